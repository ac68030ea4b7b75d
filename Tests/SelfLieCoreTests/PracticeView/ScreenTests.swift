import Foundation
import Testing

@testable import SelfLieCore
@testable import selflie

/// The picture of practice, without a terminal: words, not bytes.
struct ScreenTests {
  private static let today = Day(number: 20_000)

  private static func exercise(_ text: String = "I am calm when I speak", tally: Tally = Tally(spoken: 37)) throws -> Exercise {
    let affirmation = Affirmation(
      id: Identifier(), number: 1, text: text, target: 1000, created: Date(timeIntervalSince1970: 0), strictness: .normal,
      pronunciations: [:])
    let days = Dictionary(uniqueKeysWithValues: (0..<5).map { (today.advanced(by: -$0), 12) })
    return try Exercise(
      affirmation, recording: Clip(), progress: Progress(tally: tally, spoken: days),
      model: try AcousticModel(folder: AcousticModel.english))
  }

  private static func screen(_ exercise: Exercise, _ events: Sitting.Event...) -> Screen {
    var screen = Screen(exercise, isSilent: false) { today }
    for event in events { screen.show(event, exercise, Practice()) }
    return screen
  }

  private static func text(_ screen: Screen, _ columns: Int = 80, _ rows: Int = 24) -> [String] {
    screen.lines(in: Window(columns: columns, rows: rows)).map { $0.map(\.text).joined() }
  }

  private static func repetition(_ kind: Repetition.Kind = .spoken) -> Repetition {
    Repetition(id: Identifier(), started: Date(timeIntervalSince1970: 0), offset: 0, kind: kind, confidence: 1, duration: 2)
  }

  private static func level(_ loudness: Double) -> Level {
    let amplitude = Int16(32_767 * pow(10, loudness / 20))
    return Level(of: (0..<160).map { $0 % 2 == 0 ? amplitude : -amplitude })
  }

  @Test func `the sentence, the count, and what is happening`() throws {
    let lines = Self.text(Self.screen(try Self.exercise(), .playing))
    #expect(lines[1] == "  I am calm when I speak")
    #expect(lines[3] == "  37 of 1000   today 12   5 days in a row")
    #expect(lines[5] == "> Listen       I am calm when I speak")
    #expect(lines[6].hasPrefix("  Speak"))
  }

  @Test func `what was only heard or claimed stands beside the count`() throws {
    let lines = Self.text(Self.screen(try Self.exercise(tally: Tally(spoken: 412, listened: 37, claimed: 2)), .playing))
    #expect(lines[3] == "  412 of 1000   today 12   5 days in a row   412 spoken, 37 listened, 2 claimed")
  }

  @Test func `words light up while they are heard`() throws {
    let screen = Self.screen(try Self.exercise(), .playing, .heardWords([0, 1]))
    let line = screen.lines(in: Window(columns: 80, rows: 24))[5]
    let lit = line.dropFirst().filter { $0.style == .plain && $0.text != " " }.map(\.text)
    let unlit = line.filter { $0.style == .faint }.map(\.text)
    #expect(lit == ["I", "am"])
    #expect(unlit == ["calm", "when", "I", "speak"])
  }

  @Test func `words appear while they are recognised, beside the level`() throws {
    let lines = Self.text(
      Self.screen(try Self.exercise(), .playing, .listening(again: false), .hearing(Self.level(-30), recognised: [0, 1, 2])))
    #expect(lines[5] == "  Listen       I am calm when I speak")
    #expect(lines[6] == "> Speak        I am calm .... . .....")
    #expect(lines[7] == "               [####################                    ]")
  }

  @Test func `what is too loud is told in words`() throws {
    let screen = Self.screen(try Self.exercise(), .listening(again: false), .hearing(Self.level(0), recognised: []))
    #expect(Self.text(screen)[7].hasSuffix("] too loud"))
  }

  @Test func `a rejection shows the sentence with the words that were not heard`() throws {
    let verdict = Verdict.notSaid(.init(missing: [2, 5], heard: []))
    let lines = Self.text(Self.screen(try Self.exercise(), .rejected(Self.repetition(.rejected), verdict, watch: 2), .playing))
    #expect(lines[8] == "  Not counted  I am [calm] when I [speak]")
    #expect(lines[10] == "  Watch the word 'calm'.")
  }

