import SystemPackage

/// A word that nothing knows, and the one that may be meant.
public struct UnknownWord: Equatable, Sendable {
  /// The word as it is written.
  public let written: String
  /// The word that is nearest and most usual; nil if none is near.
  public let meant: String?
  /// Whether the word is a long one with a single slip, so that nothing else can be meant.
  public var isOneSlip: Bool {
    if let meant, Speller.slips[written.lowercased()[...]] == meant { return true }
    guard let meant else { return false }
    // In a short word only two letters that are swapped are sure: "wrok".
    if written.utf8.count == 4 { return SlipCost.between(Array(written.lowercased().utf8), Array(meant.utf8), atMost: 0.6) <= 0.6 }
    guard written.utf8.count > 4 else { return false }
    // Two doubled letters are one slip too: "embarased".
    let most = written.utf8.count > 7 ? 1.4 : 1
    return SlipCost.between(Array(written.lowercased().utf8), Array(meant.utf8), atMost: most) <= most
  }
}

/// Finds words that neither the pronunciation dictionary nor the coach knows.
public struct Speller {
  private let dictionary: FilePath?
  private let phrasebook: Phrasebook

  /// Creates a speller.
  /// - Parameter dictionary: The pronunciation dictionary; nil to know the frequent words alone.
  public init(dictionary: FilePath? = Lexicon.englishDictionary, in phrasebook: Phrasebook = .english) {
    (self.dictionary, self.phrasebook) = (dictionary, phrasebook)
  }

  /// Returns the unknown words of a text, each once. Names, numbers and words with another script's letters are none.
  public func unknownWords(in text: String) -> [UnknownWord] {
    var unknown: [(plain: Substring, written: String)] = []
    var isFirst = true
    for case .word(let plain, let place) in ProseToken.scan(String(text.prefix(Self.mostCharacters)), by: phrasebook.notation) {
      defer { isFirst = false }
      // A capital within a sentence begins a name.
      guard isFirst || text[place].first?.isUppercase != true, plain.utf8.allSatisfy({ $0 >= 97 && $0 <= 122 }), plain.utf8.count > 2,
        Self.ranks[plain] == nil, !Self.isForm(plain) || Self.slips[plain] != nil,
        !unknown.contains(where: { $0.plain == plain })
      else { continue }
      unknown.append((plain, String(text[place])))
    }
    guard !unknown.isEmpty else { return [] }
    // A British spelling is known by the American one, and "typos" by "typo".
    let forms = unknown.map {
      Set([String($0.plain), Inflection.american(String($0.plain)), Self.singular(of: $0.plain)].compactMap(\.self))
    }
    let known = dictionary.map { Lexicon.known(forms.reduce(into: []) { $0.formUnion($1) }, in: $0) } ?? []
    return zip(unknown, forms).filter { known.isDisjoint(with: $1) || Self.slips[$0.plain] != nil }.map(\.0).map {
      UnknownWord(written: $0.written, meant: Self.slips[$0.plain] ?? rare(by: $0.plain) ?? meant(by: $0.plain))
    }
  }

