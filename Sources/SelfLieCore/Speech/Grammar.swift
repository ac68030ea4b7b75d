/// What a decoder may hear: states, and arcs between them that each take a unit of sound. Pure, so that it can be looked at.
struct Grammar: Equatable {
  struct Arc: Equatable {
    let from: Int
    let to: Int
    /// The unit that is heard on the way; nil for a way without sound.
    let unit: String?
    let probability: Double
  }

  /// The first state is 0.
  var states = 1
  var final = 0
  var arcs: [Arc] = []
  /// Each unit's phones.
  var units: [String: Pronunciation] = [:]
  /// Where there may be silence, as often as it likes.
  var pauses: [Int] = []
}

/// A stretch of sound that a decoder took for one unit.
struct Segment: Equatable {
  /// A unit of the grammar, or a phone of the model.
  let unit: String
  /// Frames of 10 ms, both included.
  let frames: ClosedRange<Int>
  /// The log probability of the sound, in units of the decoder's log base times 1024; the more, the better it fits.
  let score: Int
}
