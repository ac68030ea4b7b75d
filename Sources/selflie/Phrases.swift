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

  /// The places of the words that were not said, as far as this verdict says.
  func missing(of sentence: Sentence) -> Set<Int> {
    switch self {
    case .said: []
    case .notSaid(let what): Set(what.missing)
    case .nothingHeard, .unchecked: Set(sentence.words.indices)
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
      if 2 * what.missing.count > sentence.words.count {
        "not said: this was not the sentence"
      } else if let word = what.heard.first {
        "not said: heard '\(word)', which is not in the text"
      } else if what.missing.isEmpty {
        "not said: something was said that is not in the text"
      } else {
        "not said: did not hear \(what.missing.map { "'\(sentence.words[$0])'" }.joined(separator: ", "))"
      }
    }
  }
}

extension Evidence.Piece {
  /// One row of the pieces with their times.
  func line(for sentence: Sentence, isSaid: Bool, explain: Bool) -> String {
    let (what, judged) =
      switch role {
      case .word: (sentence.words[places].joined(separator: " "), isSaid ? "said" : "not said")
      case .intruder(let word): ("+ \(word)", "")
      case .hesitation(let word): ("(\(word))", "")
      case .pause: ("(pause)", "")
      }
    let row = "  \(fixed(start, 2)) to \(fixed(end, 2)) s  \(judged.padded(to: 8))  \(what)"
    guard explain else { return row }
    return "\(row.padded(to: 44))  fit \(fixed(fit, 1).indented(to: 6)) a frame, objection \(fixed(objection, 0).indented(to: 6))"
  }
}

extension Likeness {
  /// What a person who wonders is told.
  func lines(for sentence: Sentence) -> [String] {
    ["beside your recording, which is \(isToWeak ? "weak, so that it decides" : "clear, so that it is asked too"):"]
      + parts.map { "  \(fixed($0.unlikeness, 1).indented(to: 4)) unlike  \(sentence.words[$0.places].joined(separator: " "))" }
      + ["  \(fixed(surplus, 1).indented(to: 4)) surplus"]
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
  guard value.isFinite, let whole = Int(exactly: (abs(value) * Double(scale)).rounded()) else { return String(value) }
  let sign = value < 0 && whole > 0 ? "-" : ""
  guard digits > 0 else { return "\(sign)\(whole)" }
  let fraction = String(whole % scale)
  return "\(sign)\(whole / scale).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
}
