/// Whether a sentence fits the goal, its moment and its reason.
extension Suggester {
  /// Whether a sentence says the reason already: "I make quiet time for my faith for my faith".
  func repeatsReason(_ rendering: Template.Rendering, _ words: [Template.Slot: String]) -> Bool {
    // "I put money aside for a van for freedom".
    if rendering.own.contains(.reason), rendering.text.contains(/\ for \w+ (?:minutes|hours|pages) for\ /) { return true }
    if rendering.own.contains(.reason), rendering.text.contains(/\sfor\san?\s\w+\sfor\s/) { return true }
    guard rendering.own.contains(.reason),
      let reason = words[.reason]?.split(separator: " ").dropFirst().joined(separator: " ").lowercased(),
      !reason.isEmpty
    else { return false }
    // "I choose a clear head because I want a clear head".
    if reason.hasPrefix("i want "), rendering.text.lowercased().ranges(of: reason.dropFirst("i want ".count)).count > 1 { return true }
    return rendering.text.lowercased().ranges(of: reason).count > 1
  }

  /// Whether a reason speaks of what the sentence does not name: "I speak kindly because I got hurt by it" of gossip, "I eat well because I get
  /// shaky by eleven" of breakfast.
  func losesReason(_ rendering: Template.Rendering, _ words: [Template.Slot: String]) -> Bool {
    // "I wash my dishes right away because my roommates hate it" would hate the washing.
    if goal.isTurned, rendering.own.contains(.reason), words[.reason]?.contains(/\bit\b/) == true { return true }
    if rendering.own.contains(.reason), !rendering.own.contains(.left), words[.reason]?.contains(Self.pointing) == true { return true }
    guard rendering.own.contains(.reason), rendering.own.isDisjoint(with: [.deed, .do, .become, .practice, .toward, .left]),
      let reason = words[.reason], reason.hasPrefix("because "), !reason.hasPrefix("because of ")
    else { return false }
    let told = reason.lowercased().split(separator: " ").dropFirst().map(String.init)
    // What a habit is, the act in its place is not; but what is built is "it": "I run because it clears my head".
    let isOpen =
      told.first == "they" || told.dropFirst().contains("it")
      || goal.kind == .quit && ["it", "it's"].contains(told.first ?? "")
    guard isOpen || told.contains(where: Self.ailing.contains) else { return false }
    let text = rendering.text.replacing(reason, with: "").lowercased()
    return !goal.stems.union(goal.habit).contains { $0.count > 2 && text.contains($0) }
  }

  /// Whether a sentence names the same thing of one's own twice: "I keep my hands calm so that my hands look nice".
  func repeatsOwn(_ rendering: Template.Rendering) -> Bool {
    guard !rendering.own.isDisjoint(with: [.reason, .cue]) else { return false }
    let small = Self.small(of: rendering)
    let owned = zip(small, small.dropFirst()).filter { $0.0 == "my" }.map(\.1)
    return Set(owned).count < owned.count
  }

  /// Whether a sentence names another span of minutes than the goal does: "ten minutes" of whoever plays for twenty.
  func contradictsAmount(_ rendering: Template.Rendering) -> Bool {
    let small = Self.small(of: rendering)
    let counted = Self.counts(in: small), other = goal.kind == .build ? Self.minutes(in: small) : nil
    guard !counted.isEmpty || other != nil else { return false }
    let told = TypedWords(goal.stated.words)
    // "Ten words" of whoever learns five.
    let counts = Self.counts(in: told.small.map { $0.filter(\.isLetter) })
    if counted.contains(where: { thing, number in counts[thing] != nil && !told.small.contains(number) }) { return true }
    guard let other, let said = Self.minutes(in: told.small) else { return false }
    return said != other && !told.text.lowercased().contains(other)
  }

  /// The words of a sentence in lower case, without its signs.
  private static func small(of rendering: Template.Rendering) -> [String] {
    rendering.text.lowercased().split(separator: " ").map { $0.filter { $0.isLetter || $0 == "'" || $0 == "-" } }
  }

  /// How many of each thing words count: "five" by "words" of "learn five Polish words".
  private static func counts(in small: [String]) -> [String: String] {
    let counted = small.indices.filter { TypedWords.numbers.contains(small[$0]) }.compactMap { place -> (String, String)? in
      let thing = small[(place + 1)...].prefix(2).first { $0.count > 3 && $0.hasSuffix("s") && !["minutes", "times"].contains($0) }
      return thing.map { ($0, small[place]) }
    }
    return Dictionary(counted) { first, _ in first }
  }

