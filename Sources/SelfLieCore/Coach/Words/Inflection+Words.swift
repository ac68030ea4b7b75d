// English words whose forms do not follow from the rules of spelling.

extension Inflection {
  static func words(_ text: String) -> Set<String> { Set(list(text)) }

  /// Splits words with spaces and line feeds between them. It works on bytes, because it runs at every start.
  static func list(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
  }

  /// Splits phrases with slashes and line feeds between them.
  static func phrases(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\n") }.map { list(String(Substring($0))).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// The base forms of verbs: those of the table, and words that are seldom anything but verbs in goals, triggers and replacements.
  static let verbs = VerbTable.chief.union(goalVerbs).subtracting(["sub"]).subtracting(pasts)
  /// Words that are oftener the past of another verb: "my mum found out".
  private static let pasts: Set = ["found", "felt", "fell", "saw", "wound", "ground"]

  private static let goalVerbs = words(
    """
    babysit battle bike binge block blow brew browse budget calm chain cheer clear co-sleep code comment complete control criticise cycle
    deadlift declutter double-check doodle doomscroll doubt dream drum dust email end exercise face fast floss focus freelance game google gossip
    guilt-trip hand-wash hike hoard hydrate iron joke jot journal juggle land light log lower memorise message micromanage moisturize
    multitask mute name nap nibble order organise overanalyze overcommit overplan overpromise overshare overthink own pace panic pedal pee plant
    people-please pet photograph post practice prioritise program record refactor reheat repot relapse rest reward rewatch row scroll shop shower skate sketch
    ski slouch slow smoke snack snooze sort step stick stockpile study surf taste text tidy track type unfollow uninstall unsubscribe
    descale deadhead repot unclog unblock decalcify degrease deworm upcycle vacuum vape wave weed worship
    """)

  /// The words of several syllables that double their last consonant: the last syllable is stressed, or the word is an exception.
  static let doubling = words(
    "admit begin commit control forget prefer regret refer submit upset outrun rerun unplug permit equip overspin kidnap input babysit")

  /// The words that end in "ing" and are no verbs.
  static let notVerbs = words(
    """
    something nothing anything everything morning evening king ring spring string thing wing sling ceiling darling wedding pudding dumpling
    sibling clothing lightning earring duckling bling herring viking inning during plaything awning
    boring interesting amazing exciting tiring exhausting annoying embarrassing disappointing challenging confusing
    """)

  /// Names as they are written, by their lower case.
  static let names: [String: String] = {
    let all = """
      Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January
      February
      April June July August September October November December Christmas Easter Ramadan God Jesus Christ Allah Buddha PhD Amazon Instagram TikTok Facebook YouTube Netflix
      Twitter WhatsApp Reddit Snapchat LinkedIn Tinder Google English Spanish French German Italian Japanese Chinese Korean Arabic Russian
      Portuguese Dutch Turkish Hindi Latin Greek Swedish Norwegian Finnish Danish Hebrew Ukrainian Mandarin Thai Vietnamese Indian Mexican Irish Scottish Welsh Hungarian Czech
      Brazilian Persian Esperanto Gaelic Catalan Tagalog Urdu Bengali Swahili Yiddish Bible Quran Torah Python Linux TV PC AI CPAP Shabbat
      Punjabi Gujarati Tamil Telugu Marathi Cantonese Yoruba Igbo Zulu Xhosa Amharic Somali Farsi Pashto Kurdish Armenian Georgian Albanian
      Serbian Croatian Romanian Bulgarian Icelandic Indonesian Malay Nepali Manila Osaka Tokyo Kyoto Berlin Hamburg Munich London Rome Madrid
      Barcelona Lisbon Vienna Prague Warsaw Budapest Athens Istanbul Cairo Lagos Nairobi Mumbai Delhi Karachi Lahore Dhaka Bangkok Hanoi
      Jakarta Seoul Beijing Shanghai Singapore Sydney Melbourne Auckland Toronto Montreal Vancouver Chicago Boston Seattle Amsterdam Brussels
      Zurich Geneva Oslo Stockholm Copenhagen Helsinki Dublin Edinburgh Glasgow Manchester Liverpool
      ADHD OCD PTSD IBS GCSE GCSEs PCOS Lidl Aldi Tesco Nikon Eid Diwali Hanukkah Passover Fajr Isha Duolingo Anna Tom Emma Maria Lucas Leon Mika Peter Paul Thomas Martin Michael David
      Daniel James John Robert William Richard Joseph Charles Christopher Matthew Anthony Steven Andrew Joshua Kevin Brian George Edward
      Ronald Timothy Jason Jeffrey Ryan Jacob Gary Nicholas Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Alexander
      Patrick Dennis Jerry Tyler Aaron Jose Adam Nathan Henry Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen
      Lisa Nancy Sandra Ashley Kimberly Emily Donna Michelle Amanda Dorothy Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia
      Kathleen Amy Angela Shirley Brenda Pamela Nicole Samantha Katherine Christine Helen Rachel Janet Catherine Carolyn Diane Julie
      Olivia Sophia Mia Charlotte Amelia Ava Isabella Lena Lara Sofia Elena Julia Hannah Leah Noah Liam Oliver Elijah Mateo Ali Omar Ahmed
      Fatima Aisha Mohammed Muhammad Yusuf Ibrahim Priya Raj Anita Ravi Wei Ming Yuki Hiroshi Ivan Olga Natasha Dmitri Pedro Juan Carlos Luis
      Miguel Ana Carmen Pablo Diego Marco Luca Giulia Chiara Hans Fritz Klaus Jan Piotr Kasia Mehmet Ayse Japan Spain France Germany Italy
      India Mexico Canada America England Scotland Ireland Wales Greece Portugal Poland Sweden Norway Denmark Finland Brazil Nigeria Kenya Egypt
      Morocco Australia Europe Africa Asia London Paris Berlin Rome Madrid Lagos Leeds Oslo Tokyo Delhi Mumbai Dublin Bristol Cardiff Amsterdam
      Vienna Lisbon Barcelona Chicago Boston Toronto Sydney Melbourne Glasgow Edinburgh Manchester Seattle DoorDash Deliveroo
      """
    return Dictionary(list(all).map { ($0.lowercased(), $0) }) { first, _ in first }
  }()

  /// The words for feelings that may follow "I feel".
  static let feelings = words(
    """
    stressed bored lonely tired angry anxious sad nervous hungry frustrated overwhelmed worried exhausted upset restless tense afraid scared
    excited happy guilty ashamed panicky irritated annoyed down low empty sleepy weak unsure insecure rushed cold hot sick uncomfortable
    depressed jealous hurt embarrassed shy awkward uneasy impatient distracted blocked stuck lost thirsty full blue irritable furious moody
    """)

  /// The nouns for feelings, with the adjective for each.
  static let named = [
    "stress": "stressed", "boredom": "bored", "loneliness": "lonely", "tiredness": "tired", "fatigue": "tired", "anger": "angry",
    "anxiety": "anxious", "sadness": "sad", "nervousness": "nervous", "nerves": "nervous", "hunger": "hungry", "frustration": "frustrated",
    "exhaustion": "exhausted", "worry": "worried", "worries": "worried", "tension": "tense", "fear": "afraid", "panic": "panicky",
    "restlessness": "restless", "irritation": "irritated", "shame": "ashamed", "guilt": "guilty", "thirst": "thirsty",
  ]

  /// The nouns for things that come by themselves.
  static let urges = words("urge urges craving cravings temptation temptations impulse impulses itch doubt doubts thoughts memories")

  /// The times, places and events of triggers, with the cue made of each.
  static let occasions: [String: String] = {
    var all: [String: String] = [:]
    func put(_ preposition: String, _ nouns: String) {
      for noun in nouns.split(separator: "|") { all[String(noun)] = "\(preposition) \(noun)" }
    }
    put("after", "breakfast|lunch|dinner|supper|work|school|brunch|a meal|meals|my meal|training|the gym|sex|exercise|church")
    put(
      "at",
      "halftime|half-time|half time|tea time|telly time|homework time|story time|bath time|meal time|takeoff|take-off|kickoff|kick-off|rush hour"
    )
    put("during", "landing|turbulence")
    all["netflix"] = "when I watch Netflix"
    put("at", "mealtimes|mealtime|meal times|break time|playtime|naptime|nap time")
    for part in ["morning", "afternoon"] {
      for the in ["", "the "] { for joint in [" ", "-"] { all["\(the)mid\(joint)\(part)"] = "in the middle of the \(part)" } }
    }
    for part in ["evening", "afternoon", "after-dinner", "after-lunch", "first", "second"] {
      for drink in ["coffee", "tea", "drink"] {
        for my in ["", "my ", "the "] { all["\(my)\(part) \(drink)"] = "when I have my \(part) \(drink)" }
      }
    }
    put("when I have", "hay fever|a migraine|a headache|a deadline")
    for day in ["first", "1st"] { for the in ["", "the "] { all["\(the)\(day) of the month"] = "on the first of the month" } }
    put("after", "practice|class|my shower|a shower")
    put(
      "in", "the morning|the mornings|the evening|the evenings|the afternoon|bed|the car|the office|the kitchen|meetings|a meeting|traffic")
    put(
      "in",
      "restaurants|the bathroom|the shower|the garden|class|public|winter|summer|spring|autumn|conversations|a group|groups|bars|the bar|traffic jams|a traffic jam"
    )
    put(
      "at",
      "night|noon|midnight|midday|bedtime|lunchtime|dinnertime|home|parties|a party|the pub|the party|my desk|the desk|the table|sunset")
    put("at", "sunrise|dawn|the supermarket|the airport|the bus stop|the dentist|dusk")
    put("on", "the bus|the train|the couch|the sofa|the weekend|weekends|weekdays|my break|the way home|holiday|vacation")
    put("on", "weeknights|the toilet|the phone|Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Saturdays|Sundays|the balcony|payday")
    put("on", "the plane|the subway")
    put("at", "the till|the counter|the front desk|reception|the checkout|the self checkout")
    put("during", "breaks|phone calls|exams|the news|commercials|lectures|the commute|my commute|arguments")
    for (short, long) in [
      "morning": "in the morning", "mornings": "in the morning", "evening": "in the evening", "evenings": "in the evening",
      "afternoon": "in the afternoon", "afternoons": "in the afternoon", "nights": "at night", "weekend": "on the weekend",
      "the weekends": "on weekends", "car": "in the car", "office": "in the office", "kitchen": "in the kitchen", "meeting": "in a meeting",
      "the meeting": "in the meeting", "party": "at a party", "pub": "at the pub", "desk": "at my desk", "bus": "on the bus",
      "train": "on the train",
      "couch": "on the couch", "sofa": "on the sofa", "break": "on my break", "work breaks": "on my break",
      "lunch break": "on my lunch break", "lunch hour": "in my lunch hour", "my lunch hour": "in my lunch hour", "nap time": "at nap time",
      "naptime": "at nap time", "bath time": "at bath time", "story time": "at story time", "january": "in January",
      "february": "in February",
      "april": "in April", "june": "in June", "july": "in July", "august": "in August", "september": "in September",
      "october": "in October",
      "november": "in November", "december": "in December",
      "coffee": "when I have my coffee", "my coffee": "when I have my coffee", "morning coffee": "when I have my morning coffee",
      "tea": "when I have my tea",
      "my morning coffee": "when I have my morning coffee", "coffee break": "on my coffee break",
      "the coffee": "when I have my coffee", "alcohol": "when I drink", "beer": "when I have a beer", "wine": "when I have a glass of wine",
      "tv": "when I watch TV",
      "the tv": "when I watch TV", "the alarm": "when my alarm rings", "my alarm": "when my alarm rings", "alarm": "when my alarm rings",
      "monday": "on Mondays", "tuesday": "on Tuesdays", "wednesday": "on Wednesdays", "thursday": "on Thursdays", "friday": "on Fridays",
      "saturday": "on Saturdays", "sunday": "on Sundays", "mondays": "on Mondays", "tuesdays": "on Tuesdays", "wednesdays": "on Wednesdays",
      "thursdays": "on Thursdays", "fridays": "on Fridays", "saturdays": "on Saturdays", "sundays": "on Sundays", "my bed": "in bed",
      "the bed": "in bed", "waking up": "when I wake up", "bed time": "at bedtime", "lunch time": "at lunchtime",
      "phone": "when I see my phone",
      "my phone": "when I see my phone", "my desk": "when I sit at my desk", "daily": "each day",
    ] { all[short] = long }
    return all
  }()

  static let people = words(
    """
    boss friend friends family mother mum mom father dad parents wife husband partner girlfriend boyfriend brother sister son daughter kids
    children colleague colleagues coworker coworkers neighbor neighbour roommate smokers drinkers people others strangers teacher team
    """)

  /// What takes its time, and has room for something else.
  static let events = words(
    """
    meeting meetings exam exams interview interviews call calls commute flight flights appointment appointments argument arguments date
    dates presentation presentations lesson lessons test tests party parties visit visits break breaks holidays concert concerts game games
    rehearsal rehearsals shift shifts lecture lectures standup standups stand-up
    """)

  /// The words with which a cue may begin.
  static let cueWords = words(
    "after before at in on during while when whenever once as by every each between around upon from if first outside instead")

  /// The words for a place or a nearness, which need a verb to begin a clause.
  static let placeWords = words("with near over under behind along through inside next beside among out")

  static let determiners = words("a an the my your our his her their some any this that these those one two three five ten few several")

  /// The usual verb for a thing, by the thing.
  static let uses: [String: String] = {
    let table = [
      (
        "drink",
        "water tea coffee juice milk lemonade smoothie soda kombucha cola coke alcohol beer wine vodka whisky whiskey cocktails caffeine decaf seltzer ale tonic squash cordial mocktail mocktails"
      ),
      ("have", "sip lunch breakfast dinner talk conversation mint mints"),
      ("make", "decision appointment call phone-call"), ("pay", "bill bills rent taxes"),
      ("answer", "email emails e-mail e-mails mail messages letters texts"),
      (
        "take",
        "walk break breath breaths shower bath nap step steps stroll moment minute pause medicine medication meds insulin antidepressants tablets vitamins pills tablet pill photo photos lesson lessons class classes"
      ),
      (
        "eat",
        """
        apple apples banana bananas fruit fruits carrot carrots carrot-sticks nuts almonds yogurt salad berries orange pear grapes
        vegetables
        veggies greens celery raisins seeds soup popcorn chocolate sugar sweets candy meat bread cookies chips cake snacks toast oats
        cucumber
        crisps meals meal food cheese dessert desserts cucumbers sandwich sandwiches tomatoes walnuts strawberries slices sticks junk-food fries pizza burger burgers pasta porridge oatmeal eggs egg
        """
      ),
      ("put on", "cream sunscreen sunblock moisturizer moisturiser lotion seatbelt helmet ointment"),
      ("chew", "gum toothpick"),
      (
        "do",
        """
        push-ups pushups push-up squats squat yoga exercise exercises stretches pilates sudoku puzzle puzzles crossword crosswords workout
        dishes task tasks
        laundry plank planks homework something jacks sit-ups situps chores burpees lunges cardio stretching breathwork paperwork
        housework judo karate taekwondo chi aikido calisthenics crossfit zumba origami calligraphy embroidery pottery needlework macrame
        cross-stitch robotics gymnastics aerobics pull-ups chin-ups dips prep expenses bookkeeping checks
        """
      ),
      ("read", "book books novel magazine page pages chapter chapters article articles poem poems poetry newspaper"),
      (
        "play",
        """
        guitar piano violin game games chess cards drums ukulele flute football soccer tennis basketball cello bass saxophone trumpet
        harmonica banjo mandolin accordion clarinet oboe harp bridge badminton golf hockey volleyball cricket rugby darts scrabble handball
        backgammon viola trombone bagpipes recorder fiddle
        """
      ),
      ("listen to", "music podcast podcasts song songs audiobook audiobooks radio"),
      ("say", "prayer mantra"), ("tell", "truth"), ("pray", "fajr dhuhr asr maghrib isha rosary"),
      ("smoke", "cigarettes cigarette cigar cigars weed tobacco pipe"), ("vape", "e-cigarette e-cigarettes"),
      (
        "use",
        "inhaler phone smartphone facebook instagram tiktok reddit twitter media internet laptop computer snapchat screens app apps site sites sweetener stevia honey drops control"
      ),
      ("watch", "tv television netflix youtube porn pornography series movies film films news"),
      ("study", "astronomy"), ("call", "friend sister brother mother mom mum dad"),
      ("squeeze", "ball"), ("put on", "balm"), ("play with", "toy spinner putty fidget-ring fidget-cube"), ("light", "candle"),
      ("bake", "sourdough"),
      ("write", "commit-messages morning-pages"),
      ("run", "repeats sprints"),
      (
        "practise",
        """
        backhand forehand volley footwork putting dribbling kata arpeggios vibrato intonation subjunctive conjugations photography watercolour
        watercolor scales chords juggling ballet archery improv magic handstands handstand slackline
        """
      ), ("write in", "journal diary"), ("bite", "nails fingernails"), ("pick", "cuticles"),
      ("count", "breaths"), ("go for", "swim jog run ride hike drive"), ("brush", "teeth"), ("work in", "garden"), ("pet", "dog cat"),
    ]
    return Dictionary(
      table.flatMap { verb, nouns in list(nouns).map { ($0, verb) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// The nouns that need an article in the singular.
  static let countable = words(
    """
    apple banana carrot pear orange book novel walk break breath shower bath nap podcast puzzle crossword candle friend snack salad
    smoothie glass cup
    mug bottle magazine game prayer stroll step pause moment sip swim jog hike song poem piece handful slice bowl stick toothpick ball
    tablet
    class lesson course pill page chapter workout plank meal toast article sudoku mantra mint call decision appointment burger sandwich
    """)

  /// The verbs for acts that are done in one go.
  static let momentary = words("call text floss brush take thank hug kiss water wash feed greet")

  /// The verbs for acts that can go on for ten minutes.
  static let lasting = words(
    """
    run walk read write study speak practice practise learn play draw paint meditate stretch exercise swim cycle train dance sing pray
    journal code
    program sketch knit jog row sew ride work garden clean tidy declutter exercise bike hike focus listen program rehearse revise review
    """)
}
