import FoundationEssentials
import SelfLieCore

/// The picture of a sitting for a window of any size. It is pure: a canvas draws it.
struct Screen {
  typealias Style = Canvas.Style
  typealias Span = Canvas.Span
  typealias Line = Canvas.Line

  /// The step that runs now.
  private enum Phase {
    case playing, listening, checking, imagining, learning(String)
    case resting
    case paused(Practice.Pause)
  }

  /// The result of the last repetition.
  private enum Result {
    case kept(Repetition.Kind)
    case tookBack(Repetition.Kind)
    case rejected(Verdict)
    case nothingHeard
  }

  private var exercise: Exercise
  private var phase = Phase.playing
  private var result: Result?
  /// The exercise of the last result.
  private var judged: Exercise
  private var isSilent: Bool
  private var heardWords: Set<Int> = []
  private var recognised: Set<Int> = []
  private var level: Level?
  private var notice = ""
  private var showsKeys = false
  private let today: () -> Day

  /// Creates the picture for the first exercise.
  /// - Parameter today: Returns the present day of the person.
  init(_ exercise: Exercise, isSilent: Bool, today: @escaping () -> Day) {
    self.exercise = exercise
    judged = exercise
    self.isSilent = isSilent
    self.today = today
  }

  // MARK: What happens

  /// Takes an event into the picture.
  mutating func show(_ event: Sitting.Event, _ exercise: Exercise, _ practice: Practice) {
    notice = Phrases.notice(for: event, exercise) ?? notice
    switch event {
    case .playing: begin(.playing, exercise)
    case .heardWords(let places): heardWords = places
    case .listening(let again):
      begin(.listening, exercise)
      if again { notice = "Are you there? Speak, or press s if you cannot speak now." }
    case .hearing(let level, let recognised):
      self.level = level
      self.recognised = recognised
    case .heard: phase = .checking
    case .imagining: begin(.imagining, exercise)
    case .kept(let repetition): show(.kept(repetition.kind), of: exercise, event)
    case .tookBack(let repetition): show(.tookBack(repetition.kind), of: exercise, event)
    case .rejected(_, let verdict, _): show(.rejected(verdict), of: exercise, event)
    case .nothingHeard: result = .nothingHeard
    case .changed(let isSilent): self.isSilent = isSilent
    case .learning(let place): phase = .learning(exercise.sentence.words[place])
    case .resting: begin(.resting, exercise)
    case .paused(let reason): begin(.paused(reason), exercise)
    case .help: showsKeys.toggle()
    case .offer, .learnt, .nothingTo, .enoughForToday, .redraw, .ended: break
    }
  }

  /// Shows the result of a repetition, and drops the notice about the one before.
  private mutating func show(_ result: Result, of exercise: Exercise, _ event: Sitting.Event) {
    self.result = result
    judged = exercise
    notice = Phrases.notice(for: event, exercise) ?? ""
  }

  private mutating func begin(_ phase: Phase, _ exercise: Exercise) {
    self.phase = phase
    self.exercise = exercise
    level = nil
    if case .playing = phase { heardWords = [] }
    recognised = []
  }

  // MARK: The picture

  /// The lines from the top, none wider than the window, or than 20 columns. Where rows are few, the least important lines are left out.
  func lines(in window: Window) -> [Line] {
    let width = max(20, window.columns)
    var blocks: [[Line]] = [
      Self.wrap(exercise.sentence.chunks(of: exercise.affirmation.text).map { Span(text: $0.text, style: .strong) }, width, indent: 2),
      counts(width),
      rows(width),
    ]
    blocks += notice.isEmpty ? [] : [Self.wrap(Self.words(notice), width, indent: 2)]
    blocks += [keys(width)]
    var lines = [[]] + blocks.joined(separator: [[]])
    if lines.count > window.rows { lines = Array(blocks.joined()) }
    if lines.count > window.rows { lines = rows(width) + (notice.isEmpty ? [] : Self.wrap(Self.words(notice), width, indent: 2)) }
    return Array(lines.prefix(window.rows))
  }

  private func counts(_ width: Int) -> [Line] {
    let progress = exercise.progress, today = today()
    var counts = [Phrases.count(exercise), "today \(progress.count(on: today))"]
    let streak = progress.streak(on: today, plan: exercise.affirmation.plan)
    if streak > 0 { counts.append(Phrases.days(streak)) }
    let others = Phrases.others(progress.tally)
    return Self.wrap((counts + (others.isEmpty ? [] : [others])).map { Span(text: $0) }, width, indent: 2, gap: 3)
  }

