/// How a person stands to the subject of a goal: hooked on it, troubled by it, or at work on it. The subject says the rest.
extension TypedWords {
  /// The words with which people say how they stand to something.
  private enum Bearing {
    /// Something that holds the person: "addicted to sugar".
    case hooked
    /// Something that the person would have less of: "control my spending".
    case curbed
    /// Something that the person suffers: "deal with my anxiety".
    case suffered
    /// Something that is hard, whether a habit, a feeling or a pursuit: "struggling with procrastination".
    case hard
    /// Something that the person would do more, or better: "make time for the guitar".
    case pursued

    /// What people say of each, before the subject.
    static let beginnings: [(bearing: Bearing, words: [String])] = [
      (
        .hooked,
        all(
          """
          addicted to, being addicted to, hooked on, obsessed with, dependent on, my addiction to, an addiction to, addiction to, swear off,
          wean myself off, wean myself from, wean off, kick, lay off, i can't resist, resist, i overdo, break free from, break free of,
          get clean from, i rely too much on, i crave, craving, say goodbye to, break up with, get rid of my, get rid of, i waste
          my time on, i waste my evenings on, i waste hours on, i waste too much time on, i waste so much time on, i waste a lot
          of time on, i can't live without,
          i live on, fed up with, sick of, tired of, sick and tired of, i've had enough of, i have had enough of
          """)
      ),
      (
        .curbed,
        all("limit, control my, curb my, rein in my, get a grip on my, get my, tame my, moderate my, manage my")
      ),
      (
        .suffered,
        all(
          """
          suffer from, suffering from, deal with, dealing with, deal better with, deal with my, cope with, coping with, coping better with,
          cope better with, overcome, overcoming, handle, handle my, manage, manage my, face, face my, fight, fighting, beat,
          conquer, tackle,
          i have, i've got, i got, i was diagnosed with, i've been diagnosed with, i was just diagnosed with, diagnosed with, live well with, get
          on with, lower, lower my, reduce my, get through, survive, surviving, adjust to, adjusting to, get used to, enjoy, settle into,
          i'm being, being, ease, battle, battling, get over, living with, live with, learn to live with, work through, work on, get a handle on, let go of,
          fed up with, sick of, tired of, sick and tired of, get rid of, free myself from, reduce, control, control my, calm, calm
          my, soothe,
          be free from, free from, free of, learn to handle, learn to manage, learn to control, learn to deal with, learn to cope with
          """)
      ),
      (
        .hard,
        all(
          """
          struggling with, struggle with, having trouble with, have trouble with, trouble with, having a hard time with, have a
          hard time with,
          have a problem with, have problems with, have issues with, having problems with, problems with, issues with, my problem is,
          my biggest problem is, my weakness is, my weak spot is, my issue is, have difficulty with, have difficulties with,
          difficulty with,
          need help with, help with, help me with, trouble, having trouble, have trouble, difficulty, bad at, really bad at, so
          bad at, terrible at, suck at, hopeless at, awful at, lousy at, no good at,
          not good at, rubbish at, overcome my, beat my, fight my, tackle my, conquer my
          """)
      ),
      (
        .pursued,
        all(
          """
          dedicate time to, dedicate more time to, devote time to, devote more time to, make progress with, make progress in, make
          progress on,
          find time for, find more time for, make time for, make more time for, set aside time for, commit to, commit to my, stick with,
          stick to, stick with my, stick to my, resume, resume my, be consistent with, be more consistent with, stay consistent with,
          be disciplined about, be more disciplined about, be disciplined with, stay on top of, not give up on, not give up, keep at,
          keep up with, keep up, persevere with, persist with, master, get good at, become good at, be good at,
          get serious about, be serious about, make a habit of, make a routine of, get into the habit of, get in the habit of, be
          regular with, be diligent with
          """)
      ),
    ]

    private static func all(_ text: String) -> [String] {
      text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }
  }

  /// What people say before it.
  private static let askings = [
    "i want to", "i'd like to", "i would like to", "i need to", "i have to", "i wish i could", "i wish to", "help me", "help me to",
    "how to",
    "how do i", "how can i", "please help me", "i'm", "i am", "i", "i really", "i still", "i always", "i've been", "i have been",
    "learn to", "learning to",
    "i'm learning to", "i am learning to", "to", "being", "i feel", "try to", "i'm trying to", "i am trying to", "want to", "finally",
    "i'm so", "i am so", "i'm really", "i am really", "i'm just", "i'm totally", "completely", "totally",
  ]

