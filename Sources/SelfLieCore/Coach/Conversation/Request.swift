/// What a line asks of the coach that is no answer to its question: words that are to be others, or something about the sentences.
enum Request: Equatable {
  /// Words that were said are to be others: "not the phone, the tablet", "change kindly to calmly".
  case replace(String, with: String)
  /// The first sentence is to have this verb: "use 'stroll'". Then the thing that its act is done with: "make it cucumber".
  case verb(String), thing(String)
  /// What was said last is to be this: "no, I mean walk", "a pear, actually".
  case correct(String)
  /// How long it is done, or how often: "make it ten minutes", "no, fifteen".
  case amount([String])
  /// Words that no sentence is to have: "without the teeth", "don't mention the pub".
  case leaveOut(String)
  /// Words that a sentence is to have behind the others: "add 'with my dog'".
  case add(String)
  /// A sentence is to have something that the person named, wherever it fits: "put the glass in it".
  case mention
  /// The sentences are to be in a manner that no rule knows: "make it rhyme".
  case manner
  /// No sentence on the screen is right: "hmm no". Then the one with this number from 1 is not: "not that one".
  case refusal, drop(Int)
  /// What was said so far.
  case recall
  /// Which sentence is the best, what an affirmation is, what one could do, and anything else that is asked.
  case best, meaning, ideas, question

  /// Reads a line; nil for one that asks nothing, and answers the question.
  init?(_ line: String, in table: RequestTable = .english) {
    var typed = TypedWords(line)
    guard !typed.words.isEmpty, typed.words.count < 16 else { return nil }
    // "Ok and now", "yes but".
    while typed.words.count > 1, typed.drop(table.leads) {}
    let text = typed.words.map { $0.filter { $0 != "," } }.joined(separator: " ").lowercased(), isAsked = line.hasSuffix("?")
    func begins(with openings: [String]) -> Bool { openings.contains { "\(text) ".hasPrefix("\($0) ") } }
    if begins(with: table.recall) {
      self = .recall
    } else if begins(with: table.best) {
      self = .best
    } else if begins(with: table.meaning) {
      self = .meaning
    } else if begins(with: table.ideas) {
      self = .ideas
    } else if table.denials.contains(text) {
      self = .drop(1)
    } else if table.refusals.contains(text) || table.refusals.contains(TypedWords(line).text.lowercased()) {
      self = .refusal
    } else if ["combine", "merge", "mix", "join"].contains(typed.small[0]), typed.words.count < 7 {
      self = .manner
    } else if text.hasSuffix("leave it out") || text.hasSuffix("leave that out") {
      self = .leaveOut("it")
    } else if line.contains("\""), begins(with: ["can it be", "could it be", "can it have", "it be"]) {
      self = .mention
    } else if typed.small.starts(with: ["i", "want"]), text.hasSuffix(" in it"), typed.words.count < 8 {
      self = .mention
    } else if let feeling = Self.feeling(typed) {
      self = .correct("when I am \(feeling)")
    } else if let lost = Self.lost(typed, table) {
      self = lost
    } else if typed.small[0] == "include" || table.mentions.contains(where: { "\(text) ".hasPrefix("\($0) ") })
      || typed.small.starts(with: ["put", "the"]) && text.hasSuffix(" in it"), typed.words.count > 1
    {
      self = .mention
    } else if let more = Self.added(typed, table) {
      self = .add(more)
    } else if let swap = Self.swap(typed, table) {
      self = swap
    } else if let verb = Self.verb(typed, table, isQuoted: line.contains("\"") || line.contains(" '")) {
      self = verb
    } else if let amount = Self.amount(typed, table) {
      self = .amount(amount)
    } else if let left = Self.leftOut(typed, table, isQuoted: line.contains("\"")) {
      self = .leaveOut(left)
    } else if typed.words.count < 9, isAsked || begins(with: table.orders + table.degrees),
      !table.manners.places(in: text.split(separator: " ")).isEmpty || typed.small.last.map(Inflection.isComparative) == true
    {
      self = .manner
    } else if let thing = Self.thing(typed, table) {
      self = thing
    } else if let meant = Self.meant(line, table) {
      self = .correct(meant)
    } else if isAsked, table.questions.contains(TypedWords(line).small[0]), table.matters.isDisjoint(with: typed.small) {
      self = .question
    } else {
      return nil
    }
  }

