import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct AudioFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ text: String, _ name: String) throws -> [[String]] {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    return try AudioFolder(FilePath(folder.path)).items.map { [$0.file.lastComponent?.string ?? "", $0.text] }
  }

  private static let expected = [["calm.wav", "I am calm, and quiet"], ["No 2.WAV", "I say \"no\""]]

  @Test(arguments: [
    ("calm.wav, I am calm, and quiet\nNo 2.WAV,I say \"no\"\n", "sentences.txt"),
    ("\u{FEFF}# mine\n\ncalm.wav;I am calm, and quiet\r\nNo 2.WAV\tI say \"no\"", "sentences.txt"),
    ("file,sentence\r\ncalm.wav,\"I am calm, and quiet\"\r\nNo 2.WAV,\"I say \"\"no\"\"\"\r\n", "sentences.csv"),
    ("\u{FEFF}\"calm.wav\",\"I am calm, and quiet\"\n# mine\n\"No 2.WAV\",\"I say \"\"no\"\"\"", "sentences.csv"),
    ("\u{FEFF}calm.wav,I am calm, and quiet\n\nNo 2.WAV,\"I say \"\"no\"\"\"", "sentences.csv"),
  ])
  func `reads lists as people write them`(text: String, name: String) throws {
    #expect(try read(text, name) == Self.expected)
  }

  @Test(arguments: [
    ("calm.wav, I am calm\n../calm.wav, I am calm\n", 2), ("calm.wav, I am calm\nloud.mp3, I am loud", 2), ("calm.wav\n", 1),
    ("calm.wav, I am calm\n/etc/passwd.wav, I am calm", 2), ("a.wav, a\nb.wav,\n", 2),
    // Only the first line may be the names of the columns.
    ("file,sentence\ncalm.wav, I am calm\nfile,sentence", 3), ("file,sentence\nname,words\n", 2),
  ])
  func `says which line is none`(text: String, line: Int) throws {
    let problem = #expect(throws: AudioFolderProblem.self) { try read(text, "sentences.txt") }
    #expect(problem?.line == line && problem?.list.lastComponent == "sentences.txt")
  }

  @Test func `a folder without a list is told`() throws {
    let problem = #expect(throws: FileProblem.self) { try AudioFolder(FilePath(folder.path)) }
    #expect(problem?.status == .notFound && problem?.path.lastComponent == "sentences.csv")
  }

  @Test func `a list has so many sentences, and no more`() throws {
    let most = String(repeating: "a.wav,I rest\n", count: AudioFolder.most)
    let problem = #expect(throws: AudioFolderProblem.self) { try read(most + "a.wav,I rest", "sentences.txt") }
    #expect(problem?.line == AudioFolder.most + 1)
  }
}
