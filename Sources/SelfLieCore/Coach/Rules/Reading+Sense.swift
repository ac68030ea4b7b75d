// The findings of rules about the meaning of a text: what it asks, wishes for, harms, or whether it means anything at all.

extension Reading {
  func asked() -> Finding? {
    let isInverted =
      phrasebook.sense.auxiliaries.contains(word(0)) && phrasebook.sense.asked.contains(word(1))
      || phrasebook.sense.questions.contains(word(0)) && phrasebook.sense.auxiliaries.contains(word(1))
        && phrasebook.sense.asked.contains(word(2))
    // "Why does everybody else manage", "when do I stop".
    let isOpen =
      ["why", "how", "when"].contains(word(0)) && ["do", "does", "did", "can", "is", "are", "will"].contains(word(1))
      && (phrasebook.sense.asked.contains(word(2)) || phrasebook.sense.others.contains(word(2)))
    if isOpen, !words.dropFirst(2).contains(where: { $0.pause == .comma }) { return Finding(.reject, at: [0..<3], in: self) }
    // "Should I lose my temper, I leave the room" is a condition, and "may I be happy" a wish for oneself.
    if isInvertedCondition || word(0) == "may" && !isQuestion { return nil }
    let wonders = places(phrasebook.sense.wonders).filter { $0.lowerBound < 2 }
    if !wonders.isEmpty { return Finding(.reject, at: wonders, in: self) }
    guard words.count > 2, words[1].pause == .none else { return isQuestion ? Finding(.reject, at: [0..<words.count], in: self) : nil }
    // "Will I ...?" may prepare an act.
    guard isInverted || isQuestion, !(isQuestion && word(0) == "will") else { return nil }
    return Finding(.reject, at: [0..<min(3, words.count)], in: self)
  }

  /// Whether the text begins with a condition that is said like a question: "should I stumble, I get up".
  var isInvertedCondition: Bool {
    ["should", "were", "had"].contains(word(0)) && !isQuestion
      && words.dropFirst().contains { $0.pause == .comma && ["i", "you"].contains($0.plain) }
  }

  func harm() -> Finding? {
    // "When I want to hit somebody, ..." names it, but "until I collapse" does it, and "after six beers, I drive".
    let found = places(phrasebook.sense.harm).filter { place in
      !cues.contains { $0.lowerBound == 0 && $0.contains(place.lowerBound) && place.upperBound <= $0.upperBound }
        // "I don't yell at my kids" harms nobody, and "instead of yelling, I breathe" neither.
        && !(1...2).contains { ["not", "never", "don't", "longer", "instead"].contains(word(place.lowerBound - $0)) }
        && word(place.lowerBound) != "instead"
    }
    return Finding(.reject, at: found + drivenDrunk, in: self)
  }

  /// The places where somebody drives after what they drank: "after six beers, I drive home".
  private var drivenDrunk: [Range<Int>] {
    let isDrunk = cues.contains { cue in
      guard cue.lowerBound == 0 else { return false }
      let moment = words[cue].map(\.plain)
      // "When I have had a few drinks", "when I am drunk", but not "when I meet friends for drinks".
      let isHad = word(0) == "after" || moment.contains { ["had", "drunk", "tipsy", "stoned", "wasted"].contains($0) }
      return isHad && moment.contains { phrasebook.sense.alcohol.contains($0) || ["drunk", "tipsy", "stoned", "wasted"].contains($0) }
    }
    // "I take a taxi home" drives nobody.
    return isDrunk ? places(phrasebook.sense.driving) : []
  }

