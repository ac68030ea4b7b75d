import SystemPackage

/// One finding of `doctor`: a check with its grade, and the command that mends a fault.
public struct CheckResult: Equatable, Sendable {
  /// The checks of `doctor`, by their published names.
  public enum Check: String, Sendable {
    case soundOut = "sound out"
    case soundIn = "sound in"
    case roundTrip = "round trip"
    case model, dictionary, settings, journal, permissions, recordings
    case timeToVerdict = "time to verdict"
  }

  /// The grade of a finding.
  public enum Severity: Equatable, Sendable {
    case fine, warning
    /// The fault makes practice impossible; practice would end with this status.
    case failed(Status)
  }

  /// The check that made the finding.
  public let check: Check
  /// The grade of the finding.
  public let grade: Severity
  /// The finding in one line, for people.
  public let message: String
  /// The command that mends the fault; nil if nothing is wrong, or no command helps.
  public let mend: String?
  /// The measurements, by published name: loudness in dB relative to full scale, shares of 1, times in seconds, and counts.
  public let figures: [String: Double]

  /// Creates a finding.
  public init(_ check: Check, _ grade: Severity, _ message: String, mend: String? = nil, figures: [String: Double] = [:]) {
    self.check = check
    self.grade = grade
    self.message = message
    self.mend = mend
    self.figures = figures
  }

  /// Creates a finding from a problem; where the problem's text ends with the mending command, the command is cut from the text.
  public init(_ check: Check, _ problem: any Problem, mend: String? = nil) {
    var message = problem.description
    if let mend, message.hasSuffix(mend), let semicolon = message.firstIndex(of: ";") { message = String(message[..<semicolon]) }
    self.init(check, .failed(problem.status), message, mend: mend)
  }
}

// MARK: Sound

extension CheckResult {
  /// Creates a finding about a sound device that could not be used.
  init(_ check: Check, _ problem: SoundProblem) {
    let mend =
      switch problem.fault {
      case .busy: "fuser -v /dev/snd/*"
      case .notPermitted: "sudo usermod -aG audio $USER"
      case .taken(let process): process.map { "ps -fp \($0)" } ?? "pgrep -a selflie"
      case .noDevice, .unsupported, .noSound, .gone, .noServer, .hangs, .suspended, .muted, .monitor, .failed: "selflie devices"
      }
    self.init(check, problem as any Problem, mend: mend)
  }
}

/// The sound of a microphone while nobody speaks, and the faults that it shows.
public struct Hearing: Equatable, Sendable {
  /// The start of the sound that is not judged, in seconds: devices click when they are switched on.
  static let beginning = 0.2
  /// How long to listen, in seconds.
  public static let duration = 1.7

  /// The highest noise floor without a warning, in dB relative to full scale. A quiet room is below -50 dB. Speech is at about -25: with
  /// less than 10 dB between them one true take in ten is rejected.
  static let noise = -35.0
  /// The most clipped samples without a warning, in a thousand: nobody speaks, so speech would clip many more.
  static let clipped = 1.0
  /// The largest constant offset without a warning, as a share of full scale; sound cards have 1 % at most.
  static let offset = 0.05

  /// The loudness of speech below which a recording is far too quiet, in dB relative to full scale. Speech is at about -25.
  static let quiet = -45.0
  /// The clipped samples of speech from which on a recording sounds distorted, in a thousand.
  static let distorted = 5.0

  /// A flaw in the sound of a recording.
  public enum Flaw: Sendable {
    case quiet, clipped, noisy
  }

  /// Finds the flaws in the sound of a recording of speech.
  public static func flaws(of clip: Clip) -> [Flaw] {
    let level = Level(of: clip.samples)
    var flaws: [Flaw] = level.loudness < quiet ? [.quiet] : []
    if level.clipped > distorted { flaws.append(.clipped) }
    if Level.noiseFloor(of: clip.samples[...]) > noise { flaws.append(.noisy) }
    return flaws
  }

