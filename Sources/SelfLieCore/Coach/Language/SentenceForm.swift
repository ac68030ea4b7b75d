/// A form of sentences that a person wrote, with slots in braces for words: "After {cue}, I {act}, because {reason}".
public struct SentenceForm: Equatable, Sendable, CustomStringConvertible {
  /// A slot, by its name in braces.
  public enum Slot: String, CaseIterable, Sendable {
    /// The moment of the act: "lunch", "I feel stressed".
    case cue
    /// The act: "take a short walk".
    case act
    /// What makes it matter: "I sleep better".
    case reason
    /// What the goal is about, as a noun: "smoking", "learning the violin".
    case habit
    /// What the person wants to be: "more patient".
    case quality
  }

  private enum Piece: Equatable {
    case words(String)
    case slot(Slot)

    /// Whether what is said of a subject stands there: " is what I do", " comes easily to me".
    var isPredicate: Bool {
      guard case .words(let words) = self, let verb = TypedWords(words).small.first else { return false }
      return ["is", "are", "was", "has", "does", "matter", "matters", "counts"].contains(verb)
        || Inflection.base(ofThirdPerson: verb) != nil
    }

    /// The least number of words that stand there in the end.
    var leastWords: Int {
      switch self {
      case .words(let words): TypedWords(words).words.count
      case .slot: 1
      }
    }
  }

  /// The form as the person wrote it.
  public let description: String
  private let pieces: [Piece]

  /// Reads a form.
  /// - Throws: `FormProblem` for a brace without a partner, a slot that is none, that stands twice or that touches another one, no slot at all,
  ///   or more words than a sentence may have.
  public init(_ text: String) throws(FormProblem) {
    description = Prose.tidied(text)
    var pieces: [Piece] = []
    var rest = description[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let behind = rest.index(after: open)
      guard rest[open] == "{", let close = rest[behind...].firstIndex(where: { $0 == "{" || $0 == "}" }), rest[close] == "}" else {
        throw .brace
      }
      let name = rest[behind..<close].filter { $0 != " " }
      guard let slot = Slot(rawValue: name.lowercased()) else { throw .unknownSlot(name) }
      pieces += [.words(String(rest[..<open])), .slot(slot)]
      rest = rest[rest.index(after: close)...]
    }
    self.pieces = (pieces + [.words(String(rest))]).filter { $0 != .words("") }
    guard !pieces.isEmpty else { throw .noSlot }
    let named = pieces.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
    if let again = named.indices.first(where: { named[..<$0].contains(named[$0]) }) { throw .repeated(named[again]) }
    // "{cue}{act}" would be one word.
    for (one, other) in zip(self.pieces, self.pieces.dropFirst()) {
      if case (.slot(let one), .slot(let other)) = (one, other) { throw .adjoining(one, other) }
    }
    let own = self.pieces.compactMap { if case .words(let words) = $0 { words } else { nil } }.joined(separator: " ")
    if let tongue = Tongue(of: own) { throw .otherTongue(tongue.name) }
    guard self.pieces.reduce(0, { $0 + $1.leastWords }) <= Bounds.mostWords.upperBound else { throw .tooLong }
  }

  /// The slots, in the order of the sentence.
  public var slots: [Slot] {
    pieces.reduce(into: []) { slots, piece in
      if case .slot(let slot) = piece, !slots.contains(slot) { slots.append(slot) }
    }
  }

  /// The style of the sentences: "you" is said to oneself, and a moment makes a plan, but not of how one is: "When {cue}, I am {quality}".
  public var style: Style {
    var own: [Substring] = []
    for case .words(let words) in pieces { own += words.lowercased().split { !$0.isLetter } }
    return own.contains { ["you", "your", "yourself"].contains($0) }
      ? .distanced : slots.contains(.cue) && (slots.contains(.act) || !slots.contains(.quality)) ? .ifThen : .steady
  }

