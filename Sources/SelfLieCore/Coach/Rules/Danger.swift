/// What a text speaks of that no sentence can help. A person who writes it gets no affirmation, but is told where help is found.
///
/// It is no diagnosis, and it judges words only. To miss it is worse than to find it where it is not meant: then the person can choose
/// other words. docs/coach.md has how often either happens.
public enum Danger: String, CaseIterable, Sendable {
  /// Not wanting to live.
  case selfHarm = "self-harm"
  /// Wounding oneself, or having begun again.
  case selfInjury = "self-injury"
  case harmToOthers = "harm-to-others"
  /// Being hurt by somebody.
  case beingHarmed = "being-harmed"
  case eatingDisorder = "eating-disorder"
  /// Somebody else is in danger.
  case friend
  /// Somebody has died.
  case bereavement

  /// Finds what a text of any length speaks of, even disguised by other signs or letters, or misspelt; nil if it is nothing of this.
  public init?(in text: String, _ phrasebook: Phrasebook = .english) {
    guard let found = DangerReading(text, phrasebook).danger else { return nil }
    self = found
  }

  /// Finds what a reason for a goal speaks of. A death is one for many: "my mother died of lung cancer".
  public init?(inReason text: String, _ phrasebook: Phrasebook = .english) {
    guard let found = Danger(in: text, phrasebook), found != .bereavement else { return nil }
    self = found
  }

  /// Finds what the texts of a goal speak of; nil if it is nothing of this.
  public init?(in goal: Goal, _ phrasebook: Phrasebook = .english) {
    let reason = goal.reason
    guard
      let found = goal.texts.lazy.compactMap({
        $0 == reason ? Danger(inReason: $0, phrasebook) : Danger(in: $0, phrasebook)
      }).first
    else { return nil }
    self = found
  }

  /// Whether a text in another language has a word of death or of a wound, and may speak of danger in words that no list has.
  static func mayBe(in text: String, _ phrasebook: Phrasebook = .english) -> Bool {
    let words = DangerWords(text, phrasebook).words
    let lower = phrasebook.danger.withoutIdioms(text.lowercased())
    guard phrasebook.danger.idioms.places(in: words).isEmpty else { return false }
    return phrasebook.danger.grave.contains { root in
      guard root.allSatisfy(\.isASCII) else { return lower.contains(root) }
      return words.contains { root.count < 4 ? $0 == root : $0.hasPrefix(root) }
    }
  }

  /// Whether a text speaks of any danger.
  public static func isIn(_ text: String, _ phrasebook: Phrasebook = .english) -> Bool { Danger(in: text, phrasebook) != nil }
}

/// A text, read for words of danger.
struct DangerReading {
  private let words: [Substring]
  private let text: String
  private let table: DangerTable

  init(_ text: String, _ phrasebook: Phrasebook) {
    (self.text, table) = (text, phrasebook.danger)
    words = DangerWords(text, phrasebook).words + [DangerTable.end]
  }

  /// The gravest danger to the person who writes comes first, then that to others.
  var danger: Danger? {
    let selfHarm = owners(table.selfHarm), selfInjury = owners(table.selfInjury), eating = owners(table.eating)
    let isOfAnother = says(table.unspacedFriend) && !text.contains(/我(?:也|真的?)?不?[想要]/)
    if selfHarm.contains(.writer) || isHidden || says(table.unspaced) && !isOfAnother || isBare { return .selfHarm }
    if selfInjury.contains(.writer) { return .selfInjury }
    let isDead = !places(table.bereavement).isEmpty
    if selfHarm.contains(.another) { return isDead || isFatal ? .bereavement : .friend }
    let isFriend = isOfAnother || !places(table.friend).isEmpty
    if eating.contains(.writer), !isFriend { return .eatingDisorder }
    if isFriend || selfInjury.contains(.another) || eating.contains(.another) { return .friend }
    if !places(table.beingHarmed).isEmpty || says(table.unspacedHarm) { return .beingHarmed }
    if !places(table.harmToOthers).isEmpty { return .harmToOthers }
    return isDead && (isPlainFact || !places(table.forlorn).isEmpty) ? .bereavement : nil
  }

  private func places(_ list: WordList) -> [Range<Int>] { list.places(in: words) }

