/// One suggestion from the ledger: the finding, its reason, and the command that acts on it.
public struct Advice: Equatable, Sendable {
  /// The order of advice: the person's wellbeing first.
  public enum Priority: Int, Comparable, CaseIterable, Sendable {
    /// Advice for the person's wellbeing.
    case care
    /// Advice that helps to reach the target.
    case progress
    /// Advice that makes practice smoother.
    case polish

    /// The published name of the priority.
    public var name: String { String(describing: self) }

    public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
  }

  /// The rule that made the advice.
  public let rule: AdviceRule
  /// The number of the affirmation that the advice is about.
  public let affirmation: Int
  /// The finding, with the figures from which it follows.
  public let finding: String
  let act: AdviceCommand

  /// The command that acts on the advice.
  public var command: String { act.text }

  /// The judged takes below which the ledger says too little for advice.
  public static let enoughTakes = 20

  /// All advice for some affirmations, in the order of the rules. It speaks with one voice: of two commands that do the same, or of which one
  /// undoes what the other is for, the more important one is named.
  public static func all(from adviceInputs: some Sequence<AdviceInput>) -> [Advice] {
    let adviceInputs = Array(adviceInputs)
    var all: [Advice] = []
    for rule in AdviceRule.all {
      for adviceInput in adviceInputs {
        guard let (finding, act) = rule.find(adviceInput) else { continue }
        let advice = Advice(rule: rule, affirmation: adviceInput.number, finding: finding, act: act)
        if !all.contains(where: { $0.silences(advice) }) { all.append(advice) }
      }
    }
    return all
  }

  /// Whether other advice, which comes later, would contradict this.
  private func silences(_ other: Advice) -> Bool {
    if act.subject == other.act.subject { return true }
    return other.rule.priority != .care && rule.silenced.contains(other.act.verb) && (act.number ?? affirmation) == other.affirmation
  }
}

/// A command that advice names.
struct AdviceCommand: Equatable {
  enum Verb: CaseIterable { case coach, practice, plan, archive, remind, record, edit, doctor }

  /// What a command changes or looks at.
  struct Subject: Equatable {
    let verb: Verb
    let number: Int?
  }

  let verb: Verb
  /// The affirmation that the command is for; nil for a command that is for all.
  var number: Int?
  var options = ""

  var text: String {
    (["selflie", "\(verb)"] + [number.map(String.init), options].compactMap(\.self)).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A microphone is the same for all affirmations.
  var subject: Subject { Subject(verb: verb, number: verb == .doctor ? nil : number) }

  static func coach(_ number: Int) -> AdviceCommand { AdviceCommand(verb: .coach, number: number) }
  static func practice(_ number: Int, _ options: String = "") -> AdviceCommand {
    AdviceCommand(verb: .practice, number: number, options: options)
  }
  static func plan(_ number: Int, _ options: String) -> AdviceCommand { AdviceCommand(verb: .plan, number: number, options: options) }
  static func archive(_ number: Int) -> AdviceCommand { AdviceCommand(verb: .archive, number: number) }
  static func record(_ number: Int) -> AdviceCommand { AdviceCommand(verb: .record, number: number) }
  static func doctor(_ number: Int? = nil) -> AdviceCommand { AdviceCommand(verb: .doctor, number: number) }
  static func remind(at time: String) -> AdviceCommand { AdviceCommand(verb: .remind, options: "--at \(time)") }
}

/// A rule for advice: it looks at the facts about one affirmation, and makes a finding or none.
public struct AdviceRule: Equatable, Sendable {
  /// The published name of the rule.
  public let name: String
  /// How urgent advice by this rule is.
  public let priority: Advice.Priority
  /// Why the finding is worth telling.
  public let reason: String
  /// Looks at the facts; nil if the rule finds nothing.
  let find: @Sendable (AdviceInput) -> (finding: String, command: AdviceCommand)?
  /// The commands that make no sense for the same affirmation while this advice stands; advice for the person's wellbeing is always given.
  let silenced: Set<AdviceCommand.Verb>

  private init(
    _ name: String, _ priority: Advice.Priority, _ reason: String, silencing silenced: Set<AdviceCommand.Verb> = [],
    _ find: @escaping @Sendable (AdviceInput) -> (String, AdviceCommand)?
  ) {
    (self.name, self.priority, self.reason, self.silenced, self.find) = (name, priority, reason, silenced, find)
  }

