/// What people type behind a goal, and what says nothing of the act: "it's driving my wife up the wall", "or I'll lose my job".
extension TypedWords {
  /// The words without their tail. A habit to leave loses more of it: "stop smoking to save money" leaves smoking, whatever for, but "read to
  /// save my eyes" is read so.
  var withoutTail: TypedWords {
    guard words.count > 3, !words.contains(where: { $0.contains { "\"\u{201C}\u{201D}".contains($0) } }) else { return self }
    // "No more sugar in my coffee, maybe one on Sundays".
    if let comma = words.lastIndex(where: { $0.hasSuffix(",") }), comma > 1, comma + 1 < words.count, words.count < 12,
      ["maybe", "perhaps", "except", "apart"].contains(small[comma + 1])
    {
      var rest = self
      rest.cut(to: comma + 1)
      return rest.withoutTail
    }
    let small = small
    // "So I don't end up like my dad" belongs to the purpose.
    let purpose = small.firstIndex { ["because", "so", "since"].contains($0) } ?? small.count
    let leaves = leavesHabit
    let start = small.indices.dropFirst(2).first { place in
      guard !words[place - 1].hasSuffix(","), !Self.joints.contains(small[place - 1]) else { return false }
      let rest = small[place...]
      return Self.tails.contains { rest.starts(with: $0) }
        || leaves && place < purpose && Self.habitTails.contains { rest.starts(with: $0) }
        || rest.first == "for" && small.prefix(2).contains("haven't") && rest.last.map(Self.spans.contains) == true
        || Self.isEnding(rest) || Self.isVerdict(rest) || Self.isSaidByOthers(rest) || Self.isSinceWhen(rest)
    }
    guard let start, !words[start...].dropLast().contains(where: { $0.hasSuffix(",") }),
      Set(small[start...]).isDisjoint(with: ["want", "wanna", "need", "should"])
    else { return self }
    var rest = self
    rest.cut(to: start)
    return rest
  }

  /// Whether the words leave a habit: "stop biting my nails", "I keep checking my phone".
  private var leavesHabit: Bool {
    var wish = self
    if wish.drop(["i want to", "i'd like to", "i need to", "i have to", "i must", "want to", "help me"]) {
      _ = wish.drop(["finally", "just"])
    }
    return wish.drop(["stop", "quit", "give up", "cut out", "i always", "i keep", "i can't stop", "no more", "avoid"])
  }

  /// Words behind which a clause belongs to what stands before: "when it's too late", "know it's over".
  private static let joints = Inflection.words(
    """
    that because when before if until once after while where what how since as like think know believe feel say though so and but or accept admit
    whether whenever than till unless see wish pretend hope forget forgetting remember list plan budget schedule routine timetable diet limit rule rules
    """)

  /// Whether words judge what was said: "it's getting embarrassing", "its so bad", but not "its walk" and "it's me".
  private static func isVerdict(_ rest: ArraySlice<String>) -> Bool {
    guard let first = rest.first, rest.count > 1 else { return false }
    let next = rest[rest.startIndex + 1]
    switch first {
    case "its", "it's", "thats", "that's":
      return Inflection.base(ofGerund: next) != nil || verdicts.contains(next) || judging.contains(next) && rest.count > 2
    case "it": return ["drives", "annoys", "ruins", "costs", "hurts", "upsets"].contains(next)
    case "honestly", "tbh": return true
    default: return false
    }
  }
  private static let judging: Set = ["so", "too", "been", "gone", "not", "just", "really", "my", "bad", "time", "a", "what"]

  /// Whether words tell what is over, or until when a cure takes: "after ten years of excuses", "until my knee is better".
  private static func isEnding(_ rest: ArraySlice<String>) -> Bool {
    switch rest.first {
    case "after": rest.contains("years") && rest.contains("of")
    case "until", "till": rest.last.map(["better", "heals", "healed", "recovers", "recovered"].contains) == true
    default: false
    }
  }

  private static let spans: Set = ["days", "weeks", "months", "years", "ages", "month", "year", "week"]

  /// Whether words tell who asked for it: "my therapist says it would help", "doctor's orders".
  private static func isSaidByOthers(_ rest: ArraySlice<String>) -> Bool {
    let words = rest.prefix(3)
    guard words.count == 3, ["my", "the"].contains(words.first), let verb = words.last else { return false }
    // "My kids are worried about me".
    if ["is", "are"].contains(verb) {
      return rest.dropFirst(3).first.map(["worried", "sick", "fed", "tired", "ashamed"].contains) == true
    }
    return ["says", "said", "thinks", "reckons", "insists", "swears", "recommends", "recommended"].contains(verb)
  }

