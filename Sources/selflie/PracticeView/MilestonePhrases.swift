import SelfLieCore

// What is said at a milestone. All of it is in the ledger: nothing is promised.

extension Phrases {
  /// One sentence about a milestone.
  static func milestone(_ milestone: Milestone, _ memory: Recollection, _ exercise: Exercise) -> String {
    let count = exercise.progress.tally.count, days = memory.days == 1 ? "1 day" : "\(memory.days) days"
    switch milestone {
    case .count(1): return "That's the first one."
    case .count(let number):
      // One fact at a time, another each time.
      let facts = [since(memory), hardest(memory), hour(memory)]
      let first = number < 100 ? (number == 10 ? 0 : 2) : number / 100 % facts.count
      let fact = (0..<facts.count).lazy.compactMap { facts[(first + $0) % facts.count] }.first
      return "That's \(number)." + (fact.map { " " + $0 } ?? "")
    case .halfway: return "You're halfway: \(count) on \(days)."
    case .lastTen: return "Ten to go, after \(count) on \(days)."
    case .reached: return "You've reached your target: \(count) on \(days). Go on for as long as you like."
    }
  }

  private static func since(_ memory: Recollection) -> String? { memory.firstDay.map { "You began on \($0)." } }

  private static func hour(_ memory: Recollection) -> String? {
    memory.bestHour.map { "You said most of them between \($0) and \($0 + 1)." }
  }

  private static func hardest(_ memory: Recollection) -> String? {
    guard let then = memory.hardestThen else { return nil }
    guard let now = memory.hardestNow, now != then else { return "The hardest word was '\(spelled(then))'." }
    return "At first the hardest word was '\(spelled(then))'; now it's '\(spelled(now))'."
  }

  /// The page that follows when a target is reached: what was done, how true it felt and feels, the way, and what may come next.
  static func page(
    _ affirmation: Affirmation, _ memory: Recollection, _ ratings: [Belief], _ curve: Curve, columns: Int, shades: HeatMap.Shades = .ascii
  ) -> [String] {
    var lines = ["", affirmation.text, "\(curve.count) of \(affirmation.target): you've reached your target."]
    if let first = memory.firstDay, let last = memory.lastDay {
      lines.append(first == last ? "You said them all on \(first)." : "You said them on \(memory.days) days, from \(first) to \(last).")
    }
    lines += [hour(memory), hardest(memory)].compactMap(\.self)
    if let first = ratings.first, let last = ratings.last {
      lines.append(
        first == last
          ? "It felt \(first.value) of 10 true after \(counted(first.count, "repetition"))."
          : "It felt \(first.value) of 10 true after \(counted(first.count, "repetition")), and \(last.value) after \(last.count).")
    }
    lines += purpose(of: affirmation)
    lines += [""] + curve.lines(columns: columns, shades: shades) + ["", "What next?"]
    let number = affirmation.number
    let next = [
      ("selflie edit \(number) --target \(2 * affirmation.target)", "a new target"), ("selflie suggest GOAL", "another sentence"),
      ("selflie archive \(number)", "put this one away"),
    ]
    let width = next.map(\.0.count).max() ?? 0
    return lines + next.map { "    \($0.0.padded(to: width))  \($0.1)" }
  }
}