  @Test func `a word that turns the sentence round is named`() throws {
    let verdict = Verdict.notSaid(.init(missing: [], heard: ["not"]))
    #expect(
      Self.text(Self.screen(try Self.exercise(), .rejected(Self.repetition(.rejected), verdict, watch: nil)))[8]
        == "  Not counted  heard 'not', which is not in the text")
  }

  @Test(arguments: [
    (Sitting.Event.kept(repetition()), "  Counted      37 of 1000"),
    (.kept(repetition(.listened)), "  Listened     not counted"),
    (.kept(repetition(.claimed)), "  Claimed      kept, not counted"),
    (.tookBack(repetition()), "  Taken back   the last one that was spoken"),
    (.nothingHeard, "  Not heard    Is the microphone muted?"),
    (.rejected(repetition(.rejected), .unchecked(.gap), watch: nil), "  Not counted  sound was lost on the way; say it once more"),
    (.heard(2), "> Checking"),
  ])
  func `what came of it is told`(event: Sitting.Event, line: String) throws {
    #expect(
      Self.text(Self.screen(try Self.exercise(), event))[8].trimmingCharacters(in: .whitespaces)
        == line.trimmingCharacters(in: .whitespaces))
  }

  @Test func `a pause says why, and how it ends`() throws {
    let text = Self.text(Self.screen(try Self.exercise(), .paused(.nobodySpoke))).joined(separator: "\n")
    #expect(text.contains("> Paused       nobody spoke. Space goes on, q leaves."))
  }

  @Test func `the keys are shown when they are asked for`() throws {
    let few = Self.text(Self.screen(try Self.exercise(), .playing)).joined(separator: "\n")
    let all = Self.text(Self.screen(try Self.exercise(), .playing, .help)).joined(separator: "\n")
    for key in Phrases.keys {
      #expect(all.contains("  \(key.name.padded(to: 7)) "))
      #expect(few.contains(key.meaning) == false)
    }
    #expect(Self.text(Self.screen(try Self.exercise(), .playing, .help, .help)).joined(separator: "\n") == few)
  }

  private static let texts = [
    "I am calm when I speak", "After breakfast I walk around the park for ten minutes, and then I sit down to write for half an hour",
    "Ich esse täglich Gemu\u{308}se", "我每天說一句真話", "Antidisestablishmentarianism-is-a-word-that-is-longer-than-a-narrow-window",
    "\u{1F9D8}\u{200D}\u{2640}\u{FE0F} calm",
  ]

  @Test(arguments: texts, [40, 60, 80, 120, 200])
  func `nothing is wider than the window, and nothing of a text is lost`(text: String, columns: Int) throws {
    let exercise = try Self.exercise()
    let spans = Screen.wrap(Screen.words(text), columns, indent: 2)
    for line in spans { #expect(line.reduce(0) { $0 + Window.width(of: $1.text) } < columns) }
    let shown = spans.map { $0.map(\.text).joined() }.joined().filter { $0 != " " }
    #expect(shown == text.filter { $0 != " " })
    let verdict = Verdict.notSaid(.init(missing: [0], heard: ["not"]))
    for event in [Sitting.Event.playing, .help, .rejected(Self.repetition(.rejected), verdict, watch: 0), .paused(.manyRejected)] {
      for line in Self.text(Self.screen(exercise, event), columns) { #expect(Window.width(of: line) < columns) }
    }
  }

  @Test func `in a low window what happens now stays`() throws {
    for rows in 3...24 {
      let lines = Self.text(Self.screen(try Self.exercise(), .playing), 80, rows)
      #expect(lines.count <= rows)
      #expect(lines.contains { $0.hasPrefix("> Listen") })
    }
  }

  @Test(arguments: [("a", 1), ("ä", 1), ("u\u{308}", 1), ("話", 2), ("한", 2), ("\u{1F600}", 2), ("\u{2764}\u{FE0F}", 2), ("\u{200B}", 0)])
  func `characters are as wide as a terminal shows them`(text: String, width: Int) {
    #expect(Window.width(of: text) == width)
  }
}
