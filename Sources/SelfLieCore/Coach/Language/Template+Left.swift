/// What is left, as what is over or becomes less.
extension Template.Slot {
  /// Returns a habit as what is over or becomes less, with the reason: "done with biting my nails because they look awful", "cutting down on
  /// beer because my doctor told me to"; nil where nothing is left, or the reason is one that nobody says a thousand times.
  static func left(of parsed: ParsedGoal, _ reason: String) -> String? {
    // "Stop avoiding the dentist" leaves no dentist.
    guard parsed.kind == .quit, parsed.namesHabit, !parsed.stated.words.contains(/(?i)\b(?:avoid|skip|neglect|putting\soff|put\soff)/),
      // Nobody is done with what happens once: "not drink at my brother's wedding".
      !parsed.words.small.contains(where: ["wedding", "funeral", "party", "christening", "reunion", "graduation", "ceremony"].contains),
      !isSore(reason), !ReasonPhrase.growsBack(reason), let habit = habit(of: parsed)
    else {
      return nil
    }
    let left: String
    if !parsed.stated.words.lowercased().contains(reducing) {
      // "Done with eating sugar" is done with sugar.
      left = "done with \(habit.replacing(consumed, with: ""))"
    } else if let spent = habit.wholeMatch(of: /spending (?:(?:so|too) much )?(.+)/) {
      left = "spending less \(spent.1)"
    } else {
      // "Cutting down on drinking beer" is to drink less beer.
      left = "cutting down on \(habit.replacing(/\ (?:so|too) (?:much|many)$/, with: "").replacing(consuming, with: ""))"
    }
    // "Done with drinking for my daughter" is no drink of hers, and nobody buys clothes "to pay off my card".
    let isOver = left.hasPrefix("done ")
    let why = isOver && reason.hasPrefix("to ") ? "because I want \(reason)" : agreeing(reason, with: left)
    // "Because they notice it" is said of people whom the sentence has not named.
    if why.hasPrefix("because they "), !left.split(separator: " ").contains(where: { $0.hasSuffix("s") && !$0.hasSuffix("ss") }) {
      return nil
    }
    let phrase = "\(left)\(isOver && why.hasPrefix("for ") ? "," : "") \(why)"
    return TypedWords("I am \(phrase)").words.count <= Bounds.words.upperBound ? phrase : nil
  }

  /// Returns a reason that speaks of several things as several: "they keep me awake" for "it keeps me awake" of energy drinks.
  private static func agreeing(_ reason: String, with left: String) -> String {
    // What helps whoever leaves the habit is leaving it.
    if let helped = reason.wholeMatch(of: /because it helps me (\w.*)/)?.1 { return "so that I \(helped)" }
    guard left.hasSuffix("s"), !left.hasSuffix("ss"), let first = left.prefixMatch(of: /(?:done with|cutting down on) (\w+)/)?.1,
      Inflection.base(ofGerund: String(first)) == nil,
      let (_, third, rest) = reason.wholeMatch(of: /because it (\w+)(.*)/)?.output,
      let verb = Inflection.base(ofThirdPerson: String(third))
    else { return reason }
    return "because they \(verb)\(rest)"
  }

  /// A habit without the places and times for which one breath has no room: "buying cheap wine" of "buying cheap wine on the way home from work".
  static func shortened(_ gerund: String) -> String {
    var words = gerund.replacing(/\ like an? \w+$/, with: "").split(separator: " ")
    while words.count > 8, let end = words.indices.dropFirst(3).last(where: { circumstances.contains(String(words[$0])) }) {
      words.removeLast(words.count - end)
    }
    return words.joined(separator: " ")
  }

  private static let circumstances: Set = ["at", "in", "on", "before", "after", "from", "during", "through"]

  /// Returns the habit that a goal names as a thing: "biting my nails", "sugar"; nil where it names none.
  private static func habit(of parsed: ParsedGoal) -> String? {
    if let placed = parsed.placed, parsed.stated.trigger == nil, Act(placed).isPlain { return Inflection.gerunds(of: placed) }
    switch parsed.heart {
    case .action(let act):
      let act = Inflection.spanning(act)
      guard Act(act).isPlain,
        !Act(act).isState || act.hasPrefix("be ") && TypedWords(act).small.dropFirst().first.map(Inflection.feelings.contains) == false
      else {
        return nil
      }
      return act == "weed" ? act : Inflection.gerunds(of: act)
    // "Drink less" names no drink.
    case .thing("too much"): return parsed.words.small.first.flatMap { Inflection.isVerb($0) ? Inflection.gerund(of: $0) : nil }
    case .thing(let thing): return thing
    case .problem, .nothing: return nil
    }
  }

  /// What is done with what there is to be less of, and how much of it there is.
  private static var consuming: Regex<Substring> {
    /^(?:drinking|eating|having|smoking|using|buying|ordering|too much|too many) (?:(?:so|too) (?:much|many) )?(?!up\b|out\b|in\b|at\b|with\b|on\b|alone\b)/
  }

  /// What is done with a thing that is named by itself: "chocolate" of "eating chocolate", but not "eating out".
  private static var consumed: Regex<Substring> {
    /^(?:eating|drinking) (?!(?:out|up|in|at|on|alone|late|fast|my|too|so|with|before|after|like|for|from|when|while|every|more)\b)(?=\w+(?: \w+)?$)/
  }

  /// How somebody says that it is to be less, and not nothing.
  private static var reducing: Regex<Substring> {
    /\b(?:less|fewer|cut(?:ting)? (?:down|back)|reduc(?:e|ing)|(?:so|too) (?:much|many)|limit(?:ing)?|only|moderate|max)\b/
  }
}
