/// Makes sentences for a goal from templates, and chooses among these and others. The same seed gives the same sentences.
public struct Suggester: Sendable {
  /// The goal of the sentences.
  public let goal: ParsedGoal
  /// The only style that is wanted; nil for several styles.
  public let style: Style?
  /// The person's name for sentences that are said to "you"; nil for no name.
  public let name: PersonName?
  /// The phrasebook that the sentences and the rules come from.
  public let phrasebook: Phrasebook
  /// The family of the goal.
  public let family: Family
  let seed: UInt64
  let saysI: Bool
  /// The words of each sentence that was shown earlier.
  private let recent: [Set<Substring>]
  let words: [Template.Slot: String]
  private let relative: Relative?
  private let language: NamedLanguage?
  private let instrument: NamedInstrument?

  /// Prepares sentences for a goal, which was read by the same phrasebook.
  /// - Parameters:
  ///   - recent: Sentences that were shown earlier, and are not shown again, nor sentences near to them.
  ///   - saysI: Whether only sentences that say "I" are chosen, unless a style is wanted.
  /// - Throws: `SuggestionProblem` if the goal has no words, is in another language, or the phrasebook has no family for it.
  public init(
    _ goal: ParsedGoal, style: Style? = nil, name: PersonName? = nil, in phrasebook: Phrasebook = .english, seed: UInt64,
    recent: [String] = [], saysI: Bool = false
  ) throws(SuggestionProblem) {
    guard !goal.words.words.isEmpty else { throw .noWords }
    if let tongue = goal.stated.texts.lazy.compactMap(Tongue.init(of:)).first {
      throw .otherTongue(tongue.name, isGrave: goal.stated.texts.contains { Danger.mayBe(in: $0, phrasebook) })
    }
    let foreign = goal.stated.texts.flatMap(TypedWords.foreignLetters)
    guard foreign.isEmpty else { throw .otherScript(foreign.prefix(3).map(String.init).joined()) }
    // "I skip my insulin" leaves no medicine, but forgets it.
    guard goal.isMissed || phrasebook.sense.untreated.places(in: phrasebook.words(of: goal.stated.words)).isEmpty else { throw .medicine }
    guard let family = goal.family else { throw .noTemplates(phrasebook.language) }
    (self.goal, self.style, self.name, self.phrasebook, self.family, self.seed) = (goal, style, name, phrasebook, family, seed)
    self.saysI = saysI
    self.recent = recent.map { Set(phrasebook.words(of: name?.leftOut(of: $0) ?? $0)) }
    var words = Template.Slot.words(of: goal)
    // Who learns something is at it: "I am learning Spanish because ...".
    if let act = words[.do], act.hasPrefix("learn ") { words[.do] = "am \(Inflection.gerunds(of: act))" }
    self.words = words
    (relative, language, instrument) = (Relative(in: goal.words), NamedLanguage(in: goal.words), NamedInstrument(in: goal.words))
  }

  /// Returns the best sentences, with notes for the person.
  /// - Parameters:
  ///   - count: The largest number of sentences.
  ///   - selection: Which sentences it is chosen from; nil for those that fit the number.
  ///   - proposed: Sentences of another source, judged by the same rules. The better ones of both win.
  public func suggestion(count: Int, from selection: Selection? = nil, and proposed: [Candidate] = []) -> Suggestion {
    if goal.isOpen { return Suggestion(candidates: [], notes: [apology]) }
    let selection = selection ?? Selection(for: count)
    let suggestion = suggested(count, from: selection, and: proposed)
    if proposed.isEmpty, recent.isEmpty, let apart = withMomentApart(suggestion, count, from: selection) { return apart }
    return proposed.isEmpty && recent.isEmpty && isAtALoss(with: suggestion)
      ? leavingTold(count) ?? forFirstClause(count, from: selection) ?? suggestion : suggestion
  }

