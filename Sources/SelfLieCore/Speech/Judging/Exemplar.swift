/// The owner's recording as a measure: the sound of this voice when it says this sentence.
struct Exemplar: Equatable, Sendable {
  /// A stretch of the recording with words of the text.
  struct Part: Equatable, Sendable {
    let places: Range<Int>
    let frames: Range<Int>
  }

  let sound: Posteriorgram
  let parts: [Part]
  /// The frames between the parts.
  let pauses: [Int]
  /// Whether the acoustic model hears the recording so poorly that it will hear its owner's takes poorly too.
  let isWeak: Bool

  init(sound: Posteriorgram, parts: [Part], pauses: [Int], isWeak: Bool) {
    self.sound = sound
    self.parts = parts
    self.pauses = pauses
    self.isWeak = isWeak
  }

  /// Makes a measure of a recording; nil unless the recording has all the words.
  /// - Parameter judgement: The judgement of the recording by itself.
  /// - Parameter words: The number of words of the sentence.
  init?(_ sound: Posteriorgram, _ judgement: Verifier.Judgement, words: Int) {
    guard judgement.canBeMeasure(words: words) else { return nil }
    let evidence = judgement.evidence
    self.init(
      sound: sound,
      parts: evidence.plain.filter { $0.role == .word }.map {
        Part(places: $0.places, frames: min($0.frames.lowerBound, sound.count)..<min($0.frames.upperBound + 1, sound.count))
      },
      pauses: evidence.plain.filter { $0.role == .pause }.flatMap { Array($0.frames) }.filter { $0 < sound.count },
      isWeak: !judgement.verdict.isSaid || evidence.worst.objection > Threshold.strongRecording)
  }

  /// Compares a take with the recording by dynamic time warping.
  ///
  /// Each may be at most twice as fast as the other. Pauses, and other sound that the recording lacks, are only allowed between words.
  /// - Returns: Nil if the take is too short or too long to match, or if the comparison would need too much memory.
  func likeness(of take: Posteriorgram) -> Likeness? {
    guard parts.reduce(0, { $0 + $1.frames.count }) * take.count <= Self.mostCells else { return nil }
    let surplus = unlikenessToPauses(of: take)
    var warping = Warping(surplus: surplus)
    for part in parts { warping.add(part.frames.lazy.map { sound.unlikeness(of: $0, to: take) }) }
    return warping.path().map { Likeness(path: $0, parts: parts, frames: take.count, isToWeak: isWeak) }
  }

  /// The most cells of a comparison, five bytes each. Half a minute of speech against half a minute has nine millions.
  private static let mostCells = 10_000_000

  /// Returns the unlikeness of each frame of a take to a pause: to silence, or to the recording's own pauses.
  private func unlikenessToPauses(of take: Posteriorgram) -> [Float] {
    /// The mean is taken over this many of the most alike frames, so that a single odd one cannot swallow words.
    let few = 5
    var nearest = [[Float]](repeating: [], count: take.count)
    if pauses.count > few {
      for pause in pauses {
        for (frame, value) in sound.unlikeness(of: pause, to: take).enumerated() {
          if nearest[frame].count < few {
            nearest[frame].append(value)
          } else if let worst = nearest[frame].indices.max(by: { nearest[frame][$0] < nearest[frame][$1] }), value < nearest[frame][worst] {
            nearest[frame][worst] = value
          }
        }
      }
    }
    return (0..<take.count).map { frame in
      let toSilence = take.unlikenessToQuiet(of: frame)
      guard !nearest[frame].isEmpty else { return toSilence }
      return min(toSilence, nearest[frame].reduce(0, +) / Float(few))
    }
  }
}

extension Verifier.Judgement {
  /// Whether takes can be compared with this clip: it has all the words, though the acoustic model may hear them poorly.
  /// - Parameter words: The number of words of the sentence.
  public func canBeMeasure(words: Int) -> Bool {
    let heard = evidence.plainWords
    return evidence.worst.objection <= Threshold.recordedWorst
      && (0..<words).allSatisfy { place in
        heard[place].map { $0.difference / (Double($0.frames.count) + Threshold.usualFrames) >= Threshold.recordedWord } ?? false
      }
  }
}

/// The likeness of a take to the owner's recording. Unlikeness is in natural log units, from about 0; a lower value is more alike.
public struct Likeness: Equatable, Sendable {
  /// The likeness of one part of the recording.
  public struct Part: Equatable, Sendable {
    /// The places of the words of the text, counted from 0.
    public let places: Range<Int>
    /// The mean over the frames, drawn towards that of a usual voice if the frames are few.
    public let unlikeness: Double
    /// The mean over the worse half of the frames: a word that differs in one sound is alike in all its others.
    public let worseHalf: Double
  }

  /// The parts of the recording, in the order of time.
  public let parts: [Part]
  /// The worst run of frames between words that the recording lacks: the summed unlikeness beyond that of a pause.
  public let surplus: Double
  /// Whether the recording is so weak that the take is judged by its likeness instead of its own fit.
  public let isToWeak: Bool
  /// The unlikeness of each frame of the take.
  private let frames: [Double]

  init(parts: [Part], surplus: Double, isToWeak: Bool, frames: [Double]) {
    self.parts = parts
    self.surplus = surplus
    self.isToWeak = isToWeak
    self.frames = frames
  }

