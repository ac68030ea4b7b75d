import ArgumentParser
import FoundationEssentials
import SelfLieCore

/// The `coach` command: a conversation that leads to a sentence.
struct Coach: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coach",
    abstract: "Talk a sentence over until it is yours.",
    discussion: """
      selflie coach
      selflie coach 1
      selflie coach --continue
      selflie coach --list

      It asks what you want, why, when and what then, and every answer changes the sentences that it shows; then say what is not right yet, or \
      write the sentence your way. "yes" or "the second one" records one, as /keep 2 does, "back" takes the last change back, /again shows \
      others, /why 1 says why, /quit leaves. With an affirmation it looks for \
      better words for that one.

      If a language model is configured ('selflie help model'), that one answers instead. It may check sentences by the rules, read how your \
      practice went, and propose a sentence, which you are asked about; nothing else. Ctrl-C stops its answer. If it is away, the questions \
      go on without it.

      Conversations are kept in the journal. Words of self-harm are not, and are sent to nobody.
      """)

  @Argument(help: ArgumentHelp("The affirmation it's about: its number, or a word of its text.", valueName: "id"))
  var reference: Reference?

  @Flag(name: .customLong("continue"), help: "Take up the last conversation, or the last about this affirmation.")
  var goesOn = false

  @Flag(help: "Show the conversations that were kept.")
  var list = false

  @Option(help: ArgumentHelp("With --continue, --list or --forget: this conversation.", valueName: "number"))
  var conversation: Int?

  @Flag(help: "Remove a conversation for good.")
  var forget = false

  @Flag(help: "Remove without asking.")
  var yes = false

  @Option(help: ArgumentHelp("What you say first.", valueName: "words"))
  var say: String?

  @Flag(help: "Leave out the language model, if one is configured.")
  var noModel = false

  @Flag(help: "Show exactly what the language model would be sent first, and send nothing.")
  var dryRun = false

  @OptionGroup var json: JSONOption

  func validate() throws {
    guard [goesOn, list, forget].count(where: \.self) <= 1 else {
      throw ValidationError("--continue, --list and --forget can't be used together.")
    }
    guard conversation == nil || goesOn || list || forget else {
      throw ValidationError("--conversation says which one to --continue, --list or --forget.")
    }
    guard !forget || conversation != nil else {
      throw ValidationError("Say which one: --forget --conversation 1; 'selflie coach --list' has the numbers.")
    }
    guard !yes || forget else { throw ValidationError("--yes goes with --forget.") }
    guard !json.isOn || list else { throw ValidationError("--json goes with --list.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    if list { return try show(context) }
    if forget { return try remove(context) }
    let terminal = context.terminal
    // Where nobody can be asked, help is still told.
    if !terminal.canAsk, !dryRun { try NewSentence.lookForDanger([say], reason: nil, terminal) }
    guard terminal.canAsk || dryRun && say != nil else {
      throw ValidationError("There is nobody to talk to; for sentences alone: selflie suggest \"...\"")
    }
    let chosen = goesOn ? try chosen(context) : nil
    let about = try (reference ?? chosen?.affirmation.map(Reference.number)).map { reference in
      let journal = try context.journal(with: reference)
      let affirmation = try journal.affirmation(reference)
      try NewSentence.lookForDanger([affirmation.text, affirmation.goal], reason: affirmation.reason, terminal)
      return (affirmation, Belief.ratings(in: try journal.edits(of: affirmation)).last)
    }
    var coaching = try CoachSession(context, about: about?.0, belief: about?.1, after: chosen)
    if dryRun { return try coaching.preview(say) }
    var kept = try coaching.run(first: say, withModel: !noModel)
    while let sentence = kept {
      var outcome = Outcome.refused
      do {
        outcome = try record(sentence, coaching.goal, about?.0, context)
      } catch let problem as any Problem {
        try terminal.note("\(problem)")
      }
      if outcome == .recorded { return }
      kept = try coaching.goOn(after: outcome == .kept ? sentence : nil)
    }
    if coaching.isOpen { try terminal.next("selflie coach --continue") }
  }

  /// What became of a sentence that the person chose.
  private enum Outcome {
    case recorded
    /// It is kept without a recording.
    case kept
    case refused
  }

  /// Records a sentence, as if the person had typed it.
  private func record(_ sentence: Candidate, _ goal: Goal, _ affirmation: Affirmation?, _ context: Context) throws -> Outcome {
    try context.terminal.note(sentence.text)
    let devices = DeviceOptions.usual(try context.settings)
    if let affirmation {
      let isDone = try EditAction(reference: .number(affirmation.number), text: sentence.text, devices: devices).run(context)
      return isDone ? .recorded : .refused
    }
    let adding = AddAction(text: sentence.text, goal: goal.words.isEmpty ? nil : goal.words, reason: goal.reason, devices: devices)
    do { return try adding.run(context) ? .recorded : .refused } catch let problem as SoundProblem {
      // The sentence is kept without a recording, and whoever wants another one, or to mend the microphone, is still here.
      try context.terminal.note("\(problem)")
      try context.terminal.note("The sentence is kept. Enter leaves; or go on here.")
      return .kept
    }
  }

  // MARK: Conversations

  private func all(_ context: Context) throws -> [Transcript] {
    let journal = try reference.map(context.journal) ?? context.journalIfThere()
    let number = try reference.flatMap { try journal?.affirmation($0).number }
    let all = try journal?.conversations(conversation) ?? []
    return number == nil ? all : all.filter { $0.affirmation == number }
  }

  private func chosen(_ context: Context) throws -> Transcript {
    guard let chosen = try all(context).first else { throw ConversationProblem(number: conversation) }
    return chosen
  }

  private func show(_ context: Context) throws {
    let terminal = context.terminal
    let all = try all(context)
    if json.isOn { return try terminal.data(jsonArray: all.lazy.map(ConversationRecord.init)) }
    guard let first = all.first else {
      guard conversation == nil else { throw ConversationProblem(number: conversation) }
      return try terminal.note("There are no conversations yet; one begins with: selflie coach")
    }
    if conversation != nil {
      for turn in first.turns where !turn.words.isEmpty {
        let lines = turn.words.split(separator: "\n").map(String.init)
        try terminal.data(hanging: lines, behind: CoachPhrases.name(of: turn.speaker).padded(to: 9))
      }
      return
    }
    for conversation in all {
      let words = conversation.turns.first { $0.speaker == .person && !$0.words.isEmpty }?.words ?? ""
      let about = conversation.affirmation.map { "about \($0): " } ?? ""
      let said = counted(conversation.turns.count { $0.speaker == .person }, "answer")
      try terminal.data(
        hanging: ["\(conversation.day.digits)  \(about)\(words)  (\(said))"],
        behind: "\(conversation.number)".padded(to: 4))
    }
    try terminal.next("selflie coach --continue")
  }

  private func remove(_ context: Context) throws {
    let terminal = context.terminal
    let chosen = try chosen(context)
    let facts = [
      "A conversation of \(chosen.day.digits) with \(counted(chosen.turns.count, "turn")).",
      "Copies in backups keep it until they expire.",
    ]
    guard try yes || terminal.confirm("Remove it for good?", facts, to: "remove it", refusal: "Nothing was removed.") else { return }
    try context.journalIfThere()?.forget(chosen)
    try terminal.note("Removed conversation \(chosen.number).")
  }
}

/// A conversation that does not exist.
struct ConversationProblem: Problem {
  /// The number that the person gave; nil if there is no conversation at all.
  let number: Int?

  var description: String {
    number.map { "there is no conversation \($0); 'selflie coach --list' shows them" }
      ?? "there is no conversation yet; one begins with: selflie coach"
  }

  var status: Status { .notFound }
}

/// A conversation, for programs.
private struct ConversationRecord: Encodable {
  struct TurnRecord: Encodable {
    /// "person", "coach" or "summary".
    var speaker: String
    var words: String
  }

  var number: Int
  /// The number of the affirmation that the conversation is about.
  var affirmation: Int?
  /// When the conversation began, in UTC.
  var started: Date
  /// The offset of local time from Greenwich then, in seconds, positive in the east.
  var offset: Int
  var turns: [TurnRecord]

  init(_ conversation: Transcript) {
    number = conversation.number
    affirmation = conversation.affirmation
    started = conversation.started
    offset = conversation.offset
    turns = conversation.turns.map { TurnRecord(speaker: $0.speaker.rawValue, words: $0.words) }
  }
}
