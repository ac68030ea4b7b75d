extension Phrasebook {
  // Words of goals for templates that suit only some goals of their family.
  private static let inhaled = """
    smoke smoker smoking cigarette cigar cigs vape vaping e-cigarette juul my-pipe pipe-smoking shisha hookah
    """
  private static let chewed = "snus snuff zyn pouches nicotine-pouch chewing-tobacco chew-tobacco dipping-tobacco quit-dipping stop-dipping"
  private static let company = """
    drunk cocktail hungover hangover to-the-pub get-drunk shots party parties friend pub bar
    """
  private static let phone = """
    phone smartphone scroll scrolling doomscroll doomscrolling instagram tiktok facebook twitter social-media reddit snapchat \
    app apps notification whatsapp reels screen screen-time youtube
    """
  private static let television = """
    netflix tv telly television binge-watch binge-watching youtube tv-series watching-series watch-series tv-shows watching-videos
    """
  private static let computer = "laptop on-my-laptop on-the-laptop laptop-in-bed internet online-all time-online hours-online"
  private static let sweet = "sugar sweets sweet candy chocolate cookie biscuit dessert cake ice-cream"
  private static let salty = "crisp crisps snack snacking chips potato-chips cheese"
  private static let fastFood = "junk-food fast-food pizza burger kebab mcdonald's drive-thru drive-through"
  private static let plateful = "overeat overeating binge-eat binge-eating too-much so-much second-helping second-helpings"
  private static let hurried = "too-fast so-fast eat-slower eat-slowly eating-slower eating-slowly slower slowly fast-eater"
  private static let upset = "emotional-eating stress-eating comfort-eating stressed stress sad bored boredom upset lonely"
  private static let mouth = """
    nail fingernail nail-biting cuticle my-fingers fingers thumb-sucking my-thumb picking-my-nails
    """
  private static let skin = """
    skin-picking my-skin my-scalp scalp skin-round picking-at pick-at my-face my-spots pimples scabs scab acne skin-around pick-my-skin picking-my-skin
    """
  private static let face = "my-face face my-spots pimple pimples acne mirror"
  private static let hair = "hair-pulling pull-my-hair pulling-my-hair my-hair hair eyebrows eyelashes"
  private static let hands = """
    \(mouth) \(skin) \(hair) knuckle fidget fidgeting picking-my pick-my pull-my pulling-my
    """

  /// The families of habits to leave.
  static let quittingFamilies = Family.read(
    """
    family: quit smoking
    kind: quit anywhere
    theme: Clean air
    words: smoke smoker smoking smoking-when smoking-after smoking-with smoke-when smoke-after smoke-with cigarette cigar cigs tobacco \
    nicotine vape vaping e-cigarette juul my-pipe pipe-smoking shisha hookah snus zyn nicotine-pouch quit-dipping stop-dipping chewing-tobacco chew-tobacco \
    dipping-tobacco
    if-then: {cue|when the nicotine craving starts}, I {action|~breathe out slowly ten times}.
    if-then: {cue|when I crave nicotine|when my fingers get restless}, I {activity|sip cold water} until the urge fades.
    if-then: {cue|after dinner|after lunch}, I {action|brush my teeth and enjoy the clean taste}.
    if-then: {cue|when I step outside}, I {action|fill my lungs with fresh air}.#\(inhaled)
    if-then: When I pour my coffee, I {action|hold the warm cup and breathe clean air}.#coffee
    if-then: {cue|when I take a break}, I {action|walk around the block and breathe clean air}.#\(inhaled)
    if-then: When others light up, I {action|step away and get some fresh air}.#smoke smoker smoking cigarette cigar cigs
    if-then: When a cloud drifts my way, I {action|step away and find clean air}.#vape vaping e-cigarette juul shisha hookah
    if-then: When I start the car, I open the window and breathe clean air.#car driving drive
    if-then: When I reach for the tin, I put mint gum in my mouth.#\(chewed)
    if-then: When my mouth feels empty, I rinse it with cold water.#\(chewed)
    if-then: When I wake up, I open the window and breathe clean air.#morning mornings wake
    if-then: When my break begins, I take a short walk and breathe clean air.#break breaks work at-work
    if-then: When I have a drink in my hand, I keep the other hand in my pocket.#drink drinking party parties alcohol drunk
    steady: I choose clean air today.#\(inhaled)
    steady: I keep my breath fresh and my money in my pocket.
    steady: I ride out each urge and enjoy the taste of food.
    steady: I give my lungs one clean hour after another.#\(inhaled)
    steady: I choose clean air over smoke today.#smoke smoker smoking cigarette cigar cigs
    steady: I enjoy how fresh my clothes smell.#smoke smoker smoking cigarette cigar cigs my-pipe pipe-smoking
    steady: I stay smoke-free <reason>.#smoke smoker smoking cigarette cigarettes cigar cigs ciggies fags pack packs
    steady: I stay tobacco-free <reason>.#tobacco snus zyn dip dipping chew chewing
    steady: I stay vape-free <reason>.#vape vaping e-cigarette e-cigarettes juul
    steady: I ride out each urge <reason>.
    steady: I keep my mouth clean and fresh today.#\(chewed)
    steady: I give my gums a rest today.#\(chewed)
    steady: I breathe in slowly and enjoy clean air.#\(inhaled)
    distanced: You let this urge rise and pass.
    distanced: You breathe slowly through this craving, and it passes.#\(inhaled)
    distanced: You breathe freely, and your chest feels light.#\(inhaled)
    distanced: You take a piece of gum and let the urge fade.
    distanced: {cue|when you feel a craving}, you {action|~breathe out slowly} and let the urge pass.
    distanced: You feel the urge, and you give your hands something else to do.
    distanced: You run your tongue over clean teeth, and the urge passes.#\(chewed)
    distanced: You reach for the mints in your pocket.#\(chewed)
    refusal: Thanks, I don't smoke.#smoke smoker smoking cigarette cigar cigs my-pipe pipe-smoking
    refusal: I don't smoke, and I like how fresh my clothes smell.#smoke smoker smoking cigarette cigar cigs my-pipe pipe-smoking
    refusal: {cue|when someone offers}, I say that I don't smoke.#smoke smoker smoking cigarette cigar cigs my-pipe pipe-smoking
    refusal: I don't smoke, and I breathe freely.#smoke smoker smoking cigarette cigar cigs my-pipe pipe-smoking
    refusal: Thanks, I don't vape.#vape vaping e-cigarette juul
    refusal: I don't vape, and I breathe freely.#vape vaping e-cigarette juul
    refusal: Thanks, I don't use tobacco.#tobacco chewing-tobacco snus
    morning: I start this day with a deep, slow breath.
    morning: Today I meet each urge with one slow breath.
    evening: Tonight I name one urge that came and went.
    evening: This evening I tick off one more day on my calendar.

    family: drink less
    kind: quit
    theme: A clear head
    words: local-brew home-brew brew moonshine palm-wine toddy arrack chang'aa ogogoro pombe alcohol wine beer drink drinking drinker drunk booze vodka whisky whiskey gin rum tequila champagne prosecco liquor cocktail \
    hungover hangover binge-drinking binge-drink get-drunk getting-drunk to-the-pub
    but: eat eating watch watching netflix series binge-eat binge-eating water tea coffee soda juice milk cola coke caffeine energy lemonade smoothie monster redbull red-bull
    if-then: {cue|when I get home|when the evening begins}, I {action|~pour a glass of sparkling water}.
    if-then: When someone orders a round, I {action|ask for a ginger ale with lime}.#\(company)
    if-then: {cue|when the craving comes}, I {action|~choose a drink that keeps my head clear}.
    if-then: When dinner is on the table, I {action|fill my glass with water}.
    if-then: After a hard day, I {action|walk off the stress and keep my head clear}.
    if-then: When I pass the bottles in the store, I keep walking.
    if-then: {cue|when I feel a craving}, I {activity|sip ice water} until the urge fades.
    if-then: {cue|when I feel like <craved>}, I {action|wait ten minutes and eat something}.
    if-then: When I finish one drink, I pour myself a glass of water.#less fewer cut-down drunk hungover hangover get-drunk
    if-then: When I feel like a glass of wine, I pour myself some iced lemon water.#wine
    if-then: When I get to a party, I pour myself a glass of water.#party parties
    if-then: <cue>, I make every second drink a water.#less fewer cut-down
    if-then: When the weekend begins, I fill the fridge with soft drinks.#weekend weekends
    if-then: On a Friday evening, I plan something good for the morning.#friday
    steady: I look forward to a clear morning.
    steady: I enjoy this evening with a clear head.
    steady: I put the price of a bottle in my savings jar.
    steady: I fill my glass with ice, lime and soda water tonight.
    steady: I laugh and talk with a clear head.#\(company)
    steady: I take small sips and put my glass down in between.#less cut-down
    distanced: You hold a glass of iced tea while the craving passes.
    distanced: You enjoy the evening with a clear head.
    distanced: You can hold a glass of water and still be part of the fun.#\(company)
    distanced: {cue|when the craving comes}, you {action|pour a glass of water} and let the urge pass.
    distanced: You choose what goes into your glass tonight.
    distanced: You wake up with a clear head and remember the whole evening.#drunk hungover hangover get-drunk party parties
    refusal: Thanks, I don't drink.
    refusal: I don't drink, and I enjoy clear mornings.
    refusal: {cue|when someone offers}, I say that I don't drink.
    refusal: I don't drink, and I still enjoy good company.
    morning: This morning I put sparkling water in the fridge for tonight.
    morning: Today I choose what goes into my glass.
    evening: Tonight I go to bed with a clear head.
    evening: This evening I name one thing that I enjoyed with a clear head.

    family: less phone
    kind: quit
    theme: My attention
    words: my-likes phone smartphone scroll scrolling doomscroll doomscrolling instagram tiktok facebook twitter social-media youtube reddit \
    snapchat reels screen screen-time netflix tv television tv-series watching-series watch-series tv-shows watching-videos binge-watch \
    binge-watching internet online-all time-online hours-online always-online less-online online-less news headlines app apps \
    notification whatsapp on-my-laptop on-the-laptop laptop-in-bed
    but: eat eating snack snacking boyfriend's-phone girlfriend's-phone driving drive at-my-laptop at-the-laptop bad-news phone-call phone-calls
    if-then: {cue|when I feel bored|when I have time to fill}, I {action|leave the screen dark and look outside}.
    if-then: {cue|when a screen tempts me}, I {activity|stand up and stretch} until the urge fades.
    if-then: When I reach for my phone out of habit, I {action|leave it where it is and look up}.#\(phone)
    if-then: {cue|when I get into bed}, I {action|~pick up my book and read}.#bed in-bed night sleep at-night
    if-then: {cue|when I catch myself scrolling}, I {action|~put my phone out of reach}.#scroll scrolling doomscroll \
    doomscrolling instagram tiktok facebook twitter social-media reddit snapchat reels youtube phone smartphone
    if-then: {cue|when I wait in line|when I wait for the bus}, I {action|pocket my phone and look around}.#phone smartphone
    if-then: Before I sit down to eat, I leave my phone in another room.#phone smartphone whatsapp notification table dinner meals family
    if-then: At bedtime, I leave my phone outside the bedroom.#bedroom phone-in-bed phone-at-night phone-before-bed phone-before-sleep \
    scrolling-in-bed scrolling-at-night scrolling-before-bed
    if-then: Before I go to the bathroom, I leave my phone on the table.#bathroom toilet
    if-then: When my phone buzzes, I turn it face down and look up.#phone smartphone notification whatsapp app apps social-media snapchat
    if-then: When I wake up, I open the curtains and let the screen wait.#morning mornings
    if-then: When I start work, I put my phone away first.#at-work job desk working
    if-then: When an episode ends, I stand up and open a window.#netflix tv telly television binge-watch binge-watching tv-series \
    watching-series watch-series tv-shows
    if-then: Before I press play, I set a timer for half an hour.#\(television)
    if-then: When I reach for the remote, I ask myself what I want to see.#netflix tv telly television binge-watch binge-watching tv-series \
    tv-shows
    if-then: When a headline upsets me, I put the news away and breathe out.#news headlines doomscroll doomscrolling
    if-then: When I feel like checking the headlines, I get up and drink some water.#news headlines
    if-then: When I open a new tab, I name what I am looking for.#\(computer) always-online less-online online-less
    if-then: When I find what I was looking for, I close the browser and get up.#\(computer) always-online less-online online-less
    steady: I keep my free time for life away from the screen.
    steady: I go outside for ten minutes and leave the screens indoors.
    if-then: When I am with my kids, I put my phone in another room.#kids kid children
    if-then: When I study, I leave my phone in another room.#study studying homework revise revision
    if-then: When I am with people I love, I put my phone out of sight.#friend friends wife husband partner girlfriend boyfriend family
    if-then: <cue>, I {action|~leave my phone where it is and look around}.
    steady: I look up from the screen and listen to the people I love.#family kids children son daughter wife husband partner \
    girlfriend boyfriend friends dinner table
    steady: I keep my phone in a drawer and my hands free.#\(phone)
    steady: I switch the screen off and do something else.#\(phone) \(television) \(computer)
    steady: I choose one episode and enjoy it to the end.#netflix tv telly television binge-watch binge-watching tv-series watching-series \
    watch-series tv-shows
    steady: I turn off the screen when this episode ends.#\(television)
    steady: I read one good article and leave the rest.#news headlines doomscroll doomscrolling
    steady: I catch up with the world once a day, for ten minutes.#news headlines doomscroll doomscrolling
    steady: I log off when my task is done.#\(computer) always-online less-online online-less
    steady: I keep one tab open and close it when I get up.#\(computer) always-online less-online online-less
    distanced: You spend this hour on something you like, with the screens off.
    distanced: You can be bored for a minute and leave the screen dark.
    distanced: You look up from the screen and notice the room around you.#\(phone) \(television) \(computer)
    distanced: {cue|when you want to scroll}, you {action|~put your phone down and look up}.#\(phone)
    distanced: You enjoy one episode, and then you get up.#netflix tv telly television binge-watch binge-watching tv-series watching-series \
    watch-series tv-shows
    distanced: You let the next one wait until tomorrow.#\(television)
    distanced: You know enough for today, and you put the news away.#news headlines doomscroll doomscrolling
    distanced: You can care about the world and still rest.#news headlines doomscroll doomscrolling
    distanced: You look up what you came for, and then you are done.#\(computer) always-online less-online online-less
    distanced: You step away from the screen and stretch your back.#\(computer) always-online less-online online-less
    morning: This morning I look out of the window before I look at a screen.
    morning: Today I choose what gets my attention first.
    evening: Tonight I read two pages before I turn off the light.
    evening: This evening I give one person my whole attention.

    family: snacking
    kind: quit
    theme: Slow meals
    words: second-helping second-helpings vending-machine vending-machines crisps crisp snack snacking chips potato-chips cheese sugar \
    sweets candy chocolate cookie biscuit dessert cake ice-cream junk-food fast-food drive-thru drive-through pizza burger kebab overeat \
    overeating binge-eat binge-eating emotional-eating stress-eating comfort-eating eat eating eating-at eat-at craving-sugar \
    sugar-cravings
    hints: leftovers
    but: eating-my-savings eating-my-money eating-into blood-sugar spoil spoiling feeding-the feeding-my giving-the giving-my vegetable meat vegetables weights giving-him giving-her giving-them \
    eat-something eat-enough eat-before eat-regular eat-breakfast
    if-then: When I feel like eating, I ask myself how hungry I am.
    if-then: When I see the snacks, I pour a glass of water and leave them there.#\(salty)
    if-then: When I feel like a snack between meals, I pour myself some water.#\(salty) \(sweet) \(upset) overeat overeating between-meals
    if-then: When half my plate is empty, I chew slowly and feel how full I am.#\(plateful) less-food portions
    if-then: {cue|when I crave something sweet}, I {action|eat an apple}.#\(sweet)
    if-then: When I pass the sweet things in the store, I go on to the fruit.#\(sweet)
    if-then: After dinner, I brush my teeth and make a cup of herbal tea.#dinner dessert night evening
    if-then: {cue|while I cook}, I {action|sip a glass of water}.#cook cooking while-cooking
    if-then: {cue|when boredom sends me to the kitchen}, I {action|make a cup of tea}.#bored boredom
    if-then: When I feel like a snack, I put a small portion on a plate.#less-crisps less-chips less-snacking fewer-snacks less-cheese \
    fewer-crisps fewer-chips handful whole-bag
    if-then: When I open the fridge, I {action|pour a glass of water first}.#snack snacking cheese overeat overeating night \(upset)
    if-then: {cue|when the craving comes}, I {activity|walk around the block} until the urge fades.#\(sweet) \(salty) \(upset)
    if-then: When I get home hungry, I put on a pot of water for pasta.#\(fastFood)
    if-then: When I pass a fast-food place, I keep going and eat at home.#fast-food junk-food burger kebab mcdonald's drive-thru drive-through
    if-then: When I eat, I put my fork down between bites.#\(plateful) \(hurried)
    if-then: When my plate is empty, I wait ten minutes and drink some water.#\(plateful)
    if-then: When I take a bite, I chew it at least ten times.#\(hurried)
    if-then: {cue|when I feel upset}, I {action|~name the feeling and breathe out slowly}.#emotional-eating stress-eating comfort-eating stressed stress sad upset lonely
    if-then: When I come home tense, I breathe out slowly before I open the fridge.#emotional-eating stress-eating comfort-eating \
    stressed stress upset
    if-then: When others leave food on their plates, I clear the table.#leftovers
    if-then: When lunch begins, I leave my desk and sit somewhere else.#eat-at-my eating-at-my lunch-at
    if-then: When I turn on the television, I leave the food in the kitchen.#tv telly television netflix watching
    if-then: Before I eat, I sit down and take one slow breath.
    if-then: When I pass the vending machine, I keep walking and fill my bottle with water.#vending-machine vending-machines
    if-then: When I feel like eating out, I look in my fridge first.#eating-out eat-out
    if-then: {cue|when I crave something sweet}, I {action|have a piece of fruit and wait ten minutes}.#\(sweet)
    if-then: <cue>, I {action|~put my fork down between bites}.#eat-fast eat-too-fast eating-too-fast too-fast slow slower slowly
    if-then: <cue>, I {action|~drink a glass of water and wait ten minutes}.#snack snacks snacking sugar sweets crisps chips chocolate junk-food \
    binge overeat overeating bored stressed late candy biscuits cookies cake
    steady: I eat slowly and taste my food.#\(plateful) \(hurried)
    steady: I listen to my body and eat when I am hungry.
    steady: I sit down for each meal and enjoy it.
    steady: I enjoy the taste of ripe fruit today.#\(sweet)
    steady: I keep a bowl of fruit where I can see it.#\(sweet) \(salty)
    steady: I serve one small bowl and put the rest away.#less-crisps less-chips less-snacking fewer-snacks less-cheese fewer-crisps \
    fewer-chips handful whole-bag
    steady: I cook something simple tonight.#\(fastFood)
    steady: I keep two quick meals in my freezer.#\(fastFood)
    steady: I serve myself one plate and sit down with it.#\(plateful)
    steady: I enjoy my meals one bite at a time.#\(plateful) \(hurried)
    steady: I write down what I feel before I open the cupboard.#\(upset)
    steady: I walk around the block to let off steam.#stress-eating stress stressed
    steady: I have a cup of herbal tea once dinner is over.#night evening dinner
    steady: I close my laptop before I start my lunch.#eat-at-my eating-at-my lunch-at
    steady: I cook a simple meal at home today.#eating-out eat-out
    distanced: You eat slowly and taste each bite.#\(plateful) \(hurried) tv television watching
    distanced: You plan a good meal and look forward to it.
    distanced: You can enjoy your food and then be done.
    distanced: You let this craving rise and fade.#\(sweet) \(salty) \(fastFood) \(upset)
    distanced: {cue|when the craving comes}, you {action|drink a glass of water} and let the urge pass.#\(sweet) \(salty) \(fastFood) \
    \(upset)
    distanced: You have one piece of fruit and taste it slowly.#\(sweet)
    distanced: You enjoy a small portion, and the rest stays in the kitchen.#less-crisps less-chips less-snacking fewer-snacks \
    less-cheese fewer-crisps fewer-chips handful whole-bag
    distanced: You can have a simple dinner on the table in fifteen minutes.#\(fastFood)
    distanced: You pack a sandwich in the morning and enjoy it at noon.#fast-food junk-food burger kebab mcdonald's
    distanced: You give your meal twenty minutes at the table.#\(plateful) \(hurried)
    distanced: You leave the table when you feel full.#\(plateful)
    distanced: You can feel bad for a while and leave the food where it is.#emotional-eating stress-eating comfort-eating stressed stress sad upset lonely
    distanced: You can be bored for a while and leave the food where it is.#bored boredom
    distanced: You close the kitchen door and enjoy the evening.#night evening dinner
    distanced: You take your lunch to a table far from your screen.#eat-at-my eating-at-my lunch-at
    distanced: You enjoy your show with a warm cup of tea in your hands.#tv telly television netflix watching
    distanced: You can want something sweet and still wait ten minutes.#\(sweet)
    distanced: You leave the desk and eat at a table.#eat-at-my eating-at-my lunch-at
    morning: This morning I sit down and enjoy my breakfast.
    morning: Today I put my food on a plate before I eat.
    evening: Tonight I turn off the kitchen light after dinner.
    evening: This evening I name the meal that I enjoyed most today.

    family: quiet hands
    kind: quit
    theme: Quiet hands
    words: nose-picking picking-my-nose pick-my-nose nail fingernail nail-biting cuticle my-fingers thumb-sucking my-thumb chewing-pens chew-pens skin-picking my-skin \
    picking-the-skin pick-the-skin skin-around skin-round picking-my pick-my picking-at pick-at hair-pulling pull-my-hair pulling-my-hair \
    pull-my pulling-my knuckle fidget fidgeting my-lips biting-my-lip bite-my-lip grind-my-teeth grinding-my-teeth teeth-grinding \
    clench-my-jaw clenching-my-jaw clench-my-teeth clenching-my-teeth picking-the-skin-on
    but: tiktok instagram scrolling phone picking-my-clothes pick-my-clothes pick-my-outfit picking-my-kids pick-my-kids picking-my-battles my-weight picking-at-cheese leftovers plates food cheese
    if-then: {cue|when my hand rises to my mouth}, I {action|~press my thumbs together}.#\(mouth)
    if-then: {cue|when my fingers start to wander}, I {action|~lower my hands and loosen my fingers}.#\(hands)
    if-then: {cue|when I feel tense}, I {action|~make a fist and open it slowly}.#\(hands)
    if-then: {cue|when my hands get restless}, I {action|keep my fingers busy with a smooth stone}.#\(hands)
    if-then: When one of my nails feels rough, I smooth it with a file.#nail fingernail nail-biting cuticle my-fingers
    if-then: {cue|when the urge comes}, I {action|rub cream into my hands}.#\(mouth) \(skin)
    if-then: {cue|when I get restless}, I {activity|sit on my hands} until the urge fades.#\(hands)
    if-then: When a pen comes near my mouth, I put it down and loosen my jaw.#chewing-pens chew-pens
    steady: I keep my pens in my hand and away from my mouth.#chewing-pens chew-pens
    distanced: You put the pen down while you think.#chewing-pens chew-pens
    if-then: When I lean close to the mirror, I step back and wash my hands.#\(face)
    if-then: When my fingers find a rough spot, I smooth some cream over it.#\(skin)
    if-then: When my fingers touch my hair, I squeeze a soft ball.#\(hair)
    if-then: When I settle down on the sofa, I put on a soft cap.#hair-pulling pull-my-hair pulling-my-hair my-hair hair
    if-then: When one hand reaches for the other, I let both arms hang loose.#knuckle
    if-then: When my fingers feel stiff, I rub my palms together slowly.#knuckle
    if-then: When I start to tap or wiggle, I press both feet into the floor.#fidget fidgeting
    if-then: When I feel my teeth on my lip, I put on some balm.#my-lips biting-my-lip bite-my-lip
    if-then: {cue|when I feel tense}, I {action|~loosen my jaw and breathe out}.#my-lips biting-my-lip bite-my-lip my-jaw my-teeth teeth-grinding
    if-then: When I get into bed, I let my jaw and my hands go loose.#night sleep bed
    if-then: When my teeth touch, I part them and let my tongue rest.#my-jaw my-teeth teeth-grinding
    if-then: When I notice the urge, I breathe out and let my whole body go loose.
    steady: I keep my hands loose and my face soft.
    steady: I let my hands rest while I think.#\(hands)
    steady: I keep a smooth stone in my pocket for restless fingers.#\(hands)
    steady: I fold my hands and let them rest.#\(hands)
    steady: I notice where my hands are and let them rest.#\(hands)
    steady: I keep my hands calm <reason>.#\(mouth) \(skin) \(hair) knuckle fidget fidgeting
    steady: I keep my jaw loose <reason>.#my-jaw my-teeth teeth-grinding grind clench
    steady: I take care of my hands <reason>.#\(mouth) knuckle fidget fidgeting
    steady: I put a nail file in my pocket each morning.#nail fingernail nail-biting
    steady: I let my skin heal, one hour at a time.#\(skin)
    steady: I look into the mirror from one step back.#\(face)
    steady: I bring my hand down and rest it in my lap.#\(hair)
    steady: I keep something soft in my pocket to squeeze.#\(hair) fidget fidgeting
    steady: I stretch my fingers and let them rest.#knuckle
    steady: I let my hands and feet rest while I listen.#fidget fidgeting
    steady: I keep my jaw loose and my mouth soft.#my-lips biting-my-lip bite-my-lip my-jaw my-teeth teeth-grinding
    steady: I carry lip balm and keep my lips smooth.#my-lips biting-my-lip bite-my-lip
    distanced: You notice the urge, and you let it pass.
    distanced: You notice your hand, and you let it rest.#\(hands)
    distanced: You give your hands a quiet place to rest.#\(hands)
    distanced: {cue|when your hand goes to your mouth}, you {action|~press your thumbs together and breathe out}.#\(mouth)
    distanced: You can feel nervous and keep your hands still.#\(hands)
    distanced: You leave the spot alone, and you give your hands a task.#\(skin)
    distanced: You let your hair grow, and you lower your hand.#\(hair)
    distanced: You open your hands wide and breathe out.#knuckle
    distanced: You lay your hands flat on your knees.#fidget fidgeting
    distanced: You relax your mouth and breathe through your nose.#my-lips biting-my-lip bite-my-lip
    distanced: You feel your jaw tighten, and you let it go loose.#my-jaw my-teeth teeth-grinding
    morning: I breathe out and let my shoulders drop before the day begins.
    morning: Today I give my hands something useful to do.
    evening: Tonight I name one urge that I let pass.
    evening: This evening my hands rest in my lap.
    """)
}
