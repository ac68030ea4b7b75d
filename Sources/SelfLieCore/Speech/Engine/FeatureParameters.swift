import Glibc
import SystemPackage

/// The signal processing that a model's `feat.params` asks for.
///
/// PocketSphinx ends the process over many values, and prints a page of help over others. Some values that it can use are refused here,
/// because sound always has one rate and each take is measured from its own mean. PocketSphinx ignores unknown options, and so does this
/// type.
struct FeatureParameters {
  private let values: [String: String]
  private let path: FilePath

  /// Reads and checks a file.
  /// - Throws: `SpeechModelProblem.damaged` for no list of options, `.unsupported` for a value that PocketSphinx or selflie cannot use.
  init(_ bytes: [UInt8], path: FilePath) throws(SpeechModelProblem) {
    guard bytes.allSatisfy({ $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) else { throw .damaged(path, "it isn't text") }
    var values: [String: String] = [:]
    var name: String?
    for line in bytes.split(separator: 0x0A) {
      for word in line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
        let word = String(decoding: word, as: UTF8.self)
        guard let option = name else {
          if word.hasPrefix("#") { break }
          guard word.hasPrefix("-") else { throw .damaged(path, "'\(word)' is no option") }
          name = word
          continue
        }
        guard !(option + word).contains(where: { $0 == "\"" || $0 == "'" }) else { throw .damaged(path, "'\(option)' has quotation marks") }
        try Self.check(option, word, path)
        values[option] = word
        name = nil
      }
    }
    guard name == nil, !values.isEmpty else { throw .damaged(path, "it isn't a list of options and values") }
    self.values = values
    self.path = path
    try checkFilters()
  }

  /// The values that an option may have.
  private enum Requirement {
    case number(ClosedRange<Double>)
    case whole(ClosedRange<Int>)
    case numbers
    case yesOrNo
    case word(Set<String>)
    /// A value that is checked together with its file or the streams.
    case other
  }

  private static let rules: [String: Requirement] = [
    "-samprate": .number(Double(Clip.rate)...Double(Clip.rate)), "-frate": .whole(Cepstra.rate...Cepstra.rate),
    "-ncep": .whole(Cepstra.size...Cepstra.size), "-ceplen": .whole(Cepstra.size...Cepstra.size),
    "-nfft": .whole(512...4096), "-wlen": .number(0.0101...0.25), "-nfilt": .whole(Cepstra.size...200), "-lowerf": .number(0...8000),
    "-upperf": .number(0...8000), "-alpha": .number(0...1), "-lifter": .whole(0...1000), "-transform": .word(["legacy", "dct", "htk"]),
    "-remove_dc": .yesOrNo, "-round_filters": .yesOrNo, "-unit_area": .yesOrNo, "-dither": .yesOrNo, "-remove_noise": .yesOrNo,
    "-remove_silence": .yesOrNo, "-verbose": .yesOrNo, "-seed": .whole(-1...0x7FFF_FFFF), "-input_endian": .word(["little"]),
    "-vad_prespeech": .whole(0...1000), "-vad_postspeech": .whole(0...1000), "-vad_startspeech": .whole(0...1000),
    "-vad_threshold": .number(-1000...1000), "-cmninit": .numbers, "-agcthresh": .number(-1000...1000), "-ldadim": .whole(0...10_000),
    "-logspec": .word(["no"]), "-smoothspec": .word(["no"]), "-doublebw": .word(["no"]), "-warp_type": .word(["inverse_linear"]),
    "-warp_params": .word([]), "-varnorm": .word(["no"]), "-agc": .word(["none"]), "-cmn": .word(["current", "batch", "live", "prior"]),
    "-feat": .word(Set(streams.keys)), "-lda": .other, "-svspec": .other,
  ]

  /// Checks the value of an option.
  /// - Throws: `SpeechModelProblem.unsupported` if it is out of range.
  private static func check(_ option: String, _ value: String, _ path: FilePath) throws(SpeechModelProblem) {
    guard let rule = rules[option] else { return }
    let isGood =
      switch rule {
      case .number(let range): number(value).map(range.contains) == true
      case .whole(let range): Int(value).map(range.contains) == true
      case .numbers: value.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { number($0) != nil }
      case .yesOrNo: value.first.map { "ytnfYTNF01".contains($0) } == true
      case .word(let words): words.contains(value)
      case .other: true
      }
    guard isGood else {
      throw .unsupported(
        path,
        option == "-samprate"
          ? "it is for sound of \(value) Hz, and sound always has \(Clip.rate) Hz here" : "its \(option) is \(value)")
    }
  }

