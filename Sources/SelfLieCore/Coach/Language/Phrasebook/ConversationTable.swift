/// A language's words for the answers that people give in a conversation by rules.
struct ConversationTable: Sendable {
  enum Change: Equatable {
    case shorter, softer, others
    /// Back to the sentences before the last change.
    case back
    /// Another style; nil for the usual ones.
    case style(Style?)
    case reason(String), act(String), moment(String)
    /// The answer is a sentence of the person's own.
    case sentence

    /// Whether the change is one of the sentences' form, which may not go any further.
    var changesForm: Bool {
      switch self {
      case .shorter, .softer, .style: true
      case .others, .back, .reason, .act, .moment, .sentence: false
      }
    }
  }

  /// What somebody says of the sentences without saying what they would have: that nobody talks so, that they say too little, that nobody
  /// can do that, that they are too soft, and that the step is too small.
  enum Remark: Equatable { case unnatural, vague, impossible, timid, small }

  let build: Set<String>
  let quit: Set<String>
  let numbers: [String]
  /// The words that may stand around the number of a rating: "about a seven maybe".
  let ratings: Set<String>
  let shorter: WordList
  let softer: WordList
  let others: WordList
  let remarks: [(words: WordList, remark: Remark)]
  let back: Set<String>
  let styles: [(words: WordList, style: Style?)]
  /// The words before a reason; then the words before an act.
  let reasons: [String]
  /// The words that only name a reason: "the reason is"; and those that want somebody or something in the sentence.
  let namings: [String]
  let mentions: [String]
  let acts: [String]
  /// The words with which somebody says what the goal's matter does to them.
  let consequences: [String]
  let moments: Set<String>
  /// The words for the one who speaks or is spoken to in a sentence.
  let speakers: Set<String>
  /// The words that agree; those that take something; and others that may stand around them.
  let assents: Set<String>
  /// Answers that know none; then those that ask for other sentences and say nothing of the goal.
  let unknowing: Set<String>
  let commands: Set<String>
  /// The short answers of other languages, which the list of frequent words has.
  let foreign: Set<String>
  /// Words that begin as a moment does, and are none: "in general".
  let noMoments: [String]
  /// The words with which somebody tells the coach what to do, or speaks of the sentences, and writes none.
  let orders: [String]
  /// The words with which a question to the coach begins, an objection to what it understood, and another goal.
  let questions: [String]
  /// The words with which somebody says who they are, or that they would rather not say; then those that ask for help before a goal.
  let greetings: [String]
  let pleas: [String]
  let objections: [String]
  let beginnings: [String]
  /// What somebody says who leaves it to the coach.
  let choices: Set<String>
  /// What somebody says who is done with choosing.
  let done: Set<String>
  /// Answers to what isn't right yet that say that nothing is.
  let contents: Set<String>
  let keeping: Set<String>
  /// What somebody says who is in no danger.
  let calming: [String]
  let fillers: Set<String>
  /// The words for the first sentence, the second and so on, and for the last.
  let ordinals: [Set<String>]
  let last: Set<String>
  /// The largest number of words in a wish for other sentences.
  private static let mostWords = 7

  func kind(_ words: String) -> Goal.Kind? {
    let small = Set(TypedWords(words).small.map { $0.filter { $0 != "," } })
    // "What do you think?" is no answer, and "it would give me more time in the evening" is one to another question.
    guard !words.hasSuffix("?"), small.count < Self.mostWords else { return nil }
    return !small.isDisjoint(with: quit) ? .quit : !small.isDisjoint(with: build) ? .build : nil
  }

  /// Whether an answer says that the person knows none: "no idea".
  func isUnknowing(_ words: String) -> Bool {
    let text = TypedWords(words).text.lowercased()
    // "I don't know really", "I don't need a reason".
    let isPlain =
      ["i don't know ", "i dont know ", "i don't really know", "i dont really know", "i don't need a ", "no idea "].contains(
        where: text.hasPrefix) && text.count < 40
    return unknowing.contains(text) || isPlain || leavesChoice(words)
  }