  /// The form of a model's answer: a text for each slot.
  public var schema: Schema { .object(slots.map { .init($0.rawValue, $0.meaning, .text(2...60)) }) }

  // MARK: Its words

  /// Returns what a goal says for the slots. A word whose role is not known fills none.
  public func words(of goal: ParsedGoal) -> [Slot: String] {
    let stated = goal.stated
    // "Drinking too much alcohol" of whoever wants to drink less.
    let verb = TypedWords(stated.words).small.first ?? ""
    let isDone =
      Inflection.isVerb(verb) && !["want", "have"].contains(verb)
      && TypedWords(stated.words).small.dropFirst().first.map { ["less", "fewer"].contains($0) } == true
    let excess = goal.excess.map { isDone ? "\(Inflection.gerund(of: verb)) \($0)" : $0 }
    var words = [Slot.habit: excess ?? stated.words, .quality: stated.words].filter { $0.key.fitting($0.value) != nil }
    // Whoever wants to exercise never says "never exercise".
    var left = TypedWords(stated.words)
    if goal.kind == .build, denies(.habit), !left.drop(GoalPhrase.quitting) { words[.habit] = nil }
    words[.cue] = stated.trigger ?? goal.moment
    let own = Template.Slot.words(of: goal)
    // "Ten minutes" are a template's, and nobody said them.
    let practice = own[.practice].flatMap {
      $0.hasSuffix(" for ten minutes") && !stated.words.lowercased().contains("minutes") ? own[.do] : $0
    }
    // "Two hundred words" of whoever writes are written.
    let part = stated.replacement.flatMap { Replacement.isPart($0) && goal.kind == .build && isSaid(.act) ? own[.action] : nil }
    words[.act] =
      part ?? stated.replacement ?? own[.deed].map(Self.base) ?? practice
      ?? (goal.kind == .build ? own[.do].flatMap { $0.contains(" ") ? $0 : nil } : nil)
    // A purpose has a slot of its own.
    if let act = words[.act], let purpose = own[.reason], slots.contains(.reason), act.hasSuffix(" " + purpose) {
      words[.act] = String(act.dropLast(purpose.count + 1))
    }
    // A moment without a slot of its own stays with its act: "I am someone who calls my mother every Sunday".
    if stated.replacement == nil, stated.trigger == nil, !slots.contains(.cue), let act = words[.act], let moment = goal.moment {
      words[.act] =
        act.contains(moment) ? act : "\(act) \(moment.hasPrefix("Every") || moment.hasPrefix("Each") ? Inflection.inner(moment) : moment)"
    }
    words[.reason] = stated.reason ?? goal.reason
    // "Save money for a house" says what for.
    if words[.reason] == nil, stated.replacement == nil, slots.contains(.reason), let act = words[.act], let purpose = purpose(in: act) {
      (words[.act], words[.reason]) = (String(act.dropLast(purpose.count + 1)), purpose)
    }
    return words.filter { slots.contains($0.key) }
  }

  /// Returns what an act is for, if the form can say that in a slot of its own: "to get fit" of "go to the gym to get fit"; nil for other acts.
  private func purpose(in act: String) -> String? {
    let words = TypedWords(act), small = words.small
    guard let first = small.first, let slot = pieces.firstIndex(of: .slot(.reason)) else { return nil }
    let before = if slot > 0, case .words(let own) = pieces[slot - 1] { own } else { "" }
    let isFor = Slot.reason.joint(atEndOf: before) == "for"
    let start = small.indices.dropFirst(2).first { place in
      guard place + 1 < small.count, !Self.unfinished.contains(small[place - 1]) else { return false }
      let next = small[place + 1]
      switch small[place] {
      case "to":
        let end = place + 2
        // "Bring my lunch to work" has another "to".
        let isPlace = ["work", "sleep"].contains(next) && end == small.count
        return Inflection.isVerb(next, before: end < small.count ? small[end] : "") && !isPlace && !Self.causing.contains(first)
      case "for":
        return isFor && !["an", "the"].contains(next) && !TypedWords.numbers.contains(next) || Relative.isIn(Array(small[(place + 1)...]))
      default: return false
      }
    }
    return start.map { words.words[$0...].joined(separator: " ") }
  }

