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
    ("stop humming when i concentrate, it drives my coworkers crazy", "When I catch myself humming, I stop and enjoy one quiet breath."),
    ("put my tools back where they belong", "I put my tools back where they belong."),
    ("tidy the kitchen every night before i go upstairs", "Every night, I tidy the kitchen before I go upstairs."),
    ("stop humming while other people are talking", "When I catch myself humming, I stop and enjoy one quiet breath."),
    ("eat vegetables with dinner", "At dinner, I eat vegetables."),
    ("every hour, get up from the chair", "Every hour, I get up from the chair."),
    ("get my homework done on friday not sunday night", "On Friday, I do my homework."),
    ("close my browser tabs at the end of the day, i have 300", "At the end of the day, I close my browser tabs."),
    ("wash my face before bed even when i'm tired", "Before bed, I wash my face even when I'm tired."),
    ("eat a salad for lunch", "I eat a salad for lunch."),
    ("stop twirling my hair until it knots", "When I feel like twirling my hair, I press my palms together and breathe out."),
    ("stop rereading my ex's messages", "When I catch myself rereading my ex's messages, I put my phone down and breathe out."),
    (
      "stop comparing myself to girls at the gym",
      "When I start comparing myself to girls at the gym, I name one thing that I am thankful for."
    ),
    ("ask questions in the lecture hall", "I ask questions in the lecture hall."),
    (
      "Build a habit of refactoring small things instead of rewriting everything",
      "Instead of rewriting everything, I refactor small things."
    ),
    ("discipline to stretch after every run", "After every run, I stretch."),
    ("to be a steady person for the two boys we are fostering", "I am learning to be a steady person for the two boys we are fostering."),
    ("handle criticism from code reviews without sulking", "I am learning to handle criticism from code reviews."),
    ("be content with a small flat", "I am learning to be content with a small flat."),
    ("becoming a parent who listens first", "I am learning to be a parent who listens first."),
    ("learn enough Portuguese to talk to my mother-in-law", "I am learning enough Portuguese to talk to my mother-in-law."),
    ("learn to juggle five balls", "I am learning to juggle five balls."), ("learn 10 kanji a day", "I learn ten kanji a day."),
    ("weeding my plot at least twice a week", "I weed my plot at least twice a week."),
    ("singing out in the alto section instead of miming", "I sing out in the alto section."),
    ("commit messages that make sense", "I write commit messages that make sense."),
    ("sourdough every Saturday", "Every Saturday, I bake sourdough."),
    ("hill repeats on Thursdays", "On Thursdays, I run hill repeats."), ("weeding ten minutes a day", "I weed for ten minutes a day."),
    ("sharpen my chisels before putting them away", "I sharpen my chisels before putting them away."),
    ("hand washing between patients", "Between patients, I wash my hands."), ("one beer only", "I have at most one beer."),
    ("learning the tabla", "I am learning the tabla."),
    ("morning pages before the kids wake up", "Before the kids wake up, I write morning pages."),
    ("write thank you notes", "I write thank-you notes."), ("compost the scraps rather than binning them", "I compost the scraps."),
    ("I put off calling the dentist for four years now", "I call the dentist."),
    ("chess: think for a full minute before I move", "Before I move, I think for a full minute."),
    ("to reach out to people when I feel lonely rather than wait for them", "When I feel lonely, I reach out to people."),
    ("visit my dad in the care home every Sunday without dreading it", "Every Sunday, I visit my dad in the care home."),
    ("finish chapter four of my dissertation by March", "I work on chapter four of my dissertation for half an hour today."),
    ("sit with my mother and not look at my phone", "I sit with my mother."),
    ("be at my desk by nine", "I am at my desk by nine."),
    ("knit the blanket I started in 2019", "I knit the blanket I started in twenty nineteen."),
    ("learn how to change a tyre", "I am learning how to change a tyre."), ("look after my knees", "I look after my knees."),
    ("walk home instead of taking the tram", "Instead of taking the tram, I walk home."),
    ("tidy toys with the kids before dinner", "Before dinner, I tidy toys with the kids."),
    ("fewer meetings", "I choose fewer meetings."), ("less gossip in the staff room", "I choose less gossip in the staff room."),
    ("stay in the room when we argue", "I am learning to stay in the room when we argue."),
    ("meditate while the bread proofs", "While the bread proofs, I meditate."),
    ("stop humblebragging at reunions", "When I catch myself humblebragging at reunions, I stop and take one breath."),
    ("change the bandage every morning", "Every morning, I change the bandage."),
    ("become a blood donor", "I am working to become a blood donor."),
    ("daily stretching for my bad hip", "I stretch for my bad hip every day."), ("hold hands with my wife", "I hold hands with my wife."),
    ("punctuality with my students' marking", "I practise punctuality with my students' marking."),
    ("spend less on takeaway coffee", "I spend less on takeaway coffee."), ("tell fewer white lies", "I tell fewer white lies."),
    ("stop being rude to waiters", "I am learning to be polite to waiters."),
    ("I'm too hard on my apprentice", "I am learning to be kind to my apprentice."),
    ("when my father in law talks politics, hold my tongue", "When my father-in-law talks politics, I hold my tongue."),
    ("stop doomscrolling on the toilet lol", "Before I go to the bathroom, I leave my phone on the table."),
    ("stop texting at red lights", "Before I drive, I put my phone out of reach."),
    ("dream journal", "I write in my dream journal."), ("plant tomatoes", "I plant tomatoes."),
    ("less tablet time for my toddler", "I choose less tablet time for my toddler."),
    ("stop being sarcastic with my kids", "I am learning to be kind to my kids."),
    ("run with my neighbour", "I run with my neighbour."), ("my kids should help in the house", "I ask my kids to help in the house."),
    ("read 10 pages a day", "I read ten pages a day."), ("run 5k", "I run 5k."), ("apologise to my brother", "I apologise to my brother."),
    ("stay off dating apps", "When I feel like using dating apps, I put my phone down and breathe out."),
    ("I keep postponing my driving test", "I book my driving test."),
    ("knit a sweater for my niece", "I am knitting a sweater for my niece."),
    ("no phone at the table for my kids", "I am learning to say no to phones at the table for my kids."),
    ("I keep losing my temper with the cat", "When I catch myself losing my temper with the cat, I take three slow breaths."),
    ("chess", "I play chess."), ("trail running", "I go trail running."), ("pottery class", "I take a pottery class."),
    ("one hour of piano each day", "I do one hour of piano every day."), ("calligraphy", "I do calligraphy."),

    ("find more joy in small things", "I am learning to find more joy in small things."),
    ("don't react when my teenager rolls her eyes", "When my teenager rolls her eyes, I take three slow breaths."),
    ("stop biting the inside of my cheek", "When I feel like biting the inside of my cheek, I loosen my jaw and breathe out."),
    ("read the bible every morning", "Every morning, I read the Bible."), ("gratitude journal", "I write in my gratitude journal."),
    ("cold showers", "I take cold showers."),
    ("dance lessons", "I take dance lessons."), ("batch cooking on Sundays", "On Sundays, I do some batch cooking."),
    ("tennis with my brother", "I play tennis with my brother."),
    ("practice cello two hours each night", "Each night, I practice cello for two hours."),
    ("read 30 minutes before bed", "Before bed, I read for thirty minutes."),
    ("be kinder to my husband", "I am learning to be kinder to my husband."), ("write a will", "I write a will."),
    ("I put off my taxes every year", "I make a start on my taxes."),
    ("I procrastinate on job applications", "I make a start on my job applications."),
    ("finish knitting the scarf", "I finish knitting the scarf."),
    ("get my daughter to eat vegetables", "I help my daughter eat vegetables."),
    ("get my husband to exercise", "I ask my husband to exercise."),
    ("no screens for my son", "I am learning to say no to screens for my son."),
    ("less candy for my kids", "I choose less candy for my kids."),
    ("I want my son to read more", "I help my son read more often."),
    ("stop cracking my knuckles", "When I feel like cracking my knuckles, I press my palms together and breathe out."),
    ("stop picking fights with my sister", "When I feel like picking a fight with my sister, I stop and take one breath."),
    ("stop interrupting my coworkers", "When I catch myself interrupting my coworkers, I stop and take one breath."),
    ("I keep buying yarn I never use", "When I feel like buying yarn, I sleep on it first."),
    ("I always say yes to overtime", "When I catch myself saying yes to overtime, I ask for time to think."),
    ("I talk too much about myself", "When I start talking too much about myself, I ask a question and listen."),
    (
      "stop comparing my body to other women",
      "When I catch myself comparing my body to other women, I name one thing that I am thankful for."
    ),
    ("run a half marathon in October without walking", "I am training to run a half marathon in October without walking."),
    ("win at chess without gloating", "I am learning to win at chess without gloating."),
    ("pay off my credit card", "On payday, I pay off a little more of my credit card."),
    ("look for a new job", "I am looking for a new job."),
    ("finish the books I start", "I finish the books I start."), ("wake up at 6", "At six, I get up."),
    ("only have two pints on a Friday", "I have at most two pints on a Friday."),
    ("cut back on coffee to 2 cups", "I have at most two cups of coffee."),
    ("smoke only five cigarettes a day", "I smoke only five cigarettes a day."),
    ("weed only at weekends", "I smoke weed only at weekends."),
    ("I always leave my essays to the last night", "I start my essays early."),
    ("do the dishes right after eating", "Right after eating, I do the dishes."),
    ("make new friends after moving to Hamburg", "I am making new friends in Hamburg."),
    ("stop slouching at my desk", "At my desk, I sit up straight."),
    ("go to the gym before work even when its cold", "Before work, I go to the gym even when it's cold."),
    ("save 200 euro every month", "I save two hundred euros every month."),
    ("stop buying yarn I've got enough for three lifetimes", "When I feel like buying yarn, I sleep on it first."),
    ("spend more time with my son, not only on weekends", "I spend more time with my son, not only on weekends."),
    ("hold my tongue when mother in law gives cooking advice", "When my mother-in-law gives cooking advice, I hold my tongue."),
    (
      "when I get home from work I go straight for the chips, I want to have an apple instead", "When I get home from work, I eat an apple."
    ),
    ("stop lending money to my brother", "When my brother asks me for money, I say no in a friendly voice."),
    ("I lie to my wife about small things", "When I catch myself lying to my wife about small things, I stop and tell the truth."),
  ])
  func `a goal that no family covers is said in its own words, at its own moment`(_ words: String, _ sentence: String) throws {
    let texts = try (UInt64(1)...5).map {
      try #require(SuggesterTests.suggester(words, seed: $0).suggestion(count: 3).candidates.first).text
    }
    // Seeds choose what is done at the moment of a habit, but not whose words are said.
    let told = sentence.split(separator: ", ").first.map(String.init) ?? sentence
    #expect(texts.contains(sentence) && texts.allSatisfy { $0.hasPrefix(told) }, "\(texts)")
  }

  @Test(arguments: [
    ("type 2 diabetic, check my blood sugar before lunch", "Before lunch, I check my blood sugar."),
    ("recovering from knee surgery, do my physio three times a day", "I do my physio three times a day."),
    (
      "goalkeeper, stop dwelling on the goal I let in", "When I catch myself dwelling on the goal I let in, I breathe out and feel my feet."
    ),
    ("farmer who never takes a day off", "I take a day off."),
    ("long haul trucker trying to eat something other than truck stop burgers", "I eat something other than truck stop burgers."),
    ("introvert trying to speak up in meetings", "In meetings, I speak up."),
    ("type 2 diabetic, checking my blood sugar before breakfast", "Before breakfast, I check my blood sugar."),
    ("I'm a night shift nurse and I want to eat properly at work", "At work, I eat properly."),
    ("single dad wants to braid his daughter's hair", "I braid my daughter's hair."),
    ("72 and scared of falling, do my balance exercises", "I do my balance exercises."),
    ("newly diagnosed type 2, checking my blood sugar after breakfast", "After breakfast, I check my blood sugar."),
    ("my doctor told me to check my blood pressure every morning", "Every morning, I check my blood pressure."),
  ])
  func `who somebody is stands in no sentence, and what they want does`(_ words: String, _ sentence: String) throws {
    #expect(try SuggesterTests.first(words) == sentence)
  }

  @Test(arguments: [
    ("practise the cello without my neighbours hating me", "I practise the cello."),
    ("keep shabbat without my phone", "I am learning to keep Shabbat without my phone."),
    ("write my dissertation, 500 words a day", "I write my dissertation, five hundred words a day."),
    ("stretch my back because it hurts from sitting", "After breakfast, I stretch my back for ten minutes."),
    ("ask Priya out", "I am getting ready to ask Priya out."),
    ("call my mum more", "On Sunday afternoon, I call my mum for ten minutes."),
    ("start a podcast about trains", "I am starting a podcast about trains."),
    ("speaking up in seminars because english is my second language", "I speak up in seminars."),
    ("two beers max at the football", "I have at most two beers at the football."),
    ("swim twice a week so my back gets stronger", "I swim twice a week so that my back gets stronger."),
    ("open the blinds, make my bed", "I open the blinds."),
    ("come out to my parents", "I am getting ready to come out to my parents."),
    ("pick up the guitar again after the divorce", "I am picking up the guitar again."),
    ("run a half marathon at 62", "I am training to run a half marathon."),
    ("be at the bus stop at 7:40", "I am at the bus stop at seven forty."),
    ("memorise the Quran, half a page a day", "I memorise the Quran, half a page a day."),
    ("go to bed before midnight", "I go to bed before midnight."),
    ("wash the dishes right after diner", "Right after dinner, I wash the dishes."),
    ("dishes done before bed", "Before bed, I get the dishes done."),
    ("more veg less takeaway", "I eat more vegetables and less takeaway."),
    ("remember to take my thyroid pill half an hour before coffee", "Half an hour before coffee, I take my thyroid pill."),
    ("learn sign language so I can talk to my deaf nephew", "I am learning sign language so that I can talk to my deaf nephew."),
    ("play with my toddler after daycare without thinking about work", "After daycare, I play with my toddler."),
  ])
  func `an act is said as it is done: once, again, in training, or at its time`(_ words: String, _ sentence: String) throws {
    #expect(try SuggesterTests.first(words) == sentence)
  }

  @Test func `whoever drives is told nothing to do with their hands`() throws {
    let texts = try (UInt64(1)...5).flatMap {
      try SuggesterTests.suggester("stop biting my nails while I drive", seed: $0).suggestion(count: 3).candidates.map(\.text)
    }
    #expect(!texts.isEmpty && texts.allSatisfy { !$0.contains("drive") || $0.contains("breath") }, "\(texts)")
  }

  @Test(arguments: [
    "procrastinating on boring reports", "phone out of my hand when the kids talk to me", "smoking only when I drink, want to end that",
    "I freeze up in job interviews", "truck driver, sitting all day, belly growing", "push ups", "answering emails at the weekend",
    "waking at 3am and worrying", "eating cereal at midnight", "I start the gym every January and quit by February",
  ])
  func `a word that is no verb there makes no act`(_ words: String) throws {
    let texts = try SuggesterTests.suggester(words).suggestion(count: 3).candidates.map(\.text)
    #expect(
      texts.allSatisfy {
        !["I sit all", "I push", "I answer", "I wake", "I eat", "I start"].contains(where: $0.contains) && !$0.contains("I bore")
          && !$0.contains("I phone") && !$0.contains("I smoke") && !$0.contains("I freeze")
      },
      "\(texts)")
  }

  @Test(arguments: [
    ("stretch my hips 10 minutes after every run", "After every run, I stretch my hips for ten minutes."),
    ("practise cello 25 min a day", "I practise cello for twenty-five minutes a day."),
    ("walk 10k steps a day", "I walk ten thousand steps a day."),
    ("go to the gym 3x a week", "I go to the gym three times a week."),
    ("go to the gym 3 times a week after work", "I go to the gym three times a week after work."),
    ("raise my freelance rates by 20%", "I raise my freelance rates by twenty percent."),
    ("stretch my back every two hours", "I stretch my back every two hours."),
    ("no more than two beers on friday", "I have at most two beers on Friday."),
    ("only two pints on a friday", "I have only two pints on a Friday."),
    ("only drink alcohol on weekends", "I drink alcohol only on weekends."), ("drink only on weekends", "I drink only on weekends."),
    ("walk the dog at 6:30 even when it rains", "At six thirty, I walk the dog even when it rains."),
    ("I never ask for help on the farm even when my knee hurts", "I ask for help on the farm."),
    ("read to my twins even when im tired", "I read to my twins even when I'm tired."),
    ("stay sober at my sisters wedding", "I stay sober at my sister's wedding."),
    ("practice teh cello 15 mins a day", "I practice the cello for fifteen minutes a day."),
    ("when I get a craving I want to phone my sponsor instead of driving to the bar", "When I get a craving, I phone my sponsor."),
    ("writing morning pages, 3 pages by hand, before I look at my phone", "Before I look at my phone, I write morning pages."),
    ("remember peoples names when i meet them at conferences", "I remember people's names when I meet them at conferences."),
    ("listen to my wife when she talks about her day", "When my wife talks about her day, I listen to her."),
    ("tell my hairdresser when I dont like the cut", "When I don't like the cut, I tell my hairdresser."),
    ("get better at saying no at work", "I am learning to say no at work."), ("learn to swim", "I am learning to swim."),
    ("believe im good enough", "I am learning to believe I'm good enough."), ("the washing up", "I do the washing up."),
    ("hand in my tachograph forms on time", "I hand in my tachograph forms on time."),
    ("trust my refactoring instincts and stop asking for permission", "I am learning to trust my refactoring instincts."),
    ("learn the names of all my pupils by october", "I am learning the names of all my pupils."),
    ("make friends in a new town at 67", "I am making friends in my new town."),
    ("each night, write down three things I'm grateful for", "Each night, I write down three things I'm grateful for."),
    ("cutting down on sugar in my tea", "I take less sugar in my tea."), ("sit up straight at my desk", "At my desk, I sit up straight."),
    ("save 200 euros a month for a trip to Lisbon with my sister", "I save two hundred euros a month for a trip to Lisbon with my sister."),
  ])
  func `amounts, limits and hard times are said as they were meant`(_ words: String, _ sentence: String) throws {
    for seed in UInt64(1)...3 {
      #expect(try SuggesterTests.suggester(words, seed: seed).suggestion(count: 3).candidates.first?.text == sentence)
    }
  }

  /// A family's sentence says nothing of these, though the family knows a word of them.
  @Test(arguments: [
    "sugar in my tea, down from three spoons to one", "be less lazy about the gym, as my doctor says",
    "my migraines make me feel useless",
  ])
  func `a goal that is understood in part gets a question, and no sentence beside the point`(_ words: String) throws {
    for recent in [[], ["I choose clean air today."]] {
      let suggester = try Suggester(ParsedGoal(Goal(words)), seed: 1, recent: recent), suggestion = suggester.suggestion(count: 3)
      #expect(suggestion.candidates.isEmpty && suggestion.notes == [suggester.apology], "\(suggestion.candidates.map(\.text))")
      #expect(suggester.isAtALoss(with: suggestion))
    }
  }

  @Test(arguments: [
    ("stop scrolling in bed until 1am", "bed"), ("no phone in the bedroom", "bedroom"), ("no eating after 8pm", "dinner|eight"),
    ("stop grinding my teeth at night", "bed"), ("panic on the tube", "as I travel"), ("keep my desk tidy", "desk"),
    ("learn spanish so I can talk to my mother in law", "Spanish|one short sentence"), ("eating slower", "fork|bite|slowly|chew"),
  ])
  func `what a family wrote for a place or a thing is shown where that is named`(_ words: String, _ said: String) throws {
    let said = try Regex(said)
    for seed in UInt64(1)...5 {
      let first = try #require(SuggesterTests.suggester(words, seed: seed).suggestion(count: 3).candidates.first).text
      #expect(first.firstMatch(of: said) != nil, "\(first)")
    }
  }

  @Test(arguments: [
    ("gratitude journal", ["I write in my gratitude journal."]),
    ("yoga", ["When I unroll my mat, I begin with three slow breaths.", "You roll out your mat, and the rest follows."]),
  ])
  func `what was written for this goal is shown, and not what is for any goal of its family`(_ words: String, _ expected: [String]) throws {
    let texts = try (UInt64(1)...5).flatMap { try SuggesterTests.suggester(words, seed: $0).suggestion(count: 3).candidates.map(\.text) }
    #expect(expected.allSatisfy(texts.contains) && !texts.contains("I make time to move my body this week."), "\(texts)")
  }

  @Test(arguments: [
    "no screens for my son", "no sweets for my kids before dinner", "less sugar for my kids", "get my wife to eat breakfast",
    "make my son do his homework",
  ])
  func `what is wanted of somebody else gets no sentence as if for oneself`(_ words: String) throws {
    for seed in UInt64(1)...5 {
      let texts = try SuggesterTests.suggester(words, seed: seed).suggestion(count: 3).candidates.map(\.text)
      #expect(!texts.isEmpty && texts.allSatisfy { $0.contains("son") || $0.contains("kids") || $0.contains("wife") }, "\(texts)")
    }
  }

  @Test(arguments: [
    ("vaping on the train", "On the train"), ("stop drinking wine on weeknights", "On weeknights"), ("no phone in bed", "In bed"),
    ("stop eating chocolate after dinner", "After dinner"),
    ("no phone in the bedroom", "At bedtime"), ("stop having wine when the kids are in bed", "When the kids are in bed"),
    ("vaping in the car", "When I start the car"),
  ])
  func `what is left at a moment is left at no other`(_ words: String, _ moment: String) throws {
    for seed in UInt64(1)...10 {
      let candidates = try SuggesterTests.suggester(words, seed: seed).suggestion(count: 3).candidates
      #expect(candidates.allSatisfy { $0.style != .ifThen || $0.text.hasPrefix(moment) }, "\(candidates.map(\.text))")
    }
  }

  @Test(arguments: ["hiking", "take the stairs", "climb"])
  func `nobody goes far, or up, at a meal`(_ words: String) throws {
    for seed in UInt64(1)...5 {
      let texts = try SuggesterTests.suggester(words, seed: seed).suggestion(count: 3).candidates.map(\.text)
      #expect(texts.allSatisfy { !$0.contains("fast,") && !$0.contains("lunch,") && !$0.contains("for ten minutes") }, "\(texts)")
    }
  }

  @Test(arguments: ["stretching after my night shift", "gratitude before sleep", "eat breakfast before school", "meditate in the morning"])
  func `a goal's own time of the day is the only one`(_ words: String) throws {
    for seed in UInt64(1)...10 {
      let candidates = try SuggesterTests.suggester(words, seed: seed).suggestion(count: 3).candidates
      for candidate in candidates where candidate.style == .ifThen {
        #expect(
          ["After my night shift", "Before I go to sleep", "Before school", "In the morning"].contains { candidate.text.hasPrefix($0) })
      }
      for other in ["lunch", "dinner", "hour", "after breakfast", "After breakfast"] {
        #expect(candidates.allSatisfy { !$0.text.contains(other) }, "\(candidates.map(\.text))")
      }
    }
  }

  @Test(arguments: [
    ("put my keys in the same place", ""), ("stop cracking my knuckles", "say what you do instead: --instead"),
    ("check my blood sugar before dinner", ""),
    ("stop looking at work slack after 7pm", "say what you do instead: --instead"), ("lasagna", "when, and what you do"),
  ])
  func `a note asks for nothing that was said`(_ words: String, _ missing: String) throws {
    let notes = try SuggesterTests.suggester(words).suggestion(count: 3).notes
    #expect(notes.count == 1 && (missing.isEmpty ? !notes[0].contains("--") : notes[0].contains(missing)), "\(notes)")
  }

  @Test(arguments: [
    ("gambling on football", true), ("stop vaping in the school bathroom", true),
    ("I'm always late picking my daughter up from school", true), ("only smoke outside pubs", false),
  ])
  func `some families help wherever their habit is had, but not where it is kept in part`(_ words: String, _ isHelped: Bool) throws {
    let suggestion = try SuggesterTests.suggester(words).suggestion(count: 3)
    #expect(suggestion.candidates.contains { $0.template?.hasPrefix("anything") == false } == isHelped, "\(suggestion)")
  }

  @Test func `what their children won't do is the moment of a parent`() throws {
    let suggestion = try SuggesterTests.suggester("stop yelling at my kids when they won't put their shoes on").suggestion(count: 3)
    #expect(suggestion.candidates.first?.text.hasPrefix("When my kids won't put their shoes on, I ") == true, "\(suggestion)")
  }

  @Test func `the act that somebody was asked for is in every sentence`() throws {
    let goal = Goal("laundry piles up on the chair", replacement: "put it in the basket")
    let texts = try Suggester(ParsedGoal(goal), seed: 1).suggestion(count: 3).candidates.map(\.text)
    #expect(texts == ["I put it in the basket."])
  }

  @Test func `what is done instead of a habit that no family knows is done at the habit, and at no moment that is made up`() throws {
    let goal = Goal("stop slamming doors", replacement: "close them softly")
    let suggestion = try Suggester(ParsedGoal(goal), seed: 1).suggestion(count: 3)
    #expect(suggestion.candidates.map(\.text) == ["When I catch myself slamming doors, I close them softly."])
  }

  @Test func `a goal of many words gets the surest sentence, and others when more are asked for`() throws {
    let suggester = try SuggesterTests.suggester("forgive my father")
    let few = suggester.suggestion(count: 3), many = suggester.suggestion(count: 9)
    #expect(few.candidates.count == 1 && few.notes == ["Other sentences for this goal are less sure; ask again to see them."], "\(few)")
    #expect(many.candidates.count > 3)
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

  @Test(arguments: [
    ("sleep earlier", "sleep"), ("go to bed earlier", "sleep"), ("fall asleep faster", "sleep"), ("get more sleep", "sleep"),
    ("eat healthy", "eating well"), ("gain muscle", "exercise"), ("pass my exam", "study and focus"), ("better grades", "study and focus"),
    ("stop multitasking", "study and focus"), ("manage stress", "calm"), ("skincare routine", "daily care"),
    ("healthier lifestyle", "daily care"), ("more energy", "daily care"), ("stop negative thinking", "a quieter head"),
    ("I'm so disorganized", "order at home"), ("stop talking bad about myself", "self-compassion"),
    ("negative self talk", "self-compassion"),
    ("don't give up so easily", "finishing what I begin"),
  ])
  func `a common goal gets three sentences of its family`(words: String, family: String) throws {
    for seed in UInt64(1)...3 {
      let suggester = try SuggesterTests.suggester(words, seed: seed), all = suggester.suggestion(count: 3).candidates
      #expect(
        suggester.family.name == family && all.count == 3 && all.contains { $0.template?.hasPrefix(family) == true }, "\(all.map(\.text))")
    }
  }

  @Test(arguments: ["be a better husband", "be a good wife", "be a better son"])
  func `who one wants to be is nobody whom one meets`(goal: String) throws {
    let texts = try (UInt64(1)...9).flatMap { try SuggesterTests.suggester(goal, seed: $0).suggestion(count: 3).candidates.map(\.text) }
    #expect(
      !texts.isEmpty && texts.allSatisfy { !$0.contains("my husband") && !$0.contains("your husband") && !$0.contains("your wife") },
      "\(texts)")
  }

  @Test(arguments: ["i stay up scrolling tiktok till 2 and im wrecked at work", "public speaking makes me shake"])
  func `nobody says what they suffer from as an act of theirs`(goal: String) throws {
    let texts = try (UInt64(1)...5).flatMap { try SuggesterTests.suggester(goal, seed: $0).suggestion(count: 3).candidates.map(\.text) }
    #expect(!texts.contains { $0.contains("wrecked") || $0.contains("I shake") }, "\(texts)")
  }

  @Test func `an act that is told whole comes first, and its family's help behind it`() throws {
    let gym = try SuggesterTests.suggester("go to the gym three times a week").suggestion(count: 3).candidates
    #expect(gym.first?.text == "I go to the gym three times a week." && gym.count == 3)
    // What one still learns is not helped by what others can do, and another's homework is not one's own.
    #expect(try SuggesterTests.suggester("learn to swim").suggestion(count: 3).candidates.count == 1)
    #expect(try SuggesterTests.suggester("make my son do his homework").suggestion(count: 3).candidates.count == 1)
  }

  /// Goals with an act of their own, or of many words, for which one sentence is surer than three.
  private static let particular: Set = [
    "I lost my job and I feel worthless", "ask for help when i need it", "call my mother every Sunday", "forgive my father",
  ]
  /// Goals that are told whole, and for which a family has more.
  private static let told: Set = ["care for my mother", "work on my side project", "finish my thesis"]

  @Test(arguments: Reliability.cases(SuggesterTests.goals).filter { !$0.family.hasPrefix("anything ") })
  func `three sentences in two styles or three, a plan first, for every goal that a family is for, or the surest`(
    _ words: String, _ family: String
  ) throws {
    for seed in UInt64(1)...10 {
      let suggestion = try SuggesterTests.suggester(words, seed: seed).suggestion(count: 3)
      if Self.particular.contains(words) {
        #expect(suggestion.candidates.count == 1)
        #expect(suggestion.notes == ["Other sentences for this goal are less sure; ask again to see them."])
      } else {
        #expect((suggestion.candidates.first?.style == .ifThen) != Self.told.contains(words))
        // What was written for just this may be less than three sentences.
        #expect(
          suggestion.candidates.count == 3 ? suggestion.notes.isEmpty : suggestion.candidates.count == 2 && suggestion.notes.count == 1)
        #expect(suggestion.candidates.count == 2 || Set(suggestion.candidates.map(\.style)).count > 1)
      }
      for candidate in suggestion.candidates {
        #expect(candidate.judgement.isAccepted)
        #expect(candidate.source == .rules)
        #expect((try? Wording(candidate.text)) != nil)
      }
    }
  }

  /// What "it" is, the sentence does not say.
  @Test(arguments: [
    ("gossip less with the mums at the gate", "it hurts people", "because gossiping hurts people"),
    ("stop biting my nails", "it's embarrassing", "because biting my nails is embarrassing"),
  ])
  func `a reason about the habit names the habit`(_ words: String, _ reason: String, _ end: String) throws {
    let goal = ParsedGoal(Goal(words, reason: reason))
    #expect(Template.Slot.words(of: goal)[.reason] == end)
  }
}
