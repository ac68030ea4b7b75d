// The person's trigger, replacement and reason, as words of a sentence about themselves.

/// The trigger of a habit or the moment of an act, as a clause or phrase with which a sentence can begin.
enum Trigger {
  /// Makes a cue: "stress" is "when I feel stressed", "10 pm" is "at ten in the evening", "after lunch" stays; nil for no words.
  static func cue(of text: String) -> String? {
    var wish = TypedWords(text)
    repeat {
    } while wish.drop([
      "usually", "mostly", "always", "often", "especially", "mainly", "maybe", "it is", "it's", "its", "just", "normally", "and",
      "sometimes",
    ])
    _ = wish.dropLast(["usually", "mostly", "etc", "and", "or", "often"])
    let phrase = Inflection.first(Inflection.inner(wish.text))
    let words = phrase.split(separator: " ").map(String.init), small = words.map { $0.lowercased() }
    guard let first = small.first else { return nil }
    if let occasion = Inflection.occasions[small.joined(separator: " ")] { return occasion }
    if ["when", "while", "whenever", "if", "once"].contains(first), small.count > 1 {
      return clause(behind: words[0], Array(words.dropFirst()))
    }
    if isClock(small) { return "at \(phrase)" }
    if ["noon", "midnight"].contains(first) { return "at \(phrase)" }
    if ["right", "straight"].contains(first), small.count > 1 { return words.dropFirst().joined(separator: " ") }
    if Inflection.placeWords.contains(first) { return "when I am \(phrase)" }
    if ["late", "early"].contains(first) { return "when it is \(phrase)" }
    if Inflection.cueWords.contains(first) || phrase.hasPrefix("the moment ") || isMeasure(small) { return phrase }
    return clause(behind: "when", words)
  }

  /// Finds the cue in a goal's own words: "in the morning" in "run in the morning"; nil if there is none.
  static func cue(inside goal: TypedWords) -> String? {
    let small = goal.small
    for index in small.indices.dropFirst() {
      let rest = small[index...].joined(separator: " ")
      // "before others" is a moment, but "before" alone is not.
      let isMoment = ["when", "whenever", "after", "before", "while"].contains(small[index]) && small.count - index > 1
      guard isMoment && small.count - index < 8 || moments.contains(rest) || rest.hasPrefix("at ") && isClock(Array(small[(index + 1)...]))
      else { continue }
      return cue(of: goal.words[index...].joined(separator: " "))
    }
    return nil
  }

  private static let moments: Set = [
    "in the morning", "in the mornings", "in the evening", "in the evenings", "in the afternoon", "every morning", "every evening",
    "every night", "at night", "in bed",
    "at work", "at home", "on weekends", "on the weekend", "at the table", "at dinner", "at parties", "in meetings", "at lunch",
    "at breakfast", "in the car",
    "in public", "at noon", "at midnight", "at bedtime", "during meetings", "during dinner", "during meals",
  ]

