import FoundationEssentials

/// One run of `practice`: the cycle with sound, verifier and ledger, each behind a port.
public struct Sitting {
  /// A take that was judged and not counted, with what a claim of it needs.
  private struct Rejected {
    let line: Repetition
    let speech: Clip
    let hardest: Int?
  }

  private let ports: Ports
  private let exercises: [Exercise]
  private let cues: Bool
  /// Whether a key can end a pause.
  private let hasKeyboard: Bool
  /// When a day ends, in seconds after midnight.
  private let dayEnds: Int
  /// When the time of the sitting is over; nil for no limit.
  private let end: ContinuousClock.Instant?
  private var practice: Practice
  /// The kept repetitions, the last one at the end.
  private var kept: [(repetition: Repetition, exercise: Exercise)] = []
  private var lastRejected: Rejected?
  /// What the rejected takes in a row show about their cause.
  private var clues: [Remedy.Clue] = []
  private var remedies: [Remedy] = []
  /// The time up to the last finished repetition, without pauses.
  private var spent = Duration.zero
  /// The speech of the claimed takes, by the word that failed in them.
  private var claimed: [Practice.WordPlace: [Clip]] = [:]
  /// The cue for the last result, until it was played.
  private var pendingCue: Cue?
  /// Whether the playback already ended with the cue that the microphone opens.
  private var isAnnounced = false
  /// What was played last, as a microphone may hear it.
  private var echo: Echo?
  /// Whether the devices have worked. What never worked is a wrong setup, which ends the sitting.
  private var hasPlayed = false, hasHeard = false
  /// Why sound broke off last.
  private var broken: SoundProblem?

  /// Creates a sitting; its time begins now.
  /// - Parameters:
  ///   - exercises: As many as the plan of `practice` has affirmations.
  ///   - cues: Whether soft tones are played.
  ///   - minutes: The time limit, which lets a take in progress end; nil for none.
  ///   - hasKeyboard: Whether a person can end a pause; without a keyboard a pause ends the sitting.
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

  /// Runs the cycle until the sitting ends.
  /// - Throws: `SpeechModelProblem` if a verifier cannot be opened, or the error of a port: `SoundProblem` from the studio,
  ///   `JournalProblem` from the ledger.
  public mutating func run() throws -> Outcome {
    let began = now
    var paused = Duration.zero, done = 0
    while true {
      if practice.done > done { spent = began.duration(to: now) - paused }
      done = practice.done
      try attend()
      if let end, now >= end { practice.after(.timeIsUp) }
      let turn = practice.turn
      switch practice.step {
      case .play: try overcoming { try $0.play() }
      case .listen: try overcoming { try $0.listen() }
      case .imagine:
        try tell(.imagining)
        let started = ports.clock.now()
        try pass(.seconds(exercise.recording.duration), in: turn)
        if practice.turn == turn {
          try keep(repetition(.listened, id: Identifier(), started: started, duration: exercise.recording.duration))
          practice.after(.imagined)
          if practice.isEnough, end == nil { try tell(.enoughForToday) }
        }
      case .rest:
        try tell(.resting)
        let until = now + .seconds(practice.plan.gap)
        if let cue = takeCue() { try overcoming { try $0.sound(cue.clip) } }
        try pass(now.duration(to: until), in: turn)
        if practice.turn == turn { practice.after(.rested) }
      case .pause(.noSound):
        let since = now
        try waitForSound()
        paused += since.duration(to: now)
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
      case .dayDone:
        try tell(.dayDone)
        let since = now
        pendingCue = nil
        if cues { try overcoming { try $0.sound(Cue.dayDone.clip) } }
        if hasKeyboard { try pass(Self.timeToGoOn, in: turn) }
        paused += since.duration(to: now)
        if practice.turn == turn { practice.after(.rested) }
      case .suspend:
        let since = now
        try ports.person.suspend()
        paused += since.duration(to: now)
        practice.after(.resumed)
        try tell(.redraw)
      case .learn(let place): try learn(place)
      case .end(let ending):
        // A person who leaves does not wait for a tone.
        if ending == .done, let cue = takeCue() { try overcoming { _ = try $0.ports.studio.play(cue.clip) { _ in .more } } }
        try tell(.ended(ending))
        return Outcome(
          practice: practice, seconds: (began.duration(to: now) - paused) / .seconds(1),
          secondsEach: practice.done > 0 ? spent / .seconds(1) / Double(practice.done) : nil)
      }
    }
  }

