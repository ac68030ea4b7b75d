/// Which of the sentences that a goal can have are shown.
extension Suggester {
  /// Which of a goal's sentences somebody wants to see.
  public enum Selection: Sendable {
    /// Only the sentences that are sure to fit, and those of the goal's own moment.
    case surest
    /// Also sentences that may be beside the goal.
    case wide

    /// What somebody wants to see who asks for a number of sentences.
    init(for count: Int) { self = count < 4 ? .surest : .wide }
  }

  /// Chooses the best of the sentences that say something of the goal, and one for any goal only where there are no such sentences: one
  /// sentence that is right is better than three of which one is beside the point.
  func closest(_ count: Int, from selection: Selection, among all: [Draft], and others: [Candidate]) -> [Candidate] {
    var chosen = nearest(count, from: selection, among: all, and: others)
    if selection == .surest, style == nil, !hasSeenOthers {
      let fitting = chosen.filter { one in all.first { $0.rendering.text == one.text }.map(saysTold) ?? true }
      let atMoment =
        fitting.isEmpty && goal.stated.trigger != nil ? nearest(count, from: selection, among: all.filter(saysTold), and: others) : []
      if let better = [fitting, atMoment].first(where: { !$0.isEmpty }) { chosen = better }
    }
    guard count > 1, style == nil, others.isEmpty, !hasSeenOthers, !chosen.isEmpty, !chosen.contains(where: { $0.rationale == .reason })
    else {
      return chosen
    }
    if let whole = saidWhole(chosen, among: all) { return [whole] }
    guard let reasoned = reasoned(beside: chosen, among: all) else { return chosen }
    // "I walk for thirty minutes a day" says no more than with its reason.
    return chosen.prefix(count - 1).filter { !reasoned.text.hasPrefix($0.text.dropLast()) } + [reasoned]
  }

  /// The reason that stands in the goal's own words, where a sentence that names the goal can say it; nil where it is told apart, or is none.
  private var told: String? {
    let small = TypedWords(goal.stated.words).small
    guard goal.stated.reason == nil, let told = goal.cause.flatMap(ReasonPhrase.clause), !Template.Slot.isSore(told),
      !told.hasSuffix(" told me"), goal.kind == .build ? !Template.Slot.isHardship(told) : !Template.Slot.isMood(told),
      // "I keep cancelling plans because I feel anxious" says why it is so.
      small.first != "i" || small.prefix(4).contains(where: ["want", "need", "should", "would", "wanna", "have"].contains)
    else { return nil }
    return told
  }

  /// Returns the only sentence with the goal's own reason behind it, if one breath is enough for both.
  private func saidWhole(_ chosen: [Candidate], among all: [Draft]) -> Candidate? {
    guard let told, chosen.count == 1, let draft = all.first(where: { $0.rendering.text == chosen[0].text }),
      draft.own.contains(.cue), !draft.own.isDisjoint(with: [.deed, .practice])
    else { return nil }
    let (made, text) = (draft.rendering, "\(draft.rendering.text.dropLast()) \(told).")
    guard !made.text.contains(told), TypedWords(text).words.count <= Bounds.words.upperBound else { return nil }
    let whole = candidate(
      Draft(
        template: draft.template, name: draft.name,
        rendering: Template.Rendering(text: text, cue: made.cue, action: made.action, own: made.own.union([.reason])),
        isGeneral: draft.isGeneral, closeness: draft.closeness, own: draft.own.union([.reason])))
    return whole.judgement.isAccepted ? whole : nil
  }

  /// Returns a sentence of the goal's own act or habit with its reason, which whoever tells one misses; nil where the goal has none that it can
  /// say.
  private func reasoned(beside chosen: [Candidate], among all: [Draft]) -> Candidate? {
    var words = words, drafts = all
    if goal.stated.reason == nil {
      guard let told, !chosen.contains(where: { $0.text.contains(told) }) else { return nil }
      (words[.reason], words[.left]) = (told, Template.Slot.left(of: goal, told))
      // What is to be learned is hard because of it, as often as not.
      drafts = self.drafts(words).filter { !$0.own.contains(.become) || Template.Slot.isGlad(told) }
    }
    return choose(1, among: drafts.filter { $0.own.contains(.reason) && !$0.own.isDisjoint(with: Self.goalSlots) && !tellsLess($0) }).first
  }

