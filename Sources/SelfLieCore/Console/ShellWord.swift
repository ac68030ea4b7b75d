extension String {
  /// As a shell takes it for one word, and for nothing else: in double quotes, which read best, where nothing in them means more than itself.
  public var shellWord: String {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "_@%+=:,./-".contains($0) }
    if !isEmpty, isPlain { return self }
    return contains { "\"$`\\!".contains($0) } ? "'\(replacing("'", with: "'\\''"))'" : "\"\(self)\""
  }
}
