/// A judge of takes of one sentence: opened once, used for take after take. No verdict depends on the takes before.
public struct Verifier: ~Copyable {
  private let sentence: Sentence
  private let model: AcousticModel
  private let strictness: Strictness
  private let frontEnd: FrontEnd
  /// The search for the sentence and its rivals, which leaves the scores for the other searches.
  private var alignment: Decoder
  private let units: [String: Sentence.Unit]
  /// The searches by these scores: for the words of the sentence alone, and for any speech at all.
  private var reader: Decoder
  private let plainUnits: [String: Sentence.Unit]
  private var scratch: Scratch
  /// The measure from the owner's recording, once it was learned and has all the words.
  private var exemplar: Exemplar?
  /// The words in the owner's recording, once it was learned.
  public private(set) var recordedWords: [Evidence.Piece] = []

  /// The recording that is being learned.
  private var lesson: Clip?
  /// The mean of the recording's cepstra: the effect of the microphone and the room on every sound.
  private var mean: [Float]?

  /// The cepstra of this take.
  private var cepstra = Cepstra()
  /// The number of samples of this take.
  private var samples = 0
  /// The progress of the alignment in this take.
  private var progress = Following.waiting(mean: nil)

  /// The state of the alignment.
  private enum Following {
    /// The alignment waits for the mean of the cepstra, if it is not known yet, and for the first frame.
    case waiting(mean: [Float]?)
    /// The alignment has heard a number of frames with this mean, which was last compared with the take's own after `checked` frames.
    case following(mean: [Float], frames: Int, checked: Int)
    case failed
  }

  /// Removes the temporary files of processes that were killed.
  public static func sweep() { Scratch.sweep() }

  /// Opens a verifier for a sentence, which takes about 13 ms.
  /// - Throws: `SpeechModelProblem.refused` if PocketSphinx refuses the model, or no temporary folder can be made.
  public static func open(
    _ sentence: Sentence, model: AcousticModel, strictness: Strictness = .normal
  ) throws(SpeechModelProblem) -> Verifier {
    guard let scratch = Scratch.open() else { throw .refused(model.folder, "there is no temporary folder") }
    let (grammar, units) = sentence.grammar(hasRivals: true)
    let (plain, plainUnits) = sentence.grammar(hasRivals: false)
    let alignment = try Decoder.open([grammar], model: model, scratch: scratch, leavesScores: true)
    let reader = try Decoder.open([plain, .anySpeech(of: model)], model: model, scratch: scratch)
    return Verifier(
      sentence: sentence, model: model, strictness: strictness, frontEnd: try FrontEnd.open(model: model), alignment: alignment,
      units: units, reader: reader, plainUnits: plainUnits, scratch: scratch)
  }

  private init(
    sentence: Sentence, model: AcousticModel, strictness: Strictness, frontEnd: consuming FrontEnd, alignment: consuming Decoder,
    units: [String: Sentence.Unit], reader: consuming Decoder, plainUnits: [String: Sentence.Unit], scratch: consuming Scratch
  ) {
    self.sentence = sentence
    self.model = model
    self.strictness = strictness
    self.frontEnd = frontEnd
    self.alignment = alignment
    self.units = units
    self.reader = reader
    self.plainUnits = plainUnits
    self.scratch = scratch
  }

  /// The verdict about a take, with its evidence.
  public struct Judgement: Equatable, Sendable {
    /// The verdict for people.
    public let verdict: Verdict
    /// The evidence from which the verdict follows; none if the take was not searched.
    public let evidence: Evidence
  }

  /// The number of words of the sentence.
  public var words: Int { sentence.words.count }

  /// Judges whether a clip says the sentence.
  public mutating func judge(_ clip: Clip) -> Judgement {
    if let judgement = Self.judgeWithoutSearch(clip, of: sentence) { return judgement }
    take(in: clip)
    return finish(clip)
  }