  /// Chooses the best sentences wherever a reason stands.
  private func nearest(_ count: Int, from selection: Selection, among all: [Draft], and others: [Candidate]) -> [Candidate] {
    // Nobody knows when an act for a goal is done that no family knows: "after work, I shake hands and thank my opponent".
    let isUntimed = lacksMoment && goal.stated.replacement != nil && goal.kind == .build && !goal.uncovered.isEmpty && style == nil
    // Whoever told a story told what they want, and a family's sentence is as often beside it as not.
    let isTold =
      goal.isStory && goal.kind == .build && selection == .surest && style == nil && goal.stated.trigger ?? goal.stated.replacement == nil
    let drafts = all.filter { draft in
      if !hasSeenOthers, tellsLess(draft) { return false }
      if isTold {
        let isAtMoment = !draft.isGeneral && draft.own.contains(.cue)
        return draft.template.style != .distanced && (isAtMoment || !draft.own.isDisjoint(with: Self.toldSlots))
      }
      return !isUntimed || !draft.own.contains(.action) || draft.rendering.cue == nil
    }
    // What is only learned says less than what a family wrote for just that: "I need to learn to say no". A family says half of "be patient and
    // call her back", and of "enjoy my Sundays" nothing.
    let isAct = if case .action = goal.heart { true } else { false }
    let isPlain = words[.become].map { !$0.contains(" and ") && !$0.hasPrefix("to enjoy ") } ?? isAct
    if isTold, isPlain, goal.uncovered.isEmpty, drafts.filter(isClose).allSatisfy({ $0.own == [.become] }) {
      let written = choose(count, among: all.filter { !$0.isGeneral && !$0.template.about.isDisjoint(with: goal.forms) })
      if !written.isEmpty { return written }
    }
    var close = drafts.filter(isClose), count = isTold ? min(count, 1) : count
    // Whoever was asked for an act hears that act.
    if isUntimed, close.contains(where: { $0.own.contains(.action) }) { close = close.filter { $0.own.contains(.action) } }
    // Whoever asks for many sees many.
    let isFew = selection == .surest, isOwn = goal.isParticular || goal.namesAnother
    if isFew, goal.stated.trigger ?? goal.stated.replacement ?? goal.stated.reason == nil, others.isEmpty, style == nil {
      let whole = goal.kind == .build ? choose(min(count, 1), among: toldWhole(in: drafts)) : []
      if let first = whole.first {
        return whole + choose(count - 1, among: support(among: close)).filter { !$0.isNear(first, in: phrasebook) }
      }
      if isOwn { count = min(count, 1) }
      close = mostParticular(of: close)
    } else if isFew, goal.kind == .quit, goal.stated.trigger ?? goal.stated.replacement == nil, others.isEmpty, style == nil {
      // What somebody gives a reason for is no less particular.
      close = mostParticular(of: close.filter { !$0.own.contains(.reason) }) + close.filter { $0.own.contains(.reason) }
    }
    let fallback = forAnyGoal(in: drafts, isFew)
    if goal.uncovered.isEmpty && !(isFew && isOwn) || goal.stated.replacement ?? goal.stated.trigger != nil {
      // Where no family knows the habit's moments, the habit itself is the one that is sure.
      let left = close.filter { !$0.own.isDisjoint(with: [.craved, .caught]) }
      let isSure = isFew && style == nil && family.isGeneral && goal.stated.trigger == nil && !left.isEmpty
      // What somebody does in the habit's place is done when they feel like the habit, and not at a moment that a family knows.
      let atMoment = goal.moment == nil ? Template.Slot.craved : .cue
      let told = close.filter { $0.own.isSuperset(of: [atMoment, .action]) }
      if isFew, style == nil, goal.tellsInstead, !told.isEmpty {
        let first = choose(min(count, 1), among: told.filter { $0.template.style == .ifThen }, and: others)
        if !first.isEmpty { return first }
      }
      // A family that does not know all of the goal says what is beside it: "you start with one small corner" of hearing aids.
      let isWhole =
        goal.stated.trigger ?? (goal.kind == .quit ? nil : goal.stated.replacement) == nil || hasSeenOthers
        || goal.uncovered.isEmpty && (goal.kind == .quit || isSupported)
      let sure = isWhole || !isFew || style != nil ? close : close.filter { isOfGoal($0) || goal.uncovered.isEmpty && !$0.own.isEmpty }
      let chosen = isSure ? choose(min(count, 1), among: left, and: others) : choose(count, among: sure.isEmpty ? close : sure, and: others)
      return chosen.isEmpty ? choose(min(count, 1), among: fallback, and: others) : chosen
    }
    let chosen =
      (forPart(of: drafts, close, isFew) + [fallback]).lazy.map { choose(min(count, 1), among: $0) }.first { !$0.isEmpty } ?? []
    return chosen + choose(count - chosen.count, among: [], and: others)
  }

