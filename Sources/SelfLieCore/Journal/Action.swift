/// A change made on this machine that can be undone.
public struct Action: Equatable, Sendable {
  /// The number of actions remembered for `undo`.
  static let kept = 10_000

  /// The kinds of actions by their names in the journal.
  enum StoredKind: String {
    case kept, claimed, changed
  }

  /// The change itself.
  public enum What: Equatable, Sendable {
    /// A line was added to the ledger.
    case kept(Repetition)
    /// A rejected take was claimed.
    case claimed(Repetition)
    /// Fields of an affirmation were changed, in one step.
    case changed([Edit])
  }

  /// The action's number, counted up from action to action.
  let step: Int
  /// The affirmation that was changed, as it is now.
  public let affirmation: Affirmation
  /// The change itself.
  public let what: What
}