  /// All that is done for a sentence that stays.
  private static let effort = Set(AdviceCommand.Verb.allCases).subtracting([.archive])

  public static func == (left: AdviceRule, right: AdviceRule) -> Bool { left.name == right.name }

  /// Every rule, the most important first.
  public static let all = care + progress + polish

  // MARK: Look after yourself

  /// The repetitions in a day that are too many: more than this are half an hour of speaking and more.
  static let mostInADay = 300
  /// The days without a repetition that make a long silence.
  static let longSilence = 14
  /// The affirmations at once that a person's attention can hold: about as many as working memory (Chen and Cowan 2009).
  static let mostAtOnce = 3

  private static let care = [
    AdviceRule(
      "belief-falling", .care, "saying something that feels less and less true helps nobody; another sentence may", silencing: effort
    ) { adviceInput in
      guard Belief.hasFallenTwice(adviceInput.ratings) else { return nil }
      let last = adviceInput.ratings.suffix(3).map { "\($0.value) at \($0.count)" }.joined(separator: ", ")
      return (
        "it felt less true each time you rated it: \(last). Look for another sentence, or take a break", .coach(adviceInput.number)
      )
    },
    AdviceRule(
      "belief-low", .care,
      "a sentence you don't believe may do harm (contested: Wood 2009, Flynn 2020); a smaller step is easier to believe", silencing: effort
    ) { adviceInput in
      guard let last = adviceInput.ratings.last, last.value <= Belief.little, !Belief.hasFallenTwice(adviceInput.ratings) else {
        return nil
      }
      return (
        "you rated it \(last.value) of 10 after \(counted(last.count, "repetition")). A smaller step may feel true, as in \"I am learning to\"",
        .coach(adviceInput.number)
      )
    },
    AdviceRule(
      "silence", .care, "a missed day, or many, undoes nothing (Lally 2010); a small start is enough", silencing: [.plan, .record, .edit]
    ) { adviceInput in
      guard let last = adviceInput.spokenDays.last, adviceInput.forecast.count >= Advice.enoughTakes, !adviceInput.forecast.isReached,
        !adviceInput.forecast.plan.leavesOut(adviceInput.today)
      else { return nil }
      let silent = last.distance(to: adviceInput.today)
      guard silent >= longSilence else { return nil }
      return (
        "you haven't practised for \(silent) days; all \(adviceInput.forecast.count) are still there. Five would be a start",
        .practice(adviceInput.number, "--repetitions 5")
      )
    },
    AdviceRule("too-much", .care, "a voice needs rest, and practice spread over days lasts longer", silencing: [.practice]) { adviceInput in
      let week = adviceInput.days.filter {
        adviceInput.today.advanced(by: -6)...adviceInput.today ~= $0.key && $0.value.spoken > mostInADay
      }
      guard let (day, tally) = week.max(by: { ($0.value.spoken, $1.key) < ($1.value.spoken, $0.key) }) else { return nil }
      return (
        "you said \(tally.spoken) on \(day), and more than \(mostInADay) is a lot for one day",
        .plan(adviceInput.number, "--per-day \(mostInADay / 3)")
      )
    },
    AdviceRule("night", .care, "sleep does more for a new habit than repetitions do") { adviceInput in
      let spoken = adviceInput.recent.filter { $0.kind == .spoken }.prefix(50)
      let atNight = spoken.count { $0.hour < 5 }
      guard spoken.count >= Advice.enoughTakes, 2 * atNight >= spoken.count else { return nil }
      return ("you said \(atNight) of the last \(spoken.count) between midnight and five in the morning", .remind(at: "08:00"))
    },
    AdviceRule("many", .care, "a few sentences at a time are easier to keep in mind than many", silencing: effort) { adviceInput in
      guard adviceInput.active.count > mostAtOnce, let least = adviceInput.active.min(by: { ($0.value, $1.key) < ($1.value, $0.key) })
      else {
        return nil
      }
      return (
        "you practised \(adviceInput.active.count) affirmations in the last two weeks, and number \(least.key) least often: "
          + counted(least.value, "time"),
        .archive(least.key)
      )
    },
  ]

  // MARK: Get there

  /// The days in which the rule for a fixed hour looks.
  private static let month = 28

