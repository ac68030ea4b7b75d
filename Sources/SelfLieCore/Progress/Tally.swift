/// What the ledger says about one affirmation.
public struct Tally: Equatable, Sendable {
  /// Spoken repetitions: the only ones that count.
  public var spoken = 0
  public var listened = 0
  public var claimed = 0
  /// Takes that were judged and not counted.
  public var rejected = 0

  public init(spoken: Int = 0, listened: Int = 0, claimed: Int = 0, rejected: Int = 0) {
    self.spoken = spoken
    self.listened = listened
    self.claimed = claimed
    self.rejected = rejected
  }

  public var count: Int { spoken }

  /// Lines of one kind.
  func count(of kind: Repetition.Kind) -> Int {
    switch kind {
    case .spoken: spoken
    case .listened: listened
    case .claimed: claimed
    case .rejected: rejected
    }
  }

  /// Lines of all kinds.
  var total: Int { spoken + listened + claimed + rejected }

  /// How many takes were judged: what was claimed was judged too.
  public var takes: Int { spoken + claimed + rejected }

  /// Which part of the takes was counted, from 0 to 1; nil without takes.
  public var share: Double? { takes > 0 ? Double(spoken) / Double(takes) : nil }

  mutating func add(_ other: Tally) {
    spoken += other.spoken
    listened += other.listened
    claimed += other.claimed
    rejected += other.rejected
  }
}
