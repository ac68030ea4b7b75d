extension Rule {
  /// All rules, in the order of their numbers.
  public static let all: [Rule] = [
    length,
    Rule(
      2, "clauses", .several, "one sentence of two clauses at most is what can be said back at once",
      evidence: "About three chunks are held at once (Chen and Cowan 2009). That two clauses are the right number is selflie's choice."
    ) { $0.clauses() },
    Rule(
      3, "speakable", .convention, "it is read aloud and then listened for, so it should be plain words",
      evidence: "No study: signs, addresses and capitals are read in many ways, and the check of what you say has to know which."
    ) { $0.unspeakable() },
    Rule(
      4, "person", .several, "speak as \"I\", or to yourself as \"you\" or by name, but not both",
      evidence: "Who spoke to themselves by name or as \"you\" was less distressed under stress (Kross and others 2014, seven studies); "
        + "\"you\" helped with exercise (Dolcos and Albarracin 2014). Nobody compared mixing the two."
    ) { $0.wrongPerson() },
    Rule(
      5, "negation", .several, "a plan that says what not to do keeps that in mind; say what you do instead",
      evidence: "Plans of the form \"if X, then not Y\" made the habit stronger, and plans with a replacement did not (Adriaanse and "
        + "others 2011). Watching oneself and thinking \"don't do it\" in the moment did help with strong habits (Quinn and "
        + "others 2010), which is another thing than a sentence to repeat. \"I don't ...\" is allowed as a refusal."
    ) { $0.negation() },
    Rule(
      6, "habit-word", .several, "the habit's own word outside of the \"when\" calls the habit up",
      evidence: "Follows from the work on negated plans (Adriaanse and others 2011), where naming the habit made it easier to reach; "
        + "not tested by itself."
    ) { $0.habitWord() },
    Rule(
      7, "obligation", .several, "what you must do is somebody else's; what you choose is yours",
      evidence: "People keep up what they do for their own reasons longer than what they are pressed to do (research on "
        + "self-determination, many studies of motivation). That single words such as \"must\" decide it was not shown."
    ) { $0.obligation() },
    Rule(
      8, "inability", .single, "it says what you lack; \"I don't\" or what you can do says more",
      evidence: "\"I don't\" helped to turn temptations down better than \"I can't\", for goals of one's own (Patrick and Hagtvedt "
        + "2012, one paper)."
    ) { $0.inability() },
    Rule(
      9, "absolutes", .single, "one exception makes it untrue, and you will know",
      evidence: "Words such as \"always\" and \"completely\" are far more frequent in forums on anxiety and depression (Al-Mosaiwi and "
        + "Johnstone 2018). They go together; that one causes the other is not known."
    ) { $0.absolute() },
    Rule(
      10, "fantasy", .several, "a dream of the outcome feels like having it, and takes the drive to get there",
      evidence: "Idealised fantasies lowered energy in four experiments (Kappes and Oettingen 2011). They were imagined, not spoken."
    ) { $0.fantasy() },
    Rule(
      11, "trait", .single, "a claim about what you are works against you while you doubt it; a softer one does not",
      evidence: "\"I'm a lovable person\" made people of low self-esteem feel worse (Wood, Perunovic and Lee 2009); two replications "
        + "found no difference at all (Flynn and Bordieri 2020). If you believe it, keep it."
    ) { $0.traitClaim() },
    Rule(
      12, "action", .several, "nothing in it can be done, and it does not say when",
      evidence: "Imagining the steps helped students more than imagining the good mark (Pham and Taylor 1999); a later study of an "
        + "online course agrees only in part."
    ) { $0.inaction() },
    Rule(
      13, "if-then", .strong, "\"when this happens, I do that\" is the best tested form there is",
      evidence: "Plans with a when and a then helped in 642 tests, with effects from .27 to .66, and more where they were rehearsed "
        + "(Sheeran, Listrom and Gollwitzer 2024; before that 94 tests, Gollwitzer and Sheeran 2006). Most were written down "
        + "once, not said a thousand times."
    ) { $0.noPlan() },
    Rule(
      14, "vague-time", .strong, "a time that nobody can notice starts nothing; name a place, an hour or what comes before",
      evidence: "The same tests as for if-then: the plan works through a cue that is met. How concrete is enough was not measured."
    ) { $0.vagueTime() },
    Rule(
      15, "deferral", .convention, "it puts off or only hopes; say it as something you do",
      evidence: presentTense + "\"When ..., I will ...\" is how plans "
        + "are made in the studies, and is allowed."
    ) { $0.deferral() },
    Rule(
      16, "comparison", .convention, "it depends on others, and they change",
      evidence: "No study of comparisons in affirmations was found. Comparing yourself with yourself of before is allowed."
    ) { $0.comparison() },
    Rule(
      17, "blame", .single, "these words hurt, and are repeated a thousand times",
      evidence: "After a lapse, lost confidence brought the next one sooner; findings on guilt and blame are mixed (Kirchner and others "
        + "2012). In the \"when\" such a word may stand: \"when I feel guilty, I ...\"."
    ) { $0.blaming() },
    Rule(
      18, "promise", .convention, "no sentence can promise health or money; it is for what you do yourself",
      evidence: "A matter of care, not of evidence. Taking a medicine on time may be said; whether to take it is between you and those "
        + "who treat you."
    ) { $0.promise() },
    Rule(
      19, "others", .several, "it is for others to do; say what you do",
      evidence: "Like the rule on action: what was helpful to imagine was one's own steps (Pham and Taylor 1999). Not tested by itself."
    ) { $0.dependence() },
    Rule(
      20, "goal", .single, "no word of it belongs to your goal",
      evidence: "Affirming what one values, with a view to the future, went with moving more (Cascio and others 2016, one study). That "
        + "the sentence needs a word of the goal is selflie's choice."
    ) { $0.missedGoal() },
    Rule(
      21, "novelty", .convention, "you were shown nearly the same before",
      evidence: "A matter of variety, not of evidence. The measure is the share of words that both sentences have."
    ) { $0.staleness() },
    Rule(
      22, "sleep", .several, "trying to sleep keeps awake; affirm rest",
      evidence: "Attention to sleep, the intention and the effort hinder it (Espie and others 2006, a review of several kinds of "
        + "studies)."
    ) { $0.sleepEffort() },
    Rule(
      23, "nerves", .several, "before a performance, \"I am excited\" did better than calming down",
      evidence: "Saying so before singing, speaking and arithmetic helped more than \"I am calm\" (Brooks 2014, several experiments). "
        + "It costs nothing here."
    ) { $0.calming() },
    Rule(
      24, "language", .convention, "it is not in the language that it is judged and heard in",
      evidence: "The rules, and the model that listens, know one language. Common words of other languages and other letters show that "
        + "it is not that one."
    ) { $0.otherLanguage() },
    distress,
    Rule(
      26, "artefact", .convention, "something was left in it that nobody says",
      evidence: "Placeholders, labels and list marks come with what is copied, and with what language models write."
    ) { $0.artefact() },
    Rule(
      27, "question", .convention, "a question leaves open what the sentence is to settle; say the answer",
      evidence:
        "Asking oneself \"Will I?\" did prepare acts in one paper (Senay and others 2010), so that form is left alone. Why one is as "
        + "one is was not tested."
    ) { $0.asked() },
    Rule(
      28, "condition", .several, "it lets you be well only after something else came true; say what you do",
      evidence:
        "Follows from the work on plans, which work by an act (Sheeran, Listrom and Gollwitzer 2024). A condition without an act was "
        + "not tested by itself."
    ) { $0.condition() },
    Rule(
      29, "harm", .convention, "it harms you or somebody else",
      evidence: "A matter of care, not of evidence. A list of words finds it; in the \"when\" such words may stand."
    ) { $0.harm() },
    Rule(
      30, "sense", .convention, "it is no sentence that anybody says",
      evidence: "Letters without vowels, keys in a row, and words in an order that no sentence has are found by tables, and little else."
    ) { $0.senselessness() },
    Rule(
      31, "trouble", .several, "it tells what is wrong as if it were to stay so; say what you do when it is",
      evidence: "Going over what is wrong, without a next step, goes with more and longer low mood (rumination: Nolen-Hoeksema, Wisco and "
        + "Lyubomirsky 2008, a review). Nobody tested it as a sentence. In the \"when\" trouble may stand, and where the sentence goes on: "
        + "\"I am sad, and that is allowed\"."
    ) { $0.trouble() },
    Rule(
      32, "past", .convention, "it tells what was; say what you do now",
      evidence: presentTense + "To remember what went well may help, and "
        + "costs little here. \"You handled hard talks before\" and \"I have been sober for ten days\" are free."
    ) { $0.past() },
  ]

  /// What is known of rules that ask for the present.
  private static let presentTense = "The present tense is what books recommend; no controlled test of it was found. "

  static let length = Rule(
    1, "length", .several, "more than one breath is hard to remember word for word, and two or three words say little",
    evidence: "About what can be said in two seconds is held word for word (Baddeley, Thomson and Buchanan 1975), in about three "
      + "chunks (Chen and Cowan 2009). The limits of 4 and 16 words are selflie's choice."
  ) { $0.wrongLength() }

  static let distress = Rule(
    25, "distress", .convention, "words of danger to somebody: here no sentence helps, but people do",
    evidence: "A matter of care, not of evidence, and no diagnosis: a list of words decides. It rather finds one too many."
  ) { _ in nil }
}