  /// The time in which a person may go on after the day's last repetition.
  static let timeToGoOn = Duration.seconds(6)

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
      hasPlayed = hasPlayed || played > 0
      _ = exercise.learnMore()
      let now = Set(exercise.words.filter { $0.start <= played - rendition.offset }.flatMap { Array($0.places) })
      if now != heard {
        heard = now
        try tell(.heardWords(heard))
      }
      return .more
    }
    echo = Echo(of: rendition.clip, tone: rendition.tone)
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
    // The id is made before the take, so that one take is at most one line, whatever happens below.
    let id = Identifier()
    let started = ports.clock.now()
    let outcome = try exercise.take(in: ports.studio, after: echo) {
      try tell(.heard($0.duration))
    } meanwhile: { moment in
      try attend()
      guard practice.turn == turn else { return .enough }
      guard let level = moment.level else { return .more }
      hasHeard = true
      try tell(.hearing(level, recognised: moment.recognised))
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
    case .unchecked(.gap):
      practice.after(.judged(judgement.verdict))
      try tell(.soundLost)
    case .unchecked(.echo):
      practice.after(.judged(judgement.verdict))
      try tell(.echo)
    case .notSaid, .unchecked:
      let hardest = judgement.hardestWord(of: exercise.sentence)
      let line = repetition(
        .rejected, id: id, started: started, duration: speech?.duration ?? 0, evidence: judgement.line(of: exercise.sentence))
      exercise.progress.tally = try ports.ledger.keep(line, exercise.affirmation)
      lastRejected = Rejected(line: line, speech: speech ?? Clip(), hardest: hardest)
      practice.after(.judged(judgement.verdict, hardest: hardest))
      try tell(.rejected(line, judgement.verdict, watch: practice.wordToWatch?.word))
      clues.append(Remedy.Clue(word: hardest, judgement: judgement, speech: speech ?? Clip()))
      try tellRemedies()
    }
  }

  /// Tells what can be done about rejections in a row, once they are several, and anew where it has changed or the sitting pauses.
  private mutating func tellRemedies() throws {
    clues = clues.suffix(practice.rejectionsInRow)
    guard clues.count >= Practice.rejectedUntilNamed else { return remedies = [] }
    let now = Remedy.all(for: clues, strictness: exercise.affirmation.strictness)
    guard now != remedies || practice.step == .pause(.manyRejected) else { return }
    remedies = now
    try tell(.remedies(now))
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

  /// Waits for a duration, unless another step begins.
  private mutating func pass(_ duration: Duration, in turn: Int) throws {
    let until = now + duration
    while practice.turn == turn, now < until {
      ports.person.wait(now.duration(to: until))
      try attend()
    }
  }

  /// Plays tones, unless another step begins.
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

  // MARK: Sound that breaks off

  /// Does something with sound; where a device breaks off that had worked, and a person is there, the cycle does without or pauses.
  private mutating func overcoming(_ body: (inout Sitting) throws -> Void) throws {
    do { try body(&self) } catch let problem as SoundProblem where hasKeyboard && hasWorked(problem.device) {
      broken = problem
      practice.after(.soundBrokeOff)
    }
  }

  private func hasWorked(_ device: SoundProblem.Device) -> Bool {
    if case .microphone = device { hasHeard } else { hasPlayed }
  }

  /// The time from one try to the next while sound is broken.
  static let untilNextTry = Duration.seconds(1)

  /// Tells why sound broke off, and tries until it works again or another step begins.
  private mutating func waitForSound() throws {
    let turn = practice.turn
    var told: SoundProblem?
    while practice.turn == turn {
      if let broken, broken != told {
        try tell(.soundBroke(broken))
        told = broken
      }
      try pass(min(Self.untilNextTry, end.map { now.duration(to: $0) } ?? Self.untilNextTry), in: turn)
      if let end, now >= end { practice.after(.timeIsUp) }
      guard practice.turn == turn else { return }
      do {
        guard try isSoundBack(turn) else { continue }
        practice.after(.resumed)
      } catch let problem as SoundProblem { broken = problem }
    }
  }

  /// Tries the sound output with silence, and the microphone until anything arrives.
  private mutating func isSoundBack(_ turn: Int) throws -> Bool {
    try sound(Clip(samples: [Int16](repeating: 0, count: Clip.rate / 20)))
    guard practice.turn == turn, !practice.isSilent else { return practice.turn == turn }
    _ = try ports.studio.listen { samples in
      try attend()
      return practice.turn == turn && samples.isEmpty ? .more : .enough
    }
    return practice.turn == turn
  }

  // MARK: The ledger

  private func repetition(
    _ kind: Repetition.Kind, id: Identifier, started: Date, confidence: Double = 0, duration: Double, evidence: Repetition.Assessment? = nil
  ) -> Repetition {
    // The ledger keeps milliseconds, and rounding may lead to the next day: the screen must agree with it.
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
    guard repetition.kind == .spoken, let milestone = Milestone(exercise.progress.tally.count, of: exercise.affirmation.target) else {
      return
    }
    try tell(.milestone(milestone, try ports.ledger.recall(exercise.affirmation)))
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
    practice.after(.tookBack(repetition.kind, affirmation: exercises.firstIndex { $0 === exercise } ?? 0))
    try ports.person.tell(.tookBack(repetition), exercise, practice)
  }

  // MARK: Notices

  /// Handles the keys and signals since the last call.
  private mutating func attend() throws {
    for notice in ports.person.notices() {
      switch notice {
      case .leave: practice.after(.left)
      case .suspend: practice.after(.suspended)
      case .resume, .resize: try tell(.redraw)
      case .key("\n"): practice.after(.resumed)
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
