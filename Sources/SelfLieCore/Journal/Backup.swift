import SystemPackage

/// A copy of the journal, made once a day or before a change that could lose something.
public struct Backup: Equatable, Comparable, Sendable {
  /// The copy's number, counted up from copy to copy. A date would not do: when a clock is set back, an older copy would seem the newer.
  public let number: Int
  /// The local day on which the copy was made; nil for the copy of a journal of the first version.
  public let day: Day?
  /// The name of the copy's file.
  let name: String

  /// The number of copies kept.
  public static let kept = 5

  /// Names the copy that follows all others.
  init(after others: [Backup], on day: Day) {
    number = (others.last?.number ?? 0) + 1
    self.day = day
    name = "\(number)-\(day.digits).sqlite"
  }

  /// Reads the name of a copy's file; nil for any other name.
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

  /// Returns all copies in a home's folder, oldest first.
  /// - Throws: `FileProblem` if the folder of copies cannot be read.
  static func all(in folder: borrowing Folder) throws -> [Backup] {
    guard let backups = try folder.folder(Home.backups) else { return [] }
    return try backups.names().compactMap(Backup.init).sorted()
  }
}

/// The person asked for a copy that does not exist.
public enum BackupProblem: Problem, Equatable {
  /// There is no copy with this number.
  case noBackup(Int)

  public var description: String {
    switch self {
    case .noBackup(let number): "there's no copy \(number); 'selflie restore' lists them"
    }
  }

  public var status: Status { .notFound }
}
