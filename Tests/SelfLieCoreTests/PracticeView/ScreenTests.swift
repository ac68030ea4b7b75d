import Foundation
import Testing

@testable import SelfLieCore
@testable import selflie

/// The picture of practice, without a terminal: words, not bytes.
struct ScreenTests {
  private static let today = Day(number: 20_000)

  private static func exercise(
    _ text: String = "I am calm when I speak", tally: Tally = Tally(spoken: 37), plan: Plan = Plan(), goal: String? = nil,
    reason: String? = nil
  ) throws -> Exercise {
    let affirmation = Affirmation(
      id: Identifier(), number: 1, text: text, goal: goal, reason: reason, target: 1000, created: Date(timeIntervalSince1970: 0),
      strictness: .normal, pronunciations: [:], plan: plan)
    let days = Dictionary(uniqueKeysWithValues: (0..<5).map { (today.advanced(by: -$0), 12) })
    return try Exercise(
      affirmation, recording: Clip(), progress: Progress(tally: tally, spoken: days),
      model: try AcousticModel.checked.get())
  }

  private static func screen(_ exercise: Exercise, isClaimable: Bool = false, _ events: Sitting.Event...) -> Screen {
    var screen = Screen(exercise, isSilent: false) { today }
    var practice = Practice()
    if isClaimable { for event in [Practice.Event.played, .judged(.unchecked(.failed))] { practice.after(event) } }
    for event in events { screen.show(event, exercise, practice) }
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

  /// A picture as text, without the spaces at the ends of its lines.
  private static func picture(_ screen: Screen, _ columns: Int, _ rows: Int) -> String {
    text(screen, columns, rows).map(\.trimmedAtEnd).joined(separator: "\n")
  }

  /// What stands in a picture's lit words, from left to right.
  private static func lit(_ screen: Screen) -> [String] {
    screen.lines(in: Window(columns: 80, rows: 24))[1].filter { $0.style == .strong }.map(\.text)
  }

  private static let notSaid = Sitting.Event.rejected(
    repetition(.rejected), .notSaid(.init(missing: [2], heard: [])), watch: 2)
  private static let remedies = Sitting.Event.remedies([.claim, .recordAnew, .word(2), .gentle])

  @Test func `the sentence, the step, the counts and the keys`() throws {
    #expect(
      Self.picture(Self.screen(try Self.exercise(), .playing), 80, 12)
        == """

          I am calm when I speak

        > Listen

          37 of 1000   12 today   5 days in a row





          Space pause   q leave   ? keys
        """)
  }

  @Test(arguments: [
    (
      20, 5,
      """
        I am calm when I
        speak
      > Listen
        Not counted: I
          didn't hear
      """
    ),
    (
      20, 8,
      """
        I am calm when I
        speak

      > Listen
        37 of 1000
        Not counted: I
          didn't hear
          'calm'.
      """
    ),
    (
      40, 8,
      """
        I am calm when I speak

      > Listen
        37 of 1000   12 today
        Not counted: I didn't hear 'calm'.
        Was it right? Press a to keep it as
          claimed.
        Space pause  a claim  q leave  ? keys
      """
    ),
    (
      60, 24,
      """

        I am calm when I speak

      > Listen

        37 of 1000   12 today   5 days in a row

        Not counted: I didn't hear 'calm'.
        Was it right? Press a to keep it as claimed.
        Watch the word 'calm'.
        Your recording is weaker than your takes. Make a new one:
          selflie record 1
        If you say 'calm' your own way, press a each time; after
          three, y lets selflie learn it.
        To be judged more gently: selflie edit 1 --strictness
          gentle







        Space pause   a claim   q leave   ? keys
      """
    ),
    (
      120, 8,
      """
        I am calm when I speak

      > Listen
        37 of 1000   12 today   5 days in a row
        Not counted: I didn't hear 'calm'.
        Was it right? Press a to keep it as claimed.
        Watch the word 'calm'.
        Space pause   a claim   q leave   ? keys
      """
    ),
  ])
  func `a rejection says what was wrong and what can be done, in any window`(columns: Int, rows: Int, picture: String) throws {
    let screen = Self.screen(
      try Self.exercise(), isClaimable: true, .playing, .listening(again: false), Self.notSaid, Self.remedies, .playing)
    let shown = Self.picture(screen, columns, rows)
    #expect(shown == picture, "\(shown)")
  }