  /// Letters that are no words, and words in an order that no sentence has.
  func senselessness() -> Finding? {
    // Words that no dictionary knows are names or slips, and two of them in so few words are neither.
    let unknown = words.indices.filter { !words[$0].isCited && brief.unknown.contains(String(word($0))) }
    let isNonsense = unknown.count > 1 && 2 * unknown.count >= words.count { $0.plain.count > 3 }
    let noise =
      Set(isNonsense ? unknown : []).union(
        words.indices.filter {
          !words[$0].isCited && !words[$0].isName && Speller.ranks[word($0)] == nil && SenseTable.isNoise(word($0))
        }
      ).sorted()
    let broken = words.indices.dropFirst().filter { words[$0].pause == .none && !words[$0].isCited && isBroken($0) }
    let dangling = words.indices.filter { index in
      let isLast = index + 1 == words.count || words[index + 1].pause > .none
      // "Blue the run happy of", but not "what I am proud of".
      let isBehindNothing =
        word(index) == "of" && index + 1 == words.count && Inflection.isState(String(word(index - 1)))
        && !["be", "am", "is", "are"].contains(word(index - 2))
        && !words.contains {
          ["what", "who", "whom", "which", "that", "how", "everything", "something", "anything", "people"].contains($0.plain)
        }
      if isBehindNothing { return words.count > 2 }
      // "To be a person who".
      if word(index) == "who", index + 1 == words.count, ["person", "someone", "somebody", "woman", "man"].contains(word(index - 1)) {
        return true
      }
      return isLast && !words[index].isCited && (index == 0 || written(index..<index + 1) != "A") && words.count > 2
        && phrasebook.sense.openers.contains(word(index))
    }
    // Nobody learns to be Anna.
    let others = words.indices.filter { index in
      index + 1 == words.count && words[index].isName && word(index - 1) == phrasebook.forms.be && word(index - 2) == "to"
        && ["learning", "trying", "working"].contains(word(index - 3)) && !phrasebook.sense.facts.contains(word(index))
    }
    let missed =
      places(phrasebook.sense.gaps) + places(phrasebook.sense.mockery) + disagreements + others.map { $0 - 3..<$0 + 1 }
    let places = missed + noise.map { $0..<$0 + 1 } + broken.map { $0 - 1..<$0 + 1 } + dangling.map { $0..<$0 + 1 } + doubledMoments
    // "When I come home after work" and "After lunch, I" say no more than when.
    if places.isEmpty, let fragment { return Finding(.reject, at: [fragment], in: self) }
    return Finding(.reject, at: places, in: self)
  }

  /// The places where a verb has not the number of its noun: "my hands is", "my friends loves", but not "the rest of my days is".
  private var disagreements: [Range<Int>] {
    // "She and I am building".
    let joined = words.indices.dropLast(2).first { word($0) == "and" && word($0 + 1) == phrasebook.forms.first && word($0 + 2) == "am" }
    let isSubject =
      joined.map { and in
        and < 3 && words[..<and].allSatisfy { (!Inflection.isVerb(String($0.plain)) || VerbTable.also.contains(String($0.plain))) }
      } == true
    let both = isSubject ? joined.map { [$0..<$0 + 3] } ?? [] : []
    return both
      + words.indices.dropLast(2).compactMap { index in
        guard ["my", "your", "our", "these", "those"].contains(word(index)), !words[index].isCited,
          index == 0 || words[index].pause > .none || phrasebook.sense.beforeClause.contains(word(index - 1))
            || isInCue(index - 1) && !isInCue(index)
            || ["because", "that", "when", "if"].contains(word(index - 1)),
          words[index + 1].pause == .none, words[index + 2].pause == .none
        else { return nil }
        let noun = word(index + 1), verb = word(index + 2)
        let isPlural = ["children", "people", "feet", "teeth", "men", "women"].contains(noun) || isPluralOfNoun(noun)
        let isSingular = !isPlural && !noun.hasSuffix("s") && !phrasebook.sense.crowds.contains(noun)
        let isOff =
          isPlural && (["is", "was", "has", "does"].contains(verb) || isThirdPerson(verb)) || isSingular && ["are", "were"].contains(verb)
        return isOff ? index..<index + 3 : nil
      }
  }

