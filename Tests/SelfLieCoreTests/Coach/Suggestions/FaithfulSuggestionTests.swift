import Testing

@testable import SelfLieCore

/// Sentences say what the person said, and of whom.
struct FaithfulSuggestionTests {
  private func sentences(
    _ goal: String, trigger: String? = nil, because reason: String? = nil, instead act: String? = nil
  ) throws -> (texts: [String], notes: [String]) {
    let parsed = ParsedGoal(Goal(goal, reason: reason, trigger: trigger, replacement: act))
    let suggestion = try Suggester(parsed, seed: 1).suggestion(count: 3)
    return (suggestion.candidates.map(\.text), suggestion.notes)
  }

  @Test(arguments: [
    ("care for my mother", "for my family", "I care for my mother for my family."),
    ("forgive my father", "for my family", "I am learning to forgive my father for my family."),
  ])
  func `a reason keeps its own words, whoever the goal is about`(goal: String, reason: String, sentence: String) throws {
    #expect(try sentences(goal, because: reason).texts.contains(sentence))
  }

  @Test(arguments: ["quit smoking and drink less", "spend less time on dating apps and actually meet someone in real life"])
  func `a second wish that is done at no urge is done at none`(goal: String) throws {
    #expect(try !sentences(goal).texts.contains { $0.contains("drink less") || $0.contains("meet someone") })
  }

  @Test func `nobody is a walk round the park, and nobody tenses up on purpose`() throws {
    for goal in ["be fit", "lose my belly"] {
      let texts = try sentences(goal, instead: "a walk round the park").texts
      #expect(texts.contains { $0.contains("take a walk round the park") }, "\(texts)")
      #expect(!texts.contains { $0.contains("be a walk") || $0.contains("lose a walk") })
    }
    let tense = try sentences("every time my boss walks past my desk I tense up and forget what I was doing").texts
    #expect(tense.first?.hasPrefix("When my boss walks past my desk, I ") == true && !tense.contains { $0.contains("tense up") })
  }

  @Test func `the same thing of one's own is named once`() throws {
    let texts = try sentences("stop biting my nails", because: "so that my hands look nice").texts
    #expect(!texts.isEmpty && texts.allSatisfy { $0.ranges(of: "my hands").count < 2 })
  }

  @Test(arguments: [
    ("stop shouting at the ref", "my son's football matches", "At my son's football matches, "),
    ("stop comparing myself to my sister", "family dinners", "At family dinners, "),
    ("stop slouching on the sofa", "10.30", "At ten thirty, "),
    ("read more", "family dinner is over", "When family dinner is over, "),
    ("less coffee", "mid afternoon", "In the middle of the afternoon, "),
    ("stop yelling", "the dog barks", "When the dog barks, "), ("eat slower", "mealtimes", "At mealtimes, "),
    ("budget", "first of the month", "On the first of the month, "), ("drink more water", "office hours", "During office hours, "),
    ("stop texting my ex", "lonely nights", "On lonely nights, "), ("call my mum", "rainy sundays", "On rainy Sundays, "),
    ("journal every day", "evening coffee", "When I have my evening coffee, "),
  ])
  func `a moment without a word for when is one`(goal: String, trigger: String, beginning: String) throws {
    #expect(try sentences(goal, trigger: trigger).texts.first?.hasPrefix(beginning) == true)
  }

  @Test func `it is named in what is built`() throws {
    let texts = try sentences("practise the cello", trigger: "once the kids are in bed", instead: "take it out of the case").texts
    #expect(texts.first == "Once the kids are in bed, I take the cello out of the case.")
  }

