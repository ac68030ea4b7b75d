import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct WAVTests {
  private static let clip = Clip(samples: [0, 1, -1, 32_767, -32_768, 256, -256])

  @Test func `reads what it wrote`() throws {
    #expect(try WAV.clip(from: WAV.bytes(of: Self.clip)) == Self.clip)
  }

  @Test func `reads what another program wrote`() throws {
    let folder = try TemporaryFolder()
    try runTool("flite", ["-voice", "kal16", "-t", "calm", "-o", folder.file("calm.wav")])
    let clip = try WAV.read(FilePath(folder.file("calm.wav")))
    #expect((0.2...1.5).contains(clip.duration))
    #expect(Level(of: clip.samples).loudness > -40)
  }

  @Test func `finds every truncation`() {
    let bytes = WAV.bytes(of: Self.clip)
    for length in 0..<bytes.count { #expect(throws: WAVFault.self) { try WAV.clip(from: Array(bytes.prefix(length))) } }
  }

  @Test(arguments: [
    (20, [3, 0], WAVFault.notPCM16), (34, [8, 0], .notPCM16), (22, [3, 0], .channels(3)), (22, [0, 0], .channels(0)),
    (24, [0, 0, 0, 0], .rate(0)), (24, [0xFF, 0xFF, 0xFF, 0x7F], .rate(0x7FFF_FFFF)), (40, [0xFF, 0xFF, 0xFF, 0xFF], .truncated),
    (40, [0xFE, 0xFF, 0xFF, 0xFF], .truncated), (16, [15, 0, 0, 0], .truncated), (12, [0x78], .noFormat), (36, [0x78], .noSamples),
    (0, [0x78], .notWAV),
  ])
  func `says what is wrong`(position: Int, bytes: [UInt8], fault: WAVFault) {
    var file = WAV.bytes(of: Self.clip)
    file.replaceSubrange(position..<position + bytes.count, with: bytes)
    #expect(throws: fault) { try WAV.clip(from: file) }
  }

  @Test func `mixes two channels and passes chunks that it does not know`() throws {
    var file = WAV.bytes(of: Clip(samples: [100, 300, -100, -300]))
    file[22] = 2
    // An odd chunk before the samples, with the byte that belongs to nobody.
    file.insert(contentsOf: Array("LIST".utf8) + [3, 0, 0, 0, 1, 2, 3, 0], at: 36)
    #expect(try WAV.clip(from: file) == Clip(samples: [200, -200]))
  }
}

struct ResamplerTests {
  /// A tone's samples at a rate.
  private func tone(_ frequency: Double, rate: Int, seconds: Double = 0.5, peak: Double = 16_000) -> [Int16] {
    (0..<Int(seconds * Double(rate))).map { Int16((peak * sin(2 * .pi * frequency * Double($0) / Double(rate))).rounded()) }
  }

  @Test(arguments: [8_000, 11_025, 22_050, 44_100, 48_000, 96_000])
  func `keeps a tone as it is`(rate: Int) throws {
    let result = Resampler.resample(tone(1000, rate: rate), from: rate)
    let wanted = tone(1000, rate: Clip.rate)
    #expect(abs(result.count - wanted.count) <= 1)
    // The ends hear the silence around them.
    let worst = (200..<min(result.count, wanted.count) - 200).map { abs(Int(result[$0]) - Int(wanted[$0])) }.max() ?? .max
    #expect(worst <= 8)
  }

  @Test(arguments: [24_000.0, 15_000, 10_000])
  func `keeps out what would fold back`(frequency: Double) {
    let result = Resampler.resample(tone(frequency, rate: 48_000), from: 48_000)
    #expect(Level(of: result[500..<result.count - 500]).loudness < -75)
  }
}

struct LevelTests {
  @Test func `measures loudness without the offset`() {
    let square: [Int16] = (0..<1000).map { $0 % 2 == 0 ? 3277 + 1000 : -3277 + 1000 }
    let level = Level(of: square)
    #expect(abs(level.loudness - -20) < 0.1)
    #expect(abs(level.offset - 1000.0 / 32_768) < 0.001)
    #expect(level.clipped == 0)
  }

  @Test func `of nothing is silence`() {
    #expect(Level(of: []).loudness == -96)
    #expect(Level(of: [Int16](repeating: 500, count: 100)).loudness == -96)
  }

  @Test func `counts what is cut off`() {
    #expect(Level(of: [Int16.max, 0, Int16.min, 0]).clipped == 500)
  }
}
