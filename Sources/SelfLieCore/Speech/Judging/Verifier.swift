/// Ears for one sentence: made ready once, then asked about take after take. What one take was judged never depends on those before it.
public struct Verifier: ~Copyable {
  private let sentence: Sentence
  private let model: AcousticModel
  private let strictness: Strictness
  private let frontEnd: FrontEnd
  /// Looks for the sentence and its rivals, and leaves the scores for the other searches.
  private var alignment: Decoder
  private let units: [String: Sentence.Unit]
  /// Looks by these scores for the words of the sentence, come what may, and for any speech at all.
  private var reader: Decoder
  private let plainUnits: [String: Sentence.Unit]
  private var scratch: Scratch
  /// The owner's recording, once it was learnt.
  private var exemplar: Exemplar?
  /// The words in the owner's recording, once it was learnt.
  public private(set) var recordedWords: [Evidence.Piece] = []

  /// What is still to be learnt.
  private var lesson: Clip?
  /// The mean of its cepstra: what the microphone and the room do to every sound alike.
  private var mean: [Float]?

  /// What was heard of this take.
  private var cepstra = Cepstra()
  private var samples = 0
  /// How far the searches have followed it.
  private var progress = Following.waiting(mean: nil)

  private enum Following {
    /// For the mean that the cepstra are measured from, if it is not known yet, and for the first frame.
    case waiting(mean: [Float]?)
    /// So many frames by this mean, which was compared with the take's own when that had so many.
    case following(mean: [Float], frames: Int, checked: Int)
    case failed
  }

  /// Removes what processes left behind that were ended from outside.
  public static func sweep() { Scratch.sweep() }

  /// Loads the model: about 13 ms.
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

  /// A take's verdict, with what it rests on.
  public struct Judgement: Equatable, Sendable {
    public let verdict: Verdict
    public let evidence: Evidence
  }

  /// How many words the sentence has.
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

  /// Learns how the owner's voice sounds when it says the sentence: takes are measured by this recording from now on.
  public mutating func learn(_ recording: Clip) {
    startLearning(recording)
    while learnMore() {}
  }

  /// Learns the recording a little at a time; takes are heard after all of it.
  public mutating func startLearning(_ recording: Clip) {
    exemplar = nil
    recordedWords = []
    mean = nil
    lesson = Self.judgeWithoutSearch(recording, of: sentence) == nil ? recording : nil
  }

  /// Learns from a little more of the recording, which takes about 16 ms; false if there is nothing more to learn.
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

  /// Hears more of the take, and decodes a part of what it has heard: see `isBehind`.
  public mutating func hear(_ news: ArraySlice<Int16>) {
    if !news.isEmpty {
      frontEnd.hear(Array(news).span, into: &cepstra)
      samples += news.count
    }
    follow()
  }

  /// Whether it has heard more than it has decoded. One call of `hear` decodes no more than `framesAtOnce`, also where it has to begin anew.
  public var isBehind: Bool {
    if case .following(_, let frames, _) = progress { frames < cepstra.count } else { false }
  }

  /// So much is decoded at once, in frames: about 16 ms of work.
  private static let framesAtOnce = Cepstra.rate / 5

  /// How far a take has come.
  public enum Reach: Equatable, Sendable {
    case nothing, words
    /// The last word.
    case end
  }

  /// How far the sentence was followed in what was heard so far.
  public mutating func reach() -> Reach {
    if case .waiting = progress, let mean = cepstra.mean { follow(by: mean) }
    let recognised = recognised
    return recognised.contains(words - 1) ? .end : recognised.isEmpty ? .nothing : .words
  }

  /// The places of the words that were recognised in what was heard so far; what is heard next may still change it.
  public var recognised: Set<Int> {
    guard case .following = progress else { return [] }
    return Set(alignment.segments().flatMap { segment in units[segment.unit].map { $0.role == .word ? Array($0.places) : [] } ?? [] })
  }

  /// Ends a take and judges it.
  /// - Parameter clip: What was spoken; all of it was heard before.
  public mutating func finish(_ clip: Clip) -> Judgement {
    if let judgement = Self.judgeWithoutSearch(clip, of: sentence) { return judgement }
    // Whoever hears something else than what is to be judged gets no verdict about either.
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
      pieces: Evidence.pieces(alignment.segments(), units: units, rival: rival),
      plain: Evidence.pieces(plain, units: plainUnits, rival: rival),
      likeness: exemplar.flatMap { exemplar in posteriorgram().flatMap(exemplar.likeness) })
    return Judgement(verdict: Verdict(evidence, of: sentence, strictness: strictness), evidence: evidence)
  }

  /// What needs no search: silence, noise, and what is not the sentence by its length alone, because nobody needs so long for it.
  private static func judgeWithoutSearch(_ clip: Clip, of sentence: Sentence) -> Judgement? {
    if let verdict = Verdict(Level(of: clip.samples)) { return Judgement(verdict: verdict, evidence: .none) }
    guard clip.duration > Take.longest(words: sentence.words.count) + Take.marginBefore + Take.marginAfter else { return nil }
    return Judgement(verdict: Verdict(.none, of: sentence), evidence: .none)
  }

  /// Of the take that was heard last; nil if the model's phones cannot be told apart.
  private func posteriorgram() -> Posteriorgram? {
    guard let states = model.statesOfPhone else { return nil }
    let phones = model.basePhones
    return Posteriorgram(
      scores: scratch.firstScores(states * phones.count, of: model.senones), states: states, phones: phones.count,
      fillers: phones.indices.filter { model.fillerPhones.contains(phones[$0]) })
  }

  /// Lets the alignment hear more of what is new, measured from the mean as it is known so far.
  private mutating func follow() {
    switch progress {
    case .waiting(let known):
      // A second of speech has a mean that is good enough to begin with.
      guard let mean = known ?? (cepstra.count >= Cepstra.rate ? cepstra.mean : nil) else { return }
      follow(by: mean, upTo: Self.framesAtOnce)
    case .following(let mean, let frames, let checked):
      // Looked at again each time that there is half as much more, so that it costs little in the end.
      if 2 * cepstra.count >= 3 * checked, cepstra.count >= Cepstra.rate, let better = cepstra.mean {
        progress = .following(mean: mean, frames: frames, checked: cepstra.count)
        // If this is too far off, it begins anew.
        let isFar = cepstra.distance(between: mean, and: better) > Threshold.meanShift
        follow(by: better, upTo: (isFar ? 0 : frames) + Self.framesAtOnce)
      } else {
        follow(by: mean, upTo: frames + Self.framesAtOnce)
      }
    case .failed: break
    }
  }

  /// Lets the alignment hear all there is, anew if it measured from a mean that was too far off.
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

  /// How many frames the alignment has heard.
  private var followed: Int {
    if case .following(_, let frames, _) = progress { frames } else { 0 }
  }
}
