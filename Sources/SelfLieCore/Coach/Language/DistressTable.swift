/// A language's words of self-harm.
struct DistressTable: Sendable {
  let phrases: WordList
  /// The phrases that are found without spaces too.
  let compact: [String]
  /// The words that are often written with a star for a letter.
  let masked: [String]

  static let lookalikes: [Unicode.Scalar: Character] = [
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i", "|": "l", "*": "*",
  ]
  /// Letters of other alphabets that look like Latin letters.
  static let foreignLetters: [Unicode.Scalar: Character] = [
    "\u{430}": "a", "\u{435}": "e", "\u{43E}": "o", "\u{440}": "p", "\u{441}": "c", "\u{443}": "y", "\u{445}": "x", "\u{456}": "i",
    "\u{455}": "s", "\u{43A}": "k", "\u{43C}": "m", "\u{442}": "t", "\u{43D}": "h", "\u{3B1}": "a", "\u{3BF}": "o", "\u{3B9}": "i",
    "\u{3BA}": "k", "\u{3BD}": "v", "\u{131}": "i", "\u{261}": "g", "\u{501}": "d",
  ]

  /// Returns the word in which a star hides a letter.
  func unmasked(_ word: String) -> Substring {
    guard
      let full = masked.first(where: { full in full.utf8.count == word.utf8.count && zip(full, word).allSatisfy { $0 == $1 || $1 == "*" } })
    else { return Substring(word.filter { $0 != "*" }) }
    return Substring(full)
  }

