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
      !table.manners.places(in: text.split(separator: " ")).isEmpty
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
    return table.beforeAdded.contains(first) || first == "because" ? words : nil
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
    if isQuoted, let sounds = rest.small.firstIndex(of: "sounds"), sounds == 1 { return bare(rest.words[..<1]) }
    // "Not the first one, it sounds like a robot", "not 2, it's nonsense".
    if rest.small[0] == "not", let comma = rest.words.firstIndex(where: { $0.hasSuffix(",") }), (1...3).contains(comma),
      comma + 1 < rest.small.count, ["it", "it's", "that", "that's", "too"].contains(rest.small[comma + 1])
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
    _ = rest.dropLast(["yet", "please", "in it", "anymore", "again"])
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
    let isPoliteEnd = !isClause && rest.words.count < 6 && rest.dropLast(["actually", "i mean", "i meant", "sorry"])
    rest.cut(to: rest.words.count)
    guard rest.drop(table.corrections) || isPoliteEnd, !rest.words.isEmpty, rest.words.count < 9 else { return nil }
    _ = rest.dropLast(["sorry", "please", "instead"])
    if rest.words.count > 2 { _ = rest.drop(["make it", "make that"]) }
    // "Walk, I hate running" means to walk.
    if let comma = rest.words.firstIndex(where: { $0.hasSuffix(",") }), comma + 1 < rest.words.count {
      if rest.small[0] == "forget" { rest.keep(last: rest.words.count - comma - 1) } else { rest.cut(to: comma + 1) }
    }
    return rest.text
  }
}

/// A language's words for what people ask of the coach.
struct RequestTable: Sendable {
  /// Words that only lead to a request.
  let leads: [String]
  let recall: [String]
  let best: [String]
  let meaning: [String]
  let ideas: [String]
  let refusals: Set<String>
  /// What is said of one sentence that is not right.
  let denials: Set<String>
  /// Words before what is changed into something else; then those before what is meant.
  let changes: [String]
  let meant: [String]
  /// Words before a word that is to be used.
  let namings: [String]
  /// Words before what a sentence is to name.
  let mentions: [String]
  /// Words before what is to be said too; then the first words of what can be said behind a sentence.
  let additions: [String]
  let beforeAdded: Set<String>
  let settings: [String]
  let units: Set<String>
  let omissions: [String]
  let dislikes: [String]
  let corrections: [String]
  /// The beginnings of orders, which are no acts; then the manners that no rule knows.
  let orders: [String]
  /// Words before a manner of which there is to be more or less.
  let degrees: [String]
  let manners: WordList
  /// The words with which a question begins, and those of a question about the conversation, which its own explanation answers.
  let questions: Set<String>
  let matters: Set<String>
  /// The beginnings of questions about the coach, each with its answer; then the words of whoever asks who hears it, and that answer.
  let asides: [(openings: [String], answer: String)]
  let hellos: Set<String>
  let secrets: [String]
  let privacy: String

