/// The cycle of practice as a state machine: hear yourself, say it, have it checked, see it counted, again.
///
/// It is pure: `step` says what comes next, a sitting does that step and reports the outcome to `after`.
public struct Practice: Equatable, Sendable {
  /// The options of a sitting.
  public struct Course: Equatable, Sendable {
    /// The repetitions after which the sitting is done; nil for no limit.
    public var repetitions: Int?
    /// The judged takes after which the sitting is done, counted or not; nil for no limit.
    public var takes: Int?
    /// The number of rounds from one playback of the recording to the next, at least 1: 3 plays it in every third round.
    public var hear: Int
    /// The rest between two repetitions, in seconds.
    public var gap: Double
    /// The number of affirmations that take turns.
    public var affirmations: Int
    /// The seed for a new order of the affirmations in each round; nil keeps the given order.
    public var shuffle: UInt64?
    /// The repetitions still due today of each affirmation, nil for one without an end; empty if none has one.
    public var due: [Int?]

    /// Creates the options of a sitting; the defaults make an endless sitting with one affirmation.
    public init(
      repetitions: Int? = nil, takes: Int? = nil, hear: Int = 1, gap: Double = 0, affirmations: Int = 1, shuffle: UInt64? = nil,
      due: [Int?] = []
    ) {
      self.repetitions = repetitions
      self.takes = takes
      self.hear = hear
      self.gap = gap
      self.affirmations = affirmations
      self.shuffle = shuffle
      self.due = due
    }
  }

  /// A step of the cycle.
  public enum Step: Equatable, Sendable {
    case play
    /// The microphone is open for a take.
    case listen
    /// The time that a take would need passes, for a person who cannot speak now.
    case imagine
    /// The gap between two repetitions.
    case rest
    case pause(Pause)
    /// All that was due today is said; for a moment the person may go on.
    case dayDone
    /// The process is stopped; afterwards the cycle plays the recording, or returns to the given pause.
    case suspend(before: Pause?)
    /// The pronunciation of a word is learnt from the claimed takes.
    case learn(WordPlace)
    case end(Ending)
  }

  /// Why the cycle pauses; the raw value is the published text.
  public enum Pause: String, Sendable {
    case asked = "as you wished"
    case nobodySpoke = "nobody spoke"
    case manyRejected = "six in a row were not counted"
    case soundLost = "sound was lost"
    case echo = "the loudspeaker was heard"
    /// A sound device broke off that had worked; the sitting goes on by itself when it works again.
    case noSound = "sound broke off"
  }

  /// Why a sitting ended; the raw value is the published text.
  public enum Ending: String, Sendable {
    /// The sitting reached its number of repetitions or takes, its time, or the end of the day's work.
    case done
    case left
    /// The cycle paused, and there is no keyboard to go on with.
    case paused
  }

  /// The place of a word: the index of its affirmation in the sitting, and of the word in the sentence, both counted from 0.
  public struct WordPlace: Hashable, Sendable {
    /// The index of the affirmation in the sitting, counted from 0.
    public let affirmation: Int
    /// The index of the word in its sentence, counted from 0.
    public let word: Int

    /// Creates the place of a word.
    public init(affirmation: Int, word: Int) {
      self.affirmation = affirmation
      self.word = word
    }
  }

  /// A command from the keyboard; the raw value is its key.
  public enum Key: Character, Sendable, CaseIterable {
    case pause = " "
    case again = "r"
    case silent = "s"
    case claim = "a"
    case takeBack = "u"
    case learn = "y"
    case leave = "q"
    case help = "?"
  }

  /// An event that moves the cycle on.
  public enum Event: Equatable, Sendable {
    case played
    /// A take was judged; `hardest` is the index of the missing word that fits worst, if there is one.
    case judged(Verdict, hardest: Int? = nil)
    case imagined
    case rested
    case learnt
    case key(Key)
    case tookBack(Repetition.Kind, affirmation: Int = 0)
    case suspended
    case resumed
    /// The time limit of the sitting has passed.
    case timeIsUp
    case left
    /// The cycle pauses, and nobody can end the pause.
    case abandoned
    /// A sound device broke off.
    case soundBrokeOff
  }

  /// The rejected takes in a row that pause the sitting: their cause is likely to last.
  static let mostRejected = 6
  /// The rejected takes in a row from which on the failing word is named.
  static let rejectedUntilNamed = 2
  /// The silent takes in a row that pause the sitting; after the first, the sitting asks the person to speak.
  static let mostSilences = 2
  /// The takes in a row with lost sound that pause the sitting.
  static let mostLosses = 2
  /// The claims of one word after which its pronunciation may be learnt from them.
  static let claimsUntilLearnt = 3
  /// The repetitions after which a sitting without a limit suggests stopping.
  public static let suggestedEnd = 30

