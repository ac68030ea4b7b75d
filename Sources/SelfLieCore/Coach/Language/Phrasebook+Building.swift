extension Phrasebook {
  // Words of goals for templates that suit only some goals of their family.
  private static let thoughts = "worry worrying worried overthink overthinking ruminate ruminating rumination anxious anxiety"
  private static let worry = "\(thoughts) nervous nerves fear afraid scared panic"
  private static let strain = "stress stressed stressing overwhelmed tense"
  private static let stress = """
    \(strain) manage-stress manage-my-stress handle-stress cope-with-stress stress-level stress-levels relax relaxed calm calmer peaceful \
    inner-peace peace-of-mind at-peace
    """
  private static let anger = "anger angry temper yell yelling shout shouting raise-my-voice raising-my-voice"
  private static let sitting = "meditate meditation mindful mindfulness"
  private static let sums = "math maths physics chemistry statistics"
  private static let schooling = """
    \(sums) study studying exam pass-my pass-the pass-this good-grades better-grades grades homework university college schoolwork for-school well-at-school better-at-school degree my-course \
    online-course course-work lectures revise revision biology history
    """
  private static let focusing =
    "focus focused focussed concentrate concentration distraction distracted adhd multitask multitasking multi-tasking"
  private static let delays = """
    procrastinate procrastination procrastinating putting-things-off put-off putting-off lazy laziness night-before last-minute
    """
  private static let drive = "productive productivity discipline disciplined lazy laziness"
  private static let speeches = """
    speech presentation presenting public-speaking audience my-pitch a-pitch pitching sales-pitch wedding-toast a-toast a-talk my-talk \
    give-talks giving-talks give-a-lecture my-lecture
    """
  private static let talks = "\(speeches) on-stage stage-fright"
  private static let meetings = "speak-up talk-in say-in-meetings"
  private static let fillers = "um uh filler-words saying-um saying-uh saying-like say-like say-um"
  private static let ownVoice = "own-voice my-voice hear-my-voice voice-on-recordings"
  private static let pay = "a-raise ask-for-a-raise negotiate negotiating salary"
  private static let courage = "brave braver courage courageous"
  private static let boldness = "\(courage) confident confidence self-confident self-confidence"
  private static let belief = """
    believe-in-myself believe-myself trust-myself trust-in-myself trusting-myself self-doubt doubt insecure \
    insecurity confident confidence self-confident self-confidence
    """
  private static let fraud = "fraud feel-like-a-fraud imposter impostor imposter-syndrome"
  private static let esteem = "self-esteem self-worth worthy my-worth love-myself insecure insecurity"
  private static let comparing = """
    comparing comparing-myself compare-myself what-people-think what-others-think what-everyone-thinks people-think others-think \
    what-other-people other-people-think
    """
  private static let water = "water hydrate hydrated hydration"
  private static let tablets = "medicine medication pill vitamin tablet"
  private static let posture = """
    sit-straight sit-up-straight stand-straight stand-up-straight back-straight upright posture slouch slouching hunch
    """
  private static let food = "vegetable veggies greens fruit cook cooking"
  private static let wellbeing =
    "healthy healthier health lifestyle more-energy low-energy no-energy energetic routine care-of-myself self-care blood-pressure stretch"
  private static let washing = "take-a-shower shower-daily shower-more hygiene wash-my-face my-face skin skin-care skincare"
  private static let running = "run running runner jog jogging marathon triathlon couch-to half-marathon"
  private static let walking = "walk walking thousand-steps more-steps daily-steps"
  private static let cycling = "cycle cycling ride-my-bike bike-to biking triathlon"
  private static let swimming = "swim swimming triathlon"
  private static let weights = """
    gym weights lift-weights lifting-weights weight-lifting muscle muscles gain-muscle build-muscle strength-training get-stronger \
    build-strength
    """
  private static let lifting = "\(weights) squat plank push-up pushup"
  private static let fitness = """
    exercise exercising workout work-out working-out fit fitness sport sports active in-shape move-more moving-more move-my-body \
    off-the-couch strength stamina endurance flexibility training train-for train-more train-twice train-three
    """
  private static let thanks = "gratitude grateful thankful appreciate appreciation"
  private static let kindness = "be-kind more-kind kinder kindness kind-to compliment loving show-love more-love"

  /// The families of habits to have.
  static let buildingFamilies = Family.read(
    """
    family: study and focus
    kind: build either
    theme: Ten minutes at a time
    words: \(schooling) \(focusing) \(delays) \(drive) deadline
    but: cancel cancelling canceling gym exercise exercising workout housework dishes patience patient dentist nervous nerves calm anxiety anxious stress stressed panic afraid scared fear cannabis weed positive focus-on-myself \
    focus-on-me family-history my-kids
    if-then: {cue|when the task feels too big}, I {action|pick one small part and start}.#\(schooling) \(delays) deadline
    if-then: {cue|after breakfast|after lunch}, I {practice|write down the one task that I start with}.
    if-then: {cue|before I sit down to work}, I {action|put my phone in another room}.
    if-then: {cue|when I catch myself putting things off}, I {action|~work for just five minutes}.#\(delays) \(drive) deadline
    if-then: {cue|when I sit down at my desk}, I {action|~choose one small part and begin}.#\(schooling) \(focusing) procrastinate \
    procrastination deadline
    if-then: When my mind wanders, I {action|name my task and go back to it}.#\(schooling) focus concentrate concentration
    if-then: When a stray thought distracts me, I write it on a slip of paper.#\(focusing)
    if-then: {cue|when I get stuck}, I {action|write down my question and look it up}.#\(schooling)
    if-then: When I finish a page, I close the book and sum it up aloud.#\(schooling)
    if-then: When a problem looks too hard, I write down what is given.#\(sums)
    if-then: When I reach for an easier task, I do five minutes of the hard one.#procrastinate procrastination put-off putting-off
    if-then: When I sink into the sofa, I stand up and do one small task.#lazy laziness
    if-then: When I finish one task, I cross it out and choose the next.#\(drive)
    if-then: When I sit down with my homework, I answer the first question myself.#cheat cheating
    if-then: {cue|before I start}, I {action|put my phone in another room}.#distracted distraction distractions
    steady: I work on one task for ten minutes.
    steady: I start my work at the time that I set.
    steady: I do ten focused minutes <reason>.
    steady: I study one page at a time.#\(schooling)
    steady: I test myself on five questions today.#\(schooling)
    steady: I come back to my work each time I drift.#\(focusing)
    steady: I keep only one task in front of me.#\(focusing)
    steady: I do five minutes of the part that I dread.#\(delays) deadline
    steady: I finish one task from my list before lunch.#\(drive)
    distanced: You sit down to your work and stay for ten minutes.
    distanced: You begin your work now and let the mood come later.
    distanced: You open your notes and read the first page.#\(schooling)
    distanced: You explain one idea in your own words, as if to a friend.#\(schooling)
    distanced: {cue|when you sit down to work}, you {action|~set a timer for ten minutes}.#\(schooling) \(focusing) procrastinate procrastination \
    deadline
    distanced: You notice that you drifted, and you come back to your task.#\(focusing)
    distanced: You clear the desk and leave one thing on it.#\(focusing)
    distanced: You start with two minutes, and then you decide whether to go on.#\(delays)
    distanced: You can feel sluggish and still get up.#lazy laziness
    distanced: You finish one task before you start the next.#\(drive)
    morning: This morning I choose the one task that comes first.
    morning: I do ten minutes of my hardest work before I check my mail.
    evening: Tonight I name one thing that I moved forward.
    evening: This evening I lay out the work that I start with in the morning.

    family: speaking
    kind: build either
    theme: A voice with time
    words: \(fillers) \(talks) \(meetings) speak speaking interview mumble mumbling
    but: spanish french german italian japanese chinese korean arabic russian portuguese dutch turkish english polish greek swedish \
    language my-sleep lecturing over-people speaking-over speak-over the-tv the-television the-mirror tv speak-to-my speaking-to-my \
    speak-kindly too-much cello violin piano guitar choir solo concert recital audition
    if-then: {cue|when I begin to speak}, I {action|~breathe out and say my first words slowly}.
    if-then: {cue|when I lose my thread}, I {action|~pause for one breath and find my words}.
    if-then: When a question comes, I {action|take a breath and then answer}.#presentation presenting public-speaking pitching interview \
    \(meetings)
    if-then: When all eyes are on me, I {action|~speak to one friendly face}.#\(talks) \(meetings)
    if-then: {cue|when my heart beats fast}, I {action|tell myself that I am excited}.#\(talks) interview
    if-then: When I have a point to make, I {action|say the first sentence slowly}.#speak speaking \(meetings)
    if-then: When there is a pause, I lean forward and make my point.#\(meetings)
    if-then: {cue|after breakfast}, I {action|practise my opening aloud}.#\(talks) interview
    if-then: When the interviewer asks about me, I tell one short story of my own.#interview
    if-then: When I feel a filler word coming, I close my lips for one second.#\(fillers)
    if-then: When I reach for the next word, I breathe in quietly.#\(fillers) slowly slower
    if-then: When I start a sentence, I speak to the back of the room.#louder loud quietly mumble
    steady: I take my time when I speak.
    steady: I leave a short pause between my sentences.#\(fillers) slowly slower fast
    steady: I choose my words with care <reason>.
    steady: I speak up <reason>.#\(meetings) \(talks)
    steady: I am excited, and I have something to say.#\(speeches) interview
    steady: I learn my opening line by heart and begin with it.#\(talks)
    steady: I share what I know, one point at a time.#presentation presenting public-speaking my-pitch a-pitch pitching sales-pitch \
    a-talk my-talk give-talks giving-talks give-a-lecture my-lecture \(meetings) interview
    steady: I make one point early in the discussion.#\(meetings)
    steady: I name three strengths that I bring to the job.#interview
    steady: I stay quiet for a second while I find my next word.#\(fillers)
    distanced: You breathe out and let the first words come.
    distanced: You can pause for one full breath and then go on speaking.
    distanced: {cue|before you speak}, you {action|~relax your shoulders and let your voice be heard}.
    distanced: You know your material, and you begin at your own pace.#\(talks)
    distanced: You let your excitement carry your voice.#\(speeches) interview
    distanced: You make your point in two sentences, and then you listen.#\(meetings)
    distanced: You answer in your own words, one question at a time.#interview
    distanced: You breathe between sentences, and the next word comes.#\(fillers) slowly slower
    morning: This morning I read one paragraph aloud, slowly.
    morning: Today I speak one sentence slower than usual.
    evening: Tonight I name one moment when I spoke well.
    evening: This evening I tell one story aloud, just for fun.

    family: calm
    kind: build either
    theme: Room to breathe
    hints: \(worry) \(stress) \(anger) \(sitting) patient patience
    but: my-patients patients past-tense
    if-then: {cue|after breakfast|before I open my mail}, I {practice|sit still for five slow breaths}.
    if-then: {cue|when my chest tightens}, I {action|~lengthen my breath}.#\(worry) \(stress)
    if-then: {cue|when my thoughts race}, I {action|name five things that I can see}.#\(worry) \(stress)
    if-then: {cue|when a worry comes}, I {action|~breathe out and let the worry pass}.#\(worry)
    if-then: When a worry comes back, I write it down in one line.#\(thoughts)
    if-then: When the exam begins, I breathe out and read the first question.#exam exams
    if-then: {cue|when my jaw tightens}, I {action|~breathe out and let my anger cool}.#\(anger)
    if-then: {cue|when an argument gets loud}, I {action|~lower my voice and drop my shoulders}.#\(anger)
    if-then: {cue|when I feel rushed}, I {action|~slow down and loosen my jaw}.#\(stress)
    if-then: When I am kept waiting, I {action|~breathe out and give it one more minute}.#patient patience
    if-then: When things go slower than I like, I {action|~take one slow and patient breath}.#patient patience
    if-then: {cue|when it gets too much}, I {action|step outside and look at the sky}.#\(stress) \(anger)
    if-then: When a thought comes, I let it go by and feel my next breath.#\(sitting)
    if-then: When I wash my hands, I notice the water and the soap.#mindful mindfulness
    steady: I go through this day with slow breaths and soft shoulders.
    steady: I make room to breathe <reason>.
    steady: I let my shoulders sink and my breath slow down.#\(worry) \(stress)
    steady: I make room for what I feel, and I breathe.#\(worry) \(anger) \(strain)
    steady: I work at a calm pace, and the rest can wait.#\(stress)
    steady: I give my worries ten minutes with pen and paper.#\(thoughts)
    steady: I breathe out slowly and read the first question twice.#exam exams
    steady: I let a moment pass and answer in a quiet voice.#\(anger) patient patience
    steady: I let things take the time that they take.#patient patience
    steady: I sit quietly and follow my breath.#meditate meditation
    distanced: You can let the next three breaths be slow and deep.
    distanced: You breathe out slowly and let your hands rest.#\(worry) \(stress)
    distanced: You can feel tense and still take the next step.#\(worry) \(strain)
    distanced: You feel the wave rise, and you breathe until it falls.#\(worry) \(anger) \(strain)
    distanced: {cue|when your chest tightens}, you {action|~breathe out slowly}.#\(worry) \(stress)
    distanced: {cue|when anger rises}, you {action|~breathe out and lower your voice}.#\(anger)
    distanced: You write the worry down, and you leave it on the paper.#\(thoughts)
    distanced: You can be nervous and still know your subject.#exam exams
    distanced: You count ten slow breaths while you wait.#patient patience
    distanced: You let the other person take their time.#patient patience
    distanced: You sit down, close your eyes and feel one breath.#\(sitting)
    distanced: Your mind wanders, and you come back to your breath.#\(sitting)
    morning: I begin this day with three slow breaths.
    morning: Today I do one thing at a time.
    evening: Tonight I let go of the day and breathe out.
    evening: This evening I name one moment of quiet.

    family: confidence
    kind: build either
    theme: A little more trust
    hints: \(ownVoice) \(pay) \(boldness) \(belief) \(fraud) \(esteem) \(comparing)
    but: prices comparing-prices speak-english swimming driving
    if-then: When someone praises me, I {action|say thank you and take it in}.#\(belief) \(esteem) \(comparing)
    if-then: {cue|when I doubt myself}, I {action|name one thing I did well}.
    if-then: {cue|when I enter a room}, I {action|lift my head and look around}.#confident confidence self-confident self-confidence \
    insecure insecurity
    if-then: {cue|when I compare myself to others}, I {action|~look back on how far I have come}.#\(comparing) \(esteem)
    if-then: When I feel like a fraud, I name one thing that I know well.#\(fraud)
    steady: I have earned my place, and I go on learning.#\(fraud)
    distanced: You can doubt yourself and still know your work.#\(fraud)
    if-then: {cue|before I ask for advice}, I {action|write down what I think}.#\(belief)
    if-then: When somebody expects too much of me, I {action|~ask for time to think}.#\(esteem)
    if-then: When I hold back, I {action|say one sentence anyway}.#\(boldness)
    if-then: When I hear my own voice, I look for one thing to like.#\(ownVoice)
    if-then: When I play a recording of myself, I listen to the end.#\(ownVoice)
    if-then: Before I ask for a raise, I write down three things that I did well.#\(pay)
    if-then: When I have named my number, I count to ten in silence.#\(pay)
    steady: I give myself credit for one thing that I did well.
    steady: I speak to myself like a friend today.#\(belief) \(esteem) \(comparing)
    steady: I take one small brave step <reason>.
    steady: I am learning to trust my judgement.#\(belief)
    steady: I practise trusting myself in small things.#\(belief)
    steady: I am learning to say what I need.#\(esteem)
    steady: I do one thing today that scares me a little.#\(courage)
    steady: I let my voice sound the way it sounds.#\(ownVoice)
    steady: I say what my work is worth, in one calm sentence.#\(pay)
    distanced: You have come through hard days, and you take the next step.#\(boldness) \(belief) \(esteem)
    distanced: You may take your time and take up space.
    distanced: {cue|when you doubt yourself}, you {action|remember one hard thing that you did}.
    distanced: You trust yourself a little more today.#\(belief) \(boldness)
    distanced: You can be afraid and still take the first step.#\(courage)
    distanced: You sound like yourself, and your friends know that voice.#\(ownVoice)
    distanced: You name your number, and then you wait quietly.#\(pay)
    morning: Today I notice one thing that I do well.
    morning: This morning I choose one small brave act.
    evening: Tonight I write down one thing I did well.
    evening: This evening I name one moment when I trusted myself.

    family: daily care
    kind: build
    theme: Small care
    words: \(posture) \(water) \(tablets) floss flossing teeth \(food) \(wellbeing) \(washing) sunscreen
    but: grinding grind plants plant garden flowers water-bill mental-health
    if-then: {cue|after breakfast}, I {practice|do one small thing for my body}.
    if-then: {cue|when my reminder rings}, I {action|do the first step of my routine}.#routine skin-care skincare
    if-then: {cue|after I brush my teeth}, I {action|drink a glass of water}.#\(water)
    if-then: {cue|when I sit down to work}, I {action|sip from a full glass of water}.#\(water)
    if-then: {cue|before each meal}, I {action|drink a glass of water}.#\(water)
    if-then: {cue|at breakfast}, I {action|take my pills with water}.#pill tablet medication
    if-then: When I set the table, I {action|put my pillbox beside my plate}.#\(tablets)
    if-then: {cue|after dinner}, I {action|floss one tooth and go on from there}.#floss flossing
    if-then: {cue|after dinner}, I {action|brush my teeth for two slow minutes}.#teeth
    if-then: When I put down the toothbrush, I pick up the floss.#floss flossing
    if-then: {cue|when I catch myself slouching}, I {action|~lengthen my back and drop my shoulders}.#\(posture)
    if-then: When my head drops toward the screen, I {action|~lift my chest and straighten up}.#sit-straight sit-up-straight \
    back-straight upright posture slouch hunch
    if-then: When I make lunch, I {action|add a vegetable or a piece of fruit}.#\(food) lifestyle healthy healthier health lower-my-blood \
    lower-blood-pressure
    if-then: When I get to the store, I go to the fruit and vegetables first.#\(food)
    if-then: {cue|when the kettle boils}, I {action|stretch my arms to the ceiling}.#stretch more-energy low-energy no-energy energetic health healthy healthier self-care \
    care-of-myself
    if-then: {cue|before I leave home}, I {action|put on my sunscreen}.#sunscreen
    if-then: {cue|when I get up}, I {action|wash my face with warm water}.#hygiene wash-my-face my-face skin skin-care skincare
    steady: I give my body a few minutes of care today.
    steady: I look after my body <reason>.
    steady: I keep a glass of water within reach and sip often.#\(water)
    steady: I take today's dose and mark it on my calendar.#\(tablets)
    steady: I rub sunscreen on my face, neck and ears.#sunscreen
    distanced: You put on sunscreen and enjoy the light.#sunscreen
    steady: I floss every tooth tonight.#floss flossing
    steady: I sit and stand tall, and I breathe easily.#\(posture)
    steady: I choose one fresh thing for my plate.#\(food) more-energy low-energy no-energy lifestyle healthy healthier health lower-my-blood lower-blood-pressure
    steady: I go through my routine, one step after the next.#routine hygiene skin-care skincare
    steady: I stretch slowly and breathe out.#stretch
    distanced: You take good care of your body today.
    distanced: {cue|at the same time each day}, you {action|wash, stretch and drink some water}.#routine health healthy healthier \
    self-care care-of-myself hygiene
    distanced: You reach up high and let your shoulders drop.#stretch
    distanced: You take a short walk after lunch.#more-energy low-energy no-energy energetic lifestyle healthy healthier health self-care care-of-myself lower-my-blood lower-blood-pressure
    distanced: You fill your glass with water and take a long sip.#\(water)
    distanced: {cue|at the same time each day}, you {action|open your pillbox and pour a glass of water}.#\(tablets)
    distanced: You take two minutes at the sink, and then you are done.#teeth hygiene skin skin-care skincare
    distanced: You floss for one minute, and then you are done.#floss flossing
    distanced: You lift your head and let your shoulders drop.#\(posture)
    distanced: You wash and cut something fresh for your plate.#vegetable veggies greens fruit
    distanced: You cook one simple meal tonight.#cook cooking eat-better
    morning: I begin this day with a glass of water.
    morning: This morning I do one small thing for my body.
    evening: Tonight I thank my body for carrying me.
    evening: This evening I get things ready for the morning.

    family: exercise
    kind: build
    theme: One step, then the next
    words: stairs take-the-stairs \(running) \(walking) \(cycling) \(swimming) \(lifting) \(fitness) hike hiking yoga pilates \
    dance dancing climb climbing
    but: city country abroad apartment house step-back out-of dog-training potty-training business company errands meeting sell repair \
    menstrual
    if-then: {cue|after breakfast|after work}, I {practice|put on my shoes and walk}.
    if-then: {cue|when I get home}, I {action|change into my sports clothes}.#\(fitness) \(running) \(lifting) cycle cycling yoga
    if-then: {cue|when I feel too tired}, I {action|move for just five minutes}.
    if-then: {cue|after dinner}, I {action|pack my gym bag}.#gym
    if-then: {cue|after dinner}, I {action|pack my towel and my goggles}.#\(swimming)
    if-then: {cue|when my alarm rings}, I {action|put on my sports shoes and step outside}.#\(running) \(walking) fit fitness
    if-then: {cue|before lunch}, I {practice|take a ten-minute walk}.#\(walking) \(fitness)
    if-then: {cue|after I brush my teeth}, I {action|put on my workout clothes}.#\(lifting) \(fitness)
    if-then: {cue|when the kettle boils}, I {action|stretch my legs and my back}.#yoga dance dancing pilates
    if-then: When I unroll my mat, I begin with three slow breaths.#yoga pilates
    if-then: When my favourite song comes on, I get up and dance to the end.#dance dancing
    if-then: When I put on my helmet, I ride the first ten minutes gently.#\(cycling)
    if-then: When I come to the elevator, I walk past it and take the stairs.#stairs
    steady: I make time to move my body this week.
    steady: I notice how good I feel after I move.
    steady: I move my body <reason>.
    steady: I run for one easy minute and walk for the next.#\(running)
    steady: I walk to the next corner and then a little further.#\(walking) hike hiking
    steady: I run slowly enough to talk.#\(running)
    steady: I pick up the weights and do one short set.#\(weights)
    steady: I swim at my own pace, and then a little more.#\(swimming)
    steady: I climb one flight of stairs at my own pace.#stairs
    distanced: You warm up gently and feel your body wake up.
    distanced: {cue|when you feel tired}, you {action|get up and move for one easy minute}.
    distanced: You head outside and let your legs find their pace.#\(running) \(walking) fit fitness
    distanced: You do one round of your workout and then another.#\(lifting) workout
    distanced: You slip into the water and swim one easy length.#\(swimming)
    distanced: You take the stairs, one floor at a time.#stairs
    morning: This morning I choose when I exercise today.
    morning: I stretch once before the day begins.
    evening: Tonight I lay out my workout clothes.
    evening: This evening I thank my body for moving today.

    family: gratitude
    kind: build
    theme: Warmth
    words: \(thanks) \(kindness)
    but: to-myself
    if-then: {cue|at dinner}, I {action|say one thing that I appreciate}.
    if-then: When someone helps me, I {action|thank them and say exactly why}.
    if-then: {cue|on Sunday afternoon|after dinner}, I {practice|write a kind note to a friend}.
    if-then: {cue|when I wake up}, I {action|name one thing I am grateful for}.#\(thanks)
    if-then: {cue|before I go to bed}, I {action|write down one good thing}.#\(thanks)
    if-then: When someone speaks to me, I {action|turn to them and listen}.#\(kindness)
    if-then: {cue|at lunch}, I {action|ask somebody about their day and listen}.#\(kindness)
    if-then: {cue|when I think of a friend}, I {action|send a short kind message}.#\(kindness)
    steady: I tell people what I like about them.
    steady: I thank one person for something they did long ago.#\(thanks)
    steady: I pause to notice what is good right now.#\(thanks)
    steady: I give one person a kind word and some time today.#\(kindness)
    steady: I do one small favour before noon.#\(kindness)
    steady: I say one good thing aloud <reason>.
    distanced: You say thank you for something you often overlook.#\(thanks)
    distanced: You think something kind, and you say it aloud.#\(kindness) appreciate appreciation
    distanced: You hold the door and say a warm hello.#\(kindness)
    distanced: You look around and find one thing to be glad of.#\(thanks)
    distanced: When someone shares their news, you ask one more question.#\(kindness)
    morning: This morning I name one thing I am grateful for.
    morning: Today I tell one person what I like about them.
    evening: Tonight I write down one good thing.
    evening: This evening I listen to one person with my whole attention.
    """)
}
