/// A process of this program that has the sound devices, as a sitting sees it: it starts with the first sound, lives as long as the studio, and
/// is left behind where ALSA hangs in it.
public final class SoundProcess {
  /// The argument with which this program is such a process.
  public static let word = "sound-process"

  /// The time after which a device counts as dead that was to open and to move its first sound, and one that has: that tells more often.
  private static let mostToBegin = Duration.milliseconds(2700), mostToTell = Duration.milliseconds(2300)
  /// The silence, in samples, after which a sound server is asked why.
  private static let mostSilence = 5 * Clip.rate / 4
  /// The samples of one message, and the most that wait to be sent, ten seconds'.
  fileprivate static let piece = 16_000, mostUnsent = 10 * Clip.rate

  /// The time for a look at a device after another one hung: a server that hangs does so for every device, and a card opens at once.
  private static let leastToLook = Duration.milliseconds(500)

  private enum Readiness {
    case none
    case ready(Companion)
    /// It was told to stop, or has told a fault, and has not closed its device yet.
    case closing(Companion)
  }

  private let program: Program
  private let attention: Attention
  private var state = Readiness.none
  private var mostToLook = mostToBegin
  /// The sound server through which a device was open last; nil for none.
  private var server: String?
  /// What the sound server told of a device when that broke off last; nil if it was asked nothing, or knew nothing.
  private var told: SoundProblem?

  /// Creates the process, which starts with the first sound.
  public init(_ program: Program, _ attention: Attention) { (self.program, self.attention) = (program, attention) }

  /// Plays a clip until all of it was heard or the closure has enough.
  /// - Throws: `SoundProblem`, or the error of the closure.
  func play(_ clip: Clip, on name: String, meanwhile: (Double) throws -> ControlFlow) throws -> Studio.Ending {
    guard !clip.samples.isEmpty else { return .done }
    var played = 0.0
    return try carryOut(Self.requests(clip, on: name), on: .speaker(name)) { report in
      if case .played(let seconds) = report { played = seconds }
      return try meanwhile(played)
    } ?? .stopped
  }

  private static func requests(_ clip: Clip, on name: String) -> [SoundRequest] {
    [.play(name, samples: clip.samples.count)]
      + stride(from: 0, to: clip.samples.count, by: piece).map {
        .samples(Array(clip.samples[$0..<min($0 + piece, clip.samples.count)]))
      }
  }

  /// Listens until the closure has enough or samples are lost.
  /// - Throws: `SoundProblem`, or the error of the closure.
  func listen(on name: String, hear: ([Int16]) throws -> ControlFlow) throws -> Studio.Ending {
    var silence = 0
    return try carryOut([.listen(name)], on: .microphone(name)) { report in
      guard case .heard(let samples) = report else { return try hear([]) }
      silence = samples.contains { $0 != 0 } ? 0 : silence + samples.count
      // No microphone is as silent as this: a server may have muted it, or hear something else in its place.
      if silence > Self.mostSilence, server != nil {
        silence = 0
        if let fault = SoundServer.causeOfSilence(on: .microphone(name), program.environment) { throw fault }
      }
      return try hear(samples)
    } ?? .done
  }

  /// Starts to play a clip, without waiting for its end or for what comes of it.
  public func startPlaying(_ clip: Clip, on name: String) {
    guard let companion = try? ready(ask: { .more }) else { return }
    state = .closing(companion)
    for request in Self.requests(clip, on: name) where !companion.send(request.bytes) { return }
  }

  /// Opens a device, to see whether that can be done and what is behind it; nil if it cannot be opened.
  public func look(at name: String, _ direction: SoundDevice.Direction) -> SoundDevice.State? {
    var dump = ""
    let device = direction == .capture ? SoundProblem.Device.microphone(name) : .speaker(name)
    do {
      _ = try carryOut([.look(name, isCapture: direction == .capture)], on: device, within: mostToLook) {
        if case .looked(let text) = $0 { dump = text }
        return attention.heed()
      }
    } catch {
      switch (error as? SoundProblem)?.fault {
      case .busy: return .busy
      case .hangs:
        mostToLook = Self.leastToLook
        return .hangs
      default: return nil
      }
    }
    return .ready(Backend(dump: dump, hasPipeWire: SoundDevice.hasPipeWire(program.environment)))
  }

