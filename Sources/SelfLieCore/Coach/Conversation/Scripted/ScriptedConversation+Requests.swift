/// What the coach does when a line asks something of it instead of answering.
extension ScriptedConversation {
  /// Answers what somebody asks about the coach, whatever it asked them; nil for anything else.
  func aside(to line: String, in table: RequestTable = .english) -> String? {
    if let known = ToolTalk.first(in: line, for: self) { return known.answer }
    if let note = firstTaken(by: line) ?? otherLater(line) ?? digits(askedIn: line) { return note }
    let said = TypedWords(line).words.map { $0.filter { $0 != "," } }.joined(separator: " ").lowercased()
    func begins(with openings: [String]) -> Bool { openings.contains { "\(said) ".hasPrefix("\($0) ") } }
    // "Is this actually going to work?"
    let plainly = said.split(separator: " ").drop { ["and", "but", "so", "ok", "hmm", "hm", "well"].contains($0) }
      .filter { !["actually", "really", "even"].contains($0) }.joined(separator: " ")
    if let known = table.asides.first(where: { aside in
      begins(with: aside.openings) || aside.openings.contains { "\(plainly) ".hasPrefix("\($0) ") }
    }) {
      return known.answer
    }
    if question == .goal, table.hellos.contains(said), line.count < 20 { return "Hello. \(explanation)" }
    // "I don't really know where to start, everything's a mess".
    if question == .goal,
      said.contains("know where to start")
        || said.contains(
          /^(?:everything|it all|it's all|my life|life|things)(?:'s|s)?(?: just)?(?: is| are| feels?| seems?| gets?| has been)? (?:all |a bit |so |really |just |too )*(?:a mess|a bit much|much|chaos|overwhelming|too much|hard|heavy|out of control)/
        )
    {
      return "With one corner of it: the kitchen, the desk, the mornings, the money? Say one."
    }
    let hedged = /(?i)[,.]?\s+(?:really|honestly|tbh|to be honest|actually|yet|right now|at the moment|i guess|lol)\.?$/
    let unsure = line.replacing(hedged, with: "").replacing(/(?i)\b(?:really|quite|so|entirely|totally)\s+(?=sure|know)/, with: "")
    if question == .goal,
      phrasebook.dialogue.isUnknowing(line) || phrasebook.dialogue.isUnknowing(unsure) || said.hasSuffix("know what i want"),
      said != "no"
    {
      return Self.beginnings
    }
    if table.questions.contains(String(said.prefix { $0 != " " })) || line.hasSuffix("?"), table.secrets.contains(where: said.contains) {
      return table.privacy
    }
    return question == .goal && begins(with: table.meaning) ? reply(to: .meaning) : nil
  }

  /// What is said to somebody who does not know what they want.
  private static let beginnings =
    "Many begin with sleep, the phone, sweets or a walk a day, as in \"go to bed by eleven\". Or say what bothers you."

  /// The request in a line, for which the sentences need no answer to the question; nil for an answer.
  func request(in words: String) -> Request? {
    guard question != .goal, question != .kind, !goal.stated.words.isEmpty,
      let request = Request(words)
        ?? (Self.isAsked(words) && RequestTable.english.matters.isDisjoint(with: TypedWords(words).small) ? .question : nil)
    else { return nil }
    let table = phrasebook.dialogue, change = table.change(words)
    switch request {
    case .replace(let old, let new):
      if isAct(words, on: old) { return nil }
      // "Not payday, the 1st" is a day.
      if has(goal.stated.trigger, old), Self.dayOfMonth(new) != nil { return request }
      let first = TypedWords(words).small.first ?? ""
      if table.isQuestion(words), !isSaid(old), !words.contains("\"") { return nil }
      if RequestTable.english.changes.contains(first) { return request }
      // "Carrots instead of chips" is an act of whoever sees no chips in a sentence, and "not after dinner, after lunch" a moment.
      if first != "not" || Trigger.cue(of: new).map(Trigger.isScheduled) == true { return isSaid(old) ? request : nil }
      // "Not 2, it's nonsense".
      if let number = table.kept(old, among: candidates.count), table.kept(new, among: Self.shown) == nil, !table.isAssent(old) {
        return .drop(number + 1)
      }
      // "Not the first one, the second".
      return table.kept("\(old) \(new)", among: Self.shown) == nil && table.kept(new, among: Self.shown) == nil ? request : nil
    // "Add two kilos" is done.
    case .add where question == .act && goal.stated.replacement == nil: return nil
    case .amount, .recall, .best, .meaning, .add, .mention: return request
    case .leaveOut(let out):
      // "Not the first one".
      if let number = table.kept(out, among: candidates.count), question != .act || out.contains("one") { return .drop(number + 1) }
      // "I don't want to end like him" is why.
      return isAct(words, on: out) || question == .reason && out.hasPrefix("to ") ? nil : request
    case .verb, .drop: return candidates.isEmpty ? nil : request
    case .thing: return change == nil && table.remark(words) == nil && table.number(words) == nil ? request : nil
    case .manner: return table.remark(words) == nil && (change == nil || change == .others) ? request : nil
    case .correct, .question, .refusal, .ideas:
      if change?.changesForm == true || change == .back { return nil }
      return table.remark(words) == nil && table.number(words) == nil && (change != .others || request == .refusal || request == .ideas)
        ? request : nil
    }
  }