  /// Returns the subject alone where a family knows it, and with "stop" or "less" where it is a habit to leave: "stop sugar" for "I'm addicted
  /// to sugar", "procrastination" for "I struggle with procrastination". Other words stay as they are.
  func subject(in phrasebook: Phrasebook) -> TypedWords {
    if let other = mended(in: phrasebook) ?? pastime(in: phrasebook) ?? diet { return other }
    if let dry = small.prefix(6).first(where: ["sober", "clean"].contains), words.count > 4, small.first != "stay", !small.contains("when"),
      small.contains(where: ["day", "days", "week", "weeks", "month", "months", "year", "years"].contains),
      small.contains(where: ["stay", "back", "relapse", "relapsing", "again", "keep"].contains), !small.contains("my")
    {
      return TypedWords("stay \(dry)")
    }
    var plain = self, ailing = self
    // "My OCD is getting worse".
    if ailing.dropLast(Self.turns), ailing.words.count < 4, let subject = ailing.subject(.suffered, in: phrasebook) { return subject }
    // "Since my dad died I drink too much" is about drinking.
    if small.first == "since", let start = small.indices.dropFirst(3).first(where: { small[$0] == "i" }), start < 8 {
      plain.keep(last: words.count - start)
      return Family.recognized(Family.forms(of: plain), .quit, in: phrasebook) == nil ? self : plain
    }
    while plain.drop(Self.askings) {}
    for (words, isPlain) in [(self, false), (plain, true)] where !isPlain || words != self {
      for (bearing, beginnings) in Bearing.beginnings {
        var rest = words
        guard rest.drop(beginnings), let subject = rest.subject(bearing, in: phrasebook) else { continue }
        return subject
      }
    }
    return self
  }

  /// What people say of what troubles them.
  private static let turns = ["is", "are"].flatMap { verb in
    [
      "getting worse", "killing me", "terrible", "awful", "really bad", "bad", "back", "out of control", "ruining my life",
      "driving me crazy", "driving me mad", "driving me nuts", "driving me insane", "driving me up the wall",
      "acting up", "flaring up", "falling apart", "worse", "so bad", "hard",
    ].flatMap { ["\(verb) \($0)", "\(verb) \($0) again", "\(verb) \($0) lately"] }
  }

  /// What weighs on people besides what is a problem wherever it is named.
  private static let burdens = Inflection.words(
    """
    anxiety stress worry worries worrying overthinking perfectionism shyness self-doubt temper nerves negative-thoughts negativity
    self-criticism impostor-syndrome imposter-syndrome stage-fright overwhelm moods mood-swings impatience procrastination insecurity
    insecurities
    pessimism resentment bitterness boredom cravings embarrassment inferiority jealousy
    """)

  /// Returns what is done in a habit's place, and the habit: "call a friend" and "opening the wine" of "call a friend instead of opening the
  /// wine"; nil for other words.
  func swapForHabit(in phrasebook: Phrasebook) -> (act: String, habit: String)? {
    guard let joint = small.firstRange(of: ["instead", "of"]) ?? small.firstRange(of: ["rather", "than"]), joint.lowerBound > 0,
      joint.upperBound < small.count, words.count < 12, let first = small.first,
      Inflection.isVerb(first), !["be", "stop", "quit", "learn", "get", "feel", "bring", "pack", "prepare"].contains(first),
      let verb = Inflection.base(ofGerund: small[joint.upperBound]), Inflection.isVerb(verb) || VerbTable.also.contains(verb),
      !small.contains(where: ["when", "after", "before", "because", "so", "and", "every", "during", "on", "at"].contains)
    else { return nil }
    var act = self, habit = self
    act.cut(to: joint.lowerBound)
    habit.keep(last: words.count - joint.upperBound)
    // "Pay attention in lectures instead of scrolling" is about scrolling there.
    if let place = act.small.dropFirst().lastIndex(of: "in"), place == act.words.count - 2, Self.sessions.contains(act.small[place + 1]),
      !habit.small.contains("in")
    {
      habit.words += act.words[place...]
      act.cut(to: place)
    }
    let family = Family.recognized(Family.forms(of: habit), .quit, in: phrasebook)
    guard family?.kind == .quit, family?.isEither == false, Family.recognized(Family.forms(of: act), .quit, in: phrasebook)?.kind != .quit
    else { return nil }
    return (act.text, habit.text)
  }

  private static let sessions: Set = ["lectures", "class", "classes", "meetings", "seminars", "lessons", "church", "school", "training"]

  private func subject(_ bearing: Bearing, in phrasebook: Phrasebook) -> TypedWords? {
    guard let first = small.first, !small.contains("without"), !Relative.isIn(head.small),
      !["to", "that", "it", "how", "what", "not", "being"].contains(first)
    else {
      return nil
    }
    let forms = Family.forms(of: head), family = Family.recognized(forms, nil, in: phrasebook)
    let isSuffered = !GoalPhrase.problems.union(Self.burdens).isDisjoint(with: forms.keys)
    // "Chess", of which no family knows, is played.
    let isPursuit = Pursuit.act(of: text).map { !["eat", "drink"].contains($0.prefix { $0 != " " }) } ?? false
    switch bearing {
    case .hooked:
      // Whoever is obsessed with their weight wants no diet.
      guard !small.contains(where: ["weight", "calories", "food", "eating", "dieting"].contains) else { return nil }
      return family?.kind == .quit ? TypedWords("stop \(text)") : isSuffered || family?.isEither == true ? self : nil
    case .curbed:
      guard family?.kind == .quit, first != "sugar", first != "time", first != "my", !small.contains("to") else { return nil }
      return TypedWords("less \(text)")
    // "The guilt about not being there when my dad died" is its own.
    case .suffered: return (isSuffered || family?.isSuffered == true) && family != nil && words.count < 6 ? self : nil
    case .hard: return family?.kind == .quit ? TypedWords("stop \(text)") : family != nil || isPursuit ? self : nil
    // "My budget when I go grocery shopping" is stuck to.
    case .pursued where small.contains("when"): return nil
    case .pursued: return (family?.kind == .build || isPursuit) && !isSuffered ? self : nil
    }
  }
}
