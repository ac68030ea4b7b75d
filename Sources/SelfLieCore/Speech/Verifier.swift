/// Ears for one sentence: made ready once, then asked about take after take. What one take was judged never depends on those before it.
public struct Verifier: ~Copyable {
  private let sentence: Sentence
  private let units: [String: Sentence.Unit]
  private let frontEnd: FrontEnd
  private var alignment: Decoder
  private var rival: Decoder
  private var scratch: Scratch

  /// What was heard of this take.
  private var cepstra = Cepstra()
  /// How far the searches have followed it.
  private var progress = Progress.waiting(mean: nil)

  private enum Progress {
    /// For the mean that the cepstra are measured from, if it is not known yet, and for the first frame.
    case waiting(mean: [Float]?)
    case following(mean: [Float], frames: Int)
    case failed
  }

  /// Loads the model: about 13 ms.
  public static func open(_ sentence: Sentence, model: AcousticModel) throws(ModelProblem) -> Verifier {
    let (grammar, units) = sentence.grammar()
    guard let scratch = Scratch.open() else { throw .refused(model.folder, "there is no temporary folder") }
    let alignment = try Decoder.open(grammar, model: model, scratch: scratch, leavesScores: true)
    let rival = try Decoder.open(.anySpeech(of: model), model: model, scratch: scratch)
    return Verifier(
      sentence: sentence, units: units, frontEnd: try FrontEnd.open(model: model), alignment: alignment,
      rival: rival, scratch: scratch)
  }

  private init(
    sentence: Sentence, units: [String: Sentence.Unit], frontEnd: consuming FrontEnd,
    alignment: consuming Decoder, rival: consuming Decoder, scratch: consuming Scratch
  ) {
    self.sentence = sentence
    self.units = units
    self.frontEnd = frontEnd
    self.alignment = alignment
    self.rival = rival
    self.scratch = scratch
  }

  /// A take's verdict, with what it rests on.
  public struct Judgement: Equatable, Sendable {
    public let verdict: Verdict
    public let evidence: Evidence
  }

  /// How many words the sentence has.
  public var words: Int { sentence.words.count }

  /// Judges whether a clip says the sentence.
  public mutating func judge(_ clip: Clip) -> Judgement {
    start(mean: nil)
    return finish(clip)
  }

  /// The mean of a clip's cepstra: what its microphone and its room do to every sound alike. Nil if there is no sound in it.
  public func mean(of clip: Clip) -> [Float]? { cepstra(of: clip).mean }

  /// Starts a take that is heard while it is spoken.
  /// - Parameter mean: The mean of an earlier clip from this microphone, to begin with; nil if there is none.
  public mutating func start(mean: [Float]?) {
    cepstra = Cepstra()
    frontEnd.start()
    if case .following = progress { _ = alignment.finish() }
    progress = .waiting(mean: mean)
  }

  /// Hears more of the take.
  public mutating func hear(_ samples: ArraySlice<Int16>) {
    guard !samples.isEmpty else { return }
    frontEnd.hear(Array(samples).span, into: &cepstra)
    follow(to: cepstra.count)
  }

  /// Whether the last word of the sentence was reached in what was heard so far.
  public var hasReachedEnd: Bool {
    guard case .following = progress else { return false }
    return alignment.segments().contains { units[$0.unit].map { $0.role == .word && $0.places.contains(words - 1) } == true }
  }

  /// Ends a take and judges it.
  /// - Parameter clip: What was spoken, from the first sample that was heard on; what was heard after its end is left out.
  public mutating func finish(_ clip: Clip) -> Judgement {
    if let verdict = Verdict(Level(of: clip.samples)) { return Judgement(verdict: verdict, evidence: .none) }
    // Nobody needs so long for it, and neither should we: what is not the sentence by its length alone is not searched.
    guard clip.duration <= Take.longest(words: words) + 2 * Take.margin else {
      return Judgement(verdict: Verdict(.none, of: sentence), evidence: .none)
    }
    let whole = cepstra(of: clip)
    guard let mean = whole.mean else { return Judgement(verdict: .nothingHeard, evidence: .none) }
    start(mean: mean)
    cepstra = whole
    follow(to: whole.count)
    guard case .following = progress, alignment.finish(), rival.search(scoresIn: scratch) else {
      progress = .failed
      return Judgement(verdict: .unchecked(.failed), evidence: .none)
    }
    progress = .waiting(mean: nil)
    let evidence = Evidence(alignment: alignment.segments(), rival: rival.segments(), units: units)
    return Judgement(verdict: Verdict(evidence, of: sentence), evidence: evidence)
  }

  private func cepstra(of clip: Clip) -> Cepstra {
    var cepstra = Cepstra()
    frontEnd.start()
    frontEnd.hear(clip.samples.span, into: &cepstra)
    frontEnd.finish(into: &cepstra)
    return cepstra
  }

  /// Lets the alignment hear the cepstra up to a frame.
  private mutating func follow(to end: Int) {
    if case .waiting(let known) = progress {
      // A second of speech has a mean that is good enough to follow by.
      guard let mean = known ?? (cepstra.count >= Cepstra.rate ? cepstra.mean : nil) else { return }
      progress = alignment.start(leavingScoresIn: &scratch) ? .following(mean: mean, frames: 0) : .failed
    }
    guard case .following(let mean, let frames) = progress, frames < end else { return }
    let news = cepstra.part(frames..<end)
    progress = alignment.hear(news.subtracting(mean)) ? .following(mean: mean, frames: end) : .failed
  }
}
