import FoundationEssentials
import SelfLieCore

/// The picture of a sitting for a window of any size. It is pure: a canvas draws it.
///
/// Each part has its rows, which depend on the window and the sentence alone, so that nothing moves while the sitting goes on.
struct Screen {
  typealias Span = Canvas.Span
  typealias Line = Canvas.Line

  /// The step that runs now.
  private enum Phase {
    case playing, listening, checking, imagining, learning(String)
    case resting, dayDone
    case paused(Practice.Pause), silenced(SoundProblem)
  }

  private var exercise: Exercise
  private var phase = Phase.playing
  /// The result of the last take, until the next one begins.
  private var result: Span?
  private var isSilent: Bool
  private var isClaimable = false
  private var heardWords: Set<Int> = []
  private var recognised: Set<Int> = []
  private var level: Level?
  private var notice = ""
  /// What there is to say at a milestone, until the next take is over.
  private var milestone = ""
  private var remedies: [Remedy] = []
  private var showsKeys = false
  private let glyphs: Glyphs
  private let today: () -> Day

  /// Creates the picture for the first exercise.
  /// - Parameter today: Returns the present day of the person.
  init(_ exercise: Exercise, isSilent: Bool, glyphs: Glyphs = .ascii, today: @escaping () -> Day) {
    self.exercise = exercise
    self.isSilent = isSilent
    self.glyphs = glyphs
    self.today = today
  }

  // MARK: What happens

  /// Takes an event into the picture.
  mutating func show(_ event: Sitting.Event, _ exercise: Exercise, _ practice: Practice) {
    isClaimable = practice.isClaimable
    if practice.rejectionsInRow == 0 { remedies = [] }
    switch event {
    case .playing: begin(.playing, exercise)
    case .heardWords(let places): heardWords = places
    case .listening(let again):
      // What came of the last take was there to read while the recording played.
      if case .playing = phase { forget() }
      begin(.listening, exercise)
      if again { notice = "Are you there? Say it, or press s if you can't speak now." }
    case .hearing(let level, let recognised):
      self.level = level
      self.recognised = recognised
      if !recognised.isEmpty { forget() }
    case .heard:
      phase = .checking
      forget()
    case .imagining: begin(.imagining, exercise)
    case .kept, .tookBack, .rejected, .nothingHeard, .soundLost, .echo:
      (notice, milestone) = ("", "")
      if let line = Phrases.result(of: event, exercise) {
        result = Span(text: line, style: Phrases.counts(event) ? .good : .strong)
      }
    case .milestone:
      milestone = Phrases.notice(for: event, exercise) ?? ""
      return
    case .remedies(let remedies): self.remedies = remedies
    case .changed(let isSilent): self.isSilent = isSilent
    case .learning(let place): phase = .learning(exercise.sentence.words[place])
    case .resting: begin(.resting, exercise)
    case .paused(let reason): begin(.paused(reason), exercise)
    case .soundBroke(let problem): begin(.silenced(problem), exercise)
    case .dayDone: begin(.dayDone, exercise)
    case .help: showsKeys.toggle()
    case .offer, .learnt, .nothingTo, .enoughForToday, .redraw, .ended: break
    }
    notice = Phrases.notice(for: event, exercise) ?? notice
  }

  /// Drops what was said about the last take.
  private mutating func forget() {
    result = nil
    if remedies.isEmpty { notice = "" }
  }

  private mutating func begin(_ phase: Phase, _ exercise: Exercise) {
    self.phase = phase
    self.exercise = exercise
    level = nil
    heardWords = []
    recognised = []
  }

  // MARK: The picture

