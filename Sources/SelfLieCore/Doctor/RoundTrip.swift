import Glibc

/// The way of a sound from the loudspeaker back into the microphone.
public struct RoundTrip: Equatable, Sendable {
  /// The longest delay that is looked for, in seconds: televisions and loudspeakers without a wire are a second late or two.
  public static let longest = 2.5

  /// The time from asking for the sound until the microphone heard it, in seconds; nil if it did not hear it.
  public let delay: Double?

  /// A soft sound that rises from 400 to 3000 Hz in a quarter of a second, about 26 dB below full scale.
  public static let tone: Clip = {
    let count = Clip.rate / 4, seconds = Double(count) / Double(Clip.rate)
    return Clip(
      samples: (0..<count).map { index in
        let time = Double(index) / Double(Clip.rate)
        let swell = 0.5 - 0.5 * cos(2 * Double.pi * Double(index) / Double(count))
        return Int16(32_767 * 0.05 * swell * sin(2 * Double.pi * (400 * time + (3000 - 400) * time * time / (2 * seconds))))
      })
  }()

  /// How far the tone must stand out of what is heard, in standard deviations of the cross-correlation, of which noise has 6 at most in so
  /// many places; and how alike that place must be to the tone, from 0 to 1. A voice is at most 0.2 like it, the tone in a room 0.8, and
  /// 0.5 where it is no louder than the noise.
  private static let peak = 7.0, likeness = 0.3

  /// Looks for the tone in a sound.
  /// - Parameter heard: What the microphone heard since the tone was asked for.
  public init(_ heard: Clip) {
    let tone = Self.tone.samples.map(Double.init), sound = heard.samples.map(Double.init)
    guard sound.count > tone.count else {
      delay = nil
      return
    }
    let fourier = Fourier(atLeast: sound.count + tone.count)
    let (one, other) = fourier.spectra(sound[...], tone[...])
    var real = [Double](repeating: 0, count: fourier.size), imaginary = real
    // Only the real part of the inverse is read, so that the mirrored half may stay empty: it is half of the cross-correlation, times the
    // number of points.
    for index in 0..<fourier.size / 2 { (real[index], imaginary[index]) = one.product(conjugate: other, at: index) }
    fourier.transform(&imaginary, &real)
    let places = real[..<(sound.count - tone.count)]
    let power = places.reduce(0) { $0 + $1 * $1 } / Double(places.count)
    guard power > 0, let place = places.indices.max(by: { places[$0] < places[$1] }) else {
      delay = nil
      return
    }
    let energy = sound[place..<place + tone.count].reduce(0) { $0 + $1 * $1 } * tone.reduce(0) { $0 + $1 * $1 }
    let likeness = 2 * places[place] / Double(fourier.size) / max(1, energy.squareRoot())
    delay = places[place] >= Self.peak * power.squareRoot() && likeness >= Self.likeness ? Double(place) / Double(Clip.rate) : nil
  }

  /// The finding about the round trip.
  public var finding: CheckResult {
    guard let delay else { return CheckResult(.roundTrip, .fine, "the microphone doesn't hear the loudspeaker") }
    let hundredths = Int((100 * delay).rounded()), seconds = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    return CheckResult(
      .roundTrip, .warning, "the microphone hears the loudspeaker \(seconds) s later; use headphones, or turn it down",
      figures: ["seconds": delay])
  }
}
