import ArgumentParser
import SelfLieCore

/// The hidden `manual` command, which `make install` calls to write the man pages.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Name the man pages, or print one.",
    discussion: """
      selflie manual
      selflie manual selflie-practice
      """, shouldDisplay: false)

  @Argument(help: "The page's name.")
  var page: String?

  func run() throws {
    let terminal = Terminal()
    let all = try Guide.root().all
    guard let page else { return try all.forEach { try terminal.data($0.pageName) } }
    guard let guide = all.first(where: { $0.pageName == page }) else {
      throw ValidationError("There's no page of that name; 'selflie manual' lists them.")
    }
    for line in ManualPage(guide, version: Version.current, date: Version.date).lines { try terminal.data(line) }
  }
}
