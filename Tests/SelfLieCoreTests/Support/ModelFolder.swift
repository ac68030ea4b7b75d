import Foundation
import SystemPackage

@testable import SelfLieCore

/// A folder of links to the files of a real model, so that some can be replaced.
struct ModelFolder {
  /// Phonetically tied: Debian's model of English.
  static let english = AcousticModel.english.string
  /// Continuous, with an `mdef` in text and weights in floats; no phone knows its neighbours.
  static let continuous = Sounds.testData("an4_ci_cont")
  /// Semi-continuous, with weights of four bits, five states and no `noisedict`; it knows eleven words.
  static let shared = Sounds.testData("tidigits/hmm")

  static let dictionary = FilePath("/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict")

  let source: String
  let files: TemporaryFolder

  init(_ source: String = Self.english) throws {
    self.source = source
    files = try TemporaryFolder()
    for name in try names {
      try FileManager.default.createSymbolicLink(atPath: files.file(name), withDestinationPath: source + "/" + name)
    }
  }

  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: source).sorted() } }

  var path: FilePath { FilePath(files.path) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: files.file(name)) }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: files.file(name)))) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try? remove(name)
    try Data(bytes).write(to: URL(fileURLWithPath: files.file(name)))
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a text of this model once more, otherwise.
  func replace(_ old: String, with new: String, in name: String) throws {
    try write(String(decoding: try bytes(name), as: UTF8.self).replacingOccurrences(of: old, with: new), to: name)
  }

  func open(dictionary: FilePath? = Self.dictionary) throws -> AcousticModel {
    try AcousticModel(folder: path, dictionary: dictionary)
  }

  /// What is wrong with the model; nil if it was accepted, and PocketSphinx could be given it, and sound too, and the process is still here.
  func problem() throws -> SpeechModelProblem? {
    do {
      let model = try open()
      var verifier = try Verifier.open(try Sentence("two", pronunciations: ["two": Self.anyWord(of: model)], model: model), model: model)
      _ = verifier.judge(Clip(samples: (0..<8000).map { $0 % 40 < 20 ? 3000 : -3000 }))
      return nil
    } catch let problem as SpeechModelProblem {
      return problem
    }
  }

  /// Two phones of a model, whichever it has.
  private static func anyWord(of model: AcousticModel) -> [Pronunciation] {
    [Pronunciation(model.phones.sorted().suffix(2).joined(separator: " "))].compactMap(\.self)
  }
}

extension AcousticModel {
  /// The English model, whose files are checked once for all tests: it is a value that nobody changes.
  static let checked = Result { try AcousticModel() }
}

/// A parameter file that is changed word by word.
struct Words {
  private(set) var bytes: [UInt8]
  /// Where the sizes begin.
  let start: Int

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    let mark = Array("endhdr\n".utf8)
    let end = bytes.indices.first { bytes[$0...].starts(with: mark) }
    start = (end ?? 0) + mark.count + 4
  }

  var count: Int { (bytes.count - start) / 4 }

  subscript(index: Int) -> UInt32 {
    get { (0..<4).reduce(0) { $0 | UInt32(bytes[start + 4 * index + $1]) << (8 * $1) } }
    set { for place in 0..<4 { bytes[start + 4 * index + place] = UInt8(truncatingIfNeeded: newValue >> (8 * place)) } }
  }

  /// Makes the checksum, the last word, right again: this is damage on purpose.
  mutating func sum() {
    self[count - 1] = (0..<count - 1).reduce(0) { ($0 << 20 | $0 >> 12) &+ self[$1] }
  }
}
