extension Phrasebook {
  private static let dogWalks = """
    walk-the-dog walk-my-dog walking-the-dog walking-my-dog walk-the-dogs walk-my-dogs dog-walk dog-walks dog-walking walk-with-my-dog
    """
  private static let dogLessons = """
    train-my-dog training-my-dog train-the-dog dog-training train-my-puppy puppy-training patient-with-my-dog patient-with-my-puppy \
    patient-with-the-dog
    """

  /// Families about driving, kinder words, a dog, and being outdoors.
  static let everydayFamilies = Family.read(
    """
    family: calm at the wheel
    kind: build either
    theme: Soft hands on the wheel
    words: driver's-licence driver's-license driving-licence driving-license driving drive-calmly calm-driver driver drivers \
    driving-anxiety driving-test driving-lesson driving-lessons learn-to-drive learning-to-drive traffic other-drivers road-rage road-raging highway motorway honk \
    honking speeding speed-limit drive-safely drive-slower driving-fast drive-too-fast steering-wheel hate-my-commute rush-hour cut-me-up cuts-me-up on-the-road cut-me-off cuts-me-off \
    tailgating scared-of-driving fear-of-driving afraid-to-drive texting-and-driving texting-while-driving in-traffic at-the-wheel \
    behind-the-wheel
    but: stop-driving-to quit-driving-to less-driving end-up-driving keep-driving-to stop-taking-the-car buy-a-car new-car-loan drunk drinking alcohol smoking smoke vape vaping sing singing eat eating drive-less driving-less \
    driving-everywhere bike ticket tickets slave
    if-then: {cue|before I drive off}, I {action|~take three slow breaths and loosen my grip}.
    if-then: When I fasten my seat belt, I drop my shoulders.
    if-then: {cue|when someone cuts in}, I {action|~loosen my grip and breathe out}.#rage traffic swear scream honk angry tailgate drive-calmly \
    drive-calmer calm-driver calmer-driver other-drivers patience patient
    if-then: When someone cuts me off, I let them go and drive on calmly.#cut-me-up cuts-me-up cut-me-off cuts-me-off rage traffic \
    swear scream honk angry tailgate drive-calmly drive-calmer calm-driver calmer-driver other-drivers patience patient
    if-then: When the light turns red, I let my jaw go loose.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer \
    calm-driver calmer-driver other-drivers patience patient
    if-then: When I get into the car, I put my phone in the glove box.#text phone
    if-then: When my phone buzzes, I keep both hands on the wheel.#text phone
    if-then: When I feel shaky at the wheel, I pull over where it is safe.#panic shaky
    if-then: When traffic rushes past me, I look far ahead and breathe out.#scared-of-driving fear-of-driving afraid-to-drive driving-anxiety \
    highway motorway
    if-then: When the examiner gets in, I breathe out and drive as I do in my lessons.#driving-test
    if-then: When I am running late, I stay within the speed limit.#speed speed-limit slower fast safely
    if-then: When the road is empty, I check my speed and ease off.#speed speed-limit slower fast safely
    if-then: When I get into the driver's seat, I set my mirrors and breathe out.#learn lesson licence license
    if-then: When a driving lesson ends, I write down one thing that went well.#learn lesson licence license
    if-then: When the test begins, I breathe out and take one instruction at a time.#test driving-test
    if-then: When the road gets busy, I ease off and leave a gap.
    if-then: When my commute slows down, I breathe out and loosen my shoulders.#commute rush-hour
    if-then: When I get close to the car in front, I ease off and leave a gap.#close tailgate tailgating
    if-then: <cue>, I {action|~breathe out and let my shoulders drop}.
    steady: I drive with soft hands and a steady foot.
    steady: I leave a long gap and let others in.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer calm-driver \
    calmer-driver speed slower other-drivers patience patient
    steady: I give myself ten extra minutes for the drive.#speed speed-limit slower fast safely traffic late
    steady: I let others hurry, and I drive at my own pace.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer \
    calm-driver calmer-driver speed slower scared afraid fear anxiety highway motorway other-drivers patience patient
    steady: I read my messages when the car is parked.#text phone
    steady: I look far ahead and drive at my own pace.#learn test lesson licence license scared afraid fear anxiety highway motorway
    steady: I drive calmly <reason>.
    steady: I keep my distance and look well ahead.
    steady: I listen to something I like on my commute.#commute
    distanced: You look far down the road and keep your hands soft.
    distanced: You let the other driver go, and you breathe out.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer \
    calm-driver calmer-driver other-drivers patience patient
    distanced: You can arrive five minutes late and in one piece.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer \
    calm-driver calmer-driver late speed other-drivers patience patient
    distanced: When someone cuts in, you breathe out and leave a gap.#rage traffic swear scream honk angry tailgate drive-calmly \
    drive-calmer calm-driver calmer-driver other-drivers patience patient
    distanced: You drive the next mile, and then the one after.#learn lesson scared afraid fear anxiety highway motorway
    distanced: You can make a mistake at the wheel and calmly go on.#learn test lesson licence license
    distanced: You see the speed limit, and you ease off.#speed speed-limit slower fast safely
    distanced: You switch your phone to silent before you drive off.#text phone
    distanced: You check your mirrors, breathe out and drive on.
    distanced: You let the rush hour take its time, and you breathe out.#commute rush-hour
    morning: This morning I leave ten minutes early and drive slowly.
    morning: Today I let one car go in front of me.
    morning: I adjust my mirrors and take a slow breath.
    evening: Tonight I put the road behind me and stretch my hands.
    evening: This evening I drive home with soft music on.
    evening: Tonight I sit for one breath before I get out of the car.

    family: kinder words
    kind: quit either
    theme: Words that I choose
    words: whinge whinging whingeing gossip gossiping gossips complain complaining complains complainer moan moaning whine whining swear swearing swears curse \
    cursing cuss cussing bad-language foul-language profanity sarcasm sarcastic negativity negative bitching backbiting badmouth \
    badmouthing talk-behind talking-behind rude rudeness mean-to being-mean be-mean so-mean less-mean criticize criticizing criticise \
    criticising judgemental judgmental judge judging be-nicer be-kinder kind kinder kindness tease teasing insult insulting \
    swearing-in-front swear-in-front sarcastic-comments sarcastic-remarks snide-remarks snide-comments
    but: negative-thoughts judging-myself criticizing-myself kind-to-myself kinder-to-myself myself swear-off my-body body mean-to-myself \
    kind-of any-kind some-kind criticizes-me criticises-me criticizing-me criticising-me criticize-me criticise-me my-boss criticizes \
    criticises
    if-then: {cue|when I am about to say too much}, I {action|~breathe out and soften my words}.
    if-then: When the talk turns to gossip, I ask the others about themselves.#gossip backbite badmouth behind
    if-then: When I hear a juicy story, I let it end with me.#gossip backbite badmouth behind
    if-then: When a complaint comes up, I turn it into one request.#complain complainer moan whine whinge whinging whingeing bitch negative negativity
    if-then: When I have said what is wrong, I name one thing that works.#complain complainer moan whine whinge whinging whingeing bitch negative negativity
    if-then: When something goes wrong, I say oops and carry on.#swear curse cuss bad-language foul-language profanity
    if-then: When I feel a swear word coming, I blow out a long breath.#swear curse cuss bad-language foul-language profanity
    if-then: When I am about to judge someone, I ask one curious question.#criticize criticise judge judgemental judgmental
    if-then: When I see a fault, I first name one thing that I like.#criticize criticise judge judgemental judgmental negative negativity
    if-then: When my joke could sting, I keep it to myself and smile.#sarcasm sarcastic tease snide
    if-then: When I have been sharp with someone, I go back and say sorry.#rude rudeness mean insult kind kinder nicer kindness sarcasm \
    sarcastic
    if-then: When somebody helps me, I look up and say thank you.#kind kinder nicer kindness rude rudeness
    if-then: <cue>, I {action|~say one kind thing}.#kind kinder nicer kindness
    if-then: When somebody annoys me, I take a breath and say one kind word.#kind kinder nicer kindness rude rudeness mean insult
    if-then: When a post makes me angry, I close the page and breathe out.#online troll internet post posts
    steady: I choose my words before I open my mouth.
    steady: I use words that I like to hear.#swear curse cuss bad-language foul-language profanity rude rudeness mean insult kind kinder \
    sarcasm sarcastic
    steady: I name one thing that went well today.#complain complainer moan whine whinge whinging whingeing bitch
    steady: I say only what I would say to a person's face.#gossip backbite badmouth behind judge judgemental judgmental
    steady: I tell one person what I like about them.#kind kinder kindness rude mean insult judge judgmental judgemental criticize \
    criticise negative
    steady: I do one small kind thing for somebody today.#kind kinder nicer kindness
    steady: I say what I mean in a warm voice.#sarcasm sarcastic rude rudeness mean insult tease snide
    steady: I speak kindly <reason>.
    distanced: You count to three, and then you speak gently.
    distanced: When gossip starts, you smile and change the subject.#gossip backbite badmouth behind
    distanced: You speak well of people who are not in the room.#gossip backbite badmouth behind
    distanced: You catch yourself in time, and you choose another word.#swear curse cuss bad-language foul-language profanity sarcasm \
    sarcastic insult snide
    distanced: You say one kind thing out loud.#kind kinder kindness rude mean insult judge judgmental judgemental criticize criticise \
    negative negativity
    distanced: You let the complaint go and name one good thing.#complain complainer moan whine whinge whinging whingeing bitch
    distanced: You ask for what you need in a calm voice.#rude rudeness mean insult criticize criticise
    distanced: You notice one good thing and say it aloud.#complain complainer moan whine bitch negative negativity
    refusal: I don't gossip, and I talk to people directly.#gossip backbite badmouth behind
    refusal: I don't swear, and my words still carry weight.#swear curse cuss bad-language foul-language profanity
    refusal: I don't complain, and I ask for what I need.#complain complainer moan whine whinge whinging whingeing bitch
    morning: This morning I say one kind thing before breakfast.
    morning: Today I speak of people as if they sat beside me.
    morning: I choose one person to be kind to today.
    evening: Tonight I name one thing that went well today.
    evening: This evening I write a kind line to somebody.
    evening: Tonight I remember one moment when I held my tongue.

    family: time with my dog
    kind: build
    theme: Out of the door together
    words: \(dogWalks) \(dogLessons) play-with-my-dog
    but: died death lost afraid fear grief phone
    if-then: {cue|after breakfast|when I come home}, I {action|take the dog out for ten minutes}.#\(dogWalks)
    if-then: When I take the leash off the hook, I leave my phone at home.#\(dogWalks)
    if-then: When it rains, I put on my boots and take the dog out anyway.#\(dogWalks)
    if-then: When the leash gets tight, I stand still and wait.#\(dogLessons)
    if-then: When my dog does what I ask, I praise it at once.#\(dogLessons)
    if-then: When my patience runs out, I take a break and play with my dog.#\(dogLessons)
    if-then: When my dog brings me a toy, I play for five minutes.
    if-then: <cue>, I {action|~give my dog five minutes of my full attention}.
    steady: I walk the dog and look around as we go.#\(dogWalks)
    steady: I put my phone down and take the dog out.#\(dogWalks)
    steady: I practise one command for five minutes today.#\(dogLessons)
    steady: I speak softly and ask for one thing at a time.#\(dogLessons)
    steady: I make time for my dog <reason>.
    distanced: You clip on the leash and head outside.#\(dogWalks)
    distanced: You take the lead and call your dog.#\(dogWalks)
    distanced: You keep the lesson short, and you end it with praise.#\(dogLessons)
    distanced: You take one breath and try once more, kindly.#\(dogLessons)
    morning: This morning I take the dog out before I look at my phone.
    morning: Today I choose the longer way round.
    evening: Tonight I take one more slow walk with my dog.
    evening: This evening I name one thing that my dog did well.

    family: outdoors
    kind: build
    theme: Under the sky
    words: nature outdoors outside outdoor forest woods garden gardening garden-more fresh-air sunlight daylight sunshine birdwatching \
    bird-watching birds go-outside going-outside spend-time-outside plants plant houseplants get-outside sky walk-in-nature
    but: eat-outside smoke-outside smoke smoking fly run running jog jogging swim swimming gym eat power-plant outside-of comfort-zone
    if-then: {cue|after lunch|when I get home}, I {action|go outside for ten minutes}.#nature outdoor outside woods forest air sunlight \
    daylight sky sunshine
    if-then: When it rains, I put on my boots and go out anyway.#nature outdoor outside woods forest air
    if-then: When I have been indoors for hours, I step out and look at the sky.#nature outdoor outside woods forest air sunlight daylight \
    sky sunshine
    if-then: When I pass a tree, I stand still and look up at its branches.#nature forest woods
    if-then: When I go out to the garden, I pull ten weeds first.#garden
    if-then: When I walk through the garden, I look at what has grown.#garden
    if-then: When I pour myself some water, I water a plant too.#plant houseplant
    if-then: When I open the curtains, I check which plants are thirsty.#plant houseplant
    if-then: When I hear a bird, I stand still and look for it.#bird birdwatching
    if-then: When I step outside, I look and listen for one bird.#bird birdwatching
    if-then: When I get up, I look out and see what the sky is doing.
    if-then: <cue>, I {action|~go out and tend one bed}.#garden gardening garden-more
    if-then: <cue>, I {action|~step outside and look at the sky}.
    steady: I go outside once before noon.#nature outdoor outside woods forest air sunlight daylight sky sunshine
    steady: I step outside and look up at the sky for one minute.#nature outdoor outside woods forest air sunlight daylight sky sunshine
    steady: I water one plant and look at its leaves.#plant houseplant garden
    steady: I pick the dry leaves off one plant.#plant houseplant garden
    steady: I put my hands in the soil for ten minutes.#garden
    steady: I walk slowly under trees today.#nature forest woods outdoor
    steady: I write down one bird that I saw.#bird birdwatching
    steady: I learn the call of one bird.#bird birdwatching
    steady: I spend ten minutes outside today <reason>.#nature outdoor outside woods forest air sunlight daylight sky garden bird \
    birdwatching
    steady: I look closely at one living thing today.
    distanced: You take your binoculars outside and look for one bird.#bird birds birdwatching birding
    distanced: You put on your shoes and step out into the fresh air.#nature outdoor outside woods forest air sunlight daylight sky \
    birdwatching garden
    distanced: You can stand in the daylight for five minutes.#nature outdoor outside woods forest air sunlight daylight sky sunshine
    distanced: You step outside and listen until you hear a bird.#nature forest woods outdoor outside bird birdwatching
    distanced: {cue|after lunch}, you {action|walk to the nearest tree and back}.#nature outdoor outside woods forest air sunlight \
    daylight sky sunshine
    distanced: You take the longer way, under the open sky.#nature outdoor air sunlight daylight sky outside sunshine
    distanced: You clear one small patch of the garden.#garden
    distanced: You water one pot, and then the next.#plant houseplant
    distanced: You turn one pot toward the light.#plant houseplant
    distanced: You look up, look around and see what is growing.
    distanced: You step out into the garden and tend one bed.#garden gardening
    morning: This morning I take three breaths at the open window.
    morning: Today I eat my lunch on a bench.
    morning: I step outside before I read the news.
    evening: Tonight I look for the first star.
    evening: This evening I take a slow walk around the block.
    evening: Tonight I write down one thing that I saw outside.
    """)
}
