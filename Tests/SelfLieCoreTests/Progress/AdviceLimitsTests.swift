import Foundation
import Testing

@testable import SelfLieCore

/// What advice must not ask of a person.
struct AdviceLimitsTests {
  private static let today = AdviceStory.today, tomorrow = today.advanced(by: 1)

  /// The command of a rule's advice; nil if the rule is silent.
  private func command(_ rule: String, _ story: AdviceStory) -> String? { story.advice.first { $0.rule.name == rule }?.command }
  private func finding(_ rule: String, _ story: AdviceStory) -> String? { story.advice.first { $0.rule.name == rule }?.finding }

  // MARK: Too much in a day

  @Test(arguments: [(460, "the last 40 can wait a day"), (499, "the last one can wait a day")])
  func `for the last ones a day of rest is advised, and no plan`(count: Int, words: String) throws {
    let story = AdviceStory {
      $0.add(500, daysAgo: 20)
      $0.add(count)
    }
    #expect(story.advice.map(\.command) == ["selflie plan 7 --pause \(Self.tomorrow.digits)"])
    #expect(try #require(finding("too-much", story)).hasSuffix(words))
  }

  @Test func `a rest that is planned or was taken is not advised again`() {
    func story(_ pauses: [ClosedRange<Day>] = [], daysAgo: Int = 0) -> AdviceStory {
      AdviceStory {
        $0.add(500, daysAgo: 20)
        $0.add(460, daysAgo: daysAgo)
        $0.plan = Plan(pauses: pauses)
      }
    }
    #expect(story([Self.tomorrow...Self.tomorrow]).advice.isEmpty)
    #expect(command("too-much", story(daysAgo: 1)) == "selflie plan 7 --pause \(Self.today.digits)")
    #expect(story([Self.today...Self.today], daysAgo: 1).advice.isEmpty)
    #expect(command("almost", story(daysAgo: 2)) == "selflie practice 7 --repetitions 40")
  }

