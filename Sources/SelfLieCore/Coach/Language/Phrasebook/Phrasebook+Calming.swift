extension Phrasebook {
  /// Families of goals about hard moments.
  static let calmingFamilies = Family.read(
    """
    family: looking for work
    kind: build
    theme: One application
    words: jobs a-job new-job another-job better-job first-job job-offer job-search job-hunt job-hunting find-work work-again \
    looking-for-work unemployed unemployment applying application applications apply-for apply-to applying-for cv resume cover-letter \
    recruiter recruiters linkedin career career-change change-careers hired fired rejections internship apprenticeship promotion \
    job-interview job-interviews
    but: lost-my-job losing-my-job laid-off made-redundant redundant nose-job my-job hate-my-job side-job speak speaking overtime \
    desk-job keep-a-job do-a-job hold-down being-fired getting-fired get-fired scholarship university college visa passport grant loan \
    mortgage girl girls date dating learned makeup cream
    if-then: {cue|after breakfast|on Monday morning}, I {action|send one application}.#find new search hunt look unemployed apply \
    application hired jobs rejection
    if-then: When I find a job that fits, I start my application at once.#find new search hunt look unemployed apply application hired \
    jobs rejection get-a-job land-a-job better-job another-job first-job job-offer internship apprenticeship unemployment recruiter \
    recruiters work-again letter
    if-then: When a rejection comes, I take a walk and choose my next application.#find new search hunt look unemployed apply application \
    hired jobs rejection
    if-then: When I write about myself, I name one thing that I do well.#find new search hunt look unemployed apply application hired jobs \
    rejection cv resume letter career linkedin promotion
    if-then: When I reread my draft, I make one line shorter and clearer.#cv resume linkedin letter
    if-then: When I meet someone in a field I like, I ask how they began.#career change-careers linkedin
    if-then: When something goes well, I note it for my next talk with my boss.#promotion
    if-then: When the interview begins, I breathe out and take my time.#interview
    if-then: Before an interview, I practise my first answer aloud.#interview
    if-then: When I doubt my chances, I name one thing that I do well.
    if-then: <cue>, I {action|~name one thing that I do well}.
    steady: I spend one focused hour on my job search today.#find new search hunt look unemployed apply application hired jobs rejection
    steady: I say in one plain sentence what I do well.
    steady: I lead with my most relevant work and keep the rest short.#cv resume letter linkedin
    steady: I tell two people what kind of work I am looking for.#find new search hunt look unemployed apply application hired jobs \
    rejection get-a-job land-a-job better-job another-job first-job job-offer internship apprenticeship unemployment recruiter recruiters \
    work-again career linkedin
    steady: I answer each interview question with one real example.#interview
    steady: I tell my boss what I have achieved and what I aim for.#promotion
    steady: I work toward my next job <reason>.
    steady: I can be disappointed today and still apply again.#rejection rejections
    distanced: You send one application, and then you rest.#find new search hunt look unemployed apply application hired jobs rejection \
    get-a-job land-a-job better-job another-job first-job job-offer internship apprenticeship unemployment recruiter recruiters work-again
    distanced: You know what you do well, and you say so plainly.
    distanced: You ask a friend to read what you have written before you send it.#application apply cv resume letter
    distanced: You give your job search one good hour today.#find new search hunt look unemployed apply application hired jobs rejection
    distanced: You sit upright in the interview and ask one question of your own.#interview
    distanced: You ask your boss what it takes to move up.#promotion
    distanced: You write to one person whose job you like and ask about it.#career change-careers linkedin
    distanced: You start something new, and you bring your experience with you.#change-careers career-change change
    morning: This morning I spend one quiet hour on my next job.
    morning: Today I tell one person what I am looking for.
    morning: I write one line about what I do well.
    evening: Tonight I close the laptop and do something I enjoy.
    evening: This evening I write down one person to ask for advice.
    evening: Tonight I write one small success in my notebook.

    family: when panic comes
    kind: build either
    theme: Both feet down
    words: panic freeze-up freezing-up freeze-when mind-goes-blank panicking panic-attack panic-attacks panicky panick hyperventilate hyperventilating claustrophobia claustrophobic \
    agoraphobia fear-of-flying afraid-of-flying scared-of-flying hate-flying about-flying flying-anxiety nervous-flyer nervous-flier fear-of-planes \
    on-a-plane on-the-plane turbulence phobia phobias fear-of-heights afraid-of-heights scared-of-heights heights elevator elevators \
    spiders needles injections blood-test blood-tests sight-of-blood dentist fear-of-dying afraid-of-dying heart-racing crowds freak-out \
    freaking-out anxiety-attack anxiety-attacks ptsd flashbacks flashback trauma
    but: off-the-dentist stairs exam audience blood-pressure blood-sugar knitting sewing new-heights read reading
    if-then: {cue|when my heart races}, I {action|~let the fear pass with one long breath out}.
    if-then: When fear rises, I put both hands on something solid.
    if-then: When panic rises, I name three colours that I see.#panic attack hyperventilate agoraphobia crowds freak ptsd trauma
    if-then: When panic rises as I travel, I feel my feet and breathe out slowly.#tube train subway bus underground metro
    if-then: When panic rises at the wheel, I loosen my grip and breathe out slowly.#motorway highway freeway
    if-then: When panic rises, I drop my shoulders and count backwards from twenty.#panic attack hyperventilate agoraphobia crowds freak
    if-then: When I sit down in the dentist's chair, I drop my shoulders.#dentist
    if-then: When the dentist leans in, I wiggle my toes and breathe out.#dentist
    if-then: When the plane takes off, I press my feet down and breathe out.#plane flight fly flyer turbulence
    if-then: When the elevator doors close, I lean on the wall and breathe out.#elevator elevators
    if-then: When I look down from a height, I feel my feet and breathe out slowly.#heights
    if-then: When I see a spider, I stand still and breathe out.#spider
    if-then: When the fear comes, I breathe out and come back to this day.#fear-of-dying afraid-of-dying
    steady: I am alive today, and I use this day well.#fear-of-dying afraid-of-dying
    distanced: You are here today, and you live this day.#fear-of-dying afraid-of-dying
    if-then: When the needle comes, I look away and breathe out.#needle needles injection injections blood-test blood-tests
    if-then: When a flashback comes, I name five things that I see.#ptsd flashback
    if-then: When the lift doors close, I lean on the wall and breathe out.#lift lifts
    if-then: When I see blood, I look at something else and breathe out slowly.#sight-of-blood
    if-then: When a crowd closes in, I feel my feet and breathe out slowly.#crowd crowds
    if-then: When I freeze, I breathe out and move my fingers.#freeze-up freezing-up freeze-when
    if-then: When my mind goes blank, I breathe out and say one simple thing.#mind-goes-blank
    if-then: <cue>, I {action|~breathe out slowly and feel my feet}.
    steady: I can tremble and still take one slow breath.
    steady: I let my heart beat fast, and I feel my feet.
    steady: I ride out the panic, one breath at a time.#panic attack hyperventilate agoraphobia crowds freak
    steady: I face what scares me, one small step at a time.#agoraphobia crowds heights claustrophobia claustrophobic phobia phobias
    steady: I breathe out slowly and keep my hands loose.#dentist needle injection blood
    steady: I lean into my seat and breathe out slowly.#plane flight fly flyer
    steady: I look at the spider for three breaths from where I stand.#spider
    steady: I have enough air here, and I breathe out slowly.#elevator claustrophobia claustrophobic lift
    steady: I say today's date aloud and feel my feet on the floor.#ptsd flashback
    steady: I breathe out slowly and stay where I am <reason>.
    distanced: You know this panic, and you let it pass.#panic attack hyperventilate agoraphobia crowds freak
    distanced: You lean back and feel the seat hold you.#dentist plane flight fly flyer
    distanced: You let your hands tremble, and you keep breathing.
    distanced: {cue|when your heart pounds}, you {action|~let the fear be and feel your feet on the floor}.
    distanced: You name three things that you can see, and you breathe out.#panic attack hyperventilate agoraphobia crowds freak ptsd \
    flashback
    distanced: You feel your feet on the floor and let the wave pass.#panic attack hyperventilate agoraphobia crowds freak
    distanced: You raise one hand when you need a pause.#dentist
    distanced: You feel the plane shake, and you let your shoulders drop.#plane flight fly flyer turbulence
    distanced: You look away, breathe out, and it is over.#needle needles injection injections blood-test blood-tests
    distanced: You look at the horizon and breathe out slowly.#heights
    morning: This morning I practise three long, slow breaths.
    morning: Today I tell one person what I am afraid of.
    morning: I plan one small brave step for today.
    evening: Tonight I name one fear that passed.
    evening: This evening I lie down and count my breaths out.
    evening: Tonight I write down what I did while I was afraid.

    family: a quieter head
    kind: build either
    theme: Out of the head, onto paper
    words: overthink overthinking over-thinking over-think overthinker ruminate ruminating rumination brooding racing-thoughts \
    racing-mind my-thoughts thoughts negative-thoughts negative-thinking thinking-negatively intrusive-thoughts thinking-too-much think-too-much stop-thinking can't-stop-thinking switch-off-my-brain catastrophize catastrophizing \
    catastrophising what-if worst-case indecisive indecision decision decisions decide obsess obsessing second-guess second-guessing \
    dwell dwelling regret regrets present-moment in-my-head replaying overanalyze overanalyzing the-past in-the-present in-the-moment \
    in-the-now quiet-my-mind calm-my-mind clear-my-mind my-mind ocd obsessive-compulsive compulsion compulsions health-anxiety hypochondria \
    hypochondriac googling-symptoms google-symptoms decisiveness decisive hesitate hesitating hesitation hesitant hesitancy
    but: exam exams translate suicidal kill gift presentation mind-my-own make-up-my change-my-mind speak-my-mind share-my-thoughts \
    mind-goes-blank
    if-then: When the doubt comes back, I let it be there and go on with my day.#ocd obsessive-compulsive compulsion compulsions
    steady: I do it once and trust that once is enough.#ocd obsessive-compulsive compulsion compulsions
    distanced: You can feel the urge and wait until it fades.#ocd obsessive-compulsive compulsion compulsions
    if-then: When I want to look up a symptom, I close the page and look around the room.#health-anxiety hypochondria hypochondriac symptoms
    steady: I let a small ache be small and go on with my day.#health-anxiety hypochondria hypochondriac symptoms
    distanced: You can wonder about your body and still enjoy this hour.#health-anxiety hypochondria hypochondriac symptoms
    if-then: {cue|when my thoughts go round in circles|when I catch myself brooding}, I {action|write one line about it and put the pen down}.#overthink \
    overanalyze ruminate rumination brood thought mind think head obsess replay what-if worst-case catastrophize catastrophise regret \
    dwell past
    if-then: When I replay a conversation, I turn back to what is in front of me.#overthink ruminate brood replay conversation \
    conversations
    if-then: When a decision drags on, I set a timer for five minutes and choose.#indecisive indecision decision decide decisive decisiveness hesitation hesitate hesitating hesitant
    if-then: When I have weighed a choice twice, I decide and tell one person.#indecisive indecision decision decide decisive decisiveness hesitation hesitate hesitating hesitant guess second-guess
    if-then: When a what-if comes, I ask what I can do today.#overthink overanalyze ruminate rumination thought mind think head what-if \
    worst-case catastrophize catastrophise
    if-then: When an old regret turns up, I name it and let it go by.#regret dwell past
    if-then: When the past comes up, I name three things that I see now.#regret dwell past
    if-then: When I wash my hands, I watch the water run.#present moment now
    if-then: When my mind is far away, I press my feet into the floor.#present moment now head
    if-then: When my head is full, I breathe out and look around me.
    if-then: When an old memory comes up, I breathe out and let it pass.#the-past
    if-then: <cue>, I {action|~count five slow breaths and let the thoughts pass}.
    steady: I let a thought be a thought.#overthink overanalyze ruminate rumination brood thought mind think head obsess replay what-if \
    worst-case catastrophize catastrophise
    steady: I put my worry on paper and leave it there.#overthink overanalyze ruminate rumination brood thought mind think head obsess \
    replay what-if worst-case catastrophize catastrophise
    steady: I choose something good enough and go on.#indecisive indecision decision decide decisive decisiveness hesitation hesitate hesitating hesitant guess second-guess
    steady: I give a small decision one minute.#indecisive indecision decision decide decisive decisiveness hesitation hesitate hesitating hesitant guess second-guess
    steady: I learn one thing from the past and go on with today.#regret dwell past
    steady: I come back to what my hands are doing.#overthink overanalyze ruminate rumination brood thought mind think head obsess \
    replay what-if worst-case catastrophize catastrophise regret dwell past present moment now
    steady: I bring my attention back to this moment.#present moment now
    steady: I give my thoughts a rest <reason>.
    steady: I rest my mind for the length of three breaths.
    distanced: You have thought enough for now, and you can rest.#overthink overanalyze
    distanced: You notice your thoughts looping, and you count five slow breaths.#overthink overanalyze ruminate rumination brood thought \
    mind think head obsess replay regret dwell past
    distanced: {cue|when your thoughts go round in circles}, you {action|~follow one slow breath to its end}.#overthink overanalyze ruminate \
    rumination brood thought mind think head obsess replay what-if worst-case catastrophize catastrophise
    distanced: You go by what you know and set the guesses aside.#what-if worst-case catastrophize indecisive indecision decision decide decisive decisiveness hesitation hesitate hesitating hesitant \
    guess second-guess
    distanced: You can choose one option and let the other go.#indecisive indecision decision decide decisive decisiveness hesitation hesitate hesitating hesitant guess second-guess
    distanced: You acted on what you knew then, and today you know more.#regret dwell past
    distanced: You look up and name three things that you see.#present moment now
    distanced: You come back to the present with one slow breath.
    distanced: You leave the past where it is and take one step forward.#the-past
    morning: This morning I write one page and close the notebook.
    morning: Today I decide one small thing in one minute.
    morning: I feel the water on my hands as I wash.
    evening: Tonight I make a list of my open questions.
    evening: This evening I do something with my hands for half an hour.
    evening: Tonight I write down the day's thoughts and close my notebook.

    family: beyond jealousy
    kind: build either
    theme: My own garden
    words: jealous jealousy envy envious envying suspicious possessive controlling clingy needy snooping spying checking-his-phone \
    checking-her-phone check-his-phone check-her-phone trust-issues comparing-myself compare-myself comparison fomo begrudge mistrust \
    grass-is-greener boyfriend's-phone girlfriend's-phone husband's-phone wife's-phone partner's-phone my-boyfriend's-phone \
    my-girlfriend's-phone my-partner's-phone trust-my
    hints: in-my-relationship my-relationship relationship
    but: trust-my-own my-own-decisions own-decisions controlling-my comparing-my-body bank judgement judgment gut instinct instincts body myself-more voice team staff colleagues \
    kids children anger eating
    if-then: {cue|when jealousy stings}, I {action|~breathe out and feel my feet}.#jealous jealousy
    if-then: {cue|when I compare myself to others|when envy stings}, I {action|~turn back to my own life}.#envy envious compare \
    comparison fomo greener
    if-then: {cue|when doubt creeps in}, I {action|breathe out and look at what is true today}.#trust mistrust suspicious partner wife \
    husband girlfriend boyfriend possessive clingy needy phone snoop spy
    if-then: When I feel jealous, I ask myself what I need right now.#jealous jealousy
    if-then: When I feel unsure of someone I love, I calmly say what I need.#partner wife husband girlfriend boyfriend possessive \
    clingy needy trust mistrust suspicious controlling phone snoop spy
    if-then: When I feel like checking my partner's phone, I breathe out and step away.#phone snoop spy
    if-then: When I envy someone, I name one thing that I am working toward.#envy envious begrudge compare comparison grass-is-greener
    if-then: When I see what others are doing, I choose one thing that I enjoy.#fomo
    if-then: When someone shares good news, I say that I am happy for them.#envy envious compare sister brother friend success
    if-then: When a story starts in my head, I ask myself what I really know.#partner wife husband girlfriend boyfriend possessive clingy needy \
    trust mistrust suspicious phone snoop spy
    if-then: When a hard feeling comes, I breathe out and name it.
    if-then: When I want to take over, I ask what the other person prefers.#controlling
    if-then: <cue>, I {action|~breathe out and come back to my own life}.
    steady: I am glad for others, and I have enough of my own.#envy envious compare comparison fomo greener \
    needy
    steady: I practise trust, one small step at a time.#partner wife husband girlfriend boyfriend possessive clingy needy trust mistrust \
    suspicious phone snoop spy controlling
    steady: I let the people I love have friends of their own.#possessive clingy needy controlling
    steady: I look at what is good in my own day.#envy envious compare comparison fomo greener
    steady: I leave my partner's phone alone and ask openly.#phone snoop spy
    steady: I stay calm and open <reason>.
    steady: I give my own life my full attention today.
    steady: I let one thing be done someone else's way today.#controlling
    distanced: You can feel a sting and still be glad for someone.#envy envious begrudge jealousy
    distanced: You can feel jealous and still speak kindly.#jealous jealousy
    distanced: You ask one honest question instead of guessing the answer.#partner wife husband girlfriend boyfriend trust mistrust \
    suspicious phone snoop spy
    distanced: {cue|when doubt creeps in}, you {action|~take one slow breath and choose trust}.#partner wife husband girlfriend boyfriend \
    possessive clingy needy trust mistrust suspicious phone snoop spy
    distanced: You can let others shine and still like your own life.#envy envious compare comparison fomo greener
    distanced: You let the other person choose, and you breathe out.#controlling possessive
    distanced: You can miss somebody and still enjoy your day.#clingy needy
    distanced: You enjoy what is in front of you right now.#fomo grass-is-greener
    distanced: You notice envy pass, and you turn back to your own life.#envy envious begrudge
    distanced: You catch yourself comparing, and you come back to your own life.#compare comparison
    distanced: You can have doubts and still act kindly.
    distanced: You can trust someone and still miss them.#possessive clingy needy
    morning: This morning I name one thing that I like about my life.
    morning: Today I do something that is only for me.
    morning: I say one generous thing before noon.
    evening: Tonight I thank one person for who they are.
    evening: This evening I make time for a friend.
    evening: Tonight I name one part of my day that I enjoyed.

    family: at ease with people
    kind: build either
    theme: One face at a time
    words: social-anxiety socially-anxious socially-awkward social-phobia awkward awkwardness shy shyness blush blushing go-red going-red turn-red turning-red introvert \
    introverted eye-contact parties at-a-party go-to-a-party strangers talk-to-strangers talking-to-strangers talk-to-people \
    talking-to-people talk-to-girls talk-to-women talk-to-men phone-anxiety make-phone-calls afraid-of-people fear-of-people embarrassed \
    embarrassment sweat sweating sweaty sweaty-palms judged being-judged socialanxiety crowd scared-of-people in-groups in-a-group introduce-myself eat-in-public \
    eating-in-public phone-calls speak-to-strangers
    but: stare staring drink drinking alcohol quiet-time stammer stutter drugs sober smoke smoking cigarette cigarettes vape body skin acne organize \
    organise plan throw
    if-then: {cue|when I feel shy}, I {action|~drop my shoulders and look at one kind face}.#social socially shy shyness awkward parties \
    group introvert introverted introduce-myself awkwardness socialanxiety party crowd eye-contact blush \
    judged embarrassed embarrassment eat-in-public eating-in-public
    if-then: When I walk into a room, I say hello to one person.#social socially shy shyness awkward parties group stranger people \
    introvert introverted girls women men introduce-myself awkwardness socialanxiety party
    if-then: Before a party, I think of one question to ask.#party parties
    if-then: When my face gets hot, I feel my feet and keep talking.#blush red shy shyness embarrassed embarrassment
    if-then: When a silence falls, I ask one small question.#social socially shy shyness awkward parties group stranger people introvert \
    introverted girls women men introduce-myself awkwardness socialanxiety party
    if-then: When I have a phone call to make, I write down my first sentence.#phone phone-calls
    if-then: Before I dial, I stand up and breathe out.#phone phone-calls
    if-then: When someone speaks to me, I look at the colour of their eyes.#eye-contact
    if-then: When I replay a conversation, I name one thing that went well.#social socially shy shyness awkward awkwardness socialanxiety \
    parties party group introvert introverted phone phone-calls embarrassed embarrassment judged
    if-then: When I get nervous, I breathe out and drop my shoulders.
    if-then: When I stand next to a stranger, I say one friendly thing.#stranger strangers
    if-then: When I like someone, I say hello and ask one question.#girls women men
    if-then: <cue>, I {action|~look up and let my shoulders drop}.
    steady: I hold my head up and let my shoulders drop.#social socially shy shyness awkward parties group stranger people introvert \
    introverted girls women men introduce-myself eye-contact blush judged embarrassed embarrassment eat-in-public eating-in-public \
    awkwardness socialanxiety party crowd
    steady: I stay among people for ten minutes before I think of leaving.#parties group crowd social eat-in-public eating-in-public
    steady: I ask short questions and listen with interest.#social socially shy shyness awkward parties group stranger people introvert \
    introverted girls women men introduce-myself phone phone-calls
    steady: I say my name and one clear sentence.#phone phone-calls introduce-myself strangers
    steady: I hold eye contact for the length of one breath.#eye-contact
    steady: I let my face go warm and finish my sentence.#blush red embarrassed embarrassment
    steady: I let others have their view, and I say mine.#judged
    steady: I reach out to people <reason>.
    steady: I take my time and breathe out slowly.
    distanced: You can blush and go on talking.#blush blushing red
    distanced: You look up and meet one person's eyes.#social socially shy shyness awkward parties group stranger people introvert \
    introverted girls women men introduce-myself eye-contact blush embarrassed judged awkwardness socialanxiety party crowd embarrassment
    distanced: You say hello first, in your own quiet voice.#social socially shy shyness awkward parties group stranger people introvert \
    introverted girls women men introduce-myself phone phone-calls
    distanced: You feel nervous, and you say hello anyway.#social socially shy shyness awkward parties group stranger people \
    introvert introverted girls women men introduce-myself phone phone-calls awkwardness socialanxiety party
    distanced: You look up when the other person talks.#eye-contact
    distanced: You let people look, and you go on with what you are doing.#blush judged embarrassed embarrassment eat-in-public \
    eating-in-public crowd
    distanced: You sit down at the table and eat at your own pace.#eat-in-public eating-in-public
    distanced: You can be nervous and still go ahead.
    distanced: You say hello to the host and then to one other person.#party parties
    morning: This morning I say hello to the first neighbour I meet.
    morning: Today I make one short phone call.
    morning: I look up and greet one person today.
    evening: Tonight I name one good moment with other people.
    evening: This evening I write down one thing that I am glad I said.
    evening: Tonight I choose one person to greet in the morning.
    """)
}
