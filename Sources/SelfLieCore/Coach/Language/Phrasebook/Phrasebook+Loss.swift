extension Phrasebook {
  private static let childless = """
    infertility infertile childless childlessness can't-have-children can't-have-kids cannot-have-children can't-conceive ivf
    """

  /// Families about loss, and a body that hurts or is judged.
  static let lossFamilies = Family.read(
    """
    family: grief
    kind: build
    theme: Their name aloud
    words: grief grieve grieving mourn mourning loss died death dead passed-away without-my-mother without-my-father without-my-mum without-my-mom without-my-dad without-my-husband without-my-wife \
    without-my-son without-my-daughter without-my-brother without-my-sister bereaved bereavement widow widower funeral miscarriage \
    stillbirth my-late death-anniversary loss-of my-dog-died my-cat-died suicide-of the-loss-of loss-of-my losing-my-dog losing-my-cat \
    losing-my-mother losing-my-mom losing-my-mum losing-my-father losing-my-dad losing-my-husband losing-my-wife lost-my-mother \
    lost-my-mom lost-my-mum lost-my-father lost-my-dad lost-my-husband lost-my-wife lost-my-son lost-my-daughter lost-my-brother \
    lost-my-sister lost-my-friend lost-my-dog lost-my-cat lost-my-partner lost-a-baby lost-our-baby lost-a-friend miss-my-mom \
    \(childless) miss-my-mum miss-my-dad miss-my-mother miss-my-father miss-my-husband miss-my-wife miss-my-grandmother miss-my-grandfather miss-my-grandma miss-my-grandpa miss-my-gran miss-my-nan miss-my-brother miss-my-sister miss-my-dog
    but: to-death shed attic sort-through sorting-through clear-out clearing-out savings money wallet keys bet betting weight job lost-in breakup ex dead-serious dead-tired phone hair hearing memory fear \
    friend-who afraid scared anxiety
    if-then: When somebody asks about children, I say as much as I want to.#\(childless)
    steady: I let myself be sad about the child that I wished for.#\(childless)
    steady: I give my love to the people in my life.#\(childless)
    distanced: You are a whole person today.#\(childless)
    if-then: {cue|when a wave of grief comes}, I {action|sit down and breathe out}.
    if-then: When tears come, I let them flow and breathe slowly.
    if-then: When somebody asks about my loss, I answer in one honest sentence.
    if-then: When the loss feels heavy, I write three lines about it.
    if-then: When grief comes, I let the tears come.#cry crying tears
    if-then: When grief comes, I let myself miss the one I love.#died death lost mother father mom mum dad husband wife son daughter \
    brother sister
    if-then: When a memory comes, I tell it to one person.
    if-then: When my home is too quiet, I put on soft music.#husband wife widow widower dog cat
    if-then: When it is time for our old walk, I go out and remember my dog.#dog
    if-then: When the hardest day of the year comes, I light a candle.#anniversary death-anniversary birthday christmas
    if-then: When the funeral begins, I feel my feet and breathe slowly.#funeral
    if-then: <cue>, I {action|~put a hand on my heart and remember one good day}.
    steady: I eat something warm today and go outside once.
    steady: I give my grief a quiet half hour today.
    steady: I ask somebody to sit with me while I grieve.
    steady: I talk to somebody who feels this loss too.#died death lost mother father mom mum dad husband wife son daughter brother sister
    steady: I carry the one I miss with me, and I go on with my day.#died death lost mother father mom mum dad husband wife son daughter brother \
    sister
    steady: I rest my body and take time to be sad.#miscarriage stillbirth
    steady: I take today gently <reason>.
    steady: I look at one good photo and remember our best days.#dog cat pet
    distanced: You can cry today, and you can rest afterwards.
    distanced: You walk slowly with somebody and talk about your loss.
    distanced: {cue|when a wave of grief comes}, you {action|~breathe slowly and let the sadness be}.
    distanced: You let somebody help you on a sad day.
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
    if-then: When I type my ex's name, I delete it and breathe out.#stalk check instagram facebook profile story
    if-then: When I find an old photo of us, I put it out of sight.#photo photos
    if-then: When our song comes on, I put on a new one and sing along.#breakup divorce left-me dumped heartbreak over
    if-then: When the bed feels too big, I lie in the middle.#breakup break-up broke-up divorce separated left-me
    if-then: When someone asks what happened, I say one sentence and change the subject.#breakup divorce separated left-me dumped
    if-then: When my heart aches, I call a friend and go for a walk.#unrequited heartbreak heartbroken
    if-then: When the divorce paperwork comes, I do one page and take a break.#divorce-paperwork divorce-papers
    if-then: <cue>, I {action|~leave that page closed and breathe out}.#ex's instagram facebook profile story stalk check
    if-then: <cue>, I {action|~leave the message unsent and call a friend}.#text texting message messaging contact text-my-ex
    if-then: <cue>, I {action|~do one kind thing for myself}.#breakup divorce left-me broke-up heartbreak split separation over
    steady: I make one evening this week my own.
    steady: I let myself miss what we had, and I go for a walk.
    steady: I put one keepsake away in a box today.#breakup broke-up divorce separated left-me dumped heartbreak heartbroken over
    steady: I cook a dish that I like, just for me.#breakup broke-up divorce separated left-me dumped heartbreak heartbroken over
    steady: I leave the message unsent and call a friend.#text write message call contact no-contact
    steady: I leave the old chat closed today.#text write message call contact no-contact
    steady: I leave that page closed and do something for myself.#stalk check instagram facebook profile story photo
    steady: I mute my ex's posts and look after myself.#stalk check instagram facebook profile story photo
    steady: I leave the past where it is <reason>.
    steady: I give my time to people who are glad of me.#unrequited
    distanced: You make your own plans for the weekend.
    distanced: {cue|when you think of your ex}, you {action|call a friend and talk about today}.
    distanced: You have loved, and now you look after yourself.#breakup broke-up divorce separated left-me dumped heartbreak heartbroken \
    over
    distanced: You can be sad today and still do one kind thing for yourself.#breakup broke-up divorce separated left-me dumped heartbreak \
    heartbroken over
    distanced: You can miss someone and leave the phone where it is.#text write message call contact no-contact stalk check instagram \
    facebook profile story photo
    distanced: You sleep on the message and delete it in the morning.#text write message call contact no-contact
    distanced: You close your ex's page and get on with your own life.#stalk check instagram facebook profile story photo
    distanced: You can love someone and still let them go.#unrequited
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
    tone listen-to-my drive driving reverse van my-mirrors mirrors
    if-then: {cue|when I think something harsh about myself}, I {action|~thank my body for carrying me}.
    if-then: When I get dressed, I pick what feels soft and comfortable.
    if-then: {cue|when I judge my body}, I {action|~put a hand on my heart and breathe}.#body stomach thighs belly
    if-then: When I look in the mirror, I meet my own eyes and say hello.#mirror look ugly appearance acne scar stretch-marks bald \
    hair-loss body nose ears face double-chin
    if-then: When someone takes a photo, I stay in the picture and smile.#mirror look ugly appearance bald hair-loss acne scar
    if-then: When I catch myself comparing, I name one thing that my body can do.#compare gym
    if-then: When I feel like weighing myself, I breathe out and go on with my day.#weigh weigh-myself weighing-myself scale
    if-then: When I see myself in a photo, I look at the whole picture and smile.#photo photos picture pictures selfie selfies
    if-then: When I put on my swimsuit, I look at my body with kindness.#swimsuit bikini beach
    if-then: When I think about my age, I name one thing that I have learned.#ageing aging older wrinkles my-age age-gracefully
    if-then: When I notice a sign of age, I greet it with a smile.#ageing aging older wrinkles my-age age-gracefully
    if-then: When my body changes, I put a hand on my belly and say hello.#pregnant pregnant-body
    if-then: <cue>, I {action|~thank my body for one thing it does}.
    steady: I speak about my body in a friendly voice.
    steady: I take care of myself <reason>.
    steady: I notice one thing that I like about my body.
    steady: I wear clothes that fit the body I have.#body stomach thighs belly
    steady: I move today in a way that my body enjoys.#body stomach thighs compare ageing aging older belly
    steady: I wash my face gently and go on with my day.#acne wrinkles
    steady: I do one thing today that makes me feel alive.#ageing aging older wrinkles my-age age-gracefully
    steady: I go by how my body feels today.#weigh weigh-myself weighing-myself scale
    steady: I look at my reflection kindly and go on with my day.#mirror look ugly appearance scar scars stretch-marks bald balding \
    hair-loss nose ears face double-chin
    distanced: Today you wear colours that you love.
    distanced: You give your body the kindness that you give a friend.
    distanced: {cue|when you judge your body}, you {action|name one thing that your body does for you}.#body weigh stomach thighs compare \
    belly
    distanced: You smile at yourself in the mirror and go on with your day.#mirror look ugly appearance acne scar stretch-marks bald \
    hair-loss nose ears face double-chin
    distanced: You get dressed and let your weight be what it is.#weigh weigh-myself weighing-myself scale
    distanced: You walk to the water with your head up.#swimsuit bikini beach
    distanced: You have earned every one of your years.#ageing aging older my-age
    distanced: You know more than you did at twenty, and you use it.#ageing aging older wrinkles my-age age-gracefully
    distanced: You can see your laughter in the lines on your face.#wrinkles
    morning: This morning I say good morning to myself in the mirror.
    morning: Today I wear something that I feel good in.
    morning: I stretch my arms wide before I get dressed.
    evening: Tonight I thank my body for carrying me today.
    evening: This evening I take a warm, slow shower.
    evening: Tonight I name one thing that my body enjoyed.

    family: living with pain
    kind: build suffered
    theme: Small pieces, soft breath
    words: hurt hurts ache aches aching sore knees physio physiotherapy rehab-exercises knee-exercises back-exercises hip-exercises shoulder-exercises neck-exercises pain pains back-pain headache headaches migraine migraines chronic \
    illness ill sick sickness disease fatigue tiredness exhausted fibromyalgia arthritis ms cancer chemo diabetes tinnitus flare \
    flare-up long-covid crohn's endometriosis injury recovery-from-surgery surgery disability disabled physical-therapy wheelchair \
    my-condition sciatica lower-back sore-wrist sore-wrists dodgy-knee bad-knee bad-knees bad-hip sore-neck sore-back sore-shoulder frozen-shoulder cramp cramps period-pain period-pains stiff-neck stiff-back stiffness stiff epilepsy lupus bad-back hot-flush hot-flushes hot-flash hot-flashes menopause
    but: a-pain being-a-pain grief heartbreak alcohol drunk emotional-pain sick-of sick-and-tired stretch fear afraid scared hurt-me hurt-by \
    hurt-my-feelings hurt-people hurting-people hurt-others feelings worry worrying call-in-sick friend-who
    if-then: When a bad day comes, I rest first and keep my plans small.
    if-then: When somebody asks about my health, I answer in one honest sentence.
    if-then: {cue|when it hurts}, I {action|~breathe out gently and soften my shoulders}.#pain hurt migraine headache back neck knees knee-hurts knee-surgery \
    arthritis fibromyalgia
    if-then: When I sit down, I find the position that feels most comfortable.#back back-pain bad-back knee neck hurt arthritis injury \
    surgery
    if-then: When my neck gets stiff, I turn my head slowly from side to side.#stiff-neck
    if-then: When the cramps come, I curl up with something warm on my belly.#cramp cramps period-pain period-pains
    steady: I put something warm on my belly and rest.#cramp cramps period-pain period-pains
    distanced: You let your belly go soft and breathe into it.#cramp cramps period-pain period-pains
    steady: I get up and move a little every half hour.#sciatica stiff-neck stiff-back stiffness stiff
    distanced: You let your shoulders drop and your neck grow long.#stiff-neck
    distanced: You move slowly and find the way that feels easiest.#sciatica stiff-back stiffness stiff
    if-then: <cue>, I {action|~change my position and breathe out}.#sciatica stiff-neck stiff-back stiffness stiff
    if-then: When light hurts my eyes, I darken the room and lie down.#migraine headache
    if-then: {cue|when the tiredness comes}, I {action|~slow down and give my body a rest}.#fatigue exhausted chemo tired illness ill sick \
    tiredness long-covid
    if-then: When a task is too much for my body, I do half and rest.#pain hurt back knee chronic ill illness sick disease fatigue \
    exhausted cancer chemo flare surgery tiredness long-covid endometriosis arthritis lupus fibromyalgia
    if-then: When someone offers help, I say yes to one thing.#illness ill sick disease cancer ms lupus fatigue exhausted chemo tired \
    surgery wheelchair disability disabled long-covid chronic arthritis
    if-then: {cue|after breakfast}, I {action|do my exercises at my own pace}.#physio physiotherapy therapy exercises
    if-then: When I feel like skipping my exercises, I do just the first one.#physio physiotherapy therapy exercises
    if-then: When a wave of heat comes, I breathe slowly and let it pass.#hot-flush hot-flushes hot-flash hot-flashes menopause
    if-then: When the ringing gets loud, I put on the sound of rain.#tinnitus ringing
    if-then: When something blocks my way, I ask for what I need.#wheelchair disability disabled
    if-then: <cue>, I {action|~breathe out and give my body a little rest}.#pain hurt back knee chronic ill illness sick disease fatigue \
    exhausted cancer chemo flare surgery tiredness long-covid endometriosis arthritis lupus fibromyalgia migraine headache
    steady: I take this day at my body's pace.#pain hurt back knee chronic ill illness sick disease fatigue exhausted cancer chemo \
    flare surgery tiredness long-covid endometriosis arthritis lupus fibromyalgia migraine headache wheelchair disability disabled
    steady: I do one thing today that I enjoy.
    steady: I rest before I am worn out.#pain hurt back knee chronic ill illness sick disease fatigue exhausted cancer chemo flare surgery \
    tiredness long-covid endometriosis arthritis lupus fibromyalgia
    steady: I ask for help when something is too heavy for me.#wheelchair disability disabled injury surgery back chronic cancer fatigue
    steady: I do each exercise slowly and count aloud.#physio physiotherapy therapy exercises
    steady: I notice the ringing and turn my attention to the room.#tinnitus ringing
    steady: I take the day slowly <reason>.
    steady: I slow down and let the heat pass.#hot-flush hot-flushes hot-flash hot-flashes menopause
    steady: I dim the lights and let my eyes rest.#migraine headache
    steady: I look after my diabetes one small step at a time.#diabetes
    distanced: You can have a bad hour and still find a good moment.
    distanced: You save your strength for what matters to you today.#pain hurt chronic ill illness sick disease fatigue exhausted \
    cancer chemo flare surgery tiredness long-covid endometriosis arthritis lupus fibromyalgia wheelchair disability disabled
    distanced: You do a little, and then you rest.#pain hurt back knee chronic ill illness sick disease fatigue exhausted cancer chemo \
    flare surgery tiredness long-covid endometriosis arthritis lupus fibromyalgia
    distanced: You breathe slowly and soften the muscles around the pain.#pain hurt migraine headache arthritis fibromyalgia
    distanced: {cue|when the pain flares up}, you {action|~relax your shoulders and treat your body gently}.#pain hurt migraine headache \
    back neck knees knee-hurts arthritis fibromyalgia
    distanced: {cue|after breakfast}, you {action|do the first exercise slowly}.#physio physiotherapy therapy exercises
    distanced: You do today's exercises, and you note them down.#physio physiotherapy therapy exercises
    distanced: You hum a tune and let the ringing be.#tinnitus ringing
    distanced: You open a window, breathe out and let the heat pass.#hot-flush hot-flushes hot-flash hot-flashes
    distanced: You let one plan go and rest in the quiet.#migraine headache
    distanced: You can have diabetes and still enjoy this day.#diabetes
    morning: This morning I ask myself how much I can do today.
    morning: Today I plan one rest before noon.
    morning: I start the day slowly and take one task at a time.
    evening: Tonight I put a warm blanket around me.
    evening: This evening I name one good thing about today.
    evening: Tonight I lie down early and let my body rest.
    """)
}
