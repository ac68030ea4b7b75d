/// What people ask or say about the tool itself, and what is true of it: "can I whisper it".
struct ToolTalk: Sendable {
  /// What is answered; nil where the line is for something else.
  typealias Telling = @Sendable (_ dialogue: ScriptedConversation) -> String?

  /// A line that somebody says to the sentence "After lunch, I walk the dog."
  let example: String
  private let pattern: PhrasePattern
  let answer: Telling

  init(_ example: String, _ pattern: String, _ answer: @escaping Telling) {
    (self.example, self.pattern, self.answer) = (example, PhrasePattern(pattern), answer)
  }

  init(_ example: String, _ pattern: String, _ answer: String) { self.init(example, pattern) { _ in answer } }

  /// The most words in a line that is read.
  private static let longest = 20

  /// Finds the first answer to a line, whatever signs are in it.
  /// - Returns: Its place among all, and what is said; nil for a line that asks for something else.
  static func first(in line: String, for dialogue: ScriptedConversation) -> (place: Int, answer: String)? {
    let words = PhrasePattern.lexemes(of: line).filter(\.isWord)
    guard words.count <= longest else { return nil }
    for (place, row) in rows.enumerated() where row.pattern.kept(of: words) != nil {
      if let answer = row.answer(dialogue) { return (place, answer) }
    }
    return nil
  }

  /// Whether the sentences are on the screen and no other answer is awaited.
  private static func ofSentences(_ answer: String) -> Telling {
    { [.belief, .change].contains($0.question) && !$0.candidates.isEmpty ? answer : nil }
  }

  /// Words that only lead to what is asked.
  private static let lead = "[ok|okay|hmm|hm|wait|oh|well|sorry|um|yes|no] [and|but|so]"

