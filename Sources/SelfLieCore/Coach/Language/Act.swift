/// An act in its base form, and what can be said about it.
struct Act {
  let text: String
  let words: [String]

  init(_ text: String) {
    self.text = text
    words = text.lowercased().split(separator: " ").map(String.init)
  }

  var verb: String { words.first { !Inflection.isAdverb($0) } ?? "" }

  /// Whether the words are a verb with what belongs to it, and no clause that a sentence could break on.
  var isPlain: Bool {
    words.count <= 13 && !text.contains(",") && Self.joints.subtracting(Self.relatives).isDisjoint(with: unjoined)
      && !Self.ends.contains(words.last ?? "")
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
    // "Take a breath and ask her how she's doing" goes on with an act.
    guard let joint = words.firstIndex(of: "and"), joint + 1 < words.count, !Inflection.isVerb(words[joint + 1]) else { return false }
    return Trigger.isClause(Array(words[(joint + 1)...]))
  }

  /// Whether it is done when it is done, and not after a time: "clean the litter box".
  var isChore: Bool { Self.chores.contains(verb) }

  /// Whether it can be said whole as something that is done, and not only worked toward: "put my keys in the same place", but not "find a
  /// flat".
  var isDeed: Bool {
    // "The things that I am grateful for".
    let isGrateful = words.last == "for" && ["grateful", "thankful"].contains(words.dropLast().last)
    guard let end = words.last, words.count < 15, !text.contains(","), !words.contains("not"), !Self.ends.contains(end) || isGrateful,
      !endsInClause,
      Self.joints.subtracting(Self.clauses).isDisjoint(with: words)
    else { return false }
    let next = words.count > 1 ? words[1] : ""
    // "Stay and look at the numbers".
    if verb == "stay", next == "and", words.count > 3 { return Inflection.isVerb(words[2]) }
    if words.count > 2,
      verb == "let" && (next == "myself" || ["in", "go"].contains(end) && next != "it") || verb == "start" && next == "again"
    {
      return true
    }
    if isUndertaking { return false }
    // "I delegate more" says too little to do it.
    if words.count == 2, next == "more" { return false }
    // "Stay in touch with my old colleagues".
    if ["stay", "keep"].contains(verb), words.dropFirst().starts(with: ["in", "touch"]) { return words.count > 3 }
    if verb == "stay", Self.sober.contains(next) { return words.count > 2 && words.count < 9 }
    if ["be", "stay"].contains(verb) { return Self.whereabouts.contains { words.dropFirst().starts(with: $0) } }
    if verb == "have" { return words.contains(where: Self.had.contains) }
    guard !isState || verb == "get", !isRelearned else { return false }
    // Nobody sleeps well because they will.
    if verb == "sleep", ["well", "properly", "better", "deeply", "soundly", "through"].contains(next) { return false }
    // "Finish the books I start".
    if verb == "finish",
      Inflection.base(ofGerund: next) != nil || words.firstRange(of: ["i", "buy"]) != nil
        || !["start", "started", "begin"].allSatisfy({ end != $0 })
    {
      return true
    }
    if verb == "finish", next == "one" || Self.meals.contains(end) { return true }
    if verb == "look", next == "for" { return false }
    if verb == "start", ["a", "an"].contains(next), !isRepeated { return false }
    // "Write a book", "knit a sweater" and "learn German" take many days, but not "write a page every day".
    if Inflection.lasting.contains(verb), verb != "read",
      ["a", "an", "half"].contains(next) || verb == "learn" && !Numerals.english.small.contains(next),
      !isRepeated,
      Self.brief.isDisjoint(with: words)
    {
      return false
    }
    if verb == "get" {
      return ["up", "to", "out", "off", "dressed", "ready", "outside", "back", "home", "straight"].contains(next) || end == "done"
    }
    // "Grow my own tomatoes on the balcony".
    let isNear = [next, end].contains(where: Self.near.contains) || verb == "grow" && !Self.near.isDisjoint(with: words)
    let isFar = Self.goals.contains(verb) && isShort || Self.aims.contains(verb) && !isNear
    return (words.count > 1 || Inflection.lasting.contains(verb)) && (!isFar || isRepeated && verb != "lose") && !isSkill
      && (!isRegretted || words.contains("less") || isLimit)
  }

