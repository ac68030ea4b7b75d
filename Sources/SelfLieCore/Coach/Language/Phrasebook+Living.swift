extension Phrasebook {
  /// Families of goals about a life in order.
  static let livingFamilies = Family.read(
    """
    family: speaking with a stammer
    kind: build either
    theme: My own pace
    words: stammer stammering stammerer stutter stuttering stutterer speech-impediment speech-block speech-therapy speak-fluently fluency \
    stuttter my-speech lisp words-get-stuck dysfluency talk-without-stuttering cluttering studder studdering
    but: spanish french german writing-block
    if-then: {cue|before I speak}, I {action|~breathe out and let my jaw go loose}.
    if-then: {cue|after breakfast}, I {action|read one page aloud}.
    if-then: When a word gets stuck, I pause and go on at my own pace.
    if-then: When I order coffee, I give each word the time it takes.
    if-then: When the phone rings, I breathe out and pick it up slowly.
    if-then: When I have a good point, I say it, stammer and all.
    if-then: When someone finishes my sentence, I say it again in my own words.
    if-then: When I meet new people, I tell them that I stammer.
    steady: I say what I came to say, at my own pace.
    steady: I stay with a word until it comes.
    steady: I look at the person while a word takes its time.
    steady: I choose the word I mean and say it slowly.
    steady: I let my voice be heard <reason>.
    distanced: You take your time, and people can wait.
    distanced: You say the word you mean, however it comes.
    distanced: You breathe out and start the word softly.
    distanced: {cue|when a word gets stuck}, you {action|look up and take your time}.
    distanced: You can stammer and still have the last word.
    morning: This morning I read five lines aloud, slowly.
    morning: Today I ask one question in a shop.
    morning: I say one sentence aloud before I leave the house.
    evening: Tonight I think of one conversation that I stayed in.
    evening: This evening I tell a story at the table.
    evening: Tonight I read aloud for the pleasure of it.

    family: dating
    kind: build
    theme: One honest hello
    words: ask-a-girl ask-a-guy ask-a-boy ask-someone-out ask-him-out ask-her-out date dates dating tinder bumble hinge dating-app \
    girlfriend boyfriend find-a-girlfriend find-a-boyfriend find-a-partner \
    find-love \
    find-someone meet-someone single crush flirt flirting ask-her-out ask-him-out ask-out first-date soulmate get-a-girlfriend \
    get-a-boyfriend get-married meet-a-woman meet-a-man relationship-again love-life
    but: due-date up-to-date argue arguing fight dead jealous jealousy ex my-girlfriend my-boyfriend single-mom single-mother single-dad
    if-then: {cue|before a date}, I {action|put on a song that I love}.
    if-then: When I like someone, I say hello and ask one question.
    if-then: When a message makes me smile, I answer the same day.
    if-then: When we have talked for a while, I suggest a coffee.
    if-then: When the conversation goes quiet, I tell a small story of my own.
    if-then: When somebody declines, I say thanks and meet a friend.
    if-then: Before I open the app, I decide to write to one person.
    steady: I come as myself and listen well.
    steady: I say what I enjoy and what I look for.
    steady: I let one meeting be just one meeting.
    steady: I say hello to one new person this week.
    steady: I go out and meet people <reason>.
    distanced: You are curious, and you ask one more question.
    distanced: You can be nervous and still say hello.
    distanced: You wear what you feel good in.
    distanced: {cue|before a date}, you {action|~breathe out slowly three times}.
    distanced: You say honestly what you like.
    morning: This morning I put on clothes that feel like me.
    morning: Today I smile at one person and say hello.
    morning: I write one friendly line to somebody new.
    evening: Tonight I do something I love, just for me.
    evening: This evening I write one honest line about myself.
    evening: Tonight I name one thing that I enjoyed in a conversation.

    family: faith and prayer
    kind: build
    theme: A quiet prayer
    words: faith pray prayer prayers praying god jesus christ christian church mosque synagogue temple bible quran koran torah scripture \
    verse psalm spiritual spirituality worship muslim islam salah salat rosary devotion devotional closer-to-god relationship-with-god lord \
    religious believe-in-god fasting ramadan lent sabbath shabbat fajr read-the-bible read-my-bible bible-study
    but: believe-in-myself good-faith
    if-then: {cue|when I wake up|before I go to bed}, I {action|say one short prayer}.
    if-then: Before I eat, I give thanks in my own words.
    if-then: When I sit in the quiet, I say what is on my heart.
    if-then: When a worry comes, I put it into one line of prayer.
    if-then: {cue|after breakfast}, I {action|read a few verses slowly}.#bible quran torah scripture verses
    if-then: When I open my book, I read one verse twice.
    if-then: When I meet somebody in need, I ask how I can help.
    if-then: When my mind wanders in prayer, I come back to the first line.
    steady: I pray in plain words.
    steady: I keep five quiet minutes for prayer today.
    steady: I read a verse and carry it through the day.
    steady: I bring my doubts into my prayer.
    steady: I pray <reason>, a few words at a time.
    distanced: You begin with one line that you know by heart.
    distanced: You can pray with three words.
    distanced: You bring this day as it is into your prayer.
    distanced: {cue|when the day begins}, you {action|fold your hands for a minute}.
    distanced: You sit in silence and listen.
    morning: This morning I pray before I look at my phone.
    morning: Today I carry one verse with me.
    morning: I begin the day with a word of thanks.
    evening: Tonight I name three things to give thanks for.
    evening: This evening I pray for one person by name.
    evening: Tonight I read one psalm or a page that I love.

    family: order at home
    kind: build either
    theme: One clear table
    words: my-desk tidy tidying tidier clean cleaning cleaner declutter decluttering clutter mess messy organize organise organized \
    organised \
    organizing house-work housework chores chore laundry dishes dishwasher vacuum hoarding hoard hoarder closet wardrobe garage \
    make-my-bed \
    make-the-bed dirty-house clean-house my-house my-room ironing clean-my-room clean-my-house my-desk tidy-desk clean-up
    but: slouch slouching posture sitting clean-air clean-from drugs sober cocaine clean-eating eat-clean desk-job bedroom-phone teeth \
    floss car-wash stay-clean \
    staying-clean get-clean language
    if-then: {cue|after dinner|when I get home}, I {action|clear one surface}.
    if-then: When I leave a room, I take one thing with me.
    if-then: When I get up from the table, I take my plate to the sink.
    if-then: When a song starts, I tidy for as long as it plays.
    if-then: When the post comes, I open it beside the bin.#mail post paperwork letters clutter paper organized organised
    if-then: When I get up, I pull the covers straight.#bed
    if-then: When I take off my coat, I hang it on its hook.
    if-then: When a new thing comes in, I give an old one away.
    steady: I put things back where I took them from.
    steady: I clear the table and leave it clear.
    steady: I tidy for five minutes a day.
    steady: I fold the laundry while I listen to a song.#laundry clothes folding
    steady: I keep one corner clear <reason>.
    distanced: You start with the thing in your hand.
    distanced: You clear one shelf and leave the next for Saturday.
    distanced: You give each thing a home of its own.
    distanced: {cue|when you get home}, you {action|put five things away}.
    distanced: You wash the cup while the kettle boils.
    if-then: Before I leave my desk, I clear it for tomorrow.#desk
    morning: This morning I make my bed.
    morning: Today I clear one drawer.
    morning: I start the day with an empty sink.
    evening: Tonight I tidy for the length of two songs.
    evening: This evening I put my clothes where they belong.
    evening: Tonight I leave the kitchen table clear.

    family: being on time
    kind: build either
    theme: Ten minutes early
    words: punctual punctuality on-time late lateness tardy tardiness be-on-time being-late running-late always-late late-for-work \
    late-to-work late-for-school late-for-meetings late-for-everything early-for arrive arriving leave-earlier house-earlier leave-on-time \
    come-late coming-late show-up-late schedule time-management manage-my-time keep-appointments appointments last-minute
    but: drive driving driver drivers traffic late-night stay-up-late staying-up-late up-late sleep bed late-night-snacking late-mother \
    late-father my-late eat-late working-late work-late leave-work wake-up night eat eating snack snacking pill pills medicine medication \
    pray praying fajr bill bills phone working pay
    if-then: {cue|when my alarm rings|when it is time to leave}, I {action|put on my shoes and go}.
    if-then: When the first alarm rings, I get up from my chair.
    if-then: When I think that I have time for one more thing, I put my coat on.
    if-then: When I make an appointment, I write down the time to leave.
    if-then: When I arrive early, I enjoy a few pages of my book.
    if-then: When I plan a trip, I add fifteen minutes for the unexpected.
    steady: I leave the house ten minutes early today.
    steady: I get my bag ready the evening before.
    steady: I look at the clock and pick up my keys.
    steady: I hang my keys beside the door.
    steady: I set out early <reason>.
    distanced: You put the last thing down and go.
    distanced: You can leave the dishes and catch your bus.
    distanced: You set out early and walk slowly.
    distanced: {cue|when the alarm rings}, you {action|take your keys and go}.
    distanced: You give the journey the time it really takes.
    morning: This morning I set the time when I leave.
    morning: Today I am at the door before the second alarm.
    morning: I put on my shoes before I check the time.
    evening: Tonight I pack my bag and lay out my clothes.
    evening: This evening I set my alarm for leaving.
    evening: Tonight I look up my first appointment.

    family: leading others
    kind: build either
    theme: Ask first
    words: lead leader leadership leading manager manage-a-team managing-people manage-people team boss-of supervisor ceo director \
    captain \
    coach coaching mentor feedback give-feedback micromanage micromanaging micromanager delegate delegating delegation founder promoted \
    new-manager teacher teaching my-students classroom better-leader better-boss good-manager run-meetings
    but: dog-training my-boss life-coach lead-to coach-potato sports-team sports football
    if-then: {cue|before a meeting|on Monday morning}, I {action|write down the one thing that matters}.
    if-then: When a question comes, I ask what the team thinks first.
    if-then: When something goes wrong, I ask what we can learn.
    if-then: When I hand over a task, I say what done looks like.
    if-then: When I give feedback, I name one thing that I saw.#feedback
    if-then: When somebody does good work, I say so the same day.
    if-then: When I feel like taking over, I ask one question and wait.
    if-then: When the decision is mine, I name what I know and choose.
    steady: I listen to the quietest person in the room.
    steady: I say what I know and what I have yet to learn.
    steady: I give clear thanks for clear work.
    steady: I hand over one task today and let it go.
    steady: I lead with questions <reason>.
    distanced: You ask, you listen, and you decide.
    distanced: You can say that you got it wrong.
    distanced: You give the credit to the person who did the work.
    distanced: {cue|before a meeting}, you {action|decide on the one thing that matters}.
    distanced: You say the hard thing kindly and early.
    morning: This morning I choose what my team needs from me first.
    morning: Today I give one honest piece of feedback.
    morning: I say good morning to each person by name.
    evening: Tonight I note what my team did well today.
    evening: This evening I ask myself whom I listened to today.
    evening: Tonight I let go of one task that somebody else can do.

    family: staying sober
    kind: build either
    theme: This one day
    words: sober sobriety stay-sober staying-sober sober-curious clean-and-sober stay-clean staying-clean relapse relapsing recovery \
    recovering recovering-alcoholic aa meetings-aa drug drugs cocaine coke-habit meth heroin opioids pills-habit ketamine mdma ecstasy \
    kratom addict addiction addicted substance get-clean getting-clean days-sober sponsor crack-cocaine taking-speed rehab
    but: phone sugar gambling porn smoking nicotine gaming coffee surgery shopping screen instagram tiktok injury weed prescribed soda \
    chocolate food game games youtube tv social-media caffeine vaping cigarettes pornography eating sweets
    if-then: {cue|when a craving comes|on Friday evening}, I {action|call a person who knows my story}.
    if-then: Before a party, I arrange my ride home.
    if-then: When somebody offers me something, I ask for a soda and change the subject.
    if-then: When I pass the old place, I cross the street and walk on.
    if-then: When I feel hungry or tired, I look after that first.
    if-then: When a bad hour comes, I go where there are people.
    if-then: When I slip, I tell one person the same day.
    steady: I stay clear-headed today and tonight.
    steady: I stay close to the people who help me.
    steady: I tell one person the truth about today.
    steady: I fill my evenings with things that I like sober.
    steady: I stay sober today <reason>.
    distanced: You stay sober for the length of this evening.
    distanced: You can leave the party whenever you like.
    distanced: You call before the craving gets loud.
    distanced: {cue|when a craving comes}, you {action|call someone who knows your story}.
    distanced: You got through harder evenings, and you get through this one.
    morning: This morning I choose today, and only today.
    morning: Today I know whom I call when it gets hard.
    morning: I start this day clear and rested.
    evening: Tonight I thank one person who stood by me.
    evening: This evening I mark one more clear day.
    evening: Tonight I name the moment that was hardest and what I did.

    family: leaving cannabis
    kind: quit
    theme: A clear evening
    words: weed cannabis marijuana pot joint joints smoke-weed smoking-weed weed-smoking hash hashish edibles thc bong dab dabs dabbing \
    stoned getting-high get-high stoner ganja spliff blunt blunts pothead smoke-pot smoking-pot weed-every-day marihuana
    but: blood-pressure garden gardening high-school cooking pot-of high-cholesterol joint-pain
    if-then: {cue|when the urge comes|after work}, I {action|go outside for some fresh air}.
    if-then: When the evening begins, I take a shower and put on fresh clothes.
    if-then: When I get home, I go straight to the kitchen and cook.
    if-then: When friends roll one, I step out and get some air.
    if-then: When I feel restless before bed, I read a few quiet pages.
    if-then: When I feel bored after work, I ride my bike around the park.
    if-then: When stress sits in my body, I stretch on the floor for one song.
    steady: I spend this evening with a clear head and busy hands.
    steady: I watch the craving grow, peak and shrink.
    steady: I let the evening be slow and a little dull.
    steady: I choose clear evenings <reason>.
    steady: I call a friend before I feel bored.
    distanced: You can sit with boredom for ten minutes.
    distanced: You taste, hear and feel this evening as it is.
    distanced: You breathe out and let the craving shrink.
    distanced: {cue|when the urge comes}, you {action|drink some water and wait ten minutes}.
    distanced: You choose a clear head for this one night.
    refusal: I don't smoke weed, and my evenings are clear.
    refusal: I don't get high, and I remember how the film ends.#get-high getting-high stoned stoner
    refusal: When it comes round, I say that I don't smoke.
    morning: I wake up clear and open the window wide.
    morning: Today I plan my evening before it begins.
    morning: This morning I put something fun into my calendar for tonight.
    evening: Tonight I cook, eat and go to bed clear-headed.
    evening: This evening I meet one friend outside.
    evening: Tonight I note what I enjoyed with a clear head.
    """)
}
