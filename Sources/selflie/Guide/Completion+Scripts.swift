extension Completion {
  /// The parser's completion script for a shell, with the names of the commands behind 'help', which the parser leaves out.
  /// - Parameter names: The names of the commands.
  static func script(_ script: String, names: [String]) -> String {
    let commands = names.joined(separator: " ")
    let interpreter = "#!/bin/bash\n"
    if script.hasPrefix(interpreter) {
      // Bash reads the script and never runs it as a program, so its first line goes.
      let help = "_selflie_help() { [[ \"${COMP_CWORD}\" -ne 2 ]] || COMPREPLY+=($(compgen -W '\(commands)' -- \"${cur}\")); }"
      return "\(script.dropFirst(interpreter.count))\n\(help)\n\n\(bashFunctions)"
    }
    if script.hasPrefix("#compdef ") { return script.replacing("'*:subcommands:'", with: "'1:command:(\(commands))'") }
    guard script.hasPrefix("function __selflie_") else { return script }
    return script + "\ncomplete -c selflie -n '__selflie_should_offer_completions_for_positional \"selflie help\" -eq 1' -fa '\(commands)'"
  }

  /// The functions for bash, which shows no meanings, and splits a word at a colon or an equals sign, as in the names of devices.
  private static let bashFunctions = #"""

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
