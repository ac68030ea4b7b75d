/// The text of an answer without the thoughts that reasoning models write before it, between `<think>` and `</think>`, where the server
/// does not take them out.
struct SpokenText: Equatable, Sendable {
  /// The words of the answer so far. Nothing of a mark is ever among them, and of a thought only until its end, if it had no beginning.
  private(set) var words = ""
  /// The number of bytes that were taken, thoughts and all.
  private(set) var count = 0

  private enum Stage { case before, inside, behind }
  private var stage = Stage.before
  /// What may yet become a mark, as bytes: a mark may come in pieces, and a combining character behind it would hide it from a search.
  private var held: [UInt8] = []

  private static let opening = Array("<think>".utf8), closing = Array("</think>".utf8)

  /// Adds a part of the answer.
  mutating func take(_ part: String) {
    count += part.utf8.count
    if stage == .behind {
      words += part
      guard part.contains(">"), let rest = behindThought else { return }
      (stage, words, held) = (.before, "", rest)
    } else {
      held += part.utf8
    }
    while true {
      switch stage {
      case .before:
        let text = held.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if text.starts(with: Self.opening) {
          (stage, held) = (.inside, Array(text.dropFirst(Self.opening.count)))
        } else if Self.opening.starts(with: text) {
          return
        } else {
          (stage, words, held) = (.behind, String(decoding: text, as: UTF8.self), [])
          guard let rest = behindThought else { return }
          (stage, words, held) = (.before, "", rest)
        }
      case .inside:
        guard let end = held.firstRange(of: Self.closing) else {
          held.removeFirst(max(0, held.count - Self.closing.count + 1))
          return
        }
        // Some models think twice.
        (stage, held) = (.before, Array(held[end.upperBound...]))
      case .behind: return
      }
    }
  }

  /// What stands behind a mark that had no beginning: some servers take away that one only, so that what came before was a thought too.
  private var behindThought: [UInt8]? {
    let bytes = Array(words.utf8)
    return bytes.firstRange(of: Self.closing).map { Array(bytes[$0.upperBound...]) }
  }
}