  private static func minutes(in small: [String]) -> String? {
    // "Every five minutes" and "ten minutes late" are no span.
    guard !small.contains(where: ["every", "late", "early"].contains),
      let place = small.firstIndex(where: { ["minutes", "minute"].contains($0) }), place > 0, TypedWords.numbers.contains(small[place - 1])
    else {
      let hours = [["half", "an", "hour"], ["an", "hour"]]
      return hours.first { small.firstRange(of: $0) != nil }?.joined(separator: " ")
    }
    return small[..<place].reversed().prefix { TypedWords.numbers.contains($0) }.reversed().joined(separator: " ")
  }

  /// How a reason speaks of a habit without "it": "my son copied me", "my cousin died that way".
  private static var pointing: Regex<Substring> { /\b(?:cop(?:y|ies|ied) me|repeats? (?:it|me)|that way|like that|over this)\b/ }

  /// Words for what a body suffers.
  private static let ailing = Inflection.words(
    "hurts hurt aches ache races racing killing shaky headaches headache migraines heartburn wake bleed bleeds itch itches sore stiff swollen"
  )

  /// Whether the act is what the person suffers from, or ends in what comes of it: "I shake", "I stay up till two and I'm wrecked".
  func affirmsTrouble(_ rendering: Template.Rendering) -> Bool {
    // "I turn to so I'd like to go for a walk", "I swap my doctor says for eggs", "and by noon I'm on my phone" are pieces of a story.
    if !rendering.own.isEmpty, rendering.text.contains(Self.pieces) { return true }
    if tellsFault, !rendering.own.isDisjoint(with: [.deed, .practice, .become, .doing, .do, .toward]) { return true }
    // "I am learning to let anyone visit", "to move", "to get past one of them".
    if !rendering.own.isDisjoint(with: Self.goalSlots),
      rendering.text.contains(/\b(?:let|tell) any(?:one|body)\b|, I wish\b|\bto move(?: today)?\.$|\bone of them\.$/)
    {
      return true
    }
    // "I can't sleep, so I watch series until noon" says what comes of it, and not what for.
    if goal.stated.reason == nil, rendering.own.contains(.reason), Self.wishing.isDisjoint(with: goal.typed.small),
      let so = goal.typed.small.firstIndex(of: "so"), goal.typed.small[..<so].contains("i"),
      goal.typed.small.firstRange(of: ["so", "that"]) == nil
    {
      return true
    }
    // "I pay for a gym I have not set foot in" and "I tidy one drawer and end up with the whole room on the floor" are told, and not wanted.
    if !rendering.own.isDisjoint(with: Self.goalSlots), goal.typed.small.first == "i",
      rendering.text.contains(Self.failing)
    {
      return true
    }
    guard !rendering.own.isDisjoint(with: [.deed, .practice]), goal.stated.replacement == nil, let act = words[.deed] ?? words[.practice]
    else { return false }
    let verb = String(act.prefix { $0 != " " }).lowercased()
    // "Lower back is killing me" is no act.
    let small = TypedWords(act).small, clause = small.firstIndex(where: Self.beforeClauses.contains) ?? small.count
    if small[..<clause].dropFirst().contains(where: { ["is", "are", "was", "were", "hurts"].contains($0) }) { return true }
    return Self.troubles.contains(act.lowercased()) || ["hate", "dread", "loathe", "resent"].contains(verb)
      || [" and I'm ", " and I am ", " then I'm "].contains(where: act.contains)
  }

  /// Whether somebody tells what they do, and wishes for nothing: "I stay at work until seven", but not "I never water my plants".
  private var tellsFault: Bool {
    let small = goal.typed.small, act = goal.words.small.drop { $0 == "i" }
    // "I leave wet towels on the floor" is read as what is to be done instead.
    guard goal.kind == .build, !goal.isMissed, isTold, let told = small.firstRange(of: act.prefix(3)),
      act.count(where: { !small.contains($0) }) < 2
    else { return false }
    let before = small[..<told.lowerBound].reversed().drop { Inflection.isAdverb($0) || ["just", "only", "always"].contains($0) }
    return before.first == "i"
  }

  /// Whether somebody only tells, and says neither what they want nor what they are.
  private var isTold: Bool {
    let small = goal.typed.small
    guard small.first == "i", goal.stated.kind == nil, Self.wishing.isDisjoint(with: small) else { return false }
    return small.dropFirst().first.map(Self.leaning.contains) == false
  }

  /// Words of a wish, and of what somebody is glad of.
  private static let wishing = Inflection.words("want wanna need would wish should must rather i'd help great better proud")
  /// Verbs with which somebody says what they are, can or would do.
  private static let leaning = Inflection.words(
    "am be have can could can't cannot try like love miss plan prefer promise promised decided hope learn never don't forget barely rarely hardly will"
  )

