/// The words around a goal's act, habit or state.
extension GoalPhrase {
  static let problems = Inflection.words(
    """
    loneliness lonely isolation solitude homesickness homesick pain pains hurt migraine migraines tinnitus illness disease sickness cancer
    diabetes asthma fatigue exhaustion burnout stammer stutter stammering stuttering tic tics grief loss bereavement heartbreak heartache
    nervousness anger rage breakup divorce depression depressed sadness trauma ptsd adhd autism ocd insomnia nightmares menopause infertility unemployment debt
    debts attacks bullying abuse shame guilt envy jealousy phobia fear fears panic blushing
    """)
  static let illnesses = ["itis", "osis", "algia", "emia", "pathy", "phobia", "plegia", "trophy", "sclerosis", "ache", "aches"]
  /// What is to be left and not only to be done less.
  static let left: Set = [
    "smoke", "vape", "gamble", "worry", "scroll", "gossip", "complain", "swear", "procrastinate", "overthink", "stress", "doomscroll",
    "argue", "yell", "shout", "snack", "waste", "rush", "lie", "coffee", "alcohol", "sugar",
  ]
  static let coping: Set = [
    "overcome", "beat", "get", "fight", "handle", "manage", "conquer", "face", "deal", "cope", "heal", "be", "feel",
  ]
  static let losses: Set = ["died", "dying", "passed", "lost", "widowed"]

  /// The words with which a person begins who tells of a wish.
  static let wishes = [
    ["i", "want"], ["i", "need"], ["i", "wish"], ["i", "would"], ["i'd"], ["i", "have", "to"], ["i", "hope"], ["i'm", "trying"],
    ["i", "am", "trying"], ["i", "must"], ["i", "should"], ["i", "will"], ["i'll"], ["i'm", "going"], ["my", "goal"], ["i", "quit"],
  ]

  /// The words before the largest amount of something.
  static let limits = [
    "no more than", "not more than", "max", "maximum", "at most", "a maximum of", "limit myself to", "stick to", "keep to",
  ]

  static let leading = [
    "get better at", "getting better at", "be better at", "become better at", "improve at",
    "i want to be able to", "i want to", "i want", "i would like to", "i would like", "i'd like to", "i'd like", "i wish to",
    "i wish i could", "i wish i was", "i wish i were",
    "i hope to", "i need to", "i need", "i have to", "i must", "i should", "i am trying to", "i'm trying to", "i try to", "i will", "i'll",
    "i am going to",
    "i'm going to", "i plan to", "i'd love to", "i would love to", "my goal is to", "my goal is", "the goal is to", "my goal", "goal",
    "help me to", "help me",
    "how to", "how can i", "how do i", "can i", "i can", "trying to", "try to", "want to", "need to",
    "have to", "the courage to", "have the courage to", "find the courage to", "courage to", "discipline to", "the discipline to",
    "have the discipline to", "the patience to", "have the patience to", "the strength to", "find the strength to",
    "remember to", "please", "to", "finally", "really", "simply", "i struggle to", "i struggle with", "i have trouble",
    "trouble",
    "i have problems with",
    "problems with", "i find it hard to", "i'm", "i am", "being able to", "be able to", "more of", "i",
  ]

  /// Whether words leave what is no habit: a job, or the tractor off which somebody gets to stretch.
  static func leavesNoHabit(_ wish: TypedWords) -> Bool {
    let left = [
      "quit my job", "leave my job", "get off the bus", "get off the tram", "get off the train", "break my fast", "break the fast",
    ]
    return left.contains(where: wish.text.lowercased().hasPrefix)
      || wish.small.starts(with: ["get", "off", "the"]) && wish.small.dropFirst(4).first == "and"
  }

