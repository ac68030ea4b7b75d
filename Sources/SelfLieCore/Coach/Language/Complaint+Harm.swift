/// What somebody names by the harm that it does.
extension Complaint {
  /// Returns the goal of whoever says what harms them: "less coffee" for "coffee keeps me awake", "gaming" for "gaming costs me my sleep", and
  /// "afraid of flying" for "flying scares me"; nil for other words, and for what nobody leaves, as "my baby keeps me awake".
  static func harmful(in typed: TypedWords, in phrasebook: Phrasebook) -> TypedWords? {
    let small = typed.small
    guard
      let verb = small.indices.dropFirst().prefix(5).first(where: { place in
        harms.contains { small[place...].starts(with: $0) }
      })
    else { return nil }
    var subject = typed
    subject.cut(to: verb)
    let family = Family.recognized(Family.forms(of: subject), nil, in: phrasebook)
    if let first = subject.small.first, let base = Inflection.base(ofGerund: first), Inflection.isVerb(base) {
      if ["scares", "frightens", "terrifies"].contains(small[verb]), small[verb...].contains("me") {
        return TypedWords("afraid of \(subject.text)")
      }
      // "Public speaking makes me shake" is wanted.
      return Confession.regrets.contains(base) || family?.kind == .quit || !feelings.contains(small[verb]) ? subject : nil
    }
    guard let family, subject.words.count < 4, !Relative.isIn(subject.small) else { return nil }
    if family.isEither { return feelings.contains(small[verb]) ? nil : subject }
    _ = subject.drop(["my", "the"])
    return family.kind == .quit ? TypedWords("less \(subject.text)") : nil
  }

  /// The words with which something is said to do harm, as they begin behind it; of some only the person can tell whether they mind.
  private static let harms: [[String]] = [
    "keeps me awake", "keeps me up", "keep me awake", "makes me", "make me", "makes my", "costs me", "is costing me", "ruins my",
    "ruins our", "is ruining",
    "are ruining", "is killing", "is destroying", "destroys my", "wrecks my", "is wrecking", "hurts my", "is hurting", "is eating",
    "eats up my", "gives me", "is making me", "scares", "frightens", "terrifies", "takes up", "is taking over", "takes over",
  ].map { $0.split(separator: " ").map(String.init) }
  private static let feelings: Set = ["makes", "make", "gives", "scares", "frightens", "terrifies"]
}
