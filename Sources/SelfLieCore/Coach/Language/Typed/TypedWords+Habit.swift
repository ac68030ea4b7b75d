/// Habits that are told in a roundabout way.
extension TypedWords {
  /// The words with a habit that is told in a roundabout way told plainly: "I can't watch a film without checking my phone" as "stop checking
  /// my phone", "watching twitch while I'm supposed to study" as "stop watching twitch".
  var statingHabit: TypedWords {
    var stated = self
    let small = small
    if let end = small.firstIndex(of: "without"), end + 1 < small.count, ["can't", "cannot"].contains(where: small.prefix(3).contains) {
      stated.words = ["stop"] + words[(end + 1)...]
    } else if small.contains("supposed"), let end = small.firstIndex(where: ["while", "when"].contains), end > 0 {
      let left = words[..<end].drop { $0.lowercased() == "i" }
      stated.words = ["stop"] + left
      // "Stay off Reddit while I'm supposed to be writing reports" says what is done instead.
      var due = TypedWords(words[end...].joined(separator: " "))
      if stated.small.starts(with: ["stop", "stay", "off"]), let to = due.small.firstIndex(of: "to"), to + 1 < due.words.count {
        due.keep(last: due.words.count - to - 1)
        _ = due.drop(["be"])
        if let verb = due.small.first, let base = Inflection.base(ofGerund: verb) ?? (Inflection.isVerb(verb) ? verb : nil) {
          let site = left.dropFirst(2)
          stated.words =
            ["stop", "scrolling"] + site.dropLast() + site.suffix(1).map { $0 + "," } + [base] + due.words.dropFirst() + ["instead"]
        }
      }
    } else if let start = [["i'm"], ["i", "am"]].first(where: small.starts)?.count, start < small.count,
      ["too", "so"].contains(small[start])
    {
      // "I'm too hard on my apprentice".
      let rest = words[(start + 1)...].joined(separator: " ")
      if Act("be \(rest)").opposite != nil { stated.words = ["stop", "being"] + words[(start + 1)...] }
    } else if let lost = Self.lostPatience(in: small), let person = Relative(in: self) {
      // "Caring for my dad without losing my patience".
      // "Not losing my temper with the kids" names them once.
      let rest = words[lost...], named = rest.firstIndex { $0.lowercased() == person.word.lowercased() }
      let isNamed = rest.first?.lowercased() == "with" && named.map { $0 < lost + 3 } == true
      stated.words = ["be", "patient", "with", "my", person.word] + (isNamed ? rest.dropFirst((named ?? lost) - lost + 1) : rest)
    } else if let own = Relative.part(in: self) {
      stated.words = own
    } else if let rest = ["stop slouching", "quit slouching", "i slouch", "stop hunching", "hunching", "i hunch"].first(
      where: text.lowercased().hasPrefix)
    {
      stated.words = ["sit", "up", "straight"] + words[rest.split(separator: " ").count...]
      stated.cut(before: ["all"])
    } else if small.first == "weed", !Inflection.determiners.contains(small.dropFirst().first ?? "the") {
      // "Weed only on weekends" is about no garden.
      stated.words.insert("smoke", at: 0)
    } else if ["leave", "leaving"].contains(small.first), small.count < 4, let left = small.dropFirst().first,
      Self.substances.contains(left)
    {
      stated.words[0] = "quit"
    }
    // "Practise the cello without my neighbours hating me" is about the cello.
    if let start = stated.small.lastIndex(of: "without"), start > 0, start + 2 < stated.small.count,
      ["my", "the", "anyone", "anybody", "people", "everyone"].contains(stated.small[start + 1]),
      stated.small[(start + 2)...].contains(where: { Inflection.base(ofGerund: $0) != nil })
    {
      stated.cut(to: start)
    }
    if ["couch", "sofa"].contains(small.last), small.starts(with: ["get", "off"]) || small.starts(with: ["getting", "off"]) {
      stated.words = ["exercise", "more"]
    }
    // "To quit poker", "my habit of leaving towels on the floor", "get off the sofa and do tai chi".
    if small.first == "to", small.count > 1, Inflection.isVerb(small[1]) { stated.words.removeFirst() }
    if stated.drop(["my habit of", "my bad habit of", "the habit of"]) { stated.words.insert("stop", at: 0) }
    for seat in [["get", "off", "the", "sofa", "and"], ["get", "off", "the", "couch", "and"]] {
      if let place = stated.small.firstRange(of: seat), place.lowerBound < 4 { stated.words.removeSubrange(place) }
    }
    stated.sayOtherwise()
    // "In bed before midnight", "two beers max at the football".
    if small.count > 3, small.starts(with: ["in", "bed"]), ["by", "before", "at"].contains(small[2]) { stated.words.insert("be", at: 0) }
    if small.count > 2, ["max", "maximum", "tops"].contains(small[2]), Numerals.english.small.contains(small[0]) {
      stated.words = ["max", words[0], words[1]] + words[3...]
    }
    stated.beginEarly()
    // "Water the plants before they die".
    if ["die", "dies", "wither"].contains(small.last) { stated.cut(before: ["before"]) { ["they", "it"].contains($0) } }
    // "Make friends after moving to Hamburg" is said there, and what is left by a date is left.
    for (span, place) in [(["after", "moving", "to"], "in"), (["since", "i", "moved", "to"], "in"), (["since", "moving", "to"], "in")] {
      if let start = stated.small.firstRange(of: span) { stated.words.replaceSubrange(start, with: [place]) }
    }
    var wanted = stated
    _ = wanted.drop(["i want to", "i'd like to", "i need to"])
    if ["stop", "quit", "stopping", "quitting", "give", "no"].contains(wanted.small.first) {
      // "Give up alcohol for January".
      stated.cut(before: ["for"]) { Self.months.contains($0) }
      stated.cut(before: ["before"]) { ["my", "his", "her", "the", "our", "their"].contains($0) }
      stated.cut(before: ["by"]) {
        ["my", "the", "new", "next", "christmas", "summer", "easter", "diwali", "eid", "ramadan", "hanukkah", "passover", "thanksgiving"]
          .contains($0)
      }
    }
    return stated
  }

