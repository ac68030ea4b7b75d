import FoundationEssentials
import SelfLieCore
import SystemPackage

// What programs read. A name, once published, keeps its meaning.

/// A judged recording.
struct JudgementRecord: Encodable {
  struct Word: Encodable {
    var word: String
    var said: Bool
    /// In seconds from the start of the recording.
    var start: Double?
    var end: Double?
  }

  var id: String?
  /// "said", or what it was instead.
  var verdict: String
  var words: [Word]?
  /// Words that turn the sentence round.
  var heard: [String]?
  /// How much speaks against the sentence in its worst stretch.
  var objection: Double?
  var pieces: [PieceRecord]?
  var likeness: LikenessRecord?
  /// Of processor time, for judging.
  var seconds: Double?
  /// Of that, from the last sample of what was streamed to the verdict.
  var verdictSeconds: Double?
  /// Of processor time, for making the verifier ready.
  var readySeconds: Double?
  var audioSeconds: Double?

  enum CodingKeys: String, CodingKey {
    case id, verdict, words, heard, objection, pieces, likeness, seconds
    case verdictSeconds = "verdict_seconds"
    case readySeconds = "ready_seconds"
    case audioSeconds = "audio_seconds"
  }

  init(verdict: String) {
    self.verdict = verdict
  }

  init(_ judgement: Verifier.Judgement, of sentence: Sentence, clip: Clip, explain: Bool) {
    verdict = judgement.verdict.name
    audioSeconds = clip.duration
    let missing = judgement.verdict.missing(of: sentence)
    if case .notSaid(let what) = judgement.verdict, !what.heard.isEmpty { heard = what.heard }
    words = sentence.words.enumerated().map { index, word in
      var record = Word(word: word, said: !missing.contains(index))
      if let piece = judgement.evidence.words[index] {
        record.start = piece.start
        record.end = piece.end
      }
      return record
    }
    if explain {
      objection = rounded(judgement.evidence.worst.objection, to: 1)
      pieces = judgement.evidence.pieces.map { PieceRecord($0, of: sentence) }
      likeness = judgement.evidence.likeness.map { LikenessRecord($0, judgement.evidence, of: sentence) }
    }
  }
}

/// How a take compares with the owner's recording.
struct LikenessRecord: Encodable {
  struct Part: Encodable {
    var word: String
    var unlikeness: Double
    /// By itself, for each frame.
    var fit: Double
  }

  var parts: [Part]
  /// What the take has between words and the recording has not.
  var surplus: Double
  /// Whether the recording is weak, so that the take is judged by this rather than by itself.
  var weak: Bool

  init(_ likeness: Likeness, _ evidence: Evidence, of sentence: Sentence) {
    parts = likeness.parts.map {
      Part(
        word: sentence.words[$0.places].joined(separator: " "), unlikeness: rounded($0.unlikeness, to: 3),
        fit: rounded(evidence.fit(of: $0), to: 1))
    }
    surplus = rounded(likeness.surplus, to: 1)
    weak = likeness.isToWeak
  }
}

/// A stretch of the sound with what speaks for and against it.
struct PieceRecord: Encodable {
  /// "word", "intruder", "hesitation" or "pause".
  var role: String
  var word: String?
  var start: Double
  var end: Double
  var phones: Int
  var difference: Double
  var objection: Double

  init(_ piece: Evidence.Piece, of sentence: Sentence) {
    switch piece.role {
    case .word: (role, word) = ("word", sentence.words[piece.places].joined(separator: " "))
    case .intruder(let intruder): (role, word) = ("intruder", intruder)
    case .hesitation(let hesitation): (role, word) = ("hesitation", hesitation)
    case .pause: role = "pause"
    }
    start = piece.start
    end = piece.end
    phones = piece.phones
    difference = rounded(piece.difference, to: 1)
    objection = rounded(piece.objection, to: 1)
  }
}

/// What is due, for a bar.
struct StatusRecord: Encodable {
  struct Due: Encodable {
    var number: Int
    var id: String
    var text: String
    var due: Int
    var today: Int
    var count: Int
    var target: Int
  }

  /// How many are still to be said today.
  var due: Int
  var today: Int
  var streak: Int
  var count: Int
  var target: Int
  /// Those of which something is due.
  var affirmations: [Due]

  init(_ status: StatusCommand.Summary, streak: Int) {
    due = status.toSay
    today = status.today
    self.streak = streak
    count = status.count
    target = status.target
    affirmations = status.chosen.compactMap { summary in
      let forecast = summary.forecast(on: status.day)
      guard forecast.due > 0 else { return nil }
      return Due(
        number: summary.number, id: summary.id.description, text: summary.text, due: forecast.due, today: forecast.today,
        count: summary.count, target: summary.target)
    }
  }
}

/// What a ledger comes to.
struct StatsRecord: Encodable {
  struct Sums: Encodable {
    /// Missing for sums of several days.
    var day: String?
    var spoken: Int
    var listened: Int
    var claimed: Int
    var rejected: Int

    init(_ tally: Tally, day: Day? = nil) {
      self.day = day?.digits
      (spoken, listened, claimed, rejected) = (tally.spoken, tally.listened, tally.claimed, tally.rejected)
    }
  }

  struct Best: Encodable {
    var day: String
    var count: Int
  }

  struct Word: Encodable {
    var word: String
    var count: Int
  }

  var number: Int?
  var id: String?
  var text: String?
  var count: Int
  var target: Int?
  var total: Sums
  var today: Sums
  var week: Sums
  var streak: Int
  var best: Best?
  /// From 0 to 1.
  var share: Double?
  /// In seconds.
  var cycle: Double?
  var hardest: [Word]
  var plan: PlanRecord?
  /// Those on which anything was judged, in order.
  var days: [Sums]

  init(_ report: Stats.Report) {
    let statistics = report.statistics
    number = report.affirmation?.number
    id = report.affirmation?.id.description
    text = report.affirmation?.text
    count = statistics.total.count
    target = report.affirmation?.target
    total = Sums(statistics.total)
    today = Sums(statistics.tally(on: report.day))
    week = Sums(statistics.week(of: report.day))
    streak = statistics.streak(on: report.day, plan: report.plan)
    best = statistics.best.map { Best(day: $0.day.digits, count: $0.count) }
    share = statistics.total.share.map { rounded($0, to: 4) }
    cycle = statistics.cycle.map { rounded($0, to: 2) }
    hardest = statistics.hardest.map { Word(word: $0.word, count: $0.count) }
    if let affirmation = report.affirmation, let forecast = report.forecast { plan = PlanRecord(affirmation, forecast) }
    days = statistics.days.sorted { $0.key < $1.key }.map { Sums($0.value, day: $0.key) }
  }
}
