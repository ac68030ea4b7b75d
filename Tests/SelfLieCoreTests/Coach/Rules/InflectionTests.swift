import Testing

@testable import SelfLieCore

/// The forms of words, and a person's words as those of a sentence.
struct InflectionTests {
  @Test(arguments: [
    ("smoke", "smoking"), ("run", "running"), ("lie", "lying"), ("die", "dying"), ("tie", "tying"), ("be", "being"), ("see", "seeing"),
    ("eat", "eating"),
    ("bite", "biting"), ("quit", "quitting"), ("stop", "stopping"), ("begin", "beginning"), ("forget", "forgetting"), ("visit", "visiting"),
    ("open", "opening"), ("panic", "panicking"), ("vape", "vaping"), ("play", "playing"), ("study", "studying"), ("fix", "fixing"),
    ("chew", "chewing"),
    ("scroll", "scrolling"), ("snack", "snacking"), ("sleep", "sleeping"), ("meditate", "meditating"), ("procrastinate", "procrastinating"),
    ("use", "using"), ("swim", "swimming"), ("jog", "jogging"), ("argue", "arguing"), ("control", "controlling"), ("offer", "offering"),
    ("say", "saying"),
    ("yell", "yelling"), ("dye", "dyeing"), ("agree", "agreeing"), ("practise", "practising"), ("write", "writing"),
    ("unplug", "unplugging"),
  ])
  func `a verb becomes what somebody is doing, and that becomes the verb again`(_ base: String, _ gerund: String) {
    #expect(Inflection.gerund(of: base) == gerund)
    #expect(Inflection.base(ofGerund: gerund) == base)
  }

