// The findings of rules about the form of a text.

extension Reading {
  func wrongLength() -> Finding? {
    guard case .success(let spoken) = wording else { return lengthOfUnspoken() }
    let count = spoken.words.count
    if !Bounds.mostWords.contains(count) { return Finding(.reject, ["\(count) word\(count == 1 ? "" : "s")"]) }
    if !Bounds.words.contains(count) { return Finding(.warn, ["\(count) word\(count == 1 ? "" : "s")"]) }
    let characters = text.count
    if characters > Bounds.characters { return Finding(.warn, ["\(characters) characters"]) }
    let syllables = spoken.words.reduce(0) { $0 + phrasebook.syllables(of: $1) }
    return syllables > Bounds.syllables ? Finding(.warn, ["\(syllables) syllables"]) : nil
  }

  private func lengthOfUnspoken() -> Finding? {
    switch wording {
    case .failure(.noWords): Finding(.reject, ["no words"])
    case .failure(.tooLong): Finding(.reject, ["\(text.prefix(20))..."])
    case .failure(.unspeakable), .success: nil
    }
  }

  func clauses() -> Finding? {
    let sentences = words.indices.dropFirst().filter { words[$0].pause == .sentence && !words[$0 - 1].isCited }
    if let second = sentences.first {
      return Finding(.reject, [written(second..<second + 1)], better: [String(text[..<parts[words[second].part].lowerBound]).trimmingEnd()])
    }
    // "Because I love my children, I put my phone away" has two clauses and one mark.
    let marks = places(phrasebook.clauseMarks).filter { $0.lowerBound > 0 || !["because", "though", "although", "even"].contains(word(0)) }
    let joints = words.indices.filter { index in
      index > 2 && words[index].pause == .comma && phrasebook.conjunctions.contains(word(index))
        && !(cues + calls).contains { $0.upperBound == index } && !words[index].isCited
        && !marks.contains { $0.contains(index) }
    }
    let all = (marks + joints.map { $0..<$0 + 1 }).sorted { $0.lowerBound < $1.lowerBound }
    return all.count >= Bounds.clauses ? Finding(.warn, at: all, in: self) : nil
  }

  func unspeakable() -> Finding? {
    var wrong: [String] = [], odd: [String] = [], better = text
    if case .failure(.unspeakable(let character, _)) = wording, !character.isForeignLetter(by: phrasebook.notation) {
      wrong.append(String(character))
      better = String(better.replacing(/[:;]-?[()DPp]/, with: "").filter { (try? Wording("a " + String($0))) != nil })
    }
    for part in text.split(whereSeparator: \.isWhitespace) {
      if part.contains("://") || part.hasPrefix("www.") || part.contains("@") && part.count > 1
        || part.hasPrefix("#") && part.dropFirst().first?.isLetter == true
      {
        wrong.append(String(part))
        // A text lacks something without its address, but a word does not lack its sign.
        better = part.hasPrefix("#") ? better.replacing(part, with: part.dropFirst()) : ""
      }
    }
    let brackets = text.filter { "()".contains($0) }
    if !brackets.isEmpty {
      wrong.append(String(brackets.prefix(2)))
      better = better.replacing(/[:;]-?[()]/, with: "").filter { !"()".contains($0) }
    }
    let shouts = shouts
    wrong += shouts.map(written)
    if !shouts.isEmpty, wrong.count == shouts.count {
      better = replacing(shouts.map { place in (place, words[place].map { String($0.plain) }.joined(separator: " ")) })
    }
    // What is cited is said aloud, and its two signs are not.
    let isCited = text.count { "\"\u{201C}\u{201D}\u{201E}\u{AB}\u{BB}".contains($0) }.isMultiple(of: 2)
    if !isWhollyQuoted, !isCited, let quote = text.first(where: { "\"\u{201C}\u{201D}\u{201E}\u{AB}\u{BB}".contains($0) }) {
      odd.append(String(quote))
    }
    let numbers = longNumbers
    odd += numbers.map { String(text[$0]) }
    guard wrong.isEmpty else { return Finding(.reject, wrong, better: [Self.tidied(better, like: text)]) }
    return odd.isEmpty ? nil : Finding(.warn, odd, better: [numbers.isEmpty ? nil : spelled(numbers)])
  }

