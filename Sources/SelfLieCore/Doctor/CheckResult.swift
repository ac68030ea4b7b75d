import SystemPackage

/// What `doctor` found about one thing: fine, or what is wrong and the command that mends it.
public struct CheckResult: Equatable, Sendable {
  public enum Check: String, Sendable {
    case soundOut = "sound out"
    case soundIn = "sound in"
    case model, dictionary, settings, journal, permissions, recordings
    case timeToVerdict = "time to verdict"
  }

  public enum Severity: Equatable, Sendable {
    case fine, warning
    /// Practice would end with this status.
    case failed(Status)
  }

  public let check: Check
  public let grade: Severity
  public let message: String
  /// What to type; nil if nothing is wrong, or no command mends it.
  public let mend: String?
  /// What was measured, by its published name.
  public let figures: [String: Double]

  public init(_ check: Check, _ grade: Severity, _ message: String, mend: String? = nil, figures: [String: Double] = [:]) {
    self.check = check
    self.grade = grade
    self.message = message
    self.mend = mend
    self.figures = figures
  }

  /// A problem says in one line what happened, and after a semicolon what to do; where that is the command, it is said once.
  public init(_ check: Check, _ problem: any Problem, mend: String? = nil) {
    var message = problem.description
    if let mend, message.hasSuffix(mend), let semicolon = message.firstIndex(of: ";") { message = String(message[..<semicolon]) }
    self.init(check, .failed(problem.status), message, mend: mend)
  }
}

// MARK: Sound

extension CheckResult {
  /// A sound device that could not be used.
  public init(_ check: Check, _ problem: SoundProblem) {
    let mend =
      switch problem.fault {
      case .busy: "fuser -v /dev/snd/*"
      case .notPermitted: "sudo usermod -aG audio $USER"
      case .taken(let process): process.map { "ps -fp \($0)" } ?? "pgrep -a selflie"
      case .noDevice, .unsupported, .noSound, .gone, .failed: "selflie devices"
      }
    self.init(check, problem as any Problem, mend: mend)
  }
}

/// What came from a microphone while nobody spoke, and all that could be learnt about it.
public struct Hearing: Equatable, Sendable {
  /// Devices click when they are switched on: so much is not judged, in seconds.
  static let beginning = 0.2
  /// How long to listen, in seconds.
  public static let duration = 1.7
  /// The quietest stretch of this length is the noise that is always there, in seconds.
  private static let stretch = 0.1

  /// A quiet room is below -50 dB. Speech is at about -25: with less than 10 dB between them one true take in ten is rejected.
  static let noise = -35.0
  /// Nobody speaks, so that what is at the end of the scale, in samples of a thousand, will be much more when somebody does.
  static let clipped = 1.0
  /// What a constant offset takes from the scale, as a share of it; sound cards have 1 % at most.
  static let offset = 0.05

  /// The device's ALSA name.
  let device: String
  let backend: Backend?
  let control: CaptureControl?
  /// What PulseAudio was told to take for the microphone by the environment.
  let pulseSource: String?
  /// False if samples were lost.
  let isWhole: Bool
  let level: Level
  let noiseFloor: Double
  /// In seconds.
  let heard: Double

  public init(_ clip: Clip, isWhole: Bool, device: String, backend: Backend?, control: CaptureControl?, pulseSource: String? = nil) {
    let samples = clip.samples.dropFirst(Int(Self.beginning * Double(Clip.rate)))
    let stretch = Int(Self.stretch * Double(Clip.rate))
    self.device = device
    self.backend = backend
    self.control = control
    self.pulseSource = pulseSource
    self.isWhole = isWhole
    level = Level(of: samples)
    noiseFloor =
      stride(from: samples.startIndex, to: samples.endIndex - stretch + 1, by: stretch)
      .map { Level(of: samples[$0..<$0 + stretch]).loudness }.min() ?? level.loudness
    heard = Double(samples.count) / Double(Clip.rate)
  }

  /// Everything that is wrong, causes without what follows from them, or that it is fine.
  public var findings: [CheckResult] {
    var findings: [CheckResult] = []
    let isMuted = control?.isMuted == true, isDown = control?.volume == 0
    if let control, isMuted || isDown {
      let how = [isMuted ? "muted" : nil, isDown ? "at 0 %" : nil].compactMap(\.self).joined(separator: " and ")
      findings.append(warning("the capture volume '\(control.name)' is \(how)", mend: command(volume: isDown ? 80 : nil, unmutes: isMuted)))
    }
    let isMonitor = backend?.isMonitor(device: device, pulseSource: pulseSource) ?? false
    if isMonitor { findings.append(monitorWarning) }
    if !isWhole { findings.append(warning("sound was lost after \(tenths(heard)) s: the machine is too busy to listen", mend: "top")) }
    guard heard > 0 else { return findings }
    if level.loudness < -95 {
      if findings.isEmpty { findings.append(silenceWarning) }
    } else if level.clipped > Self.clipped {
      findings.append(
        warning(
          "far too loud: \(tenths(level.clipped / 10)) % is clipped while nobody speaks", mend: command(volume: 50, unmutes: false)))
    } else if noiseFloor > Self.noise {
      findings.append(
        warning("loud noise, \(whole(noiseFloor)) dB: go where it is quieter, or take another microphone", mend: "selflie devices"))
    }
    if abs(level.offset) > Self.offset {
      findings.append(
        warning("a constant offset of \(whole(100 * level.offset)) %: take another microphone", mend: "selflie devices"))
    }
    if findings.isEmpty {
      let volume = control?.volume.map { ", volume \(whole(100 * $0)) %" } ?? ""
      let facts =
        "noise \(whole(noiseFloor)) dB, loudness \(whole(level.loudness)) dB, clipped \(tenths(level.clipped / 10)) %, "
        + "offset \(tenths(100 * level.offset)) %, nothing lost\(volume)"
      findings.append(CheckResult(.soundIn, .fine, facts, figures: figures))
    }
    return findings
  }

