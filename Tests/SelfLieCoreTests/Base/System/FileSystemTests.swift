import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

/// Disks that were formatted for other systems, and those of other machines.
struct FileSystemTests {
  /// The header of the running kernel's file systems, which has most of the numbers.
  private static let header = "/usr/include/linux/magic.h"

  @Test func `the numbers are those of the kernel`() throws {
    let lines = try String(contentsOfFile: Self.header, encoding: .utf8).split(separator: "\n")
    var numbers: [String: UInt32] = ["FUSE_SUPER_MAGIC": FileSystem.fuse]
    for line in lines {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count > 2, words[0] == "#define", words[2].hasPrefix("0x") else { continue }
      numbers[String(words[1])] = UInt32(words[2].dropFirst(2), radix: 16)
    }
    let wanted = [
      "MSDOS_SUPER_MAGIC": "FAT", "EXFAT_SUPER_MAGIC": "exFAT", "NFS_SUPER_MAGIC": "NFS", "V9FS_MAGIC": "9p", "SMB_SUPER_MAGIC": "SMB",
      "CIFS_SUPER_MAGIC": "CIFS", "SMB2_SUPER_MAGIC": "SMB", "AFS_SUPER_MAGIC": "AFS", "CEPH_SUPER_MAGIC": "Ceph", "UDF_SUPER_MAGIC": "UDF",
    ]
    for (constant, name) in wanted {
      // An older header lacks some.
      guard let number = numbers[constant] else { continue }
      #expect(FileSystem(kind: number) { "" }?.name == name, "\(constant)")
    }
    for own in ["EXT4_SUPER_MAGIC", "XFS_SUPER_MAGIC", "BTRFS_SUPER_MAGIC", "TMPFS_MAGIC", "OVERLAYFS_SUPER_MAGIC", "F2FS_SUPER_MAGIC"] {
      #expect(try FileSystem(kind: #require(numbers[own])) { "" } == nil, "\(own)")
    }
    #expect(numbers["FUSE_SUPER_MAGIC"] == FileSystem.fuse)
    #expect(FileSystem(at: "/proc") == nil && FileSystem(at: "/nowhere") == nil)
  }

  @Test(arguments: [
    ("fuse.sshfs", "sshfs", true), ("fuseblk", "NTFS or exFAT (FUSE)", false), ("fuse.fusefat", "FAT (FUSE)", false),
    ("fuse.rclone", "rclone (FUSE)", true), ("fuse", "FUSE", true),
  ])
  func `what runs as a program is known by how it was mounted`(type: String, name: String, keeps: Bool) {
    let system = FileSystem(kind: FileSystem.fuse) { type }
    #expect(system?.name == name && system?.keepsPermissions == keeps)
  }

  @Test func `the list of mounts is read by the number of the device`() {
    let mounts = """
      27 1 252:0 / / rw,relatime - ext4 /dev/vda rw
      86 27 0:41 / /mnt/a rw,nosuid shared:1 master:2 - fuse.sshfs me@other: rw,user_id=0
      88 27 259:70000 / /mnt/c rw - fuseblk /dev/nvme0n1p9 rw
      87 27 0:41 / /mnt/b\\040b rw
      """.split(separator: "\n")
    #expect(FileSystem.mountedType(of: 0x29, in: mounts) == "fuse.sshfs")
    #expect(FileSystem.mountedType(of: 252 << 8, in: mounts) == "ext4")
    let (major, minor): (UInt64, UInt64) = (259, 70_000)
    let large: UInt64 = (minor & 0xFF) | (major << 8) | ((minor & ~0xFF) << 12)
    #expect(FileSystem.mountedType(of: large, in: mounts) == "fuseblk")
    #expect(FileSystem.mountedType(of: 0x2A, in: mounts) == nil)
  }

  @Test func `what is missing is said with the name, and what to do`() throws {
    let system = try #require(FileSystem(kind: 0x2011_BAB0) { "" })
    let lack = Lack(feature: .hardLinks, system: system)
    #expect("\(lack)" == "this is exFAT, which has no hard links; set SELFLIE_HOME to a folder on another disk")
    #expect("\(Lack(feature: .locks, system: nil))" == "the disk there has no locks; set SELFLIE_HOME to a folder on another disk")
    let problem = FileProblem(operation: .create, path: "/a", reason: .notPermitted, lack: lack)
    #expect("\(problem)" == "can't create /a: Operation not permitted; \(lack)")
    #expect("\(FolderProblem.exposed("/a", lack))" == "others can write to the folder /a; \(lack)")
  }

  // MARK: Real ones

