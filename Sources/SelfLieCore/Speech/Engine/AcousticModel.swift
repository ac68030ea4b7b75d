public import SystemPackage

/// A PocketSphinx model folder with its dictionary, checked before PocketSphinx reads it.
///
/// PocketSphinx trusts its files: a model without weights ends the process, a truncated `mdef` is a segmentation fault, and a `sendump` of
/// half its length is accepted. So every size, index and checksum is checked here. Any model of CMU Sphinx can be used: semi-continuous,
/// phonetically tied or continuous, with a binary or a text `mdef`.
public struct AcousticModel: Equatable, Sendable {
  /// The folder of Debian's pocketsphinx-en-us.
  public static let english = FilePath("/usr/share/pocketsphinx/model/en-us/en-us")

  /// The folder of the model's files.
  public let folder: FilePath
  /// The file with the pronunciations of words.
  public let dictionary: FilePath
  /// The names of the phones of words, as the model spells them.
  public let phones: Set<String>
  private let inventory: PhoneInventory

  /// The names of the phones of silence and noises.
  public var fillerPhones: Set<String> { inventory.fillerPhones }
  /// The names of all phones in the model's order, silence and noises included.
  public var basePhones: [String] { inventory.basePhones }
  /// The number of states of the base phones outside any context. They are the model's first senones.
  public var baseSenones: Int { inventory.baseSenones }
  /// The number of states of each base phone, if the states follow phone after phone; nil if they are in another order.
  var statesOfPhone: Int? { inventory.statesOfPhone }
  /// The number of all senones of the model.
  var senones: Int { inventory.senones }

