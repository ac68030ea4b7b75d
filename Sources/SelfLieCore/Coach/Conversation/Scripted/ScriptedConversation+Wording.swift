/// The words of a sentence: what stands in the place of what, and whether a line is one.
extension ScriptedConversation {
  /// Returns a text with other words in the place of some, in the same form: "studying Italian" for "learning Spanish"; nil if it has none
  /// of these.
  static func replacing(_ old: String, with new: String, in text: String) -> String? {
    let wanted = old.lowercased().split(separator: " ").map(String.init)
    var words = text.split(separator: " ").map(String.init)
    func same(_ word: String, _ other: String) -> Bool {
      let word = word.lowercased().filter { $0.isLetter || $0 == "'" || $0 == "-" || $0.isNumber }
      return word == other || Inflection.base(ofGerund: word).map { $0 == other || Inflection.base(ofGerund: other) == $0 } == true
        || Inflection.base(ofGerund: other) == word
    }
    // "At 10:30" is at ten thirty.
    if !text.contains(old), TypedWords(text).text.contains(old) { words = TypedWords(text).words }
    guard !wanted.isEmpty,
      let start = words.indices.first(where: { start in
        start + wanted.count <= words.count && zip(words[start...], wanted).allSatisfy(same)
      })
    else { return nil }
    let first = words[start].lowercased()
    var put = new
    // "One hundred" for "two hundred words".
    let thing = wanted.drop(while: TypedWords.numbers.contains)
    if !thing.isEmpty, thing.count < wanted.count,
      new.lowercased().split(separator: " ").allSatisfy({ TypedWords.numbers.contains(String($0)) })
    {
      put = "\(new) \(thing.joined(separator: " "))"
    }
    // "Play piano instead of guitar" of whoever plays guitar.
    if start > 0, let verb = new.split(separator: " ").first, new.contains(" "), words[start - 1].lowercased() == verb.lowercased() {
      put = String(new.dropFirst(verb.count + 1))
    }
    // "I hate running" and "walk".
    if Inflection.base(ofGerund: first) != nil, Inflection.isVerb(new.prefix { $0 != " " }) { put = Inflection.gerunds(of: new) }
    // "I run" and "jogging".
    if Inflection.base(ofGerund: first) == nil, Inflection.isVerb(first), !new.contains(" "),
      let base = Inflection.base(ofGerund: new.lowercased())
    {
      put = base
    }
    // "Text him instead of calling" of whoever calls their brother.
    if start + wanted.count < words.count, ["my", "the"].contains(words[start + wanted.count].lowercased()),
      let end = [" him", " her", " them"].first(where: put.hasSuffix)
    {
      put = String(put.dropLast(end.count))
    }
    // "Someone else" is another one.
    if start + wanted.count < words.count, words[start + wanted.count].lowercased() == "else" { words.remove(at: start + wanted.count) }
    // "My colleagues are talking" of somebody who is.
    if put.hasSuffix("s"), ["someone", "somebody"].contains(first), start + wanted.count < words.count,
      words[start + wanted.count] == "is"
    {
      words[start + wanted.count] = "are"
    }
    // A comma or a point behind the words stays.
    if let sign = words[start + wanted.count - 1].last, ",.;:".contains(sign) { put.append(sign) }
    words.replaceSubrange(start..<(start + wanted.count), with: [put])
    // "Kneel down" of whoever crouches down.
    if start + 1 < words.count, let end = put.split(separator: " ").last, put.contains(" "),
      ["down", "up", "off", "out", "away"].contains(end),
      words[start + 1].lowercased().filter(\.isLetter) == end
    {
      words[start] = put.split(separator: " ").dropLast().joined(separator: " ")
    }
    // "Eat nuts" for "eat an apple".
    if start > 0, ["a", "an"].contains(words[start - 1].lowercased()) {
      if put.hasSuffix("s") { words.remove(at: start - 1) } else { words[start - 1] = Inflection.article(for: put) }
    }
    return words.joined(separator: " ")
  }