  @Test(arguments: [20, 40, 60, 80, 120], [5, 8, 24])
  func `nothing moves from step to step`(columns: Int, rows: Int) throws {
    let exercise = try Self.exercise()
    var screen = Screen(exercise, isSilent: false) { Self.today }
    var places: Set<[Int?]> = []
    for event in [
      Sitting.Event.playing, .heardWords([0, 1]), .listening(again: false), .hearing(Self.level(-30), recognised: [0, 1, 2]), .heard(2),
      .kept(Self.repetition()), .playing, .listening(again: false), .heard(2), Self.notSaid, .remedies([.claim]), .paused(.manyRejected),
    ] {
      screen.show(event, exercise, Practice())
      let lines = Self.text(screen, columns, rows)
      #expect(lines.count <= rows)
      for line in lines { #expect(Window.width(of: line) < columns) }
      // The sentence, the step, the counts and the keys.
      // In a very low window the counts give way to what there is to say.
      let parts = ["I am calm", "> "] + (rows < 8 ? [] : ["  37 of 1000"])
      places.insert(parts.map { text in lines.firstIndex { $0.hasPrefix(text) || $0.hasPrefix("  \(text)") } } + [lines.count])
    }
    #expect(places.count == 1, "\(places)")
    #expect(try #require(places.first)[0] != nil && (try #require(places.first))[1] != nil)
  }

  @Test func `what was only heard or claimed stands beside the count`() throws {
    let lines = Self.text(Self.screen(try Self.exercise(tally: Tally(spoken: 412, listened: 37, claimed: 2)), .playing))
    #expect(lines[5] == "  412 of 1000   12 today   5 days in a row   412 spoken, 37 listened, 2 claimed")
  }

  @Test func `a plan says how many of today are said`() throws {
    for (perDay, text) in [(15, "12 of 15 today"), (12, "12 of 12 today"), (4, "12 today, 4 planned")] {
      let lines = Self.text(Self.screen(try Self.exercise(plan: Plan(perDay: perDay)), .playing))
      #expect(lines[5].contains("   \(text)   "))
    }
    // No more than the target wants.
    #expect(
      Self.text(Self.screen(try Self.exercise(tally: Tally(spoken: 999), plan: Plan(perDay: 20)), .playing))[5].contains("12 of 13 today"))
  }

  @Test func `what it is for is shown before the first repetition of the day`() throws {
    let exercise = try Self.exercise(goal: "speak up", reason: "I have ideas")
    #expect(!Self.picture(Self.screen(exercise, .playing), 80, 24).contains("speak up"))
    exercise.progress.spoken = [:]
    let lines = Self.text(Self.screen(exercise, .playing))
    #expect(Array(lines[7...8]) == ["  Your goal: speak up", "  Because: I have ideas"])
  }

  @Test func `words light up while they are heard and while they are recognised`() throws {
    let exercise = try Self.exercise()
    #expect(Self.lit(Self.screen(exercise, .playing)) == [])
    #expect(Self.lit(Self.screen(exercise, .playing, .heardWords([0, 1]))) == ["I", "am"])
    let speaking = Self.screen(
      exercise, .playing, .heardWords([0, 1]), .listening(again: false), .hearing(Self.level(-30), recognised: [0]))
    #expect(Self.lit(speaking) == ["I"])
    #expect(Self.text(speaking)[3] == "> Speak   [####################                    ]")
    #expect(Self.lit(Self.screen(exercise, .playing, .listening(again: false), .heard(2))).count == 6)
  }