  /// Whether a word is something that is done, and neither asked nor said: "drink", but not "say" and "can".
  private func isPlainAct(_ word: Substring) -> Bool {
    Inflection.isVerb(String(word)) && !phrasebook.sense.auxiliaries.contains(word)
      && ![
        "say", "think", "know", "believe", "hope", "wish", "trust", "remember", "tell", "see", "feel", "promise", "guess", "like", "let",
        "pray",
        "suppose", "swear", "bet", "find", "once", "while", "since",
      ].contains(word)
  }

  private func isPluralOfNoun(_ noun: Substring) -> Bool {
    guard noun.hasSuffix("s"), !["ss", "us", "is", "ics"].contains(where: noun.hasSuffix), noun != "news", noun != "diabetes" else {
      return false
    }
    return !noun.contains("'") && FrequentWords.ranks[noun.dropLast()] != nil
  }

  /// Whether no sentence has a word behind the word before it: "the am", "I my", "am go".
  private func isBroken(_ index: Int) -> Bool {
    let (before, word, sense) = (word(index - 1), word(index), phrasebook.sense)
    // "I chew chew gum", and "very very calm" is said.
    if word == before, word.count > 1, !sense.doubled.contains(word) { return true }
    if isMisplaced(index) { return true }
    // "More patienter".
    if before == "more", word.hasSuffix("er"), Inflection.isState(String(word.dropLast(2))) { return true }
    // "When after lunch".
    if before == "when", ["after", "before", "during", "once", "while"].contains(word) { return true }
    if before == "a" || before == "an", ["people", "men", "women", "children", "feet", "teeth"].contains(word),
      ["who", "that", "of", ""].contains(self.word(index + 1))
    {
      return true
    }
    // "Because lamp the under sings".
    if before == "the", sense.neverAfterThe.contains(word) { return true }
    // "A patient parents".
    if ["a", "an"].contains(before), Inflection.isState(String(word)), isSeveralPeople(self.word(index + 1)),
      index + 2 == words.count || words[index + 2].pause > .none
    {
      return true
    }
    // "The Our Father" has a name.
    if sense.articles.contains(before) {
      return sense.neverAfterArticle.contains(word) && written(index..<index + 1).first?.isUppercase != true
    }
    // "You and I my" has no sense either, but "what I every day do" is only odd.
    if before == phrasebook.forms.first {
      // "My wife and I are", "am I calm".
      let earlier = self.word(index - 2)
      guard earlier != "and", !sense.auxiliaries.contains(earlier), earlier != "were", earlier != "had" else { return false }
      // "I chewing gum", "I to walk".
      let isGerund = Inflection.base(ofGerund: String(word)).map { Inflection.isVerb($0) } == true && !Inflection.isVerb(String(word))
      if word == "kind" || word == "sort", self.word(index + 1) == "of" { return false }
      // "I calm because I breathe" lacks its verb, and "I calm my breath" does not.
      if word == "calm",
        index + 1 == words.count || ["because", "and", "when", "in", "at", "am", "every", "all", "today"].contains(self.word(index + 1))
      {
        return true
      }
      // "I window the patience".
      let isNoun =
        sense.articles.contains(self.word(index + 1)) && FrequentWords.ranks[word] != nil && !Inflection.isVerb(String(word))
        && !VerbTable.also.contains(String(word)) && !isPast(word) && !sense.pasts.contains(word) && !sense.auxiliaries.contains(word)
        && !phrasebook.adverbs.contains(word) && !word.hasSuffix("ly") && !word.contains("'") && !phrasebook.auxiliaries.contains(word)
      return isNoun || sense.neverAfterFirst.contains(word) || isBareState(String(word)) || isThirdPerson(word) || isGerund || word == "to"
    }
    // "You goes", but not "I bring you flowers".
    if ["you", "we", "they"].contains(before),
      isStart(index - 1) || words[index - 1].pause > .none || ["and", "because", "when", "if"].contains(self.word(index - 2)),
      isThirdPerson(word)
    {
      return true
    }
    // "She do", but not "did she do".
    if ["he", "she"].contains(before), sense.neverAfterOther.contains(word), !sense.auxiliaries.contains(self.word(index - 2)),
      !["that", "let", "and"].contains(self.word(index - 2))
    {
      return true
    }
    // "Drink I water", "walk I home".
    if word == phrasebook.forms.first, index + 1 < words.count, index == 1 || words[index - 1].pause > .none, isPlainAct(before) {
      return true
    }
    // "Me like coffee", "me calm when children scream".
    if before == "me", isStart(index - 1) || words[index - 1].pause > .none,
      isThirdPerson(word) || Inflection.isState(String(word)) || ["like", "am", "is", "are"].contains(word)
        || Inflection.isVerb(String(word)) && !VerbTable.also.contains(String(word))
    {
      return true
    }
    // "I am learning to smoking", "I practise be gentle", "an water", "each meals".
    if before == "to", sense.beforeTo.contains(self.word(index - 2)), self.word(index - 2) != "going",
      Inflection.base(ofGerund: String(word)).map({ Inflection.isVerb($0) }) == true, !Inflection.isVerb(String(word))
    {
      return true
    }
    if ["practise", "practice"].contains(before), word == "be" { return true }
    if before == "an", word.count > 2, let first = word.first, "bcdfgjklmnpqrstvwyz".contains(first),
      written(index..<index + 1).first?.isUppercase != true
    {
      return true
    }
    if ["each", "every"].contains(before), isPluralOfNoun(word), !["others", "sides"].contains(word) { return true }
    // "Instead of to eat crisps".
    if word == "to", before == "of", ["instead", "front", "because", "afraid", "capable", "tired"].contains(self.word(index - 2)) {
      return true
    }
    // "Very because and strong", "because carefully".
    if ["very", "really", "so"].contains(before), ["because", "and", "or", "but", "with", "of"].contains(word),
      before != "so" || word != "and"
    {
      return true
    }
    if before == "because", index + 1 == words.count, word.hasSuffix("ly"), word != "family" { return true }
    // "Because want to live", "after angry".
    if before == "because", ["want", "wants", "do", "am", "need", "have"].contains(word), self.word(index + 1) != "of" { return true }
    if ["after", "before", "during"].contains(before), isBareState(String(word)), index + 1 == words.count || words[index + 1].pause > .none
    {
      return true
    }
    // "I can to swim", "I will to eat", "I did went".
    if ["can", "could", "must"].contains(before), word == "to" { return true }
    if ["will", "shall", "should"].contains(before), word == "to", ["i", "you", "we"].contains(self.word(index - 2)) {
      return true
    }
    if before == "did", ["went", "was", "had", "ate", "ran", "saw", "came", "got"].contains(word) { return true }
    // "I am grateful my healthy body", but not "I am grateful my body heals".
    if ["grateful", "thankful", "proud", "aware", "afraid"].contains(before), ["my", "our", "his", "her"].contains(word) {
      let rest = words[(index + 1)...].map(\.plain)
      return rest.count < 4
        && !rest.contains { sense.auxiliaries.contains($0) || isThirdPerson($0) || isPast($0) || ["when", "that"].contains($0) }
        && !rest.dropFirst().contains { Inflection.isVerb($0) }
    }
    // "I am being knowing".
    if before == "being", self.word(index - 2) == phrasebook.forms.beFirst,
      Inflection.base(ofGerund: String(word)).map(Inflection.isVerb) == true,
      !Inflection.isState(String(word)), !phrasebook.adjectives.contains(word)
    {
      return true
    }
    if before == phrasebook.forms.beFirst {
      // "I am breathe slowly", but "I am open" and "I am set".
      let isAct =
        Inflection.isVerb(String(word)) && !VerbTable.also.contains(String(word)) && !Inflection.isState(String(word))
        && Inflection.base(ofGerund: String(word)) == nil && !phrasebook.adjectives.contains(word) && !word.hasSuffix("ed")
      // "Who I am is enough".
      let isTold = ["who", "where", "what", "how"].contains(self.word(index - 3))
      // "I am speaks clearly", "I am table the running blue".
      let isNoun =
        sense.articles.contains(self.word(index + 1)) && VerbTable.also.contains(String(word)) && !Inflection.isState(String(word))
        && !phrasebook.adjectives.contains(word) && word != "still"
      return !isTold && (sense.neverAfterBe.contains(word) || isAct || isNoun || isThirdPerson(word) && !Inflection.isState(String(word)))
    }
    if isStray(index) || isStrayAdverb(index) { return true }
    // "Strong my voice am".
    if word == phrasebook.forms.beFirst {
      let isNoun = sense.articles.contains(self.word(index - 2)) && !["who", "that", "which"].contains(before)
      return sense.neverBeforeBe.contains(before) || isNoun && before != phrasebook.forms.first
    }
    return isUnconjugated(index)
  }

