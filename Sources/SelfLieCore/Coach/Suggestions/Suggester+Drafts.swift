extension Suggester {
  /// Whether a draft is for an urge at the moment that the goal names.
  func isOfUrge(_ draft: Draft) -> Bool {
    draft.own.contains(.cue) && draft.rendering.cue.map(Trigger.isUrge) == true && draft.rendering.cue != words[.cue]
  }

  /// Returns drafts without those for an urge at the moment that the goal names, where others are for that moment itself.
  func withoutUrges(_ drafts: [Draft]) -> [Draft] {
    let isTimed = drafts.contains { $0.own.contains(.cue) && !isOfUrge($0) && $0.template.style == .ifThen && isClose($0) }
    return isTimed ? drafts.filter { !isOfUrge($0) } : drafts
  }

  /// Returns a family's plan for the urge at the moment that the goal names, "when the urge comes after dinner": what helps with an urge is
  /// not always what can be done at just that time.
  func renderings(ofUrge template: Template, _ words: [Template.Slot: String]) -> [Template.Rendering] {
    // "Lonely after dinner" is felt then.
    let isSuffered = if case .problem = goal.heart { true } else { false }
    guard template.style == .ifThen, goal.kind == .quit || isSuffered, words[.action] == nil, let moment = words[.cue],
      Trigger.isAddition(moment),
      // At three in the morning the lamp is off already.
      !Trigger.isInTheNight(moment)
    else {
      return []
    }
    return template.renderings(with: words.filter { $0.key != .cue }).compactMap { made in
      guard let urge = made.cue, Trigger.isUrge(urge), made.text.count > urge.count else { return nil }
      let cue = "\(urge) \(moment)"
      return Template.Rendering(
        text: Inflection.sentence(cue + made.text.dropFirst(urge.count)), cue: cue, action: made.action, own: made.own.union([.cue]))
    }
  }

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