  /// Returns the goal with other words in the place of some, wherever the person said these; nil if they did not.
  func replacing(_ old: String, with new: String) -> Goal? {
    var told = goal.stated, isFound = false
    func replaced(_ text: String?) -> String? {
      guard let text else { return nil }
      guard let other = Self.replacing(old, with: new, in: text) else { return text }
      isFound = true
      return other
    }
    told.words = replaced(told.words) ?? told.words
    // "Tea instead of gum" is drunk, and not chewed.
    if let act = told.replacement, act.split(separator: " ").count == 2, act.lowercased().hasSuffix(" \(old.lowercased())"),
      let verb = Replacement.use(of: [new]), let other = Replacement.action(of: new), !act.hasPrefix(verb)
    {
      (told.replacement, isFound) = (other, true)
    }
    // "My mum comments on my cooking" is a moment by itself, and "Barbara comments on my cooking" only behind "when".
    if let moment = told.trigger, let cue = Trigger.cue(of: moment), cue.hasPrefix("when "), !moment.lowercased().hasPrefix("when "),
      cue.dropFirst(5).lowercased() == moment.lowercased()
    {
      told.trigger = cue
    }
    for slot in [\Goal.reason, \Goal.trigger, \Goal.replacement] { told[keyPath: slot] = replaced(told[keyPath: slot]) }
    return isFound ? told : nil
  }

  /// Returns words without the last of them, and without what only leads to these: "walk" for "walk to the shop" without the shop; nil where
  /// a verb is left that needs them, as "suck" of "suck a mint".
  static func without(last count: Int, of said: TypedWords) -> String? {
    var rest = said
    rest.cut(to: said.words.count - count)
    while rest.words.count > 1,
      rest.dropLast(["by", "at", "in", "on", "with", "to", "for", "from", "of", "the", "a", "an", "some", "my", "and", "near"])
    {}
    // "Do ten squats" without the squats.
    if rest.words.count > 1, rest.small.last.map(TypedWords.numbers.contains) == true { rest.words.removeLast() }
    return rest.words.count > 1 || !Inflection.isVerb(rest.small[0]) || Inflection.lasting.contains(rest.small[0]) ? rest.text : nil
  }

  /// Returns a text with another number, and another unit if one is named; nil if it has no number of that.
  static func counting(_ amount: [String], in text: String) -> String? {
    var words = TypedWords(text).words
    // "Wait two days" for "wait a day".
    if amount.count > 1,
      let one = words.indices.dropFirst().first(where: { ["a", "an"].contains(words[$0 - 1].lowercased()) && "\(words[$0])s" == amount[1] })
    {
      words.replaceSubrange((one - 1)...one, with: amount)
      return words.joined(separator: " ")
    }
    guard let number = amount.first,
      let place = words.firstIndex(where: { TypedWords.numbers.contains($0.lowercased()) && $0.lowercased() != "one" })
        ?? words.firstIndex(where: { $0.lowercased() == "one" })
    else { return nil }
    // "Ten minutes" are not three times.
    // "One hundred" is one number.
    var start = place, stop = place + 1
    while start > 0, TypedWords.numbers.contains(words[start - 1].lowercased()) { start -= 1 }
    while stop < words.count, TypedWords.numbers.contains(words[stop].lowercased()) { stop += 1 }
    if stop - start > 1 {
      guard amount.count < 2 || stop < words.count && words[stop].lowercased().hasPrefix(amount[amount.count - 1].prefix(4).lowercased())
      else { return nil }
      words.replaceSubrange(start..<stop, with: [number])
      return words.joined(separator: " ")
    }
    // "Three deep breaths".
    if let unit = amount.dropFirst().last, place + 2 < words.count, words[place + 2].lowercased().hasPrefix(unit.prefix(4).lowercased()) {
      words[place] = number
      return words.joined(separator: " ")
    }
    if let unit = amount.dropFirst().last, place + 1 < words.count, !words[place + 1].lowercased().hasPrefix(unit.prefix(4)) { return nil }
    // "Twenty-five" for "fifteen", and "two hellos" for "one hello".
    var end = place + 1
    while end < words.count, TypedWords.numbers.contains(words[end].lowercased()) { end += 1 }
    let isOne = words[place].lowercased() == "one"
    words.replaceSubrange(place..<end, with: [number])
    if isOne, number != "one", amount.count == 1, place + 1 < words.count, !words[place + 1].hasSuffix("s") { words[place + 1] += "s" }
    return words.joined(separator: " ")
  }

