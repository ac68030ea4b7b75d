/// The judgement of a take, for people. A verdict is never an error.
public enum Verdict: Equatable, Sendable {
  /// All words were said, and nothing else.
  ///
  /// The confidence, from 0 to 1, is 1 minus the worst objection as a share of its limit, or, beside a weak recording, the worst
  /// unlikeness.
  case said(confidence: Double)
  case notSaid(NotSaid)
  case nothingHeard
  case unchecked(Hindrance)

  /// The missing words and the words too many. If both are empty, something was said in a pause.
  public struct NotSaid: Equatable, Sendable {
    /// The places of the words that were not heard, counted from 0.
    public let missing: [Int]
    /// Heard words that reverse the sentence.
    public let heard: [String]
  }

  /// The reason why a take could not be judged.
  public enum Hindrance: Equatable, Sendable {
    /// Samples were lost while it was recorded.
    case gap
    /// The microphone heard the loudspeaker, and no person.
    case echo
    case tooLoud
    /// PocketSphinx failed.
    case failed
  }

  /// Whether the sentence was said.
  public var isSaid: Bool {
    if case .said = self { true } else { false }
  }
}

extension Level {
  /// Whether the sound is too distorted to be judged.
  public var isClipped: Bool { clipped > Threshold.clipped }
}

extension Strictness {
  /// The objection that the worst stretch may have, in units of the decoder's score.
  var worst: Double { Threshold.worst * [.gentle: 1.5, .strict: 0.6][self, default: 1] }

  /// The mean unlikeness to the recording that a word may have, in natural log units.
  var unlike: Double { Threshold.unlike + margin }

  /// The same for the worse half of a word's frames, with a share of its misfit, where the recording is weak.
  var worseHalf: Double { Threshold.worseHalf + margin }

  private var margin: Double { [.gentle: 0.4, .strict: -0.4][self, default: 0] }
}

extension Evidence.Piece {
  /// The objection of this piece, in units of the decoder's score: above 0 it speaks against the sentence.
  public var objection: Double { -difference - Threshold.allowance * Double(frames.count) }

  /// Whether a word is too long for its phones: it stretches over something else, most often a pause.
  var isDrawnOut: Bool { Double(frames.count) > Threshold.longestPhone * Double(phones) }
}

extension Evidence {
  /// The run of pieces with the greatest objection, and that objection; an empty run and 0 if none speaks against the sentence.
  ///
  /// It is the maximum sum of consecutive terms, as in the scan statistic that finds where a sequence stops following its model (E. S.
  /// Page, "Continuous Inspection Schemes", Biometrika 41, 1954).
  public var worst: (pieces: Range<Int>, objection: Double) {
    var worst = (pieces: 0..<0, objection: 0.0)
    var start = 0, sum = 0.0
    for (index, piece) in pieces.enumerated() {
      if sum <= 0 { (start, sum) = (index, 0) }
      sum += piece.objection
      if sum > worst.objection { worst = (start..<index + 1, sum) }
    }
    return worst
  }
}

extension Verdict {
  /// Judges a take by itself, and beside the owner's recording if there is one.
  ///
  /// A take must resemble the recording too if the acoustic model hears the recording well; if it hears it poorly, likeness alone is
  /// enough.
  init(_ evidence: Evidence, of sentence: Sentence, strictness: Strictness = .normal) {
    let alone = Self.alone(evidence, of: sentence, strictness)
    guard let likeness = evidence.likeness, !evidence.pieces.isEmpty else {
      self = alone
      return
    }
    switch alone {
    case .said: self = Self.objection(of: likeness, evidence, strictness).map(Verdict.notSaid) ?? alone
    case .notSaid where likeness.isToWeak: self = Self.beside(likeness, evidence, strictness)
    default: self = alone
    }
  }

