extension AdviceRule {
  // MARK: Get there

  /// The days in which the rule for a fixed hour looks.
  private static let month = 28
  /// How many times faster than now a person may be asked to go.
  private static let mostHaste = 2.0
  /// The days' worth behind a plan that make its number too big, where even a usual day is below the number: after a week that is whoever
  /// says 57 % of it, after two weeks 77 %. Less is caught up in a day or two.
  private static let daysBehind = 3
  /// The days' worth behind a plan where usual days are as planned and others are missing: a journey of four days is no reason for another
  /// plan, nor is a missed day one for blame.
  private static let missedDays = 5
  /// The days' worth of practice for which nobody needs a plan.
  private static let daysWithoutPlan = 3.0

  static let progress = way + takes + rhythm

  /// What is left until the target, and the plan for it.
  private static let way = [
    AdviceRule("no-recording", .progress, "you hear your own voice before a take, and the take is compared with it", silencing: effort) {
      adviceInput in
      guard adviceInput.affirmation.recording == nil, !adviceInput.forecast.isReached else { return nil }
      return ("there is no recording of it, so you can't practise it", .record(adviceInput.number))
    },
    AdviceRule("reached", .progress, "archiving puts it away and deletes nothing; you can take it up again", silencing: effort) {
      adviceInput in
      guard adviceInput.forecast.isReached else { return nil }
      let (count, target) = (adviceInput.forecast.count, adviceInput.forecast.target), last = adviceInput.ratings.suffix(2)
      // Nobody is congratulated on a sentence that they do not believe, unless they believe it more than before.
      let doubt = last.last.flatMap { $0.value > Belief.little || last.count > 1 && $0.value > last[last.startIndex].value ? nil : $0 }
      let praise = count == target ? ", as you set out to" : ". You set out to reach \(target), and you did"
      return (
        "you have said it \(times(count))" + (doubt.map { ". You rated it \($0.value) of 10; another sentence may feel truer" } ?? praise),
        .archive(adviceInput.number)
      )
    },
    AdviceRule("almost", .progress, "the last ones won't take long") { adviceInput in
      // Nobody is sent to practise who has just planned a rest, or whose takes don't count.
      guard adviceInput.isAlmostThere, !adviceInput.isHeld, adviceInput.forecast.today <= mostInADay,
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
        "\(found); \(adviceInput.lately(pace)); \(adviceInput.outlook(arrival, at: pace))",
        .plan(adviceInput.number, adviceInput.dated(arrival, at: pace))
      )
    },
    AdviceRule("late", .progress, "a plan you can't keep soon stops being a plan") { adviceInput in
      guard let until = adviceInput.forecast.plan.until, let pace = adviceInput.forecast.pace, pace > 0,
        let needed = adviceInput.forecast.neededPerDay, Double(needed) > pace * 1.1, !adviceInput.isAlmostThere, !adviceInput.hasBreak,
        !adviceInput.isHeld, adviceInput.judged >= Advice.enoughTakes, adviceInput.spokenDays.count >= Forecast.daysToForetell,
        let arrival = adviceInput.forecast.arrival(at: pace), arrival > until
      else { return nil }
      guard adviceInput.today.distance(to: arrival) <= furthest else {
        return (
          "\(adviceInput.lately(pace)); at that pace you won't finish by \(until). Without a date you go on at your own pace",
          .plan(adviceInput.number, "--until none")
        )
      }
      // A plan that would do, and was just made, is tried first; a number that was raised and is not kept is not raised again.
      let plan = adviceInput.forecast.plan, isNew = plan.since.map { $0.distance(to: adviceInput.today) < longSilence } ?? false
      if isNew, let perDay = plan.perDay, perDay >= needed { return nil }
      let isKept = plan.perDay.map { pace >= 0.9 * Double($0) } ?? true
      guard needed <= mostToPlan, Double(needed) <= mostHaste * pace, isKept else {
        return (
          "\(adviceInput.lately(pace)); \(adviceInput.outlook(arrival, at: pace)), not on \(until)",
          .plan(adviceInput.number, adviceInput.dated(arrival, at: pace))
        )
      }
      if let perDay = plan.perDay, perDay >= needed { return nil }
      return (
        "\(adviceInput.lately(pace)); at that pace you won't finish by \(until), and \(needed) a day would do",
        .plan(adviceInput.number, "--per-day \(needed)")
      )
    },
    AdviceRule("behind", .progress, "a plan you keep is worth more than a big one") { adviceInput in
      guard let ahead = adviceInput.forecast.daysAhead, let perDay = adviceInput.forecast.plan.perDay,
        -ahead >= (adviceInput.usualDay < perDay ? daysBehind : missedDays), let pace = adviceInput.forecast.slowerPace,
        !adviceInput.isAlmostThere, !adviceInput.hasBreak, !adviceInput.isHeld
      else { return nil }
      let kept = max(1, Int(pace))
      guard kept < perDay else { return nil }
      let found = "\(adviceInput.lately(pace)), which leaves you \(-ahead) days behind"
      // With fewer a day the plan's own date could not be kept, and that would be advised next.
      if let until = adviceInput.forecast.plan.until, let arrival = adviceInput.forecast.arrival(at: pace), arrival > until {
        return (
          "\(found); \(adviceInput.outlook(arrival, at: pace)), not on \(until)",
          .plan(adviceInput.number, adviceInput.dated(arrival, at: pace))
        )
      }
      return (found + offer(kept, at: pace), .plan(adviceInput.number, "--per-day \(kept)"))
    },
    AdviceRule("no-plan", .progress, "deciding how many, and when, makes it more likely to happen (Sheeran 2024)") { adviceInput in
      let plan = adviceInput.forecast.plan
      guard plan.perDay == nil, plan.until == nil, adviceInput.forecast.count >= 50, !adviceInput.forecast.isReached,
        !adviceInput.isAlmostThere, !adviceInput.isHeld, adviceInput.spokenDays.count >= Forecast.daysToForetell,
        let pace = adviceInput.forecast.pace, pace >= slowest, !adviceInput.hasStopped, !adviceInput.hasBreak,
        Double(adviceInput.forecast.remaining) > daysWithoutPlan * pace
      else { return nil }
      let said = "you said \(adviceInput.forecast.count) without a plan", free = adviceInput.freeDays
      if !free.isEmpty {
        let perDay = min(adviceInput.usualDay, mostToPlan)
        return (
          "\(said), and \(days(without: free, in: plan)); \(perDay) on each of your days would be a plan",
          .plan(adviceInput.number, "--per-day \(perDay) --skip \(skipping(free, besides: plan))")
        )
      }
      // One long day is no pace.
      let perDay = max(1, min(Int(pace.rounded()), adviceInput.usualDay, mostToPlan))
      return ("\(said), lately \(daily(pace)) a day" + offer(perDay, at: pace), .plan(adviceInput.number, "--per-day \(perDay)"))
    },
  ]

  /// The hours and the days that suit the person.
  private static let rhythm = [
    AdviceRule("hour", .progress, "a habit with a fixed hour needs no decision") { adviceInput in
      let since = adviceInput.today.advanced(by: 1 - month)
      let spoken = adviceInput.recent.filter { $0.kind == .spoken && $0.day(dayEnds: 0) >= since }
      let hours = Dictionary(grouping: spoken, by: \.hour)
      guard spoken.count >= 30, let (hour, best) = hours.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }), hour >= 5,
        2 * best.count >= spoken.count, Set(best.map { $0.day(dayEnds: 0) }).count >= 7, !adviceInput.isAlmostThere,
        !adviceInput.hasStopped, !adviceInput.isReminded(atHour: hour)
      else { return nil }
      return (
        "you said \(share(best.count, of: spoken.count)) between \(hour):00 and \(hour + 1):00", .remind(adviceInput.reminders, and: hour)
      )
    },
    AdviceRule("weekday", .progress, "a day that never suits you may as well be free") { adviceInput in
      let plan = adviceInput.forecast.plan, free = adviceInput.freeDays
      guard plan.perDay != nil, !adviceInput.forecast.isReached, !adviceInput.isAlmostThere, !free.isEmpty else { return nil }
      let days = adviceInput.spokenDays.count { $0 >= adviceInput.today.advanced(by: -AdviceInput.sixWeeks) }
      return (
        "you practised on \(days) days of the last six weeks, and \(Self.days(without: free, in: plan))",
        .plan(adviceInput.number, "--skip \(skipping(free, besides: plan))")
      )
    },
  ]

  /// The longest time for which a date is offered, in days; a pace that would take longer is none to plan with.
  private static let furthest = 365
  /// The slowest pace for which a plan is offered, in repetitions a day: a plan of one a day would be more than a third faster than less.
  private static let slowest = 0.75

  /// On which days of the week something is said, in words: those on which nothing is, or the others, whichever are fewer.
  private static func days(without free: Set<Weekday>, in plan: Plan) -> String {
    let others = Set(Weekday.allCases).subtracting(free.union(plan.skipped))
    return others.count < free.count ? "only on \(names(others))" : "never on \(names(free))"
  }

  /// Days of the week in words: "a Saturday or a Sunday".
  private static func names(_ days: Set<Weekday>) -> String {
    let all = days.sorted().map { "a \($0.name)" }
    return all.count < 2 ? all.joined() : all.dropLast().joined(separator: ", ") + " or " + all[all.count - 1]
  }

  /// The option's value that leaves out days besides those that a plan leaves out.
  private static func skipping(_ days: Set<Weekday>, besides plan: Plan) -> String {
    plan.skipped.union(days).sorted().map(\.short).joined(separator: ",")
  }
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

  /// The pace beside the plan's number a day, in words: "you planned 20 a day, and lately you said 11 a day".
  fileprivate func lately(_ pace: Double) -> String {
    (forecast.plan.perDay.map { "you planned \($0) a day, and " } ?? "") + "lately you said \(AdviceRule.daily(pace)) a day"
  }

  /// The day on which the target is reached at the pace, in words: "at that pace you finish on 14 February 2027". Where the plan has a
  /// number, the day is that of the whole number below the pace, which is told.
  fileprivate func outlook(_ arrival: Day, at pace: Double) -> String {
    let kept = forecast.plan.perDay.map { _ in "\(max(1, Int(pace)))" } ?? AdviceRule.daily(pace)
    return "at \(kept == AdviceRule.daily(pace) ? "that pace" : "\(kept) a day") you finish on \(date(arrival, at: pace))"
  }

  /// The date that goes with a whole number a day, which takes longer than the pace, where the plan has a number.
  fileprivate func date(_ arrival: Day, at pace: Double) -> Day {
    forecast.plan.perDay == nil ? arrival : forecast.arrival(at: Double(max(1, Int(pace)))) ?? arrival
  }
}
