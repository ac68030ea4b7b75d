import SelfLieCore
import SystemPackage

/// The meeting of a journal and its copy in the folder through which machines exchange archives.
///
/// A person who moves to another machine copies the folder of selflie's data, and the copy has the journal's id. Both would write the same file.
extension Context {
  /// Looks at the archive that has the journal's own id: what the journal lacks of it, another machine wrote with a copy of the journal.
  /// Then the journal gets another id, which is told.
  /// - Parameter isKept: Whether the journal gets it; if not, nothing changes.
  /// - Returns: Whether there is such a copy.
  /// - Throws: `JournalProblem`, or a problem of the terminal.
  func meetTwin(of journal: borrowing Journal, in folder: FilePath, isKept: Bool = true) throws -> Bool {
    let path = folder.appending(try journal.identity().archiveName)
    // What cannot be read is no sign of a copy, and the next export replaces it.
    guard Outside.isRegularFile(path), let archive = try? Archive(reading: Outside.read(path, aside: home.data), named: path.string),
      try !journal.merge(archive, isKept: false).isEmpty
    else { return false }
    guard isKept else { return true }
    try journal.takeNewIdentity()
    try terminal.note(
      "It looks as if another machine has a copy of this journal: \(path) has what isn't here. So that neither replaces what the other writes, "
        + "this journal is now \(try journal.identity()). Importing on both machines brings all together.")
    return true
  }
}

extension Identifier {
  /// The name of the archive that a journal with this id puts into a shared folder.
  var archiveName: String { "selflie-\(self).tar" }
}
