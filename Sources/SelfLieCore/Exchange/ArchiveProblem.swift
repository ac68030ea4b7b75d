/// What is wrong with an archive.
public enum ArchiveFault: Error, Equatable {
  /// It is compressed, by a program of this name.
  case compressed(String)
  case notArchive
  /// It ends in the middle of a file, or before its end is said.
  case cutOff(String?)
  case rubbish
  case tooLarge
  case tooManyEntries
  /// An entry's header is damaged.
  case header(String)
  /// An entry is something else than a file or a folder.
  case kind(String, String)
  case size(String)
  case path(String)
  /// A name that selflie does not give.
  case foreign(String)
  case twice(String)
  case missing(String)
  /// A file is not what it was when its checksum was made.
  case sum(String)
  case newer(Int)
  /// Something in a file cannot be what selflie wrote.
  case content(String, line: Int?, String)
  /// Something that is kept cannot be put into an archive.
  case unwritable(String)
  /// What is kept changed while it was written.
  case changed

  var why: String {
    switch self {
    case .compressed("zip"): "it is a zip file; an archive that 'selflie export' wrote is needed"
    case .compressed(let packer): "it is compressed by \(packer); unpack it first, as in '\(packer) -dc FILE | selflie import -'"
    case .notArchive: "it is no archive of selflie"
    case .cutOff(nil): "it ends too early; copy it again"
    case .cutOff(let entry?): "it ends in the middle of '\(entry)'; copy it again"
    case .rubbish: "there is something in it that is no part of an archive"
    case .tooLarge: "it is larger than \(Tar.largest >> 30) GB"
    case .tooManyEntries: "it has more than \(Tar.mostEntries) entries"
    case .header(let entry): "the header of '\(entry)' is damaged"
    case .kind(let entry, let kind): "'\(entry)' is \(kind), and only files are taken"
    case .size(let entry): "the size of '\(entry)' cannot be"
    case .path(let entry): "'\(entry)' would lead out of the archive"
    case .foreign(let entry): "'\(entry)' is not a file of selflie"
    case .twice(let entry): "'\(entry)' is in it twice"
    case .missing(let entry): "'\(entry)' is missing"
    case .sum(let entry): "'\(entry)' is not what it was when the archive was made"
    case .newer(let version): "it was made by a newer selflie (its format is \(version)); update selflie"
    case .content(let entry, let line?, let why): "line \(line) of '\(entry)': \(why)"
    case .content(let entry, nil, let why): "'\(entry)': \(why)"
    case .unwritable(let what): "\(what) cannot be put into an archive"
    case .changed: "the journal changed meanwhile; try again"
    }
  }
}

/// An archive that could not be read or written, and why. Nothing of it was taken.
public struct ArchiveProblem: Problem, Equatable {
  /// What the person called it.
  public let name: String
  public let fault: ArchiveFault

  /// Says of which archive the faults are that a body finds.
  static func telling<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let fault as ArchiveFault { throw ArchiveProblem(name: name, fault: fault) }
  }

  public var description: String {
    switch fault {
    case .unwritable, .changed: "cannot write \(name): \(fault.why)"
    default: "cannot read \(name): \(fault.why)"
    }
  }

  public var status: Status { fault == .changed ? .busy : .badData }
}
