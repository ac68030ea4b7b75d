import Testing

@testable import SelfLieCore

/// What people say in other words than those that the coach knows.
struct ParaphraseTests {
  /// A conversation at its last question, with the sentence that the examples are about.
  private static let dialogue = {
    var dialogue = ScriptedConversation(seed: 1)
    for line in ["walk the dog more", "", "after lunch", "walk the dog for five minutes with my sister", "7"] { _ = dialogue.take(line) }
    return dialogue
  }()

  @Test func `the examples are about the first sentence`() {
    #expect(Self.dialogue.candidates.first?.text == "After lunch, I walk the dog for five minutes with my sister.")
  }

  @Test(arguments: Paraphrase.rows.indices)
  func `each example comes to something by its own row, and by none before`(place: Int) {
    let example = Paraphrase.rows[place].example, found = Paraphrase.first(in: example, for: Self.dialogue)
    #expect(found?.place == Paraphrase.undoneAnswers.count + place, "\(example): \(found?.words ?? "nothing")")
    #expect(found?.words.contains("{") == false)
  }

  @Test(arguments: [
    ("number 2, no", "2 is wrong"), ("the 2nd one feels a bit off", "2 is wrong"), ("third one makes no sense, sorry", "3 is wrong"),
    ("not the sister one", "1 is wrong"), ("leave out the reason part", "without the reason"),
    ("It’s “after lunch at work”.", "change after lunch to after lunch at work"), ("Add \"gladly\" at the end.", Self.gladly),
    ("I said twenty-five? no", nil), ("tea, not lunch", "change lunch to tea"), ("before lunch", nil), ("Dave moved, it's lunch now", nil),
    ("don't say a word", nil),
    ("her name's Anna", "change my sister to Anna"), ("its name is Rex", "change the dog to Rex"),
    ("hmm, no: the way it was before!", "back"),
  ])
  func `what is said comes to words that the coach knows`(line: String, words: String?) {
    #expect(Paraphrase.first(in: line, for: Self.dialogue)?.words == words)
  }

  @Test(arguments: [
    (["more confident", "talking to people at work"], "When I talk to people at work, I lift my head"),
    (["drink less", "beer"], "beer"), (["go to bed earlier", "10"], "At ten, I go to bed."),
    (["save money", "20 quid on payday"], "I put twenty quid into my savings on payday."),
    (["save some money every payday", "100 euros"], "I put one hundred euros into my savings."),
    (["stop saying yes to everything at work", "let me check and get back to you"], "let me check and get back to you"),
    (["speak up in meetings", "before lunch", "put speak back in"], "In meetings, I speak up."),
    (["go to the gym 3 times a week after work", "actually not the gym, just a walk"], "I go for a walk three times a week after work."),
    (["stop shouting at my kids when we are late", "put in that i take a breath first"], "When we are late, I take a breath."),
    (["finish work at 5:30 and go home", "put in something about my family"], "I finish work at five thirty and go home for my family."),
    (["stop comparing myself to other moms on instagram", "a bit gentler", "i dont want instagram in it"], "to other moms, I can"),
    (["phone my daughter", "every sunday", "I do it because I miss her, can it say that?"], "I call my daughter because I miss her."),
    (["cook dinner at home", "", "not every evening, just monday to thursday"], "From Monday to Thursday, I cook dinner at home."),
    (["go for a run", "to get fit", "weekdays only"], "On weekdays, I go for a run."),
    (["take my vitamins every day", "", "i take it with my first coffee"], "When I have my first coffee, I take my vitamins."),
    (["go to bed by eleven", "", "actually make it half past ten"], "I go to bed by half past ten."),
    (["read more", "i want half an hour a day to read"], "I read for half an hour a day."),
    (["stop eating biscuits", "my dentist", "mainly the biscuits at 3 oclock"], "At three o'clock, I "),
    (["stop eating biscuits", "my dentist", "at 3", "i dont like apples that much, nuts"], "I eat nuts."),
    (
      ["call my gran every week", "", "on sundays after church", "hmm actually not after church, after dinner"],
      "After dinner, I call my gran."
    ),
    (
      ["take my pills", "", "after milking", "well no, with my coffee after milking"],
      "When I have my coffee after milking, I take my pills."
    ),
    (["stop reading baby forums", "when im feeding her, thats when i do it"], "When I'm feeding her, "),
    (["stop biting my nails", "", "in maths", "press my thumb on my ring, its in my pocket"], "In maths, I press my thumb on my ring."),
    (
      ["writing down my sales", "", "when i lock up the shop", "write three lines in the book", "i want it to say ledger not book"],
      "in the ledger."
    ),
    (["take my blood pressure pills", "had a scare last fall, and i got two little ones"], "for my little ones."),
    (["stop betting", "", "at lunch", "id ring my brother instead"], "At lunch, I ring my brother."),
    (["quit eating donuts", "", "at the pump", "got a bag of almonds in the cab"], "At the pump, I eat almonds."),
    (
      ["practise my accordion", "", "after breakfast", "ten minutes, no more, my fingers are stiff"],
      "I practise my accordion for ten minutes."
    ),
    (
      ["write my thesis", "", "at 9", "write one paragraph", "no just one sentence not a whole paragraph"], "At nine, I write one sentence."
    ),
    (["go for a walk", "my knee", "after lunch", "wait, not lunch, dinner. wife says dinner"], "After dinner, I go for a walk."),
    (["stop biting the skin round my thumbs", "", "on the bus mostly. sometimes when im waiting"], "On the bus, "),
    (["go to bed earlier", "", "at half 11", "so i can wake up for maths"], "so that I can wake up for maths."),
    (
      ["go to bed earlier", "", "at 11", "read", "dont put failing in it, say so i can wake up for maths"],
      "so that I can wake up for maths."
    ),
    (["quit eating donuts", "my health", "put my daughter in there"], "my daughter."),
    (["drink less wine on weeknights", "my own idea: On weeknights I drink tea."], "On weeknights I drink tea."),
  ])
  func `what is said while another question is open comes into a sentence`(lines: [String], sentence: String) {
    var dialogue = ScriptedConversation(seed: 1)
    for line in lines { _ = dialogue.take(line) }
    let texts = dialogue.candidates.map(\.text)
    #expect(texts.contains { $0.contains(sentence) } || sentence == "beer" && dialogue.goal.stated.words == "drink less beer", "\(texts)")
  }