  @Test func `a plan that was made since then is not advised again, and one that was not kept gives way to a rest`() {
    func story(_ plan: Plan) -> AdviceStory {
      AdviceStory {
        $0.plan = plan
        $0.add(400)
      }
    }
    #expect(command("too-much", story(Plan(perDay: 400, since: Self.today))) == "selflie plan 7 --per-day 100")
    #expect(command("too-much", story(Plan(perDay: 100, since: Self.today))) == nil)
    #expect(
      command("too-much", story(Plan(perDay: 100, since: Self.today.advanced(by: -1)))) == "selflie plan 7 --pause \(Self.tomorrow.digits)")
  }

  @Test func `whoever has reached the target needs no plan for a rest`() {
    #expect(AdviceStory { $0.add(1000) }.advice.map(\.rule.name) == ["reached"])
  }

  // MARK: A date that cannot be kept

  private func late(_ until: Int, _ pace: Int, perDay: Int? = nil) -> AdviceStory {
    AdviceStory {
      $0.plan = Plan(perDay: perDay, until: Self.today.advanced(by: until), since: Self.today.advanced(by: -30))
      for day in 0..<20 { $0.add(pace, daysAgo: day) }
    }
  }

  @Test func `whoever would have to go more than twice as fast is offered a later date`() throws {
    let date = Self.today.advanced(by: 105)
    for until in [0, 10, 30] {
      #expect(command("late", late(until, 8)) == "selflie plan 7 --until \(date.digits)")
      let found = try #require(finding("late", late(until, 8)))
      #expect(found.hasPrefix("lately you said 8 a day; at that pace you finish on \(date), not on"))
    }
    #expect(command("late", late(60, 8)) == "selflie plan 7 --per-day 14")
    // A hundred and more are too many for a voice.
    #expect(command("late", late(1, 40)) == "selflie plan 7 --until \(Self.today.advanced(by: 5).digits)")
  }

  @Test func `the date that is told is that of the number that is told with it`() throws {
    // Seven and a half a day, where the plan has a whole number: the date is that of seven.
    let story = AdviceStory {
      $0.target = 1000
      $0.plan = Plan(perDay: 20, until: Self.today.advanced(by: 20), since: Self.today.advanced(by: -30))
      for day in 0..<20 { $0.add(day.isMultiple(of: 2) ? 7 : 8, daysAgo: day) }
    }
    let found = try #require(finding("late", story) ?? finding("behind", story))
    let days = (1000 - 150 + 6) / 7
    #expect(found.contains("at 7 a day you finish on \(Self.today.advanced(by: days))"), "\(found)")
  }

  @Test func `whoever is behind a plan with a date is offered a date, and nothing else when that is taken`() throws {
    var story = late(25, 20, perDay: 100)
    #expect(story.advice.filter { $0.command.contains("plan") }.count == 1)
    // The number and the date go together, so that neither contradicts the other the next day.
    #expect(command("late", story) == "selflie plan 7 --per-day 20 --until \(Self.today.advanced(by: 30).digits)")
    story.plan = Plan(perDay: 20, until: Self.today.advanced(by: 30), since: Self.today)
    #expect(!story.advice.contains { $0.command.contains("plan") })
  }

  @Test func `whoever does not believe the sentence is sent to no practice and to no reminder`() {
    var gone = AdviceStory { $0.add(40, daysAgo: 20) }
    #expect(finding("silence", gone) != nil)
    gone.ratings = [Belief(value: 2, count: 40)]
    #expect(gone.advice.map(\.rule.name) == ["belief-low"])
    var night = AdviceStory { for day in 0..<4 { $0.add(10, daysAgo: day, hour: 2) } }
    #expect(finding("night", night) != nil)
    night.ratings = [Belief(value: 2, count: 40)]
    #expect(night.advice.map(\.rule.name) == ["belief-low"])
  }

  @Test func `a word behind the few rejections of many days is told`() {
    let seldom = AdviceStory {
      for day in 0..<10 {
        $0.add(20, daysAgo: day)
        $0.add(1, .rejected, daysAgo: day, missing: ["calm"])
      }
    }
    #expect(finding("word", seldom) == "selflie missed 'calm' in all of your last 10 takes that didn't count")
  }

  @Test func `a word of an older text is not told, nor is a habit that is set, and a recording that is missing comes first`() {
    var story = AdviceStory {
      for day in 0..<10 {
        $0.add(20, daysAgo: day)
        $0.add(2, .rejected, daysAgo: day, missing: ["worthless"])
      }
    }
    #expect(finding("word", story) == nil)
    #expect(finding("hear", story) != nil)
    story.hear = 3
    #expect(finding("hear", story) == nil)
    story.recording = nil
    #expect(story.advice.map(\.command) == ["selflie record 7"])
  }

  @Test func `a plan that would do is not advised again, and neither is the date that was taken`() {
    func new(_ perDay: Int) -> AdviceStory {
      var story = late(60, 8, perDay: perDay)
      story.plan.since = Self.today.advanced(by: -6)
      return story
    }
    #expect(command("late", new(14)) == nil)
    // A number that is not kept is not raised again.
    let later = "selflie plan 7 --per-day 8 --until \(Self.today.advanced(by: 105).digits)"
    #expect(command("late", new(13)) == later && command("late", late(60, 8, perDay: 14)) == later)
    #expect(command("late", late(60, 8, perDay: 8)) == "selflie plan 7 --per-day 14")
    for pace in 1...40 {
      let rest = 1000 - 20 * pace
      #expect(command("late", late((rest + pace - 1) / pace, pace)) == nil, "\(pace)")
    }
  }

  // MARK: Figures

  @Test(arguments: [
    (997, "and only 3 are left", 3), (999, "and only 1 is left", 1), (960, "and only 40 are left. Five would be a start", 5),
  ])
  func `after a silence nobody is sent to say more than are left`(count: Int, words: String, repetitions: Int) throws {
    let story = AdviceStory { $0.add(count, daysAgo: 40) }
    #expect(story.advice.map(\.command) == ["selflie practice 7 --repetitions \(repetitions)"])
    #expect(try #require(finding("silence", story)).hasSuffix(words))
  }

  @Test func `the number a day that a command names is in the finding`() {
    let slow = AdviceStory { for day in 0..<20 { $0.add(day % 2 == 0 ? 3 : 4, daysAgo: day) } }
    #expect(finding("no-plan", slow) == "you said 70 without a plan, lately 3.5 a day; 4 a day would be a plan")
    #expect(command("no-plan", slow) == "selflie plan 7 --per-day 4")
    let behind = AdviceStory {
      $0.plan = Plan(perDay: 10)
      for day in 0..<20 { $0.add(day % 2 == 0 ? 3 : 4, daysAgo: day) }
    }
    #expect(finding("behind", behind)?.hasSuffix("; 3 a day would be a plan") == true)
    #expect(command("behind", behind) == "selflie plan 7 --per-day 3")
  }

  @Test func `one that is left is one`() {
    #expect(finding("almost", AdviceStory { for day in 0..<27 { $0.add(37, daysAgo: day) } }) == "only 1 of 1000 is left")
  }

  @Test func `a thousand are said in words`() {
    let story = AdviceStory { $0.add(1000, daysAgo: 1) }
    #expect(finding("reached", story) == "you have said it a thousand times, as you set out to")
  }

  @Test func `a target that was reached without belief is told as it is, and a claimed word is named`() {
    var doubted = AdviceStory { $0.add(1000, daysAgo: 1) }
    doubted.ratings = [Belief(value: 2, count: 900)]
    #expect(finding("reached", doubted) == "you have said it a thousand times. You rated it 2 of 10; another sentence may feel truer")
    let claimed = AdviceStory {
      $0.add(10)
      $0.add(20, .claimed, missing: ["calm"])
    }
    #expect(finding("claimed", claimed) == "in two weeks 10 takes counted, and you claimed 20 more, all of them for 'calm'")
  }

  @Test func `a smaller step is offered, and a key is in quotes`() throws {
    let low = AdviceStory { $0.ratings = [Belief(value: 4, count: 1)] }
    #expect(try #require(finding("belief-low", low)).hasSuffix("4 of 10 after 1 repetition. A smaller step may feel true"))
    #expect(try #require(AdviceRule.all.first { $0.name == "word" }).reason.hasSuffix("'y' lets selflie learn how you say it"))
  }

  // MARK: What is known already

  @Test func `lines that a clock has dated after today are in no figure`() {
    let tomorrow = AdviceStory {
      for day in 3..<10 { $0.add(5, daysAgo: day) }
      $0.add(310, daysAgo: -1)
    }
    #expect(tomorrow.adviceInput.forecast.count == 35 && tomorrow.adviceInput.judged == 35)
    #expect(command("too-much", tomorrow) == nil)
    let silent = AdviceStory {
      $0.add(288, daysAgo: 36)
      $0.add(1, daysAgo: -1800)
    }
    #expect(silent.advice.map(\.rule.name) == ["silence"])
  }

  @Test func `a reminder at the hour that is advised is not advised again`() throws {
    func story(_ hour: Int, _ reminder: String) throws -> AdviceStory {
      let reminder = try #require(TimeOfDay(reminder))
      return AdviceStory {
        $0.reminders = [reminder]
        for day in 1..<10 { $0.add(5, daysAgo: day, hour: hour) }
      }
    }
    #expect(command("hour", try story(9, "20:00")) == "selflie remind --at 09:00 --at 20:00")
    #expect(command("hour", try story(9, "09:30")) == nil)
    #expect(command("night", try story(2, "21:00")) == "selflie remind --at 08:00 --at 21:00")
    #expect(command("night", try story(2, "08:00")) == nil)
  }

  @Test func `of many the one that may do harm is put away first, and whoever asks about another hears nothing of it`() {
    let harmful = AdviceStory {
      $0.fault = "'worthless': these words hurt"
      $0.active = [1: 5, 2: 8, 3: 7, 7: 9]
      $0.faulty = [7]
    }
    #expect(harmful.advice.map(\.command) == ["selflie coach 7", "selflie archive 7"])
    #expect(finding("many", harmful)?.hasSuffix("and \"I am calm\" is the one to put away first") == true)
    let harmless = AdviceStory {
      $0.number = 1
      $0.active = [1: 5, 2: 8, 3: 7, 7: 9]
      $0.faulty = [7]
    }
    #expect(harmless.advice.isEmpty)
  }
}
