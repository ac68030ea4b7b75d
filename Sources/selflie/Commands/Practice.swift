import ArgumentParser
import FoundationEssentials
import SelfLieCore

/// The `practice` command: runs a sitting.
struct PracticeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "practice",
    abstract: "Hear yourself, say it, see it counted.",
    discussion: """
      selflie practice
      selflie practice calm -n 10
      selflie practice 1 3 4 --shuffle
      selflie practice --due --minutes 10
      selflie practice --tag work
      selflie practice 1 --listen

      Without an id it takes what is due, else your only affirmation, else it asks. Where a plan says how many, the sitting ends when \
      today's are said; Enter or --more goes on.

      You don't need to press anything: a take ends by itself once you've said the sentence. Space pauses, r plays the recording again, \
      s is for when you can't speak, a claims a rejected take, u takes the last one back, q leaves, and ? shows these keys. Ctrl-C leaves \
      at any moment, and keeps what was counted.
      """)

  @Argument(
    help: ArgumentHelp("Numbers of affirmations, or words of their texts; several take turns.", valueName: "id"))
  var references: [Reference] = []

  @Flag(help: "Practise all that is due: what a plan still wants today, and what has no plan and wasn't said yet today.")
  var due = false

  @Option(
    name: .customLong("tag"), help: "Practise those with this tag; with every one of several. With --due, those of them that are due.")
  var tags: [Tag] = []

  @Flag(help: "Go on when today's repetitions are said.")
  var more = false

  @Flag(help: "Mix the affirmations instead of taking them in turn.")
  var shuffle = false

  @Option(
    name: [.customShort("n"), .customLong("reps"), .customLong("repetitions")],
    help: ArgumentHelp("Stop after this many repetitions of all affirmations together.", valueName: "n"))
  var repetitions: Int?

  @Option(help: ArgumentHelp("Stop after this many takes, counted or not.", valueName: "n"))
  var takes: Int?

  @Option(help: "Stop after this many minutes, at the end of the take.")
  var minutes: Double?

  @Option(help: ArgumentHelp("Wait this long between two repetitions.", valueName: "seconds"))
  var gap: Double?

  @Option(help: ArgumentHelp("Play the recording before every n-th repetition only.", valueName: "n"))
  var hear: Int?

  @Flag(name: .customLong("listen"), help: "You can't speak now: just listen, in the same rhythm. Kept as listened, never counted.")
  var isSilent = false

  @Flag(inversion: .prefixedNo, help: "Play soft tones when the microphone opens and when a repetition counts.")
  var cues: Bool?

  @Flag(help: "Print a line for every take when the screen is closed.")
  var lines = false

  @Flag(help: "Print lines and draw nothing: for screen readers.")
  var plain = false

  @Flag(help: "No colours, as with --color never.")
  var noColor = false

  @OptionGroup var colour: ColourOption
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var modelOptions: ModelOptions
  @OptionGroup var json: JSONOption

  func validate() throws {
    guard references.isEmpty || !due else { throw ValidationError("--due finds the affirmations itself; leave out the ids.") }
    guard references.isEmpty || tags.isEmpty else { throw ValidationError("--tag finds the affirmations itself; leave out the ids.") }
    for (name, value) in [("--repetitions", repetitions), ("--takes", takes), ("--hear", hear)] where value.map({ $0 < 1 }) == true {
      throw ValidationError("\(name) takes a whole number, at least 1.")
    }
    guard minutes.map({ $0 > 0 && $0 <= 1440 }) ?? true else { throw ValidationError("--minutes takes a number up to 1440.") }
    guard gap.map(Setting.gaps.contains) ?? true else { throw ValidationError("--gap takes 0 to 3600 seconds.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let affirmations = try chosen(context)
    guard let first = affirmations.first else { throw Status.notSaid.exitCode }
    let journal = try context.journal(with: .number(first.number))
    let exercises = try affirmations.map { try exercise(of: $0, journal, context) }
    let microphone = devices.choice(try context.settings).microphone(in: context.home)
    if !isSilent { try microphone.take() }
    try exercises.first?.prepare()
    try context.makeReady(journal)
    let ledger = Sitting.Ledger(
      keep: { try journal.keep($0, of: $1) }, takeBack: { try journal.takeBack($0, of: $1) },
      learn: { try journal.learn($0, as: $1, of: $2) }, recall: { try journal.recollection(of: $0) })
    let before = exercises.map(\.progress.tally.count)
    let attention = Attention()
    let told = Result { try sit(exercises, ledger, microphone, attention, context) }
    // This runs before errors of the sitting are thrown: also when the window was closed, the journal is copied.
    try context.lookAfter(journal)
    let outcome = try told.get()
    if !json.isOn, !attention.isLeaving {
      try rate(exercises, before, journal, context)
      try celebrate(exercises, before, journal, context)
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
    let settings = try context.settings, voice = voice(of: exercises, settings, colour.applied(to: context.terminal, isOff: noColor))
    attention.takeKeyboard()
    defer { attention.giveBackKeyboard() }
    let person = Sitting.Person(notices: attention.notices, wait: { attention.wait(for: $0) }) {
      try voice.rest()
      attention.suspend()
    } tell: {
      try voice.tell($0, $1, $2)
    }
    var sitting = Sitting(
      Practice(course(of: exercises, settings, on: try context.today), isSilent: isSilent), of: exercises, cues: cues ?? settings.cues,
      minutes: minutes,
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
    return ScreenVoice(terminal: terminal, printsLines: lines, hasTurns: hasTurns, today: today)
  }

  private func course(of exercises: [Exercise], _ settings: Settings, on day: Day) -> Practice.Course {
    // A person who says how much they want to say is not stopped by a plan.
    let hasEnd = !more && (due || repetitions == nil && takes == nil && minutes == nil)
    return Practice.Course(
      repetitions: repetitions, takes: takes, hear: hear ?? settings.hear, gap: gap ?? settings.gap, affirmations: exercises.count,
      shuffle: shuffle ? UInt64.random(in: 0 ... .max) : nil,
      due: exercises.map { exercise in
        let forecast = exercise.progress.forecast(of: exercise.affirmation, on: day)
        return hasEnd && forecast.aim != nil && forecast.due > 0 ? forecast.due : nil
      })
  }

  /// Asks how true an affirmation feels, if its count has grown enough since the last rating.
  private func rate(_ exercises: [Exercise], _ before: [Int], _ journal: borrowing Journal, _ context: Context) throws {
    for (exercise, before) in zip(exercises, before) {
      let affirmation = try journal.affirmation(.number(exercise.affirmation.number))
      guard Belief.isDue(from: before, to: exercise.progress.tally.count, last: affirmation.belief) else { continue }
      try BeliefQuestion.follow(affirmation, journal, context)
    }
  }

  /// Shows the page of each affirmation that has reached its target in this sitting.
  private func celebrate(_ exercises: [Exercise], _ before: [Int], _ journal: borrowing Journal, _ context: Context) throws {
    for (exercise, before) in zip(exercises, before) {
      let affirmation = try journal.affirmation(.number(exercise.affirmation.number)), count = exercise.progress.tally.count
      guard before < affirmation.target, count >= affirmation.target else { continue }
      let curve = Curve(exercise.progress.spoken, forecast: exercise.progress.forecast(of: affirmation, on: try context.today))
      let lines = Phrases.page(
        affirmation, try journal.recollection(of: affirmation), Belief.ratings(in: try journal.edits(of: affirmation)), curve,
        columns: min(100, (context.terminal.columns ?? 80) - 1), shades: context.terminal.glyphs.shades)
      try context.terminal.note(lines.joined(separator: "\n"))
    }
  }

  /// The affirmations to practise, each once; none after the person was told why.
  private func chosen(_ context: Context) throws -> [Affirmation] {
    guard references.isEmpty else { return try affirmations(references, context) }
    let tagged = try tagged(context)
    if let tagged, !self.due { return try affirmations(tagged.map(Reference.number), context) }
    let numbers = try Self.due(context).map(\.number).filter { tagged?.contains($0) ?? true }
    let due = try affirmations(numbers.map(Reference.number), context)
    // What cannot be practised yet must not keep the others from it.
    let ready = due.filter { $0.recording != nil }
    if !ready.isEmpty {
      for one in due where one.recording == nil { try context.terminal.note("\(RecordingProblem.none(one.number))") }
      return ready
    }
    if !due.isEmpty { return due }
    let today = try context.today, terminal = context.terminal
    let known = try context.journalIfThere()?.summaries(on: today) ?? [], all = known.filter { !$0.isArchived }
    if known.isEmpty {
      try terminal.note(Phrases.noAffirmation)
      return []
    }
    if self.due || all.isEmpty {
      try terminal.note("Nothing is due today.")
      return []
    }
    if all.count == 1 { return try affirmations([.number(all[0].number)], context) }
    guard terminal.canAsk, !json.isOn else {
      throw ValidationError("Nothing is due, so say which: selflie practice \(all[0].number)")
    }
    try List.show(all, on: today, terminal)
    guard let answer = try terminal.askForLine("Nothing is due. Which one? (its number, or a word of it)", Attention()) else { return [] }
    return try affirmations([Reference(answer)], context)
  }

  /// The numbers of the affirmations in use with the given tags, those without a recording left out; nil if no tag is given.
  /// - Throws: `TagProblem` if no affirmation has the tags, else the `Problem` of the settings or the journal.
  private func tagged(_ context: Context) throws -> [Int]? {
    guard !tags.isEmpty else { return nil }
    let journal = try context.journalIfThere()
    let all = try journal?.summaries(on: try context.today).filter { !$0.isArchived && $0.tags.isSuperset(of: tags) }.map(\.number) ?? []
    guard !all.isEmpty else { throw TagProblem.none(tags) }
    let unrecorded = Set(try journal?.unrecorded() ?? [])
    // What cannot be practised yet must not keep the others from it.
    let ready = all.filter { !unrecorded.contains($0) }
    if !ready.isEmpty {
      for number in all where unrecorded.contains(number) { try context.terminal.note("\(RecordingProblem.none(number))") }
    }
    return ready.isEmpty ? all : ready
  }

  private func affirmations(_ references: [Reference], _ context: Context) throws -> [Affirmation] {
    var chosen: [Affirmation] = []
    for reference in references {
      let affirmation = try context.journal(with: reference).affirmation(reference)
      if !chosen.contains(affirmation) { chosen.append(affirmation) }
    }
    return chosen
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
    case .none(let number): "affirmation \(number) has no recording yet; make one with: selflie record \(number)"
    }
  }

  var status: Status { .notFound }
}
