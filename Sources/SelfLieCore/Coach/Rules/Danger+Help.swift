extension Danger {
  /// The text that the person reads instead, in paragraphs.
  ///
  /// 988 is answered in the United States (https://988lifeline.org) and in Canada (https://988.ca), by call and by text; 116 123 by the
  /// Samaritans in the United Kingdom and Ireland; 0800 111 0 111 by TelefonSeelsorge in Germany; 13 11 14 by Lifeline in Australia.
  /// For violence at home: https://www.thehotline.org, https://www.nationaldahelpline.org.uk and https://www.hilfetelefon.de.
  public var help: [String] { help(before: "selflie makes no sentence of") + [Self.otherwise] }

  /// The text that the person reads about an affirmation which they have already, in paragraphs.
  public func help(aboutKept number: Int) -> [String] {
    help(before: "selflie gives no advice on") + [
      "Affirmation \(number) stays in your journal. To delete it with its recording and its repetitions: selflie remove \(number)"
    ]
  }

  /// The paragraphs of each danger.
  /// - Parameter answer: What selflie does about the words, up to "them" or "it".
  private func help(before answer: String) -> [String] {
    switch self {
    case .selfHarm:
      [
        "Some of these words speak of hurting yourself, or of not wanting to live. \(answer) them, because you deserve more "
          + "than that.",
        "If that is how it is for you now: please tell somebody, a person you trust or a helpline. You do not have to carry it alone.",
        Self.helplines, Self.emergency,
      ]
    case .selfInjury:
      [
        "Some of these words speak of wounding yourself, or of the pull to do it. Having done it again undoes nothing that you reached.",
        "\(answer) it, because you deserve more than that: a person you trust can stay with you until the pull is over, and "
          + "a doctor or a therapist knows it and will not be shocked.",
        Self.helplines, Self.emergency,
      ]
    case .harmToOthers:
      [
        "Some of these words speak of hurting somebody. \(answer) them.",
        "If you may be about to do it: leave the room, and call somebody before you do anything else. If it is a thought that frightens you, "
          + "or if it has happened: a doctor, a counsellor or a helpline has heard it before, and helps without judging you.",
        Self.helplines, Self.emergency,
      ]
    case .beingHarmed:
      [
        "Some of these words say that somebody hurts you, or makes you afraid. It is not your fault, and it is not for you to become better "
          + "at it; so \(answer) it.",
        "People who know this listen, believe you, and help you to plan what is safe for you: in the United States 1-800-799-7233, in the "
          + "United Kingdom 0808 2000 247, in Germany 116 016, elsewhere https://findahelpline.com.",
        Self.emergency,
        "If somebody may look at this computer: what you type at a prompt stays in the shell's history.",
      ]
    case .eatingDisorder:
      [
        "Some of these words speak of going hungry, of getting rid of food, or of an eating disorder. \(answer) them, because "
          + "they would be said against your own body.",
        "It can get better, and it is easier with help: a doctor is a good first step, and https://findahelpline.com has free lines for it in "
          + "many countries. A person you trust can make the call with you.",
        Self.emergency,
      ]
    case .friend:
      [
        "Some of these words say that somebody else may be in danger. It is good that you look after them.",
        "Ask them plainly, and listen: asking does not put the thought into anybody's head. Stay with them or see that somebody does, and do "
          + "not promise to keep it secret. The helplines are there for you, too.",
        Self.helplines, Self.emergency,
      ]
    case .bereavement:
      [
        "Some of these words say that somebody has died. That is hard, and there is no right way to grieve; \(answer) it.",
        "You do not have to carry it alone: there may be a person who knew them, and there are groups of people who lost somebody, also by "
          + "suicide. A helpline listens at any hour.",
        Self.helplines,
        "When there is something that you want to do for yourself in these days, a sentence can help with that: selflie suggest grief",
      ]
    }
  }

  private static let helplines =
    "Free helplines all over the world: https://findahelpline.com. In the United States and Canada call or text 988; in the United Kingdom and "
    + "Ireland call 116 123, in Germany 0800 111 0 111, in Australia 13 11 14."
  private static let emergency =
    "If somebody is in danger right now, call the emergency number where you are (112 in Europe, 911 in the United States and Canada)."
  private static let otherwise = "If it was not meant like that, say it in other words. These were not kept, and nobody was sent them."
}
