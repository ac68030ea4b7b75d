import Foundation
import Testing

@testable import SelfLieCore

struct AdviceTests {
  /// For each rule a ledger that has it speak, what it then says and the command, and one in which just so much is missing.
  private static let cases: [(rule: String, finding: String, command: String, speaks: AdviceStory, isSilent: AdviceStory)] = [
    (
      "sentence", "'worthless': these words hurt. Look for another sentence", "selflie coach 7",
      AdviceStory { $0.fault = "'worthless': these words hurt" }, AdviceStory { _ in }
    ),
    (
      "belief-falling", "you rated it lower each time: 7 before you began, 5 after 100 repetitions, and 4 after 200 repetitions",
      "selflie coach 7",
      AdviceStory { $0.ratings = [Belief(value: 7, count: 0), Belief(value: 5, count: 100), Belief(value: 4, count: 200)] },
      AdviceStory { $0.ratings = [Belief(value: 7, count: 0), Belief(value: 5, count: 100), Belief(value: 5, count: 200)] }
    ),
    (
      "belief-low", "4 of 10 after 1 repetition", "selflie coach 7",
      AdviceStory { $0.ratings = [Belief(value: 4, count: 1)] },
      AdviceStory { $0.ratings = [Belief(value: 5, count: 1)] }
    ),
    (
      "belief-old", "you rated it 2 of 10, 300 repetitions ago. How true does it feel now?", "selflie rate 7",
      AdviceStory {
        $0.ratings = [Belief(value: 2, count: 0)]
        for day in 0..<3 { $0.add(100, daysAgo: day) }
      },
      AdviceStory {
        $0.ratings = [Belief(value: 2, count: 1)]
        for day in 0..<3 { $0.add(100, daysAgo: day) }
      }
    ),
    (
      "silence", "you haven't practised for 7 days; all 5", "selflie practice 7 --repetitions 5", AdviceStory { $0.add(5, daysAgo: 7) },
      AdviceStory { $0.add(5, daysAgo: 6) }
    ),
    (
      "too-much", "you said 301 on", "selflie plan 7 --pause \(AdviceStory.today.advanced(by: 1).digits)", AdviceStory { $0.add(301) },
      AdviceStory { $0.add(300) }
    ),
    (
      "night", "12 of the last 24", "selflie remind --at 08:00",
      AdviceStory {
        for day in 0..<3 { $0.add(4, daysAgo: day, hour: 4) }
        $0.add(12, hour: 5)
      },
      AdviceStory {
        for day in 0..<3 { $0.add(4, daysAgo: day, hour: 4) }
        $0.add(13, hour: 5)
      }
    ),
    (
      "many", "you practised 4 affirmations in the last two weeks, and \"I am calm\" least often: 5 times", "selflie archive 7",
      AdviceStory { $0.active = [1: 9, 2: 8, 3: 7, 7: 5] }, AdviceStory { $0.active = [1: 9, 2: 8, 7: 5] }
    ),
    (
      "no-recording", "there is no recording of it", "selflie record 7",
      AdviceStory {
        $0.recording = nil
        $0.add(20)
      },
      AdviceStory { $0.add(20) }
    ),
    (
      "reached", "you have said it 100 times, as you set out to", "selflie archive 7",
      AdviceStory {
        $0.target = 100
        $0.add(100)
      },
      AdviceStory {
        $0.target = 101
        $0.add(100)
      }
    ),
    (
      "almost", "only 5 of 100", "selflie practice 7 --repetitions 5",
      AdviceStory {
        $0.target = 100
        $0.add(95)
      },
      AdviceStory {
        $0.target = 100
        $0.add(94)
      }
    ),
    (
      "overdue", "your plan's date, 22 November 2026, has passed, and 860 are left; lately you said 10 a day; at that pace you finish on",
      "selflie plan 7 --until \(AdviceStory.today.advanced(by: 86).digits)",
      AdviceStory {
        $0.plan = Plan(until: AdviceStory.today.advanced(by: -1))
        for day in 0..<14 { $0.add(10, daysAgo: day) }
      },
      AdviceStory {
        $0.plan = Plan(until: AdviceStory.today)
        for day in 0..<14 { $0.add(10, daysAgo: day) }
      }
    ),
    (
      "late", "lately you said 10 a day; at that pace you won't finish by", "selflie plan 7 --per-day 13",
      AdviceStory {
        $0.plan = Plan(until: AdviceStory.today.advanced(by: 67))
        for day in 0..<14 { $0.add(10, daysAgo: day) }
      },
      AdviceStory {
        $0.plan = Plan(until: AdviceStory.today.advanced(by: 79))
        for day in 0..<14 { $0.add(10, daysAgo: day) }
      }
    ),
    (
      "behind", "you planned 10 a day, and lately you said 5 a day, which leaves you 3 days behind", "selflie plan 7 --per-day 5",
      AdviceStory {
        $0.plan = Plan(perDay: 10)
        for day in 0..<7 { $0.add(5, daysAgo: day) }
      },
      AdviceStory {
        $0.plan = Plan(perDay: 10)
        for day in 0..<6 { $0.add(5, daysAgo: day) }
      }
    ),
    (
      "no-plan", "you said 50 without a plan, lately 17 a day; 10 a day would be a plan", "selflie plan 7 --per-day 10",
      AdviceStory { for (day, count) in [10, 10, 30].enumerated() { $0.add(count, daysAgo: day) } },
      AdviceStory { for (day, count) in [20, 30].enumerated() { $0.add(count, daysAgo: day) } }
    ),
    (
      "claimed", "in two weeks 10 takes counted, and you claimed 11 more", "selflie edit 7 --strictness gentle",
      AdviceStory {
        $0.add(11, .claimed)
        $0.add(10)
      },
      AdviceStory {
        $0.add(11, .claimed)
        $0.add(11)
      }
    ),
    (
      "word", "selflie missed 'calm' in 3 of your last 6 takes that didn't count", "selflie practice 7",
      AdviceStory {
        $0.add(30)
        $0.add(3, .rejected, missing: ["calm"])
        $0.add(3, .rejected)
      },
      AdviceStory {
        $0.add(30)
        $0.add(3, .rejected, missing: ["calm"])
        $0.add(4, .rejected)
      }
    ),
    (
      "loud", "4 of the last 20 takes were too loud", "selflie doctor",
      AdviceStory {
        $0.add(16)
        $0.add(4, .rejected, reason: .tooLoud)
      },
      AdviceStory {
        $0.add(17)
        $0.add(3, .rejected, reason: .tooLoud)
      }
    ),
    (
      "share", "only 11 of the last 20 takes counted", "selflie doctor",
      AdviceStory {
        $0.add(11)
        $0.add(9, .rejected)
      },
      AdviceStory {
        $0.add(12)
        $0.add(8, .rejected)
      }
    ),
    (
      "long", "only 11 of the last 20 takes counted, and the sentence has 17 words", "selflie coach 7",
      AdviceStory {
        $0.text = "When I come home from work in the evening I sit down and breathe slowly ten times"
        $0.add(11)
        $0.add(9, .rejected)
      },
      AdviceStory {
        $0.text = "When I come home from work in the evening I sit down and breathe out ten times"
        $0.add(12)
        $0.add(8, .rejected)
      }
    ),
    (
      "listened", "you listened to it 11 times and said it 10 times", "selflie practice 7",
      AdviceStory {
        $0.add(11, .listened)
        $0.add(10)
      },
      AdviceStory {
        $0.add(11, .listened)
        $0.add(11)
      }
    ),
    (
      "hour", "you said 28 of the last 35 between 7:00 and 8:00", "selflie remind --at 07:00",
      AdviceStory {
        for day in 1...7 {
          $0.add(4, daysAgo: day, hour: 7)
          $0.add(1, daysAgo: day, hour: 20)
        }
      },
      AdviceStory {
        for day in 1...6 {
          $0.add(5, daysAgo: day, hour: 7)
          $0.add(1, daysAgo: day, hour: 20)
        }
      }
    ),
    (
      "weekday", "and never on a Sunday", "selflie plan 7 --skip sun",
      AdviceStory {
        $0.plan = Plan(perDay: 1)
        for day in 1...42 where day % 7 != 1 { $0.add(1, daysAgo: day) }
      },
      AdviceStory {
        $0.plan = Plan(perDay: 1)
        for day in 1...42 where day % 7 != 1 || day == 22 { $0.add(1, daysAgo: day) }
      }
    ),
    (
      "wording", "rule 5, negation: say what you do instead", "selflie check \"I never smoke\"",
      AdviceStory {
        $0.text = "I never smoke"
        $0.breach = "rule 5, negation: say what you do instead"
        $0.add(20)
      },
      AdviceStory {
        $0.text = "I never smoke"
        $0.breach = "rule 5, negation: say what you do instead"
        $0.add(19)
      }
    ),
    (
      "unverified", "20 takes counted", "selflie record 7",
      AdviceStory {
        $0.recording = Recording(id: Identifier(), made: .now, duration: 2, verified: false)
        $0.add(20)
      },
      AdviceStory {
        $0.recording = Recording(id: Identifier(), made: .now, duration: 2, verified: false)
        $0.add(19)
      }
    ),
    (
      "recording", "19 of the last 20 takes were clearer", "selflie record 7",
      AdviceStory {
        for objection in 1...20 { $0.add(1, objection: 10 * Double(objection)) }
        $0.recordingObjection = 191
      },
      AdviceStory {
        for objection in 1...20 { $0.add(1, objection: 10 * Double(objection)) }
        $0.recordingObjection = 190
      }
    ),
    (
      "slow", "the recording takes 4 s, and you take 2; with a new one at your pace, the 980 that are left take 32 minutes less",
      "selflie record 7",
      AdviceStory {
        $0.recording = Recording(id: Identifier(), made: .now, duration: 4, verified: true)
        $0.add(20)
      },
      AdviceStory {
        $0.recording = Recording(id: Identifier(), made: .now, duration: 2.9, verified: true)
        $0.add(20)
      }
    ),
    (
      "hear",
      "45 of the last 50 takes counted; if you hear the recording only before every third take, the 775 that are left take 17 minutes less",
      "selflie config hear 3",
      AdviceStory {
        $0.add(180, daysAgo: 1)
        $0.add(45)
        $0.add(5, .rejected)
      },
      AdviceStory {
        $0.add(180, daysAgo: 1)
        $0.add(44)
        $0.add(6, .rejected)
      }
    ),
  ]

