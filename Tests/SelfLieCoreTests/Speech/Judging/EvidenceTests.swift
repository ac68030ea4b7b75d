import Foundation
import Testing

@testable import SelfLieCore

struct EvidenceTests {
  private let sentence: Sentence

  init() throws { sentence = try Sentence("I do not smoke", model: try AcousticModel.checked.get()) }

  /// A piece of 10 frames for each place, so that a fit is a tenth of its difference.
  private func word(_ places: Range<Int>, from frame: Int, fit: Double = 0, frames: Int = 10) -> Evidence.Piece {
    .init(role: .word, places: places, frames: frame...frame + frames - 1, phones: 3, difference: fit * Double(frames))
  }

  private func verdict(_ pieces: [Evidence.Piece]) -> Verdict { Verdict(Evidence(pieces: pieces), of: sentence) }

  private func notSaid(_ missing: [Int], _ heard: [String] = []) -> Verdict { .notSaid(.init(missing: missing, heard: heard)) }

  @Test func `every word that fits is said`() {
    #expect(verdict((0..<4).map { word($0..<$0 + 1, from: 10 * $0) }) == .said(confidence: 1))
  }

  @Test func `what speaks a little against it makes it less sure`() {
    // Ten frames at 25 + 24 a frame speak against it with half of what may.
    let pieces = (0..<4).map { word($0..<$0 + 1, from: 10 * $0, fit: $0 == 0 ? -49 : 0) }
    #expect(verdict(pieces) == .said(confidence: 0.5))
    // Of what the strictness lets pass.
    for (strictness, share) in [(Strictness.gentle, 1.5), (.strict, 0.6)] {
      guard case .said(let confidence) = Verdict(Evidence(pieces: pieces), of: sentence, strictness: strictness) else {
        Issue.record("rejected")
        continue
      }
      #expect(abs(confidence - (1 - 0.5 / share)) < 1e-9)
    }
  }

