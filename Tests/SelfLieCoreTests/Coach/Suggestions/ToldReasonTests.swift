import Testing

@testable import SelfLieCore

/// Whoever says why hears why: a habit is over or becomes less for its own reason, and what is missing is said as what is gained.
struct ToldReasonTests {
  private static func sentences(_ goal: String, when: String? = nil, instead: String? = nil, because: String? = nil) throws -> [String] {
    try Suggester(ParsedGoal(Goal(goal, reason: because, trigger: when, replacement: instead)), seed: 1).suggestion(count: 3).candidates
      .map(\.text)
  }

  @Test(arguments: [
    ("stop biting my nails", "they look awful", "I am done with biting my nails because they look awful."),
    ("quit energy drinks", "my heart races", "I am done with energy drinks because my heart races."),
    ("stop ordering takeaway", "it costs a fortune", "I am done with ordering takeaway because it costs a fortune."),
    ("cut down on beer", "my doctor told me to", "I am cutting down on beer because my doctor told me to."),
    ("drink less", "my liver is bad", "I am cutting down on drinking for my liver."),
    ("cut down on sweets", "it keeps me awake", "I am cutting down on sweets because they keep me awake."),
    (
      "stop interrupting people", "my team stopped sharing ideas",
      "I am done with interrupting people because my team stopped sharing ideas."
    ),
    ("stop drinking", "my daughter", "I am done with drinking, for my daughter."),
    ("quit weed", "I can't remember anything", "I choose a clear head so that I can remember things."),
    ("stop being late to standup", "my team waits for me", "I am done with being late to standup because my team waits for me."),
    (
      "stop comparing myself to other musicians", "it kills my joy",
      "I am done with comparing myself to other musicians because it kills my joy."
    ),
  ])
  func `a habit is left for its reason`(goal: String, why: String, sentence: String) throws {
    #expect(try Self.sentences(goal, because: why).contains(sentence))
  }

  @Test(arguments: [
    ("go to bed before midnight", "I'm knackered every morning", "I go to bed before midnight because I'm knackered every morning."),
    ("call one friend a week", "I have no energy for parties", "I call one friend a week so that I have more energy for parties."),
    ("go to AA meetings", "I don't want to relapse", "I go to AA meetings because I don't want to relapse."),
    ("eat breakfast", "I'm starving by ten", "I eat breakfast because I'm hungry by ten."),
    ("do ten minutes of yoga", "my back is killing me", "I do ten minutes of yoga because my back is killing me."),
    ("do ten minutes of yoga", "I can't touch my toes", "I do ten minutes of yoga so that I can touch my toes."),
    ("walk 8000 steps a day", "im trying to lose a stone", "I walk eight thousand steps a day because I want to lose a stone."),
  ])
  func `an act is done for its reason`(goal: String, why: String, sentence: String) throws {
    #expect(try Self.sentences(goal, because: why).contains(sentence))
  }

  @Test(arguments: [
    ("I can't climb the stairs anymore", "so that I can climb the stairs again"),
    ("I can't breathe on the stairs", "so that I can breathe on the stairs"),
    ("I can't climb stairs without stopping", "so that I can climb stairs without stopping"),
    ("I cannot do it alone", "because I cannot do it alone"), ("I can't lie anymore", "because I can't lie anymore"),
    ("I don't want to die young", "because I want to live a long life"), ("I don't want to lose my wife", "for my wife"),
    ("I don't want to lose my job", "because I want to keep my job"), ("I never have energy", "so that I have more energy"),
    ("I don't have any energy left", "so that I have more energy"), ("I don't sleep well", "so that I sleep well"),
    ("I don't see my kids enough", "so that I see my kids more"), ("my jeans no longer fit", "so that my jeans fit again"),
    ("family time", "to have more family time"), ("time with my kids", "to have more time with my kids"),
    ("quality time with my wife", "to have quality time with my wife"), ("no more headaches", "to be free of headaches"),
    ("no energy", "to have more energy"), ("not to be late", "because I don't want to be late"),
    ("remembering", "to remember"), ("calm mornings", "for calm mornings"), ("sugar", "because of the sugar"),
    ("my blood sugar is too high", "for my blood sugar"),
  ])
  func `what is missing or feared is said as what is gained, where that is plain`(reason: String, clause: String) {
    #expect(ReasonPhrase.clause(of: reason) == clause)
  }

  @Test func `a reason hangs on the whole sentence`() throws {
    let told = try Self.sentences("stop overworking", instead: "say no", because: "family time")
    #expect(told.contains("I put my work down to have more family time."), "\(told)")
    let listened = try Self.sentences(
      "stop arguing with my husband", when: "when we talk about money", instead: "listening first", because: "for our kids")
    #expect(listened.contains("I slow down and listen, for our kids."), "\(listened)")
  }

  @Test func `a goal keeps the reason that stands in it`() throws {
    #expect(
      try Self.sentences("spend less on clothes because im saving for a house").contains(
        "I am spending less on clothes because I'm saving for a house."))
    #expect(try Self.sentences("stop weed because I cant remember anything").contains("I am done with weed so that I can remember things."))
    #expect(
      try Self.sentences("I want to drink two litres of water a day because I get headaches at work").contains(
        "I drink two litres of water a day because I get headaches at work."))
    #expect(
      try Self.sentences("i want to stop scrolling because it wastes my time").contains(
        "I am done with scrolling because it wastes my time."))
  }

  @Test func `what is hated about a habit is not hated about the act in its place`() throws {
    #expect(try Self.sentences("stop leaving dishes in the sink because my roommates hate it") == ["I wash my dishes right away."])
    #expect(try Self.sentences("stop leaving dishes in the sink", because: "my roommates hate it").allSatisfy { !$0.contains("hate") })
  }

  @Test(arguments: [
    ("i swear too much", "my son copied me"), ("no phone while driving", "my cousin died that way"),
    ("stop avoiding the dentist", "my tooth has hurt since May"),
  ])
  func `a reason that speaks of the habit stands behind nothing else`(goal: String, why: String) throws {
    let texts = try Self.sentences(goal, when: "in traffic", instead: "breathe out", because: why)
    #expect(
      !texts.isEmpty && texts.allSatisfy { !$0.contains(why) || $0.hasPrefix("I am done with") && !$0.contains("dentist") }, "\(texts)")
  }

  @Test func `a moment behind "because" is no reason`() throws {
    #expect(try Self.sentences("go to the gym before work because after work I never feel like it").allSatisfy { !$0.contains("because") })
  }

  @Test(arguments: ["because I'm bored", "because I feel lonely"])
  func `the mood of a habit is no reason to leave it`(cause: String) throws {
    #expect(try !Self.sentences("stop snacking \(cause)").contains { $0.contains("because") })
  }

  @Test(arguments: ["I'm fat and lazy", "he is scared of me", "I hate myself"])
  func `nobody is blamed a thousand times`(cause: String) throws {
    #expect(try !Self.sentences("stop yelling at my son", because: cause).contains { $0.contains("because") })
  }
}
