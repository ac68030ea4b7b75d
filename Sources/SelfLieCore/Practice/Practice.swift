/// The cycle: hear yourself, say it, have it checked, see it counted, again. Pure: it says what comes next, and others do it.
public struct Practice: Equatable, Sendable {
  /// What comes next.
  public enum Step: Equatable, Sendable {
    case play
    case listen
    case pause(Pause)
    case end(Ending)
  }

  public enum Pause: String, Sendable {
    case nobodySpoke = "nobody spoke"
    case manyRejected = "three in a row were not counted"
  }

  public enum Ending: String, Sendable {
    /// What was asked for is done.
    case done
    /// The person left.
    case left
    /// It paused, and nobody was there to go on.
    case paused
  }

  /// What happened.
  public enum Event: Equatable, Sendable {
    case played
    case judged(Verdict)
    case resumed
    case left
    /// A pause that nobody can end.
    case abandoned
  }

  /// So many takes in a row that were not counted mean that something is wrong that goes on being wrong.
  static let mostRejected = 3
  /// The first silence is asked about, the second pauses.
  static let mostSilences = 2

  /// How many repetitions to count before it is done; nil for no end.
  public let repetitions: Int?
  /// How many takes to judge before it is done, counted or not; nil for no end.
  public let takes: Int?

  public private(set) var counted = 0
  public private(set) var rejected = 0
  /// What comes next.
  public private(set) var step: Step
  private var rejectedInRow = 0
  private var silencesInRow = 0

  public init(repetitions: Int? = nil, takes: Int? = nil) {
    self.repetitions = repetitions
    self.takes = takes
    step = .play
  }

  /// Whether the person is asked to speak a second time, without another playback.
  public var isAskingAgain: Bool { silencesInRow > 0 }

  /// Goes on from what happened. What cannot have happened now changes nothing.
  public mutating func after(_ event: Event) {
    switch (step, event) {
    case (.end, _): break
    case (_, .left): step = .end(.left)
    case (.play, .played): step = .listen
    case (.listen, .judged(let verdict)): step = after(verdict)
    case (.pause, .resumed):
      rejectedInRow = 0
      silencesInRow = 0
      step = .play
    case (.pause, .abandoned): step = .end(.paused)
    default: break
    }
  }

  private mutating func after(_ verdict: Verdict) -> Step {
    switch verdict {
    case .nothingHeard:
      silencesInRow += 1
      return silencesInRow < Self.mostSilences ? .listen : .pause(.nobodySpoke)
    case .said:
      counted += 1
      rejectedInRow = 0
    case .notSaid, .unchecked:
      rejected += 1
      rejectedInRow += 1
    }
    silencesInRow = 0
    if let repetitions, counted >= repetitions { return .end(.done) }
    if let takes, counted + rejected >= takes { return .end(.done) }
    return rejectedInRow < Self.mostRejected ? .play : .pause(.manyRejected)
  }
}
