/// A sentence taken apart for the rules, with the brief and the phrasebook by which it is judged.
struct Reading {
  /// One word in the form of the lists: in lower case, without accents, contractions in full. "I'm" is two words.
  struct Word {
    var plain: Substring
    /// The index of the part of the text in which the word is written.
    let part: Int
    /// The pause between this word and the word before.
    let pause: Pause
    /// Whether the word is a name: "Dr. No".
    let isName: Bool
    /// Whether the word is only cited: "I hum 'Nothing Else Matters'".
    var isCited = false
  }

  enum Pause: Int, Comparable {
    case none, comma, sentence

    static func < (one: Pause, other: Pause) -> Bool { one.rawValue < other.rawValue }
  }

  let text: String
  let brief: Brief
  let phrasebook: Phrasebook
  /// The spoken words of the text, or the reason why it cannot be spoken.
  let wording: Result<Wording, WordingProblem>
  private(set) var words: [Word] = []
  /// The ranges of the text in which words are written.
  private(set) var parts: [Range<String.Index>] = []
  /// The places of the person's name.
  private(set) var calls: [Range<Int>] = []
  /// The places of words that say when: "when the urge comes", "at ten".
  private(set) var cues: [Range<Int>] = []

  init(_ text: String, for brief: Brief, in phrasebook: Phrasebook) {
    self.text = text
    self.brief = brief
    self.phrasebook = phrasebook
    do throws(WordingProblem) { wording = .success(try Wording(text)) } catch { wording = .failure(error) }
    var scanner = Scanner(text)
    scanner.scan(with: phrasebook)
    (words, parts) = (scanner.words, scanner.parts)
    for citation in scanner.citations(phrasebook) { for index in citation { words[index].isCited = true } }
    calls = findCalls()
    for call in calls { for index in call { words[index].isCited = true } }
    plain = words.map { $0.isCited || $0.isName && phrasebook.names.contains($0.plain) ? "" : $0.plain }
    cues = findCues()
  }

  /// Finds the person's name. A name may be a word of any list, as Will and Grace are, but means nothing there.
  private func findCalls() -> [Range<Int>] {
    guard let name = brief.name, name.utf8.count <= Bounds.bytes else { return [] }
    let called = phrasebook.words(of: name)
    guard !called.isEmpty, called.count <= words.count else { return [] }
    return (0...words.count - called.count).map { $0..<$0 + called.count }.filter { place in
      guard words[place].lazy.map(\.plain).elementsEqual(called) else { return false }
      let spelling = written(place)
      return spelling.first?.isUppercase == true || spelling == name
    }
  }

  /// The words for the lists, with an empty text for each cited word and for each name that is also a word of the lists.
  private(set) var plain: [Substring] = []

  /// Returns the places of a list's entries that no pause divides.
  func places(_ list: WordList) -> [Range<Int>] { list.places(in: plain) { words[$0].pause == .none } }

  /// Returns the places of a list's entries outside of the cues.
  func placesInPlan(_ list: WordList) -> [Range<Int>] { places(list).filter { !isInCue($0.lowerBound) } }

  func isInCue(_ index: Int) -> Bool { cues.contains { $0.contains(index) } }

  /// Returns words as they are written in the text.
  func written(_ place: Range<Int>) -> String {
    guard let first = place.first, let last = place.last else { return "" }
    return String(text[parts[words[first].part].lowerBound..<parts[words[last].part].upperBound])
  }

  func word(_ index: Int) -> Substring { words.indices.contains(index) ? words[index].plain : "" }

  /// Whether a word begins a sentence.
  func isStart(_ index: Int) -> Bool { index == 0 || words[index].pause == .sentence }

  var isQuestion: Bool { text.last { !$0.isWhitespace && $0 != "\"" && $0 != "'" } == "?" }
}

// MARK: - Cues