  /// Makes a clause that begins with a word such as "when".
  private static func clause(behind word: String, _ words: [String]) -> String {
    let small = words.map { $0.lowercased() }, phrase = words.joined(separator: " ")
    let first = small.first ?? "", last = small.last ?? ""
    if first == "i" || first.hasPrefix("i'") || ["it", "it's", "there", "he", "she", "they", "we", "nobody", "nothing"].contains(first) {
      return "\(word) \(phrase)"
    }
    if let occasion = Inflection.occasions[small.joined(separator: " ")], word == "when" { return occasion }
    if let feeling = Inflection.named[last], small.count == 1 || small.count == 2 && ["the", "my", "some", "any"].contains(first) {
      return "\(word) I feel \(feeling)"
    }
    if first == "alone" || first == "drunk" || first == "awake" { return "\(word) I am \(phrase)" }
    if Inflection.feelings.contains(first)
      || small.count == 2 && ["very", "too", "really", "so"].contains(first) && Inflection.feelings.contains(last)
    {
      return "\(word) I feel \(phrase)"
    }
    if isClause(small) { return "\(word) \(phrase)" }
    if Inflection.urges.contains(last), small.count <= 3 {
      let subject = small.count == 1 && !last.hasSuffix("s") && last != "temptation" ? "the \(phrase)" : phrase
      return "\(word) \(subject) \(last.hasSuffix("s") ? "come" : "comes")"
    }
    if first == "being", small.count > 1 { return "\(word) I am \(words.dropFirst().joined(separator: " "))" }
    if let base = Inflection.base(ofGerund: first), Inflection.isVerb(base) || small.count > 1 {
      return "\(word) I \(Inflection.bases(of: phrase))"
    }
    if Inflection.isVerb(first), !Inflection.determiners.contains(first) { return "\(word) I \(phrase)" }
    if Inflection.people.contains(last), small.count <= 2 { return "\(word) I am with \(phrase)" }
    return "\(word) I notice \(phrase)"
  }

  /// Whether somebody does something: "my phone buzzes", "people smoke around me", "someone offers me one".
  private static func isClause(_ small: [String]) -> Bool {
    if small.dropFirst().contains(where: ["is", "are", "has", "was", "isn't", "aren't"].contains) { return true }
    guard small.count > 1 else { return false }
    for index in small.indices.dropFirst() {
      let subject = small[index - 1], word = small[index]
      let isPlural = subject.hasSuffix("s") && !subject.hasSuffix("ss") || ["people", "others", "children", "kids"].contains(subject)
      if isPlural, Inflection.isVerb(word), !["to", "of"].contains(subject) { return true }
      let isSomebody =
        ["my", "the", "a", "an", "our", "this", "that"].contains(small[0])
        || ["someone", "somebody", "everyone", "everybody", "anyone"].contains(subject)
      if isSomebody, index < 4, Inflection.base(ofThirdPerson: word) != nil, !["the", "my", "a", "an", "of"].contains(subject),
        index > 1 || small.count > 2 || !["my", "the"].contains(small[0])
      {
        return true
      }
    }
    return false
  }

  private static let hours: Set = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]

  /// Whether words are a time of day: "ten in the evening", "six thirty", but not "two beers".
  private static func isClock(_ small: [String]) -> Bool {
    guard let first = small.first, hours.contains(first) else { return false }
    let minutes: Set = ["oh", "ten", "fifteen", "twenty", "thirty", "forty", "fifty", "o'clock", "in", "at"]
    return small.count == 1 || minutes.contains(small[1]) || small[1].hasPrefix("twenty") || small[1].hasPrefix("fifty")
  }

  /// Whether words measure time from an event: "an hour before bed", "ten minutes after lunch".
  private static func isMeasure(_ small: [String]) -> Bool {
    small.count > 2 && small.prefix(3).contains(where: { ["hour", "hours", "minutes", "minute"].contains($0) })
      && small.contains(where: { ["before", "after", "into"].contains($0) })
  }
}

/// The act in place of a habit: a verb in its base form with the words that belong to it.
enum Replacement {
  /// Makes an act: "chewing gum" is "chew gum", "a glass of water" is "drink a glass of water"; nil for no words.
  static func action(of text: String) -> String? {
    var wish = TypedWords(text)
    repeat {
    } while wish.drop([
      "i will", "i'll", "i would", "i'd rather", "i could", "i can", "i want to", "i", "to", "instead", "just", "maybe", "then", "rather",
      "by",
    ])
    repeat {} while wish.dropLast(["instead", "please", "and", "or", "etc"])
    let phrase = Inflection.first(Inflection.inner(wish.text))
    let words = phrase.split(separator: " ").map(String.init)
    guard let first = words.first(where: { !Inflection.isAdverb($0) })?.lowercased() else { return nil }
    let isGerund = Inflection.base(ofGerund: first).map(Inflection.isVerb) == true
    if isGerund, words.count == 1 || words.count != 2 || !Inflection.countables(words[1]) { return Inflection.bases(of: phrase) }
    // "a walk" needs a verb, but "walk" is one.
    if Inflection.isVerb(first), words.count == 1 || !nounsAsModifiers(words) { return phrase }
    guard let verb = use(of: words) else { return "turn to \(phrase)" }
    let hasArticle = Inflection.determiners.contains(first) || first.hasSuffix("ty")
    let head = head(of: words).lowercased()
    let isOne = Inflection.countable.contains(head) && !hasArticle
    return "\(verb) \(isOne ? Inflection.article(for: phrase) + " " : "")\(phrase)"
  }

