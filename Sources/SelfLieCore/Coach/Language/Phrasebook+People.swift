extension Phrasebook {
  /// Families of goals about other people, and loss.
  static let peopleFamilies = Family.read(
    """
    family: patience with children
    kind: build either
    theme: Down to their height
    words: kid kids child children toddler baby son daughter teenager teen teens parent parenting \
    stepmom stepdad stepson good-mother good-father better-mom better-dad better-mother better-father better-parent my-kids my-children \
    my-son my-daughter bedtime-battles homework-fights homework-time
    hints: mother father mom mum dad mommy daddy
    but: baby-talk baby-voice kids-have-left to-me-anymore estranged exercise gym my-mother my-father my-mom my-mum my-dad my-parents for-my-kids mother-in-law \
    father-in-law smoking smoke drinking drink inner-child died death lost loss for-my-son for-my-daughter for-my-children late widow \
    without-kids kid-myself moved-out call visit weight baby-steps pregnant conceive have-a-baby having-a-baby had-a-baby front-of-the \
    worry worrying worried anxious guilt guilty forgive
    if-then: {cue|after dinner|when I get home}, I {action|sit down beside my child}.#more-time spend spend-time time-with present attention quality-time closer
    if-then: When my child talks to me, I put down what I am holding.
    if-then: {cue|when it gets loud|when I feel my temper rise}, I {action|~breathe out and lower my voice}.#yell yeling shout scream \
    temper patient patience pacient calm calmer snap
    if-then: When I hear myself getting loud, I pause and speak more slowly.#yell yeling shout scream temper patient patience pacient calm \
    calmer snap
    if-then: When I have been loud, I say sorry and give my child a hug.#yell yeling shout scream temper snap angry
    if-then: When my child cries, I kneel down and speak softly.#toddler baby tantrum tantrums
    if-then: When the morning gets hectic, I slow down and help with the shoes.#morning toddler
    if-then: {cue|after dinner|when I get home}, I {action|play with my child for ten minutes}.#more-time spend spend-time time-with play \
    present attention quality-time game
    if-then: When my teenager comes home, I say hello and keep my questions for dinner.#teen teenager teenage
    if-then: When my child's door is closed, I knock and say a friendly hello.#teen teenager teenage ignores ignore talk talks
    if-then: When bedtime drags on, I sit on the bed and lower my voice.#bedtime bed bedtime-battles
    if-then: When my child gets stuck on homework, I ask which part is hard.#homework homework-fights schoolwork
    if-then: {cue|at bedtime|after dinner}, I {action|read my child one story}.#read story
    steady: I listen to the whole story before I answer.
    steady: I give my child ten minutes of my full attention.
    steady: I speak to my child softly and in short sentences.#toddler baby tantrum tantrums
    steady: I read slowly and let my child turn the page.#read story
    steady: I go over to my child and ask once, calmly.#yell yeling shout scream temper calm calmer snap homework
    steady: I put my phone in a drawer and sit down with my child.#more-time spend spend-time time-with play present attention \
    quality-time game
    steady: I ask my child one small question and leave time for the answer.#teen teenager teenage ignores ignore talk talks
    steady: I keep bedtime simple, with a wash, a story and a hug.#bedtime bed bedtime-battles
    steady: I sit beside my child and let them do the homework themselves.#homework homework-fights
    steady: I slow down and listen to my child <reason>.
    distanced: You look your child in the eye and smile.
    distanced: You notice one good thing that your child does, and you say so.
    distanced: You take one breath, and then you answer your child.#yell yeling shout scream temper patient patience pacient calm calmer \
    snap
    distanced: When you lose your patience, you say sorry and start over.#yell yeling shout scream temper patient patience pacient calm calmer \
    snap
    distanced: {cue|when your patience runs thin}, you {action|~breathe out and soften your voice}.#yell yeling shout scream temper \
    patient patience pacient calm calmer snap homework bedtime bed bedtime-battles toddler
    distanced: You sit down on the floor and play along.#spend more-time play toddler baby
    distanced: You offer your child a ride and let the conversation come naturally.#teen teenager teenage ignores ignore talk talks
    distanced: You read one more page in a low voice.#bedtime bed bedtime-battles read story
    distanced: You praise each finished answer and wait patiently for the next.#homework homework-fights schoolwork
    morning: This morning I get up ten minutes before my children.
    morning: Today I ask my child one question and wait for the answer.
    morning: I greet my child with a hug this morning.
    evening: Tonight I tell my child one thing that I enjoyed today.
    evening: This evening I put my phone in another room for an hour.
    evening: Tonight I sit on the edge of my child's bed and listen.

    family: listening and partnership
    kind: build either
    theme: Ears first
    words: listen listening listener better-listener interrupt interrupting interrupts marriage married wife husband spouse partner \
    girlfriend boyfriend relationship relationships arguing argue arguments argument fight fighting-with nag nagging communicate \
    communication criticize-my criticizing-my talk-over talking-over snap-at snapping-at my-wife my-husband my-partner quality-time \
    finishing-other finish-other people's-sentences finishing-people's romance intimacy couple defensive silent-treatment appreciate-my date-night
    but: find left-me dating breakup ex died music podcast audiobook audiobooks jealous jealousy loss late dead grief widow grieving lie \
    lying trust cancer addiction depression procrastination with-food with-money alcohol smoking smoke drinking drink porn gambling \
    phone my-body customers customer clients guests passengers couple-of for-my-wife for-my-husband for-my-partner for-my-girlfriend for-my-boyfriend control myself
    if-then: {cue|at dinner}, I {action|~look up and hear the other person out}.#listen listener
    if-then: When somebody talks to me, I turn toward them and listen.
    if-then: When a conversation gets difficult, I slow down and ask one question.
    if-then: When I feel like interrupting, I press my lips together and count to three.#interrupt interrupted talk-over talking-over \
    listen listener
    if-then: When I disagree, I first say back what I heard.#listen listener communicate communication relationship marriage talk-to talk-with argue \
    argument fight defensive
    if-then: {cue|when an argument starts|when my voice gets sharp}, I {action|~take one slow breath before I answer}.#argue argument \
    fight defensive silent snap
    if-then: When an argument gets heated, I ask for a break and come back in ten minutes.#argue argument fight defensive silent
    if-then: When I feel hurt, I say what I feel and what I need.#argue argument fight defensive silent communicate communication \
    relationship marriage talk-to talk-with
    if-then: When I feel a complaint coming, I go for a walk around the block.#nag criticize criticise
    if-then: When I notice something left undone, I first praise something done well.#nag criticize criticise
    if-then: When I notice a kind gesture, I mention it out loud.#appreciate
    if-then: When one of us comes home, I hug my partner first.#marriage married relationship better-partner better-husband better-wife \
    good-husband good-wife romance quality-time
    if-then: {cue|after dinner}, I {action|put my phone away and sit down with my partner}.#quality-time more-time romance intimacy
    if-then: When my partner does a small thing for me, I say thank you at once.#marriage married relationship better-partner \
    better-husband better-wife good-husband good-wife romance quality-time appreciate
    steady: I listen until the last word and then answer.
    steady: I ask one more question before I give my opinion.
    steady: I let two seconds pass before I speak.#interrupt interrupted talk-over talking-over listen listener
    steady: I say what I need in one kind sentence.#argue argument fight defensive snap communicate communication relationship marriage \
    talk nag criticize
    steady: I look for one point in the argument that we agree on.#argue argument fight defensive silent snap
    steady: I ask once, kindly, and then I let it be.#nag criticize criticise
    steady: I say thank you for one ordinary thing today.#marriage married relationship better-partner better-husband better-wife \
    good-husband good-wife romance quality-time appreciate
    steady: I ask my partner about their day and listen.#marriage married relationship better-partner better-husband better-wife \
    good-husband good-wife romance quality-time
    steady: I slow down and listen <reason>.
    distanced: You listen to understand, and then you speak.
    distanced: You make eye contact and nod as you listen.
    distanced: You let the other person finish.#interrupt interrupted talk-over talking-over argue argument fight
    distanced: You leave a pause, and then you speak.#interrupt interrupted talk-over talking-over
    distanced: {cue|when an argument begins}, you {action|~breathe out and soften your voice}.#argue argument fight defensive silent \
    snap
    distanced: You say sorry first, in plain words.#argue argument fight defensive silent-treatment
    distanced: You say what you need once, in a friendly voice.#nag criticize criticise
    distanced: You say thank you for what is already done.#nag criticize criticise appreciate
    distanced: You plan one hour this week for the two of you.#marriage relationship romance intimacy quality-time date-night
    distanced: You pay your partner one sincere compliment today.#marriage married relationship better-partner better-husband \
    better-wife good-husband good-wife romance appreciate
    morning: This morning I say good morning and look up.
    morning: Today I ask one real question and listen.
    morning: I let one person finish a story today.
    evening: Tonight I name one moment when I listened well.
    evening: This evening I put my phone away and listen for ten minutes.
    evening: Tonight I thank someone for something small.

    family: loneliness
    kind: build anywhere
    theme: One voice a day
    words: lonely loneliness alone isolated isolation isolate isolating lonesome left-out abandoned homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown empty-house \
    being-alone feel-alone live-alone living-alone no-friends connection connected disconnected lonliness solitude widowhood empty-nest \
    feel-lonely so-lonely feeling-lonely lonely-in very-lonely
    but: time-alone alone-time leave-me-alone died internet travel run running swim hike sleep
    if-then: {cue|on Sunday afternoon}, I {action|send somebody a short, friendly message}.
    if-then: When I think of someone, I send them a short, friendly message.
    if-then: When I feel lonely, I call or write to one person.
    if-then: When I think that people are busy, I send a short hello anyway.
    if-then: When I go shopping, I say a few words to the cashier.
    if-then: When my home feels too quiet, I turn on the radio and open the window.#evening night alone solitude empty-house empty-nest
    if-then: When I eat alone, I lay the table and light a candle.#alone solitude empty-house evening night dinner empty-nest moved-out \
    widowhood
    if-then: When my weekend looks empty, I put one outing on my calendar.#sunday weekend saturday
    if-then: When I miss home, I cook a dish that I grew up with.#homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown
    if-then: When I feel homesick, I send a photo of my day to someone back home.#homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown
    if-then: When others make plans, I ask to come along.#left-out excluded
    if-then: When I stand at the edge of a group, I ask one person a question.#left-out excluded
    steady: I write to someone I miss today.
    steady: I say hello to one neighbour today.
    steady: I go somewhere lively and stay for an hour.
    steady: I ask one person how their week was.
    steady: I plan one small thing with someone for Sunday.#sunday weekend saturday
    steady: I do one thing that I enjoy in my own company.#being-alone solitude live-alone living-alone
    steady: I find one place here that I love to come back to.#homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown
    steady: I talk with somebody from home this week.#homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown
    steady: I invite one person to join me this week.#left-out
    steady: I reach out to one person today <reason>.
    distanced: You send a short message, just to say hello.
    distanced: You can call someone and say that you feel lonely.
    distanced: You sit in a coffee shop for a while, among people.
    distanced: {cue|when the evening feels long}, you {action|write to someone you like}.#evening night empty-nest moved-out lonely
    distanced: You take yourself out for a coffee and a walk.#being-alone solitude
    distanced: You cook yourself a warm meal and enjoy it slowly.#alone solitude empty-house evening night dinner empty-nest moved-out
    distanced: You make one corner of your room feel like home.#homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown
    distanced: You sit down beside someone and say hello.#left-out
    morning: This morning I write one friendly message.
    morning: Today I talk with one person face to face.
    morning: I choose one place to be among people today.
    evening: Tonight I call someone who is glad to hear from me.
    evening: This evening I cook something warm and set the table.
    evening: Tonight I name one person who was friendly to me.

    family: making friends
    kind: build
    theme: One hello
    words: have-friends friend friends friendship friendships make-friends making-friends meet-people meeting-people new-people social sociable \
    socialize socialise socializing club clubs keep-in-touch stay-in-touch keep-in-contact reconnect invite inviting small-talk buddy \
    buddies community new-city network networking conversation conversations meetup acquaintances old-friends best-friend better-friend
    but: social-media social-anxiety anxiety anxious died drunk alcohol facebook phone forgive trust jealous money \
    difficult-conversations hard-conversations lent owe
    if-then: When somebody tells me about their week, I ask one more question.
    if-then: When I hear good or bad news from someone, I write the same day.
    if-then: {cue|on Friday afternoon|after dinner}, I {action|invite somebody for a coffee}.#make meet new social sociable socialize club \
    invite friendship
    if-then: When I sit next to somebody new, I ask what brought them here.#meet new-people social sociable small-talk network new-city
    if-then: When a chat goes well, I ask how we can meet again.#make meet new social sociable socialize club
    if-then: {cue|when I think of a friend}, I {action|pick up the phone and call}.#touch reconnect contact old call
    if-then: When I miss a call, I call back before dinner.#touch reconnect contact old call
    if-then: When I read a friend's message, I answer it straight away.#text reply answer
    if-then: When I suggest meeting up, I name a day and a place.#touch reconnect contact old invite
    if-then: When words fail me, I ask my friend how today is going.#cancer ill sick grieving depressed struggling hospital
    if-then: When I go shopping, I ask my friend what I can bring.#cancer ill sick grieving depressed struggling hospital
    if-then: When there is a silence, I comment on something around us.#small-talk conversation network
    steady: I ask people about themselves and listen.
    steady: I remember one thing that a friend told me and ask about it.
    steady: I go to the same place each week and say hello.#make meet new social sociable socialize club
    steady: I invite one person for a walk this week.#social sociable socialize club invite friendship
    steady: I get in touch with one friend this week.#touch reconnect contact old better-friend best-friend
    distanced: You read the text, and you answer it in one line.#text reply answer
    steady: I offer my friend one small thing that I can do.#cancer ill sick grieving depressed struggling hospital be-there there-for \
    supportive
    steady: I share one small thing about my day.#small-talk conversation network
    steady: I reach out to one person <reason>.
    distanced: You suggest a day for a walk or a coffee together.
    distanced: You can be the one who writes first.
    distanced: You introduce yourself first, with a smile.#make meet new social sociable socialize club small-talk network
    distanced: {cue|on Friday afternoon}, you {action|say hello to somebody new}.#make meet new social sociable socialize club \
    friendship
    distanced: You call your friend and ask how things are.#touch reconnect contact old call back
    distanced: You sit close and listen, and that is enough.#cancer ill sick grieving depressed struggling hospital be-there there-for \
    supportive
    distanced: You ask one person what they enjoy doing and listen.#small-talk conversation network
    morning: This morning I send one friendly message.
    morning: Today I ask one person about their week.
    morning: I write to one friend before I start work.
    evening: Tonight I answer one message that I left open.
    evening: This evening I ask a friend about their day.
    evening: Tonight I note one thing that somebody told me.

    family: grief
    kind: build
    theme: Their name aloud
    words: grief grieve grieving mourn mourning loss died death dead passed-away bereaved bereavement widow widower funeral miscarriage \
    stillbirth my-late death-anniversary loss-of my-dog-died my-cat-died suicide-of the-loss-of loss-of-my losing-my-dog losing-my-cat \
    losing-my-mother losing-my-mom losing-my-mum losing-my-father losing-my-dad losing-my-husband losing-my-wife lost-my-mother \
    lost-my-mom lost-my-mum lost-my-father lost-my-dad lost-my-husband lost-my-wife lost-my-son lost-my-daughter lost-my-brother \
    lost-my-sister lost-my-friend lost-my-dog lost-my-cat lost-my-partner lost-a-baby lost-our-baby lost-a-friend miss-my-mom \
    miss-my-mum miss-my-dad miss-my-mother miss-my-father miss-my-husband miss-my-wife miss-my-dog
    but: to-death shed attic sort-through sorting-through clear-out clearing-out savings money wallet keys bet betting weight job lost-in breakup ex dead-serious dead-tired phone hair hearing memory fear \
    friend-who afraid scared anxiety
    if-then: {cue|when a wave of grief comes}, I {action|sit down and breathe out}.
    if-then: When tears come, I let them flow and hold something warm.
    if-then: When somebody asks about my loss, I answer in one honest sentence.
    if-then: When the loss feels heavy, I write three lines about it.
    if-then: When grief comes, I say the name of the one I miss.#died death lost mother father mom mum dad husband wife son daughter \
    brother sister
    if-then: When a memory comes, I tell it to one person.
    if-then: When the house is too quiet, I put on soft music.#husband wife widow widower dog cat mother father
    if-then: When it is time for our old walk, I go out and remember my dog.#dog
    if-then: When the hardest day of the year comes, I light a candle.#anniversary death-anniversary birthday christmas
    steady: I eat something warm today and go outside once.
    steady: I give my grief a quiet half hour today.
    steady: I ask somebody to sit with me while I grieve.
    steady: I talk to somebody who feels this loss too.#died death lost mother father mom mum dad husband wife son daughter brother sister
    steady: I keep one photo where I can see it.#died death lost mother father mom mum dad husband wife son daughter brother sister dog \
    cat pet
    steady: I rest my body and take time to be sad.#miscarriage stillbirth
    steady: I take today gently <reason>.
    distanced: You can cry today, and you can rest afterwards.
    distanced: You walk slowly with somebody and talk about your loss.
    distanced: {cue|when a wave of grief comes}, you {action|~breathe slowly and let the sadness be}.
    distanced: You let somebody cook for you on a sad day.
    distanced: You look through old photos and take your time.#died death lost mother father mom mum dad husband wife son daughter brother \
    sister
    distanced: You tell someone a story about the one you miss.#died death lost mother father mom mum dad husband wife son daughter \
    brother sister dog cat pet
    distanced: You can tell someone what you have lost.#miscarriage stillbirth
    morning: This morning I open the curtains and wash my face.
    morning: Today I do one small thing and then rest.
    morning: I step outside for a minute before the day begins.
    evening: Tonight I light a candle and sit with it.
    evening: This evening I wrap myself in a blanket and rest.
    evening: Tonight I write a few words about what I miss.

    family: after a breakup
    kind: build either
    theme: My own evening
    words: breakup break-up broke-up breaking-up ex ex-boyfriend ex-girlfriend ex-husband ex-wife my-ex divorce divorced separation \
    separated get-over-him get-over-her getting-over-him getting-over-her move-on moving-on heartbreak heartbroken dumped left-me ex's \
    no-contact stalking-my-ex texting-my-ex text-my-ex unrequited
    but: forgive forgiving ex-smoker work-out died break-up-my anxiety mistake mistakes from-the-past job regret failure co-parent \
    coparent friends-with
    if-then: {cue|when I think of my ex|when the evening feels long}, I {action|go outside and walk around the block}.
    if-then: When I catch myself going over the past, I ask a friend to meet up.
    if-then: When I feel like texting my ex, I write the message on paper and keep it.#text write message call contact no-contact
    if-then: When I pull up my ex's number, I open a chat with a friend instead.#text write message call contact no-contact
    if-then: When I feel like checking my ex's profile, I put my phone down and stand up.#stalk check instagram facebook profile story photo
    if-then: When I type my ex's name, I look up a film for tonight instead.#stalk check instagram facebook profile story
    if-then: When I find an old photo of us, I hide it in a folder.#photo photos
    if-then: When our song comes on, I change the station and sing along.#breakup divorce left-me dumped heartbreak over
    if-then: When the bed feels too big, I lie in the middle.#breakup break-up broke-up divorce separated left-me
    if-then: When someone asks what happened, I say one sentence and change the subject.#breakup divorce separated left-me dumped
    steady: I turn one of our old evenings into an evening of my own.
    steady: I let myself miss what we had, and I go for a walk.
    steady: I put one keepsake away in a box today.#breakup broke-up divorce separated left-me dumped heartbreak heartbroken over
    steady: I cook a dish that I like, just for me.#breakup broke-up divorce separated left-me dumped heartbreak heartbroken over
    steady: I leave the message unsent and go to bed.#text write message call contact no-contact
    steady: I leave the old chat closed today.#text write message call contact no-contact
    steady: I leave my ex's page closed and do something for myself.#stalk check instagram facebook profile story photo
    steady: I mute my ex's posts and look after myself.#stalk check instagram facebook profile story photo
    steady: I make plans of my own <reason>.
    distanced: You make your own plan for a weekend that used to be shared.
    distanced: {cue|when you think of your ex}, you {action|call a friend and talk about today}.
    distanced: You have loved, and now you look after yourself.#breakup broke-up divorce separated left-me dumped heartbreak heartbroken \
    over
    distanced: You can be sad tonight and still eat something warm.#breakup broke-up divorce separated left-me dumped heartbreak \
    heartbroken over
    distanced: You can miss someone and leave the phone where it is.#text write message call contact no-contact stalk check instagram \
    facebook profile story photo
    distanced: You sleep on the message and delete it in the morning.#text write message call contact no-contact
    distanced: You close your ex's page and get on with your own life.#stalk check instagram facebook profile story photo
    morning: This morning I choose one thing to look forward to.
    morning: Today I do something that I enjoy on my own.
    morning: I put on a song that is new to me.
    evening: Tonight I eat with a friend or watch a film.
    evening: This evening I write three lines just for me.
    evening: Tonight I read something light before I sleep.

    family: kindness to my body
    kind: build either
    theme: The body I live in
    words: body body-image my-body my-looks appearance mirror ugly scar scars wrinkles stomach thighs hate-my-body my-nose my-ears my-belly my-stomach my-thighs my-double-chin hate-my-face accept-my-body \
    love-my-body body-shame body-positive body-acceptance self-image acne hair-loss bald balding swimsuit bikini stretch-marks ageing \
    aging growing-older getting-older my-age comparing-my-body pregnant-body weigh-myself weighing-myself the-scale how-i-look \
    my-appearance age-gracefully
    but: exercise stretch workout eat weight strength muscle body-language posture move moving clean ache pain odor odour fat building \
    tone listen-to-my
    if-then: {cue|when I think something harsh about myself}, I {action|~thank my body for carrying me}.
    if-then: When I get dressed, I pick what feels soft and comfortable.
    if-then: {cue|when I judge my body}, I {action|~put a hand on my belly and breathe}.#body stomach thighs
    if-then: When I look in the mirror, I meet my own eyes and say hello.#mirror look ugly appearance acne scar stretch-marks bald \
    hair-loss body
    if-then: When someone takes a photo, I stay in the picture and smile.#mirror look ugly appearance bald hair-loss acne scar
    if-then: When I catch myself comparing, I name one thing that my body can do.#compare gym
    if-then: When I feel drawn to the scale, I walk past it and get dressed.#weigh weigh-myself weighing-myself scale
    if-then: When I see myself in a photo, I look at the whole picture and smile.#photo photos picture pictures selfie selfies
    if-then: When I put on my swimsuit, I look at my body with kindness.#swimsuit bikini beach
    if-then: When I think about my age, I name one thing that I have learned.#ageing aging older wrinkles my-age age-gracefully
    if-then: When my birthday comes up, I invite someone for cake.#ageing aging older wrinkles my-age age-gracefully
    steady: I speak about my body in a friendly voice.
    steady: I take care of myself <reason>.
    steady: I notice one thing that I like about my body.
    steady: I wear clothes that fit the body I have.#body stomach thighs
    steady: I move today in a way that my body enjoys.#body stomach thighs compare ageing aging older
    steady: I wash my face gently and go on with my day.#acne scar stretch-marks mirror wrinkles
    steady: I do one thing today that I enjoy at my age.#ageing aging older wrinkles my-age age-gracefully
    steady: I leave the scale in the cupboard today.#weigh weigh-myself weighing-myself scale
    distanced: You wear the colours you love, just as you look today.
    distanced: You give your body the kindness that you give a friend.
    distanced: {cue|when you judge your body}, you {action|name one thing that your body did today}.#body weigh stomach thighs compare
    distanced: You smile at yourself in the mirror and go on with your day.#mirror look ugly appearance acne scar stretch-marks bald \
    hair-loss
    distanced: You walk past the scale and open the curtains.#weigh weigh-myself weighing-myself scale
    distanced: You walk into the water and let it carry you.#swimsuit bikini beach
    distanced: You can learn something new at any age.#ageing aging older wrinkles my-age age-gracefully
    distanced: You know more than you did at twenty, and you use it.#ageing aging older wrinkles my-age age-gracefully
    morning: This morning I say good morning to myself in the mirror.
    morning: Today I wear something that I feel good in.
    morning: I stretch my arms wide before I get dressed.
    evening: Tonight I thank my body for carrying me today.
    evening: This evening I take a warm, slow shower.
    evening: Tonight I name one thing that my body enjoyed.

    family: living with pain
    kind: build
    theme: Small pieces, soft breath
    words: hurt hurts ache aches aching sore knees physio physiotherapy rehab-exercises pain pains back-pain headache headaches migraine migraines chronic \
    illness ill sick sickness disease fatigue tiredness exhausted fibromyalgia arthritis ms cancer chemo diabetes tinnitus flare \
    flare-up long-covid crohn's endometriosis injury recovery-from-surgery surgery disability disabled physical-therapy wheelchair \
    my-condition epilepsy lupus bad-back hot-flush hot-flushes hot-flash hot-flashes menopause
    but: a-pain being-a-pain grief heartbreak alcohol drunk emotional-pain sick-of sick-and-tired stretch fear afraid scared hurt-me hurt-by \
    hurt-my-feelings hurt-people hurting-people hurt-others feelings worry worrying call-in-sick friend-who
    if-then: When a bad day comes, I rest first and do one thing after.
    if-then: When somebody asks about my health, I answer in one honest sentence.
    if-then: {cue|when it hurts}, I {action|~slow down and breathe gently through the pain}.#pain hurt migraine headache back \
    knee neck arthritis fibromyalgia
    if-then: When I sit down, I find the position that feels most comfortable.#back back-pain bad-back knee neck hurt arthritis injury \
    surgery
    if-then: When light hurts my eyes, I darken the room and lie down.#migraine headache
    if-then: {cue|when the tiredness comes}, I {action|~slow down and give my body a rest}.#fatigue exhausted chemo tired illness ill sick
    if-then: When a task is too much for my body, I do half and rest.#pain hurt back knee chronic ill illness sick disease fatigue \
    exhausted cancer chemo flare surgery
    if-then: When someone offers help, I say yes to one thing.#illness ill sick disease cancer ms lupus fatigue exhausted chemo tired \
    surgery wheelchair disability disabled
    if-then: {cue|after breakfast}, I {action|do my exercises at my own pace}.#physio physiotherapy therapy exercises
    if-then: When I feel like skipping my exercises, I do just the first one.#physio physiotherapy therapy exercises
    if-then: When a hot flush comes, I breathe slowly and let it pass.#hot-flush hot-flushes hot-flash hot-flashes menopause
    if-then: When the ringing gets loud, I put on the sound of rain.#tinnitus ringing
    if-then: When something blocks my way, I ask for what I need.#wheelchair disability disabled
    steady: I take this day at my body's pace.
    steady: I do one thing today that I enjoy.
    steady: I rest before I am worn out.#pain hurt back knee chronic ill illness sick disease fatigue exhausted cancer chemo flare \
    surgery
    steady: I ask for help with the heavy things.#wheelchair disability disabled injury surgery back knee chronic cancer fatigue
    steady: I do each exercise slowly and count aloud.#physio physiotherapy therapy exercises
    steady: I notice the ringing and turn my attention to the room.#tinnitus ringing
    steady: I take the day slowly <reason>.
    distanced: You can have a bad hour and still enjoy a cup of tea.
    distanced: You save your strength for the one thing that matters today.
    distanced: You do a little, and then you rest.#pain hurt back knee chronic ill illness sick disease fatigue exhausted cancer chemo \
    flare surgery
    distanced: You breathe slowly and soften the muscles around the pain.#pain hurt migraine headache back knee neck arthritis fibromyalgia
    distanced: {cue|when the pain flares up}, you {action|~relax your shoulders and treat your body gently}.#pain hurt migraine headache \
    back knee neck arthritis fibromyalgia
    distanced: {cue|after breakfast}, you {action|do the first exercise slowly}.#physio physiotherapy therapy exercises
    distanced: You do today's exercises, and you note them down.#physio physiotherapy therapy exercises
    distanced: You hum a tune and let the ringing be.#tinnitus ringing
    morning: This morning I ask myself how much I can do today.
    morning: Today I plan one rest before noon.
    morning: I start the day slowly and take one task at a time.
    evening: Tonight I put a warm blanket around me.
    evening: This evening I name one good thing about today.
    evening: Tonight I lie down early and let my body rest.
    """)
}
