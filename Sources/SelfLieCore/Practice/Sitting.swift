import FoundationEssentials

/// One run of `practice`: the cycle with real sound, real ears and a real ledger, each behind a port.
public struct Sitting {
  /// What happens, in the order in which it happens; "counted" only once it is kept.
  public enum Event: Equatable, Sendable {
    case playing
    /// So many words of the recording were heard.
    case heardWords(Set<Int>)
    /// The microphone is about to open; again, if nobody spoke the first time.
    case listening(again: Bool)
    /// What the microphone hears, and the words that were recognised in it so far.
    case hearing(Level, recognised: Set<Int>)
    /// Somebody spoke for so many seconds.
    case heard(Double)
    /// Who cannot speak now has the time to think it.
    case imagining
    /// A repetition is in the ledger.
    case kept(Repetition)
    /// A repetition is no longer in the ledger.
    case tookBack(Repetition)
    /// A take was not counted, which is a line of the ledger too; a word that fails again and again is named.
    case rejected(Repetition, Verdict, watch: Int?)
    case nothingHeard
    /// Whether the person speaks or only listens from now on.
    case changed(isSilent: Bool)
    /// A word was claimed so often that its pronunciation may be learnt from these takes.
    case offer(word: Int)
    case learning(word: Int)
    /// How the word sounds, if that could be found out.
    case learnt(word: Int, Pronunciation?)
    /// There is nothing that this key could do now.
    case nothingTo(Practice.Key)
    case enoughForToday
    case resting
    case paused(Practice.Pause)
    case help
    /// The screen is to be drawn anew: it was resized, or somebody else's for a while.
    case redraw
    case ended(Practice.Ending)
  }

  /// A take that was judged and not kept.
  private struct Rejected {
    let line: Repetition
    let speech: Clip
    let hardest: Int?
  }

  private let ports: Ports
  private let exercises: [Exercise]
  private let cues: Bool
  /// Whether there are keys to end a pause.
  private let hasKeyboard: Bool
  private let dayEnds: Int
  private let end: ContinuousClock.Instant?
  private var practice: Practice
  /// What was kept, the last one last.
  private var kept: [(repetition: Repetition, exercise: Exercise)] = []
  private var lastRejected: Rejected?
  private var claimed: [Practice.WordPlace: [Clip]] = [:]
  /// A cue that was not heard yet.
  private var pendingCue: Cue?
  /// Whether the person was told by a cue that the microphone opens.
  private var isAnnounced = false

  /// - Parameters:
  ///   - exercises: As many as the practice's plan says.
  ///   - cues: Whether tones are heard.
  ///   - minutes: After so many it ends, when the take is judged that is being made.
  ///   - dayEnds: When a day ends, in seconds after midnight.
  public init(
    _ practice: Practice, of exercises: [Exercise], cues: Bool, minutes: Double? = nil, hasKeyboard: Bool, dayEnds: Int = 0, ports: Ports
  ) {
    self.practice = practice
    self.exercises = exercises
    self.cues = cues
    self.hasKeyboard = hasKeyboard
    self.dayEnds = dayEnds
    self.ports = ports
    end = minutes.map { ports.clock.instant() + .seconds(60 * $0) }
  }

  private var exercise: Exercise { exercises[practice.affirmation] }
  private var now: ContinuousClock.Instant { ports.clock.instant() }

  /// How a sitting went.
  public struct Outcome {
    public let practice: Practice
    /// How long it took without its pauses.
    public let seconds: Double
  }