  static let english = DistressTable(
    phrases: WordList(
      """
      suicide, suicides, suicidal, suicidality, sucide, suiside, sucidal, suicidel, suicid, unalive, unaliving, unalived, kms, kys
      sewerslide
      self harm|harms|harming|harmed|injury|injure|injuring|mutilation|destruct, selfharm, selfharming, selfharmed, death wish
      kill|kills|killed|killing|killin|kil|hurt|hurts|hurting|harm|harms|harmed|harming|cut|cuts|cutting|burn|burns|burned|burning myself
      kill|kills|killed|killing|killin|kil|hurt|hurts|hurting|harm|harms|harmed|harming|cut|cuts|cutting|burn|burns|burned|burning my self
      kill|kills|killed|killing|hurt|hurts|hurting|harm|harms|harmed|harming|cut|cuts|cutting yourself|himself|herself|themselves|themself|ourselves
      hang|hanging|hanged|shoot|shooting|drown|drowning|poison|poisoning|stab|stabbing|starve|starving|mutilate|mutilating|strangle myself
      injure|injuring|overdose|electrocute|suffocate|destroy|destroying|slit myself, to|gonna|will|ill off myself
      hang|hanging|shoot|shooting|drown|poison|stab|starve|starving|injure yourself, do away with myself, do something to myself
      do myself in|harm
      end|ends|ending|ended|take|takes|taking|took my|your|our|his|her|their life
      end|ends|ending|ended|take|takes|taking|took my|your own life
      end|ending|ended it all, end|ending it tonight|now|today|soon|forever, ready|going|want|gonna to end it, gonna end it
      end|ending everything|myself, end|ending my|the pain|suffering|misery, make it all stop|end, make the pain stop|end
      want|wanted the pain to stop|end, want|wanted|wish it all to stop|end|be, want|wanted everything to stop|end, want my life to end|be
      want|wants|wanted|wanna|wana|wish|wished|ready|prefer|rather|deserve|deserves|need|hope|hoping|plan|planning|like to die
      want|wanted too die, want|wanna|wana die, i will|should|must die, ill die tonight|soon, going|gonna to die tonight|today|soon
      let me die
      waiting to die, rather die, should be dead, wish|wishing|wished i|we was|were dead|gone|never, wish i am dead, i|im better dead
      want|wanted|wanna|rather|ready|going|better|deserve to be dead, wanna|rather be dead|gone, better off dead
      better if i was|were dead|gone
      want|wanted to be gone, wish i had|was|were never been|born, wish i had not been, wish i hadnt been, wish i didnt exist
      wish i did not exist
      wish i could disappear|vanish|die, wish ... die, want|wanted to disappear|vanish, wanna disappear|vanish, disappear forever
      want|wanted to sleep forever
      not|dont|doesnt|didnt|never want|wanna|wish|deserve|deserves to live|exist|survive|wake|continue
      not|dont|doesnt|didnt|never want|wish to be here|alive, not|dont|doesnt|didnt|never want|wish to go on
      not|dont wanna live|exist|wake, not|dont wanna be here|alive, no longer want|wish to live|exist, no longer want|wish to be alive|here
      not to live|exist anymore|any, not|dont want my life, rather not exist|live|wake, rather not be alive|here
      never|not|dont|wont wake up, no reason|point|purpose|use to|in live|living|life|go|going|exist|existing, nothing|nobody to live for
      nothing left to live for, tired|sick|done of|with living|life|existing, tired|sick of being alive, tired|sick|done of|with my life
      cant|cannot go|live on|anymore|any|longer, cant|cannot go on, can not go on, cant|cannot take|do it|this anymore|any|longer
      can not take|do it|this anymore|any|longer, not|isnt|hardly|never worth living, life isnt worth, life is not worth
      life is pointless|worthless
      better off without me, better without me, one|nobody would|will miss|notice me|if, one|nobody would|will care if i
      jump|jumping|jumped off|from a|the|this bridge|building|roof|balcony|cliff|window, throw myself under|off
      jump|jumping|throw|throwing|step|myself in front of a|the train|bus|car|truck|subway|tube
      slit|slitting|cut|cuts|cutting|slash|slashing|slice|burn my|your wrist|wrists|arm|arms|thigh|thighs|leg|legs|skin|veins|throat
      stop|quit|quitting|start|started|starting|urge|urges|been|relapse|relapsed|of|from|to|with cutting, cut again, start to cut
      cutting again|anymore
      overdose|overdosing|overdosed, take|taking|took|swallow|swallowing all my|the|of|these pills|tablets|meds|medication|my|the
      swallow|swallowing pills|bleach, drink|drinking bleach, make|making myself throw|vomit|puke, goodbye cruel world
      plan|planning my death|funeral
      my own death, please|someone|somebody kill me, just kill me, kill me please|now|already, hate being alive, how to die, way|ways to die
      no will|wish|desire|reason to live, lost|losing my|the will to live, not being alive, not be alive, thoughts of death|dying
      thinking of|about dying|death
      """,
      except: """
        suicide squad|prevention|awareness|bomber|bombers|squeeze|doors|door, career|social|political|commercial|professional suicide
        run|runs|running|do|doing suicides, suicide drill|drills|sprint|sprints|runs, cross my heart and hope to die
        cut|cuts|cutting myself|yourself some|a|off|short|loose, burn|burning|burned myself out, shoot|shooting myself in the foot
        drown|drowning myself in work, destroy|destroying myself in|at|with
        take|takes|taking|took my|your life back|seriously|into|in|one|to|forward|up|further|with|where, end|ending my life as
        end|ending everything with|on|at|by|well, end it now|today|soon with, need to die down
        not|dont want|wanna|wish to die of|from|young|early|before|at|like|yet|too, want|ready to die happy|old, rather die than
        die of laughter|cancer
        never|not|dont|wont wake up late|tired|hungover|early|at|with|to|in|feeling|before|on|until|too|so|by|during|every|grumpy|stiff|anymore
        not|dont|never want|wanna to wake ... late|tired|hungover|early|with|feeling|before|hating|sick|grumpy|stiff
        not|dont want|wanna to wake my|the|her|him|them|others|anyone
        not|dont want|wanna to live|exist|survive|continue with|like|in|on|near|without|alone|at|abroad|my|as|a|off|this|smoking|drinking|working|eating|for
        not|dont want to be here late|on|at|every, not|dont want to go on a|the|vacation|holiday|trip|like|smoking|drinking|living|with
        not|dont want my life to be|revolve, tired|sick of my life being, done with my life as, tired|sick of life in
        want to disappear into|from
        no point|reason|use to|in going|go|life to|there|out|back|home|drawing, cant|cannot live any more like
        stop|quit|start|started|from|to|of|with|been cutting corners|class|classes|calories|carbs|costs|hair|wood|back|down|out|off|grass|paper|sugar
        stop|quit|start|started|from|to|of|with|been cutting the|people|in|up|it|meat|vegetables|others|boards|board|edge|remarks|fabric|glass
        overdose|overdosing|overdosed on coffee|sugar|chocolate|tv|news|caffeine
        bungee jump|jumping off|from a|the bridge|building|roof|cliff
        """),
    compact: [
      "commitsuicide", "killmyself", "killyourself", "selfharm", "wanttodie", "wannadie", "hurtmyself", "harmmyself", "cutmyself",
      "endmylife", "enditall",
      "takemyownlife", "dontwanttolive", "wishiwasdead", "wishiweredead", "betteroffdead", "killingmyself", "hangmyself", "kmself",
    ],
    masked: [
      "suicide", "suicidal", "kill", "killing", "kills", "die", "dead", "cut", "cutting", "hurt", "harm", "hang", "hanging", "death",
      "overdose",
    ])
}
