/// What the process of a sitting asks of the process that has its devices.
enum SoundRequest: Equatable {
  /// Listen on the device of an ALSA name, until the next message.
  case listen(String)
  /// Play as many of the samples that follow, on the device of an ALSA name, until the end or the next message.
  case play(String, samples: Int)
  case samples([Int16])
  case stop
  /// Open the device of an ALSA name, and close it.
  case look(String, isCapture: Bool)
}

/// What the process that has the devices answers.
enum SoundReport: Equatable {
  case opened(server: String?)
  /// Sound that was heard; none if nothing arrived.
  case heard([Int16])
  /// The number of seconds played so far.
  case played(Double)
  /// The device's plugins and setup in ALSA's words.
  case looked(String)
  case failed(SoundProblem.Fault)
  /// The device is closed.
  case ended(Studio.Ending)
}

/// Both sides are one program, so that a message has the machine's own numbers: a byte for its kind, then what belongs to it.
extension SoundRequest {
  var bytes: [UInt8] {
    switch self {
    case .listen(let name): [0] + Array(name.utf8)
    case .play(let name, let count): [1] + Message.bytes(of: [count]) + Array(name.utf8)
    case .samples(let samples): [2] + Message.bytes(of: samples)
    case .stop: [3]
    case .look(let name, let isCapture): [isCapture ? 4 : 5] + Array(name.utf8)
    }
  }

  /// Reads a message; nil for anything else.
  init?(_ bytes: [UInt8]) {
    let rest = bytes.dropFirst()
    switch bytes.first {
    case 0: self = .listen(Message.text(rest))
    case 1:
      guard let count = Message.numbers(rest.prefix(8), of: Int.self).first else { return nil }
      self = .play(Message.text(rest.dropFirst(8)), samples: count)
    case 2: self = .samples(Message.numbers(rest, of: Int16.self))
    case 3: self = .stop
    case 4, 5: self = .look(Message.text(rest), isCapture: bytes.first == 4)
    default: return nil
    }
  }
}

extension SoundReport {
  private static let endings: [Studio.Ending] = [.done, .stopped, .gap]
  private static let faults: [SoundProblem.Fault] = [
    .noDevice, .busy, .notPermitted, .unsupported, .noSound, .gone, .noServer, .hangs, .suspended, .muted, .monitor,
  ]

  var bytes: [UInt8] {
    switch self {
    case .opened(let server): [0] + Array((server ?? "").utf8)
    case .heard(let samples): [1] + Message.bytes(of: samples)
    case .played(let seconds): [2] + Message.bytes(of: [seconds])
    case .failed(.failed(let why)): [3] + Array(why.utf8)
    case .failed(let fault): [4, UInt8(Self.faults.firstIndex(of: fault) ?? 0)]
    case .ended(let ending): [5, UInt8(Self.endings.firstIndex(of: ending) ?? 0)]
    case .looked(let dump): [6] + Array(dump.utf8)
    }
  }

  /// Reads a message; nil for anything else.
  init?(_ bytes: [UInt8]) {
    let rest = bytes.dropFirst(), number = Int(rest.first ?? .max)
    switch bytes.first {
    case 0: self = .opened(server: rest.isEmpty ? nil : Message.text(rest))
    case 1: self = .heard(Message.numbers(rest, of: Int16.self))
    case 2:
      guard let seconds = Message.numbers(rest, of: Double.self).first else { return nil }
      self = .played(seconds)
    case 3: self = .failed(.failed(Message.text(rest)))
    case 4 where Self.faults.indices.contains(number): self = .failed(Self.faults[number])
    case 5 where Self.endings.indices.contains(number): self = .ended(Self.endings[number])
    case 6: self = .looked(Message.text(rest))
    default: return nil
    }
  }
}

private enum Message {
  static func bytes<Number>(of numbers: [Number]) -> [UInt8] where Number: BitwiseCopyable {
    unsafe numbers.withUnsafeBytes { unsafe Array($0) }
  }

  static func numbers<Number>(_ bytes: ArraySlice<UInt8>, of type: Number.Type) -> [Number] where Number: BitwiseCopyable {
    let size = MemoryLayout<Number>.size, count = bytes.count / size
    return unsafe [Number](unsafeUninitializedCapacity: count) { buffer, filled in
      unsafe UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes.prefix(count * size))
      filled = count
    }
  }

  static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