  /// Turns a whole clip into cepstra.
  private mutating func take(in clip: Clip) {
    start(mean: nil)
    frontEnd.hear(clip.samples.span, into: &cepstra)
    samples = clip.samples.count
  }

  /// Learns the owner's recording, beside which takes are judged from now on.
  public mutating func learn(_ recording: Clip) {
    startLearning(recording)
    while learnMore() {}
  }

  /// Starts to learn the owner's recording step by step, by `learnMore()`. Takes may be heard only after the last step.
  public mutating func startLearning(_ recording: Clip) {
    exemplar = nil
    recordedWords = []
    mean = nil
    lesson = Self.judgeWithoutSearch(recording, of: sentence) == nil ? recording : nil
  }

  /// Learns a little more of the recording, which takes about 16 ms; false if there is nothing more to learn.
  public mutating func learnMore() -> Bool {
    guard let recording = lesson else { return false }
    if mean == nil {
      take(in: recording)
      mean = cepstra.mean
    }
    guard let mean else {
      lesson = nil
      return false
    }
    if followed + Self.framesAtOnce < cepstra.count {
      follow(by: mean, upTo: followed + Self.framesAtOnce)
      if case .following = progress { return true }
    }
    lesson = nil
    let judgement = finish(recording)
    recordedWords = judgement.evidence.plain.filter { $0.role == .word }
    if !judgement.evidence.plain.isEmpty, let sound = posteriorgram() { exemplar = Exemplar(sound, judgement, words: words) }
    return false
  }

  /// Starts a take that is heard while it is spoken.
  public mutating func start() { start(mean: mean) }

  private mutating func start(mean: [Float]?) {
    cepstra = Cepstra()
    samples = 0
    frontEnd.start()
    progress = .waiting(mean: mean)
  }

  /// Adds samples of the take, and decodes at most 0.2 s of its sound: see `isBehind`.
  public mutating func hear(_ news: ArraySlice<Int16>) {
    if !news.isEmpty {
      frontEnd.hear(Array(news).span, into: &cepstra)
      samples += news.count
    }
    follow()
  }

  /// Whether some of the sound was not decoded yet. A call of `hear` decodes at most `framesAtOnce`, even after a new start.
  public var isBehind: Bool {
    if case .following(_, let frames, _) = progress { frames < cepstra.count } else { false }
  }

  /// The most frames that one call decodes: 0.2 s of sound, about 16 ms of work.
  private static let framesAtOnce = Cepstra.rate / 5

  /// The progress of a take in the sentence.
  public enum Reach: Equatable, Sendable {
    case nothing, words
    /// The last word was recognised, and another one is missing.
    case end
    /// All words were recognised.
    case complete
  }

  /// Returns the progress in the sentence so far.
  public mutating func reach() -> Reach {
    if case .waiting = progress, let mean = cepstra.mean { follow(by: mean) }
    let recognised = recognised
    if recognised.count == words { return .complete }
    return recognised.contains(words - 1) ? .end : recognised.isEmpty ? .nothing : .words
  }

  /// The places of the words recognised so far; later sound may still change them.
  public var recognised: Set<Int> {
    guard case .following = progress else { return [] }
    return Set(alignment.segments().flatMap { segment in units[segment.unit].map { $0.role == .word ? Array($0.places) : [] } ?? [] })
  }

