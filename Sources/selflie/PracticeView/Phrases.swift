import SelfLieCore

// The texts that people read.

extension Verdict {
  /// The published name of the verdict.
  var name: String {
    switch self {
    case .said: "said"
    case .notSaid: "not said"
    case .nothingHeard: "nothing heard"
    case .unchecked: "not checked"
    }
  }

  /// The places of the words that were not said, as far as the verdict knows; all of them if the take was not judged.
  func missing(of sentence: Sentence) -> Set<Int> {
    switch self {
    case .said: []
    case .notSaid(let what): Set(what.missing)
    case .nothingHeard, .unchecked: Set(sentence.words.indices)
    }
  }

  /// The verdict with its reason, in one line.
  func line(for sentence: Sentence) -> String {
    switch self {
    case .said: name
    case .nothingHeard: reason(for: sentence)
    case .unchecked, .notSaid: "\(name): \(reason(for: sentence))"
    }
  }

  /// The reason why the take was not counted; empty for a take that was said.
  func reason(for sentence: Sentence) -> String {
    switch self {
    case .said: ""
    case .nothingHeard: "I didn't hear anything; is the microphone muted?"
    case .unchecked(.gap): "some sound was lost; please say it again"
    case .unchecked(.echo): "I heard the loudspeaker, not you; use headphones or turn it down"
    case .unchecked(.tooLoud): "that was too loud; move away from the microphone, or turn it down"
    case .unchecked(.failed): "the speech engine gave up on this take; please say it again"
    case .notSaid(let what):
      if 2 * what.missing.count > sentence.words.count {
        "that wasn't your sentence"
      } else if let word = what.heard.first, what.missing.isEmpty {
        "I heard '\(word)', which isn't in your sentence"
      } else if what.missing.isEmpty {
        "I heard something that isn't in your sentence"
      } else {
        "I didn't hear \(what.missing.map { "'\(sentence.words[$0])'" }.joined(separator: " or "))"
          + (what.heard.first.map { ", but '\($0)'" } ?? "")
      }
    }
  }
}

/// The texts of practice, for the screen and for plain lines.
enum Phrases {
  static let ownVoice = """
    It may sound strange: you usually hear your own voice through the bones of your head, which make it deeper. Everyone else hears you \
    like this, and you'll soon get used to it.
    """

  /// The introduction for a person without any affirmation.
  static let welcome = """
    selflie: say one true sentence aloud, in your own voice, a thousand times.
    You write it and record it once. Then you practise without touching a key: you hear yourself, you say it, and selflie checks the \
    words and counts.
    A timer doesn't count as a repetition, and "I am not calm" isn't "I am calm".
    Your voice stays on this machine: no account, no network.
    Start with: selflie add "I am calm when I speak"
    """

  static let noAffirmation = "You have no affirmations yet. Add one with: selflie add \"I am calm when I speak\""

  static func count(_ exercise: Exercise) -> String { "\(exercise.progress.tally.count) of \(exercise.affirmation.target)" }

  /// What was said today, beside what the plan wants of the day.
  static func today(_ exercise: Exercise, _ day: Day) -> String {
    let count = exercise.progress.count(on: day)
    guard let aim = exercise.progress.forecast(of: exercise.affirmation, on: day).aim else { return "\(count) today" }
    return count > aim ? "\(count) today, \(aim) planned" : "\(count) of \(aim) today"
  }

  /// What an affirmation is for, in the person's own words; empty if they didn't say.
  static func purpose(of affirmation: Affirmation) -> [String] {
    [affirmation.goal.map { "Your goal: \($0)" }, affirmation.reason.map { "Because: \($0)" }].compactMap(\.self)
  }

  /// What came of a take, as one sentence; nil for an event that is no result.
  static func result(of event: Sitting.Event, _ exercise: Exercise) -> String? {
    switch event {
    case .kept(let repetition):
      switch repetition.kind {
      case .spoken: "Counted: \(count(exercise))"
      case .listened: "Listened: \(exercise.progress.tally.listened)"
      case .claimed: "Claimed: \(exercise.progress.tally.claimed)"
      case .rejected: nil
      }
    case .tookBack(let repetition): "Taken back: one \(repetition.kind.rawValue), \(count(exercise))"
    case .rejected(_, let verdict, _): "Not counted: \(verdict.reason(for: exercise.sentence))."
    case .nothingHeard: "I didn't hear anything."
    case .soundLost: "Some sound was lost, so this one can't be checked. Please say it again."
    case .echo: "I heard the loudspeaker, not you. Turn it down, or use headphones."
    default: nil
    }
  }

  /// Whether an event tells of a repetition that counts.
  static func counts(_ event: Sitting.Event) -> Bool {
    if case .kept(let repetition) = event { repetition.kind == .spoken } else { false }
  }

  static let dayDone = "That's all for today."

