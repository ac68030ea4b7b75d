extension Phrasebook {
  /// What replaces what: on each line the new words, which may be none, and the words that they replace.
  static let swaps: [String: String] = {
    let text = """
      : always, completely, totally, entirely, absolutely, utterly, perfectly, constantly, definitely, forever, for ever, all the time, \
      at all times, in every way, once and for all, 100 %, 100 percent, hundred percent, one hundred percent, a hundred percent, \
      tomorrow, someday, some day, one day, soon, eventually, next week, next month, next year, sooner or later, \
      one of these days, at some point, in the future, later, the day after tomorrow, next monday, effortlessly, magically, miraculously, flawlessly
      every: every single
      each: each and every
      simple: effortless
      remember: not forget, never forget
      on time: never late, not late
      brave: not afraid, unafraid
      strong: not weak, not weak anymore
      active: not lazy, not lazy anymore
      awake: not tired
      calm: not angry, not stressed, not anxious, unworried, unstressed
      excited: not nervous
      keep going: not give up, never give up
      let it be: not worry
      breathe: not panic
      take my time: not rush, never rush, not hurry
      rest: fall asleep, go to sleep fast, get to sleep
      am excited: am calm, am relaxed
      breathe out: stay calm, keep calm, remain calm
      """
    var swaps: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      for old in parts[1].split(separator: ",") { swaps[Prose.tidied(String(old))] = String(parts[0]) }
    }
    return swaps
  }()
}
