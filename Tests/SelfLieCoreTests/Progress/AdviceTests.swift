import Foundation
import Testing

@testable import SelfLieCore

/// A ledger that is written day by day, and what it suggests.
private struct Story {
  /// A Monday.
  static let today = Day(number: 20_780)

  var number = 7
  var target = 1000
  var plan = Plan()
  var strictness = Strictness.normal
  var isArchived = false
  var recording = Recording(id: Identifier(), made: .now, duration: 2, verified: true)
  var ratings: [Belief] = []
  var active: [Int: Int] = [:]
  var recordingObjection: Double?
  private var lines: [Repetition] = []

  /// Some takes on a day, so many days ago, from an hour on.
  mutating func add(
    _ count: Int, _ kind: Repetition.Kind = .spoken, daysAgo: Int = 0, hour: Int = 12, missing: [String] = [],
    reason: Repetition.Reason? = nil, objection: Double? = nil, seconds: Double = 2
  ) {
    for place in 0..<count {
      let moment = 86_400 * Double(Self.today.number - daysAgo) + 3600 * Double(hour) + Double(place)
      lines.append(
        Repetition(
          id: Identifier(), started: Date(timeIntervalSince1970: moment), offset: 0, kind: kind, confidence: 0.9, duration: seconds,
          evidence: .init(objection: objection, reason: reason, missing: missing)))
    }
  }

  var adviceInput: AdviceInput {
    var days: [Day: Tally] = [:]
    for line in lines {
      var tally = days[line.day(dayEnds: 0)] ?? Tally()
      switch line.kind {
      case .spoken: tally.spoken += 1
      case .listened: tally.listened += 1
      case .claimed: tally.claimed += 1
      case .rejected: tally.rejected += 1
      }
      days[line.day(dayEnds: 0)] = tally
    }
    let affirmation = Affirmation(
      id: Identifier(), number: number, text: "I am calm", goal: "speak in meetings", target: target, created: .now, strictness: strictness,
      pronunciations: [:],
      isArchived: isArchived, plan: plan, recording: recording)
    let statistics = LedgerStatistics(days: days)
    return AdviceInput(
      affirmation: affirmation,
      forecast: Progress(tally: statistics.total, spoken: statistics.spoken).forecast(of: affirmation, on: Self.today), days: days,
      recent: Array(lines.sorted { $0.started > $1.started }.prefix(AdviceInput.recentLines)), ratings: ratings, active: active,
      recordingObjection: recordingObjection)
  }

  var advice: [Advice] { Advice.all(from: [adviceInput]) }

  init(_ write: (inout Story) -> Void) { write(&self) }
}

