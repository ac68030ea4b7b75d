import ArgumentParser
import SelfLieCore

/// One conversation with the coach at the terminal, by rules or with a language model, and the sentences that it leads to.
struct CoachSession {
  /// The side that answers the person.
  private enum Side {
    case rules
    /// A model that is not asked before the goal is known.
    case waiting(LanguageModel)
    case model(ModelConversation)
  }

  let context: Context
  let terminal: Terminal
  let attention = Attention()
  let affirmation: Affirmation?
  var conversation: Transcript?
  private(set) var dialogue: ScriptedConversation
  private var voice = Side.rules
  /// The sentences on the screen, which `/keep` chooses by number.
  private(set) var offered: [Candidate]
  /// Whether the language model's last answer brought these sentences, so that a "yes" may be for them.
  private var isOfferNew = false
  /// The text that told the person where help is found, and that they may stop here: an Enter goes on, and nothing else does.
  private var help: [String] = []
  private var isPaused: Bool { !help.isEmpty }
  /// What the last text for danger was for.
  private var danger: Danger?
  /// What the person said instead of yes or no, which is answered next.
  var unanswered: String?
  /// The sentences that are to be kept behind the one that is kept now.
  private var waiting: [Candidate] = []

  /// Creates a session, which asks nothing yet.
  /// - Parameter conversation: An earlier conversation to continue.
  /// - Throws: The `Problem` that keeps the journal from being opened.
  init(_ context: Context, about affirmation: Affirmation?, belief: Belief?, after conversation: Transcript?) throws {
    (self.context, terminal, self.affirmation, self.conversation) = (context, context.terminal, affirmation, conversation)
    let number = try conversation?.number ?? context.journalIfThere()?.nextConversation() ?? 1
    dialogue = ScriptedConversation(about: affirmation, belief: belief, seed: UInt64(clamping: number))
    dialogue.replay(conversation?.turns ?? [])
    offered = dialogue.candidates
  }

  var goal: Goal { dialogue.goal.stated }
  /// Whether there is a conversation that the person may want to continue: whoever leaves behind the text for danger gets no errand.
  var isOpen: Bool { conversation != nil && !isPaused }

  // MARK: The conversation

  /// Talks until the person chooses a sentence to record, or leaves.
  /// - Parameter first: The person's first words, if the command line has them.
  /// - Returns: The chosen sentence; nil if the person leaves.
  /// - Throws: `ExitCode` after Ctrl-C, or the `Problem` of the journal or the terminal.
  mutating func run(first: String?, withModel: Bool) throws -> Candidate? {
    // A server may read a large model from the disk while the person types.
    let errand = withModel ? try prepare() : nil
    defer { errand?.end() }
    try terminal.note(CoachPhrases.commands)
    try recall()
    return try talk(first)
  }

  /// Goes on, after a sentence that was kept without a recording, or could not be kept.
  /// - Throws: As `run` does.
  mutating func goOn(after kept: Candidate?) throws -> Candidate? {
    if let kept {
      dialogue.keep(kept.text)
      if !waiting.isEmpty {
        dialogue.putFirst(waiting.removeFirst().text)
        unanswered = "keep 1"
        offered = dialogue.candidates
      }
    } else {
      (waiting, unanswered) = ([], nil)
      try offer(offered)
    }
    return try talk(nil)
  }

  private mutating func talk(_ first: String?) throws -> Candidate? {
    var first = first
    while true {
      guard let line = try first.take() ?? hear() else { return nil }
      // Behind the text for danger no sentence is kept or shown.
      let isCommand = line.hasPrefix("/") && (!isPaused || ["/quit", "/q"].contains(line.lowercased()))
      if let kept = isCommand ? try obey(line) : try answer(line) {
        switch kept {
        case .candidate(let candidate): return candidate
        case .nothing: return nil
        }
      }
    }
  }

  /// The end of a conversation.
  private enum End {
    case candidate(Candidate)
    case nothing
  }

