/// Words and phrases to look for in a sentence, with exceptions in which they mean something else.
///
/// An entry is a row of words: "need|needs to". A bar divides alternatives, "*ing" is any word with this ending and "kill*" any with this
/// beginning, "_" is at most one word, and "..." up to three. Contractions are looked for in full: "do not" finds "don't" too.
struct WordList: Sendable {
  private enum Element {
    case word(Set<Substring>)
    case ending(Substring)
    case beginning(Substring)
    case gap(most: Int)
  }

  private let entries: [[Element]]
  /// The indices of the entries by each word with which they may begin.
  private let beginnings: [Substring: [Int]]
  private let exceptions: [WordList]

  /// Reads entries.
  /// - Parameters:
  ///   - entries: Entries with commas or line ends between them. None begins with a gap or a part of a word.
  ///   - exceptions: Entries too: nothing that overlaps one of them is found.
  ///   - lemmas: The alternatives for which a name in braces stands.
  init(_ entries: String, except exceptions: String = "", lemmas: [String: String] = [:]) {
    // The bytes are cut, not the characters: there are many, and each start reads them.
    func pieces(_ text: Substring, at isEnd: (UInt8) -> Bool) -> [Substring] {
      text.utf8.split(whereSeparator: isEnd).map { Substring($0) }
    }
    // The same long row of alternatives may stand in many entries.
    var sets: [Substring: Set<Substring>] = [:]
    func alternatives(_ word: Substring) -> Set<Substring> {
      if let known = sets[word] { return known }
      let several = pieces(word) { $0 == UInt8(ascii: "|") }
      let read = several.reduce(into: Set<Substring>()) { all, one in
        if one.utf8.first == UInt8(ascii: "{"), let lemma = lemmas[String(one.dropFirst().dropLast())] {
          all.formUnion(alternatives(lemma[...]))
        } else {
          all.insert(one)
        }
      }
      sets[word] = read
      return read
    }
    func element(_ word: Substring) -> Element {
      switch word {
      case "...": .gap(most: 3)
      case "_": .gap(most: 1)
      case _ where word.utf8.first == UInt8(ascii: "*"): .ending(word.dropFirst())
      case _ where word.utf8.last == UInt8(ascii: "*"): .beginning(word.dropLast())
      default: .word(alternatives(word))
      }
    }
    let rows = pieces(entries[...]) { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }.map { pieces($0) { $0 == UInt8(ascii: " ") } }
    self.entries = rows.filter { !$0.isEmpty }.map { $0.map(element) }
    var beginnings: [Substring: [Int]] = [:]
    for (index, entry) in self.entries.enumerated() {
      if case .word(let words)? = entry.first { for word in words { beginnings[word, default: []].append(index) } }
    }
    self.beginnings = beginnings
    self.exceptions = exceptions.isEmpty ? [] : [WordList(exceptions, lemmas: lemmas)]
  }

  /// All words that exceptions have in full.
  var vocabularyOfExceptions: Set<Substring> { exceptions.reduce(into: []) { $0.formUnion($1.vocabulary) } }

  /// All words that entries have in full.
  var vocabulary: Set<Substring> {
    entries.joined().reduce(into: []) { words, element in if case .word(let several) = element { words.formUnion(several) } }
  }

  /// Returns the places of entries in order, without overlaps. Of entries that begin at one word, the longest is found.
  /// - Parameter joins: Whether no pause divides the word at an index from the word before.
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

  /// Returns the end of an entry that begins at a word; nil if the entry is not there.
  private func end(of entry: ArraySlice<Element>, from index: Int, isFirst: Bool, _ words: [Substring], _ joins: (Int) -> Bool) -> Int? {
    guard let element = entry.first else { return index }
    let rest = entry.dropFirst()
    if case .gap(let most) = element {
      for skipped in 0...most {
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
      case .beginning(let beginning): words[index].hasPrefix(beginning)
      case .gap: false
      }
    return isThere ? end(of: rest, from: index + 1, isFirst: false, words, joins) : nil
  }
}
