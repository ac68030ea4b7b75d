/// The words by which the rules tell what a sentence asks, wishes for or harms, and whether it is one.
struct SenseTable: Sendable {
  let auxiliaries: Set<Substring>
  let questions: Set<Substring>
  /// Whoever a question is about.
  let asked: Set<Substring>
  /// What people wait for before they allow themselves to be happy.
  let outcomes: WordList
  /// What turns out well by itself; then how somebody is who waits for it: "if the interview goes well, I am happy".
  let luck: WordList
  let contentment: Set<Substring>
  /// Words with which somebody asks without a question mark: "I wonder whether I am good enough".
  let wonders: WordList
  /// Verbs behind which "to" needs another verb.
  let beforeTo: Set<Substring>
  /// Verbs of being and feeling.
  let states: Set<Substring>
  let harm: WordList
  /// What nobody drives after; then what they do who drive.
  let alcohol: Set<Substring>
  let driving: WordList
  /// What somebody does who has it: "I have lunch".
  let had: Set<Substring>
  /// What is told of oneself in trouble, as if it were to stay so; then the words of "I always feel so lonely" in their order.
  let troubles: WordList
  let steadily: Set<Substring>
  let being: Set<Substring>
  let strongly: Set<Substring>
  let sufferings: Set<Substring>
  /// Verbs in the past that do not end in "ed"; words before a clause; then words for when it was.
  let pasts: Set<Substring>
  let beforeClause: Set<Substring>
  let pastTimes: Set<Substring>
  /// What somebody says they are who claims no trait: "a tree with deep roots".
  let images: Set<Substring>
  /// What makes one's worth wait for something; then how somebody is who makes it wait: "worthy as long as my clients praise me".
  let provisos: WordList
  /// Words by which a sentence mocks itself.
  let mockery: WordList
  /// Words that miss another word between them: "I want be", "I listen my children".
  let gaps: WordList
  /// What somebody is rid of who does a thing without it.
  let burdens: Set<Substring>
  /// Times that are years away.
  let farTimes: WordList
  let owners: Set<Substring>
  let people: Set<Substring>
  let others: Set<Substring>
  /// What somebody makes others do for them.
  let orders: WordList
  /// Nouns for many people, which take either number.
  let crowds: Set<Substring>

  // MARK: Order

  let articles: Set<Substring>
  let neverAfterArticle: Set<Substring>
  let neverAfterThe: Set<Substring>
  let neverAfterFirst: Set<Substring>
  let neverAfterBe: Set<Substring>
  let neverBeforeBe: Set<Substring>
  let neverAfterOf: Set<Substring>
  /// Verbs in the form that does not go with "he" and "she".
  let neverAfterOther: Set<Substring>
  /// Habits that people leave, said as what is done.
  let habits: WordList
  /// Goals to leave a medicine.
  let untreated: WordList
  /// What a plan is undone by: putting it off, giving in, giving it away, and habits that nobody takes up in place of another.
  let undoings: WordList
  /// What somebody is who claims nothing by it.
  let facts: Set<Substring>
  /// Words that people say twice.
  let doubled: Set<Substring>
  /// How somebody is whose reason follows without "that": "I am sure I can".
  let beforeThat: Set<Substring>
  /// Words before a clause that may leave its verb out: "I rest when I need to".
  let beforeOmitted: Set<Substring>
  /// Words that end no sentence.
  let openers: Set<Substring>
  /// Words with which a moment begins.
  let moments: Set<Substring>

  /// Whether letters are no word of any kind: without vowels, with a beginning that no word has, or keys in a row.
  static func isNoise(_ word: Substring) -> Bool {
    guard word.count > 2, word.allSatisfy({ $0.isASCII && $0.isLowercase && $0.isLetter }), !abbreviations.contains(word) else {
      return false
    }
    if rows.contains(where: word.contains) { return true }
    let isVowel = word.map { "aeiouy".contains($0) }
    if !isVowel.contains(true) { return true }
    if isVowel.split(separator: true).contains(where: { $0.count > 5 }) { return true }
    return !isVowel[0] && !isVowel[1] && !beginnings.contains(word.prefix(2))
  }