  /// Turns what is told as a habit or a thing into what is done: "I talk too fast" into "speak more slowly", "clutter in the hallway" into
  /// "clear the clutter in the hallway".
  private mutating func sayOtherwise() {
    if small.first == "brush", ["", "teeth", "for", "twice", "every", "after", "before", "in"].contains(small.dropFirst().first ?? "") {
      words.replaceSubrange(0...(small.dropFirst().first == "teeth" ? 1 : 0), with: ["brush", "my", "teeth"])
    }
    // "I'm tired of comparing myself with my sister".
    for weariness in ["i'm tired of ", "i am tired of ", "i'm sick of ", "sick of ", "tired of ", "fed up with "]
    where text.lowercased().hasPrefix(weariness) {
      let count = weariness.split(separator: " ").count
      if count < small.count, Inflection.base(ofGerund: small[count]) != nil { words = ["stop"] + words[count...] }
    }
    // "Stop falling asleep on the couch".
    for start in [["stop", "falling", "asleep"], ["i", "fall", "asleep"], ["falling", "asleep"], ["stop", "dozing", "off"]]
    where small.starts(with: start) && ["on", "in"].contains(small.dropFirst(start.count).first) {
      words = ["go", "to", "bed", "when", "I", "feel", "sleepy"]
    }
    // "Apologise too much".
    if small.count == 4, small[0] == "i", small[2...].elementsEqual(["too", "much"]), small[1].hasPrefix("apologi") {
      words = ["stop", Inflection.gerund(of: small[1])]
    }
    // "Talk too much".
    if small.count > 2, small[1...2].elementsEqual(["too", "much"]), Inflection.isVerb(small[0]) {
      words = ["stop", Inflection.gerund(of: small[0])] + words[1...]
    }
    // "I get snappy with the kids".
    if let snappy = small.firstRange(of: ["snappy", "with"]), snappy.lowerBound < 3 {
      words = ["I", "snap", "at"] + words[snappy.upperBound...]
    }
    stayCalm()
    sayOpposite()
    // "I chew my food too fast".
    if let chew = small.prefix(2).firstIndex(where: ["chew", "chewing"].contains), let fast = small.firstRange(of: ["too", "fast"]) {
      words = ["chew"] + words[(chew + 1)..<fast.lowerBound] + ["more", "slowly"]
    }
    // "I talk too fast when I present".
    if small.count > 2, ["talk", "speak", "talking", "speaking"].contains(small[small[0] == "i" ? 1 : 0]),
      let fast = small.firstRange(of: ["too", "fast"]), fast.lowerBound < 3
    {
      words = ["speak", "more", "slowly"] + words[fast.upperBound...]
    }
    // "Stop sleeping with the telly on".
    if ["stop sleeping with the", "stop falling asleep with the", "falling asleep with the"].contains(where: text.lowercased().hasPrefix),
      small.last == "on", let thing = small.dropLast().last
    {
      words = ["turn", "off", "the", thing, "before", "I", "sleep"]
    }
    // "Cut down from two packs to five cigarettes a day".
    if small.starts(with: ["cut", "down", "from"]) || small.starts(with: ["go", "from"]), let to = small.lastIndex(of: "to"),
      to + 2 < small.count,
      (Numerals.english.small + Numerals.english.tens).contains(small[to + 1])
    {
      words = ["max"] + words[(to + 1)...]
    }
    // "I give up on diets by Wednesday".
    if small.count > 4, small.starts(with: ["i", "give", "up", "on"]) {
      words = ["stick", "with"] + (small[4] == "everything" ? ["what"] + words.dropFirst(5) : Array(words[4...]))
      cut(before: ["by", "after", "within", "every"])
    }
    // "I drive way too fast when I'm late".
    if let fast = small.firstRange(of: ["too", "fast"]), fast.lowerBound < 4,
      small.prefix(2).contains("drive") || small.prefix(2).contains("driving")
    {
      words = ["keep", "to", "the", "speed", "limit"] + words[fast.upperBound...]
    }
    if small.count > 2, small.starts(with: ["sleep", "by"]) { words = ["be", "in", "bed"] + words[1...] }
    tidyUp()
    drinkPlain()
    if let learnable { self = learnable }
    stopTalkingOver()
    takeAlong()
    doTheOther()
    closeMouth()
    doWhatIsNeeded()
    // "Losing my temper in traffic", "two coffees a day max", "bed by ten on weeknights".
    if small.starts(with: ["i", "lose", "my"]), small.count > 3, ["cool", "rag"].contains(small[3]) { words[3] = "temper" }
    if ["losing", "lose"].contains(small.first), small.count > 2, small[1] == "my",
      ["temper", "patience", "cool", "rag"].contains(small[2])
    {
      words = ["stop", "losing"] + words[1...]
    }
    if let last = small.last, ["max", "maximum", "tops"].contains(last), small.count > 3, Self.numbers.contains(small[0]) {
      words = ["max"] + words.dropLast()
    }
    if small.count > 2, small[0] == "bed", ["by", "before", "at"].contains(small[1]) { words = ["be", "in"] + words }
    if small.count == 1, let quality = Self.qualities[small[0]] { words = ["be", quality] }
    // "Hand washing between patients", "early nights", "one beer only".
    if ["hand", "hands", "hand-washing", "handwashing"].contains(small.first),
      let end = small.prefix(2).firstIndex(where: { $0.hasSuffix("washing") })
    {
      words = ["wash", "my", "hands"] + words[(end + 1)...]
    }
    if small.starts(with: ["early", "nights"]) || small.starts(with: ["early", "night"]) {
      words = ["go", "to", "bed", "early"] + words[2...]
    }
    if small.last == "only", small.count == 3, Numerals.english.small.contains(small[0]) { words = ["max"] + words.dropLast() }
    // "I say sorry for everything".
    if small.count > 3, small.starts(with: ["i", "say", "sorry"]) { words = ["stop", "saying"] + words[2...] }
    // "Clutter in the hallway" is cleared, and what is hoarded is let go of.
    if ["clutter", "mess"].contains(small.first), ["in", "on"].contains(small.dropFirst().first) {
      words = ["clear", "the"] + words
    }
    if let place = small.prefix(5).firstIndex(where: ["hoarding", "hoard"].contains), place + 1 < small.count,
      Set(small[..<place]).isSubset(of: ["i", "want", "need", "to", "stop", "quit", "keep"])
    {
      words = ["let", "go", "of"] + words[(place + 1)...]
    }
    if small.count > 2, ["save", "saving"].contains(small[0]), small[1] == "for" {
      words = ["put", "money", "aside"] + words.dropFirst()
    }
    // "Parallel parking makes me panic".
    if let made = small.firstIndex(where: ["makes", "make"].contains), made > 0, made + 2 < small.count, small[made + 1] == "me",
      // But "stop drinking coffee because it makes me anxious" wants to stop.
      small.count < made + 5, !small[..<made].contains(where: ["because", "stop", "quit", "it", "it's", "less"].contains),
      let gerund = small[..<min(made, 2)].lastIndex(where: { Inflection.base(ofGerund: $0) != nil }),
      Confession.regrets.contains(small[made + 2]) || Inflection.feelings.contains(small[small.count - 1])
    {
      let subject = Inflection.bases(of: words[gerund..<made].joined(separator: " "))
      // "Public speaking makes me shake" wants to stay calm.
      let state = Inflection.isVerb(small[made + 2]) && small[made + 2] != "feel" ? ["stay", "calm"] : words[(made + 2)...]
      let isPublic = gerund == 1 && small[0] == "public"
      words = state + ["when", "I"] + (isPublic ? [subject, "in", "public"] : words[..<gerund] + [subject])
    }
    if small.count > 1, Self.mindless.contains(small[0]), Inflection.base(ofGerund: small[1]) != nil {
      words = ["stop"] + words.dropFirst()
    }
  }