  /// Verbs of having somebody do something: "teach my dog to sit".
  private static let causing: Set = ["ask", "tell", "teach", "help", "get", "remind", "invite", "encourage", "allow"]
  /// Words that need what comes behind them: "find time to read", "be there for my kids".
  private static let unfinished: Set = [
    "time", "how", "ready", "able", "back", "going", "used", "room", "energy", "courage", "strength", "chance", "way", "what", "where",
    "when", "not", "and", "listen", "talk", "speak", "close", "it", "there", "space", "care", "love", "respect", "patience",
  ]

  /// What a feeling does that comes.
  private static let arrivals = [" come", " hits", " strikes", " rises", " calls", " shows up", " arrives"]

  /// Whether nothing is said of anybody yet, but to whom or to what it is owed: "thanks to daily walks, ".
  private func isBehindPhrase(_ text: String) -> Bool {
    let small = text.lowercased()
    return small.hasSuffix(", ") && ["thanks to ", "through ", "by "].contains(where: small.hasPrefix) && !small.contains(" i ")
  }

  /// Returns an act that goes on for days in its base form: "save money" for "am saving money".
  private static func base(_ act: String) -> String {
    let words = act.split(separator: " ").map(String.init)
    guard words.count > 1, words[0] == "am", let base = Inflection.base(ofGerund: words[1]) else { return act }
    return ([base] + words.dropFirst(2)).joined(separator: " ")
  }

  /// Whether a slot stands right behind "I".
  private func isSaid(_ slot: Slot) -> Bool {
    guard let place = pieces.firstIndex(of: .slot(slot)), place > 0, case .words(let words) = pieces[place - 1] else { return false }
    return words.hasSuffix("I ")
  }

  /// Whether the words before a slot say that what stands there is not to be.
  private func denies(_ slot: Slot) -> Bool {
    guard let place = pieces.firstIndex(of: .slot(slot)), place > 0, case .words(let words) = pieces[place - 1] else { return false }
    return Self.denies(words) || TypedWords(words).small.suffix(2).contains { ["stop", "quit", "without", "instead", "than"].contains($0) }
  }

  /// Whether words say that what comes next is not done: "I don't have to", "I no longer".
  private static func denies(_ words: String) -> Bool {
    let last = TypedWords(words).small.suffix(4)
    return last.contains { ["never", "don't", "doesn't", "not", "won't", "needn't", "longer"].contains($0) }
      || last.suffix(2).elementsEqual(["used", "to"])
  }

  /// Whether words can stand in a slot, as far as the form's own words before it tell.
  public func fits(_ words: String, in slot: Slot) -> Bool {
    guard let place = pieces.firstIndex(of: .slot(slot)) else { return false }
    let before = if place > 0, case .words(let own) = pieces[place - 1] { own } else { "" }
    return slot.fitting(words, behind: slot.joint(atEndOf: before)) != nil
  }

  /// Returns the habit that a goal leaves, with its verb: "skip meals" of "stop skipping meals"; empty for what cannot stand behind "don't", and
  /// nil for a goal that leaves no act.
  private static func habit(leftIn goal: String, behind joint: String) -> String? {
    var left = TypedWords(goal)
    guard left.drop(GoalPhrase.quitting), let first = left.small.first, let base = Inflection.base(ofGerund: first),
      Inflection.isVerb(base) || base == "be"
    else { return nil }
    left.words[0] = base
    if base == "be" { return "" }
    return ["need", "want"].contains(joint) ? "to \(left.text)" : left.text
  }

  /// Whether a quality says more by itself: "calmer", "a better listener".
  private static func isCompared(_ quality: String) -> Bool {
    let words = TypedWords(quality).small.filter { $0 != "a" && $0 != "an" }
    return words.first.map {
      ["better", "less", "calmer", "kinder", "stronger", "braver", "happier", "fitter", "healthier"].contains($0) || $0.hasSuffix("ier")
    } == true
  }

