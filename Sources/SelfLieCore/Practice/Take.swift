/// One spoken attempt while it is being made: keeps the sound, knows when it is over.
public struct Take: Equatable, Sendable {
  /// How long nobody may speak before the take is given up, in seconds.
  public static let patience = 5.0
  /// How much quiet ends a take whose last word was reached, in seconds.
  static let quietAfterLastWord = 0.7
  /// How much quiet ends one that is not complete: a pause to think is up to 1.5 s long, and belongs to it.
  static let quietBeforeLastWord = 2.0
  /// How much of the quiet around the speech is kept, in seconds: words begin and end softly.
  static let margin = 0.3

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

  /// Whether the take is over.
  /// - Parameter isComplete: Whether the last word was reached; asked only when it matters, because looking costs time.
  public func isOver(isComplete: () -> Bool) -> Bool {
    guard let speech = endpointer.speechTime else { return endpointer.elapsed >= Self.patience }
    if endpointer.quiet >= Self.quietBeforeLastWord || endpointer.elapsed - speech.lowerBound >= longest { return true }
    return endpointer.quiet >= Self.quietAfterLastWord && isComplete()
  }

  /// What was spoken in a clip, with a little of the quiet around it; nil if nobody spoke.
  public static func speech(in clip: Clip) -> Clip? {
    var endpointer = Endpointer()
    endpointer.hear(clip.samples)
    return speech(in: clip, endpointer)
  }

  /// What came since it was asked last, from a little before the speech on; nothing as long as nobody speaks.
  mutating func takeUnheard() -> ArraySlice<Int16> {
    guard let speech = endpointer.speechTime else { return [] }
    let first = max(handedOn, Int((speech.lowerBound - Self.margin) * Double(Clip.rate)))
    handedOn = sound.samples.count
    return sound.samples[min(first, handedOn)...]
  }

  /// What was spoken, with a little of the quiet around it; nil if nobody spoke.
  public var speech: Clip? { Self.speech(in: sound, endpointer) }

  private static func speech(in clip: Clip, _ endpointer: Endpointer) -> Clip? {
    endpointer.speechTime.map { clip.part(from: $0.lowerBound - margin, to: $0.upperBound + margin) }
  }
}

extension Take {
  /// What came of listening.
  public enum Outcome: Equatable, Sendable {
    /// The person left.
    case left
    /// The speech is nil where there was none, or where a part of it was lost.
    case judged(Verifier.Judgement, speech: Clip?)
  }

  /// Listens until the sentence was said, or the person stopped; the verifier follows while they speak.
  /// - Parameters:
  ///   - mean: The mean of an earlier clip from this microphone; nil if there is none.
  ///   - heard: Told what was spoken, before it is judged.
  public static func record(
    in studio: Studio, with verifier: inout Verifier, mean: [Float]?, heard: (Clip) throws -> Void = { _ in }
  ) throws -> Outcome {
    var take = Take(words: verifier.words)
    verifier.start(mean: mean)
    let ending = try studio.listen { samples in
      take.hear(samples)
      verifier.hear(take.takeUnheard())
      return take.isOver { verifier.hasReachedEnd } ? .enough : .more
    }
    switch ending {
    case .interrupted: return .left
    case .gap: return .judged(.init(verdict: .unchecked(.gap), evidence: .none), speech: nil)
    case .done:
      guard let speech = take.speech else { return .judged(.init(verdict: .nothingHeard, evidence: .none), speech: nil) }
      try heard(speech)
      return .judged(verifier.finish(speech), speech: speech)
    }
  }
}
