/// What a language model's sentence has to be, beyond what the rules ask of everybody's. A person who writes a sentence means it, and is told
/// what speaks against it; a model may mean nothing, so its sentence has to be plain, about the goal, and at the person's moment.
///
/// What it refuses costs the person nothing, because the rules have sentences of their own.
struct ModelDemands {
  /// The goal; nil where it is not known.
  let goal: ParsedGoal?
  let name: PersonName?
  let phrasebook: Phrasebook

  /// Whether a sentence breaks no rule, says plainly what the person does, and keeps to their moment, their act and their goal.
  func areMet(by candidate: Candidate) -> Bool {
    guard isPlain(candidate) else { return false }
    let reading = reading(of: candidate), outside = reading.words.indices.filter { !reading.isInCue($0) }.map { reading.word($0) }
    guard let goal else { return true }
    return keepsMoment(of: goal, reading, outside) && isAbout(goal, outside)
  }

  /// Whether a sentence breaks no rule, and is one plain sentence about what the person does now.
  func isPlain(_ candidate: Candidate) -> Bool {
    // Whether a sentence is about the goal is asked for itself.
    candidate.judgement.violations.allSatisfy { $0.level == .inform || $0.rule.name == "goal" } && isPlainlyWritten(candidate.text)
      // "When my shoulders" tells nothing that happens.
      && !candidate.text.contains(/(?i)\b(?:when|whenever) (?:the|my|a|an|your) [a-z]+(?:[,.]|$)/)
      && Speller(in: phrasebook).unknownWords(in: candidate.text).allSatisfy { isOwn($0.written) } && saysOneAct(reading(of: candidate))
  }

  /// Whether the words that a model put into a person's form say nothing that the person leaves, nothing twice and nothing of later.
  func isSound(_ candidate: Candidate) -> Bool {
    let reading = reading(of: candidate)
    return !candidate.judgement.violations.contains { ["habit-word", "deferral", "negation", "inability"].contains($0.rule.name) }
      && Speller(in: phrasebook).unknownWords(in: candidate.text).allSatisfy { isOwn($0.written) }
      && !isRepeating(reading) && reading.placesInPlan(phrasebook.sense.undoings).isEmpty && !isBegun(reading)
      // A word that no act begins with is turned to: "I turn to clouds the running of".
      && !candidate.text.contains(" turn to ") && !Self.open.contains(TypedWords(candidate.text).small.last ?? "")
  }

  /// Whether the person begins what they want to leave: "I start smoking".
  private func isBegun(_ reading: Reading) -> Bool {
    guard let goal, goal.kind == .quit else { return false }
    let words = reading.words.indices.filter { !reading.isInCue($0) }.map { reading.word($0) }
    return zip(words, words.dropFirst()).contains { verb, act in
      ["start", "begin", "enjoy", "keep", "continue", "love", "resume"].contains(verb) && goal.stems.contains(phrasebook.stem(act))
    }
  }

  private func reading(of candidate: Candidate) -> Reading {
    Reading(candidate.text, for: Brief(style: candidate.style, name: name?.description), in: phrasebook)
  }

  /// Whether the person wrote a word that no list has.
  private func isOwn(_ word: String) -> Bool {
    (goal?.stated.texts ?? []).contains { TypedWords($0).small.contains(word.lowercased()) }
  }

  // MARK: Form

  /// Whether a sentence has the letters of Europe, and no signs but those that a plain sentence has.
  private func isPlainlyWritten(_ text: String) -> Bool {
    guard let first = text.first, first.isUppercase, let last = text.last, last == "." || last.isLetter else { return false }
    let signs = text.unicodeScalars.filter { !$0.properties.isAlphabetic }
    return text.unicodeScalars.allSatisfy { $0.value < 0x250 || $0 == "\u{2019}" }
      && signs.allSatisfy { " ,.'-\u{2019}".unicodeScalars.contains($0) }
      && text.split(separator: ".").count < 2
  }

  /// Whether the person does something now, in so many words, at one moment at most.
  private func saysOneAct(_ reading: Reading) -> Bool {
    let words = reading.words
    let moments = reading.cues.filter { $0.lowerBound == 0 || phrasebook.sense.moments.contains(reading.word($0.lowerBound)) }
    guard moments.count < 2 else { return false }
    var outside = words.indices.filter { index in !reading.isInCue(index) && !reading.calls.contains { $0.contains(index) } }.map {
      String(reading.word($0))
    }
    guard let subject = outside.first, ["i", "you"].contains(subject) else { return false }
    outside.removeFirst()
    while let first = outside.first, Inflection.isAdverb(first) || first == "also" || first == "still" { outside.removeFirst() }
    guard let verb = outside.first, isPresent(verb, before: outside.dropFirst().first ?? "") else { return false }
    guard outside.count > 1 || Self.complete.contains(verb), !Self.open.contains(outside[outside.count - 1]) else { return false }
    guard !(outside.count == 2 && Self.particles.contains(outside[1]) && Self.carrying.contains(verb)) else { return false }
    // "I write, do I".
    let isAsked = words.indices.dropFirst().contains {
      ["i", "you"].contains(reading.word($0)) && words[$0].pause == .none && phrasebook.sense.auxiliaries.contains(reading.word($0 - 1))
    }
    return !isRepeating(reading) && !isAsked && reading.placesInPlan(phrasebook.sense.undoings).isEmpty
  }

