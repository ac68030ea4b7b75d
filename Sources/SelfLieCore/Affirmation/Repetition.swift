public import FoundationEssentials

/// One line in the ledger: a repetition, or a take that was judged and was none.
public struct Repetition: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// A take that was said: the only kind that counts.
    case spoken
    /// Heard only, because the person could not speak.
    case listened
    /// The person overruled a verdict.
    case claimed
    /// A take that was not said, or could not be judged: no repetition.
    case rejected
  }

  /// Made before the take is judged, so that no second try can count it twice.
  public let id: Identifier
  public let started: Date
  /// Seconds east of Greenwich where the person was.
  public let offset: Int
  public var kind: Kind
  /// How sure the verdict was, from 0 to 1.
  public let confidence: Double
  /// How long the person spoke, in seconds.
  public let duration: Double
  /// What was found out about the take; nil for one that nobody spoke, and for those of the first versions.
  public let evidence: Assessment?
  /// The ALSA name of the microphone.
  public let device: String?
  /// Whether the person took it back: it counts no more, and stays so that no archive brings it back.
  public var isTakenBack: Bool
  /// When its kind was changed or it was taken back, in milliseconds since 1970; 0 if never.
  public var changed: Int

  /// What speaks for and against a take.
  public struct Assessment: Equatable, Sendable {
    /// How much speaks against the sentence in its worst stretch; nil if it was not searched.
    public var objection: Double?
    /// Why it was not counted; nil if it was.
    public var reason: Reason?
    /// The words of the text that were not heard,
    public var missing: [String]
    /// and those that were heard and turn it round.
    public var heard: [String]

    public init(objection: Double? = nil, reason: Reason? = nil, missing: [String] = [], heard: [String] = []) {
      self.objection = objection
      self.reason = reason
      self.missing = missing
      self.heard = heard
    }
  }

  /// Why a take was not counted.
  public enum Reason: String, Sendable, CaseIterable {
    case notSaid = "not said"
    /// Sound was lost while it was recorded.
    case gap
    case tooLoud = "too loud"
    /// The speech engine gave up.
    case failed
  }

  public init(
    id: Identifier, started: Date, offset: Int, kind: Kind, confidence: Double, duration: Double, evidence: Assessment? = nil,
    device: String? = nil, isTakenBack: Bool = false, changed: Int = 0
  ) {
    self.id = id
    self.started = started
    self.offset = offset
    self.kind = kind
    self.confidence = confidence
    self.duration = duration
    self.evidence = evidence
    self.device = device
    self.isTakenBack = isTakenBack
    self.changed = changed
  }

  /// When it started, as the clocks showed where the person was: "2026-12-03 08:15:00".
  public var localTime: String {
    let local = started.addingTimeInterval(Double(offset)), day = Day(of: started, offset: offset)
    // No clock goes as far as a damaged ledger may say.
    let second = Int(min(max(local.timeIntervalSince1970.rounded(.down) - 86_400 * Double(day.number), 0), 86_399))
    let parts = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(day.digits) \(parts.joined(separator: ":"))"
  }

  /// The day on which it was done, where the person was.
  /// - Parameter dayEnds: When a day ends, in seconds after midnight.
  public func day(dayEnds: Int) -> Day { Day(of: started, offset: offset - dayEnds) }
}