  /// Whether a sentence has what somebody told beside the goal, where a sentence without it would compete with that: the act, or the moment of a
  /// habit and of a goal of which a family knows only a part. A family's other sentences go beside a goal to build.
  private func saysTold(_ draft: Draft) -> Bool {
    let isAct = goal.stated.replacement != nil && words[.action] != nil
    guard isAct || goal.stated.trigger != nil && (goal.kind == .quit || goal.isParticular || !goal.uncovered.isEmpty) else { return true }
    var slots: Set<Template.Slot> = isAct ? [.action, .activity, .practice] : []
    if isAct, goal.kind == .build { slots.insert(.deed) }
    if !isAct, goal.stated.trigger != nil, words[.cue] != nil { slots.insert(.cue) }
    if goal.stated.reason != nil, words[.reason] != nil { slots.formUnion([.reason, .left]) }
    return slots.isEmpty || !draft.own.isDisjoint(with: slots)
  }

  /// Words of the goal that belong together, which tell more than the family's single ones: "lose my keys".
  private var particular: Set<String> {
    goal.forms.filter { $0.contains("-") || !family.words.contains($0) }.subtracting(["less", "fewer", "more"])
  }

  /// Whether a sentence has the person's own act, habit or state, or was written for a word of the goal that the family is not about itself.
  private func isOfGoal(_ draft: Draft) -> Bool {
    !draft.own.isDisjoint(with: Self.goalSlots.union([.action, .activity] + (goal.kind == .quit || words[.deed] == nil ? [.cue] : [])))
      || !draft.template.about.isDisjoint(with: particular)
  }

  /// Whether a sentence says no more than the goal, without the moment or the act that the person told: "you water the tomatoes".
  private func tellsLess(_ draft: Draft) -> Bool {
    guard draft.isGeneral || family.isGeneral, style == nil, goal.kind == .build, goal.stated.trigger ?? goal.stated.replacement != nil,
      words[.cue] ?? words[.action] != nil
    else { return false }
    // A default act meets no moment of the person's: "when I put on my shoes, I take one slow breath and go on" of whoever takes pills.
    if goal.stated.replacement == nil, draft.own == [.cue] {
      switch goal.heart {
      case .action, .thing: return true
      default: break
      }
    }
    // Nor does a step toward an act say more than the act.
    if words[.deed] != nil, draft.own == [.toward, .cue] { return true }
    return !draft.own.isEmpty && draft.own.isSubset(of: [.deed, .doing, .toward, .do, .become])
  }

  /// Whether sentences of a style are for whoever wants none in particular.
  func isSaid(_ style: Style) -> Bool { style != .refusal && !(saysI && style == .distanced) }

