/// What somebody does who names nothing but a thing: chess is played, and a gratitude journal is written in.
enum Pursuit {
  /// Returns the act that is surely meant by a thing; nil if it may be another: nobody says whether music is heard or made.
  static func act(of thing: String) -> String? {
    let words = thing.split(separator: " ").map(String.init), small = words.map { $0.lowercased() }
    if small == ["homework"] { return "do my homework" }
    // Whoever struggles with food does not only eat it.
    if small == ["food"] { return nil }
    // "Commit messages that make sense" are written, and so are "morning pages".
    if small.count > 1, let verb = Inflection.uses["\(small[0])-\(small[1])"] { return "\(verb) \(thing)" }
    if small.count == 1, household.contains(small[0]) { return "do the \(thing)" }
    // "One hour of piano each day".
    if small.count > 3, small[2] == "of", ["minutes", "hour", "hours"].contains(small[1]) { return "do \(thing)" }
    // "The washing up".
    if small.count > 1, small[0] == "the", works.contains(small[1]) || household.contains(small[1]) { return "do \(thing)" }
    guard let first = small.first, words.count < 7, !notYet.contains(first), !small.contains("of") else { return nil }
    let phrase = small.prefix { !bounds.contains($0) }
    guard let head = phrase.last, phrase.count < 4 else { return nil }
    if phrase.count > 1, Inflection.base(ofGerund: head) != nil {
      let some = Inflection.determiners.contains(first) ? "" : "some "
      return outings.contains(head) ? "go \(thing)" : works.contains(head) ? "do \(some)\(thing)" : nil
    }
    let single = phrase.dropLast() + [head.hasSuffix("s") ? String(head.dropLast()) : head]
    guard let verb = Replacement.use(of: Array(phrase)) ?? Replacement.use(of: Array(single)), verbs.contains(verb) else { return nil }
    // "Practise the cello", "read more books" and "play cards" have their verb.
    if small.count > 1, first == "play" || verb == first && verb == "read" { return thing }
    if small.count > 1, Inflection.isVerb(small[0]), Inflection.determiners.contains(small[1]) || first == "make" {
      return thing
    }
    // Who names several names the thing as it is: "cold showers".
    guard head == single.last || Replacement.use(of: Array(phrase)) != nil else { return "\(verb) \(thing)" }
    // Nobody says whether freezer meals are eaten or made, and whether who says "water bills" waters them.
    let isMore = Inflection.determiners.contains(first) || first == "more"
    if phrase.count > 1, !isMore, !["practise", "run"].contains(verb),
      ["eat", "drink"].contains(verb) || VerbTable.also.contains(first) && !Inflection.isModifier(first, of: phrase[1])
    {
      return nil
    }
    if verb == "write in" { return "write in \(Inflection.determiners.contains(first) ? "" : "my ")\(thing)" }
    let isOne = Inflection.countable.contains(head) && !Inflection.determiners.contains(first) && !first.hasSuffix("ty")
    return "\(verb) \(isOne ? Inflection.article(for: thing) + " " : "")\(thing)"
  }

  /// Whether a bare thing is taken up as often as it is left.
  static func isEither(_ small: [String]) -> Bool { small.count == 1 && ["tinder", "hinge", "bumble", "grindr"].contains(small[0]) }

  /// Returns an act as it is said of an outing: "go hiking" for "hike"; nil for another act.
  static func outing(_ act: String) -> String? {
    let gerund = Inflection.gerund(of: act)
    return !act.contains(" ") && outings.contains(gerund) && !nearby.contains(act) ? "go \(gerund)" : nil
  }

  /// Whether a gerund names what people do in their free time: "baking", "surfing".
  static func isPastime(_ gerund: String) -> Bool { outings.contains(gerund) || works.contains(gerund) || gerund == "juggling" }

  /// Whether a gerund names what people set out to do, whatever it is done with: "writing condolence letters", but not "slamming doors".
  static func isWanted(_ gerund: String) -> Bool {
    isPastime(gerund) || Inflection.base(ofGerund: gerund).map(wanted.contains) != false
  }

  private static let wanted = Inflection.words(
    """
    act air answer apply arrange ask attend bake be become begin book bow bring brush build buy call care carry catch celebrate change chant charge chat check choose clean
    clear climb close coach code collect come compost compliment cook count create cuddle cut cycle dance deal decide declutter decorate delegate
    descale describe design develop do donate draft draw dress drink drive dry earn eat empty encourage enjoy enter exercise explore face fast feed
    feel file fill find finish fix floss fold follow foster forgive fry garden get give go greet grow hang harvest have hear help hike hold hoover hug
    improve include invest invite iron join jog journal keep kiss knit know label laugh launch lay lead learn let lift listen live log look love
    maintain make manage marinate massage measure meditate meet memorise monitor memorize mend mentor mow name negotiate open order organise organize own pace pack
    paint parent pass pay phone photograph plan plant play polish post practice practise praise pray prepare preserve propose prune publish put
    raise read recite record recycle remember repair reply reset rest return revise ride ring run save say schedule see sell send serve set sew share
    sharpen shave shower sing sit sketch sleep smile soak solve sort speak split sponsor stand start stay stick stitch stop store stretch strum study
    submit support swim take talk taste teach tell tend text thank think tidy tie touch track train translate travel track trim trust try tune turn type
    understand undo update upload use vacuum visit volunteer vote wake walk warm wash water wax wear weed welcome win wipe wish work wrap write
    """)

  /// Outings for which nobody has to go far.
  private static let nearby: Set = ["run", "walk", "jog", "dance", "cycle", "ride", "watch"]
  /// Verbs without which their things are nothing that anybody does.
  private static let verbs: Set = [
    "play", "do", "study", "take", "read", "write in", "go for", "eat", "drink", "brush", "have", "put on", "bake", "write", "run",
    "practise",
  ]
  /// Words for what a person does not have yet, and is on the way to.
  private static let notYet: Set = ["new", "another", "better", "perfect", "great"]
  private static let bounds: Set = ["with", "for", "in", "on", "at", "from", "and", "to", "about", "by", "without"]
  private static let outings = Inflection.words(
    """
    running walking hiking swimming climbing watching fishing camping skating skiing surfing cycling riding dancing bowling jogging rowing
    sailing kayaking diving biking snowboarding snorkeling birding
    """)
  private static let household = Inflection.words("washing ironing hoovering vacuuming shopping dusting laundry dishes sweeping")
  private static let works = Inflection.words(
    """
    cooking baking prepping painting drawing writing reading gardening weeding cleaning stretching training sewing lifting coding
    programming planning budgeting journaling mending woodworking carving knitting crocheting editing composting brewing canning podcasting acting scrapbooking quilting beekeeping boxing pickling collecting
    """)
}
