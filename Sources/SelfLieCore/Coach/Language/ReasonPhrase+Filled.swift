/// What whoever types a reason briefly leaves out: "drives my wife mad", "burnt out", "test is in three weeks", "neck pain".
extension ReasonPhrase {
  /// Fills in the subject or the owner that a reason lacks.
  static func fill(_ wish: inout TypedWords) {
    let small = wish.small
    guard let first = small.first, small.count > 1 else { return }
    let second = small[1]
    // "Dad had melanoma", "memory is bad", "test is in three weeks".
    let isPerson = close.contains(first) && small.count > 2 && !["and", "in", "with"].contains(second)
    let isOwn = parts.contains(first) || ahead.contains(first)
    if isPerson || isOwn && ["is", "hurts", "gets", "are", "hurt", "starts"].contains(second) {
      wish.words.replaceSubrange(...0, with: ["my", first])
    } else if doings.contains(first) || isDone(first) && (Inflection.determiners.contains(second) || objects.contains(second)) {
      // "Costs a bomb" says what the habit does.
      wish.words.insert("it", at: 0)
    } else if Self.due.contains(first), ["in", "on", "next", "this"].contains(second) {
      // "Deadline in March".
      wish.words.replaceSubrange(...0, with: [first == "deadline" ? "the" : "my", first, "is"])
    } else if drained.contains("\(first) \(second)"), small.count == 2 {
      wish.words.insert(contentsOf: ["I", "am"], at: 0)
    }
  }

  /// Returns what the body or the mind suffers as one's own: "because of my neck pain"; nil for other words.
  static func ailment(in words: [String], of phrase: String) -> String? {
    guard words.count < 5, let first = words.first, let last = words.last, ailments.contains(last), !Inflection.determiners.contains(first),
      !Inflection.isVerb(first) || named.contains(first),
      // "Animals feel pain" is a clause.
      words.allSatisfy({ !["and", "or", "of", "in", "no", "feel", "feels", "have", "has", "cause", "causes"].contains($0) })
    else { return nil }
    return "because of my \(phrase)"
  }

  /// Whether a word behind "'s" says how or where something is: "my wife's fed up", but not "my wife's birthday".
  static func isSaidOf(_ words: [String], at place: Int) -> Bool {
    guard words[place].hasSuffix("'s"), place + 1 < words.count else { return false }
    let next = words[place + 1], isEnd = place + 2 == words.count || beside.contains(words[place + 2])
    return beings.contains(next) || isEnd && (Inflection.isState(next) || next.hasSuffix("ed") || conditions.contains(next))
  }

  private static func isDone(_ word: String) -> Bool {
    word.hasSuffix("s") && Inflection.base(ofThirdPerson: word).map { Inflection.isVerb($0) } == true
  }

  private static let close: Set = ["dad", "mum", "mom", "grandma", "grandpa", "nan", "gran", "granny", "grandad"]
  private static let parts: Set = ["memory", "back", "knee", "knees", "skin", "eyes", "heart", "teeth", "neck", "hip"]
  /// What is due on a day.
  private static let due = ahead.union(["deadline", "exams", "finals", "recital", "concert"])
  /// What is ahead of somebody, which is their own.
  static let ahead: Set = [
    "wedding", "exam", "test", "trip", "audition", "marathon", "interview", "operation", "surgery", "birthday", "race",
  ]
  private static let objects: Set = ["me", "us", "him", "her", "them", "everyone", "everything", "people", "money", "time"]
  private static let drained: Set = ["burnt out", "burned out", "worn out", "run down"]
  static let ailments = Inflection.words(
    """
    pain pains palpitations eczema anxiety diabetes asthma migraines arthritis sciatica reflux acne depression adhd ibs insomnia psoriasis
    tinnitus gout epilepsy hypertension osteoporosis heartburn indigestion cholesterol patch patches debt debts knee hip shoulder joints
    """)
  /// What ailments are named by that is a verb too: "type two diabetes", "back pain".
  private static let named: Set = [
    "type", "back", "neck", "credit", "chest", "knee", "new", "bald", "joint", "heart", "stomach", "bad", "head",
  ]
  private static let conditions: Set = [
    "due", "gone", "worn", "shot", "fed", "up", "over", "low", "thin", "terrible", "awful", "bad", "tight", "great", "wrong", "broken",
    "worse",
  ]
  private static let beside: Set = [
    "up", "in", "of", "at", "on", "with", "about", "to", "for", "now", "again", "out", "off", "from", "when",
  ]
  /// Words that follow "is" and no owner.
  private static let beings: Set = [
    "too", "so", "not", "very", "in", "on", "at", "a", "an", "the", "my", "here", "away", "ill", "sick", "proud",
  ]
}
