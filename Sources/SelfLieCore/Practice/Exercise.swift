/// One affirmation in a sitting: its recording, and ears that are opened when they are first needed and then stay open.
public final class Exercise {
  public let affirmation: Affirmation
  public private(set) var sentence: Sentence
  /// Where the affirmation stands now.
  public var progress: Progress
  public let recording: Clip
  public let model: AcousticModel
  /// When the words of the recording begin, in seconds from its start; empty until it was learnt.
  private(set) var words: [(places: Range<Int>, start: Double)] = []
  private var ears: Verifier?

  /// - Throws: `WordingProblem`, `LexiconProblem`, `SpeechModelProblem`.
  public init(_ affirmation: Affirmation, recording: Clip, progress: Progress, model: AcousticModel) throws {
    self.affirmation = affirmation
    self.recording = recording
    self.progress = progress
    self.model = model
    sentence = try Sentence(affirmation.text, pronunciations: affirmation.pronunciations, model: model)
  }

  /// Opens the ears, which takes about 20 ms the first time.
  public func prepare() throws {
    guard ears == nil else { return }
    var ears = try Verifier.open(sentence, model: model, strictness: affirmation.strictness)
    // It is heard by the machine while the person hears it.
    ears.startLearning(recording)
    self.ears = consume ears
  }

  /// Learns from a little more of the recording; false if there is nothing more to learn.
  func learnMore() -> Bool {
    guard ears?.learnMore() == false else { return ears != nil }
    if words.isEmpty { words = ears?.recordedWords.map { ($0.places, $0.start) } ?? [] }
    return false
  }

  /// One take, by ears that know the recording.
  func take(
    in studio: Studio, heard: (Clip) throws -> Void, meanwhile: (Take.Update) throws -> ControlFlow
  ) throws -> Take.Outcome {
    try prepare()
    while learnMore() {}
    guard var ears = ears.take() else { return .stopped }
    let outcome = Result { try Take.record(in: studio, with: &ears, heard: heard, meanwhile: meanwhile) }
    self.ears = consume ears
    return try outcome.get()
  }

  /// Listens for another sentence from now on.
  func listen(for sentence: Sentence) {
    self.sentence = sentence
    ears = nil
  }
}
