/// Slips of grammar and of the keyboard, each with how it is mended.
///
/// A row is found anywhere in a goal: "times|days a weak: $1 a week". A bar divides alternatives, "!a|b" is a word that is none of them, "." any
/// word, "{verb}" any word of a class, and "..." any number of words of a clause, none of which is "and". "^" and "$" are the beginning and the
/// end of the goal, and a word with a comma is found only with it. Behind the colon, "$2" is the second word or run of words that the
/// row names, and "$2:gerund" a form of it.
struct SlipTable: Sendable {
  private enum Sign {
    case start, end, any, clause
    case word(Set<String>), otherWord(Set<String>)
    case kind(@Sendable (String) -> Bool, hasComma: Bool)
  }

  private struct Row {
    var pattern: [Sign]
    var mended: [Substring]
  }

  private let rows: [Row]
  /// The indices of the rows by each word of their longest words, without one of which a row is nowhere.
  private let rowsByWord: [String: [Int]]

  /// Reads rows, one in each line.
  init(_ table: String, kinds: [String: @Sendable (String) -> Bool], forms: [String: @Sendable (String) -> String]) {
    func sign(_ word: Substring) -> Sign {
      switch word {
      case "^": return .start
      case "$": return .end
      case ".": return .any
      case "...": return .clause
      case _ where word.hasPrefix("!"): return .otherWord(Set(word.dropFirst().split(separator: "|").map(String.init)))
      case _ where word.hasPrefix("{"):
        let name = word.drop { $0 == "{" }.prefix { $0 != "}" }
        guard let isOfKind = kinds[String(name)] else { preconditionFailure("no kind of words is named \(name)") }
        return .kind(isOfKind, hasComma: word.hasSuffix(","))
      default: return .word(Set(word.split(separator: "|").map(String.init)))
      }
    }
    self.forms = forms
    var rows: [Row] = [], rowsByWord: [String: [Int]] = [:]
    for line in table.split(separator: "\n") {
      let sides = line.split(separator: ": ", maxSplits: 1)
      guard sides.count == 2 else { preconditionFailure("a row says what is mended, and how: \(line)") }
      let row = Row(pattern: sides[0].split(separator: " ").map(sign), mended: sides[1].split(separator: " "))
      let sets = row.pattern.compactMap { sign in if case .word(let set) = sign { set } else { nil } }
      // Short words stand in most goals.
      guard let rare = sets.max(by: { ($0.map(\.count).min() ?? 0) < ($1.map(\.count).min() ?? 0) }) else {
        preconditionFailure("a row names a word: \(line)")
      }
      for word in rare { rowsByWord[Self.bare(word), default: []].append(rows.count) }
      rows.append(row)
    }
    (self.rows, self.rowsByWord) = (rows, rowsByWord)
  }

  private let forms: [String: @Sendable (String) -> String]

  /// Returns words with each slip mended, row by row.
  func mending(_ words: [String]) -> [String] {
    let known = Set(words.flatMap { rowsByWord[Self.bare($0)] ?? [] })
    return known.sorted().reduce(words) { words, row in mending(words, by: rows[row]) }
  }

  private func mending(_ words: [String], by row: Row) -> [String] {
    var words = words, start = 0
    while start < words.count {
      if let places = places(of: row.pattern[...], in: words, from: start), let end = places.last?.upperBound, end > start {
        let mended = row.mended.flatMap { written($0, words, places).split(separator: " ").map(String.init) }
        // The comma behind a slip stays.
        let isCut = words[end - 1].hasSuffix(",") && mended.last?.hasSuffix(",") == false
        words.replaceSubrange(start..<end, with: isCut ? mended.dropLast() + [(mended.last ?? "") + ","] : mended)
      }
      start += 1
    }
    return words
  }

  /// Returns the places of the things that a pattern names, from a word on; nil if the pattern is not there.
  private func places(of pattern: ArraySlice<Sign>, in words: [String], from start: Int) -> [Range<Int>]? {
    guard let sign = pattern.first else { return [] }
    let rest = pattern.dropFirst()
    switch sign {
    case .start: return start == 0 ? places(of: rest, in: words, from: start) : nil
    case .end: return start == words.count ? places(of: rest, in: words, from: start) : nil
    case .clause:
      var end = start
      while true {
        if let others = places(of: rest, in: words, from: end) { return [start..<end] + others }
        guard end < words.count, words[end].lowercased() != "and", !words[end].hasSuffix(",") else { return nil }
        end += 1
      }
    default:
      guard start < words.count, isThere(sign, words[start], isLast: rest.isEmpty || isEnd(rest)),
        let others = places(of: rest, in: words, from: start + 1)
      else { return nil }
      return [start..<(start + 1)] + others
    }
  }

  private func isEnd(_ pattern: ArraySlice<Sign>) -> Bool {
    if pattern.count == 1, case .end? = pattern.first { true } else { false }
  }

  /// - Parameter isLast: Whether the pattern ends at the word, which then may have a comma behind it.
  private func isThere(_ sign: Sign, _ word: String, isLast: Bool) -> Bool {
    let small = word.lowercased(), plain = isLast ? Self.bare(word) : small
    return switch sign {
    case .word(let several): several.contains(plain) || several.contains(small)
    case .otherWord(let several): !several.contains(Self.bare(word))
    case .kind(let isOfKind, let hasComma): hasComma ? small.hasSuffix(",") && isOfKind(Self.bare(word)) : isOfKind(plain)
    case .any: true
    case .start, .end, .clause: false
    }
  }

  private static func bare(_ word: String) -> String { (word.hasSuffix(",") ? String(word.dropLast()) : word).lowercased() }

  /// Returns a word of the mended side: "$1-ups", "$2:gerund", "too".
  private func written(_ word: Substring, _ words: [String], _ places: [Range<Int>]) -> String {
    guard word.hasPrefix("$"), let number = word.dropFirst().first?.wholeNumberValue, places.indices.contains(number - 1) else {
      return String(word)
    }
    let text = words[places[number - 1]].joined(separator: " "), tail = word.dropFirst(2)
    if tail.hasPrefix(":"), let form = forms[String(tail.dropFirst())] { return form(text) }
    return tail.isEmpty ? text : (text.hasSuffix(",") ? String(text.dropLast()) : text) + tail
  }
}
