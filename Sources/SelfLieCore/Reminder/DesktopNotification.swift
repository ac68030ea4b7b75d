import Glibc
import SystemPackage

/// A notification on the desktop of the logged-in person, sent over the session's message bus.
///
/// The programs that send notifications take the text as an argument, and every user of the machine can read the arguments of a process. A
/// socket shows the text to the bus alone.
public struct DesktopNotification: Sendable {
  let title: String
  let body: String

  /// Creates a notification, which is not shown yet.
  /// - Parameters:
  ///   - title: One line of plain text.
  ///   - body: Lines in the markup that the specification of desktop notifications allows; other text goes in as `XMLText`.
  public init(title: String, body: String) {
    self.title = title
    self.body = body
  }

  /// Shows the notification; waits for the bus for at most ten seconds.
  /// - Returns: Whether it is shown: false without a bus, or without a notification service on it.
  public func show(environment: [String: String]) -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    for address in SessionBus.addresses(environment) {
      if let bus = SessionBus.open(address) { return bus.call(notify, until: deadline) }
    }
    return false
  }

  /// The call in https://specifications.freedesktop.org/notification-spec/latest/protocol.html.
  private var notify: BusCall {
    var arguments = BusWriter()
    arguments.add("selflie")
    // It replaces no other notification, and has no icon.
    arguments.add(UInt32(0))
    arguments.add("")
    arguments.add(title)
    arguments.add(body)
    // No actions and no hints. The entries of a dictionary are aligned to eight bytes, also where the dictionary is empty.
    arguments.add(UInt32(0))
    arguments.add(UInt32(0))
    arguments.align(to: 8)
    // The desktop chooses how long the notification stays.
    arguments.add(UInt32(bitPattern: -1))
    return BusCall(
      path: "/org/freedesktop/Notifications", interface: "org.freedesktop.Notifications", member: "Notify",
      destination: "org.freedesktop.Notifications", signature: "susssasa{sv}i", arguments: arguments.bytes)
  }
}

/// A method call on the message bus: https://dbus.freedesktop.org/doc/dbus-specification.html, "Message Protocol".
struct BusCall {
  let path: String
  let interface: String
  let member: String
  let destination: String
  var signature = ""
  var arguments: [UInt8] = []

  /// The call that every connection has to begin with.
  static let hello = BusCall(
    path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", member: "Hello", destination: "org.freedesktop.DBus")

  /// The whole message in bytes, in little-endian order.
  func message(serial: UInt32) -> [UInt8] {
    var fields = BusWriter()
    for (code, type, value) in [(1, "o", path), (2, "s", interface), (3, "s", member), (6, "s", destination), (8, "g", signature)] {
      if value.isEmpty { continue }
      fields.align(to: 8)
      fields.bytes.append(UInt8(code))
      fields.add(signature: type)
      if type == "g" { fields.add(signature: value) } else { fields.add(value) }
    }
    var message = BusWriter()
    // A call of version 1 without flags.
    message.bytes = [UInt8(ascii: "l"), 1, 0, 1]
    message.add(UInt32(arguments.count))
    message.add(serial)
    message.add(UInt32(fields.bytes.count))
    message.bytes += fields.bytes
    message.align(to: 8)
    return message.bytes + arguments
  }
}

/// A writer for values in the wire format of the message bus, where each is aligned to its own size.
struct BusWriter {
  var bytes: [UInt8] = []

  mutating func align(to size: Int) { while bytes.count % size != 0 { bytes.append(0) } }

  mutating func add(_ number: UInt32) {
    align(to: 4)
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
  }

  mutating func add(_ text: String) {
    add(UInt32(text.utf8.count))
    bytes += Array(text.utf8) + [0]
  }

  /// Adds a type signature of at most 255 bytes.
  mutating func add(signature: String) { bytes += [UInt8(truncatingIfNeeded: signature.utf8.count)] + Array(signature.utf8) + [0] }
}

/// A connection to the session's message bus, which closes with its owner.
struct SessionBus: ~Copyable {
  private let socket: FileDescriptor

  /// The socket of a bus: a path, or a name in Linux's abstract namespace, which has no file.
  struct Address: Equatable {
    let name: [UInt8]
    let isAbstract: Bool
  }

  /// The addresses in `DBUS_SESSION_BUS_ADDRESS`, else the usual one: "Server Addresses" in the specification.
  static func addresses(_ environment: [String: String]) -> [Address] {
    guard let list = environment["DBUS_SESSION_BUS_ADDRESS"], !list.isEmpty else {
      guard let folder = environment["XDG_RUNTIME_DIR"], folder.utf8.first == UInt8(ascii: "/") else { return [] }
      return [Address(name: Array((folder + "/bus").utf8), isAbstract: false)]
    }
    return list.utf8.split(separator: UInt8(ascii: ";")).compactMap { entry in
      guard entry.starts(with: "unix:".utf8) else { return nil }
      for pair in entry.dropFirst("unix:".utf8.count).split(separator: UInt8(ascii: ",")) {
        for (key, isAbstract) in [("path=", false), ("abstract=", true)] where pair.starts(with: key.utf8) {
          return unescaped(pair.dropFirst(key.utf8.count)).map { Address(name: $0, isAbstract: isAbstract) }
        }
      }
      return nil
    }
  }

