extension Suggester {
  /// A sentence that the rules have not judged yet.
  struct Draft {
    let template: Template
    let name: String
    let rendering: Template.Rendering
    /// Whether the template is for any goal of its kind.
    let isGeneral: Bool
    let closeness: Int
    /// The slots filled with the person's own words.
    let own: Set<Template.Slot>
  }

  /// A sentence in the queue for the choice.
  enum Choice {
    case draft(Draft)
    case judged(Candidate)

    var style: Style {
      switch self {
      case .draft(let draft): draft.template.style
      case .judged(let candidate): candidate.style
      }
    }

    /// The highest rank that the sentence can have.
    var most: Int {
      switch self {
      case .draft(let draft): Candidate.rank(of: draft.template.style, score: 100, draft.closeness)
      case .judged(let candidate): candidate.rank
      }
    }

    func candidate(_ judge: (Draft) -> Candidate) -> Candidate {
      switch self {
      case .draft(let draft): judge(draft)
      case .judged(let candidate): candidate
      }
    }
  }
}
