import ArgumentParser
import Foundation
import Testing

@testable import SelfLieCore
@testable import selflie

/// The man pages, as groff prints them, and what `make install` does with them.
struct ManualTests {
  private let selflie: Executable

  init() throws { selflie = try Executable() }

  /// What a reader sees, and groff's warnings before it.
  private func rendered(_ page: String) throws -> String {
    try runTool(
      "bash", ["-o", "pipefail", "-c", "\"$0\" manual \"$1\" | groff -man -ww -Tutf8 -rLL=200n -P-cbou 2>&1", Executable.path.path, page])
  }

  @Test func `every command has a page without a warning, with all of its options and every section`() async throws {
    let root = try Guide.root()
    let pages = try await selflie.run("manual").output.split(separator: "\n").map(String.init)
    #expect(
      pages == ["selflie"]
        + SelfLie.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { "selflie-\($0._commandName)" })
    for (page, guide) in Reliability.cases(Array(zip(pages, root.all))) {
      let text = try rendered(page)
      let longest = try await selflie.run("manual", page).output.split(separator: "\n").map(\.utf8.count).max()
      #expect(longest.map { $0 <= 80 } == true, "\(page)")
      #expect(text.contains(Version.date))
      #expect(text.hasPrefix("\(page.uppercased())(1)"), "\(text.prefix(300))")
      let titles = text.split(separator: "\n").map(String.init).filter { $0.wholeMatch(of: /[A-Z][A-Z ]+/) != nil }
      #expect(
        titles == ["NAME", "SYNOPSIS", "DESCRIPTION"] + (page == "selflie" ? ["COMMANDS"] : []) + ["OPTIONS", "EXAMPLES", "EXIT STATUS"]
          + (page == "selflie" ? ["FILES", "ENVIRONMENT"] : []) + ["SEE ALSO"])
      for argument in guide.arguments ?? [] {
        for name in argument.names ?? [] { #expect(text.contains("       \(name.description)") || text.contains(", \(name.description)")) }
      }
      for example in guide.examples { #expect(text.contains("       \(example)\n")) }
      for status in Status.allCases { #expect(text.contains("\(status.rawValue)".padded(to: 7) + status.meaning)) }
    }
    #expect(try rendered("selflie").contains("selflie-practice(1)"))
    #expect(try rendered("selflie-practice").contains("--cues, --no-cues"))
  }

  @Test func `what a text has in it is printed as it is`() throws {
    let texts = [
      ".SH not a section", "'br not a request", #"\fBnot bold\fR \n(.x"#, "a-b ~/.x ^ ` ' \" --c", "caf\u{E9} \u{4E2D} \u{1F600}",
    ]
    let lines = texts.flatMap { [ManualPage.escaped($0), ".br"] }
    let file = selflie.home.file("page")
    try ([".TH X 1"] + lines).joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    let printed = try runTool("bash", ["-c", "groff -man -ww -Tutf8 -rLL=200n -P-cbou \"$0\" 2>&1", file]).split(separator: "\n")
    for text in texts { #expect(printed.contains { $0.trimmingCharacters(in: .whitespaces) == text }, "\(printed)") }
  }

  @Test func `a page that is not there is refused`() async throws {
    let result = try await selflie.run("manual", "selflie-nothing")
    #expect(result.status == 64)
    #expect(result.output == "")
  }

  @Test func `the exit statuses are those of the page on commands`() throws {
    let page = try String(contentsOfFile: projectFolder + "/docs/commands.md", encoding: .utf8)
    for status in Status.allCases { #expect(page.contains("| \(status.rawValue) | \(status.meaning) |")) }
  }

  @Test func `what is installed is found where man and shells look for it, and can be removed again`() throws {
    let folder = try TemporaryFolder()
    func make(_ target: String) throws -> [String] {
      try runTool(
        "make", ["-s", "-C", projectFolder, target, "SELFLIE=\(Executable.path.path)", "DESTDIR=\(folder.path)", "PREFIX=/usr"])
      return try runTool("find", [folder.path, "-type", "f", "-size", "+0"]).split(separator: "\n")
        .map { String($0.dropFirst(folder.path.count)) }.sorted()
    }
    let share = "/usr/share/"
    let scripts = ["bash-completion/completions/selflie", "fish/vendor_completions.d/selflie.fish", "zsh/site-functions/_selflie"]
    let pages = try Guide.root().all.map { "man/man1/\($0.pageName).1" }
    #expect(try make("install-found") == (scripts + pages).map { share + $0 }.sorted())
    #expect(try make("uninstall") == [])
  }
}
