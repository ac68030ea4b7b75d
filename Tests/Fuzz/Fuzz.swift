import Glibc
import SystemPackage

@testable import SelfLieCore

/// Gives libFuzzer's inputs, which it makes of those that reached new code, to what reads the files and texts of others. It ends with a trap,
/// a complaint of the sanitizer or a timeout, and leaves the input that did it.
@main
enum Fuzz: String {
  case wav, text

  static func main() {
    var arguments = CommandLine.arguments
    guard arguments.count > 2, let target = Fuzz(rawValue: arguments.remove(at: 1)) else { fatalError("usage: fuzz wav|text CORPUS ...") }
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

  /// What a corpus begins with.
  private func plantSeeds(in folder: FilePath) {
    let texts = ["I'm 10 % calmer - really!", "Naomi's TV, at 6:30 p.m., $2.50", "cafe\u{301} \u{1F469}\u{200D}\u{1F467}"]
    let seeds: [[UInt8]] =
      switch self {
      case .wav: [0, 1, 100].map { WAV.bytes(of: Clip(samples: [Int16](repeating: 1000, count: $0))) }
      case .text: texts.map { Array($0.utf8) }
      }
    for (number, seed) in seeds.enumerated() { try? Disk.create(folder.appending("seed-\(number)"), contents: seed) }
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