  func suggested(_ count: Int, from selection: Selection, and proposed: [Candidate]) -> Suggestion {
    var words = words, notes: [String] = []
    // Typed words that no accepted sentence has, not even without the other words, are left out, and the person is told.
    let typed: [Template.Slot] = [.cue, .action, .reason]
    func isAccepted(_ slot: Template.Slot, in drafts: [Draft]) -> Bool {
      drafts.contains { $0.own.contains(slot) && candidate($0).judgement.isAccepted }
    }
    let all = drafts(words)
    // What a model copies from the rules is the rules'.
    let others = proposed.filter { other in !all.contains { $0.rendering.text == other.text } }
    for slot in typed {
      guard let own = words[slot], !isAccepted(slot, in: all) else { continue }
      guard !isAccepted(slot, in: drafts(words.filter { $0.key == slot || !typed.contains($0.key) })) else { continue }
      words[slot] = nil
      // Nobody asked for the moment or the reason in the goal's own words to be the sentence's.
      if slot == .cue && goal.stated.trigger == nil || slot == .reason && goal.stated.reason == nil { continue }
      // What was said in a sentence that somebody saw needs no other.
      if recent.isEmpty { notes.append(note(on: own, in: slot)) }
    }
    // Nor does anything fit that is no moment, no act and no reason: "twice a week", "why not".
    let stated =
      [(goal.stated.trigger, .cue, "a moment"), (goal.stated.replacement, .action, "an act"), (goal.stated.reason, .reason, "a reason")]
      as [(String?, Template.Slot, String)]
    for case (let typed?, let slot, let kind) in stated where self.words[slot] == nil && !TypedWords(typed).words.isEmpty {
      if slot == .reason, words[.left] != nil { continue }
      let isHabit = slot == .action && goal.isHabit(typed)
      let why = slot == .reason && TypedWords(typed).words.count > 2 ? Self.gladly : isHabit ? Self.left : "they don't name \(kind)."
      notes.append("The words \"\(typed)\" are left out: \(why)")
    }
    // Whoever wants one sees the first that is not for any habit, of those that others see.
    let chosen = closest(max(count, Self.usual), from: selection, among: words == self.words ? all : drafts(words), and: others)
    let candidates =
      count < Self.usual
      ? Array((chosen.filter { !isForAnyHabit($0) } + chosen.filter(isForAnyHabit)).prefix(count)) : Array(chosen.prefix(count))
    if style == .refusal, goal.kind == .build {
      notes.append("Refusals are for habits to quit; if this is one: --kind quit")
    } else if candidates.isEmpty, style == nil,
      recent.isEmpty || Suggester(self, style: nil, recent: []).suggestion(count: count).candidates.isEmpty
    {
      notes.append(apology)
    } else if candidates.count < count, recent.isEmpty, goal.stated.replacement == nil, let missing,
      !goal.uncovered.isEmpty || !all.contains(where: isClose)
    {
      notes.append("To come closer to your goal, say \(missing)")
    } else if style == nil, candidates.count < count, recent.isEmpty, hasOthers(than: candidates, among: all) {
      notes.append("Other sentences for this goal are less sure; ask again to see them.")
    } else if candidates.count < count {
      let style = style.map { " \($0.rawValue)" } ?? ""
      notes.append(
        recent.isEmpty
          ? "There are no more\(style) sentences for this goal."
          : "The other\(style) sentences for this goal are too near to these, or to the last \(recent.count) that you saw.")
    }
    // Nothing that somebody says is passed over.
    if goal.stated.reason != nil, words[.reason] != nil, style == nil, recent.isEmpty, candidates.count > 1,
      !chosen.contains(where: { $0.rationale == .reason })
    {
      notes.append("No sentence for this goal has room for the reason.")
    }
    if name != nil, let style, style != .distanced { notes.append("Only distanced sentences call you by name.") }
    if !proposed.isEmpty, !candidates.contains(where: { $0.source != .rules }) {
      notes.append("The language model's sentences were not better.")
    }
    return Suggestion(candidates: candidates, notes: notes)
  }

  /// Whether the person named no moment.
  public var lacksMoment: Bool { words[.cue] == nil }

  /// The line for a person whose goal no sentence fits.
  public var apology: String {
    if goal.isOpen { return "Is that to start, or to stop? Say which, as in \"stop \(goal.words.text)\", or talk it over: selflie coach" }
    return "No sentence is sure to fit this goal yet. Say \(wanted), or talk it over: selflie coach"
  }

  /// What the person could add, and how; nil if nothing is missing.
  private var missing: String? { goal.kind == .quit || Self.goalSlots.isDisjoint(with: words.keys) ? wanted : nil }

  private var wanted: String {
    if goal.kind == .quit { return "what you do instead: --instead \"...\"" }
    return words[.cue] ?? goal.moment == nil
      ? "when, and what you do: --trigger \"...\" --instead \"...\"" : "what you do then: --instead \"...\""
  }

