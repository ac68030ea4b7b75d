import Testing

@testable import SelfLieCore

/// What the coach makes of an answer that is not quite the one it asked for.
struct HeardAnswerTests {
  private struct Heard: Sendable, CustomTestStringConvertible {
    let said: [String]
    let first: String
    init(_ said: String..., gives first: String) { (self.said, self.first) = (said, first) }
    var testDescription: String { said.joined(separator: " > ") }
  }

  private func dialogue(_ answers: [String]) -> ScriptedConversation {
    var dialogue = ScriptedConversation(seed: 1)
    for answer in answers { _ = dialogue.take(answer) }
    return dialogue
  }

  @Test(arguments: [
    Heard("meditate", "calm", "mornings after coffee", gives: "After coffee, I meditate."),
    // What is done is told where the reason was asked for.
    Heard("be more confident", "at meetings", "i speak up once", gives: "At meetings, I speak up once."),
    Heard("be calmer with my boss", "when he shouts", "I breathe out slowly", gives: "When he shouts, I breathe out slowly."),
    Heard("stop gambling", "i give my card to my wife", "on payday", gives: "On payday, I give my card to my wife."),
    // More is said of what is done.
    Heard("walk after dinner", "with my dog", gives: "After dinner, I walk with my dog."),
    Heard("walk after dinner", "around the block", gives: "After dinner, I walk around the block."),
    Heard("walk after dinner", "", "", "with my dog", gives: "After dinner, I walk with my dog."),
    Heard("worry less at night", "write it down", "add \"in my notebook\"", gives: "At night, I write the thought down in my notebook."),
    // An amount is an amount of what the goal is.
    Heard("exercise", "", "before lunch", "ten minutes on the bike", gives: "Before lunch, I exercise for ten minutes on the bike."),
    Heard("floss every night", "one tooth", gives: "Every night, I floss one tooth."),
    Heard("write my thesis", "", "at nine in the morning", "one sentence", gives: "At nine in the morning, I write one sentence."),
    Heard("do pushups", "ten every morning after waking up", gives: "After waking up, I do ten pushups."),
    Heard("write my novel", "200 words every morning before work", gives: "Before work, I write two hundred words."),
    Heard("save money", "100 euros a month", gives: "On payday, I save one hundred euros a month."),
    Heard("stop picking my skin", "stress", "i hold a pebble", gives: "When I feel stressed, I hold a pebble."),
    Heard("stop texting my ex", "at night", "I put my phone in the kitchen", gives: "At night, I put my phone in the kitchen."),
    Heard("go to bed earlier", "after brushing my teeth", gives: "After brushing my teeth, I go to bed."),
    // What is done is told from when it is done.
    Heard("be on time", "", "I leave the house ten minutes earlier", gives: "I leave the house ten minutes earlier."),
    Heard("get fit", "", "I take the stairs", gives: "I take the stairs."),
    Heard("do pushups", "", "in the morning", "five", gives: "In the morning, I do five pushups."),
    // What somebody writes whole stays whole.
    Heard("I'm always late", "", "", "I get up when the alarm rings", gives: "When the alarm rings, I get up."),
    Heard("quit smoking", "", "i chew gum when i feel like smoking", gives: "I chew gum when I feel like smoking."),
    Heard("I snack out of boredom", "", "I make a cup of tea when I'm bored", gives: "I make a cup of tea when I'm bored."),
    Heard("drink more water", "put the glass of water in it", gives: "When I sit down to work, I sip from a full glass of water."),
    Heard("write my thesis", "I open my laptop and write one sentence", gives: "After breakfast, I open my laptop and write one sentence."),
    Heard(
      "be patient with my mother", "", "I'll answer her calmly, as if it was the first time",
      gives: "I answer her calmly, as if it was the first time."),
    Heard("stop smoking", "say \"I am becoming a non-smoker\"", gives: "I am becoming a non-smoker."),
    Heard("be less anxious", "when my chest is tight", "breathing helps me", gives: "When my chest is tight, I breathe."),
    Heard("meditate", "make it about the mornings", gives: "In the morning, I meditate."),
    Heard(
      "stop biting my lip", "at work", "you did not understand, I want to stop swearing",
      gives: "When something goes wrong, I say oops and carry on."),
    // "Why" hears what for, what is done, and what the goal is about.
    Heard("take my meds", "stay healthy", "with breakfast and dinner", gives: "At breakfast and dinner, I take my meds."),
    Heard("stop doomscrolling", "I lose my whole evening", "in bed", gives: "In bed, I put my phone out of reach."),
    Heard(
      "save money", "want a holiday", "on payday", "put 50 euros away", "in a jar", gives: "On payday, I put fifty euros away in a jar."),
    Heard("stop procrastinating", "on my thesis", "when I sit down", gives: "When I sit down, I make a start on my thesis."),
    Heard("get up earlier", "when the alarm rings", "put my feet on the floor", gives: "When the alarm rings, I put my feet on the floor."),
    Heard("walk every day", "I am someone who walks every day", gives: "I am someone who walks every day."),
    // Words are changed whatever was asked.
    Heard("walk the dog", "", "7am", "swap dog for puppy", "change walk to stroll", gives: "At seven in the morning, I stroll the puppy."),
    Heard("run", "", "in the morning", "", "I'd say jog, not run", gives: "In the morning, I jog."),
    Heard("run", "", "in the morning", "", "use 'jog'", gives: "In the morning, I jog."),
    Heard("calm down", "", "at work", "squeeze a ball", "use 'hold' instead of squeeze", gives: "At work, I hold a ball."),
    Heard("read before bed", "", "20 pages", "no, I meant 10 pages", gives: "Before bed, I read ten pages."),
    Heard("read before bed", "", "20 pages", "actually 8 was fine", gives: "Before bed, I read eight pages."),
    Heard("push ups", "", "after work", "20", gives: "After work, I do twenty push-ups."),
    Heard("write 300 words", "", "before work", "no, 250", gives: "Before work, I write two hundred fifty words."),
    Heard("go to bed earlier", "", "at 10:30", "11 not 10:30", gives: "At eleven, I go to bed."),
    Heard("snack mindfully", "", "after dinner", "carrots", "7", "make it cucumber", gives: "After dinner, I eat cucumber."),
    Heard("go to the gym", "", "after work", "actually make it tuesday and thursday", gives: "On Tuesdays and Thursdays, I go to the gym."),
    Heard(
      "go to the gym", "", "monday wednesday friday after work", gives: "On Mondays, Wednesdays and Fridays after work, I go to the gym."),
    Heard(
      "say no at work", "", "\"When my boss asks, I say: let me check my calendar.\"", "I meant when anyone asks",
      gives: "When anyone asks, I say: let me check my calendar."),
    Heard(
      "learn Spanish", "talk with my mother-in-law", "on the bus to work", "15 min a day",
      gives: "On the bus to work, I learn Spanish for fifteen minutes."),
    Heard("take my pills", "", "twice a day, with breakfast and with dinner", gives: "At breakfast and dinner, I take my pills."),
    Heard(
      "study for the bar exam", "pass", "2 hours every morning at 6", "do ten old questions", "6 is too early, make it 7",
      gives: "At seven, I do ten old questions."),
    Heard(
      "walk more", "", "after lunch probably, about 20 minutes around the block",
      gives: "After lunch, I walk for twenty minutes around the block."),
    Heard("walk more", "", "after lunch", "", "6", "better. but I eat at my desk. make it after work", gives: "After work, I walk."),
    Heard("call my dad", "", "on Sunday after church", "just \"on Sunday\", not church", gives: "On Sunday, I call my dad."),
    Heard("meditate", "calm", "on waking", "", "6", "ok mornings after coffee", gives: "After coffee, I meditate."),
    Heard("say no more often", "", "at work", "forget all that, I'd rather go swimming on tuesdays", gives: "On Tuesdays, I go swimming."),
    Heard(
      "drink more water", "", "when I sit down at my desk in the morning", "one big glass",
      gives: "When I sit down at my desk in the morning, I drink one big glass of water."),
    Heard(
      "play guitar", "", "after dinner", "20 minutes", "it still says guitar, I play the piano",
      gives: "After dinner, I play piano for twenty minutes."),
    Heard(
      "be kind to myself", "it makes me feel small", "at night in bed", "write down one thing I did well",
      gives: "At night in bed, I write down one thing I did well."),
    Heard(
      "lose 10 kilos, stop eating sweets, and start running", "no, the sweets first", gives: "When I crave something sweet, I eat an apple."
    ),
    Heard("stop biting my nails", "", "rub my thumb instead", gives: "When the urge comes, I rub my thumb."),
    Heard("stop drinking wine", "tea instead", gives: "When I feel like drinking wine, I drink tea."),
    Heard("drink more water", "", "I fill a bottle when I get to the office", gives: "When I get to the office, I fill a bottle."),
    Heard("learn Spanish", "", "on the bus to work", "10 new words", gives: "On the bus to work, I learn ten new words."),
    Heard("save money", "", "on payday", "transfer 200 euros", "250", gives: "On payday, I transfer two hundred fifty euros."),
    Heard("do pushups", "", "after getting up", "20", "change it to 10, I'm not that fit", gives: "After getting up, I do ten pushups."),
    Heard("walk more", "", "after lunch", "no that's silly. At lunch, I walk around the park.", gives: "At lunch, I walk around the park."),
    Heard(
      "finish my pots", "I bring my own sentence: I am a person who finishes what she starts.",
      gives: "I am a person who finishes what she starts."),
    Heard("stop biting my nails", "I do it when I watch tv", gives: "When I watch TV, I make a fist and open it slowly."),
    Heard(
      "write my thesis", "", "at 9 at the library", "open the document and write one sentence", "wait, it's 8.30 not 9",
      gives: "At eight thirty at the library, I open the document and write one sentence."),
    Heard(
      "save money", "", "on payday", "move 100 euros to savings", "6", "actually 150",
      gives: "On payday, I move one hundred fifty euros to savings."),
    Heard(
      "run", "", "tuesday and thursday", "", "no, I meant tuesday, thursday and saturday",
      gives: "On Tuesdays, Thursdays and Saturdays, I run."),
    Heard(
      "learn Spanish", "", "on the tram", "ten minutes of Duolingo", "I don't like the word \"tram\", it's a train",
      gives: "On the train, I do ten minutes of Duolingo."),
    Heard(
      "floss", "", "in the evening", "one tooth", "make it after brushing my teeth instead",
      gives: "After brushing my teeth, I floss one tooth."),
    Heard("stop smoking", "", "after lunch", "chew gum", "what about tea instead of gum", gives: "After lunch, I drink tea."),
    Heard("run", "", "mondays", "", "6", "that's better. and on mondays and thursdays", gives: "On Mondays and Thursdays, I run."),
    Heard(
      "send invoices", "", "friday at four", "", "I'd say \"Friday at four I send one invoice and smile\"",
      gives: "Friday at four I send one invoice and smile."),
    Heard(
      "stop yelling at my kids", "", "when they won't put their shoes on in the morning",
      gives: "When they won't put their shoes on in the morning, I breathe out and lower my voice."),
    Heard(
      "quit smoking", "because i cough", "after dinner is the worst", "I'd rather have a cup of tea", "can you make it about my daughter?",
      gives: "After dinner, I have a cup of tea."),
    Heard(
      "go running three times a week", "it clears my head", "mondays wednesdays and saturdays", "not in the morning, after work",
      gives: "On Mondays, Wednesdays and Saturdays after work, I go running."),
    Heard(
      "stop eating sugar", "my teeth", "3 pm at the office, there's always cake", "I take an apple",
      gives: "At three in the afternoon at the office, I take an apple."),
    Heard(
      "call my mom more often", "she's alone", "sunday afternoons", "with a coffee",
      gives: "On Sunday afternoons, I call my mom over a coffee."),
    Heard("be on time", "", "in the mornings before work", "pack my bag the night before", gives: "The night before, I pack my bag."),
    Heard("speak up", "", "monday team meeting", "say one thing", gives: "In the Monday team meeting, I say one thing."),
    Heard(
      "stop biting my nails", "", "mostly in the evening watching tv",
      gives: "When I watch TV in the evening, I make a fist and open it slowly."),
    Heard("keep a journal", "", "before bed", "write three lines", "no wait, I meant at lunch", gives: "At lunch, I write three lines."),
    Heard(
      "meditate", "", "after brushing my teeth", "5 min", "sit quietly is better",
      gives: "After brushing my teeth, I sit quietly for five minutes."),
    Heard("practise guitar", "", "after work", "15 minutes is enough", gives: "After work, I practise guitar for fifteen minutes."),
    Heard(
      "stop yelling at my kids", "", "when it's late", "kneel down and breathe", "can we do one about being tired",
      gives: "When I am tired, I kneel down and breathe."),
    Heard(
      "stop slouching", "", "at my desk", "sit straight and drop my shoulders", "I like the first one but without straight",
      gives: "At my desk, I sit and drop my shoulders."),
    Heard("stop eating sugar", "", "after dinner", "eat fruit or nothing", gives: "After dinner, I eat fruit."),
    Heard(
      "stop lying awake worrying", "", "at three in the morning", "write it down",
      gives: "At three in the morning, I write the thought down."),
    Heard(
      "eat breakfast", "", "after my shower", "eat a banana", "I don't like bananas that much, make it oats",
      gives: "After my shower, I eat oats."),
    Heard(
      "stop yelling at my kids", "", "when it's late", "take a breath and kneel down", "shorter", gives: "When it's late, I take a breath."),
    Heard("I don't really know where to start", "the garage I guess", gives: "I tidy my garage."),
    Heard(
      "stop biting my nails", "", "in meetings", "hold a pen", "i always have a pen anyway, make it a rubber band",
      gives: "In meetings, I hold a rubber band until the urge fades."),
    Heard(
      "run", "", "before breakfast", "run 20 minutes", "3", "i can't run 20 minutes yet, 10 is enough",
      gives: "Before breakfast, I run ten minutes."),
    Heard(
      "learn piano", "", "after lunch", "sit down and play a scale", "actually rather in the evening",
      gives: "In the evening, I sit down and play a scale."),
    Heard("stop gambling", "", "at home", "call my brother", "maybe text him instead of calling", gives: "At home, I text my brother."),
    Heard(
      "stop eating sugar", "", "at 4", "eat an apple or some nuts", "i'd rather not have the apple in it",
      gives: "At four, I eat some nuts."),
    Heard("quit smoking", "", "after coffee, and after dinner too", "chew gum", gives: "After coffee and after dinner, I chew gum."),
    Heard("tidy my flat", "", "after dinner", "wash up", "others", "i liked the ones before better", gives: "After dinner, I wash up."),
    // What stands in quotation marks is what is wanted.
    Heard("stop scrolling in bed", "", "read", "maybe say \"I leave my phone in the kitchen\"", gives: "I leave my phone in the kitchen."),
    Heard(
      "stop yelling at my kids", "", "when they fight", "take three deep breaths", "it's ok but I'd say \"before I answer\"",
      gives: "Before I answer, I take three deep breaths."),
    Heard(
      "drink less wine", "", "when I come home stressed", "sparkling water w lime", "only weekdays",
      gives: "On weekdays when I come home stressed, I drink sparkling water with lime."),
    Heard("I guess I want to get out of the house more", "", "on my lunch break", gives: "On my lunch break, I get out of the house."),
    Heard("be nicer to myself", "I put myself down all the time", gives: "I am learning to be nicer to myself."),
    Heard(
      "quit smoking", "", "when I'm out with friends drinking beer", "chew gum",
      gives: "When I'm out with friends drinking beer, I chew gum."),
    Heard(
      "work less", "", "saturday mornings", "leave the laptop in the car", "swap saturday for weekend",
      gives: "On weekend mornings, I leave the laptop in the car."),
    Heard("walk more", "", "after lunch", "once around the block", gives: "After lunch, I walk once around the block."),
    Heard("practice piano", "", "after work", "sit down and play a scale", gives: "After work, I sit down and play a scale."),
    Heard(
      "stop snacking", "", "when I watch TV", "have some fruit or tea", "I don't like tea actually",
      gives: "When I watch TV, I eat some fruit."),
    Heard("go to bed earlier", "", "at half ten", "switch off the tv", gives: "At half past ten, I switch off the TV."),
    Heard("stop swearing", "", "in the kitchen", "say sugar", "actually it's mostly in the car", gives: "In the car, I say sugar."),
    Heard(
      "do my physio exercises", "", "after my morning shower", "also before bed",
      gives: "After my morning shower and before bed, I do my physio exercises."),
    Heard("run", "", "mornings before work, like 6:30", gives: "At six thirty, I run."),
    Heard("stop being late", "", "in the morning", "pack my bag the night before", gives: "The night before, I pack my bag."),
    Heard("walk more", "my health", "after lunch", "I'd rather do it in the evening", gives: "In the evening, I walk."),
    Heard("drink less coffee", "", "in the morning", "no, mine: I drink tea in the morning", gives: "I drink tea in the morning."),
    // "It" has its name.
    Heard(
      "stop scrolling", "", "at dinner", "leave it in my coat", "7", "I mean in my coat pocket",
      gives: "At dinner, I leave my phone in my coat pocket."),
    Heard("use my phone less", "", "when I'm bored", "put it in the drawer", gives: "When I'm bored, I put my phone in the drawer."),
  ])
  private func `an answer goes where it belongs`(_ heard: Heard) {
    #expect(dialogue(heard.said).candidates.first?.text == heard.first)
  }

