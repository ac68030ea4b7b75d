/// The reasons why a form makes no sentence.
public enum FormProblem: Problem, Equatable {
  case brace
  case unknownSlot(String)
  case noSlot
  /// The form's own words are in the language of this name.
  case otherTongue(String)
  case tooLong
  case repeated(SentenceForm.Slot)
  case adjoining(SentenceForm.Slot, SentenceForm.Slot)
  case unknownName(String)
  case missing([SentenceForm.Slot])
  /// Slots for which a language model was to find words, and found none for this reason.
  case unfilled([SentenceForm.Slot], String)
  case unfit(SentenceForm.Slot, String)

  public var description: String {
    switch self {
    case .brace: "a brace in the form has no partner; a slot is written {act}"
    case .unknownSlot(let name): "the form has a slot {\(name)}, but there are only \(Self.slots(SentenceForm.Slot.allCases))"
    case .noSlot: "the form has no slot in braces; there are \(Self.slots(SentenceForm.Slot.allCases))"
    case .otherTongue(let name): "the form looks like \(name); selflie hears only English"
    case .tooLong: "the form is too long; a sentence has \(Bounds.mostWords.upperBound) words at most"
    case .repeated(let slot): "the form has {\(slot)} twice; each slot stands once"
    case .adjoining(let one, let other): "the form needs a word or a comma between {\(one)} and {\(other)}"
    case .unknownName(let name):
      "no form is named '\(name)'; to keep one: selflie config forms \"\(name.lowercased()): After {cue}, I {act}\""
    case .missing(let slots): "the form needs words for \(Self.slots(slots)): give \(slots.map(\.source).joined(separator: ", "))"
    case .unfilled(let slots, let reason):
      "\(reason); say the words for \(Self.slots(slots)) yourself, as in \(slots.map(\.source).joined(separator: " "))"
    case .unfit(let slot, let words) where !words.contains(where: \.isLetter):
      "the form needs words for {\(slot)}; say them as in \(slot.source)"
    case .unfit(.cue, let words) where Inflection.cueWords.contains(String(words.lowercased().prefix { $0 != " " })):
      "the words '\(words)' can't stand in the form as {cue}; say them otherwise, as in --trigger \"I feel stressed\""
    case .unfit(.reason, let words):
      "the words '\(words)' can't stand in the form as {reason}; say them otherwise, as in --because \"my kids\" or --because \"I sleep better\""
    case .unfit(.cue, let words):
      "the words '\(words)' can't stand in the form as {cue}; say them otherwise, as in --trigger \"lunch\" or --trigger \"I feel stressed\""
    case .unfit(let slot, let words): "the words '\(words)' can't stand in the form as {\(slot)}; say them otherwise, as in \(slot.source)"
    }
  }

  private static func slots(_ slots: [SentenceForm.Slot]) -> String { slots.map { "{\($0)}" }.joined(separator: ", ") }

  public var status: Status { .usage }
}
