import ArgumentParser
import FoundationEssentials
import SelfLieCore
import SystemPackage

/// The `doctor` command: tries everything that practice needs.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check everything that practice needs, and how to fix what's wrong.",
    discussion: """
      selflie doctor
      selflie doctor --capture-device plughw:CARD=USB,DEV=0

      It plays a soft tone, listens for two seconds, and checks the speech model and everything you have, without changing any of it. \
      Below each problem stands the command that fixes it.

      The exit status is 0, even with warnings, unless something makes practice impossible; then it's the status that practice would end \
      with: 69 no microphone or no model, 75 a device or the journal is in use, 65 a damaged journal or recording, 66 a missing \
      recording, 73 a journal that can't be written, 74 a device that fails, or a full disk.
      """)

  @OptionGroup var devices: DeviceOptions
  @OptionGroup var modelOptions: ModelOptions
  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let attention = Attention()
    var all: [CheckResult] = []
    func tell(_ findings: [CheckResult]) throws {
      _ = attention.heed()
      if attention.isLeaving { throw Status.interrupted.exitCode }
      all += findings
      if !json.isOn { for finding in findings { try finding.tell(terminal) } }
    }

    var settings = Settings()
    do { settings = try context.settings } catch let problem as any Problem { try tell([CheckResult(.settings, problem)]) }
    let devices = devices.choice(settings)
    let sound = Sound(
      studio: devices.studio(devices.microphone(in: nil), attention), capture: devices.capture, playback: devices.playback,
      process: Context.program.map { SoundProcess($0, attention) }, environment: Context.environment)

    // A person who waits is told for which check.
    try terminal.passing("Playing a soft tone...")
    let played = try soundOut(sound, attention)
    try terminal.passing("")
    try tell(played)
    try terminal.passing("Listening; stay quiet for a moment...")
    let (heard, hearing) = try soundIn(sound, attention)
    try terminal.passing("")
    try tell(hearing)
    if (played + hearing).allSatisfy({ $0.grade == .fine }) {
      try terminal.passing("Playing another one, to hear whether it comes back...")
      let trip = try roundTrip(sound, attention)
      try terminal.passing("")
      try tell(trip)
    }

    let inventory = Inventory(of: context.home, triesLinks: true)
    let example = try? Example(in: context.home)
    let (model, findings) = speech(example?.affirmation)
    try tell(findings)
    try tell(inventory.findings)
    if let model, findings.allSatisfy({ $0.grade == .fine }) { try tell([timeToVerdict(example, heard, model)]) }

    if json.isOn { try terminal.data(json: all.map(CheckResultRecord.init)) }
    for case .failed(let status) in all.map(\.grade) { throw status.exitCode }
    if !json.isOn { try terminal.next(next(example, context.home)) }
  }

  private func next(_ example: Example?, _ home: Home) -> String {
    if let example { return "selflie practice \(example.affirmation.number)" }
    let first = try? Journal.openToRead(in: home)?.affirmations().first?.affirmation
    return first.map { "selflie record \($0.number)" } ?? "selflie add \"...\""
  }

  private func soundOut(_ sound: Sound, _ attention: Attention) throws -> [CheckResult] {
    do {
      try sound.studio.play(Cue.counted.clip, heeding: attention)
    } catch let problem as SoundProblem {
      return CheckResult.findings(.soundOut, problem, sound.environment) { sound.ask(.playback) }
    }
    let backend = sound.backend(.playback)
    if backend?.server != nil, case .server(let server) = sound.ask(.playback) {
      let findings = server.findings(.soundOut, of: sound.playback, .playback, sound.environment)
      if !findings.isEmpty { return findings }
    }
    return [CheckResult(.soundOut, .fine, "a tone was played\(backend.map { " through \($0)" } ?? "")")]
  }

  private func soundIn(_ sound: Sound, _ attention: Attention) throws -> (Clip, [CheckResult]) {
    var clip = Clip()
    var ending = Studio.Ending.done
    do {
      repeat {
        clip = Clip()
        ending = try sound.studio.listen { samples in
          clip.samples += samples
          return clip.duration < Hearing.duration ? attention.heed() : .enough
        }
      } while attention.settle()
    } catch let problem as SoundProblem {
      return (clip, CheckResult.findings(.soundIn, problem, sound.environment) { sound.ask(.capture) })
    }
    let backend = sound.backend(.capture)
    var control: CaptureControl?, source = sound.environment["PULSE_SOURCE"]
    if backend?.server != nil, case .server(let server) = sound.ask(.capture) {
      let findings = server.findings(.soundIn, of: sound.capture, .capture, sound.environment)
      if !findings.isEmpty { return (clip, findings) }
      let node = server.node(of: sound.capture, .capture, sound.environment)
      (control, source) = (node?.control, node?.name)
    } else {
      control = backend.flatMap(SoundDevice.captureControl)
    }
    let hearing = Hearing(
      clip, isWhole: ending == .done, device: sound.capture, backend: backend, control: control, pulseSource: source)
    return (clip, hearing.findings)
  }

  /// Plays a tone while the microphone listens.
  private func roundTrip(_ sound: Sound, _ attention: Attention) throws -> [CheckResult] {
    var heard: Clip?
    let ending = try? sound.studio.listen { samples in
      if heard == nil, !samples.isEmpty {
        sound.process?.startPlaying(RoundTrip.tone, on: sound.playback)
        heard = Clip()
      } else {
        heard?.samples += samples
      }
      return heard.map { $0.duration > RoundTrip.longest } == true ? .enough : attention.heed()
    }
    guard ending == .done, let heard, heard.duration > RoundTrip.longest else { return [] }
    return [RoundTrip(heard).finding]
  }

  /// The model that practice would use, nil if it cannot be used, and the findings about it.
  private func speech(_ affirmation: Affirmation?) -> (AcousticModel?, [CheckResult]) {
    do {
      let model = try modelOptions.choice.load(for: affirmation, cache: nil)
      return (model, [.model(model), .dictionary(of: model)])
    } catch let problem as SpeechModelProblem {
      return (nil, [CheckResult(problem)])
    } catch {
      return (nil, [CheckResult(.model, .failed(.internalFault), "\(error)")])
    }
  }

  /// Measures with an affirmation's recording; without one, with the sound that was heard, or with tones as long as a sentence.
  private func timeToVerdict(_ example: Example?, _ heard: Clip, _ model: AcousticModel) -> CheckResult {
    do {
      let sentence = try Sentence(
        example?.affirmation.text ?? Delay.sentence, pronunciations: example?.affirmation.pronunciations ?? [:], model: model)
      return try Delay(sentence, model: model, recording: example?.recording ?? Take.speech(in: heard) ?? Delay.tones).finding
    } catch let problem as LexiconProblem {
      return CheckResult(.timeToVerdict, .warning, "not measured: \(problem)", mend: "selflie add \"...\"")
    } catch let problem as any Problem {
      return CheckResult(.timeToVerdict, problem)
    } catch {
      return CheckResult(.timeToVerdict, .failed(.internalFault), "\(error)")
    }
  }
}

