import Glibc

extension Studio {
  /// A studio made of sound devices, by their ALSA names. Each is open only while it plays or listens.
  /// - Parameter attention: Whose notices end a wait.
  public static func live(capture: Microphone, playback: String, attention: Attention) -> Studio {
    Studio(
      play: { try play($0, on: playback, attention, meanwhile: $1) },
      listen: {
        try capture.take()
        return try listen(on: capture.name, attention, hear: $0)
      })
  }

  /// How often in a row a stream that broke off is started again without anything having been heard.
  private static let recoveries = 3
  /// The longest single wait; the loops look at their patience at least this often.
  private static let glance = Duration.milliseconds(250)
  /// So much silence follows a clip at most until all of it was heard, in samples: no device has more on its way.
  private static let mostSilence = 3 * Clip.rate

  /// So much is read at a time at most, in samples: more than a device has, unless it is faster than time.
  private static let mostRead = 2 * Clip.rate

  /// How long a device may move nothing, not even zeros, before it is called dead. While the process or the machine was stopped nobody asked
  /// it, so that does not count.
  private struct Patience {
    private static let limit = Duration.seconds(2)
    private var asked = ContinuousClock.now
    private var waited = Duration.zero

    mutating func renew() {
      asked = .now
      waited = .zero
    }

    mutating func isOver() -> Bool {
      let now = ContinuousClock.now
      waited += min(asked.duration(to: now), glance * 2)
      asked = now
      return waited >= Self.limit
    }
  }

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
        // All that has arrived is read before anything is done with it: the device has no room for long.
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
        // Less than a period was all there was: the next one is worth waking for, not each sample.
        if samples.count < PCM.period { wait(pcm, for: glance, idle: idle, attention) }
      }
    }
  }

  private static func play(
    _ clip: Clip, on name: String, _ attention: Attention, meanwhile: (Double) throws -> ControlFlow
  ) throws -> Ending {
    let device = SoundProblem.Device.speaker(name)
    guard !clip.samples.isEmpty else { return .done }
    return try asked(device) {
      guard let pcm = try open(name, .playback, attention, ask: { try meanwhile(0) }) else { return .stopped }
      // Silence follows until all of it was heard, and the device is closed then. To drain it would be one wait in many of ALSA's plugins,
      // which hears no key, and sometimes has no end.
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
          // A moment of silence in what is heard costs nothing; what was not heard yet still follows. On a busy machine the device may run out
          // again and again, and plays all the same.
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
        // The device has just taken all that it can store: that is how long there is for something else.
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

  /// Waits for the device, except when it called itself ready again and again and then moved nothing: then only for the time.
  private static func wait(_ pcm: borrowing PCM, for duration: Duration, idle: Int, _ attention: Attention) {
    if idle > 3 {
      attention.wait(for: min(duration, .milliseconds(20)))
    } else {
      pcm.wait(for: duration, or: attention.descriptors)
    }
  }

  /// Opens a device; one that is busy is tried again for a second. Nil if it is not wanted any more.
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

  /// Turns what ALSA says into what a person can act on.
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
