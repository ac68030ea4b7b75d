/// A habit or a need told as the act that takes its place.
extension TypedWords {
  /// Turns what is left at home into what is taken along: "I leave my inhaler at home whenever I go cycling" into "take my inhaler with me
  /// whenever I go cycling".
  mutating func takeAlong() {
    // "Carry my insulin everywhere".
    if small.starts(with: ["carry", "my"]), small.count < 6, ["everywhere", "always"].contains(small.last) {
      words = ["take"] + words[1..<(words.count - 1)] + ["with", "me"]
    }
    guard let home = small.firstRange(of: ["at", "home"]), let leave = small.prefix(3).firstIndex(where: ["leave", "leaving"].contains),
      home.lowerBound > leave + 1, small[leave + 1] == "my", home.lowerBound - leave < 5
    else { return }
    words = ["take"] + words[(leave + 1)..<home.lowerBound] + ["with", "me"] + words[home.upperBound...]
  }

  /// Turns a habit that stands in the way of another act into that act: "I pretend to understand people instead of asking them to repeat" into
  /// "ask people to repeat".
  mutating func doTheOther() {
    // "When my boss criticises me I sulk instead of asking why" is done then.
    var then = self
    if small.first != "i", let cue = Trigger.cue(leading: &then), cue.hasPrefix("when"), then.small.first == "i" {
      let told = then.text
      then.doTheOther()
      if then.text != told { words = then.words + cue.split(separator: " ").map(String.init) }
      return
    }
    let small = small
    guard small.first == "i", small.count > 2, !["want", "need", "wish", "hope", "prefer"].contains(small[1]),
      let end = small.firstRange(of: ["instead", "of"]) ?? small.firstRange(of: ["rather", "than"]),
      end.upperBound + 1 < small.count,
      let base = Inflection.base(ofGerund: small[end.upperBound])
        ?? (Inflection.isVerb(small[end.upperBound]) ? small[end.upperBound] : nil), !["get", "be", "go"].contains(base)
    else { return }
    var habit = self, act = self
    habit.cut(to: end.lowerBound)
    act.words = [base] + words[(end.upperBound + 1)...]
    act.cutRemark()
    guard Act(Inflection.bases(of: act.text)).isDeed, act.resolve(by: habit) else { return }
    self = act
  }

  /// Turns "chewing with my mouth open" into "chew with my mouth closed".
  mutating func closeMouth() {
    guard let open = small.firstRange(of: ["with", "my", "mouth", "open"]) else { return }
    let start = ["stop", "quit", "i"].contains(small[0]) ? 1 : 0
    guard start < open.lowerBound else { return }
    let verb = Inflection.base(ofGerund: small[start]) ?? small[start]
    words = [verb] + words[(start + 1)..<open.lowerBound] + ["with", "my", "mouth", "closed"]
  }

  /// Turns what a thing needs into what is done with it: "my inhaler needs taking twice a day" into "take my inhaler twice a day".
  mutating func doWhatIsNeeded() {
    guard let needs = small.prefix(5).firstIndex(of: "needs"), needs > 0, needs + 1 < small.count,
      let base = Inflection.base(ofGerund: small[needs + 1])
    else { return }
    words = [base] + words[..<needs].map { $0.lowercased() } + words[(needs + 2)...]
    cut(before: ["and", "but"]) { $0.hasPrefix("i") }
  }
}