  @Test(arguments: [
    ("read more books", "lunch break", "scrolling"), ("cook at home", "weeknights", "takeout"),
  ])
  func `a habit in the way of what is built is done in no sentence`(goal: String, trigger: String, act: String) throws {
    let (texts, notes) = try sentences(goal, trigger: trigger, instead: act)
    #expect(
      !texts.isEmpty && !texts.contains { $0.contains(act.prefix(5)) } && notes.contains { $0.contains("\"\(act)\" are left out: people") })
  }

  @Test(arguments: [
    ("stop cracking my knuckles", "when I'm bored", "fidget ring", "When I'm bored, I play with a fidget ring."),
    ("stop picking my skin", "in front of the mirror", "hand cream", "In front of the mirror, I put on hand cream."),
    ("stop eating chips", "Netflix", "carrot sticks", "When I watch Netflix, I eat carrot sticks."),
    ("no more energy drinks", "at three", "drink water, go for a walk", "At three, I drink water and go for a walk."),
  ])
  func `a thing has its verb, and two acts are joined`(goal: String, trigger: String, act: String, sentence: String) throws {
    #expect(try sentences(goal, trigger: trigger, instead: act).texts.first == sentence)
  }

  @Test func `at a moment with its act nothing else is done`() throws {
    let texts = try sentences(
      "chewing my pen lids", trigger: "during exams", instead: "until the urge fades, roll the pen between my fingers"
    )
    .texts
    #expect(texts == ["During exams, I roll the pen between my fingers until the urge fades."])
  }

  @Test func `a reason that no sentence has is not passed over`() throws {
    let (texts, notes) = try sentences("panic attacks", because: "I want to be proud of myself")
    #expect(!texts.contains { $0.contains("proud") } && notes.contains("No sentence for this goal has room for the reason."))
    #expect(try sentences("stop yelling at my kids", because: "they deserve a calm dad").texts.contains { $0.contains("deserve") })
  }

  @Test(arguments: [
    ("stop gambling because I lose my rent money", "winning my money back|urge|gambling|wallet"),
    ("feel less lonely since my husband died", "lonely|day feels long|somebody"),
    ("be patient with my teenage son when he slams the door", "When my son slams the door"),
    ("stop swearing at other drivers with my kids in the back seat", "swearing at other drivers, I"),
    ("stop ordering takeaway three times a week", "ordering takeaway, I"),
    ("read a chapter of the Bible with my husband before bed", "Before bed, I read"),
    ("smoke-free", "smok|air|breathe"), ("I freeze in exams", "thoughts race"), ("no phone while driving", "Before I drive"),
  ])
  func `the first sentence is about the goal`(goal: String, words: String) throws {
    let first = try #require(try sentences(goal).texts.first)
    #expect(words.split(separator: "|").contains { first.contains($0) }, "\(first)")
  }

  @Test(arguments: [
    ("lead meetings calmly", "hand over"), ("let go of my son now that he has moved out", "full attention"),
    ("go to church again", "rest in your faith"), ("goodbye to late nights", "night shift"),
    ("declutter my house", "Every Saturday, I clear one small part of my house today"),
  ])
  func `no sentence is about something else`(goal: String, words: String) throws {
    #expect(try sentences(goal, trigger: goal == "declutter my house" ? "every saturday" : nil).texts.allSatisfy { !$0.contains(words) })
  }

  @Test func `what is done in a habit's place is done then, and not every day`() throws {
    #expect(
      try sentences("stop cramming", instead: "study a little every day").texts.first?.hasSuffix(", I study a little.") == true)
  }
}

/// Moments and reasons keep the grammar in which they are typed.
struct ToldCircumstanceTests {
  @Test func `work gets crazy, and nobody works it`() {
    #expect(Trigger.cue(of: "when work gets crazy") == "when work gets crazy")
    #expect(Trigger.cue(of: "work gets crazy")?.contains("I work") != true)
  }

  @Test func `what calms somebody down is the reason, and no aim`() {
    #expect(ReasonPhrase.clause(of: "drawing calms me down") == "because drawing calms me down")
    #expect(ReasonPhrase.clause(of: "feeling proud") == "to feel proud")
  }

  @Test(arguments: [
    ("once the kids are asleep, paint", "I paint once the kids are asleep."),
    ("as soon as I wake up, make the bed", "When I wake up, I make the bed."),
    ("during ads do push-ups", "During ads, I do push-ups."), ("at 7 on weekdays go for a run", "I go for a run at seven on weekdays."),
  ])
  func `a moment that comes first is the moment of what follows`(goal: String, sentence: String) throws {
    #expect(try Suggester(ParsedGoal(Goal(goal)), seed: 1).suggestion(count: 3).candidates.first?.text == sentence)
  }

  @Test(arguments: [
    ("learn to say no when I don't feel like going out", "feel like going out"),
    ("find a new job after being laid off at 55", "application"),
  ])
  func `a moment is whole, and what is over is none`(goal: String, words: String) throws {
    let texts = try Suggester(ParsedGoal(Goal(goal)), seed: 1).suggestion(count: 3).candidates.map(\.text)
    #expect(texts.contains { $0.contains(words) } && texts.allSatisfy { !$0.contains("laid off") && !$0.contains("don't feel.") })
  }

  @Test(arguments: [
    ("the dentist bill", "because of the dentist bill"), ("the hangovers ruin my Saturdays", "because the hangovers ruin"),
    ("costs a bomb", "it costs a bomb"), ("fewer headaches", "for fewer headaches"), ("neat notes", "for neat notes"),
    ("my in-laws only speak Spanish", "because my in-laws only speak Spanish"),
    ("sleep better, save money", "to sleep better and save money"),
    ("respect for my coworkers", "out of respect for my coworkers"), ("dentist shouted at me", "because my dentist shouted"),
  ])
  func `a reason has its subject and its word`(reason: String, clause: String) {
    #expect(ReasonPhrase.clause(of: reason)?.contains(clause) == true)
  }

  @Test func `what grows back is no habit`() throws {
    let goal = Goal("stop pulling my hair", reason: "it's finally growing back", trigger: "watching tv", replacement: "knit")
    #expect(try !Suggester(ParsedGoal(goal), seed: 1).suggestion(count: 3).candidates.contains { $0.text.contains("growing") })
  }

  @Test func `whoever says when and what does that then, and nothing else`() throws {
    let goal = Goal("stop biting the inside of my cheek", trigger: "when I concentrate", replacement: "sip water")
    for seed in 1...8 as ClosedRange<UInt64> {
      let texts = try Suggester(ParsedGoal(goal), seed: seed).suggestion(count: 3).candidates.map(\.text)
      #expect(texts.allSatisfy { !$0.contains("concentrate") || $0.contains("sip water") }, "\(texts)")
    }
  }
}
