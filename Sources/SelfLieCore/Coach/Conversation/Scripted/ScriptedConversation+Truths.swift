/// How true a sentence feels to somebody who says it in words.
extension ScriptedConversation {
  /// A line with the number that its first words come to, where it was asked how true the sentence feels: "8, I do that" of "pretty true, I do
  /// that"; other lines as they are.
  func inNumbers(_ line: String) -> String {
    let lexemes = PhrasePattern.lexemes(of: line)
    guard question == .belief, !candidates.isEmpty, lexemes.count < 40 else { return line }
    for (value, pattern) in Self.truths {
      guard let kept = pattern.kept(of: lexemes) else { continue }
      return kept.first.map { "\(value), \($0)" } ?? "\(value)"
    }
    return line
  }

  /// What people say instead of a number, the truest first.
  private static let truths = [
    (10, "(totally|completely|absolutely|entirely|wholly|fully|perfectly) true|totally|completely|absolutely"),
    (9, "(very|really|so|extremely) true"),
    (8, "[pretty|quite|fairly|mostly|largely|rather|reasonably|more or less|pretty much] true|mostly|largely|more or less|pretty much"),
    (5, "(half|partly|partially|somewhat|sort of|kind of|sorta|kinda|a bit|a little) true|half and half|fifty fifty|somewhat|partly"),
    (4, "meh"), (3, "not (very|really|so|that|all that) [true]"), (2, "(hardly|barely|scarcely) true|not much"),
  ].map { ($0, PhrasePattern("\(before) (\($1)) \(behind)")) }

  private static let before = """
    [oh|ooh|well|hm|hmm|um|erm|yes|yeah|yep|ok|okay|honestly|actually] [,|.] \
    [i'd say|id say|i would say|i think|i guess|maybe|probably] [it's|its|it is|that's|thats|that is|it feels|that feels|feels|it sounds]
    """
  private static let behind = """
    [already|now|enough|i should think|i think|i guess|i suppose|i'd say|really|tbh|for me|actually|to be honest] [!|.] \
    [(,|.|;|-|!) {*}|{(because|but|since) *}]
    """
}
