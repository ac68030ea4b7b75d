public import SystemPackage

/// A microphone that only one sitting at a time may use: two sittings that hear one voice would count it twice.
public final class Microphone {
  /// The ALSA name.
  public let name: String
  private let folder: FilePath?
  private var claim: FileLock?

  /// The file in the folder of locks. Each microphone has a byte of it.
  static let file = "microphone"

  /// Names a microphone, without opening it.
  /// - Parameter folder: The folder in which a sitting locks the microphone; nil for a command that only tests whether it works.
  public init(_ name: String, in folder: FilePath?) {
    self.name = name
    self.folder = folder
  }

  /// Keeps the microphone from other sittings until this object is gone or the process ends. Further calls do nothing.
  /// - Throws: `SoundProblem` with the other process if it is taken; `FileProblem` or `FolderProblem` if the lock cannot be made.
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
