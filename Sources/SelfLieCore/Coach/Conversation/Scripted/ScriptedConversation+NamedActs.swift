/// Acts for what only names a thing or a movement: "trainers by the door", "a stroll to the allotment".
extension ScriptedConversation {
  /// An act for what only names a movement: "do a cat-cow stretch on the mat" for "cat-cow stretch on the mat", "take a stroll to the allotment";
  /// nil for an act that is known, and for other words.
  func exercised(_ words: String) -> String? {
    guard Replacement.action(of: words)?.hasPrefix("turn to ") != false else { return nil }
    // "The kitchen table first" is tidied by whoever tidies.
    if ["the ", "my "].contains(where: words.lowercased().hasPrefix), words.split(separator: " ").count < 7, goal.kind == .build,
      case .action(let act) = goal.heart, let verb = act.split(separator: " ").first, Self.chores.contains(verb.lowercased())
    {
      return "\(verb) \(words)"
    }
    return placed(words) ?? movement(in: words)
  }

  /// What is done with a thing that is only said to be somewhere: "put my trainers by the door" of "trainers by the door", "turn the lights off
  /// at eleven" of "lights off at eleven".
  private func placed(_ words: String) -> String? {
    var typed = TypedWords(words)
    let owner = ["my", "the"].first { typed.drop([$0]) }
    let small = typed.small
    guard (2...8).contains(small.count), let thing = small.first, case let place = small[1] else { return nil }
    if Self.switched.contains(thing), ["off", "out"].contains(place) { return "turn \(owner ?? "the") \(typed.text)" }
    let isSomewhere =
      ["away", "off"].contains(place)
      || small.count > 3 && ["by", "in", "on", "under", "beside", "outside", "behind", "into", "next"].contains(place)
        && ["the", "my", "a", "another", "to"].contains(small[2])
    return isSomewhere && Self.things.contains(thing) ? "put \(owner ?? "my") \(typed.text)" : nil
  }

  private static let switched: Set = [
    "lights", "light", "tv", "telly", "television", "screen", "radio", "wifi", "router", "notifications", "lamp",
  ]
  static let things = Inflection.words(
    """
    shoes trainers boots slippers phone mobile tablet laptop keys bag rucksack bottle glass guitar mat clothes kit card cards wallet purse notebook
    diary book pills tablets umbrella charger remote toothbrush helmet jacket coat gloves towel racket console cigarettes
    """)

  private static let chores: Set = [
    "tidy", "clean", "clear", "declutter", "sort", "wash", "water", "iron", "paint", "dust", "hoover", "vacuum", "empty", "organise",
    "organize",
    "weed", "mow", "fix", "repair", "mend",
  ]

  /// What is done by words that name a movement by their last word: "take a stroll to the allotment" of "just a stroll to the allotment".
  func movement(in words: String) -> String? {
    var typed = TypedWords(words)
    _ = typed.drop(["just", "only", "maybe", "even", "simply"])
    let small = typed.small.map { $0.filter { $0 != "," } }
    let end = small.firstIndex { ["on", "to", "in", "at", "with", "round", "around", "by", "for", "and"].contains($0) } ?? small.count
    guard end > 0, end < 6, small.count < 13, case let head = small[end - 1], case let isOne = ["a", "an", "one"].contains(small[0]),
      end > 1 || isOne, Trigger.cue(of: words).map(Trigger.isScheduled) != true,
      !Inflection.isVerb(small[0]) || VerbTable.also.contains(small[0])
    else { return nil }
    let isMany = TypedWords.numbers.contains(small[0]) || small[0] == "some"
    if Self.strolls.contains(head) { return "take \(isOne || isMany ? "" : "\(Inflection.article(for: typed.text)) ")\(typed.text)" }
    guard Self.drills.contains(head) || isMany && Self.drills.contains(String(head.dropLast())) else { return nil }
    return "do \(isOne || isMany || head.hasSuffix("s") ? "" : "\(Inflection.article(for: typed.text)) ")\(typed.text)"
  }

  private static let strolls: Set = ["stroll", "walk", "shower", "bath", "nap", "break", "stretch-break"]
  private static let drills: Set = [
    "stretch", "stretches", "exercise", "workout", "routine", "plank", "squat", "lap", "lesson", "pose", "session",
  ]

  /// An act with what "it" is, where the goal names it: of "be on my phone less around my kid" the phone is put in the bag, and not the kid.
  func named(_ act: String) -> String {
    let words = TypedWords(goal.stated.words)
    let owned = words.small.indices.dropFirst().first {
      ["my", "the"].contains(words.small[$0 - 1]) && Self.things.contains(words.small[$0])
    }
    let act = goal.stated.trigger.map { Relative.isIn(TypedWords($0).small) } == true ? act : words.naming(person: act)
    guard let owned, TypedWords(act).small.contains("it") else { return words.naming(it: act) }
    return act.replacing(/\bit\b/, with: "\(words.words[owned - 1]) \(words.words[owned])")
  }
}