  @Test func `strictness moves the limit, never what turns the sentence round`() {
    func verdicts(_ fit: Double, _ intruder: Evidence.Piece? = nil) -> [Bool] {
      let pieces = (0..<4).map { word($0..<$0 + 1, from: 10 * $0, fit: $0 == 0 ? fit : 0) } + [intruder].compactMap { $0 }
      return [Strictness.gentle, .normal, .strict].map { Verdict(Evidence(pieces: pieces), of: sentence, strictness: $0).isSaid }
    }
    #expect(verdicts(-50) == [true, true, true])
    #expect(verdicts(-60) == [true, true, false])
    #expect(verdicts(-80) == [true, false, false])
    #expect(verdicts(-100) == [false, false, false])
    #expect(
      verdicts(0, .init(role: .intruder("never"), places: 4..<4, frames: 40...49, phones: 4, difference: 0)) == [false, false, false])
  }

  @Test func `the words of the worst stretch were not said`() {
    let fits = [0.0, -50, -60, 0]
    #expect(verdict(fits.enumerated().map { word($0..<$0 + 1, from: 10 * $0, fit: $1) }) == notSaid([1, 2]))
  }

  @Test(arguments: [
    (-3.0, 16, 5, -40.0, false), (-6, 16, 5, -40, true), (-3, 15, 5, -40, true), (-3, 16, 3, -40, true), (-3, 16, 5, -22, true),
  ])
  func `a pause as long as a short word was spoken if a phone in it is as loud as the words and far louder than the room`(
    level: Double, frames: Int, phone: Int, room: Double, isSaid: Bool
  ) {
    let units = Dictionary(uniqueKeysWithValues: (0..<4).map { ("\($0)", Sentence.Unit(role: .word, places: $0..<$0 + 1, phones: 3)) })
    var segments: [Segment] = [], samples: [Int16] = []
    func sound(_ count: Int, _ level: Double) {
      let amplitude = 10_000 * pow(10, level / 20)
      for sample in 0..<count * 160 { samples.append(Int16(sample.isMultiple(of: 2) ? amplitude : -amplitude)) }
    }
    func add(_ unit: String, _ count: Int) {
      let start = (segments.last?.frames.upperBound ?? -1) + 1
      segments.append(.init(unit: unit, frames: start...start + count - 1, score: 0))
    }
    // Three words, the pause with a phone in it, a word, and a pause at the end that is louder still. The first frames are scored by nobody.
    sound(3, room)
    for word in 0..<3 {
      add("\(word)", 10)
      sound(10, 0)
    }
    add("(pause)", frames)
    sound(5, room)
    // A frame is two and a half steps long.
    sound(phone + 1, level)
    sound(frames - 6 - phone, room)
    add("3", 10)
    sound(10, 0)
    add("(pause)", 30)
    sound(15, 3)
    sound(18, room)
    let pieces = Evidence.pieces(segments, units: units, rival: segments, loudness: Loudness(of: samples))
    #expect(verdict(pieces).isSaid == isSaid)
  }

  @Test(arguments: [0, 1, 300, 409, 410, 410 + 3 * 160])
  func `a sound of less than a frame has no loudness`(samples: Int) {
    let loudness = Loudness(of: [Int16](repeating: 100, count: samples))
    #expect((loudness.median(of: [0...5]) == nil) == (samples < 410 + 3 * 160))
    #expect(!loudness.isSpoken(in: 0...40, words: 0))
  }

  @Test(arguments: [(7, true), (6, false)])
  func `nobody begins anew without a pause`(pause: Int, isSaid: Bool) {
    let pieces = [
      word(0..<1, from: 0), word(1..<2, from: 10), .init(role: .pause, places: 0..<0, frames: 20...19 + pause, phones: 0, difference: 0),
    ]
    #expect(verdict(pieces + (0..<4).map { word($0..<$0 + 1, from: 30 + 10 * $0) }).isSaid == isSaid)
  }

  @Test func `a pause that is none speaks against the sentence, and no word can be named`() {
    var pieces = (0..<4).map { word($0..<$0 + 1, from: 10 * $0) }
    pieces.append(.init(role: .pause, places: 0..<0, frames: 40...69, phones: 0, difference: -50 * 30))
    #expect(verdict(pieces) == notSaid([]))
  }

  @Test func `a word that was left out is missing`() {
    #expect(verdict([0, 1, 3].map { word($0..<$0 + 1, from: 10 * $0) }) == notSaid([2]))
    #expect(verdict([word(0..<1, from: 0)]) == notSaid([1, 2, 3]))
  }

  @Test func `a contraction stands for two words`() {
    #expect(verdict([word(0..<1, from: 0), word(1..<3, from: 10), word(3..<4, from: 20)]) == .said(confidence: 1))
  }

  @Test func `a negation of the text has to fit, and not over a pause`() {
    func withNegation(_ piece: Evidence.Piece) -> Verdict {
      verdict([word(0..<1, from: 0), word(1..<2, from: 10), piece, word(3..<4, from: 100)])
    }
    #expect(withNegation(word(2..<3, from: 20, fit: -31)).isSaid)
    #expect(withNegation(word(2..<3, from: 20, fit: -33)) == notSaid([2]))
    #expect(withNegation(word(2..<3, from: 20, frames: 60)).isSaid)
    #expect(withNegation(word(2..<3, from: 20, frames: 61)) == notSaid([2]))
  }

  @Test func `a rival that fits was heard, one that does not says that something else was`() {
    func with(_ rival: Evidence.Piece) -> Verdict {
      verdict([word(0..<1, from: 0), rival, word(1..<2, from: 200), word(2..<3, from: 210), word(3..<4, from: 220)])
    }
    func rival(_ fit: Double, _ places: Range<Int>, frames: Int = 10) -> Evidence.Piece {
      .init(role: .intruder("never"), places: places, frames: 10...9 + frames, phones: 4, difference: fit * Double(frames))
    }
    #expect(with(rival(-34, 1..<1)) == notSaid([], ["never"]))
    #expect(with(rival(-36, 1..<2)) == notSaid([1]))
    #expect(with(rival(-36, 1..<1)) == notSaid([]))
    // Drawn out over a pause it was not heard.
    #expect(with(rival(0, 1..<1, frames: 81)).isSaid)
  }

  @Test func `nothing at all was not the sentence`() {
    #expect(verdict([]) == notSaid([0, 1, 2, 3]))
  }

  @Test func `the rival's score over a stretch is shared among its frames`() {
    let pieces = Evidence.pieces(
      [Segment(unit: "u0", frames: 0...9, score: -100), Segment(unit: "<sil>", frames: 10...19, score: -10)],
      units: ["u0": .init(role: .word, places: 0..<1, phones: 2)],
      rival: [Segment(unit: "[AA]", frames: 0...4, score: -20), Segment(unit: "[K]", frames: 5...14, score: -40)])
    #expect(pieces.map(\.difference) == [-60, 10])
    #expect(pieces.map(\.role) == [.word, .pause])
    #expect(pieces[1].start == 0.1)
    #expect(pieces[1].end == 0.2)
  }

  @Test func `the sentence begun anew is the one that counts`() {
    let pause = Evidence.Piece(role: .pause, places: 0..<0, frames: 20...39, phones: 0, difference: 0)
    let whole = (0..<4).map { word($0..<$0 + 1, from: 40 + 10 * $0) }
    #expect(verdict([word(0..<1, from: 0), word(1..<2, from: 10), pause] + whole).isSaid)
    // The first word is not borrowed from the first try.
    #expect(verdict([word(0..<1, from: 0), word(1..<2, from: 10), pause] + whole.dropFirst()) == notSaid([0]))
  }

  @Test func `a word that is said as two goes on where it was`() {
    let halves = [word(0..<1, from: 0, frames: 5), word(0..<1, from: 5, frames: 5)]
    #expect(Evidence(pieces: halves).words[0]?.frames == 0...9)
    let worse = [word(0..<1, from: 0, frames: 5), word(0..<1, from: 5, fit: -40, frames: 5)]
    #expect(Evidence(pieces: worse).words[0]?.fit == -20)
    #expect(Evidence(pieces: worse).words[0]?.phones == 6)
  }

  @Test func `the hardest word is the worst of those that were not heard, unless this was another sentence`() {
    func hardest(_ missing: [Int], _ fits: [Double]) -> Int? {
      let plain = fits.enumerated().map { word($0..<$0 + 1, from: 10 * $0, fit: $1) }
      return Verifier.Judgement(verdict: notSaid(missing), evidence: Evidence(pieces: plain, plain: plain)).hardestWord(of: sentence)
    }
    #expect(hardest([1, 2], [-99, -30, -60, 0]) == 2)
    #expect(hardest([1, 2], [-99, -60, -30, 0]) == 1)
    // One that the search found no place for is harder still.
    #expect(hardest([0, 3], [-70, 0, 0]) == 3)
    #expect(hardest([0, 1, 2], [-10, -20, -30, 0]) == nil)
    #expect(hardest([], [0, 0, 0, 0]) == nil)
  }

  @Test func `of a part its worst word counts, and one that was found nowhere is worse than any`() {
    let evidence = Evidence(plain: [word(0..<1, from: 0, fit: -10), word(1..<2, from: 10, fit: -20), word(2..<3, from: 20)])
    #expect(evidence.fit(of: .init(places: 0..<3, unlikeness: 1, worseHalf: 1)) == -20)
    #expect(evidence.fit(of: .init(places: 2..<4, unlikeness: 1, worseHalf: 1)) == Threshold.absentWord)
  }

  @Test func `an uh that sounds like one is forgiven, another sound is not`() {
    func with(_ fit: Double) -> Verdict {
      let uh = Evidence.Piece(role: .hesitation("uh"), places: 0..<0, frames: 40...59, phones: 1, difference: 20 * fit)
      return verdict((0..<4).map { word($0..<$0 + 1, from: 10 * $0) } + [uh])
    }
    #expect(with(-14).isSaid)
    #expect(with(-16) == notSaid([]))
  }
}

