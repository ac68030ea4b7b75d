/// The port for sound: one way to play, and one way to listen.
///
/// Both call a closure again and again, and at once at each notice, to ask whether the sound goes on.
public struct Studio {
  /// The way in which playing or listening ended.
  public enum Ending: Equatable, Sendable {
    /// The whole clip was played, or the listener had enough.
    case done
    /// Playing was stopped before its end.
    case stopped
    /// Samples were lost while recording, so the sound is incomplete.
    case gap
  }

  /// Plays a clip to its end, and calls `meanwhile` with the seconds played so far.
  ///
  /// A call of `meanwhile` must take less than 500 ms, because the device stores no more sound. The live studio throws `SoundProblem`.
  public var play: (_ clip: Clip, _ meanwhile: (_ played: Double) throws -> ControlFlow) throws -> Ending
  /// Passes samples to `hear` as they arrive, or none while nothing arrives, until `hear` has enough.
  ///
  /// The live studio throws `SoundProblem`, and the errors of `Microphone.take()`.
  public var listen: (_ hear: ([Int16]) throws -> ControlFlow) throws -> Ending

  /// Makes a studio of two closures.
  public init(
    play: @escaping (_ clip: Clip, _ meanwhile: (_ played: Double) throws -> ControlFlow) throws -> Ending,
    listen: @escaping (_ hear: ([Int16]) throws -> ControlFlow) throws -> Ending
  ) {
    self.play = play
    self.listen = listen
  }
}

extension Studio {
  /// Plays a clip to its end, or until the person leaves or presses a key. After Ctrl-Z the clip is played anew.
  /// - Throws: The error of `play`, `SoundProblem` in the live studio.
  public func play(_ clip: Clip, heeding attention: Attention) throws {
    repeat { _ = try play(clip) { _ in attention.heed() } } while attention.settle()
  }
}

/// A sound device that cannot be used.
public struct SoundProblem: Problem, Equatable {
  /// The reason why the device cannot be used.
  public enum Fault: Error, Equatable, Sendable {
    case noDevice, busy, notPermitted, unsupported, noSound, gone
    /// No sound server is running, or not any more.
    case noServer
    /// The device, or the sound server behind it, does not answer.
    case hangs
    /// The sound server keeps the device from working, or has no microphone and hears what the machine plays.
    case suspended, muted, monitor
    case failed(String)
    /// Another selflie uses the device: its process number, if known.
    case taken(process: Int?)
  }

  /// The device with its ALSA name.
  public enum Device: Equatable, Sendable {
    case microphone(String), speaker(String)

    var name: String {
      switch self {
      case .microphone(let name), .speaker(let name): name
      }
    }

    var direction: SoundDevice.Direction { if case .microphone = self { .capture } else { .playback } }
  }

  /// The reason in a few words, for a person whose device has just worked.
  public var cause: String {
    let what = if case .microphone = device { "the microphone" } else { "the sound output" }
    return switch fault {
    case .noDevice, .gone, .monitor: "\(what) is gone"
    case .busy, .taken: "another program is using \(what)"
    case .notPermitted: "you aren't allowed to use \(what) any more"
    case .unsupported: "\(what) can't do 16 kHz mono any more"
    case .noSound: what == "the microphone" ? "no sound is coming from the microphone" : "the sound output plays nothing"
    case .noServer: "the sound server is gone"
    case .hangs: "the sound server doesn't answer"
    case .suspended: "\(what) is suspended"
    case .muted: "\(what) is muted"
    case .failed(let why): "\(what) failed (\(why))"
    }
  }

  /// The device that cannot be used.
  public let device: Device
  /// The reason why it cannot be used.
  public let fault: Fault

  public var description: String {
    let (what, name, option, silence) =
      switch device {
      case .microphone(let name): ("microphone", name, "--capture-device", "no sound is coming from the microphone '\(name)'")
      case .speaker(let name): ("sound output", name, "--playback-device", "the sound output '\(name)' plays nothing")
      }
    return switch fault {
    case .noDevice: "there's no \(what) '\(name)'; plug one in, or choose another with \(option) ('selflie devices' lists them)"
    case .busy: "another program is using the \(what) '\(name)'; close it and try again"
    case .notPermitted: "you aren't allowed to use the \(what) '\(name)'; join its group: sudo usermod -aG audio $USER"
    case .unsupported: "the \(what) '\(name)' can't do 16 kHz mono; write plughw instead of hw, or choose another with \(option)"
    case .taken(let process):
      "another selflie\(process.map { " (process \($0))" } ?? "") is using the \(what) '\(name)'; end it, or choose another with \(option)"
    case .noSound: "\(silence); check that it's switched on, or choose another with \(option)"
    case .gone: "the \(what) '\(name)' is gone; plug it in again"
    case .suspended: "the sound server has suspended the \(what) '\(name)'; 'selflie doctor' says how to mend it"
    case .monitor: "the \(what) '\(name)' isn't one: it hears what this machine plays; 'selflie doctor' says how to mend it"
    case .muted: "the \(what) '\(name)' is muted; 'selflie doctor' says how to mend it"
    case .noServer: "no sound server is running for the \(what) '\(name)'; start it, or choose another with \(option)"
    case .hangs: "the \(what) '\(name)' doesn't answer; start the sound server anew, or choose another with \(option)"
    case .failed(let why): "the \(what) '\(name)' failed (\(why)); try again, or choose another with \(option)"
    }
  }

  public var status: Status {
    switch fault {
    case .noDevice, .notPermitted, .unsupported, .gone, .monitor: .unavailable
    case .busy, .taken: .busy
    case .noSound, .noServer, .hangs, .suspended, .muted, .failed: .inputOutput
    }
  }
}
