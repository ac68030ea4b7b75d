/// The version of selflie, as in https://semver.org.
enum Version {
  static let current = "0.1.0"
}