  /// Whether the words say how much at most.
  var isLimit: Bool { text.contains("at most") || words.contains("only") }

  /// Whether the words say how many times in a week, or how much at most.
  var isCounted: Bool {
    isLimit || isRepeated && !words.contains("day") && !["every", "each", "daily"].contains(where: words.contains)
  }

  /// Whether the words say how often.
  var isRepeated: Bool {
    !Self.frequencies.isDisjoint(with: words)
      || zip(words, words.dropFirst()).contains { ["a", "per"].contains($0) && Self.periods.contains($1) }
  }

  /// Whether the verb is for a state, not for an act.
  var isState: Bool { Self.states.contains(verb) && (verb != "look" || Self.looks.contains(words.last ?? "")) }

  /// Whether it is learned rather than done: "handle criticism", "let go of the past", "listen better".
  var isSkill: Bool {
    Self.skills.contains(verb) || verb == "find" && !Self.found.isDisjoint(with: words)
      || words.count > 2 && !["better", "faster"].allSatisfy { !words.contains($0) }
      || words.count > 1 && Self.phrases.contains("\(verb) \(words[1])")
        && !(verb == "stand" && words.dropFirst(2).first.map { ["every", "and", "from", "at", "once"].contains($0) } ?? true)
        && !(words.count > 2 && ["come", "sit"].contains(verb) && ["my", "the", "his", "her", "him"].contains(words[2]))
  }

  /// Returns what somebody is learning who leaves a way to be behind: "to be on time with the rent" for "be late with the rent"; nil if its
  /// opposite is not known.
  var opposite: String? {
    let rest = words.dropFirst().drop { ["so", "too", "such", "always", "a", "an", "very"].contains($0) }
    guard verb == "be", let way = rest.first, let opposite = Self.opposites[way], rest.count > 1 else { return nil }
    return "to be " + ([opposite] + text.split(separator: " ").suffix(rest.count - 1).map(String.init)).joined(separator: " ")
  }

  /// Returns what somebody who does this is learning: "to handle criticism", "to be patient", "the banjo" for "learn the banjo"; nil if it
  /// is no state that a person can come to, as "be in bed by ten", and no skill.
  var learned: String? {
    if verb == "learn", words.first == verb { return words.count > 1 ? String(text.dropFirst("learn ".count)) : nil }
    if verb == "become", canBeLearned { return "to be" + text.dropFirst("become".count) }
    guard canBeLearned || isSkill && words.count > 1 || isRelearned else { return nil }
    // "To be bolder in class" for "be less shy in class".
    if verb == "be", words.count > 2, words[1] == "less", let more = Self.instead[words[2]] {
      return (["to be", more] + text.split(separator: " ").dropFirst(3).map(String.init)).joined(separator: " ")
        .replacing("kinder of", with: "kinder to").replacing("myself of", with: "myself about")
    }
    return "to \(text)"
  }

  /// Whether the state is one that a person can come to: "be more patient", "believe in my ideas", but not "be in bed by ten".
  var canBeLearned: Bool {
    guard words.count > 1, words.count < 14, !words.contains("not"), !text.contains(",") else { return false }
    let rest = words.dropFirst()
    let start = rest.drop { ["more", "a", "an", "less", "so", "very", "really", "little", "bit", "the"].contains($0) }
    guard let quality = start.first, Self.fates.isDisjoint(with: start) else { return false }
    switch verb {
    case "be":
      return !isDeed && (rest.first == "less" || !Self.isUnwanted(quality)) && Inflection.base(ofGerund: quality) == nil
        && !["like", "with"].contains(quality)
    // "Become a nurse" is a long way, "become a better listener" a little one.
    case "become":
      return rest == start || Inflection.isState(quality) || quality == "person" || start.contains("who") || rest.first == "more"
    case "feel", "stay":
      // Whoever is sober learns it no more.
      return !isDeed && !Self.sober.contains(quality) && quality != "like"
        && (Inflection.isState(quality) && !Inflection.feelings.contains(quality)
          || rest.first == "less"
          || ["safe", "myself", "at", "worthy", "whole", "normal", "comfortable", "welcome", "on", "with", "in", "out"]
            .contains(quality))
    case "believe": return ["in", "that", "i", "i'm"].contains(rest.first)
    case "trust", "accept", "enjoy", "understand": return true
    case "love", "like": return Self.owners.contains(rest.first ?? "") || rest.first == "what"
    case "live": return ["with", "within", "in", "by", "more", "without"].contains(rest.first ?? "")
    default: return false
    }
  }

