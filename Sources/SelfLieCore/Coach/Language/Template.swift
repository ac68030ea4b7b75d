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
      Rendering(text: Inflection.sentence($0.text), cue: $0.cue, action: $0.action, own: $0.own)
    }
  }

  /// Returns the standard words of a slot that fit the person's moment.
  private func standards(_ all: ArraySlice<String>, in slot: Slot, _ words: [Slot: String]) -> [String] {
    let fitting = all.filter { standard in
      guard let cue = words[.cue], slot != .cue, has(.cue) else { return true }
      // At three in the morning the lamp is off already.
      if Trigger.isInTheNight(cue), !standard.hasPrefix("~") { return false }
      // Whoever steers keeps their hands and eyes where they are.
      if Trigger.isSteering(cue) { return standard.contains("breath") && Self.handling.isDisjoint(with: TypedWords(standard).small) }
      return standard.hasPrefix("~") || isScheduled && Trigger.isScheduled(cue) && !moments.contains { Trigger.areApart(cue, $0) }
    }
    return fitting.map { $0.hasPrefix("~") ? String($0.dropFirst()) : $0 }
  }

  /// What nobody does, or does anything with, while they steer.
  private static let handling = Inflection.words(
    "hand hands fist fists thumb thumbs finger fingers foot feet eyes press lie sit stand step walk outside close put look")

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
    // What a story tells with its moment is said as it is told.
    if let plan = parsed.plan {
      (words[.cue], words[.deed]) = (plan.cue, plan.act)
      return words
    }
    words[.cue] = goal.trigger.flatMap { Trigger.cue(of: $0) } ?? parsed.moment
    // Who wants to eat more slowly means the meal, and not what comes behind it.
    if let meal = goal.trigger.map({ TypedWords($0).text.lowercased() }), ["breakfast", "lunch", "dinner", "supper"].contains(meal),
      !parsed.forms.isDisjoint(with: ["eat", "chew", "portion", "plate", "food", "meal"])
    {
      words[.cue] = "at \(meal)"
    }
    words[.action] = goal.replacement.flatMap(Replacement.action)
    // "One tooth" is flossed, and "two glasses" are drunk.
    if let part = words[.action].flatMap({ $0.hasPrefix("turn to ") ? $0.dropFirst("turn to ".count) : nil }), parsed.kind == .build,
      Replacement.isPart(String(part))
    {
      let verb = if case .action(let act) = parsed.heart { String(act.prefix { $0 != " " }) } else { "do" }
      words[.action] = "\(verb) \(part)"
    }
    // "Run every morning" names its own moment.
    if words[.cue] == nil, var act = words[.action].map({ TypedWords($0) }), let cue = Trigger.cue(inside: &act), Trigger.isScheduled(cue),
      act.words.count > 0
    {
      (words[.cue], words[.action]) = (cue, act.text)
    }
    words[.activity] = words[.action].flatMap { Act($0).goesOn ? $0 : nil }
    words[.reason] = (goal.reason ?? parsed.reason).flatMap(ReasonPhrase.clause)
    // "Because my thoughts keep going round" is the trouble, and no reason of whoever was not asked for one.
    if goal.reason == nil, words[.reason].map({ $0.hasPrefix("because") && $0.contains(" keep ") }) == true { words[.reason] = nil }
    var heart = parsed.heart
    // A family knows what to do at the moment of its habit; else the moment belongs to the habit.
    if !parsed.uncovered.isEmpty, goal.trigger == nil, parsed.kind == .quit, let placed = parsed.placed, Act(placed).isPlain {
      words[.cue] = nil
      heart = .action(placed)
    }
    // A family knows what to do instead, and a place where one is all day does not: "gossip at work".
    if parsed.kind == .quit, goal.trigger == nil, parsed.family?.isGeneral == false,
      ["at work", "at school", "in the office", "in the car"].contains(words[.cue])
    {
      words[.cue] = nil
    }
    // Nobody asks how hungry they are when they are not hungry.
    if parsed.kind == .quit, goal.trigger == nil, parsed.family?.isGeneral == false, let cue = words[.cue], cue.hasPrefix("when I"),
      cue.contains(" not ")
    {
      words[.cue] = nil
      if let placed = parsed.placed { heart = .action(placed) }
    }
    // Of an act to build the sentence says itself what "it" is.
    if case .action(let act) = heart, parsed.kind == .build, !Act(act).isRegretted {
    } else {
      words[.reason] = words[.reason].flatMap { ReasonPhrase.clause($0, about: heart) }
    }
    // "Less sugar in my tea" can be said as it is.
    if parsed.kind == .quit, let reduced = parsed.reduced, goal.trigger == nil, parsed.moment == nil || parsed.family?.isGeneral == true {
      (words[.deed], words[.cue]) = (reduced, nil)
      return words
    }
    if parsed.kind == .build, case .thing(let thing) = heart, let act = Pursuit.act(of: thing) { heart = .action(act) }
    switch heart {
    case .nothing, .problem: break
    case .thing(let thing):
      let isVirtue = thing.contains(" ") && virtues.contains(where: thing.hasPrefix)
      // "Toward a new job", but a bare noun may be anything.
      if parsed.kind == .build, wanted.contains(where: thing.hasPrefix), !isVirtue {
        if words[.cue] != nil, thing.hasPrefix("more ") { words[.deed] = "choose \(thing)" } else { words[.toward] = "toward \(thing)" }
      }
      // A family knows what patience does at a moment.
      if parsed.kind == .build, isVirtue, words[.cue] == nil, Act("practise \(thing)").isPlain { words[.deed] = "practise \(thing)" }
    // Nobody sleeps before going to bed.
    case .action(let typed) where typed.hasPrefix("sleep ") && words[.cue]?.hasPrefix("before bed") == true: break
    case .action(let typed):
      // Waking is no act.
      // Nor is sleeping before midnight.
      let meant =
        switch typed {
        case "wake up" where words[.cue] != nil: "get up"
        case "sleep" where words[.cue]?.hasPrefix("before ") == true: "go to bed"
        case "sleep better" where words[.cue]?.hasPrefix("at ") == true: "go to bed"
        default: typed
        }
      let action = (parsed.kind == .build ? Pursuit.outing(meant) : nil) ?? Inflection.spanning(meant), act = Act(action)
      // "Each morning, I get back on the mat".
      let isResumed = act.isResumed && !(words[.cue]?.hasPrefix("when ") ?? false) && !(action.hasPrefix("get back ") && words[.cue] != nil)
      let isOnce = act.isOnce && words[.cue] == nil && !parsed.isDaily
      if parsed.kind == .quit {
        words[.become] = act.opposite.map { $0.replacing("kind on", with: "kind to").replacing("kind with", with: "kind to") }
      } else {
        if act.isTrainedFor {
          words[.deed] = "am training to \(action)"
        } else if isOnce {
          words[.deed] = "am getting ready to \(action)"
        } else if isResumed {
          // What comes behind tells since when, and is nothing to say: "after the divorce".
          let end = action.firstRange(of: " again").map(\.upperBound) ?? action.endIndex
          words[.deed] = "am \(Inflection.gerunds(of: String(action[..<end])))"
        } else if act.isDue {
          // "Pay off my card by Christmas".
          words[.deed] = "am \(Inflection.gerunds(of: action))"
        } else if act.isDeed, action.hasPrefix("be ") {
          words[.deed] = "am" + action.dropFirst(2)
        } else if !act.isDeed,
          act.isState || !parsed.uncovered.isEmpty || parsed.isParticular || parsed.namesAnother
            || ["learn to ", "learn how to "].contains(where: action.hasPrefix)
            || act.isSkill && (words[.cue] != nil || action.hasPrefix("let ")) || act.isRelearned
        {
          words[.become] = act.withoutDeadline.learned
        }
      }
      if act.isTrainedFor || isResumed || isOnce || act.isDue, parsed.kind == .build { break }
      guard act.isPlain else {
        if parsed.kind == .build, act.isDeed { words[.deed] = Inflection.owned(action) }
        break
      }
      if act.isState, !act.isDeed || action.hasPrefix("be ") {
        if act.isGetting, parsed.kind == .build { words[.toward] = "to \(action)" }
        break
      }
      guard parsed.kind == .build || parsed.namesHabit else { break }
      // Nobody catches themselves at every message, and what somebody feels like is the thing, not what becomes of it: "clothes I never wear".
      let habit = [" I never ", " I don't ", " when they ", " when she ", " when he "].lazy.compactMap { action.firstRange(of: $0) }.first
        .map { String(action[..<$0.lowerBound]) }
      var gerund = Inflection.gerunds(of: parsed.kind == .quit ? TypedWords(habit ?? action).withoutEvery : action)
      // "Gossiping about the new nurse with the others in the break room" is too long to say.
      while parsed.kind == .quit, gerund.count(where: { $0 == " " }) > 8,
        let end = [" in ", " at ", " with ", " about ", " during ", " on "].compactMap({ gerund.ranges(of: $0).last?.lowerBound }).max(),
        gerund[..<end].contains(" ")
      {
        gerund = String(gerund[..<end])
      }
      // One fight is picked at a time.
      if gerund.hasPrefix("picking fights") { gerund = "picking a fight" + gerund.dropFirst("picking fights".count) }
      words[.do] = action
      // Nobody feels like swearing in front of their daughter.
      if act.isCraved, !gerund.contains(" in front of ") {
        words[.craved] = gerund
      } else if !act.isAsleep {
        // Nobody catches themselves asleep.
        words[.caught] = (gerund.contains("myself") ? "start " : "catch myself ") + gerund
      }
      if act.goesOn { words[.doing] = gerund }
      guard parsed.kind == .build else { break }
      // Nobody is at work right after breakfast.
      let isElsewhere = words[.cue] == nil && act.isDeed && action.contains(" at ")
      if words[.action] == nil, words[.become] == nil, !isElsewhere { words[.practice] = act.practice(atOwnMoment: words[.cue] != nil) }
      // "Change the bandage every morning" is done each time.
      if act.isDeed || words[.cue] != nil && ["finish ", "change "].contains(where: action.hasPrefix) {
        let deed = Inflection.owned(action) + (parsed.isDaily ? " every day" : "")
        // "Before I go upstairs, I tidy the kitchen every night" says when twice.
        words[.deed] =
          words[.cue]?.hasPrefix("when I'm ") ?? true
          ? deed
          : [" every night", " every morning", " every evening", " every day"].reduce(deed) {
            $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0
          }
        // Ten minutes after breakfast are not what was said: "put my keys in the same place", "exercise three times a week".
        if let practice = words[.practice] {
          let isWhole = practice.hasPrefix(action)
          let isTimed = practice.hasSuffix(" for ten minutes") && !act.isChore
          let isPartial = !parsed.uncovered.isEmpty || parsed.namesAnother
          if words[.cue] != nil ? !isWhole : isPartial && !(isWhole && isTimed) { words[.practice] = nil }
        }
      } else if act.takesDays {
        words[.deed] = "am \(gerund)"
        if !parsed.uncovered.isEmpty { words[.practice] = nil }
      } else if !parsed.uncovered.isEmpty, words[.practice]?.hasPrefix(action) == false {
        // Nor do ten minutes of swimming say "swim a mile".
        (words[.practice], words[.doing]) = (nil, nil)
      }
      // What takes many steps is come to in steps: "find a flat".
      let isUnsaid = [.deed, .become, .practice, .doing].allSatisfy { words[$0] == nil }
      if act.isProject || isUnsaid && action.contains(" ") && !act.isRegretted {
        words[.toward] = "to \(action)"
      }
    }
    if goal.trigger == nil, parsed.kind == .build { placeMoment(&words) }
    if let persistence = parsed.persistence, let deed = words[.deed], parsed.kind == .build, goal.replacement == nil, !parsed.isMissed {
      let isApart =
        ["not", "even for"].contains(where: persistence.hasPrefix)
        || persistence.hasPrefix("even ") && persistence.count(where: { $0 == " " }) == 1
        || GoalPhrase.amount.contains(String(persistence.prefix { $0 != " " }))
      words[.deed] = "\(deed)\(isApart ? "," : "") \(Inflection.first(persistence))"
      words[.practice] = nil
    } else if parsed.persistence == "more", let act = words[.become], parsed.kind == .build {
      words[.become] = "\(act) more"
    }
    // "Swim twice a week so that my back gets stronger" is said whole, and so is a cause that nobody minds saying a thousand times.
    if let purpose = words[.reason], parsed.kind == .build, goal.reason ?? goal.replacement == nil,
      purpose.hasPrefix("so that") || purpose.hasPrefix("because") && isGlad(purpose)
    {
      for slot in words[.cue] == nil ? [.deed] : [.deed, .practice] as [Self] {
        guard let deed = words[slot], TypedWords("\(words[.cue] ?? "") \(deed) \(purpose)").words.count < 15 else { continue }
        words[slot] = "\(deed) \(purpose)"
      }
    }
    // Who says when does not say "more often" too.
    if goal.trigger != nil, parsed.kind == .build {
      for slot in [.deed, .practice] as [Self] { words[slot] = words[slot].map(Act.withoutMeasure) }
    }
    // "When my son slams the door, I leave him be" names him once.
    if let cue = words[.cue], let person = Relative(in: parsed.words), cue.contains("my "), cue.contains(" \(person.word) ") {
      for slot in [.deed, .practice] as [Self] { words[slot] = words[slot]?.replacing("my \(person.word)", with: person.object) }
    }
    // "When she talks about her day, I listen to my wife" names her too late.
    if let cue = words[.cue], words[.become] == nil, goal.trigger == nil, let person = Relative(in: parsed.words),
      let pronoun = person.isSeveral ? "when they " : ["when she ", "when he "].first(where: cue.hasPrefix), cue.hasPrefix(pronoun)
    {
      words[.cue] = "when my \(person.word) \(cue.dropFirst(pronoun.count))"
      for slot in [.deed, .practice] as [Self] { words[slot] = words[slot]?.replacing("my \(person.word)", with: person.object) }
    }
    return words
  }

  /// Whether a cause says why something is wanted, and not why it is hard: "because she is lonely", but not "because English is my second
  /// language" and "because I hate dirty dishes".
  static func isGlad(_ cause: String) -> Bool {
    Set(cause.lowercased().split(separator: " ").map(String.init)).isDisjoint(with: hard)
  }
  private static let hard = Inflection.words(
    """
    can't cannot not don't doesn't didn't won't never no hate hates afraid scared tired sick running always keep keeps too hard difficult nervous
    forget forgets lazy second only last died dying bad worse worst fat ugly ashamed guilty embarrassed embarrassing annoys angry yells yelled
    broke debt debts failing failed lost losing cancer stressed stress exhausted behind without hurts pain nothing nobody it's i'm english
    """)

  /// The words with which a thing begins that a person can practise.
  private static let virtues = Inflection.list(
    """
    patience courage discipline self-discipline self-control self-compassion kindness honesty gratitude humility generosity forgiveness
    restraint moderation compassion acceptance composure tact gentleness punctuality
    """
  ).flatMap { ["\($0) ", "more \($0) "] }
  /// The words with which a thing begins that the person does not have yet.
  private static let wanted = ["a new ", "another ", "more ", "a better ", "better "]
}