  private func warning(_ message: String, mend: String) -> CheckResult {
    CheckResult(.soundIn, .warning, message, mend: mend, figures: figures)
  }

  /// Real microphones hiss.
  private var silenceWarning: CheckResult {
    control == nil
      ? warning("digital silence: the microphone is muted or switched off", mend: command(volume: 80, unmutes: true))
      : warning("digital silence: the microphone is switched off at itself, or another one is in use", mend: "selflie devices")
  }

  private var monitorWarning: CheckResult {
    let source = pulseSource ?? ""
    guard let backend, backend.isMonitor(device: "", pulseSource: source), !backend.isMonitor(device: "", pulseSource: nil) else {
      return warning("'\(device)' is no microphone: it hears what this machine plays", mend: "selflie devices")
    }
    return warning("PULSE_SOURCE names '\(source)', which is no microphone: it hears what this machine plays", mend: "unset PULSE_SOURCE")
  }

  private var figures: [String: Double] {
    var figures = [
      "loudness": level.loudness, "noise_floor": noiseFloor, "clipped": level.clipped / 1000, "offset": level.offset, "seconds": heard,
    ]
    figures["volume"] = control?.volume
    return figures
  }

  /// What sets the microphone's volume, in per cent, and unmutes it, wherever that is done.
  private func command(volume: Int?, unmutes: Bool) -> String {
    switch backend {
    case .pipeWire:
      return [
        unmutes ? "wpctl set-mute @DEFAULT_AUDIO_SOURCE@ 0" : nil, volume.map { "wpctl set-volume @DEFAULT_AUDIO_SOURCE@ \($0)%" },
      ].compactMap(\.self).joined(separator: " && ")
    case .pulseAudio, .pipeWirePulse:
      let source = pulseSource?.shellWord ?? "@DEFAULT_SOURCE@"
      return [unmutes ? "pactl set-source-mute \(source) 0" : nil, volume.map { "pactl set-source-volume \(source) \($0)%" }]
        .compactMap(\.self).joined(separator: " && ")
    case .card, .other, nil:
      let words = ["amixer", "-D", control?.mixer ?? backend?.mixer ?? "default", "sset", control?.name ?? "Capture"]
      return (words.map(\.shellWord) + [volume.map { "\($0)%" }, unmutes ? "cap" : nil].compactMap(\.self)).joined(separator: " ")
    }
  }
}

// MARK: The speech model

extension CheckResult {
  /// What is wrong with a model's files, or with its choice of a dictionary.
  public init(_ problem: SpeechModelProblem) {
    if case .dictionaries(let folder, let names) = problem {
      let mend = names.first.map { "selflie doctor --dictionary \(folder.appending($0).string.shellWord)" }
      self.init(.dictionary, problem as any Problem, mend: mend)
    } else {
      self.init(.model, problem as any Problem, mend: problem.mend)
    }
  }

  /// A model whose files passed.
  public static func model(_ model: AcousticModel) -> CheckResult {
    CheckResult(.model, .fine, "\(model.folder)", figures: ["phones": Double(model.phones.count)])
  }

  /// Whether the dictionary of a model can be read and has words for it.
  public static func dictionary(of model: AcousticModel) -> CheckResult {
    do {
      let size = try Lexicon.size(in: model)
      guard size > 0 else {
        throw SpeechModelProblem.damaged(model.dictionary, "it has no words in the phones of this model")
      }
      return CheckResult(.dictionary, .fine, "\(size) pronunciations in \(model.dictionary)", figures: ["pronunciations": Double(size)])
    } catch let problem as SpeechModelProblem {
      return CheckResult(.dictionary, problem, mend: problem.mend)
    } catch {
      return CheckResult(.dictionary, .failed(.inputOutput), "\(model.dictionary): \(error)")
    }
  }
}

// MARK: What is kept

extension Inventory {
  public var findings: [CheckResult] { [journalFinding, permissionsFinding] + recordingFindings }

