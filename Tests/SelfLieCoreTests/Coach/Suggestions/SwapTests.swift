import Testing

@testable import SelfLieCore

/// A habit and what is done in its place, in the many ways in which people tell both.
struct SwapTests {
  private func texts(for words: String) throws -> [String] {
    try Suggester(ParsedGoal(Goal(words)), seed: 1).suggestion(count: 3).candidates.map(\.text)
  }

  @Test(arguments: [
    ("take my bike instead of driving to the station", "Instead of driving to the station, I take my bike."),
    ("I want to take the stairs rather than use the lift", "Instead of using the lift, I take the stairs."),
    ("phone my sister instead of texting her", "I call my sister instead of texting her."),
    ("finish my side project instead of starting new ones", "I finish my side project instead of starting new ones."),
    ("breathe instead of yelling", "Instead of yelling, I breathe."),
    ("thank her for dinner instead of criticising my wife's cooking", "Instead of criticising my wife's cooking, I thank her for dinner."),
  ])
  func `an act is said with what it takes the place of`(words: String, sentence: String) throws {
    #expect(try texts(for: words).first == sentence)
  }

  @Test(arguments: [
    "stop driving to the station and take my bike", "less driving to the station and more taking my bike",
    "less driving to the station, more taking my bike", "I always end up driving to the station when I should take my bike",
    "quit driving to the station, take my bike instead", "quit driving to the station take my bike",
  ])
  func `a habit is left for the act that is told with it`(words: String) throws {
    #expect(try texts(for: words).first == "When I catch myself driving to the station, I take my bike.")
  }

  @Test(arguments: [
    ("stop eating lunch at my desk and go round the park", "When I feel like eating lunch at my desk, I go round the park."),
    (
      "stop cancelling on my friends and start turning up even when I'm shy",
      "I keep my plans with my friends and turn up even when I'm shy."
    ),
    ("make lunch at home instead of buying a sandwich every day", "When I feel like buying a sandwich, I make lunch at home."),
    ("stop scrolling in bed and start reading a proper book", "In bed, I read a proper book."),
    ("stop living on instant noodles and learn to cook three proper meals", "I am learning to cook three proper meals."),
    (
      "stop telling people about my plans and start doing them quietly",
      "When I catch myself telling people about my plans, I do my plans quietly."
    ),
    ("spend less time gaming and more time with my son on the weekends", "When I feel like one more round, I spend time with my son."),
    (
      "finally finish my dissertation by working on it two hours every morning before the baby wakes",
      "Every morning before the baby wakes, I work on my dissertation for two hours."
    ),
  ])
  func `an act is done where it can be done`(words: String, sentence: String) throws {
    #expect(try texts(for: words).first == sentence)
  }

  @Test(arguments: [
    ("less driving to the station", "I drive to the station less."),
    ("less criticising my wife's cooking", "I criticise my wife's cooking less."),
  ])
  func `less stands behind what is done less`(words: String, sentence: String) throws {
    #expect(try texts(for: words).contains(sentence))
  }

  @Test(arguments: ["stop letting my kids walk the dog", "stop watching people eat the last piece"])
  func `what others do is no act of the person`(words: String) throws {
    #expect(try texts(for: words).allSatisfy { !$0.contains(", I walk the dog") && !$0.contains(", I eat the last") })
  }

  @Test(arguments: ["Instead of eating lunch at my desk, I go round the park.", "Instead of yelling at my kids, I walk to the window."])
  func `a sentence that leaves a habit for an act is accepted`(text: String) {
    #expect(RuleReport(of: text, for: Brief()).isAccepted)
  }

  @Test(arguments: [
    "stop eating crisps so I can sleep at night", "stop eating late so I can sleep", "stop eating meat so I can save the planet",
  ])
  func `food that is left for a purpose is no eating disorder`(words: String) {
    #expect(Danger(in: words) == nil)
  }

  @Test(arguments: ["stop eating until I am thin", "not eat so I get skinny", "stop eating anything until I lose ten kilos"])
  func `hunger for thinness still is one`(words: String) {
    #expect(Danger(in: words) == .eatingDisorder)
  }

  @Test(arguments: [
    ("herbal tea instead of wine in the evening", "In the evening, I drink herbal tea instead of wine."),
    ("sparkling water instead of beer on fridays", "On Fridays, I drink sparkling water instead of beer."),
    ("an apple instead of crisps at break", "I eat an apple instead of crisps at break."),
  ])
  func `what is drunk or eaten in another's place has its verb`(words: String, sentence: String) throws {
    #expect(try texts(for: words).contains(sentence))
  }
}
