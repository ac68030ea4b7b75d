import ArgumentParser
import SelfLieCore

extension Status {
  /// The error that ends a command with this status and prints no further message.
  var exitCode: ExitCode { ExitCode(rawValue) }
}
