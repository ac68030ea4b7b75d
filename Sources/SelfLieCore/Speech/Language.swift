/// What selflie knows about a language: the words that turn a sentence round.
struct Language: Equatable, Sendable {
  /// Words that turn a sentence round when they are put between two of its words.
  let negators: [String]
  /// Words that turn it round when they stand in the place of another.
  let opposites: [String: [String]]

  /// A language without a table: exact words only.
  static let unknown = Language(negators: [], opposites: [:])

  static let english = Language(
    negators: ["not", "never", "no", "don't"],
    opposites: Self.bothWays([
      ("can", ["can't", "cannot"]), ("do", ["don't"]), ("does", ["doesn't"]), ("did", ["didn't"]), ("will", ["won't"]), ("is", ["isn't"]),
      ("are", ["aren't"]), ("was", ["wasn't"]), ("were", ["weren't"]), ("have", ["haven't"]), ("has", ["hasn't"]), ("had", ["hadn't"]),
      ("would", ["wouldn't"]), ("could", ["couldn't"]), ("should", ["shouldn't"]), ("must", ["mustn't"]), ("need", ["needn't"]),
      ("able", ["unable"]), ("happy", ["unhappy"]), ("kind", ["unkind"]), ("safe", ["unsafe"]), ("sure", ["unsure"]), ("fair", ["unfair"]),
      ("known", ["unknown"]), ("like", ["dislike"]), ("patient", ["impatient"]), ("possible", ["impossible"]), ("perfect", ["imperfect"]),
      ("secure", ["insecure"]), ("capable", ["incapable"]), ("complete", ["incomplete"]), ("worthy", ["unworthy"]), ("with", ["without"]),
      ("always", ["never"]), ("something", ["nothing"]), ("everything", ["nothing"]), ("anything", ["nothing"]), ("every", ["no"]),
    ]))

  private static func bothWays(_ pairs: [(String, [String])]) -> [String: [String]] {
    var table: [String: [String]] = [:]
    for (word, opposites) in pairs {
      table[word, default: []] += opposites
      for opposite in opposites { table[opposite, default: []].append(word) }
    }
    return table
  }
}
