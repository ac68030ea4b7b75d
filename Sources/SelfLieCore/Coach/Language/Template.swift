/// A sentence with slots for the person's words.
///
/// A slot in braces has standard words for a person who gave none: "{cue|when the urge comes|after lunch}, I {action|breathe slowly}". A
/// slot in angle brackets has none, and without the person's words the template is not used: "I take one small step <toward> today". After
/// a hash stand words of goals, if the template is only for goals with one of them.
struct Template: Sendable {
  let style: Style
  let pattern: String
  /// The words of which a goal must have one; empty for any goal.
  let about: Set<String>

  init(_ style: Style, _ pattern: String) {
    self.style = style
    let parts = pattern.split(separator: "#", maxSplits: 1)
    self.pattern = String(parts[0])
    about = parts.count > 1 ? Inflection.words(String(parts[1])) : []
  }

  /// A slot that the person's words can fill.
  enum Slot: String, CaseIterable {
    case cue, action
    /// The replacement, else the goal as an act of ten minutes.
    case practice
    /// The goal in three forms: "learning the violin", "to learn the violin", "learn the violin".
    case doing, toward, `do`
    /// The goal if it is an act, and the goal if it is a state: "smoking", "be more patient".
    case act, become
    case reason
  }

  /// Whether the template has a slot.
  func has(_ slot: Slot) -> Bool {
    pattern.contains("<\(slot.rawValue)>") || pattern.contains("{\(slot.rawValue)") || slot == .action && has(.practice)
  }

  /// A sentence made from a template.
  struct Rendering: Equatable {
    let text: String
    let cue: String?
    let action: String?
    /// The slots filled with the person's own words.
    let own: Set<Slot>

    /// Returns the rendering with the person's name in the sentence.
    func calling(_ name: PersonName, in phrasebook: Phrasebook) -> Rendering {
      Rendering(text: name.calling(text, in: phrasebook), cue: cue, action: action, own: own)
    }
  }

  /// Returns all sentences of the template: one for each choice among its standard words.
  func renderings(with words: [Slot: String]) -> [Rendering] {
    var drafts = [Draft()]
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let parts = rest[rest.index(after: open)..<close].split(separator: "|").map(String.init)
      guard let slot = parts.first.flatMap(Slot.init) else { return [] }
      drafts = fill(drafts, with: String(rest[..<open]), words)
      if let own = words[slot] ?? (slot == .practice ? words[.action] : nil) {
        drafts = drafts.map { $0.adding(voiced(own), in: slot, isOwn: true) }
      } else {
        drafts = parts.dropFirst().flatMap { standard in
          drafts.flatMap { fill([$0], with: standard, words, in: slot) }
        }
      }
      rest = rest[rest.index(after: close)...]
    }
    return fill(drafts, with: String(rest), words).map {
      Rendering(text: Inflection.sentence($0.text), cue: $0.cue, action: $0.action, own: $0.own)
    }
  }

  /// Returns the person's words in the person of this style.
  private func voiced(_ words: String) -> String { style == .distanced ? Inflection.second(words) : words }

  private struct Draft {
    var text = ""
    var cue: String?
    var action: String?
    var own: Set<Slot> = []

    func adding(_ words: String, in slot: Slot?, isOwn: Bool) -> Draft {
      var draft = self
      draft.text += words
      if let slot, isOwn { draft.own.insert(slot) }
      switch slot {
      case .cue: draft.cue = words
      case .action, .practice: draft.action = words
      default: break
      }
      return draft
    }
  }

  /// Adds a text to each draft, with the person's words in its angle brackets; returns none if words are missing.
  private func fill(_ drafts: [Draft], with text: String, _ words: [Slot: String], in slot: Slot? = nil) -> [Draft] {
    var filled = "", own: Set<Slot> = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      guard let inner = Slot(rawValue: String(rest[rest.index(after: open)..<close])), let given = words[inner] else { return [] }
      filled += rest[..<open] + voiced(given)
      own.insert(inner)
      rest = rest[rest.index(after: close)...]
    }
    filled += rest
    return drafts.map { draft in
      var draft = draft.adding(filled, in: slot, isOwn: false)
      draft.own.formUnion(own)
      return draft
    }
  }
}

