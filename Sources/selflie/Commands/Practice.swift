import ArgumentParser
import FoundationEssentials
import Glibc
import SelfLieCore

struct Practice: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Hear yourself, say it, see it counted, again.",
    discussion: """
      selflie practice 1
      selflie practice 1 --repetitions 10

      No key is needed. A take ends by itself when the sentence was said. Ctrl-C leaves at any moment; what was counted is kept.
      """)

  @OptionGroup var affirmation: AffirmationArgument

  @Option(help: "Stop after so many counted repetitions.")
  var repetitions: Int?

  @Option(help: "Stop after so many takes, counted or not.")
  var takes: Int?

  @OptionGroup var devices: DeviceOptions
  @OptionGroup var modelOptions: ModelOptions
  @OptionGroup var json: JSONOption

  func validate() throws {
    for (name, value) in [("--repetitions", repetitions), ("--takes", takes)] where value.map({ $0 < 1 }) == true {
      throw ValidationError("\(name) takes a whole number from 1.")
    }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let journal = try context.journal(with: affirmation.reference)
    let affirmation = try journal.affirmation(affirmation.reference)
    guard let recording = affirmation.recording else { throw RecordingProblem.none(affirmation.number) }
    let clip = try journal.clip(of: recording)
    let model = try modelOptions.load(for: affirmation)
    let sentence = try Sentence(affirmation.text, pronunciations: affirmation.pronunciations, model: model)
    var verifier = try Verifier.open(sentence, model: model, strictness: affirmation.strictness)
    try journal.checkReady()

    let voice: any Voice = json.isOn ? JSONVoice(terminal: terminal) : PlainVoice(terminal: terminal)
    let before = try journal.tally(of: affirmation)
    try voice.begin(affirmation, before, today: try journal.spoken(of: affirmation, since: Calendar.current.startOfDay(for: .now)))

    let interruption = Interruption()
    let sitting = Sitting(
      recording: clip, studio: devices.studio(interruption),
      keep: { repetition in
        try journal.keep(repetition, of: affirmation)
        return try journal.tally(of: affirmation).count
      },
      resume: { _ in try terminal.ask("Press Enter to go on, or q to leave:", ["y", "q"], interruption) == "y" },
      tell: { try voice.tell($0, affirmation, sentence) })
    let practice = try sitting.run(SelfLieCore.Practice(repetitions: repetitions, takes: takes), with: &verifier)
    // The terminal has shown ^C on this line.
    if interruption.isPending, terminal.canAsk { try terminal.note("") }
    try voice.end(practice, affirmation, try journal.tally(of: affirmation))
    if let status = status(of: practice, interruption) { throw status.exitCode }
  }

  /// Nil if everything that was asked for was counted, or the person just stopped.
  private func status(of practice: SelfLieCore.Practice, _ interruption: Interruption) -> Status? {
    if interruption.isPending { return .interrupted }
    switch practice.step {
    case .end(.done) where practice.counted >= min(repetitions ?? .max, takes ?? .max): return nil
    case .end(.left): return nil
    default: return .notSaid
    }
  }
}

/// How a sitting is told.
protocol Voice {
  func begin(_ affirmation: Affirmation, _ tally: Tally, today: Int) throws
  func tell(_ event: Sitting.Event, _ affirmation: Affirmation, _ sentence: Sentence) throws
  func end(_ practice: SelfLieCore.Practice, _ affirmation: Affirmation, _ tally: Tally) throws
}

/// Plain lines: what was counted is data, the rest is for the person.
struct PlainVoice: Voice {
  let terminal: Terminal

  func begin(_ affirmation: Affirmation, _ tally: Tally, today: Int) throws {
    try terminal.note(affirmation.text)
    try terminal.note("\(tally.count) of \(affirmation.target), today \(today)")
  }

  func tell(_ event: Sitting.Event, _ affirmation: Affirmation, _ sentence: Sentence) throws {
    switch event {
    case .playing: try terminal.note("Listen")
    case .listening(let again): try terminal.note(again ? "Are you there? Speak" : "Speak")
    case .heard: break
    case .counted(_, let count):
      try terminal.data("Counted: \(count) of \(affirmation.target)")
      if count == affirmation.target { try terminal.note("You have reached your target.") }
    case .rejected(.nothingHeard): try terminal.note("Nothing was heard.")
    case .rejected(let verdict): try terminal.data("Not counted; \(verdict.line(for: sentence))")
    case .paused(let reason): try terminal.note("Paused: \(reason.rawValue).")
    case .ended: break
    }
  }

  func end(_ practice: SelfLieCore.Practice, _ affirmation: Affirmation, _ tally: Tally) throws {
    let left = max(0, affirmation.target - tally.count)
    try terminal.note(
      "\(practice.counted) counted, \(practice.rejected) not counted; \(tally.count) of \(affirmation.target), \(left) to go.")
  }
}

/// One JSON object for each event.
struct JSONVoice: Voice {
  let terminal: Terminal

  private struct Line: Encodable {
    var event: String
    var affirmation: String?
    var count: Int?
    var target: Int?
    var today: Int?
    var id: String?
    var started: Date?
    var confidence: Double?
    var seconds: Double?
    var verdict: String?
    var missing: [String]?
    var heard: [String]?
    var message: String?
    var reason: String?
    var again: Bool?
    var counted: Int?
    var rejected: Int?
  }

  func begin(_ affirmation: Affirmation, _ tally: Tally, today: Int) throws {
    try terminal.data(
      json: Line(event: "started", affirmation: affirmation.id.description, count: tally.count, target: affirmation.target, today: today))
  }

  func tell(_ event: Sitting.Event, _ affirmation: Affirmation, _ sentence: Sentence) throws {
    switch event {
    case .playing: try terminal.data(json: Line(event: "playing"))
    case .listening(let again): try terminal.data(json: Line(event: "listening", again: again))
    case .heard(let seconds): try terminal.data(json: Line(event: "heard", seconds: rounded(seconds, to: 2)))
    case .counted(let repetition, let count):
      try terminal.data(
        json: Line(
          event: "counted", count: count, target: affirmation.target, id: repetition.id.description, started: repetition.started,
          confidence: rounded(repetition.confidence, to: 3), seconds: rounded(repetition.duration, to: 2)))
    case .rejected(let verdict):
      var line = Line(event: "rejected", verdict: verdict.name, message: verdict.line(for: sentence))
      if case .notSaid(let what) = verdict {
        line.missing = what.missing.map { sentence.words[$0] }
        line.heard = what.heard
      }
      try terminal.data(json: line)
    case .paused(let reason): try terminal.data(json: Line(event: "paused", reason: reason.rawValue))
    case .ended: break
    }
  }

  func end(_ practice: SelfLieCore.Practice, _ affirmation: Affirmation, _ tally: Tally) throws {
    guard case .end(let ending) = practice.step else { return }
    try terminal.data(
      json: Line(
        event: "ended", count: tally.count, target: affirmation.target, reason: ending.rawValue, counted: practice.counted,
        rejected: practice.rejected))
  }
}

/// An affirmation that has nothing to be played.
enum RecordingProblem: Problem {
  case none(Int)

  var description: String {
    switch self {
    case .none(let number): "affirmation \(number) has no recording; make one with: selflie record \(number)"
    }
  }

  var status: Status { .notFound }
}
