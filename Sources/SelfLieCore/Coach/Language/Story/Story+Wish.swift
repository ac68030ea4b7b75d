/// The clause of a story that says what is wanted.
extension Story {
  /// Reads a clause that wants something, or wants an end of something; nil for another clause.
  static func wanted(in clause: TypedWords) -> Saying? {
    var words = clause, moment: [String] = []
    // "After my diagnosis I have to check my sugar".
    // "When I want to buy something I want to sleep on it" wants the second.
    let subjects = words.small.indices.dropFirst().filter { words.small[$0] == "i" }
    if moments.contains(words.small.first ?? ""),
      let start = subjects.last(where: { ["want", "need"].contains(words.small.dropFirst($0 + 1).first) && $0 > 3 }) ?? subjects.first,
      start + 2 < words.words.count
    {
      var rest = words
      moment = Trigger.cue(leading: &rest).map { $0.split(separator: " ").map(String.init) } ?? []
      words.keep(last: words.words.count - start)
    }
    _ = words.drop(["i", "we"])
    while words.words.count > 1, words.dropAdverb() {}
    let isSaid = words.drop(markers)
    // "I'd rather talk badly with the baker than study alone".
    if clause.small.prefix(3).contains("rather") { words.cut(before: ["than"]) }
    _ = words.dropLast(["for once"])
    while words.words.count > 1, words.dropAdverb() {}
    if isEnding(words, isWish: isSaid) { return .ending }
    // "I should know better" wants nothing.
    if isSaid, ["know better", "be ashamed", "have known"].contains(where: words.text.lowercased().hasPrefix) { return .regret }
    // "I want to be around to see her grow up" says why.
    if isSaid, ["be around", "live long enough", "be alive", "live to see"].contains(where: words.text.lowercased().hasPrefix) {
      return .circumstance
    }
    if isSaid {
      // "Read them calmly instead of assuming the worst".
      if !moment.isEmpty { words.cutAsides() }
      words.words += moment
      return .wish(words.plainly)
    }
    // "I'd like it to roll off me".
    if words.drop(["i'd like it to", "i'd love it to", "want it to", "want that to", "i'd like that to"]), !words.words.isEmpty,
      !["stop", "end"].contains(words.small[0])
    {
      _ = words.drop(["just"])
      words.words = ["let", "it"] + words.words
      return .wish(words)
    }
    // "I don't want to go red again".
    if words.drop(["don't want to", "do not want to"]), let verb = words.small.first, Inflection.isVerb(verb),
      !["be", "have", "feel", "die", "lose", "live", "become", "end", "miss"].contains(verb)
    {
      words.cut(before: ["or", "and", "but"])
      _ = words.dropLast(["again", "anymore", "any more"])
      words.cut(to: words.words.count)
      words.words = ["stop", Inflection.gerund(of: verb)] + words.words.dropFirst()
      return .wish(words)
    }
    // "I want him to do his share" is asked for.
    for whom in ["him", "her", "them"] where words.drop(["want \(whom) to", "need \(whom) to"]) {
      words.words = ["ask", whom, "to"] + words.words
      return .wish(words)
    }
    // "I want my hands to be steady".
    if words.small.count > 4, ["want", "need"].contains(words.small[0]), words.small[1] == "my",
      words.small[3...].starts(with: ["to", "be"]),
      !Relative.isIn([words.small[2]])
    {
      words.words = ["keep", "my", words.words[2]] + words.words.dropFirst(5)
      return .wish(words.plainly)
    }
    // "I wish we laughed together".
    if words.drop(["wish we", "wish i"]), let done = words.small.first, let base = Inflection.base(ofParticiple: done), done != "had" {
      words.words[0] = base
      return .wish(words)
    }
    // "What I want is fifteen minutes every day" of whoever learns Spanish.
    if words.drop(["what i want is", "what i need is"]), TypedWords.numbers.contains(words.small.first ?? "") {
      return .wish(words.beginning(with: "practise"))
    }
    // "I want ten minutes for myself each day".
    if words.small.count > 3, ["want", "need"].contains(words.small[0]), TypedWords.numbers.contains(words.small[1]),
      ["minutes", "hour", "hours"].contains(words.small[2]), words.small[3] == "for"
    {
      _ = words.drop(["want", "need"])
      return .wish(words.beginning(with: "take"))
    }
    // "I want the courage to try".
    if words.drop(["want the courage to", "need the courage to", "want the nerve to", "want the patience to"]) { return .wish(words) }
    // "I'd love ten minutes a day".
    if words.drop(["i'd love", "i'd like"]), TypedWords.numbers.contains(words.small.first ?? "") {
      return .wish(words.beginning(with: "practise"))
    }
    guard words.drop(["want", "need"]), let first = words.small.first else { return nil }
    // "I want a walk at lunch every day".
    if ["a", "an", "my"].contains(first), let act = Pursuit.act(of: words.text) { return .wish(TypedWords(act)) }
    // "I want the phone out of the bedroom", "I want one proper dinner most nights".
    if ["out of", "off the", "away from"].contains(where: words.text.lowercased().contains) {
      return .wish(words.beginning(with: "keep"))
    }
    if ["one", "two", "three"].contains(first) { return .wish(words.beginning(with: "have")) }
    return ["more", "less", "fewer", "no"].contains(first) ? .wish(words) : .circumstance
  }

