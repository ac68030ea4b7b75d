import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

/// Archives as a person hands them from machine to machine.
struct ExchangeTests {
  private let folder: TemporaryFolder
  private let here: Executable
  private let there: Executable

  init() throws {
    folder = try TemporaryFolder()
    here = try Executable()
    there = try Executable()
  }

  private static func home(_ executable: Executable) -> Home { Home(FilePath(executable.home.path)) }

  /// A journal with an affirmation, and one line of each kind.
  @discardableResult
  private func practise(_ executable: Executable, _ text: String = "I am calm") throws -> Affirmation {
    let journal = try Journal.open(in: Self.home(executable))
    let affirmation =
      try journal.affirmations().map(\.affirmation).first { $0.text == text }
      ?? journal.add(Journal.NewAffirmation(text: text), recording: Clip(samples: [1, 2, 3]), isVerified: true)
    for kind in Repetition.Kind.allCases {
      try journal.keep(
        Repetition(
          id: Identifier(), started: Date(timeIntervalSince1970: 1_700_000_000), offset: 3600, kind: kind, confidence: 0.5, duration: 2),
        of: affirmation)
    }
    return affirmation
  }

  private func replica(_ executable: Executable) throws -> Snapshot { try Snapshot(Journal.open(in: Self.home(executable))) }

