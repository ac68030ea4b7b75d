/// What people type around what they say, or in a way of their own, and the line without it: "go for a run" of "erm, go for a run".
struct Rewording: Sendable {
  typealias Question = ScriptedConversation.Question

  /// A line, and what it comes to.
  let example: String
  let plain: String
  /// The questions to which the line is an answer.
  let questions: [Question]
  private let rewrite: @Sendable (String) -> String

  private init(_ example: String, _ plain: String, to questions: [Question] = answers, _ rewrite: @escaping @Sendable (String) -> String) {
    (self.example, self.plain, self.questions, self.rewrite) = (example, plain, questions, rewrite)
  }

  private static let answers: [Question] = [.reason, .moment, .act, .belief, .change]
  private static let all: [Question] = [.goal, .kind] + answers

  /// Returns a line as the rows say it that are for a question, each as often as it finds something.
  static func plain(_ line: String, by rows: [Rewording], to question: Question) -> String {
    let rows = rows.filter { $0.questions.contains(question) }
    var line = line
    // A line has no more to take away than there are rows.
    for _ in rows {
      guard let next = rows.lazy.map({ $0.rewrite(line) }).first(where: { $0 != line && !$0.isEmpty }) else { return line }
      line = next
    }
    return line
  }

  // MARK: What is typed in a way of one's own

