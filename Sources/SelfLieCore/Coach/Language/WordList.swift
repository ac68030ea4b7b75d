/// Words and groups of words to look for in a sentence, and those in which they mean something else.
///
/// An entry is a row of words: "need|needs to". A bar divides words of which one has to stand there, "*ing" is any word that ends so, and
/// "..." stands for three words at most. Contractions are looked for in full: "do not" finds "don't" too.
struct WordList: Sendable {
  private enum Element {
    case word([Substring])
    case ending(Substring)
    case gap
  }

  private let entries: [[Element]]
  /// The entries by each word that they may begin with.
  private let beginnings: [Substring: [Int]]
  private let exceptions: [WordList]

  /// - Parameters:
  ///   - entries: With commas or line ends between them. None begins with a gap or an ending.
  ///   - exceptions: Entries, too: what is within one of them is not found.
  init(_ entries: String, except exceptions: String = "") {
    let rows = entries.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { $0.split(separator: " ") }.filter { !$0.isEmpty }
    self.entries = rows.map { row in
      row.map { $0 == "..." ? .gap : $0.hasPrefix("*") ? .ending($0.dropFirst()) : .word($0.split(separator: "|")) }
    }
    var beginnings: [Substring: [Int]] = [:]
    for (index, entry) in self.entries.enumerated() {
      if case .word(let words)? = entry.first { for word in words { beginnings[word, default: []].append(index) } }
    }
    self.beginnings = beginnings
    self.exceptions = exceptions.isEmpty ? [] : [WordList(exceptions)]
  }

  /// The places of what is found, in order, none within another, the longest first where several begin.
  /// - Parameter joins: Whether the word at an index goes on with what the word before it says.
  func places(in words: [Substring], joins: (Int) -> Bool = { _ in true }) -> [Range<Int>] {
    var exempt: [Range<Int>]?
    var found: [Range<Int>] = []
    var start = 0
    while start < words.count {
      defer { start += 1 }
      guard !words[start].isEmpty, let longest = longest(at: start, words, joins) else { continue }
      let place = start..<longest
      let exceptions = exempt ?? exceptions.flatMap { $0.all(in: words, joins) }
      exempt = exceptions
      if exceptions.contains(where: { $0.overlaps(place) }) { continue }
      found.append(place)
      start = longest - 1
    }
    return found
  }

  private func all(in words: [Substring], _ joins: (Int) -> Bool) -> [Range<Int>] {
    words.indices.compactMap { start in longest(at: start, words, joins).map { start..<$0 } }
  }

  private func longest(at start: Int, _ words: [Substring], _ joins: (Int) -> Bool) -> Int? {
    beginnings[words[start]]?.compactMap { end(of: entries[$0][...], from: start, isFirst: true, words, joins) }.max()
  }

  /// Where an entry ends that begins at a word; nil if it is not there.
  private func end(of entry: ArraySlice<Element>, from index: Int, isFirst: Bool, _ words: [Substring], _ joins: (Int) -> Bool) -> Int? {
    guard let element = entry.first else { return index }
    let rest = entry.dropFirst()
    if case .gap = element {
      for skipped in 0...3 {
        let next = index + skipped
        guard next <= words.count, skipped == 0 || joins(next - 1) else { return nil }
        if let end = end(of: rest, from: next, isFirst: false, words, joins) { return end }
      }
      return nil
    }
    guard index < words.count, isFirst || joins(index) else { return nil }
    let isThere =
      switch element {
      case .word(let several): several.contains(words[index])
      case .ending(let ending): words[index].hasSuffix(ending) && words[index].count > ending.count + 1
      case .gap: false
      }
    return isThere ? end(of: rest, from: index + 1, isFirst: false, words, joins) : nil
  }
}
