@testable import SelfLieCore

/// Replica that are all in memory: what merging means, in its simplest form.
///
/// The ledger, the edits and the removed affirmations are sets that only grow; of a line, a field and a recording the last one counts. So
/// merging twice, in any order and by any way round, comes to the same.
public struct Snapshot: Equatable, Sendable {
  public var histories: [Identifier: History] = [:]
  public var lines: [Identifier: LedgerLine] = [:]
  public var removedIDs: Set<Identifier> = []
  public var allJoins: Set<Join> = []

  public init() {}

  /// All that somebody holds, in memory.
  public init(_ replica: borrowing some Replica & ~Copyable) throws {
    removedIDs = Set(try replica.removed())
    allJoins = try replica.joins()
    try replica.eachHistory { histories[$0.id] = $0.settled }
    try replica.eachLine { line in
      if let known = lines[line.repetition.id], !line.wins(over: known) { return }
      lines[line.repetition.id] = line
    }
  }

  /// What there is when two were brought together.
  public func merged(with other: Snapshot) -> Snapshot {
    var merged = self
    merged.removedIDs.formUnion(other.removedIDs)
    merged.histories.merge(other.histories) { $0.merged(with: $1) }
    merged.histories = merged.histories.filter { !merged.removedIDs.contains($0.key) }
    merged.allJoins = allJoins.union(other.allJoins).filter { !merged.removedIDs.contains($0.id) && !merged.removedIDs.contains($0.older) }
    merged.lines.merge(other.lines) { $1.wins(over: $0) ? $1 : $0 }
    merged.lines = merged.lines.filter { !merged.removedIDs.contains($0.value.affirmation) }
    return merged
  }
}

extension Snapshot: Replica {
  public func removed() -> [Identifier] { removedIDs.sorted { $0.description < $1.description } }

  public func joins() -> Set<Join> { allJoins }

  public func eachHistory(_ body: (History) throws -> Void) throws {
    for history in histories.values.sorted(by: { ($0.created, $0.id.description) < ($1.created, $1.id.description) }) { try body(history) }
  }

  public func eachLine(_ body: (LedgerLine) throws -> Void) throws {
    let sorted = lines.values.sorted {
      ($0.repetition.started, $0.repetition.id.description) < ($1.repetition.started, $1.repetition.id.description)
    }
    for line in sorted { try body(line) }
  }

  public func sound(of recording: Identifier) -> Clip? { nil }
}