  /// Slips, interjections and the words of a chat.
  static let typed = [
    Rewording("I don't know, the time difference is hard", "no idea", to: [.moment]) {
      $0.replacing(
        /^(?i)(?:i\s+(?:don't|dont)\s+know|idk|not\s+sure)[,.]\s+.*\b(?:is|are)\s+(?:hard|difficult|tricky|complicated|messy)[.!]?$/,
        with: "no idea")
    },
    Rewording("idk always", "no idea", to: [.moment]) {
      $0.replacing(/^(?i)(?:idk|dunno|i\s+don't\s+know)[,.]?\s+(?:always|whenever|all the time|anytime)[.!]?$/, with: "no idea")
    },
    Rewording("a bit more... proud", "a bit more proud", to: all) { $0.replacing(/(\w)(?:\.{2,}|…)\s+(?=\w)/) { "\($0.1) " } },
    Rewording("any time we're late", "whenever we're late", to: all) {
      $0.replacing(/(?i)\bany\s?time(?=\s(?:i|i'm|we|we're|he|she|they|my|the)\b)/, with: "whenever")
    },
    Rewording("walk more, on account of my hip", "walk more, because of my hip", to: all) {
      $0.replacing(/(?i)\bon\s+account\s+of\b/, with: "because of")
    },
    Rewording("Ok fine. I bite my nails", "I bite my nails", to: [.goal]) {
      $0.replacing(
        /^(?i)(?:(?:(?:ok|okay|so|hello|hi|hey|hm+|uh|um|erm|er|ugh|i mean|i meant)[.,:!?\s]+)|(?:oh\s+)?(?:my\s+)?(?:god|jesus|christ|goodness|gosh)[,.!]+\s*|where\s+do\s+i\s+(?:start|begin)[.?!]*\s*|i'll\s+try[.,!]+\s*|(?:(?:ok|okay|oh)\s+)?(?:fine|right|well|alright|all right)[.,!?]+\s*)+(?=\w+\s+\w+)/,
        with: "")
    },
    Rewording("ok fine, save 50 quid a month", "save 50 quid a month", to: [.kind]) {
      $0.replacing(/^(?i)(?:(?:ok|okay|oh|alright|all right|fine|well|no|sorry|then|seriously)[.,!]*\s+)+(?=\w+\s+\w+)/, with: "")
    },
    Rewording("id ring my brother", "I'd ring my brother") { $0.replacing(/(?i)(?<lead>^|,\s)id\s+(?=\w+\s)/) { "\($0.lead)I'd " } },
    Rewording("when i'm lonely", "when I'm lonely", to: all) {
      $0.replacing(/(?<lead>^|[\s\x22(])i(?<rest>'(?:m|ve|d|ll)\b)/) { "\($0.lead)I\($0.rest)" }
    },
    Rewording("so I can wake up for maths", "so that I can wake up for maths") {
      $0.replacing(
        /^(?i)so\s+(?=(?:(?:i|we|he|she|they)\s+(?:can|could|have|get|see|sleep|feel|wake|know|keep|live)|i'm|there(?:'s|\s+is|\s+are)|my\s+\w+\s+\w+)\b)/,
        with: "so that ")
    },
    Rewording("erm, go for a run", "go for a run") { $0.replacing(/^(?i)(?:erm|er|um|uh|ugh|pfft)[,.]*\s+(?=\w)/, with: "") },
    Rewording("its eating my evenings", "it's eating my evenings") {
      $0.replacing(/^(?i)its\s+(?=\w+ing\b|(?:been|not|so|too|just|all|about|my|the|a)\s)/, with: "it's ")
    },
    Rewording("because its expensive", "because it's expensive") {
      $0.replacing(/^(?i)(because|bc|cuz|coz|cos)\s+its\s+(?=(?:so|too|really|not|a)\s|\w+[.!]?$)/) { "\($0.1) it's " }
    },
    Rewording("I dunno, all day", "all day") { $0.replacing(/^(?i)(?:i\s+)?(?:dunno|idk|don't\s+know|not\s+sure),\s+(?=\w)/, with: "") },
    Rewording("usually I'm on my phone in bed", "when I'm on my phone in bed", to: [.moment]) {
      $0.replacing(/^(?i)(?:usually|mostly|normally)\s+(i'm|i\s+am)\s/) { "when \($0.1) " }
    },
    Rewording("there's no fixed moment really", "no idea") {
      $0.replacing(/^(?i).*\bno\s+(?:fixed|special|particular|set|real)\s+(?:moment|time)\b.*$/, with: "no idea")
    },
    Rewording("like 11ish when I'm in bed", "when I'm in bed") {
      $0.replacing(/^(?i)like\s+\d{1,2}(?:ish)?\s+(?=when\s)/, with: "").replacing(/(?i)\s+like\s+\d{1,2}(?:ish)?$/, with: "")
    },
    Rewording("as soon as I sit in the car", "when I sit in the car", to: [.moment, .act, .belief, .change]) {
      $0.replacing(/^(?i)as\s+soon\s+as\s+/, with: $0.contains(", I ") ? "When " : "when ")
    },
    Rewording("idk just looks cool", "because it looks cool", to: [.reason]) {
      $0.replacing(/^(?i)(?:idk|dunno)?[,.]?\s*(?:it\s+)?(?:just\s+)?(looks|feels|sounds|seems)\s+(?=\w)/) {
        "because it \($0.1.lowercased()) "
      }
    },
    Rewording("can u make it shorter", "can you make it shorter") {
      $0.replacing(/(?i)\b(can|could|do|would|will)\s+u\b/) { "\($0.1) you" }
    },
    Rewording("uhh", "no idea") { $0.replacing(/^(?i)(?:u+h+|u+m+|e+r+m*|h+m+)[.…!?]*$/, with: "no idea") },
    Rewording("n/a", "no idea") { $0.replacing(/^(?i)n\s?\/\s?a\.?$/, with: "no idea") },
    Rewording("whenever I'm waiting: the lift, the queue", "whenever I'm waiting", to: [.moment]) {
      $0.replacing(/^(?i)((?:when|whenever)\s[^:]{4,40}):\s.*$/) { String($0.1) }
    },
    Rewording("when I wake up, before the phone", "when I wake up", to: [.moment]) {
      $0.replacing(/^(?i)((?:when|after)\s[^,]+),\s+before\s+(?:the|my)\s\w+\.?$/) { String($0.1) }
    },
    Rewording("one phrase, is enough", "one phrase") { $0.replacing(/(?i),\s+(?:it\s+)?(?:is|it's|that's)\s+enough\.?$/, with: "") },
    Rewording("maybe like play a round", "play a round", to: [.act, .belief, .change]) { line in
      guard let lead = line.prefixMatch(of: /(?i)(?:(?:maybe|perhaps|probably|idk|dunno),?\s+)+like,?\s+(?=\w+\s+\w)/),
        case let rest = String(line[lead.range.upperBound...]), Inflection.isVerb(rest.prefix { $0.isLetter })
      else { return line }
      return rest
    },
    Rewording("like in bed", "in bed") { $0.replacing(/^(?i)like\s+(?=(?:in|at|on|when|after|before|during|around)\s)/, with: "") },
    Rewording("I think of three good things", "think of three good things", to: [.act]) {
      $0.replacing(/^(?i)i\s+(think\s+(?:of|about)\s+.+)$/) { String($0.1) }
    },
    Rewording("I just love it", "because I just love it", to: [.reason]) {
      $0.replacing(/^(?i)i (?:just )?(?:love|enjoy|like) (?:it|doing it|that)[.!]?$/) { "because \($0.0)" }
    },
    Rewording("no that's wrong, it's when mum calls", "it's when mum calls") {
      $0.replacing(
        /^(?i)(?:no[,.]?\s+)?(?:that's|that\s+is|thats|this\s+is|you(?:'ve)?\s+got\s+(?:it|that))\s+(?:wrong|not\s+right|not\s+it|not\s+what\s+i\s+(?:said|meant|mean)|incorrect)[,.;:]\s+(?=\S+\s+\S)/,
        with: "")
    },
    Rewording("two lines, that's it", "two lines") {
      $0.replacing(/(?i)(?<lines>\s\S+)[,.]\s+(?:that's|thats|that\s+is)\s+(?:it|all)[.!]?$/) { String($0.lines) }
    },
    Rewording("water then", "water") {
      $0.replacing(/^(?i)((?!go\s+on|and|ok|okay|what|now|since|until|till|only|just|by|back|not)[\w-]+(?:\s[\w-]+)?)\s+then\.?$/) {
        String($0.1)
      }
    },
    Rewording("before school like I said", "before school") {
      $0.replacing(/^(?i)(?:like|as)\s+i\s+(?:said|told\s+you|mentioned)[,.:]?\s+(?=\w)/, with: "").replacing(
        /(?i),?\s+(?:like|as)\s+i\s+(?:said|told\s+you|mentioned|wrote)(?:\s+(?:before|already|earlier|above))?[.!]?$/, with: "")
    },
    Rewording("shorter pls", "shorter please", to: all) { $0.replacing(/(?i)\bpl[sz]\b/, with: "please") },
    Rewording("chew gum, told you", "chew gum") {
      $0.replacing(/^(?i)(?:i\s+)?(?:already\s+)?(?:said|told\s+(?:you|u))(?:\s+(?:already|that))?[,.:]\s+(?=\w)/, with: "").replacing(
        /(?i)[,.;]\s+(?:i\s+|i've\s+|ive\s+)?(?:already\s+)?(?:said|told\s+(?:you|u))(?:\s+(?:already|so|that|you))?[.!]?$/, with: "")
    },
    Rewording("both when she talks and at the playground", "when she talks and at the playground") {
      $0.replacing(/^(?i)(?:no[,.]?\s+)?both[,:]?\s+(?=(?:when|while|at|in|on|before|after|during)\s)/, with: "")
    },
    // Two events are when, as one of them is.
    Rewording("take-off and turbulence", "during take-off and turbulence", to: [.moment]) { line in
      guard let two = line.wholeMatch(of: /(?i)([\w-]+)\s+and\s+[\w-]+\.?/), let cue = Trigger.cue(of: String(two.1)),
        cue.hasPrefix("at "), Trigger.cue(of: line)?.hasPrefix("when I notice ") != false
      else { return line }
      return "during \(line)"
    },
    Rewording("cuz it calms me", "because it calms me") { $0.replacing(/^(?i)(?:bc|cuz|coz|cos)\s/, with: "because ") },
    Rewording("just kidding. leave it outside the door", "leave it outside the door") {
      $0.replacing(/^(?i)(?:just\s+kidding|kidding|jk|lol|haha)[.,!]*\s+(?=\w)/, with: "")
    },
    Rewording("I'm so bloody tired of it", "I'm so tired of it", to: all) { line in
      // Who wants to swear less names the words.
      line.contains(/(?i)\b(?:swear|curs|say|word|language)/)
        ? line
        : line.replacing(/(?i)\b(?:fucking|freaking|effing|bloody|goddamn|damn)\s+(?=\w)/, with: "").replacing(
          /(?i),?\s+(?:dammit|damn it|for fuck's sake)(?=[.!]|$)/, with: "")
    },
    Rewording("sooner: when the news starts", "when the news starts") {
      $0.replacing(
        /^(?i)(?:a\s+bit\s+|much\s+)?(?:sooner|earlier|later|better|rather|instead)\s*[:,-]\s*(?=(?:when|at|on|in|before|after|during|every)\s)/,
        with: "")
    },
    Rewording("actually the gym is too far, just do push-ups", "do push-ups", to: [.moment, .act, .belief, .change]) {
      $0.replacing(
        /^(?i)(?:(?:actually|no|well|hm+)[,.]?\s+)?(?:the|my|a)\s[\w ]{2,30}\s(?:is|are|'s)\s+too\s+\w+[,.;]\s+(?:so\s+)?(?:just|only|maybe|rather|i'd\s+rather)\s+/,
        with: "")
    },
    Rewording("stretch, I sit all day", "stretch", to: [.act]) { line in
      guard
        let told = line.wholeMatch(of: /(?i)([a-z][\w ]{2,30}),\s+(?:i|my)\s+(?:sit|work|am|have|need|live|get|hurt|back|knees?)\b.*/)?.1,
        Inflection.isVerb(told.prefix { $0.isLetter }.lowercased())
      else { return line }
      return String(told)
    },
    Rewording("Sunday nights are hardest, I look at his page", "Sunday nights", to: [.moment]) {
      $0.replacing(
        /^(?i)((?:[a-z]+day\s)?(?:nights|evenings|mornings|afternoons|weekends))\s+are\s+(?:the\s+)?(?:hardest|worst|hard|bad|difficult)[,.;]\s.*$/
      ) { String($0.1) }
    },
    Rewording("after lunch lol", "after lunch") { $0.replacing(/(?i)[,.]?\s+(?:lol|haha|hehe|simple as that)[.!]?$/, with: "") },
    Rewording("keep the first one, dear", "keep the first one") {
      $0.replacing(
        /(?i)(?<words>\s(?!(?:to|say|with|and|then)\s)\S+)(?:,\s+(?:dear|love|mate|darling|sweetheart|pal|thanks|please)|\s+please)[.!]?$/
      ) {
        String($0.words)
      }
    },
  ]

  // MARK: What is said around a line that is not understood with it

  /// Hedges and small talk.
  static let hedges = [
    Rewording("can you show me some others?", "others") {
      $0.replacing(
        /^(?i)(?:(?:ok|okay|no|hm+|and|please|can\s+you|could\s+you)[,.]?\s+)*(?:show\s+me\s+(?:some\s+)?other(?:s|\s+ones)|what\s+else(?:\s+is\s+there)?)(?:\s+please)?[.?!]*$/,
        with: "others")
    },
    Rewording("I quite like 2 actually", "keep 2", to: [.belief, .change]) {
      $0.replacing(
        /^(?i)(?:no,?\s+)?i\s+(?:quite\s+|really\s+|rather\s+)?(?:like|prefer)\s+(?:number\s+)?([1-9])(?:\s+(?:actually|more|best|better|though))?[.!]?$/
      ) { "keep \($0.1)" }
    },
    Rewording("30 minutes would be better", "make it 30 minutes", to: [.belief, .change]) {
      $0.replacing(/^(?i)((?:\d+|ten|fifteen|twenty|thirty|forty)\s+\w+)\s+would\s+be\s+(?:better|enough|fine|good)[.!]?$/) {
        "make it \($0.1)"
      }
    },
    Rewording("no, leave it", "leave it as it is", to: [.belief, .change]) {
      $0.replacing(/^(?i)(?:no|nah|ok|okay)[,.]?\s+(?:just\s+)?leave\s+it[.!]?$/, with: "leave it as it is")
    },
    Rewording("tell me why you picked this", "why this one", to: [.belief, .change]) {
      $0.replacing(
        /^(?i)(?:tell\s+me\s+)?why\s+(?:did\s+)?you\s+(?:picked|pick|chose|choose)\s+(?:this|that|it)(?:\s+one)?[.?]?$/,
        with: "why this one")
    },
    Rewording("sounds rude", "it sounds rude", to: [.belief, .change]) {
      $0.replacing(
        /^(?i)(sounds|feels|seems)\s+(?!(?:pretty\s+|very\s+)?(?:good|fine|great|right|ok|okay|alright|nice|better|perfect|lovely|true|like)\b)(?=[\w ]{3,20}[.!]?$)/
      ) { "it \($0.1) " }
    },
    Rewording("not bad, but shorter", "shorter") {
      $0.replacing(
        /^(?i)(?:(?:that's|it's|this is)\s+)?(?:not\s+bad|pretty\s+good|good|nice|great|fine|ok|okay|better|almost|lovely|close|i\s+like\s+(?:it|that|this)|love\s+it)[,.]?\s+but\s+(?:it's\s+)?(?=(?:too|shorter|softer|make|can|could|without|with|more|less|not|say|a bit|a little|simpler|warmer)\b)/,
        with: "")
    },
    Rewording("please more respectful", "more respectful", to: all) {
      $0.replacing(/^(?i)(?:please|pls|plz)[,]?\s+(?=\S+\s+\S)/, with: "")
    },
    Rewording("do leave out the dentist", "leave out the dentist") {
      $0.replacing(/^(?i)do\s+(?=(?:leave|take|make|keep|add|put|use|say)\s)/, with: "")
    },
    Rewording("make it 5:30 instead", "at 5:30") {
      $0.replacing(
        /^(?i)(?:no[,.]?\s+)?(?:make\s+(?:it|that)|change\s+it\s+to|set\s+it\s+to|it's)\s+(?:at\s+)?(\d{1,2}(?::[0-5]\d|\s?[ap]m)(?:\s+(?:in the|at)\s+\w+)?)(?:\s+(?:instead|please|then))?[.!]?$/
      ) { "at \($0.1)" }
    },
    Rewording("honestly, I'd walk", "I'd walk") {
      $0.replacing(
        /^(?i)(?:(?:well|ok|okay|oh|ooh|ah|hm+|wait|hang\s+on|hold\s+on|right|alright|all\s+right|look|listen|lovely|nice|great|grand|super|amen|bravo|bellissimo|wunderbar|fine|sorry|seriously|on\s+second\s+thoughts?|come\s+to\s+think\s+of\s+it)(?:\s+then)?[,.!:]+|honestly,?|to\s+be\s+honest,?|on\s+second\s+thoughts?,?|probably,?|i\s+mean,|i\s+suppose,?|i\s+guess,?|idk,?|nah,?|hm+(?=\s+(?:let|maybe|i|it|can|could|what|how|the|make)\b)|erm)\s+(?=\S+\s+\S)/,
        with: "")
    },
    Rewording("after tea, by the way", "after tea") {
      $0.replacing(
        /(?i),?\s+(?:by\s+the\s+way|btw|if\s+anything|i\s+suppose|i\s+guess|or\s+smth|or\s+sth|to\s+be\s+honest|tbh|for\s+example|if\s+that\s+helps)[.!]*$/,
        with: "")
    },
    Rewording("find something blue, my therapist's trick", "find something blue") {
      $0.replacing(/(?i),\s+my\s+\w+'s\s+(?:trick|idea|tip|advice|suggestion)\.?$/, with: "")
    },
    Rewording("apples are boring, a banana", "a banana", to: [.act]) {
      $0.replacing(/^(?i)\w+(?:\s\w+)?\s(?:is|are)\s(?:boring|disgusting|too\s\w+|not\s+my\s+thing)[,.;]\s+(?=(?:a|an|some)\s)/, with: "")
    },
    // Who has the thing and does not like it names nothing.
    Rewording("carrot sticks? but I hate carrots", "no idea") {
      $0.replacing(/(?i)^.{3,40}\?\s+but\s+i\s+(?:hate|don't\s+like|can't).*$/, with: "no idea")
    },
  ]

  // MARK: How a change is asked for

  /// A wish for a moment, a reason or other words, said as a question or as what is lost.
  static let wishes = [
    Rewording("could it say 'when he calls again'?", "when he calls again") { line in
      guard
        let said = line.wholeMatch(of: /(?i)[^'\x22“]*\b(?:make it|say|like|be|put)\s+['"“](.+?)['"”](?:\s+(?:instead|please))?[.?!]*/)?.1,
        case let inner = String(said), isMoment(inner), !inner.lowercased().contains(", i ")
      else { return line }
      return inner
    },
    Rewording("can you add that he is alone too?", "because he is alone too") {
      $0.replacing(/^(?i)(?:(?:can|could|would)\s+you\s+(?:please\s+)?)?add\s+that\s+(.+?)\??$/) { "because \($0.1)" }
    },
    Rewording("put in that I sleep better", "so that I sleep better") {
      $0.replacing(
        /^(?i)(?:(?:can|could)\s+you\s+)?(?:put|work|bring)\s+in\s+that\s+(?=(?:i|we|he|she|they|my|our|it)\b)/, with: "so that ")
    },
    Rewording("can the reason go in, so that my rent is paid", "so that my rent is paid") {
      $0.replacing(/^(?i)can\s+the\s+reason\s+(?:go|be)\s+in(?:\s+(?:it|there|too))?[,:]\s+(?=\w)/, with: "")
    },
    Rewording("I would like it to say with a grateful heart", "add with a grateful heart") {
      $0.replacing(
        /^(?i)(?:i(?:'d|\s+would)\s+like\s+it\s+to|i\s+want\s+it\s+to|it\s+should|(?:can|could)\s+it)\s+(?:also\s+)?say\s+(?=(?:with|for|without|in|on|at)\s)/,
        with: "add ")
    },
    Rewording("Can you write: because I am saving for a flat", "because I am saving for a flat") {
      $0.replacing(/^(?i)(?:.*[.!?]\s+)?(?:(?:can|could|would)\s+you\s+)?(?:please\s+)?(?:write|say|put|add)\s*:\s+(?=because\s)/, with: "")
    },
    Rewording("take out the daughter please", "leave out the daughter please") {
      $0.replacing(/^(?i)take\s+out\s+(?=(?:the|my|that)\s)/, with: "leave out ")
    },
    Rewording("no, without the learning", "undo that", to: [.belief, .change]) {
      $0.replacing(
        /^(?i)(?:no[,.]?\s+)?(?:without|not)\s+(?:the\s+)?[\x22']?(?:i\s+am\s+)?learning[\x22']?(?:\s+(?:to|bit|part))?[.!]?$/,
        with: "undo that")
    },
    Rewording("it's lost the bit about when she calls", "when she calls") { line in
      guard
        let said = line.wholeMatch(
          of:
            /(?i)(?:it's|it has|you've|you have|you)\s+(?:lost|dropped|forgot|forgotten|missed|left\s+out)\s+(?:the\s+(?:bit|part)\s+(?:about\s+)?)?(.+?)[.!]?/
        )?.1, isMoment(String(said))
      else { return line }
      return String(said)
    },
    Rewording("change \"half an hour\" to \"ten minutes\"", "change half an hour to ten minutes") {
      $0.replacing(/^(?i)(change|swap|replace)\s+['"“](.+?)['"”]\s+(to|with|for|by)\s+['"“](.+?)['"”][.!]?$/) {
        "\($0.1) \($0.2) \($0.3) \($0.4)"
      }
    },
  ]

  // MARK: What leads to a line

  /// What is said before a wish, and of what was said before.
  static let leads = [
    Rewording("I don't know, what do you suggest?", "what do you suggest?", to: all) {
      $0.replacing(/^(?i)(?:i (?:don't|dont|do not) know|no idea|not sure)[,.]?\s+(?=(?:what|any|can you|do you)\b)/, with: "")
    },
    Rewording("no wait, I mean three breaths", "three breaths", to: all) {
      $0.replacing(/^(?i)(?:(?:no|oh|hm+)[, ]+)?(?:wait,? (?:no,? )?i (?:mean|meant)|wait,? rather)\s+(?!not\b|than\b)(?=\w)/, with: "")
    },
    Rewording("no reason, I just love it", "I love it", to: all) {
      $0.replacing(
        /^(?i)(?:(?:no|oh|hm+)[, ]+)?(?:no particular reason,|no reason,|no real reason,)\s+(?:(i) just (?=love|like|enjoy))?(?=\w)/
      ) {
        $0.1.map { "\($0) " } ?? ""
      }
    },
    Rewording("no, better Wednesday after lunch", "Wednesday after lunch", to: all) { line in
      guard let lead = line.prefixMatch(of: /(?i)(?:(no|oh|hm+)[, ]+)?better\s+(?!than\b)(?=\w)/) else { return line }
      let rest = String(line[lead.range.upperBound...])
      return lead.1 != nil || Trigger.cue(of: rest) != nil ? rest : line
    },
    Rewording("in the morning instead", "in the morning", to: all) { line in
      guard line.lowercased().hasSuffix(" instead"), case let rest = String(line.dropLast(" instead".count)),
        !rest.lowercased().hasPrefix("i "), let cue = Trigger.cue(of: rest), Trigger.isScheduled(cue), TypedWords(rest).words.count < 5,
        !rest.lowercased().contains("instead")
      else { return line }
      return rest
    },
    Rewording("to lose weight, I guess. no, really to clear my head", "to clear my head", to: all) {
      $0.replacing(/^(?i).{3,70}[.,;!?]\s+no,?\s+(?:really|actually|honestly|rather),?\s+(.+)$/) { String($0.1) }
    },
    Rewording("can you make it about my son?", "make it about my son", to: all) { line in
      var words = TypedWords(line)
      guard words.words.count > 3,
        words.drop(["can you", "could you", "can we", "could we", "would you", "can you please", "could you please"]),
        words.small[0] == "make", words.small.contains("about"), !line.contains("\"")
      else { return line }
      let rest = behind(words, in: line)
      return rest.hasSuffix("?") ? String(rest.dropLast()) : rest
    },
    Rewording("also I want to save for a trip", "I want to save for a trip", to: all) { line in
      var words = TypedWords(line)
      guard words.words.count > 3,
        words.drop([
          "also", "and also", "well", "well,", "oh", "oh,", "hmm,", "hm,", "hmm", "hm", "i guess", "i think", "i suppose", "maybe",
        ]),
        ["i", "i'm", "i'd", "it", "it's", "my", "because", "can", "make", "no", "when", "after", "before", "at", "in", "on"].contains(
          words.small.first)
      else { return line }
      return behind(words, in: line)
    },
  ]

  /// Whether words are a moment by their first word: "when he calls again", but not "I have a thought".
  private static func isMoment(_ words: String) -> Bool {
    Inflection.cueWords.contains(words.prefix { $0 != " " }.lowercased()) && Trigger.cue(of: words) != nil
  }

  /// The last words of a line as they are typed.
  private static func behind(_ words: TypedWords, in line: String) -> String {
    line.split(separator: " ").suffix(words.words.count).joined(separator: " ")
  }
}
