/// What came of bringing another journal's replica into this one.
public struct MergeReport: Equatable, Sendable {
  /// Affirmations, lines of the ledger and recordings that were not there before.
  public var affirmations = 0
  public var lines = 0
  public var recordings = 0
  /// Lines that were taken back, put back or claimed elsewhere, and later than here.
  public var changedLines = 0
  /// Fields of affirmations that were changed elsewhere, and later than here.
  public var changedFields = 0
  /// Affirmations that were removed elsewhere, and so were removed here, with the lines of the ledger that went with them.
  public var removed: [Removal] = []
  /// Fields that were changed on both sides, of which the later change counts.
  public var conflicts: [Conflict] = []

  public struct Removal: Equatable, Sendable {
    public let text: String
    public let lines: Int
  }

  public struct Conflict: Equatable, Sendable {
    /// The affirmation's, as it is now.
    public let text: String
    public let field: Edit.Field
    public let kept: String?
    public let givenUp: String?
  }

  public init() {}

  /// Whether nothing was new.
  public var isEmpty: Bool { self == MergeReport() }
}
