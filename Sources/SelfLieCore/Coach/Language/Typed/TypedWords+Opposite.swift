/// What is to be left, or is missing, told as what is done in its place.
extension TypedWords {
  /// Turns what is told by its opposite into the act itself: "stop cheating on my diet" into "stick to my diet".
  mutating func sayOpposite() {
    doBeforehand()
    staySober()
    stick()
    keepGoing()
    refuseMoney()
    beAs()
    leaveBehind()
    slowDown()
    takeOff()
    keepInPlace()
    sayLove()
    keepTidy()
    makePeace()
    forgive()
    holdOut()
    stayCalmThere()
    leaveOther()
    leaveHabit()
    putForkDown()
    acceptPraise()
    takeInstead()
    trainFor()
    giveKinder()
    doErrand()
    keepInOrder()
    payOff()
    studyEarly()
    makeOwn()
    drinkWater()
    prepare()
    findNoExcuse()
    driveWithoutPhone()
    bookVisit()
    oversleep()
    limitToDays()
    goToBed()
    doItMyself()
    sitDownToEat()
    closeSoftly()
    meetPeople()
    doOnTime()
    lieAwake()
    clearLeftovers()
    eatTogether()
  }

  /// Turns a thing in the state in which it is wanted into what keeps it so: "a tidy garage" into "keep my garage tidy".
  private mutating func keepTidy() {
    var rest = self
    _ = rest.drop(["i want", "i'd like", "have", "having"])
    let isOne = rest.drop(["a", "an"])
    guard let state = rest.small.first.flatMap({ Self.kept[$0] }), (2...3).contains(rest.words.count), isOne || rest.words.count == 2 else {
      return
    }
    if ["diet", "eating"].contains(rest.small[1]) {
      words = ["eat", "healthier"]
    } else if Self.places.contains(rest.small[rest.words.count - 1]) {
      words = ["keep", "my"] + rest.words.dropFirst() + [state]
    }
  }

  private static let kept = [
    "tidy": "tidy", "tidier": "tidy", "clean": "clean", "cleaner": "clean", "neat": "neat", "neater": "neat", "organised": "organised",
    "organized": "organized",
  ]
  private static let places: Set = [
    "car", "garage", "garden", "yard", "shed", "attic", "basement", "balcony", "van", "truck", "workshop", "studio", "pantry", "fridge",
    "wardrobe", "closet", "bag", "handbag", "locker", "classroom", "toolbox", "diet",
  ]

  /// Turns "peace with my sister" into "make peace with my sister", and "forgiveness for my brother" into "forgive my brother".
  private mutating func makePeace() {
    var rest = self
    _ = rest.drop(["i want", "i'd like", "find", "have"])
    guard rest.small.count < 7, rest.small.starts(with: ["peace", "with"]), rest.small.count > 2 else { return }
    words = ["make"] + rest.words
  }

  private mutating func forgive() {
    var rest = self
    guard rest.drop(["forgiveness for", "forgiveness toward", "forgiveness towards", "compassion for"]), (1...4).contains(rest.words.count)
    else { return }
    words = [small[0] == "compassion" ? "be kind to" : "forgive"].flatMap { $0.split(separator: " ").map(String.init) } + rest.words
  }

  /// Turns "I always cave when the kids beg for sweets" into what is done then, and "stop hoarding yarn" into what becomes of it.
  private mutating func holdOut() {
    var rest = self
    if rest.drop(["i always cave", "i always cave in", "i keep caving", "i cave", "i cave in", "stop caving", "stop caving in"]),
      ["when", "whenever"].contains(rest.small.first)
    {
      words = ["stick", "to", "my", "no"] + rest.words
    } else if rest.drop(["stop hoarding", "i hoard", "i keep hoarding", "hoarding"]), rest.words.count == 1,
      Self.materials.contains(rest.small[0])
    {
      words = ["use", "the", rest.words[0], "I", "have"]
    }
  }

  private static let materials: Set = [
    "yarn", "wool", "fabric", "beads", "paint", "paper", "paints", "ribbons", "stickers", "notebooks", "spices",
  ]

  /// Turns "parallel parking without panicking" into "stay calm when I parallel park".
  private mutating func stayCalmThere() {
    guard let end = small.firstIndex(of: "without"), end > 0, end < 5, end + 2 == small.count,
      ["panicking", "panic", "freaking", "sweating", "crying", "stressing", "shaking"].contains(small[end + 1]),
      let verb = Inflection.base(ofGerund: small[end - 1]) ?? Inflection.base(ofGerund: small[0])
    else { return }
    let isFirst = Inflection.base(ofGerund: small[0]) != nil
    let act = isFirst ? [verb] + Array(words[1..<end]) : Array(words[..<(end - 1)]) + [verb]
    words = ["stay", "calm", "when", "I"] + act
  }

