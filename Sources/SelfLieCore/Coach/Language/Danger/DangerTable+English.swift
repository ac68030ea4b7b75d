extension DangerTable {
  static let english = DangerTable(
    selfHarm: selfHarm, selfInjury: selfInjury, eating: eating, harmToOthers: harmToOthers, beingHarmed: beingHarmed, friend: friend,
    bereavement: bereavement,
    bare: ["die", "dying", "death", "dead", "be dead", "hang me", "kill me", "hurt me", "shoot me", "drown me"],
    compact: [
      "commitsuicide", "killmyself", "killyourself", "wanttodie", "wannadie", "hurtmyself", "harmmyself", "cutmyself", "endmylife",
      "enditall",
      "takemyownlife", "dontwanttolive", "wishiwasdead", "wishiweredead", "betteroffdead", "killingmyself", "hangmyself", "kmself",
    ],
    unspaced: [
      "想死", "不想活", "自杀", "自殺", "轻生", "輕生", "活着没意思", "活著沒意思", "活着没有意义", "活著沒有意義", "活着没意义", "不想再活", "活着好累", "活着太累", "活得好累", "生无可恋", "不如死了",
      "想消失", "撑不下去",
      "了结自己", "割自己", "割手腕", "自残", "自殘", "没有我大家", "沒有我大家", "没有我会更好", "我死了", "结束一切", "割腕", "结束生命", "結束生命", "结束自己", "結束自己", "活不下去",
      "死にたい", "消えたい", "죽고싶", "자살", "انتحار",
    ].map { Array($0.unicodeScalars) },
    unspacedFriend: ["朋友", "他", "她", "儿子", "兒子", "女儿", "女兒", "妈妈", "媽媽", "爸爸", "弟弟", "妹妹", "哥哥", "姐姐"].flatMap { who in
      ["想自杀", "想自殺", "要自杀", "要自殺", "想死", "不想活"].map { Array("\(who)\($0)".unicodeScalars) }
    },
    unspacedHarm: ["丈夫打我", "老公打我", "男友打我", "男朋友打我", "爸爸打我", "父亲打我", "父親打我", "他总打我", "他经常打我", "他会打我", "家暴我", "虐待我", "강간", "때려요"].map {
      Array($0.unicodeScalars)
    },
    grave: [
      "suicid", "morir", "morrer", "mourir", "morire", "muert", "morto", "mort", "matar", "tuer", "crever", "sterb", "umbring", "tot",
      "ritz",
      "uccid", "ammazz", "umrz", "umier", "zabi", "smier", "dood", "sterv", "olme", "oldur", "do", "dor", "kuol", "meghal", "vomi", "kotz",
      "erbrech", "умер", "умир", "смерт", "уби", "повес", "死", "打我", "杀", "殺", "割", "죽", "موت", "θάνατ", "πεθάν", "მოკვ", "मर", "מוות",
    ],
    idioms: words(
      """
      matar|tuer|ammazzare|zabijac|zabic|doden _ tiempo|tempo|temps|czas|tijd, zeit|tijd totschlagen|totzuschlagen|doden, убить|убивать время
      me muero|muerto por|de, mort|morto|morta|muerto|muerta de|di _ rire|risa|fatigue|sommeil|sueno|hambre|faim|fame|sonno|stanchezza|cansancio|sono|cansaco
      morrer|morir|morire|mourir|sterben|sterbe de|di|vor|dal|d _ rir|risa|ridere|rire|verguenza|vergonha|vergogna|honte|scham|langeweile|lachen|hunger|hambre|fame|faim|ennui|aburrimiento|tedio|noia|noja
      tagliare|tagliarmi i|il|lo|la|gli|le dolci|zuccheri|zucchero|capelli|pane|erba|spese|carne|sale, cortar|cortarme|cortarse el|o|meu pelo|cabelo|cabello|azucar|acucar
      matar|matando aula|aulas, умираю|умирать|умереть|умру от|со скуки|смеха|стыда|голода|любопытства
      morro|morria|muero de vergonha|verguenza|saudade|saudades|tedio|preguica, matar a|as|o saudade|saudades|fome|hambre|gusanillo, umieram|umierac z nudow|glodu|ciekawosci|wstydu, je meurs de faim|soif|rire|honte|fatigue
      schaam me dood, verveel me dood, lach me dood, erger me dood, werk me dood, ich sterbe vor langeweile|lachen|hunger|durst, sterbe vor langeweile|lachen|hunger|durst, zabijac|zabijam mniej|wiecej czasu|czas
      убивать|убиваю|убить _ _ время|времени, totlachen, todmude, totmude, doodmoe, dodelijk moe, todlangweilig, dejar de morderme, unas
      """),
    unspacedIdioms: ["想死你了", "累死", "饿死", "餓死", "笑死", "热死", "熱死", "冷死", "困死", "忙死", "吓死", "嚇死", "烦死", "煩死", "死线", "死板"],
    masked: [
      "suicide", "suicidal", "kill", "killing", "kills", "die", "dead", "cut", "cutting", "hurt", "harm", "hang", "hanging", "death",
      "overdose",
    ],
    reflexives: ["myself", "me", "mich", "mir"],
    selves: ["i", "im", "ive", "id", "ill", "me", "we", "myself", "my", "mine", "you", "your", "youre"],
    people: Set((lemmas["person"] ?? "").split(separator: "|")).union([
      "freundin", "freund", "schwester", "bruder", "sohn", "tochter", "mutter", "vater", "amiga", "amigo", "filho", "filha", "irmao",
      "irma", "hermana", "hermano", "hijo",
      "hija", "madre", "padre", "amie", "ami", "soeur", "frere", "fils", "fille", "mere", "pere", "amica", "amico", "fratello", "sorella",
      "figlio", "figlia", "przyjaciel", "przyjaciolka", "brat", "siostra", "syn", "corka", "vriend", "vriendin", "broer", "zus", "zoon",
      "dochter",
      "друг", "подруга", "брат", "сестра", "сын", "дочь",
    ]),
    others: ["he", "she", "they", "hes", "shes", "theyre", "someone", "somebody", "who"],
    possessives: ["himself", "herself", "themselves", "themself", "his", "her", "their"],
    fatal: ["killed", "took", "committed", "hanged", "shot", "suicide", "suicides", "drowned", "ended", "overdosed"],
    alive: [
      "tried", "attempted", "attempt", "paracetamol", "tylenol", "ibuprofen", "painkillers", "bleach", "wants", "talks", "note", "letter",
      "pills", "overdose", "threatens", "says", "keep", "stop", "help",
      "helping", "support", "say",
      "about",
    ],
    recent: words(
      """
      last week|night|month, this week|month|morning, yesterday, today, days|weeks ago, in|since january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas
      is|was|on monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow, last year|spring|summer|autumn|winter, this year|spring|summer|autumn|winter, vorige week|maand, gisteren, letzte woche, gestern
      """),
    forlorn: words(
      "want|need|have|trying to go|carry|keep on|going, through the day|days|nights since|after, know|see|idea how _ to go|carry on .|without|alone|now, know|see how _ to live|cope without"
    ),
    wishes: ["want", "wanna", "stop", "quit", "start", "since", "drink", "smoke", "learn", "visit"],
    tears: ["cry", "crying", "cried", "tears", "sobbing", "mourning"])

  static let lemmas: [String: String] = [
    "person": """
    husband|wife|mom|mum|mother|mama|dad|father|papa|parent|parents|stepdad|stepfather|stepmom|stepmother|brother|stepbrother|\
    sister|stepsister|son|stepson|daughter|stepdaughter|kid|kids|child|children|baby|babies|twin|boyfriend|girlfriend|partner|\
    fiance|fiancee|spouse|ex|friend|friends|bestie|buddy|boss|manager|supervisor|teacher|professor|coach|student|students|\
    classmate|classmates|coworker|coworkers|colleague|colleagues|neighbor|neighbors|neighbour|neighbours|roommate|roommates|\
    flatmate|uncle|aunt|cousin|nephew|niece|grandma|grandmother|grandpa|grandfather|grandson|granddaughter|girl|girls|boy|boys|\
    man|men|woman|women|guy|guys|family|bully|bullies|landlord|stranger|pastor|priest|nan|gran|bro|sis|bf|gf|hubby|toddler|\
    newborn|infant|teen|teenager|patient|client|mate|mates|housemate|nana|grandad|granddad|stepkid|fella|missus
    """,
    "kin": """
    husband|wife|mom|mum|mother|dad|father|parents|brother|sister|son|daughter|kid|child|baby|twin|twins|boyfriend|girlfriend|\
    partner|fiance|fiancee|spouse|friend|uncle|aunt|cousin|nephew|niece|grandma|grandmother|grandpa|grandfather|grandson|\
    granddaughter|stepdad|stepfather|stepmom|stepmother|stepson|stepdaughter|nan|gran|bestie|girl|boy
    """,
    "her": "my|our|his|her|their|your|the|that|this|a|an|some|every|all|those|these|another",
    "self": "myself|yourself|himself|herself|themselves|themself|ourselves|oneself",
    "want": """
    want|wants|wanted|wanting|wanna|wana|wish|wishes|wished|wishing|ready|need|hope|hoping|prefer|plan|planning|deserve|deserves|\
    deserved|like|love|decided|longing|rather|about|tempted|begging|dying|trying|supposed|urge|reason|how|going|gonna
    """,
    "kill": """
    kill|kills|killed|killing|killin|murder|murders|murdering|strangle|strangling|stab|stabbing|poison|poisoning|suffocate|drown|\
    drowning|behead|torture|torturing|execute|slaughter|rape|raping|molest|molesting|kidnap
    """,
    "hit": """
    hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|\
    choke|chokes|choked|choking|strangle|strangles|strangled|strangling|hurt|hurts|hurting|spank|spanking|spanked|smack|smacked|\
    smacking|shove|shoves|shoved|shoving|shake|shook|abuse|abuses|abused|abusing|whip|burn|burns|burned|assault|assaulted|attack|attacked|harm|harming
    """,
    "soon": "tonight|today|tomorrow|soon|now|already|this",
    "long": "anymore|any|longer|much|more",
    "limb": "wrist|wrists|arm|arms|forearm|forearms|thigh|thighs|leg|legs|skin|veins|throat|stomach|belly|body|hips",
  ]
}
