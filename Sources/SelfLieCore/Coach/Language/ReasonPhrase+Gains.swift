/// What is missing, as what is gained: nobody says a thousand times what they can't do.
extension ReasonPhrase {
  /// Returns a clause with what is gained in the place of what is missing: "so that I can sleep at night" for "because I can't sleep at night",
  /// "so that I have more free time" for "because I have no free time".
  static func gaining(_ clause: String) -> String {
    // "I'm trying to lose a stone", and who is starving by ten is hungry.
    let plain = clause.replacing(/^because I(?:'m| am) trying to\b/, with: "because I want to").replacing(/\bstarving\b/, with: "hungry")
    // Most reasons lack nothing, and the patterns take long.
    guard lacking.contains(where: clause.contains) else { return plain }
    if let lack = clause.wholeMatch(of: inability), case let act = lack.1.replacing(ability, with: { "\($0.1) again" }),
      !act.contains(hopeless)
    {
      return "so that I can \(act.replacing(/\b(?:anything|a thing)\b/, with: "things"))"
    }
    if let lack = clause.wholeMatch(of: want) { return "so that I have more \(lack.1)" }
    if let lack = clause.wholeMatch(of: unwell) { return "so that I \(lack.1 ?? "sleep") \(lack.2)" }
    if let lack = clause.wholeMatch(of: unseen) { return "so that I see \(lack.1) more" }
    if let lack = clause.wholeMatch(of: outgrown) {
      return lack.1.map { "so that \($0) \($0.hasSuffix("s") && !$0.hasSuffix("ss") ? "fit" : "fits") again" }
        ?? "so that I fit into \(lack.2 ?? "my clothes") again"
    }
    if clause.contains(shortLife) { return "because I want to live a long life" }
    if let loss = clause.wholeMatch(of: loss)?.1 {
      return Relative.isIn([String(loss)]) ? "for my \(loss)" : kept.contains(String(loss)) ? "because I want to keep my \(loss)" : plain
    }
    return plain
  }

  private static let lacking = ["n't ", "cannot ", " no ", " not ", "never ", "hardly ", "barely ", "rarely "]

  private static var inability: Regex<(Substring, Substring)> {
    /because I (?:can't|cannot|can (?:barely|hardly)) (?:even |really |properly )?(\w.*)/
  }

  private static var want: Regex<(Substring, Substring)> {
    /because I (?:have no|(?:don't|never) have (?:any|enough|much)|never have) ((?:free |spare )?(?:time|energy|money|savings|patience|stamina|focus|strength|friends|sleep)\b.*?)(?: left| any ?more)?/
  }

  /// What nobody could do, or does not want to: "stop thinking about her", "afford it", "go on like this".
  private static var hopeless: Regex<Substring> {
    /^(?:stop|afford|stand|help|bear|believe|wait|say no|take|live|be|do|go on|keep (?!up\b|my\b|track\b)\w+)\b|\b(?:it|this|that|any ?more|longer|unless|until|no)\b/
  }

  /// What somebody can do again who "can't anymore". Not all that ends was good: "I can't lie anymore".
  private static var ability: Regex<(Substring, Substring)> {
    /^((?:climb|run|walk|breathe|sleep|play|keep up|concentrate|focus|remember|bend|kneel|fit|touch|reach|lift|carry|dance|swim|ride|see|hear|taste|smell|enjoy|relax|think|read|sing)\b.*?) any ?more$/
  }

  private static var unwell: Regex<(Substring, Substring?, Substring)> {
    /because I(?:(?:'m| am) not sleeping| (?:don't|never|hardly ever) (sleep|eat|breathe)) (well|enough|properly)(?: any ?more)?/
  }

  private static var unseen: Regex<(Substring, Substring)> {
    /because I (?:never|hardly(?: ever)?|barely|rarely|don't) see ((?:my|the|our) \w+)(?: enough| much| often| any ?more)?/
  }

  private static var outgrown: Regex<(Substring, Substring?, Substring?)> {
    /because (?:(my \w+) (?:don't|doesn't|no longer) fits?(?: me)?|I (?:don't|no longer) fit (?:in|into|in to) (my \w+))(?: any ?more)?/
  }

  private static var shortLife: Regex<Substring> {
    /^(?:because I don't want to|so that I don't) die (?:too )?(?:young|early|soon)$/
  }

  private static var loss: Regex<(Substring, Substring)> { /because I don't want to lose my (\w+)/ }

  /// What somebody has and would like to keep.
  private static let kept = Inflection.words(
    "job house home flat apartment licence license teeth hair sight eyesight hearing memory foot leg legs feet marriage business independence friends"
  )

  /// Returns what somebody would have, or be rid of, who says it in a few words: "to have more family time" for "family time", "to be free of
  /// headaches" for "no more headaches", "because I don't want to be late" for "not to be late"; nil for other words.
  static func briefly(_ text: String) -> String? {
    var words = TypedWords(text)
    if words.small.contains("time"), let time = words.text.wholeMatch(of: ownTime) {
      return "to have \(time.1 == nil ? "more " : "")\(Inflection.first(Inflection.inner(words.text)))"
    }
    // "Remembering", and "calm mornings".
    if words.words.count == 1, let base = Inflection.base(ofGerund: words.small[0]), enjoyed.contains(base) {
      return "to \(base)"
    }
    if words.words.count == 2, Inflection.isState(words.small[0]), !ailing.contains(words.small[0]), words.small[1].hasSuffix("s"),
      !words.small[1].hasSuffix("ss")
    {
      return "for \(words.text.lowercased())"
    }
    let isRid = words.drop(["no more"])
    if isRid || words.drop(["no"]), let last = words.small.last, words.words.count < 5, words.small.first != "than" {
      let thing = Inflection.first(Inflection.inner(words.text))
      if "because I have no \(thing)".wholeMatch(of: want) != nil { return "to have more \(thing)" }
      return isRid || ailments.contains(last) || ["headaches", "hangovers"].contains(last) ? "to be free of \(thing)" : nil
    }
    let isInfinitive = words.drop(["not to", "to not"])
    guard isInfinitive || words.drop(["not"]), let first = words.small.first, words.words.count > 1,
      isInfinitive ? Inflection.isVerb(first) || first == "be" : Inflection.base(ofGerund: first) != nil
    else { return nil }
    let act = Inflection.first(Inflection.inner(words.text))
    return "because I don't want to \(isInfinitive ? act : Inflection.bases(of: act))"
  }

  /// What somebody would like to do, by whose name alone they give a reason. Nobody wants "coughing".
  private static let enjoyed = Inflection.words(
    "remember sleep breathe dance sing heal live learn grow rest relax travel win earn sail ski")

  private static var ownTime: Regex<(Substring, Substring?)> {
    /(?i)(?:(more|some|enough|quality) )?(?:(?:family|free|me|spare|alone|quiet) )?time(?: (?:with|for) (?!a change).+)?/
  }

  /// What happened to somebody, in the word with which they begin to tell it.
  static let happened: Set = ["laid", "fired", "sacked", "dumped", "evicted", "robbed"]

  /// Returns a thing in two words whose first could be a verb: "a clear head", "clear skin"; nil for other words.
  static func adjectival(_ small: [String]) -> String? {
    guard small.count == 2, ["clear", "light", "open", "fresh", "calm", "clean", "free", "slim", "warm", "quiet"].contains(small[0]),
      !Inflection.determiners.contains(small[1]), !["up", "down", "out", "off", "it", "them", "people"].contains(small[1])
    else { return nil }
    let isMass = small[1].hasSuffix("s") || ["skin", "hair", "breath", "time", "air", "water", "sleep"].contains(small[1])
    return isMass ? small.joined(separator: " ") : "\(Inflection.article(for: small[0])) \(small.joined(separator: " "))"
  }
}
