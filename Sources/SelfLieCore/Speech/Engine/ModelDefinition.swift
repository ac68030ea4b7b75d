import SystemPackage

/// The contents of a model's `mdef`: its phones, and the numbers of their states, senones and matrices.
///
/// Every number that PocketSphinx takes for an index is checked: in a binary file it does not check them itself, and over a text it ends
/// the process. The limits are those of PocketSphinx 5prealpha.
struct ModelDefinition: Equatable {
  /// The names of the base phones, in the order of the file.
  private(set) var phones: [String] = []
  /// The names of the phones that the file itself calls fillers.
  private(set) var fillers: Set<String> = []
  /// The states of each phone.
  private(set) var states = 0
  /// The senones of the base phones outside any context.
  private(set) var baseSenones = 0
  /// All senones.
  private(set) var senones = 0
  /// The transition matrices.
  private(set) var matrices = 0
  /// Whether every senone belongs to a phone.
  private(set) var usesAllSenones = false
  /// Whether the states of the base phones are the first senones, one phone after the other.
  private(set) var isInOrder = true

  /// The phone of silence in every model.
  static let silence = "SIL"
  /// The most phones that the grammar search can tell apart (fsg_lextree.h).
  static let mostPhones = 128
  /// The most states of a phone (hmm.h).
  private static let mostStates = 5
  /// The most senones of a model (mdef.c).
  private static let mostSenones = 32_766
  /// The most sequences of senones: they are numbered with 16 bits, and the last number means "none" (s3types.h).
  private static let mostSequences = 0xFFFE

  /// Reads and checks a binary or text file.
  /// - Throws: `SpeechModelProblem.damaged` for anything but a valid definition, `.unsupported` for more than 128 phones.
  init(_ bytes: [UInt8], path: FilePath) throws(SpeechModelProblem) {
    let flaw =
      if bytes.starts(with: "BMDF".utf8) {
        readBinary(bytes)
      } else if bytes.starts(with: "0.3".utf8) || bytes.first == UInt8(ascii: "#") {
        readText(bytes)
      } else {
        "it isn't a Sphinx model definition" as String?
      }
    if let flaw { throw .damaged(path, flaw) }
    guard phones.count <= Self.mostPhones else {
      throw .unsupported(path, "it has \(phones.count) phones, and PocketSphinx searches with \(Self.mostPhones) at most")
    }
  }

  private static let nonsense = "its sizes make no sense"
  private static let short = "its length isn't what it says"

  /// Sets the counts; false if they contradict each other or PocketSphinx's limits.
  private mutating func take(base: Int, states: Int, baseSenones: Int, senones: Int, matrices: Int) -> Bool {
    (self.states, self.baseSenones, self.senones, self.matrices) = (states, baseSenones, senones, matrices)
    return (2...10_000).contains(base) && (1...Self.mostStates).contains(states) && (1...Self.mostSenones).contains(senones)
      && baseSenones == base * states && baseSenones <= senones && (1...Self.mostSenones).contains(matrices)
  }

