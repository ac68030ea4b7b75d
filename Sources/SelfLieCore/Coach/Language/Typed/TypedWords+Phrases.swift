/// Phrases that people type, and others by which the same is known.
extension TypedWords {
  /// Says a phrase by another one: "call people" for "phone people". A point behind either ends the goal there.
  mutating func sayByAnother() {
    guard let first = small.first, let sayings = Self.otherwise[first] else { return }
    // "I am a terrible listener, always waiting for my turn".
    let small = ["i", "i'm", "im"].contains(first) ? small.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 } : small
    for saying in sayings where small.starts(with: saying.phrase) && (!saying.isWhole || small.count == saying.phrase.count) {
      let rest = words.dropFirst(saying.phrase.count)
      // "Because I feel too tired" is why somebody cancels, and not why they keep their plans.
      let isExcuse =
        ["stop", "quit"].contains(first) && !["stop", "quit", "less"].contains(saying.other.first)
        && rest.first?.lowercased() == "because" && rest.contains { ["feel", "am", "i'm", "im"].contains($0.lowercased()) }
      words = saying.other + (saying.isEnd || isExcuse ? [] : rest)
      return
    }
  }

  /// The words with a phrase said by another one.
  var saidByAnother: TypedWords {
    var said = self
    said.sayByAnother()
    return said
  }

  /// The words with a phrase said by another one that stands behind who somebody is, or behind "I want to": "I want to stop lending my brother
  /// money" is said as "stop lending my brother money" is.
  /// - Parameter whole: The words with who somebody is.
  func saidBehindWish(of whole: TypedWords) -> TypedWords {
    var said = self
    let isWished = said.drop([
      "i want to", "i just want to", "i really want to", "i wanna", "i'd like to", "i would like to", "i need to", "help me",
    ])
    guard isWished ? ["stop", "quit"].contains(said.small.first) : said != whole else { return self }
    let wish = said
    said.sayByAnother()
    return said == wish ? self : said
  }

  private static let otherwise = read(
    """
    phone people: call people
    stop|quit checking|stalking|looking_at his|her profile|instagram|facebook|page|story: stop checking my ex's profile.
    i feel guilty about|for my divorce|past|mistakes|affair|abortion: forgive myself for my $5
    stay away from my|the|old old|_ friends who: say no to old friends who
    miss my dog|cat less: grieve for my $3
    reconnect|reconnecting with my: be closer to my
    be|being less controlling with my: give more freedom to my
    stop|quit|not criticizing|criticising|criticize|criticise my son|daughter|kids|children|parents|sister|brother|mother|mom|mum|father|dad: be kinder to my $4
    fear|afraid|scared of conflict|conflicts|confrontation|arguments.: speak up for myself
    fear|afraid|scared of ageing|aging|getting_old|getting_older|growing_old.: ageing
    i panic|panicked about|over|because_of: fear of
    be|being|stay|staying|go|become|get|_ smoke-free|smoke_free|smokefree|nicotine-free|nicotine_free|cigarette-free.: quit smoking
    be|being|stay|staying|go|become|get|_ sugar-free|sugar_free.: quit sugar
    be|being|stay|staying|go|become|get|_ alcohol-free|alcohol_free.: quit alcohol
    be|being|stay|staying|go|become|get|_ caffeine-free|caffeine_free.: quit coffee
    stop|quit|no|not|_ looking_at|look_at|checking|using|use|being_on|reading|touching|touch|_ my|the|_ phone while|when|when_i'm|when_i|while_i'm|while_i_am|in_the_car|at_the_wheel|behind_the_wheel driving|drive|_.: stop texting and driving
    stop|quit|no|not|don't texting|text|scrolling|answering_messages|reading_messages while|when|when_i'm|when_i|in_the_car|at_the_wheel driving|drive|_.: stop texting and driving
    i keep starting projects|things|new_projects and never finish|finishing them|any|anything|one.: finish what I start
    freeze|freezing in exams|tests|interviews|meetings: stay calm in $2
    i freeze in exams|tests|interviews|meetings: stay calm in $3
    i freeze|blank during exams|tests|interviews|meetings|presentations: stay calm in $4
    stop|quit|not talking to myself like i'm|i_am stupid|an_idiot|dumb|a_failure|worthless|nothing|trash: be kind to myself
    stop|quit blaming myself for my|what|the|not|being|losing|everything|things: forgive myself for $5
    stop|quit|not caring|worrying|thinking so_much|too_much|_ about|_ what my|the neighbors|neighbours|family|friends|coworkers|colleagues|relatives|parents|classmates think|say: stop worrying about what others think
    purge|clear|clear_out|clean_out|clean_up|delete old|my_old|my|the_old emails|mails|inbox: clear out my inbox
    allow myself to be happy again: be happy again
    stop|quit googling my|_ symptoms every_time|whenever|when|each_time i feel: stop worrying about my health when I feel
    i find myself alone: lonely
    get rid of my stutter|stammer|stuttering|stammering.: my stutter.
    get rid of my debt|debts.: get out of debt.
    i doubt all|every_single|every_one_of|every my|_ decision|decisions|decision_i_make.: trust my own decisions.
    get more|things|stuff|more_things done: be productive
    not|don't|never giving|give up on learning: keep learning
    not|don't|never giving|give up on my dream|dreams.: believe in my $6 .
    i keep|always cancelling|canceling|cancel plans with: keep the plans that I make with
    enjoy|enjoying being|life single|as_a_single.: enjoy my own company.
    stop|quit|i|_ eating|eat in secret: sit down at the table to eat
    stop letting my boss|coworkers|colleagues|manager take credit for my|the ideas|work: speak up for my $9
    stop letting my boss|coworkers|colleagues|husband|wife|partner|mother|sister interrupt|interrupts me: finish my sentence when my $4 interrupts me
    stay|staying focused on my homework|studies|essay|thesis|reading: work on my $5
    stop letting people use|walk_all_over|take_advantage_of me: stand up for myself
    stop being so|too|_ afraid|scared|terrified of the dentist and_finally_make_an_appointment|and_make_an_appointment|and_finally_go|and_go|_: go to the dentist
    slay|ace|smash|nail|murder|crush|kill|rock my|the|that|this exam|exams|test|tests|finals|midterms|a-levels: pass my exam
    slay|ace|smash|nail|murder|crush|kill|rock my|the|that|this interview|interviews|job_interview: prepare for my interview.
    slay|ace|smash|nail|murder|crush|kill|rock my|the|that|this presentation|talk|speech: give a good presentation.
    knock|wow them dead|out|over in my presentation|talk|speech: give a good presentation.
    end|finish my work_day|workday|working_day at: leave work at
    stop|quit|not burning|burn dinner|my_dinner|food|the_food|my_food: set a timer when I cook
    end|finish the|this year debt free|debt-free: get out of debt.
    play|playing less|fewer shooter|video|computer games: play fewer video games
    my|the apartment|flat|house|kitchen|room|bedroom|desk|garage|closet|wardrobe|office.: tidy my $2
    get rid of the|my|all_the stuff|things|junk|clutter in the|my garage|attic|basement|cellar|closet|spare_room|bedroom: clear out my $8 .
    stop falling for men|women|guys|people who: choose $4 who treat me well.
    believe|feel i|that_i|like_i deserve to be loved.: self-worth.
    get|grow|getting|growing|age|ageing|aging older|old|_ gracefully: accept getting older
    gym once|twice|three|four|five|every|each|on|after|before|in: go to the gym $2
    remember my dad|father|mum|mom|mother|wife|husband|brother|sister|son|daughter|grandma|grandmother|grandpa|grandfather with: think of my $3 with
    texting|calling|messaging|stalking|drunk_texting my ex: stop $1 my ex
    i|_ get|always_get|getting angry|furious|mad when|while i drive|am_driving: drive calmly
    stop|not|i_want_to_stop calling myself stupid|dumb|fat|ugly|names|an_idiot|a_failure when: be kind to myself when
    cope|coping|deal|dealing with losing|the_loss_of my husband|wife|dad|father|mum|mom|mother|brother|sister|son|daughter|friend: grief for my $5 .
    losing my husband|wife|partner: grief for my $3 .
    i_want|i'd_like people|others|everyone to like me.: make friends.
    i_want|i'd_like people|others|everyone|my_boss|my_kids|my_family to respect me.: stand up for myself.
    bad breath.: brush my teeth twice a day.
    rent|my_rent|the_rent is too high.: save money.
    dry mouth before|when: take a sip of water $3
    i|_ make fun of people|others.: speak kindly of others.
    a|one|two|six|three|another month|year|week|months|years|weeks without alcohol|booze|drinking.: stay sober.
    stop|quit chasing people|men|women|guys who don't want|love me.: choose people who treat me well.
    fall|falling back in love with my: be close to my
    stop|quit bingeing when: stop overeating when
    stop|not_be|be_less|not being|be|_ afraid|scared of making mistakes|a_mistake: stay calm when I make a mistake
    100|90|60|30|ninety|sixty|thirty|hundred days without alcohol|booze|drinking.: stay sober.
    stop letting my husband|wife|partner|boyfriend|girlfriend|boss|mother|father|mum|mom|dad talk_down_to_me|put_me_down|walk_all_over_me: stand up to my $4
    my|the mornings.: get up when my alarm rings.
    my|the money|finances.: save money.
    purge my|the|old|my_old emails|inbox: delete my old emails.
    get my blood pressure down|under_control: lower my blood pressure
    binge_watch|binge-watch|binge fewer|less series|shows|tv|netflix.: stop binge watching.
    save|invest more,|more|more_and spend less.: save more money
    spend less,|less|less_and save|invest more.: save more money
    revive|save my dead|dying plants|houseplants.: water my plants
    purge my|the wardrobe|closet|kitchen|garage|bedroom|drawers: declutter my wardrobe.
    sleep|sleeping|fall_asleep|falling_asleep without pills|medication|tablets|sleeping_pills|my_pills.: sleep better.
    stop|quit|not waking|wake up at|in night|the_middle_of_the_night|two|three|four|two_in_the_morning|three_in_the_morning|four_in_the_morning.: sleep through the night.
    wake|waking up less at|in night|the_night.: sleep through the night.
    i have|had no friends.: make friends.
    i don't have any friends.: make friends.
    i spend|waste too much time on my phone.: less phone time.
    spend|spending|waste|wasting too much time on my phone.: less phone time.
    gain|gaining|put_on some|a_bit_of|a_little|_ weight|weight,: add a handful of nuts to my breakfast.
    meet|make my|the deadline|deadlines without panicking|panic|stress|stressing|freaking_out.: stay calm when a deadline comes close.
    choke|choking less under pressure in|at: stay calm in
    stop|not choking|choke under pressure in|at: stay calm in
    i get so|too nervous in meetings that i don't|can't say|speak anything|a_word|up|_.: speak up in meetings.
    kill|killing|waste|wasting time less|_ on my phone.: less phone time.
    too much cheese|bread|pasta|butter|bacon|meat|rice|ice_cream|salty_food|fried_food|pizza: eat less $3
    touch typing: practise touch typing
    i eat too much sugar.: eat less sugar
    i drink too much.: drink less alcohol
    grading papers on time: grade my papers on time
    birdwatching at|in|on: watch the birds $2
    i always leave things last minute: start my work early
    i always leave things to the last minute: start my work early
    tidy|clean bedroom|room|house|desk|flat: $1 my $2
    nursing school: study for nursing school
    stop taking criticism so personally at: stay calm when I get criticism at
    quit|no|stop sugar in my|_ coffee and|or tea: take my coffee and my tea unsweetened.
    quit|no|stop sugar in my|_ tea and|or coffee: take my tea and my coffee unsweetened.
    i|i_always|i_keep say|saying|tell_myself|telling_myself i'll|i_will|i'm_going_to: i want to
    smoke no more than: smoke at most
    quit|no|stop sugar in my|_ tea|coffee: take my $5 unsweetened.
    finish writing my: finish my
    stop cancelling plans with friends at the last minute: keep the plans that I make with my friends
    stop canceling plans with friends at the last minute: keep the plans that I make with my friends
    stop cancelling plans with: keep the plans that I make with
    stop canceling plans with: keep the plans that I make with
    keep a gratitude journal and write in it: write in my gratitude journal
    keep a journal and write in it: write in my journal
    insulin|meds|pills|medication on time: take my $1 on time
    lose|losing a|one|two|three|half_a|a_few|some stone|stones|pounds|kilos|lbs|kg: lose weight
    go|last|get_through a|one|two|the whole|full|entire|_ day|week|month|weekend|days|weeks without: stop
    i|_ am|i'm a terrible|bad|awful|lousy|poor|rubbish listener .: listen better.
    stop|quit cancelling|canceling|bailing|flaking on my|_ friends at_the_last_minute|last_minute|_ because|.: keep the plans that I make with my friends
    the|my|_ laundry|washing mountain|pile|backlog .: laundry.
    the|my|_ dread on|of sunday|sundays _|evening|evenings|nights|night .: dread going to work.
    the|my|_ sunday dread|scaries|blues .: dread going to work.
    retire early|at|by|before: save for my retirement so that I can retire $1
    stop|quit|not skipping|skip|forgetting|forget insulin|meds|medication|pills|tablets: take my $3
    i|_ wish i was|were less|more: be $5
    i|_ wish i wasn't|weren't so|that|_ shy|anxious|nervous|jealous|lazy|angry|impatient|stressed|lonely|insecure|moody|messy|sensitive|selfish: be less $6
    get|get_up off the|my sofa|couch|settee _|more|more_often.: get up from the $4
    my|the|_ laundry|dishes|ironing|housework|paperwork piling|piles|is_piling|are_piling|keeps_piling|keep_piling up _|again|everywhere.: $2.
    stop|quit|not crying|cry when|whenever|every_time: stay calm when
    stop|quit|not crying|cry at work|school when|whenever|every_time: stay calm when
    i|_ let|letting my|our flatmate|roommate|brother|sister|mother|mum|mom|dad|father|son|daughter|boss|friend|husband|wife|partner|ex|mother-in-law walk_all_over_me|boss_me_around|push_me_around|take_advantage_of_me: stand up to my $4
    bills|rent on time: pay my $1 on time
    homework on time: hand in my homework on time
    protein at breakfast.: eat some protein at breakfast
    more protein at breakfast.: eat some protein at breakfast
    pay off credit cards: pay off my credit cards
    memorize|memorise quran: $1 the Quran
    memorizing the|_ quran: memorize the Quran
    pass my driving test.: practise for my driving test
    pass the driving test.: practise for my driving test
    sing in tune: learn to sing in tune
    singing in tune: learn to sing in tune
    use less plastic.: carry my own bag and bottle
    less plastic.: carry my own bag and bottle
    write tests before code: put a test in place before I write code
    practise|practice|practicing|practising gratitude.: gratitude
    sober_october|dry_january: stop drinking alcohol.
    stop_letting|stop_taking|i_let|i_take my anger out on: stop yelling at
    take meds|pills|medication|vitamins: take my $2
    stop_feeding|i_feed my|the dog from the table: keep my food on my plate
    stop putting salt on: season my food with herbs.
    too much salt: season my food with herbs.
    less salt: season my food with herbs.
    stop cancelling|canceling on my friends at_the_last_minute|_: keep my plans with my friends
    i cancel|keep_cancelling|always_cancel on my friends at_the_last_minute|_: keep my plans with my friends
    stop using|looking_at|checking my phone at red lights: put my phone out of reach before I drive
    stop|_ texting at red lights: put my phone out of reach before I drive
    learn touch typing: practise touch typing
    i can't stick to anything: stick to what I begin.
    i cannot stick to anything: stick to what I begin.
    my house|flat|room|place|kitchen is a tip: tidy my $2 .
    my house|flat|room|place|kitchen is a mess.: tidy my $2
    sugar in my|_ tea|coffee: take my $4 unsweetened.
    sugar in coffee: take my coffee unsweetened.
    pelvic floor exercises: do my pelvic floor exercises
    pelvic floor: do my pelvic floor exercises
    kegels: do my pelvic floor exercises
    tabs hoarding: close my old browser tabs.
    tab hoarding: close my old browser tabs.
    hoarding tabs: close my old browser tabs.
    too many tabs: close my old browser tabs.
    too many open tabs: close my old browser tabs.
    too many browser tabs: close my old browser tabs.
    chess openings: study chess openings
    chess endgames: study chess endgames
    bouldering: go bouldering
    midnight fridge raids: stop eating at night.
    fridge raids: stop eating at night.
    night eating: stop eating at night.
    raiding the fridge at night: stop eating at night.
    skipping lunch: sit down and eat lunch
    skipping breakfast: sit down and eat breakfast
    skipping dinner: sit down and eat dinner
    napping too long: keep my naps short.
    i nap too long: keep my naps short.
    shorter naps: keep my naps short.
    hair twirling: stop twirling my hair
    twirling my hair: stop twirling my hair
    hair pulling: stop pulling my hair
    uptalk: let my voice fall at the end of a sentence.
    cold calling: make my cold calls
    cold calls: make my cold calls
    compost.: compost my kitchen scraps
    composting.: compost my kitchen scraps
    waste less food: use up the food in my fridge.
    stop wasting food: use up the food in my fridge.
    wasting food: use up the food in my fridge.
    food waste: use up the food in my fridge.
    less food waste: use up the food in my fridge.
    tune before practise: tune up before I practise
    tune before practice: tune up before I practise
    get off the couch.: move more.
    get off the sofa.: move more.
    get off my couch.: move more.
    get off my sofa.: move more.
    revise for my gcses: revise for my exams
    revise for gcses: revise for my exams
    revise for my a levels: revise for my exams
    revise for a levels: revise for my exams
    study for my gcses: study for my exams
    study for gcses: study for my exams
    gcse revision: revise for my exams
    posture at: sit up straight at
    posture while: sit up straight while
    freeze up when: I freeze up when
    clam up when: I clam up when
    panic when: I panic when
    blush when: I blush when
    throw away what belonged to: let go of what belonged to
    throw away something that belonged to: let go of what belonged to
    throw away anything that belonged to: let go of what belonged to
    i can't throw away anything that belonged to: let go of what belonged to
    i can't seem to throw away anything that belonged to: let go of what belonged to
    delete the dating apps: stop using dating apps.
    delete my dating apps: stop using dating apps.
    stay away from the betting shop: quit betting.
    stay out of the betting shop: quit betting.
    stop going to the betting shop: quit betting.
    stay off the betting apps: quit betting
    stay off betting apps: quit betting
    phone my: call my
    arrive on time to: arrive on time at
    arrive on time at work: arrive at work on time
    arrive on time to work: arrive at work on time
    being on time to: being on time for
    start my own bakery: start my own business.
    get distracted by my phone: put my phone in another room
    getting distracted by my phone: put my phone in another room
    not get distracted by my phone: put my phone in another room
    stop getting distracted by my phone: put my phone in another room
    i get distracted by my phone: put my phone in another room
    stop being distracted by my phone: put my phone in another room
    not give up on my thesis: keep working on my thesis
    not give up on my marriage: keep working on my marriage
    not give up on my dream: keep working on my dream
    not give up on myself: believe in myself
    stop|not badmouthing|badmouth: speak kindly of
    stop being ashamed|afraid of getting old|older: accept getting older
    growing_old|grow_old|aging without fear: accept getting older
    stop shaking|trembling|blushing|freezing|panicking when: stay calm when
    not shake when: stay calm when
    raise|raising my rates|prices: charge what my work is worth
    stop tensing my: relax my
    tensing my: relax my
    stop clenching my shoulders: relax my shoulders
    stop hunching my: relax my
    i doom scroll: i doomscroll
    doom scrolling: doomscrolling
    stop doom scrolling: stop doomscrolling
    focus more: focus
    focus better: focus
    study harder: study
    study more: study
    i hit the snooze button: get up when my alarm rings.
    i keep hitting snooze: get up when my alarm rings.
    stop hitting the snooze button: get up when my alarm rings.
    stop hitting snooze: get up when my alarm rings.
    don't panic when: stay calm when
    not panic when: stay calm when
    skip rope: jump rope
    i feel useless since i retired: a sense of purpose.
    being on my phone: stop being on my phone
    i want to feel that i'm enough: self-worth.
    i want to feel that i am enough: self-worth.
    feel that i'm enough: self-worth.
    feel that i am enough: self-worth.
    retire without feeling useless: a sense of purpose.
    not lose patience when: stay patient when
    stop losing patience when: stay patient when
    not lose my temper when: stay calm when
    stop losing my temper when: stay calm when
    i feel lonely since my wife died: loneliness.
    i feel lonely since my husband died: loneliness.
    i'm lonely since my wife died: loneliness.
    i'm lonely since my husband died: loneliness.
    crack my knuckles: stop cracking my knuckles
    bite my lip: stop biting my lip
    i want to feel like i am enough: self-worth.
    i want to feel like i'm enough: self-worth.
    feel like i am enough: self-worth.
    feel like i'm enough: self-worth.
    i want to feel good enough: self-worth.
    i am not good enough: self-worth.
    stop speaking badly of: speak kindly of
    stop speaking badly about: speak kindly of
    stop talking badly about: speak kindly of
    stop avoiding the mail: open the mail.
    stop avoiding my mail: open my mail.
    stop avoiding my letters: open my letters.
    stop avoiding the bills: open the bills.
    stop avoiding my bills: open my bills.
    stop avoiding the phone: answer the phone.
    stop avoiding phone calls: answer the phone.
    open my own bakery: start my own business.
    open my own cafe: start my own business.
    open my own shop: start my own business.
    open my own restaurant: start my own business.
    grieve without hiding it: grieve
    """ + "\n" + moreSayings)

  /// A phrase, and the words by which the same is known.
  private struct Saying {
    let phrase: [String]
    let other: [String]
    /// Whether the goal ends with the phrase, and whether it ends with the other words.
    let (isWhole, isEnd): (Bool, Bool)
  }

  /// Reads rows of a phrase and other words, the longest first, by the first words of the phrases. A bar divides alternatives for a word; a
  /// low line stands between the words of one alternative, or for none; "$2" says what stands in the second place.
  private static func read(_ table: String) -> [String: [Saying]] {
    let sayings = table.split(separator: "\n").flatMap { line -> [Saying] in
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.split(separator: " ") }
      guard parts.count == 2 else { return [] }
      let places: [[[Substring]]] = parts[0].map { word in word.split(separator: "|").map { $0.split(separator: "_") } }
      let phrases: [[[Substring]]] = places.reduce([[]]) { starts, choices in starts.flatMap { start in choices.map { start + [$0] } } }
      let (isWhole, isEnd) = (parts[0].last?.hasSuffix(".") == true, parts[1].last?.hasSuffix(".") == true)
      return phrases.map { phrase in
        let other = plain(parts[1]).flatMap { word -> [String] in
          guard word.hasPrefix("$"), let place = Int(word.dropFirst()), phrase.indices.contains(place - 1) else { return [word] }
          return plain(phrase[place - 1])
        }
        return Saying(phrase: plain(phrase.flatMap(\.self)), other: other, isWhole: isWhole, isEnd: isEnd)
      }
    }
    return Dictionary(grouping: sayings.sorted { $0.phrase.count > $1.phrase.count }) { $0.phrase.first ?? "" }
  }

  private static func plain(_ words: [Substring]) -> [String] {
    words.compactMap { word in
      let word = word.filter { $0 != "." }
      return word.isEmpty ? nil : word
    }
  }
}
