/// What somebody wants who tells a story.
extension Story {
  /// What the words come to.
  enum Gist: Equatable {
    /// Something that can be understood without the rest of the words.
    case goal(TypedWords)
    /// An act that is said as it is told, at the moment that the story tells: "pick it up calmly" when the phone rings.
    case plan(ToldAct)
    /// No more than the words say as they stand.
    case words
    /// A wish that says "it" or "there" of something that the words do not name, so that nobody but the person knows what is wanted.
    case unclear
  }

  /// What the story comes to.
  var gist: Gist {
    // "I promised my son I'd quit" is one clause.
    let first = clauses.first?.words.small ?? []
    let isPromise = Self.promise(in: first) != nil || first.starts(with: ["i", "keep", "meaning"])
    let isMissed = first.starts(with: ["instead", "of"])
    // "I know I should delegate more but I end up redoing everything" is about the first.
    let isKnown = first.starts(with: ["i", "know", "i"])
    if isKnown, case .wish(let wish)? = clauses.first?.saying { return .goal(wish) }
    if clauses.count == 1 || isMissed, isPromise || isMissed, case .wish(var wish)? = clauses.first?.saying {
      // "I promised my daughter I'd come to her games".
      if isPromise, let told = clauses.first?.words { wish.nameWhom(told) }
      return .goal(wish)
    }
    // "When someone cuts me off in traffic, let it go".
    if clauses.count == 1, var rest = clauses.first?.words, let cue = Trigger.cue(leading: &rest), Self.isIdiom(rest),
      let plan = ToldAct(rest, at: cue.split(separator: " ").map(String.init))
    {
      return .plan(plan)
    }
    // "When I want to buy something I want to sleep on it first".
    if clauses.count == 1, let words = clauses.first?.words, words.small.starts(with: ["when", "i", "want", "to"]),
      let start = words.small.indices.dropFirst(4).last(where: { words.small[$0...].starts(with: ["i", "want", "to"]) }),
      start + 3 < words.small.count
    {
      var wish = words
      wish.keep(last: words.words.count - start - 3)
      if let plan = ToldAct(wish, at: Array(words.words[..<start])) { return .plan(plan) }
    }
    // "As a truck driver I barely drink water".
    if clauses.count == 1, let words = clauses.first?.words, ["as", "being"].contains(words.small.first),
      let start = words.small.prefix(8).firstIndex(of: "i"), start > 2
    {
      var rest = words
      rest.keep(last: words.words.count - start)
      return .goal(rest)
    }
    guard clauses.count > 1 else { return .words }
    // "Go to the dentist, I've been avoiding it for three years".
    if let wish = clauses.first?.words, let verb = wish.small.first, Inflection.isVerb(verb), clauses.count == 2,
      clauses[1].words.small.contains(where: ["avoiding", "postponing", "delaying"].contains)
    {
      return .goal(wish)
    }
    // "Paint again, I haven't touched a brush since art school" tells how long ago.
    if clauses.count == 2, let wish = clauses.first?.words, wish.small.last == "again", Inflection.isVerb(wish.small[0]),
      clauses[1].words.small.starts(with: ["i", "haven't"])
    {
      return .goal(wish)
    }
    for place in clauses.indices.reversed() {
      switch clauses[place].saying {
      case .wish(let wish):
        // "I want to stop smoking because my son has asthma and I want to see him grow up" is one wish, with its reason.
        if place > 0, case .wish? = clauses.first?.saying,
          clauses[..<place].contains(where: { $0.words.small.dropFirst(2).contains(where: ["because", "since"].contains) })
        {
          return .words
        }
        // What begins with the wish is read as it is.
        let isMeant = clauses[place].words.small.prefix(5).contains("meaning")
        let isTold = place > 0 || isPromise || isMeant || Self.moments.contains(clauses[place].words.small.first ?? "")
        return isTold ? whole(wish, at: place) : .words
      case .ending: return habit(before: place).map { .goal(Self.ended($0)) } ?? .words
      default: break
      }
    }
    // "I used to paint every weekend, and I miss it so much".
    let all = told(before: clauses.count)
    let isMissedAct = clauses.contains { $0.words.small.prefix(4).firstRange(of: ["miss", "it"]) != nil }
    // "I used to play as a kid" is told of the cello.
    if isMissedAct, all.actOfOld == nil, all.small.contains("play"), let instrument = NamedInstrument(in: all) {
      return .goal(TypedWords("play the \(instrument.name) again"))
    }
    if let act = all.actOfOld, isMissedAct {
      var missed = all
      missed.words = act
      return .goal(missed)
    }
    // "I clench my jaw all day, and by evening I can't open my mouth" is about the jaw.
    if clauses.last?.saying == .lack, clauses.last?.words.small.dropFirst().first == "can't",
      let habit = clauses.first(where: { clause in
        [.act, .excess].contains(clause.saying) && clause.words.small.dropFirst().first.map(Self.handled.contains) == true
      })
    {
      var words = habit.words
      words.cut(before: ["and"])
      return .goal(Self.ended(words))
    }
    if let visit = visit { return .goal(visit) }
    if let place = clauses.lastIndex(where: { $0.saying == .lack }) {
      var lack = clauses[place].words
      // "I haven't made a single friend" is to make a friend.
      if let single = lack.small.firstRange(of: ["a", "single"]) { lack.words.remove(at: single.upperBound - 1) }
      if lack.small.dropFirst().first == "can't" { lack.words[1] = "never" }
      return Gist(resolved(lack, at: place))
    }
    // "I play chess online till 2am and then I'm useless at work".
    let isRegretted = clauses.contains { $0.saying == .regret }
    guard let place = clauses.lastIndex(where: { $0.saying == .excess || isRegretted && $0.saying == .act }) else {
      // "My students hand in essays and I leave them on the pile" may be about anything.
      let isOpen = clauses.dropFirst().contains { clause in
        clause.saying == .act && !clause.words.small.prefix(7).allSatisfy { !["it", "them"].contains($0) }
      }
      return isOpen ? .unclear : .words
    }
    let words = clauses[place].words
    return Gist(clauses[place].saying == .excess ? resolved(words, at: place) : resolved(Self.ended(words), at: place))
  }

