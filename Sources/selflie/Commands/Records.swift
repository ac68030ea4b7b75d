import FoundationEssentials
import SelfLieCore
import SystemPackage

// The JSON that programs read. A name, once published, keeps its meaning.

/// The judgement of a recording.
struct JudgementRecord: Encodable {
  /// A word of the sentence, with its place in the recording.
  struct Word: Encodable {
    var word: String
    var said: Bool
    /// The start of the word, in seconds from the start of the recording.
    var start: Double?
    /// The end of the word, in seconds from the start of the recording.
    var end: Double?
  }

  /// The id of the trial.
  var id: String?
  /// The published name of the verdict, or the problem that prevented it.
  var verdict: String
  var words: [Word]?
  /// The words that were heard and turn the sentence round.
  var heard: [String]?
  /// The objection of the worst stretch, in units of the decoder's score.
  var objection: Double?
  var pieces: [PieceRecord]?
  var likeness: LikenessRecord?
  /// The processor time for judging, in seconds.
  var seconds: Double?
  /// The part of `seconds` from the last sample of streamed sound to the verdict.
  var verdictSeconds: Double?
  /// The processor time for making the verifier ready, in seconds.
  var readySeconds: Double?
  /// The length of the recording, in seconds.
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

/// The likeness of a take to the owner's recording.
struct LikenessRecord: Encodable {
  /// One part of the sentence in this comparison.
  struct Part: Encodable {
    var word: String
    /// The unlikeness to the recording, in natural log units.
    var unlikeness: Double
    /// The same over the worse half of the part.
    var worseHalf: Double
    /// The fit of the part in the take alone, in units of the decoder's score a frame of 10 ms.
    var fit: Double

    enum CodingKeys: String, CodingKey {
      case word, unlikeness, fit
      case worseHalf = "worse_half"
    }
  }

  var parts: [Part]
  /// The unlikeness of sound between the words that the recording does not have, in natural log units.
  var surplus: Double
  /// Whether the recording is so weak that the take is judged by this likeness rather than by itself.
  var weak: Bool

  init(_ likeness: Likeness, _ evidence: Evidence, of sentence: Sentence) {
    parts = likeness.parts.map {
      Part(
        word: sentence.words[$0.places].joined(separator: " "), unlikeness: rounded($0.unlikeness, to: 3),
        worseHalf: rounded($0.worseHalf, to: 3), fit: rounded(evidence.fit(of: $0), to: 1))
    }
    surplus = rounded(likeness.surplus, to: 1)
    weak = likeness.isToWeak
  }
}

/// A piece of the sound, with the evidence for and against it.
struct PieceRecord: Encodable {
  /// "word", "intruder", "hesitation" or "pause".
  var role: String
  var word: String?
  /// The start of the piece, in seconds from the start of the recording.
  var start: Double
  /// The end of the piece, in seconds from the start of the recording.
  var end: Double
  /// The number of phones of the word; 0 for a pause.
  var phones: Int
  /// The score of the piece less the best score of any speech, in units of the decoder's score: 0 is a perfect fit, less is worse.
  var difference: Double
  /// The objection of the piece, in units of the decoder's score.
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

/// The due repetitions, for a bar.
struct StatusRecord: Encodable {
  /// An affirmation with repetitions due.
  struct Due: Encodable {
    var number: Int
    var id: String
    var text: String
    var due: Int
    var today: Int
    var count: Int
    var target: Int
  }

  /// The repetitions still due today.
  var due: Int
  var today: Int
  var streak: Int
  var count: Int
  var target: Int
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

/// The sums of a ledger.
struct StatsRecord: Encodable {
  /// The lines of a day, or of several days, by kind.
  struct Sums: Encodable {
    /// The day, as in "2026-12-03"; missing for several days.
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

  /// The day with the most spoken repetitions.
  struct Best: Encodable {
    var day: String
    var count: Int
  }

  /// A word with the number of rejected takes that missed it.
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
  /// The share of judged takes that count, from 0 to 1.
  var share: Double?
  /// The median time from one repetition to the next, in seconds.
  var cycle: Double?
  var hardest: [Word]
  var plan: PlanRecord?
  /// The days with a ledger line, in order.
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
