/// The version of selflie, as in https://semver.org.
enum Version {
  static let current = "0.1.0"
  /// The day on which what the man pages say was last changed, as in 2026-12-03.
  static let date = "2026-11-22"
}