  /// Whether a word stands twice: "my thesis my thesis", "I chew chew gum"; "step by step" is said.
  private func isRepeating(_ reading: Reading) -> Bool {
    let content = reading.words.indices.filter { !Self.small.contains(reading.word($0)) && reading.word($0).count > 2 }
    return content.contains { index in
      content.contains {
        $0 < index && phrasebook.stem(reading.word($0)) == phrasebook.stem(reading.word(index)) && reading.word(index - 1) != "by"
      }
    }
  }

  /// Whether a word behind "I" says what the person does or is now.
  private func isPresent(_ verb: String, before next: String) -> Bool {
    switch verb {
    case "am", "are":
      let isAct = Inflection.isVerb(next) && !VerbTable.also.contains(next) && !Inflection.isState(next)
      return !isAct && !["going", "about", "gonna", "to"].contains(next)
    case "have": return Inflection.determiners.contains(next) || TypedWords.numbers.contains(next)
    case "can", "do": return !next.isEmpty
    case "will", "shall", "would", "could", "should", "might", "may", "must": return false
    default:
      // Most verbs are nouns too, and with a thing behind them they are verbs: "I dim the lights".
      let isVerb =
        Inflection.isVerb(verb)
        || VerbTable.also.contains(verb) && (Inflection.determiners.contains(next) || TypedWords.numbers.contains(next))
      return isVerb && Inflection.base(ofGerund: verb).map { Inflection.isVerb($0) } != true
    }
  }

  /// Acts that need no more words.
  private static let complete = Inflection.words(
    "breathe pause rest stretch walk run wait smile listen read write pray sing dance meditate cook swim draw paint practise exhale stop knit jog cycle hum journal garden"
  )
  /// Words that end no sentence.
  private static let open = Inflection.words("of to for from with at into and or my the a an they i instead because than")
  private static let particles = Inflection.words("on off up out in down")
  private static let carrying = Inflection.words("put take turn pick give bring make get set")
  private static let small = Inflection.words(
    "the and with for from into that this then than when while after before once each one two three ten more less time day out off her his my"
  )
  .reduce(into: Set<Substring>()) { $0.insert(Substring($1)) }

  // MARK: Faith

  /// Whether a sentence is said at the person's moment, if they named one, and names it once.
  private func keepsMoment(of goal: ParsedGoal, _ reading: Reading, _ outside: [Substring]) -> Bool {
    guard let moment = goal.stated.trigger.flatMap(Trigger.cue) ?? (goal.kind == .build ? goal.moment : nil) else { return true }
    let named = phrasebook.words(of: moment).filter { $0.count > 2 && !Self.small.contains($0) }
    let stems = Set(named.map(phrasebook.stem))
    guard !outside.contains(where: { stems.contains(phrasebook.stem($0)) }) else { return false }
    guard let cue = reading.cues.first else { return true }
    let said = Set(cue.map { reading.word($0) })
    // "Before lunch" is not after it.
    let order = phrasebook.words(of: moment).first { ["after", "before"].contains($0) }
    guard order.map({ said.contains($0) || !said.contains($0 == "after" ? "before" : "after") }) ?? true else { return false }
    return named.allSatisfy(said.contains)
  }

  /// Whether a sentence has the act that the person named, or for an act to build a word of it or of what belongs to it.
  private func isAbout(_ goal: ParsedGoal, _ outside: [Substring]) -> Bool {
    let stems = Set(outside.map(phrasebook.stem))
    if let act = goal.stated.replacement {
      let words = phrasebook.words(of: act).filter { $0.count > 2 && !Self.small.contains($0) }
      // "I pour some tea" is one way to drink it.
      return Set((words.count > 1 ? words.dropFirst() : words[...]).map(phrasebook.stem)).isSubset(of: stems)
    }
    // "I fetch a fresh latte" is no way to less coffee, but "I put my phone away" leaves the phone.
    if goal.kind == .quit, let family = goal.family, !family.isGeneral {
      let ways = Set(family.templates.flatMap { phrasebook.stems(of: $0.pattern) })
      let vices = Set(family.words.filter { !$0.contains("-") }.map { phrasebook.stem(Substring($0)) }).subtracting(ways)
      if outside.contains(where: { vices.contains(phrasebook.stem($0)) }) { return false }
    }
    guard goal.kind == .build, !goal.subject.isEmpty else { return true }
    let isLess = ["less", "fewer"].contains { outside.contains($0) && !goal.words.small.contains(String($0)) }
    guard !isLess else { return false }
    if !goal.subject.isDisjoint(with: stems) { return true }
    guard let family = goal.family, !family.isGeneral else { return false }
    return !phrasebook.related(to: family).isDisjoint(with: stems)
  }
}
