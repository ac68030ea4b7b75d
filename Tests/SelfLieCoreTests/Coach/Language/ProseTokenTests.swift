import Testing

@testable import SelfLieCore

struct ProseTokenTests {
  /// The words of a text with bars between them, and its signs in brackets.
  private func pieces(_ text: String) -> String {
    ProseToken.scan(text, by: .english).map { token in
      switch token {
      case .word(let plain, _): String(plain)
      case .sign(let sign, _): "[\(sign)]"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("I'm calm", "i'm calm"), ("a no\u{2010}nonsense day - mine", "a no-nonsense day [-] mine"),
    ("at 6:30, or 10,000", "at 6:30 [,] or 10,000"),
    ("10 a.m. sharp", "10 a.m [.] sharp"), ("Walk.Then rest.", "walk [.] then rest [.]"), ("Cafe\u{301} caf\u{E9}", "cafe cafe"),
    ("na\u{200B}me", "name"), ("\u{FF11}\u{FF10} %", "10 [%]"), ("one\ntwo\tthree", "one [\n] two three"), ("\u{301}", ""),
    ("привет", "привет"), ("k*ll", "k [*] ll"),
  ])
  func `a text is cut into words in plain letters, and signs`(_ text: String, _ expected: String) { #expect(pieces(text) == expected) }

  @Test func `each word has its place, with the marks on it`() throws {
    let text = "The ca\u{301}fe\u{301}s, late"
    let places = ProseToken.scan(text, by: .english).map { String(text[$0.place]) }
    #expect(places == ["The", "ca\u{301}fe\u{301}s", ",", "late"])
  }
}