  /// The bytes with each percent sign and its two hexadecimal digits decoded; nil if a percent sign has no such digits.
  private static func unescaped(_ bytes: some Sequence<UInt8>) -> [UInt8]? {
    var rest = Array(bytes)[...], name: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        name.append(byte)
        continue
      }
      guard rest.count >= 2, let number = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
      name.append(number)
      rest.removeFirst(2)
    }
    return name
  }

  /// Connects to a bus; nil if none listens at the address. The corresponding C functions are `socket` and `connect`.
  static func open(_ address: Address) -> SessionBus? {
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    let name = address.isAbstract ? [0] + address.name : address.name
    // A path ends with a null byte; the length of an abstract name is the length of the address.
    guard !address.name.isEmpty, name.count < MemoryLayout.size(ofValue: place.sun_path) else { return nil }
    unsafe withUnsafeMutableBytes(of: &place.sun_path) { unsafe $0.copyBytes(from: name) }
    let length = MemoryLayout<sa_family_t>.size + name.count + (address.isAbstract ? 0 : 1)
    let file = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard file >= 0 else { return nil }
    let bus = SessionBus(socket: FileDescriptor(rawValue: file))
    let isConnected = unsafe withUnsafePointer(to: &place) { place in
      unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe connect(file, $0, socklen_t(length)) == 0 }
    }
    guard isConnected else { return nil }
    return bus
  }

  deinit { try? socket.close() }

  /// Calls a method and waits for its answer.
  /// - Returns: Whether the answer came in time and is no error.
  func call(_ call: BusCall, until deadline: ContinuousClock.Instant) -> Bool {
    // The bus knows the user from the socket; the id in this line only has to agree.
    let user = String(geteuid()).utf8.map { String($0, radix: 16) }.joined()
    guard write(Array("\0AUTH EXTERNAL \(user)\r\n".utf8), until: deadline), var answer = read(until: deadline) else { return false }
    while !answer.contains(0x0A) {
      guard answer.count < Self.mostBytes, let more = read(until: deadline) else { return false }
      answer += more
    }
    guard answer.starts(with: "OK ".utf8) else { return false }
    let messages = BusCall.hello.message(serial: 1) + call.message(serial: 2)
    guard write(Array("BEGIN\r\n".utf8) + messages, until: deadline) else { return false }
    var unread: [UInt8] = []
    while true {
      while let message = BusMessage(takingFrom: &unread) {
        if message.isAnswer(to: 2) { return !message.isError }
      }
      guard unread.count < Self.mostBytes, let more = read(until: deadline) else { return false }
      unread += more
    }
  }

  /// The most bytes to read for an answer: more than any answer to these calls has.
  private static let mostBytes = 65_536

  private func write(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      do { rest = rest.dropFirst(try unsafe rest.withUnsafeBytes { try unsafe socket.write($0) }) } catch Errno
        .resourceTemporarilyUnavailable, Errno.interrupted
      {
        let time = ContinuousClock.now.duration(to: deadline)
        if time <= .zero || Attention.wait(for: time, on: [], toWrite: socket.rawValue).isEmpty { return false }
      } catch { return false }
    }
    return true
  }

  /// The next bytes from the bus; nil if none come before the deadline.
  private func read(until deadline: ContinuousClock.Instant) -> [UInt8]? {
    let time = ContinuousClock.now.duration(to: deadline)
    guard time > .zero, Attention.wait(for: time, on: [socket.rawValue]) else { return nil }
    let bytes = try? unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      filled = try unsafe socket.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    return bytes?.isEmpty == false ? bytes : nil
  }
}

/// A message from the bus, as far as it shows which call was answered, and how.
struct BusMessage {
  private let kind: UInt8
  private let answers: UInt32?

  /// Takes the first message off the bytes; nil while a part of it is missing.
  init?(takingFrom bytes: inout [UInt8]) {
    guard bytes.count >= 16 else { return nil }
    let isLittle = bytes[0] == UInt8(ascii: "l")
    func number(_ place: Int) -> UInt32 {
      let four = (0..<4).map { UInt32(bytes[place + (isLittle ? 3 - $0 : $0)]) }
      return four.reduce(0) { $0 << 8 | $1 }
    }
    let fields = Int(number(12)), whole = (16 + fields + 7) / 8 * 8 + Int(number(4))
    guard bytes.count >= whole else { return nil }
    kind = bytes[1]
    var answers: UInt32?
    var place = 16
    // Each field is a code, a signature of one letter, and a value.
    while place + 4 <= 16 + fields {
      let code = bytes[place], type = bytes[place + 2]
      place += 4
      if type == UInt8(ascii: "g") {
        guard place < 16 + fields else { break }
        place += 2 + Int(bytes[place])
      } else {
        guard place + 4 <= 16 + fields else { break }
        if code == 5 { answers = number(place) }
        place += 4 + (type == UInt8(ascii: "u") ? 0 : Int(number(place)) + 1)
      }
      place = (place + 7) / 8 * 8
    }
    self.answers = answers
    bytes.removeFirst(whole)
  }

  func isAnswer(to serial: UInt32) -> Bool { (kind == 2 || kind == 3) && answers == serial }
  var isError: Bool { kind == 3 }
}
