import SelfLieCore

// What people read.

extension Verdict {
  /// The verdict's published name.
  var name: String {
    switch self {
    case .said: "said"
    case .notSaid: "not said"
    case .nothingHeard: "nothing heard"
    case .unchecked: "not checked"
    }
  }

  /// The verdict with its reason, as one line.
  func line(for sentence: Sentence) -> String {
    switch self {
    case .said: name
    case .nothingHeard: "nothing was heard; is the microphone muted?"
    case .unchecked(.gap): "not checked: sound was lost on the way; say it once more"
    case .unchecked(.tooLoud): "not checked: too loud; move away from the microphone or lower its level"
    case .unchecked(.failed): "not checked: the speech engine gave up on this take; say it once more"
    case .notSaid(let what):
      if let word = what.heard.first {
        "not said: heard '\(word)', which is not in the text"
      } else if what.missing.count == sentence.words.count {
        "not said: this was not the sentence"
      } else {
        "not said: did not hear \(what.missing.map { "'\(sentence.words[$0])'" }.joined(separator: ", "))"
      }
    }
  }
}

extension WordEvidence {
  /// One row of the words with their times.
  func line(explain: Bool) -> String {
    let said = isSaid ? "said" : "not said"
    let row = "  \(fixed(start, 2)) to \(fixed(end, 2)) s  \(said.padded(to: 8))  \(word)"
    return explain ? row + "  (\(fixed(probability, 3)); \(features.map { fixed($0, 2) }.joined(separator: ", ")))" : row
  }
}

extension String {
  /// With spaces behind it, up to so many characters.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// With spaces before it, up to so many characters.
  func indented(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}

/// A number with so many digits behind the point, zeros included.
func fixed(_ value: Double, _ digits: Int) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let whole = Int((abs(value) * Double(scale)).rounded())
  let fraction = String(whole % scale)
  return "\(value < 0 && whole > 0 ? "-" : "")\(whole / scale).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
}
