/// Makes sentences for a goal out of templates and chooses among sentences, wherever they come from. The same seed gives the same answer.
public struct Suggester: Sendable {
  public let goal: Goal
  /// The only style that is wanted; nil for several.
  public let style: Style?
  public let phrasebook: Phrasebook
  /// The family that the goal is of.
  public let family: Family
  private let seed: UInt64
  private let recent: [String]
  private let words: [Template.Slot: String]

  /// - Parameters:
  ///   - recent: Sentences that were shown, which are not to be shown again, nor ones near to them.
  /// - Throws: `SuggestionProblem` if the goal says nothing, or not in this language.
  public init(
    _ goal: Goal, style: Style? = nil, in phrasebook: Phrasebook = .english, seed: UInt64, recent: [String] = []
  ) throws(SuggestionProblem) {
    guard !Wish(goal.words).words.isEmpty else { throw .noWords }
    let foreign = goal.texts.flatMap(Wish.foreignLetters)
    guard foreign.isEmpty else { throw .otherScript(foreign.prefix(3).map(String.init).joined()) }
    guard let family = Family.recognized(goal.words, goal.kind, in: phrasebook) ?? Family.general(goal.kind, in: phrasebook) else {
      throw .noTemplates(phrasebook.language)
    }
    (self.goal, self.style, self.phrasebook, self.family, self.seed, self.recent) = (goal, style, phrasebook, family, seed, recent)
    words = Template.Slot.words(of: goal)
  }

  /// So many sentences, the best first, with what the person is to know about them.
  ///
  /// - Parameter others: Sentences of another source, judged by the same rules; the better ones win.
  public func suggestion(count: Int, and others: [Candidate] = []) -> Suggestion {
    var words = words, notes: [String] = []
    var pool = pool(words)
    // Words that no accepted sentence has, not even without the other words, are left out, and the person is told.
    let typed: [Template.Slot] = [.cue, .action, .reason]
    for slot in typed {
      guard let own = words[slot], !pool.contains(where: { $0.own.contains(slot) }) else { continue }
      let alone = words.filter { $0.key == slot || !typed.contains($0.key) }
      guard !self.pool(alone).contains(where: { $0.own.contains(slot) }) else { continue }
      words[slot] = nil
      notes.append(note(on: own, in: slot))
    }
    if !notes.isEmpty { pool = self.pool(words) }
    let candidates = choose(count, among: others + pool.map(\.candidate))
    if style == .refusal, goal.kind == .build {
      notes.append("Refusals are for habits to quit; if this is one: --kind quit")
    } else if candidates.count < count {
      let style = style.map { " \($0.rawValue)" } ?? ""
      notes.append(
        pool.count < count
          ? "There are no more\(style) sentences for this goal."
          : "The other\(style) sentences for this goal are too near to these, or to the last \(recent.count) that you saw.")
    }
    return Suggestion(candidates: candidates, notes: notes)
  }

  /// The best of several, the first three in different styles: plans first, because most is known of them.
  func choose(_ count: Int, among all: [Candidate]) -> [Candidate] {
    var generator = SeededGenerator(seed: seed)
    // Chance decides between equals only; sorting is stable.
    let sorted = generator.shuffled(all).filter { $0.judgement.isAccepted && isFresh($0.text) }.sorted { $0.rank > $1.rank }
    var chosen: [Candidate] = []
    func take(_ isWanted: (Candidate) -> Bool) {
      guard chosen.count < count, let next = sorted.first(where: { one in isWanted(one) && !chosen.contains { $0.isNear(one) } }) else {
        return
      }
      chosen.append(next)
    }
    if style == nil {
      take { $0.style == .ifThen }
      for _ in 0..<2 { take { one in one.style != .refusal && !chosen.contains { $0.style == one.style } } }
    }
    let wanted = style.map { [$0] } ?? [.ifThen, .steady, .distanced]
    while chosen.count < count {
      let before = chosen.count
      take { wanted.contains($0.style) }
      if chosen.count == before { break }
    }
    return chosen
  }