  /// Whether a word is for several persons: "parents", "drivers".
  private func isSeveralPeople(_ noun: Substring) -> Bool {
    let one = String(noun.dropLast())
    return noun == "people"
      || isPluralOfNoun(noun)
        && (Inflection.people.contains(one) || TypedWords.companions.contains(one) || Relative.isIn([one])
          || ["er", "or", "parent"].contains(where: one.hasSuffix))
  }

  /// Whether what one thing does stands in the form for several: "when the phone ring", but not "when the kids fight".
  private func isUnconjugated(_ index: Int) -> Bool {
    let noun = word(index - 1), verb = String(word(index))
    guard index == 3, ["when", "whenever"].contains(word(0)), ["the", "my", "a", "an"].contains(word(1)),
      index + 1 < words.count, words[index + 1].pause > .none, !noun.hasSuffix("s") || noun.hasSuffix("ss"),
      !phrasebook.sense.crowds.contains(noun),
      !["feet", "teeth", "parents"].contains(noun)
    else { return false }
    return Self.events.contains(verb)
  }

  /// What a thing or somebody does once, of which most are things too: "ring" and "call".
  private static let events: Set = [
    "ring", "buzz", "call", "come", "go", "start", "begin", "arrive", "knock", "shout", "scream", "cry", "bark", "beep", "rise", "grow",
    "end",
  ]