  /// Takes away what somebody does not want to be: "be the dad who plays on the floor, not the one who stares at his laptop".
  private mutating func leaveOther() {
    guard let other = small.firstRange(of: ["not", "the", "one"])?.lowerBound, other > 2 else { return }
    cut(to: small[other - 1] == "and" ? other - 1 : other)
  }

  /// Turns "break the habit of snacking" into "stop snacking", and "consistency with my exercises" into "stick with my exercises".
  private mutating func leaveHabit() {
    var rest = self
    _ = rest.drop(["i want to", "i need to"])
    if rest.drop(Self.leaving.flatMap { verb in ["the", "my", "this"].map { "\(verb) \($0) habit of" } }), let verb = rest.small.first,
      Inflection.base(ofGerund: verb) != nil
    {
      words = ["stop"] + rest.words
    } else if ["financial discipline", "discipline with money", "money discipline"].contains(rest.text.lowercased()) {
      words = ["stick", "to", "my", "budget"]
    } else if rest.drop(["consistency with", "more consistency with"]), !rest.words.isEmpty {
      words = ["stick", "with"] + rest.words
    }
  }

  private static let leaving = ["lose", "break", "kick", "drop", "get rid of", "get out of", "shake"]

  /// Turns "stop eating when I'm full" into what is done then.
  private mutating func putForkDown() {
    var rest = self
    guard rest.drop(["stop eating when i'm full", "stop eating when i am full", "i eat until i'm stuffed", "i keep eating when i'm full"]),
      rest.words.isEmpty || ["even", "and", "instead"].contains(rest.small[0])
    else { return }
    words = ["put", "my", "fork", "down", "when", "I'm", "full"]
  }

  /// Turns "instead of a cigarette after meals I want to chew gum" into "chew gum after meals".
  private mutating func takeInstead() {
    var rest = self
    guard rest.drop(["instead of"]), let start = rest.small.firstIndex(where: ["i", "i'd"].contains), start > 1,
      rest.words.count > start + 2
    else { return }
    var left = rest, act = rest
    left.cut(to: start)
    act.keep(last: rest.words.count - start)
    guard act.drop(["i want to", "i'd like to", "i would like to", "i'll", "i will"]), let verb = act.small.first, Inflection.isVerb(verb),
      act.words.count < 9, act.resolve(by: left)
    else { return }
    // What is left is a habit with a moment of its own: "instead of yelling up the stairs".
    if let habit = left.small.first, Inflection.base(ofGerund: habit) != nil {
      words = ["stop"] + left.words.dropLast() + left.words.suffix(1).map { $0 + "," } + act.words + ["instead"]
      return
    }
    words = act.words + (Trigger.cue(inside: &left)?.split(separator: " ").map(String.init) ?? [])
  }

  /// Turns what grows or is practised into the act: "grip strength" into "build my grip strength".
  private mutating func trainFor() {
    guard let last = small.last, words.count < 4, let verb = Self.trained[last],
      words.count == 1 || !Self.gaining.contains(small[0])
    else { return }
    var rest = self
    _ = rest.drop(["my", "more", "better", "good"])
    guard !rest.words.isEmpty else { return }
    words = [verb, "my"] + rest.words
  }

  private static let gaining = Inflection.words(
    "build practise practice improve work gain find get lose show have test need want train learn rebuild regain keep do use develop")
  private static let trained = [
    "strength": "build", "stamina": "build", "endurance": "build", "pronunciation": "practise", "sight-reading": "practise",
    "footwork": "practise", "backhand": "practise", "handwriting": "practise", "penmanship": "practise", "intonation": "practise",
  ]

  /// Turns "kinder feedback to trainees" into "give kinder feedback to trainees".
  private mutating func giveKinder() {
    guard words.count > 1, words.count < 7, ["kinder", "clearer", "shorter", "better", "quicker", "warmer"].contains(small[0]),
      let verb = ["feedback": "give", "answers": "give", "instructions": "give", "emails": "write", "replies": "write", "notes": "take"][
        small[1]]
    else { return }
    words = [verb] + words
  }

  /// Turns "I still haven't opened the letters from the tax office" into "open the letters from the tax office".
  private mutating func doErrand() {
    var rest = self
    guard rest.drop(["i still haven't", "i haven't", "i have not", "i still have not"]), let done = rest.small.first, rest.words.count > 2,
      let verb = Inflection.base(ofParticiple: done), Self.errands.contains(verb)
    else { return }
    _ = rest.dropLast(["yet", "in weeks", "in months", "in years", "for weeks", "for months", "for years"])
    words = [verb] + rest.words.dropFirst()
  }

