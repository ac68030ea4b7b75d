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

  /// The probability of an "uh" in a pause,
  static let hesitation = 1e-10
  /// and that the speaker starts again from the first word, after any pause.
  static let restart = 1e-14

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
  /// an "uh" too, or it was something else;
  static let heardHesitation = -20.0
  /// its phones last no longer than this on average, in frames.
  static let longestPhone = 20.0

  /// A recording whose worst word fits worse than this, per frame, does not have it; a word of few frames is judged as if it had
  /// `usualFrames` more that fit. Of 30 recordings by three people with an accent, through a telephone's bandwidth, the worst has -44;
  /// of other sentences, 19 of 20 have less.
  static let recordedWord = -48.0
  /// One that speaks more than this against the sentence, pauses included, says something else. The worst of the 30 has 1424; of other
  /// sentences, 19 of 20 have more.
  static let recordedWorst = 1600.0
  /// What a word counts as that the search found no place for.
  static let absentWord = -80.0
  /// A recording that speaks more than this against its own sentence is weak: the acoustic model does not know this voice well. Of those
  /// with less, no true take was rejected for it.
  static let strongRecording = 150.0
  /// A word more unlike the recording than this, on average, was not said;
  static let unlike = 3.8
  /// where the recording is weak, the unlikeness and this share of how badly the word fits by itself.
  static let misfitShare = 0.03
  /// A word of few frames is judged as if it had so many more of a usual voice's.
  static let usualFrames = 10.0, usualUnlikeness = 1.5
  /// What is more unlike a pause than this is no pause;
  static let pauseUnlikeness = 1.5
  /// and so much of it, summed over frames, was said where the recording has nothing.
  static let surplus = 12.0
  /// A word that turns a sentence round was heard from a voice whose recording is weak, if the recording is so unlike there, with this share
  /// of how well the word fits. Of true takes that seem to have one, nine of ten have less than 1.3; real ones have 1.5 and more.
  static let heardUnlike = 1.35, heardShare = 0.05

  /// So many claims, each without the word, teach how it is said;
  static let claims = 3
  /// so many of them have to be said then.
  static let taught = 2.0 / 3
  /// No more than this share of a known pronunciation's phones may be others, or one: "unwell" is no way to say "well".
  static let accent = 1.0 / 3
  /// What was learned has to fit the recording so much better, for each frame of the word. Of synthetic voices, accents gain 26 and more;
  /// beside the recording of the right word, no other word that was claimed and would be said gains as much as 20.
  static let betterRecording = 20.0

  /// How far the mean that a take was followed by may be from the take's own, or it is searched again.
  static let meanShift = 0.2

  /// Less than this is silence, in dB below full scale.
  static let silence = -70.0
  /// More samples in a thousand at the end of the scale than this, and the sound is too distorted to be judged.
  static let clipped = 20.0
}

extension Level {
  /// Whether the sound is too distorted to be judged.
  public var isClipped: Bool { clipped > Threshold.clipped }
}

extension Strictness {
  /// How much may speak against the sentence in its worst stretch.
  var worst: Double { Threshold.worst * [.gentle: 1.5, .strict: 0.6][self, default: 1] }

  /// How unlike the recording a word may be.
  var unlike: Double { Threshold.unlike + [.gentle: 0.4, .strict: -0.4][self, default: 0] }
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
  /// Judges a take by itself, and beside the owner's recording where there is one: a recording that the acoustic model hears well has to be
  /// resembled too; one that it hears poorly is resembled instead.
  init(_ evidence: Evidence, of sentence: Sentence, strictness: Strictness = .normal) {
    let alone = Self.alone(evidence, of: sentence, strictness)
    guard let likeness = evidence.likeness, !evidence.pieces.isEmpty else {
      self = alone
      return
    }
    let unlike = likeness.parts.filter { $0.unlikeness > strictness.unlike }
    switch alone {
    case .said where !unlike.isEmpty: self = .notSaid(NotSaid(missing: unlike.flatMap { Array($0.places) }, heard: []))
    case .notSaid where likeness.isToWeak: self = Self.beside(likeness, evidence, strictness)
    default: self = alone
    }
  }

  /// Judges a sentence by its worst stretch, and by the words that turn it round.
  private static func alone(_ evidence: Evidence, of sentence: Sentence, _ strictness: Strictness) -> Verdict {
    guard !evidence.pieces.isEmpty else { return .notSaid(NotSaid(missing: Array(sentence.words.indices), heard: [])) }
    let worst = evidence.worst
    var heard: [String] = []
    var isDisturbed = worst.objection > strictness.worst
    var missing = isDisturbed ? evidence.pieces[worst.pieces].flatMap { Array($0.places) } : []
    for piece in evidence.pieces {
      switch piece.role {
      case .intruder(let word) where !piece.isDrawnOut:
        // If it does not fit either, something else was said there, but not the text.
        isDisturbed = true
        if piece.fit >= Threshold.heardNegation { heard.append(word) } else { missing += piece.places }
      case .hesitation where piece.fit < Threshold.heardHesitation: isDisturbed = true
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

  /// Judges by the likeness to a recording that is weak, and by how much worse than that the words fit.
  private static func beside(_ likeness: Likeness, _ evidence: Evidence, _ strictness: Strictness) -> Verdict {
    let parts = likeness.parts.map { part in
      (places: part.places, unlikeness: part.unlikeness - Threshold.misfitShare * evidence.fit(of: part))
    }
    let missing = parts.filter { $0.unlikeness > strictness.unlike }.flatMap { Array($0.places) }
    let heard = evidence.pieces.compactMap { piece -> String? in
      guard case .intruder(let word) = piece.role, !piece.isDrawnOut,
        likeness.unlikeness(over: piece.frames) + Threshold.heardShare * piece.fit > Threshold.heardUnlike
      else { return nil }
      return word
    }
    guard missing.isEmpty, heard.isEmpty, likeness.surplus <= Threshold.surplus else {
      return .notSaid(NotSaid(missing: Set(missing).sorted(), heard: heard))
    }
    return .said(confidence: 1 - max(0, parts.map(\.unlikeness).max() ?? 0) / strictness.unlike)
  }

  /// What the level of a take says before its words are looked at; nil if nothing.
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
  /// Of the words that were not heard the one that fits worst where the sentence alone would have it; nil if there is none, or if this was
  /// another sentence.
  public func hardestWord(of sentence: Sentence) -> Int? {
    guard case .notSaid(let what) = verdict, 2 * what.missing.count <= sentence.words.count else { return nil }
    let words = evidence.plainWords
    return what.missing.min { (words[$0]?.fit ?? Threshold.absentWord) < (words[$1]?.fit ?? Threshold.absentWord) }
  }
}
