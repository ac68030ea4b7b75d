extension Phrasebook {
  // Words of goals for templates that suit only some goals of their family.
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
  private static let kindness = "be-kind more-kind kinder kindness kind-to loving show-love more-love"

  /// Families about what is done for the body, and thanks.
  static let bodyFamilies = Family.read(
    """
    family: daily care
    kind: build
    theme: Small care
    words: \(posture) \(water) \(tablets) floss flossing teeth \(food) \(wellbeing) \(washing) sunscreen
    but: water-the water-my tomatoes grinding grind plants plant garden flowers water-bill mental-health
    if-then: {cue|after breakfast}, I {practice|do one small thing that is good for me}.
    if-then: {cue|when my reminder rings}, I {action|do the first step of my routine}.#routine skin-care skincare
    if-then: {cue|after I brush my teeth}, I {action|drink a glass of water}.#\(water)
    if-then: {cue|when I sit down to work}, I {action|sip from a full glass of water}.#\(water)
    if-then: {cue|before each meal}, I {action|drink a glass of water}.#\(water)
    if-then: {cue|when my reminder rings}, I {action|take my pills with water}.#pill tablet medication
    steady: I keep my pillbox where I see it every day.#\(tablets)
    if-then: {cue|after dinner}, I {action|floss one tooth and go on from there}.#floss flossing
    if-then: {cue|when I stand at the sink}, I {action|brush my teeth for two slow minutes}.#teeth
    if-then: When I put down the toothbrush, I pick up the floss.#floss flossing
    if-then: {cue|when I catch myself slouching}, I {action|~lengthen my back and drop my shoulders}.#\(posture)
    if-then: When my head drops toward the screen, I {action|~lift my chest and straighten up}.#sit-straight sit-up-straight \
    back-straight upright posture slouch hunch
    if-then: When I make lunch, I {action|add a vegetable or a piece of fruit}.#\(food) lifestyle healthy healthier health lower-my-blood \
    lower-blood-pressure
    if-then: When I get to the store, I go to the fruit and vegetables first.#\(food)
    if-then: {cue|when I get up from my chair}, I {action|stretch my arms to the ceiling}.#stretch more-energy low-energy no-energy \
    energetic health healthy healthier self-care care-of-myself
    if-then: {cue|before I leave home}, I {action|put on my sunscreen}.#sunscreen
    if-then: {cue|when I get up}, I {action|wash my face with warm water}.#hygiene wash-my-face my-face skin skin-care skincare
    if-then: {cue|when my reminder rings}, I {action|take my vitamins with water}.#vitamin vitamins
    if-then: When it is time to shower, I turn the water on and step in.#shower
    steady: I take a few minutes today to look after myself.
    steady: I take good care of myself <reason>.
    steady: I keep a glass of water within reach and sip often.#\(water)
    steady: I take today's dose and mark it on my calendar.#\(tablets)
    steady: I rub sunscreen on my face, neck and ears.#sunscreen
    distanced: You put on sunscreen and enjoy the sun.#sunscreen
    steady: I floss every tooth tonight.#floss flossing
    steady: I sit and stand tall, and I breathe easily.#\(posture)
    steady: I choose one fresh thing for my plate.#\(food) more-energy low-energy no-energy lifestyle healthy healthier health lower-my-blood lower-blood-pressure
    steady: I go through my routine, one step after the next.#routine hygiene skin-care skincare
    steady: I stretch slowly and breathe out.#stretch
    steady: I step into the shower and come out fresh.#shower
    distanced: You take good care of yourself today.
    distanced: {cue|at the same time each day}, you {action|wash, stretch and drink some water}.#routine health healthy healthier \
    self-care care-of-myself hygiene
    distanced: You ease into the stretch and breathe out slowly.#stretch
    distanced: You get some fresh air and move a little today.#more-energy low-energy no-energy energetic lifestyle healthy healthier \
    health self-care care-of-myself lower-my-blood lower-blood-pressure
    distanced: You fill your glass with water and take a long sip.#\(water)
    distanced: {cue|at the same time each day}, you {action|open your pillbox and pour a glass of water}.#\(tablets)
    distanced: You take two minutes at the sink, and then you are done.#teeth hygiene skin skin-care skincare
    distanced: You floss for one minute, and then you are done.#floss flossing
    distanced: You lift your head and let your shoulders drop.#\(posture)
    distanced: You wash and cut something fresh for your plate.#vegetable veggies greens fruit
    distanced: You cook one simple meal tonight.#cook cooking eat-better
    distanced: You take a short shower today and feel fresh.#shower
    morning: I begin this day with a glass of water.
    morning: This morning I do one small thing for my body.
    evening: Tonight I thank my body for carrying me.
    evening: This evening I get things ready for the morning.

    family: exercise
    kind: build
    theme: One step, then the next
    words: stairs take-the-stairs \(running) \(walking) \(cycling) \(swimming) \(lifting) \(fitness) hike hiking six-pack abs tai-chi qigong yoga pilates \
    dance dancing climb climbing
    but: walk-into walking-into city country abroad apartment house step-back out-of dog-training potty-training business company errands meeting sell repair \
    menstrual
    if-then: {cue|before breakfast|after work}, I {practice|move my body for ten minutes}.
    if-then: {cue|when it is time to exercise}, I {action|put on my workout clothes}.#\(fitness) \(lifting)
    if-then: When I leave for work, I take my bike.#cycle-to-work cycling-to-work bike-to-work biking-to-work
    if-then: When it is time to ride, I put on my helmet and get on my bike.#cycle cycling bike biking
    if-then: {cue|when I feel too tired}, I {action|move for just five minutes}.
    if-then: {cue|after dinner}, I {action|pack my gym bag}.#gym
    if-then: The evening before I swim, I {action|pack my towel and my goggles}.#\(swimming)
    if-then: {cue|when it is time for my walk}, I {action|lace up my shoes and step outside}.#\(walking)
    if-then: {cue|before lunch}, I {practice|take a ten-minute walk}.#\(walking) exercise exercising fit fitness active in-shape move-more \
    moving-more move-my-body off-the-couch
    if-then: {cue|when it is time to work out}, I {action|begin with one easy minute}.#\(lifting) \(fitness)
    if-then: {cue|when I get up from my chair}, I {action|stretch my legs and my back}.#pilates
    if-then: When I unroll my mat, I begin with three slow breaths.#yoga pilates
    if-then: When a song that I love comes on, I get up and dance to the end.#dance dancing
    if-then: When I get on my bike, I ride the first ten minutes gently.#\(cycling)
    if-then: When I come to the elevator, I walk past it and take the stairs.#stairs
    if-then: When a long run feels hard, I slow down and keep going.#marathon half-marathon
    if-then: When I have a free day, I pick a trail and go.#hike hiking
    if-then: When I get to the gym, I start with one easy exercise.#gym
    if-then: {cue|when it is time for my run}, I {action|lace up my shoes and step outside}.#\(running)
    steady: I make time to move my body this week.
    steady: I notice how good I feel after I move.
    steady: I move my body <reason>.
    steady: I run for one easy minute and walk for the next.#couch-to jog jogging start-running run-again
    steady: I walk to the next corner and then a little further.#\(walking)
    steady: I run slowly enough to talk.#\(running)
    steady: I pick up the weights and do one short set.#\(weights)
    steady: I swim at my own pace and breathe easily.#\(swimming)
    steady: I climb one flight of stairs at my own pace.#stairs
    steady: I start at an easy pace and let my legs warm up.#\(running)
    steady: I do three push-ups, and then I see about three more.#push-up pushup
    if-then: {cue|when it is time to work out}, I get down on the floor and do one push-up.#push-up pushup
    distanced: You get down on the floor and begin with the first push-up.#push-up pushup
    steady: I hold each stretch for three slow breaths.#flexibility flexible yoga
    steady: I dance for one whole song today, just for fun.#dance dancing
    distanced: You warm up gently and feel your body wake up.
    distanced: On your workout days, you put on your shoes and start.
    distanced: You head outside and let your legs find their pace.#\(running) \(walking) hike hiking
    distanced: You do your workout, one exercise at a time.#workout weights gym lifting
    distanced: You slip into the water and swim one easy length.#\(swimming)
    distanced: You take the stairs, one floor at a time.#stairs
    distanced: You roll out your mat, and the rest follows.#yoga pilates
    distanced: You walk into the gym, and the rest follows.#gym
    distanced: You get on your bike and enjoy the ride.#\(cycling)
    distanced: You pack your gym bag, and you go.#gym
    morning: This morning I choose when I exercise today.
    morning: I stretch once before the day begins.
    evening: Tonight I lay out my workout clothes.
    evening: This evening I thank my body for moving today.

    family: gratitude
    kind: build
    theme: Warmth
    words: \(thanks) \(kindness) compliment compliments
    but: to-myself accept-compliments accepting-compliments take-compliments taking-compliments a-compliment
    if-then: {cue|at dinner}, I {action|say one thing that I appreciate}.
    if-then: When someone helps me, I {action|thank them and say exactly why}.
    if-then: {cue|on Sunday afternoon|after dinner}, I {practice|write a kind note to a friend}.
    if-then: {cue|when I wake up}, I {action|name one thing I am grateful for}.#\(thanks)
    if-then: {cue|before I go to bed}, I {action|write down one good thing}.#\(thanks)
    if-then: When someone speaks to me, I {action|turn to them and listen}.#\(kindness)
    if-then: {cue|at lunch}, I {action|ask somebody about their day and listen}.#\(kindness)
    if-then: {cue|when I think of a friend}, I {action|send a short kind message}.#\(kindness)
    if-then: When I notice something good about someone, I say it right away.#compliment compliments
    if-then: When I like what someone did, I tell them right away.#\(kindness) appreciate appreciation
    if-then: <cue>, I {action|~name one thing that I am grateful for}.
    steady: I tell people what I like about them.
    steady: I thank one person for something they did long ago.#\(thanks)
    steady: I pause to notice what is good right now.#\(thanks)
    steady: I give one person a kind word and some time today.#\(kindness)
    steady: I do one small good deed today.#\(kindness)
    steady: I say one good thing aloud <reason>.
    steady: I give one honest compliment today.#compliment compliments
    distanced: You say thank you for something you often overlook.#\(thanks)
    distanced: You think something kind, and you say it aloud.#\(kindness) appreciate appreciation compliment compliments
    distanced: You say a warm hello and mean it.#\(kindness)
    distanced: You look around and find one thing to be glad of.#\(thanks)
    distanced: When someone shares their news, you ask one more question.#\(kindness)
    distanced: You see what is good in people, and you say so.#compliment compliments
    distanced: You thank someone today and mean it.
    morning: This morning I name one thing I am grateful for.
    morning: Today I tell one person what I like about them.
    evening: Tonight I write down one good thing.
    evening: This evening I listen to one person with my whole attention.
    """)
}