  /// Whether no sentence fits the goal, or sentences say nothing of it: its family is not known, and none of its words stands in them; or
  /// they say nothing but to breathe, because nobody knows what to do instead of its habit.
  public func isAtALoss(with suggestion: Suggestion) -> Bool {
    if suggestion.notes.contains(apology) { return true }
    if family.isGeneral, suggestion.candidates.allSatisfy({ $0.closeness == 0 }) { return true }
    guard goal.kind == .quit, goal.stated.replacement ?? goal.stated.trigger == nil else { return false }
    // "Stop taking my work home on weekends": that an old habit is noticed then names nothing.
    if family.isGeneral, goal.heart == .nothing, let moment = words[.cue]?.lowercased(),
      suggestion.candidates.allSatisfy({ $0.cue.map { $0.lowercased() != moment && $0.lowercased().hasSuffix(moment) } == true })
    {
      return true
    }
    return !suggestion.candidates.isEmpty && suggestion.candidates.allSatisfy(isForAnyHabit)
  }

  /// What is said of a reason that no sentence has.
  static let gladly = "a sentence says what gets better, as in --because \"I sleep better\"."

  /// What is said of an act that is a habit, where something else is to be built.
  private static let left = "people leave that, and a sentence says what you do."

  /// The number of sentences that people see who do not say how many.
  private static let usual = 3

  private func isForAnyHabit(_ candidate: Candidate) -> Bool {
    templates.contains {
      $0.name == candidate.template && $0.template.about.isEmpty && ($0.template.has(.craved) || $0.template.has(.caught))
    }
  }

  /// Chooses the best sentences, the first three in different styles: plans first, because the evidence for them is strongest.
  func choose(_ count: Int, among drafts: [Draft], and others: [Candidate] = []) -> [Candidate] {
    var generator = SplitMix64(seed: seed)
    let entries = drafts.map(Choice.draft) + others.filter { $0.judgement.isAccepted && isFresh($0.text) }.map(Choice.judged)
    // Chance decides between equals only, because sorting is stable.
    var queue = generator.shuffled(entries.map { (most: $0.most, entry: $0) }).sorted { $0.most > $1.most }
    var chosen: [Candidate] = []
    /// Takes the best sentence in a wanted style. The rules only take points away, so sentences that cannot win are not judged.
    func take(_ isWanted: (Style) -> Bool) {
      var best: Candidate?
      for index in queue.indices where isWanted(queue[index].entry.style) {
        if let best, best.source == .rules, best.rank >= queue[index].most { break }
        let next = queue[index].entry.candidate(candidate)
        queue[index].entry = .judged(next)
        guard next.judgement.isAccepted, next.isBetter(than: best),
          !chosen.contains(where: { $0.isNear(next, apartFrom: name, in: phrasebook) })
        else {
          continue
        }
        best = next
      }
      if let best { chosen.append(best) }
    }
    if style == nil {
      if count > 0 { take { $0 == .ifThen } }
      for _ in 0..<2 where chosen.count < count {
        take { style in isSaid(style) && !chosen.contains { $0.style == style } }
      }
    }
    while chosen.count < count {
      let before = chosen.count
      take { style == nil ? isSaid($0) : style == $0 }
      if chosen.count == before { break }
    }
    return chosen
  }

  /// Makes a day: a theme, and sentences for the morning, the moment before the trigger, and the evening; nil if one is missing.
  public func plan() -> DayPlan? {
    let general = Family.general(goal.kind, in: phrasebook)
    func best(_ part: KeyPath<Family, [Template]>, _ name: String) -> Candidate? {
      let forms = words[.craved] == nil ? [] : ["an-act"] as Set
      let sources = [family] + (general.map { $0.name == family.name ? [] : [$0] } ?? [])
      let all = sources.flatMap { source in
        source[keyPath: part].enumerated().filter { $1.about.isSubset(of: forms) }.flatMap { index, template in
          drafts(template, "\(source.name)/\(name)/\(index + 1)", isGeneral: source.name != family.name, words, isPartOfDay: true)
        }
      }
      return choose(1, among: all).first
    }
    // A person with a name is called by it in the sentence before the trigger, with a moment and an act if there are such sentences.
    let called = name.flatMap { _ in
      let distanced = Suggester(self, style: .distanced, recent: recent)
      let all = distanced.drafts(words)
      return distanced.choose(1, among: all.filter { $0.rendering.cue != nil }).first ?? distanced.choose(1, among: all).first
    }
    let planned = called ?? Suggester(self, style: .ifThen, recent: recent).suggestion(count: 1).candidates.first
    guard let before = planned, let morning = best(\.mornings, "morning"), let evening = best(\.evenings, "evening")
    else { return nil }
    return DayPlan(theme: family.theme, morning: morning, before: before, evening: evening)
  }