extension Reading {
  private func findCues() -> [Range<Int>] {
    var cues: [Range<Int>] = []
    let times = places(phrasebook.times)
    var index = 0
    while index < words.count {
      // "Mika, when the urge comes, ..."
      let isLeading = isStart(index) || index > 0 && words[index].pause > .none && (index < 3 || cues.last?.upperBound == index)
      if let end = isLeading ? endOfLeadingCue(at: index) : endOfTrailingCue(at: index, times), end > index + 1 {
        cues.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return cues
  }

  private func endOfPhrase(from index: Int) -> Int { words.indices.dropFirst(index + 1).first { words[$0].pause > .none } ?? words.count }

  /// Counts the words that mean "when" at a place; nil for none.
  private func subordinator(at index: Int) -> Int? {
    guard !words[index].isCited, !phrasebook.noCues.contains(where: { starts($0, at: index) }) else { return nil }
    if let long = phrasebook.longSubordinators.first(where: { starts($0, at: index) }) { return long.count }
    return phrasebook.subordinators.contains(word(index)) ? 1 : nil
  }

  private func starts(_ phrase: [Substring], at index: Int) -> Bool { words[index...].lazy.map(\.plain).starts(with: phrase) }

  private func endOfLeadingCue(at start: Int) -> Int? {
    let end = endOfPhrase(from: start)
    guard let length = subordinator(at: start) else {
      // "At ten, ..."; without a comma the cue ends before the first subject: "After dinner I walk".
      let isNight = starts(["the", "night", "before"], at: start) || starts(["the", "evening", "before"], at: start)
      guard phrasebook.cuePrepositions.contains(word(start)) || isNight else { return nil }
      let isClosed = end < words.count && words[end].pause == .comma
      guard end - start <= (isClosed ? 9 : 6) else { return nil }
      if end < words.count, words[end].pause == .comma { return end }
      return (start + 2..<max(end, start + 2)).first { phrasebook.subjects.contains(word($0)) }
    }
    if end < words.count, words[end].pause == .comma { return end }
    // Without a comma the cue ends where somebody acts: "when I sit down I breathe".
    let actor = (start + length + 1..<max(end, start + length + 1)).first { index in
      phrasebook.subjects.contains(word(index)) && !phrasebook.joiners.contains(word(index - 1))
    }
    return actor ?? end
  }

  private func endOfTrailingCue(at start: Int, _ times: [Range<Int>]) -> Int? {
    if subordinator(at: start) != nil { return endOfPhrase(from: start) }
    return times.first { $0.lowerBound == start }?.upperBound
  }
}

// MARK: - Rewording

extension Reading {
  /// Returns the text with other words in some places; an empty text removes the words.
  func replacing(_ changes: [(place: Range<Int>, with: String)]) -> String {
    var result = "", done = text.startIndex
    for (place, new) in changes.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) {
      guard let first = place.first, let last = place.last else { continue }
      let (firstPart, lastPart) = (words[first].part, words[last].part)
      guard parts[firstPart].lowerBound >= done else { continue }
      // Other words of the same contraction stay: "I'll" without "will" is "I".
      let before = words.indices.filter { words[$0].part == firstPart && $0 < first }.map { word($0) }
      let after = words.indices.filter { words[$0].part == lastPart && $0 > last }.map { word($0) }
      result += text[done..<parts[firstPart].lowerBound]
      result += (before.map(String.init) + [new] + after.map(String.init)).filter { !$0.isEmpty }.joined(separator: " ")
      done = parts[lastPart].upperBound
    }
    return Self.tidied(result + text[done...], like: text)
  }

  /// Returns the text without gaps where words were removed, and with the capitals of a sentence.
  static func tidied(_ text: String, like original: String) -> String {
    var words = text.split(whereSeparator: \.isWhitespace).map { $0 == "i" ? "I" : String($0) }
    // A sign that stands alone belongs to the word before it.
    for index in words.indices.reversed() where words[index].allSatisfy({ ",.;:!?".contains($0) }) {
      let sign = words.remove(at: index)
      if index > 0, words[index - 1].last.map({ !",.;:!?".contains($0) }) == true { words[index - 1] += sign }
    }
    let joined = words.joined(separator: " ")
    guard original.first(where: \.isLetter)?.isUppercase == true, let first = joined.first, first.isLowercase else { return joined }
    return first.uppercased() + joined.dropFirst()
  }
}

extension Reading {
  /// Whether what is had is eaten, drunk or done: "I have a glass of water", "I have lunch".
  func isHad(at index: Int) -> Bool {
    word(index) == "have" && words[(index + 1)...].prefix(3).contains { phrasebook.sense.had.contains($0.plain) }
  }

  /// Whether the first words of a claim leave nothing to doubt: "I am a tree with deep roots", "a child of God", "a cellist", "more than my
  /// mistakes", "a good enough mum", "Ruth's daughter".
  func isModest(_ claim: [Substring]) -> Bool {
    ["a", "the", "an"].contains(claim.first) && claim.contains { phrasebook.sense.images.contains($0) || Self.isTrade($0) }
      || claim.first?.hasSuffix("'s") == true || claim.starts(with: ["more", "than"]) || claim.starts(with: ["a", "good", "enough"])
  }

  /// Whether a noun names what somebody does: "cellist", but not "optimist".
  static func isTrade(_ noun: Substring) -> Bool {
    noun.hasSuffix("ist") && !["optimist", "pessimist", "perfectionist", "realist"].contains(noun)
  }
}