  /// Whether somebody leaves the choice to the coach: "you choose".
  func leavesChoice(_ words: String) -> Bool { choices.contains(TypedWords(words).text.lowercased()) }

  /// Whether an answer only agrees, chooses a sentence or asks for others: "ok", "the second one", "shorter".
  func isShort(_ words: String) -> Bool {
    let text = TypedWords(words).text.lowercased()
    return isCommand(words) || assents.contains(text) || isUnknowing(words) || Int(words) != nil
      || kept(words, among: ordinals.count) != nil
  }

  /// Whether an answer only agrees, and names no sentence.
  func isAssent(_ words: String) -> Bool {
    let small = Set(TypedWords(words).small.map { $0.filter { $0 != "," } })
    return !small.isDisjoint(with: assents.union(keeping)) && ordinals.allSatisfy { $0.isDisjoint(with: small) }
      && small.isDisjoint(with: last)
      && !small.contains { Int($0) != nil }
  }

  /// Whether an answer to what isn't right yet says that nothing is wrong.
  func isContent(_ words: String) -> Bool {
    let text = TypedWords(words).text.lowercased()
    return isUnknowing(words) || contents.contains(text) || text == "nothing"
      || ["nothing, it's ", "nothing, its ", "nothing, i like "].contains(where: text.hasPrefix)
  }

  /// Whether an answer only asks for other sentences, and answers no question: "softer", "back".
  func isCommand(_ words: String) -> Bool {
    let wish = plain(words)
    return commands.contains(wish.text.lowercased()) || Self.form(wishedIn: wish.small) != nil || isBack(words)
  }

  /// Returns how somebody would have the sentences: "shorter" of "I'd like it shorter"; nil for other words.
  private static func form(wishedIn small: [String]) -> String? {
    guard (2...5).contains(small.count), let form = small.last, forms.contains(form),
      ["i'd", "i", "can", "could", "make", "please", "would", "give", "something"].contains(small[0])
    else { return nil }
    return form
  }

  private static let forms: Set = ["shorter", "softer", "simpler", "gentler", "warmer", "kinder", "friendlier"]

  /// A wish without the words that only make it polite: "softer" for "a bit softer, please".
  private func plain(_ words: String) -> TypedWords {
    var wish = TypedWords(words)
    repeat {
    } while wish.words.count > 1
      && (wish.drop(["please", "a bit", "a little", "a little bit", "even", "much"]) || wish.dropLast(["please", "then"]))
    if let last = wish.words.last { wish.words[wish.words.count - 1] = last.filter { $0 != "," } }
    return wish
  }

  /// Whether somebody wants what was there before.
  func isBack(_ words: String) -> Bool {
    var wish = plain(words)
    wish.words = wish.words.map { $0.filter { $0 != "," } }
    // "I liked the ones before better".
    let said = wish.text.lowercased()
    if wish.words.count < 8, ["ones before", "old ones", "earlier ones"].contains(where: said.contains),
      said.contains("better") || said.hasPrefix("i liked")
    {
      return true
    }
    // "I liked it before, undo".
    if wish.words.count < 6, wish.small.last == "undo", wish.small.first == "i" { return true }
    while wish.words.count > 1, !back.contains(wish.text.lowercased()), wish.drop(["ok", "okay", "yes", "no", "hmm", "hm", "oh"]) {}
    return back.contains(wish.text.lowercased())
  }

  /// Whether somebody who wants what was there before means a sentence that they wrote: "back to mine".
  func isMine(_ words: String) -> Bool { ["mine", "my own", "my sentence"].contains(where: words.lowercased().contains) }

  /// Whether an answer says when, and not what: "before work".
  func beginsWithMoment(_ words: String) -> Bool {
    let small = TypedWords(words).small
    return small.first.map(moments.contains) == true && small.count < 4
  }

  /// Whether an answer asks the coach something.
  func isQuestion(_ words: String) -> Bool {
    words.hasSuffix("?") || questions.contains { "\(TypedWords(words).text.lowercased()) ".hasPrefix("\($0) ") }
  }

