import ArgumentParser
import SelfLieCore

extension Status {
  /// What a command throws to end with this status, having said all there is to say.
  var exitCode: ExitCode { ExitCode(rawValue) }
}
