import Testing

@testable import SelfLieCore

struct PracticeTests {
  typealias Event = Practice.Event
  typealias Step = Practice.Step

  private static let said = Event.judged(.said(confidence: 0.9))
  private static let notSaid = missing(1)
  private static let silence = Event.judged(.nothingHeard)
  private static let gap = Event.judged(.unchecked(.gap))

  /// The first word failed worst.
  private static func missing(_ words: Int...) -> Event {
    .judged(.notSaid(.init(missing: words, heard: [])), hardest: words.count > 3 ? nil : words.first)
  }

  private static func rejections(_ count: Int) -> [Event] { (0..<count).flatMap { _ in [.played, notSaid] } }

  private static func after(_ events: [Event], _ plan: Practice.Course = .init(repetitions: 2), isSilent: Bool = false) -> Practice {
    var practice = Practice(plan, isSilent: isSilent)
    for event in events { practice.after(event) }
    return practice
  }

  @Test(arguments: [
    ([], Step.play, 0, 0),
    ([.played], .listen, 0, 0),
    ([.played, said], .play, 1, 0),
    ([.played, said, .played, said], .end(.done), 2, 0),
    ([.played, notSaid], .play, 0, 1),
    // Lost sound is no rejected take: it is said again, and pauses where it happens again.
    ([.played, gap], .listen, 0, 0),
    ([.played, gap, gap], .pause(.soundLost), 0, 0),
    ([.played, gap, said, .played, gap], .listen, 1, 0),
    ([.played, gap, gap, .resumed, .played, gap], .listen, 0, 0),
    ([.soundBrokeOff], .pause(.noSound), 0, 0),
    ([.played, .soundBrokeOff], .pause(.noSound), 0, 0),
    ([.played, .soundBrokeOff, .resumed], .play, 0, 0),
    ([.played, .soundBrokeOff, .suspended, .resumed], .pause(.noSound), 0, 0),
    (rejections(5) + [.played, gap, notSaid], .pause(.manyRejected), 0, 6),
    (rejections(5), .play, 0, 5),
    (rejections(6), .pause(.manyRejected), 0, 6),
    (rejections(5) + [.played, said] + rejections(5), .play, 1, 10),
    (rejections(6) + [.resumed], .play, 0, 6),
    // What was before a pause, a claim or the key s is no part of a row.
    (rejections(6) + [.resumed] + rejections(5), .play, 0, 11),
    (rejections(6) + [.resumed] + rejections(6), .pause(.manyRejected), 0, 12),
    (rejections(5) + [.key(.claim)] + rejections(5), .play, 0, 10),
    ([.played, silence, .key(.silent), .key(.silent), silence], .listen, 0, 0),
    ([.played, silence], .listen, 0, 0),
    ([.played, silence, silence], .pause(.nobodySpoke), 0, 0),
    ([.played, silence, said], .play, 1, 0),
    ([.played, silence, said, .played, silence], .listen, 1, 0),
    ([.played, silence, silence, .resumed], .play, 0, 0),
    ([.played, silence, silence, .abandoned], .end(.paused), 0, 0),
    ([.left], .end(.left), 0, 0),
    ([.played, .left], .end(.left), 0, 0),
    ([.played, silence, silence, .left], .end(.left), 0, 0),
    // What cannot happen now changes nothing.
    ([said], .play, 0, 0),
    ([.played, .played], .listen, 0, 0),
    ([.resumed], .play, 0, 0),
    ([.imagined], .play, 0, 0),
    ([.rested], .play, 0, 0),
    ([.left, .played, said], .end(.left), 0, 0),
  ])
  func `goes from step to step`(events: [Event], step: Step, counted: Int, rejected: Int) {
    let practice = Self.after(events)
    #expect(practice.step == step)
    #expect(practice.counted == counted)
    #expect(practice.rejected == rejected)
  }

