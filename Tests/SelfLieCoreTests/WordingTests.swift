import Testing

@testable import SelfLieCore

struct WordingTests {
  @Test(arguments: [
    ("I am calm when I speak.", "i am calm when i speak"),
    ("I\u{2019}m calm \u{2014} really!", "i'm calm really"),
    ("well-being", "well being"),
    ("10 times", "ten times"),
    ("100 % & more", "one hundred percent and more"),
    ("In 1984 I ran 5k", "in one thousand nine hundred eighty four i ran five k"),
    ("007", "zero zero seven"),
    ("a caf\u{E9}, na\u{EF}ve", "a cafe naive"),
    ("cafe\u{301}", "cafe"),
    ("'calm'", "'calm'"),
    ("\u{201C}No\u{201D}, I said", "no i said"),
  ])
  func `reads a text as the words that are spoken`(text: String, words: String) throws {
    #expect(try Wording(text).words.joined(separator: " ") == words)
  }

  @Test(arguments: [
    ("", WordingProblem.noWords),
    (" ... '", .noWords),
    ("I am \u{1F600} calm", .unspeakable("\u{1F600}", place: 6)),
    ("\u{44F}", .unspeakable("\u{44F}", place: 1)),
  ])
  func `says what cannot be spoken, and where`(text: String, problem: WordingProblem) {
    #expect(throws: problem) { try Wording(text) }
  }

  /// Not as arguments: the test's own output would print them.
  @Test func `refuses control characters and what nobody says in one breath`() {
    for character in ["\u{0}", "\u{1B}", "\u{7F}", "\u{202E}", "\u{200B}"] as [Character] {
      #expect(throws: WordingProblem.unspeakable(character, place: 2)) { try Wording("a\(character)b") }
    }
    #expect(throws: WordingProblem.tooLong) { try Wording(String(repeating: "a ", count: 61)) }
    #expect(throws: WordingProblem.tooLong) { try Wording(String(repeating: "a", count: 601)) }
  }

  @Test(arguments: [
    ("0", "zero"), ("13", "thirteen"), ("20", "twenty"), ("42", "forty two"), ("100", "one hundred"), ("101", "one hundred one"),
    ("1000", "one thousand"), ("90017", "ninety thousand seventeen"), ("1000000", "one million"), ("2000000001", "two billion one"),
    ("1234567890123", "one two three four five six seven eight nine zero one two three"),
  ])
  func `reads a whole number`(digits: String, words: String) {
    #expect(Numeral.words(digits).joined(separator: " ") == words)
  }
}
