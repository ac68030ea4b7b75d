/// A language's words for what people ask of the coach.
struct RequestTable: Sendable {
  /// Words that only lead to a request.
  let leads: [String]
  let recall: [String]
  let best: [String]
  let meaning: [String]
  let ideas: [String]
  let refusals: Set<String>
  /// What is said of one sentence that is not right.
  let denials: Set<String>
  /// Words before what is changed into something else; then those before what is meant.
  let changes: [String]
  let meant: [String]
  /// Words before a word that is to be used.
  let namings: [String]
  /// Words before what a sentence is to name.
  let mentions: [String]
  /// Words before what is to be said too; then the first words of what can be said behind a sentence.
  let additions: [String]
  let beforeAdded: Set<String>
  let settings: [String]
  let units: Set<String>
  let omissions: [String]
  let dislikes: [String]
  let corrections: [String]
  /// The beginnings of orders, which are no acts; then the manners that no rule knows.
  let orders: [String]
  /// Words before a manner of which there is to be more or less.
  let degrees: [String]
  let manners: WordList
  /// The words with which a question begins, and those of a question about the conversation, which its own explanation answers.
  let questions: Set<String>
  let matters: Set<String>
  /// The beginnings of questions about the coach, each with its answer; then the words of whoever asks who hears it, and that answer.
  let asides: [(openings: [String], answer: String)]
  let hellos: Set<String>
  let secrets: [String]
  let privacy: String

