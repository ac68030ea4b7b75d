/// What somebody is afraid of, told as what they want.
extension TypedWords {
  /// What is learned by whoever does not dare it: "learn to ask for help" of whoever is too proud to ask for help; nil for other words.
  var learnable: TypedWords? {
    var rest = self
    _ = rest.drop([
      "i'm", "i am", "being", "i feel", "feeling", "i get", "stop being", "not being", "not be", "be less", "less", "stop feeling",
    ])
    let isMuch = rest.drop(["too", "so"]), small = rest.small
    // "Scared to move" is about the pain.
    // Whoever is ashamed of what they do wants something else.
    guard small.first != "ashamed" || small.dropFirst().first != "of" else { return nil }
    guard small.count > 3 || small.count > 2 && small[1] == "to" && small[2] != "move", isMuch || Self.daunted.contains(small[0]),
      Self.daunted.contains(small[0]) || isMuch && Self.held.contains(small[0]),
      small[1] == "to" && Inflection.isVerb(small[2]) || small[1] == "of" && !Self.feared.contains(small[2]),
      let verb = small[1] == "to" ? small[2] : Inflection.base(ofGerund: small[2])
    else { return nil }
    var learned = self
    // Nobody learns to meet a supervisor, or to give birth.
    if verb == "give", rest.small.contains("birth") {
      learned.words = ["stay", "calm", "when", "I", "think", "of", "the", "birth"]
      return learned
    }
    if verb == "fly" {
      learned.words = ["be", "less", "afraid", "of", "flying"]
      return learned
    }
    if verb == "go" {
      learned.words = ["stay", "calm", "when", "I", "go"] + rest.words[3...]
      return learned
    }
    if verb == "meet" {
      learned.words = ["stay", "calm", "when", "I", "meet"] + rest.words[3...]
      return learned
    }
    // Whoever is afraid of asking stupid questions learns to ask questions.
    let things = rest.words[3...].filter { !["stupid", "dumb", "silly"].contains($0.lowercased()) }
    // Whoever is afraid of speaking can speak: they speak up, and they learn to do it without fear.
    if ["speak", "talk"].contains(verb), ["meetings", "class", "lessons", "seminars"].contains(things.last?.lowercased() ?? "") {
      learned.words = ["speak", "up"] + things
      return learned
    }
    let isVoiced = Self.voiced.contains(verb) && small[1] == "of" && things.count < 7
    learned.words = ["learn", "to", verb] + things + (isVoiced ? ["with", "confidence"] : [])
    return learned
  }

  private static let voiced: Set = ["speak", "talk", "call", "sing", "dance", "present", "perform", "phone", "read", "drive"]
  /// What nobody wants to learn.
  private static let feared: Set = ["dying", "flying", "driving", "swimming", "failing", "losing", "falling", "being", "getting", "having"]

  /// Turns the fear of what one meets into staying calm: "get over my fear of dogs" into "stay calm around dogs".
  mutating func stayCalm() {
    var rest = self
    let fears = ["my fear of", "fear of", "a fear of", "scared of", "afraid of", "terrified of", "frightened of", "nervous around"]
    _ = rest.drop([
      "get over", "getting over", "overcome", "beat", "conquer", "not be", "stop being", "be less", "i'm", "i am", "being", "not being",
      "less",
    ])
    // "Stop getting stage fright before choir concerts" is about singing, and about no speech.
    _ = rest.drop(["stop getting", "not get", "getting", "stop having"])
    if rest.drop(["stage fright"]), ["before", "at", "in", "during", "when"].contains(rest.small.first),
      rest.small.contains(where: ["choir", "concert", "concerts", "recital", "recitals", "orchestra", "solo"].contains)
    {
      words = ["stay", "calm"] + rest.words
      return
    }
    guard rest.drop(fears), let feared = rest.small.first else { return }
    if Self.met.contains(feared) {
      words = ["stay", "calm", "around"] + rest.words
    } else if feared == "flying", rest.words.count == 1 {
      words = ["be", "less", "afraid", "of", "flying"]
    } else if feared == "the", rest.small.contains(where: Self.performed.contains) {
      // "The high notes".
      words = ["stay", "calm", "at"] + rest.words
    }
  }

  private static let met = Inflection.words(
    "dogs cats spiders bees wasps horses birds snakes mice rats crowds strangers insects pigeons geese cows")
  private static let performed: Set = [
    "note", "notes", "solo", "penalty", "penalties", "serve", "jump", "vault", "dive", "podium", "start",
  ]
  private static let daunted: Set = ["scared", "afraid", "terrified", "frightened", "shy", "embarrassed", "ashamed", "nervous"]
  private static let held: Set = ["proud", "lazy", "timid", "stubborn", "impatient", "polite", "anxious", "self-conscious"]
}
