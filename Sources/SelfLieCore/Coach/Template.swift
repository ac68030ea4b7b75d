/// A sentence with places for the person's words.
///
/// A place in braces has words of its own, for who gave none: "{cue|when the urge comes|after dinner}, I {action|breathe out slowly}". One in
/// angle brackets has not, and without the person's words the template is not used: "I take one small step <toward> today".
struct Template: Sendable {
  let style: Style
  let pattern: String
  /// It is only for goals that have one of these words, if there are any.
  let about: Set<String>

  init(_ style: Style, _ pattern: String) {
    self.style = style
    let parts = pattern.split(separator: "#", maxSplits: 1)
    self.pattern = String(parts[0])
    about = parts.count > 1 ? Inflection.words(String(parts[1])) : []
  }

  /// A place that the person's words can fill.
  enum Slot: String, CaseIterable {
    case cue, action
    /// The replacement, else the goal as something that is done for ten minutes.
    case practice
    /// The goal: "learning the violin", "to learn the violin", "learn the violin", and "be patient" for who is not yet.
    case doing, toward, `do`, become
    case reason
  }

  /// What a template came to.
  struct Rendering: Equatable {
    let text: String
    let cue: String?
    let action: String?
    /// The places that have the person's own words.
    let own: Set<Slot>
  }

  /// All that it can come to: one sentence for each choice among its own words.
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

  /// The person's words as this style speaks of them.
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

  /// Adds a text to each draft, with the person's words in its angle brackets; none if there are no words for one.
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
  /// The person's words for the places that they fill.
  static func words(of goal: Goal) -> [Self: String] {
    var words: [Self: String] = [:]
    words[.cue] = goal.trigger.flatMap(Trigger.cue)
    words[.action] = goal.replacement.flatMap(Replacement.action)
    words[.reason] = goal.reason.flatMap(Reason.clause)
    switch Aim(goal.words).heart {
    case .nothing: break
    case .thing(let thing):
      words[.doing] = thing
      words[.toward] = "toward \(thing)"
    case .action(let action):
      words[.do] = action
      words[.toward] = "to \(action)"
      if states.contains(where: { action == $0 || action.hasPrefix($0 + " ") }) {
        words[.become] = action
      } else {
        words[.doing] = Inflection.gerunds(of: action)
        if goal.kind == .build, words[.action] == nil { words[.practice] = practice(of: action) }
      }
      if goal.kind == .quit, words[.doing] == nil { words[.doing] = Inflection.gerunds(of: action) }
    }
    return words
  }

  /// Verbs that say how somebody is, and not what they do.
  private static let states = [
    "be", "become", "feel", "have", "get", "stay", "keep", "know", "own", "live", "love", "like", "trust", "believe", "need", "forget",
  ]

  /// "learn Spanish" as "learn Spanish for ten minutes", "write a book" as "write for ten minutes"; nil for what is done in a moment.
  private static func practice(of action: String) -> String? {
    var words = action.split(separator: " ").map(String.init)
    guard let verb = words.first, Inflection.lasting.contains(verb), words.count < 6 else { return nil }
    let measures: Set = [
      "for", "every", "each", "minutes", "times", "a day", "before", "after", "at", "in", "on", "more", "better", "harder", "faster", "per",
      "once", "without",
    ]
    if let end = words.dropFirst().firstIndex(where: { measures.contains($0) }) { words.removeSubrange(end...) }
    // A whole book is not written in ten minutes, nor a marathon run.
    if words.count > 1, ["a", "an"].contains(words[1]) || Wish(words[1]).words != [words[1]],
      !["play", "learn", "practice", "practise"].contains(verb)
    {
      words = [verb]
    }
    return words.joined(separator: " ") + " for ten minutes"
  }
}
