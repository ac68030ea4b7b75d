extension Phrasebook {
  // Words of goals for templates that suit only some goals of their family.
  private static let moves = "moving-house move-house moving-home move-home moving-out moving-flat"
  private static let feeding = "breastfeeding breastfeed breast-feeding"
  private static let born = "newborn baby new-mom new-mum new-mother new-dad new-father first-baby \(feeding)"
  private static let expecting = "pregnancy pregnant expecting morning-sickness"
  private static let leavingWork = """
    quit-my-job quitting-my-job leave-my-job leaving-my-job resign resigning resignation notice-at hand-in-my handing-in-my toxic
    """
  private static let bullies = "bullied bullying mobbing harassed"
  private static let travel = "travel travelling traveling bucket-list see-the-world"

  /// Families about what changes in a life: a move, a child, an end of work, trust that is broken.
  static let changeFamilies = Family.read(
    """
    family: a new place
    kind: build either suffered
    theme: A place of my own
    words: new-in-town new-to-town new-city new-town new-country new-neighbourhood new-neighborhood new-here \(moves) moved-house moved-abroad moving-abroad \
    move-abroad culture-shock expat expats immigrant relocation relocating emigrating settle-in settling-in settle-into settling-into life-abroad live-abroad living-abroad
    but: buy job run homesick lonely friends savings save money company
    if-then: When I step outside, I take one street that is new to me.
    if-then: When I feel like a stranger, I go back to one place that I know here.
    if-then: When I see a neighbour, I say hello and give my name.
    if-then: When something here puzzles me, I ask one friendly question.#culture-shock abroad country expat expats immigrant
    if-then: When I unpack, I finish one box before I open the next.#\(moves) moved-house
    if-then: <cue>, I {action|~look around and find one thing that I like here}.
    steady: I become a regular at one place near my home.
    steady: I learn the name of one person here this week.
    steady: I give this place time, and I give myself time.
    steady: I pack one box today and label it.#\(moves)
    steady: I put up one picture so that this place feels like mine.
    steady: I make a home here <reason>.
    distanced: You walk the same way until it feels like yours.
    distanced: You can miss the old place and still like the new one.
    distanced: You ask someone who lives here what they love about it.
    distanced: You pack one shelf, and then you rest.#\(moves)
    morning: This morning I take a different way.
    morning: Today I greet one person whom I see often.
    morning: I open the window and look at my new street.
    evening: Tonight I write down one good thing about this place.
    evening: This evening I call somebody from home and tell them about my day.
    evening: Tonight I make one corner of my room cosy.

    family: life after work
    kind: build suffered
    theme: My own hours
    words: retirement retired retiree just-retired pensioner my-retirement
    but: savings saving save pension fund money plan-for early lonely
    if-then: {cue|after breakfast}, I {action|go out and meet somebody}.
    if-then: When the day feels empty, I go where other people are.
    if-then: When someone asks what I do, I tell them what I enjoy now.
    if-then: When I miss work, I call somebody I used to work with.
    if-then: <cue>, I {action|~take my time and enjoy what I am doing}.
    steady: I plan one thing for each day of this week.
    steady: I give my days a shape that I like.
    steady: I try one thing that I always put off for later.
    steady: I teach somebody something that I know.
    steady: I use my free hours <reason>.
    distanced: You have worked for many years, and this day is yours.
    distanced: You pick one new thing, and you may be a beginner at it.
    distanced: You keep two fixed dates in your week.
    distanced: You can miss your work and still enjoy this morning.
    morning: This morning I choose one thing to do and one person to see.
    morning: Today I get dressed and go out before noon.
    morning: I start the day with something that I like.
    evening: Tonight I name the best hour of my day.
    evening: This evening I plan one thing for tomorrow.
    evening: Tonight I write down one thing that I learned.

    family: with a new baby
    kind: build suffered
    theme: One hour at a time
    words: newborn new-baby new-mom new-mum new-mother new-dad new-father first-baby baby-blues \(feeding) \(expecting) maternity-leave
    but: smoke smoking vape drink drinking alcohol wine depression postpartum body weight body-image afraid fear get-pregnant \
    getting-pregnant miscarriage coffee
    if-then: When the baby sleeps, I lie down and rest.#\(born)
    if-then: When the baby cries, I breathe out and lower my shoulders first.#\(born)
    if-then: When someone offers help, I say yes and name one thing.
    if-then: When I sit down to feed the baby, I let my shoulders drop.#\(feeding)
    if-then: When I compare myself to other parents, I look at my own baby.#\(born)
    if-then: When I feel sick, I sit by an open window and breathe slowly.#\(expecting) nausea
    if-then: <cue>, I {action|~breathe out and take it one hour at a time}.
    steady: I am new at this, and so is my baby.#\(born)
    steady: I let the dishes wait and rest.
    steady: I ask somebody for one hour of sleep today.#\(born)
    steady: I know my baby a little better each day.#\(born)
    steady: I keep a glass of water where I feed the baby.#\(feeding)
    steady: I rest when my body asks for it.#\(expecting)
    steady: I take this day gently <reason>.
    distanced: You are what this baby needs.#\(born)
    distanced: You can love your baby and still be tired.#\(born)
    distanced: You may put the baby down safely and take a minute for yourself.#\(born)
    distanced: You put a hand on your belly and breathe slowly.#\(expecting)
    distanced: You do the one thing that matters now, and the rest can wait.
    morning: This morning I open the curtains and take three slow breaths.
    morning: Today I accept one kind offer.
    morning: I eat something before I do anything else.
    evening: Tonight I name one sweet moment of the day.
    evening: This evening I lie down as early as I can.
    evening: Tonight I let the housework be.

    family: parents apart
    kind: build suffered
    theme: For the kids
    words: co-parent co-parenting coparent coparenting co-parents custody custody-battle custody-hearing kids'-father kids'-mother
    but: died drunk drinking hits
    if-then: When a message about the kids comes, I wait ten minutes before I answer.
    if-then: When we hand over the kids, I say one friendly sentence.
    if-then: When I am angry with my ex, I talk to a friend and leave the kids out of it.
    if-then: When the kids talk about their other home, I listen and stay friendly.
    if-then: <cue>, I {action|~breathe out and keep my voice calm}.
    steady: I keep to the dates and times that we agreed on.
    steady: I speak kindly of my kids' other parent.
    steady: I answer my ex in two plain sentences.
    steady: I talk about the kids and leave old quarrels out.
    steady: I keep the peace with my ex <reason>.
    steady: I gather the papers one page at a time.#custody court
    distanced: You can part as a couple and still be parents together.
    distanced: You let your kids love both of their parents.
    distanced: You stay with what the kids need today.
    distanced: You take one slow breath and answer in a calm voice.
    morning: This morning I make the days with my kids calm ones.
    morning: Today I write to my ex in a friendly tone.
    morning: I start the day with one good thought about my kids.
    evening: Tonight I look at the calendar for the week.
    evening: This evening I let the quarrel rest.
    evening: Tonight I name one good moment with my kids.

    family: after a betrayal
    kind: build suffered
    theme: In my own time
    words: cheated-on-me cheating-on-me he-cheated she-cheated been-cheated was-cheated got-cheated cheating-husband cheating-wife had-an-affair his-affair \
    her-affair after-an-affair infidelity unfaithful
    but: i-cheated i-had i've-cheated kill
    if-then: When the pictures in my head come back, I feel my feet and breathe out.
    if-then: When doubt comes up, I ask one question and listen to the answer.
    if-then: When I lie awake, I write down what hurts and put the page away.
    if-then: <cue>, I {action|~breathe out and put a hand on my heart}.
    steady: I take the time that I need before I decide.
    steady: I tell one person I trust what happened.
    steady: I ask for the truth, one question at a time.
    steady: I look after myself while I find out what I want.
    steady: I am worth an honest answer.
    steady: I go slowly <reason>.
    distanced: You may be hurt, and you may take your time.
    distanced: You can be angry and still speak in a calm voice.
    distanced: You decide what you do next.
    distanced: You do one kind thing for yourself today.
    morning: This morning I eat something and step outside.
    morning: Today I talk to somebody who is on my side.
    morning: I take this day in small steps.
    evening: Tonight I write a few honest lines and close the book.
    evening: This evening I rest and let the questions wait.
    evening: Tonight I call a friend.

    family: a hard place to work
    kind: build suffered
    theme: Calm among them
    words: toxic-workplace toxic-work toxic-boss toxic-job toxic-team toxic-colleague toxic-coworker difficult-coworkers difficult-coworker \
    difficult-colleagues difficult-colleague difficult-boss bad-boss rude-colleagues rude-coworkers rude-boss workplace office-politics my-coworkers my-colleagues \
    bullied-at-work workplace-bullying mobbing \(leavingWork) terrible-boss horrible-boss
    but: praise thank help listen new-job another-job find afraid fear gossip complain interrupt relationship friend friends people positivity shame ex
    if-then: When my boss gets loud, I feel my feet on the floor and speak slowly.#boss
    if-then: When somebody at work is rude, I answer in one calm sentence.#coworkers coworker colleagues colleague boss workplace team \(bullies)
    if-then: When something at work hurts me, I write down what was said and when.#\(bullies) toxic boss
    if-then: When I leave work, I take three slow breaths and let the day go.
    if-then: When I am about to give notice, I read my letter once more and hand it in.#quit-my-job quitting-my-job leave-my-job resign \
    resigning resignation notice
    if-then: <cue>, I {action|~breathe out and stay polite}.
    steady: I do my part well and leave the rest at the door.
    steady: I talk to one person I trust about my work.
    steady: I keep my evenings for people who are good to me.
    steady: I work out what I need each month before I hand in my notice.#quit-my-job quitting-my-job leave-my-job leaving-my-job resign
    steady: I look at one job advertisement today.#\(leavingWork)
    steady: I stay polite at work <reason>.
    distanced: You are more than your job.
    distanced: You can stay polite and keep your distance.#coworkers coworker colleagues colleague boss workplace team toxic
    distanced: You know your worth, whatever the mood at work.
    distanced: You can leave one job and take what you learned with you.#\(leavingWork)
    morning: This morning I choose one piece of work that I do well.
    morning: Today I take my break away from my desk.
    morning: I arrive at work with my shoulders down.
    evening: Tonight I close the door on work and rest.
    evening: This evening I tell somebody how my day was.
    evening: Tonight I do one thing just for me.

    family: closeness
    kind: build
    theme: Close and unhurried
    words: sex sex-life better-sex more-sex libido sex-drive low-libido foreplay orgasm erection
    but: addiction addict porn ex affair strangers hookups abuse assault education same-sex gay drunk stop unsafe safe cyber
    if-then: When we go to bed, I put my phone away and turn to my partner.
    if-then: When I want to be close, I say so in plain words.
    if-then: When my head is elsewhere, I come back to what I feel.
    if-then: <cue>, I {action|~let my body relax and take my time}.
    steady: I tell my partner what I like.
    steady: I ask my partner what feels good.
    steady: I make time for slow, gentle touch.
    steady: I take it slowly and enjoy being close.
    steady: I hold my partner for three breaths longer.
    steady: I make time to be close <reason>.
    distanced: You may say what you want and how you want it.
    distanced: You let your body relax and take your time.
    distanced: You plan an unhurried evening for the two of you.
    distanced: You can laugh together in bed.
    morning: This morning I start the day with a long hug.
    morning: Today I say one loving thing to my partner.
    morning: I enjoy one gentle touch today.
    evening: Tonight I go to bed at the same time as my partner.
    evening: This evening I light a candle and leave my phone in another room.
    evening: Tonight I tell my partner one thing that I love about us.

    family: something new
    kind: build
    theme: A new corner
    words: bored boredom something-new adventure adventures adventurous spontaneous spontaneity \(travel) try-new-things new-experiences more-adventure
    but: eat eating snack snacking scroll phone drink drinking smoke smoking food spend work meetings save money anxious anxiety fear afraid business light
    if-then: When I have a free hour, I go somewhere new.
    if-then: When I feel bored, I step outside for five minutes.#bored boredom
    if-then: When I feel bored, I pick one thing from my list.#bored boredom
    if-then: When someone invites me, I say yes and go.#adventure adventures adventurous spontaneous spontaneity
    if-then: When I put money aside for my trip, I look at the map for a minute.#\(travel)
    if-then: <cue>, I {action|~look around and pick one small thing to do}.#bored boredom
    if-then: <cue>, I {action|~look around and notice one new thing}.
    steady: I try one small thing today that is new to me.
    steady: I keep a list of ten things that I like to do.#bored boredom
    steady: I sit with my boredom for a while and see what comes.#bored boredom
    steady: I choose one date for one trip.#\(travel)
    steady: I take one day trip each month.#\(travel) adventure adventures
    steady: I leave one evening this week open.#spontaneous spontaneity
    steady: I make room for something new <reason>.
    distanced: You may be a beginner and enjoy it.
    distanced: You make something with your hands today.#bored boredom
    distanced: You take a different way home and look around.
    distanced: You ask a friend to come along.
    morning: This morning I do one thing in a new way.
    morning: Today I talk to somebody new.
    morning: I choose one small adventure for today.
    evening: Tonight I taste something that is new to me.
    evening: This evening I plan one outing.
    evening: Tonight I write down what surprised me today.
    """)
}
