/// The sentences that follow from what the person said, and those that they wrote.
extension ScriptedConversation {
  /// Takes a sentence that the person wrote, and returns a note about the worst rule that it breaks.
  mutating func write(_ text: String) -> String? {
    // Who writes "I" is back to it.
    if style == .distanced, phrasebook.words(of: text).contains("i") { style = nil }
    // "I worry about money all day long" is the trouble, and nobody says it a thousand times.
    let small = TypedWords(text).small
    let isRemedy = small.count > 1 && Self.remedies.contains(small[1]) && Set(phrasebook.stems(of: small[1])).isDisjoint(with: goal.habit)
    if Self.isTrouble(small), !isRemedy { return Self.trouble }
    if small.starts(with: ["i", "don't", "deserve"]) { return "I hear you. That stays out: nobody needs to say it a thousand times." }
    original = nil
    // "Write 300 words" is said in words.
    let spelled = text.replacing(/([£$€])(\d{1,4})\b/) { "\($0.2) \(["£": "pounds", "$": "dollars"][String($0.1)] ?? "euros")" }
      .replacing(/\b\d{1,6}\b/) { TypedWords(String($0.output)).text }
    // What is said a thousand times is written as a sentence.
    let text = Inflection.capitalized(spelled.last?.isLetter == true ? spelled + "." : spelled).replacing(
      /(?<lead>^|[\s\x22(])i(?=[\s',.!?]|$)/
    ) { "\($0.lead)I" }
    let judgement = judgement(of: text)
    guard let worst = judgement.worst else {
      own = [text]
      return nil
    }
    let words = worst.words.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let says = "\(worst.rule.name): \(words)\(words.isEmpty ? "" : ": ")\(worst.rule.reason)"
    guard !judgement.isAccepted else {
      own = [text]
      // Nobody but the person knows what belongs to their goal.
      return worst.rule.name == "goal" ? nil : "Worth a thought, \(says)."
    }
    let better = RuleReport.better(than: text, for: brief, in: phrasebook).flatMap { self.judgement(of: $0).isAccepted ? $0 : nil }
    if let better { own = [better, text] }
    return "Yours would work against you, \(says)." + (better == nil ? "" : " In other words:")
  }

  /// Whether a first line is a sentence that somebody has already, and no goal: "I am enough".
  func isSaidToOneself(_ line: String) -> Bool {
    let small = TypedWords(line).small
    guard (3...8).contains(small.count), small.starts(with: ["i", "am"]) || small[0] == "i'm", case let text = Inflection.sentence(line),
      !Self.isFeeling(line.hasSuffix(".") ? line : line + "."), judgement(of: text).isAccepted,
      let suggester = try? Suggester(ParsedGoal(Goal(line), in: phrasebook), in: phrasebook, seed: seed)
    else { return false }
    return suggester.isAtALoss(with: suggester.suggestion(count: Self.shown))
  }

  /// Whether words say of somebody that they do something, and not that they want or can.
  static func isDone(_ small: [String]) -> Bool {
    small.first == "i" && small.count > 1
      && !["want", "need", "would", "could", "can", "might", "should", "like", "prefer"].contains(small[1])
  }

  /// The goal without a reason that tells of what hurts, which nobody says a thousand times, or whose "he" would be another one.
  private var gladGoal: ParsedGoal {
    guard let reason = goal.stated.reason, isHurting(reason) || isOfAnother(reason) else { return goal }
    var told = goal.stated
    told.reason = nil
    return ParsedGoal(told, in: phrasebook)
  }

  mutating func update() {
    var fresh: [Candidate] = []
    func add(_ others: [Candidate]) {
      // "I chew gum" is what is left of "After lunch, I chew gum", of which somebody wants no more.
      for candidate in others
      where !passed.contains(where: { $0.hasSuffix(", \(candidate.text)") }) && !isAtRefusedMoment(candidate.text)
        && !fresh.contains(where: { $0.isNear(candidate, in: phrasebook) })
      {
        fresh.append(candidate)
      }
    }
    // What somebody wrote stays, even if it is near to its better wording.
    for candidate in (own.isEmpty ? [original].compactMap(\.self).filter { judgement(of: $0).fault == nil } : own).flatMap(written)
    where !fresh.contains(where: { $0.text == candidate.text }) {
      fresh.append(candidate)
    }
    if style == .distanced, let turned, turned.goal == goal.stated, own.isEmpty {
      add(turned.texts.filter { !passed.contains($0) }.map(saidToYou))
    }
    // What says nothing of the goal waits for what the person could do.
    let waits = question == .kind && ahead.first == .act || question == .act && ahead.contains(.moment)
    if !waits, let suggester = try? Suggester(gladGoal, style: style, in: phrasebook, seed: seed, recent: passed, saysI: true) {
      let isPlain = isBelieved != false && mostWords == Bounds.words.upperBound
      // Nobody is called "you" who has not asked for it.
      let sure = goal.family?.isGeneral == false ? suggester.suggestion(count: Self.shown, from: .surest).candidates : []
      let all = (sure + suggester.suggestion(count: isPlain ? 2 * Self.shown : Self.pool, from: .wide).candidates).filter {
        $0.style == style || $0.style != .distanced
      }
      let isAnyLength = mostWords == Bounds.words.upperBound
      let short = all.filter { isAnyLength || TypedWords($0.text).words.count <= mostWords }
      add(short.filter { isBelieved != false || judgement(of: $0.text, $0.style).isAccepted })
    }
    // The same sentences keep their numbers.
    var next = Array(fresh.prefix(Self.shown))
    // Whoever says why sees why.
    if next.count == Self.shown, next.allSatisfy({ $0.rationale != .reason }),
      let reasoned = fresh.dropFirst(Self.shown).first(where: { $0.rationale == .reason })
    {
      next[Self.shown - 1] = reasoned
    }
    if next.count != candidates.count || Set(next.map(\.text)) != Set(candidates.map(\.text)) || next.first?.source == .person {
      candidates = next
    }
  }

  private func saidToYou(_ text: String) -> Candidate {
    let form = Inflection.capitalized(Inflection.second(text))
    return Candidate(form, .distanced, source: .rules, rationale: .of(.distanced, goal.kind, form), judgement: judgement(of: form))
  }

  /// Returns a sentence of the person's own, or its softer forms if it does not feel true.
  private func written(_ text: String) -> [Candidate] {
    if style == .distanced {
      let form = Inflection.capitalized(Inflection.second(text))
      return [Candidate(form, .distanced, source: .person, rationale: .of(.distanced, goal.kind, form), judgement: judgement(of: form))]
    }
    let softer = isBelieved == false ? SofterForms.forms(of: text, in: phrasebook) : []
    let forms = softer.filter { Inflection.second($0) != $0 }
    return
      ((forms.isEmpty ? [text] : forms).map { form in
        let style: Style = form == text || Inflection.second(form) != form ? .steady : .distanced
        return Candidate(
          form, style, source: .person, rationale: form == text ? .own : .of(style, goal.kind, form), judgement: judgement(of: form))
      })
  }

  var brief: Brief { Brief(goal: goal.stated.words.isEmpty ? nil : goal, isBelieved: isBelieved) }

  func judgement(of text: String, _ style: Style? = nil) -> RuleReport {
    var brief = brief
    brief.style = style
    return RuleReport(of: text, for: brief, in: phrasebook)
  }
}
