import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct OutsideTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var home: Home { Home(path("home")) }
  private func path(_ name: String) -> FilePath { FilePath(folder.file(name)) }
  private var names: [String] { get throws { try Outside.names(in: FilePath(folder.path)) } }

  @Test func `a file gets its name when it is whole, and is closed to others`() throws {
    try Outside.write(path("a.tar"), apartFrom: home.folders, replacing: false) { sink in
      #expect(!Outside.exists(path("a.tar")))
      try sink.write([1, 2])
      try sink.write([3])
    }
    #expect(try Disk.read(path("a.tar"), atMost: 10) == [1, 2, 3])
    #expect(Disk.entry(path("a.tar"))?.bits == 0o600)
    #expect(try names == ["a.tar"])
  }

  @Test func `what fails leaves what was there, and nothing else`() throws {
    try Outside.write(path("a.tar"), apartFrom: home.folders, replacing: false) { try $0.write([1]) }
    #expect(throws: TarFault.changed) {
      try Outside.write(path("a.tar"), apartFrom: home.folders, replacing: true) { sink in
        try sink.write([2])
        throw TarFault.changed
      }
    }
    #expect(throws: OutputFileProblem.exists(path("a.tar"))) {
      try Outside.write(path("a.tar"), apartFrom: home.folders, replacing: false) { try $0.write([2]) }
    }
    #expect(try Disk.read(path("a.tar"), atMost: 10) == [1])
    #expect(try names == ["a.tar"])
    try Outside.write(path("a.tar"), apartFrom: home.folders, replacing: true) { try $0.write([2]) }
    #expect(try Disk.read(path("a.tar"), atMost: 10) == [2])
  }

  @Test func `what a crash left beside a name goes with the next file of that name, unless it may be somebody's work`() throws {
    let (old, new, another) = (".a.tar.old.tmp", ".a.tar.new.tmp", ".b.tar.old.tmp")
    for name in [old, new, another] { try Data().write(to: URL(fileURLWithPath: folder.file(name))) }
    for name in [old, another] {
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: folder.file(name))
    }
    try Outside.write(path("a.tar"), apartFrom: home.folders, replacing: false) { try $0.write([1]) }
    #expect(try names == [new, another, "a.tar"])
  }

  @Test func `only files are replaced`() throws {
    try FileManager.default.createDirectory(atPath: folder.file("folder"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "/dev/null")
    for (path, what) in [(path("folder"), "a folder"), (path("link"), "a symbolic link"), ("/dev/null", "a device")] {
      #expect(throws: OutputFileProblem.notFile(path, what)) { try Outside.write(path, apartFrom: home.folders, replacing: true) { _ in } }
    }
    #expect(try names == ["folder", "link"])
  }

  @Test func `nothing is written into selflie's own folders, whatever way leads there`() throws {
    let home = home
    for name in ["home/recordings", "elsewhere"] {
      try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: folder.file("home"))
    for name in ["home/journal.sqlite", "home/new.svg", "home/recordings/a.wav", "link/a.tar", "elsewhere/../home/a.tar"] {
      #expect(throws: OutputFileProblem.own(path(name), home.data)) {
        try Outside.write(path(name), apartFrom: home.folders, replacing: true) { try $0.write([1]) }
      }
    }
    #expect(try Outside.names(in: home.data) == ["recordings"])
    try Outside.write(path("elsewhere/a.tar"), apartFrom: home.folders, replacing: true) { try $0.write([1]) }
    #expect(Outside.isRegularFile(path("elsewhere/a.tar")))
  }

  @Test func `a FIFO is refused, and not waited for`() throws {
    try runTool("mkfifo", [folder.file("fifo")])
    #expect(throws: FileProblem(operation: .read, path: path("fifo"), reason: .invalidArgument)) {
      try Outside.read(path("fifo"), aside: FilePath(folder.path))
    }
    #expect(throws: FileProblem(operation: .read, path: path("none"), reason: .noSuchFileOrDirectory)) {
      try Outside.read(path("none"), aside: FilePath(folder.path))
    }
  }

  @Test func `a file is read from any place`() throws {
    try Outside.write(path("a"), apartFrom: home.folders, replacing: false) { try $0.write(Array(0...255)) }
    let store = try Outside.read(path("a"), aside: FilePath(folder.path))
    #expect(try store.read(250, 100) == [250, 251, 252, 253, 254, 255])
    #expect(try store.read(3, 2) == [3, 4])
    #expect(try store.read(256, 1) == [] && store.read(1_000_000, 5) == [])
  }
}