  static let quitting = leaving + denying
  /// Words that say that a habit is to be left.
  static let leaving = Inflection.phrases(
    """
    stop / stopping / quit / quitting / give up / giving up / cut out / cut down on / cut back on / cut down / cut back
    cutting down on / cutting back on / cutting out / avoid / avoiding / reduce / reducing / limit / limiting / drop / kick / break
    end / get rid of / get off / stay away from / stay off / keep away from / put an end to / no more / refrain from / abstain from
    resist / stop from / be free of / be free from / free of / free from / lay off / wean off / wean myself off / get away from
    ditch / pack in / jack in / leave behind / hold back from / keep from / keep myself from / stop myself from
    """)
  /// Words that deny what stands behind them.
  private static let denying = Inflection.phrases(
    """
    no longer / not to / not / don't / do not / never / less / fewer / no / without / i don't want to / i do not want to
    don't want to / i no longer want to
    """)

  static let reducing = [
    "cut down on", "cut back on", "cut down", "cut back", "cutting down on", "cutting back on", "reduce", "reducing",
    "i want to cut down on",
    "i want to cut back on",
  ]

  static let habits = [
    "to", "the habit of", "my habit of", "the", "from", "my addiction to", "an addiction to", "addiction to", "being addicted to",
    "my bad habit of", "the bad habit of",
    "bad habits like", "with", "wanting to", "having to", "on",
  ]

  static let trailing = [
    "every other word", "every second word", "in every sentence", "overnight", "for once in my life", "for once",
    "anymore", "any more", "again", "for good", "forever", "for ever", "completely", "altogether", "totally", "entirely", "so much",
    "as much", "all night", "all day", "all day long", "all week", "all evening", "for hours", "nonstop", "non-stop",
    "that much", "so often", "too often", "as often", "once and for all", "this year", "this month", "this week", "now", "asap",
    "as soon as possible", "today",
    "please", "all the time", "constantly", "tomorrow", "soon", "one day", "someday", "in general", "habit", "addiction", "and", "or",
    "ever", "always", "so",
    "more", "a little", "a bit", "a little bit", "every day", "everyday", "daily", "each day", "regularly", "at all",
    "instead", "lol", "haha", "again and again", "over and over", "most of the time", "every time", "every single time", "at the moment",
    "these days", "lately", "whatsoever", "after all", "afterwards", "for the second time", "for the third time", "properly this time",
    "this time", "at least", "for real", "from now on", "bit by bit", "little by little",
  ]

  /// Whether a reason has its end in another clause: "because she says" of "because she says I never hear her".
  static func isCutShort(_ words: [String]) -> Bool {
    ["says", "said", "thinks", "feels", "knows", "told"].contains(words.last?.lowercased() ?? "")
  }

  /// Whether words are a reason that can be understood alone: not "since the kids moved out", nor "because it keeps me awake".
  static func isReason(_ words: [String], of known: Relative?) -> Bool {
    let small = words.map { $0.lowercased() }, subject = small.dropFirst(small.starts(with: ["so", "that"]) ? 2 : 1).first ?? ""
    // "Because my doctor told me to" is the wish of somebody else.
    if small.contains("me"), small.contains(where: ["told", "says", "said", "wants", "makes", "asked", "nags"].contains), subject != "i" {
      return false
    }
    // "Because I sleep terribly".
    if subject == "i", small.contains(where: ["terribly", "badly", "awfully", "poorly"].contains) { return false }
    // "Since my wife passed away", "because my back is killing me".
    if small.contains(where: ["died", "passed", "killing", "hurts", "hurt", "aching", "aches", "sore", "cancer"].contains) { return false }
    return !isCutShort(words) && !["it", "this", "that"].contains(small.last ?? "")
      && !["", "it", "it's", "this", "that", "these"].contains(subject)
      && (!["he", "she", "they"].contains(subject) || known.map { ["he": "him", "she": "her"][subject] ?? "them" == $0.object } ?? false)
      // "Because I have turned bitter" is no reason to say every day.
      && !(subject == "i" && small.first != "so" && Self.troubled.contains(small.dropFirst(2).first ?? "")
        || ["i'm", "i've"].contains(subject))
      // "Lonely since I retired".
      && !(small.first == "since" && small.dropFirst(2).first?.hasSuffix("ed") == true)
      && (small.first != "since" || ["i", "i'm", "my", "we"].contains(subject))
  }

  private static let troubled: Set = [
    "have", "am", "was", "feel", "can't", "keep", "get", "got", "don't", "hate", "lost", "never", "always",
  ]
}
