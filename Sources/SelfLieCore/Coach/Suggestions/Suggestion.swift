/// Suggested sentences, with notes for the person.
public struct Suggestion: Equatable, Sendable {
  /// The sentences, the best first.
  public let candidates: [Candidate]
  /// The reasons why there are not more sentences, or why words were left out, one line each.
  public let notes: [String]

  /// Creates a suggestion.
  public init(candidates: [Candidate], notes: [String] = []) { (self.candidates, self.notes) = (candidates, notes) }
}

extension Suggestion {
  /// Returns the suggestion with one more note, if there is one.
  public func noting(_ note: String?) -> Suggestion { Suggestion(candidates: candidates, notes: notes + (note.map { [$0] } ?? [])) }

  /// Returns the suggestion without the sentences that say a word that may be a slip, or whose part of speech nobody knows, because nobody
  /// was asked what it means. "My frobnicator" is a thing, whatever it is, and "in Lidl" a place.
  public func leavingOut(_ words: [UnknownWord]) -> Suggestion {
    let slips = words.map { $0.written.lowercased() }, near = Set(words.filter { $0.meant != nil }.map { $0.written.lowercased() })
    let left = candidates.filter { candidate in
      let said = candidate.text.lowercased().split { !$0.isLetter }
      return slips.allSatisfy { slip in
        !said.indices.contains { place in
          let isThing = place > 0 && Self.naming.contains(String(said[place - 1])) && !near.contains(slip)
          return said[place].hasPrefix(slip) && !isThing
        }
      }
    }
    guard left.count < candidates.count else { return self }
    guard left.isEmpty else { return Suggestion(candidates: left, notes: notes) }
    let quoted = slips.map { "'\($0)'" }.joined(separator: " and ")
    let lack =
      near.isEmpty
      ? "without knowing \(quoted). Say it in other words."
      : "without the right spelling of \(quoted). Ask again with the word that you mean."
    return Suggestion(candidates: [], notes: ["No sentence is sure \(lack)"])
  }
  /// Words behind which a word names a thing or a place.
  private static let naming: Set = ["my", "our", "your", "in", "at", "from"]
}

/// A theme and sentences for one day.
public struct DayPlan: Equatable, Sendable {
  /// The theme of the day.
  public let theme: String
  /// The sentence for the morning.
  public let morning: Candidate
  /// The sentence for the moment before the trigger.
  public let before: Candidate
  /// The sentence for the evening.
  public let evening: Candidate
}

extension Candidate {
  /// Whether two sentences are nearly the same, even if one says "you" and the other "I": rule 21, but stricter.
  func isNear(_ other: Candidate, apartFrom name: PersonName? = nil, in phrasebook: Phrasebook) -> Bool {
    func words(_ text: String) -> Set<Substring> { Set(phrasebook.words(of: Inflection.first(name?.leftOut(of: text) ?? text))) }
    return template != nil && template == other.template || Self.areNear(words(text), words(other.text))
  }

  /// Whether two sentences share so many words that rule 21 takes them for the same.
  static func areNear(_ one: Set<Substring>, _ other: Set<Substring>) -> Bool {
    one.isEmpty && other.isEmpty || Bounds.share(of: one, other) >= Bounds.likeness
  }
}

/// The reasons why there is nothing to suggest.
public enum SuggestionProblem: Problem, Equatable {
  /// The goal has no words.
  case noWords
  /// The goal is written in another script, with these letters.
  case otherScript(String)
  /// The goal is in this language, and may be about death or a wound.
  case otherTongue(String, isGrave: Bool)
  /// The goal is to leave a medicine.
  case medicine
  /// The phrasebook of this language has no family for the goal.
  case noTemplates(String)

  public var description: String {
    switch self {
    case .noWords: "the goal has no words; say what you want to do or to leave, as in \"stop smoking\""
    case .otherScript(let letters): "suggestions come in English only so far, and '\(letters)' isn't English; say it in English"
    case .otherTongue(let name, let isGrave):
      "this looks like \(name), and suggestions come in English only so far; "
        + (isGrave ? "free helplines in your language, if it is about not wanting to live: https://findahelpline.com" : "say it in English")
    case .medicine:
      "whether to leave a medicine is between you and whoever treats you; ask them first, and selflie has sentences for taking it on time"
    case .noTemplates(let language): "there are no sentences for the language '\(language)' yet"
    }
  }

  public var status: Status { .usage }
}
