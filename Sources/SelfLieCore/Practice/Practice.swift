/// The cycle: hear yourself, say it, have it checked, see it counted, again. Pure: it says what comes next, and others do it.
public struct Practice: Equatable, Sendable {
  /// What a sitting is asked to be.
  public struct Course: Equatable, Sendable {
    /// How many repetitions to do before it is done; nil for no end.
    public var repetitions: Int?
    /// How many takes to judge before it is done, counted or not; nil for no end.
    public var takes: Int?
    /// The recording is heard before every so many-th repetition.
    public var hear: Int
    /// Seconds between two repetitions.
    public var gap: Double
    /// How many affirmations take turns.
    public var affirmations: Int
    /// A number that decides in which order they do, anew in each round; nil for the order in which they are given.
    public var shuffle: UInt64?

    public init(
      repetitions: Int? = nil, takes: Int? = nil, hear: Int = 1, gap: Double = 0, affirmations: Int = 1, shuffle: UInt64? = nil
    ) {
      self.repetitions = repetitions
      self.takes = takes
      self.hear = hear
      self.gap = gap
      self.affirmations = affirmations
      self.shuffle = shuffle
    }
  }

  /// What comes next.
  public enum Step: Equatable, Sendable {
    /// The recording is heard.
    case play
    /// The microphone is open.
    case listen
    /// Who cannot speak now has the time in which it would be said.
    case imagine
    /// The gap between two repetitions.
    case rest
    case pause(Pause)
    /// The process is stopped, and then goes on, or pauses as before.
    case suspend(before: Pause?)
    /// The takes that were claimed for a word teach how it sounds.
    case learn(WordPlace)
    case end(Ending)
  }

  public enum Pause: String, Sendable {
    case asked = "as you wished"
    case nobodySpoke = "nobody spoke"
    case manyRejected = "six in a row were not counted"
  }

  public enum Ending: String, Sendable {
    /// What was asked for is done.
    case done
    /// The person left.
    case left
    /// It paused, and nobody was there to go on.
    case paused
  }

  /// A word of one of the affirmations, both counted from 0.
  public struct WordPlace: Hashable, Sendable {
    public let affirmation: Int
    public let word: Int

    public init(affirmation: Int, word: Int) {
      self.affirmation = affirmation
      self.word = word
    }
  }

  /// What a key stands for.
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

  /// What happened.
  public enum Event: Equatable, Sendable {
    case played
    /// The word that failed worst, if one did.
    case judged(Verdict, hardest: Int? = nil)
    case imagined
    case rested
    case learnt
    case key(Key)
    /// What was kept last was taken back.
    case tookBack(Repetition.Kind)
    case suspended
    case resumed
    /// The time for the sitting is over.
    case timeIsUp
    case left
    /// A pause that nobody can end.
    case abandoned
  }

  /// So many takes in a row that were not counted mean that something is wrong that goes on being wrong.
  static let mostRejected = 6
  /// So many in a row, and the word that fails is named.
  static let rejectedUntilNamed = 2
  /// The first silence is asked about, the second pauses.
  static let mostSilences = 2
  /// So many claims of a word, and its pronunciation may be learnt from them.
  static let claimsUntilLearnt = 3
  /// So many repetitions are a good sitting.
  public static let suggestedEnd = 30

  public let plan: Course
  /// What comes next.
  public private(set) var step = Step.play
  /// Counts up each time that something else begins, or the same anew.
  public private(set) var turn = 0
  /// Whether the person cannot speak now.
  public private(set) var isSilent: Bool
  /// Which affirmation it is about.
  public private(set) var affirmation = 0

  public private(set) var counted = 0
  public private(set) var rejected = 0
  public private(set) var listened = 0
  public private(set) var claimed = 0
  /// How often each word failed.
  public private(set) var failures: [WordPlace: Int] = [:]
  /// Whether the last take was rejected and may still be claimed.
  public private(set) var isClaimable = false
  /// A word that was claimed so often that its pronunciation may be learnt.
  public private(set) var offer: WordPlace?

