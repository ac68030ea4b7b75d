/// The language of a decoder: states, and arcs between them that each take a unit of sound. A plain value, so that tests can inspect it.
struct Grammar {
  /// A way from one state to another.
  struct Arc: Equatable {
    let from: Int
    let to: Int
    /// The unit that is heard on the way; nil for an arc without sound.
    let unit: String?
    let probability: Double
  }

  /// The number of states. The first one is 0.
  var states = 1
  /// The state in which a take may end.
  var final = 0
  var arcs: [Arc] = []
  /// The phones of each unit.
  var units: [String: Pronunciation] = [:]
  /// Units of one phone whose sound does not depend on their neighbours. Silence always is one.
  var fillers: [(unit: String, phone: String)] = []
  /// Fillers that may be heard at a state any number of times.
  var loops: [(state: Int, unit: String, probability: Double)] = []

  /// Makes the phone loop: any sequence of phones, to measure how well any speech at all explains a sound.
  static func anySpeech(of model: AcousticModel) -> Grammar {
    var grammar = Grammar()
    grammar.fillers = model.phones.sorted().map { ("[\($0)]", $0) }
    grammar.loops = (grammar.fillers.map(\.unit) + [Decoder.silence]).map { (0, $0, Threshold.anyPhone) }
    return grammar
  }
}

/// A stretch of sound that a decoder explained by one unit.
struct Segment: Equatable {
  /// The name of a unit of the grammar, or of a phone of the model.
  let unit: String
  /// The frames of 10 ms, both ends included.
  let frames: ClosedRange<Int>
  /// The log probability of the sound, in units of the decoder's log base times 1024. A higher score is a better fit.
  let score: Int
}
