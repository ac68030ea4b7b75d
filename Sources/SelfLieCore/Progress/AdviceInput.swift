import FoundationEssentials

/// The facts about one affirmation from which advice follows.
public struct AdviceInput: Sendable {
  /// The affirmation that the advice is for.
  public let affirmation: Affirmation
  /// The affirmation's forecast, seen from today.
  public let forecast: Forecast
  /// The affirmation's tally by day, in local time where each take was judged.
  public let days: [Day: Tally]
  /// The newest lines of the ledger up to today, newest first, at most `recentLines`; none that was taken back.
  public let recent: [Repetition]
  /// How true the affirmation felt, oldest rating first.
  public let ratings: [Belief]
  /// What the rules for sentences hold against the text, in words, if it may do harm to say it; nil if nothing.
  public let fault: String?
  /// The rule for sentences that the text breaks so that `check` does not accept it, in words; nil if it is accepted.
  public let breach: String?
  /// The spoken repetitions of the last two weeks, by the number of each affirmation that has any.
  public let active: [Int: Int]
  /// The numbers of the affirmations that it may do harm to say.
  public let faulty: Set<Int>
  /// The numbers of the affirmations that are not put away for having been said less often: they are new, or nearly done.
  public let spared: Set<Int>
  /// The times of day at which the person is reminded.
  public let reminders: [TimeOfDay]
  /// Before every how many takes the person hears the recording.
  public let hear: Int
  /// The most words of a sentence that people hold word for word.
  public let mostWords: Int
  /// The objection against the owner's recording, judged as a take, in units of the decoder's score; nil if it was not judged.
  public let recordingObjection: Double?

  /// The repetitions in two weeks below which an affirmation was only tried.
  public static let fewestToPractise = 5
  /// The most ledger lines that advice looks at.
  public static let recentLines = 500

  /// Creates the input for the advice about one affirmation, from its ledger up to today.
  ///
  /// A clock that was wrong may have dated lines after today. They are left out: nobody can tell when they were said.
  public init(
    affirmation: Affirmation, on today: Day, days: [Day: Tally], recent: [Repetition], ratings: [Belief] = [], fault: String? = nil,
    breach: String? = nil, active: [Int: Int] = [:], faulty: Set<Int> = [], spared: Set<Int> = [], reminders: [TimeOfDay] = [],
    hear: Int = 1, mostWords: Int = .max, recordingObjection: Double? = nil
  ) {
    let statistics = LedgerStatistics(days: days.filter { $0.key <= today })
    self.affirmation = affirmation
    forecast = Progress(tally: statistics.total, spoken: statistics.spoken).forecast(of: affirmation, on: today)
    self.days = statistics.days
    self.recent = recent
    self.ratings = ratings
    self.fault = fault
    self.breach = breach
    self.active = active
    self.faulty = faulty
    self.spared = spared
    self.reminders = reminders
    self.hear = hear
    self.mostWords = mostWords
    self.recordingObjection = recordingObjection
  }

  var number: Int { affirmation.number }

  var today: Day { forecast.day }

  /// The newest judged takes, newest first, at most `limit`.
  func takes(_ limit: Int) -> ArraySlice<Repetition> { recent.filter { $0.kind != .listened }.prefix(limit) }

  /// The tally of the last `count` days, today included.
  func tally(lastDays count: Int) -> Tally {
    days.filter { today.advanced(by: 1 - count)...today ~= $0.key }.values.reduce(into: Tally()) { $0.add($1) }
  }

  /// The days with a spoken repetition, in order.
  var spokenDays: [Day] { days.filter { $0.value.spoken > 0 }.keys.sorted() }

  /// The judged takes of all days.
  public var judged: Int { total.takes }

  private var total: Tally { days.values.reduce(into: Tally()) { $0.add($1) } }
}

extension AdviceInput {
  /// Whether so few repetitions are left that nothing needs to be planned for them.
  var isAlmostThere: Bool { !forecast.isReached && forecast.percent >= 95 && forecast.remaining <= 100 }

  /// Whether the sentence was last rated low, or feels less and less true: nobody is asked to go on with it as it is. What was rated hundreds
  /// of repetitions ago is asked about again, and at the target nothing is left to doubt.
  var isDoubted: Bool { isRatedLow || fall != nil || isAskedAgain }

