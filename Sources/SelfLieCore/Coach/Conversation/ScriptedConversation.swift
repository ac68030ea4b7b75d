/// A conversation about a sentence by rules alone: the goal so far, the next question, and the sentences that follow.
///
/// Its state depends on nothing but the person's words, so that the conversation can be continued later.
public struct ScriptedConversation: Sendable {
  /// The questions, in the order in which they are asked.
  public enum Question: Equatable, Sendable {
    case goal, kind, reason, moment, act, belief
    /// The change that the sentences still need, asked until the person has theirs.
    case change
  }

  /// The next question.
  public private(set) var question: Question
  /// The questions after the next one.
  private var ahead: [Question] = []
  /// The goal, as far as the person has told it.
  public private(set) var goal: ParsedGoal
  /// The sentences that follow from the person's words, the best first.
  public private(set) var candidates: [Candidate] = []

  private let seed: UInt64
  let phrasebook: Phrasebook
  private var style: Style?
  /// Whether the sentence feels true to the person; nil if they have not said so.
  private var isBelieved: Bool?
  private var mostWords = Bounds.words.upperBound
  /// Whether the person was told what the last question hears.
  private var knowsChanges = false
  /// The sentence to improve, until the person says what they would have otherwise.
  private var original: String?
  /// The person's own sentence, which stays until they leave it: in better words if it needs some, and as they wrote it.
  private var own: [String] = []
  /// The conversation before each change, which the person can go back to.
  private(set) var earlier: [ScriptedConversation] = []
  /// The sentences that were shown before the person asked for others.
  private var passed: [String] = []

  /// The number of sentences shown.
  public static let shown = 3
  /// The number of sentences among which shorter or more believable ones are looked for.
  private static let pool = 20

  /// Creates a conversation.
  /// - Parameters:
  ///   - affirmation: The affirmation to improve; nil to find a new sentence.
  ///   - belief: The rating of that affirmation; nil if its owner has not rated it.
  ///   - seed: The seed of the choice: the same seed and words give the same sentences.
  public init(about affirmation: Affirmation? = nil, belief: Belief? = nil, in phrasebook: Phrasebook = .english, seed: UInt64) {
    (self.phrasebook, self.seed) = (phrasebook, seed)
    goal = ParsedGoal(Goal(affirmation?.goal ?? "", reason: affirmation?.reason), in: phrasebook)
    question = goal.stated.words.isEmpty ? .goal : .change
    if affirmation == nil { ahead = [.kind, .reason, .moment, .act, .belief] }
    original = affirmation?.text
    if let belief, belief.value <= Belief.little { isBelieved = false }
    if affirmation != nil { update() }
  }

  /// The next question, as the person reads it.
  public var asked: String {
    switch question {
    case .goal where !goal.stated.words.isEmpty: "I have no sentence for that yet. In a few words: what would you do, and when?"
    case .goal: original == nil ? "What do you want to do, or to leave?" : "What is it for? What do you want to do, or to leave?"
    case .kind: "Is that something to start, or to stop?"
    case .reason: "Why does that matter to you?"
    case .moment: goal.kind == .build ? "When, or after what?" : "When does it happen, or what sets it off?"
    case .act: goal.kind == .build ? "What is the smallest step of it?" : "What could you do instead?"
    case .belief: "Say the first one aloud. How true does it feel, from 0 to 10?"
    case .change: "What isn't right about it yet?"
    }
  }

  // MARK: What is said

