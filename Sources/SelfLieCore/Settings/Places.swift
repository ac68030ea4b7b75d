public import SystemPackage

/// A file or folder that selflie uses; it need not exist.
public struct Place: Equatable, Sendable {
  /// The published name of the place.
  public let name: String
  /// The path of the place.
  public let path: FilePath
  /// Whether the place existed when this value was made.
  public let isThere: Bool
  /// The environment variable that decides the path; nil if none does.
  public let origin: String?

  /// Creates a place, and looks whether it exists.
  public init(_ name: String, _ path: FilePath, origin: String? = nil) {
    self.name = name
    self.path = path
    self.origin = origin
    isThere = Disk.entry(path) != nil
  }
}

extension Home {
  /// The places of the person's data and settings.
  public var places: [Place] {
    [
      Place("data", data, origin: dataOrigin), Place("journal", journal, origin: dataOrigin),
      Place("recordings", recordings, origin: dataOrigin), Place("backups", backups, origin: dataOrigin),
      Place("settings", settingsFile, origin: settingsOrigin), Place("cache", cache, origin: cacheOrigin),
    ]
  }
}

extension Place {
  /// The places of speech recognition: the usual model, its dictionary, and the scratch folder for input that PocketSphinx takes only from
  /// files.
  public static var speech: [Place] {
    let model = AcousticModel.english
    let dictionary = (try? AcousticModel.dictionary(of: model)) ?? model.removingLastComponent().appending("cmudict-en-us.dict")
    let scratch = Scratch.places.first { Disk.isWritable(FilePath($0)) } ?? Scratch.places[0]
    return [Place("model", model), Place("dictionary", dictionary), Place("scratch", FilePath(scratch))]
  }
}
