extension Phrasebook {
  /// The families of habits to leave.
  static let quittingFamilies = Family.read(
    """
    family: quit smoking
    kind: quit
    theme: Clean air
    words: smoke smoker smoking cigarette cigar tobacco nicotine vape vaping e-cigarette juul snus pipe
    if-then: {cue|when the urge comes|when the craving starts}, I {action|~breathe out slowly ten times}.
    if-then: {cue|when the urge comes|when my fingers get restless}, I {activity|sip cold water} until the urge fades.
    if-then: {cue|after dinner|after lunch}, I {action|brush my teeth and take a short walk}.
    if-then: {cue|when I step outside|when I leave the building}, I {action|fill my lungs with fresh air}.
    if-then: When I pour my first coffee, I {action|hold the warm cup in both hands}.
    if-then: {cue|when stress builds up|when work piles up}, I {action|walk around the block}.
    if-then: When others light up, I {action|~breathe out and stay where I am}.
    steady: I choose clean air today.
    steady: I let each urge rise and fade like a wave.
    steady: I ride out one urge at a time.
    steady: My breath gets a little freer each day.
    steady: I give my lungs one clean hour after another.
    steady: I choose clean air <reason>.
    distanced: You let this urge rise and pass.
    distanced: You breathe through this one, slowly and all the way out.
    distanced: You have seen urges come and go.
    distanced: {cue|when the urge comes}, you {action|~breathe out slowly} and let the urge pass.
    distanced: You let this one urge go by.
    refusal: Thanks, I don't smoke.
    refusal: I don't smoke, and I like how the air tastes.
    refusal: {cue|when someone offers}, I say that I don't smoke.
    refusal: I don't smoke, and I breathe freely.
    morning: I start this day with a deep, clean breath.
    morning: Today I meet each urge with one slow breath.
    evening: Tonight I name one urge that came and went.
    evening: This evening I enjoy how easily I breathe.

    family: drink less
    kind: quit
    theme: A clear head
    words: alcohol wine beer drink drinking drinker drunk booze vodka whisky whiskey liquor cocktail hungover hangover pub
    but: water tea coffee soda juice milk cola coke caffeine energy lemonade
    if-then: {cue|when I get home|when the evening begins}, I {action|pour a glass of sparkling water}.
    if-then: When someone orders a round, I {action|ask for a ginger ale with lime}.
    if-then: {cue|when the craving comes}, I {action|make a cup of mint tea}.
    if-then: When dinner is on the table, I {action|fill my glass with water}.
    if-then: After a hard day, I {action|take a walk before dinner}.
    if-then: {cue|when the urge comes}, I {activity|sip something cold} until the urge fades.
    if-then: {cue|when I feel like <craved>}, I {action|wait ten minutes and eat something}.
    steady: I wake up to clear mornings.
    steady: I enjoy this evening with a clear head.
    steady: I choose a clear head tonight.
    steady: I taste the evening as it is.
    steady: I laugh and talk with a clear head.
    steady: I keep a clear head <reason>.
    distanced: You let this craving rise and pass.
    distanced: You enjoy the evening with a clear head.
    distanced: You can hold a glass of water and still belong here.
    distanced: {cue|when the craving comes}, you {action|pour a glass of water} and let the urge pass.
    distanced: You choose how this evening ends.
    refusal: Thanks, I don't drink.
    refusal: I don't drink, and I enjoy clear mornings.
    refusal: {cue|when someone offers}, I say that I don't drink.
    refusal: I don't drink, and I dance all the same.
    morning: I wake up clear and take the day as it comes.
    morning: Today I choose what goes into my glass.
    evening: Tonight I go to bed with a clear head.
    evening: This evening I name one moment that I really tasted.

    family: less phone
    kind: quit
    theme: My attention
    words: phone smartphone scroll scrolling doomscroll doomscrolling instagram tiktok facebook twitter social-media youtube reddit \
    snapchat screen screen-time netflix tv television internet online news apps app notification whatsapp binge-watch binge-watching \
    laptop
    but: boyfriend's-phone girlfriend's-phone
    if-then: {cue|when I reach for my phone in bed}, I {action|pick up my book}.
    if-then: {cue|when I catch myself scrolling}, I {action|~look up and take three slow breaths}.
    if-then: {cue|when I feel bored|when I have nothing to do}, I {action|look out of the window for a minute}.
    if-then: {cue|when I wait in line|when I wait for the bus}, I {action|look around me and name three things}.
    if-then: When my phone comes out at the table, I lay it face down.
    if-then: When a message buzzes, I finish what I am doing first.
    if-then: {cue|when the urge comes}, I {activity|stand up and stretch} until the urge fades.
    steady: My attention is mine to spend.
    steady: I give my eyes to the people in the room.
    steady: I choose where my attention goes today.
    steady: I look up and see what is around me.
    steady: I leave room for quiet minutes.
    steady: I keep my attention free <reason>.
    distanced: You choose where your attention goes.
    distanced: You look up and notice the room around you.
    distanced: You can let this minute be empty.
    distanced: {cue|when your hand reaches out}, you {action|~take one slow breath and look up}.
    distanced: You spend this hour on what you chose.
    morning: I look out of the window before I look at anything else.
    morning: Today I choose first what gets my attention.
    evening: Tonight I read two pages before I turn off the light.
    evening: This evening I give one person my whole attention.

    family: snacking
    kind: quit
    theme: Slow meals
    words: crisps crisp snack snacking sugar sweets candy chocolate junk-food overeat overeating binge-eat binge-eating fast-food chip \
    cookie \
    crisps dessert emotional-eating stress-eating eat eating cake
    but: vegetable meat vegetables weights
    if-then: {cue|when I crave something sweet}, I {action|eat an apple}.
    if-then: When I open the fridge, I {action|pour a glass of water first}.
    if-then: {cue|when boredom sends me to the kitchen}, I {action|make a cup of tea}.
    if-then: {cue|after dinner}, I {action|brush my teeth and leave the kitchen}.
    if-then: When I sit down to eat, I put my fork down between bites.
    if-then: {cue|when the craving comes}, I {activity|walk around the block} until the craving fades.
    if-then: {cue|when I feel like eating between meals}, I {action|~ask myself how hungry I am}.
    steady: I eat slowly and taste my food.
    steady: I enjoy my meals one bite at a time.
    steady: I listen to my body and eat when I am hungry.
    steady: I sit down for each meal today.
    steady: I feed my body with care.
    steady: I eat with care <reason>.
    distanced: You eat slowly and taste each bite.
    distanced: You let this craving rise and pass.
    distanced: You ask your body what it needs right now.
    distanced: {cue|when the craving comes}, you {action|drink a glass of water} and let the urge pass.
    distanced: You can enjoy this meal and then be done.
    if-then: Before I sit down at the television, I fill a bowl with fruit.#tv television netflix watching
    distanced: You watch with your hands around a warm cup.#tv television netflix watching
    morning: I start this day with a breakfast that I taste.
    morning: Today I sit down for what I eat.
    evening: Tonight I close the kitchen after dinner.
    evening: This evening I name the bite that I enjoyed most.

    family: quiet hands
    kind: quit
    theme: Quiet hands
    words: nail fingernail nail-biting cuticle skin-picking picking-my pick-my picking-at pick-at hair-pulling pull-my-hair \
    pulling-my-hair knuckle fidget fidgeting my-skin my-fingers my-lips
    if-then: {cue|when my hand rises to my mouth}, I {action|~press my thumbs together}.
    if-then: {cue|when my fingers start to wander}, I {action|rest my hands on my knees}.
    if-then: {cue|when I feel tense}, I {action|~make a fist and open it slowly}.
    if-then: {cue|while I read|while I watch a film}, I {action|hold a smooth stone}.
    if-then: When I feel a rough edge, I smooth it with a file.
    if-then: {cue|when the urge comes}, I {action|rub cream into my hands}.
    if-then: {cue|when the urge comes}, I {activity|sit on my hands} until the urge fades.
    steady: My hands are at rest while I think.
    steady: I give my hands something kind to do.
    steady: I keep my hands soft and still today.
    steady: My hands can be still while I worry.
    steady: I notice my hands and let them sink.
    steady: I take care of my hands <reason>.
    distanced: You notice your hand, and you let it sink.
    distanced: You give your hands a quiet place to rest.
    distanced: You let this urge rise and pass.
    distanced: {cue|when your hand rises}, you {action|~press your thumbs together and breathe out}.
    distanced: You can be nervous with quiet hands.
    morning: I rub cream into my hands before the day begins.
    morning: Today I give my hands something kind to do.
    evening: Tonight I look at my hands and thank them.
    evening: This evening my hands rest in my lap.
    """)
}
