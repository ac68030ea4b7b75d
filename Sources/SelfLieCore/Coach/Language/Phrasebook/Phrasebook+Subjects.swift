extension Phrasebook {
  private static func topic(_ name: Topic.Name, _ signs: String, habit: String = "", related: String = "") -> Topic {
    func stems(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map { stem(english: $0) }) }
    return Topic(name: name, signs: stems(signs), habit: stems(habit), related: stems(signs).union(stems(habit)).union(stems(related)))
  }

  /// Returns the stem of an English word, for tables that are made before there is a phrasebook.
  private static func stem(english word: Substring) -> String { Stem.of(word, endings: Stem.english, vowels: "aeiouy") }

  /// "Today" is not among these words, because it says when and fits any sentence.
  static let change: [Goal.Kind: WordList] = {
    let both = """
      a|one|the|this|my|your|another|each|small|tiny|first|next|easy|single step|steps, step by step, go|goes on from, habit|habits
      slip|slips|slipped, begin|begins|start|starts again
      """
    let build = """
      begin|begins|beginning|start|starts|starting, made|make|makes a start, practise|practises|practising|practice|practices|practicing
      next|first ten|five|two|few minutes, minutes of this, with ten|five|two minutes, choose what|when|whether|how|my|your
      routine, progress, make|makes|making time|room for, miss|misses|missed a day, get|gets stuck, mark|marks the day, keep|keeps going
      """
    let quit = """
      urge|urges, craving|cravings, crave|craves, impulse|impulses, tempted|temptation|temptations, a|any|each|every|that|the|this pull
      choose|chooses|chose|choosing|choice|choices, pause|pauses|pausing, breath|breaths|breathe|breathes|breathing, lapse|lapses|relapse
      let|lets|letting ... pass|fade|go, rise|rises and pass|fade|fall, ride|rides|riding out, wait|waits|waited|waiting ... minute|minutes|breath|breaths|second|seconds
      """
    return [.build: WordList("\(both)\n\(build)"), .quit: WordList("\(both)\n\(quit)")]
  }()

  static let topics: [Topic] = [
    topic(
      .smoking, "smoke smoking smoker cigarette cigarettes vape vaping tobacco nicotine cigar juul",
      habit: "smoke cigarette cigarettes vape tobacco nicotine cigar ashtray lighter puff",
      related: "urge craving breath breathe air lung lungs fresh clean lips hands non-smoker nonsmoker"),
    topic(
      .drinking, "drink drinking alcohol beer wine booze drunk sober whisky vodka",
      habit: "drink alcohol beer wine booze drunk whisky vodka bar cocktail",
      related: "urge craving water sparkling tea sober clear glass evening morning mind"),
    topic(
      .eating, "sugar sweets snack snacking chocolate candy overeat eat eating diet junk cake cookies soda weight",
      habit: "sugar sweets snack chocolate candy cake cookies junk soda crisps chips",
      related: "crave craving urge apple fruit food taste chew slowly hungry plate meal water fork vegetable"),
    topic(
      .phone, "phone scroll scrolling screen instagram tiktok facebook social internet youtube twitter doomscrolling screentime",
      habit: "phone scroll instagram tiktok facebook youtube twitter feed internet",
      related: "book attention screen pocket drawer bed eyes hand message"),
    topic(
      .nails, "nail nails biting bite pick picking skin hair pull", habit: "nails bite skin pick",
      related: "hand hands finger fingers thumb rest press fist edge file smooth"),
    topic(
      .gambling, "gamble gambling bet betting casino poker lottery", habit: "bet casino poker lottery gamble slot",
      related: "urge money save walk"),
    topic(
      .exercise, "exercise run running jog walk walking gym train training workout fit fitness move swim cycle yoga strength sport stretch",
      related: "shoes body step steps legs outside muscle push-ups plank"),
    topic(
      .sleep, "sleep sleeping insomnia bed bedtime asleep rest",
      related: "rest night light lights dim pillow body breath phone quiet dark eyes lie drift doze nod"),
    topic(
      .focus, "focus study studying concentrate exam learn homework procrastinate procrastination thesis write writing read attention work",
      related: "begin task minutes file desk page open start book sit notes step"),
    topic(
      .performance,
      "speak speaking speech speeches presentation present presenting interview exam exams stage audition performance perform perform meeting meetings concert "
        + "competition race test singing karaoke nerves pitch",
      related: "excited ready voice share breath feet face audience word words listen talk material say"),
    topic(
      .confidence, "confidence confident self-esteem esteem worth believe trust shy doubt self-worth",
      related: "learning judgement judgment doubt trust myself did well name"),
    topic(
      .calm, "calm anxiety anxious stress stressed relax panic worry worrying peace angry anger patience patient",
      related: "breath breathe chest exhale feel slow pause shoulders still act hand wave"),
    topic(
      .gratitude, "gratitude grateful thankful relationship relationships partner kind kindness appreciate listen",
      related: "thank appreciate listen say dinner one friend family"),
    topic(
      .mercy, "forgive forgiving harsh hard critic critical criticise criticize criticism compassion perfectionism",
      related: "kind kindly gentle patience friend mistake miss progress soft warm myself yourself"),
    topic(.water, "water hydrate hydrated vitamins teeth floss medicine", related: "glass drink bottle brush sink body care"),
  ]
}