  /// How somebody says what became of an act, or what they never did.
  private static var failing: Regex<Substring> { /\bends? up\b|\b(?:have|has|had|did) not\b|\b(?:have|has|had|did)n't\b/ }

  private static var pieces: Regex<Substring> {
    /(?i)\bso (?:that )?(?:I|you)(?:'d like| want| need)\b|\b(?:swap|turn to|leave|reduce|stop|choose) my (?:doctor|wife|husband|boss|nurse|coach|mother|father|girlfriend|boyfriend) says\b|\band (?:by|at|then|now|in|after) (?:\w+ ){0,2}(?:I'm|you're)\b|'s what's\b/
  }

  /// Words behind which a clause has a verb of its own.
  private static let beforeClauses = Inflection.words(
    "that what who which how where why when whenever while once if though although whether because until till before after as than whether so but and even since say says said tell think know believe feel notice remember \""
  )

  /// Whether a sentence has the person do at a moment just what the moment is: "when I put my fork down, I put my fork down between bites".
  func repeatsMoment(_ rendering: Template.Rendering) -> Bool {
    // "When I step outside, I go outside for air".
    if rendering.own.contains(.action), rendering.text.ranges(of: "outside").count > 1 { return true }
    // "When it is time to leave, I leave ten minutes earlier".
    if let cue = rendering.cue, cue.hasSuffix("to leave"), rendering.own.contains(.action), words[.action]?.hasPrefix("leave ") == true {
      return true
    }
    // Nor does anybody lay out then what they take along.
    if rendering.cue == "when it is time to leave", let action = words[.action],
      ["put ", "lay ", "pack ", "set "].contains(where: action.hasPrefix)
    {
      return true
    }
    guard rendering.own.contains(.cue), let cue = rendering.cue, rendering.text.lowercased().hasPrefix(cue.lowercased()) else {
      return false
    }
    func telling(_ text: Substring) -> Set<Substring> {
      Set(phrasebook.words(of: String(text))).subtracting(phrasebook.stopwords).subtracting(["when", "my", "your"])
    }
    let moment = telling(cue[...])
    return moment.count > 1 && moment.isSubset(of: telling(rendering.text.dropFirst(cue.count)))
  }

  /// Whether a sentence says two times at once, or has at one time what is done at another.
  func missesItsTime(_ rendering: Template.Rendering) -> Bool {
    // "I am learning to stay calm when driving when someone cuts me off".
    if rendering.own.isSuperset(of: [.become, .cue]), rendering.text.ranges(of: " when ").count > 1 { return true }
    // "I make time for revising anatomy for an hour every evening today".
    if rendering.own.contains(.doing), rendering.text.contains(" make time for "),
      words[.doing].map({ $0.contains(" for ") || $0.count { $0 == " " } > 3 }) == true
    {
      return true
    }
    // "The night before" is when things are laid out, and nobody runs then.
    if let cue = rendering.cue ?? words[.cue], rendering.own.contains(.cue), !rendering.own.contains(.action), words[.action] != nil,
      ["the night before", "the evening before", "the day before"].contains(cue.lowercased())
    {
      return true
    }
    // "An hour before bed, I set an alarm for ten in the evening" has an hour of its own.
    if let action = words[.action], rendering.text.contains(action), goal.stated.trigger ?? goal.moment == nil,
      !["I ", "You "].contains(where: rendering.text.hasPrefix),
      action.contains(
        /\b(?:at|for|by) \w+(?: \w+)? in the (?:morning|evening|afternoon)|\bat (?:half past|a quarter to|a quarter past) \w+$/)
    {
      return true
    }
    return false
  }

  /// Whether a standard act for a situation, such as a slow breath, does not stand alone at a time of the day: that would build nothing.
  func isTimely(_ rendering: Template.Rendering, of template: Template, _ isGeneral: Bool) -> Bool {
    // What is learned for a moment is not learned without it: "stay calm when my dad brings up politics".
    if rendering.own.contains(.become), !rendering.own.contains(.cue), goal.stated.trigger == nil, let cue = words[.cue],
      cue.hasPrefix("when "), TypedWords("\(rendering.text) \(cue)").words.count <= Bounds.words.upperBound
    {
      return false
    }
    // What one is for years is not learned at a moment: "I am learning to be a better father when I come home".
    if rendering.own.isSuperset(of: [.become, .cue]), template.style != .ifThen, goal.stated.trigger != nil, !isLearnedThen {
      return false
    }
    // Whoever says when and what does that then, and nothing else: "when I concentrate, I sip water".
    if goal.stated.trigger != nil, goal.stated.replacement != nil, rendering.own.contains(.cue), words[.action].map(isDone) == true,
      rendering.own.isDisjoint(with: [.action, .activity, .practice, .deed, .become, .do])
    {
      return false
    }
    // Nobody who eats too much at work comes home then.
    if goal.words.text.lowercased().hasSuffix(" at work"),
      ["get home", "come home", "my freezer", "at home"].contains(where: rendering.text.contains)
    {
      return false
    }
    // "Every Saturday, I clear one small part of my house today" says when twice.
    if rendering.own.contains(.cue), rendering.text.hasSuffix(" today."), rendering.cue.map(Trigger.isScheduled) == true { return false }
    // The moment that somebody names is the one, and not a family's: "when I have to wait, I look around for my next subject".
    if goal.kind == .build, goal.stated.trigger != nil, words[.cue] != nil, template.style == .ifThen, !rendering.own.contains(.cue) {
      return false
    }
    // The person's act comes at the urge, and at no time of day that they did not name: "after dinner, I cook the rice that I have".
    if goal.kind == .quit, rendering.own.contains(.action), !rendering.own.contains(.cue), rendering.cue.map(Trigger.isScheduled) == true {
      return false
    }
    // What is to be left at a moment is left there, and not at another.
    if goal.kind == .quit, goal.moment != nil, let cue = words[.cue], template.style == .ifThen {
      let moment = Set(cue.lowercased().split(separator: " ").map(String.init))
      if !template.about.isDisjoint(with: moment.subtracting(["i", "the", "when", "my"])) { return true }
      // Nobody breathes out for a whole evening.
      let isLong = Trigger.isScheduled(cue) && !cue.contains(" when ") && rendering.cue.map(Trigger.isUrge) != true
      return rendering.own.contains(.cue) && !(isLong && rendering.text.contains("breath"))
    }
    // Nor for a whole weekend.
    if goal.kind == .quit, let cue = rendering.cue, rendering.own.contains(.cue), rendering.own.isDisjoint(with: [.action, .activity]),
      Trigger.isSpan(cue), rendering.text.contains("breath")
    {
      return false
    }
    // Whoever says what they do instead keeps no other thing at hand: "I keep a bowl of fruit where I can see it".
    if goal.kind == .quit, goal.stated.replacement != nil, ["I keep a ", "I put a ", "I carry "].contains(where: rendering.text.hasPrefix) {
      return false
    }
    guard goal.kind == .build, let cue = words[.cue], Trigger.isScheduled(cue) else { return true }
    // The moment that the goal names is the only one.
    guard rendering.own.contains(.cue) else {
      return template.style != .ifThen
        && !Trigger.namesAnotherTime(rendering.text, than: "\(cue) \(goal.stated.words) \(words[.reason] ?? "")")
    }
    if !rendering.own.isDisjoint(with: [.action, .activity, .practice, .deed, .become]) { return true }
    // "When I feel lonely after dinner".
    if let felt = rendering.cue, felt != cue, felt.hasSuffix(cue), Trigger.isUrge(felt) { return true }
    if template.fitsAnyMoment { return true }
    return template.isScheduled && !isGeneral && !family.isGeneral
  }

  /// Whether an act is something to do: not "never smoke again".
  private func isDone(_ act: String) -> Bool {
    // "Roll the pen between my fingers until the urge fades".
    let plain = act.firstRange(of: " until ").map { String(act[..<$0.lowerBound]) } ?? act
    return Act(plain).isPlain && Inflection.isVerb(String(act.prefix { $0 != " " }))
  }

  /// Whether what is learned is a way to be at the moment that is named: "to be patient with my son when he shouts".
  private var isLearnedThen: Bool {
    guard let cue = words[.cue], cue.hasPrefix("when "), let learned = words[.become] else { return false }
    return ["to stay ", "to say ", "to stand up ", "to speak up"].contains(where: learned.hasPrefix)
      || learned.hasPrefix("to be ") && Inflection.isState(String(learned.dropFirst(6).replacing("more ", with: "").prefix { $0 != " " }))
  }

  /// Whether the habit is an act with an urge, which rises and passes: nobody has an urge to put off or to shout.
  var isUrge: Bool {
    guard let craved = words[.craved] else { return false }
    return ![
      "yelling", "shouting", "screaming", "snapping", "procrastinating", "putting off", "interrupting", "complaining", "oversleeping",
    ]
    .contains(where: craved.hasPrefix)
  }
}
