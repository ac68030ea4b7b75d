/// A sentence with slots for the person's words.
///
/// A slot in braces has standard words for a person who gave none: "{cue|when the urge comes|after lunch}, I {action|breathe slowly}". A
/// slot in angle brackets has none, and without the person's words the template is not used: "I take one small step <toward> today". After
/// a hash stand words of goals, if the template is only for goals with one of them. A standard act with a tilde fits any moment; the others
/// fit theirs, and a person's moment only if both are times of the day.
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
    /// The replacement, if it can go on for a while: "walk", but not "drink a glass of water".
    case activity
    /// The replacement, else the goal as an act of ten minutes.
    case practice
    /// The goal in three forms: "learning the violin", "to learn the violin", "learn the violin".
    case doing, toward, `do`
    /// The goal as an act that is said whole: "use the turn signal every time".
    case deed
    /// The goal if it is an act that people feel like, if it is one that they find themselves at, and if it is a state: "smoking", "catch
    /// myself interrupting", "be more patient".
    case craved, caught, become
    case reason
    /// The habit as what is over or becomes less, with the reason: "done with biting my nails because they look awful", "cutting down on beer
    /// because my doctor told me to".
    case left
  }

  /// Whether the template has a slot.
  func has(_ slot: Slot) -> Bool {
    pattern.contains("<\(slot.rawValue)>") || pattern.contains("{\(slot.rawValue)") || slot == .action && (has(.practice) || has(.activity))
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
    // An act that is named goes with the moment that is named, and with no other.
    if words[.cue] != nil, words[.action] ?? words[.practice] != nil, has(.action), !has(.cue) { return [] }
    var drafts = [Draft()]
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let parts = rest[rest.index(after: open)..<close].split(separator: "|").map(String.init)
      guard let slot = parts.first.flatMap(Slot.init) else { return [] }
      drafts = fill(drafts, with: String(rest[..<open]), words)
      if let own = words[slot] ?? (slot == .practice ? words[.action] : nil) {
        // "I eat an apple and take a walk and let the urge pass" says too much.
        if slot == .action, own.contains(" and ") || own.contains(" until ") || own.contains(","), rest[close...].contains(" and ") {
          return []
        }
        drafts = drafts.map { $0.adding(voiced(own), in: slot, isOwn: true) }
      } else {
        // An act that cannot go on is not done "until the urge fades".
        if slot == .activity, words[.action] != nil { return [] }
        drafts = standards(parts.dropFirst(), in: slot, words).flatMap { standard in
          drafts.flatMap { fill([$0], with: standard, words, in: slot) }
        }
      }
      rest = rest[rest.index(after: close)...]
    }
    return fill(drafts, with: String(rest), words).map {
      Rendering(text: Inflection.sentence(Self.withoutEcho($0.text)), cue: $0.cue, action: $0.action, own: $0.own)
    }
  }

  /// Returns a sentence that names the urge and the hands once: "When the urge comes, you stand up and let it pass", "When my hands get
  /// restless, I put them in my lap".
  private static func withoutEcho(_ text: String) -> String {
    // Few sentences name a thing twice, and the patterns take long.
    var named = Set<Substring>(), twice = Set<Substring>()
    for word in text.split(whereSeparator: { !$0.isLetter }) where word.count > 3 && !named.insert(word).inserted { twice.insert(word) }
    guard !twice.isEmpty else { return text }
    var text = text
    if twice.contains("urge") {
      text.replace(/(?i)^(.*\bthe urge (?:comes|to\b).*)\b(let|until) the urge (pass|fades)/) { "\($0.1)\($0.2) it \($0.3)" }
    }
    if text.contains(" when ") { text.replace(/\b((?:my|your) \w+s\b)(.* when )\1\b/) { "\($0.1)\($0.2)they" } }
    if twice.contains("hands") {
      text.replace(/(?i)^(when .*\b(?:my|your) hands .*), (I|you) put (?:my|your) hands\s/) { "\($0.1), \($0.2) put them " }
    }
    return text
  }

  /// Returns the standard words of a slot that fit the person's moment.
  private func standards(_ all: ArraySlice<String>, in slot: Slot, _ words: [Slot: String]) -> [String] {
    let fitting = all.filter { standard in
      guard let cue = words[.cue], slot != .cue, has(.cue) else { return true }
      // Nobody speaks before the talk begins.
      if cue.hasPrefix("before "), standard.contains(" words ") || standard.hasSuffix(" voice be heard") { return false }
      // Nor does anybody listen until the last word before somebody speaks.
      let moment = TypedWords(cue).small, verb = standard.drop { $0 == "~" }.prefix { $0 != " " }
      if verb == "listen", Self.talking.isDisjoint(with: moment) { return false }
      // "At work, I work for just five minutes".
      if moment.contains(String(verb)) { return false }
      // At three in the morning the lamp is off already.
      if Trigger.isInTheNight(cue), !standard.hasPrefix("~") { return false }
      // Whoever steers keeps their hands and eyes where they are.
      if Trigger.isSteering(cue) { return standard.contains("breath") && Self.handling.isDisjoint(with: TypedWords(standard).small) }
      return standard.hasPrefix("~") || isScheduled && Trigger.isScheduled(cue) && !moments.contains { Trigger.areApart(cue, $0) }
    }
    return fitting.map { $0.hasPrefix("~") ? String($0.dropFirst()) : $0 }
  }

  /// What is done at a moment in which somebody speaks.
  private static let talking = Inflection.words(
    "talk talks talking tell tells telling speak speaks speaking say says call calls explain explains complain complains share shares vent vents read reads ask asks conversation argue argues"
  )

  /// What nobody does, or does anything with, while they steer.
  private static let handling = Inflection.words(
    "hand hands fist fists thumb thumbs finger fingers foot feet eyes press lie sit stand step walk outside close put look")

  /// Whether the template says what is done at whatever moment the person names: "<cue>, I breathe out".
  var fitsAnyMoment: Bool { pattern.hasPrefix("<cue>") }

  /// Whether a moment of the template's own is a time of the day.
  var isScheduled: Bool { moments.contains { Trigger.isScheduled(Inflection.first($0)) } }

  /// The template's own moments: "after dinner" and "when I sit down" of "{cue|after dinner|when I sit down}, I read".
  private var moments: [String] {
    guard let start = pattern.firstRange(of: "{cue|"), let end = pattern[start.upperBound...].firstIndex(of: "}") else { return [] }
    return pattern[start.upperBound..<end].split(separator: "|").map(String.init)
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
      case .action, .practice, .activity: draft.action = words
      default: break
      }
      return draft
    }
  }

  /// Words that "for" would belong to.
  private static let hanging = [" listen ", " down ", " often ", " wait ", " look ", " ask ", " call "]

  /// Adds a text to each draft, with the person's words in its angle brackets; returns none if words are missing.
  private func fill(_ drafts: [Draft], with text: String, _ words: [Slot: String], in slot: Slot? = nil) -> [Draft] {
    var filled = "", own: Set<Slot> = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      guard let inner = Slot(rawValue: String(rest[rest.index(after: open)..<close])), let given = words[inner] else { return [] }
      // "I slow down and listen, for our kids": nobody listens for them.
      let before = rest[..<open], isApart = inner == .reason && given.hasPrefix("for ") && Self.hanging.contains(where: before.hasSuffix)
      filled += isApart ? "\(before.dropLast()), \(voiced(given))" : "\(before)\(voiced(given))"
      own.formUnion(inner == .left ? [.left, .reason] : [inner])
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
