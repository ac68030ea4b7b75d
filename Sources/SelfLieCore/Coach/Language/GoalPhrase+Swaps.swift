/// What is had in the place of something else.
extension GoalPhrase {
  /// Whether words name a thing in whose place another is had: "cook lentils instead of takeaway".
  static func isSwap(_ small: [String]) -> Bool {
    guard let place = small.firstIndex(of: "instead"), small.count < 12, place + 2 < small.count, small[place + 1] == "of" else {
      return false
    }
    // "Bring fruit instead of vending machine crisps".
    return (Inflection.base(ofGerund: small[place + 2]) == nil || small[place + 2] == "vending") && Inflection.isVerb(small[0])
  }

  /// Says again in whose place a thing is had: "drink water at work instead of coke". Where it is, it is no matter of more.
  static func keepSwap(of whole: TypedWords, in wish: inout TypedWords) {
    guard !wish.small.contains("instead"), let place = whole.small.firstIndex(of: "instead") else { return }
    let swap = wish.words + whole.words[place...]
    guard isSwap(swap.map { $0.lowercased() }) else { return }
    wish.words = swap
    _ = wish.remove("more")
  }

  /// Removes from an act what is not done any more: "instead of driving to the station" from "take my bike rather than drive to the station".
  /// - Returns: The removed words, as a sentence can begin with them; nil if there are none.
  static func cutShunned(from wish: inout TypedWords) -> String? {
    var act = wish
    while act.drop(leading) {}
    let small = act.small
    guard let joint = small.firstRange(of: ["instead", "of"]) ?? small.firstRange(of: ["rather", "than"]), joint.lowerBound > 0,
      (joint.upperBound + 1..<joint.upperBound + 8).contains(small.count), Inflection.isVerb(small[0]),
      !quitting.contains(small[0]), !["be", "feel", "learn", "stay", "become", "let", "keep", "say"].contains(small[0]),
      !small.contains(where: ["without", "because", "so", "when", "and", "not"].contains),
      case let verb = small[joint.upperBound], verb != "vending",
      let gerund = Inflection.base(ofGerund: verb) != nil
        ? verb
        : Inflection.isVerb(verb) && joint.upperBound + 1 < small.count
          ? Inflection.gerund(of: verb) : nil
    else { return nil }
    let rest = act.words[(joint.upperBound + 1)...]
    act.cut(to: joint.lowerBound)
    // "Thank her for dinner instead of criticising my wife's cooking".
    _ = act.resolve(by: TypedWords(rest.joined(separator: " ")))
    wish = act
    return Inflection.inner((["instead", "of", gerund] + rest).joined(separator: " "))
  }
}
