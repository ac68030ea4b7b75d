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
  /// - Throws: `LexiconProblem.unknown` with every word that nobody can pronounce, or `SpeechModelProblem.missing`.
  public init(
    of words: some Collection<String>, and others: some Collection<String> = [], spelling initialisms: [String: [String]] = [:],
    in model: AcousticModel, own: [String: [Pronunciation]] = [:]
  ) throws {
    var found: [String: [Pronunciation]] = [:]
    for (word, several) in own.sorted(by: { $0.key < $1.key }) {
      let resolved = several.compactMap { $0.resolved(in: model) }
      guard resolved.count == several.count else {
        let phone = several.flatMap(\.phones).first { model.phone($0) == nil } ?? ""
        throw LexiconProblem.noSuchPhone(phone, word: word, known: model.phones.sorted())
      }
      if words.contains(word) { found[word] = resolved }
    }
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
    let unknown = words.filter { found[$0] == nil }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard !unknown.isEmpty else { return }
    let foreign = try Self.foreign(unknown, in: model)
    throw foreign.isEmpty ? LexiconProblem.unknown(unknown) : .foreign(foreign)
  }

  /// A word as it is, and without the apostrophes around it, which may be quotation marks.
  private static func spellings(of word: String) -> [String] {
    [word, String(word.drop { $0 == "'" }), Language.unquoted(word)].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The letters one after the other; nil if the dictionary does not have all of them.
  private static func spelled(_ letters: [String], _ answers: [String: [Pronunciation]]) -> Pronunciation? {
    let sounds = letters.compactMap { answers[$0]?.first?.description }
    return sounds.count == letters.count ? Pronunciation(sounds.joined(separator: " ")) : nil
  }

  /// How many ways to say a word are taken from a dictionary. The CMU dictionary has four at most.
  private static let mostPronunciations = 20

  /// Goes through the dictionary once: lines of a word, or a word and "(2)" for another way to say it, and its phones.
  private static func lookUp(_ wanted: Set<String>, in model: AcousticModel) throws -> [String: [Pronunciation]] {
    // Most lines are sent away by their first two bytes, without a String. An accent may be written in several ways that are one to Unicode,
    // so where a word with any is wanted, the lines with any are sent away by their first letter.
    var starts = [Bool](repeating: false, count: 65_536)
    var initials: Set<Character> = []
    for word in wanted {
      let spellings = [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()]
      if !word.utf8.allSatisfy({ $0 < 0x80 }) { initials.formUnion(spellings.compactMap(\.first)) }
      for bytes in spellings.map({ Array($0.utf8.prefix(2)) }) {
        for end in bytes.count == 1 ? [0x20, 0x09, UInt8(ascii: "(")] : bytes.suffix(1) { starts[Int(bytes[0]) << 8 | Int(end)] = true }
      }
    }
    var answers: [String: [Pronunciation]] = [:]
    try eachLine(of: model) { line, isASCII in
      if isASCII || initials.isEmpty {
        guard line.count >= 2, starts[Int(line[line.startIndex]) << 8 | Int(line[line.startIndex + 1])] else { return true }
      }
      guard let (word, phones) = entry(line), isASCII || initials.isEmpty || word.first.map(initials.contains) == true,
        let name = [word, word.lowercased()].first(where: wanted.contains),
        let pronunciation = Pronunciation(String(decoding: phones, as: UTF8.self))?.resolved(in: model)
      else { return true }
      let known = answers[name] ?? []
      if known.count < mostPronunciations, !known.contains(pronunciation) { answers[name] = known + [pronunciation] }
      return true
    }
    return answers
  }

  /// How many ways to say a word a dictionary has; none if not one of them is in the phones of the model.
  static func size(in model: AcousticModel) throws -> Int {
    var count = 0, isOfModel = false
    try eachLine(of: model) { line, _ in
      guard line.contains(0x20) || line.contains(0x09) else { return true }
      count += 1
      if !isOfModel, let (_, phones) = entry(line) {
        isOfModel = Pronunciation(String(decoding: phones, as: UTF8.self))?.resolved(in: model) != nil
      }
      return true
    }
    return isOfModel ? count : 0
  }

  /// Goes through the lines of the dictionary as long as the body wants more.
  private static func eachLine(of model: AcousticModel, _ body: (ArraySlice<UInt8>, _ isASCII: Bool) -> Bool) throws {
    let bytes: [UInt8]
    do { bytes = try Disk.read(model.dictionary, atMost: 100_000_000) } catch {
      throw error.reason == .noSuchFileOrDirectory
        ? SpeechModelProblem.missing(error.path) : SpeechModelProblem.damaged(error.path, "\(error.reason)")
    }
    let span = bytes.span
    // A mark of the byte order may stand before everything.
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while position < span.count {
      var end = position, all: UInt8 = 0
      while end < span.count, span[end] != 0x0A {
        all |= span[end]
        end += 1
      }
      guard body(bytes[position..<end], all < 0x80) else { return }
      position = end + 1
    }
  }

  /// The word and the phones of a line.
  private static func entry(_ line: ArraySlice<UInt8>) -> (word: String, phones: ArraySlice<UInt8>)? {
    guard let space = line.firstIndex(where: { $0 == 0x20 || $0 == 0x09 }) else { return nil }
    var word = line[..<space]
    if word.last == UInt8(ascii: ")"), let open = word.lastIndex(of: UInt8(ascii: "(")), open > word.startIndex { word = word[..<open] }
    return (String(decoding: word, as: UTF8.self), line.last == 0x0D ? line[space...].dropLast() : line[space...])
  }

  /// The words that have no letter in common with the dictionary: they are of another script.
  private static func foreign(_ words: [String], in model: AcousticModel) throws -> [String] {
    var missing = Set(words.joined().filter(\.isLetter))
    try eachLine(of: model) { line, isASCII in
      if !isASCII || missing.contains(where: \.isASCII), let (word, _) = entry(line) { missing.subtract(word.lowercased()) }
      return !missing.isEmpty
    }
    return words.filter { $0.contains(where: \.isLetter) && $0.allSatisfy { !$0.isLetter || missing.contains($0) } }
  }
}

/// A word that cannot be checked.
public enum LexiconProblem: Problem, Equatable {
  /// Not in the dictionary, and nobody said how they sound.
  case unknown([String])
  /// Not in the dictionary, and none of their letters is either.
  case foreign([String])
  case noSuchPhone(String, word: String, known: [String])

  public var description: String {
    switch self {
    case .unknown(let words):
      "not in the dictionary: \(words.joined(separator: ", ")); choose another wording, or say how it sounds with --pronounce \"\(words[0])=...\""
    case .foreign(let words):
      "the speech model has no words in the letters of: \(words.joined(separator: ", ")); write them otherwise, or choose a model of their language with --model"
    case .noSuchPhone(let phone, let word, let known):
      "'\(phone)' in the pronunciation of '\(word)' is no phone; known are \(known.joined(separator: " "))"
    }
  }

  public var status: Status { .usage }
}
