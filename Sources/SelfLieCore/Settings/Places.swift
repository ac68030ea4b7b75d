public import SystemPackage

/// A file or folder that selflie uses, whether it is there or not.
public struct Place: Equatable, Sendable {
  /// Its published name.
  public let name: String
  public let path: FilePath
  public let isThere: Bool
  /// The variable of the environment that says where it is; nil if it is always there, or the system's list of users says so.
  public let origin: String?

  public init(_ name: String, _ path: FilePath, origin: String? = nil) {
    self.name = name
    self.path = path
    self.origin = origin
    isThere = Disk.entry(path) != nil
  }
}

extension Home {
  /// What is kept here.
  public var places: [Place] {
    [
      Place("data", data, origin: dataOrigin), Place("journal", journal, origin: dataOrigin),
      Place("recordings", recordings, origin: dataOrigin), Place("backups", backups, origin: dataOrigin),
      Place("settings", settingsFile, origin: settingsOrigin), Place("cache", cache, origin: cacheOrigin),
    ]
  }
}

extension Place {
  /// What a take is judged with: the usual speech model, its dictionary, and where PocketSphinx leaves what it takes from files only.
  public static var speech: [Place] {
    let model = AcousticModel.english
    let dictionary = (try? AcousticModel.dictionary(of: model)) ?? model.removingLastComponent().appending("cmudict-en-us.dict")
    let scratch = Scratch.places.first { Disk.isWritable(FilePath($0)) } ?? Scratch.places[0]
    return [Place("model", model), Place("dictionary", dictionary), Place("scratch", FilePath(scratch))]
  }
}
