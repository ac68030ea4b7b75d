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
      return ["is", "was", "has", "does"].contains(verb) || Inflection.base(ofThirdPerson: verb) != nil
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
    var words = [Slot.habit: goal.excess ?? stated.words, .quality: stated.words].filter { $0.key.fitting($0.value) != nil }
    // Whoever wants to exercise never says "never exercise".
    var left = TypedWords(stated.words)
    if goal.kind == .build, denies(.habit), !left.drop(GoalPhrase.quitting) { words[.habit] = nil }
    words[.cue] = stated.trigger ?? goal.moment
    let own = Template.Slot.words(of: goal)
    // "Ten minutes" are a template's, and nobody said them.
    let practice = own[.practice].flatMap {
      $0.hasSuffix(" for ten minutes") && !stated.words.lowercased().contains("minutes") ? own[.do] : $0
    }
    words[.act] =
      stated.replacement ?? own[.deed] ?? practice ?? (goal.kind == .build ? own[.do].flatMap { $0.contains(" ") ? $0 : nil } : nil)
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
    return words.filter { slots.contains($0.key) }
  }

  /// Whether the words before a slot say that what stands there is not to be.
  private func denies(_ slot: Slot) -> Bool {
    guard let place = pieces.firstIndex(of: .slot(slot)), place > 0, case .words(let words) = pieces[place - 1] else { return false }
    let last = TypedWords(words).small.suffix(2)
    return last.contains { ["never", "don't", "not", "won't", "stop", "quit", "without", "instead", "than"].contains($0) }
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
        let isSubject = text.isEmpty && next?.isPredicate == true
        let typed = words[slot] ?? ""
        let joint = isSubject && slot == .reason ? "thanks to" : isSubject && slot == .act ? "of" : slot.joint(atEndOf: text)
        guard let fitting = slot.fitting(typed, behind: joint) else { throw .unfit(slot, typed) }
        if fitting.leavesJointOut { text.removeLast(joint.count + 1) }
        var said = style == .distanced ? Inflection.second(fitting.words) : fitting.words
        if case .words(let own)? = next {
          said = Self.joined(said, slot, isFirst: text.isEmpty, before: own)
        }
        // Behind a colon nobody says "because".
        if slot == .reason, [":", "-", "\u{2013}", "\u{2014}"].contains(where: text.filter({ $0 != " " }).hasSuffix),
          said.hasPrefix("because ")
        {
          said = String(said.dropFirst("because ".count))
        }
        // "A {quality} father" of whoever wants to be a patient father.
        if slot == .quality, ["a", "an"].contains(joint), case .words(let noun)? = next, let first = TypedWords(noun).small.first {
          let bare = said.split(separator: " ").drop { ["a", "an"].contains($0) }
          said = (bare.last.map { $0 == first } == true ? bare.dropLast() : bare).joined(separator: " ")
          guard let initial = said.first else { throw .unfit(slot, typed) }
          text.removeLast(joint.count + 1)
          text += "aeiou".contains(initial) ? "an " : "a "
        }
        text += said
      }
    }
    return Inflection.sentence(text)
  }
}

extension SentenceForm {
  /// The words of a slot before others of the form: "when" and "because" give way to the form's own joint, and nothing is said twice, as in
  /// "more patient with my kids with my kids".
  private static func joined(_ said: String, _ slot: Slot, isFirst: Bool, before own: String) -> String {
    let next = own.lowercased()
    if isFirst, slot == .cue, next.hasPrefix(", and "), said.hasPrefix("when ") { return String(said.dropFirst("when ".count)) }
    if isFirst, slot == .reason, next.hasPrefix(", so "), said.hasPrefix("because ") { return String(said.dropFirst("because ".count)) }
    let words = said.split(separator: " "), others = next.split { !$0.isLetter && $0 != "'" }
    let again = (2...4).first {
      $0 < words.count && words.suffix($0).map { $0.lowercased() }.elementsEqual(others.prefix($0).map(String.init))
    }
    return again.map { words.dropLast($0).joined(separator: " ") } ?? said
  }
}

extension SentenceForm.Slot {
  /// The meaning, in words for a model.
  var meaning: String {
    switch self {
    case .cue: "the moment, without the word before the slot"
    case .act: "what the person does then, beginning with a verb in its base form"
    case .reason: "why it matters to the person, without the word before the slot"
    case .habit: "what the goal is about, as an -ing form"
    case .quality: "how the person wants to be, as an adjective"
    }
  }

  /// The question for the person who has not said it yet.
  public var question: String {
    switch self {
    case .cue: "When, or after what?"
    case .act: "What do you do then?"
    case .reason: "Why does that matter to you?"
    case .habit: "What is it about, in a word or two, as in \"smoking\"?"
    case .quality: "How would you like to be, as in \"more patient\"?"
    }
  }

  /// What says it on the command line.
  var source: String {
    switch self {
    case .cue: "--trigger \"after lunch\""
    case .act: "--instead \"take a short walk\""
    case .reason: "--because \"I sleep better\""
    case .habit: "a goal such as \"stop smoking\""
    case .quality: "a goal such as \"be more patient\""
    }
  }

