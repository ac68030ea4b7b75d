import Glibc

/// The discrete Fourier transform for one size (J. W. Cooley and J. W. Tukey, 1965).
struct Fourier {
  /// The number of points, a power of two.
  let size: Int
  private let cosines: [Double], sines: [Double]

  /// Creates the transform of so many points or, if they are no power of two, the next more.
  init(atLeast points: Int) {
    var size = 2
    while size < points { size *= 2 }
    self.size = size
    let angles = (0..<size / 2).map { -2 * Double.pi * Double($0) / Double(size) }
    (cosines, sines) = (angles.map { cos($0) }, angles.map { sin($0) })
  }

  /// Replaces `size` complex numbers by their spectrum. With the two parts exchanged it is the inverse, times `size`.
  func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
    var swapped = 0
    for index in 1..<size {
      var bit = size / 2
      while swapped & bit != 0 {
        swapped ^= bit
        bit /= 2
      }
      swapped ^= bit
      if index < swapped {
        real.swapAt(index, swapped)
        imaginary.swapAt(index, swapped)
      }
    }
    var half = 1
    while half < size {
      let step = size / (2 * half)
      for start in stride(from: 0, to: size, by: 2 * half) {
        for place in 0..<half {
          let (cosine, sine) = (cosines[place * step], sines[place * step])
          let (low, high) = (start + place, start + place + half)
          let (x, y) = (real[high] * cosine - imaginary[high] * sine, real[high] * sine + imaginary[high] * cosine)
          (real[high], imaginary[high]) = (real[low] - x, imaginary[low] - y)
          (real[low], imaginary[low]) = (real[low] + x, imaginary[low] + y)
        }
      }
      half *= 2
    }
  }

  /// The spectra of two real signals of at most `size` samples, which are one complex signal on the way.
  func spectra(_ one: ArraySlice<Double>, _ other: ArraySlice<Double>) -> (one: Spectrum, other: Spectrum) {
    var real = Array(one) + [Double](repeating: 0, count: size - one.count)
    var imaginary = Array(other) + [Double](repeating: 0, count: size - other.count)
    transform(&real, &imaginary)
    var (first, second) = (Spectrum(), Spectrum())
    for index in 0...size / 2 {
      let mirror = (size - index) % size
      first.real.append((real[index] + real[mirror]) / 2)
      first.imaginary.append((imaginary[index] - imaginary[mirror]) / 2)
      second.real.append((imaginary[index] + imaginary[mirror]) / 2)
      second.imaginary.append((real[mirror] - real[index]) / 2)
    }
    return (first, second)
  }
}

/// The spectrum of a real signal, from 0 to half the sampling rate.
struct Spectrum {
  var real: [Double] = [], imaginary: [Double] = []

  /// Returns the product with the conjugate of another spectrum at one frequency.
  func product(conjugate other: Spectrum, at bin: Int) -> (real: Double, imaginary: Double) {
    (
      real[bin] * other.real[bin] + imaginary[bin] * other.imaginary[bin],
      imaginary[bin] * other.real[bin] - real[bin] * other.imaginary[bin]
    )
  }

  /// Returns the energy at one frequency.
  func energy(at bin: Int) -> Double { real[bin] * real[bin] + imaginary[bin] * imaginary[bin] }
}