  /// Whether an order that the coach knows is what the person does: "drop my shoulders", "swap coffee for tea".
  private func isAct(_ line: String, on words: String) -> Bool {
    question == .act && Self.doings.contains(TypedWords(line).small.first ?? "")
      && ![own.last, goal.stated.trigger, goal.stated.replacement, goal.kind == .build ? goal.stated.words : nil].contains {
        has($0, words)
      }
  }

  private static let doings: Set = [
    "drop", "cut", "remove", "leave", "take", "forget", "change", "swap", "turn", "replace", "exchange", "use", "say", "skip",
  ]

  /// Does what a line asks for.
  /// - Returns: A note for the person; nil if the sentences say enough.
  mutating func meet(_ request: Request) -> String? {
    if let note = reply(to: request) {
      if case .question = request { isAtALoss = true }
      return note
    }
    var note: String?
    switch request {
    case .replace(let old, let other):
      let new =
        has(goal.stated.trigger, old) ? Self.dayOfMonth(other) ?? Self.determined(other, like: old) : Self.determined(other, like: old)
      // "Just on Sunday, not church".
      if let text = own.last ?? goal.stated.trigger, Self.replacing(new, with: new, in: text) != nil, has(text, old), !has(old, new) {
        note = leaveOut(old)
        break
      }
      if let mine = own.last, let text = Self.replacing(old, with: new, in: mine) {
        note = write(text)
      } else if var told = replacing(old, with: new) {
        // What hurts stays out of the sentences by any name.
        if let reason = goal.stated.reason, isHurting(reason) { told.reason = reason }
        note = set(told)
      } else {
        // "I tell honest" is no sentence.
        let isOtherKind = Inflection.isState(new.lowercased()) && !Inflection.isState(old.lowercased())
        // What nobody but the coach said is another's to change.
        note =
          isOtherKind
          ? Self.ownWords
          : candidates.lazy.compactMap { Self.replacing(old, with: new, in: $0.text) }.first.map { write($0) }
            ?? (candidates.contains { has($0.text, old) } ? Self.ownWords : "None of these says \"\(old)\".")
      }
    case .mention: return Self.ownWords
    case .verb(let verb): note = put(verb)
    case .thing(let thing): note = take(thing: thing)
    case .drop(let number): note = drop(number)
    case .add(let words): note = add(words)
    case .amount(let amount): note = count(amount)
    case .leaveOut(let words): note = leaveOut(words)
    case .correct(let words): note = correct(words)
    default:
      if request == .refusal { refused += candidates.map(\.text) }
      return pass()
    }
    update()
    return note
  }

  /// Sets the goal as it is now; the old one stays if there are no sentences for the new one.
  mutating func set(_ told: Goal) -> String? {
    let before = goal
    goal = ParsedGoal(told, in: phrasebook)
    mostWords = Bounds.words.upperBound
    do { _ = try Suggester(goal, in: phrasebook, seed: seed) } catch {
      goal = before
      return Self.told(error)
    }
    return nil
  }

  /// Sets how long, or how often: in the person's own sentence, or else in the act, or in the goal.
  private mutating func count(_ amount: [String]) -> String? {
    if let mine = own.last, let text = Self.counting(amount, in: mine) { return write(text) }
    var told = goal.stated
    if let act = told.replacement, let other = Self.counting(amount, in: act) {
      told.replacement = other
    } else if amount.count == 1, lastHeard == .moment, Numerals.english.small.prefix(13).contains(amount[0]), let moment = told.trigger,
      let other = Self.counting(amount, in: moment)
    {
      told.trigger = other
    } else if let words = Self.counting(amount, in: told.words) {
      told.words = words
    } else if amount.count > 1, ["minutes", "minute", "hour", "hours"].contains(amount[amount.count - 1]),
      told.replacement != nil || goal.kind == .build && !TypedWords(told.words).small.starts(with: ["i"])
    {
      let span = " for \(amount.joined(separator: " "))"
      if let act = told.replacement {
        told.replacement = act.replacing(/\ for (?:an|half an) hour$/, with: "") + span
      } else {
        told.words += span
      }
    } else if case let said = amount.joined(separator: " "), case let act = amounting(said), act != said {
      told.replacement = act
    } else {
      return "Of what? Say it whole, as in \"read \(amount[0]) pages\"."
    }
    return set(told)
  }

