/// The steps of a conversation: back, on to other sentences, and anew.
extension ScriptedConversation {
  /// The answers that can be taken back.
  private static let mostSteps = 20

  mutating func remember(_ before: ScriptedConversation) {
    earlier = before.earlier.suffix(Self.mostSteps - 1) + [before]
    earlier[earlier.count - 1].earlier = []
  }

  mutating func goBack(_ words: String) -> String? {
    if phrasebook.dialogue.isMine(words), own.isEmpty, original == nil, earlier.allSatisfy({ $0.own.isEmpty && $0.original == nil }) {
      return "You wrote none yet; write it as you would say it."
    }
    guard let last = earlier.last else { return "There is nothing to go back to." }
    let rest = Array(earlier.dropLast())
    let isSame = candidates.map(\.text) == last.candidates.map(\.text)
    self = last
    earlier = rest
    return isSame ? "Back one step." : nil
  }

  /// Begins anew with another goal; asks for one where the words name none.
  mutating func begin(with words: String) -> String? {
    var anew = ScriptedConversation(in: phrasebook, seed: seed)
    let note = words.isEmpty ? nil : anew.take(words)
    anew.remember(self)
    self = anew
    return note
  }

  /// Replaces the sentences shown by others.
  /// - Returns: A note if all sentences were shown and the first ones come again; nil otherwise.
  public mutating func pass() -> String? {
    let left = own.last.map { "Yours is put aside; \"back\" has it again: \($0)" }
    passed += candidates.map(\.text)
    (own, original) = ([], nil)
    update()
    guard candidates.isEmpty else { return left }
    passed = []
    update()
    return "Those were all that there are for this. Another moment, or something else to do then, makes others."
  }
}