  /// Whether it can be said whole as something that is done less.
  var isPlainReduction: Bool { isPlain && words.count > 1 && !["be", "feel", "become"].contains(verb) }

  /// Whether nobody tells of it as a wish: "panic on the train".
  var isRegretted: Bool {
    if Confession.isBreakdown(["i"] + words) || words.starts(with: ["forget", "my"]) { return true }
    return !(verb.hasPrefix("apologi") && words.dropFirst().first == "to") && !(verb == "lie" && words.dropFirst().first == "down")
      && Confession.regrets.contains(verb)
      // "Shut the laptop at six".
      && !(verb == "shut" && words.contains { ["laptop", "computer", "door", "window", "office", "shop", "book", "books"].contains($0) })
      && !Confession.wished.contains(verb)
  }

  /// Whether nobody is awake to notice it: "fall asleep in front of the television".
  var isAsleep: Bool { ["sleep", "oversleep", "snore", "doze"].contains(verb) || words.first == "fall" && words.contains("asleep") }

  /// Whether people feel like doing it: smoking, but not forgetting.
  var isCraved: Bool { Self.craved.contains(verb) }

  /// Whether it can go on for a while.
  var goesOn: Bool {
    guard Inflection.lasting.contains(verb) || Self.ongoing.contains(verb) else { return false }
    return verb != "work"
      && !words.contains { Numerals.english.small.contains($0) || Self.places.contains($0) || $0 == "glass" || $0 == "cup" }
  }

  /// Whether it is done without what usually goes with it, or done anew after a long time, both of which are learned: "win at chess without
  /// gloating", "drive on the freeway again after my accident".
  var isRelearned: Bool {
    guard let place = words.firstIndex(where: ["without", "again"].contains), place > 0, place + 1 < words.count else { return false }
    return words.count < 14 && !text.contains(",") && !["learn", "go", "recover"].contains(verb) && !isRepeated
      && !Self.states.contains(verb)
  }

  /// Whether it takes many steps: "learn the violin", but not "call my mother".
  var isProject: Bool { Self.projects.contains(verb) && isShort }