  private var journalFinding: CheckResult {
    switch ledger {
    case .none: CheckResult(.journal, .fine, "none yet")
    case .whole(let contents):
      CheckResult(
        .journal, .fine, "whole, with \(contents)",
        figures: ["affirmations": Double(contents.affirmations), "repetitions": Double(contents.repetitions)])
    case .unfinished:
      CheckResult(.journal, .warning, "a write was interrupted; the next command takes it back", mend: "selflie list")
    case .unusable(let problem): CheckResult(.journal, problem, mend: command(for: problem))
    }
  }

  private func command(for problem: any Problem) -> String? {
    let journal = home.journal.string.shellWord
    // What is damaged is kept: somebody may know how to get more out of it.
    let aside = "mv \(journal) \((home.journal.string + ".damaged").shellWord)"
    switch problem as? JournalProblem {
    case .damaged, .foreign: return backup.map { "selflie restore \($0.number)" } ?? aside
    case .readOnly: return "chmod u+rwX \(home.data.string.shellWord) \(journal)"
    case .busy: return "fuser -v \(journal)"
    default: return nil
    }
  }

  private var permissionsFinding: CheckResult {
    if let first = foreign.first {
      return CheckResult(
        .permissions, .warning, "\(first)\(others(foreign)) not yours",
        mend: "sudo chown -R \"$USER\" \(home.data.string.shellWord)")
    }
    guard let first = exposed.first else {
      return CheckResult(.permissions, .fine, isThere ? "\(home.data) is yours alone" : "nothing is kept yet")
    }
    return CheckResult(
      .permissions, .warning, "\(first)\(others(exposed)) open to others", mend: "chmod go= \(quoted(exposed))",
      figures: ["exposed": Double(exposed.count)])
  }

  /// The verb for several things of which the first was named.
  private func others(_ paths: [FilePath]) -> String { paths.count == 1 ? " is" : " and \(paths.count - 1) more are" }

  private var recordingFindings: [CheckResult] {
    guard let recordings else { return [CheckResult(.recordings, .warning, "not compared with the journal, which cannot be read")] }
    var findings = unreadable.map { number, problem in
      let isGone = (problem as? FileProblem)?.reason == .noSuchFileOrDirectory
      let message = isGone ? "affirmation \(number) has lost its recording" : "affirmation \(number): \(problem)"
      return CheckResult(.recordings, .failed(problem.status), message, mend: "selflie record \(number)")
    }
    if !unused.isEmpty {
      findings.append(
        CheckResult(
          .recordings, .warning, "\(counted(unused.count, "file")) that no affirmation uses, left by an interruption",
          mend: "rm \(quoted(unused))", figures: ["unused": Double(unused.count)]))
    }
    if findings.isEmpty {
      let facts = recordings == 0 ? "none yet" : "\(counted(recordings, "recording")), each with its affirmation"
      findings.append(CheckResult(.recordings, .fine, facts, figures: ["recordings": Double(recordings)]))
    }
    return findings
  }

  private func quoted(_ paths: [FilePath]) -> String { paths.map(\.string.shellWord).joined(separator: " ") }
}

// MARK: Time

/// How long a person waits for the machine.
public struct Delay: Equatable, Sendable {
  /// Longer than this between the last word and the answer is felt as waiting.
  static let longest = Duration.milliseconds(300)
  /// The sentence to try with where there is no affirmation.
  public static let sentence = "I am calm when I speak"

  /// Two seconds of tones, for the sound of a sentence where there is none.
  public static let tones = Clip(samples: (0..<12).flatMap { _ in Cue.counted.clip.samples })

  /// For making a verifier ready, which is done before the first playback.
  let ready: Duration
  /// From the last sample to the verdict.
  let verdict: Duration

  init(ready: Duration, verdict: Duration) {
    self.ready = ready
    self.verdict = verdict
  }

  /// Measures it with a recording in the place of a take.
  public init(_ sentence: Sentence, model: AcousticModel, recording: Clip) throws {
    let start = ContinuousClock.now
    var verifier = try Verifier.open(sentence, model: model)
    ready = start.duration(to: .now)
    verifier.learn(recording)
    var ended = ContinuousClock.now
    _ = Take.hear(recording, with: &verifier) { ended = .now }
    verdict = ended.duration(to: .now)
  }

  public var finding: CheckResult {
    let figures = ["seconds": verdict.inSeconds, "ready_seconds": ready.inSeconds]
    let facts = "\(verdict.inMilliseconds) ms after the last word, ready after \(ready.inMilliseconds) ms"
    guard verdict > Self.longest else { return CheckResult(.timeToVerdict, .fine, facts, figures: figures) }
    return CheckResult(
      .timeToVerdict, .warning, "\(facts): other programs keep this machine busy, or the sentence is long", mend: "top", figures: figures)
  }
}

// MARK: Words

private func whole(_ value: Double) -> String { "\(Int(value.rounded()))" }

/// With one digit behind the point.
private func tenths(_ value: Double) -> String {
  let tenths = Int((abs(value) * 10).rounded())
  return "\(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
}

extension Duration {
  fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
  fileprivate var inMilliseconds: Int { Int((inSeconds * 1000).rounded()) }
}
