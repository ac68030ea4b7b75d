/// Something that a person can do when takes are rejected one after the other.
public enum Remedy: Hashable, Sendable {
  /// Claim the take, because it was right.
  case claim
  /// Make a new recording: the present one is weaker than the takes.
  case recordAnew
  /// Claim a word, whose place in the sentence this is, until selflie can learn how the person says it.
  case word(Int)
  /// Have the takes judged more gently.
  case gentle
  /// Go where it is quieter, or closer to the microphone.
  case quieter

  /// The published name of the remedy.
  public var name: String {
    switch self {
    case .claim: "claim"
    case .recordAnew: "record"
    case .word: "word"
    case .gentle: "gentle"
    case .quieter: "quieter"
    }
  }

  /// What one rejected take shows about its cause.
  struct Clue: Equatable {
    /// The place of the word that fits worst; nil if there is none.
    var word: Int?
    /// Whether the recording is so weak that the take was judged by its likeness to it.
    var isRecordingWeak: Bool
    /// The loudness of the quietest moment, in dB relative to full scale.
    var noise: Double
  }

  /// Finds what can be done, the most likely first.
  /// - Parameter clues: Those of the takes in a row, at least one.
  static func all(for clues: [Clue], strictness: Strictness) -> [Remedy] {
    let isMost = { (count: Int) in 2 * count > clues.count }
    var remedies: [Remedy] = [.claim]
    if isMost(clues.count(where: \.isRecordingWeak)) { remedies.append(.recordAnew) }
    if let word = clues.first?.word, clues.allSatisfy({ $0.word == word }) { remedies.append(.word(word)) }
    if strictness != .gentle { remedies.append(.gentle) }
    // In a loud room nothing else helps much.
    if isMost(clues.count { $0.noise > Hearing.noise }) { remedies.insert(.quieter, at: 0) }
    return remedies
  }
}

extension Remedy.Clue {
  /// Reads the clue from a judged take.
  init(word: Int?, judgement: Verifier.Judgement, speech: Clip) {
    self.init(
      word: word, isRecordingWeak: judgement.evidence.likeness?.isToWeak == true, noise: Level.noiseFloor(of: speech.samples[...]))
  }
}
