/// Every number that decides a verdict, in one place, with its source.
///
/// Scores, fits and objections are in units of the decoder's score (see `Segment`), unlikeness is in natural log units, frames are 10 ms.
enum Threshold {
  /// The probability of each phone in the loop of any speech. Between 1e-4 and 0.3 the trials hardly change.
  static let anyPhone = 0.05
  /// The probability of a pause between two words.
  static let pause = 0.005
  /// The probability of a negation between two words of the text: so small that only a spoken one makes up for it.
  static let insertedNegation = 1e-24
  /// The probability of a word's negated form in its place.
  static let negatedForm = 1e-8
  /// The probability that a word is left out.
  static let omission = 1e-20
  /// The probability that the speaker stops before the end.
  static let stopping = 1e-10
  /// The probability of a negated word's plain form in its place, of a left-out negation, and of "isn't" for "is not": no cheaper than the
  /// plain "is", which it sounds like. Of 15 left-out negations in the speech of people with an accent, that catches one more.
  static let plainForm = 1e-2

  /// The probability of an "uh" in a pause.
  static let hesitation = 1e-10
  /// The probability that the speaker starts again from the first word, after any pause.
  static let restart = 1e-14

  /// The score by which each frame may fit worse than any speech before it speaks against the sentence. With 20 the trials hardly differ.
  static let allowance = 25.0
  /// The objection that the worst stretch may have. Of true texts, 4 % of crowd-sourced orders, audio books and synthetic voices together
  /// have more, and nearly all of those are orders: a limit from books and voices alone (129) would reject 29 % of them.
  static let worst = 480.0
  /// The least fit, per frame, of a negation that was heard.
  static let heardNegation = -35.0
  /// The least fit, per frame, of a negation of the text that was said.
  static let saidNegation = -32.0
  /// The least fit, per frame, of an "uh" that was heard; below it, something else was said. The worst in 313 accepted true claims has -11,
  /// and the "not" of a synthetic voice -19.
  static let heardHesitation = -15.0
  /// How far the delay of an echo stands out of all delays, in standard deviations, and the least share of the energy that it explains.
  /// Of 120 takes beside their speakers' recordings, and their first 0.6 to 1.3 s, the few that have both repeat a digit of the recording
  /// itself; echoes through simulated rooms of 0.3 to 0.8 s, beside noise 8 to 30 dB below, have at least 34 and 0.55.
  static let echoPeak = 28.0, echoShare = 0.6
  /// The least amplitude of the tone behind the echo, as a share of that of its words.
  static let echoTone = 0.25
  /// The gain of an echo whose tone may be missing. Nobody says a sentence 26 dB softer than they did, and yet just as they did.
  static let faintEcho = 0.05

  /// The least pause before the sentence begins anew, in frames. All five of 240 synthetic takes with a negation too many that were taken for a
  /// new start had from 3 to 6; true takes that begin anew have at least 7.
  static let pauseBeforeStart = 7

  /// The length of a short word and of a phone that was spoken, and what belongs to the words at each end of a pause, in frames.
  static let shortWord = 16, shortPhone = 5, pauseEdge = 2
  /// How loud, in dB against the median of the words and against the room, the loudest `shortPhone` frames of a pause are from which
  /// something was said there. The acoustic model takes the sounds of a voice that it does not know for a pause: of 48 takes of six
  /// synthetic voices with a negation too many it took ten for one, which have -3 to 6; of 192 takes of twelve 2 are accepted with this
  /// limit. Of 39 accepted true claims about people with so long a pause it rejects one; a kitchen 20 dB below the words comes no
  /// nearer than 20.
  static let spokenPause = -4.0, aboveRoom = 22.0
  /// The mean length of a word's phones, in frames, beyond which it stretches over something else.
  static let longestPhone = 20.0

  /// The least fit, per frame, of the worst word of a recording that has all words; `usualFrames` of perfect fit are added to each word. Of
  /// 30 recordings by three people with an accent, through a telephone's bandwidth, the worst has -44; of other sentences, 19 of 20 have
  /// less.
  static let recordedWord = -48.0
  /// The objection, pauses included, beyond which a recording says something else. The worst of the 30 has 1424; of other sentences, 19 of
  /// 20 have more.
  static let recordedWorst = 1600.0
  /// The fit per frame that a word counts with if the search found no place for it.
  static let absentWord = -80.0
  /// The objection beyond which a recording is weak: the acoustic model does not know this voice well. Beside recordings with less, no true
  /// take was rejected for that reason.
  static let strongRecording = 150.0
  /// The mean unlikeness to the recording beyond which a word was not said.
  static let unlike = 3.8
  /// The share of the worst objection that is added to the greatest unlikeness, for a take that by itself fits. Of 90 replaced digits beside
  /// the owner's recording it catches four more, of 120 true takes it rejects one more; of actors' replaced words it catches half.
  static let objectionShare = 0.003
  /// The mean unlikeness of the worse half of a word's frames, its share of the misfit included, beyond which the word was not said, where
  /// the recording is weak. By the mean of all frames, at its best limit, 5.0 % of true takes of digits were rejected and 18.9 % of replaced
  /// digits accepted; this way 3.3 and 15.6 %.
  static let worseHalf = 5.4
  /// The share of a word's misfit per frame that is added to its unlikeness where the recording is weak.
  static let misfitShare = 0.03
  /// The frames, and their unlikeness in a usual voice, that are added to each word, so that few frames do not decide.
  static let usualFrames = 10.0, usualUnlikeness = 1.5
  /// The unlikeness to a pause beyond which a frame is no pause.
  static let pauseUnlikeness = 1.5
  /// The unlikeness beyond that limit, summed over frames, from which something was said where the recording has nothing.
  static let surplus = 12.0
  /// The same where the take by itself fits. Of words that were added and accepted, 13 of 15 have from 16 to 258; of true takes, all but one
  /// have at most 8.5.
  static let anySurplus = 40.0
  /// The limit beyond which a word that reverses the sentence was heard, where the recording is weak: unlikeness, plus this share of the
  /// word's fit. Of true takes that seem to have such a word, nine of ten have less than 1.3; spoken ones have 1.5 and more.
  static let heardUnlike = 1.35, heardShare = 0.05

  /// The claims, each without the word, from which a pronunciation is learned.
  static let claims = 3
  /// The share of the claims that the learned pronunciation must turn into said ones.
  static let taught = 2.0 / 3
  /// The share of a known pronunciation's phones that may change, at least one phone: "unwell" is no way to say "well".
  static let accent = 1.0 / 3
  /// The gain in score, for each frame of the word, by which a learned pronunciation must fit the recording better. Of synthetic voices,
  /// accents gain 26 and more; beside the recording of the right word, no other word that was claimed and would be said gains as much as
  /// 20.
  static let betterRecording = 20.0

  /// The distance between the mean used for a take and the take's own, in standard deviations, beyond which the take is searched again.
  static let meanShift = 0.2

  /// The loudness below which a take is silence, in dB relative to full scale.
  static let silence = -70.0
  /// The samples in a thousand at the end of the scale beyond which a take is too distorted to be judged.
  static let clipped = 20.0
}
