import Testing

@testable import SelfLieCore

/// What a line says of a goal, whichever question was asked.
struct ReplyTests {
  private func reply(_ line: String) -> Reply { Reply(line, in: Phrasebook.english.dialogue) }

  @Test(
    arguments: [
      ("because she is alone, on Sunday evenings after supper", "because she is alone", "on Sunday evenings after supper", nil, nil),
      (
        "so that I can play with my grandchildren; every morning after coffee", "so that I can play with my grandchildren",
        "every morning after coffee", nil, nil
      ),
      ("after dinner, instead tea", nil, "after dinner", "tea", nil),
      ("when I'm tired because of work", nil, "when I'm tired because of work", nil, nil),
      ("when the alarm rings, on weekdays", nil, "when the alarm rings on weekdays", nil, nil),
      ("oh and also when I watch tv", nil, "when I watch tv", nil, nil),
      ("the reason is my wedding in June", "my wedding in June", nil, nil, nil),
      ("make it about my kid", "for my kid", nil, nil, nil),
      ("usually after dinner", nil, "after dinner", nil, nil),
      ("my kids, my wife", nil, nil, nil, "my kids, my wife"),
      ("", nil, nil, nil, nil),
    ] as [(String, String?, String?, String?, String?)])
  func `a line is read for the reason, the moment and the act that it says`(
    line: String, reason: String?, moment: String?, act: String?, rest: String?
  ) {
    let reply = reply(line)
    #expect(reply.reason == reason && reply.moment == moment && reply.act == act && reply.rest == rest, "\(reply)")
  }

  @Test(
    arguments: [
      ("not dinner, lunch", nil, "lunch"), ("not in meetings, only when I watch tv", "when I watch tv", nil),
      ("I don't smoke after lunch, but after dinner", "after dinner", nil),
      ("I don't drink when I'm stressed, I drink when I'm bored", "when I'm bored", nil), ("lunch is better", nil, "lunch"),
      ("and breakfast too", nil, "breakfast"),
    ] as [(String, String?, String?)])
  func `of what is put right, only what is meant is heard`(line: String, moment: String?, rest: String?) {
    #expect(reply(line).moment == moment && reply(line).rest == rest)
  }

  @Test func `what is quoted is no other part, and what only denies is the answer itself`() {
    #expect(reply("say \"no, thanks\"").rest == "say \"no, thanks\"")
    #expect(reply("I don't want to end up like my father").rest == "I don't want to end up like my father")
  }
}
