extension Phrasebook {
  /// Families of goals about what is left, and what is done instead.
  static let leavingFamilies = Family.read(
    """
    family: less coffee and soda
    kind: quit
    theme: Steady energy
    words: coffee coffees caffeine caffeinated espresso energy-drink energy-drinks red-bull redbull fizzy-pop fizzy-drink fizzy-drinks fizzy pop-drinks monster drinking-monster monster-energy soda sodas coke cola coca-cola \
    pepsi diet-coke diet-pepsi fizzy-drinks soft-drink soft-drinks sugary-drinks drinking-soda drink-soda drinking-coffee drink-coffee \
    black-tea lattes iced-coffee drinking-energy-drinks drinking-coke sweet-drinks
    but: alcohol wine beer cocaine quiz smoke smoking cigarette vape coffee-shop coffee-table
    if-then: {cue|after lunch}, I {action|pour myself a tall glass of cold water}.
    if-then: {cue|when the craving comes}, I {action|~drink a glass of water}.
    if-then: {cue|when my energy dips}, I {action|take a break and wash my face with cold water}.#coffee caffeine caffeinated espresso latte black-tea \
    energy redbull red-bull monster monster-energy
    if-then: When I get tired, I get up and walk for five minutes.#coffee caffeine caffeinated espresso latte black-tea energy redbull \
    red-bull monster monster-energy
    if-then: When I want something hot, I make a cup of herbal tea.#coffee caffeine caffeinated espresso latte black-tea
    if-then: When I meet a friend for coffee, I order mint tea.#coffee caffeine caffeinated espresso latte black-tea
    if-then: When I feel thirsty, I drink some water first.
    if-then: When I eat out, I order water with lemon.#soda coke cola pepsi fizzy soft-drink soft-drinks sugary sweet-drinks energy \
    redbull red-bull monster monster-energy
    if-then: When I feel like something fizzy, I pour sparkling water.#soda coke cola pepsi fizzy soft-drink soft-drinks sugary \
    sweet-drinks energy redbull red-bull monster monster-energy
    steady: I take a short walk and let the fresh air wake me.#coffee caffeine caffeinated espresso latte black-tea energy redbull red-bull \
    monster monster-energy
    steady: I sip herbal tea and slow down in the afternoon.#coffee caffeine caffeinated espresso latte black-tea
    steady: I fill my next cup with hot water and lemon.#coffee caffeine caffeinated espresso latte black-tea
    steady: I start each meal with a glass of water.#soda coke cola pepsi fizzy soft-drink soft-drinks sugary sweet-drinks
    steady: I keep cold water ready in the fridge.#soda coke cola pepsi fizzy soft-drink soft-drinks sugary sweet-drinks energy redbull \
    red-bull monster monster-energy
    steady: I choose drinks that do me good <reason>.
    steady: I keep a glass of water within reach.
    distanced: You sip cool water and feel your own steady energy.
    distanced: You let the first craving pass with a glass of water.
    distanced: {cue|after lunch}, you {action|refill your water bottle and drink half of it}.
    distanced: When your energy dips, you step outside for light and fresh air.#coffee caffeine caffeinated espresso latte black-tea \
    energy redbull red-bull monster monster-energy
    distanced: You hold a warm cup of herbal tea in both hands.#coffee caffeine caffeinated espresso latte black-tea
    distanced: You pour sparkling water and add a slice of lemon.#soda coke cola pepsi soft-drink soft-drinks sugary sweet-drinks \
    energy redbull red-bull monster monster-energy
    distanced: You reach for the cold water first.#soda coke cola pepsi fizzy soft-drink soft-drinks sugary sweet-drinks
    refusal: I don't drink coffee after noon.#coffee caffeine espresso caffeinated latte
    refusal: I don't drink soda, and I enjoy cold water.#soda coke cola pepsi fizzy soft-drink soft-drinks sugary sweet-drinks pop
    refusal: Thanks, I don't drink that, and water is fine.
    morning: This morning I start with a tall glass of water.
    morning: Today I carry a bottle of water with me.
    evening: Tonight I make a cup of herbal tea.
    evening: This evening I go to bed when I am tired.

    family: leaving gambling
    kind: quit anywhere
    theme: Money that stays
    words: gamble gambling gambler bet bets betting casino casinos poker slots slot-machine slot-machines the-slots play-the-slots playing-the-slots sports-betting sports-bets \
    lottery lottery-tickets scratch-card scratch-cards scratchcards roulette blackjack bookmaker bookie online-casino online-betting wager \
    wagering fruit-machines day-trading crypto-trading betting-apps gambeling
    but: bet-on-myself better time-slots poker-face
    if-then: {cue|when the urge to risk my money comes|on payday}, I {action|call a person I trust}.
    if-then: {cue|when the urge comes}, I {action|~put my phone and wallet out of reach}.
    if-then: When the urge comes, I leave my money at home and take a walk.
    if-then: When my pay comes in, I ask someone I trust to hold my card.
    if-then: When a betting ad comes on, I change the channel.#bet betting wager bookmaker bookie
    if-then: When I think of winning my money back, I tell somebody how much I lost.#gamble gambler gambeling bet wager bookmaker bookie \
    casino poker slot roulette blackjack trade crypto
    if-then: When friends talk about odds, I change the subject.#bet wager bookmaker bookie
    if-then: When I come near my old betting spot, I cross the street and walk on.#the-casino machine bookmaker bookie arcade
    if-then: When I feel restless, I put my phone and wallet away and read.#casino poker slot machine roulette blackjack online \
    phone app gamble gambler
    if-then: When I want to gamble on my phone, I leave it in another room.#phone app
    if-then: When I pay at the till, I leave the scratch cards where they are.#scratch scratchcard
    if-then: When I pay at the till, I leave the tickets where they are.#lottery
    steady: I put what a ticket costs into a jar.#lottery scratch scratchcard
    if-then: When a price jumps, I close the chart and go outside.#trade crypto
    if-then: When the market opens, I leave my phone in another room.#trade crypto
    steady: I keep my money where it is today.
    steady: I let the urge fade, and my money stays with me.
    steady: I let someone I trust look at my accounts with me.
    steady: I keep my wallet closed and enjoy my evening.
    distanced: You save your money for something you can hold in your hands.
    distanced: You tell one person the truth about your money.
    distanced: {cue|when the urge comes}, you {action|leave the room and wait ten minutes}.
    distanced: You can let lost money go.
    distanced: You walk past the game and keep your money.#casino poker slot machine roulette blackjack
    distanced: You stop now and keep the money that you have.#casino poker slot machine roulette blackjack
    distanced: When the urge comes, you hand your phone to someone you trust.#phone app trade crypto
    distanced: You pay for what you came for and walk straight out.#lottery scratch scratchcard
    refusal: Thanks, I don't bet.#gamble gambler gambeling bet wager bookmaker bookie casino poker slot roulette blackjack
    refusal: I don't gamble, and I keep my pay.
    refusal: When a friend suggests a bet, I say that I don't gamble.#gamble gambler gambeling bet wager bookmaker bookie casino poker \
    slot roulette blackjack
    morning: This morning I hand my cards to someone I trust.
    morning: Today I plan what I do with my free hours.
    evening: Tonight I count the money that I kept today.
    evening: This evening I cook with someone I like.
    evening: Tonight I name one urge that passed.

    family: leaving pornography
    kind: quit anywhere
    theme: Eyes for real life
    words: porn porno pornography porn-addiction watching-porn watch-porn masturbate masturbating masturbation fap fapping nofap no-fap \
    pornhub onlyfans adult-videos adult-sites nsfw sexting erotic lust cam-sites porn-habit dirty-videos pron sex-addiction hentai
    but: popcorn
    if-then: {cue|when the urge comes|when I am alone at night}, I {action|~put the screen away and leave the room}.#porn porno \
    pornography pron pornhub onlyfans adult-videos adult-sites nsfw cam-sites dirty-videos hentai sexting lust erotic
    if-then: When I go to bed, I leave my phone in the hall.
    if-then: When I feel lonely late in the evening, I write to a friend.
    if-then: When the urge builds up, I put on my shoes and go out.
    if-then: When a picture pulls me in, I close the page and look out of the window.#porn porno pornography pron pornhub onlyfans \
    adult-videos adult-sites nsfw cam-sites dirty-videos hentai lust erotic
    if-then: When I am bored on my laptop, I take it into the living room.#porn porno pornography pron pornhub onlyfans adult-videos \
    adult-sites nsfw cam-sites dirty-videos hentai
    if-then: When the urge keeps me awake, I switch on the light and read.#masturbate masturbation fap nofap no-fap
    if-then: When a chat heats up, I put the phone down and leave the room.#sexting
    if-then: {cue|when the urge comes|when I am alone at night}, I {action|~get up and leave the room}.
    steady: I notice the pull, breathe out and get up.
    steady: I let desire rise and fade like a wave.
    steady: I keep my screens out of my bedroom.
    steady: I give my attention to real people and real life.
    steady: I fill my evenings with people and plans.#masturbate masturbation fap nofap no-fap
    steady: I keep my nights screen-free <reason>.
    distanced: You can feel desire and still wait ten minutes.
    distanced: You wash your face with cold water and start something else.
    distanced: {cue|when the urge comes}, you {action|get up and make some tea}.
    distanced: You close the page and leave the room.#porn porno pornography pron pornhub onlyfans adult-videos adult-sites nsfw cam-sites \
    dirty-videos hentai lust erotic
    distanced: You close the screen and step outside.#porn porno pornography pron pornhub onlyfans adult-videos adult-sites nsfw cam-sites \
    dirty-videos hentai lust erotic
    refusal: I don't watch porn, and I spend my evenings on real life.#porn porno pornography pron pornhub onlyfans adult-videos \
    adult-sites nsfw cam-sites dirty-videos hentai
    refusal: When the pull comes, I tell myself that I don't watch porn.#porn porno pornography pron pornhub onlyfans adult-videos \
    adult-sites nsfw cam-sites dirty-videos hentai
    refusal: I don't watch porn, and I close the page.#porn porno pornography pron pornhub onlyfans adult-videos adult-sites nsfw \
    cam-sites dirty-videos hentai
    refusal: When the pull comes, I tell myself that I don't go there.
    morning: This morning I get up as soon as I wake.
    morning: Today I arrange to meet someone this evening.
    evening: Tonight I charge my phone in the kitchen.
    evening: This evening I leave my door open and read.

    family: less gaming
    kind: quit
    theme: After this round
    words: gaming game games gamer video-game video-games videogames computer-games play-games playing-games playstation xbox nintendo \
    fortnite minecraft league-of-legends roblox mobile-game mobile-games candy-crush gaming-addiction fifa online-games pc-games console \
    world-of-warcraft dota valorant playing-video-games game-all-night playing-fortnite playing-minecraft
    hints: playing play
    but: slots guitar piano violin music band instrument with kids children victim favourites favorites hard-to-get sports tennis golf outside \
    board-game board-games card-game card-games mind-games head-games blame-game gambling bet betting game-development poker code \
    chess steam-room football basketball baseball hockey make-a-game watching-the watch-the nails biting
    if-then: {cue|when I feel like one more round}, I {action|log off and stretch my legs}.
    if-then: When a round ends, I switch off and get up.
    if-then: When I feel bored, I go outside for five minutes.
    if-then: When my timer rings, I log off and stand up.#less fewer limit reduce control much night all-night late until-late \
    weekday hour hours cut-down cut-back
    if-then: Before I start a game, I set an alarm for the end of it.#less fewer limit reduce control much night all-night late until-late \
    weekday hour hours cut-down cut-back
    if-then: When my friends log on, I tell them which round is my last.#friends friend
    if-then: When a match or a level ends, I put the controller in a drawer.#playstation xbox nintendo console fifa
    if-then: When I want to play, I put my phone in a drawer and stand up.#mobile-games mobile-game candy-crush phone
    if-then: When I wait in line, I pocket my phone and look around.#mobile-games mobile-game candy-crush phone
    if-then: When the clock says ten, I save my game and turn off the screen.#night all-night late until-late
    if-then: When the urge to play comes, I get up and stretch for a minute.
    if-then: <cue>, I {action|~leave the game off and breathe out}.
    steady: I finish my work before I log on.#weekday homework study studies school
    steady: I log off and go to bed on time.#late midnight 3am 2am 4am 1am two three four
    steady: I meet someone I like face to face, away from the screen.#online friends friend lonely alone
    steady: I log off in good time <reason>.
    steady: I leave the controller in a drawer during the week.#playstation xbox nintendo console fifa
    steady: I keep my phone for calls and messages.#mobile-games mobile-game candy-crush phone
    steady: I let the urge to play pass and get up from my chair.
    distanced: You log off, and your time is your own again.
    distanced: You can stop in the middle of a game.
    distanced: You set your finish time before you log on.#less fewer limit reduce control much night all-night late until-late weekday \
    hour hours cut-down cut-back
    distanced: {cue|when the round ends}, you {action|get up and get some fresh air}.
    distanced: You put the controller away and call a friend.#playstation xbox nintendo console fifa
    distanced: You put the phone down and let your hands rest.#mobile-games mobile-game candy-crush phone
    distanced: You close the app and rest your eyes for a minute.#mobile-games mobile-game candy-crush phone
    distanced: You leave the game off and enjoy your free time.
    refusal: I don't play video games on weekdays.#video-game video-games videogame gaming gamer game playstation xbox nintendo
    refusal: When friends ask me to join, I say that I don't play after nine.
    refusal: I don't game in bed, and I sleep earlier.
    morning: This morning I do one thing from my list first.
    morning: Today I decide when the screen goes dark.
    evening: Tonight I switch off at the hour that I chose.
    evening: This evening I meet a friend or take a walk.
    evening: Tonight I name one thing that I did away from the screen.

    family: saying no
    kind: build either
    theme: My own side
    words: said-yes say-yes saying-yes yes-to-everything assertive assertiveness say-no saying-no boundary boundaries set-boundaries \
    setting-boundaries people-pleaser people-pleasing people-please please-everyone pleasing self-respect respect-myself stand-up-for \
    speak-my-mind doormat pushover stop-apologizing stop-apologising apologising-for apologising-to apologise-for apologising-all apologizing-to apologizing-all apologizing-for apologize-for-everything \
    keep-apologizing apologize-too-much sorry-too-much saying-sorry say-sorry over-apologize over-apologise confrontation conflict conflicts \
    too-nice approval other-people-think others-think my-needs walk-over-me taken-advantage
    hints: lend lending
    but: drugs yes-to-life yes-to-new yes-to-more cigarette cigarettes joint weed beer vape alcohol
    if-then: {cue|when a request is too much}, I {action|~say no in a friendly voice}.#say-no saying-no
    if-then: {cue|when somebody asks me for something|when I feel pushed}, I {action|~take a moment before I answer}.#yes boundary pleaser \
    please nice doormat pushover advantage my-needs
    if-then: When I am offered another shift, I look at my week before I answer.#shift shifts
    if-then: When I am asked for money, I say no in a friendly voice.#lend-money lending-money
    if-then: When a request is too much, I say what I can do instead.#say-no saying-no yes boundary pleaser please nice doormat pushover \
    advantage my-needs
    if-then: When I mean no, I say no in a friendly voice.#yes boundary pleaser please nice doormat pushover advantage \
    my-needs
    if-then: When someone talks over me, I keep talking calmly and finish my sentence.#assertive assertiveness stand-up-for speak-my-mind
    if-then: When I disagree, I say so in one calm sentence.#assertive assertiveness stand-up-for speak-my-mind self-respect \
    respect-myself pushover doormat walk-over-me conflict confrontation
    if-then: When I feel like dodging a conflict, I ask for ten minutes to talk.#conflict confrontation
    if-then: When I am about to apologise, I say thank you instead.#apologize apologise sorry over-apologize over-apologise
    if-then: When someone bumps into me, I smile and walk on.#apologize apologise sorry over-apologize over-apologise
    if-then: When I worry what others think, I ask myself what I think.#approval people-think others-think pleaser please
    if-then: When I look for approval, I make up my own mind first.#approval people-think others-think pleaser please
    if-then: Before I answer, I take a breath and ask myself what I want.
    if-then: When my boss adds a task, I ask which one comes first.#boss manager
    if-then: When a visit gets too long, I say a kind goodbye and leave.#visit visits visiting
    if-then: When something is not right for me, I say so calmly.#self-respect respect-myself
    if-then: <cue>, I {action|~say thank you instead of sorry}.#sorry apologizing apologising apologize apologise
    if-then: <cue>, I {action|~take one breath before I answer}.
    steady: I say yes only when I mean it.#say-no saying-no yes boundary pleaser please nice doormat pushover advantage my-needs
    steady: I keep my money and stay friendly.#lend-money lending-money
    steady: I say no to one thing today and stay friendly.#say-no saying-no yes boundary pleaser please nice doormat pushover advantage \
    my-needs
    steady: I ask for what I need in one plain sentence.#assertive assertiveness stand-up-for speak-my-mind self-respect respect-myself \
    pushover doormat walk-over-me my-needs nice boundary
    steady: I say what I think, even if my voice shakes.#assertive assertiveness stand-up-for speak-my-mind self-respect respect-myself \
    pushover doormat walk-over-me conflict confrontation
    steady: I stay in the room and say what bothers me.#conflict confrontation
    steady: I thank people for their patience and move on.#apologize apologise sorry over-apologize over-apologise
    steady: I ask my question directly and leave out the sorry.#apologize apologise sorry over-apologize over-apologise
    steady: I give my answer and let others have their feelings.
    steady: I decide what I like before I ask other people.#approval people-think others-think pleaser please
    steady: I do what is right for me, even if somebody frowns.#approval people-think others-think pleaser please
    steady: I stand up for myself kindly <reason>.
    distanced: You can say that you need time to think about it.#say-no saying-no yes boundary pleaser please nice doormat pushover \
    advantage my-needs
    distanced: {cue|when somebody asks you for something}, you {action|~take one slow breath first}.#say-no saying-no yes boundary \
    pleaser please nice doormat pushover advantage my-needs
    distanced: You say where you stand, in one kind and clear sentence.
    distanced: You keep your shoulders back and your voice steady.#assertive assertiveness stand-up-for speak-my-mind pushover doormat \
    walk-over-me
    distanced: You look up and say what you think.#assertive assertiveness stand-up-for speak-my-mind pushover doormat walk-over-me \
    conflict confrontation
    distanced: You can disagree and still be kind.#conflict confrontation approval people-think others-think pleaser please
    distanced: You say sorry once, and only for a real mistake.#apologize apologise sorry over-apologize over-apologise
    distanced: You say what you need and leave it at that.#apologize apologise sorry over-apologize over-apologise
    distanced: You can disappoint someone and still be kind.#approval people-think others-think pleaser please
    distanced: You matter, and you act like it.#self-respect respect-myself
    morning: This morning I choose one thing that I say no to.
    morning: Today I tell one person what I would like.
    morning: I look at my calendar and keep one hour free.
    evening: Tonight I name one moment when I spoke up.
    evening: This evening belongs to me, and I spend it as I like.
    """)
}
