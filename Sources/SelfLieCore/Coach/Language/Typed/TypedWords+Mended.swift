/// The commonest slips of grammar: what is mended before the words are read.
extension TypedWords {
  /// Returns words without the commonest slips of grammar: "when it's cold" for "when its cold", "speak better" for "speak more better".
  static func mended(_ words: [String]) -> [String] {
    words.indices.flatMap { index -> [String] in
      let small = words[index].lowercased(), next = index + 1 < words.count ? words[index + 1].lowercased() : ""
      if small == "euro", index > 0, words[index - 1].last?.isNumber == true, words[index - 1] != "1" { return ["euros"] }
      // "Cook at home cause it's cheaper".
      if small == "cause", index > 1, ["it", "its", "it's", "i", "i'm", "im", "my", "they", "he", "she"].contains(next) {
        return ["because"]
      }
      // "Id love to", but "renew my id".
      if small == "id", ["love", "like", "rather", "have", "drink", "eat", "go", "say"].contains(next) { return ["I'd"] }
      // "Tell him ill check", but "I am ill".
      if small == "ill", willing.contains(next),
        index == 0 || !["am", "i'm", "im", "feel", "is", "be", "was", "so"].contains(words[index - 1].lowercased())
      {
        return ["I'll"]
      }
      if small == "to", index > 0, isExcess(next, behind: words[index - 1].lowercased(), before: words.dropFirst(index + 2).first) {
        return ["too"]
      }
      // "Shake there hand".
      if small == "there", index > 0, ["hand", "hands", "name", "names", "own"].contains(next) { return ["their"] }
      if small == "more", ["better", "worse"].contains(next) { return [] }
      // "I don't want to bite my nails any more", "just because I'm tired", "get in to bed".
      let isLeft = words.prefix(4).contains { ["don't", "not", "stop", "quit", "dont"].contains($0.lowercased()) }
      if isLeft && small == "any" && next == "more" && index > 1 && index + 2 == words.count
        || isLeft && small == "more" && next.isEmpty && index > 2 && words[index - 1].lowercased() == "any"
        || small == "just" && next == "because"
      {
        return []
      }
      // "When one of my patients doesn't make it", "learn ten polish words".
      if small == "doesn't", next == "make", index + 3 == words.count, words[index + 2].lowercased() == "it",
        words.contains(where: { ["patient", "patients"].contains($0.lowercased()) })
      {
        return ["dies"]
      }
      if index > 0, words[index - 1].lowercased() == "doesn't" || index > 1 && words[index - 2].lowercased() == "doesn't",
        ["make", "it"].contains(small), words.suffix(3).map({ $0.lowercased() }) == ["doesn't", "make", "it"],
        words.contains(where: { ["patient", "patients"].contains($0.lowercased()) })
      {
        return []
      }
      if small == "insta" { return ["Instagram"] }
      if small == "polish", ["words", "verbs", "phrases", "grammar", "vocabulary", "lessons", "class", "sentences"].contains(next) {
        return ["Polish"]
      }
      // "My physio wants me doing heel raises".
      if index > 2, words[index - 1].lowercased() == "me", words[index - 2].lowercased() == "wants",
        let base = Inflection.base(ofGerund: small)
      {
        return ["to", base]
      }
      if small == "in", next == "to", index + 2 < words.count, words[index + 2].lowercased() == "bed" { return ["into"] }
      if small == "to", next == "bed", index > 0, words[index - 1].lowercased() == "in" { return [] }
      // "Reply to emails same day".
      if small == "same", next == "day", index > 1, words[index - 1].lowercased() != "the" { return ["the", "same"] }
      // "Three times a weak".
      if small == "weak", index > 1, words[index - 1].lowercased() == "a",
        ["times", "days", "twice", "once"].contains(words[index - 2].lowercased())
      {
        return ["week"]
      }
      // "Stop worry about money".
      if small == "worry", index > 0, ["stop", "quit"].contains(words[index - 1].lowercased()) { return ["worrying"] }
      // "Loose ten kilos".
      if small == "loose", index == 0 || ["to", "i"].contains(words[index - 1].lowercased()),
        ["weight", "my", "some", "a", "the"].contains(next) || next.first?.isNumber == true || Numerals.english.small.contains(next)
      {
        return ["lose"]
      }
      // "When stressed I want to go for a walk", "stop eating when bored".
      if small == "when", index > 0, index + 2 == words.count, Inflection.feelings.contains(next) { return [words[index], "I'm"] }
      if small == "when", Inflection.feelings.contains(next.filter { $0 != "," }), index + 2 < words.count,
        next.hasSuffix(",") || ["i", "i'd", "i'm"].contains(words[index + 2].lowercased())
      {
        return [words[index], "I'm"]
      }
      // "After sitting for long".
      if small.filter({ $0 != "," }) == "long", index > 1, words[index - 1].lowercased() == "for", next.isEmpty || small.hasSuffix(",") {
        return ["a", "long", small.hasSuffix(",") ? "time," : "time"]
      }
      // "In a new city" is one's own.
      if small == "a", next == "new", index > 0, ["in", "at"].contains(words[index - 1].lowercased()), index + 2 < words.count,
        ["city", "town", "country", "school", "job", "neighbourhood", "neighborhood"].contains(words[index + 2].lowercased())
      {
        return ["my"]
      }
      // "Make friends in new city", "leave my phone outside bedroom", "stop cracking knuckles".
      let before = index > 0 ? words[index - 1].lowercased() : ""
      if small == "new", ["in", "at"].contains(before), ["city", "town", "country", "school", "job"].contains(next) {
        return ["my", "new"]
      }
      if ["bedroom", "kitchen", "bathroom"].contains(small), ["outside", "in", "into", "inside"].contains(before) {
        return ["the", small]
      }
      if small == "knuckles", ["crack", "cracking", "pop", "popping"].contains(before) { return ["my", small] }
      // "I will get better job", "study for nursing exam", "talk quiet".
      if small == "better", ["job", "life", "future", "salary"].contains(next), ["get", "want", "find", "have", "build"].contains(before) {
        return ["a", small]
      }
      if before == "for", next == "exam", !Inflection.determiners.contains(small) { return ["my", words[index]] }
      if ["quiet", "slow", "calm", "soft"].contains(small), ["talk", "speak", "drive", "eat", "walk"].contains(before),
        next.isEmpty || next == "and"
      {
        return ["\(small)ly"]
      }
      if small == "gp", before == "my" || before == "the" { return ["GP"] }
      // "Ask for a raise in march".
      if ["march", "may", "august"].contains(small), ["in", "by", "until", "till", "since", "next", "this", "last"].contains(before) {
        return [Inflection.capitalized(small)]
      }
      // "At 7:15, with a glass of water" is one moment.
      if small.hasSuffix(","), next == "with", words[index].contains(where: \.isNumber) { return [String(words[index].dropLast())] }
      // "Late for nursery pick up", "my husbands grammar", "everyday".
      let place = small == "pick" ? index - 1 : index - 2
      if ["pick", "up"].contains(small), place >= 0, place + 2 < words.count,
        ["nursery", "school", "kindergarten", "daycare"].contains(words[place].lowercased()), words[place + 1].lowercased() == "pick",
        words[place + 2].lowercased() == "up"
      {
        return small == "pick" ? ["pickup"] : []
      }
      if small == "everyday", next.isEmpty || ["without", "with", "at", "before", "after", "and", "for", "in", "on"].contains(next),
        index > 0,
        !["the", "my", "in", "of", "for"].contains(before)
      {
        return ["every", "day"]
      }
      if before == "my", ["husbands", "wifes", "mums", "moms", "dads", "boyfriends", "girlfriends", "mothers", "fathers"].contains(small),
        !next.isEmpty, !Self.ends.contains(next), !Inflection.isVerb(next)
      {
        return ["\(small.dropLast())'s"]
      }
      // "In the bus to the work", "hear a podcast", "for to talk", "I would to stop".
      let second = index + 2 < words.count ? words[index + 2].lowercased() : ""
      if small == "in", next == "the", ["bus", "train", "tram"].contains(second) { return ["on"] }
      if small == "the", before == "to", next == "work" { return [] }
      if small == "hear", next == "a" || next == "the", ["podcast", "radio"].contains(second) { return ["listen", "to"] }
      if small == "for", next == "to", index > 0 { return [] }
      if small == "of", before == "home", next == "work" { return ["from"] }
      if small == "would", before == "i", next == "to" { return ["would", "like"] }
      // "I want to leave smoking", "chew a gum".
      if small == "leave", ["smoking", "drinking", "cigarettes", "alcohol", "gambling", "vaping", "porn", "sugar"].contains(next) {
        return ["quit"]
      }
      if small == "a", next == "gum" { return [] }
      // "Practise to sing", "have lunch in restaurant".
      if small == "to", ["practise", "practice", "practising"].contains(before), Inflection.isVerb(next) { return [] }
      if index > 1, Inflection.isVerb(small), before == "to",
        ["practise", "practice", "practising"].contains(words[index - 2].lowercased())
      {
        return [Inflection.gerund(of: small)]
      }
      if ["in", "at", "to"].contains(before), index > 1, Self.premises.contains(small), next.isEmpty || Self.ends.contains(next) {
        return ["the", words[index]]
      }
      // "For driving theory test".
      if before == "for", !Inflection.determiners.contains(small), small.hasSuffix("ing"),
        let last = words[(index + 1)...].prefix(2).last?.lowercased(), last == "test" || last == "exam"
      {
        return ["my", words[index]]
      }
      // "Less sugar in coffee".
      if ["coffee", "tea"].contains(small), before == "in", next.isEmpty, words.contains(where: { $0.lowercased() == "sugar" }) {
        return ["my", small]
      }
      // "Sit at table", "save money for house".
      if ["table", "desk"].contains(small), before == "at" { return ["the", small] }
      if ["house", "car", "motorbike"].contains(small), before == "for", next.isEmpty { return ["a", small] }
      // "Because it give me peace".
      if Inflection.isVerb(small), ["it", "he", "she"].contains(before), index > 1,
        ["because", "that", "since"].contains(words[index - 2].lowercased()), small != "be"
      {
        return [Inflection.thirdPerson(of: small)]
      }
      // "I want to learn speak English".
      if small == "learn", ["speak", "cook", "swim", "drive", "write", "sew", "knit", "sing"].contains(next),
        index + 2 < words.count || before == "to"
      {
        return [words[index], "to"]
      }
      // "I want finish my thesis".
      if small == "want", index == 0 || before == "i", next == "be" || Inflection.isVerb(next) && !VerbTable.also.contains(next),
        !["help", "love", "change", "rest", "sleep", "work"].contains(next)
      {
        return [words[index], "to"]
      }
      // "Stop ordering food every time I get home late".
      let isEach = small == "every" && next == "time" || small == "time" && before == "every", third = index + (small == "every" ? 2 : 1)
      if isEach, third > 3, third < words.count, ["i", "i'm", "my", "he", "she", "we", "they", "the"].contains(words[third].lowercased()) {
        return small == "every" ? ["when"] : []
      }
      // "Mother in law" is one word.
      if small == "in" || small.hasPrefix("law"), let start = words[..<index].lastIndex(where: { Relative.isIn([$0.lowercased()]) }),
        index < start + 3, start + 2 < words.count, words[start + 1].lowercased() == "in", words[start + 2].lowercased().hasPrefix("law")
      {
        return []
      }
      if Relative.isIn([small]), index + 2 < words.count, next == "in", words[index + 2].lowercased().hasPrefix("law") {
        return [words[index] + "-in-law" + words[index + 2].dropFirst(3)]
      }
      // "Every bloody phone call", "my damn phone".
      if ["bloody", "damn", "goddamn", "fucking", "freaking", "effing"].contains(small), index > 0,
        ["every", "my", "the", "a", "this", "these", "those", "that"].contains(words[index - 1].lowercased())
      {
        return []
      }
      // "As my migraines are worse then".
      if small == "as", next == "my", index > 3, !words[..<index].contains("as"), index + 3 < words.count,
        ["is", "are", "gets", "get"].contains(words[index + 3].lowercased())
      {
        return ["because"]
      }
      // "When were late for school".
      if small == "were", index > 0, words[index - 1].lowercased() == "when",
        ["late", "in", "at", "running", "going", "out", "home", "together"].contains(next)
      {
        return ["we're"]
      }
      // "Call mum".
      if ["mum", "mom", "dad", "grandma", "grandpa", "granny"].contains(words[index].filter { $0 != "," }), index > 0,
        ["call", "ring", "visit", "text", "phone", "hug", "with", "to"].contains(words[index - 1].lowercased())
      {
        return ["my", words[index]]
      }
      // "Thank you cards".
      if small == "thank", next == "you", index + 2 < words.count,
        ["card", "cards", "note", "notes", "letters"].contains(words[index + 2].lowercased())
      {
        return ["thank-you"]
      }
      if small == "you", index > 0, words[index - 1].lowercased() == "thank", ["card", "cards", "note", "notes", "letters"].contains(next) {
        return []
      }
      // "A glass of water first thing after I wake up" says when twice.
      if small == "first" && next == "thing" && ["after", "when"].contains(second)
        || small == "thing" && before == "first" && ["after", "when"].contains(next)
      {
        return []
      }
      // "Wear my aids at dinner, also when I'm alone", "when she asks help with fractions", "work mails".
      if small == "also", next == "when", index > 2, before != "and" { return ["even"] }
      if ["grandfather's", "grandmother's", "mum's", "mom's", "dad's", "grandma's", "grandpa's"].contains(small),
        ["visit", "visiting", "at", "to", "clean", "tend"].contains(before)
      {
        return ["my", small]
      }
      if small == "help", ["ask", "asks", "asking", "asked"].contains(before), next == "with" || next.isEmpty { return ["for", "help"] }
      if small == "mails", ["work", "my"].contains(before) { return ["emails"] }
      if small == "the", before == "brush", next.hasPrefix("teeth") { return ["my"] }
      if small == "coca", next == "cola" { return ["Coca-Cola"] }
      if small == "cola", before == "coca" { return [] }
      if small == "week", next == "nights" { return ["weeknights"] }
      if small == "nights", index > 0, words[index - 1].lowercased() == "week" { return [] }
      // "Every single morning" is every morning.
      if small == "single", index > 0, words[index - 1].lowercased() == "every" { return [] }
      // "More vegetables less takeaway", "less television more guitar".
      let first = words[0].lowercased()
      if first == "more" && ["less", "fewer"].contains(small) || ["less", "fewer"].contains(first) && small == "more", index > 1,
        !words[..<index].contains("and"), !words[index - 1].hasSuffix(",")
      {
        return ["and", words[index]]
      }
      // "Make a to do list".
      if small == "to", next == "do", index + 2 < words.count, words[index + 2].lowercased().hasPrefix("list") {
        return ["\(words[index])-do"]
      }
      if small == "do", before == "to", next.hasPrefix("list") { return [] }
      if small == "ups", ["push", "pull", "sit", "chin", "press"].contains(before) { return [] }
      if ["push", "pull", "sit", "chin", "press"].contains(small), next == "ups" { return ["\(words[index])-ups"] }
      if small == "diner", ["after", "before", "during"].contains(before) { return ["dinner"] }
      let isClause = [
        "when", "because", "if", "though", "although", "but", "think", "since", "before", "until", "once", "while",
      ].contains(before)
      let isSaidOfIt = Inflection.isState(next) || impersonal.contains(next)
      if small == "its", next == "too" || isSaidOfIt && (isClause || before.hasSuffix(",")) { return ["it's"] }
      if small == "doors", before == "next" { return ["door's"] }
      // "When mother in law visits".
      return small == "when" && Relative.isIn([next]) && !next.hasSuffix("s") ? [words[index], "my"] : [words[index]]
    }
  }