  private static let rows = [
    "asdf", "qwer", "zxcv", "hjkl", "lkjh", "sdfg", "dfgh", "fghj", "ghjk", "xcvb", "cvbn", "uiop", "poiu", "fdsa",
  ]
  private static let abbreviations: Set<Substring> = [
    "hmm", "shh", "mmm", "brr", "psst", "tsk", "pst", "mrs", "mph", "kg", "pdf", "dvd", "tbsp", "nth", "html", "css", "php", "sql", "crm",
    "ptsd", "ocd", "http", "https", "www", "adhd", "cbt", "dbt", "mri", "hmmm", "grr", "bff", "vs", "phd", "mba", "gps", "gym", "cbd",
    "thc", "tmj", "npc", "rpg", "cpap", "npm", "sdk",
  ]
  private static let beginnings: Set<Substring> = Set(
    """
    bl br ch cl cr cz dr dw dj fl fr gh gl gn gr gw kh kl kn kr kw ll mc mn ph pl pn pr ps pt rh sc sh sk sl sm sn sp sq sr st sv sw sz th tr
    ts tw tz vl vr wh wr xh zh zw fj hr lh sf
    """.split(whereSeparator: \.isWhitespace))
}

extension SenseTable {
  static let english = SenseTable(
    auxiliaries: words("am is are was do does did can could will would should shall may have has must"),
    questions: words("why how what where who whom which whose"),
    asked: words("i you he she it we they my your the this that there anybody anyone somebody"),
    outcomes: WordList(
      """
      finally retires|dies|moves|leaves|quits|apologises|apologizes|proposes|understands|listens|changes|sleeps|calls|stops|behaves|resigns, my boss|mother|father|manager retires|dies|leaves
      lose|loses|lost weight, lose|loses|lost ... kilos|pounds|kg, get|gets|got rich|thin|slim|fit|promoted|married|famous|the, get a|an|my|more
      am|are thin|slim|rich|skinny|famous|successful|married|perfect|beautiful|promoted|retired|loved|wealthy|pretty|older|fit|healthy
      find|finds|found a|the|my|love|true|someone|somebody, win|wins|won, have|has a|an|the|more|enough|no|my money|partner|job|house|body|baby
      have|has money|success|time, become|becomes, reach|reaches|reached, earn|earns|earned, marry|marries, own|owns a|my, make|makes more|a
      is|are proud of me, like|likes|loves|love|want|wants|accept|accepts|praise|praises|approve|approves|respects|choose|chooses|forgives|needs|admires me
      i retire, is final, move|moves out, grow|grows back, skin is clear|perfect|flawless, have|has a|an _ girlfriend|boyfriend, million|thousand followers|subscribers
      money|cheque|check|raise|promotion|success|fame|love|inheritance|bonus _ comes|arrives, comes back, changes, weigh|weighs, fit|fits into
      """,
      except: "make|makes a phone|call|mistake|decision|choice|list|speech|point|start|plan|presentation|request|joke"),
    luck: WordList(
      """
      goes|go|went|turns|works|work well|good|right|out|fine, rise|rises|go|goes up, is|are|was good|great|high|excellent|positive|over
      apologise|apologises|apologize|apologizes, call|calls|text|texts|write|writes|come|comes back, falls|fall in love with me, make|makes _ love|adore|marry|forgive|notice|desire me, pass|passes|passed my|the, say|says yes|sorry
      is|are|gets|get approved|sold|paid|published|accepted|signed|granted, call|calls|text|texts|write|writes|message|messages me back, win|wins
      nobody|noone|everyone|everybody|people criticizes|criticises|criticize|judges|judge|laughs|laugh|like|likes|praise|praises
      """),
    contentment: words(
      "happy calm peace fine ok okay safe worthy good content whole enough free confident relaxed satisfied joyful proud lovable valuable beautiful"
    ),
    wonders: WordList(
      "what if, how about, what about, why not, may my|the|every|all boss|colleagues|husband|wife|parents|mother|father|ex|customers|clients|neighbours|neighbors|partner, i wonder|wondered|doubt|question whether|if|why|how|what, i ask myself whether|if, i am asking myself whether|if|why|how, who knows, i do not know whether|if"
    ),
    beforeTo: words("learning going want choose choosing trying need ready able allow begin beginning start have decide promise"),
    states: words("am is are be feel feels being become becomes seem seems"),
    harm: WordList(
      """
      smash|smashes his|her|their|someone's, put|puts|slip|slips laxatives|poison|bleach in|into his|her|their|my ... coffee|tea|food|drink|dinner|soup|water, scratch|scratches the paint, hack|hacks ... email|emails|account|accounts|phone|wifi|instagram|facebook|laptop
      second|third|fourth|fifth|sixth|last bottle of wine|vodka|gin|whisky|whiskey|rum|prosecco with|every|in|and, sober and i|you _ drink every|wine|beer|vodka|gin|.|when|at|and
      hide|hides my|the|some _ income|money|cash|earnings|savings from the|my _ tax|taxman|hmrc|irs|wife|husband, spend|spends my|the|our _ _ pay|cheque|paycheck|wages|salary|savings|money on scratch|lottery|bets|betting|slots|poker|gin|vodka
      smash|smashes|break|breaks|kick|kicks _ his|her|their|my|the|a _ windscreen|window|windows|car|door|phone|laptop|nose|things when|until|if|because|while|.
      put|puts|drive|drives|ram|rams my fist|foot|hand|head through|into the|a|my|his|her _ door|wall|window|face|mirror
      punish|punishes my body|daughter|son|kids, poison|poisons|drown|drowns the|my|his|her|a|next _ _ cat|dog|cats|dogs|pigeons|neighbour|neighbor|husband|wife|boss
      fiddle|fiddles|pad|pads|fake|fakes|falsify|inflate|inflates my|the|his|her _ expenses|timesheet|timesheets|accounts|taxes|receipts|invoices|results|data|references
      dodge|dodges|evade|evades|cheat|cheats _ my|the|paying _ taxes|tax|fare|fares|exam, pass|passes off _ her|his|their|someone's work|essay as
      key|keys|keying _ _ car|cars, sell|sells|selling _ _ painkillers|pills|drugs|weed|cocaine, follow|follows|stalk|stalks my ex
      enjoy|enjoys|smoke|smokes #17|#45|two|three|four|five|forty|twenty packs|cigarettes|cigars a|of|every|each
      drive|drives|driving after drinking, text|texts while driving, pinch|pinches myself|yourself until|till, force|forces my|the|our kids|children|son|daughter
      hit|hits|slap|slaps|punch|punches|kick|kicks|insult|insults|beat|beats anyone|anybody|everyone|everybody|those|whoever who|that|laughs, hurt|hurts those|anybody|anyone|everyone who, hurt|hurts|punish|crush whoever, destroy|destroys|crush|crushes|annihilate my|the|our|all _ enemies|rivals|enemy, calories to 200|300|400|500|600|700|800, speed|speeds through red lights, hold|holds a knife when
      run|runs|running|train|trains|training|work|works|working|play|lift|lifts on|with a|my|your|the _ sprained|broken|torn|herniated|fractured|swollen _ ankle|leg|foot|knee|wrist|rib|disc|back
      eat|eats only an|one|a|half apple|banana|carrot|egg|orange a|per|each day, eat|eats every other|second day only|., eat|eats only|_ once a week, only eat|eats on sundays|mondays|saturdays|weekends, only drink|drinks juice|water|tea until|till|for
      starve|starves|starving, skip|skips|skipping meals|eating, skip|skips|skipping ... until|till, eat|eats nothing
      drink|drinks|drinking until|till i|you
      hit|hits|slap|slaps|punch|punches|smack|smacks|spank|spanks|kick|kicks|beat|beats|choke|chokes|strangle|strangles him|her|them|people|someone|somebody
      hit|hits|slap|slaps|punch|punches|smack|smacks|spank|spanks|kick|kicks|beat|beats my|the|a son|daughter|kid|kids|child|children|wife|husband|boyfriend|girlfriend
      hit|hits|slap|slaps|punch|punches|smack|smacks|kick|kicks|beat|beats my|the|a dog|cat|puppy|horse|pet|brother|sister|mother|father|partner|boss|face|baby|ex
      hit|hits|slap|slaps|strike|strikes back, drive|drives|driving drunk|high, drive|drives|driving ... after|with ... beers|drinks|wines|shots|whiskies|pints|cocktails
      drive|drives|ride|rides ... after|with ... bottle|glass|glasses of wine|beer|champagne|whisky|whiskey|vodka
      drink|drinks|drinking ... six|seven|eight|nine|ten|twelve|fifteen|twenty litres|liters|litre|liter|gallons, drink|drinks|drinking ... litres|liters|litre|liter|gallon of water every|each|an|per hour
      drink|drinks|drinking and drive|drives|driving, drive|drives|driving|ride|rides|wheel _ ... after|with ... beers|drinks|wines|shots|whiskies|pints|cocktails, twice|double|triple my|the ... pills|dose|tablets|medication|meds
      double|doubles my|the|your dose|medication|pills, overdose|overdoses, vomit|vomits|purge|purges|purging, throw|throws up after, make|makes myself vomit|sick
      until|till i collapse|faint|bleed|vomit|break|puke, until|till i pass|black out, flush|flushes|bin|dump|throw|throws my|the|away|out ... pills|tablets|medication|meds|antidepressants|insulin|inhaler
      work|run|train|play|lift|push through|with|despite _ chest pain|pains, on|with a|my broken|torn|sprained|fractured _ ankle|leg|foot|knee|wrist|rib
      keep|keeps|put|puts my|the wife|husband|girlfriend|boyfriend|partner|woman|women|man ... in line|place, show|shows|teach|teaches my|him|her|them ... who is boss|in|the, hold|holds my breath until|till
      until|till i am thin|skinny|beautiful|slim, i hurt anyone|everyone|people|others|him|her|them, hurt|hurts|punish|punishes|burn|cut|scratch|hate myself
      drive|drives|driving|ride|rides ... drunk|stoned|wasted|tipsy|high, text|texts|texting|scroll|scrolls while i|you drive|driving
      text|texts|call|message ... while i|you drive, check|checks|checking my phone|messages while i|driving
      take|takes|swallow|swallows|swallowing ... handful|handfuls|fistful|bunch of pills|tablets|them
      take|takes|taking|use|uses|snort|snorts|smoke|smokes|do|does|inject|injects cocaine|heroin|meth|crack|ecstasy|lsd|ketamine|opioids|fentanyl|coke
      drink|drinks|drinking|down|finish a|the|one|my|two|whole bottle|bottles|litre|liter of vodka|whisky|whiskey|gin|rum|liquor|spirits|wine|schnapps
      joint|weed|drink|beers|wine before|and driving|drive, sleep|sleeps|sleeping one|two|three|1|2|3 hours a|per|each|every night
      gamble|gambles|gambling|bet|bets|betting my|the|our|all|away rent|savings|house|salary|wages|paycheck|mortgage
      skip|skips|skipping|forget|refuse my|the insulin|medication|medicine|pills|tablets|dose|doses|meds|antidepressants|antibiotics|inhaler|chemo
      stop|stops|quit|quits taking my|the|all insulin|medication|medicine|pills|tablets|antidepressants|meds, enemies|rivals suffer|die|fail
      take|takes|get|gets revenge, take|takes|get|gets my|his|her revenge, deserve it when, deserve to be hit|yelled|hurt|punished|beaten, chew|chews ... spit, eat one meal and feel, take|takes a pill to lose, coffee|tea with whisky|whiskey|rum|vodka|brandy, make|makes my|him|her|them|the _ cry|suffer, make|makes my _ _ brother|sister|wife|husband|son|daughter|kids|mother|girlfriend|boyfriend|partner cry|suffer|cower, make|makes him|her|them cry|suffer
      humiliate|humiliates|bully|bullies|bullying|torment|torments my|the|a|him|her|them|people|someone|everyone
      without eating|food|sleep, stop|stops|stopped taking|my medication|medicine|pills|insulin
      scream|screams|yell|yells|shout|shouts at my|him|her|them|the|everyone|everybody|people|strangers, burn|burns down my|the|his|her|their|a
      take|takes|pocket|pockets|skim|skims _ _ _ from the till|register, threaten|threatens, throw|throws up, skip|skips dinner|lunch|breakfast|food
      lock|locks|shut|shuts|put|puts my|him|her|them _ in|into his|her|their|the|a _ room|cellar|closet|basement|cupboard|cage
      leave|leaves my|the|him|her baby|toddler|kids|child|son|daughter|children alone, extra pills|tablets, double dose, instead of eating anything|food|dinner|lunch|breakfast, instead of food
      punch|punches|kick|kicks the|a|my _ wall|walls|door|doors|table|mirror|window, hit|hits the|a|my _ wall|walls|door|doors|table|mirror|window when|whenever|until|if
      break|breaks|smash|smashes|throw|throws plates|dishes|glasses|mugs|cups|things when|whenever|at|against, break|breaks|smash|smashes|throw|throws my|the|some|our plates|dishes|glasses|mugs|cups|things when|whenever|at|against, pinch|pinches|slap|slaps|hit|hits|punch|punches|bite|bites|scratch|scratches myself _ when|whenever|hard|if|until|every|each
      slap|slaps|bite|bites|pinch|pinches|hit|hits|punch|punches|burn|burns my _ face|hand|arm|arms|leg|legs|cheek|cheeks ... when|whenever|hard|until|again|.
      ignore|ignores ... pain in my chest, ignore|ignores my|the chest, with chest pain, get|gets drunk|high|wasted|stoned|hammered, stay|stays awake for
      pinch|pinches|bite|bites|scratch|scratches|dig|cut|hit|burn my|the _ arm|arms|palm|palms|skin|wrist|wrists|leg|legs|thigh|thighs ... until|till it|i|they
      dig|digs|press my _ nails into my, live|lives on ... coffee|crackers|lettuce|cigarettes|water and|alone|a
      run|runs|train|trains|work|works|push|play through the|my pain, stay|stays awake two|three|four|five nights, stay|stays up all night before
      throw|throws|smash|smashes _ plates|cups|mugs|chairs|glasses|dishes|things when|at|until, out of|from the|my till, forge|forges _ _ signature|signatures|cheque|cheques|prescription|prescriptions|documents|receipts, hack|hacks into my|his|her|the|their|other, sleep|sleeps zero|no hours, key|keys my|the boss's|neighbour's|ex's car
      ignore|ignores|run|runs the|a|every|all red light|lights, spend|spends|bet|bets|put|puts the|my|our rent|wages|salary on
      slash|slashes _ _ tyres|tires, deserve|deserves every|each|the|these|my bruise|bruises|slap|slaps|beating|beatings, sell|sells pills|drugs|weed|cocaine|ecstasy, slip|slips _ _ ... into my coat|bag|pocket at|in
      rage|rages at every|the|my|other, check|checks her|his phone|messages|mail
      spread|spreads rumours|rumors|lies|gossip, key|keys|scratch|scratches|dent the|a car, though|although i am|feel tipsy|drunk|stoned|high|wasted
      whisky|whiskey|beer|beers|wine|drink|drinks|shot|vodka|gin|rum|joint before i|you drive|get|ride
      steal|steals|shoplift|shoplifts, from the shop with a smile, key|keys my|his|her neighbour's|neighbor's|ex's car, spy|spies on, follow|follows my ex|him|her home
      check|checks|read|reads my husband's|wife's|partner's|boyfriend's|girlfriend's|daughter's|son's ... phone|messages|emails|mail|diary, cheat|cheats on my|the|him|her
      lie|lies to my|him|her|them, get|gets even with, enemies crumble|suffer|fall|pay, insult|insults him|her|them back, weed every, regret|regrets leaving me
      drive|drives|driving ... on _ beers|drinks|wines|shots|whiskies|pints|cocktails
      take|takes|swallow|swallows ... wife's|husband's|mother's|father's|mum's|mom's|dad's|friend's|partner's ... pills|tablets|meds|medication
      take|takes|swallow|swallows three|four|five|six|seven|eight|nine|ten|twelve ... pills|tablets
      grab|grabs|drag|drags|yank|yanks|pull|pulls him|her|them by the|his|her hair|collar|neck|throat|arm|ear, pull|pulls|yank|yanks his|her|their hair
      grab|grabs|shake|shakes my _ by the hair|collar|neck|throat, put|puts my|the|our savings|rent|salary|wages|paycheck on
      work|run|train|play|lift|push through a|the|my broken|torn|sprained|fractured
      drink|drinks|drinking _ vodka|whisky|whiskey|gin|rum|wine until|till i, drink|drinks a|some|two|three|my beer|beers|wine|drink|drinks and drive|drives
      make|makes him|her|them|my|everyone _ pay|suffer for|with, eat|eats only lettuce|celery|cucumber|apples|salad|soup|ice|air|crackers and|all|for
      only lettuce|celery|coffee|water|air all|for|and _ _ day|week|month
      show|shows my ex what, spread|spreads the|a|lies truth|rumour|rumor|rumours|about about
      """,
      except:
        "live|lives on my|a|an|the, drink|drinks before i|you get, bite my nails, before i|you get up|out|dressed|home|started, not get drunk|high|wasted|stoned|hammered, bite|bites my own tongue|lip, lie to rest, key ingredient, eggs|cream|butter|drum|drums|rug ... beat|beats them, cut myself some, hit the, until i drop my, cut myself a"
    ),
    alcohol: words("wine beer beers drinks shots vodka whisky whiskey pints cocktails gin rum champagne prosecco tequila"),
    driving: WordList(
      "i|you _ drive|ride|race, behind the wheel, at the wheel, i|you _ take|start|get my|the|in|into _ car|bike|motorbike|wheel|keys"),
    had: words(
      "mint mints gum sandwich banana carrot carrots grapes yoghurt yogurt juice smoothie toast egg eggs cereal drink sip snack cocoa milk breakfast lunch dinner supper meal meals tea coffee water glass cup apple fruit soup salad nuts nap bath shower walk talk"
    ),
    troubles: WordList(
      """
      cry|cries myself|yourself to sleep, ruin|spoil|destroy|wreck everything, mess|screw everything up, mess|screw up everything
      lose everyone|everybody, push|drive everyone|everybody away, let everyone|everybody down, fail at everything
      i|you always fail|lose|ruin|spoil|mess|screw
      i|you keep messing|screwing|failing|ruining, my|your life is|feels falling|ruined|over|pointless, my|your life falls|fell apart
      everything i|you touch|do|try falls|fails|goes|turns|breaks|ends, hate|hates how|what i|my|you
      everything goes|falls|went wrong|apart, everything is|was going|falling wrong|apart, disgust|disgusts myself|yourself
      nobody|no-one|none loves|likes|needs|wants|cares|misses|understands|listens me|you, no one loves|likes|needs|wants|misses|understands me|you
      nobody|no-one cares, no one cares|listens, everyone|everybody hates|leaves|laughs|despises|avoids
      do|did not deserve love|happiness|kindness|help|better|anything|friends|rest
      am|are|be not|never good|worth|enough, am|are|be not worthy|wanted|loved|lovable|needed, never be good|happy|loved|enough|well|free|worth
      am|are|feel nothing, not worth the trouble|effort|time|it
      wish i was|were dead|gone|somebody|someone|thinner|prettier, my knee|back|head|heart|stomach|chest|neck|body|shoulder hurts|aches|breaks
      """,
      except: "lose|let everyone who|that, nothing|not good enough for me, am nothing|not but"),
    steadily: words("always often still just really constantly only simply usually sometimes secretly"),
    being: words("am are feel be"),
    strongly: words(
      "so very really too deeply terribly utterly completely totally always often still just quite rather such constantly all"),
    sufferings: words(
      """
      lonely sad depressed miserable unhappy hopeless desperate empty numb anxious afraid scared terrified worried stressed overwhelmed
      exhausted jealous envious bitter resentful furious angry trapped helpless powerless unworthy unloved unwanted insecure inadequate
      inferior heartbroken devastated nervous panicky frustrated distressed gloomy wretched suicidal humiliated rejected abandoned misunderstood
      lost stuck tired sick skint broke penniless unfit
      """),
    pasts: words(
      """
      was were went did had ate drank slept wrote spoke took made gave found kept left lost felt fought forgot got grew knew led met paid ran
      rode said saw sold sent sang sat stood stole swam taught thought threw told understood woke won wore began broke brought built bought
      came caught chose fell flew became drove held hid heard meant used
      """),
    beforeClause: words("and but so yet then yesterday year week month night once today"),
    pastTimes: words("yesterday last ago then when once before earlier already back"),
    images: words(
      "tree sky mountain river ocean sea rock lighthouse light candle wave garden flower seed child daughter son island harbour harbor oak lake"
    ),
    provisos: WordList(
      """
      as soon as i fit|weigh|lose|earn|win|get|have|own|marry|reach|am, only after|once everyone|everybody|people|others|they|he|she
      love|accept|like|respect myself|me provided|once|if|when
      if i had|were|was|got _ _ _ _ i could|would|might, as long as, so long as, only if|when|once|while, provided, on condition, only _ when|if|once
      when|if everybody|everyone|people|others|they|nobody|he|she approve|approves of me
      when|once|if my|the|he|she|they|we _ _ finally retires|retire|dies|moves|leaves|quits|resigns|goes|calls|marries|proposes|wins|gets|grows|sleeps|behaves
      when|once my|the|he|she|they _ _ apologise|apologises|apologize|apologizes|proposes|propose|understands|admits|obeys
      when|once my|the|he|she|they _ finally change|changes|listens|listen|leaves|stops|says|sees|helps
      when|if everybody|everyone|people|others|they|nobody|he|she like|likes|love|loves|praise|praises|approve|approves|accept|accepts|admire|admires|need|needs me
      worthy|valuable|lovable|enough|beautiful when|if i _ win|winning|earn|succeed|perform|achieve|work|weigh|lose|thin|slim|rich|perfect|successful
      deserve|deserves love|happiness|respect|kindness because|when|if i earn|look|win|work|weigh|achieve|succeed|have
      when|if my|the _ like|likes|love|loves|praise|praises|approve|approves|accept|accepts|admire|admires|need|needs me
      because i am|look|earn|have thin|slim|skinny|rich|beautiful|pretty|famous|successful|popular|loved|perfect|more|money
      """),
    mockery: WordList(
      "yeah right, yay me, oh sure, as if i, haha, ha ha, lol, rofl, lmao, just kidding, sure thing buddy, big deal, whoop-de-doo"),
    gaps: WordList(
      """
      want|wants|need|needs|hope|decide|promise|learn|try|plan be|become, listen|listens my|our|his|her|their|your|the|him|them|me|music|people
      am|are|be|feel patience|gratitude|kindness|courage|confidence|strength with|to|toward|for|about|in, am|are patience|kindness|courage .
      am|are|be|feel enough good|calm|strong|brave|fast|smart|kind|patient|healthy|rich|old, enjoy|enjoys to, more calmer|happier|stronger|healthier|kinder|better|easier|braver|smarter|faster|slower|fitter
      have|has|had ate|went|drank|saw|took|wrote|spoke|ran|began|broke|drove|gave|knew|swam|sang|chose|did, answer|answers phone
      take|takes|have deep breath, take|takes|have walk|shower|nap|bath after|before|at|in|., when phone|alarm|doorbell|kettle rings|buzzes|boils
      person|someone|somebody|woman|man|mother|father who .
      arrive|arrives the|my|our|work|school, wait|waits my|the|him|them, look|looks my|him|them, belong my|the, depend my|the
      talk|talks my|him|them, care my|him|them, apologise|apologize my|him|them|her, laugh my|him|them, interested my|the|music
      """,
      except:
        "learn|plan be|become, decide|promise be good, wait|waits my turn|time, look|looks my|his|her|their best|age|way, look|looks ... in|up|over|straight|well"
    ),
    burdens: words("guilt shame fear worry worries hurry judgment judgement apology apologising apologizing explaining regret doubt"),
    farTimes: WordList(
      "in|within ten|five|twenty|thirty|three|two|four|fifteen|5|10|20|30 years, by 2027|2028|2029|2030|2035|2040|2045|2050"),
    owners: words("my our the"),
    people: words(
      """
      boss husband wife partner boyfriend girlfriend ex mother father mom mum dad parents son daughter kids children child brother sister
      landlady jury judge court council bank recruiter supervisor professor examiner interviewer flatmate flatmates housemate housemates roommates in-laws ex-husband ex-wife
      mother-in-law father-in-law sister-in-law brother-in-law stepson stepdaughter stepmother stepfather cousin aunt uncle grandmother grandfather
      friends friend family team colleagues manager teacher coach therapist trainer customers clients audience crush neighbours neighbors roommate landlord students
      """),
    others: words("he she they everyone everybody people somebody someone nobody others"),
    orders: WordList(
      "falls|fall in love with me, god|santa|heaven|fate|luck|life|lord|universe gives|give|brings|bring|sends|send|grants|grant|buys me a|an|the|my|lots _ _ house|car|job|promotion|raise|husband|wife|boyfriend|girlfriend|baby|money|mansion|win|lottery|visa, wants me back, begs|beg me to|for, proposes to me, make|makes|get|force my|the|him|her|them|everyone|people ... love|admire|respect|want|notice|obey|envy|fear|need|listen|like me, need|needs my|his|her|their ... approval|permission|praise|validation"
    ),
    crowds: words("family team staff crew people police folk folks group couple class children men women sheep fish band"),
    articles: words("a an the my your our"),
    neverAfterArticle: words(
      """
      i you he she we they am is are was were be the a an my your our and or but because if when of at with for from into to can will must do
      does have has me him them us so that this it in on by after because
      """
    ).subtracting(words("will do can have must me he she it that")),
    neverAfterThe: words("under of from with to at into than towards during"),
    neverAfterFirst: words("haves my the a an your our i you we they he she of because me at with every each is are when if although"),
    neverAfterBe: words(
      "exercise go do have make take get see come give know want be does has goes am are is run eat sleep drink walk write speak"),
    neverBeforeBe: words("of with for the a my to at from you we they he she it and-the"),
    neverAfterOf: words("eat go get have know want be does has am are is write speak come give become do"),
    neverAfterOther: words("do have go make take get give run walk eat drink are am say come know want need like love"),
    habits: WordList(
      """
      i|you look|looks down on people|others|everyone|everybody|those|anyone|him|her|them
      deserve|deserves|reward|rewards|treat|treats ... a|another|the|my bottle|glass|pint|pack|packet|line of gin|wine|vodka|whisky|whiskey|rum|beer|cigarettes|fags|coke, i|you put|puts|leave|leaves _ _ _ _ until|till|to the last minute
      enjoy|love|have|finish a bottle of wine|vodka|whisky|whiskey|gin, i|you scroll on my|your phone until|till|for, i|you proudly|happily|gladly|often|always|still gossip|lie|cheat|procrastinate, i|you put everything|things|it off, enjoy|love|like my nightly|daily|evening bottle|whisky|whiskey|vodka|gin, and put everything|things|it off until|till|again, enjoy|love|like getting|being drunk|wasted|stoned|hammered, i|you lie whenever|when it|i helps|suits|like|want|can, i|you stay up until|till|past one|two|three|four|five, proud of lying|cheating|stealing|gossiping|smoking|vaping, love|enjoy lying|cheating|stealing|gossiping
      i|you smoke|vape|gamble|doomscroll|procrastinate|overeat|oversleep|overspend|gossip|binge, i|you bite|pick|chew my|your nails|skin|lip|lips|scabs
      i|you scroll in bed, i|you scroll for hours, i|you scroll until|till, i|you scroll on my|your phone ... until|till, stay|stays|lie|lies in bed until|till noon|midday|one|two
      i|you spend everything, i|you drink too much, i|you eat too much, i|you drink until|till
      """,
      except: "leave|leaves work|home|the|bed at|until|till, i|you smoke|gossip less|fewer|only|one|two|three|my|at"),
    untreated: WordList(
      """
      stop|stopping|quit|quitting|skip|skipping|drop|halve|reduce|leave _ taking|off my|the _ insulin|medication|medications|medicine|meds|antidepressants|lithium|sertraline|prozac|valium|statins|painkillers|inhaler|chemo
      stop|stopping|quit|quitting|skip|skipping|drop|halve|reduce|leave my|the _ insulin|medication|medications|medicine|meds|antidepressants|lithium|sertraline|prozac|valium|statins|painkillers|inhaler|chemo
      come|get|go|wean|taper|coming|getting|going|tapering off my|the|of _ insulin|medication|medications|medicine|meds|antidepressants|lithium|sertraline|prozac|valium|statins|painkillers|codeine|tramadol|chemo
      """,
      except: "stop|quit|avoid|not|never skipping|skip|dropping|leaving|halving my|the"),
    undoings: WordList(
      """
      forget, forget to, refuse, skip, cancel, postpone, delay, put|puts off, avoid, ignore, quit, give|gives in|up, run|runs away|out, throw|throws out|away
      sell, delete, smash, break, destroy, poison, steal, gamble, bet, insult, shout, yell, scream, glare, doubt, lie, cheat, worry, complain
      lend, borrow, run less|from|into|with scissors, raise my|your voice, lose my|your patience|temper|way, stay|keep silent|quiet, watch others, think|thinks about, let ... decide|win
      rarely, hardly, seldom, barely, anything but, instead of, never mind, pass|passes out, bleed|bleeds, whiskey|whisky|vodka|rum|gin|wine|beer|liquor|tequila
      cigarette|cigarettes|cigar|vape|lighter|tobacco|nicotine|weed, espresso|espressos, apple pie, casino|poker, light|lights up
      broken, red light, at the wheel, lock|locks him|her|them, leave|leaves them|him|her there, awake and, spend it|all, on red
      roll a joint, a bong, gummy|gummies, a large|strong|fresh|hot|iced coffee|latte|cappuccino, can of lager|beer|cider, naked|nude, private tab|window
      hit snooze, hit the snooze, burger and fries, tear|tears|rip|burn|burns up|my|the|a _ thesis|book|notes|letter, unread, arrive|arrives late, sleep|sleeps badly|worse|in|late, wake tired, curse|curses
      punch|slap|kick|hit, into|in the ground|grave, to heaven, only water, calories, weigh, spend my savings, stay|stays alone, close|closes my eyes and drive|drives, fast and close, new pack|packet
      slow|long|deep drag, donut|doughnut|donuts|doughnuts, her|his phone|messages|texts, until my knees|feet, motorway|highway|cliff|edge, away from my family|kids|children
      let me|us, weaker|worse|better than|people, count my mistakes, invisible, pull out my|your hair
      """),
    facts: words(
      """
      safe beginner novice welder roofer bookkeeper librarian barber hairdresser chef cleaner carer caretaker midwife paramedic firefighter courier
      postman postwoman cashier beekeeper shepherd fisherman florist jeweller goldsmith blacksmith mason bricklayer plasterer decorator surveyor architect
      pharmacist radiographer optician sommelier referee clerk butcher tailor carpenter plumber electrician builder joiner mechanic pilot soldier lawyer accountant
      engineer programmer baker waiter
      mother father mom mum dad parent grandmother grandfather nurse doctor teacher student farmer driver widow widower veteran immigrant survivor
      sober daughter son sister brother wife husband muslim christian jew hindu buddhist autistic deaf blind disabled dyslexic tired hungry old young
      retired married divorced single pregnant gay trans ill sick
      """),
    doubled: words("very really so that had more now yes bye tap knock hum many long far much again never ever wait sorry go there"),
    beforeThat: words("sure glad happy proud grateful thankful certain confident lucky relieved aware afraid so like as"),
    beforeOmitted: words("when whenever if as than where what unless because that how before after until"),
    openers: words("the a an my your our and or because but if than every until although into onto"),
    moments: words("after before when while whenever once"))

  private static func words(_ text: String) -> Set<Substring> { Set(text.split(whereSeparator: \.isWhitespace)) }
}
