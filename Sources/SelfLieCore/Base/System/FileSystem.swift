import Glibc
public import SystemPackage

/// The file system under a file or folder, where it is one that may lack what a person's data needs.
public struct FileSystem: Equatable, Sendable {
  /// What a file system may lack.
  public enum Feature: String, Sendable {
    case hardLinks = "hard links"
    case permissions, locks
  }

  /// The name by which people know it, such as "exFAT".
  public let name: String
  /// Whether it keeps the permissions of each file. Without them all files have those that it was mounted with.
  public let keepsPermissions: Bool

  /// Finds the file system of an open file or folder; nil for those of Linux itself.
  init?(of file: Int32) {
    guard let kind = Linux.fileSystemKind(of: file) else { return nil }
    self.init(kind: kind) { Self.mountedType(of: try? Disk.status(of: file)) }
  }

  /// Finds the file system at a path; nil for those of Linux itself, and if there is nothing.
  public init?(at path: FilePath) {
    guard let kind = Linux.fileSystemKind(at: path) else { return nil }
    self.init(kind: kind) {
      var status = stat()
      return Self.mountedType(of: unsafe path.withPlatformString { unsafe stat($0, &status) } == 0 ? status : nil)
    }
  }

  /// Returns what a file system that runs as a program was mounted as. The kernel tells one kind for all of them.
  private static func mountedType(of status: stat?) -> String {
    let mounts = (try? Disk.lines(of: "/proc/self/mountinfo")) ?? []
    return status.flatMap { mountedType(of: UInt64($0.st_dev), in: mounts) } ?? "fuse"
  }

  /// - Parameters:
  ///   - kind: The number that `statfs` tells as `f_type`.
  ///   - type: Returns the type that the file system was mounted as, such as "fuse.sshfs".
  init?(kind: UInt32, mountedAs type: () -> String) {
    guard kind == Self.fuse else {
      guard let known = Self.known[kind] else { return nil }
      self = known
      return
    }
    let type = type()
    self = Self.programs[type] ?? FileSystem(name: type.hasPrefix("fuse.") ? "\(type.dropFirst(5)) (FUSE)" : "FUSE", keepsPermissions: true)
  }

  private init(name: String, keepsPermissions: Bool) {
    self.name = name
    self.keepsPermissions = keepsPermissions
  }

  /// FUSE_SUPER_MAGIC of linux/magic.h.
  static let fuse: UInt32 = 0x6573_5546

  /// By their numbers: those of linux/magic.h, and for what that has not, of the kernel's fs/ntfs3, fs/vboxsf and fs/hfsplus.
  static let known: [UInt32: FileSystem] = [
    0x4D44: FileSystem(name: "FAT", keepsPermissions: false), 0x2011_BAB0: FileSystem(name: "exFAT", keepsPermissions: false),
    0x5346_544E: FileSystem(name: "NTFS", keepsPermissions: false), 0x7366_746E: FileSystem(name: "NTFS", keepsPermissions: false),
    0xFF53_4D42: FileSystem(name: "CIFS", keepsPermissions: false), 0xFE53_4D42: FileSystem(name: "SMB", keepsPermissions: false),
    0x517B: FileSystem(name: "SMB", keepsPermissions: false),
    0x786F_4256: FileSystem(name: "a VirtualBox shared folder", keepsPermissions: false),
    0x6969: FileSystem(name: "NFS", keepsPermissions: true), 0x0102_1997: FileSystem(name: "9p", keepsPermissions: true),
    0x5346_414F: FileSystem(name: "AFS", keepsPermissions: false), 0x00C3_6400: FileSystem(name: "Ceph", keepsPermissions: true),
    0x482B: FileSystem(name: "HFS+", keepsPermissions: true), 0x4244: FileSystem(name: "HFS", keepsPermissions: false),
    0x1501_3346: FileSystem(name: "UDF", keepsPermissions: true),
  ]

  /// By the types that programs mount as. Only those of NTFS and exFAT are known to be on block devices.
  static let programs: [String: FileSystem] = [
    "fuseblk": FileSystem(name: "NTFS or exFAT (FUSE)", keepsPermissions: false),
    "fuse.exfat": FileSystem(name: "exFAT (FUSE)", keepsPermissions: false),
    "fuse.ntfs-3g": FileSystem(name: "NTFS (FUSE)", keepsPermissions: false),
    "fuse.fusefat": FileSystem(name: "FAT (FUSE)", keepsPermissions: false),
    "fuse.sshfs": FileSystem(name: "sshfs", keepsPermissions: true),
    "fuse.vmhgfs-fuse": FileSystem(name: "a VMware shared folder", keepsPermissions: false),
  ]

  /// Finds the type of the mounted file system that a device number belongs to, in the lines of proc(5)'s mountinfo.
  static func mountedType(of device: UInt64, in mounts: [Substring]) -> String? {
    // As the C library takes a device number apart: gnu_dev_major and gnu_dev_minor.
    let major = device >> 8 & 0xFFF | device >> 32 & 0xFFFF_F000, minor = device & 0xFF | device >> 12 & 0xFFFF_FF00
    for line in mounts.reversed() {
      let fields = line.split(separator: " ")
      guard fields.count > 5, fields[2] == "\(major):\(minor)", let end = fields.dropFirst(6).firstIndex(of: "-") else { continue }
      return fields.dropFirst(end + 1).first.map(String.init)
    }
    return nil
  }
}

/// What the file system under a file lacks, so that the file could not be kept.
public struct Lack: Equatable, Sendable, CustomStringConvertible {
  /// What is missing.
  public let feature: FileSystem.Feature
  /// The file system; nil for one that is not known.
  public let system: FileSystem?

  public var description: String {
    "\(system.map { "this is \($0.name), which" } ?? "the disk there") has no \(feature.rawValue); set SELFLIE_HOME to a folder on another disk"
  }

  /// The errors with which a file system says that it has no hard links: those of link(2), and of those that know no such call.
  static let ofLinks: Set<Errno> = [.notPermitted, .notSupported, .noFunction, .tooManyLinks]
  /// The errors with which a file system says that it has no locks. NFS without its lock server says ENOLCK.
  static let ofLocks: Set<Errno> = [.noLocks, .notSupported, .noFunction, .invalidArgument]
}