  /// The rows for listening, speaking and the result, with a mark at the present one.
  private func rows(_ width: Int) -> [Line] {
    let chunks = exercise.sentence.chunks(of: exercise.affirmation.text)
    let (isPlaying, isSaying, isOver) =
      switch phase {
      case .playing: (true, false, false)
      case .listening, .imagining: (false, true, false)
      case .checking, .learning, .resting, .paused: (false, false, true)
      }
    let heard = chunks.map { Span(text: $0.text, style: isPlaying && !heardWords.isSuperset(of: $0.places) ? .faint : .plain) }
    var lines = row("Listen", heard, width, isNow: isPlaying)
    if isSilent {
      lines += row("Imagine", isSaying ? chunks.map { Span(text: $0.text) } : [], width, isNow: isSaying) + [[]]
    } else {
      let said = chunks.map { chunk in
        recognised.isSuperset(of: chunk.places)
          ? Span(text: chunk.text, style: .strong)
          : Span(text: String(repeating: ".", count: Window.width(of: chunk.text)), style: .faint)
      }
      lines += row("Speak", isSaying ? said : [], width, isNow: isSaying)
      lines += [level.map { [Span(text: String(repeating: " ", count: Self.column) + Self.meter($0, width - Self.column - 1))] } ?? []]
    }
    return lines + outcome(width, isNow: isOver)
  }

  private func outcome(_ width: Int, isNow: Bool) -> [Line] {
    var lines: [Line] = [[]]
    switch result {
    case .kept(.spoken): lines = row("Counted", [Span(text: Phrases.count(judged), style: .good)], width)
    case .kept(.listened): lines = row("Listened", Self.words("not counted"), width)
    case .kept(.claimed): lines = row("Claimed", Self.words("kept, not counted"), width)
    case .tookBack(let kind): lines = row("Taken back", Self.words("the last one that was \(kind.rawValue)"), width)
    case .nothingHeard: lines = row("Not heard", Self.words("Is the microphone muted?"), width)
    case .rejected(let verdict): lines = row("Not counted", rejection(verdict), width)
    case .kept(.rejected), nil: break
    }
    switch phase {
    case .checking: lines = row("Checking", [], width, isNow: true)
    case .learning(let word): lines += row("Learning", Self.words("how you say '\(word)'"), width, isNow: true)
    case .resting: lines += row("Rest", [], width, isNow: true)
    case .paused(let reason): lines += row("Paused", Self.words(reason.rawValue + ". Space goes on, q leaves."), width, isNow: true)
    case .playing, .listening, .imagining: break
    }
    return lines
  }

  /// The sentence with its missing words in brackets, or the reason in its place.
  private func rejection(_ verdict: Verdict) -> [Span] {
    let missing = verdict.missing(of: judged.sentence)
    guard case .notSaid(let what) = verdict, !what.missing.isEmpty, 2 * missing.count <= judged.sentence.words.count else {
      return Self.words(verdict.reason(for: judged.sentence))
    }
    return judged.sentence.chunks(of: judged.affirmation.text).map { chunk in
      missing.isDisjoint(with: chunk.places) ? Span(text: chunk.text) : Span(text: "[\(chunk.text)]", style: .strong)
    } + Self.words(what.heard.isEmpty ? "" : "and heard '\(what.heard[0])'")
  }

  private func keys(_ width: Int) -> [Line] {
    let keys = showsKeys ? Phrases.keys : Phrases.keys.filter { [.pause, .leave, .help].contains($0.key) }
    if showsKeys {
      return keys.flatMap { Self.wrap([Span(text: $0.name.padded(to: 7))] + Self.words($0.meaning), width, indent: 2, hanging: 10) }
    }
    return Self.wrap(keys.map { Span(text: "\($0.name) \($0.short)", style: .faint) }, width, indent: 2, gap: 3)
  }

  // MARK: Lines

  /// The column at which the text behind a label begins.
  private static let column = 15

  private func row(_ label: String, _ spans: [Span], _ width: Int, isNow: Bool = false) -> [Line] {
    let head = Span(text: (isNow ? "> " : "  ") + label.padded(to: Self.column - 2), style: isNow ? .strong : .plain)
    let body = Self.wrap(spans, width, indent: Self.column)
    return [[head] + (body.first.map { Array($0.dropFirst()) } ?? [])] + body.dropFirst()
  }

  /// A text as plain spans of one word each.
  static func words(_ text: String) -> [Span] { text.split(separator: " ").map { Span(text: String($0)) } }

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

  /// The level as a bar, from 60 dB below full scale up to full scale; clipping is told in words.
  static func meter(_ level: Level, _ width: Int) -> String {
    let cells = max(4, min(40, width - 12))
    let filled = max(0, min(cells, Int((Double(cells) * (level.loudness + 60) / 60).rounded())))
    let bar = "[" + String(repeating: "#", count: filled) + String(repeating: " ", count: cells - filled) + "]"
    return level.isClipped ? bar + " too loud" : bar
  }
}