  static let english = RequestTable(
    leads: [
      "can i", "can we", "could i", "can you", "could you", "ok", "okay", "ok,", "okay,", "yes", "yes,", "but", "and", "now", "please",
      "oh", "hm", "hmm", "hm,", "hmm,", "well,", "sorry,",
    ],
    recall: [
      "what did i say", "what have i said", "what i said", "what was my goal", "what did i tell", "remind me what", "what do you know",
      "what have we got", "what do we have", "what have we",
    ],
    best: [
      "which one is best", "which is best", "which one is the best", "which one do you", "which one would you", "which do you", "which one",
      "which would you",
    ],
    meaning: [
      "what's an affirmation", "what is an affirmation", "whats an affirmation", "what are affirmations", "how does this work",
      "what is this for", "what's this for",
    ],
    ideas: [
      "what should i do", "what should i say", "what can i do", "what could i do", "what do you suggest", "any ideas", "any idea",
      "any suggestion", "any suggestions", "give me an idea", "give me ideas", "what would you", "something i can do", "suggest something",
      "give me three more", "give me two more", "just give me something", "just give me one",
      "give me more", "show me more", "give me others", "give me some more", "three more",
      "what do others do",
    ],
    refusals: [
      "these are all stupid", "they are all stupid", "all stupid", "these are bad", "these are stupid", "hmm no", "hm no", "no not that",
      "not good", "this is stupid", "that's stupid", "i don't like them", "i don't like any", "i don't like any of them",
      "i don't like any of these", "i don't like these",
      "none of these",
      "none of them", "not these", "too negative", "not for me",
      "those are too similar", "these are too similar", "they are too similar", "they all look the same", "they all sound the same",
      "all look the same", "sounds like a self-help book", "i'd like something nicer", "let me see others", "see others", "show others",
      "see other ones", "i see other ones", "what else have you got", "what else do you have", "anything else", "the others",
      "meh", "not really", "not quite", "none of these fit", "none of them fit", "boring", "that's boring", "it's boring", "they're boring",
      "other ones", "other ones please", "give me something else", "show me all of them", "show me all", "something else please",
    ],
    denials: [
      "not that one", "not this one", "i wouldn't say that", "i would not say that", "i'd never say that", "i would never say that",
      "i would never say this", "i'd never say that out loud", "i wouldn't say that out loud", "i don't like it", "i dont like it",
      "i don't like this", "i don't like that", "i don't like that one", "i don't like the first one", "that's clumsy", "that's awkward",
    ],
    changes: ["change", "replace", "swap", "exchange", "turn"],
    meant: ["but", "it's", "i mean", "i meant", "rather", "it should be", "make it"],
    namings: [
      "use", "say", "i'd say", "i would say", "i'd rather say", "i would rather say", "i think i'd say", "i think i'd rather say",
      "rather say", "better say", "it should say", "can you use", "can you say", "have it say",
    ],
    mentions: ["it mention", "mention the", "say something about the", "it say something about"],
    additions: ["add", "also add", "put in", "and add", "add the words", "add that"],
    beforeAdded: ["in", "on", "at", "with", "by", "to", "and", "for", "from", "around", "along", "near", "under", "into"],
    settings: ["actually", "make it", "make that", "no make it", "set it to", "can it be", "could it be", "more like", "realistically"],
    units: [
      "minutes", "minute", "hours", "hour", "times", "pages", "page", "words", "pushups", "push-ups", "weeks", "week", "breaths", "glasses",
      "steps", "squats", "reps", "laps", "kilometres", "kilometers", "km", "miles", "euros", "dollars", "pounds", "lines", "sentences",
      "chapters", "things", "items", "seconds", "cups", "days",
    ],
    omissions: [
      "say it without the word", "say it without", "without the word", "without", "leave out", "take out", "drop", "don't mention",
      "do not mention", "don't say", "not about", "nothing about",
      "nothing with", "no mention of", "i don't like the word", "i don't want the word", "not the word", "i don't want anything about",
      "i don't want to say", "i don't want to mention", "cut", "remove",
      "forget",
    ],
    dislikes: ["i don't like", "i hate", "not", "i don't like the word", "i'd never say", "i would never say"],
    corrections: [
      "no, i mean", "no i mean", "no, i meant", "no i meant", "i meant", "i mean", "actually", "no, rather", "can it be", "could it be",
      "or rather",
      "no, make it",
    ],
    orders: [
      "give me", "show me",
      "make it", "make that", "make them", "say it", "say that", "put that", "put it together", "put it back", "use that", "can it",
      "can we",
      "can you", "could it", "could you", "write me", "write it", "word it", "phrase it", "i like the", "i like that", "keep mine",
      "looks good", "sounds good", "hmm", "hm", "less wordy", "something smaller", "something bigger", "something about", "something i can",
      "something else", "no mine", "mine was", "that's better", "put the name", "in the third",
      "the first was", "which", "i'd say", "undo",
    ],
    degrees: [
      "a bit", "bit", "bit more", "a bit more", "a bit less", "a little more", "more", "less", "not so", "not too", "be more", "be less",
    ],
    manners: WordList(
      """
      rhyme|rhymes|rhyming|nicer|prettily|warm|warmer|warmly|hopeful|cheerful|positive|poetic|poetry|funny|funnier|catchy|catchier|inspiring|punchy|punchier
      natural|naturally, personal, energetic|serious|formal|casual|beautiful|prettier|spiritual|firm|firmer|honest|fun|exciting|playful|loving, third person, say that|it better
      we, longer, detailed, past|future tense, translate it|that|this, like a to, in french|german|spanish|italian, motivating|motivational, creative, upbeat, confident|confidently
      """),
    questions: [
      "what", "why", "how", "is", "are", "do", "does", "can", "could", "will", "would", "who", "where", "should", "did", "isn't", "aren't",
      "whats", "what's", "which",
    ],
    matters: ["record", "keep", "save", "quit", "stop", "work", "mean", "ask", "asking"],
    asides: [
      (
        [
          "are you a robot", "are you human", "are you a human", "are you a real", "are you real", "are you a person", "are you an ai",
          "are you a bot", "who are you", "what are you",
        ], "I am a program: rules, and nobody behind them. What you say stays on this machine."
      ),
      (["is this going to work", "will this work"], "Nobody can promise that. /why 1 tells what its form stands on."),
      (
        [
          "does this help", "does it help", "does this really help", "why should i", "what's the point", "what is the point",
          "does this do anything",
        ],
        "Plans with a moment and an act were carried out more often in many trials. /why 1 tells what a sentence stands on."
      ),
      (
        ["what is this", "how does it work", "how does this work", "what happens now"],
        "You say a goal; I ask why, when and what you do, and make sentences of it. You keep one, record it, and say it a thousand times."
      ),
      (["what happens when i keep", "what happens if i keep"], "You record it in your own voice, and it is in your list; /quit leaves."),
      (["can i change it", "can i change the", "can i edit"], "Yes: say it, now or later."),
      (
        ["what do you mean by moment", "what is a moment", "what do you mean by when"],
        "The moment is when you do it, as in \"after lunch\" or \"when I'm bored\"."
      ),
      (
        ["what do you mean by step", "what do you mean by smallest", "what is a step"],
        "The first thing that your hands or feet do, as in \"put on my shoes\"."
      ),
      (
        ["who wrote these", "who made these", "where do these come from"],
        "Rules made them of your words and of sentences that people wrote."
      ),
      (
        [
          "i want my own sentence", "i want to have my own sentence", "i want to write my own", "i have my own sentence",
          "i have a sentence",
          "i already have a sentence", "can i write my own", "i have my own",
        ], "Then write it here in quotation marks, as in \"I am calm\"; it comes first."
      ),
      (
        [
          "is that a good sentence", "is this a good sentence", "does that make sense", "is this any good", "is that any good",
          "is it any good",
        ], "/why 1 tells what the rules think of it."
      ),
      (["delete everything", "delete this", "delete my"], "\"selflie coach --forget\" removes a conversation."),
      (
        [
          "do you speak", "can you speak", "in german", "in french", "in spanish", "in italian", "in dutch", "in polish", "in russian",
          "in portuguese", "in turkish", "in chinese", "auf deutsch", "en español", "en francais",
        ], "English only so far."
      ),
      (["how are you", "how's it going", "how is it going"], "I am a program, and always the same. It's about you."),
      (
        ["what can you do", "what do you do", "how can you help"],
        "I help you to one sentence, which you record and say aloud. I can't treat anything, and I'm no person."
      ),
      (
        ["i don't get it", "i dont get it", "i don't understand", "i dont understand", "i'm confused", "what do you want from me"],
        "I ask a few things and make one sentence of them; \"yes\" keeps the first, and Enter skips a question."
      ),
      (["are you recording", "is this recorded", "is it recording"], "No. Recording begins when you have kept a sentence."),
      (["where does this go", "where does it go", "who stores", "where is this stored"], "It stays on this machine, in your own journal."),
      (
        ["i need help", "i need real help", "i need professional help", "i need a therapist", "i need therapy", "i need a doctor"],
        "A person can help better than a program: a doctor, somebody you trust, or a line at https://findahelpline.com. /quit leaves."
      ),
      (["can i change the goal", "can i start over", "can i change my goal"], "\"New goal\" and what it is begins anew."),
      (
        ["how long does it take", "how long does this take", "how many times", "how many days", "how long until", "how long will"],
        "A thousand times; how many a day is for you to say."
      ),
      (
        ["what does that number", "what's the number", "what is the number", "what's that number"],
        "A sentence that you don't believe works against you; from \(Belief.little) down I look for a smaller step."
      ),
    ], hellos: ["hi", "hello", "hey", "hi there", "good morning", "good evening", "good afternoon"],
    secrets: ["secret", "private", "confidential", "see this", "read this", "reads this", "sees this"],
    privacy: "What you say stays on this machine. \"selflie coach --forget\" removes a conversation.")
}