  /// Makes earlier sentences again, in their order, with their judgements; nil if none of them was made for this goal by the rules. The others
  /// are a language model's.
  public func suggestion(of texts: [String]) -> Suggestion? {
    let anew = Suggester(self, style: style, recent: [])
    let all = anew.templates.flatMap { anew.drafts($0.template, $0.name, isGeneral: $0.isGeneral, words) }
    let again = texts.map { text in all.first { $0.rendering.text == text }.map(candidate) }
    guard again.contains(where: { $0 != nil }) else { return nil }
    let candidates = zip(texts, again).map { text, made in
      made ?? Candidate(text, .steady, source: .model(""), rationale: .own, judgement: RuleReport(of: text, in: phrasebook))
    }
    return Suggestion(candidates: candidates, notes: [])
  }

  private init(_ other: Suggester, style: Style?, recent: [Set<Substring>]) {
    (goal, name, phrasebook, family, seed, words) = (other.goal, other.name, other.phrasebook, other.family, other.seed, other.words)
    (self.style, self.recent) = (style, recent)
    (relative, language, instrument, saysI) = (other.relative, other.language, other.instrument, other.saysI)
  }

  // MARK: What can be chosen from

  /// Returns a fresh sentence of each template that has one.
  func drafts(_ words: [Template.Slot: String]) -> [Draft] {
    var generator = SplitMix64(seed: seed)
    let all = templates.compactMap { template, name, isGeneral in
      generator.shuffled(drafts(template, name, isGeneral: isGeneral, words)).first
    }
    // What a family does at any moment is for whoever names one, and gives way to what is done at this one.
    func isAt(_ draft: Draft) -> Bool {
      draft.own.contains(.cue) && !isOfUrge(draft) && isClose(draft) && draft.template.style == (style ?? .ifThen)
    }
    let isTimed = all.contains { isAt($0) && !$0.template.fitsAnyMoment }
    let namesMoment = goal.stated.trigger != nil || goal.kind == .quit && goal.moment != nil
    let timed = !isTimed && namesMoment ? all : all.filter { !$0.template.fitsAnyMoment }
    // A reason is the reason of the goal's own act, where that act is known, and not of a family's: "I cook at home to save money".
    func isReasoned(_ draft: Draft) -> Bool {
      draft.own.contains(.reason) && !draft.own.isDisjoint(with: [.deed, .do, .become]) && candidate(draft).judgement.isAccepted
    }
    guard goal.kind == .build, timed.contains(where: isReasoned) else { return withoutUrges(timed) }
    return timed.filter { !$0.own.contains(.reason) || isReasoned($0) }
  }

  /// Returns a sentence that names the person whom the goal is about, but not in the reason: "for my family" stays.
  private func named(_ rendering: Template.Rendering, _ reason: String?) -> Template.Rendering {
    guard let relative else { return rendering }
    let named = relative.naming(rendering)
    // "I breathe out and let go because he looks up to me" says of nobody who he is.
    if let reason, named.own.contains(.reason), case let told = relative.naming(in: reason), told != reason,
      let end = named.text.firstRange(of: reason), !named.text[..<end.lowerBound].contains(" \(relative.word)")
    {
      return Template.Rendering(
        text: named.text.replacing(reason, with: told), cue: named.cue, action: named.action, own: named.own)
    }
    guard rendering.own.contains(.reason), let reason, rendering.text.contains(reason), !named.text.contains(reason) else { return named }
    return rendering
  }

  /// Returns all fresh sentences of a template.
  private func drafts(
    _ template: Template, _ name: String, isGeneral: Bool, _ words: [Template.Slot: String], isPartOfDay: Bool = false
  ) -> [Draft] {
    let called = template.style == .distanced ? self.name : nil
    let words = template.has(.cue) && goal.stated.trigger != nil && goal.kind == .build ? Template.Slot.atMoment(words, of: goal) : words
    let atHabit = isGeneral ? [] : renderings(ofHabit: template, words)
    let renderings = (atHabit.isEmpty ? template.renderings(with: words) : atHabit).map { named($0, words[.reason]) }.map {
      instrument?.naming(language?.naming($0) ?? $0) ?? language?.naming($0) ?? $0
    }
    func fits(_ made: Template.Rendering) -> Bool {
      isFresh(made.text) && !repeatsReason(made, words) && !losesReason(made, words) && !repeatsOwn(made) && !contradictsAmount(made)
        && !repeatsMoment(made) && !missesItsTime(made) && !affirmsTrouble(made) && !missesThing(made)
        && !isAtStrangersMoment(made, isGeneral)
        && (isPartOfDay || isTimely(made, of: template, isGeneral))
    }
    let fitting = (called.map { name in renderings.map { $0.calling(name, in: phrasebook) } } ?? renderings).filter(fits)
    let said =
      fitting.isEmpty && !isGeneral && !isPartOfDay ? self.renderings(ofUrge: template, words).map { named($0, nil) }.filter(fits) : fitting
    return said.map {
      rendering in
      // The person's act instead may fill the slot of the goal.
      let isInstead = rendering.own.contains(.practice) && words[.practice] == nil
      return Draft(
        template: template, name: name, rendering: rendering, isGeneral: isGeneral,
        closeness: closeness(of: template, rendering, isGeneral),
        own: isInstead ? rendering.own.union([.action]) : rendering.own)
    }
  }

