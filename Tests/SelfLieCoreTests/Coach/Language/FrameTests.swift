import Testing

@testable import SelfLieCore

/// What people say around a goal says nothing of the goal.
struct FrameTests {
  private func sentences(_ goal: String) throws -> [String] {
    let parsed = ParsedGoal(Goal(goal))
    return try Suggester(parsed, seed: 1).suggestion(count: 3).candidates.map(\.text)
  }

  @Test(arguments: [
    "my new year's resolution is to", "I promised my wife to", "my therapist suggested I", "it's time to", "I gotta", "I am determined to",
    "from now on, I", "starting today I will", "one day I want to", "please motivate me to", "remind me to", "what helps me to",
    "it would be nice to", "my doctor told me to", "I lack the discipline to", "find the energy to", "I'm too lazy to",
    "it's so hard for me to", "I make excuses not to", "I can't get myself to", "I keep forgetting to", "I don't have time to",
  ])
  func `an act is told in any frame`(frame: String) throws {
    for act in ["read", "exercise", "call my mother", "do yoga", "save money"] {
      #expect(try sentences("\(frame) \(act)") == sentences(act), "\(frame) \(act)")
    }
  }

  @Test(arguments: [
    "I find myself", "I waste hours", "I hate myself for", "I started", "I love",
  ])
  func `a habit is confessed in any frame`(frame: String) throws {
    for (confessed, habit) in [("smoking", "smoking"), ("biting my nails", "biting my nails"), ("gossiping", "gossiping")] {
      let end = frame == "I started" ? " again" : frame == "I love" ? " too much" : ""
      #expect(try sentences("\(frame) \(confessed)\(end)") == sentences("stop \(habit)"), "\(frame) \(confessed)")
    }
  }

  @Test(arguments: [
    ("I'm addicted to sugar", "stop sugar"), ("hooked on video games", "stop video games"), ("my problem is beer", "stop beer"),
    ("I struggle with procrastination", "procrastination"), ("struggling with my thesis", "my thesis"), ("deal with anxiety", "anxiety"),
    ("overcome jealousy", "jealousy"), ("dedicate time to the guitar", "the guitar"), ("I suck at maths", "maths"),
    ("bad at cooking", "cooking"), ("control my drinking", "less drinking"), ("stick to my budget", "my budget"),
    ("trouble sleeping", "sleeping"), ("I yell at my kids like crazy", "stop yelling at my kids"), ("I started running again", "run"),
    ("my wife says I drink too much", "I drink too much"), ("I'm tired of my anger", "my anger"),
  ])
  func `a subject is told however somebody stands to it`(told: String, subject: String) throws {
    #expect(try sentences(told) == sentences(subject))
  }

  @Test(arguments: ["I'm obsessed with my weight", "I have trouble with my boss", "I struggle with food", "stick to one thing"])
  func `nothing is made of what says too little`(told: String) throws {
    #expect(try sentences(told).allSatisfy { !$0.contains("at most") && !$0.contains("eat food") && !$0.contains("plate") })
  }
}

/// What people call themselves comes to what they would rather be.
struct FaultTests {
  private func sentences(_ goal: String) throws -> [String] {
    try Suggester(ParsedGoal(Goal(goal)), seed: 1).suggestion(count: 3).candidates.map(\.text)
  }

  @Test(arguments: [
    "stop being {}", "I'm too {}", "I am so {}", "I'm always {}", "I feel {} all the time", "not be so {}", "I don't want to be {} anymore",
    "I get {} easily", "I'm {} and I hate it", "I'm sick of being {}", "too {}", "I can be {}", "why am I so {}", "I am a {} person",
  ])
  func `a fault is told in any way`(told: String) throws {
    for (fault, better) in [
      ("impatient", "be more patient"), ("selfish", "be more generous"), ("cynical", "be more positive"), ("bossy", "be a better listener"),
      ("stubborn", "be more flexible"), ("lazy", "stop being lazy"),
    ] {
      #expect(try sentences(told.replacing("{}", with: fault)) == sentences(better), "\(told) \(fault)")
    }
  }

  @Test(arguments: ["I'm too tired to cook", "I am so happy", "I'm always calm", "I get up easily", "I am a nurse"])
  func `what is no fault stays what it is`(told: String) throws {
    #expect(TypedWords(told).mended(in: .english) == nil)
  }
}