  @Test(arguments: ["you", "distanced", "talk to me as you"])
  func `a manner is heard at any question, and answers none`(_ line: String) {
    var dialogue = dialogue(["run"])
    let question = dialogue.question
    _ = dialogue.take(line)
    #expect(dialogue.question == question && dialogue.goal.stated.reason == nil)
    #expect(!dialogue.candidates.isEmpty && dialogue.candidates.allSatisfy { $0.style == .distanced })
    _ = dialogue.take("I")
    #expect(dialogue.question == question && dialogue.candidates.allSatisfy { $0.style != .distanced })
    #expect(dialogue.take("warmer")?.hasPrefix("softer: ") == true && dialogue.question == question)
  }

  @Test func `softer claims less of what is hardly believed yet`() {
    var dialogue = dialogue(["walk more", "", "after lunch", "walk around the block", "2"])
    _ = dialogue.take("gentler")
    #expect(dialogue.candidates.first?.text == "After lunch, I am learning to walk around the block.")
    #expect(dialogue.take("softer")?.hasPrefix("softer: ") == true)
  }

  @Test(arguments: [
    ("hmm. sundays?", "On Sundays, I call my mother."), ("not sure, maybe on the train?", "On the train, I call my mother."),
  ])
  func `a moment that somebody asks about is taken`(_ line: String, _ sentence: String) {
    #expect(dialogue(["call my mother", "", line]).candidates.first?.text == sentence)
  }

