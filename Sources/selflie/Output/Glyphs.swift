import FoundationEssentials
import SelfLieCore

/// The characters that bars and drawings are made of.
enum Glyphs: Equatable, Sendable {
  case ascii
  /// Block characters, where the terminal's locale has them.
  case blocks

  /// The characters for a locale, by the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let charset = locale.lowercased().filter { $0 != "-" }
    self = charset.hasSuffix(".utf8") || charset.contains(".utf8@") ? .blocks : .ascii
  }

  /// A full and an empty cell of a bar.
  private var cells: (full: String, empty: String) {
    switch self {
    case .ascii: ("#", " ")
    case .blocks: ("\u{2588}", "\u{2591}")
    }
  }

  /// The characters of drawings.
  var shades: HeatMap.Shades { self == .ascii ? .ascii : .blocks }

  /// A bar with a number of filled cells; its width in columns includes both ends.
  func bar(filled: Int, columns: Int) -> String {
    let room = max(1, columns - 2)
    let bar = String(repeating: cells.full, count: filled) + String(repeating: cells.empty, count: room - filled)
    return self == .ascii ? "[\(bar)]" : " \(bar) "
  }

  /// The level as a bar, from 60 dB below full scale up to full scale; clipping is told in words.
  func meter(_ level: Level, _ width: Int) -> String {
    let room = max(4, min(40, width - 12))
    let filled = max(0, min(room, Int((Double(room) * (level.loudness + 60) / 60).rounded())))
    let bar = bar(filled: filled, columns: room + 2)
    return level.isClipped ? bar + " too loud" : bar
  }
}