  /// Returns a family's plan with the habit itself as its moment: what the family says of no place and no thing may leave out just what was
  /// said, "vaping in the cab of my lorry".
  private func renderings(ofHabit template: Template, _ words: [Template.Slot: String]) -> [Template.Rendering] {
    guard template.style == .ifThen, template.has(.cue), goal.kind == .quit, !family.isGeneral, !goal.uncovered.isEmpty,
      words[.cue] ?? words[.action] == nil,
      let habit = words[.craved].map({ "when I feel like \($0)" }) ?? words[.caught].map({ "when I \($0)" }),
      // A family that knows another part of the goal does not know what helps: "drink less wine and go to bed by ten".
      !family.words.union(family.hints).isDisjoint(with: Family.forms(of: TypedWords(habit)).keys)
    else { return [] }
    return template.renderings(with: words.merging([.cue: habit]) { $1 }).map {
      Template.Rendering(text: $0.text, cue: $0.cue, action: $0.action, own: $0.own.subtracting([.cue]).union([.craved]))
    }
  }

  func candidate(_ draft: Draft) -> Candidate {
    let (rendering, style) = (draft.rendering, draft.template.style)
    // If the person gave no moment and no act, the goal gets those of the sentence.
    let goal = goal.completed(
      trigger: rendering.cue, replacement: rendering.action, familiar: draft.isGeneral ? nil : rendering.text, in: phrasebook)
    return Candidate(
      rendering.text, style, source: .rules, family: family.name, template: draft.name, cue: rendering.cue, action: rendering.action,
      rationale: rendering.own.contains(.reason) ? .reason : .of(style, goal.kind, rendering.text),
      judgement: RuleReport(of: rendering.text, for: Brief(goal: goal, style: style, name: name?.description), in: phrasebook),
      closeness: draft.closeness)
  }

  /// Returns the points for the person's own words in a sentence, and for a template that fits the goal.
  private func closeness(of template: Template, _ rendering: Template.Rendering, _ isGeneral: Bool) -> Int {
    let own = rendering.own
    let isToldWhole = own.contains(.cue) && !own.isDisjoint(with: [.practice, .deed]) && words[.cue].map(Trigger.isScheduled) == true
    let goal =
      own.contains(.become) || own.contains(.left)
      ? 6 : own.contains(.deed) ? 4 : own.isDisjoint(with: [.toward, .doing, .do, .caught, .craved]) ? 0 : 3
    // The moment that somebody named comes first, also where the sentence is long: a warning takes 8 points.
    let isTheirMoment = own.contains(.cue) && self.goal.stated.trigger != nil
    return (isTheirMoment ? 9 : 0) + 6 * own.intersection([.cue, .action, .activity, .practice]).count + (own.contains(.reason) ? 7 : 0)
      + goal
      + (template.about.isEmpty ? 0 : 3) - (isGeneral && !isToldWhole ? 5 : 0) + (template.style == .ifThen && template.has(.cue) ? 1 : 0)
  }

  /// The templates of the family, and those for any goal of its kind.
  var templates: [(template: Template, name: String, isGeneral: Bool)] {
    let forms = goal.forms.union(isUrge ? ["an-act"] : [])
    let general = Family.general(goal.kind, in: phrasebook)
    return ([family] + (general.map { $0.name == family.name ? [] : [$0] } ?? [])).flatMap { source in
      source.templates.enumerated().map { ($1, source.name(of: $0), source.name != family.name) }
    }.filter { template, _, _ in
      (style == nil ? template.style != .refusal : template.style == style)
        && (template.about.isEmpty || !template.about.isDisjoint(with: forms))
    }
  }

  /// Whether the person saw sentences for the goal before, and wants others.
  var hasSeenOthers: Bool { !recent.isEmpty }

  private func isFresh(_ text: String) -> Bool {
    guard !recent.isEmpty else { return true }
    let words = Set(phrasebook.words(of: name?.leftOut(of: text) ?? text))
    return !recent.contains { Candidate.areNear(words, $0) }
  }
}
