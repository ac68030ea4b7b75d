/// An error that ends a command. Its description is one line: what happened, to what, and what to do.
///
/// A verdict is never a problem: problems are for machines, verdicts for people.
public protocol Problem: Error, CustomStringConvertible {
  /// The exit status of a process that ends with this problem.
  var status: Status { get }
}

/// All exit statuses. From 64 on they are those of BSD's sysexits.h.
public enum Status: Int32, Sendable, CaseIterable {
  case done = 0
  /// A sentence was judged and was not said, or nothing is due.
  case notSaid = 1
  case usage = 64
  /// Input that cannot be read: a damaged database, or a file that is not a WAV file.
  case badData = 65
  /// No such affirmation or file.
  case notFound = 66
  /// No sound device, or no model to listen with.
  case unavailable = 69
  /// A fault of selflie itself.
  case internalFault = 70
  case cannotCreate = 73
  case inputOutput = 74
  /// Another process holds the resource; the person can try again.
  case busy = 75
  case interrupted = 130
}
