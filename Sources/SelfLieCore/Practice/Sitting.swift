public import FoundationEssentials

/// One run of `practice`: the cycle with real sound, a real verifier and a real ledger, each behind a port.
public struct Sitting {
  /// What happens, in the order in which it happens; "counted" only once it is kept.
  public enum Event: Equatable, Sendable {
    case playing
    /// The microphone is about to open; again, if nobody spoke the first time.
    case listening(again: Bool)
    /// Somebody spoke for so many seconds.
    case heard(Double)
    case counted(Repetition, count: Int)
    case rejected(Verdict)
    case paused(Practice.Pause)
    case ended(Practice.Ending)
  }

  private let recording: Clip
  private let studio: Studio
  private let keep: (Repetition) throws -> Int
  private let now: () -> Date
  private let resume: (Practice.Pause) throws -> Bool
  private let tell: (Event) throws -> Void

  /// - Parameters:
  ///   - keep: Writes a repetition into the ledger and answers with the new count.
  ///   - resume: Waits until the person wants to go on after a pause; false if nobody does.
  ///   - tell: Learns what happens.
  public init(
    recording: Clip, studio: Studio, keep: @escaping (Repetition) throws -> Int, now: @escaping () -> Date = { .now },
    resume: @escaping (Practice.Pause) throws -> Bool, tell: @escaping (Event) throws -> Void
  ) {
    self.recording = recording
    self.studio = studio
    self.keep = keep
    self.now = now
    self.resume = resume
    self.tell = tell
  }

  /// Goes through the cycle until it ends; answers with how it went.
  public func run(_ practice: Practice, with verifier: inout Verifier) throws -> Practice {
    var practice = practice
    // It is heard by the machine while the person hears it.
    verifier.startLearning(recording)
    while true {
      switch practice.step {
      case .play:
        try tell(.playing)
        let ending = try studio.play(recording) { verifier.learnMore() ? .more : .enough }
        practice.after(ending == .interrupted ? .left : .played)
      case .listen:
        try tell(.listening(again: practice.isAskingAgain))
        practice.after(try listen(with: &verifier))
      case .pause(let reason):
        try tell(.paused(reason))
        practice.after(try resume(reason) ? .resumed : .abandoned)
      case .end(let ending):
        try tell(.ended(ending))
        return practice
      }
    }
  }

  /// One take: heard, judged, and kept if it was said.
  private func listen(with verifier: inout Verifier) throws -> Practice.Event {
    // The id is made first, so that whatever happens below, one take is at most one line.
    let id = Identifier()
    let started = now()
    while verifier.learnMore() {}
    let outcome = try Take.record(in: studio, with: &verifier) { try tell(.heard($0.duration)) }
    guard case .judged(let judgement, let speech) = outcome else { return .left }
    let verdict = judgement.verdict
    if case .said(let confidence) = verdict {
      let offset = TimeZone.current.secondsFromGMT(for: started)
      let repetition = Repetition(
        id: id, started: started, offset: offset, kind: .spoken, confidence: confidence, duration: speech?.duration ?? 0)
      try tell(.counted(repetition, count: try keep(repetition)))
    } else {
      try tell(.rejected(verdict))
    }
    return .judged(verdict)
  }
}