  @Test(arguments: ["thank you dear", "put slowly at the end"])
  func `thanks and orders become no act`(_ line: String) {
    var dialogue = dialogue(["call my mother", "", "on sundays"])
    let before = dialogue.candidates.map(\.text)
    #expect(dialogue.take(line) != nil && dialogue.candidates.map(\.text) == before && dialogue.goal.stated.replacement == nil)
  }

  @Test func `behind a bereavement an act is heard, and what is told of the loss is not`() {
    let fresh = dialogue([])
    #expect(fresh.act(inAnswer: "boil one egg") == "boil one egg")
    #expect(fresh.act(inAnswer: "cooking for one feels pointless") == nil && fresh.act(inAnswer: "help") == nil)
    #expect(dialogue(["boil one egg"]).act(inAnswer: "call my sister") == nil)
  }

  @Test func `what is not to be is no act`() {
    let dialogue = dialogue(["stop drinking beer", "", "on fridays", "no beer"])
    #expect(!dialogue.candidates.contains { $0.text.contains("I drink beer") })
  }

  @Test(arguments: ["I sleep badly", "I have a bad knee", "he texts with other women", "I yell at everybody"])
  func `what somebody suffers is no act, and no sentence says it`(_ reason: String) {
    let dialogue = dialogue(["be calmer", reason])
    #expect(dialogue.goal.stated.replacement == nil)
    #expect(!dialogue.candidates.contains { $0.text.contains(reason.split(separator: " ").suffix(2).joined(separator: " ")) })
  }

