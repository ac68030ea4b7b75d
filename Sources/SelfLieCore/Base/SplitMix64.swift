/// A random number generator that gives the same numbers for the same seed, on every machine and in every version.
///
/// Guy L. Steele, Doug Lea, Christine H. Flood: Fast splittable pseudorandom number generators, OOPSLA 2014,
/// https://doi.org/10.1145/2660193.2660195; the constants are those of https://prng.di.unimi.it/splitmix64.c.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator whose numbers all follow from the seed.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns the elements in random order, by Fisher and Yates. The standard library's shuffling may change from version to version.
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for end in elements.indices.dropFirst().reversed() { elements.swapAt(end, Int(next() % UInt64(end + 1))) }
    return elements
  }
}