  /// The ALSA name of the microphone.
  let device: String
  let backend: Backend?
  let control: CaptureControl?
  /// The value of `PULSE_SOURCE`, which names PulseAudio's source in the place of the default.
  let pulseSource: String?
  /// Whether no samples were lost.
  let isWhole: Bool
  let level: Level
  /// The loudness of the quietest stretch, in dB relative to full scale.
  let noiseFloor: Double
  /// The length of the judged sound, in seconds.
  let heard: Double

  /// Measures the sound of a microphone.
  public init(_ clip: Clip, isWhole: Bool, device: String, backend: Backend?, control: CaptureControl?, pulseSource: String? = nil) {
    let samples = clip.samples.dropFirst(Int(Self.beginning * Double(Clip.rate)))
    self.device = device
    self.backend = backend
    self.control = control
    self.pulseSource = pulseSource
    self.isWhole = isWhole
    level = Level(of: samples)
    noiseFloor = Level.noiseFloor(of: samples)
    heard = Double(samples.count) / Double(Clip.rate)
  }

  /// The faults of the microphone, each cause without its consequences; or one finding that all is fine.
  public var findings: [CheckResult] {
    var findings: [CheckResult] = []
    let isMuted = control?.isMuted == true, isDown = control?.volume == 0
    if let control, isMuted || isDown {
      let how = [isMuted ? "muted" : nil, isDown ? "at 0 %" : nil].compactMap(\.self).joined(separator: " and ")
      findings.append(warning("the capture volume '\(control.name)' is \(how)", mend: command(volume: isDown ? 80 : nil, unmutes: isMuted)))
    }
    let isMonitor = backend?.isMonitor(device: device, pulseSource: pulseSource) ?? false
    if isMonitor { findings.append(monitorWarning) }
    if !isWhole { findings.append(warning("sound was lost after \(tenths(heard)) s; this machine is too busy to listen", mend: "top")) }
    guard heard > 0 else { return findings }
    if level.loudness < -95 {
      if findings.isEmpty { findings.append(silenceWarning) }
    } else if level.clipped > Self.clipped {
      findings.append(
        warning(
          "far too loud: \(tenths(level.clipped / 10)) % is clipped while nobody speaks", mend: command(volume: 50, unmutes: false)))
    } else if noiseFloor > Self.noise {
      findings.append(
        warning("loud noise, \(whole(noiseFloor)) dB; go somewhere quieter, or use another microphone", mend: "selflie devices"))
    }
    if abs(level.offset) > Self.offset {
      findings.append(
        warning("a constant offset of \(whole(100 * level.offset)) %; use another microphone", mend: "selflie devices"))
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

  /// The warning about digital silence, which real microphones never deliver: they hiss.
  private var silenceWarning: CheckResult {
    control == nil
      ? warning("digital silence: the microphone is muted or switched off", mend: command(volume: 80, unmutes: true))
      : warning("digital silence: the microphone's own switch is off, or another one is selected", mend: "selflie devices")
  }

  private var monitorWarning: CheckResult {
    let source = pulseSource ?? ""
    guard let backend, backend.isMonitor(device: "", pulseSource: source), !backend.isMonitor(device: "", pulseSource: nil) else {
      return warning("'\(device)' isn't a microphone: it hears what this machine plays", mend: "selflie devices")
    }
    return warning("PULSE_SOURCE is '\(source)', which isn't a microphone: it hears what this machine plays", mend: "unset PULSE_SOURCE")
  }

  private var figures: [String: Double] {
    var figures = [
      "loudness": level.loudness, "noise_floor": noiseFloor, "clipped": level.clipped / 1000, "offset": level.offset, "seconds": heard,
    ]
    figures["volume"] = control?.volume
    return figures
  }

  /// The command for the microphone's backend that sets its volume, in percent, and unmutes it.
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
  /// Creates a finding about a model's files, or about the choice of its dictionary.
  public init(_ problem: SpeechModelProblem) {
    if case .dictionaries(let folder, let names) = problem {
      let mend = names.first.map { "selflie doctor --dictionary \(folder.appending($0).string.shellWord)" }
      self.init(.dictionary, problem as any Problem, mend: mend)
    } else {
      self.init(.model, problem as any Problem, mend: problem.mend)
    }
  }

  /// The finding for a model whose files are sound.
  public static func model(_ model: AcousticModel) -> CheckResult {
    CheckResult(.model, .fine, "\(model.folder)", figures: ["phones": Double(model.phones.count)])
  }

  /// Reads the dictionary of a model, and finds whether it has words for the model.
  public static func dictionary(of model: AcousticModel) -> CheckResult {
    do {
      let size = try Lexicon.size(in: model)
      guard size > 0 else {
        throw SpeechModelProblem.damaged(model.dictionary, "it has no words in this model's phones")
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
  /// The findings about journal, permissions and recordings.
  public var findings: [CheckResult] { [journalFinding] + diskFindings + [permissionsFinding] + recordingFindings }

  /// The room below which nothing can be written safely, and below which there is soon none, in bytes.
  private static let leastRoom = 1 << 20, littleRoom = 64 << 20

  private var diskFindings: [CheckResult] {
    guard isThere else { return [] }
    var findings: [CheckResult] = []
    if let room, room < Self.littleRoom {
      let isFull = room < Self.leastRoom
      findings.append(
        CheckResult(
          .journal, isFull ? .failed(.inputOutput) : .warning, "the disk with \(home.data) \(isFull ? "is full" : "is almost full")",
          mend: "df -h \(home.data.string.shellWord)", figures: ["room": Double(room)]))
    }
    if let lackOfHardLinks { findings.append(CheckResult(.journal, .failed(.cannotCreate), "\(home.data): \(lackOfHardLinks)")) }
    return findings
  }

  private var journalFinding: CheckResult {
    switch ledger {
    case .none: CheckResult(.journal, .fine, "none yet")
    case .whole(let contents):
      CheckResult(
        .journal, .fine, "whole, with \(contents)",
        figures: ["affirmations": Double(contents.affirmations), "repetitions": Double(contents.repetitions)])
    case .unfinished:
      CheckResult(.journal, .warning, "a write was interrupted; the next command cleans it up", mend: "selflie list")
    case .unusable(let problem): CheckResult(.journal, problem, mend: command(for: problem))
    }
  }

  private func command(for problem: any Problem) -> String? {
    let journal = home.journal.string.shellWord
    // The damaged file is kept: an expert may get more out of it.
    let aside = "mv \(journal) \((home.journal.string + ".damaged").shellWord)"
    switch problem as? JournalProblem {
    case .damaged, .foreign: return backup.map { "selflie restore \($0.number)" } ?? aside
    case .readOnly: return "chmod u+rwX \(home.data.string.shellWord) \(journal)"
    case .busy: return "fuser -v \(journal)"
    default: return nil
    }
  }

  private var permissionsFinding: CheckResult {
    if let withoutPermissions, !foreign.isEmpty || !exposed.isEmpty {
      return CheckResult(
        .permissions, .warning,
        "\(home.data) is open to whom the disk is: \(Lack(feature: .permissions, system: withoutPermissions))")
    }
    if let first = foreign.first {
      return CheckResult(
        .permissions, .warning, "\(first)\(others(foreign)) not yours",
        mend: "sudo chown -R \"$USER\" \(home.data.string.shellWord)")
    }
    guard let first = exposed.first else {
      return CheckResult(.permissions, .fine, isThere ? "only you can read \(home.data)" : "nothing is kept yet")
    }
    return CheckResult(
      .permissions, .warning, "\(first)\(others(exposed)) open to others", mend: "chmod go= \(quoted(exposed))",
      figures: ["exposed": Double(exposed.count)])
  }

  /// The end of a sentence that names only the first of several paths.
  private func others(_ paths: [FilePath]) -> String { paths.count == 1 ? " is" : " and \(paths.count - 1) more are" }

  private var recordingFindings: [CheckResult] {
    guard let recordings else { return [CheckResult(.recordings, .warning, "not compared with the journal, which can't be read")] }
    var findings = unreadable.map { number, problem in
      let isGone = (problem as? FileProblem)?.reason == .noSuchFileOrDirectory
      let message = isGone ? "affirmation \(number) has lost its recording" : "affirmation \(number): \(problem)"
      return CheckResult(.recordings, .failed(problem.status), message, mend: "selflie record \(number)")
    }
    findings += unrecorded.map { number in
      CheckResult(.recordings, .failed(.notFound), "affirmation \(number) has no recording yet", mend: "selflie record \(number)")
    }
    if !unused.isEmpty {
      findings.append(
        CheckResult(
          .recordings, .warning, "\(counted(unused.count, "file")) left over from an interruption",
          mend: "rm \(quoted(unused))", figures: ["unused": Double(unused.count)]))
    }
    if findings.isEmpty {
      let facts = recordings == 0 ? "none yet" : "\(counted(recordings, "recording")), all in place"
      findings.append(CheckResult(.recordings, .fine, facts, figures: ["recordings": Double(recordings)]))
    }
    return findings
  }

  private func quoted(_ paths: [FilePath]) -> String { paths.map(\.string.shellWord).joined(separator: " ") }
}

// MARK: Time

/// The time that a person waits for the machine.
public struct Delay: Equatable, Sendable {
  /// The longest time from the last word to the verdict that is not felt as waiting.
  static let longest = Duration.milliseconds(300)
  /// The sentence to measure with where there is no affirmation.
  public static let sentence = "I am calm when I speak"

  /// Two seconds of tones, in the place of a spoken sentence.
  public static let tones = Clip(samples: (0..<18).flatMap { _ in Cue.counted.clip.samples })

  /// The time to make a verifier ready, which is spent before the first playback.
  let ready: Duration
  /// The time from the last sample to the verdict.
  let verdict: Duration

  init(ready: Duration, verdict: Duration) {
    self.ready = ready
    self.verdict = verdict
  }

  /// Measures the delay, with a recording in the place of a take.
  /// - Throws: `SpeechModelProblem` if the verifier cannot be opened.
  public init(_ sentence: Sentence, model: AcousticModel, recording: Clip) throws {
    let start = ContinuousClock.now
    var verifier = try Verifier.open(sentence, model: model)
    ready = start.duration(to: .now)
    verifier.learn(recording)
    var ended = ContinuousClock.now
    _ = Take.hear(recording, with: &verifier) { ended = .now }
    verdict = ended.duration(to: .now)
  }

  /// The finding about the time to the verdict.
  public var finding: CheckResult {
    let figures = ["seconds": verdict.inSeconds, "ready_seconds": ready.inSeconds]
    let facts = "\(verdict.inMilliseconds) ms after the last word, ready after \(ready.inMilliseconds) ms"
    guard verdict > Self.longest else { return CheckResult(.timeToVerdict, .fine, facts, figures: figures) }
    return CheckResult(
      .timeToVerdict, .warning, "\(facts); other programs keep this machine busy, or the sentence is long", mend: "top", figures: figures)
  }
}

// MARK: Words

private func whole(_ value: Double) -> String { "\(Int(value.rounded()))" }

/// A number with one decimal.
private func tenths(_ value: Double) -> String {
  let tenths = Int((abs(value) * 10).rounded())
  return "\(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
}

extension Duration {
  fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
  fileprivate var inMilliseconds: Int { Int((inSeconds * 1000).rounded()) }
}