  @Test(arguments: [
    "morning", "evening", "something", "nothing", "spring", "king", "ring", "string", "ceiling", "wedding", "ing", "during", "sing", "",
  ])
  func `not all that ends like it is what somebody is doing`(_ word: String) { #expect(Inflection.base(ofGerund: word) == nil) }

  @Test(arguments: [
    ("kitesurfing", "kitesurf"), ("blogging", "blog"), ("skydiving", "skydive"), ("googling", "google"), ("crocheting", "crochet"),
  ])
  func `verbs that are in no table go by the rules of spelling`(_ gerund: String, _ base: String) {
    #expect(Inflection.base(ofGerund: gerund) == base)
  }

  @Test(arguments: [
    ("smoke", "smokes"), ("go", "goes"), ("do", "does"), ("have", "has"), ("be", "is"), ("watch", "watches"), ("push", "pushes"),
    ("worry", "worries"),
    ("play", "plays"), ("relax", "relaxes"), ("kiss", "kisses"), ("buzz", "buzzes"), ("lie", "lies"),
  ])
  func `a verb has a third person, and that has the verb`(_ base: String, _ third: String) {
    #expect(Inflection.thirdPerson(of: base) == third)
    #expect(Inflection.base(ofThirdPerson: third) == base)
  }

  @Test(arguments: [
    ("put on my shoes and walk", "putting on my shoes and walking"), ("go for a walk", "going for a walk"),
    ("slowly breathe out", "slowly breathing out"),
    ("eat fish and chips", "eating fish and chips"), ("be more patient", "being more patient"),
  ])
  func `a whole phrase changes with its verbs`(_ base: String, _ gerund: String) {
    #expect(Inflection.gerunds(of: base) == gerund)
    #expect(Inflection.bases(of: gerund) == base)
  }

  @Test(arguments: [
    ("a apple", "an apple"), ("an walk", "a walk"), ("a hour", "an hour"), ("an user", "a user"), ("an one", "a one"),
    ("a honest word", "an honest word"),
    ("a MRI", "an MRI"), ("an PC", "a PC"), ("an university", "a university"), ("a unhappy day", "an unhappy day"),
    ("a orange", "an orange"),
    ("a \"orange\"", "an \"orange\""), ("an European", "a European"), ("a umbrella", "an umbrella"), ("A egg a day", "An egg a day"),
    ("plan a", "plan a"),
  ])
  func `an article goes by the sound behind it`(_ wrong: String, _ right: String) {
    #expect(Inflection.withArticles(wrong) == right)
    #expect(Inflection.withArticles(right) == right)
  }

  @Test(arguments: [
    ("when I bite my nails", "when you bite your nails"), ("when I am stressed", "when you are stressed"),
    ("I'm with myself", "you're with yourself"),
    ("before I was up", "before you were up"), ("it is mine", "it is yours"), ("at ten am", "at ten am"),
  ])
  func `what is said of me is said to you, and back`(_ first: String, _ second: String) {
    #expect(Inflection.second(first) == second)
    #expect(Inflection.first(second) == first)
  }

  @Test(arguments: [
    ("stop biting your nails", "stop biting my nails"), ("when someone shouts at you", "when someone shouts at me"),
    ("when you are late", "when I am late"),
  ])
  func `who is told of as you is me`(_ second: String, _ first: String) { #expect(Inflection.first(second) == first) }

  @Test(arguments: [
    ("Smoking", "smoking"), ("TikTok at night", "TikTok at night"), ("learn spanish", "learn Spanish"), ("i am", "I am"),
    ("STOP SMOKING", "stop smoking"),
    ("TV", "TV"), ("Anna's wedding", "Anna's wedding"), ("call Anna", "call Anna"), ("on mondays", "on Mondays"), ("I'm here", "I'm here"),
    ("", ""),
  ])
  func `a capital stays where it is a name's`(_ typed: String, _ inner: String) { #expect(Inflection.inner(typed) == inner) }

  @Test(arguments: [
    ("after lunch, i chew gum", "After lunch, I chew gum."), ("I breathe.", "I breathe."), ("i take a apple", "I take an apple."),
    ("", "."),
  ])
  func `a sentence has its capital and its end`(_ words: String, _ sentence: String) { #expect(Inflection.sentence(words) == sentence) }

  // MARK: Goals

  @Test(
    arguments: [
      ("to stop smoking", "smoke", Goal.Kind.quit), ("quit smoking", "smoke", .quit), ("I want to smoke less", "smoke", .quit),
      ("Smoking", "smoke", nil),
      ("STOP SMOKING!!!", "smoke", .quit), ("I'd like to give up smoking for good", "smoke", .quit),
      ("not to smoke any more", "smoke", .quit),
      ("I don't want to smoke anymore", "smoke", .quit), ("no more cigarettes", "smoke cigarettes", .quit),
      ("stop biting your nails", "bite my nails", .quit),
      ("cut down on sugar", "eat sugar", .quit), ("less coffee", "drink coffee", .quit), ("eat less sugar", "eat sugar", .quit),
      ("spend less time on my phone", "spend time on my phone", .quit),
      ("quit social media", "use social media", .quit), ("stop lying", "lie", .quit), ("stop being late", "be late", .quit),
      ("avoid junk food", "eat junk food", .quit),
      ("stop watching so much TV", "watch TV", .quit), ("stop putting things off", "put things off", .quit),
      ("stop smoking because my kids hate it", "smoke", .quit), ("kick my addiction to nicotine", "nicotine", .quit),
      ("get rid of stress", "stress", .quit),
      ("run in the morning", "run", nil), ("I want to learn the violin", "learn the violin", nil), ("Running", "run", nil),
      ("reading more", "read", nil), ("be more patient", "be more patient", nil), ("more confidence", "more confidence", nil),
      ("more mindful", "be more mindful", nil),
      ("confident", "be confident", nil),
      ("be less anxious", "be less anxious", nil), ("run five miles in less than an hour", "run five miles in less than an hour", nil),
      ("a new job", "a new job", nil),
      ("public speaking", "public speaking", nil), ("My goal is to sleep better", "sleep better", nil), ("how to focus", "focus", nil),
      ("drink more water", "drink more water", nil), ("walk 10,000 steps every day", "walk ten thousand steps", nil),
      ("clean air", "clean air", nil),
      ("clean my room", "clean my room", nil), ("calm", "be calm", nil), ("talk to Anna", "talk to Anna", nil),
      ("learn spanish", "learn Spanish", nil),
      ("running shoes", "running shoes", nil), ("exercise", "exercise", nil), ("work life balance", "work life balance", nil),
      ("\"read\" (daily)", "read", nil),
      ("stop smoking 🚭", "smoke", .quit), ("stop  \t smoking\n", "smoke", .quit), ("stop smoking. Please help me.", "smoke", .quit),
    ] as [(String, String, Goal.Kind?)])
  func `a goal is reduced to its heart`(_ words: String, _ heart: String, _ kind: Goal.Kind?) {
    let aim = GoalPhrase(TypedWords(words))
    switch aim.heart {
    case .action(let text), .thing(let text): #expect(text == heart)
    case .nothing, .problem: Issue.record("\(words) has no heart")
    }
    #expect(aim.kind == kind)
  }

  @Test(
    arguments: [
      ("I keep yelling at my kids", "yell at my kids", .quit), ("I keep a diary", "keep a diary", nil),
      ("I spend too much", "spend too much", .quit), ("I eat too much sugar", "eat sugar", .quit),
      ("I always interrupt people", "interrupt people", .quit),
      ("I end up scrolling all night", "scroll", .quit), ("I can't stop biting my nails", "bite my nails", .quit),
      ("I never finish what I begin", "finish what I begin", .build), ("I don't exercise", "exercise", .build),
      ("I keep forgetting to drink water", "drink water", .build), ("I always forget to call my mother", "call my mother", .build),
      ("I don't want to smoke", "smoke", .quit), ("I never want to gamble again", "gamble", .quit),
      ("pay off my debt", "pay off my debt", nil), ("I interrupt my husband", "interrupt my husband", .quit),
      ("I bite my nails", "bite my nails", .quit), ("I scroll all night", "scroll", .quit),
      ("I often snap at my kids", "snap at my kids", .quit),
      ("I talk too fast", "talk too fast", .quit), ("I can't stop eating chips", "eat chips", .quit), ("eat less", "eat too much", .quit),
      ("I tend to overthink", "overthink", .quit), ("I run a marathon", "run a marathon", nil), ("phone my mother", "phone my mother", nil),
    ] as [(String, String, Goal.Kind?)])
  func `a confession says what to leave, or what is missing`(_ words: String, _ heart: String, _ kind: Goal.Kind?) {
    let goal = GoalPhrase(TypedWords(words))
    #expect(goal.heart == .action(heart))
    #expect(goal.kind == kind)
  }

  @Test(arguments: [
    "loneliness", "back pain", "my stammer", "being lonely", "get over my breakup", "overcome my fear of flying",
    "stop the pain in my knee",
    "my mother died", "migraines", "grief after my father's death", "social phobia", "toothache", "arthritis", "fibromyalgia",
    "panic attacks",
  ])
  func `what is suffered is nothing to move toward, and nothing to quit`(_ words: String) {
    let goal = GoalPhrase(TypedWords(words))
    #expect(goal.heart == .problem && goal.kind == .build)
  }

  @Test(arguments: [
    "my knees hurt", "I can't sleep", "I feel stuck", "my boss keeps giving me more", "I'm scared of flying", "I have no friends",
    "people ignore me", "nobody listens to me", "the house is a mess",
  ])
  func `what is told and not wished for is no act`(_ words: String) { #expect(GoalPhrase(TypedWords(words)).heart == .problem) }

  @Test(arguments: ["I am calm", "I'm learning French", "my morning routine", "the violin", "my own business"])
  func `what is wished for is not told`(_ words: String) { #expect(GoalPhrase(TypedWords(words)).heart != .problem) }

  @Test(arguments: ["stop eating at night", "break the habit of scrolling in bed", "no phone after 10 pm"])
  func `what is left only at a moment is not left`(_ words: String) {
    let goal = GoalPhrase(TypedWords(words))
    #expect(goal.heart == .nothing && goal.moment != nil && goal.kind == .quit)
  }

  @Test(arguments: ["", "   ", "!!!", "🚭", "\u{0}", "stop", "I want to", "\u{202E}", "...", "less"])
  func `words that say nothing have no heart`(_ words: String) { #expect(GoalPhrase(TypedWords(words)).heart == .nothing) }

  // MARK: Triggers

  @Test(arguments: [
    ("sunday lunch", "at Sunday lunch"), ("after tea i suppose", "after tea"), ("stuck in traffic", "when I am stuck in traffic"),
    ("takeoff", "at takeoff"), ("1st of the month", "on the first of the month"),
    ("after lunch", "after lunch"), ("After lunch.", "after lunch"), ("when I am stressed", "when I am stressed"),
    ("when you're stressed", "when I'm stressed"),
    ("stress", "when I feel stressed"), ("Stress", "when I feel stressed"), ("stressed", "when I feel stressed"),
    ("when stressed", "when I feel stressed"), ("I feel hopeless today", "when I feel hopeless"),
    ("at 10 pm", "at ten in the evening"), ("10pm", "at ten in the evening"), ("22:00", "at ten in the evening"),
    ("at 6:30", "at six thirty"),
    ("at 7 am", "at seven in the morning"), ("12 pm", "at noon"), ("at 00:00", "at midnight"), ("the urge", "when the urge comes"),
    ("urge", "when the urge comes"),
    ("cravings", "when cravings come"), ("boredom", "when I feel bored"), ("breakfast", "after breakfast"), ("morning", "in the morning"),
    ("in the morning", "in the morning"), ("waking up", "when I wake up"), ("wake up", "when I wake up"), ("I wake up", "when I wake up"),
    ("driving home", "when I drive home"), ("feeling lonely", "when I feel lonely"), ("being alone", "when I am alone"),
    ("alone", "when I am alone"),
    ("my phone buzzes", "when my phone buzzes"), ("people smoke around me", "when people smoke around me"),
    ("someone offers me one", "when someone offers me one"),
    ("friends", "when I am with friends"), ("my boss", "when I am with my boss"), ("parties", "at parties"),
    ("coffee", "when I have my coffee"),
    ("Mondays", "on Mondays"),
    ("every morning", "every morning"), ("the smell of smoke", "when I notice the smell of smoke"), ("if I get angry", "if I get angry"),
    ("usually after dinner", "after dinner"), ("an hour before bed", "an hour before bed"), ("on the bus", "on the bus"),
    ("while driving", "while I drive"),
    ("before going to bed", "before going to bed"), ("stress at work", "when I notice stress at work"),
    ("as soon as I get home", "as soon as I get home"),
    ("\"lunch\"", "after lunch"), ("it is late", "when it is late"), ("Monday evening", "on Monday evening"),
    ("New Year's Eve", "on New Year's Eve"), ("Christmas", "at Christmas"), ("library", "at the library"),
    ("lunch break at work", "on my lunch break at work"), ("homework done", "when my homework is done"),
    ("because I'm sad", "when I'm sad"), ("since it's Monday", "when it's Monday"), ("Monday meetings", "during Monday meetings"),
    ("probably after work", "after work"), ("lunch, maybe", "after lunch"), ("on Sundays, maybe after church", "on Sundays"),
    ("because of stress", "when I feel stressed"), ("with my coffee", "when I have my coffee"), ("with pizza", "when I have pizza"),
    ("with my sister", "when I am with my sister"), ("when everyone's toasting", "when everyone's toasting"),
    ("when hunger strikes", "when hunger strikes"), ("tonight", "tonight"),
    ("3 pm slump", "when the afternoon slump comes"),
    ("friday nights", "on Friday nights"), ("weekdays", "on weekdays"), ("exams", "during exams"),
    ("work meetings", "during work meetings"),
    ("kids asleep", "when the kids are asleep"), ("telly off", "when the telly is off"), ("bath done", "when the bath is done"),
    ("parked up outside work", "when I am parked up outside work"), ("school gate", "at the school gate"),
    ("alarm goes at 5:45", "when my alarm goes at five forty five"), ("bored, 1am", "when I feel bored at one in the morning"),
    ("11pm lights out", "at eleven at night"), ("every email i write", "with every email I write"), ("adverts", "during the adverts"),
    ("straight after tea", "straight after tea"), ("even if it's raining", nil),
  ])
  func `a trigger becomes the beginning of a sentence`(_ typed: String, _ cue: String?) { #expect(Trigger.cue(of: typed) == cue) }

  @Test(
    arguments: [
      ("run in the morning", "in the morning"), ("stop eating at night", "at night"), ("stop scrolling in bed", "in bed"),
      ("read before bed", "before bed"),
      ("stop shouting when I am tired", "when I am tired"), ("get up at 6:30", "at six thirty"), ("smoke less", nil), ("be at ease", nil),
      ("so nervous before exams I can't sleep", "before exams"),
    ] as [(String, String?)])
  func `a goal may have its cue in it`(_ goal: String, _ cue: String?) {
    var words = TypedWords(goal)
    #expect(Trigger.cue(inside: &words) == cue)
  }

  @Test(arguments: [
    ("run in the morning", "run"), ("do the dishes right after dinner", "do the dishes"), ("stop eating after 8 pm", "stop eating"),
    ("looking after my parents without losing myself", "looking after my parents without losing myself"),
    ("keep going after a week", "keep going after a week"), ("open my bills when they come", "open my bills when they come"),
  ])
  func `the moment leaves the act as it was`(_ goal: String, _ rest: String) {
    var words = TypedWords(goal)
    _ = Trigger.cue(inside: &words)
    #expect(words.text == rest)
  }

  @Test(arguments: [
    ("at ten in the evening", true), ("after lunch", true), ("on Sundays", true), ("when I wake up", true), ("before bed", true),
    ("when my wife talks about her day", false), ("at work", false), ("in the car", false), ("when I feel rushed", false),
    ("before I speak", false),
  ])
  func `times of the day are told from situations`(_ cue: String, _ isScheduled: Bool) {
    #expect(Trigger.isScheduled(cue) == isScheduled)
  }

  // MARK: Replacements

  @Test(arguments: [
    ("chew gum", "chew gum"), ("chewing gum", "chew gum"), ("Gum", "chew gum"), ("a glass of water", "drink a glass of water"),
    ("glass of water", "drink a glass of water"),
    ("water", "drink water"), ("go for a walk", "go for a walk"), ("a walk", "take a walk"), ("walk", "walk"), ("walking", "walk"),
    ("an apple", "eat an apple"),
    ("apple", "eat an apple"), ("carrot sticks", "eat carrot sticks"), ("ten push-ups", "do ten push-ups"),
    ("10 pushups", "do ten pushups"), ("yoga", "do yoga"),
    ("my book", "read my book"), ("music", "listen to music"), ("the guitar", "play the guitar"), ("a cup of tea", "drink a cup of tea"),
    ("knitting", "knit"),
    ("breathing exercises", "do breathing exercises"), ("deep breaths", "take deep breaths"), ("I will call my sister", "call my sister"),
    ("my sister", "call my sister"),
    ("to read a book instead", "read a book"), ("putting on my shoes and walking", "put on my shoes and walk"), ("prayer", "say a prayer"),
    ("my garden", "work in my garden"),
    ("a rubber band", "turn to a rubber band"), ("Read", "read"), ("squeeze your stress ball", "squeeze my stress ball"),
    ("stress ball", "squeeze a stress ball"),
    ("slowly drink water", "slowly drink water"), ("a stick of gum", "chew a stick of gum"),
    ("play guitar", "play guitar"), ("play chess", "play chess"), ("sparkling water", "drink sparkling water"),
    ("steaming tea", "drink steaming tea"), ("\"oh sugar\"", "say oh sugar"), ("calm", "stay calm"), ("be calm", "stay calm"),
    ("my shoes on", "put my shoes on"), ("batch-cook soup", "batch-cook soup"), ("Duolingo", "turn to Duolingo"),
    ("feet on the floor", "put my feet on the floor"), ("both hands on the wheel", "keep both hands on the wheel"),
    ("lights off", "turn the lights off"), ("sits still", "sit still"), ("20-minute walk", "take a twenty minute walk"),
    ("a 20-minute walk", "take a twenty minute walk"),
    ("ten minutes of yoga", "do ten minutes of yoga"), ("say thank you", "say thank you"), ("say I love you", "say I love you"),
  ])
  func `what is done instead becomes an act`(_ typed: String, _ action: String) { #expect(Replacement.action(of: typed) == action) }

  @Test(arguments: [
    ("my kids", "for my kids"), ("because I have good ideas", "because I have good ideas"),
    ("I have good ideas", "because I have good ideas"),
    ("to live longer", "to live longer"), ("for my health", "for my health"), ("my kids need me", "because my kids need me"),
    ("feel better", "to feel better"),
    ("so that I have more energy", "so that I have more energy"), ("so I sleep better", "so that I sleep better"),
    ("so that my kids trust me", "so that my kids trust me"), ("my kids trust me", "because my kids trust me"),
    ("I want to see my kids grow up", "because I want to see my kids grow up"), ("I want peace", "because I want peace"),
    ("my dentist told me to", "because my dentist told me to"), ("it is bad for me", "because it is bad for me"),
    ("it's expensive", "because it's expensive"), ("in order to save money", "to save money"),
    ("my hopes and dreams", "for my hopes and dreams"),
    ("being there for my kids", "to be there for my kids"), ("healthier", "to be healthier"), ("my back pain", "because of my back pain"),
    ("because of my asthma", "because of my asthma"), ("diabetes runs in my family", "because diabetes runs in my family"),
    ("my teeth hurt", "because my teeth hurt"), ("people stare", "because people stare"),
    ("my memory's getting worse", "because my memory's getting worse"), ("hangovers", "because of hangovers"),
    ("being tired all day", "because of being tired all day"),
    ("my grandpa played", "because my grandpa played"), ("grandpa loved it", "because my grandpa loved it"),
    ("my heart races", "because my heart races"), ("my daughter notices", "because my daughter notices"),
    ("my mother smokes", "because my mother smokes"), ("stress kills", "because stress kills"), ("God listens", "because God listens"),
    ("hands show character", "because hands show character"), ("mess stresses my wife out", "because mess stresses my wife out"),
    ("being tired makes me mean", "because being tired makes me mean"), ("warm muscles heal", "because warm muscles heal"),
    ("being there when my son needs me", "to be there when my son needs me"), ("my family meals", "for my family meals"),
    ("my work friends", "for my work friends"), ("quiet nights", "for quiet nights"), ("good mornings", "for good mornings"),
    ("so I'm awake", "so that I'm awake"), ("so that I sleep", "so that I sleep"), ("Anna", "for Anna"), ("anna", "for Anna"),
    ("in memory of my dad", "in memory of my dad"), ("trust", "for trust"),
    ("the smell is awful", "because the smell is awful"), ("my daughter", "for my daughter"),
    ("health", "for my health"), ("money", "to save money"), ("Kids", "for my kids"),
    ("drives my girlfriend mad", "because it drives my girlfriend mad"), ("the baby's due in March", "because the baby's due in March"),
    ("cash flow's terrible", "because cash flow's terrible"), ("my wife's fed up of asking", "because my wife's fed up of asking"),
    ("test is in 3 weeks", "because my test is in three weeks"), ("burnt out", "because I am burnt out"),
    ("neck pain", "because of my neck pain"), ("type 2 diabetes", "because of my type two diabetes"),
    ("new knee", "because of my new knee"),
    ("my daughter's wedding", "for my daughter's wedding"), ("Dad hated us fighting", "because my dad hated us fighting"),
  ])
  func `a reason becomes the end of a sentence`(_ typed: String, _ clause: String) { #expect(ReasonPhrase.clause(of: typed) == clause) }

  @Test(arguments: ["embarrassing", "perfectionism", "look like shit", "to feel like crap", "yes", "no", "ok", "why not", "I don't know"])
  func `a short answer is no reason`(_ typed: String) { #expect(ReasonPhrase.clause(of: typed) == nil) }

  @Test(arguments: [
    ("coffee", GoalPhrase.Heart.thing("coffee"), "because coffee makes me nervous" as String?), ("cigarettes", .thing("cigarettes"), nil),
    ("gossip", .action("gossip at work"), "because gossiping makes me nervous"), ("procrastination", .problem, nil),
  ])
  func `what a reason calls it is named, where the sentence may be about something else`(
    goal: String, heart: GoalPhrase.Heart, clause: String?
  ) throws {
    #expect(ReasonPhrase.clause("because it makes me nervous", about: heart) == clause)
    let suggester = try Suggester(ParsedGoal(Goal(goal, reason: "it makes me nervous")), seed: 1)
    let texts = suggester.suggestion(count: 9).candidates.map(\.text)
    #expect(texts.allSatisfy { !$0.contains("because it") || $0.hasPrefix("I am done with \(goal.prefix(6))") }, "\(texts)")
  }

  @Test(arguments: ["not smoking", "don't smoke", "no", "ok"])
  func `what is not done is no act`(_ typed: String) { #expect(Replacement.action(of: typed) == nil) }

  @Test(arguments: [
    "twice a week", "three times a day", "until dinner", "before", "n", "instead of TV", "rain or shine", "every time", "randomly",
  ])
  func `how often and how long are no moment`(_ typed: String) { #expect(Trigger.cue(of: typed) == nil) }

  // MARK: Odd input

  @Test(arguments: ["", " ", "\n", "🚬🚬", "(((", "\"\"", "---", "'''", "\u{200B}"])
  func `of what has no words nothing is made`(_ text: String) {
    #expect(Trigger.cue(of: text) == nil)
    #expect(Replacement.action(of: text) == nil)
    #expect(ReasonPhrase.clause(of: text) == nil)
  }

  @Test func `what is longer than anybody says is cut, however long it is`() {
    let marks = "a" + String(repeating: "\u{301}", count: 5_000_000), words = String(repeating: "stop smoking ", count: 800_000)
    for text in [marks, words, String(repeating: "x", count: 10_000_000)] {
      #expect(TypedWords(text).text.unicodeScalars.count <= 300)
      _ = GoalPhrase(TypedWords(text))
      _ = Trigger.cue(of: text)
    }
    #expect(TypedWords("stop " + String(repeating: "x", count: 50)).words == ["stop"])
  }

  @Test func `other scripts are noticed, accents are not other scripts`() {
    #expect(!TypedWords.foreignLetters(in: "бросить курить").isEmpty)
    #expect(!TypedWords.foreignLetters(in: "戒烟").isEmpty)
    #expect(TypedWords.foreignLetters(in: "less café, naïve señor 🚭 ½").isEmpty)
  }
}
