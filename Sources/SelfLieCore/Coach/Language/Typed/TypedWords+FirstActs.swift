/// The first of several acts that a wish names.
extension TypedWords {
  /// The wish with two acts at most: "listen and say thank you" of "listen, say thank you and think about it", and "go running instead" of
  /// "quit and go running instead".
  var withFirstActs: TypedWords {
    var wish = self
    if wish.small.last == "instead", wish.drop(["quit and", "stop and"]), wish.small.first.map({ Inflection.isVerb($0) }) != true {
      wish = self
    }
    guard wish.words.count > 3, let first = wish.words.first, first.hasSuffix(","), Inflection.isVerb(first.dropLast().lowercased()),
      Inflection.isVerb(wish.small[1])
    else { return wish }
    if let joint = wish.small.indices.dropFirst(2).first(where: { wish.small[$0] == "and" }) { wish.cut(to: joint) }
    wish.words.replaceSubrange(0...0, with: [String(first.dropLast()), "and"])
    return wish
  }
}
