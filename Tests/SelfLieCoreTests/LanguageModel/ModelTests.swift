import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

/// A language model asked through the real curl, of a server that says what the test has written down.
@Suite(.serialized)
struct ModelTests {
  private typealias Server = ScriptedServer
  private static var schema: Schema { .object([.init("text", "the sentence", .text(3...60)), .init("cue", "when", .text(0...60))]) }
  private let request = ChatRequest("Write one.", [.user("Now.", words: [.init("goal", "sleep")])], seed: 1)
  private var typed: ChatRequest {
    var request = request
    request.format = .answer(Self.schema)
    return request
  }

  /// Why an answer of these steps is none.
  private func failure(_ steps: Server.Step..., within time: Duration = .seconds(60)) throws -> LanguageModelFailure? {
    let server = try Server(["/v1/chat/completions": [steps]])
    do {
      _ = try server.model().ask(request, within: time)
      return nil
    } catch let failure as LanguageModelFailure { return failure }
  }

  private func reply(_ steps: Server.Step..., request: ChatRequest? = nil) throws -> ChatReply {
    try Server(["/v1/chat/completions": [steps]]).model().ask(request ?? self.request)
  }

  // MARK: Answers

  @Test(arguments: ModelWireTests.streams.indices)
  func `an answer is the same in one piece and byte by byte`(index: Int) throws {
    let bytes = ModelWireTests.streams[index].bytes
    for steps in [[Server.Step.send(Server.head()), .bytes(bytes)], [.trickle(Array(Server.head().utf8) + bytes)]] {
      let reply = try Server(["/v1/chat/completions": [steps]]).model().ask(request)
      #expect(reply.text == "I rest \u{E9}\u{1F600}." && reply.ending == .stop)
    }
  }

  @Test func `what is sent is what was shown before, with the key in its head alone`() throws {
    let server = try Server(chat: .send(Server.head() + Server.stream(["ok"])))
    let model = try server.model(key: "sk-secret")
    _ = try model.ask(request)
    let sent = try #require(server.requests().first)
    #expect(sent.target == "/v1/chat/completions")
    #expect(sent.header("Authorization") == "Bearer sk-secret" && sent.header("Content-Type") == "application/json")
    #expect(sent.header("Expect") == nil)
    let preview = model.preview(request)
    #expect(preview.hasPrefix("POST \(server.url)/chat/completions\n") && preview.hasSuffix("\n\n" + (sent.body ?? "?")))
    #expect(!preview.contains("sk-secret") && !(sent.body ?? "").contains("sk-secret"))
    #expect(sent.json == request.json(model: "tiny"))
  }

  @Test(arguments: [
    "\"", "\\", "\\\\\"", "\n#x", "a\tb\r", "\u{0}\u{7}", "$(id) `id`", "@/etc/passwd", "url = \"x\"", "\u{1F600}\u{301}", "%00",
  ])
  func `any words arrive as they are`(words: String) throws {
    let server = try Server(chat: .send(Server.head() + Server.stream(["ok"])))
    let asking = ChatRequest(words, [.user(words, words: [.init("goal", .string(words))]), .assistant(words), .user("Now.")])
    _ = try server.model().ask(asking)
    #expect(server.requests().first?.json == asking.json(model: "tiny"))
  }

  @Test func `a snapshot is there as soon as it is written, and the answer in the end`() throws {
    let parts = ["{\"te", "xt\":\"I re", "st.\",\"cue\":", "\"now\"}"]
    let server = try Server(chat: .trickle(Array((Server.head() + Server.stream(parts)).utf8)))
    var seen: [String?] = []
    let reply = try server.model().ask(typed) { reply in
      seen.append(reply.snapshot?["text"]?.string)
      return .more
    }
    #expect(seen == [nil, "I re", "I rest.", "I rest."])
    #expect(reply.answer == ["text": "I rest.", "cue": "now"])
  }

  @Test func `who has seen enough stops it, and the server notices`() async throws {
    let server = try Server(chat: .send(Server.head() + Server.delta("I ")), .hang)
    #expect(throws: LanguageModelFailure.cancelled) { try server.model().ask(request) { _ in .enough } }
    #expect(try await server.waitUntilClosed())
  }

