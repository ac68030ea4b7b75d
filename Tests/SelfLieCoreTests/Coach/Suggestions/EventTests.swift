import Testing

@testable import SelfLieCore

/// Confessions of two clauses, the first of which tells when: "my son answers back and I snap at everyone".
struct EventTests {
  private func suggestion(for words: String) throws -> (texts: [String], goal: ParsedGoal) {
    let goal = ParsedGoal(Goal(words))
    return (try Suggester(goal, seed: 1).suggestion(count: 3).candidates.map(\.text), goal)
  }

  @Test(arguments: [
    ("my son answers back and I snap at everyone", "When my son answers back, I take one slow breath before I answer."),
    ("my boss emails me late and I light a cigarette", "When my boss emails me late, I breathe out slowly ten times."),
    ("guests come over and I compare myself to them", "When guests come over, I turn back to my own life."),
    ("the house is quiet and I pour a glass of wine", "When the house is quiet, I pour a glass of sparkling water."),
    ("somebody cuts in line and I lose it", "When somebody cuts in line, I breathe out and let my anger cool."),
    ("I wake up and the first thing I do is check twitter", "When I wake up, I put my phone out of reach."),
  ])
  func `an event is the moment of the fault behind it`(words: String, sentence: String) throws {
    #expect(try suggestion(for: words).texts.contains(sentence))
  }

  @Test(arguments: [
    "I get home and go straight to the biscuit tin", "I open the fridge and before I know it I've eaten a whole cheesecake",
    "I stay up half the night", "I sit down to study and end up on youtube", "I bite my tongue and then explode",
    "payday comes and I blow it all in a week",
  ])
  func `what is confessed is not affirmed`(words: String) throws {
    let (texts, _) = try suggestion(for: words)
    #expect(
      texts.allSatisfy { text in
        !["biscuit tin", "cheesecake", "half the night", "youtube", "explode", "blow it"].contains(where: text.contains)
      })
  }

  @Test(arguments: [
    "my mum calls and I tell her I love her", "I get home and play with my boys", "my wife says I drink too much and I want to stop",
    "my back hurts and I sit all day", "my dad is ill and I look after him", "read and write every day",
  ])
  func `clauses that confess nothing stay as they are`(words: String) {
    #expect(TypedWords(words).tellingWhen == TypedWords(words))
  }

  @Test(arguments: [
    ("deleting dating apps", "less phone"), ("dishes in the sink overnight", "order at home"),
    ("I'm too hard on my kids", "patience with children"),
    ("youtube shorts", "less phone"), ("I always apologize even when I did nothing wrong", "saying no"),
    ("go a whole weekend without checking my work email", "work and rest"), ("i always buy a doughnut at the station", "snacking"),
  ])
  func `everyday words are known by the subject that they mean`(words: String, family: String) throws {
    let (texts, goal) = try suggestion(for: words)
    #expect(goal.family?.name == family && !texts.isEmpty)
  }

  @Test(arguments: [("finally record my album", "I am recording my album."), ("quit my job and open a bakery", "I am opening a bakery.")])
  func `what takes months is under way`(words: String, sentence: String) throws {
    #expect(try suggestion(for: words).texts.contains(sentence))
  }

  @Test func `nobody feels their feet on the floor while they drive`() throws {
    let texts = try suggestion(for: "I panic on the motorway every time a lorry overtakes me").texts
    #expect(!texts.isEmpty && texts.allSatisfy { !$0.contains("feet") })
  }

  @Test(arguments: ["waking up in the night", "waking up at 3am", "I wake up in the middle of the night"])
  func `broken sleep is not affirmed`(words: String) throws {
    let (texts, goal) = try suggestion(for: words)
    #expect(goal.family?.name == "sleep" && texts.allSatisfy { !$0.contains("I get up") && !$0.contains("wake up in") })
  }

  @Test(arguments: [
    ("stop bringing my laptop to bed and answering emails at midnight", "my phone"),
    ("stop weighing myself five times a day and trust my body", ", you trust my body"),
    ("stop buying games I never play", "playing buying"),
    ("quit vaping at my desk and start going outside for air instead", "outside, I go outside"),
    ("stop drinking energy drinks on night shift my heart races all morning", "I shift my heart"),
  ])
  func `a sentence says nothing that contradicts itself`(words: String, nonsense: String) throws {
    #expect(try suggestion(for: words).texts.allSatisfy { !$0.contains(nonsense) })
  }

  @Test(arguments: [
    ("dread on sunday", "every sunday evening I get a knot in my stomach about monday"), ("speak up", "I keep quiet in team meetings"),
    ("grateful", "write down what I'm greatful for each night"),
  ])
  func `what is typed in everyday words is read`(said: String, words: String) throws {
    var typed = TypedWords(words)
    typed.sayByAnother()
    #expect(typed.text.contains(said))
  }
}
