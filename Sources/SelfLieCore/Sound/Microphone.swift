/// A microphone, which one sitting at a time has: two that listen to one voice would count it twice.
public final class Microphone {
  /// Its ALSA name.
  public let name: String
  private let home: Home?
  private var claim: FileLock?

  /// - Parameter home: Where it is claimed; nil for who only looks whether it works.
  public init(_ name: String, in home: Home?) {
    self.name = name
    self.home = home
  }

  /// Keeps it from every other sitting, as long as this exists or the process lives; once more changes nothing.
  /// - Throws: `SoundProblem` with who has it.
  public func take() throws {
    guard claim == nil, let home, let folder = try Folder.open(home.data) else { return }
    // One byte of the file stands for each name: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
    let byte = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } >> 2
    switch try folder.lock(Home.microphone, byte: Int64(byte)) {
    case .mine(let lock): claim = consume lock
    case .taken(let process): throw SoundProblem(device: .microphone(name), fault: .taken(process: process))
    }
  }
}
