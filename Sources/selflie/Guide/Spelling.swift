import SelfLieCore

/// How near a mistyped name is to one that exists.
enum Spelling {
  /// The names that a word was probably meant to be, nearest only; none if it is far from all of them.
  ///
  /// One slip is forgiven in a short name, two in one of five letters or more; and so is an end that was left out, after three letters.
  static func near(_ word: String, in names: [String]) -> [String] {
    let word = word.lowercased()
    let distances = names.map { (name: $0, distance: distance(word, $0)) }.filter { $0.distance <= ($0.name.count < 5 ? 1 : 2) }
    guard let nearest = distances.map(\.distance).min() else {
      return word.count < 3 ? [] : names.filter { $0.hasPrefix(word) }
    }
    return distances.filter { $0.distance == nearest }.map(\.name)
  }

  /// How many letters were left out, added, changed, or swapped with their neighbour: Damerau's distance, by optimal string alignment.
  static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    // Longer than any name by more than is ever forgiven.
    guard abs(first.count - second.count) <= 2 else { return max(first.count, second.count) }
    var before: [Int] = [], row = Array(0...second.count)
    for i in first.indices {
      var next = [i + 1]
      for j in second.indices {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] { cost = min(cost, before[j - 1] + 1) }
        next.append(cost)
      }
      (before, row) = (row, next)
    }
    return row[second.count]
  }
}

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
    return start + "to add a sentence: selflie add \(sentence.count > 200 ? "\"...\"" : sentence.shellWord)"
  }

  var status: Status { .usage }
}

extension String {
  /// As a shell takes it for one word, and for nothing else.
  var shellWord: String {
    if !isEmpty, allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "_@%+=:,./-".contains($0) }) { return self }
    return contains(where: { "\"$`\\!".contains($0) }) ? "'\(replacing("'", with: "'\\''"))'" : "\"\(self)\""
  }
}