  /// Whether a word says how somebody is, and cannot say what they do: "happy", but not "warm" and "lost".
  private func isBareState(_ word: String) -> Bool {
    guard Inflection.isState(word), !Inflection.isVerb(word), !VerbTable.also.contains(word), !word.hasSuffix("ed") else { return false }
    return !["lost", "stuck", "hurt", "upset"].contains(word)
  }

  /// Whether a word says what somebody else does: "goes", but not "focus" and "process".
  func isThirdPerson(_ word: Substring) -> Bool {
    Inflection.base(ofThirdPerson: String(word)) != nil && !Inflection.isVerb(String(word))
  }

  /// What others are wished to do, where the person does nothing.
  func dependenceOnOthers() -> Finding? {
    // "My son hears patience in my voice" is about one's own voice.
    if plain.suffix(3).starts(with: ["in", "my"]), ["voice", "words", "eyes", "face", "hands", "tone"].contains(word(words.count - 1)) {
      return nil
    }
    let found = placesInPlan(phrasebook.others).filter { !isForgiven($0.lowerBound) }
    let start = words.indices.first { !isInCue($0) } ?? 0
    let rest = words[start...].map(\.plain)
    // "I wish my daughter called", but "I wish my colleagues a good day".
    if rest.first == phrasebook.forms.first, ["wish", "hope", "want"].contains(rest.dropFirst().first) {
      let wish = rest.dropFirst(2).drop { $0 == "that" }
      let isOther =
        phrasebook.sense.others.contains(wish.first ?? "")
        || phrasebook.sense.owners.contains(wish.first ?? "") && phrasebook.sense.people.contains(wish.dropFirst().first ?? "")
      let isKind = wish.contains { ["well", "happy", "happiness", "peace", "luck", "joy", "good", "best"].contains($0) }
      // "I want Daniel to text me back".
      let isParent = ["dad", "mum", "mom", "grandma", "grandpa"].contains(wish.first ?? "")
      let isNamedOther = isName(start + 2) && wish.dropFirst().first == "to" && wish.contains("me")
      if isOther || isParent || isNamedOther, !isKind { return Finding(.reject, at: [start..<words.count], in: self) }
    }
    // "May everyone at the office like me", but not "may my family be well".
    // "May my mother get well" is for the doctors.
    let isForOther =
      phrasebook.sense.owners.contains(rest.dropFirst().first ?? "") && phrasebook.sense.people.contains(rest.dropFirst(2).first ?? "")
    if rest.first == "may",
      isForOther && !rest.contains("be") || rest.contains("me") && phrasebook.sense.others.contains(rest.dropFirst().first ?? "")
    {
      return Finding(.reject, at: [start..<words.count], in: self)
    }
    let ordered = placesInPlan(phrasebook.sense.orders)
    if !ordered.isEmpty { return Finding(.reject, at: ordered, in: self) }
    let some = Finding(.warn, at: found, in: self)
    // "My husband listens when I talk" is about the husband.
    let main = rest.prefix { !["when", "whenever", "while", "if", "after", "before"].contains($0) }
    guard !main.contains(phrasebook.forms.first), !main.contains(where: phrasebook.secondPerson.contains), calls.isEmpty else {
      return some
    }
    let sense = phrasebook.sense
    // "Darren comes back to me": nobody who speaks of themselves by name says "me".
    if start == 0, words.count > 2, isNamed(0), Self.wooing.contains(word(1)), rest.contains("me") {
      return Finding(.reject, at: [0..<2], in: self)
    }
    if plain.starts(with: ["every", "single", "person"]) { return Finding(.reject, at: [0..<3], in: self) }
    // "My teenage son tidies his room".
    let isDescribed =
      sense.owners.contains(word(start)) && !sense.people.contains(word(start + 1)) && sense.people.contains(word(start + 2))
      && isThirdPerson(word(start + 3))
    let subject = sense.owners.contains(word(start)) ? start + (isDescribed ? 2 : 1) : start
    guard !["like", "who", "and"].contains(word(subject + 1)) else { return some }
    guard sense.people.contains(word(subject)) || subject == start && sense.others.contains(word(start)) else { return some }
    return Finding(.reject, at: [start..<min(words.count, subject + 2)], in: self)
  }

