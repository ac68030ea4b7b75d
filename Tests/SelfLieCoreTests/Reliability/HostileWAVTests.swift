import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  /// Files that say that they are sound.
  struct HostileWAVTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A file as a program for sound would write it.
    private static func file(rate: Int, channels: Int = 1, frames: Int) -> [UInt8] {
      var bytes = WAV.bytes(of: Clip(samples: (0..<frames * channels).map { Int16(truncatingIfNeeded: $0 &* 977) }))
      bytes.replaceSubrange(22..<24, with: number(channels, 2))
      bytes.replaceSubrange(24..<28, with: number(rate, 4))
      return bytes
    }

    private static func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

    /// Damages files: bits, sizes, chunks, and every number of the header.
    struct Mutator {
      var generator: SplitMix64
      private let seeds = [(16_000, 1, 200), (48_000, 2, 150), (44_100, 1, 100), (8000, 1, 60), (4000, 1, 0)].map {
        HostileWAVTests.file(rate: $0.0, channels: $0.1, frames: $0.2)
      }

      init(seed: UInt64) { generator = SplitMix64(seed: seed) }

      private static let sizes = [0, 1, 2, 3, 7, 8, 15, 16, 18, 40, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFF0, 0xFFFF_FFFE, 0xFFFF_FFFF]
      private static let names = ["fmt ", "data", "RIFF", "RF64", "ds64", "WAVE", "LIST", "fact", "JUNK", "\0\0\0\0", "id3 "]

      mutating func next() -> [UInt8] {
        var bytes = seeds.randomElement(using: &generator) ?? []
        for _ in 0..<Int.random(in: 1...4, using: &generator) { damage(&bytes) }
        return bytes
      }

      private mutating func size() -> Int { Self.sizes.randomElement(using: &generator) ?? 0 }

      private mutating func damage(_ bytes: inout [UInt8]) {
        func put(_ new: [UInt8], at place: Int) {
          if place + new.count <= bytes.count { bytes.replaceSubrange(place..<place + new.count, with: new) }
        }
        let place = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1:
          if !bytes.isEmpty { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
        case 2: bytes.removeLast(min(bytes.count, Int.random(in: 0...bytes.count, using: &generator)))
        case 3: put(HostileWAVTests.number(size(), 4), at: [4, 16, 40].randomElement(using: &generator) ?? 4)
        case 4: put(HostileWAVTests.number([0, 2, 3, 6, 0xFFFE, 0xFFFF].randomElement(using: &generator) ?? 0, 2), at: 20)
        case 5: put(HostileWAVTests.number([0, 2, 3, 255, 65_535].randomElement(using: &generator) ?? 0, 2), at: 22)
        case 6:
          let rates = [0, 1, 3999, 4000, 4001, 11_025, 15_999, 16_001, 47_999, 192_000, 384_000, 384_001, 0x7FFF_FFFF, 0xFFFF_FFFF]
          put(HostileWAVTests.number(rates.randomElement(using: &generator) ?? 0, 4), at: 24)
        case 7: put(HostileWAVTests.number(size(), 2), at: [28, 32, 34].randomElement(using: &generator) ?? 28)
        case 8:
          let chunk = Array((Self.names.randomElement(using: &generator) ?? "").utf8) + HostileWAVTests.number(size(), 4) + [1, 2, 3]
          bytes.insert(contentsOf: chunk, at: bytes.count < 36 ? bytes.count : [12, 36].randomElement(using: &generator) ?? 12)
        case 9:
          put(Array((Self.names.randomElement(using: &generator) ?? "").utf8), at: [0, 8, 12, 36].randomElement(using: &generator) ?? 0)
        case 10:
          // A chunk twice, or in the place of another.
          if bytes.count >= 44 { bytes.insert(contentsOf: bytes[12..<44], at: [12, 36, 44].randomElement(using: &generator) ?? 12) }
        default:
          // Extensible: a longer format, with the real tag behind it.
          if bytes.count >= 36 {
            bytes.insert(contentsOf: HostileWAVTests.number(22, 2) + [16, 0, 0, 0, 0, 0, 1, 0] + [UInt8](repeating: 0, count: 14), at: 36)
            put([0xFE, 0xFF], at: 20)
            put([40, 0, 0, 0], at: 16)
          }
        }
      }
    }

    @Test func `every damaged file is read or refused, and no more than is in it`() throws {
      var mutator = Mutator(seed: 14)
      var read = 0, refused: [String: Int] = [:]
      let count = Reliability.effort(100_000, soak: 1_000_000)
      for _ in 0..<count {
        let bytes = mutator.next()
        do {
          let clip = try WAV.clip(from: bytes)
          // At the lowest rate each two bytes become four samples.
          #expect(clip.samples.count <= 2 * bytes.count)
          read += 1
        } catch { refused[String("\(error)".prefix { $0 != "(" }), default: 0] += 1 }
      }
      // All of it was tried.
      #expect(read > count / 10)
      #expect(refused.count >= 7 && refused.values.allSatisfy { $0 > count / 1000 }, "\(refused)")
    }

    @Test(.timeLimit(.minutes(1))) func `a file of nothing but empty chunks is gone through at once`() {
      let start = Self.file(rate: 16_000, frames: 0).prefix(12)
      let bytes = start + (0..<500_000).flatMap { _ in [0x4C, 0x49, 0x53, 0x54, 0, 0, 0, 0] as [UInt8] }
      #expect(throws: WAVFault.noSamples) { try WAV.clip(from: Array(bytes)) }
    }

    @Test func `what is longer than anybody says is refused, whatever its rate`() throws {
      let most = 300 * 4000
      #expect(try WAV.clip(from: Self.file(rate: 4000, frames: 4000)).duration == 1)
      #expect(throws: WAVFault.tooLong) { try WAV.clip(from: Self.file(rate: 4000, frames: most + 1)) }
      let problem = WAVProblem(path: "a.wav", fault: .tooLong)
      #expect(
        problem.description == "can't read a.wav: it's longer than 5 minutes; it needs to be a 16-bit PCM WAV file with one or two channels"
      )
    }

    private func run(_ arguments: [String]) throws -> RawRun {
      try RawRun(
        arguments.map { Array($0.utf8) }, environment: ["SELFLIE_HOME": Array(folder.file("home").utf8)], in: folder.path)
    }

    @Test func `the executable judges or refuses every damaged file`() throws {
      var mutator = Mutator(seed: 15)
      let path = folder.file("mutated.wav")
      var statuses: [Int32: Int] = [:]
      for round in 0..<Reliability.effort(40, soak: 600) {
        try Data(mutator.next()).write(to: URL(fileURLWithPath: path))
        let calls = [
          ["verify", "--text", "I am calm", "mutated.wav", "--json"],
          ["add", "When I speak, I breathe out slowly", "--recording", "mutated.wav", "--yes", "--unverified"],
          ["verify", "--text", "I am calm", "mutated.wav", "--streamed"],
          ["verify", "--text", "I am calm", "--reference", "mutated.wav", "mutated.wav"],
        ]
        let result = try run(calls[round % calls.count])
        #expect(Manners.complaints(about: result).isEmpty, "\(result.errorText)")
        if result.status == Status.badData.rawValue {
          #expect(
            result.errorText.hasPrefix("selflie: can't read mutated.wav: ") && result.errorText.utf8.count(where: { $0 == 0x0A }) == 1)
        }
        statuses[result.status ?? -1, default: 0] += 1
      }
      #expect(Set(statuses.keys).isSubset(of: [0, 1, 65]), "\(statuses)")
      #expect(statuses.count >= 2)
    }

    /// The most memory that the executable takes at once, in bytes.
    ///
    /// Linux lets a process begin with what its parent had, so the parent is a small one, and asks for what its children took (getrusage, number
    /// 98, RUSAGE_CHILDREN, ru_maxrss behind two times).
    private func peak(_ arguments: [String]) throws -> (bytes: Int, run: RawRun) {
      let script = "system { $ARGV[0] } @ARGV; $u = \"\\0\" x 144; syscall 98, -1, $u; print STDERR \"\\npeak \", unpack(\"x32 q\", $u)"
      let run = try RawRun(
        ["-e", script, Executable.path.path].map { Array($0.utf8) } + arguments.map { Array($0.utf8) },
        environment: ["SELFLIE_HOME": Array(folder.file("home").utf8)], in: folder.path, program: "/usr/bin/perl", seconds: 120)
      let last = run.errorText.split(separator: " ").last.flatMap { Int($0) }
      return (1024 * (try #require(last, "\(run.errorText)")), run)
    }

    @Test func `reading takes no more than twice the file, whatever it says`() throws {
      /// A model that is not there ends it as soon as the recording was read, or not.
      func taken(_ bytes: [UInt8]) throws -> (bytes: Int, status: Int32?) {
        try Data(bytes).write(to: URL(fileURLWithPath: folder.file("file.wav")))
        let (peak, run) = try peak(["verify", "--text", "I am calm", "--reference", "file.wav", "--model", "none", "none.wav"])
        return (peak, run.errorText.contains("can't read file.wav") ? Status.badData.rawValue : 0)
      }
      let least = try taken(Self.file(rate: 48_000, frames: 100)).bytes
      let seconds = Reliability.form == .long ? 290 : 30
      for (rate, channels) in [(48_000, 2), (44_100, 1), (16_000, 1), (8000, 1)] {
        var bytes = Self.file(rate: rate, channels: channels, frames: rate * seconds)
        let (read, status) = try taken(bytes)
        #expect(status == 0)
        // Below 16 kHz the sound is larger than the file, but never than five minutes of it.
        let most = max(2 * bytes.count, bytes.count + 2 * Clip.rate * seconds)
        #expect(read - least < most + 1_000_000, "\(read - least) for \(bytes.count) bytes at \(rate) Hz")
        // It is measured at all: what is small fits into what the process has anyway.
        if channels == 2 { #expect(read - least > bytes.count / 2) }
        // The same, but it says that it has four gigabytes: refused before anything is made of it.
        bytes.replaceSubrange(40..<44, with: [0xFC, 0xFF, 0xFF, 0xFF])
        let (refused, fault) = try taken(bytes)
        #expect(fault == Status.badData.rawValue)
        #expect(refused - least < bytes.count + 1_000_000, "\(refused - least) for \(bytes.count) bytes at \(rate) Hz")
      }
    }
  }
}
