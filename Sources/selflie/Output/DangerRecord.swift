import SelfLieCore

/// The offer of help that replaces a judgement where words speak of danger, for programs.
struct DangerRecord: Encodable {
  var distress = true
  /// "self-harm", "being-harmed" and so on.
  var about: String
  var help: [String]

  /// Creates a record.
  /// - Parameter texts: All that the person wrote.
  init(_ danger: Danger, in texts: [String?]) { (about, help) = (danger.rawValue, danger.help(for: texts)) }
}