  /// Whether the form is of several sentences.
  public var hasSentences: Bool {
    pieces.contains { if case .words(let own) = $0 { own.contains(". ") || own.contains("! ") } else { false } }
  }

  /// Returns the sentence with words in its slots, each with the grammar of its place.
  /// - Throws: `FormProblem.missing` if a slot has no words, `FormProblem.unfit` for words that cannot stand where the slot is.
  public func sentence(_ words: [Slot: String]) throws(FormProblem) -> String {
    let missing = slots.filter { words[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing) }
    var text = ""
    for (place, piece) in pieces.enumerated() {
      let next = place + 1 < pieces.count ? pieces[place + 1] : nil
      switch piece {
      case .words(let own): text += own
      case .slot(let slot):
        // "{reason} is why I run" has a thing in front.
        // So has "{act} is what I do", which names what is done.
        let isSubject = next?.isPredicate == true && (text.isEmpty || text.hasSuffix(". ") || slot == .act && text.hasSuffix(", "))
        let behind = if case .words(let own)? = next { own } else { "" }
        let typed = Self.told(words[slot] ?? "", in: slot, before: behind)
        // "When {cue} comes" has the feeling itself: "when stress comes".
        if slot == .cue, text.hasSuffix("hen "), case .words(let own)? = next, Self.arrivals.contains(where: own.hasPrefix) {
          guard TypedWords(typed).words.count < 4, Trigger.cue(of: typed)?.hasPrefix("when ") == true else { throw .unfit(slot, typed) }
          text += Inflection.first(typed)
          continue
        }
        let joint = isSubject && slot == .reason ? "thanks to" : isSubject && slot == .act ? "of" : slot.joint(atEndOf: text)
        // "Patience is my way" names the quality, and "drink tea, not coffee" the thing.
        if isSubject, slot == .quality {
          guard let noun = Slot.noun(ofQuality: typed) else { throw .unfit(slot, typed) }
          text += noun.prefix(1).uppercased() + noun.dropFirst()
          continue
        }
        let isContrast = slot == .habit && text.hasSuffix(", not ")
        // "I don't have to skip meals" of whoever stops skipping them.
        let isGerund = isContrast || ["of", "of not", "by not", "for not"].contains(joint)
        let denied = slot == .habit && !isGerund && Self.denies(text) ? Self.habit(leftIn: typed, behind: joint) : nil
        guard denied?.isEmpty != true,
          let fitting = denied.map({ ($0, leavesJointOut: false) }) ?? slot.fitting(typed, behind: isContrast ? "of" : joint)
        else {
          throw .unfit(slot, typed)
        }
        // "For {reason}: {act}" has room for a thing alone.
        if slot == .reason, joint == "for", fitting.leavesJointOut, text.count == "For ".count, case .words(let own)? = next,
          own.hasPrefix(":")
        {
          throw .unfit(slot, typed)
        }
        if fitting.leavesJointOut { text.removeLast(joint.count + 1) }
        var said = style == .distanced ? Inflection.second(fitting.0) : fitting.0
        // "I am quiet" of whoever says "being quiet", and "more patient" behind "more".
        if slot == .act, text.hasSuffix("I "), said.hasPrefix("be ") { said = "am" + said.dropFirst(2) }
        // "I am learning to swim" of whoever would "learn to swim".
        if slot == .act, let to = said.firstRange(of: " to "), !said[..<to.lowerBound].contains(" "),
          text.lowercased().hasSuffix("\(Inflection.gerund(of: String(said[..<to.lowerBound]))) to ")
        {
          said = String(said[to.upperBound...])
        }
        if slot == .quality, text.hasSuffix("more ") {
          if said.hasPrefix("more ") { said = String(said.dropFirst(5)) } else if Self.isCompared(said) { text.removeLast(5) }
        }
        if case .words(let own)? = next {
          said = Self.joined(said, slot, isFirst: text.isEmpty, before: own)
        }
        // "Coffee is for chewing gum" has the thing itself.
        if isSubject, slot == .cue, said.hasPrefix("when "), let thing = slot.fitting(typed, behind: "the")?.words { said = thing }
        // "Half past four is my time".
        if isSubject, slot == .cue, let word = ["at ", "on "].first(where: said.hasPrefix) { said = String(said.dropFirst(word.count)) }
        // "For my kids, so I chew gum" says nothing.
        if text.isEmpty, slot == .reason, case .words(let own)? = next, own.hasPrefix(", so "),
          said.hasPrefix("for ") || said.hasPrefix("to ")
        {
          throw .unfit(slot, typed)
        }
        // Behind a colon nobody says "because", nor in a clause of its own.
        if text.isEmpty, slot == .reason, behind.hasPrefix("."), said.hasPrefix("because ") {
          said = String(said.dropFirst("because ".count))
        }
        if slot == .reason,
          [":", "-", "\u{2013}", "\u{2014}", ".", ",and", ";"].contains(where: text.filter({ $0 != " " }).hasSuffix)
            || joint.isEmpty && (text.hasSuffix(" and ") || isBehindPhrase(text)),
          said.hasPrefix("because ")
        {
          said = String(said.dropFirst("because ".count))
        }
        // "A {quality} father" of whoever wants to be a patient father.
        if slot == .quality, ["a", "an"].contains(joint), case .words(let noun)? = next, let first = TypedWords(noun).small.first {
          let bare = said.split(separator: " ").drop { ["a", "an"].contains($0) }, isThere = bare.last.map { $0 == first } == true
          // "A good friend person" has two things.
          if !isThere, bare.last != "person", said.hasPrefix("a ") || said.hasPrefix("an ") { throw .unfit(slot, typed) }
          said = (isThere || bare.last == "person" ? bare.dropLast() : bare).joined(separator: " ")
          guard let initial = said.first else { throw .unfit(slot, typed) }
          text.removeLast(joint.count + 1)
          text += "aeiou".contains(initial) ? "an " : "a "
        }
        // A slot may begin a second sentence of the form.
        let isStart = text.last(where: { !$0.isWhitespace }).map { ".!?".contains($0) } == true
        text += isStart ? said.prefix(1).uppercased() + said.dropFirst() : said
      }
    }
    return Inflection.sentence(text)
  }
}

