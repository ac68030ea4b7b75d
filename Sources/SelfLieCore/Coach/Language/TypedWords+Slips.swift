/// Slips of the keyboard that are sure.
extension TypedWords {
  /// Contractions that people type without their apostrophe.
  static let contractions = [
    "acktuly": "actually", "actualy": "actually", "brakup": "breakup", "selfesteem": "self-esteem", "selfconfidence": "self-confidence",
    "w": "with", "w/": "with", "wanna": "want to", "gonna": "going to", "im": "I'm", "ive": "I've", "dont": "don't", "doesnt": "doesn't",
    "didnt": "didn't",
    "cant": "can't", "couldnt": "couldn't",
    "wont": "won't", "wouldnt": "wouldn't", "shouldnt": "shouldn't", "isnt": "isn't", "arent": "aren't", "wasnt": "wasn't",
    "werent": "weren't", "hasnt": "hasn't", "havent": "haven't", "youre": "you're", "theyre": "they're", "thats": "that's",
    "confidant": "confident", "cloths": "clothes", "tiem": "time", "ealier": "earlier", "erlier": "earlier", "liing": "lying",
    "lieing": "lying",
    "liying": "lying", "worring": "worrying", "medidate": "meditate", "angree": "angry",
    "mins": "minutes", "hrs": "hours", "secs": "seconds", "teh": "the", "til": "until", "adn": "and", "peoples": "people's",
    "nite": "night", "infront": "in front", "insted": "instead",
    "procastinating": "procrastinating", "procastinate": "procrastinate",
    "inlaws": "in-laws", "inlaw": "in-law",
    "lern": "learn", "strait": "straight", "forgeting": "forgetting", "angrey": "angry", "nales": "nails", "deligate": "delegate",
    "grammer": "grammar", "propper": "proper", "offen": "often", "alot": "a lot", "storys": "stories", "veg": "vegetables",
    "bc": "because", "cuz'": "because", "greatful": "grateful", "beacuse": "because", "becasue": "because", "becouse": "because",
    "oclock": "o'clock", "o'clok": "o'clock", "migranes": "migraines",
    "migrane": "migraine", "lonelyness": "loneliness", "everyones": "everyone's", "someones": "someone's", "anyones": "anyone's",
    "listner": "listener",
    "cos": "because", "coz": "because",
    "cuz": "because", "childrens": "children", "jelousy": "jealousy",
    "jelous": "jealous", "tomatos": "tomatoes", "bitting": "biting", "biteing": "biting",
    "evry": "every", "tho": "though", "becuase": "because", "thru": "through", "ur": "your", "rly": "really", "pls": "please",
    "wen": "when", "fite": "fight", "wory": "worry", "befor": "before", "runing": "running", "brekfast": "breakfast", "horor": "horror",
    "sceaming": "screaming", "cpap": "CPAP", "rsi": "RSI", "whats": "what's", "gcse": "GCSE", "gcses": "GCSEs", "aa": "AA",
    "chatgpt": "ChatGPT",
    "regulary": "regularly", "rembering": "remembering", "rember": "remember", "theres": "there's", "hes": "he's", "shes": "she's",
    "potatos": "potatoes", "posponing": "postponing", "pospone": "postpone", "skiping": "skipping",
  ]
}