  /// Whether words tell since when, and no cause: "since my divorce", "since the pandemic".
  private static func isSinceWhen(_ rest: ArraySlice<String>) -> Bool {
    guard rest.first == "since", rest.count > 1, let last = rest.last else { return false }
    if ["i", "we"].contains(rest[rest.startIndex + 1]), let verb = rest.dropFirst(2).first { return moves.contains(verb) }
    guard rest.count < 5 else { return false }
    return ["my", "the", "our", "covid", "lockdown"].contains(rest[rest.startIndex + 1]) && !lastsOn.contains(last)
      && !rest.dropFirst(2).contains { $0 == "is" || $0 == "are" }
  }
  private static let moves: Set = ["moved", "retired", "left", "split", "started", "came", "graduated", "separated"]
  /// Behind "since my wife" what happened to her is a cause that a family may know.
  private static let lastsOn: Set = ["died", "passed", "gone", "left", "away"]

  private static let tails = rows(
    """
    and cut out / and cut down on / and less time / or i'll / or i will / or else / or my wife will / or my boss will / or we'll / or they'll / or he'll / or she'll / or i'm going to
    like i promised / as i promised / like i said / as promised / like i used to / like i always / just like everyone / like everyone else
    my new year's resolution / my resolution / doctor's orders / doctors orders / for real / for my own good / once and for
    as i'm getting / as i get older / so as not to / despite having / despite being / despite not / without getting a
    without being asked / without being told / without being nagged / without being reminded
    please help / help me please / help please / thank you / thanks in advance
    and stick to it / and actually stick to it / and stick with it / and actually stick with it / and keep at it / and keep it up
    and make it stick / and never look back / and not give up / and get it over with
    """)
  private static let habitTails = rows(
    """
    to make my / to save money / to save up / to save some / to please my / to set a good / to set an / to get healthy / to get fit / to lose weight
    to live longer / to protect my / to improve my / to lower my / to be a better / to be there for / to be able to / to keep my / to look after
    to prove / to have more / to feel like myself / to get my life / to get back / to sleep better / to see my / to earn / to afford / to pay off
    i never / that i never / within / whatever the / all summer / all winter / all year / in order to
    for the sake of / for the good of / by the time / despite / in spite of / at least / now that / now the / now my / now i / now we
    like i / like my / the way i / the way my / the way he / the way she / as i get / and be nicer / and be kinder / and be better / and be happier
    """)

  private static func rows(_ text: String) -> [[String]] {
    text.split { "/\n".contains($0) }.map { $0.split(separator: " ").map(String.init) }
  }

  /// The words without a second wish and without the dread of the first: "less moaning" of "less moaning and more gratitude", "ring my dad" of "ring
  /// my dad without dreading it".
  var firstWish: TypedWords {
    var first = self
    if small.first == "less", let more = small.firstRange(of: ["and", "more"]), more.lowerBound > 3, small.count > more.upperBound + 2,
      Inflection.base(ofGerund: small[more.upperBound]).map(Inflection.isVerb) != true
    {
      first.cut(to: more.lowerBound)
    }
    for dread in ["dreading", "burning", "watching", "hating"] {
      guard let end = first.small.firstRange(of: ["without", dread]), end.lowerBound > 2, !first.small[..<end.lowerBound].contains("learn")
      else {
        continue
      }
      first.cut(to: end.lowerBound)
    }
    // "Learn Spanish and drink more water" is not learned together, and "call my mum and be nicer to myself" not done together.
    if let and = first.small.firstIndex(of: "and"), and > 1, and + 1 < first.words.count,
      first.small.first != "learn" || first.small[1] != "to"
    {
      let next = first.small[and + 1], begin = first.small[0]
      let isUnlike =
        begin == "learn" && Inflection.isVerb(next) && !VerbTable.also.contains(next)
        || begin != "be" && next == "be" && Inflection.isVerb(begin) && !Inflection.isState(begin)
        || begin == "be" && Self.bodily.contains(next)
      if isUnlike { first.cut(to: and) }
    }
    // "Keep my plans and start turning up".
    if let start = first.small.firstRange(of: ["and", "start"]), start.lowerBound > 1, start.upperBound < first.words.count,
      !["stop", "quit"].contains(first.small[0]), let base = Inflection.base(ofGerund: first.small[start.upperBound]),
      Inflection.isVerb(base)
    {
      first.words.replaceSubrange(start.lowerBound...start.upperBound, with: ["and", base])
    }
    // "When I get home and play with my boys" says more than when.
    if let when = first.small.firstIndex(of: "when"), when > 2, when + 3 < first.words.count, first.small[when + 1] == "i",
      let and = first.small[(when + 3)...].firstIndex(of: "and"), and + 2 < first.words.count, first.small[and + 1] != "i",
      Inflection.isVerb(first.small[and + 1]), !VerbTable.also.contains(first.small[and + 1]) || first.small[and + 1] == "play",
      Inflection.isVerb(first.small[0])
    {
      first.cut(to: and)
    }
    return first
  }

  /// What is done for the body, and goes with no state of mind.
  private static let bodily = Inflection.words("drink eat walk run go read sleep exercise cook save learn")
}
