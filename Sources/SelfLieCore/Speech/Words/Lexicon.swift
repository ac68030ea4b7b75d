import SystemPackage

/// The pronunciations of the words of one sentence, from the dictionary and from the person.
public struct Lexicon: Equatable, Sendable {
  /// The pronunciations by word: at least one for each word of the sentence.
  public let pronunciations: [String: [Pronunciation]]

  /// Looks words up in the dictionary of a model.
  /// - Parameters:
  ///   - others: Additional words that may be missing.
  ///   - initialisms: Words that are spelled if the dictionary lacks them, with its names of their letters.
  ///   - own: The person's pronunciations, which replace the dictionary's.
  /// - Throws: `LexiconProblem` with the words without a pronunciation, or with a phone that the model lacks; `SpeechModelProblem` if the
  ///   dictionary cannot be read.
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

  /// Returns a word as it is, and without the apostrophes around it, which may be quotation marks.
  private static func spellings(of word: String) -> [String] {
    [word, String(word.drop { $0 == "'" }), Language.unquoted(word)].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Joins the names of letters to a pronunciation; nil if the dictionary lacks one of them.
  private static func spelled(_ letters: [String], _ answers: [String: [Pronunciation]]) -> Pronunciation? {
    let sounds = letters.compactMap { answers[$0]?.first?.description }
    return sounds.count == letters.count ? Pronunciation(sounds.joined(separator: " ")) : nil
  }

  /// The most pronunciations of a word that are read. The CMU dictionary has at most four.
  private static let mostPronunciations = 20

  /// Reads the dictionary once. A line has a word and its phones; "(2)" behind the word marks another pronunciation.
  /// - Throws: `SpeechModelProblem` if the dictionary cannot be read.
  private static func lookUp(_ wanted: Set<String>, in model: AcousticModel) throws -> [String: [Pronunciation]] {
    // Most lines are rejected by their first two bytes, without a String. Accented letters can be written in several ways that are equal to
    // Unicode, so if a wanted word has any, lines that have any are rejected by their first letter.
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

  /// The dictionary of the English model; nil if it is not installed.
  public static var englishDictionary: FilePath? { try? AcousticModel.dictionary(of: AcousticModel.english) }

  /// Returns those of some words in small letters that a dictionary has; none if it cannot be read.
  public static func known(_ words: Set<String>, in dictionary: FilePath) -> Set<String> {
    let initials = Set(words.compactMap(\.utf8.first))
    var known: Set<String> = []
    try? eachLine(of: dictionary) { line, _ in
      if let first = line.first, initials.contains(first), let (word, _) = entry(line), words.contains(word) { known.insert(word) }
      return known.count < words.count
    }
    return known
  }

  /// Returns the words of a dictionary that begin like a word in small letters and have as many letters as that word, or one more or less;
  /// none if the dictionary cannot be read.
  static func words(like word: String, in dictionary: FilePath) -> [String] {
    let count = word.utf8.count
    var words: [String] = []
    try? eachLine(of: dictionary) { line, _ in
      let length = line.prefix { $0 != 0x20 && $0 != 0x09 }.count
      if line.first == word.utf8.first, abs(length - count) < 2, let (word, _) = entry(line) { words.append(word) }
      return true
    }
    return words
  }

  /// Counts the pronunciations in a dictionary; 0 if the model's phones can say none of them.
  /// - Throws: `SpeechModelProblem` if the dictionary cannot be read.
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

  /// Passes the lines of the dictionary to the body until it returns false.
  /// - Throws: `SpeechModelProblem` if the dictionary cannot be read.
  private static func eachLine(of model: AcousticModel, _ body: (ArraySlice<UInt8>, _ isASCII: Bool) -> Bool) throws {
    try eachLine(of: model.dictionary, body)
  }

  private static func eachLine(of dictionary: FilePath, _ body: (ArraySlice<UInt8>, _ isASCII: Bool) -> Bool) throws {
    let bytes: [UInt8]
    do { bytes = try Disk.read(dictionary, atMost: 100_000_000) } catch {
      throw error.reason == .noSuchFileOrDirectory
        ? SpeechModelProblem.missing(error.path) : SpeechModelProblem.damaged(error.path, "\(error.reason)")
    }
    let span = bytes.span
    // The file may begin with a byte order mark.
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

  /// Splits a line into its word and its phones; nil if there is no space.
  private static func entry(_ line: ArraySlice<UInt8>) -> (word: String, phones: ArraySlice<UInt8>)? {
    guard let space = line.firstIndex(where: { $0 == 0x20 || $0 == 0x09 }) else { return nil }
    var word = line[..<space]
    if word.last == UInt8(ascii: ")"), let open = word.lastIndex(of: UInt8(ascii: "(")), open > word.startIndex { word = word[..<open] }
    return (String(decoding: word, as: UTF8.self), line.last == 0x0D ? line[space...].dropLast() : line[space...])
  }

  /// Returns the words whose letters the dictionary never uses: they are of another script.
  /// - Throws: `SpeechModelProblem` if the dictionary cannot be read.
  private static func foreign(_ words: [String], in model: AcousticModel) throws -> [String] {
    var missing = Set(words.joined().filter(\.isLetter))
    try eachLine(of: model) { line, isASCII in
      if !isASCII || missing.contains(where: \.isASCII), let (word, _) = entry(line) { missing.subtract(word.lowercased()) }
      return !missing.isEmpty
    }
    return words.filter { $0.contains(where: \.isLetter) && $0.allSatisfy { !$0.isLetter || missing.contains($0) } }
  }
}

/// A word that cannot be verified.
public enum LexiconProblem: Problem, Equatable {
  /// Words without a pronunciation: neither the dictionary nor the person has one.
  case unknown([String])
  /// Words whose letters the dictionary never uses.
  case foreign([String])
  /// A phone of the person's pronunciation that the model lacks, and the phones that it has.
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
