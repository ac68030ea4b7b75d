// What "them" stands for in an act that was said behind the goal.

extension TypedWords {
  /// Returns an act with the things or the people of these words for "them": "wash the dishes right away" of whoever leaves dishes in the sink, "ask
  /// my kids in a quiet voice" of whoever yells at their kids. An act without "them" stays.
  func naming(them act: String) -> String {
    guard let place = act.firstRange(of: " them ") else { return act }
    let verb = act[..<place.lowerBound].split(separator: " ").last.map { $0.lowercased() } ?? ""
    guard let named = Self.addressing.contains(verb) ? company.map({ "my \($0)" }) : things.map({ "the \($0)" }) else { return act }
    return act.replacing(" them ", with: " \(named) ", maxReplacements: 1)
  }

  /// Verbs for what is done to people, and to nothing else.
  private static let addressing: Set = ["ask", "tell", "thank", "hug", "text", "kiss", "greet", "to", "with", "remind", "invite"]

  /// The people whom the words name as one's own: "kids".
  private var company: String? {
    let plain = small.map { $0.filter { $0.isLetter } }
    return zip(plain, plain.dropFirst()).first {
      ["my", "our"].contains($0) && $1.count > 3 && ($1.hasSuffix("s") || $1 == "children") && Relative.isIn([$1])
    }?.1
  }

  /// The several things that a goal names last: "plates" of "stop eating off the kids' plates"; nil where it names persons or none.
  var things: String? {
    small.map { $0.filter { $0.isLetter || $0 == "'" } }.last { word in
      word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("'s") && !word.hasSuffix("us")
        && FrequentWords.ranks[word.dropLast()] != nil && !Relative.isIn([word])
        && Inflection.people.isDisjoint(with: Family.forms(of: word))
        && !["always", "sometimes", "times", "this", "hours", "minutes", "days"].contains(word)
    }
  }
}