  /// A death that is told is no goal; whoever mourns and wants something has one.
  private var isPlainFact: Bool {
    words.count <= (places(table.recent).isEmpty ? Self.mostWordsOfFact : Self.mostWordsOfFreshGrief)
      && (table.wishes.isDisjoint(with: words) || !table.tears.isDisjoint(with: words)) && !words.dropFirst().contains("because")
  }
  private static let mostWordsOfFact = 16
  /// Who lost somebody last week tells more than that.
  private static let mostWordsOfFreshGrief = 18

  // MARK: Whose danger it is

  private enum Owner { case writer, another }
  /// The words before a place among which its subject is looked for. More would make a hostile text slow.
  private static let reach = 30

  private func owners(_ list: WordList) -> Set<Owner> { Set(places(list).map(owner)) }

  private func owner(of place: Range<Int>) -> Owner {
    let inner = words[place]
    if !table.reflexives.isDisjoint(with: inner) || ["i", "im", "ill"].contains(words[place.lowerBound]) { return .writer }
    if inner.indices.contains(where: { words[$0] == "my" && !isPerson(at: $0 + 1) && !isPerson(at: $0 + 2) }) { return .writer }
    // "My wife died and I want to be with her".
    if inner.indices.contains(where: { words[$0] == "i" && ["want", "wanna", "just"].contains(words[$0 + 1]) }) { return .writer }
    // "My family would be better off without me".
    if inner.indices.contains(where: { words[$0] == "without" && words[$0 + 1] == "me" }) { return .writer }
    // "My kids would be better off if I was dead".
    if let condition = inner.firstIndex(where: { ["if", "when", "once"].contains($0) }), ["i", "im", "ive"].contains(words[condition + 1]) {
      return .writer
    }
    // "My daughter has been cutting".
    if inner.contains(where: table.possessives.contains) || isPerson(at: place.lowerBound) { return .another }
    for index in words.indices[..<place.lowerBound].suffix(Self.reach).reversed() {
      // "Wife gone, no point hanging on" speaks of whoever is left.
      if isPerson(at: index), ["gone", "left"].contains(words[index + 1]) { continue }
      if isPerson(at: index) || table.others.contains(words[index]) { return .another }
      // "Someone I love".
      if ["i", "im"].contains(words[index]), index > 0, isPerson(at: index - 1) || table.others.contains(words[index - 1]) {
        return .another
      }
      // "A friend of mine".
      let isOthers = words[index] == "mine" && index > 0 && words[index - 1] == "of"
      if table.selves.contains(words[index]), !isOthers { return .writer }
    }
    return .writer
  }

  /// Whether a word is one for people, or their genitive.
  private func isPerson(at index: Int) -> Bool {
    guard words.indices.contains(index) else { return false }
    return table.people.contains(words[index]) || words[index].hasSuffix("s") && table.people.contains(words[index].dropLast())
  }

  /// Whether self-harm of another's has ended in death.
  private var isFatal: Bool {
    let isOver = places(table.selfHarm).contains { !table.fatal.isDisjoint(with: words[$0]) }
    return isOver && table.alive.isDisjoint(with: words)
  }

  /// Whether nothing is said but this: "die", "hang me".
  private var isBare: Bool { words.count < 4 && table.bare.contains(words.dropLast().joined(separator: " ")) }

  // MARK: Without spaces

  /// Whether words of self-harm are written without spaces.
  private var isHidden: Bool { words.contains(where: hides) }

  private func hides(_ word: Substring) -> Bool {
    // Shorter words hide nothing, and longer ones are no words.
    let length = word.utf8.count
    guard length >= 7, length <= 200 else { return false }
    return table.compact.contains { word.contains($0) }
  }

  /// Whether the text has one of the phrases of scripts that write no spaces.
  private func says(_ phrases: [[Unicode.Scalar]]) -> Bool {
    // The scripts that write no spaces begin behind the Cyrillic one.
    let scalars = table.withoutIdioms(text).unicodeScalars.filter { $0.value > 0x5FF && !$0.properties.isWhitespace }
    guard !scalars.isEmpty else { return false }
    let text = Array(scalars)
    return text.indices.contains { start in phrases.contains { text[start...].starts(with: $0) } }
  }
}
