/// Something that was done here and can be taken back.
public struct Action: Equatable, Sendable {
  /// So many are remembered.
  static let kept = 10_000

  enum StoredKind: String {
    case kept, claimed, changed
  }

  public enum What: Equatable, Sendable {
    /// A repetition came into the ledger.
    case kept(Repetition)
    /// A take that was rejected was claimed.
    case claimed(Repetition)
    /// Fields of an affirmation were changed.
    case changed([Edit])
  }

  /// Counted up from one to the next.
  let step: Int
  public let affirmation: Affirmation
  public let what: What
}
