import Testing

@testable import SelfLieCore

/// Sentences in a person's own form.
struct SentenceFormTests {
  static func sentence(_ form: String, _ goal: Goal) throws -> String {
    let form = try SentenceForm(form)
    return try form.sentence(form.words(of: ParsedGoal(goal)))
  }

  @Test(arguments: [
    (
      "After {cue}, I {act}, because {reason}",
      Goal("stop smoking", reason: "my kids", trigger: "after lunch", replacement: "chewing gum"),
      "After lunch, I chew gum, because of my kids."
    ),
    (
      "After {cue}, I {act}, because {reason}", Goal("run", reason: "I sleep better", trigger: "work"),
      "After work, I run, because I sleep better."
    ),
    ("After {cue}, I {act}.", Goal("stretch", trigger: "10 pm"), "After ten in the evening, I stretch."),
    (
      "When {cue} comes, I choose {act}.", Goal("stop emotional eating", trigger: "stress", replacement: "a cup of peppermint tea"),
      "When stress comes, I choose a cup of peppermint tea."
    ),
    (
      "I would rather {act} than {habit}.", Goal("stop scrolling tiktok", replacement: "read a comic"),
      "I would rather read a comic than scroll TikTok."
    ),
    ("After {cue}, I {act}.", Goal("stretch", trigger: "when I get home"), "After I get home, I stretch."),
    ("When {cue}, I {act}", Goal("quit sugar", trigger: "stress", replacement: "a walk"), "When I feel stressed, I take a walk."),
    ("After {cue}, I {act}.", Goal("run", trigger: "angry"), "After I feel angry, I run."),
    ("After {cue}, I {act}.", Goal("run", trigger: "brush teeth"), "After I brush my teeth, I run."),
    ("Before {cue}, I {act}.", Goal("run", trigger: "go to sleep"), "Before I go to sleep, I run."),
    ("After {cue}, I {act}.", Goal("run", trigger: "gym"), "After the gym, I run."),
    ("In {cue}, I {act}.", Goal("run", trigger: "morning"), "In the morning, I run."),
    ("During {cue}, I {act}.", Goal("run", trigger: "lunch break"), "During my lunch break, I run."),
    ("When I am {cue}, I {act}.", Goal("run", trigger: "bored"), "When I am bored, I run."),
    ("{act} is what I do after {cue}", Goal("walk the dog", trigger: "lunch"), "Walking the dog is what I do after lunch."),
    ("Anna {act} after {cue}", Goal("read", trigger: "coffee", replacement: "do push-ups"), "Anna does push-ups after coffee."),
    ("She {act} after {cue}", Goal("read", trigger: "coffee", replacement: "do push-ups"), "She does push-ups after coffee."),
    ("Tonight I {act}", Goal("tidy my room"), "Tonight I tidy my room."),
    ("I {act}, because {reason}", Goal("run", reason: "wasting my time"), "I run, because I am tired of wasting my time."),
    ("I {act}, because {reason}", Goal("run", reason: "tired of being late"), "I run, because I am tired of being late."),
    ("I {act}, because {reason}", Goal("run", reason: "being broke sucks"), "I run, because being broke sucks."),
    ("I {act}, because {reason}", Goal("run", reason: "want to see my kids grow up"), "I run, because I want to see my kids grow up."),
    // "When" gives way to a moment's own word, and so does any joint but "because" to a reason's.
    ("When {cue}, I {act}", Goal("stretch", trigger: "after lunch"), "After lunch, I stretch."),
    (
      "I {act} so that {reason}", Goal("speak in meetings", reason: "because I have good ideas"),
      "I speak in meetings because I have good ideas."
    ),
    ("I don't {habit}", Goal("stop smoking"), "I don't smoke."), ("I let {habit} go", Goal("stop smoking"), "I let smoking go."),
    ("I am someone who {act} {cue}", Goal("read ten pages", trigger: "before bed"), "I am someone who reads ten pages before bed."),
    // What is left is said as it was, and what was built is not denied.
    ("I don't have to {habit}", Goal("stop driving too fast"), "I don't have to drive too fast."),
    ("I no longer {habit}", Goal("stop saying yes to everything"), "I no longer say yes to everything."),
    ("I am someone who doesn't {habit}", Goal("stop smoking"), "I am someone who doesn't smoke."),
    ("I am free of {habit}", Goal("quit weed"), "I am free of weed."),
    // What is so already is no aim.
    ("I {act} so that {reason}", Goal("do yoga", reason: "my back hurts"), "I do yoga because my back hurts."),
    ("I {act} so that {reason}", Goal("run", reason: "my doctor told me to"), "I run because my doctor told me to."),
    ("I {act} so that {reason}", Goal("run", reason: "I can play with my kids"), "I run so that I can play with my kids."),
    ("I am becoming more {quality}", Goal("be more patient"), "I am becoming more patient."),
    ("I am becoming more {quality}", Goal("become a better listener"), "I am becoming a better listener."),
    ("I am a person who {act}", Goal("be calm", replacement: "slowly chew each bite"), "I am a person who slowly chews each bite."),
    ("I am a person who {act}", Goal("be calm", replacement: "go home and lie down"), "I am a person who goes home and lies down."),
    ("When I am stressed, I {act}", Goal("be calm", replacement: "being quiet"), "When I am stressed, I am quiet."),
    (
      "Every {cue} I {act}", Goal("stop vaping", trigger: "my coffee break", replacement: "go for a walk"),
      "Every coffee break I go for a walk."
    ),
    ("Despite {cue}, I {act}", Goal("meditate", trigger: "the noise", replacement: "close my eyes"), "Despite the noise, I close my eyes."),
    ("It's {cue}, so I {act}", Goal("run", trigger: "Monday"), "It's Monday, so I run."),
    ("I care about {reason}, so I {act}", Goal("run", reason: "my health"), "I care about my health, so I run."),
    ("When {cue}, I {act}", Goal("run", trigger: "the afternoon slump"), "When the afternoon slump comes, I run."),
    ("I {act} because {reason}", Goal("run", reason: "Jesus loves me"), "I run because Jesus loves me."),
    // A clause without a joint of its own takes the form's.
    (
      "I {act} so that {reason}", Goal("stretch", reason: "my back stays healthy", trigger: "lunch"),
      "I stretch so that my back stays healthy."
    ),
    ("I {act} even though {reason}", Goal("stretch", reason: "it rains", trigger: "lunch"), "I stretch even though it rains."),
    ("I {act} for the sake of {reason}", Goal("stretch", reason: "my kids", trigger: "lunch"), "I stretch for the sake of my kids."),
    ("I love {act} after {cue}", Goal("stretch", trigger: "lunch"), "I love stretching after lunch."),
    ("I look forward to {act}", Goal("stretch", trigger: "lunch"), "I look forward to stretching."),
    ("As soon as {cue}, I {act}", Goal("stretch", trigger: "waking up"), "As soon as I wake up, I stretch."),
    ("Each {cue}, I {act}", Goal("stretch", trigger: "mornings"), "Each morning, I stretch."),
    ("I start with {act}", Goal("stretch", replacement: "one lap"), "I start with one lap."),
    ("I am {quality}", Goal("become a calm person"), "I am a calm person."),
    ("I am {quality}", Goal("confidence"), "I am confident."),
    (
      "After {cue}, I {act}, because {reason}", Goal("stretch", reason: "my son said \"you scare me\"", trigger: "lunch"),
      "After lunch, I stretch, because my son said you scare me."
    ),
    (
      "I {act}, because {reason}", Goal("stretch", reason: "to sleep better", trigger: "dinner"),
      "I stretch, because I want to sleep better."
    ),
    (
      "I {act}, because {reason}", Goal("stretch so that I can play with my kids", trigger: "dinner"),
      "I stretch, so that I can play with my kids."
    ),
    (
      "You {act}, because {reason}", Goal("call my mother", reason: "my kids love her", trigger: "on Sunday"),
      "You call your mother, because your kids love her."
    ),
    ("I enjoy {habit}", Goal("learn the violin"), "I enjoy learning the violin."),
    ("I let {habit} go", Goal("I want to stop smoking so much"), "I let smoking go."),
    (
      "{reason}, so I {act}.", Goal("save money for a house", reason: "I want my own place"),
      "I want my own place, so I put money aside for a house."
    ),
    (
      "Thanks to {act}, {reason}.", Goal("do my physio exercises", reason: "my knee gets stronger"),
      "Thanks to doing my physio exercises, my knee gets stronger."
    ),
    ("I smile while {act}.", Goal("run every day"), "I smile while running every day."),
    (
      "I keep {act}, and {reason}.", Goal("read more books", reason: "books make my world bigger"),
      "I keep reading more books, and books make my world bigger."
    ),
    (
      "I look at old photos because of {reason}.", Goal("grieve my father", reason: "the love I had for him"),
      "I look at old photos because of the love I had for him."
    ),
    ("I am calm and I {act}.", Goal("stop worrying", replacement: "slow breathing"), "I am calm and I breathe slowly."),
    (
      "{cue} is my time for {act}.", Goal("practise the cello", trigger: "half past four"),
      "Half past four is my time for practising the cello."
    ),
    (
      "First {cue}, then I {act}.", Goal("take my pills", trigger: "brushing my teeth"), "First I brush my teeth, then I take my pills."
    ),
    ("I am learning to be { Quality }", Goal("I want to be more patient"), "I am learning to be more patient."),
    ("After {cue}, I {act}", Goal("rest", trigger: "lunch", replacement: "water the plants"), "After lunch, I water the plants."),
    ("{act} comes easily to me", Goal("write my novel"), "Writing my novel comes easily to me."),
    (
      "At {cue}, I {act}: {reason}.", Goal("stretch", reason: "I feel lighter", trigger: "lunch"), "At lunch, I stretch: I feel lighter."
    ),
    ("I leave {habit} alone", Goal("drink less beer"), "I leave too much beer alone."),
    ("I need less {habit}", Goal("drink less beer"), "I need less beer."),
    (
      "While {cue} I have {act} instead of {habit}",
      Goal("stop eating sweets", trigger: "watching tv", replacement: "an apple"),
      "While I watch TV I have an apple instead of eating sweets."
    ),
    ("At {cue} I'm a {quality} father", Goal("be a patient father", trigger: "bedtime"), "At bedtime I'm a patient father."),
    (
      "I am the kind of person who {act}.", Goal("call my mother every sunday"), "I am the kind of person who calls my mother every Sunday."
    ),
    ("I {act} so that {reason}", Goal("speak up in meetings", reason: "my ideas count"), "I speak up in meetings so that my ideas count."),
    ("I {act}", Goal("learn spanish"), "I learn Spanish."),
    ("I let {habit} go", Goal("stop scrolling tiktok in bed"), "I let scrolling TikTok in bed go."),
    ("I'm proud of not {habit}", Goal("stop checking my phone at night"), "I'm proud of not checking my phone at night."),
    ("I let go of {habit}", Goal("stop being lazy"), "I let go of being lazy."),
    (
      "Every time {cue}, I {act}", Goal("stretch", trigger: "whenever I sit down at my desk"),
      "Every time I sit down at my desk, I stretch."
    ),
    ("I begin by {act}", Goal("tidy up", replacement: "make my bed"), "I begin by making my bed."),
    ("No matter what happens, I stay {quality}", Goal("stay calm when my boss shouts"), "No matter what happens, I stay calm."),
    (
      "I {act} so that {reason}", Goal("learn my lines for the play", reason: "I feel safe on stage"),
      "I learn my lines for the play so that I feel safe on stage."
    ),
    ("I leave {habit} behind", Goal("stop online shopping at night"), "I leave online shopping at night behind."),
    ("I don't need {habit}", Goal("stop drinking cola"), "I don't need to drink cola."),
    ("I am free of {habit}", Goal("quit sugar in my coffee"), "I am free of sugar in my coffee."),
    ("I feel fine without {habit}", Goal("quit sugar in my tea"), "I feel fine without sugar in my tea."),
    (
      "I wake up knowing that {reason}", Goal("wake up early", reason: "I have time for myself"),
      "I wake up knowing that I have time for myself."
    ),
    ("Once {cue}, I go straight to {act}", Goal("go to bed", trigger: "the news is over"), "Once the news is over, I go straight to bed."),
    ("I {act} so that {reason}", Goal("save money", reason: "i want to buy a house"), "I save money so that I can buy a house."),
    ("I walk, because I am {reason}", Goal("walk", reason: "calmer"), "I walk, because I am calmer."),
    (
      "{reason}, so {cue} I {act}",
      Goal("study for my exam", reason: "I want a better life", trigger: "when the kids are asleep"),
      "I want a better life, so when the kids are asleep I study for my exam."
    ),
    // A reason stands behind "that" and "deserve" without its own joint.
    (
      "When {cue} I remember that {reason} and I {act}",
      Goal("finish my thesis", reason: "to finish my thesis", trigger: "I sit down", replacement: "begin"),
      "When I sit down I remember that I want to finish my thesis and I begin."
    ),
    ("I deserve {reason}. So I {act}", Goal("meditate", reason: "for peace of mind"), "I deserve peace of mind. So I meditate."),
    ("I {act}, because {reason}", Goal("meditate", reason: "peace of mind"), "I meditate, because I want peace of mind."),
    ("I {act}, because {reason}", Goal("read", reason: "due to my kids"), "I read, because of my kids."),
    (
      "I {act}, because {reason}", Goal("read", reason: "wanting to see my daughter grow up"),
      "I read, because I want to see my daughter grow up."
    ),
    (
      "I {act} {cue}, so that {reason}", Goal("call my mom", reason: "she won't be here forever", trigger: "on Sundays"),
      "I call my mom on Sundays, because she won't be here forever."
    ),
    // Days, meals, places and clauses as moments.
    (
      "I am someone who {act} {cue}", Goal("go to the gym", trigger: "Monday, Wednesday and Friday"),
      "I am someone who goes to the gym on Mondays, Wednesdays and Fridays."
    ),
    ("I {act} {cue}", Goal("eat greens", trigger: "dinner"), "I eat greens at dinner."),
    ("I {act}, even when {cue}", Goal("read", trigger: "after lunch"), "I read, even after lunch."),
    ("Whenever {cue}, I {act}", Goal("breathe", trigger: "in the dentist's chair"), "Whenever I am in the dentist's chair, I breathe."),
    ("Before {cue}, I {act}", Goal("pray", trigger: "each meal"), "Before each meal, I pray."),
    ("After {cue}, I {act}", Goal("play the piano", trigger: "once the kids are asleep"), "After the kids are asleep, I play the piano."),
    ("After {cue}, I {act}", Goal("read", trigger: "right after school"), "After school, I read."),
    ("After my {cue}, I {act}", Goal("read", trigger: "after lunch"), "After my lunch, I read."),
    ("I {act} {cue}", Goal("practise the piano", trigger: "after dinner", replacement: "play scales"), "I play scales after dinner."),
    (
      "Instead of {habit}, I {act}", Goal("drink less alcohol", replacement: "drink tea"),
      "Instead of drinking too much alcohol, I drink tea."
    ),
    ("I start {act}", Goal("stop procrastinating", replacement: "start a timer"), "I start a timer."),
    (
      "I don't have to {habit} now; I can {act}", Goal("drink less coffee", replacement: "make tea"),
      "I don't have to drink too much coffee now; I can make tea."
    ),
    ("I am {quality} with my kids", Goal("be more patient with my kids"), "I am more patient with my kids."),
    ("{cue}, and I {act}", Goal("get up when the alarm rings"), "The alarm rings, and I get up."),
    ("On {cue}, I stay {quality}", Goal("be honest", trigger: "sales calls"), "On sales calls, I stay honest."),
    (
      "At {cue}, I {act}", Goal("stop checking my phone", trigger: "red lights", replacement: "hands on the wheel"),
      "At red lights, I keep my hands on the wheel."
    ),
    ("When I notice {cue}, I {act}", Goal("run", trigger: "nervousness"), "When I notice nervousness, I run."),
    ("When I notice {cue}, I {act}", Goal("run", trigger: "I feel stressed"), "When I notice that I feel stressed, I run."),
    ("I notice {cue} and {act}", Goal("run", trigger: "biting my nails"), "I notice that I bite my nails and run."),
    ("When I hear {cue}, I {act}.", Goal("get up", trigger: "my alarm clock"), "When I hear my alarm clock, I get up."),
    ("Whenever I see {cue}, I {act}", Goal("run", trigger: "the fridge"), "Whenever I see the fridge, I run."),
    ("On {cue}, I {act}", Goal("run", trigger: "waking up"), "On waking up, I run."),
    ("When {cue} come, I {act}", Goal("quit sugar", trigger: "cravings", replacement: "berries"), "When cravings come, I eat berries."),
    (
      "I {act} {cue}. {reason} matters",
      Goal("stop overspending", reason: "retirement", trigger: "at the mall", replacement: "stick to my list"),
      "I stick to my list at the mall. Retirement matters."
    ),
    (
      "I use {act} {cue}", Goal("stop rubbing my eyes", trigger: "when they itch", replacement: "eye drops"),
      "I use eye drops when they itch."
    ),
    (
      "During {cue}, I have {act} in my mouth", Goal("stop chewing pens", trigger: "exams", replacement: "gum"),
      "During exams, I have gum in my mouth."
    ),
    ("When I cook, {act} is enough", Goal("drink less wine", replacement: "tonic water"), "When I cook, drinking tonic water is enough."),
    ("{cue}, I am {quality}", Goal("be honest", trigger: "when my wife asks how I am"), "When my wife asks how I am, I am honest."),
    (
      "In {cue} I {act}", Goal("stop gossiping", trigger: "the break room", replacement: "change the subject"),
      "In the break room I change the subject."
    ),
  ])
  func `a person's words fill the slots, each in the grammar of its place`(_ form: String, _ goal: Goal, _ sentence: String) throws {
    #expect(try Self.sentence(form, goal) == sentence)
  }