  /// Reads "do one about being scared", which names a moment.
  private static func feeling(_ typed: TypedWords) -> String? {
    var rest = typed
    guard rest.drop(["do one about being", "make one about being", "one about being", "something about being", "make it about being"]),
      (1...3).contains(rest.words.count), Inflection.isState(rest.small[0])
    else { return nil }
    return rest.text
  }

  /// Whether a line is an order to the coach, and no act: "put that together", "make it two".
  static func isOrder(_ line: String, in table: RequestTable = .english) -> Bool {
    let text = "\(TypedWords(line).words.map { $0.filter { $0 != "," } }.joined(separator: " ").lowercased()) "
    // "Write it down" is done.
    if text.contains(" down ") { return false }
    return table.orders.contains { text.hasPrefix("\($0) ") }
  }

  /// Reads "add in my notebook" and "add 'and breathe out'".
  private static func added(_ typed: TypedWords, _ table: RequestTable) -> String? {
    var rest = typed
    guard rest.drop(table.additions), rest.words.count > 1 else { return nil }
    let words = rest.words.map { $0.filter { $0 != "\"" } }.joined(separator: " ")
    let first = TypedWords(words).small[0]
    return table.beforeAdded.contains(first) || first == "because" || TypedWords.numbers.contains(first) ? words : nil
  }

  /// Reads "50 euros, you lost that", "where did my 300 words go?" and "it still says guitar".
  private static func lost(_ typed: TypedWords, _ table: RequestTable) -> Request? {
    var rest = typed
    if rest.drop(["it still says", "that still says", "it says", "this still says"]), !rest.words.isEmpty {
      let comma = rest.words.firstIndex { $0.hasSuffix(",") } ?? rest.words.count - 1
      let old = bare(rest.words[...comma])
      // "It still says guitar, I play the piano".
      var other = rest
      other.keep(last: rest.words.count - comma - 1)
      if other.small.first == "i", other.words.count > 2 { other.keep(last: other.words.count - 2) }
      let new = bare(other.words[...])
      guard comma < 3 else { return nil }
      return !new.isEmpty && other.words.count < 4 ? .replace(old, with: new) : .leaveOut(old)
    }
    _ = rest.drop(["where did my", "where did the", "where are my", "where's my", "the", "my"])
    guard
      rest.dropLast([
        "you lost that", "you lost it", "you forgot that", "you forgot it", "you left that out", "is missing", "are missing", "are gone",
        "is gone",
        "go", "gone",
      ])
    else { return nil }
    rest.cut(to: rest.words.count)
    let number = rest.small.prefix(while: TypedWords.numbers.contains)
    guard !number.isEmpty, number.count < 5, rest.small.count < number.count + 3, rest.small.count > number.count else { return nil }
    return .amount([number.joined(separator: number.contains("hundred") ? " " : "-")] + rest.words[number.count...])
  }

  /// Reads "make it ten minutes", "no, fifteen" and "twenty is better".
  private static func amount(_ typed: TypedWords, _ table: RequestTable) -> [String]? {
    var rest = typed
    let isSet = rest.drop(table.settings)
    let isDenied = rest.drop(["no, i meant", "no i meant", "no, i mean", "no i mean", "no,", "no", "rather", "i meant", "i mean"])
    guard isSet || isDenied else { return nil }
    _ = rest.drop(["for"])
    if let comma = rest.words.firstIndex(where: { $0.hasSuffix(",") }), comma < 4 { rest.cut(to: comma + 1) }
    _ = rest.dropLast(["please", "instead", "then", "rather", "was fine", "is fine", "is enough", "was better", "is better", "will do"])
    let small = rest.small.map { $0.filter { $0 != "," } }
    let number = small.prefix(while: TypedWords.numbers.contains)
    guard !number.isEmpty, number.count < 5, small.count < 6,
      small.count == number.count || small.count == number.count + 1 && table.units.contains(small[number.count])
    else { return nil }
    // "Twenty-five", and "two hundred and fifty".
    return [number.joined(separator: number.contains("hundred") || number.contains("thousand") ? " " : "-")] + small[number.count...]
  }