  fileprivate init(path: [Warping.Step], parts: [Exemplar.Part], frames count: Int, isToWeak: Bool) {
    self.isToWeak = isToWeak
    var unlikenesses = [[Double]](repeating: [], count: parts.count)
    var frames = [Double](repeating: 0, count: count)
    var hits = [Double](repeating: 0, count: count)
    var run = 0.0, worst = 0.0
    for step in path {
      for frame in step.frames {
        frames[frame] += step.unlikeness
        hits[frame] += 1
      }
      if let part = step.part {
        unlikenesses[part].append(step.unlikeness)
        run = 0
      } else {
        run = max(0, run + step.unlikeness - Threshold.pauseUnlikeness)
        worst = max(worst, run)
      }
    }
    self.parts = parts.indices.map { index in
      let costs = unlikenesses[index].sorted()
      let worse = costs.suffix((costs.count + 1) / 2)
      let sum = costs.reduce(Threshold.usualFrames * Threshold.usualUnlikeness, +)
      return Part(
        places: parts[index].places, unlikeness: sum / (Double(costs.count) + Threshold.usualFrames),
        worseHalf: worse.isEmpty ? 0 : worse.reduce(0, +) / Double(worse.count))
    }
    surplus = worst
    self.frames = frames.indices.map { hits[$0] > 0 ? frames[$0] / hits[$0] : 0 }
  }

  /// Returns the mean unlikeness over some frames of the take.
  func unlikeness(over range: ClosedRange<Int>) -> Double {
    let part = frames[min(range.lowerBound, frames.count)..<min(range.upperBound + 1, frames.count)]
    return part.isEmpty ? 0 : part.reduce(0, +) / Double(part.count)
  }
}

/// A search for the cheapest alignment of the recording's frames to a take.
private struct Warping {
  /// One frame of the recording, or of surplus sound, with its frames of the take.
  struct Step {
    /// The index of the part; nil for surplus sound.
    let part: Int?
    let frames: Range<Int>
    let unlikeness: Double
  }

  /// The way in which a frame of the recording was reached.
  ///
  /// It follows the frame before with one or two frames of the take (`one`, `two`), or shares one of them with the frame before (`both`).
  private enum Move: UInt8 {
    case none, one, two, both
  }

  /// The alignment of one part.
  private struct Layer {
    /// The moves: frames of the recording x numbers of frames of the take, from 0.
    var moves: [[Move]] = []
    /// The unlikeness: frames of the recording x frames of the take.
    var costs: [[Float]] = []
    /// Whether the take's frame before this number is surplus sound behind the part.
    var isSurplus: [Bool] = []
  }

  /// The unlikeness of each frame of the take to a pause.
  private let surplus: [Float]
  private var layers: [Layer] = []
  /// The least cost of all parts so far, for each number of frames of the take.
  private var best: [Float]

  init(surplus: [Float]) {
    self.surplus = surplus
    best = surplus.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  /// Adds the next part.
  /// - Parameter rows: For each frame of the part, the unlikeness to each frame of the take.
  mutating func add(_ rows: some Sequence<[Float]>) {
    let never = Float.infinity
    let count = surplus.count
    var layer = Layer()
    // Costs after the frame before the last (`before`) and after the last one (`last`).
    var before = [Float](repeating: never, count: count + 1)
    var last = best
    var previousRow: [Float] = []
    for row in rows {
      var costs = [Float](repeating: never, count: count + 1)
      var moves = [Move](repeating: .none, count: count + 1)
      for end in stride(from: 1, through: count, by: 1) {
        let here = row[end - 1]
        var cost = last[end - 1] + here
        var move = Move.one
        if end >= 2 {
          let slower = last[end - 2] + (here + row[end - 2]) / 2
          if slower < cost { (cost, move) = (slower, .two) }
        }
        if !previousRow.isEmpty {
          let faster = before[end - 1] + here + previousRow[end - 1]
          if faster < cost { (cost, move) = (faster, .both) }
        }
        costs[end] = cost
        moves[end] = move
      }
      layer.moves.append(moves)
      layer.costs.append(row)
      (before, last, previousRow) = (last, costs, row)
    }
    layer.isSurplus = [Bool](repeating: false, count: count + 1)
    for end in stride(from: 1, through: count, by: 1) where last[end - 1] + surplus[end - 1] < last[end] {
      last[end] = last[end - 1] + surplus[end - 1]
      layer.isSurplus[end] = true
    }
    layers.append(layer)
    best = last
  }

  /// Returns the steps of the cheapest alignment in the order of time; nil if there is none.
  func path() -> [Step]? {
    var end = surplus.count
    guard best[end] < .infinity else { return nil }
    var steps: [Step] = []
    for (part, layer) in layers.enumerated().reversed() {
      while layer.isSurplus[end] {
        end -= 1
        steps.append(Step(part: nil, frames: end..<end + 1, unlikeness: Double(surplus[end])))
      }
      var row = layer.moves.count - 1
      while row >= 0 {
        let costs = layer.costs[row]
        switch layer.moves[row][end] {
        case .one:
          steps.append(Step(part: part, frames: end - 1..<end, unlikeness: Double(costs[end - 1])))
          end -= 1
          row -= 1
        case .two:
          steps.append(Step(part: part, frames: end - 2..<end, unlikeness: Double(costs[end - 1] + costs[end - 2]) / 2))
          end -= 2
          row -= 1
        case .both:
          steps.append(Step(part: part, frames: end - 1..<end, unlikeness: Double(costs[end - 1])))
          steps.append(Step(part: part, frames: end - 1..<end, unlikeness: Double(layer.costs[row - 1][end - 1])))
          end -= 1
          row -= 2
        case .none: return nil
        }
      }
    }
    while end > 0 {
      end -= 1
      steps.append(Step(part: nil, frames: end..<end + 1, unlikeness: Double(surplus[end])))
    }
    return steps.reversed()
  }
}
