extension LanguageModel {
  /// The one of the settings, by curl; nil if there is none.
  /// - Throws: `LanguageModelFailure.notAllowed` if it is on another machine that the settings do not allow, `.noKey`.
  public init?(_ settings: Settings, environment: [String: String], attention: Attention? = nil) throws(LanguageModelFailure) {
    guard let endpoint = settings.modelURL else { return nil }
    guard settings.allows(endpoint) else { throw .notAllowed(endpoint.origin) }
    var key: APIKey?
    if let source = settings.modelKey { key = try source.key(environment: environment, attention: attention) }
    self.init(endpoint, name: settings.modelName, key: key, transport: .curl(environment: environment))
  }
}
