import FoundationEssentials

/// What is known of one affirmation when somebody asks what to do about it.
public struct AdviceInput: Sendable {
  public let affirmation: Affirmation
  public let forecast: Forecast
  /// By the day on which it was judged, where the person was.
  public let days: [Day: Tally]
  /// The newest lines of the ledger, the newest first, at most `recentLines` of them; none that was taken back.
  public let recent: [Repetition]
  /// How true it felt, oldest first.
  public let ratings: [Belief]
  /// The affirmations of which anything was said in the last two weeks, with how much.
  public let active: [Int: Int]
  /// How much speaks against the owner's recording, as against a take; nil if that was not looked at.
  public let recordingObjection: Double?

  /// As many lines as advice looks back.
  public static let recentLines = 500

  public init(
    affirmation: Affirmation, forecast: Forecast, days: [Day: Tally], recent: [Repetition], ratings: [Belief] = [],
    active: [Int: Int] = [:],
    recordingObjection: Double? = nil
  ) {
    self.affirmation = affirmation
    self.forecast = forecast
    self.days = days
    self.recent = recent
    self.ratings = ratings
    self.active = active
    self.recordingObjection = recordingObjection
  }

  var number: Int { affirmation.number }

  /// What finds better words for it, or another sentence.
  var coaching: String { "selflie coach \(number)" }

  var today: Day { forecast.day }

  /// The newest takes that were judged, at most so many.
  func takes(_ limit: Int) -> ArraySlice<Repetition> { recent.filter { $0.kind != .listened }.prefix(limit) }

  /// What was judged in so many days up to today.
  func tally(lastDays count: Int) -> Tally {
    days.filter { today.advanced(by: 1 - count)...today ~= $0.key }.values.reduce(into: Tally()) { $0.add($1) }
  }

  /// The days on which something was said that counts.
  var spokenDays: [Day] { days.filter { $0.value.spoken > 0 }.keys.sorted() }

  /// How many takes were ever judged.
  public var judged: Int { total.takes }

  private var total: Tally { days.values.reduce(into: Tally()) { $0.add($1) } }
}

extension Repetition {
  /// The hour of the clock where the person was, from 0 to 23.
  var hour: Int { TimeOfDay(of: started, offset: offset).hour }
}
