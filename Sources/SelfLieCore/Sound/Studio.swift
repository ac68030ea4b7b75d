/// Where sound is made: one way to play, one way to listen.
///
/// Both ask the one who wanted the sound again and again, at each notice at once, whether it is to go on.
public struct Studio {
  /// How playing or listening ended.
  public enum Ending: Equatable, Sendable {
    /// Everything was played, or the listener has enough.
    case done
    /// Playing was stopped before its end.
    case stopped
    /// Samples were lost on the way in: what was heard is not all that was said.
    case gap
  }

  /// Plays a clip to its end; asks with how many seconds of it were played. What is done meanwhile takes less than 500 ms, which is what
  /// the device has in store.
  public var play: (_ clip: Clip, _ meanwhile: (_ played: Double) throws -> ControlFlow) throws -> Ending
  /// Hands over samples as they arrive, or none, until the listener has enough.
  public var listen: (_ hear: ([Int16]) throws -> ControlFlow) throws -> Ending

  public init(
    play: @escaping (_ clip: Clip, _ meanwhile: (_ played: Double) throws -> ControlFlow) throws -> Ending,
    listen: @escaping (_ hear: ([Int16]) throws -> ControlFlow) throws -> Ending
  ) {
    self.play = play
    self.listen = listen
  }
}

extension Studio {
  /// Plays a clip to its end, or until the person leaves; after Ctrl-Z it is played anew.
  public func play(_ clip: Clip, heeding attention: Attention) throws {
    repeat { _ = try play(clip) { _ in attention.heed() } } while attention.settle()
  }
}

/// A sound device that could not be used.
public struct SoundProblem: Problem, Equatable {
  public enum Fault: Equatable, Sendable {
    case noDevice, busy, notPermitted, unsupported, noSound, gone
    case failed(String)
    /// Another selflie has it.
    case taken(process: Int?)
  }

  public enum Device: Equatable, Sendable {
    case microphone(String), speaker(String)
  }

  public let device: Device
  public let fault: Fault

  public var description: String {
    let (what, name, option, silence) =
      switch device {
      case .microphone(let name): ("microphone", name, "--capture-device", "no sound arrives from the microphone '\(name)'")
      case .speaker(let name): ("sound output", name, "--playback-device", "the sound output '\(name)' plays nothing")
      }
    return switch fault {
    case .noDevice: "there is no \(what) '\(name)'; plug one in, or name another with \(option) ('selflie devices' lists them)"
    case .busy: "the \(what) '\(name)' is in use by another program; close that and try again"
    case .notPermitted: "the \(what) '\(name)' may not be used by you; join its group: sudo usermod -aG audio $USER"
    case .unsupported: "the \(what) '\(name)' cannot do 16 kHz mono; name it with plughw instead of hw, or another with \(option)"
    case .taken(let process):
      "the \(what) '\(name)' is in use by another selflie\(process.map { ", process \($0)" } ?? ""); end that, or name another with \(option)"
    case .noSound: "\(silence); check that it is switched on, or name another with \(option)"
    case .gone: "the \(what) '\(name)' is gone; plug it in again"
    case .failed(let why): "the \(what) '\(name)' failed (\(why)); try again, or name another with \(option)"
    }
  }

  public var status: Status {
    switch fault {
    case .noDevice, .notPermitted, .unsupported, .gone: .unavailable
    case .busy, .taken: .busy
    case .noSound, .failed: .inputOutput
    }
  }
}