  /// Returns the usual verb for a thing.
  static func use(of words: [String]) -> String? {
    let small = words.map { $0.lowercased() }
    let content = small.split(separator: "of").last.flatMap { $0.prefix { !Self.prepositions.contains($0) }.last }
    return ([content, head(of: small), small.last].compactMap(\.self)).lazy.compactMap { Inflection.uses[$0] }.first
  }

  /// Returns the main word of a phrase: "glass" in "a glass of water with lemon".
  private static func head(of words: [String]) -> String {
    words.prefix { !prepositions.contains($0.lowercased()) }.last ?? ""
  }

  private static func nounsAsModifiers(_ words: [String]) -> Bool {
    ["stress", "play", "exercise", "work"].contains(words[0].lowercased()) && Inflection.uses[words[1].lowercased()] != nil
  }

  private static let prepositions: Set = [
    "of", "with", "for", "in", "on", "from", "to", "at", "by", "and", "or", "around", "before", "after", "without", "about",
  ]
}

/// The reason for a goal, as the end of a sentence.
enum ReasonPhrase {
  /// Makes the end of a sentence: "my kids" is "for my kids", "I have good ideas" is "because I have good ideas"; nil for no words.
  static func clause(of text: String) -> String? {
    var wish = TypedWords(text)
    _ = wish.drop(["because", "since", "it is", "it's", "so that", "so", "as"])
    // A wish becomes the purpose of the sentence.
    var preposition: String?
    if wish.drop(["i want to", "i'd like to", "i would like to", "i wish to", "i need to"]) {
      preposition = "to"
    } else if wish.drop(["i want", "i'd like", "i would like", "i need"]) {
      preposition = "for"
    }
    let phrase = Inflection.first(Inflection.inner(wish.text))
    let words = phrase.split(separator: " ").map { $0.lowercased() }
    guard let first = words.first else { return nil }
    if let preposition { return "\(preposition) \(phrase)" }
    if ["to", "for"].contains(first), words.count > 1 { return phrase }
    if ["of"].contains(first) { return "because \(phrase)" }
    let subjects: Set = ["i", "we", "he", "she", "it", "they", "there", "nobody", "that", "this"]
    let finite: Set = [
      "is", "are", "am", "was", "need", "needs", "have", "has", "had", "deserve", "deserves", "want", "wants", "love", "loves", "matter",
      "matters", "count",
      "counts", "can", "can't", "makes", "make", "cost", "costs", "hate", "hates", "gets", "depend", "depends", "gives", "hurts", "helps",
      "will", "do", "does",
      "should", "worry", "worries", "feels",
    ]
    if subjects.contains(first) || first.hasPrefix("i'") || words.dropFirst().contains(where: finite.contains) {
      return "because \(phrase)"
    }
    if Inflection.isVerb(first) { return "to \(phrase)" }
    // "diabetes runs in my family", but not "my hopes and dreams".
    let isAct = words.indices.dropFirst().dropLast().contains {
      Inflection.base(ofThirdPerson: words[$0]) != nil && !Inflection.determiners.contains(words[$0 - 1])
        && !["and", "of"].contains(words[$0 - 1])
    }
    return isAct ? "because \(phrase)" : "for \(phrase)"
  }
}
