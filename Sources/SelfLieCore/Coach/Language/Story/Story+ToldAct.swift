extension Story {
  /// An act that is said as it is told, with the moment at which it is done: "pick it up calmly" when the phone rings.
  struct ToldAct: Equatable {
    let cue: String?
    let act: String

    /// Creates a plan; nil for a wish that is no act, or is too long to say behind its moment.
    init?(_ wish: TypedWords, at moment: [String]?) {
      var act = wish
      _ = act.dropLast(["instead"])
      act.cut(before: ["because", "since"])
      // "Without a fuss" says what is not to be.
      act.cut(before: ["without"]) { ["a", "any"].contains($0) }
      if moment != nil { _ = act.dropLast(["sooner"]) }
      if act.dropLast(["daily"]) { act.words += ["every", "day"] }
      // "Pray just for me" is for nobody else.
      act.words = act.words.indices.filter { place in
        !Self.fillers.contains(act.small[place])
          || place + 1 < act.words.count && ["for", "with", "me", "to"].contains(act.small[place + 1])
      }.map { act.words[$0] }
      // "Notice it, let my jaw drop and relax" begins behind the comma.
      if act.small.starts(with: ["notice", "it,"]), act.words.count > 4 { act.words.removeFirst(2) }
      let joint = act.small.indices.dropFirst().first { ["and", "or"].contains(act.small[$0]) && $0 + 2 <= act.words.count }
      var cue = moment
      if moment == nil {
        // "Drink a bottle before noon and another after lunch" has two moments, "put it away at dinner and listen" one.
        var first = act, whole = act
        first.cut(to: joint ?? act.words.count)
        let rest = act.words[first.words.count...]
        let isVerb = joint.map { Inflection.isVerb(act.small[$0 + 1]) || act.small[$0 + 1] == "be" } ?? false
        // "Cook in the evening and take a lunchbox with me" is done at two times.
        let isTakenLater =
          joint.map {
            ["take", "bring", "carry"].contains(act.small[$0 + 1])
              || act.small[$0...].contains(where: ["time", "once", "twice", "month"].contains)
          } ?? false
        // "Wait ten minutes before I go and talk to her" is one moment.
        let isWithin = ["before", "after"].contains { first.small.firstRange(of: [$0, "i"]) != nil }
        // "Get dressed before nine and go for a walk before I open the laptop" has two.
        let isTwice = rest.map { $0.lowercased() }.firstRange(of: ["before", "i"]) != nil
        if isWithin || isTwice, joint != nil { return nil }
        // "Sit at the table, put down my fork between bites and stop when I'm full": each act of a list keeps its own.
        let isListed = joint != nil && first.words.contains { $0.hasSuffix(",") }
        if !isListed, isVerb, !isTakenLater, let own = Trigger.cue(inside: &first) {
          cue = own.split(separator: " ").map(String.init)
          act.words = first.words + rest
        } else if !isListed, !isTakenLater, let own = Trigger.cue(inside: &whole),
          joint == nil || ["when", "every", "each"].contains(where: own.hasPrefix) || !isVerb && !own.contains(" and ")
        {
          return nil
        }
      }
      guard Self.isSaid(act, isJoined: joint != nil, isAtMoment: cue != nil) else { return nil }
      if let spoken = cue { act.leaveOut(echoesOf: spoken) }
      cue = cue.map { Self.moment($0, beside: act) }
      var text = Inflection.owned(Inflection.first(Inflection.inner(act.text))).replacing(" and be ", with: " and am ")
      for adverb in ["really", "fully", "truly", "finally"] { text = text.replacing(" and \(adverb) be ", with: " and am \(adverb) ") }
      if text.hasPrefix("be ") { text = "am" + text.dropFirst(2) }
      self.act = text
      guard let cue else {
        self.cue = nil
        return
      }
      let fitting = [cue, Story.fitting(cue, behind: act)].map { $0.joined(separator: " ") }
        .map { Trigger.cue(of: $0) ?? Inflection.first($0) }
        .first {
          $0.count + text.count + 5 <= Bounds.characters && "\($0) I \(text)".count(where: { $0 == " " }) <= Bounds.words.upperBound
        }
      guard let fitting else { return nil }
      self.cue = fitting
    }

    /// The plan in the words of a goal: "pick it up calmly when the phone rings".
    var goal: TypedWords {
      var goal = TypedWords("")
      goal.words = (act.split(separator: " ") + (cue?.split(separator: " ") ?? [])).map(String.init)
      return goal
    }

    /// Whether words are an act that is said in the words in which it is wished for.
    private static func isSaid(_ wish: TypedWords, isJoined: Bool, isAtMoment: Bool) -> Bool {
      let small = wish.small
      var rest = wish
      // "Stop at a glass", "stop two minutes early".
      let isLimit = small.count > 2 && small[0] == "stop" && (small[1] == "at" || TypedWords.numbers.contains(small[1]))
      // What stands behind "I want to" is a verb, even if it is oftener a thing: "circle round".
      guard let verb = small.first, small.count > 1, Inflection.isVerb(verb) || VerbTable.also.contains(verb),
        isLimit || !rest.drop(GoalPhrase.quitting),
        isList(wish),
        unsaid.isDisjoint(with: small.dropFirst(isLimit ? 1 : 0).prefix { !isJoined || $0 != "and" }),
        !small.contains("not"), !zip(small, small.dropFirst()).contains(where: { $0 == "without" && Inflection.base(ofGerund: $1) != nil }),
        !ends.contains(small[small.count - 1])
      else { return false }
      let text = Inflection.first(wish.text), act = Act(text)
      if isJoined {
        let first = Act(
          text.split(separator: " ").prefix { $0 != "and" && $0 != "or" }.joined(separator: " ").prefix { $0 != "," }.description)
        let isHad = verb == "have" && ["a", "an", "my", "some", "one"].contains(small[1])
        // "Stay calm and carry on serving".
        let second = Act(text.split(separator: " ").drop { $0 != "and" && $0 != "or" }.dropFirst().joined(separator: " "))
        let isKept = isAtMoment && small[0] == "stay" && (second.isDeed || second.isSkill)
        // "Listen first, breathe and say thank you".
        let isHeard = verb == "listen" && wish.words.contains { $0.hasSuffix(",") }
        return isHad || isKept || isHeard
          || (!first.isState || act.isDeed || first.isDeed) && !first.isRegretted
            && (isAtMoment || !first.isSkill || small.starts(with: ["stand", "up", "and"]))
      }
      if !isAtMoment { return act.isDeed && !act.takesDays && !act.isOnce && (small.count > 2 || Inflection.isAdverb(small[1])) }
      return act.isDeed && !act.takesDays || small.starts(with: ["keep", "my", "hands"]) || small.starts(with: ["let", "it"])
        || small.starts(with: ["let", "go", "of"])
        || verb == "have" && small[1] == "a"
    }

    /// Whether words have no comma, or are a list of acts: "sit down, breathe and trust what I know".
    private static func isList(_ wish: TypedWords) -> Bool {
      let commas = wish.words.indices.filter { wish.words[$0].hasSuffix(",") }
      guard !commas.isEmpty else { return true }
      guard commas.count < 3, let joint = wish.small.lastIndex(of: "and"), commas.allSatisfy({ $0 < joint }) else { return false }
      return commas.allSatisfy {
        $0 + 1 < wish.words.count && Inflection.isVerb(wish.small[$0 + 1], before: wish.small.dropFirst($0 + 2).first ?? "")
      }
        && Inflection.isVerb(wish.small.dropFirst(joint + 1).first ?? "")
    }

    /// A moment without the verb that its act says again: "after work" of whoever drives straight home when they drive home from work.
    private static func moment(_ cue: [String], beside act: TypedWords) -> [String] {
      let small = cue.map { $0.lowercased() }
      guard small.starts(with: ["when", "i"]), small.count > 2, small[2] == act.small.first,
        small.suffix(2).elementsEqual(["from", "work"])
      else { return cue }
      return ["after", "work"]
    }

    private static let fillers: Set = ["just", "actually", "simply"]
    /// Words of wishes that are learned, or that say what is not to be.
    private static let unsaid: Set = ["don't", "again", "more", "less", "better", "stop", "never", "so", "but"]
    private static let ends = Inflection.words("to the a an my with of and for from about more")
  }
}
