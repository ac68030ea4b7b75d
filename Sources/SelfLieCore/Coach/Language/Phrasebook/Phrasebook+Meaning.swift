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
    recycle recycling zero-waste carbon-footprint footprint plastic less-plastic less-waste sustainable sustainably eco-friendly
    but: homework shelter-dog noisy noise
    if-then: {cue|on Saturday morning|on Sunday afternoon}, I {action|volunteer for one hour}.#volunteer help give shelter food-bank \
    soup-kitchen activism activist difference
    if-then: When I hear that someone nearby needs help, I offer an hour of my time.#volunteer help give useful shelter food-bank \
    soup-kitchen activism activist difference neighbour neighbor neighbourhood neighborhood
    if-then: When I read sad news, I choose one small way to help.#volunteer help give useful shelter food-bank soup-kitchen activism \
    activist difference charity climate environment
    if-then: When I meet a neighbour, I ask how their week has been.#neighbour neighbor neighbourhood neighborhood
    if-then: When someone carries something heavy, I offer a hand.#neighbour neighbor neighbourhood neighborhood useful people others
    if-then: When I clear a shelf, I put useful things in a bag to give away.#donate donation charity charities generous generosity give
    if-then: When I get paid, I set aside a small amount for charity.#donate donation charity charities generous generosity give
    if-then: When I throw something away, I sort it first.#climate environment recycle zero-waste footprint plastic waste sustainable eco-friendly
    if-then: When I go shopping, I take my own bag.#climate environment recycle zero-waste footprint plastic waste sustainable eco-friendly
    if-then: When I see a chance to help, I take it.
    if-then: When I care about an issue, I write one letter about it.#activism activist climate environment
    if-then: When a trip is short, I walk or cycle.#climate environment
    steady: I gladly give an hour of my time this week.#volunteer help give useful shelter food-bank soup-kitchen activism activist \
    difference
    steady: I offer to help with something that I do well.#volunteer help give useful shelter food-bank soup-kitchen activism activist \
    difference
    steady: I ask what would help, and I listen.#volunteer others people useful community difference food-bank soup-kitchen neighbour \
    neighbor neighbourhood neighborhood
    steady: I invite a neighbour in for a cup of tea.#neighbour neighbor neighbourhood neighborhood
    steady: I give away one thing that someone else can use.#donate donation charity charities generous generosity give
    steady: I share a meal or a tool with somebody today.#generous generosity give neighbour neighbor neighbourhood neighborhood
    steady: I use what I have before I buy more.#climate environment recycle zero-waste footprint plastic waste sustainable eco-friendly
    steady: I carry my own bottle and cup today.#climate environment zero-waste plastic
    steady: I sort what I throw away and put it in the right bin.#recycle
    steady: I do my small part <reason>.
    steady: I do one small thing today that helps.
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
    distanced: You sort the recycling and take it out.#climate environment recycle zero-waste footprint plastic waste sustainable eco-friendly
    distanced: You reuse one thing today instead of throwing it away.#climate environment recycle zero-waste footprint plastic waste sustainable eco-friendly
    distanced: You do what you can today, and it counts.
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
    disabled-daughter autistic-son autistic-daughter autistic-child special-needs hospice caregiver-stress carer-stress compassion-fatigue caregiver-burnout carer-burnout care-for-my care-of-my caring-for-my my-disabled
    but: accuses accuse accusing my-body my-skin my-teeth my-health my-hair my-nails my-feet plant plants garden car died passed-away loss grief skin dog cat
    if-then: {cue|when caring gets too much|when I get tired}, I {action|step outside and breathe out}.
    if-then: When I hear the same question again, I answer it softly once more.#patience patient temper dementia alzheimer's alzheimers
    if-then: When a story gets muddled, I listen kindly to the end.#dementia alzheimer's alzheimers
    if-then: When tempers rise, I lower my voice and stay close by.#autistic special-needs disabled disabled-son disabled-daughter \
    dementia alzheimer's alzheimers
    if-then: When someone asks how they can help, I name one task.
    if-then: When I sit by the bed, I hold a hand in mine.#hospice dying nursing-home
    if-then: When I bring a cup of tea, I sit down for a moment too.#sick ill
    if-then: When I arrive for a visit, I sit down and tell one small story.#hospice nursing-home
    if-then: When my voice gets sharp, I stop and take three breaths.
    if-then: When there is a quiet moment, I sit down with a cup of tea.
    if-then: When things take longer, I slow down and stay gentle.#elderly elderly-parents aging-parents ageing-parents
    if-then: <cue>, I {action|~breathe out and speak softly}.
    steady: I do what is needed, and then I sit down for a while.
    steady: I answer the feeling and let the mistake go.#dementia alzheimer's alzheimers
    steady: I let somebody else take over for an hour.
    steady: I eat and rest too, so that I can go on caring.
    steady: I look after both of us <reason>.
    steady: I slow down and let things take their time.#autistic special-needs disabled disabled-son disabled-daughter patience patient
    distanced: You have cared enough for today, and the rest can wait.
    distanced: You can love somebody and still take an afternoon off.
    distanced: You ask one person for an hour of help.
    distanced: {cue|when caring gets too much}, you {action|call somebody who knows what caring is like}.
    distanced: You go along with the story and smile.#dementia alzheimer's alzheimers
    distanced: You share one small laugh with the person you care for.
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
    but: he's-lying she's-lying they're-lying lying-to-me lies-to-me lied-to-me lie-to-me lie-down lying-down lie-in lying-in-bed lie-awake lying-awake lie-on lying-on pretending-to-be pretend-to-be
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
    if-then: Before I speak, I ask myself what is true.
    if-then: When a secret weighs on me, I tell it to one person I trust.#secret
    if-then: When somebody asks how I am, I say how I really am.#pretend hide hiding authentic authenticity be-myself being-myself
    if-then: <cue>, I {action|~say one true thing kindly}.
    steady: I tell the truth even about small things.#lie liar honest honesty truth truthful exaggerate secret integrity trustworthy
    steady: I say so when I get something wrong.#lie liar honest honesty truth truthful exaggerate secret integrity trustworthy
    steady: I make small promises and keep them.#promise word reliable integrity trustworthy
    steady: I show one person how I really feel today.#authentic authenticity be-myself being-myself pretend hide
    steady: I say plainly what I like, even when others differ.#authentic authenticity be-myself being-myself pretend hide
    steady: I speak the truth <reason>.
    steady: I say what I mean and do what I say.
    steady: I do today what I promised to do.#promise word reliable integrity trustworthy
    distanced: You can tell the truth simply and leave it at that.#lie liar honest honesty truth truthful exaggerate secret integrity \
    trustworthy
    distanced: You take a breath and say what really happened.#lie liar honest honesty truth truthful exaggerate secret integrity \
    trustworthy
    distanced: {cue|when someone asks you something}, you {action|answer honestly in one sentence}.#lie liar honest honesty truth truthful \
    exaggerate secret integrity trustworthy authentic authenticity be-myself being-myself pretend hide
    distanced: You can be honest about one thing that you usually hide.#lie liar honest honesty truth truthful exaggerate secret \
    integrity trustworthy authentic authenticity be-myself being-myself pretend hide
    distanced: You promise a little less and do all of it.#promise word reliable integrity trustworthy
    distanced: You think for a moment before you give your word.#promise word reliable integrity trustworthy
    distanced: You say what is true, in plain words.
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
    if-then: {cue|before I go to bed|after breakfast}, I {action|write three lines in my notebook}.#journal journalling diary logbook
    if-then: When I open my notebook, I write the date and one line about today.#journal journalling diary logbook
    if-then: When I have little to say, I write down what I see.#journal journalling diary pages logbook write
    if-then: When the day has been hard, I write half a page about it.#journal journalling diary logbook
    if-then: When I miss a day, I write one line about it the next morning.#journal journalling diary pages logbook write
    if-then: When I wake up, I fill one page before breakfast.#pages
    if-then: When I brush my teeth at night, I ask myself what today taught me.#reflect reflection self-reflection know-myself
    if-then: When the day ends, I think back over one part of it.#reflect reflection self-reflection know-myself
    if-then: When my head is full, I write down one thought.
    if-then: Before I go to bed, I write down three good things from today.#gratitude-journal gratitude
    if-then: When a task comes up, I write it in my journal as one short line.#bullet-journal
    if-then: <cue>, I {action|~write one honest line}.
    steady: I write down one good moment and one hard moment of the day.#journal journalling diary logbook
    steady: I write as I speak, quickly and plainly.#journal journalling diary pages logbook write
    steady: I write for myself, and spelling can wait.#journal journalling diary pages logbook write
    steady: I sit with one question about myself and take my time.#reflect reflection self-reflection know-myself
    steady: I look at one choice I made today and ask myself why.#reflect reflection self-reflection know-myself
    steady: I make time for my own thoughts <reason>.
    steady: I take ten quiet minutes to look at my own thoughts.
    steady: I fill my pages before I look at my phone.#pages
    steady: I write down one small thing that I am thankful for.#gratitude-journal gratitude
    steady: I look over my open tasks and choose one for today.#bullet-journal
    distanced: You open your notebook and write the first word that comes.#journal journalling diary pages logbook write
    distanced: You can write freely, because these pages are yours alone.#journal journalling diary pages logbook write
    distanced: You write the day down, and then you let it go.#journal journalling diary logbook
    distanced: {cue|before you go to bed}, you {action|write down one moment worth keeping}.#journal journalling diary logbook
    distanced: You ask yourself what matters and write the answer down.
    distanced: You sit for five minutes and look back at your day.#reflect reflection self-reflection know-myself
    distanced: You fill your pages, and then the day can begin.#pages
    distanced: You write down the name of one person who was kind to you today.#gratitude-journal gratitude
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
    grandkids grandchildren grandson granddaughter sister brother sibling siblings parents grandparents my-grandmother my-grandfather my-grandma my-grandpa grandma grandpa in-laws \
    mother-in-law father-in-law cousin family family-time call-my-mother call-my-mom call-my-mum call-my-dad call-my-parents call-home \
    visit-my relatives aunt uncle family-dinner family-reunion estranged
    but: grudge grudges resentment bitter bitterness think-of friends-talk grieve mourn forgive forgiveness died passed-away loss lost grief grieving late dementia alzheimer's alzheimers sick \
    ill care-for caring-for care-of-my start-a-family envy jealous jealousy looking-after looking-after-my look-after-my taking-care lie \
    lying money provide put-me-down putting-me-down come-out coming-out
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
    if-then: When I am with my family, I put my phone away.#family-time family-dinner time dinner together
    if-then: When an old quarrel starts again, I kindly change the subject.#along argue fight quarrel in-laws mother-in-law father-in-law \
    reunion difficult snap
    if-then: When somebody gives me advice, I say thank you and think it over.#advice in-laws mother-in-law father-in-law
    if-then: When I miss somebody, I send one friendly line and leave it at that.#to-me-anymore estranged
    if-then: When I am with my family, I look up and listen.
    if-then: When I think of my family, I send a short message.#better close closer touch in-contact
    if-then: <cue>, I {action|~look up and listen}.
    steady: I give my family ten minutes of my full attention.
    steady: I write down one thing to tell my family.#call phone touch in-contact talk-to-my visit see family-time family-dinner time \
    dinner together close closer
    steady: I call my family and take my time.#call phone touch in-contact talk-to-my
    steady: I ask about the old days and listen.#visit see call listen time
    steady: I keep one evening this week for my family.#family-time family-dinner time dinner together
    steady: I stay friendly, even when we disagree.#along argue fight quarrel in-laws mother-in-law father-in-law reunion difficult \
    snap
    steady: I keep my door open and my messages short.#to-me-anymore estranged
    steady: I stay close to my family <reason>.
    distanced: You name one thing that you appreciate about your family.
    distanced: You begin with one friendly word to your family.
    distanced: You call your family just to say hello.#call phone touch in-contact talk-to-my
    distanced: On Sunday evening, you call your family and listen.#call phone touch in-contact talk-to-my
    distanced: You ask how the week was, and you listen.#call phone touch in-contact talk-to-my visit see family-time family-dinner \
    time dinner together
    distanced: You sit down at the table and stay for the whole meal.#family-dinner dinner
    distanced: You can love your family and still go home early.#along argue fight quarrel in-laws mother-in-law father-in-law reunion \
    difficult snap
    distanced: You let the old argument rest for today.#along argue fight quarrel in-laws mother-in-law father-in-law reunion difficult snap
    distanced: You can miss somebody and still go on with your day.#to-me-anymore no-contact estranged
    distanced: You do one ordinary thing with your family and enjoy it.#family-time time together
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
    but: hum-and drive driving car shower-door voice-mail
    if-then: {cue|after breakfast|when I get home}, I {action|practise one song}.#sing-more sing-again singer vocal vocalist soprano alto tenor
    if-then: Before the first note, I drop my shoulders and breathe low.
    if-then: When a note feels high, I breathe low and sing it softly.
    if-then: When I am alone, I hum the first line of a song.#hum
    if-then: Before my lesson, I sing one scale slowly.#lesson voice-training
    if-then: When another part is singing, I breathe out and listen.#choir choral
    if-then: When I stand up to sing, I look for one friendly face.#public front stage stage-fright concert concerts solo karaoke perform
    if-then: {cue|before I sing to others}, I {action|~breathe out slowly and feel my feet on the floor}.#public front stage stage-fright concert concerts \
    karaoke perform
    if-then: When a song that I love comes on, I sing along.#more again sing-more sing-again
    if-then: <cue>, I {action|~sing one song}.
    steady: I take a full breath before each line.
    steady: I begin softly and let my voice warm up.
    steady: I sing a little every day.#sing singer vocal vocalist soprano alto tenor
    steady: I hum one tune from start to finish.#hum
    steady: I listen to the voice beside me and join in.#choir choral
    steady: I sing one line slowly, five times.#lesson voice-training choir aria
    steady: I sing to one person in the room.#public front stage stage-fright concert concerts solo karaoke perform
    steady: I use my voice <reason>.
    distanced: You breathe low and let the first note come.
    distanced: You let the long notes ring to the end.
    distanced: {cue|after breakfast}, you {action|sing one scale}.#sing singer vocal vocalist soprano alto tenor lesson voice-training choir
    distanced: You hum one line and feel it in your chest.#hum
    distanced: You count the bars and come in.#choir choral
    distanced: You can feel shaky and still sing the first line.#public front stage stage-fright concert concerts solo karaoke perform
    morning: This morning I hum while I make breakfast.
    morning: Today I sing one line ten times, slowly.
    morning: I stretch, yawn and hum to warm up my voice.
    evening: Tonight I sing one song for myself.
    evening: This evening I listen to one singer I love.
    evening: Tonight I learn one verse by heart.
    """)
}