  /// How to come to each step.
  private static let ways: [(name: String, events: [Event])] = [
    ("play", []), ("listen", [.played]), ("imagine", [.key(.silent), .played]), ("rest", [.played, said]),
    ("pause", [.key(.pause)]), ("nobody spoke", [.played, silence, silence]), ("many rejected", rejections(6)),
    ("suspend", [.suspended]),
  ]

  @Test(arguments: [
    // Each key at each of the steps above, and the step that follows.
    (Practice.Key.pause, [Step.pause(.asked), .pause(.asked), .pause(.asked), .pause(.asked), .play, .play, .play, .suspend(before: nil)]),
    (.again, [.play, .play, .play, .play, .play, .play, .play, .suspend(before: nil)]),
    (.silent, [.play, .imagine, .listen, .rest, .play, .play, .play, .suspend(before: nil)]),
    (.claim, [.play, .listen, .imagine, .rest, .pause(.asked), .pause(.nobodySpoke), .play, .suspend(before: nil)]),
    (.takeBack, [.play, .listen, .imagine, .rest, .pause(.asked), .pause(.nobodySpoke), .pause(.manyRejected), .suspend(before: nil)]),
    (.help, [.play, .listen, .imagine, .rest, .pause(.asked), .pause(.nobodySpoke), .pause(.manyRejected), .suspend(before: nil)]),
    (.learn, [.play, .listen, .imagine, .rest, .pause(.asked), .pause(.nobodySpoke), .pause(.manyRejected), .suspend(before: nil)]),
    (.leave, [Step](repeating: .end(.left), count: 8)),
  ])
  func `every key does its work at every step`(key: Practice.Key, steps: [Step]) {
    for (way, step) in zip(Self.ways, steps) {
      var practice = Self.after(way.events, .init(gap: 1))
      let before = (step: practice.step, turn: practice.turn)
      practice.after(.key(key))
      #expect(practice.step == step, "\(key) at \(way.name)")
      // What is going on ends only if something else begins, or the same anew.
      let goesOn = step == before.step && (key != .again || way.name == "suspend")
      #expect((practice.turn == before.turn) == goesOn, "\(key) at \(way.name)")
    }
  }

  @Test func `Ctrl-Z stops anything, and afterwards it begins anew or pauses as before`() {
    for (way, step) in zip(
      Self.ways.dropLast(), [.play, .play, .play, .play, .pause(.asked), .pause(.nobodySpoke), .pause(.manyRejected)] as [Step])
    {
      var practice = Self.after(way.events, .init(gap: 1))
      practice.after(.suspended)
      guard case .suspend = practice.step else {
        Issue.record("\(way.name) does not stop")
        continue
      }
      practice.after(.resumed)
      #expect(practice.step == step, "\(way.name)")
    }
  }

