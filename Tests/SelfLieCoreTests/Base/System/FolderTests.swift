import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

/// Files that are replaced while the disk fails.
struct FolderTests {
  @Test func `a file that was replaced is not lost when the disk fails afterwards`() async throws {
    var selflie = try Executable()
    let wav = selflie.home.file("calm.wav"), call = ["verify", "--text", "I am calm", wav]
    try Data(WAV.bytes(of: try Sounds.voice("I am calm"))).write(to: URL(fileURLWithPath: wav))
    #expect(try await selflie.run(call).status == 0)
    // What is remembered of the speech model is made anew. The third wait for the disk is for the folder, after the file was renamed.
    let folder = selflie.home.file("cache"), names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let file = try URL(fileURLWithPath: folder + "/" + #require(names.first))
    try Data("old".utf8).write(to: file)
    selflie.launcher = ["/usr/bin/strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fsync", "-e", "inject=fsync:error=EIO:when=3"]
    #expect(try await selflie.run(call).status == 0)
    #expect(try Data(contentsOf: file).count > 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == names)
  }
}
