/// One suggestion from the ledger: the finding, its reason, and the command that acts on it.
public struct Advice: Equatable, Sendable {
  /// The order of advice: the person's wellbeing first.
  public enum Priority: Int, Comparable, CaseIterable, Sendable {
    /// Advice for the person's wellbeing.
    case care
    /// Advice that helps to reach the target.
    case progress
    /// Advice that makes practice smoother.
    case polish

    /// The published name of the priority.
    public var name: String { String(describing: self) }

    public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
  }

  /// The rule that made the advice.
  public let rule: AdviceRule
  /// The number of the affirmation that the advice is about.
  public let affirmation: Int
  /// The finding, with the figures from which it follows.
  public let finding: String
  let act: AdviceCommand

  /// The command that acts on the advice.
  public var command: String { act.text }

  /// The judged takes below which the ledger says too little for advice.
  public static let enoughTakes = 20

  /// All advice for some affirmations, in the order of the rules. It speaks with one voice: of two commands that do the same, or of which one
  /// undoes what the other is for, the more important one is named.
  public static func all(from adviceInputs: some Sequence<AdviceInput>) -> [Advice] {
    let adviceInputs = Array(adviceInputs)
    var all: [Advice] = []
    for rule in AdviceRule.all {
      for adviceInput in adviceInputs {
        guard rule.applies(to: adviceInput), let (finding, act) = rule.find(adviceInput) else { continue }
        // Whoever says too many sentences plans none of them before there are fewer.
        if adviceInput.active.count > AdviceRule.mostAtOnce, act.verb == .plan, rule.priority != .care { continue }
        let advice = Advice(rule: rule, affirmation: adviceInput.number, finding: finding, act: act)
        if !all.contains(where: { $0.silences(advice) }) { all.append(advice) }
      }
    }
    return all
  }

  /// Whether other advice, which comes later, would contradict this.
  private func silences(_ other: Advice) -> Bool {
    if act.subject == other.act.subject { return true }
    return other.rule.priority != .care && rule.silenced.contains(other.act.verb) && affirmation == other.affirmation
  }
}

/// A command that advice names.
struct AdviceCommand: Equatable {
  enum Verb: CaseIterable { case coach, rate, practice, plan, archive, remind, record, edit, check, doctor, config }

  /// What a command changes or looks at.
  struct Subject: Equatable {
    let verb: Verb
    let number: Int?
  }

  let verb: Verb
  /// The affirmation that the command is for; nil for a command that is for all.
  var number: Int?
  var options = ""
  /// The affirmation's text, for a command that takes it in the place of the number.
  var sentence: String?

  var text: String {
    let operand = sentence?.shellOperand ?? number.map(String.init)
    return (["selflie", "\(verb)"] + [operand, options].compactMap(\.self)).filter { !$0.isEmpty }.joined(separator: " ")
  }

  var subject: Subject { Subject(verb: verb, number: number) }

  static func coach(_ number: Int) -> AdviceCommand { AdviceCommand(verb: .coach, number: number) }
  static func rate(_ number: Int) -> AdviceCommand { AdviceCommand(verb: .rate, number: number) }
  static func practice(_ number: Int, _ options: String = "") -> AdviceCommand {
    AdviceCommand(verb: .practice, number: number, options: options)
  }
  static func plan(_ number: Int, _ options: String) -> AdviceCommand { AdviceCommand(verb: .plan, number: number, options: options) }
  static func archive(_ number: Int) -> AdviceCommand { AdviceCommand(verb: .archive, number: number) }
  static func record(_ number: Int) -> AdviceCommand { AdviceCommand(verb: .record, number: number) }
  static func check(_ affirmation: Affirmation) -> AdviceCommand {
    AdviceCommand(verb: .check, number: affirmation.number, sentence: affirmation.text)
  }
  /// A microphone is the same for all affirmations.
  static let doctor = AdviceCommand(verb: .doctor)
  /// How often the recording is heard, for all affirmations.
  static func hearing(_ every: Int) -> AdviceCommand { AdviceCommand(verb: .config, options: "hear \(every)") }
  /// A reminder at one more full hour; the command names all times, because it replaces those that are there.
  static func remind(_ times: [TimeOfDay], and hour: Int) -> AdviceCommand {
    let all = (times + [TimeOfDay(seconds: 3600 * hour)]).sorted()
    return AdviceCommand(verb: .remind, options: all.map { "--at \($0)" }.joined(separator: " "))
  }
}