  /// Reads "without the teeth", "leave Greg out of it", "don't mention the pub", "nothing about love".
  private static func leftOut(_ typed: TypedWords, _ table: RequestTable, isQuoted: Bool) -> String? {
    var rest = typed
    if rest.drop(["leave"]), let out = rest.small.firstIndex(of: "out"), (1...3).contains(out), rest.words.count - out < 4 {
      return bare(rest.words[..<out])
    }
    rest = typed
    // "Yes but 'lower' sounds weak".
    if isQuoted, let sounds = rest.small.firstIndex(of: "sounds"), sounds == 1, !["it", "that", "this"].contains(rest.small[0]) {
      return bare(rest.words[..<1])
    }
    // "The word confident feels fake".
    if rest.small.starts(with: ["the", "word"]), (4...6).contains(rest.words.count),
      ["feels", "sounds", "is", "seems"].contains(rest.small[3])
    {
      return bare(rest.words[2...2])
    }
    // "Not the first one, it sounds like a robot", "not 2, it's nonsense".
    if rest.small[0] == "not", let comma = rest.words.firstIndex(where: { $0.hasSuffix(",") }), (1...3).contains(comma),
      comma + 1 < rest.small.count,
      ["it", "it's", "that", "that's", "too", "my", "i", "i'm", "he", "she", "they"].contains(rest.small[comma + 1])
    {
      return bare(rest.words[1...comma])
    }
    // "Not the clean air one".
    if ["not", "drop", "remove", "skip"].contains(rest.small[0]), rest.small.last == "one", (3...6).contains(rest.words.count) {
      let named = bare(rest.words[1..<(rest.words.count - 1)])
      if named != "that", named != "this" { return named }
    }
    // "No broccoli please".
    if rest.small.first == "no", rest.small.last == "please", (3...5).contains(rest.words.count) {
      return bare(rest.words[1..<(rest.words.count - 1)])
    }
    guard rest.drop(table.omissions) || isQuoted && rest.drop(table.dislikes), (1...4).contains(rest.words.count) else { return nil }
    if rest.words.count > 1 { _ = rest.dropLast(["yet", "please", "in it", "anymore", "again"]) }
    return bare(rest.words[...])
  }

  /// Reads "no, I mean walk", "a pear, actually", "can it be half past ten".
  private static func meant(_ line: String, _ table: RequestTable) -> String? {
    var rest = TypedWords(line)
    // "No, half past six, be realistic" says when.
    var denied = rest
    if denied.drop(["no,", "no"]), !denied.words.isEmpty {
      if let comma = denied.words.firstIndex(where: { $0.hasSuffix(",") }) { denied.cut(to: comma + 1) }
      if denied.words.count < 5, Trigger.cue(of: denied.text).map(Trigger.isScheduled) == true { return denied.text }
    }
    // "That's not what I meant" says nothing else.
    let isClause = ["i", "i'm", "that's", "that", "it's", "it", "this", "what", "not", "he", "she", "we", "they"].contains(rest.small[0])
    let isPoliteEnd =
      !isClause && rest.words.count < 6 && !["word", "say", "saying"].contains { rest.small.dropLast().last == $0 }
      && rest.dropLast(["actually", "i mean", "i meant"] + (line.contains(/(?i), sorry[.!]?$/) ? ["sorry"] : []))
    rest.cut(to: rest.words.count)
    guard rest.drop(table.corrections) || isPoliteEnd, !rest.words.isEmpty, rest.words.count < 9 else { return nil }
    _ = rest.dropLast(["sorry", "please", "instead"])
    if rest.words.count > 2 { _ = rest.drop(["rather"]) }
    if rest.words.count > 2 { _ = rest.drop(["make it", "make that"]) }
    // "Tuesday, Thursday and Saturday" are all meant.
    if Trigger.weekdays(rest.text) != nil { return rest.text }
    // "Walk, I hate running" means to walk.
    if let comma = rest.words.firstIndex(where: { $0.hasSuffix(",") }), comma + 1 < rest.words.count {
      if rest.small[0] == "forget" { rest.keep(last: rest.words.count - comma - 1) } else { rest.cut(to: comma + 1) }
    }
    return rest.text
  }
}
