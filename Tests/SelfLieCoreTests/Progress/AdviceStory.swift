import Foundation

@testable import SelfLieCore

/// A ledger that is written day by day, and what it suggests.
struct AdviceStory {
  /// A Monday.
  static let today = Day(number: 20_780)

  var number = 7
  var text = "I am calm"
  var target = 1000
  var plan = Plan()
  var strictness = Strictness.normal
  var isArchived = false
  var recording: Recording? = Recording(id: Identifier(), made: .now, duration: 2, verified: true)
  var ratings: [Belief] = []
  var fault: String?
  var breach: String?
  var active: [Int: Int] = [:]
  var faulty: Set<Int> = []
  var spared: Set<Int> = []
  var reminders: [TimeOfDay] = []
  var hear = 1
  var recordingObjection: Double?
  private var lines: [Repetition] = []

  /// Some takes on a day, so many days ago, from an hour on.
  mutating func add(
    _ count: Int, _ kind: Repetition.Kind = .spoken, daysAgo: Int = 0, hour: Int = 12, missing: [String] = [],
    reason: Repetition.Reason? = nil, objection: Double? = nil, seconds: Double = 2
  ) {
    for place in 0..<count {
      let moment = 86_400 * Double(Self.today.number - daysAgo) + 3600 * Double(hour) + Double(place)
      lines.append(
        Repetition(
          id: Identifier(), started: Date(timeIntervalSince1970: moment), offset: 0, kind: kind, confidence: 0.9, duration: seconds,
          evidence: .init(objection: objection, reason: reason, missing: missing)))
    }
  }

  var adviceInput: AdviceInput {
    var days: [Day: Tally] = [:]
    for line in lines {
      var tally = days[line.day(dayEnds: 0)] ?? Tally()
      switch line.kind {
      case .spoken: tally.spoken += 1
      case .listened: tally.listened += 1
      case .claimed: tally.claimed += 1
      case .rejected: tally.rejected += 1
      }
      days[line.day(dayEnds: 0)] = tally
    }
    let affirmation = Affirmation(
      id: Identifier(), number: number, text: text, goal: "speak in meetings", target: target, created: .now, strictness: strictness,
      pronunciations: [:],
      isArchived: isArchived, plan: plan, recording: recording)
    return AdviceInput(
      affirmation: affirmation, on: Self.today, days: days,
      recent: Array(lines.sorted { $0.started > $1.started }.prefix(AdviceInput.recentLines)), ratings: ratings, fault: fault,
      breach: breach, active: active, faulty: faulty, spared: spared, reminders: reminders, hear: hear, mostWords: RuleReport.mostWords,
      recordingObjection: recordingObjection)
  }

  var advice: [Advice] { Advice.all(from: [adviceInput]) }

  init(_ write: (inout AdviceStory) -> Void) { write(&self) }
}