  @Test func `the model that answered, and tokens, are known`() throws {
    let usage = "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":3,\"completion_tokens\":4}}\n\n"
    let reply = try reply(.send(Server.head() + Server.stream(["ok"], done: false) + usage + "data: [DONE]\n\n"))
    #expect(reply.model == "tiny" && reply.promptTokens == 3 && reply.answerTokens == 4)
  }

  @Test func `a server that does not stream is understood too`() throws {
    let body = #"{"choices":[{"finish_reason":"stop","index":0,"message":{"role":"assistant","content":"I rest."}}],"model":"x"}"#
    #expect(try reply(Server.json(200, body)).text == "I rest.")
  }

  @Test func `a stream under a wrong name is understood, and what comes after its end is not waited for`() throws {
    for type in ["text/plain", "application/octet-stream", "text/event-stream;charset=utf-8", "Text/Event-Stream"] {
      #expect(try reply(.send(Server.head(200, type) + Server.stream(["ok"]))).text == "ok", "\(type)")
    }
    #expect(try reply(.send(Server.head() + Server.stream(["ok"])), .hang).text == "ok")
    // 100 Continue, and whatever else is sent ahead.
    #expect(
      try reply(.send("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nX: y\r\n\r\n" + Server.head() + Server.stream(["ok"]))).text
        == "ok")
  }

  @Test func `an answer whose connection breaks after its end is one`() throws {
    let stream = Server.stream(["ok"], done: false)
    let chunk = String(stream.utf8.count, radix: 16) + "\r\n" + stream + "\r\n"
    #expect(try reply(.send(Server.head(200, "text/event-stream", "Transfer-Encoding: chunked\r\n") + chunk)).text == "ok")
  }

  // MARK: Failures

  @Test func `an end without an ending is no answer, whatever the status`() throws {
    let chunked = Server.head(200, "text/event-stream", "Transfer-Encoding: chunked\r\n")
    #expect(try failure(.send(Server.head() + Server.delta("I "))) == .truncated)
    #expect(try failure(.send(Server.head() + Server.delta("I ") + "data: [DONE]\n\n")) == .truncated)
    // As Ollama ends over an error.
    #expect(try failure(.send(Server.head() + Server.delta("I ") + Server.delta(""))) == .truncated)
    #expect(try failure(.send(chunked + "5\r\ndata:")) == .truncated)
    #expect(try failure(.send(Server.head(200, "application/json", "Content-Length: 99\r\n") + "{")) == .truncated)
    #expect(try failure(.send("")) == .truncated)
  }

  @Test func `an error in the middle of a stream is told as what it is`() throws {
    let error = #"{"error":{"code":400,"message":"exceeds the available context size","type":"exceed_context_size_error","n_ctx":64}}"#
    for line in ["data: \(error)\n\n", "error: \(error)\n\n", "\(error)\n"] {
      #expect(try failure(.send(Server.head() + Server.delta("I ") + line)) == .overflow(64), "\(line)")
      #expect(try failure(.send(Server.head() + Server.delta("I ") + line + "data: [DONE]\n\n")) == .overflow(64))
    }
    #expect(try failure(Server.json(200, error)) == .overflow(64))
    #expect(try failure(Server.json(200, #"{"error":"no"}"#)) == .rejected(status: 500, "no"))
  }

  @Test(arguments: [
    (401, "{}", LanguageModelFailure.unauthorised), (403, "", .unauthorised), (503, #"{"error":{"message":"Loading model"}}"#, .loading),
    (503, "<html>", .busy),
    (429, "", .busy), (404, #"{"error":{"message":"model 'tiny' not found"}}"#, .missing("tiny")),
    (502, "<html>\u{0}", .rejected(status: 502, "")),
    (500, #"{"error":"no"}"#, .rejected(status: 500, "no")),
  ])
  func `a status says what went wrong, whatever comes with it`(status: Int, body: String, failure: LanguageModelFailure) throws {
    #expect(try self.failure(Server.json(status, body)) == failure)
  }

  @Test func `a server that broke off over the model's mistake is asked once more, and only once`() throws {
    let wrong = Server.json(500, #"{"error":{"code":500,"message":"output does not match the expected peg-native format"}}"#)
    let once = try Server(["/v1/chat/completions": [[wrong], [.send(Server.head() + Server.stream(["ok"]))]]])
    #expect(try once.model().ask(request).text == "ok")
    let always = try Server(chat: wrong)
    #expect(throws: LanguageModelFailure.self) { try always.model().ask(request) }
    #expect(always.requests().count == 2)
    // Not after somebody has read a part of it.
    let late = try Server(chat: .send(Server.head() + Server.delta("I ") + "data: {\"error\":{\"code\":500,\"message\":\"x\"}}\n\n"))
    #expect(throws: LanguageModelFailure.rejected(status: 500, "x")) { try late.model().ask(request) }
    #expect(late.requests().count == 1)
  }

  @Test func `a server that is slow, silent or talks without an end is given up in time`() throws {
    for step in [Server.Step.hang, .forever(": wait\n\n")] {
      let server = try Server(chat: .send(Server.head() + Server.delta("I ")), step)
      #expect(throws: LanguageModelFailure.timedOut) { try server.model().ask(request, within: .milliseconds(300)) }
    }
    #expect(try failure(.hang, within: .milliseconds(300)) == .timedOut)
  }

  @Test func `no more is read than any answer has`() throws {
    #expect(try failure(.send(Server.head() + "data: "), .forever(String(repeating: "x", count: 4096))) == .tooLong)
    #expect(try failure(.send(Server.head()), .forever(Server.delta(String(repeating: "word ", count: 200)))) == .tooLong)
    #expect(try failure(.send("HTTP/1.1 200 OK\r\n"), .forever("X-A: \(String(repeating: "b", count: 200))\r\n")) != nil)
    #expect(try failure(.send(Server.head(200, "application/json")), .forever(String(repeating: "[", count: 4096))) == .tooLong)
    #expect(try failure(.send(Server.head(500, "text/html")), .forever(String(repeating: "<p>", count: 4096))) == .tooLong)
    let long = ChatRequest("x", [.user(String(repeating: "word ", count: 20_000))])
    #expect(throws: LanguageModelFailure.overflow(nil)) { try Server(chat: .hang).model().ask(long) }
  }

  @Test func `what is no text, and no JSON, is refused whole`() throws {
    let broken: [[UInt8]] = [
      Array("data: {\"choices\":[{\"delta\":{\"content\":\"".utf8) + [0xC3] + Array("\"}}]}\n\n".utf8),
      Array("data: {\"choices\":[{\"delta\":{\"content\":\"a".utf8) + [0] + Array("\"}}]}\n\n".utf8),
      Array("data: {\"choices\"\n\n".utf8), Array("data: hello\n\n".utf8), [UInt8](repeating: 0, count: 99) + Array("\n{\n".utf8),
    ]
    for bytes in broken {
      #expect(try failure(.send(Server.head()), .bytes(bytes + Array(Server.stream(["ok"]).utf8))) == .malformed("part of it isn't JSON"))
    }
  }

  @Test func `what is no such server is told so`() throws {
    #expect(try failure(.send("SSH-2.0-OpenSSH_9.2\r\n")) != nil)
    #expect(
      try failure(.send(Server.head(200, "text/html") + "<html>Welcome</html>"))
        == .unreachable("what answers there isn't a language model"))
    let server = try Server(chat: .send(Server.head()))
    let closed = try server.model(at: "http://127.0.0.1:1/v1")
    #expect(throws: LanguageModelFailure.unreachable("nobody answers at 127.0.0.1:1")) { try closed.ask(request) }
    let model = try server.model(at: "https://127.0.0.1:\(server.port)/v1")
    do {
      _ = try model.ask(request)
      Issue.record("it answered")
    } catch { #expect(error.status == .unavailable, "\(error)") }
  }

  @Test func `a redirection is not followed, so the key goes to no other host`() throws {
    let other = try Server(chat: .send(Server.head() + Server.stream(["stolen"])))
    for status in [301, 302, 303, 307, 308] {
      let server = try Server(chat: .send(Server.head(status, "text/html", "Location: \(other.url)/chat/completions\r\n")))
      #expect(throws: LanguageModelFailure.unreachable("it answers from another address; set model.url to that one")) {
        try server.model(key: "sk-secret").ask(request)
      }
    }
    #expect(other.requests().isEmpty)
  }

  @Test func `without curl it is said how to get it`() throws {
    let model = try Server(chat: .hang).model(environment: ["PATH": "/nowhere"])
    #expect(throws: LanguageModelFailure.noCurl) { try model.ask(request) }
    #expect(LanguageModelFailure.noCurl.description.hasSuffix("on Debian: apt install curl"))
  }

  // MARK: curl

  /// A curl that says how it was called, by whom, and what it was told, and then is the real one.
  private func watched(_ folder: TemporaryFolder) throws -> [String: String] {
    try FileManager.default.createDirectory(atPath: folder.file("bin"), withIntermediateDirectories: false)
    try makeScript(
      "tr '\\0' '\\n' </proc/$$/cmdline >'\(folder.file("called"))'; ls /proc/$$/fd >'\(folder.file("open"))'; exec \(try runTool("which", ["curl"])) \"$@\"",
      folder.file("bin/curl"))
    return ["PATH": folder.file("bin") + ":/usr/bin:/bin"]
  }

  @Test func `the list of processes has neither key nor words nor address, and curl has none of our files`() throws {
    let folder = try TemporaryFolder()
    let server = try Server(chat: .send(Server.head() + Server.stream(["ok"])))
    let model = try server.model(key: "sk-secret", environment: try watched(folder))
    let file = try FileDescriptor.open(FilePath(folder.file("mine")), .readWrite, options: .create, permissions: .ownerReadWrite)
    try file.closeAfter { _ = try model.ask(request) }
    let called = try String(contentsOfFile: folder.file("called"), encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(called.suffix(3) == ["--disable", "--config", "-"])
    let open = try String(contentsOfFile: folder.file("open"), encoding: .utf8).split(separator: "\n").compactMap { Int($0) }
    // The shell keeps its script open; the rest is what was given.
    #expect(open.filter { $0 > 2 && $0 < 10 } == [])
    #expect(server.requests().count == 1)
  }

  @Test func `the settings of curl's own do not matter`() throws {
    let folder = try TemporaryFolder()
    try Data("header = \"X-Mine: yes\"\nurl = \"http://127.0.0.1:1/\"\n".utf8).write(to: URL(fileURLWithPath: folder.file(".curlrc")))
    let server = try Server(chat: .send(Server.head() + Server.stream(["ok"])))
    #expect(try server.model(environment: ["CURL_HOME": folder.path, "HOME": folder.path]).ask(request).text == "ok")
    #expect(server.requests().first?.header("X-Mine") == nil)
  }

  @Test func `a proxy carries what goes to another machine, and nothing that stays on this one`() throws {
    let proxy = try Server(["/v1/chat/completions": [[.send(Server.head() + Server.stream(["by proxy"]))]]])
    let server = try Server(chat: .send(Server.head() + Server.stream(["at once"])))
    let environment = ["http_proxy": "http://127.0.0.1:\(proxy.port)"]
    #expect(try server.model(at: "http://model.test/v1", environment: environment).ask(request).text == "by proxy")
    #expect(proxy.requests().first?.target == "http://model.test/v1/chat/completions")
    #expect(try server.model(environment: environment).ask(request).text == "at once")
    #expect(proxy.requests().count == 1)
  }

  @Test func `warming goes on by itself, and ends when it is no longer wanted`() async throws {
    let server = try Server(chat: .hang)
    var errand: PendingRequest? = try server.model().warm(for: typed)
    try #require(try await becomesTrue { !server.requests().isEmpty })
    let sent = try #require(server.requests().first)
    #expect(sent.json?["max_tokens"] == 1)
    #expect(server.requests().allSatisfy { $0.closed == nil })
    withExtendedLifetime(errand) {}
    errand = nil
    #expect(try await server.waitUntilClosed())
  }

  // MARK: How it is

  private func state(_ script: [String: [[Server.Step]]], name: String? = nil) throws -> (ModelState, LanguageModel) {
    var model = try Server(script).model(name: name)
    return (model.state(), model)
  }

  private static func models(_ members: String...) -> [[Server.Step]] {
    [[Server.json(200, "{\"object\":\"list\",\"data\":[\(members.joined(separator: ","))]}")]]
  }

  @Test func `the kinds of servers are told apart, with what they take`() throws {
    let llama = try state([
      "/v1/models": Self.models(#"{"id":"tiny","owned_by":"llamacpp","meta":{"n_ctx":512}}"#),
      "/props": [[Server.json(200, #"{"default_generation_settings":{"n_ctx":1024}}"#)]],
    ])
    guard case .ready(let ready) = llama.0 else { throw ToolFailure(name: "\(llama.0)", status: 0) }
    #expect(ready.server == .llamaServer && ready.context == 1024 && ready.model == "tiny" && ready.roundTrip > .zero)
    #expect(llama.1.name == "tiny" && llama.1.context == 1024)
    let ollama = try state(
      [
        "/v1/models": Self.models(#"{"id":"qwen3:latest"}"#, #"{"id":"other:1b"}"#),
        "/api/version": [[Server.json(200, #"{"version":"0.9"}"#)]],
        "/api/ps": [[Server.json(200, #"{"models":[{"name":"qwen3:latest","context_length":4096}]}"#)]],
      ], name: "qwen3")
    guard case .ready(let ready) = ollama.0 else { throw ToolFailure(name: "\(ollama.0)", status: 0) }
    #expect(ready.server == .ollama && ready.context == 4096 && ready.model == "qwen3:latest")
    let vLLM = try state(["/v1/models": Self.models(#"{"id":"m","max_model_len":2048}"#)])
    guard case .ready(let ready) = vLLM.0 else { throw ToolFailure(name: "\(vLLM.0)", status: 0) }
    #expect(ready.server == .vLLM && ready.context == 2048)
    let other = try state(["/v1/models": Self.models(#"{"id":"m"}"#)])
    guard case .ready(let ready) = other.0 else { throw ToolFailure(name: "\(other.0)", status: 0) }
    #expect(ready.server == .other && ready.context == nil)
  }

  @Test func `a model that is missing is told with what gets it`() throws {
    let ollama = try state(
      ["/v1/models": Self.models(#"{"id":"other:1b"}"#), "/api/version": [[Server.json(200, #"{"version":"0.9"}"#)]]], name: "qwen3; rm")
    #expect(ollama.0 == .missing("qwen3; rm", there: ["other:1b"], .ollama))
    #expect(ollama.0.mend == "ollama pull \"qwen3; rm\"")
    let several = try state(["/v1/models": Self.models(#"{"id":"a"}"#, #"{"id":"b"}"#)])
    #expect(several.0 == .missing(nil, there: ["a", "b"], .other) && several.0.mend == "selflie config model.name a")
    let none = try state(["/v1/models": Self.models()])
    #expect(none.0.message == "the server has no language model" && none.0.mend == nil)
  }

  @Test func `what keeps it from answering is told apart`() throws {
    let loading = #"{"error":{"message":"Loading model","type":"unavailable_error","code":503}}"#
    for (step, state) in [
      (Server.json(503, loading), ModelState.loading), (Server.json(503, "{}"), .busy), (Server.json(401, "{}"), .unauthorised),
      (Server.json(404, "{}"), .unreachable(.rejected(status: 404, ""))),
      (.send(Server.head(200, "text/html") + "<html>"), .unreachable(.unreachable("what answers there isn't a language model"))),
      (Server.json(200, "{}"), .unreachable(.unreachable("what answers there isn't a language model"))),
    ] { #expect(try self.state(["/v1/models": [[step]]]).0 == state) }
  }

  @Test func `a size that no model has is none`() throws {
    for size in ["1000000000000000000", "1e300", "0", "-1", "1", "1.5", "\"4096\"", "null"] {
      let state = try state([
        "/v1/models": Self.models("{\"id\":\"tiny\"}"),
        "/props": [[Server.json(200, "{\"default_generation_settings\":{\"n_ctx\":\(size)}}")]],
      ])
      guard case .ready(let ready) = state.0 else { throw ToolFailure(name: "\(state.0)", status: 0) }
      #expect(ready.context == nil && state.1.context == nil && !state.0.message.contains("takes"), "\(size)")
    }
  }

  // MARK: The command

  @Test func `names without an end are cut, and of very many some are listed`() async throws {
    let long = String(repeating: "long\u{301} ", count: 2000)
    let names = [long] + (2...30_000).map { "m\($0)" }
    let server = try Server(["/v1/models": Self.models(names.map { "{\"id\":\(JSON.string($0).text)}" }.joined(separator: ","))])
    var selflie = try Executable()
    selflie.environment["SELFLIE_MODEL_URL"] = server.url
    let several = try await selflie.run("model")
    let lines = several.output.split(separator: "\n")
    #expect(several.status == 66 && lines.first == "the server has 30000 language models; say which with model.name")
    #expect(lines.count == 22 && lines.last == "  and 29980 others" && lines.allSatisfy { $0.unicodeScalars.count < 100 })
    #expect(lines[1].hasSuffix("...") && lines[2] == "  m2")
    // A name that was cut is no name.
    #expect(several.errors == "    selflie config model.name m2\n")
    let json = try #require(try await selflie.run("model", "--json").objects().first)
    #expect((json["models"] as? [String])?.count == 30_000)
    let one = try Server(["/v1/models": Self.models("{\"id\":\(JSON.string(long).text)}")])
    selflie.environment["SELFLIE_MODEL_URL"] = one.url
    let ready = try await selflie.run("model")
    #expect(ready.status == 0 && ready.output.unicodeScalars.count < 200 && ready.output.contains("...' is ready"))
  }

  @Test func `the command tells the state, as people and programs read it, and ends with it`() async throws {
    let server = try Server([
      "/v1/models": Self.models(#"{"id":"tiny"}"#), "/props": [[Server.json(200, #"{"default_generation_settings":{"n_ctx":1024}}"#)]],
    ])
    var selflie = try Executable()
    let nothing = try await selflie.run("model")
    #expect((nothing.status, nothing.output) == (1, "no language model is configured, and none is needed; the rules need none\n"))
    #expect(try await selflie.run("config", "model.url", server.url).output == "model.url = \(server.url)\n")
    let ready = try await selflie.run("model")
    #expect(ready.status == 0 && ready.errors == "")
    #expect(ready.output.hasPrefix("'tiny' is ready and takes 1024 tokens; llama-server answered in "))
    let json = try #require(try await selflie.run("model", "--json").objects().first)
    #expect(json["state"] as? String == "ready" && json["context"] as? Int == 1024 && json["url"] as? String == server.url)
    #expect(json["round_trip"] as? Double ?? 0 > 0)
    selflie.environment["SELFLIE_MODEL_NAME"] = "nope"
    let missing = try await selflie.run("model")
    #expect((missing.status, missing.output) == (66, "the server has no language model 'nope'\n  tiny\n"))
    #expect(missing.errors == "    selflie config model.name tiny\n")
    selflie.environment["PATH"] = "/nowhere"
    #expect(try await selflie.run("model").errors == "    apt install curl\n")
  }

  @Test func `what is on another machine is refused without a person to ask, before anything is sent`() async throws {
    let proxy = try Server(["/v1/models": Self.models(#"{"id":"tiny"}"#)])
    var selflie = try Executable()
    selflie.environment["http_proxy"] = "http://127.0.0.1:\(proxy.port)"
    #expect(try await selflie.run("config", "model.url", "http://model.test:8000/llm/v1").status == 0)
    let refused = try await selflie.run("model")
    #expect(refused.status == 64 && refused.output == "")
    #expect(
      refused.errors
        == "selflie: you haven't allowed selflie to send words to http://model.test:8000; to allow it: selflie config model.allow http://model.test:8000\n"
    )
    // Another scheme or port is another place.
    for other in ["https://model.test:8000", "http://model.test", "http://model.test:8000/llm/v1"] {
      #expect(try await selflie.run("config", "model.allow", other).status == (other.hasSuffix("v1") ? 64 : 0))
      #expect(try await selflie.run("model").status == 64)
    }
    #expect(proxy.requests().isEmpty)
    #expect(try await selflie.run("config", "model.allow", "http://model.test:8000").status == 0)
    #expect(try await selflie.run("model").status != 64)
    #expect(proxy.requests().first?.target == "http://model.test:8000/llm/v1/models")
    #expect(try await selflie.run("config", "--unset", "model.allow").status == 0)
    #expect(try await selflie.run("model").status == 64)
  }

  @Test(arguments: [("y", true), ("n", false), ("C-c", false)])
  func `a person is asked before the first word goes to another machine, and can see and take back the answer`(key: String, isAllowed: Bool)
    async throws
  {
    let proxy = try Server(["/v1/models": Self.models(#"{"id":"tiny"}"#)])
    var selflie = try Executable()
    selflie.environment = ["http_proxy": "http://127.0.0.1:\(proxy.port)", "SELFLIE_MODEL_URL": "http://model.test/v1"]
    let window = try TerminalWindow(columns: 120, selflie, try SoftwareCard())
    try window.type("clear; \(Executable.path.path) model; echo \"status $?.\"")
    let question = try await window.wait(for: "[N]o:")
    #expect(question.contains("The language model is on another machine: model.test") && question.contains("isn't encrypted"))
    #expect(proxy.requests().isEmpty)
    try window.press(key)
    let screen = try await window.wait(for: "status ")
    #expect(screen.contains(isAllowed ? "'tiny' is ready" : "Nothing was sent."))
    #expect(proxy.requests().isEmpty != isAllowed)
    #expect(try await selflie.run("config", "model.allow").output == (isAllowed ? "http://model.test\n" : "\n"))
    _ = selflie
  }

  @Test func `a key that somebody sets by mistake is not repeated`() async throws {
    var selflie = try Executable()
    for call in [["config", "model.key-from", "sk-secret"], ["config", "model.key-from", "sk-secret", "--json"]] {
      let result = try await selflie.run(call)
      #expect(result.status == 64 && !(result.output + result.errors).contains("secret"))
    }
    try Data("model.key-from = sk-secret\n".utf8).write(to: URL(fileURLWithPath: selflie.home.file("config")))
    let file = try await selflie.run("config")
    #expect(file.status == 65 && !(file.output + file.errors).contains("secret"))
    try FileManager.default.removeItem(atPath: selflie.home.file("config"))
    selflie.environment["SELFLIE_MODEL_KEY_FROM"] = "sk-secret"
    let variable = try await selflie.run("config")
    #expect(variable.status == 64 && !(variable.output + variable.errors).contains("secret"))
  }

  @Test func `a key that is read is sent, and shown by nothing`() async throws {
    let server = try Server(["/v1/models": Self.models(#"{"id":"tiny"}"#)])
    var selflie = try Executable()
    try makeScript("echo sk-secret", selflie.home.file("keys"))
    selflie.environment = ["SELFLIE_MODEL_URL": server.url, "SELFLIE_MODEL_KEY_FROM": "command:\(selflie.home.file("keys")) work"]
    for call in [["model"], ["model", "--json"], ["config"], ["config", "--json"]] {
      let result = try await selflie.run(call)
      #expect(result.status == 0 && !(result.output + result.errors).contains("secret"))
    }
    #expect(server.requests().first?.header("Authorization") == "Bearer sk-secret")
    // It goes with each question, to the same place.
    #expect(server.requests().allSatisfy { $0.header("Authorization") == "Bearer sk-secret" })
  }

  @Test func `Ctrl-C ends the wait for a model at once`() async throws {
    let server = try Server(["/v1/models": [[.hang]]])
    var selflie = try Executable()
    selflie.environment["SELFLIE_MODEL_URL"] = server.url
    let window = try TerminalWindow(columns: 120, selflie, try SoftwareCard())
    try window.type("clear; \(Executable.path.path) model; echo \"status $?.\"")
    try #require(try await becomesTrue { !server.requests().isEmpty })
    try window.press("C-c")
    #expect(try await window.wait(for: "status ").contains("status 130."))
    #expect(try await server.waitUntilClosed())
    _ = selflie
  }
}
