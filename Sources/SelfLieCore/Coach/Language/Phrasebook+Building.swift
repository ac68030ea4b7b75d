extension Phrasebook {
  // Words of goals for templates that suit only some goals of their family.
  private static let anger = "anger angry temper yell yelling shout shouting patient patience"
  private static let worry = """
    worry worrying worried anxious anxiety overthink overthinking ruminate ruminating rumination nervous fear afraid scared panic stress
    stressed calm calmer
    """

  /// The families of habits to have.
  static let buildingFamilies = Family.read(
    """
    family: study and focus
    kind: build either
    theme: Ten minutes at a time
    words: study studying exam focus focused focussed concentrate concentration procrastinate procrastination procrastinating homework \
    productive productivity discipline disciplined deadline distraction distracted university college school degree putting-things-off \
    put-off putting-off lazy laziness math maths physics chemistry biology history statistics adhd course lecture learning revision \
    revise
    if-then: {cue|when I sit down at my desk}, I {action|~open one file and begin}.
    if-then: When my mind wanders, I {action|read the next line aloud}.
    if-then: {cue|when the task feels too big}, I {action|~pick one small part and start}.
    if-then: {cue|when I notice that I put it off}, I {action|~work for just five minutes}.
    if-then: {cue|after breakfast|after lunch}, I {practice|write down the first small step}.
    if-then: {cue|before I start}, I {action|put my phone in another room}.
    if-then: {cue|when I get stuck}, I {action|write down the question that I have}.
    steady: I give this task my next ten minutes.
    steady: I begin small and go on from there.
    steady: I go forward one page at a time.
    steady: I come back to my work each time I drift.
    steady: I begin before I feel ready.
    steady: I give my work ten clear minutes <reason>.
    distanced: You open the page and begin.
    distanced: You do just the next ten minutes.
    distanced: You drifted, and you come back to the page.
    distanced: {cue|when you sit down}, you {action|open one file and begin}.
    distanced: You can begin before you feel ready.
    morning: This morning I choose the one task that comes first.
    morning: I do ten minutes of my hardest work before I check my mail.
    evening: Tonight I name one thing that I moved forward.
    evening: This evening I lay out the page that comes next.

    family: speaking
    kind: build either
    theme: A voice with time
    words: um uh filler-words saying-um saying-like say-um speak speaking speech presentation present presenting interview \
    public-speaking stage audience meeting pitch stage-fright \
    toast karaoke lecture speak-up talk-in talks
    but: spanish french german italian japanese chinese korean arabic russian portuguese dutch turkish english language
    if-then: {cue|before I speak}, I {action|~breathe out and plant my feet}.
    if-then: When the room looks at me, I {action|~find one friendly face}.
    if-then: {cue|when my heart beats fast}, I {action|tell myself that I am excited}.
    if-then: {cue|when I lose my thread}, I {action|~pause and take one breath}.
    if-then: When a question comes, I {action|~take a breath and then answer}.
    if-then: When I have something to say, I {action|say the first sentence slowly}.
    if-then: {cue|after breakfast}, I {action|say my first sentence aloud}.
    steady: I am excited to share this.
    steady: I speak to one person at a time.
    steady: I let my voice take its time.
    steady: I share what I know, one point at a time.
    steady: I give my words their pauses.
    steady: I speak up <reason>.
    distanced: You know this material, and you speak to one face.
    distanced: You breathe out and let the first words come.
    distanced: You are excited, and you share what you know.
    distanced: {cue|before you speak}, you {action|~plant your feet and breathe out}.
    distanced: You can pause for as long as a breath.
    if-then: When an um comes, I close my lips and wait one second.#um uh filler-words
    steady: I let a short silence stand in my speech.#um uh filler-words
    distanced: You breathe between two sentences, and people wait.#um uh filler-words
    morning: This morning I say my first sentence aloud, slowly.
    morning: Today I speak up once, early and short.
    evening: Tonight I name one moment when I spoke up.
    evening: This evening I tell one story aloud, just for fun.

    family: calm
    kind: build either
    theme: Room to breathe
    words: calm calmer anxious anxiety stress stressed worry worrying worried panic relax relaxed nervous overthink overthinking anger \
    angry temper fear afraid patient patience peace tense overwhelmed ruminate ruminating rumination scared meditate meditation mindful \
    mindfulness yell yelling shout shouting nerves stressing
    if-then: {cue|when my chest tightens}, I {action|~lengthen my breath}.
    if-then: {cue|when my thoughts race}, I {action|~name five things that I can see}.
    if-then: {cue|when a worry comes}, I {action|~press both feet into the floor}.#\(worry)
    if-then: {cue|when anger rises}, I {action|~breathe out and then answer}.#\(anger)
    if-then: {cue|when it gets loud}, I {action|~lower my voice and my shoulders}.#\(anger)
    if-then: {cue|when I feel rushed}, I {action|~do one thing slowly}.
    if-then: {cue|after breakfast|before I open my mail}, I {practice|sit still for five slow breaths}.
    if-then: {cue|when it gets too much}, I {action|step outside and look at the sky}.
    steady: I can feel this and still act.
    steady: I let this feeling come and go.
    steady: I take this day one breath at a time.
    steady: I give this feeling room, and I breathe.
    steady: I answer slowly and kindly.
    steady: I make room to breathe <reason>.
    distanced: You can feel this and still act.
    distanced: You let this wave rise and fall.
    distanced: You breathe out slowly and take the next small step.
    distanced: {cue|when your chest tightens}, you {action|~breathe out slowly}.#\(worry)
    distanced: {cue|when anger rises}, you {action|~breathe out and lower your voice}.#\(anger)
    distanced: You can take one slow breath first.
    morning: I begin this day with three slow breaths.
    morning: Today I do one thing at a time.
    evening: Tonight I put the day down and breathe out.
    evening: This evening I name one moment of quiet.

    family: self-compassion
    kind: build either
    theme: Begin again
    words: slip lapse relapse relapsed failed failure guilt guilty shame ashamed forgive forgiveness self-compassion compassion \
    hard-on-myself perfectionism perfectionist mistake self-criticism criticize criticizing blame blaming setback start-again \
    self-hatred beat-myself beating-myself compassionate kinder-to-myself kind-to-myself gentle-with-myself self-blame self-critical \
    judging-myself
    but: forgive-my forgive-him forgive-her forgive-them
    if-then: {cue|when I slip}, I {action|return to my next small step}.
    if-then: {cue|when I make a mistake}, I {action|speak to myself as to a friend}.
    if-then: {cue|when I judge myself}, I {action|~put a hand on my heart and breathe}.
    if-then: {cue|after a hard day}, I {action|do one kind thing for myself}.
    if-then: {cue|when I miss a day}, I {action|begin again with one small step}.
    if-then: {cue|when it goes wrong}, I {action|~ask what a friend could say}.
    steady: One miss leaves my progress intact.
    steady: I can begin again at any moment.
    steady: I speak to myself as I speak to a friend.
    steady: I am learning to be kind to myself.
    steady: I meet this moment with a little patience.
    steady: I give myself another start <reason>.
    distanced: You slipped, and you take the next small step.
    distanced: You can begin again right now.
    distanced: You speak to yourself as to a friend.
    distanced: {cue|when you slip}, you {action|take one small step and go on}.
    distanced: You did what you could today.
    morning: Today I speak to myself as to a friend.
    morning: This morning I begin again with one small step.
    evening: Tonight I thank myself for one thing that I did.
    evening: This evening I put the day down as it was.

    family: confidence
    kind: build either
    theme: A little more trust
    words: own-voice my-voice hear-my-voice voice-on-recordings ask-for-a-raise a-raise negotiate negotiating salary comparing-myself \
    compare-myself confident confidence self-esteem self-worth worth worthy insecure insecurity doubt self-doubt \
    trust-myself trust-in-myself \
    believe-in-myself believe-myself trusting-myself imposter impostor brave braver courage comparing compare self-confident \
    self-confidence love-myself
    if-then: {cue|when I doubt myself}, I {action|name one thing I did well}.
    if-then: {cue|when I enter a room}, I {action|lift my head and look around}.
    if-then: When someone praises me, I {action|say thanks and let it land}.
    if-then: {cue|when I compare myself}, I {action|come back to my own next step}.
    if-then: {cue|before I decide}, I {action|~ask what matters to me}.
    if-then: When somebody asks too much, I {action|~ask for time to think}.
    if-then: When I hold back, I {action|say one sentence anyway}.
    steady: I am learning to trust my judgement.
    steady: I am learning to say what I need.
    steady: I let one small thing that I did well count.
    steady: I practise trusting myself in small things.
    steady: I take my own side today.
    steady: I take one brave small step <reason>.
    distanced: You got through hard days, and you take the next step.
    distanced: You can take this one small step.
    distanced: You trust yourself a little more today.
    distanced: {cue|when you doubt yourself}, you {action|name one thing you did well}.
    distanced: You may take your time and your space.
    if-then: When I hear my own voice, I look for one thing to like.#own-voice my-voice hear-my-voice voice-on-recordings
    steady: I let my voice sound the way it sounds.#own-voice my-voice hear-my-voice voice-on-recordings
    distanced: You sound like yourself, and people know you by it.#own-voice my-voice hear-my-voice voice-on-recordings
    if-then: Before I ask for a raise, I write down three things that I did well.#raise negotiate negotiating salary
    steady: I say what my work is worth, in one calm sentence.#raise negotiate negotiating salary
    distanced: You name your number, and then you wait quietly.#raise negotiate negotiating salary
    morning: Today I notice one thing that I do well.
    morning: This morning I choose one small brave act.
    evening: Tonight I write down one thing I did well.
    evening: This evening I name one moment when I trusted myself.

    family: sleep
    kind: build either
    theme: A day that ends
    words: stay-up stay-up-late stay-up-too staying-up late-nights up-too-late sleep sleeping sleeper insomnia asleep go-to-bed \
    going-to-bed to-bed bedtime oversleep rest rested tired
    but: wake-up-early get-up-early wake-early
    if-then: {cue|at ten|at ten in the evening}, I {action|dim the lights and put the phone away}.
    if-then: {cue|when I lie down}, I {action|let my shoulders sink into the bed}.
    if-then: {cue|when my thoughts race}, I {action|let my weight sink into the bed}.
    if-then: {cue|when I wake in the night}, I {action|~rest and follow my breath}.
    if-then: {cue|after I brush my teeth}, I {action|read two quiet pages}.
    if-then: {cue|an hour before bed}, I {action|turn down the lights}.
    if-then: {cue|when I turn off the light}, I {action|~let my jaw and my hands go soft}.
    steady: My body knows how to rest.
    steady: I let the day go, breath by breath.
    steady: I give my body a quiet hour before bed.
    steady: I rest quietly, and that is enough.
    steady: I lie still and let my breath come and go.
    steady: I give myself rest <reason>.
    distanced: You let the day go and rest.
    distanced: You give your body a quiet hour.
    distanced: You can rest, whatever the night brings.
    distanced: {cue|when you lie down}, you {action|~let your shoulders sink}.
    distanced: Your body knows how to rest.
    morning: I open the curtains and let the light in.
    morning: This morning I get up when my alarm rings.
    evening: Tonight I let the day end and rest.
    evening: This evening I dim the lights an hour before bed.

    family: daily care
    kind: build
    theme: Small care
    words: straight upright water hydrate hydrated hydration medicine medication pill vitamin tablet floss flossing teeth posture \
    sunscreen vegetable \
    veggies greens healthy healthier health routine blood-pressure stretch fruit eat-healthy eating-healthy eat-better cook cooking \
    skin-care care-of-myself self-care skin wash-my-face my-face shower hygiene
    if-then: {cue|after I brush my teeth}, I {action|drink a glass of water}.#water hydrate hydrated hydration healthy healthier health
    if-then: {cue|when I sit down to work}, I {action|put a full glass beside me}.#water hydrate hydrated hydration
    if-then: {cue|before each meal}, I {action|drink a glass of water}.#water hydrate hydrated hydration
    if-then: {cue|when I put the kettle on}, I {action|fill my water bottle}.#water hydrate hydrated hydration
    if-then: {cue|at breakfast}, I {action|take my tablet with water}.#medicine medication pill pills tablet tablets
    if-then: When I set the table, I {action|put my tablets beside my plate}.#medicine medication pill pills vitamin vitamins tablet \
    tablets
    if-then: {cue|after dinner}, I {action|floss one tooth and go on from there}.#floss flossing teeth
    if-then: {cue|when I sit down}, I {action|~lengthen my back and drop my shoulders}.#posture straight slouch slouching upright
    if-then: When I make lunch, I {action|add a handful of greens}.#vegetable veggies greens healthy healthier health fruit cook cooking
    if-then: {cue|when the kettle boils}, I {action|stretch my arms to the ceiling}.#stretch health healthy healthier routine posture
    if-then: {cue|after breakfast}, I {practice|do one small thing for my body}.
    if-then: {cue|when I wash my face}, I {action|put on my sunscreen}.#sunscreen skin-care
    if-then: {cue|when I get home}, I {action|do the next small bit of my routine}.
    steady: I look after my body in small ways.
    steady: I take good care of my body today.
    steady: My body gets a little care from me each day.
    steady: I choose what is good for my body.
    steady: I look after my body <reason>.
    distanced: You look after your body, one small act at a time.
    distanced: You take good care of yourself today.
    distanced: You can do this small thing right now.
    distanced: {cue|after breakfast}, you {action|do one small thing for your body}.
    steady: I keep a full glass within reach.#water hydrate hydrated hydration
    distanced: You fill your glass again and take a sip.#water hydrate hydrated hydration
    distanced: You let your head float up and your shoulders sink.#straight upright posture slouch slouching
    steady: I sit tall and let my breath move.#straight upright posture slouch slouching
    morning: I begin this day with a glass of water.
    morning: This morning I do one small thing for my body.
    evening: Tonight I thank my body for carrying me.
    evening: This evening I get things ready for the morning.

    family: exercise
    kind: build
    theme: One step, then the next
    words: stairs take-the-stairs exercise exercising workout work-out working-out gym run running runner jog jogging walk walking \
    move moving fit fitness \
    sport sports swim swimming cycle cycling bike biking yoga train training marathon push-up pushup strength steps step active dance \
    dancing climb climbing hike hiking muscle pilates in-shape lift lifting squat plank couch stronger strong
    but: city country abroad apartment house move-out move-in step-back out-of dog-training
    if-then: {cue|after breakfast|after work}, I {practice|put on my shoes and walk}.
    if-then: {cue|when I get home}, I {action|change into my sports clothes}.
    if-then: {cue|when I feel too tired}, I {action|move for just five minutes}.
    if-then: {cue|after dinner}, I {action|pack my gym bag}.#gym
    if-then: {cue|when my alarm rings}, I {action|step into my shoes}.
    if-then: {cue|before lunch}, I {practice|take a ten minute walk}.
    if-then: {cue|after I brush my teeth}, I {action|do ten slow squats}.
    if-then: {cue|when the kettle boils}, I {action|stretch my legs and my back}.
    steady: I move my body a little each day.
    steady: I start with one step and then take another.
    steady: I begin small and keep moving.
    steady: I like how it feels when I have moved.
    steady: I am becoming someone who moves each day.
    steady: I move my body <reason>.
    distanced: You start with one step.
    distanced: You put on your shoes and begin.
    distanced: You do just the first five minutes.
    distanced: {cue|when you feel tired}, you {action|move for five minutes}.
    distanced: You take the stairs, one step after another.
    if-then: When I come to the elevator, I turn to the stairs.#stairs
    steady: I climb one flight of stairs at my own pace.#stairs
    distanced: You take the stairs, one floor at a time.#stairs
    morning: This morning I choose when I move today.
    morning: I stretch once before the day begins.
    evening: Tonight I put my shoes by the door.
    evening: This evening I thank my legs for each step.

    family: gratitude
    kind: build
    theme: Warmth
    words: gratitude grateful thankful appreciate appreciation kind kinder kindness compliment love
    if-then: {cue|at dinner}, I {action|say one thing that I appreciate}.
    if-then: When someone speaks to me, I {action|turn to them and listen}.
    if-then: {cue|when I wake up}, I {action|name one thing I am grateful for}.
    if-then: {cue|when I get home}, I {action|ask one question and listen}.
    if-then: When someone helps me, I {action|say thanks and say what for}.
    if-then: {cue|before I go to bed}, I {action|write down one good thing}.
    if-then: {cue|when I think of a friend}, I {action|send a short kind message}.
    if-then: {cue|on Sunday afternoon|on my way home}, I {practice|write to a friend}.
    steady: I listen before I answer.
    steady: I notice one good thing in each hour.
    steady: I tell people what I like about them.
    steady: I make time for one person today.
    steady: I look for one small good thing.
    steady: I make time for others <reason>.
    distanced: You listen before you answer.
    distanced: You notice the small good things.
    distanced: You say the kind thing aloud.
    distanced: When someone speaks, you turn to them and listen.
    morning: This morning I name one thing I am grateful for.
    morning: Today I tell one person what I like about them.
    evening: Tonight I write down one good thing.
    evening: This evening I listen to one person with my whole attention.
    """)
}