  /// Whether the last rating is low and old: the person is asked again, and what follows depends on their answer. At the target only a rating
  /// from before the first repetition is asked about.
  var isAskedAgain: Bool {
    guard let last = ratings.last, last.value <= Belief.little, isRatingOld else { return false }
    return !forecast.isReached || last.count == 0
  }

  /// Whether the last rating is low, and not much higher than the one before.
  var isRatedLow: Bool {
    guard let last = ratings.last, last.value <= Belief.little, !isRatingOld, !forecast.isReached else { return false }
    return ratings.dropLast().last.map { $0.value + 1 >= last.value } ?? true
  }

  /// The last ratings of a sentence that feels less and less true, the last of them no high one; nil for another sentence.
  var fall: ArraySlice<Belief>? {
    guard !isRatingOld, !forecast.isReached, let fall = Belief.fall(of: ratings), let last = fall.last, last.value <= Belief.half else {
      return nil
    }
    return fall
  }

  /// Whether so many repetitions were said since the last rating that it says little of today.
  var isRatingOld: Bool {
    // Before the first repetition nobody knows how it will feel.
    ratings.last.map { forecast.count - $0.count >= ($0.count == 0 ? Belief.interval : 3 * Belief.interval) } ?? false
  }

  /// The days since the person last tried it, in whatever way, or since a pause behind that ended; nil if they never did.
  var idleDays: Int? { (endedPause ?? lastTry).map { $0.distance(to: today) } }

  private var lastTry: Day? { days.filter { $0.value.total > 0 }.keys.max() }

  /// The last day of a pause that was planned and has ended since the person last tried it; nil if there was none.
  var endedPause: Day? {
    lastTry.flatMap { last in forecast.plan.pauses.map(\.upperBound).filter { last < $0 && $0 < today }.max() }
  }

  /// Whether it is the affirmation to put away.
  var isSpare: Bool { number == Self.spare(of: active, faulty: faulty, sparing: spared) }

  /// The repetitions of a usual day of the last two weeks on which any were said: the median, at least 1.
  var usualDay: Int {
    let counts = days.filter { today.advanced(by: 1 - Progress.paceDays)...today ~= $0.key && $0.value.spoken > 0 }.values.map(\.spoken)
      .sorted()
    return counts.isEmpty ? 1 : counts[counts.count / 2]
  }

  /// The days of the week on which nothing was said in six weeks and that the plan does not leave out, of somebody who practised on each of the
  /// others in four of these weeks; empty for others.
  var freeDays: Set<Weekday> {
    let span = today.advanced(by: -Self.sixWeeks)..<today
    let days = Dictionary(grouping: spokenDays.filter(span.contains), by: \.weekday)
    guard !days.isEmpty, days.values.allSatisfy({ $0.count >= 4 }) else { return [] }
    return Set(Weekday.allCases.filter { days[$0] == nil && !forecast.plan.skipped.contains($0) })
  }

  static let sixWeeks = 42

  /// Whether nothing was said for so long that what was usual before is no habit now.
  var hasStopped: Bool { spokenDays.last.map { $0.distance(to: today) >= AdviceRule.longSilence } ?? true }

  /// The words of the sentence as they are spoken.
  private var spokenWords: [String] { (try? Wording(affirmation.text))?.words ?? [] }
  var wordCount: Int { spokenWords.count }
  /// Whether the sentence has more words than people hold word for word.
  var isLong: Bool { wordCount > mostWords }

  /// Whether a pace over the last two weeks would be the average of a break: they have five days in a row or more in which nothing was said
  /// and that the plan did not leave out, of somebody who practised on most days before.
  var hasBreak: Bool {
    var silent = 0, first: Day?
    for (place, day) in (0..<Self.longestBreak).map({ ($0, today.advanced(by: -$0)) }) {
      if days[day, default: Tally()].spoken > 0 {
        // A break that was over two weeks ago is in no pace.
        if first != nil || place >= Progress.paceDays { break }
        silent = 0
      } else if !forecast.plan.leavesOut(day), day < today {
        silent += 1
      }
      if silent >= Self.shortestBreak { first = day }
    }
    guard let first else { return false }
    return (1...Progress.paceDays).count { days[first.advanced(by: -$0), default: Tally()].spoken > 0 } >= Progress.paceDays / 2
  }

