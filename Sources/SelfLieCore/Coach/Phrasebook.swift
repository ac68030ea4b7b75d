/// What the coach knows about a language: tables of words, and nothing of any other language.
public struct Phrasebook: Sendable {
  /// As in BCP 47: "en".
  public let language: String

  public static let english = Phrasebook(language: "en")

  private static let all = [english]

  /// The phrasebook of a language.
  /// - Throws: `PhrasebookProblem`, if there is none.
  public static func find(_ code: String) throws(PhrasebookProblem) -> Phrasebook {
    let wanted = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? ""
    guard let phrasebook = all.first(where: { $0.language == wanted }) else {
      throw PhrasebookProblem(wanted: code, known: all.map(\.language))
    }
    return phrasebook
  }
}

/// A language of which the coach knows no words.
public struct PhrasebookProblem: Problem, Equatable {
  let wanted: String
  let known: [String]

  public var description: String {
    "there are no rules for the language '\(wanted)' yet; there are some for: \(known.joined(separator: ", "))"
  }

  public var status: Status { .usage }
}
