import SelfLieCore

/// The offer of help that replaces a judgement where words speak of danger, for programs.
struct DangerRecord: Encodable {
  var distress = true
  /// "self-harm", "being-harmed" and so on.
  var about: String
  var help: [String]

  init(_ danger: Danger) { (about, help) = (danger.rawValue, danger.help) }
}
