import SelfLieCore

/// A word in the place of a command's name.
struct NoCommand: Problem {
  let word: String
  /// The commands with a similar name.
  let near: [String]
  /// The sentence that the person probably wanted to add; nil if the words do not look like one.
  let sentence: String?

  /// What other programs call it, and selflie does not.
  private static let guesses = [
    "rm": "remove", "delete": "remove", "del": "remove", "history": "log", "ledger": "log", "settings": "config", "set": "config",
    "start": "practice", "say": "practice", "go": "practice", "new": "add", "create": "add", "ls": "list", "progress": "stats",
    "rename": "edit", "backup": "export", "hear": "play", "goal": "suggest", "reminder": "remind",
  ]

  /// Looks at a command line; nil if it begins with a command's name or an option.
  init?(_ arguments: [String], names: [String]) {
    var arguments = arguments[...]
    if arguments.first == "help" { arguments.removeFirst() }
    guard let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) else { return nil }
    self.word = word
    near = Self.guesses[word].map { [$0] } ?? Spelling.near(word, in: names)
    let isSentence = word.contains(where: \.isWhitespace) || arguments.count > 2 && arguments.allSatisfy { !$0.hasPrefix("-") }
    sentence = isSentence && near.isEmpty ? arguments.joined(separator: " ") : nil
  }

  var description: String {
    let start = "'\(word.count > 60 ? word.prefix(60) + "..." : word)' isn't a command; "
    if !near.isEmpty { return start + "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?" }
    guard let sentence else { return start + "'selflie help' lists them all" }
    return start + "to add a sentence: selflie add \(sentence.count > 200 ? "\"...\"" : sentence.shellOperand)"
  }

  var status: Status { .usage }
}
