import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore
@testable import selflie

extension Reliability.AtOnce {
  /// Texts that try to be something else: in every argument, in files, and in a journal that somebody else wrote.
  struct HostileTextTests {
    private let folder: TemporaryFolder
    private let home: Home

    init() throws {
      folder = try TemporaryFolder()
      home = try Home(environment: ["SELFLIE_HOME": folder.file("home")], login: "/nowhere")
    }

    // MARK: In this process

    /// What has to be kept of a text, by another way than the product's.
    private static func expected(_ text: String) -> [UInt8] {
      let printed = String(String.UnicodeScalarView(text.unicodeScalars.filter { ![0xAD, 0x2060, 0xFEFF].contains($0.value) }))
      let words = printed.components(separatedBy: .whitespacesAndNewlines).filter { !$0.utf8.isEmpty }.joined(separator: " ")
      return Array(words.precomposedStringWithCanonicalMapping.utf8)
    }

    /// The joiners that join something.
    private static let joiner = try? NSRegularExpression(
      pattern: #"""
        (?<=\p{Extended_Pictographic}[\uFE0F\x{1F3FB}-\x{1F3FF}]{0,400})\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Arabic}\p{Devanagari}])\u200D
        """#)

    /// The place of the first character that has to be refused, counted from 1.
    private static func refused(in text: String) -> Int? {
      let joined = Set((joiner?.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)) ?? []).map(\.range.location))
      return zip(1..., text.indices).first { _, place in
        let scalars = text.unicodeScalars
        return scalars[place..<text.index(after: place)].indices.contains { place in
          let scalar = scalars[place], category = scalar.properties.generalCategory
          if scalar == "\u{200D}" { return !joined.contains(place.utf16Offset(in: text)) }
          return ![0xAD, 0x2060, 0xFEFF, 0x200C, 0x85].contains(scalar.value) && !(0x9...0xD).contains(scalar.value)
            && [.control, .format, .privateUse, .unassigned, .surrogate].contains(category) || scalar == "\u{FF21}"
        }
      }?.0
    }

    @Test func `thousands of texts are kept exactly or refused with their place`() throws {
      var hostile = HostileText(seed: 5)
      let journal = try Journal.open(in: home)
      var kept = 0, refused = 0, spoken = 0
      for round in 0..<10_000 {
        let text = hostile.text(), goal = hostile.text()
        for language in [Language.english, .other] {
          do {
            spoken += try Wording(text, language: language).words.isEmpty ? 0 : 1
          } catch .unspeakable(_, let place) {
            #expect((1...text.count).contains(place))
          } catch {}
        }
        let draft: Journal.NewAffirmation
        do { draft = try Journal.NewAffirmation(text: text, goal: goal, reason: text) } catch .invisible(let scalar, let place, let name),
          .fullWidth(let scalar, let place, let name)
        {
          let source = name == "--goal" ? goal : text
          let wanted = Self.refused(in: source)
          #expect(place == wanted, "\(source.debugDescription)")
          #expect(source[source.index(source.startIndex, offsetBy: place - 1)].unicodeScalars.contains(scalar))
          refused += 1
          continue
        } catch {
          #expect(max(text.unicodeScalars.count, goal.unicodeScalars.count) > Prose.mostCharacters)
          continue
        }
        #expect(Self.refused(in: text) == nil && Self.refused(in: goal) == nil)
        #expect(Array(draft.text.utf8) == Self.expected(text), "\(text.debugDescription)")
        // Each takes some milliseconds to be safe on the disk.
        guard !draft.text.isEmpty, round % (Reliability.form == .long ? 1 : 16) == 0 else { continue }
        let added = try journal.add(draft, recording: Clip(samples: [1]), isVerified: true)
        let read = try journal.affirmation(.piece(added.id.description))
        #expect(Array(read.text.utf8) == Self.expected(text))
        #expect(read.goal.map { Array($0.utf8) } == Self.expected(goal))
        #expect(read.reason.map { Array($0.utf8) } == Self.expected(text))
        kept += 1
      }
      #expect(min(kept, refused / 10, spoken / 10) > 100, "the texts are too much of one kind: \(kept), \(refused), \(spoken)")
      // What SQLite has is what was read, and not something that is only equal to it.
      let database = try Database.open(home.journal.string, toRead: true)
      let statement = try database.prepare("SELECT hex(text), text FROM affirmation")
      while try statement.step() {
        #expect(statement.text(0) == statement.text(1).map { $0.utf8.map { String(format: "%02X", $0) }.joined() })
      }
      // Names of files are ids.
      for name in try FileManager.default.subpathsOfDirectory(atPath: home.data.string) {
        let isID = name.hasPrefix("recordings/") && name.hasSuffix(".wav") && Identifier(String(name.dropFirst(11).dropLast(4))) != nil
        #expect(isID || ["journal.sqlite", "recordings"].contains(name), "\(name)")
      }
    }

    @Test(
      arguments: [0, 0x1B, 0x7F, 0x9B, 0x200E, 0x202E, 0x2066, 0xE000, 0xFFFE, 0xFFF9, 0x378, 0xE0041].compactMap {
        Unicode.Scalar($0 as Int)
      })
    func `what cannot be seen is refused in every text`(scalar: Unicode.Scalar) {
      let sign = String(scalar)
      // A tag belongs to the character before it.
      for (text, place) in [("\(sign) calm", 1), ("I am \(sign)", sign == "\u{E0041}" ? 5 : 6)] {
        #expect(throws: ProseProblem.invisible(scalar, place: place, of: "the text")) { try Journal.NewAffirmation(text: text) }
        #expect(throws: ProseProblem.invisible(scalar, place: place, of: "--goal")) { try Journal.NewAffirmation(text: "a", goal: text) }
        #expect(throws: ProseProblem.invisible(scalar, place: place, of: "--because")) {
          try Journal.NewAffirmation(text: "a", reason: text)
        }
        let wording = #expect(throws: WordingProblem.self) { try Wording(text) }
        #expect(wording?.description.contains("character \(place) of the text, U+") == true)
      }
    }

    @Test func `what joins letters and pictures is kept, what only prints them is not`() throws {
      let joined = "\u{1F469}\u{200D}\u{1F467} \u{645}\u{6CC}\u{200C}\u{62E}"
      let draft = try Journal.NewAffirmation(text: "I\u{FEFF} am\u{2028}ca\u{AD}lm", goal: joined + " e\u{301}", reason: "a\r\n\tb ")
      #expect(Array(draft.text.utf8) == Array("I am calm".utf8))
      #expect(draft.goal.map { Array($0.utf8) } == Array((joined + " \u{E9}").utf8))
      #expect(draft.reason == "a b")
    }

    @Test func `wrong bytes in an argument are found where they are`() throws {
      var hostile = HostileText(seed: 6)
      var wrong = 0
      for _ in 0..<10_000 {
        let bytes = hostile.bytes()
        do {
          try Invocation.check(bytes, as: "argument 1", atMost: 100_000)
          #expect(String(validating: bytes, as: UTF8.self) != nil)
        } catch .notUTF8(_, let byte) {
          wrong += 1
          // All before it is text, and with it nothing can become one any more, or it is the beginning of one that ends too early.
          #expect(String(validating: bytes[..<(byte - 1)], as: UTF8.self) != nil)
          #expect(String(validating: bytes[..<byte], as: UTF8.self) == nil)
        } catch { Issue.record(error) }
      }
      #expect(wrong > 100)
    }

    /// A tower of marks, a row of flags, a word without an end, a megabyte each.
    private static let giants = [
      "a" + String(repeating: "\u{301}", count: 500_000), String(repeating: "\u{1F1E9}", count: 250_000),
      String(repeating: "calm ", count: 200_000),
      String(repeating: "x", count: 1_000_000), String(repeating: "1", count: 1_000_000), String(repeating: "\u{1B}", count: 1_000_000),
      String(repeating: "\n", count: 1_000_000), String(repeating: "\u{1F469}\u{200D}", count: 150_000),
    ]

    @Test(.timeLimit(.minutes(1)), arguments: giants.indices) func `a megabyte is refused at once`(index: Int) throws {
      let text = Self.giants[index]
      #expect(throws: WordingProblem.tooLong) { try Wording(text) }
      #expect(throws: ProseProblem.tooLong("--goal")) { try Journal.NewAffirmation(text: "a", goal: text) }
      #expect(Reference(text).description.utf8.count < 400)
      _ = Prose.tidied(text)
      _ = Terminal.line(text)
      _ = Pronunciation(text)
    }

    @Test func `no sign of a text comes into a grammar`() throws {
      let model = try AcousticModel()
      var hostile = HostileText(seed: 7)
      var made = 0
      for _ in 0..<3000 where made < 30 {
        let text = hostile.text(atMost: 60)
        guard (try? Wording(text)) != nil, let sentence = try? Sentence.guessing(text, model: model).sentence else { continue }
        for hasRivals in [true, false] {
          let grammar = sentence.grammar(hasRivals: hasRivals).grammar
          for unit in grammar.arcs.compactMap(\.unit) + grammar.loops.map(\.unit) + grammar.units.keys {
            #expect(unit == Decoder.silence || unit.first == "u" && Int(unit.dropFirst()) != nil, "\(unit.debugDescription)")
          }
          #expect(grammar.units.values.allSatisfy { $0.phones.allSatisfy(model.phones.contains) })
        }
        made += 1
      }
      #expect(made == 30)
    }

    @Test func `what prints and what programs read has nothing that steers a terminal`() throws {
      var hostile = HostileText(seed: 8)
      for _ in 0..<2000 {
        let text = hostile.text()
        #expect(Manners.complaints(about: Array(Terminal.printable(text).utf8)).isEmpty)
        #expect(Manners.complaints(about: Array(Terminal.line(text).utf8)).isEmpty)
        #expect(!Terminal.line(text).utf8.contains(0x0A))
        let json = Terminal.escaped(String(decoding: try JSONEncoder().encode([text]), as: UTF8.self))
        #expect(Manners.complaints(about: Array(json.utf8)).isEmpty)
        // Programs get the text itself.
        let read = try JSONDecoder().decode([String].self, from: Data(json.utf8))
        #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
      }
    }

    @Test func `the harness sees what it looks for`() throws {
      let calm = Array("Added 1: \u{E9} \u{1F469}\u{200D}\u{1F467}\n".utf8)
      #expect(Manners.complaints(about: calm).isEmpty)
      let planted: [[UInt8]] = [
        [0x1B], [0x07], [0x0D], [0x00], [0x7F], [0xC2, 0x9B], [0xE2, 0x80, 0xAE], [0xE2, 0x81, 0xA6], [0xEF, 0xBB, 0xBF], [0xFF],
        [0xED, 0xA0, 0x80],
      ]
      for bytes in planted { #expect(!Manners.complaints(about: calm + bytes).isEmpty, "\(bytes)") }
      // A program that prints what it gets, one that is killed, one that hangs and one whose status means nothing.
      func run(_ script: String, seconds: Double = 10) throws -> RawRun {
        try RawRun([Array("-c".utf8), Array(script.utf8)], environment: [:], in: folder.path, program: "/bin/bash", seconds: seconds)
      }
      #expect(Manners.complaints(about: try run("echo fine")).isEmpty)
      #expect(Manners.complaints(about: try run("printf 'a\\e[2J'; printf '\\xff' >&2")) == ["output: it has U+1b", "errors: not UTF-8"])
      #expect(Manners.complaints(about: try run("exit 3")) == ["status 3 means nothing"])
      #expect(Manners.complaints(about: try run("exit 70")) == ["it says that it is its own fault"])
      #expect(try run("kill -SEGV $$").signal == SIGSEGV)
      #expect(try run("exec sleep 100", seconds: 0.2).signal == SIGKILL)
    }
  }
}
