/// What people type, without what says nothing of an act.
extension TypedWords {
  /// Leaves out what says nothing of an act: "go swimming" for "be someone who goes swimming", "call my mom" for "actually call my mom".
  mutating func sayPlainly() {
    trim()
    // "I'm dead serious about my diet".
    _ = drop(["i'm dead serious about", "i'm serious about", "i am serious about", "i'm really serious about", "be serious about"])
    accept()
    // "When my wife talks about her day" wants to be heard out.
    if small.count < 12, small.starts(with: ["when", "my"]), !words.contains(where: { $0.hasSuffix(",") }), !small.contains("i"),
      small.dropFirst(2).prefix(2).contains(where: ["talks", "tells", "speaks", "shares"].contains)
    {
      words.insert("listen", at: 0)
    }
    // "If someone cuts me off in traffic, let it go".
    if small.first == "if", let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma > 1, comma + 1 < words.count,
      Inflection.isVerb(small[comma + 1])
    {
      words[0] = "when"
    }
    // "The moment a stranger looks at me", "as soon as I get home".
    for moment in [["next", "time"], ["as", "soon", "as"], ["the", "moment"], ["the", "minute"], ["the", "second"]] {
      guard let range = small.firstRange(of: moment), range.upperBound + 1 < words.count,
        moment.count > 2 ? range.lowerBound > 0 : Self.agents.contains(small[range.upperBound]),
        range.lowerBound == 0 || !["at", "in", "of", "for", "enjoy", "until", "by"].contains(small[range.lowerBound - 1])
      else { continue }
      words.replaceSubrange(range, with: ["when"])
    }
    // "The boring scales" are scales.
    for place in small.indices.dropFirst().dropLast().reversed()
    where ["boring", "stupid", "damn", "bloody", "freaking"].contains(small[place]) && ["the", "my", "those"].contains(small[place - 1])
      && !["task", "tasks", "part", "parts", "thing", "things", "work", "stuff"].contains(small[place + 1])
    {
      words.remove(at: place)
    }
    // What others think is why it is wished for: "wear my hijab at work without worrying what people think".
    if let end = small.indices.dropFirst(3).first(where: { place in
      small[place] == "without" && place + 2 < small.count
        && (["worrying", "caring", "hiding", "pretending"].contains(small[place + 1])
          || small[place + 1] == "feeling" && ["like", "guilty", "bad", "ashamed", "selfish"].contains(small[place + 2]))
    }) {
      cut(to: end)
    }
    // "Study without YouTube" is with YouTube closed.
    if small.count > 3, small[small.count - 2] == "without", let site = small.last, Inflection.isVerb(small[0]),
      ["youtube", "tiktok", "instagram", "facebook", "reddit", "netflix", "discord", "whatsapp"].contains(site)
    {
      words[small.count - 2] = "with"
      words.append("closed")
    }
    // "Phone away at dinner".
    if small.count > 2, ["phone", "laptop"].contains(small[0]), ["away", "down", "off"].contains(small[1]) {
      words = [small[1] == "off" ? "turn" : "put", "my"] + words
    }
    // "Check my email less, only twice a day", "one beer after the match, not six".
    if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma > 0, comma + 1 < words.count {
      if small[comma] == "less,", ["only", "just"].contains(small[comma + 1]), small.count - comma < 7 {
        words.remove(at: comma)
      } else if small[comma + 1] == "not", small.count == comma + 3, Self.numbers.contains(small[comma + 2]), comma > 1,
        small[0] == "have", Self.numbers.contains(small[1])
      {
        words = ["have", "at", "most"] + words[1...comma]
        cut(to: words.count)
      }
    }
    // "I'm good at starting and terrible at finishing" is about finishing.
    if let good = small.firstRange(of: ["good", "at"]),
      let bad = small.indices.dropFirst(good.upperBound + 1).first(where: {
        ["terrible", "bad", "awful", "hopeless", "rubbish", "poor"].contains(small[$0]) && $0 + 2 < small.count && small[$0 + 1] == "at"
      })
    {
      words = ["get", "better"] + words[(bad + 1)...]
    }
    // "Be the kind of teacher who learns all the names" learns them.
    if let who = small.firstIndex(where: ["who", "that"].contains), who > 3, who < 9, who + 5 < small.count,
      small[..<who].contains(where: ["kind", "sort", "type"].contains), small[..<who].contains("be"),
      let base = Inflection.base(ofThirdPerson: small[who + 1]), base != "be", base != "have"
    {
      words = [base] + words[(who + 2)...]
    }
    // "I eat when I'm bored, not hungry".
    if dropLast(["not hungry", "and not hungry", "not when i'm hungry", "not because i'm hungry"]) { cut(to: words.count) }
    // "Look at my bank balance without dreading it" is to stay calm.
    if let end = small.firstRange(of: ["without", "dreading", "it"]) ?? small.firstRange(of: ["without", "fear"]),
      end.upperBound == small.count,
      end.lowerBound > 1, ["look", "open", "check", "read"].contains(small[0]), !small.contains("every")
    {
      words = ["stay", "calm", "when", "I"] + words[..<end.lowerBound]
    }
    // "Throw out the boxes we never unpacked".
    if let never = small.firstRange(of: ["we", "never"]) ?? small.firstRange(of: ["i", "never"]), never.lowerBound > 2,
      Inflection.isVerb(small[0])
    {
      cut(to: never.lowerBound)
    }
    // "A soda water instead of a third pint on Fridays".
    if let swap = small.firstRange(of: ["instead", "of"]), swap.lowerBound > 1, swap.upperBound < small.count,
      ["drink", "eat", "have", "order"].contains(small[0]), Inflection.base(ofGerund: small[swap.upperBound]) == nil,
      let place = small[swap.upperBound...].firstIndex(of: "on"), Trigger.days.contains(small.dropFirst(place + 1).first ?? "")
    {
      words = Array(words[..<swap.lowerBound] + words[place...] + words[swap.lowerBound..<place])
    }
    // "Drink water rather than coke at work".
    if let than = small.firstRange(of: ["rather", "than"]), than.lowerBound > 1, than.upperBound < small.count,
      ["drink", "eat", "have"].contains(small[0]), Inflection.base(ofGerund: small[than.upperBound]) == nil
    {
      words.replaceSubrange(than, with: ["instead", "of"])
      if let place = small[(than.upperBound + 1)...].firstIndex(where: ["at", "on", "in"].contains) {
        words = Array(words[..<than.lowerBound] + words[place...] + words[than.lowerBound..<place])
      }
    }
    // "Twenty minutes a day instead of binging on Sundays" says how often.
    if let swap = small.firstRange(of: ["instead", "of"]), swap.upperBound < small.count,
      Inflection.base(ofGerund: small[swap.upperBound]) != nil,
      Inflection.isVerb(small[0]),
      [["a", "day"], ["every", "day"], ["a", "week"]].contains(where: { small[..<swap.lowerBound].suffix(2).elementsEqual($0) })
    {
      cut(to: swap.lowerBound)
    }
    // "Without the TV on" is with the TV off.
    if let start = small.indices.dropFirst().first(where: { place in
      small[place] == "without" && place + 3 < small.count && ["the", "my", "our"].contains(small[place + 1]) && small[place + 3] == "on"
    }) {
      words[start] = "with"
      words[start + 3] = "off"
    }
    // "Play with my daughter without my phone" is with the phone elsewhere.
    if ["play", "eat", "have", "sit", "talk", "study", "read", "spend"].contains(small.first), words.count > 4,
      small.suffix(2).elementsEqual(["my", "phone"]), small[small.count - 3] == "without"
    {
      words.replaceSubrange((small.count - 3)..., with: ["and", "leave", "my", "phone", "in", "another", "room"])
    }
    // "Parallel park without panicking" is to stay calm.
    if let start = small.indices.dropFirst().last, start > 1, small[start - 1] == "without",
      Inflection.isVerb(small[0]) || Inflection.isVerb(small[1]) || VerbTable.also.contains(small[1]),
      ["panicking", "shaking", "trembling", "freezing", "sweating"].contains(small[start])
    {
      words = ["stay", "calm", "when", "I"] + words[..<(start - 1)]
    }
    // "Ordering a soda water first when the guys go to the pub" names the act.
    if words.count > 3, let base = Inflection.base(ofGerund: small[0]), !["become", "be"].contains(base),
      let first = small.firstIndex(of: "first"), first > 1,
      !["the", "my"].contains(small[first - 1]), first + 1 == small.count || ["when", "before", "and"].contains(small[first + 1])
    {
      words[0] = base
    }
    // "Not let my dad's comments about my weight get to me" is to let them pass.
    // So is a bad day that is not to ruin the week.
    if let end = small.firstRange(of: ["get", "to", "me"]) ?? small.firstRange(of: ["ruin", "my"]),
      small.prefix(2).contains(where: ["let", "letting"].contains)
    {
      let start = (small.firstIndex { ["let", "letting"].contains($0) } ?? 0) + 1
      if start + 1 < end.lowerBound, end.lowerBound - start < 8, ["not", "stop", "don't", "never"].contains(small[0]) {
        let rest = small[end.lowerBound] == "ruin" ? [] : words[end.upperBound...]
        words = ["let"] + words[start..<end.lowerBound] + ["pass"] + rest
      }
    }
    // "Delegate more and stop redoing my team's work" says the same thing twice.
    if let joint = small.firstRange(of: ["more", "and", "stop"]), joint.lowerBound > 0, joint.upperBound < small.count,
      Inflection.isVerb(small[0]), Inflection.base(ofGerund: small[joint.upperBound]) != nil
    {
      cut(to: joint.lowerBound + 1)
    }
    // "My back hurts all day and I'm scared to move" is about the pain.
    if small.first == "my", small.suffix(4).elementsEqual(["i'm", "scared", "to", "move"]) { cut(to: words.count - 5) }
    // "Texting guys who don't text back" are those who ignore one.
    if let who = small.firstRange(of: ["who", "don't"]) ?? small.firstRange(of: ["who", "never"]), small.last == "back",
      small.dropFirst(who.upperBound).first.map({ ["text", "write", "call", "message"].contains($0) }) == true
    {
      cut(to: who.lowerBound + 1)
      words += ["ignore", "me"]
    }
    // "Go to the pub and not smoke".
    if let place = small.indices.dropFirst().first(where: { place in
      small[place] == "and" && place + 2 < small.count && small[place + 1] == "not" && Inflection.isVerb(small[place + 2])
    }), ["smoke", "vape", "drink", "gamble", "bet", "buy", "snack"].contains(small[place + 2]) {
      words.replaceSubrange(place...(place + 2), with: ["without", Inflection.gerund(of: small[place + 2])])
    }
    if let place = small.indices.dropFirst().dropLast().last(where: { small[$0] == "actually" }) { words.remove(at: place) }
    for person in [["be", "someone", "who"], ["be", "somebody", "who"], ["be", "a", "person", "who"]] {
      guard let role = small.firstRange(of: person), role.upperBound < words.count,
        let verb = Inflection.base(ofThirdPerson: small[role.upperBound]), verb != "be"
      else { continue }
      words.replaceSubrange(role.lowerBound...role.upperBound, with: [verb])
    }
  }

  /// Turns "be ok with being single" into "accept being single".
  mutating func accept() {
    if drop(["feel ok about", "feel okay about", "be ok with", "be okay with", "feel fine about", "be fine with", "be at peace with"]) {
      words.insert("accept", at: 0)
    }
  }

  /// Words with which it is told who does something.
  private static let agents: Set = ["i", "my", "a", "an", "the", "our", "he", "she", "they", "we", "it", "someone", "somebody", "people"]
}
