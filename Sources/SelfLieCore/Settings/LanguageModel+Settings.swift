extension LanguageModel {
  /// Creates the language model of the settings, reached through curl; nil if the settings name none.
  /// - Throws: `LanguageModelFailure.notAllowed` for another machine that the settings do not allow, `.noKey` if its key cannot be read.
  public init?(_ settings: Settings, environment: [String: String], attention: Attention? = nil) throws(LanguageModelFailure) {
    guard let endpoint = settings.modelURL else { return nil }
    guard settings.allows(endpoint) else { throw .notAllowed(endpoint.origin) }
    var key: APIKey?
    if let source = settings.modelKey { key = try source.key(environment: environment, attention: attention) }
    self.init(endpoint, name: settings.modelName, key: key, transport: .curl(environment: environment))
  }
}
