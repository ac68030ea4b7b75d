/// The reason for a goal, as the end of a sentence.
enum ReasonPhrase {
  /// What a doctor reads, and that it is not as it should be.
  private static var reading: Regex<(Substring, Substring)> {
    /(?:(?:my|the) (?:doctor|gp|nurse|wife|husband) (?:says|said|told me)(?: that)? )?my (blood pressure|blood sugar|cholesterol|heart|liver|weight|sugar)(?: levels?)? (?:(?:is|are) (?:too |so |very )?(?:high|bad|weak|up)|gets better)$/
  }

  private static let callers: Set = [
    "doctor", "doc", "dentist", "gp", "nurse", "physio", "therapist", "wife", "husband", "boss", "mum", "mom", "dad", "partner",
    "boyfriend", "girlfriend",
  ]

  /// What a habit does, said without the habit: "costs a bomb".
  static let doings: Set = ["costs", "wastes", "ruins", "makes", "keeps", "helps", "drains", "stinks", "calms", "saves", "eats"]
  private static let timely: Set = ["after", "before", "when", "at", "in", "on", "by"]
  private static let nuisances = Inflection.words(
    "fine fines fee fees penalty penalties bill bills crumbs debt debts hangover hangovers smell mess cost costs heartburn headaches noise queue queues guilt shame"
  )
  private static let pains: Set = ["frightened", "scared", "afraid", "ashamed", "embarrassed", "terrified", "stressed", "worried", "fed"]

  private static let wrongs = Inflection.words(
    "pushing driving hurting losing scaring ruining wasting boring letting destroying neglecting")

  /// What happened once, and is no cause of what is wanted now.
  private static let events: Set = ["left", "died", "moved", "started", "broke", "divorced", "retired", "passed", "separated"]

  private static let comparatives: Set = [
    "cheaper", "healthier", "easier", "safer", "better", "faster", "quieter", "tastier", "nicer", "cleaner",
  ]

  /// Makes the end of a sentence: "my kids" is "for my kids", "I have good ideas" is "because I have good ideas"; nil for no words.
  static func clause(of text: String) -> String? { (briefly(text) ?? told(text)).map(gaining) }