  /// Returns a goal without the words that only ask for help: "sleep better" of "can you help me sleep better?".
  func withoutPlea(_ words: String) -> String {
    // "Ok. Porn".
    let said = words.replacing(/^(?i:ok|okay|well|fine)[.!]\s+/, with: "")
    var wish = TypedWords(said)
    guard wish.words.count > 1, wish.drop(pleas), !wish.words.isEmpty else { return said }
    return wish.text
  }

  /// Whether words say who somebody is, or that they would rather not say: no goal.
  func isGreeting(_ words: String) -> Bool { greetings.contains { "\(TypedWords(words).text.lowercased()) ".hasPrefix($0) } }

  /// Whether an answer says that something was understood wrongly.
  func isObjection(_ words: String) -> Bool {
    objections.contains { "\(words.lowercased()) ".hasPrefix($0) }
  }

  /// What somebody says of the sentences; nil if it is something else, as a sentence of their own.
  func remark(_ words: String) -> Remark? {
    let small = TypedWords(words).small.map { Substring($0) }
    // "To get stronger" says what for.
    guard small.count <= Self.mostWords, !words.contains("\""), small.first != "to" else { return nil }
    return remarks.first { !$0.words.places(in: small).isEmpty }?.remark
  }

  /// Returns the goal with which somebody begins anew: "stop biting my nails" for "my goal is to stop biting my nails", empty for "start
  /// over"; nil if they do not.
  func otherGoal(_ words: String) -> String? {
    let written = words.split(whereSeparator: \.isWhitespace)
    let small = written.map { $0.lowercased().filter { $0.isLetter || $0 == "'" } }
    if isBack(words) { return nil }
    // "No wait, stop interrupting people".
    if let wait = small.prefix(2).firstIndex(of: "wait"), wait + 2 < small.count, ["stop", "quit", "learn"].contains(small[wait + 1]) {
      return written.dropFirst(wait + 1).joined(separator: " ")
    }
    let known = beginnings.map { $0.split(separator: " ").map(String.init) }
    guard let count = known.filter({ small.starts(with: $0) }).map(\.count).max() else { return nil }
    let rest = written.dropFirst(count).drop { $0.lowercased() == "to" }
    // "No, actually because of my knees" puts right what was said last.
    if let first = rest.first?.lowercased(), ["because", "when", "after", "before", "so", "for", "at", "in", "on"].contains(first) {
      return nil
    }
    // "I want to stop energy drinks first".
    return (rest.last?.lowercased() == "first" && rest.count > 2 ? rest.dropLast() : rest).joined(separator: " ")
  }

  func number(_ words: String) -> Int? {
    let said = words.lowercased().split(whereSeparator: { " .,!/".contains($0) }).map(String.init)
    func value(_ word: String) -> Int? { Int(word) ?? numbers.firstIndex(of: word) }
    // "I'd say 5", but "0 to 10 is stupid" rates nothing, and nor does "which one is best".
    guard said.allSatisfy({ value($0) != nil || ratings.contains($0) }) else { return nil }
    return said.lazy.compactMap(value).first
  }

