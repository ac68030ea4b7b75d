extension Phrasebook {
  /// Families about sobriety.
  static let sobrietyFamilies = Family.read(
    """
    family: staying sober
    kind: build either
    theme: This one day
    words: khat qat ninety-meetings meetings-in sober sobriety stay-sober staying-sober clean-and-sober stay-clean staying-clean relapse relapsing recovery recovering \
    recovering-alcoholic aa meetings-aa drug drugs cocaine coke-habit meth heroin opioids pills-habit ketamine mdma ecstasy kratom addict \
    addiction addicted substance get-clean getting-clean days-sober my-sponsor a-sponsor crack-cocaine taking-speed rehab
    but: phone sugar gambling porn smoking nicotine gaming coffee surgery shopping screen instagram tiktok injury weed prescribed soda \
    chocolate food game games youtube tv social-media caffeine vaping cigarettes pornography eating sweets work working love running \
    exercise burnout breakup knee covid bulimia anorexia depression
    if-then: {cue|when a craving comes|on Friday evening}, I {action|call a person who knows my story}.
    if-then: Before a party, I plan my own way home.#party parties christmas friends club clubs
    if-then: At a party, I keep a soft drink in my hand.#party parties christmas
    if-then: At a wedding, I keep a soft drink in my hand.#wedding weddings open-bar
    if-then: When somebody offers me something, I say that I am sober and walk on.
    if-then: When I pass a place from my old life, I cross the street.
    if-then: When a craving comes, I ask myself if I am hungry or tired.
    if-then: When a craving builds, I go and sit with sober people.
    if-then: When I slip, I tell one person the same day.#relapse relapsed slip
    if-then: When shame comes up, I call somebody who has been there.#relapse relapsed slip
    if-then: When the meeting begins, I take a chair near the front.#aa meetings-aa meetings-in
    steady: I go to one recovery meeting today.#meetings-aa meetings-in aa
    if-then: When the day gets hard, I call my sponsor.#sponsor aa
    if-then: <cue>, I {action|~breathe out and stay sober for this hour}.
    steady: I stay clear-headed today and tonight.
    steady: I stay close to the people who help me stay sober.
    steady: I tell one person the truth about my cravings.
    steady: I fill my evenings with things that I enjoy sober.
    steady: I stay sober today <reason>.
    steady: I count today as day one and tell someone.#relapse relapsed slip
    steady: I start my sober days again with one honest call.#relapse relapsed slip
    steady: I go to the meeting and stay to the end.#aa meetings-aa
    steady: I say one honest thing at the meeting.#aa meetings-aa
    steady: I call my sponsor while the day is still good.#sponsor
    distanced: You stay sober this evening, one hour at a time.
    distanced: You can walk away at any moment and stay sober.
    distanced: You reach out to someone before the craving gets strong.
    distanced: {cue|when a craving comes}, you {action|walk around the block until it passes}.
    distanced: You got through other cravings, and you get through this one.
    distanced: You slipped, and you can be honest about it today.#relapse relapsed slip
    distanced: You stay sober today, and tomorrow is another day.#relapse relapsed slip days-sober
    distanced: You walk into the meeting and take a chair.#aa meetings-aa
    distanced: You tell your sponsor how today really is.#sponsor aa
    morning: This morning I choose to stay sober today, and only today.
    morning: Today I keep one number ready for a hard moment.
    morning: I start this day with a clear head.
    evening: Tonight I thank one person who stood by me.
    evening: This evening I mark one more sober day on my calendar.
    evening: Tonight I name the hardest moment and how I got through it.

    family: leaving cannabis
    kind: quit
    theme: A clear evening
    words: weed cannabis marijuana pot joint joints smoke-weed smoking-weed weed-smoking hash hashish edibles thc bong dab dabs dabbing \
    stoned getting-high get-high stoner ganja spliff blunt blunts pothead smoke-pot smoking-pot weed-every-day marihuana
    but: weeding blood-pressure garden gardening pull-weeds pull-the-weeds pulling-weeds high-school cooking pot-of high-cholesterol joint-pain crack cracking hurt
    if-then: {cue|when the urge comes|after work}, I {action|go outside for some fresh air}.
    if-then: When I feel like getting high, I take a long shower.
    if-then: When I crave a high in the evening, I cook something good.#evening evenings night home after-work after-dinner
    if-then: When I miss my evening high, I read a few quiet pages in bed.#evening evenings night nights bed sleep
    if-then: When boredom makes me think of getting stoned, I go for a walk.
    if-then: When stress makes me crave a high, I stretch for one whole song.
    if-then: When friends roll a joint, I step out and get some air.#friends party parties joint blunt
    if-then: When friends pass a joint around, I pour myself a juice.#friends party parties
    if-then: When I lie awake, I breathe out slowly and let my body rest.#sleep asleep bed bedtime night nights
    if-then: <cue>, I {action|~breathe slowly and let the urge pass}.
    steady: I spend this day with a clear head and busy hands.
    steady: I watch the craving shrink and my mind grow clear.
    steady: I enjoy a clear head today.
    steady: I choose a clear head <reason>.
    steady: I call a sober friend before boredom sets in.
    distanced: You can sit with boredom for ten minutes.
    distanced: You wake up with a clear mind.
    distanced: You breathe clean air and let the craving shrink.
    distanced: {cue|when the urge comes}, you {action|drink some water and keep your head clear}.
    distanced: You choose a clear head, today and tonight.
    refusal: I don't smoke weed, and my evenings are clear.#weed cannabis marijuana marihuana pot joint smoke blunt spliff bong ganja \
    pothead
    refusal: I don't get high, and I remember how the film ends.#get-high getting-high stoned stoner edibles thc
    refusal: When a joint comes round, I say that I don't smoke.#weed cannabis marijuana marihuana pot joint smoke blunt spliff bong ganja \
    pothead
    refusal: When someone offers me some, I say that I don't use weed.
    morning: I wake up with a clear head and open the window wide.
    morning: Today I plan my evening before it begins.
    morning: This morning I put something fun into my calendar for tonight.
    evening: Tonight I cook, eat and go to bed clear-headed.
    evening: This evening I meet one friend outside.
    evening: Tonight I note what I enjoyed with a clear head.
    """)
}