  private static let progress = [
    AdviceRule("reached", .progress, "it's yours now; another can take its place", silencing: effort) { adviceInput in
      guard adviceInput.forecast.isReached, !adviceInput.affirmation.isArchived else { return nil }
      return (
        "you said \(adviceInput.forecast.count) of \(adviceInput.forecast.target), and so you have reached your target",
        .archive(adviceInput.number)
      )
    },
    AdviceRule("almost", .progress, "the last ones won't take long") { adviceInput in
      guard adviceInput.isAlmostThere else { return nil }
      return (
        "only \(adviceInput.forecast.remaining) of \(adviceInput.forecast.target) are left",
        .practice(adviceInput.number, "--repetitions \(adviceInput.forecast.remaining)")
      )
    },
    AdviceRule("late", .progress, "a plan you can't keep soon stops being a plan") { adviceInput in
      guard let until = adviceInput.forecast.plan.until, let pace = adviceInput.forecast.pace, pace > 0,
        let needed = adviceInput.forecast.neededPerDay, Double(needed) > pace * 1.1, !adviceInput.isAlmostThere
      else { return nil }
      return (
        "at \(rate(pace)) a day you won't reach the target by \(until); \(needed) a day would do",
        .plan(adviceInput.number, "--per-day \(needed)")
      )
    },
    AdviceRule("behind", .progress, "a plan you keep is worth more than a big one") { adviceInput in
      guard let ahead = adviceInput.forecast.daysAhead, ahead <= -5, let perDay = adviceInput.forecast.plan.perDay,
        let pace = adviceInput.forecast.pace,
        pace >= 1, Int(pace) < perDay, !adviceInput.isAlmostThere
      else { return nil }
      return (
        "you planned \(perDay) a day and said \(rate(pace)) lately, which leaves you \(-ahead) days behind",
        .plan(adviceInput.number, "--per-day \(Int(pace))")
      )
    },
    AdviceRule("no-plan", .progress, "deciding how many, and when, makes it more likely to happen (Sheeran 2024)") { adviceInput in
      let plan = adviceInput.forecast.plan
      guard plan.perDay == nil, plan.until == nil, adviceInput.forecast.count >= 50, !adviceInput.forecast.isReached,
        !adviceInput.isAlmostThere, let pace = adviceInput.forecast.pace
      else { return nil }
      let perDay = max(5, Int(pace.rounded()))
      return (
        "you said \(adviceInput.forecast.count) without a plan, lately \(rate(pace)) a day",
        .plan(adviceInput.number, "--per-day \(perDay)")
      )
    },
    AdviceRule("hour", .progress, "a habit with a fixed hour needs no decision") { adviceInput in
      let since = adviceInput.today.advanced(by: 1 - month)
      let spoken = adviceInput.recent.filter { $0.kind == .spoken && $0.day(dayEnds: 0) >= since }
      let hours = Dictionary(grouping: spoken, by: \.hour)
      guard spoken.count >= 30, let (hour, best) = hours.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }), hour >= 5,
        2 * best.count >= spoken.count, Set(best.map { $0.day(dayEnds: 0) }).count >= 7, !adviceInput.isAlmostThere
      else { return nil }
      let time = "\(hour < 10 ? "0" : "")\(hour):00"
      return ("you said \(best.count) of the last \(spoken.count) between \(hour) and \(hour + 1)", .remind(at: time))
    },
    AdviceRule("claimed", .progress, "claimed takes don't count; a gentler check may be the fair one") { adviceInput in
      let tally = adviceInput.tally(lastDays: 14)
      guard tally.claimed >= 10, tally.claimed > tally.spoken, adviceInput.affirmation.strictness != .gentle else { return nil }
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

  // MARK: Make it smooth

  private static let polish = [
    AdviceRule("word", .polish, "a take fails with its weakest word; claim it three times with a, and y learns it") {
      adviceInput in
      guard let (word, count, rejected) = adviceInput.weakestWord else { return nil }
      return ("selflie missed '\(word)' in \(count) of your last \(counted(rejected, "rejected take"))", .practice(adviceInput.number))
    },
    AdviceRule("share", .polish, "being rejected for no reason is discouraging; moving the microphone often helps") {
      adviceInput in
      let takes = adviceInput.takes(50), counted = takes.count { $0.kind == .spoken }
      // One word that fails is no fault of the microphone's.
      guard takes.count >= Advice.enoughTakes, 2 * counted < takes.count, adviceInput.weakestWord == nil else { return nil }
      return ("only \(counted) of the last \(takes.count) takes counted", .doctor(adviceInput.number))
    },
    AdviceRule("loud", .polish, "sound that is cut off can't be checked") { adviceInput in
      let takes = adviceInput.takes(50), loud = takes.count { $0.evidence?.reason == .tooLoud }
      guard takes.count >= Advice.enoughTakes, 5 * loud >= takes.count else { return nil }
      return ("\(loud) of the last \(takes.count) takes were too loud", .doctor())
    },
    AdviceRule("unverified", .polish, "every take is compared with the recording") { adviceInput in
      guard adviceInput.affirmation.recording?.verified == false, adviceInput.forecast.count >= Advice.enoughTakes else { return nil }
      return (
        "\(adviceInput.forecast.count) takes counted, but the recording doesn't seem to say the sentence",
        .record(adviceInput.number)
      )
    },
    AdviceRule("recording", .polish, "every take is compared with the recording, and follows it") { adviceInput in
      let objections = adviceInput.recent.filter { $0.kind == .spoken }.compactMap { $0.evidence?.objection }.prefix(50).sorted()
      guard objections.count >= Advice.enoughTakes, let own = adviceInput.recordingObjection else { return nil }
      // The objection that nine of ten counted takes stay below.
      let weak = objections[objections.count * 9 / 10]
      guard own > weak else { return nil }
      let better = objections.count { $0 < own }
      return (
        "\(better) of the last \(objections.count) takes were clearer than your recording",
        .record(adviceInput.number)
      )
    },
    AdviceRule("slow", .polish, "you hear the recording before each take, a thousand times") { adviceInput in
      let seconds = adviceInput.recent.filter { $0.kind == .spoken && $0.duration > 0 }.prefix(50).map(\.duration).sorted()
      guard seconds.count >= Advice.enoughTakes, let recording = adviceInput.affirmation.recording else { return nil }
      let median = seconds[seconds.count / 2]
      guard recording.duration >= 1.5 * median, recording.duration - median >= 1 else { return nil }
      let saved = minutes((recording.duration - median) * Double(adviceInput.forecast.remaining))
      guard saved >= 5 else { return nil }
      return (
        "the recording takes \(rate(recording.duration)) s, and you take \(rate(median)); a new one at your pace saves \(saved) minutes",
        .record(adviceInput.number)
      )
    },
    AdviceRule("hear", .polish, "once you know the sentence by heart, you needn't hear it before each take") { adviceInput in
      let takes = adviceInput.takes(50), counted = takes.count { $0.kind == .spoken }
      guard takes.count == 50, 10 * counted >= 9 * 50, adviceInput.forecast.count >= 200, let recording = adviceInput.affirmation.recording,
        adviceInput.forecast.remaining >= 100
      else { return nil }
      let saved = minutes(recording.duration * Double(adviceInput.forecast.remaining) * 2 / 3)
      guard saved >= 5 else { return nil }
      return (
        "\(counted) of the last 50 takes counted; hearing it before every third one saves \(saved) minutes",
        .practice(adviceInput.number, "--hear 3")
      )
    },
  ]
}

extension AdviceInput {
  /// Whether so few repetitions are left that nothing needs to be planned for them.
  fileprivate var isAlmostThere: Bool { !forecast.isReached && forecast.percent >= 95 && forecast.remaining <= 100 }

  /// The word that is behind half of the rejections among the last fifty takes, with its number of them; nil if none is.
  fileprivate var weakestWord: (word: String, count: Int, rejected: Int)? {
    let takes = takes(50), rejected = takes.filter { $0.kind != .spoken }
    guard takes.count >= Advice.enoughTakes, rejected.count >= Self.enoughRejections else { return nil }
    var failed: [String: Int] = [:]
    for take in rejected { for word in Set(take.evidence?.missing ?? []) { failed[word, default: 0] += 1 } }
    guard let (word, count) = failed.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), 2 * count >= rejected.count else { return nil }
    return (word, count, rejected.count)
  }

  /// Fewer rejections are no pattern.
  private static let enoughRejections = 6
}

/// A number with at most one decimal.
private func rate(_ value: Double) -> String {
  let tenths = (value * 10).rounded() / 10
  return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
}

/// Whole minutes; a damaged ledger may hold any number of seconds.
private func minutes(_ seconds: Double) -> Int { seconds.isFinite ? Int(min(max(seconds / 60, 0), 1e9)) : 0 }
