import Testing

@testable import SelfLieCore

struct RemedyTests {
  private static func clue(word: Int? = nil, weak: Bool = false, noise: Double = -60) -> Remedy.Clue {
    .init(word: word, isRecordingWeak: weak, noise: noise)
  }

  @Test func `who is rejected may say that it was right, and be judged more gently`() {
    #expect(Remedy.all(for: [Self.clue(), Self.clue()], strictness: .normal) == [.claim, .gentle])
    #expect(Remedy.all(for: [Self.clue(), Self.clue()], strictness: .gentle) == [.claim])
  }

  @Test func `a recording that is weaker than the takes is made anew`() {
    #expect(Remedy.all(for: [Self.clue(weak: true), Self.clue(weak: true)], strictness: .gentle) == [.claim, .recordAnew])
    #expect(Remedy.all(for: [Self.clue(weak: true), Self.clue()], strictness: .gentle) == [.claim])
  }

  @Test func `a word that fails each time may be said another way`() {
    #expect(Remedy.all(for: [Self.clue(word: 2), Self.clue(word: 2)], strictness: .gentle) == [.claim, .word(2)])
    #expect(Remedy.all(for: [Self.clue(word: 2), Self.clue(word: 1)], strictness: .gentle) == [.claim])
  }

  @Test func `in a loud room nothing else comes first`() {
    let clues = [Self.clue(word: 2, weak: true, noise: -30), Self.clue(word: 2, weak: true, noise: -20)]
    #expect(Remedy.all(for: clues, strictness: .normal) == [.quieter, .claim, .recordAnew, .word(2), .gentle])
  }
}
