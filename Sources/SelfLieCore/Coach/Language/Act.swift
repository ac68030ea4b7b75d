/// An act in its base form, and what can be said about it.
struct Act {
  private let text: String
  private let words: [String]

  init(_ text: String) {
    self.text = text
    words = text.lowercased().split(separator: " ").map(String.init)
  }

  private var verb: String { words.first { !Inflection.isAdverb($0) } ?? "" }

  /// Whether the words are a verb with what belongs to it, and no clause that a sentence could break on.
  var isPlain: Bool {
    words.count <= 9 && !text.contains(",") && Self.joints.isDisjoint(with: unjoined) && !Self.ends.contains(words.last ?? "")
      && !endsInClause
  }

  /// The words without a "while" that belongs to the act: "pull out my hair while reading".
  private var unjoined: [String] {
    guard let place = words.firstIndex(of: "while"), place + 1 < words.count, Inflection.base(ofGerund: words[place + 1]) != nil else {
      return words
    }
    return words.filter { $0 != "while" }
  }

  /// Whether a clause about somebody else follows, as in "work and my family suffers".
  private var endsInClause: Bool {
    guard let joint = words.firstIndex(of: "and") else { return false }
    return Trigger.isClause(Array(words[(joint + 1)...]))
  }

  /// Whether it is done when it is done, and not after a time: "clean the litter box".
  var isChore: Bool { Self.chores.contains(verb) }

  /// Whether it can be said whole as something that is done, and not only worked toward: "put my keys in the same place", but not "find a
  /// flat".
  var isDeed: Bool {
    guard let end = words.last, words.count < 11, !text.contains(","), !isState || verb == "get", Inflection.isVerb(verb) else {
      return false
    }
    let next = words.count > 1 ? words[1] : ""
    // "Write a book", "knit a sweater" and "learn German" take many days.
    if Inflection.lasting.contains(verb), ["a", "an", "half"].contains(next) || verb == "learn" && practice(atOwnMoment: false) != nil {
      return false
    }
    if verb == "save" { return Numerals.english.small.contains(next) || Numerals.english.tens.contains(next) }
    if verb == "get" { return ["up", "out", "off", "dressed", "ready", "outside"].contains(next) || ["done", "ready"].contains(end) }
    return (words.count > 1 || Inflection.lasting.contains(verb)) && !isProject && !Self.aims.union(Self.once).contains(verb)
      && Self.comparatives.subtracting(["again", "enough", "more"]).isDisjoint(with: words)
      && !(Confession.regrets.contains(verb) && !Confession.wished.contains(verb)) && !Self.ends.contains(end) && !endsInClause
      && Self.joints.subtracting(["as", "without", "until", "that", "which", "who", "where"]).isDisjoint(with: words)
  }

  /// Whether the verb is for a state, not for an act.
  var isState: Bool { Self.states.contains(verb) }

  /// Whether the state is one that a person can come to: "be more patient", "believe in my ideas", but not "be in bed by ten".
  var canBeLearned: Bool {
    guard words.count > 1, !words.contains("not") else { return false }
    let rest = words.dropFirst()
    guard ["be", "feel", "stay", "become"].contains(verb) else {
      return verb == "believe"
        ? rest.first == "in" : ["trust", "love", "accept", "like"].contains(verb) && Self.owners.contains(rest.first ?? "")
    }
    let start = rest.drop { ["more", "a", "an", "less", "so", "very", "really", "little", "bit"].contains($0) }
    guard let quality = start.first else { return false }
    let isQuality = Inflection.isState(quality) && !Inflection.feelings.contains(quality) || quality == "happy"
    let isLess = rest.first == "less" && Inflection.feelings.contains(quality)
    guard isQuality || isLess || ["myself", "at"].contains(quality) else { return false }
    return quality != "at" || start.dropFirst().first == "home" || start.dropFirst().first == "ease"
  }

  /// Whether people feel like doing it: smoking, but not forgetting.
  var isCraved: Bool { Self.craved.contains(verb) }

  /// Whether it can go on for a while.
  var goesOn: Bool {
    guard Inflection.lasting.contains(verb) || Self.ongoing.contains(verb) else { return false }
    return verb != "work"
      && !words.contains { Numerals.english.small.contains($0) || Self.places.contains($0) || $0 == "glass" || $0 == "cup" }
  }

  /// Whether it takes many steps: "learn the violin", but not "call my mother".
  var isProject: Bool { Self.projects.contains(verb) && isShort }

  /// Whether it is something to get: "get my licence", but not "get up".
  var isGetting: Bool { verb == "get" && ["a", "an", "my"].contains(words.dropFirst().first ?? "") && isShort }

  /// Whether a person can be on the way to it: it has an object, and nothing that says how much or when.
  var isShort: Bool { words.count > 1 && words.count < 6 && Self.measures.isDisjoint(with: words) }

