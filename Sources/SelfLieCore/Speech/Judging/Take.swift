/// One spoken attempt while it is being made: keeps the sound, knows when it is over.
public struct Take: Equatable, Sendable {
  /// How long nobody may speak before the take is given up, in seconds.
  public static let patience = 5.0
  /// How much quiet ends a take whose last word was reached, in seconds.
  static let quietAfterLastWord = 0.7
  /// How much quiet ends one that is not complete: a pause to think is up to 1.5 s long, and belongs to it.
  static let quietBeforeLastWord = 2.0
  /// A sound without any word of the sentence that is no longer than this is a cough, a chair, a plate, in seconds.
  static let longestNoise = 1.5
  /// How much of the speech is decoded at a time, in seconds, which is about 16 ms of work.
  static let slice = 0.2
  /// How long the decoder may work until the microphone is read again. On a machine that is busy or slow it falls behind, and what was read
  /// waits here for it; in the device it would be lost after two seconds.
  static let timeToDecode = Duration.milliseconds(100)
  /// How much of the quiet before and after the speech is kept, in seconds: words begin and end softly, and noise covers it.
  static let marginBefore = 0.5, marginAfter = 0.3

  /// The most that is heard of a take after speech began, in seconds: noise must not keep the microphone open for ever.
  let longest: Double
  private var sound = Clip()
  private var endpointer = Endpointer()
  /// How many samples were handed on.
  private var handedOn = 0

  /// - Parameter words: How many words the sentence has.
  public init(words: Int) {
    longest = Self.longest(words: words)
  }

  /// The most that a sentence may last, in seconds: two for each word and a few more are more than the slowest speaker needs.
  static func longest(words: Int) -> Double { 6 + 2 * Double(words) }

  /// Adds sound.
  public mutating func hear(_ samples: [Int16]) {
    sound.samples += samples
    endpointer.hear(samples)
  }

  /// What is to be done after the sound so far.
  enum Decision: Equatable {
    case goOn
    /// Forget what was heard: it was a noise.
    case startAnew
    case end
  }

  /// - Parameters:
  ///   - isBehind: Whether a part of the speech was not decoded yet, so that the reach says nothing.
  ///   - reach: How far the sentence was followed; asked only when it matters, because looking costs time.
  func next(isBehind: Bool = false, reach: () -> Verifier.Reach) -> Decision {
    guard let speech = endpointer.speechTime else {
      return endpointer.quiet >= Self.patience || endpointer.elapsed >= longest + Self.patience ? .end : .goOn
    }
    if endpointer.elapsed - speech.lowerBound >= longest { return .end }
    guard endpointer.quiet >= Self.quietAfterLastWord, !isBehind, !hasMore else { return .goOn }
    switch reach() {
    case .end: return .end
    case .nothing where speech.upperBound - speech.lowerBound <= Self.longestNoise && endpointer.elapsed < longest: return .startAnew
    case .nothing, .words: return endpointer.quiet >= Self.quietBeforeLastWord ? .end : .goOn
    }
  }

  /// What was spoken in a clip, with a little of the quiet around it; nil if nobody spoke.
  public static func speech(in clip: Clip) -> Clip? {
    var endpointer = Endpointer()
    endpointer.hear(clip.samples)
    return speech(in: clip, endpointer)
  }

  /// What belongs to the speech and was not handed on yet, a slice of it at most: all slices together are the speech as far as it is known.
  mutating func takeSlice() -> ArraySlice<Int16> {
    guard let range = Self.range(of: endpointer, in: sound) else { return [] }
    let first = max(handedOn, range.lowerBound)
    handedOn = min(first + Int(Self.slice * Double(Clip.rate)), range.upperBound)
    return sound.samples[first..<handedOn]
  }

  /// Whether a part of the speech was not handed on yet.
  private var hasMore: Bool { Self.range(of: endpointer, in: sound).map { $0.upperBound > handedOn } ?? false }

  /// What was spoken, with a little of the quiet around it; nil if nobody spoke.
  public var speech: Clip? { Self.speech(in: sound, endpointer) }

  private static func speech(in clip: Clip, _ endpointer: Endpointer) -> Clip? {
    range(of: endpointer, in: clip).map { Clip(samples: Array(clip.samples[$0])) }
  }

  /// Where the speech is, with its margins. It only ever grows at its end.
  private static func range(of endpointer: Endpointer, in clip: Clip) -> Range<Int>? {
    endpointer.speechTime.map { time in
      let first = min(max(0, Int((time.lowerBound - marginBefore) * Double(Clip.rate))), clip.samples.count)
      return first..<min(max(first, Int((time.upperBound + marginAfter) * Double(Clip.rate))), clip.samples.count)
    }
  }
}

extension Take {
  /// What came of listening.
  public enum Outcome: Equatable, Sendable {
    /// It was not wanted any more.
    case stopped
    /// The speech is nil where there was none, or where a part of it was lost.
    case judged(Verifier.Judgement, speech: Clip?)
  }

  /// A moment of a take while it is being made.
  public struct Update {
    /// How loud it is; nil if nothing arrived.
    public let level: Level?
    /// The places of the words that were recognised so far.
    public let recognised: Set<Int>
  }

  /// Listens until the sentence was said, or the person stopped; the verifier follows while they speak.
  /// - Parameters:
  ///   - heard: Told what was spoken, before it is judged.
  ///   - meanwhile: Asked at every moment whether to go on.
  public static func record(
    in studio: Studio, with verifier: inout Verifier, heard: (Clip) throws -> Void = { _ in },
    meanwhile: (Update) throws -> ControlFlow
  ) throws -> Outcome {
    var take = Take(words: verifier.words)
    var isWanted = true
    verifier.start()
    let ending = try studio.listen { samples in
      let wish = take.hear(samples, with: &verifier, until: .now + timeToDecode)
      let level = samples.isEmpty ? nil : Level(of: samples)
      isWanted = try meanwhile(Update(level: level, recognised: verifier.recognised)) == .more
      return isWanted ? wish : .enough
    }
    guard isWanted else { return .stopped }
    guard ending == .done else { return .judged(.init(verdict: .unchecked(.gap), evidence: .none), speech: nil) }
    if let speech = take.speech { try heard(speech) }
    return .judged(take.finish(with: &verifier), speech: take.speech)
  }

  /// The same with a clip in the place of a microphone.
  /// - Parameter ended: Told when the last sample was heard.
  public static func hear(_ clip: Clip, with verifier: inout Verifier, ended: () -> Void = {}) -> Verifier.Judgement {
    var take = Take(words: verifier.words)
    verifier.start()
    // As much at a time as a sound device gives.
    let period = Clip.rate / 50
    for first in stride(from: 0, to: clip.samples.count, by: period) {
      let samples = Array(clip.samples[first..<min(first + period, clip.samples.count)])
      guard take.hear(samples, with: &verifier) == .enough else { continue }
      if take.speech != nil { break }
      // Nobody spoke for so long that practice would have asked, and listened again.
      take = Take(words: verifier.words)
    }
    ended()
    return take.finish(with: &verifier)
  }

  /// - Parameter deadline: When to listen again, whether all of the speech was decoded or not; nil for a clip, which waits.
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

  /// Forgets the noise that was heard.
  mutating func startAnew() {
    handedOn = 0
    endpointer.forgetSpeech()
  }

  private mutating func finish(with verifier: inout Verifier) -> Verifier.Judgement {
    while hasMore { verifier.hear(takeSlice()) }
    return speech.map { verifier.finish($0) } ?? .init(verdict: .nothingHeard, evidence: .none)
  }
}