  @Test func `of a sentence that is too long for the window the line of the next word is shown`() throws {
    let exercise = try Self.exercise("After breakfast I walk around the park for ten minutes, and then I sit down to write")
    func shown(_ heard: Set<Int>) -> [String] { Array(Self.text(Self.screen(exercise, .playing, .heardWords(heard)), 20, 5).prefix(3)) }
    #expect(shown([]) == ["  After breakfast I", "  walk around the", "  park for ten"])
    #expect(shown(Set(0..<12)) == ["  park for ten", "  minutes, and then", "  I sit down to"])
    #expect(shown(Set(0..<17)) == ["  minutes, and then", "  I sit down to", "  write"])
  }

  @Test func `a bar is made of blocks where the terminal has them`() throws {
    #expect(Glyphs(environment: ["LANG": "en_US.UTF-8"]) == .blocks)
    #expect(Glyphs(environment: ["LC_ALL": "C", "LANG": "en_US.UTF-8"]) == .ascii)
    #expect(Glyphs(environment: ["LC_ALL": "", "LC_CTYPE": "C.utf8"]) == .blocks)
    #expect(Glyphs(environment: [:]) == .ascii)
    #expect(Glyphs.blocks.bar(filled: 3, columns: 8) == " \u{2588}\u{2588}\u{2588}\u{2591}\u{2591}\u{2591} ")
    #expect(Glyphs.ascii.bar(filled: 3, columns: 8) == "[###   ]")
  }

  @Test func `what is too loud is told in words`() throws {
    let screen = Self.screen(try Self.exercise(), .listening(again: false), .hearing(Self.level(0), recognised: []))
    for columns in [20, 80] { #expect(Self.text(screen, columns)[columns == 20 ? 4 : 3].hasSuffix("too loud")) }
  }

  @Test func `a word that turns the sentence round is named`() throws {
    let verdict = Verdict.notSaid(.init(missing: [], heard: ["not"]))
    #expect(
      Self.text(Self.screen(try Self.exercise(), .rejected(Self.repetition(.rejected), verdict, watch: nil)))[7]
        == "  Not counted: I heard 'not', which isn't in your sentence.")
  }

  @Test(arguments: [
    (Sitting.Event.kept(repetition()), "Counted: 37 of 1000"),
    (.kept(repetition(.listened)), "Listened: 0"),
    (.kept(repetition(.claimed)), "Claimed: 0"),
    (.tookBack(repetition()), "Taken back: one spoken, 37 of 1000"),
    (.nothingHeard, "I didn't hear anything."),
    (.soundLost, "Some sound was lost, so this one can't be checked. Please say it again."),
    (.echo, "I heard the loudspeaker, not you. Turn it down, or use headphones."),
  ])
  func `what came of it is told until the next take`(event: Sitting.Event, line: String) throws {
    #expect(Self.text(Self.screen(try Self.exercise(), .playing, event, .playing))[7] == "  " + line)
    #expect(Self.text(Self.screen(try Self.exercise(), event, .playing, .listening(again: false)))[7] == "")
    // Without the recording in between it stays until the first word.
    let next = Self.screen(try Self.exercise(), .listening(again: false), event, .listening(again: false))
    #expect(Self.text(next)[7] == "  " + line)
    let spoken = Self.screen(
      try Self.exercise(), .listening(again: false), event, .listening(again: false), .hearing(Self.level(-30), recognised: [0]))
    #expect(Self.text(spoken)[7] == "")
  }

