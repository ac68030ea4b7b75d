public import FoundationEssentials

extension Sitting {
  /// The ports through which a sitting reaches sound, ledger, person and clock.
  public struct Ports {
    /// The port for playing and recording.
    public var studio: Studio
    /// The port that writes repetitions.
    public var ledger: Ledger
    /// The port to the keyboard and the screen.
    public var person: Person
    /// The port to the clocks.
    public var clock: Clock
    /// The ALSA name of the microphone, for the ledger lines.
    public var device: String?

    /// Creates the ports of a sitting.
    public init(studio: Studio, ledger: Ledger, person: Person, clock: Clock = .system, device: String? = nil) {
      self.studio = studio
      self.ledger = ledger
      self.person = person
      self.clock = clock
      self.device = device
    }
  }

  /// The ledger as a sitting uses it. Each closure throws what the journal throws; a sitting then ends with that error.
  public struct Ledger {
    /// Writes a repetition into the ledger, and returns the new tally of its affirmation.
    public var keep: (Repetition, Affirmation) throws -> Tally
    /// Takes a repetition out of the ledger, and returns the new tally of its affirmation.
    public var takeBack: (Repetition, Affirmation) throws -> Tally
    /// Keeps the pronunciations of a word of an affirmation.
    public var learn: (_ word: String, [Pronunciation], Affirmation) throws -> Void
    /// Returns what the ledger remembers of the way of an affirmation.
    public var recall: (Affirmation) throws -> Recollection

    /// Creates a ledger from its closures.
    public init(
      keep: @escaping (Repetition, Affirmation) throws -> Tally, takeBack: @escaping (Repetition, Affirmation) throws -> Tally,
      learn: @escaping (_ word: String, [Pronunciation], Affirmation) throws -> Void,
      recall: @escaping (Affirmation) throws -> Recollection = { _ in Recollection() }
    ) {
      self.keep = keep
      self.takeBack = takeBack
      self.learn = learn
      self.recall = recall
    }
  }

  /// The person who practises, at their keyboard and screen.
  public struct Person {
    /// Returns the keys and signals since the last call, without waiting.
    public var notices: () -> [Attention.Notice]
    /// Waits for the next notice, for at most the given duration; nil waits without an end.
    public var wait: (Duration?) -> Void
    /// Stops the process as Ctrl-Z does, and returns when the process goes on.
    public var suspend: () throws -> Void
    /// Tells the person an event, with the exercise that it is about and the state of the cycle.
    public var tell: (Event, Exercise, Practice) throws -> Void

    /// Creates a person from four closures.
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

  /// The clocks of a sitting: the wall clock, and a steady one that nobody can set.
  public struct Clock {
    /// Reads the wall clock.
    public var now: () -> Date
    /// Returns the offset of local time from Greenwich at a moment, in seconds, positive in the east.
    public var offset: (Date) -> Int
    /// Reads the steady clock, which measures durations.
    public var instant: () -> ContinuousClock.Instant

    /// Creates a clock from three closures.
    public init(now: @escaping () -> Date, offset: @escaping (Date) -> Int, instant: @escaping () -> ContinuousClock.Instant) {
      self.now = now
      self.offset = offset
      self.instant = instant
    }

    /// The clocks of this machine.
    public static var system: Clock { Clock(now: { .now }, offset: LocalTime.offset, instant: { .now }) }
  }
}