  /// Returns the first of two goals that somebody says at once: "sleep more" of "I want to sleep more and I want to be nicer"; nil for one.
  func firstOfTwo(_ words: String) -> String? {
    let lower = words.lowercased()
    // "Stop eating chocolate at night... or maybe start cooking".
    if let maybe = words.wholeMatch(of: /(?i)(.{6,}?)[.,…]*\s+or\s+(?:maybe|perhaps|rather)\s+\w.*/)?.1 { return String(maybe) }
    // "Learn ten words a day and also stop eating crisps".
    if let also = TypedWords(words).small.firstRange(of: ["and", "also"]), also.lowerBound > 1 {
      var first = TypedWords(words)
      first.cut(to: also.lowerBound)
      return first.text
    }
    // "I want to stop eating chips and go to the gym twice a week": what has its own days is no alternative.
    let asked = TypedWords(words).small
    if asked.prefix(4).contains(where: ["stop", "quit"].contains), asked.count > 6,
      let joint = asked.indices.dropFirst(3).dropLast(3).last(where: { asked[$0] == "and" && Inflection.isVerb(asked[$0 + 1]) }),
      asked[joint...].contains(where: ["twice", "times", "every", "daily"].contains)
    {
      var first = TypedWords(words)
      first.cut(to: joint)
      return first.text
    }
    // "Stop eating chips, drinking beer and smoking weed".
    if ["stop", "quit"].contains(lower.prefix { $0 != " " }), lower.count == words.count {
      let typed = TypedWords(words).small
      if let next = typed.indices.dropFirst(2).first(where: { place in
        Inflection.base(ofGerund: typed[place]).map { Inflection.isVerb($0) } == true
          && (typed[place - 1] == "and" || typed[place - 1].hasSuffix(","))
      }), Inflection.base(ofGerund: typed[1]) != nil {
        var first = TypedWords(words)
        first.cut(to: typed[next - 1] == "and" ? next - 1 : next)
        return first.text
      }
    }
    let isEnd = ["stop ", "quit ", "i want to stop ", "i want to quit "].contains(where: lower.hasPrefix)
    let starts = isEnd ? [" and start ", " and begin "] : []
    guard ["i want to ", "i'd like to ", "stop ", "quit "].contains(where: lower.hasPrefix),
      let next = (starts + [" and i want to ", " and i'd like to ", " and i also want to ", " and also "]).lazy.compactMap(lower.firstRange)
        .first,
      lower.count == words.count
    else { return nil }
    let first = words.prefix(lower.distance(from: lower.startIndex, to: next.lowerBound))
    return String(first.hasSuffix(",") ? first.dropLast() : first)
  }