  static let english = RequestTable(
    leads: [
      "can i", "can we", "could i", "can you", "could you", "ok", "okay", "ok,", "okay,", "yes", "yes,", "but", "and", "now", "please",
      "oh", "hm", "hmm", "hm,", "hmm,", "well,", "sorry,",
    ],
    recall: [
      "what did i say", "what have i said", "what i said", "what was my goal", "what did i tell", "remind me what", "what do you know",
      "what have we got", "what do we have", "what have we", "what did you keep", "what moment did you keep", "which moment did you keep",
    ],
    best: [
      "which one is best", "which is best", "which one is the best", "which one do you", "which one would you", "which do you", "which one",
      "which would you",
    ],
    meaning: [
      "what's an affirmation", "what is an affirmation", "whats an affirmation", "what are affirmations", "how does this work",
      "what is this for", "what's this for",
    ],
    ideas: [
      "what should i do", "what should i say", "what can i do", "what could i do", "what do you suggest", "any ideas", "any idea",
      "any suggestion", "any suggestions", "give me an idea", "give me something for", "give me ideas", "what would you",
      "something i can do", "suggest something",
      "give me three more", "give me two more", "just give me something", "just give me one",
      "give me more", "show me more", "give me others", "give me some more", "three more",
      "what do others do",
    ],
    refusals: [
      "say it differently", "can you say it differently", "put it differently", "word it differently", "another way", "differently please",
      "these are all stupid", "they are all stupid", "all stupid", "these are bad", "these are stupid", "hmm no", "hm no", "still no",
      "still not", "no still not", "no not that",
      "not good", "this is stupid", "that's stupid", "this is silly", "this is weird", "this is ridiculous",
      "don't like any of them", "dont like any of them", "don't like any", "don't like these", "don't like them",
      "i don't like them", "i don't like any", "i don't like any of them",
      "i don't like any of these", "i don't like these",
      "none of these",
      "none of them", "not these", "too negative", "not for me",
      "those are too similar", "these are too similar", "they are too similar", "they all look the same", "they all sound the same",
      "all look the same", "sounds like a self-help book", "i'd like something nicer", "let me see others", "see others", "show others",
      "see other ones", "i see other ones", "what else have you got", "what else do you have", "anything else", "the others",
      "do you have others", "are there others", "any others", "have you got others",
      "meh", "not really", "not quite", "none of these fit", "none of them fit", "boring", "that's boring", "it's boring", "they're boring",
      "other ones", "other ones please", "give me something else", "show me all of them", "show me all", "something else please",
    ],
    denials: [
      "no not that one", "nah not that one", "nope not that one",
      "that's not english", "that is not english", "that's nonsense", "no that's nonsense", "that makes no sense", "this makes no sense",
      "that's silly",
      "no that's silly",
      "not that one", "not this one", "i wouldn't say that", "i would not say that", "i'd never say that", "i would never say that",
      "i would never say this", "i'd never say that out loud", "i wouldn't say that out loud", "i don't like it", "i dont like it",
      "i don't like this", "i don't like that", "i don't like that one", "i don't like the first one", "that's clumsy", "that's awkward",
    ],
    changes: ["change", "replace", "swap", "exchange", "turn"],
    meant: ["but", "it's", "i mean", "i meant", "rather", "it should be", "make it"],
    namings: [
      "what about", "how about",
      "use", "say", "i'd say", "i would say", "i'd rather say", "i would rather say", "i think i'd say", "i think i'd rather say",
      "rather say", "better say", "it should say", "can you use", "can you say", "have it say",
    ],
    mentions: [
      "use the word", "put their names", "put their name", "put his name", "put her name", "put my name", "put the names",
      "use their names", "it say",
      "it mention", "mention the", "say something about the", "it say something about",
    ],
    additions: ["add", "also add", "put in", "and add", "add the words", "add that"],
    beforeAdded: [
      "in", "on", "at", "with", "by", "to", "and", "for", "from", "around", "along", "near", "under", "into", "before", "after", "during",
      "when",
    ],
    settings: [
      "change it to", "change that to", "actually", "make it", "make that", "no make it", "set it to", "can it be", "could it be",
      "more like", "realistically",
    ],
    units: [
      "minutes", "minute", "hours", "hour", "times", "pages", "page", "words", "pushups", "push-ups", "weeks", "week", "breaths", "glasses",
      "steps", "squats", "reps", "laps", "kilometres", "kilometers", "km", "miles", "euros", "dollars", "pounds", "zloty", "rupees",
      "kroner", "kronor", "crowns", "lira", "rand", "pesos", "reais", "yen", "shillings", "naira", "lines", "sentences",
      "chapters", "things", "items", "seconds", "cups", "days",
    ],
    omissions: [
      "i don't want to hear about", "i do not want to hear about", "say it without the word", "say it without", "without the word",
      "i want it without", "i'd like it without", "do it without", "make it without", "have it without",
      "without", "leave out", "take out", "drop", "don't mention",
      "don't use the word", "do not use the word", "don't use", "do not mention", "don't say", "not about", "nothing about",
      "nothing with", "no mention of", "i don't like the word", "i don't want the word", "not the word", "i don't want anything about",
      "i don't want to say", "i don't want to mention", "i'd rather not have", "i don't want", "cut", "remove",
      "forget",
    ],
    dislikes: ["i don't like", "i hate", "not", "i don't like the word", "i'd never say", "i would never say"],
    corrections: [
      "no, i mean", "no i mean", "no, i meant", "no i meant", "i meant", "i mean", "actually", "no, rather", "can it be", "could it be",
      "or rather",
      "no, make it",
    ],
    orders: [
      "give me", "show me",
      "make it", "make that", "make them", "say it", "say that", "put that", "put it together", "put it back", "use that", "can it",
      "can we",
      "can you", "could it", "could you", "write me", "write it", "word it", "phrase it", "i like the", "i like that", "keep mine",
      "looks good", "sounds good", "hmm", "hm", "less wordy", "something smaller", "something bigger", "something about", "something i can",
      "something else", "no mine", "mine was", "that's better", "put the name", "in the third",
      "the first was", "which", "i'd say", "undo",
    ],
    degrees: [
      "a bit", "bit", "bit more", "a bit more", "a bit less", "a little more", "more", "less", "not so", "not too", "be more", "be less",
    ],
    manners: WordList(
      """
      rhyme|rhymes|rhyming|proud|prouder|nicer|prettily|warm|warmer|warmly|hopeful|cheerful|positive|poetic|poetry|funny|funnier|catchy|catchier|inspiring|punchy|punchier
      natural|naturally, friendly|friendlier, personal, energetic|serious|formal|casual|beautiful|prettier|spiritual|firm|firmer|honest|fun|exciting|playful|loving, third person, say that|it better
      we, longer, detailed, past|future tense, translate it|that|this, like a to, in french|german|spanish|italian, motivating|motivational, creative, upbeat, confident|confidently
      """),
    questions: [
      "what", "why", "how", "is", "are", "do", "does", "can", "could", "will", "would", "who", "where", "should", "did", "isn't", "aren't",
      "whats", "what's", "which",
    ],
    matters: ["record", "keep", "save", "quit", "stop", "work", "mean", "ask", "asking"],
    asides: [
      (["where does what", "where do my words", "where does my"], privacy),
      (
        [
          "is it ok if i sometimes", "is it okay if i sometimes", "can i miss",
        ],
        "Yes. The count waits for you, and nothing is lost."
      ),
      (
        ["what if i miss", "what if i slip", "what if i forget", "what if i fail"],
        "Then you begin again the same day: a slip undoes nothing, and the count waits for you."
      ),
      (["what do you do with", "what happens with what", "what happens to what"], privacy),
      (
        ["who decides if it's true", "who decides", "why do you ask how true", "why how true", "why do u ask how true"],
        "You do: it is how true the sentence feels to you. One that you cannot believe helps nobody."
      ),
      (
        [
          "is it lying", "is it a lie", "is that lying", "is that a lie", "is this a lie", "isn't it lying", "isn't it a lie",
          "isn't that lying",
          "isn't that a lie", "isn't this a lie", "am i lying", "am i not lying",
        ],
        "Not where you mean to do it. \"Softer\" claims less, and a smaller step may be true already."
      ),
      (
        ["present tense", "use the present tense"],
        "These say what is so now. /again shows others."
      ),
      (
        ["is this going to sound cheesy", "will this sound cheesy", "will it sound cheesy", "isn't this cheesy"],
        "It sounds as you say it: you choose the words, and your own sentence comes first."
      ),
      (
        [
          "is god allowed", "can god be in it", "can allah be in it", "am i allowed to say god", "allah should be in it",
          "god should be in it",
        ],
        "Yes. Write it as you would say it; your own sentence comes first."
      ),
      (
        [
          "is this a real person", "is this a person", "is this a robot", "are you a robot", "are you human", "are you a human",
          "are you a real", "are you real", "are you a person", "are you an ai",
          "are you a bot", "who are you", "what are you",
        ], "I am a program: rules, and nobody behind them. What you say stays on this machine."
      ),
      (
        [
          "is this going to work", "will this work", "do you think this will", "do you think it will", "will it really", "does this work",
          "does it work", "does this stuff", "does this really",
          "do affirmations",
        ],
        "Nobody can promise that. /why 1 tells why it is worded so."
      ),
      (
        ["what could i change so", "what can i change so", "how can i believe", "how do i believe", "how could i believe"],
        "A smaller step may be true already: \"instead\" and what it is. \"Softer\" claims less."
      ),
      (
        ["does it have to be", "do i have to say", "must it be", "does it need to be"],
        "No. Say what you would have instead, as in \"not gum, mints\"."
      ),
      (
        ["is it ok that it feels", "is it ok if it feels", "is it normal that it feels", "is it normal to feel"],
        "Yes. To many it feels odd at first, and nobody hears it but you."
      ),
      (
        ["is one", "is two", "is five minutes", "is that enough", "is it enough", "is this enough"],
        "Yes. Small is enough where you do it again; more may follow by itself."
      ),
      (["is my english", "correct my english", "please correct", "is my grammar"], "/why 1 tells what the rules think of it."),
      (
        [
          "why would saying", "how is saying", "why should saying", "why should it", "how would saying", "how does saying",
          "how can saying",
          "what's the science", "what is the science", "is there evidence", "is there any evidence", "is this proven", "does this help",
          "does it help", "does this really help", "why should i", "what's the point", "what is the point",
          "does this do anything",
        ],
        "Plans with a moment and an act were carried out more often in many trials. /why 1 tells what a sentence is based on."
      ),
      (
        [
          "what is this", "how does it work", "how does this work", "what happens now", "what does this do", "hello what does this do",
          "what now", "now what", "what next",
        ],
        "You say a goal; I ask why, when and what you do, and make sentences of it. You keep one, record it, and say it a thousand times."
      ),
      (
        ["how do i record", "how can i record", "how do i keep"],
        "\"yes\" keeps the first, and then it is recorded; \"the second one\" keeps the second."
      ),
      (["what happens when i keep", "what happens if i keep"], "You record it in your own voice, and it is in your list; /quit leaves."),
      (
        ["i have to think about it", "let me think", "i need to think", "i'll think about it"],
        "Take your time; /quit leaves, and \"selflie coach --continue\" takes it up."
      ),
      (
        ["is this thing recording", "is this recording", "are you listening"],
        "No. Recording begins when you have kept a sentence, and stays on this machine."
      ),
      (["can i have two", "can i keep two", "can i keep both", "can i have both"], "Yes, one after the other: keep one, and go on."),
      (
        [
          "what do you mean smallest step", "what do you mean by step", "what do you mean step", "what is a smallest step",
          "what's the smallest step",
        ],
        "The first thing that you would do, so small that it is easy, as in \"put on my shoes\"."
      ),
      (["can i change it", "can i change the", "can i edit"], "Yes: say it, now or later."),
      (
        ["what do you mean by moment", "what is a moment", "what do you mean by when"],
        "The moment is when you do it, as in \"after lunch\" or \"when I'm bored\"."
      ),
      (
        ["what do you mean by step", "what do you mean by smallest", "what is a step"],
        "The first thing that your hands or feet do, as in \"put on my shoes\"."
      ),
      (
        ["who wrote these", "who made these", "where do these come from"],
        "Rules made them of your words and of sentences that people wrote."
      ),
      (
        [
          "i want my own sentence", "i want to have my own sentence", "i want to write my own", "i have my own sentence",
          "i have a sentence",
          "i already have a sentence", "can i write my own", "i have my own",
        ], "Then write it here in quotation marks, as in \"I am calm\"; it comes first."
      ),
      (
        [
          "is that good", "is this good", "is that a good sentence", "is this a good sentence", "does that make sense", "is this any good",
          "is that any good",
          "is it any good", "is correct", "is it correct", "is that correct", "is this correct",
        ], "/why 1 tells what the rules think of it."
      ),
      (["delete everything", "delete this", "delete my"], "\"selflie coach --forget\" removes a conversation."),
      (
        [
          "do you speak", "can you speak", "can you say it in polish", "can you say it in german", "can you say it in spanish",
          "can you say it in french",
          "in german", "in french", "in spanish", "in italian", "in dutch", "in polish", "in russian",
          "in portuguese", "in turkish", "in chinese", "auf deutsch", "en español", "en francais",
        ], "English only so far."
      ),
      (["how are you", "how's it going", "how is it going"], "I am a program, and always the same. It's about you."),
      (
        ["what can you do", "what do you do", "how can you help"],
        "I help you to one sentence, which you record and say aloud. I can't treat anything, and I'm no person."
      ),
      (
        ["i don't get it", "i dont get it", "i don't understand", "i dont understand", "i'm confused", "what do you want from me"],
        "I ask a few things and make one sentence of them; \"yes\" keeps the first, and Enter skips a question."
      ),
      (
        [
          "why do you ask", "why do you need to know", "what do you mean why", "why do you want to know", "why are you asking",
          "what do you need that for", "why does that matter",
        ],
        "So that the sentence is about you, and true for you. What you say stays on this machine; Enter skips a question."
      ),
      (["are you recording", "is this recorded", "is it recording"], "No. Recording begins when you have kept a sentence."),
      (["where does this go", "where does it go", "who stores", "where is this stored"], "It stays on this machine, in your own journal."),
      (
        ["i need help", "i need real help", "i need professional help", "i need a therapist", "i need therapy", "i need a doctor"],
        "A person can help better than a program: a doctor, somebody you trust, or a line at https://findahelpline.com. /quit leaves."
      ),
      (["can i change the goal", "can i start over", "can i change my goal"], "\"New goal\" and what it is begins anew."),
      (
        [
          "how long does it take", "how long does this take", "how many times", "how many days", "how often", "how long until",
          "how long will",
        ],
        "A thousand times; how many a day is for you to say."
      ),
      (
        [
          "what does 0", "what does zero", "what does 10", "what does ten", "what does the number", "what do the numbers",
          "what does that number", "what's the number", "what is the number",
          "what's that number",
        ],
        "0 is not true at all, 10 wholly. A sentence that you don't believe works against you; from \(Belief.little) down I look for a smaller step."
      ),
    ], hellos: ["hi", "hello", "hey", "hi there", "good morning", "good evening", "good afternoon"],
    secrets: ["what i type", "what i write", "secret", "private", "confidential", "see this", "read this", "reads this", "sees this"],
    privacy: privacy)

  private static let privacy = "What you say stays on this machine. \"selflie coach --forget\" removes a conversation."
}
