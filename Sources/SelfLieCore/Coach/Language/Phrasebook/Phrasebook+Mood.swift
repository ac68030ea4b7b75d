extension Phrasebook {
  /// Families about low days, joy and direction.
  static let moodFamilies = Family.read(
    """
    family: on low days
    kind: build either
    theme: One small thing
    words: so-down feeling-so-down winter-blues through-winter winter-sadness depression depressed deppression sad sadness feel-low \
    feeling-low feeling-down feel-down down-days melancholy gloomy unhappy hopelessness feel-numb feeling-numb feel-empty feeling-empty \
    emptiness joyless bad-days bad-day dark-days seasonal mental-health mental-illness bipolar cry crying tearful moods mood mood-swings \
    postpartum lethargic lethargy stay-in-bed staying-in-bed stuck-in-bed everything-feels-heavy low-energy
    but: criticism boss feedback low-carb slow blood-pressure baby cry-baby suicidal died ex lower death grief weight inbox
    if-then: {cue|when the day feels grey|when I feel low}, I {action|wash one cup and put it away}.#depression depressed deppression sad \
    sadness low down winter-blues through-winter unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness \
    joyless numb bad-day bad-days
    if-then: When I wake up feeling heavy, I sit up and drink a glass of water.#depression depressed deppression sad sadness low down \
    winter-blues through-winter unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness joyless numb bad-day \
    bad-days
    if-then: When I have been indoors all day, I step outside for five minutes.#depression depressed deppression sad sadness low down \
    winter-blues through-winter unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness joyless numb bad-day \
    bad-days mental-health postpartum bipolar
    if-then: When even a small task feels heavy, I do it for one minute.#depression depressed deppression sad sadness low down \
    winter-blues through-winter unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness joyless numb bad-day \
    bad-days mental-health postpartum bipolar
    if-then: When somebody asks how I am, I give an honest answer.
    if-then: When my mood turns, I drink some water and wait ten minutes.#mood mood-swings
    if-then: When I feel a mood swing coming, I tell one person I trust.#mood mood-swings
    if-then: When tears come, I {action|~let them come and breathe out slowly}.#cry tearful
    if-then: When I start to cry around people, I step outside for a minute.#cry tearful
    if-then: When it gets dark outside, I switch on a lamp and stretch a little.#winter-blues through-winter winter winter-sadness seasonal
    if-then: When the baby sleeps, I lie down too.#postpartum
    if-then: <cue>, I {action|~do one small kind thing for myself}.
    steady: I get up, wash my face and get dressed.#depression depressed deppression sad sadness low down winter-blues through-winter \
    unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness joyless numb bad-day bad-days
    steady: I keep my list short on a hard day.
    steady: I eat something warm in the middle of the day.#depression depressed deppression sad sadness low down winter-blues \
    through-winter unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness joyless numb bad-day bad-days \
    mental-health postpartum bipolar
    steady: I go out into the daylight before noon.#depression depressed deppression sad sadness low down winter-blues through-winter \
    unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness joyless numb bad-day bad-days
    steady: I eat and sleep at my usual hours today.#mood mood-swings bipolar
    steady: I keep a tissue in my pocket and let the tears pass.#cry tearful
    steady: I have my breakfast at the brightest window.#winter-blues through-winter winter winter-sadness seasonal
    steady: I take this day in small steps <reason>.
    steady: I do one thing today that is good for my mind.#mental-health
    distanced: You open the curtains and let the daylight in.#depression depressed deppression sad sadness low down winter-blues \
    through-winter unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness joyless numb bad-day bad-days
    distanced: You do one small thing slowly, and that is enough for today.
    distanced: You let one person know how today is going.
    distanced: {cue|when the day feels grey}, you {action|put on a song and make a cup of tea}.#depression depressed deppression sad \
    sadness low down winter-blues through-winter unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness \
    joyless numb bad-day bad-days
    distanced: You can wait to answer until the mood has passed.#mood mood-swings
    distanced: You can cry and then go on.#cry tearful
    distanced: You have come through dark months before.#winter-blues through-winter winter winter-sadness seasonal
    distanced: You let someone hold the baby while you rest.#postpartum
    morning: This morning I open the window and stand in the light.
    morning: Today I choose one small thing that I can do.
    morning: I wash my face and put on fresh clothes.
    evening: Tonight I write one line about what I did.
    evening: This evening I make something warm to eat.
    evening: Tonight I tell one person how my day was.

    family: more joy
    kind: build
    theme: One glad minute
    words: happy happier happiness joy joyful fun enjoy enjoy-life laugh laugh-more laughter smile smile-more positive positivity \
    optimistic optimist optimism cheerful good-mood light-hearted playful have-fun hobby hobbies free-time me-time time-for-myself \
    positive-thinking think-positive good-vibes cheer life-i-love
    but: depression depressed happy-hour happy-with told-off i-laugh laugh-when laugh-at negative grief porn fun-run married wife husband partner body
    if-then: {cue|after lunch|when I get home}, I {action|do one thing just for fun}.#happy happier happiness joy joyful enjoy fun cheer \
    cheerful playful laugh laughter good-mood hobby hobbies free-time me-time time-for-myself
    if-then: When something makes me smile, I pause for a breath and enjoy it.
    if-then: When a good song comes on, I turn it up and dance a little.#happy happier happiness joy joyful enjoy fun cheer cheerful \
    playful laugh laughter smile good-mood
    if-then: When I have a free hour, I choose something I love.#hobby hobbies free-time me-time time-for-myself happy happier happiness \
    joy joyful enjoy fun cheer cheerful playful laugh laughter smile good-mood
    if-then: When I sit down to eat, I taste the first bite and enjoy it.#happy happier happiness joy joyful enjoy
    if-then: When a dark thought comes, I name one thing that is good today.#positive positivity optimistic optimist optimism good-vibes
    if-then: When I expect the worst, I name one way it can go well.#positive positivity optimistic optimist optimism good-vibes
    if-then: When a hobby makes me curious, I give it one hour this week.#hobby hobbies
    if-then: When I greet someone, I smile first.#smile smiling
    if-then: <cue>, I {action|~hum a tune that I love}.
    steady: I plan one thing to look forward to.
    steady: I look for one funny thing today.#happy happier happiness joy joyful enjoy fun cheer cheerful playful laugh laughter good-mood
    steady: I tell one silly joke today.#fun cheerful playful laugh laughter light-hearted
    steady: I hum a happy tune while I do the dishes.#happy happier happiness joy joyful enjoy fun cheer cheerful playful laugh laughter \
    smile good-mood
    steady: I name what works before I name a problem.#positive positivity optimistic optimist optimism good-vibes
    steady: I put one hour just for me in the calendar.#hobby hobbies free-time me-time time-for-myself
    steady: I make room for joy <reason>.
    steady: I meet people's eyes and smile.#smile smiling
    distanced: You notice one good moment and stay with it.
    distanced: You smile first and see what comes back.#happy happier happiness joy joyful enjoy fun cheer cheerful playful laugh \
    laughter smile good-mood
    distanced: You call somebody who makes you laugh.#happy happier happiness joy joyful enjoy fun cheer cheerful playful laugh laughter \
    good-mood
    distanced: {cue|after lunch}, you {action|take ten minutes for something you love}.#happy happier happiness joy joyful enjoy fun \
    cheer cheerful playful laugh laughter smile good-mood hobby hobbies free-time me-time time-for-myself
    distanced: You talk about the good part of your day first.#positive positivity optimistic optimist optimism good-vibes
    distanced: You can close the door and keep this hour for yourself.#hobby hobbies free-time me-time time-for-myself
    distanced: You pick one thing that you loved as a child and do it again.#hobby hobbies fun playful
    distanced: You smile, and the room gets a little warmer.#smile smiling
    morning: This morning I choose one thing to enjoy today.
    morning: Today I say yes to something playful.
    morning: I start the day with a song that I like.
    evening: Tonight I name the moment that made me smile.
    evening: This evening I spend an hour on something I love.
    evening: Tonight I tell someone the funniest thing I saw.

    family: a sense of direction
    kind: build
    theme: The next true step
    words: purpose meaning meaningful direction lost-in-life feel-lost feeling-lost find-myself find-my-purpose find-my-way values \
    my-values change-my-life life-goals my-dreams follow-my-dreams what-i-want feel-stuck feeling-stuck stuck-in-life stuck-in-a-rut \
    midlife mid-life quarter-life life-crisis new-life fresh-start start-over identity ambition achieve-my-goals new-chapter
    but: stuck-in-bed words-get-stuck lost-my weight crisis-line stammer stutter football conversation conversations
    if-then: {cue|on Sunday evening|after breakfast}, I {action|write down what matters to me}.
    if-then: When I face a choice, I ask myself which option fits my values.
    if-then: When I meet someone whose life I admire, I ask how they began.
    if-then: When I feel lost, I do the next useful thing.#lost find-myself find-my-way
    if-then: {cue|after dinner|on Saturday morning}, I {action|spend half an hour on something that matters to me}.#purpose meaning \
    meaningful
    if-then: When I envy someone's life, I write down what draws me to it.#what-i-want find-myself midlife mid-life
    if-then: When I feel stuck, I change one small thing in my day.#stuck
    if-then: When my days all feel alike, I go somewhere new.#stuck change-my-life midlife mid-life
    if-then: After dinner, I work on my dream for twenty minutes.#dream
    if-then: After dinner, I work on my goal for twenty minutes.#goal ambition
    if-then: <cue>, I {action|~ask myself what matters most today}.
    steady: I do one thing today that matters to me.
    steady: I tell a friend what I dream of doing next.
    steady: I do one thing today for the first time.#stuck change-my-life new-life fresh-start start-over new-chapter
    steady: I turn my dream into one small task for today.#dream
    steady: I choose what fits my values <reason>.
    steady: I turn my goal into one small task for today.#goal ambition
    distanced: You can begin before you know the whole path.
    distanced: You ask an old friend when you seemed most alive.#purpose meaning meaningful direction lost find-myself find-my-way \
    identity what-i-want midlife mid-life
    distanced: {cue|on Sunday evening}, you {action|write down one wish and one step}.
    distanced: You give one new idea an hour and see where it leads.
    distanced: You give your dream an hour on the calendar this week.#dream
    distanced: You sign up for one class that you are curious about.#stuck change-my-life new-life fresh-start start-over new-chapter
    distanced: You give your goal an hour on the calendar this week.#goal ambition
    morning: This morning I name one thing that matters today.
    morning: Today I spend half an hour on something that I value.
    morning: I choose one small change for today.
    evening: Tonight I write down what gave me energy.
    evening: This evening I ask myself what I miss in my life.
    evening: Tonight I write down one question that stays with me.
    """)
}
