import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

/// What models are accepted. Whatever is accepted is also opened: PocketSphinx ends the process over what it cannot use.
struct AcousticModelTests {
  private static let binaries = ["means", "variances", "transition_matrices"]

  @Test func `Debian's model is whole, with the phones of the CMU dictionary`() throws {
    let model = try AcousticModel()
    #expect(model.phones.count == 39)
    #expect(model.phones.isSuperset(of: ["AA", "ZH", "HH"]))
    #expect(model.fillerPhones == ["SIL", "+NSN+", "+SPN+"])
    #expect(model.basePhones.count == 42)
    #expect(model.baseSenones == 126)
    #expect(model.dictionary == ModelFolder.dictionary)
  }

  @Test func `a continuous model with a definition in text is one too`() throws {
    let folder = try ModelFolder(ModelFolder.continuous)
    #expect(try folder.problem() == nil)
    let model = try folder.open()
    #expect(model.phones.count == 33)
    #expect(model.fillerPhones == ["SIL"])
    #expect(model.basePhones.count == 34)
    #expect(model.baseSenones == 102)
  }

  @Test func `a semi-continuous model without a noise dictionary is one too, and hears its digits`() throws {
    let folder = try ModelFolder(ModelFolder.shared)
    let model = try folder.open(dictionary: FilePath(Sounds.testData("tidigits/lm/tidigits.dic")))
    #expect(model.phones.contains("AX_one"))
    #expect(model.fillerPhones == ["SIL"])
    #expect(model.baseSenones == 170)
    let clip = try Sounds.raw("tidigits/dhd.2934z.raw")
    for (text, isSaid) in [("2 9 3 4 zero", true), ("2 9 3 4 6", false), ("5 1", false)] {
      var verifier = try Verifier.open(try Sentence(text, language: .english, model: model), model: model)
      #expect(verifier.judge(clip).verdict.isSaid == isSaid, "\(text)")
    }
  }

  @Test(arguments: [ModelFolder.english, ModelFolder.continuous, ModelFolder.shared])
  func `a file that is missing is told by its name`(source: String) throws {
    for name in try ModelFolder(source).names where name != "README" {
      let folder = try ModelFolder(source)
      try folder.remove(name)
      let missing = SpeechModelProblem.missing(folder.path.appending(name))
      #expect(try folder.problem() == (name == "noisedict" ? nil : missing))
    }
  }

  @Test(arguments: [ModelFolder.english, ModelFolder.continuous, ModelFolder.shared])
  func `a file that is empty, cut off, a text, or of another model is told before PocketSphinx sees it`(source: String) throws {
    for name in try ModelFolder(source).names where !["README", "noisedict"].contains(name) {
      let folder = try ModelFolder(source)
      let whole = try folder.bytes(name)
      var others = [0, 1, 4, 12, 100, whole.count / 3, whole.count / 2, whole.count - 4000, whole.count - 5, whole.count - 1]
        .filter { (0..<whole.count).contains($0) }.map { Array(whole.prefix($0)) }
      others.append(Array("this is a text and no model at all".utf8))
      for foreign in [ModelFolder.english, ModelFolder.continuous, ModelFolder.shared] where foreign != source && name != "feat.params" {
        if let bytes = try? ModelFolder(foreign).bytes(name) { others.append(bytes) }
      }
      for bytes in others {
        try folder.write(bytes, to: name)
        let problem = try folder.problem()
        // A shorter list of options is still one, and the last byte of a text only ends a line.
        if name == "feat.params" || name == "mdef" && bytes.count == whole.count - 1 { continue }
        #expect(problem?.description.contains(" is damaged ") == true, "\(name) of \(bytes.count) bytes")
      }
    }
  }

  @Test func `means and variances that changed places are told`() throws {
    let folder = try ModelFolder()
    let means = try folder.bytes("means")
    try folder.write(folder.bytes("variances"), to: "means")
    try folder.write(means, to: "variances")
    #expect(try folder.problem() == .damaged(folder.path.appending("variances"), "some of its numbers make no sense"))
  }