  /// Common misspellings that the dictionary has as names: "Mony" is a group, and "Freind" a family.
  fileprivate static let slips: [Substring: String] = {
    let pairs = """
      candel candle, medidation meditation, meditaion meditation, ciggarets cigarettes, cigarets cigarettes, porngraphy pornography, drnking drinking, stp stop, watchng watching, dauther daughter, erlier earlier, greatful grateful, jogg jog, teh the, angr anger, smocking smoking, kidnies kidneys, kidnes kidneys, feild field, litle little, stangers strangers, crakers crackers, costumers customers,
      pocker poker, honkng honking, copieing copying, grumbeling grumbling, badmington badminton, wendsday wednesday, tusday tuesday,
      stoped stopped, bos boss, famly family, becaus because, peple people, allways always, evry every,
      lern learn, wieght weight, brekfast breakfast, vegtables vegetables, exersise exercise, gratefull grateful, carefull careful,
      jop job, gim gym, wrk work, hav have,
      bak back, mor more, nials nails, inglish english, gitar guitar, woring worrying, worring worrying, wory worry, biteing biting, eatting eating,
      lonliness loneliness, portugese portuguese, smth something, usless useless, crambing cramming, critisism criticism, minuts minutes, meditaton meditation, medition meditation, streches stretches, maraton marathon, desertation dissertation, swering swearing, boks books, mony money, erly early, paino piano, fone phone, calender calendar, driveing driving, bycicle bicycle, mathmatics mathematics, bely belly,
      vist visit, thesys thesis, colesterol cholesterol, oversleping oversleeping, pornografy pornography, worthey worthy, freind friend,
      goverment government, cemetary cemetery, grammer grammar, harrass harass, hygene hygiene, jewelery jewellery, lisence licence,
      noticable noticeable, prefered preferred, pronounciation pronunciation, publically publicly, rythm rhythm, similiar similar,
      tomatos tomatoes, tounge tongue, unforseen unforeseen, visious vicious, wensday wednesday, yeild yield, atheletic athletic,
      unhelthy unhealthy, wich which, artical article, feer fear, cookys cookies, lasy lazy, teef teeth, roap rope, excersize exercise,
      fourty forty, wether whether, healty healthy, sincerly sincerely, luch lunch, angre anger, bodie body, boddy body, helth health,
      quitely quietly, aint ain't, frend friend, freinds friends, excercise exercise, excersise exercise, thier their, recieve receive, beleive believe, seperate separate
      """
    var table: [Substring: String] = [:]
    for pair in pairs.split(separator: ",") {
      let words = pair.split(whereSeparator: \.isWhitespace)
      if let slip = words.first, let word = words.last { table[slip] = String(word) }
    }
    return table
  }()

  /// The word of which another is the plural by its ending: "typo" for "typos"; nil for "storys".
  private static func singular(of word: Substring) -> String? {
    word.utf8.count > 4 && word.hasSuffix("s") && !["ss", "ys", "us", "is"].contains(where: word.hasSuffix) ? String(word.dropLast()) : nil
  }

  private static let mostCharacters = 1000

  /// Whether a word is the gerund of a known verb, or names what does it: "preventer".
  private static func isForm(_ word: Substring) -> Bool {
    Inflection.base(ofGerund: String(word)).map { Inflection.isVerb($0) || VerbTable.also.contains($0) } == true
      || Inflection.base(ofThirdPerson: String(word)).map { Inflection.isVerb($0) || VerbTable.also.contains($0) } == true
      || word.utf8.count > 7 && word.hasSuffix("er") && Inflection.isVerb(word.dropLast(2))
      // "Repot", "reheat".
      || word.utf8.count > 4 && word.hasPrefix("re")
        && (Inflection.isVerb(word.dropFirst(2)) || VerbTable.also.contains(String(word.dropFirst(2))))
      || isDerived(word)
  }

  /// Whether a word is made of a frequent one by an ending or a beginning: "healthily", "sustainably", "flakiness", "overexplain".
  private static func isDerived(_ word: Substring) -> Bool {
    if let singular = singular(of: word), ranks[Substring(singular)] != nil { return true }
    // "Steadies", of what is a verb too.
    if word.hasSuffix("ies"), VerbTable.also.contains(word.dropLast(3) + "y") { return true }
    guard word.utf8.count > 6 else { return false }
    let endings = [("ily", "y"), ("bly", "ble"), ("ly", ""), ("iness", "y"), ("ness", ""), ("less", ""), ("ish", "")]
    if endings.contains(where: { ending, base in word.hasSuffix(ending) && FrequentWords.ranks[word.dropLast(ending.count) + base] != nil })
    {
      return true
    }
    return word.hasPrefix("over") && FrequentWords.ranks[word.dropFirst(4)] != nil
  }