  /// Takes the person's answer to the question.
  /// - Parameter words: The answer; empty if the person skips the question.
  /// - Returns: A note for the person; nil if there is nothing to say.
  public mutating func take(_ words: String) -> String? {
    let words = Prose.tidied(words), before = self
    let wish = wish(in: words)
    if wish == .back { return goBack() }
    if let other = phrasebook.dialogue.otherGoal(words) { return begin(with: other) }
    let isChange = wish != nil && question != .change
    let note = isChange ? change(words) : words.isEmpty ? skip() : answer(words)
    update()
    // Where no sentence came of all that was said, it is said anew.
    if question == .belief, candidates.isEmpty { question = goal.stated.words.isEmpty ? .change : .goal }
    let isSame = candidates.map(\.text) == before.candidates.map(\.text)
    if let wish, candidates.isEmpty && !before.candidates.isEmpty || wish.changesForm && isSame {
      self = before
      return Self.limit(of: wish, in: style)
    }
    if wish != nil || question != before.question { remember(before) }
    // Nobody is promised a smaller step that there is not.
    if before.question == .belief, isBelieved == false, isSame { return Self.noSmaller }
    return note ?? (wish != nil && isSame && !candidates.isEmpty ? "These stay the same with that." : nil)
  }

  /// The answers that can be taken back.
  private static let mostSteps = 20

  private mutating func remember(_ before: ScriptedConversation) {
    earlier = before.earlier.suffix(Self.mostSteps - 1) + [before]
    earlier[earlier.count - 1].earlier = []
  }

  private mutating func goBack() -> String? {
    guard let last = earlier.last else { return "There is nothing to go back to." }
    let rest = Array(earlier.dropLast())
    self = last
    earlier = rest
    return nil
  }

  /// Begins anew with another goal; asks for one where the words name none.
  private mutating func begin(with words: String) -> String? {
    var anew = ScriptedConversation(in: phrasebook, seed: seed)
    let note = words.isEmpty ? nil : anew.take(words)
    anew.remember(self)
    self = anew
    return note
  }

  /// Says that a change cannot be made.
  private static func limit(of wish: ConversationTable.Change, in style: Style?) -> String {
    switch wish {
    case .shorter: "shorter: this is as short as it gets."
    case .softer: "softer: this is as soft as it gets."
    case .style(nil) where style == nil: "These say \"I\" already."
    case .style(.distanced) where style == .distanced: "These say \"you\" already."
    default: "There are no such sentences for this; another moment, or something else to do then, makes others."
    }
  }

  /// Replaces the sentences shown by others.
  /// - Returns: A note if all sentences were shown and the first ones come again; nil otherwise.
  public mutating func pass() -> String? {
    let left = own.last.map { "Yours is put aside; \"back\" has it again: \($0)" }
    passed += candidates.map(\.text)
    (own, original) = ([], nil)
    update()
    guard candidates.isEmpty else { return left }
    passed = []
    update()
    return "Those were all that there are for this. Another moment, or something else to do then, makes others."
  }

  /// Takes the turns of an earlier conversation: the person's answers to the questions that were asked.
  public mutating func replay(_ turns: [Turn]) {
    var said: String?
    for turn in turns {
      switch turn.speaker {
      case .coach: said = turn.words
      case .person:
        if said == asked || said == nil { _ = take(turn.words) }
        said = ""
      case .summary: break
      }
    }
  }

  private mutating func skip() -> String? {
    switch question {
    case .goal: return nil
    case .change: return Self.changes
    case .kind, .reason, .moment, .act, .belief: goOn()
    }
    return nil
  }

