import Glibc
import SystemPackage

@testable import SelfLieCore

/// Gives libFuzzer's inputs, which it makes of those that reached new code, to what reads the files and texts of others. It ends with a trap,
/// a complaint of the sanitizer or a timeout, and leaves the input that did it.
@main
enum Fuzz: String {
  case wav, text, archive

  static func main() {
    var arguments = CommandLine.arguments
    guard arguments.count > 2, let target = Fuzz(rawValue: arguments.remove(at: 1)) else {
      fatalError("usage: fuzz wav|text|archive CORPUS ...")
    }
    target.plantSeeds(in: FilePath(arguments[1]))
    exit(target.run(arguments))
  }

  /// The corresponding C function is `LLVMFuzzerRunDriver`; see https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library.
  private func run(_ arguments: [String]) -> Int32 {
    var count = Int32(arguments.count)
    var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
    return unsafe pointers.withUnsafeMutableBufferPointer { pointers in
      var start = pointers.baseAddress
      switch self {
      case .wav: return unsafe runDriver(&count, &start) { unsafe Fuzz.readWAV(bytes($0, $1)) }
      case .text: return unsafe runDriver(&count, &start) { unsafe Fuzz.readText(bytes($0, $1)) }
      case .archive: return unsafe runDriver(&count, &start) { unsafe Fuzz.readArchive(bytes($0, $1)) }
      }
    }
  }

  private static func readWAV(_ bytes: [UInt8]) -> Int32 {
    guard let clip = try? WAV.clip(from: bytes) else { return 0 }
    precondition(clip.samples.count <= 2 * bytes.count)
    return 0
  }

  private static func readText(_ bytes: [UInt8]) -> Int32 {
    let text = String(decoding: bytes, as: UTF8.self)
    for language in [Language.english, .other] { _ = try? Wording(text, language: language) }
    _ = Pronunciation(text)
    _ = Reference(text).description
    try? Invocation.check(bytes, as: "argument 1", atMost: 1000)
    let tidied = Prose.tidied(text)
    precondition(Array(Prose.tidied(tidied).utf8) == Array(tidied.utf8), "what was tidied changes when it is tidied again")
    precondition(Array(letters(of: tidied).utf8) == Array(letters(of: text).utf8), "something was lost that is no space")
    precondition((try? Prose.check(text, as: "")) == nil || (try? Prose.check(tidied, as: "")) != nil)
    return 0
  }

  private static func letters(of text: String) -> String {
    Prose.tidied(String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace })))
  }

  /// The first byte says what the others are: an archive, one whose checksums of headers are mended first, or one of its files, around which
  /// all checksums are right.
  private static func readArchive(_ bytes: [UInt8]) -> Int32 {
    guard let first = bytes.first else { return 0 }
    var rest = Array(bytes.dropFirst())
    switch first {
    case UInt8(ascii: "a"): break
    case UInt8(ascii: "h"):
      for header in stride(from: 0, to: rest.count - rest.count % Tar.block, by: Tar.block) { mend(&rest, header) }
    case UInt8(ascii: "m"): rest = archive([.manifest: rest])
    case UInt8(ascii: "j"): rest = archive([.affirmations: rest])
    case UInt8(ascii: "c"): rest = archive([.table: rest])
    case UInt8(ascii: "s"): rest = archive([.sums: rest])
    default: return 0
    }
    guard let archive = try? Archive(reading: ByteStore(rest), named: "") else { return 0 }
    guard let snapshot = try? Snapshot(archive) else { fatalError("what was checked could not be read again") }
    precondition(snapshot.merged(with: snapshot) == snapshot, "merging with itself changes it")
    var again: [UInt8] = []
    guard (try? Archive.write(snapshot, to: ByteSink { again += $0 }, named: "", program: "")) != nil else {
      fatalError("what was read could not be written")
    }
    return 0
  }

  private static func mend(_ bytes: inout [UInt8], _ header: Int) {
    for place in 148..<156 { bytes[header + place] = 0x20 }
    var sum = bytes[header..<header + Tar.block].reduce(0) { $0 + Int($1) }
    for place in (148..<154).reversed() {
      bytes[header + place] = UInt8(ascii: "0") + UInt8(sum % 8)
      sum /= 8
    }
    bytes[header + 154] = 0
  }

  /// An archive of next to nothing, with other files in the place of its own.
  private static func archive(_ others: [Archive.File: [UInt8]]) -> [UInt8] {
    let manifest = #"{"format":1,"program":"","made":"2026-12-03T08:00:00.000Z","affirmations":1,"lines":1,"recordings":0}"#
    var files: [(Archive.File, [UInt8])] = [
      (.manifest, Array(manifest.utf8)), (.affirmations, Array(affirmations.utf8)), (.table, Array(table.utf8)),
      (.ledger, Array("[\n]\n".utf8)),
    ]
    for index in files.indices { if let other = others[files[index].0] { files[index].1 = other } }
    let sums = files.map { "\(SHA256.digits(of: $0.1))  \($0.0.path)\n" }.joined()
    files.append((.sums, others[.sums] ?? Array(sums.utf8)))
    var bytes: [UInt8] = []
    var writer = Tar.Writer(ByteSink { bytes += $0 }, modified: 0)
    for (file, contents) in files {
      try? writer.file(file.path, size: contents.count)
      try? writer.write(contents)
    }
    try? writer.end()
    return bytes
  }

  private static let affirmations = """
    [
    {"id":"kkkkkkkkkkkkkkkkkkkkkkkk","created":"2026-12-03T08:00:00.000Z","fields":{"text":"I am calm","target":"1000","archived":"0",\
    "strictness":"normal","skip":"sat,sun","pauses":"2026-12-24..2026-12-31","pronunciation:naomi":"N EY OW M IY"},"edits":[{"id":\
    "llllllllllllllllllllllll","made":"2026-12-03T08:00:00.001Z","field":"goal","new":"to speak"}],"recordings":[]}
    ]

    """
  private static let table = """
    \(LedgerLine.columns.joined(separator: ","))
    mmmmmmmmmmmmmmmmmmmmmmmm,kkkkkkkkkkkkkkkkkkkkkkkk,2026-12-03T08:00:00.000Z,3600,rejected,0.5,2.25,12.5,not said,calm,not,"hw:0,1",1,\
    2026-12-03T08:00:01.000Z

    """

  /// What a corpus begins with.
  private func plantSeeds(in folder: FilePath) {
    let texts = ["I'm 10 % calmer - really!", "Naomi's TV, at 6:30 p.m., $2.50", "cafe\u{301} \u{1F469}\u{200D}\u{1F467}"]
    let seeds: [[UInt8]] =
      switch self {
      case .wav: [0, 1, 100].map { WAV.bytes(of: Clip(samples: [Int16](repeating: 1000, count: $0))) }
      case .text: texts.map { Array($0.utf8) }
      case .archive:
        ["a", "h"].map { Array($0.utf8) + Fuzz.archive([:]) } + [Array(("j" + Fuzz.affirmations).utf8), Array(("c" + Fuzz.table).utf8)]
          + ["m{\"format\":1}", "s" + String(repeating: "0", count: 64) + "  manifest.json\n"].map { Array($0.utf8) }
      }
    for (number, seed) in seeds.enumerated() {
      try? Outside.write(folder.appending("seed-\(number)"), apartFrom: [], replacing: true) { try $0.write(seed) }
    }
  }
}

private typealias Callback = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

@_extern(c, "LLVMFuzzerRunDriver") private func runDriver(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ callback: Callback
) -> Int32

private func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: start, count: count))
}