  @Test func `the first sentence has the moment that the goal tells`() {
    var dialogue = ScriptedConversation(seed: 1)
    _ = dialogue.take("stop eating crisps while I do the accounts at night")
    #expect(dialogue.candidates.first?.text.hasPrefix("While I do the accounts at night, ") == true, "\(dialogue.candidates.map(\.text))")
  }

  @Test func `a fear is no act`() {
    var dialogue = ScriptedConversation(seed: 1)
    for line in ["speak up in team meetings", "my job", "monday meeting"] { _ = dialogue.take(line) }
    #expect(dialogue.take("i get scared they will laugh at my english")?.hasPrefix("I hear you.") == true && dialogue.question == .act)
    #expect(dialogue.candidates.allSatisfy { !$0.text.contains("scared") })
  }

  @Test(arguments: [
    ("10/10 its only a walk", 10), ("im not sure i believe it, 3", 3), ("ok 8 that's nice", 8), ("hm, let me think.. 6", 6),
  ])
  func `a number in a remark is the rating`(line: String, value: Int) {
    var dialogue = ScriptedConversation(seed: 1)
    for text in ["walk the dog more", "", "after lunch", "walk the dog for five minutes"] { _ = dialogue.take(text) }
    #expect(dialogue.question == .belief)
    _ = dialogue.take(line)
    #expect(dialogue.rating == value)
  }

  @Test func `the shortest sentence is the one of the fewest words`() {
    var dialogue = ScriptedConversation(seed: 1)
    for line in ["i want to stop checking my work email after dinner", "make it shorter"] {
      #expect(dialogue.take(line)?.contains("is the shortest") != true)
    }
    #expect(
      ScriptedConversation.shortened("When I feel like smoking, I breathe out slowly ten times.")
        == "When I feel like smoking, I breathe out.")
  }

  @Test func `a no takes the place of nothing`() {
    #expect(Paraphrase.first(in: "no, not lunch", for: Self.dialogue)?.words.contains("to no") != true)
  }

  private static let gladly = "\"After lunch, I walk the dog for five minutes with my sister, gladly.\""

  @Test func `the reason and the moment are asked for in other words than a change`() {
    var asked = ScriptedConversation(seed: 1)
    _ = asked.take("walk the dog more")
    #expect(asked.question == .reason && Paraphrase.first(in: "so she gets out", for: asked) == nil)
  }

  @Test(
    arguments: [
      ("no [,] (not|drop) {_}", "No, not this.", ["this"]), ("no [,] (not|drop) {_}", "no drop twenty-five", ["twenty-five"]),
      ("no [,] (not|drop) {_}", "no, not this one", nil), ("say “ {…} ” [*]", "say \"I rest\", I like it", ["I rest"]),
      ("say “ {…} ”", "say \"I rest\" or \"I sleep\"", nil), ("say “ {*} ”", "Say “I rest” or “I sleep”", ["I rest” or “I sleep"]),
      ("say ‘ {…} ’", "say 'I don’t'", ["I don’t"]), ("{…} , not {…}", "tea, not gin, not beer", ["tea", "gin, not beer"]),
      ("[[a] b] c", "a b c", []), ("[[a] b] c", "a c", nil), ("a|b c", "b c", []), ("{(in|at) …} only", "At home only.", ["At home"]),
      ("{…}", "", nil), ("*", ".", []), ("{[just]} tea", "tea", [""]),
    ] as [(String, String, [String]?)])
  func `a pattern keeps what its braces have around them`(pattern: String, line: String, kept: [String]?) {
    #expect(PhrasePattern(pattern).kept(of: PhrasePattern.lexemes(of: line)) == kept)
  }
}