  static let rows = [
    ToolTalk(
      "add an emoji", "\(lead) [please|can you|could you] (add|put|use|with|give it) * (emoji|emojis|smiley|heart|hashtag|hashtags) [*]",
      ofSentences("A sentence has words alone: they are what you say and what is heard.")),
    ToolTalk(
      "email it to me",
      "\(lead) [please|can you|could you] (email|send|text|message|mail|share|print|post) (it|this|them|that|these) [*]",
      ofSentences("It stays on this machine, and nothing is sent. \"selflie list\" shows what you kept.")),
    ToolTalk(
      "set a reminder",
      "\(lead) [please|can you|could you] ((set|add|create|make|give me|put) [me] (a|an) (reminder|alarm|notification)) [*]",
      ofSentences("\"selflie remind\" reminds you on the days and at the times that you choose.")),
    ToolTalk(
      "translate it to French",
      """
      \(lead) [please|can you|could you] (translate (it|this|that|them) [*]|(say|put|write|make|have) (it|this|that|them) in \
      (french|spanish|german|italian|portuguese|polish|russian|dutch|turkish|chinese|hindi|arabic|japanese|my language|another language) [*])
      """, ofSentences("selflie hears only English, so the sentence stays English.")),
    ToolTalk(
      "make it louder",
      "\(lead) [please|can you|could you] (make|say|speak) it [a bit|much] (louder|quieter|slower|faster|slowly|fast) [*]",
      ofSentences("That is your voice's part: you record it as you would say it.")),
    ToolTalk(
      "I prefer your version",
      """
      \(lead) [(use|take|have|give me|show me|i like|i prefer|i'd prefer|i'd rather have|i want|go back to|back to)] \
      (yours|your (one|sentence|sentences|version|suggestion|suggestions)) [better|best|more|instead|please|again]
      """
    ) {
      [.goal, .kind].contains($0.question) || $0.hasOwn || $0.candidates.isEmpty
        ? nil : "These are mine; \"yes\" keeps the first, \"others\" shows more."
    },
    ToolTalk(
      "thank you, that helped",
      "\(lead) (thanks|thank you|cheers|ta) [so much|a lot|very much] (mate|that (helped|helps|was (good|helpful|nice))|for (that|this|your help)|dear|love)",
      ofSentences("You're welcome. \"yes\" keeps the first, and /quit leaves.")),
    ToolTalk(
      "what does keep mean?", "\(lead) what (does|do|is|happens when i|happens if i) (keep|keeping|saving|save) [mean|do|it|one|that]",
      "Kept, a sentence is in your list: you record it, and practise it."),
    ToolTalk(
      "how many sentences can I keep", "\(lead) how many [sentences|of (them|these)] (can|may|should) i (keep|have|save|record) [*]",
      "As many as you like, one after the other."),
    ToolTalk(
      "is this stored somewhere?",
      "\(lead) (is|are|do|does|will|where (is|are)) (this|it|that|my (words|answers|data)|what i (say|type|write)|you) [_] (stored|saved|sent|store|save|send|uploaded|shared|kept) [*]",
      "What you say stays on this machine, and nothing is sent."),
    ToolTalk(
      "why should I tell you anything", "\(lead) why (should|do|must|would) i [have to] (tell|say|answer) [to] you [*]",
      "So that the sentence becomes yours; it stays on this machine, and Enter skips any question."),
    ToolTalk(
      "what is the point of the number?",
      "\(lead) (what's|whats|what is|why) [the point of|the use of] (the|that|this|a) (number|numbers|rating|score|scale|0 to 10|zero to ten) [*]",
      "It shows whether you can believe the sentence: one that feels untrue helps little, and a smaller step may be true already."),
    ToolTalk(
      "do I have to answer all your questions?",
      "\(lead) (do i (have|need) to|must i|should i) (answer|say|tell) [you] (all|every|everything|these|this|the|your|that) [*]",
      "No: Enter skips a question, and \"yes\" keeps the first sentence whenever you like."),
    ToolTalk(
      "you didn't answer my question",
      "\(lead) (you|u) (didn't|didnt|did not|don't|never) (answer|answered) [me|that|it|my question|the question] [*]",
      "I'm a program of rules, and know answers to few questions. Ask it in other words, or go on."),
    ToolTalk("lol", "(lol|haha|hahaha|hehe|lmao|rofl|xd)", ofSentences("\"yes\" keeps the first, \"others\" shows more.")),
    ToolTalk(
      "is it any good?", "\(lead) (is|are) (it|this|that|mine|they|these) [any|a] good [one|sentence] [at all|enough|then]"
    ) { dialogue in
      guard let first = dialogue.candidates.first else { return nil }
      let judgement = dialogue.judgement(of: first.text)
      return judgement.worst.map { "The rules say of the first: \($0.rule.reason). /why 1 tells more." }
        ?? "The rules find nothing against the first. The best is the one that you would say."
    },
    ToolTalk(
      "what does 6 mean?",
      "\(lead) what does [a|an|the] ((zero|one|two|three|four|five|six|seven|eight|nine|ten|0|1|2|3|4|5|6|7|8|9|10) [out of 10|out of ten]|number|scale|rating) mean",
      {
        [.belief, .change].contains($0.question) && !$0.candidates.isEmpty
          ? "From 0, not at all, to 10, wholly: how true the first sentence feels." : nil
      }),
    ToolTalk(
      "will it get easier?", "\(lead) (will|does|is) (it|this|that) (get|ever get|going to get) (easier|better) [*]",
      ofSentences("Nobody can promise that. A smaller step may be easier now: say one, or \"softer\".")),
    ToolTalk(
      "put the reason in",
      "\(lead) [*] (put|add|have|include|where's|where is|want|without|no|why is there no) [the|my|a] (reason|because|why) [*]"
    ) {
      guard ![.goal, .kind, .reason].contains($0.question) else { return nil }
      guard let reason = $0.goal.stated.reason ?? $0.goal.reason else { return "You told none yet; \"because\" and why puts one in." }
      return $0.isHurting(reason) ? $0.sore(reason) : nil
    },
    ToolTalk(
      "both are good, can I keep both?", "[*] can i (keep|have|take|record) (both|two|them all|all three|all of them) [*]",
      ofTalk("Yes, one after the other: keep one, and go on.")),
    ToolTalk(
      "isn't it dangerous in the car?",
      "\(lead) (is|isn't|isnt) (it|that|this) [not|a bit] (dangerous|unsafe|risky|safe) [*]",
      ofTalk("Choose a moment at which you need neither your eyes nor your hands for something else. Say one, and the sentences follow.")),
    ToolTalk(
      "do I have to record it", "\(lead) (do i (have|need) to|must i|should i|why do i have to|why should i|what if i don't) record [*]",
      ofTalk(
        "Yes, once: practice plays your recording and compares you with it. Without a microphone the sentence is kept, and "
          + "\"selflie record\" does it later.")),
    ToolTalk(
      "fix the typo",
      "\(lead) [please|can you|could you] (fix|correct|mend) (the|that|this|your|my) (typo|typos|spelling|capitals|capital|grammar|punctuation) [*]",
      ofTalk("Say which word and how it should be, as in \"chew, not chwe\"; or write the sentence as you would say it.")),
    ToolTalk(
      "how do I get my own words in?",
      "\(lead) (how (do|can|would) i|can i) (get|put|write|use|type|say) [in] my own (words|sentence|wording) [in|there] [*]",
      ofTalk("Write the whole sentence as you would say it; it stays as you write it.")),
    ToolTalk(
      "can I whisper it",
      """
      \(lead) ((can|could|may|should|must|do|does|is|would) [*] (whisper|whispering|whispered|mumble|murmur)|i can only (whisper|murmur)|\
      what if i (whisper|murmur)) [*]
      """, ofTalk("Speak as quietly as you like, but with your voice: a whisper may not be recognised.")),
    ToolTalk(
      "can I just say it in my head",
      "\(lead) ((can|could|may|should|do|does|must) (i|it|we|this)|is it|what if i) * (in my head|silently|in silence|quietly) [*]",
      ofTalk("Only what is said aloud counts, however quietly. Where you can't speak, \"s\" in practice keeps what you heard, uncounted.")
    ),
    ToolTalk(
      "why do I have to say it out loud?",
      "\(lead) (why|what if|(do|does|must|should|can|can't) (i|it|we|this)) [*] (out loud|aloud|loud|loudly) [*]",
      ofTalk("What you say aloud yourself is remembered better than what you hear, and only that can be checked. Quietly will do.")),
    ToolTalk(
      "what's the point of saying it a thousand times",
      """
      \(lead) (why|what's the point|whats the point|what is the point|what for|(do|must|should|isn't|is) (i|it|we|this|that)) [*] \
      [a] (thousand|1000|1 000|so often|so many times|that often|that many times) [*]
      """,
      ("Said often, a sentence comes by itself. A thousand is only the usual number; \"selflie edit\" sets another \"--target\".")),
    ToolTalk(
      "how often do I have to say it", "\(lead) how often (do|should|must|will|shall) i [*]",
      ofTalk("A thousand times in all, unless you set another target; how many a day is for you to say.")),
    ToolTalk(
      "what do I do next",
      "\(lead) (what (do|should|must|can) i do (next|now)|what (comes|is|happens) (next|then|now|after that|afterwards)|what's next|whats next|what then)"
    ) { dialogue in
      [.belief, .change].contains(dialogue.question) && !dialogue.candidates.isEmpty
        ? "\"yes\" keeps the first, and you record it; then \"selflie practice\" plays it and has you say it."
        : [.reason, .moment, .act].contains(dialogue.question) ? dialogue.howToAnswer : nil
    },
    ToolTalk(
      "can I say it in the shower",
      "\(lead) (can|could|may) i (say|do|practise|practice|repeat|record) (it|this|that|them) (in|at|on|while|during|with|from|outside|when) *"
    ) { [.belief, .change].contains($0.question) ? "Yes, wherever the microphone hears you." : nil },
    ToolTalk(
      "what am I supposed to say here?",
      """
      [*] what (do|should|can|shall|must|am|would) i [supposed to|meant to] \
      ((say|write|type|put|answer|enter) (here|now|there|exactly|in here|for that|to that)|(write|type|enter|answer))
      """
    ) { $0.howToAnswer },
    ToolTalk(
      "10 means I fully believe it, right?", "\(lead) (10|ten|0|zero) (means|is) *", ofSentences("From 0, not at all, to 10, wholly.")),
    ToolTalk(
      "I'd be on my phone otherwise", "\(lead) (i'd|i would|id) [just|only|probably] be * otherwise", ofSentences("I keep that in mind.")),
    ToolTalk(
      "can you give me an example?",
      "\(lead) ([(can|could) you] [please] give me an example|for example|an example please|like what|i (don't|dont) understand (this|the) question)"
    ) { [.goal, .kind].contains($0.question) ? nil : $0.howToAnswer },
    ToolTalk(
      "can we stop for today",
      """
      \(lead) (can|could|may|shall) (we|i) ((stop|pause|finish|leave|end) [it|this] (here|now|for (now|today|a (bit|while|moment)))|\
      stop|pause|(go on|continue|finish) [it|this] (later|tomorrow)|come back [to (it|this)] (later|tomorrow))
      """, leaving),
    ToolTalk(
      "let's leave it for today",
      """
      \(lead) ((let's|lets|let us|i|i'll|i'd) [(have|need|want|like|got) to] (stop|pause|leave|finish|continue|go on|go) [it|this|with this] \
      ((here|now) [for (now|today)]|for (now|today)|later|tomorrow)|(that's|that is|thats) (it|enough|all) for (now|today)|enough for (now|today)|\
      i (have|need) to go [now])
      """, leaving),
    ToolTalk(
      "who will hear my recording",
      """
      \(lead) (who|can (anyone|anybody|people|others|somebody|someone|they|you)|will (anyone|anybody|people|others|they)|does (anyone|anybody|somebody)|\
      do (they|people|others|you)) \
      [else|will|can] (hear|hears|listen|listens|see|sees|get|gets) [to] (it|me|this|that|my _|the recording) [*]
      """, ofTalk("Nobody but you: the recording stays on this machine.")),
    ToolTalk(
      "nobody can hear me, right?", "\(lead) (nobody|no one) (can|will|else [can|will]) (hear|see|listen|hears|sees) *",
      ofTalk("Nobody but you: the recording stays on this machine.")),
    ToolTalk(
      "how will it know that I said it",
      "\(lead) how (does|will|do|can) (it|you|selflie|the (program|computer|app)) (know|hear|tell|check) [*]",
      ofTalk("It listens, on this machine, and compares what it hears with the sentence and with your recording.")),
    ToolTalk(
      "my flatmates will laugh",
      """
      [but|and|well] ((my|the|our|some|other|all) _|everyone|everybody|people|somebody|someone|they|he|she|neighbours|others) \
      (will|would|might|may|could|are going to|is going to|can) [all|just|only|probably] \
      (laugh|hear|overhear|stare|tease|mock|make fun|think i'm|think i am) [*]
      """,
      ofSentences("I see. Say it where nobody listens, or as quietly as the microphone still hears; the recording stays on this machine.")),
    ToolTalk(
      "can my neighbours hear me?", "\(lead) (can|could|will|would) (my|the|our|other) _ (hear|laugh|overhear) [*]",
      ofTalk("Only if you speak up: say it as quietly as the microphone still hears. The recording stays on this machine.")),
    ToolTalk(
      "I feel ashamed, will it help with that?",
      "[*] ((will|would|does|could|can) (it|this|that|they) (help|work|change|fix)|how do i know (it|this|that) (works|helps|will work)) [*]",
      ofSentences("Nobody can promise that. /why 1 tells why it is worded so.")),
    ToolTalk(
      "is mine better than yours?",
      "\(lead) (is|are|was) (mine|my one|my sentence|my own) [any] (better|good|ok|okay|fine|right|wrong|worse) [*]",
      ofSentences("The best is the one that you would say. /why 1 tells what the rules think of the first.")),
    ToolTalk(
      "do I need a microphone?",
      """
      \(lead) ((do|does|will) (i|it|this|selflie) [thing|tool|program|app] need (a (microphone|mic)|the internet|internet|wifi|a network|to be online)|\
      (does|will|can) (this|it|selflie) [thing|tool|program|app] (work|run) (without|with no|offline) [a|the] [internet|network|wifi|connection]) [*]
      """,
      "A microphone, to record the sentence and to be heard; no network."),
    ToolTalk(
      "and can you remind me?", "\(lead) (can|could|will|would) (you|it|this) [also] (remind|alert|nudge|text|message|email|ping) me [*]",
      "\"selflie remind\" reminds you on the days and at the times that you choose."),
    ToolTalk(
      "not sure how this works tbh",
      "\(lead) (i'm not sure|im not sure|not sure|no idea|i don't know|i dont know|dunno) [really] (how|what) (this|it|that) [thing|tool|program|app] (works|does|is|is for|is about) [*]",
      introduction),
    ToolTalk(
      "what does this thing do?",
      "\(lead) ((what|how) (does|is|do) (this|it|that|selflie) [thing|tool|program|app] (do|for|about|work)|what's (this|it) [thing|tool|program|app] [for|about|do]) [exactly|then]",
      introduction),
    ToolTalk(
      "can I have it with my name, Tom",
      "\(lead) [can i|can you|could i|could you] [please] (have|say|put|make|write) it with my name [*]",
      ofTalk("What is said to \"you\" can call you by name: selflie suggest --name does that.")),
    ToolTalk("what do you mean?", "\(lead) what do you mean [by (that|this|a smaller step)]") { dialogue in
      guard !dialogue.candidates.isEmpty else { return nil }
      return switch dialogue.question {
      case .belief: "Read the first sentence aloud, and say how true it is of you: 0 is not at all, 10 is wholly. Enter skips it."
      case .change:
        "A smaller step is one that you take already, or nearly: \"instead\" and what it is. \"softer\" claims less, \"yes\" keeps the first."
      case .goal, .kind, .reason, .moment, .act: nil
      }
    },
    ToolTalk(
      "why do you say it in the present tense?", "\(lead) (why|how come) [*] (present tense|as if [*] now|present) [*]",
      ofTalk("A sentence about tomorrow stays there; what is said as true now is practised as true.")),
    ToolTalk(
      "could you start with \"I\"?", "\(lead) (can|could|would|why) (you|it|don't you|doesn't it) [not] (start|begin) with i [*]",
      ofSentences(
        "The moment comes first, because it is what calls the act to mind. Write it the other way round if you like, and yours comes first."
      )),
    ToolTalk(
      "do you think it'll work?",
      "\(lead) (do you think|you think|think|are you sure) (it|this|that|it'll|this'll|that'll) [will|would] [really|ever] [work|works|help|helps] [*]",
      ofSentences("Nobody can promise that. /why 1 tells why it is worded so.")),
    ToolTalk(
      "what if I forget", "\(lead) what if i forget [it|this|about it|to *]",
      ofTalk("\"selflie remind\" reminds you on the days and at the times that you choose.")),
    ToolTalk(
      "what if I don't believe it", "\(lead) what if i (don't|can't|do not|cannot) believe [in] (it|this|that|them) [*]",
      ofTalk("Then give it a low number, or say \"softer\": a sentence helps more where it feels true.")),
  ]

  private static let introduction =
    "You say a goal; I ask why, when and what you do, and make sentences of it. You keep one, record it, and say it a thousand times."
  private static let leaving = "/quit leaves, and \"selflie coach --continue\" takes it up where you are."

  /// An answer once there is a goal: "why can't I speak up in class" may be one.
  private static func ofTalk(_ answer: String) -> Telling { { [.goal, .kind].contains($0.question) ? nil : answer } }
}

extension ScriptedConversation {
  /// What is said to whoever asks how to answer.
  var howToAnswer: String? {
    switch question {
    case .reason, .moment, .act: "\(asked) \(example) Enter skips it."
    case .goal, .kind, .belief, .change: explanation
    }
  }
}