  private mutating func answer(_ words: String) -> String? {
    switch question {
    case .goal:
      guard !phrasebook.dialogue.isShort(words), !phrasebook.dialogue.isQuestion(words), !Self.isRude(TypedWords(words).small) else {
        return "Say it in a few words, as in \"stop biting my nails\"."
      }
      let stated = ParsedGoal(Goal(words, reason: goal.stated.reason), in: phrasebook)
      do {
        let suggester = try Suggester(stated, in: phrasebook, seed: seed)
        // Sentences that say nothing of the goal wait until the person has said what to do.
        if original == nil, suggester.isAtALoss(with: suggester.suggestion(count: Self.shown)) {
          ahead = [.kind, .act, .reason, .moment, .belief]
        }
      } catch { return Self.told(error) }
      // Nobody is asked for what they have said.
      if stated.reason != nil { ahead.removeAll { $0 == .reason } }
      if stated.saysKind { ahead.removeAll { $0 == .kind } }
      goal = stated
    case .kind:
      if take(aside: words, at: .kind) { break }
      if let kind = phrasebook.dialogue.kind(words) {
        tell { $0.kind = kind }
      } else if phrasebook.dialogue.answersAnother(words) {
        // Who says more has understood the goal, and answers what comes next.
        goOn()
        return answer(words)
      } else if phrasebook.dialogue.isQuestion(words) {
        return Self.unanswered
      } else if !phrasebook.dialogue.isShort(words) {
        return "Say start or stop. Enter leaves it as I read it: something to \(goal.kind == .quit ? "stop" : "start")."
      }
    case .reason, .moment, .act:
      // "The second one" is no moment, and "I don't know" no reason.
      if phrasebook.dialogue.isUnknowing(words) { break }
      if take(aside: words, at: question) { return nil }
      guard !phrasebook.dialogue.isQuestion(words) else { return Self.unanswered }
      guard !phrasebook.dialogue.isShort(words), !phrasebook.dialogue.isObjection(words) || isAboutSomebody(words),
        Tongue(of: words) != nil || isEnglish(words),
        question == .reason || names(question, in: words)
      else { return "First: \(asked) Enter skips it." }
      let question = question, before = goal
      tell {
        switch question {
        case .reason: $0.reason = words
        case .moment: $0.trigger = words
        default: $0.replacement = words
        }
      }
      do { _ = try Suggester(goal, in: phrasebook, seed: seed) } catch {
        goal = before
        return Self.told(error)
      }
    case .belief:
      // Who says what isn't right yet has answered.
      if phrasebook.dialogue.number(words) == nil, phrasebook.dialogue.change(words) != nil || Self.isSaid(words) {
        goOn()
        return change(words)
      }
      guard let value = phrasebook.dialogue.number(words), Belief.scale.contains(value) else {
        return "Say a whole number from 0, not at all, to 10, wholly; or press Enter."
      }
      goOn()
      return rate(value)
    case .change: return change(words)
    }
    goOn()
    return nil
  }

  /// Takes a reason, a moment or an act that somebody says when something else is asked: "in the morning" to the question why.
  private mutating func take(aside words: String, at question: Question) -> Bool {
    let before = goal, answered: Question
    switch phrasebook.dialogue.change(words) {
    case .moment(let moment) where question != .moment && names(.moment, in: moment):
      tell { $0.trigger = moment }
      answered = .moment
    case .act(let act) where question == .moment && names(.act, in: words):
      tell { $0.replacement = act }
      answered = .act
    case nil where question == .act && words.split(separator: " ").count < 4 && !phrasebook.dialogue.isShort(words):
      // "Six o'clock" is no act.
      guard let cue = Trigger.cue(of: words), Trigger.isScheduled(cue) else { return false }
      tell { $0.trigger = words }
      answered = .moment
    case .reason(let reason) where question != .reason:
      tell { $0.reason = reason }
      answered = .reason
    default: return false
    }
    if (try? Suggester(goal, in: phrasebook, seed: seed)) == nil {
      goal = before
      return false
    }
    ahead.removeAll { $0 == answered }
    return true
  }

  private mutating func tell(_ change: (inout Goal) -> Void) {
    var told = goal.stated
    change(&told)
    goal = ParsedGoal(told, in: phrasebook)
  }

  private mutating func goOn() {
    // What is told whole, with its moment, lacks no moment and no act.
    if goal.plan?.cue != nil { ahead.removeAll { $0 == .moment || $0 == .act } }
    question = ahead.isEmpty ? .change : ahead.removeFirst()
  }

  // MARK: What is wanted otherwise

  /// What is wrong with an answer, as a sentence.
  private static func told(_ problem: SuggestionProblem) -> String {
    "\(problem)".prefix(1).uppercased() + "\(problem)".dropFirst() + "."
  }

  /// Takes how true the first sentence feels.
  private mutating func rate(_ value: Int) -> String? {
    isBelieved = value > Belief.little
    if value <= Belief.little { return "Then a smaller step may feel true already." }
    return value > Self.wellBelieved ? "Good. \"yes\" keeps the first." : nil
  }

