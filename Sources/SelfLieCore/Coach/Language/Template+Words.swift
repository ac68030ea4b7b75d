// What a person's words are in each slot of a template.

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
    if goal.trigger != nil { words[.cue] = words[.cue].map(parsed.naming(cue:)) }
    // Teeth are brushed twice a day, and the pills are taken "every morning after brushing my teeth".
    if goal.trigger == nil, parsed.kind == .build, let cue = words[.cue], ["after ", "before "].contains(where: cue.hasPrefix),
      let often = goal.words.lowercased().firstMatch(of: /\b(every (?:morning|evening|night|afternoon)) (?:after|before)\s/)?.1
    {
      words[.cue] = "\(often) \(cue)"
    }
    // Who wants to eat more slowly means the meal, and not what comes behind it.
    if let meal = goal.trigger.map({ TypedWords($0).text.lowercased() }), ["breakfast", "lunch", "dinner", "supper"].contains(meal),
      !parsed.forms.isDisjoint(with: ["eat", "chew", "portion", "plate", "food", "meal"])
    {
      words[.cue] = "at \(meal)"
    }
    // Whoever is to be on time leaves before an appointment, and not during it.
    if let cue = words[.cue], cue.hasPrefix("during "), parsed.family?.name == "being on time" {
      words[.cue] = "before \(cue.dropFirst("during ".count))"
    }
    // "Before work at least four days a week" says how often, too.
    words[.cue] = words[.cue]?.replacing(/\ (?:at least )?\w+ (?:days|times|nights) (?:a|per|every) week$/, with: "")
    words[.action] = parsed.statedAct
    if let act = words[.action], act.contains("write it down"),
      ["a quieter head", "calm", "sleep", "when panic comes"].contains(parsed.family?.name ?? "")
    {
      words[.action] = act.replacing("write it down", with: "write my worry down")
    }
    // "Ring him" of whoever wants to call their dad more.
    if let act = words[.action], let person = Relative(in: parsed.words), words[.cue]?.contains(person.word) != true,
      words[.cue]?.contains(/\ (?:s?he|her|his|him)(?:'|\ |$)/) != true
    {
      words[.action] = person.sayingWhom(in: act)
    }
    // "Pack my bag the night before" says when.
    if let (cue, act) = words[.action].flatMap(Trigger.eve(behind:)) { (words[.cue], words[.action]) = (cue, act) }
    // What is done in a habit's place is done then, and neither more of it nor every day.
    if words[.cue] == nil {
      // At that moment somebody goes where they would rather be.
      words[.action] = words[.action]?.replacing(/^read (?:more )?books$/, with: "read a book").replacing(/^read more\s/, with: "read ")
        .replacing(/^spend (?:more )?time in (?=my |the )(?!the evening|the morning)/, with: "go to ")
        .replacing(/\ (?:(?:every|each) (?:single )?day|daily|first)$/, with: "")
        .replacing(/\ (?:for )?\w+ (?:hours?|minutes) (?:a|per|each|every) day$/, with: "")
    }
    // "One tooth" is flossed, and "two glasses" are drunk.
    if let part = words[.action].flatMap({ $0.hasPrefix("turn to ") ? $0.dropFirst("turn to ".count) : nil }), parsed.kind == .build,
      Replacement.isPart(String(part))
    {
      // "Sit down and eat breakfast" is to eat, and nobody loses a walk.
      let verb =
        if case .action(let act) = parsed.heart { act.contains(" and eat ") ? "eat" : Act(act).verbDone } else { "do" }
      words[.action] =
        "\(["lose", "be", "gain", "feel", "stay", "become", "get", "stop"].contains(verb) ? "have" : verb) \(Act.lasting(part))"
    }
    // "Run every morning" names its own moment.
    if words[.cue] == nil, var act = words[.action].map({ TypedWords($0) }), let cue = Trigger.cue(inside: &act), Trigger.isScheduled(cue),
      act.words.count > 0
    {
      (words[.cue], words[.action]) = (cue, act.text)
    }
    // Nobody cooks on the way home.
    if let cue = words[.cue], cue.contains("way home"), let verb = words[.action]?.prefix(while: { $0 != " " }),
      ["cook", "make", "bake", "read", "write", "play", "take"].contains(verb)
    {
      words[.cue] = cue.hasSuffix("from work") ? "when I get home from work" : "when I get home"
    }
    // "I put it in a drawer" of whoever looks at their phone.
    if let act = words[.action], parsed.forms.contains("phone") || parsed.words.small.contains("phone"),
      let put = ["put it ", "leave it ", "lock it ", "turn it ", "switch it "].first(where: act.hasPrefix)
    {
      words[.action] = "\(put.dropLast(3))my phone \(act.dropFirst(put.count))"
    }
    leaveOutEchoes(of: &words)
    // What somebody does with another goes on whatever the urge does.
    let isShared = words[.action]?.contains(/\ with (?:him|her|them|my)\b/) == true
    words[.activity] = words[.action].flatMap { Act($0).goesOn && !isShared ? $0 : nil }
    words[.reason] = (goal.reason ?? parsed.reason).flatMap(ReasonPhrase.clause)
    words[.left] = words[.reason].flatMap { left(of: parsed, $0) }
    // What somebody is blamed for is not said a thousand times: "because my kids are scared of me".
    if let cause = words[.reason], isSore(cause) || parsed.kind == .build && isHindrance(cause) { words[.reason] = nil }
    // "Because my thoughts keep going round" is the trouble, and no reason of whoever was not asked for one.
    if let cause = words[.reason], isExcuse(cause, of: parsed) { words[.reason] = nil }
    if goal.reason == nil, let cause = words[.reason], cause.hasPrefix("because"),
      cause.contains(" keep ") || cause.contains(" hit snooze") || parsed.kind == .build && !isGlad(cause)
    {
      words[.reason] = nil
    }
    if goal.reason == nil, words[.reason] == nil { words[.left] = nil }
    var heart = parsed.heart
    // Nobody walks round the park at their desk, but whoever feels like eating there can.
    if let act = words[.action], parsed.kind == .quit, goal.trigger == nil, let cue = words[.cue], Trigger.isPlace(cue),
      ["go", "walk", "run", "head", "step", "leave", "cycle"].contains(act.prefix { $0 != " " }) || act.contains("break")
        || act.contains("outside")
    {
      words[.cue] = nil
      if let placed = parsed.placed, Act(placed).isPlain { heart = .action(placed) }
    }
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
      words[.reason] = words[.reason].flatMap { ReasonPhrase.clause($0, about: heart) ?? ReasonPhrase.gain(of: $0) }
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
        if thing.hasPrefix("more time with "), words[.cue] == nil {
          words[.deed] = "make time for \(thing.dropFirst("more time with ".count))"
        } else if thing.hasPrefix("more "), words[.cue] != nil {
          words[.deed] = "choose \(thing)"
        } else if thing.hasPrefix("more "), thing.contains(" in my "), !["energy", "patience", "sleep"].contains(where: thing.contains) {
          words[.deed] = "make room for \(thing)"
        } else {
          words[.toward] = "toward \(thing)"
        }
      }
      // A family knows what patience does at a moment.
      if parsed.kind == .build, isVirtue, words[.cue] == nil, Act("practise \(thing)").isPlain { words[.deed] = "practise \(thing)" }
    // Nobody hates driving because they want to visit their sister.
    case .action(let typed) where ["hate ", "dread ", "loathe ", "fear ", "detest "].contains(where: typed.hasPrefix): break
    // Nobody sleeps before going to bed.
    case .action(let typed) where typed.hasPrefix("sleep ") && words[.cue]?.hasPrefix("before bed") == true: break
    case .action(let typed):
      // Waking is no act.
      // Nor is sleeping before midnight.
      let meant =
        switch typed {
        case "wake up" where words[.cue] != nil: "get up"
        case "sleep" where words[.cue]?.hasPrefix("before ") == true: "go to bed"
        case "sleep better" where words[.cue]?.hasPrefix("at ") == true && words[.cue] != "at night": "go to bed"
        default: typed
        }
      let action = (parsed.kind == .build ? Pursuit.outing(meant) : nil) ?? Inflection.spanning(meant), act = Act(action)
      // "Each morning, I get back on the mat".
      let isResumed = act.isResumed && !(words[.cue]?.hasPrefix("when ") ?? false) && !(action.hasPrefix("get back ") && words[.cue] != nil)
      let isOnce = act.isOnce && words[.cue] == nil && !parsed.isDaily
      if parsed.kind == .quit {
        words[.become] = act.opposite.map {
          $0.replacing("kind on", with: "kind to").replacing("kind with", with: "kind to")
            .replacing("kind of", with: "kind to")
        }
      } else {
        // "After dinner, I practise playing chess" of whoever learns it.
        let isLearnt = goal.trigger != nil && act.verb == "learn" && (parsed.family?.isGeneral != false || !parsed.uncovered.isEmpty)
        if isLearnt, let practised = act.practice(atOwnMoment: true) {
          words[.deed] = practised
        } else if let step = act.step {
          // "When I have my first coffee, I work on my novel for half an hour today" says when twice.
          words[.deed] = words[.cue] == nil ? step.deed : step.deed.replacing(/\ today$/, with: "")
          if words[.cue] == nil { words[.cue] = step.cue }
        } else if let effort = act.effort {
          words[.deed] = "am \(effort) to \(action)"
        } else if act.isTrainedFor {
          // "At dawn, I train to run a marathon".
          words[.deed] = "\(goal.trigger == nil ? "am training" : "train") to \(action)"
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
          // "My mother who has dementia" is the only mother.
          words[.become] = act.withoutDeadline.learned.map { learned in
            learned.firstRange(of: " who has ").map { String(learned[..<$0.lowerBound]) } ?? learned
          }
        }
      }
      if act.isTrainedFor || act.effort != nil || isResumed || isOnce || act.isDue || act.step != nil, parsed.kind == .build { break }
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
        // Nobody swears "with my kids" who has them in the back seat.
        let isAround = gerund[end...].hasPrefix(" in ")
        gerund = String(gerund[..<end])
        if isAround, let with = gerund.ranges(of: " with my ").last?.lowerBound, !gerund[with...].dropFirst(9).contains(" ") {
          gerund = String(gerund[..<with])
        }
      }
      // Nor does it matter that it is at work.
      for place in [" at work", " at the gym", " at school"] where parsed.kind == .quit && gerund.hasSuffix(place) && gerund.count > 40 {
        gerund = String(gerund.dropLast(place.count))
      }
      // One urge comes at a time, and what somebody buys is something: "chewing my pens and twirling my hair", "buying anything".
      if parsed.kind == .quit {
        gerund = gerund.replacing(/^(\w+ing \w.*?),? and \w+ing(?: .*)?$/) { "\($0.1)" }.replacing(/\ anything\b/, with: " something")
      }
      // Nobody feels like "drinking at least three cans of Coke a day".
      gerund = gerund.replacing(
        /^(drinking|eating|having) (?:(?:at least|about|around|up to) )?\w+ (?:cans|bottles|glasses|cups|bars|bags|bowls) of (.+?)(?: (?:a|every|each|per) (?:day|night|week|evening))?$/
      ) { "\($0.1) \($0.2)" }
      // Nor like ordering three times a week.
      gerund = gerund.replacing(/\ (?:once|twice|\w+ times) (?:a|per|every) (?:day|week|month|night)$/, with: "")
      // One fight is picked at a time.
      gerund = gerund.replacing(/^spending time (?=\w+ing\b)/, with: "")
      gerund = gerund.replacing(/\ (?:just|only|even|anymore)$/, with: "")
      if gerund.hasPrefix("picking fights") { gerund = "picking a fight" + gerund.dropFirst("picking fights".count) }
      words[.do] = action
      // Nobody feels like swearing in front of their daughter.
      // One breath has no room for "buying cheap wine on the way home from work".
      if parsed.kind == .quit { gerund = Self.shortened(gerund) }
      // Nor does it matter how they stand, or that it is with everybody.
      gerund = gerund.replacing(/\ (?:(?:standing|sitting|lying) (?:at|in|on|by|over) .*|with every(?:body|one))$/, with: "")
      if act.isCraved, !gerund.contains(" in front of ") {
        words[.craved] = gerund
      } else if !act.isAsleep {
        // Nobody catches themselves asleep.
        words[.caught] = (gerund.contains("myself") ? "start " : "catch myself ") + gerund
      }
      if act.goesOn { words[.doing] = gerund == "resting" ? "rest" : gerund }
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
      } else if act.takesDays, words[.cue].map(Trigger.isScheduled) != true {
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
    // "After the kids are asleep" is in the evening.
    if let cue = words[.cue], ["after the ", "once the ", "when the "].contains(where: cue.hasPrefix) {
      for slot in [.deed, .practice] as [Self] {
        words[slot] = words[slot].map { deed in
          [" in the evening", " at night"].first(where: deed.hasSuffix).map { String(deed.dropLast($0.count)) } ?? deed
        }
      }
    }
    // "On Mondays and Fridays, I run twice a week" says how often twice.
    if let cue = words[.cue], Trigger.weekdays(cue) != nil {
      for slot in [.deed, .practice] as [Self] {
        words[slot] = words[slot]?.replacing(/\ (?:once|twice|\w+ times) a week$/, with: "")
      }
    }
    words[.deed] = words[.deed]?.replacing(" and be ", with: " and am ")
    // "Delegate more" says too little without "more".
    for slot in [.deed, .do] as [Self] where words[slot] == "delegate" { words[slot] = nil }
    // "First thing in the morning" is one moment.
    if words[.cue] == "in the morning", let deed = words[.deed], deed.hasSuffix(" first thing") {
      (words[.cue], words[.deed], words[.practice]) = ("first thing in the morning", String(deed.dropLast(" first thing".count)), nil)
    }
    // "Take care of my dad who has dementia".
    if let deed = words[.deed], let who = deed.firstRange(of: " who has ") { words[.deed] = String(deed[..<who.lowerBound]) }
    // "See my grandchildren more often" is nothing to do yet.
    if let often = words[.deed].flatMap({ Act($0).oftener }) { words[.deed] = often }
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
    // "Get up at six" on weekdays is at six.
    if let cue = words[.cue], goal.trigger != nil, let hour = parsed.moment, hour.hasPrefix("at "), cue.hasPrefix("on "),
      Trigger.isClock(hour.dropFirst(3).split(separator: " ").map(String.init))
    {
      for slot in [.deed, .practice] as [Self] { words[slot] = words[slot].map { $0.hasSuffix(hour) ? $0 : "\($0) \(hour)" } }
    }
    // Friends are made in time, and weight is lost by what is eaten.
    if let act = words[.do], act.hasPrefix("make ") && act.hasSuffix("friends") || act.hasPrefix("lose ") || act.hasPrefix("gain ") {
      words[.do] = nil
    }
    // "When she's upset" is when my wife is.
    if let cue = words[.cue], goal.trigger == nil, let person = Relative(in: parsed.words), !person.isSeveral,
      let pronoun = ["when she's ", "when he's "].first(where: cue.hasPrefix)
    {
      words[.cue] = "when my \(person.word) is \(cue.dropFirst(pronoun.count))"
      for slot in [.deed, .practice] as [Self] { words[slot] = words[slot]?.replacing("my \(person.word)", with: person.object) }
    }
    // "When my son slams the door, I leave him be" names him once.
    if let cue = words[.cue], let person = Relative(in: parsed.words), cue.contains("my "), cue.contains(" \(person.word) ") {
      for slot in [.deed, .practice] as [Self] { words[slot] = words[slot]?.replacing("my \(person.word)", with: person.object) }
    }
    // "When she talks about her day, I listen to my wife" names her too late.
    if let cue = words[.cue], words[.become] == nil, goal.trigger == nil, let person = Relative(in: parsed.words),
      let start = ["whenever", "when", "before", "after"].first(where: { cue.hasPrefix("\($0) ") }),
      let pronoun = (person.isSeveral ? ["they"] : ["she", "he"]).map({ "\(start) \($0) " }).first(where: cue.hasPrefix)
    {
      words[.cue] = "\(start) my \(person.word) \(cue.dropFirst(pronoun.count))"
      for slot in [.deed, .practice] as [Self] { words[slot] = words[slot]?.replacing("my \(person.word)", with: person.object) }
    }
    // "Before the house wakes up" says when, and "in the morning" once more.
    if let cue = words[.cue], ["before ", "after ", "when "].contains(where: cue.hasPrefix), let deed = words[.deed] {
      words[.deed] = deed.replacing(
        /\ (?:in the mornings?|in the evenings?|at night|every night|every morning|every evening|sooner)$/, with: "")
    }
    nameHabit(in: &words, of: parsed)
    return words
  }

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
