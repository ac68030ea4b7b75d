/// What is told beside the sentences.
extension Suggester {
  /// Whether somebody who asks again sees more.
  func hasOthers(than shown: [Candidate], among all: [Draft]) -> Bool {
    all.contains { draft in
      guard isSaid(draft.template.style), !shown.contains(where: { $0.text == draft.rendering.text }) else { return false }
      let other = candidate(draft)
      return other.judgement.isAccepted && !shown.contains { $0.isNear(other, in: phrasebook) }
    }
  }

  /// Returns why typed words stand in no sentence.
  func note(on own: String, in slot: Template.Slot) -> String {
    let sentence =
      switch slot {
      case .cue: "\(own), I take one slow breath"
      case .reason: "I take one small step today \(own)"
      default: "After lunch, I \(own)"
      }
    let typed =
      [Template.Slot.cue: goal.stated.trigger, .action: goal.stated.replacement, .reason: goal.stated.reason][slot].flatMap(\.self) ?? own
    let left = "The words \"\(typed)\" are left out"
    if let style, !templates.contains(where: { $0.template.has(slot) }) {
      return "\(left): \(style.rawValue) sentences have no place for them."
    }
    let judgement = RuleReport(
      of: Inflection.sentence(sentence), for: Brief(goal: goal, style: slot == .reason ? .steady : .ifThen), in: phrasebook)
    if slot == .reason { return "\(left): \(judgement.violations.isEmpty ? "no sentence for this goal has room for them." : Self.gladly)" }
    let reason = judgement.violations.max { $0.level < $1.level }.map { ": \($0.rule.reason)" } ?? ": with them the sentence is too long."
    return left + reason
  }
}
