extension Phrasebook {
  /// Families of goals about what is left, and what is done instead.
  static let leavingFamilies = Family.read(
    """
    family: less coffee and soda
    kind: quit
    theme: Steady energy
    words: diet coffee coffees caffeine caffeinated espresso energy-drink energy-drinks red-bull redbull monster-energy soda sodas coke \
    cola \
    pepsi diet-coke fizzy-drinks soft-drink soft-drinks sugary-drinks drinking-soda drink-soda drinking-coffee drink-coffee black-tea lattes \
    iced-coffee drinking-energy-drinks drinking-coke sweet-drinks
    but: alcohol wine beer cocaine quiz pop-music pop-songs
    if-then: {cue|when I feel sleepy|after lunch}, I {action|pour myself some cold water}.
    if-then: When I get tired at three, I walk up and down the stairs.
    if-then: When I pass the machine, I fill my bottle at the tap.
    if-then: When I wake up, I stand by the window in the light.
    if-then: When we order, I ask for water with lemon.
    if-then: When I make breakfast, I brew a pot of herbal tea.
    steady: I let water come first at each meal.
    steady: I rest for ten minutes when I am tired.
    steady: I fill my bottle and keep it on my desk.
    steady: I sip herbal tea and let the afternoon be slow.
    steady: I choose calm energy <reason>.
    distanced: You drink some water and notice how you feel.
    distanced: You can be tired and take a slow walk.
    distanced: You let the first craving pass with a glass of water.
    distanced: {cue|after lunch}, you {action|fill a glass with water}.
    distanced: You close your eyes for five minutes instead.
    refusal: I don't drink coffee after noon.#coffee coffees caffeine espresso caffeinated lattes iced-coffee drinking-coffee drink-coffee
    refusal: I don't drink soda, and I enjoy cold water.#soda sodas coke cola pepsi diet-coke pop fizzy-drinks soft-drinks soft-drink
    refusal: Thanks, I don't drink those, and water is fine.
    morning: This morning I start with a tall glass of water.
    morning: Today I let daylight wake me up.
    morning: I take a bottle of water with me this morning.
    evening: Tonight I brew something warm and mild.
    evening: This evening I go to bed when I am tired.
    evening: Tonight I put a full bottle by the door.

    family: leaving gambling
    kind: quit
    theme: Money that stays
    words: gamble gambling gambler bet bets betting casino casinos poker slots slot-machine slot-machines sports-betting sports-bets \
    lottery \
    lottery-tickets scratch-cards scratchcards roulette blackjack bookmaker bookie online-casino online-betting wager wagering \
    fruit-machines day-trading crypto-trading loot-boxes betting-apps gambeling
    but: bet-on-myself better
    if-then: {cue|when the urge to bet comes|on payday}, I {action|call a person I trust}.
    if-then: When the urge to bet comes, I put on my shoes and walk for ten minutes.
    if-then: When I get paid, I pay my bills first.
    if-then: When a betting ad comes on, I change the channel.
    if-then: When I think of winning it back, I tell somebody how much I lost.
    if-then: When friends talk about odds, I get up and fetch some water.
    if-then: When I feel restless at night, I do a puzzle at the kitchen table.
    steady: I keep my money where it is today.
    steady: I let the urge burn down like a candle.
    steady: I let someone I trust look at my accounts with me.
    steady: I spend this evening on something that costs little.
    steady: I keep what I earn <reason>.
    distanced: You let the game go on, and you go home.
    distanced: You can leave lost money where it is.
    distanced: You hand your phone to somebody for an hour.
    distanced: {cue|when the urge to bet comes}, you {action|leave the room and wait ten minutes}.
    distanced: You look at the bill, and you put the phone away.
    refusal: Thanks, I don't bet.
    refusal: I don't gamble, and I keep my pay.
    refusal: When a friend suggests a bet, I say that I don't gamble.
    morning: This morning I hand my cards to someone I trust.
    morning: Today I plan my free hour before it comes.
    morning: I tell someone this morning how my week is going.
    evening: Tonight I count the money that stayed with me.
    evening: This evening I cook with someone I like.
    evening: Tonight I name one urge that burned out.

    family: leaving pornography
    kind: quit
    theme: Eyes for real life
    words: porn porno pornography porn-addiction watching-porn watch-porn masturbate masturbating masturbation fap fapping nofap no-fap \
    pornhub onlyfans adult-videos adult-sites nsfw sexting erotic lust cam-sites porn-habit dirty-videos pron sex-addiction hentai
    but: popcorn
    if-then: {cue|when the urge comes|when I am alone at night}, I {action|stand up and go to another room}.
    if-then: When I go to bed, I leave my phone in the hall.
    if-then: When I feel lonely late in the evening, I write to a friend.
    if-then: When a picture pulls me in, I close the page and look out of the window.
    if-then: When I am bored on my laptop, I take it into the living room.
    if-then: When stress builds up, I put on my shoes and go out.
    steady: I give my eyes to what is real around me.
    steady: I notice the pull and stand up.
    steady: I let the wave roll in and roll out.
    steady: I keep my screens out of my bedroom.
    steady: I keep my nights screen-free <reason>.
    distanced: You close the page and open a window.
    distanced: You can feel the pull and put your shoes on.
    distanced: You wash your face with cold water and start again.
    distanced: {cue|when the urge comes}, you {action|put the screen away and make some tea}.
    distanced: You choose what you look at next.
    refusal: I don't watch porn, and I keep my evenings real.
    refusal: When the pull comes, I tell myself that I don't watch porn.
    refusal: I don't watch porn, and I close the page.
    morning: This morning I get up as soon as I wake.
    morning: Today I plan one evening hour with people.
    morning: I start this day with a cool shower.
    evening: Tonight my phone charges in the kitchen.
    evening: This evening I leave my door open and read.
    evening: Tonight I go to bed when I am sleepy.

    family: less gaming
    kind: quit
    theme: After this round
    words: gaming game games gamer video-game video-games videogames computer-games play-games playing-games playstation xbox nintendo \
    fortnite minecraft league-of-legends roblox mobile-games candy-crush gaming-addiction fifa online-games pc-games console \
    world-of-warcraft dota valorant playing-video-games game-all-night playing-fortnite playing-minecraft
    but: board-game board-games gambling game-development poker code chess steam-room football make-a-game
    if-then: {cue|when I feel like one more round|after dinner}, I {action|stand up and stretch}.
    if-then: When a round ends, I take my hands off the controls and stand up.
    if-then: When my friends log on, I tell them my bedtime.
    if-then: When I get home, I do one thing outside first.
    if-then: When the timer rings, I save and switch off.
    if-then: When I am bored, I phone someone and meet them in person.
    steady: I choose the hour when I switch off.
    steady: I put the controller in the drawer during the week.
    steady: I go to bed while the game goes on.
    steady: I bake, mend or build something this week.
    steady: I keep my evenings open <reason>.
    distanced: You finish this round, and you switch it off.
    distanced: You can leave in the middle of a quest.
    distanced: You put the controller away and look who is at home.
    distanced: {cue|when this round ends}, you {action|stand up and stretch}.
    distanced: You set the end of the evening before it begins.
    refusal: I don't play video games on weekdays.
    refusal: When they ask, I say that I don't play video games after nine.
    refusal: I don't game in bed, and I sleep earlier.
    morning: This morning I do one thing from my list first.
    morning: Today I decide when the screen goes dark.
    morning: I go outside before I switch anything on.
    evening: Tonight I switch off at the hour that I chose.
    evening: This evening I meet a friend or take a walk.
    evening: Tonight I name one thing that I did away from the screen.

    family: saying no
    kind: build either
    theme: My own side
    words: said-yes say-yes saying-yes yes-to-everything assertive assertiveness say-no saying-no boundary boundaries set-boundaries \
    setting-boundaries people-pleaser people-pleasing \
    people-please please-everyone pleasing self-respect respect-myself stand-up-for speak-my-mind doormat pushover apologizing \
    apologising \
    apologize sorry-too-much say-sorry over-apologize confrontation conflict conflicts conflict-avoidant too-nice say-yes saying-yes \
    approval other-people-think others-think my-needs walk-over-me taken-advantage
    but: drugs
    if-then: {cue|when somebody asks a favour|when I feel pushed}, I {action|~ask for a day to think}.
    if-then: When a request is too much, I say what I can do instead.
    if-then: When I mean no, I say no in a friendly voice.
    if-then: When I feel a yes slip out, I pause and breathe first.
    if-then: When someone talks over me, I raise my hand and finish my sentence.#assertive stand-up stand-up-for speak-up talk-over
    if-then: When I have said no, I let the silence be.
    if-then: When a sorry is on my lips, I say thank you instead.#apologize apologizing apologise apologising sorry
    steady: I say yes when I mean yes.
    steady: I ask for what I need in one plain sentence.
    steady: I give my answer and let others have their feelings.
    steady: I keep one evening this week for myself.
    steady: I say no kindly <reason>.
    distanced: You may take a day before you answer.
    distanced: You can be kind and clear in one sentence.
    distanced: You say no to this, and yes to your evening.
    distanced: {cue|when somebody asks a favour}, you {action|~take one slow breath first}.
    distanced: You keep your shoulders back and your voice soft.
    morning: This morning I choose one thing that I say no to.
    morning: Today I say what I would like for lunch.
    morning: I look at my calendar and keep one hour free.
    evening: Tonight I think of one clear word that I said.
    evening: This evening belongs to me, and I spend it as I like.
    evening: Tonight I look at a request and write a clear answer.

    family: making art
    kind: build either
    theme: Something small and mine
    words: art artist artistic create creative creativity creating draw drawing paint painting painter sketch sketching sketchbook craft \
    crafts crafting knit knitting sew sewing crochet pottery ceramics photography photograph photos photographer sculpt design designer \
    watercolor watercolour calligraphy handmade creative-block be-more-creative make-art woodworking origami embroidery make-things
    but: martial art-of art-of-listening
    if-then: {cue|after dinner|when I sit down}, I {action|make one small sketch}.#draw drawing sketch sketching paint painting art artist
    if-then: {cue|after dinner|on Saturday morning}, I {action|make something small for ten minutes}.
    if-then: When an idea comes, I put it on paper the same hour.
    if-then: When my work looks ugly to me, I go on for five minutes.
    if-then: When I wait for the bus, I look for one colour.
    if-then: When I see work that I envy, I borrow one idea and play with it.
    if-then: When I tidy up, I leave my tools where I can see them.
    steady: I make something small with my hands.
    steady: I let the first version be rough and full of life.
    steady: I look closely at one thing today.
    steady: I play with colour, shape and line.
    steady: I make things <reason>, one small piece at a time.
    distanced: You make one mark, and then another.
    distanced: You can make something today just for your drawer.
    distanced: You follow the idea that makes you curious.
    distanced: {cue|after dinner}, you {action|pick up your tools and play}.
    distanced: You finish this small piece and put a date on it.
    morning: This morning I watch the light for one minute.
    morning: Today I make something before I look at other people's work.
    morning: I lay my tools on the table this morning.
    evening: Tonight I make something just for play.
    evening: This evening I show one person what I made.
    evening: Tonight I put a date on a page of my work.

    family: waking up early
    kind: build either
    theme: Feet on the floor
    words: wake-up wake-up-early waking-up waking-up-early get-up get-up-early getting-up getting-up-early wake-early wake-earlier \
    wake-up-earlier get-up-earlier early-bird early-riser morning-person morning-routine snooze snoozing snooze-button alarm alarms \
    oversleep oversleeping sleep-in sleeping-in out-of-bed rise-early up-at-five up-at-six up-early up-earlier
    but: in-the-night hungover depressed depression
    if-then: {cue|when my alarm rings}, I {action|~sit up and put my feet on the floor}.
    if-then: When my alarm rings, I walk across the room to turn it off.
    if-then: When my feet touch the floor, I open the curtains.
    if-then: When I feel like five more minutes, I switch on the light.
    if-then: When I am up, I wash my face with cool water.
    if-then: When it is half past nine, I lay out my clothes for the morning.
    steady: I get up at the first ring.
    steady: I put my alarm on the far side of the room.
    steady: I let the light in and move slowly.
    steady: I give my mornings something to look forward to.
    steady: I get up early <reason>.
    distanced: You sit up, and the rest follows.
    distanced: You put one foot on the floor, and then the other.
    distanced: You can be sleepy and still stand up.
    distanced: {cue|when the alarm rings}, you {action|sit up and switch on the light}.
    distanced: You take this quiet hour for yourself.
    morning: I stand up and open the curtains.
    morning: This morning I drink my tea by the window.
    morning: Today I get up with the first alarm.
    evening: Tonight I put my alarm across the room.
    evening: This evening I go to bed half an hour earlier.
    evening: Tonight I lay out a warm jumper for the morning.

    family: eating well
    kind: build either
    theme: A plate with colour
    words: breakfast eat-breakfast skip-breakfast skipping-breakfast eat-well eating-well eat-healthy eat-healthier eating-healthy \
    eating-healthier eat-better eating-better healthy-food \
    healthy-eating healthy-meals weight lose-weight losing-weight loose-weight weight-loss overweight diet dieting eat-more-vegetables \
    more-vegetables vegetables fruit nutrition meal-prep meal-planning cook cooking cook-more home-cooked vegan vegetarian protein \
    eat-breakfast skip-breakfast skipping-breakfast less-meat meat portion portions slim thinner get-slim belly-fat kilos pounds wieght \
    loose-wieght loosing-weight
    but: starve purge purging vomit anorexia bulimia smoking diet-coke weights lift lifting
    if-then: When I come home hungry, I {action|cut up an apple}.
    if-then: When I eat my lunch, I put something green on my plate.
    if-then: When I sit down to eat, I look at my plate and take one breath.
    if-then: When I go shopping, I start with the vegetables.
    if-then: When I cook, I make a second portion for my lunch.#cook cooking meal-prep lunch lunches
    if-then: When I am half done, I pause and ask how full I am.
    if-then: When I pack my bag, I put some fruit in.
    if-then: When I set the table, I put the phone in another room.
    steady: I cook one simple meal today.
    steady: I eat sitting down, at a table.
    steady: I chew slowly and taste what I eat.
    steady: I keep fruit where I can see it.
    steady: I eat good food <reason>.
    distanced: You put some colour on your plate.
    distanced: You put your fork down between two bites.
    distanced: You eat slowly and put the fork down between bites.
    distanced: {cue|before dinner}, you {action|cut up some vegetables}.
    distanced: You cook something simple and enjoy it.
    distanced: You put the vegetables on your plate first.#vegetable vegetables veggies greens
    if-then: When I cook, I cut up one more vegetable.#vegetable vegetables veggies greens
    steady: I fill half of my plate with vegetables.#vegetable vegetables veggies greens
    if-then: When the kettle is on, I get my breakfast ready.#breakfast
    steady: I sit down for breakfast, even for five minutes.#breakfast
    distanced: You eat a little in the morning, and the day begins well.#breakfast
    morning: This morning I eat a breakfast that keeps me warm.
    morning: Today I choose what I cook for dinner.
    morning: I put an apple in my bag this morning.
    evening: Tonight I wash some vegetables for lunch.
    evening: This evening I eat at the table, slowly.
    evening: Tonight I think of a meal that I enjoy making.
    """)
}