  /// Returns what the likeness objects to in a take that fits by itself; nil if nothing.
  private static func objection(of likeness: Likeness, _ evidence: Evidence, _ strictness: Strictness) -> NotSaid? {
    let unlike = likeness.parts.filter { $0.unlikeness > strictness.unlike }
    if !unlike.isEmpty { return NotSaid(missing: unlike.flatMap { Array($0.places) }, heard: []) }
    if likeness.surplus > Threshold.anySurplus { return NotSaid(missing: [], heard: []) }
    // Two measures that each nearly object do so together.
    guard let worst = likeness.parts.max(by: { $0.unlikeness < $1.unlikeness }),
      worst.unlikeness + Threshold.objectionShare * evidence.worst.objection > strictness.unlike
    else { return nil }
    return NotSaid(missing: Array(worst.places), heard: [])
  }

  /// Judges a take by its worst stretch, and by words that reverse the sentence.
  private static func alone(_ evidence: Evidence, of sentence: Sentence, _ strictness: Strictness) -> Verdict {
    guard !evidence.pieces.isEmpty else { return .notSaid(NotSaid(missing: Array(sentence.words.indices), heard: [])) }
    let worst = evidence.worst
    var heard: [String] = []
    var isDisturbed = worst.objection > strictness.worst || evidence.hasHastyStart
    var missing = worst.objection > strictness.worst ? evidence.pieces[worst.pieces].flatMap { Array($0.places) } : []
    for piece in evidence.pieces {
      switch piece.role {
      case .intruder(let word) where !piece.isDrawnOut:
        // If the word does not fit either, something else was said there, but not the text.
        isDisturbed = true
        if piece.fit >= Threshold.heardNegation { heard.append(word) } else { missing += piece.places }
      case .hesitation where piece.fit < Threshold.heardHesitation: isDisturbed = true
      case .pause where piece.isSpoken: isDisturbed = true
      default: break
      }
    }
    let words = evidence.words
    missing += sentence.words.indices.filter { index in
      guard let piece = words[index] else { return true }
      return sentence.isNegation(index) && (piece.fit < Threshold.saidNegation || piece.isDrawnOut)
    }
    return isDisturbed || !missing.isEmpty
      ? .notSaid(NotSaid(missing: Set(missing).sorted(), heard: heard)) : .said(confidence: 1 - worst.objection / strictness.worst)
  }

  /// Judges a take by its likeness to a weak recording, with a share of the misfit of its words.
  private static func beside(_ likeness: Likeness, _ evidence: Evidence, _ strictness: Strictness) -> Verdict {
    let parts = likeness.parts.map { part in
      (places: part.places, unlikeness: part.worseHalf - Threshold.misfitShare * evidence.fit(of: part))
    }
    let missing = parts.filter { $0.unlikeness > strictness.worseHalf }.flatMap { Array($0.places) }
    let heard = evidence.pieces.compactMap { piece -> String? in
      guard case .intruder(let word) = piece.role, !piece.isDrawnOut,
        likeness.unlikeness(over: piece.frames) + Threshold.heardShare * piece.fit > Threshold.heardUnlike
      else { return nil }
      return word
    }
    guard missing.isEmpty, heard.isEmpty, likeness.surplus <= Threshold.surplus else {
      return .notSaid(NotSaid(missing: Set(missing).sorted(), heard: heard))
    }
    return .said(confidence: 1 - max(0, parts.map(\.unlikeness).max() ?? 0) / strictness.worseHalf)
  }

  /// Judges a take by its level alone; nil if its words must be judged.
  init?(_ level: Level) {
    if level.loudness < Threshold.silence {
      self = .nothingHeard
    } else if level.isClipped {
      self = .unchecked(.tooLoud)
    } else {
      return nil
    }
  }
}

extension Verifier.Judgement {
  /// The place of the missing word with the worst fit; nil if no word is missing, or if more than half of the words are.
  public func hardestWord(of sentence: Sentence) -> Int? {
    guard case .notSaid(let what) = verdict, 2 * what.missing.count <= sentence.words.count else { return nil }
    let words = evidence.plainWords
    return what.missing.min { (words[$0]?.fit ?? Threshold.absentWord) < (words[$1]?.fit ?? Threshold.absentWord) }
  }
}
