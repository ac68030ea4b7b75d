/// The first of two wishes, where one sentence cannot say both.
extension TypedWords {
  /// The words without a second wish and without the dread of the first: "less moaning" of "less moaning and more gratitude", "ring my dad" of "ring
  /// my dad without dreading it".
  var firstWish: TypedWords {
    withoutMore.withoutDread.withoutUnlike.joiningStart.withoutLongMoment
  }

  /// "Less moaning and more gratitude" without the gratitude.
  private var withoutMore: TypedWords {
    guard small.first == "less", let more = small.firstRange(of: ["and", "more"]), more.lowerBound > 3, small.count > more.upperBound + 2,
      Inflection.base(ofGerund: small[more.upperBound]).map(Inflection.isVerb) != true
    else { return self }
    return first(more.lowerBound)
  }

  /// "Ring my dad without dreading it" without the dread.
  private var withoutDread: TypedWords {
    let dread = ["dreading", "burning", "watching", "hating"].lazy.compactMap { [small] in
      small.firstRange(of: ["without", $0])?.lowerBound
    }
    .first
    guard let dread, dread > 2, !small[..<dread].contains("learn") else { return self }
    return first(dread)
  }

  /// "Learn Spanish and drink more water" is not learned together, and "call my mum and be nicer to myself" not done together.
  private var withoutUnlike: TypedWords {
    guard let and = small.firstIndex(of: "and"), and > 1, and + 1 < words.count, small.first != "learn" || small[1] != "to" else {
      return self
    }
    let (begin, next) = (small[0], small[and + 1])
    let isUnlike =
      begin == "learn" && Inflection.isVerb(next) && !VerbTable.also.contains(next)
      || begin != "be" && next == "be" && Inflection.isVerb(begin) && !Inflection.isState(begin)
      || begin == "be" && Self.bodily.contains(next)
    return isUnlike ? first(and) : self
  }
  /// What is done for the body, and goes with no state of mind.
  private static let bodily = Inflection.words("drink eat walk run go read sleep exercise cook save learn")

  /// "Keep my plans and turn up" for "keep my plans and start turning up".
  private var joiningStart: TypedWords {
    guard let start = small.firstRange(of: ["and", "start"]), start.lowerBound > 1, start.upperBound < words.count,
      !["stop", "quit"].contains(small[0]), let base = Inflection.base(ofGerund: small[start.upperBound]), Inflection.isVerb(base)
    else { return self }
    var joined = self
    joined.words.replaceSubrange(start.lowerBound...start.upperBound, with: ["and", base])
    return joined
  }

  /// "Put my phone away when I get home" of "put my phone away when I get home and play with my boys", which says more than when.
  private var withoutLongMoment: TypedWords {
    guard let when = small.firstIndex(of: "when"), when > 2, when + 3 < words.count, small[when + 1] == "i",
      let and = small[(when + 3)...].firstIndex(of: "and"), and + 2 < words.count, small[and + 1] != "i",
      Inflection.isVerb(small[and + 1]), !VerbTable.also.contains(small[and + 1]) || small[and + 1] == "play", Inflection.isVerb(small[0])
    else { return self }
    return first(and)
  }

  private func first(_ count: Int) -> TypedWords {
    var first = self
    first.cut(to: count)
    return first
  }
}
