import SystemPackage

/// A copy of the journal from before something happened to it.
public struct Backup: Equatable, Comparable, Sendable {
  /// Counted up from copy to copy: a clock may be set back, and then an older copy would seem to be the newer one.
  public let number: Int
  /// When it was made, where the person was; nil for the one that was made before the first version of the journal was replaced.
  public let day: Day?
  /// The name of its file.
  let name: String

  /// So many are kept.
  public static let kept = 5

  /// The one that follows.
  init(after others: [Backup], on day: Day) {
    number = (others.last?.number ?? 0) + 1
    self.day = day
    name = "\(number)-\(day.digits).sqlite"
  }

  /// Reads a file's name; nil if it is none of a copy.
  init?(name: String) {
    guard name.hasSuffix(".sqlite") else { return nil }
    self.name = name
    if name.hasPrefix("version-1-") {
      number = 0
      day = nil
      return
    }
    let parts = name.dropLast(".sqlite".count).split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]), number > 0, let day = Day(digits: parts[1]) else { return nil }
    self.number = number
    self.day = day
  }

  public static func < (left: Backup, right: Backup) -> Bool { (left.number, left.name) < (right.number, right.name) }

  /// All that there are, oldest first.
  static func all(in folder: borrowing Folder) throws -> [Backup] {
    guard let backups = try folder.folder(Home.backups) else { return [] }
    return try backups.names().compactMap(Backup.init).sorted()
  }
}

/// A copy that is not there.
public enum BackupProblem: Problem, Equatable {
  case noBackup(Int)

  public var description: String {
    switch self {
    case .noBackup(let number): "there is no copy \(number); 'selflie restore' shows them"
    }
  }

  public var status: Status { .notFound }
}
