import FoundationEssentials
import SystemPackage

extension Journal {
  /// Replaces the recording of an affirmation's text; the old file goes last.
  /// - Parameter untrimmed: All that the microphone heard; nil for a recording from elsewhere.
  /// - Throws: `JournalProblem` if SQLite fails, `FileProblem` if a file cannot be written or removed, or `ClockProblem`.
  public func replaceRecording(of affirmation: Affirmation, with clip: Clip, untrimmed: Clip? = nil, isVerified: Bool) throws {
    try change(affirmation, to: affirmation, recording: (clip, isVerified), untrimmed: untrimmed)
  }

  /// Returns the numbers of the affirmations in use whose text has no recording, in order.
  /// - Throws: `JournalProblem` if SQLite fails.
  public func unrecorded() throws -> [Int] {
    try asked {
      let joined = try database.number("PRAGMA user_version") < 7 ? "" : "AND joined_to IS NULL"
      let statement = try database.prepare(
        """
        SELECT number FROM affirmation AS a WHERE archived = 0 \(joined)
          AND NOT EXISTS (SELECT 1 FROM recording AS r WHERE r.affirmation = a.number AND r.text = a.text) ORDER BY number
        """)
      var numbers: [Int] = []
      while try statement.step() { numbers.append(statement.integer(0)) }
      return numbers
    }
  }

  /// Writes a recording's file, and the untrimmed one beside it, before its row, so that a crash in between leaves a file too many and an error leaves nothing.
  /// - Throws: `FileProblem` if the file cannot be written, `ClockProblem`, or what the body throws.
  func writing<Result>(_ clip: Clip, _ untrimmed: Clip? = nil, isVerified: Bool, _ body: (Recording) throws -> Result) throws -> Result {
    let recording = Recording(id: Identifier(), made: Moment.date(try Moment.now()), duration: clip.duration, verified: isVerified)
    let files = try folder.making(Home.recordings), name = Home.name(of: recording.id.description)
    let nameUntrimmed = Home.untrimmed(of: recording.id.description)
    do {
      try files.create(name, contents: WAV.bytes(of: clip))
      if let untrimmed { try files.create(nameUntrimmed, contents: WAV.bytes(of: untrimmed)) }
    } catch {
      for name in [nameUntrimmed, name] { try? files.remove(name) }
      throw error
    }
    do { return try asked { try body(recording) } } catch {
      // A commit may fail at its very end, after the row was written. Then the row needs its file.
      if (try? recordings().contains { $0.recording == recording.id }) == false {
        try? files.remove(nameUntrimmed)
        try? files.remove(name)
      }
      throw error
    }
  }

  /// Removes the files of recordings that have no row any more.
  /// - Parameter before: The recordings that had a row before.
  /// - Throws: `JournalProblem` if SQLite fails, or `FileProblem` if a file cannot be removed.
  func removeFiles(_ before: [(number: Int, recording: Identifier)]) throws {
    let kept = Set(try recordings().map(\.recording))
    for (_, file) in before where !kept.contains(file) {
      let files = try folder.folder(Home.recordings)
      try files?.remove(Home.untrimmed(of: file.description))
      try files?.remove(Home.name(of: file.description))
    }
  }

  /// Reads an affirmation's recording.
  /// - Throws: `FileProblem` if the file cannot be read, or `WAVProblem` if it is damaged.
  public func clip(of recording: Recording) throws -> Clip { try clip(of: recording.id) }

  /// - Throws: `FileProblem` if the file cannot be read, or `WAVProblem` if it is damaged.
  func clip(of recording: Identifier) throws -> Clip {
    let path = home.file(of: recording)
    guard let recordings = try folder.folder(Home.recordings) else {
      throw FileProblem(operation: .read, path: path, reason: .noSuchFileOrDirectory)
    }
    return try WAV.clip(from: try recordings.read(Home.name(of: recording.description), atMost: WAV.largestFile), of: path)
  }
}
