import Testing

@testable import SelfLieCore

/// Goals without the small words, as people type them briefly.
struct FilledTests {
  @Test(arguments: [
    ("feed cat", "feed my cat"), ("walk dog before work", "walk my dog before work"), ("put phone in drawer", "put my phone in the drawer"),
    ("put away phone at dinner", "put away my phone at dinner"), ("do physio for shoulder", "do physio for my shoulder"),
    ("call wife on way home", "call my wife on way home"), ("read to son", "read to my son"), ("wash hands", "wash my hands"),
    ("stop using phone in bed", "stop using my phone in bed"), ("take stairs", "take the stairs"),
    ("mow lawn on saturdays", "mow the lawn on saturdays"),
    ("no phone in living room", "no phone in the living room"), ("water plants", "water the plants"), ("walk dogs", "walk my dogs"),
    ("stretch back", "stretch my back"), ("tell wife i love her", "tell my wife i love her"), ("thank team", "thank my team"),
    ("call mum every sunday", "call my mum every sunday"), ("tea with Dad", "tea with Dad"),
    ("patience with kids", "patience with my kids"),
    ("check tyre pressure", "check my tyre pressure"), ("floss after brushing teeth", "floss after brushing my teeth"),
    ("read in evening", "read in the evening"), ("check blood pressure", "check my blood pressure"), ("wear seatbelt", "wear my seatbelt"),
  ])
  func `a bare thing gets the word that is left out`(typed: String, words: String) {
    #expect(TypedWords(typed).text == words)
  }

  @Test(arguments: [
    "buy cat food", "pack dog treats", "get ready for bed", "help with homework", "hold hands", "quit phone",
    "stay in bed", "be a good dad", "feed the cat", "a guide dog", "less phone", "call girlfriend material",
    "call back customers", "come back", "give blood", "want to train with him", "practice guitar",
  ])
  func `what needs no word gets none`(typed: String) {
    #expect(TypedWords(typed).text == typed)
  }

  @Test(arguments: [
    ("start greasing the lathe after each shift", "After each shift, I grease the lathe."),
    ("i want to start going to the allotment on saturdays with my grandad again", "I go to the allotment on Saturdays with my grandad."),
    ("save twenty euros every payday before i spend anything", "I save twenty euros every payday before I spend anything."),
    ("write down what i spent today before i turn the light off", "I write down what I spent today before I turn the light off."),
    ("lose my temper with the kids in the mornings", "When I feel my temper rise in the mornings, I breathe out and lower my voice."),
    (
      "stop ordering takeaway on fridays just because im too tired to cook",
      "When I feel like ordering takeaway on Fridays, I make something simple at home."
    ),
    ("never again drive home after two beers from the football club", "After drinking, I leave the car and take a taxi home."),
    (
      "i lie to my doctor about how much i drink and want to be honest",
      "When I catch myself lying to my doctor about how much I drink, I stop and tell the truth."
    ),
    ("my physio wants me doing heel raises", "I do heel raises."),
    ("kiss my daughter when i tuck her in", "When I tuck my daughter in, I kiss her."),
    ("learn 5 polish words on the tram", "I learn five Polish words on the tram."),
  ])
  func `the first sentence says what was told, where it was told`(goal: String, sentence: String) throws {
    let texts = try Suggester(ParsedGoal(Goal(goal)), seed: 1).suggestion(count: 3).candidates.map(\.text)
    #expect(texts.first == sentence, "\(texts)")
  }

  @Test(arguments: [
    ("7 to 8 pm", "from seven to eight in the evening"), ("from morning", "in the morning"),
    ("as soon as i get in to bed", "as soon as I get into bed"),
    ("before its hot", "before it's hot"),
  ])
  func `a moment is read as it was meant`(typed: String, cue: String) {
    #expect(Trigger.cue(of: typed) == cue)
  }

  @Test(arguments: [
    ("ill check the list", "I'll check the list"), ("speak more better", "speak better"), ("loose 10 kilos", "lose ten kilos"),
    ("not to smoke any more", "not to smoke"), ("practise to sing", "practise singing"), ("when stressed, walk", "when I'm stressed, walk"),
    ("my mother in law's house", "my mother-in-law's house"), ("go in the bus to the work", "go on the bus to work"),
    ("run everyday", "run every day"), ("more veg less meat", "more vegetables and less meat"), ("less is a start", "less is a start"),
    ("stand for long, then sit", "stand for a long time, then sit"), ("do push ups", "do push-ups"),
    ("my wifes birthday", "my wife's birthday"),
    ("I am ill", "I am ill"), ("go to late night gigs", "go to late night gigs"),
  ])
  func `a slip is mended wherever it stands`(typed: String, words: String) {
    #expect(TypedWords(typed).text == words)
  }
}
