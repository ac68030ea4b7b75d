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
      let stride = max(1, faults.count / Reliability.effort(24, soak: .max))
      return faults.indices.filter { $0 % stride == stride / 2 }.map { faults[$0] }
    }

    @Test func `whichever call fails, the settings are the old ones or the new ones, and it is told`() async throws {
      let old = "# mine\nhear = 2\ngap = 3\n", new = "# mine\nhear = 2\ngap = 1\n"
      func home() throws -> Executable {
        let selflie = try Executable()
        try Data(old.utf8).write(to: URL(fileURLWithPath: selflie.home.file("config")))
        return selflie
      }
      let command = ["config", "gap", "1"]
      var told = 0
      for (moment, error) in try await moments(try home(), command) {
        let selflie = try home()
        let (result, calls) = try await selflie.traced(command, calls: Moment.calls, options: moment.failing(error, always: false))
        #expect(calls.contains { $0.isInjected })
        let found = try? String(contentsOfFile: selflie.home.file("config"), encoding: .utf8)
        #expect(found == new || found == old && result.status != 0, "\(error) at \(moment): \(result.errors)")
        if result.status != 0 {
          told += 1
          #expect([73, 74].contains(result.status) && result.errors.hasPrefix("selflie: "), "\(error) at \(moment): \(result.errors)")
          #expect(try await selflie.run(command).status == 0)
        }
      }
      #expect(told > 5)
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
      #expect(told > 5)
    }
  }
}