  /// Days in a row without a repetition that make a break.
  private static let shortestBreak = 5
  /// Days after which somebody begins anew rather than comes back.
  private static let longestBreak = 60

  /// Whether the person has planned nothing for these days.
  public var isPaused: Bool { forecast.plan.pauses.contains { $0.contains(today) } }

  /// Whether a reminder comes in an hour, or near it: at 7:45 for eight.
  func isReminded(atHour hour: Int) -> Bool { reminders.contains { abs(60 * $0.hour + $0.minute - 60 * hour - 30) <= 60 } }

  /// The next day on which the voice can rest; nil if it has rested since a day, as on a day of few, or will by the plan.
  func dayOfRest(after day: Day) -> Day? {
    let rest = forecast.today > 0 ? today.advanced(by: 1) : today
    let hasRested = (day.advanced(by: 1)..<max(rest, day.advanced(by: 1))).contains {
      days[$0, default: Tally()].spoken <= AdviceRule.mostToPlan
    }
    return hasRested || forecast.plan.leavesOut(rest) ? nil : rest
  }

  /// The affirmation to put away when more are practised than a person can keep in mind: one that may do harm, else the one practised least.
  public static func spare(of active: [Int: Int], faulty: Set<Int> = [], sparing spared: Set<Int> = []) -> Int? {
    guard active.count > AdviceRule.mostAtOnce else { return nil }
    let harmful = active.filter { faulty.contains($0.key) }, others = active.filter { !spared.contains($0.key) }
    return (harmful.isEmpty ? others.isEmpty ? active : others : harmful).min { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Whether more takes were claimed than counted, at a strictness above the gentlest.
  var needsGentlerCheck: Bool {
    let tally = tally(lastDays: 14)
    return tally.claimed >= 10 && tally.claimed > tally.spoken && affirmation.strictness != .gentle
  }

  /// The word that is behind half of the last twenty rejections, with its number of them; nil if none is.
  var weakestWord: (word: String, count: Int, rejected: Int)? {
    // Whoever is seldom rejected is so by a word too, but what was missed a month ago may be learned by now.
    let since = today.advanced(by: 1 - Self.month)
    let takes = takes(Self.recentLines), rejected = takes.filter { $0.kind != .spoken && $0.day(dayEnds: 0) >= since }.prefix(20)
    guard takes.count >= Advice.enoughTakes && rejected.count >= Self.enoughRejections || rejected.count >= Self.fewTakes,
      takes.prefix(Self.solved).contains(where: { $0.kind != .spoken })
    else { return nil }
    var failed: [String: Int] = [:]
    // What was missed before the text was changed is no word of it.
    let text = Set(spokenWords), length = text.count
    for take in rejected {
      let missing = Set(take.evidence?.missing ?? [])
      // Where most words are missing, something else was said.
      guard missing.count == 1 || 2 * missing.count <= length else { continue }
      for word in missing where text.contains(word) { failed[word, default: 0] += 1 }
    }
    guard let (word, count) = failed.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), 2 * count >= rejected.count else { return nil }
    return (word == "i" ? "I" : word, count, rejected.count)
  }

  private static let month = 28
  /// So many takes in a row that counted have solved what there was.
  private static let solved = 30
  /// Whether so few of the last takes counted that their number says nothing of the person's pace.
  var isMostlyRejected: Bool {
    let takes = takes(50), counted = takes.count { $0.kind == .spoken }
    return takes.count >= Advice.enoughTakes && 5 * counted < 3 * takes.count || takes.count >= Self.fewTakes && counted == 0
  }

  /// So many takes in a row that were not counted are no accident.
  private static let fewTakes = 10
  /// Fewer rejections are no pattern.
  private static let enoughRejections = 6
}

extension Repetition {
  /// The local hour where the person was, from 0 to 23.
  var hour: Int { TimeOfDay(of: started, offset: offset).hour }
}
