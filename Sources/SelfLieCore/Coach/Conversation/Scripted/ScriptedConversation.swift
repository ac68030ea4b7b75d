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
  public internal(set) var question: Question
  /// The questions after the next one.
  var ahead: [Question] = []
  /// The goal, as far as the person has told it.
  public internal(set) var goal: ParsedGoal
  /// The sentences that follow from the person's words, the best first.
  public internal(set) var candidates: [Candidate] = []

  let seed: UInt64
  let phrasebook: Phrasebook
  var style: Style?
  /// How true the sentence feels to the person, from 0 to 10; nil if they have not said so.
  var rating: Int?
  var isBelieved: Bool? { rating.map { $0 > Belief.little } }
  var mostWords = Bounds.words.upperBound
  /// Whether the person was told what the last question hears; then whether they were told what every question does.
  var knowsChanges = false
  var knowsOrders = false
  /// The sentence to improve, until the person says what they would have otherwise.
  var original: String?
  /// The person's own sentence, which stays until they leave it: in better words if it needs some, and as they wrote it.
  var own: [String] = []
  /// The sentences that were on the screen when the person asked to be called "you", and the goal that they had then.
  var turned: (goal: Goal, texts: [String])?
  /// The conversation before each change, which the person can go back to.
  var earlier: [ScriptedConversation] = []
  /// The goals that somebody named besides the first.
  var others: [String] = []
  /// The sentences that were shown before the person asked for others; then those of them that they refused, which come again last.
  var passed: [String] = []
  var refused: [String] = []
  /// The moments at which the person does nothing of this: "after dinner" of "not after dinner".
  var refusedMoments: [String] = []
  /// The sentence that they did not keep, when they were asked.
  var declined: String?

  /// The question that was answered last, of which a correction speaks.
  var lastHeard: Question = .goal
  /// Whether the line that was said last was not understood.
  var isAtALoss = false
  /// What is said of a reason that no sentence has, as what hurts.
  var noted: String?
  /// Whether a sentence was kept, and another one or another goal may follow.
  public internal(set) var isKept = false

  /// The number of sentences shown.
  public static let shown = 3
  /// The number of sentences among which shorter or more believable ones are looked for.
  static let pool = 20

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
    if let belief, belief.value <= Belief.little { rating = belief.value }
    if affirmation != nil { update() }
  }

  // MARK: What is said

  /// Takes a line that says one thing, as `take` does.
  mutating func takeWhole(_ line: String) -> String? {
    let before = self, note = heard(line)
    guard isBroken(since: before, by: line) else { return note }
    // What makes no sentence is never shown.
    self = before
    return Self.noSentence
  }

  private mutating func heard(_ line: String) -> String? {
    // "After tea (dinner)" is after tea.
    let line = spoken(question == .goal ? line : line.replacing(/\s\([^()]*\)/, with: "").replacing("while its ", with: "while it's "))
    if let note = lament(in: line) { return note }
    // "8.30" is a time.
    let
      tidied = (question == .goal ? Prose.tidied(line) : withoutLead(Prose.tidied(line)))
        .replacing(/\b(\d{1,2})\.([0-5]\d)\b/) { "\($0.1):\($0.2)" },
      words = question == .goal ? Self.plainly(tidied) : meant(by: Self.plainly(tidied)), before = self
    if isFirstAsked, let kind = Self.kind(saidIn: words) { return turn(to: kind) }
    if let both = withAlso(line) { return take(both) }
    if takesSpeech(Prose.tidied(line)) {
      remember(before)
      return nil
    }
    if let inner = quoted(in: Prose.tidied(line)) {
      guard Self.isSentence(inner) else {
        // Say "sorry, I can't this week".
        guard isSpoken(inner, in: line) else { return take(inner) }
        let before = self
        tell { $0.replacement = "say \"\(inner)\"" }
        update()
        remember(before)
        return nil
      }
      let before = self, note = write(inner)
      update()
      remember(before)
      return note
    }
    if let last = lastWish(in: tidied) ?? (question == .goal ? nil : Self.wish(behindRemark: tidied)) { return take(last) }
    // "At night I raid the fridge" says when, of whoever was asked, and no sentence to say.
    if question == .moment, goal.kind == .quit, !words.hasSuffix("."), !isRemedy(Self.plainWords(of: words)),
      Set(TypedWords(words).small).isDisjoint(with: ["don't", "not", "never"]), case let when = Self.moment(in: words),
      when.count < words.count
    {
      return take(when)
    }
    if let when = occasion(in: words) { return take(when) }
    var wish = wish(in: words)
    if wish == .back { return goBack(words) }
    if let answer = aside(to: words) { return answer }
    if let other = goalBegun(by: words) { return begin(with: other) }
    // A sentence in quotation marks is one that somebody has already.
    let isCited =
      tidied.contains { "\"\u{201C}:".contains($0) } && words.count < tidied.count && Self.plainly(tidied) == words
      && words.split(separator: " ").count > 2
    if question == .goal, earlier.isEmpty, goal.stated.words.isEmpty, isCited || isSaidToOneself(words) {
      original = isCited ? Inflection.capitalized(words) : Inflection.sentence(words)
      update()
      return nil
    }
    if case .edit(let note) = edit(by: words, isCited: isCited) {
      update()
      remember(before)
      return note
    }
    if let request = request(in: words) {
      var note = meet(request)
      // Nothing that somebody says goes without an answer.
      if note == nil, candidates.map(\.text) == before.candidates.map(\.text) { note = "I keep that in mind." }
      if candidates.map(\.text) != before.candidates.map(\.text) || goal.stated != before.goal.stated { remember(before) }
      return note
    }
    if question == .belief || question == .change, choose(named: words) {
      update()
      remember(before)
      return nil
    }
    let isSentence = if case .sentence? = wish { true } else { wish == nil }
    if [.belief, .change].contains(question), isSentence, phrasebook.dialogue.remark(words) == nil, !phrasebook.dialogue.isContent(words) {
      if let remark = SideRemark.first(in: words, for: self) {
        isAtALoss = remark.matter == .question
        return answer(remark.matter)
      }
      if SideRemark.isTold(words) { return unheard(words) }
    }
    if question != .goal, wish == nil, isAboutTalk(words) { return question == .change ? misunderstanding() : unheard(words) }
    let isChange = wish != nil && question != .change
    // To the question how true it feels somebody may answer what they would have otherwise.
    let isRated = question == .belief && phrasebook.dialogue.number(words) == nil
    var note = isChange ? change(words) : words.isEmpty ? skip() : answer(words)
    if own == before.own { retime(since: before.goal) }
    update()
    note = note ?? self.note(on: words, since: before)
    noted = nil
    // Where no sentence came of all that was said, it is said anew.
    if question == .belief, candidates.isEmpty { question = goal.stated.words.isEmpty ? .change : .goal }
    let isSame = candidates.map(\.text) == before.candidates.map(\.text)
    if isRated, question == .change, phrasebook.dialogue.remark(words) == nil { wish = phrasebook.dialogue.change(words) }
    // "Shorter" asks for no sentence without the person's own moment or act.
    let lost = (before.candidates.first?.closeness ?? 0) - (candidates.first?.closeness ?? 0)
    let isPoorer = wish == .shorter && (own.isEmpty ? lost >= 5 : own == before.own)
    if let wish, candidates.isEmpty && !before.candidates.isEmpty || wish.changesForm && isSame || isPoorer {
      let next = (question, ahead)
      self = before
      return answer(unmet: wish, words, next: isRated ? next : nil)
    }
    if wish != nil || question != before.question || goal.stated != before.goal.stated { remember(before) }
    // Nothing that somebody says goes without an answer.
    let isHeard =
      note != nil || wish != nil || rating != before.rating || question != before.question || !isSame || goal.stated != before.goal.stated
    if !isHeard, !words.isEmpty { return unheard(words) }
    if note == nil, before.question == .change, rating != before.rating, isSame { return "I keep that in mind." }
    // Nobody is promised a smaller step that there is not.
    if before.question == .belief, isBelieved == false, isSame { return Self.noSmaller }
    return note ?? (wish != nil && isSame && !candidates.isEmpty ? "These stay the same with that." : nil)
  }

  private mutating func answer(_ words: String) -> String? {
    switch question {
    case .goal:
      let words = phrasebook.dialogue.withoutPlea(withoutLead(words)).replacing(
        /(?i),? (?:i guess|i think|i suppose|maybe|probably)$/, with: "")
      // "Because it's expensive" is why, "after lunch" is when, and neither is what.
      let isCircumstance =
        ["because ", "so that "].contains(where: words.lowercased().hasPrefix) || phrasebook.dialogue.beginsWithMoment(words)
        || original != nil && phrasebook.dialogue.remark(words) != nil || Self.isDaytime(words)
      guard !isCircumstance, !phrasebook.dialogue.isShort(words), !phrasebook.dialogue.isQuestion(words),
        !Self.isRude(TypedWords(words).small), !Self.isJoke(words),
        !phrasebook.dialogue.isGreeting(words)
      else {
        return explanation
      }
      if let problem = othersDoing(words) ?? unnamed(words) { return problem }
      // One thing at a time.
      let listed = listed(in: words)
      let two = phrasebook.dialogue.firstOfTwo(words), first = two ?? listed.first
      others = two.map { Self.second(of: words, behind: $0) } ?? Array(listed.dropFirst())
      let stated = ParsedGoal(told(in: first ?? words), in: phrasebook)
      do {
        let suggester = try Suggester(stated, in: phrasebook, seed: seed)
        // Sentences that say nothing of the goal wait until the person has said what to do.
        if original == nil, suggester.isAtALoss(with: suggester.suggestion(count: Self.shown)) {
          ahead = [.kind, .act, .reason, .moment, .belief]
        }
      } catch { return Self.told(error) }
      // Nobody is asked for what they have said.
      // "Because I'm stressed" is said, if no sentence says it.
      let isTold = TypedWords(words).small.dropFirst(2).contains("because")
      if isTold || stated.stated.reason ?? stated.reason != nil { ahead.removeAll { $0 == .reason } }
      if stated.stated.trigger ?? stated.moment != nil { ahead.removeAll { $0 == .moment } }
      if stated.stated.replacement != nil { ahead.removeAll { $0 == .act } }
      if stated.saysKind { ahead.removeAll { $0 == .kind } }
      (goal, lastHeard) = (stated, .goal)
      if let first {
        goOn()
        return
          "One thing at a time: \"\(first.hasSuffix(".") ? String(first.dropLast()) : first)\". \"New goal\" and the other begins anew."
      }
    case .kind:
      let words = words.replacing(/(?i)(?:\.{2,}|…|,)?\s+(?:i guess|i think|i suppose|maybe|probably)\.*$/, with: "")
      if let kind = Self.kind(saidIn: words) ?? phrasebook.dialogue.kind(words) {
        tell { $0.kind = kind }
      } else if phrasebook.dialogue.isQuestion(words) {
        return explanation
      } else if !phrasebook.dialogue.isShort(words) {
        // Who says something else has understood the goal, and answers what comes next.
        goOn()
        return answer(words)
      }
    case .reason, .moment, .act:
      // "The second one" is no moment, and "I don't know" no reason.
      if phrasebook.dialogue.isUnknowing(words) || phrasebook.dialogue.leavesChoice(words) {
        if question == .act, !candidates.isEmpty { noted = "Then one of these may do; \"others\" shows more." }
        break
      }
      if Self.isTooMuch(TypedWords(words).small) { return unheard(words) }
      let small = TypedWords(words).small
      // "I feel like I'm abandoning my patients" is what weighs, and not what is done.
      if question == .act, small.starts(with: ["i", "feel"]) { return unheard(words) }
      // "Wastes hours" and "it's silly and it keeps me hooked" are why.
      let isWhy =
        goal.stated.reason == nil && small.count > 2
        && (["it's", "it", "because", "she", "he", "they"].contains(small[0]) || small.starts(with: ["i'm", "late"]))
      if question == .act, ReasonPhrase.doings.contains(small.first ?? "") || isWhy {
        tell { $0.reason = words }
        return "I keep that in mind. \(asked) \(example)"
      }
      // "No beer" says what is not to be.
      let denied = small.drop { ["just", "only", "simply"].contains($0) }
      if question == .act,
        small.first == "no" && (2...3).contains(small.count) && !words.contains(",")
          || ["don't", "dont", "not", "never"].contains(denied.first) && denied.count < 6
      {
        return "And what do you do then? \(example)"
      }
      // "You can't do that on the train" is said to the tool.
      if let remark = SideRemark.first(in: words, for: self), [.tool, .question].contains(remark.matter),
        question != .reason || !words.lowercased().hasPrefix("because")
      {
        return answer(remark.matter)
      }
      if question == .act, Self.isWithout(small) || Self.isThing(small) { return "And what do you do with that? \(example)" }
      // "The sentence omits the lift" is said of a sentence.
      if question == .reason, ["the sentence ", "this sentence ", "the first "].contains(where: words.lowercased().hasPrefix) {
        return answer(.sentence)
      }
      // "Hmm, Sundays?" says when.
      if question == .moment, let guess = Self.guessed(words) { return answer(guess) }
      guard !phrasebook.dialogue.isQuestion(words) else { return explanation }
      switch phrasebook.dialogue.remark(words) {
      case .unnatural where small.first != "my": return answer(.unnatural)
      case .impossible where Self.isJudged(TypedWords(words).small) || question != .reason && TypedWords(words).small.contains("time"):
        ahead.removeAll { $0 == .act }
        question = .act
        return "Then less of it."
      case .timid where TypedWords(words).small.count < 4 && !candidates.isEmpty: return answer(.timid)
      case .vague where TypedWords(words).small.count < 4: return "Then say when, or how much, as in \"ten minutes after lunch\"."
      default: break
      }
      if let text = ownSentence(words) {
        let note = write(text)
        if namesMoment(text) { ahead.removeAll { $0 == .moment } }
        goOn()
        return note
      }
      switch hear(words) {
      // Who says what they do instead of why goes on.
      case .said(let answered) where answered.contains(question) || question == .reason && answered.contains(.act): break
      case .said: return nil
      case .nothing: return unheard(words)
      case .refused(let problem): return problem
      }
    case .belief:
      if phrasebook.dialogue.isQuestion(words), phrasebook.dialogue.change(words) == nil {
        return words.hasSuffix("?") ? reply(to: .question) : explanation
      }
      // Who says what isn't right yet has answered.
      guard let value = phrasebook.dialogue.number(words) ?? (Self.isDoubt(words) ? Belief.scale.lowerBound : nil) else {
        goOn()
        return phrasebook.dialogue.isUnknowing(words) ? nil : change(words)
      }
      guard Belief.scale.contains(value) else {
        // "250" of whoever transfers two hundred euros.
        let spelled = TypedWords(words).text
        let isAmount = [own.last, goal.stated.replacement, goal.stated.words].contains {
          $0.flatMap { Self.counting([spelled], in: $0) } != nil
        }
        return isAmount ? meet(.amount([spelled])) : explanation
      }
      goOn()
      return rate(value)
    case .change: return change(words)
    }
    goOn()
    return nil
  }

  mutating func tell(_ change: (inout Goal) -> Void) {
    var told = goal.stated
    change(&told)
    goal = ParsedGoal(told, in: phrasebook)
  }

  // MARK: What is wanted otherwise

  private mutating func change(_ words: String) -> String? {
    if let remark = phrasebook.dialogue.remark(words) { return answer(remark) }
    if let value = phrasebook.dialogue.number(words), Belief.scale.contains(value), !candidates.isEmpty { return rate(value) }
    if Self.isDoubt(words), !candidates.isEmpty { return rate(Belief.scale.lowerBound) }
    if let text = ownSentence(words) ?? lengthened(by: words) { return write(text) }
    switch phrasebook.dialogue.change(words) {
    case .shorter:
      if let short = candidates.first.flatMap({ Self.shortened($0.text) }), judgement(of: short).isAccepted { return write(short) }
      mostWords = max(Bounds.words.lowerBound, TypedWords(candidates.first?.text ?? "").words.count - 1)
    case .softer:
      let isTheirs = candidates.first.map { own.contains($0.text) } == true
      // Nobody learns to chew gum.
      if goal.kind == .build, isTheirs || rating.map({ $0 <= Belief.little }) == true,
        let soft = candidates.first.flatMap({ SofterForms.softened($0.text) }), !own.isEmpty || goal.stated.replacement == nil,
        judgement(of: soft).isAccepted
      {
        return write(soft)
      }
      rating = min(rating ?? Belief.little, Belief.little)
      return nil
    case .style(let wanted):
      // What the person sees stays, and is only said to "you".
      if wanted == .distanced, own.isEmpty, goal.stated.trigger ?? goal.stated.replacement ?? goal.stated.reason != nil {
        turned = (goal.stated, candidates.map(\.text))
      }
      style = wanted
    case .others: return passOthers()
    // "I want to see Japan" is why, or something else.
    case .sentence where TypedWords(words).small.starts(with: ["i", "want", "to"]):
      guard goal.stated.reason == nil else { return secondWish(words) }
      tell { $0.reason = words }
    case .sentence? where phrasebook.dialogue.isUnknowing(words) && !candidates.isEmpty,
      nil where phrasebook.dialogue.isContent(words) && !candidates.isEmpty:
      return "Then \"yes\" keeps the first, and /quit leaves."
    // "Write down one thing I did well" is done, and no sentence.
    case .sentence where SideRemark.isSelfTalk(words) && Reply(words, in: phrasebook.dialogue).isWhole && !isImperative(words):
      return write(joined(words))
    case .back: return misunderstanding()
    case .reason, .moment, .act, .sentence, nil:
      let before = goal.stated
      switch hear(words) {
      case .said where goal.stated == before && !candidates.isEmpty: return "These stay the same with that."
      case .said: break
      case .nothing where Self.isFeeling(words): return "I hear you. What would be easier? Say \"instead\" and a smaller step."
      case .nothing where Self.isVerdict(words): return answer(.unnatural)
      case .nothing where isComment(words): return Self.inMind
      case .nothing: return misunderstanding()
      case .refused(let problem): return problem
      }
    }
    // The sentence that was to be improved is not what they want now; what they wrote here is.
    original = nil
    return nil
  }
}
