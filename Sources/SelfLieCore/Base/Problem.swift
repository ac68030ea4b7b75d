/// Something that stopped a command, told in one line: what happened, to what, and what to do.
///
/// A verdict is never a problem: problems are for machines, verdicts for people.
public protocol Problem: Error, CustomStringConvertible {
  /// What the process answers with when this problem ends it.
  var status: Status { get }
}

/// The exit statuses, all of them. From 64 on they are those of BSD's sysexits.h.
public enum Status: Int32, Sendable, CaseIterable {
  case done = 0
  /// A sentence was judged and was not said, or nothing is due.
  case notSaid = 1
  case usage = 64
  /// Input that cannot be read: a damaged database, a WAV that is none.
  case badData = 65
  /// No such affirmation or file.
  case notFound = 66
  /// No sound device, or no model to listen with.
  case unavailable = 69
  /// Our own fault.
  case internalFault = 70
  case cannotCreate = 73
  case inputOutput = 74
  /// Somebody else has it; try again.
  case busy = 75
  case interrupted = 130
}
