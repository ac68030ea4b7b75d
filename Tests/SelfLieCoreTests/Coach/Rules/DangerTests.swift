import Foundation
import Testing

@testable import SelfLieCore

@Suite struct DangerTests {
  /// How often the rules are wrong about phrases whose class is known.
  private struct Rates {
    var phrases = 0, missed: [String] = [], misnamed: [String] = []
    var benign = 0, alarms: [String] = []

    init(_ file: String, only danger: Danger? = nil) throws {
      for line in try JudgedSentence.lines(file) {
        let columns = line.split(separator: "\t", maxSplits: 1).map(String.init)
        let known = Danger(rawValue: columns[0]), found = Danger(in: columns[1])
        try #require(known != nil || columns[0] == "none", "\(line)")
        guard let known else {
          benign += 1
          if let found { alarms.append("\(found): \(columns[1])") }
          continue
        }
        guard danger == nil || danger == known else { continue }
        phrases += 1
        if found == nil { missed.append(line) } else if found != known { misnamed.append("\(line), found \(found?.rawValue ?? "")") }
      }
    }
  }

  @Test func `of the phrases that the rules were made with, none is missed and no other one is taken for danger`() throws {
    let rates = try Rates("danger.tsv")
    #expect(rates.phrases >= 150 && rates.benign >= 150)
    #expect(rates.missed.isEmpty && rates.misnamed.isEmpty, "\(rates.missed + rates.misnamed)")
    #expect(rates.alarms.isEmpty, "\(rates.alarms)")
  }

  /// These phrases were written first, and no rule is changed for an error on them: only the rates are looked at.
  @Test func `of phrases that were written before the rules, few are missed and fewer are taken for danger`() throws {
    let rates = try Rates("danger-heldout.tsv")
    #expect(rates.phrases >= 40 && rates.benign >= 40)
    #expect(10 * rates.missed.count <= 2 * rates.phrases)
    #expect(20 * rates.alarms.count <= rates.benign)
    #expect(10 * rates.misnamed.count <= rates.phrases)
  }

  @Test func `the page on the coach has the rates`() throws {
    let page = try String(contentsOfFile: projectFolder + "/docs/coach.md", encoding: .utf8)
    for danger in Danger.allCases {
      let made = try Rates("danger.tsv", only: danger), new = try Rates("danger-heldout.tsv", only: danger)
      let row = "| \(danger.rawValue) | \(made.missed.count) of \(made.phrases) | \(new.missed.count) of \(new.phrases) |"
      #expect(page.contains(row), "\(row)")
    }
    let made = try Rates("danger.tsv"), new = try Rates("danger-heldout.tsv")
    let row = "| taken for danger | \(made.alarms.count) of \(made.benign) | \(new.alarms.count) of \(new.benign) |"
    #expect(page.contains(row), "\(row)")
  }

  @Test(arguments: [
    ("ich will sterben", Danger.selfHarm, "0800 111 0 111", "116 016"),
    ("mein mann schlägt mich", .beingHarmed, "116 016", "0800 111 0 111"),
    ("quiero morir", .selfHarm, "024", "3114"), ("quiero matar a mi padre", .harmToOthers, "línea gratuita", "024"),
    ("je me suis encore scarifiée hier soir", .selfInjury, "3114", "0800 0113"),
    ("vomito dopo ogni pasto", .eatingDisorder, "Parlane", "0800"),
  ])
  func `what is said first is in the person's language, with the line for their danger`(
    _ words: String, _ danger: Danger, _ said: String, _ unsaid: String
  ) {
    #expect(Danger(in: words) == danger)
    let first = danger.help(for: [words]).first ?? ""
    #expect(first.contains(said) && !first.contains(unsaid), "\(first)")
  }

  @Test func `a text of danger breaks its rule and no other`() {
    for text in ["I want to die", "He beats me", "I starve myself", "I want to kill my husband"] {
      #expect(RuleReport(of: text).violations.map(\.rule) == [.distress], "\(text)")
    }
  }

  @Test func `no goal and no good sentence is taken for danger`() throws {
    let texts = try JudgedSentence.lines("goals.tsv") + JudgedSentence.lines("rules.tsv").filter { !$0.contains("25R") }
    for line in texts {
      let text = String(line.prefix { $0 != "\t" })
      #expect(Danger(in: text) == nil, "\(text)")
    }
  }

  @Test func `danger is found in all that a goal says`() {
    #expect(Danger(in: Goal("sleep", reason: "I want to die")) == .selfHarm)
    #expect(Danger(in: Goal("run", trigger: "when he hits me")) == .beingHarmed)
    #expect(Danger(in: Goal("run", replacement: "make myself throw up")) == .eatingDisorder)
    #expect(Danger(in: Goal("stop gossiping", reason: "it hurt my friend")) == nil)
    #expect(Danger(in: Goal("run", reason: "I like it", trigger: "after lunch", replacement: "walk")) == nil)
  }

  @Test(arguments: [
    ("ich will nicht mehr leben", "Bitte sprich"), ("quiero morir", "Por favor, habla"), ("je veux mourir", "Parlez-en"),
    ("chcę umrzeć", "Porozmawiaj"), ("我想死", "请现在"), ("хочу умереть", "Пожалуйста"), ("ölmek istiyorum", "Lütfen"),
    ("ik wil dood", "Praat er"), ("voglio morire", "Parlane"), ("quero morrer", "Por favor, fale"),
    ("I want to die", "Some of these words"),
  ])
  func `what matters most is said in the language of the person`(words: String, beginning: String) throws {
    let help = try #require(Danger(in: words)).help(for: [nil, words])
    #expect(help[0].hasPrefix(beginning) && help.contains { $0.hasPrefix("Some of these words") }, "\(help[0])")
    let spoken = help[0].contains("https://findahelpline.com") || help[0].contains { $0.isNumber }
    #expect(spoken || beginning.hasPrefix("Some"))
  }

  @Test(arguments: Danger.allCases)
  func `each danger has its own short text, with where help is found in several countries`(danger: Danger) {
    let help = danger.help(for: []).joined(separator: "\n")
    #expect(Danger.allCases.filter { $0.help(for: [])[0] == danger.help(for: [])[0] } == [danger])
    #expect(help.contains("https://findahelpline.com") && help.count < 1200)
    let numbers = ["988", "116 123", "0800 111 0 111", "13 11 14"], atHome = ["1-800-799-7233", "0808 2000 247", "116 016"]
    switch danger {
    case .beingHarmed: #expect(atHome.allSatisfy(help.contains))
    case .eatingDisorder: #expect(help.contains("a doctor") && help.contains("112"))
    default: #expect(numbers.allSatisfy(help.contains))
    }
  }
}
