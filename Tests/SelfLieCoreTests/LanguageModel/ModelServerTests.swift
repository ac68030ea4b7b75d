import Foundation
import Testing

@testable import SelfLieCore

/// The same with a real server and a real model, small as it is: `make test-model` builds both and runs this.
@Suite(.serialized, .enabled(if: LlamaServer.program != nil))
struct ModelServerTests {
  private static let styles = ["if_then", "steady", "distanced", "refusal"]
  private let schema = Proposal.schema(styles: styles, categories: ["calm", "sleep", "exercise"])

  private func request(_ seed: Int, _ goal: String = "speak calmly") -> ChatRequest {
    ChatRequest("You write one sentence.", [.user("Propose one.", words: [.init("goal", .string(goal))])], .answer(schema), seed: seed)
  }

  @Test func `the models are the same bytes each time that they are made`() throws {
    let folder = try TemporaryFolder()
    let program = try #require(LlamaServer.program)
    let python = URL(fileURLWithPath: program).deletingLastPathComponent().path + "/python/bin/python"
    try runTool(python, [projectFolder + "/scripts/tiny-model", folder.path])
    for name in ["sentences.gguf", "tools.gguf"] {
      #expect(FileManager.default.contentsEqual(atPath: folder.file(name), andPath: "\(LlamaServer.models)/\(name)"))
    }
  }