  /// The options of the sitting.
  public let plan: Course
  /// The step to do now.
  public private(set) var step = Step.play
  /// A number that grows with each new step, also when the same step begins again.
  public private(set) var turn = 0
  /// Whether the person cannot speak now, and listens instead.
  public private(set) var isSilent: Bool
  /// The index of the affirmation whose turn it is, counted from 0.
  public private(set) var affirmation = 0

  /// The spoken repetitions of this sitting.
  public private(set) var counted = 0
  /// The takes of this sitting that were judged and not counted.
  public private(set) var rejected = 0
  /// The repetitions of this sitting that the person only listened to.
  public private(set) var listened = 0
  /// The rejected takes of this sitting that the person claimed.
  public private(set) var claimed = 0
  /// The number of rejected takes in which each word failed.
  public private(set) var failures: [WordPlace: Int] = [:]
  /// Whether the last take was rejected and may still be claimed.
  public private(set) var isClaimable = false
  /// A word that was claimed often enough for its pronunciation to be learnt; nil if there is none.
  public private(set) var offer: WordPlace?

  /// The hardest word of each take in the current row of rejections; nil for a take without one.
  private var rejectedInRow: [WordPlace?] = []
  private var silencesInRow = 0
  private var lossesInRow = 0
  /// What is left of `plan.due`, for each affirmation.
  private var left: [Int?]
  private var claims: [WordPlace: Int] = [:]
  /// The affirmations whose turn is still to come in this round.
  private var round: [Int] = []
  private var rounds = 0

  /// Creates a cycle that begins with the first affirmation's recording.
  public init(_ plan: Course = Course(), isSilent: Bool = false) {
    self.plan = plan
    self.isSilent = isSilent
    left = plan.due.isEmpty ? [Int?](repeating: nil, count: max(1, plan.affirmations)) : plan.due
    nextAffirmation()
  }

  /// The finished repetitions of this sitting: spoken, or listened to by a person who cannot speak.
  public var done: Int { counted + listened }

  /// Whether the sitting has just reached `suggestedEnd`, and neither the person nor a plan says when it ends.
  public var isEnough: Bool { done == Self.suggestedEnd && plan.repetitions == nil && plan.due.allSatisfy { $0 == nil } }

  /// The rejected takes since the last one that counted, was claimed, or came after a pause.
  public var rejectionsInRow: Int { rejectedInRow.count }

  /// Whether the last take was silent, so that the person is asked to speak again without another playback.
  public var isAskingAgain: Bool { silencesInRow > 0 }

  /// The word that failed most in the current row of rejections; nil while the row is too short to name one.
  public var wordToWatch: WordPlace? {
    guard rejectedInRow.count >= Self.rejectedUntilNamed else { return nil }
    return Self.most(rejectedInRow.compactMap(\.self).reduce(into: [:]) { $0[$1, default: 0] += 1 })
  }

  /// The word that failed most in the sitting; nil if no word failed.
  public var hardestWord: WordPlace? { Self.most(failures) }

  /// Moves on to the step that follows an event. An event that cannot happen in the current step changes nothing.
  public mutating func after(_ event: Event) {
    switch (step, event) {
    case (.end, _): break
    case (_, .left), (_, .key(.leave)): enter(.end(.left))
    case (_, .key(let key)): after(key)
    case (_, .tookBack(let kind, let affirmation)): tookBack(kind, affirmation)
    case (.suspend, .suspended): break
    case (.pause(let reason), .suspended): enter(.suspend(before: reason))
    case (_, .suspended): enter(.suspend(before: nil))
    case (.suspend(let pause?), .resumed): enter(.pause(pause))
    case (.suspend, .resumed): enter(.play)
    case (.play, .played): enter(isSilent ? .imagine : .listen)
    case (.listen, .judged(let verdict, let hardest)):
      after(verdict, hardest.map { WordPlace(affirmation: affirmation, word: $0) })
    case (.imagine, .imagined):
      listened += 1
      goOn()
    case (.rest, .rested): begin()
    case (.learn, .learnt): enter(.play)
    case (.play, .timeIsUp), (.rest, .timeIsUp), (.imagine, .timeIsUp), (.pause, .timeIsUp), (.dayDone, .timeIsUp), (.dayDone, .rested):
      enter(.end(.done))
    case (.dayDone, .resumed): goOnAfterToday()
    case (.pause, .resumed): resume()
    case (.pause, .abandoned): enter(.end(.paused))
    case (.play, .soundBrokeOff), (.listen, .soundBrokeOff): enter(.pause(.noSound))
    default: break
    }
  }

