// Words that look like verbs, and are something else.

extension Inflection {
  /// Whether a word that looks like a verb only describes the next word: "stress ball", "sleep habits".
  static func isModifier(_ word: String, of next: String) -> Bool {
    if modifiers.contains(word.lowercased()), !determiners.contains(next.lowercased()) { return true }
    if ["lesson", "lessons", "class", "classes", "club"].contains(next.lowercased()) { return crafts.contains(word.lowercased()) }
    if ["journal", "diary", "log"].contains(next.lowercased()) { return records.contains(word.lowercased()) }
    return ["habits", "habit", "quality", "schedule", "routine", "skills", "life", "balance", "level", "levels", "ethic", "plan", "time"]
      .contains(
        next.lowercased())
      && ![
        "plan", "keep", "make", "have", "find", "build", "improve", "change", "take", "save", "spend", "waste", "manage", "start", "get",
      ].contains(word)
  }

  private static let records = words("dream travel food sleep work exercise study mood")
  private static let crafts = words("dance paint draw sketch cook bake sew knit swim box ski surf act dive sail ride golf climb skate")
  private static let modifiers: Set = [
    "junk", "fast", "comfort", "board", "card", "video", "party", "street", "finger", "trail", "power", "speed", "rock", "track",
  ]

  /// Whether a noun makes a thing of the "ing" word in front of it: "running shoes".
  static func countables(_ word: String) -> Bool {
    [
      "shoes", "exercise", "exercises", "session", "sessions", "class", "classes", "habit", "habits", "pool", "skills", "list", "game",
      "games", "partner", "desk", "app", "apps", "site", "sites",
    ]
    .contains(word.lowercased())
  }

  /// Whether a word is a verb at the beginning of a phrase: "phone my mother", but not "phone calls".
  static func isVerb(_ word: String, before next: String) -> Bool {
    // "Hand in my forms", but "hand cream".
    if isVerb(word) || word.lowercased() == "hand" && ["in", "over"].contains(next) { return true }
    return VerbTable.also.contains(word.lowercased()) && word.lowercased() != "couch"
      && !(word.lowercased() == "phone" && ["away", "out", "down", "off", "up", "at", "to"].contains(next))
      && (determiners.contains(next)
        || ["up", "out", "down", "off", "back", "away", "more", "myself", "at", "to", "it", "them"].contains(next))
  }

  /// The words that make an act of a word for a state: "clean my room", "calm down".
  static let particles = words("my the a an up out down off this that our his her it myself")

  /// Whether a word describes a state of a person.
  static func isState(_ word: String) -> Bool {
    let word = word.lowercased()
    return states.contains(word) || feelings.contains(word)
      || ["-headed", "-hearted", "-minded", "-tempered", "-spirited"].contains(where: word.hasSuffix)
  }

  /// Whether a word is a state in its comparative: "braver", "funnier", "bigger".
  static func isComparative(_ word: String) -> Bool {
    word.hasSuffix("er") && ([1, 2, 3].contains { isState(String(word.dropLast($0))) } || word.hasSuffix("ier"))
  }

  private static let states = words(
    """
    confident calm calmer patient kind kinder happy happier healthy healthier fit fitter strong stronger brave braver grateful thankful
    mindful present
    focused productive organized organised punctual honest assertive relaxed sober clean tidy creative disciplined independent positive
    optimistic
    open resilient generous gentle gentler curious slim slimmer active better good free humble playful loving
    affectionate attentive forgiving warm warmer friendly friendlier polite direct decisive flexible consistent responsible reliable helpful
    thoughtful considerate outgoing spontaneous courageous bold bolder secure content cheerful hopeful peaceful quiet quieter steady stable
    balanced centered grounded energetic awake alert creative inventive motivated ambitious diligent persistent efficient prepared tolerant
    accepting compassionate empathetic understanding respectful trusting trustworthy authentic sincere vulnerable sociable charming funny
    funnier interesting articulate eloquent fluent supportive present self-confident self-assured self-compassionate open-minded level-headed
    easygoing satisfied proud lighter nicer wiser faster smarter tidier braver firmer softer slower sharper
    """)
}
