/// Every number that decides, in one place, with where it comes from.
enum Threshold {
  /// The probability of each phone in any speech. Between 1e-4 and 0.3 the trials hardly change.
  static let anyPhone = 0.05
  /// The probability of a pause between two words.
  static let pause = 0.005
  /// The probability of a negation between two words of the text: so little that only a real one makes up for it.
  static let insertedNegation = 1e-24
  /// The probability of a word's negated form in its place.
  static let negatedForm = 1e-8
  /// The probability that a word is left out,
  static let omission = 1e-20
  /// and that the speaker stops before the end.
  static let stopping = 1e-10
  /// The probability of a negated word's plain form in its place, and of a negation that is left out.
  static let plainForm = 1e-2

  /// The probability of an "uh" in a pause,
  static let hesitation = 1e-10
  /// and that the speaker starts again from the first word, after any pause.
  static let restart = 1e-14

  /// How much worse than any speech could do a frame may fit before it speaks against the sentence, in units of the decoder's score.
  /// With 20 the trials come out hardly different.
  static let allowance = 25.0
  /// How much may speak against the sentence in its worst stretch. Of true texts, 4 % of crowd-sourced orders, audio books and synthetic
  /// voices together have more, and nearly all of those are orders: a limit from books and voices alone (129) would reject 29 % of them.
  static let worst = 480.0
  /// A negation that was heard fits at least so well, per frame,
  static let heardNegation = -35.0
  /// and one of the text that was said at least so well;
  static let saidNegation = -32.0
  /// an "uh" too, or it was something else;
  static let heardHesitation = -20.0
  /// its phones last no longer than this on average, in frames.
  static let longestPhone = 20.0

  /// A recording whose worst word fits worse than this, per frame, does not have it; a word of few frames is judged as if it had
  /// `usualFrames` more that fit. Of 30 recordings by three people with an accent, through a telephone's bandwidth, the worst has -44;
  /// of other sentences, 19 of 20 have less.
  static let recordedWord = -48.0
  /// One that speaks more than this against the sentence, pauses included, says something else. The worst of the 30 has 1424; of other
  /// sentences, 19 of 20 have more.
  static let recordedWorst = 1600.0
  /// What a word counts as that the search found no place for.
  static let absentWord = -80.0
  /// A recording that speaks more than this against its own sentence is weak: the acoustic model does not know this voice well. Of those
  /// with less, no true take was rejected for it.
  static let strongRecording = 150.0
  /// A word more unlike the recording than this, on average, was not said;
  static let unlike = 3.8
  /// where the recording is weak, the unlikeness and this share of how badly the word fits by itself.
  static let misfitShare = 0.03
  /// A word of few frames is judged as if it had so many more of a usual voice's.
  static let usualFrames = 10.0, usualUnlikeness = 1.5
  /// What is more unlike a pause than this is no pause;
  static let pauseUnlikeness = 1.5
  /// and so much of it, summed over frames, was said where the recording has nothing.
  static let surplus = 12.0
  /// A word that turns a sentence round was heard from a voice whose recording is weak, if the recording is so unlike there, with this share
  /// of how well the word fits. Of true takes that seem to have one, nine of ten have less than 1.3; real ones have 1.5 and more.
  static let heardUnlike = 1.35, heardShare = 0.05

  /// So many claims, each without the word, teach how it is said;
  static let claims = 3
  /// so many of them have to be said then.
  static let taught = 2.0 / 3
  /// No more than this share of a known pronunciation's phones may be others, or one: "unwell" is no way to say "well".
  static let accent = 1.0 / 3
  /// What was learned has to fit the recording so much better, for each frame of the word. Of synthetic voices, accents gain 26 and more;
  /// beside the recording of the right word, no other word that was claimed and would be said gains as much as 20.
  static let betterRecording = 20.0

  /// How far the mean that a take was followed by may be from the take's own, or it is searched again.
  static let meanShift = 0.2

  /// Less than this is silence, in dB below full scale.
  static let silence = -70.0
  /// More samples in a thousand at the end of the scale than this, and the sound is too distorted to be judged.
  static let clipped = 20.0
}