  /// Returns what can be done of it at once; nil if there is nothing.
  ///
  /// "Learn Spanish" is "study Spanish for ten minutes", "write a book" is "write for ten minutes", "call my mother" stays.
  /// - Parameter isOwn: Whether the person named the moment; then the act is what they do there.
  func practice(atOwnMoment isOwn: Bool) -> String? {
    var words = text.split(separator: " ").map(String.init)
    if let end = words.dropFirst().firstIndex(where: ["every", "each"].contains) { words.removeSubrange(end...) }
    if words.first == "pray", words.count > 1 { return nil }
    // "Overthinking at night" names what is to be left.
    if Confession.regrets.contains(self.verb), !Confession.wished.contains(self.verb) { return nil }
    if words.starts(with: ["learn", "to"]) { words.removeFirst(2) }
    if words.first == "learn", words.count > 1 { words[0] = Replacement.use(of: words) == "play" ? "play" : "study" }
    guard let verb = words.first else { return nil }
    let isMeasured = !Self.comparatives.isDisjoint(with: words)
    if isOwn, !Self.outcomes.contains(verb), !isMeasured, words.count < 7, verb != "study" { return words.joined(separator: " ") }
    if Inflection.momentary.contains(verb), words.count > 1, words.count < 6, !isMeasured { return words.joined(separator: " ") }
    guard Inflection.lasting.contains(verb), !words.starts(with: ["speak", "up"]) else { return nil }
    if let end = words.dropFirst().firstIndex(where: Self.measures.contains) { words.removeSubrange(end...) }
    // Ten minutes do not write a book, or run a marathon.
    if words.count > 1, ["a", "an", "my", "half"].contains(words[1]), !["play", "study", "practice", "practise"].contains(verb) {
      words = [verb]
    }
    // Nor do they cover a distance or a number of things.
    let numbers = Set(Numerals.english.small + Numerals.english.tens)
    if words.dropFirst().contains(where: { $0.contains(where: \.isNumber) || numbers.contains($0) }) { words = [verb] }
    // To work, and to play, may be anything.
    guard
      words.count > 1
        || !["work", "play", "ride", "clean", "practice", "practise", "rehearse", "row", "review", "listen", "speak"].contains(verb)
    else { return nil }
    return words.count < 6 ? words.joined(separator: " ") + " for ten minutes" : nil
  }

  // MARK: Words

  private static let joints: Set = [
    "who", "which", "that", "but", "because", "so", "instead", "without", "than", "when", "while", "if", "then", "until",
    "whenever", "where", "as", "or",
  ]
  private static let ends: Set = ["to", "the", "a", "an", "my", "with", "of", "and", "for", "at", "from", "in", "on", "about"]
  private static let states: Set = [
    "be", "become", "feel", "stay", "know", "live", "love", "like", "trust", "believe", "have", "own", "need", "want", "accept", "get",
    "enjoy", "understand", "matter", "belong", "look", "seem", "mean", "deserve",
  ]
  private static let owners: Set = ["myself", "my", "our", "people", "others", "life", "him", "her", "them", "the"]
  private static let craved = Inflection.words(
    """
    smoke drink eat bite scroll buy shop gamble check watch play pick vape use snack text chew suck crack pull spend surf bet order binge
    gossip complain yell shout scream quit run hide swear argue snooze google post nibble twirl scratch cancel give doomscroll procrastinate
    """)
  private static let ongoing = Inflection.words("breathe sit stand hold squeeze chew count hum wait rest watch look doodle crochet stroll")
  private static let places = Inflection.words("around room kitchen store block door")
  private static let projects = Inflection.words(
    """
    learn write finish find build start save pay improve pass publish plan sell travel change grow win open launch master earn complete
    recover train study become make buy move lose get quit rebuild renovate organize organise declutter train create apply develop
    """
  ).subtracting(["get", "lose", "quit", "make", "become", "change"])
  /// Verbs for what comes of acts.
  private static let outcomes = Inflection.words(
    """
    learn improve lose find finish win become pass grow gain lower increase reduce change start get make save sell earn build recover keep
    remember overcome manage master achieve develop reach move quit let stand travel buy plan publish
    """)
  private static let comparatives: Set = [
    "more", "less", "better", "earlier", "later", "enough", "faster", "longer", "again", "louder", "quieter", "slower", "deeper", "sooner",
    "harder",
  ]
  /// What is done once, or is hardly something done, is not said a thousand times.
  private static let once: Set = [
    "adopt", "book", "hire", "rent", "join", "marry", "host", "apply", "propose", "register", "enroll", "enrol", "sign", "delete",
    "uninstall", "remove", "cope", "deal", "control", "handle", "face", "fight", "pay", "stick", "work", "help", "ask", "confront", "move",
    "tell",
  ]
  private static let chores: Set = ["clean", "wash", "cook", "iron", "dust", "sweep", "mop", "vacuum", "tidy", "sort", "sit", "stand"]
  /// Verbs among these that no act is said with: nobody does a loss of weight.
  private static let aims = outcomes.subtracting(["learn", "plan", "keep", "remember", "start", "stand", "let", "make"])
  /// Words after an act that say how much or when.
  private static let measures: Set = [
    "louder", "quieter", "slower", "deeper", "for", "every", "each", "minutes", "times", "before", "after", "at", "in", "on", "more",
    "better", "harder", "faster", "per", "once",
    "without", "and", "to", "with", "until", "during", "when", "while", "again", "regularly", "daily", "outside", "twice", "by", "as",
  ]
}
