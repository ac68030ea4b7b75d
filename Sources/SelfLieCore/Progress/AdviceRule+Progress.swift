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
      return ("there is no recording of it, so you can't practise it", .record(adviceInput.number))
    },
    AdviceRule("reached", .progress, "it's yours now; put away, it stays in the ledger", silencing: effort) { adviceInput in
      guard adviceInput.forecast.isReached, !adviceInput.affirmation.isArchived else { return nil }
      // Nobody is congratulated on a sentence that they do not believe.
      let doubt = adviceInput.ratings.last.flatMap { $0.value <= Belief.little ? $0.value : nil }
      return (
        "you have said it \(times(adviceInput.forecast.count)). "
          + (doubt.map { "It feels true to \($0) of 10; another sentence may feel truer" }
            ?? "You set out to reach \(adviceInput.forecast.target), and you did"),
        .archive(adviceInput.number)
      )
    },
    AdviceRule("almost", .progress, "the last ones won't take long") { adviceInput in
      // Nobody is sent to practise who has just planned a rest.
      guard adviceInput.isAlmostThere, adviceInput.forecast.today <= mostInADay,
        !adviceInput.forecast.plan.pauses.contains(where: { $0.contains(adviceInput.today.advanced(by: 1)) })
      else { return nil }
      return (
        "only \(adviceInput.forecast.remaining) of \(adviceInput.forecast.target) \(adviceInput.forecast.remaining == 1 ? "is" : "are") left",
        .practice(adviceInput.number, "--repetitions \(adviceInput.forecast.remaining)")
      )
    },
    AdviceRule("overdue", .progress, "a date that you can keep is worth more than one that has passed") { adviceInput in
      guard let until = adviceInput.forecast.plan.until, until < adviceInput.today, !adviceInput.isAlmostThere,
        let pace = adviceInput.forecast.pace, !adviceInput.forecast.isReached
      else { return nil }
      let found = "your plan's date, \(until), has passed, and \(areLeft(adviceInput.forecast.remaining))"
      // Nobody foretells from a break.
      guard !adviceInput.hasBreak, let arrival = adviceInput.forecast.arrival(at: pace) else {
        return ("\(found); after a break you can begin again without a date", .plan(adviceInput.number, "--until none"))
      }
      return (
        "\(found); at \(rate(pace)) a day you reach the target by \(adviceInput.date(arrival, at: pace))",
        .plan(adviceInput.number, adviceInput.dated(arrival, at: pace))
      )
    },
    AdviceRule("late", .progress, "a plan you can't keep soon stops being a plan") { adviceInput in
      guard let until = adviceInput.forecast.plan.until, let pace = adviceInput.forecast.pace, pace > 0,
        let needed = adviceInput.forecast.neededPerDay, Double(needed) > pace * 1.1, !adviceInput.isAlmostThere, !adviceInput.hasBreak,
        !adviceInput.isHeld, let arrival = adviceInput.forecast.arrival(at: pace), arrival > until
      else { return nil }
      guard needed <= mostToPlan, Double(needed) <= mostHaste * pace else {
        return (
          "at \(rate(pace)) a day you reach the target on \(adviceInput.date(arrival, at: pace)), not on \(until)",
          .plan(adviceInput.number, adviceInput.dated(arrival, at: pace))
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
        !adviceInput.isAlmostThere, !adviceInput.hasBreak, !adviceInput.isHeld
      else { return nil }
      let kept = max(1, Int(pace))
      guard pace > 0, kept < perDay else { return nil }
      let found = "you planned \(perDay) a day, and lately you said \(rate(pace)); that leaves you \(-ahead) days behind"
      // With fewer a day the plan's own date could not be kept, and that would be advised next.
      if let until = adviceInput.forecast.plan.until, let arrival = adviceInput.forecast.arrival(at: pace), arrival > until {
        return (
          "\(found), and brings you to the target on \(adviceInput.date(arrival, at: pace)), not on \(until)",
          .plan(adviceInput.number, adviceInput.dated(arrival, at: pace))
        )
      }
      return (found + offer(kept, at: pace), .plan(adviceInput.number, "--per-day \(kept)"))
    },
    AdviceRule("no-plan", .progress, "deciding how many, and when, makes it more likely to happen (Sheeran 2024)") { adviceInput in
      let plan = adviceInput.forecast.plan
      guard plan.perDay == nil, plan.until == nil, adviceInput.forecast.count >= 50, !adviceInput.forecast.isReached,
        !adviceInput.isAlmostThere, let pace = adviceInput.forecast.pace, let last = adviceInput.spokenDays.last,
        last.distance(to: adviceInput.today) < 7, !adviceInput.hasBreak, Double(adviceInput.forecast.remaining) > daysWithoutPlan * pace
      else { return nil }
      let perDay = max(1, Int(min(pace.rounded(), Double(mostToPlan))))
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
      let word = adviceInput.weakestWord.map { ", most of them for '\($0.word)'" } ?? ""
      return (
        "in two weeks \(counted(tally.spoken, "take")) counted, and you claimed \(tally.claimed) more\(word)",
        AdviceCommand(
          verb: .edit, number: adviceInput.number,
          options: "--strictness \(adviceInput.affirmation.strictness == .strict ? "normal" : "gentle")")
      )
    },
    AdviceRule("listened", .progress, "we remember what we say aloud better than what we hear (Forrin and MacLeod 2018)") {
      adviceInput in
      let tally = adviceInput.tally(lastDays: 14)
      guard tally.listened >= 10, tally.listened > tally.spoken else { return nil }
      return (
        "in two weeks you listened to it \(counted(tally.listened, "time")) and said it \(tally.spoken == 0 ? "never" : counted(tally.spoken, "time"))",
        .practice(adviceInput.number)
      )
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

extension AdviceInput {
  /// Whether something else than the plan holds the person back: takes that were not counted, or a recording that was only listened to.
  var isHeld: Bool {
    let tally = tally(lastDays: 14)
    return isMostlyRejected || needsGentlerCheck || tally.listened >= 10 && tally.listened > tally.spoken
  }

  /// The options of a plan with another date, and with the number a day that goes with it where the plan has one.
  fileprivate func dated(_ arrival: Day, at pace: Double) -> String {
    let kept = max(1, Int(pace)), other = forecast.plan.perDay.map { $0 == kept ? nil : "--per-day \(kept)" } ?? nil
    return [other, "--until \(date(arrival, at: pace).digits)"].compactMap(\.self).joined(separator: " ")
  }

  /// The date that goes with a whole number a day, which takes longer than the pace, where the plan has a number.
  fileprivate func date(_ arrival: Day, at pace: Double) -> Day {
    forecast.plan.perDay == nil ? arrival : forecast.arrival(at: Double(max(1, Int(pace)))) ?? arrival
  }
}
