import SystemPackage

/// How the words of one sentence sound: the dictionary's answer, and what the person said about the rest.
public struct Lexicon: Equatable, Sendable {
  /// At least one pronunciation for each word that was asked for.
  public let pronunciations: [String: [Pronunciation]]

  /// Looks words up.
  /// - Parameters:
  ///   - others: Words that are looked up too, and may be missing.
  ///   - initialisms: Words that are spelled if the dictionary does not have them, and its names of their letters.
  ///   - own: What the person said; it replaces the dictionary's answer.
  /// - Throws: `LexiconProblem.unknown` with every word that nobody can pronounce, or `ModelProblem.missing`.
  public init(
    of words: some Collection<String>, and others: some Collection<String> = [], spelling initialisms: [String: [String]] = [:],
    in model: AcousticModel, own: [String: [Pronunciation]] = [:]
  ) throws {
    for (word, several) in own {
      for pronunciation in several {
        if let phone = pronunciation.phones.first(where: { !model.phones.contains($0) }) {
          throw LexiconProblem.noSuchPhone(phone, word: word, known: model.phones.sorted())
        }
      }
    }
    var found = own.filter { words.contains($0.key) }
    let wanted = Set(words).union(others).subtracting(found.keys)
    if !wanted.isEmpty {
      let names = wanted.flatMap { Self.spellings(of: $0) + (initialisms[$0] ?? []) }
      let answers = try Self.lookUp(Set(names), in: model)
      for word in wanted {
        found[word] =
          Self.spellings(of: word).lazy.compactMap { answers[$0] }.first
          ?? initialisms[word].flatMap { Self.spelled($0, answers) }.map { [$0] }
      }
    }
    pronunciations = found
    let unknown = words.filter { found[$0] == nil }
    if !unknown.isEmpty { throw LexiconProblem.unknown(unknown.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }) }
  }

  /// A word as it is, and without the apostrophes around it, which may be quotation marks.
  private static func spellings(of word: String) -> [String] {
    let bare = word.drop { $0 == "'" }
    let trimmed = String(bare.prefix(through: bare.lastIndex { $0 != "'" } ?? bare.startIndex))
    return [word, String(bare), trimmed].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The letters one after the other; nil if the dictionary does not have all of them.
  private static func spelled(_ letters: [String], _ answers: [String: [Pronunciation]]) -> Pronunciation? {
    let sounds = letters.compactMap { answers[$0]?.first?.description }
    return sounds.count == letters.count ? Pronunciation(sounds.joined(separator: " ")) : nil
  }

  /// Goes through the dictionary once: lines of a word, or a word and "(2)" for another way to say it, and its phones.
  private static func lookUp(_ wanted: Set<String>, in model: AcousticModel) throws -> [String: [Pronunciation]] {
    let bytes: [UInt8]
    do { bytes = try Disk.read(model.dictionary, atMost: 100_000_000) } catch {
      throw error.reason == .noSuchFileOrDirectory
        ? ModelProblem.missing(error.path) : ModelProblem.damaged(error.path, "\(error.reason)")
    }
    // Most lines are sent away by their first two bytes, without a String.
    var starts = [Bool](repeating: false, count: 65_536)
    for word in wanted {
      let start = Array(word.utf8.prefix(2)) + [UInt8(ascii: " ")]
      starts[Int(start[0]) << 8 | Int(start[1])] = true
      if word.utf8.count == 1 { starts[Int(start[0]) << 8 | Int(UInt8(ascii: "("))] = true }
    }
    // A letter with an accent has several encodings, which are equal as strings but not as bytes: then every line is read.
    if wanted.contains(where: { word in word.utf8.contains { $0 >= 0x80 } }) { starts = [Bool](repeating: true, count: 65_536) }
    var answers: [String: [Pronunciation]] = [:]
    let span = bytes.span
    var position = 0
    while position < span.count {
      var end = position
      while end < span.count, span[end] != 0x0A { end += 1 }
      if end - position >= 2, starts[Int(span[position]) << 8 | Int(span[position + 1])] {
        read(bytes[position..<end], wanted, model.phones, into: &answers)
      }
      position = end + 1
    }
    return answers
  }

  private static func read(
    _ line: ArraySlice<UInt8>, _ wanted: Set<String>, _ phones: Set<String>, into answers: inout [String: [Pronunciation]]
  ) {
    guard let space = line.firstIndex(where: { $0 == 0x20 || $0 == 0x09 }) else { return }
    var word = line[..<space]
    if word.last == UInt8(ascii: ")"), let open = word.lastIndex(of: UInt8(ascii: "(")) { word = word[..<open] }
    let name = String(decoding: word, as: UTF8.self)
    guard wanted.contains(name), let pronunciation = Pronunciation(String(decoding: line[space...], as: UTF8.self)),
      pronunciation.phones.allSatisfy(phones.contains)
    else { return }
    answers[name, default: []].append(pronunciation)
  }
}

/// A word that cannot be checked.
public enum LexiconProblem: Problem, Equatable {
  /// Not in the dictionary, and nobody said how they sound.
  case unknown([String])
  case noSuchPhone(String, word: String, known: [String])

  public var description: String {
    switch self {
    case .unknown(let words):
      "not in the dictionary: \(words.joined(separator: ", ")); choose another wording, or say how it sounds with --pronounce \"\(words[0])=...\""
    case .noSuchPhone(let phone, let word, let known):
      "'\(phone)' in the pronunciation of '\(word)' is no phone; known are \(known.joined(separator: " "))"
    }
  }

  public var status: Status { .usage }
}
