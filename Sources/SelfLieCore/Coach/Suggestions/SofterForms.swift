/// Softer forms of a sentence that its owner does not believe yet.
///
/// J. Wood, E. Perunovic, J. Lee, Psychological Science 20, 2009: claims outside of what people hold possible turn against themselves.
public enum SofterForms {
  /// Returns the sentence as a process instead of a state, and as a friend would say it to "you"; without forms that score worse.
  public static func forms(of text: String, in phrasebook: Phrasebook = .english) -> [String] {
    let brief = Brief(isBelieved: false)
    let softer = RuleReport.better(than: text, for: brief, in: phrasebook)
    let distanced = Inflection.capitalized(Inflection.second(text))
    let least = RuleReport(of: text, for: brief, in: phrasebook).score
    var forms: [String] = []
    for form in [softer, distanced].compactMap(\.self) where form != text && !forms.contains(form) {
      if RuleReport(of: form, for: brief, in: phrasebook).score >= least { forms.append(form) }
    }
    return forms
  }
}
