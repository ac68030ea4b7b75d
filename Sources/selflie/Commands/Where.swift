import ArgumentParser
import SelfLieCore
import SystemPackage

/// The `where` command: prints the paths in use.
struct Where: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "where",
    abstract: "Show which files and folders selflie uses.",
    discussion: """
      selflie where
      selflie where --json

      SELFLIE_HOME keeps everything in one folder. Without it, your data is in XDG_DATA_HOME/selflie (~/.local/share/selflie), your settings \
      are in XDG_CONFIG_HOME/selflie (~/.config/selflie), and the cache is in XDG_CACHE_HOME/selflie (~/.cache/selflie). An empty value is \
      ignored; a relative path is an error. Reminders are kept where systemd looks for them.
      """)

  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    try Invocation.checkFolders(["XDG_CONFIG_HOME"])
    let (units, origin) = try context.units
    let places =
      context.home.places + Place.speech + [Place("units", units, origin: origin), Place("executable", context.executable)]
    if json.isOn { return try context.terminal.data(json: places.map(PlaceRecord.init)) }
    let width = places.map(\.name.count).max() ?? 0
    for place in places {
      let notes = [place.origin.map { "by \($0)" }, place.isThere ? nil : "not there"].compactMap(\.self)
      try context.terminal.data(
        "\(place.name.padded(to: width))  \(place.path)\(notes.isEmpty ? "" : "  (\(notes.joined(separator: ", ")))")", hanging: width + 2)
    }
    try context.terminal.next("selflie doctor")
  }
}

/// A place, for programs.
private struct PlaceRecord: Encodable {
  /// "data", "journal", "recordings", "backups", "settings", "cache", "model", "dictionary", "scratch", "units" or "executable".
  var name: String
  var path: String
  var exists: Bool
  /// The environment variable that decides the path; missing if none does.
  var origin: String?

  init(_ place: Place) {
    name = place.name
    path = place.path.string
    exists = place.isThere
    origin = place.origin
  }
}