  /// Whether "to" before a word is "too": "talk to much", "feel to old", but not "trying to fast" and "go to late night gigs".
  /// Rooms and houses that nobody names without an article.
  private static let premises: Set = [
    "restaurant", "office", "gym", "kitchen", "library", "supermarket", "canteen", "factory", "park", "bathroom", "garage", "warehouse",
  ]

  /// Verbs behind which "ill" is "I'll".
  private static let willing: Set = [
    "check", "call", "get", "do", "be", "see", "think", "go", "come", "ask", "let", "text", "ring", "try", "take", "send", "tell", "write",
    "pay", "give", "look", "wait", "leave", "start", "make", "help", "read",
  ]

  private static func isExcess(_ word: String, behind before: String, before next: String?) -> Bool {
    switch word {
    case "much", "many", "often", "long": true
    case "late": !["night", "nights", "shift", "shifts"].contains(next?.lowercased())
    case "fast": !["trying", "try", "want", "need", "like", "love", "plan", "hope", "have"].contains(before)
    case "old", "young", "tired", "shy", "loud", "busy": ["feel", "feeling", "am", "i'm", "be", "being", "get", "getting"].contains(before)
    default: false
    }
  }

  /// What is said of the weather, the hour and one's circumstances: "it's raining".
  private static let impersonal: Set = [
    "cold", "hot", "dark", "raining", "wet", "late", "early", "hard", "boring", "too", "not", "never", "so", "my", "the", "a", "quiet",
    "broken", "closed", "over", "busy", "full", "embarrassing", "annoying", "disgusting", "gross", "ruining", "killing", "just", "only",
  ]

