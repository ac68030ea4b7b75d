extension Phrasebook {
  /// Families of goals about other people, and loss.
  static let peopleFamilies = Family.read(
    """
    family: patience with children
    kind: build either
    theme: Down to their height
    words: kid kids child children toddler baby son daughter teenager teen teens parent parenting parents-patience mother father mom mum \
    dad \
    mommy daddy stepmom stepdad stepson good-mother good-father better-mom better-dad better-mother better-father better-parent my-kids \
    my-children my-son my-daughter bedtime-battles homework-fights pupils yeling
    but: to-me-anymore estranged exercise gym my-mother my-father my-mom my-mum my-dad my-parents for-my-kids \
    smoking smoke drinking drink inner-child died death \
    lost loss for-my-son for-my-daughter for-my-children late widow without-kids kid-myself moved-out
    if-then: {cue|when it gets loud|when I feel my temper rise}, I {action|~plant both feet and breathe out}.
    if-then: {cue|after dinner|when I get home}, I {action|sit down beside my child}.
    if-then: When my child cries, I kneel down and speak softly.#kid kids child children toddler baby
    if-then: When I want quiet, I go closer and speak more slowly.
    if-then: When the morning gets hectic, I slow down and help with the shoes.#kid kids child children toddler
    if-then: When my child talks to me, I put down what I am holding.
    if-then: When I have yelled, I say sorry and give a hug.
    if-then: When my teenager comes home, I say hello and keep my questions for dinner.#teen teens teenager teenagers
    steady: I speak slowly, at my child's height.#kid kids child children toddler
    steady: I listen to the whole story before I answer.
    steady: I say what I ask for once, calmly and close by.
    steady: I give my child ten minutes of my full attention.
    steady: I keep my voice soft <reason>.
    distanced: You take one breath, and then you answer your child.
    distanced: You say no in a soft and steady voice.
    distanced: You look your child in the eye and smile.
    distanced: {cue|when your patience runs thin}, you {action|~count five slow breaths}.
    distanced: You say sorry, and the two of you begin again.
    if-then: After dinner, I play with my child for ten minutes.#time
    steady: I put my phone in a drawer and look at my child.#time
    distanced: You sit down on the floor and play along.#time
    morning: This morning I get up ten minutes before my children.
    morning: Today I ask one question and wait for the answer.
    morning: I greet my child with a slow hug.
    evening: Tonight I tell my child one thing that I enjoyed today.
    evening: This evening I put my phone in another room for an hour.
    evening: Tonight I sit on the edge of the bed and listen.

    family: listening and partnership
    kind: build either
    theme: Ears first
    words: listen listening listener better-listener interrupt interrupting interrupts marriage wife husband spouse partner girlfriend \
    boyfriend relationship relationships married argue arguing arguments argument fight fighting-with nag nagging communicate communication \
    criticize-my criticizing-my talk-over snap-at snapping-at my-wife my-husband my-partner quality-time romance intimacy appreciate couple \
    defensive silent-treatment
    but: find date dating breakup ex died music podcast jealous jealousy loss late dead grief widow grieving lie lying trust
    if-then: {cue|when we argue|when my voice gets sharp}, I {action|~take one slow breath and lean back}.
    if-then: {cue|at dinner}, I {action|~look up and listen to the end}.#listen listening listener
    if-then: When somebody talks to me, I turn my phone face down.
    if-then: When I feel like interrupting, I press my lips together and count to three.#interrupt interrupting interrupts interrupted talk-over listen listening listener
    if-then: When I disagree, I first say back what I heard.#listen listening listener argue arguing argument arguments fight fighting communicate communication relationship marriage
    if-then: When we both come home, I hug first and talk second.#marriage married romance love relationship couple better-partner affection
    if-then: When I want to remind somebody again, I say it once and leave the room.#nag nagging
    if-then: When somebody does a small thing for me, I say thank you at once.#appreciate appreciation thankful
    if-then: When the evening begins, I put my phone away and sit beside my partner.#quality-time romance intimacy wife husband partner girlfriend boyfriend
    if-then: When I feel hurt, I begin with what I feel and what I need.#argue arguing argument arguments fight fighting defensive silent-treatment communicate communication relationship
    if-then: When an argument gets hot, I ask for ten minutes and come back.#argue arguing argument arguments fight fighting defensive snap
    steady: I listen until the last word and then answer.
    steady: I ask one more question before I give advice.
    steady: I say thank you for one ordinary thing today.
    steady: I say what I need in one kind sentence.
    steady: I listen with both ears <reason>.
    distanced: You listen to understand, and then you speak.
    distanced: You let the other person have the last word.
    distanced: You turn your chair and your whole face to them.
    distanced: {cue|when an argument begins}, you {action|~breathe out and soften your voice}.#argue arguing argument arguments fight fighting defensive listen listening
    distanced: You say sorry first, in plain words.
    morning: This morning I say good morning and look up.
    morning: Today I ask one real question and listen.
    morning: I let one person finish a story today.
    evening: Tonight I say what I enjoyed about our day.
    evening: This evening I listen for ten minutes with my hands still.
    evening: Tonight I thank someone at home for something small.

    family: loneliness
    kind: build
    theme: One voice a day
    words: lonely loneliness alone isolated isolation isolate isolating lonesome left-out abandoned homesick homesickness empty-house \
    being-alone feel-alone live-alone living-alone no-friends connection connected disconnected lonliness solitude widowhood empty-nest \
    feel-lonely so-lonely feeling-lonely lonely-in very-lonely
    but: time-alone alone-time leave-me-alone died
    if-then: {cue|on Sunday afternoon|when I think of someone}, I {action|send a few friendly lines}.
    if-then: When I feel lonely after dinner, I call one person.
    if-then: When the flat feels too quiet, I open the window and turn on the radio.
    if-then: When I buy bread, I say a few words to the person at the till.
    if-then: When I think that people are busy, I send a short hello anyway.
    if-then: When the weekend looks empty, I write one plan for Saturday.
    if-then: When I eat alone, I lay the table and light a candle.
    steady: I write to one person today.
    steady: I say hello to one neighbour today.
    steady: I go where people are, and I stay for an hour.
    steady: I ask one person how their week was.
    steady: I reach out once today <reason>.
    distanced: You send the short message, just as it is.
    distanced: You can call someone and say that you feel lonely.
    distanced: You sit in a coffee shop for a while, among people.
    distanced: {cue|when the evening feels long}, you {action|write to someone you like}.
    distanced: You keep yourself good company with a warm meal.
    morning: This morning I write one friendly message.
    morning: Today I talk with one person face to face.
    morning: I choose one place with people for today.
    evening: Tonight I call someone who knows my voice.
    evening: This evening I cook something warm and set the table.
    evening: Tonight I name one person who was friendly to me.

    family: making friends
    kind: build
    theme: One hello
    words: friend friends friendship friendships make-friends making-friends meet-people meeting-people new-people social sociable \
    socialize \
    socialise socializing club clubs keep-in-touch stay-in-touch keep-in-contact reconnect invite inviting small-talk buddy buddies \
    community new-city network networking conversation conversations meetup acquaintances old-friends best-friend
    but: social-media social-anxiety anxiety anxious died drunk alcohol facebook phone
    if-then: {cue|on Friday afternoon|after dinner}, I {action|send one invitation}.
    if-then: When I sit next to somebody new, I ask what brought them here.#small-talk meet-people meet new-people social make-friends new-friends sociable
    if-then: When a chat goes well, I ask how we can meet again.
    if-then: When I suggest a meeting, I name a day.#friend friends reconnect keep-in-touch stay-in-touch
    if-then: When I think of an old friend, I write within the hour.
    if-then: When I join a group, I learn two names.
    steady: I go to the same place each week and say hello.
    steady: I ask a question and stay for the answer.
    steady: I invite one person for a walk this week.
    steady: I remember one thing they said, and I ask about it.
    steady: I keep in touch <reason>.
    distanced: You say your name first, with a smile.
    distanced: You ask one question and listen to the answer.
    distanced: You can be the one who writes first.
    distanced: {cue|on Friday afternoon}, you {action|invite one person}.
    distanced: You stay ten minutes longer than you planned.
    morning: This morning I send one invitation.
    morning: Today I learn one person's name.
    morning: I write to one friend before I start work.
    evening: Tonight I answer one message that I left open.
    evening: This evening I ask a friend about their day.
    evening: Tonight I note one thing that somebody told me.

    family: grief
    kind: build
    theme: Their name aloud
    words: grief grieve grieving mourn mourning loss lost-my died death dead passed-away bereaved bereavement widow widower funeral \
    miscarriage stillbirth my-late heartbroken anniversary loss-of lost-a my-dog-died my-cat-died lost-our suicide-of the-loss-of loss-of-my \
    losing-my-dog losing-my-cat losing-my-mother losing-my-mom losing-my-mum losing-my-father losing-my-dad losing-my-husband losing-my-wife \
    lost-my-mother lost-my-mom lost-my-mum lost-my-father lost-my-dad lost-my-husband lost-my-wife lost-my-son lost-my-daughter miss-my-mom \
    miss-my-mum miss-my-dad miss-my-mother miss-my-father miss-my-husband miss-my-wife miss-my-dog
    but: savings money wallet keys bet betting weight job keys money lost-in breakup ex dead-serious phone
    if-then: {cue|when a wave of grief comes}, I {action|sit down and breathe out}.
    if-then: When I miss someone, I say the name aloud.#died death mother father mom mum dad husband wife son daughter brother sister friend grandmother grandfather widow late
    if-then: When a memory comes, I tell it to one person.#died death loss grief grieve grieving mourn widow widower funeral
    if-then: When the loss feels heavy, I write three lines about it.
    if-then: When the house is too quiet, I put on soft music.
    if-then: When somebody asks how I am, I give one honest sentence.
    if-then: When an anniversary comes, I light a candle and write a few lines.
    if-then: When tears come, I let them run and hold something warm.
    steady: I eat something warm today and go outside once.
    steady: I speak to one person who knew them.#died death loss grief grieve grieving mourn widow widower funeral
    steady: I let tears come, and I let them pass.
    steady: I do the one thing that today needs.
    steady: I take this hour gently <reason>.
    distanced: You miss them, and you pour yourself some tea.
    distanced: You can cry and wash the cup afterwards.
    distanced: You take a slow walk with somebody today.
    distanced: {cue|when a wave of grief comes}, you {action|~put a hand on your heart and breathe}.
    distanced: You ask one person to sit with you for an hour.
    morning: This morning I open the curtains and wash my face.
    morning: Today I do one small thing and then rest.
    morning: I step outside for a minute before the day begins.
    evening: Tonight I light a candle and say good night.
    evening: This evening I wrap myself in a blanket and rest.
    evening: Tonight I write a few words to the one I miss.

    family: after a breakup
    kind: build either
    theme: My own evening
    words: breakup break-up broke-up breaking-up ex ex-boyfriend ex-girlfriend ex-husband ex-wife my-ex divorce divorced separation \
    separated get-over get-over-him get-over-her getting-over move-on moving-on heartbreak dumped left-me no-contact stalking-my-ex \
    texting-my-ex text-my-ex unrequited
    but: forgive forgiving ex-smoker work-out died break-up-my
    if-then: {cue|when I think of my ex|when the evening feels long}, I {action|go outside and walk around the block}.
    if-then: When I feel like texting my ex, I write the message on paper and keep it.
    if-then: When our song comes on, I change the station and sing along.
    if-then: When I scroll back through old photos, I put the phone in a drawer.
    if-then: When the bed feels too big, I lie in the middle.
    if-then: When someone asks what happened, I say as much as I like.
    steady: I fill one evening this week with something of my own.
    steady: I put one old thing in a box today.
    steady: I cook a dish that I like.
    steady: I let this be sad, and I go for my walk.
    steady: I fill this day in my own way <reason>.
    distanced: You have loved, and now you look after yourself.
    distanced: You can miss someone and leave the phone where it is.
    distanced: You sleep on it before you write.
    distanced: {cue|when you think of the two of you}, you {action|call a friend and talk about today}.
    distanced: You make one new plan for the weekend.
    if-then: When I reach for their page, I put the phone face down and stand up.#story stories profile instagram check checking
    morning: This morning I choose one thing to look forward to.
    morning: Today I do one thing that is only mine.
    morning: I put on a song that is new to me.
    evening: Tonight I eat with a friend or watch a film.
    evening: This evening I write three lines just for me.
    evening: Tonight I read something light before I sleep.

    family: kindness to my body
    kind: build either
    theme: The body I live in
    words: body body-image my-body my-looks appearance mirror ugly scar scars wrinkles stomach thighs hate-my-body accept-my-body \
    love-my-body body-shame body-positive body-acceptance self-image acne hair-loss bald balding swimsuit bikini stretch-marks ageing \
    aging \
    older getting-older my-age comparing-my-body pregnant-body weigh-myself weighing-myself how-i-look my-appearance
    but: exercise stretch workout eat weight strength muscle body-language posture move moving
    if-then: {cue|when I judge my body}, I {action|~let my breath go all the way out}.
    if-then: When I look in the mirror, I look into my own eyes and say hello.
    if-then: When I get dressed, I pick what feels soft and comfortable.
    if-then: When a picture makes me compare, I put the phone down and look outside.
    if-then: When someone takes a photo, I stay in it and smile at the camera.
    if-then: When I take a shower, I wash slowly and feel the warm water.
    steady: I speak to my body in a friendly voice.
    steady: I thank my hands for what they did today.
    steady: I wear clothes that fit the body I have.
    steady: I name one thing that my body lets me do.
    steady: I care for this body <reason>.
    distanced: You let the mirror be a mirror and go on with your day.
    distanced: You treat your body kindly today.
    distanced: You can rub cream into your skin, gently and slowly.
    distanced: {cue|when you judge your body}, you {action|name one thing that your body did today}.
    distanced: You wear the shirt that you like.
    if-then: When I compare my body, I name one thing that mine can do.#compare comparing gym
    morning: This morning I say good morning to the face in the mirror.
    morning: Today I dress for comfort and a little joy.
    morning: I stretch my arms wide before I get dressed.
    evening: Tonight I thank my feet for where they took me.
    evening: This evening I take a warm, slow shower.
    evening: Tonight I name one thing that my body enjoyed.

    family: living with pain
    kind: build
    theme: Small pieces, soft breath
    words: hurt knees physio physiotherapy rehab-exercises pain pains hurts back-pain headache headaches migraine migraines chronic \
    illness ill sick \
    sickness disease fatigue tiredness \
    exhausted fibromyalgia arthritis ms cancer chemo diabetes tinnitus flare flare-up long-covid crohn's endometriosis injury \
    recovery-from-surgery surgery disability disabled physical-therapy physio wheelchair my-condition epilepsy lupus bad-back \
    rehab-exercises
    but: grief heartbreak alcohol drunk emotional-pain sick-of sick-and-tired stretch
    if-then: {cue|when my body is tired}, I {action|~soften my jaw and breathe out slowly}.
    if-then: {cue|when the pain rises}, I {action|~soften my jaw and breathe out slowly}.#pain pains ache aches hurt hurts migraine migraines back knee neck arthritis
    if-then: When a task is big, I do a quarter of it and rest.
    if-then: When I sit down, I find the position that is kindest to my body.
    if-then: When someone offers help, I say yes to one thing.
    if-then: {cue|after breakfast}, I {action|do my exercises at my own pace}.#therapy physio physiotherapy exercises physical-therapy
    if-then: When a bad day comes, I choose the one thing that matters most.
    if-then: When somebody asks, I say in one sentence how I am today.
    if-then: When I rest, I look at something green or listen to music.
    steady: I take this day in small pieces.
    steady: I rest before I am worn out.
    steady: I ask for help with the heavy things.
    steady: I lie down for ten minutes between two tasks.
    steady: I take it slowly <reason>.
    distanced: You do a little, and then you rest.
    distanced: You can have a bad hour and drink a good cup of tea.
    distanced: You let your breath be soft around the sore place.
    distanced: {cue|when the pain rises}, you {action|~let your shoulders sink and breathe out}.
    distanced: You choose one thing today, and you leave the rest.
    morning: This morning I ask my body how much it has today.
    morning: Today I plan one rest before noon.
    morning: I start slowly and leave the rest for noon.
    evening: Tonight I put a warm blanket around me.
    evening: This evening I name one good thing about today.
    evening: Tonight I lie down in the position that is kindest.
    """)
}
