extension Phrasebook {
  // Words of goals for templates that suit only some goals of their family.
  private static let relapses = "slip lapse relapse relapsed setback start-again"
  private static let lapses = "\(relapses) failed failure mistake"
  private static let harshness = """
    self-criticism self-critical criticize-myself criticizing-myself hard-on-myself beat-myself beating-myself judging-myself \
    talk-bad talking-bad self-talk bad-about-myself badly-about-myself down-about-myself putting-myself-down put-myself-down negative-self-talk \
    blame-myself blaming-myself self-blame self-hatred kinder-to-myself kind-to-myself gentle-with-myself compassionate compassion \
    self-compassion
    """
  private static let faults = "guilt guilty shame ashamed forgive-myself forgiving-myself self-forgiveness mistake"
  private static let exacting = "perfectionism perfectionist"

  /// Families about criticism, help and kindness to oneself.
  static let kindnessFamilies = Family.read(
    """
    family: taking criticism
    kind: build either
    theme: One useful thing
    words: criticism criticisms criticised criticized take-criticism take-feedback receive-feedback handle-feedback accept-feedback \
    feedback critique constructive-criticism handle-criticism take-it-personally taking-things-personally take-things-personally \
    taking-everything-personally take-everything-personally defensive defensiveness thin-skinned get-defensive \
    boss-gives criticizes-me criticises-me
    but: customer customers give-feedback giving-feedback give-better-feedback give-good-feedback give-honest-feedback give-clear-feedback give-more-feedback \
    giving-better-feedback giving-good-feedback giving-honest-feedback criticize-myself my-team self-criticism
    if-then: {cue|when I hear criticism}, I {action|~breathe out and stay steady}.
    if-then: When a remark stings, I feel both feet on the floor and breathe out.
    if-then: When I want to defend myself, I ask one question first.
    if-then: When tears come, I ask for a moment and drink some water.#cry crying tears cry-easily
    if-then: When I get feedback, I write down one thing that I can use.#criticism criticisms criticised criticized take-criticism \
    take-feedback receive-feedback handle-feedback accept-feedback feedback critique constructive-criticism handle-criticism
    if-then: When I keep replaying a remark, I talk it over with a friend.
    if-then: When a comment hits me hard, I write it down and read it again later.#take-it-personally taking-things-personally \
    take-things-personally taking-everything-personally take-everything-personally thin-skinned criticism criticised criticized feedback \
    boss work
    if-then: When somebody is short with me, I think of two kind explanations.#take-it-personally taking-things-personally \
    take-things-personally taking-everything-personally take-everything-personally thin-skinned
    if-then: When I feel myself getting defensive, I breathe in and listen.#defensive defensiveness get-defensive
    if-then: <cue>, I {action|~breathe out and listen to the end}.
    steady: I take what helps from a remark and leave the rest.
    steady: I can hear criticism and still like my work.#criticism criticisms criticised criticized take-criticism take-feedback \
    receive-feedback handle-feedback accept-feedback feedback critique boss work
    steady: I thank people for an honest word and think it over.
    steady: I let a remark sink in before I answer.
    steady: I learn one thing from what I hear <reason>.
    steady: I ask what was meant before I take it to heart.#take-it-personally taking-things-personally take-things-personally \
    taking-everything-personally take-everything-personally thin-skinned
    steady: I listen to the end and say back what I heard.#defensive defensiveness get-defensive
    distanced: You are far more than one critical remark.
    distanced: You listen, you breathe, and you let the sting fade.
    distanced: When you hear criticism, you breathe out and ask for an example.#criticism criticised criticized feedback critique
    distanced: You may cry and still be good at what you do.#cry crying tears cry-easily
    distanced: You sleep on what you heard, and then you choose what to use.
    distanced: You let other people have their moods, and you breathe out.#take-it-personally taking-things-personally \
    take-things-personally taking-everything-personally take-everything-personally thin-skinned
    distanced: You can let your excuses rest and listen a little longer.#defensive defensiveness get-defensive
    morning: Today I hear people out before I answer.
    morning: This morning I remember what I do well.
    evening: Tonight I write down one thing that I learned.
    evening: This evening I let the remark go and do something kind for myself.

    family: asking for help
    kind: build either
    theme: Two shoulders
    words: ask-for-help asking-for-help accept-help accepting-help need-help get-help-with ask-for-support rely-on-others delegate \
    delegating do-everything-myself doing-everything-myself do-it-all-myself do-it-alone lean-on
    but: depression therapy homework need-help-with
    if-then: {cue|when a task gets too much|when I get stuck}, I {action|ask one person for help}.
    if-then: When somebody offers help, I say yes and name one thing.#accept-help accepting-help rely-on-others lean-on \
    do-everything-myself doing-everything-myself do-it-all-myself do-it-alone need-help
    if-then: When I hear myself say that I am fine, I add what I need.#ask-for-help asking-for-help accept-help accepting-help \
    ask-for-support lean-on rely-on-others need-help
    if-then: When I have been stuck for ten minutes, I ask someone.#ask-for-help asking-for-help need-help get-help-with
    if-then: When I start to do everything alone, I hand over one small piece.
    if-then: When I ask for help, I say clearly what I need.
    if-then: When I hand something over, I name the task and the deadline.#delegate delegating
    if-then: When I want to take a task back, I let the other person finish.#delegate delegating do-everything-myself \
    doing-everything-myself do-it-all-myself
    if-then: <cue>, I {action|~ask one person for help}.
    steady: I ask for help early, while the problem is still small.
    steady: I let somebody take one task off my hands today.
    steady: I say yes when help is offered.#accept-help accepting-help rely-on-others lean-on do-everything-myself \
    doing-everything-myself do-it-all-myself do-it-alone need-help
    steady: I ask plainly for help, and I take the answer as it comes.#ask-for-help asking-for-help need-help get-help-with \
    ask-for-support
    steady: I share the load <reason>.
    steady: I ask for help <reason>.#ask-for-help asking-for-help need-help get-help-with ask-for-support
    steady: I pick one task today that someone else can do, and pass it on.#delegate delegating do-everything-myself \
    doing-everything-myself do-it-all-myself
    steady: I let my helpers do the task in their own way.#delegate delegating do-everything-myself doing-everything-myself \
    do-it-all-myself
    distanced: You may ask others for help, just as they ask you.
    distanced: You can be strong and still need a hand.
    distanced: {cue|when a task gets too much}, you {action|call somebody who can help}.
    distanced: You ask for help in one clear sentence, and you wait.#ask-for-help asking-for-help need-help get-help-with ask-for-support
    distanced: You help others, and today it is your turn to be helped.#ask-for-help asking-for-help accept-help accepting-help need-help \
    ask-for-support rely-on-others lean-on do-it-alone
    distanced: You hand a task over and trust the person who does it.#delegate delegating do-everything-myself doing-everything-myself \
    do-it-all-myself
    distanced: You choose the right person and tell them what you need.#delegate delegating rely-on-others lean-on ask-for-support
    morning: This morning I choose one thing to ask for help with.
    morning: Today I let somebody help me with one thing.
    evening: Tonight I thank somebody who helped me.
    evening: This evening I name one thing that I can hand over.

    family: self-compassion
    kind: build either
    theme: Begin again
    hints: \(lapses) \(harshness) \(faults) \(exacting) bad-mother bad-mum bad-mom bad-father bad-dad bad-parent
    but: forgive-my forgive-him forgive-her forgive-them fear afraid for-others with-others with-people fashion admit accent
    if-then: When the harsh voice in my head starts, I {action|~speak kindly to myself}.
    if-then: {cue|when something goes wrong}, I {action|~ask myself what a friend would say}.
    if-then: {cue|when I slip}, I {action|tell one person I trust}.#\(relapses)
    if-then: {cue|when shame comes up}, I {action|call someone and start again today}.#\(relapses)
    if-then: {cue|when I am hard on myself}, I {action|say one kind thing instead}.#\(harshness) \(exacting) mistake failure failed \
    forgive-myself
    if-then: {cue|when I judge myself}, I {action|~breathe out and go easy on myself}.#\(harshness) \(faults)
    if-then: {cue|when I am hard on myself}, I {action|say what I would say to a friend}.#\(harshness)
    if-then: When I feel guilty, I name one thing that I can set right.#forgive-myself forgiving-myself self-forgiveness mistake ashamed \
    shame
    if-then: When I start polishing my work again, I hand it over.#\(exacting)
    if-then: When my work time is over, I put my work down and call it done.#\(exacting)
    if-then: When I feel guilty, I ask myself what I would tell a friend.#guilt guilty
    if-then: <cue>, I {action|~speak to myself like a friend}.
    steady: I speak to myself as I speak to a friend.
    steady: I let myself be human today, with my small mistakes.
    steady: I give myself another start <reason>.
    steady: I count my good days along with the one slip.#\(relapses)
    steady: I can stumble and still take the next good step.#\(lapses)
    steady: I am learning to be kind to myself.#\(harshness) \(faults)
    steady: I can make a mistake and still be kind to myself.#mistake mistakes
    steady: I leave one small flaw as it is today.#\(exacting)
    distanced: You give yourself the patience that you give a friend.
    distanced: You did what you could today, and you let that be enough.
    distanced: You slipped, and you take the next small step.#\(relapses)
    distanced: You can forgive yourself for what went wrong and start again.#\(lapses)
    distanced: {cue|when you slip}, you {action|call somebody and start again today}.#\(relapses)
    distanced: You can regret what happened and still be kind to yourself.#shame ashamed forgive-myself forgiving-myself self-forgiveness \
    mistake
    distanced: You speak to yourself as you would to a good friend.#\(harshness)
    distanced: You can call your work good enough and rest.#\(exacting)
    distanced: You are kind to yourself, even when guilt comes up.#guilt guilty
    morning: Today I speak to myself in a kind voice.
    morning: This morning I begin again with one small step.
    evening: Tonight I thank myself for one thing that I did.
    evening: This evening I let the day be what it was.
    """)
}
