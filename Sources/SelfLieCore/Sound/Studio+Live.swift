import Glibc

extension Studio {
  /// Makes a studio of sound devices. Each device is open only while it plays or listens.
  /// - Parameters:
  ///   - playback: The ALSA name of the sound output.
  ///   - attention: The notices that end a wait.
  ///   - program: This program, which then has the devices in a process of its own: what hangs or crashes in one of ALSA's plugins hangs
  ///     or crashes there. Nil for devices in this process.
  public static func live(capture: Microphone, playback: String, attention: Attention, program: Program? = nil) -> Studio {
    let process = program.map { SoundProcess($0, attention) }
    return Studio(
      play: { clip, meanwhile in
        if let process { return try process.play(clip, on: playback, meanwhile: meanwhile) }
        return try play(clip, on: playback, wakers: { attention.descriptors }, meanwhile: meanwhile)
      },
      listen: { hear in
        try capture.take()
        if let process { return try process.listen(on: capture.name, hear: hear) }
        return try listen(on: capture.name, wakers: { attention.descriptors }, hear: hear)
      })
  }

  /// What a device does beside sound: it is open, through a sound server of this name or without one; or it failed.
  enum Notice {
    case opened(server: String?)
    case failed(SoundProblem.Fault)
  }

  /// How many times in a row a broken stream is started again without any sound heard in between.
  private static let recoveries = 3
  /// The longest single wait. The loops check their patience at least this often.
  static let glance = Duration.milliseconds(250)
  /// The most silence, in samples, that follows a clip until all of it was heard: 3 s, more than any device has on its way.
  private static let mostSilence = 3 * Clip.rate

  /// The most samples of one read, 2 s: more than a device stores, unless it is faster than time.
  private static let mostRead = 2 * Clip.rate

  /// The time for which a device may move nothing, not even zeros, before it counts as dead: 2 s unless it is another.
  ///
  /// A pause of the process or the machine counts for at most 0.5 s, because nobody asked the device meanwhile.
  struct Patience {
    var limit: Duration
    private var asked = ContinuousClock.now
    private var waited = Duration.zero

    init(limit: Duration = .seconds(2)) { self.limit = limit }

    /// Starts the time anew, because the device moved samples.
    mutating func renew() {
      asked = .now
      waited = .zero
    }

    /// Whether the device moved nothing for too long. Each call adds the time since the last one, at most 0.5 s.
    mutating func isOver() -> Bool {
      let now = ContinuousClock.now
      waited += min(asked.duration(to: now), glance * 2)
      asked = now
      return waited >= limit
    }
  }

  /// Listens until the closure has enough or samples are lost.
  /// - Parameters:
  ///   - wakers: The descriptors that end a wait.
  ///   - tell: Receives what happens to the device, a failure before the device is closed, which may take its time.
  /// - Throws: `SoundProblem`, or the error of the closure.
  static func listen(
    on name: String, wakers: () -> [Int32], tell: (Notice) -> Void = { _ in }, hear: ([Int16]) throws -> ControlFlow
  ) throws -> Ending {
    try with(.microphone(name), wakers, tell, ask: { try hear([]) }) { pcm in
      try pcm.start()
      var samples: [Int16] = []
      // A sound server that nobody used just now may sleep for 2 s before the first sound.
      var patience = Patience(limit: .milliseconds(2400))
      var idle = 0
      while true {
        samples.removeAll(keepingCapacity: true)
        // All arrived samples are read before any are judged, because the device cannot store them for long.
        var transfer: PCM.Transfer
        repeat { transfer = try pcm.read(into: &samples) } while transfer == .moved(PCM.period) && samples.count < mostRead
        if transfer == .gap { return .gap }
        if !samples.isEmpty {
          patience = Patience()
          idle = 0
        } else {
          guard !patience.isOver() else { throw SoundProblem.Fault.noSound }
          idle += 1
        }
        if try hear(samples) == .enough { return .done }
        // After less than a period, the next wait is for a whole period and not for each sample.
        if samples.count < PCM.period { wait(pcm, for: glance, idle: idle, wakers()) }
      }
    } ?? .done
  }

