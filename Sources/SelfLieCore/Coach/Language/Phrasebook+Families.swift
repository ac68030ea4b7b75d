extension Phrasebook {
  /// The families of goals: the more particular before the more general, and last a general one for each kind.
  var families: [Family] { language == Phrasebook.english.language ? Self.englishFamilies : [] }

  // Words of goals for templates that suit only some goals of their family.
  private static let anger = "anger angry temper yell yelling shout shouting patient patience"
  private static let worry = """
    worry worrying worried anxious anxiety overthink overthinking ruminate ruminating rumination nervous fear afraid scared panic stress
    stressed calm calmer
    """

  private static let englishFamilies: [Family] = [
    Family(
      "quit smoking", .quit, theme: "Clean air",
      words: "smoke smoker smoking cigarette cigar tobacco nicotine vape vaping e-cigarette juul snus pipe weed cannabis",
      ifThen: [
        "{cue|when the urge comes|when the craving starts}, I {action|breathe out slowly ten times}.",
        "{cue|when the urge comes|when my fingers get restless}, I {action|sip cold water} until the urge fades.",
        "{cue|after dinner|after lunch}, I {action|brush my teeth and take a short walk}.",
        "{cue|when I step outside|when I leave the building}, I {action|fill my lungs with fresh air}.",
        "When I pour my first coffee, I {action|hold the warm cup in both hands}.",
        "{cue|when stress builds up|when work piles up}, I {action|walk around the block}.",
        "When others light up, I {action|breathe out and stay where I am}.",
      ],
      steady: [
        "I choose clean air today.", "I let each urge rise and fade like a wave.", "I ride out one urge at a time.",
        "My breath gets a little freer each day.", "I give my lungs one clean hour after another.", "I choose clean air <reason>.",
      ],
      distanced: [
        "You let this urge rise and pass.", "You breathe through this one, slowly and all the way out.",
        "You have seen urges come and go.", "{cue|when the urge comes}, you {action|breathe out slowly} and let the urge pass.",
        "You let this one urge go by.",
      ],
      refusal: [
        "Thanks, I don't smoke.", "I don't smoke, and I like how the air tastes.", "{cue|when someone offers}, I say that I don't smoke.",
        "I don't smoke, and I breathe freely.",
      ],
      mornings: ["I start this day with a deep, clean breath.", "Today I meet each urge with one slow breath."],
      evenings: ["Tonight I name one urge that came and went.", "This evening I enjoy how easily I breathe."]),
    Family(
      "drink less", .quit, theme: "A clear head",
      words:
        "alcohol wine beer drink drinking drinker drunk booze sober sobriety vodka whisky whiskey liquor cocktail hungover hangover pub",
      but: "water tea coffee soda juice milk cola coke caffeine energy lemonade",
      ifThen: [
        "{cue|when I get home|when the evening begins}, I {action|pour a glass of sparkling water}.",
        "When someone orders a round, I {action|ask for a ginger ale with lime}.",
        "{cue|when the craving comes}, I {action|make a cup of mint tea}.",
        "When dinner is on the table, I {action|fill my glass with water}.",
        "After a hard day, I {action|take a walk before dinner}.",
        "{cue|when the urge comes}, I {action|sip something cold} until the urge fades.",
        "{cue|when I feel like <act>}, I {action|wait ten minutes and eat something}.",
      ],
      steady: [
        "I wake up to clear mornings.", "I enjoy this evening with a clear head.", "I choose a clear head tonight.",
        "I taste the evening as it is.", "I laugh and talk with a clear head.", "I keep a clear head <reason>.",
      ],
      distanced: [
        "You let this craving rise and pass.", "You enjoy the evening with a clear head.",
        "You can hold a glass of water and still belong here.",
        "{cue|when the craving comes}, you {action|pour a glass of water} and let the urge pass.", "You choose how this evening ends.",
      ],
      refusal: [
        "Thanks, I don't drink.", "I don't drink, and I enjoy clear mornings.", "{cue|when someone offers}, I say that I don't drink.",
        "I don't drink, and I dance all the same.",
      ],
      mornings: ["I wake up clear and take the day as it comes.", "Today I choose what goes into my glass."],
      evenings: ["Tonight I go to bed with a clear head.", "This evening I name one moment that I really tasted."]),
    Family(
      "less phone", .quit, theme: "My attention",
      words: """
        phone smartphone scroll scrolling doomscroll doomscrolling instagram tiktok facebook twitter social-media youtube reddit snapchat
        screen
        screen-time netflix tv television gaming video-game internet online news apps app notification whatsapp binge-watch binge-watching
        laptop
        """,
      ifThen: [
        "{cue|when I reach for my phone in bed}, I {action|pick up my book}.",
        "{cue|when I catch myself scrolling}, I {action|look up and take three slow breaths}.",
        "{cue|when I feel bored|when I have nothing to do}, I {action|look out of the window for a minute}.",
        "{cue|when I wait in line|when I wait for the bus}, I {action|look around me and name three things}.",
        "When my phone comes out at the table, I lay it face down.",
        "When a message buzzes, I finish what I am doing first.",
        "{cue|when the urge comes}, I {action|stand up and stretch} until the urge fades.",
      ],
      steady: [
        "My attention is mine to spend.", "I give my eyes to the people in the room.", "I choose where my attention goes today.",
        "I look up and see what is around me.", "I leave room for quiet minutes.", "I keep my attention free <reason>.",
      ],
      distanced: [
        "You choose where your attention goes.", "You look up and notice the room around you.", "You can let this minute be empty.",
        "{cue|when your hand reaches out}, you {action|take one slow breath and look up}.", "You spend this hour on what you chose.",
      ],
      mornings: ["I look out of the window before I look at anything else.", "Today I choose first what gets my attention."],
      evenings: ["Tonight I read two pages before I turn off the light.", "This evening I give one person my whole attention."]),
    Family(
      "snacking", .quit, either: true, theme: "Slow meals",
      words: """
        snack snacking sugar sweets candy chocolate junk-food overeat overeating binge-eat binge-eating fast-food chip cookie crisps
        dessert weight
        diet dieting calorie emotional-eating stress-eating eat eating cake
        """,
      but: "vegetable meat",
      ifThen: [
        "{cue|when I crave something sweet}, I {action|eat an apple}.",
        "When I open the fridge, I {action|pour a glass of water first}.",
        "{cue|when boredom sends me to the kitchen}, I {action|make a cup of tea}.",
        "{cue|after dinner}, I {action|brush my teeth and leave the kitchen}.",
        "When I sit down to eat, I put my fork down between bites.",
        "{cue|when the craving comes}, I {action|take a short walk} until the craving fades.",
        "{cue|when I feel like eating between meals}, I {action|ask myself how hungry I am}.",
      ],
      steady: [
        "I eat slowly and taste my food.", "I enjoy my meals one bite at a time.", "I listen to my body and eat when I am hungry.",
        "I sit down for each meal today.", "I feed my body with care.", "I eat with care <reason>.",
      ],
      distanced: [
        "You eat slowly and taste each bite.", "You let this craving rise and pass.", "You ask your body what it needs right now.",
        "{cue|when the craving comes}, you {action|drink a glass of water} and let the urge pass.",
        "You can enjoy this meal and then be done.",
      ],
      mornings: ["I start this day with a breakfast that I taste.", "Today I sit down for what I eat."],
      evenings: ["Tonight I close the kitchen after dinner.", "This evening I name the bite that I enjoyed most."]),
    Family(
      "quiet hands", .quit, theme: "Quiet hands",
      words: """
        nail fingernail nail-biting cuticle skin-picking picking-my pick-my picking-at pick-at hair-pulling pull-my-hair pulling-my-hair
        knuckle fidget
        fidgeting my-skin my-fingers my-lips
        """,
      ifThen: [
        "{cue|when my hand rises to my mouth}, I {action|press my thumbs together}.",
        "{cue|when my fingers start to wander}, I {action|rest my hands on my knees}.",
        "{cue|when I feel tense}, I {action|make a fist and open it slowly}.",
        "{cue|while I read|while I watch a film}, I {action|hold a smooth stone}.",
        "When I feel a rough edge, I smooth it with a file.",
        "{cue|when the urge comes}, I {action|rub cream into my hands}.",
        "{cue|when the urge comes}, I {action|sit on my hands} until the urge fades.",
      ],
      steady: [
        "My hands are at rest while I think.", "I give my hands something kind to do.", "I keep my hands soft and still today.",
        "My hands can be still while I worry.", "I notice my hands and let them sink.", "I take care of my hands <reason>.",
      ],
      distanced: [
        "You notice your hand, and you let it sink.", "You give your hands a quiet place to rest.", "You let this urge rise and pass.",
        "{cue|when your hand rises}, you {action|press your thumbs together and breathe out}.", "You can be nervous with quiet hands.",
      ],
      mornings: ["I rub cream into my hands before the day begins.", "Today I give my hands something kind to do."],
      evenings: ["Tonight I look at my hands and thank them.", "This evening my hands rest in my lap."]),
    Family(
      "study and focus", .build, either: true, theme: "Ten minutes at a time",
      words: """
        study studying exam focus focused focussed concentrate concentration procrastinate procrastination procrastinating homework thesis
        dissertation
        essay productive productivity discipline disciplined deadline distraction distracted university college school degree
        putting-things-off put-off
        putting-off lazy laziness
        """,
      ifThen: [
        "{cue|when I sit down at my desk}, I {action|open one file and begin}.",
        "When my mind wanders, I {action|read the next line aloud}.",
        "{cue|when the task feels too big}, I {action|pick one small part and start}.",
        "{cue|when I notice that I put it off}, I {action|work for just five minutes}.",
        "{cue|after breakfast|after lunch}, I {practice|write down the first small step}.",
        "{cue|before I start}, I {action|put my phone in another room}.",
        "{cue|when I get stuck}, I {action|write down the question that I have}.",
      ],
      steady: [
        "I give this task my next ten minutes.", "I begin small and go on from there.", "I go forward one page at a time.",
        "I come back to my work each time I drift.", "I begin before I feel ready.", "I give my work ten clear minutes <reason>.",
      ],
      distanced: [
        "You open the page and begin.", "You do just the next ten minutes.", "You drifted, and you come back to the page.",
        "{cue|when you sit down}, you {action|open one file and begin}.", "You can begin before you feel ready.",
      ],
      mornings: ["This morning I choose the one task that comes first.", "I do ten minutes of my hardest work before I check my mail."],
      evenings: ["Tonight I name one thing that I moved forward.", "This evening I lay out the page that comes next."]),
    Family(
      "speaking", .build, either: true, theme: "A voice with time",
      words: """
        speak speaking speech presentation present presenting interview public-speaking stage audience meeting pitch stage-fright toast
        karaoke lecture
        speak-up talk-in talks
        """,
      but: "spanish french german italian japanese chinese korean arabic russian portuguese dutch turkish english language",
      ifThen: [
        "{cue|before I speak}, I {action|breathe out and plant my feet}.",
        "When the room looks at me, I {action|find one friendly face}.",
        "{cue|when my heart beats fast}, I {action|tell myself that I am excited}.",
        "{cue|when I lose my thread}, I {action|pause and take one breath}.",
        "When a question comes, I {action|take a breath and then answer}.",
        "When I have something to say, I {action|say the first sentence slowly}.",
        "{cue|after breakfast}, I {action|say my first sentence aloud}.",
      ],
      steady: [
        "I am excited to share this.", "I speak to one person at a time.", "I let my voice take its time.",
        "I share what I know, one point at a time.",
        "I give my words their pauses.", "I speak up <reason>.",
      ],
      distanced: [
        "You know this material, and you speak to one face.", "You breathe out and let the first words come.",
        "You are excited, and you share what you know.",
        "{cue|before you speak}, you {action|plant your feet and breathe out}.", "You can pause for as long as a breath.",
      ],
      mornings: ["This morning I say my first sentence aloud, slowly.", "Today I speak up once, early and short."],
      evenings: ["Tonight I name one moment when I spoke up.", "This evening I tell one story aloud, just for fun."]),
    Family(
      "calm", .build, either: true, theme: "Room to breathe",
      words: """
        calm calmer anxious anxiety stress stressed worry worrying worried panic relax relaxed nervous overthink overthinking anger angry
        temper fear afraid
        patient patience peace tense overwhelmed ruminate ruminating rumination scared meditate meditation mindful mindfulness yell
        yelling shout shouting
        nerves stressing
        """,
      ifThen: [
        "{cue|when my chest tightens}, I {action|lengthen my breath}.",
        "{cue|when my thoughts race}, I {action|name five things that I can see}.",
        "{cue|when a worry comes}, I {action|press both feet into the floor}.#\(worry)",
        "{cue|when anger rises}, I {action|breathe out and then answer}.#\(anger)",
        "{cue|when it gets loud}, I {action|lower my voice and my shoulders}.#\(anger)",
        "{cue|when I feel rushed}, I {action|do one thing slowly}.",
        "{cue|after breakfast|before I open my mail}, I {practice|sit still for five slow breaths}.",
        "{cue|when it gets too much}, I {action|step outside and look at the sky}.",
      ],
      steady: [
        "I can feel this and still act.", "I let this feeling come and go.", "I take this day one breath at a time.",
        "I give this feeling room, and I breathe.", "I answer slowly and kindly.", "I make room to breathe <reason>.",
      ],
      distanced: [
        "You can feel this and still act.", "You let this wave rise and fall.", "You breathe out slowly and take the next small step.",
        "{cue|when your chest tightens}, you {action|breathe out slowly}.#\(worry)",
        "{cue|when anger rises}, you {action|breathe out and lower your voice}.#\(anger)",
        "You can take one slow breath first.",
      ],
      mornings: ["I begin this day with three slow breaths.", "Today I do one thing at a time."],
      evenings: ["Tonight I put the day down and breathe out.", "This evening I name one moment of quiet."]),
    Family(
      "self-compassion", .build, either: true, theme: "Begin again",
      words: """
        slip lapse relapse relapsed failed failure guilt guilty shame ashamed forgive forgiveness self-compassion compassion
        hard-on-myself perfectionism
        perfectionist mistake self-criticism criticize criticizing blame blaming setback start-again self-hatred beat-myself beating-myself
        compassionate kinder-to-myself kind-to-myself gentle-with-myself self-blame self-critical judging-myself
        """,
      ifThen: [
        "{cue|when I slip}, I {action|return to my next small step}.",
        "{cue|when I make a mistake}, I {action|speak to myself as to a friend}.",
        "{cue|when I judge myself}, I {action|put a hand on my heart and breathe}.",
        "{cue|after a hard day}, I {action|do one kind thing for myself}.",
        "{cue|when I miss a day}, I {action|begin again with one small step}.",
        "{cue|when it goes wrong}, I {action|ask what a friend could say}.",
      ],
      steady: [
        "One miss leaves my progress intact.", "I can begin again at any moment.", "I speak to myself as I speak to a friend.",
        "I am learning to be kind to myself.", "I meet this moment with a little patience.", "I give myself another start <reason>.",
      ],
      distanced: [
        "You slipped, and you take the next small step.", "You can begin again right now.", "You speak to yourself as to a friend.",
        "{cue|when you slip}, you {action|take one small step and go on}.", "You did what you could today.",
      ],
      mornings: ["Today I speak to myself as to a friend.", "This morning I begin again with one small step."],
      evenings: ["Tonight I thank myself for one thing that I did.", "This evening I put the day down as it was."]),
    Family(
      "confidence", .build, either: true, theme: "A little more trust",
      words: """
        confident confidence self-esteem self-worth worth worthy insecure insecurity doubt self-doubt trust-myself trust-in-myself
        believe-in-myself
        believe-myself trusting-myself shy shyness assertive imposter impostor say-no saying-no boundary brave braver courage comparing
        compare self-confident self-confidence
        love-myself
        """,
      ifThen: [
        "{cue|when I doubt myself}, I {action|name one thing I did well}.",
        "{cue|when I enter a room}, I {action|lift my head and look around}.",
        "When someone praises me, I {action|say thanks and let it land}.",
        "{cue|when I compare myself}, I {action|come back to my own next step}.",
        "{cue|before I decide}, I {action|ask what matters to me}.",
        "When somebody asks too much, I {action|ask for time to think}.",
        "When I hold back, I {action|say one sentence anyway}.",
      ],
      steady: [
        "I am learning to trust my judgement.", "I am learning to say what I need.", "I let one small thing that I did well count.",
        "I practise trusting myself in small things.", "I take my own side today.", "I take one brave small step <reason>.",
      ],
      distanced: [
        "You got through hard days, and you take the next step.", "You can take this one small step.",
        "You trust yourself a little more today.",
        "{cue|when you doubt yourself}, you {action|name one thing you did well}.", "You may take your time and your space.",
      ],
      mornings: ["Today I notice one thing that I do well.", "This morning I choose one small brave act."],
      evenings: ["Tonight I write down one thing I did well.", "This evening I name one moment when I trusted myself."]),
    Family(
      "sleep", .build, either: true, theme: "A day that ends",
      words: "sleep sleeping sleeper insomnia asleep go-to-bed going-to-bed to-bed bedtime oversleep rest rested tired",
      but: "wake-up-early get-up-early wake-early",
      ifThen: [
        "{cue|at ten|at ten in the evening}, I {action|dim the lights and put the phone away}.",
        "{cue|when I lie down}, I {action|let my shoulders sink into the bed}.",
        "{cue|when my thoughts race}, I {action|let my weight sink into the bed}.",
        "{cue|when I wake in the night}, I {action|rest and follow my breath}.",
        "{cue|after I brush my teeth}, I {action|read two quiet pages}.",
        "{cue|an hour before bed}, I {action|turn down the lights}.",
        "{cue|when I turn off the light}, I {action|let my jaw and my hands go soft}.",
      ],
      steady: [
        "My body knows how to rest.", "I let the day go, breath by breath.", "I give my body a quiet hour before bed.",
        "I rest quietly, and that is enough.", "I lie still and let my breath come and go.", "I give myself rest <reason>.",
      ],
      distanced: [
        "You let the day go and rest.", "You give your body a quiet hour.", "You can rest, whatever the night brings.",
        "{cue|when you lie down}, you {action|let your shoulders sink}.", "Your body knows how to rest.",
      ],
      mornings: ["I open the curtains and let the light in.", "This morning I get up when my alarm rings."],
      evenings: ["Tonight I let the day end and rest.", "This evening I dim the lights an hour before bed."]),
    Family(
      "daily care", .build, theme: "Small care",
      words: """
        water hydrate hydrated hydration medicine medication pill vitamin tablet floss flossing teeth posture sunscreen vegetable veggies
        greens healthy
        healthier health routine blood-pressure stretch fruit eat-healthy eating-healthy eat-better cook cooking skin-care
        """,
      ifThen: [
        "{cue|after I brush my teeth}, I {action|drink a glass of water}.#water hydrate hydrated hydration healthy healthier health",
        "{cue|when I sit down to work}, I {action|put a full glass beside me}.#water hydrate hydrated hydration",
        "{cue|before each meal}, I {action|drink a glass of water}.#water hydrate hydrated hydration",
        "{cue|when I put the kettle on}, I {action|fill my water bottle}.#water hydrate hydrated hydration",
        "{cue|at breakfast}, I {action|take my tablet with water}.#medicine medication pill vitamin tablet blood-pressure",
        "When I set the table, I {action|put my tablets beside my plate}.#medicine medication pill vitamin tablet blood-pressure",
        "{cue|after dinner}, I {action|floss one tooth and go on from there}.#floss flossing teeth",
        "{cue|when I sit down}, I {action|lengthen my back and drop my shoulders}.#posture",
        "When I make lunch, I {action|add a handful of greens}.#vegetable veggies greens healthy healthier health fruit cook cooking",
        "{cue|when the kettle boils}, I {action|stretch my arms to the ceiling}.#stretch health healthy healthier routine posture",
        "{cue|after breakfast}, I {practice|do one small thing for my body}.",
        "{cue|when I wash my face}, I {action|put on my sunscreen}.#sunscreen skin-care",
        "{cue|when I get home}, I {action|do the next small bit of my routine}.",
      ],
      steady: [
        "I look after my body in small ways.", "I take good care of my body today.", "My body gets a little care from me each day.",
        "I choose what is good for my body.", "I look after my body <reason>.",
      ],
      distanced: [
        "You look after your body, one small act at a time.", "You take good care of yourself today.",
        "You can do this small thing right now.",
        "{cue|after breakfast}, you {action|do one small thing for your body}.",
      ],
      mornings: ["I begin this day with a glass of water.", "This morning I do one small thing for my body."],
      evenings: ["Tonight I thank my body for carrying me.", "This evening I get things ready for the morning."]),
    Family(
      "exercise", .build, theme: "One step, then the next",
      words: """
        exercise exercising workout work-out working-out gym run running runner jog jogging walk walking move moving fit fitness sport
        sports swim swimming
        cycle cycling bike biking yoga train training marathon push-up pushup strength steps step active dance dancing climb climbing hike
        hiking
        muscle pilates in-shape lift lifting squat plank couch stronger strong
        """,
      but: "step-back out-of dog-training",
      ifThen: [
        "{cue|after breakfast|after work}, I {practice|put on my shoes and walk}.",
        "{cue|when I get home}, I {action|change into my sports clothes}.",
        "{cue|when I feel too tired}, I {action|move for just five minutes}.",
        "{cue|when my alarm rings}, I {action|step into my shoes}.",
        "{cue|before lunch}, I {practice|take a ten minute walk}.",
        "{cue|after I brush my teeth}, I {action|do ten slow squats}.",
        "{cue|when the kettle boils}, I {action|stretch my legs and my back}.",
      ],
      steady: [
        "I move my body a little each day.", "I start with one step and then take another.", "I begin small and keep moving.",
        "I like how it feels when I have moved.", "I am becoming someone who moves each day.", "I move my body <reason>.",
      ],
      distanced: [
        "You start with one step.", "You put on your shoes and begin.", "You do just the first five minutes.",
        "{cue|when you feel tired}, you {action|move for five minutes}.", "You take the stairs, one step after another.",
      ],
      mornings: ["This morning I choose when I move today.", "I stretch once before the day begins."],
      evenings: ["Tonight I put my shoes by the door.", "This evening I thank my legs for each step."]),
    Family(
      "gratitude", .build, theme: "Warmth",
      words: """
        gratitude grateful thankful appreciate appreciation relationship wife husband partner kid child children family friend listen
        listener listening kind
        kinder kindness mother father mom mum dad parent marriage son daughter compliment friendship love boyfriend girlfriend
        """,
      ifThen: [
        "{cue|at dinner}, I {action|say one thing that I appreciate}.",
        "When someone speaks to me, I {action|turn to them and listen}.",
        "{cue|when I wake up}, I {action|name one thing I am grateful for}.",
        "{cue|when I get home}, I {action|ask one question and listen}.",
        "When someone helps me, I {action|say thanks and say what for}.",
        "{cue|before I go to bed}, I {action|write down one good thing}.",
        "{cue|when I think of a friend}, I {action|send a short kind message}.",
        "{cue|on Sunday afternoon|on my way home}, I {practice|write to a friend}.",
      ],
      steady: [
        "I listen before I answer.", "I notice one good thing in each hour.", "I tell people what I like about them.",
        "I make time for one person today.", "I look for one small good thing.", "I make time for others <reason>.",
      ],
      distanced: [
        "You listen before you answer.", "You notice the small good things.", "You say the kind thing aloud.",
        "When someone speaks, you turn to them and listen.",
      ],
      mornings: ["This morning I name one thing I am grateful for.", "Today I tell one person what I like about them."],
      evenings: ["Tonight I write down one good thing.", "This evening I listen to one person with my whole attention."]),
    Family(
      "anything to build", .build, theme: "One small step",
      words: "",
      ifThen: [
        "{cue|after breakfast|after lunch|after work}, I {practice}.",
        "{cue|after breakfast}, I {action}.",
        "{cue|after breakfast|after work}, I take one small step <toward>.",
        "{cue|when I sit down|after dinner}, I give <doing> my next ten minutes.",
        "{cue|when I hesitate}, I {action|begin with just two minutes}.",
        "{cue|when the day begins}, I {action|choose my first small step}.",
        "{cue|when it feels hard}, I {action|make the next step smaller}.",
        "{cue|when I pour my coffee}, I {action|name my next small step}.",
        "{cue|when I put my keys down}, I {action|set a timer and begin}.",
        "When I have done five minutes, I choose whether to go on.",
        "When I miss a day, I begin again with one small step.",
        "When I get stuck, I ask one person for help.",
        "When I am done, I mark the day on my calendar.",
        "{cue|before I look at my phone}, I {action|start with the easiest part}.",
        "{cue|when I get home}, I {practice|do the first small step}.",
      ],
      steady: [
        "I take one small step <toward> today.", "I make room for <doing> today.", "I am learning to <become>.",
        "I come back to <doing>, one day at a time.",
        "I take one small step today, and it counts.", "I begin small and go on from there.",
        "I make the first step easy to take.", "I choose what I do with the next ten minutes.", "I go on from where I am.",
        "I make time for what matters to me.", "I keep my steps small and steady.", "I take one small step <toward> <reason>.",
        "I take one small step today <reason>.",
      ],
      distanced: [
        "You take one small step <toward> today.", "You begin small and go on from there.", "You know your next step, and you take it.",
        "You make the first step easy, and you take it.", "You go on from where you are.", "You can do two minutes of this right now.",
        "You choose what the next ten minutes are for.", "You made a start, and you can make another.",
        "{cue|when you hesitate}, you {action|begin with two minutes}.", "You are learning to <become>.",
      ],
      mornings: ["This morning I choose my one small step.", "Today I make ten minutes for what matters to me."],
      evenings: ["Tonight I name one step that I took.", "This evening I get the next small step ready."]),
    Family(
      "anything to quit", .quit, theme: "My own choice",
      words: "",
      ifThen: [
        "{cue|when I feel like <act>|when I catch myself <doing>}, I {action|take three slow breaths}.",
        "{cue|when I feel like <act>|when the urge comes}, I {action|walk to another room} until the urge fades.#an-act",
        "{cue|when the urge comes}, I {action|stand up and drink a glass of water}.#an-act",
        "{cue|when I notice the old habit}, I {action|put both feet on the floor and breathe}.",
        "{cue|when I feel restless}, I {action|go outside for five minutes}.",
        "{cue|when I notice the pull}, I {action|name five things that I can see}.",
        "{cue|when I get bored}, I {action|call somebody I like}.",
        "{cue|when it gets hard}, I {action|put a hand on my chest and breathe}.",
        "When I have waited ten minutes, I choose again.",
        "When I slip, I return to my next small step.",
        "{cue|when I am tempted}, I {action|walk once around the block}.",
        "{cue|when the urge comes}, I breathe out slowly and {action|wait for ten minutes}.#an-act",
        "{cue|when I feel like <act>|when I catch myself <doing>}, I {action|ask what I need right now}.",
      ],
      steady: [
        "I let each urge rise and fade like a wave.#an-act", "I ride out one urge at a time.#an-act",
        "I make my own choice in this moment.", "I notice the old habit and choose again.",
        "I can feel the pull and still choose.", "I leave one breath between the urge and what I do.#an-act", "I go on from where I am.",
        "I notice what I feel and choose what I do.", "I give my hands something good to do.",
        "I choose what my time is for.", "I am learning to pause before I act.", "I make my own choice <reason>.",
      ],
      distanced: [
        "You let this urge rise and pass.#an-act", "You can pause before you act.", "You have seen urges come and go.#an-act",
        "You notice the old habit, and you choose again.",
        "You can feel the pull and still choose.", "You take one breath and choose again.", "You go on from where you are.",
        "You notice what you feel, and you choose what you do.", "You can wait for ten minutes and see.",
        "{cue|when the urge comes}, you {action|take three slow breaths} and let the urge pass.#an-act", "You choose what comes next.",
      ],
      refusal: [
        "I don't <do>.", "I don't <do>, and I choose what comes next.", "I don't <do>, and I take a slow breath.",
        "{cue|when the urge comes}, I tell myself that I don't <do>.",
      ],
      mornings: ["Today I meet each urge with one slow breath.#an-act", "This morning I choose what today is for."],
      evenings: ["Tonight I name one urge that came and went.#an-act", "This evening I thank myself for one good choice."]),
  ]
}
