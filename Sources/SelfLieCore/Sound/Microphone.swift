public import SystemPackage

/// A microphone, which one sitting at a time has: two that listen to one voice would count it twice.
public final class Microphone {
  /// Its ALSA name.
  public let name: String
  private let folder: FilePath?
  private var claim: FileLock?

  /// The file in that folder of which each microphone has a byte.
  static let file = "microphone"

  /// - Parameter folder: Where a sitting claims the microphone; nil for a command that only looks whether it works.
  public init(_ name: String, in folder: FilePath?) {
    self.name = name
    self.folder = folder
  }

  /// Keeps it from every other sitting, as long as this exists or the process lives; once more changes nothing.
  /// - Throws: `SoundProblem` with who has it.
  public func take() throws {
    guard claim == nil, let path = folder, let folder = try Folder.open(path) else { return }
    // One byte of the file stands for each name: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
    let byte = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } >> 2
    switch try folder.lock(Self.file, byte: Int64(byte)) {
    case .mine(let lock): claim = consume lock
    case .taken(let process): throw SoundProblem(device: .microphone(name), fault: .taken(process: process))
    }
  }
}