  /// Whether the act leads away from a stove that is on, "snacking while cooking", or lays down a phone where the habit needs another thing.
  func missesThing(_ rendering: Template.Rendering) -> Bool {
    let small = goal.words.small
    if small.contains(where: ["laptop", "computer", "console", "tablet"].contains), !small.contains("phone"),
      rendering.text.contains("my phone")
    {
      return true
    }
    // Nobody hangs up because they stammer.
    if rendering.text.contains("my phone down"), small.contains("phone"),
      small.contains(where: ["stammering", "stammer", "stuttering", "stutter"].contains)
    {
      return true
    }
    // Nobody sleeps on a can of soda, or waits a day for a coffee.
    if rendering.text.contains("sleep on it") || rendering.text.contains("wait a day"),
      !Self.eaten.isDisjoint(with: small)
    {
      return true
    }
    // Whoever steers keeps their hands where they are, and nobody looks up in bed.
    if let cue = words[.cue], Trigger.isSteering(cue), rendering.text.contains(" hands"),
      rendering.own.isDisjoint(with: [.action, .activity])
    {
      return true
    }
    if rendering.text.contains("look up"), "\(goal.stated.words) \(goal.stated.trigger ?? "")".lowercased().contains(/\bbed\b/) {
      return true
    }
    // Nobody stands up in a meeting at each urge, or lays their wallet away where they pay.
    if let cue = words[.cue], rendering.own.isDisjoint(with: [.action, .activity]) {
      let leaving = ["stand up", "walk around", "go outside", "step outside", "get up", "around the block", "glass of water"]
      if leaving.contains(where: rendering.text.lowercased().replacing(cue.lowercased(), with: "").contains),
        cue.contains(/\b(?:meetings?|class|lectures?|church|mass|cinema|exams?|lessons?|court)\b/)
      {
        return true
      }
      if rendering.text.contains("wallet"), cue.contains(/\b(?:station|shop|store|till|counter|supermarket|newsagent|kiosk)\b/) {
        return true
      }
    }
    // Whoever smokes less is not smoke-free, and nobody walks around the block at midnight.
    if goal.isLimited, rendering.text.contains("smoke-free") { return true }
    return rendering.text.contains("around the block")
      && ["cook", "midnight", "night"].contains { goal.stated.words.lowercased().contains($0) }
  }

  /// Whether the act that somebody told is done at a moment that neither they nor their family know: "when you hesitate, you ask one question".
  func isAtStrangersMoment(_ rendering: Template.Rendering, _ isGeneral: Bool) -> Bool {
    goal.kind == .build && isGeneral && goal.stated.replacement != nil && words[.cue] == nil && rendering.cue != nil
      && rendering.own.contains(.action) && !rendering.own.contains(.cue)
  }

  /// What is bought for a few coins.
  private static let eaten = Inflection.words(
    "drink drinks soda sodas coke cola snack snacks sweets candy chocolate coffee coffees lunch lunches cigarettes beer beers wine takeaway takeaways crisps chips"
  )

  /// What somebody suffers, and no sentence affirms.
  static let troubles: Set = ["shake", "tremble", "freeze", "panic", "blush", "sweat", "stutter", "faint", "choke", "stammer"]

  /// Returns the sentences that were written for this goal rather than for any goal of the family; all of them if none was.
  private func mostParticular(of close: [Draft]) -> [Draft] {
    var close = close
    let particular = close.filter { draft in
      let isOwn = !draft.own.isDisjoint(with: draft.isGeneral ? Self.goalSlots : Self.goalSlots.union([.cue, .reason]))
      return !draft.template.about.isEmpty || isOwn && !(draft.isGeneral && draft.template.style == .distanced)
    }
    if !isAboutFamily, particular.contains(where: { !$0.isGeneral && !$0.template.about.isEmpty }) { close = particular }
    // What was written for the habit in bed fits in bed, and what leaves out the moment says another thing.
    // "While I do the accounts at night" is another moment than the night's.
    let isOwnMoment = ["when I ", "while I ", "whenever I "].contains { goal.moment?.hasPrefix($0) == true }
    let moment = Set(TypedWords(goal.moment ?? "").small).intersection(goal.forms)
      .subtracting(isOwnMoment ? ["night", "evening", "morning"] : [])
    let tagged = close.filter { !$0.isGeneral && !$0.template.about.isDisjoint(with: moment) }
    // What others do at the moment is the moment: "when my daughter refuses to do her homework".
    let atMoment = close.filter { $0.own.contains(.cue) }
    let isCalm =
      ["stay", "keep", "be"].contains(goal.words.small.first) && ["calm", "patient"].contains(goal.words.small.dropFirst().first)
    let isOthers = goal.moment?.hasPrefix("when ") == true && (isCalm || goal.moment?.hasPrefix("when I") == false)
    let timed = tagged.isEmpty || isOthers && !atMoment.isEmpty ? atMoment : tagged
    let circumstances = goal.forms.subtracting(family.words).subtracting(family.hints).subtracting(["less", "fewer", "more"])
    let fitting = close.filter { !$0.isGeneral && !$0.template.about.isDisjoint(with: circumstances) }
    return [goal.kind == .quit || isOthers ? timed : [], fitting].first { !$0.isEmpty } ?? close
  }