  @Test(arguments: binaries + ["mixture_weights"])
  func `a single bit that changed inside a file is told by its checksum`(name: String) throws {
    let folder = try ModelFolder(ModelFolder.continuous)
    let whole = try folder.bytes(name)
    for place in stride(from: try Words(whole).start + 20, to: whole.count - 4, by: whole.count / 9) {
      var bytes = whole
      bytes[place] ^= 4
      try folder.write(bytes, to: name)
      #expect(try folder.problem() == .damaged(folder.path.appending(name), "its checksum is wrong"))
    }
  }

  @Test(arguments: binaries + ["mixture_weights"])
  func `sizes that lie are told, even under a right checksum`(name: String) throws {
    let folder = try ModelFolder(ModelFolder.continuous)
    let whole = try Words(folder.bytes(name))
    // Three numbers, the length of the one stream that the Gaussians of this model have, and the count.
    for index in 0..<(["means", "variances"].contains(name) ? 5 : 4) {
      for value in [0, 1, whole[index] &+ 1, whole[index] &- 1, 2 * whole[index], 0xFFFF, 0x1000_0000, 0x7FFF_FFFF, 0xFFFF_FFFF]
      where value != whole[index] {
        var words = whole
        words[index] = value
        words.sum()
        try folder.write(words.bytes, to: name)
        #expect(try folder.problem() != nil, "\(name) [\(index)] = \(value)")
      }
    }
    // Not only the count: all that belongs together.
    var words = whole
    (words[0], words[1]) = (whole[1], whole[0])
    words.sum()
    try folder.write(words.bytes, to: name)
    if words[0] != whole[0] { #expect(try folder.problem() != nil) }
  }

  @Test(arguments: binaries + ["mixture_weights"])
  func `numbers that are none are told, and others do no harm`(name: String) throws {
    let folder = try ModelFolder(ModelFolder.continuous)
    let whole = try Words(folder.bytes(name))
    for value in [.nan, .infinity, -1, 1e38, 1e-38, 0] as [Float] {
      for index in [6, 11, whole.count / 2, whole.count - 2] {
        var words = whole
        words[index] = value.bitPattern
        words.sum()
        try folder.write(words.bytes, to: name)
        let problem = try folder.problem()
        if !value.isFinite || value < 0 && name != "means" { #expect(problem != nil, "\(name) [\(index)] = \(value)") }
      }
    }
  }

  @Test func `transitions that go back, or too far, are told`() throws {
    let folder = try ModelFolder(ModelFolder.continuous)
    // The matrix of the first phone begins behind four sizes, four numbers to a state.
    for (from, to) in [(1, 0), (2, 1), (0, 3)] {
      var words = try Words(try ModelFolder(ModelFolder.continuous).bytes("transition_matrices"))
      words[4 + 4 * from + to] = Float(1).bitPattern
      words.sum()
      try folder.write(words.bytes, to: "transition_matrices")
      #expect(try folder.problem()?.description.contains("its transitions make no sense") == true)
    }
  }

  @Test func `counts of a binary definition that lie are told, or do no harm`() throws {
    let folder = try ModelFolder(ModelFolder.shared)
    let whole = try folder.bytes("mdef")
    let start = 12 + Int(whole[8]) + Int(whole[9]) << 8
    for index in 0..<10 {
      for value in [0, 1, 3, 33, 35, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFE] as [UInt32] {
        var bytes = whole
        for place in 0..<4 { bytes[start + 4 * index + place] = UInt8(truncatingIfNeeded: value >> (8 * place)) }
        try folder.write(bytes, to: "mdef")
        // The context that the file says it has, and its number of silence, are read by nobody.
        let problem = try folder.problem()
        if index != 7 && index != 9 { #expect(problem != nil, "\(index) = \(value)") }
      }
    }
  }

  @Test func `indices of a binary definition that lead nowhere are told, or do no harm`() throws {
    let folder = try ModelFolder(ModelFolder.shared)
    let whole = try folder.bytes("mdef")
    var told = 0
    for place in stride(from: 1100, to: whole.count - 4, by: 97) {
      var bytes = whole
      bytes.replaceSubrange(place..<place + 4, with: [0xFF, 0xFF, 0xFF, 0x7F])
      try folder.write(bytes, to: "mdef")
      if try folder.problem() != nil { told += 1 }
    }
    #expect(told > 100)
  }

  @Test(arguments: [
    ("0.3", "0.4"), ("34 n_base", "35 n_base"), ("34 n_base", "33 n_base"), ("34 n_base", "-34 n_base"), ("34 n_base", "2000000000 n_base"),
    ("34 n_base", "34 n_bass"), ("34 n_base", "n_base"), ("0 n_tri", "1 n_tri"), ("136 n_state_map", "170 n_state_map"),
    ("102 n_tied_state", "101 n_tied_state"), ("102 n_tied_state", "99999 n_tied_state"), ("102 n_tied_ci_state", "0 n_tied_ci_state"),
    ("34 n_tied_tmat", "33 n_tied_tmat"), ("34 n_tied_tmat", "99999999999999999999 n_tied_tmat"), ("   AA   -", "   AA   B"),
    ("   AA ", "   AE "), ("   AA ", "   ZZ "), ("  SIL ", "  SIM "), ("n/a    0    0    1", "n/a    0    0  102"),
    ("n/a    0    0    1", "n/a    0    0    -1"), ("n/a    0    0    1", "n/a   34    0    1"), ("n/a    0", "nothing    0"),
    ("    0    1    2    N", "    0    1    2"), ("    0    1    2    N", "    0    1    2    N N"), ("   AA ", "   A\u{1} "),
    ("   AA ", "   " + String(repeating: "A", count: 33) + " "), ("#\n", "#" + String(repeating: "-", count: 1100) + "\n"),
    ("    N\n", "    N\n\n"),
  ])
  func `a definition in text that is not consistent is told`(old: String, new: String) throws {
    let folder = try ModelFolder(ModelFolder.continuous)
    try folder.replace(old, with: new, in: "mdef")
    #expect(try folder.problem()?.description.contains("/mdef is damaged") == true)
  }

  @Test func `a definition in text knows triphones`() throws {
    let text = """
      0.3
      3 n_base
      2 n_tri
      10 n_state_map
      5 n_tied_state
      3 n_tied_ci_state
      2 n_tied_tmat
      #base lft rt p attrib tmat ...state ids...
      SIL - - - filler 0 0 N
      a0 - - - n/a 1 1 N
      \u{E9} - - - n/a 1 2 N
      a0 SIL \u{E9} b n/a 1 3 N
      \u{E9} a0 SIL e n/a 1 4 N

      """
    let definition = try ModelDefinition(Array(text.utf8), path: "mdef")
    #expect(definition.phones == ["SIL", "a0", "\u{E9}"])
    #expect(definition.fillers == ["SIL"])
    #expect((definition.states, definition.baseSenones) == (1, 3))
    #expect((definition.senones, definition.matrices) == (5, 2))
    #expect(definition.usesAllSenones)
    #expect(definition.isInOrder)
    let swapped = text.replacingOccurrences(of: "- n/a 1 2 N", with: "- n/a 1 0 N").replacingOccurrences(
      of: "SIL - - - filler 0 0", with: "SIL - - - filler 0 2")
    #expect(try !ModelDefinition(Array(swapped.utf8), path: "mdef").isInOrder)
    for (old, new) in [
      ("a0 SIL \u{E9} b", "a0 SIL \u{E8} b"), ("a0 SIL \u{E9} b", "a0 SIL \u{E9} x"), ("1 3 N", "1 5 N"), ("1 4 N", "2 4 N"),
      ("\u{E9} a0 SIL e", "a0 SIL \u{E9} b"), ("b n/a", "b filler"), ("1 4 N\n", ""), ("1 4 N\n", "1 4 N\na0 SIL \u{E9} i n/a 1 3 N\n"),
    ] {
      let other = text.replacingOccurrences(of: old, with: new)
      #expect(throws: SpeechModelProblem.self, "\(new)") { try ModelDefinition(Array(other.utf8), path: "mdef") }
    }
  }

  @Test func `more phones than PocketSphinx can search with are told`() throws {
    let names = ["SIL"] + (100..<250).map { "p\($0)" }
    let lines = names.enumerated().map { "\($1) - - - n/a 0 \($0) N" }
    let counts = "0.3\n151 n_base\n0 n_tri\n302 n_state_map\n151 n_tied_state\n151 n_tied_ci_state\n1 n_tied_tmat\n"
    let problem = #expect(throws: SpeechModelProblem.self) {
      try ModelDefinition(Array((counts + lines.joined(separator: "\n")).utf8), path: "mdef")
    }
    #expect(problem?.description.contains("it has 151 phones") == true)
  }

  @Test(arguments: [ModelFolder.english, ModelFolder.shared])
  func `weights that are not what the rest of the model needs are told, or do no harm`(source: String) throws {
    let folder = try ModelFolder(source)
    let whole = try folder.bytes("sendump")
    for (old, new) in [
      ("feature_count 3", "feature_count 4"), ("feature_count 4", "feature_count 3"), ("cluster_count 0", "cluster_count 9"),
      ("cluster_count 0", "cluster_count -"), ("cluster_count 15", "cluster_count 17"), ("cluster_bits 4", "cluster_bits 8"),
      ("model_count 670", "model_count 671"), ("mixture_count 256", "mixture_count 999"),
    ] {
      guard let place = whole.indices.prefix(1000).first(where: { whole[$0...].starts(with: old.utf8) }) else { continue }
      var bytes = whole
      bytes.replaceSubrange(place..<place + new.utf8.count, with: new.utf8)
      try folder.write(bytes, to: "sendump")
      #expect(try folder.problem()?.description.contains("/sendump is damaged") == true, "\(new)")
    }
    // The lengths of texts, rows and columns among them.
    for place in Reliability.cases(Array(stride(from: 0, to: 640, by: source == ModelFolder.english ? 40 : 4))) {
      var bytes = whole
      bytes.replaceSubrange(place..<place + 4, with: [0xFF, 0xFF, 0xFF, 0x7F])
      try folder.write(bytes, to: "sendump")
      _ = try folder.problem()
    }
  }

  @Test func `a stretch of zeros is told, or does no harm`() throws {
    for source in [ModelFolder.english, ModelFolder.continuous, ModelFolder.shared] {
      for name in try ModelFolder(source).names where !["README", "noisedict"].contains(name) {
        let folder = try ModelFolder(source)
        let whole = try folder.bytes(name)
        for start in [0, 40, whole.count / 2] {
          var bytes = whole
          let end = min(start + whole.count / 8, whole.count)
          bytes.replaceSubrange(start..<end, with: [UInt8](repeating: 0, count: end - start))
          try folder.write(bytes, to: name)
          let problem = try folder.problem()
          // Neither weights in bytes nor a binary definition have a checksum, and zero is a weight and a phone.
          if !["sendump", "mdef"].contains(name) || start < 600 { #expect(problem != nil, "\(name) from \(start)") }
        }
      }
    }
  }

  @Test func `a noise dictionary says which phones are noise`() throws {
    let folder = try ModelFolder(ModelFolder.continuous)
    try folder.write("## comment\n<s> SIL\r\n[BREATH]\tHH\r\n[UM] AH M\n[NOISE] +NSN+\n", to: "noisedict")
    let model = try folder.open()
    #expect(model.fillerPhones == ["SIL", "HH"])
    #expect(model.phones.count == 32)
    #expect(try folder.problem() == nil)
  }

  @Test(
    arguments: [
      ("-nfilt 31", nil), ("-dither yes -remove_dc yes", nil), ("# a comment \"\n-cmn\nbatch", nil), ("-unknown anything", nil),
      ("-wlen 0.025 -round_filters no -vad_prespeech 10", nil), ("-cmninit 40,3,-1", nil),
      ("-samprate 16000", nil), ("-samprate 8000", "it is for sound of 8000 Hz, and sound always has 16000 Hz here"),
      ("-frate 125", "its -frate is 125"), ("-ncep 20", "its -ncep is 20"), ("-ceplen 39", "its -ceplen is 39"),
      ("-nfft 500", "its -nfft is 500"), ("-nfft 600", "its -nfft and -wlen don't fit"), ("-wlen 0.05", "its -nfft and -wlen don't fit"),
      ("-wlen -1", "its -wlen is -1"),
      ("-nfilt 0", "its -nfilt is 0"), ("-nfilt 40.5", "its -nfilt is 40.5"), ("-remove_dc maybe", "its -remove_dc is maybe"),
      ("-nfilt 200", "its filters are closer together than its -nfft can tell apart"),
      ("-lowerf 7000", "its filters are closer together than its -nfft can tell apart"), ("-lowerf 0x10", "its -lowerf is 0x10"),
      ("-upperf nan", "its -upperf is nan"), ("-feat 1,2,10", "its -feat is 1,2,10"), ("-cmn none", "its -cmn is none"),
      ("-agc max", "its -agc is max"), ("-varnorm yes", "its -varnorm is yes"), ("-transform fft", "its -transform is fft"),
      ("-svspec 0-12/13-25/26-39", "its -svspec is 0-12/13-25/26-39"), ("-svspec 0-12/13-25/x", "its -svspec is 0-12/13-25/x"),
      ("-svspec 0,0", "its -svspec is 0,0"), ("-svspec 0-12/13-25/26-38", "it doesn't belong to the feat.params beside it"),
      ("-feat 1s_c", "it doesn't belong to the feat.params beside it"),
      ("-lda transform", "its -lda is transform, and there is no feature_transform"),
      ("-cmninit 40,x", "its -cmninit is 40,x"), ("-lowerf", "it isn't a list of options and values"), ("nfilt 40", "'nfilt' is no option"),
      ("-model \"a b\"", "'-model' has quotation marks"), ("-dither \u{0}", "it isn't text"),
      ("-input_endian big", "its -input_endian is big"),
    ] as [(String, String?)])
  func `options of the signal processing are taken, or told`(option: String, problem: String?) throws {
    let folder = try ModelFolder(ModelFolder.continuous)
    try folder.write(String(decoding: folder.bytes("feat.params"), as: UTF8.self) + option + "\n", to: "feat.params")
    let found = try folder.problem()?.description
    if let problem { #expect(found?.contains(problem) == true) } else { #expect(found == nil) }
  }

  @Test func `a transform of the features has to fit them`() throws {
    // As SphinxTrain writes it: one matrix, 39 rows of 39, none of them mixed.
    func transform(rows: Int, columns: Int) -> [UInt8] {
      let numbers: [UInt32] =
        [0x1122_3344, 1, UInt32(rows), UInt32(columns), UInt32(rows * columns)]
        + (0..<rows * columns).map { Float($0 % (columns + 1) == 0 ? 1 : 0).bitPattern }
      return Array("s3\nversion 0.1\nendhdr\n".utf8)
        + numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    }
    let folder = try ModelFolder(ModelFolder.continuous)
    try folder.write(transform(rows: 39, columns: 39), to: "feature_transform")
    #expect(try folder.problem() == nil)
    try folder.replace("-nfilt 40", with: "-nfilt 40 -lda feature_transform -ldadim 39", in: "feat.params")
    #expect(try folder.problem() == nil)
    try folder.replace("-ldadim 39", with: "-ldadim 20", in: "feat.params")
    #expect(try folder.problem()?.description.contains("/means is damaged (it doesn't belong to the feat.params") == true)
    for (rows, columns) in [(39, 40), (40, 39), (39, 13)] {
      try folder.write(transform(rows: rows, columns: columns), to: "feature_transform")
      #expect(try folder.problem()?.description.contains("the feature_transform beside it doesn't fit it") == true)
    }
    try folder.write(Array(transform(rows: 39, columns: 39).dropLast(4)), to: "feature_transform")
    #expect(try folder.problem()?.description.contains("/feature_transform is damaged") == true)
  }

  @Test func `what PocketSphinx would use and this program cannot is told`() throws {
    let folder = try ModelFolder(ModelFolder.continuous)
    try folder.write("anything", to: "senmgau")
    #expect(try folder.problem()?.description.contains("can't be used here") == true)
    let lines = SpeechModelProblem.unsupported("/a\nb", "its path has a control character")
    #expect(throws: lines) { try AcousticModel(folder: "/a\nb") }
    // A pipe that nobody writes to.
    try folder.remove("senmgau")
    try folder.remove("means")
    try runTool("mkfifo", [folder.files.file("means")])
    #expect(try folder.problem()?.description.contains("/means is damaged") == true)
  }

  @Test func `a model may be anywhere, and judges the same there`() throws {
    let outer = try TemporaryFolder()
    let folder = outer.file("mod\u{E8}le fran\u{E7}ais \u{2013} \u{44F}")
    try FileManager.default.copyItem(atPath: ModelFolder.continuous, toPath: folder)
    let voice = try Sounds.voice("go home")
    let judgements = try [ModelFolder.continuous, folder].map { folder in
      let model = try AcousticModel(folder: FilePath(folder), dictionary: ModelFolder.dictionary)
      var verifier = try Verifier.open(try Sentence("go home", model: model), model: model)
      return verifier.judge(voice)
    }
    #expect(judgements[0] == judgements[1])
    #expect(!judgements[0].evidence.pieces.isEmpty)
  }

  /// What selflie remembers, with other phones: nobody could tell them from the model's own but by reading the model.
  private func remember(_ phones: [String], in cache: FilePath) throws {
    let known = try #require(CheckedModel.last(in: cache)), inventory = known.inventory
    let other = PhoneInventory(
      basePhones: phones, fillerPhones: ["SIL"], baseSenones: inventory.baseSenones, statesOfPhone: nil, senones: inventory.senones)
    CheckedModel(folder: known.folder, stamps: known.stamps, inventory: other).keep(in: cache)
  }

  @Test func `the files that were checked last are not read again, and others are`() throws {
    let folder = try ModelFolder(ModelFolder.continuous), outer = try TemporaryFolder()
    let cache = FilePath(outer.file("a/cache"))
    func load() throws -> AcousticModel { try AcousticModel(folder: folder.path, dictionary: ModelFolder.dictionary, cache: cache) }
    let first = try load()
    #expect(try load() == first)
    try remember(["SIL", "X"], in: cache)
    #expect(try load().phones == ["X"])
    // The same size, and the time that it had.
    let means = folder.files.file("means")
    var bytes = try folder.bytes("means")
    try folder.write(bytes, to: "means")
    try runTool("touch", ["-r", ModelFolder.continuous + "/means", means])
    #expect(try load() == first)
    try remember(["SIL", "X"], in: cache)
    bytes[bytes.count - 9] ^= 0x40
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: means))
    try file.write(contentsOf: Data(bytes))
    try file.close()
    try runTool("touch", ["-r", ModelFolder.continuous + "/means", means])
    #expect(throws: SpeechModelProblem.self) { try load() }
    try folder.remove("means")
    #expect(throws: SpeechModelProblem.missing(folder.path.appending("means"))) { try load() }
  }

  @Test func `another folder with the same files is another model`() throws {
    let outer = try TemporaryFolder(), cache = FilePath(outer.file("cache"))
    let folders = [try ModelFolder(ModelFolder.continuous), try ModelFolder(ModelFolder.shared)]
    let models = try folders.map { try AcousticModel(folder: $0.path, dictionary: ModelFolder.dictionary, cache: cache) }
    #expect(models[0].phones != models[1].phones)
    #expect(try AcousticModel(folder: folders[0].path, dictionary: ModelFolder.dictionary, cache: cache) == models[0])
  }

  @Test func `whatever stands in the cache, the model is loaded as it is`() throws {
    let outer = try TemporaryFolder(), cache = FilePath(outer.file("cache")), file = outer.file("cache/model")
    func load() throws -> AcousticModel {
      try AcousticModel(folder: FilePath(ModelFolder.continuous), dictionary: ModelFolder.dictionary, cache: cache)
    }
    let first = try load()
    let good = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    for place in stride(from: 0, to: good.count, by: 7) {
      var bytes = good
      bytes[place] ^= 1 << UInt8(place % 8)
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      #expect(try load() == first, "byte \(place)")
    }
    for other in [[], Array(good.prefix(64)), Array(good.prefix(70))] {
      try Data(other).write(to: URL(fileURLWithPath: file))
      #expect(try load() == first)
    }
    try FileManager.default.removeItem(atPath: cache.string)
    try "in the way".write(toFile: cache.string, atomically: false, encoding: .utf8)
    #expect(try load() == first)
  }

  @Test func `a repair is only advised where it repairs`() {
    let debian = AcousticModel.english.appending("means")
    #expect(SpeechModelProblem.missing(debian).description.contains("apt-get install --reinstall pocketsphinx-en-us"))
    #expect(!SpeechModelProblem.missing("/home/me/model/means").description.contains("apt-get"))
  }

  @Test func `the only dictionary in the folder is taken, else the only one beside it`() throws {
    let outer = try TemporaryFolder()
    let folder = FilePath(outer.file("model"))
    try FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: false)
    for name in try ModelFolder(ModelFolder.continuous).names {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(name).string, withDestinationPath: ModelFolder.continuous + "/" + name)
    }
    func add(_ name: String) { _ = FileManager.default.createFile(atPath: outer.file(name), contents: Data()) }

    #expect(throws: SpeechModelProblem.dictionaries(in: folder, [])) { try AcousticModel(folder: folder) }
    add("fr.dict")
    add("fr.lm.bin")
    #expect(try AcousticModel(folder: folder).dictionary == FilePath(outer.file("fr.dict")))
    #expect(try AcousticModel(folder: folder.appending("..").appending("model")).dictionary == FilePath(outer.file("fr.dict")))
    add("other.dic")
    #expect(throws: SpeechModelProblem.dictionaries(in: FilePath(outer.path), ["fr.dict", "other.dic"])) {
      try AcousticModel(folder: folder)
    }
    #expect(try AcousticModel(folder: folder, dictionary: "/x.dict").dictionary == "/x.dict")
    add("model/own.dic")
    #expect(try AcousticModel(folder: folder).dictionary == folder.appending("own.dic"))
  }
}

