/// The words by which it is told what in a goal a family knows.
extension ParsedGoal {
  /// What is kept, or lost, when others do something.
  static let tempers: Set = ["calm", "calmer", "patient", "patience", "cool", "temper", "angry", "composed"]
  static let sports = Inflection.words(
    """
    pickleball cricket padel rugby hockey netball volleyball darts boules petanque lacrosse badminton squash hurling softball baseball
    basketball football soccer golf tennis handball futsal snooker pool bowls
    """)
  static let counts: Set = ["times", "twice", "thrice"]
  static let amounts = Set(Numerals.english.small.dropFirst(2) + Numerals.english.tens).union(["minutes", "hour", "hours"])

  /// Returns what is gone to, of which a family knows what is done there, and not how one gets there: "practice" of "go to choir practice".
  static func attended(_ small: [String]) -> [String] {
    guard let last = small.last, ["go", "going"].contains(small[0]), small.contains("to"),
      ["practice", "rehearsal", "rehearsals", "class", "classes", "lessons", "meetings", "club"].contains(last)
    else { return [] }
    return [last]
  }

  /// What there is too much of in whatever is done so.
  static let excesses: Set = ["much", "many", "close", "fast", "loud", "loudly", "late", "hard", "often", "quickly", "long"]

  /// What a family knows whatever kind it is of.
  static let events = Inflection.words(
    "exam exams test tests finals interview interviews presentation presentations recital audition auditions thesis dissertation")
}
