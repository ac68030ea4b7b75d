/// What was judged of a take. Never an error: errors are for machines, verdicts for people.
public enum Verdict: Equatable, Sendable {
  /// Every word was said, and nothing else; how sure that is, from 0 to 1: 1 less the share of what may speak against it that does.
  case said(confidence: Double)
  case notSaid(NotSaid)
  case nothingHeard
  case unchecked(Hindrance)

  /// What was missing, and what was too much; if neither can be named, something was said in a pause.
  public struct NotSaid: Equatable, Sendable {
    /// The places of the words that were not heard, counted from 0.
    public let missing: [Int]
    /// Words that were heard and turn the sentence round.
    public let heard: [String]
  }

  /// Why a take could not be judged.
  public enum Hindrance: Equatable, Sendable {
    /// Samples were lost while it was recorded.
    case gap
    case tooLoud
    /// PocketSphinx gave up.
    case failed
  }

  public var isSaid: Bool {
    if case .said = self { true } else { false }
  }
}

/// Every number that decides, in one place, with where it comes from.
enum Threshold {
  /// The probability of each phone in any speech. Between 1e-4 and 0.3 the trials hardly change.
  static let anyPhone = 0.05
  /// The probability of a pause between two words.
  static let pause = 0.005
  /// The probability of a negation between two words of the text: so little that only a real one makes up for it.
  static let insertedNegation = 1e-24
  /// The probability of a word's negated form in its place.
  static let negatedForm = 1e-8
  /// The probability that a word is left out,
  static let omission = 1e-20
  /// and that the speaker stops before the end.
  static let stopping = 1e-10
  /// The probability of a negated word's plain form in its place, and of a negation that is left out.
  static let plainForm = 1e-2

  /// How much worse than any speech could do a frame may fit before it speaks against the sentence, in units of the decoder's score.
  /// With 20 the trials come out hardly different.
  static let allowance = 25.0
  /// How much may speak against the sentence in its worst stretch. Of true texts, 4 % of crowd-sourced orders, audio books and synthetic
  /// voices together have more, and nearly all of those are orders: a limit from books and voices alone (129) would reject 29 % of them.
  static let worst = 480.0
  /// A negation that was heard fits at least so well, per frame,
  static let heardNegation = -35.0
  /// and one of the text that was said at least so well;
  static let saidNegation = -32.0
  /// its phones last no longer than this on average, in frames.
  static let longestPhone = 20.0

  /// Less than this is silence, in dB below full scale.
  static let silence = -70.0
  /// More samples in a thousand at the end of the scale than this, and the sound is too distorted to be judged.
  static let clipped = 20.0
}

extension Evidence.Piece {
  /// How much this piece speaks against the sentence.
  public var objection: Double { -difference - Threshold.allowance * Double(frames.count) }

  /// Whether a word lasts too long to be one: it stretches over something else, a pause most often.
  var isDrawnOut: Bool { Double(frames.count) > Threshold.longestPhone * Double(phones) }
}

extension Evidence {
  /// The run of pieces that speaks most against the sentence, and how much.
  ///
  /// The maximum sum of consecutive terms, as in the scan statistic that finds where a sequence stops following its model (E. S. Page,
  /// "Continuous Inspection Schemes", Biometrika 41, 1954).
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
  /// Judges a sentence by its worst stretch, and by the words that turn it round.
  init(_ evidence: Evidence, of sentence: Sentence) {
    guard !evidence.pieces.isEmpty else {
      self = .notSaid(NotSaid(missing: Array(sentence.words.indices), heard: []))
      return
    }
    let worst = evidence.worst
    var heard: [String] = []
    var isDisturbed = worst.objection > Threshold.worst
    var missing = isDisturbed ? evidence.pieces[worst.pieces].flatMap { Array($0.places) } : []
    for piece in evidence.pieces where !piece.isDrawnOut {
      guard case .intruder(let word) = piece.role else { continue }
      // If it does not fit either, something else was said there, but not the text.
      isDisturbed = true
      if piece.fit >= Threshold.heardNegation { heard.append(word) } else { missing += piece.places }
    }
    let words = evidence.words
    missing += sentence.words.indices.filter { index in
      guard let piece = words[index] else { return true }
      return sentence.isNegation(index) && (piece.fit < Threshold.saidNegation || piece.isDrawnOut)
    }
    if !isDisturbed, missing.isEmpty {
      self = .said(confidence: 1 - worst.objection / Threshold.worst)
    } else {
      self = .notSaid(NotSaid(missing: Set(missing).sorted(), heard: heard))
    }
  }

  /// What the level of a take says before its words are looked at; nil if nothing.
  init?(_ level: Level) {
    if level.loudness < Threshold.silence {
      self = .nothingHeard
    } else if level.clipped > Threshold.clipped {
      self = .unchecked(.tooLoud)
    } else {
      return nil
    }
  }
}