  /// Makes the end of a sentence of words as they are told.
  private static func told(_ text: String) -> String? {
    // "March" and "may" are other words too.
    let text = text.replacing(/\b(in|by|until|since|this|next|early|late) (march|may)\b/) {
      "\($0.1) \($0.2.prefix(1).uppercased())\($0.2.dropFirst())"
    }
    var wish = TypedWords(text)
    let isPurpose = wish.drop(["so that", "so"])
    // "Since my wife left" says since when.
    if wish.small.first == "since", wish.small.contains(where: events.contains) { return nil }
    let isCause = !isPurpose && wish.drop(["because", "cause", "cuz", "since", "as"])
    _ = wish.drop(["in order"])
    _ = wish.dropLast(["i guess", "i suppose", "lol", "haha", "simple as that", "mainly", "mostly", "basically", "really"])
    wish.cut(to: wish.words.count)
    if ["doctors orders", "doctor's orders", "doctors' orders"].contains(wish.text.lowercased()) { return "on my doctor's orders" }
    // "The doctor told me so".
    if wish.small.suffix(3).elementsEqual(["told", "me", "so"]) { wish.words[wish.words.count - 1] = "to" }
    if let thing = adjectival(wish.small) { return "for \(thing)" }
    // "For having freedom" is to have it.
    if wish.small.first == "for", wish.words.count > 2, let base = Inflection.base(ofGerund: wish.small[1]), Inflection.isVerb(base) {
      wish.words.replaceSubrange(...1, with: ["to", base])
    }
    // Who drinks against headaches keeps them away.
    if wish.words.count == 1, ["headaches", "migraines", "cramps", "colds"].contains(wish.small[0]) {
      return "to keep \(wish.small[0]) away"
    }
    // "Due to the scars".
    if wish.drop(["due to", "thanks to", "because of", "on account of"]), !wish.words.isEmpty {
      return "because of \(Inflection.first(Inflection.inner(wish.text)))"
    }
    // "Doctor says my cholesterol is up" is said of one's own.
    if let first = wish.small.first, callers.contains(first), wish.words.count > 2,
      ["says", "said", "told", "thinks", "wants"].contains(wish.small[1])
    {
      wish.words.insert("my", at: 0)
    }
    // "Quit two weeks ago" and "laid off in March" tell what was, and not why.
    if let first = wish.small.first, wish.small.last == "ago" && Inflection.isVerb(first) || happened.contains(first) { return nil }
    // "Nearly passed out in the shop"; and "because after work I never feel like it" tells of a moment.
    if let first = wish.small.first, ["nearly", "almost"].contains(first) || isCause && timely.contains(first) { return nil }
    fill(&wish)
    // "For my health and I want to be strong" says two, of which a sentence has room for one.
    if wish.small.first == "for", let other = wish.small.firstRange(of: ["and", "i"]), other.lowerBound > 1 {
      wish.cut(to: other.lowerBound)
    }
    // "Got a baby on the way", "been here four years".
    if let first = wish.small.first, ["got", "been", "haven't"].contains(first), wish.words.count > 2 {
      return "because I\(first == "haven't" ? " " : "'ve ")\(Inflection.first(Inflection.inner(wish.text)))"
    }
    // "Frightened of what's in it" says what hurts.
    if let first = wish.small.first, pains.contains(first), wish.words.count > 1 { return nil }
    // What somebody does wrong, or what went wrong, is no reason to say a thousand times: "I'm pushing her away", "the last one went badly".
    if !isPurpose,
      wish.small.first == "i'm" && wish.small.dropFirst().first.map(Self.wrongs.contains) == true
        || wish.small.starts(with: ["i", "sound", "like"]) || wish.small.last == "otherwise"
        || wish.small.contains("went") && wish.small.last.map(["badly", "wrong", "horribly"].contains) == true
    {
      return nil
    }
    // What a doctor threatens is said to nobody a thousand times.
    let threats = ["stroke", "attack", "die", "dead", "cancer", "amputate"]
    if !isPurpose, wish.small.contains(where: callers.contains), wish.small.contains(where: threats.contains),
      !wish.small.contains("died")
    {
      return nil
    }
    // "Dentist shouted at me".
    if let first = wish.small.first, callers.contains(first),
      wish.small.dropFirst().first.map({ ["shouted", "yelled", "told", "moaned"].contains($0) }) == true
    {
      wish.words.insert("my", at: 0)
    }
    // "Wanting to see my daughter grow up".
    if wish.small.first == "wanting", wish.words.count > 2 { wish.words[0] = "want" }
    // "Doctor says blood pressure" is for it.
    if let named = wish.text.lowercased().wholeMatch(
      of: /(?:my )?(?:doctor|doc|gp|nurse) (?:says|said) (?:my )?(blood pressure|cholesterol|sugar|weight|heart|liver|lungs|knees?|back)/)
    {
      return "for my \(named.1)"
    }
    // "My doctor says my blood pressure is too high" is for the blood pressure.
    if let worry = wish.text.lowercased().wholeMatch(of: Self.reading) {
      return "for my \(worry.1 == "sugar" ? "blood sugar" : worry.1)"
    }
    // "My knee hurts and I want to hike again": what is wanted can be said.
    if let wanted = wish.text.lowercased().firstRange(of: " and i want to "), wish.text.count == wish.text.lowercased().count,
      Template.Slot.hurts(String(wish.text.lowercased()[..<wanted.lowerBound]))
        || wish.text.lowercased()[..<wanted.lowerBound].contains(/doctor|dentist|therapist|said so|told me/)
    {
      return told(String(wish.text[wish.text.index(wanted.lowerBound, offsetBy: 5)...]))
    }
    // In "my son said 'you scare me'" nobody speaks to the person.
    let isCited = text.contains { "\"\u{201C}\u{201D}\u{201E}".contains($0) }
    let inner = Inflection.inner(wish.text, keepsName: true), phrase = isCited ? inner : Inflection.first(inner)
    let words = phrase.split(separator: " ").map { $0.lowercased() }
    guard let first = words.first, !noReasons.contains(words.joined(separator: " ")) else { return nil }
    if let ailment = ailment(in: words, of: phrase) { return ailment }
    // "Want to see my grandchildren grow up".
    if words.count == 1, let whole = bare[first] { return whole }
    // "To look like shit" is nobody's aim.
    if first == "to" || Inflection.isVerb(first), words.contains(where: ["shit", "crap", "trash", "garbage"].contains) { return nil }
    // "Embarrassing" says how the habit is, and nobody says of what.
    if words.count == 1, judging.contains(first) { return nil }
    if wanting.contains(first), words.count > 2 { return "because I \(phrase)" }
    // "Respect for my coworkers".
    if ["respect", "love", "care", "gratitude"].contains(first), words.count > 2, words[1] == "for" { return "out of \(phrase)" }
    if ["in memory of ", "in honour of ", "in honor of ", "out of "].contains(where: phrase.hasPrefix) { return phrase }
    // Nobody wants to be tired.
    if first != "happy", first != "excited", Inflection.feelings.contains(first) || first == "embarrassed",
      words.count == 1 || behindStates.contains(words[1])
    {
      return "because I am \(phrase)"
    }
    // "Too much sugar" is what is wrong with the habit.
    if first == "instead" || phrase.hasPrefix("too much ") || phrase.hasPrefix("too many ") { return nil }
    if isPurpose, first != "to", words.count > 2 || isClause(words) { return "so that \(phrase)" }
    // "My mother visits" may be a thing, but not behind "because".
    let isTold = isCause && words.count > 2 && !Inflection.people.contains(words[words.count - 1])
    // Nobody minds saying a thousand times that they are tired of losing days, and everybody that they lose them.
    if first == "i", words.count > 2, losses.contains(words[1]), words[1] != "miss" || words.contains(where: passing.contains) {
      return "because I am tired of \(Inflection.gerunds(of: phrase.split(separator: " ").dropFirst().joined(separator: " ")))"
    }
    // "Cheaper and healthier" says how it is.
    let said = words.filter { $0 != "and" }
    if said.count > 1 || said.first == "cheaper", said.allSatisfy(Self.comparatives.contains) {
      return "because it is \(phrase)"
    }
    // "The love I had for him" is a thing.
    if ["the", "all"].contains(first), words.count > 3, words.count < 9, ["i", "we"].contains(words[2]),
      !words.dropFirst(4).contains(where: { Inflection.base(ofThirdPerson: $0) != nil || ["is", "are", "was", "were"].contains($0) })
    {
      return "because of \(phrase)"
    }
    // "The hangovers ruin my Saturdays" tells it, and "the fines" names it.
    if words.count > 3, ["my", "our", "the"].contains(first),
      ["ruin", "wreck", "cost", "keep", "drain", "spoil", "kill", "hurt"].contains(words[2])
    {
      return "because \(phrase)"
    }
    if words.count < 5, ["my", "our", "the"].contains(first), nuisances.contains(words[words.count - 1]) { return "because of \(phrase)" }
    // "My kids copy it".
    if words.count > 3, ["my", "our", "the"].contains(first), ["it", "me", "them", "him", "her"].contains(words[words.count - 1]),
      Inflection.isVerb(words[2]) || VerbTable.also.contains(words[2])
    {
      return "because \(phrase)"
    }
    if isClause(words) || isTold && Inflection.base(ofThirdPerson: words[words.count - 1]) != nil { return "because \(phrase)" }
    if ["to", "for"].contains(first), words.count > 1 { return phrase }
    if first == "of" { return "because \(phrase)" }
    // "Being tired all day" is no aim.
    if ["being", "feeling", "getting"].contains(first), words.count > 1, Inflection.feelings.contains(words[1]),
      !["happy", "excited"].contains(words[1])
    {
      return "because of \(phrase)"
    }
    if first == "expecting", words.count > 1 { return "because I am \(phrase)" }
    // Nobody wants to waste their time.
    if let base = Inflection.base(ofGerund: first), words.count > 1,
      Confession.regrets.contains(base) && !Confession.wished.contains(base)
        || ["being", "feeling"].contains(first) && words.dropFirst().prefix(2).contains(where: hated.contains)
    {
      return "because I am tired of \(phrase)"
    }
    if ["tired", "sick"].contains(first), words.count > 2, words[1] == "of" { return "because I am \(phrase)" }
    // "Drawing calms me down".
    if words.count > 2, Inflection.base(ofGerund: first) != nil, words[1].hasSuffix("s"),
      let verb = Inflection.base(ofThirdPerson: words[1]), Inflection.isVerb(verb), ["me", "my", "us"].contains(words[2])
    {
      return "because \(phrase)"
    }
    if Inflection.base(ofGerund: first).map(Inflection.isVerb) == true, words.count > 1 { return "to \(Inflection.bases(of: phrase))" }
    // "Quiet nights" are had, and quiet is what one is.
    if Inflection.isState(first) && (words.count == 1 || behindStates.contains(words[1]))
      || words.count == 2 && ["more", "less"].contains(first) && Inflection.isState(words[1])
    {
      return "to be \(phrase)"
    }
    // "Sleep and my waistline".
    if Inflection.isVerb(first), words.count > 2, words[1] == "and", ["my", "the"].contains(words[2]) { return "for my \(phrase)" }
    // "Sleep better, save money".
    if Inflection.isVerb(first), words.count > 3, !words.contains("and"), let comma = words.firstIndex(where: { $0.hasSuffix(",") }),
      comma + 1 < words.count, Inflection.isVerb(words[comma + 1])
    {
      return "to \(phrase.replacing(", ", with: " and ", maxReplacements: 1))"
    }
    if Inflection.isVerb(first), words.count > 1 || !VerbTable.also.contains(first) && !["love", "trust"].contains(first) {
      return "to \(phrase)"
    }
    let isSuffered = GoalPhrase(TypedWords(phrase)).heart == .problem || unwanted.contains(words[words.count - 1]) || ailing.contains(first)
    // "Wedding in June" is one's own.
    let isOwn = ahead.contains(first)
    // "Fewer headaches" are wanted.
    if ["fewer", "less"].contains(first) { return "for \(phrase)" }
    // "House" is one to buy.
    if words.count == 1, ["house", "car", "motorbike", "flat", "degree", "visa"].contains(first) { return "for a \(phrase)" }
    guard let thing = thing(in: words, of: phrase) else { return nil }
    return isSuffered || isCause ? "because of \(thing)" : "for \(isOwn ? "my " : "")\(thing)"
  }

