extension AdviceRule {
  // MARK: Takes that count

  /// What makes takes fail, or keeps them from being said. It comes before a reminder, which would only bring more such takes.
  static let takes = [
    AdviceRule("claimed", .progress, "claimed takes don't count; a gentler check may be the fair one") { adviceInput in
      let tally = adviceInput.tally(lastDays: 14)
      guard adviceInput.needsGentlerCheck else { return nil }
      let word =
        adviceInput.weakestWord.map {
          ", \($0.count == $0.rejected ? "all" : 2 * $0.count > $0.rejected ? "most" : "half") of them for '\($0.word)'"
        } ?? ""
      return (
        "in two weeks \(counted(tally.spoken, "take")) counted, and you claimed \(tally.claimed) more\(word)",
        AdviceCommand(
          verb: .edit, number: adviceInput.number,
          options: "--strictness \(adviceInput.affirmation.strictness == .strict ? "normal" : "gentle")")
      )
    },
    AdviceRule(
      "word", .progress,
      "a take counts only with every word. If you did say it, press 'a' each time; after three, 'y' lets selflie learn how you say it"
    ) {
      adviceInput in
      // Where takes are claimed already, a gentler check is the answer, and names the word.
      guard let (word, count, rejected) = adviceInput.weakestWord, !adviceInput.needsGentlerCheck else { return nil }
      return (
        "selflie missed '\(word)' in \(count == rejected ? "all" : "\(count)") of your last \(counted(rejected, "take")) that didn't count",
        .practice(adviceInput.number)
      )
    },
    AdviceRule("loud", .progress, "a voice that is too loud for the microphone is distorted, and selflie can't make out the words") {
      adviceInput in
      let takes = adviceInput.takes(50), loud = takes.count { $0.evidence?.reason == .tooLoud }
      guard takes.count >= Advice.enoughTakes, 5 * loud >= takes.count else { return nil }
      return ("\(share(loud, of: takes.count)) takes were too loud", .doctor)
    },
    AdviceRule("share", .progress, "a rejected take is seldom your fault; moving the microphone often helps") { adviceInput in
      let takes = adviceInput.takes(50), counted = takes.count { $0.kind == .spoken }
      // One word that fails is no fault of the microphone's, nor is a sentence that nobody holds; and claimed takes were heard well enough.
      guard adviceInput.isMostlyRejected, adviceInput.weakestWord == nil, !adviceInput.needsGentlerCheck, !adviceInput.isLong,
        2 * takes.count(where: { $0.kind == .claimed }) <= takes.count - counted
      else { return nil }
      return ("\(counted == 0 ? "" : "only ")\(share(counted, of: takes.count)) takes counted", .doctor)
    },
    // Where the sentence is too long for its listener, one command is enough for that.
    AdviceRule(
      "long", .progress, "a sentence that takes more than one breath is hard to say word for word", silencing: [.check]
    ) { adviceInput in
      let takes = adviceInput.takes(50), counted = takes.count { $0.kind == .spoken }
      guard adviceInput.isMostlyRejected, adviceInput.weakestWord == nil, adviceInput.isLong else { return nil }
      return (
        "\(counted == 0 ? "" : "only ")\(share(counted, of: takes.count)) takes counted, and the sentence has \(adviceInput.wordCount) words",
        .coach(adviceInput.number)
      )
    },
    AdviceRule("listened", .progress, "we remember what we say aloud better than what we hear (Forrin and MacLeod 2018)") {
      adviceInput in
      let tally = adviceInput.tally(lastDays: 14)
      guard tally.listened >= 10, tally.listened > tally.spoken else { return nil }
      return (
        "in two weeks you listened to it \(times(tally.listened)) and said it \(tally.spoken == 0 ? "never" : times(tally.spoken))",
        .practice(adviceInput.number)
      )
    },
  ]
}