  /// Returns words with the apostrophes of owners: "my sister's wedding" for "my sisters wedding", "the kids' leftovers".
  static func owned(_ words: [String]) -> [String] {
    words.indices.map { index in
      let word = words[index], small = word.lowercased()
      let thing = words[(index + 1)...].first { !["male", "female", "new", "old", "best", "other"].contains($0.lowercased()) }
      guard let thing, things.contains(thing.lowercased()) else { return word }
      // "With friends drinking beer" tells what they do.
      if Inflection.base(ofGerund: thing.lowercased()) != nil, index + 2 < words.count,
        !["and", "at", "in", "so", "when", "every", "too", "because"].contains(words[index + 2].lowercased())
      {
        return word
      }
      if severalPeople.contains(small) { return word + "'" }
      return onePerson.contains(small) ? word.dropLast() + "'s" : word
    }
  }

  private static let onePerson = Inflection.words(
    """
    cousins dads mums moms mothers fathers sisters brothers husbands wifes partners boyfriends girlfriends daughters sons grandmas grandpas friends toddlers
    """)
  private static let severalPeople: Set = [
    "kids", "parents", "students", "colleagues", "grandparents", "grandkids", "patients", "clients", "customers",
  ]
  /// What people have, and do not do.
  private static let things = Inflection.words(
    """
    wedding birthday birthdays house home boat car party room rooms place money advice homework school bedtime grave voice clothes office
    flat apartment garden phone anniversary lunch lunches dinner leftovers plates toys mess snoring drinking smoking illness death funeral
    care deaths name names opinion opinions feelings health meals food shadow footsteps estate friends ex past success moods phone email
    football practice training match game swimming gymnastics ballet exam exams interview
    graduation exes keys fridge kitchen grandmother grandfather grandma grandpa parents mother father family dog cat recital concert dementia temper memory teacher sister brother texts messages stories
    """)
}