  @Test(arguments: [
    ("After {cue, I {act}", FormProblem.brace), ("I {act}}", .brace), ("I {act", .brace), ("{{act}}", .brace),
    ("After {cue}, I {act} and {act}", .repeated(.act)), ("After {cue}{act}", .adjoining(.cue, .act)), ("I {verb}", .unknownSlot("verb")),
    ("I {}", .unknownSlot("")), ("I walk today", .noSlot), ("I [act]", .noSlot), ("Nach {cue} {act} ich", .otherTongue("German")),
    ("", .noSlot),
    (Array(repeating: "well", count: 22).joined(separator: " ") + " {act}", .tooLong),
  ])
  func `what is no form is told in one line`(_ text: String, _ problem: FormProblem) {
    #expect(throws: problem) { try SentenceForm(text) }
    #expect(!problem.description.contains("\n") && problem.status == .usage)
  }

  @Test func `a slot without words is missing, and words that cannot stand there do not`() throws {
    #expect(throws: FormProblem.missing([.cue, .reason])) {
      try Self.sentence("After {cue}, I {act}, because {reason}", Goal("call my mother"))
    }
    #expect(throws: FormProblem.unfit(.cue, "after lunch")) {
      try Self.sentence("Before {cue}, I {act}", Goal("stretch", trigger: "after lunch"))
    }
    let told = try Self.sentence("After {cue}, I {act}", Goal("put my keys in the same place", trigger: "work"))
    #expect(told == "After work, I put my keys in the same place.")
    // What is suffered is no habit, and nothing but a quality is one.
    #expect(throws: FormProblem.missing([.habit])) { try Self.sentence("I let {habit} go", Goal("back pain")) }
    // Whoever wants to exercise never says "never exercise", and "I have run" has no thing.
    #expect(throws: FormProblem.missing([.habit])) { try Self.sentence("I will never {habit} again", Goal("exercise")) }
    #expect(throws: FormProblem.missing([.habit])) {
      try Self.sentence("Instead of {habit}, I {act}", Goal("read more", replacement: "walk"))
    }
    #expect(throws: FormProblem.unfit(.act, "go for a run")) {
      try Self.sentence("I have {act}", Goal("exercise", replacement: "go for a run"))
    }
    #expect(throws: FormProblem.missing([.quality])) { try Self.sentence("I am {quality}", Goal("learn the violin")) }
  }

  @Test func `a form that names no habit says what it is`() throws {
    let goal = Goal("quit smoking", reason: "it costs too much", trigger: "after dinner", replacement: "go for a walk")
    let form = try SentenceForm("After {cue}, I {act}, because {reason}"), parsed = ParsedGoal(goal)
    #expect(
      try form.candidate(form.words(of: parsed), for: parsed).text == "After dinner, I go for a walk, because smoking costs too much.")
  }

  @Test func `the sentence is judged like any other, in the style of its form`() throws {
    func made(_ form: String, _ act: String) throws -> Candidate {
      try SentenceForm(form).candidate(
        [.cue: "lunch", .act: act, .reason: "I like it"], for: ParsedGoal(Goal("run")), called: PersonName("Mika"))
    }
    let plan = try made("After {cue}, I {act}", "run"), said = try made("You {act}, because {reason}", "run")
    #expect(plan.style == .ifThen && plan.judgement.isAccepted && plan.source == .person)
    #expect(said.style == .distanced && said.text == "Mika, you run, because you like it.")
    // How one is at a moment is no plan that lacks an act.
    let calm = try SentenceForm("When {cue}, I am {quality}.").candidate(
      [.cue: "they shout", .quality: "be calm"], for: ParsedGoal(Goal("be calm with my kids")))
    #expect(calm.style == .steady && calm.text == "When they shout, I am calm.")
    #expect(try made("I must {act}", "run").judgement.worst?.rule.name == "obligation")
    // A form of one's own is no worse because its act belongs to a hand.
    let hands = try SentenceForm("Whenever {cue}, my hands squeeze a ball.").candidate(
      [.cue: "I'm stressed"], for: ParsedGoal(Goal("stop biting my nails")))
    #expect(hands.judgement.isAccepted)
    #expect(try made("I {act}", "never smoke").judgement.isAccepted == false)
  }

  @Test func `the schema has a text for each slot, in their order`() throws {
    let schema = try SentenceForm("After {cue}, I {act} again").schema
    #expect(
      schema.json.text
        == #"{"type":"object","additionalProperties":false,"required":["cue","act"],"properties":{"cue":{"type":"string","minLength":2,"#
        + #""maxLength":60},"act":{"type":"string","minLength":2,"maxLength":60}}}"#)
    #expect(schema.unsupported == nil)
    #expect(schema.fault(in: ["cue": "lunch"]) != nil && schema.fault(in: ["cue": "lunch", "act": "walk", "more": "x"]) != nil)
    for bad in [
      Schema.object([]), .object([.init("a", "", .whole(0...1)), .init("a", "", .whole(0...1))]), .object([.init("a", "", .choice([]))]),
      .list(.text(0...2000), count: 1...2), .list(.whole(0...1), count: 1...2000),
    ] { #expect(bad.unsupported != nil, "\(bad)") }
  }

  @Test func `forms are kept by their names`() throws {
    let kept = try #require(KeptForms("walk: After {cue}, I {act};  why: I {act}, because {reason}"))
    #expect(kept.all.map(\.name) == ["walk", "why"])
    #expect(try kept.form("Why").description == kept.form("why").description)
    #expect(try kept.form("why").description == "I {act}, because {reason}")
    #expect(try kept.form("I {act}").slots == [.act])
    #expect(kept.removing("why:")?.all.map(\.name) == kept.all.map(\.name).filter { $0 != "why" } && kept.removing("run:") == nil)
    #expect(throws: FormProblem.unknownName("run")) { try kept.form("run") }
    #expect(FormProblem.unknownName("Run").description.hasSuffix("selflie config forms \"run: After {cue}, I {act}\""))
    #expect(try #require(KeptForms("")).all.isEmpty)
    for wrong in ["walk", "walk: I walk", "walk: {act", "Two words: {act}", "a: {act}; a: {cue}", "a: {act} # why", ": {act}"] {
      #expect(KeptForms(wrong) == nil, "\(wrong)")
    }
  }

  @Test(arguments: [
    ("I don't {habit}", Goal("stop being late")), ("At {cue}, I {act}", Goal("run", trigger: "I feel stressed")),
    ("{reason}, so I {act}", Goal("run", reason: "my kids")),
    ("My {habit} is over", Goal("drink less coffee")), ("After {cue}, I {act}", Goal("run", trigger: "Monday and Friday")),
    ("During {cue}, I {act}", Goal("run", trigger: "I feel stressed")),
    ("I deserve {reason}, and I {act}", Goal("run", reason: "my kids need me")),
    ("I {act} {cue}", Goal("run", trigger: "never")),
  ])
  func `what cannot stand in a slot is told`(_ form: String, _ goal: Goal) {
    #expect { try Self.sentence(form, goal) } throws: { if case FormProblem.unfit = $0 { true } else { false } }
  }

  @Test func `what is built is not denied, and an answer is judged by the words before its slot`() throws {
    #expect(throws: FormProblem.missing([.habit])) {
      try Self.sentence("I don't have to {habit}; I can {act}", Goal("run", trigger: "after work"))
    }
    let form = try SentenceForm("After {cue}, I {act}, because {reason}")
    #expect(form.fits("lunch", in: .cue) && !form.fits("at noon", in: .cue))
    #expect(form.fits("chew gum", in: .act) && form.fits("my kids", in: .reason) && !form.fits("when it rains", in: .quality))
  }
}
