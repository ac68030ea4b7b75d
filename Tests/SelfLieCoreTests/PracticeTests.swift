import Testing

@testable import SelfLieCore

struct PracticeTests {
  private static let said = Practice.Event.judged(.said(confidence: 0.9))
  private static let notSaid = Practice.Event.judged(.notSaid(.init(missing: [1], heard: [])))
  private static let silence = Practice.Event.judged(.nothingHeard)
  private static let gap = Practice.Event.judged(.unchecked(.gap))

  @Test(arguments: [
    ([], Practice.Step.play, 0, 0),
    ([.played], .listen, 0, 0),
    ([.played, said], .play, 1, 0),
    ([.played, said, .played, said], .end(.done), 2, 0),
    ([.played, notSaid], .play, 0, 1),
    ([.played, gap], .play, 0, 1),
    ([.played, notSaid, .played, notSaid, .played, notSaid], .pause(.manyRejected), 0, 3),
    ([.played, notSaid, .played, said, .played, notSaid, .played, notSaid], .play, 1, 3),
    ([.played, notSaid, .played, notSaid, .played, gap, .resumed], .play, 0, 3),
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
    ([.left, .played, said], .end(.left), 0, 0),
  ])
  func `goes from step to step`(events: [Practice.Event], step: Practice.Step, counted: Int, rejected: Int) {
    var practice = Practice(repetitions: 2)
    for event in events { practice.after(event) }
    #expect(practice.step == step)
    #expect(practice.counted == counted)
    #expect(practice.rejected == rejected)
  }

  @Test func `without a number it goes on`() {
    var practice = Practice()
    for _ in 0..<1000 {
      practice.after(.played)
      practice.after(Self.said)
    }
    #expect(practice.step == .play)
    #expect(practice.counted == 1000)
  }

  @Test func `takes are counted or not`() {
    var practice = Practice(takes: 2)
    for event in [.played, Self.notSaid, .played, Self.said] { practice.after(event) }
    #expect(practice.step == .end(.done))
  }
}
