import Foundation
import Testing

@testable import SelfLieCore

/// What servers do with an answer that nobody asked for: thoughts before it, other choices, ends that are none, errors of many lines.
@Suite(.serialized)
struct ModelAnswerTests {
  private typealias Server = ScriptedServer
  private let request = ChatRequest("Write one.", [.user("Now.")], seed: 1)
  private var typed: ChatRequest {
    var request = request
    request.format = .answer(.object([.init("a", "", .text(1...9))]))
    return request
  }

  /// What such parts of an answer come to, with all that was seen while it came.
  private func reply(_ parts: [String], _ request: ChatRequest? = nil) throws -> (text: String, seen: [String], answer: JSON?) {
    let server = try Server(chat: .send(Server.head() + Server.stream(parts)))
    var seen: [String] = []
    let reply = try server.model().ask(request ?? self.request) { reply in
      seen.append(reply.text)
      return .more
    }
    return (reply.text, seen, reply.answer)
  }

  // MARK: Thoughts

  @Test(arguments: [
    "<think>They want rest.</think>I rest.", "\n <think>\nOne <b> </thin> < two\n</think>\n\nI rest.", "<think></think>\n\nI rest.",
    "<think>a</think>\n<think>b</think> I rest.", "I rest.",
  ])
  func `what a model thinks before its answer is not a part of it, wherever it is cut`(text: String) throws {
    for size in [1, 2, 5, 1000] {
      let parts = stride(from: 0, to: text.unicodeScalars.count, by: size).map {
        String(String.UnicodeScalarView(text.unicodeScalars.dropFirst($0).prefix(size)))
      }
      let (said, seen, _) = try reply(parts)
      #expect(said == "I rest.", "\(size)")
      #expect(seen.allSatisfy { "I rest.".hasPrefix($0) && !$0.isEmpty }, "\(seen)")
    }
  }

  @Test(arguments: [1, 3, 1000]) func `what stands before the end of a thought is no answer, also without its beginning`(size: Int) throws {
    let text = "They want rest.</think>\n\nI rest."
    let parts = stride(from: 0, to: text.count, by: size).map { String(text.dropFirst($0).prefix(size)) }
    #expect(try reply(parts).text == "I rest.")
  }

  @Test(arguments: [
    ("<think>They want rest.", ""), ("<thin", ""), (" \n", ""), ("<thinks I rest", "<thinks I rest"), ("a <think>b", "a <think>b"),
  ])
  func `thoughts without an end are no words, and what only looks like thoughts stays`(text: String, words: String) throws {
    #expect(try reply([text]).text == words)
  }

  @Test func `thoughts before JSON are left out, and thoughts alone have no words`() throws {
    let (_, seen, answer) = try reply(["<think>{\"a\":\"no\"}", "</think>", "\n```json\n", "{\"a\":\"b\"}\n```"], typed)
    #expect(answer == ["a": "b"] && !seen.contains { $0.contains("no") })
    #expect(throws: LanguageModelFailure.malformed("it has no words")) { try reply(["<think>{\"a\":\"b\"}"], typed) }
  }

  @Test func `thoughts that do not end are given up`() throws {
    let server = try Server(chat: .send(Server.head() + Server.delta("<think>")), .forever(Server.delta("and on and on ")))
    #expect(throws: LanguageModelFailure.tooLong) { try server.model().ask(request) }
  }

  // MARK: Choices

  @Test func `of several answers the first by its number is heard, wherever it stands`() throws {
    func event(_ choices: JSON...) -> String { "data: \((["choices": .array(choices)] as JSON).text)\n\n" }
    func choice(_ index: JSON?, _ text: String, _ ending: JSON = .null) -> JSON {
      .object((index.map { [.init("index", $0)] } ?? []) + [.init("delta", ["content": .string(text)]), .init("finish_reason", ending)])
    }
    let stream =
      event(choice(1, "no "), choice(0, "I ")) + event(choice(1, "no", "stop")) + event(choice(nil, "rest")) + event(choice(.null, "."))
      + event(choice(1, "", "content_filter"), choice(0, "", "stop"))
    let server = try Server(chat: .send(Server.head() + stream + "data: [DONE]\n\n"))
    #expect(try server.model().ask(request).text == "I rest.")
  }

  // MARK: Ends

  @Test(arguments: ["stop", "length"])
  func `behind the end of an answer a second is waited for what may still come`(ending: String) throws {
    let usage = "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":3,\"completion_tokens\":400}}\n\n"
    let answer = Server.head() + Server.stream(["ok"], ending: ending, done: false)
    let endless = [": still here\n\n", ": \(String(repeating: "x", count: 65_536))\n\n"].map { [Server.Step.forever($0)] }
    for rest in [[Server.Step.hang], [.send(usage), .hang]] + endless {
      let server = try Server(["/v1/chat/completions": [[.send(answer)] + rest]]), start = ContinuousClock.now
      let reply = try server.model().ask(request, within: .seconds(60))
      #expect(reply.text == "ok" && start.duration(to: .now) < .seconds(20))
      if case .send = rest[0] { #expect(reply.promptTokens == 3) }
    }
  }

  @Test func `an answer that was filtered is put aside`() throws {
    let server = try Server(chat: .send(Server.head() + Server.stream(["I rest."], ending: "content_filter")))
    #expect(throws: LanguageModelFailure.filtered) { try server.model().ask(request) }
    #expect(LanguageModelFailure.filtered.description == Consultation.putAside)
  }

  // MARK: Errors

  @Test func `every failure is one line, whatever the server says`() throws {
    let words = "no\nselflie: all is well\r\n\u{2028}\u{85}\tnow" + String(repeating: " or \u{301}\u{301}\u{301}never\n", count: 5000)
    let body: JSON = ["error": ["message": .string(words)]]
    let server = try Server(["/v1/chat/completions": [[Server.json(400, body.text)]]])
    var failures: [LanguageModelFailure] = [
      .notAllowed(words), .noKey(words), .unreachable(words), .missing(words), .malformed(words), .rejected(status: 500, words),
    ]
    do { _ = try server.model().ask(request) } catch let failure as LanguageModelFailure { failures.append(failure) }
    #expect(failures.count == 7)
    for failure in failures {
      #expect(!failure.description.contains(where: \.isNewline) && !failure.description.contains("  "), "\(failure)")
      #expect(failure.description.unicodeScalars.count < 500)
    }
    #expect(failures.last?.description.hasPrefix("the language model's server said 400: no selflie: all is well now or") == true)
  }

  @Test func `numbers that no server can mean break nothing`() throws {
    for number in ["1e18", "9223372036854774784", "-9223372036854775808", "1e300", "-1"] {
      let usage = "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":\(number),\"completion_tokens\":\(number)}}\n\ndata: [DONE]\n\n"
      let server = try Server(chat: .send(Server.head() + Server.stream(["ok"], ending: "length", done: false) + usage))
      let long = ChatRequest("x", [.user(String(repeating: "word ", count: 3000))])
      _ = try? server.model().ask(long)
      let error = #"{"error":{"message":"context length","n_ctx":\#(number)}}"#
      #expect(LanguageModelFailure(JSON(error), status: 400, model: "m") == .overflow(nil))
    }
  }
}
