extension Phrasebook {
  /// Families of goals about what matters.
  static let meaningFamilies = Family.read(
    """
    family: volunteering
    kind: build
    theme: An hour for others
    words: volunteer volunteering volunteer-work charity charities donate donating donation help-others helping-others help-people \
    helping-people give-back giving-back neighbourhood neighborhood neighbour neighbor neighbours neighbors soup-kitchen food-bank \
    animal-shelter shelter generous generosity activism activist community-service useful make-a-difference climate the-environment \
    recycle recycling zero-waste
    but: homework shelter-dog noisy noise
    if-then: {cue|on Saturday morning|on Sunday afternoon}, I {action|volunteer for one hour}.#volunteer help give useful shelter \
    food-bank soup-kitchen activism activist difference
    if-then: When I hear that someone nearby needs help, I offer an hour of my time.#volunteer help give useful shelter food-bank \
    soup-kitchen activism activist difference neighbour neighbor neighbourhood neighborhood
    if-then: When I read sad news, I choose one small way to help.#volunteer help give useful shelter food-bank soup-kitchen activism \
    activist difference charity climate environment
    if-then: When I meet a neighbour, I ask how their week has been.#neighbour neighbor neighbourhood neighborhood
    if-then: When someone carries something heavy, I offer a hand.#neighbour neighbor neighbourhood neighborhood useful people others
    if-then: When I clear a shelf, I put useful things in a bag to give away.#donate donation charity charities generous generosity give
    if-then: When I get paid, I set aside a small amount for charity.#donate donation charity charities generous generosity give
    if-then: When I throw something away, I sort it first.#climate environment recycle zero-waste
    if-then: When I leave for the shops, I take my own bag.#climate environment recycle zero-waste
    steady: I gladly give an hour of my time this week.#volunteer help give useful shelter food-bank soup-kitchen activism activist \
    difference
    steady: I offer to help with something that I do well.#volunteer help give useful shelter food-bank soup-kitchen activism activist \
    difference
    steady: I ask what would help, and I listen.#volunteer others people useful community difference food-bank soup-kitchen neighbour \
    neighbor neighbourhood neighborhood
    steady: I invite a neighbour in for a cup of tea.#neighbour neighbor neighbourhood neighborhood
    steady: I give away one thing that someone else can use.#donate donation charity charities generous generosity give
    steady: I share a meal or a tool with somebody today.#donate donation charity charities generous generosity give neighbour neighbor \
    neighbourhood neighborhood
    steady: I use what I have before I buy more.#climate environment recycle zero-waste
    steady: I carry my own bottle and cup today.#climate environment recycle zero-waste
    steady: I do my small part <reason>.
    distanced: You carry, cook or fix one thing for somebody this week.#volunteer others people useful community difference food-bank \
    soup-kitchen
    distanced: You give one hour of your time, and then you rest.#volunteer help give useful shelter food-bank soup-kitchen activism \
    activist difference
    distanced: You show up and ask where help is needed.#volunteer help give useful shelter food-bank soup-kitchen activism \
    activist difference
    distanced: You knock on a neighbour's door and offer to help.#neighbour neighbor neighbourhood neighborhood
    distanced: You say good morning to your neighbour and stay for a short chat.#neighbour neighbor neighbourhood neighborhood
    distanced: You give a little, and you keep enough for yourself.#donate donation charity charities generous generosity give
    distanced: You choose one good cause and send a little money.#donate donation charity charities generous generosity give
    distanced: You sort one bag of recycling, and then you rest.#climate environment recycle zero-waste
    distanced: You reuse one thing today instead of throwing it away.#climate environment recycle zero-waste
    morning: This morning I look for one small way to help.
    morning: Today I do one small thing that makes a difference.
    morning: I put one thing to give away beside the door.
    evening: Tonight I name one way in which I helped today.
    evening: This evening I choose one useful thing to do this week.
    evening: Tonight I pack one bag of useful things to give.

    family: caring for a relative
    kind: build either
    theme: Care, and a chair for me
    words: carer caregiver caregiving caring-for care-for looking-after-my look-after-my dementia alzheimer's alzheimers nursing-home \
    elderly elderly-parents aging-parents ageing-parents sick-mother sick-father ill-mother ill-husband sick-wife disabled-son \
    disabled-daughter autistic special-needs hospice care-for-my care-of-my caring-for-my my-disabled
    but: my-body my-skin my-teeth my-health my-hair my-nails my-feet plant plants garden car died passed-away loss grief skin dog cat
    if-then: {cue|when caring gets too much|when I get tired}, I {action|step outside and breathe out}.
    if-then: When I hear the same question again, I answer it softly once more.#patience patient temper dementia alzheimer's alzheimers elderly
    if-then: When a story gets muddled, I listen kindly to the end.#dementia alzheimer's alzheimers
    if-then: When tempers rise, I lower my voice and stay close by.#autistic special-needs disabled disabled-son disabled-daughter \
    dementia alzheimer's alzheimers
    if-then: When someone asks how they can help, I name one task.
    if-then: When I sit beside the bed, I take a hand and hold it.#sick ill hospice nursing-home
    if-then: When I arrive for a visit, I sit down and tell one small story.#hospice nursing-home elderly
    if-then: When I get sharp with the one I look after, I take three breaths.
    if-then: While the one I care for rests, I sit down with tea.
    steady: I do what is needed, and then I sit down for a while.
    steady: I answer the feeling and let the facts be.#patience patient temper dementia alzheimer's alzheimers
    steady: I let somebody else take over for an hour.
    steady: I eat and rest, so that I can care.
    steady: I look after both of us <reason>.
    distanced: You have cared enough for today, and the rest can wait.
    distanced: You can love somebody and still take an afternoon off.
    distanced: You ask your family for one hour of help.
    distanced: {cue|when caring gets too much}, you {action|call somebody who knows what caring is like}.
    distanced: You go along with the story and smile.#dementia alzheimer's alzheimers
    distanced: You share one small laugh with the one you care for.
    morning: This morning I sit down for my own breakfast first.
    morning: Today I ask one person for an hour of help.
    morning: I begin our day with a warm good morning.
    evening: Tonight I put my feet up for twenty minutes.
    evening: This evening I tell a friend how I am really doing.
    evening: Tonight I name one tender moment from today.

    family: honest words
    kind: build either
    theme: The plain truth
    words: lie lies lying liar honest honesty truth truthful tell-the-truth telling-the-truth white-lies little-lies small-lies tell-lies telling-lies exaggerate exaggerating pretend \
    pretending secrets hiding hide keep-promises keep-my-promises keep-my-word promises reliable integrity trustworthy authentic \
    authenticity be-myself being-myself lie-to lie-to-my lying-to lying-to-my
    but: lie-down lying-down lie-in lying-in-bed lie-awake lying-awake lie-on lying-on
    if-then: {cue|when I am tempted to lie|when I feel cornered}, I {action|~pause and tell the truth}.#lie liar honest honesty truth \
    truthful exaggerate secret integrity trustworthy
    if-then: When I have bent the truth, I put it right within the hour.#lie liar honest honesty truth truthful exaggerate secret \
    integrity trustworthy
    if-then: When I want to impress people, I tell the story as it happened.#honest honesty truth truthful exaggerate integrity \
    trustworthy
    if-then: When I am asked what I think, I say one honest thing kindly.#lie liar honest honesty truth truthful exaggerate secret \
    integrity trustworthy authentic authenticity be-myself being-myself pretend hide
    if-then: When I notice that I am playing a part, I say what I really feel.#authentic authenticity be-myself being-myself pretend hide
    if-then: When I make a promise, I write down the day it is due.#promise word reliable integrity trustworthy
    if-then: When I need more time for a promise, I say so the same day.#promise word reliable integrity trustworthy
    steady: I tell the truth about small things.#lie liar honest honesty truth truthful exaggerate secret integrity trustworthy
    steady: I say so when I get something wrong.#lie liar honest honesty truth truthful exaggerate secret integrity trustworthy
    steady: I make small promises and keep them.#promise word reliable integrity trustworthy
    steady: I show one person how I really feel today.#authentic authenticity be-myself being-myself pretend hide
    steady: I say plainly what I like, even when others differ.#authentic authenticity be-myself being-myself pretend hide
    steady: I mean what I say <reason>.
    distanced: You can tell the truth simply and leave it at that.#lie liar honest honesty truth truthful exaggerate secret integrity \
    trustworthy
    distanced: You take a breath and say what really happened.#lie liar honest honesty truth truthful exaggerate secret integrity \
    trustworthy
    distanced: {cue|when someone asks}, you {action|answer honestly in one sentence}.#lie liar honest honesty truth truthful exaggerate \
    secret integrity trustworthy authentic authenticity be-myself being-myself pretend hide
    distanced: You can be honest about one thing that you usually hide.#lie liar honest honesty truth truthful exaggerate secret \
    integrity trustworthy authentic authenticity be-myself being-myself pretend hide
    distanced: You promise a little less and do all of it.#promise word reliable integrity trustworthy
    distanced: You think for a moment before you give your word.#promise word reliable integrity trustworthy
    morning: This morning I look at what I have promised.
    morning: Today I answer plainly when someone asks how I am.
    morning: I choose one promise to keep today.
    evening: Tonight I name one honest thing that I said.
    evening: This evening I put right one small thing that I said or promised.
    evening: Tonight I write down my day just as it happened.

    family: keeping a journal
    kind: build
    theme: Three lines
    words: journal journaling journalling journals diary diaries keep-a-diary keep-a-journal morning-pages bullet-journal reflect \
    reflection self-reflection daily-pages logbook write-a-diary gratitude-journal journaling-daily know-myself
    but: publish article dream
    if-then: {cue|before I go to bed|after breakfast}, I {action|write three lines in my notebook}.#journal journalling diary pages \
    logbook write
    if-then: When I open my notebook, I write the date and one line about today.#journal journalling diary pages logbook write
    if-then: When I have little to say, I write down what I see.#journal journalling diary pages logbook write
    if-then: When the day has been hard, I write half a page about it.#journal journalling diary pages logbook write
    if-then: When I miss a day, I write one line about it the next morning.#journal journalling diary pages logbook write
    if-then: When I wake up, I fill one page before breakfast.#pages
    if-then: When I brush my teeth at night, I ask what today taught me.#reflect reflection self-reflection know-myself
    if-then: On my way home, I think back over one part of my day.#reflect reflection self-reflection know-myself
    steady: I write down one good and one hard moment of today.#journal journalling diary pages logbook write
    steady: I write as I speak, quickly and plainly.#journal journalling diary pages logbook write
    steady: I write for myself, and spelling can wait.#journal journalling diary pages logbook write
    steady: I sit with one question about myself and take my time.#reflect reflection self-reflection know-myself
    steady: I look at one choice I made today and ask myself why.#reflect reflection self-reflection know-myself
    steady: I make time for my own thoughts <reason>.
    distanced: You open your notebook and write the first word that comes.#journal journalling diary pages logbook write
    distanced: You can write freely, because these pages are yours alone.#journal journalling diary pages logbook write
    distanced: You write the day down, and then you let it go.#journal journalling diary pages logbook write
    distanced: {cue|before you go to bed}, you {action|write down one moment worth keeping}.#journal journalling diary pages logbook write
    distanced: You ask what mattered today and write the answer down.
    distanced: You sit for five minutes and look back at one moment.#reflect reflection self-reflection know-myself
    morning: This morning I write before I speak to anyone.
    morning: Today I notice one thing worth writing down.
    morning: I write half a page with my first cup of tea.
    evening: Tonight I write down one moment of today that I enjoyed.
    evening: This evening I write one question in my notebook.
    evening: Tonight I read over one of my earlier pages.

    family: close to my family
    kind: build either
    theme: A call home
    words: talk-to-my to-me-anymore no-contact my-mother my-father my-mom my-mum my-dad my-parents my-sister my-brother my-siblings \
    sister brother sibling siblings parents grandparents my-grandmother my-grandfather my-grandma my-grandpa grandma grandpa in-laws \
    mother-in-law father-in-law cousin family family-time call-my-mother call-my-mom call-my-mum call-my-dad call-my-parents call-home \
    visit-my relatives aunt uncle family-dinner family-reunion estranged
    but: friends-talk forgive forgiveness died passed-away loss lost grief grieving late dementia alzheimer's alzheimers sick ill \
    care-for caring-for care-of-my start-a-family envy jealous jealousy looking-after looking-after-my look-after-my taking-care lie \
    lying money provide
    if-then: {cue|when the family gets together}, I {action|~breathe out and keep my voice warm}.#along argue fight quarrel in-laws \
    mother-in-law father-in-law reunion difficult snap
    if-then: When I talk with my family, I say one kind thing.#along argue fight quarrel in-laws mother-in-law father-in-law difficult \
    snap sarcastic sarcasm kind kinder nice nicer rude better call phone touch in-contact talk-to-my visit see time \
    together close closer
    if-then: When I talk with my family, I take a breath before I answer.#patient patience impatient snap along argue fight quarrel
    if-then: When an old photo turns up, I tell someone about that day.#photo photos memories
    if-then: {cue|on Sunday afternoon}, I {action|call my family for ten minutes}.#call phone touch in-contact talk-to-my
    if-then: When I call my family, I ask one question and listen to the answer.#call phone touch in-contact talk-to-my
    if-then: When I have news to share, I call my family first.#call phone touch in-contact talk-to-my
    if-then: When I plan my month, I put one visit in the calendar.#visit see
    if-then: When I say goodbye at the door, I name the day of my next visit.#visit see
    if-then: When we sit down to eat, I ask each person about their day.#family-time family-dinner time dinner together
    if-then: When I come home, I put my phone in a drawer.#family-time family-dinner time dinner together
    if-then: When an old quarrel starts again, I talk about something from this week.#along argue fight quarrel in-laws mother-in-law \
    father-in-law reunion difficult snap
    if-then: When somebody gives me advice, I say thank you and think it over.#advice in-laws mother-in-law father-in-law
    if-then: When I miss somebody, I send one friendly line and leave it at that.#to-me-anymore estranged
    steady: I remember one good day with my family.
    steady: I write down one thing to tell my family.#call phone touch in-contact talk-to-my visit see family-time family-dinner time \
    dinner together close closer
    steady: I call my family and take my time.#call phone touch in-contact talk-to-my
    steady: I ask about the old days and listen.#visit see grandparents grandma grandpa grandmother grandfather
    steady: I keep one evening this week for all of us.#family-time family-dinner time dinner together
    steady: I stay friendly, even when we disagree.#along argue fight quarrel in-laws mother-in-law father-in-law reunion difficult \
    snap
    steady: I keep my door open and my messages short.#to-me-anymore estranged
    steady: I stay close to my family <reason>.
    distanced: You name one thing that you appreciate about your family.
    distanced: You begin with one friendly word to your family.
    distanced: You pick up the phone and say hello.#call phone touch in-contact talk-to-my
    distanced: On Sunday evening, you call your family and listen.#call phone touch in-contact talk-to-my
    distanced: You ask how the week was, and you listen.#call phone touch in-contact talk-to-my visit see family-time family-dinner \
    time dinner together
    distanced: You sit down at the table and stay for the whole meal.#family-time family-dinner time dinner together
    distanced: You can love your family and still go home at nine.#along argue fight quarrel in-laws mother-in-law father-in-law reunion \
    difficult snap
    distanced: You let the old argument rest for today.#along argue fight quarrel in-laws mother-in-law father-in-law reunion difficult snap
    distanced: You can miss somebody and still go on with your day.#to-me-anymore no-contact estranged
    morning: This morning I send a friendly message to somebody in my family.
    morning: Today I choose a time to call my family.
    morning: I put one family birthday into my calendar.
    evening: Tonight I write down one good day with my family.
    evening: This evening I call a relative and ask about their day.
    evening: Tonight I look at one old family picture.

    family: singing
    kind: build
    theme: One long breath
    words: sing singing singer choir vocal vocals voice-training sing-in-public singing-lessons karaoke soprano alto tenor baritone \
    sing-more sing-again vocalist choral hum humming aria hymns
    but: drive driving car shower-door voice-mail
    if-then: {cue|after breakfast|when I get home}, I {action|practise one song}.#sing singer vocal vocalist soprano alto tenor
    if-then: Before the first note, I drop my shoulders and breathe low.
    if-then: When a note sits too high, I take the song a little lower.
    if-then: When I lock the door, I hum the first line of a song.#hum
    if-then: Before my lesson, I sing one scale slowly.#lesson voice-training
    if-then: When another part is singing, I breathe out and listen.#choir choral
    if-then: When I stand up to sing, I look for one friendly face.#public front stage karaoke perform
    steady: I take a full breath before each line.
    steady: I begin softly and let my voice warm up.
    steady: I sing a little every day.#sing singer vocal vocalist soprano alto tenor
    steady: I hum one tune from start to finish.#hum
    steady: I listen to the voice beside me and join in.#choir choral
    steady: I sing one line slowly, five times.#lesson voice-training choir aria
    steady: I sing to one person in the room.#public front stage karaoke perform
    steady: I use my voice <reason>.
    distanced: You breathe low and let the first note come.
    distanced: You let the long notes ring to the end.
    distanced: {cue|after breakfast}, you {action|sing one scale}.#sing singer vocal vocalist soprano alto tenor lesson voice-training choir
    distanced: You hum one line and feel it in your chest.#hum
    distanced: You count the bars and come in.#choir choral
    distanced: You can feel shaky and still sing the first line.#public front stage karaoke perform
    morning: This morning I hum while I make breakfast.
    morning: Today I sing one line ten times, slowly.
    morning: I stretch, yawn and hum to warm up my voice.
    evening: Tonight I sing one song for myself.
    evening: This evening I listen to one singer I love.
    evening: Tonight I learn one verse by heart.

    family: on low days
    kind: build
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
    if-then: When I have been in all day, I step outside for five minutes.#depression depressed deppression sad sadness low down \
    winter-blues through-winter unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness joyless numb bad-day \
    bad-days mental-health postpartum bipolar
    if-then: When even a small task feels heavy, I do it for one minute.#depression depressed deppression sad sadness low down \
    winter-blues through-winter unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness joyless numb bad-day \
    bad-days mental-health postpartum bipolar
    if-then: When somebody asks how I am, I give an honest answer.
    if-then: When my mood turns, I drink some water and wait ten minutes.#mood mood-swings
    if-then: When I feel a mood swing coming, I tell one person I trust.#mood mood-swings
    if-then: {cue|when tears come}, I {action|~breathe out slowly until the tears ease}.#cry tearful
    if-then: When I start to cry around people, I step outside for a minute.#cry tearful
    if-then: When it gets dark outside, I switch on a lamp and stretch a little.#winter-blues through-winter winter winter-sadness seasonal
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
    distanced: You open the curtains and let the daylight in.#depression depressed deppression sad sadness low down winter-blues \
    through-winter unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness joyless numb bad-day bad-days
    distanced: You do one small thing slowly, and that is enough for today.
    distanced: You let one person know how today is going.
    distanced: {cue|when the day feels grey}, you {action|put on a song and make a cup of tea}.#depression depressed deppression sad \
    sadness low down winter-blues through-winter unhappy gloomy melancholy bed heavy lethargic lethargy empty emptiness hopelessness \
    joyless numb bad-day bad-days
    distanced: You can hold back your answer until the mood has passed.#mood mood-swings
    distanced: You can cry and then go on.#cry tearful
    distanced: You have come through dark months before.#winter-blues through-winter winter winter-sadness seasonal
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
    but: depression depressed happy-hour told-off i-laugh laugh-when laugh-at negative grief porn fun-run married wife husband partner body
    if-then: {cue|after lunch|when I get home}, I {action|do one thing just for fun}.#happy happier happiness joy joyful enjoy fun cheer \
    cheerful playful laugh laughter smile good-mood hobby hobbies free-time me-time time-for-myself
    if-then: When something makes me smile, I pause for a breath and enjoy it.
    if-then: When a good song comes on, I turn it up and dance a little.#happy happier happiness joy joyful enjoy fun cheer cheerful \
    playful laugh laughter smile good-mood
    if-then: When I have a free hour, I choose something I love.#hobby hobbies free-time me-time time-for-myself happy happier happiness \
    joy joyful enjoy fun cheer cheerful playful laugh laughter smile good-mood
    if-then: When I sit down to eat, I taste the first bite and enjoy it.#happy happier happiness joy joyful enjoy
    if-then: When a dark thought comes, I name one thing that is good today.#positive positivity optimistic optimist optimism good-vibes
    if-then: When I expect the worst, I name one way it can go well.#positive positivity optimistic optimist optimism good-vibes
    steady: I plan one thing to look forward to.
    steady: I look for one funny thing today.#happy happier happiness joy joyful enjoy fun cheer cheerful playful laugh laughter smile \
    good-mood
    steady: I tell one silly joke today.#fun cheerful playful laugh laughter smile light-hearted
    steady: I hum a happy tune while I do the dishes.#happy happier happiness joy joyful enjoy fun cheer cheerful playful laugh laughter \
    smile good-mood
    steady: I name what works before I name a problem.#positive positivity optimistic optimist optimism good-vibes
    steady: I put one hour just for me in the calendar.#hobby hobbies free-time me-time time-for-myself
    steady: I make room for joy <reason>.
    distanced: You notice one good moment and stay with it.
    distanced: You smile first and see what comes back.#happy happier happiness joy joyful enjoy fun cheer cheerful playful laugh \
    laughter smile good-mood
    distanced: You call somebody who makes you laugh.#happy happier happiness joy joyful enjoy fun cheer cheerful playful laugh laughter \
    smile good-mood
    distanced: {cue|after lunch}, you {action|take ten minutes for something you love}.#happy happier happiness joy joyful enjoy fun \
    cheer cheerful playful laugh laughter smile good-mood hobby hobbies free-time me-time time-for-myself
    distanced: You talk about the good part of your day first.#positive positivity optimistic optimist optimism good-vibes
    distanced: You can close the door and keep this hour for yourself.#hobby hobbies free-time me-time time-for-myself
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
    if-then: When I face a choice, I ask which option fits my values.
    if-then: When I meet someone whose life I admire, I ask how they began.
    if-then: When I feel lost, I do the next useful thing.#lost find-myself find-my-way
    if-then: {cue|after breakfast}, I {action|spend an hour on something that matters to me}.#purpose meaning meaningful
    if-then: When I envy someone's life, I write down what draws me to it.#what-i-want find-myself midlife mid-life
    if-then: When I feel stuck, I change one small thing in my day.#stuck
    if-then: When my days all feel alike, I go somewhere new.#stuck change-my-life midlife mid-life
    if-then: After dinner, I work on my dream for twenty minutes.#dream goal ambition
    steady: I do one thing today that matters to me.
    steady: I tell a friend what I dream of doing next.
    steady: I do one thing today for the first time.#stuck change-my-life new-life fresh-start start-over new-chapter
    steady: I turn my dream into one small task for today.#dream goal ambition
    steady: I choose what fits my values <reason>.
    distanced: You can begin before you know the whole path.
    distanced: You ask an old friend when you seemed most alive.
    distanced: {cue|on Sunday evening}, you {action|write down one wish and one step}.
    distanced: You test a new path for one hour and see where it leads.
    distanced: You give your dream an hour on the calendar this week.#dream goal ambition
    distanced: You sign up for one class that you are curious about.#stuck change-my-life new-life fresh-start start-over new-chapter
    morning: This morning I name one thing that matters today.
    morning: Today I spend half an hour on something that I value.
    morning: I choose one small change for today.
    evening: Tonight I write down what gave me energy.
    evening: This evening I ask myself what I miss in my life.
    evening: Tonight I write down one question that stays with me.
    """)
}