struct AdviceTests {
  /// For each rule a ledger that has it speak, what it then says and the command, and one in which just so much is missing.
  private static let cases: [(rule: String, finding: String, command: String, speaks: Story, isSilent: Story)] = [
    (
      "belief-falling", "7 at 0, 5 at 100, 4 at 200", "selflie coach 7",
      Story { $0.ratings = [Belief(value: 7, count: 0), Belief(value: 5, count: 100), Belief(value: 4, count: 200)] },
      Story { $0.ratings = [Belief(value: 7, count: 0), Belief(value: 5, count: 100), Belief(value: 5, count: 200)] }
    ),
    (
      "belief-low", "4 of 10 after 1 repetition", "selflie coach 7",
      Story { $0.ratings = [Belief(value: 4, count: 1)] },
      Story { $0.ratings = [Belief(value: 5, count: 1)] }
    ),
    (
      "silence", "you haven't practised for 14 days; all 20", "selflie practice 7 --repetitions 5", Story { $0.add(20, daysAgo: 14) },
      Story { $0.add(20, daysAgo: 13) }
    ),
    ("too-much", "you said 301 on", "selflie plan 7 --per-day 100", Story { $0.add(301, daysAgo: 6) }, Story { $0.add(300, daysAgo: 6) }),
    (
      "night", "10 of the last 20", "selflie remind --at 08:00",
      Story {
        $0.add(10, hour: 4)
        $0.add(10, hour: 5)
      },
      Story {
        $0.add(9, hour: 4)
        $0.add(11, hour: 5)
      }
    ),
    (
      "many", "you practised 4 affirmations in the last two weeks, and number 3 least often: 5 times", "selflie archive 3",
      Story { $0.active = [1: 9, 2: 8, 3: 5, 7: 7] }, Story { $0.active = [1: 9, 2: 8, 3: 5] }
    ),
    (
      "reached", "you have said it 100 times. You set out to reach 100, and you did", "selflie archive 7",
      Story {
        $0.target = 100
        $0.add(100)
      },
      Story {
        $0.target = 101
        $0.add(100)
      }
    ),
    (
      "almost", "only 5 of 100", "selflie practice 7 --repetitions 5",
      Story {
        $0.target = 100
        $0.add(95)
      },
      Story {
        $0.target = 100
        $0.add(94)
      }
    ),
    (
      "late", "at 10 a day you won't reach the target by", "selflie plan 7 --per-day 13",
      Story {
        $0.plan = Plan(until: Story.today.advanced(by: 67))
        for day in 0..<14 { $0.add(10, daysAgo: day) }
      },
      Story {
        $0.plan = Plan(until: Story.today.advanced(by: 79))
        for day in 0..<14 { $0.add(10, daysAgo: day) }
      }
    ),
    (
      "behind", "you planned 10 a day", "selflie plan 7 --per-day 5",
      Story {
        $0.plan = Plan(perDay: 10)
        for day in 0..<14 { $0.add(5, daysAgo: day) }
      },
      Story {
        $0.plan = Plan(perDay: 10)
        for day in 0..<9 { $0.add(5, daysAgo: day) }
      }
    ),
    ("no-plan", "you said 50 without a plan", "selflie plan 7 --per-day 50", Story { $0.add(50) }, Story { $0.add(49) }),
    (
      "hour", "you said 28 of the last 35 between 7 and 8", "selflie remind --at 07:00",
      Story {
        for day in 1...7 {
          $0.add(4, daysAgo: day, hour: 7)
          $0.add(1, daysAgo: day, hour: 20)
        }
      },
      Story {
        for day in 1...6 {
          $0.add(5, daysAgo: day, hour: 7)
          $0.add(1, daysAgo: day, hour: 20)
        }
      }
    ),
    (
      "claimed", "you claimed 11 takes and 10 counted", "selflie edit 7 --strictness gentle",
      Story {
        $0.add(11, .claimed)
        $0.add(10)
      },
      Story {
        $0.add(11, .claimed)
        $0.add(11)
      }
    ),
    (
      "listened", "you listened to 11 and said 10", "selflie practice 7",
      Story {
        $0.add(11, .listened)
        $0.add(10)
      },
      Story {
        $0.add(11, .listened)
        $0.add(11)
      }
    ),
    (
      "weekday", "and never on a Sunday", "selflie plan 7 --skip sun",
      Story {
        $0.plan = Plan(perDay: 1)
        for day in 1...42 where day % 7 != 1 { $0.add(1, daysAgo: day) }
      },
      Story {
        $0.plan = Plan(perDay: 1)
        for day in 1...42 where day % 7 != 1 || day == 22 { $0.add(1, daysAgo: day) }
      }
    ),
    (
      "word", "selflie missed 'calm' in 3 of your last 6 rejected takes", "selflie practice 7",
      Story {
        $0.add(30)
        $0.add(3, .rejected, missing: ["calm"])
        $0.add(3, .rejected)
      },
      Story {
        $0.add(30)
        $0.add(3, .rejected, missing: ["calm"])
        $0.add(4, .rejected)
      }
    ),
    (
      "share", "9 of the last 20 takes counted", "selflie doctor",
      Story {
        $0.add(9)
        $0.add(11, .rejected)
      },
      Story {
        $0.add(10)
        $0.add(10, .rejected)
      }
    ),
    (
      "loud", "4 of the last 20 takes were too loud", "selflie doctor",
      Story {
        $0.add(16)
        $0.add(4, .rejected, reason: .tooLoud)
      },
      Story {
        $0.add(17)
        $0.add(3, .rejected, reason: .tooLoud)
      }
    ),
    (
      "unverified", "20 takes counted", "selflie record 7",
      Story {
        $0.recording = Recording(id: Identifier(), made: .now, duration: 2, verified: false)
        $0.add(20)
      },
      Story {
        $0.recording = Recording(id: Identifier(), made: .now, duration: 2, verified: false)
        $0.add(19)
      }
    ),
    (
      "recording", "19 of the last 20 takes were clearer", "selflie record 7",
      Story {
        for objection in 1...20 { $0.add(1, objection: 10 * Double(objection)) }
        $0.recordingObjection = 191
      },
      Story {
        for objection in 1...20 { $0.add(1, objection: 10 * Double(objection)) }
        $0.recordingObjection = 190
      }
    ),
    (
      "slow", "the recording takes 4 s, and you take 2; a new one at your pace saves 32 minutes", "selflie record 7",
      Story {
        $0.recording = Recording(id: Identifier(), made: .now, duration: 4, verified: true)
        $0.add(20)
      },
      Story {
        $0.recording = Recording(id: Identifier(), made: .now, duration: 2.9, verified: true)
        $0.add(20)
      }
    ),
    (
      "hear", "45 of the last 50 takes counted; hearing it before every third one saves 17 minutes", "selflie practice 7 --hear 3",
      Story {
        $0.add(180, daysAgo: 1)
        $0.add(45)
        $0.add(5, .rejected)
      },
      Story {
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
      Story {
        $0.add(9)
        $0.add(10, .rejected)
        $0.add(5, .listened)
      }
    ),
    (
      "too-much",
      Story {
        $0.add(200)
        $0.add(200, .listened)
      }
    ),
    // Two weeks are fourteen days, today included.
    (
      "claimed",
      Story {
        $0.add(11, .claimed, daysAgo: 14)
        $0.add(10)
      }
    ),
    // Of two days that are both silent neither is the one.
    (
      "weekday",
      Story {
        $0.plan = Plan(perDay: 1)
        for day in 1...42 where day % 7 > 1 { $0.add(1, daysAgo: day) }
      }
    ),
    // Half a second is no reason to record anew.
    (
      "slow",
      Story {
        $0.recording = Recording(id: Identifier(), made: .now, duration: 1.5, verified: true)
        $0.add(20, seconds: 1)
      }
    ),
  ])
  private func `a rule does not speak for other reasons`(rule: String, isSilent: Story) {
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
    let first = Story {
      $0.add(50)
      $0.active = [1: 9, 2: 8, 3: 5, 7: 7]
    }
    let second = Story {
      $0.number = 8
      $0.ratings = [Belief(value: 1, count: 0)]
      $0.active = [1: 9, 2: 8, 3: 5, 7: 7]
    }
    let advice = Advice.all(from: [first.adviceInput, second.adviceInput])
    #expect(advice.map(\.rule.name) == ["belief-low", "many", "no-plan"])
  }

