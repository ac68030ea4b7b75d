/// Confessions that tell an event and the fault behind it as two clauses: "my son answers back and I snap at everyone".
extension TypedWords {
  /// The words with the event as a moment, "when my son answers back I snap at everyone"; all other words as they are.
  var tellingWhen: TypedWords {
    let small = small
    // "I come home and go straight for the crisps, want to have fruit instead": what is wanted stays behind it.
    if small.first == "i", small.last == "instead", let comma = small.firstIndex(where: { $0.hasSuffix(",") }), comma + 2 < small.count,
      case let isMine = ["i", "i'd"].contains(small[comma + 1]),
      ["want", "would", "like", "rather", "should", "i'd"].contains(small[comma + (isMine && small[comma + 1] == "i" ? 2 : 1)])
    {
      var habit = self
      habit.cut(to: comma + 1)
      let told = habit.tellingWhen
      return told == habit ? self : TypedWords("\(told.text), \(isMine ? "" : "I ")\(words[(comma + 1)...].joined(separator: " "))")
    }
    guard words.count < 18, !words.dropLast().contains(where: { $0.hasSuffix(",") || $0.hasSuffix(".") }),
      let joint = small.indices.dropFirst(2).first(where: { small[$0] == "and" }), (2...10).contains(joint), joint + 1 < small.count
    else { return self }
    var fault = self
    fault.keep(last: words.count - joint - 1)
    let begin = fault
    // "The first thing I do is check Twitter", "before I know it I've eaten a whole cheesecake".
    let isTold = fault.drop([
      "the first thing i do is", "before i know it i've", "before i know it i", "suddenly i", "then i", "i", "i just",
    ])
    let event = small[..<joint]
    fault.sayByAnother()
    guard Self.isEvent(event), isTold ? Self.isFault(fault, of: begin) : Self.isFault(fault, of: begin) && event.first == "i",
      let verb = fault.small.first
    else { return self }
    if let base = Inflection.base(ofParticiple: verb), begin.small.starts(with: ["before", "i", "know"]) { fault.words[0] = base }
    return TypedWords("when \(words[..<joint].joined(separator: " ")) I \(fault.text)")
  }

  /// Whether words tell what happens at a moment: somebody else does something, or the person comes to it, "I get home".
  private static func isEvent(_ words: ArraySlice<String>) -> Bool {
    guard
      Set(words).isDisjoint(with: [
        "never", "always", "hurts", "aches", "want", "wants", "need", "needs", "says", "can't", "don't", "should",
      ])
    else { return false }
    if words.first == "i" { return comings.contains { words.dropFirst().starts(with: $0) } }
    guard let first = words.first, begun.contains(first) || people.contains(first) else { return false }
    return words.dropFirst().contains { Inflection.base(ofThirdPerson: $0) != nil || ["is", "comes", "goes"].contains($0) }
      || people.contains(first) && words.dropFirst().first.map(Inflection.isVerb) == true
  }
  private static let begun: Set = ["my", "the", "a", "an", "our", "someone", "somebody", "everyone", "payday", "friday", "it"]
  private static let people: Set = ["people", "guests", "friends", "others", "customers", "clients", "visitors", "kids", "they"]
  private static let comings = [
    "get home", "come home", "get back", "come back", "come in", "get to work", "get in", "wake up", "open the", "open my", "sit down",
    "walk in", "walk past", "go to the shop",
    "finish work",
    "log on", "log in", "get into bed", "go to bed", "see", "hear", "lie down", "stop for petrol", "get paid", "turn on", "switch on",
    "pick up my phone",
  ].map { $0.split(separator: " ").map(String.init) }

  /// Whether words tell what somebody does and would leave.
  private static func isFault(_ fault: TypedWords, of whole: TypedWords) -> Bool {
    let small = fault.small
    guard let verb = small.first, small.count < 9 else { return false }
    if outbursts.contains(where: small.starts) || whole.small.starts(with: ["before", "i", "know"]) { return true }
    let excessive = small.contains { ["whole", "straight", "too", "entire", "instead"].contains($0) }
    let base = Inflection.base(ofParticiple: verb) ?? verb
    return Inflection.isVerb(base)
      && (Confession.regrets.contains(base) || excessive || cravings.contains(base) || whole.small.first == "the")
  }
  /// What is done at a craving.
  private static let cravings = Inflection.words(
    "pour light pick bite chew scratch scroll check compare gamble bet vape smoke snack binge nibble")
  private static let outbursts = [
    "lose it", "lose my temper", "lose an hour", "lose track", "lose hours", "see red", "clam up", "shut down", "freeze", "give in", "cave",
    "blow up", "blow it", "explode", "get rude", "get angry", "get defensive", "get jealous", "get snappy", "get cross", "go quiet",
    "go silent",
    "go red", "go blank", "go straight", "hit snooze", "stay up", "end up", "cry", "melt down", "spiral", "panic", "say yes", "reach for",
  ].map { $0.split(separator: " ").map(String.init) }
}
