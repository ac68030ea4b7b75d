/// What somebody says of themselves or of their life who wants it otherwise: "I hate myself". It names no act, and says what the goal is about.
enum Complaint {
  /// Returns the goal that a complaint comes to, in words that a family knows: "be kind to myself" for "I hate myself"; nil for other words.
  static func goal(of typed: TypedWords) -> TypedWords? {
    var words = typed
    guard words.drop(ends) ? typed.words.count < 18 : typed.words.count < 10 else { return nil }
    repeat {} while words.words.count > 1 && words.drop(openings)
    repeat {} while words.words.count > 1 && words.dropLast(frequencies)
    // "Terrible with money", "hopeless at maths".
    if ["terrible", "awful", "hopeless", "rubbish", "useless"].contains(words.small.first),
      ["with", "at"].contains(words.small.dropFirst().first)
    {
      return TypedWords("I'm bad \(words.words.dropFirst().joined(separator: " "))")
    }
    if let known = goals[words.text.lowercased()] { return TypedWords(known) }
    // "My roommate leaves dishes everywhere and I never say anything I just slam cupboards".
    if words.words.count > 5, ["never say anything", "don't say anything"].contains(where: typed.text.lowercased().contains) {
      return TypedWords("speak up for myself")
    }
    // "I let my flatmate walk all over me".
    if ["let", "lets", "letting"].contains(words.small.first), words.text.lowercased().contains("walk all over me") {
      return TypedWords("set boundaries")
    }
    if let task = words.leftBehind { return TypedWords("keep up \(task)") }
    if let thing = typed.embarrassing { return TypedWords("be at ease with \(thing)") }
    // "A fraud at the hospital" is one anywhere.
    let small = words.small
    let since = small.indices.dropFirst().first {
      ["since", "because"].contains(small[$0]) || small[$0] == "for" && small[$0 - 1] == "myself"
    }
    guard let place = since ?? words.small.dropFirst(2).firstIndex(where: ["at", "in", "as", "on"].contains) else { return nil }
    words.cut(to: place)
    return goals[words.text.lowercased()].map { TypedWords($0) }
  }

  /// Returns what somebody cannot do, as something to learn: "learn to keep a secret" for "I can't keep a secret"; nil for other words, and for
  /// what is suffered, as a night without sleep.
  static func skill(in typed: TypedWords) -> TypedWords? {
    var words = typed
    guard words.drop(unable), words.words.count > 1, words.words.count < 8,
      let verb = words.small.first, Inflection.isVerb(verb) || VerbTable.also.contains(verb), !suffered.contains(verb),
      !words.small.contains(where: { ["without", "because", "when", "but", "and", "anymore"].contains($0) })
    else { return nil }
    // "I can't stick to anything" is to stick to one thing.
    for (place, word) in words.small.enumerated() {
      if let other = ["anything": "one thing", "anyone": "people", "anybody": "people"][word] { words.words[place] = other }
    }
    return TypedWords("learn to \(words.text)")
  }

  private static let unable = ["i can't", "i cannot", "i can not", "i can't even", "i still can't"]

  /// Whether somebody cannot say no to something that they name, which a family's sentences would leave out.
  static func isRefusal(_ typed: TypedWords) -> Bool {
    var words = typed
    return words.drop(unable) && words.small.starts(with: ["say", "no", "to"]) && words.words.count > 4
  }

  /// Verbs for what nobody learns, or only stops.
  private static let suffered = Inflection.words(
    """
    sleep breathe focus concentrate stop help stand take bear resist wait afford seem get remember find see hear feel believe decide do be have go
    relax switch let control think eat cope handle lose gain win live deal keep-up imagine understand wake move forget stay move escape trust
    """)

  /// Returns a text without what is said to somebody and names nothing: "Hi there! ..."
  static func withoutGreeting(_ text: String) -> String {
    var rest = text[...]
    while let greeting = greetings.first(where: { rest.lowercased().hasPrefix($0) }),
      rest.dropFirst(greeting.count).first.map({ !$0.isLetter && $0 != "'" && $0 != "-" }) == true
    {
      let next = rest.dropFirst(greeting.count).drop { !$0.isLetter && !$0.isNumber }
      guard next.contains(" ") else { break }
      rest = next
    }
    return String(rest)
  }

  /// The longer ones first.
  private static let greetings = [
    "hi there", "hi", "hello there", "hello", "hey there", "hey", "good morning", "good evening", "basically", "um", "well", "so basically",
  ]

  /// Words before a feeling that is to end: "I want to stop feeling like a fraud in my new job as a manager".
  private static let ends = [
    "i want to stop feeling like", "i want to stop feeling", "stop feeling like", "stop feeling", "stop being", "i want to stop being",
    "i want to stop",
    "i'd like to stop feeling like",
    "i'd like to stop feeling",
  ]

  private static let openings = [
    "i am", "i'm", "im", "i feel like", "i feel", "i always feel", "feel like", "i think i'm", "i think i am", "i have", "i've got", "i",
    "so",
    "such", "really", "just", "always", "constantly", "honestly", "feeling", "being",
  ]
  private static let frequencies = [
    "all the time", "every day", "constantly", "right now", "lately", "again", "these days", "sometimes", "so much", "at the moment",
    "always",
  ]