  /// What somebody gains who leaves what costs them too much; nil for another clause.
  static func gain(of clause: String) -> String? {
    clause.contains(/\bit(?:'s| is) (?:too|so|very) expensive\b|\bit costs me\b/) ? "to save money" : nil
  }

  /// Whether "it" is what the habit hurts: the hair grows back, and the habit does not.
  static func growsBack(_ clause: String) -> Bool {
    ["growing back", "grows back", "healing", "heals", "getting longer"].contains(where: clause.contains)
  }

  /// Names the habit in a clause that calls it "it": the sentence may say nothing of the habit, or name another thing before it.
  /// - Returns: The clause; nil if nobody could tell what "it" is.
  static func clause(_ clause: String, about habit: GoalPhrase.Heart) -> String? {
    // "My girlfriend hates it" hates the habit, and the sentence is for her.
    if clause.hasSuffix(" it"), clause.hasPrefix("because my "),
      [" hates it", " hate it", " dislikes it"].contains(where: clause.hasSuffix)
    {
      let person = clause.dropFirst("because my ".count).prefix { $0 != " " }
      return Relative.isIn([String(person)]) || Inflection.people.contains(String(person)) ? "for my \(person)" : nil
    }
    guard let verb = ["because it's ", "because it "].first(where: clause.hasPrefix) else { return clause }
    if growsBack(clause) { return nil }
    let subject: String
    switch habit {
    case .action(let act):
      let words = Inflection.gerunds(of: TypedWords(act).withoutEvery).split(separator: " ")
      subject = words.prefix { !["with", "at", "about", "in", "on", "to", "when", "while", "before"].contains($0) }.joined(separator: " ")
    // "Cigarettes" would need another verb.
    case .thing(let thing) where !thing.hasSuffix("s") || thing.hasSuffix("ss"): subject = thing
    case .thing, .problem, .nothing: return nil
    }
    return "because \(subject) \(verb.hasSuffix("'s ") ? "is " : "")\(clause.dropFirst(verb.count))"
  }

  /// Whether a reason is a clause: "my dentist told me to", "diabetes runs in my family", but not "my hopes and dreams".
  private static func isClause(_ words: [String]) -> Bool {
    guard let first = words.first, words.count > 1 else { return false }
    // "Life's too short", "my wife's fed up", "the number ruins my mood", "my jeans no longer fit".
    if words[1] == "getting" && first.hasSuffix("'s") || words.indices.contains(where: { isSaidOf(words, at: $0) }) { return true }
    if words.firstRange(of: ["no", "longer"]) != nil, words[0] != "no" { return true }
    if subjects.contains(first) || ["i'", "it'", "he'", "she'", "we'", "they'"].contains(where: first.hasPrefix) { return true }
    if ["to", "for", "of"].contains(first) { return false }
    // "Turtles nest here".
    if words.count > 2, first.hasSuffix("s"), !first.hasSuffix("ss"), Inflection.isVerb(words[1]) || VerbTable.also.contains(words[1]),
      ["here", "there", "every", "all", "me", "my", "it", "pain", "fear"].contains(words[2])
    {
      return true
    }
    // "Being there when my son needs me" is no clause, and "being tired makes me mean" is one.
    if words.dropFirst().prefix(while: { !subordinators.contains($0) }).contains(where: finite.contains) { return true }
    if Inflection.base(ofGerund: first).map(Inflection.isVerb) == true {
      // "Singing always cheered me up".
      return zip(words.dropFirst(), words.dropFirst(2)).prefix(3).contains { verb, object in
        verb.hasSuffix("ed") && [verb.dropLast(2), verb.dropLast()].contains(where: { Inflection.isVerb($0) })
          && ["me", "my", "us", "our", "him", "her", "it", "them"].contains(object)
      }
    }
    if tellsOfSubject(words) { return true }
    if ["my", "our"].contains(first), words.count > 2, words[1].hasSuffix("s"), Inflection.isVerb(words[2]) { return true }
    // "My daughter copies me", "my dentist scolded me again": nobody has a "me".
    if words.indices.dropFirst(2).contains(where: {
      ["me", "us", "him", "them"].contains(words[$0])
        && !["and", "of", "for", "to", "with", "about", "from", "than"].contains(words[$0 - 1])
    }) {
      return true
    }
    return words.indices.dropFirst().dropLast().contains {
      Inflection.base(ofThirdPerson: words[$0]) != nil && !Inflection.determiners.contains(words[$0 - 1])
        && !["and", "of", "for", "to", "with"].contains(words[$0 - 1])
    }
  }

  /// Whether words are a subject with what it does: "my heart races", "letters last", "grandpa loved it", but not "my family meals".
  private static func tellsOfSubject(_ words: [String]) -> Bool {
    for place in words.indices.dropFirst() {
      // "My in-laws only speak Spanish".
      let isStressed = place > 1 && ["only", "also", "still", "always", "never", "really", "just"].contains(words[place - 1])
      let (before, word) = (words[isStressed ? place - 2 : place - 1], words[place])
      // "My memory's getting worse", "my time's too short", "my wedding's in May".
      if word.hasSuffix("'s"), place + 1 < words.count,
        Inflection.base(ofGerund: words[place + 1]) != nil
      {
        return true
      }
      guard !joints.contains(before) else { continue }
      let
        isSeveral =
          several.contains(before) || before.hasSuffix("children")
          || before.hasSuffix("s") && !before.hasSuffix("ss") && !before.hasSuffix("'s"),
        isLast = place + 1 == words.count
      // "Neat notes" and "clean sheets" are things.
      if isLast, place == 1, Inflection.isState(before) || plainQualities.contains(before) { continue }
      if isSeveral, Inflection.isVerb(word), !VerbTable.also.contains(word) || acts.contains(word) { return true }
      if isSeveral { continue }
      if let base = Inflection.base(ofThirdPerson: word), Inflection.isVerb(base) {
        // Many nouns look like verbs, and who or what acts tells them apart.
        let isActor = actors.contains(before) || Inflection.people.contains(before) || Relative.isIn([before])
        if !VerbTable.also.contains(base) || acts.contains(base) || isActor && !notDone.contains(base) { return true }
        if !isLast, Inflection.determiners.contains(words[place + 1]) { return true }
      }
      // "My dentist found three cavities".
      if place > 1, Self.told.contains(word), !isLast { return true }
      if word.hasSuffix("ed"), word.count > 4, place > (Inflection.determiners.contains(words[0]) ? 1 : 0),
        [word.dropLast(2), word.dropLast()].contains(where: { Inflection.isVerb($0) })
      {
        return true
      }
    }
    return false
  }

  /// What is missed by whoever comes too late; what else is missed is longed for: "I miss the people".
  private static let passing = Inflection.words(
    "bus buses train trains deadline deadlines appointment appointments call calls meeting meetings class classes lesson lessons exam exams days"
  )
  static let losses = Inflection.words("lose waste miss forget ruin embarrass fail break hurt neglect disappoint")
  /// What is meant by a thing alone: nobody chooses clean air "for money".
  private static let bare = [
    "health": "for my health", "money": "to save money", "time": "to have more time", "peace": "for my peace of mind",
    "family": "for my family", "kids": "for my kids", "children": "for my children", "energy": "to have more energy",
    "sleep": "to sleep better", "work": "for my work", "husband": "for my husband", "wife": "for my wife", "me": "for myself",
    "myself": "for myself", "gums": "for my gums", "teeth": "for my teeth", "body": "for my body", "brain": "for my brain",
    "knees": "for my knees", "sugar": "because of the sugar", "liver": "for my liver", "eyes": "for my eyes", "voice": "for my voice",
    "future": "for my future",
    "career": "for my career",
    "marriage": "for my marriage", "daughter": "for my daughter", "son": "for my son", "kid": "for my kid", "baby": "for my baby",
    "grandkids": "for my grandkids", "grandchildren": "for my grandchildren", "dog": "for my dog", "summer": "for the summer",
    "lungs": "for my lungs", "belly": "for my belly", "waist": "for my waist", "joints": "for my joints", "bones": "for my bones",
    "legs": "for my legs", "stomach": "for my stomach", "nerves": "for my nerves", "posture": "for my posture", "skin": "for my skin",
    "back": "for my back", "heart": "for my heart",
  ]
  private static let judging = Inflection.words(
    "embarrassing boring tiring annoying disgusting expensive unhealthy gross ugly stupid bad wrong exhausting perfectionism beach huh")
  private static let told = Inflection.words(
    "found said told left gave saw got took lost sent caught wrote made broke heard had went spoke taught knew spent grew")
  private static let hated: Set = ["crap", "shit", "rubbish", "awful", "terrible", "horrible", "broke", "unfit", "fat", "trash", "garbage"]
  private static let wanting: Set = ["want", "need", "don't", "can't", "miss", "hate", "deserve"]
  /// Answers that give no reason.
  private static let noReasons: Set = [
    "ok", "okay", "yes", "no", "y", "n", "why not", "just because", "because", "no reason", "no idea", "idk", "dunno", "maybe", "sure",
    "i don't know", "not sure", "nothing", "none", "not",
  ]
  private static let behindStates = Inflection.words("and with in at about to when around enough for again on inside of before after")
  private static let subordinators = Inflection.words("when that who whom which because if how what where while until whenever")
  private static let joints = Inflection.words("and or of for to with from in on at about the a an my our your his her their without")
  private static let actors = Inflection.words(
    "heart mind head back body stress god life time money sugar alcohol smoking nicotine death it everybody nobody dog cat grandpa grandma")
  /// Verbs that are nouns too, and are verbs at the end of what is told.
  private static let acts = Inflection.words(
    "stare laugh talk cry wait watch last matter count help hurt work heal kill smoke notice care listen show love need grow stress")
  private static let plainQualities = Inflection.words("neat clear clean white soft fresh new nice quiet tidy straight")
  private static let several = Inflection.words("teeth feet people children kids men women mice")
  /// What somebody has who would rather not.
  private static let unwanted = Inflection.words(
    """
    hangover hangovers germs scars cholesterol palpitations infection infections cavities wrinkles bills deadlines heartburn reflux acne eczema
    dandruff prediabetes stones weight fat noise smell mess clutter traffic moths mould mold mice ants dust rust salmonella pain
    """)
  private static let notDone = Inflection.words("meal friend problem game attack book love time dream hope plan visit")
  private static let subjects: Set = ["i", "we", "he", "she", "it", "they", "there", "nobody", "everybody", "everyone", "nothing", "life"]
  private static let finite: Set = [
    "is", "are", "can", "could", "did", "does", "would", "will", "am", "was", "were", "need", "needs", "have", "has", "had", "deserve",
    "deserves", "want", "wants", "matter", "matters", "stopped",
    "counts", "can", "can't", "makes", "cost", "costs", "hates", "gets", "depends", "gives", "hurts", "helps", "told", "said", "says",
    "asked", "left", "died", "make", "stresses", "sucks", "stinks", "shows", "kills", "heals", "loved", "smokes", "will", "does", "don't",
    "doesn't", "should", "worries", "feels", "keeps", "suffer", "suffers", "won't", "came", "comes", "went",
  ]
}
