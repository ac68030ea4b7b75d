import FoundationEssentials
import SelfLieCore

/// A way to tell a sitting: on a drawn screen, in plain lines, or as JSON.
///
/// Each function throws `OutputProblem` if its output fails.
protocol Voice {
  func begin(_ exercises: [Exercise], isSilent: Bool) throws
  func tell(_ event: Sitting.Event, _ exercise: Exercise, _ practice: Practice) throws
  /// Lets go of the screen while the process is stopped.
  func rest() throws
  func end(_ outcome: Sitting.Outcome, _ exercises: [Exercise]) throws
  /// Lets go of the screen after a sitting that broke off.
  func leave() throws
}

extension Voice {
  func rest() throws {}
  func leave() throws {}
}

/// A voice in plain lines. Ledger lines go to standard output, the rest to standard error.
struct PlainVoice: Voice {
  let terminal: Terminal
  /// Whether several affirmations take turns, so that each line names its affirmation.
  let hasTurns: Bool
  let today: () -> Day

  func begin(_ exercises: [Exercise], isSilent: Bool) throws {
    for exercise in exercises {
      try terminal.note(exercise.affirmation.text)
      let others = Phrases.others(exercise.progress.tally)
      try terminal.note(
        "\(Phrases.count(exercise)), \(Phrases.today(exercise, today()))\(others.isEmpty ? "" : " (\(others))")")
      guard exercise.progress.count(on: today()) == 0 else { continue }
      for line in Phrases.purpose(of: exercise.affirmation) { try terminal.note(line) }
    }
    if isSilent { try terminal.note(Phrases.changed(isSilent: true)) }
  }

  func tell(_ event: Sitting.Event, _ exercise: Exercise, _ practice: Practice) throws {
    if let line = line(for: event, exercise) { try terminal.data(line, hanging: 2) }
    for note in notes(for: event, exercise) { try terminal.note(note) }
  }

  /// The line that goes to standard output: one for each repetition, and for each take that was not counted.
  func line(for event: Sitting.Event, _ exercise: Exercise) -> String? {
    switch event {
    case .kept, .tookBack, .rejected:
      Phrases.result(of: event, exercise).map { hasTurns ? "\($0)  \(exercise.affirmation.text)" : $0 }
    default: nil
    }
  }

  private func notes(for event: Sitting.Event, _ exercise: Exercise) -> [String] {
    switch event {
    case .playing: [hasTurns ? "Listen: \(exercise.affirmation.text)" : "Listen"]
    case .listening(let again): [again ? "Are you there? Say it" : "Speak"]
    case .imagining: ["Imagine"]
    case .nothingHeard, .soundLost, .echo: Phrases.result(of: event, exercise).map { [$0] } ?? []
    case .remedies(let remedies): Phrases.remedies(remedies, exercise)
    case .dayDone: [Phrases.dayDone + (terminal.canAsk ? " Enter goes on." : "")]
    case .learning(let place): ["Learning how you say '\(exercise.sentence.words[place])'."]
    case .paused(let reason): [Phrases.paused(reason) + (terminal.canAsk ? " Space goes on, q leaves." : "")]
    case .soundBroke(let problem): [Phrases.silenced(problem) + (terminal.canAsk ? " Space tries now, q leaves." : "")]
    case .help: Phrases.keys.map { "\($0.name.padded(to: 7))\($0.meaning)" }
    default: Phrases.notice(for: event, exercise).map { [$0] } ?? []
    }
  }

  func end(_ outcome: Sitting.Outcome, _ exercises: [Exercise]) throws {
    for line in Phrases.end(of: outcome, exercises, today: today()) { try terminal.note(line) }
  }
}

/// A voice that draws a picture anew with each event, and prints what the sitting came to when the screen is closed.
final class ScreenVoice: Voice {
  private let terminal: Terminal
  private let plain: PlainVoice
  private let canvas: Canvas
  private var screen: Screen?
  /// The ledger lines, where they are wanted behind the sitting.
  private var transcript: [String]?

  init(terminal: Terminal, printsLines: Bool, hasTurns: Bool, today: @escaping () -> Day) {
    self.terminal = terminal
    transcript = printsLines ? [] : nil
    plain = PlainVoice(terminal: terminal, hasTurns: hasTurns, today: today)
    canvas = Canvas(hasColour: terminal.hasColour)
  }

  func begin(_ exercises: [Exercise], isSilent: Bool) throws {
    screen = exercises.first.map { Screen($0, isSilent: isSilent, glyphs: terminal.glyphs, today: plain.today) }
    try draw()
  }

  func tell(_ event: Sitting.Event, _ exercise: Exercise, _ practice: Practice) throws {
    screen?.show(event, exercise, practice)
    if let line = plain.line(for: event, exercise) { transcript?.append(line) }
    if event == .redraw { try canvas.clear() }
    try draw()
  }

  private func draw() throws {
    if let screen { try canvas.draw(screen.lines) }
  }

  func rest() throws { try canvas.close() }

  func end(_ outcome: Sitting.Outcome, _ exercises: [Exercise]) throws {
    try leave()
    try plain.end(outcome, exercises)
  }

  /// Closes the screen, and prints the ledger lines of the sitting in its place, if they are wanted.
  func leave() throws {
    try canvas.close()
    let lines = transcript ?? []
    transcript = nil
    for line in lines { try terminal.data(line, hanging: 2) }
  }
}

/// A voice of one JSON object for each event.
struct JSONVoice: Voice {
  let terminal: Terminal
  let today: () -> Day