struct GrammarTests {
  private let model: AcousticModel

  init() throws { model = try AcousticModel.checked.get() }

  /// Every way through a grammar without loops, as the units' meanings, and its probability.
  private func readings(of text: String) throws -> [String: Double] {
    let sentence = try Sentence(text, model: model)
    let (grammar, units) = sentence.grammar(hasRivals: true)
    let arcs = Dictionary(grouping: grammar.arcs, by: \.from)
    var readings: [String: Double] = [:]
    func go(_ state: Int, _ said: [String], _ probability: Double, _ visited: Set<Int>) {
      if state == grammar.final {
        return readings[said.joined(separator: " "), default: 0] = max(readings[said.joined(separator: " ")] ?? 0, probability)
      }
      for arc in arcs[state] ?? [] where !visited.contains(arc.to) {
        var said = said
        if let unit = arc.unit, let meaning = units[unit] {
          switch meaning.role {
          case .word: said.append(sentence.words[meaning.places].joined(separator: "+"))
          case .intruder(let word): said.append("<\(word)>")
          case .pause, .hesitation: break
          }
        }
        guard said.count <= 4 else { continue }
        go(arc.to, said, probability * arc.probability, visited.union([arc.to]))
      }
    }
    go(0, [], 1, [0])
    return readings
  }

  @Test func `allows the text for nothing, and each rival at its price`() throws {
    let readings = try readings(of: "I can")
    #expect(readings["i can"] == 1)
    #expect(readings["i <can't>"] == Threshold.negatedForm)
    #expect(readings["i <never> can"] == Threshold.insertedNegation)
    #expect(readings["can"] == Threshold.omission)
    #expect(readings["i"] == Threshold.stopping)
    #expect(readings["can i"] == nil)
  }

