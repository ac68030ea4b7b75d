/// What is wanted in a habit's place.
extension TypedWords {
  /// Returns words that begin with a verb which is a thing too: "cook dinner at home".
  private static func acted(_ words: ArraySlice<String>) -> String? {
    guard words.count > 1, let first = words.first?.lowercased() else { return nil }
    let next = words.dropFirst().first?.lowercased() ?? ""
    return first == "cook" || first == "talk" && ["to", "with"].contains(next) ? words.joined(separator: " ") : nil
  }

  /// Removes the act that is wanted beside the end of a habit.
  /// - Returns: The act: "read a book" from "stop doomscrolling and read a book", "do chess puzzles" from "chess puzzles instead of
  ///   doomscrolling"; nil if there is none.
  mutating func cutWantedAct() -> String? {
    var habit = self
    _ = habit.drop(Self.wishedEnds)
    if let end = habit.small.firstIndex(of: "instead"), end > 0, end + 2 < habit.words.count, habit.small[end + 1] == "of",
      Inflection.base(ofGerund: habit.small[end + 2]) != nil, !Self.isWayThere(habit.small),
      let act = Self.acted(habit.words[..<end]) ?? Pursuit.act(of: habit.words[..<end].joined(separator: " "))
        ?? (end == 1 ? Inflection.base(ofGerund: habit.small[0]) : nil)
    {
      // "Read a book on the train instead of scrolling" says when.
      var own = TypedWords(act)
      if let cue = Trigger.cue(inside: &own), Trigger.isPlace(cue) || Trigger.isScheduled(cue) {
        self = TypedWords(act)
        return nil
      }
      habit.words = ["stop"] + habit.words[(end + 2)...]
      self = habit
      // "Talk to my wife instead of shutting down" is said whole.
      if act.hasPrefix("talk ") {
        self = TypedWords(act)
        return nil
      }
      // "Cook at home during the week" is said at each urge.
      var plain = TypedWords(act.replacing(/\ (?:once|twice|\w+ (?:nights|evenings|days|times)) a week$/, with: ""))
      if plain.text != act { return plain.text }
      if plain.dropLast(["during the week", "on weekdays", "on weeknights", "in the week"]) { return plain.text }
      // "Cook at home more" is no more than that at each urge.
      return act.hasSuffix(" more") ? String(act.dropLast(5)) : act
    }
    if let act = habit.cutDuty() ?? habit.cutRunOn() {
      self = habit
      return act
    }
    let small = habit.small
    var left = habit
    guard left.drop(Self.ended), let thing = left.small.first, Inflection.base(ofGerund: thing) != nil || !Inflection.isVerb(thing),
      let joint = Self.jointBeforeAct(in: small) ?? small.firstIndex(of: "more").map({ $0 - 1 }), joint > 0,
      joint + 2 < small.count, !small[..<joint].contains(where: ["because", "since"].contains),
      small[joint] == "and" ? joint > 1 : small[joint].hasSuffix(","),
      !habit.words[..<joint].contains(where: { $0.hasSuffix(",") })
    else { return nil }
    var act = habit
    act.keep(last: habit.words.count - joint - 1)
    let end = small[joint] == "and" ? joint : joint + 1
    let isBegun = act.drop(["start", "begin"])
    _ = act.drop(["instead", "rather", "then", "just", "to", "want to", "i want to"])
    _ = act.dropLast(["instead", "again", "more"])
    if act.drop(["more time"]) || act.drop(["spend more time"]) {
      act.words = ["spend", "time"] + act.words
    } else if act.drop(["more"]) {
      let isNamed = act.words.count > 1 && Inflection.base(ofGerund: act.small[0]).map(Inflection.isVerb) == true
      guard let named = isNamed ? Inflection.bases(of: act.text) : Pursuit.act(of: act.text) else { return nil }
      // "Less driving to work and more taking my bike" wants no driving at the moment of the other.
      if isNamed, Inflection.base(ofGerund: thing) != nil, habit.small[0] == "less" { habit.words[0] = "stop" }
      act = TypedWords(named)
    }
    if let comma = act.words.firstIndex(where: { $0.hasSuffix(",") }) { act.cut(to: comma + 1) }
    act.cut(before: ["like", "because", "so", "instead", "even"])
    guard let verb = act.small.first else { return nil }
    // "Quit vaping and save for a motorbike" tells what for.
    // So does "quit smoking and drink less", and nobody meets someone because they want to scroll.
    let isNoAnswer = act.small.contains { ["less", "fewer"].contains($0) } || ["meet", "find"].contains(verb) && act.words.count > 1
    if Self.gains.contains(verb) || isNoAnswer {
      habit.cut(to: end)
      self = habit
      return nil
    }
    guard !Self.noActs.contains(verb), isBegun || Inflection.isVerb(verb), act.text.lowercased() != "looking forward" else { return nil }
    // "Tell my husband when something upsets me" says all that there is to do.
    var whole = act
    if Trigger.cue(inside: &whole)?.hasPrefix("when ") == true, Act(Inflection.bases(of: whole.text)).isDeed {
      self = act
      return nil
    }
    // "Drink more water" is no more than that at each urge.
    if act.small.dropFirst().first == "more" { _ = act.remove("more") }
    // "Doing them" of whoever tells people about their plans does the plans.
    if let them = act.small.firstIndex(of: "them"), them > 0, ["do", "doing"].contains(act.small[them - 1]), let things = habit.things {
      act.words.replaceSubrange(them...them, with: ["my", things])
    }
    _ = act.resolve(by: habit)
    // "Spend time with my son at weekends" is done at each urge.
    _ = act.dropLast(["on the weekends", "on the weekend", "on weekends", "at weekends", "at the weekend", "every day", "every night"])
    let text = Inflection.bases(of: act.text)
    // "Walk to work instead of taking the car" is said whole.
    if Self.isWayThere(act.small) { return nil }
    guard Act(text).isPlain, Inflection.isVerb(text.prefix { $0 != " " }), act.words.count < 9 else { return nil }
    habit.cut(to: end)
    // "Stop looking at her pictures and start seeing my friends" asks for the friends.
    if isBegun, Self.later.contains(text.prefix { $0 != " " }.description) {
      self = TypedWords(text)
      return nil
    }
    // What takes days is no act at an urge: "finish my thesis", "learn to cook".
    if verb == "learn" || Act(text).isProject || Act(text).takesDays && verb != "read" {
      self = TypedWords(text)
      return nil
    }
    // "Fewer meetings, more walks" asks for the walks.
    var named = habit
    _ = named.drop(Self.ended)
    guard Inflection.base(ofGerund: thing) != nil || Replacement.use(of: named.small) != nil else {
      self = TypedWords(text)
      return nil
    }
    self = habit
    return text
  }

