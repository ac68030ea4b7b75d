import ArgumentParser
import SelfLieCore
import SystemPackage

/// Where a new recording comes from, and what it must be.
struct NewRecording: ParsableArguments {
  @Option(help: ArgumentHelp("Take this recording instead of the microphone: a 16-bit WAV of any rate.", valueName: "file.wav"))
  var recording: FilePath?

  @Flag(help: "Keep the recording without asking.")
  var yes = false

  @Flag(help: "Keep a recording that does not seem to say the text.")
  var unverified = false

  /// What was recorded, without the quiet around it.
  struct Result {
    let clip: Clip
    let isVerified: Bool
  }

  /// Records until the person is content, or takes the file; nil if they chose to keep nothing.
  func make(
    of text: String, _ sentence: Sentence, _ model: AcousticModel, _ strictness: Strictness, _ devices: DeviceOptions,
    _ terminal: Terminal
  ) throws -> Result? {
    var verifier = try Verifier.open(sentence, model: model, strictness: strictness)
    let interruption = Interruption()
    let studio = devices.studio(interruption)
    while true {
      let heard = try hear(text, studio, &verifier, terminal)
      let said = heard.judgement.verdict.isSaid
      let isKept = said || unverified && heard.clip != nil
      if !said { try terminal.note(heard.judgement.verdict.line(for: sentence)) }
      guard terminal.canAsk, !yes else {
        guard isKept, let clip = heard.clip else {
          try terminal.note("The recording was not kept.\(heard.clip == nil ? "" : " Keep it all the same with --unverified.")")
          throw Status.notSaid.exitCode
        }
        return Result(clip: clip, isVerified: said)
      }
      if let clip = heard.clip, recording == nil {
        try terminal.note("This is how it sounds:")
        if try studio.play(clip) == .interrupted { throw Status.interrupted.exitCode }
      }
      // A file does not get better by being read again.
      let again: [Character] = recording == nil ? ["a"] : []
      guard isKept || !again.isEmpty else { return nil }
      let question = (isKept ? "Keep it? [y]es, [n]o" : "Not kept. [n]o more") + (again.isEmpty ? ":" : ", record [a]gain:")
      switch try terminal.ask(question, isKept ? ["y", "n"] + again : again + ["n"], interruption) {
      case "y": if let clip = heard.clip { return Result(clip: clip, isVerified: said) }
      case "a": continue
      case nil: throw Status.interrupted.exitCode
      default: return nil
      }
    }
  }

  private func hear(
    _ text: String, _ studio: Studio, _ verifier: inout Verifier, _ terminal: Terminal
  ) throws -> (clip: Clip?, judgement: Verifier.Judgement) {
    if let recording {
      let clip = try WAV.read(recording)
      return (Take.speech(in: clip), verifier.judge(clip))
    }
    try terminal.note("Say, when you are ready:  \(text)")
    switch try Take.record(in: studio, with: &verifier) {
    case .left: throw Status.interrupted.exitCode
    case .judged(let judgement, let speech): return (speech, judgement)
    }
  }
}
