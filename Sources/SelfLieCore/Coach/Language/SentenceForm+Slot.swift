/// What may stand in a slot of a form, and with which grammar.
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
  func joint(atEndOf text: String) -> String {
    let joints: Set<String> =
      switch self {
      case .cue:
        Inflection.cueWords.union([
          "until", "first", "as soon as", "the moment", "every time", "each time", "i am", "i'm", "i feel", "even when", "even if", "it's",
          "it is",
          "despite", "although", "since", "at", "on", "in", "by", "i", "from",
        ]).union(Self.bareJoints).union(Self.perceptions)
      case .act:
        [
          "by", "of", "for", "without", "from", "about", "before", "after", "with", "enjoy", "keep", "love", "like", "prefer", "choose",
          "practise", "practice", "start", "look forward to", "am", "i'm", "already", "good at", "fun", "hello", "who", "he", "she",
          "started", "begun", "loves",
          "likes", "enjoys", "prefers", "is on", "have", "eat", "drink", "use", "chew", "instead of", "straight to", "through", "thanks to",
          "while",
        ]
      case .reason:
        [
          "because", "because of", "since", "so that", "so", "to", "in order to", "for", "the sake of", "thanks to", "towards", "toward",
          "reason is",
          "even though", "although", "about", "knowing that", "because i am", "because i'm", "it is", "it's", "that", "deserve",
        ]
      case .habit:
        [
          "need", "want", "to", "don't", "do not", "i", "can", "never", "not", "won't", "you", "less", "fewer", "of not", "by not",
          "for not", "of", "stop", "quit", "my", "who",
        ]
      case .quality: ["a", "an", "with", "through", "of", "practise", "practice", "choose", "bring", "show"]
      }
    let words = text.lowercased().split(separator: " ")
    guard text.hasSuffix(" ") else { return "" }
    // "I would rather read than scroll".
    if self == .habit, words.last == "than", words.contains("rather") { return "to" }
    // "Anna reads ten pages".
    if self == .act, let name = text.split(separator: " ").last, name.first?.isUppercase == true, !name.contains(where: { !$0.isLetter }),
      FrequentWords.ranks[words[words.count - 1]] ?? Int.max > 600, !Inflection.isVerb(String(words[words.count - 1]))
    {
      return "she"
    }
    return (1...3).reversed().map { words.suffix($0).joined(separator: " ") }.first(where: joints.contains) ?? ""
  }

  /// Returns words with the grammar of the slot behind a joint, and whether the joint gives way to theirs; nil if they cannot stand there.
  func fitting(_ typed: String, behind joint: String = "") -> (words: String, leavesJointOut: Bool)? {
    switch self {
    case .cue: return Self.cue(typed, behind: joint)
    case .act:
      // "I have an apple" has a thing.
      if ["have", "eat", "drink", "use", "chew"].contains(joint) {
        let small = TypedWords(typed).small, first = small.first ?? ""
        let isThing =
          Inflection.determiners.contains(first) || TypedWords.numbers.contains(first)
          || Replacement.use(of: small) != nil && !Inflection.isVerb(first, before: small.dropFirst().first ?? "")
        return isThing ? (Inflection.first(typed), false) : nil
      }
      // "I choose a short walk over smoking".
      if joint == "choose", let first = TypedWords(typed).small.first, ["a", "an", "my"].contains(first) {
        return (Inflection.first(typed), false)
      }
      return Replacement.action(of: typed).map { act in
        if joint.isEmpty { return (act, false) }
        // "I am someone who reads ten pages", "Anna reads ten pages".
        if ["who", "he", "she"].contains(joint) {
          return (Self.thirdPerson(of: act), false)
        }
        // "I go straight to bed".
        if joint == "straight to", act.hasPrefix("go to ") { return (String(act.dropFirst("go to ".count)), false) }
        // "I start a timer" behind "start".
        if act.hasPrefix("\(joint) ") { return (String(act.dropFirst(joint.count + 1)), false) }
        // "I start with one lap" needs no verb.
        return (act.hasPrefix("turn to ") ? String(act.dropFirst("turn to ".count)) : Inflection.gerunds(of: act), false)
      }
    case .reason: return ReasonPhrase.clause(of: typed).flatMap { Self.reason($0, of: typed, behind: joint) }
    case .habit:
      // "Too much beer", and "less beer".
      // "Drinking too much beer".
      if let much = typed.firstRange(of: " too much ") ?? typed.firstRange(of: " too many "),
        let base = Inflection.base(ofGerund: typed.prefix { $0 != " " }.description)
      {
        let rest = typed[much.lowerBound...]
        if ["less", "fewer"].contains(joint) { return (String(typed[much.upperBound...]), false) }
        // "My too much beer" is nothing, "I leave too much beer alone" needs no verb, and "instead of" does.
        if joint == "my" { return nil }
        if joint.isEmpty { return (String(rest.dropFirst()), false) }
        let isDone = ["of", "stop", "quit", "of not", "by not", "for not"].contains(joint)
        return (isDone ? typed : ["need", "want"].contains(joint) ? "to \(base)\(rest)" : "\(base)\(rest)", false)
      }
      for much in ["too much ", "too many "] where typed.hasPrefix(much) {
        // "I don't have to too much coffee".
        if ["need", "want", "to", "don't", "do not", "i", "can", "never", "not", "won't", "you"].contains(joint) { return nil }
        return (["less", "fewer"].contains(joint) ? String(typed.dropFirst(much.count)) : typed, false)
      }
      let goal = ParsedGoal(Goal(typed)),
        isGerund = joint.isEmpty || ["of not", "by not", "for not", "of", "stop", "quit", "my"].contains(joint)
      // "Weed" of whoever quits weed, which is a verb too.
      var thing = TypedWords(typed)
      if isGerund, thing.drop(GoalPhrase.quitting), thing.words.count == 1, Inflection.base(ofGerund: thing.small[0]) == nil {
        return (Inflection.first(thing.text), false)
      }
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
        guard Act(act).isPlain, !Act(act).isState || ["be ", "stay "].contains(where: act.hasPrefix) else { return nil }
        // "A person who goes to the gym".
        if joint == "who" { return (Self.thirdPerson(of: act), false) }
        return (isGerund ? Inflection.gerunds(of: act) : ["need", "want"].contains(joint) ? "to \(act)" : act, false)
      case .thing(let thing): return joint == "who" ? nil : (thing, false)
      // "Online shopping at night".
      case .nothing:
        var bare = TypedWords(typed)
        guard let cue = Trigger.cue(inside: &bare), case .thing(let thing) = ParsedGoal(Goal(bare.text)).heart else { return nil }
        return ("\(thing) \(cue)", false)
      case .problem: return nil
      }
    case .quality:
      // "With confidence".
      if !["", "a", "an"].contains(joint) { return Self.noun(ofQuality: typed).map { ($0, false) } }
      if let quality = Self.qualities[typed.lowercased()] { return (quality, false) }
      // "Be braver" is to be brave.
      if let better = typed.lowercased().wholeMatch(of: /(?:be |become )?(brav|kind|calm|bold|strong|fit|gentl|wis)e?r/)?.1 {
        return (["brav", "gentl", "wis"].contains(better) ? "\(better)e" : String(better), false)
      }
      guard case .action(let state) = ParsedGoal(Goal(typed)).heart, Act(state).canBeLearned || state.hasPrefix("stay "),
        let verb = ["be ", "become ", "feel ", "stay "].first(where: state.hasPrefix)
      else { return nil }
      return (String(state.dropFirst(verb.count)), false)
    }
  }

  /// Returns a quality as a thing: "patience" of whoever would be more patient; nil for a quality without a noun.
  static func noun(ofQuality typed: String) -> String? {
    let small = typed.lowercased().split(separator: " ").map(String.init).filter {
      !["more", "be", "become", "to", "stay", "being"].contains($0)
    }
    return small.count == 1 ? qualities.first { $0.key == small[0] || $0.value == small[0] && !$0.key.hasPrefix("self-") }?.key : nil
  }

  /// How somebody is who has a quality.
  private static let qualities = [
    "confidence": "confident", "patience": "patient", "courage": "brave", "honesty": "honest", "kindness": "kind", "focus": "focused",
    "discipline": "disciplined", "self-discipline": "disciplined", "gratitude": "grateful", "punctuality": "punctual", "humility": "humble",
    "self-confidence": "confident", "calmness": "calm", "serenity": "serene", "generosity": "generous",
  ]

  /// A moment behind a word such as "after". "When" gives way to the moment's own word: "when after lunch" is "after lunch".
  private static func cue(_ typed: String, behind joint: String) -> (String, Bool)? {
    // "Before each meal".
    let eachWords = TypedWords(typed).small
    if ["before", "after", "during"].contains(joint), ["each", "every"].contains(eachWords.first), eachWords.count == 2,
      !["morning", "evening", "night", "day", "afternoon"].contains(eachWords[1])
    {
      return (eachWords.joined(separator: " "), false)
    }
    if bareJoints.contains(joint) { return bare(typed).map { ($0, false) } }
    // "Once the kids are asleep" is when they are.
    var told = TypedWords(typed)
    let isRepeated = ["every time", "each time", "whenever"].contains(joint)
    let isClause = told.words.count > 2 && told.drop(joint == "after" ? ["once"] : isRepeated ? ["once", "as soon as", "the moment"] : [])
    guard var cue = Trigger.cue(of: isClause ? "when \(told.text)" : typed) else { return nil }
    // "On early on Saturdays".
    if ["on", "at", "in"].contains(joint), ["early ", "late "].contains(where: cue.hasPrefix) { return (cue, true) }
    // "After right after school".
    if ["after", "before"].contains(joint), let rest = ["right ", "just ", "straight "].first(where: { cue.hasPrefix("\($0)\(joint) ") }) {
      cue = String(cue.dropFirst(rest.count))
    }
    // Nothing comes after Mondays and Fridays.
    if ["after", "before"].contains(joint), cue.hasPrefix("on "), TypedWords(cue).small.contains(where: Trigger.days.contains) {
      return nil
    }
    // "When I {cue}" goes on with what I do.
    if joint == "i" { return ["when I ", "whenever I "].first(where: cue.hasPrefix).map { (String(cue.dropFirst($0.count)), false) } }
    let isGerund = Inflection.base(ofGerund: TypedWords(typed).small.first ?? "") != nil
    // "When I notice nervousness" and "that I bite my nails", "when I see the fridge".
    if perceptions.contains(joint) {
      let isThing = !isGerund && cue.lowercased() != "when \(typed.lowercased())" && !Inflection.cueWords.contains(eachWords.first ?? "")
      if isThing, cue.hasPrefix("when "), joint == "notice" || !cue.hasPrefix("when I feel ") { return (Inflection.first(typed), false) }
      return joint == "notice" && cue.hasPrefix("when I ") ? ("that \(cue.dropFirst(5))", false) : nil
    }
    // "On waking up".
    if joint == "on", isGerund { return (Inflection.first(typed), false) }
    // "First brushing my teeth" is no moment, and neither is "during looking at Facebook".
    if joint == "first", cue.hasPrefix("when ") { return (String(cue.dropFirst(5)), false) }
    if joint == "during",
      isGerund || ["when I ", "when my ", "when the "].contains(where: cue.hasPrefix) && !cue.hasPrefix("when I notice ")
    {
      return nil
    }
    // "I fill my plate with greens at dinner".
    if joint.isEmpty, ["breakfast", "lunch", "dinner", "supper"].contains(typed.lowercased()) {
      return ("at \(typed.lowercased())", false)
    }
    guard !joint.isEmpty, joint != "first" else { return (cue, false) }
    if joint == "from" { return Trigger.isScheduled(cue) ? bare(typed).map { ($0, false) } : nil }
    if joint == "while", !["when ", "while "].contains(where: cue.hasPrefix) { return nil }
    // "When I am bored", of whoever says "bored".
    if ["i am", "i'm", "i feel"].contains(joint) {
      let feeling = ["when I feel ", "when I am "].first(where: cue.hasPrefix)
      return feeling.map { (String(cue.dropFirst($0.count)), false) }
    }
    // "It's Monday".
    if ["it's", "it is"].contains(joint) {
      guard let word = ["at ", "on ", "in the "].first(where: cue.hasPrefix) else { return nil }
      let time = cue.dropFirst(word.count)
      return (String(word == "on " && time.hasSuffix("s") ? time.dropLast() : time), false)
    }
    // "Despite the noise", and "at I feel stressed" is nothing.
    if ["despite", "although", "since", "at", "on", "in", "by"].contains(joint), cue.hasPrefix("when ") {
      // "In the break room".
      if ["in", "at", "on"].contains(joint), cue.hasPrefix("when I notice ") {
        return (String(cue.dropFirst("when I notice ".count)), false)
      }
      guard joint == "despite", let thing = ["when I notice ", "when I hear ", "when I see "].first(where: cue.hasPrefix) else {
        return nil
      }
      return (String(cue.dropFirst(thing.count)), false)
    }
    // "Every coffee break" of whoever says "my coffee break".
    if ["each", "every"].contains(joint), let first = TypedWords(typed).small.first, ["my", "the", "our"].contains(first) {
      return (Inflection.inner(TypedWords(typed).words.dropFirst().joined(separator: " ")), false)
    }
    // "On sales calls".
    if ["in", "at", "on"].contains(joint), cue.hasPrefix("during "), !typed.lowercased().hasPrefix("during ") {
      return (String(cue.dropFirst("during ".count)), false)
    }
    // "Even after lunch".
    if ["even when", "even if"].contains(joint), !cue.hasPrefix("when "), !cue.hasPrefix("whenever ") { return ("even \(cue)", true) }
    // "Whenever I am in the dentist's chair".
    if ["whenever", "as soon as", "every time", "the moment", "each time"].contains(joint), Trigger.isPlace(cue), !Trigger.isScheduled(cue),
      cue.hasPrefix("in ") || cue.hasPrefix("on ")
    {
      return ("I am \(cue)", false)
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

  /// Words of a form behind which a moment is a thing: "at the end of {cue}", "after my {cue}".
  private static let bareJoints: Set = ["the", "my", "a", "an", "our", "this", "end of", "start of", "middle of"]

  /// Words of a form behind which a moment is what is noticed: "when I hear {cue}".
  private static let perceptions: Set = ["notice", "see", "hear"]

  /// A moment as a thing: "lunch" for "after lunch"; nil for a clause.
  private static func bare(_ typed: String) -> String? {
    var words = TypedWords(typed)
    _ = words.drop(["after", "before", "at", "in", "on", "during", "every", "each"])
    _ = words.drop(["the", "my", "a", "an", "our"])
    guard (1...3).contains(words.words.count), !words.small.contains("i"), !Trigger.isClause(words.small) else { return nil }
    return Inflection.inner(words.text)
  }

  /// Whether a clause says what is to come of an act: "my back stays healthy", "I can run with my kids", but not "my doctor told me to".
  private static func isAim(_ clause: String) -> Bool {
    let small = TypedWords(clause).small
    // "She won't be here forever", "it makes me happy", "my kids deserve it" are so already.
    if small.firstRange(of: ["won't", "be"]) != nil
      || small.contains(where: ["deserve", "deserves", "loves", "makes", "needs", "matters"].contains)
    {
      return false
    }
    guard Template.Slot.isGlad(clause),
      !small.contains(where: { ["too", "told", "promised", "almost", "is", "are", "was", "were"].contains($0) })
    else {
      return small.contains { ["can", "could", "will", "won't"].contains($0) }
    }
    return !small.starts(with: ["i"])
      || !["want", "love", "like", "need", "promised", "have", "hope", "wish", "owe", "believe"].contains(small.dropFirst().first ?? "")
  }

  /// An act of somebody else's: "reads ten pages", "slowly chews each bite", "goes home and lies down".
  private static func thirdPerson(of act: String) -> String {
    var words = act.split(separator: " ").map(String.init)
    let isManner = words.count > 1 && words[0].hasSuffix("ly") && !Inflection.isVerb(words[0])
    let first = isManner ? 1 : 0
    for place in words.indices where place == first || place > 1 && words[place - 1] == "and" && Inflection.isVerb(words[place]) {
      words[place] = Inflection.thirdPerson(of: words[place])
    }
    return words.joined(separator: " ")
  }

  /// A reason behind "because", which gives way only to "so that"; every other joint gives way to the reason's own. Behind "thanks to" only
  /// a thing can stand, and behind "although" and "so that" only a clause; nil for another reason.
  private static func reason(_ clause: String, of typed: String, behind joint: String) -> (String, Bool)? {
    guard !joint.isEmpty else { return (clause, false) }
    let thing = ["for ", "because of "].first(where: clause.hasPrefix).map { String(clause.dropFirst($0.count)) }
    let told = clause.hasPrefix("because ") && thing == nil ? String(clause.dropFirst("because ".count)) : nil
    switch joint {
    case "the sake of", "thanks to", "towards", "toward", "reason is", "it is", "it's", "about": return thing.map { ($0, false) }
    case "deserve" where thing.map { Relative.isIn(TypedWords($0).small) } == true: return nil
    case "deserve": return thing.map { ($0, false) } ?? (clause.hasPrefix("to ") ? (clause, false) : nil)
    // "I remember that I want to finish".
    case "that": return told.map { ($0, false) } ?? (clause.hasPrefix("to ") ? ("I want \(clause)", false) : nil)
    case "even though", "although": return told.map { ($0, false) }
    case "knowing that": return (told ?? "this is \(clause)", false)
    case "because i am", "because i'm":
      return ["to be ", "because I am "].first(where: clause.hasPrefix).map { (String(clause.dropFirst($0.count)), false) }
    // "So that I can buy a house" of whoever wants to buy one.
    case "so that" where told?.hasPrefix("I want to ") == true: return told.map { ("I can \($0.dropFirst("I want to ".count))", false) }
    // What is so already is no aim: "because she is lonely", "because my back hurts".
    case "so that": if let told, TypedWords(typed).small.first != "because", isAim(told) { return (told, false) }
    default: break
    }
    if clause.hasPrefix("\(joint) ") { return (String(clause.dropFirst(joint.count + 1)), false) }
    switch (joint, clause.prefix { $0 != " " }) {
    case ("because", "to"): return ("I want \(clause)", false)
    // "Because I want peace of mind", and "because of my kids".
    case ("because", "for"):
      let first = TypedWords(String(clause.dropFirst(4))).small.first ?? ""
      let isOwn =
        Inflection.determiners.contains(first) || Relative.isIn([first])
        || ["god", "jesus", "everyone", "them", "him", "her"].contains(first)
      return (isOwn ? "of\(clause.dropFirst(3))" : "I want\(clause.dropFirst(3))", false)
    case ("because of", "for"): return (String(clause.dropFirst(4)), false)
    default: return (clause, true)
    }
  }
}
