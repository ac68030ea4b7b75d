/// What a sentence makes somebody's happiness wait for.
extension Reading {
  /// A happiness that waits for something: "if I lose weight, I am happy".
  func condition() -> Finding? {
    if let proviso { return Finding(.reject, at: [proviso], in: self) }
    // "If I were rich, I would be kind".
    if let would = words.firstIndex(where: { $0.plain == "would" }), would < 3,
      let end = words[would...].firstIndex(where: { $0.plain == "if" })
    {
      return Finding(.reject, at: [would..<end + 1], in: self)
    }
    // "I could exercise if my boss were nicer".
    if let could = words.firstIndex(where: { ["could", "might"].contains($0.plain) }), could < 3,
      let end = words[could...].firstIndex(where: { $0.plain == "if" }),
      words[end...].prefix(5).contains(where: { ["were", "was", "had", "did", "only"].contains($0.plain) })
    {
      return Finding(.reject, at: [could..<end + 1], in: self)
    }
    if word(0) == "if", word(2) == "were" || word(2) == "had", let end = words.indices.first(where: { word($0) == "would" }) {
      return Finding(.reject, at: [0..<end + 1], in: self)
    }
    // "If my wife loved me, I would be calm".
    if word(0) == "if", let would = words.indices.dropFirst(3).first(where: { word($0) == "would" }),
      words[..<would].contains(where: { isPast($0.plain) || ["was", "did", "were", "had"].contains($0.plain) })
    {
      return Finding(.reject, at: [0..<would + 1], in: self)
    }
    // "As long as she stays, I am okay", "unless he apologizes, I stay angry", and "once my debts are gone, my life begins".
    let isProvided = Array(plain.prefix(3)) == ["as", "long", "as"] || word(0) == "unless" || word(0) == "provided"
    if isProvided, let comma = words.indices.dropFirst(3).first(where: { words[$0].pause == .comma }),
      !words[..<comma].contains(where: { $0.plain == phrasebook.forms.first }),
      words[comma...].contains(where: { Inflection.isState(String($0.plain)) || phrasebook.sense.contentment.contains($0.plain) })
    {
      return Finding(.reject, at: [0..<comma], in: self)
    }
    if let begins = words.indices.dropFirst(2).first(where: {
      ["begins", "starts"].contains(word($0)) && word($0 - 1) == "life" && word($0 - 2) == "my"
    }),
      ["once", "when", "after", "as"].contains(word(0))
    {
      return Finding(.reject, at: [0..<begins + 1], in: self)
    }
    // "If my landlord lowers the rent, I am happy".
    if word(0) == "if", let cue = cues.first, cue.lowerBound == 0, !words[cue].contains(where: { $0.plain == phrasebook.forms.first }),
      phrasebook.sense.owners.contains(word(1)) || phrasebook.sense.others.contains(word(1)), words.count - cue.upperBound < 5
    {
      let rest = words[cue.upperBound...].map(\.plain)
      if rest.starts(with: ["i", "am"]),
        rest.dropFirst(2).first.map({ ["happy", "content", "satisfied", "fine", "okay", "ok", "glad"].contains($0) }) == true
      {
        return Finding(.reject, at: [cue], in: self)
      }
    }
    // "If it rains tomorrow, it is wet".
    if word(0) == "if", let cue = cues.first, cue.lowerBound == 0, case let rest = words[cue.upperBound...].map(\.plain), rest.count < 5,
      rest.starts(with: ["it", "is"]), Set(rest).isDisjoint(with: ["my", "me", "i", "your", "you", "ok", "okay", "fine", "enough"])
    {
      return Finding(.reject, at: [cue], in: self)
    }
    // "If she texts me back, I have a good day".
    if word(0) == "if", let cue = cues.first, cue.lowerBound == 0, !phrasebook.sense.luck.places(in: Array(plain[cue])).isEmpty {
      let rest = Array(words[cue.upperBound...].map(\.plain))
      let isMood = zip(rest, rest.dropFirst()).contains {
        ["good", "great", "better"].contains($0) && ["day", "week", "mood", "evening"].contains($1)
      }
      if isMood || rest.prefix(4).contains("enjoy") || rest.prefix(4).contains("relax") { return Finding(.reject, at: [cue], in: self) }
    }
    // "As soon as I am thin, I love my body".
    if let cue = cues.first, cue.lowerBound == 0, !phrasebook.sense.outcomes.places(in: Array(plain[cue])).isEmpty,
      words[cue].contains(where: { ["am", "lose", "become", "weigh"].contains($0.plain) }),
      case let rest = words[cue.upperBound...].map(\.plain),
      rest.first == phrasebook.forms.first, ["love", "like", "accept", "respect"].contains(rest.dropFirst().first),
      ["my", "myself"].contains(rest.dropFirst(2).first)
    {
      return Finding(.reject, at: [cue], in: self)
    }
    guard let cue = cues.first, cue.lowerBound == 0, !phrasebook.cuePrepositions.contains(word(0)), !hasAction else { return nil }
    let rest = words[cue.upperBound...].map(\.plain)
    // "When the day was good, I am grateful" waits for nothing.
    let isLuck = !phrasebook.sense.luck.places(in: Array(plain[cue])).isEmpty && rest.contains(where: phrasebook.sense.contentment.contains)
    let isAwaited = isLuck || !phrasebook.sense.outcomes.places(in: Array(plain[cue])).isEmpty
    guard isAwaited, rest.contains(where: phrasebook.sense.states.contains) else { return nil }
    return Finding(.reject, at: [cue], in: self)
  }

