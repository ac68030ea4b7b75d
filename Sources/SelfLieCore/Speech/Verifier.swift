/// Ears for one sentence: made ready once, then asked about take after take. What one take was judged never depends on those before it.
public struct Verifier: ~Copyable {
  private let sentence: Sentence
  private let places: [String: (place: Sentence.Place, phones: Int)]
  private let frontEnd: FrontEnd
  private let alignment: Decoder
  private let rival: Decoder

  public static func open(_ sentence: Sentence, model: AcousticModel) throws(ModelProblem) -> Verifier {
    let (grammar, places) = sentence.grammar()
    return Verifier(
      sentence: sentence, places: places, frontEnd: try FrontEnd.open(model: model),
      alignment: try Decoder.open(.grammar(grammar), model: model), rival: try Decoder.open(.phones, model: model))
  }

  private init(
    sentence: Sentence, places: [String: (place: Sentence.Place, phones: Int)], frontEnd: consuming FrontEnd,
    alignment: consuming Decoder, rival: consuming Decoder
  ) {
    self.sentence = sentence
    self.places = places
    self.frontEnd = frontEnd
    self.alignment = alignment
    self.rival = rival
  }

  /// A take's verdict, with what it rests on.
  public struct Judgement: Equatable, Sendable {
    public let verdict: Verdict
    public let evidence: Evidence
  }

  /// Judges whether a clip says the sentence.
  public func judge(_ clip: Clip) -> Judgement {
    if let verdict = Verdict(Level(of: clip.samples)) { return Judgement(verdict: verdict, evidence: .none) }
    var cepstra = Cepstra()
    frontEnd.start()
    frontEnd.hear(clip.samples.span, into: &cepstra)
    frontEnd.finish(into: &cepstra)
    guard let mean = cepstra.mean else { return Judgement(verdict: .nothingHeard, evidence: .none) }
    guard alignment.start(), rival.start(), alignment.hear(cepstra, from: mean), rival.hear(cepstra, from: mean),
      alignment.finish(), rival.finish()
    else { return Judgement(verdict: .unchecked(.failed), evidence: .none) }
    let evidence = Evidence(alignment: alignment.segments(), rival: rival.segments(), sentence: sentence, places: places)
    return Judgement(verdict: Verdict(evidence, of: sentence), evidence: evidence)
  }
}
