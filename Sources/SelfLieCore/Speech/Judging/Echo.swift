import Glibc

/// The sound that the loudspeaker has just played, as a microphone may hear it again.
///
/// Room and loudspeaker are nearly linear: what they make of the sound is the same sound through one filter, at any level and delay. A
/// person who says the words again is not, because no filter makes one utterance out of another. The delay is that of the generalized
/// cross-correlation with phase transform (C. H. Knapp and G. C. Carter, 1976), the filter that of least squares for each frequency.
public struct Echo {
  private let played: Clip
  /// The tone that was played after the words. Whatever hears the words from the loudspeaker hears it too; nobody says it.
  private let tone: Range<Int>

  /// Creates the echo of a sound.
  /// - Parameter tone: The samples of the tone in it.
  public init(of played: Clip, tone: Range<Int>) { (self.played, self.tone) = (played, tone.clamped(to: played.samples.indices)) }

  /// The rate at which sounds are compared, in Hz; a room and two clocks leave little above half of it.
  private static let rate = Clip.rate / 2
  /// The frequencies that are compared, in Hz.
  private static let band = 150.0...3500
  /// The samples of a window, a quarter of a second, which has most of what a room adds; and those from one window to the next.
  private static let window = 2048, hop = 512

  /// Whether speech is nothing but the echo.
  /// - Parameters:
  ///   - speech: What the microphone heard, and at most one second before it.
  ///   - words: When words were found in it, in seconds; nil to look at all of it.
  public func isAll(of speech: Clip, during words: ClosedRange<Double>? = nil) -> Bool {
    let heard = Self.halved(speech.samples), sounded = Self.halved(played.samples)
    guard heard.count >= Self.window, sounded.count >= Self.window, !tone.isEmpty else { return false }
    let (delay, peak) = Self.delay(of: sounded, in: heard)
    guard peak >= Threshold.echoPeak else { return false }
    let (share, gain) = Self.share(of: sounded, in: heard, delay: delay, words ?? 0...speech.duration)
    guard share >= Threshold.echoShare else { return false }
    // A faint echo may end for the ear before its tone comes.
    guard tone.upperBound + 2 * delay <= speech.samples.count else { return gain <= Threshold.faintEcho }
    return amplitude(of: speech, delay: 2 * delay) >= Threshold.echoTone * gain * amplitude(of: played, delay: 0)
  }

  /// The mean of each two neighbours.
  private static func halved(_ samples: [Int16]) -> [Double] {
    stride(from: 0, to: samples.count - 1, by: 2).map { (Double(samples[$0]) + Double(samples[$0 + 1])) / 2 }
  }

  /// Returns the number of samples by which one signal is likeliest delayed in another, and how far that stands out of all delays, in
  /// standard deviations.
  private static func delay(of played: [Double], in heard: [Double]) -> (samples: Int, peak: Double) {
    let fourier = Fourier(atLeast: played.count + heard.count)
    let (one, other) = fourier.spectra(heard[...], played[...])
    var real = [Double](repeating: 0, count: fourier.size), imaginary = real
    for index in bins(of: fourier.size) {
      let cross = one.product(conjugate: other, at: index)
      let size = hypot(cross.real, cross.imaginary)
      guard size > 0 else { continue }
      // Only the real part of the inverse is read, so that the mirrored half may stay empty.
      (real[index], imaginary[index]) = (cross.real / size, cross.imaginary / size)
    }
    fourier.transform(&imaginary, &real)
    let power = real.reduce(0) { $0 + $1 * $1 } / Double(fourier.size)
    guard let place = real.indices.max(by: { real[$0] < real[$1] }), power > 0 else { return (0, 0) }
    return (place < heard.count ? place : place - fourier.size, real[place] / power.squareRoot())
  }

  private static func bins(of size: Int) -> Range<Int> {
    let width = Double(rate) / Double(size)
    return Int((band.lowerBound / width).rounded(.up))..<Int(band.upperBound / width)
  }

  /// Returns the share of the energy that the best filter of the played sound explains at some time, and the filter's gain.
  private static func share(
    of played: [Double], in heard: [Double], delay: Int, _ time: ClosedRange<Double>
  ) -> (energy: Double, gain: Double) {
    let fourier = Fourier(atLeast: window), bins = bins(of: window)
    let hann = (0..<window).map { 0.5 - 0.5 * cos(2 * Double.pi * Double($0) / Double(window)) }
    func piece(_ samples: [Double], _ start: Int) -> [Double] {
      (0..<window).map { samples.indices.contains(start + $0) ? samples[start + $0] * hann[$0] : 0 }
    }
    let starts = Array(stride(from: 0, to: heard.count - window / 2, by: hop))
    let windows = starts.map { fourier.spectra(piece(heard, $0)[...], piece(played, $0 - delay)[...]) }
    let chosen = zip(starts, windows).filter { time.contains(Double($0.0 + window / 2) / Double(rate)) }.map(\.1)
    var (left, all, source) = (0.0, 0.0, 0.0)
    for bin in bins {
      var (x, y, power) = (0.0, 0.0, 0.0)
      for (one, other) in windows {
        let cross = one.product(conjugate: other, at: bin)
        (x, y, power) = (x + cross.real, y + cross.imaginary, power + other.energy(at: bin))
      }
      guard power > 0 else { continue }
      (x, y) = (x / power, y / power)
      for (one, other) in chosen {
        let real = one.real[bin] - x * other.real[bin] + y * other.imaginary[bin]
        let imaginary = one.imaginary[bin] - x * other.imaginary[bin] - y * other.real[bin]
        left += real * real + imaginary * imaginary
        all += one.energy(at: bin)
        source += other.energy(at: bin)
      }
    }
    guard all > 0, source > 0 else { return (0, 0) }
    return (1 - left / all, (max(0, all - left) / source).squareRoot())
  }

  /// Returns the amplitude of the tone in a clip, in units of its samples.
  private func amplitude(of clip: Clip, delay: Int) -> Double {
    let turn = 2 * Double.pi * Cue.listening.frequency / Double(Clip.rate)
    var (real, imaginary) = (0.0, 0.0)
    for (index, place) in tone.enumerated() where clip.samples.indices.contains(place + delay) {
      let swell = 0.5 - 0.5 * cos(2 * Double.pi * Double(index) / Double(tone.count)), sample = Double(clip.samples[place + delay])
      real += swell * sample * cos(turn * Double(index))
      imaginary += swell * sample * sin(turn * Double(index))
    }
    return 4 * hypot(real, imaginary) / Double(max(1, tone.count))
  }
}
