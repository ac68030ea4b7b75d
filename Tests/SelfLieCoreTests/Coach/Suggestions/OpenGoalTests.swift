import Testing

@testable import SelfLieCore

/// Acts that are only named, of which nobody says whether they are to be had or to be left.
struct OpenGoalTests {
  private func suggestion(for words: String) throws -> (suggestion: Suggestion, goal: ParsedGoal) {
    let goal = ParsedGoal(Goal(words))
    return (try Suggester(goal, seed: 1).suggestion(count: 3), goal)
  }

  @Test(arguments: ["tapping my foot", "smelling my armpits", "leaving the toilet seat up", "bolting my food", "dozing off"])
  func `an act that may be a fault is asked about and never affirmed`(words: String) throws {
    let (suggestion, goal) = try suggestion(for: words)
    #expect(goal.isOpen && !goal.saysKind && suggestion.candidates.isEmpty)
    #expect(suggestion.notes.contains { $0.contains("to start, or to stop") && $0.contains("stop \(words)") })
  }

  @Test(arguments: ["stop tapping my foot", "ghosting people", "slamming doors", "mocking people", "correcting people", "borrowing money"])
  func `what is left by its words or by its verb is left`(words: String) throws {
    let (suggestion, goal) = try suggestion(for: words)
    #expect(goal.kind == .quit && suggestion.candidates.allSatisfy { !$0.text.hasPrefix("I \(Inflection.bases(of: words))") })
  }

  @Test(arguments: [
    ("writing condolence letters", "I write condolence letters."), ("wearing sleeveless tops", "I wear sleeveless tops."),
    ("delegating to the night shift", "I delegate to the night shift."),
  ])
  func `an act that people set out to do is affirmed`(words: String, sentence: String) throws {
    #expect(try suggestion(for: words).suggestion.candidates.map(\.text).contains(sentence))
  }

  @Test(arguments: [
    ("crying at work", "I cry"), ("cancelling plans last minute", "I cancel"), ("cancelling gym classes", "cancell "),
    ("less jealous of my sister's house", "choose less"), ("finishing people's sentences", "I finish people's"),
  ])
  func `a fault that is only named is not said of oneself`(words: String, fault: String) throws {
    #expect(try suggestion(for: words).suggestion.candidates.allSatisfy { !$0.text.contains(fault) })
  }

  @Test(arguments: [
    ("just one more episode", "less phone"), ("I am a terrible listener, always waiting for my turn", "listening and partnership"),
    ("my tinnitus is driving me mad", "living with pain"), ("I want to get off the sofa", "exercise"),
    ("stop cancelling on friends because I feel too tired", "making friends"), ("revise for gcse maths", "study and focus"),
  ])
  func `a common subject in everyday words is known`(words: String, family: String) throws {
    let (suggestion, goal) = try suggestion(for: words)
    #expect(goal.family?.name == family && !suggestion.candidates.isEmpty)
  }

  @Test(arguments: [
    ("make one real friend by Christmas", "I am working to make one real friend by Christmas."),
    ("get my pilots licence before I turn fifty", "I study for my pilot's licence."),
    ("stop skipping meals when I'm stressed", "When I'm stressed, I sit down to a proper meal."),
  ])
  func `what is reached is worked for`(words: String, sentence: String) throws {
    #expect(try suggestion(for: words).suggestion.candidates.first?.text == sentence)
  }

  @Test(arguments: [
    ("ring my dad twice a week without dreading it", "I ring my dad twice a week."),
    ("put my phone in the kitchen when i get home and play with my boys", "When I get home, I put my phone in the kitchen."),
    ("my flatmate leaves dishes everywhere and I never say anything I just slam cupboards", "I speak up for myself."),
    ("want to be able to swim a mile", "I am training to swim a mile."),
    ("I can't take a compliment", "When someone praises me, I say thank you and take it in."),
  ])
  func `of two wishes the first is said, and nothing is run together`(words: String, sentence: String) throws {
    #expect(try suggestion(for: words).suggestion.candidates.first?.text == sentence)
  }

  @Test(arguments: [
    ("stop binge eating", "because I feel ashamed afterwards", "ashamed"), ("exercise", "because I'm a fat mess", "mess"),
    ("stop shouting", "because my kids are scared of me", "scared"),
  ])
  func `a reason that tells what somebody is blamed for stands in no sentence`(words: String, reason: String, trouble: String) throws {
    let suggestion = try Suggester(ParsedGoal(Goal(words, reason: reason)), seed: 1).suggestion(count: 3)
    #expect(!suggestion.candidates.isEmpty && suggestion.candidates.allSatisfy { !$0.text.contains(trouble) })
  }

  @Test(arguments: [
    ("With {quality}, I {act}", "confidence", "With confidence, I speak first."),
    ("{quality} is my way, and I {act}", "be patient", "Patience is my way, and I speak first."),
    ("I {act}, not {habit}", "quit coffee", "I speak first, not coffee."),
  ])
  func `a form gets a noun where it needs one`(form: String, goal: String, sentence: String) throws {
    var stated = Goal(goal)
    stated.replacement = "speak first"
    let form = try SentenceForm(form)
    #expect(try form.sentence(form.words(of: ParsedGoal(stated))) == sentence)
  }

  @Test func `"for" a clause is no form`() throws {
    var stated = Goal("run three times a week", reason: "because I want to finish the race")
    stated.replacement = "run"
    let form = try SentenceForm("For {reason}: {act}"), words = form.words(of: ParsedGoal(stated))
    #expect(throws: FormProblem.self) { try form.sentence(words) }
  }

  @Test func `a name that does something is a moment`() {
    #expect(Trigger.cue(of: "when Dave moans") == "when Dave moans")
    #expect(
      Inflection.second("Before I buy something, I say what I need it for.") == "Before you buy something, you say what you need it for.")
  }

  @Test(arguments: ["keep the worktops clear", "cut the typos", "unfollow my ex"])
  func `words of today and of Britain are no misspellings`(text: String) { #expect(Speller().unknownWords(in: text).isEmpty) }
}
