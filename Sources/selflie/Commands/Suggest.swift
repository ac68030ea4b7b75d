import ArgumentParser
import SelfLieCore

/// The `suggest` command: proposes sentences for a goal.
struct Suggest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Suggest sentences for a goal.",
    discussion: """
      selflie suggest stop smoking
      selflie suggest run --because "I sleep better" --trigger "after breakfast"
      selflie suggest stop smoking --trigger "after lunch" --instead gum --add 1
      selflie suggest --plan sleep better
      selflie suggest speak in meetings --style distanced --name Mika
      selflie suggest run --trigger "after work" --form "After {cue}, I {act}"

      The sentences are made by rules, here, of your own words; what was shown is not shown again soon. 'selflie coach' asks for the goal \
      and talks the sentences over. \
      Each comes with what the rules say about it, and with what its form is based on. None of them promises anything.

      If a language model is configured ('selflie help model'), it proposes sentences too, which are judged by the same rules; the better \
      ones are shown. --dry-run shows what it would be sent, and --no-model leaves it out.

      --form makes one sentence in a form of your own. Its slots are {cue}, the moment; {act}; {reason}; {habit}, what the goal is about; and \
      {quality}, how you want to be. Your words fill them, each in the grammar of its place; what is missing a language model fills, if one \
      is configured, or you are asked for it. 'selflie config forms "walk: After {cue}, I {act}"' keeps forms for --form walk.
      """)

  @Argument(help: "What you want to do or to leave, in your words.")
  var goal: [String] = []

  @Option(name: .customLong("because"), help: "Why that matters to you.")
  var reason: String?

  @Option(help: "A habit to build or one to quit; guessed from your words by default.")
  var kind: Goal.Kind?

  @Option(help: ArgumentHelp("When you want it, or what triggers the habit, as in \"after lunch\".", valueName: "when"))
  var trigger: String?

  @Option(name: .customLong("instead"), help: ArgumentHelp("What you do instead, as in \"chew gum\".", valueName: "what"))
  var replacement: String?

  @Option(help: "One style only.")
  var style: Style?

  @Option(help: "What you call yourself, for the sentences that are said to \"you\".")
  var name: String?

  @Option(
    help: ArgumentHelp("A form of your own, as in \"After {cue}, I {act}\", or its name in the settings.", valueName: "form"),
    completion: Completion.forms)
  var form: String?

  @Option(help: "How many sentences.")
  var count = 3

  @Option(help: ArgumentHelp("A number that makes the answer repeatable; it then ignores what was shown before.", valueName: "number"))
  var seed: UInt64?

  @Flag(help: "A sentence for the morning, one for the moment before the trigger, and one for the evening.")
  var plan = false

  @Option(help: ArgumentHelp("Go on to add this one, of those that were shown last for the goal.", valueName: "number"))
  var add: Int?

  @Option(help: ArgumentHelp("The language of the sentences.", valueName: "code"))
  var language: String?

  @Flag(help: "Leave out the language model, if one is configured.")
  var noModel = false

  @Flag(help: "Show exactly what the language model would be sent, and send nothing.")
  var dryRun = false

  @OptionGroup var json: JSONOption

  /// The number of suggested sentences, counted from the last, that are not suggested again.
  private static let remembered = 20

  func validate() throws {
    guard (1...Self.remembered).contains(count) else { throw ValidationError("--count takes a whole number from 1 to \(Self.remembered).") }
    guard add.map((1...count).contains) ?? true else { throw ValidationError("--add takes the number of one of the \(count) sentences.") }
    guard !goal.isEmpty else {
      throw ValidationError("Say the goal, as in: selflie suggest stop smoking. To be asked for it: selflie coach")
    }
    guard form == nil || !plan && add == nil && style == nil else {
      throw ValidationError("--form can't be used with --plan, --add or --style; a form has its own style.")
    }
    guard !plan || add == nil else { throw ValidationError("--plan and --add can't be used together; add a sentence with 'selflie add'.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let name = try calledName(),
      form = try form.map { text in
        try Prose.check(text, as: "the form")
        return try context.settings.forms.form(text)
      }
    var wanted = try stated()
    try lookForDanger(wanted, and: [name?.description, form?.description].compactMap(\.self), terminal)
    let phrasebook = try language.map { code throws in try Phrasebook.find(code) } ?? .english
    let typed = wanted
    wanted = try spelled(typed, terminal)
    if wanted != typed { try lookForDanger(wanted, and: [], terminal) }
    var parsed = ParsedGoal(wanted, in: phrasebook)
    if let form { return try fill(form, for: parsed, called: name, phrasebook, context) }
    let consultation = Consultation(parsed, style: style, name: name, in: phrasebook, seed: seed.flatMap { Int(exactly: $0) })
    if dryRun { return try context.preview { _ in consultation.request } }
    let recent = seed == nil ? try context.journalIfThere()?.suggested(last: Self.remembered) ?? [] : []
    var suggester: Suggester
    func prepare() throws(SuggestionProblem) -> Suggester {
      try Suggester(parsed, style: style, name: name, in: phrasebook, seed: seed ?? .random(in: 1...999_999), recent: recent)
    }
    suggester = try prepare()
    if plan { return try show(suggester.plan(), suggester, context) }
    // A person who has seen sentences and then gives a number means one of these.
    let seen = add == nil || seed != nil ? nil : suggester.suggestion(of: try context.journalIfThere()?.lastSuggested() ?? [])
    if add != nil, seen == nil, !recent.isEmpty, try context.settings.modelURL != nil {
      throw ValidationError("--add knows only what the rules have made; add another sentence with: selflie add \"...\"")
    }
    let others = add == nil && asksModel ? try consult(consultation, context) : .init()
    var suggestion = seen ?? suggester.suggestion(count: count, and: others.candidates).noting(others.note)
    // Of an act that is only named nobody else knows whether it is wanted.
    if add == nil, !json.isOn, parsed.isOpen,
      let kind = try answer(to: "Is that to start, or to stop? (Enter skips)", phrasebook, terminal).flatMap({
        Goal.Kind(said: $0, in: phrasebook)
      })
    {
      wanted.kind = kind
      parsed = ParsedGoal(wanted, in: phrasebook)
      suggester = try prepare()
      suggestion = suggester.suggestion(count: count)
    }
    // One question is better than sentences that say nothing of the goal.
    if add == nil, !json.isOn, wanted.replacement == nil, !parsed.isOpen, suggester.isAtALoss(with: suggestion),
      let act = try answer(
        to: parsed.kind == .quit
          ? "What could you do instead? (Enter skips)" : "What is one small thing that you could do about it? (Enter skips)",
        phrasebook, terminal)
    {
      wanted.replacement = act
      if parsed.kind == .build, suggester.lacksMoment {
        wanted.trigger = try answer(to: "When, or after what? (Enter skips)", phrasebook, terminal)
      }
      parsed = ParsedGoal(wanted, in: phrasebook)
      suggester = try prepare()
      suggestion = suggester.suggestion(count: count)
    }
    // None is better than one for anything.
    if add == nil, style == nil, suggester.isAtALoss(with: suggestion) {
      suggestion = Suggestion(candidates: [], notes: [suggester.apology])
    }
    if json.isOn || !terminal.canAsk { suggestion = suggestion.leavingOut(Speller(in: phrasebook).unknownWords(in: wanted.words)) }
    let chosen = add.map { $0 - 1 }
    if let chosen, !suggestion.candidates.indices.contains(chosen) {
      for note in suggestion.notes { try terminal.note(note) }
      throw ValidationError("There are only \(suggestion.candidates.count) sentences.")
    }
    if let chosen { return try add(suggestion.candidates[chosen], for: wanted, context) }
    try show(suggestion, suggester, context)
    try keep(suggestion.candidates, context)
    if !json.isOn, let first = suggestion.candidates.first { try terminal.next(adding(first, for: wanted)) }
  }

  // MARK: A language model

  private var asksModel: Bool { !noModel && !plan }

  /// The proposals of the language model. Each appears as soon as it is written and the rules accept it.
  private func consult(_ consultation: Consultation, _ context: Context) throws -> Consultation.Answer {
    try consult(context) { model, attention in
      consultation.ask(model, attention: attention) { try? context.terminal.passing("  \($0.text)") }
    }
  }

  /// The answer of the language model, if one is configured; Ctrl-C stops it.
  private func consult(_ context: Context, _ ask: (LanguageModel, Attention) -> Consultation.Answer) throws -> Consultation.Answer {
    let terminal = context.terminal, attention = Attention()
    do {
      guard let model = try context.languageModel(attention) else { return .init() }
      try terminal.passing("  ...")
      let outcome = ask(model, attention)
      try terminal.passing("")
      guard attention.stay() else { throw Status.interrupted.exitCode }
      return outcome
    } catch let failure as LanguageModelFailure { return .init(note: "\(failure)") }
  }

  /// The command that adds a sentence. Only the rules make the same sentence again, so any other one is in the command.
  private func adding(_ candidate: Candidate, for goal: Goal) -> String {
    guard candidate.source != .rules else { return "\(call(for: goal)) --add 1" }
    return "selflie add \(candidate.text.shellWord) \("--goal=\(goal.words)".shellWord)"
  }

  // MARK: The goal

  /// The name by which the sentences call the person, if they gave one.
  private func calledName() throws -> PersonName? {
    guard let name else { return nil }
    try Prose.check(name, as: "--name")
    return try PersonName(name)
  }

  /// The goal on the command line.
  private func stated() throws -> Goal {
    let words = goal.joined(separator: " ")
    try Prose.check(words, as: "the goal")
    for (text, name) in [(reason, "--because"), (trigger, "--trigger"), (replacement, "--instead")] {
      if let text { try Prose.check(text, as: name) }
    }
    return Goal(
      words, reason: reason, kind: kind, trigger: trigger, replacement: replacement)
  }

  private func lookForDanger(_ goal: Goal, and others: [String], _ terminal: Terminal) throws {
    guard let danger = Danger(in: goal) ?? others.lazy.compactMap({ Danger(in: $0) }).first else { return }
    try NewSentence.showHelp(danger, in: goal.texts, json, terminal)
  }

  private func spelled(_ goal: Goal, _ terminal: Terminal) throws -> Goal {
    func spelled(_ text: String?) throws -> String? {
      try text.map { try NewSentence.spelled($0, terminal, asks: !json.isOn, unasked: .read) }
    }
    return Goal(
      try spelled(goal.words) ?? "", reason: try spelled(goal.reason), kind: goal.kind, trigger: try spelled(goal.trigger),
      replacement: try spelled(goal.replacement))
  }

  /// The command line that repeats everything known about a goal.
  private func call(for goal: Goal) -> String {
    var parts = ["selflie", "suggest", goal.words.hasPrefix("-") ? "" : goal.words.shellWord]
    if let kind = goal.kind { parts += ["--kind", kind.rawValue] }
    for (name, text) in [("--because", goal.reason), ("--trigger", goal.trigger), ("--instead", goal.replacement)] {
      if let text { parts += text.hasPrefix("-") ? ["\(name)=\(text.shellWord)"] : [name, text.shellWord] }
    }
    if let style { parts += ["--style", style.rawValue] }
    if let name { parts += ["--name", name.shellWord] }
    if count != 3 { parts += ["--count", String(count)] }
    if let seed { parts += ["--seed", String(seed)] }
    if goal.words.hasPrefix("-") { return parts.filter { !$0.isEmpty }.joined(separator: " ") + " -- \(goal.words.shellWord)" }
    return parts.joined(separator: " ")
  }

  // MARK: A form of the person's own

  private func fill(
    _ form: SentenceForm, for goal: ParsedGoal, called name: PersonName?, _ phrasebook: Phrasebook, _ context: Context
  ) throws {
    let terminal = context.terminal
    // What is in another language is told before anything is asked.
    _ = try Suggester(goal, in: phrasebook, seed: 1)
    var words = form.words(of: goal), candidate: Candidate?, note: String?
    let missing = form.slots.filter { words[$0] == nil }
    let consultation = FormConsultation(form, for: goal, name: name, in: phrasebook, seed: seed.flatMap { Int(exactly: $0) })
    // What cannot stand there is told before anything is asked.
    if let (slot, said) = form.slots.lazy.compactMap({ slot in words[slot].map { (slot, $0) } }).first(where: { !form.fits($0.1, in: $0.0) }
    ) {
      throw FormProblem.unfit(slot, said)
    }
    if dryRun {
      guard missing.isEmpty else { return try context.preview { _ in consultation.request } }
      try terminal.note("Nothing would be sent: your words fill the form.")
      throw Status.notSaid.exitCode
    }
    if !missing.isEmpty, asksModel {
      let answer = try consult(context) { consultation.ask($0, attention: $1) }
      (candidate, note) = (answer.candidates.first, answer.note)
    }
    if candidate == nil, !json.isOn, terminal.canAsk {
      if let note = note.take() { try terminal.note(note) }
      for slot in missing {
        words[slot] = try answer(to: slot.question, phrasebook, terminal)
        // What cannot stand there is asked again at once, so that no other answer is lost.
        while let said = words[slot], !form.fits(said, in: slot) {
          try terminal.note("\"\(said)\" can't stand there, in: \(form)")
          words[slot] = try answer(to: slot.question, phrasebook, terminal)
        }
        guard words[slot] != nil else { break }
      }
    }
    // Who cannot be asked did nothing wrong: one line says what the model did, and how the person can say the words.
    if candidate == nil, let note { throw FormProblem.unfilled(missing, note) }
    let made = try candidate ?? form.candidate(words, for: goal, called: name, in: phrasebook)
    if let danger = Danger(in: made.text, phrasebook) { try NewSentence.showHelp(danger, in: [made.text], json, terminal) }
    if json.isOn {
      try terminal.data(json: SuggestionRecord(Suggestion(candidates: [made]), goal))
    } else {
      try terminal.data(hanging: CoachPhrases.suggested(made), behind: "1  ")
      try NewSentence.tellUnknown(in: made.text, terminal)
    }
    // Who writes two sentences wants two.
    let isSeveral = form.hasSentences && made.judgement.violations.allSatisfy { $0.level != .reject || $0.rule.name == "clauses" }
    guard made.judgement.isAccepted || isSeveral else {
      if let worst = made.judgement.worst { try terminal.note("\(worst.rule.name): \(CoachPhrases.violation(worst))") }
      throw Status.notSaid.exitCode
    }
    if !json.isOn { try terminal.next(adding(made, for: goal.stated)) }
  }

  /// Asks a person for a line, which is checked as what stands in the command is; nil if they skip it or nobody can be asked.
  private func answer(to question: String, _ phrasebook: Phrasebook, _ terminal: Terminal) throws -> String? {
    guard terminal.canAsk else { return nil }
    let attention = Attention()
    let line: String
    switch try terminal.answer(question, attention) {
    case .left: throw Status.interrupted.exitCode
    case .skipped: return nil
    case .line(let said): line = said
    }
    try Prose.check(line, as: "the answer")
    if let danger = Danger(in: line, phrasebook) { try NewSentence.showHelp(danger, in: [line], json, terminal) }
    return try NewSentence.spelled(line, terminal, attention)
  }

  // MARK: What is shown

  private func show(_ suggestion: Suggestion, _ suggester: Suggester, _ context: Context) throws {
    let terminal = context.terminal
    if json.isOn { try terminal.data(json: SuggestionRecord(suggestion, suggester.goal)) }
    guard !json.isOn else { return }
    for (number, candidate) in zip(1..., suggestion.candidates) {
      try terminal.data(hanging: CoachPhrases.suggested(candidate), behind: "\(number)".padded(to: count > 9 ? 4 : 3))
    }
    for note in suggestion.notes { try terminal.note(note) }
  }

  private func show(_ plan: DayPlan?, _ suggester: Suggester, _ context: Context) throws {
    let terminal = context.terminal
    guard let plan else { return try terminal.note("There is no fresh sentence for each part of a day; what you saw last is still new.") }
    if json.isOn {
      try terminal.data(json: DayPlanRecord(plan, suggester))
    } else {
      try terminal.data(hanging: [plan.theme], behind: "Theme".padded(to: 10))
      for (name, candidate) in [("Morning", plan.morning), ("Before", plan.before), ("Evening", plan.evening)] {
        try terminal.data(hanging: [candidate.text], behind: name.padded(to: 10))
      }
    }
    try keep([plan.morning, plan.before, plan.evening], context)
    if !json.isOn { try terminal.next("selflie add \(plan.before.text.shellOperand)") }
  }

  private func keep(_ candidates: [Candidate], _ context: Context) throws {
    guard seed == nil, !candidates.isEmpty else { return }
    // A person without a writable journal can still read the sentences.
    do {
      try Journal.open(in: context.home, dayEnds: try context.settings.dayEnds).keep(suggested: candidates.map(\.text))
    } catch let problem as any Problem { try context.terminal.note("These may be shown again: \(problem)") }
  }

  /// Adds a sentence, as if the person had typed it.
  private func add(_ candidate: Candidate, for goal: Goal, _ context: Context) throws {
    try context.terminal.note(candidate.text)
    try AddAction(
      text: candidate.text, goal: goal.words, reason: goal.reason, devices: DeviceOptions.usual(try context.settings), name: calledName(),
      printsJSON: json.isOn
    ).run(context)
  }
}
