extension Phrasebook {
  /// Families of goals about hard moments.
  static let calmingFamilies = Family.read(
    """
    family: looking for work
    kind: build
    theme: One application
    words: job jobs job-search job-hunt job-hunting find-a-job find-work new-job get-a-job unemployed unemployment applying application \
    applications cv resume cover-letter recruiter recruiters linkedin career career-change change-careers hired fired laid-off rejection \
    rejections looking-for-work internship apprenticeship promotion work-again job-interview apply-for apply-to applying-for \
    job-interviews
    but: lost-my-job losing-my-job laid-off made-redundant redundant nose-job my-job hate-my-job side-job speak speaking \
    overtime desk-job
    if-then: {cue|after breakfast|on Monday morning}, I {action|send one application}.
    if-then: When I find an ad that fits, I write the first three lines at once.
    if-then: When a rejection comes, I take a walk and write to the next one.
    if-then: When I write an application, I name one thing that I did well.
    if-then: When the interview begins, I breathe out and take my time.#interview interviews
    if-then: Before an interview, I tell my best example aloud.
    if-then: When I meet someone in my field, I ask about their work.
    if-then: When I have sent an application, I close the laptop and go outside.
    steady: I spend one clear hour on my search today.
    steady: I describe my work in plain words.
    steady: I ask two people I know about openings.
    steady: I send what I have, and I learn from the answers.
    steady: I look for work <reason>, one letter at a time.
    distanced: You send this one and rest.
    distanced: You know your work, and you tell one story about it.
    distanced: You can ask for help with your letter.
    distanced: {cue|after breakfast}, you {action|write one application}.
    distanced: You get up, get dressed and give it one good hour.
    morning: This morning I get dressed and start at nine.
    morning: Today I send one application.
    morning: I write one line about what I do well.
    evening: Tonight I close the search and do something I enjoy.
    evening: This evening I write down whom I can ask.
    evening: Tonight I write one small success into my notebook.

    family: when panic comes
    kind: build either
    theme: Both feet down
    words: panic panicking panic-attack panic-attacks panicky hyperventilate hyperventilating claustrophobia claustrophobic agoraphobia \
    fear-of-flying flying phobia phobias heights elevator elevators spiders needles dentist blood fear-of-dying heart-racing dizzy \
    crowds \
    freak-out freaking-out anxiety-attack anxiety-attacks ptsd flashbacks flashback afraid-of-heights panick
    but: stairs exam audience blood-pressure
    if-then: {cue|when panic rises|when my heart races}, I {action|~breathe out for longer than I breathe in}.
    if-then: When panic rises, I put both hands on something solid.
    if-then: When my heart races, I count five slow breaths on my fingers.
    if-then: When fear rises, I name three colours that I see.
    if-then: When I feel dizzy, I sit down and press my feet into the floor.
    if-then: When the wave is over, I drink some water and go on slowly.
    if-then: When I am afraid of the fear, I say hello to it by name.
    steady: I can shake and still breathe out.
    steady: I let my heart beat fast, and I feel the floor.
    steady: I ride this wave with my feet on the ground.
    steady: I go a few steps further today.
    steady: I breathe out slowly and stay <reason>.
    distanced: You know this wave, and you let it pass.
    distanced: You lean back and feel the chair hold you.
    distanced: You can let your hands tremble and wait.
    distanced: {cue|when panic rises}, you {action|say aloud what day it is}.
    distanced: You tell one person beside you what you feel.
    if-then: When I sit down in the chair, I breathe out and drop my shoulders.#dentist dentist's
    steady: I breathe out slowly and keep my hands loose.#dentist dentist's
    steady: I let the seat carry me, and I breathe out slowly.#plane planes flight fly flying
    morning: This morning I practise my long breath three times.
    morning: Today I take my fear along for a short walk.
    morning: I plan one errand that is a little brave.
    evening: Tonight I name one wave that passed.
    evening: This evening I lie down and count my breaths out.
    evening: Tonight I write down what I did while I was afraid.

    family: a quieter head
    kind: build either
    theme: Out of the head, onto paper
    words: overthink overthinking over-thinking over-think overthinker ruminate ruminating rumination brooding racing-thoughts \
    racing-mind \
    my-thoughts thoughts negative-thoughts intrusive-thoughts thinking-too-much think-too-much catastrophize catastrophizing catastrophising \
    what-if worst-case indecisive indecision decision decisions decide obsess obsessing second-guess second-guessing dwell dwelling regret \
    regrets present-moment in-my-head replaying overanalyze overanalyzing the-past in-the-present live-in-the quiet-my-mind calm-my-mind \
    clear-my-mind my-mind
    but: suicidal kill gift presentation mind-my-own change-my-mind
    if-then: {cue|when my thoughts go round|when I notice that I brood}, I {action|write the thought down once}.
    if-then: When I replay a conversation, I stand up and wash one cup.
    if-then: When a decision drags on, I set a timer for five minutes and choose.
    if-then: When a what-if comes, I ask what I can do today.
    if-then: When old regrets turn up, I name them and look out of the window.
    if-then: When I have thought it through twice, I ask one friend.
    if-then: At six in the evening, I give my worries ten minutes on paper.
    steady: I let a thought be a thought.
    steady: I write a worry down and put the paper in a drawer.
    steady: I choose something good enough and go on.
    steady: I come back to what my hands are doing.
    steady: I make small decisions quickly <reason>.
    distanced: You have thought enough, and now you do one small thing.
    distanced: You can leave this question open until the morning.
    distanced: You notice the loop and get up from the chair.
    distanced: {cue|when your thoughts go round}, you {action|write one thought down}.
    distanced: You name what you know and leave the guessing.
    morning: This morning I write one page and close the notebook.
    morning: Today I decide small things in one minute.
    morning: I feel the water on my hands as I wash.
    evening: Tonight I write my open questions on a list.
    evening: This evening I do something with my hands for half an hour.
    evening: Tonight I close my notebook on the day's thoughts.

    family: beyond jealousy
    kind: build either
    theme: My own garden
    words: jealous jealousy envy envious envying suspicious possessive controlling clingy needy snooping spying checking-his-phone \
    checking-her-phone check-his-phone check-her-phone trust-my-partner trust-my-wife trust-my-husband trust-my-girlfriend \
    trust-my-boyfriend trust-issues comparing-myself compare-myself comparison fomo resent resentment begrudge mistrust grass-is-greener \
    boyfriend's-phone girlfriend's-phone husband's-phone wife's-phone partner's-phone my-boyfriend's-phone my-girlfriend's-phone \
    my-partner's-phone trust-my
    but: controlling-my comparing-my-body bank judgement judgment gut instinct
    if-then: {cue|when jealousy stings|when I compare myself}, I {action|~breathe out and feel my feet}.
    if-then: When I feel jealous, I say what I need in one calm sentence.
    if-then: When I feel like checking their phone, I leave the room and breathe.
    if-then: When I envy someone, I ask what I wish for myself.#envy envious jealous jealousy compare comparing
    if-then: When someone shares good news, I say that I am happy for them.#envy envious jealous compare comparing sister brother friend friends success
    if-then: When a story starts in my head, I ask what I really saw.
    steady: I tend my own garden today.
    steady: I give trust in small steps.
    steady: I look at what is good in my own day.
    steady: I let the people I love have friends of their own.
    steady: I give trust a chance <reason>.
    distanced: You feel the sting, and you breathe out.
    distanced: You can be jealous and still speak kindly.
    distanced: You ask openly, once, and you listen.
    distanced: {cue|when jealousy stings}, you {action|~breathe out and speak slowly}.
    distanced: You put your eyes back on your own path.
    morning: This morning I name one thing that I like in my life.
    morning: Today I do something that is only for me.
    morning: I say one generous thing before noon.
    evening: Tonight I thank one person for who they are.
    evening: This evening I meet a friend of my own.
    evening: Tonight I name one part of my day that I would keep.

    family: at ease with people
    kind: build either
    theme: One face at a time
    words: social-anxiety socially-anxious socially-awkward social-phobia awkward awkwardness shy shyness blush blushing introvert \
    introverted eye-contact parties party strangers talk-to-strangers talking-to-strangers talk-to-people talking-to-people talk-to-girls \
    talk-to-women talk-to-men phone-anxiety make-phone-calls afraid-of-people fear-of-people groups embarrassed embarrassment judged \
    being-judged socialanxiety crowd scared-of-people in-groups introduce-myself eat-in-public phone-calls speak-to-strangers
    but: drink drinking alcohol quiet-time stammer stutter drugs sober smoke smoking cigarette cigarettes vape
    if-then: {cue|before I meet people}, I {action|~breathe out and drop my shoulders}.
    if-then: When I walk in, I find one person and say hello.
    if-then: Before a party, I think of one question to ask.
    if-then: When my face gets hot, I feel my feet and keep talking.
    if-then: When a silence falls, I let it last for one breath.
    if-then: When I have a phone call to make, I write down my first sentence.
    if-then: When I go over it afterwards, I name one thing that went fine.
    steady: I look at people and let them look at me.
    steady: I stay for ten minutes, and then I choose again.
    steady: I ask short questions and listen with interest.
    steady: I say one sentence in each group today.
    steady: I go where people are <reason>.
    distanced: You can blush and go on talking.#blush blushing red
    distanced: You look up, and you meet one pair of eyes.
    distanced: You say hello first, in your own quiet voice.
    distanced: When you walk into a room, you look for one friendly face.
    distanced: You feel nervous, and you ask your question.
    morning: This morning I say hello to the first neighbour I meet.
    morning: Today I make one short phone call.
    morning: I look up and greet one person today.
    evening: Tonight I name one moment with people that I liked.
    evening: This evening I write down one thing that I said.
    evening: Tonight I plan one short hello.

    family: calm at the wheel
    kind: build either
    theme: Soft hands on the wheel
    words: driver's-licence driver's-license driving-licence driving-license driving drive-calmly calm-driver driver driving-anxiety \
    driving-test driving-lesson learn-to-drive traffic road-rage road \
    highway \
    motorway car cars honk honking speeding speed-limit drive-safely drive-slower driving-fast drive-too-fast steering-wheel commute \
    commuting rush-hour parking parallel-parking tailgating scared-of-driving fear-of-driving afraid-to-drive texting-and-driving \
    in-traffic \
    at-the-wheel behind-the-wheel
    but: buy-a-car new-car-loan drunk drinking alcohol smoking smoke vape vaping sing singing eat eating
    if-then: {cue|before a drive}, I {action|~take three slow breaths}.
    if-then: When traffic stands still, I loosen my hands and breathe out.
    if-then: When someone cuts in, I ease off and leave a gap.
    if-then: When I start the engine, I drop my shoulders.
    if-then: When the light turns red, I let my jaw go loose.
    if-then: When I get into the car, I put my phone in the glove box.
    if-then: When I feel shaky at the wheel, I pull over where it is safe.
    if-then: When I am running late, I drive at my usual speed.
    steady: I leave a long gap and let others in.
    steady: I drive with soft hands and a steady foot.
    steady: I give myself ten extra minutes for the road.
    steady: I let others hurry, and I drive at my own pace.
    steady: I drive calmly <reason>.
    distanced: You let that car go, and you breathe out.#rage traffic swear swearing drivers scream speeding honk angry
    distanced: You can arrive five minutes late and in one piece.
    distanced: You look far ahead and keep your hands soft.
    distanced: When someone cuts in, you breathe out and leave a gap.
    distanced: You take the next street, and then the one after.
    steady: I look far ahead and breathe out.#learn-to-drive driving-test driving-lesson driving-lessons
    distanced: You stall, and you start the engine again.#learn-to-drive driving-test driving-lesson driving-lessons
    if-then: When I sit down to drive, I set my mirrors and breathe out.#learn-to-drive driving-test driving-lesson driving-lessons
    morning: This morning I leave ten minutes early and drive slowly.
    morning: Today I let one car go in front of me.
    morning: I adjust my mirrors and take a slow breath.
    evening: Tonight I put the road behind me and stretch my hands.
    evening: This evening I drive home with soft music on.
    evening: Tonight I sit for one breath before I get out of the car.

    family: kinder words
    kind: quit either
    theme: Words that I choose
    words: gossip gossiping gossips complain complaining complains complainer moan moaning whine whining swear swearing swears curse \
    cursing \
    cuss cussing bad-language foul-language profanity sarcasm sarcastic negativity negative bitching backbiting badmouth badmouthing \
    talk-behind talking-behind rude rudeness mean criticize criticizing criticise criticising judgemental judgmental judge judging be-nicer \
    be-kinder kind kinder kindness tease teasing insult insulting swearing-in-front swear-in-front
    but: negative-thoughts judging-myself criticizing-myself kind-to-myself kinder-to-myself myself swear-off my-body body mean-to-myself
    if-then: {cue|when a sharp word is on my tongue}, I {action|~take one slow breath first}.
    if-then: When talk turns to somebody absent, I ask about the person in front of me.#gossip gossiping backbiting badmouth talk-behind
    if-then: When I hear a juicy story, I let it end with me.#gossip gossiping gossips backbiting badmouthing
    if-then: When a complaint comes up, I turn it into one request.#complain complaining moan moaning whine whining negative negativity
    if-then: When I have complained once, I name one thing that works.#complain complaining complains complainer moan moaning whine whining
    if-then: When I drop something, I say whoops and pick it up.#swear swearing curse cursing cuss cussing profanity bad-language
    if-then: When I feel a curse coming, I blow out a long breath.#swear swearing curse cursing cuss cussing profanity foul-language
    if-then: When I am about to judge, I ask one curious question.
    if-then: When I have been sharp, I go back and say sorry.
    if-then: When I am in a bad mood, I say so in one plain sentence.
    if-then: When a post makes me angry, I lay my hands in my lap.#online comments comment troll internet post posts
    steady: I say what I can also say to their face.
    steady: I choose my words before I open my mouth.
    steady: I tell people one thing that I like.
    steady: I use words that I like to hear.
    steady: I speak kindly <reason>.
    distanced: You count to three, and then you choose your words.
    distanced: You can change the subject with a smile.
    distanced: You say one good thing about the person who left the room.#gossip gossiping behind backs badmouth
    distanced: When the talk turns sour, you take a sip of water and change the subject.
    distanced: You ask for what you need in a plain voice.
    refusal: I don't gossip, and I ask people directly.#gossip gossiping gossips backbiting badmouth badmouthing talk-behind
    refusal: I don't swear, and my words still carry.#swear swearing curse cursing cuss cussing profanity bad-language foul-language
    refusal: I don't complain, and I ask for what I need.#complain complaining complains complainer moan moaning whine whining
    refusal: When a rumour comes round, I say that I don't gossip.#gossip gossiping gossips
    morning: This morning I say one kind thing before breakfast.
    morning: Today I speak of people as if they sat beside me.
    morning: I choose one person to be kind to today.
    evening: Tonight I name one thing that went well today.
    evening: This evening I write a kind line to somebody.
    evening: Tonight I remember one moment when I held my tongue.

    family: outdoors
    kind: build
    theme: Under the sky
    words: nature outdoors outside outdoor forest woods woodland garden gardening garden-more fresh-air sunlight daylight sunshine \
    hiking-trail birdwatching bird-watching birds camping camp fishing go-outside going-outside spend-time-outside plants plant trees \
    get-outside weather sky stars walk-in-nature
    but: eat-outside smoke-outside smoke smoking fly run running jog jogging swim swimming gym
    if-then: {cue|after lunch|when I get home}, I {action|go outside for ten minutes}.
    if-then: When it rains, I put on my boots and go around the block.
    if-then: When I drink my first coffee, I stand at the open door.
    if-then: When I pass a tree on my way, I look up into it.
    if-then: When I have been indoors for hours, I step out and look at the sky.
    if-then: When Saturday comes, I take the path into the woods.
    steady: I go outside once before noon.
    steady: I look at the sky and name the weather.
    steady: I water one plant and look at its leaves.
    steady: I walk slowly under trees today.
    steady: I go out into the open air <reason>.
    distanced: You put on your jacket and step out.
    distanced: You can stand in the sun for five minutes.
    distanced: You listen until you hear a bird.
    distanced: {cue|after lunch}, you {action|walk to the nearest tree and back}.
    distanced: You take the long way through the park.
    morning: This morning I breathe at the open window.
    morning: Today I eat my lunch on a bench.
    morning: I step outside before I read the news.
    evening: Tonight I look for the first star.
    evening: This evening I take a slow walk around the block.
    evening: Tonight I note one thing that I saw under the sky.
    """)
}