  static func paused(_ reason: Practice.Pause) -> String {
    switch reason {
    case .asked: "Paused."
    case .nobodySpoke: "Paused: nobody spoke."
    case .manyRejected: "Paused: six in a row weren't counted."
    case .soundLost: "Paused: sound keeps getting lost. Another program may be keeping this machine busy."
    case .echo: "Paused: I keep hearing the loudspeaker. Turn it down, or use headphones."
    case .noSound: "Paused: sound broke off."
    }
  }

  /// Why sound broke off, and how it goes on.
  static func silenced(_ problem: SoundProblem) -> String { "Paused: \(problem.cause). I'll go on when sound is back." }

  /// What a new recording leaves in doubt, and the ways on, where only the person knows whether it was right.
  static func doubt(about verdict: Verdict, _ sentence: Sentence) -> String {
    let compared = "Then I compare what you say with this recording."
    guard case .notSaid(let what) = verdict else { return verdict.line(for: sentence) }
    if what.missing.isEmpty, let word = what.heard.first {
      return "I heard '\(word)', which isn't in your sentence. Say it again, or keep it if you didn't say that. \(compared)"
    }
    let words = what.missing.map { "'\(sentence.words[$0])'" }
    let unclear = words.isEmpty || 2 * words.count > sentence.words.count ? "" : ": " + words.joined(separator: ", ")
    return
      "I can hear that you said something like this, but not every word clearly\(unclear). Say it a little slower, or keep it. \(compared)"
  }

  /// What is wrong with a recording's sound, each with what helps.
  static func flaws(of clip: Clip) -> [String] {
    Hearing.flaws(of: clip).map { flaw in
      switch flaw {
      case .quiet: "This is very quiet. Move closer to the microphone, or turn it up."
      case .clipped: "This is too loud and distorted. Move away from the microphone, or turn it down."
      case .noisy: "There's a lot of noise. Go somewhere quieter, or use another microphone."
      }
    }
  }

  /// What can be done about rejections, a sentence each.
  static func remedies(_ remedies: [Remedy], _ exercise: Exercise) -> [String] {
    let number = exercise.affirmation.number
    return remedies.map { remedy in
      switch remedy {
      case .claim: "Was it right? Press a to keep it as claimed."
      case .recordAnew: "Your recording is weaker than your takes. Make a new one: selflie record \(number)"
      case .word(let place):
        "If you say '\(exercise.sentence.words[place])' your own way, press a each time; after three, y lets selflie learn it."
      case .gentle:
        "To be judged more gently: selflie edit \(number) --strictness \(exercise.affirmation.strictness == .strict ? "normal" : "gentle")"
      case .quieter: "The room is loud. Move closer to the microphone, or go somewhere quieter."
      }
    }
  }

  static func days(_ streak: Int) -> String { streak == 1 ? "1 day" : "\(streak) days in a row" }

  /// The repetitions by kind; empty if all of them count.
  static func others(_ tally: Tally) -> String {
    guard tally.listened + tally.claimed > 0 else { return "" }
    let kinds = [(tally.spoken, "spoken"), (tally.listened, "listened"), (tally.claimed, "claimed")]
    return kinds.filter { $0.0 > 0 || $0.1 == "spoken" }.map { "\($0) \($1)" }.joined(separator: ", ")
  }

  static func changed(isSilent: Bool) -> String {
    isSilent ? "You're only listening now; nothing is counted. Press s to speak again." : "You're speaking again."
  }

  /// The remark on an event; nil if the event needs none.
  static func notice(for event: Sitting.Event, _ exercise: Exercise) -> String? {
    let word = { (place: Int) in exercise.sentence.words[place] }
    return switch event {
    case .milestone(let milestone, let recollection):
      ([self.milestone(milestone, recollection, exercise)] + purpose(of: exercise.affirmation).map { $0 + "." }).joined(separator: " ")
    case .rejected(_, _, let watch): watch.map { "Watch the word '\(word($0))'." }
    case .changed(let isSilent): changed(isSilent: isSilent)
    case .offer(let place): "You've claimed '\(word(place))' three times. Press y to let selflie learn how you say it."
    case .learnt(let place, let pronunciation?): "From now on '\(word(place))' may also sound like \(pronunciation)."
    case .learnt(let place, nil): "These takes didn't show how you say '\(word(place))', so nothing was changed."
    case .nothingTo(let key):
      key == .claim ? "There's no rejected take to claim." : "There's nothing in this sitting to take back."
    case .enoughForToday: "That was \(Practice.suggestedEnd), a good place to stop. Press q to leave."
    default: nil
    }
  }

  /// The keys of practice, each with a word and a sentence for its effect.
  static let keys: [(key: Practice.Key, name: String, short: String, meaning: String)] = [
    (.pause, "Space", "pause", "pause, or go on"),
    (.again, "r", "again", "play the recording again"),
    (.silent, "s", "silent", "you can't speak now: just listen, nothing is counted; s again to speak"),
    (.claim, "a", "claim", "the rejected take was right: keep it as claimed, which doesn't count"),
    (.takeBack, "u", "undo", "take back the last one that was kept"),
    (.leave, "q", "leave", "leave, as Ctrl-C does at any moment"),
    (.help, "?", "keys", "show or hide these keys"),
  ]

