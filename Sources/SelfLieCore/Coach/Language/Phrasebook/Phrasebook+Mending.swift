extension Phrasebook {
  // Words of goals for templates that suit only some goals of their family.
  private static let wrongs = """
    wasn't-there-for-me treated-me betrayed betrayal what-he-did what-she-did what-they-did old-wounds
    """
  private static let notes = """
    reply replying reply-to message messages text-back texting-back texts answer-messages answer-emails answer-my-emails inbox \
    mailbox email emails
    """
  private static let calls = """
    phone-calls phone-call make-calls make-a-call make-the-call call-people-back call-back calls off-the-dentist off-the-doctor \
    make-an-appointment make-appointments doctor's-appointment book-an-appointment
    """
  private static let papers = """
    taxes tax tax-return paperwork admin life-admin form forms form-filling insurance renew-my unopened-mail open-my-mail
    """
  private static let persons = "remember-names remember-people's people's-names forget-names forgetting-names name names"
  private static let objects = """
    lose-my-keys losing-my-keys keys where-i-put misplace forgetful forgetfulness forget-things absent-minded scatterbrained \
    remember-where lose-things losing-things
    """
  private static let tasks = """
    remember-things remember-what remember-more forgetful forgetfulness forget-things forget-everything forgetting-everything \
    absent-minded scatterbrained forget-to forgetting-to forget forgetting
    """
  private static let birthdays = "birthdays remember-birthdays forget-birthdays anniversaries"
  private static let learnt = "memorize memorise memorizing by-heart"

  /// Families about what is to be set right: a grudge, an apology, a pile of letters, a job that was lost, a slip.
  static let mendingFamilies = Family.read(
    """
    family: letting go of a grudge
    kind: build either
    theme: A lighter bag
    words: never-loved-me never-loved loved-me wasn't-there-for-me treated-me betrayed betrayal forgive forgiving forgiveness forgive-my \
    forgive-him forgive-her forgive-them forgive-people forgive-others forgiving-my forgiving-him forgiving-her forgive-someone \
    forgive-somebody forgive-an-old forgive-old-friends grudge grudges resent resents resenting resentment resentful bitter bitterness \
    what-he-did what-she-did what-they-did old-wounds make-peace-with revenge hold-grudges holding-grudges
    but: myself self-forgiveness bitter-chocolate my-body with-my-body death with-death the-past
    if-then: {cue|when old anger comes up}, I {action|~breathe out and let the hurt rest}.
    if-then: When the old anger comes, I write it down and close the notebook.
    if-then: When I replay what happened, I name five things that I can see.
    if-then: When I argue with that person in my head, I return to today.
    if-then: When resentment tightens my chest, I put a hand there and breathe out.
    if-then: When I think of the person who hurt me, I breathe out slowly.#forgive-my forgive-him forgive-her forgive-them forgive-people \
    forgive-others resent resenting resentment grudge grudges make-peace-with hold-grudges holding-grudges
    if-then: When the old hurt is loud, I write it down in a letter that I keep.
    if-then: <cue>, I {action|~breathe out and let the old hurt rest}.
    if-then: When I catch myself planning revenge, I go out for a fast walk.#revenge
    if-then: When I think of an old quarrel, I send one friendly message.#make-peace-with
    steady: I put the old hurt down for an hour today.
    steady: I can remember what happened and still enjoy my day.
    steady: I tell one friend what hurt me, in plain words.
    steady: I keep my distance and let my anger cool.#\(wrongs) revenge
    steady: I set the old hurt down and go on with my day.#grudge grudges resent resentment resentful bitter bitterness
    steady: I let go of a little more of the past <reason>.
    steady: I give myself the kindness that I missed.#never-loved-me never-loved loved-me wasn't-there-for-me treated-me
    steady: I spend this evening on my own life.#revenge
    distanced: You can let go of the old hurt slowly, piece by piece.
    distanced: You may keep your distance and still let go of the anger.#\(wrongs) grudge grudges resent resentment resentful bitter \
    bitterness revenge
    distanced: {cue|when the old hurt comes up}, you {action|~breathe and let the old story rest}.
    distanced: You let go of the bitterness for today.
    distanced: You write down what hurts, and then you tear up the page.
    distanced: You can miss that love and give yourself some of it today.#never-loved-me never-loved loved-me wasn't-there-for-me
    distanced: You can remember the hurt and still let go of the anger.
    morning: This morning I choose what I carry with me today.
    morning: Today I give the old hurt five minutes, and then I take a walk.
    evening: Tonight I write down one thing that I put behind me.
    evening: This evening I name one person who was kind to me.

    family: making amends
    kind: build
    theme: A plain sorry
    words: sorry apology apologies apologise apologize apologising apologizing apologized apologised saying-sorry say-sorry make-amends \
    make-it-up-to admit-mistakes admit-my-mistakes admitting-mistakes admit-when admit-that-i own-up own-my-mistakes admit-i'm-wrong
    but: over-apologize over-apologise over-apologizing over-apologising over-apologetic apologize-for-everything \
    apologizing-for-everything apologise-for-everything too-much so-much too-often so-often for-nothing sorry-for-myself all-the-time \
    everything constantly always constant excessively unnecessarily needlessly unnecessary a-lot not-my-fault less
    if-then: {cue|after a quarrel}, I {action|say sorry in one plain sentence}.#sorry apology apologies apologise apologize saying-sorry \
    say-sorry make-amends make-it-up-to
    if-then: When I want to explain myself, I first ask how the other person feels.
    if-then: When I notice my mistake, I own up before anybody asks.
    if-then: After I say sorry, I ask what would help.#sorry apology apologies apologise apologize saying-sorry say-sorry make-amends \
    make-it-up-to
    if-then: When my pride gets in the way, I breathe out and say what I did.
    if-then: When my words were sharp, I go back and say sorry the same day.#sorry apology apologies apologise apologize saying-sorry \
    say-sorry
    if-then: When somebody points out my mistake, I admit it and thank them.#admit-mistakes admit-my-mistakes admitting-mistakes \
    admit-when admit-that-i own-up own-my-mistakes admit-i'm-wrong
    if-then: <cue>, I {action|~say sorry in plain words}.
    steady: I say where I was wrong, in plain words.
    steady: I say sorry in plain words and mean it.#sorry apology apologies apologise apologize saying-sorry say-sorry
    steady: I fix my mistake instead of explaining it away.
    steady: I listen to how my mistake felt for the other person.
    steady: I make things right <reason>.
    steady: I admit one mistake out loud today.#admit-mistakes admit-my-mistakes admitting-mistakes admit-when admit-that-i own-up \
    own-my-mistakes admit-i'm-wrong
    distanced: You can be wrong and still be loved.
    distanced: You say that you are sorry, and then you listen.#sorry apology apologies apologise apologize saying-sorry say-sorry
    distanced: {cue|after a quarrel}, you {action|take the first step and make peace}.#sorry apology apologies apologise apologize \
    saying-sorry say-sorry make-amends make-it-up-to
    distanced: You can leave out the excuses and still be understood.
    distanced: You own your mistake in one sentence, and you mend what you can.
    morning: Today I own up to one small mistake right away.
    morning: This morning I think of one thing that I can mend.
    evening: Tonight I look back at one thing that I set right.
    evening: This evening I make one apology that I still owe.

    family: letters and paperwork
    kind: build either
    theme: One envelope
    words: taxes tax tax-return paperwork admin life-admin forms form-filling reply replying reply-to answer-emails answer-my-emails \
    answer-messages emails email inbox mailbox text-back texting-back messages answer-my-phone phone-calls phone-call make-calls \
    make-a-call make-the-call make-an-appointment make-appointments doctor's-appointment book-an-appointment appointment appointments \
    insurance renew-my unopened-mail open-my-mail post-office errands errand call-people-back call-back 
    but: stutter stuttering stammer stammering hitting angry days-off day-off work-messages check checking night midnight weekend weekends \
    bed ex work-email work-emails ring vacation holiday sex addicted write-forms overthink overthinking nervous driving drive \
    stop-answering stop-replying stop-checking quit-answering answering-emails-at
    if-then: {cue|after breakfast|after lunch}, I {action|spend ten minutes on my paperwork}.#\(papers)
    if-then: When my paperwork looks like too much, I set a timer for fifteen minutes.#\(papers)
    if-then: When I put off an errand, I lace my shoes and go.#post-office errand errands
    if-then: When I dread answering a message, I write just two lines.#\(notes)
    if-then: {cue|after breakfast|after lunch}, I {action|~answer the oldest message first}.#\(notes)
    if-then: When I open a letter, I write the next step on it.#paperwork admin life-admin insurance unopened-mail open-my-mail
    if-then: When I catch myself putting off a call, I dial the number at once.#\(calls)
    if-then: Before I make a call, I write down my first sentence.#\(calls)
    if-then: When I need an appointment, I call and take the first free day.#appointment appointments
    if-then: On Sunday evening, I go through my calendar for the week.#remember-my-appointments remember-appointments forget-appointments \
    forgetting-appointments forget-my-appointments forgetting-my-appointments miss-appointments missing-appointments miss-my-appointments \
    missing-my-appointments keep-appointments keep-my-appointments keeping-appointments
    if-then: When a form looks long, I fill in my name and the first line.#form forms tax taxes tax-return paperwork insurance admin \
    form-filling
    if-then: On Saturday morning, I sit down with my papers for half an hour.#\(papers)
    if-then: When I leave the house, I take my list of errands with me.#post-office errand errands
    if-then: On my way home, I run one errand from my list.#post-office errand errands
    if-then: When I catch myself putting a task off, I give it five minutes.
    if-then: When the phone rings, I pick it up and say hello.#answer-my-phone answer-the-phone
    steady: I keep my replies short and send them the same day.#\(notes)
    steady: I fill in one page of the form, and then the next.#form forms tax taxes tax-return paperwork insurance admin form-filling
    steady: I get one task done today <reason>.
    steady: I send one person a short answer today.#\(notes)
    steady: I give my unanswered messages ten minutes a day.#\(notes)
    steady: I make one short call today.#\(calls)
    steady: I say hello, and then I say what I am calling about.#\(calls)
    steady: I gather my receipts in one box.#tax taxes tax-return
    steady: I keep all my papers in one place.#\(papers)
    steady: I take one letter from the pile and deal with it.#\(papers)
    steady: I pick up the phone and book one appointment today.#make-an-appointment make-appointments book-an-appointment \
    doctor's-appointment make-a-doctor's-appointment
    steady: I set an alarm one hour before each appointment.#remember-my-appointments remember-appointments forget-appointments \
    forgetting-appointments forget-my-appointments forgetting-my-appointments miss-appointments missing-appointments miss-my-appointments \
    missing-my-appointments keep-appointments keep-my-appointments keeping-appointments
    steady: I run one errand today and cross it off.#post-office errand errands
    steady: I keep my list of errands by the door.#post-office errand errands
    steady: I start with the task that has waited longest.
    steady: I answer the phone with a calm hello.#answer-my-phone answer-the-phone
    distanced: {cue|after lunch}, you {action|go through your papers for fifteen minutes}.#\(papers)
    distanced: {cue|after breakfast}, you {action|go out and run one errand}.#post-office errand errands
    distanced: You open one message and write back before you close it.#\(notes)
    distanced: You can send a short answer today and a longer one later.#\(notes)
    distanced: You open the first envelope, and then the next.#unopened-mail open-my-mail paperwork admin life-admin
    distanced: You list the papers that are still missing and find the first one.#taxes tax tax-return form forms form-filling insurance \
    paperwork renew-my
    distanced: {cue|after breakfast}, you {action|make the call that has waited longest}.#\(calls)
    distanced: You sit down with the number and your notes, and you dial.#\(calls)
    distanced: You write the appointment down while you are still on the phone.#appointment appointments
    distanced: You look at your calendar each morning and see what is coming.#remember-my-appointments remember-appointments \
    forget-appointments forgetting-appointments forget-my-appointments forgetting-my-appointments miss-appointments missing-appointments \
    miss-my-appointments missing-my-appointments keep-appointments keep-my-appointments keeping-appointments
    distanced: You pick one errand for today and get it done.#post-office errand errands
    distanced: You get one task done now and enjoy the relief.
    distanced: You pick up the phone and listen to what the caller needs.#answer-my-phone answer-the-phone
    morning: This morning I choose one small task from my list.
    morning: Today I start with the task that has waited longest.
    evening: Tonight I cross off what I dealt with today.
    evening: This evening I write down my first task for the morning.

    family: names and memory
    kind: build either
    theme: Say it once more
    words: memory memorize memorise memorizing remember-names remember-people's remember-more remember-things remember-what \
    remember-where people's-names forget-names forgetting-names forgetful forgetfulness forget-things forget-everything \
    forgetting-everything absent-minded scatterbrained lose-my-keys losing-my-keys lose-things losing-things where-i-put misplace \
    remember-birthdays forget-birthdays forgetting-birthdays names birthdays birthday birthday-cards
    but: memory-foam trauma bad-memories memories dementia alzheimer's medication pills tablets water memory-of in-memory forget-him \
    forget-her forget-my-ex
    steady: I write each birthday in my calendar, with a reminder a week before.#birthdays birthday birthday-cards
    distanced: You look up this month's birthdays and write one card.#birthdays birthday birthday-cards
    if-then: {cue|when I have something to remember}, I {action|say it aloud once more}.
    if-then: When I hear a new name, I say it aloud once.#\(persons)
    if-then: When I say goodbye to someone new, I use the name once more.#\(persons)
    if-then: After I meet somebody, I write down the name and one detail.#\(persons)
    if-then: When I come home, I hang my keys on their hook.#keys lose-my-keys losing-my-keys
    if-then: Before I leave a place, I look around for my things.#\(objects)
    if-then: When I put something away, I say aloud where it is.#\(objects)
    if-then: When a task comes to mind, I set a reminder on my phone.#remember-things forgetful forgetfulness forget-things \
    forget-everything forgetting-everything absent-minded scatterbrained forget-to forgetting-to
    if-then: Before I leave the house, I read my list once.#remember-things forgetful forgetfulness forget-things forget-everything \
    forgetting-everything absent-minded scatterbrained forget-to forgetting-to
    if-then: When I learn something, I tell one person about it the same day.#memory remember-more remember-what remember-things \(learnt)
    if-then: When I have read a passage, I close the book and recall it.#\(learnt) remember-what remember-more
    if-then: When I reach the end of a line, I say it from memory.#\(learnt)
    if-then: When I hear of a birthday, I put it in my calendar at once.#\(birthdays) forgetting-birthdays
    if-then: On Sunday evening, I look at the dates of the coming week.#\(birthdays) forgetting-birthdays
    if-then: <cue>, I {action|~say the name once aloud}.#names name
    steady: I pay attention a little longer <reason>.
    steady: I recall three details of my day before I go to bed.#memory remember-what remember-more remember-things forgetful \
    forgetfulness
    steady: I write things down the moment I think of them.#memory remember-things forgetful forgetfulness forget-things \
    forget-everything forgetting-everything absent-minded scatterbrained forget-to forgetting-to \(birthdays) forgetting-birthdays
    steady: I go through my list of tasks twice a day.#remember-things forgetful forgetfulness forget-things forget-everything \
    forgetting-everything absent-minded scatterbrained forget-to forgetting-to
    steady: I link each new name to a picture in my mind.#\(persons)
    steady: I ask somebody's name again, with a smile.#\(persons)
    steady: I give each thing one place of its own.#\(objects)
    steady: I look at the spot as I put my things down.#\(objects)
    steady: I repeat new things aloud three times a day.#memory remember-what remember-more \(learnt)
    steady: I learn four lines today and repeat them tonight.#\(learnt)
    steady: I keep a list of birthdays where I can see it.#\(birthdays) forgetting-birthdays
    steady: I slow down and notice what I want to remember.
    distanced: You look closely for one detail that helps you remember.
    distanced: You say new things aloud, and you repeat them tonight.#memory remember-what remember-more \(learnt)
    distanced: You say the name back, and you use it once.#\(persons)
    distanced: You listen for the name and say it back.#\(persons)
    distanced: You put things on your list and let your mind rest.#memory remember-things forgetful forgetfulness forget-things \
    forget-everything forgetting-everything absent-minded scatterbrained forget-to forgetting-to \(birthdays) forgetting-birthdays
    distanced: {cue|after breakfast}, you {action|choose the one task to remember today}.#remember-things forgetful forgetfulness \
    forget-things forget-everything forgetting-everything absent-minded scatterbrained forget-to forgetting-to
    distanced: You put each thing back where it belongs.#\(objects)
    distanced: You stand still at the door and check your pockets.#\(objects)
    distanced: You cover the page and say one more line.#\(learnt)
    distanced: You send a short birthday greeting on the day itself.#\(birthdays) forgetting-birthdays
    morning: This morning I look at my list before I go.
    morning: Today I take a second look before I move on.
    evening: Tonight I go back through my day, from evening to morning.
    evening: This evening I lay out what I take with me in the morning.

    family: out of work
    kind: build
    theme: More than a job
    words: lost-my-job losing-my-job lost-the-job lost-a-job laid-off got-fired been-fired was-fired i-was-fired made-redundant \
    redundancy redundant out-of-work let-go-from jobless been-unemployed
    but: fired-up apply applying interview interviews afraid fear worried scared
    if-then: {cue|after breakfast}, I {action|get dressed and look through the job openings}.
    if-then: When I feel worthless, I name one thing that I did well at work.#worthless useless ashamed failure
    if-then: When somebody asks about my job, I answer in one calm sentence.
    if-then: When the day looks empty, I write down three things to do.
    if-then: After lunch, I write one message to somebody I worked with.
    if-then: When I worry about finding work, I write down one step and do it.
    if-then: At five o'clock, I end the job search and do something I enjoy.
    steady: I am more than the job that I had.
    steady: I write down what I can do for a new employer.
    steady: I get dressed each morning and make a plan.
    steady: I ask one person about open jobs today.
    steady: I take one day at a time <reason>.
    steady: I can feel low and still hold my head up.#ashamed worthless useless failure
    distanced: You did good work, and you can do it again.
    distanced: You meet a friend and talk about more than jobs.
    distanced: {cue|after breakfast}, you {action|go for a walk and plan your job search}.
    distanced: You tell one person what losing the job feels like.
    distanced: You do one thing for a new job today, and then you rest.
    distanced: You lost a job, and you still have all your skills.#lost-my-job losing-my-job lost-the-job lost-a-job laid-off got-fired \
    been-fired was-fired i-was-fired made-redundant redundancy redundant worthless useless failure
    morning: This morning I get up at my usual time.
    morning: Today I do one thing for my next job and one for me.
    evening: Tonight I name one thing that I did well today.
    evening: This evening I put the job search away and cook something warm.
    """)
}
