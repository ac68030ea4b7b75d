import Glibc

extension Studio {
  /// Makes a studio of sound devices. Each device is open only while it plays or listens.
  /// - Parameters:
  ///   - playback: The ALSA name of the sound output.
  ///   - attention: The notices that end a wait.
  public static func live(capture: Microphone, playback: String, attention: Attention) -> Studio {
    Studio(
      play: { try play($0, on: playback, attention, meanwhile: $1) },
      listen: {
        try capture.take()
        return try listen(on: capture.name, attention, hear: $0)
      })
  }

  /// How many times in a row a broken stream is started again without any sound heard in between.
  private static let recoveries = 3
  /// The longest single wait. The loops check their patience at least this often.
  private static let glance = Duration.milliseconds(250)
  /// The most silence, in samples, that follows a clip until all of it was heard: 3 s, more than any device has on its way.
  private static let mostSilence = 3 * Clip.rate

  /// The most samples of one read, 2 s: more than a device stores, unless it is faster than time.
  private static let mostRead = 2 * Clip.rate

  /// The time for which a device may move nothing, not even zeros, before it counts as dead: 2 s.
  ///
  /// A pause of the process or the machine counts for at most 0.5 s, because nobody asked the device meanwhile.
  private struct Patience {
    private static let limit = Duration.seconds(2)
    private var asked = ContinuousClock.now
    private var waited = Duration.zero

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
      return waited >= Self.limit
    }
  }

  /// Listens until the closure has enough or samples are lost.
  /// - Throws: `SoundProblem`, or the error of the closure.
  private static func listen(on name: String, _ attention: Attention, hear: ([Int16]) throws -> ControlFlow) throws -> Ending {
    let device = SoundProblem.Device.microphone(name)
    return try asked(device) {
      guard let pcm = try open(name, .capture, attention, ask: { try hear([]) }) else { return .done }
      try pcm.start()
      var samples: [Int16] = []
      var patience = Patience()
      var idle = 0
      while true {
        samples.removeAll(keepingCapacity: true)
        // All arrived samples are read before any are judged, because the device cannot store them for long.
        var transfer: PCM.Transfer
        repeat { transfer = try pcm.read(into: &samples) } while transfer == .moved(PCM.period) && samples.count < mostRead
        if transfer == .gap { return .gap }
        if !samples.isEmpty {
          patience.renew()
          idle = 0
        } else {
          guard !patience.isOver() else { throw SoundProblem(device: device, fault: .noSound) }
          idle += 1
        }
        if try hear(samples) == .enough { return .done }
        // After less than a period, the next wait is for a whole period and not for each sample.
        if samples.count < PCM.period { wait(pcm, for: glance, idle: idle, attention) }
      }
    }
  }

  /// Plays a clip until all of it was heard or the closure has enough.
  /// - Throws: `SoundProblem`, or the error of the closure.
  private static func play(
    _ clip: Clip, on name: String, _ attention: Attention, meanwhile: (Double) throws -> ControlFlow
  ) throws -> Ending {
    let device = SoundProblem.Device.speaker(name)
    guard !clip.samples.isEmpty else { return .done }
    return try asked(device) {
      guard let pcm = try open(name, .playback, attention, ask: { try meanwhile(0) }) else { return .stopped }
      // Silence follows until the whole clip was heard; then the device is closed. Draining is one long wait in many of ALSA's plugins,
      // which no key interrupts, and which sometimes never ends.
      let silence = [Int16](repeating: 0, count: PCM.period), end = clip.samples.count
      var patience = Patience()
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
          guard !patience.isOver() else { throw SoundProblem(device: device, fault: .noSound) }
          idle += 1
        case .gap:
          // A moment of silence in the clip does no harm, and samples that were not heard yet still follow. On a busy machine the device
          // may run out again and again, and still play.
          let before = heard
          if pcm.hasRunOut { heard = written } else { written = heard }
          prepared = written
          broken = heard > before ? 1 : broken + 1
          guard broken <= recoveries else { throw SoundProblem(device: device, fault: .noSound) }
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
          wait(pcm, for: min(glance, max(rest, .milliseconds(10))), idle: idle, attention)
        } else {
          attention.wait(for: min(.milliseconds(40), rest))
        }
      }
      return .done
    }
  }

  /// Waits for the device. If the device keeps waking without moving samples, waits at most 20 ms of time instead.
  private static func wait(_ pcm: borrowing PCM, for duration: Duration, idle: Int, _ attention: Attention) {
    if idle > 3 {
      attention.wait(for: min(duration, .milliseconds(20)))
    } else {
      pcm.wait(for: duration, or: attention.descriptors)
    }
  }

  /// Opens a device, and tries a busy one again for a second; nil if the closure no longer wants it.
  /// - Throws: `PCMError` if ALSA cannot open it, or the error of the closure.
  private static func open(
    _ name: String, _ direction: PCM.Direction, _ attention: Attention, ask: () throws -> ControlFlow
  ) throws -> PCM? {
    var tries = 0
    while true {
      do { return try PCM.open(name, direction) } catch {
        tries += 1
        guard error.code == EBUSY, tries < 20 else { throw error }
        attention.wait(for: .milliseconds(50))
        if try ask() == .enough { return nil }
      }
    }
  }

  /// Turns an error of ALSA into a problem that a person can solve.
  /// - Throws: `SoundProblem`, or any other error of the body.
  private static func asked(_ device: SoundProblem.Device, _ body: () throws -> Ending) throws -> Ending {
    do { return try body() } catch let error as PCMError {
      let fault: SoundProblem.Fault =
        switch (error.call, error.code) {
        case ("open", ENOENT), ("open", ENODEV), ("open", ENXIO): .noDevice
        case (_, EBUSY): .busy
        case (_, EACCES), (_, EPERM): .notPermitted
        case (_, ENODEV), (_, EBADFD), (_, ENXIO): .gone
        case ("access", _), ("format", _), ("channels", _), ("rate", _), ("hw_params", EINVAL): .unsupported
        default: .failed(error.description)
        }
      throw SoundProblem(device: device, fault: fault)
    }
  }
}
