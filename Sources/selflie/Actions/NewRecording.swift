import SelfLieCore

/// Makes a recording of a sentence, as often as the person wants.
struct NewRecording {
  let source: RecordingSource
  let devices: DeviceChoice

  /// A recording without the quiet around it.
  struct Result {
    let clip: Clip
    /// All that the microphone heard; nil for a recording from a file.
    let untrimmed: Clip?
    /// Whether the recording was judged to say the sentence.
    let isVerified: Bool
  }

  /// Records until the person is content, or reads the file; nil if the person chose to keep nothing.
  /// - Parameter isFirst: Whether the person has never heard their own voice here.
  /// - Throws: `ExitCode` if nobody can be asked about a poor recording, or after Ctrl-C; `SoundProblem`, `SpeechModelProblem`, or a
  ///   problem of the WAV file.
  func make(
    of text: String, _ sentence: Sentence, _ model: AcousticModel, _ strictness: Strictness, isFirst: Bool, _ context: Context
  ) throws -> Result? {
    let terminal = context.terminal
    var isFirst = isFirst
    let microphone = devices.microphone(in: context.home)
    if source.file == nil { try microphone.take() }
    var verifier = try Verifier.open(sentence, model: model, strictness: strictness)
    let attention = Attention()
    if terminal.canAsk, !source.isAgreed { attention.takeKeyboard() }
    defer { attention.giveBackKeyboard() }
    let studio = devices.studio(microphone, attention)
    while true {
      let heard = try hear(text, studio, &verifier, attention, terminal)
      let said = heard.judgement.verdict.isSaid
      let isKept = said || source.takesUnverified && heard.clip != nil
      // A voice that the model does not know well can still be compared with itself; only the person knows whether it was right.
      let isMeasure = heard.clip != nil && heard.judgement.canBeMeasure(words: sentence.words.count)
      let canKeep = terminal.canAsk && !source.isAgreed && isMeasure
      if !said {
        try terminal.note(canKeep ? Phrases.doubt(about: heard.judgement.verdict, sentence) : heard.judgement.verdict.line(for: sentence))
      }
      for line in Phrases.flaws(of: heard.clip ?? heard.whole) { try terminal.note(line) }
      guard terminal.canAsk, !source.isAgreed else {
        guard isKept, let clip = heard.clip else {
          try terminal.note("The recording wasn't kept.\(heard.clip == nil ? "" : " To keep it anyway: --unverified")")
          throw Status.notSaid.exitCode
        }
        return Result(clip: clip, untrimmed: source.file == nil ? heard.whole : nil, isVerified: said)
      }
      if let clip = heard.clip, source.file == nil {
        try terminal.note("This is how it sounds:")
        if isFirst { try terminal.note(Phrases.ownVoice) }
        isFirst = false
        try studio.play(clip, heeding: attention)
        if attention.isLeaving { throw Status.interrupted.exitCode }
      }
      // A second reading does not improve a file.
      let again: [Character] = source.file == nil ? ["a"] : []
      guard isKept || canKeep || !again.isEmpty else { return nil }
      let (question, answers): (String, [Character]) =
        if isKept {
          ("Keep it? [Y]es, [n]o" + (again.isEmpty ? ":" : ", [a]gain:"), ["y", "n"] + again)
        } else if canKeep {
          again.isEmpty ? ("[N]o, [k]eep it:", ["n", "k"]) : ("[A]gain, [k]eep it, [n]o:", ["a", "k", "n"])
        } else {
          ("This take can't be used. [A]gain, [n]o:", ["a", "n"])
        }
      switch try terminal.ask(question, answers, attention) {
      case "y", "k":
        if let clip = heard.clip { return Result(clip: clip, untrimmed: source.file == nil ? heard.whole : nil, isVerified: said) }
      case "a": continue
      case nil: throw Status.interrupted.exitCode
      default: return nil
      }
    }
  }

  private func hear(
    _ text: String, _ studio: Studio, _ verifier: inout Verifier, _ attention: Attention, _ terminal: Terminal
  ) throws -> (clip: Clip?, whole: Clip, judgement: Verifier.Judgement) {
    if let file = source.file {
      let clip = try WAV.read(file)
      return (Take.speech(in: clip), clip, verifier.judge(clip))
    }
    try terminal.note("Speak when you're ready:  \(text)")
    var isWaiting = false
    while true {
      var whole = Clip()
      let outcome = try Take.record(in: studio, with: &verifier, rhythm: .unknown) { moment in
        whole.samples += moment.samples
        if let level = moment.level { try terminal.passing("  " + terminal.glyphs.meter(level, 60)) }
        return attention.heed()
      }
      try terminal.passing("")
      if case .judged(let judgement, let speech) = outcome {
        // The microphone waits for a person, and does not for a program.
        guard judgement.verdict == .nothingHeard, terminal.canAsk, !source.isAgreed else { return (speech, whole, judgement) }
        if !isWaiting { try terminal.note("Still listening. Speak up or check the microphone with 'selflie doctor'; Ctrl-C leaves.") }
        isWaiting = true
        continue
      }
      if attention.isLeaving { throw Status.interrupted.exitCode }
      // Any key drops the take so far.
      if !attention.settle() { _ = attention.notices() }
      try terminal.note("Again, from the beginning.")
    }
  }
}
