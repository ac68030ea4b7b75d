/// The number of ledger lines of each kind, for one affirmation or for several.
public struct Tally: Equatable, Sendable {
  /// Spoken repetitions: the only kind that counts.
  public var spoken = 0
  /// Repetitions that the person only listened to.
  public var listened = 0
  /// Rejected takes that the person claimed.
  public var claimed = 0
  /// Takes that were judged and not counted.
  public var rejected = 0

  /// Creates a tally from its four numbers.
  public init(spoken: Int = 0, listened: Int = 0, claimed: Int = 0, rejected: Int = 0) {
    self.spoken = spoken
    self.listened = listened
    self.claimed = claimed
    self.rejected = rejected
  }

  /// The count toward the target: the spoken repetitions.
  public var count: Int { spoken }

  /// The lines of one kind.
  func count(of kind: Repetition.Kind) -> Int {
    switch kind {
    case .spoken: spoken
    case .listened: listened
    case .claimed: claimed
    case .rejected: rejected
    }
  }

  /// The lines of all kinds.
  var total: Int { spoken + listened + claimed + rejected }

  /// The judged takes: a claimed take was judged too.
  public var takes: Int { spoken + claimed + rejected }

  /// The share of the judged takes that count, from 0 to 1; nil without takes.
  public var share: Double? { takes > 0 ? Double(spoken) / Double(takes) : nil }

  mutating func add(_ other: Tally) {
    spoken += other.spoken
    listened += other.listened
    claimed += other.claimed
    rejected += other.rejected
  }
}
