/// The commonest slips of grammar: what is mended before the words are read.
extension TypedWords {
  /// Returns words without the commonest slips of grammar: "when it's cold" for "when its cold", "speak better" for "speak more better".
  static func mended(_ words: [String]) -> [String] { slips.mending(words) }

  private static let slips = SlipTable(
    """
    {digits} euro: $1 euros
    almost|nearly|practically every day|evening|night|morning|weekend: $2 $3
    have not made|had|been|seen|called: haven't $3
    i wake at one|two|three|four and|then: i wake at $4 in the morning $5
    . . cause it|its|it's|i|i'm|im|my|they|he|she: $1 $2 because $4
    id love|like|rather|have|drink|eat|go|say: I'd $2
    ^ ill {willing}: I'll $2
    !am|i'm|im|feel|is|be|was|so ill {willing}: $1 I'll $3
    . to much|many|often|long: $1 too $3
    . to late $: $1 too late
    . to late !night|nights|shift|shifts: $1 too late $4
    !trying|try|want|need|like|love|plan|hope|have to fast: $1 too fast
    feel|feeling|am|i'm|be|being|get|getting to old|young|tired|shy|loud|busy: $1 too $3
    . there hand|hands|name|names|own: $1 their $3
    more better|worse: $2
    don't|not|stop|quit|dont ... any more $: $1 $2
    patient|patients ... doesn't make it $: $1 $2 dies
    polish words|verbs|phrases|grammar|vocabulary|lessons|class|sentences: Polish $2
    wants me {gerund}: wants me to $3:base
    in to bed: into bed
    . !the same day: $1 $2 the same day
    times|days|twice|once a weak: $1 a week
    stop|quit worry: $1 worrying
    ^ loose weight|my|some|a|the: lose $2
    ^ loose {number}: lose $2
    to|i loose weight|my|some|a|the: $1 lose $3
    to|i loose {number}: $1 lose $3
    . when {feeling} $: $1 when I'm $3
    when {feeling}, .: when I'm $2 $3
    when {feeling} i|i'd|i'm: when I'm $2 $3
    . for long,: $1 for a long time
    . for long $: $1 for a long time
    in|at a new city|town|country|school|job|neighbourhood|neighborhood: $1 my new $4
    in|at new city|town|country|school|job: $1 my new $3
    get|want|find|have|build better job|life|future|salary: $1 a better $3
    for {undetermined} exam: for my $2 exam
    for {gerund} test|exam: for my $2 $3
    for {gerund} . test|exam: for my $2 $3 $4
    talk|speak|drive|eat|walk quiet|slow|calm|soft $: $1 $2ly
    talk|speak|drive|eat|walk quiet|slow|calm|soft and: $1 $2ly and
    my|the gp: $1 GP
    in|by|until|till|since|next|this|last march|may|august: $1 $2:capital
    {digits}, with: $1:bare with
    nursery|school|kindergarten|daycare pick up: $1 pickup
    !the|my|in|of|for everyday $: $1 every day
    !the|my|in|of|for everyday without|with|at|before|after|and|for|in|on: $1 every day $3
    my husbands|wifes|mums|moms|dads|boyfriends|girlfriends|mothers|fathers {thing}: my $2:owner $3
    in the bus|train|tram: on the $3
    to the work: to work
    hear a|the podcast|radio: listen to $2 $3
    . for to: $1 to
    home of work: home from work
    i would to: I would like to
    leave smoking|drinking|cigarettes|alcohol|gambling|vaping|porn|sugar: quit $2
    a gum: gum
    practise|practice|practising to {verb}: $1 $3:gerund
    sugar ... in coffee|tea $: $1 $2 in my $4
    at table|desk: at the $2
    for house|car|motorbike $: for a $2
    because|that|since it|he|she {action}: $1 $2 $3:third
    learn speak|cook|swim|drive|write|sew|knit|sing .: learn to $2 $3
    to learn speak|cook|swim|drive|write|sew|knit|sing: to learn to $3
    ^ want {wanted}: want to $2
    i want {wanted}: $1 want to $3
    . . every time i|i'm|my|he|she|we|they|the: $1 $2 when $5
    {relative} in law: $1-in-law
    {relative} in laws: $1-in-laws
    {relative} in law's: $1-in-law's
    every|my|the|a|this|these|those|that bloody|damn|goddamn|fucking|freaking|effing: $1
    . . . . as my . is|are|gets|get: $1 $2 $3 $4 because my $7 $8
    when were late|in|at|running|going|out|home|together: when we're $3
    visit|visiting|at|to|clean|tend grandfather's|grandmother's|mum's|mom's|dad's|grandma's|grandpa's: $1 my $2
    thank you card|cards|note|notes|letters: thank-you $3
    first thing after|when: $3
    . . !and also when: $1 $2 $3 even when
    ask|asks|asking|asked help with: $1 for help with
    ask|asks|asking|asked help $: $1 for help
    work|my mails: $1 emails
    without to {verb}: without $3:gerund
    without feel|think|check|stop|make|have|get|be|say|eat|drink|ask|use|worry|go|know|understand|touch: without $2:gerund
    while|when i'm|im asleep|sleeping: at night
    while|when i sleep $: at night
    feel ok|okay|alright in|at|around|with: feel comfortable $3
    way|far|much too much|many: too $3
    ^ always {order}: $2
    ^ always put my: put my
    learn how to swim: learn to swim
    my farther: my father
    . . at last $: $1 $2
    lose {number} stone: lose weight
    . . always $: $1 $2
    drink|have|eat not more than: $1 no more than
    my dairy before|after|at|every|in|each|daily: my diary $3
    finnish what|my|the|it|everything: finish $2
    make more|some sport|sports: do $2 $3
    make sport|sports: do $2
    words|times|pages|hours|kilometres|kilometers|miles|sessions|chapters|lessons in week: $1 a week
    at the dinner|breakfast|supper $: at $3
    get of my|the phone|sofa|couch|screen|internet|computer: get off $3 $4
    at nite: at night
    atleast: at least
    ^ do exercise: exercise
    every|each|to do exercise: $1 exercise
    do more exercise: exercise more
    brush the teeth: brush my teeth
    coca cola: Coca-Cola
    week nights: weeknights
    every single: every
    ^ more ... less|fewer: more $2 and $3
    ^ less|fewer ... more: $1 $2 and more
    to do list|lists: to-do $3
    push|pull|sit|chin|press ups: $1-ups
    after|before|during diner: $1 dinner
    its too: it's too
    ^ its the|a|an|my|not|so: it's $2
    . . {object} mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays $: $1 $2 $3 on $4
    . my feet|hair|face|teeth|car|room|lawn mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays $: $1 $2 $3 on $4
    when|because|if|though|although|but|think|since|before|until|once|while its {state}: $1 it's $3
    {anything}, its {state}: $1 it's $3
    next doors: next door's
    when {onerelative}: when my $2
    . !that|which|who|what|when|how|because|if|as|and|for|with|from|to the|my {folk} like|likes|love|loves|enjoy|enjoys|eat|eats $: $1 $2 that $3 $4 $5
    """,
    kinds: [
      "digits": { $0.last?.isNumber == true && $0 != "1" }, "verb": { Inflection.isVerb($0) },
      "action": { Inflection.isVerb($0) && $0 != "be" },
      "wanted": { verb in
        let isThing = ["help", "love", "change", "rest", "sleep", "work"].contains(verb) || VerbTable.also.contains(verb)
        return verb == "be" || Inflection.isVerb(verb) && !isThing
      },
      "order": { Inflection.isVerb($0) && !faults.contains($0) }, "willing": willing.contains,
      "gerund": { Inflection.base(ofGerund: $0) != nil }, "feeling": { Inflection.feelings.contains($0) },
      "number": { $0.first?.isNumber == true || Numerals.english.small.contains($0) },
      "undetermined": { !Inflection.determiners.contains($0) }, "thing": { !ends.contains($0) && !Inflection.isVerb($0) },
      "object": { ["it", "them", "this", "that"].contains($0) || $0.hasSuffix("s") && !$0.hasSuffix("ss") && !Trigger.days.contains($0) },
      "folk": { Relative.isIn([$0]) || ["kids", "children", "family", "boys", "girls", "baby"].contains($0) },
      "relative": { Relative.isIn([$0]) }, "onerelative": { Relative.isIn([$0]) && !$0.hasSuffix("s") },
      "state": { Inflection.isState($0) || impersonal.contains($0) }, "anything": { _ in true },
    ],
    forms: [
      "gerund": { Inflection.gerund(of: $0) }, "third": { Inflection.thirdPerson(of: $0) }, "base": { Inflection.base(ofGerund: $0) ?? $0 },
      "capital": { Inflection.capitalized($0) }, "owner": { "\($0.dropLast())'s" }, "bare": { String($0.prefix { $0 != "," }) },
    ])