  private func resolved(_ words: TypedWords, at place: Int) -> TypedWords? {
    var words = words
    words.cutRemark()
    return words.resolve(by: told(before: place)) ? words : nil
  }

  /// Returns a wish with what the story says of it: what its pronouns and its numbers stand for, in whose place, and when.
  private func whole(_ wish: TypedWords, at place: Int) -> Gist {
    var wish = wish.withFirstActs
    var told = told(before: max(1, place))
    // "When my review gets comments I want to read them" names them in its moment.
    if place == 0 { told.cut(before: ["i", "i'd"]) { ["want", "need", "like", "love"].contains($0) } }
    // "Get on that plane", "like I used to".
    for place in wish.small.indices.dropFirst().dropLast() where wish.small[place] == "that" && isNamed(wish.small, behind: place) {
      wish.words[place] = "the"
    }
    _ = wish.dropLast(["like i used to", "as i used to", "the way i used to", "like we used to", "as we used to", "the way we used to"])
    wish.cutAsides()
    wish.cutSecond()
    // "Stay patient and train him every day" is wanted at two times.
    if let joint = wish.small.firstIndex(of: "and"), joint > 1, Self.states.contains(wish.small[0]),
      wish.small[joint...].contains(where: ["every", "daily"].contains),
      moment(before: place, isAnywhere: false) ?? occasion(of: wish, before: place) != nil
    {
      wish.cut(to: joint)
    }
    // "I want to play again" of whoever played the cello.
    if wish.small.first == "play", wish.small.dropFirst().first?.filter(\.isLetter) == "again", let instrument = NamedInstrument(in: told) {
      wish.words.insert(contentsOf: ["the", instrument.name], at: 1)
    }
    wish.nameObject(of: told)
    wish.nameRoom(of: told)
    wish.nameOwner(in: told)
    guard wish.settle(by: told) else { return .unclear }
    // "I want to do both" names neither.
    if wish.small.starts(with: ["do", "both"]) { return .unclear }
    // "Get clean again" of whoever vapes.
    if ["get", "be", "stay"].contains(wish.small.first), wish.small.dropFirst().first == "clean",
      let habit = told.small.map({ $0.filter(\.isLetter) }).first(where: ["vaping", "smoking", "vape", "smoke"].contains)
    {
      return .goal(TypedWords("quit \(habit.hasPrefix("v") ? "vaping" : "smoking")"))
    }
    wish.bookVisit(to: told)
    wish.trim()
    // "Before I find excuses" is no moment.
    let isExcuse = wish.small.suffix(2).contains { ["excuse", "excuses", "mind"].contains($0) }
    if isExcuse { wish.cut(before: ["before"]) { $0 == "i" } }
    // "But I keep forgetting" is why the wish is one.
    wish.cut(before: ["but"]) {
      ["i", "i'm", "it", "it's", "my", "then", "never", "always", "not", "the", "he", "she", "they", "there"].contains($0)
    }
    _ = wish.dropLast(["at least", "anyway", "or not at all"])
    // "Switch to water, at least during the day".
    if let least = wish.small.firstRange(of: ["at", "least"]), least.upperBound < wish.small.count,
      !TypedWords.numbers.union(["once", "twice"]).contains(wish.small[least.upperBound])
    {
      wish.words.removeSubrange(least)
      if least.lowerBound > 0 { wish.words[least.lowerBound - 1] = wish.words[least.lowerBound - 1].filter { $0 != "," } }
      wish = wish.plainly
    }
    if let act = told.actOfOld, wish.drop(Self.again) {
      wish.words = act + (act.count == 1 && wish.words.isEmpty ? ["again"] : wish.words)
      if act.contains("before") { _ = wish.dropLast(["every time"]) }
    }
    if let limit = wish.limit(of: habit(before: place)) ?? wish.most(by: told) { return .goal(limit) }
    // "When I get home I go for the chips, I want an apple instead" is done at that moment, which is read with the rest.
    var before = clauses[max(0, place - 1)].words
    if wish.small.last == "instead", place > 0, let cue = Trigger.cue(leading: &before) {
      let moment = cue.split(separator: " ").map(String.init)
      guard wish.refers(to: moment), let plan = ToldAct(wish, at: moment) else { return .words }
      return .plan(plan)
    }
    // "I lose my temper in traffic, I want to stay calm" is wanted there.
    if wish.words.count < 3 || wish.words.count < 6 && ["breathe", "feel"].contains(wish.small.first),
      Self.states.contains(wish.small.first ?? ""),
      let moment = moment(before: place, isAnywhere: true) ?? occasion(of: wish, before: place)
    {
      wish.words += moment
      return .goal(wish)
    }
    // Nobody but the person knows what is in the mouth.
    if wish.small.starts(with: ["spit", "it"]) { return .unclear }
    // "I shout at other drivers, I want to let it go" is about shouting, but what somebody else does is let go when they do it.
    if Self.isIdiom(wish) {
      if let moment = moment(before: place, isAnywhere: false) ?? occasion(of: wish, before: place) ?? returning(before: place),
        let plan = ToldAct(wish, at: moment)
      {
        return .plan(plan)
      }
      return habit(before: place).map { .goal(Self.ended($0)) } ?? .words
    }
    // "I write my sermons on Saturday night, I want to start on Tuesday".
    if ["start", "begin", "finish"].contains(wish.small.first),
      ["on", "at", "by", "before", "earlier", "early", "in"].contains(wish.small.dropFirst().first)
        || wish.small.dropFirst().starts(with: ["the", "day"]),
      !["the", "time", "once"].contains(wish.small.dropFirst(2).first)
        || wish.small.dropFirst().starts(with: ["the", "day"]),
      let thing = told.severalTold ?? told.thing(isSeveral: false)
    {
      wish.words.insert(contentsOf: thing, at: 1)
    }
    if wish.small.starts(with: ["stop", "and"]) {
      // "Stop and breathe" is one act, and "stop and be honest with her" is two.
      let isOne = wish.small.dropFirst(2).first.map(Self.pauses.contains) ?? false
      if isOne { wish.words[0] = "pause" } else { wish.words.removeFirst(2) }
    }
    wish.learn(of: told)
    wish.laugh(with: told)
    wish.start(eachOf: told)
    wish.nameEach(of: told)
    wish.nameOne(of: told)
    wish.nameUsed(of: told)
    // "I visit my grandmother twice a year, I'd like to go every other Sunday".
    if wish.isOpen, wish.small.first == "go", wish.small.dropFirst().first != "back", told.small.contains("visit"),
      let person = Relative(in: told)
    {
      wish.words = ["visit", "my", person.word] + wish.words.dropFirst()
    }
    // "I've stopped going to the bowls club, I should go back".
    if wish.small == ["go", "again"] { wish.words[1] = "back" }
    if wish.small.starts(with: ["go", "back"]), !wish.small.contains("to"), let place = told.small.firstRange(of: ["going", "to"]) {
      let there = told.words[place.upperBound...].prefix {
        !["and", "because", "but", "every", "on", "when", "after", "since"].contains($0.lowercased())
      }
      let count = there.firstIndex { $0.hasSuffix(",") }.map { $0 - there.startIndex + 1 } ?? there.count
      if count > 0 { wish.words.insert(contentsOf: ["to"] + there.prefix(count).map { $0.filter { $0 != "," } }, at: 2) }
    }
    if let act = alternative(to: place, wish) { return .goal(act) }
    // "I'm scared of the solo in December, I want to enjoy it".
    if ["enjoy", "love"].contains(wish.small.first), wish.small.count == 2, wish.small[1] == "it" {
      let feared = ["scared of", "afraid of", "nervous about", "worried about"].lazy.compactMap { fear in
        told.small.firstRange(of: fear.split(separator: " ").map(String.init)).map {
          told.words[$0.upperBound...].prefix(2).map { $0.filter { $0 != "," } }
        }
      }.first { ["the", "my"].contains($0.first?.lowercased()) }
      guard let thing = feared ?? told.thing(isSeveral: false) else { return .unclear }
      wish.words = [wish.words[0]] + thing
    }
    wish.name(insteadOf: told)
    wish.count(by: told)
    // "Quit betting completely and move my savings out" quits one thing, and its plan is no other.
    if GoalPhrase.quitting.contains(wish.small.first ?? ""), let end = wish.small.firstRange(of: ["completely", "and"]), end.lowerBound > 1
    {
      wish.cut(to: end.lowerBound)
    }
    if wish.isOpen { return .unclear }
    guard wish.isToldWhole else { return .words }
    wish.practise(what: told)
    // "I'm always on my phone when I'm with the baby, I want to put it away" is wanted there, but what has a time of its own is not.
    var first = wish
    first.cut(before: ["and"]) { $0 == "be" || Inflection.isVerb($0) }
    // "Check it once" says how often, and not when.
    let often = zip(first.small, first.small.dropFirst() + [""]).contains {
      ["once", "twice"].contains($0) && ["a", "per", "every"].contains($1)
        // "Put aside two hundred a month".
        || ["a", "per"].contains($0) && ["week", "month", "year"].contains($1)
        || $0 == "after" && Self.spans.contains($1)
    }
    let hasMoment = often || wish.small.contains(where: Self.whens.contains) || first.small.contains(where: ["every", "each"].contains)
    // Nobody who is late leaves earlier.
    let isEarlier = [["night", "before"], ["evening", "before"], ["day", "before"]].contains { wish.small.suffix(2).elementsEqual($0) }
    // "Only at weekends" says when, and what is saved is put aside whatever the moment of spending it.
    let isKept =
      ["save", "put"].contains(first.small.first) && first.small.contains(where: ["money", "savings", "aside"].contains)
      && !told.small.contains(where: ["paycheck", "paid", "payday", "salary", "wages"].contains)
    // "Wait a day before I buy anything" has a moment of its own, and somebody is let go of at any.
    let isOwn = first.small.firstRange(of: ["before", "i"]) != nil || first.small.first == "let" && first.small.prefix(4).contains("go")
    let isOnly = zip(first.small, first.small.dropFirst()).contains { $0 == "only" && ["at", "on"].contains($1) }
    let isTimed =
      hasMoment || isOwn || isKept || isOnly || isEarlier || Self.isDated(first) || wish.small.contains("earlier")
      || Trigger.cue(inside: &first) != nil
    var moment =
      isTimed
      ? nil
      : moment(before: place, isAnywhere: false) ?? occasion(of: wish, before: place) ?? time(of: wish, before: place)
        ?? manner(of: wish, before: place)
    // Nobody is an owner at a moment, and "make my own calls when I have to make calls" says it twice.
    if wish.small.first == "be" && ["a", "an"].contains(wish.small.dropFirst().first) || moment.map({ Self.says($0, again: wish) }) == true
    {
      moment = nil
    }
    if let told = moment, !Self.answers(wish, told) { moment = nil }
    // "When she does" says what she was told to do.
    if let last = moment?.last?.lowercased(), ["does", "do"].contains(last), moment?.count ?? 0 < 5 { moment = nil }
    // "When my boss messages me at nine, I leave it until the morning": what happens is what "it" stands for.
    let isAnswer =
      moment != nil && moment?.dropFirst().first?.lowercased() != "i"
      && !(moment?.first?.lowercased() == "at" && wish.small.first == "leave")
      && (["leave", "let", "take"].contains(wish.small.first)
        && (wish.small.dropFirst().first == "it"
          || wish.small.dropFirst().first == "them" && moment?.dropFirst(2).first?.hasSuffix("s") == true)
        || wish.small.firstRange(of: ["let", "them"]) != nil)
    // "When my partner talks about money, I look at the numbers with her".
    let isPresent = moment.map { wish.refers(to: $0) || wish.refers(toSubjectOf: $0, in: told) } ?? false
    // "Whenever I lose a game I start another one, I want to analyse it first", "when the phone rings, I pick it up".
    let isNamed =
      moment.map { moment in
        // "Whenever I get a parking ticket, I pay it".
        moment.suffix(4).dropLast().contains(where: ["a", "an"].contains) || Self.isOfThing(moment)
          || told.thing(isSeveral: false)?.last.map(moment.contains) ?? false
      } ?? false
    if !isAnswer, !isPresent, !(isNamed && wish.small.contains("it")) {
      let said = Set(wish.small), isAboutTwo = said.intersection(["it", "them", "him", "her"]).count > 1
      guard wish.resolve(by: told, isWished: true) else { return .unclear }
      // What somebody calls themselves is nothing that they want: "I feel like a failure".
      guard !["failure", "fraud", "idiot", "loser", "burden"].contains(where: { !said.contains($0) && wish.small.contains($0) }) else {
        return .unclear
      }
      // "Put it away and listen to him", but "be happy for her and call her" names her once.
      if isAboutTwo || said == Set(wish.small) { _ = wish.resolve(by: told, within: 12) }
    }
    var act = wish, cue = TypedWords("")
    cue.words = moment ?? []
    cue.nameWhom(told)
    // "When my daughter comes in, I ask about her day" names her once.
    if !isPresent, Relative(in: cue) == nil { act.nameWhom(told) }
    if let plan = ToldAct(act, at: moment.map { _ in cue.words }) { return plan.cue == nil && !act.isTelling ? .unclear : .plan(plan) }
    // What is too long to say at its moment says "it" of nothing without it.
    if isNamed, wish.small.prefix(3).contains("it") { return .unclear }
    if let moment {
      let isLearned = isPresent && Act(wish.text).canBeLearned
      let named = isLearned ? wish.name(whoIsIn: moment) ?? moment : moment
      wish.words += Self.fitting(named, behind: wish)
    }
    wish.nameWhom(told)
    return .goal(wish)
  }

