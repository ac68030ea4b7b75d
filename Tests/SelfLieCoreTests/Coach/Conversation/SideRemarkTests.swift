import Testing

@testable import SelfLieCore

/// What people say beside the sentences, of which none is a sentence to say.
struct SideRemarkTests {
  private static let walk = ScriptedConversation.hearing(["walk more", "", "after lunch", "walk the dog", "7"])

  @Test(arguments: SideRemark.rows.indices)
  func `each example is found by its own row, and by none before`(place: Int) {
    let example = SideRemark.rows[place].example, found = SideRemark.first(in: example, for: Self.walk)
    #expect(found?.place == place, "\(example)")
  }

  @Test(arguments: [
    "you can't walk a dog in the snow", "you made me sound like a child", "and could you text me", "the third sentence is about work",
    "it's not about the dog", "I'm terrified tbh", "im shaking", "I'm really overwhelmed just now", "we've already moved",
    "I've lost count", "i'm laughing now", "\"lunch\" who says lunch", "not sure what that means", "the lunch bit is missing",
    "lunch and dinner are about my mum", "I'm shaking just thinking of it",
  ])
  func `a remark is answered, and becomes no sentence`(line: String) {
    var dialogue = Self.walk
    let answer = dialogue.take(line)
    #expect(answer?.isEmpty == false)
    let new = dialogue.candidates.map(\.text).filter { text in !Self.walk.candidates.contains { $0.text == text } }
    #expect(new.allSatisfy { $0.hasPrefix("I ") || $0.contains(", I ") } && !new.contains { $0.contains("dog in") }, "\(new)")
    #expect(!dialogue.candidates.contains { $0.source == .person }, "\(dialogue.candidates.map(\.text))")
  }

  @Test(arguments: [
    "I walk slowly and look at the trees", "My legs carry me well", "after dinner I walk round the block", "I'm a person who walks.",
    "how about: I walk to the river", "When the alarm sounds, I lace my shoes", "I am calm now, and I walk on.",
    "At the big roundabout I look over my shoulder, signal and take my lane.",
  ])
  func `a sentence to oneself comes first`(line: String) {
    var dialogue = Self.walk
    _ = dialogue.take(line)
    #expect(dialogue.candidates.first?.source == .person, "\(dialogue.candidates.map(\.text))")
  }

  @Test(arguments: [
    "I want my sister to see me walk", "hoffwn i siarad cymraeg", "I would never think of that myself", "I already do that at work",
  ])
  func `what somebody wants, thinks or did is no sentence to oneself`(line: String) {
    var dialogue = Self.walk
    _ = dialogue.take(line)
    #expect(!dialogue.candidates.contains { $0.source == .person }, "\(dialogue.candidates.map(\.text))")
  }
}