  /// The words in capitals that are not abbreviations: long ones, and several in a row.
  private var shouts: [Range<Int>] {
    func isShouted(_ index: Int) -> Bool {
      guard !calls.contains(where: { $0.contains(index) }) else { return false }
      let spelling = text[parts[words[index].part]].filter(\.isLetter)
      return spelling.count > 1 && spelling.allSatisfy(\.isUppercase)
    }
    var runs: [Range<Int>] = []
    for index in words.indices where isShouted(index) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    // "CAN'T" is two words, written as one.
    return runs.filter {
      words[$0.lowerBound].part < words[$0.upperBound - 1].part || written($0).filter(\.isLetter).count >= Bounds.capitals
    }
  }

  /// The numbers with too many digits to be read at a glance.
  private var longNumbers: [Range<String.Index>] {
    guard text.contains(where: \.isNumber) else { return [] }
    return text.ranges(of: /[0-9][0-9.,:]*[0-9]/).filter { text[$0].count(where: \.isNumber) > Bounds.digits }
  }

  private func spelled(_ numbers: [Range<String.Index>]) -> String? {
    var result = "", done = text.startIndex
    for number in numbers {
      // A sign before or after the number would be read in another place, so such a number stays.
      guard let spoken = try? Wording(String(text[number])).words else { return nil }
      let isAlone = number.lowerBound == text.startIndex || text[text.index(before: number.lowerBound)].isWhitespace
      guard isAlone, number.upperBound == text.endIndex || !"%\u{B0}".contains(text[number.upperBound]) else { return nil }
      result += text[done..<number.lowerBound] + spoken.joined(separator: " ")
      done = number.upperBound
    }
    return Self.tidied(result + text[done...], like: text)
  }

  private var isWhollyQuoted: Bool {
    let bare = text.trimmingEnd()
    guard let first = bare.first, let last = bare.last, bare.count > 1 else { return false }
    return "\"\u{201C}\u{201E}\u{AB}`".contains(first) && "\"\u{201D}\u{201C}\u{BB}`".contains(last)
  }

  func wrongPerson() -> Finding? {
    func places(_ set: Set<Substring>) -> [Range<Int>] {
      words.indices.filter { !words[$0].isCited && set.contains(word($0)) }.map { $0..<$0 + 1 }
    }
    let courtesies = self.places(phrasebook.courtesies)
    let first = places(phrasebook.firstPerson)
    let second = places(phrasebook.secondPerson).filter { place in !courtesies.contains { $0.overlaps(place) } }
    let secondInPlan = second.filter { !isInCue($0.lowerBound) }
    let mixed = Array(first.prefix(1)) + secondInPlan.prefix(1)
    switch brief.style {
    case nil:
      // "Marek takes the stairs" is said by name.
      let isNamed =
        words.count > 1 && FrequentWords.ranks[word(0)] == nil && written(0..<1).first?.isUppercase == true && isThirdPerson(word(1))
      if isNamed, first.isEmpty { return nil }
      if !first.isEmpty { return secondInPlan.isEmpty ? nil : Finding(.warn, at: mixed, in: self) }
      return second.isEmpty && calls.isEmpty ? Finding(.warn, []) : nil
    case .distanced:
      if !first.isEmpty { return Finding(.reject, at: first, in: self) }
      return second.isEmpty && calls.isEmpty ? Finding(.reject, []) : nil
    case .ifThen, .steady, .refusal:
      if first.isEmpty { return Finding(.reject, second.map(written), better: [inFirstPerson(second)]) }
      return Finding(.reject, at: secondInPlan, in: self)
    }
  }

  /// Returns the text in the first person; nil if "you" could be "I" or "me".
  private func inFirstPerson(_ second: [Range<Int>]) -> String? {
    var changes: [(Range<Int>, String)] = []
    for place in second {
      let index = place.lowerBound
      if let plain = phrasebook.forms.fromSecond[word(index)] {
        changes.append((place, plain))
      } else if isStart(index) || words[index].pause > .none
        || cues.contains(where: { $0.upperBound == index || $0.lowerBound == index - 1 })
      {
        changes.append(word(index + 1) == "are" ? (index..<index + 2, "I \(phrasebook.forms.beFirst)") : (place, "I"))
      } else {
        return nil
      }
    }
    return changes.isEmpty ? nil : replacing(changes)
  }

