/// How true an affirmation felt to its owner after so many repetitions.
///
/// It is one of the affirmation's fields: a rating is an edit, so that all of them are kept, can be undone, and go along in an archive.
public struct Belief: Equatable, Sendable {
  /// From 0, not at all, to 10, wholly.
  public let value: Int
  /// How many repetitions were counted by then.
  public let count: Int

  public static let scale = 0...10
  /// At most this is little: 3 of the 7 points of the latitude of acceptance in J. Wood, E. Perunovic, J. Lee, "Positive self-statements",
  /// Psychological Science 20, 2009, on this scale.
  public static let little = 4
  /// After so many more repetitions it is asked again.
  public static let interval = 100

  public init(value: Int, count: Int) {
    self.value = min(max(value, Self.scale.lowerBound), Self.scale.upperBound)
    self.count = max(0, count)
  }

  /// Whether it is time to ask again, when a sitting has led from one count to another.
  public static func isDue(from before: Int, to now: Int, last: Belief?) -> Bool {
    now / interval > before / interval && (last.map { $0.count / interval < now / interval } ?? true)
  }
}

extension Belief {
  /// As it is kept: "7 300".
  public var text: String { "\(value) \(count)" }

  /// Reads what `text` wrote; nil for anything else.
  public init?(text: String) {
    let parts = text.split(separator: " ").compactMap { Int($0) }
    guard parts.count == 2, Self.scale.contains(parts[0]), parts[1] >= 0 else { return nil }
    self.init(value: parts[0], count: parts[1])
    guard self.text == text else { return nil }
  }

  /// The ratings of a text as it is now, oldest first.
  ///
  /// A rating at the same count corrects the one before, and one that is exactly an earlier one is what `undo` left.
  /// - Parameter edits: Of one affirmation, oldest first.
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

  /// Whether each of the last two ratings was lower than the one before it.
  public static func hasFallenTwice(_ ratings: [Belief]) -> Bool {
    let last = ratings.suffix(3).map(\.value)
    return last.count == 3 && last[0] > last[1] && last[1] > last[2]
  }
}
