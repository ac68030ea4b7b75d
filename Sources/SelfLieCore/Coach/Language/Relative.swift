/// A person whom a goal names: "my daughter" says more than a template's "my child".
struct Relative {
  /// The person's own word: "daughter".
  let word: String
  /// The words of templates that it stands for.
  private let standards: [String]

  /// Finds the first person whom a goal names; nil if it names none, or one who is gone.
  init?(in goal: TypedWords) {
    let small = goal.small.map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0.filter { $0.isLetter || $0 == "-" } }
    for (place, word) in small.enumerated() {
      let known = Self.known.first { $0.words.contains(Self.kin(word)) }
      guard known != nil || word.hasPrefix("step") else { continue }
      // "Be a better husband" is about somebody else.
      if place > 1, ["better", "good", "great", "best", "loving", "caring", "bad", "terrible"].contains(small[place - 1]),
        ["a", "the", "more"].contains(small[place - 2])
      {
        // "And show my wife" names her after him.
        if ["husband", "wife", "partner", "boyfriend", "girlfriend"].contains(word), small[(place + 1)...].contains("my") { continue }
        // "Be a better stepdad" is for the stepchild.
        guard word.hasPrefix("step"), let child = Self.known.first(where: { $0.words.contains("stepson") }) else { return nil }
        (self.word, standards) = ("stepchild", child.standards)
        return
      }
      guard let known else { continue }
      guard place == 0 || !["ex", "late", "dead"].contains(small[place - 1]) else { return nil }
      (self.word, standards) = (word, known.standards)
      return
    }
    return nil
  }

  /// Whether the word is for several people.
  var isSeveral: Bool { word.hasSuffix("s") || word == "children" || word == "grandchildren" }

  /// The pronoun behind a verb: "her", "him" or "them".
  var object: String { Self.women.contains(Self.kin(word)) ? "her" : Self.men.contains(Self.kin(word)) ? "him" : "them" }

  /// The word for a relative by marriage without what says so: "mother" for "mother-in-law".
  private static func kin(_ word: String) -> String { word.hasSuffix("-in-law") ? String(word.dropLast(7)) : word }

  /// Returns a sentence with the person's own word in the place of the template's.
  func naming(_ rendering: Template.Rendering) -> Template.Rendering {
    let text = named(in: rendering.text)
    // Where a template leaves no choice of the moment, it stands before the comma.
    let moment = rendering.cue.map(named) ?? (rendering.own.contains(.cue) ? String(text.prefix { $0 != "," }) : nil)
    return Template.Rendering(
      text: namingOnce(text, moment), cue: rendering.cue.map(named),
      action: rendering.action.map(named), own: rendering.own)
  }

  /// Returns a sentence that names the person in its moment, and then says "her".
  private func namingOnce(_ text: String, _ cue: String?) -> String {
    // "Patient with my mother when my mother repeats herself".
    let subject = ["her": "she", "him": "he"][object] ?? "they"
    if let cue, text.hasPrefix(cue.prefix(1).uppercased()), let named = namingPronoun(in: text, of: cue) { return named }
    let text = text.replacing(" with my \(word) when my \(word) ", with: " with my \(word) when \(subject) ")
    guard let cue, cue.contains(" my \(word)"), text.lowercased().hasPrefix(cue.lowercased()) else { return text }
    let rest = String(text.dropFirst(cue.count))
    guard let range = rest.firstRange(of: " my \(word)"), rest[range.upperBound...].first.map({ !$0.isLetter && $0 != "'" }) ?? true else {
      return text
    }
    return text.prefix(cue.count) + rest[..<range.lowerBound] + " \(object)" + rest[range.upperBound...]
  }

  /// Returns a sentence whose moment says who is meant: "when my brother's name comes up" for "when his name comes up", "when my kids fight" for
  /// "when they fight"; nil if the moment names somebody, or has no pronoun of the person.
  private func namingPronoun(in text: String, of cue: String) -> String? {
    // "When nobody will put their shoes on".
    guard !cue.contains(" \(word)"), !["nobody", "everybody", "everyone", "somebody", "someone"].contains(where: cue.contains) else {
      return nil
    }
    let possessive = ["him": "his", "her": "her"][object] ?? "their", subject = ["him": "he", "her": "she"][object] ?? "they"
    var words = text.split(separator: " ").map(String.init)
    let person = "\(words.contains("you") ? "your" : "my") \(word)", count = cue.split(separator: " ").count
    for place in words.indices.prefix(count) where place > 0 {
      let bare = words[place].filter(\.isLetter)
      let isLast =
        place + 1 == count || words[place].hasSuffix(",")
        || Self.behindObject.contains(words[place + 1].filter(\.isLetter))
      if bare == subject {
        words[place] = person
      } else if bare == possessive, !isLast {
        words[place] = person + (isSeveral && person.hasSuffix("s") ? "'" : "'s")
      } else if bare == object, isLast {
        words[place] = person + words[place].filter { !$0.isLetter }
      } else {
        continue
      }
      // "I give him my full attention" behind the moment that names him.
      if let again = words.indices.dropFirst(count).first(where: { words[$0] == "my" || words[$0] == "your" }), again + 1 < words.count,
        words[again + 1].filter({ $0 != "," && $0 != "." }) == word
      {
        words.replaceSubrange(again...(again + 1), with: [object + words[again + 1].dropFirst(word.count)])
      }
      return words.joined(separator: " ")
    }
    return nil
  }

  /// Returns an act that names the person in the place of the first pronoun: "ring my dad while I fold the laundry" for "ring him ...".
  func sayingWhom(in act: String) -> String {
    var words = act.split(separator: " ").map(String.init)
    guard !isSeveral, !words.contains(word),
      let place = words.indices.dropFirst().first(where: { place in
        let next = place + 1 < words.count ? words[place + 1] : "at"
        return words[place] == object
          && (Self.behindObject.contains(next) || Inflection.determiners.contains(next) || ["how", "while", "when"].contains(next))
      })
    else { return act }
    words.replaceSubrange(place...place, with: ["my", word])
    return words.joined(separator: " ")
  }

  /// Returns a clause that names the person in the place of its subject: "because my son looks up to me" for "because he looks up to me".
  func naming(in clause: String) -> String {
    let subject = ["her": "she", "him": "he"][object] ?? "they"
    guard !isSeveral || subject == "they" else { return clause }
    return clause.replacing(/^(because|so that) (\w+)\ /) { $0.2 == subject ? "\($0.1) my \(word) " : String($0.0) }
  }

  /// What stands behind "her" where it is no "her book".
  static let behindObject: Set = [
    "at", "in", "on", "to", "for", "with", "about", "and", "again", "back", "up", "off", "out", "from",
  ]

  /// Returns a template's sentence with the person's own word. A plural takes no place whose verb is singular.
  private func named(in text: String) -> String {
    var text = text
    if standards == ["family"] {
      text = text.replacing("the name of the one I miss", with: "my \(word)'s name").replacing("the one you miss", with: "your \(word)")
      text = text.replacing("the one I miss", with: "my \(word)").replacing("the one I love", with: "my \(word)")
    }
    if !isSeveral {
      text = text.replacing("hen somebody asks me", with: "hen my \(word) asks me")
      text = text.replacing("hen somebody asks you", with: "hen your \(word) asks you")
    }
    if standards == ["partner"] {
      text = text.replacing("the other person", with: "\(text.contains("ou ") ? "your" : "my") \(word)")
      text = text.replacing("hen someone tells me", with: "hen my \(word) tells me")
      if text.contains("their phone") { text = agreeing(text) }
    }
    for owner in ["my", "your"] {
      for standard in standards {
        guard let range = text.firstRange(of: "\(owner) \(standard)") else { continue }
        let rest = text[range.upperBound...]
        let next = rest.drop { $0 == " " }.prefix { $0.isLetter }
        guard rest.first?.isLetter != true else { continue }
        if isSeveral,
          rest.first == "'" || rest.first == " " && next.hasSuffix("s")
        {
          continue
        }
        text.replaceSubrange(range, with: "\(owner) \(word)")
        text = agreeing(text)
      }
    }
    return text
  }

  /// Returns a sentence whose "their" and "them" stand for one person, as "her day" or "his day".
  private func agreeing(_ text: String) -> String {
    guard let (possessive, object) = Self.women.contains(word) ? ("her", "her") : Self.men.contains(word) ? ("his", "him") : nil else {
      return text
    }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      switch word.prefix(while: \.isLetter) {
      case "their": possessive + word.dropFirst("their".count)
      case "them": object + word.dropFirst("them".count)
      default: String(word)
      }
    }.joined(separator: " ")
  }

  /// Returns the person's own part in what a goal wants of somebody else: "help my daughter eat vegetables" for "get my daughter to eat
  /// vegetables", "say no to screens for my son" for "no screens for my son"; nil if it wants nothing of anybody else.
  static func part(in goal: TypedWords) -> [String]? {
    var wish = goal
    _ = wish.drop(["i want to", "i want", "i wish", "i need to", "i need", "i would like to", "i'd like to"])
    let small = wish.small
    let isMade = ["get", "make", "have", "getting", "making"].contains(small.first ?? "")
    let start = isMade ? 1 : 0
    if small.count > start + 2, ["my", "our", "the"].contains(small[start]),
      let person = known.first(where: { $0.words.contains(small[start + 1]) })
    {
      var act = Array(wish.words[(start + 2)...])
      let joint = ["to", "should"].contains(act[0].lowercased())
      if joint { act.removeFirst() }
      guard let verb = act.first?.lowercased(), joint || isMade && small[0] != "have", Inflection.isVerb(verb), verb != "be" || joint else {
        return nil
      }
      // "I want my kids to see me reading" is done by who is seen.
      if act.count > 2, verb == "see", act[1].lowercased() == "me" { return nil }
      // Nobody helps somebody help.
      let isChild = person.standards == ["child"] && verb != "help"
      return (isChild ? ["help"] : ["ask"]) + wish.words[start..<(start + 2)] + (isChild ? [] : ["to"]) + act
    }
    // "Stop smoking for my son" is the person's own.
    guard let first = small.first, ["no", "less", "fewer"].contains(first), let place = small.firstIndex(of: "for"), place > 1,
      place + 2 < small.count, known[0].words.contains(small[place + 2]), Inflection.base(ofGerund: small[1]) == nil
    else { return nil }
    let isBare = ["for", "at", "in", "on", "before", "after", "during"].contains(small[2])
    let things = isBare && ["phone", "tablet", "screen", "snack", "game"].contains(small[1]) ? small[1] + "s" : wish.words[1]
    return (first == "no" ? ["say", "no", "to"] : ["choose", first]) + [things] + wish.words.dropFirst(2)
  }

  /// Whether words name somebody.
  static func isIn(_ words: [String]) -> Bool {
    words.contains { word in known.contains { $0.words.contains(kin(word)) } }
  }

  private static let women: Set = [
    "daughter", "stepdaughter", "granddaughter", "wife", "girlfriend", "mother", "mom", "mum", "sister", "grandma", "grandmother", "aunt",
    "granny", "nan", "nana", "gran", "mam", "lass",
  ]
  private static let men: Set = [
    "son", "stepson", "grandson", "lad", "husband", "boyfriend", "dad", "father", "brother", "grandpa", "grandfather", "uncle", "grandad",
    "granddad",
  ]

  private static let known: [(words: Set<String>, standards: [String])] = [
    (
      [
        "kids", "children", "son", "daughter", "sons", "daughters", "toddler", "boy", "boys", "girls", "teenager", "stepson",
        "stepdaughter", "grandson", "granddaughter", "lad", "lass", "grandkids", "grandchildren", "stepkids", "teenagers", "toddlers",
      ],
      ["child"]
    ),
    (["wife", "husband", "partner", "girlfriend", "boyfriend", "fiancee", "fiance", "spouse"], ["partner"]),
    (
      [
        "mother", "mom", "mum", "dad", "father", "sister", "brother", "grandma", "grandmother", "grandpa", "grandfather", "parents",
        "grandparents", "aunt", "uncle", "grandad", "granddad", "granny", "nan", "nana", "gran", "mam",
      ], ["family"]
    ),
  ]
}