  /// Goes through the cycle until it ends.
  public mutating func run() throws -> Outcome {
    let began = now
    var paused = Duration.zero
    while true {
      try attend()
      if let end, now >= end { practice.after(.timeIsUp) }
      let turn = practice.turn
      switch practice.step {
      case .play: try play()
      case .listen: try listen()
      case .imagine:
        try tell(.imagining)
        try pass(.seconds(exercise.recording.duration), in: turn)
        if practice.turn == turn {
          try keep(repetition(.listened, id: Identifier(), started: ports.clock.now(), duration: exercise.recording.duration))
          practice.after(.imagined)
          if practice.isEnough, end == nil { try tell(.enoughForToday) }
        }
      case .rest:
        try tell(.resting)
        let until = now + .seconds(practice.plan.gap)
        if let cue = takeCue() { try sound(cue.clip) }
        try pass(now.duration(to: until), in: turn)
        if practice.turn == turn { practice.after(.rested) }
      case .pause(let reason):
        try tell(.paused(reason))
        if !hasKeyboard { practice.after(.abandoned) }
        let since = now
        while practice.turn == turn {
          ports.person.wait(end.map { now.duration(to: $0) })
          try attend()
          if let end, now >= end { practice.after(.timeIsUp) }
        }
        paused += since.duration(to: now)
      case .suspend:
        let since = now
        try ports.person.suspend()
        paused += since.duration(to: now)
        practice.after(.resumed)
        try tell(.redraw)
      case .learn(let place): try learn(place)
      case .end(let ending):
        // Who leaves does not wait for a tone.
        if ending == .done, let cue = takeCue() { _ = try ports.studio.play(cue.clip) { _ in .more } }
        try tell(.ended(ending))
        return Outcome(practice: practice, seconds: (began.duration(to: now) - paused) / .seconds(1))
      }
    }
  }

  private mutating func tell(_ event: Event) throws { try ports.person.tell(event, exercise, practice) }

  // MARK: The steps

  private mutating func play() throws {
    let turn = practice.turn
    let exercise = exercise
    try exercise.prepare()
    try tell(.playing)
    let rendition = Rendition(of: exercise.recording, before: takeCue(), after: cues && !practice.isSilent ? .listening : nil)
    var heard: Set<Int> = []
    let ending = try ports.studio.play(rendition.clip) { played in
      try attend()
      guard practice.turn == turn else { return .enough }
      _ = exercise.learnMore()
      let now = Set(exercise.words.filter { $0.start <= played - rendition.offset }.flatMap { Array($0.places) })
      if now != heard {
        heard = now
        try tell(.heardWords(heard))
      }
      return .more
    }
    guard practice.turn == turn, ending == .done else { return }
    isAnnounced = !practice.isSilent
    practice.after(.played)
  }

  private mutating func listen() throws {
    let turn = practice.turn
    if !isAnnounced, cues {
      var tones = takeCue()?.clip ?? Clip()
      tones.samples += Cue.listening.clip.samples
      try sound(tones)
    }
    isAnnounced = false
    guard practice.turn == turn else { return }
    try tell(.listening(again: practice.isAskingAgain))
    // The id is made first, so that whatever happens below, one take is at most one line.
    let id = Identifier()
    let started = ports.clock.now()
    let outcome = try exercise.take(in: ports.studio) {
      try tell(.heard($0.duration))
    } meanwhile: { moment in
      try attend()
      guard practice.turn == turn else { return .enough }
      if let level = moment.level { try tell(.hearing(level, recognised: moment.recognised)) }
      return .more
    }
    guard case .judged(let judgement, let speech) = outcome else { return }
    switch judgement.verdict {
    case .said(let confidence):
      try keep(
        repetition(
          .spoken, id: id, started: started, confidence: confidence, duration: speech?.duration ?? 0,
          evidence: judgement.line(of: exercise.sentence)))
      if cues { pendingCue = .counted }
      practice.after(.judged(judgement.verdict))
      if practice.isEnough, end == nil { try tell(.enoughForToday) }
    case .nothingHeard:
      try tell(.nothingHeard)
      practice.after(.judged(judgement.verdict))
    case .notSaid, .unchecked:
      let hardest = judgement.hardestWord(of: exercise.sentence)
      let line = repetition(
        .rejected, id: id, started: started, duration: speech?.duration ?? 0, evidence: judgement.line(of: exercise.sentence))
      exercise.progress.tally = try ports.ledger.keep(line, exercise.affirmation)
      lastRejected = Rejected(line: line, speech: speech ?? Clip(), hardest: hardest)
      practice.after(.judged(judgement.verdict, hardest: hardest))
      try tell(.rejected(line, judgement.verdict, watch: practice.wordToWatch?.word))
    }
  }

