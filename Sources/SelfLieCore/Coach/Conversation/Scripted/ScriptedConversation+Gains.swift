/// What is said to a reason that no sentence has, and what gets better by a goal.
extension ScriptedConversation {
  /// What is said of a reason that no sentence has room for; nil if one has it.
  func lack(of reason: String) -> String? {
    guard !candidates.isEmpty, let clause = ReasonPhrase.clause(of: reason) else { return nil }
    let said = Set(phrasebook.stems(of: clause))
    guard !candidates.contains(where: { said.isSubset(of: phrasebook.stems(of: $0.text)) }) else { return nil }
    // Whoever began with "because" has said what they could.
    return !(isSore(reason) || Template.Slot.hurts(clause))
      ? "I keep that in mind." : sore(reason)
  }

  /// What is said of a reason that hurts.
  func sore(_ reason: String) -> String {
    // "I can't lift my grandson" is a wish turned round.
    if let lost = reason.wholeMatch(
      of:
        /(?i)(?:because\s+)?i\s+(?:can't|cannot|can\s+not|can\s+no\s+longer|can\s+hardly)\s+(?:even\s+)?(\w+\s.{3,40}?)(?:\s+any\s?more)?[.!]?/
    )?.1,
      Inflection.isVerb(lost.prefix { $0 != " " }.lowercased())
    {
      return "I hear that. A sentence leaves out what hurts, and says what gets better: \"so that I can \(lost)\", for example."
    }
    let small = Set(TypedWords(reason).small)
    // Who is alone may be somebody else.
    let first = TypedWords(reason).small.first { !["because", "since"].contains($0) } ?? ""
    // "She always made a proper supper" tells of somebody who is gone.
    let isPast = !small.isDisjoint(with: ["always", "made", "used", "would", "was", "died", "she'd", "he'd"])
    let other = isPast ? nil : ["she", "he"].first { first == $0 || first.hasPrefix("\($0)'") }
    let gain =
      other.map { "\($0) feels loved" } ?? Self.relief.first { !small.isDisjoint(with: $0.signs) }?.gain
      ?? (goal.words.small.contains("sleep") || ["sleep", "a quieter head"].contains(goal.family?.name ?? "")
        ? "I wake up rested" : Relative.isIn(goal.words.small) ? "we get on well" : Self.gains[goal.family?.name ?? ""] ?? "I feel well")
    return "I hear that. A sentence leaves out what hurts, and says what gets better: \"so that \(gain)\", for example."
  }

  /// What gets better for whoever names what hurts.
  private static let relief: [(signs: Set<String>, gain: String)] = [
    (["tired", "exhausted", "knackered", "wrecked", "shattered", "awake", "sleepless"], "I wake up rested"),
    (["scars", "scar", "spots", "rash"], "my skin heals"),
    (["expensive", "money", "broke", "skint", "debt", "debts", "cost", "costs", "bills"], "I have money left"),
    (["forget", "forgetting", "forgot"], "I remember what matters"), (["breath", "wheeze", "cough", "lungs"], "I breathe easily"),
    (["knees", "knee", "back", "hip", "hips", "joints", "shoulders"], "I move easily"),
    (["headache", "headaches", "migraines", "hungover", "hangovers"], "my head is clear"),
    (["weak", "pushover", "doormat"], "I stand up for myself"), (["insecure", "nervous", "unsure"], "I sound sure of myself"),
    (["listen", "listening", "ignored"], "people feel heard"), (["sleep", "insomnia"], "I sleep well"),
    (["frighten", "passengers"], "others feel safe with me"), (["scares", "scared", "afraid"], "I feel at ease"),
    (["hates", "complains", "nags"], "we get on well"),
    (["lonely", "alone"], "I have company"),
  ]

  /// What gets better by a goal of each family.
  private static let gains = [
    "sleep": "I wake up rested", "waking up early": "my mornings are calm", "quit smoking": "I breathe freely",
    "drink less": "my head is clear",
    "less phone": "my evenings are mine", "less gaming": "I wake up rested", "snacking": "I feel light", "eating well": "I feel strong",
    "exercise": "I feel strong", "saving money": "I have money left", "spending less": "I have money left",
    "study and focus": "I get it done",
    "thesis and writing": "I get it done", "order at home": "I come home gladly", "at ease with people": "I enjoy the evening",
    "speaking": "people hear my ideas", "quiet hands": "my hands heal", "being on time": "nobody waits for me",
    "work and rest": "I am rested", "faith and prayer": "I am at peace", "loneliness": "I have company", "making friends": "I have company",
    "patience with children": "we laugh more", "confidence": "I can be myself", "staying sober": "I remember my evenings",
    "making music": "there is music at home", "calm": "I can think", "kindness to my body": "I feel at home in my body",
  ]
}