  private static let errands = Inflection.words(
    "open answer send call write file return unpack sort book pay clean finish start reply schedule submit cancel renew register")

  /// Turns "my beehive records are a mess" into "keep my beehive records in order".
  private mutating func keepInOrder() {
    guard small.first == "my", words.count < 8, let end = small.lastIndex(where: ["is", "are"].contains), end > 1,
      ["a mess", "a total mess", "chaos", "in chaos", "all over the place"].contains(small[(end + 1)...].joined(separator: " ")),
      small[..<end].contains(where: Self.kinds.contains)
    else { return }
    words = ["keep"] + words[..<end] + ["in", "order"]
  }

  private static let kinds: Set = [
    "records", "papers", "files", "notes", "books", "accounts", "receipts", "photos", "inbox", "calendar", "schedule", "shed", "garage",
    "wardrobe", "closet", "desk", "paperwork", "bookkeeping",
  ]

  /// Turns "be debt free by Christmas" into "pay off my debts by Christmas".
  private mutating func payOff() {
    var rest = self
    _ = rest.drop(["i want to", "i'd like to"])
    guard rest.drop(["be debt free", "be debt-free", "get debt free", "become debt free"]), rest.words.count < 5 else { return }
    words = ["pay", "off", "my", "debts"] + rest.words
  }

  /// Turns "get better at receiving compliments" into what is learned.
  private mutating func acceptPraise() {
    var rest = self
    guard rest.drop(["get better at", "be better at"]), ["receiving", "accepting", "taking"].contains(rest.small.first),
      rest.words.count < 4
    else { return }
    words = ["learn", "to", "accept"] + rest.words.dropFirst()
  }

  /// Turns "stop cheating on my diet at weekends" into "stick to my diet at weekends".
  private mutating func stick() {
    var rest = self
    _ = rest.drop(["stop", "quit", "not", "no", "i keep", "i always", "i"])
    guard rest.drop(["cheating on my", "cheat on my"]), let kept = rest.small.first, ["diet", "plan", "budget", "fast"].contains(kept)
    else {
      return
    }
    words = ["stick", "to", "my"] + rest.words
  }

  /// Turns "not giving up at kilometre thirty" into "keep going at kilometre thirty".
  private mutating func keepGoing() {
    var rest = self
    guard
      rest.drop([
        "i give up", "i keep giving up", "i always give up", "giving up", "give up", "i quit", "not giving up", "not give up",
        "don't give up", "stop giving up", "never give up", "not quitting", "never quit",
      ]),
      let first = rest.small.first, ["at", "in", "during", "after", "when", "before"].contains(first), rest.words.count > 1
    else { return }
    words = ["keep", "going"] + rest.words
  }

  /// Turns "stop lending money to my brother" into what is said when he asks for it: "say no when my brother asks me for money".
  private mutating func refuseMoney() {
    var rest = self
    // "Lend my brother no more money".
    if rest.drop(["lend", "give"]), rest.remove("no") { _ = rest.remove("more") } else { rest = self }
    guard
      rest.words.count < words.count - 1
        || rest.drop(["stop lending", "not lend", "quit lending", "stop giving", "i keep lending", "i always lend", "i keep giving"])
    else { return }
    rest.cut(before: ["because", "who", "when", "since", "so", "and", "every"])
    let owner: [String], thing: String
    if let to = rest.small.firstIndex(of: "to"), to == 1, rest.words.count > 2 {
      (owner, thing) = (Array(rest.words[2...]), rest.words[0])
    } else if rest.small.first == "my", rest.words.count == 3 {
      (owner, thing) = (Array(rest.words[..<2]), rest.words[2])
    } else {
      return
    }
    guard ["money", "cash"].contains(thing.lowercased()), owner.count < 4, Relative.isIn(owner.map { $0.lowercased() }) else { return }
    let person = TypedWords(owner.joined(separator: " "))
    let asks = Relative(in: person)?.isSeveral == true ? "ask" : "asks"
    words = ["say", "no", "when"] + owner + [asks, "me", "for", "money"]
  }

  /// Turns "stop sleeping in my contact lenses" into "take out my contact lenses before bed".
  private mutating func takeOff() {
    var rest = self
    guard
      rest.drop([
        "stop sleeping in my", "stop falling asleep in my", "sleeping in my", "stop sleeping with my", "i sleep in my",
        "i fall asleep in my",
      ]),
      let thing = rest.small.first(where: { Self.worn[$0] != nil }), let verb = Self.worn[thing], let at = rest.small.firstIndex(of: thing),
      at < 3
    else { return }
    if let end = rest.small.lastIndex(where: ["in", "on"].contains), end > 0 { rest.cut(to: end) }
    words = verb + ["my"] + rest.words + ["before", "bed"]
  }