  /// Whether the phones include silence and are sorted, because PocketSphinx looks them up by halving the list.
  private var phonesAreSorted: Bool {
    zip(phones, phones.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) } && Set(phones).count == phones.count
      && phones.contains(Self.silence)
  }

  // MARK: - Binary, as bin_mdef.c reads it

  /// Reads a binary file; returns its flaw, or nil.
  private mutating func readBinary(_ bytes: [UInt8]) -> String? {
    var reader = ByteReader(bytes, from: 4)
    guard reader.number() == 1, let description = reader.number(), reader.skip(description) else { return "its version is unknown" }
    // Base phones, all phones, states, base senones, senones, matrices, sequences of senones, context, nodes of the tree, silence.
    guard let counts = reader.numbers(10, in: 0...10_000_000) else { return Self.nonsense }
    let (base, all, sequences, nodes) = (counts[0], counts[1], counts[6], counts[8])
    // The tree begins with a node for each of the four positions of a phone in a word.
    guard take(base: base, states: counts[2], baseSenones: counts[3], senones: counts[4], matrices: counts[5]), all >= base,
      (1...Self.mostSequences).contains(sequences), nodes >= 4
    else { return Self.nonsense }
    let start = reader.position
    for _ in 0..<base {
      guard let name = reader.terminatedText(atMost: Pronunciation.longestPhone), Pronunciation.isPhone(name) else {
        return "its phones can't be read"
      }
      phones.append(name)
    }
    guard phonesAreSorted else { return "its phones aren't sorted, or none is silence, \(Self.silence)" }
    // The next part is aligned relative to the first name.
    guard reader.skip((4 - (reader.position - start) % 4) % 4) else { return Self.short }
    let tree = reader.position
    let entries = tree + 8 * nodes
    let table = entries + 12 * all
    guard reader.skip(8 * nodes + 12 * all), reader.number() == sequences * states, reader.remaining >= 2 * sequences * states else {
      return Self.short
    }
    let span = bytes.span
    // Nodes: a context, the number of nodes below, and their index or that of the phone.
    for node in 0..<nodes {
      let below = Int(Int16(truncatingIfNeeded: span.word(at: tree + 8 * node) >> 16))
      let target = Int(Int32(bitPattern: span.word(at: tree + 8 * node + 4)))
      guard below == 0 ? target < all : below > 0 && target >= 0 && target + below <= nodes else { return "its tree of phones is broken" }
    }
    // Phones: a sequence, a matrix, and four bytes: for a base phone whether it is a filler, for any other its position in a word and its
    // context.
    var isUsed = [Bool](repeating: false, count: sequences)
    for phone in 0..<all {
      let sequence = Int(span.word(at: entries + 12 * phone))
      let context = span.word(at: entries + 12 * phone + 8)
      guard sequence < sequences, span.word(at: entries + 12 * phone + 4) < UInt32(matrices),
        phone < base || context & 0xFF < 4 && context >> 8 & 0xFF < base && context >> 16 & 0xFF < base && context >> 24 < base
      else { return "one of its phones refers to nothing" }
      isUsed[sequence] = true
      if phone < base && context & 0xFF != 0 { fillers.insert(phones[phone]) }
    }
    func senone(_ state: Int, of sequence: Int) -> Int {
      let place = table + 4 + 2 * (sequence * states + state)
      return Int(bytes[place]) | Int(bytes[place + 1]) << 8
    }
    for state in 0..<base * states where senone(state % states, of: Int(span.word(at: entries + 12 * (state / states)))) != state {
      isInOrder = false
    }
    var isSenoneUsed = [Bool](repeating: false, count: senones)
    for sequence in 0..<sequences {
      for state in 0..<states {
        let senone = senone(state, of: sequence)
        guard senone < senones else { return "one of its phones refers to nothing" }
        if isUsed[sequence] { isSenoneUsed[senone] = true }
      }
    }
    usesAllSenones = isSenoneUsed.allSatisfy(\.self)
    return nil
  }

  // MARK: - Text, as mdef.c reads it

  /// Reads a text file; returns its flaw, or nil.
  private mutating func readText(_ bytes: [UInt8]) -> String? {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    // PocketSphinx reads lines in pieces of 1023 bytes.
    guard lines.allSatisfy({ $0.count < 1000 }) else { return "one of its lines is too long" }
    var rest = lines.lazy.filter { $0.first != UInt8(ascii: "#") }.map { line in
      line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }.makeIterator()
    guard rest.next()?.first?.starts(with: "0.3".utf8) == true else { return "its version is unknown" }
    let names = ["n_base", "n_tri", "n_state_map", "n_tied_state", "n_tied_ci_state", "n_tied_tmat"]
    var counts: [String: Int] = [:]
    while counts.count < names.count {
      guard let words = rest.next(), words.count >= 2, let count = Self.number(words[0]), count <= 10_000_000,
        let name = names.first(where: { words[1].elementsEqual($0.utf8) })
      else { return Self.nonsense }
      counts[name] = count
    }
    let header = names.map { counts[$0] ?? 0 }
    let base = header[0], all = header[0] + header[1]
    guard base > 0, header[2] % all == 0,
      take(base: base, states: header[2] / all - 1, baseSenones: header[4], senones: header[3], matrices: header[5])
    else { return Self.nonsense }
    var isSenoneUsed = (0..<senones).map { $0 < baseSenones }
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var triphones: Set<Int> = []
    var sequences: Set<[Int]> = []
    // A phone, its neighbours, its position in a word, whether it is a filler, its matrix, the senones of its states, and "N".
    for index in 0..<all {
      let flaw = "line \(index + 1) of its phones makes no sense"
      guard let words = rest.next() else { return Self.short }
      guard words.count == 7 + states, words[6 + states].elementsEqual("N".utf8), let matrix = Self.number(words[5]), matrix < matrices
      else { return flaw }
      let isFiller = words[4].elementsEqual("filler".utf8)
      guard isFiller || words[4].elementsEqual("n/a".utf8) else { return flaw }
      if index < base {
        guard let name = String(validating: words[0], as: UTF8.self), Pronunciation.isPhone(name),
          words[1...3].allSatisfy({ $0.elementsEqual("-".utf8) })
        else { return flaw }
        phones.append(name)
        numbers[words[0]] = index
        if isFiller { fillers.insert(name) }
      } else {
        let context = words[0...2].compactMap { numbers[$0] }
        guard context.count == 3, words[3].count == 1, let place = words[3].first, "besi".utf8.contains(place),
          fillers.contains(phones[context[0]]) == isFiller,
          triphones.insert(context.reduce(Int(place)) { $0 << 16 | $1 }).inserted
        else { return flaw }
      }
      let sequence = words[6..<6 + states].compactMap(Self.number)
      guard sequence.count == states, sequence.allSatisfy({ $0 < (index < base ? baseSenones : senones) }) else { return flaw }
      for senone in sequence { isSenoneUsed[senone] = true }
      if index < base && sequence != Array(index * states..<(index + 1) * states) { isInOrder = false }
      // Only a file with that many phones can have too many sequences.
      if all > Self.mostSequences, sequences.insert(sequence).inserted, sequences.count > Self.mostSequences { return Self.nonsense }
    }
    while let words = rest.next() {
      guard words.isEmpty else { return Self.short }
    }
    guard phonesAreSorted else { return "its phones aren't sorted, or none is silence, \(Self.silence)" }
    usesAllSenones = isSenoneUsed.allSatisfy(\.self)
    return nil
  }

  /// Reads a number of one to nine digits; nil for any other word.
  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(word.count), word.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return word.reduce(0) { 10 * $0 + Int($1 - 0x30) }
  }
}
