public import FoundationEssentials

/// One line in the ledger: a repetition, or a take that was judged and does not count.
public struct Repetition: Equatable, Sendable {
  /// The kinds of lines in the ledger.
  public enum Kind: String, Sendable, CaseIterable {
    /// A take that was said: the only kind that counts.
    case spoken
    /// A playback that the person only heard, because they could not speak.
    case listened
    /// A rejected take that the person says they said.
    case claimed
    /// A take that was not said, or could not be judged: not a repetition.
    case rejected
  }

  /// The line's id, made before the take is judged so that a retry cannot count it twice.
  public let id: Identifier
  /// When the take started.
  public let started: Date
  /// The local time's offset from Greenwich where the person was, in seconds, positive to the east.
  public let offset: Int
  /// The kind of line.
  public var kind: Kind
  /// The verdict's confidence, from 0 to 1.
  public let confidence: Double
  /// The time that the person spoke, in seconds.
  public let duration: Double
  /// The findings about the take; nil for a line without a take, and for lines of the first versions.
  public let evidence: Assessment?
  /// The ALSA name of the microphone.
  public let device: String?
  /// Whether the person took the line back. It counts no more, but stays in the ledger so that no archive brings it back.
  public var isTakenBack: Bool
  /// When the line's kind was changed or the line was taken back, in milliseconds since 1970; 0 if never.
  public var changed: Int

  /// What speaks against a take.
  public struct Assessment: Equatable, Sendable {
    /// How much speaks against the sentence in its worst stretch, in units of the decoder's score; nil if the take was not searched.
    public var objection: Double?
    /// Why the take was not counted; nil if it was counted.
    public var reason: Reason?
    /// The words of the text that were not heard.
    public var missing: [String]
    /// The words that were heard and reverse the meaning.
    public var heard: [String]

    /// Creates an assessment.
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
    /// Samples were lost while the take was recorded.
    case gap
    case tooLoud = "too loud"
    /// The speech engine gave up.
    case failed
  }

  /// Creates a line of the ledger.
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

  /// The start of the take in the local time where the person was: "2026-12-03 08:15:00".
  public var localTime: String {
    let local = started.addingTimeInterval(Double(offset)), day = Day(of: started, offset: offset)
    // A damaged ledger may hold a moment beyond any clock.
    let second = Int(min(max(local.timeIntervalSince1970.rounded(.down) - 86_400 * Double(day.number), 0), 86_399))
    let parts = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(day.digits) \(parts.joined(separator: ":"))"
  }

  /// Returns the day of the take, where the person was.
  /// - Parameter dayEnds: When a day ends, in seconds after midnight.
  public func day(dayEnds: Int) -> Day { Day(of: started, offset: offset - dayEnds) }
}