  @Test func `allows a contraction in the place of its long form`() throws {
    let readings = try readings(of: "I am not")
    #expect(readings["i am not"] == 1)
    #expect(readings["i+am not"] == 1)
    #expect(readings["i am"] == Threshold.plainForm)
  }

  @Test func `a negation written in full costs as much contracted as left out, any other contraction nothing`() throws {
    let full = try readings(of: "It is not")
    #expect(full["it is not"] == 1)
    #expect(full["it is+not"] == Threshold.plainForm)
    #expect(full["it is"] == Threshold.plainForm)
    #expect(full["it+is not"] == 1)
    // Written as a contraction it may be said in full.
    #expect(try readings(of: "It isn't")["it isn't"] == 1)
  }

  @Test func `the sentence alone has no rivals`() throws {
    let (grammar, units) = try Sentence("I can", model: model).grammar(hasRivals: false)
    #expect(units.values.allSatisfy { $0.role == .word })
    #expect(grammar.arcs.allSatisfy { $0.probability == 1 || $0.unit == Decoder.silence || $0.from == $0.to })
  }

  @Test func `an uh has pauses on both sides`() throws {
    let (grammar, units) = try Sentence("I can", model: model).grammar(hasRivals: true)
    let hesitations = grammar.arcs.filter { arc in
      if case .hesitation = arc.unit.flatMap({ units[$0] })?.role { true } else { false }
    }
    #expect(!hesitations.isEmpty)
    for arc in hesitations {
      #expect(grammar.loops.contains { $0.state == arc.from && $0.unit == Decoder.silence })
      #expect(grammar.arcs.filter { $0.from == arc.to }.allSatisfy { $0.unit == Decoder.silence })
    }
  }

  @Test func `words that end differently never meet`() throws {
    let (grammar, _) = try Sentence("either way", model: model).grammar(hasRivals: true)
    var lastPhones: [Int: Set<String>] = [:]
    for arc in grammar.arcs {
      guard let unit = arc.unit else { continue }
      lastPhones[arc.to, default: []].insert(grammar.units[unit]?.lastPhone ?? "SIL")
    }
    #expect(!lastPhones.isEmpty)
    // Where only a pause follows, no context is needed.
    for state in lastPhones.keys where grammar.arcs.allSatisfy({ $0.from != state || $0.unit == Decoder.silence }) {
      lastPhones[state] = nil
    }
    #expect(lastPhones.values.allSatisfy { $0.count == 1 })
  }

  @Test func `a language that nothing is known of has its words and nothing else`() throws {
    let sentence = try Sentence("I do not smoke", language: .other, model: model)
    let (_, units) = sentence.grammar(hasRivals: true)
    #expect(units.values.allSatisfy { $0.role == .word })
    #expect(Set(units.values.map(\.places)) == Set((0..<4).map { $0..<$0 + 1 }))
    #expect(!sentence.isNegation(2))
  }

  @Test(arguments: [("'not'", true), ("not'", true), ("''not", true), ("don't", true), ("'", false), ("''", false), ("", false)])
  func `a negation in quotation marks is one`(word: String, isNegation: Bool) {
    #expect(Language.english.isNegation(word) == isNegation)
  }

  @Test func `who begins anew, after a pause, loses little`() throws {
    let (grammar, _) = try Sentence("I am calm", model: model).grammar(hasRivals: true)
    let back = grammar.arcs.filter { $0.to == 0 && $0.probability == Threshold.restart }
    #expect(!back.isEmpty && back.allSatisfy { $0.unit == Decoder.silence })
    // Not from the end: that was the sentence twice.
    let silences = Set(grammar.arcs.filter { $0.to == grammar.final && $0.probability == 1 }.map(\.from))
    #expect(silences.isDisjoint(with: back.map(\.from)))
  }

  @Test func `a text is cut where it has spaces, word by word`() throws {
    let text = "I do 10 push-ups at 6:30 - no TV!"
    let chunks = try Sentence(text, model: model).chunks(of: text)
    #expect(chunks.map(\.text) == ["I", "do", "10", "push-ups", "at", "6:30 -", "no", "TV!"])
    #expect(chunks.map(\.places.count) == [1, 1, 1, 2, 1, 2, 1, 1])
  }

  @Test func `no text reaches the decoder`() throws {
    let (grammar, _) = try Sentence("I don't smoke", model: model).grammar(hasRivals: true)
    #expect(grammar.units.keys.allSatisfy { $0.hasPrefix("u") && Int($0.dropFirst()) != nil })
  }
}