/// The devices to try.
private struct Sound {
  let studio: Studio
  let capture: String
  let playback: String
  /// Another process for sound than the studio's.
  let process: SoundProcess?
  let environment: [String: String]

  /// What is behind a device; nil if it cannot be opened.
  func backend(_ direction: SoundDevice.Direction) -> Backend? {
    guard case .ready(let backend) = process?.look(at: direction == .capture ? capture : playback, direction) else { return nil }
    return backend
  }

  func ask(_ direction: SoundDevice.Direction) -> SoundServer.Answer { SoundServer.ask(about: direction, environment) }
}

/// The first affirmation with a recording that can be read.
private struct Example {
  let affirmation: Affirmation
  let recording: Clip

  /// Looks for the affirmation; nil if none has such a recording.
  /// - Throws: `JournalProblem` if the journal cannot be read.
  init?(in home: Home) throws {
    guard let journal = try Journal.openToRead(in: home) else { return nil }
    for (affirmation, _) in try journal.affirmations() {
      guard let recording = affirmation.recording, let clip = try? journal.clip(of: recording) else { continue }
      self.affirmation = affirmation
      self.recording = clip
      return
    }
    return nil
  }
}

extension CheckResult {
  /// Prints the check and its finding, and below them the command that mends a fault.
  fileprivate func tell(_ terminal: Terminal) throws {
    let width = Check.timeToVerdict.rawValue.count
    try terminal.data("\(check.rawValue.padded(to: width))  \(grade == .fine ? "fine: " : "")\(message)", hanging: width + 2)
    if let mend { try terminal.data("".padded(to: width + 4) + mend) }
  }
}

/// A finding, for programs.
private struct CheckResultRecord: Encodable {
  var check: String
  /// "fine", "warning" or "failed".
  var status: String
  var message: String
  var mend: String?
  /// The measurements: loudness in dB relative to full scale, shares of 1, times in seconds, and counts.
  var figures: [String: Double]?

  init(_ finding: CheckResult) {
    check = finding.check.rawValue
    status =
      switch finding.grade {
      case .fine: "fine"
      case .warning: "warning"
      case .failed: "failed"
      }
    message = finding.message
    mend = finding.mend
    if !finding.figures.isEmpty { figures = finding.figures.mapValues { rounded($0, to: 4) } }
  }
}