  /// Turns what is left until the end into what is begun early: "leave my essays until the last minute" into "start my essays early".
  private mutating func beginEarly() {
    waitNoLonger()
    let small = small
    guard let place = small.prefix(4).firstIndex(where: ["leave", "leaving", "start", "starting"].contains),
      let end = small.indices.dropFirst(place + 2).first(where: { index in
        let rest = small[index...].drop { ["until", "till", "to", "at"].contains($0) }
        // "Leave on time at the end of my shift" puts nothing off.
        let isPoint = [small[index - 1], small[index]].contains("at")
        return Self.lastMoments.contains { rest.starts(with: $0) && !(isPoint && $0.last == "end") }
      })
    else { return }
    // "Start my essays the day I get them instead of the night before" says when.
    if end > 2, small[(end - 2)..<end].elementsEqual(["instead", "of"]) {
      cut(to: end - 2)
      return
    }
    var begun = self
    begun.words = Array(words[(place + 1)..<end])
    // "My papers in a shoebox".
    begun.cut(before: ["in", "on"])
    // Nobody starts everything early.
    let isOwn = begun.words.count == 1 && begun.small[0].hasSuffix("s") || begun.small == ["homework"]
    words = ["start"] + (begun.small == ["everything"] ? [] : (isOwn ? ["my"] : []) + begun.words) + ["early"]
    if words.count == 2 { words += ["and", "give", "myself", "time"] }
  }

