/// One spoken attempt while it is being made. It keeps the sound, and knows when the attempt is over.
public struct Take: Equatable, Sendable {
  /// The silence after which a take without speech is given up, in seconds.
  public static let patience = 5.0
  /// The quiet that ends a take whose last word was reached, in seconds, where other words are missing.
  static let quietAfterLastWord = 0.7
  /// The quiet that ends an incomplete take, in seconds: a pause to think is up to 1.5 s long, and belongs to the take.
  static let quietBeforeLastWord = 2.0
  /// The longest sound without a word of the sentence that counts as a noise, in seconds: a cough, a chair, a plate.
  static let longestNoise = 1.5
  /// The length of one slice of speech for the decoder, in seconds, which is about 16 ms of work.
  static let slice = 0.2
  /// The time for which the decoder may work between two reads of the microphone.
  ///
  /// On a busy or slow machine it falls behind, and the samples wait here; the device would lose them after two seconds.
  static let timeToDecode = Duration.milliseconds(100)
  /// The quiet before and after the speech that is kept, in seconds: words begin and end softly, and noise covers that.
  static let marginBefore = 0.5, marginAfter = 0.3

  /// The longest take after speech began, in seconds: noise must not keep the microphone open for ever.
  let longest: Double
  /// The quiet that ends a take with all words, in seconds.
  private let quietWhenComplete: Double
  private var sound = Clip()
  private var endpointer = Endpointer()
  /// The number of samples that `takeSlice` has returned, from the start of the sound.
  private var handedOn = 0

  /// Starts a take.
  /// - Parameters:
  ///   - words: The number of words of the sentence.
  ///   - rhythm: The pauses of the speaker.
  public init(words: Int, rhythm: Rhythm = Rhythm()) {
    longest = Self.longest(words: words)
    quietWhenComplete = rhythm.quiet
  }

  /// Returns the longest time for a sentence, in seconds: two for each word and six more, which is enough for the slowest speaker.
  static func longest(words: Int) -> Double { 6 + 2 * Double(words) }

  /// Adds samples at 16 kHz.
  public mutating func hear(_ samples: [Int16]) {
    sound.samples += samples
    endpointer.hear(samples)
  }

  /// The next step after the sound so far.
  enum Decision: Equatable {
    case goOn
    /// Forget the sound so far, which was a noise.
    case startAnew
    case end
  }

  /// Decides the next step after the sound so far.
  /// - Parameters:
  ///   - isBehind: Whether a part of the speech was not decoded yet, so that the reach is not known.
  ///   - reach: The progress in the sentence; called only when it matters, because it takes time.
  func next(isBehind: Bool = false, reach: () -> Verifier.Reach) -> Decision {
    guard let speech = endpointer.speechTime else {
      return endpointer.quiet >= Self.patience ? .end : .goOn
    }
    if endpointer.elapsed - speech.lowerBound >= longest { return .end }
    guard endpointer.quiet >= quietWhenComplete, !isBehind, !hasMore else { return .goOn }
    switch reach() {
    case .complete: return .end
    case _ where endpointer.quiet < Self.quietAfterLastWord: return .goOn
    case .end: return .end
    case .nothing where speech.upperBound - speech.lowerBound <= Self.longestNoise && endpointer.elapsed < longest: return .startAnew
    case .nothing, .words: return endpointer.quiet >= Self.quietBeforeLastWord ? .end : .goOn
    }
  }

  /// Returns the speech of a clip with a little of the quiet around it; nil if nobody spoke.
  public static func speech(in clip: Clip) -> Clip? {
    var endpointer = Endpointer()
    endpointer.hear(clip.samples)
    return speech(in: clip, endpointer)
  }

  /// Returns the next slice of the speech; empty if there is none yet. All slices together are the speech so far.
  mutating func takeSlice() -> ArraySlice<Int16> {
    guard let range = Self.range(of: endpointer, in: sound) else { return [] }
    let first = max(handedOn, range.lowerBound)
    handedOn = min(first + Int(Self.slice * Double(Clip.rate)), range.upperBound)
    return sound.samples[first..<handedOn]
  }

  /// Whether `takeSlice` has more speech to return.
  private var hasMore: Bool { Self.range(of: endpointer, in: sound).map { $0.upperBound > handedOn } ?? false }

  /// The speech with a little of the quiet around it; nil if nobody spoke.
  public var speech: Clip? { Self.speech(in: sound, endpointer) }

  private static func speech(in clip: Clip, _ endpointer: Endpointer) -> Clip? {
    range(of: endpointer, in: clip).map { Clip(samples: Array(clip.samples[$0])) }
  }