  /// Checks the files of a model.
  /// - Parameters:
  ///   - dictionary: Nil for the only dictionary in the folder, or beside it.
  ///   - cache: The folder that remembers the model that was checked last, whose files are not read again as long as they are the same.
  ///     Nil to check all files.
  /// - Throws: `SpeechModelProblem` if a file is missing, damaged or not supported, or if not exactly one dictionary is found.
  public init(folder: FilePath = Self.english, dictionary: FilePath? = nil, cache: FilePath? = nil) throws(SpeechModelProblem) {
    // PocketSphinx writes the path into a text file of lines.
    guard folder.string.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      throw .unsupported(folder, "its path has a control character")
    }
    self.folder = folder
    // Before the check: what changes during it is checked again next time.
    let stamps = CheckedModel.stamps(of: Self.files, in: folder)
    if let cache, let known = CheckedModel.last(in: cache), known.folder == folder.string, known.stamps == stamps {
      inventory = known.inventory
    } else {
      inventory = try Self.check(folder)
      if let cache { CheckedModel(folder: folder.string, stamps: stamps, inventory: inventory).keep(in: cache) }
    }
    phones = Set(inventory.basePhones).subtracting(inventory.fillerPhones)
    if let dictionary { self.dictionary = dictionary } else { self.dictionary = try Self.dictionary(of: folder) }
  }

  /// The names of all files that are checked.
  private static let files = [
    "mdef", "noisedict", "transition_matrices", "feat.params", "feature_transform", "senmgau", "means", "variances", "sendump",
    "mixture_weights",
  ]

  private static func check(_ folder: FilePath) throws(SpeechModelProblem) -> PhoneInventory {
    let definition = try ModelDefinition(read("mdef", in: folder), path: folder.appending("mdef"))
    let noises = try noises(in: folder)
    let fillers = definition.phones.filter { name in
      definition.fillers.contains(name) || noises.contains(name) || name == ModelDefinition.silence || name.hasPrefix("+")
        || name.hasPrefix("*")
    }
    guard fillers.count < definition.phones.count else { throw .damaged(folder.appending("mdef"), "all its phones are silence or noise") }
    try checkMatrices(in: folder, definition)
    try checkGaussians(in: folder, definition)
    return PhoneInventory(
      basePhones: definition.phones, fillerPhones: Set(fillers), baseSenones: definition.baseSenones,
      statesOfPhone: definition.isInOrder ? definition.states : nil, senones: definition.senones)
  }

  /// Reads a file of the model.
  /// - Throws: `SpeechModelProblem` if it is missing or cannot be read.
  private static func read(_ name: String, in folder: FilePath, atMost limit: Int = 200_000_000) throws(SpeechModelProblem) -> [UInt8] {
    guard let bytes = try readIfThere(name, in: folder, atMost: limit) else { throw .missing(folder.appending(name)) }
    return bytes
  }

  /// Reads a file of the model; nil if it is missing.
  /// - Throws: `SpeechModelProblem.damaged` if it cannot be read.
  private static func readIfThere(
    _ name: String, in folder: FilePath, atMost limit: Int = 200_000_000
  ) throws(SpeechModelProblem) -> [UInt8]? {
    do { return try Disk.read(folder.appending(name), atMost: limit) } catch {
      guard error.reason == .noSuchFileOrDirectory else { throw .damaged(error.path, "\(error.reason)") }
      return nil
    }
  }

  /// Returns the phones of noises: the words of `noisedict` that consist of one phone. The file may be missing.
  /// - Throws: `SpeechModelProblem.damaged` if it cannot be read.
  private static func noises(in folder: FilePath) throws(SpeechModelProblem) -> Set<String> {
    let text = String(decoding: try readIfThere("noisedict", in: folder, atMost: 1_000_000) ?? [], as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("##") && !$0.hasPrefix(";;") }
    let entries: [[Substring]] = lines.map { line in line.split { $0 == " " || $0 == "\t" } }
    return Set(entries.filter { $0.count == 2 }.map { String($0[1]) })
  }

  /// Checks that each matrix that phones refer to exists, with transitions from a state only to itself or to the next two.
  /// - Throws: `SpeechModelProblem`.
  private static func checkMatrices(in folder: FilePath, _ definition: ModelDefinition) throws(SpeechModelProblem) {
    let name = "transition_matrices", path = folder.appending(name)
    let matrices = try ParameterFile(read(name, in: folder), .matrices, path: path)
    let sides = [definition.states, definition.states + 1]
    guard matrices.shape == [definition.matrices] + sides else { throw .damaged(path, "it doesn't belong to the mdef beside it") }
    for (index, value) in matrices.values.enumerated() {
      let from = index / sides[1] % sides[0], to = index % sides[1]
      guard value == 0 || from <= to && to <= from + 2 else { throw .damaged(path, "its transitions make no sense") }
    }
  }

  /// Checks means, variances, weights and the features' parameters against each other.
  ///
  /// PocketSphinx finds a model's kind from its number of codebooks; if it cannot read that kind it tries the next, and may crash.
  /// - Throws: `SpeechModelProblem`.
  private static func checkGaussians(in folder: FilePath, _ definition: ModelDefinition) throws(SpeechModelProblem) {
    let features = try FeatureParameters(
      read("feat.params", in: folder, atMost: 100_000), path: folder.appending("feat.params"))
    var transform: [Int]?
    if let bytes = try readIfThere("feature_transform", in: folder) {
      transform = try ParameterFile(bytes, .transform, path: folder.appending("feature_transform")).shape
    }
    guard try readIfThere("senmgau", in: folder) == nil else {
      throw .unsupported(folder.appending("senmgau"), "it assigns codebooks one by one, which isn't supported")
    }
    let means = try ParameterFile(read("means", in: folder), .means, path: folder.appending("means"))
    let variances = try ParameterFile(read("variances", in: folder), .variances, path: folder.appending("variances"))
    guard means.shape == variances.shape, means.lengths == variances.lengths else {
      throw .damaged(folder.appending("variances"), "it doesn't belong to the means beside it")
    }
    guard means.lengths == (try features.streams(transform: transform)) else {
      throw .damaged(folder.appending("means"), "it doesn't belong to the feat.params beside it")
    }
    let (codebooks, streams, densities) = (means.shape[0], means.shape[1], means.shape[2])
    let isTied = codebooks == definition.phones.count, isShared = codebooks == 1
    guard isTied || isShared || codebooks == definition.senones else {
      throw .damaged(folder.appending("means"), "it doesn't belong to the mdef beside it")
    }
    // PocketSphinx looks at the four best densities of a shared codebook, without a check that there are four.
    guard !(isTied || isShared) || densities >= 4, !isTied || definition.usesAllSenones else {
      throw .damaged(folder.appending("means"), "it doesn't fit the mdef beside it")
    }
    if isTied || isShared, let bytes = try readIfThere("sendump", in: folder) {
      return try SenoneDump.check(
        bytes, path: folder.appending("sendump"), senones: definition.senones, streams: streams, densities: densities)
    }
    let path = folder.appending("mixture_weights")
    guard let bytes = try readIfThere("mixture_weights", in: folder) else {
      throw .missing(isTied || isShared ? folder.appending("sendump") : path)
    }
    guard try ParameterFile(bytes, .weights, path: path).shape == [definition.senones, streams, densities] else {
      throw .damaged(path, "it doesn't belong to the mdef and the means beside it")
    }
  }

  /// Finds the only dictionary in a folder, or else the only one beside it.
  /// - Throws: `SpeechModelProblem.dictionaries` if there is none, or more than one.
  static func dictionary(of folder: FilePath) throws(SpeechModelProblem) -> FilePath {
    // Debian's dictionary has one place. If it is missing, the message is to name this file.
    if folder == english { return english.removingLastComponent().appending("cmudict-en-us.dict") }
    var beside = folder.lexicallyNormalized()
    if beside.lastComponent?.kind == .regular { beside.removeLastComponent() } else { beside.append("..") }
    for place in [folder, beside.isEmpty ? FilePath(".") : beside] {
      let names: [String]
      do { names = try Disk.names(in: place) } catch { continue }
      let found = names.filter { name in [".dict", ".dic"].contains { name.hasSuffix($0) && name != $0 } }.sorted()
      if found.count > 1 { throw .dictionaries(in: place, found) }
      if let name = found.first { return place.appending(name) }
    }
    throw .dictionaries(in: folder, [])
  }
}

