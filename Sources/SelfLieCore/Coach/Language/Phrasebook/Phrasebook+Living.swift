extension Phrasebook {
  /// Families of goals about a life in order.
  static let livingFamilies = Family.read(
    """
    family: speaking with a stammer
    kind: build either
    theme: My own pace
    words: stammer stammering stammerer stutter stuttering stutterer speech-impediment speech-block speech-disorder speech-therapy \
    speak-fluently fluency stuttter words-get-stuck dysfluency talk-without-stuttering cluttering-speech studder studdering
    but: spanish french german italian language writing-block reading
    if-then: {cue|before I speak}, I {action|~breathe out and loosen my jaw}.
    if-then: {cue|after breakfast}, I {action|read one page aloud}.
    if-then: When it is my turn to speak, I begin at my own pace.
    if-then: When I have a point to make, I take my time and make it.
    if-then: When a word gets stuck, I pause and ease into it again.
    if-then: When someone finishes my sentence, I say it again in my own words.
    if-then: When I talk to someone new, I say that I take my time with words.
    if-then: When the phone rings, I breathe out and pick it up slowly.#phone call telephone
    if-then: When I make a call, I read my first sentence from a card.#phone call telephone
    if-then: When I order, I take my time with each word.#order cafe restaurant shop
    if-then: When the meeting begins, I ask one short question.#meeting meetings
    if-then: When the interview begins, I take a breath and start slowly.#interview interviews
    if-then: When I present, I pause after each sentence.#presentation presentations presenting speech
    if-then: When I speak to a stranger, I begin with a slow hello.#stranger strangers
    steady: I say what I came to say, at my own pace.
    steady: I speak one short phrase on each breath.
    steady: I let my voice be heard <reason>.
    steady: I stay with a word until it comes.
    steady: I stay calm while a word takes its time.
    distanced: You take your time, and people can wait.
    distanced: You say the word you mean, however it comes.
    distanced: You can pause and still finish your sentence.
    distanced: You breathe out and start your first word softly.
    distanced: {cue|when a word gets stuck}, you {action|~look up and give your words time}.
    morning: This morning I read five lines aloud, slowly.
    morning: Today I ask one question in a shop.
    morning: I say one sentence aloud before I leave the house.
    evening: Tonight I name one moment when I spoke up.
    evening: This evening I tell a story at the table.
    evening: Tonight I read aloud for the pleasure of it.

    family: dating
    kind: build
    theme: One honest hello
    words: ask-a-girl ask-a-guy ask-a-boy ask-someone-out ask-him-out ask-her-out her-out him-out date dates dating tinder bumble hinge \
    dating-app dating-apps girlfriend boyfriend find-a-girlfriend find-a-boyfriend find-a-partner find-love find-someone meet-someone \
    still-single i'm-single am-single single-again crush flirt flirting ask-out first-date soulmate get-a-girlfriend get-a-boyfriend \
    meet-a-woman meet-a-man relationship-again love-life dating-confidence confidence-on-dates confident-on-dates finding-a-partner \
    finding-love find-my-partner
    but: due-date up-to-date to-date play-date date-night wedding exam argue arguing fight dead jealous jealousy ex my-girlfriend \
    my-boyfriend better-girlfriend better-boyfriend good-girlfriend good-boyfriend crush-it crush-my candy-crush single-mom single-mother \
    single-dad someone-to-talk
    if-then: When I meet someone I like, I ask a question and listen.
    if-then: {cue|before a date}, I {action|put on a song that I love}.#first-date a-date on-dates on-a-date my-date
    if-then: When the conversation goes quiet, I tell a small story of my own.#first-date a-date on-dates on-a-date my-date flirt
    if-then: When my date arrives, I smile and ask about their day.#first-date a-date on-dates on-a-date my-date
    if-then: When I see the person I like, I walk over and say hello.#ask-out her-out him-out someone-out ask-a-girl ask-a-guy ask-a-boy \
    crush flirt
    if-then: When a chat goes well, I suggest meeting for coffee.#ask-out her-out him-out someone-out ask-a-girl ask-a-guy ask-a-boy crush \
    girlfriend boyfriend love partner soulmate single meet-a-woman meet-a-man relationship-again find-someone meet-someone
    if-then: When I ask someone out, I suggest a day and a place.#ask-out her-out him-out someone-out ask-a-girl ask-a-guy ask-a-boy crush
    if-then: When I get turned down, I say thanks and call a friend.#rejection rejected turned-down
    if-then: When a friend invites me, I go and talk to one new person.#girlfriend boyfriend love partner soulmate single meet-a-woman \
    meet-a-man relationship-again find-someone meet-someone date
    if-then: When I open the app, I send one thoughtful message.#tinder bumble hinge dating-app dating-apps
    if-then: When a message makes me smile, I answer the same day.#tinder bumble hinge dating-app dating-apps
    if-then: When I am on a date, I breathe out and let myself be curious.#dating-confidence confidence-on-dates confident-on-dates
    if-then: <cue>, I {action|~smile and stay curious}.
    steady: I show up as myself and listen well.#date flirt
    steady: I let one date be just one date.#first-date a-date on-dates on-a-date my-date
    steady: I say what I enjoy and what I am looking for.#tinder bumble hinge dating-app dating-apps girlfriend boyfriend love partner \
    soulmate single meet-a-woman meet-a-man relationship-again find-someone meet-someone
    steady: I say hello to one new person this week.#girlfriend boyfriend love partner soulmate single meet-a-woman meet-a-man \
    relationship-again flirt find-someone meet-someone date
    steady: I write to one person and take my time.#tinder bumble hinge dating-app dating-apps
    steady: I suggest a coffee in one plain sentence, with a smile.#ask-out her-out him-out someone-out ask-a-girl ask-a-guy ask-a-boy crush
    steady: I can feel nervous and still ask out the person I like.#ask-out her-out him-out someone-out ask-a-girl ask-a-guy ask-a-boy crush
    steady: I go out and meet people <reason>.
    steady: I let people see who I really am.
    distanced: You can feel nervous and still say hello to someone you like.
    distanced: You meet someone new, and you stay curious.#date flirt girlfriend boyfriend love partner soulmate single meet-a-woman \
    meet-a-man relationship-again tinder bumble hinge dating-app dating-apps find-someone meet-someone
    distanced: For your date, you wear something you feel good in.#first-date a-date on-dates on-a-date my-date
    distanced: {cue|before a date}, you {action|breathe out slowly three times}.#first-date a-date on-dates on-a-date my-date
    distanced: You tell a friend that you are ready to meet someone.#tinder bumble hinge dating-app dating-apps girlfriend boyfriend love \
    partner soulmate single meet-a-woman meet-a-man relationship-again find-someone meet-someone
    distanced: You ask in plain words, and any answer is fine.#ask-out her-out him-out someone-out ask-a-girl ask-a-guy ask-a-boy crush
    distanced: You hold eye contact a moment longer and smile.#flirt
    distanced: You can be yourself and make the first move.
    morning: This morning I put on clothes that feel like me.
    morning: Today I smile at one person and say hello.
    morning: I send one friendly message this morning.
    evening: Tonight I do something I love, just for me.
    evening: This evening I write down one thing that I like about myself.
    evening: Tonight I name one thing that I enjoyed in a conversation.

    family: faith and prayer
    kind: build
    theme: A quiet prayer
    words: faith pray prayer prayers praying god jesus christian go-to-church going-to-church to-church attend-church church-more \
    church-again church-every back-to-church to-mosque to-the-mosque to-synagogue to-the-synagogue to-temple to-the-temple to-mass \
    attend-mass bible the-bible quran the-quran koran torah the-torah scripture verse psalm spiritual spirituality worship muslim islam \
    salah salat church mosque synagogue ramadan lent advent sabbath shabbat fasting-for rosary devotion closer-to-god relationship-with-god lord religious believe-in-god fajr read-the-bible read-my-bible \
    bible-study
    but: believe-in-myself faith-in-myself good-faith lord-of-the poem song choir
    if-then: When I grow hungry, I say a short prayer and go on.#ramadan
    steady: I keep this season with a quiet heart.#ramadan lent advent
    steady: I put my work away and keep this day for God.#sabbath shabbat
    distanced: You light a candle and let the week go.#sabbath shabbat
    distanced: You break your fast slowly and give thanks.#ramadan
    if-then: When my alarm rings for Fajr, I get up, wash and pray.#fajr
    if-then: {cue|after dinner|before I go to bed}, I {action|pray the rosary, one decade at a time}.#rosary
    steady: I hold my rosary and pray one decade slowly.#rosary
    distanced: You take the beads in your hand, and you begin.#rosary
    if-then: {cue|when I wake up|before I go to bed}, I {action|pray for a few minutes}.#pray-more pray-every pray-daily faith god lord jesus christian \
    spiritual spirituality worship religious devotion muslim islam
    if-then: Before I eat, I give thanks in my own words.#pray-more pray-before grace faith god lord jesus christian spiritual \
    spirituality worship religious
    if-then: When a worry comes, I turn it into a short prayer.#pray-more pray-every pray-daily prayer faith god lord jesus christian \
    spiritual spirituality worry worries
    if-then: When I sit down to pray, I say what is on my heart.#pray-more pray-every pray-daily prayer faith god lord jesus christian \
    spiritual spirituality
    if-then: When my mind wanders, I come back to the words and go on slowly.#prayer rosary devotion worship salah salat bible quran koran \
    torah scripture verse psalm pray-more pray-every pray-daily
    if-then: When the call to prayer comes, I wash and stand to pray.#fajr salah salat muslim islam mosque five-times
    if-then: When I get into bed, I set my alarm for the dawn prayer.#fajr
    steady: I get up at dawn and pray Fajr on time.#fajr
    distanced: You rise before dawn and pray Fajr.#fajr
    if-then: {cue|after breakfast}, I {action|read a few verses slowly}.#bible quran koran torah scripture verse psalm
    if-then: When I finish a passage, I read one verse again slowly.#bible quran koran torah scripture verse psalm
    if-then: On Saturday night, I lay out my clothes for the service.#church mass
    if-then: On Sunday morning, I get dressed and go to church.#church
    if-then: When the service is over, I stay and greet one person.#church mosque synagogue temple
    if-then: When Mass is over, I stay and greet one person.#mass
    steady: I pause what I am doing and pray.#pray-more pray-every pray-daily faith god lord jesus christian spiritual spirituality worship religious \
    devotion salah salat muslim islam mosque rosary
    steady: I pray in plain words.#pray-more pray-every pray-daily faith god lord jesus christian spiritual spirituality
    steady: I bring my doubts into my prayer.#faith god closer-to-god spiritual christian doubt doubts
    steady: I put my phone away and turn to prayer on time.#salah salat muslim islam mosque
    if-then: {cue|in the evening}, I {action|pray the rosary slowly}.#rosary
    if-then: When the day gets busy, I make five quiet minutes for my faith.
    if-then: When a worry grows, I hand it over to God and breathe out.#trust-god trust-in-god trust-the-lord trust-jesus
    if-then: When I learn a verse, I say it aloud from memory.#memorize memorise memorizing memorising by-heart
    if-then: <cue>, I {action|~say a short prayer}.
    steady: I say each line of the prayer slowly.#worship devotion religious salah salat
    steady: I read a verse and carry it through the day.#bible quran koran torah scripture verse psalm
    steady: I read a few lines and sit with them for a minute.#bible quran koran torah scripture verse psalm
    steady: I keep Sunday morning free for church.#church
    steady: I keep Sunday morning free for Mass.#mass
    steady: I keep the hour of worship free this week.#mosque synagogue temple
    steady: I arrive early for worship and let my thoughts settle.#church mosque synagogue temple mass
    steady: I make quiet time for my faith <reason>.
    steady: I make room for my faith today.
    steady: I trust God with one worry today.#trust-god trust-in-god
    distanced: You begin with one line of prayer that you know by heart.#pray prayer rosary worship devotion
    distanced: You can pray in a few quiet words.#pray-more pray-every pray-daily faith god lord jesus christian spiritual spirituality
    distanced: You find a quiet corner and turn to prayer.#pray-more pray-every pray-daily faith god lord jesus christian spiritual spirituality \
    worship religious devotion salah salat muslim islam mosque
    distanced: {cue|when the day begins}, you {action|spend one quiet minute in prayer}.#pray-more pray-every pray-daily prayer faith god lord \
    jesus christian spiritual spirituality
    distanced: You sit in silence and rest in your faith.#faith god spiritual spirituality closer-to-god worship religious
    distanced: You read one verse, and you let it speak to you.#bible quran koran torah scripture verse psalm
    distanced: You write down one verse and read it again at noon.#bible quran koran torah scripture verse psalm
    distanced: You can sit in the last row and still belong.#church mosque synagogue temple mass
    distanced: You walk in, find your seat and join in.#church synagogue mass
    distanced: You give your faith a quiet moment today.
    morning: This morning I pray before I look at my phone.
    morning: Today I pause once to give thanks.
    evening: Tonight I name three things to give thanks for.
    evening: This evening I pray for one person by name.

    family: order at home
    kind: build either
    theme: One clear table
    words: tidy tidiness neatness neat tidying tidier clean cleaning cleaner declutter decluttering clutter mess messy organize organise organized organised disorganized disorganised unorganized \
    organizing house-work housework chores chore ironing iron laundry dishes dishwasher hoarding hoard closet wardrobe make-my-bed make-the-bed \
    dirty-house lose-my-keys losing-my-keys my-keys lose-things losing-things misplace misplacing clean-house clean-my-room clean-my-house tidy-desk clean-desk clear-desk tidy-my-desk clean-my-desk messy-desk desk-clean desk-tidy clear-my-desk \
    clean-up clothes-on clothes-everywhere
    but: iron-levels iron-tablets slouch slouching posture sitting clean-air clean-from drugs sober cocaine clean-eating eat-clean desk-job bedroom-phone teeth \
    floss car car-wash stay-clean staying-clean get-clean come-clean coming-clean language inbox email emails photos calendar \
    of-the-closet thoughts trip wedding mess-up messing-up messing life-is new-dishes skin face bathroom toilet windows fridge oven floor
    if-then: When the basket is full of clean clothes, I iron three of them.#ironing iron
    steady: I iron one shirt, and then the next.#ironing iron
    distanced: You put on some music and iron for ten minutes.#ironing iron
    if-then: {cue|when I have five minutes}, I {action|tidy for the length of one song}.#tidy tidiness neat neatness clean cleaner mess \
    messy organize organise chore housework house-work
    if-then: {cue|at the end of the day|on Saturday morning}, I {action|put five things back in their places}.#tidy clean cleaner mess \
    messy organize organise chore housework house-work
    if-then: When I get up from my chair, I put one thing back in its place.#tidy clean cleaner mess messy organize organise \
    chore housework house-work organized organised disorganized disorganised unorganized
    if-then: {cue|after dinner|when I get home}, I {action|clear off the kitchen counter}.#house home apartment flat housework house-work \
    chore live-in-a tidy-up clean-up
    if-then: When I leave a room, I take along one thing that belongs elsewhere.#house home apartment flat housework house-work chore \
    live-in-a tidy-up clean-up
    if-then: When I get up from the table, I take my plate to the sink.#house home apartment flat housework house-work chore live-in-a \
    tidy-up clean-up dishes dishwasher kitchen
    if-then: When a letter comes, I open it and file it the same day.#mail post paperwork letters paper
    if-then: When I come in, I put my keys on the hook.#my-keys keys
    if-then: When I get up, I pull the covers straight.#bed
    if-then: When I come back from the bathroom, I make the bed.#bed
    if-then: When the laundry basket is full, I start one load.#laundry
    if-then: When the washing machine is done, I take the laundry out right away.#laundry
    if-then: {cue|after dinner}, I {action|do the dishes and wipe the table}.#dishes dishwasher kitchen
    if-then: When a new thing comes in, I give an old one away.#declutter clutter hoard closet wardrobe
    if-then: Before I leave my desk, I clear it for tomorrow.#desk
    if-then: When I put something down, I say aloud where it is.#lose losing misplace misplacing
    if-then: When I am done with something, I put it back in its place.
    if-then: When I find something that only gathers dust, I put it in the giveaway box.#declutter clutter hoard
    if-then: When I open my wardrobe, I take out one thing to give away.#wardrobe
    if-then: When I open my closet, I take out one thing to give away.#closet
    if-then: When I take off my clothes, I hang them up or put them in the wash.#closet wardrobe clothes clothes-on clothes-everywhere
    if-then: When I see a dirty spot, I wipe it clean right away.#clean cleaner cleaning
    if-then: <cue>, I {action|~put three things back in their places}.
    steady: I put things back where they belong.#tidy clean cleaner mess messy organize organise chore housework house-work hoard \
    desk organized organised disorganized disorganised unorganized keys my-keys lose losing misplace misplacing
    steady: I tidy for five minutes a day.#tidy mess messy organize organise chore housework house-work desk
    steady: I let go of one thing that has served its purpose.#declutter clutter hoard closet wardrobe
    steady: I clean one room at a time and enjoy how it looks.#house home apartment flat housework house-work chore live-in-a tidy-up \
    clean-up
    steady: I keep my keys, my bag and my papers in one place.#organized organised disorganized disorganised unorganized keys my-keys lose losing misplace misplacing
    steady: I fold the laundry while I listen to a song.#laundry clothes folding
    steady: I put the clean clothes away the same day.#laundry
    steady: I wash the first plate and carry on from there.#dishes
    steady: I leave the sink empty at night.#dishes dishwasher kitchen
    steady: I make my bed before I leave the room.#bed
    steady: I air the bed while I brush my teeth and then make it.#bed
    steady: I tidy up today <reason>.
    steady: I put one thing in order today.
    steady: I choose one thing today and give it away.#declutter clutter hoard closet wardrobe
    steady: I clean one small spot today and enjoy how it looks.#clean cleaner cleaning
    distanced: You start with one small corner and clear it.#tidy clean cleaner declutter clutter mess messy organize organise chore \
    housework house-work hoard closet wardrobe desk
    distanced: You keep what you love and use, and you give the rest away.#declutter clutter hoard closet wardrobe
    distanced: You give each thing a home of its own.#tidy mess messy organize organise desk \
    organized organised disorganized disorganised unorganized keys my-keys lose losing misplace misplacing
    distanced: You clear one shelf and leave the next for another day.#closet wardrobe declutter clutter hoard
    distanced: {cue|when you get home}, you {action|put five things away}.#house home apartment flat housework house-work chore live-in-a \
    tidy-up clean-up
    distanced: You write down each task in one notebook.#organized organised disorganized disorganised unorganized
    distanced: You wipe the counter, and the kitchen is ready for the morning.#kitchen
    distanced: You wash up a little at a time, and the kitchen stays clean.#dishes dishwasher kitchen
    distanced: You fold five things and put them in the drawer.#laundry
    distanced: You wash, dry and fold one small load today.#laundry
    distanced: You make the bed before you look at your phone.#bed
    distanced: You straighten the sheets in one minute and move on.#bed
    distanced: You take two minutes and put one thing in order.
    morning: This morning I make my bed.
    morning: Today I clear one drawer.
    morning: I start the day with an empty sink.
    evening: Tonight I tidy for the length of two songs.
    evening: This evening I put my clothes where they belong.
    evening: Tonight I leave the kitchen table clear.

    family: being on time
    kind: build either anywhere
    theme: Ten minutes early
    words: punctual punctuality on-time late lateness tardy tardiness be-on-time being-late running-late always-late late-for-work \
    late-to-work late-for-school late-for-meetings late-for-everything early-for arrive arriving leave-earlier house-earlier leave-on-time \
    come-late coming-late show-up-late keep-appointments
    but: invoice invoices insulin pills tablets meds medication medicine drive driving driver drivers traffic late-night stay-up-late staying-up-late up-late up-too sleep bed late-night-snacking \
    late-mother late-father my-late eat-late working-late work-late leave-work wake-up get-up night eat eating snack snacking pill pills \
    medicine medication pray praying fajr hand submit deliver work-in bill bills phone working pay fees tax taxes homework assignment assignments deadline deadlines \
    hand-in reply
    if-then: {cue|when it is time to leave}, I {action|put on my shoes and go}.
    if-then: Ten minutes before I have to leave, I pick up my bag.
    if-then: When I think of one more thing to do, I leave it and go.
    if-then: When I have somewhere to be, I write down the time to leave.
    if-then: When I work out what time to leave, I add fifteen minutes.
    if-then: Five minutes before a meeting, I close what I am doing and go.#meeting meetings
    if-then: <cue>, I {action|~set out ten minutes early}.
    steady: I head out ten minutes early today.
    steady: I get my things ready well before I have to leave.
    steady: I set an alarm for when it is time to go.
    steady: I arrive ten minutes early and catch my breath.
    steady: I set out early <reason>.
    distanced: You let the last task wait, and you go.
    distanced: You set out early and take your time.
    distanced: {cue|when it is time to leave}, you {action|take your keys and go}.
    distanced: You allow as much time as the trip really takes.
    morning: This morning I decide when I leave the house.
    morning: Today I put my coat on ten minutes early.
    evening: Tonight I pack my bag and lay out my clothes.
    evening: This evening I set an alarm for leaving the house.
    evening: Tonight I look up my first appointment.

    family: leading others
    kind: build either
    theme: Ask first
    words: lead-my-team lead-a-team lead-people lead-others lead-meetings lead-the-meeting lead-by leader leadership manager manage-a-team \
    managing-people manage-people my-team team-leader boss-of supervisor director give-feedback giving-feedback honest-feedback \
    micromanage micromanaging micromanager delegate delegating delegation got-promoted just-promoted promoted-to new-manager teacher \
    teaching my-students classroom better-leader better-boss good-manager run-meetings give-better-feedback give-good-feedback \
    give-clear-feedback give-more-feedback giving-better-feedback giving-good-feedback
    but: sarcastic sarcasm retired retirement retiring dog-training my-boss my-manager my-supervisor my-teacher my-director find-a sports-team sports football
    if-then: {cue|before a meeting|on Monday morning}, I {action|write down the one thing that matters}.#lead leader leadership manager \
    manage boss supervisor director promoted meetings
    if-then: When a question comes up, I first ask what the team thinks.#lead leader leadership manager manage boss supervisor director \
    promoted meetings micromanage
    if-then: When something goes wrong, I ask my team what we can learn.#lead leader leadership manager manage boss supervisor director \
    promoted micromanage
    if-then: When I hand over a task, I describe the finished result.#lead leader leadership manager manage boss supervisor director \
    promoted delegate delegation micromanage micromanager controlling
    if-then: When I feel like taking over, I ask one question and wait.#delegate delegation micromanage micromanager controlling lead \
    leader leadership manager manage boss supervisor director promoted
    if-then: When I decide something, I tell the team my reasons.#lead leader leadership manager manage boss supervisor director promoted
    if-then: When somebody does good work, I say so the same day.#lead leader leadership manager manage boss supervisor director promoted \
    feedback teacher teach students classroom
    if-then: When I put off giving feedback, I book ten minutes with the person.#feedback
    if-then: Before I give feedback, I write down one clear example.#feedback
    if-then: When I ask the class a question, I wait for five slow seconds.#teacher teach students classroom
    if-then: When the room gets loud, I lower my voice and wait.#classroom noise noisy loud
    if-then: When a student gets stuck, I ask what the next step is.#teacher teach students classroom
    if-then: When somebody brings me a problem, I ask for their own ideas first.#lead leader leadership manager manage boss supervisor \
    director promoted meetings micromanage micromanager controlling delegate delegation
    if-then: When somebody on my team does good work, I say so at once.#praise recognition credit
    steady: I tell one person on my team what went well today.#praise recognition credit
    if-then: When a meeting gets heated, I slow down and repeat what I heard.#meetings
    if-then: <cue>, I {action|~ask one question and listen}.
    steady: I listen to the quietest person in the room.#lead leader leadership manager manage boss supervisor director promoted teacher \
    teach students classroom meetings my-team
    steady: I begin on time and say what the meeting is for.#meetings
    steady: I tell my team what I know and what I have yet to learn.#lead leader leadership manager manage boss supervisor director \
    promoted
    steady: I ask one person on my team how the work is going.#lead leader leadership manager manage boss supervisor director promoted \
    my-team
    steady: I hand over one task today and let it go.#delegate delegation micromanage micromanager controlling leader leadership \
    manager manage boss supervisor director promoted
    steady: I let others do a task in their own way.#delegate delegation micromanage micromanager controlling
    steady: I give my feedback, and then I listen.#feedback
    steady: I put my feedback into one plain sentence.#feedback
    steady: I tell one student what went well today.#teacher teach students classroom
    steady: I explain a little less in class and ask one more question.#teacher teach students classroom
    steady: I ask first and listen well <reason>.#lead leader leadership manager manage boss team listen feedback coach mentor
    steady: I trust others with the work <reason>.#delegate delegating micromanage micromanaging
    steady: I listen first, and then I say what I think.
    distanced: You ask, you listen, and you decide.#lead leader leadership manager manage boss supervisor director promoted meetings
    distanced: You can say in front of the group that you got it wrong.#leader leadership manager manage boss supervisor director \
    promoted teacher teach students classroom
    distanced: You trust your team to find their own way.#micromanage micromanaging delegate
    distanced: You give the credit to the person who did the work.#praise recognition credit lead leader leadership manager manage boss \
    supervisor director promoted
    distanced: {cue|before a meeting}, you {action|name the one decision to make}.#lead leader leadership manager manage boss supervisor \
    director promoted meetings
    distanced: You hand over the task and agree on a day to check in.#delegate delegation micromanage micromanager controlling
    distanced: You say the hard thing kindly and early.#lead leader leadership manager manage boss supervisor director promoted feedback
    distanced: You begin with what worked, and then you name one thing to improve.#feedback
    distanced: You look around the room and call one student by name.#teacher teach students classroom
    distanced: You greet your students at the door with a smile.#teacher teach students classroom
    distanced: You can be clear and kind at the same time.
    distanced: You hand over one task and trust the person with it.#delegate delegation
    morning: This morning I choose one person to check in with.
    morning: Today I give one honest piece of feedback.
    evening: Tonight I note one thing that somebody did well today.
    evening: This evening I name one person I listened to today.
    """)
}