  @Test(arguments: cases.indices)
  func `a rule speaks when its figures say so, and just before it does not`(index: Int) throws {
    let (rule, finding, command, speaks, isSilent) = Self.cases[index]
    let advice = try #require(speaks.advice.first { $0.rule.name == rule }, "\(rule)")
    #expect(advice.finding.contains(finding), "\(rule): \(advice.finding)")
    #expect(advice.command == command)
    #expect(advice.affirmation == 7)
    #expect(!isSilent.advice.contains { $0.rule.name == rule }, "\(rule)")
  }

  @Test(arguments: [
    // What was listened to is no take, and tires no voice.
    (
      "share",
      AdviceStory {
        $0.add(9)
        $0.add(10, .rejected)
        $0.add(5, .listened)
      }
    ),
    (
      "too-much",
      AdviceStory {
        $0.add(200)
        $0.add(200, .listened)
      }
    ),
    // Two weeks are fourteen days, today included.
    (
      "claimed",
      AdviceStory {
        $0.add(11, .claimed, daysAgo: 14)
        $0.add(10)
      }
    ),
    // Whoever practises now and then has no free days.
    (
      "weekday",
      AdviceStory {
        $0.plan = Plan(perDay: 1)
        for day in 1...42 where day % 7 > 1 && day % 2 == 0 { $0.add(1, daysAgo: day) }
      }
    ),
    // A voice that had an easy day since has rested, and a plan for a break that was taken is none.
    (
      "too-much",
      AdviceStory {
        $0.target = 2000
        $0.add(400, daysAgo: 3)
        for day in 0..<3 { $0.add(5, daysAgo: day) }
      }
    ),
    // What was planned as a pause is no silence.
    (
      "silence",
      AdviceStory {
        $0.plan = Plan(pauses: [AdviceStory.today.advanced(by: -10)...AdviceStory.today.advanced(by: -3)])
        $0.add(50, daysAgo: 11)
      }
    ),
    // What is to be put away is not taken up again.
    (
      "silence",
      AdviceStory {
        $0.active = [1: 30, 2: 30, 3: 30, 7: 10]
        $0.add(10, daysAgo: 9)
      }
    ),
    // One take, or one day, foretells nothing, and what fails is no pace.
    (
      "late",
      AdviceStory {
        $0.plan = Plan(until: AdviceStory.today.advanced(by: 20))
        $0.add(1, daysAgo: 2)
      }
    ),
    ("no-plan", AdviceStory { $0.add(60) }),
    (
      "no-plan",
      AdviceStory {
        for day in 0..<10 {
          $0.add(8, daysAgo: day)
          $0.add(12, .rejected, daysAgo: day)
        }
      }
    ),
    // What fails at the end is told, and not that little is left.
    (
      "almost",
      AdviceStory {
        for day in 3..<17 { $0.add(68, daysAgo: day) }
        $0.add(8)
        $0.add(42, .rejected, missing: ["calm"])
      }
    ),
    // What was solved is not told.
    (
      "word",
      AdviceStory {
        $0.add(20, .rejected, daysAgo: 4, missing: ["calm"])
        for day in 0..<4 { $0.add(10, daysAgo: day) }
      }
    ),
    // Claims are no fault of the microphone's.
    (
      "share",
      AdviceStory {
        $0.strictness = .gentle
        $0.add(10)
        $0.add(40, .claimed)
      }
    ),
    // What was reached is reminded of by nobody.
    (
      "night",
      AdviceStory {
        $0.target = 60
        for day in 0..<6 { $0.add(10, daysAgo: day, hour: 2) }
      }
    ),
    // One night is no habit, and a reminder at a quarter to eight is one for eight.
    (
      "night",
      AdviceStory {
        for day in 0..<2 { $0.add(20, daysAgo: day, hour: 2) }
      }
    ),
    (
      "hour",
      AdviceStory {
        $0.reminders = [TimeOfDay("7:45")].compactMap(\.self)
        for day in 1...7 { $0.add(5, daysAgo: day, hour: 8) }
      }
    ),
    // What is done in three days needs no plan, and what was left a week ago gets none.
    (
      "no-plan",
      AdviceStory {
        $0.target = 65
        for day in 0..<14 { $0.add(4, daysAgo: day) }
      }
    ),
    ("no-plan", AdviceStory { $0.add(60, daysAgo: 8) }),
    // Whoever says something else lacks every word, and no one word is to blame.
    (
      "word",
      AdviceStory {
        $0.add(20)
        $0.add(10, .rejected, missing: ["i", "am", "calm"])
      }
    ),
    // What was missed a month ago may be learned by now.
    (
      "word",
      AdviceStory {
        $0.add(20, .rejected, daysAgo: 28, missing: ["calm"])
        for day in 0..<20 { $0.add(20, daysAgo: day) }
      }
    ),
    // A gentler check is the answer to claims, and not more claims.
    (
      "word",
      AdviceStory {
        $0.add(10)
        $0.add(20, .claimed, missing: ["calm"])
      }
    ),
    // The last ones are said as they are.
    (
      "word",
      AdviceStory {
        for day in 0..<14 { $0.add(69, daysAgo: day) }
        $0.add(20, .rejected, missing: ["calm"])
      }
    ),
    // Whoever is back after three weeks has no pace yet.
    (
      "hear",
      AdviceStory {
        $0.add(5)
        for day in 22..<60 { $0.add(10, daysAgo: day) }
      }
    ),
    // What holds somebody back is told, and their plan is not made smaller for it.
    (
      "behind",
      AdviceStory {
        $0.plan = Plan(perDay: 10)
        for day in 0..<14 {
          $0.add(5, daysAgo: day)
          $0.add(5, .rejected, daysAgo: day)
        }
      }
    ),
    // A break is no pace, whether it goes on or is over.
    (
      "behind",
      AdviceStory {
        $0.plan = Plan(perDay: 10)
        for day in 6..<40 { $0.add(10, daysAgo: day) }
      }
    ),
    (
      "late",
      AdviceStory {
        $0.plan = Plan(until: AdviceStory.today.advanced(by: 20))
        $0.add(2)
        for day in 10..<40 { $0.add(10, daysAgo: day) }
      }
    ),
    // Four days were missed, and on the others the plan was kept: that is no plan that is too big.
    (
      "behind",
      AdviceStory {
        $0.plan = Plan(perDay: 10)
        for day in 0..<14 where ![3, 6, 7, 10].contains(day) { $0.add(10, daysAgo: day) }
      }
    ),
    // On a free day nobody is told that they stopped, and no stopped habit is praised.
    (
      "hour",
      AdviceStory {
        $0.plan = Plan(skipped: [.monday])
        for day in 7..<20 { $0.add(10, daysAgo: day) }
      }
    ),
    // The last ones are said as they are, whatever the rules hold against them.
    (
      "wording",
      AdviceStory {
        $0.breach = "rule 5, negation: say what you do instead"
        for day in 0..<14 { $0.add(69, daysAgo: day) }
      }
    ),
    // Whoever tries in vain has not stopped.
    (
      "silence",
      AdviceStory {
        $0.add(50, daysAgo: 30)
        for day in 0..<20 { $0.add(6, .rejected, daysAgo: day) }
      }
    ),
    // What grows is no reason for a smaller step, and nothing is left to believe at the target.
    ("belief-low", AdviceStory { $0.ratings = [Belief(value: 1, count: 0), Belief(value: 4, count: 100)] }),
    (
      "belief-low",
      AdviceStory {
        $0.ratings = [Belief(value: 2, count: 1000)]
        $0.add(1000)
      }
    ),
    (
      "belief-falling",
      AdviceStory { $0.ratings = [Belief(value: 10, count: 0), Belief(value: 8, count: 100), Belief(value: 7, count: 200)] }
    ),
    // What is new, or nearly done, is not put away for having been said less often.
    (
      "many",
      AdviceStory {
        $0.active = [1: 9, 2: 8, 3: 7, 7: 5]
        $0.spared = [7]
      }
    ),
    // Half a second is no reason to record anew.
    (
      "slow",
      AdviceStory {
        $0.recording = Recording(id: Identifier(), made: .now, duration: 1.5, verified: true)
        $0.add(20, seconds: 1)
      }
    ),
  ])
  private func `a rule does not speak for other reasons`(rule: String, isSilent: AdviceStory) {
    #expect(!isSilent.advice.contains { $0.rule.name == rule })
  }

