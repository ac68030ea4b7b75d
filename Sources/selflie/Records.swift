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

/// An affirmation with its progress.
struct AffirmationRecord: Encodable {
  struct Sound: Encodable {
    var id: String
    var made: Date
    var seconds: Double
    var verified: Bool
    var file: String
  }

  var number: Int
  var id: String
  var text: String
  var goal: String?
  var because: String?
  var count: Int
  var target: Int
  var listened: Int
  var claimed: Int
  var created: Date
  /// "gentle", "normal" or "strict".
  var strictness: String
  var model: String?
  var dictionary: String?
  var pronunciations: [String: [String]]?
  var recording: Sound?

  init(_ affirmation: Affirmation, _ tally: Tally, in home: Home) {
    number = affirmation.number
    id = affirmation.id.description
    text = affirmation.text
    goal = affirmation.goal
    because = affirmation.reason
    count = tally.count
    target = affirmation.target
    listened = tally.listened
    claimed = tally.claimed
    created = affirmation.created
    strictness = affirmation.strictness.rawValue
    model = affirmation.model?.string
    dictionary = affirmation.dictionary?.string
    if !affirmation.pronunciations.isEmpty { pronunciations = affirmation.pronunciations.mapValues { $0.map(\.description) } }
    recording = affirmation.recording.map {
      Sound(
        id: $0.id.description, made: $0.made, seconds: rounded($0.duration, to: 3), verified: $0.verified, file: home.file(of: $0).string)
    }
  }
}

/// A number with so many digits behind the point.
func rounded(_ value: Double, to digits: Int) -> Double {
  let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
  return (value * scale).rounded() / scale
}