  /// The lines from the top, none wider than the window, or than 20 columns.
  func lines(in window: Window) -> [Line] {
    let width = max(20, window.columns), rows = max(1, window.rows)
    let sentence = sentence(width), counts = counts(width), footer = footer(width)
    // The sentence and the step come first, then a line for what there is to say, the counts, the keys, and air.
    var room = rows
    func take(_ wanted: Int, of most: Int? = nil) -> Int {
      let taken = max(0, min(wanted, most ?? room, room))
      room -= taken
      return taken
    }
    let sentenceRows = take(sentence.lines.count, of: max(1, rows - 2))
    let stepRows = take(1), leastMessage = take(1)
    // In a low window one row is enough for the counts, and in a very low one they give way to what there is to say.
    let countRows = take(rows < 12 ? 1 : counts.count)
    let height = footerHeight(width), footerRows = height <= max(1, rows / 8) && height <= room ? take(height) : 0
    let moreMessage = take(2)
    let air = (0..<5).map { _ in take(1) }
    let messageRows = leastMessage + moreMessage + room
    let isShared = rows < 8

    var lines = [Line](repeating: [], count: air[2])
    lines += Self.slice(sentence.lines, sentenceRows, around: sentence.next)
    lines += [Line](repeating: [], count: air[0])
    if stepRows > 0 { lines.append(step(width)) }
    lines += [Line](repeating: [], count: air[3])
    if showsKeys { return lines + keys(width, rows - lines.count) }
    let message = message(width, rows: messageRows + (isShared ? countRows : 0))
    if isShared, !message.isEmpty { return lines + Self.filled(message, messageRows + countRows) + Self.filled(footer, footerRows) }
    lines += Self.filled(counts, countRows)
    lines += [Line](repeating: [], count: air[1])
    // Where there is no row for the keys, they stand where there is nothing to say.
    lines += Self.filled(message.isEmpty && footerRows == 0 ? footer : message, messageRows)
    lines += [Line](repeating: [], count: air[4])
    return lines + Self.filled(footer, footerRows)
  }

  /// The sentence with the words lit that were heard or recognised, and the line of the next word.
  private func sentence(_ width: Int) -> (lines: [Line], next: Int) {
    let chunks = exercise.sentence.chunks(of: exercise.affirmation.text)
    let lit: Set<Int>
    switch phase {
    case .playing: lit = heardWords
    case .listening: lit = recognised
    case .checking, .imagining, .learning, .resting, .paused, .silenced, .dayDone: lit = Set(exercise.sentence.words.indices)
    }
    let lines = Self.wrap(
      chunks.map { Span(text: $0.text, style: lit.isSuperset(of: $0.places) ? .strong : .faint) }, width, indent: 2)
    return (lines, lines.firstIndex { $0.contains { $0.style == .faint } } ?? (lit.isEmpty ? 0 : lines.count - 1))
  }

  /// Some lines of a sentence that is too long for the window, with the line of the next word among them.
  private static func slice(_ lines: [Line], _ rows: Int, around next: Int) -> [Line] {
    let first = max(0, min(next - rows + 1, lines.count - rows))
    return Array(lines[first..<first + rows])
  }

  /// The step that runs now, with the level of the microphone.
  private func step(_ width: Int) -> Line {
    let name =
      switch phase {
      case .playing: "Listen"
      case .listening: "Speak"
      case .checking: "Checking"
      case .imagining: "Imagine"
      case .learning: "Learning"
      case .resting: "Rest"
      case .dayDone: "Done"
      case .paused, .silenced: "Paused"
      }
    let label = Span(text: "> \(name)".padded(to: 10), style: .strong)
    guard case .listening = phase, let level else { return [label] }
    if level.isClipped, width < 40 { return [label, Span(text: "too loud", style: .bad)] }
    return [label, Span(text: glyphs.meter(level, width - 11), style: level.isClipped ? .bad : .plain)]
  }

  private func counts(_ width: Int) -> [Line] {
    let progress = exercise.progress, today = today()
    var counts = [Phrases.count(exercise), Phrases.today(exercise, today)]
    let streak = progress.streak(on: today, plan: exercise.affirmation.plan)
    if streak > 1 { counts.append(Phrases.days(streak)) }
    let others = Phrases.others(progress.tally)
    return Self.wrap((counts + (others.isEmpty ? [] : [others])).map { Span(text: $0) }, width, indent: 2, gap: 3)
  }

  /// What there is to say, the most important first.
  private func message(_ width: Int, rows: Int) -> [Line] {
    var parts: [[Span]] = []
    if let result { parts.append(Self.words(result.text, result.style)) }
    switch phase {
    case .paused(let reason): parts.append(Self.words(Phrases.paused(reason) + " Space goes on, q leaves."))
    case .silenced(let problem): parts.append(Self.words(Phrases.silenced(problem) + " Space tries now, q leaves."))
    case .dayDone: parts.append(Self.words(Phrases.dayDone + " Enter goes on.", .good))
    case .learning(let word): parts.append(Self.words("Learning how you say '\(word)'."))
    case .playing, .listening, .checking, .imagining, .resting: break
    }
    if !milestone.isEmpty { parts.append(Self.words(milestone)) }
    let remedies = Phrases.remedies(remedies, exercise)
    parts += (remedies.prefix(1) + (notice.isEmpty ? [] : [notice]) + remedies.dropFirst()).map { Self.words($0) }
    if parts.isEmpty, exercise.progress.count(on: today()) == 0 {
      parts += Phrases.purpose(of: exercise.affirmation).map { Self.words($0, .faint) }
    }
    return Array(parts.flatMap { Self.wrap($0, width, indent: 2, hanging: 4) }.prefix(rows))
  }

