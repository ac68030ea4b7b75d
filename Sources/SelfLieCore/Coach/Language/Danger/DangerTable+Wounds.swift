extension DangerTable {
  /// Wounding oneself, of anybody.
  static let selfInjury = words(
    """
    sharpen|sharpening|clean|buy|get the|my|a blade|knife|scalpel for my thighs|thigh|arms|arm|wrists|wrist|skin
    resist|resisting|fight|fighting|avoid the|my|a blade|razor|razors|blades .|again|tonight|today|when|every
    sie tnie|ciac|potnie|tne, tnie|tne sie
    relapsed|relapse|slipped ... ... the|a|my razor|razors|blade|blades, used|use|using the|a|my razor|blade again|on, pick|picking up the|a|my blade|razor|blades .|again|tonight|today|when
    throw|throwing|chuck|bin|flush|get|getting _ _ my razors|blades .|and|tonight|today|again, hide my razors|blades
    razor|razors|blade|blades is|are|keeps|keep _ calling|callin|whispering to|me|my _ me|name|again|., pull|urge|urges|tempted to|of|by _ _ razor|blade|blades again|tonight|.
    burn|burns|burning|burned|burnt {self} with|using|on _ cigarettes|cigarette|lighter|lighters|match|matches, pick|picks|picking|reach|reaching up|for the|a|my blade|blades when|whenever|again|.|every|after
    burn|burns|burning|burnt|cut|cuts|scratch|scratches|pinch|pinches|slap|slaps|hit|hits|stab|stabs the|_ back|inside|top|tops|underside of my hand|hands|arm|arms|thigh|thighs|leg|legs|wrist|wrists|foot|feet ... feel|ashamed|guilty|angry|upset|sad|numb|stressed|empty|until|again
    stop|quit sh #17|#45|#99|#|days|clean|slipped|and|again|but|last|since|for, days|weeks|months|clean|off from|of|without|_ sh|selfharm|selfharming .|and|slipped|again|but
    me corto quando|sozinha|sozinho|outra|de|com|os|as, eu me corto, quando fico _ me corto
    pinch|pinches|pinching my _ thighs|thigh|arm|arms|leg|legs|skin|wrist|wrists until they|it|i bruise|bruises|bleed|bleeds
    self harm|harms|harming|harmed|injury|injure|injuring|mutilation|mutilate|destruct, selfharm, selfharms, selfharming, selfharmed
    selfinjury, mutilate|mutilating {self}
    hurt|hurts|hurting|harm|harms|harmed|harming|cut|cuts|cutting|burn|burns|burned|burning|scratch|scratching|hit|hits|hitting|\
    punch|punching|slap|slapping|bite|biting|injure|injuring|carve|carving|stab|bruise|bruising|choke|choking {self}
    hurt|hurting|harm|harming|cut|cutting|burn|burning|hit|hitting my self
    punish|punishing {self} with|by _ pain|cuts|blade|cutting|burning|hitting
    cut|cuts|cutting|scratch|scratching|carve|carving|slice|slicing|slash|slashing|burn|burning|burned|stab|stabbing my|into|on|up|\
    open _ {limb}
    cutting|cut|cuts on|into my {limb}
    stop|quit|quitting|start|started|starting|urge|urges|been|relapse|relapsed|of|from|to|with|without|back|free _ to|into|with|on|\
    from cutting
    burnt|burned myself on purpose, carve|carving words|letters into my, relapsed _ _ cut|cutting|burned|burning|scratched .|last|again|yesterday|today|tonight|and|my|this
    started|start|stop|urge|urges|back cutting, stop|urge|urges|want|wanting|need|tempted to cut, cut again, start to cut
    {person} _ has|have|is|keeps|was|been|started _ cutting .|and|again|when|because|at|secretly|it, cutting again|anymore|tonight, clean from cutting|burning|self|selfharm
    hide|hiding|cover|covering my|the|these|fresh _ _ cuts|scars|wounds|burns, my cuts and scars, scars|cuts on _ my|the {limb}
    relapse|relapsed|relapsing on my|the _ {limb}, mich _ _ geritzt, geritzt .
    relapse|relapsed|relapsing|slipped|slip ... blade|razor|cutting|burning|scratching|knife|lighter, pick|picked|picking|pickin up the|a|my _ blade|razor again|after|once
    take|took|taking|get|got|pull the|a|my razor|blade|blades out _ every|again|tonight|each|whenever, eu|ich|io me|mich|mi corto|ritze|taglio quando|wenn|fico
    razor blade|blades, a razor to|on|against my|skin
    blade to|on|against my|skin|wrist
    dig|digs|digging|press|presses|pressing|push|pushing|stick|sticking the|a|my _ blade|razor|knife into my
    bang|banging|bash|bashing|hit|hitting|smash|slam my _ head|fist|hand ... against|on|into|until the|a|it|my wall|floor|bleeds|\
    hurts|desk|door|walls
    punch|punching|hit|hitting the|a|my wall|walls|door|doors|tree ... until|till|til ... bleed|bleeds|bleeding|blood|bruise|bruised|swell
    i sh d again|last|yesterday, shd again|last|yesterday, filho|filha|irmao|irma|amigo|amiga _ se cortando|corta|machucando|machuca
    i sh again|yesterday|last|today|tonight|.|and, did|done|doing sh .|again|yesterday|last|today
    scratch|scratching|cut|cutting|hit|hitting|burn ... until|till|til _ _ bleed|bleeds|bleeding|blood
    hide|hiding|cover|covering the|my|these marks|lines|bandages on my|the _ wrist|wrists|arm|arms|forearm|forearms
    arms|forearms|wrists|thighs|legs are covered in|with _ cuts|burns|scratches again|., scars|cuts|wounds are|look fresh|open|new again|.|and, blade|razor|knife|lighter won|wins
    night|nights|day|days|evening|week|weekend|hour without the|my|a|any _ razor|blade|blades|cuts
    stop|quit|quitting|stopped|stopping|clean|from|back|no|more sh ., stop|quit|quitting|stopped|stopping doing sh, {want} to see my _ blood .|again|run|flow|drip
    punch|punching|hit|hitting the|a|my|these|brick|concrete wall|walls ... until|till|til ... break|breaks|split|splits|crack|cracks|ache|swell|hurt|hurts|numb
    punch|punching|hit|hitting wall|walls|doors until|till|til ... break|breaks|split|splits|crack|cracks|ache|swell|hurt|hurts|numb|bleed|bruise
    night|nights|day|days|evening|week|weekend|hour without cutting|burning .|again|myself|tonight|my
    {want} to _ sh, wanna|gonna|urge|urges|clean|relapse|relapsed|relapsing|free _ _ sh .|again|last|so|tonight|for|rn|bc|today|yesterday
    sh urges|urge|relapse|scars, feel|see _ _ blood when|if|run, ritze|ritzt|geritzt mich|sich|wieder|mir, mich _ _ ritzen, selbst verletzen|verletze
    addicted|hooked|addiction to|on cutting|burning .|myself|again, deserve|deserves|deserved to be|get _ hurt|beaten|hit|punished|slapped|cut, deserve pain
    mi taglio di|le|sempre|ancora|da|per|non|con _ nascosto|braccia|vene|polsi|sola|solo|gambe|.|lametta, hija|hijo|hermana|hermano|amiga|amigo|madre|padre _ se corta|autolesiona .|las|los|y|con
    selbstverletzung, ritzen aufhoren|aufzuhoren|sein|lassen, mich selbst verletze|verletzen|verletzt, zu ritzen, svv, cortarme, me corto|corte los|las|otra|de|otra|cuando
    autolesion, autolesiones, autolesionarme, hacerme dano, me scarifier, scarification, scarifier, automutilation
    burn|burns|burned|burnt|burning {self} with|on my|the|a _ iron|lighter|cigarette|cigarettes|match, burn|burned|burnt {self} again
    me couper les|la veines|peau, me mutiler, me faire du mal, me cortar, cortar meus|os pulsos, automutilacao, tagliarmi
    autolesionismo, farmi del male, ciac sie, tne sie, okaleczam|okaleczac sie, samookaleczanie, samookaleczenie
    mezelf snijden|pijn, snijd|snij mezelf, zelfbeschadiging, automutilatie, kendime zarar, bilegimi kesmek, kendimi kes*
    режу|резать|порезать _ себя|вены|руки, селфхарм
    """,
    except: """
      jog|jogging|run|running|train|training|lift|lifting|exercise|exercising|play|playing|ski|skiing|climb|climbing|dance|dancing|squat|deadlift|swim|cycle|hike|stretch|move ... ... ... without|avoid|avoiding hurting|injuring|straining {self}
      eczema|psoriasis|rash|itch|itchy|hives|mosquito|allergy ... ... scratch|scratching my, eczema|psoriasis|rash|itch|itchy|hives scratch|scratching my
      scratch|scratching my ... ... ... eczema|psoriasis|rash|itch|itchy|cream
      tagliare|tagliarmi i|il|lo|la|gli|le dolci|zuccheri|capelli|pane|erba|spese|carne, cortarme|cortarse|cortar el|o|mi pelo|cabelo|cabello
      shave|shaving|cook|cooking|chop|chopping|peel _ _ _ without cutting|nicking {self}
      cut|cuts|cutting {self} while|when _ _ shaving|cooking|chopping|cook|shave|chop|slicing|peeling|gardening|slice|peel
      cut|cuts|cutting {self} on _ glass|paper|tin|can|knife, cut|cuts|cutting {self} some|a|off|short|loose|shaving|cooking|down|free|from, burn|burning|burned {self} out
      burn|burning my body fat
      hurt|hurts|hurting|harm|injure|injuring {self} running|lifting|training|again|skiing|falling|playing|at|in|while|working|\
      climbing|during|with heavy|during
      hit|hits|punch|punching|slap|scratch|bite|biting {self} less|my, not|dont|no self, choke|choking {self} up
      bite|biting my|the _ nails|nail|tongue|lip|lips, burn|burning belly|stomach|leg|arm|body fat
      cut|cutting my|on|up|open _ leg|legs|arm|arms|body|stomach|belly|skin hair|fat|workout|day|training
      stop|quit|quitting|start|start|started|starting|urge|urges|been|of|from|to|with|without|want|need|back|into|free|tempted _ \
      to|into|with|on|from _ cut|cutting corners|class|classes|calories|carbs|costs|hair|wood|back|down|out|off|grass|paper|sugar|\
      the|people|in|up|it|meat|vegetables|others|boards|board|edge|remarks|fabric|glass|alcohol|a|and|salt|through|her|him|them|\
      dairy|bread|gluten|weight|expenses|spending|lines|lessons|onions|flowers|ties|contact|ads|coffee|some|all|jobs|budget|screen|\
      cake|sweets|stones|time|video|videos
      cut|cutting my _ hair|nails|fringe|bangs|toenails|fingernails|grass|hours|sleep|losses|lawn|food|steak|carbs|carb|budget|hedge|\
      hedges|bread|lines|calories|sugar|spending|costs|dose|meds|pills|time|workouts|workout|commute|commitments|coffee|drinking|\
      smoking|alcohol|meat|screen|intake|rent|expenses|roses|tree|trees|portions
      cutting and pasting|sewing|sanding|gluing, cutting class|classes|corners|grass|hair
      cutting again|anymore carbs|hair|grass|corners|class|classes, cut again hair|my|the|wood|grass|sugar
      razor blade|blades subscription|for|shaving|shave, shave with, buy razor, new razor
      stop|started|start|back|urge cutting corners|class|classes|calories|carbs|costs|hair|wood|back|down|out|off|grass|paper|\
      sugar|the|people|in|up|it|meat|vegetables|others|boards|board|edge|remarks|fabric|glass|alcohol|a|and|salt|through|her|\
      him|them|dairy|lines|onions|flowers|contact|some
      hit|hitting|bang|banging my head|hand|fist|desk ... against|on|until|into the|a wall|desk|door at|over|with
      hide|hiding|cover|covering my _ _ scars|burns|cuts from|of|with acne|surgery|sunscreen|makeup, surgery scars, acne scars
      burn|burned|burning|burnt myself|my _ hand|hands|fingers|arm|. _ on|with|at the|my|a|hot _ oven|stove|pan|kettle|grill|hob|curling|hair|wok|tray|steam|soup, burn|burned|burning|burnt myself on|with|at the|my|a|hot _ oven|stove|pan|kettle|grill|hob|curling|hair|wok|tray|steam|soup
      see|feel _ blood pressure|sugar|test, destruct mode, scars|cuts on _ my|the {limb} from|of|after surgery|acne|the|a|my|an|operation
      hide|cover|hiding|covering my|the|these _ _ cuts|scars|burns from|of|with|after _ acne|surgery|operation|accident|makeup
      """)

  /// An eating disorder, of anybody.
  static let eating = words(
    """
    fast|fasting|starve|starving for|until ... ... ... to #99 pounds|lbs|lb, get|go to #99 pounds|lbs|lb .|by, get|getting|drop|go|starve down to #99 pounds|lbs|lb, get|getting|drop|go|starve down to #17|#45 kg|kilos|kilograms .|by|and|for
    overgeven|braken|kotsen na _ _ eten|maaltijd|elke, bmi _ _ to|of|under|below|at|is _ #17, #17 bmi
    vinger|vingers _ _ in|achter mijn|de keel, dedo|dedos en la|minha|na garganta, finger in den hals|rachen stecke|steck|stecken, doigts dans la gorge
    day|days|week|weeks|month without food|eating ... skinny|thin|skinnier|thinner|slim|tiny|bones, fast|fasting|starve to be|get|look skinny|thin|tiny
    binge|binges|binging|bingeing|overeat|overeating|eat|eating|gorge|gorging and|then _ throw|throws|throwing up, binge|binging|bingeing and|then purge|purging|vomit|vomiting|puke|puking
    no food so|until|till my collarbones|ribs|bones|hipbones|hips, collarbones|ribs|hipbones|bones show|showing|stick, be|become|being ana|mia again|.
    so|and|until|because mum|mom|mam|dad|mother|they|she|he|everyone|everybody|nobody|people|parents|wife|husband _ think|thinks|thought|believe|believes|know|knows _ _ i|ive _ ate|eaten|had, hide|hides|hiding|hid my food|dinner|lunch|meals in|under my|a|the|_ napkin|napkins|pocket|pockets|sleeve|sleeves
    skip|skips|skipping supper|dinner|lunch|breakfast|meals|food to|and punish {self}
    anorexia, anorexic, anorexie, anoressia, bulimia, bulimic, bulimie, anoreksia, pro ana|mia, proana, thinspo, thinspiration
    orthorexia, eating|eat disorder|disorders|disordered, disordered eating, essstorung, magersucht, magersuchtig, anoreksja
    bulimia, анорексия, булимия, trastorno alimenticio|alimentario, troubles alimentaires, transtorno alimentar
    starve|starves|starving {self}, starve until|till|so|for _ i|im, i starve|starved, starving until|till
    make|makes|making|made|making {self} _ throw|vomit|puke|sick
    i will _ not|never eat ., i wont eat ., i will _ not|never eat again|anymore
    binge|binging|bingeing|eat|eating|stuff|stuffing _ _ and then purge|puke|vomit|throw|puking|vomiting _ up|it|every|again|.|each
    throw|throws|throwing|threw up after|every|my|what|each|the|dinner|lunch _ meal|meals|eating|i|eat|dinner|lunch|food|breakfast|\
    ate
    throw|throwing up _ food, throw|throwing up on purpose
    vomit|vomits|vomiting|puke|puking|pukes|purge|purging|purged|purges after|every|my|each|what|when|the|all|on _ meal|meals|\
    eating|dinner|lunch|food|breakfast|binge|i|eat|ate|purpose|time
    eat|eating _ once|only every|in two|three|four|five|#17|#45 days, vomitare dopo|i|tutto|ancora, erbrechen nach|zu
    purge|purging less|fewer|more after|at|on _ dinner|lunch|breakfast|meals|food|weekends|eating
    purge|purging less|after|again|more .|often|eating|meals|food|dinner|lunch, havent|hasnt|not|hadnt|barely eaten|eat|ate _ in|for|since _ _ _ day|days|week|weeks|monday|sunday
    purge|purging|vomit|throw _ less|fewer|more than #17|#45|one|two|three|four|five|once|twice, purging, binge|binging|bingeing|binges and purge|purging|purges|vomit|throw, finger|fingers|toothbrush down my|your throat
    laxative|laxatives|diuretics|ipecac ... weight|thin|skinny|slim|lose|every|eat|eating|meal|meals
    take|taking|use|using|abuse|abusing _ laxatives|diuretics
    eat|eating|live|stay|survive|only|under|restrict|diet ... #999|#99|#17|#45 _ calories|calorie|cals|cal|kcal
    under|below|max|maximum|less than|only #999|#99|#17|#45 _ calories|cals|cal|kcal
    #999|#99|#17|#45 calories|cals|kcal a|per|each|every day, zero|no|0 calories a|per|each day
    not|dont|never|without|stop|stopped|nothing eat|eating|ate _ for _ _ _ day|days|week|weeks|month|48|72
    not|dont|never|without|stop|stopped|quit|nothing eat|eating|ate anything|at|food|all|again _ for|until|till|all|ever
    not|dont|stop|stopped|without|nothing eat|eating|ate to be|get|look|become _ thin|skinny|slim|thinner|skinnier
    not|dont|stop|stopped|without|nothing eat|eating|ate until|till|unless|so _ _ thin|skinny|weigh|beautiful|lose|pretty|small|\
    im|perfect|bones|hospital|i
    not|dont|stop|stopped|without|nothing eat|eating|ate _ until|till _ _ thin|skinny|weigh|beautiful|lose|pretty|perfect|bones|hospital
    not|dont|stop|stopped|without|nothing eat|eating|ate _ so _ _ thin|skinny|bones|hospital
    b p every|again|nite|night|daily|cycle|after|cycles|all, at #99|#17|#45 _ and|but _ still|feel|look _ fat|huge|gross|disgusting|big
    deserve|earn to eat, rid of dinner|lunch|food|it|meals|breakfast ... parents|notice|notices|mom|mum|dad
    i purge|purged, only drink|drinking|drank|have|having water|coffee|tea _ for _ week|weeks|days|month
    eat|eating|ate nothing for _ _ _ day|days|week|weeks|month, eat|eating nothing at all
    my|pro|an|the ana|mia body|bodies|self|goal|goals|days|journey, hardly|barely|never|doesnt eat|eats|eating _ _ _ weighs|weigh|weighing|bones
    stopped|stop eating completely|altogether|entirely|anything|food|all|and
    live|living on|off _ water|air|gum|nothing and|only|alone, live|living on|off _ coffee|cigarettes only|alone, live|living on|off _ coffee|cigarettes and cigarettes|coffee|water|gum|air,\
    skip|skipping every|all|any _ meal|meals|food
    skip|skipping meals until|to|so|for, refuse to eat, afraid|scared|fear|terrified of|to _ eating|eat|food|gaining|calories|weight
    chew|chewing and spit|spitting, weigh|weight|weighing|below|under|until|to|at|reach ... #17|#45 _ kg|kilos|kilo|kilograms
    weigh|weight|weighing|below|under|until|reach ... #99|#17|#45 _ pounds|lb|lbs, bones show|showing|visible|stick|sticking
    purge .|after|again|today, eat nothing .|today|tomorrow|until|for|all, ana|mia|proana tips|buddy|thinspo|coach, skinny like bones|a _ skeleton, see|feel|show|count my _ bones|ribs|collarbones, thin as possible, skin and bones, thigh gap, size zero, skeleton thin|skinny
    thin enough to _ disappear, punish|punishing {self} for eating|food|calories|the|my
    hate myself for|after|when _ eat|eating|ate|food, burn|purge|run|exercise off every|everything _ _ calorie|i|eat|ate
    be|being|get|getting|make sick on purpose, be|being|am|im|was sick after|every every|each|all|my|meals|eating|i|dinner|lunch _ .|meal|meals|eat|eating|time|on
    vomito dopo|ogni|tutto|sempre, vomitare dopo|per, erbreche|kotze|ubergebe mich|nach|jeden|immer
    hide|hiding|hid|conceal|pretend|lie|lying|secret _ that|how i|im _ dont|not|never|havent|hardly|barely eat|eating|eaten
    stop|quit|keep purgeing, dejar de comer ., vomitar despues, me provoco el, provocarme el vomito, erbrechen nach, nach dem essen kotzen|erbrechen|ubergeben, me faire vomir, me fais|fait vomir
    faire vomir apres, morrer|passar de|fome para|ate emagrecer
    """,
    except: """
      suitcase|luggage|bag|backpack|dog|dogs|cat|cats|bike|parcel|case ... #17|#45|#99
      #17|#45|#99 cans|cups|glasses|bottles|coffees|cokes a|per|every|each|daily, like #17|#45|#99 cans|cals a day
      without starving myself|yourself, hide|hiding|pretend|lie|lying _ _ i|im _ _ eat meat|dairy|gluten|sugar|pork|vegetables|fish|chocolate|junk|out|cake
      sick after eating|the|my|dairy|gluten|milk|bread|wheat|nuts|dinner|lunch _ dairy|gluten|milk|bread|too|dose|chemo|medication|pills
      eat|eating|only _ #999|#99|#17|#45 calories|kcal less|fewer|more|snack|snacks|breakfast|lunch|dinner|a meal|snack
      #999|#99|#17|#45 calorie|kcal breakfast|lunch|dinner|meal|snack|snacks|deficit|walk|ride
      burn|burning|walk|run ... #999|#99|#17|#45 calories|kcal
      eat ... #999|#99|#17|#45 calories|kcal for|at breakfast|lunch|dinner|snacks|snack
      #999|#99|#17|#45 calories|kcal less|fewer|deficit|at|for, weigh|weight ... #17|#45|#99 kg|pounds|lbs dog|less|dumbbells
      afraid|scared|fear of|to _ weight training|lifting|loss|room, afraid|scared to eat|of eating in|alone|out|with|at|spicy
      not|dont|never|stop|stopped eat|eating anything|at|food all after|sweet|with
      not|dont|stop|without|quit|stopped|never eat|eating anything|food for|until|till noon|breakfast|lunch|ten|eleven|twelve|a|\
      sunset|fun
      lose|weight|gain ... #17|#45|#99 kg|kilos|kilograms|pounds|lbs _ less|of|by|in
      lose|losing|drop|dropping|shed|gain|gaining #17|#45|#99 kg|kilo|kilos|kilograms|pounds|lbs
      lose|gain to|until|by|at|under|below #17|#45|#99 pounds|kg|lbs
      not|dont|never|stop|without eat|eating|ate _ for fun|comfort|pleasure|boredom|the
      purging my|the _ closet|house|wardrobe|inbox|email|stuff, vomit|vomiting bug, see|feel|count my ribs|bones heal
      stop|stopped eating and watching|scrolling, nothing eat for breakfast
      not|dont eat until _ noon|lunch|breakfast|ten|eleven|i|im _ hungry|full
      """)
}