  /// Says more with these words: in the person's own sentence, or else in what is done, or in the first sentence.
  private mutating func add(_ words: String) -> String? {
    // "Add 'one pot at a time'" says more of a whole sentence.
    if let mine = own.last, let first = TypedWords(words).small.first,
      TypedWords.numbers.contains(first) || Inflection.base(ofGerund: first) != nil
    {
      return write("\(mine.hasSuffix(".") ? String(mine.dropLast()) : mine), \(words).")
    }
    if let mine = own.last ?? original, Trigger.cue(of: words) != nil, phrasebook.dialogue.beginsWithMoment(words) {
      return write(atMoment(mine, words) ?? "\(mine.hasSuffix(".") ? String(mine.dropLast()) : mine) \(words).")
    }
    if words.lowercased().hasPrefix("because ") {
      var told = goal.stated
      told.reason = words
      let note = set(told)
      update()
      let isSaid = candidates.contains { $0.text.contains("because") }
      return isSaid ? note : candidates.first.map { write("\($0.text.dropLast()) \(words).") } ?? note
    }
    if own.isEmpty, var act = goal.stated.replacement {
      act += " \(words)"
      var told = goal.stated
      told.replacement = act
      return set(told)
    }
    return lengthened(by: words).map { write($0) } ?? Self.ownWords
  }

  /// Puts right what was said last: "no, I mean walk", "a pear, actually".
  private mutating func correct(_ words: String) -> String? {
    // "Actually it's mostly in the car".
    var when = TypedWords(words)
    if when.drop(["it's mostly", "it's usually", "it's always", "it's more", "it's", "it is", "it happens", "mostly", "usually"]),
      ["in", "at", "on", "after", "before", "when", "during"].contains(when.small.first), Trigger.cue(of: when.text) != nil
    {
      tell { $0.trigger = when.text }
      return nil
    }
    // "Make it about listening", "actually it's my neighbour's dog".
    if ["about", "it's", "it", "that's"].contains(TypedWords(words).small.first) { return Self.ownWords }
    var told = goal.stated
    // "At my husband, I mean" of whoever yells.
    if TypedWords(words).small.first == "at", isPart(TypedWords(words).small) {
      told.words += " \(words)"
      return set(told)
    }
    // "No, I meant in my coat pocket" says where of what is put in the coat.
    if let act = told.replacement, let last = act.split(separator: " ").last, ["in", "on", "into"].contains(TypedWords(words).small.first),
      TypedWords(words).small.contains(last.lowercased()),
      let start = act.lowercased().firstRange(of: " in ") ?? act.lowercased().firstRange(of: " on ")
    {
      told.replacement = act[..<start.lowerBound] + " " + words
      return set(told)
    }
    // "Herbal tea" is a kind of the tea that was said.
    for slot in [told.replacement, told.words].compactMap(\.self) where Self.meant(words, after: slot) != words {
      let meant = Self.meant(words, after: slot)
      if slot == told.replacement { told.replacement = meant } else { told.words = meant }
      return set(told)
    }
    let change = phrasebook.dialogue.change(words), cue = Trigger.cue(of: words)
    switch change {
    case .moment(let moment):
      told.trigger = moment
      own = own.map { atMoment($0, moment) ?? $0 }
    case .reason(let reason): told.reason = reason
    case .act(let act): told.replacement = act
    case .sentence where Self.tellsAct(TypedWords(words).small): return write(words)
    default:
      if let cue, Trigger.isScheduled(cue) {
        told.trigger = words
        own = own.map { atMoment($0, words) ?? $0 }
      } else if lastHeard == .goal {
        // "No, I mean walk" of whoever said "run three times a week".
        let small = TypedWords(words).small, first = small.first ?? ""
        var act = TypedWords(told.words)
        _ = act.drop(["i want to", "i'd like to", "i would like to", "i need to", "to"])
        let isVerb = Inflection.isVerb(first) && act.small.first.map(Inflection.isVerb) == true && act.words.count > 1
        if isVerb, small.count == 1 { act.words[0] = first } else { act = TypedWords(words) }
        (told.words, told.kind) = (act.text, nil)
      } else {
        let small = TypedWords(words).small
        var moment = TypedWords(words)
        _ = moment.drop(["only", "just"])
        switch lastHeard {
        case .reason where told.replacement.map { shares($0, with: words) } != true: told.reason = words
        case .moment where !["no", "not"].contains(small.first ?? "") && names(.moment, in: moment.text): told.trigger = moment.text
        case .moment: return "Say when, as in \"after lunch\"."
        default: told.replacement = words
        }
      }
    }
    ahead.removeAll { $0 == .moment && told.trigger != nil || $0 == .reason && told.reason != nil }
    return set(told)
  }

  /// Returns what was meant where it is a kind of what was said: "drink herbal tea" for "herbal tea" after "drink tea".
  private static func meant(_ words: String, after said: String) -> String {
    guard let old = said.split(separator: " ").last, said.contains(" "), words.lowercased().hasSuffix(" " + old.lowercased()),
      !Inflection.isVerb(words.prefix { $0 != " " })
    else { return words }
    return said.dropLast(old.count) + words
  }
}
