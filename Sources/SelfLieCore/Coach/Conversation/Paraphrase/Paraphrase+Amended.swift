/// What people say of when, how long and which sentence, while another question may be open: "weekdays only", "just till the guests come".
extension Paraphrase {
  static let amended = [
    Paraphrase(
      "I take it with my first coffee",
      "i [usually|always|normally|mostly|tend to] (take|do|have|use|eat|drink) (it|them|this|that|mine) [mostly|usually] {(with|after|before|at|in|on|around|during|every|when|right after|right before|just before|just after) …}",
      "{1}", where: tellsMoment),
    Paraphrase("weekdays only", "[on] {_} only", "on {1}", where: namesDays),
    Paraphrase("only weekdays please", "[only|just] [on] {_} [please|for now|is enough]", "on {1}", where: namesDays),
    Paraphrase(
      "not every evening, just Monday to Thursday", "[but] not every (day|evening|morning|night) (,|.|;) [but] (just|only) {…}", "{1}",
      where: tellsMoment),
    Paraphrase(
      "I don't like apples that much, nuts",
      "i (don't|dont|do not) [really] (like|eat|drink|have|fancy|own) {_} [that much|much|really|anymore|so much] (,|.|;|:) [so|maybe|just|rather] {…}",
      "instead {2}", where: isShown),
    Paraphrase(
      "can we do a different goal",
      plainly:
        "[ok|hm|actually] (can|could) (we|i) [please] (do|try|have|use|take|pick|choose) (a different|another|a new) goal [please|instead]",
      "start over"),
    Paraphrase(
      "is that a good one?", plainly: "(is|was|are) (that|this|it|these|they) [a|any] good [one|ones|sentence]", "which one is best"),
    Paraphrase(
      "I liked the one before better",
      plainly:
        "i [really|actually] (liked|preferred|like|prefer) the (one|ones|first|sentence|sentences|version) before [that] [better|more|best]",
      "back"),
    Paraphrase(
      "the one before was better",
      plainly: "[no|actually] the (one|ones|first|sentence|version) [you had] before (was|were|is) (better|nicer|good|fine)", "back"),
  ]

  /// What depends on the question or on the goal, and on no sentence.
  static let amendedAnswers = [
    Paraphrase(
      "mainly the biscuits at three",
      "(mainly|mostly|usually|especially|it's mostly|its mostly) [the|my] {_} {(at|in|after|before|on|around) …}", "{2}",
      where: { $0.question == .moment && tellsMoment($0, [$1[0], $1[2]]) || $0.question == .belief && $0.goal.kind == .quit }),
    Paraphrase(
      "leave it, I'll think about it",
      "(leave it|leave that|skip it|skip that|not sure|no idea) [,|.] [and] (i'll|i will|ill|let me) (think about it|think about that|think|decide later|see) [later]",
      "skip", where: isAwaited),
    Paraphrase(
      "make it just 15 minutes", "[actually] (make|keep) it [just|only|like|about] {_ (minutes|minute|mins|min|pages|page|km|miles)}"
    ) {
      dialogue, said in
      dialogue.question == .act ? said[1] : "make it \(said[1])"
    },
    Paraphrase("actually make it half past ten", "[actually|no|well|maybe|rather] [,] make (it|that) {_ …}") { dialogue, said in
      let goal = dialogue.goal.stated.words
      guard let time = goal.firstMatch(of: clock), let other = "at \(said[1])".wholeMatch(of: clock) else { return nil }
      return "my goal is \(goal.replacing(time.1, with: other.1))"
    },
    Paraphrase(
      "I want half an hour a day to read",
      "(i want|i need|i'd like|i would like) {(_ (minutes|hours|pages)|half an hour|an hour)} {(a|each|every) (day|week|evening|morning)} to {…}",
      "my goal is {3} for {1} {2}", where: { dialogue, _ in dialogue.question == .reason }),
  ]

  /// Whether what a line keeps last is a moment, and one is asked for or may be changed.
  private static let tellsMoment: Condition = { dialogue, said in
    isAwaited(dialogue, said) && said.last.flatMap(Trigger.cue) != nil
  }

  /// A time of the day in a goal.
  private static var clock: Regex<(Substring, Substring)> {
    /\b(?:by|at|before|around) ((?:(?:half past|quarter past|quarter to) )?(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|midnight)(?: ?(?:am|pm))?)\b/
  }

  /// Whether what a line keeps is days of the week.
  private static let namesDays: Condition = { dialogue, said in
    isAwaited(dialogue, said) && said.last.map { $0.lowercased().hasSuffix("s") && Trigger.days.contains($0.lowercased()) } == true
  }
}