  /// Turns "wait until the night before to grade essays" into "start grading essays early".
  private mutating func waitNoLonger() {
    guard let wait = small.prefix(4).firstIndex(where: ["wait", "waiting"].contains),
      let last = Self.lastMoments.first(where: { small[(wait + 1)...].drop { ["until", "till", "for"].contains($0) }.starts(with: $0) }),
      let to = small[(wait + last.count)...].prefix(4).firstIndex(of: "to"), to + 1 < small.count,
      Inflection.isVerb(small[to + 1]) || VerbTable.also.contains(small[to + 1])
    else { return }
    words = ["start", Inflection.gerund(of: small[to + 1])] + words[(to + 2)...]
    cut(before: ["and"]) { ["then", "i"].contains($0) }
    words.append("early")
  }

  /// Returns the index behind "without losing my patience"; nil where nobody loses it.
  private static func lostPatience(in small: [String]) -> Int? {
    guard
      let place = small.indices.dropFirst().first(where: {
        small[$0] == "losing" && ["without", "not"].contains(small[$0 - 1]) || small[$0] == "lose" && small[$0 - 1] == "i" && $0 > 2
      })
    else { return nil }
    let end = place + (small.dropFirst(place + 1).first == "my" ? 2 : 1)
    return end < small.count && ["patience", "temper", "cool"].contains(small[end]) ? end + 1 : nil
  }

  /// Turns talking over somebody, and letting them finish, into interrupting, of which a family knows.
  private mutating func stopTalkingOver() {
    if drop(["stop talking over", "talking over", "i always talk over", "quit talking over", "i talk over"]) {
      words = ["stop", "interrupting"] + words
    } else if small.first == "let", let finish = small.prefix(5).firstIndex(of: "finish"), finish > 1,
      small.count == finish + 1 || ["in", "when", "at", "before", "without", "their", "speaking", "talking"].contains(small[finish + 1])
    {
      let rest = words[(finish + 1)...].drop { ["their", "sentences", "speaking", "talking"].contains($0) }
      words = ["stop", "interrupting"] + words[1..<finish] + rest
    }
  }

