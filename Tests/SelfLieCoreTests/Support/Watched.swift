import Foundation

/// A run of the built executable that was watched: how it ended, how long it took, and with how much of the processor.
struct Watched: Sendable {
  /// Nil if it did not end by itself.
  let status: Int32?
  let output: String
  let errors: String
  /// From its start to its end, in seconds.
  let duration: Double
  /// The processor time that it used, in seconds.
  let processor: Double
  /// What the diary of the software card says of the first fault: how long before the end it was, and the processor time since.
  let sinceFault: (seconds: Double, processor: Double)?

  /// What is done to the process while it runs, once it has told the person something.
  enum Interference: Sendable {
    /// Where the software card stops it, it goes on after so many seconds.
    case goOn(after: Double)
    /// A key is pressed.
    case press(String, when: String)
    /// The window is closed.
    case hangUp(when: String)
    /// It runs for a quarter of each tenth of a second from its start to its end.
    case slowdown
  }

  /// Runs the executable to its end, or until a time is over, in seconds.
  /// - Parameter terminal: Whether questions are asked and keys heard, on a terminal of its own; data goes elsewhere.
  init(
    _ executable: Executable, _ arguments: [String], terminal: Bool = false, deadline: Double = 60, _ interferences: [Interference] = []
  ) throws {
    let files = try TemporaryFolder()
    let diary = files.file("diary")
    let environment = ProcessInfo.processInfo.environment.merging(executable.surroundings) { $1 }
      .merging(["SOFTCARD_DIARY": diary, "TERM": "dumb"]) { $1 }
    var launch = Launch([Executable.path.path] + arguments, environment: environment)
    (launch.hasTerminal, launch.deadline) = (terminal, deadline)
    var heard = Set<Int>(), stops = 0, goesOn: Double?
    let began = Launch.now
    let ended = try launch.run { running in
      if stops < running.stops {
        stops = running.stops
        for case .goOn(let delay) in interferences { goesOn = Launch.now + delay }
      }
      for (index, interference) in interferences.enumerated() where !heard.contains(index) {
        switch interference {
        case .press(let key, let text) where running.hasSaid(text):
          heard.insert(index)
          running.type(key)
        case .hangUp(let text) where running.hasSaid(text):
          heard.insert(index)
          running.hangUp()
        case .slowdown: running.send((Launch.now - began).truncatingRemainder(dividingBy: 0.1) < 0.025 ? SIGCONT : SIGSTOP)
        default: break
        }
      }
      if let time = goesOn, time <= Launch.now {
        goesOn = nil
        running.goOn()
      }
    }
    status = ended.wasLate ? nil : ended.status ?? ended.signal.map { -$0 }
    output = String(decoding: ended.output, as: UTF8.self)
    errors = String(decoding: ended.errors, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    (duration, processor) = (ended.duration, ended.processor)
    let text = (try? String(contentsOfFile: diary, encoding: .utf8)) ?? ""
    let entry = text.split(separator: " ").compactMap { Double($0.trimmingCharacters(in: .newlines)) }
    sinceFault = entry.count == 2 ? (ended.end - entry[0], ended.processor - entry[1]) : nil
  }

  /// Does several at a time, and answers in their order: none of them needs much of the machine.
  static func atOnce<Job: Sendable, Result: Sendable>(
    _ count: Int, _ jobs: [Job], _ body: @escaping @Sendable (Job) throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var results: [Int: Result] = [:]
      for (index, job) in jobs.enumerated() {
        if index >= count, let (index, result) = try await group.next() { results[index] = result }
        group.addTask { try await (index, onThread { try body(job) }) }
      }
      for try await (index, result) in group { results[index] = result }
      return jobs.indices.compactMap { results[$0] }
    }
  }
}