  /// A day: a theme, and a sentence for the morning, for the moment before the trigger, and for the evening.
  public func plan() -> DayPlan? {
    func best(_ templates: [Template], _ name: String, _ general: [Template]) -> Candidate? {
      let forms = words[.act] == nil ? [] : ["an-act"] as Set
      let made = (templates.enumerated().map { (name, $0, $1) } + general.enumerated().map { ("any \(name)", $0, $1) }).filter {
        _, _, template in template.about.isSubset(of: forms)
      }
      .flatMap { name, index, template in
        candidates(template, "\(family.name)/\(name) \(index + 1)", isGeneral: name.hasPrefix("any"), words)
      }.map(\.candidate)
      return choose(1, among: made).first
    }
    let general = Family.general(goal.kind, in: phrasebook)
    let before = Suggester(self, style: .ifThen).suggestion(count: 1).candidates.first
    guard let before, let morning = best(family.mornings, "morning", general?.mornings ?? []),
      let evening = best(family.evenings, "evening", general?.evenings ?? [])
    else { return nil }
    return DayPlan(theme: family.theme, morning: morning, before: before, evening: evening)
  }

  private init(_ other: Suggester, style: Style) {
    (goal, phrasebook, family, seed, recent, words) = (other.goal, other.phrasebook, other.family, other.seed, other.recent, other.words)
    self.style = style
  }

  /// Sentences that were made for this goal before, in their order, with all that was said of them; nil if one was made for another.
  public func suggestion(of texts: [String]) -> Suggestion? {
    let all = Suggester(self, recent: []).everything(words).map(\.candidate)
    let again = texts.compactMap { text in all.first { $0.text == text } }
    return again.isEmpty || again.count < texts.count ? nil : Suggestion(candidates: again, notes: [])
  }

  private init(_ other: Suggester, recent: [String]) {
    (goal, style, phrasebook, family, seed, words) = (other.goal, other.style, other.phrasebook, other.family, other.seed, other.words)
    self.recent = recent
  }

  // MARK: What can be chosen from

  private typealias Made = (candidate: Candidate, own: Set<Template.Slot>)

  /// A fresh sentence of each template that has one, if the rules accept it.
  private func pool(_ words: [Template.Slot: String]) -> [Made] {
    var generator = SeededGenerator(seed: seed)
    return templates.compactMap { template, name, isGeneral in
      let renderings = generator.shuffled(template.renderings(with: words))
      guard let fresh = renderings.first(where: { isFresh($0.text) }) ?? renderings.first else { return nil }
      let made = candidate(fresh, template, name, isGeneral: isGeneral)
      return made.candidate.judgement.isAccepted ? made : nil
    }
  }

  /// All sentences that the goal has.
  private func everything(_ words: [Template.Slot: String]) -> [Made] {
    templates.flatMap { template, name, isGeneral in candidates(template, name, isGeneral: isGeneral, words) }
  }

  private func candidates(_ template: Template, _ name: String, isGeneral: Bool, _ words: [Template.Slot: String]) -> [Made] {
    template.renderings(with: words).map { candidate($0, template, name, isGeneral: isGeneral) }
  }

  private func candidate(_ rendering: Template.Rendering, _ template: Template, _ name: String, isGeneral: Bool) -> Made {
    // Where the person gave none, the sentence's own moment and act are those that the goal gets.
    var goal = goal
    goal.trigger = goal.trigger ?? rendering.cue
    goal.replacement = goal.replacement ?? rendering.action
    let brief = Brief(goal: goal, style: template.style, recent: recent)
    let candidate = Candidate(
      rendering.text, template.style, source: .rules, family: family.name, template: name, cue: rendering.cue, action: rendering.action,
      ground: rendering.own.contains(.reason) ? .reason : .of(template.style, goal.kind, rendering.text),
      judgement: Judgement(of: rendering.text, for: brief, in: phrasebook),
      closeness: closeness(of: template, rendering, isGeneral))
    return (candidate, rendering.own.contains(.practice) && words[.practice] == nil ? rendering.own.union([.action]) : rendering.own)
  }

