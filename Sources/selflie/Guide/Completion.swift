import ArgumentParser
import FoundationEssentials
import SelfLieCore

/// What the Tab key offers: values, each with what a person knows it by.
///
/// A completion says nothing about what is wrong, makes and changes nothing, and waits for nobody: where there is nothing to be read,
/// nothing is offered.
struct Completion: Equatable {
  let value: String
  let meaning: String

  /// Numbers of affirmations, or ids where the start of one was typed. What was put away is only offered to be taken out again.
  static let affirmations = CompletionKind.custom { words, place, _ in
    let all = (try? Journal.openToRead(in: Context().home)?.overviews(on: Day(of: .now))) ?? []
    // Shells give a word as it was typed, quotes included, and fish gives an empty one as two of them.
    let typed = words.indices.contains(place) ? words[place].filter { !"'\"".contains($0) } : ""
    let isID = typed.first?.isLetter == true
    let isArchived = words.dropFirst().first == UnarchiveCommand._commandName
    let offered = all.lazy.filter { $0.isArchived == isArchived }.map {
      Completion(value: isID ? $0.id.description : String($0.number), meaning: $0.text)
    }
    // Nobody reads more than so many; another digit makes them fewer.
    return lines(Array(offered.filter { $0.value.hasPrefix(typed) }.prefix(200)))
  }

  static let settings = CompletionKind.custom { _, _, _ in lines(Setting.all.map { Completion(value: $0.name, meaning: $0.meaning) }) }

  static let rules = CompletionKind.custom { _, _, _ in lines(Rule.all.map { Completion(value: $0.name, meaning: $0.reason) }) }

  /// Numbers of the journal's copies.
  static let backups = CompletionKind.custom { _, _, _ in
    let all = (try? Journal.backups(in: Context().home)) ?? []
    return lines(all.reversed().map { Completion(value: String($0.number), meaning: $0.day?.description ?? "earlier") })
  }

  /// ALSA names of devices. None is opened to see whether that works: it takes its time.
  static func devices(_ direction: SoundDevice.Direction) -> CompletionKind {
    .custom { _, _, _ in lines(SoundDevice.names(direction).map { Completion(value: $0.name, meaning: $0.title) }) }
  }

  // MARK: For shells

  /// Whether a shell asks, in the words that the parser's scripts use.
  static var isRequested: Bool { CommandLine.arguments.dropFirst().first == "---completion" }

  private static func lines(_ all: [Completion]) -> [String] {
    let shell = CompletionShell.requesting
    // What needs quotes may be inserted without.
    return all.filter { $0.value == $0.value.shellWord }.map { $0.line(for: shell) }
  }

  /// As a shell's script wants it, so that no text can be anything but text.
  func line(for shell: CompletionShell?) -> String {
    let start = meaning.prefix(60)
    let short = Terminal.line(start.count < meaning.count ? start + "..." : meaning)
    switch shell {
    case .fish?: return "\(value)\t\(short)"
    case .zsh?:
      let value = value.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
      return "\(value):\(short.replacing("\\", with: "\\\\"))"
    // The words of bash's compgen are expanded as those of a command are: without quotes, $() would be done.
    case .bash?: return "'\("\(value)\t\(short)".replacing("'", with: "'\\''"))'"
    default: return value
    }
  }

  /// The parser's script for a shell, with what it lacks.
  static func script(_ script: String) -> String { script.hasPrefix("#!/bin/bash\n") ? script + "\n" + bash : script }

  /// Bash knows no meanings, and takes a word with a colon or an equals sign in it for several, which the names of devices have.
  private static let bash = #"""

    # Values come with what they mean behind a tab. That is shown where they are listed, and never inserted. What bash took apart at a
    # colon or an equals sign is one word again.
    __selflie_complete() {
        local rest="${COMP_LINE}" word
        local -a words=()
        for word in "${COMP_WORDS[@]::COMP_CWORD+1}"; do
            if [[ "${#words[@]}" -eq 0 || "${rest}" = [[:space:]]* ]]; then
                rest="${rest#"${rest%%[![:space:]]*}"}"
                words+=('')
            fi
            words[-1]+="${word}"
            rest="${rest#"${word}"}"
        done
        if [[ "${#words[@]}" -le "${COMP_CWORD}" ]]; then
            local -i COMP_CWORD="${#words[@]}-1"
            local -a COMP_WORDS=("${words[@]}")
            _selflie "${1}" "${words[-1]}" "${words[-2]}"
            local before="${words[-1]%"${words[-1]##*[:=]}"}"
            COMPREPLY=("${COMPREPLY[@]#"${before}"}")
        else
            _selflie "${@}"
        fi
        trap - RETURN

        [[ "${COMPREPLY[*]}" = *$'\t'* ]] || return 0
        # They are no files: none ends with its last slash, and none needs a backslash.
        compopt +o filenames -o nosort 2>/dev/null
        case "${COMP_TYPE}" in
        33 | 63 | 64)
            if [[ "${#COMPREPLY[@]}" -gt 1 ]]; then
                COMPREPLY=("${COMPREPLY[@]/$'\t'/ (}")
                COMPREPLY=("${COMPREPLY[@]/%/)}")
                return 0
            fi
            ;;
        esac
        COMPREPLY=("${COMPREPLY[@]%%$'\t'*}")
    }

    complete -o filenames -F __selflie_complete selflie
    """#
}
