import Testing

@testable import SelfLieCore

/// Wishes with words beside them that no sentence should say, and stories in which nothing says what is wanted.
struct PrunedWishTests {
  @Test(arguments: [
    ("when I get home, I hug my kids", "When I get home, I hug my kids."),
    ("every tuesday call grandma because she is alone", "Every Tuesday, I call my grandma because she is alone."),
    ("in the morning drink a glass of water", "In the morning, I drink a glass of water."),
    ("go to my AA meetings twice a week and call my sponsor when I'm tempted", "When I'm tempted, I call my sponsor."),
    ("read for half an hour without checking my phone", "I read for half an hour with my phone in another room."),
    ("walk to work without looking at my phone", "I walk to work with my phone in my pocket."),
    (
      "stop feeling guilty for putting my mother in a nursing home",
      "I am learning to forgive myself for putting my mother in a nursing home."
    ),
    ("stay sober at my brother's wedding next month where everyone will be drinking", "I stay sober at my brother's wedding."),
    ("my coworkers make fun of me", "I am learning to stand up for myself when my coworkers make fun of me."),
    ("run my first 10k in october", "I train for my first 10k in October."),
    ("remember my dad with love", "I think of my dad with love."),
    ("take meds on time", "I take my meds on time."), ("posture at my computer", "I sit up straight at my computer."),
    ("touch typing", "I practise touch typing."), ("i cant stick to anything", "I am learning to stick to one thing."),
    ("patience with toddler", "I practise patience with my toddler."), ("bouldering", "I go bouldering."),
    ("waste less food", "I use up the food in my fridge."),
    ("tune before practise", "Before I practise, I tune up."),
    ("stop wory about money", "When I catch myself worrying about money, I breathe out and feel my feet."),
    ("i put off doing my taxes every year until the last possible day", "I do my taxes."),
    (
      "i get really bad stage fright before i play the trumpet in public",
      "Before I walk on stage, I breathe out and hear the first bar in my head."
    ),
    ("i procrastinate on my thesis by cleaning the whole flat", "I make a start on my thesis."),
    ("stay off reddit while i am supposed to be writing reports", "When I feel like scrolling Reddit, I write reports."),
    ("check my mirrors every time before i change lanes on my motorbike", "Before I change lanes on my motorbike, I check my mirrors."),
    ("spend less time on tiktok and more time drawing", "When I feel like scrolling TikTok, I draw."),
    ("i'd rather cook at home than order takeaway four times a week", "When I feel like ordering takeaway, I cook at home."),
    ("milk the goats by six every morning without complaining about it", "I milk the goats by six every morning."),
    (
      "sit down and study chemistry for two hours after school before gaming", "After school, I sit down and study chemistry for two hours."
    ),
    ("get out of bed erlier so i have time for brekfast", "I get out of bed earlier so that I have time for breakfast."),
    ("go runing three times a weak befor work", "I go running three times a week before work."),
    ("i can't seem to throw away anything that belonged to my late wife", "I am learning to let go of what belonged to my late wife."),
    ("get up at 5:30 and swim before work", "I get up at five thirty and swim before work."),
    ("speak up in team meetings even when i am not totally sure", "I speak up in team meetings even when I am not totally sure."),
    ("get off the sofa and walk the dog after lunch", "After lunch, I walk the dog."),
    ("quit sugar in my tea and drink it plain", "I take my tea unsweetened."),
    ("i want to enjoy cooking again since my wife passed away", "I am learning to enjoy cooking."),
    ("sit up straight at my desk because my back is killing me", "At my desk, I sit up straight because my back is killing me."),
    ("ask for a raise at my review next month", "I ask for a raise at my review."),
    ("hold my plank for two minutes by the end of the month", "I hold my plank for two minutes."),
    ("keep a gratitude journal and write in it every night", "Every night, I write in my gratitude journal."),
    ("swim forty lengths twice a week without stopping", "I swim forty lengths twice a week."),
    (
      "be less nervous when i have to talk to customers on the phone",
      "When I talk to customers on the phone, I breathe out slowly and feel my feet."
    ),
    ("post less on facebook and see my friends in person more", "When I feel like posting on Facebook, I see my friends in person."),
    ("get to bed by ten thirty on nights before early shifts", "I get to bed by ten thirty on nights before early shifts."),
    ("look people in the eye when i shake their hand", "I look people in the eye when I shake their hand."),
    ("cut down to one cup of coffee a day, before noon", "I drink only one cup of coffee a day."),
    ("use my cpap machine every night so that i stop snoring", "Every night, I use my CPAP machine."),
    ("insulin on time", "I take my insulin on time."), ("deadlift twice my bodyweight", "I train to deadlift twice my bodyweight."),
    (
      "stop checking my ex's instagram like ten times a day",
      "When I feel like checking my ex's Instagram, I put my phone down and breathe out."
    ),
    ("shoot my shot with a girl i like", "I shoot my shot with a girl I like."),
    ("slay my exam", "When I sit down at my desk, I choose one small task and begin."),
    ("knock them dead in my presentation", "After breakfast, I say my first sentences aloud."),
    ("end my work day at five", "At five, I leave work."), ("stop burning dinner", "When I cook, I set a timer."),
    ("purge my wardrobe", "I clear one small part of my wardrobe today."),
    ("meet my deadline without panicking", "When a deadline comes close, I breathe out slowly and feel my feet."),
    ("sleep without pills", "When I turn off the light, I lie still and let my jaw go soft."),
    ("stop waking up at 3am", "When I lie down, I let my shoulders sink into the bed."),
    (
      "study for my maths exam without getting distracted by my phone", "I study for my maths exam with my phone in another room."
    ),
    ("i have no friends", "On Friday afternoon, I invite somebody for coffee."),
    ("gain weight", "I add a handful of nuts to my breakfast."),
    ("I get so nervous in meetings that I don't say anything", "In meetings, I speak up."),
    ("read more books instead of watching netflix", "When I feel like watching Netflix, I read a book."),
    ("I check my phone first thing in the morning and lose an hour", "When I wake up, I open the curtains and let the screen wait."),
    ("I buy clothes online and regret it", "When the urge to buy comes, I write down what I want and wait a day."),
    ("I run every morning and feel great", "I run every morning."),
    ("get older gracefully", "When I think about my age, I name one thing that I have learned."),
    ("I've been sober for 90 days and I want to keep going", "When a craving comes, I call a person who knows my story."),
    ("draw every day without judging what I draw", "After dinner, I make one small sketch."),
    ("tell my wife \"I love you\" every morning", "Every morning, I tell my wife that I love her."),
    ("tell my son \"I'm proud of you\"", "I tell my son that I'm proud of him."),
    ("tell myself \"you are enough\"", "I tell myself that I am enough."),
    ("say \"I love you\" to my wife every day", "I tell my wife that I love her every day."),
    ("when my wife talks about her day, listen", "When my wife talks about her day, I listen."),
    // What others decide is worked for.
    ("hit my sales target", "I am working to hit my sales target."),
    ("beat my personal best in the 10k", "I am training to beat my personal best in the 10k."),
    ("make the cut for the football team", "I am training to make the cut for the football team."),
    ("finally ship my side project", "I take one step today toward shipping my side project."),
    ("90 days without alcohol", "When a craving comes, I call a person who knows my story."),
    ("gym three times a week", "I go to the gym three times a week."),
    ("stop letting my husband talk down to me", "I am learning to stand up to my husband."),
    (
      "I've been clean for six months and I don't want to relapse when life gets hard",
      "When a craving builds, I go and sit with sober people."
    ),
    ("drink tea instead of wine in the evening after a stressful day", "In the evening, I drink tea instead of wine."),
    ("spend one evening a week with my husband without any screens", "I spend one evening a week with my husband with the screens off."),
    (
      "study for my nursing exam two hours a day after the kids are asleep",
      "After the kids are asleep, I study for my nursing exam for two hours."
    ),
    (
      "stop going through my boyfriend's phone because I'm scared he's lying to me",
      "When doubt creeps in, I breathe out and look at what is true today."
    ),
    ("get rid of the stuff in the garage that I've been keeping for no reason", "I clear one small part of my garage today."),
    (
      "I want to finish writing my novel because I've been dreaming about it for years",
      "I work on my novel for half an hour today because I've been dreaming about it for years."
    ),
    ("stop falling for men who treat me badly just because I hate being alone", "I choose men who treat me well."),
    // Stories.
    (
      "I take my phone to bed and watch TikTok till one am, then I'm a zombie at work. I want to leave it in the kitchen at night.",
      "At night, I leave my phone in the kitchen."
    ),
    (
      "When I get home from work I drop my bag in the hall and scroll on my phone for two hours. I would like to go for a run instead.",
      "When I get home from work, I go for a run."
    ),
    (
      "I drink at least three cans of Coke a day, mostly in the afternoon when I get tired. Would like to switch to water.",
      "When I feel like drinking Coke, I drink a glass of water."
    ),
    (
      "We've got two dogs and I'm too lazy to walk them properly, I just let them out. I want to take them to the park every morning.",
      "Every morning, I take the dogs to the park."
    ),
    (
      "I used to pray every night but I lost the habit. I'd like to start again and thank God for three things before I go to sleep.",
      "Before I go to sleep, I thank God for three things."
    ),
    (
      "so basically i bite my nails in lectures until they bleed, its embarrassing when people look at my hands, i want to stop biting them",
      "When the urge comes, I rub cream into my hands."
    ),
    (
      "I used to play cello before the kids were born, whenever I hear a cello on the radio my throat gets tight. I want to play again, even badly",
      "I play the cello, even badly."
    ),
    (
      "i'm scared of the dentist and havent been in eleven years, one of my teeth hurts now and i just chew on the other side",
      "I book an appointment with the dentist."
    ),
    (
      "my room is so messy i dont let anyone come over, clothes on the floor everywhere, i wish i could keep it tidy for more than two days",
      "I keep my room tidy for more than two days."
    ),
    (
      "im learning portuguese for my boyfriends family but when we visit i freeze up and just smile, i want to actually speak to his mum",
      "When we visit, I speak to my boyfriend's mum."
    ),
    (
      "i sit in my room coding all weekend and havent made a single friend since i moved to berlin, kinda lonely tbh",
      "I am making new friends."
    ),
    ("I forget my blood pressure tablets at least twice a week", "I take my blood pressure tablets."),
    (
      "i have two kids under five and by the time theyre asleep i just scroll tiktok till 1am and im wrecked the next day",
      "When I catch myself scrolling, I put my phone out of reach."
    ),
    (
      "i vape in the bathroom at work and hide it from my wife, i want to quit for good",
      "When my break begins, I take a short walk and breathe clean air."
    ),
  ])
  func `what stands beside a wish is not said`(_ words: String, _ sentence: String) throws {
    #expect(try SuggesterTests.first(words) == sentence)
  }