  @Test(arguments: [
    (Practice.Pause.asked, "Paused."), (.nobodySpoke, "Paused: nobody spoke."), (.manyRejected, "Paused: six in a row weren't counted."),
    (.soundLost, "Paused: sound keeps getting lost."),
    (.echo, "Paused: I keep hearing the loudspeaker."),
  ])
  func `a pause says why, and how it ends`(reason: Practice.Pause, text: String) throws {
    let lines = Self.text(Self.screen(try Self.exercise(), .paused(reason)), 120)
    #expect(lines[3].hasPrefix("> Paused"))
    #expect(lines[7].hasPrefix("  " + text) && lines[7].hasSuffix("Space goes on, q leaves."))
    #expect(lines.last == "  Space go on   q leave   ? keys")
  }

  @Test func `sound that broke off says why, and that it goes on by itself`() throws {
    let problem = SoundProblem(device: .microphone("default"), fault: .noServer)
    let lines = Self.text(Self.screen(try Self.exercise(), .soundBroke(problem)), 120)
    #expect(lines[3].hasPrefix("> Paused"))
    #expect(lines[7] == "  Paused: the sound server is gone. I'll go on when sound is back. Space tries now, q leaves.")
    #expect(lines.last == "  Space try now   q leave   ? keys")
  }

  @Test func `the end of the day says that it is done, and how to go on`() throws {
    let lines = Self.text(Self.screen(try Self.exercise(), .kept(Self.repetition()), .dayDone))
    #expect(Array(lines[7...8]) == ["  Counted: 37 of 1000", "  That's all for today. Enter goes on."])
    #expect(lines.last == "  Enter go on   q leave   ? keys")
  }

  @Test(arguments: [20, 40, 60, 80, 120], [5, 8, 24])
  func `the keys are shown beside the sentence wherever they are asked for`(columns: Int, rows: Int) throws {
    for event in [Sitting.Event.playing, .listening(again: false), .paused(.nobodySpoke), .dayDone] {
      let screen = Self.screen(try Self.exercise(), event, .help)
      let lines = Self.text(screen, columns, rows)
      #expect(lines.contains { $0.hasPrefix("  I am calm") })
      let all = lines.joined(separator: " ")
      for key in Phrases.keys where columns > 20 || rows > 5 { #expect(all.contains("\(key.name) ")) }
      let shown = Self.text(Self.screen(try Self.exercise(), event, .help, .help), columns, rows)
      #expect(shown == Self.text(Self.screen(try Self.exercise(), event), columns, rows))
    }
  }

  private static let texts = [
    "I am calm when I speak", "After breakfast I walk around the park for ten minutes, and then I sit down to write for half an hour",
    "Ich esse täglich Gemu\u{308}se", "我每天說一句真話", "Antidisestablishmentarianism-is-a-word-that-is-longer-than-a-narrow-window",
    "\u{1F9D8}\u{200D}\u{2640}\u{FE0F} calm",
  ]

  @Test(arguments: texts, [20, 40, 60, 80, 120, 200])
  func `nothing is wider than the window, and nothing of a text is lost`(text: String, columns: Int) throws {
    let spans = Screen.wrap(Screen.words(text), columns, indent: 2)
    for line in spans { #expect(line.reduce(0) { $0 + Window.width(of: $1.text) } < columns) }
    let shown = spans.map { $0.map(\.text).joined() }.joined().filter { $0 != " " }
    #expect(shown == text.filter { $0 != " " })
  }

  @Test func `a phrase that is wider than the window is broken between its words`() {
    let lines = Screen.wrap([.init(text: "412 spoken, 37 listened, 2 claimed"), .init(text: "q")], 20, indent: 2, gap: 3)
    #expect(lines.map { $0.map(\.text).joined() } == ["  412 spoken, 37", "  listened, 2", "  claimed   q"])
  }

  @Test(arguments: [("a", 1), ("ä", 1), ("u\u{308}", 1), ("話", 2), ("한", 2), ("\u{1F600}", 2), ("\u{2764}\u{FE0F}", 2), ("\u{200B}", 0)])
  func `characters are as wide as a terminal shows them`(text: String, width: Int) {
    #expect(Window.width(of: text) == width)
  }
}
