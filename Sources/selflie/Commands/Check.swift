import ArgumentParser
import SelfLieCore

/// The `check` command: judges a sentence by the coach's rules.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what is good or bad about a sentence, and how sure anybody is.",
    discussion: """
      selflie check "I will never smoke again"
      selflie check "When the urge comes, I drink water" --goal smoking --kind quit
      selflie check --explain negation
      selflie check --explain all

      Every rule that the sentence breaks is shown with the words that break it, the reason, and the evidence for it. A sentence is accepted \
      if no rule rejects it and its score is at least 70 of 100; then the status is 0, and 1 if it is not. The rules judge words: whether a \
      sentence is true, or right for you, only you can say.
      """)

  @Argument(help: "The sentence; - reads it from standard input.")
  var text: String?

  @Option(help: "What it's for.")
  var goal: String?

  @Option(help: "Whether the goal is to build a habit or to quit one.")
  var kind: Goal.Kind?

  @Option(help: "What is done instead of the habit.")
  var instead: String?

  @Option(help: "How the sentence is to speak.")
  var style: Style?

  @Flag(help: "It doesn't feel true yet: judge claims more strictly.")
  var doubted = false

  @Option(help: ArgumentHelp("The language of the sentence.", valueName: "code"))
  var language: String?

  @Option(
    help: ArgumentHelp("Tell all about a rule, by its number or name; 'all' lists them.", valueName: "rule"), completion: Completion.rules)
  var explain: String?

  @OptionGroup var json: JSONOption

  func validate() throws {
    guard text != nil || explain != nil else {
      throw ValidationError("Say the sentence, or - for standard input, or a rule with --explain.")
    }
    guard goal != nil || kind == nil && instead == nil else {
      throw ValidationError("--kind and --instead need the goal that they are about: --goal.")
    }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let phrasebook = try language.map { code throws in try Phrasebook.find(code) } ?? .english
    let explained = try explain.map { name throws in name == "all" ? Rule.all : [try Rule.named(name)] } ?? []
    guard let text else { return try tell(explained, terminal) }
    // A sentence that an editor broke into lines is one sentence.
    let sentence = text == "-" ? try TextFile.standardInput().split(whereSeparator: \.isNewline).joined(separator: " ") : text
    let goal = goal.map { ParsedGoal(Goal($0, kind: kind ?? .build, replacement: instead), in: phrasebook) }
    if let danger = Danger(in: sentence, phrasebook) ?? goal.flatMap({ Danger(in: $0.stated, phrasebook) }) {
      try NewSentence.showHelp(danger, in: [sentence] + (goal?.stated.texts ?? []), json, terminal)
    }
    let unknown = Set(Speller(in: phrasebook).unknownWords(in: sentence).map { $0.written.lowercased() })
    let brief = Brief(goal: goal, style: style, isBelieved: doubted ? false : nil, unknown: unknown)
    let judgement = RuleReport(of: sentence, for: brief, in: phrasebook)
    let better = RuleReport.better(than: sentence, for: brief, in: phrasebook).flatMap {
      // A sentence that the rules would reject too is no improvement.
      RuleReport(of: $0, for: brief, in: phrasebook).isAccepted ? $0 : nil
    }
    if json.isOn {
      try terminal.data(json: CheckRecord(sentence, judgement, better, explained))
    } else {
      try NewSentence.tellUnknown(in: sentence, terminal)
      try terminal.data(sentence, hanging: 0)
      try terminal.data(
        judgement.violations.map { ($0.rule.name, CoachPhrases.violation($0)) } + [("score", CoachPhrases.score(judgement))])
      if let better { try terminal.data([("better", better)]) }
      if !explained.isEmpty { try tell(explained, terminal) }
      try suggest(sentence, judgement, better, terminal)
    }
    if !judgement.isAccepted { throw Status.notSaid.exitCode }
  }

  /// Names the command that makes sense next.
  private func suggest(_ sentence: String, _ judgement: RuleReport, _ better: String?, _ terminal: Terminal) throws {
    if let kept = better ?? (judgement.isAccepted ? sentence : nil) { return try terminal.next("selflie add \(kept.shellOperand)") }
    guard explain == nil, let worst = judgement.worst else { return }
    try terminal.next("selflie check --explain \(worst.rule.name)")
  }

  private func tell(_ rules: [Rule], _ terminal: Terminal) throws {
    if json.isOn { return try terminal.data(json: rules.map(RuleRecord.init)) }
    if rules.count > 1 { return try terminal.data(rules.map { ($0.name, "\($0.number). \($0.reason) (\(CoachPhrases.grade($0.grade)))") }) }
    for rule in rules {
      try terminal.data("\(rule.number). \(rule.name)")
      try terminal.data([("why", rule.reason), ("known", rule.evidence), ("how sure", CoachPhrases.grade(rule.grade))])
    }
  }

}

extension Goal.Kind: ExpressibleByArgument {}
extension Style: ExpressibleByArgument {}
