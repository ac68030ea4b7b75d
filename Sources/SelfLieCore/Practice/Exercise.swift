/// One affirmation in a sitting, with its recording and its ears: a verifier that opens on first use and then stays open.
public final class Exercise {
  /// The affirmation as the journal had it when the sitting began.
  public let affirmation: Affirmation
  /// The text as the verifier searches for it; replaced when the sitting learns a pronunciation.
  public private(set) var sentence: Sentence
  /// Where the affirmation stands; the sitting updates this after each line that it writes.
  public var progress: Progress
  /// The owner's recording.
  public let recording: Clip
  /// The acoustic model that judges the takes.
  public let model: AcousticModel
  /// The words of the recording: their places in the sentence, and their start in seconds. Empty until the recording is learnt.
  private(set) var words: [(places: Range<Int>, start: Double)] = []
  /// The pauses of the person in this sentence.
  private var rhythm = Rhythm()
  private var ears: Verifier?

  /// Creates an exercise, with its ears still closed.
  /// - Throws: `WordingProblem`, `LexiconProblem` or `SpeechModelProblem` if the model cannot judge the text.
  public init(_ affirmation: Affirmation, recording: Clip, progress: Progress, model: AcousticModel) throws {
    self.affirmation = affirmation
    self.recording = recording
    self.progress = progress
    self.model = model
    sentence = try Sentence(affirmation.text, pronunciations: affirmation.pronunciations, model: model)
  }

  /// Opens the verifier, which takes about 20 ms; a second call does nothing.
  /// - Throws: `SpeechModelProblem` if the model or the scratch folder cannot be opened.
  public func prepare() throws {
    guard ears == nil else { return }
    var ears = try Verifier.open(sentence, model: model, strictness: affirmation.strictness)
    // The verifier learns the recording in small steps, while the person hears it.
    ears.startLearning(recording)
    self.ears = consume ears
  }

  /// Learns a little more of the recording.
  /// - Returns: Whether some of the recording is still to be learnt.
  func learnMore() -> Bool {
    guard ears?.learnMore() == false else { return ears != nil }
    if words.isEmpty, let recorded = ears?.recordedWords {
      words = recorded.map { ($0.places, $0.start) }
      rhythm.learn(recording: recorded)
    }
    return false
  }

  /// Records and judges one take, after the verifier has learnt the whole recording.
  /// - Parameter echo: The sound that was played before, which is no take if the microphone hears it again.
  /// - Throws: `SpeechModelProblem` if the verifier cannot be opened, or the error of the studio or of a closure.
  func take(
    in studio: Studio, after echo: Echo?, heard: (Clip) throws -> Void, meanwhile: (Take.Update) throws -> ControlFlow
  ) throws -> Take.Outcome {
    try prepare()
    while learnMore() {}
    guard var ears = ears.take() else { return .stopped }
    let result = Result { try Take.record(in: studio, with: &ears, rhythm: rhythm, heard: heard, meanwhile: meanwhile) }
    self.ears = consume ears
    let outcome = try result.get()
    guard case .judged(let judgement, let speech?) = outcome else { return outcome }
    if echo?.isAll(of: speech, during: judgement.evidence.timeOfWords) == true {
      return .judged(.init(verdict: .unchecked(.echo), evidence: judgement.evidence), speech: nil)
    }
    if judgement.verdict.isSaid { rhythm.learn(take: judgement.evidence) }
    return outcome
  }

  /// Replaces the sentence; the next take opens a new verifier for it.
  func listen(for sentence: Sentence) {
    self.sentence = sentence
    ears = nil
  }
}