  /// Whether a word inside a sentence is written as a name is.
  private func isName(_ index: Int) -> Bool {
    index > 0 && index < words.count && word(index) != phrasebook.forms.first && written(index..<index + 1).first?.isUppercase == true
  }

  /// Whether a word can only be somebody's name: "Darren", but not "Breathing" and "Today".
  private func isNamed(_ index: Int) -> Bool {
    written(index..<index + 1).first?.isUppercase == true && FrequentWords.ranks[word(index)] == nil
      && Inflection.base(ofGerund: String(word(index))) == nil
      // "Serenity".
      && !["ity", "ness", "ence", "ance", "ion", "ment", "tude", "age", "dom", "ship"].contains(where: word(index).hasSuffix)
  }

  /// What somebody is wished to do by who misses them.
  private static let wooing: Set<Substring> = [
    "comes", "loves", "likes", "wants", "calls", "texts", "marries", "misses", "forgives", "respects", "chooses", "writes", "messages",
    "needs", "apologises", "apologizes", "trusts", "notices", "takes",
  ]

  /// Whether a word stands in the reason: what is wanted there is no plan.
  func isInReason(_ index: Int) -> Bool {
    words[..<index].lastIndex { ["because", "since", "so"].contains($0.plain) }.map { start in
      word(start) == "because" || word(start) == "since" && word(start + 1) == phrasebook.forms.first || word(start + 1) == "that"
    } ?? false
  }
}