/// Models of other languages, made of Debian's files: the sounds are English, the words and the names of the phones are not.
struct OtherLanguageTests {
  /// Words that sound like "I am calm when I speak", some with accents in two parts.
  private static let words = """
    \u{E9}j AY
    a\u{308}m AE M
    a\u{308}m(2) AH M
    K\u{E1}m k aa1 m
    ven\u{303} W EH1 N\r
    \u{441}\u{43F}\u{438}\u{43A} S P IY1 K
    nonsense QQ
    """

  private let folder: ModelFolder
  private let model: AcousticModel

  init() throws {
    folder = try ModelFolder()
    try folder.write("\u{FEFF}" + Self.words, to: "klingon.dict")
    model = try folder.open(dictionary: nil)
  }

  @Test func `its own words are verified`() throws {
    #expect(model.dictionary.lastComponent == "klingon.dict")
    let text = "\u{C9}j \u{E4}m k\u{E1}m, ve\u{F1} \u{E9}j \u{441}\u{43F}\u{438}\u{43A}!"
    let sentence = try Sentence(text, model: model)
    var verifier = try Verifier.open(sentence, model: model)
    #expect(verifier.judge(try Sounds.voice("i am calm when i speak")).verdict.isSaid)
    #expect(verifier.judge(try Sounds.voice("i am calm when i walk")).verdict == .notSaid(.init(missing: [5], heard: [])))
  }