  /// The fields of all events; `seconds` is a duration, `confidence` is from 0 to 1.
  private struct EventRecord: Encodable {
    var event: String
    var affirmation: String?
    var number: Int?
    var count: Int?
    var target: Int?
    var today: Int?
    /// The repetitions that the plan wants today, and those of them still to be said.
    var aim: Int?
    var due: Int?
    var streak: Int?
    var listened: Int?
    var claimed: Int?
    var id: String?
    var kind: String?
    var started: Date?
    var confidence: Double?
    var seconds: Double?
    var verdict: String?
    var missing: [String]?
    var heard: [String]?
    var watch: String?
    var message: String?
    var reason: String?
    var again: Bool?
    var silent: Bool?
    var word: String?
    var pronunciation: String?
    var counted: Int?
    var rejected: Int?
    var remedies: [String]?
    var milestone: String?
    /// When it happened, in milliseconds since 1970.
    var at: Int?
  }

  /// Prints an event with its moment.
  private func emit(_ event: EventRecord) throws {
    var event = event
    event.at = Int((Date.now.timeIntervalSince1970 * 1000).rounded())
    try terminal.data(json: event)
  }

  func begin(_ exercises: [Exercise], isSilent: Bool) throws {
    for exercise in exercises {
      let affirmation = exercise.affirmation, progress = exercise.progress, today = self.today()
      let forecast = progress.forecast(of: affirmation, on: today)
      try emit(
        EventRecord(
          event: "started", affirmation: affirmation.id.description, number: affirmation.number, count: progress.tally.count,
          target: affirmation.target, today: progress.count(on: today), aim: forecast.aim, due: forecast.due,
          streak: progress.streak(on: today, plan: affirmation.plan),
          listened: progress.tally.listened, claimed: progress.tally.claimed, silent: isSilent))
    }
  }

  func tell(_ event: Sitting.Event, _ exercise: Exercise, _ practice: Practice) throws {
    guard var line = line(for: event, exercise) else { return }
    line.number = exercise.affirmation.number
    try emit(line)
  }

  private func line(for event: Sitting.Event, _ exercise: Exercise) -> EventRecord? {
    let word = { (place: Int) in exercise.sentence.words[place] }
    let tally = exercise.progress.tally
    switch event {
    case .playing: return EventRecord(event: "playing")
    case .listening(let again): return EventRecord(event: "listening", again: again)
    case .heard(let seconds): return EventRecord(event: "heard", seconds: rounded(seconds, to: 2))
    case .kept(let repetition):
      var line = EventRecord(event: repetition.kind == .spoken ? "counted" : repetition.kind.rawValue)
      line.id = repetition.id.description
      line.started = repetition.started
      line.seconds = rounded(repetition.duration, to: 2)
      switch repetition.kind {
      case .spoken:
        line.count = tally.count
        line.target = exercise.affirmation.target
        line.confidence = rounded(repetition.confidence, to: 3)
      case .listened: line.listened = tally.listened
      case .claimed: line.claimed = tally.claimed
      case .rejected: return nil
      }
      return line
    case .tookBack(let repetition):
      return EventRecord(event: "taken_back", count: tally.count, id: repetition.id.description, kind: repetition.kind.rawValue)
    case .rejected(let repetition, let verdict, let watch):
      var line = EventRecord(
        event: "rejected", verdict: verdict.name, watch: watch.map(word), message: verdict.line(for: exercise.sentence))
      line.id = repetition.id.description
      line.started = repetition.started
      line.seconds = rounded(repetition.duration, to: 2)
      if case .notSaid(let what) = verdict {
        line.missing = what.missing.map(word)
        line.heard = what.heard
      }
      return line
    case .nothingHeard:
      let verdict = Verdict.nothingHeard
      return EventRecord(event: "rejected", verdict: verdict.name, message: verdict.line(for: exercise.sentence))
    case .soundLost:
      let verdict = Verdict.unchecked(.gap)
      return EventRecord(event: "lost", verdict: verdict.name, message: verdict.line(for: exercise.sentence))
    case .echo:
      let verdict = Verdict.unchecked(.echo)
      return EventRecord(event: "echo", verdict: verdict.name, message: verdict.line(for: exercise.sentence))
    case .remedies(let remedies): return EventRecord(event: "remedies", remedies: remedies.map(\.name))
    case .dayDone: return EventRecord(event: "day_done", count: tally.count, today: exercise.progress.count(on: today()))
    case .milestone(let milestone, _): return EventRecord(event: "milestone", count: tally.count, milestone: milestone.name)
    case .changed(let isSilent): return EventRecord(event: "changed", silent: isSilent)
    case .offer(let place): return EventRecord(event: "offer", word: word(place))
    case .learnt(let place, let pronunciation):
      return EventRecord(event: "learnt", word: word(place), pronunciation: pronunciation?.description)
    case .paused(let reason): return EventRecord(event: "paused", reason: reason.rawValue)
    case .soundBroke(let problem):
      return EventRecord(event: "paused", message: problem.cause, reason: Practice.Pause.noSound.rawValue)
    case .heardWords, .hearing, .imagining, .learning, .nothingTo, .enoughForToday, .resting, .help, .redraw, .ended: return nil
    }
  }

  func end(_ outcome: Sitting.Outcome, _ exercises: [Exercise]) throws {
    guard case .end(let ending) = outcome.practice.step, let exercise = exercises.first else { return }
    var line = EventRecord(event: "ended", seconds: rounded(outcome.seconds, to: 2), reason: ending.rawValue)
    if exercises.count == 1 {
      line.count = exercise.progress.tally.count
      line.target = exercise.affirmation.target
    }
    line.counted = outcome.practice.counted
    line.listened = outcome.practice.listened
    line.claimed = outcome.practice.claimed
    line.rejected = outcome.practice.rejected
    line.word = outcome.practice.hardestWord.map { exercises[$0.affirmation].sentence.words[$0.word] }
    try emit(line)
  }
}
