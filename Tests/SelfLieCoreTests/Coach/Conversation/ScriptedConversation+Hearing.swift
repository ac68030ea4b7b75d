@testable import SelfLieCore

extension ScriptedConversation {
  /// A conversation that has heard these lines.
  static func hearing(_ lines: [String]) -> ScriptedConversation {
    var dialogue = ScriptedConversation(seed: 1)
    for line in lines { _ = dialogue.take(line) }
    return dialogue
  }
}
