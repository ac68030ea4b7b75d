import Foundation

@testable import SelfLieCore

/// Texts that want to be more than words.
enum Injections {
  /// Those of Tests/Sentences/injections.txt.
  static let all: [String] = {
    let page = (try? String(contentsOfFile: projectFolder + "/Tests/Sentences/injections.txt", encoding: .utf8)) ?? ""
    return page.components(separatedBy: "\n").filter { !$0.hasPrefix("# ") && !$0.isEmpty }.map(unescaped)
  }()

  private static func unescaped(_ line: String) -> String {
    var text = "", rest = line[...]
    while let character = rest.popFirst() {
      guard character == "\\", let kind = rest.first else {
        text.append(character)
        continue
      }
      let length = ["u": 4, "U": 8][kind]
      if let length, let value = UInt32(rest.dropFirst().prefix(length), radix: 16), let scalar = Unicode.Scalar(value) {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(1 + length)
      } else if let plain = ["n": "\n", "r": "\r", "\\": "\\"][kind] {
        text += plain
        rest = rest.dropFirst()
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// What models and their templates take for more than words.
  static let marks = [
    "<|", "|>", "<s>", "</s>", "[INST]", "[/INST]", "<<SYS>>", "<start_of_turn>", "<think>", "<tool_call>", "[TOOL_CALLS]", "<function=",
    "{{",
    "{%", "\u{FF5C}", "\u{2581}", "\u{1B}", "\u{0}", "\u{202E}", "\u{200B}", "\u{FEFF}", "\u{E0050}",
  ]
}
