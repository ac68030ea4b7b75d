import ArgumentParser
import FoundationEssentials
import SelfLieCore
import SystemPackage

/// The `show` command: prints all about one affirmation.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show everything about one affirmation.",
    discussion: """
      selflie show 1
      selflie show 1 --json
      """)

  @OptionGroup var affirmation: AffirmationArgument
  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let journal = try context.journal(with: affirmation.reference)
    let affirmation = try journal.affirmation(affirmation.reference)
    let progress = try journal.progress(of: affirmation)
    let tally = progress.tally, forecast = progress.forecast(of: affirmation, on: try context.today)
    if json.isOn { return try context.terminal.data(json: AffirmationRecord(affirmation, tally, forecast, in: context.home)) }
    try context.terminal.data(affirmation.text, hanging: 2)
    try context.terminal.data(rows(affirmation, tally, forecast, context.home))
    if affirmation.recording != nil { try context.terminal.next("selflie practice \(affirmation.number)") }
  }

  private func rows(_ affirmation: Affirmation, _ tally: Tally, _ forecast: Forecast, _ home: Home) -> [(String, String)] {
    var rows = [("number", String(affirmation.number)), ("id", affirmation.id.description)]
    rows.append(("count", "\(tally.count) of \(affirmation.target)"))
    if tally.listened > 0 { rows.append(("listened", String(tally.listened))) }
    if tally.claimed > 0 { rows.append(("claimed", String(tally.claimed))) }
    rows.append(("plan", Phrases.plan(forecast)))
    if let leftOut = Phrases.leftOut(by: affirmation.plan, on: forecast.day) { rows.append(("left out", leftOut)) }
    if let belief = affirmation.belief { rows.append(("feels true", "\(belief.value) of 10 after \(counted(belief.count, "repetition"))")) }
    if let goal = affirmation.goal { rows.append(("goal", goal)) }
    if let reason = affirmation.reason { rows.append(("because", reason)) }
    if !affirmation.tags.isEmpty { rows.append(("tags", affirmation.tags.sorted().map(\.description).joined(separator: ", "))) }
    rows.append(("created", affirmation.created.formatted(.iso8601)))
    rows.append(("strictness", affirmation.strictness.rawValue))
    if let model = affirmation.model { rows.append(("model", model.string)) }
    if let dictionary = affirmation.dictionary { rows.append(("dictionary", dictionary.string)) }
    for (word, several) in affirmation.pronunciations.sorted(by: { $0.key < $1.key }) {
      rows.append(("pronounced", "\(word): \(several.map(\.description).joined(separator: ", or "))"))
    }
    if let recording = affirmation.recording {
      let check = recording.verified ? "verified" : "not verified: it doesn't seem to say the text"
      rows.append(("recording", "\(fixed(recording.duration, 1)) s, \(check)"))
      rows.append(("file", home.file(of: recording).string))
    } else {
      rows.append(("recording", "none yet; make one with: selflie record \(affirmation.number)"))
    }
    return rows
  }
}
