extension Phrasebook {
  /// Families of goals about other people, and loss.
  static let peopleFamilies = Family.read(
    """
    family: patience with children
    kind: build either
    theme: Down to their height
    words: kid kids child children toddler baby son daughter teenager teen teens parent parenting stepmom stepmum stepdad stepson stepdaughter stepkids stepchildren good-mother \
    good-father better-mom better-dad better-mother better-father better-parent my-kids my-children my-son my-daughter bedtime-battles \
    homework-fights homework-time bond-with-my-baby bonding-with-my-baby bond-with-baby bond-with-my-son bond-with-my-daughter
    hints: mother father mom mum dad mommy daddy
    but: newborn go-of-my bad-mother bad-mum bad-mom bad-father bad-dad bad-parent baby-talk baby-talking baby-voice kids-have-left to-me-anymore estranged exercise gym my-mother my-father my-mom my-mum my-dad my-parents for-my-kids mother-in-law \
    father-in-law smoking smoke drinking drink inner-child died death lost loss for-my-son for-my-daughter for-my-children late widow \
    without-kids kid-myself moved-out call visit weight baby-steps pregnant conceive have-a-baby having-a-baby had-a-baby front-of-the \
    worry worrying worried anxious guilt guilty forgive
    if-then: {cue|after dinner|when I get home}, I {action|sit down beside my child}.#more-time spend spend-time time-with present attention quality-time closer
    if-then: When my child talks to me, I put down what I am holding.
    if-then: {cue|when it gets loud|when I feel my temper rise}, I {action|~breathe out and lower my voice}.#yell yeling shout scream \
    temper patient patience pacient calm calmer snap
    if-then: When I hear myself getting loud, I pause and speak more slowly.#yell yeling shout scream temper patient patience pacient calm \
    calmer snap
    if-then: When I have been loud, I say sorry and give my child a hug.#yell yeling shout scream temper snap angry
    if-then: When my child cries, I come close and speak softly.#toddler baby tantrum tantrums
    if-then: When the morning gets hectic, I slow down and help with the shoes.#morning toddler
    if-then: {cue|after dinner|when I get home}, I {action|play with my child for ten minutes}.#more-time spend spend-time time-with play \
    present attention quality-time game
    if-then: When my teenager comes home, I say hello and keep my questions for dinner.#teen teenager teenage
    if-then: When my child's door is closed, I knock and say a friendly hello.#teen teenager teenage ignores ignore
    if-then: When bedtime drags on, I sit on the bed and lower my voice.#bedtime bed bedtime-battles
    if-then: When my child gets stuck on homework, I ask which part is hard.#homework homework-fights schoolwork
    if-then: {cue|at bedtime|after dinner}, I {action|read my child one story}.#read story
    if-then: When a tantrum starts, I stay close and breathe out slowly.#tantrum tantrums toddler
    if-then: When my baby wakes at night, I move slowly and speak softly.#baby
    if-then: When I talk with my grown child, I ask one question and listen.#adult grown grown-up
    if-then: When my child shows me something, I look and ask about it.
    if-then: When I feed my baby, I look into those eyes and smile.#baby
    if-then: <cue>, I {action|~breathe out and lower my voice}.
    steady: I listen to the whole story before I answer.
    steady: I give my child ten minutes of my full attention.
    steady: I speak to my child softly and in short sentences.#toddler baby tantrum tantrums
    steady: I read slowly and let my child turn the page.#read story
    steady: I go over to my child and ask once, calmly.#yell yeling shout scream temper calm calmer
    steady: I put my phone away and sit down with my child.#more-time spend spend-time time-with play present attention quality-time game
    steady: I ask my child one small question and leave time for the answer.#teen teenager teenage ignores ignore talk talks
    steady: I keep bedtime simple, with a bath, a story and a hug.#bedtime bed bedtime-battles
    steady: I sit nearby during homework and help when I am asked.#homework homework-fights
    steady: I slow down and listen to my child <reason>.
    steady: I speak to my child in a calm voice <reason>.#yell yelling shout shouting scream screaming snap snapping
    steady: I hold my baby close and breathe slowly.#baby
    distanced: You look your child in the eye and smile.
    distanced: You notice one good thing that your child does, and you say so.
    distanced: You take one breath, and then you answer your child.#yell yeling shout scream temper patient patience pacient calm calmer \
    snap
    distanced: When you lose your patience, you say sorry and start over.#yell yeling shout scream temper patient patience pacient calm calmer \
    snap
    distanced: {cue|when your patience runs thin}, you {action|~breathe out and soften your voice}.#yell yeling shout scream temper \
    patient patience pacient calm calmer snap homework bedtime bed bedtime-battles toddler
    distanced: You sit down on the floor and play along.#play toddler baby
    distanced: You do something with your child and let the conversation come.#teen teenager teenage ignores ignore talk talks
    distanced: You read one more page in a low voice.#bedtime bed bedtime-battles read story
    distanced: You praise the effort and give your child time to think.#homework homework-fights schoolwork
    distanced: You let your child choose what to do, and you join in.#spend more-time play
    distanced: You stay calm and close until the storm passes.#tantrum tantrums
    distanced: You hold your baby close and let your own breath slow down.#baby
    distanced: You ask your grown child how things are, and you listen.#adult grown grown-up
    morning: This morning I get up ten minutes before my children.
    morning: Today I ask my child one question and wait for the answer.
    morning: I greet my child with a hug this morning.
    evening: Tonight I tell my child one thing that I enjoyed today.
    evening: This evening I put my phone in another room for an hour.
    evening: Tonight I sit on the edge of my child's bed and listen.

    family: listening and partnership
    kind: build either
    theme: Ears first
    words: listen listening listener better-listener interrupt interrupting interrupts marriage married wife husband spouse partner \
    girlfriend boyfriend relationship relationships arguing argue arguments argument fight fighting-with nag nagging communicate \
    communication criticize-my criticizing-my talk-over talking-over snap-at snapping-at my-wife my-husband my-partner quality-time \
    finishing-other finish-other people's-sentences finishing-people's romance intimacy couple defensive silent-treatment appreciate-my date-night
    but: rehearsing rehearse dog cat dogs find left-me dating breakup ex died music podcast audiobook audiobooks jealous jealousy loss late dead grief grieve widow grieving lie \
    lying trust cancer addiction depression procrastination with-food with-money alcohol smoking smoke drinking drink porn gambling \
    phone my-body customers customer clients guests passengers couple-of for-my-wife for-my-husband for-my-partner for-my-girlfriend for-my-boyfriend control myself
    if-then: {cue|when someone is talking to me}, I {action|~listen until the last word}.#listen listener
    if-then: When somebody talks to me, I turn toward them and listen.
    if-then: When a conversation gets difficult, I slow down and ask one question.
    if-then: {cue|when I feel like interrupting}, I {action|~press my lips together and count to three}.#interrupt interrupted talk-over talking-over
    if-then: When I disagree, I first say back what I heard.#listen listener communicate communication relationship marriage talk-to talk-with argue \
    argument fight defensive
    if-then: {cue|when an argument starts|when my voice gets sharp}, I {action|~take one slow breath before I answer}.#argue argument \
    fight defensive silent snap
    if-then: When an argument gets heated, I ask for a break and come back in ten minutes.#argue argument fight defensive silent
    if-then: When I feel hurt, I say what I feel and what I need.#argue argument fight defensive silent communicate communication \
    relationship marriage talk-to talk-with
    if-then: When I feel a complaint coming, I turn it into one kind request.#nag criticize criticise
    if-then: When I notice something left undone, I first praise something done well.#nag criticize criticise
    if-then: When I notice a kind gesture, I mention it out loud.#appreciate
    if-then: When I see my partner again, I start with a hug.#marriage married better-partner better-husband better-wife good-husband \
    good-wife romance quality-time our-relationship relationship-with-my-wife relationship-with-my-husband relationship-with-my-partner \
    relationship-with-my-girlfriend relationship-with-my-boyfriend
    if-then: {cue|after dinner}, I {action|put my phone away and sit down with my partner}.#quality-time more-time romance intimacy
    if-then: When my partner does a small thing for me, I say thank you at once.#marriage married better-partner better-husband \
    better-wife good-husband good-wife romance quality-time appreciate our-relationship relationship-with-my-wife \
    relationship-with-my-husband relationship-with-my-partner relationship-with-my-girlfriend relationship-with-my-boyfriend
    if-then: When a new week begins, I choose an evening for my partner and me.#date-night romance
    if-then: When I go silent, I say that I need a moment.#silent silent-treatment
    if-then: When we are apart, I send my partner one line about my day.#long-distance long-distance-relationship
    if-then: <cue>, I {action|~give my partner my full attention}.#marriage partner wife husband girlfriend boyfriend relationship
    if-then: <cue>, I {action|~listen to the end before I answer}.
    steady: I listen until the last word and then answer.
    steady: I ask one more question before I give my opinion.
    steady: I let two seconds pass before I speak.#interrupt interrupted talk-over talking-over listen listener
    if-then: When someone tells me what bothers them, I listen to the end.#defensive
    distanced: You hear the criticism, and you ask one question about it.#defensive
    steady: I look for the part of the criticism that is true.#defensive
    steady: I say what I need in one kind sentence.#argue argument fight snap communicate communication relationship marriage \
    talk nag criticize
    steady: I look for one point in the argument that we agree on.#argue argument fight defensive silent
    steady: I ask once, kindly, and then I let it be.#nag criticize criticise
    steady: I thank my partner for one ordinary thing today.#marriage married relationship better-partner better-husband better-wife \
    good-husband good-wife romance quality-time appreciate
    steady: I ask my partner about their day and listen.#marriage married better-partner better-husband better-wife good-husband good-wife \
    romance quality-time our-relationship relationship-with-my-wife relationship-with-my-husband relationship-with-my-partner \
    relationship-with-my-girlfriend relationship-with-my-boyfriend
    steady: I slow down and listen <reason>.
    steady: I plan one evening for just my partner and me.#date-night romance intimacy
    distanced: You listen to understand, and then you speak.#listen listener listening interrupt interrupting argue arguing argument arguments fight fights fighting communicate communication talk understand
    distanced: You make eye contact and nod as you listen.#listen listener listening interrupt interrupting argue communicate communication talk understand
    distanced: You let the other person finish.#interrupt interrupted talk-over talking-over argue argument fight
    distanced: You leave a pause, and then you speak.#interrupt interrupted talk-over talking-over
    distanced: {cue|when an argument begins}, you {action|~breathe out and soften your voice}.#argue argument fight defensive silent \
    snap
    distanced: You say sorry first, in plain words.#argue argument fight defensive silent-treatment
    distanced: You say what you need once, in a friendly voice.#nag criticize criticise
    distanced: You say thank you for what is already done.#nag criticize criticise appreciate
    distanced: You plan one hour this week with your partner.#marriage romance intimacy quality-time date-night our-relationship \
    relationship-with-my-wife relationship-with-my-husband relationship-with-my-partner relationship-with-my-girlfriend \
    relationship-with-my-boyfriend
    distanced: You pay your partner one sincere compliment today.#marriage married better-partner better-husband better-wife good-husband \
    good-wife romance appreciate our-relationship relationship-with-my-wife relationship-with-my-husband relationship-with-my-partner \
    relationship-with-my-girlfriend relationship-with-my-boyfriend
    distanced: You take your partner's hand and stay close for a while.#intimacy romance
    morning: This morning I say good morning and look up.
    morning: Today I ask one real question and listen.
    morning: I let one person finish a story today.
    evening: Tonight I name one moment when I listened well.
    evening: This evening I put my phone away and listen for ten minutes.
    evening: Tonight I thank someone for something small.

    family: loneliness
    kind: build anywhere
    theme: One voice a day
    words: lonely loneliness alone isolated isolation isolate isolating lonesome left-out abandoned homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown empty-house \
    being-alone feel-alone live-alone living-alone no-friends connection connected disconnected lonliness solitude widowhood empty-nest \
    feel-lonely so-lonely feeling-lonely lonely-in very-lonely
    but: time-alone alone-time leave-me-alone died internet travel run running swim hike sleep
    if-then: {cue|when the day feels long}, I {action|send somebody a short, friendly message}.
    if-then: When I think of someone, I send them a short, friendly message.
    if-then: {cue|when I feel lonely}, I {action|call one person}.#lonely loneliness lonliness lonesome feel-lonely so-lonely very-lonely
    if-then: When I feel lonely, I call or write to one person.#lonely loneliness lonliness lonesome feel-lonely so-lonely very-lonely
    if-then: When I think that people are busy, I send a short hello anyway.
    if-then: When I buy something, I stop for a short, friendly chat.
    if-then: When I walk past an empty room, I send my child a photo or a line.#empty-nest moved-out
    distanced: You raised them well, and now you find out what you like.#empty-nest moved-out
    if-then: When my home feels too quiet, I turn on the radio and open the window.#evening night alone solitude empty-house empty-nest
    if-then: When I eat alone, I set the table and light a candle.#alone solitude empty-house evening night dinner \
    widowhood
    if-then: When my weekend looks empty, I put one outing on my calendar.#sunday weekend saturday
    if-then: When I miss home, I cook a dish that I grew up with.#homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown
    if-then: When I feel homesick, I send a photo of my day to someone back home.#homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown
    if-then: When others make plans, I ask to come along.#left-out excluded
    if-then: When I stand at the edge of a group, I ask one person a question.#left-out excluded
    if-then: When I have an hour alone, I choose something that I enjoy.#solitude being-alone
    if-then: When I talk to someone, I ask one real question.#connection connections connected
    if-then: <cue>, I {action|~send a short message to someone I like}.
    steady: Today I write to someone I miss.
    steady: I say hello to one neighbour today.
    steady: I go somewhere lively and stay for an hour.
    steady: I ask one person how their week was.
    steady: I plan one small thing with someone for Sunday.#sunday weekend saturday
    steady: I do one thing that I enjoy in my own company.#being-alone solitude live-alone living-alone
    steady: I find one place here that I love to come back to.#homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown
    steady: I talk with somebody from home this week.#homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown
    steady: I invite one person to join me this week.#left-out
    steady: I reach out to one person today <reason>.
    steady: I use one free evening for something that I enjoy.#empty-nest moved-out
    distanced: You send a short message, just to say hello.
    distanced: You can call someone and say that you feel lonely.#lonely loneliness lonliness lonesome alone isolated isolation isolate \
    abandoned feel-lonely feel-alone no-friends
    distanced: You sit in a coffee shop for a while, among people.
    distanced: {cue|when the evening feels long}, you {action|write to someone you like}.#evening night empty-nest moved-out lonely
    distanced: You take yourself out for a coffee and a walk.#being-alone solitude
    distanced: You cook yourself a warm meal and enjoy it slowly.#alone solitude empty-house evening night dinner
    distanced: You make one corner of your room feel like home.#homesick homesickness miss-home miss-my-country miss-my-home miss-my-village miss-my-hometown
    distanced: You sit down beside someone and say hello.#left-out
    distanced: You look at the person in front of you and really listen.#connection connections connected
    morning: This morning I write one friendly message.
    morning: Today I talk with one person face to face.
    morning: I choose one place to be among people today.
    evening: Tonight I call someone who is glad to hear from me.
    evening: This evening I cook something warm and set the table.
    evening: Tonight I name one person who was friendly to me.

    family: making friends
    kind: build
    theme: One hello
    words: have-friends friend friends friendship friendships make-friends making-friends meet-people meeting-people new-people social sociable \
    socialize socialise socializing club clubs keep-in-touch stay-in-touch keep-in-contact reconnect invite inviting small-talk buddy \
    buddies community new-city network networking conversation conversations meetup acquaintances old-friends best-friend better-friend
    but: social-media social-anxiety anxiety anxious died drunk alcohol facebook phone forgive trust jealous money \
    difficult-conversations hard-conversations lent owe
    if-then: When somebody tells me about their week, I ask one more question.
    if-then: When a friend shares news, I write back the same day.#friend friends friendship friendships touch reconnect contact old \
    better-friend best-friend buddy
    if-then: {cue|on Friday afternoon|after dinner}, I {action|invite somebody for coffee}.#make meet new social sociable socialize club \
    invite friendship
    if-then: When I sit next to somebody new, I ask what brought them here.#meet new-people social sociable small-talk network new-city
    if-then: When a chat goes well, I suggest that we meet again.#make meet new social sociable socialize club
    if-then: {cue|when I think of a friend}, I {action|pick up the phone and call}.#touch reconnect contact old call
    if-then: When I miss a call, I call back the same day.#touch reconnect contact old call
    if-then: When I read a friend's message, I answer it right away.#text reply answer
    if-then: When I suggest meeting up, I name a day and a place.#touch reconnect contact old invite
    if-then: When words fail me, I ask my friend how today is going.#cancer ill sick grieving depressed struggling hospital
    if-then: When I go shopping, I ask my friend what I can bring.#cancer ill sick grieving depressed struggling hospital
    if-then: When there is a silence, I comment on something around us.#small-talk conversation network
    if-then: When I see someone I know, I say hello first.
    if-then: When someone tells me something, I ask how it feels for them.#deep deeper meaningful
    if-then: After an event, I write to one person I met.#network networking
    if-then: When my community needs a hand, I offer an hour.#community
    if-then: <cue>, I {action|~say hello and ask one question}.
    steady: I ask people about themselves and listen.
    steady: I remember one thing that someone told me and ask about it.
    steady: I go to the same place each week and greet the people there.#make meet new social sociable socialize club
    steady: I invite one person for a walk this week.#social sociable socialize club invite friendship
    steady: I get in touch with one friend this week.#touch reconnect contact old better-friend best-friend
    distanced: You read the text, and you answer it in one line.#text reply answer
    steady: I offer my friend one small thing that I can do.#cancer ill sick grieving depressed struggling hospital be-there there-for \
    supportive
    steady: I share one small thing about my day.#small-talk conversation network
    steady: I reach out to one person <reason>.
    steady: I look up one club and visit it once.#club clubs
    steady: I go to one local event this month.#community
    distanced: You suggest a day to meet for a walk or a coffee.
    distanced: You reach out first, with a few friendly words.
    distanced: You introduce yourself first, with a smile.#make meet new social sociable socialize club small-talk network
    distanced: {cue|when you see a new face}, you {action|say hello and give your name}.#make meet new social sociable socialize club \
    friendship
    distanced: You call your friend and ask how things are.#touch reconnect contact old call back
    distanced: You sit with your friend and listen, and that is enough.#cancer ill sick grieving depressed struggling hospital be-there \
    there-for supportive
    distanced: You ask one person what they enjoy doing and listen.#small-talk conversation network
    distanced: You share one true thing about yourself, and then you listen.#deep deeper meaningful
    distanced: You show up, say hello and lend a hand.#community
    morning: This morning I send one friendly message.
    morning: Today I ask one person about their week.
    morning: I write to one friend before I start work.
    evening: Tonight I answer one message that I left open.
    evening: This evening I ask a friend about their day.
    evening: Tonight I note one thing that somebody told me.
    """)
}