  @Test(arguments: [
    "hmm both are ok but I like neither", "go back to the first ones", "change morning to evening", "both are fine",
  ])
  func `what speaks of the sentences becomes none`(_ line: String) {
    var dialogue = dialogue(["be on time", "", "before work", "pack my bag", ""])
    let before = dialogue.candidates.map(\.text)
    #expect(dialogue.take(line) != nil)
    #expect(dialogue.candidates.map(\.text) == before)
  }

  @Test func `the first one is the first, whatever the others say, and who prefers one among words chooses it`() {
    let dialogue = dialogue(["go to bed earlier", "", "at 11"])
    #expect(dialogue.candidates.contains { $0.text.contains("first") } && dialogue.candidates.first?.text.contains("first") == false)
    #expect(dialogue.kept(by: "the first one", among: 3, isExplicit: false) == 1)
    #expect(dialogue.kept(by: "both are ok but I prefer the second", among: 3) == 2)
    #expect(dialogue.kept(by: "I prefer tea", among: 3) == nil)
  }

  @Test func `behind a sentence that was kept comes another one or another goal`() {
    var dialogue = dialogue(["stop smoking", "for my kids", "after lunch", "chew gum", "8"])
    let kept = dialogue.candidates[0].text
    dialogue.keep(kept)
    #expect(dialogue.asked == "Another sentence for this, or another goal?" && !dialogue.candidates.contains { $0.text == kept })
    #expect(dialogue.wantsNoMore("no, that's all") && !dialogue.wantsNoMore("no, at noon"))
    var other = dialogue
    _ = other.take("now something for sleep")
    #expect(other.goal.stated.words == "sleep")
    _ = dialogue.take("new goal: sleep better")
    #expect(dialogue.goal.stated.words == "sleep better" && !dialogue.isKept)
  }

