import Foundation

@testable import SelfLieCore

/// Texts that nobody writes by mistake.
struct HostileText {
  var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// What they are made of: the words, the words and signs, or all of it.
  private static let parts: [[[UInt8]]] = {
    let words = [
      "I am calm", "calm", "not", "don't", "naomi", "1", "12:30", "$5", "10 %", "Caf\u{E9}", "cafe\u{301}", "\u{1E9B}\u{323}", "\u{FB01}ne",
    ]
    let spaces = [" ", "  ", "\n", "\r\n", "\t", "\u{B}", "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{3000}"]
    let single = "'\"`\u{2019}%;#<>{}[]|()*+/\\&!=,.-@~^?:".map { String($0) }
    let several = [
      "%s", "%n", "$(id)", "--", "-x", "--yes", "'; DROP TABLE affirmation; --", "NULL", "<sil>", "</s>", "#JSGF V1.0;", "../../passwd",
    ]
    let signs = spaces + single + several
    let controls = (1..<0x20).map { String(UnicodeScalar($0)) } + (0x7F..<0xA0).compactMap { UnicodeScalar($0).map(String.init) }
    let sequences = ["\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}[31m", "\u{9B}2J", "\u{1B}P\u{1B}\\", "\u{1B}[6n", "\r\u{1B}[K"]
    let invisible: [UInt32] = [0xAD, 0x61C, 0x180E, 0x200B, 0x200C, 0x200D, 0x2060, 0x2061, 0xFEFF, 0xFFF9, 0xFFFC, 0xFFFD, 0xFFFE, 0xFFFF]
    let turning: [UInt32] = [0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    let rare: [UInt32] = [
      0xE000, 0xF8FF, 0xF0000, 0x10FFFF, 0x1FFFE, 0xFDD0, 0xE0001, 0xE0041, 0xE01EF, 0x378, 0x1F1E9, 0xFE0F, 0x20E3, 0x1F3FD,
    ]
    let scripts: [UInt32] = [0x5D0, 0x627, 0x915, 0x94D, 0xAC00, 0x1100, 0x1161, 0x4E2D, 0x1F600, 0xFF21, 0x660]
    let composed: [UInt32] = [0x301, 0x323, 0x345, 0x130, 0x1E9E, 0xDF, 0x212B, 0x2126, 0x2F800, 0x1D15E]
    let scalars = invisible + turning + rare + scripts + composed
    let pictures = ["\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "\u{1F1E9}\u{1F1EA}\u{1F1E9}"]
    let wrong: [[UInt8]] = [
      [0xFF], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
      [0x80],
    ]
    let mild = words + words + words + [" ", " ", "\n", "'", ",", ".", "-", "\u{301}", "\u{200D}", "\u{2009}"]
    let right = words + words + signs + signs + controls + sequences + scalars.compactMap(UnicodeScalar.init).map { String($0) } + pictures
    return [mild.map { Array($0.utf8) }, (words + signs + pictures.prefix(1)).map { Array($0.utf8) }, right.map { Array($0.utf8) } + wrong]
  }()

  /// Bytes without a null among them, as an argument has them.
  mutating func bytes(atMost limit: Int = 4000) -> [UInt8] {
    var bytes: [UInt8] = []
    let parts = Self.parts.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 0...10, using: &generator) {
      let part = parts.randomElement(using: &generator) ?? []
      // A tower of marks, a long word, a long row of flags.
      let times = Int.random(in: 0..<25, using: &generator) == 0 ? Int.random(in: 1...300, using: &generator) : 1
      for _ in 0..<times { bytes += part }
    }
    return Array(bytes.prefix(limit))
  }

  /// The same as Swift would have it, with nulls at times.
  mutating func text(atMost limit: Int = 4000) -> String {
    var bytes = bytes(atMost: limit)
    if !bytes.isEmpty, Int.random(in: 0..<20, using: &generator) == 0 {
      bytes.insert(0, at: Int.random(in: 0..<bytes.count, using: &generator))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same as SQL that makes a text of it, wrong bytes and nulls and all.
  mutating func sql(atMost limit: Int = 4000) -> String { Self.sql(bytes(atMost: limit)) }

  static func sql(_ bytes: [UInt8]) -> String {
    "CAST(x'\(bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())' AS TEXT)"
  }
}
