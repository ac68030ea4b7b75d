extension Sitting {
  /// An event of a sitting, told in the order of time; a repetition is told only once the ledger has it.
  public enum Event: Equatable, Sendable {
    case playing
    /// The words of the recording heard so far, by their places in the sentence, counted from 0.
    case heardWords(Set<Int>)
    /// The microphone is about to open; `again` if nobody spoke the last time.
    case listening(again: Bool)
    /// The level at the microphone, and the places of the words recognised so far.
    case hearing(Level, recognised: Set<Int>)
    /// The speech of a take, whose length in seconds this is, is about to be judged.
    case heard(Double)
    /// A person who cannot speak now has the time to think the sentence.
    case imagining
    case kept(Repetition)
    /// The count has come to a milestone; with what the ledger remembers.
    case milestone(Milestone, Recollection)
    case tookBack(Repetition)
    /// A take was not counted; the ledger has its line. `watch` is the place of a word that fails again and again.
    case rejected(Repetition, Verdict, watch: Int?)
    case nothingHeard
    /// Samples were lost, so that the take is neither counted nor kept.
    case soundLost
    /// The microphone heard the loudspeaker instead of a person, which is neither counted nor kept.
    case echo
    /// What can be done about the takes that were rejected one after the other, the most likely first.
    case remedies([Remedy])
    case changed(isSilent: Bool)
    /// A word was claimed so often that its pronunciation may be learnt from these takes; its place in the sentence.
    case offer(word: Int)
    case learning(word: Int)
    /// The search for the pronunciation of a word is over; nil if the takes did not show one.
    case learnt(word: Int, Pronunciation?)
    /// A key has nothing to claim or to take back now.
    case nothingTo(Practice.Key)
    /// The sitting has reached a good place to stop.
    case enoughForToday
    /// All that was due today is said.
    case dayDone
    case resting
    case paused(Practice.Pause)
    /// A sound device broke off, and the cycle pauses until it works again.
    case soundBroke(SoundProblem)
    case help
    /// The screen must be drawn anew: its size changed, or another program used it.
    case redraw
    case ended(Practice.Ending)
  }

  /// The result of a sitting.
  public struct Outcome {
    /// The final state of the cycle, with its counts.
    public let practice: Practice
    /// The length of the sitting without its pauses, in seconds.
    public let seconds: Double
    /// The time for each finished repetition in seconds, without pauses and without what was left early; nil if none was finished.
    public let secondsEach: Double?
  }
}
