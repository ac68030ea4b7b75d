import Testing

@testable import SelfLieCore

/// What a language model's sentence has to be.
struct ModelDemandsTests {
  private static let goals = [
    "smoke": Goal("stop smoking", reason: "my kids", trigger: "after lunch"), "run": Goal("run", trigger: "after breakfast"),
    "violin": Goal("learn the violin", trigger: "after work", replacement: "practise scales"),
    "save": Goal("save money", reason: "a trip to Japan", trigger: "on payday"),
    "son": Goal("be more patient with my son", trigger: "when he spills his milk"),
    "mum": Goal("call my mother more often", trigger: "after dinner on Sundays"), "phone": Goal("stop using my phone in bed"),
    "thesis": Goal("write my thesis", trigger: "after I pour my coffee in the morning"),
  ]

  private func isShown(_ text: String, for name: String) throws -> Bool {
    let goal = ParsedGoal(try #require(Self.goals[name]), in: .english)
    return [Style.ifThen, .steady].contains { style in
      let judgement = RuleReport(of: text, for: Brief(goal: goal, style: style))
      let candidate = Candidate(text, style, source: .model("m"), rationale: .own, judgement: judgement)
      return ModelDemands(goal: goal, name: nil, phrasebook: .english).areMet(by: candidate)
    }
  }

  @Test(arguments: [
    ("smoke", "After lunch, I chew gum and think of my kids."), ("smoke", "After lunch, I call a friend."),
    ("run", "After breakfast, I lace up my shoes and run."), ("run", "I run because I sleep better."),
    ("violin", "After work, I practise scales for ten minutes."), ("save", "On payday, I move some money into my savings."),
    ("son", "When he spills his milk, I take a breath and fetch a cloth."), ("mum", "After dinner on Sundays, I call my mother."),
    ("phone", "When I lie down, I read a page of my book."), ("thesis", "After I pour my coffee in the morning, I open my draft."),
  ])
  func `a plain sentence about the goal, at its moment, is shown`(goal: String, text: String) throws {
    #expect(try isShown(text, for: goal), "\(text)")
  }

  @Test(arguments: [
    // What is no sentence, or none about now.
    ("phone", "I read a page of my book when the lamp."), ("phone", "When my bed, I read a page of my book."),
    ("smoke", "After lunch, I chewing gum."), ("smoke", "After lunch, me chew gum."), ("smoke", "After lunch, I to walk around the block."),
    ("smoke", "After lunch, I am chew gum."), ("smoke", "After lunch, I chew gum gum for my kids."), ("violin", "After work, I violin."),
    ("run", "After breakfast, I put on."), ("run", "After breakfast, I put on my shoes and they."), ("smoke", "After lunch, I choose."),
    ("smoke", "After lunch, I chewed gum."), ("run", "After breakfast, I ran in the park."),
    ("run", "After breakfast, I have run in the park."),
    ("smoke", "After lunch, I'll chew gum."), ("smoke", "After lunch, I would chew gum."),
    ("smoke", "After lunch, I am about to chew gum."),
    ("thesis", "After I pour my coffee in the morning, I write, do I."), ("smoke", "After lunch, what do I chew for my kids."),
    ("smoke", "After lunch, I flurb the grobble of clean air."), ("smoke", "After lunch, I w\u{200D}alk around the block."),
    ("smoke", "After lunch, I walk to evil.com."), ("smoke", "After lunch, I walk!!!"),
    // Others.
    ("run", "After breakfast, my legs run."), ("run", "After breakfast, we run together."), ("save", "On payday, my bank saves for me."),
    // The moment twice, or another one.
    ("smoke", "After lunch, I chew gum after lunch."), ("smoke", "After lunch, I chew gum once I have eaten lunch."),
    ("mum", "On Sundays after dinner on Sundays, I call my mother."),
    ("mum", "Once dinner is over after dinner on Sundays, I call my mother."),
    ("save", "On payday, I save on my payday for Japan."), ("smoke", "When after lunch, I chew gum."),
    ("smoke", "After my shoes by the window after lunch, I chew gum."), ("run", "At noon, I run."),
    // What is not about the goal, or turned round.
    ("run", "After breakfast, I sit on the sofa."), ("save", "On payday, I look at a fence."), ("violin", "After work, I play the guitar."),
    ("run", "After breakfast, I cancel my run."), ("run", "After breakfast, I run less."),
    ("thesis", "After I pour my coffee, I delete my thesis."),
    ("smoke", "After lunch, I roll a joint."), ("smoke", "After lunch, I buy a new pack."), ("phone", "I watch short videos on my phone."),
    ("smoke", "Before lunch, I chew gum."), ("run", "Before breakfast, I run."), ("run", "I run until my knees bleed."),
    ("thesis", "After I pour my coffee in the morning, I tear up my thesis."),
    ("smoke", "After lunch, I give in to the craving."), ("smoke", "After lunch, I forget to breathe clean air."),
    ("smoke", "After lunch, I vape on the balcony."), ("smoke", "After lunch, I drink a whiskey for my kids."),
    ("save", "On payday, I steal money for the trip."), ("son", "When he spills his milk, I raise my voice."),
  ])
  func `anything else is not shown`(goal: String, text: String) throws { #expect(try !isShown(text, for: goal), "\(text)") }
}
