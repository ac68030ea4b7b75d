import Foundation
import Testing

@testable import SelfLieCore

/// Texts that mean something to the programs that read them, through these programs themselves: each gets back the text, and runs none of it.
struct QuotingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Every sign that means something to a shell, to systemd, curl, JSON, XML or a calendar.
  private static let signs = "'\"$`\\!;,:%#&|<>(){}[]*?~=^@-+./ ".unicodeScalars.map(String.init)

  /// What Swift makes one `Character` of with the sign before it, or what stands close by in hostile texts: combining marks, variation
  /// selectors, joiners, a keycap, a skin tone, a tag, a halant.
  private static let marks = [
    "", "\u{301}", "\u{323}", "\u{FE0F}", "\u{FE0E}", "\u{200D}", "\u{200C}", "\u{20E3}", "\u{1F3FD}", "\u{E0061}", "\u{94D}",
  ]

  /// Every control character of ASCII but the null, which no argument can have, and a line's end of two.
  private static let controls = (1..<32).map { String(UnicodeScalar($0)) } + ["\u{7F}", "\r\n"]

  /// Each sign before each mark, around something that a shell would run.
  private static let texts: [String] =
    signs.flatMap { sign in marks.map { "\(sign)\($0)$(touch made)\(sign)\($0)b" } }
    + signs.map { "a\($0)" } + signs.map { "\($0)a" } + [
      "", "\u{301}'$(touch made)'", "'\u{301}$(touch made)'\u{301}", "%s%n\\0", "--", "-n",
    ]

  /// The same before each control character.
  private static let withControls: [String] = signs.flatMap { sign in controls.map { "\(sign)\($0)$(touch made)\($0)\(sign)" } }

  private var isUntouched: Bool { !FileManager.default.fileExists(atPath: folder.file("made")) }

  /// Runs a script of a language in the folder, and answers with what it printed.
  private func run(_ program: String, _ options: [String] = [], _ script: String) throws -> [String] {
    try Data(script.utf8).write(to: URL(fileURLWithPath: folder.file("script")))
    let output = try runTool("sh", ["-c", "cd \"$1\" && shift && exec \"$@\" script", "sh", folder.path, program] + options, trims: false)
    return output.unicodeScalars.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }

  /// Whether two lists of texts are the same, scalar for scalar.
  private func expectSame(_ read: [String], _ texts: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(read.count == texts.count, sourceLocation: sourceLocation)
    for (read, text) in zip(read, texts) where !read.unicodeScalars.elementsEqual(text.unicodeScalars) {
      Issue.record("\(text.debugDescription) was read as \(read.debugDescription)", sourceLocation: sourceLocation)
    }
    #expect(isUntouched, sourceLocation: sourceLocation)
  }

  @Test(arguments: [("sh", []), ("bash", ["--norc"]), ("zsh", ["-f"]), ("fish", ["--no-config"])])
  func `a word of a shell is the text in every shell`(shell: String, options: [String]) throws {
    let texts = Self.texts + Self.withControls
    let lines = texts.map { "printf '%s\\0' \(ShellWord($0))\n" }
    expectSame(try run(shell, options, lines.joined()), texts)
    // An operand is one argument also where it begins with a hyphen.
    #expect("-a b".shellOperand == "-- \"-a b\"" && "a-".shellOperand == "a-")
  }

  @Test func `bash completes words without running what is in them`() throws {
    // What compgen expands are words with what they mean, which no control character is in.
    let lines = Self.texts.map { Completion.line("7", $0) }
    let script = "compgen -W \(ShellWord(lines.joined(separator: "\n"))) -- '' | tr '\\n' '\\0'\n"
    expectSame(try run("bash", ["--norc"], script), Self.texts.map { "7\t\($0)" })
  }

  /// As `Completion` in the program writes them.
  private enum Completion {
    static func line(_ value: String, _ meaning: String) -> String { "\(value)\t\(meaning)".shellWord }
  }

  @Test func `a description for zsh ends its value at the first colon that has no backslash`() {
    #expect("\(ZshDescription("a:b\\", meaning: "c:d\\"))" == #"a\:b\\:c:d\\"#)
    #expect("\(ZshDescription(":\u{301}"))".unicodeScalars.elementsEqual("\\:\u{301}".unicodeScalars))
  }

  @Test func `a line of cron is the text to the shell behind it`() throws {
    let lines = try Self.texts.map { "printf '%s\\0' \(try #require(CronWord($0).description.readByCron))\n" }
    expectSame(try run("sh", [], lines.joined()), Self.texts)
  }

  @Test func `systemd reads an environment as it is meant`() throws {
    try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: folder.file("program")))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("program"))
    let lines = Self.texts.enumerated().map { "Environment=\(SystemdWord("V\($0)=\($1)"))" }
    // The dump below is not quite in the words of a shell: there, what begins with # would be a comment.
    let given = Self.texts.filter { $0.unicodeScalars.first != "#" }
    let arguments = given.map { SystemdWord($0, expandsVariables: true).description }.joined(separator: " ")
    let unit = (["[Service]", "Type=oneshot"] + lines + ["ExecStart=\(SystemdWord(folder.file("program"))) \(arguments)"])
      .joined(separator: "\n")
    let path = folder.file("quoting.service")
    try Data((unit + "\n").utf8).write(to: URL(fileURLWithPath: path))
    let verify = "XDG_RUNTIME_DIR=$1 systemd-analyze verify --user \"$2\""
    #expect(try runTool("bash", ["-c", verify + " 2>&1", "bash", folder.path, path]) == "")
    let dump = try runTool("bash", ["-c", "SYSTEMD_LOG_LEVEL=debug " + verify + " 2>/dev/null", "bash", folder.path, path], trims: false)
    for (index, text) in Self.texts.enumerated() {
      #expect(dump.utf8.contains("\t\tEnvironment: V\(index)=\(text)\n".utf8), "\(text.debugDescription)")
    }
    let command = try #require(dump.unicodeScalars.split(separator: "\n").map({ String($0) }).first { $0.contains("Command Line: ") })
    let words = String(command.unicodeScalars.dropFirst("\t\t\tCommand Line: ".unicodeScalars.count))
    let read = try run("bash", ["--norc"], "printf '%s\\0' \(words)\n")
    expectSame(read, [folder.file("program")] + given.map { $0.unicodeScalars.reduce(into: "") { $0 += $1 == "$" ? "$$" : String($1) } })
  }

  @Test func `curl sends what it is given`() throws {
    let texts = Self.texts.filter { !$0.isEmpty } + Self.withControls
    // A hundred texts are one request; the first begins with a mark.
    let pieces = stride(from: 0, to: texts.count, by: 100).map {
      "\u{301}" + texts[$0..<min($0 + 100, texts.count)].joined(separator: "\0x")
    }
    let pairs = pieces.map { piece in
      let text = piece.unicodeScalars.reduce(into: "") { $0 += $1 == "\0" ? "0" : String($1) }
      return JSON.array([.string(text), .string("data-binary = \(CurlWord(text))")])
    }
    let script = """
      import http.server, json, subprocess, sys, threading
      got = []
      class Handler(http.server.BaseHTTPRequestHandler):
          def do_POST(self):
              got.append(self.rfile.read(int(self.headers['Content-Length'])).decode())
              self.send_response(204)
              self.end_headers()
          def log_message(self, *_): pass
      server = http.server.HTTPServer(('127.0.0.1', 0), Handler)
      threading.Thread(target=server.serve_forever, daemon=True).start()
      for text, line in json.load(open('pairs')):
          config = f'url = "http://127.0.0.1:{server.server_port}/"\\nsilent\\nnoproxy = "*"\\n{line}\\n'
          subprocess.run(['curl', '--disable', '--config', '-'], input=config.encode(), check=True, timeout=20)
          assert got[-1] == text, (text, got[-1])
      print(len(got), end='\\0')
      """
    try Data(JSON.array(pairs).text.utf8).write(to: URL(fileURLWithPath: folder.file("pairs")))
    #expect(try run("/usr/bin/python3", [], script) == [String(pieces.count)] && isUntouched)
  }

  @Test func `Python reads JSON, XML and a calendar as they are meant`() throws {
    let texts = Self.texts + Self.withControls
    let script = """
      import json, sys, icalendar
      import xml.etree.ElementTree as tree
      def plain(text): return ''.join(c for c in text if ord(c) >= 32 and ord(c) != 127)
      def shown(text): return ''.join('?' if ord(c) < 32 and c not in '\\t\\n\\r' or ord(c) == 127 else ' ' if c in '\\t\\n\\r' else c for c in text)
      for line in open('lines', newline='\\n'):
          text, fenced, xml, calendar = json.loads(line)
          assert json.loads(fenced) == text, text
          assert not set('<>|[]{}`#') & set(fenced), fenced
          element = tree.fromstring('<a b="' + xml + '">' + xml + '</a>')
          assert element.text in (shown(text), None if not text else ''), (text, element.text)
          assert element.get('b') == shown(text), (text, element.get('b'))
          event = icalendar.Event.from_ical('BEGIN:VEVENT\\r\\nSUMMARY:' + calendar + '\\r\\nEND:VEVENT\\r\\n')
          assert not event.errors and plain(str(event['SUMMARY']).replace('?', '')) == plain(text.replace('?', '')), (text, event)
      print('done', end='\\0')
      """
    let lines = texts.map { text in
      JSON.array([.string(text), .string(JSON.string(text).fenced), .string("\(XMLText(text))"), .string("\(CalendarText(text))")]).text
    }
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: folder.file("lines")))
    #expect(try run("/usr/bin/python3", [], script) == ["done"])
  }
}

extension String {
  /// What cron hands to the shell: a percent sign without a backslash before it ends the line, which is nil here, and the backslash before the
  /// others is taken away.
  var readByCron: String? {
    var read = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "%" { guard read.popLast() == "\\" else { return nil } }
      read.append(scalar)
    }
    return String(read)
  }
}