extension Template.Slot {
  /// Returns the person's words for each slot that they fill.
  static func words(of parsed: ParsedGoal) -> [Self: String] {
    let goal = parsed.stated
    var words: [Self: String] = [:]
    words[.cue] = goal.trigger.flatMap { Trigger.cue(of: $0) } ?? Trigger.cue(inside: parsed.words)
    words[.action] = goal.replacement.flatMap(Replacement.action)
    words[.reason] = goal.reason.flatMap(ReasonPhrase.clause)
    switch parsed.heart {
    case .nothing, .problem: break
    case .thing(let thing) where parsed.kind == .quit:
      words[.doing] = thing
      words[.act] = thing
    case .thing(let thing):
      // "Toward a new job", but a bare noun may be anything.
      if let first = thing.split(separator: " ").first, wanted.contains(String(first)) { words[.toward] = "toward \(thing)" }
    case .action(let action):
      let verb = action.prefix { $0 != " " }, isState = states.contains(String(verb))
      words[.do] = action
      words[.toward] = "to \(action)"
      if parsed.kind == .quit || Inflection.lasting.contains(String(verb)) { words[.doing] = Inflection.gerunds(of: action) }
      words[isState ? .become : .act] = isState ? action : Inflection.gerunds(of: action)
      if parsed.kind == .build, words[.action] == nil { words[.practice] = practice(of: action) }
    }
    return words
  }

  /// Verbs for states, not for acts.
  private static let states: Set = ["be", "become", "feel", "stay", "know", "live", "love", "like", "trust", "believe"]
  /// The words with which a thing begins that the person does not have yet.
  private static let wanted: Set = ["a", "an", "another", "more", "better", "new"]

  /// Returns an act that can be done at once; nil if there is none.
  /// "learn Spanish" is "study Spanish for ten minutes", "write a book" is "write for ten minutes", "call my mother" stays.
  private static func practice(of action: String) -> String? {
    var words = action.split(separator: " ").map(String.init)
    if words.starts(with: ["learn", "to"]) { words.removeFirst(2) }
    if words.first == "learn", words.count > 1 {
      words[0] = Replacement.use(of: words) == "play" ? "play" : "study"
    }
    guard let verb = words.first else { return nil }
    let isMeasured = words.contains { ["more", "less", "better", "earlier", "later", "enough"].contains($0) }
    if Inflection.momentary.contains(verb), words.count > 1, words.count < 6, !isMeasured { return words.joined(separator: " ") }
    guard Inflection.lasting.contains(verb) else { return nil }
    if let end = words.dropFirst().firstIndex(where: measures.contains) { words.removeSubrange(end...) }
    // Ten minutes do not write a book, or run a marathon.
    if words.count > 1, ["a", "an"].contains(words[1]), !["play", "study", "practice", "practise"].contains(verb) { words = [verb] }
    // Nor do they cover a distance or a number of things.
    if words.dropFirst().contains(where: { $0.contains(where: \.isNumber) }) || words.count > 1 && numbers.contains(words[1]) {
      words = [verb]
    }
    return words.count < 6 ? words.joined(separator: " ") + " for ten minutes" : nil
  }

  private static let numbers = Set(Numerals.english.small + Numerals.english.tens)

  /// Words after an act that say how much or when.
  private static let measures: Set = [
    "for", "every", "each", "minutes", "times", "before", "after", "at", "in", "on", "more", "better", "harder", "faster", "per", "once",
    "without",
    "and", "to", "with", "until", "during", "when", "while", "again", "regularly", "daily", "outside",
  ]
}
