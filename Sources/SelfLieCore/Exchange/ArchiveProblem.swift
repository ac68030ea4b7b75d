/// A defect of an archive.
public enum ArchiveFault: Error, Equatable {
  /// A defect of the tar format.
  case tar(TarFault)
  /// An entry's name is not the name of a file of selflie.
  case foreign(String)
  /// An entry's name appears twice.
  case twice(String)
  /// A file is missing.
  case missing(String)
  /// A file does not have the checksum in the archive's list.
  case sum(String)
  /// The format's number is newer than this selflie's.
  case newer(Int)
  /// A file's text is not what selflie writes: the file, the line counted from 1, and the reason.
  case content(String, line: Int?, String)

  var why: String {
    switch self {
    case .tar(let fault): fault.why
    case .foreign(let entry): "'\(entry)' isn't one of selflie's files"
    case .twice(let entry): "'\(entry)' is in it twice"
    case .missing(let entry): "'\(entry)' is missing"
    case .sum(let entry): "'\(entry)' has changed since the archive was made"
    case .newer(let version): "it was made by a newer selflie (its format is \(version)); update selflie"
    case .content(let entry, let line?, let why): "line \(line) of '\(entry)': \(why)"
    case .content(let entry, nil, let why): "'\(entry)': \(why)"
    }
  }
}

extension TarFault {
  fileprivate var why: String {
    switch self {
    case .compressed("zip"): "it's a zip file; give an archive written by 'selflie export'"
    case .compressed(let packer): "it's compressed with \(packer); unpack it first: '\(packer) -dc FILE | selflie import -'"
    case .notArchive: "it isn't a selflie archive"
    case .cutOff(nil): "it ends too early; copy it again"
    case .cutOff(let entry?): "it ends in the middle of '\(entry)'; copy it again"
    case .rubbish: "it contains something that doesn't belong in an archive"
    case .tooLarge: "it's larger than \(Tar.largest >> 30) GB"
    case .tooManyEntries: "it has more than \(Tar.mostEntries) entries"
    case .header(let entry): "the header of '\(entry)' is damaged"
    case .kind(let entry, let kind): "'\(entry)' is \(kind), and only files are taken"
    case .size(let entry): "the size of '\(entry)' is impossible"
    case .foreign(let entry): ArchiveFault.foreign(entry).why
    case .path(let entry): "'\(entry)' would lead out of the archive"
    case .unwritable(let what): "\(what) can't be put into an archive"
    case .changed: "the journal changed meanwhile; try again"
    }
  }
}

/// An archive that could not be read or written, and why. Nothing was imported from it.
public struct ArchiveProblem: Problem, Equatable {
  /// The archive's name, as the person gave it.
  public let name: String
  /// The defect that was found.
  public let fault: ArchiveFault

  /// Runs a body, and adds the archive's name to the faults that the body throws.
  /// - Throws: `ArchiveProblem` in place of `ArchiveFault` and `TarFault`, or what else the body throws.
  static func telling<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let fault as ArchiveFault {
      throw ArchiveProblem(name: name, fault: fault)
    } catch let fault as TarFault {
      throw ArchiveProblem(name: name, fault: .tar(fault))
    }
  }

  public var description: String {
    switch fault {
    case .tar(.unwritable), .tar(.changed): "can't write \(name): \(fault.why)"
    default: "can't read \(name): \(fault.why)"
    }
  }

  public var status: Status { fault == .tar(.changed) ? .busy : .badData }
}