  /// Removes what should be done at the time of a habit: "take my bike" from "I end up driving when I should take my bike".
  private mutating func cutDuty() -> String? {
    guard let duty = small.firstRange(of: ["when", "i", "should"]), duty.lowerBound > 2, duty.upperBound + 1 < words.count,
      Inflection.isVerb(small[duty.upperBound]), small[duty.upperBound] != "be", !small[duty.upperBound...].contains("not")
    else { return nil }
    var act = TypedWords(words[duty.upperBound...].joined(separator: " ")), habit = self
    habit.cut(to: duty.lowerBound)
    guard Act(act.text).isPlain, Act(act.text).isDeed, act.resolve(by: habit) else { return nil }
    self = habit
    return act.text
  }

  /// Removes an act that is told behind a habit without a word between: "read a proper book" from "quit scrolling in bed read a proper book".
  private mutating func cutRunOn() -> String? {
    var left = self
    guard left.drop(Self.ended), !words.dropLast().contains(where: { $0.hasSuffix(",") }), !small.contains("and"),
      left.small.first.map({ Inflection.base(ofGerund: $0) != nil && !Self.watched.contains($0) }) == true
    else { return nil }
    let small = small
    let start = small.indices.dropFirst(3).dropLast().first { place in
      // "Take" may be a noun, but not before "my".
      let isVerb = Inflection.isVerb(small[place]) && (!VerbTable.also.contains(small[place]) || Self.objects.contains(small[place + 1]))
      // "After the kids go to bed" says when.
      let isWhen = small[..<place].suffix(4).contains { ["after", "before", "when", "while", "until", "till", "once"].contains($0) }
      // A test belongs to the drug before it.
      return isVerb && !isWhen && small[place] != "test" && !Self.governing.contains(small[place - 1])
        && Inflection.base(ofGerund: small[place - 1]) == nil
        && Self.beginnings.contains(small[place + 1])
    }
    // "On night shift my heart races" tells why.
    guard let start, case let act = words[start...].joined(separator: " "), Act(act).isPlain, Act(act).isDeed,
      !small[(start + 1)...].contains(where: {
        Inflection.base(ofThirdPerson: $0) != nil && !$0.hasSuffix("ss") && small[start + 1] == "my"
      })
    else { return nil }
    cut(to: start)
    return act
  }
  /// Verbs behind which somebody does something: "letting the kids walk the dog".
  private static let watched: Set = [
    "letting", "making", "helping", "watching", "having", "getting", "seeing", "hearing", "feeling", "telling",
  ]
  /// Words behind which a verb belongs to what stands before.
  private static let governing = Inflection.words(
    """
    to or that who which i you they we he she it people not don't can can't could will would should must might my the a an your our when if
    before after because so everyone somebody someone others
    """)
  /// Words that begin what an act is done to; then all that stand behind the verb of an act.
  private static let objects: Set = ["my", "a", "an", "the", "them", "it"]
  private static let beginnings = Inflection.words("a an the my them it him her away up down out off to for some one around round for home")

  /// Whether words say how somebody gets somewhere, which is done whole and not at an urge: "walk to the shop".
  static func isWayThere(_ small: [String]) -> Bool {
    ["walk", "cycle", "bike", "ride", "run"].contains(small.first) && small.contains("to")
  }

  /// Returns the place of the last "and" behind which an act is told: not of "rice and beans".
  private static func jointBeforeAct(in small: [String]) -> Int? {
    small.indices.dropLast().last { small[$0] == "and" && Inflection.isVerb(small[$0 + 1]) } ?? small.lastIndex(of: "and")
  }

  private static let wishedEnds = [
    "i want to", "i need to", "want to", "need to", "i'd like to", "i am trying to", "i'm trying to", "trying to",
  ]
  private static let ended = ["stop", "quit", "give up", "less", "fewer", "no more", "cut down on", "cut out", "spend less time"]
  /// Verbs for what a habit is left for.
  private static let gains: Set = ["save", "be", "get", "live", "feel", "have"]
  /// Verbs for what is done at another time than the habit.
  private static let later: Set = ["see", "meet", "visit", "date", "save", "apply"]
  /// Words behind "and" that begin no act in the habit's place.
  private static let noActs = Inflection.words(
    """
    become see hate notice hear lose look stay enjoy forget waste regret end stop quit don't not no need want keep trust love accept believe like
    respect value
    """)
}
