/// What a decoder may hear: states, and arcs between them that each take a unit of sound. Pure, so that it can be looked at.
struct Grammar {
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
  /// Units of one phone whose sound does not depend on what is beside them; silence is always one.
  var fillers: [(unit: String, phone: String)] = []
  /// Fillers that may be heard at a state, as often as they like.
  var loops: [(state: Int, unit: String, probability: Double)] = []

  /// Any sequence of phones: how well could this sound be explained by any speech at all?
  static func anySpeech(of model: AcousticModel) -> Grammar {
    var grammar = Grammar()
    grammar.fillers = model.phones.sorted().map { ("[\($0)]", $0) }
    grammar.loops = (grammar.fillers.map(\.unit) + [Decoder.silence]).map { (0, $0, Threshold.anyPhone) }
    return grammar
  }
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
