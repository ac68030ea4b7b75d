/// Softer forms of a sentence that its owner does not believe yet.
///
/// J. Wood, E. Perunovic, J. Lee, Psychological Science 20, 2009: claims outside of what people hold possible turn against themselves.
public enum SofterForms {
  /// Returns the sentence as a process instead of a state, if that scores no worse. It keeps the person: whoever says "I" is not turned to
  /// "you" unasked.
  public static func forms(of text: String, in phrasebook: Phrasebook = .english) -> [String] {
    let brief = Brief(isBelieved: false)
    guard let softer = RuleReport.better(than: text, for: brief, in: phrasebook), softer != text,
      RuleReport(of: softer, for: brief, in: phrasebook).score >= RuleReport(of: text, for: brief, in: phrasebook).score
    else { return [] }
    return [softer]
  }

  /// Returns smaller steps towards a sentence: its softer forms, or else one that asks less, as "I can put my phone away when I come home".
  public static func steps(towards text: String) -> [String] {
    let softer = forms(of: text)
    // What is asked for stands before the moment.
    let moment = [" when ", " after ", " before ", " while ", " as soon as "].compactMap { text.firstRange(of: $0)?.lowerBound }.min()
    let end = moment ?? text.endIndex
    guard softer.isEmpty, let act = permitted(String(text[..<end])) else { return softer }
    let step = "\(act)\(text[end...])"
    return RuleReport(of: step).isAccepted ? [step] : []
  }

  /// The person of a sentence: "you" if it is said to "you" and not of "I".
  public static func person(of text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter }
    return words.contains("you") && !words.contains("i") ? "you" : "I"
  }

  /// Returns a sentence that claims less: "When I look in the mirror, I am learning to find one nice thing"; nil for one that learns already.
  static func softened(_ text: String) -> String? {
    beginningAct(of: text, with: "am learning to", unless: ["am", "can", "may", "learn", "try"])
  }

  /// Returns a sentence that asks less: "After lunch, I can chew gum" for "After lunch, I chew gum"; nil for one that asks little already.
  static func permitted(_ text: String) -> String? {
    beginningAct(of: text, with: "can", unless: ["am", "can", "may", "let", "choose"])
  }

  /// Returns a sentence with words before its act; nil where the act is none of one's own, or begins with a verb that takes no such words.
  private static func beginningAct(of text: String, with words: String, unless verbs: Set<String>) -> String? {
    let start = text.hasPrefix("I ") ? text.startIndex : text.firstRange(of: ", I ").map { text.index($0.lowerBound, offsetBy: 2) }
    guard let start, case let act = text[start...].dropFirst(2), let verb = act.split(separator: " ").first.map(String.init),
      Inflection.isVerb(verb), !verbs.contains(verb), !act.contains(" I ")
    else { return nil }
    return "\(text[..<start])I \(words) \(act)"
  }
}