  /// Whether a text has a word of others, in any form.
  func has(_ text: String?, _ words: String) -> Bool {
    guard let text else { return false }
    let wanted = Set(phrasebook.stems(of: words))
    // "Again" says nothing of a goal, and may still be left out.
    if wanted.isEmpty { return !words.isEmpty && Self.plainWords(of: text).firstRange(of: Self.plainWords(of: words)) != nil }
    return !wanted.isDisjoint(with: phrasebook.stems(of: text))
  }

  /// Returns a line that is a whole sentence of the person's own, whatever was asked: "I speak slowly and look at one face at a time", "when
  /// somebody cuts me off I breathe out"; nil for an answer.
  func ownSentence(_ line: String) -> String? {
    var words = TypedWords(line)
    guard !line.hasSuffix("?"), !line.contains("\""), !Request.isOrder(line), !isRemark(line) else { return nil }
    // "I breathe slowly when my son cries, so that he feels safe." is one sentence, with its reason.
    if line.hasSuffix(".") || [.belief, .change].contains(question),
      let joint = line.firstRange(of: ", so that ") ?? line.firstRange(of: ", because ")
    {
      var act = TypedWords(String(line[..<joint.lowerBound]))
      _ = Trigger.cue(leading: &act)
      let isHabit = goal.kind == .quit && !goal.habit.isDisjoint(with: phrasebook.stems(of: act.text))
      if act.words.count > 3, Self.tellsAct(act.small), !isHabit, judgement(of: line).isAccepted { return line }
    }
    // "When I sit at my desk, I keep my hands still" is no reason, whatever was asked, and "when I drink, I text her" may be one.
    let isOfHabit = goal.kind == .quit && !goal.stems.isDisjoint(with: phrasebook.stems(of: line))
    if question == .reason, !isOfHabit, line.contains(", I "), !Template.Slot.hurts(line), judgement(of: line).isAccepted {
      var act = words
      let isLed = Trigger.cue(leading: &act) != nil
      if isLed, act.small.count > 3, Self.remedies.contains(act.small[1]) || act.small[1] == "keep" || Self.tellsAct(act.small) {
        return line
      }
    }
    // "At the weekly meeting I say one thing" says when and what.
    if question == .reason, !isOfHabit, ["at", "in", "on", "during", "before", "after"].contains(words.small.first) {
      var act = words
      if let cue = Trigger.cue(leading: &act), act.words.count > 2, Self.tellsAct(act.small), !Template.Slot.hurts(line) {
        return "\(Inflection.capitalized(cue)), \(act.text)"
      }
    }
    // "I am always tired at work." is why, and nobody says it a thousand times.
    if question == .reason, line.hasSuffix("."), isSore(line) || Template.Slot.hurts(line) || words.small.contains("tired") { return nil }
    // "I am enough."
    if line.hasSuffix("."), words.small.starts(with: ["i", "am"]), words.words.count > 2, question != .goal, judgement(of: line).isAccepted
    {
      return line
    }
    if question != .goal,
      ["i am someone who ", "i am somebody who ", "i'm someone who ", "i am becoming ", "i am learning to ", "i'm learning to "].contains(
        where: line.lowercased().hasPrefix),
      judgement(of: line).isAccepted
    {
      return line
    }
    // "I say: let me call you back." and "You've got this, Maria." end as sentences do.
    if question == .change, line.hasSuffix("."), words.small.count > 4 || line.contains(", "),
      line.contains(": ") || !Self.ofTalk.contains(where: line.lowercased().hasPrefix),
      ["you've", "you're", "you'll", "you", "i"].contains(words.small.first), judgement(of: line).isAccepted,
      words.small.first != "i" || line.contains(": ")
    {
      return line
    }
    // "I fell in January" tells what was, and "I don't deserve nice sentences" hurts.
    if Self.isPast(words.small) || words.small.starts(with: ["i", "don't", "deserve"]) { return nil }
    if question == .reason, Self.isConstant(line) { return nil }
    let all = words.words.count
    // Asked when it happens, somebody tells what they do then: "every time I open my laptop I go on YouTube".
    let isHabit = question == .moment && goal.kind == .quit && !line.hasSuffix(".")
    if question != .reason, !isHabit, let cue = Trigger.cue(leading: &words), all - words.words.count < 12, Self.tellsAct(words.small) {
      // What somebody writes with its comma stays as it is.
      return line.contains(", ") ? line : "\(Inflection.capitalized(cue)), \(words.text)"
    }
    // "With my first coffee, I write a page" names its moment too.
    if question != .reason, !isHabit, let comma = line.firstRange(of: ", I "), !line[..<comma.lowerBound].contains(","),
      let cue = Trigger.cue(of: String(line[..<comma.lowerBound])), Trigger.isScheduled(cue) || cue.hasPrefix("when I have "),
      line.hasPrefix("With "), line[comma.upperBound...].contains(" ")
    {
      return line
    }
    words = TypedWords(line)
    // "I take the stairs" is done, and "I get home" is when.
    var timed = words
    if question == .moment, goal.kind == .build, words.words.count > 3, Self.tellsAct(words.small), !Self.isArrival(words.small),
      Trigger.cue(inside: &timed) == nil
    {
      return line
    }
    // "I chew gum when I feel like smoking" is a sentence, and "I smoke when I'm bored" says when.
    if question == .moment, goal.kind == .quit, words.small.first == "i", words.words.count > 4, Self.remedies.contains(words.small[1]) {
      var act = words
      if Trigger.cue(inside: &act) != nil, Set(phrasebook.stems(of: act.text)).isDisjoint(with: goal.habit) { return line }
    }
    // "I sip water." ends as a sentence does.
    let isWritten = question == .reason && line.hasSuffix(".") && !words.small.contains("so")
    let isAsked =
      // "I buy things online when I'm bored" tells when, and "I start with five minutes." is a sentence.
      question == .change || question == .belief || question == .act || isWritten
      || question == .moment && (line.hasSuffix(".") || words.small.starts(with: ["i", "keep"]))
    guard isAsked, Self.tellsAct(words.small), words.words.count > 6 || line.hasSuffix(".") && words.words.count > (isWritten ? 2 : 3)
    else { return nil }
    // What has a moment of its own is said with it.
    // "Before every meal" and "before I eat" say when twice.
    let isTimed = ["before", "after"].contains { goal.stated.trigger?.lowercased().hasPrefix($0) == true && words.small.contains($0) }
    let isJoined = isTimed || words.small.firstRange(of: ["and", "i"]) != nil || words.small.contains("don't")
    if question == .act || own.isEmpty, goal.stated.trigger != nil, words.words.count < 9, !line.hasSuffix("."), !isJoined { return nil }
    // What has no moment is said at the one that was told.
    return isJoined ? line : joined(line)
  }