  // MARK: Grammar

  /// Returns the words of the form in front of the slot that decide the slot's grammar, in lower case; empty for others.
  fileprivate func joint(atEndOf text: String) -> String {
    let joints: Set<String> =
      switch self {
      case .cue: Inflection.cueWords.union(["until", "as soon as", "the moment", "every time", "each time", "i am", "i'm", "i feel"])
      case .act:
        [
          "by", "of", "for", "without", "from", "about", "before", "after", "with", "enjoy", "keep", "love", "like", "prefer", "choose",
          "practise", "practice", "start", "look forward to", "am", "i'm", "already", "good at", "fun", "hello", "who", "he", "she",
          "loves",
          "likes", "enjoys", "prefers", "is on", "have", "eat", "drink", "instead of", "straight to",
        ]
      case .reason:
        [
          "because", "because of", "since", "so that", "so", "to", "in order to", "for", "the sake of", "thanks to", "reason is",
          "even though", "although", "knowing that", "because i am", "because i'm", "it is", "it's",
        ]
      case .habit:
        [
          "need", "want", "to", "don't", "do not", "i", "can", "never", "not", "won't", "you", "less", "fewer", "of not", "by not",
          "for not",
        ]
      case .quality: ["a", "an"]
      }
    let words = text.lowercased().split(separator: " ")
    guard text.hasSuffix(" ") else { return "" }
    // "Anna reads ten pages".
    if self == .act, let name = text.split(separator: " ").last, name.first?.isUppercase == true, !name.contains(where: { !$0.isLetter }),
      FrequentWords.ranks[words[words.count - 1]] ?? Int.max > 600, !Inflection.isVerb(String(words[words.count - 1]))
    {
      return "she"
    }
    return (1...3).reversed().map { words.suffix($0).joined(separator: " ") }.first(where: joints.contains) ?? ""
  }

  /// Returns words with the grammar of the slot behind a joint, and whether the joint gives way to theirs; nil if they cannot stand there.
  fileprivate func fitting(_ typed: String, behind joint: String = "") -> (words: String, leavesJointOut: Bool)? {
    switch self {
    case .cue: return Self.cue(typed, behind: joint)
    case .act:
      // "I have an apple" has a thing.
      if ["have", "eat", "drink"].contains(joint) {
        let first = TypedWords(typed).small.first ?? ""
        return Inflection.determiners.contains(first) || TypedWords.numbers.contains(first) ? (Inflection.first(typed), false) : nil
      }
      return Replacement.action(of: typed).map { act in
        if joint.isEmpty { return (act, false) }
        // "I am someone who reads ten pages", "Anna reads ten pages".
        if ["who", "he", "she"].contains(joint) {
          let verb = act.prefix { $0 != " " }
          return ("\(Inflection.thirdPerson(of: String(verb)))\(act.dropFirst(verb.count))", false)
        }
        // "I go straight to bed".
        if joint == "straight to", act.hasPrefix("go to ") { return (String(act.dropFirst("go to ".count)), false) }
        // "I start with one lap" needs no verb.
        return (act.hasPrefix("turn to ") ? String(act.dropFirst("turn to ".count)) : Inflection.gerunds(of: act), false)
      }
    case .reason: return ReasonPhrase.clause(of: typed).flatMap { Self.reason($0, of: typed, behind: joint) }
    case .habit:
      // "Too much beer", and "less beer".
      for much in ["too much ", "too many "] where typed.hasPrefix(much) {
        return (["less", "fewer"].contains(joint) ? String(typed.dropFirst(much.count)) : typed, false)
      }
      let goal = ParsedGoal(Goal(typed)), isGerund = joint.isEmpty || ["of not", "by not", "for not"].contains(joint)
      // "Sugar in my tea" of whoever has no sugar in it, which is said otherwise where it is done.
      var left = TypedWords(typed)
      if goal.kind == .build, isGerund, left.drop(GoalPhrase.quitting), let first = left.small.first {
        return Inflection.isVerb(first) && !VerbTable.also.contains(first) ? nil : (Inflection.first(left.text), false)
      }
      // "Scrolling in bed" is a habit with its place.
      if case .nothing = goal.heart, let placed = goal.placed, Act(placed).isPlain {
        return (isGerund ? Inflection.gerunds(of: placed) : placed, false)
      }
      switch goal.heart {
      // "I don't smoke", and "I let smoking go".
      case .action(let act):
        guard Act(act).isPlain, !Act(act).isState || act.hasPrefix("be ") else { return nil }
        return (isGerund ? Inflection.gerunds(of: act) : ["need", "want"].contains(joint) ? "to \(act)" : act, false)
      case .thing(let thing): return (thing, false)
      // "Online shopping at night".
      case .nothing:
        var bare = TypedWords(typed)
        guard let cue = Trigger.cue(inside: &bare), case .thing(let thing) = ParsedGoal(Goal(bare.text)).heart else { return nil }
        return ("\(thing) \(cue)", false)
      case .problem: return nil
      }
    case .quality:
      if let quality = Self.qualities[typed.lowercased()] { return (quality, false) }
      guard case .action(let state) = ParsedGoal(Goal(typed)).heart, Act(state).canBeLearned || state.hasPrefix("stay "),
        let verb = ["be ", "become ", "feel ", "stay "].first(where: state.hasPrefix)
      else { return nil }
      return (String(state.dropFirst(verb.count)), false)
    }
  }

