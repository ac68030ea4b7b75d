import Testing

@testable import SelfLieCore

/// What a form's own words ask of the words in its slots, and what a goal says without being asked.
struct FormGrammarTests {
  @Test(arguments: [
    // How much is part of the habit, but not inside of a phrase.
    ("I am done with {habit}", Goal("stop complaining so much"), "I am done with complaining so much."),
    ("I am free from {habit}", Goal("stop working so hard"), "I am free from working so hard."),
    ("I let go of {habit}", Goal("stop being so hard on myself"), "I let go of being so hard on myself."),
    ("I don't {habit}", Goal("stop spending so much money"), "I don't spend so much money."),
    (
      "Instead of {habit} {cue}, I {act}", Goal("stop eating so much", trigger: "at dinner", replacement: "put my fork down"),
      "Instead of eating so much at dinner, I put my fork down."
    ),
    ("I am done with {habit}", Goal("quit sugar because of my teeth"), "I am done with sugar."),
    // A moment gives way to the form's own word for it.
    ("As soon as {cue}, I {act}", Goal("stretch", trigger: "as soon as I wake up"), "As soon as I wake up, I stretch."),
    ("The moment {cue}, I {act}", Goal("stretch", trigger: "the moment I get home"), "The moment I get home, I stretch."),
    ("Every time {cue}, I {act}", Goal("stretch", trigger: "every time I feel lonely"), "Every time I feel lonely, I stretch."),
    ("Once {cue}, I {act}", Goal("stretch", trigger: "as soon as I wake up"), "Once I wake up, I stretch."),
    ("If {cue}, I {act}", Goal("drink water", trigger: "whenever I get a headache"), "If I get a headache, I drink water."),
    ("With {cue}, I {act}", Goal("drink water", trigger: "with every meal"), "With every meal, I drink water."),
    (
      "{cue} is for {act}, not {habit}", Goal("stop vaping", trigger: "coffee", replacement: "chew gum"),
      "Coffee is for chewing gum, not vaping."
    ),
    (
      "It is {cue}. I {act}.", Goal("write my novel", trigger: "5 am", replacement: "200 words"),
      "It is five in the morning. I write two hundred words."
    ),
    // What an act is for stands in the goal.
    ("I {act} for {reason}", Goal("save money for a house"), "I put money aside for a house."),
    ("I {act} because {reason}", Goal("go to the gym to get fit"), "I go to the gym because I want to get fit."),
    ("I {act} to {reason}", Goal("eat more vegetables to lose weight"), "I eat more vegetables to lose weight."),
    (
      "After {cue} I {act}, for {reason}", Goal("learn Spanish for my wife", trigger: "after dinner"),
      "After dinner I learn Spanish, for my wife."
    ),
    (
      "I {act} so that {reason}", Goal("quit smoking so that I can run with my kids", replacement: "chew gum"),
      "I chew gum so that I can run with my kids."
    ),
    // "To" has a thing behind some words.
    ("I say no to {habit}", Goal("stop smoking"), "I say no to smoking."),
    ("I am committed to {act}", Goal("walk"), "I am committed to walking."),
    ("I look forward to {habit}", Goal("eat more vegetables"), "I look forward to eating more vegetables."),
    ("My {habit} matters", Goal("read more"), "My reading matters."),
    ("{cue} means {act}", Goal("stop smoking", trigger: "lunch", replacement: "walk"), "Lunch means walking."),
    ("I am training to {act}", Goal("run a marathon"), "I am training to run a marathon."),
    ("My {quality} grows", Goal("be more confident"), "My confidence grows."),
    ("I bring {quality} to each talk", Goal("be kinder"), "I bring kindness to each talk."),
    ("I am getting {quality}", Goal("get stronger"), "I am getting strong."),
    // A reason as a subject, and as a sentence of its own.
    ("{reason} are why I {act}", Goal("write", reason: "my kids"), "My kids are why I write."),
    ("{reason}. I {act}.", Goal("write", reason: "I have a story to tell"), "I have a story to tell. I write."),
    ("I {act} because {reason}", Goal("walk", reason: "a longer life"), "I walk because I want a longer life."),
    ("{reason} matters to me", Goal("walk", reason: "family time"), "Family time matters to me."),
  ])
  func `the form's own words decide the grammar`(_ form: String, _ goal: Goal, _ sentence: String) throws {
    #expect(try SentenceFormTests.sentence(form, goal) == sentence)
  }

  @Test func `an act with its own "for" or "to" tells no reason, and nobody has two nouns`() throws {
    for goal in ["make time for my kids", "bring my lunch to work", "help my son to read", "practise the piano for an hour"] {
      #expect(throws: FormProblem.missing([.reason])) { try SentenceFormTests.sentence("I {act} because {reason}", Goal(goal)) }
    }
    #expect(throws: FormProblem.unfit(.quality, "be a good friend")) {
      try SentenceFormTests.sentence("A {quality} person would {act}", Goal("be a good friend", replacement: "listen"))
    }
  }

  @Test func `what is no longer needed is no duty`() throws {
    let form = try SentenceForm("I no longer need {habit}"), goal = ParsedGoal(Goal("stop smoking"))
    let made = try form.candidate(form.words(of: goal), for: goal)
    #expect(made.text == "I no longer need to smoke." && made.judgement.violations.allSatisfy { $0.rule.name != "obligation" })
  }
}
