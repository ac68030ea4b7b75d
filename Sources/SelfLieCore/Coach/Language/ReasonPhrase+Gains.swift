/// What is missing, as what is gained: nobody says a thousand times what they can't do.
extension ReasonPhrase {
  /// Returns a clause with what is gained in the place of what is missing: "so that I can sleep at night" for "because I can't sleep at night",
  /// "so that I have more free time" for "because I have no free time".
  static func gaining(_ clause: String) -> String {
    if let lack = clause.wholeMatch(of: inability), !lack.1.contains(hopeless) {
      return "so that I can \(lack.1.replacing(/\b(?:anything|a thing)\b/, with: "things"))"
    }
    if let lack = clause.wholeMatch(of: want) { return "so that I have more \(lack.1)" }
    // "I'm trying to lose a stone", and who is starving by ten is hungry.
    return clause.replacing(/^because I(?:'m| am) trying to\b/, with: "because I want to").replacing(/\bstarving\b/, with: "hungry")
  }

  private static var inability: Regex<(Substring, Substring)> {
    /because I (?:can't|cannot|can (?:barely|hardly)) (?:even |really |properly )?(\w.*)/
  }

  private static var want: Regex<(Substring, Substring)> {
    /because I (?:have no|don't have (?:any|enough|much)) ((?:free |spare )?(?:time|energy|money|savings|patience|stamina|focus|strength|friends|sleep)\b.*)/
  }

  /// What nobody could do, or does not want to: "stop thinking about her", "afford it", "go on like this".
  private static var hopeless: Regex<Substring> {
    /^(?:stop|afford|stand|help|bear|believe|wait|say no|take|live|be|do|go on|keep (?!up\b|my\b|track\b)\w+)\b|\b(?:it|this|that|any ?more|longer|without|unless|until|no)\b/
  }
}
