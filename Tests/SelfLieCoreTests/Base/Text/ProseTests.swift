import Testing

@testable import SelfLieCore

/// What a text that is shown again may have.
struct ProseTests {
  @Test(arguments: [
    // Pictures that are joined, with their colours and forms.
    "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{2764}\u{FE0F}\u{200D}\u{1F525}", "\u{1F9D1}\u{1F3FD}\u{200D}\u{1F4BB}",
    "\u{1F3F4}\u{200D}\u{2620}\u{FE0F}", "\u{1F9D8}\u{200D}\u{2640}\u{FE0F} calm",
    // Letters of scripts that need it.
    "\u{915}\u{94D}\u{200D}\u{937}", "\u{D9A}\u{DCA}\u{200D}\u{DBB}", "\u{647}\u{200D}. \u{634}", "\u{645}\u{6CC}\u{200C}\u{62E}",
    // Signs that stand in texts of their scripts.
    "\u{6211}\u{5F88}\u{5E73}\u{9759}\u{FF0C}\u{5F88}\u{597D}\u{FF01}", "10\u{20AC}", "caf\u{E9}",
  ])
  func `what a script or a picture needs is kept`(text: String) { #expect(throws: Never.self) { try Prose.check(text, as: "the text") } }

  @Test(arguments: [
    ("w\u{200D}alk", 1), ("I \u{200D}walk", 2), ("\u{200D}", 1), ("walk\u{200D}", 4), ("I am\u{1F469}\u{200D}calm", 5), ("1\u{200D}2", 1),
    ("\u{1F469}\u{200D}\u{200D}\u{1F467}", 1), ("a\u{200D}\u{1F467}", 1), ("\u{1F469}\u{200D}", 1), ("\u{43C}\u{200D}\u{438}\u{440}", 1),
    ("#\u{FE0F}\u{200D}1", 1),
  ])
  func `a joiner that joins nothing is refused where it stands`(text: String, place: Int) {
    #expect(throws: ProseProblem.invisible("\u{200D}", place: place, of: "the text")) { try Prose.check(text, as: "the text") }
  }

  @Test func `a letter that only looks like one of ours is refused, and named`() throws {
    for value in 0xFF01...0xFF5E {
      let scalar = try #require(Unicode.Scalar(value))
      let problem = #expect(throws: ProseProblem.self) { try Prose.check("I w\(scalar)lk", as: "the goal") }
      #expect(problem == .fullWidth(scalar, place: 4, of: "the goal"))
    }
    // Also where other wide signs are at home.
    #expect(throws: ProseProblem.fullWidth("\u{FF29}", place: 1, of: "")) { try Prose.check("\u{FF29} \u{6211}", as: "") }
    #expect(
      "\(ProseProblem.fullWidth("\u{FF21}", place: 3, of: "the goal"))" == "character 3 of the goal, U+FF21, is a full-width 'A'; write 'A'"
    )
  }
}