  @Test func `a question about the coach is heard with the words that only stress it`() {
    var dialogue = dialogue(["stop smoking", "", "after lunch", "chew gum"])
    #expect(dialogue.take("is this actually going to work?")?.hasPrefix("Nobody can promise") == true && dialogue.question == .belief)
  }

  @Test(arguments: [
    ("save money", "to go to Japan next year", "I save money to go to Japan."),
    ("run", "i used to love it", "I run because I love it."),
    ("stop swearing", "my kids copy it", "I speak kindly because my kids copy it."),
    (
      "go for a run three times a week", "my doctor says my blood pressure is too high",
      "I go for a run three times a week for my blood pressure."
    ),
    ("drink less", "my knee hurts and i want to hike again", "I pour myself something else because I want to hike again."),
    ("cook at home more", "to save money", "I cook at home more often to save money."),
    ("learn piano", "to play for my kids", "I am learning piano to play for my kids."),
  ])
  func `whoever says why sees why`(_ goal: String, _ reason: String, _ sentence: String) {
    let dialogue = dialogue([goal, reason])
    #expect(dialogue.candidates.contains { $0.text == sentence }, "\(dialogue.candidates.map(\.text))")
  }

  @Test func `who cannot do that much is asked for less, and a rating in the middle is heard`() {
    var dialogue = dialogue(["stop smoking", "", "after lunch", "chew gum"])
    #expect(dialogue.take("I'm not sure I can do it every day")?.hasPrefix("Then less of it") == true && dialogue.question == .act)
    var rated = self.dialogue(["stop smoking", "", "after lunch", "chew gum", ""])
    #expect(rated.question == .change)
    #expect(rated.take("5")?.hasPrefix("First") != true && rated.rating == 5)
  }

