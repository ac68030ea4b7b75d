// Words that are no whole sentence.

extension Reading {
  /// The words of a sentence that ends before it says what is done; nil for a whole one.
  var fragment: Range<Int>? {
    guard words.count > 2, calls.isEmpty, !words.contains(where: \.isCited) else { return nil }
    let last = words.count - 1
    let isOnlyMoment = words.contains { phrasebook.subordinators.contains($0.plain) } && words.indices.allSatisfy(isInCue)
    let isOnlyState = words.allSatisfy { Inflection.isState(String($0.plain)) || $0.plain == "and" }
    let isOnlyReason = ["because", "unless"].contains(word(0)) && !words.dropFirst().contains { $0.pause > .none }
    let isOpen =
      word(last) == "to" && phrasebook.sense.beforeTo.contains(word(last - 1)) && !leavesVerbOut
      || word(last) == "to" && ["the", "a", "an", "my"].contains(word(0)) && !hasClause(in: words)
      // "The bravest part of me, which".
      || ["which", "whose", "the", "an", "because", "although", "unless"].contains(word(last))
      // "I feel calm then" is whole, and "I breathe and then" is not.
      || word(last) == "then" && (["and", "but", "so"].contains(word(last - 1)) || words[last].pause > .none)
      || word(last) == phrasebook.forms.first && words[last].pause > .none
    // "And then slowly, with my grandmother's rolling pin".
    let isJoined =
      ["and", "but"].contains(word(0)) && !(1..<min(4, words.count)).contains { Inflection.isVerb(word($0)) }
      && !words.contains {
        phrasebook.subjects.contains($0.plain) && !["my", "your", "our"].contains($0.plain)
          || phrasebook.sense.auxiliaries.contains($0.plain)
      }
    let isRepeated = words.count > 4 && Set(plain).count < 3
    return isOnlyThing || isOnlyWish || isOnlyMoment || isOnlyState || isOnlyManner || isOnlyAim || isOnlyGerund || isOnlyReason || isOpen
      || isJoined || isRepeated || isUnjoined || isMomentAndThing
      ? 0..<words.count : nil
  }

  /// Whether somebody or something is or does anything: "I", "is", "works".
  private func hasClause(in words: some Sequence<Word>) -> Bool {
    words.contains { word in
      phrasebook.subjects.contains(word.plain) && !["my", "your"].contains(word.plain) || phrasebook.sense.auxiliaries.contains(word.plain)
        || isThirdPerson(word.plain)
    }
  }

  /// Whether the text says when, and names what there is then at most: "after lunch, a walk", "every morning before coffee".
  private var isMomentAndThing: Bool {
    guard ["after", "before", "every", "each", "at", "during", "me"].contains(word(0)), !hasClause(in: words) else { return false }
    return !words.indices.dropFirst().contains { place in
      word(place) == "time" || Inflection.isVerb(word(place)) && !["a", "an", "the", "my", "some"].contains(word(place - 1))
    }
  }

  /// Whether the text is words in a row that nothing joins: "table happy running green sleep".
  private var isUnjoined: Bool {
    words.count > 3 && words.contains { Inflection.isState(String($0.plain)) } && !hasClause(in: words)
      && !(Inflection.isVerb(word(0)) && !VerbTable.also.contains(String(word(0))))
      && !words.dropFirst().contains { $0.pause > .none }
      && Set(plain).isDisjoint(with: phrasebook.subordinators.union(phrasebook.cuePrepositions).union(Self.joining))
  }
  private static let joining = Set(
    Inflection.words(
      "and or but not no to of with for in on at by from into than as the a an my your our more less so this that every each"
    )
    .map { $0[...] })

  /// Whether the text says how and where, and not who: "calmer at the dentist".
  private var isOnlyManner: Bool {
    let first = String(word(0))
    let isState = Inflection.isState(first) || first.hasSuffix("er") && Inflection.isState(String(first.dropLast(2)))
    return isState && !Inflection.isVerb(first) && ["at", "in", "on", "with", "around", "under"].contains(word(1)) && !hasClause(in: words)
  }

  /// Whether the text says what for, and nothing that is done: "to be a better listener".
  private var isOnlyAim: Bool {
    word(0) == "to" && Inflection.isVerb(String(word(word(1).hasSuffix("ly") ? 2 : 1))) && !hasClause(in: words)
      && !words.dropFirst().contains { $0.pause > .none }
  }

  /// Whether the text names a thing and says nothing of it: "the quiet of the early morning".
  private var isOnlyThing: Bool {
    // "A calm and patient mother".
    // "The strong and patient me".
    let isBare = words.count < 7 && (["a", "an"].contains(word(0)) || word(0) == "the" && word(words.count - 1) == "me")
    guard isBare || ["the", "a", "an"].contains(word(0)) && ["of", "in", "at"].contains(where: plain.contains) else { return false }
    return !words.dropFirst().enumerated().contains { place, word in
      phrasebook.subjects.contains(word.plain) && !["my", "your", "let"].contains(word.plain)
        || phrasebook.sense.auxiliaries.contains(word.plain) || isThirdPerson(word.plain) || isPast(word.plain) || word.pause > .none
        || word.plain.hasSuffix("'s") || place > 0 && Inflection.isVerb(word.plain) && !VerbTable.also.contains(String(word.plain))
    }
  }

  /// Whether the text names what there is to be more or less of, and nobody who does it: "more patience with the twins".
  private var isOnlyWish: Bool {
    guard ["more", "less", "fewer"].contains(word(0)) else { return false }
    // "Less sugar, more walks" names two things.
    let isPair = words.count < 7 && words.dropFirst().contains { $0.pause > .none && ["more", "less", "fewer"].contains($0.plain) }
    return isPair || !hasClause(in: words.dropFirst())
  }

  /// Whether the text ends in a clause whose verb was said before: "I rest when I need to".
  private var leavesVerbOut: Bool {
    guard words.count > 5, phrasebook.subjects.contains(word(words.count - 3)) else { return false }
    return phrasebook.sense.beforeOmitted.contains(word(words.count - 4))
  }

  /// Whether the text names an act and nobody who does it: "running every morning before work", but not "running keeps me calm".
  private var isOnlyGerund: Bool {
    guard Inflection.base(ofGerund: String(word(0))).map({ Inflection.isVerb($0) }) == true, !Inflection.isVerb(word(0)) else {
      return false
    }
    return !hasClause(in: words.dropFirst())
  }
}