  /// Whether "that" points at a thing of the story: "that plane", but not "tell her that I care".
  private func isNamed(_ small: [String], behind place: Int) -> Bool {
    let next = small[place + 1]
    return Inflection.base(ofThirdPerson: next) == nil && !TypedWords.ends.contains(next) && !Inflection.isAdverb(next)
      && !["is", "was", "are", "it", "she", "he", "they", "we", "you", "makes", "much", "many"].contains(next)
      && ["on", "in", "at", "with", "put", "save", "take", "use", "give", "spend", "keep", "make", "have", "for", "of"].contains(
        small[place - 1])
  }

  /// Words with which somebody returns to what was told.
  private static let again = [
    "go back to it", "do that again", "do that", "do it", "get back to it", "get back into it", "take it up", "pick it up", "try again",
    "try it again",
    "keep it going", "do it again",
    "stick to it", "keep at it",
  ]
  /// What is wanted of a feeling and not of a thing, although it says "it".
  private static let idioms: Set = [
    "let it go", "let it roll off me", "let it wash over me", "laugh it off", "let go of it", "shake it off", "get over it", "get past it",
    "let go", "snap out of it", "let it be",
  ]
  private static func isIdiom(_ wish: TypedWords) -> Bool {
    idioms.contains { "\(wish.text.lowercased()) ".hasPrefix("\($0) ") }
  }
  private static let states: Set = ["be", "stay", "keep", "listen", "breathe", "rest", "wait", "smile", "pause", "feel"]
  private static let pauses: Set = [
    "breathe", "think", "listen", "look", "count", "wait", "rest", "ask", "notice", "smile", "take", "pause",
  ]
  /// Whether a wish has a time of its own: "ask my boss for a raise this month".
  private static func isDated(_ wish: TypedWords) -> Bool {
    zip(wish.small, wish.small.dropFirst()).contains {
      ["this", "next"].contains($0) && ["week", "month", "year", "summer", "winter"].contains($1)
    }
  }
  /// Words with which a time begins that something takes: "after half an hour".
  private static let spans = TypedWords.numbers.union(["half", "an"])
  static let whens: Set = ["when", "whenever", "while"]
  static let promising: Set = ["promised", "swore", "decided"]
}

extension Story.Gist {
  /// Creates the gist of a goal; it is unclear where there is none.
  fileprivate init(_ goal: TypedWords?) { self = goal.map(Self.goal) ?? .unclear }
}
