import Foundation
import Testing

@testable import SelfLieCore

/// Tags, from the command that adds them to the archive that carries them.
struct TagTests {
  // The library of the tests has tags too.
  private typealias Tag = SelfLieCore.Tag

  @Test func `a tag is one word in lower case, with a hash sign or without`() {
    #expect(Tag("#Work")?.description == "work")
    #expect(Tag("early-bird_2")?.description == "early-bird_2")
    for wrong in ["", "#", "two words", "a,b", "a\u{202E}b", "-n", String(repeating: "a", count: 41)] {
      #expect(Tag(wrong) == nil, "\(wrong)")
    }
    #expect(Tag.several("home,work")?.map(\.description).sorted() == ["home", "work"])
    for wrong in ["work,home", "home,,work", "Home", "home,home", ""] { #expect(Tag.several(wrong) == nil, "\(wrong)") }
  }

  /// A home with a sentence about work, one about work and home, and one without a tag, none of them recorded.
  private func prepared() throws -> Executable {
    let selflie = try Executable(), journal = try selflie.journal()
    for (text, tags) in [("I am calm", ["work"]), ("I finish what I start", ["work", "home"]), ("I can", [])] {
      _ = try journal.addUnrecorded(.init(text: text, tags: Set(tags.compactMap { Tag($0) })))
    }
    return selflie
  }

  @Test func `a list is shown by tags, and shows them`() async throws {
    let selflie = try prepared()
    let all = try await selflie.run("list"), work = try await selflie.run("list", "--tag", "#Work")
    #expect(all.output.contains("I finish what I start  #home  #work\n"))
    #expect(work.output.split(separator: "\n").count == 2 && !work.output.contains("I can"))
    let json = try await selflie.run("list", "--tag", "work", "--tag", "home", "--json").output
    let both = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(both.compactMap { $0["number"] as? Int } == [2])
    #expect(both.first?["tags"] as? [String] == ["home", "work"])
    #expect(try await selflie.run("show", "2").output.contains("tags        home, work\n"))
    for command in ["list", "practice"] {
      let none = try await selflie.run(command, "--tag", "garden")
      #expect(none.status == 66 && none.errors.contains("no affirmation has the tag 'garden'"), "\(none.errors)")
      #expect(try await selflie.run(command, "--tag", "two words").status == 64)
    }
  }

  @Test func `tags are added and taken away, and undo brings them back`() async throws {
    let selflie = try prepared()
    let changed = try await selflie.run("edit", "3", "--tag", "home", "--tag", "Work")
    #expect(changed.status == 0 && changed.errors.contains("tags: none -> home,work"), "\(changed.errors)")
    #expect(try await selflie.run("edit", "3", "--untag", "work").status == 0)
    func tags() throws -> [String] { try selflie.journal().affirmation(.number(3)).tags.map(\.description).sorted() }
    #expect(try tags() == ["home"])
    #expect(try await selflie.run("undo").status == 0)
    #expect(try tags() == ["home", "work"])
  }

  @Test func `practice takes those with the tag`() async throws {
    let selflie = try prepared()
    let work = try await selflie.run("practice", "--tag", "home")
    // It has found the second, which cannot be practised yet.
    #expect(work.status == 66 && work.errors.contains("affirmation 2 has no recording yet"), "\(work.errors)")
    #expect(try await selflie.run("practice", "1", "--tag", "home").status == 64)
  }

  @Test func `an archive carries tags to another machine`() async throws {
    let selflie = try prepared(), other = try Executable(), folder = try TemporaryFolder()
    #expect(try await selflie.run("edit", "3", "--tag", "garden").status == 0)
    #expect(try await selflie.run("export", folder.file("all.tar")).status == 0)
    #expect(try await other.run("import", folder.file("all.tar")).status == 0)
    let tags = try other.journal().affirmations().map { $0.affirmation.tags.map(\.description).sorted() }
    #expect(tags == [["work"], ["home", "work"], ["garden"]])
  }
}