  /// Reads a number in a form that PocketSphinx and Swift share; nil for any other text.
  private static func number(_ text: some StringProtocol) -> Double? {
    text.allSatisfy { "0123456789+-.eE".contains($0) } ? Double(text) : nil
  }

  /// Checks that the window fits the Fourier transform, and that the filters lie further apart than its points.
  ///
  /// Otherwise PocketSphinx ends the process. The filters are closest together at the lowest. Missing values are those of fe.h.
  /// - Throws: `SpeechModelProblem.unsupported`.
  private func checkFilters() throws(SpeechModelProblem) {
    func value(_ name: String, _ usual: Double) -> Double { values[name].flatMap { Self.number($0) } ?? usual }
    func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }
    let points = value("-nfft", 512)
    let lowest = value("-lowerf", 133.33334)
    let step = (mel(value("-upperf", 6855.4976)) - mel(lowest)) / (value("-nfilt", 40) + 1)
    let distance = 700 * (pow(10, (mel(lowest) + step) / 2595) - 1) - lowest
    guard Int(points).nonzeroBitCount == 1, value("-wlen", 0.025625) * Double(Clip.rate) <= points else {
      throw .unsupported(path, "its -nfft and -wlen don't fit")
    }
    guard distance > 1.01 * Double(Clip.rate) / points else {
      throw .unsupported(path, "its filters are closer together than its -nfft can tell apart")
    }
  }

  /// The sizes of a frame's streams, in numbers, for each kind of features (feat.c).
  private static let streams: [String: [Int]] = {
    let size = Cepstra.size
    return [
      "1s_c_d_dd": [3 * size], "s3_1x39": [3 * size], "1s_12c_12d_3p_12dd": [3 * size], "1s_c_d_ld_dd": [4 * size], "1s_c_d": [2 * size],
      "cep_dcep": [2 * size], "1s_c": [size], "cep": [size], "1s_3c": [7 * size], "1s_4c": [9 * size], "s2_4x": [12, 24, 3, 12],
    ]
  }()

  /// Returns the sizes of a frame's streams, in numbers, as they are compared with the Gaussians.
  /// - Parameter transform: The count, rows and columns of the model's `feature_transform`, which PocketSphinx uses if the file exists.
  /// - Throws: `SpeechModelProblem.unsupported` if the transform or the subvectors do not fit.
  func streams(transform: [Int]?) throws(SpeechModelProblem) -> [Int] {
    var streams = Self.streams[values["-feat"] ?? "1s_c_d_dd"] ?? []
    if let name = values["-lda"], FilePath(name).lastComponent?.string != "feature_transform" || transform == nil {
      throw .unsupported(path, "its -lda is \(name), and there is no feature_transform")
    }
    if let transform {
      guard streams == [transform[2]], transform[1] <= transform[2], values["-svspec"] == nil else {
        throw .unsupported(path, "the feature_transform beside it doesn't fit it")
      }
      let wanted = values["-ldadim"].flatMap { Int($0) } ?? 0
      streams = [wanted > 0 && wanted <= transform[1] ? wanted : transform[1]]
    }
    guard let specification = values["-svspec"] else { return streams }
    guard streams.count == 1, let parts = Self.parts(specification), parts.joined().allSatisfy({ $0 < streams[0] }),
      parts.joined().count <= streams[0]
    else { throw .unsupported(path, "its -svspec is \(specification)") }
    return parts.map(\.count)
  }

  /// Reads subvectors such as "24,0-11/25,12-23/26-38"; nil for any other text.
  private static func parts(_ specification: String) -> [[Int]]? {
    var parts: [[Int]] = []
    for part in specification.split(separator: "/", omittingEmptySubsequences: false) {
      var indices: [Int] = []
      for range in part.split(separator: ",", omittingEmptySubsequences: false) {
        let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { end in
          end.allSatisfy { ("0"..."9").contains($0) } && end.count <= 4 ? Int(end) : nil
        }
        guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], first <= last else { return nil }
        indices += first...last
      }
      guard Set(indices).count == indices.count else { return nil }
      parts.append(indices)
    }
    return parts
  }
}