/// An instrument that a goal names: "my cello" says more than a template's "my instrument".
struct NamedInstrument {
  let name: String

  /// Finds the first instrument that a goal names; nil if it names none.
  init?(in goal: TypedWords) {
    guard
      let word = goal.small.map({ $0.filter(\.isLetter) }).first(where: {
        $0 != "instrument" && !$0.hasSuffix("s") && Replacement.use(of: [$0]) == "play"
      })
    else { return nil }
    name = word
  }

  /// Returns a sentence with the instrument's name in the place of the template's word.
  func naming(_ rendering: Template.Rendering) -> Template.Rendering {
    func named(_ text: String) -> String {
      text.replacing("my instrument", with: "my \(name)").replacing("your instrument", with: "your \(name)")
    }
    return Template.Rendering(
      text: named(rendering.text), cue: rendering.cue.map(named), action: rendering.action.map(named), own: rendering.own)
  }
}

/// A language that a goal names: "Spanish" says more than a template's "my new language".
struct NamedLanguage {
  private let name: String

  /// Finds the first language that a goal names; nil if it names none.
  init?(in goal: TypedWords) {
    guard let word = goal.small.first(where: Self.known.contains) else { return nil }
    name = Inflection.capitalized(word)
  }

  /// Returns a sentence with the language's name in the place of the template's words.
  func naming(_ rendering: Template.Rendering) -> Template.Rendering {
    func named(_ text: String) -> String { text.replacing("my new language", with: name).replacing("your new language", with: name) }
    return Template.Rendering(
      text: named(rendering.text), cue: rendering.cue.map(named), action: rendering.action.map(named), own: rendering.own)
  }

  private static let known = Inflection.words(
    """
    spanish french german italian japanese chinese mandarin cantonese korean arabic russian portuguese dutch turkish english polish swedish
    greek hindi hebrew ukrainian norwegian danish finnish welsh irish gaelic swahili thai vietnamese latin catalan czech hungarian romanian
    """)
}