  /// Verbs of what is always done by mistake: "always forget my keys" asks for nothing.
  private static let faults = Confession.regrets.union([
    "forget", "lose", "end", "feel", "arrive", "run", "get", "be", "interrupt", "apologise", "apologize", "give", "quit", "choose", "miss",
    "skip", "order", "buy", "want", "need", "think", "fall", "pick", "have", "expect", "assume", "blame", "hide", "wait", "start",
  ])

  /// Verbs behind which "ill" is "I'll".
  private static let willing: Set = [
    "check", "call", "get", "do", "be", "see", "think", "go", "come", "ask", "let", "text", "ring", "try", "take", "send", "tell", "write",
    "pay", "give", "look", "wait", "leave", "start", "make", "help", "read",
  ]

  /// What is said of the weather, the hour and one's circumstances: "it's raining".
  private static let impersonal: Set = [
    "cold", "hot", "dark", "raining", "wet", "late", "early", "hard", "boring", "too", "not", "never", "so", "my", "the", "a", "quiet",
    "broken", "closed", "over", "busy", "full", "embarrassing", "annoying", "disgusting", "gross", "ruining", "killing", "just", "only",
  ]

  /// Returns words with the apostrophes of owners: "my sister's wedding" for "my sisters wedding", "the kids' leftovers".
  static func owned(_ words: [String]) -> [String] {
    words.indices.map { index in
      let word = words[index], small = word.lowercased()
      let thing = words[(index + 1)...].first { !["male", "female", "new", "old", "best", "other"].contains($0.lowercased()) }
      guard let thing, things.contains(thing.lowercased()) else { return word }
      // "With friends drinking beer" tells what they do.
      if Inflection.base(ofGerund: thing.lowercased()) != nil, index + 2 < words.count,
        !["and", "at", "in", "so", "when", "every", "too", "because"].contains(words[index + 2].lowercased())
      {
        return word
      }
      if severalPeople.contains(small) { return word + "'" }
      return onePerson.contains(small) ? word.dropLast() + "'s" : word
    }
  }

  private static let onePerson = Inflection.words(
    """
    cousins dads mums moms mothers fathers sisters brothers husbands wifes partners boyfriends girlfriends daughters sons grandmas grandpas friends toddlers
    """)
  private static let severalPeople: Set = [
    "kids", "parents", "students", "colleagues", "grandparents", "grandkids", "patients", "clients", "customers",
  ]
  /// What people have, and do not do.
  private static let things = Inflection.words(
    """
    wedding birthday birthdays house home boat car party room rooms place money advice homework school bedtime grave voice clothes office
    flat apartment garden phone anniversary lunch lunches dinner leftovers plates toys mess snoring drinking smoking illness death funeral
    care deaths name names opinion opinions feelings health meals food shadow footsteps estate friends ex past success moods phone email
    football practice training match game swimming gymnastics ballet exam exams interview
    graduation exes keys fridge kitchen grandmother grandfather grandma grandpa parents mother father family dog cat recital concert dementia temper memory teacher sister brother texts messages stories
    """)
}