  @Test(arguments: ["after work I go straight to the fridge", "when I feel lonely, I call my ex", "when I get paid, I go shopping"])
  func `what somebody tells of a habit is no plan`(_ words: String) throws {
    #expect(
      try SuggesterTests.suggester(words).suggestion(count: 3).candidates.allSatisfy {
        !$0.text.contains("I go ") && !$0.text.contains("I call my ex")
      })
  }

  @Test(arguments: [
    ("Priya calls", "when Priya calls"), ("Alarm rings", "when my alarm rings"), ("boss yells", "when my boss yells"),
    ("Mon and Thu", "on Mondays and Thursdays"), ("Sat", "on Saturdays"), ("until my homework is done", "until my homework is done"),
  ])
  func `what rings and who calls are moments`(_ typed: String, _ cue: String) {
    #expect(Trigger.cue(of: typed)?.replacing("Alarm", with: "alarm") == cue)
  }

  @Test(arguments: ["being bullied at work", "being ghosted", "being teased about my weight", "being criticized by my mother"])
  func `nobody learns what others do to them`(_ words: String) throws {
    #expect(try SuggesterTests.suggester(words).suggestion(count: 3).candidates.allSatisfy { !$0.text.contains("learning to be") })
  }

  @Test(arguments: ["when someone is rude", "when I get home"])
  func `a moment that somebody names stands in a sentence, whatever the goal`(_ moment: String) throws {
    let wishes = SuggesterTests.typed.map(\.words).filter { $0.split(separator: " ").count < 6 && ParsedGoal(Goal($0)).moment == nil }
    let few = wishes.enumerated().filter { $0.offset.isMultiple(of: 5) }.map(\.element)
    #expect(few.count > 150)
    let without = try few.filter { words in
      let suggester = try Suggester(ParsedGoal(Goal(words, trigger: moment)), seed: 1), suggestion = suggester.suggestion(count: 3)
      return !suggester.isAtALoss(with: suggestion) && !suggestion.candidates.contains { $0.text.lowercased().contains(moment.suffix(8)) }
    }
    #expect(without.count <= few.count / 20, "\(without)")
  }

  @Test func `a story that says a habit and no wish gets a sentence for leaving the habit`() throws {
    let words = "we are trying to save for a house but i buy stuff on amazon every night in bed, packages i dont even remember ordering"
    let suggester = try SuggesterTests.suggester(words), suggestion = suggester.suggestion(count: 3)
    #expect(suggestion.candidates.map(\.text) == ["When I feel like buying stuff on Amazon in bed, I sleep on it first."])
    #expect(!suggester.isAtALoss(with: suggestion))
  }
}
