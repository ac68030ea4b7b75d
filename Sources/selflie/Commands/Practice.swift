import ArgumentParser
import FoundationEssentials
import SelfLieCore

/// The `practice` command: runs a sitting.
struct PracticeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "practice",
    abstract: "Hear yourself, say it, see it counted, again.",
    discussion: """
      selflie practice 1
      selflie practice 1 --repetitions 10
      selflie practice 1 3 4 --shuffle
      selflie practice --due --minutes 10
      selflie practice 1 --listen

      No key is needed. A take ends by itself when the sentence was said. Space pauses, r plays again, s is for when you cannot speak, \
      a claims a take that was rejected, u takes the last one back, q leaves, ? shows this. Ctrl-C leaves at any moment; what was \
      counted is kept.
      """)

  @Argument(help: ArgumentHelp("The numbers of affirmations, or the starts of their ids; several take turns.", valueName: "id"))
  var references: [Reference] = []

  @Flag(help: "Practise every affirmation that is due: of which its plan wants more today, or without a plan nothing was said.")
  var due = false

  @Flag(help: "Mix the affirmations instead of taking them in turn.")
  var shuffle = false

  @Option(help: "Stop after so many repetitions, of all affirmations together.")
  var repetitions: Int?

  @Option(help: "Stop after so many takes, counted or not.")
  var takes: Int?

  @Option(help: "Stop after so many minutes, when the take is over that is being made.")
  var minutes: Double?

  @Option(help: "Wait so many seconds between two repetitions.")
  var gap: Double?

  @Option(help: ArgumentHelp("Hear the recording before every so many-th repetition only.", valueName: "n"))
  var hear: Int?

  @Flag(name: .customLong("listen"), help: "You cannot speak now: listen in the same rhythm. Kept as listened, never counted.")
  var isSilent = false

  @Flag(inversion: .prefixedNo, help: "Soft tones when the microphone opens and when a repetition was counted.")
  var cues: Bool?

  @Flag(help: "Lines only, nothing is drawn: for screen readers.")
  var plain = false

  @Flag(help: "No colours.")
  var noColor = false

  @OptionGroup var devices: DeviceOptions
  @OptionGroup var modelOptions: ModelOptions
  @OptionGroup var json: JSONOption

  func validate() throws {
    guard references.isEmpty == due else {
      throw ValidationError(
        due ? "--due finds the affirmations itself; leave the ids out." : "Name at least one affirmation, or say --due.")
    }
    for (name, value) in [("--repetitions", repetitions), ("--takes", takes), ("--hear", hear)] where value.map({ $0 < 1 }) == true {
      throw ValidationError("\(name) takes a whole number from 1.")
    }
    guard minutes.map({ $0 > 0 && $0 <= 1440 }) ?? true else { throw ValidationError("--minutes takes a number up to 1440.") }
    guard gap.map(Setting.gaps.contains) ?? true else { throw ValidationError("--gap takes seconds from 0 to 3600.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let affirmations = try chosen(context)
    guard let first = affirmations.first else {
      try context.terminal.note("Nothing is due today.")
      throw Status.notSaid.exitCode
    }
    let journal = try context.journal(with: .number(first.number))
    let exercises = try affirmations.map { try exercise(of: $0, journal, context) }
    let microphone = devices.choice(try context.settings).microphone(in: context.home)
    if !isSilent { try microphone.take() }
    try exercises.first?.prepare()
    try context.makeReady(journal)
    let ledger = Sitting.Ledger(
      keep: { try journal.keep($0, of: $1) }, takeBack: { try journal.takeBack($0, of: $1) },
      learn: { try journal.learn($0, as: $1, of: $2) })
    let before = exercises.map(\.progress.tally.count)
    let attention = Attention()
    let told = Result { try sit(exercises, ledger, microphone, attention, context) }
    // This runs before errors of the sitting are thrown: also when the window was closed, the journal is copied.
    try context.lookAfter(journal)
    let outcome = try told.get()
    if !json.isOn, !attention.isLeaving {
      try rate(exercises, before, journal, context)
      try context.terminal.next(try next(affirmations, context))
    }
    if let status = status(of: outcome.practice, attention) { throw status.exitCode }
  }

  private func exercise(of affirmation: Affirmation, _ journal: borrowing Journal, _ context: Context) throws -> Exercise {
    guard let recording = affirmation.recording else { throw RecordingProblem.none(affirmation.number) }
    return try Exercise(
      affirmation, recording: try journal.clip(of: recording), progress: try journal.progress(of: affirmation),
      model: try modelOptions.choice.load(for: affirmation, cache: context.home.cache))
  }

  /// Runs the sitting, and tells it by a voice.
  private func sit(
    _ exercises: [Exercise], _ ledger: Sitting.Ledger, _ microphone: Microphone, _ attention: Attention, _ context: Context
  ) throws -> Sitting.Outcome {
    let settings = try context.settings, voice = voice(of: exercises, settings, context.terminal)
    attention.takeKeyboard()
    defer { attention.giveBackKeyboard() }
    let person = Sitting.Person(notices: attention.notices, wait: { attention.wait(for: $0) }) {
      try voice.rest()
      attention.suspend()
    } tell: {
      try voice.tell($0, $1, $2)
    }
    var sitting = Sitting(
      Practice(course(of: exercises, settings), isSilent: isSilent), of: exercises, cues: cues ?? settings.cues, minutes: minutes,
      hasKeyboard: attention.hasKeyboard, dayEnds: settings.dayEnds,
      ports: .init(
        studio: devices.choice(settings).studio(microphone, attention), ledger: ledger, person: person, device: microphone.name))
    do {
      try voice.begin(exercises, isSilent: isSilent)
      let outcome = try sitting.run()
      attention.giveBackKeyboard()
      try voice.end(outcome, exercises)
      return outcome
    } catch {
      try? voice.leave()
      throw error
    }
  }

  private func voice(of exercises: [Exercise], _ settings: Settings, _ terminal: Terminal) -> any Voice {
    let hasTurns = exercises.count > 1, today = { Day(of: .now, dayEnds: settings.dayEnds) }
    if json.isOn { return JSONVoice(terminal: terminal, today: today) }
    guard terminal.canDraw, !plain else { return PlainVoice(terminal: terminal, hasTurns: hasTurns, today: today) }
    return ScreenVoice(terminal: terminal, hasColour: terminal.hasColour && !noColor, hasTurns: hasTurns, today: today)
  }

  private func course(of exercises: [Exercise], _ settings: Settings) -> Practice.Course {
    Practice.Course(
      repetitions: repetitions, takes: takes, hear: hear ?? settings.hear, gap: gap ?? settings.gap, affirmations: exercises.count,
      shuffle: shuffle ? UInt64.random(in: 0 ... .max) : nil)
  }

  /// Asks how true an affirmation feels, if its count has grown enough since the last rating.
  private func rate(_ exercises: [Exercise], _ before: [Int], _ journal: borrowing Journal, _ context: Context) throws {
    for (exercise, before) in zip(exercises, before) {
      let affirmation = try journal.affirmation(.number(exercise.affirmation.number))
      guard Belief.isDue(from: before, to: exercise.progress.tally.count, last: affirmation.belief) else { continue }
      try BeliefQuestion.follow(affirmation, journal, context)
    }
  }

  /// The affirmations to practise, each once.
  private func chosen(_ context: Context) throws -> [Affirmation] {
    guard due else {
      var chosen: [Affirmation] = []
      for reference in references {
        let affirmation = try context.journal(with: reference).affirmation(reference)
        if !chosen.contains(affirmation) { chosen.append(affirmation) }
      }
      return chosen
    }
    guard let journal = try context.journalIfThere() else { return [] }
    return try Self.due(context).map { try journal.affirmation(.number($0.number)) }
  }

  /// The affirmations with repetitions due today.
  /// - Throws: The `Problem` of the settings or the journal.
  static func due(_ context: Context) throws -> [AffirmationSummary] {
    let today = try context.today
    return try context.journalIfThere()?.summaries(on: today).filter { $0.forecast(on: today).due > 0 } ?? []
  }

  /// The command that makes sense next: more practice if anything is due, else a look at the result.
  private func next(_ affirmations: [Affirmation], _ context: Context) throws -> String {
    if try !Self.due(context).isEmpty { return "selflie practice --due" }
    return affirmations.count == 1 ? "selflie show \(affirmations[0].number)" : "selflie list"
  }

  /// The exit status of a sitting; nil if it did all that was asked for, or the person left.
  private func status(of practice: Practice, _ attention: Attention) -> Status? {
    if attention.isLeaving { return .interrupted }
    switch practice.step {
    case .end(.done) where practice.done >= [repetitions, takes].compactMap(\.self).min() ?? 0: return nil
    case .end(.left): return nil
    default: return .notSaid
    }
  }
}

/// An affirmation without a recording to play.
enum RecordingProblem: Problem {
  /// The affirmation of this number has no recording.
  case none(Int)

  var description: String {
    switch self {
    case .none(let number): "affirmation \(number) has no recording; make one with: selflie record \(number)"
    }
  }

  var status: Status { .notFound }
}
