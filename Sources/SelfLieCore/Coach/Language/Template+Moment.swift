extension Template.Slot {
  /// Says a moment behind its act where nobody would say it first.
  static func placeMoment(_ words: inout [Self: String]) {
    guard let cue = words[.cue], let deed = words[.deed] else { return }
    // "Read my Bible in the morning before I touch my phone": the time of the day comes first.
    var rest = TypedWords(deed)
    if cue.hasPrefix("before I ") || cue.hasPrefix("after I "), let time = Trigger.cue(inside: &rest), Trigger.isScheduled(time),
      !["before ", cue.hasPrefix("after ") ? "after " : "before "].contains(where: time.hasPrefix)
    {
      (words[.cue], words[.deed], words[.practice]) = (time, "\(rest.text) \(cue)", nil)
      return
    }
    // "Every Sunday after church".
    if ["after ", "before "].contains(where: cue.hasPrefix), !cue.contains(" I "), let every = deed.firstRange(of: " every "),
      Trigger.days.contains(deed[every.upperBound...].lowercased())
    {
      (words[.cue], words[.deed], words[.practice]) = (
        "\(deed[every.lowerBound...].dropFirst()) \(cue)", String(deed[..<every.lowerBound]), nil
      )
      return
    }
    // "On payday, I put fifty euros aside before I spend anything".
    if ["after ", "before "].contains(where: cue.hasPrefix), let end = [" on payday"].first(where: deed.hasSuffix) {
      (words[.cue], words[.deed], words[.practice]) = (String(end.dropFirst()), "\(deed.dropLast(end.count)) \(cue)", nil)
      return
    }
    // "Practise every day before orchestra on Thursdays".
    if cue.hasPrefix("on "), deed.contains(" every day") {
      (words[.cue], words[.deed], words[.practice]) = (nil, "\(deed) \(cue)", nil)
      return
    }
    let act = Act(deed)
    // "I go to the gym three times a week after work": a moment in front would say it of each time.
    let isOften = act.isLimit || !cue.hasPrefix("when ") && act.isCounted
    // "I am home at six".
    let isBeing =
      deed.hasPrefix("am ") && !deed.contains("ing ") && ["at ", "by ", "before ", "on ", "around "].contains(where: cue.hasPrefix)
    // "I focus in class" is too short to begin with the place.
    let isBrief = Trigger.isPlace(cue) && !deed.contains(" ")
    let others = cue.split(separator: " ")
    // "I sharpen my chisels before putting them away" names the chisels first.
    let isNamed =
      ["before ", "after ", "right after ", "instead of "].contains(where: cue.hasPrefix)
      && ["it", "them", "him", "her", "ones", "next", "another"].contains(where: others.contains)
    // "I wake up at five to run before the kids are up": it is the run that is over by then.
    let isBeforeOthers = cue.hasPrefix("before the ") || cue.hasPrefix("before my ") || cue.hasPrefix("before everyone ")
    let isPurpose = isBeforeOthers && deed.contains(" to ") && [" at ", " early "].contains(where: deed.contains)
    // "I save twenty euros every payday before I spend anything", "I sketch one thing a day on my lunch break".
    let isRegular =
      !["every ", "each ", "when "].contains(where: cue.hasPrefix)
      && deed.contains(/\ (?:every (?!(?:night|morning|evening|afternoon|day)\b)|(?:one|two|three|a few) \w+ a day\b)/)
    // "I go to the allotment on Saturdays with my grandad": with whom and for whom it is done is no part of the moment.
    let isShared = !cue.hasPrefix("when ") && !cue.hasPrefix("while ") && cue.contains(/(?: with (?:my|a|the|her|him|them)\b|, for )/)
    guard isOften || isBeing || isBrief || isNamed || isPurpose || isRegular || isShared else { return }
    (words[.cue], words[.deed], words[.practice]) = (nil, "\(deed) \(cue)", nil)
  }

  /// Says at a site what is left there, where people do much else: "when I start comparing myself to others on Instagram".
  static func nameHabit(in words: inout [Self: String], of parsed: ParsedGoal) {
    guard parsed.kind == .quit, parsed.stated.trigger != nil, let caught = words[.caught],
      parsed.forms.isDisjoint(with: ["phone", "scroll"]),
      let site = words[.cue]?.wholeMatch(of: /when I am (on [A-Z]\w+)/)?.1
    else { return }
    words[.cue] = "when I \(caught.contains(site) ? caught : "\(caught) \(site)")"
  }

  /// Leaves out of an act what its moment says: "cook" for "cook at home" when somebody comes home.
  static func leaveOutEchoes(of words: inout [Self: String]) {
    guard let cue = words[.cue], let act = words[.action] else { return }
    if cue.contains(/\bhome\b/) { words[.action] = act.replacing(/\ at home$/, with: "") }
  }

  /// Returns words without how often and how early an act is done, which a sentence that says when does not say too.
  static func atMoment(_ all: [Self: String], of parsed: ParsedGoal) -> [Self: String] {
    var words = all
    for slot in [.deed, .practice, .do] as [Self] { words[slot] = words[slot].map(Act.withoutMeasure) }
    let cue = words[.cue] ?? ""
    for slot in [.deed, .practice] as [Self] {
      guard let deed = words[slot] else { continue }
      // "At five, I leave work on time", "at six in the morning, I wake up early".
      if cue.hasPrefix("at "), let end = [" on time", " early"].first(where: deed.hasSuffix) {
        words[slot] = String(deed.dropLast(end.count)).replacing(/^wake up$/, with: "get up")
      }
      // "When I come home, I cook at home".
      if cue.contains(/\bhome\b/) { words[slot] = deed.replacing(/\ at home$/, with: "") }
      // "At my Monday stand-up, I speak up in team meetings".
      if cue.contains(/\b(?:stand-up|meeting|call)\b/) { words[slot] = deed.replacing(/\ in (?:\w+ )?meetings$/, with: "") }
      // "When I take my hearing aids out, I clean my hearing aids".
      if let named = deed.firstMatch(of: /\bmy (?:\w+ )?\w+s\b/)?.0, cue.contains(named), !Relative.isIn(TypedWords(String(named)).small) {
        words[slot] = deed.replacing(named, with: "them")
      }
      // "When I turn off the lamp, I wear my splint".
      if deed.hasPrefix("wear "),
        cue.hasPrefix("before ")
          || cue.contains(/^(?:right )?(?:after|when) I (?:turn|switch|get|wake|brush|go to|lie|leave|shave|finish)\b|^every morning$/)
      {
        words[slot] = "put on \(deed.dropFirst("wear ".count))".replacing(/\ while .*$/, with: "")
      }
    }
    // "After every meal, I keep the kitchen clean" is a state.
    if let deed = words[.deed], let kept = deed.firstMatch(of: /^keep ((?:my|the|our) [a-z ]+) (clean|tidy)$/) {
      words[.deed] = "\(kept.2 == "clean" ? "clean up" : "tidy") \(kept.1)"
    }
    // "At the gym, I am making new friends": nor is that done then.
    if parsed.stated.replacement == nil, parsed.family?.isGeneral == false, words[.deed]?.hasPrefix("am making ") == true {
      words[.deed] = nil
    }
    return words
  }
}
