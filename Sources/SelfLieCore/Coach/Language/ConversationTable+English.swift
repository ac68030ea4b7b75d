extension ConversationTable {
  static let english = ConversationTable(
    build: ["build", "b", "do", "have", "begin", "start", "more"],
    quit: ["quit", "q", "leave", "stop", "less", "end"],
    numbers: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    shorter: WordList("short|shorter|brief|briefer|simple|simpler, too|so long|wordy|many|complicated, less|fewer words, long"),
    softer: WordList(
      """
      soft|softer|gentle|gentler|kinder|smaller|honest, not|isn't|is not|doesn't true|right|me, not ... true|honest|real|believe, untrue|fake|false
      do not|don't|can't|cannot believe, too|so big|much|strong|hard|bold, a lie, lie|lying, feels wrong|fake|false, exaggerated|exaggerating
      """),
    others: WordList("other|others|another|different|again|new|next, something|anything else, more, none|neither, do not|don't like"),
    back: [
      "back", "go back", "take it back", "undo", "undo that", "the one before", "the ones before", "previous", "mine", "mine again",
      "my own", "my sentence",
    ],
    styles: [
      (WordList("as i, say i, with i, not you, not as you, back to i, no you, first person"), nil),
      (WordList("as you, say you, distanced, my name, to myself, with you, second person"), .distanced),
      (WordList("plan, if-then, if then, with a when|moment|cue"), .ifThen), (WordList("steady, calm|quiet one"), .steady),
      (WordList("refusal, i do not|don't form, as a no"), .refusal),
    ],
    reasons: ["because", "so that", "it matters because", "the reason is"],
    acts: [
      "instead", "instead of that", "instead i", "instead i could", "instead i can", "i could", "i would rather", "i'd rather", "rather",
      "i can instead",
    ],
    moments: [
      "when", "whenever", "after", "before", "at", "in", "on", "while", "during", "every", "once", "if", "by", "around", "first", "each",
    ],
    speakers: ["i", "my", "me", "you", "your", "i'm", "you're", "i've", "mine", "myself", "yourself"],
    assents: [
      "yes", "yeah", "yep", "yup", "ok", "okay", "sure", "fine", "good", "great", "perfect", "works", "exactly", "love", "like", "right",
    ],
    keeping: ["keep", "take", "record", "choose", "save", "use"],
    fillers: [
      "please", "i", "i'd", "i'll", "let's", "let", "us", "me", "want", "will", "would", "go", "with", "for", "to", "the", "that", "that's",
      "this", "it", "it's", "is",
      "number", "sentence", "sounds", "and", "now", "then", "prefer",
    ],
    ordinals: [["one", "first"], ["two", "second"], ["three", "third"]], last: ["last"])
}