  /// Returns the sentences that are left for a goal for which there is no other.
  private func forAnyGoal(in drafts: [Draft], _ isFew: Bool) -> [Draft] {
    if style != nil || !isFew { return drafts }
    guard family.isGeneral else { return drafts.filter { goal.uncovered.isEmpty || !$0.own.isEmpty } }
    // A plan for any goal has a moment and an act that belong to none.
    let isBefallen = goal.kind == .quit || [.problem, .nothing].contains(goal.heart) || goal.stated.trigger != nil
    return drafts.filter { isBefallen && $0.own.contains(.cue) }
      + drafts.filter { $0.template.style == .steady && $0.own.isEmpty }.prefix(1)
  }

  /// Returns the sentences for a goal that is understood in part, the surest kind first: its own words, or else what is nearest.
  private func forPart(of drafts: [Draft], _ close: [Draft], _ isFew: Bool) -> [[Draft]] {
    let own = drafts.filter { !$0.own.isDisjoint(with: Self.goalSlots) }
    // A family of one habit knows what to do instead of that habit wherever it is had.
    let isLeft = goal.kind == .quit && !family.isGeneral && family.kind == .quit && !family.isEither
    let said = own.filter {
      !$0.own.isDisjoint(with: Self.actSlots)
        && !(isLeft && $0.isGeneral && $0.template.about.isEmpty && !$0.own.isDisjoint(with: [.craved, .caught]))
    }
    let particular = particular
    func isTagged(_ draft: Draft) -> Bool { !draft.template.about.isDisjoint(with: particular) }
    func only(_ style: Style, _ drafts: [Draft]) -> [Draft] { drafts.filter { $0.template.style == style } }
    // A family's sentence that leaves out what the goal names besides is as often beside the point as not.
    let isAnywhere = family.fitsAnywhere && !family.words.isDisjoint(with: goal.forms) && !goal.isLimited
    let fitting = close.filter { !isFew || isAnywhere || goal.uncovered.isEmpty || !$0.own.isEmpty || isTagged($0) }
    // A pause is what is left where nobody knows what to do instead of a habit.
    let known = goal.kind == .quit ? close.filter { !$0.isGeneral && isTagged($0) } : []
    let placed = known.filter { !$0.template.about.isDisjoint(with: particular.intersection(Self.screens)) }
    let atHabit = only(.ifThen, own.filter { !$0.isGeneral && $0.own.contains(.craved) })
    // What a family of habits wrote for this one is surer than the habit with any act, and what another family wrote is not.
    let written = family.kind == .quit ? [known, atHabit] : [atHabit, known]
    return [placed, only(.ifThen, said.filter { $0.isGeneral && !$0.template.about.isEmpty })] + written
      + [only(.ifThen, said), only(.steady, said)]
      + (goal.kind == .build ? [only(.steady, own), own, fitting] : [fitting, own])
  }