  /// What speaks for a sentence because it is the person's own.
  private func closeness(of template: Template, _ rendering: Template.Rendering, _ isGeneral: Bool) -> Int {
    let own = rendering.own
    let goal = own.contains(.become) ? 6 : own.isDisjoint(with: [.toward, .doing, .do, .act]) ? 0 : 3
    return 4 * own.intersection([.cue, .action, .practice]).count + (own.contains(.reason) ? 7 : 0) + goal
      + (template.about.isEmpty ? 0 : 3) - (isGeneral ? 5 : 0)
  }

  /// Those of the family, and those for any goal of its kind.
  private var templates: [(template: Template, name: String, isGeneral: Bool)] {
    let forms = Family.forms(of: goal.words).union(words[.act] == nil ? [] : ["an-act"])
    let general = Family.general(goal.kind, in: phrasebook)
    return ([family] + (general.map { $0.name == family.name ? [] : [$0] } ?? [])).flatMap { source in
      source.templates.enumerated().map { ($1, source.name(of: $0), source.name != family.name) }
    }.filter { template, _, _ in
      (style == nil ? template.style != .refusal : template.style == style)
        && (template.about.isEmpty || !template.about.isDisjoint(with: forms))
    }
  }

  private func isFresh(_ text: String) -> Bool {
    let words = Set(Wish(text).small)
    return !recent.contains { Candidate.areNear(words, Set(Wish($0).small)) }
  }

  private func note(on own: String, in slot: Template.Slot) -> String {
    let sentence =
      switch slot {
      case .cue: "\(own), I take one slow breath"
      case .reason: "I take one small step today \(own)"
      default: "After lunch, I \(own)"
      }
    let judgement = Judgement(
      of: Inflection.sentence(sentence), for: Brief(goal: goal, style: slot == .reason ? .steady : .ifThen), in: phrasebook)
    let reason = judgement.breaches.max { $0.level < $1.level }.map { ": \($0.rule.reason)" } ?? ": with them the sentence is too long."
    let typed = [Template.Slot.cue: goal.trigger, .action: goal.replacement, .reason: goal.reason][slot].flatMap(\.self) ?? own
    return "The words \"\(typed)\" are left out\(reason)"
  }
}

/// What is suggested, and what the person is to know about it.
public struct Suggestion: Equatable, Sendable {
  /// The best first.
  public let candidates: [Candidate]
  /// Why there are not more, or which words were left out: a line for each.
  public let notes: [String]
}

/// Sentences for a day.
public struct DayPlan: Equatable, Sendable {
  public let theme: String
  public let morning: Candidate
  /// For the moment before the trigger.
  public let before: Candidate
  public let evening: Candidate
}

extension Candidate {
  /// Whether two sentences are nearly the same, be it said to "you" or by "I": rule 21, and more for those that stand side by side.
  func isNear(_ other: Candidate) -> Bool {
    func words(_ text: String) -> Set<String> { Set(Wish(Inflection.first(text)).small) }
    return template != nil && template == other.template || Self.areNear(words(text), words(other.text))
  }

  static func areNear(_ one: Set<String>, _ other: Set<String>) -> Bool {
    let union = one.union(other).count
    return union == 0 || 10 * one.intersection(other).count >= 7 * union
  }
}

/// Why there is nothing to suggest.
public enum SuggestionProblem: Problem, Equatable {
  case noWords
  case otherScript(String)
  case noTemplates(String)

  public var description: String {
    switch self {
    case .noWords: "the goal has no words; say what you want to do or to leave, as in \"stop smoking\""
    case .otherScript(let letters): "suggestions are made in English only yet, and '\(letters)' is not English; say it in English"
    case .noTemplates(let language): "there are no sentences for the language '\(language)' yet"
    }
  }

  public var status: Status { .usage }
}