  /// Returns the samples of the speech with its margins. The range only grows at its end.
  private static func range(of endpointer: Endpointer, in clip: Clip) -> Range<Int>? {
    endpointer.speechTime.map { time in
      let first = min(max(0, Int((time.lowerBound - marginBefore) * Double(Clip.rate))), clip.samples.count)
      return first..<min(max(first, Int((time.upperBound + marginAfter) * Double(Clip.rate))), clip.samples.count)
    }
  }
}

extension Take {
  /// The result of listening.
  public enum Outcome: Equatable, Sendable {
    /// The person stopped the take.
    case stopped
    /// The take was judged. The speech is nil if nobody spoke, or if samples were lost.
    case judged(Verifier.Judgement, speech: Clip?)
  }

  /// The state of a take at one moment.
  public struct Update {
    /// The level of the newest sound; nil if nothing arrived.
    public let level: Level?
    /// The places of the words recognised so far.
    public let recognised: Set<Int>
    /// The newest sound, at 16 kHz; empty if nothing arrived.
    public let samples: [Int16]
  }

  /// Listens until the sentence was said or the person stops, while the verifier follows the speech.
  /// - Parameters:
  ///   - rhythm: The pauses of the speaker.
  ///   - heard: Receives the speech before it is judged.
  ///   - meanwhile: Receives each moment, and answers whether to go on.
  /// - Throws: The error of the studio (`SoundProblem` in the live one), or that of a closure.
  public static func record(
    in studio: Studio, with verifier: inout Verifier, rhythm: Rhythm = Rhythm(), heard: (Clip) throws -> Void = { _ in },
    meanwhile: (Update) throws -> ControlFlow
  ) throws -> Outcome {
    var take = Take(words: verifier.words, rhythm: rhythm)
    var isWanted = true
    verifier.start()
    let ending = try studio.listen { samples in
      let wish = take.hear(samples, with: &verifier, until: .now + timeToDecode)
      let level = samples.isEmpty ? nil : Level(of: samples)
      isWanted = try meanwhile(Update(level: level, recognised: verifier.recognised, samples: samples)) == .more
      return isWanted ? wish : .enough
    }
    guard isWanted else { return .stopped }
    guard ending == .done else { return .judged(.init(verdict: .unchecked(.gap), evidence: .none), speech: nil) }
    if let speech = take.speech { try heard(speech) }
    return .judged(take.finish(with: &verifier), speech: take.speech)
  }

  /// Judges a clip as if it came from a microphone.
  /// - Parameter ended: Called when the last sample was heard.
  public static func hear(_ clip: Clip, with verifier: inout Verifier, ended: () -> Void = {}) -> Verifier.Judgement {
    var rhythm = Rhythm()
    rhythm.learn(recording: verifier.recordedWords)
    var take = Take(words: verifier.words, rhythm: rhythm)
    verifier.start()
    // In pieces of 20 ms, as if they arrived from a sound device.
    let period = Clip.rate / 50
    for first in stride(from: 0, to: clip.samples.count, by: period) {
      let samples = Array(clip.samples[first..<min(first + period, clip.samples.count)])
      guard take.hear(samples, with: &verifier) == .enough else { continue }
      if take.speech != nil { break }
      // Nobody spoke for so long that a sitting would have asked and listened again.
      take = Take(words: verifier.words, rhythm: rhythm)
    }
    ended()
    return take.finish(with: &verifier)
  }

  /// Adds samples, and lets the verifier decode the speech.
  /// - Parameter deadline: The time to listen again, even if speech is left to decode; nil for a clip, which can wait.
  private mutating func hear(
    _ samples: [Int16], with verifier: inout Verifier, until deadline: ContinuousClock.Instant? = nil
  ) -> ControlFlow {
    guard !samples.isEmpty || hasMore || verifier.isBehind else { return .more }
    hear(samples)
    repeat { verifier.hear(takeSlice()) } while (hasMore || verifier.isBehind) && deadline.map { ContinuousClock.now < $0 } ?? true
    switch next(isBehind: verifier.isBehind, reach: { verifier.reach() }) {
    case .goOn: return .more
    case .end: return .enough
    case .startAnew:
      startAnew()
      verifier.start()
      return .more
    }
  }

  /// Forgets the sound so far, which was a noise.
  mutating func startAnew() {
    handedOn = 0
    endpointer.forgetSpeech()
  }

  private mutating func finish(with verifier: inout Verifier) -> Verifier.Judgement {
    while hasMore { verifier.hear(takeSlice()) }
    return speech.map { verifier.finish($0) } ?? .init(verdict: .nothingHeard, evidence: .none)
  }
}
