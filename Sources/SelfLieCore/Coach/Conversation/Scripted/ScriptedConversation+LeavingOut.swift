/// What a sentence is to do without.
extension ScriptedConversation {
  private static let joints = [", because ", " because ", " so that ", " for the sake of "]

  /// Takes away what the person said with these words, and the sentences that have them.
  mutating func leaveOut(_ words: String) -> String? {
    if Self.ownNames.contains(words.lowercased()) { return leaveOwn() }
    if words == "the reason" || words == "reason" {
      own = own.map { text in Self.joints.lazy.compactMap { text.firstRange(of: $0) }.first.map { "\(text[..<$0.lowerBound])." } ?? text }
      var told = goal.stated
      guard told.reason != nil || goal.reason != nil else { return "None of these says why." }
      told.reason = nil
      return set(told) ?? "Then without the reason."
    }
    // "I am learning to be patient" without the learning.
    if ["learning", "learning to"].contains(words.lowercased()),
      let text = candidates.map(\.text).first(where: { $0.contains(" am learning to ") })
    {
      return write(text.replacing(" am learning to be ", with: " am ").replacing(" am learning to ", with: " "))
    }
    if let mine = own.last, has(mine, words) {
      // "I sit straight and breathe" without "straight".
      let out = TypedWords(words).small
      // "I let it go and turn on music" without the music turns nothing on.
      if let second = mine.firstMatch(of: /\ and \w+ (?:on|off|up|down|to|in) (?:the |my |some )?(\w+)\.$/),
        out.last == second.1.lowercased()
      {
        return write("\(mine[..<second.range.lowerBound]).")
      }
      if out.count == 1, mine.split(separator: " ").count > 5,
        !Inflection.isVerb(out[0]) || Inflection.isState(out[0]) || !Self.plainWords(of: mine).contains(["i", out[0]]),
        let text = Self.replacing(words, with: "", in: mine).map({
          // "Other moms on Instagram" are "other moms".
          $0.split(separator: " ").joined(separator: " ").replacing(
            /(?:\ (?:on|in|at|with|for|of|to|from|about|by|the|my))*\ ?(?=[,.])/, with: "")
        }),
        judgement(of: text).isAccepted
      {
        return write(text)
      }
      let parts = mine.split(separator: " and ").map(String.init).filter { !has($0, words) }
      return parts.isEmpty ? Self.ownWords : write(parts.joined(separator: " and "))
    }
    var told = goal.stated, isFound = false
    // "He's not angry anymore, leave it out" is about why.
    if words == "it", told.reason != nil {
      told.reason = nil
      return set(told) ?? "Then without it."
    }
    for slot in [\Goal.reason, \Goal.trigger, \Goal.replacement] where has(told[keyPath: slot], words) {
      let said = TypedWords(told[keyPath: slot] ?? ""), out = TypedWords(words).small
      // "On Tuesdays and Sundays" without the Sunday.
      if slot == \Goal.trigger, out.count == 1, let rest = Trigger.without(day: out[0], in: said.text) {
        told.trigger = rest
        isFound = true
        continue
      }
      // "On Sunday after church" without the church.
      if slot == \Goal.trigger, let place = said.small.firstRange(of: out), place.lowerBound > 1 {
        var rest = said
        rest.cut(to: place.lowerBound)
        while rest.dropLast([
          "after", "before", "at", "in", "on", "from", "to", "of", "the", "my", "and", "with", "over", "a", "i have to", "i need to",
          "have to", "when", "i'm",
          "i am", "i",
        ]) {}
        // "Before I check my email" without the email is no moment.
        told.trigger = rest.text.contains(/\bI \w+$/) ? nil : rest.text
        isFound = true
        continue
      }
      // "Instead of snooping" is left out of what is done, and the doing stays; without its verb nothing is.
      // Who puts their shoes by the door puts them nowhere without it.
      let places: Set = ["by", "in", "on", "at", "under", "into", "behind", "beside", "the", "my"]
      let before = said.words.count > out.count ? said.small[said.words.count - out.count - 1] : ""
      let isPlace =
        slot == \Goal.replacement && TypedWords.placings.contains(said.small.first ?? "")
        && (places.contains(out.first ?? "") || places.contains(before))
      if slot != \Goal.reason, !isPlace, said.words.count > out.count, said.small.suffix(out.count).elementsEqual(out),
        let rest = Self.without(last: out.count, of: said)
      {
        told[keyPath: slot] = rest
        isFound = true
        continue
      }
      // "Kneel and say one psalm" without the kneeling.
      if slot == \Goal.replacement, said.words.count > out.count + 2, said.small.starts(with: out), said.small[out.count] == "and" {
        told.replacement = said.words[(out.count + 1)...].joined(separator: " ")
        isFound = true
        continue
      }
      if slot == \Goal.replacement, said.words.count > 1, said.small.starts(with: out) { return Self.ownWords }
      // "Say a short prayer" without the word "short" is a prayer still.
      if slot == \Goal.replacement, out.count == 1, said.words.count > 3, let place = said.small.firstIndex(of: out[0]),
        place + 1 < said.words.count, ["a", "an", "my", "the", "one", "some"].contains(said.small[place - 1]),
        !Inflection.isVerb(said.small[place + 1]) || VerbTable.also.contains(said.small[place + 1])
      {
        var rest = said
        rest.words.remove(at: place)
        if ["a", "an"].contains(rest.small[place - 1]) {
          rest.words[place - 1] = Inflection.article(for: rest.words[place...].joined(separator: " "))
        }
        told.replacement = rest.text
        isFound = true
        continue
      }
      // "Take out go outside" leaves what else is done.
      let joint = told[keyPath: slot]?.contains(" or ") == true ? " or " : " and "
      let parts = (told[keyPath: slot] ?? "").split(separator: joint).map(String.init).filter { !has($0, words) }
      told[keyPath: slot] = slot == \Goal.replacement && !parts.isEmpty ? parts.joined(separator: " and ") : nil
      isFound = true
    }
    if isFound { return set(told) ?? "Then without it." }
    let saying = candidates.filter { has($0.text, words) }
    guard !saying.isEmpty else { return "None of these says \"\(words)\"." }
    // "Speak up more in seminars" without the seminars, and another sentence without the word.
    let whole = TypedWords(told.words), out = TypedWords(words).small
    if out.count > 1, whole.small.suffix(out.count).elementsEqual(out), whole.words.count > out.count + 1,
      ["in", "at", "on", "with", "for", "before", "after"].contains(out[0])
    {
      told.words = whole.words.dropLast(out.count).joined(separator: " ")
      return set(told)
    }
    if has(told.words, words), saying.count < candidates.count {
      passed += saying.map(\.text)
      return "Then without \"\(words)\"."
    }
    if has(told.words, words) { return "\"\(words)\" is what it is about; \"new goal\" and another begins anew." }
    passed += saying.map(\.text)
    return nil
  }
}
