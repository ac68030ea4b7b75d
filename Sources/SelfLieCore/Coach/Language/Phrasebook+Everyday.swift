extension Phrasebook {
  /// Families about driving, kinder words, and being outdoors.
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
    but: buy-a-car new-car-loan drunk drinking alcohol smoking smoke vape vaping sing singing eat eating drive-less driving-less \
    driving-everywhere bike ticket tickets slave
    if-then: {cue|before I start the car}, I {action|~take three slow breaths and loosen my grip}.
    if-then: When I start the engine, I drop my shoulders.
    if-then: When traffic stands still, I loosen my hands and breathe out.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer calm-driver calmer-driver
    if-then: {cue|when someone cuts in}, I {action|~ease off and leave a gap}.#cut-me-up cuts-me-up cut-me-off cuts-me-off rage traffic swear scream honk angry tailgate drive-calmly drive-calmer calm-driver calmer-driver
    if-then: When the light turns red, I let my jaw go loose.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer calm-driver calmer-driver
    if-then: When I get into the car, I put my phone in the glove box.#text phone
    if-then: When my phone buzzes, I keep both hands on the wheel.#text phone
    if-then: When I feel shaky at the wheel, I pull over where it is safe.#panic shaky
    if-then: When a truck passes me, I look far ahead and breathe out.#scared afraid fear anxiety highway
    if-then: When I am running late, I stay within the limit.#speed speed-limit slower fast safely
    if-then: When the road is empty, I check the dashboard and ease off.#speed speed-limit slower fast safely
    if-then: When I get into the driver's seat, I set my mirrors and breathe out.#learn test lesson licence license
    if-then: When a lesson ends, I write down one thing that went well.#learn lesson licence license
    if-then: When the test begins, I breathe out and take one instruction at a time.#test driving-test
    steady: I drive with soft hands and a steady foot.
    steady: I leave a long gap and let others in.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer calm-driver calmer-driver speed slower
    steady: I give myself ten extra minutes for the drive.#speed speed-limit slower fast safely traffic late
    steady: I let others hurry, and I drive at my own pace.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer calm-driver calmer-driver speed slower \
    scared afraid fear anxiety highway
    steady: I read my messages when the car is parked.#text phone
    steady: I look far ahead and breathe out.#learn test lesson licence license scared afraid fear anxiety highway
    steady: I drive calmly <reason>.
    distanced: You look far down the road and keep your hands soft.
    distanced: You let the other driver go, and you breathe out.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer calm-driver calmer-driver
    distanced: You can arrive five minutes late and in one piece.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer calm-driver calmer-driver late speed
    distanced: When someone cuts in, you breathe out and leave a gap.#rage traffic swear scream honk angry tailgate drive-calmly drive-calmer calm-driver calmer-driver
    distanced: You drive the next mile, and then the one after.#learn lesson scared afraid fear anxiety highway
    distanced: You can stall the car and calmly start again.#learn test lesson licence license
    distanced: You see the speed sign, and you ease off.#speed speed-limit slower fast safely
    distanced: You switch your phone to silent before you drive off.#text phone
    morning: This morning I leave ten minutes early and drive slowly.
    morning: Today I let one car go in front of me.
    morning: I adjust my mirrors and take a slow breath.
    evening: Tonight I put the road behind me and stretch my hands.
    evening: This evening I drive home with soft music on.
    evening: Tonight I sit for one breath before I get out of the car.

    family: kinder words
    kind: quit either
    theme: Words that I choose
    words: gossip gossiping gossips complain complaining complains complainer moan moaning whine whining swear swearing swears curse \
    cursing cuss cussing bad-language foul-language profanity sarcasm sarcastic negativity negative bitching backbiting badmouth \
    badmouthing talk-behind talking-behind rude rudeness mean-to being-mean be-mean so-mean less-mean criticize criticizing criticise \
    criticising judgemental judgmental judge judging be-nicer be-kinder kind kinder kindness tease teasing insult insulting \
    swearing-in-front swear-in-front sarcastic-comments sarcastic-remarks snide-remarks snide-comments
    but: negative-thoughts judging-myself criticizing-myself kind-to-myself kinder-to-myself myself swear-off my-body body \
    mean-to-myself kind-of any-kind some-kind criticizes-me criticises-me criticizing-me criticising-me criticize-me criticise-me
    if-then: {cue|before I speak}, I {action|~breathe out and soften my words}.
    if-then: When talk turns to somebody absent, I ask about the person in front of me.#gossip backbite badmouth behind
    if-then: When I hear a juicy story, I let it end with me.#gossip backbite badmouth behind
    if-then: When a complaint comes up, I turn it into one request.#complain complainer moan whine bitch negative negativity
    if-then: When I have said what is wrong, I name one thing that works.#complain complainer moan whine bitch negative negativity
    if-then: When I drop something, I say whoops and pick it up.#swear curse cuss bad-language foul-language profanity
    if-then: When I feel a curse coming, I blow out a long breath.#swear curse cuss bad-language foul-language profanity
    if-then: When I am about to judge, I ask one curious question.#criticize criticise judge judgemental judgmental
    if-then: When I see a fault, I first name one thing that I like.#criticize criticise judge judgemental judgmental negative negativity
    if-then: When my joke could sting, I keep it to myself and smile.#sarcasm sarcastic tease
    if-then: When I have been sharp, I go back and say sorry.#rude rudeness mean insult kind kinder nicer kindness sarcasm sarcastic
    if-then: When somebody helps me, I look up and say thank you.#kind kinder nicer kindness rude rudeness
    if-then: When somebody annoys me, I say one kind word first.#kind kinder nicer kindness rude rudeness mean insult
    if-then: When a post makes me angry, I close the page and breathe out.#online troll internet post posts
    steady: I choose my words before I open my mouth.
    steady: I use words that I like to hear.#swear curse cuss bad-language foul-language profanity rude rudeness mean insult kind kinder \
    sarcasm sarcastic
    steady: I name one thing that went well today.#complain complainer moan whine bitch
    steady: I say only what I can say to a person's face.#gossip backbite badmouth behind judge judgemental judgmental
    steady: I tell one person what I like about them.#kind kinder kindness rude mean insult judge judgmental judgemental criticize \
    criticise negative
    steady: I do one small kind thing for somebody today.#kind kinder nicer kindness
    steady: I say what I mean in a warm voice.#sarcasm sarcastic rude rudeness mean insult tease
    steady: I speak kindly <reason>.
    distanced: You count to three, and then you speak gently.
    distanced: You can turn the talk to something good with a smile.#gossip backbite badmouth behind complain complainer moan whine bitch \
    negative negativity
    distanced: You say one good thing about the person who left the room.#gossip backbite badmouth behind
    distanced: You catch yourself in time, and you choose another word.#swear curse cuss bad-language foul-language profanity sarcasm sarcastic \
    insult
    distanced: You say one kind thing out loud.#kind kinder kindness rude mean insult judge judgmental judgemental criticize criticise \
    negative negativity
    distanced: You swallow the complaint and name one good thing.#complain complainer moan whine bitch
    distanced: You ask for what you need in a calm voice.#rude rudeness mean insult sarcasm sarcastic criticize criticise
    refusal: I don't gossip, and I talk to people directly.#gossip backbite badmouth behind
    refusal: I don't swear, and my words still carry weight.#swear curse cuss bad-language foul-language profanity
    refusal: I don't complain, and I ask for what I need.#complain complainer moan whine bitch
    morning: This morning I say one kind thing before breakfast.
    morning: Today I speak of people as if they sat beside me.
    morning: I choose one person to be kind to today.
    evening: Tonight I name one thing that went well today.
    evening: This evening I write a kind line to somebody.
    evening: Tonight I remember one moment when I held my tongue.

    family: outdoors
    kind: build
    theme: Under the sky
    words: nature outdoors outside outdoor forest woods garden gardening garden-more fresh-air sunlight daylight sunshine birdwatching \
    bird-watching birds go-outside going-outside spend-time-outside plants plant houseplants get-outside sky walk-in-nature
    but: eat-outside smoke-outside smoke smoking fly run running jog jogging swim swimming gym eat power-plant outside-of comfort-zone
    if-then: {cue|after lunch|when I get home}, I {action|go outside for ten minutes}.#nature outdoor outside woods forest air sunlight \
    daylight sky
    if-then: When it rains, I put on my boots and go around the block.#nature outdoor outside woods forest air sunlight daylight sky
    if-then: When I have been indoors for hours, I step out and look at the sky.#nature outdoor outside woods forest air sunlight \
    daylight sky
    if-then: When I pass a tree, I stand still and look up at its branches.#nature forest woods
    if-then: When I get home, I pull ten weeds.#garden
    if-then: When I walk past a garden bed, I look at what has grown.#garden
    if-then: When I fill the kettle, I water one plant.#plant houseplant
    if-then: When I open the curtains, I feel the soil and water what is dry.#plant houseplant
    if-then: When I hear a bird, I stand still and look for it.#bird birdwatching
    if-then: When I drink my coffee, I watch the birds at the window.#bird birdwatching
    steady: I go outside once before noon.#nature outdoor outside woods forest air sunlight daylight sky
    steady: I step outside and look up at the sky for one minute.#nature outdoor outside woods forest air sunlight daylight sky
    steady: I water one plant and look at its leaves.#plant houseplant garden
    steady: I pick the dry leaves off one plant.#plant houseplant garden
    steady: I put my hands in the soil for ten minutes.#garden
    steady: I walk slowly under trees today.#nature forest woods outdoor
    steady: I write down one bird that I saw.#bird birdwatching
    steady: I learn the call of one bird.#bird birdwatching
    steady: I spend ten minutes outside today <reason>.#nature outdoor outside woods forest air sunlight daylight sky garden bird \
    birdwatching
    distanced: You put on your shoes and step out into the fresh air.#nature outdoor outside woods forest air sunlight daylight sky bird \
    birdwatching garden
    distanced: You can stand in the daylight for five minutes.#nature outdoor outside woods forest air sunlight daylight sky
    distanced: You listen until you hear a bird.#nature forest woods outdoor outside bird birdwatching
    distanced: {cue|after lunch}, you {action|walk to the nearest tree and back}.#nature outdoor outside woods forest air sunlight \
    daylight sky
    distanced: You take the long way through the park.#nature outdoor air sunlight daylight sky
    distanced: You kneel by a garden bed and clear one small patch.#garden
    distanced: You water one pot, and then the next.#plant houseplant garden
    distanced: You turn one pot toward the light.#plant houseplant
    morning: This morning I take three breaths at the open window.
    morning: Today I eat my lunch on a bench.
    morning: I step outside before I read the news.
    evening: Tonight I look for the first star.
    evening: This evening I take a slow walk around the block.
    evening: Tonight I write down one thing that I saw outside.
    """)
}