  /// A disk of another system: how it is made, how it is mounted by a program, and what it is called.
  struct Disk: CustomTestStringConvertible {
    let make: String, mount: String, name: String
    var testDescription: String { name }

    static let all = [
      Disk(make: "mkfs.vfat", mount: "fusefat \"$1\" \"$2\" -o rw+,nonempty", name: "FAT (FUSE)"),
      Disk(make: "mkfs.exfat", mount: "mount.exfat-fuse \"$(losetup -f --show \"$1\")\" \"$2\" -o umask=077", name: "NTFS or exFAT (FUSE)"),
      Disk(make: "mkfs.vfat", mount: "mount -o loop -t vfat \"$1\" \"$2\"", name: "FAT"),
      Disk(make: "mkfs.exfat", mount: "mount -o loop -t exfat \"$1\" \"$2\"", name: "exFAT"),
    ]
  }

  @Test(arguments: Disk.all)
  func `a disk without hard links is called by its name, by what fails and by doctor`(disk: Disk) async throws {
    guard let mounted = try Mounted(disk) else {
      return print("SKIPPED \(disk.name): this machine can't mount it by: \(disk.mount)")
    }
    var selflie = try Executable()
    selflie.environment = ["SELFLIE_HOME": mounted.path + "/selflie"]
    try FileManager.default.createDirectory(atPath: mounted.path + "/selflie", withIntermediateDirectories: false)
    let lack = "this is \(disk.name), which has no hard links; set SELFLIE_HOME to a folder on another disk"
    let wav = mounted.folder.file("calm.wav")
    try Data(WAV.bytes(of: try Sounds.voice("I am calm"))).write(to: URL(fileURLWithPath: wav))
    let added = try await selflie.run("add", "I am calm", "--recording", wav, "--yes")
    #expect(added.status == 73)
    #expect(added.errors.contains("can't create \(mounted.path)/selflie/journal.sqlite: "))
    #expect(added.errors.hasSuffix("; \(lack)\n"), "\(added.errors)")
    let told = try await selflie.run("doctor")
    #expect((told.output + told.errors).contains("\(mounted.path)/selflie: \(lack)"), "\(told)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: mounted.path + "/selflie").allSatisfy(["recordings", "cache"].contains))
  }

  @Test func `a disk that only says that it changed permissions is called by its name`() async throws {
    let disk = Disk(make: "mkfs.exfat", mount: "mount.exfat-fuse \"$(losetup -f --show \"$1\")\" \"$2\"", name: "NTFS or exFAT (FUSE)")
    guard let mounted = try Mounted(disk) else { return print("SKIPPED \(disk.name): this machine can't mount it by: \(disk.mount)") }
    var selflie = try Executable()
    selflie.environment = ["SELFLIE_HOME": mounted.path + "/selflie"]
    try FileManager.default.createDirectory(atPath: mounted.path + "/selflie", withIntermediateDirectories: false)
    let told = try await selflie.run("list"), lack = "this is \(disk.name), which has no permissions"
    #expect(told.status == 73 && told.errors.contains("others can write to the folder \(mounted.path)/selflie; \(lack)"), "\(told)")
    let doctor = try await selflie.run("doctor")
    #expect((doctor.output + doctor.errors).contains("\(mounted.path)/selflie is open to whom the disk is: \(lack)"), "\(doctor)")
  }

  /// A disk in a file, mounted in a folder.
  private final class Mounted {
    let folder: TemporaryFolder
    var path: String { folder.file("mounted") }

    /// Nil if this machine can't.
    init?(_ disk: Disk) throws {
      folder = try TemporaryFolder()
      // What goes on as a program behind the mount must hold no pipe of other tests open.
      let script = """
        for file in /proc/$$/fd/*; do [ "${file##*/}" -le 2 ] || eval "exec ${file##*/}>&-"; done
        exec >"$3" 2>&1; PATH=$PATH:/usr/sbin:/sbin
        truncate -s 16M "$1" && \(disk.make) "$1" && mkdir "$2" && \(disk.mount) && mountpoint -q "$2"
        """
      guard (try? runTool("bash", ["-c", script, "bash", folder.file("disk"), path, folder.file("log")])) != nil else {
        detach()
        return nil
      }
    }

    private func detach() {
      let script = """
        PATH=$PATH:/usr/sbin:/sbin; exec 2>/dev/null; umount "$2"; losetup -j "$1" | while IFS=: read -r device _; do losetup -d "$device"; done
        """
      _ = try? runTool("sh", ["-c", script, "sh", folder.file("disk"), path])
    }

    deinit { detach() }
  }
}
