import FoundationEssentials
import SelfLieCore
import SystemPackage

/// An affirmation with its progress, for programs.
struct AffirmationRecord: Encodable {
  /// The recording of an affirmation.
  struct Sound: Encodable {
    var id: String
    /// When the recording was made, in UTC.
    var made: Date
    /// The length of the recording, in seconds.
    var seconds: Double
    var verified: Bool
    var file: String
  }

  var number: Int
  var id: String
  var text: String
  var goal: String?
  var because: String?
  /// The tags, in the order of the alphabet.
  var tags: [String]
  var count: Int
  var target: Int
  var listened: Int
  var claimed: Int
  /// When the affirmation was added, in UTC.
  var created: Date
  /// "gentle", "normal" or "strict".
  var strictness: String
  var model: String?
  var dictionary: String?
  var pronunciations: [String: [String]]?
  var recording: Sound?
  var archived: Bool
  var plan: PlanRecord?
  var belief: BeliefRecord?

  init(_ affirmation: Affirmation, _ tally: Tally, _ forecast: Forecast? = nil, in home: Home) {
    number = affirmation.number
    id = affirmation.id.description
    text = affirmation.text
    goal = affirmation.goal
    because = affirmation.reason
    tags = affirmation.tags.sorted().map(\.description)
    count = tally.count
    target = affirmation.target
    listened = tally.listened
    claimed = tally.claimed
    created = affirmation.created
    archived = affirmation.isArchived
    plan = forecast.map { PlanRecord(affirmation, $0) }
    belief = affirmation.belief.map(BeliefRecord.init)
    strictness = affirmation.strictness.rawValue
    model = affirmation.model?.string
    dictionary = affirmation.dictionary?.string
    if !affirmation.pronunciations.isEmpty { pronunciations = affirmation.pronunciations.mapValues { $0.map(\.description) } }
    recording = affirmation.recording.map {
      Sound(
        id: $0.id.description, made: $0.made, seconds: rounded($0.duration, to: 3), verified: $0.verified, file: home.file(of: $0).string)
    }
  }
}

/// A plan and its forecast, for programs. Days are written as in "2026-12-03".
struct PlanRecord: Encodable {
  /// A pause, with its first and last day.
  struct Pause: Encodable {
    var from: String
    var to: String
  }

  var number: Int
  var perDay: Int?
  var until: String?
  /// The day on which the plan's aim was set.
  var since: String?
  /// The weekdays that the plan leaves out, as in "mon".
  var skip: [String]
  var pauses: [Pause]
  /// The repetitions still due today.
  var due: Int
  /// The spoken repetitions of today.
  var today: Int
  /// The repetitions a day that reach the target by the plan's last day.
  var needed: Int?
  /// Spoken repetitions a day, over the last two weeks.
  var pace: Double?
  /// The day on which the target is reached, by the plan or at the pace.
  var done: String?
  /// The first and the last day on which the target may be reached, as a person is told; missing where too little is known.
  var doneBetween: [String]?
  /// The days of the plan that the person is ahead; negative for days to catch up.
  var ahead: Int?

  enum CodingKeys: String, CodingKey {
    case number, until, since, skip, pauses, due, today, needed, pace, done
    case perDay = "per_day"
    case doneBetween = "done_between"
    case ahead = "days_ahead"
  }

  init(_ affirmation: Affirmation, _ forecast: Forecast) {
    number = affirmation.number
    perDay = forecast.plan.perDay
    until = forecast.plan.until?.digits
    since = forecast.plan.since?.digits
    skip = forecast.plan.skipped.sorted().map(\.short)
    pauses = forecast.plan.pauses.map { Pause(from: $0.lowerBound.digits, to: $0.upperBound.digits) }
    due = forecast.due
    today = forecast.today
    needed = forecast.neededPerDay
    pace = forecast.pace.map { rounded($0, to: 2) }
    done = forecast.arrival?.digits
    doneBetween = forecast.arrivals.map { [$0.lowerBound.digits, $0.upperBound.digits] }
    ahead = forecast.daysAhead
  }
}

/// A rating of how true an affirmation felt, for programs.
struct BeliefRecord: Encodable {
  /// The rating, from 0 to 10.
  var value: Int
  /// The count at the time of the rating.
  var count: Int

  init(_ belief: Belief) {
    value = belief.value
    count = belief.count
  }
}
