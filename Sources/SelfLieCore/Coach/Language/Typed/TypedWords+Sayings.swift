extension TypedWords {
  /// Rows of everyday phrases, and others by which they are known, in the form of the other phrases.
  static let moreSayings = """
    i_keep_leaving|i_always_leave|i_leave|keep_leaving|leaving|stop_leaving the|my washing_up|washing-up|dishes until|till|to|for the_next_day|the_morning|morning|next_morning|tomorrow|later.: wash my dishes right away.
    trying|i'm_trying|i_am_trying|we're_trying|we_are_trying|try|keep_trying for|to_have a|another baby|child: infertility
    trying|i'm_trying|we're_trying|try to conceive|get_pregnant: infertility
    want|i_want|wanting|we_want|i'd_like|hoping_for|i_want_to_have|want_to_have a|another baby|child.: infertility
    never|never_again|not|don't|stop|quit|no_more drive|driving home|_ after|when|with|on one|even_one|a|even_a|a_single|two|three|a_few|a_couple_of|some|_ beers|beer|drinks|drink|wine|pints|drinking|i_drink|i've_been_drinking|i_have_been_drinking: leave the car and take a taxi home after drinking.
    never|never_again|not|don't|stop|quit|no_more drunk driving|_: leave the car and take a taxi home after drinking.
    never|never_again|not|don't|stop|quit|no_more drive|driving drunk|tipsy: leave the car and take a taxi home after drinking.
    get_through|getting_through|survive|face|i_want_to_get_through|i_need_to_get_through the|_ holidays|christmas|thanksgiving|easter|eid|diwali|winter|birthday|anniversary without my|our mother|father|mum|mom|dad|husband|wife|son|daughter|brother|sister|grandmother|grandfather|gran|nan|baby: grief.
    end my|the|each|every day|evening|week|morning|shift|night with a|an: close $2 $3 with a
    speak|talk|talking|say|saying|answer|order|present|read|introduce my|myself|_ own|_ name|order|_ without stuttering|stammering: stop $6
    sore|painful|aching|dodgy|bad wrists|shoulders|hips|ankles|elbows.: my $2 hurt
    sore|painful|aching|dodgy|bad wrist|shoulder|hip|ankle|elbow|knee.: my $2 hurts
    be able to do a|an: learn to do a
    be able to tell my boss|manager|mother|mum|mom|sister|brother|friend|friends no: say no to my $5
    waste|i_waste|wasting|stop_wasting|i_always_waste my|_ whole|_ sundays|saturdays|weekends|days|mornings in bed: stop staying in bed all morning.
    get|go|going|getting back to church|mosque|synagogue|temple|mass: go to $4
    i blow|waste|burn_through|blow_through my|all_my|the_whole|my_whole|my_entire loan|student_loan|money|wages|pay|paycheck|salary|budget: stop spending all my $4
    i|i_always freeze|go_blank|blank up|_ in|during exams|tests|interviews|meetings|presentations: stay calm in $5.
    stick|sticking|keep|keeping to a|my|the|our grocery|food|shopping|household|weekly|monthly|tight|strict budget: stick to a budget
    hide|hiding|i_hide|i_keep_hiding|stop_hiding|quit_hiding purchases|receipts|parcels|packages|shopping_bags|my_spending|shopping|what_i_buy|debts from my wife|husband|partner|boyfriend|girlfriend.: be honest with my $5 about money
    eat|eating|have|having|use|using less|too_much salt on|in everything|my_food|food: season my food with herbs
    salt|too_much_salt.: eat less salt
    less screen time|_ for the|my kids|children|son|daughter|toddler|teenager|boys|girls: play more with my $6
    sleeping|sleep|i_sleep|stop_sleeping|quit_sleeping until|till noon|midday|lunchtime|lunch|eleven|one|two: stop oversleeping
    i|i've|ive|i_have let my|all_my friends|friendships slip|drift|fall away|apart|_: keep in touch with my friends.
    sit|sitting|i_sit|i_just_sit in_front_of|watching the telly|tv|television all day|evening: stop watching tv all $5
    stop|quit|_ skipping meals: sit down to a proper meal
    finishing|finish|i_finish|i_keep_finishing|stop_finishing|quit_finishing people's|others'|other_people's|everyone's|my_wife's|my_husband's|my_mother's|my_mum's|my_father's|my_kids'|my_boss's sentences: stop finishing people's sentences
    i_keep|i_always|_ restarting|starting my diet: eat well.
    i put everyone|everybody|others else|_ first: say no to one thing.
    my roommate|flatmate never does|washes the dishes|up and_i_never_say_anything: speak up for myself.
    i_never|never|i_don't|i_always_forget_to open my post|mail|letters|bills and: i never open my mail.
    i_always|i_keep|i|stop|quit|_ overpromise|overpromising|over-promise|over-promising|promise_too_much|promising_too_much: promise only what I can do.
    i_always|i_keep|i|stop|quit promise|promising customers|clients|people|everyone|everybody|others|them too_much: promise only what I can do.
    i_always|i_keep|i|stop|quit giving_up|give_up|quit on every|each|any hobby: stick with one hobby.
    stop|quit|no_more|i_keep|_ taking|answering work|_ calls|emails|mails at|during the|_ dinner|supper|breakfast|lunch|family_dinner|family_meals: no phone at $7.
    stop|quit|i_keep|i_always|i|_ controlling|control everything|every_detail at|of work|my_team's|the_team's _|work.: stop micromanaging my team
    sleep|sleep_through|sleeping and|without|and_not|and_stop wake|waking|not_wake|not_waking up|_ at: sleep through the night.
    die-hard|die_hard procrastinator: procrastination.
    humming|hum while|when: stop humming $2
    i_can't|can't take|accept a|_ compliments|compliment: accept compliments.
    no_more|stop|quit scratch cards|card: stop gambling on scratch cards
    i_keep|keep|i_always|stop|quit|i buying|buy scratch cards: stop gambling on scratch cards.
    i_take|take|taking|stop_taking|i_always_take it out on my wife|husband|kids|children|partner|girlfriend|boyfriend|family|son|daughter: lose my temper with my $6
    i_always|i_keep|i apologise|apologize|apologising|apologizing to everyone|everybody|people|strangers: stop saying sorry for everything.
    stop|quit|i_keep reading|looking_at|liking my ex's posts|photos|pictures|stories|messages: stop checking my ex's profile
    every|on sunday night|nights i get|feel|have this|an|the|a|_ awful|terrible|_ dread: dread on sunday evenings.
    tell my manager|boss|mother|mum|mom|sister|brother|friend|friends|colleagues no: say no to my $3
    stop|quit|i_keep rewatching|re-watching: stop binge-watching.
    stop|quit letting my sister|brother|mum|mom|mother|mother-in-law|boss|friends|friend|ex|family guilt_trip|guilt-trip|guilt|pressure|talk|bully me into: say no to my $4.
    give_up|no_more|quit|stop crisps|chocolate|biscuits|sweets|cake|ice_cream on|in|at|after|when|before|while: stop eating $2 $3
    stop|quit putting|keeping|charging|having|leaving my phone next_to|under|beside|by my|the pillow|bed: charge my phone in another room
    i_keep|keep|_ starting books and not|never finishing|finish them|any|_: finish the books I start
    be|being ok|okay|fine|alright with being|staying single: enjoy my own company
    heartburn from eating late: stop eating late.
    i_keep|keep|stop checking if|that|whether the|my door|front_door is: stop checking the door.
    i_keep|keep|i_always|stop checking if|that|whether i locked|lock|closed|shut|have_locked the|my door|front_door|car: stop checking the door.
    get_rid_of|lose|shrink|burn my|this|the belly|belly_fat|tummy|gut|beer_belly|love_handles.: lose weight
    scared|afraid|fear|terrified of the phone ringing: answer the phone.
    stop|quit taking|answering work calls|emails on|during my|the|_ holiday|holidays|vacation: leave work at work on $7
    get_over|beat|overcome writers|writer's block: writer's block
    keep my balance and: get stronger and
    go|get_through a|one|the|_ whole|full|entire|_ weekend|week|day|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|evening|morning|dinner without: stop
    just_one|one more episode: stop binge-watching.
    every night i tell myself just one episode: stop binge-watching.
    sunday|the_sunday|my_sunday night|evening|afternoon|_ scaries|dread|blues|anxiety.: dread on sunday evenings
    i_want_to|i'd_like_to|i_need_to get off the|my sofa|couch.: move more.
    revise|revising|study|studying for gcse|gcses|my_gcse|a-level|a_level maths|english|biology|chemistry|physics|history|geography|french|spanish: study $4 for my exams
    biscuits|biscuit|a_biscuit|cake|chocolate with my tea|coffee|cuppa.: stop eating $1 with my $4
    chess online till|until: stop playing chess online $3
    stop|quit|i_keep|_ cancelling|canceling|cancelling_plans|canceling_plans|cancelling_on_people|canceling_on_people|cancelling_on_everyone last_minute|at_the_last_minute.: keep the plans that I make
    stop|quit cancelling|canceling on people|everyone.: keep the plans that I make
    stop|quit cancelling|canceling on friends at_the_last_minute|last_minute|_: keep my plans with my friends
    i'm|i_am|im a|such_a|a_really terrible|bad|awful|rubbish|poor listener: be a better listener.
    get|getting|i_want_to_get my driver's|drivers|driving licence|license: practise for my driving test.
    get|getting|i_want_to_get my pilot's|pilots licence|license: study for my pilot's licence.
    always apologising|apologizing first.: let others say sorry too
    checking the|my hob|stove|oven|cooker: stop checking the $3
    checking the|my door|front_door|locks|lock: stop checking the $3
    less bossy|pushy|needy|clingy|nosy|moody|whiny|preachy|sulky|stroppy|gobby|smug|rigid|fussy|picky: be less $2
    wish i was|were: be
    get_over|getting_over my brake up: get over my breakup
    i_leave|leave|leaving|stop_leaving the washing up for days: wash my dishes right away.
    i_leave|leave|leaving|stop_leaving the|my dishes for days: wash my dishes right away.
    i'm|i_am too hard|strict|harsh on my kids|children|son|daughter|students|pupils: be gentler with my $6
    i'm|i_am too hard|strict|harsh on my team|staff: be kinder to my $6
    clam|clamming|shut|shutting up|down in|at meetings|class|seminars|work: speak up $3 $4
    stop|quit|_ clamming up: stop going quiet
    i|i_always clam up: i go quiet
    bite my tongue and then explode|snap|blow_up: say calmly what bothers me
    stay|staying|i_stay up half|most|all the|_ night: go to bed late
    clam|shut up|down.: go quiet
    i_wish|i_wish_that|wish i could disappear|vanish when|whenever: i panic when
    i_eat|i_always_eat|i_keep_eating|eating|i_live_on|living_on rubbish|junk|crap|garbage from|every|at|on|all: stop eating junk food $3
    stop|quit|i_keep|_ doing my kids|kids'|kids’|kid's|children's|childrens|son's|sons|daughter's|daughters homework: let my kids do their own homework
    i_wish_i_could|wish_i_could|learn_to|i_want_to take|accept a compliment: accept compliments
    i_feel|i_just_feel|i_suppose_i_just_feel|i_suppose_i_feel|i_guess_i_feel|i_guess_i_just_feel|feeling|feel flat|low|blah|meh|a_bit_low|a_bit_flat|so_flat|so_low|really_low|really_flat.: i feel empty
    i_feel|i_just_feel|i_suppose_i_just_feel|i_suppose_i_feel|i_guess_i_feel|i_guess_i_just_feel|feeling|feel flat|low|blah|meh|a_bit_low|a_bit_flat|so_flat|so_low|really_low|really_flat since|lately|these_days|all_the_time|every: i feel empty $3
    i_spend|i_keep_spending|spending|i_waste|wasting|i_lose whole|entire|my_whole|all_my|my evenings|nights|days|weekends|mornings|afternoons|lunch_breaks on reddit|youtube|tiktok|instagram|facebook|twitter|social_media|my_phone: stop scrolling on $4.
    i_let|stop_letting|letting my mother_in_law|mother-in-law|mum|mom|mother|dad|father|sister|brother|family|boss|partner|husband|wife criticise|criticize|judge|mock|belittle|insult: stand up to my $3.
    mediate for|every|daily|before|after|in|when|more|twice: meditate $2
    i_put everyone_elses|everyone_else's|everyones|everyone's|other_people's|others'|others needs|feelings|wants first|before: say no to one thing.
    i_never|never finish|finish_reading a_book|any_book: finish the books I start.
    i_give_up|giving_up|i_always_give_up|i_keep_giving_up|i_quit on_everything|on_things|on_stuff|on_anything|_ as_soon_as|when|once|the_moment|whenever it_gets|things_get|it_becomes hard|a_bit_hard|tough|difficult|a_little_hard: keep going when it gets hard
    stop|quit|i_keep|_ googling every|all_my symptom|symptoms: stop worrying about my health.
    stop|quit|i_keep|keep checking if|that|whether the stove|oven|gas|iron|hob|straighteners|lights|cooker is|are: stop checking the $5.
    i_want_to_get_pregnant|i'm_pregnant|i_am_pregnant but i_can't|i_cannot|i_can't_seem_to give_up|stop|quit: quit
    get|getting off the|my sofa|couch|bum|backside|arse|butt after_work|after_dinner|in_the_evening|_ and go|do|walk|run|move|exercise|get: $7
    stop|quit|i_keep|_ refreshing the|my|_ news|feed|twitter|reddit|instagram|inbox|email|emails: stop checking the $4
    stop|quit|i_keep|_ blaming my parents|mother|father|mum|mom|dad|family|ex|childhood for everything|my_problems|my_life|how_i_turned_out: take responsibility for my own life.
    stop|quit|i_keep|_ hitting the bottle: stop drinking alcohol
    end|ending things with my boyfriend|girlfriend|husband|wife|partner: break up with my $5
    i|i_always freeze|freeze_up when|whenever: i go blank when
    i|i_always freeze|freeze_up in_front_of: speak up in front of
    stop|quit|i_keep|_ letting my brother|sister|friend|friends|son|daughter|cousin|flatmate|roommate|ex|mother|mum|mom|dad|father borrow|have|take money.: say no when my $4 asks to borrow money
    stop|quit|i_keep|_ letting my brother|sister|friend|son|daughter|cousin|flatmate|roommate|ex use|borrow|take my car|van|bike|phone|laptop|clothes|card.: say no when my $4 asks for my $7
    stop|quit|i_keep|_ letting my|the kids|children|daughter|son|boys|girls stay up late|too_late|so_late|all_night.: put my $4 to bed on time
    stop|quit|i_keep|_ letting my|the dog|cat|dogs|cats sleep|lie|get in|on my|the|our bed|sofa|couch.: keep my $4 off my $8
    die hard fan: die-hard fan
    blow|blowing it all: spend too much
    lose|losing it at|with|when: lose my temper $3
    lose|losing it.: lose my temper
    see|seeing red: lose my temper
    go|going straight to|for the biscuit|cookie|sweet|cake tin|jar: snack on biscuits
    i_always|i_keep|i|stop|quit|_ buy|buying|buying_myself a|another|_ doughnut|donut|mars_bar|chocolate_bar|pastry|croissant|cupcake|kebab: stop eating $3 $4
    i_always|i_keep|i|stop|quit|_ buy|buying too_many|too_much|_ doughnuts|donuts|chocolate|crisps|sweets|pastries|biscuits|cakes: stop eating $4
    i_always|i_keep|i apologise|apologize|apologising|apologizing.: stop saying sorry for everything.
    i_always|i_keep|i apologise|apologize|apologising|apologizing even when|if: stop saying sorry for everything.
    i_always|i_keep apologise|apologize|apologising|apologizing to|for: stop saying sorry $3
    i|i_keep|i_always|stop|_ waking|wake up in|during the|the_middle_of_the night.: sleep through the night.
    i|i_keep|i_always|stop|_ waking|wake up at night.: sleep through the night.
    i_keep|i_always|stop|_ waking up at one|two|three|four in the morning.: sleep through the night.
    i|i_always wake up at one|two|three|four in the morning.: sleep through the night.
    i_want_to|_ feel close to god again|.: feel closer to God.
    stop|quit|_ using|use klarna|afterpay: stop spending on credit
    every|on sunday evening|evenings|afternoon|afternoons i get|feel|have a knot in my stomach about monday|work|the_week.: dread on sunday evenings.
    i_keep|keep|i_stay|i_always_keep quiet in: speak up in
    stop|quit needing everyone|everybody|people|others to like|approve|love: stop seeking approval.
    stop|quit|i_keep|i_always buying|buy games|video_games|skins: stop spending money on games
    eat|eating slower at dinner|lunch|breakfast|supper|meals|mealtimes|every_meal: eat slower
    youtube|_ shorts.: less youtube
    stop|quit|i_keep|i_always|_ reading|read the|_ comments.: stop scrolling through the comments.
    delete|deleting|delete_my dating|hookup apps|app: stop using dating apps
    i'm|i_am|im a|such_a bad|sore|terrible loser: learn to lose gracefully
    cut_down_on|cut_back_on|reduce salt for: season my food with herbs for
    wash hands: wash my hands
    dishes|the_dishes|dirty_dishes in the sink: wash my dishes right away.
    leave|leaving|i_leave|stop_leaving the|my washing_up|washing-up in the sink: wash my dishes right away.
    procrastinate|procrastinating|i_procrastinate on everything|anything: stop putting things off.
    stop|quit letting my sister|brother|mum|mom|mother|mother-in-law|dad|father|boss|friends|friend|ex|family make me feel guilty|bad|small|stupid: say no to my $4.
    have_to|i_have_to|i_must|i read|reading out loud|_ in|to|at: speak in
    have_to|i_have_to|i_must|i read|reading aloud in|to|at: speak in
    someone|people|somebody|when_someone|when_people|when_somebody|anyone compliments|compliment|praises|praise me and i: accept compliments.
    be brave|confident|calm enough to drive on|over|through|in: drive calmly $6
    tanning beds|bed.: stop using sunbeds
    sunbeds|sunbed.: stop using sunbeds
    stop|quit|_ poisoning|wrecking|ruining|trashing|killing my body|lungs|liver|health|insides|teeth with: less
    i'm|i_am|im dying|itching|longing|desperate to: i want to
    kill|end|cure|fight|overcome my phone|smartphone|screen addiction.: less time on my phone
    end|kill|beat|break my subscription|subscriptions addiction|habit.: spend less on subscriptions
    leave at four|five|six|seven.: leave work at $3
    stop|quit|avoid burning|burn out at|in work|my_job.: take breaks at work
    my mind|head|thoughts wanders|drifts|races|wander|drift|race every_time|when|whenever|as_soon_as i try_to_meditate|meditate|sit_to_meditate: meditate.
    start|starting the|my|a diet.: eat well.
    every|_ time|when|whenever i get paid i blow|waste|spend|burn_through|burn: stop spending all my pay.
    i_always|i|i_keep think|thinking everybody|everyone|people is|are talking|laughing|whispering|judging: stop worrying what people think of me.
    i|i_always clam_up|freeze_up|go_quiet|shut_down at parties|dinners|gatherings and: talk to people at $3.
    _|the|my clutter|mess in my|the garage|kitchen|bedroom|house|flat|office|attic|shed|room|cupboards is|gets|has_got out_of_control|too_much|driving_me_mad|awful|terrible: declutter my $5.
    i|i_always|i_keep|stop|quit drink|drinking too_much on fridays|saturdays|sundays|weekends|friday|saturday|holidays|nights_out: drink less on $4
    i_keep telling_myself|saying i'll|i_will start|begin my|the|a diet: eat well.
    not_so_much|less|too_much|no salt.: season my food with herbs
    stop|quit|i_keep|no_more|_ buying|buy scratchcards|scratchcard|scratchies: stop gambling on scratch cards
    scratchcards|scratchcard.: stop gambling on scratch cards
    cycling|biking to work|school|uni|college|town: cycle to $2
    walking to work|school|uni|college|town: walk to $2
    sober|be_sober|get_sober|getting_sober.: stay sober
    finish|finishing|i_want_to_finish writing the|my|a novel|book|thesis|dissertation|memoir|script|essay|report: finish $3 $4
    keep|keeping my|the kitchen|bathroom|_ sink|desk|worktop|counter|counters|table empty|clear before|at|after: leave $2 $3 $4 $5 $6
    improve|improving|better|work_on|i_want_to_improve my golf|tennis|football|cricket|baseball|_ swing|serve|stroke|handwriting|spelling|pronunciation|footwork|technique|backhand|forehand|putting|batting|bowling: practise my $3 $4
    play chess|bridge|poker|go|tennis|golf|pool|snooker|darts better.: practise $2
    retire happily|happy|well|early_and_happy.: save for my retirement
    arthritis|pain|an_ache|cramp in my hands|fingers|knees|wrists|hips|joints|feet.: arthritis
    diabetes|my_diabetes under control|in_check.: look after my diabetes
    get|getting|keep|be|stay|become fit|fitter|in_shape|in_good_shape for my|the|our|a _|daughter's|son's|sister's|brother's|friend's|cousin's|best_friend's wedding|holiday|trip.: get fit
    i_waste|i_spend|wasting|spending|i_lose my|all_my|the|whole evenings|nights|mornings|weekends|days|time on youtube|netflix.: stop watching $4
    wake_up|waking_up|get_up without|with_no an|my|_ alarm.: get up at the same time every day
    stop|quit|_ drowning in email|emails|messages|my_inbox.: answer my emails
    end|ending|finish|finishing|close my|the|our|_ meetings|meeting|lessons|calls on_time.: bring my $3 to a close on time
    stop|quit|i_keep|_ cancelling|canceling plans with my|_ friends an_hour_before|the_day_before|on_the_day|last_minute|at_the_last_minute|the_same_day.: keep my plans with my friends
    stop|quit|i_keep checking|reading|refreshing|watching the news it makes me _ anxious|worried|sad|angry|depressed.: stop checking the news
    stop|quit|i_keep|_ borrowing money from my|_ sister|brother|parents|mum|mom|dad|friends|mother|father|partner.: spend only what I earn
    get_rid_of|no|kill the|_ ants|mice|moths|cockroaches|flies in the|my kitchen|house|bathroom: wipe the $5
    intermittent fasting.: keep to my eating window
    weed|weed-killer|weed_killer free garden.: weed my garden
    stop|quit|i_keep|_ grinding|ploughing|powering|pushing|slogging through work|the_day|my_work without a break|any_breaks|breaks.: take breaks at work
    burn_out|burning_out|burned_out|burnt_out|i'm_burned_out|i'm_burnt_out.: burnout
    boundaries|better_boundaries with my: set boundaries with my
    miss|missing my husband|wife|mum|mom|dad|mother|father|brother|sister|son|daughter|nan|gran|friend since|after he|she died|passed|passed_away.: grieve for my $2
    be|stay|get on my feet more|_.: move more
    pass my|the maths|math|english|biology|chemistry|physics|history|french|spanish|anatomy|statistics exam|exams|test this_time|first_time|_.: study for my $3 exam
    stop|quit|i_keep|_ chewing|eating with my mouth open: chew with my mouth closed
    get|getting moving again.: move more
    manage|managing my migraines|migraine|pain|diabetes|ibs|asthma|stress|anxiety better by sleeping: sleep
    starting my own bakery|cafe|shop|business|restaurant: start my own business.
    stop|quit|not|no|don't|do_not|i_keep|_ touching|touch|playing|play the slot|slots machines|machine: stop gambling on slot machines
    stop|quit|give_up|no_more betel|areca nut|nuts: stop chewing betel nut
    stop|quit adding|putting salt before i've|i_have|i_have_even|i|even_|_ tasted|taste|tasting it|the_food|my_food|the_soup|_.: taste my food before I salt it
    i_throw|throwing|stop_throwing|i_keep_throwing|throw rubbish|litter|trash|cigarette_butts out of the|my truck|car|lorry|_ window: take my rubbish home with me
    stop|quit shooting up.: stay clean and sober
    i used again: stay sober.
    started|i_started drinking|using again: stay sober.
    relapsed|i_relapsed on heroin|meth|coke|cocaine|pills|alcohol: stay sober
    drink|drinking enough on|at|in|during|every|while|when|throughout: drink enough water $3
    drink|drinking enough.: drink enough water
    knuckle|knuckles|finger|stop_knuckle|quit_knuckle|stop_finger cracking.: stop cracking my knuckles
    nose|nasal breathing when|while|during: breathe through my nose $3
    stop|quit|no_more mouth breathing.: breathe through my nose.
    i|i_always|stop|quit|i_keep slurp|slurping my|_ soup|tea|coffee|drinks.: sip my $4 quietly.
    stop|quit|not|no|don't|i_keep|i|_ feeding|feed the|my|our dog|cat|dogs|cats from|at the|_ table: feed $3 $4 from a bowl
    stop|quit|not|no|don't|i_keep|i|_ giving|give the|my|our dog|cat|dogs|cats food|scraps|bits|leftovers from|at|off the|_ table: feed $3 $4 from a bowl
    stop|quit|not|no|don't|i_keep|i|_ eat|eating|snack|snacking in bed: sit down at the table to eat
    sit less.: stand up and stretch every hour
    less sitting.: stand up and stretch every hour
    stop|quit|i|_ sitting|sit all_day|so_much|so_long|too_much.: stand up and stretch every hour
    go|going|_ to bed without my|the phone.: leave my phone outside the bedroom
    stop|quit|not|i_keep hiding my: be open about my
    stop|quit|not|don't|i_always|i|_ driving|drive faster than allowed|the_limit|the_speed_limit|i_should: keep to the speed limit
    stop|quit|not|i_keep|i|_ taking|bringing|take|bring|using|use my phone to|in|into|on the toilet|loo|bathroom: leave my phone outside the $7
    i_stay|i_am|i'm|staying silent|too_quiet|too_silent in: speak up in
    stop|quit|not|i_keep|_ putting|adding|put|add salt on|to my|the food before i've|i_have|i_have_even|i|even_|_ tasted|taste|tasting it.: taste my food before I salt it
    i_nap|i_sleep one|two|three|four hours every|each afternoon|day: keep my afternoon nap short
    i_never|never|i_don't|i_can't open my mail|post|letters|envelopes.: open my $3 right away
    stop|quit|not|i_keep|_ cracking|making|crack|make jokes about my weight|body|looks|belly|nose|face.: speak kindly of my body
    raid|raiding|stop_raiding the fridge|pantry|cupboard|freezer: stop snacking
    night shift snacking|snacks.: stop snacking during my night shift
    stop|quit|i_keep|i_always|i hiding|hide in my|the room|bedroom|bathroom|kitchen when|whenever guests|visitors|people|relatives|friends: say hello when $7
    stop|quit|i_keep|_ sneaking|nicking|pinching biscuits|sweets|chocolate|chocolates|cookies|cake|crisps|snacks: stop snacking on $3
    stop|quit|_ wasting electricity|energy|power.: turn off the lights when I leave a room.
    stop|quit|i_keep|_ shoplifting|stealing_from_shops.: pay for what I take.
    stop|quit|i_keep|i pretending|pretend i|that_i|to understand|i_understand|know|i_know when i don't|i_do_not|_.: ask when I don't understand.
    no_longer|stop|quit|not|i_keep|i|_ live|living paycheck|paycheque|payday to paycheck|paycheque|payday.: save some money every month
    i_leave|i_keep_leaving|i_always_leave|stop_leaving|i_keep my|leaving_my novels|books|stories|poems|projects|paintings|drawings|songs|essays half|half-finished|halffinished|unfinished|undone finished|_.: finish my $3
    stop|quit|i_keep|_ doing everyone_else's|everyone_elses|everybody_else's|other_people's|others' job|jobs|work at|in|_: say no to other people's work $5
    stop|quit|i_keep|_ blaming my parents|mother|father|mum|mom|dad|family|ex for how things|it|everything|life|my_life turned out: take responsibility for my own life.
    stop|quit|i_keep|_ promising|promise things|stuff i|that_i can't|cannot do|keep.: promise only what I can do.
    i_keep|i_always|stop|quit|keep forgetting|forget|leaving|leave my umbrella|lunch|lunchbox|gloves|scarf|water_bottle|badge|id_badge|inhaler|reusable_bags|at_home|behind.: put my $4 by the door.
    stop|quit|i_keep|_ checking my_team's|my_staff's|their|everyone's|everybody's work: stop micromanaging my team.
    stop|quit|i_keep|_ checking|check my|the bank_balance|bank_account|balance|account so_much|so_often|all_the_time|constantly|ten_times_a_day|every_hour.: check my $4 once a week.
    get|eat my five a day: eat five portions of fruit and vegetables a day.
    stop|quit|i_keep|_ putting|having|taking|adding two|three|four|five|six|too_many sugars in my coffee|tea: take my $7 with half the sugar.
    stop|quit|i_keep|_ telling|saying people|everyone|everybody|to_people|_ i'm|that_i'm|i_am fine|ok|okay|alright when|if i'm_not|i_am_not.: say honestly how I feel.
    stop|quit|i_keep|i_always|i|_ hiding|hide|sneaking sweet_wrappers|wrappers|food|snacks|chocolate|sweets|biscuits|takeaways from my wife|husband|partner|boyfriend|girlfriend|family: be honest with my $6 about food
    i_keep|i_always|i|stop|quit losing|lose track of time: set a timer when I start something.
    i_always|i_keep|i leave|leaving the washing_up|dishes until|till|for the_next_morning|next_morning|the_next_day|the_morning|tomorrow.: wash my dishes right away.
    stop|quit|i_keep|_ taking|bringing my|_ work home with_me|_ on|at|every: leave work at work $7
    i_avoid|i_keep_avoiding|avoiding|i_put_off opening my mail|post|letters|bills|envelopes: open my letters one at a time.
    end|ending my|the|each|every day|shift|workday|work_day|working_day|class|lessons|meeting|meetings at|by|before|on: finish $2 $3 $4
    stop|quit|i_keep|_ wasting my|_ life|time|evenings|days|weekends on|watching tv|television|the_tv|the_television|netflix.: stop watching so much tv
    i'd_kill|i_would_kill|id_kill for a good_night's|decent|proper|good|full sleep|night's_sleep|night|night_of_sleep.: sleep better
    stop|quit|_ being|feeling dead|so|always|constantly|permanently tired|exhausted.: go to bed on time
    end|ending my relationship|love_affair|affair|friendship with sugar|alcohol|wine|cigarettes|nicotine|chocolate|junk_food|fast_food|social_media.: quit $5
    stop|quit|_ bleeding|burning|haemorrhaging money|cash.: stop spending so much money
    die|die-hard hard marathon: watch a Die Hard marathon
    stop|quit|i_keep|_ promising|promise clients|customers|people|everyone|my_boss|my_manager deadlines|things|dates|too_much i|that_i can't|cannot: promise only what I can do.
    stop|quit|i_keep|i pretending|pretend i|that_i understood|understand when|whenever the|my|people|someone|somebody: ask when I don't understand.
    i've|i_have been putting_off|avoiding the|my dentist|doctor|gynaecologist|optician|therapist for|since: book an appointment with $3 $4.
    i|i_keep|i_always|stop|quit|_ skip|skipping class|classes|school|lectures|lessons|seminars.: go to my $3
    i_take|i_keep_taking|i_always_take|stop_taking|taking my stress|anger|bad_mood|mood|frustration|day out on my family|kids|children|wife|husband|partner|girlfriend|boyfriend: lose my temper with my $6
    i|i_always|i_keep|stop|quit|_ bottle|bottling up my|all_my|_ feelings|emotions|everything.: tell one person how I feel
    no shoes in the|my house|home|flat.: take off my shoes at the door.
    sunday roast|lunch|dinner with my|_ family: have Sunday $2 with my family
    blog about: write about
    host|hosting dinner parties|party: invite friends for dinner
    grumpy|cranky|moody|irritable in the|_ morning|mornings|evening|evenings.: be kinder in the $4
    french|spanish|german|latin|italian|english|maths|math|science|chemistry|physics|history|biology my|_ homework|coursework.: do my $1 homework
    cry|crying less in|at: stop crying $3
    smoke|vape one|two|three|four|five|six a|per day and then|finally|eventually zero|none|nothing: quit smoking
    date|regular_date nights|night with my: go on a date with my
    arthritis|rheumatism|pain in my|the|both _ hands|knees|hips|fingers|feet|wrists|shoulders: my $4 hurt
    when i stammer|stutter on the phone: stammer on the phone.
    i|i_keep|i_always|stop|quit|_ write|writing|post|posting|leave|leaving angry|nasty|mean|rude|hateful comments|replies|posts|tweets: stop posting angry comments.
    i_always|i_keep|i|_ carry|carrying|take|taking my phone from my|_ room to my|_ room: leave my phone in one place.
    i_always|i_keep|i|_ carry|carrying|take|taking my phone everywhere|with_me_everywhere: leave my phone in one place.
    i_always|i_keep|i|we|stop|quit|_ go|going to bed angry: make peace before bed.
    stop|quit|i_keep|i_always|_ explaining|justifying myself to everybody|everyone|people|others|anyone.: stand by my decisions.
    i_spend|i_waste|i_lose the first hour|half-hour|hours at work reading|scrolling|on the|_ news: stop reading the news at work.
    speak|talk|speaking|talking to|in|with|at|on my|the|_ strangers|people|customers|clients|colleagues|class|public|meetings|phone|boss|girls|women|men without stuttering|stammering|stutering: stop $5
    online|internet dating.: dating
    get|getting|i_want_to_get|go|going|i'd_like_to_get|i_want_to_go back to|into playing the|my|_ cello|piano|guitar|violin|flute|drums|trumpet|clarinet|saxophone|organ|harp|viola|bass|banjo|ukulele|oboe|accordion: play the $6
    my|_ knees|hips|back|feet|shoulders|hands hurt|ache and i|so_i don't|can't|never move any_more|anymore|much|_.: my $2 hurt
    sleep earlier: go to bed earlier
    i_let|i_always_let my coffee|tea go|get cold: drink my $3 while it is hot.
    i_let|i_always_let the|my phone ring when|whenever: answer the phone $5
    i_always|i_keep|i|_ open|opening the fridge: stop snacking.
    my son|daughter|child|wife|husband|mother|father tells|talks me|to_me about_his_day|about_her_day and i_am|i'm|i_keep looking|staring|scrolling at|on|through: put my phone away when my $2 talks to me.
    i_always|i_keep|i|_ put|putting|bet|betting money on the horses|dogs|football: stop gambling.
    i_always|i_keep|i|_ rewrite|rewriting the first|same paragraph|page|sentence|chapter: write the next $5 before I polish the first.
    i_never|i_don't leave the flat|house|apartment for days: go outside once a day.
    i|i_always promise my friends|family that|_ i_come|i'll_come|i'm_coming and|but: keep my plans with my $4.
    i'm|i_am the_one|always_the_one who|_ always|_ plans|organises|organizes everything: ask others to plan something.
    stop|quit|i_keep|i_always explaining|justifying my decisions|choices|myself to everybody|everyone|people|others|anyone.: stand by my decisions.
    i|i_always|i_keep|_ turn|turning|switch|switching my camera off in|during|for: turn on my camera $6
    i_let|i_always_let my brother|sister|friend|son|daughter|cousin|flatmate|roommate|ex use|borrow|take my|the car|van|bike|phone|laptop: say no when my $3 asks for the $6.
    we|my_wife_and_i|my_husband_and_i|my_partner_and_i argue|fight|always_argue|always_fight|keep_arguing about money.: talk calmly about money.
    i|i_always have|have_to_have|need|want the last word: let others have the last word.
    i|i_always quit|drop|leave every course|class after|when|as|halfway: finish the $4 that I start.
    get|i_want_to_get|getting the|my kids|children|boys|girls to_school|ready_for_school|out_of_the_house without shouting|yelling|screaming: stay calm when I get the $3 ready for school.
    i_put|i_always_put|i_keep_putting salt on everything|my_food before: taste my food before I salt it.
    i|i_always keep my opinion|opinions|ideas|thoughts to_myself in|at: speak up $6
    i_can't|i_never|i_cannot look people|anyone|others in the eye when: look people in the eye when
    i_check|i_always_check|i_have_to_check if|that|whether the|my front|_ door is: stop checking the door.
    i_check|i_always_check|i_have_to_check the stove|oven|gas|hob|iron|cooker two|three|four|five|six|ten times before i leave|go|sleep.: stop checking the $3
    i've|i_have been meaning to call|ring|book|see the|a|my dentist|doctor|optician|therapist.: book an appointment with the $7.
    i've|i_have been meaning to call|ring|book|see the|a|my dentist|doctor|optician|therapist since|for: book an appointment with the $7.
    i_work|i_always_work|i_keep_working through|on|at weekends|the_weekend|every_weekend: keep my weekends free.
    i_pay|i_still_pay|i'm_paying|i_am_paying for a|the|my gym|gym_membership i|that_i|and|but: go to the gym.
    i|i_always|i_keep|_ push|pushing through the|my pain: rest when it hurts.
    i_keep|i_always|i working|work after|past|until|till six|seven|eight|nine|ten|eleven|midnight: stop working late
    stop|quit|not working|work after|past|until|till five|six|seven|eight|nine|ten|eleven in_the_evening|at_night|pm|p.m.|_: finish work by $4
    i|i_always|i_just|_ lie|lying|lay awake at|until|till one|two|three|four|five in_the_morning|am|_ going|thinking|worrying|replaying|worried: lie awake worrying.
    stop|quit|i_keep|i|_ copy_pasting|copy-pasting|copying|copy|copy_paste|pasting code i|that_i|from don't|dont|do_not|stack_overflow|ai|chatgpt: read each line of code before I use it.
    the|my|_ pile|piles|mountain|mountains of laundry|clothes|washing on|in|by: put my clothes away.
    throwing|throw away|out old|all_the_old|my_old|the_old newspapers|magazines|papers|clothes|stuff|junk|things|letters|boxes.: throw away old $4
    i|i_always|i_keep rewrite|redo|rewriting|redoing everything|all that|_ my staff|team|colleagues|assistant|employees|juniors hand|hands|give|gives|send|sends|write|writes me|in|_ because: delegate more to my team.
    order my|_ own coffee|food|drink|lunch|dinner|meal|meals instead_of|rather_than|without letting|having|asking: order my own $4.
    i|i_just|i_always open|opened the|my _ file|document and|then then|_: i never work on $3 $4.
    get|getting my|a|the crane|forklift|lorry|truck|hgv|bus|taxi operator|operator's|driver's|_ license|licence|certificate: train for my $3 $4 $5
    there_is|there's|there_are|theres a|_ pile|stack|heap|drawer|drawerful of unopened letters|post|mail|envelopes: open my letters one at a time.
    the|my|our boxes|cartons from the|my move|divorce|separation|flat|house are|stand still in|unpacked: unpack one box.
    i|i've|i_have signed_up|enrolled|registered|paid for|in one|two|three|four|five|several|many online|_ courses|classes: finish the course that I start.
    i|i've|i_have started|begun|began a|my painting|novel|story|quilt|jumper|sweater|scarf|model|table|song in_spring|in_summer|in_january|last_year|last_spring|last_winter|years_ago|months_ago|_ and|but it still|never|_ stands|lies|sits|is|got_finished|got|_ half|unfinished|never|there: finish my $4.
    i'm|i_am learning|studying german|french|spanish|italian|english|portuguese|dutch|polish but|and i always|still|_ answer|reply|speak: speak $3 every day.
    i_wanted_to|i_want_to|i_try_to|i_tried_to save|save_money|save_something this_month|each_month|every_month|money|_ but|and the|my money: save some money on payday.
    earlier dinners|dinner|suppers|supper.: eat dinner earlier.
    mindful eating.: eat slowly.
    i_always_end_up|i_end_up|i_keep|i_always|stop paying|pay for everyone|everybody|others|all_my_friends|all_of_us: split the bill.
    i_keep|i_always starting|start new|_ knitting|sewing|craft|art|writing|garden|home projects|things and abandoning|dropping|leaving|abandon|drop|leave: finish the project that I start.
    i'm|i_am|i'm_always|i_am_always|always broke by|before|at the: stick to a weekly budget.
    my eyes are|get sore|tired|dry|red from|of the|my|_ screen|screens|computer|laptop: look away from the screen every twenty minutes.
    i_never|i_don't|i_haven't go|been to the|a dentist|doctor|optician|gp.: book an appointment with the $5.
    i_leave|i_always_leave|leave|i_keep_leaving all_my|my|all studying|revision|revising|studies to|until|till the|_ last_minute|week|night|day: study a little every day.
    i_keep|i_always|i falling|fall asleep on|in the|my sofa|couch|armchair|chair with|while|in_front|_: stop falling asleep on the $6.
    every_night|each_night|every_evening|i_always|i i_tell|tell myself one|just_one|one_more episode|chapter|video|level|game and|but: stop watching tv late at night.
    i_always_leave|i_leave|i_keep_leaving my tax|_ papers|return|returns|taxes|paperwork|accounts until|till|to the last: start my $3 $4 early.
    i_used_to draw|paint|write|read|run|sing|swim|dance|cycle|knit|sew every|_ day|_ as|_ a|_ kid|child|teenager|student|_ and i_want|i'd_like that|it back: $2 every day.
    my stutter|stammer gets|is so|very|_ bad on the phone: stop stammering on the phone.
    after|since my stroke|accident|surgery|operation|fall i_stopped|i_quit|i've_stopped doing the|my hand|knee|back|leg|speech|_ exercises|exercise: do my $7 exercises.
    my apartment|flat|house|room|garage is so full|stuffed|crammed of|with boxes|papers|stuff|things|clothes: clear out one box.
    ever_since|since i_retired i_sit|i'm in_front_of the television|tv|telly: stop watching tv all day.
    i_have_been|i've_been smoking|vaping|drinking|gambling|biting|picking|betting: stop $2
    i|i_always|i_keep|i_often talk|speak|talking badly|nastily|ill about|of my coworkers|colleagues|friends|boss|family|sister|mother|neighbours: stop gossiping about my $6
    birthday|christmas|thank-you cards.: send $1 cards.
    my physio|physiotherapist|therapist|doctor gave|has_given|gives me ankle|knee|back|hip|shoulder|neck|hand|wrist exercises: do my $5 exercises.
    i_have|i've_got nobody|no_one to talk to: lonely.
    regular mealtimes|meals.: eat at regular times.
    """
}