  @Test(
    arguments: [
      ("\u{E9}j", "AY"), ("e\u{301}j", "AY"), ("\u{E4}m", "AE M|AH M"), ("a\u{308}m", "AE M|AH M"), ("k\u{E1}m", "K AA M"),
      ("ka\u{301}m", "K AA M"), ("ve\u{F1}", "W EH N"), ("\u{441}\u{43F}\u{438}\u{43A}", "S P IY K"), ("ej", nil), ("nonsense", nil),
    ] as [(String, String?)])
  func `words are found however their accents are written`(word: String, phones: String?) throws {
    let found = try? Lexicon(of: [word], in: model).pronunciations[word]
    #expect(found?.map(\.description).joined(separator: "|") == phones)
  }

  @Test func `a text in letters that no word has is told so`() throws {
    #expect(throws: LexiconProblem.foreign(["\u{10D0}\u{10D1}", "\u{5D0}'\u{5D1}"])) {
      try Lexicon(of: ["\u{10D0}\u{10D1}", "\u{E9}j", "\u{5D0}'\u{5D1}", "kam"], in: model)
    }
    #expect(throws: LexiconProblem.unknown(["kam"])) { try Lexicon(of: ["kam"], in: model) }
    let cyrillic = ["\u{43F}\u{440}\u{438}"]
    #expect(throws: LexiconProblem.foreign(cyrillic)) { try Lexicon(of: cyrillic, in: try AcousticModel()) }
    #expect(LexiconProblem.foreign(["x"]).description.contains("--model"))
  }

  @Test func `phones may be called as they like`() throws {
    let folder = try ModelFolder(ModelFolder.continuous)
    let original = try folder.open()
    // The same phones in small letters, with digits and accents; silence keeps its name, and the list stays sorted.
    var names: [String: String] = [:]
    let lines = String(decoding: try folder.bytes("mdef"), as: UTF8.self).split(separator: "\n").map { line in
      guard line.contains(" - "), let name = line.split(separator: " ").first.map(String.init), name != "SIL" else { return String(line) }
      names[name] = name.lowercased() + "\u{E9}0"
      return line.replacingOccurrences(of: name + " ", with: (names[name] ?? "") + " ")
    }
    let header = lines.filter { !$0.contains(" - ") }, phones = lines.filter { $0.contains(" - ") }
    func name(_ line: String) -> [UInt8] { Array(line.split(separator: " ")[0].utf8) }
    let sorted = phones.sorted { name($0).lexicographicallyPrecedes(name($1)) }
    try folder.write((header + sorted).joined(separator: "\n") + "\n", to: "mdef")
    let renamed = try folder.open()
    #expect(renamed.phones == Set(names.values))

    let own = [("go", "G OW"), ("home", "HH OW M")]
    func judgement(_ model: AcousticModel, _ name: (String) -> String) throws -> Verifier.Judgement {
      let pronunciations = Dictionary(
        uniqueKeysWithValues: try own.map { word, phones in
          (word, [try #require(Pronunciation(phones.split(separator: " ").map { name(String($0)) }.joined(separator: " ")))])
        })
      let sentence = try Sentence("go home", pronunciations: pronunciations, model: model)
      var verifier = try Verifier.open(sentence, model: model)
      return verifier.judge(try Sounds.voice("go home"))
    }
    // No word of the dictionary is in these phones, so its negations are left out of both.
    let empty = FilePath(folder.files.file("empty"))
    try folder.write("", to: "empty")
    let english = try AcousticModel(folder: FilePath(ModelFolder.continuous), dictionary: empty)
    let other = try AcousticModel(folder: folder.path, dictionary: empty)
    let wanted = try judgement(english) { $0 }
    #expect(try judgement(other) { names[$0] ?? $0 } == wanted)
    #expect(original.phones.count == other.phones.count)
    #expect(throws: LexiconProblem.noSuchPhone("G", word: "go", known: other.phones.sorted())) { try judgement(other) { $0 } }
  }
}
