/// What people do for its own sake, and what they eat, where they name no more than that.
extension TypedWords {
  /// Returns what is done of whoever names a pastime: "play tennis twice a week" for "tennis twice a week", "fish more often" for "more
  /// fishing", "learn to fish" for "learn fishing"; nil for other words.
  func pastime(in phrasebook: Phrasebook) -> TypedWords? {
    var rest = self
    // "I want to try juggling".
    _ = rest.drop(["i want to", "i'd like to", "i would like to", "want to"])
    let isMore = rest.drop(["more", "do more"]), isLearnt = !isMore && rest.drop(["learn", "learning"])
    let isBegun = !isMore && !isLearnt && rest.drop(Self.beginnings)
    let often = rest.ended(by: Self.frequencies)
    guard (1...2).contains(rest.words.count), let first = rest.small.first, !["to", "my", "the", "a", "about", "how"].contains(first) else {
      return nil
    }
    if rest.words.count == 1, let base = Inflection.base(ofGerund: first), Pursuit.isPastime(first) {
      let family = Family.recognized(Family.forms(of: rest), nil, in: phrasebook)
      if isLearnt { return family == nil || family?.name == "exercise" ? TypedWords("learn to \(base)") : nil }
      if isMore { return TypedWords("\(base) more often") }
      // What a family knows needs no verb.
      let act = Pursuit.outing(base) ?? (Inflection.isVerb(base) ? base : "do some \(first)")
      return isBegun || often != nil || Self.unknownAlone.contains(first) ? TypedWords("\(act) \(often ?? "")") : nil
    }
    guard Inflection.base(ofGerund: first) == nil, !Inflection.lasting.contains(first),
      !Inflection.isVerb(first) || VerbTable.also.contains(first),
      let act = Pursuit.act(of: rest.text), ["play", "do", "practise", "study"].contains(act.prefix { $0 != " " }), !isLearnt
    else { return nil }
    if isMore { return act.hasPrefix("play ") ? nil : TypedWords("\(act) more often") }
    return isBegun || often != nil ? TypedWords("\(act) \(often ?? "")") : nil
  }

  /// Returns the food to leave, or to eat less of, where no family knows it: "stop eating bread" for "no bread", "eat less rice" for "limit
  /// rice"; nil for other words.
  var diet: TypedWords? {
    var rest = self
    let isLess = rest.drop(["limit", "i crave", "too much", "cut down on", "cut back on", "go easy on", "reduce"])
    guard isLess || rest.drop(["no", "no more", "quit", "give up", "giving up", "avoid", "cut out", "drop", "stop", "ditch", "without"])
    else {
      return nil
    }
    let food = rest.small.prefix(2).joined(separator: " "), length = Self.foods.contains(food) ? 2 : 1
    guard let first = rest.small.first, length == 2 || Self.foods.contains(first), !rest.small.contains("to") else { return nil }
    let isCounted = rest.small.prefix(length).last?.hasSuffix("s") == true
    let less = isCounted ? "eat fewer" : "eat less"
    return TypedWords("\(isLess || Self.ingredients.contains(first) ? less : "stop eating") \(rest.text)")
  }

  /// Takes one of several ends away, and returns it.
  private mutating func ended(by ends: [[String]]) -> String? {
    let small = small
    guard let end = ends.first(where: { small.count > $0.count && small.suffix($0.count).elementsEqual($0) }) else { return nil }
    let text = words.suffix(end.count).joined(separator: " ")
    cut(to: words.count - end.count)
    return text
  }

  private static let beginnings = [
    "start", "begin", "try", "try out", "take up", "get back to", "get back into", "get into", "go back to", "return to", "start doing",
  ]
  private static let frequencies = ["once", "twice", "two times", "three times", "four times", "five times"].flatMap { often in
    ["a day", "a week", "a month", "per week", "every week", "each week"].map { "\(often) \($0)".split(separator: " ").map(String.init) }
  }
  /// Pastimes that nobody would know to be wished for, if they stand alone.
  private static let unknownAlone: Set = [
    "baking", "boxing", "podcasting", "acting", "juggling", "scrapbooking", "quilting", "beekeeping", "brewing", "pickling",
  ]
  /// Foods that are in others, and that nobody feels like eating by themselves.
  private static let ingredients: Set = ["salt", "butter", "dairy", "gluten", "carbs", "fat", "mayonnaise"]
  private static let foods: Set = [
    "bread", "pasta", "salt", "fried food", "red meat", "carbs", "rice", "butter", "potatoes", "noodles", "bacon", "sausages", "dairy",
    "gluten", "white bread", "bagels", "processed food", "processed meat", "white rice", "pastries", "mayonnaise", "fat",
  ]
}
