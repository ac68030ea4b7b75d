import Foundation

@testable import SelfLieCore

/// A folder on a disk that may lose its power: what POSIX promises of it, and no more.
///
/// What was written is safe after a `fsync` of the file, what was named, renamed or removed after a `fsync` of the folder. Everything else may
/// have reached the disk or not, each sector and each name for itself.
struct SimulatedDisk {
  private enum Change {
    case write(at: Int, [UInt8])
    case resize(Int)
  }

  private enum Renaming {
    case name(String, Int)
    case forget(String)
    case rename(String, String, Int)
  }

  private enum Node {
    case file(safe: [UInt8], pending: [Change])
    case folder(safe: [String: Int], pending: [Renaming], now: [String: Int])
  }

  private struct Open {
    let node: Int
    let path: String
    let readsToo: Bool
    let appends: Bool
    var place = 0
  }

  /// What of it is there after the power came back.
  enum Survival {
    case safe, everything
    case some(SplitMix64)
  }

  struct NotUnderstood: Error, CustomStringConvertible {
    let call: SystemCall
    var description: String { "the simulated disk does not know what this does: \(call.line)" }
  }

  private let root: String
  private var nodes: [Node] = [.folder(safe: [:], pending: [], now: [:])]
  private var open: [Int: Open] = [:]

  /// - Parameter root: An empty folder that is there for good.
  init(root: String) { self.root = root }

