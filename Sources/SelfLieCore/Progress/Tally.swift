/// What the ledger says about one affirmation.
public struct Tally: Equatable, Sendable {
  /// Spoken repetitions: the only ones that count.
  public var spoken = 0
  public var listened = 0
  public var claimed = 0

  public init(spoken: Int = 0, listened: Int = 0, claimed: Int = 0) {
    self.spoken = spoken
    self.listened = listened
    self.claimed = claimed
  }

  public var count: Int { spoken }
}