  /// Pairs of findings in one ledger, and which of them is told.
  @Test(arguments: [
    // Whoever does not believe a sentence needs no plan for it, no better recording and no louder voice.
    (
      ["belief-low"],
      Story {
        $0.ratings = [Belief(value: 2, count: 10)]
        $0.recording = Recording(id: Identifier(), made: .now, duration: 4, verified: false)
        $0.add(60)
      }
    ),
    // "plan 7" is said once.
    (
      ["too-much"],
      Story {
        $0.target = 2000
        for day in 0..<14 { $0.add(day == 3 ? 400 : 20, daysAgo: day) }
      }
    ),
    // A voice that needs rest is not sent to say the last ones.
    (
      ["too-much"],
      Story {
        $0.target = 1000
        $0.add(966)
      }
    ),
    // What comes after a long silence is five, and no plan of fifty. A reminder at the usual hour does not contradict that.
    (
      ["silence", "hour"],
      Story {
        $0.plan = Plan(perDay: 50)
        for day in 20..<40 { $0.add(10, daysAgo: day) }
      }
    ),
    // Nothing is planned for the last ones.
    (
      ["almost"],
      Story {
        $0.target = 1000
        for day in 0..<14 { $0.add(69, daysAgo: day) }
      }
    ),
    // One word is behind the rejections, and so it is not the microphone.
    (
      ["word"],
      Story {
        $0.plan = Plan(perDay: 1)
        $0.add(10)
        $0.add(20, .rejected, missing: ["calm"])
      }
    ),
    // What is reached is not made smoother.
    (
      ["reached"],
      Story {
        $0.target = 250
        $0.recording = Recording(id: Identifier(), made: .now, duration: 9, verified: false)
        $0.add(250)
      }
    ),
  ])
  private func `advice speaks with one voice`(rules: [String], story: Story) {
    #expect(story.advice.map(\.rule.name) == rules, "\(story.advice.map(\.finding))")
  }

  @Test func `the sentence that is to be put away gets no plan`() {
    let story = Story {
      $0.active = [1: 9, 2: 8, 3: 5, 7: 2]
      $0.add(60)
    }
    #expect(story.advice.map(\.command) == ["selflie archive 7"])
  }

  @Test func `a ledger that nobody could have kept breaks nothing`() {
    var generator = SplitMix64(seed: 1)
    for _ in 1...200 {
      let story = Story {
        $0.target = [1, 5, 1_000_000].randomElement(using: &generator) ?? 1
        $0.plan = Plan(
          perDay: [nil, 1, 1_000_000].randomElement(using: &generator) ?? nil,
          until: [nil, Story.today, Day(number: .max), Day(number: .min)].randomElement(using: &generator) ?? nil)
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