  /// The words that failed in a row of rejections.
  private var rejectedInRow: [WordPlace?] = []
  private var silencesInRow = 0
  private var claims: [WordPlace: Int] = [:]
  /// The affirmations whose turn comes in this round.
  private var round: [Int] = []
  private var rounds = 0

  public init(_ plan: Course = Course(), isSilent: Bool = false) {
    self.plan = plan
    self.isSilent = isSilent
    nextAffirmation()
  }

  /// Repetitions done, of the kinds that are wanted: spoken, or listened by who cannot speak.
  public var done: Int { counted + listened }

  /// Whether this is a good place to stop, for who has not said when to.
  public var isEnough: Bool { done == Self.suggestedEnd && plan.repetitions == nil }

  /// Whether the person is asked to speak a second time, without another playback.
  public var isAskingAgain: Bool { silencesInRow > 0 }

  /// The word that failed most in a row of rejections, once that is long enough to speak of it.
  public var wordToWatch: WordPlace? {
    guard rejectedInRow.count >= Self.rejectedUntilNamed else { return nil }
    return Self.most(rejectedInRow.compactMap(\.self).reduce(into: [:]) { $0[$1, default: 0] += 1 })
  }

  /// The word that failed most in the sitting.
  public var hardestWord: WordPlace? { Self.most(failures) }

  /// Goes on from what happened. What cannot have happened now changes nothing.
  public mutating func after(_ event: Event) {
    switch (step, event) {
    case (.end, _): break
    case (_, .left), (_, .key(.leave)): enter(.end(.left))
    case (_, .key(let key)): after(key)
    case (_, .tookBack(let kind)): tookBack(kind)
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
    case (.play, .timeIsUp), (.rest, .timeIsUp), (.imagine, .timeIsUp), (.pause, .timeIsUp): enter(.end(.done))
    case (.pause, .resumed): resume()
    case (.pause, .abandoned): enter(.end(.paused))
    default: break
    }
  }

  private mutating func after(_ key: Key) {
    switch (key, step) {
    case (_, .suspend), (_, .learn), (.leave, _), (.help, _), (.takeBack, _): break
    case (.pause, .pause): resume()
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
    if verdict.isSaid {
      counted += 1
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
      // Whoever says that it was said wants to go on.
      nextAffirmation()
      begin()
    }
  }

  private mutating func tookBack(_ kind: Repetition.Kind) {
    switch kind {
    case .spoken: counted -= 1
    case .listened: listened -= 1
    case .claimed: claimed -= 1
    case .rejected: break
    }
  }

  /// After a repetition was done.
  private mutating func goOn() {
    isClaimable = false
    rejectedInRow = []
    nextAffirmation()
    if isDone {
      enter(.end(.done))
    } else if plan.gap > 0 {
      enter(.rest)
    } else {
      begin()
    }
  }

  private var isDone: Bool {
    plan.repetitions.map { done >= $0 } ?? false || plan.takes.map { counted + rejected + listened >= $0 } ?? false
  }

  /// Begins a repetition.
  private mutating func begin() {
    if (rounds - 1) % plan.hear == 0 {
      enter(.play)
    } else {
      enter(isSilent ? .imagine : .listen)
    }
  }

  /// Goes on after a pause, with the recording.
  private mutating func resume() {
    rejectedInRow = []
    silencesInRow = 0
    enter(.play)
  }

  private mutating func enter(_ next: Step) {
    step = next
    turn += 1
  }

  private mutating func nextAffirmation() {
    if round.isEmpty {
      round = Array(0..<max(1, plan.affirmations))
      if let seed = plan.shuffle {
        var generator = SplitMix64(seed: seed &+ UInt64(rounds))
        round.shuffle(using: &generator)
        // Not the same twice in a row.
        if rounds > 0, round.first == affirmation { round.append(round.removeFirst()) }
      }
      rounds += 1
    }
    affirmation = round.removeFirst()
  }

  /// The place with the most; of several the first.
  private static func most(_ counts: [WordPlace: Int]) -> WordPlace? {
    counts.min { ($1.value, $0.key.affirmation, $0.key.word) < ($0.value, $1.key.affirmation, $1.key.word) }?.key
  }
}
