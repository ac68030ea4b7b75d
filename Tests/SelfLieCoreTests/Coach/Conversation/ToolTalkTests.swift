import Testing

@testable import SelfLieCore

/// What people ask about the tool, and what they only tell.
struct ToolTalkTests {
  /// A conversation to which all of this was said.
  private static func conversation(_ lines: [String]) -> ScriptedConversation {
    var dialogue = ScriptedConversation(seed: 1)
    for line in lines { _ = dialogue.take(line) }
    return dialogue
  }

  private static let walk = conversation(["walk more", "", "after lunch", "walk the dog", "7"])

  @Test(arguments: ToolTalk.rows.indices)
  func `each example is answered by its own row, and by none before`(place: Int) {
    let example = ToolTalk.rows[place].example, found = ToolTalk.first(in: example, for: Self.walk)
    #expect(found?.place == place, "\(example): \(found?.answer ?? "nothing")")
  }
}
