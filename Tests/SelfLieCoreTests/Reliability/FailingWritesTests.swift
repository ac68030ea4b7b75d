import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  struct FailingWritesTests {
    /// What may be wrong with a file, as each kind of call says it.
    private static let errors: [String: [String]] = [
      "openat": ["EACCES", "EMFILE", "EROFS", "EIO", "ENOSPC"], "write": ["ENOSPC", "EIO"], "pwrite64": ["ENOSPC", "EIO"],
      "fsync": ["EIO", "ENOSPC"], "fdatasync": ["EIO", "ENOSPC"], "ftruncate": ["EIO", "EROFS"],
      "mkdir": ["ENOSPC", "EACCES", "EROFS", "EIO"], "mkdirat": ["ENOSPC", "EACCES", "EROFS", "EIO"],
      "link": ["ENOSPC", "EROFS", "EIO"], "linkat": ["ENOSPC", "EROFS", "EIO"],
      "rename": ["ENOSPC", "EACCES", "EROFS", "EIO"], "renameat": ["ENOSPC", "EACCES", "EROFS", "EIO"],
      "renameat2": ["ENOSPC", "EACCES", "EROFS", "EIO"], "unlink": ["EACCES", "EROFS", "EIO"], "unlinkat": ["EACCES", "EROFS", "EIO"],
    ]

    /// A call that fails, once or from then on.
    private struct Fault: CustomStringConvertible {
      let moment: Moment
      let error: String
      let always: Bool

      var description: String { "\(error)\(always ? " from" : " at") \(moment)" }
    }

    @Test(arguments: Reliability.some(15, of: Change.allCases))
    func `whichever call fails is told, and nothing is shown that is not kept`(change: Change) async throws {
      let scene = try await Scene.of(change), whole = try scene.executable()
      let (result, calls) = try await whole.traced(scene.command(whole), calls: Moment.calls)
      try #require(result.status == 0)
      let moments = Moment.all(in: calls, home: whole.home.path, "/dev/shm/selflie-")
      let all = moments.filter { !Self.isScore($0) }.flatMap { moment in
        (Self.errors[moment.name] ?? []).flatMap { error in
          [false, true].map { Fault(moment: moment, error: error, always: $0) }
        }
      }
      let faults = Reliability.some(5, soak: 60, of: all)
      let ends = try await inPairs(faults) { fault in
        let selflie = try scene.executable(), command = scene.command(selflie)
        let (result, calls) = try await selflie.traced(
          command, calls: Moment.calls, options: fault.moment.failing(fault.error, always: fault.always))
        #expect(calls.contains { $0.isInjected }, "\(fault)")
        let found = Aftermath(of: selflie.place)
        // Where nothing can be written any more, nothing can be told either.
        let isMute = fault.always && fault.moment.name == "write"
        for wrong in Self.wrongs(of: result, found, scene, isMute: isMute) { Issue.record("\(wrong): \(fault)") }
        // As if nothing had been.
        if !scene.isDone(found) {
          let again = try await selflie.run(command)
          #expect(again.status == 0, "\(again.errors), after \(fault)")
          let found = Aftermath(of: selflie.place)
          #expect(scene.isDone(found) && found.wrongs.isEmpty, "\(scene.wrongs(found)), after \(fault)")
        }
        return result.status
      }
      print("\(change): \(faults.count) of \(all.count) faults; ended with", Dictionary(grouping: ends) { $0 }.mapValues(\.count))
    }

    /// SQLite says then that it failed, and has it.
    @Test(arguments: [Change.addFirst, .add, .record, .editText])
    func `a row that was kept by a commit that failed has its recording`(change: Change) async throws {
      let scene = try await Scene.of(change), whole = try scene.executable()
      let (_, calls) = try await whole.traced(scene.command(whole), calls: Moment.calls)
      let last = try #require(Moment.all(in: calls, home: whole.home.path).last { $0.name == "fdatasync" })
      let selflie = try scene.executable()
      let (result, _) = try await selflie.traced(
        scene.command(selflie), calls: Moment.calls, options: last.failing("EIO", always: false))
      #expect(result.status == 74)
      let found = Aftermath(of: selflie.place)
      #expect(scene.isDone(found))
      #expect(found.wrongs == [])
    }

    /// PocketSphinx writes these, and does not survive it when it cannot. That there is room for them is asked first, and that memory has a
    /// fault of its own cannot be.
    private static func isScore(_ moment: Moment) -> Bool { moment.name == "write" && moment.line.contains(".sen>") }

    /// Every status that docs/commands.md names but the one for a fault of selflie's own.
    private static let documented: Set<Int32> = [0, 1, 64, 65, 66, 69, 73, 74, 75, 130]

    /// What must not be after a call failed.
    static func wrongs(
      of result: Executable.Result, _ found: Aftermath, _ scene: Scene, isMute: Bool = false
    ) -> [String] {
      var wrongs = scene.wrongs(found)
      if !documented.contains(result.status) { wrongs.append("status \(result.status): \(result.errors)") }
      let told = result.errors.split(separator: "\n").filter { $0.hasPrefix("selflie: ") }
      if !isMute, told.count != (result.status > 1 ? 1 : 0) { wrongs.append("status \(result.status), told: \(told)") }
      let shown = Shown(result.output) != Shown(), isDone = scene.isDone(found)
      if shown && !isDone { wrongs.append("shown and not kept: \(result.output)") }
      if result.status == 0 && !(shown && isDone) { wrongs.append("status 0, and not done or not shown") }
      return wrongs
    }

    @Test func `the judge notices what was shown and is not kept, what half is there, and who says nothing`() async throws {
      let scene = try await Scene.of(.practice), selflie = try scene.executable()
      func wrongs(_ status: Int32, _ output: String, _ errors: String) -> [String] {
        Self.wrongs(
          of: .init(status: status, output: output, errors: errors, duration: 0), Aftermath(of: selflie.place), scene)
      }
      #expect(wrongs(74, "", "selflie: no\n").isEmpty)
      #expect(!wrongs(74, "Counted: 1 of 1000\n", "selflie: no\n").isEmpty)
      #expect(!wrongs(0, "Counted: 1 of 1000\n", "").isEmpty)
      #expect(!wrongs(74, "", "").isEmpty)
      #expect(!wrongs(74, "", "selflie: no\nselflie: no\n").isEmpty)
      #expect(!wrongs(6, "", "selflie: no\n").isEmpty)
      try Data("RIFF".utf8).write(to: URL(fileURLWithPath: selflie.home.file("recordings/\(Identifier()).wav")))
      #expect(!wrongs(74, "", "selflie: no\n").isEmpty)
      for name in try FileManager.default.contentsOfDirectory(atPath: selflie.home.file("recordings")) {
        try FileManager.default.removeItem(atPath: selflie.home.file("recordings/" + name))
      }
      #expect(!wrongs(74, "", "selflie: no\n").isEmpty)
    }

    // MARK: Disks

    @Test func `a disk without locks is told as that`() async throws {
      let scene = try await Scene.of(.practice)
      var selflie = try scene.executable()
      selflie.launcher = ["/usr/bin/strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fcntl", "-e", "inject=fcntl:error=EOPNOTSUPP"]
      let told = try await selflie.run("list")
      #expect(told.status == 74 && told.errors.hasSuffix(": the disk there has no locks; set SELFLIE_HOME to a folder on another disk\n"))
    }

    @Test(.enabled(if: Mount.isPossible, "only root may mount"), arguments: Reliability.some(15, of: Change.allCases))
    func `a full disk is told, and with room again it works`(change: Change) async throws {
      let scene = try await Scene.of(change)
      for kilobytes in Reliability.some(3, of: [0, 4, 8, 16, 24, 36, 48, 60]) {
        let selflie = try scene.executable()
        let disk = try Mount("tmpfs", ["-t", "tmpfs", "-o", "size=600k"])
        var onDisk = selflie
        onDisk.environment["SELFLIE_HOME"] = change.home(in: disk.path)
        try runTool("cp", ["-a", selflie.home.path + "/.", disk.path])
        let filler = disk.path + "/filler"
        try disk.fill(filler, leaving: kilobytes)
        try await tryAndRetry(onDisk, in: disk.path, scene, "\(kilobytes) kB free") {
          try FileManager.default.removeItem(atPath: filler)
        }
      }
    }

    @Test(.enabled(if: Mount.isPossible, "only root may mount"))
    func `doctor tells a disk without room, and what shows how full it is`() async throws {
      let scene = try await Scene.of(.practice), disk = try Mount("tmpfs", ["-t", "tmpfs", "-o", "size=90m"])
      var selflie = try scene.executable()
      try runTool("cp", ["-a", selflie.home.path + "/.", disk.path])
      selflie.environment["SELFLIE_HOME"] = disk.path
      for (megabytes, message) in [(80, nil), (20, "is almost full"), (0, "is full")] as [(Int, String?)] {
        try disk.fill(disk.path + "/filler", leaving: megabytes * 1024 + 512)
        let told = try await selflie.run("doctor")
        #expect((told.output + told.errors).contains("the disk with \(disk.path) is") == (message != nil), "\(told)")
        if let message { #expect((told.output + told.errors).contains("the disk with \(disk.path) \(message)")) }
        if let message { #expect((told.output + told.errors).contains("df -h \(disk.path)"), "\(message)") }
        try FileManager.default.removeItem(atPath: disk.path + "/filler")
      }
    }

    @Test func `doctor tells a folder without hard links, and leaves nothing in it`() async throws {
      let scene = try await Scene.of(.practice)
      var selflie = try scene.executable()
      func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: selflie.home.path).sorted() }
      let before = try names(), fine = try await selflie.run("doctor")
      #expect(!(fine.output + fine.errors).contains("hard links"))
      // The answer of a FAT file system.
      selflie.launcher = ["/usr/bin/strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=linkat", "-e", "inject=linkat:error=EPERM"]
      let told = try await selflie.run("doctor")
      #expect(
        (told.output + told.errors).contains(": the disk there has no hard links; set SELFLIE_HOME to a folder on another disk"), "\(told)")
      #expect(try names() == before)
    }

    @Test(.enabled(if: Mount.isPossible, "only root may mount"), arguments: Reliability.some(15, of: Change.allCases))
    func `a disk that may only be read is told, and read`(change: Change) async throws {
      let scene = try await Scene.of(change), selflie = try scene.executable()
      let mount = try Mount(selflie.home.path, ["--bind"], at: selflie.home.path)
      try runTool("mount", ["-o", "remount,bind,ro", selflie.home.path])
      let list = try await selflie.run("list")
      #expect(list.status == 0)
      #expect((list.output == "") == (change == .addFirst))
      let result = try await tryAndRetry(selflie, scene, "read-only") { try mount.end() }
      #expect(result.status == 73)
    }

    @Test(arguments: Reliability.some(15, of: Change.allCases))
    func `a limit on the size of files is told`(change: Change) async throws {
      let scene = try await Scene.of(change)
      for blocks in Reliability.some(3, of: [0, 8, 16, 24, 40, 56, 64]) {
        var selflie = try scene.executable()
        selflie.launcher = ["/bin/sh", "-c", "ulimit -f \(blocks); exec \"$@\"", "sh"]
        let unlimited = selflie.without(\.launcher)
        try await tryAndRetry(selflie, then: unlimited, scene, "files of \(blocks) blocks") {}
      }
    }

    @Test(arguments: Reliability.some(15, of: Change.allCases), Reliability.evenly(3, of: [">&-", ">/dev/full", "| :", "2>&-", "<&-"]))
    func `a closed or full standard stream is told, and what was done is kept`(change: Change, stream: String) async throws {
      let scene = try await Scene.of(change)
      var selflie = try scene.executable()
      selflie.launcher = ["/bin/bash", "-o", "pipefail", "-c", "\"$@\" \(stream)", "bash"]
      let result = try await selflie.run(scene.command(selflie))
      let found = Aftermath(of: selflie.place)
      #expect(scene.wrongs(found) == [])
      if stream.contains(">") && !stream.contains("2") || stream.contains("|") {
        #expect(result.status == 74, "\(result.errors)")
        #expect(result.errors.split(separator: "\n").filter { $0.hasPrefix("selflie: can't write to standard output") }.count == 1)
      }
      selflie.launcher = []
      let list = try await selflie.run("list")
      #expect(list.status == 0)
    }

    /// Runs a command where it may not work, then where it must.
    @discardableResult
    private func tryAndRetry(
      _ selflie: Executable, in home: String? = nil, then repaired: Executable? = nil, _ scene: Scene, _ what: String,
      repair: () throws -> Void
    ) async throws -> Executable.Result {
      let command = scene.command(selflie, in: home)
      let place = try Home(environment: selflie.surroundings, login: "/nowhere")
      let result = try await selflie.run(command)
      try repair()
      let found = Aftermath(of: place)
      for wrong in Self.wrongs(of: result, found, scene) { Issue.record("\(wrong): \(what)") }
      if !scene.isDone(found) {
        let again = try await (repaired ?? selflie).run(command)
        #expect(again.status == 0, "\(what): \(again.errors)")
        let found = Aftermath(of: place)
        #expect(scene.isDone(found) && found.wrongs.isEmpty, "\(what): \(scene.wrongs(found))")
      }
      return result
    }
  }
}

extension Executable {
  fileprivate func without(_ path: WritableKeyPath<Executable, [String]>) -> Executable {
    var other = self
    other[keyPath: path] = []
    return other
  }
}

/// Something mounted, until its last owner is gone.
private final class Mount {
  static let isPossible = geteuid() == 0 && (try? Mount("tmpfs", ["-t", "tmpfs"])) != nil

  let path: String
  private let folder: TemporaryFolder
  private var isMounted = true

  init(_ what: String, _ options: [String], at path: String? = nil) throws {
    folder = try TemporaryFolder()
    self.path = path ?? folder.path
    try runTool("mount", options + [what, self.path])
  }

  func end() throws {
    isMounted = false
    try runTool("umount", [path])
  }

  deinit { if isMounted { try? end() } }

  /// Fills it up but for so many kilobytes.
  func fill(_ file: String, leaving kilobytes: Int) throws {
    let free = try FileManager.default.attributesOfFileSystem(forPath: path)[.systemFreeSize] as? Int ?? 0
    try Data(count: max(0, free - kilobytes * 1024)).write(to: URL(fileURLWithPath: file))
  }
}