/// A speech model that is missing, damaged or not supported. Its texts are reasons for people.
public enum SpeechModelProblem: Problem, Equatable {
  case missing(FilePath)
  case damaged(FilePath, String)
  /// A valid model perhaps, but not for this program.
  case unsupported(FilePath, String)
  /// A folder with no dictionary for the model, or with several, by name.
  case dictionaries(in: FilePath, [String])
  /// PocketSphinx refused a model that passed our own checks.
  case refused(FilePath, String)

  public var description: String {
    switch self {
    case .missing(let path): "the speech model's file \(path) is missing; \(Self.mend(path))"
    case .damaged(let path, let why): "the speech model's file \(path) is damaged (\(why)); \(Self.mend(path))"
    case .unsupported(let path, let why): "the speech model \(path) can't be used here (\(why)); choose another one with --model"
    case .dictionaries(let folder, let names) where names.isEmpty:
      "there's no dictionary (*.dict) in the speech model \(folder) or beside it; name one with --dictionary"
    case .dictionaries(let folder, let names):
      "there are several dictionaries in \(folder): \(names.joined(separator: ", ")); name one with --dictionary"
    case .refused(let path, let why): "PocketSphinx can't use the speech model \(path) (\(why)); \(Self.mend(path))"
    }
  }

  private static func mend(_ path: FilePath) -> String {
    command(path) ?? "copy the model there again, or choose another one with --model"
  }

  private static func command(_ path: FilePath) -> String? {
    path.starts(with: "/usr/share/pocketsphinx") ? "sudo apt-get install --reinstall pocketsphinx-en-us" : nil
  }

  /// The command that restores a missing or damaged file; nil if only the person knows the model's origin.
  var mend: String? {
    switch self {
    case .missing(let path), .damaged(let path, _), .refused(let path, _): Self.command(path)
    case .unsupported, .dictionaries: nil
    }
  }

  public var status: Status { .unavailable }
}
