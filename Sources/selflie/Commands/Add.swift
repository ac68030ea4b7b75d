import ArgumentParser
import FoundationEssentials
import SelfLieCore

struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(
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
  var target = Affirmation.usualTarget

  @OptionGroup var newRecording: NewRecording
  @OptionGroup var pronounce: PronounceOption
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var modelOptions: ModelOptions
  @OptionGroup var json: JSONOption

  func validate() throws {
    guard (1...1_000_000).contains(target) else { throw ValidationError("--target takes a whole number from 1 to 1000000.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let model = try modelOptions.load()
    var own = try pronounce.pronunciations()
    let sentence = try understand(&own, model, terminal)
    // Before anybody speaks: a recording that cannot be kept would be a breath wasted.
    let journal = try Journal.open(in: context.home)
    try journal.checkReady()
    guard let result = try newRecording.make(of: text, sentence, model, devices, terminal) else {
      try terminal.note("Nothing was added.")
      return
    }
    let draft = Journal.Draft(
      text: text, goal: goal, reason: reason, target: target, pronunciations: own.filter { sentence.words.contains($0.key) })
    let affirmation = try journal.add(draft, recording: result.clip, isVerified: result.isVerified)
    if json.isOn {
      try terminal.data(json: AffirmationRecord(affirmation, Tally(), in: context.home))
    } else {
      try terminal.data("Added \(affirmation.number): \(affirmation.text)")
      if !result.isVerified { try terminal.note("The recording was kept without being verified.") }
      try terminal.note("Next: selflie practice \(affirmation.number)")
    }
  }

  /// The sentence, with a rule's guess at words that the dictionary does not have if the person wants that.
  private func understand(
    _ own: inout [String: [Pronunciation]], _ model: AcousticModel, _ terminal: Terminal
  ) throws -> Sentence {
    do {
      return try Sentence(text, pronunciations: own, model: model)
    } catch LexiconProblem.unknown(let words) {
      let rules = LetterToSound()
      let guesses = words.map { word in (word, rules?.guess(word).flatMap { $0.phones.allSatisfy(model.phones.contains) ? $0 : nil }) }
      for (word, guess) in guesses {
        let offer = guess.map { "by rule it sounds like \($0): --pronounce \"\(word)=\($0)\"" }
        try terminal.note(
          "'\(word)' is not in the dictionary; \(offer ?? "say how it sounds with --pronounce \"\(word)=...\", or choose another wording")")
      }
      guard guesses.allSatisfy({ $0.1 != nil }), !newRecording.yes,
        try terminal.ask("Use \(guesses.count == 1 ? "this" : "these")? [y]es, [n]o:", ["y", "n"], Interruption()) == "y"
      else { throw LexiconProblem.unknown(words) }
      for (word, guess) in guesses { own[word] = guess.map { [$0] } }
      return try Sentence(text, pronunciations: own, model: model)
    }
  }
}