  private func footer(_ width: Int, claims: Bool? = nil) -> [Line] {
    let keys =
      switch phase {
      case .silenced: [("Space", "try now"), ("q", "leave"), ("?", "keys")]
      case .paused: [("Space", "go on"), ("q", "leave"), ("?", "keys")]
      case .dayDone: [("Enter", "go on"), ("q", "leave"), ("?", "keys")]
      default: [("Space", "pause")] + (claims ?? isClaimable ? [("a", "claim")] : []) + [("q", "leave"), ("?", "keys")]
      }
    return Self.wrap(keys.map { Span(text: "\($0.0) \($0.1)", style: .faint) }, width, indent: 2, gap: width < 60 ? 2 : 3)
  }

  private func footerHeight(_ width: Int) -> Int { footer(width, claims: true).count }

  /// All keys, each on a line of its own where there is room for that.
  private func keys(_ width: Int, _ rows: Int) -> [Line] {
    let long = Phrases.keys.flatMap { key in
      Self.wrap([Span(text: key.name.padded(to: 7))] + Self.words(key.meaning), width, indent: 2, hanging: 10)
    }
    if long.count <= rows { return long }
    let medium = Self.wrap(Phrases.keys.map { Span(text: "\($0.name) \($0.short)") }, width, indent: 2, gap: 3)
    if medium.count <= rows { return medium }
    return Array(Self.wrap(Phrases.keys.map { Span(text: "\($0.name) \($0.short)") }, width, indent: 0, gap: 1).prefix(rows))
  }

  // MARK: Lines

  /// A text as spans of one word each.
  static func words(_ text: String, _ style: Canvas.Style = .plain) -> [Span] {
    text.split(separator: " ").map { Span(text: String($0), style: style) }
  }

  /// The first of some lines, with empty ones behind them.
  private static func filled(_ lines: [Line], _ rows: Int) -> [Line] {
    Array((lines + [Line](repeating: [], count: max(0, rows - lines.count))).prefix(rows))
  }

  /// Puts spans into lines of a width, with a gap between them. A span that is wider than a line is cut between characters.
  /// - Parameter hanging: The indentation of the lines after the first, in columns; nil for `indent`.
  static func wrap(_ spans: [Span], _ width: Int, indent: Int, hanging: Int? = nil, gap: Int = 1) -> [Line] {
    let most = width - 1
    var lines: [Line] = []
    var line: Line = [Span(text: String(repeating: " ", count: indent))]
    var used = indent, isEmpty = true
    func breakLine() {
      lines.append(line)
      line = [Span(text: String(repeating: " ", count: hanging ?? indent))]
      (used, isEmpty) = (hanging ?? indent, true)
    }
    for span in spans where !span.text.isEmpty {
      let needed = Window.width(of: span.text)
      if !isEmpty, used + gap + needed > most { breakLine() }
      if !isEmpty {
        line.append(Span(text: String(repeating: " ", count: gap)))
        used += gap
      }
      // A phrase that is too wide for any line is broken between its words, a word between its characters.
      if used + needed > most, span.text.contains(" ") {
        for (index, word) in span.text.split(separator: " ").enumerated() {
          let width = Window.width(of: word)
          if index > 0, used + 1 + width > most { breakLine() } else if index > 0 { used += 1 }
          if index > 0, !isEmpty { line.append(Span(text: " ", style: span.style)) }
          line.append(Span(text: String(word), style: span.style))
          used += width
          isEmpty = false
        }
        continue
      }
      var part = ""
      for character in span.text {
        let width = Window.width(of: character)
        if used + width > most, !part.isEmpty {
          line.append(Span(text: part, style: span.style))
          part = ""
          breakLine()
        }
        part.append(character)
        used += width
      }
      line.append(Span(text: part, style: span.style))
      isEmpty = false
    }
    return isEmpty ? lines : lines + [line]
  }
}