  /// Turns "I keep losing my glasses" into "put my glasses in the same place", and "I miss deadlines" into "meet my deadlines".
  private mutating func keepInPlace() {
    var rest = self
    _ = rest.drop(["i want to stop", "i keep", "i always", "i", "stop", "always"])
    if rest.small.starts(with: ["missing", "deadlines"]) || rest.small.starts(with: ["miss", "deadlines"]) {
      words = ["meet", "my", "deadlines"] + rest.words[2...]
    } else if rest.drop(["losing my", "lose my", "misplacing my", "misplace my"]), rest.words.count == 1,
      Self.misplaced.contains(rest.small[0])
    {
      words = ["put", "my"] + rest.words + ["in", "the", "same", "place"]
    }
  }

  private static let misplaced: Set = [
    "glasses", "wallet", "purse", "badge", "umbrella", "pens", "gloves", "remote", "passport", "earbuds",
  ]

  /// What is worn by day, and how one gets rid of it.
  private static let worn: [String: [String]] = [
    "lenses": ["take", "out"], "contacts": ["take", "out"], "makeup": ["take", "off"], "make-up": ["take", "off"], "bra": ["take", "off"],
    "clothes": ["take", "off"], "jewellery": ["take", "off"], "jewelry": ["take", "off"], "earrings": ["take", "out"],
    "dentures": ["take", "out"], "retainer": ["put", "in"],
  ]

  /// Turns "say I love you to my kids" into "tell my kids I love them".
  private mutating func sayLove() {
    guard let love = small.firstRange(of: ["i", "love", "you", "to"]), love.lowerBound == 1, ["say", "saying"].contains(small[0]) else {
      return
    }
    var rest = self
    rest.keep(last: small.count - love.upperBound)
    guard let person = Relative(in: rest), let end = rest.small.firstIndex(of: person.word) else { return }
    words = ["tell"] + rest.words[...end] + ["I", "love", person.object] + rest.words[(end + 1)...]
  }

  /// Turns "I run too fast the first mile" into "run more slowly the first mile".
  private mutating func slowDown() {
    var rest = self
    _ = rest.drop(["i always", "i keep", "i", "stop", "not"])
    guard let fast = rest.small.firstRange(of: ["too", "fast"]), fast.lowerBound == 1,
      ["run", "walk", "read", "write", "type", "play", "paint", "pray", "ride", "row", "swim", "cook"].contains(
        Inflection.base(ofGerund: rest.small[0]) ?? rest.small[0])
    else { return }
    rest.cut(before: ["and", "so", "because"])
    words = [Inflection.base(ofGerund: rest.small[0]) ?? rest.small[0], "more", "slowly"] + rest.words[fast.upperBound...]
  }

  /// Turns "not taking my patients' deaths home with me" into "leave my patients' deaths at work".
  private mutating func leaveBehind() {
    var rest = self
    if let comma = rest.words.firstIndex(where: { $0.hasSuffix(",") }) { rest.cut(to: comma + 1) }
    _ = rest.drop(["i want to", "want to", "i need to", "i'd like to"])
    guard rest.drop(["not taking", "not take", "stop taking", "not bringing", "not bring", "stop bringing", "i keep taking", "i take"]),
      rest.dropLast(["home with me", "home"]), (2...5).contains(rest.words.count), rest.small[1] != "work",
      rest.small[0] == "my" || rest.small.elementsEqual(["the", "job"])
    else { return }
    words = ["leave"] + rest.words + ["at", "work"]
  }

  /// Turns a quality that is wanted for something into being so: "more confidence in code review" into "be confident in code review".
  private mutating func beAs() {
    var rest = self
    let isMore = rest.drop(["more"])
    guard rest.words.count > 2, let quality = Self.wanted[rest.small[0]], Self.towards.contains(rest.small[1]),
      !["myself", "god", "my"].contains(rest.small[2]) || quality == "patient",
      // A family knows what to do with one's children.
      Self.children.isDisjoint(with: rest.small)
    else { return }
    words = ["be"] + (isMore ? ["more"] : []) + [quality] + rest.words[1...]
  }

  private static let wanted = ["confidence": "confident", "patience": "patient", "honesty": "honest", "kindness": "kind"]
  private static let children = Inflection.words(
    "kids kid children child son sons daughter daughters toddler toddlers baby teenager teen teens")
  private static let towards: Set = ["with", "in", "at", "during", "when", "around", "towards", "toward"]
}