  private static let goals: [String: String] = [
    (
      "be kind to myself",
      """
      hate myself, hating myself, stop hating myself, can't stand myself, disgust myself, disgusted with myself, ashamed of myself, worthless, \
      useless, a loser, unlovable, don't like myself, don't love myself, not good enough, never good enough, never feel good enough, not enough, stupid, dumb, an idiot, boring, a boring person, \
      can't do anything right, never do anything right, do everything wrong
      """
    ),
    (
      "be consistent",
      "no self discipline, no self-discipline, no discipline, no willpower, undisciplined, no self control, no self-control, never stick to anything"
    ),
    (
      "be more confident",
      "nobody takes me seriously, no one takes me seriously, people don't take me seriously, lack confidence, no confidence, low self esteem, low self-esteem, no self esteem, no self-esteem"
    ),
    ("imposter syndrome", "a fraud, an impostor, an imposter, like a fraud, like an impostor"),
    (
      "enjoy my job",
      """
      hate my job, hate work, hate my work, hate going to work, dread going to work, dread work, dread my job, dread mondays, hate mondays, unhappy at work, \
      unhappy in my job, miserable at work, can't stand my job, bored at work, bored in my job
      """
    ),
    (
      "be less sad",
      "low, really low, very low, so low, really down, so down, very down, down today, really down today, terrible, awful, horrible, miserable, terrible today, awful today, horrible today, miserable today, like crap, nothing gives me joy, nothing makes me happy"
    ),
    ("burnout", "burnt out, burned out, a burnt out nurse, a burnt out teacher, a burned out nurse, a burned out teacher"),
    ("fear of failure", "afraid of failing, scared of failing, afraid of failure, scared to fail, afraid to fail"),
    ("always tired", "tired, exhausted, so tired, no energy"),
    ("make friends", "nobody likes me, no one likes me, nobody wants to be my friend, nobody invites me anywhere, never invited anywhere"),
    ("loneliness", "invisible, unloved, nobody loves me, no one loves me, all alone, so alone"),
    (
      "compare myself to others",
      """
      behind in life, behind everyone, everyone is doing better than me, everyone is ahead of me, everybody is doing better than me, behind my friends
      """
    ),
    ("boredom", "bored, bored all the time, bored out of my mind, bored to tears"),
    (
      "toxic boss",
      "my boss yells at me, my boss shouts at me, my boss is toxic, my boss is horrible, my boss is a bully, my boss bullies me, my boss hates me, hate my boss"
    ),
    (
      "quality time with my partner",
      """
      my marriage is falling apart, my marriage is in trouble, my marriage is failing, my relationship is falling apart, save my marriage, \
      fix my marriage, save our marriage, save my relationship, fix my relationship, rebuild my marriage
      """
    ),
    ("hate my body", "fat, too fat, disgusted by my body"),
    (
      "get over my ex",
      "miss my ex, can't stop thinking about my ex, stop thinking about my ex, not over my ex, can't get over my ex, still love my ex"
    ),
    ("set boundaries", "people walk all over me, everyone walks all over me, let people walk all over me, a doormat, a pushover"),
    (
      "feel stuck",
      "retirement feels pointless, my life is a mess, my life is boring, bored with my life, bored with life, lost in life, stuck in life"
    ),
    ("switch off after work", "leave work at work, leave my work at work, leave work at the office, leaving work at work"),
    ("save money", "broke, no money, always broke, never have any money"), ("anxiety", "my anxiety is out of control, my anxiety is bad"),
    ("get angry easily", "angry, so angry, full of anger"), ("always feel guilty", "guilty"),
    ("speak up in meetings", "invisible at work, invisible in meetings, nobody listens to me, no one listens to me, nobody hears me"),
  ].reduce(into: [:]) { goals, entry in
    for complaint in entry.1.split(separator: ",") {
      goals[complaint.split(whereSeparator: \.isWhitespace).filter { $0 != "\\" }.joined(separator: " ")] = entry.0
    }
  }
}

extension TypedWords {
  /// What is behind, with its preposition: "with emails" in "behind on emails", "in class" in "falling behind in class"; nil for other words.
  fileprivate var leftBehind: String? {
    var words = self
    guard words.drop(["behind", "falling behind", "fall behind", "getting behind"]), let first = words.small.first, words.words.count > 1,
      ["on", "with", "in", "at"].contains(first)
    else { return nil }
    return first == "on" ? "with \(words.words.dropFirst().joined(separator: " "))" : words.text
  }

  /// What of their own somebody is ashamed of: "my accent" in "my accent embarrasses me" and "I'm ashamed of my accent"; nil for other words,
  /// and for what they do.
  fileprivate var embarrassing: String? {
    var words = self
    let isSaid = words.dropLast(["embarrasses me", "makes me self-conscious", "makes me feel ashamed", "is embarrassing"])
    repeat {
    } while words.words.count > 1 && words.drop(["i am", "i'm", "im", "i feel", "so", "really", "always", "very", "self-conscious about"])
    guard isSaid != words.drop(["ashamed of", "embarrassed about", "embarrassed by", "embarrassed of", "self-conscious about"]),
      (2...4).contains(words.words.count), words.small[0] == "my", let last = words.small.last,
      !last.hasSuffix("ing") || ["stammering", "handwriting"].contains(last)
    else { return nil }
    return words.text
  }

  /// "I hate my job" for "hate my job": hating is nothing to do.
  var stated: TypedWords {
    var words = self
    if small.first == "hate", small.count > 1 { words.words.insert("I", at: 0) }
    return words
  }
}