  /// The person's next line; nil if they leave.
  mutating func hear() throws -> String? {
    if let line = unanswered.take() { return line }
    let question =
      switch voice {
      case .rules where !isPaused: dialogue.asked
      case .waiting where !isPaused && (dialogue.question == .goal || conversation == nil): dialogue.asked
      case .rules, .waiting, .model: ">"
      }
    switch try terminal.answer(question, attention) {
    case .line(let line): return line
    case .skipped: return ""
    case .left:
      if attention.isLeaving { throw Status.interrupted.exitCode }
      return nil
    }
  }

  private mutating func answer(_ line: String) throws -> End? {
    do { try Prose.check(line, as: "what you say") } catch {
      try terminal.note("\(error)")
      return nil
    }
    if let danger = dialogue.question == .reason ? Danger(inReason: line) : Danger(in: line) {
      (help, self.danger) = (danger.help(for: [line]), danger)
      try showHelp(help)
      // Nobody goes on with becoming better at what somebody does to them.
      if danger == .beingHarmed, dialogue.question != .goal { try tell("start over") }
      return nil
    }
    // Whoever grieves says in other words what they want.
    let wish =
      danger == .bereavement
      ? dialogue.wish(inAnswer: line) ?? dialogue.act(inAnswer: line) : dialogue.isCalming(line) ? dialogue.wish(inAnswer: line) : nil
    if isPaused, line.isEmpty || dialogue.isCalming(line) || wish != nil {
      help = []
      try terminal.note(CoachPhrases.goingOn)
      try offer(offered)
      if dialogue.question == .goal { unanswered = wish }
      return nil
    }
    // "Keep it and let's stop here" keeps it first.
    if !isPaused, let number = dialogue.kept(onLeavingBy: line, among: offered.count) {
      let end = try keepIfSure(number)
      if end != nil { unanswered = "/quit" }
      return end
    }
    switch line.lowercased() {
    case "exit": return .nothing
    case let reply where reply.isEmpty && dialogue.isKept || dialogue.isFarewell(reply): return .nothing
    // "Yes" to the question for another sentence keeps none.
    case let reply where dialogue.wantsAnother(reply): return try obey("/again")
    case "stop" where isPaused || dialogue.question == .goal, "quit" where isPaused || dialogue.question != .kind: return .nothing
    // "I have pills here" is no answer to a question about habits.
    case let reply where isPaused:
      if ["help", "yes", "please"].contains(reply) {
        try showHelp(help)
      } else {
        let asksAnew = reply.contains("goal") && reply.hasSuffix("?")
        try terminal.note(asksAnew ? CoachPhrases.otherGoal : reply.hasSuffix("?") ? CoachPhrases.noPerson : CoachPhrases.mayStop)
      }
      return nil
    case "help", "?":
      try explain()
      return nil
    default: break
    }
    // "Looks good" keeps the first, and "why that one?" asks why.
    if case .rules = voice, let command = dialogue.whyCommand(for: line) { return try obey(command) }
    if case .rules = voice, dialogue.wantsSight(of: line) {
      try offer(offered)
      return nil
    }
    if case .rules = voice, let (said, kept) = keeping(line) {
      let before = offered.map(\.text)
      if !said.isEmpty { try tell(said) }
      // "Keep that. Actually, after chapel" is about another sentence than the one on the screen.
      guard kept.isLast || offered.map(\.text) == before, let number = wished(kept.words) else { return nil }
      return try keepIfSure(number)
    }
    let several = dialogue.severalKept(by: line, among: offered.count)
    if several.count > 1 {
      waiting = several.dropFirst().map { offered[$0 - 1] }
      try terminal.note("One after the other: first number \(several[0]).")
    }
    if let number = several.first ?? wished(line) { return try keepIfSure(number) }
    switch voice {
    case .rules:
      let read = try spelled(ScriptedConversation.withoutDrawl(line))
      if read != line, Danger.isIn(read) { return try answer(read) }
      try tell(read)
    case .waiting(var model):
      let isGoal = dialogue.question == .goal
      let line = isGoal ? try spelled(line) : line
      if isGoal, let note = dialogue.take(line) { try terminal.note(note) }
      guard !line.isEmpty, dialogue.question != .goal else { return nil }
      let before = conversation?.turns ?? []
      try keep(Turn(.person, line))
      guard try isReady(&model) else {
        voice = .rules
        if !isGoal { try change(line) }
        try show()
        return nil
      }
      var talk = ModelConversation(model, goal: dialogue.goal, sentence: affirmation?.text, after: before)
      talk.hear(line)
      return try converse(talk, line)
    case .model(var talk):
      guard !line.isEmpty else { return nil }
      try keep(Turn(.person, line))
      talk.hear(line)
      return try converse(talk, line)
    }
    return nil
  }

