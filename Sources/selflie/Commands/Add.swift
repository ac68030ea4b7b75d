import ArgumentParser
import FoundationEssentials
import SelfLieCore

struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add an affirmation and record it in your own voice.",
    discussion: """
      selflie add "I am calm when I speak"
      selflie add "I am calm when I speak" --goal "speak in meetings" --because "I have good ideas"
      selflie add "I am calm when I speak" --recording calm.wav --yes
      """)

  @Argument(help: "The sentence, as you will say it.")
  var text: String

  @Option(help: "What it is for.")
  var goal: String?

  @Option(name: .customLong("because"), help: "Why that matters to you.")
  var reason: String?

  @Option(help: "How many repetitions it takes.")
  var target: Int?

  @OptionGroup var strictnessOption: StrictnessOption
  @OptionGroup var newRecording: NewRecording
  @OptionGroup var pronounce: PronounceOption
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var modelOptions: ModelOptions
  @OptionGroup var json: JSONOption

  func validate() throws {
    if let target { try Self.check(target) }
  }

  func run() throws { try run(Context()) }

  /// - Parameter name: What the sentence calls the person, where that is known.
  func run(_ context: Context, called name: PersonName? = nil) throws {
    let terminal = context.terminal
    try Self.lookForDistress([text, goal, reason], terminal)
    let settings = try context.settings
    let model = try modelOptions.load()
    var own = try pronounce.pronunciations(in: model.language)
    let sentence = try Self.understand(text, &own, model, terminal)
    let strictness = strictnessOption.strictness ?? settings.strictness
    let draft = try Journal.NewAffirmation(
      text: text, goal: goal, reason: reason, target: target ?? settings.target, strictness: strictness,
      model: modelOptions.model?.absolute(), dictionary: modelOptions.dictionary?.absolute(),
      pronunciations: own.filter { sentence.words.contains($0.key) })
    // Before anybody speaks: a recording that cannot be kept would be a breath wasted.
    let journal = try Journal.open(in: context.home, dayEnds: try context.settings.dayEnds)
    try context.makeReady(journal)
    if model.language == .english { try Self.advise(on: draft.text, called: name, terminal) }
    let isFirst = try journal.isEmpty()
    guard let result = try newRecording.make(of: draft.text, sentence, model, strictness, isFirst: isFirst, devices, context) else {
      try terminal.note("Nothing was added.")
      return
    }
    let affirmation = try journal.add(draft, recording: result.clip, isVerified: result.isVerified)
    if json.isOn {
      try terminal.data(json: AffirmationRecord(affirmation, Tally(), in: context.home))
    } else {
      try terminal.data("Added \(affirmation.number): \(affirmation.text)", hanging: 2)
      if !result.isVerified { try terminal.note("The recording was kept without being verified.") }
      if !newRecording.yes { try BeliefQuestion.follow(affirmation, journal, context) }
      try terminal.next("selflie practice \(affirmation.number)")
    }
  }

  static func check(_ target: Int) throws {
    guard Setting.targets.contains(target) else { throw ValidationError("--target takes a whole number from 1 to 1000000.") }
  }

  /// Of words of self-harm no affirmation is made.
  static func lookForDistress(_ texts: [String?], _ terminal: Terminal) throws {
    guard texts.contains(where: { $0.map { Distress.isIn($0) } == true }) else { return }
    for line in Distress.help { try terminal.note(line) }
    throw Status.notSaid.exitCode
  }

  /// Says in two lines at most what the coach's rules have against a sentence. It is kept all the same: they judge words, and not what is
  /// right for somebody.
  static func advise(on text: String, called name: PersonName? = nil, _ terminal: Terminal) throws {
    let brief = Brief(name: name?.description)
    guard let worst = RuleReport(of: text, for: brief).worst else { return }
    let better = RuleReport.better(than: text, for: brief).flatMap { RuleReport(of: $0, for: brief).isAccepted ? $0 : nil }
    try terminal.note(
      "Worth a thought, \(worst.rule.name): \(CoachPhrases.words(worst))\(worst.rule.reason) (\(CoachPhrases.grade(worst.rule.grade))).")
    try terminal.note("\(better.map { "Perhaps: \($0)  " } ?? "")All about it: selflie check \(text.shellOperand)")
  }

  /// The sentence, with the rules' guesses at words that the dictionary does not have.
  static func understand(
    _ text: String, _ own: inout [String: [Pronunciation]], _ model: AcousticModel, _ terminal: Terminal
  ) throws -> Sentence {
    let (sentence, guesses) = try Sentence.guessing(text, pronunciations: own, model: model)
    for (word, guess) in guesses.sorted(by: { $0.key < $1.key }) {
      try terminal.note(
        "'\(word)' is not in the dictionary; by rule it sounds like \(guess). If it does not: --pronounce \"\(word)=...\"")
      own[word] = [guess]
    }
    return sentence
  }
}
