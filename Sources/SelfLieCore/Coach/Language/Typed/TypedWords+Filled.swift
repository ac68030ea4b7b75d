/// What is left out by whoever types briefly: "feed cat", "put phone in drawer".
extension TypedWords {
  /// Returns words with "my" or "the" before a thing that nobody names without either: "feed my cat" for "feed cat", "put my phone in the
  /// drawer" for "put phone in drawer".
  static func filled(_ words: [String]) -> [String] {
    let small = words.map { $0.lowercased() }
    // "Change mother to mum" names words.
    if ["change", "swap", "replace", "exchange"].contains(small.first) { return words }
    return words.indices.flatMap { place -> [String] in
      guard place > 0 else { return [words[place]] }
      // "Call mum", but "call Mum".
      if parents.contains(small[place].filter { $0 != "," }) {
        let isCalled = words[place].first?.isLowercase == true && nearby.contains(small[place - 1])
        return isCalled ? ["my", words[place]] : [words[place]]
      }
      guard isBare(small, at: place) else { return [words[place]] }
      let word = small[place].filter { $0 != "," }, before = small[place - 1]
      let isRoom = places.contains(word) || rooms.contains(word) && place + 1 < small.count && small[place + 1].hasPrefix("room")
      // "I want to train with him".
      let isAct = before == "to" && (Inflection.isVerb(word) || VerbTable.also.contains(word))
      if settings.contains(before), !isAct, isRoom || before == "in" && daytimes.contains(word) { return ["the", words[place]] }
      // "Check blood pressure".
      if ["blood", "tyre", "tire"].contains(word), measuring.contains(verb(small, before: place) ?? "") { return ["my", words[place]] }
      if chores[word]?.contains(verb(small, before: place) ?? "") == true { return ["the", words[place]] }
      // "When he refuses to do homework" is about his.
      let isOthers = word == "homework" && small[..<place].contains { ["he", "she", "they"].contains($0) || Relative.isIn([$0]) }
      guard !isRoom, !isOthers, isOwned(small, at: place, word) else { return [words[place]] }
      return ["my", words[place]]
    }
  }

  /// Whether a word stands alone where a phrase may end behind it: "cat" of "feed cat before work", but not of "cat food".
  private static func isBare(_ small: [String], at place: Int) -> Bool {
    if small[place].hasSuffix(",") || place + 1 == small.count { return true }
    let next = small[place + 1].filter { $0 != "," }
    return behind.contains(next) || rooms.contains(small[place]) && next.hasPrefix("room")
      || ["blood", "tyre", "tire"].contains(small[place]) && ["pressure", "pressures", "sugar"].contains(next)
  }

  /// The verb that a word is the object of, in its base form: "feed" of "feeding cat", "put" of "put away phone"; nil if there is none.
  private static func verb(_ small: [String], before place: Int) -> String? {
    var last = place - 1
    if last > 0, particles.contains(small[last]) { last -= 1 }
    let word = small[last], base = Inflection.base(ofGerund: word) ?? word
    let isBegun = last == 0 || leading.contains(small[last - 1]) || small[last - 1].hasSuffix(",")
    return isBegun && (Inflection.isVerb(base) || VerbTable.also.contains(base)) && !unfilled.contains(base) ? base : nil
  }

  /// Whether a word is somebody near or a thing of one's own, and the object of a verb or of a word that leads to it.
  private static func isOwned(_ small: [String], at place: Int, _ word: String) -> Bool {
    let isNear = Relative.isIn([word]) && !word.hasSuffix("s") || persons.contains(word), before = small[place - 1]
    // "Patience with kids".
    if company.contains(word), ["with", "for", "to"].contains(before) { return true }
    let verb = verb(small, before: place)
    // "Stretch back", but not "come back".
    if word == "back" { return ["stretch", "ice", "massage", "strengthen", "straighten"].contains(verb) }
    guard isNear || owned.contains(word) else { return false }
    if verb != nil { return true }
    return isNear
      ? ["with", "for", "to", "at", "about", "from"].contains(before)
      // "Get ready for bed", "help with homework".
      : ["with", "for"].contains(before) && !["bed", "homework"].contains(word) || settings.contains(before) && carried.contains(word)
  }

  private static let leading = Inflection.words("to and i not never always then or stop quit don't just also start keep after before while")
  private static let particles = Inflection.words("off out up down away on")
  private static let settings = Inflection.words("in at to into on outside inside onto from under near")
  private static let carried: Set = ["phone", "laptop", "bag", "wallet", "inbox", "room"]
  /// Verbs that take no thing of one's own, or whose object is a habit: "call back", "quit phone".
  private static let unfilled = Inflection.words(
    "quit stop reduce limit avoid be become get have give hold shake join go come feel less love want need hate like play learn buy"
  )
  private static let behind = Inflection.words(
    """
    and or but then so because when while after before until till at in on into to for from with without every each once twice more less
    daily again away off down up out by instead now properly during right as early late better whenever a regularly often first myself i that no
    """)
  private static let owned = Inflection.words(
    """
    dog cat puppy kitten baby toddler feet hands teeth hair face nails shoulder shoulders knee knees neck wrist ankle hamstrings calves jaw
    knuckles phone keys wallet laptop bed retainer mouthguard meds medication homework inbox bag thesis dissertation essay novel room desk
    workshop shed studio wardrobe closet
    dogs cats bike helmet seatbelt sling brace
    """)
  private static let persons = Inflection.words(
    "parents grandparents boss manager team neighbour neighbor neighbours neighbors therapist sponsor colleagues coworkers flatmates roommates"
  )
  private static let parents: Set = ["mum", "mom", "dad", "grandma", "grandpa", "granny"]
  private static let nearby = Inflection.words("call calling ring ringing visit visiting text texting phone phoning hug see help with to")
  private static let company: Set = ["family", "kids", "children", "coworkers"]
  private static let daytimes: Set = ["morning", "evening", "afternoon"]
  private static let measuring: Set = ["check", "measure", "log", "record", "track", "take"]
  private static let places = Inflection.words(
    """
    drawer fridge sink cupboard shower park pool bus train tram sofa couch floor hallway corridor car garden bathroom kitchen pocket bedroom
    restaurant office gym library supermarket canteen factory garage warehouse
    """)
  private static let rooms: Set = ["living", "dining"]
  /// Things of the house by what is done with them.
  private static let chores: [String: Set<String>] = [
    "dishes": ["do", "wash", "dry"], "dishwasher": ["empty", "load", "unload", "fill"], "stairs": ["take", "climb", "use"],
    "plants": ["water"], "tomatoes": ["water"], "garden": ["water", "weed"], "lawn": ["mow", "cut"], "floor": ["mop", "sweep", "hoover"],
    "floors": ["mop", "sweep"], "kitchen": ["clean", "tidy"], "bathroom": ["clean"], "oven": ["clean"], "toilet": ["clean"],
    "windows": ["clean"], "dentist": ["call", "ring", "see"],
    "doctor": ["call", "ring", "see"], "bank": ["call", "ring"], "fridge": ["clean"], "trash": ["take"],
    "rubbish": ["take"], "bins": ["take"], "garbage": ["take"], "bin": ["empty", "take"], "door": ["lock", "close"],
    "car": ["wash", "clean"],
  ]
}
