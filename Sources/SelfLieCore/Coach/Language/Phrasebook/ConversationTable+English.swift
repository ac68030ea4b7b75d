extension ConversationTable {
  static let english = ConversationTable(
    build: ["build", "b", "do", "have", "begin", "start", "more"],
    quit: ["quit", "q", "leave", "stop", "less", "end"],
    numbers: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    ratings: [
      "i'd", "i", "would", "say", "about", "around", "a", "an", "maybe", "it's", "it", "is", "feels", "like", "probably", "now", "out",
      "of", "only",
      "just", "perhaps", "solid", "good", "or", "more", "points", "true", "well", "hm", "hmm", "so", "really", "definitely", "think", "to",
    ],
    shorter: WordList("shorten, short|shorter|brief|briefer|simple|simpler, too|so long|wordy|many|complicated, less|fewer words, long"),
    softer: WordList(
      """
      easier|simpler, more easy|simple, soft|softer|gentle|gentler|kinder|friendlier|warm|warmer|smaller|honest, less strict|hard|harsh|demanding|bossy|pushy, like an order|command, bossy, not|isn't|is not|doesn't true|right|me, not ... true|honest|real|believe, untrue|fake|false
      not|don't|can't|cannot|never believe, never true, fake, too|so big|much|strong|hard|harsh|strict|bold, a lie, lie|lying|liar, feels wrong|fake|false, exaggerated|exaggerating
      """),
    others: WordList(
      "differently, other|others|another|different|again|new|next, something|anything else, more, none|neither, not|don't like, hate all|these|them"
    ),
    remarks: [
      (
        WordList(
          """
          how i talk|speak|say|think, how people talk, like that|a|me talk, not really me, not me, not happy with, not what i want|had, that's not it, about me not, formal, stiff, stilted, cheesy, corny, preachy, weird, awkward,
          like a poster|advert|commercial|slogan|book|textbook|brochure|card|cookie, unnatural, robotic, robot, sounds stupid|silly|odd|strange|wrong, not my words|style|voice, my own words, more like me|myself, like something i would|d|can|could _ say, sound|sounds like me, sounds boring|dull|lame
          """), .unnatural
      ),
      (WordList("too soft|weak|gentle|timid|careful, stronger, bolder, firmer, more direct"), .timid),
      (WordList("more ambitious|challenging|demanding, bigger step, something bigger|harder"), .small),
      (
        WordList(
          "longer, too short|brief, more detail|details, vague, general, generic, more|be concrete|specific|precise, unclear, not clear"),
        .vague
      ),
      (
        WordList(
          """
          can't|cannot|don't|never do that|this|it, will not|never work, won't work, doesn't work|fit|help|suit, impossible, unrealistic, not possible|realistic,
          have no time, no time for that|this|it
          """), .impossible
      ),
      (WordList("too small|easy|little, not enough, bigger step"), .small),
    ],
    back: [
      "back", "go back", "take it back", "change it back", "change back", "cancel", "cancel that", "undo it", "undo", "undo that",
      "use my sentence", "use mine", "take mine", "i want mine", "i want my sentence",
      "go back to the one before", "undo it please",
      "the one before", "the ones before", "previous", "no go back", "the previous one was better", "the previous one",
      "the ones from before", "can i have the ones from before", "mine", "mine again",
      "go back to mine", "back to mine", "back to my sentence", "go back to my sentence", "back to my own", "i liked the one before",
      "i liked the ones before", "i liked that one better", "my own", "my sentence", "keep my sentence",
      "keep mine", "keep my own", "keep my own one", "keep the one i wrote", "my own one", "put it back", "mine was better",
      "no mine was better",
      "actually no the one before", "the one before was better", "the ones before were better", "the others were better",
      "no the one before", "actually the one before",
    ],
    styles: [
      (WordList("as i, say i, with i, i again, not you, not as you, back to i, no you, first person"), nil),
      (
        WordList(
          "as you, say you, use you, you version|form, distanced, with my name, by my name, use my name, say my name, say|put|write it to myself, with you, second person"
        ),
        .distanced
      ),
      (WordList("plan, if-then, if then, with a when|moment|cue"), .ifThen), (WordList("steady, calm|quiet one"), .steady),
      (WordList("refusal, i do not|don't form, as a no"), .refusal),
    ],
    reasons: ["because", "cause", "cuz", "so that"],
    namings: ["the reason is that", "the reason is", "my reason is that", "my reason is", "it matters because"],
    mentions: ["make it about", "make it for", "it is about", "it's about", "it should be about", "mention", "add", "put in"],
    acts: [
      "instead", "instead of that", "instead i", "instead i could", "instead i can", "i could", "i would", "i'd", "i would rather",
      "i'd rather", "rather",
      "i can instead",
    ],
    consequences: [
      "it makes me ", "it made me ", "it costs me ", "it costs too ", "it ruins my ", "it keeps me ", "it gives me ", "it takes my ",
      "it hurts my ", "it helps me ", "it would make me ", "i am tired of ", "i'm tired of ", "i am sick of ", "i'm sick of ",
    ],
    moments: [
      "when", "whenever", "after", "before", "at", "in", "on", "while", "during", "every", "once", "if", "by", "around", "first", "each",
      "between",
    ],
    speakers: ["i", "my", "me", "you", "your", "i'm", "you're", "i've", "mine", "myself", "yourself"],
    assents: [
      "y", "yes", "yess", "aye", "yeah", "yep", "yup", "ok", "okay", "sure", "fine", "good", "great", "perfect", "works", "exactly", "love",
      "like",
      "right", "better", "nice", "nicer", "lovely", "wonderful", "brilliant", "cool", "beautiful", "excellent", "awesome",
      "super", "correct", "bet", "ye", "accepted", "winner", "happy", "safe",
    ],
    unknowing: [
      "no", "n", "nope", "not yet", "no thanks", "nah", "not this one", "not that one", "never mind", "skip it", "none", "nothing",
      "no, wait", "i dunno", "no reason", "no particular reason", "why not", "just because", "wait", "no wait", "hold on", "hang on",
      "leave it as it is", "see above", "as above", "same as above",
      "i don't know what else", "i don't know how",
      "i don't know", "i don't know what i want", "i don't know yet", "i don't know when", "i don't know why", "i'm not ready",
      "i'm not sure i'm ready", "don't know",
      "i do not know", "idk", "dunno",
      "not sure", "i'm not sure", "no idea",
      "no particular time", "all day", "all day long", "any time", "anytime", "no set time", "no fixed time", "no special time", "no time",
      "no time, just whenever", "just whenever",
      "i don't really care", "i don't care", "don't care", "it varies", "it depends", "depends", "random", "randomly", "all the time",
      "it's complicated", "its complicated", "complicated",
      "can't think of anything", "cant think of anything", "i can't think of anything", "i can't think of any", "nothing comes to mind",
      "never mind the step", "ok never mind the step", "forget the step", "skip the step", "never mind the moment", "no step",
      "i don't have one", "i haven't got one", "so so", "perhaps so", "maybe so", "i guess so", "i guess", "i have no idea",
      "none of your business", "i'd rather not say",
      "private", "skip", "pass", "next", "whatever", "anything", "whenever", "any time", "anytime", "always",
    ],
    commands: [
      "start", "stop", "both", "either", "maybe", "shorter", "softer", "gentler", "simpler", "warmer", "kinder", "friendlier", "nicer",
      "you", "i",
      "distanced", "as you", "as i", "with you", "back to i",
      "change it back to i", "i again", "as i again",
      "i told you already", "i said that already", "i already said that", "i told you", "others", "other", "another",
      "again", "back", "help", "lol", "haha", "what", "why", "hello", "hi", "hey", "thanks", "thank you", "hm", "hmm",
    ],
    foreign: ["oui", "non", "si", "ja", "nein", "da", "nee", "tak", "nie", "sim", "nao", "bon", "bien", "gut", "hola", "bonjour"],
    noMoments: [
      "in the first person ", "in the second person ", "in my own words ", "in general ", "on the whole ", "at last ", "at least ",
      "in fact ", "in third person ", "in the third person ", "with my name ",
      "in short ", "at all ", "on second thought ", "in other words ", "first person ", "by the way ", "on it ", "in it ",
    ],
    orders: [
      "write me", "write it", "say it", "say that", "word it", "phrase it", "leave out", "drop the", "remove", "without the", "take out",
      "cut the", "write one", "make it", "make them", "make me", "give me", "take the", "show me", "tell me", "call me",
      "add my",
      "add the", "put it", "put the", "use my", "use the", "combine", "translate", "change", "replace", "can you", "could you", "would you",
      "will you", "do you", "are you", "please", "the one", "the first", "the second", "the third", "the last", "what", "why", "how",
      "it sounds",
      "it feels", "it seems", "it doesn't", "it isn't", "it needs", "it should", "that sounds", "that feels", "this sounds", "this feels",
      "i don't like", "i don't know", "i don't want it", "i hate this", "i hate that", "i hate it", "i want it", "i want one",
      "i want something",
      "i'd like it", "i'd like one", "i'd like something", "i'd prefer", "you forgot", "you didn't", "you said", "they sound", "they feel",
      "none", "i think", "i told you", "i said", "actually", "i hate all", "i like the", "i like that", "i like it", "i hate", "that's",
      "that was",
      "something", "anything", "keep my", "keep mine", "another moment",
    ],
    questions: [
      "what's", "who's", "how's", "where is", "does it", "does this", "do i", "did you", "will it", "will this",
      "how do", "how does", "how can", "what is", "what are", "what do", "what does", "what can", "what if", "why do", "why is", "why are",
      "can you",
      "could you", "do you", "are you", "is this", "is it", "who are",
    ],
    greetings: [
      "my name is ", "my name's ", "i am called ", "i don't want to say ", "i don't want to tell ", "i'd rather not say ", "not telling ",
    ],
    pleas: [
      "write me something about", "write something about", "give me something about", "write me one about", "give me one about",
      "something about", "an affirmation about", "an affirmation for", "i want an affirmation about", "i want an affirmation for",
      "can you help me to", "can you help me", "could you help me", "help me to", "please help me", "how do i", "how can i", "ok", "okay",
      "well", "fine", "sorry,", "oh sorry,", "no sorry,", "i guess", "i suppose", "maybe", "perhaps", "hmm", "hmm,", "hm", "hm,",
    ],
    objections: [
      "ok but that", "but that", "yes but that", "no, ", "nope", "that's wrong", "that is wrong", "that's not ", "that's no ", "not that",
      "not this", "wrong ", "i don't want that",
      "i said ", "i told ", "i already ", "huh", "that's the ", "that is the ", "that's all", "that's what", "too ", "just kidding",
      "none of your ", "he's ",
      "she's ",
    ],
    beginnings: [
      "i changed my mind i want", "i changed my mind i'd like", "changed my mind i want", "i changed my mind",
      "my goal is", "my real goal is", "actually my goal is", "actually i want", "actually no", "no actually", "sorry i meant", "i meant",
      "actually forget it i want", "forget it i want", "never mind i want", "nevermind i want", "scrap that i want",
      "forget all that i'd rather", "forget all that i want", "forget that i'd rather", "forget it i'd rather", "no it's about",
      "no it is about",
      "it's really about", "that's not it i want",
      "you did not understand i want", "you didn't understand i want", "you don't understand i want", "you misunderstood i want",
      "you got it wrong i want", "you got me wrong i want", "that's not what i meant i want", "that's not what i want i want",
      "no i want to stop", "no i want to quit",
      "i mean", "wait no i meant", "no i meant", "actually i'd rather", "actually i would rather", "restart", "new topic", "new goal",
      "a new goal", "i have another goal", "i have a different goal", "i've got another goal", "another goal", "another habit",
      "a different habit", "a new habit", "a different goal", "forget that i want",
      "actually forget that i want", "change the goal",
      "i want to do something else", "start over", "let's start over", "start again", "i want to talk about",
      "can we start over",
    ],
    choices: [
      "whichever you think is best", "whatever you think", "whatever you say", "whatever you like", "up to you", "it's up to you",
      "as you like",
      "the best one", "whatever you think is best", "you know best", "you choose", "you pick", "you decide",
      "your choice", "you tell me", "surprise me", "whichever", "any of them", "i can't decide",
    ],
    done: [
      "leave it like that", "leave it as it is", "leave it as it was", "this is it", "ya thats good", "ya that's good", "yeah that's good",
      "hm ok", "hmm ok",
      "that's mine", "yes that's mine", "that's my sentence", "that's my one", "that's the one", "love it", "i love it",
      "done", "i'm done", "i am done", "all done", "good enough", "that's good enough", "thanks", "ok thanks", "okay thanks", "thank you",
      "thank you so much", "thanks a lot", "cheers", "very well", "thank you finish", "thanks finish", "finish", "thats it thanks",
      "that's it thanks",
      "go with that", "i'll go with that", "let's go with that", "that works", "this works", "that will do", "that'll do", "that's all",
    ],
    contents: [
      "sick", "ok sick", "wicked", "ace", "mint", "sound", "class", "lush", "banging", "sweet", "nice one", "that's better", "better",
      "that's better innit", "thanks", "thank you", "it's fine", "that's fine", "all good", "it's good", "nothing is wrong", "it is right",
      "it's right",
    ],
    keeping: ["keep", "take", "record", "choose", "save", "use"],
    calming: [
      "exaggerat", "joking", "joke", "kidding", "i'm ok", "i am ok", "i'm fine", "i am fine", "i'm safe", "i am safe", "i'm all right",
      "i'm alright",
      "seriously though", "but seriously", "no but seriously", "not in danger", "figure of speech", "didn't mean it", "go on",
    ],
    fillers: [
      "whatever", "thanks", "nicely", "as", "was", "on", "closest", "nearest", "haha", "ha", "lol", "has", "bit", "do", "just", "only",
      "please", "i", "i'd", "i'll", "let's", "let", "us", "me", "want", "will", "would", "go", "with", "for", "to", "the", "that", "that's",
      "this", "it", "it's", "is", "looks", "look", "much", "was",
      "number", "sentence", "version", "oh", "very", "can", "say", "thank", "you", "dear", "done", "finish", "we", "have", "a", "i'm",
      "try", "ready",
      "sounds",
      "better", "best", "nicer", "and", "now", "then", "prefer", "wait", "actually", "no",
    ],
    ordinals: [["one", "first", "1st", "top"], ["two", "second", "2nd", "middle"], ["three", "third", "3rd"]], last: ["last", "bottom"])
}