  /// The frequent words, and those of the coach's own subjects and sentences, by rank.
  static let ranks = FrequentWords.ranks.merging(zip(own + written, FrequentWords.ranks.count...)) { first, _ in first }
  /// The words of the coach's own sentences.
  private static let written = Set(
    Phrasebook.english.families.flatMap(\.templates).flatMap { $0.pattern.lowercased().split { !$0.isLetter } }.filter { $0.count > 3 }
  ).sorted()
  /// Words of the coach's subjects that are not frequent elsewhere.
  private static let own: [Substring] = """
    meh unclench unclenching hairnet hairnets emoji emojis semaphore kickboxing qigong abuela abuelo khat betel poppers omg prof profs insta pls plz lol pasty pasties paan creatine ngl bruh tbh idk scratchcard scratchcards scratchies mins hrs secs footy soppy naff twee cringe cringey booze bevvy erm innit soz cba pfft prediabetic prediabetes worktop worktops settee touchline descale descaling rightmove zillow vinted depop gumtree deliveroo ubereats tidying duvet duvets pillowcase hoovering
    dishcloth binbag hobnobs digestives crumpets fizzy cuppa prosecco alcopops vapes rollies ciggies marmite houmous courgette courgettes
    rashers chipolatas nandos nans grandads aunties bestie tweens playgroup headteacher freshers coursework swotting invigilator btec nvq
    postgrad osteopath nhs paracetamol sertraline fibromyalgia crohns coeliac celiac perimenopause hrt dyspraxia tourettes ocd bpd cptsd
    parkinsons tracksuit hiit crossfit abseiling paddleboard paddleboarding wakeboarding snorkelling bodyboarding woodturning homebrew
    homebrewing klarna clearpay isas remortgage payslip payslips timesheet timesheets rotas carriageway satnav podcasts audiobook
    audiobooks roblox warzone valorant sudoku jigsaws influencers tiktoker youtuber vlogging vlog substack catastrophise catastrophising
    catastrophizing ruminating overthinker dissociating unmotivated demotivated codependent codependency gaslighting ghosted ghosting
    situationship situationships breadcrumbing workaholism presenteeism micromanager onboarding upskill upskilling cvs tidier comfier
    cosier punctually snappier tetchy mardy whingy sulky clingy airfryer mealprep sleeptalking bruxism apnoea cpap dermatillomania
    trichotillomania stimming nailbiting cuticles hangnails blackheads zits meltdowns bedtimes naptime screentime hoarder dogsitting
    repotting masjid vespers evensong handovers nightshift nightshifts solopreneur ebike ebikes jazzercise aquafit unfollow unfollowing
    unsubscribing doomscroll doomscroller bedrotting bingewatching flirty nosey spag spagbol veganism pescatarian disorganised organised
    organising realising criticise criticising prioritise prioritising memorise visualise
    knackered chuffed dodgy grotty manky narky stroppy gobby lairy bolshy whinge pootle nosh scoffing lurgy fiver offie squiffy hungover
    zonked gassy fidgety absentmindedly sarky snarky scatty ditzy scatterbrained overeater multitasker helpline helplines multistorey
    carpark campervan motorhome pushchair highchair childminder childminders stepdad stepkids godson goddaughter scrum kanban jira trello
    evernote onenote wheezy moisturiser moisturise invisalign chickpeas muesli yoghurt seitan situps pullups chinups physiotherapist
    physiotherapy chiro osteo journalling scrapbooking bujo upcycling upcycle thrifting freecycle sightread arpeggios arpeggio etude
    metronome embouchure fingerpicking didgeridoo synth synths chesscom lichess quordle snuggling spooning radiotherapy colostomy
    metformin nebuliser epipen hayfever labyrinthitis sinusitis tonsillitis sciatica bunions plantar fasciitis tendonitis tendinitis
    raynauds crohn colitis diverticulitis pcos prolapse cystitis uti utis sangha
    spose cuz coz flatmate flatmates housemate housemates gcse gcses yrs stepmum stepmums adhan azan athan telly loo tabla sitar oud djembe erhu koto bouzouki balalaika kalimba cajon tin-whistle bodhran wudu tajweed hifz salah zakat tithing dhikr
    taraweeh suhoor iftar shabbat havdalah challah torah gurdwara puja aarti rosary novena compline lectio breviary kettlebell kettlebells
    wheelie wheelies whingeing hangry tempeh halal korma parkour skiving monstera influencer mozzarella smoothie smoothies pesto miso couscous ramen matcha hygge
    skincare nappy nappies pram lasagne bouillabaisse peckish skint faffing whinging moreish
    latte lattes cappuccino cappuccinos legibly violin viola cello oboe bagpipes trombone clarinet saxophone harmonica mandolin shul surya namaskar
    boba dosa gif glamping ibs imessage jeggings judgy latke marinara meditator momo natto nori poutine psoas raita satay skosh spliff swole
    tartare tempura trope udon ugli wordle thongs crikey skive minging chav mozzarella pho banh gochujang tahini za'atar biryani gyoza edamame
    arepas empanadas tamales churros pilates peloton strava garmin fitbit airpods chatgpt zumba reiki pickleball cornhole bouldering
    meds veg mins min hrs hr secs kanji quran koran torah anki covid doordash twitch physio snus weeknight weeknights
    houseplant houseplants procrastinate procrastinating procrastination meditate meditation mindfulness gratitude snack snacking snacks scroll scrolling smoking smoke
    cigarettes vape vaping gamble gambling exercise exercising jogging yoga stretch stretching pushups squats journaling journal therapist
    anxiety anxious confidence confident patience patient punctual declutter decluttering tidy flossing floss hydrate hydrated vegetables
    sobriety sober assertive boundaries forgive forgiveness interrupting interrupt stammer stutter nail nails overthinking overthink self-esteem fajr ramadan
    surah sura surahs dua duas dhikr hadith namaz wudu iftar suhoor shabbat sabbath mitzvah tefillin puja japa mantra dharma zazen doomscrolling
    motorway motorways roundabout roundabouts carer carers gurdwara seva allotment chapstick tinnitus chutney quinoa hummus kombucha kefir sourdough shawarma jollof injera padel parkrun deadlift deadlifts kettlebell
    khat siesta benched toothache zloty hryvnia forint koruna maths crisps fortnite tiktok netflix duolingo instagram reddit youtube whatsapp
    """.split(whereSeparator: \.isWhitespace)

