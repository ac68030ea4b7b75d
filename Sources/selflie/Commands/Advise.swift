import ArgumentParser
import SelfLieCore

/// The `advise` command: prints what the ledger suggests.
struct Advise: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "advise",
    abstract: "Get suggestions from your ledger: what to do, why, and the command for it.",
    discussion: """
      selflie advise
      selflie advise 1
      selflie advise 1 --json

      What concerns you comes first, then what gets you to the target, then what makes practice smoother. Rules find it in your ledger, \
      each with the figures behind it, and nothing leaves this machine.
      """)

  @Argument(help: ArgumentHelp("The affirmation's number, or a word of its text; all active ones without it.", valueName: "id"))
  var reference: Reference?

  @Flag(help: "Show everything instead of the five that matter most.")
  var all = false

  @OptionGroup var json: JSONOption

  /// The suggestions that a person takes in at once.
  private static let most = 5

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let adviceInputs = try context.adviceInputs(about: reference)
    // Where one affirmation speaks of danger, nothing else matters as much; the others can be asked about by their numbers.
    if let (number, danger) = adviceInputs.lazy.compactMap({ one in
      NewSentence.danger(in: one.affirmation).map { (one.affirmation.number, $0) }
    }).first {
      if json.isOn { return try terminal.data(json: [DangerRecord(danger, aboutKept: number)]) }
      for line in danger.help(aboutKept: number) { try terminal.data(line, hanging: 0) }
      return
    }
    let advice = Advice.all(from: adviceInputs)
    if json.isOn { return try terminal.data(json: advice.map(AdviceRecord.init)) }
    guard !advice.isEmpty else { return try terminal.note(nothing(adviceInputs)) }
    for one in self.all ? advice[...] : advice.prefix(Self.most) {
      let text = adviceInputs.first { $0.affirmation.number == one.affirmation }?.affirmation.text ?? ""
      try terminal.data("\(one.affirmation): \(text)")
      try terminal.data([("found", one.finding), ("because", one.rule.reason), ("try", one.command)])
    }
    let rest = advice.count - Self.most
    if !self.all, rest > 0 { try terminal.next("selflie advise\(reference.map { " \($0)" } ?? "") --all", "\(rest) more") }
  }

  private func nothing(_ adviceInputs: [AdviceInput]) -> String {
    guard !adviceInputs.isEmpty else {
      return "No affirmation is active. To write one: selflie add \"...\". To find one for a goal: selflie suggest \"...\""
    }
    if let one = adviceInputs.first, adviceInputs.allSatisfy(\.affirmation.isArchived) {
      return "It was put away. To take it up again: selflie unarchive \(one.affirmation.number)"
    }
    let takes = adviceInputs.map(\.judged).max() ?? 0
    if takes == 0 { return "Nothing was said yet. To begin: selflie practice" }
    return takes < Advice.enoughTakes
      ? "There isn't enough in the ledger yet: you have \(counted(takes, "take")), and advice starts at \(Advice.enoughTakes)."
      : adviceInputs.allSatisfy(\.isPaused) ? "Nothing to change. You have planned a pause." : "Nothing to change. Carry on."
  }
}
