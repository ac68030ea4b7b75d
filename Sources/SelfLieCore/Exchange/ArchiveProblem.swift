/// What is wrong with an archive.
public enum ArchiveFault: Error, Equatable {
  case tar(TarFault)
  /// A name that selflie does not give.
  case foreign(String)
  case twice(String)
  case missing(String)
  /// A file is not what it was when its checksum was made.
  case sum(String)
  case newer(Int)
  /// Something in a file cannot be what selflie wrote.
  case content(String, line: Int?, String)

  var why: String {
    switch self {
    case .tar(let fault): fault.why
    case .foreign(let entry): "'\(entry)' is not a file of selflie"
    case .twice(let entry): "'\(entry)' is in it twice"
    case .missing(let entry): "'\(entry)' is missing"
    case .sum(let entry): "'\(entry)' is not what it was when the archive was made"
    case .newer(let version): "it was made by a newer selflie (its format is \(version)); update selflie"
    case .content(let entry, let line?, let why): "line \(line) of '\(entry)': \(why)"
    case .content(let entry, nil, let why): "'\(entry)': \(why)"
    }
  }
}

extension TarFault {
  fileprivate var why: String {
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
    case .foreign(let entry): ArchiveFault.foreign(entry).why
    case .path(let entry): "'\(entry)' would lead out of the archive"
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
    do { return try body() } catch let fault as ArchiveFault {
      throw ArchiveProblem(name: name, fault: fault)
    } catch let fault as TarFault {
      throw ArchiveProblem(name: name, fault: .tar(fault))
    }
  }

  public var description: String {
    switch fault {
    case .tar(.unwritable), .tar(.changed): "cannot write \(name): \(fault.why)"
    default: "cannot read \(name): \(fault.why)"
    }
  }

  public var status: Status { fault == .tar(.changed) ? .busy : .badData }
}
