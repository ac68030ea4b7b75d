/// What came of bringing another journal's holdings into this one.
public struct Merged: Equatable, Sendable {
  /// Affirmations, lines of the ledger and recordings that were not there before.
  public var affirmations = 0
  public var lines = 0
  public var recordings = 0
  /// Lines that were taken back, put back or claimed elsewhere, and later than here.
  public var changedLines = 0
  /// Fields of affirmations that were changed elsewhere, and later than here.
  public var changedFields = 0
  /// Affirmations that were removed elsewhere, and so were removed here, with the lines of the ledger that went with them.
  public var removed: [(text: String, lines: Int)] = []
  /// Fields that were changed on both sides, of which the later change counts.
  public var conflicts: [Conflict] = []

  public struct Conflict: Equatable, Sendable {
    /// The affirmation's, as it is now.
    public let text: String
    public let field: Edit.Field
    public let kept: String?
    public let givenUp: String?
  }

  public init() {}

  public static func == (left: Merged, right: Merged) -> Bool {
    (left.affirmations, left.lines, left.recordings, left.changedLines, left.changedFields)
      == (right.affirmations, right.lines, right.recordings, right.changedLines, right.changedFields)
      && left.removed.elementsEqual(right.removed, by: ==) && left.conflicts == right.conflicts
  }

  /// Whether nothing was new.
  public var isEmpty: Bool { self == Merged() }
}
