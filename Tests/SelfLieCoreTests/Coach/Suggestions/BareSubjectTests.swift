import Testing

@testable import SelfLieCore

/// Goals of a noun or two, and what is said of what befalls somebody.
struct BareSubjectTests {
  private func suggestion(_ goal: String) throws -> (family: String?, sentences: [String]) {
    let parsed = ParsedGoal(Goal(goal)), suggester = try Suggester(parsed, seed: 1)
    let suggestion = suggester.suggestion(count: 3)
    return (parsed.family?.name, suggester.isAtALoss(with: suggestion) ? [] : suggestion.candidates.map(\.text))
  }

  @Test(arguments: [
    ("eczema", "living with a condition"), ("IBS", "living with a condition"), ("high blood pressure", "living with a condition"),
    ("retirement", "life after work"), ("newborn baby", "with a new baby"), ("co-parenting", "parents apart"),
    ("infidelity", "after a betrayal"), ("toxic workplace", "a hard place to work"), ("difficult coworkers", "a hard place to work"),
    ("sex", "closeness"), ("boredom", "something new"), ("moving house", "a new place"), ("nightmares", "sleep"),
    ("OCD", "a quieter head"), ("infertility", "grief"), ("sciatica", "living with pain"), ("birthdays", "names and memory"),
    ("Ramadan", "faith and prayer"), ("plastic", "volunteering"), ("ironing", "order at home"), ("excuses", "finishing what I begin"),
  ])
  func `a common subject has sentences of its family`(subject: String, family: String) throws {
    let (found, sentences) = try suggestion(subject)
    #expect(found == family && !sentences.isEmpty, "\(found ?? ""): \(sentences)")
  }

  @Test(arguments: [
    "deal with my", "cope with my", "living with", "I was diagnosed with", "I have", "learn to live with my", "get through my",
  ])
  func `what befalls somebody is the subject, however they bear it`(bearing: String) throws {
    for subject in ["eczema", "vertigo", "asthma", "sciatica"] {
      #expect(try suggestion("\(bearing) \(subject)").sentences == suggestion(subject).sentences, "\(bearing) \(subject)")
    }
  }

  @Test(arguments: [
    ("call a friend instead of opening the wine", "drink less", "I call a friend."),
    ("go for a walk instead of smoking", "quit smoking", "I go for a walk."),
    ("knit rather than checking my phone", "less phone", "I knit."),
  ])
  func `what is done instead of a habit is done when the habit calls`(goal: String, family: String, act: String) throws {
    let (found, sentences) = try suggestion(goal)
    #expect(found == family && sentences.first?.hasSuffix(act) == true && sentences.first?.hasPrefix("When ") == true, "\(sentences)")
  }

  @Test(arguments: [
    ("put keys on the hook", "I put my keys on the hook."), ("I never finish any project", "I finish one project."),
    ("run a 10k in under an hour", "I am running a 10k in under an hour."), ("stop skipping insulin", "I take my insulin."),
    ("finish my chapter before the baby comes in march", "I am finishing my chapter."),
    (
      "stretch after every run so my hamstrings dont tighten up",
      "After every run, I stretch so that my hamstrings don't tighten up."
    ),
    (
      "put my phone in another room at night because I sleep terribly", "At night, I put my phone in another room because I sleep terribly."
    ),
  ])
  func `a goal keeps its grammar`(goal: String, sentence: String) throws {
    #expect(try suggestion(goal).sentences.first == sentence)
  }

  @Test func `a trouble that gets worse is the subject`() throws {
    for end in ["is getting worse", "is killing me", "is back again"] {
      #expect(try suggestion("my eczema \(end)").sentences == suggestion("eczema").sentences)
    }
  }
}
