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
          "despite", "although", "since", "at", "on", "in", "by", "i", "from", "with", "every", "each",
        ]).union(Self.bareJoints).union(Self.perceptions)
      case .act:
        [
          "by", "of", "for", "without", "from", "about", "before", "after", "with", "enjoy", "keep", "love", "like", "prefer", "choose",
          "practise", "practice", "start", "look forward to", "am", "i'm", "already", "good at", "fun", "hello", "who", "he", "she",
          "started", "begun", "loves",
          "likes", "enjoys", "prefers", "is on", "have", "eat", "drink", "use", "chew", "instead of", "straight to", "through", "thanks to",
          "while", "means", "worth", "into", "toward", "towards", "beats", "over",
        ]
      case .reason:
        [
          "because", "because of", "since", "so that", "so", "to", "in order to", "for", "the sake of", "thanks to", "towards", "toward",
          "reason is",
          "even though", "although", "about", "knowing that", "because i am", "because i'm", "it is", "it's", "that", "deserve",
          "gain", "earn", "feel", "brings", "bring",
        ]
      case .habit:
        [
          "need", "want", "to", "don't", "do not", "i", "can", "never", "not", "won't", "you", "less", "fewer", "of not", "by not",
          "for not", "of", "stop", "quit", "my", "who",
        ]
      case .quality: ["a", "an", "with", "through", "of", "practise", "practice", "choose", "bring", "show", "my", "have", "need"]
      }
    let words = text.lowercased().split(separator: " ")
    guard text.hasSuffix(" ") else { return "" }
    // "I say yes to walking", and "I am committed to walking".
    if self == .act || self == .habit, words.last == "to", words.dropLast().last.map({ Self.prepositional.contains(String($0)) }) == true {
      return "of"
    }
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

  /// Words whose "to" has a thing behind it, and no verb in its base form.
  private static let prepositional: Set = [
    "yes", "no", "goodbye", "hello", "farewell", "forward", "back", "committed", "dedicated", "devoted", "addicted", "attached", "due",
    "thanks", "close", "closer", "return", "returned",
  ]

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
    case .habit: return Self.wording(ofHabit: typed, behind: joint)
    case .quality:
      // "With confidence".
      if !["", "a", "an"].contains(joint) { return Self.noun(ofQuality: typed).map { ($0, false) } }
      // "More patience" is had by who is patient.
      let named = typed.lowercased().replacing(/^more\ /, with: "")
      if let quality = Self.qualities[named] { return (quality, false) }
      // "Be braver" is to be brave.
      if let better = typed.lowercased().wholeMatch(of: /(?:be |become |get )?(brav|kind|calm|bold|strong|fit|gentl|wis)e?r/)?.1 {
        return (["brav", "gentl", "wis"].contains(better) ? "\(better)e" : String(better), false)
      }
      guard case .action(let state) = ParsedGoal(Goal(typed)).heart, Act(state).canBeLearned || state.hasPrefix("stay "),
        let verb = ["be ", "become ", "feel ", "stay "].first(where: state.hasPrefix)
      else { return nil }
      let quality = state.dropFirst(verb.count)
      // "I am a grateful person" of whoever wants to be more grateful.
      let isOne = ["a", "an"].contains(joint) && quality.hasPrefix("more ")
      return (String(isOne ? quality.dropFirst("more ".count) : quality), false)
    }
  }

  /// Returns a quality as a thing: "patience" of whoever would be more patient; nil for a quality without a noun.
  static func noun(ofQuality typed: String) -> String? {
    let small = typed.lowercased().split(separator: " ").map(String.init).filter {
      !["more", "be", "become", "to", "stay", "being"].contains($0)
    }
    guard small.count == 1 else { return nil }
    // "Kinder" is of kindness.
    let named = small[0].hasSuffix("er") ? [small[0], String(small[0].dropLast()), String(small[0].dropLast(2))] : small
    return qualities.first { named.contains($0.key) || named.contains($0.value) && !$0.key.hasPrefix("self-") }?.key
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
    // "Every Monday morning" of "Monday mornings".
    if ["every", "each"].contains(joint), let last = eachWords.last, last.hasSuffix("s"),
      Trigger.days.contains(last) || ["mornings", "evenings", "nights", "afternoons"].contains(last)
    {
      return bare(typed).map { (String($0.dropLast()), false) }
    }
    if bareJoints.contains(joint) { return bare(typed).map { ($0, false) } }
    // "With every meal".
    if joint == "with" {
      var thing = TypedWords(typed)
      _ = thing.drop(["with"])
      return thing.small.first == "i" || Trigger.isClause(thing.small) ? nil : (Inflection.first(Inflection.inner(thing.text)), false)
    }
    // "Once the kids are asleep" is when they are.
    var told = TypedWords(typed)
    // "As soon as as soon as I wake up" would say it twice.
    let isOpen = ["after", "once", "as soon as", "the moment", "every time", "each time", "whenever", "if"].contains(joint)
    let isClause = told.words.count > 2 && isOpen && told.drop(["once", "as soon as", "the moment", "every time", "each time"])
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
    guard let word = ["when ", "whenever "].first(where: cue.hasPrefix), ["after", "once", "as", "whenever", "while", "if"].contains(joint)
    else { return nil }
    return (String(cue.dropFirst(word.count)), false)
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
  static func thirdPerson(of act: String) -> String {
    var words = act.split(separator: " ").map(String.init)
    let isManner = words.count > 1 && words[0].hasSuffix("ly") && !Inflection.isVerb(words[0])
    let first = isManner ? 1 : 0
    for place in words.indices where place == first || place > 1 && words[place - 1] == "and" && Inflection.isVerb(words[place]) {
      words[place] = Inflection.thirdPerson(of: words[place])
    }
    return words.joined(separator: " ")
  }

  /// What is wished for that one does not have: "a longer life", "a house".
  private static let wanted = Inflection.words(
    "longer better healthier stronger calmer happier long healthy strong calm clear quiet peaceful good new house home car degree flat")

  /// A reason behind "because", which gives way only to "so that"; every other joint gives way to the reason's own. Behind "thanks to" only
  /// a thing can stand, and behind "although" and "so that" only a clause; nil for another reason.
  private static func reason(_ clause: String, of typed: String, behind joint: String) -> (String, Bool)? {
    guard !joint.isEmpty else { return (clause, false) }
    // "Family time matters", though it is had.
    let named = Inflection.first(Inflection.inner(typed))
    let thing =
      ["for ", "because of "].first(where: clause.hasPrefix).map { String(clause.dropFirst($0.count)) }
      ?? (["to have \(named)", "to have more \(named)"].contains(clause) ? named : nil)
    let told = clause.hasPrefix("because ") && thing == nil ? String(clause.dropFirst("because ".count)) : nil
    switch joint {
    case "the sake of", "thanks to", "towards", "toward", "reason is", "it is", "it's", "about", "gain", "earn", "feel", "brings", "bring":
      return thing.map { ($0, false) }
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
      // "I want a longer life", and "because of a promise".
      let isWanted = ["a", "an"].contains(first) && TypedWords(clause).small.dropFirst(2).first.map(Self.wanted.contains) == true
      let isOwn =
        Inflection.determiners.contains(first) && !isWanted || Relative.isIn([first])
        || ["god", "jesus", "everyone", "them", "him", "her"].contains(first)
      return (isOwn ? "of\(clause.dropFirst(3))" : "I want\(clause.dropFirst(3))", false)
    case ("because of", "for"): return (String(clause.dropFirst(4)), false)
    default: return (clause, true)
    }
  }
}
