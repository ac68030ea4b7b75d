import FoundationEssentials
import SelfLieCore
import SystemPackage

/// An affirmation with its progress.
struct AffirmationRecord: Encodable {
  struct Sound: Encodable {
    var id: String
    var made: Date
    var seconds: Double
    var verified: Bool
    var file: String
  }

  var number: Int
  var id: String
  var text: String
  var goal: String?
  var because: String?
  var count: Int
  var target: Int
  var listened: Int
  var claimed: Int
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

/// A plan, and what lies ahead.
struct PlanRecord: Encodable {
  struct Pause: Encodable {
    var from: String
    var to: String
  }

  var number: Int
  var perDay: Int?
  var until: String?
  /// When the aim was set.
  var since: String?
  /// "mon", "tue", and so on.
  var skip: [String]
  var pauses: [Pause]
  /// How many of today's are still to be said.
  var due: Int
  var today: Int
  /// How many a day it takes to be done until the day of the plan.
  var needed: Int?
  /// How many are said a day.
  var pace: Double?
  var done: String?
  /// Less than nothing for days to catch up.
  var ahead: Int?

  enum CodingKeys: String, CodingKey {
    case number, until, since, skip, pauses, due, today, needed, pace, done
    case perDay = "per_day"
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
    ahead = forecast.daysAhead
  }
}

/// How true an affirmation felt.
struct BeliefRecord: Encodable {
  var value: Int
  /// How many repetitions were counted by then.
  var count: Int

  init(_ belief: Belief) {
    value = belief.value
    count = belief.count
  }
}