  /// By length, because a slip adds or drops two letters at most.
  private static let byLength = Dictionary(grouping: ranks.keys.filter { $0.utf8.allSatisfy { $0 >= 97 && $0 <= 122 } }) { $0.utf8.count }

  /// Returns the only word of the dictionary that is one slip away from a long word: "dissertation" for "disertation".
  private func rare(by word: Substring) -> String? {
    guard let dictionary else { return nil }
    // "Fotography" is written by ear.
    let heard = String(word.replacing("f", with: "ph"))
    if heard != word, Lexicon.known([heard], in: dictionary).contains(heard) { return heard }
    guard word.utf8.count > 6, TypedWords.contractions[String(word)] == nil else { return nil }
    let letters = Array(word.utf8)
    // A usual word as near is meant rather.
    if let usual = meant(by: word), SlipCost.between(letters, Array(usual.utf8), atMost: 0.7) <= 0.7 { return usual }
    let near = Set(Lexicon.words(like: String(word), in: dictionary)).filter {
      !$0.contains("'") && SlipCost.between(letters, Array($0.utf8), atMost: 0.7) <= 0.7
    }
    return near.count == 1 ? near.first : nil
  }

  private func meant(by word: Substring) -> String? {
    // "Eatin", "fuelin".
    if word.hasSuffix("in"), word.utf8.count > 4, Self.isForm(word + "g") { return "\(word)g" }
    if let contraction = TypedWords.contractions[String(word)] { return contraction }
    let letters = Array(word.utf8), most = letters.count < 5 ? 1.0 : letters.count < 8 ? 1.6 : 2.1
    var best: Substring?, least = Double.infinity
    for length in max(3, letters.count - 2)...letters.count + 2 {
      for other in Self.byLength[length] ?? [] {
        let cost = SlipCost.between(letters, Array(other.utf8), atMost: most)
        guard cost <= most else { continue }
        // Of words as near as each other the more usual one is meant.
        let rank = Double(Self.ranks[other] ?? 0)
        let total = cost + rank / 12_000
        if total < least || total == least && other < best ?? "" { (best, least) = (other, total) }
      }
    }
    return best.map(String.init)
  }
}