  func otherLanguage() -> Finding? {
    let other = text.split(whereSeparator: \.isWhitespace).filter { $0.contains { $0.isForeignLetter(by: phrasebook.notation) } }
    if !other.isEmpty { return Finding(.reject, other.map(String.init)) }
    let foreign = words.indices.filter {
      !words[$0].isCited && phrasebook.foreign.contains(word($0)) && !phrasebook.common.contains(word($0))
    }
    let known = words.count { phrasebook.common.contains($0.plain) }
    // Names and what is cited may be of any language.
    if !words.contains(where: \.isCited), Tongue(of: text) != nil { return Finding(.reject, [text]) }
    return foreign.count > max(1, known) ? Finding(.reject, at: foreign.map { $0..<$0 + 1 }, in: self) : nil
  }

  /// Whether a word is a letter that stands for what nobody filled in, once or more: "X", "YY".
  private func isStandIn(_ word: String) -> Bool {
    // "I choose GOAL every day".
    if ["GOAL", "HABIT", "ACTION", "REASON", "CUE", "MOMENT", "PLACE", "NAME", "VERB", "NOUN"].contains(word) { return true }
    guard let letter = word.first, word.count < 4, word.allSatisfy({ $0 == letter }) else { return false }
    return letter == "X" || letter == "Y" || letter == "N" && word.count > 1
  }

  func artefact() -> Finding? {
    var found = places(phrasebook.artefacts).map(written)
    if let start = phrasebook.artefactStarts.places(in: plain).first, start.lowerBound == 0 {
      // "Sentence by sentence I read on" begins with such a word, and "Sentence: ..." with a label.
      let isLabel = text[parts[words[start.upperBound - 1].part].upperBound...].first.map { ":,!.".contains($0) } == true
      if start.count > 1 || isLabel { found.append(written(start)) }
    }
    let bare = text.drop(while: \.isWhitespace)
    for sign in ["[", "]", "{", "}", "<", ">", "___", "**", "```", "\\n"] where bare.contains(sign) { found.append(sign) }
    if bare.first?.isLetter == false, let label = bare.prefixMatch(of: /(?:[0-9]{1,3}[.)]|[-*\u{2022}]|#+)\s+/) {
      found.append(String(label.output).trimmingEnd())
    }
    // "When X happens", but not "generation X".
    found += words.indices.filter { index in
      isStandIn(written(index..<index + 1))
        && !["generation", "gen", "plan", "vitamin", "type", "malcolm"].contains(word(index - 1))
    }.map { written($0..<$0 + 1) }
    if isWhollyQuoted { found.append(String(bare.prefix(1))) }
    guard !found.isEmpty else { return nil }
    // What stands in brackets is for the person to say.
    guard !["[", "{", "<", "___"].contains(where: bare.contains) else { return Finding(.reject, found) }
    var plain = String(bare).replacing(/^(?:[0-9]{1,3}[.)]|[-*\u{2022}]|#+)\s+/, with: "")
    plain = plain.filter { !"\"\u{201C}\u{201D}\u{201E}\u{AB}\u{BB}`*_".contains($0) }
    if let colon = plain.firstIndex(of: ":"), plain[..<colon].count <= 40 { plain = String(plain[plain.index(after: colon)...]) }
    return Finding(.reject, found, better: [Self.tidied(plain, like: text)])
  }
}

extension Phrasebook {
  /// Returns the approximate number of syllables: the groups of vowels, without a silent "e" at the end.
  func syllables(of word: String) -> Int {
    var count = 0, wasVowel = false
    for letter in word where letter.isLetter {
      let isVowel = vowels.contains(letter)
      if isVowel, !wasVowel { count += 1 }
      wasVowel = isVowel
    }
    if word.hasSuffix("e"), !word.hasSuffix("le"), count > 1 { count -= 1 }
    return max(1, count)
  }
}

extension Character {
  /// Whether this letter is not used in the language.
  fileprivate func isForeignLetter(by notation: Notation) -> Bool {
    guard !isASCII, isLetter else { return false }
    return !Token.plainForm(of: self, by: notation).allSatisfy(\.isASCII)
  }
}

extension StringProtocol {
  /// Returns the text without the spaces at its end.
  fileprivate func trimmingEnd() -> String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }
}
