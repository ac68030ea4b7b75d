/// What a reason tells, which decides whether a sentence says it a thousand times.
extension Template.Slot {
  /// Whether a cause says why something is wanted, and not why it is hard: "because she is lonely", but not "because English is my second
  /// language" and "because I hate dirty dishes".
  static func isGlad(_ cause: String) -> Bool {
    does(good: cause) || Set(cause.lowercased().split(separator: " ").map(String.init)).isDisjoint(with: hard)
  }

  /// Whether a reason says what good it does: "it's good for my back", "it keeps me grounded".
  static func does(good cause: String) -> Bool {
    cause.contains(
      /(?i)\bit(?:(?:'s|\ is)\ (?:so |really |very )?good\ for|\ (?:keeps|leaves|makes)\ me\ (?:sane|grounded|calm|fit|healthy|happy|strong|young|balanced|focused|steady|humble|honest|moving)\b)/
    )
  }

  /// Whether a reason tells of what hurts, and not only of what is hard: "they are afraid of me".
  static func hurts(_ cause: String) -> Bool {
    !Set(cause.lowercased().split(separator: " ").map(String.init)).isDisjoint(with: hurting)
  }
  private static let hurting = Inflection.words(
    """
    eats steals swallows afraid scared tired sick hate hates ashamed guilty embarrassed angry yells yelled scare scares lost died dying cancer stress stressed
    exhausted hurts pain bleed bleeds heavy gross wreck sluggish bloated miserable disgusting awful terrible ugly fat badly poorly alone lonely can't never nobody worse worst bad
    """)
  static let hard = Inflection.words(
    """
    can't cannot not don't doesn't didn't won't haven't hasn't never no hate hates afraid scared tired sick running always keep keeps too hard difficult nervous
    forget forgets lazy second only last died dying warning warned fired getting bleed bleeds bleeding hurting aching awful terrible stresses stress falling apart tremble trembles rotten rotting bad worse worst fat ugly ashamed guilty embarrassed embarrassing annoys angry yells yelled
    scare scares scared frighten frightens races spots found broke debt debts failing failed lost losing cancer stressed stress exhausted behind without hurts pain stiff sore nothing nobody it's i'm english
    """)

  /// Whether a cause is why somebody does what they would rather not: "I stay silent because of my accent".
  static func isExcuse(_ cause: String, of parsed: ParsedGoal) -> Bool {
    let small = TypedWords(parsed.stated.words).small.prefix(2)
    // "Because of back pain every morning" is why somebody stops sleeping on the sofa, and not why they go to bed.
    if cause.hasPrefix("because of "), !cause.hasPrefix("because of my "), parsed.kind == .build, ["stop", "quit"].contains(small.first) {
      return true
    }
    return parsed.stated.reason == nil && cause.hasPrefix("because of ") && small.first == "i"
      && small.last.map { !["want", "need", "would", "should"].contains($0) } == true
  }

  /// Whether a reason is what somebody thinks badly of themselves, or is blamed for, which is not said a thousand times.
  static func isSore(_ cause: String) -> Bool { cause.contains(scornful) }

  /// Whether a cause is the mood in which a habit is had, and not why it is left: "because I'm bored".
  static func isMood(_ cause: String) -> Bool {
    cause.contains(
      /because I(?:'m| am| feel| get| was) (?:so |always |often |just |too )?(?:bored|stressed|lonely|nervous|anxious|sad|alone|scared|afraid|worried|shy|down)\b/
    )
  }

  /// Whether a cause is why an act is hard, and not why it is done: "because English is my second language".
  static func isHardship(_ cause: String) -> Bool {
    isMood(cause) || isHindrance(cause) || cause.contains(/\b(?:second language|accent|nervous|shy|introvert|scared|afraid|anxiety)\b/)
  }

  /// Whether a cause is what keeps somebody from an act: "my chest gets tight", "I keep forgetting".
  static func isHindrance(_ cause: String) -> Bool {
    cause.contains(
      /\bmy (?:(?:chest|throat|stomach) (?:gets|goes|feels|is) (?:so )?tight|palms sweat|voice shakes)\b|\bI (?:keep forgetting|(?:always |often )?forget)\b/
    )
  }

  private static var scornful: Regex<Substring> {
    /(?i)\bI(?:'m| am| feel| look)\b.*\b(?:fat|ugly|wreck|mess|failure|loser|stupid|useless|worthless|hopeless|disgusting|gross|pathetic|weak|lazy|ashamed|fraud|impostor|imposter|coward)\b|\b(?:hates? (?:me|myself)|crying)\b|\b(?:is|are) (?:scared|afraid|frightened|terrified) of me\b|\b(?:has|have|keeps?) complain(?:ed|ing)\b|\bsaid (?:that )?I(?:'ll| will| would) (?:lose|need|end|get)\b/
  }
}