  private static let months: Set = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december", "lent",
    "ramadan",
  ]
  private static let mindless: Set = ["mindless", "constant", "endless", "excessive", "compulsive", "nervous", "impulsive", "late-night"]
  private static let lastMoments = [
    ["the", "last", "week"], ["the", "very", "last", "week"], ["the", "very", "last", "minute"], ["the", "deadline"], ["the", "end"],
    ["the", "last", "minute"], ["the", "last", "night"],
    ["the", "last", "day"], ["the", "last", "moment"], ["the", "night", "before"],
    ["the", "evening", "before"], ["the", "day", "before"], ["last", "minute"],
  ]

  private static let substances: Set = [
    "cannabis", "weed", "alcohol", "drugs", "porn", "pornography", "smoking", "drinking", "gambling", "cigarettes", "tobacco", "vaping",
    "cocaine", "sugar",
  ]

  /// Turns what is left lying into what is put away: "leaving wet towels on the bed" into "hang up the wet towels", "stop leaving dishes in
  /// the sink" into "wash up the dishes".
  private mutating func tidyUp() {
    var rest = self
    _ = rest.drop(["stop", "quit", "i always", "i keep", "i"])
    // "Leave the books at school" is wanted.
    guard small.first != "leave" || !small.contains(where: ["school", "work", "office"].contains), rest.drop(["leaving", "leave"]) else {
      return
    }
    let small = rest.small, phrase = small.prefix { !Self.leftOpen.contains($0) }
    let first = (phrase.firstIndex { $0.hasSuffix(",") }).map { small[...$0] } ?? phrase
    guard let thing = first.last.map({ $0.filter { $0 != "," } }), phrase.count < small.count,
      let verb = Self.tidied.first(where: { $0.things.contains(thing) })?.verb
    else { return }
    let named = rest.words[..<first.count].map { $0.filter { $0 != "," } }.drop { ["my", "the"].contains($0.lowercased()) }
    let evening = phrase.count + 1 < small.count && Self.later.contains(small[phrase.count]) ? ["in", "the", "evening"] : []
    // Dishes are washed sooner or later.
    let soon = verb == "wash" && evening.isEmpty ? ["right", "away"] : []
    words = verb.split(separator: " ").map(String.init) + [evening.isEmpty ? "my" : "the"] + named + evening + soon
  }

  private static let qualities = [
    "humility": "humble", "cheerfulness": "cheerful", "modesty": "modest", "curiosity": "curious", "optimism": "optimistic",
    "decisiveness": "decisive",
  ]
  private static let later: Set = ["until", "till", "overnight", "for"]
  private static let leftOpen = later.union(["on", "in", "all", "everywhere", "around", "at", "out", "by", "and"])

  private static let tidied: [(things: Set<String>, verb: String)] = [
    (["towels", "towel", "coat", "coats", "jacket"], "hang up"), (["dishes", "plates", "pans", "cups", "mugs"], "wash"),
    (["clothes", "socks", "shoes", "toys", "tools", "stuff", "things", "papers", "books", "bags"], "put away"), (["lights"], "turn off"),
  ]

  /// Turns what is left out of a drink into how it is drunk: "quit sugar in my chai" into "take my chai unsweetened".
  private mutating func drinkPlain() {
    var rest = self
    _ = rest.drop(["i want to", "want to"])
    // "No sugar in my tea, four spoons is ridiculous".
    if let comma = rest.words.firstIndex(where: { $0.hasSuffix(",") }) { rest.cut(to: comma + 1) }
    // "Drink my coffee without sugar".
    if let place = rest.small.firstIndex(of: "without"), place + 2 == rest.words.count, place > 1,
      ["drink", "have", "take"].contains(rest.small[0]),
      let plain = Self.plain[rest.small[place + 1]]
    {
      words = ["take"] + rest.words[1..<place] + [plain]
      return
    }
    guard rest.drop(["stop putting", "stop taking", "stop having", "stop", "quit", "no more", "no", "give up", "cut out"]),
      rest.words.count > 2, rest.small[1] == "in", let plain = Self.plain[rest.small[0]]
    else { return }
    let drink = rest.words[2...].drop { ["my", "the"].contains($0.lowercased()) }
    guard drink.count == 1, ["tea", "coffee", "chai", "mate", "maté", "cocoa"].contains(drink[drink.startIndex].lowercased()) else {
      return
    }
    words = ["take", "my"] + drink + [plain]
  }

  private static let plain = [
    "sugar": "unsweetened", "sweetener": "unsweetened", "honey": "unsweetened", "milk": "black", "cream": "black",
  ]
}