  /// Whether it is something to get: "get my licence", but not "get up".
  var isGetting: Bool { ["get", "become"].contains(verb) && ["a", "an", "my"].contains(words.dropFirst().first ?? "") && isShort }

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
    // Nobody focuses on nothing.
    if words.first == "focus", !words.contains("on") { return nil }
    // Nobody walks the dog longer for ten minutes.
    if words.count > 1, let last = words.last?.lowercased(), Self.comparatives.contains(last) { return nil }
    // Clean code is written all day, and not for ten minutes.
    if words.count > 2, ["clean", "better", "good"].contains(words[1].lowercased()) { return nil }
    // "Overthinking at night" names what is to be left.
    if isRegretted { return nil }
    let skill = ["learn to ", "learn how to "].first(where: text.hasPrefix).map { String(text.dropFirst($0.count)) }
    if let skill, isOwn { return "practise \(Inflection.gerunds(of: skill))" }
    if let skill { words = skill.split(separator: " ").map(String.init) }
    if isOwn, words.starts(with: ["learn", "the", "names"]) || words.starts(with: ["learn", "my", "lines"]) {
      return "practise \(words.dropFirst().joined(separator: " "))"
    }
    if words.first == "learn", words.count > 1 { words[0] = Replacement.use(of: words) == "play" ? "play" : "study" }
    guard let verb = words.first else { return nil }
    // "Learn Torah for half an hour" says how long.
    if let length = words.lastIndex(of: "for"), length + 2 < words.count,
      ["minutes", "hour", "hours"].contains(words[words.count - 1].lowercased()), verb == "study" || verb == "play"
    {
      return words.joined(separator: " ")
    }
    let isMeasured = !Self.comparatives.isDisjoint(with: words)
    if isOwn, !Self.outcomes.contains(verb) || verb == "have" && isDeed, !isMeasured, words.count < 7, verb != "study" {
      return words.joined(separator: " ")
    }
    let isAnywhere = verb != "take" || Replacement.use(of: Array(words.dropFirst())) == "take"
    if Inflection.momentary.contains(verb), words.count > 1, words.count < 6, !isMeasured, isAnywhere {
      return words.joined(separator: " ")
    }
    guard Inflection.lasting.contains(verb), Pursuit.outing(text) == nil, !words.starts(with: ["speak", "up"]) else { return nil }
    if let end = words.dropFirst().firstIndex(where: Self.measures.contains) { words.removeSubrange(end...) }
    // Ten minutes do not write a book, or run a marathon.
    if words.count > 1, ["a", "an", "my", "half"].contains(words[1]), !["play", "stretch", "study", "practice", "practise"].contains(verb) {
      words = [verb]
    }
    // Nor do they cover a distance or a number of things.
    let numbers = Set(Numerals.english.small + Numerals.english.tens)
    if words.dropFirst().contains(where: { $0.contains(where: \.isNumber) || numbers.contains($0) }) { return nil }
    // To work, and to play, may be anything.
    guard
      words.count > 1
        || !["work", "play", "ride", "clean", "practice", "practise", "rehearse", "row", "review", "listen", "speak"].contains(verb)
    else { return nil }
    return words.count < 6 ? words.joined(separator: " ") + " for ten minutes" : nil
  }

  // MARK: Words

  private static let sober: Set = ["sober", "clean"]
  /// What is found by who learns to see it.
  private static let found = Inflection.words("joy peace meaning balance beauty humor humour calm happiness comfort strength pleasure")
  /// What is written or read in one sitting.
  private static let brief: Set = [
    "note", "letter", "list", "card", "postcard", "email", "will", "review", "poem", "page", "message", "cv", "resume", "prayer", "story",
    "chapter", "psalm", "verse", "paragraph",
  ]
  private static let joints: Set = [
    "who", "which", "that", "but", "because", "so", "instead", "without", "than", "when", "while", "if", "then", "until",
    "whenever", "where", "as", "or",
  ]
  private static let relatives: Set = ["if", "that", "which", "who", "where"]
  private static let ends: Set = ["to", "the", "a", "an", "my", "with", "of", "and", "for", "at", "from", "about"]
  private static let states: Set = [
    "be", "become", "feel", "stay", "know", "live", "love", "like", "trust", "believe", "have", "own", "need", "want", "accept", "get",
    "enjoy", "understand", "matter", "grieve", "mourn", "miss", "belong", "look", "seem", "mean", "deserve",
  ]
  static let meals: Set = [
    "sentence", "tea", "coffee", "lunch", "breakfast", "dinner", "plate", "vegetables", "sandwich", "glass", "water", "meal", "meals",
    "homework",
    "sentences",
    "antibiotics",
  ]
  static let undertakings: Set = [
    "pay", "finish", "look", "complete", "renovate", "rebuild", "restore", "declutter", "organize", "organise", "digitize", "digitise",
    "translate", "recover",
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
  private static let opposites = [
    "sarcastic": "kind", "nasty": "kind", "critical": "kind", "dismissive": "respectful", "negative": "positive", "lazy": "diligent",
    "sloppy": "careful", "careless": "careful", "grumpy": "friendly", "distant": "close", "pushy": "patient",
    "unpunctual": "punctual", "secretive": "open", "rigid": "flexible", "condescending": "respectful", "aggressive": "gentle",
    "late": "on time", "rude": "polite", "mean": "kind", "harsh": "gentle", "impatient": "patient", "messy": "tidy", "selfish": "generous",
    "defensive": "open", "stubborn": "flexible", "disorganized": "organized", "disorganised": "organised", "dishonest": "honest",
    "unkind": "kind", "hard": "kind", "cold": "warm", "bossy": "respectful", "rough": "gentle", "cruel": "kind", "ungrateful": "grateful",
    "competitive": "relaxed", "loud": "quiet", "passive": "active", "stingy": "generous", "judgmental": "open", "judgemental": "open",
  ]
  /// Words that begin a clause with which an act can still be said whole.
  private static let clauses: Set = [
    "as", "until", "that", "which", "who", "where", "when", "while", "whenever", "if", "than", "or", "then", "but", "instead",
  ]
  private static let looks = Inflection.words("good better best great nice younger older slim fit pretty smart look like")
  /// Whether nobody wishes to be so: "awkward", "rude".
  private static func isUnwanted(_ quality: String) -> Bool {
    opposites[quality] != nil || Inflection.feelings.subtracting(["happy", "excited"]).contains(quality)
  }
  /// Where somebody can be, or how ready.
  private static let whereabouts = [
    ["in", "bed"], ["in", "the", "house"], ["home"], ["at", "home"], ["up"], ["out"], ["outside"], ["awake"], ["ready"], ["there"],
    ["done"],
    ["back"],
    ["early"], ["inside"], ["under"], ["at", "my"], ["at", "the"],
  ]
  private static let had = Inflection.words(
    "glass cup fruit apple nap breakfast lunch dinner supper tea coffee conversation conversations talk time family friends hour hours evening only most courage"
  )
  private static let frequencies = Inflection.words("every each daily weekly monthly twice times once per")
  private static let periods = Inflection.words("day week month year night morning evening weekend hour session shift")
  /// What a person becomes able to do.
  private static let skills = Inflection.words(
    """
    handle cope deal face control manage fight confront overcome tolerate bear endure survive forgive let adapt adjust respond react
    appreciate rely embrace stick regulate master loosen live juggle bond
    """)
  private static let phrases: Set = [
    "get through", "get over", "get past", "get along", "get on", "get used", "open up", "move on", "calm down", "slow down", "wind down",
    "switch off", "make friends", "come to", "say goodbye", "say no", "stand up", "sit with",
  ]
  /// What nobody learns to be.
  private static let fates = Inflection.words(
    """
    rich famous thin married pregnant promoted debt debt-free millionaire done over loved liked cured healed tall employed single
    bullied criticized criticised ignored teased ghosted mocked rejected humiliated excluded harassed fired laid dumped cheated abandoned
    betrayed blamed interrupted disrespected overlooked belittled
    """)
  /// What makes something near of a far aim: "find time", "reach out".
  private static let near = Inflection.words("voice time out something words tomatoes vegetables herbs flowers again home back early")
  private static let chores: Set = ["clean", "wash", "cook", "iron", "dust", "sweep", "mop", "vacuum", "tidy", "sort", "sit", "stand"]
  /// Verbs among these that no act is said with: nobody does a loss of weight.
  private static let aims = outcomes.subtracting(["learn", "plan", "keep", "remember", "start", "stand", "let", "make", "save"])
  /// Verbs for projects that no act is said with where they have a short object: "pay off my debt", but not "plan my meals".
  private static let goals = projects.subtracting([
    "grow", "plan", "write", "train", "study", "save", "learn", "apply", "declutter", "start", "open",
  ])
  .union(["adopt", "join", "marry", "rent", "hire"])
  /// Words after an act that say how much or when.
  private static let measures: Set = [
    "louder", "quieter", "slower", "deeper", "for", "every", "each", "minutes", "times", "before", "after", "at", "in", "on", "more",
    "better", "harder", "faster", "per", "once",
    "without", "and", "to", "with", "until", "during", "when", "while", "again", "regularly", "daily", "outside", "twice", "by", "as",
  ]
}
