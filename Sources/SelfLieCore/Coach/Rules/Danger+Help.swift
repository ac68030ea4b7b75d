extension Danger {
  /// The text that the person reads instead, in paragraphs.
  ///
  /// 988 is answered in the United States (https://988lifeline.org) and in Canada (https://988.ca), by call and by text; 116 123 by the
  /// Samaritans in the United Kingdom and Ireland; 0800 111 0 111 by TelefonSeelsorge in Germany; 13 11 14 by Lifeline in Australia.
  /// For violence at home: https://www.thehotline.org, https://www.nationaldahelpline.org.uk and https://www.hilfetelefon.de; for rape
  /// https://rainn.org and https://rapecrisis.org.uk; for children https://www.childline.org.uk and 116 111, the European Union's number
  /// for them; for eating disorders https://butterfly.org.au and https://www.beateatingdisorders.org.uk.
  /// - Parameter texts: All that the person wrote: what matters most comes first in its language.
  public func help(for texts: [String?]) -> [String] {
    let languages = texts.compactMap { $0.flatMap(Tongue.init)?.name }
    return languages.compactMap { Self.translations[$0]?.text(for: self) }.prefix(1) + help(before: "selflie makes no affirmation of") + [
      Self.otherwise
    ]
  }

  /// The text that the person reads where a language model spoke of it, in paragraphs.
  public var helpAboutModel: [String] {
    ["The language model's answer spoke of something that it should not, and is left out."]
      + help(before: "selflie makes no affirmation of")
  }

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
        "If you have taken something or hurt yourself, or are about to: call the emergency number now, even if you feel well "
          + "(\(Self.numbers)). Let somebody else keep whatever you could do it with.",
        "If it is not so near: please tell somebody, a person you trust or a helpline. You do not have to carry it alone.",
        Self.helplines,
      ]
    case .selfInjury:
      [
        "Some of these words speak of wounding yourself, or of the pull to do it. Having done it again undoes nothing that you reached.",
        "\(answer) it, because you deserve more than that: a person you trust can stay with you until the pull is over, and "
          + "a doctor or a therapist knows it and will not be shocked. A deep wound needs a doctor today.",
        Self.helplines, Self.emergency,
      ]
    case .harmToOthers:
      [
        "Some of these words speak of hurting somebody. \(answer) them.",
        "If you may be about to do it: put down whatever you hold, leave the room, and call somebody before you do anything else; a baby is safe "
          + "in its cot meanwhile, and one that was shaken needs a doctor now. If it is a thought that frightens you, "
          + "or if it has happened: a doctor, a counsellor or a helpline has heard it before, and helps without judging you.",
        Self.helplines, Self.emergency,
      ]
    case .beingHarmed:
      [
        "Some of these words say that somebody hurts you or has hurt you, or makes you afraid. It is not your fault, and it is not for you "
          + "to become better at it; so \(answer) it.",
        "People who know this listen, believe you, and help you to plan what is safe for you: in the United States 1-800-799-7233, in the "
          + "United Kingdom 0808 2000 247, in Germany 116 016, elsewhere https://findahelpline.com. After a rape or an assault: in the "
          + "United States 1-800-656-4673, in England and Wales 0808 500 2222. If you are under 18: in much of Europe 116 111, in the "
          + "United Kingdom 0800 1111; a teacher can help, too.",
        Self.emergency,
        "If somebody may look at this computer: what you type at a prompt stays in the shell's history.",
      ]
    case .eatingDisorder:
      [
        "Some of these words speak of going hungry, of getting rid of food, or of an eating disorder. \(answer) them, because "
          + "to repeat them would make it harder.",
        "It can get better, and it is easier with help: a doctor is a good first step, today if you faint or your chest hurts. "
          + "https://findahelpline.com has free lines for it in many countries, in Australia 1800 33 4673, in England 0808 801 0677. A person you trust can make the call "
          + "with you.",
        Self.emergency,
      ]
    case .friend:
      [
        "Some of these words say that somebody else may be in danger. It is good that you look after them.",
        "If they have taken something, have said goodbye or do not answer: call the emergency number with their address now (\(Self.numbers)).",
        "Otherwise ask them plainly, and listen: asking does not put a thought into anybody's head. Stay with them or see that somebody does, and do "
          + "not promise to keep it secret. If they go hungry, a doctor is a good first step. If somebody hurts them, these lines advise you too: in the "
          + "United States 1-800-799-7233, in the United Kingdom 0808 2000 247, for a child in much of Europe 116 111.",
        Self.helplines,
      ]
    case .bereavement:
      [
        "Some of these words say that somebody has died. That is hard, and there is no right way to grieve; \(answer) it.",
        "You do not have to carry it alone: somebody near you may grieve too, and there are groups for people who have lost somebody. "
          + "Helplines listen at any hour, to grief as well.",
        Self.helplines, Self.emergency,
        "When there is something that you want to do for yourself in these days, a sentence can help with that: selflie suggest grief",
      ]
    }
  }

  private static let helplines =
    "Free helplines all over the world: https://findahelpline.com. In the United States and Canada call or text 988; in the United Kingdom and "
    + "Ireland call 116 123, in Germany 0800 111 0 111, in Australia 13 11 14."
  private static let emergency = "If somebody is in danger right now, call the emergency number where you are (\(numbers))."
  private static let numbers = "112 in Europe, 911 in the United States and Canada, 000 in Australia"
  /// What matters most in the languages in which the commonest phrases are known, with a number of a country where it is the first language.
  ///
  /// Spain: https://www.sanidad.gob.es/linea024; France: https://3114.fr; Brazil: https://cvv.org.br; the Netherlands: https://www.113.nl, by
  /// the number that is free and on no bill, where 113 itself may be neither; Belgium: https://www.zelfmoord1813.be; Austria:
  /// https://www.telefonseelsorge.at; Switzerland: https://www.143.ch; for violence https://www.hilfetelefon.de, in
  /// Spain https://violenciagenero.igualdad.gob.es, in France https://solidaritefemmes.org and in Italy https://www.1522.eu; Poland: https://116sos.pl; China: the line of the National Health
  /// Commission, for which a call may be charged.
  private static let translations: [String: Translation] = [
    "German": .init(
      "Bitte sprich jetzt mit jemandem: mit einem Menschen, dem du vertraust, oder",
      ofLife: "kostenlos und anonym unter 0800 111 0 111 (Deutschland), 142 (Österreich), 143 (Schweiz).",
      ofViolence: "kostenlos und anonym mit dem Hilfetelefon, 116 016.", else: "mit einer Beratung: https://findahelpline.com.",
      emergency: "In Gefahr: 112."),
    "Spanish": .init(
      "Por favor, habla ahora con alguien: una persona de confianza o una línea gratuita,",
      ofLife: "024 en España; en otros países https://findahelpline.com.",
      ofViolence: "016 en España, gratis y fuera de la factura; en otros países https://findahelpline.com.",
      else: "https://findahelpline.com.",
      emergency: "En peligro: 112, en América 911."),
    "French": .init(
      "Parlez-en maintenant à quelqu'un : une personne de confiance, ou",
      ofLife: "le 3114 en France, gratuit ; dans d'autres pays https://findahelpline.com.",
      ofViolence: "le 3919 en France, gratuit ; dans d'autres pays https://findahelpline.com.",
      else: "une ligne d'écoute : https://findahelpline.com.", emergency: "En danger : 112."),
    "Portuguese": .init(
      "Por favor, fale agora com alguém: uma pessoa de confiança, ou",
      ofLife: "o CVV, 188, no Brasil; em outros países https://findahelpline.com.", else: "uma linha gratuita: https://findahelpline.com.",
      emergency: "Em perigo: 192 no Brasil, 112 em Portugal."),
    "Italian": .init(
      "Parlane adesso con qualcuno: una persona di cui ti fidi, o una linea di ascolto,",
      ofViolence: "il 1522 in Italia, gratuito; in altri paesi https://findahelpline.com.", else: "https://findahelpline.com.",
      emergency: "In pericolo: 112."),
    "Polish": .init(
      "Porozmawiaj teraz z kimś: z osobą, której ufasz, albo bezpłatnie", ofLife: "pod numerem 116 123.",
      else: "z telefonem zaufania: https://findahelpline.com.", emergency: "W niebezpieczeństwie: 112."),
    "Russian": .init(
      "Пожалуйста, поговорите с кем-нибудь сейчас: с человеком, которому доверяете, или на бесплатной линии:",
      else: "https://findahelpline.com.", emergency: "В опасности: 112."),
    "Ukrainian": .init(
      "Будь ласка, поговоріть із кимось зараз: з людиною, якій довіряєте, або на безкоштовній лінії:", else: "https://findahelpline.com.",
      emergency: "У небезпеці: 112."),
    "Dutch": .init(
      "Praat er nu met iemand over: met iemand die je vertrouwt, of", ofLife: "gratis via 0800 0113 (Nederland) of 1813 (België).",
      else: "met een hulplijn: https://findahelpline.com.", emergency: "In gevaar: 112."),
    "Turkish": .init(
      "Lütfen şimdi biriyle konuşun: güvendiğiniz bir insanla ya da ücretsiz bir yardım hattıyla,", else: "https://findahelpline.com.",
      emergency: "Tehlikede: 112."),
    "Chinese": .init(
      "请现在就和人谈谈：一位你信任的人，或", ofLife: "拨打全国统一心理援助热线 12356（中国大陆）；其他地区见 https://findahelpline.com。",
      else: "求助热线：https://findahelpline.com。", emergency: "紧急情况请拨打 120 或 110。"),
  ]

  /// What is said first to somebody in their language: to talk to somebody, on which line, and what to do in an emergency.
  private struct Translation {
    private let request: String
    private let ofLife: String?
    private let ofViolence: String?
    private let elsewhere: String
    private let emergency: String

    /// - Parameters:
    ///   - ofLife: The line for whoever does not want to live, or fears or mourns for somebody; nil where none is known.
    ///   - ofViolence: The line for whoever is hurt by somebody; nil where none is known.
    ///   - elsewhere: Where lines for everything else are found.
    init(_ request: String, ofLife: String? = nil, ofViolence: String? = nil, else elsewhere: String, emergency: String) {
      (self.request, self.ofLife, self.ofViolence) = (request, ofLife, ofViolence)
      (self.elsewhere, self.emergency) = (elsewhere, emergency)
    }

    func text(for danger: Danger) -> String {
      let line: String? =
        switch danger {
        case .selfHarm, .selfInjury, .friend, .bereavement: ofLife
        case .beingHarmed: ofViolence
        case .harmToOthers, .eatingDisorder: nil
        }
      return [request, line ?? elsewhere, emergency].joined(separator: " ")
    }
  }

  private static let otherwise =
    "If it was not meant like that, say it in other words. What you wrote was not kept, and nobody was sent it."
}