  /// Plays a clip until all of it was heard or the closure has enough.
  /// - Parameters:
  ///   - wakers: The descriptors that end a wait.
  ///   - tell: Receives what happens to the device, a failure before the device is closed, which may take its time.
  /// - Throws: `SoundProblem`, or the error of the closure.
  static func play(
    _ clip: Clip, on name: String, wakers: () -> [Int32], tell: (Notice) -> Void = { _ in }, meanwhile: (Double) throws -> ControlFlow
  ) throws -> Ending {
    guard !clip.samples.isEmpty else { return .done }
    return try with(.speaker(name), wakers, tell, ask: { try meanwhile(0) }) { pcm in
      // Silence follows until the whole clip was heard; then the device is closed. Draining is one long wait in many of ALSA's plugins,
      // which no key interrupts, and which sometimes never ends.
      let silence = [Int16](repeating: 0, count: PCM.period), end = clip.samples.count
      // What is in the device's buffer of 0.5 s may seem to be heard for as long as that after a server has stopped.
      var patience = Patience(limit: .milliseconds(1750))
      var written = 0, prepared = 0, heard = 0, idle = 0, broken = 0
      while heard < end, written < end + mostSilence {
        let transfer = try pcm.write(written < end ? clip.samples.span.extracting(written...) : silence.span)
        switch transfer {
        case .moved(let count):
          written += count
          patience.renew()
          idle = 0
          if written < end { continue }
        case .notYet:
          guard !patience.isOver() else { throw SoundProblem.Fault.noSound }
          idle += 1
        case .gap:
          // A moment of silence in the clip does no harm, and samples that were not heard yet still follow. On a busy machine the device
          // may run out again and again, and still play.
          let before = heard
          if pcm.hasRunOut { heard = written } else { written = heard }
          prepared = written
          broken = heard > before ? 1 : broken + 1
          guard broken <= recoveries else { throw SoundProblem.Fault.noSound }
          try pcm.prepare()
          continue
        }
        if pcm.isPrepared, written > prepared { try pcm.start() }
        if let delay = pcm.delay, written - delay > heard {
          heard = written - delay
          patience.renew()
          broken = 0
        }
        // The device has just taken all that it can store, so there is time for other work.
        guard try meanwhile(Double(min(heard, end)) / Double(Clip.rate)) == .more else { return .stopped }
        let rest = Duration.seconds(Double(max(0, end - heard)) / Double(Clip.rate))
        if transfer == .notYet {
          wait(pcm, for: min(glance, max(rest, .milliseconds(10))), idle: idle, wakers())
        } else {
          Attention.wait(for: min(.milliseconds(40), rest), on: wakers())
        }
      }
      return .done
    } ?? .stopped
  }

  /// Waits for the device. If the device keeps waking without moving samples, waits at most 20 ms of time instead.
  private static func wait(_ pcm: borrowing PCM, for duration: Duration, idle: Int, _ wakers: [Int32]) {
    if idle > 3 {
      Attention.wait(for: min(duration, .milliseconds(20)), on: wakers)
    } else {
      pcm.wait(for: duration, or: wakers)
    }
  }

  /// Opens a device for a body, and tries a busy one again for a second; nil if the closure no longer wants it.
  /// - Throws: `SoundProblem` if ALSA refuses something or the body throws a fault, or any other error of the body or the closure.
  private static func with(
    _ device: SoundProblem.Device, _ wakers: () -> [Int32], _ tell: (Notice) -> Void, ask: () throws -> ControlFlow,
    _ body: (borrowing PCM) throws -> Ending
  ) throws -> Ending? {
    func problem(_ fault: SoundProblem.Fault) -> SoundProblem {
      tell(.failed(fault))
      return SoundProblem(device: device, fault: fault)
    }
    let (name, direction): (String, PCM.Direction) =
      switch device {
      case .microphone(let name): (name, .capture)
      case .speaker(let name): (name, .playback)
      }
    var tries = 0
    while true {
      do {
        let pcm = try PCM.open(name, direction)
        tell(.opened(server: Backend(dump: pcm.dump, hasPipeWire: false).server))
        // The device is closed behind this, so that a failure is told before.
        defer { extendLifetime(pcm) }
        do { return try body(pcm) } catch let error as PCMError { throw problem(SoundProblem.Fault(error)) } catch let fault
          as SoundProblem.Fault
        { throw problem(fault) }
      } catch let error as PCMError {
        tries += 1
        guard error.code == EBUSY, tries < 20 else { throw problem(SoundProblem.Fault(error)) }
        Attention.wait(for: .milliseconds(50), on: wakers())
        if try ask() == .enough { return nil }
      }
    }
  }
}

extension SoundProblem.Fault {
  /// Creates the fault of a device from an error of ALSA.
  init(_ error: PCMError) {
    self =
      switch (error.call, error.code) {
      case ("open", ENOENT), ("open", ENODEV), ("open", ENXIO): .noDevice
      // Plugins of sound servers answer so where none is running.
      case (_, ECONNREFUSED), ("open", EHOSTDOWN): .noServer
      case (_, EBUSY): .busy
      case (_, EACCES), (_, EPERM): .notPermitted
      case (_, ENODEV), (_, EBADFD), (_, ENXIO): .gone
      case ("access", _), ("format", _), ("channels", _), ("rate", _), ("hw_params", EINVAL): .unsupported
      default: .failed(error.description)
      }
  }
}
