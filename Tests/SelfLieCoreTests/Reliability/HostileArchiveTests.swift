import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  /// Files that say that they are archives.
  struct HostileArchiveTests {
    private let folder: TemporaryFolder
    private let snapshot: Snapshot
    private let bytes: [UInt8]

    init() throws {
      folder = try TemporaryFolder()
      var world = World(seed: 7)
      snapshot = world.snapshot()
      bytes = try Archive.bytes(of: Sounding(snapshot: snapshot))
    }

    // MARK: Made by tar

    private func fault(_ bytes: [UInt8]) -> ArchiveFault? {
      do {
        _ = try Archive.reading(bytes)
        return nil
      } catch {
        let problem = error as? ArchiveProblem
        #expect(problem?.status == .badData, "\(error)")
        #expect(Manners.complaints(about: Array("\(error)".utf8)).isEmpty && !"\(error)".contains("\n"), "\(error)")
        return problem?.fault
      }
    }

    private func fault(_ script: String) throws -> ArchiveFault? {
      try? FileManager.default.removeItem(atPath: folder.file("work"))
      try FileManager.default.createDirectory(atPath: folder.file("work/selflie"), withIntermediateDirectories: true)
      try runTool("env", ["-C", folder.file("work"), "bash", "-ec", script])
      return fault(Array(try Data(contentsOf: URL(fileURLWithPath: folder.file("work/a.tar")))))
    }

    @Test(arguments: [
      ("ln -s /etc/passwd selflie/manifest.json", ArchiveFault.tar(.kind("selflie/manifest.json", "a symbolic link"))),
      ("ln -s / selflie/recordings", .tar(.kind("selflie/recordings", "a symbolic link"))),
      ("mkfifo selflie/ledger.csv", .tar(.kind("selflie/ledger.csv", "a FIFO"))),
      ("truncate -s 100M selflie/ledger.csv", .tar(.kind("selflie/ledger.csv", "a sparse file"))),
      ("echo > selflie/notes.txt", .foreign("selflie/notes.txt")),
      (
        "mkdir selflie/recordings; echo > selflie/recordings/kkkkkkkkkkkkkkkkkkkkkkkk.mp3",
        .foreign("selflie/recordings/kkkkkkkkkkkkkkkkkkkkkkkk.mp3")
      ),
      (
        "mkdir selflie/recordings; echo > selflie/recordings/Kkkkkkkkkkkkkkkkkkkkkkkk.wav",
        .foreign("selflie/recordings/Kkkkkkkkkkkkkkkkkkkkkkkk.wav")
      ),
      ("echo > 'selflie/a b'", .tar(.foreign("selflie/a b"))), ("echo > $'selflie/\\e[2J'", .tar(.foreign("selflie/?[2J"))),
      ("echo > $'selflie/\\xff'", .tar(.foreign("selflie/?"))),
      ("echo > selflie/\(String(repeating: "a", count: 200))", .tar(.kind("././@LongLink", "a name that is too long"))),
      ("echo 1 > selflie/manifest.json", .content("manifest.json", line: nil, "it can't be read")),
      ("", .tar(.notArchive)),
    ])
    func `what tar packs that is no archive of selflie is refused by its name`(script: String, fault: ArchiveFault) throws {
      #expect(try self.fault(script + "\ntar --sparse -cf a.tar selflie") == fault)
    }

    @Test(arguments: [
      ("tar -cPf a.tar $PWD/selflie/x", "would lead out of the archive"),
      ("tar -C selflie -cPf a.tar ../selflie/x", "would lead out of the archive"),
      ("tar -cPf a.tar --transform='s,^,selflie/../../,' selflie/x", "would lead out of the archive"),
      ("ln selflie/x selflie/manifest.json; echo '{}' > selflie/x; tar -cf a.tar selflie/manifest.json selflie/x", "it can't be read"),
      ("echo '{\"format\":1}' > x; tar -cf a.tar /dev/null", "is a device"),
      ("tar --format=posix --pax-option='path=selflie/manifest.json' -cf a.tar selflie/x", "n't write"),
      ("tar --format=posix --sparse -cf a.tar selflie/big", "is a sparse file"),
      (
        "tar -cf a.tar selflie; gzip a.tar; mv a.tar.gz a.tar",
        "it's compressed with gzip; unpack it first: 'gzip -dc FILE | selflie import -'"
      ),
      ("tar -cf a.tar selflie; xz a.tar; mv a.tar.xz a.tar", "it's compressed with xz"),
      ("tar -cf a.tar selflie; bzip2 a.tar; mv a.tar.bz2 a.tar", "it's compressed with bzip2"),
      ("tar -cf b.tar selflie; zstd -q b.tar -o a.tar", "it's compressed with zstd"),
      (": > a.tar", "it isn't a selflie archive"), ("head -c 100 /dev/zero > a.tar", "it isn't a selflie archive"),
      ("head -c 10240 /dev/zero > a.tar", "it isn't a selflie archive"),
      ("head -c 10000 /dev/urandom | tr B b > a.tar", "it isn't a selflie archive"),
      ("yes hello | head -c 100000 > a.tar", "it isn't a selflie archive"),
    ])
    func `so is everything else that tar and its friends can make`(script: String, why: String) throws {
      let problem = try fault("echo x > selflie/x; truncate -s 10M selflie/big\n" + script)
      #expect(problem?.why.contains(why) == true, "\(String(describing: problem))")
    }

    @Test func `a hard link is refused`() throws {
      let fault = try fault("echo '{\"format\":1}' > selflie/x; ln selflie/x selflie/y; tar -cf a.tar selflie/x selflie/y")
      // The file itself comes first, and is none of selflie's; as the second entry of the same archive it is a link.
      #expect(fault == .foreign("selflie/x"))
      #expect(self.fault(Self.changed(bytes, [(156, Array("1".utf8))])) == .tar(.kind("selflie/", "a hard link")))
    }

    // MARK: Made by hand

    /// An archive with some bytes of its first header changed, and the header's checksum right again.
    private static func changed(_ bytes: [UInt8], _ changes: [(Int, [UInt8])], header: Int = 0) -> [UInt8] {
      var bytes = bytes
      for (place, new) in changes { bytes.replaceSubrange(header + place..<header + place + new.count, with: new) }
      mend(&bytes, header)
      return bytes
    }

    private static func mend(_ bytes: inout [UInt8], _ header: Int) {
      bytes.replaceSubrange(header + 148..<header + 156, with: [UInt8](repeating: 0x20, count: 8))
      let sum = String(bytes[header..<header + 512].reduce(0) { $0 + Int($1) }, radix: 8)
      bytes.replaceSubrange(
        header + 148..<header + 156, with: Array((String(repeating: "0", count: 6 - sum.utf8.count) + sum + "\0 ").utf8))
    }

    /// The second header, that of the manifest.
    private static let manifest = 512

    @Test(arguments: [
      ("77777777777\0", ArchiveFault.tar(.tooLarge)), ("00000200001\0", .tar(.size("selflie/manifest.json"))),
      ("-0000000001\0", .tar(.size("selflie/manifest.json"))), ("0000000001x\0", .tar(.size("selflie/manifest.json"))),
      ("00000000008\0", .tar(.size("selflie/manifest.json"))), ("            ", .tar(.size("selflie/manifest.json"))),
      ("1 2         ", .tar(.size("selflie/manifest.json"))),
      ("777777777777", .tar(.size("selflie/manifest.json"))), ("           0", .content("manifest.json", line: nil, "it can't be read")),
    ])
    func `a size that lies is refused before a byte is read for it`(size: String, fault: ArchiveFault) {
      #expect(self.fault(Self.changed(bytes, [(124, Array(size.utf8))], header: Self.manifest)) == fault)
    }

    @Test func `numbers in base 256 and wrong checksums are refused`() {
      for first: UInt8 in [0x80, 0xFF] {
        #expect(
          fault(Self.changed(bytes, [(124, [first] + [UInt8](repeating: 0, count: 10) + [1])], header: Self.manifest))
            == .tar(.size("selflie/manifest.json")))
      }
      var wrong = bytes
      wrong[Self.manifest + 100] ^= 1
      #expect(fault(wrong) == .tar(.header("selflie/manifest.json")))
    }

    @Test(arguments: [
      "../manifest.json", "/selflie/manifest.json", "selflie/../manifest.json", "selflie//manifest.json", "selflie/./manifest.json", "",
      ".", "./", "..",
      "selflie/recordings/../manifest.json", "selflie/manifest.json/", "selflie/manifest.json/..", "SELFLIE/manifest.json",
      "selflie\\manifest.json",
      "selflie/manifest.json\n", "selflie/\u{202E}nosj", "C:/manifest.json", "selflie/selflie/manifest.json", "././@LongLink",
    ])
    func `no name leads anywhere`(name: String) {
      let field = Array(name.utf8) + [UInt8](repeating: 0, count: 100 - name.utf8.count)
      let fault = fault(Self.changed(bytes, [(0, field)], header: Self.manifest))
      switch fault {
      case .tar(.path), .tar(.foreign), .foreign: break
      default: Issue.record("\(String(describing: fault))")
      }
    }

    @Test(arguments: Array("123467SLKVMNADIX\u{1}\u{7F}")) func `only files and folders are taken`(kind: Character) {
      let fault = fault(Self.changed(bytes, [(156, Array(String(kind).utf8))], header: Self.manifest))
      guard case .tar(.kind("selflie/manifest.json", _)) = fault else {
        Issue.record("\(String(describing: fault))")
        return
      }
    }

    @Test func `a file that is there twice is refused, by whatever name`() throws {
      let end = bytes.count - 1024
      let manifest = Array(bytes[Self.manifest..<Self.manifest + 1024])
      #expect(fault(Array(bytes[..<end]) + manifest + bytes[end...]) == .twice("selflie/manifest.json"))
      var other = manifest
      other.replaceSubrange(0..<100, with: Array("./manifest.json".utf8) + [UInt8](repeating: 0, count: 85))
      Self.mend(&other, 0)
      #expect(fault(Array(bytes[..<end]) + other + bytes[end...]) == .twice("manifest.json"))
    }

    @Test func `what is cut off anywhere is refused`() {
      // Of the two blocks at the end, both are needed.
      let places = stride(from: 0, to: bytes.count, by: Reliability.form == .long ? 61 : 512).flatMap { [$0, $0 + 1, max(0, $0 - 1)] }
      for length in places where length < bytes.count {
        let fault = fault(Array(bytes[..<length]))
        #expect(fault != nil, "\(length) of \(bytes.count)")
      }
      for more in [1, 511, 512, 10_240] { #expect(fault(bytes + [UInt8](repeating: 0, count: more)) == nil) }
      #expect(fault(bytes + [1]) == .tar(.rubbish) && fault(bytes + bytes) == .tar(.rubbish))
    }

    /// A store that never ends: some bytes, and then a block again and again.
    private static func endless(_ start: [UInt8], _ block: [UInt8]) -> (store: ByteStore, read: () -> Int) {
      let blocks = Array(repeatElement(block, count: 65_536 / block.count).joined())
      var most = 0
      let store = ByteStore { place, _ in
        let bytes = place < start.count ? Array(start[place...]) : Array(blocks[((place - start.count) % block.count)...])
        most = max(most, place + bytes.count)
        return bytes
      }
      return (store, { most })
    }

    private static let zeros = [UInt8](repeating: 0, count: 512)

    @Test func `no more is read than the limits, of what never ends`() throws {
      let (zeros, zerosRead) = Self.endless(bytes, Self.zeros)
      #expect(throws: ArchiveProblem(name: "a.tar", fault: .tar(.rubbish))) { try Archive(reading: zeros, named: "a.tar") }
      #expect((bytes.count + 10_000_000..<bytes.count + 20_000_000).contains(zerosRead()))
      // The same file for ever: the second one is there twice.
      let (files, filesRead) = Self.endless([], Array(bytes[Self.manifest..<Self.manifest + 1024]))
      #expect(throws: ArchiveProblem(name: "a.tar", fault: .twice("selflie/manifest.json"))) { try Archive(reading: files, named: "a.tar") }
      #expect(filesRead() < 200_000)
      // A file of as many gigabytes as its header says, and as selflie never writes.
      let lying = Self.changed(bytes, [(124, Array("70000000000\0".utf8))], header: Self.manifest)
      let (large, largeRead) = Self.endless(lying, Self.zeros)
      #expect(throws: ArchiveProblem(name: "a.tar", fault: .tar(.size("selflie/manifest.json")))) {
        try Archive(reading: large, named: "a.tar")
      }
      #expect(largeRead() < 200_000)
    }

    @Test(arguments: ["5", "x"]) func `of entries without end only as many are read as may be`(kind: String) throws {
      let header = Self.changed(Array(bytes[..<512]), [(156, Array(kind.utf8))])
      let (entries, read) = Self.endless([], header)
      #expect(throws: ArchiveProblem(name: "a.tar", fault: .tar(.tooManyEntries))) { try Archive(reading: entries, named: "a.tar") }
      #expect((Tar.mostEntries * 512..<Tar.mostEntries * 512 + 200_000).contains(read()))
    }

    @Test func `a table of one endless line, and JSON of one, stop at their limits`() throws {
      func archive(_ name: String, _ contents: [UInt8]) throws -> [UInt8] {
        var files = Dictionary(uniqueKeysWithValues: try TarTests.read(bytes))
        files["selflie/\(name)"] = contents
        files["selflie/SHA256SUMS"] = nil
        let sums = files.map { "\(SHA256.digits(of: $0.value))  \($0.key.dropFirst("selflie/".count))\n" }.joined()
        return try TarTests.archive(Array(files) + [("selflie/SHA256SUMS", Array(sums.utf8))])
      }
      let long = [UInt8](repeating: 0x61, count: Archive.LineReader.longest + 1)
      #expect(
        fault(try archive("ledger.csv", Array(long.prefix(100_000))))
          == .content("ledger.csv", line: 1, CSVFault.tooLong(line: 1).description))
      #expect(
        fault(try archive("affirmations.json", Array("[\n".utf8) + long))
          == .content("affirmations.json", line: 2, "it's longer than \(Archive.LineReader.longest) bytes"))
      let deep = Array("[\n".utf8) + [UInt8](repeating: 0x5B, count: 200_000) + Array("\n]\n".utf8)
      #expect(fault(try archive("affirmations.json", deep)) == .content("affirmations.json", line: 2, "it isn't an affirmation"))
      let manifest = [UInt8](repeating: 0x5B, count: 60_000)
      #expect(fault(try archive("manifest.json", manifest)) == .content("manifest.json", line: nil, "it can't be read"))
    }

    // MARK: Made by dice

    @Test func `whatever bits are wrong, it is refused or all of it is as it was`() throws {
      var dice = SplitMix64(seed: 8)
      let recordings = snapshot.histories.values.flatMap(\.recordings).map(\.id)
      var read = 0, refused: [String: Int] = [:]
      for _ in 0..<Reliability.effort(1500, soak: 60_000) {
        var wrong = bytes
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
          let place = Int.random(in: 0..<wrong.count, using: &dice)
          switch Int.random(in: 0..<6, using: &dice) {
          case 0: wrong.remove(at: place)
          case 1: wrong.insert(UInt8.random(in: 0...255, using: &dice), at: place)
          case 2: wrong.removeSubrange(place..<min(wrong.count, place + 512))
          case 3:
            // A header that is whole and says something else.
            let header = place / 512 * 512
            guard header + 512 <= wrong.count else { continue }
            let field = [0, 100, 124, 156, 157, 257, 345].randomElement(using: &dice) ?? 0
            wrong[header + field + Int.random(in: 0..<8, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
            Self.mend(&wrong, header)
          default: wrong[place] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
          }
        }
        do {
          let archive = try Archive.reading(wrong)
          #expect(try Snapshot(archive) == snapshot)
          for recording in recordings { #expect(try archive.sound(of: recording) == Sounding.clip(recording)) }
          read += 1
        } catch let problem as ArchiveProblem {
          #expect(Manners.complaints(about: Array(problem.description.utf8)).isEmpty, "\(problem)")
          let fault = if case .tar(let fault) = problem.fault { "\(fault)" } else { "\(problem.fault)" }
          refused[String(fault.prefix { $0 != "(" }), default: 0] += 1
        }
      }
      // All of it was tried: what is wrong behind a file's end is nobody's.
      #expect(read > 0 && refused.count >= 6, "\(read) \(refused)")
    }
  }
}