/// What slips of the hand cost: an edit distance in which the commonest slips cost less.
enum SlipCost {
  /// Neighbours on a keyboard, row by row.
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }
  private static let places: [UInt8: (row: Int, column: Double)] = {
    var places: [UInt8: (row: Int, column: Double)] = [:]
    for (row, letters) in rows.enumerated() {
      for (column, letter) in letters.enumerated() { places[letter] = (row, Double(column) + Double(row) / 2) }
    }
    return places
  }()
  private static let vowels = Set("aeiouy".utf8)
  /// Letters that are heard as each other: "kofee", "klarinet", "sigarettes".
  private static let alike = Set(["ck", "kq", "cs", "sz", "gj"].map { Set($0.utf8) })

  private static func isNeighbour(_ one: UInt8, _ other: UInt8) -> Bool {
    guard let one = places[one], let other = places[other] else { return false }
    return abs(one.row - other.row) <= 1 && abs(one.column - other.column) <= 1
  }

  /// Whether a letter is one that is often left out: the second of two, and the "c" of "ck".
  private static func isLeftOut(_ place: Int, of word: [UInt8]) -> Bool {
    place > 0 && (word[place] == word[place - 1] || word[place...].prefix(2).elementsEqual("ck".utf8))
  }

  /// Returns the cost of turning one word into another: 0.6 for two letters swapped; 0.7 for a neighbouring key, one vowel for another, a letter
  /// doubled or not, or the "c" of "ck"; 1 for any other letter; and half as much again at the word's beginning, where slips are rare, unless the
  /// letters are heard as each other, which cost 0.6.
  /// - Parameter most: The cost from which on it need not be exact.
  static func between(_ word: [UInt8], _ other: [UInt8], atMost most: Double) -> Double {
    guard Double(abs(word.count - other.count)) * 0.7 <= most else { return .infinity }
    var before: [Double] = [], row = [0.0]
    for column in other.indices {
      row.append(row[column] + (column == 0 ? 1.5 : column > 0 && other[column] == other[column - 1] ? 0.7 : 1))
    }
    for i in word.indices {
      let first = i == 0 ? 0.5 : 0
      var next = [row[0] + (i > 0 && word[i] == word[i - 1] ? 0.7 : 1 + first)]
      for j in other.indices {
        let isEqual = word[i] == other[j]
        let isAlike = alike.contains([word[i], other[j]])
        let isSlight = isNeighbour(word[i], other[j]) || vowels.contains(word[i]) && vowels.contains(other[j])
        let swap = isAlike ? 0.6 : isSlight ? 0.7 + first : 1 + first
        let removed = i > 0 && word[i] == word[i - 1] ? 0.7 : 1.0
        let added = isLeftOut(j, of: other) ? 0.7 : j > 0 && vowels.contains(other[j]) ? 0.9 : 1.0
        var cost = min(row[j + 1] + removed + first, next[j] + added + first, row[j] + (isEqual ? 0 : swap))
        if i > 0, j > 0, word[i] == other[j - 1], word[i - 1] == other[j] { cost = min(cost, before[j - 1] + 0.6) }
        next.append(cost)
      }
      // Two letters swapped are found from the row before.
      if min(next.min() ?? 0, (row.min() ?? 0) + 0.6) > most { return .infinity }
      (before, row) = (row, next)
    }
    return row[other.count]
  }
}