  /// Returns the sentences that say an act whole which needs no other: it is named with its moment, or in so many words, or its family has
  /// no sentence for it in particular.
  private func toldWhole(in drafts: [Draft]) -> [Draft] {
    // Most families take it that one can what their goals are about.
    let isTaught = family.words.contains { $0.hasPrefix("learn-to") && goal.forms.contains($0) }
    if goal.words.head.small.prefix(5).firstRange(of: ["learn", "to"]) != nil, !isTaught {
      let learned = drafts.filter { $0.own == [.become] && $0.template.style == .steady }
      if !learned.isEmpty { return learned }
    }
    let atMoment = drafts.filter { $0.own.contains(.cue) && !$0.own.isDisjoint(with: [.deed, .practice]) }
    // "More often" says less than a family's own time for it.
    guard atMoment.isEmpty, let deed = words[.deed],
      family.isGeneral || !(deed.hasSuffix(" more often") && ["call", "ring", "phone", "text"].contains(where: deed.hasPrefix))
    else { return atMoment }
    let isForIt = drafts.contains { !$0.isGeneral && !$0.template.about.isEmpty }
    // "Walk home instead of taking the tram".
    let isChosen =
      goal.words.small.contains { ["instead", "rather", "myself"].contains($0) } || goal.words.small.last == "first"
      || deed.contains(" before ") || TypedWords.isWayThere(TypedWords(deed).small)
      || deed.hasPrefix("start ") && (deed.hasSuffix(" early") || deed.hasPrefix("start again "))
    let isForOthers = Relative.isIn(goal.words.small) && Inflection.isVerb(deed.prefix { $0 != " " })
    return goal.plan != nil || deed.count { $0 == " " } > 3 || isChosen || isForOthers || !isForIt
      ? drafts.filter { $0.own == [.deed] && $0.template.style == .steady } : []
  }

  /// Verbs of having somebody do something.
  private static let causing: Set = ["make", "help", "get", "teach", "ask", "let", "have", "remind", "tell"]

  /// Whether the goal is about all that its family is about: "read every day" of the family of reading.
  private var isAboutFamily: Bool { !goal.stems.isDisjoint(with: phrasebook.stems(of: family.name)) }

  /// Returns what the family wrote for just such an act, where the act is told whole without its moment: "I pack my gym bag" helps somebody
  /// who goes to the gym three times a week.
  private func support(among close: [Draft]) -> [Draft] {
    lacksMoment && words[.reason] == nil && isSupported ? close.filter(supports) : []
  }

  /// Whether what the goal's family wrote helps with the act of the goal.
  private var isSupported: Bool {
    let isBrief =
      TypedWords(goal.stated.words).small.count { !TypedWords.numbers.contains($0) && !["minutes", "hours", "a", "day"].contains($0) } < 9
      && goal.words.small.allSatisfy { !["after", "before", "during", "when", "while"].contains($0) }
    // "Make my son do his homework" is no homework of one's own.
    let isForAnother = Relative.isIn(goal.words.small) && Self.causing.contains(goal.words.small.first ?? "")
    // Nobody who lets themselves be sad is to cheer up.
    let isAllowed = goal.words.small.starts(with: ["let", "myself"]) || goal.words.small.starts(with: ["start", "again"])
    // What is chosen in another thing's place is all that there is to do: "drink water instead of soda".
    let isSwap = goal.words.small.contains { ["instead", "rather"].contains($0) }
    return isBrief && !isForAnother && !isAllowed && !isSwap && words[.become] == nil && goal.isInFamily && !goal.isParticular
      && !goal.namesAnother
  }

  /// Whether a family's sentence is for the goal's act in particular, or the goal names what the family is about.
  private func supports(_ draft: Draft) -> Bool {
    // What a family does at any time is for whoever names nothing of it.
    let isNamed = family.kind == .build && !family.words.isDisjoint(with: goal.forms)
    return !draft.isGeneral && draft.own.isEmpty
      && (isAboutFamily || !draft.template.about.isEmpty || isNamed && !draft.template.has(.practice))
  }

  /// What a habit is had in front of.
  private static let screens: Set = ["tv", "television", "computer", "desk"]

  /// The slots that the goal's own act, habit or state fills.
  static let goalSlots = actSlots.union([.doing, .toward, .do, .left])
  /// The slots that say what a story tells.
  private static let toldSlots: Set<Template.Slot> = [.deed, .practice, .become, .action]
  private static let actSlots: Set<Template.Slot> = [.practice, .deed, .craved, .caught, .become]

  /// Whether a sentence says something of the goal: it was written for the goal's family, or has the goal's words. A moment is too little
  /// where there is nothing to leave at it, and the habit to leave where a family says what to do.
  func isClose(_ draft: Draft) -> Bool {
    if family.isGeneral { return !draft.own.subtracting(goal.kind == .quit ? [.reason] : [.reason, .cue]).isEmpty }
    return !draft.isGeneral || !draft.own.subtracting([.reason, .cue, .craved, .caught]).isEmpty
  }
}