  private mutating func after(_ key: Key) {
    switch (key, step) {
    case (_, .suspend), (_, .learn), (.leave, _), (.help, _), (.takeBack, _): break
    case (.pause, .pause): resume()
    case (.pause, .dayDone), (.again, .dayDone): goOnAfterToday()
    case (.pause, _): enter(.pause(.asked))
    case (.again, _): resume()
    case (.silent, _):
      isSilent.toggle()
      silencesInRow = 0
      switch step {
      case .listen: enter(.imagine)
      case .imagine: enter(.listen)
      case .pause: resume()
      default: break
      }
    case (.claim, _): claim()
    case (.learn, _):
      if let offer { enter(.learn(offer)) }
      offer = nil
    }
  }

  private mutating func after(_ verdict: Verdict, _ hardest: WordPlace?) {
    if verdict == .nothingHeard {
      silencesInRow += 1
      return enter(silencesInRow < Self.mostSilences ? .listen : .pause(.nobodySpoke))
    }
    silencesInRow = 0
    if verdict == .unchecked(.gap) || verdict == .unchecked(.echo) {
      lossesInRow += 1
      return enter(lossesInRow < Self.mostLosses ? .listen : .pause(verdict == .unchecked(.gap) ? .soundLost : .echo))
    }
    lossesInRow = 0
    if verdict.isSaid {
      counted += 1
      left[affirmation] = left[affirmation].map { max(0, $0 - 1) }
      return goOn()
    }
    rejected += 1
    rejectedInRow.append(hardest)
    isClaimable = true
    if let hardest { failures[hardest, default: 0] += 1 }
    if isDone {
      enter(.end(.done))
    } else if rejectedInRow.count >= Self.mostRejected {
      enter(.pause(.manyRejected))
    } else {
      enter(plan.hear > 1 && rejectedInRow.count < Self.rejectedUntilNamed ? .listen : .play)
    }
  }

  private mutating func claim() {
    guard isClaimable else { return }
    isClaimable = false
    claimed += 1
    if let place = rejectedInRow.last ?? nil {
      claims[place, default: 0] += 1
      if claims[place] == Self.claimsUntilLearnt { offer = place }
    }
    rejectedInRow = []
    if step == .pause(.manyRejected) {
      resume()
    } else if plan.affirmations > 1 {
      // A person who claims a take wants to go on, not to say the sentence again.
      nextAffirmation()
      begin()
    }
  }

  private mutating func tookBack(_ kind: Repetition.Kind, _ affirmation: Int) {
    switch kind {
    case .spoken:
      counted -= 1
      left[affirmation] = left[affirmation].map { $0 + 1 }
      if step == .dayDone {
        nextAffirmation()
        begin()
      }
    case .listened: listened -= 1
    case .claimed: claimed -= 1
    case .rejected: break
    }
  }

  /// Goes on after a finished repetition.
  private mutating func goOn() {
    isClaimable = false
    rejectedInRow = []
    nextAffirmation()
    if isDone {
      enter(.end(.done))
    } else if left.allSatisfy({ $0 == 0 }) {
      enter(.dayDone)
    } else if plan.gap > 0 {
      enter(.rest)
    } else {
      begin()
    }
  }

  private var isDone: Bool {
    plan.repetitions.map { done >= $0 } ?? false || plan.takes.map { counted + rejected + listened >= $0 } ?? false
  }

  /// Begins a repetition, with the recording if this round plays it.
  private mutating func begin() {
    if (rounds - 1) % plan.hear == 0 {
      enter(.play)
    } else {
      enter(isSilent ? .imagine : .listen)
    }
  }

  /// Goes on without an end, because the person wants to say more than is due.
  private mutating func goOnAfterToday() {
    left = left.map { _ in nil }
    begin()
  }

  /// Goes on after a pause, with the recording.
  private mutating func resume() {
    rejectedInRow = []
    silencesInRow = 0
    lossesInRow = 0
    enter(.play)
  }

  private mutating func enter(_ next: Step) {
    step = next
    turn += 1
  }

  /// Turns to the next affirmation with anything left to say today; to any if there is none.
  private mutating func nextAffirmation() {
    repeat { turnToNext() } while left[affirmation] == 0 && left.contains { $0 != 0 }
  }

  private mutating func turnToNext() {
    if round.isEmpty {
      round = Array(0..<max(1, plan.affirmations))
      if let seed = plan.shuffle {
        var generator = SplitMix64(seed: seed &+ UInt64(rounds))
        round.shuffle(using: &generator)
        // No affirmation comes twice in a row.
        if rounds > 0, round.first == affirmation { round.append(round.removeFirst()) }
      }
      rounds += 1
    }
    affirmation = round.removeFirst()
  }

  /// The word with the highest count; the earliest of several.
  private static func most(_ counts: [WordPlace: Int]) -> WordPlace? {
    counts.min { ($1.value, $0.key.affirmation, $0.key.word) < ($0.value, $1.key.affirmation, $1.key.word) }?.key
  }
}
