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

  /// How often in a row a stream that broke off is started again without having moved anything.
  private static let recoveries = 3
  /// How long a device may be silent, not even delivering zeros, before it is called dead.
  private static let patience = Duration.seconds(2)
  /// The longest single wait; the loops look at their deadlines at least this often.
  private static let glance = Duration.milliseconds(250)

  private static func listen(on name: String, _ attention: Attention, hear: ([Int16]) throws -> Wish) throws -> Ending {
    let device = SoundProblem.Device.microphone(name)
    return try asked(device) {
      guard let pcm = try open(name, .capture, attention, ask: { try hear([]) }) else { return .done }
      try pcm.start()
      var samples: [Int16] = []
      var arrived = ContinuousClock.now
      var idle = 0
      while true {
        samples.removeAll(keepingCapacity: true)
        switch try pcm.read(into: &samples) {
        case .moved:
          arrived = .now
          idle = 0
        case .gap:
          return .gap
        case .notYet:
          guard arrived.duration(to: .now) < patience else { throw SoundProblem(device: device, fault: .noSound) }
          idle += 1
        }
        if try hear(samples) == .enough { return .done }
        // Less than a period was all there was: the next one is worth waking for, not each sample.
        if samples.count < PCM.period { wait(pcm, for: glance, idle: idle, attention) }
      }
    }
  }

  private static func play(
    _ clip: Clip, on name: String, _ attention: Attention, meanwhile: (Double) throws -> Wish
  ) throws -> Ending {
    let device = SoundProblem.Device.speaker(name)
    guard !clip.samples.isEmpty else { return .done }
    return try asked(device) {
      guard let pcm = try open(name, .playback, attention, ask: { try meanwhile(0) }) else { return .stopped }
      // A card's clock may be a little slow, but not by a second.
      let deadline = ContinuousClock.now + .seconds(clip.duration) + .seconds(1) + patience
      var written = 0, idle = 0, broken = 0, isStarted = false, draining = false
      while written < clip.samples.count || pcm.isDraining || !draining {
        guard ContinuousClock.now < deadline else { throw SoundProblem(device: device, fault: .noSound) }
        if written == clip.samples.count, !draining {
          if !isStarted {
            isStarted = true
            try pcm.start()
          }
          // All of it was heard before anybody looked.
          guard pcm.isRunning else { return .done }
          // ALSA's plugins, sound servers among them, drain in one wait that hears no key: only for the rest.
          if pcm.delay <= PCM.period {
            draining = true
            try pcm.drain()
          }
        }
        let transfer = written == clip.samples.count ? .notYet : try pcm.write(clip.samples.span.extracting(written...))
        switch transfer {
        case .moved(let count):
          written += count
          idle = 0
          broken = 0
        case .notYet:
          if written < clip.samples.count, !pcm.isRunning {
            isStarted = true
            try pcm.start()
          }
          // The device has just taken all that it can store: that is how long there is for something else.
          guard try meanwhile(Double(written - min(written, pcm.delay)) / Double(Clip.rate)) == .more else { return .stopped }
          idle += 1
          wait(pcm, for: written == clip.samples.count ? .milliseconds(10) : glance, idle: idle, attention)
        case .gap:
          // A moment of silence in what is heard costs nothing; what was not played yet still follows.
          broken += 1
          guard broken <= recoveries else { throw SoundProblem(device: device, fault: .noSound) }
          try pcm.prepare()
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
    _ name: String, _ direction: PCM.Direction, _ attention: Attention, ask: () throws -> Wish
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
        case ("read", _), ("write", _), ("start", _), ("prepare", _), ("drain", _), ("open", _): .failed(error.description)
        default: .unsupported
        }
      throw SoundProblem(device: device, fault: fault)
    }
  }
}