  /// The number of the sentence that the person wants to keep; nil if they say something else.
  private func wished(_ line: String) -> Int? {
    // A model may have asked something to which "yes" is the answer.
    let isExplicit: Bool? = if case .model = voice { !isOfferNew } else { nil }
    return dialogue.kept(by: line, among: offered.count, isExplicit: isExplicit)
  }

  /// Keeps a sentence that the person meant without a command, once they have said so.
  private mutating func keepIfSure(_ number: Int) throws -> End? {
    guard let candidate = try chosen("\(number)") else { return nil }
    try terminal.data(hanging: [candidate.text], behind: "  \(number)  ")
    if try isSure(of: number) { return .candidate(candidate) }
    waiting = []
    if case .rules = voice {
      try terminal.note(dialogue.decline(candidate.text, at: number, for: unanswered))
      offered = dialogue.candidates
    }
    return nil
  }

  /// Does a command that begins with a slash.
  private mutating func obey(_ line: String) throws -> End? {
    let words = line.dropFirst().split(separator: " ")
    let number = words.dropFirst().first.map(String.init) ?? "1"
    switch words.first?.lowercased() {
    case "keep", "k": return try chosen(number).map(End.candidate)
    case "why", "w":
      if let candidate = try chosen(number) {
        try terminal.data(candidate.text, hanging: 2)
        try terminal.data(CoachPhrases.why(candidate))
      }
    case "again", "a":
      guard case .model(var talk) = voice else {
        if let note = dialogue.passOthers() { try terminal.note(note) }
        try show()
        return nil
      }
      guard talk.again() else { return nil }
      return try converse(talk, "")
    case "quit", "q": return .nothing
    case nil, "help", "h": try explain()
    case let other?: try terminal.note("There is no /\(other). \(CoachPhrases.commands)")
    }
    return nil
  }

  /// Says what the commands are, and how one answers the question.
  private func explain() throws {
    try terminal.note(CoachPhrases.commands)
    if case .rules = voice { try terminal.note(dialogue.explanation) }
  }

  // MARK: By rules

  /// Takes an answer to the coach's question, and shows the sentences that follow from it.
  private mutating func tell(_ line: String) throws {
    if conversation != nil { try keep(Turn(.coach, dialogue.asked)) }
    try keep(Turn(.person, line))
    try change(line)
    try show()
  }

  mutating func change(_ line: String) throws {
    if let note = dialogue.take(line) { try terminal.note(note) }
  }

  /// Shows the sentences, if they differ from the ones shown last.
  private mutating func show() throws {
    let fresh = dialogue.candidates
    guard fresh.map(\.text) != offered.map(\.text) else { return }
    try offer(fresh)
  }

  mutating func offer(_ candidates: [Candidate]) throws {
    offered = candidates
    for (number, candidate) in zip(1..., candidates) { try terminal.data(hanging: [candidate.text], behind: "  \(number)  ") }
  }

  // MARK: By a language model

