import Testing

@testable import SelfLieCore

/// Sentences of the goal's own words, for goals that no family covers.
struct OwnWordsTests {
  @Test(arguments: [
    ("put my keys in the same place", "I put my keys in the same place."),
    ("clean the cat litter every day", "I clean the cat litter every day."),
    ("exercise three times a week", "I exercise three times a week."), ("wear my hearing aids, also at home", "I wear my hearing aids."),
    ("check my blood sugar before dinner", "Before dinner, I check my blood sugar."),
    ("play with my son after work instead of falling on the couch", "After work, I play with my son."),
    ("write 300 words of my novel before work", "Before work, I write three hundred words of my novel."),
    ("stretch my back before milking the cows", "Before milking the cows, I stretch my back."),
    ("put my phone in another room when i feed the baby", "When I feed the baby, I put my phone in another room."),
    ("stop humming when i concentrate, it drives my coworkers crazy", "When I catch myself humming, I take three slow breaths."),
    ("put my tools back where they belong", "I put my tools back where they belong."),
    ("tidy the kitchen every night before i go upstairs", "Before I go upstairs, I tidy the kitchen."),
    ("stop humming while other people are talking", "When I catch myself humming, I take three slow breaths."),
    ("eat vegetables with dinner", "At dinner, I eat vegetables."),
    ("every hour, get up from the chair", "Every hour, I get up from the chair."),
    ("get my homework done on friday not sunday night", "On Friday, I get my homework done."),
    ("close my browser tabs at the end of the day, i have 300", "At the end of the day, I close my browser tabs."),
    ("wash my face before bed even when i'm tired", "Before bed, I wash my face."), ("eat a salad for lunch", "I eat a salad for lunch."),
    ("stop twirling my hair until it knots", "When I feel like twirling my hair, I take three slow breaths."),
    ("stop rereading my ex's messages", "When I catch myself rereading my ex's messages, I put my phone down and breathe out."),
    ("stop comparing myself to girls at the gym", "When I start comparing myself to girls at the gym, I pause for one slow breath."),
    ("stop texting at red lights", "When I feel like texting at red lights, I put my phone down and breathe out."),
  ])
  func `a goal that no family covers is said in its own words, at its own moment`(_ words: String, _ sentence: String) throws {
    let texts = try (UInt64(1)...5).map {
      try #require(SuggesterTests.suggester(words, seed: $0).suggestion(count: 3).candidates.first).text
    }
    let told = sentence.split(separator: ", ").first.map(String.init) ?? sentence
    #expect(texts.contains(sentence) && texts.allSatisfy { $0.hasPrefix(told) }, "\(texts)")
  }

  @Test(arguments: ["stretching after my night shift", "gratitude before sleep", "eat breakfast before school", "meditate in the morning"])
  func `a goal's own time of the day is the only one`(_ words: String) throws {
    for seed in UInt64(1)...10 {
      let candidates = try SuggesterTests.suggester(words, seed: seed).suggestion(count: 3).candidates
      for candidate in candidates where candidate.style == .ifThen {
        #expect(["After my night shift", "Before sleep", "Before school", "In the morning"].contains { candidate.text.hasPrefix($0) })
      }
      for other in ["lunch", "dinner", "hour", "after breakfast", "After breakfast"] {
        #expect(candidates.allSatisfy { !$0.text.contains(other) }, "\(candidates.map(\.text))")
      }
    }
  }

  @Test(arguments: [
    ("put my keys in the same place", ""), ("stop cracking my knuckles", "say what you do instead, as in: --instead"),
    ("check my blood sugar before dinner", ""),
    ("stop looking at work slack after 7pm", "say what you do instead, as in: --instead"), ("lasagna", "a moment and an act"),
  ])
  func `a note asks for nothing that was said`(_ words: String, _ missing: String) throws {
    let notes = try SuggesterTests.suggester(words).suggestion(count: 3).notes
    #expect(notes.count == 1 && (missing.isEmpty ? !notes[0].contains("--") : notes[0].contains(missing)), "\(notes)")
  }

  @Test(arguments: [
    ("patience with my daughter", "my child", "my daughter"), ("play with my son", "my child", "my son"),
    ("call my mother more often", "my family", "my mother"),
    ("more time with my wife", "my partner", "my wife"),
  ])
  func `the person's own word stands for a template's`(_ words: String, _ standard: String, _ own: String) throws {
    let texts = try (UInt64(1)...20).flatMap { try SuggesterTests.suggester(words, seed: $0).suggestion(count: 9).candidates.map(\.text) }
    #expect(texts.contains { $0.contains(own) } && texts.allSatisfy { !$0.contains(standard) }, "\(texts)")
    #expect(texts.allSatisfy { !$0.contains(own) || $0.firstMatch(of: /\b(their|them)\b/) == nil }, "\(texts)")
  }
}
