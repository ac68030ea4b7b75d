extension Phrasebook {
  /// Families of goals about what matters.
  static let meaningFamilies = Family.read(
    """
    family: volunteering
    kind: build
    theme: An hour for others
    words: volunteer volunteering volunteer-work charity charities donate donating donation help-others helping-others help-people \
    helping-people give-back giving-back neighbourhood neighborhood neighbour neighbor neighbours neighbors soup-kitchen food-bank \
    animal-shelter shelter generous generosity activism activist community-service useful make-a-difference climate environment recycle \
    recycling zero-waste
    but: homework shelter-dog noisy noise
    if-then: {cue|on Saturday morning|on Sunday afternoon}, I {action|give one hour to someone who needs it}.
    if-then: When I hear of a need nearby, I offer one hour.
    if-then: When I meet my neighbour on the stairs, I ask how the week was.
    if-then: When I clear a shelf, I put useful things in a bag to give away.
    if-then: When someone carries something heavy, I offer a hand.
    if-then: When I read sad news, I choose one small thing that I can do.
    steady: I give one hour this week, gladly.
    steady: I help with what I can do well.
    steady: I ask what would help, and I listen.
    steady: I do one useful thing for somebody today.
    steady: I give some of my time <reason>.
    distanced: You can help one person for one hour.
    distanced: You knock on the door and offer a hand.
    distanced: You give what you can spare, and you rest as well.
    distanced: {cue|on Saturday morning}, you {action|give one hour to your neighbours}.
    distanced: You write one email and ask where they need a hand.
    morning: This morning I look for one small way to help.
    morning: Today I hold a door and say hello.
    morning: I put one thing to give away beside the door.
    evening: Tonight I name one person who helped me.
    evening: This evening I write my next hour of helping in the calendar.
    evening: Tonight I pack one bag of useful things to give.

    family: caring for a relative
    kind: build
    theme: Care, and a chair for me
    words: carer caregiver caregiving caring-for care-for looking-after-my look-after-my dementia alzheimer's alzheimers nursing-home \
    elderly elderly-parents aging-parents ageing-parents sick-mother sick-father ill-mother ill-husband sick-wife disabled-son \
    disabled-daughter autistic special-needs hospice care-for-my care-of-my caring-for-my my-disabled
    but: my-body my-skin my-teeth my-health died passed-away loss grief skin dog cat
    if-then: {cue|when it gets too much|after a long visit}, I {action|step outside and breathe out}.
    if-then: When I hear the same question again, I answer it softly once more.#dementia alzheimer's alzheimers elderly
    if-then: When someone asks how they can help, I name one task.
    if-then: When I sit beside the bed, I take a hand and hold it.#sick ill hospice nursing-home dementia sick-mother sick-father ill-husband
    if-then: When I get impatient, I go into the next room for three breaths.
    if-then: When the day is full, I sit down with a cup of tea for ten minutes.
    steady: I give one hour of care and then sit down.
    steady: I do what I can today, and I rest.
    steady: I let others carry a part of this.
    steady: I eat and rest, so that I can care.
    steady: I look after both of us <reason>.
    distanced: You did enough for today, and you sit down.
    distanced: You can love somebody and take a free afternoon.
    distanced: You ask your family for one hour of help.
    distanced: {cue|when it gets too much}, you {action|sit down by a window for a minute}.
    distanced: You laugh together over one small thing.
    morning: This morning I drink my tea before I start.
    morning: Today I ask one person for an hour of help.
    morning: I say good morning with a hand on the shoulder.
    evening: Tonight I put my feet up for twenty minutes.
    evening: This evening I tell a friend how it really is.
    evening: Tonight I name one tender moment of today.

    family: honest words
    kind: build either
    theme: The plain truth
    words: lie lies lying liar honest honesty truth truthful tell-the-truth telling-the-truth white-lies cheat cheating exaggerate \
    exaggerating pretend pretending secrets hiding hide keep-promises keep-my-promises keep-my-word promises reliable integrity trustworthy \
    authentic authenticity be-myself being-myself lie-to lie-to-my lying-to lying-to-my
    but: lie-down lying-down lie-in lying-in-bed
    if-then: {cue|when a fib is on my tongue|when I feel cornered}, I {action|~pause and say one true sentence}.#lie lying lies honest honesty truth fib
    if-then: When I have bent the truth, I put it right within the hour.
    if-then: When I make a promise, I write it down.#promise promises word reliable commitments
    if-then: When I am asked what I think, I say one honest thing kindly.
    if-then: When I want to impress, I tell the story as it was.
    if-then: When I need longer, I say so the same day.
    steady: I tell the truth about small things.
    steady: I say so when I get something wrong.
    steady: I promise a little and do it.
    steady: I show one person how I really feel today.
    steady: I speak the plain truth <reason>.
    distanced: You can say it simply and let it stand.
    distanced: You take a breath, and you say how it was.
    distanced: You keep the small promise that you made.
    distanced: {cue|when someone asks}, you {action|answer plainly and briefly}.
    distanced: You can take a moment and then be honest.
    morning: This morning I look at what I have promised.
    morning: Today I answer plainly when someone asks how I am.
    morning: I choose one promise that I keep today.
    evening: Tonight I name one honest thing that I said.
    evening: This evening I put one small thing right.
    evening: Tonight I write the day down as it was.

    family: keeping a journal
    kind: build
    theme: Three lines
    words: journal journaling journalling journals diary diaries keep-a-diary keep-a-journal morning-pages bullet-journal reflect \
    reflection \
    self-reflection daily-pages logbook write-a-diary dream-journal gratitude-journal notebook journaling-daily know-myself
    but: publish article
    if-then: {cue|before I go to bed|after breakfast}, I {action|write three lines}.
    if-then: When I open my notebook, I write the date and one true line.
    if-then: When I have little to say, I write down what I see.
    if-then: When the day was hard, I give it half a page.
    if-then: When I miss an evening, I write one line in the morning.
    if-then: When I wait at the station, I note one thing that I noticed.
    steady: I write three lines about my day.
    steady: I write as I speak, quickly and plainly.
    steady: I leave my pen on my pillow.
    steady: I write for myself, and spelling can wait.
    steady: I keep my journal <reason>.
    distanced: You open the notebook and write one word.
    distanced: You can write down what is only yours.
    distanced: You close the notebook, and the day stays in it.
    distanced: {cue|before you go to bed}, you {action|put the day on paper}.
    distanced: You ask yourself one question and write the answer.
    morning: This morning I write before I speak to anyone.
    morning: Today I notice one thing worth a line.
    morning: I write half a page with my first cup of tea.
    evening: Tonight I write down one minute of today that I enjoyed.
    evening: This evening I write one question in my notebook.
    evening: Tonight I read what I wrote a month ago.

    family: close to my family
    kind: build either
    theme: A call home
    words: talk-to-my to-me-anymore no-contact my-mother my-father my-mom my-mum my-dad my-parents my-sister \
    my-brother \
    my-siblings sister brother sibling siblings parents \
    grandparents my-grandmother my-grandfather my-grandma my-grandpa grandma grandpa in-laws mother-in-law father-in-law cousin family \
    family-time call-my-mother call-my-mom call-my-mum call-my-dad call-my-parents call-home visit-my relatives aunt uncle family-dinner \
    reunion estranged
    but: friends-talk forgive forgiveness died passed-away loss lost grief grieving late dementia alzheimer's alzheimers sick ill \
    care-for caring-for \
    care-of-my start-a-family envy jealous jealousy looking-after looking-after-my look-after-my taking-care lie lying money
    if-then: {cue|when we all meet}, I {action|~take one slow breath and smile}.
    if-then: On Sunday afternoon, I call home for ten minutes.
    if-then: When I call home, I ask one question and listen to the whole answer.
    if-then: When an old quarrel starts again, I talk about something from this week.#get-along argue arguing fight fighting quarrel \
    quarrels in-laws mother-in-law father-in-law reunion difficult
    if-then: When somebody gives me advice, I say thank you and think it over.#advice in-laws mother-in-law father-in-law
    if-then: When I find a picture that we all know, I send it round.
    if-then: When a birthday comes up, I write a card by hand.
    steady: I call once this week and listen.
    steady: I tell one story from my week.
    steady: I ask about the old days and let them talk.
    steady: I stay friendly, and I keep my visits short enough.#get-along argue arguing fight fighting quarrel quarrels in-laws \
    mother-in-law father-in-law reunion difficult
    steady: I keep close to my family <reason>.
    distanced: You dial the number and say hello.#call calling phone contact touch talk-to-my
    distanced: You can love them and go home at nine.#get-along argue arguing fight fighting quarrel quarrels in-laws mother-in-law \
    father-in-law reunion difficult
    distanced: You ask how the garden is, and you listen.
    distanced: On Sunday evening, you call home and listen.
    distanced: You let the old argument rest for today.#get-along argue arguing fight fighting quarrel quarrels in-laws mother-in-law \
    father-in-law reunion difficult
    if-then: When I think of them, I send one friendly line and leave it there.#to-me-anymore no-contact estranged
    steady: I keep my door open and my messages short.#to-me-anymore no-contact estranged
    distanced: You can miss them and go on with your day.#to-me-anymore no-contact estranged
    if-then: When I pour my coffee on Sunday, I call home.#call calling phone contact touch talk-to-my
    steady: I call this week, and five minutes are enough.#call calling phone contact touch talk-to-my
    distanced: You ask about their day before you tell yours.
    distanced: You remember one good story and tell it to them.
    morning: This morning I send a good morning to somebody in my family.
    morning: Today I choose when I call home.
    morning: I put one family birthday into my calendar.
    evening: Tonight I write down one good day with my family.
    evening: This evening I call and ask how the day was.
    evening: Tonight I look at one old family picture.

    family: singing
    kind: build
    theme: One long breath
    words: sing singing singer choir vocal vocals voice-training sing-in-public singing-lessons karaoke solo soprano alto tenor baritone \
    sing-more sing-again vocalist choral hum humming aria hymns
    but: drive driving car shower-door voice-mail
    if-then: {cue|after breakfast|when I get home}, I {action|sing one song}.
    if-then: Before the first note, I drop my jaw and breathe low.
    if-then: When a note sits too high, I take the song a little lower.
    if-then: When I wash the dishes, I hum one scale.
    if-then: When the choir waits for my part, I breathe out and listen.
    if-then: When I hear my own recording, I name one line that I like.
    steady: I sing one song a day.
    steady: I warm up softly before I sing out.
    steady: I give each line its breath.
    steady: I sing with the voice that I have today.
    steady: I sing <reason>.
    distanced: You breathe low and let the first note come.
    distanced: You can sing softly and still be heard.
    distanced: You open your mouth wide on the long notes.
    distanced: {cue|after breakfast}, you {action|hum one scale}.
    distanced: You sing to the back wall.
    morning: This morning I hum while I make breakfast.
    morning: Today I sing one line ten times, slowly.
    morning: I stretch and yawn my voice awake.
    evening: Tonight I sing one song for myself.
    evening: This evening I listen to one singer I love.
    evening: Tonight I learn one verse by heart.

    family: on low days
    kind: build
    theme: One small thing
    words: so-down feeling-so-down winter-blues through-winter winter-sadness depression depressed sad sadness feel-low feeling-low \
    feeling-down feel-down down-days melancholy gloomy unhappy hopelessness \
    numb empty emptiness joyless bad-days bad-day dark-days winter-blues seasonal mental-health mental-illness bipolar cry crying \
    tearful \
    moods mood mood-swings postpartum lethargic lethargy stay-in-bed stuck-in-bed everything-feels-heavy low-energy deppression
    but: criticism low-carb slow blood-pressure baby cry-baby suicidal died ex lower death grief
    if-then: {cue|when the day feels grey|when I feel low}, I {action|do one small thing with my hands}.
    if-then: When I wake up heavy, I sit up and drink a glass of water.
    if-then: When I feel low, I write to one person and say so.
    if-then: When I have been in all day, I step outside for five minutes.
    if-then: When a task looks huge, I do the first minute of it.
    if-then: When somebody asks how I am, I let them know a little.
    steady: I get up, wash my face and get dressed.
    steady: I keep my list short today.
    steady: I eat something warm in the middle of the day.
    steady: I go out into the daylight before noon.
    steady: I go through this day in small steps <reason>.
    distanced: You open the curtains and let the daylight in.
    distanced: You can do one thing slowly today.
    distanced: You let one person know how this day is.
    distanced: {cue|when the day feels grey}, you {action|put on a song and wash one plate}.
    distanced: You get dressed and walk to the corner and back.
    if-then: When it is dark outside, I light a lamp and move a little.#winter-blues through-winter winter-sadness
    steady: I go out at noon, when the light is best.#winter-blues through-winter winter-sadness
    distanced: You have come through dark months before.#winter-blues through-winter winter-sadness
    morning: This morning I open the window and stand in the light.
    morning: Today I choose one small thing that I can do.
    morning: I wash my face and put on a warm jumper.
    evening: Tonight I write one line about what I did.
    evening: This evening I make something warm to eat.
    evening: Tonight I tell one person how my day was.

    family: more joy
    kind: build
    theme: One glad minute
    words: happy happier happiness joy joyful fun enjoy enjoy-life laugh laugh-more laughter smile smile-more positive positivity \
    optimistic \
    optimist optimism cheerful good-mood light-hearted playful have-fun hobby hobbies free-time me-time time-for-myself positive-thinking \
    think-positive good-vibes cheer life-i-love
    but: depression depressed happy-hour negative grief porn fun-run married wife husband partner
    if-then: {cue|after lunch|when I get home}, I {action|do one thing just for fun}.
    if-then: When something makes me smile, I stay with it for one breath.
    if-then: When a good song comes on, I turn it up and dance a little.
    if-then: When I have a free hour, I choose something I love.
    if-then: When I sit down with my coffee, I taste the first sip slowly.
    if-then: When a dark thought comes, I name one thing that is good today.
    steady: I look for one funny thing today.
    steady: I plan one thing that I look forward to.
    steady: I tell one silly joke today.
    steady: I do something playful for ten minutes.
    steady: I do one thing for fun <reason>.
    distanced: You notice one good minute and stay in it.
    distanced: You can laugh about this one small thing.
    distanced: You do something today for the fun of it.
    distanced: {cue|after lunch}, you {action|take ten minutes for something you love}.
    distanced: You hum a tune on the way to work.
    morning: This morning I choose one thing to enjoy today.
    morning: Today I say yes to something playful.
    morning: I start the day with a song that I like.
    evening: Tonight I name the moment that made me smile.
    evening: This evening I spend an hour on my hobby.
    evening: Tonight I tell someone the funniest thing I saw.

    family: a sense of direction
    kind: build
    theme: The next true step
    words: purpose meaning meaningful direction lost-in-life feel-lost feeling-lost find-myself find-my-purpose find-my-way values \
    my-values \
    change-my-life life-goals my-dreams follow-my-dreams what-i-want stuck feel-stuck feeling-stuck midlife mid-life quarter-life crisis \
    new-life fresh-start start-over identity vision ambition achieve-my-goals new-chapter
    but: stuck-in-bed words-get-stuck lost-my weight crisis-line stammer stutter football
    if-then: {cue|on Sunday evening|after breakfast}, I {action|write down what matters to me}.
    if-then: When I feel lost, I do the next useful thing.
    if-then: When I envy a life, I write down what draws me to it.
    if-then: When a choice comes, I ask which one fits my values.
    if-then: When I feel stuck, I change one small thing in my day.
    if-then: When someone lives as I would like to, I ask how they began.
    steady: I do one thing today that matters to me.
    steady: I take a small step in the direction I care about.
    steady: I ask questions and follow the good ones.
    steady: I test a new idea for one week.
    steady: I choose by what I value <reason>.
    distanced: You take the next step that you can see.
    distanced: You can begin before you know the whole way.
    distanced: You write down three things that matter to you.
    distanced: {cue|on Sunday evening}, you {action|write down one wish and one step}.
    distanced: You test one small thing and see where it leads.
    morning: This morning I name one thing that matters today.
    morning: Today I spend half an hour on something that I value.
    morning: I choose one small change for today.
    evening: Tonight I write down what gave me energy.
    evening: This evening I ask myself what I miss.
    evening: Tonight I note one question that I carry with me.
    """)
}