  /// Ends a take and judges it.
  /// - Parameter clip: The speech, the samples that were heard before; a clip of another length is judged anew.
  public mutating func finish(_ clip: Clip) -> Judgement {
    if let judgement = Self.judgeWithoutSearch(clip, of: sentence) { return judgement }
    // Samples of another length were not heard as a take, so they are judged anew.
    guard samples == clip.samples.count else { return judge(clip) }
    frontEnd.finish(into: &cepstra)
    guard let mean = cepstra.mean else { return Judgement(verdict: .nothingHeard, evidence: .none) }
    follow(by: mean)
    guard case .following = progress, alignment.finish(), let plain = reader.search(for: 0, scoresIn: scratch),
      let rival = reader.search(for: 1, scoresIn: scratch)
    else {
      progress = .failed
      return Judgement(verdict: .unchecked(.failed), evidence: .none)
    }
    progress = .waiting(mean: nil)
    let evidence = Evidence(
      pieces: Evidence.pieces(alignment.segments(), units: units, rival: rival, loudness: Loudness(of: clip.samples)),
      plain: Evidence.pieces(plain, units: plainUnits, rival: rival),
      likeness: exemplar.flatMap { exemplar in posteriorgram().flatMap(exemplar.likeness) })
    return Judgement(verdict: Verdict(evidence, of: sentence, strictness: strictness), evidence: evidence)
  }

  /// Judges a clip without a search if it is silent, distorted, or longer than anybody needs for the sentence; nil for other clips.
  private static func judgeWithoutSearch(_ clip: Clip, of sentence: Sentence) -> Judgement? {
    if let verdict = Verdict(Level(of: clip.samples)) { return Judgement(verdict: verdict, evidence: .none) }
    guard clip.duration > Take.longest(words: sentence.words.count) + Take.marginBefore + Take.marginAfter else { return nil }
    return Judgement(verdict: Verdict(.none, of: sentence), evidence: .none)
  }

  /// Returns the posteriorgram of the last take; nil if the model's phones cannot be told apart.
  private func posteriorgram() -> Posteriorgram? {
    guard let states = model.statesOfPhone else { return nil }
    let phones = model.basePhones
    return Posteriorgram(
      scores: scratch.firstScores(states * phones.count, of: model.senones), states: states, phones: phones.count,
      fillers: phones.indices.filter { model.fillerPhones.contains(phones[$0]) })
  }

  /// Decodes the next part of the take, with the best mean of the cepstra known so far.
  private mutating func follow() {
    switch progress {
    case .waiting(let known):
      // One second of speech has a mean that is good enough to begin with.
      guard let mean = known ?? (cepstra.count >= Cepstra.rate ? cepstra.mean : nil) else { return }
      follow(by: mean, upTo: Self.framesAtOnce)
    case .following(let mean, let frames, let checked):
      // Compared again each time that the take is half as long again, so that it costs little in the end.
      if 2 * cepstra.count >= 3 * checked, cepstra.count >= Cepstra.rate, let better = cepstra.mean {
        progress = .following(mean: mean, frames: frames, checked: cepstra.count)
        // A mean that is too far off starts the search anew.
        let isFar = cepstra.distance(between: mean, and: better) > Threshold.meanShift
        follow(by: better, upTo: (isFar ? 0 : frames) + Self.framesAtOnce)
      } else {
        follow(by: mean, upTo: frames + Self.framesAtOnce)
      }
    case .failed: break
    }
  }

  /// Decodes the take up to a frame, from its beginning if the mean in use is too far off.
  /// - Parameter end: The number of frames; nil for all.
  private mutating func follow(by mean: [Float], upTo end: Int? = nil) {
    let end = min(end ?? cepstra.count, cepstra.count)
    guard scratch.hasRoom(frames: end, senones: model.senones) else {
      return progress = .failed
    }
    var used = mean, first = 0, checked = cepstra.count
    if case .following(let old, let frames, let when) = progress, cepstra.distance(between: old, and: mean) <= Threshold.meanShift {
      (used, first, checked) = (old, frames, when)
    } else {
      guard alignment.start(leavingScoresIn: &scratch) else { return progress = .failed }
    }
    guard first < end else { return progress = .following(mean: used, frames: first, checked: checked) }
    progress =
      alignment.hear(cepstra.part(first..<end).subtracting(used)) ? .following(mean: used, frames: end, checked: checked) : .failed
  }

  /// The number of frames that the alignment has heard.
  private var followed: Int {
    if case .following(_, let frames, _) = progress { frames } else { 0 }
  }
}