  /// Sends requests, and hands on what is answered until the end; nil if the closure has enough.
  /// - Parameters:
  ///   - limit: The time after which a device that has not begun counts as dead.
  ///   - each: Receives each report, and nil where a notice or no report came.
  /// - Throws: `SoundProblem`, or the error of the closure.
  private func carryOut(
    _ requests: [SoundRequest], on device: SoundProblem.Device, within limit: Duration = mostToBegin,
    each: (SoundReport?) throws -> ControlFlow
  ) throws -> Studio.Ending? {
    do {
      // A suspended device takes sound, and plays nothing; a server without a microphone hears something else.
      if let told, told.device == device {
        if let fault = SoundServer.causeOfSilence(on: device, program.environment) { throw fault }
        self.told = nil
      }
      guard let companion = try ready(ask: { try each(nil) }) else { return nil }
      state = .closing(companion)
      defer { if case .closing = state { _ = companion.send(SoundRequest.stop.bytes) } }
      var unsent = requests[...], patience = Studio.Patience(limit: limit)
      while true {
        while let request = unsent.first, companion.send(request.bytes) { unsent.removeFirst() }
        let (report, isOver) = Self.next(of: companion)
        if report != nil { patience.renew() }
        switch report {
        case nil where isOver: throw SoundProblem.Fault.failed("the sound library crashed")
        case nil:
          guard !patience.isOver() else {
            companion.end()
            throw SoundProblem.Fault.hangs
          }
          if try each(nil) == .enough { return nil }
          wait(for: companion, toWrite: !unsent.isEmpty)
        case .opened(let server): self.server = server
        case .failed(let fault): throw fault
        case .ended(let ending):
          state = .ready(companion)
          return ending
        case .heard, .played, .looked:
          patience.limit = Self.mostToTell
          if try each(report) == .enough { return nil }
        }
      }
    } catch let fault as SoundProblem.Fault {
      // What the process has open is in doubt now. The next one reads ALSA's configuration anew, which may ask whether a server is there.
      state = .none
      guard server != nil else { throw SoundProblem(device: device, fault: fault) }
      let problem = SoundProblem(device: device, fault: SoundServer.cause(of: fault, on: device, program.environment))
      told = [.suspended, .gone, .muted, .monitor].contains(problem.fault) ? problem : nil
      throw problem
    }
  }

  /// Returns the next report, if there is one, and whether the process has ended.
  private static func next(of companion: Companion) -> (SoundReport?, isOver: Bool) {
    switch companion.receive() {
    case .message(let bytes): (SoundReport(bytes), false)
    case .none: (nil, false)
    case .end: (nil, true)
    }
  }

  private func wait(for companion: Companion, toWrite: Bool = false) {
    let descriptors = [companion.descriptor] + attention.descriptors
    _ = Attention.wait(for: Studio.glance, on: descriptors, toWrite: toWrite ? companion.descriptor : nil)
  }

  /// Returns the process once it has closed what it had open, or else a new one; nil if the closure has enough.
  /// - Throws: `SoundProblem.Fault` if none can be started, or the error of the closure.
  private func ready(ask: () throws -> ControlFlow) throws -> Companion? {
    if case .closing(let companion) = state {
      var patience = Studio.Patience(limit: Self.mostToTell)
      closing: while true {
        switch Self.next(of: companion) {
        case (.ended, _):
          state = .ready(companion)
          break closing
        case (nil, isOver: false) where !patience.isOver():
          if try ask() == .enough { return nil }
          wait(for: companion)
        case (nil, _):
          companion.end()
          state = .none
          break closing
        default: continue
        }
      }
    }
    // One that has something to say without being asked has ended.
    if case .ready(let companion) = state, !Attention.wait(for: .zero, on: [companion.descriptor]) { return companion }
    guard let companion = Companion(program, [Self.word]) else { throw SoundProblem.Fault.failed("no process could be started") }
    return companion
  }
}

extension SoundProcess {
  /// Does what the process of a sitting asks on standard input, until that ends.
  public static func serve() {
    Principal.follow()
    while let bytes = Principal.receive() {
      let ending: Studio.Ending?
      switch SoundRequest(bytes) {
      case .listen(let name):
        // On a busy machine the other process falls behind, and the samples wait here, as many as there is room for; the device would lose
        // them.
        var unsent: [Int16] = []
        ending = try? Studio.listen(on: name, wakers: { [Principal.descriptor] }, tell: tell) { samples in
          unsent += samples
          repeat {
            if Principal.offer(SoundReport.heard(Array(unsent.prefix(piece))).bytes) {
              unsent.removeFirst(min(unsent.count, piece))
            } else if unsent.count > mostUnsent {
              Principal.wait()
            } else {
              break
            }
          } while !unsent.isEmpty && !Principal.isCalling
          return Principal.isCalling ? .enough : .more
        }
      case .play(let name, let count):
        var clip = Clip()
        while clip.samples.count < count, case .samples(let samples)? = Principal.receive().flatMap(SoundRequest.init) {
          clip.samples += samples
        }
        // Who does not send the whole clip has changed their mind.
        guard clip.samples.count == count else {
          ending = .stopped
          break
        }
        ending = try? Studio.play(clip, on: name, wakers: { [Principal.descriptor] }, tell: tell) { played in
          _ = Principal.offer(SoundReport.played(played).bytes)
          return Principal.isCalling ? .enough : .more
        }
      case .look(let name, let isCapture):
        do {
          _ = send(.looked(try PCM.open(name, isCapture ? .capture : .playback).dump))
          ending = .done
        } catch {
          tell(.failed(SoundProblem.Fault(error)))
          ending = nil
        }
      case .samples, .stop, nil: continue
      }
      // After a fault nothing more is asked.
      if let ending { _ = send(.ended(ending)) }
    }
  }

  private static func tell(_ notice: Studio.Notice) {
    switch notice {
    case .opened(let server): _ = send(.opened(server: server))
    case .failed(let fault): _ = send(.failed(fault))
    }
  }

  private static func send(_ report: SoundReport) -> Bool { Principal.send(report.bytes) }
}
