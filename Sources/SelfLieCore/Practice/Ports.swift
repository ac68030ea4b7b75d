public import FoundationEssentials

extension Sitting {
  /// What a sitting needs of the world.
  public struct Ports {
    public var studio: Studio
    public var ledger: Ledger
    public var person: Person
    public var clock: Clock
    /// The ALSA name of the microphone.
    public var device: String?

    public init(studio: Studio, ledger: Ledger, person: Person, clock: Clock = .system, device: String? = nil) {
      self.studio = studio
      self.ledger = ledger
      self.person = person
      self.clock = clock
      self.device = device
    }
  }

  /// Where repetitions are kept.
  public struct Ledger {
    /// Writes a repetition into the ledger, and answers with what the ledger then says.
    public var keep: (Repetition, Affirmation) throws -> Tally
    /// Takes a repetition out of the ledger, and answers with what the ledger then says.
    public var takeBack: (Repetition, Affirmation) throws -> Tally
    /// Keeps how a word of an affirmation sounds.
    public var learn: (_ word: String, [Pronunciation], Affirmation) throws -> Void

    public init(
      keep: @escaping (Repetition, Affirmation) throws -> Tally, takeBack: @escaping (Repetition, Affirmation) throws -> Tally,
      learn: @escaping (_ word: String, [Pronunciation], Affirmation) throws -> Void
    ) {
      self.keep = keep
      self.takeBack = takeBack
      self.learn = learn
    }
  }

  /// The person who practises, at their keyboard and screen.
  public struct Person {
    /// What the person and the system want since the last time.
    public var notices: () -> [Attention.Notice]
    /// Waits until there is a notice, for so long at most; without an end if there is no duration.
    public var wait: (Duration?) -> Void
    /// Stops the process, and returns when it goes on.
    public var suspend: () throws -> Void
    /// Learns what happens, and to which exercise.
    public var tell: (Event, Exercise, Practice) throws -> Void

    public init(
      notices: @escaping () -> [Attention.Notice], wait: @escaping (Duration?) -> Void, suspend: @escaping () throws -> Void,
      tell: @escaping (Event, Exercise, Practice) throws -> Void
    ) {
      self.notices = notices
      self.wait = wait
      self.suspend = suspend
      self.tell = tell
    }
  }

  /// The clocks: one on the wall, and one that nobody can set.
  public struct Clock {
    public var now: () -> Date
    /// How far the clocks here are ahead of Greenwich's at a moment, in seconds.
    public var offset: (Date) -> Int
    public var instant: () -> ContinuousClock.Instant

    public init(now: @escaping () -> Date, offset: @escaping (Date) -> Int, instant: @escaping () -> ContinuousClock.Instant) {
      self.now = now
      self.offset = offset
      self.instant = instant
    }

    public static var system: Clock { Clock(now: { .now }, offset: LocalTime.offset, instant: { .now }) }
  }
}