  /// A rating behind which the person is asked for no change.
  private static let wellBelieved = 7
  /// What the last question hears: all of it once, and then where it stands.
  private mutating func misunderstanding() -> String {
    defer { knowsChanges = true }
    return "I didn't understand that. "
      + (knowsChanges ? "Enter lists what I understand; /keep 1, /again and /quit work too." : Self.changes)
  }

  private mutating func change(_ words: String) -> String? {
    switch phrasebook.dialogue.change(words) {
    case .shorter: mostWords = max(Bounds.words.lowerBound, TypedWords(candidates.first?.text ?? "").words.count - 1)
    case .softer:
      isBelieved = false
      return nil
    case .style(let wanted): style = wanted
    case .others: return pass()
    case .reason(let reason): tell { $0.reason = reason }
    case .act(let act): tell { $0.replacement = act }
    case .moment(let moment): tell { $0.trigger = moment }
    case .sentence: return write(words)
    case nil where phrasebook.dialogue.isContent(words) && !candidates.isEmpty: return "Then \"yes\" keeps the first, and /quit leaves."
    case nil where phrasebook.dialogue.number(words).map(Belief.scale.contains) == true && !candidates.isEmpty:
      return phrasebook.dialogue.number(words).flatMap { rate($0) }
    case .back, nil: return misunderstanding()
    }
    // The sentence that was to be improved is not what they want now; what they wrote here is.
    original = nil
    return nil
  }

  /// Takes a sentence that the person wrote, and returns a note about the worst rule that it breaks.
  private mutating func write(_ text: String) -> String? {
    // Who writes "I" is back to it.
    if style == .distanced, phrasebook.words(of: text).contains("i") { style = nil }
    let judgement = judgement(of: text)
    original = nil
    guard let worst = judgement.worst else {
      own = [text]
      return nil
    }
    let words = worst.words.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let says = "\(worst.rule.name): \(words)\(words.isEmpty ? "" : ": ")\(worst.rule.reason)"
    guard !judgement.isAccepted else {
      own = [text]
      return "Worth a thought, \(says)."
    }
    let better = RuleReport.better(than: text, for: brief, in: phrasebook).flatMap { self.judgement(of: $0).isAccepted ? $0 : nil }
    if let better { own = [better, text] }
    return "Yours would work against you, \(says)." + (better == nil ? "" : " In other words:")
  }

  // MARK: What follows

  private var brief: Brief { Brief(goal: goal.stated.words.isEmpty ? nil : goal, isBelieved: isBelieved) }

  private func judgement(of text: String, _ style: Style? = nil) -> RuleReport {
    var brief = brief
    brief.style = style
    return RuleReport(of: text, for: brief, in: phrasebook)
  }

  private mutating func update() {
    var fresh: [Candidate] = []
    func add(_ others: [Candidate]) {
      for candidate in others where !fresh.contains(where: { $0.isNear(candidate, in: phrasebook) }) { fresh.append(candidate) }
    }
    // What somebody wrote stays, even if it is near to its better wording.
    for candidate in (own.isEmpty ? [original].compactMap(\.self).filter { judgement(of: $0).fault == nil } : own).flatMap(written)
    where !fresh.contains(where: { $0.text == candidate.text }) {
      fresh.append(candidate)
    }
    // What says nothing of the goal waits for what the person could do.
    let waits = question == .kind && ahead.first == .act || question == .act && ahead.contains(.moment)
    if !waits, let suggester = try? Suggester(goal, style: style, in: phrasebook, seed: seed, recent: passed) {
      let isPlain = isBelieved != false && mostWords == Bounds.words.upperBound
      // Nobody is called "you" who has not asked for it.
      let all = suggester.suggestion(count: isPlain ? 2 * Self.shown : Self.pool).candidates.filter {
        $0.style == style || $0.style != .distanced
      }
      let short = all.filter { TypedWords($0.text).words.count <= mostWords }
      add(short.filter { isBelieved != false || judgement(of: $0.text, $0.style).isAccepted })
    }
    candidates = Array(fresh.prefix(Self.shown))
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
}