  private mutating func learn(_ place: Practice.WordPlace) throws {
    let exercise = exercises[place.affirmation], turn = practice.turn
    try tell(.learning(word: place.word))
    let word = exercise.sentence.words[place.word], affirmation = exercise.affirmation
    let learnt = try exercise.sentence.learning(
      word, from: claimed[place] ?? [], beside: exercise.recording, model: exercise.model, strictness: affirmation.strictness
    ) {
      try attend()
      return practice.turn == turn
    }
    if let learnt {
      try ports.ledger.learn(word, learnt.sentence.pronunciations(of: word), affirmation)
      exercise.listen(for: learnt.sentence)
    }
    claimed[place] = nil
    try tell(.learnt(word: place.word, learnt?.pronunciation))
    practice.after(.learnt)
  }

  /// Lets time pass, unless something else begins.
  private mutating func pass(_ duration: Duration, in turn: Int) throws {
    let until = now + duration
    while practice.turn == turn, now < until {
      ports.person.wait(now.duration(to: until))
      try attend()
    }
  }

  /// Plays tones, unless something else begins.
  private mutating func sound(_ tones: Clip) throws {
    let turn = practice.turn
    _ = try ports.studio.play(tones) { _ in
      try attend()
      return practice.turn == turn ? .more : .enough
    }
  }

  private mutating func takeCue() -> Cue? {
    defer { pendingCue = nil }
    return pendingCue
  }

  // MARK: The ledger

  private func repetition(
    _ kind: Repetition.Kind, id: Identifier, started: Date, confidence: Double = 0, duration: Double, evidence: Repetition.Assessment? = nil
  ) -> Repetition {
    // The ledger keeps milliseconds, and may round to the next day.
    let started = Date(timeIntervalSince1970: (started.timeIntervalSince1970 * 1000).rounded() / 1000)
    return Repetition(
      id: id, started: started, offset: ports.clock.offset(started), kind: kind, confidence: confidence, duration: duration,
      evidence: evidence, device: kind == .listened ? nil : ports.device)
  }

  private mutating func keep(_ repetition: Repetition) throws {
    exercise.progress.tally = try ports.ledger.keep(repetition, exercise.affirmation)
    if repetition.kind == .spoken { exercise.progress.spoken[repetition.day(dayEnds: dayEnds), default: 0] += 1 }
    kept.append((repetition, exercise))
    try tell(.kept(repetition))
  }

  private mutating func claim() throws {
    guard practice.isClaimable, let take = lastRejected else { return try tell(.nothingTo(.claim)) }
    var line = take.line
    line.kind = .claimed
    try keep(line)
    if let word = take.hardest {
      claimed[Practice.WordPlace(affirmation: practice.affirmation, word: word), default: []].append(take.speech)
    }
    let before = practice.offer
    practice.after(.key(.claim))
    if let offer = practice.offer, offer != before { try tell(.offer(word: offer.word)) }
  }

  private mutating func takeBack() throws {
    guard let (repetition, exercise) = kept.popLast() else { return try tell(.nothingTo(.takeBack)) }
    exercise.progress.tally = try ports.ledger.takeBack(repetition, exercise.affirmation)
    if repetition.kind == .spoken { exercise.progress.spoken[repetition.day(dayEnds: dayEnds), default: 1] -= 1 }
    practice.after(.tookBack(repetition.kind))
    try ports.person.tell(.tookBack(repetition), exercise, practice)
  }

  // MARK: Notices

  /// Does what the person and the system want.
  private mutating func attend() throws {
    for notice in ports.person.notices() {
      switch notice {
      case .leave: practice.after(.left)
      case .suspend: practice.after(.suspended)
      case .resume, .resize: try tell(.redraw)
      case .key("\n"): if case .pause = practice.step { practice.after(.resumed) }
      case .key(let character): if let key = Practice.Key(rawValue: character) { try press(key) }
      }
    }
  }

  private mutating func press(_ key: Practice.Key) throws {
    switch key {
    case .claim: try claim()
    case .takeBack: try takeBack()
    case .help: try tell(.help)
    case .learn where practice.offer == nil: break
    case .silent:
      practice.after(.key(key))
      try tell(.changed(isSilent: practice.isSilent))
    case .pause, .again, .learn, .leave: practice.after(.key(key))
    }
  }
}