  @Test func `two machines that share a folder come to the same, whoever is first`() async throws {
    let affirmation = try practise(here)
    try practise(there, "I sleep well")
    for machine in [here, there] { #expect(try await machine.run("export", "--to", folder.path).status == 0) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 2 && names.allSatisfy { $0.hasPrefix("selflie-") && $0.hasSuffix(".tar") })
    for machine in [here, there] {
      let result = try await machine.run("import", "--from", folder.path)
      #expect(result.status == 0 && result.output.hasPrefix("Merged 1 affirmation, 4 lines, 1 recording from "), "\(result)")
    }
    // Both go on with the same sentence, and one of them changes it.
    try practise(here)
    try practise(there)
    #expect(try await there.run("edit", affirmation.id.description, "--target", "300").status == 0)
    for machine in [here, there, here] {
      #expect(try await machine.run("export", "--to", folder.path).status == 0)
      #expect(try await machine.run("import", "--from", folder.path).status == 0)
    }
    let both = try replica(here)
    #expect(try replica(there) == both && both.lines.count == 16 && both.histories[affirmation.id]?.values[.target] == "300")
    let again = try await there.run("import", "--from", folder.path)
    #expect(again.output.hasPrefix("Nothing new in ") && again.output.split(separator: "\n").count == 1)
    #expect(try replica(there) == both)
    // A recording came along.
    let recording = try #require(both.histories[affirmation.id]?.recordings.first)
    #expect(try WAV.read(Self.home(there).file(of: recording.id)) == Clip(samples: [1, 2, 3]))
  }

  @Test(arguments: [["export", "--to"], ["import", "--from"]])
  func `a copied home that meets its twin gets an id of its own, and both come to the same`(first: [String]) async throws {
    try practise(here)
    #expect(try await here.run("export", "--to", folder.path).errors == "")
    try runTool("cp", ["-r", here.home.path + "/.", there.home.path])
    // Both go on, and one of them is the first to write.
    try practise(here)
    try practise(there)
    try practise(there, "I sleep well")
    #expect(try await here.run("export", "--to", folder.path).status == 0)
    let rehearsed = try await there.run("import", "--from", folder.path, "--dry-run")
    #expect(rehearsed.output.hasPrefix("Would merge 4 lines from ") && rehearsed.errors == "")
    let met = try await there.run(first + [folder.path])
    #expect(met.status == 0 && met.errors.contains("another machine has a copy of this journal"), "\(met)")
    for machine in [there, here, there] {
      #expect(try await machine.run("export", "--to", folder.path).errors == "")
      #expect(try await machine.run("import", "--from", folder.path).errors == "")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    let both = try replica(here)
    #expect(try replica(there) == both && both.lines.count == 16 && both.histories.count == 2)
  }

  @Test func `a sentence that was added on both machines is told once, with the command that ends it`() async throws {
    try practise(here, "I am calm.")
    try practise(there, "I am CALM")
    try practise(there, "I sleep well")
    #expect(try await there.run("export", "--to", folder.path).status == 0)
    let merged = try await here.run("import", "--from", folder.path)
    #expect(merged.status == 0 && merged.errors.contains("1 and 2 are the same sentence"), "\(merged)")
    #expect(merged.errors.contains("selflie merge 1 2\n"))
    #expect(try await here.run("import", "--from", folder.path).errors == "")
  }

  @Test func `the command that import names makes them one, here and then there, and nothing makes them two again`() async throws {
    try practise(here, "I am calm.")
    try practise(there, "I am CALM")
    for machine in [here, there] { #expect(try await machine.run("export", "--to", folder.path).status == 0) }
    for machine in [here, there] { #expect(try await machine.run("import", "--from", folder.path).status == 0) }
    let nobody = try await here.run("merge", "1", "2")
    #expect(nobody.status == 64 && nobody.errors == "selflie: There's nobody to ask; use --yes to merge 2 into 1.\n")
    let merged = try await here.run("merge", "2", "1", "--yes")
    #expect(merged.output == "Merged 2 into 1. 1 is at 2 of 1000: I am calm.\n" && merged.status == 0, "\(merged)")
    #expect(try await here.run("list", "--json").output.matches(of: /"count":2,/).count == 1)
    #expect(try await here.run("log").output.split(separator: "\n").count == 8)
    let undone = try await here.run("undo")
    #expect(undone.status == 1 && undone.errors == "There's nothing to undo.\n")
    // What the other machine wrote before has both.
    #expect(try await here.run("import", "--from", folder.path).output.hasPrefix("Nothing new in "))
    #expect(try await here.run("export", "--to", folder.path).status == 0)
    let rehearsed = try await there.run("import", "--from", folder.path, "--dry-run")
    #expect(rehearsed.output == "Would merge 1 into 2, as on the other machine: I am calm.\n", "\(rehearsed)")
    let record = try #require(try await there.run("import", "--from", folder.path, "--json").objects().first)
    let joined = try #require((record["joined"] as? [[String: Any]])?.first)
    #expect(joined["number"] as? Int == 1 && joined["into"] as? Int == 2 && joined["text"] as? String == "I am calm.")
    #expect(try await there.run("list", "--json").output.matches(of: /"count":2,/).count == 1)
    // Its number from before leads to it.
    #expect(try await there.run("show", "1").output.hasPrefix("I am calm."))
    #expect(try await there.run("status", "1", "--format", "%i %c").output == "2 2\n")
    #expect(try replica(here) == replica(there))
  }

  @Test func `what is no pair of the same sentence is refused, and stays`() async throws {
    for text in ["I am calm.", "I am CALM", "I'm not calm"] { try practise(here, text) }
    let different = try await here.run("merge", "2", "3", "--yes")
    #expect(different.status == 64)
    #expect(
      different.errors
        == "selflie: 2 and 3 are different sentences; to give 3 the words of 2, 'selflie edit 3 --text \"I am CALM\"'\n")
    let same = try await here.run("merge", "1", "1", "--yes")
    #expect(same.status == 64 && same.errors == "selflie: Both are affirmation 1; give two different ones.\n")
    let unknown = try await here.run("merge", "1", "7", "--yes")
    #expect(unknown.status == 66 && unknown.errors == "selflie: there's no affirmation 7; 'selflie list' shows them all\n")
    #expect(try await here.run("merge", "1").status == 64)
    #expect(try await here.run("list").output.split(separator: "\n").count == 3)
    let merged = try #require(try await here.run("merge", "1", "2", "--yes", "--json").objects().first)
    #expect(merged["number"] as? Int == 1 && merged["count"] as? Int == 2)
    #expect(try await here.run("merge", "1", "2", "--yes").errors == "selflie: Both are affirmation 1; give two different ones.\n")
  }

  // MARK: Through other programs

  /// What a shell says to the lines under a title of the page about two machines, as they stand there.
  private func lines(_ title: String) throws -> [String] {
    let page = try String(contentsOfFile: projectFolder + "/docs/two-machines.md", encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n### ").first { $0.hasPrefix("\(title)\n") })
    return section.prefix { $0 != "#" }.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4).description }
  }

  /// Types lines into a shell on one machine, for which the other one is `other`. A line that fails does not end it, as at a prompt.
  private func type(_ lines: [String], on machine: Executable) throws {
    let programs = folder.file("bin")
    func homes(_ machine: Executable) throws -> String {
      let home = folder.file(machine.home.path == here.home.path ? "here" : "there")
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
      return "HOME='\(home)' SELFLIE_HOME='\(machine.home.path)'"
    }
    let other = machine.home.path == here.home.path ? there : here
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    try? FileManager.default.createSymbolicLink(atPath: programs + "/selflie", withDestinationPath: Executable.path.path)
    try makeScript("[ \"$1\" = other ] && shift && export \(try homes(other)) && cd && exec sh -c \"$*\"", programs + "/ssh")
    let who = ["AUTHOR", "COMMITTER"].map { "GIT_\($0)_NAME=me GIT_\($0)_EMAIL=me@example.org" }.joined(separator: " ")
    let start = "export PATH='\(programs)':\"$PATH\" GIT_CONFIG_NOSYSTEM=1 \(who) \(try homes(machine)); cd; exec >>../said 2>&1"
    try runTool("bash", ["-c", ([start] + lines).joined(separator: "\n")])
  }

  /// Both practise, and then one after the other does what it takes.
  private func exchange(_ lines: [String]) throws {
    try practise(here)
    try practise(there, "I sleep well")
    for machine in [here, there, here] { try type(lines, on: machine) }
    #expect(try replica(here) == replica(there))
    #expect(try replica(here).lines.count == 8)
    for machine in [there, here] { try practise(machine) }
    for machine in [there, here, there] { try type(lines, on: machine) }
    let both = try replica(here)
    let said = try String(contentsOfFile: folder.file("said"), encoding: .utf8)
    #expect(try replica(there) == both && both.lines.count == 16, "\(said)")
  }

  @Test func `two machines exchange by rsync as the page says`() throws {
    try exchange(lines("rsync").filter { !$0.hasPrefix("ssh") && !$0.contains("| ssh") })
  }

  @Test func `two machines exchange through ssh as the page says`() throws {
    let lines = try lines("rsync").filter { $0.contains("ssh other") }
    #expect(lines.count == 2)
    try practise(here)
    try practise(there, "I sleep well")
    try type(lines, on: here)
    #expect(try replica(here) == replica(there) && replica(here).lines.count == 8)
  }

  /// What the page tells a person to type whenever they have practised; both have cloned a repository.
  private func linesForGit() throws -> [String] {
    try runTool("git", ["init", "--quiet", "--bare", folder.file("archives.git")])
    let lines = try lines("git")
    let clone = try #require(lines.first)
    #expect(clone.hasPrefix("git clone "))
    for machine in [here, there] { try type([clone.replacing("other:archives.git", with: folder.file("archives.git"))], on: machine) }
    return Array(lines.dropFirst())
  }

  @Test func `two machines exchange through a git repository as the page says`() throws { try exchange(linesForGit()) }

  @Test func `a second machine that is empty gets all through a git repository`() throws {
    let lines = try linesForGit()
    try practise(here)
    for machine in [here, there] { try type(lines, on: machine) }
    #expect(try replica(here) == replica(there) && replica(there).lines.count == 4)
  }

  /// Both write into folders that two real Syncthings share, wait until these are alike, and read; three times.
  private func exchangeBySyncthing() throws -> String {
    let folders = [folder.file("a"), folder.file("b")]
    for folder in folders { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }
    let rounds = """
      export LC_ALL=C
      on() { SELFLIE_HOME=$1 "$0" "${@:2}" 2>&1; }
      alike() { for _ in {1..300}; do diff -rq -x '.*' "$3" "$4" >/dev/null && return; sleep 0.1; done; return 1; }
      for round in 1 2 3; do
        on "$1" export --to "$3"; on "$2" export --to "$4"
        alike "$@"
        on "$1" import --from "$3"; on "$2" import --from "$4"
      done
      """
    return try runTool(
      projectFolder + "/scripts/syncthing-pair",
      folders + ["bash", "-euc", rounds, Executable.path.path, here.home.path, there.home.path]
        + folders)
  }

  @Test func `two machines exchange through Syncthing`() throws {
    try practise(here)
    try practise(there, "I sleep well")
    let said = try exchangeBySyncthing()
    #expect(!said.contains("another machine has a copy"), "\(said)")
    #expect(try replica(here) == replica(there) && replica(here).lines.count == 8, "\(said)")
  }

  @Test func `a journal and its copy, which write one file at once through Syncthing, come to the same`() throws {
    try practise(here)
    _ = try Journal.open(in: Self.home(here)).identity()
    try runTool("cp", ["-r", here.home.path + "/.", there.home.path])
    try practise(here)
    try practise(there, "I sleep well")
    let said = try exchangeBySyncthing()
    #expect(said.contains("another machine has a copy"), "\(said)")
    #expect(try replica(here) == replica(there) && replica(here).lines.count == 12, "\(said)")
  }

  @Test func `an archive goes through a pipe`() throws {
    try practise(here)
    try runTool(
      "env",
      [
        "SELFLIE_HOME=\(here.home.path)", "bash", "-ec",
        "set -o pipefail; \(Executable.path.path) export - | SELFLIE_HOME=\(there.home.path) \(Executable.path.path) import -",
      ])
    #expect(try replica(there) == replica(here))
    #expect(try FileManager.default.contentsOfDirectory(atPath: there.home.path).allSatisfy { Home.isName($0) && !$0.hasSuffix(".tmp") })
  }

  @Test func `what is half there, or not from selflie, is passed over in one line`() async throws {
    try practise(there)
    #expect(try await there.run("export", "--to", folder.path).status == 0)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
    try whole.prefix(5000).write(to: URL(fileURLWithPath: folder.file("selflie-kkkkkkkkkkkkkkkkkkkkkkkk.tar")))
    for name in [".syncthing.\(name).tmp", ".\(name).AbCdEf", "~syncthing~\(name).tmp", "\(name).part", "selflie-old.tar", "notes.txt"] {
      try Data("half".utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    }
    let result = try await here.run("import", "--from", folder.path)
    #expect(result.status == 0 && result.output.hasPrefix("Merged 1 affirmation"))
    #expect(result.errors.hasPrefix("Skipped: ") && result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test(arguments: ["ln -s a.tar", "ln -s /dev/zero", "mkfifo", "mkdir", "mknod"])
  func `what is no file and named like an archive is passed over, and the others are merged`(make: String) async throws {
    try practise(there)
    #expect(try await there.run("export", "--to", folder.path).status == 0)
    let path = folder.file("selflie-kkkkkkkkkkkkkkkkkkkkkkkk.tar")
    try runTool("sh", ["-c", "\(make) \"$1\"\(make == "mknod" ? " c 1 5" : "")", "sh", path])
    let result = try await here.run("import", "--from", folder.path)
    #expect(result.status == 0 && result.output.hasPrefix("Merged 1 affirmation"))
    #expect(result.errors == "Skipped \(path): not a regular file\n")
  }

  @Test func `standard input that has no end is refused from its beginning`() async throws {
    for command in ["import -", "check -"] {
      let script = "ulimit -f 2048 -v 2000000; exec '\(Executable.path.path)' \(command) </dev/zero"
      let result = try await here.run(["-c", script], in: "/bin/bash")
      #expect([65, 74].contains(result.status) && result.errors.split(separator: "\n").count == 1, "\(command): \(result)")
      #expect(result.duration < 20)
    }
  }

  @Test func `a file that is there is replaced only if that was said`() async throws {
    try practise(here)
    let file = folder.file("a.tar")
    let first = try await here.run("export", file, "--json")
    let record = try #require(first.objects().first)
    #expect(record["affirmations"] as? Int == 1 && record["lines"] as? Int == 4 && record["recordings"] as? Int == 1)
    #expect(record["file"] as? String == file && record["lost"] == nil)
    let before = try Data(contentsOf: URL(fileURLWithPath: file))
    let second = try await here.run("export", file)
    #expect(second.status == 73 && second.errors.hasPrefix("selflie: \(file) already exists"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before)
    try practise(here)
    #expect(try await here.run("export", file, "--force").status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) != before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.tar"])
    #expect(Disk.entry(FilePath(file))?.bits == 0o600)
  }

  @Test func `a path with a slash at its end, or of a folder, is no file to write`() async throws {
    try practise(here)
    let folder = folder.path
    for (call, hint) in [
      (["export", "\(folder)/none/"], ", or say --to \(folder)/none"), (["export", folder, "--force"], ", or say --to \(folder)"),
      (["export", "--csv", "\(folder)/none/"], ""), (["stats", "--svg", "\(folder)/none/"], ""),
      (["remind", "--at", "08:00", "--ics", "\(folder)/none/"], ""),
    ] {
      let result = try await here.run(call), named = try #require(call.first { $0.hasPrefix(folder) })
      #expect((result.status, result.errors) == (73, "selflie: \(named) is a folder; name a file inside it\(hint)\n"), "\(call)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test(arguments: [("y", "Exported 1 affirmation", 0), ("Enter", "Nothing was exported.", 0), ("C-c", "Nothing was exported.", 130)])
  func `whether a file is replaced is asked as everything is`(_ key: String, _ said: String, _ status: Int) async throws {
    try practise(here)
    let file = folder.file("a.tar")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
    let window = try TerminalWindow(columns: 120, here, try SoftwareCard())
    try await window.wait(for: "$")
    try window.type("clear; \(Executable.path.path) export \(file); echo \"status $?.\"")
    #expect(try await window.wait(for: "[N]o:").contains("\(file) already exists.\nReplace it? [y]es, [N]o:"))
    try window.press(key)
    let screen = try await window.wait(for: "status ")
    #expect(screen.contains(said) && screen.contains("status \(status)."), "\(screen)")
    let isMine = try Data(contentsOf: URL(fileURLWithPath: file)) == Data("mine".utf8)
    #expect(isMine == (key != "y"))
  }

  @Test func `what was removed elsewhere is removed here only if that was said`() async throws {
    try practise(here)
    try practise(here, "I sleep well")
    let file = folder.file("a.tar")
    _ = try await here.run("export", file)
    #expect(try await there.run("import", file).status == 0)
    let before = try replica(there)
    #expect(try await here.run("remove", "1", "--yes").status == 0)
    _ = try await here.run("export", file, "--force")
    let refused = try await there.run("import", file)
    #expect(refused.status == 64)
    #expect(refused.errors.hasPrefix("selflie: There's nobody to ask; use --yes to remove what was removed elsewhere.\n"))
    #expect(try replica(there) == before)
    let removed = try await there.run("import", file, "--yes")
    #expect(removed.status == 0 && removed.output.hasPrefix("Removed, as on the other machine, with 4 lines: "))
    #expect(try replica(there) == replica(here))
    // Now there is nothing to ask about.
    #expect(try await there.run("import", file).output.hasPrefix("Nothing new in "))
  }

  @Test func `a damaged archive changes nothing, and makes nothing`() async throws {
    try practise(here)
    let file = folder.file("a.tar")
    _ = try await here.run("export", file)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    let place = try #require(bytes.range(of: Data(",spoken,".utf8)))
    bytes.replaceSubrange(place, with: Data(",claimed".utf8))
    try bytes.write(to: URL(fileURLWithPath: file))
    try FileManager.default.removeItem(atPath: there.home.path)
    let result = try await there.run("import", file)
    #expect(
      result.status == 65 && result.errors == "selflie: can't read \(file): 'ledger.csv' has changed since the archive was made\n")
    #expect(!FileManager.default.fileExists(atPath: there.home.path))
  }

  @Test func `what merging would change can be seen first`() async throws {
    try practise(here)
    let file = folder.file("a.tar")
    _ = try await here.run("export", file)
    try practise(there, "I sleep well")
    let before = try replica(there)
    let record = try #require(try await there.run("import", "--dry-run", "--json", file).objects().first)
    #expect(record["merged"] as? Bool == false && record["lines"] as? Int == 4 && record["affirmations"] as? Int == 1)
    #expect(try replica(there) == before)
  }

  @Test func `a recording that cannot be read does not keep the rest from being taken along`() async throws {
    let affirmation = try practise(here)
    let recording = try #require(affirmation.recording)
    try Data("RIFF".utf8).write(to: URL(fileURLWithPath: Self.home(here).file(of: recording).string))
    let result = try await here.run("export", folder.file("a.tar"))
    #expect(result.status == 0 && result.errors.contains("The recording \(recording.id.short) is lost"))
    #expect(try await there.run("import", folder.file("a.tar")).status == 0)
    let (mine, theirs) = (try replica(here), try replica(there))
    #expect(theirs.lines == mine.lines && theirs.histories[affirmation.id]?.recordings.isEmpty == true)
  }

  @Test func `the table has a row for each line, as spreadsheets read it`() async throws {
    try practise(here, "=I am calm")
    let result = try await here.run("export", "--csv", "-")
    var reader = CSV.Reader(ByteStore(Array(result.output.utf8)).source()), rows: [[String]] = []
    while let row = try reader.next() { rows.append(row) }
    #expect(rows.count == 5 && rows.dropFirst().allSatisfy { $0[0] == "1" && $0[1] == "'=I am calm" && $0[2] == "2023-11-14" })
    #expect(Set(rows.dropFirst().map { $0[4] }) == Set(Repetition.Kind.allCases.map(\.rawValue)))
  }

  @Test func `nothing is not exported`() async throws {
    let result = try await here.run("export", folder.file("a.tar"))
    #expect(result.status == 66 && result.errors.hasPrefix("selflie: there's nothing to export yet"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(arguments: [
    ["export"], ["export", "a.tar", "--to", "."], ["export", "--csv"], ["export", "--csv", "--to", "."], ["export", "-", "--json"],
    ["import"],
    ["import", "a.tar", "--from", "."], ["import", "a.tar", "--list", "b.txt"], ["import", "--audio-folder", ".", "--dry-run"],
  ])
  func `what does not go together is refused`(arguments: [String]) async throws {
    #expect(try await here.run(arguments).status == 64)
  }

  @Test func `recordings with a list of sentences become affirmations, if they say them`() async throws {
    for (name, text) in [("calm.wav", "I am calm when I speak"), ("sleep.wav", "I sleep well")] {
      try runTool("flite", ["-voice", "kal16", "-t", text, "-o", folder.file(name)])
    }
    let list = "calm.wav, I am calm when I speak\nsleep.wav, I never sleep well\nnone.wav, I am here\nsleep.wav, I \u{200B} sleep\n"
    try Data(list.utf8).write(to: URL(fileURLWithPath: folder.file("sentences.txt")))
    let result = try await here.run("import", "--audio-folder", folder.path)
    #expect(result.status == 1 && result.output == "Added 1: I am calm when I speak\n")
    #expect(result.errors.contains("Not added: \(folder.file("sleep.wav"))\n"))
    #expect(result.errors.contains("Not added: \(folder.file("none.wav")): can't read"))
    #expect(result.errors.contains("U+200B") && result.errors.hasSuffix("4 sentences in the list, 3 not added.\n"))
    let again = try await here.run("import", "--audio-folder", folder.path)
    #expect(again.output.isEmpty && again.errors.contains("Already there: I am calm when I speak"))
  }
}
