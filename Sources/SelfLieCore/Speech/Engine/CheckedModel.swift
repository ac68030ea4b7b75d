import FoundationEssentials
import SystemPackage

/// The phones of an acoustic model and the numbers of their states.
struct PhoneInventory: Codable, Equatable, Sendable {
  /// In the order of the model, silence and noises included.
  let basePhones: [String]
  let fillerPhones: Set<String>
  let baseSenones: Int
  /// Nil if the states of the base phones are not the first, one phone after the other.
  let statesOfPhone: Int?
  let senones: Int
}

/// The acoustic model whose files passed every check last, so that a usual start does not read its 20 MB twice.
///
/// The file has the SHA-256 of its second line in its first: a model is not taken for another over a damaged bit. Whoever can write into the
/// cache folder could as well change the program, so nothing is secret or signed.
struct CheckedModel: Codable, Equatable {
  /// Is raised when the checks learn to find more.
  private static let form = 1
  static let file = "model"

  private(set) var form = Self.form
  let folder: String
  /// The numbers of each file that is there; see `Disk.stamp`.
  let stamps: [String: [Int]]
  let inventory: PhoneInventory

  init(folder: String, stamps: [String: [Int]], inventory: PhoneInventory) {
    (self.folder, self.stamps, self.inventory) = (folder, stamps, inventory)
  }

  static func stamps(of files: [String], in folder: FilePath) -> [String: [Int]] {
    files.reduce(into: [:]) { stamps, name in stamps[name] = Disk.stamp(folder.appending(name)) }
  }

  /// The model that was kept last; nil if none was, or if it cannot be read.
  static func last(in cache: FilePath) -> CheckedModel? {
    guard let bytes = try? Folder.open(cache, toRead: true)?.read(file, atMost: 100_000) else { return nil }
    let json = Array(bytes.dropFirst(65))
    guard bytes.starts(with: "\(SHA256.digits(of: json))\n".utf8),
      let model = try? JSONDecoder().decode(CheckedModel.self, from: Data(json)),
      model.form == form
    else { return nil }
    return model
  }

  /// Keeps this model in the place of the last one. Where that fails, on a full disk or in another user's folder, the next start checks the
  /// files again, and nothing else is different.
  func keep(in cache: FilePath) {
    guard let json = try? JSONEncoder().encode(self) else { return }
    do {
      try Disk.makePrivateFolder(cache)
      guard let folder = try Folder.open(cache) else { return }
      try folder.sweep()
      try folder.create(Self.file, contents: Array("\(SHA256.digits(of: Array(json)))\n".utf8) + json)
    } catch { return }
  }
}
