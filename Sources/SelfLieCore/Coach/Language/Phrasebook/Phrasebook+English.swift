extension Phrasebook {
  /// The phrasebook of English.
  public static let english = Phrasebook(
    language: "en",
    notation: .english,
    contractions: contractions,
    negativeEnding: ("n't", "not"),
    elisions: words("til tis twas cause em n round bout"),
    titles: words("dr doctor mr mister mrs ms miss prof professor sir lady st saint agent captain"),
    numberSign: ("no", "number"),
    names: words("no will hope rich best stop must perfect weak lazy shame grace magic"),
    verbsOfSaying: words(
      """
      say says said saying tell tells told hear hears heard hum hums sing sings sang read reads call calls called write writes wrote play
      plays
      whisper whispers answer answers think thinks repeat repeats watch watches ask asks title word song book film letter
      """),
    firstPerson: words("i me my mine myself we us our ours ourselves"),
    secondPerson: words("you your yours yourself"),
    courtesies: WordList("thank|thanking|bless|excuse you, how are you, see you later|soon|tomorrow"),
    subjects: words("i you we he she it they my your let"),
    joiners: words(
      "and or that what who which where when whenever if because than as the a so but until to of for with on about before after while"),
    subordinators: words("when whenever if once after before while"),
    longSubordinators: ["as soon as", "every time", "each time", "the moment", "any time", "the next time"].map(row),
    noCues: [
      "once a", "once more", "once again", "once and for all", "once per", "once every", "after all", "before long", "if only",
      "if not now",
    ].map(row),
    cuePrepositions: words("at on in during by from upon every each first outside around between"),
    times: WordList(
      """
      at|by|around|until|from one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|night|dawn|sunrise|sunset|lunchtime
      at|by|around|until|from 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24
      at|during|over|with breakfast|lunch|dinner|supper|bedtime|work|home|school, at the table|gym|office|desk|door|station|start|end
      every|each morning|evening|night|noon|afternoon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|hour|lunchtime|weekday|weekend
      in the morning|mornings|evening|evenings|afternoon|shower|car|kitchen|lift|elevator, on the way|bus|train|stairs|phone
      on monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays|saturday|saturdays|sunday|sundays
      on my way, in bed, in meetings, on stage, during meetings
      """),
    clauseMarks: WordList(
      """
      because, so that, and|or i|you|we|he|she|they, and|but then, but, although, though, unless, until i|you|we|it|he|she|they, while
      even if, even though, whereas, provided that
      so i|you|we|my, when, whenever, if, as soon as, before i|you|we|he|she|it|they|my|the, after i|you|we|he|she|it|they|my|the
      since i|you|we
      """,
      except:
        "as if, before|after my|the _ _ _ round|rounds|shift|shifts|exam|exams|interview|interviews|meeting|meetings|lesson|lessons|service|game|match|race|appointment|speech, because of, nothing but, anything but, anything|all but, if only, a while, worth while, for a while, once in a while"
    ),
    conjunctions: words("and but so or then because i you we yet"),
    determiners: words(
      "a an the my your his her its our their this that these those some any each every no one of for in at on with as from by about into"),
    auxiliaries: words("can will could may might would do does did shall should must to also please"),
    adverbs: words(
      """
      always never often now also just simply still only gently then first soon today already so very really truly quite too even ever once
      sometimes rarely usually again instead here there maybe perhaps more much not
      """),
    stative: words(
      """
      am are is was were be been being have has had having feel feels felt deserve deserves love loves like likes know knows believe
      believes
      trust trusts own owns need needs want wants hope hopes wish wishes attract attracts matter matters belong belongs exist exists seem
      seems
      become becomes prefer prefers hate hates dislike depend depends mean means contain consist possess lack remember understand
      understands
      radiate radiates shine shines glow vibrate and or but too who that which as in on at of for with the a my your
      """),
    actions: actions,
    vowels: "aeiouy",
    common: words(
      """
      i me my mine you your he she it we they the a an to and of in on at for with is am are was be have do does not no this that when if
      after before because so but or as by from up out can will what how more one today each every day let
      """),
    foreign: words(
      """
      ich bin und nicht mein meine ist mich mir wir sie ein eine der das wenn dann jeden heute auch mit auf zu sehr immer ruhe
      je suis mon ma mes pas et le la les une des est dans avec pour quand chaque jour très toujours moi tres
      yo soy mi el los las una es con para cuando cada hoy siempre muy y por que estoy tengo
      sono il lo gli di che con ogni giorno quando oggi sempre molto ho io
      ik ben mijn niet een het van met elke dag vandaag altijd wanneer
      eu sou meu minha nao não um uma sempre hoje quando dia
      """),
    negations: WordList(
      """
      not, never, never-ever, no, no more, no longer, none, nothing, nobody, nowhere, neither, nor, noone, no-one, without, hardly, barely
      scarcely, stay|stays|staying|keep|keeps|keeping away from, steer|steers|stay|stays clear of, lay|lays off, swear|swears off
      stop|stops|stopped|stopping|stopp|stoped *ing, stop|stops|stopped|stopping my|the|this|all|myself|it|with|from|me|that|these
      quit|quits|quitting|quitted, avoid|avoids|avoided|avoiding, refrain|refrains|refraining, refuse|refuses|refused|refusing to
      give|gives|giving|gave up, get|gets|getting rid of, cut|cuts|cutting out, kick|break|breaking my|the|this habit, cease|ceases to
      unafraid, unhappy, unworried, unstressed, unbothered, unkind, unfair, unsafe, unsure, unworthy, unhealthy, unproductive, unaffected
      impatient, insecure, dislike|dislikes
      """,
      except: """
        nowhere to go|be|rush, go|goes|going|lead|leads nowhere, helps|hurts|serves|blames nobody|noone, that|and nobody|noone is|was _ watching|judging|looking|counting|perfect|laughing, lack|lacks|want nothing, was|is|were|are never mine|yours|ours, like nobody|noone is|was, like no one is|was, nothing has|needs to be, not alone|hurry, not my thoughts|illness|diagnosis|mistakes|past, no hurry|rush|shame|feeling, have|has nothing to prove, need not be perfect, like it or not
        say|says|saying|said|answer no, do|does not need|have|owe, not need to|a|any|anyone|anybody, no matter how|what|where|who|when|which, no doubt, yes and|or no, nothing but, without fail
        not only|just, tell|tells|telling|told him|her|them|people no, to my|your no, without my|our|the phone|phones|screens|notes|music|help|shoes
        stop|stops eating when|once|as, stop|stops talking|moving|typing|scrolling|working and, and stop|stops talking|moving|typing|scrolling|working, without a screen|script|ripple|sound|word|trace|hurry, without phones|screens|tv|television|devices, not the storm|waves|weather|noise|clouds
        why not, whether or not, if not now, no more|less|later|longer|fewer than, bus|tram|train|pit|full|non|next|last|first stop
        can not wait to, can not help but, what|that|which|whatever|things|who i can|could|do|am not
        stop light|lights|sign|signs|watch|button, the stop, give|gives|giving up my|the|a seat|place|chair|spot, avoid|without a|any doubt
        """),
    refusals: WordList("i|you|we|he|she do|does not"),
    obligations: WordList(
      """
      should not, must not, ought not to, ought not, should, must, ought to, ought, have|has|had|having to, need|needs|needed|needing to
      duty to, no choice but to
      have|has got to, got to, am|are|is supposed|obliged|forced|required|expected to, supposed to, had|would better
      """,
      except: """
        how|what ... was|were supposed, nothing has|needs to, not need|needed|have to, no longer need|needs|have|has to, a|an|the|total must, what|all|everything|that|something|whatever|much|little i|you|we have|need to, have|has|having to do with
        as|than|how|where it|they|things|i|he|she should, how|what the|my|a _ should, how|what today|tomorrow|life|others|people|everyone|everything|love|success|work should, my|the|a|an|any|this|that|your|our need|needs to, got to know|see|meet, must have
        """),
    inabilities: WordList(
      """
      can not, could not, not able, not capable, unable, incapable, struggle|struggles|struggled|struggling, fail|fails|failed|failing
      helpless, hopeless, powerless, hopelessly, wish|wishes i|you could|were|had|knew|would|did, if only i|you|it|he|she|my|they
      """,
      except:
        "what|that|which|whatever|things|who i can|could not, without fail, can not wait, can not help but, can not only, not fail, never fail|fails"
    ),
    absolutes: WordList(
      """
      always, never, never-ever, every single, each and every, completely, totally, entirely, absolutely, utterly, perfect, perfectly
      perfection
      every second|minute|moment of every|the|my, everything, nothing, constantly, forever, for ever, all the time, all of the time, at all times, definitely, in every way|situation|circumstance|case
      once and for all, for the rest of my|your life, zero mistakes|errors|fear|doubts, every _ in the world
      100 %, 100 percent, hundred percent, one hundred percent, a hundred percent, one-hundred-percent, hundred-percent
      """,
      except: """
        lack|lacks|want nothing, makes perfect, not need|have to be perfect|everything, was|is never mine|yours, nothing has|needs to be perfect, past|present|future perfect, perfect pitch|storm|stranger|fourth|fifth|tense, perfect my|the|this, nothing but
        all the time i|you|we|it|they need|needs|have|want|takes, everything bagel, everything else, everything|all i|you need|have, over|not|beats|before|than perfection
        """),
    fantasies: WordList(
      """
      can fly|levitate if|when|because|like|through|without|., walk|walks through walls|on water, see|sees the future, live|lives for|to ... hundred|thousand years, immune to every|all|any|everything, read|reads everyone's|people's|her|his mind|minds
      never age|ages|die|dies|sleep|sleeps, need|needs no|zero sleep|food|rest
      best, unstoppable, un-stoppable, invincible, unbeatable, limitless, superhuman, rich, wealthy, wealth, riches, famous, fame, genius
      effortless, effortlessly, millionaire|millionaires, billionaire|billionaires, magically, magic, miracle|miracles, miraculous, miraculously
      universe, manifest|manifests|manifesting, abundance, abundant, flawless, flawlessly, greatest, smartest, strongest, richest, happiest, fittest
      most successful|beautiful|powerful|attractive|popular, number one, superstar|superstars, dream life|body, lottery, jackpot, immortal, made of pure|solid gold|steel, i|you get|land the|a|my promotion|raise|job|offer|role|scholarship|visa|mortgage|award, becomes a bestseller, goes viral, sells out, win|wins the _ league|euromillions|lotto|raffle|pools|sweepstakes, queen|king|emperor of, hundred|thousand years old, flapping my arms, made of butter, results|biopsy|scan|test|tests come|comes back, results|biopsy|scan|tests are|is clear|negative
      irresistible, rock star|stars, rock-star, rockstar
      destined, read minds, bend|stop|control time, live|lives forever, grow|grows ... taller, fly|flies ... with my own|golden|silver wings, my own|golden|silver wings
      teleport|teleports|teleporting, dragon|dragons, unicorn|unicorns, time travel, fly|flies over the|my|a _ city|clouds|mountains|ocean|sea|town|rooftops
      """,
      except: """
        my|your|her|his|our|their|its best, best friend|friends|before|man|part|of luck, the best part|thing|bit|moment of|about|in, best i|you|we can, at best
        rich in|of|coffee|soil|soup
        dragon fruit|boat|boats|dance|dances|tattoo|puppet, draw|paint|draws|paints|read|carve a|the|my|about _ dragon|dragons|unicorn|unicorns
        rich flavor|flavour|taste|chocolate|smell|sauce, magic trick|tricks|show, number one bus, effortless mode, at the universe
        ship's|cargo|the|a manifest
        """),
    softeners: WordList(
      """
      learning, learn, becoming, become, choose, choosing, practise|practice, practising|practicing, today, right now, now, a little, a bit
      more and more, each|every day|morning|evening, day by day, step by step, bit by bit, one step, getting, growing, slowly, allow
      allowed
      working on, on my way, this moment, sometimes, often, beginning, starting, someone|somebody who
      person|kind|type|one|woman|man|people who
      the kind|type|sort of
      """),
    states: words(
      """
      in on at with for here there grateful thankful glad excited ready willing allowed able free open curious going about from of to not
      more aware present awake home outside back done someone somebody my where what who because proud sorry interested up out off over
      among between by into through like just where seated married engaged retired born named called
      """),
    adjectives: words(
      """
      charming amazing loving caring outgoing willing daring interesting exciting boring inspiring outstanding promising trusting
      understanding
      forgiving deserving fascinating stunning attractive glowing thriving flourishing winning giving nurturing captivating compelling
      relaxing
      something nothing everything anything king cunning
      """),
    vagueTimes: WordList(
      """
      someday, some-day, some day, one day, in a while, soon, eventually, sometime, some time, later, later on, at some point
      one of these days, sooner or later
      when the time is right, when the time comes, when i feel|am ready, when i have time, when things|life calm|calms|settle|settles|slow|slows down, when i can, whenever i can, in the future
      when|if i feel like it, when|if i get around|round to it, if i have|find time, if i can, if i want, unless there|it is|rains, unless i feel|am, if my _ holds|lets
      in due time|course
      """,
      except: """
        as soon as, if i|you want a|an|another|some|to, soon after|as, wait|waits|rest|rests|pause one day, one day off|before, one day at a time, for|in|within one day, one day a|per|each|of, no later|sooner than, when i can not
        some time for|to|with|alone|outside|off|in|each, a|the later, minute|minutes|hour|hours|second|seconds|day|days|week|weeks later
        than later
        """),
    deferrals: WordList(
      """
      tomorrow, to-morrow, the day after tomorrow
      next week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter|spring|january
      try|tries|trying|tried to|and|my|harder|hard|not, hope|hopes|hoping to|that|for|i|it|we|my|the
      wish|wishes|wishing to|that|for|i|it|we|my|the
      want|wants|wanted|wanting, want|wants|wanted|wanting to, would like|love to, plan|plans|planning to|on, intend|intends|intending to
      aim|aims|aiming to, mean|means|meant to
      am|are|is going to, about to
      will, shall, will be going to, might, maybe, perhaps, if only, hopefully
      """,
      except: """
        going to the|a|an|my|our|your|bed|work|school|church|class|town|sleep|therapy|meetings|yoga|practice|rehearsal|college|university
        what|whatever|all|as|where i|you|we want, what i|you hope|wish
        wish|wishes my|the|him|her|them|everyone ... happy|merry|good|luck|well, will my hand|hands|body|legs|feet
        my|your|her|his|the|this|free|good|strong|own|of|iron|a|our|with will
        at will, will power, will and, where there is a will, my|our|the|a|of|with|new|some|find|have|give hope, hope and
        my|a|birthday wish, my|a|the plan to, for tomorrow, tomorrow morning, until tomorrow, about to begin|start
        """),
    comparisons: WordList(
      """
      than others|other|another|anyone|someone|somebody|anybody|everyone|everybody|most|him|her|them|they|you|people|all|those|average|he|she|the rest|competition
      than the others|rest|competition|average|other|crowd, more|louder|better|faster than anyone|anybody
      than all my|the|of, than my|your|our brother|sister|friends|friend|colleagues|peers|neighbors|neighbours
      than my|your|our boss|ex|parents|father|mother|team|rivals|classmates|coworkers
      better|worse|smarter|faster|stronger|thinner|richer|calmer than
      like everyone|everybody|others, like everyone|everybody else, like other|normal people, like the others|rest
      as good|smart|strong|thin|fit as
      compared to|with, compare|compares|comparing myself|yourself|me, second to none, second-to-none
      ahead of others|everyone|everybody|them
      the best|most|greatest|strongest|smartest|fastest|calmest ... on earth, the best|most|greatest|strongest|smartest|fastest ... in the world
      unlike others|other|most|everyone|everybody, unlike my|the|all colleagues|friends|neighbours|neighbors|brother|sister|peers|others|rest
      outdo|outrun|outshine|outperform|surpass everyone|everybody|others|them|him|her|all, beat|beats everyone|everybody|others|him|her
      """,
      except: """
        than yesterday|before|last|i|ever|nothing|none|never|usual|that
        i|you|we|really|also|to|would|do like everyone|everybody|others|other|the
        stronger|bigger|louder than my|this|the|any|every|a craving|cravings|fear|fears|urge|urges|habit|habits|excuses|doubts|worries|anxiety
        than the last|day|old|time|one, than i|you think|thought|know|knew|believe|feel|felt, better than my|your old|past|former, as good as i|my
        """),
    blame: WordList(
      """
      guilty, guilt, weak, lazy, pathetic, my|all fault, my own fault, ashamed, shame, shameful, worthless, useless, stupid, idiot, dumb
      loser
      such a pig|cow|slob|loser|failure, a|such failure, a|an|such total|complete|utter|absolute|awful|terrible|hopeless|_ failure|mess|fool|idiot|disaster, am an|a|such awful|terrible|horrible person, my fat|stupid|lazy|ugly, disgusting, ugly, hate|hating|blame|blaming|despise myself|yourself|my, a|such bad|terrible|horrible|awful|lousy|hopeless|useless mother|mum|mom|father|dad|parent|son|daughter|wife|husband|partner|friend|person|man|woman|human|boss|teacher|cook|driver|listener|worker|student|leader|manager|colleague|sister|brother|dancer|singer|writer, bad|terrible|horrible person, am|are broken
      unlovable, am|are a _ pig|cow|slob|whale, am|are|so|too fat, coward, good for nothing, good-for-nothing, lazybones, beat|beats|beating myself|yourself up, a burden
      wasted|wasting _ _ years|decades|youth of|my, wasted|wasting my _ life|youth|years, a disappointment, a mess, stupidly, it is|was ... fault, ruined|destroyed|wrecked me|my, deserve|deserves the|this|my|to|all|it _ pain|suffer|punishment|punished|fail|hurt, made me like|who this|that|i
      """,
      except: """
        to|of|up|make|makes|making|leave|leaves|leaving a mess, good|better|gracious loser, weak tea|coffee|spot|spots|link|signal|point|points|hand
        lazy sunday|sundays|morning|mornings|afternoon|day|days|eye|susan|river|cat|cats|dog|dogs
        set|sets|put|puts|lay|lays|leave|leaves down|aside|behind the|my|this|all guilt|shame, let|lets go of the|my|this guilt|shame, meet|meets|greet|greets|welcome|notice|name|hold|holds|soothe|soothes|comfort|answer|thank|hear the|my|this shame|guilt, shame|guilt with kindness|care|compassion|warmth|tenderness|gentleness|a, guilty pleasure|pleasures, ugly duckling|sweater, no shame in, shame pass, about|of|with my|the|this shame|guilt, shame|guilt is not
        """),
    promises: WordList(
      """
      heal|heals|cure|cures|shrink|shrinks _ cancer|diabetes|tumours|tumors|disease|diseases|infections, get|am|become pregnant by|this|in|before
      cure|cures|cured|curing, heal|heals|healed|healing my|your|me|myself|from|all, diagnose|diagnosed|diagnoses|diagnosis, lottery, lose|loses|losing|lost|drop|drops|dropping|shed|sheds ... kg|kgs|kilo|kilos|kilogram|kilograms|pound|pounds|lb|lbs|stone
      lose|loses|losing|lost|drop|drops|dropping|shed|sheds ... *kg, lose|loses|losing|lost|drop|drops|dropping|shed|sheds ... *lbs
      guarantee|guaranteed|guarantees, medication|medications|medicine|medicines|meds|antidepressant|antidepressants|insulin|pill|pills
      earn|earns|earning|win|wins|make|makes|making ... million|millions|billion|billions|thousand|thousands|dollars|euros
      double|triple my income|money|salary
      make|makes my|the cancer|diabetes|tumour|tumor|illness|disease|arthritis|asthma disappear|vanish, drop|drops|lose|loses ... dress|clothes size|sizes, tumour|tumours|tumor|tumors|cancer shrink|shrinks|disappears|melts|dissolves|heals, makes|make|making me a|rich|wealthy|famous|thin _ millionaire|billionaire
      makes|make|making me rich|wealthy|famous|immortal, money flows|comes|pours|falls to|into
      keep|keeps|keeping ... virus|viruses|depression|cancer|illness|disease|pain|flu away, dissolve|dissolves|melt|melts|shrink|shrinks my|the _ tumour|tumours|tumor|tumors|kidney|cyst
      my|the cancer|eczema|migraine|migraines|diabetes|asthma|depression|arthritis|tumour|psoriasis|illness is|are gone|healed|cured, my|the cancer|eczema|migraine|migraines|diabetes|asthma|depression|arthritis|tumour|psoriasis|illness heals|disappears|vanishes|disappear, thousand|million|hundred|dollars|euros|pounds|money flow|flows|come|comes to|into, dollars|euros|pounds|money a|per day|week|month come|comes
      tumours|tumors|stones melt|dissolve|shrink, heals|healing itself, dollars|euros|pounds|money come|comes to me, sends|brings|gives me _ _ dollars|euros|money|million
      get rich quick, free of|from cancer|depression|disease|illness|pain, cancer-free, symptom-free, disease-free, pain-free
      """,
      except: """
        give|gives|giving|take|takes|taking|took|inject|injects|injecting|use|uses|using my|the|your|a|one ... medication|medications|medicine|medicines|meds|pill|pills|insulin|antidepressant|antidepressants
        study|studies|studying|read|reading|practise|practice medicine, insulin check|checks|pump|pen|level|levels, pill|medicine box|reminder|organiser|organizer
        sleep|rest|time|laughter|nature|music|love|silence|kindness|movement|water heals|heal me|my
        cure|cures|curing the|a|some|my ham|bacon|fish|meat|olives|salami
        """),
    others: others,
    sleepEffort: WordList(
      """
      fall|falls|falling|fell asleep, fall|falls|falling|fell fast|sound asleep, drift|drifts|drifting|doze|dozes|nod|nods off
      get|gets|getting to sleep, go to sleep fast|quickly|right|immediately|instantly|now, must sleep
      sleep fast|faster|quickly|instantly|immediately, make|force|forcing|making myself sleep|to, try|trying to sleep, sleep through
      sleep eight|seven|nine|8|7|9 hours, asleep in|within, out like a light
      """,
      except: "leg|legs|foot|feet|arm|arms|hand|hands fall|falls|fell asleep"),
    calming: WordList("calm down, calm myself|my|yourself|your, relax, stay|keep|remain|be calm|relaxed|cool, am|are calm|relaxed"),
    artefacts: WordList(
      "affirmations for women|men|you|kids|beginners|success|confidence, how to write affirmations, as an ai, language model, lorem ipsum, tbd, todo, xxx, placeholder, insert your, your goal here, affirmation above|below, let me know if, hope this helps"
    ),
    artefactStarts: WordList(
      """
      here is|are a|an|the|your|my|some|one|another|another, sure here, sure i, certainly, of course here, absolutely here, affirmation
      affirmations, chapter|lesson|part|tip one|two|three|four|five|1|2|3|4|5|6|7|8|9|10
      output, answer, option one|two|three|a|b|1|2|3, sentence, assistant, user, system, json, note that
      """),
    swaps: swaps,
    choose: ("choose to", "chooses to"),
    chooseOne: "choose",
    learning: "learning to be",
    becoming: "becoming",
    atTheUrge: "When the urge comes, I",
    forms: Forms(
      first: "i", be: "be", beFirst: "am", beOther: "are", beThird: "is", not: "not",
      fromSecond: ["your": "my", "yours": "mine", "yourself": "myself"]),
    topics: topics,
    change: change,
    stopwords: words(
      """
      i me my mine myself a an the to of in on at for with and or be am is are was do does have has had get gets getting become becoming
      more
      less better best stop stopping quit quitting give up leave avoid reduce cut down out off no not never want wants would like need
      should must
      can will try start starting begin keep keeping make making feel feeling day days time times daily every each week when while after
      before
      this that it as by from so too because much many some any about into again good bad well habit habits lot always often during someone
      something thing
      things one go going take taking finally really very own being am im don't your you home work morning evening night life
      """),
    light: words(
      """
      let use using having delete deleting uninstall i'm can't don't doesn't didn't isn't won't since looking look addiction hate lose losing check checking remember wrecked ordering order putting putting sign clear
      enough improve improving cutting giving spending drinking eating drink eat practise practice spend stay through how small big little long short same next last first new old ago left right around under near back away over again
      monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekend weekends
      weekday weekdays weeknight weeknights hour hours minute minutes second week weeks month months year years yearly weekly monthly nights mornings evenings
      tonight today tomorrow yesterday moment noon midnight daily winter summer spring autumn dark come coming fall falling able learn learning
      lot lots bit piece pieces times twice once half whole least most few several part reason reasons way thing stuff hard easy
      please help trying tried sure ready without only just still even myself everyone everybody everything anything nothing none
      person people others other their them they him her his she who whose what which where why
      """),
    removers: [
      "put", "leave", "throw", "give", "hand", "pour", "push", "walk", "lay", "set", "hide", "return", "pass", "turn", "switch", "let",
    ],
    harmless: WordList(
      """
      drink|drinks|drinking ... water|tea|coffee|juice|milk|smoothie, drink|drinks|have|pour ... alcohol-free|non-alcoholic|ginger, drink|drinks it
      eat|eats|eating ... apple|fruit|vegetables|breakfast|lunch|dinner|slowly
      bite into, pick up|out, feed my|the|them, nail|nails the|a|it, light|lights ... candle|candles|lamp|lamps|fire|stove
      smoke|smokes|smoking|smoked ... salmon|fish|ham|bacon|meat|trout
      """),
    endings: Stem.english,
    danger: .english,
    sense: .english,
    dialogue: .english)

  private static func words(_ text: String) -> Set<Substring> { Set(text.split(whereSeparator: \.isWhitespace)) }

  private static func row(_ text: String) -> [Substring] { text.split(separator: " ") }

  /// The contractions that the speech side knows, and the forms that people write without the apostrophe.
  private static let contractions: [Substring: [Substring]] = {
    var table: [Substring: [Substring]] = [
      "cannot": ["can", "not"], "ain't": ["am", "not"], "im": ["i", "am"], "ive": ["i", "have"], "youre": ["you", "are"],
      "aint": ["am", "not"], "shan't": ["shall", "not"], "hafta": ["have", "to"], "oughta": ["ought", "to"],
    ]
    for person in ["he", "she", "it", "they", "there"] as [Substring] { table[person + "'ll"] = [person, "will"] }
    for person in ["you", "he", "she", "we", "they"] as [Substring] { table[person + "'d"] = [person, "would"] }
    for (one, several) in Language.english.equals {
      guard one.count == 1, several.count > 1, let word = one.first else { continue }
      let full = several.map { Substring($0) }
      table[Substring(word)] = full
      guard full.last == "not" else { continue }
      // Without the apostrophe, and with it before the "n".
      table[Substring(word.filter { $0 != "'" })] = full
      table[word.dropLast(3) + "'nt"] = full
    }
    return table
  }()

  private static let others: WordList = {
    let persons = "he|she|they|everyone|everybody|people|folks|others|someone|somebody|fate|god"
    let owned = """
      boss|partner|wife|husband|mother|father|mom|mum|dad|parents|kids|children|son|daughter|friend|friends|family|team|colleagues|manager|teacher|\
      ex|girlfriend|boyfriend|customers|clients|audience|crush|brother|sister
      """
    let verbs = """
      will|would|make|makes|love|loves|like|likes|respect|respects|promote|promotes|hire|hires|admire|admires|accept|accepts|choose|chooses|\
      approve|approves|want|wants|forgive|forgives|adore|adores|reward|rewards|provide|provides|owe|owes
      """
    let adverbs = "always|really|finally|soon|truly|all|now"
    let subjects = [persons, "my|your|our|the \(owned)", "the|this world|universe|audience|others", "all|most people"]
    let entries = subjects.flatMap { ["\($0) \(verbs)", "\($0) \(adverbs) \(verbs)"] }
    return WordList(
      entries.joined(separator: ","),
      except: """
        people like me can|could|do|deserve|are|have|who|get|find|with|to
        help|let|lets|watch|see my|our|the \(owned)
        help|helps|helping|let|lets|letting|watch|see|than|as|with|like|for|to|of|and people|others|someone|everyone|everybody|them|they|he|she
        """)
  }()

  private static let actions = words(
    """
    accept act add answer apologise apologize apply appreciate arrange arrive ask attend bake become begin bike bite block book breathe
    bring brush build buy call care carry celebrate change chat check chew choose clap clean clear climb close collect come commit
    compliment connect continue cook count cover create cross cut cycle dance decide delete describe dim do drag draw dress drink drive
    drop eat encourage end enjoy enter exercise exhale explain explore express face feed fetch fill find finish fix focus fold follow
    forgive gather get give glance go greet grip grow hand hang hear help hike hit hold hug hum hydrate imagine improve inhale invest
    invite iron join journal jump keep kneel knock label laugh lay lead lean learn leave lend lengthen let lie lift light listen live log
    look loosen lower make manage mark massage measure meditate meet mend mix move name nap note notice nod offer open order organise
    organize own paint park pass pause pay peel pick place plan plant play plug point pour practice practise praise pray prepare press
    print protect pull push put raise reach read record relax release remove repair repeat replace reply report rest return review ride
    rinse rise roll run save say schedule scribble sell send serve set sew share shop show shower shut sign sing sip sit skip slice slow
    smell smile snack sort speak spend spread sprint squat stack stand start stay steer step stir stop store straighten stretch strike
    study support swap sweep swim switch take talk taste teach tell text thank throw tidy tie touch track train translate travel trust try
    turn type unplug unwind use visit wait wake walk warm wash watch water wear whisper wipe work write yawn breathes chooses gives goes
    does makes takes says speaks walks begins moves
    """)
}
