/// What somebody wants next who has kept a sentence.
extension ScriptedConversation {
  /// Returns the next goal of whoever was asked for one: "write to one friend each week" of "I have another: write to one friend each week",
  /// "stop checking my phone at dinner"; nil for what is said of the goal before.
  func nextGoal(in line: String) -> String? {
    guard isKept, question == .change else { return nil }
    var rest = line.replacing(Self.naming) { String($0.1) }
    rest = rest.replacing(/(?i)[.,;!]+ *(?:that's |it's )?(?:a |another )?(?:new|different|other) (?:goal|one|habit)[.!]*$/, with: "")
    let isNamed = rest.count < line.count
    let said = rest.split(whereSeparator: { ".!;".contains($0) }).map { $0.drop { $0 == " " } }.filter { $0.contains(" ") }
    // "I also smoke in the cab. Want to smoke less".
    let wished = said.last { $0.contains(Self.wish) } ?? (isNamed ? said.last : said.count == 1 ? said.first : nil)
    guard let goal = wished.map(String.init), TypedWords(goal).words.count > 1, Trigger.cue(of: goal).map(Trigger.isScheduled) != true
    else {
      return isNamed && !rest.contains(" ") && !rest.isEmpty ? rest : nil
    }
    let plain = goal.replacing(/^(?i)(?:i also|also|no|and)\s/, with: "")
    if isNamed { return Trigger.cue(of: plain).map { plain.hasPrefix($0.prefix(5)) } == true && !plain.contains(Self.wish) ? nil : plain }
    return plain.contains(Self.wish) && ParsedGoal(Goal(plain), in: phrasebook).family != nil ? plain : nil
  }

  /// Whether the act to build has no smaller step: "ring my mother", "learn ten words".
  var isSmallest: Bool {
    guard goal.kind == .build, case .action(let act) = goal.heart, case let small = TypedWords(act).small, small.count > 1 else {
      return false
    }
    guard Set(small).isDisjoint(with: ["more", "often", "better", "hundred", "thousand"]) else { return false }
    return Self.briefly.contains(small[0]) || small[1...].contains(where: Numerals.english.small.contains)
  }

  private static let briefly = Inflection.words(
    "call ring phone text message close shut lock charge check weigh measure feed water kiss hug thank greet wear switch")

  /// How another goal is named: "can I do one for", "I have another:", "no, a new goal:".
  private static var naming: Regex<(Substring, Substring)> {
    /^(?i)(?:(?:no|yes|yeah|yep|nah|ok|okay|well|so|now|and|also|please|actually|right|oh|hm+|thanks|great|good|perfect)[,.! ]+)*(?:(?:can|could|may) (?:i|we|you) (?:please )?(?:do|have|get|make|try|add)(?: me)? |(?:i(?:'ve| have)? )?(?:got|have|want|need) |(?:i(?:'d| would) like|i still want|do we have|let'?s do|how about|what about|give me|make me|is there) )?(?:one|another(?: one| goal)?|an? (?:new|different|fresh|second) (?:one|goal)|new (?:one|goal))(?: (?:for me|too|as well|now|please))?(?:[,:.!]+ | (?:for|about) )(.+)$/
  }

  /// How a goal is wished for, at the beginning of a line.
  private static var wish: Regex<Substring> {
    /^(?i)(?:and |also |i also )?(?:stop|quit|give up|cut down|cut out|learn|less|fewer|start|(?:i (?:also |just )?)?(?:want|need|wish|wanna)|i'd (?:also )?like|i would like|i keep) \w+/
  }
}