extension SentenceForm {
  /// The words of a habit without "so much" inside of a phrase: "I let smoking go".
  private static func told(_ typed: String, in slot: Slot, before own: String) -> String {
    guard slot == .habit, let word = own.lowercased().split(whereSeparator: { !$0.isLetter }).first,
      ["go", "alone", "behind", "aside"].contains(word)
    else { return typed }
    return typed.replacing(/\ so (?:much|often)$/, with: "")
  }

  /// The words of a slot before others of the form: "when" and "because" give way to the form's own joint, and nothing is said twice, as in
  /// "more patient with my kids with my kids".
  private static func joined(_ said: String, _ slot: Slot, isFirst: Bool, before own: String) -> String {
    let next = own.lowercased()
    if isFirst, slot == .cue, next.hasPrefix(", and "), said.hasPrefix("when ") { return String(said.dropFirst("when ".count)) }
    if isFirst, slot == .reason, next.hasPrefix(", so "), said.hasPrefix("because ") { return String(said.dropFirst("because ".count)) }
    // "When my wife asks how I am, I am honest" says each once.
    if slot == .cue, next.hasPrefix(",") { return said }
    let words = said.split(separator: " "), others = next.split { !$0.isLetter && $0 != "'" }
    let again = (2...4).first {
      $0 < words.count && words.suffix($0).map { $0.lowercased() }.elementsEqual(others.prefix($0).map(String.init))
    }
    return again.map { words.dropLast($0).joined(separator: " ") } ?? said
  }
}