  /// Prepares the configured language model, which loads meanwhile; nil if there is none.
  private mutating func prepare() throws -> PendingRequest? {
    do {
      guard let model = try context.languageModel(attention) else { return nil }
      voice = .waiting(model)
      return try model.warm(for: ModelConversation.opening())
    } catch let failure as LanguageModelFailure {
      voice = .rules
      try terminal.note("\(failure)")
      return nil
    }
  }

  /// Has the model answer, and carries out the tools that it calls.
  private mutating func converse(_ talk: ModelConversation, _ line: String) throws -> End? {
    var talk = talk, proposed: [Candidate] = []
    voice = .model(talk)
    do {
      while true {
        var stream = Stream(terminal)
        try terminal.passing("  ...")
        let step: ModelConversation.Advance
        do {
          step = try talk.next(attention) { try? stream.show($0) }
        } catch {
          try error == .filtered ? stream.drop() : stream.end()
          guard error == .cancelled else { throw error }
          if attention.settle() { continue }
          guard attention.stay() else { throw Status.interrupted.exitCode }
          try terminal.note("Stopped.")
          voice = .model(talk)
          return nil
        }
        switch step {
        case .said(let text, let isCut):
          try stream.show(text, isWhole: true)
          voice = .model(talk)
          if let note = CoachPhrases.lack(of: text, isCut: isCut) { try terminal.note(note) }
          let words = ([text] + proposed.map { "\"\($0.text)\"" }).filter { !$0.isEmpty }.joined(separator: "\n")
          if !words.isEmpty { try keep(Turn(.coach, words)) }
          try offer(sentencesOf: text, talk, proposed)
          return nil
        case .wantsHistory:
          try stream.end()
          talk.give(ModelConversation.history(of: try context.adviceInputs(about: (affirmation?.number).map(Reference.number))))
        case .proposes(let candidate):
          try stream.end()
          // What the person did not keep is not asked about again.
          guard !proposed.contains(where: { $0.text == candidate.text }) else {
            talk.give(ModelConversation.reception(isKept: false))
            continue
          }
          proposed.append(candidate)
          offered = [candidate]
          try terminal.data(hanging: CoachPhrases.suggested(candidate), behind: "  1  ")
          if try isSure() {
            try keep(Turn(.coach, "\"\(candidate.text)\""))
            return .candidate(candidate)
          }
          talk.give(ModelConversation.reception(isKept: false))
          // Whoever says something else, as "/quit", is heard first.
          guard unanswered == nil else {
            voice = .model(talk)
            try keep(Turn(.coach, "\"\(candidate.text)\""))
            return nil
          }
        case .carried(let carry):
          try stream.end()
          try terminal.note(CoachPhrases.carried(carry))
          if carry == .summary { try keep(Turn(.summary, talk.summed)) }
        case .danger(let danger):
          try stream.drop()
          voice = .model(talk)
          try showHelp(danger.helpAboutModel)
          return nil
        }
      }
    } catch let failure as LanguageModelFailure {
      try terminal.note("Going on without the language model: \(failure).")
      voice = .rules
      if dialogue.question == .change, !line.isEmpty { try change(line) }
      try offer(dialogue.candidates)
      return nil
    }
  }

  /// Offers the accepted sentences in an answer, and names the rule that each rejected one breaks.
  private mutating func offer(sentencesOf text: String, _ talk: ModelConversation, _ proposed: [Candidate]) throws {
    var known = Set(proposed.map(\.text) + [affirmation?.text ?? ""]), good: [Candidate] = []
    for candidate in talk.sentences(in: text) where known.insert(candidate.text).inserted {
      if talk.isFit(candidate) {
        good.append(candidate)
      } else if let worst = candidate.judgement.worst {
        try terminal.note("\"\(candidate.text)\" breaks rule \(worst.rule.number), \(worst.rule.name): \(worst.rule.reason).")
      }
    }
    isOfferNew = !good.isEmpty
    guard isOfferNew else { return }
    offered = good
    for (number, candidate) in zip(1..., good) { try terminal.data(hanging: CoachPhrases.suggested(candidate), behind: "  \(number)  ") }
  }
}
