/// What people say around a goal: "my resolution is to", "I lack the discipline to", "I find myself". It asks for the act, or confesses it, and
/// is no part of either.
extension TypedWords {
  /// Returns the act without its frame: "read more" of "my new year's resolution is to read more", "exercise" of "I'm too lazy to exercise",
  /// and "stop smoking" of "I hate myself when I smoke". Other words stay as they are.
  var unframed: TypedWords {
    guard words.count < Self.longest else { return self }
    var rest = self
    _ = rest.dropLast(Self.empty)
    // "Study for two hours without looking at TikTok".
    if let without = small.firstIndex(of: "without"), without > 3, without + 1 < small.count, Inflection.isVerb(small[0]),
      !["go", "stop", "quit"].contains(small[0]),
      ["looking", "checking", "scrolling", "texting"].contains(small[without + 1]), small.count - without < 6,
      !small.contains("phone"), !small.contains("screens")
    {
      rest.cut(to: without)
    }
    // "Trust people again after being cheated on".
    if let end = small.firstRange(of: ["after", "being"]), end.lowerBound > 1, end.upperBound < small.count,
      Trigger.endings.contains(small[end.upperBound])
    {
      rest.cut(to: end.lowerBound)
      return rest.unframed
    }
    // "Since my wife died I don't cook anymore, I'd like to start again" is to cook again.
    if ["start again", "begin again", "get back to it", "do it again", "change that"].contains(where: text.lowercased().hasSuffix),
      let left = text.firstMatch(of: /(?i)\bi (?:don't|do not|never|no longer) ([a-z' ]+?) (?:anymore|any more),/)
    {
      return TypedWords("\(left.1) again")
    }
    // "I stopped walking the dog, I want to start again but slow".
    if small.firstRange(of: ["start", "again"]) != nil,
      let left = text.firstMatch(
        of:
          /(?i)\bi(?:'ve| have)? (?:stopped|quit|gave up|given up) ([a-z]+ing\b[a-z' ]*?),? (?:and |but )?(?:now )?i?\s?(?:want|would like|'d like|wanna|need) (?:to )?start again(?: but (?:slow|slowly|gently))?$/
      )
    {
      return TypedWords("\(Inflection.bases(of: String(left.1))) again")
    }
    // "I have been sober for forty days and want to stay sober".
    if small.starts(with: ["i", "have", "been"]) || small.starts(with: ["i've", "been"]),
      let want = rest.small.firstRange(of: ["and", "want", "to"]), want.lowerBound > 2
    {
      rest.words.insert("I", at: want.lowerBound + 1)
      return rest
    }
    if let wish = rest.behind(Self.wishes), !wish.small.contains("than") { return wish.unframed }
    // "My wife says I never listen".
    if let reproach = rest.behind(Self.reproaches), ["i", "i'm"].contains(reproach.small[0]) { return reproach.unframed }
    // A story is read otherwise: "I stopped going to church, and I miss it".
    guard !small.contains(where: ["because", "since", "but"].contains), small.firstRange(of: ["and", "i"]) == nil || small.contains("now")
    else {
      return rest
    }
    if let lacked = rest.behind(Self.lacks), lacked.isActBehind(rest), let act = lacked.asAct(endingIn: ["enough"]) { return act }
    if let delayed = rest.behind(Self.delays), delayed.isActBehind(rest), delayed.words.count < 6,
      !delayed.small.contains(where: ["and", "until", "for", "at", "last", "every"].contains), let act = delayed.asAct(endingIn: [])
    {
      return act
    }
    // "I started smoking again", but "I started running again".
    if let act = rest.behind(Self.returns)?.asAct(endingIn: ["again", "too much"]) {
      return act.isRegretted ? TypedWords("stop \(Inflection.gerunds(of: act.text))") : small.last == "again" ? act : rest
    }
    let often = ["so much", "so often", "that much", "anymore", "and now i do again", "and now i do it again", "again"]
    if let act = rest.behind(Self.confessions)?.asAct(endingIn: often), !Self.felt.contains(act.small[0]) {
      return TypedWords("stop \(Inflection.gerunds(of: act.text))")
    }
    // "I yell at my kids too much", but "I eat too much".
    if small.first == "i", let verb = small.dropFirst().first, rest.words.count > 2, rest.dropLast(Self.measures) {
      let isRegretted = Confession.regrets.contains(verb) && verb != "spend"
      return TypedWords(
        isRegretted ? "stop \(Inflection.gerunds(of: rest.words.dropFirst().joined(separator: " ")))" : "\(rest.text) too much")
    }
    return rest
  }

  /// Far more words than a frame and its act have.
  private static let longest = 25

  private var isRegretted: Bool {
    Confession.regrets.contains(small[0])
      || Act(text).isCraved && ["smoke", "vape", "drink", "gamble", "binge", "snack"].contains(small[0])
  }

  /// Returns the words behind the longest of several frames; nil if they begin with none, or end with it.
  func behind(_ frames: [Frame]) -> TypedWords? {
    let plain = small.map { $0.filter { $0 != "," && $0 != ":" } }
    guard let end = frames.compactMap({ $0.end(in: plain) }).max(), end < words.count else { return nil }
    var rest = self
    rest.keep(last: words.count - end)
    // "I promised my daughter I'd come to her games" says whose behind the frame, and a story goes on with "I".
    let isTold = zip(rest.words, rest.small.dropFirst()).contains {
      $0.hasSuffix(",") && ["i", "i'm", "i've", "i'd", "it's", "my"].contains($1)
    }
    let isOthers = small[..<end].contains("my") && rest.small.contains { ["her", "his", "their", "him", "them"].contains($0) }
    return isTold || isOthers || small.last == "ago" ? nil : rest
  }

  /// Whether they follow "to", or begin with a gerund: "procrastinate on cleaning", but not "procrastinate on job applications".
  private func isActBehind(_ whole: TypedWords) -> Bool {
    let before = whole.small[whole.words.count - words.count - 1]
    return before == "to" || before == "for" || Inflection.base(ofGerund: small[0]) != nil
  }

  /// Returns an act, which may be said as a gerund, in its base form and without any of several ends; nil if it is none.
  private func asAct(endingIn ends: [String]) -> TypedWords? {
    var act = self
    _ = act.dropLast(ends)
    guard let first = act.small.first else { return nil }
    if let base = Inflection.base(ofGerund: first), Inflection.isVerb(base) || VerbTable.also.contains(base) {
      act.words[0] = base
    } else if !Inflection.isVerb(first), !VerbTable.also.contains(first) {
      return nil
    }
    return act
  }

  // MARK: Phrases

  /// The words of a frame, place by place, each with its alternatives.
  struct Frame {
    let places: [[[String]]]

    /// Returns the index behind the frame where words begin with it.
    func end(in words: [String]) -> Int? {
      var ends: Set = [0]
      for choices in places {
        ends = Set(ends.flatMap { end in choices.filter { words[end...].starts(with: $0) }.map { end + $0.count } })
      }
      return ends.max()
    }

    /// Reads a frame from each line. A bar divides alternatives for a place; a low line stands between the words of one alternative, or for none.
    static func read(_ table: String) -> [Frame] {
      table.split(separator: "\n").map { line in
        Frame(places: line.split(separator: " ").map { $0.split(separator: "|").map { $0.split(separator: "_").map(String.init) } })
      }
    }
  }

  /// A wish, a promise, or somebody's advice.
  private static let wishes = Frame.read(
    """
    my new_year's|new_years|new_year|_ thing|resolution|resolutions|plan|aim|dream|intention|mission|challenge|hope|wish|goal _|for_this_year|for_the_year|for_next_year|for_this_month|for_this_week|this_year is|are to
    the|this plan|goal|aim _|for_this_year|for_next_year is to
    i|i've|i_have promised _|my|my_wife|my_husband|my_kids|my_daughter|my_son|my_mother|my_mom|my_mum|my_doctor|my_partner|myself|him|her|them|god|everyone to|that_i'll|that_i_would|that_i_will|that_i'd|i'll|i'd|i_would|i_will
    my therapist|doctor|gp|coach|trainer|teacher|dentist|psychologist|psychiatrist|physio|counsellor|counselor|nurse|sponsor|husband|wife|partner|boss|mentor suggested|suggests|recommended|recommends|advised|advises i|that_i _|should
    my therapist|doctor|gp|coach|trainer|teacher|dentist|psychologist|psychiatrist|physio|counsellor|counselor|nurse|sponsor|husband|wife|partner|boss|mentor says|thinks i|that_i should|need_to|have_to|must|ought_to
    my therapist|doctor|gp|coach|trainer|teacher|dentist|psychologist|psychiatrist|physio|counsellor|counselor|nurse|sponsor told|advised|asked|urged me to
    i gotta|got_to|ought_to|oughta|had_better|intend_to|aim_to|mean_to|pledge_to|vow_to|resolve_to|swear_to|resolved_to|decided_to|decided_that_i'll
    i've|i_have got_to|decided_to|resolved_to|made_up_my_mind_to
    i'd rather|better|prefer_to|love_to|really_like_to|really_love_to
    i would rather|prefer_to|love_to|really_like_to|really_love_to
    gotta|oughta
    it's|it_is _|high|about|finally time to|i|for_me_to|that_i
    high|about|finally|_ time to
    i'm|i_am _|so|really|totally|fully determined|committed|motivated|willing|eager|keen|aiming|resolved|supposed|hoping|planning|looking|ready to
    from_now_on|from_today|from_today_on|from_tomorrow|from_tomorrow_on|as_of_today|starting_today|starting_tomorrow|starting_now|starting_monday|starting_this_week|beginning_today|this_year|this_month|this_time|next_year|in_the_new_year|one_day|someday|some_day i|i'll|i_will|i_want_to|i'd_like_to|i'd_love_to|i_would_like_to|i_must|i_need_to|i'm_going_to|i_am_going_to
    _|please motivate|remind|inspire|encourage|push|train|coach|force me to
    what _|helps|would_help|could_help me to
    from_now_on|from_today|from_today_on|starting_today|starting_now|this_year|in_the_new_year
    remind me that
    it would_be|would_really_be nice|great|good|lovely|wonderful|amazing to
    """)

  /// What somebody else says of the person.
  private static let reproaches = Frame.read(
    """
    my wife|husband|partner|boyfriend|girlfriend|mother|mom|mum|father|dad|kids|daughter|son|boss|friends|sister|brother|family|colleagues|doctor|therapist says|say|thinks|think|complains|complain|claims|tells_me|tell_me _|that
    """)

  /// What keeps somebody from an act, or what they wish for it.
  private static let lacks = Frame.read(
    """
    i|_ lack|need|have_no|don't_have|can't_find|cannot_find|never_have|never_find|find|get|have|gain|build|muster|gather|summon|more|having|finding|want_to_find|want_to_have|wish_i_had|lost|have_lost|lost_all some|more|the|any|enough|no|a_bit_of|the_inner|_ discipline|self-discipline|energy|motivation|courage|willpower|patience|strength|drive|nerve|confidence|guts|help|will to
    i'm|i_am too|so|always_too|usually_too|just_too lazy|busy|shy|exhausted|unmotivated|undisciplined|distracted|stressed to
    it's|it_is|i_find_it _|so|really|very|too|always|still hard|difficult|tough|challenging|not_easy|a_struggle _|for_me to
    i have|have_a|always_have trouble|difficulty|difficulties|problems|hard_time|problem _|with
    i make|keep_making|always_make|find excuses not_to|to_not|to_avoid
    stop|_ making excuses not_to|to_not
    i'm|i_am not
    i don't_have|do_not_have|never_have the|any|enough|_ time to|for
    make|find the|_ time to
    i can't|cannot get|bring|make|motivate myself to
    i can't seem to
    i struggle to
    get used to
    i|i've|i_have stopped
    """)

  /// What is told of an act that waits.
  private static let delays = Frame.read(
    """
    i _|always|often|sometimes|keep forget|forgetting to
    i always|keep|_ put|putting off
    i|i've|i_have procrastinate|procrastinated|keep_procrastinating|been_procrastinating _|on|about
    """)

  /// What is told of a habit with regret.
  private static let confessions = Frame.read(
    """
    i _|often|sometimes|always|keep find|finding myself
    i waste|lose|spend _|so_many|too_many|many|half_the|half_my hours|my_time|time|too_much_time|so_much_time|whole_evenings|my_evenings|my_mornings|day|my_days|my_life _|on|by
    i hate|despise|can't_stand|dislike _|myself|it|that|how|myself_for|the_way _|when|that|how_much|how_often|every_time i
    i should_not|shouldn't|must_not|mustn't
    i hate|despise myself for
    """)

  /// What is told of a habit that is back.
  private static let returns = Frame.read(
    """
    i|i've|i_have started|begun|gone_back_to|went_back_to|fell_back_into|fallen_back_into|slipped_back_into|love|like|enjoy
    i used_to
    """)

  /// Verbs for what is no habit.
  private static let felt: Set = [
    "be", "am", "look", "feel", "have", "can", "was", "do", "don't", "never", "get", "sound", "see", "work", "live",
  ]

  /// What says how much of a habit there is.
  private static let measures = [
    "like crazy", "like mad", "like a maniac", "way too often", "way too much", "far too often", "far too much", "more than i should",
    "more than is good for me", "more than i want to", "more than i want", "too much", "too often", "a lot", "a lot too much",
  ]

  /// What says nothing of the act.
  private static let empty = [
    "without injuring myself", "without hurting myself", "without straining myself", "without getting injured", "without getting hurt",
    "without excuses", "without making excuses", "no excuses", "and be proud of it", "and feel proud of it", "and be proud", "from now on",
    "before it's too late", "before it is too late", "like i used to", "the way i used to", "as i used to",
  ]
}
