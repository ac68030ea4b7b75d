import SelfLieCore

/// A word where the name of a command belongs.
struct NoCommand: Problem {
  let word: String
  /// Commands that were probably meant.
  let near: [String]
  /// What was probably to be added, if it was no command that was meant.
  let sentence: String?

  /// Nil if a command line begins with a command's name, or with an option.
  init?(_ arguments: [String], names: [String]) {
    var arguments = arguments[...]
    if arguments.first == "help" { arguments.removeFirst() }
    guard let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) else { return nil }
    self.word = word
    near = Spelling.near(word, in: names)
    let isSentence = word.contains(where: \.isWhitespace) || arguments.count > 2 && arguments.allSatisfy { !$0.hasPrefix("-") }
    sentence = isSentence && near.isEmpty ? arguments.joined(separator: " ") : nil
  }

  var description: String {
    let start = "'\(word.count > 60 ? word.prefix(60) + "..." : word)' is no command; "
    if !near.isEmpty { return start + "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?" }
    guard let sentence else { return start + "'selflie help' names them all" }
    return start + "to add a sentence: selflie add \(sentence.count > 200 ? "\"...\"" : sentence.shellOperand)"
  }

  var status: Status { .usage }
}
