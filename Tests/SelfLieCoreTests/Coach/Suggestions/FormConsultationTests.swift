import Foundation
import Testing

@testable import SelfLieCore

/// A language model that fills a person's own form, through the real curl.
@Suite(.serialized)
struct FormConsultationTests {
  private typealias Server = ScriptedServer
  static let form = "After {cue}, I {act}, because {reason}"
  private let goal = ParsedGoal(Goal("stop smoking", trigger: "after lunch"))

  static func answer(_ cue: String, _ act: String, _ reason: String) -> String {
    (["cue": .string(cue), "act": .string(act), "reason": .string(reason)] as JSON).text
  }

  private func say(_ text: String) -> [Server.Step] { [.send(Server.head() + Server.stream([text]))] }

  private func consult(_ answers: String...) throws -> (Consultation.Answer, [JSON]) {
    let server = try Server(["/v1/chat/completions": answers.map(say)])
    let answer = FormConsultation(try SentenceForm(Self.form), for: goal).ask(try server.model())
    return (answer, server.requests().compactMap(\.json))
  }

  @Test func `the form is the schema of the request, and the model's words go where the person's are missing`() throws {
    let (answer, requests) = try consult(Self.answer("breakfast", "chewing gum", "I like the quiet"))
    #expect(answer.note == nil && answer.candidates.map(\.text) == ["After lunch, I chew gum, because I like the quiet."])
    #expect(answer.candidates.first?.source == .model("tiny"))
    let form = requests.first?["response_format"]
    #expect(form?["type"]?.string == "json_schema")
    #expect(form?["json_schema"]?["schema"] == (try SentenceForm(Self.form).schema.json))
    // The form is the person's words, and therefore data.
    let system = requests.first?["messages"]?.array?.first?["content"]?.string ?? ""
    #expect(!system.contains("After {cue}") && system.contains("\"cue\""))
  }

  @Test(arguments: [
    #"{"cue":"lunch","act":"water the plants"}"#, #"{"cue":"lunch","act":7,"reason":"I like it"}"#, "I cannot do that.",
    answer("lunch", "...", "I like it"), answer("lunch", "never smoke again", "I must stop"),
    answer("lunch", "start smoking", "I like it"), answer("lunch", "clouds the running of", "I like it"),
    #"{"cue":"lunch","act":"walk","reason":"I like it","more":"x"}"#,
  ])
  func `what has not the form, or breaks a rule, is asked for again with the reason`(_ wrong: String) throws {
    let (answer, requests) = try consult(wrong, Self.answer("lunch", "water the plants", "I like the quiet"))
    #expect(answer.candidates.count == 1 && requests.count == 2)
    #expect(requests.last?.text.contains("could not be used") == true)
    let (nothing, all) = try consult(wrong)
    #expect(nothing.candidates.isEmpty && nothing.note != nil && all.count == 3)
  }

  @Test func `words of danger put the answer aside, and who is absent is told`() throws {
    #expect(try consult(Self.answer("lunch", "kill myself", "I like it")).0 == .init(note: Consultation.putAside))
    let server = try Server(chat: .hang)
    let nobody = FormConsultation(try SentenceForm(Self.form), for: goal).ask(try server.model(at: "http://127.0.0.1:1/v1"))
    #expect(nobody.candidates.isEmpty && nobody.note?.contains("can't reach") == true)
  }

  @Test func `suggest asks the model only for what is missing, and goes on without it`() async throws {
    let server = try Server(chat: .send(Server.head() + Server.stream([Self.answer("breakfast", "water the plants", "I like the quiet")])))
    var selflie = try Executable()
    selflie.environment = ["SELFLIE_MODEL_URL": server.url, "SELFLIE_MODEL_NAME": "tiny"]
    let call = ["suggest", "stop smoking", "--trigger", "after lunch", "--form", Self.form]
    let dry = try await selflie.run(call + ["--dry-run"])
    #expect(dry.output.contains(#""required":["cue","act","reason"]"#) && server.requests().isEmpty)
    let all = call + ["--instead", "chew gum", "--because", "my kids"]
    let whole = try await selflie.run(all)
    #expect(whole.output.hasPrefix("1  After lunch, I chew gum, because of my kids.\n") && server.requests().isEmpty)
    #expect(try await selflie.run(all + ["--dry-run"]).errors.contains("Nothing would be sent"))
    let filled = try await selflie.run(call)
    #expect(filled.output.hasPrefix("1  After lunch, I water the plants, because I like the quiet.\n") && filled.output.contains("by tiny"))
    #expect(server.requests().first?.body == dry.output.split(separator: "\n").last.map(String.init))
    selflie.environment["SELFLIE_MODEL_URL"] = "http://127.0.0.1:1/v1"
    let nobody = try await selflie.run(call)
    #expect(nobody.status == 64 && nobody.errors.contains("can't reach"))
    #expect(nobody.errors.split(separator: "\n").count == 1 && nobody.errors.contains("the words for {act}, {reason}"))
    #expect(nobody.errors.contains("--instead") && nobody.errors.contains("--because"))
    // Without a model they are the person's to say from the beginning.
    #expect(try await selflie.run(call + ["--no-model"]).errors.hasPrefix("selflie: the form needs words for {act}, {reason}: "))
  }

  @Test(arguments: [
    "I cannot do that.", "<think>of it", answer("lunch", "kill myself", "I like it"), answer("lunch", "never smoke", "I must"),
  ])
  func `words that cannot be used are told in one line, with how to say others`(answer: String) async throws {
    let server = try Server(chat: .send(Server.head() + Server.stream([answer])))
    var selflie = try Executable()
    selflie.environment = ["SELFLIE_MODEL_URL": server.url, "SELFLIE_MODEL_NAME": "tiny"]
    let told = try await selflie.run("suggest", "stop smoking", "--trigger", "after lunch", "--form", Self.form)
    #expect(told.status == 64 && told.output == "")
    #expect(told.errors.split(separator: "\n").count == 1 && told.errors.hasPrefix("selflie: the language model"), "\(told.errors)")
    #expect(told.errors.contains("say the words for {act}, {reason} yourself, as in --instead \"take a short walk\""), "\(told.errors)")
    #expect(!told.errors.contains("the form needs"))
  }
}
