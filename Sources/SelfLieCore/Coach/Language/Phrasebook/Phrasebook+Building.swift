extension Phrasebook {
  // Words of goals for templates that suit only some goals of their family.
  private static let thoughts = "worry worrying worried overthink overthinking ruminate ruminating rumination anxious anxiety"
  private static let worry = "\(thoughts) nervous nerves fear afraid scared panic"
  private static let strain = "stress stressed stressing overwhelmed tense"
  private static let stress = """
    \(strain) manage-stress manage-my-stress handle-stress cope-with-stress stress-level stress-levels relax relaxed calm calmer peaceful \
    inner-peace peace-of-mind at-peace
    """
  private static let anger = "anger angry rage furious temper yell yelling shout shouting raise-my-voice raising-my-voice"
  private static let sitting = "meditate meditation mindful mindfulness"
  private static let sums = "math maths physics chemistry statistics"
  private static let schooling = "\(exams) homework"
  private static let exams = """
    \(sums) study studying finals exam pass-my pass-the pass-this good-grades better-grades grades university college schoolwork for-school well-at-school better-at-school degree my-course \
    online-course course-work lectures revise revision biology history
    """
  private static let focusing =
    "focus focused focussed concentrate concentration distraction distracted adhd"
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
  private static let esteem = "self-esteem self-love self-worth worthy my-worth love-myself insecure insecurity"
  private static let loved = "feel-loved feeling-loved lovable loveable worthy-of-love deserve-love"
  private static let comparing = """
    comparing comparing-myself compare-myself what-people-think what-others-think what-everyone-thinks people-think others-think \
    what-other-people other-people-think
    """

  /// The families of habits to have.
  static let buildingFamilies = Family.read(
    """
    family: study and focus
    kind: build either
    theme: Ten minutes at a time
    words: deep-work single-tasking \(schooling) \(focusing) \(delays) \(drive) deadline multitask multitasking multi-tasking
    but: grading marking cancel cancelling canceling gym exercise exercising workout housework dishes patience patient dentist nervous nerves calm anxiety anxious stress stressed panic afraid scared fear cannabis weed positive focus-on-myself \
    focus-on-me family-history my-kids
    if-then: {cue|when the task feels too big}, I {action|pick one small part and start}.#\(schooling) \(delays) deadline
    if-then: {cue|after breakfast|after lunch}, I {practice|write down the one task that I start with}.
    if-then: {cue|before I sit down to work}, I {action|put my phone in another room}.
    if-then: {cue|when I catch myself putting things off}, I {action|~work for just five minutes}.#\(delays) \(drive) deadline
    if-then: {cue|when I sit down at my desk}, I {action|~choose one small task and begin}.#\(schooling) procrastinate procrastination \
    deadline
    if-then: When my mind wanders, I {action|name my task and go back to it}.#\(schooling) focus concentrate concentration distracted \
    distraction distractions
    if-then: When a stray thought distracts me, I write it on a slip of paper.#\(focusing)
    if-then: {cue|when I get stuck}, I {action|write down my question and look it up}.#\(schooling)
    if-then: When I finish a page, I close the book and sum it up aloud.#\(schooling)
    if-then: When a problem looks too hard, I write down what is given.#\(sums)
    if-then: When I reach for an easier task, I do five minutes of the hard one.#procrastinate procrastination put-off putting-off
    if-then: When I sink into the sofa, I stand up and do one small task.#lazy laziness
    if-then: When I finish one task, I cross it out and choose the next.#\(drive)
    if-then: When I sit down with my homework, I answer the first question myself.#cheat cheating
    if-then: When I sit down with my homework, I begin with the easiest question.#homework
    distanced: You finish one question, and then the next.#homework
    if-then: When I get home from class, I go over my notes for ten minutes.#grade grades
    if-then: {cue|before I start}, I {action|leave my phone in another room}.#distracted distraction distractions
    if-then: When it is time for class, I pack my bag and go.#go-to-my go-to-class skip skipping attend
    if-then: When my mind wanders in class, I write down the last thing I heard.#class classes lesson lessons lecture lectures
    if-then: When I get a task, I do the first five minutes the same day.#last-minute night-before deadline deadlines
    if-then: When I get a deadline, I write an earlier date in my calendar.#deadline deadlines
    steady: I work on one task for ten minutes.
    steady: I start my work at the time that I set.
    steady: I study for ten focused minutes <reason>.#\(schooling)
    steady: I study one page at a time.#\(schooling)
    steady: I ask about one thing that I want to understand.#grade grades
    distanced: You go over your notes while they are fresh.#grade grades
    steady: I do my homework before I look at a screen.#homework
    steady: I test myself on five questions today.#\(exams)
    steady: I come back to my work each time I drift.#\(focusing)
    if-then: When I reach for a second task, I finish the first one.#multitask multitasking multi-tasking
    steady: I do one thing at a time.#multitask multitasking multi-tasking
    distanced: You give one task your full attention.#multitask multitasking multi-tasking
    steady: I keep only one task in front of me.#\(focusing)
    steady: I do five minutes of the part that I dread.#\(delays) deadline
    steady: I finish one task from my list before lunch.#\(drive)
    steady: I write down one idea from each lesson.#class classes lesson lessons lectures
    steady: I keep one small promise to myself today.#discipline disciplined self-discipline
    distanced: You sit down to your work and stay for ten minutes.
    distanced: You begin your work now and let the mood come later.
    distanced: You open your notes and read the first page.#\(schooling)
    distanced: You explain one idea in your own words, as if to a friend.#\(schooling)
    distanced: {cue|when you sit down to work}, you {action|~set a timer for ten minutes and begin}.#\(schooling) \(focusing) procrastinate procrastination \
    deadline
    distanced: You notice that you drifted, and you come back to your task.#\(focusing)
    distanced: You clear the desk and leave one thing on it.#\(focusing)
    distanced: You start with two minutes, and then you decide whether to go on.#\(delays)
    distanced: You can feel sluggish and still get up.#lazy laziness
    distanced: You finish one task before you start the next.#\(drive)
    distanced: You listen closely and take one short note.#class classes lesson lessons lecture lectures meetings
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
    speak-kindly too-much cello violin piano guitar choir solo concert concerts recital recitals audition auditions orchestra \
    trumpet saxophone sax clarinet flute drums harp oboe trombone tuba bagpipes banjo ukulele accordion trombones
    if-then: {cue|when I begin to speak}, I {action|~breathe out and say my first words slowly}.
    if-then: {cue|when I lose my thread}, I {action|~pause for one breath and find my words}.
    if-then: When a question comes, I {action|take a breath and then answer}.#presentation presenting public-speaking pitching interview \
    \(meetings)
    if-then: When all eyes are on me, I {action|~speak to one friendly face}.#\(talks) \(meetings)
    if-then: {cue|when my heart beats fast}, I {action|tell myself that I am excited}.#\(talks) interview
    if-then: When I have a point to make, I {action|say the first sentence slowly}.#speak speaking \(meetings)
    if-then: When there is a pause, I lean forward and make my point.#\(meetings)
    if-then: {cue|before I speak}, I {action|~breathe out slowly and feel my feet}.#\(speeches)
    if-then: When the interviewer asks about me, I tell one short story of my own.#interview
    if-then: When I feel a filler word coming, I close my lips for one second.#\(fillers)
    if-then: When I reach for the next word, I breathe in quietly.#\(fillers)
    if-then: When I start a sentence, I speak to the back of the room.#louder too-quietly so-quietly too-quiet so-quiet mumble mumbling
    if-then: When I notice how loud I am, I breathe out and lower my voice.#so-loud too-loud so-loudly too-loudly more-quietly quieter \
    less-loudly
    if-then: When something matters to me, I say so in one clear sentence.#speak-up
    if-then: When I raise my glass, I smile and speak from the heart.#wedding-toast a-toast
    if-then: {cue|after breakfast}, I {action|say my first sentences aloud}.#speech presentation presenting public-speaking interview
    steady: I take my time when I speak.
    if-then: When I notice how fast I talk, I pause and breathe out.#slowly slower fast too-fast so-fast
    if-then: <cue>, I {action|~breathe out and feel my feet}.
    steady: I leave a short pause between my sentences.#\(fillers) slowly slower fast
    steady: I choose my words with care <reason>.#speak speaking mumble \(speeches) \(meetings) \(fillers)
    steady: I speak up <reason>.#\(meetings) \(speeches)
    steady: I am excited, and I have something to say.#\(speeches) interview
    distanced: You walk on with your head up, and you begin at your own pace.#on-stage stage-fright
    steady: I know how I begin, and the rest follows.#\(talks)
    steady: I share what I know, one point at a time.#presentation presenting public-speaking my-pitch a-pitch pitching sales-pitch \
    a-talk my-talk give-talks giving-talks give-a-lecture my-lecture \(meetings) interview
    steady: I make one point early in the discussion.#\(meetings)
    steady: I name three strengths that I bring to the job.#interview
    steady: I stay quiet for a second while I find my next word.#\(fillers)
    steady: My words count, and I say them clearly.#speak-up
    steady: I open my mouth and finish each word.#mumble mumbling clearly clearer more-clearly
    distanced: You breathe out and let the first words come.
    distanced: You can pause for one full breath and then go on speaking.
    distanced: {cue|before you speak}, you {action|~relax your shoulders and let your voice be heard}.
    distanced: You know what you want to say, and you begin at your own pace.#\(speeches)
    distanced: You let your excitement carry your voice.#\(speeches) interview
    distanced: You make your point in two sentences, and then you listen.#\(meetings)
    distanced: You answer in your own words, one question at a time.#interview
    distanced: You breathe between sentences, and the next word comes.#\(fillers) slowly slower fast too-fast so-fast
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
    if-then: When my chest tightens, I take three slow breaths.#\(worry) \(strain)
    if-then: {cue|when my thoughts race}, I {action|~breathe out slowly and feel my feet}.#\(worry) \(stress)
    if-then: {cue|when a worry comes}, I {action|~breathe out and let the worry pass}.#worry worrying worried overthink overthinking \
    ruminate ruminating rumination anxious anxiety
    if-then: When a worry comes back, I write it down in one line.#\(thoughts)
    if-then: {cue|when my head is full}, I {action|~write my worries down}.#\(thoughts)
    if-then: When the exam begins, I breathe out and read the first question.#exam exams
    if-then: When the test paper comes, I breathe out and start with a question that I can do.#maths-test math-test maths-tests math-tests
    if-then: {cue|when my jaw tightens}, I {action|~breathe out and let my anger cool}.#\(anger)
    if-then: {cue|when an argument gets loud}, I {action|~lower my voice and drop my shoulders}.#\(anger)
    if-then: {cue|when I feel rushed}, I {action|~slow down and loosen my jaw}.#\(stress)
    if-then: {cue|when I have to wait}, I {action|~take one slow breath and stay kind}.#patient patience
    if-then: When I am kept waiting, I {action|~breathe out and give it one more minute}.#patient patience
    if-then: When things go slower than I like, I {action|~take one slow and patient breath}.#patient patience
    if-then: {cue|when everything gets too much}, I {action|step outside and look at the sky}.#\(stress) \(anger)
    if-then: When a thought comes, I let it go by and feel my next breath.#\(sitting)
    if-then: When I wash my hands, I notice the water and the soap.#mindful mindfulness
    if-then: When a crowd closes in, I name five things that I can see.#crowd crowds crowded
    if-then: When I am afraid to fail, I take one small step anyway.#failure fail failing
    if-then: {cue|when fear comes}, I {action|~breathe out and do the next small thing}.#fear afraid scared nervous nerves
    if-then: When I see a maths problem, I breathe out and read it slowly.#math-anxiety maths-anxiety fear-of-math fear-of-maths
    steady: I go through this day with slow breaths and soft shoulders.
    steady: I breathe out and let go <reason>.
    steady: I let my shoulders sink and my breath slow down.#\(worry) \(stress)
    steady: I make room for what I feel, and I breathe.#\(worry) \(anger) \(strain)
    steady: I go at a calm pace, and the rest can wait.#\(strain) manage-stress manage-my-stress handle-stress cope-with-stress stress-level stress-levels
    steady: I give my worries ten minutes with pen and paper.#\(thoughts)
    steady: I take the exam one question at a time, with slow breaths.#exam exams
    steady: I let a moment pass and answer in a quiet voice.#\(anger) patient patience
    steady: I let things take the time they need.#patient patience
    steady: I sit quietly and follow my breath.#meditate meditation
    steady: I solve one small step, and then the next.#math-anxiety maths-anxiety fear-of-math fear-of-maths
    distanced: You can let the next three breaths be slow and deep.
    distanced: You breathe out slowly and let your shoulders drop.#\(worry) \(stress)
    distanced: You can feel tense and still take the next step.#\(worry) \(strain)
    distanced: You feel the tension rise, and you breathe out slowly.#\(worry) \(anger) \(strain)
    distanced: When your chest tightens, you breathe out slowly.#\(worry) \(strain)
    distanced: {cue|when anger rises}, you {action|~breathe out and lower your voice}.#\(anger)
    distanced: You write the worry down, and you leave it on the paper.#\(thoughts)
    distanced: You can be nervous and still know your subject.#exam exams
    distanced: You count ten slow breaths while you wait.#patient patience
    distanced: You can wait a little longer and stay kind.#patient patience
    distanced: You sit down, close your eyes and feel one breath.#\(sitting)
    distanced: Your mind wanders, and you come back to your breath.#\(sitting)
    distanced: You can try something hard and be proud of it, whatever comes.#failure fail failing
    distanced: You can take your time with numbers, one step after the other.#math-anxiety maths-anxiety fear-of-math fear-of-maths
    morning: I begin this day with three slow breaths.
    morning: Today I do one thing at a time.
    evening: Tonight I let go of the day and breathe out.
    evening: This evening I name one moment of quiet.

    family: confidence
    kind: build either
    theme: A little more trust
    hints: \(loved) \(ownVoice) \(pay) \(boldness) \(belief) \(fraud) \(esteem) \(comparing) accept-compliments take-compliments
    but: hoarse prices comparing-prices speak-english swimming driving
    if-then: {cue|when someone praises me}, I {action|say thank you and take it in}.#\(esteem) \(fraud) self-doubt compliment compliments praise
    if-then: {cue|when I doubt myself}, I {action|name one thing I did well}.
    if-then: {cue|when I enter a room}, I {action|lift my head and look around}.#confident confidence self-confident self-confidence
    if-then: {cue|when I compare myself to others}, I {action|~look back on how far I have come}.#comparing comparing-myself \
    compare-myself \(esteem)
    if-then: When I feel like a fraud, I name one thing that I know well.#\(fraud)
    steady: I have earned my place, and I go on learning.#\(fraud)
    distanced: You can doubt yourself and still know your work.#\(fraud)
    if-then: When I doubt myself, I {action|~think of one thing that I have done well}.#\(belief)
    if-then: {cue|before I ask for advice}, I {action|write down what I think}.#trust-myself trust-in-myself trusting-myself
    if-then: When I talk myself down, I say one kind word to myself.#\(esteem)
    if-then: When fear holds me back, I do one small thing anyway.#\(boldness)
    if-then: When I hear my own voice, I look for one thing to like.#\(ownVoice)
    if-then: When I play a recording of myself, I listen to the end.#\(ownVoice)
    if-then: Before I ask for a raise, I write down three things that I did well.#\(pay)
    if-then: When I have named my number, I wait quietly.#\(pay)
    if-then: When I hold back, I say one sentence anyway.#group groups social strangers women men conversation conversations
    if-then: When a meeting starts, I say one thing in the first five minutes.#meeting meetings
    if-then: When I worry about other people's opinions, I return to what I am doing.#people-think others-think everyone-thinks \
    what-other-people other-people-think
    steady: I give myself credit for one thing that I did well.
    steady: I speak to myself like a friend today.#\(belief) \(esteem) \(comparing)
    steady: I take one small brave step <reason>.
    steady: I am learning to trust my own decisions.#\(belief)
    steady: I trust myself in one small thing today.#\(belief)
    steady: I am learning to like who I am.#\(esteem)
    if-then: When I feel unloved, I put a hand on my heart and breathe out.#\(loved)
    if-then: <cue>, I {action|~name one thing that I know well}.#fraud imposter impostor
    if-then: <cue>, I {action|~lift my head and trust myself}.
    steady: I am worthy of love just as I am.#\(loved)
    distanced: You are worth loving, just as you are.#\(loved)
    steady: I do one thing today that scares me a little.#\(courage)
    steady: I let my voice sound the way it sounds.#\(ownVoice)
    steady: I say what my work is worth, in one calm sentence.#\(pay)
    steady: I have something to say, and I say it early.#meeting meetings
    steady: I do what I think is right and let people talk.#people-think others-think everyone-thinks what-other-people other-people-think
    steady: I do good work, and I let it be seen.#work job at-work
    distanced: You can be nervous and still take the next step.#\(boldness) \(belief) \(esteem)
    distanced: You may take your time and take up space.#\(boldness) \(esteem)
    distanced: {cue|when you doubt yourself}, you {action|remember one hard thing that you did}.
    distanced: You trust yourself a little more today.#\(belief) \(boldness)
    distanced: You can be afraid and still take the first step.#\(courage)
    distanced: You sound like yourself, and your friends know that voice.#\(ownVoice)
    distanced: You ask for what you are worth, and then you wait.#\(pay)
    distanced: You take your seat in the meeting and say what you think.#meeting meetings
    distanced: You let others have their opinions, and you keep your own.#people-think others-think everyone-thinks what-other-people \
    other-people-think
    morning: Today I notice one thing that I do well.
    morning: This morning I choose one small brave act.
    evening: Tonight I write down one thing I did well.
    evening: This evening I name one moment when I trusted myself.
    """)
}
