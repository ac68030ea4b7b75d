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
}
