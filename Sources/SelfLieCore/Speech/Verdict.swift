import Glibc

/// What was judged of a take. Never an error: errors are for machines, verdicts for people.
public enum Verdict: Equatable, Sendable {
  /// Every word was said; how sure that is of the least sure one, from 0 to 1.
  case said(confidence: Double)
  case notSaid(NotSaid)
  case nothingHeard
  case unchecked(Hindrance)

  /// What was missing, and what was too much.
  public struct NotSaid: Equatable, Sendable {
    /// The places of the words that were not heard, counted from 0; all of them if the sentence was not followed to its end.
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
  /// The probability of a word that the text does not have and that turns it round.
  static let rivalReading = 1e-8
  /// A word was said if its probability is at least this.
  static let word = 0.5
  static let intruder = 0.5
  /// The weights of `WordEvidence.features`, and the intercept.
  static let weights = [0.1, 0.02, 0.0, 0.0, 0.0]
  static let intercept = 2.0
  /// Less than this is silence, in dB below full scale.
  static let silence = -70.0
  /// More samples in a thousand at the end of the scale than this, and the sound is too distorted to be judged.
  static let clipped = 20.0
}

extension WordEvidence {
  /// What the probability is made of: the difference per frame and per phone, the phones' length in frames, how many there are, and how
  /// little so few can say.
  public var features: [Double] {
    let frames = Double(frames.count), phones = Double(phones)
    return [difference / frames, difference / phones, frames / phones, phones, 1 / phones]
  }

  /// How likely it is that this word was said, by logistic regression over its features; from 0 to 1.
  public var probability: Double {
    let sum = zip(features, Threshold.weights).reduce(Threshold.intercept) { $0 + $1.0 * $1.1 }
    return 1 / (1 + exp(-sum))
  }
}

extension WordEvidence {
  public var isSaid: Bool { probability >= Threshold.word }
}

extension Verdict {
  /// Judges a sentence by its worst word, and by the words that turn it round.
  init(_ evidence: Evidence, of sentence: Sentence) {
    let intruders = evidence.intruders.filter { $0.evidence.probability >= Threshold.intruder }
    let missing = evidence.words.indices.filter { !evidence.words[$0].isSaid }
    if let worst = evidence.words.map(\.probability).min(), intruders.isEmpty, missing.isEmpty {
      self = .said(confidence: worst)
    } else {
      self = .notSaid(
        NotSaid(missing: evidence.words.isEmpty ? Array(sentence.words.indices) : missing, heard: intruders.map(\.evidence.word)))
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