  /// Words with which somebody says that they want something.
  static let markers = [
    "want to", "wanna", "would like to", "would love to", "need to", "trying to", "hoping to", "have to", "should", "could", "must",
    "plan to", "would rather", "was supposed to", "was told to", "am trying to", "wish i could", "hope to", "gotta", "want us to",
    "i would like to", "i would love to", "i would rather", "i'd like to", "i'd love to", "i'd rather", "i'd much rather", "i'd prefer to",
    "i'd sooner", "would prefer to", "would much rather",
    "wish we'd", "wish i'd", "wish i would", "wish we could", "i'm trying to", "i'm hoping to", "wish to", "i'm going to", "am going to",
    "my plan is to", "should like to", "what i really want is to",
    "keep meaning to", "keep planning to", "keep wanting to", "always mean to", "always wanted to", "have always wanted to",
    "i've always wanted to", "i've wanted to", "i've long wanted to", "i'm supposed to", "time to", "help me", "would want to",
    "i've been meaning to", "have been meaning to", "been meaning to", "it would be nice to", "it'd be nice to", "would be nice to",
    "it would be great to", "it'd be great to", "it would be lovely to", "it would be good to", "it'd be good to", "my goal is to",
    "it would be so much better to", "it'd be so much better to", "it would be better to", "it would be nicer to",
    "wish i was brave enough to",
    "wish i were brave enough to", "wish i had the courage to", "wish i was able to", "wish i were able to",
    "my dream is to", "it would do me good to", "it'd do me good to", "my wish is to", "what i want is to", "what i'd want is to",
    "what i'd like is to",
  ]

  /// Returns the place of the verb of a promise, also of one to oneself: "I told myself I would learn guitar".
  static func promise(in small: [String]) -> Int? {
    small.prefix(3).firstIndex(where: promising.contains) ?? (small.starts(with: ["i", "told", "myself"]) ? 1 : nil)
  }

  /// Returns what was promised: "quit cigars" from "I promised my daughter I'd quit cigars"; nil for another clause.
  static func promise(in clause: TypedWords) -> TypedWords? {
    let small = clause.small
    guard let promise = promise(in: small),
      let start = small.indices.dropFirst(promise + 1).first(where: {
        ["i'd", "i'll"].contains(small[$0]) || small[promise] == "decided" && small[$0] == "to"
          || ["would", "will"].contains(small[$0]) && small[$0 - 1] == "i"
      }), start + 1 < small.count
    else { return nil }
    var words = clause
    words.keep(last: small.count - start - 1)
    // "When I turned thirty" is over.
    words.cut(before: ["when", "before"]) { ["i", "we"].contains($0) }
    // "Months ago" says when it was promised.
    if words.dropLast(["ago"]) { _ = words.dropLast(["months", "weeks", "years", "days", "ages", "a year", "a month", "a week"]) }
    return words
  }

  /// Returns what is left undone for something else: "do my exercises" from "instead of doing my exercises I make another coffee"; nil for
  /// another clause.
  static func missed(in clause: TypedWords) -> TypedWords? {
    let small = clause.small
    guard small.starts(with: ["instead", "of"]), small.count > 4, let verb = Inflection.base(ofGerund: small[2]),
      let end = small.indices.dropFirst(4).first(where: { ["i", "i'm"].contains(small[$0]) })
    else { return nil }
    // "Instead of yelling up the stairs I want to go up" wants the other.
    guard small.dropFirst(end + 1).first != "want", small.dropFirst(end + 1).starts(with: ["would", "like"]) == false else { return nil }
    var words = clause
    words.cut(to: end)
    words.words.replaceSubrange(...2, with: [verb])
    return words
  }
}