  /// How somebody is who has a quality.
  private static let qualities = [
    "confidence": "confident", "patience": "patient", "courage": "brave", "honesty": "honest", "kindness": "kind", "focus": "focused",
    "discipline": "disciplined", "self-discipline": "disciplined", "gratitude": "grateful", "punctuality": "punctual", "humility": "humble",
    "self-confidence": "confident", "calmness": "calm", "serenity": "serene", "generosity": "generous",
  ]

  /// A moment behind a word such as "after". "When" gives way to the moment's own word: "when after lunch" is "after lunch".
  private static func cue(_ typed: String, behind joint: String) -> (String, Bool)? {
    guard let cue = Trigger.cue(of: typed) else { return nil }
    guard !joint.isEmpty else { return (cue, false) }
    // "When I am bored", of whoever says "bored".
    if ["i am", "i'm", "i feel"].contains(joint) {
      let feeling = ["when I feel ", "when I am "].first(where: cue.hasPrefix)
      return feeling.map { (String(cue.dropFirst($0.count)), false) }
    }
    // "As soon as I wake up".
    if joint.contains(" ") {
      return ["whenever ", "when "].first(where: cue.hasPrefix).map { (String(cue.dropFirst($0.count)), false) }
    }
    // "Each morning" of whoever says "mornings".
    if ["each", "every"].contains(joint), let day = TypedWords(typed).small.first, TypedWords(typed).words.count == 1, day.hasSuffix("s") {
      return (String(Inflection.inner(String(typed.dropLast()))), false)
    }
    // "After I brush my teeth", "before I go to sleep", and "after coffee".
    if ["after", "before", "while", "once", "until"].contains(joint), cue.hasPrefix("when I "),
      !["when I notice ", "when I have "].contains(where: cue.hasPrefix)
    {
      return (String(cue.dropFirst(5)), false)
    }
    if cue.hasPrefix("\(joint) ") { return (String(cue.dropFirst(joint.count + 1)), false) }
    if joint == "during", cue.hasPrefix("on my ") { return (String(cue.dropFirst(3)), false) }
    if ["after", "before"].contains(joint), cue.hasPrefix("at the ") { return (String(cue.dropFirst(3)), false) }
    let isBare = !Inflection.cueWords.contains(TypedWords(typed).small.first ?? "")
    let whole = isBare && joint != "when" ? Trigger.cue(of: "\(joint) \(typed)") : nil
    if let own = [whole, cue].compactMap(\.self).first(where: { $0.hasPrefix("\(joint) ") }) {
      return (String(own.dropFirst(joint.count + 1)), false)
    }
    if joint == "when" { return (cue, true) }
    guard cue.hasPrefix("when "), ["after", "once", "as", "whenever", "while", "if"].contains(joint) else { return nil }
    return (String(cue.dropFirst(5)), false)
  }

  /// A reason behind "because", which gives way only to "so that"; every other joint gives way to the reason's own. Behind "thanks to" only
  /// a thing can stand, and behind "although" and "so that" only a clause; nil for another reason.
  private static func reason(_ clause: String, of typed: String, behind joint: String) -> (String, Bool)? {
    guard !joint.isEmpty else { return (clause, false) }
    let thing = ["for ", "because of "].first(where: clause.hasPrefix).map { String(clause.dropFirst($0.count)) }
    let told = clause.hasPrefix("because ") && thing == nil ? String(clause.dropFirst("because ".count)) : nil
    switch joint {
    case "the sake of", "thanks to", "reason is", "it is", "it's": return thing.map { ($0, false) }
    case "even though", "although": return told.map { ($0, false) }
    case "knowing that": return (told ?? "this is \(clause)", false)
    case "because i am", "because i'm":
      return ["to be ", "because I am "].first(where: clause.hasPrefix).map { (String(clause.dropFirst($0.count)), false) }
    // "So that I can buy a house" of whoever wants to buy one.
    case "so that" where told?.hasPrefix("I want to ") == true: return told.map { ("I can \($0.dropFirst("I want to ".count))", false) }
    case "so that": if let told, TypedWords(typed).small.first != "because" { return (told, false) }
    default: break
    }
    if clause.hasPrefix("\(joint) ") { return (String(clause.dropFirst(joint.count + 1)), false) }
    switch (joint, clause.prefix { $0 != " " }) {
    case ("because", "to"): return ("I want \(clause)", false)
    case ("because", "for"): return ("of\(clause.dropFirst(3))", false)
    case ("because of", "for"): return (String(clause.dropFirst(4)), false)
    default: return (clause, true)
    }
  }
}