  /// - Parameter folder: What is in the root from the start, safe already.
  init(root: String, holding folder: String) throws {
    self.root = root
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
      let isFolder = try FileManager.default.attributesOfItem(atPath: folder + "/" + path)[.type] as? FileAttributeType == .typeDirectory
      guard let place = place(root + "/" + path), case .folder(var names, _, _) = nodes[place.folder] else { continue }
      names[place.name] = nodes.count
      nodes[place.folder] = .folder(safe: names, pending: [], now: names)
      let bytes = isFolder ? [] : [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)))
      nodes.append(isFolder ? .folder(safe: [:], pending: [], now: [:]) : .file(safe: bytes, pending: []))
    }
  }

  /// Another process begins, with no open files.
  mutating func startProcess() { open = [:] }

  /// Does what a call did; false if no file changed, or came closer to being safe.
  mutating func apply(_ call: SystemCall) throws -> Bool {
    guard let result = call.result, result >= 0 else { return false }
    switch call.name {
    case "openat": return try openFile(call, descriptor: result)
    case "close":
      open[call.number(0) ?? -1] = nil
      return false
    case "dup", "dup2", "dup3":
      open[result] = open[call.number(0) ?? -1]
      return false
    case "fcntl":
      if call.line.contains("F_DUPFD") { open[result] = open[call.number(0) ?? -1] }
      return false
    case "lseek":
      open[call.number(0) ?? -1]?.place = result
      return false
    case "pwrite64": return try write(call, result, at: call.number(3))
    case "write": return try write(call, result, at: nil)
    case "ftruncate": return try change(call, .resize(call.number(1) ?? 0))
    case "fsync", "fdatasync": return synchronise(call)
    case "link": return try link(call, path(call, nil, 0), path(call, nil, 1))
    case "linkat": return try link(call, path(call, 0, 1), path(call, 2, 3))
    case "rename": return try rename(call, path(call, nil, 0), path(call, nil, 1))
    case "renameat", "renameat2": return try rename(call, path(call, 0, 1), path(call, 2, 3))
    case "unlink", "rmdir": return forget(path(call, nil, 0))
    case "unlinkat": return forget(path(call, 0, 1))
    case "mkdir": return makeFolder(path(call, nil, 0))
    case "mkdirat": return makeFolder(path(call, 0, 1))
    case "mmap" where !(call.line.contains("MAP_SHARED") && call.line.contains("PROT_WRITE")), "fchown", "fchmod", "chmod", "fchmodat",
      "flock",
      "access", "faccessat2", "stat", "fstat", "lstat", "statx", "getdents64", "readlink", "statfs", "fstatfs", "fadvise64", "execve":
      return false
    default:
      guard !call.concerns(root) else { throw NotUnderstood(call: call) }
      return false
    }
  }

  // MARK: Names

  /// The absolute path of an argument; a descriptor's folder goes before a relative one.
  private func path(_ call: SystemCall, _ folder: Int?, _ name: Int) -> String {
    let text = call.text(name)
    if text.hasPrefix("/proc/self/fd/") {
      let rest = text.dropFirst("/proc/self/fd/".count)
      guard let file = open[Int(rest.prefix { $0 != "/" }) ?? -1] else { return text }
      return file.path + rest.drop { $0 != "/" }
    }
    guard !text.hasPrefix("/"), let folder, let start = call.path(folder) else { return text }
    return text.isEmpty || text == "." ? start : start + "/" + text
  }

  /// The folder of a path and its name there; nil outside.
  private func place(_ path: String) -> (folder: Int, name: String)? {
    guard path.hasPrefix(root + "/") else { return nil }
    var parts = path.dropFirst(root.count + 1).split(separator: "/").map(String.init)
    let name = parts.removeLast()
    var folder = 0
    for part in parts {
      guard case .folder(_, _, let now) = nodes[folder], let next = now[part] else { return nil }
      folder = next
    }
    return (folder, name)
  }

  private func node(_ path: String) -> Int? {
    if path == root { return 0 }
    guard let place = place(path), case .folder(_, _, let now) = nodes[place.folder] else { return nil }
    return now[place.name]
  }

  private mutating func change(_ folder: Int, _ renaming: Renaming) {
    guard case .folder(let safe, let pending, var now) = nodes[folder] else { return }
    Self.apply(renaming, to: &now)
    nodes[folder] = .folder(safe: safe, pending: pending + [renaming], now: now)
  }

  private static func apply(_ renaming: Renaming, to names: inout [String: Int]) {
    switch renaming {
    case .name(let name, let node): names[name] = node
    case .forget(let name): names[name] = nil
    case .rename(let old, let new, let node):
      names[old] = nil
      names[new] = node
    }
  }

  private mutating func openFile(_ call: SystemCall, descriptor: Int) throws -> Bool {
    let path = path(call, 0, 1), flags = call.arguments[2]
    guard path.hasPrefix(root) else {
      open[descriptor] = nil
      return false
    }
    guard !flags.contains("O_TRUNC") else { throw NotUnderstood(call: call) }
    var node = flags.contains("O_TMPFILE") ? nil : node(path), isNew = false
    if node == nil {
      node = nodes.count
      nodes.append(.file(safe: [], pending: []))
      isNew = true
      if !flags.contains("O_TMPFILE") {
        guard let place = place(path), flags.contains("O_CREAT") else { throw NotUnderstood(call: call) }
        change(place.folder, .name(place.name, nodes.count - 1))
      }
    }
    open[descriptor] = node.map {
      Open(node: $0, path: path, readsToo: flags.contains("O_RDWR"), appends: flags.contains("O_APPEND"))
    }
    return isNew
  }

  private mutating func link(_ call: SystemCall, _ old: String, _ new: String) throws -> Bool {
    guard let place = place(new) else { return false }
    // A file without a name is known by its descriptor only.
    let nameless = open[Int(call.text(1).split(separator: "/").last ?? "") ?? call.number(0) ?? -1]?.node
    guard let node = node(old) ?? nameless else { throw NotUnderstood(call: call) }
    change(place.folder, .name(place.name, node))
    return true
  }

  private mutating func rename(_ call: SystemCall, _ old: String, _ new: String) throws -> Bool {
    guard let from = place(old), let to = place(new) else {
      guard place(old) == nil, place(new) == nil else { throw NotUnderstood(call: call) }
      return false
    }
    guard from.folder == to.folder, let node = node(old) else { throw NotUnderstood(call: call) }
    change(from.folder, .rename(from.name, to.name, node))
    return true
  }

  private mutating func forget(_ path: String) -> Bool {
    guard let place = place(path) else { return false }
    change(place.folder, .forget(place.name))
    return true
  }

  private mutating func makeFolder(_ path: String) -> Bool {
    guard let place = place(path) else { return false }
    nodes.append(.folder(safe: [:], pending: [], now: [:]))
    change(place.folder, .name(place.name, nodes.count - 1))
    return true
  }

  // MARK: Contents

  private mutating func write(_ call: SystemCall, _ count: Int, at place: Int?) throws -> Bool {
    guard let descriptor = call.number(0), let file = open[descriptor] else { return false }
    let bytes = Array(call.bytes(1).prefix(count))
    // What was read before is not known here, and so not where this goes.
    guard bytes.count == count, place != nil || !file.readsToo && !file.appends else { throw NotUnderstood(call: call) }
    if place == nil { open[descriptor]?.place += count }
    return try change(call, .write(at: place ?? file.place, bytes))
  }

  private mutating func change(_ call: SystemCall, _ change: Change) throws -> Bool {
    guard let file = open[call.number(0) ?? -1] else { return false }
    guard case .file(let safe, let pending) = nodes[file.node] else { throw NotUnderstood(call: call) }
    nodes[file.node] = .file(safe: safe, pending: pending + [change])
    return true
  }

  private mutating func synchronise(_ call: SystemCall) -> Bool {
    guard let file = open[call.number(0) ?? -1] else { return false }
    switch nodes[file.node] {
    case .file(let safe, let pending): nodes[file.node] = .file(safe: pending.reduce(into: safe, Self.apply), pending: [])
    case .folder(_, _, let now): nodes[file.node] = .folder(safe: now, pending: [], now: now)
    }
    return true
  }

  private static func apply(_ bytes: inout [UInt8], _ change: Change) {
    func resize(_ size: Int) {
      bytes = bytes.count > size ? Array(bytes[..<size]) : bytes + [UInt8](repeating: 0, count: size - bytes.count)
    }
    switch change {
    case .write(let start, let new):
      if bytes.count < start + new.count { resize(start + new.count) }
      bytes.replaceSubrange(start..<start + new.count, with: new)
    case .resize(let size): resize(size)
    }
  }

  // MARK: After the cut

  /// Each path below the root with its file's contents; nil for a folder.
  func contents(_ survival: Survival) -> [String: [UInt8]?] {
    var dice = SplitMix64(seed: 0)
    if case .some(let given) = survival { dice = given }
    var all: [String: [UInt8]?] = [:]
    func survives() -> Bool {
      switch survival {
      case .safe: false
      case .everything: true
      case .some: Bool.random(using: &dice)
      }
    }
    func visit(_ node: Int, _ path: String) {
      switch nodes[node] {
      case .file(var bytes, let pending):
        for change in pending {
          switch (change, survival) {
          case (.write(let start, let new), .some): Self.sectors(start, new).filter { _ in survives() }.forEach { Self.apply(&bytes, $0) }
          default: if survives() { Self.apply(&bytes, change) }
          }
        }
        all[path] = .some(bytes)
      case .folder(var names, let pending, _):
        for renaming in pending where survives() { Self.apply(renaming, to: &names) }
        if node != 0 { all[path] = .some(nil) }
        for (name, child) in names.sorted(by: { $0.key < $1.key }) { visit(child, path.isEmpty ? name : path + "/" + name) }
      }
    }
    visit(0, "")
    return all
  }

  /// A write as the disk does it: in sectors of 512 bytes, each whole or not at all.
  private static func sectors(_ start: Int, _ bytes: [UInt8]) -> [Change] {
    var parts: [Change] = [], place = 0
    while place < bytes.count {
      let end = min(bytes.count, (start + place) / 512 * 512 + 512 - start)
      parts.append(.write(at: start + place, Array(bytes[place..<end])))
      place = end
    }
    return parts
  }
}

extension TemporaryFolder {
  /// Makes it what a simulated disk says.
  func fill(with contents: [String: [UInt8]?]) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: path) { try FileManager.default.removeItem(atPath: file(name)) }
    for (name, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      if let bytes {
        try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
      } else {
        try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: false)
      }
    }
  }
}