  @Test func `a kind memory is a reason`() {
    let dialogue = dialogue(["be patient with my mum", "she was always patient with me"])
    #expect(
      dialogue.candidates.contains { $0.text.hasSuffix("because she was always patient with me.") }, "\(dialogue.candidates.map(\.text))")
  }

  @Test(arguments: ["I get up at 2am and raid the fridge", "because I end up broke"])
  func `what the habit does is no reason to say`(_ reason: String) {
    var dialogue = dialogue(["stop eating at night"])
    #expect(dialogue.take(reason)?.hasPrefix("I hear that") == true)
    #expect(!dialogue.candidates.contains { $0.text.contains("because") })
  }

  @Test(arguments: ["I hate broccoli", "i eat too much", "because anxiety"])
  func `what hurts is no reason`(_ reason: String) {
    var dialogue = dialogue(["eat more vegetables"])
    #expect(dialogue.take(reason)?.hasPrefix("I hear that") == true)
    #expect(!dialogue.candidates.contains { $0.text.contains("broccoli") || $0.text.contains("too much") || $0.text.contains("anxiety") })
  }

  @Test func `what is said of the sentences is no answer`() {
    var fake = dialogue(["quit smoking", "my kids"])
    #expect(fake.take("it sounds fake")?.hasPrefix("softer: ") == true && fake.goal.stated.trigger == nil)
    var busy = dialogue(["write my novel", ""])
    _ = busy.take("i have no time")
    #expect(busy.question == .act && busy.goal.stated.trigger == nil)
    var other = dialogue(["save money", ""])
    #expect(other.take("In German please") == "English only so far.")
    #expect(other.take("lol")?.hasPrefix("First: ") == true)
    #expect(other.take("the one with the tongue")?.hasPrefix("None of these has that") == true)
    #expect(dialogue(["pray daily"]).whyCommand(for: "what's wrong with number 2?") == "/why 2")
  }

  @Test func `wishes in everyday words are heard`() {
    let dialogue = dialogue(["sleep better", "", "", ""])
    #expect(dialogue.question == .belief && dialogue.candidates.count == 3)
    #expect(dialogue.kept(by: "I prefer the first version", among: 3) == 1)
    #expect(dialogue.kept(by: "whichever you think is best", among: 3) == 1)
    #expect(dialogue.whyCommand(for: "why 1") == "/why 1")
    for words in ["none of these fit", "that's boring", "other ones please", "give me something else"] {
      var other = dialogue
      _ = other.take(words)
      #expect(Set(other.candidates.map(\.text)).isDisjoint(with: dialogue.candidates.map(\.text)), "\(words)")
    }
    var harsh = self.dialogue(["quit gambling", "", "on payday", "call my sponsor"])
    #expect(harsh.take("I don't deserve nice sentences")?.hasPrefix("I hear you.") == true)
    #expect(!harsh.candidates.contains { $0.text.contains("deserve") })
    var fallen = self.dialogue(["do my balance exercises", ""])
    #expect(fallen.take("I fell in January and broke my wrist")?.hasPrefix("I hear you.") == true && fallen.question == .moment)
    var alone = self.dialogue(["call my mum"])
    #expect(alone.take("she's alone since dad died") == "I'm sorry. I keep that in mind.")
    var shy = self.dialogue(["speak up in meetings"])
    #expect(shy.take("i'm an introvert")?.hasPrefix("I keep that in mind. What hurts") == false)
    var three = ScriptedConversation(seed: 1)
    #expect(three.take("I want to eat more vegetables, exercise and save money")?.hasPrefix("One thing at a time") == true)
    #expect(Danger(in: "I don't care about health, I just want to beat my brother") == nil)
    #expect(Danger(in: "I want to beat my wife") == .harmToOthers)
    var wife = ScriptedConversation(seed: 1)
    #expect(wife.take("I want my wife to stop nagging me") == "That is for your wife to do. What could you do?")
    #expect(
      self.dialogue(["My sentence is: When I close my laptop, I take three deep breaths."]).candidates.first?.text
        == "When I close my laptop, I take three deep breaths.")
    let gum = self.dialogue(["stop smoking", "for my kids", "after meals", "chew gum", "7"]), texts = gum.candidates.map(\.text)
    #expect(gum.kept(by: "the shortest one", among: 3) == 1 && gum.kept(by: "the bottom one", among: 3) == 3)
    #expect(gum.kept(by: "take the air one", among: 3) == texts.firstIndex { $0.contains("air") }.map { $0 + 1 })
    #expect(gum.kept(by: "good enough", among: 3) == 1 && gum.isFarewell("thanks, bye"))
    for words in ["not that one", "I wouldn't say that", "drop the first one", "I hate gum"] {
      var other = gum
      #expect(other.take(words) != nil && other.candidates.first?.text != texts[0] && !other.candidates.isEmpty, "\(words)")
    }
    var second = gum
    _ = second.take("I like the second but shorter")
    #expect(second.candidates.first?.text == texts[1])
    var brief = gum
    #expect(brief.take("too short") == "Then say more: where, with whom, or how long.")
    var asked = self.dialogue(["read more"])
    #expect(asked.take("does this help?")?.contains("many trials") == true)
    #expect(asked.take("I have my own sentence already")?.contains("quotation marks") == true)
    #expect(self.dialogue(["read more", "", "actually, forget it, I want to call my mom"]).goal.stated.words == "call my mom")
    #expect(self.dialogue(["eat healthy", "i dunno"]).goal.stated.reason == nil)
    var mine = self.dialogue(["drink more water", "when I get up"])
    #expect(mine.take("go back to mine")?.hasPrefix("You wrote none yet") == true && mine.goal.stated.trigger == "when I get up")
    #expect(mine.take("back") == nil && mine.goal.stated.trigger == nil && mine.goal.stated.words == "drink more water")
    var doubted = self.dialogue(["stop smoking"])
    #expect(doubted.take("it doesn't feel true") == "Then a smaller step may feel true already." && doubted.question == .reason)
    var calm = self.dialogue(["be less stressed", "after work"])
    _ = calm.take("no that's not what matters, I want a calm evening")
    #expect(calm.goal.stated.reason == "I want a calm evening")
    var you = dialogue
    _ = you.take("can you say it with you instead of I?")
    #expect(you.candidates.allSatisfy { $0.style == .distanced })
    var own = dialogue
    _ = own.take("say \"I am resting well\"")
    #expect(own.candidates.first?.text == "I am resting well.")
    #expect(Phrasebook.english.dialogue.isBack("go back to mine") && Phrasebook.english.dialogue.change("make it less bossy") == .softer)
    var many = self.dialogue(["read more", ""])
    #expect(many.take("20 pages is too much")?.hasPrefix("How many, then?") == true)
  }

  @Test func `nothing goes without an answer`() {
    var dialogue = dialogue(["eat more vegetables", "", "at dinner", "carrots"])
    let first = dialogue.candidates.first?.text
    #expect(first == "At dinner, I eat carrots.")
    #expect(dialogue.take("carrots, yes") != nil || dialogue.candidates.first?.text != first || dialogue.question == .change)
    var fresh = ScriptedConversation(seed: 1)
    _ = fresh.take("My own sentence is: I am a calm driver")
    #expect(fresh.candidates.map(\.text) == ["I am a calm driver"])
    #expect(fresh.kept(by: "keep my sentence", among: 1) == 1)
  }

  @Test func `a wish that comes later begins anew, and of two the first is taken`() {
    #expect(dialogue(["I feel terrible today", "", "I want to stop texting him"]).goal.stated.words == "I want to stop texting him")
    let unclear = dialogue(["everything is just too much right now", "i keep putting off my tax return"])
    #expect(unclear.candidates.count == 3 && unclear.question == .reason)
    #expect(dialogue(["stop biting my nails and start running"]).goal.stated.words == "stop biting my nails")
  }

  @Test func `how somebody lives is why, and no act`() {
    #expect(dialogue(["exercise", "I sit at a desk all day"]).goal.stated.reason == "I sit at a desk all day")
  }

  @Test(arguments: ["because it's expensive", "after lunch", "so that I sleep"])
  func `a reason or a moment begins no conversation`(_ words: String) {
    var dialogue = ScriptedConversation(seed: 1)
    #expect(dialogue.take(words) == dialogue.explanation)
    #expect(dialogue.question == .goal)
  }

  @Test func `a moment that is in the sentences is not only kept in mind`() {
    var dialogue = dialogue(["do my homework", ""])
    #expect(dialogue.take("when i get home") == nil)
    #expect(dialogue.candidates.contains { $0.text.hasPrefix("When I get home") })
  }

  @Test func `a sentence with its moment needs no other`() {
    #expect(dialogue(["stop shouting at my kids", "I lower my voice when we are late."]).question == .act)
  }

  @Test func `the choice can be left to the coach, and the middle one is the second`() {
    let dialogue = dialogue(["eat fewer sweets", "", "", ""])
    #expect(dialogue.question == .belief)
    #expect(dialogue.kept(by: "you choose", among: 3) == 1)
    #expect(Phrasebook.english.dialogue.kept("the middle one", among: 3) == 1)
    var asked = ScriptedConversation(seed: 1)
    for answer in ["write my thesis", "", "in the morning"] { _ = asked.take(answer) }
    #expect(asked.question == .act && asked.kept(by: "one sentence", among: 3) == nil)
  }

  @Test func `words of a sentence are changed, left out, and joined`() {
    var tidy = dialogue(["tidy up", "", "at the end of the day", ""])
    #expect(tidy.question == .belief && tidy.candidates.count > 1)
    _ = tidy.take("replace day with week")
    #expect(tidy.candidates.first?.text == "At the end of the week, I tidy up.")
    var other = dialogue(["tidy up", "", "", ""])
    let first = other.candidates.first?.text
    #expect(first == "At the end of the day, I put five things back in their places.")
    _ = other.take("replace five with two")
    #expect(other.candidates.first?.text == "At the end of the day, I put two things back in their places.")
    _ = other.take("and open the window")
    #expect(other.candidates.first?.text == "At the end of the day, I put two things back in their places and open the window.")
    var jealous = dialogue(["be less jealous", "", "when he is out", "ask him instead of snooping"])
    #expect(jealous.goal.stated.replacement == "ask him instead of snooping")
    _ = jealous.take("remove \"instead of snooping\"")
    #expect(jealous.goal.stated.replacement == "ask him")
    // Without its verb nothing is left to do.
    var tea = dialogue(["stop drinking energy drinks", "", "after two", "drink tea"])
    #expect(tea.take("i don't like \"drink\"")?.contains("as you would say it") == true)
    #expect(tea.goal.stated.replacement == "drink tea")
  }

  @Test func `whoever is lost is told what to do, and too harsh is softer`() {
    var dialogue = dialogue(["get to work", "", "when I sit down", "start the timer"])
    #expect(dialogue.question == .belief)
    #expect(dialogue.take("i dont get it")?.contains("\"yes\" keeps the first") == true)
    _ = dialogue.take("can you say it with you")
    #expect(dialogue.candidates.first?.text == "When you sit down, you start the timer.")
    #expect(Phrasebook.english.dialogue.change("that's too harsh") == .softer)
    #expect(Phrasebook.english.dialogue.otherGoal("another habit") == "")
  }

  @Test func `a prayer has its name`() {
    #expect(RuleReport(of: "When I wake up, I pray the Our Father.").isAccepted)
    #expect(!RuleReport(of: "When I wake up, I pray the our father.").isAccepted)
  }
}
