/// What a reason is, and which one no sentence has.
extension ScriptedConversation {
  /// Whether a reason tells of what hurts, and not of what is wanted: "he took the money", "I yelled again today".
  func isSore(_ reason: String) -> Bool {
    if Template.Slot.does(good: reason) { return false }
    // Whoever says "because" says why, if it is no mood in which a habit is had.
    if reason.contains(/^(?i)(?:because|cos|cuz|so(?: that)?)\s/), let clause = ReasonPhrase.clause(of: reason),
      !Template.Slot.isSore(clause),
      !Template.Slot.isMood(clause)
    {
      return false
    }
    // "I've got a baby coming", "he looks up to me", "she starts school in May".
    if reason.contains(
      /^(?i)(?:because\s+)?(?:(?:i|we)(?:'ve|\s+have)\s+got\s+(?:a|an|two|three|my|our|to)\b|(?:he|she|they|my\s+\w+|my\s+\w+\s+\w+)\s+(?:looks?\s+up\s+to|starts?|turns?|works?|teach(?:es)?|calls?|visits?|comes?\s+(?:home|to)|gets?\s+married|moves?\s+(?:in|to)|takes?\s+after)\b)/
    ),
      Self.sorrows.isDisjoint(with: TypedWords(reason).small), !Template.Slot.hurts(reason)
    {
      return false
    }
    var words = TypedWords(reason.replacing("kind of ", with: "").replacing("sort of ", with: ""))
    _ = words.drop(["because", "cause", "since"])
    // "I only want one cup".
    if words.words.count > 2, words.small[0] == "i", ["only", "really", "also"].contains(words.small[1]) { words.words.remove(at: 1) }
    let small = words.small.map { $0.filter { $0 != "," } }
    // "I want it to be over" may be said of more than a habit.
    if words.text.lowercased().contains(/\bwant it (?:all )?to (?:end|be over|stop)\b/) { return true }
    if small == ["i", "forget"] || small == ["i", "forgot"] { return true }
    // "I call myself an idiot".
    if small.first == "i", small.contains("myself"), small.count > 3, ["call", "tell", "hate", "talk", "punish", "hurt"].contains(small[1])
    {
      return true
    }
    // "I let it ring out", "my chest gets tight".
    if small.starts(with: ["i", "let"]), small.count > 2, Self.goods.isDisjoint(with: small) { return true }
    if small.count > 3, small[0] == "my", ["chest", "stomach", "throat", "head"].contains(small[1]), Self.goods.isDisjoint(with: small) {
      return true
    }
    if Self.isConstant(words.text) || Confession.isBreakdown(small) { return true }
    // "It makes me feel small".
    if small.starts(with: ["it", "makes", "me"]) || small.starts(with: ["it", "made", "me"]) {
      return Self.goods.isDisjoint(with: small)
        && !small.contains {
          ["less", "calmer", "better", "proud", "strong", "laugh", "smile", "alive", "good", "think", "myself", "human"].contains($0)
        }
    }
    // "It's spoiling our friendship", of what is to be less.
    if goal.kind == .build, let first = small.first, ["it's", "its", "it", "that's", "i'm"].contains(first), small.count > 2,
      Self.spoiling.contains(small[first == "it" && small[1] == "is" ? 2 : 1])
    {
      return true
    }
    // "People dump their tasks on me".
    if small.first == "people", small.count > 2, Self.goods.isDisjoint(with: small), small.contains("me") { return true }
    // "People walk all over me", "they all seem to have it together", "my flat is full of it", "heart goes like a drum".
    if words.text.lowercased().contains("walk all over") || small.starts(with: ["they", "all"]) { return true }
    if small.count > 1, small.last == "it", ["of", "with", "by", "about"].contains(small[small.count - 2]) { return true }
    if small.count > 2, ["heart", "head", "mind", "stomach", "chest"].contains(small[0]) { return true }
    // "Because anxiety".
    if small.count == 1, Self.strains.contains(small[0]) { return true }
    guard let first = small.first, small.count > 2 else { return false }
    if !Self.glad.isDisjoint(with: small) { return false }
    if small.firstRange(of: ["asked", "me", "to"]) != nil || small.suffix(2).elementsEqual(["says", "so"]) { return false }
    // "I got my son back", "my therapist said so".
    if small.starts(with: ["i", "got"]), small.last == "back" { return false }
    if zip(small, small.dropFirst()).contains(where: { $0 == "said" && $1 == "so" }) { return false }
    if Self.isReproach(small) || Self.isOthersDoing(small) { return true }
    // "I have a bad knee", "I hate broccoli", "I eat too much".
    if first == "i", small[1] == "have" && small.contains("bad") || small[1] == "hate" || small.contains("too") { return true }
    // "I get up at two and raid the fridge", of whoever is to leave it.
    if first == "i", goal.kind == .quit, Self.goods.isDisjoint(with: small), !Self.wanting.contains(small[1]), small[1] != "feel",
      !ReasonPhrase.losses.contains(small[1])
    {
      return true
    }
    // "It hurts less" is what is wanted.
    let isEased = small.contains { ["less", "without", "no", "not", "want"].contains($0) }
    if !Self.sorrows.isDisjoint(with: small), !isEased { return true }
    let isTold = ["i", "he", "she", "they", "we", "my", "everybody", "everyone", "nobody", "people", "somebody", "i've"].contains(first)
    // "I don't want to delete it" is no reason by itself.
    if first == "i", ["don't", "can't", "never", "just"].contains(small[1]), !reason.lowercased().hasPrefix("because") { return true }
    guard isTold, !["i"].contains(first) || !["want", "wish", "would", "could", "need", "love", "like", "miss"].contains(small[1]) else {
      return false
    }
    // "My daughter was born in March" is glad.
    if !Set(small).isDisjoint(with: ["born", "married", "graduated", "engaged", "pregnant"]) { return false }
    let isPast = small.dropFirst().prefix(4).contains {
      Self.past.contains($0) || $0.hasSuffix("ed") && Inflection.base(ofParticiple: $0) != nil
    }
    let isBad =
      first == "i"
      && (Confession.regrets.contains(small[1])
        || small[1] == "feel" && !small[2...].contains(where: Self.feltGood.contains))
    return isPast || isBad
  }

  /// Whether somebody tells what they do again and again: "I put myself down all the time".
  static func isConstant(_ words: String) -> Bool {
    let said = words.lowercased()
    return said.hasPrefix("i ") && ["all the time", "constantly", "every single time"].contains(where: said.contains)
  }

  /// Whether a reason tells of what hurts, by itself or by the clause that it makes.
  func isHurting(_ reason: String) -> Bool {
    if isSore(reason) { return true }
    // "So that I can keep up with my kids" is an aim.
    let small = TypedWords(reason).small, isLoss = small.first == "i" && small.count > 1 && ReasonPhrase.losses.contains(small[1])
    guard !isLoss, Self.glad.isDisjoint(with: small), !["because", "so ", "to ", "for "].contains(where: reason.lowercased().hasPrefix),
      let clause = ReasonPhrase.clause(of: reason)
    else { return false }
    return !Template.Slot.isGlad(clause)
  }

  /// Whether somebody tells what they did: "I fell in January".
  static func isPast(_ small: [String]) -> Bool {
    small.count > 2 && small[0] == "i"
      && (past.contains(small[1]) || small[1...].starts(with: ["used", "to"])
        || ["failed", "tried", "promised", "started", "stopped"].contains(small[1])
        || small[1].hasSuffix("ed") && small[1].count > 4 && Inflection.base(ofParticiple: small[1]) != nil)
  }

  /// Whether somebody tells what others did: "she loved that dog".
  static func isOthersPast(_ small: [String]) -> Bool {
    small.count > 2 && ["he", "she", "they", "it", "we"].contains(small[0])
      && (past.contains(small[1]) || small[1].hasSuffix("ed") && small[1].count > 3)
  }

  /// Whether a reason says what others do or what the matter is, and nothing that is wanted: "my wife says I do it", "at parties I just stand
  /// in the corner", "it's a lie", "I talk to myself like garbage".
  private static func isReproach(_ small: [String]) -> Bool {
    let first = small[0]
    if small.contains(
      where: ["garbage", "rubbish", "trash", "dirt", "lie", "problem", "scars", "stare", "stares", "shy", "warned"].contains)
    {
      return true
    }
    if ["at", "in", "on", "when", "every"].contains(first), small.dropFirst(2).contains("i") { return true }
    // "I miss him so much".
    if small.starts(with: ["i", "miss"]), ["him", "her", "them"].contains(small[2]) { return true }
    // "My daughter asked me to".
    if small.suffix(3).elementsEqual(["asked", "me", "to"]) || small.suffix(3).elementsEqual(["wants", "me", "to"]) { return false }
    let isOther = ["he", "she", "they", "everybody", "everyone", "nobody", "people", "somebody"].contains(first)
    let isOwnPerson = ["my", "our"].contains(first) && (Story.isPerson(small[1]) || Relative.isIn([small[1]]))
    return (isOther || isOwnPerson) && small.dropFirst().prefix(3).contains(where: reproaching.contains)
  }

  /// Whether others do something that is no gain of theirs: "he texts with other women", but not "they need me" and "she is lonely".
  private static func isOthersDoing(_ small: [String]) -> Bool {
    guard ["he", "she", "they"].contains(small[0]), Inflection.isVerb(small[1]) || Inflection.base(ofThirdPerson: small[1]) != nil else {
      return false
    }
    return othersGains.isDisjoint(with: small)
  }

  private static let othersGains: Set = [
    "need", "needs", "deserve", "deserves", "love", "loves", "count", "counts", "depend", "depends", "rely", "relies", "copy", "copies",
    "learn", "learns", "trust", "trusts", "want", "wants", "listen", "listens", "grow", "grows", "like", "likes", "better", "more", "less",
    "up", "is", "are", "matter", "matters", "miss", "misses", "see", "sees", "watch", "watches", "help", "helps", "live", "lives", "sleep",
    "sleeps",
    "feel", "feels", "worry", "worries",
  ]

  /// What others do that is no reason by itself.
  private static let reproaching: Set = [
    "says", "say", "tells", "tell", "thinks", "think", "asks", "ask", "complains", "complain", "yells", "keeps", "makes", "hates", "nags",
    "warned", "ignores", "looks", "look", "mad", "angry", "unhappy", "upset",
  ]

  /// What somebody says of themselves who says what for; then what gets better.
  private static let wanting: Set = [
    "want", "wish", "would", "could", "can", "need", "love", "like", "miss", "deserve", "value", "care", "enjoy", "choose", "promised",
    "prefer", "hope", "owe", "am", "have", "believe", "know", "should",
  ]
  private static let goods: Set = [
    "better", "more", "less", "again", "free", "easier", "easily", "well", "healthy", "calm", "safe", "longer", "happy", "happier", "save",
    "live", "breathe",
  ]

  /// How somebody feels who is glad of it.
  private static let feltGood: Set = [
    "better", "good", "free", "freer", "calm", "calmer", "well", "happy", "happier", "lighter", "stronger", "fitter", "healthier",
    "younger",
    "safer", "closer", "proud", "great", "alive", "fresher", "relaxed",
  ]

  static let sorrows: Set = [
    "bald", "failure", "scars", "mad", "broke", "wreck", "zombie", "gross", "sluggish", "bloated", "cancer", "useless", "divorce", "races",
    "died", "gained", "forget",
    "criticises", "criticizes", "badly", "poorly", "awful",
    "terrible",
    "horrible", "ugly", "angry", "sad", "complains", "complain", "hurts", "hurt", "aches", "ache", "jittery", "hard", "laughs", "laugh",
    "annoyed", "miserable", "worried", "disgusting", "scared", "headaches", "headache", "migraines", "shaky", "mean", "grumpy", "irritable",
    "snappy", "cranky", "moody", "dizzy", "anxious", "nervous", "panic", "cry",
    "faint", "bloated", "sluggish", "exhausted", "nauseous",
  ]
  /// What was once done gladly.
  private static let glad: Set = [
    "patient", "kind", "helped", "taught", "supported", "raised", "believed", "proud", "promised", "wanted", "decided", "loved", "dreamed",
    "dreamt", "invited", "chose", "offered", "hired", "proposed", "recommended", "suggested", "enjoyed", "liked", "learned", "wished",
    "played", "sang", "cooked", "painted", "built",
  ]
  private static let past: Set = [
    "took", "went", "left", "hit", "said", "told", "broke", "lost", "made", "had", "was", "were", "did", "got", "came", "gave", "threw",
    "fell", "forgot", "fought", "cheated",
  ]

  /// Whether words only name what a doctor found: "prediabetes", "doctor says prediabetes".
  static func isAilment(_ small: [String]) -> Bool {
    guard let last = small.last, small.count < 5 else { return false }
    let isNamed = ["betes", "itis", "osis", "emia", "aemia", "algia", "pathy", "tension", "asthma", "cholesterol", "apnoea", "apnea"]
    return last.count > 5 && isNamed.contains(where: last.hasSuffix)
      && (small.count == 1 || doctors.contains { small.prefix(2).contains($0) })
  }

  static let doctors: Set = ["doctor", "doc", "gp", "nurse", "dentist", "physio", "therapist"]

  /// Whether words with which nobody says "because" or "for" can be a reason: "my kids", "health", but not "chocolate at four".
  static func isReason(_ words: String) -> Bool {
    let small = TypedWords(words).small
    // "New to it" says how somebody stands to it.
    if small.count > 1, ["new", "used", "bad", "good", "close"].contains(small[0]), ["to", "at"].contains(small[1]) { return false }
    // "Third year on the same pay" names no gain.
    if small.last == "first" || isAilment(small) || ["second", "third", "fourth", "fifth", "tenth"].contains(small.first) { return false }
    guard let first = small.first, small.count < 7, !small.contains(where: TypedWords.numbers.contains) else { return small.count >= 7 }
    // "With my husband" says with whom.
    if ["with", "without"].contains(first) { return false }
    let joints = [
      "because", "for", "to", "so", "i", "i'm", "i'd", "i've", "my", "our", "the", "it", "it's", "he", "she", "they", "we", "more",
      "better",
      "less", "being", "no", "not", "having", "that", "there", "people", "a", "an", "she's", "he's", "in", "as",
    ]
    // "Deadline in June" names no gain.
    let isPlain = small.count > 2 && !(["in", "at", "on", "with", "next", "this"].contains(small[1]) && !benefits.contains(first))
    return joints.contains(first) || isPlain || benefits.contains(small[small.count - 1]) || Inflection.base(ofGerund: first) != nil
      || Inflection.isState(first) || Relative.isIn(small) || Tongue(of: words) != nil
  }

  private static let spoiling: Set = [
    "spoiling", "ruining", "wrecking", "destroying", "killing", "costing", "damaging", "draining", "hurting", "spoils", "ruins", "wrecks",
    "destroys", "eating", "holding", "stopping", "affecting", "harming",
  ]

  static let benefits = Inflection.words(
    """
    health money energy peace freedom love fun confidence sleep family clarity calm joy respect pride balance happiness wellbeing well-being
    fitness longevity safety independence friendship friends faith god jesus science curiosity self-respect discipline time kids children
    work school career marriage relationship mood weight teeth lungs heart brain memory body skin voice back
    habit future retirement house baby pregnancy honesty trust dignity growth knowledge people everyone myself her him them
    life looks relief planet animals earth dog cat job clothes pressure breathing hair face english grades exam exams degree wedding trip
    holiday strength hope justice beauty fairness curiosity satisfaction comfort company nature music art
    """)
}
