import Testing

@testable import SelfLieCore

/// Sentences that were put together of somebody's words, and are none.
struct WholeSentenceTests {
  @Test(arguments: [
    "After supper, I turn to the audition is in April.", "After supper, I turn to the audition is.", "I keep my I in bed until seven.",
    "In the hall isn't far enough, I say downstairs.", "Before I can think is about pressing call, I press call.",
    "I walk the dog and the.", "I read a page because.",
  ])
  func `two subjects in one clause, or a clause cut off, make no sentence`(text: String) { #expect(WholeSentence.isBroken(text)) }

  @Test(arguments: [
    "When it is time to leave, I put on my shoes and go.", "I rest quietly, and that is enough.", "I know my work is good.",
    "When the kids are in bed, I play one scale.", "I do what is mine to do.", "I am grateful for all that is here.",
    "Before the twins are up, I eat overnight oats.", "When somebody says the plan is off, I breathe out.",
    "I say \"no thanks, my plate is full\".",
    "When the work I do is praised, I say thank you.", "When mornings are chaos with twins, I eat breakfast.", "I let him be who he is.",
    "I am someone whose word is good.", "After the meeting is over, I write one line.",
  ])
  func `a sentence is whole`(text: String) { #expect(!WholeSentence.isBroken(text)) }

  @Test(arguments: ["actually the audition is in April", "the exam is on a Friday now"])
  func `what would make no sentence changes none`(line: String) {
    var dialogue = ScriptedConversation.hearing(["practise the cello", "audition in March", "after supper", "open the case", "9"])
    let before = dialogue.candidates.map(\.text)
    #expect(dialogue.take(line)?.isEmpty == false)
    #expect(dialogue.candidates.map(\.text) == before)
  }
}
