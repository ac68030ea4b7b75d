import SelfLieCore

/// The offer of help that replaces a judgement where words speak of danger, for programs.
struct DangerRecord: Encodable {
  var distress = true
  /// "self-harm", "being-harmed" and so on.
  var about: String
  var help: [String]
  /// The affirmation that speaks of it; missing for words that were not kept.
  var number: Int?

  /// Creates a record.
  /// - Parameter texts: All that the person wrote.
  init(_ danger: Danger, in texts: [String?]) { (about, help) = (danger.rawValue, danger.help(for: texts)) }

  /// Creates a record about an affirmation that the person has.
  init(_ danger: Danger, aboutKept number: Int) {
    (about, help, self.number) = (danger.rawValue, danger.help(aboutKept: number), number)
  }
}