  /// How somebody speaks to the tool.
  private static let ofTalk = [
    "you said", "you are ", "you're not", "you did", "you don't", "you can", "you could", "you should", "you got", "you have",
  ]

  /// Whether words say what somebody does, and neither what they want nor what they think.
  static func tellsAct(_ small: [String]) -> Bool {
    // "I keep a bottle on my desk", but not "I keep eating".
    if small.starts(with: ["i", "keep"]), small.count > 4, ["a", "an", "my", "the", "one"].contains(small[2]) { return true }
    // "I open my notebook and write three hundred words".
    if small.count > 4, small[0] == "i", openings.contains(small[1]), let and = small.firstIndex(of: "and"), and + 1 < small.count,
      remedies.contains(small[and + 1]) || small[and + 1] == "write"
    {
      return true
    }
    // "I write one page."
    if small.starts(with: ["i", "write"]), small.count > 3, TypedWords.numbers.contains(small[2]) { return true }
    guard let first = small.first, ["i", "you"].contains(first), small.count > 2, Inflection.isVerb(small[1]),
      small.last != "instead", small.last != "instead."
    else { return false }
    guard Set(["so", "actually", "it's", "but", "usually", "maybe"]).isDisjoint(with: small), !Story.callings.contains(small[1]) else {
      return false
    }
    return ![
      "want", "need", "like", "love", "hate", "think", "feel", "know", "mean", "wish", "hope", "guess", "keep", "have", "would", "could",
      "prefer", "forget", "said", "get", "lie", "am", "write", "open", "cook",
    ].contains(small[1]) && !small.contains("because") && !Confession.regrets.contains(small[1])
  }
}
