import ArgumentParser
import SelfLieCore
import SystemPackage

extension Context {
  /// The language model of the settings; nil if there is none. Before the first word goes to another machine the person is asked, and a yes
  /// is kept in the settings.
  /// - Throws: `LanguageModelFailure` if the model is not allowed or its key cannot be read; the rules go on without it.
  func languageModel(_ attention: Attention? = nil) throws -> LanguageModel? {
    guard let endpoint = try settings.modelURL else { return nil }
    if terminal.canAsk, try !settings.allows(endpoint) {
      var facts = [
        "The language model is on another machine: \(endpoint.host)",
        "What you write for a sentence goes there: your goal, your reason, and what you tell the coach. Your recordings never do.",
      ]
      if endpoint.scheme == .http { facts.append("The connection isn't encrypted: others on the network can read along.") }
      facts.append("To take back a yes: selflie config --unset model.allow")
      guard try terminal.confirm("Send it there?", facts, to: "send it there", refusal: "Nothing was sent.", attention) else {
        throw LanguageModelFailure.notAllowed(endpoint.origin)
      }
      try Settings.set(.named("model.allow"), to: endpoint.origin, in: home)
      remembered.settings = nil
    }
    if let file = try settings.modelKey?.exposedFile(environment: Self.environment) {
      try terminal.note("Others can read the key in \(file); fix that with: chmod 600 \(file.string.shellWord)")
    }
    return try LanguageModel(settings, environment: Self.environment, attention: attention)
  }
}

extension Context {
  /// Shows the exact request that the language model would get, with a word in the place of the key, and sends nothing.
  /// - Throws: `ExitCode` without a configured model, or the `Problem` of the settings.
  func preview(_ request: (LanguageModel) -> ChatRequest) throws {
    guard let endpoint = try settings.modelURL else {
      try terminal.note("Nothing would be sent: no language model is set up.")
      throw Status.notSaid.exitCode
    }
    let key = try settings.modelKey == nil ? nil : APIKey("key")
    let model = LanguageModel(endpoint, name: try settings.modelName, key: key, transport: .curl(environment: Self.environment))
    if model.name == nil { try terminal.note("The server is asked for the model's name first.") }
    try terminal.data(model.preview(request(model)).split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}
