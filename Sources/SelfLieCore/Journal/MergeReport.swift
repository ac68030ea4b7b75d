/// The result of merging a replica into a journal.
public struct MergeReport: Equatable, Sendable {
  /// The number of affirmations that the journal did not have.
  public var affirmations = 0
  /// The number of ledger lines that the journal did not have.
  public var lines = 0
  /// The number of recordings that the journal did not have.
  public var recordings = 0
  /// The number of ledger lines that were taken back, put back or claimed on the other side, later than here.
  public var changedLines = 0
  /// The number of fields of affirmations that were changed on the other side, later than here.
  public var changedFields = 0
  /// Affirmations that were removed on the other side, and therefore here, with their ledger lines.
  public var removed: [Removal] = []
  /// Affirmations that were joined to another on the other side, and therefore here.
  public var joined: [Joining] = []
  /// Fields that were changed on both sides, of which the later change is kept.
  public var conflicts: [Conflict] = []

  /// An affirmation that the merge removed.
  public struct Removal: Equatable, Sendable {
    /// The text of the affirmation.
    public let text: String
    /// The number of ledger lines that went with the affirmation.
    public let lines: Int
  }

  /// An affirmation that is now a part of another.
  public struct Joining: Equatable, Sendable {
    /// The number that the affirmation had in this journal.
    public let number: Int
    /// The number of the affirmation that it is a part of.
    public let into: Int
    /// The text of the affirmation that it is a part of.
    public let text: String
  }

  /// A field that was changed on both sides.
  public struct Conflict: Equatable, Sendable {
    /// The present text of the affirmation.
    public let text: String
    /// The field.
    public let field: Edit.Field
    /// The value that the field has now; nil if it is empty.
    public let kept: String?
    /// The value of the side that lost; nil if it was empty.
    public let givenUp: String?
  }

  /// Creates a report of nothing new.
  public init() {}

  /// Whether the merge changed nothing.
  public var isEmpty: Bool { self == MergeReport() }
}