  @Test func `every rule has its case, a name of its own, its place by priority, and its line in the docs`() throws {
    #expect(AdviceRule.all.map(\.name) == Self.cases.map(\.rule))
    #expect(AdviceRule.all.count >= 14)
    #expect(AdviceRule.all.map(\.priority) == AdviceRule.all.map(\.priority).sorted())
    #expect(AdviceRule.all.allSatisfy { !$0.reason.isEmpty })
    let page = try String(contentsOfFile: projectFolder + "/docs/coach.md", encoding: .utf8)
    for rule in AdviceRule.all { #expect(page.contains("| \(rule.name) | \(rule.priority.name) |")) }
  }

  @Test func `what concerns the person comes first, whichever affirmation it is of, and nothing twice`() {
    let active = [1: 9, 2: 8, 7: 7, 8: 5]
    let first = AdviceStory {
      $0.add(50)
      $0.active = active
    }
    let second = AdviceStory {
      $0.number = 8
      $0.ratings = [Belief(value: 1, count: 0)]
      $0.active = active
    }
    let advice = Advice.all(from: [first.adviceInput, second.adviceInput])
    // Nothing is planned for the others before there are fewer.
    #expect(advice.map(\.rule.name) == ["belief-low", "many"])
    #expect(advice.map(\.affirmation) == [8, 8])
  }

  /// Pairs of findings in one ledger, and which of them is told.
  @Test(arguments: [
    // Whoever does not believe a sentence needs no plan for it, no better recording and no louder voice.
    (
      ["belief-low"],
      AdviceStory {
        $0.ratings = [Belief(value: 2, count: 10)]
        $0.recording = Recording(id: Identifier(), made: .now, duration: 4, verified: false)
        $0.add(60)
      }
    ),
    // "plan 7" is said once.
    (
      ["too-much"],
      AdviceStory {
        $0.target = 2000
        for day in 0..<14 { $0.add(day == 0 ? 400 : 20, daysAgo: day) }
      }
    ),
    // A voice that needs rest is not sent to say the last ones.
    (
      ["too-much"],
      AdviceStory {
        $0.target = 1000
        $0.add(966)
      }
    ),
    // What comes after a long silence is five, and no plan of fifty, nor praise for an hour at which nothing is said any more.
    (
      ["silence"],
      AdviceStory {
        $0.plan = Plan(perDay: 50)
        for day in 20..<40 { $0.add(10, daysAgo: day) }
      }
    ),
    // Nothing is planned for the last ones.
    (
      ["almost"],
      AdviceStory {
        $0.target = 1000
        for day in 0..<14 { $0.add(69, daysAgo: day) }
      }
    ),
    // What makes takes fail comes before a reminder for more of them.
    (
      ["word", "hour"],
      AdviceStory {
        for day in 0..<10 {
          $0.add(10, daysAgo: day)
          $0.add(10, .rejected, daysAgo: day, missing: ["calm"])
        }
      }
    ),
    (
      ["listened", "hour"],
      AdviceStory {
        for day in 0..<10 {
          $0.add(5, daysAgo: day)
          $0.add(10, .listened, daysAgo: day)
        }
      }
    ),
    // A sentence that is too long for its takes and for the rules gets one command, and one that is not believed none for its words.
    (
      ["long"],
      AdviceStory {
        $0.text = "When I come home from work in the evening I sit down and breathe slowly ten times"
        $0.breach = "rule 1, length: what is shorter says little"
        $0.add(11)
        $0.add(9, .rejected)
      }
    ),
    (
      ["belief-low"],
      AdviceStory {
        $0.breach = "rule 5, negation: say what you do instead"
        $0.ratings = [Belief(value: 2, count: 10)]
        $0.add(60)
      }
    ),
    // One word is behind the rejections, and so it is not the microphone.
    (
      ["word"],
      AdviceStory {
        $0.plan = Plan(perDay: 1)
        $0.add(10)
        $0.add(20, .rejected, missing: ["calm"])
      }
    ),
    // Nobody is congratulated on a sentence that they do not believe, and nobody is sent on with it.
    (
      ["reached"],
      AdviceStory {
        $0.target = 100
        $0.add(100)
        $0.ratings = [Belief(value: 2, count: 100)]
      }
    ),
    // An old low rating is asked about, and what follows depends on the answer.
    (
      ["belief-old"],
      AdviceStory {
        $0.ratings = [Belief(value: 3, count: 100)]
        for day in 0..<30 { $0.add(15, daysAgo: day) }
      }
    ),
    (
      ["belief-old"],
      AdviceStory {
        $0.target = 100
        $0.ratings = [Belief(value: 2, count: 0)]
        $0.add(100)
      }
    ),
    // Somebody who rated it 1, and then 2, does not believe it yet.
    (
      ["belief-low"],
      AdviceStory {
        $0.ratings = [Belief(value: 1, count: 50), Belief(value: 2, count: 200)]
        for day in 0..<30 { $0.add(10, daysAgo: day) }
      }
    ),
    // What was put away is left alone.
    (
      [],
      AdviceStory {
        $0.isArchived = true
        $0.add(100, daysAgo: 10)
      }
    ),
    // Claimed takes are no fault of the microphone's, and told once.
    (
      ["claimed"],
      AdviceStory {
        $0.plan = Plan(perDay: 1)
        $0.add(12)
        $0.add(20, .claimed)
      }
    ),
    // A sentence that may do harm gets nothing that has it said.
    (
      ["sentence"],
      AdviceStory {
        $0.fault = "'worthless': these words hurt"
        $0.recording = Recording(id: Identifier(), made: .now, duration: 9, verified: false)
        for day in 20..<40 { $0.add(10, daysAgo: day, hour: 3) }
      }
    ),
    // In a pause nothing is said of plans, and what concerns the person still is.
    (
      [],
      AdviceStory {
        $0.plan = Plan(perDay: 30, pauses: [AdviceStory.today.advanced(by: -1)...AdviceStory.today])
        for day in 2..<20 { $0.add(8, daysAgo: day) }
      }
    ),
    (
      ["belief-low"],
      AdviceStory {
        $0.plan = Plan(perDay: 30, pauses: [AdviceStory.today...AdviceStory.today])
        $0.ratings = [Belief(value: 2, count: 100)]
        for day in 1..<20 { $0.add(8, daysAgo: day) }
      }
    ),
    // What is reached is not made smoother.
    (
      ["reached"],
      AdviceStory {
        $0.target = 250
        $0.recording = Recording(id: Identifier(), made: .now, duration: 9, verified: false)
        $0.add(250)
      }
    ),
  ])
  private func `advice speaks with one voice`(rules: [String], story: AdviceStory) {
    #expect(story.advice.map(\.rule.name) == rules, "\(story.advice.map(\.finding))")
  }

  /// Ledgers with a finding in words, or a command, that must be there.
  @Test(arguments: [
    // Who says one in three days is behind too.
    (
      "selflie plan 7 --per-day 1",
      AdviceStory {
        $0.plan = Plan(perDay: 10)
        for day in 0..<14 where day.isMultiple(of: 3) { $0.add(4, daysAgo: day) }
        for day in [20, 27] { $0.add(10, daysAgo: day) }
      }
    ),
    // A reminder that is set stays.
    (
      "selflie remind --at 07:00 --at 12:00",
      AdviceStory {
        $0.reminders = [TimeOfDay("7:00")].compactMap(\.self)
        for day in 1...7 { $0.add(5, daysAgo: day, hour: 12) }
      }
    ),
    ("you said all of the last 35 between 12:00 and 13:00", AdviceStory { for day in 1...7 { $0.add(5, daysAgo: day) } }),
    (
      "in all of your last 6 takes that didn't count",
      AdviceStory {
        $0.add(30)
        $0.add(6, .rejected, missing: ["calm"])
      }
    ),
    (
      "you rated it 10 before you began, and 5 after 100 repetitions. Look for another sentence",
      AdviceStory { $0.ratings = [Belief(value: 10, count: 0), Belief(value: 5, count: 100)] }
    ),
    // Whoever practises on some days of the week only has a plan for these.
    (
      "selflie plan 7 --per-day 30 --skip mon,tue,wed,thu,fri",
      AdviceStory { for day in 0..<42 where day % 7 == 1 || day % 7 == 2 { $0.add(30, daysAgo: day) } }
    ),
    (
      "and never on a Saturday or a Sunday",
      AdviceStory {
        $0.plan = Plan(perDay: 12)
        for day in 0..<42 where day % 7 != 1 && day % 7 != 2 { $0.add(12, daysAgo: day) }
      }
    ),
    (
      "your pause ended 8 days ago; all 50 are still there. Five would be a start",
      AdviceStory {
        $0.plan = Plan(pauses: [AdviceStory.today.advanced(by: -12)...AdviceStory.today.advanced(by: -8)])
        $0.add(50, daysAgo: 13)
      }
    ),
    // Whoever stopped over a word is told the word.
    (
      "Before, selflie often missed 'calm'",
      AdviceStory {
        $0.add(6, daysAgo: 9)
        $0.add(10, .rejected, daysAgo: 9, missing: ["calm"])
      }
    ),
    // Whoever says most at night is told so however many they are.
    ("you said all of the last 90 between midnight", AdviceStory { for day in 0..<3 { $0.add(30, daysAgo: day, hour: 2) } }),
    // A word that is written in figures is one of the sentence.
    (
      "selflie missed 'thirty'",
      AdviceStory {
        $0.text = "I get up at 6:30"
        $0.add(60, daysAgo: 1)
        $0.add(20, .rejected, missing: ["thirty"])
      }
    ),
    // A raised number that is not kept gives way to a date.
    (
      "you planned 20 a day, and lately you said 12 a day; at that pace you finish on",
      AdviceStory {
        $0.target = 1000
        $0.plan = Plan(perDay: 20, until: AdviceStory.today.advanced(by: 38), since: AdviceStory.today.advanced(by: -3))
        for day in 0..<14 { $0.add(12, daysAgo: day) }
      }
    ),
    // Nobody plans for years.
    (
      "selflie plan 7 --until none",
      AdviceStory {
        $0.plan = Plan(until: AdviceStory.today.advanced(by: 60))
        for day in 0..<14 where day.isMultiple(of: 2) { $0.add(2, daysAgo: day) }
        $0.add(30, daysAgo: 16)
      }
    ),
    // More than half of a plan is not the plan: it is told after ten days, and so are the days that are missed among full ones.
    (
      "you planned 100 a day, and lately you said 51 a day, which leaves you 4 days behind; 50 a day would be a plan",
      AdviceStory {
        $0.plan = Plan(perDay: 100, since: AdviceStory.today.advanced(by: -10))
        for day in 1...10 { $0.add(56, daysAgo: day) }
      }
    ),
    (
      "which leaves you 5 days behind",
      AdviceStory {
        $0.plan = Plan(perDay: 10)
        for day in 0..<14 where ![2, 4, 6, 8, 10].contains(day) { $0.add(10, daysAgo: day) }
      }
    ),
    // Hours are told as hours.
    (
      "only before every third take, the 9500 that are left take about 3.5 hours less",
      AdviceStory {
        $0.target = 10_000
        for day in 0..<5 { $0.add(100, daysAgo: day) }
      }
    ),
    (
      "you planned 500 a day, and more than 300",
      AdviceStory {
        $0.plan = Plan(perDay: 500)
        $0.add(20)
      }
    ),
  ])
  private func `advice says what it found`(words: String, story: AdviceStory) {
    #expect(story.advice.contains { $0.command == words || $0.finding.contains(words) }, "\(story.advice)")
  }

  @Test func `the sentence that is to be put away gets no plan`() {
    let story = AdviceStory {
      $0.active = [1: 9, 2: 8, 3: 5, 7: 2]
      $0.add(60)
    }
    #expect(story.advice.map(\.command) == ["selflie archive 7"])
    // Whoever asks about another of them hears the same voice.
    let other = AdviceStory {
      $0.active = [1: 2, 2: 8, 3: 5, 7: 9]
      for day in 0..<10 { $0.add(9, daysAgo: day) }
    }
    #expect(!other.advice.contains { $0.command.contains("plan") })
  }

  @Test func `a ledger that nobody could have kept breaks nothing`() {
    var generator = SplitMix64(seed: 1)
    for _ in 1...200 {
      let story = AdviceStory {
        $0.target = [1, 5, 1_000_000].randomElement(using: &generator) ?? 1
        $0.plan = Plan(
          perDay: [nil, 1, 1_000_000].randomElement(using: &generator) ?? nil,
          until: [nil, AdviceStory.today, Day(number: .max), Day(number: .min)].randomElement(using: &generator) ?? nil)
        $0.recording = Recording(
          id: Identifier(), made: .now, duration: [0, 86_400, .infinity].randomElement(using: &generator) ?? 0, verified: false)
        $0.recordingObjection = [nil, .nan, .infinity].randomElement(using: &generator) ?? nil
        for kind in Repetition.Kind.allCases {
          $0.add(
            Int.random(in: 0...60, using: &generator), kind, daysAgo: Int.random(in: -400...400, using: &generator),
            missing: ["a"], objection: [nil, .nan, -.infinity].randomElement(using: &generator) ?? nil,
            seconds: [0, 1, 2, .nan, .infinity, -1].randomElement(using: &generator) ?? 0)
        }
      }
      for advice in story.advice { #expect(!advice.finding.contains("nan") && !advice.finding.contains("inf")) }
    }
  }
}
