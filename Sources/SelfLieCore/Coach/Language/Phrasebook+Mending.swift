extension Phrasebook {
  /// Families about what is to be set right: a grudge, an apology, a pile of letters, a job that was lost.
  static let mendingFamilies = Family.read(
    """
    family: letting go of a grudge
    kind: build either
    theme: A lighter bag
    words: never-loved-me never-loved loved-me wasn't-there-for-me treated-me betrayed betrayal forgive-my forgive-him forgive-her \
    forgive-them forgive-people forgive-others forgiving-my forgiving-him forgiving-her \
    forgive-someone forgive-somebody forgive-an-old forgive-old-friends grudge grudges resent resents resenting resentment resentful \
    bitter \
    bitterness what-he-did what-she-did what-they-did old-wounds make-peace-with revenge hold-grudges holding-grudges
    but: myself bitter-chocolate my-body
    if-then: {cue|when the old story starts}, I {action|~breathe out and open my hands}.
    if-then: When the old anger comes, I write it down and close the book.
    if-then: When I tell the story again, I stop after one sentence.
    if-then: When I think of that day, I name one thing that I know better now.
    if-then: When I feel it in my chest, I put a hand there and breathe out.
    if-then: When we meet, I say hello and keep it short.
    if-then: On Sunday evening, I write one page of a letter that I keep.
    steady: I put this weight down for an hour today.
    steady: I can remember it and live my own day.
    steady: I say what hurt me, and to whom, on paper.
    steady: I keep my distance and let my anger cool.
    steady: I let go of a little more <reason>.
    distanced: You can forgive slowly, one small piece at a time.
    distanced: You may keep your distance and still put this down.
    distanced: {cue|when the old story starts}, you {action|~breathe out and come back to your day}.
    distanced: You know what it cost you, and you go on.
    distanced: You write it down, and you close the book.
    morning: This morning I choose what I carry with me today.
    morning: Today I give the old story five minutes, and then a walk.
    evening: Tonight I write down one thing that I put behind me.
    evening: This evening I name one person who was kind to me.

    family: making amends
    kind: build either
    theme: A plain sorry
    words: sorry apology apologies apologise apologize apologising apologizing apologized apologised saying-sorry say-sorry make-amends \
    make-it-up-to admit-mistakes admit-my-mistakes admitting-mistakes admit-when admit-that-i own-up own-my-mistakes admit-i'm-wrong
    but: over-apologize over-apologise apologize-for-everything apologizing-for-everything apologise-for-everything too-much so-much
    if-then: {cue|after a quarrel}, I {action|say sorry in one plain sentence}.
    if-then: When I want to explain myself, I first ask how it was for them.
    if-then: When I see my mistake, I say it before anybody asks.
    if-then: After I say sorry, I ask what would help.
    if-then: When my pride is in the way, I breathe out and begin with "I was wrong".
    if-then: When I have raised my voice, I go back within the hour.
    steady: I say what I did, in plain words.
    steady: I say sorry today for one small thing.
    steady: I mend one thing instead of explaining it.
    steady: I listen until they have said it all.
    steady: I make this right <reason>.
    distanced: You can be wrong and still be loved.
    distanced: You say the two words, and then you listen.
    distanced: {cue|after a quarrel}, you {action|go back and say sorry}.
    distanced: You say what you did, and you leave it there.
    morning: Today I say sorry while it is still small.
    morning: This morning I think of one thing that I can mend.
    evening: Tonight I look back at one thing that I set right.
    evening: This evening I say one thing that I left unsaid.

    family: letters and paperwork
    kind: build either
    theme: One envelope
    words: taxes tax tax-return paperwork admin life-admin forms form-filling reply replying reply-to answer-emails answer-messages emails \
    email inbox mailbox text-back texting-back messages answer-my-phone phone-calls phone-call make-calls make-a-call make-the-call \
    make-an-appointment make-appointments doctor's-appointment book-an-appointment appointment appointments insurance renew-my \
    unopened-mail open-my-mail post-office errands errand call-people-back call-back
    but: check checking night weekend weekends bed ex work-email work-emails ring vacation holiday sex addicted write-forms
    if-then: {cue|after breakfast|after lunch}, I {action|take the top sheet and deal with it}.
    if-then: When a message comes in that I dread, I answer it in two lines.#reply replying message messages text-back answer-messages inbox \
    email emails
    if-then: When I open a message, I answer it before I close it.#reply replying message messages text-back answer-messages inbox email emails
    if-then: When I open an envelope, I write on it what is to be done.
    if-then: When I put off a call, I dial the number first and think afterwards.#call calls appointment appointments phone-call phone-calls
    if-then: When a form looks long, I fill in my name and the first line.#form forms tax taxes tax-return paperwork insurance admin
    if-then: On Saturday morning, I sit down with my papers for half an hour.
    if-then: When the pile looks high, I set a timer for fifteen minutes.
    steady: I take one thing from the pile and finish it.
    steady: I answer one person today, and briefly.#reply replying message messages text-back answer-messages inbox email emails
    steady: I gather my receipts in one box.#tax taxes tax-return
    steady: I do the dull things first, while my coffee is warm.
    steady: I keep all my papers in one place.
    steady: I get this off my desk <reason>.
    distanced: You open the first envelope, and the rest gets smaller.
    distanced: You can answer late, and people are still glad.#reply replying message messages text-back answer-messages inbox email emails
    distanced: You do fifteen minutes of it, and then you stop.
    distanced: {cue|after breakfast}, you {action|take one paper from the pile}.
    distanced: You call, you ask, and you are done by nine.#call calls appointment appointments phone-call phone-calls
    distanced: You make a list of what is missing, line by line.
    morning: This morning I choose one paper from the pile.
    morning: Today I make the call that I put off.
    evening: Tonight I cross out what I dealt with today.
    evening: This evening I put tomorrow's papers on the table.

    family: names and memory
    kind: build either
    theme: Say it once more
    words: memory memorize memorise memorizing remember-names remember-people's remember-more remember-things remember-what remember-where \
    people's-names forget-names forgetting-names forgetful forgetfulness forget-things forget-everything forgetting-everything absent-minded \
    scatterbrained lose-my-keys losing-my-keys where-i-put misplace birthdays remember-birthdays
    but: memory-foam trauma bad-memories memories dementia medication pills tablets water
    if-then: When I hear a new name, I say it aloud once.#name names
    if-then: When we say goodbye, I use the name once more.#name names
    if-then: After a meeting, I write down each new name with one detail.#name names
    if-then: {cue|when I want to keep something}, I {action|write it down at once}.
    if-then: When I come home, I hang my keys on their hook.#keys forgetful forget forget-things misplace
    if-then: Before I leave a room, I look back at my chair and the table.#keys forgetful forget forget-things misplace
    if-then: When I learn something, I tell it to one person the same day.
    if-then: When I put something away, I say aloud where it is.
    steady: I link each new name to a face that I know.#name names
    steady: I ask for a name again, with a smile.#name names
    steady: I give each thing one place of its own.#keys forgetful forget forget-things misplace
    steady: I write it down the moment I think of it.
    steady: I do one thing at a time and notice it.
    steady: I go through my list twice a day.
    steady: I pay attention a little longer <reason>.
    distanced: You say the name back, and it stays.#name names
    distanced: You may ask for the name again.#name names
    distanced: You write it on the list and let your head rest.
    distanced: You look at it for one more breath.
    distanced: {cue|after breakfast}, you {action|read your list once}.
    distanced: You put it where it lives.
    morning: This morning I look at my list before I go.
    morning: Today I say each new name aloud once.
    evening: Tonight I go through my day from the end to the beginning.
    evening: This evening I lay out what I need tomorrow.

    family: out of work
    kind: build
    theme: More than a job
    words: lost-my-job losing-my-job lost-the-job lost-a-job laid-off got-fired been-fired was-fired i-was-fired made-redundant redundancy \
    redundant out-of-work let-go-from jobless been-unemployed
    but: fired-up apply applying interview interviews
    if-then: {cue|after breakfast}, I {action|get dressed and go outside once}.
    if-then: When I feel worthless, I name one thing that I did for somebody.#worthless useless ashamed failure
    if-then: When somebody asks about my job, I say it in one calm sentence.
    if-then: When the day looks empty, I write down three things for it.
    if-then: After lunch, I write one message to somebody I worked with.
    if-then: When the worry starts, I look at one number and one next step.
    if-then: At five, I close the laptop and do something that I like.
    steady: I am more than the job that I had.
    steady: I know what I can do, and I write it down.
    steady: I keep my mornings, with a shirt and a plan.
    steady: I ask one person for advice today.
    steady: I look after one day at a time <reason>.
    distanced: You worked well there, and you can do so again.
    distanced: You are still the one whom your friends call.
    distanced: {cue|after breakfast}, you {action|put on your shoes and go out}.
    distanced: You tell one person how it is, and you feel lighter.
    distanced: You take one step today, and then you rest.
    morning: This morning I get up at my usual time.
    morning: Today I do one thing for my next job and one for me.
    evening: Tonight I name one thing that I did well today.
    evening: This evening I put the search away and cook something warm.

    family: taking criticism
    kind: build either
    theme: One useful thing
    words: criticism criticisms criticised criticized take-criticism take-feedback feedback critique constructive-criticism handle-criticism \
    take-it-personally taking-things-personally take-things-personally taking-everything-personally take-everything-personally defensive \
    defensiveness thin-skinned get-defensive
    but: give-feedback giving-feedback criticize-myself my-team
    if-then: {cue|when I am criticised}, I {action|~breathe out and listen to the end}.
    if-then: When a remark stings, I plant both feet and breathe out.
    if-then: When I want to defend myself, I ask one question first.
    if-then: When tears come, I ask for a moment and drink some water.#cry crying tears cry-easily
    if-then: After the talk, I write down one thing that I can use.
    if-then: When I go over it again, I tell it to a friend once.
    if-then: When a mail sounds harsh, I read it once more after lunch.
    steady: I take what helps and leave the rest there.
    steady: I can hear this and still like my work.
    steady: I say thank you, and I think it over.
    steady: I take time before I answer.
    steady: I learn one thing from it <reason>.
    distanced: You are more than one remark about your work.
    distanced: You listen, you note it, and you let it cool.
    distanced: {cue|when you are criticised}, you {action|~breathe out and ask for an example}.
    distanced: You may cry and still be good at this.#cry crying tears cry-easily
    distanced: You sleep on it, and then you choose what to change.
    morning: Today I hear one remark to its end.
    morning: This morning I remember what I do well.
    evening: Tonight I write down one thing that I learned.
    evening: This evening I put the remark away and do something kind for me.

    family: asking for help
    kind: build either
    theme: Two shoulders
    words: ask-for-help asking-for-help accept-help accepting-help need-help get-help-with ask-for-support rely-on-others delegate \
    delegating do-everything-myself do-it-all-myself do-it-alone lean-on
    but: depression therapy homework
    if-then: {cue|when a task is too heavy|when I get stuck}, I {action|ask one person for help}.
    if-then: When somebody offers help, I say yes and name one thing.
    if-then: When I say that I am fine, I add one true sentence.
    if-then: After ten minutes without a way on, I ask.
    if-then: When I want to do it all alone, I hand over one small piece.
    if-then: When I ask, I say just what I need and by when.
    steady: I ask early, while it is still small.
    steady: I let somebody carry one bag for me today.
    steady: I say yes when help is offered.
    steady: I ask plainly, and I take the answer as it comes.
    steady: I ask for help <reason>.
    distanced: You may ask, and people like to be asked.
    distanced: You can be strong and still need a hand.
    distanced: {cue|when a task is too heavy}, you {action|call somebody and ask}.
    distanced: You ask one clear question, and you wait for the answer.
    distanced: You help others, and today it is your turn.
    morning: This morning I choose one thing that I ask for.
    morning: Today I let somebody help me once.
    evening: Tonight I thank somebody who helped me.
    evening: This evening I name one thing that I can hand over.
    """)
}
