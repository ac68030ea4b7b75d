/// What is felt.
extension GoalPhrase {
  /// Returns the moment of a feeling that is told with what stirs it: "when I get angry at self checkouts"; nil for other words.
  static func felt(_ typed: TypedWords) -> String? {
    var rest = typed
    guard
      let verb = ["feel", "get", "become"].first(where: {
        rest.drop(["i \($0)", Inflection.gerund(of: $0), "i keep \(Inflection.gerund(of: $0))"])
      }),
      rest.small.count > 2, rest.small.count < 11, Inflection.feelings.contains(rest.small[0]),
      ["at", "about", "around", "of", "with", "by", "next", "beside"].contains(rest.small[1]),
      !rest.words.contains(where: { $0.hasSuffix(",") }),
      !["it", "that", "this", "them", "myself"].contains(rest.small[rest.small.count - 1])
    else { return nil }
    return "when I \(verb) \(Inflection.first(rest.text))"
  }
}
