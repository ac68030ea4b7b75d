/// How true an affirmation felt to its owner after a number of repetitions.
///
/// A belief is a field of the affirmation, so each rating is an edit: all ratings are kept, can be undone, and travel in an archive.
public struct Belief: Equatable, Sendable {
  /// The rating, from 0 (not at all) to 10 (wholly).
  public let value: Int
  /// The number of spoken repetitions counted when the person was asked.
  public let count: Int

  /// The range of ratings.
  public static let scale = 0...10
  /// The highest rating that means little belief.
  ///
  /// It stands for 3 of the 7 points of the latitude of acceptance in J. Wood, E. Perunovic, J. Lee, "Positive self-statements",
  /// Psychological Science 20, 2009, on this scale.
  public static let little = 4
  /// The middle of the scale; what is rated higher is believed more than not.
  static let half = 5
  /// The number of spoken repetitions after which the person is asked again.
  public static let interval = 100

  /// Creates a rating, with the value clamped to the scale and the count to 0 or more.
  public init(value: Int, count: Int) {
    self.value = min(max(value, Self.scale.lowerBound), Self.scale.upperBound)
    self.count = max(0, count)
  }

  /// Whether a sitting that led from one count to another made it time to ask again.
  /// - Parameter last: The latest rating; nil if the person was never asked.
  public static func isDue(from before: Int, to now: Int, last: Belief?) -> Bool {
    now / interval > before / interval && (last.map { $0.count / interval < now / interval } ?? true)
  }
}

extension Belief {
  /// The stored form of the rating: "7 300" for a rating of 7 after 300 repetitions.
  public var text: String { "\(value) \(count)" }

  /// Reads the form that `text` writes; nil for any other text.
  public init?(text: String) {
    let parts = text.split(separator: " ").compactMap { Int($0) }
    guard parts.count == 2, Self.scale.contains(parts[0]), parts[1] >= 0 else { return nil }
    self.init(value: parts[0], count: parts[1])
    guard self.text == text else { return nil }
  }

  /// The ratings of the affirmation's present text, oldest first.
  ///
  /// A second rating at the same count corrects the first. A rating equal to an earlier one is an `undo`, and drops those since.
  /// - Parameter edits: The edits of one affirmation, oldest first.
  public static func ratings(in edits: [Edit]) -> [Belief] {
    var ratings: [Belief] = []
    for edit in edits {
      switch edit.field {
      case .text: ratings = []
      case .belief:
        guard let belief = edit.new.flatMap(Belief.init(text:)) else {
          ratings = []
          continue
        }
        if let earlier = ratings.firstIndex(of: belief) {
          ratings.removeSubrange(earlier...)
        } else if ratings.last?.count == belief.count {
          ratings.removeLast()
        }
        ratings.append(belief)
      default: break
      }
    }
    return ratings
  }

  /// The last ratings, if a sentence feels less and less true: two falls one after the other, or one to half; nil if it does not.
  public static func fall(of ratings: [Belief]) -> ArraySlice<Belief>? {
    let last = ratings.suffix(3), values = last.map(\.value)
    if values.count == 3, values[0] > values[1], values[1] > values[2] { return last }
    return values.count > 1 && 2 * values[values.count - 1] <= values[values.count - 2] && values[values.count - 2] > 0
      ? last.suffix(2) : nil
  }
}