  /// An action of the journal, to be taken back or done again.
  static func action(_ action: Action) -> String {
    let what =
      switch action.what {
      case .kept(let line): "the \(line.kind.rawValue) repetition of \(line.localTime)"
      case .claimed(let line): "the claim of the take of \(line.localTime)"
      case .changed(let edits): "the change: " + edits.map { change($0.field, from: $0.old, to: $0.new) }.joined(separator: "; ")
      }
    return "\(what) (\(action.affirmation.number): \(action.affirmation.text))"
  }

  /// The standing of an affirmation in the journal now.
  /// - Throws: `JournalProblem` if the affirmation cannot be read.
  static func progress(_ affirmation: Affirmation, in journal: borrowing Journal) throws -> String {
    let now = try journal.affirmation(.number(affirmation.number))
    return "\(now.number) is at \(try journal.tally(of: now).count) of \(now.target): \(now.text)"
  }

  /// One field of an affirmation, with its old and new value.
  static func change(_ field: Edit.Field, from old: String?, to new: String?) -> String {
    if field == .archived { return "archived: \(old == "1" ? "yes" : "no") -> \(new == "1" ? "yes" : "no")" }
    let (old, new) = (old.map { shown($0, field) }, new.map { shown($0, field) })
    let name =
      switch field {
      case .reason: "because"
      case .perDay: "repetitions a day"
      case .skip: "skipped days"
      case .since: "plan counted from"
      case .belief: "how true it feels"
      case .pronunciation(let word): "how '\(word)' sounds"
      case .text, .goal, .target, .strictness, .archived, .until, .pauses, .tags: field.name
      }
    return "\(name): \(old ?? "none") -> \(new ?? "none")"
  }

  private static func shown(_ value: String, _ field: Edit.Field) -> String {
    if field == .belief, let belief = Belief(text: value) { return "\(belief.value) of 10" }
    let line = value.split(separator: "\n").joined(separator: ", or ")
    return line.contains(" ") ? "\"\(line)\"" : line
  }

  /// The summary of a sitting, with a line for each exercise.
  static func end(of outcome: Sitting.Outcome, _ exercises: [Exercise], today: Day) -> [String] {
    let practice = outcome.practice
    var parts = practice.counted > 0 || practice.listened == 0 ? ["\(practice.counted) counted"] : []
    if practice.listened > 0 { parts.append("\(practice.listened) listened") }
    if practice.claimed > 0 { parts.append("\(practice.claimed) claimed") }
    parts.append("\(practice.rejected) not counted")
    if let place = practice.hardestWord { parts.append("mostly because of '\(exercises[place.affirmation].sentence.words[place.word])'") }
    var first = parts.joined(separator: ", ")
    if let each = outcome.secondsEach { first += "; \(fixed(each, 1)) s each" }
    return [first + "."] + exercises.map { progress(of: $0, today: today, isNamed: exercises.count > 1) }
  }

  private static func progress(of exercise: Exercise, today: Day, isNamed: Bool) -> String {
    let forecast = exercise.progress.forecast(of: exercise.affirmation, on: today)
    var line = count(exercise)
    if !forecast.isReached { line += ", \(forecast.remaining) to go" }
    if let arrivals = forecast.arrivals {
      let rate = forecast.plan.perDay.map { "\($0) a day" } ?? forecast.pace.map(rate)
      line += "; at \(rate ?? "") you finish \(Phrases.arrival(arrivals))"
    }
    return (isNamed ? "\(exercise.affirmation.text): " : "") + line + "."
  }
}

extension Evidence.Piece {
  /// One row of the evidence: the times of a piece in seconds, its words, and whether they were said.
  /// - Parameter explain: Whether the row has the fit and the objection, in units of the decoder's score.
  func line(for sentence: Sentence, isSaid: Bool, explain: Bool) -> String {
    let (what, judged) =
      switch role {
      case .word: (sentence.words[places].joined(separator: " "), isSaid ? "said" : "not said")
      case .intruder(let word): ("+ \(word)", "")
      case .hesitation(let word): ("(\(word))", "")
      case .pause: ("(pause)", "")
      }
    let row = "  \(fixed(start, 2)) to \(fixed(end, 2)) s  \(judged.padded(to: 8))  \(what)"
    guard explain else { return row }
    return "\(row.padded(to: 44))  fit \(fixed(fit, 1).indented(to: 6)) a frame, objection \(fixed(objection, 0).indented(to: 6))"
  }
}

extension Likeness {
  /// The comparison with the recording, for a person who wants to know why; unlikeness is in natural log units.
  func lines(for sentence: Sentence) -> [String] {
    ["beside your recording, which is \(isToWeak ? "weak, so that it decides" : "clear, so that it is asked too"):"]
      + parts.map { "  \(fixed($0.unlikeness, 1).indented(to: 4)) unlike  \(sentence.words[$0.places].joined(separator: " "))" }
      + ["  \(fixed(surplus, 1).indented(to: 4)) surplus"]
  }
}
