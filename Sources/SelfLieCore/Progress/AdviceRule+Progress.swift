extension AdviceRule {
  // MARK: Get there

  /// The days in which the rule for a fixed hour looks.
  private static let month = 28
  /// How many times faster than now a person may be asked to go.
  private static let mostHaste = 2.0
  /// The days' worth of practice for which nobody needs a plan.
  private static let daysWithoutPlan = 3.0

  private static func times(_ count: Int) -> String { count == 1000 ? "a thousand times" : counted(count, "time") }

  static let progress = [
    AdviceRule("no-recording", .progress, "you hear your own voice before a take, and the take is compared with it", silencing: effort) {
      adviceInput in
      guard adviceInput.affirmation.recording == nil, !adviceInput.forecast.isReached else { return nil }
      return ("there is no recording of it, so that you can't practise it", .record(adviceInput.number))
    },
    AdviceRule("reached", .progress, "it's yours now; another can take its place", silencing: effort) { adviceInput in
      guard adviceInput.forecast.isReached, !adviceInput.affirmation.isArchived else { return nil }
      return (
        "you have said it \(times(adviceInput.forecast.count)). You set out to reach \(adviceInput.forecast.target), and you did",
        .archive(adviceInput.number)
      )
    },
    AdviceRule("almost", .progress, "the last ones won't take long") { adviceInput in
      guard adviceInput.isAlmostThere, adviceInput.forecast.today <= mostInADay else { return nil }
      return (
        "only \(adviceInput.forecast.remaining) of \(adviceInput.forecast.target) \(adviceInput.forecast.remaining == 1 ? "is" : "are") left",
        .practice(adviceInput.number, "--repetitions \(adviceInput.forecast.remaining)")
      )
    },
    AdviceRule("overdue", .progress, "a date that you can keep is worth more than one that has passed") { adviceInput in
      guard let until = adviceInput.forecast.plan.until, until < adviceInput.today, !adviceInput.isAlmostThere,
        let pace = adviceInput.forecast.pace, !adviceInput.forecast.isReached, let arrival = adviceInput.forecast.arrival(at: pace)
      else { return nil }
      return (
        "your plan's date, \(until), has passed, and \(areLeft(adviceInput.forecast.remaining)); "
          + "at \(rate(pace)) a day you reach the target by \(arrival)",
        .plan(adviceInput.number, "--until \(arrival.digits)")
      )
    },
    AdviceRule("late", .progress, "a plan you can't keep soon stops being a plan") { adviceInput in
      guard let until = adviceInput.forecast.plan.until, let pace = adviceInput.forecast.pace, pace > 0,
        let needed = adviceInput.forecast.neededPerDay, Double(needed) > pace * 1.1, !adviceInput.isAlmostThere,
        let arrival = adviceInput.forecast.arrival(at: pace), arrival > until
      else { return nil }
      guard needed <= mostToPlan, Double(needed) <= mostHaste * pace else {
        return (
          "at \(rate(pace)) a day you reach the target by \(arrival), and not by \(until)",
          .plan(adviceInput.number, "--until \(arrival.digits)")
        )
      }
      if let perDay = adviceInput.forecast.plan.perDay, perDay >= needed { return nil }
      return (
        "at \(rate(pace)) a day you won't reach the target by \(until); \(needed) a day would do",
        .plan(adviceInput.number, "--per-day \(needed)")
      )
    },
    AdviceRule("behind", .progress, "a plan you keep is worth more than a big one") { adviceInput in
      guard let ahead = adviceInput.forecast.daysAhead, ahead <= -5, let perDay = adviceInput.forecast.plan.perDay,
        let pace = adviceInput.forecast.pace,
        !adviceInput.isAlmostThere
      else { return nil }
      let kept = max(1, Int(pace))
      guard pace > 0, kept < perDay else { return nil }
      let found = "you planned \(perDay) a day and said \(rate(pace)) lately, which leaves you \(-ahead) days behind"
      // With fewer a day the plan's own date could not be kept, and that would be advised next.
      if let until = adviceInput.forecast.plan.until, let arrival = adviceInput.forecast.arrival(at: pace), arrival > until {
        return (
          "\(found); so you reach the target by \(arrival), and not by \(until)", .plan(adviceInput.number, "--until \(arrival.digits)")
        )
      }
      return (found + offer(kept, at: pace), .plan(adviceInput.number, "--per-day \(kept)"))
    },
    AdviceRule("no-plan", .progress, "deciding how many, and when, makes it more likely to happen (Sheeran 2024)") { adviceInput in
      let plan = adviceInput.forecast.plan
      guard plan.perDay == nil, plan.until == nil, adviceInput.forecast.count >= 50, !adviceInput.forecast.isReached,
        !adviceInput.isAlmostThere, let pace = adviceInput.forecast.pace, let last = adviceInput.spokenDays.last,
        last.distance(to: adviceInput.today) < 7, Double(adviceInput.forecast.remaining) > daysWithoutPlan * pace
      else { return nil }
      let perDay = max(5, Int(min(pace.rounded(), Double(mostToPlan))))
      return (
        "you said \(adviceInput.forecast.count) without a plan, lately \(rate(pace)) a day" + offer(perDay, at: pace),
        .plan(adviceInput.number, "--per-day \(perDay)")
      )
    },
    AdviceRule("hour", .progress, "a habit with a fixed hour needs no decision") { adviceInput in
      let since = adviceInput.today.advanced(by: 1 - month)
      let spoken = adviceInput.recent.filter { $0.kind == .spoken && $0.day(dayEnds: 0) >= since }
      let hours = Dictionary(grouping: spoken, by: \.hour)
      guard spoken.count >= 30, let (hour, best) = hours.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }), hour >= 5,
        2 * best.count >= spoken.count, Set(best.map { $0.day(dayEnds: 0) }).count >= 7, !adviceInput.isAlmostThere,
        !adviceInput.isReminded(atHour: hour)
      else { return nil }
      return (
        "you said \(share(best.count, of: spoken.count)) between \(hour):00 and \(hour + 1):00", .remind(adviceInput.reminders, and: hour)
      )
    },
    AdviceRule("claimed", .progress, "claimed takes don't count; a gentler check may be the fair one") { adviceInput in
      let tally = adviceInput.tally(lastDays: 14)
      guard adviceInput.needsGentlerCheck else { return nil }
      return (
        "in two weeks you claimed \(tally.claimed) takes and \(tally.spoken) counted",
        AdviceCommand(
          verb: .edit, number: adviceInput.number,
          options: "--strictness \(adviceInput.affirmation.strictness == .strict ? "normal" : "gentle")")
      )
    },
    AdviceRule("listened", .progress, "we remember what we say aloud better than what we hear (Forrin and MacLeod 2018)") {
      adviceInput in
      let tally = adviceInput.tally(lastDays: 14)
      guard tally.listened >= 10, tally.listened > tally.spoken else { return nil }
      return ("in two weeks you listened to \(tally.listened) and said \(tally.spoken)", .practice(adviceInput.number))
    },
    AdviceRule("weekday", .progress, "a day that never suits you may as well be free") { adviceInput in
      // Six weeks, with at least four practised days in each on average; a day that the plan leaves out is free already.
      let span = adviceInput.today.advanced(by: -42)..<adviceInput.today, days = adviceInput.spokenDays.filter(span.contains)
      guard adviceInput.forecast.plan.perDay != nil, !adviceInput.forecast.isReached, !adviceInput.isAlmostThere, days.count >= 24 else {
        return nil
      }
      let silent = Weekday.allCases.filter { day in !days.contains { $0.weekday == day } && !adviceInput.forecast.plan.skipped.contains(day)
      }
      guard silent.count == 1, let day = silent.first else { return nil }
      let skipped = (adviceInput.forecast.plan.skipped.union([day])).sorted().map(\.short).joined(separator: ",")
      return (
        "you practised on \(days.count) days of the last six weeks, and never on a \(day.name)",
        .plan(adviceInput.number, "--skip \(skipped)")
      )
    },
  ]
}
