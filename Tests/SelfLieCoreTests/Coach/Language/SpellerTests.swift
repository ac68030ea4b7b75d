import Foundation
import Testing

@testable import SelfLieCore

@Suite struct SpellerTests {
  @Test(arguments: ["eat more healthily", "live sustainably", "stop overexplaining", "be less careless", "write legibly"])
  func `a word that is made of a frequent one is known`(text: String) {
    #expect(Speller(dictionary: nil).unknownWords(in: text).isEmpty)
  }

  @Test(arguments: [
    ("excersise more", "exercise"), ("exersice", "exercise"), ("stop smokng", "smoking"), ("quit smoikng", "smoking"),
    ("meditaet daily", "meditate"), ("stop procastinating", "procrastinating"), ("drink less alchohol", "alcohol"),
    ("sleep beter", "better"),
    ("be more confidnet", "confident"), ("eat helthy", "healthy"), ("learn to wlak slowly", "walk"),
    ("study evrey day", "every"), ("eat more vegtables", "vegetables"), ("be less anxios", "anxious"), ("quit gamblng", "gambling"),
    ("i dont smoke", "don't"), ("finish my disertation", "dissertation"), ("accept complimants", "compliments"),
    ("stop cracking my knuckels", "knuckles"), ("sing without being embarased", "embarrassed"), ("read storys", "stories"),
    ("practise the vioiln", "violin"), ("stop liing to my wife", "lying"), ("stop worring", "worrying"), ("wake up erlier", "earlier"),
    ("save mony", "money"), ("run a maraton", "marathon"), ("stop swering", "swearing"), ("see a freind", "friend"),
    ("do my streches", "stretches"),
    ("answer the fone", "phone"), ("drink less kofee", "coffee"), ("play the klarinet", "clarinet"), ("quit sigarettes", "cigarettes"),
    ("do more fotography", "photography"), ("play the guittar", "guitar"), ("stop oversleping", "oversleeping"),
  ])
  func `a slip of the hand is recognised, and the usual word is meant`(text: String, meant: String) {
    #expect(Speller().unknownWords(in: text).contains { $0.meant == meant }, "\(Speller().unknownWords(in: text))")
  }

  @Test func `no goal that is spelled well has an unknown word with another meaning`() throws {
    let lines = try JudgedSentence.lines("rules.tsv").filter { $0.hasSuffix("alike") }.map { String($0.prefix { $0 != "\t" }) }
    let speller = Speller()
    let wrong = lines.filter { Tongue(of: $0) == nil }.flatMap { line in
      speller.unknownWords(in: line).filter { $0.meant != nil }.map { "\($0): \(line)" }
    }
    #expect(wrong.count * 50 <= lines.count, "\(wrong)")
  }

  @Test func `names, numbers and short words are never asked about`() {
    #expect(Speller().unknownWords(in: "call Mikaela at 10 pm on my ipad, ok").isEmpty)
    #expect(Speller().unknownWords(in: "wibblefrotz").map(\.meant) == [nil])
    #expect(Speller(dictionary: nil).unknownWords(in: "I walk").isEmpty)
  }

  @Test(arguments: [
    "memorise a poem", "stop miming in the choir", "fewer arguments with my neighbours", "organising my shed", "repot my plants",
    "reheat the soup", "learn parkour", "cook korma", "change nappies",
    "drink less boba", "be less judgy", "make gyoza", "drink two litres of water", "swim five hundred metres",
  ])
  func `a British spelling and any form of a known verb are known`(text: String) {
    #expect(Speller().unknownWords(in: text).isEmpty)
  }

  @Test func `a pipe is told in one line, and goes on with the goal that is meant`() async throws {
    let selflie = try Executable()
    let result = try await selflie.run("suggest", "stop", "smokng", "--seed", "2")
    #expect(result.status == 0 && result.errors.contains("selflie doesn't know the word 'smokng', and reads 'smoking'."), "\(result)")
    let meant = try await selflie.run("suggest", "stop", "smoking", "--seed", "2")
    #expect(result.output == meant.output)
    let json = try await selflie.run("suggest", "stop", "smokng", "--seed", "2", "--json")
    #expect(json.status == 0 && json.errors == result.errors.split(separator: "\n")[0] + "\n", "\(json)")
    let meantJSON = try await selflie.run("suggest", "stop", "smoking", "--seed", "2", "--json")
    #expect(json.output == meantJSON.output)
    // What is only near a word is not put into a sentence, and what is near none is a word of the person's own.
    let unsure = try await selflie.run("suggest", "more", "wittle", "--seed", "2")
    #expect(
      unsure.status == 0 && unsure.output.isEmpty && unsure.errors.contains("No sentence is sure without the right spelling of 'wittle'."),
      "\(unsure)")
    let own = try await selflie.run("suggest", "use", "my", "frobnicator", "more", "--seed", "2")
    #expect(
      own.output.contains("I use my frobnicator more often.") && own.errors.contains("'frobnicator', and takes it as it is."), "\(own)")
    let check = try await selflie.run("check", "Soy fuerte")
    #expect(check.status == 1 && check.errors.contains("This looks like Spanish.") && check.output.contains("language"))
    let other = try await selflie.run("suggest", "Soy", "fuerte")
    #expect(other.status == 64 && other.errors.contains("this looks like Spanish"))
    let added = try await selflie.run("add", "Я сильный")
    #expect(added.status == 64 && added.errors.contains("this looks like Russian, and selflie hears only English"), "\(added.errors)")
  }
}