  /// Finds the sentence that the person wants to keep, counted from 0; nil if they say nothing like it.
  /// - Parameters:
  ///   - count: How many sentences there are.
  ///   - isExplicit: Whether "yes" may be meant for a question, and a number too, so that only "keep the second one" counts.
  func kept(_ words: String, among count: Int, isExplicit: Bool = false) -> Int? {
    // "That first one's good".
    let small = TypedWords(words.replacing(/\b(one|it|that)'s\b/) { "\($0.1) is" }).small.map { $0.filter { $0 != "," } }
    guard !small.isEmpty, small.count <= Self.mostWords, count > 0 else { return nil }
    // "Take out the daughter" takes nothing.
    if small.firstRange(of: ["take", "out"]) != nil { return nil }
    // "I say one sentence" is done.
    if small.last == "sentence", small.prefix(2).contains(where: ["say", "write", "speak", "read"].contains), small.contains("one") {
      return nil
    }
    if !isExplicit, small == ["that", "is", "it"] || small == ["that", "is", "the", "one"] { return 0 }
    if !isExplicit, small == ["that's", "it"] || small == ["that's", "the", "one"] { return 0 }
    guard !isExplicit || !keeping.isDisjoint(with: small) else { return nil }
    var named = small.filter { !assents.contains($0) && !keeping.contains($0) && !fillers.contains($0) }
    // "The second one".
    if named.count == 2, ordinals.first?.contains(named[1]) == true { named.removeLast() }
    switch named.count {
    case 0: return assents.isDisjoint(with: small) && keeping.isDisjoint(with: small) ? nil : 0
    case 1: return last.contains(named[0]) ? count - 1 : ordinals.firstIndex { $0.contains(named[0]) }
    default: return nil
    }
  }

  /// Whether an answer tells the coach what to do, or speaks of the sentences: "change the first one".
  func isOrder(_ words: String) -> Bool {
    let order = words.lowercased().filter { $0 != "," }
    return orders.contains { "\(order) ".hasPrefix("\($0) ") }
  }

  /// Finds the change that the person wants; nil if the words name none.
  func change(_ words: String) -> Change? {
    // "No, I mean after lunch".
    var meant = TypedWords(words)
    if meant.drop(["no, i mean", "no, i meant", "no i mean", "no i meant", "i mean", "i meant"]), !meant.words.isEmpty {
      return change(meant.text)
    }
    // "No, with I again".
    if ["no", "no,"].contains(meant.small.first), meant.words.count > 1 {
      meant.words.removeFirst()
      if let other = change(meant.text), other.changesForm { return other }
      meant = TypedWords(words)
    }
    // "How do I say it to myself?" asks for nothing else.
    if meant.small.count > 3, ["how", "what", "why"].contains(meant.small[0]), meant.small[1] != "about" { return nil }
    var wish = plain(words)
    let small = wish.small, plain = small.map { Substring($0) }
    if isBack(words) { return .back }
    if ["you", "i"].contains(small.joined(separator: " ")) { return .style(small == ["you"] ? .distanced : nil) }
    if let form = Self.form(wishedIn: small) { return change(form) }
    // "I'd rather have it with 'you'".
    if small.count < 10, small.map({ $0.filter(\.isLetter) }).firstRange(of: ["with", "you"]) != nil { return .style(.distanced) }
    if small.count < 8, words.lowercased().contains(/\b(?:with|as|back to) \x22?i\x22?(?: again| please)?$/) { return .style(nil) }
    // "Every time I wake up".
    if small.count > 3, ["every", "each"].contains(small[0]), small[1] == "time", small.count(where: { $0 == "i" }) < 2,
      !words.contains(",")
    {
      return .moment(words)
    }
    if wish.drop(namings) { return wish.words.isEmpty ? nil : .reason(wish.text) }
    if wish.drop(reasons) { return wish.words.isEmpty ? nil : .reason(words) }
    // "Make it about my kid".
    if wish.drop(mentions), small.count < Self.mostWords {
      if ["my", "our"].contains(wish.small.first) { return .reason("for \(wish.text)") }
      // "Make it about the mornings".
      if ["the", "my"].contains(wish.small.first), let time = wish.small.last, wish.words.count == 2,
        let day = ["morning", "evening", "afternoon"].first(where: time.hasPrefix)
      {
        return .moment("in the \(day)")
      }
    }
    if consequences.contains(where: "\(wish.text.lowercased()) ".hasPrefix) { return .reason(words) }
    // "For my kids" is why, and "for my kids, I breathe" a sentence.
    if small.first == "for", small.count > 1, small.count < Self.mostWords,
      speakers.isDisjoint(with: small.filter { $0 != "my" && $0 != "your" })
    {
      return .reason(words)
    }
    // "I pour myself sparkling water instead".
    if small.count > 3, small.first == "i", small.last == "instead", Inflection.isVerb(small[1]) {
      // "I want to read instead".
      let start = small[1] == "want" && small[2] == "to" && small.count > 4 ? 3 : 1
      return .act(wish.words[start..<(wish.words.count - 1)].joined(separator: " "))
    }
    if wish.drop(acts) {
      // "Instead of beer I drink tea".
      guard wish.small.first == "of" else { return wish.words.isEmpty ? nil : .act(wish.text) }
      guard let start = wish.small.firstIndex(of: "i"), start + 1 < wish.words.count else { return nil }
      return .act(wish.words[(start + 1)...].joined(separator: " "))
    }
    if noMoments.contains(where: "\(wish.text.lowercased()) ".hasPrefix) { return nil }
    if let first = small.first, moments.contains(first), small.count > 1, small.count <= 2 * Self.mostWords, !wish.text.contains(",") {
      // "After lunch I walk" is a sentence, and "when I am bored" is not.
      // "In the car before I go in" says when twice.
      let subjects = small.indices.dropFirst(2).filter { place in
        ["i", "you", "i'm", "you're", "i've", "i'll", "i'd"].contains(small[place])
          && !(small[place] == "i" && ["before", "after", "when"].contains(small[place - 1]))
      }
      if subjects.isEmpty || small.dropFirst().first.map(speakers.contains) == true && subjects.count < 2 { return .moment(words) }
    }
    if small.count <= Self.mostWords, !wish.text.contains(",") {
      for (list, change) in [(shorter, Change.shorter), (softer, .softer), (others, .others)] + styles.map({ ($0.words, .style($0.style)) })
      where !list.places(in: plain).isEmpty { return change }
    }
    if isObjection(words) || isQuestion(words) { return nil }
    let isSentence = small.count >= Bounds.mostWords.lowerBound && !speakers.isDisjoint(with: small)
    return isSentence && !isOrder(wish.text) ? .sentence : nil
  }
}