  @Test func `leaving ends it from anywhere`() {
    for way in Self.ways { #expect(Self.after(way.events + [.left], .init(gap: 1)).step == .end(.left)) }
  }

  @Test func `the time is up between two takes, never in one`() {
    let ends: [Step] = [.end(.done), .listen, .end(.done), .end(.done), .end(.done), .end(.done), .end(.done), .suspend(before: nil)]
    for (way, step) in zip(Self.ways, ends) { #expect(Self.after(way.events + [.timeIsUp], .init(gap: 1)).step == step) }
  }

  @Test func `without a number it goes on`() {
    let practice = Self.after((0..<1000).flatMap { _ in [.played, Self.said] }, .init())
    #expect(practice.step == .play)
    #expect(practice.counted == 1000)
  }

  @Test func `a day has an end where a plan says how many, and Enter goes on`() {
    let two = [Event.played, Self.said, .played, Self.said]
    #expect(Self.after(two, .init(due: [2])).step == .dayDone)
    #expect(Self.after(two + [.rested], .init(due: [2])).step == .end(.done))
    #expect(Self.after(two + [.left], .init(due: [2])).step == .end(.left))
    #expect(Self.after(two + [.timeIsUp], .init(due: [2])).step == .end(.done))
    for event in [Event.resumed, .key(.pause), .key(.again)] {
      let practice = Self.after(two + [event] + two, .init(due: [2]))
      #expect(practice.step == .play)
      #expect(practice.counted == 4)
    }
    // What is rejected, heard or taken back is still due.
    #expect(Self.after([.played, Self.notSaid] + two, .init(due: [2])).step == .dayDone)
    #expect(Self.after(two + [.tookBack(.spoken)], .init(due: [2])).step == .play)
    #expect(Self.after([.played, .imagined, .played, .imagined], .init(due: [2]), isSilent: true).step == .play)
    // Who said how many is asked first.
    #expect(Self.after(two, .init(repetitions: 2, due: [2])).step == .end(.done))
  }

  @Test func `of several who is done for today has no more turns`() {
    var practice = Practice(.init(affirmations: 3, due: [1, 3, nil]))
    var order: [Int] = []
    for _ in 0..<8 {
      order.append(practice.affirmation)
      practice.after(.played)
      practice.after(Self.said)
    }
    #expect(order == [0, 1, 2, 1, 2, 1, 2, 2])
    // One without an end goes on, and so does the sitting.
    #expect(practice.step == .play)
    #expect(Self.after((0..<3).flatMap { _ in [.played, Self.said] }, .init(affirmations: 2, due: [1, 2])).step == .dayDone)
  }

  @Test func `thirty are a good place to stop, for who has not said when to`() {
    let events = (0..<30).flatMap { _ in [Event.played, Self.said] }
    #expect(Self.after(events, .init()).isEnough)
    #expect(!Self.after(events.dropLast(), .init()).isEnough)
    #expect(!Self.after(events + [.played, Self.said], .init()).isEnough)
    #expect(!Self.after(events, .init(repetitions: 40)).isEnough)
    #expect(!Self.after(events, .init(due: [40])).isEnough)
  }

  @Test func `takes are counted or not`() {
    #expect(Self.after([.played, Self.notSaid, .played, Self.said], .init(takes: 2)).step == .end(.done))
    #expect(Self.after([.played, .imagined, .played, .imagined], .init(takes: 2), isSilent: true).step == .end(.done))
  }

  @Test func `who cannot speak listens in the same rhythm, and counts nothing`() {
    var practice = Self.after([.played], .init(repetitions: 2), isSilent: true)
    #expect(practice.step == .imagine)
    practice.after(.imagined)
    #expect(practice.step == .play)
    for event in [Event.played, .imagined] { practice.after(event) }
    #expect(practice.step == .end(.done))
    #expect((practice.counted, practice.listened) == (0, 2))
  }

  @Test func `a gap comes after what was counted`() {
    #expect(Self.after([.played, Self.said], .init(gap: 2)).step == .rest)
    #expect(Self.after([.played, Self.said, .rested], .init(gap: 2)).step == .play)
    #expect(Self.after([.played, Self.notSaid], .init(gap: 2)).step == .play)
  }

  @Test func `the recording is heard before every third only, and again after two rejections`() {
    var practice = Practice(.init(hear: 3))
    var steps: [Step] = []
    for event in [Event.played, Self.said, Self.said, Self.said, .played, Self.notSaid, Self.notSaid, .played, Self.notSaid] {
      practice.after(event)
      steps.append(practice.step)
    }
    #expect(steps == [.listen, .listen, .listen, .play, .listen, .listen, .play, .listen, .play])
  }

  @Test func `a rejected take may be claimed once, and until something else is said`() {
    var practice = Self.after([.played, Self.notSaid])
    practice.after(.key(.claim))
    practice.after(.key(.claim))
    #expect((practice.claimed, practice.counted) == (1, 0))
    #expect(Self.after([.played, Self.notSaid, .played, Self.said, .key(.claim)], .init()).claimed == 0)
    #expect(Self.after([.key(.claim)]).claimed == 0)
  }

  @Test func `a word that was claimed three times may be learnt, which begins when it is wanted`() {
    let claim: [Event] = [.played, Self.missing(2), .key(.claim)]
    #expect(Self.after(claim + claim).offer == nil)
    var practice = Self.after(claim + [.played, Self.missing(0), .key(.claim)] + claim + claim)
    let place = Practice.WordPlace(affirmation: 0, word: 2)
    #expect(practice.offer == place)
    practice.after(.key(.learn))
    #expect(practice.step == .learn(place))
    #expect(practice.offer == nil)
    practice.after(.learnt)
    #expect(practice.step == .play)
    // A sentence that was not said teaches no word.
    let other: [Event] = [.played, Self.missing(0, 1, 2, 3), .key(.claim)]
    #expect(Self.after(other + other + other).offer == nil)
    // Nor do three claims of three words.
    #expect(Self.after((0..<3).flatMap { [.played, Self.missing($0), .key(.claim)] }).offer == nil)
  }

  @Test func `two rejections in a row name the word that failed most`() {
    #expect(Self.after([.played, Self.missing(1)]).wordToWatch == nil)
    #expect(Self.after([.played, Self.missing(1), .played, Self.missing(3), .played, Self.missing(3, 1)]).wordToWatch?.word == 3)
    #expect(Self.after([.played, Self.missing(3), .played, Self.said, .played, Self.missing(3)], .init()).wordToWatch == nil)
    #expect(Self.after([.played, Self.gap, .played, Self.gap]).wordToWatch == nil)
    #expect(Self.after([.played, Self.missing(2), .played, Self.said, .played, Self.missing(2)], .init()).hardestWord?.word == 2)
    // Of two that failed as often it is the first.
    for words in [[1, 3], [3, 1]] {
      let practice = Self.after(words.flatMap { [.played, Self.missing($0)] })
      #expect(practice.wordToWatch?.word == 1 && practice.hardestWord?.word == 1)
    }
  }

  @Test func `what is taken back is no longer done`() {
    var practice = Self.after([.played, Self.said, .tookBack(.spoken)])
    #expect((practice.counted, practice.done) == (0, 0))
    for event in [Event.played, Self.said] { practice.after(event) }
    #expect(practice.step == .play)
    #expect(Self.after([.played, .imagined, .tookBack(.listened)], isSilent: true).done == 0)
  }

  @Test func `several take turns, each as soon as the one before is done`() {
    var practice = Practice(.init(affirmations: 3))
    var order = [practice.affirmation]
    for event in [Event.played, Self.notSaid, .played, Self.said, .played, Self.said, .played, Self.said] {
      practice.after(event)
      if practice.step == .play { order.append(practice.affirmation) }
    }
    #expect(order == [0, 0, 1, 2, 0])
    // A claimed take goes on too.
    #expect(Self.after([.played, Self.notSaid, .key(.claim)], .init(affirmations: 3)).affirmation == 1)
  }

  @Test func `of several each is heard in the same rounds`() {
    var practice = Practice(.init(hear: 2, affirmations: 3))
    var heard: [Int] = []
    for _ in 0..<12 {
      if practice.step == .play {
        heard.append(practice.done)
        practice.after(.played)
      }
      practice.after(Self.said)
    }
    #expect(heard == [0, 1, 2, 6, 7, 8])
  }

  @Test func `mixing has each once in a round, in another order, and none twice in a row`() {
    var orders: Set<[Int]> = []
    for seed in 0..<20 {
      var practice = Practice(.init(affirmations: 4, shuffle: UInt64(seed)))
      var order = [practice.affirmation]
      for _ in 0..<39 {
        practice.after(.played)
        practice.after(Self.said)
        order.append(practice.affirmation)
      }
      let rounds = stride(from: 0, to: 40, by: 4).map { Array(order[$0..<$0 + 4]) }
      #expect(rounds.allSatisfy { Set($0) == [0, 1, 2, 3] })
      #expect(Set(rounds).count >= 5)
      #expect(zip(order, order.dropFirst()).allSatisfy { $0 != $1 })
      orders.insert(order)
    }
    #expect(orders.count > 10)
  }
}
