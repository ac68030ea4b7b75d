import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  struct FailingSettingsTests {
    private static let errors = ["ENOSPC", "EIO", "EACCES"]

    /// An executable whose settings are in a folder of their own.
    private func executable() throws -> Executable {
      var selflie = try Executable()
      selflie.environment = ["XDG_CONFIG_HOME": selflie.home.file("config")]
      return selflie
    }

    private func moments(_ selflie: Executable, _ command: [String]) async throws -> [(Moment, String)] {
      let (result, calls) = try await selflie.traced(command, calls: Moment.calls)
      try #require(result.status == 0)
      let all = Moment.all(in: calls, home: selflie.home.path).filter { $0.name != "close" }
      let faults = all.flatMap { moment in Self.errors.map { (moment, $0) } }
      return Reliability.some(16, of: faults)
    }

    @Test func `whichever call fails, a reminder is there or it is not, by a stand-in for systemctl`() async throws {
      func home() throws -> Executable {
        var selflie = try executable()
        let program = selflie.home.file("bin/systemctl")
        try FileManager.default.createDirectory(atPath: selflie.home.file("bin"), withIntermediateDirectories: false)
        try makeScript("case $2 in is-system-running) echo running ;; esac", program)
        selflie.environment["PATH"] = selflie.home.file("bin")
        return selflie
      }
      let command = ["remind", "--at", "08:00", "--yes"]
      var told = 0
      for (moment, error) in try await moments(try home(), command) {
        let selflie = try home()
        let (result, _) = try await selflie.traced(command, calls: Moment.calls, options: moment.failing(error, always: false))
        let units = selflie.home.file("config/systemd/user")
        let found = Set((try? FileManager.default.contentsOfDirectory(atPath: units)) ?? [])
        let isThere = found == [Reminder.serviceName, Reminder.timerName]
        // What is written and started stays, even if that cannot be shown; and where nobody answers, cron is offered.
        #expect(isThere || found.isEmpty, "\(error) at \(moment): \(found)")
        if result.status != 0 { told += 1 } else { #expect(isThere || result.output.contains("remind --now"), "\(error) at \(moment)") }
        #expect(result.status == 0 || result.errors.contains("selflie: "), "\(error) at \(moment): \(result.errors)")
      }
      if Reliability.form != .brief { #expect(told > 5) }
    }
  }
}