  /// A worth that waits for somebody or something: "I am worthy as long as my clients praise me", but not "calm as long as I breathe".
  private var proviso: Range<Int>? {
    places(phrasebook.sense.provisos).first { place in
      // "I relax only after everyone approves", "I love myself provided that I pass".
      if word(place.lowerBound) == "only", ["after", "once"].contains(word(place.lowerBound + 1)), place.count == 3 { return true }
      if ["love", "accept", "like", "respect"].contains(word(place.lowerBound)) {
        let rest = Array(words[place.upperBound...].map(\.plain)), condition = word(place.upperBound - 1)
        return condition == "provided" || !phrasebook.sense.outcomes.places(in: rest).isEmpty && ["once", "if"].contains(condition)
      }
      // "Proud as soon as I fit into my suit".
      if word(place.lowerBound) == "as", word(place.lowerBound + 1) == "soon" {
        return words[..<place.lowerBound].contains { phrasebook.sense.contentment.contains($0.plain) }
      }
      // "Worthy when I win", "deserve love because I earn a lot" wait by their own words.
      if place.count > 3, ["worthy", "valuable", "lovable", "enough", "beautiful", "deserve", "deserves"].contains(word(place.lowerBound)) {
        return true
      }
      let main = words[..<place.upperBound], rest = words[place.upperBound...].map(\.plain)
      guard place.lowerBound > 1, main.contains(where: { phrasebook.sense.states.contains($0.plain) }),
        main.contains(where: { phrasebook.sense.contentment.contains($0.plain) })
      else { return false }
      // "I am only valuable when I work hard".
      if word(place.lowerBound) == "only", place.count == 3 {
        return main.contains { ["worthy", "valuable", "enough", "good", "lovable", "beautiful"].contains($0.plain) }
          || rest.first.map(phrasebook.sense.others.contains) == true
      }
      // "I am proud because I am loved" thanks, and "worthy because I am thin" makes worth wait.
      if word(place.lowerBound) == "because" {
        return main.contains { ["worthy", "valuable", "enough", "good", "lovable"].contains($0.plain) }
      }
      return rest.first != phrasebook.forms.first || phrasebook.sense.states.contains(rest.dropFirst().first ?? "")
        || !phrasebook.sense.outcomes.places(in: Array(rest)).isEmpty
    }
  }
}