  @Test func `two hundred answers have their form, or are rejected for what is wrong`() async throws {
    let server = try await LlamaServer()
    var model = try server.model()
    guard case .ready(let ready) = model.state() else { throw ToolFailure(name: "state", status: 0) }
    #expect(ready.server == .llamaServer && ready.model == "tiny" && (ready.context ?? 0) >= 1024)
    var answers: [JSON] = [], rejected: [LanguageModelFailure] = [], streamed = 0
    for seed in 1...200 {
      var snapshots: [JSON] = []
      do {
        let reply = try model.ask(request(seed)) { reply in
          snapshots += reply.snapshot.map { [$0] } ?? []
          return .more
        }
        answers.append(try #require(reply.answer))
        #expect(reply.model == "tiny" && reply.ending == .stop)
        let texts = snapshots.compactMap { $0["text"]?.string }
        // Each is the beginning of the next, and the last of the answer.
        for (text, next) in zip(texts, texts.dropFirst() + [reply.answer?["text"]?.string ?? ""]) { #expect(next.hasPrefix(text)) }
        if Set(texts).count > 3 { streamed += 1 }
      } catch let failure as LanguageModelFailure { rejected.append(failure) }
    }
    #expect(answers.count + rejected.count == 200 && answers.count >= 150)
    #expect(streamed >= answers.count * 9 / 10)
    for answer in answers {
      #expect(schema.fault(in: answer) == nil)
      #expect(Self.styles.contains(answer["style"]?.string ?? ""))
    }
    for failure in rejected {
      if case .malformed = failure { continue }
      #expect(failure == .cutShort, "\(failure)")
    }
    #expect(Set(answers.compactMap { $0["text"]?.string }).count > 20)
  }

  @Test func `the same seed comes to the same answer`() async throws {
    let model = try await LlamaServer().model()
    let first = try? model.ask(request(5)).text, second = try? model.ask(request(5)).text
    #expect(first == second)
  }

  @Test func `a form of a person's own holds the model to its slots`() async throws {
    let model = try await LlamaServer().model(), form = try SentenceForm("After {cue}, I {act}, because {reason}")
    var answers = 0
    for seed in 1...20 {
      var request = FormConsultation(form, for: ParsedGoal(Goal("stop smoking"))).request
      request.seed = seed
      do {
        let answer = try #require(try model.ask(request).answer)
        #expect(form.schema.fault(in: answer) == nil && form.slots.allSatisfy { answer[$0.rawValue]?.string != nil })
        answers += 1
      } catch LanguageModelFailure.malformed { continue }
    }
    #expect(answers >= 15)
  }

  @Test func `a tool is called, its result is heard, and another answer follows`() async throws {
    let model = try await LlamaServer("tools").model()
    let tool = Tool("history", "says what was practised", .object([.init("days", "how many days back", .whole(1...9))]))
    var asking = ChatRequest("Use the tool.", [.user("How was it?")], .tools([tool]), seed: 2)
    let reply = try model.ask(asking)
    #expect(reply.ending == .calls && !reply.calls.isEmpty && reply.calls.count <= ChatReply.mostCalls)
    for call in reply.calls {
      #expect(call.name == "history" && !call.id.isEmpty)
      #expect(try (1...9).contains(#require(try call.arguments(for: tool).get()["days"]?.whole)))
    }
    asking.turns.append(.assistant(reply.text, calls: reply.calls))
    for call in reply.calls { asking.turns.append(.tool(call.id, ["takes": 12])) }
    let answer = try model.ask(asking)
    #expect(answer.ending == .stop && answer.calls.isEmpty && !answer.text.isEmpty)
  }

  @Test func `what does not fit is told with what does, and less of it is answered`() async throws {
    let server = try await LlamaServer("sentences", "-c", "512")
    var model = try server.model()
    _ = model.state()
    #expect(model.context == 512)
    var long = request(1, String(repeating: "I want to be calm. ", count: 200))
    #expect(throws: LanguageModelFailure.overflow(512)) { try model.ask(long) }
    // A prompt that fits, and leaves no room for the answer.
    long.format = .text
    long.turns = [.user(String(repeating: "x", count: 430))]
    long.instructions = "x"
    var full: LanguageModelFailure?
    for seed in 1...20 where full == nil {
      long.seed = seed
      long.temperature = 2
      do { _ = try model.ask(long) } catch { full = error }
    }
    #expect(full == nil || full == .overflow(512))
    let short = try model.ask(ChatRequest("x", [.user("y")], seed: 1))
    #expect(short.ending == .stop)
  }

  @Test func `a key is wanted, and a wrong one is told`() async throws {
    let server = try await LlamaServer("sentences", "--api-key", "sk-right")
    for key in ["sk-wrong", nil] {
      var model = try server.model(key: key)
      #expect(model.state() == .unauthorised)
      #expect(throws: LanguageModelFailure.unauthorised) { try model.ask(ChatRequest("x", [.user("y")])) }
    }
    var model = try server.model(key: "sk-right")
    guard case .ready = model.state() else { throw ToolFailure(name: "state", status: 0) }
    #expect(try model.ask(ChatRequest("x", [.user("y")])).ending == .stop)
    #expect(try !server.said().contains("sk-right"))
  }

  @Test func `a model that the server has not is missing`() async throws {
    let server = try await LlamaServer()
    var model = try server.model(name: "nope")
    #expect(model.state() == .missing("nope", there: ["tiny"], .llamaServer))
  }

  @Test func `a model that is still being loaded is told so, and then is ready`() async throws {
    // The file of the model comes up late.
    let server = try await LlamaServer(
      launcher: [
        "strace", "-D", "-f", "-qq", "-o", "/dev/null", "-P", "\(LlamaServer.models)/sentences.gguf", "-e", "trace=openat", "-e",
        "inject=openat:delay_enter=700ms",
      ],
      isReady: false)
    var seen: [String] = []
    try await server.wait { state in
      if seen.last != state.name { seen.append(state.name) }
      return state.status == .done
    }
    #expect(seen.suffix(2) == ["loading", "ready"], "\(seen)")
  }

  @Test func `a server that is killed in the middle is an answer that broke off`() async throws {
    let server = try await LlamaServer()
    var endless = ChatRequest("x", [.user("y")], .answer(.list(.text(50...900), count: 90...99)), seed: 1)
    endless.mostTokens = 100_000
    var count = 0
    let model = try server.model()
    #expect(throws: LanguageModelFailure.truncated) {
      try model.ask(endless) { _ in
        count += 1
        if count == 5 { server.stop() }
        return .more
      }
    }
    var gone = model
    #expect(gone.state().name == "unreachable")
  }

  @Test func `an answer that is not wanted any more is given up by the server too`() async throws {
    let server = try await LlamaServer()
    var endless = ChatRequest("x", [.user("y")], .answer(.list(.text(50...900), count: 90...99)), seed: 1)
    endless.mostTokens = 100_000
    #expect(throws: LanguageModelFailure.cancelled) { try server.model().ask(endless) { _ in .enough } }
    // Its only place is free again.
    #expect(try server.model().ask(ChatRequest("x", [.user("y")])).ending == .stop)
    #expect(try server.said().contains("cancel"))
  }

  @Test func `a server that has stopped in the middle is given up in time`() async throws {
    let server = try await LlamaServer()
    server.pause()
    #expect(throws: LanguageModelFailure.timedOut) { try server.model().ask(request(1), within: .milliseconds(400)) }
    server.go()
    try await server.wait { $0.status == .done }
  }

  @Test func `warming reads the instructions, so that the question itself is short`() async throws {
    let server = try await LlamaServer("sentences", "-c", "4096")
    let model = try server.model()
    var asking = request(3)
    asking.instructions = String(repeating: "Write kindly. ", count: 60)
    let errand = try model.warm(for: asking)
    try #require(try await becomesTrue { try server.said().contains("200") || server.said().contains("stop processing") })
    withExtendedLifetime(errand) {}
    let reply = try model.ask(asking)
    #expect((reply.cachedTokens ?? 0) > 500, "\(reply.cachedTokens ?? -1)")
  }

  // MARK: Injections

  @Test func `fifty texts that want to be more are words to the server's template too, and lead to nothing`() async throws {
    let sentences = try await LlamaServer("sentences", "-c", "8192"), tools = try await LlamaServer("tools", "-c", "8192")
    #expect(Injections.all.count >= 50)
    var spoken = 0
    for text in Injections.all {
      let goal = ParsedGoal(Goal(text, reason: text, kind: .build, trigger: text))
      let consultation = Consultation(goal, seed: 4)
      var talk = ModelConversation(
        try tools.model(name: "tiny"), goal: goal, sentence: text, after: [Turn(.person, text), Turn(.coach, text)])
      talk.hear(text)
      // The server says what it made of the messages: as many turns as there are, and the one that is to be written.
      for (server, request) in [(sentences, consultation.request), (tools, talk.request)] {
        let body = request.json(model: "tiny")
        let messages = try #require(body["messages"]), count = messages.array?.count ?? 0
        let applied = try runTool(
          "curl",
          [
            "-s", "-q", server.url.replacingOccurrences(of: "/v1", with: "/apply-template"), "-H", "Content-Type: application/json", "-d",
            JSON.object([.init("messages", messages)]).text,
          ])
        let prompt = try #require(JSON(applied)?["prompt"]?.string, "\(applied)")
        #expect(prompt.components(separatedBy: "<|im_start|>").count == count + 2, "\(text)")
        #expect(prompt.components(separatedBy: "<|im_end|>").count == count + 1, "\(text)")
        #expect(!prompt.contains("<tool_call>") && !prompt.contains("\u{1B}"), "\(text)")
      }
      for candidate in consultation.ask(try sentences.model(name: "tiny")).candidates {
        #expect(candidate.judgement.isAccepted && !candidate.text.contains("PWNED"))
      }
      for step in try converse(&talk) {
        switch step {
        case .said(let said, _):
          spoken += 1
          #expect(!said.contains("PWNED"))
        case .proposes(let candidate): #expect(candidate.judgement.isAccepted && !candidate.text.contains("PWNED"))
        case .wantsHistory: break
        case .carried, .danger: #expect(Bool(false), "\(text)")
        }
      }
    }
    #expect(spoken >= Injections.all.count)
  }

  // MARK: The coach

  /// All that a model does about what was said, with a person who wants none of its sentences.
  private func converse(_ talk: inout ModelConversation) throws -> [ModelConversation.Advance] {
    var steps: [ModelConversation.Advance] = []
    while steps.count < 30 {
      let step = try talk.next()
      steps.append(step)
      switch step {
      case .said, .danger: return steps
      case .wantsHistory: talk.give(ModelConversation.history(of: []))
      case .proposes: talk.give(ModelConversation.reception(isKept: false))
      case .carried: break
      }
    }
    return steps
  }

  @Test func `what is suggested with a real model is judged by the rules`() async throws {
    let server = try await LlamaServer("sentences", "-c", "8192")
    var found: [Candidate] = [], notes: [String] = []
    for seed in 1...12 {
      let outcome = Consultation(ParsedGoal(Goal("speak calmly")), seed: seed).ask(try server.model(name: "tiny"))
      found += outcome.candidates
      notes += outcome.note.map { [$0] } ?? []
      #expect(outcome.candidates.isEmpty == (outcome.note != nil))
    }
    #expect(found.count > 3 && found.allSatisfy { $0.judgement.isAccepted && $0.source == .model("tiny") })
  }

  @Test func `a real model uses the tools, within the rounds, and answers in the end`() async throws {
    let server = try await LlamaServer("tools", "-c", "8192")
    var talk = ModelConversation(try server.model(name: "tiny"), goal: ParsedGoal(Goal("speak calmly"))),
      steps: [ModelConversation.Advance] = []
    for words in ["I speak too fast", "before the call", "shorter, please", "what did I practise?", "others"] {
      talk.hear(words)
      let more = try converse(&talk)
      guard case .said(let text, _) = more.last else { return #expect(Bool(false), "\(more)") }
      #expect(!text.isEmpty && text.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      steps += more
    }
    #expect(steps.count > 5, "no tool was used")
  }

  @Test func `a real conversation that becomes too long goes on with less`() async throws {
    let server = try await LlamaServer("sentences", "-c", "5000")
    var model = try server.model()
    _ = model.state()
    #expect((model.context ?? 0) >= 4096)
    var talk = ModelConversation(model, goal: ParsedGoal(Goal("speak calmly"))), carried: [ModelConversation.Carry] = [], answers = 0
    for turn in 1...8 {
      talk.hear("turn \(turn): " + String(repeating: "I want to speak slowly and calmly. ", count: 12))
      for step in try converse(&talk) {
        if case .carried(let carry) = step { carried.append(carry) }
        if case .said(let text, _) = step, !text.isEmpty { answers += 1 }
      }
    }
    #expect(answers == 8)
    #expect(carried.first == .lastTurn, "\(carried)")
  }

  // MARK: The command

  @Test func `the command finds the real server ready`() async throws {
    let server = try await LlamaServer("sentences", "-c", "2048")
    var selflie = try Executable()
    selflie.environment["SELFLIE_MODEL_URL"] = server.url
    let ready = try await selflie.run("model")
    #expect(ready.status == 0, "\(ready.errors)")
    #expect(ready.output.hasPrefix("'tiny' is ready and takes 2048 tokens; llama-server answered in "))
  }
}
