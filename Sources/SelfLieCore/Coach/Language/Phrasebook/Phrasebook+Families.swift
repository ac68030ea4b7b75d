extension Phrasebook {
  /// The families of goals: the more particular before the more general, and last a general one for each kind.
  var families: [Family] { language == Phrasebook.english.language ? Self.englishFamilies : [] }

  private static let englishFamilies =
    workFamilies + changeFamilies + conditionFamilies + craftFamilies + peopleFamilies + lossFamilies + livingFamilies + sobrietyFamilies
    + leavingFamilies + makingFamilies
    + calmingFamilies + everydayFamilies + meaningFamilies + moodFamilies + mendingFamilies + kindnessFamilies
    + quittingFamilies + buildingFamilies + bodyFamilies + sleepFamilies + generalFamilies

  // Words of goals for templates that suit only some goals of their family.
  private static let ending = """
    finish finishing complete completing unfinished half-finished finish-things finisher follow-through following-through \
    see-things-through never-finish
    """
  private static let lasting = """
    keep-quitting quitting quitter quit-everything abandon persist persistence persevere perseverance determination stick-to-it \
    stop-giving-up give-up-easily giving-up-easily give-up-so giving-up-so give-up-too always-giving-up never-give-up quit-too-early
    """
  private static let constancy = "consistent consistency commitment commitments stick-to-it"
  private static let zeal = "motivated motivation"
  private static let tooMany = "jump-from start-too-many"

  private static let screens = """
    phone text texting scroll reread refresh message messages news app apps instagram facebook tiktok twitter slack email emails mail mails inbox reply online \
    google youtube
    """
  private static let pages =
    "browse browser tab tabs website websites amazon internet forum forums wikipedia stock stocks crypto bitcoin price prices"

  // Verbs for habits of one kind, whatever they are about.
  private static let talk = """
    interrupt argue fight fights gossip complain swear curse nag correct brag boast humblebrag \
    honk answer-back talk-back overshare whine shout yell scream snap tease lecture ramble blurt moan bicker preach contradict
    """
  private static let hands = """
    knuckles crack-my cracking-my twirl pick-my picking-my scratch fidget pull-my pulling-my pull-out \
    pulling-out rub touch click-my clicking-my peel
    """
  private static let musing = """
    worry overthink ruminate replay rehearse daydream assume catastrophize catastrophise obsess overanalyze overanalyse dwell \
    fantasize judge
    """

  private static let late = """
    stay-up stay-up-late stay-up-too staying-up late-nights up-too-late go-to-bed going-to-bed to-bed bedtime sleep-earlier bed-earlier \
    earlier-bedtime earlier-night bed-early early-night early-nights bed-on-time sleep-on-time bed-at bed-by before-midnight
    """
  private static let awake = """
    sleep sleeping sleeper insomnia asleep waking-at keep-waking wake-at waking-in lying-awake lie-awake sleep-better better-sleep \
    asleep-faster asleep-quicker sleep-through sleep-schedule
    """
  private static let weary = "rest rested tired"

  private static let sleepFamilies = Family.read(
    """
    family: sleep
    kind: build either
    theme: A day that ends
    words: \(late) \(awake) \(weary) nightmare nightmares bad-dreams night-terrors jet-lag jetlag nap naps power-nap snoring snore
    hints: night-shift night-shifts shift-work
    but: napping lectures vending lunch water apnea apnoea pills wake-up-early get-up-early wake-early until-noon noon sleep-in sleeping-in that-i-sleep so-i-sleep the-rest kids-to-bed
    if-then: {cue|at nine in the evening|at ten in the evening}, I {action|dim the lights and put my phone away}.#\(late) \(awake)
    if-then: {cue|an hour before bed}, I {action|turn down the lights}.#\(late) \(awake)
    if-then: {cue|after I brush my teeth}, I {action|read two pages and turn off the light}.#\(late)
    if-then: When I want to stay up longer, I turn off the lights and go to bed.#\(late)
    if-then: {cue|when I lie down}, I {action|let my shoulders sink into the bed}.#\(awake) \(weary)
    if-then: When worries keep me awake, I write them down and let them wait.#worrying worry worries overthinking
    if-then: {cue|when my thoughts race}, I {action|~count ten slow breaths}.#\(awake)
    if-then: When I get into bed, I turn off the TV and close my eyes.#tv television netflix
    if-then: {cue|when I wake in the night}, I {action|~leave my thoughts for tomorrow and let myself rest}.#sleep sleep-better \
    better-sleep insomnia sleep-through waking-at keep-waking wake-at waking-in lying-awake lie-awake waking wake
    if-then: When I get home from the night shift, I close the curtains and wind down.#night-shift night-shifts shift-work work-nights working-nights
    if-then: {cue|when I turn off the light}, I {action|~lie still and let my jaw go soft}.#\(awake)
    if-then: When I wake from a bad dream, I switch on the light and name five things in the room.#nightmare nightmares bad-dreams night-terrors
    if-then: When I go to bed, I lie down on my side.#snoring snore
    if-then: When I land, I go by the clock of the place where I am.#jet-lag jetlag
    steady: I give my bad dream a better ending and tell it to myself.#nightmare nightmares bad-dreams
    steady: I go out into the daylight and stay up until the evening.#jet-lag jetlag
    distanced: You are awake now, and you are safe in your bed.#nightmare nightmares bad-dreams night-terrors
    distanced: You darken the room and rest while others work.#night-shift night-shifts shift-work work-nights working-nights
    if-then: After lunch, I close my eyes for ten minutes.#nap naps tired exhausted weary
    if-then: When I feel worn out, I sit down and take one thing off my list.#rest rested tired
    if-then: When I feel guilty about resting, I stay where I am and keep resting.#guilt guilty
    steady: I rest, and the work can wait.#guilt guilty
    distanced: You may rest simply because you are tired.#guilt guilty
    if-then: {cue|when I feel tired}, I {action|put things down and rest}.
    if-then: When my alarm rings, I get up at my usual time.#sleep-schedule
    if-then: <cue>, I {action|~let my shoulders sink and breathe out slowly}.
    steady: I let the day go, breath by breath.#\(awake)
    steady: I give my body a quiet hour before bed.#\(late) \(awake)
    steady: I let myself rest <reason>.
    steady: I rest quietly, and that is enough.#\(awake) \(weary)
    steady: I lie still and let my breath come and go.#\(awake)
    steady: I go to bed when I first feel sleepy.#\(late)
    steady: I take a break today before I am worn out.#\(weary)
    steady: I end my day at the time that I chose.#\(late)
    steady: I let this day be enough and rest.
    distanced: You close the door, lie back and let your body rest.
    distanced: You have done enough for today, and now you can rest.
    distanced: You can rest, whatever the night brings.#\(awake)
    distanced: {cue|when you lie down}, you {action|~rest your head and breathe out slowly}.#\(awake)
    distanced: Your body knows how to rest.#\(awake) \(weary)
    distanced: You leave the last thing for tomorrow and go to bed.#\(late)
    distanced: You may sit down and rest in the middle of the day.#\(weary)
    distanced: {cue|when bedtime comes}, you {action|put things away and go to bed}.#\(late)
    morning: I open the curtains and let the light in.
    morning: This morning I get up when my alarm rings.
    evening: Tonight I let the day end and rest.
    evening: This evening I dim the lights an hour before bed.
    """)

  private static let generalFamilies = Family.read(
    """
    family: finishing what I begin
    kind: build either
    theme: One loose end
    hints: \(ending) \(lasting) \(constancy) \(zeal) \(tooMany) excuses excuse
    but: leftovers consistent-with consistency-with smoking alcohol drinking budget sugar drugs give-up-smoking duolingo fear-of afraid quitting-my-job
    if-then: {cue|after breakfast|when I sit down}, I {action|do the next small piece of what I began}.
    if-then: When I hear an excuse in my head, I do the first two minutes anyway.#excuses excuse
    steady: I say in one plain sentence what I do next.#excuses excuse
    distanced: You can drop the excuse and take the first step.#excuses excuse
    if-then: When I feel like stopping, I do ten more minutes first.
    if-then: When a new idea tempts me, I note it and go back to what I began.#\(ending) \(tooMany) \(constancy)
    if-then: When I am nearly done, I do the last part right away.#\(ending)
    if-then: When I start something, I write down what finished looks like.#\(ending) \(tooMany)
    if-then: When I stop for the day, I write down the next step.#\(ending) \(zeal)
    if-then: When a task gets hard, I do one small part of it.#\(lasting) \(zeal)
    if-then: When I have missed a day, I do five minutes the next day.#\(constancy) \(lasting)
    if-then: When my motivation is low, I start with just two minutes.#\(zeal)
    if-then: <cue>, I {action|~finish one thing before the next}.
    steady: I take one thing that I began a step further.
    steady: I see one thing through <reason>.
    steady: I finish one small thing today.#\(ending) \(tooMany)
    steady: I let one thing be good enough and call it done.#\(ending)
    steady: I keep one project open and put the others away.#\(tooMany) unfinished half-finished finish-things finisher
    steady: I stay with what I began for one more day.#\(lasting)
    steady: I look at how far I have come and keep going.#\(lasting) \(zeal)
    steady: I do a little at the same time each day.#\(constancy)
    steady: I begin first and let the mood follow.#\(zeal)
    distanced: You pick up the thread where you left it.
    distanced: {cue|after breakfast}, you {action|take one more step toward the finish}.
    distanced: You do the last small part, and then you rest.#\(ending)
    distanced: You can call a thing finished, even with one rough edge.#\(ending)
    distanced: You finish one thing before you start the next.#\(tooMany)
    distanced: You can be tired and still take one small step.#\(lasting) \(zeal)
    distanced: You do a small part on the dull days too.#\(constancy) \(zeal)
    morning: This morning I choose the one thing that I go on with today.
    morning: Today I tie up one loose end.
    morning: I look at my list and cross out what I let go.
    evening: Tonight I tick off one small thing.
    evening: This evening I list what is left, in small pieces.
    evening: Tonight I look at one thing that I finished.

    family: anything to build
    kind: build
    theme: One small step
    if-then: {cue}, I <deed>.
    if-then: {cue|after breakfast|after lunch|in the evening}, I {practice}.
    if-then: {cue|after breakfast}, I {action}.
    if-then: {cue|when I hesitate}, I {action|begin with the easiest part}.
    if-then: {cue|when the day begins}, I {action|choose my first small step}.
    if-then: {cue|when it feels hard}, I {action|make the next step smaller}.
    if-then: {cue|when it feels hard}, I {action|~take one slow breath and go on}.
    if-then: {cue|when I get up}, I {action|name my next small step}.
    if-then: {cue|when it is hard to start}, I {action|set a timer and begin}.
    if-then: When I have done five minutes, I choose whether to go on.
    if-then: When I get off track, I begin again with one small step.
    if-then: When I get stuck, I ask one person for help.
    if-then: When I am done, I mark the day on my calendar.
    if-then: {cue|before I look at my phone}, I {action|get the first small step ready}.
    steady: I <deed>.
    steady: I <action>.
    steady: I am working <toward>.
    steady: I am working <toward> <reason>.
    steady: I make time for <doing> today.
    steady: I am learning <become>.
    steady: I am learning <become> {cue}.
    steady: I am learning <become> <reason>.
    steady: I <deed> <reason>.
    steady: I <do> <reason>.
    steady: I take one small step today, and it counts.
    steady: I begin small and go on from there.
    steady: I make the first step easy to take.
    steady: I choose what I do with the next ten minutes.
    steady: I go on from where I am.
    steady: I make time for what matters to me.
    steady: I keep my steps small and steady.
    steady: I take one small step today <reason>.
    distanced: You <deed>.
    distanced: You are working <toward>.
    distanced: You make time for <doing> today.
    distanced: You begin small and go on from there.
    distanced: You know your next step, and you take it.
    distanced: You make the first step easy, and you take it.
    distanced: You go on from where you are.
    distanced: You know where to begin, and you begin there.
    distanced: You choose what the next ten minutes are for.
    distanced: You can make a small start today.
    distanced: {cue|when you hesitate}, you {action|begin with the easiest part}.
    distanced: You are learning <become>.
    distanced: You are learning <become> {cue}.
    morning: This morning I choose my one small step.
    morning: Today I make ten minutes for what matters to me.
    evening: Tonight I name one step that I took.
    evening: This evening I get the next small step ready.

    family: anything to quit
    kind: quit
    theme: My own choice
    if-then: {cue|when I feel like <craved>}, I {action|breathe out and let the urge pass}.
    if-then: {cue|when I <caught>}, I {action|pause for one slow breath}.
    if-then: {cue}, I {action|~take three slow breaths}.
    steady: I <deed>.
    steady: I am learning <become>.
    if-then: {cue|when the urge comes}, I {activity|walk around} until the urge fades.#an-act
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|put my phone down and breathe out}.#\(screens)
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|close the page and breathe out}.#\(pages)
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|turn the screen off and breathe out}.#netflix gaming play-games playing-games video-game video-games \
    watch-tv watching-tv watch-the-tv watching-the-tv series videos twitch
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|stop and take one breath}.#\(talk)
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|stop and tell the truth}.#lie-to lying-to lie-about lying-about
    if-then: {cue|when I feel like <craved>}, I {action|say hello to one person}.#hide-in hiding-in
    if-then: {cue|when I feel like <craved>}, I {action|go for just one hour}.#cancel-on cancelling-on canceling-on cancel-plans cancelling-plans
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|ask a question and listen}.#about-myself talk-about talking-about talk-over talking-over talk-too talking-too
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|send one honest line}.#ghost ghosting
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|ask for time to think}.#say-yes saying-yes agree
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|stop and enjoy one quiet breath}.#hum whistle mutter
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|press my palms together and breathe out}.#\(hands)
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|loosen my jaw and breathe out}.#chew suck grind clench bite
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|sleep on it first}.#buy splurge subscribe purchase bid
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|drink a glass of water and wait ten minutes}.#eating nibble leftover
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|make something simple at home}.#uber deliveroo doordash takeaway \
    takeaways takeout
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|breathe out and feel my feet}.#\(musing)
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|name one thing that I am thankful for}.#compare envy
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|do two minutes of it now}.#put-off putting-off postpone delay
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|take three slow breaths}.#temper react overreact lash explode sulk
    if-then: {cue|when I feel like <craved>|when I <caught>}, I {action|slow down and breathe out}.#rush hurry speed
    if-then: {cue|when the urge comes}, I {action|stand up and drink a glass of water}.#an-act
    if-then: {cue|when I notice the old habit}, I {action|~breathe out and choose again}.
    if-then: {cue|when I feel restless}, I {action|go outside for five minutes}.
    if-then: {cue|when I notice the pull}, I {action|name five things that I can see}.
    if-then: {cue|when I get bored}, I {action|call somebody I like}.
    if-then: {cue|when it gets hard}, I {action|~let my shoulders drop and breathe out}.
    if-then: When I have waited ten minutes, I choose again.#an-act
    if-then: When I slip, I return to my next small step.
    if-then: {cue|when I am tempted}, I {action|wait for ten slow breaths}.
    if-then: {cue|when the urge comes}, I take ten slow breaths and let the urge pass.#an-act
    steady: I let each urge rise and fade like a wave.#an-act
    steady: I ride out one urge at a time.#an-act
    steady: I make my own choice in this moment.
    steady: I notice the old habit and choose again.
    steady: I can feel the pull and still choose.
    steady: I leave one breath between the urge and what I do.#an-act
    steady: I go on from where I am.
    steady: I notice what I feel and choose what I do.
    steady: I give my hands something good to do.#an-act \(hands)
    steady: I choose what I do next.
    steady: I am learning to pause before I act.
    steady: I make my own choice <reason>.
    distanced: You let this urge rise and pass.#an-act
    distanced: You can pause before you act.
    distanced: You have seen urges come and go.#an-act
    distanced: You notice the old habit, and you choose again.
    distanced: You can feel the pull and still choose.
    distanced: You take one breath and choose again.
    distanced: You go on from where you are.
    distanced: You notice what you feel, and you choose what you do.
    distanced: You can wait for ten minutes and see.#an-act
    distanced: {cue|when the urge comes}, you {action|~take three slow breaths} and let the urge pass.#an-act
    distanced: You choose what comes next.
    distanced: {cue|when you feel like <craved>|when you <caught>}, you {action|~breathe out and let the moment pass}.
    distanced: You <deed>.
    refusal: I don't <do>.
    refusal: I don't <do>, and I choose what comes next.
    refusal: I don't <do>, and I take a slow breath.
    refusal: {cue|when the urge comes}, I tell myself that I don't <do>.
    steady: I am <left>.
    morning: Today I meet each urge with one slow breath.#an-act
    morning: This morning I choose what today is for.
    evening: Tonight I name one urge that came and went.#an-act
    evening: This evening I thank myself for one good choice.
    """)
}
