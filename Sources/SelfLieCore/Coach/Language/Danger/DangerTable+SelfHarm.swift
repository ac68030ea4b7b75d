extension DangerTable {
  /// Not wanting to live, said plainly or not, of anybody.
  static let selfHarm = words(
    """
    reunited|be|together with my dead|late _ {kin} .|again|soon|in|at, od|overdose on my|the|all meds|medication|pills|tablets, gave|given away all my _ things|stuff|belongings|possessions .|already|now|and
    no me quiero|quisiera despertar, will nicht mehr da sein, will weg sein fur|fuer immer, ne veux plus etre la, je veux plus etre la
    dejar|dejo|deixar|smettere|parar|arreter|stoppen|przestac de|di|met|_ vivir|existir|viver|vivere|vivre|leven|zyc, aufhoren zu leben
    painless way out, wanna|want|wana|could|should|might|id|just|let off myself, yeet {self}, chuck|hurl|fling|launch {self} off|from|under|in the|a|my balcony|roof|bridge|train|bus|window|cliff|tower
    no reason to stick|hang around, happier|better|relieved _ at my funeral, deserve|deserves _ _ mother|mum|mom|dad|father|wife|husband|partner who|that isnt|aint|is me|not
    pull|pulling the trigger on {self}, how many _ pills|tablets does|would|will it take, how many _ pills|tablets to die|kill, wanna|wana dye nobody|noone|no|now|tonight|already|today,
    {want} _ dye nothing|anyway, nothing matters _ {want} _ dye|die, fall|falling|be asleep|sleep forever, fall|falling|be asleep for good, go|going to sleep forever, i deserve to suffer .|for|every|because|and
    world|nobody|noone|they|everyone|anyone _ wont|wouldnt|would|will _ miss me .|if|when|at|and, gave|given|giving away all|everything|most ... ... time to go .|now, keep|keeps|kept looking|staring at the _ train|railway|rail tracks .|and
    stand|standing|stood|sat|sitting|sit|back on the|that|a _ bridge|ledge|viaduct|platform|edge again|tonight .|and, im|am standing on the|that|a _ bridge|ledge|viaduct .|now
    no reason for me to be|live|exist|stay|go|carry|wake _ here|on|alive|up .|any|anymore|now|and, no reason for me to live|exist
    since|after|when my _ {person}|dog died|passed ... want|wanna to join|follow|be her|him|them|with _ her|him|them|.
    stand|standing|stood|sit|sitting on|at|by|near the|a|that _ bridge|platform|viaduct|edge|ledge|tracks|cliff ... ... and|just wonder|wondering|think|thinking .|about|if|whether|what|of
    stop|quit being|be alive, step|stepping|jump|jumping|fall|falling off the|a platform, kermit suicide|sewer|sewerslide, sewer slide, commit toaster, toaster bath .
    wanna|want|wana to|_ dye .|and|cant|so|rn|please, wanna dye .|and|cant|so|rn|please, cant|cannot|can take|do|bear|stand|handle it|this no more
    rope|noose|bridge|gun|tracks|river _ ... calling|calls|call|called me .|to|again|every|tonight|at|when
    wish id never been|_ born, no|any|zero reason|point|strength|energy|will _ to|in carry|go|keep|carrying|going|keeping on .|anymore|any
    burden|nuisance ... manage|managed|cope|coped|fine|better|happier _ _ without|if|once|when me|i|im, they|theyd|everyone|everybody|family|kids|wife|husband _ _ manage|cope|do|get|be _ fine|better|well|okay|ok without me
    bought|got|have|found|hidden|tied a|the|my _ rope|noose in|under|behind the|my garage|shed|attic|car|cellar|basement|bed|loft already|ready|now|tonight|waiting, bought|ordered|got|found|hidden|tied a|the|my _ rope|noose already|yesterday|today|ready|.|now|tonight, bought|ordered|got|found a|the|my _ noose
    im|i|am done|finished|through goodbye|bye|farewell|sorry everyone|everybody|all|world|mum|mom|dad|_ , goodbye|farewell cruel|everyone|everybody .|i|im|and
    look|looking|stare|staring|thinking at|towards|about the|that _ bridge|viaduct|flyover|cliff|tracks|quay ... thinking|think|wondering|wonder about|of|if|whether|what it|jumping|jump|going|i|id
    hope|hoping|hopes|wish|wishing|pray|praying the|a|that|some|next _ car|lorry|truck|bus|train|driver doesnt|dont|didnt|wont|never _ stop|stops|brake|brakes|see|sees|swerve
    hope|hoping|wish|wishing i get|got hit|run|knocked, hope|hoping|wish|wishing the|my|this _ plane|car|bus|train|lift crashes|crashed|falls|fell
    jump|jumping|jumped|leap|leaping off|from|over a|the|this|my|some _ viaduct|flyover|footbridge|gorge|tower|multistorey|pylon|quay
    painless|easy|quick way out of this|my|the life|world, no reason _ _ to carry|go|keep on _ living, reason ... to carry|go|keep on living
    died|passed|dead ... and|now i _ want|wanna to be with her|him|them, died|passed|dead ... and|now i _ want|wanna to join her|him|them, take|took|taken too many paracetamol|aspirin|ibuprofen|tylenol|pills|tablets|sleeping
    jump|jumping|jumped off the|a|my multistorey|multi|carpark|car _ _ park, jump|jumping|jumped off the|a|my multistorey|carpark
    jump|jumping|jumped|leap|leaping off the|a|my multi|multistorey, dont|cant|not|no|never see|seeing|find _ the|any|a point in|of waking|existing|tomorrow|breathing
    no point in|of waking, planning|plan how id|i|ill _ do it, {want} to od, wanna|gonna od, get|gets|collect|collects the|my _ insurance|payout if|when i _ _ accident|die|dead|crash|gone
    i dont|not|cant|wont want|wanna _ to go|carry|live|be on|_ without him|her|them|my
    no point _ carrying|going on since|without, life insurance is|would|will _ _ more than i|me
    lost my|our baby ... ... and|now i _ want|wanna to be with her|him|them, want|wanna to _ be with my|our dead|late|stillborn
    suicide, suicides, suicidal, suicidality, unalive, unaliving, unalived, kms, kys, sewerslide, death wish
    kill|kills|killed|killing|killin|murder|murdering|shoot|shooting|shot|stab|stabbing|drown|drowning|poison|poisoning|hang|\
    hanging|hanged {self}
    top|topping|topped {self}, had|have enough of living|life|existing|this _ .|and|i|so|now|already|life, no|any point|use|sense _ carrying|going|keeping on .|anymore|any|with|like
    look|looking|stare|staring|gaze at|towards the|those train|railway|rail tracks|rails ... ... wonder|wondering|jump|step
    look|looking|stare|staring at|towards the|those tracks|rails ... ... wonder|wondering|jump|step
    too tired|exhausted|sad|broken|weak to live|exist, no hope left|for me
    jeena|jina nahi|nahin|nai, jeene|jine _ _ _ mann|man|dil|ichchha|iccha _ nahi|nahin|nai, marna|mar jana|jaana|chahta|chahti|chahata|hai|hoon|hun
    mar jana|jaana chahta|chahti|chahata|hai, khudkushi, khudkhushi, aatmahatya, atmahatya, zindagi _ _ thak|khatam|jeena
    strangle|strangling|electrocute|suffocate|suffocating|overdose|destroy|destroying|slit|gas {self}
    kill|killing|hang|shoot my self, ill|to|gonna|will|and|or off myself, do|doing away with {self}, do|doing something to myself
    do|doing myself in, end|ends|ending|ended|take|takes|taking|took my|your|our|his|her|their _ life, end|ends|ending|ended it all
    end|ending it {soon}|forever|finally, {want} to _ end it, gonna _ end it, end it myself, end|ending everything|myself
    end|ending my|the pain|suffering|misery, make it all stop|end, make the pain stop|end, want|wanted|wanting the pain to stop|end
    {want} it all to stop|end|be over, {want} everything to stop|end|be over, {want} my life to end|be|stop
    letters|letter|notes|cards|videos to|for my|our|the _ {person} for after .|i|ive|im, letters|letter|notes|cards|videos to|for my|our|the _ {person} for when im|i|ive _ gone|die|dead, meet my maker, die|dying|go|going|end|maker ... ... by my own hand
    giving|gave|give|given|sold away _ ... ... ... wont be needing|around, who|anyone|anybody|noone|nobody|everyone would _ notice|care|miss|cry if i jumped|died|vanished|disappeared|fell|drowned
    stand|standing|stood on|at the|a|that bridge|ledge|tracks every|and|again _ evening|night|day|wonder|think|wondering|thinking, check|checking|checked out of this|life|my _ life|world|existence
    voices|voice telling|tell|tells|saying|that me|us|i to|should _ jump|die|kill|hurt|cut|end, thinking|thought|thoughts|think of|about _ ending things|everything|it|myself
    take|taking|took|taken|swallow|swallowed|popped a _ lot|bunch|load|loads|ton|pile of _ pills|tablets|meds|paracetamol|tylenol|sleeping, swallowed _ _ pills|tablets|bleach
    shouldnt|shouldve have|never|not _ been born, should have not|never been born
    hate myself and want _ to be over|gone, no point anymore|any .|more|in, have|got|keep a|my|the _ gun|pistol|rope in|under|by my|the drawer|bed|pillow|nightstand
    sui cide|side|cidal, hang|kill|shoot|drown me now|tonight|please|already, i die now|tonight|today
    {want} this life to end|be over|stop, {want} out of life|this life|this world, {want} to _ die|dei, {want} too die, {want} die
    {want} to be dead, wanna|wana|gonna|rather|let|could|should|will|must|help|might be dead
    wanna|wana|rather|let|could|should|must|might|lemme _ _ die, let me _ die, ill|will die {soon}|by, going|gonna to die {soon}|by
    waiting to die, should be dead, {want} i|we was|were|am|be _ dead|gone|unborn, i|im better dead, better off dead
    as good as dead to, better if i was|were|am _ dead|gone, be better dead, {want} to be gone, want to not be|exist|wake|live
    wish i had|was|were never been|born, wish i had not been, wish i hadnt been, wish i didnt exist, wish i did not exist
    should never _ _ been born, not have been born, wish|hope|wishing|hoping i could|can|will|would _ disappear|vanish|die
    wish ... die, want|wanted|should|could|wanna|wana to|just _ disappear|vanish, disappear|vanish forever|completely
    {want} to _ sleep|dream forever, sleep forever, go to sleep forever
    not|dont|doesnt|didnt|never|cant want|wanna|wana|wish|deserve|deserves|wanted|bear|care|stand _ to _ live|exist|survive|wake|continue
    not|dont|doesnt|didnt|never want|wanna|wana|wish|deserve|wanted _ to be here|alive|around
    not|dont|doesnt|didnt|never want|wish to go on, not|dont wanna|wana live|exist|wake, not|dont wanna|wana be here|alive
    no longer want|wish|wanna|wana to live|exist, no longer want|wish to be alive|here, not to live|exist {long}, not|dont want _ my life
    rather not exist|live|wake, rather not be alive|here, not|dont|doesnt deserve|need to live|exist|breathe
    stop existing|living|breathing, cease to exist, not|no being|be _ here|alive|around, not live|living|exist|existing
    wont|cant|not|never be here|around|alive {long}|tomorrow|next|soon|christmas, never|not|dont|wont|without wake|waking up
    no reason|point|purpose|use|sense _ to|in|of|for _ live|living|life|go|going|exist|existing|stay
    no reason|point|purpose|use|sense _ to|in|of|for be|being alive|here|around
    point|use|sense in|of|to living|life|alive|existing|exist|live, point|use|sense|reason in|of|to be|being alive|here
    point|use|sense in|of|to going on, nothing|nobody|noone left|here|more to live for, nothing|nobody to live for
    tired|sick|done|over|finished|weary|bored of|with|from living|life|existing, tired|sick|done of|with|from being alive|here
    tired|sick|done of|with my|this life|world, done|through|finished living|existing
    cant|cannot|couldnt _ go|live|carry on|anymore|any|longer|like, cant|cannot _ go on, can not _ go|live|carry on|anymore
    cant|cannot|wont take|do|bear|stand|handle|endure it|this|life|living|anything _ anymore|any|longer
    can not take|do|bear|stand|handle it|this|life _ anymore|any|longer, not|isnt|hardly|never|aint|no worth living
    life isnt|is|not|aint _ worth, life is _ pointless|worthless|meaningless|hopeless|over
    life has|got no _ meaning|sense|purpose|point|value, life makes no sense
    better|happier|easier|fine|good|better off|freer|relieved without me, without me everyone|everybody|they|people|life
    disappear|vanish|go|leave|gone and|then ... better|happier off|without, better|happier|easier off|place|if|when|once _ i|im _ gone|dead|disappear|die|wasnt|werent|not, better with me gone|dead
    one|nobody|noone|everyone|they|people|anyone would|will|wouldnt|wont|be|not ever|even|really|just miss|notice|care|happier|\
    better _ me|if|when
    one|nobody|noone|anyone would|will|wouldnt|wont miss|notice me|if|when, one|nobody|noone would|will|wouldnt care if|when i
    everyone|they|family|kids|world|people is|are|would|will|be _ _ better|happier off|without|if|when me|i|without|im|with
    i|im|am|me|feel|being|only|just like|just|only|such|nothing|always|a _ _ burden to|on|for
    i _ _ a burden to|on|for everyone|everybody|all|them|my|others|people|you|anyone|society|the, i am _ _ a burden, a burden to|on|for everyone|everybody
    feel like a burden, ctb ., ctb soon|tonight|today|now|tomorrow|plan|date, hope|wish|hoping|wishing|want i|to get|got|am|were _ hit|run|struck over|by|down a|an|the _ bus|car|truck|train|lorry
    pills|tablets|meds lined|laid|counted|set up|out, voice|voices _ tells|tell|telling|says|say|saying me to _ jump|die|kill|hurt|cut|end|do|drown
    no|any point|use|sense|reason hanging|sticking|staying|being about|around|on|here .|any|anymore|longer|much, giving|gave|give|given|given|selling _ my _ stuff|things|belongings|possessions away _ ... ... wont|dont|not need|be
    jump|jumping|jumped|leap|leaping|fall|drive|driving|throw|throwing|hurl|step|walk|roll _ off|from|into|over a|the|this|my|some \
    _ bridge|building|roof|balcony|cliff|window|traffic|ledge|rooftop|overpass
    jump|jumping|throw|throwing|step|stepping|walk|walking|lie|lay|run|stand|myself _ in front|infront of a|the|my|an _ train|bus|\
    car|truck|subway|tube|lorry|cars|traffic|trains
    jump|jumping|throw|throwing|step|stepping|lie|lay|myself _ on|onto|under a|the _ tracks|rails|train|railway
    crash|crashing|drive|driving|steer|smash|wrap my|the|this car|truck|bike|motorcycle ... into|off|around|over a|the _ tree|wall|\
    bridge|cliff|truck|pole|lake|river|traffic
    drive|driving|ride|steer|steering|swerve|swerving|veer|veering into|off a|the _ tree|trees|wall|truck|lake|river|bridge|oncoming, oncoming traffic, throw myself under|off|from|into
    slit|slitting|slash|slashing|cut|cutting open my|your|his|her _ wrist|wrists|throat|veins, slit my|your|his|her {limb}
    bullet in|through my|the|his _ head|brain|heart|skull, blow|blowing|blew my|his|her _ brains|head
    gun|pistol to|in|at|against my _ head|mouth|temple, overdose, overdosing, overdosed, od on pills|meds|tablets|purpose
    take|taking|took|swallow|swallowing|swallowed|down all|every|whole|enough|too _ my|the|of|these|those|many|bottle|pills _ \
    pills|tablets|meds|medication|my|the|sleeping|pill|of|at
    swallow|swallowing pills|bleach, drink|drinking bleach|antifreeze|poison
    pills|tablets|noose|razor|gun|rope are|is|lie|lies|lay ready|here|waiting|saved|prepared|hidden|enough|counted|lined|next
    have|got|has|keep|kept the|enough|these|those|all _ pills|noose here|ready|now|saved|hidden
    finish|finishing|end|ending it|this|everything all|now|_ with|by|using a|the|my _ rope|gun|knife|blade|pills|bullet
    keep|keeps|cant|stop _ looking|staring at the|my|those|all _ pills|tablets|rope|noose, pills|tablets|meds ... take|taking|swallow them all|at
    how many|much pills|tablets ... ... die|kill|overdose|end, how many|much _ _ would|will|to kill me
    enough|saved|saving|collected|collecting|stockpiling|stockpile|hoarding _ _ pills|tablets|meds|insulin
    have|got|bought|get|has the|a|my|these|those|some _ pills|noose|gun|rope here|ready|now|to|in|for end|die|and|me|do|front|it
    noose, bought|buy|get|got|have a _ gun|noose to|and|for end|me|my|myself|do
    goodbye|farewell|suicide|parting letter|letters|note|notes|message|messages|video, my final letter|letters|note|notes|message
    make|making it|everything stop for good ., want|need|let it|everything all|_ to|_ stop for good ., think|thinking about|of jumping .
    written|wrote|finished the|my|all letters already|now, year|month|week|summer|winter|birthday|christmas is|will _ _ be my last .
    last fur alle|euch|meine|die, soy una|la carga para, fardeau pour tout|tous|ma|mes|vous, sou um peso|fardo para, sono un peso per, ciezarem dla
    всем в тягость, обуза для всех, last voor iedereen|mijn|jullie, herkese yuk|yukum, 我是累赘, 我是大家的负担, niemand wurde mich vermissen
    tabletten|pillen liegen|sind bereit, loaded gun next|by|under|in, have|got a plan and a|the rope|pills|gun|date, let me go peacefully
    not|dont|cant|cannot|never _ see|seeing myself turning|reaching #17|#45|#99|twenty|thirty|forty|fifty, plan|planning my exit ., point|use of waking up
    easier|nicer|nice|peaceful|relief|best|beautiful|better _ _ not|never|didnt|dont _ wake|waking|woke up .|tomorrow|again|anymore|one
    wish|hope|hoping|pray|praying|prayed i _ _ not|dont|didnt|wont|wouldnt|never wake|woke|waking up, wish|hope|pray to not|never wake up
    tonight is my last night|evening, have|got a plan and nobody|noone knows, they|theyll|everyone|everybody _ cope|manage without me, disappear|vanish|dissappear for ever
    {want} to _ disappear|vanish|dissappear|dissapear for good|ever, rope|noose|gun|pistol|tablets is|are _ in|on|under|behind the|my garage|shed|attic|basement|barn|drawer|car|boot|trunk|closet|wardrobe ... do it, courage|nerve|guts|strength to _ do it ... ... ... rope|noose|gun|pistol|tablets
    mi voglio|vorrei|devo _ ammazzare|uccidere|impiccare|suicidare, peux plus de|d _ vivre|exister
    goodbye cruel world, goodbye forever, said|say|saying|told all my|everyone|everybody _ goodbye|goodbyes
    said|say|saying _ goodbye|goodbyes to everyone|everybody|all|life|earth|them|my
    said|say|saying _ goodbye to this|the world|life, said|say|saying my|final|last _ goodbyes|goodbye
    leave|leaving|left this|the world|earth|planet|life|plane
    my|the|our _ last|final day|night|hours|hour|days|evening|week on|alive|of|here earth|life|alive|living|my
    my last|final day|night|days alive|here
    after|from tonight|tomorrow|today|then|that|now|on nobody|noone|no|everyone|they|you|i|wont _ _ _ deal|free|rid|gone|worry|\
    burden
    join|joining|see|be|with|to my|our|him|her|with _ late|dead|mom|mum|dad|husband|wife|son|daughter|mother|father|baby|god|\
    grandma ... in heaven|soon|again|there
    join my|our|him|her|them _ _ in heaven|death|soon, join my|our late|dead
    plan|planning|planned|arrange|imagine|imagining my _ death|funeral, my own death
    no|the way out _ but|except|than|is death|dying|die, please|someone|somebody|just|god|they kill me, kill me please|now|already
    hate being alive|living|life _ anymore, hate being alive, hate my life ... ... over|end|anymore|die|gone|stop
    want out of this life|world, hate _ that i am alive|living
    how|way|ways|method|methods|easiest|painless|quick|quickest|peaceful _ _ to die|kms, best way|method|place|day|time _ to die|kms
    painless|peaceful|quick|easy _ way to die|go|end|death, painless death|suicide
    no|lost|losing|lose|without _ _ will|wish|desire|reason|strength|energy|courage to _ live|exist|continue|keep
    lost|losing|lose|no my|the|any will to live|go, not being alive, not be alive
    thoughts|thought|thinking|think|dream|dreaming|fantasize|fantasizing|daydream|obsessed|ideas of|about|with _ _ death|dying|\
    dead|dieing
    wish|want|like ... put out of my misery, put me out of my misery, dont want to see|wake tomorrow|another|up|the next
    see|face|make|survive another|tomorrow|the|next|through _ _ not|dont|no, rid the world of me, world|earth|universe rid of me
    waste of space|oxygen|air|life, should|could|would|can|will|might just end it, cut my life short, life to be over, mercy kill me
    life over already, not meant to live|be|exist _ alive|here|anymore
    cant|cannot|couldnt do|take|face|bear this|my _ life, have a plan and a date, tired|sick of everything, {want} to be with my|our dead|late
    hate my _ life ... out, goodbye everyone|everybody|world|all _ im|i|sorry|forgive, lethal dose
    how many paracetamol|pills|tablets|tylenol|ibuprofen|aspirin|sleeping ... many|die|lethal|kill|fatal|overdose|dangerous|takes
    dont|not|never want|wanna|wish _ be|live|stay|exist on|in this earth|world|planet
    dont|cant|not|never|hardly|no|longer see|seeing|find|feel _ the|any|a|much|no point|sense|purpose of|in|to anything|everything|life|living
    see no point|sense|purpose in|to anything|everything|life|living, not|dont|cant|no know|see|idea how _ to go|carry on .|without|after|anymore|any
    wants|wanted to _ disappear|vanish .|forever|i|completely, nothing|noone|nobody matters anymore|any, everything is|feels pointless|hopeless
    pills|tablets|rope|gun|knife|blade|razor next to|beside me, have|got the|a|my pills|tablets|rope|gun|razor _ _ _ _ right now
    cant|cannot|dont|not see|find|have|think a|any|the|one|of reason|reasons to _ wake|get|live|go|stay|continue|exist|breathe|be
    giving|gave|give|given away _ my|all _ _ stuff|things|belongings|possessions|everything ... wont|dont|not need, stand|standing on the|a bridge|ledge|rooftop ... thinking|think
    finally do it ... ... date picked|set|chosen, thoughts|thinking about|of the bridge|ledge|tracks|rope|rooftop
    reason|reasons to stay|keep alive|living|going|breathing, no point|use|sense in|of|to me being|living|existing|staying
    letters|notes ... gave|give|given|giving _ _ away, not survive this|it|that|. _ time|., not survive this time
    brave|braver|courage|nerve|strength|guts|finally ... go|going through with it, affairs in order ... ... after|when|once|before im|i|ive _ gone|go|die
    stand|standing on|at|near the|a platform|roof|balcony|edge ... think|thinking|easy|step|jump, how easy one|it|a _ step|jump|would
    bought|ordered|got a|the|some|enough rope|noose|gun ., bought|ordered|got a|the|some|enough rope|noose yesterday|today|last|and|now
    least|most painful|painless|peaceful way|ways to|of _ go|die|leave|end|going, painless|fast|quick|peaceful|easy way|ways to _ die|go
    only alive|breathing because|for, only reason|thing _ im|i|am|keeps|keeping _ alive|living|breathing
    affairs in order ... letters|goodbye|letter, deal with ... ... after|when|once im|i _ gone, count|counting|counted my pills|tablets ... ... thinking
    want|wanted|wish it all|everything to _ end|stop|be .|already|now|tonight|over
    want|wants|wanted out of life|this ., plus _ me|m reveiller, acabar com tudo|isto|isso, non ha _ _ senso vivere|la|piu
    cant|cannot|dont see the|any|a point .|anymore|any|longer, finish|finishing myself|yourself off, be dead .|soon|already|too, die peacefully|painlessly|quietly|quickly ., be alive no more
    take|taking|took|swallow all _ my|the|of _ pills|tablets|meds at once, take|taking|took|swallow all _ my|the|of _ pills|tablets|meds together|tonight
    take|taking|took|taken|swallow|swallowed|swallowing|down|downed _ _ bottle|pack|packet|box|handful|strip of _ \
    pills|tablets|meds|medication|paracetamol|tylenol|aspirin|ibuprofen|xanax|valium|sleeping|antidepressants
    be dead before|by|until my|the|christmas|easter|spring|summer|winter, goal|plan|wish|hope is to be dead|die, giving|gave|give|given my dog|cat|dogs|cats|pet|pets|things|belongings away ... ... over|gone|settled|goodbye, soon it|everything is over for me, everything is settled ... soon|now i am|will_be|it_is gone|over, giving|gave|give|given away my dog|cat|dogs|cats|pet|pets ... ... wont|dont|not need
    nothing|noone|nobody is|was keeping me here, nothing|noone|nobody keeps|holds me here, wonder|wondering how long|far|high|deep the _ fall|drop|jump is
    courage|nerve|guts|strength to jump ., how high|tall the|that|a _ bridge|building|roof|overpass|cliff|balcony is
    stop being|be _ a burden, deserve|earn|worthy to|of exist|existing, be gone for good|forever, bought|buy|get|got|have a _ gun|noose to|and shoot me|myself
    away _ my|all _ _ things|stuff|belongings|possessions and|to say|goodbye
    brave|strong|bold enough to _ end it .|all, courage|nerve|guts|strength to _ end it .|all, to finally|just|really end it .
    before|when|after|once i _ _ go for good, look like an accident, {want} to stop waking up .|at, {want} to not wake up ., {want} to stop being here .|anymore
    not|dont|cant see|imagine|picture myself|me making it to|past|through|until _ _ birthday|year|christmas|summer|winter|spring|tomorrow|#99|#17|#45
    not|dont|cant see|imagine|picture myself|me alive, wont|not make it to|past|through my|the|next|another _ birthday|christmas|summer|winter
    survived|survive|surviving|after an|my|a|the _ attempt|overdose ., survived|survive|surviving|after an|my|a|the _ attempt|overdose last|this|in|on|and|two|three|#99|when|at
    easiest|painless|quickest way to go, cant|cannot|dont see|imagine a|any|my future|tomorrow .|anymore|for
    quiero|queria|quisiera|deseo|prefiero|ganas|voy|pienso|ojala de|a _ morir|morirme|matarme|suicidarme|desaparecer|muerto|muerta|\
    muriera
    quiero|queria|quisiera|deseo|prefiero|ojala _ morir|morirme|matarme|suicidarme|muriera
    quiero|queria|quisiera desaparecer para|de este|siempre|mundo, me quiero|voy|quisiera|gustaria _ matar|morir|suicidar
    me voy a _ matar|morir|suicidar, quitarme la vida, acabar con mi vida, terminar con mi vida
    no quiero|deseo|merezco|puedo|aguanto _ _ vivir|viviendo|existir|despertar, no vale la pena vivir, suicidio, suicidarme
    si _ no estuviera|existiera ., mejor si yo no estuviera|existiera, wenn es mich nicht _ gabe|gaebe|geben, si je n etais|existais plus|pas
    se eu nao existisse|estivesse, als ik er niet _ was|ben
    suicidarse, suicidar, sin mi estarian|estaran|estaria mejor
    will|mochte|wollte|wurde|will|moechte nur|einfach|lieber|am|nicht _ sterben, will|mochte|wollte|moechte _ sterben
    will|mochte|wollte|moechte _ tot sein, will|mochte|wollte|moechte nur|einfach _ weg sein
    will|mochte|wollte|kann|mag|moechte _ nicht mehr _ _ leben|weiterleben|dasein|existieren|aufwachen
    will|mochte|kann|moechte nicht leben|weiterleben, will|mochte|wollte|kann|moechte nicht mehr da|hier|am leben _ sein
    mich _ _ umbringen|toten|erhangen|erschiessen|umzubringen, bringe|bring mich _ um, mir das leben nehmen|zu, nehme mir das leben
    selbstmord, selbstmordgedanken, suizid, suizidal, suizidgedanken, lebensmude, lebensmuede, ware|war|waere ich _ tot
    ohne mich besser dran, nicht mehr leben, veux|voudrais|vais|envie|prefere|prefererais de|d _ mourir|crever
    veux|voudrais|vais|prefere _ mourir|crever, plus envie|veux|voulais|veut de _ vivre, plus vivre, me|m suicider, me tuer
    me pendre, veux|voudrais|vais en finir, veux en finir avec|la, mettre fin a mes|ma jours|vie, mes idees suicidaires, suicidaire
    suicidaires, veux disparaitre, ne plus vivre|exister, quero|queria|vontade|vou|prefiro de _ morrer|sumir
    quero|queria|prefiro _ morrer, me matar, me suicidar, suicidio, nao quero|aguento|consigo _ _ viver|existir|acordar
    tirar a minha|propria _ vida, acabar com a minha vida, minha vida nao vale, voglio|vorrei|preferirei _ morire, uccidermi
    ammazzarmi, suicidarmi, voglio|vorrei farla finita, farla finita, togliermi la vita, suicidio
    se _ non ci fossi|sono|sarei, non ci fossi|saro piu, zasnac ... nie _ obudzic, nie obudzic sie, uyanmasam, bir daha uyanma*
    non voglio|vorrei|riesco|ce _ _ vivere|esistere|svegliarmi, voglia di morire
    chce|chcialbym|chcialabym|wole|pragne _ umrzec|zginac|zdechnac, chce|chcialbym|chcialabym sie zabic, sie zabic|zabije|powiesic
    zabic sie, zabije sie, samobojstwo, samobojstwa, samobojcze, nie chce|chcialbym|chcialabym|umiem|moge _ _ zyc
    nie chce mi sie zyc, odebrac sobie zycie, skonczyc ze soba, wil|wou|zou|wilde _ _ dood|doodgaan|sterven
    wil niet meer _ leven|verder|bestaan|wakker, zelfmoord, mezelf|mijzelf _ doden|ophangen|doodmaken, me van kant maken
    een einde aan mijn leven, ik wil niet meer ., niet meer leven|verder, ben|was ik _ dood, olmek ist*, olmek ister*
    kendimi oldur*, kendimi asmak, intihar, yasamak ist*, canima kiymak, yasamak istemiyorum, hayatima son
    хочу|хотел|хотела|хочется|лучше|желаю _ умереть|сдохнуть|исчезнуть|смерти, не хочу|хочется|могу _ _ жить|существовать
    жить не|больше _ хочу|хочется|могу, покончить|покончу с _ собой|собои|жизнью, убить|убью|повесить _ себя, убью себя
    no|ya puedo|aguanto|soporto mas ., no aguanto|soporto mas|esta|mi _ vida, no aguanto mas
    no|sin _ _ ganas|razones|razon|motivos|fuerzas|sentido de|para|en|a _ vivir|seguir|vida, cansado|cansada|harto|harta de _ vivir, cansado|cansada|harto|harta de _ tod*
    quiero|quisiera|queria|gustaria desaparecer, mejor sin mi, sin mi _ mejor|felices, nadie me extranaria|extranara|echaria
    ohne mich _ besser|leichter|glucklicher, besser _ _ ohne mich, nie|nicht wieder|mehr _ aufwachen|aufwache, kann _ nicht mehr .|weiter|ich|und
    keinen|kein sinn|grund|ausweg|lebenswillen mehr, keinen|kein sinn|grund zu leben|weiterzuleben, will|mochte|wollte _ _ verschwinden|wegsein
    leben _ keinen|sinnlos sinn, lebenswillen verloren, keine kraft mehr _ _ leben
    plus la|le|de|d _ force|courage|gout|envie|raison de _ vivre|continuer|exister, marre|fatigue|fatiguee|lasse de _ vivre|la|cette|ma|tout _ vie|.
    envie de|d|den _ _ finir, envie de|d disparaitre, veux|voudrais|aimerais _ disparaitre, sans moi _ _ mieux, mieux _ sans moi, nen|en peux plus .|de|je|du
    nao|ja aguento|suporto mais ., nao aguento|suporto mais, se eu morresse|sumisse|desaparecesse|morrer, melhor|melhores _ sem mim
    cansado|cansada|farto|farta de _ viver|tudo|existir, sem|nao _ _ vontade|razao|motivo|forcas de|para|pra viver|continuar|existir
    quero|queria|vontade _ desaparecer|sumir, falta se eu, vorrei|voglio|voglia _ _ sparire|scomparire, ce la faccio piu
    stanco|stanca di _ vivere|tutto|esistere, non|senza _ _ voglia|motivo|ragione|senso di|_ vivere, meglio _ _ senza di me, se morissi
    non ha senso _ vivere|vita, dosc|dosyc|dosc zycia|wszystkiego|zyc, nie ma|widze|mam sensu|sens|po|sily|sil _ zyc|zycia|zycie|dluzej|tak
    chce|chcialbym|chcialabym zniknac, beze mnie _ lepiej|latwiej, lepiej _ beze mnie, zie het niet _ meer zitten
    er niet meer zijn|wezen, een eind|einde aan _ _ maken, beter _ zonder mij, zonder mij _ beter, levensmoe, kan|wil niet meer .|zo|verder|wakker
    wil|zou _ _ verdwijnen, geen zin|reden meer|om _ _ leven, yasamanin|hayatin anlami, yok olmak ist*, artik dayan*, dayanamiyorum artik|daha|.
    bensiz daha, yasamaktan biktim|yoruldum|sikildim|bikdim, незачем|надоело|противно жить, нет|вижу _ смысла жить|в|жизни|больше|.
    устал|устала _ жить|от жизни|существовать, без меня _ лучше|легче|проще, лучше _ без меня, лучше бы меня, больше не могу .|так|терпеть|это
    vreau|vrea sa _ mor, nu mai vreau|pot sa _ traiesc, sinucid*, vill|ville _ do|dora, vill|orkar inte _ leva|mer, jeg vil _ do
    vil|orker ikke _ leve|mere|mer, chci _ zemrit|umrit, nechci _ zit|zivot, meg akarok halni, nem akarok _ elni, haluan _ kuolla, en halua _ elaa
    хочеться|хочу _ вмерти, не хочу просыпаться|проснуться, хочу исчезнуть|пропасть
    самоубийство, самоубийства, суицид, суицида, суицидальные, повеситься, повешусь, умереть хочу, наложить на себя руки
    свести счеты с жизнью, хочу|хочеться _ померти|вмерти, не хочу жити, самогубство
    """,
    except: """
      pay ... bought|have|got a _ gun|rifle|knife|shotgun
      film|films|movies|movie|shows|podcasts|podcast|documentaries|documentary|books|novels|articles about|on _ _ suicide|suicides|murder|death|suicidal|dying
      finir avec la|le|les|l|ma|mon|cette|ce _ cigarette|tabac|clope|alcool|sucre|ecrans|jeu|grignotage
      doesnt|dont|wont|didnt stop|stops at|for|between|on|in, rope for|to, skipping|jump|climbing|dog|washing|tow|tent|new rope
      farla finita con, acabar|terminar de uma vez com|con o|el|la
      overdose|overdosing on kindness|love|compliments|hugs|sleep|sun|vegetables, not wake up till|until|before my|the|nine|ten|noon, essay|paper|play|book|thesis|lecture on|about _ _ _ suicide
      leave|leaving the|this world better|greener|kinder|cleaner, leave|leaving the|this world a|in|as _ _ better|greener|kinder|cleaner|place
      overdose|overdosing|overdosed on|of _ spreadsheets|meetings|work|screens|screen|media|notifications|carbs|salt|games, suicide squat|squats|row|rows|push|wings|sauce|burger
      say|saying kill|shoot me now|already in|at|to|when|all|so|because|every, morrer|morir|morire|mourir de rir|risa|rire|rir, morire|morir dal|da ridere|ridere
      goodbye|farewell letter|email|speech|message|note to|for my|the|_ colleagues|team|coworkers|students|class|clients|customers|readers
      tonight is my last night in|at|of|on|as|here, kill time
      wish|hope|hoping|hope|pray i _ _ not|dont|didnt|wont|wouldnt|never wake|woke|waking up so|early|late|before|with|hungover|tired|at|that|feeling
      take|taking|took every|all|whole _ problem|problems|worry|worries|thing|case|stress, live and let die, died|dead|passed|death|lost ... ... ... ... know|see|idea how _ to go|carry on .|without|alone|now
      stop|quit|be|less|no liing|lieing|liying, overdose ward|wards|unit|training|first|response|prevention|awareness|team|course, top|topping myself up, had|have enough of life _ as|in|with|at|on
      had|have enough of living in|with|at|on|like|from|out|abroad|alone, point|use|sense going|keeping|carrying on _ holiday|vacation|about|trips
      asked|asks|asking me if|whether im|i _ _ going|gonna to die, asked|asks if im|i _ going|gonna to die
      suicides at _ basketball|football|soccer|hockey|rugby|practice|training, sprints|drills|drill|runs called suicides
      stop waking up at _ all|night|#17|#45|one|two|three|four|five|the|dawn|weird|odd|different|noon|midday
      make it to _ _ _ party|dinner|lunch|brunch|concert|fair|market
      suicide is painless ... piano|guitar|song|sax|trumpet|play, practise|practice|play|sing|learn suicide is painless
      die|died|dying laughing, die|died|dying of shame|embarrassment|boredom|laughter|curiosity|cuteness, ending things|it|everything with, could|would|nearly|almost just|have _ die|died of, no point anymore|any in|of paying|having|using|buying, bought|ordered|got a|the|some rope to|for|ladder, no quiero|queria morir|morirme, nao quero|queria morrer, quiero|voy a|_ morir|morirme de|del aburrimiento|risa|hambre|sueno|calor|frio|verguenza, matar a|as _ saudade|saudades|fome|sede|aula|aulas|tempo
      suicide squad|prevention|awareness|bomber|bombers|bombing|bombings|attack|attacks|squeeze|doors|door|hotline|hotlines|lifeline|missions|mission|pact
      career|social|political|commercial|professional suicide, suicide rate|rates|statistics|helpline|counselor|research|book|movie
      suicide notes in, run|runs|running|do|doing suicides, suicide drill|drills|sprint|sprints|runs|grip
      sleep|sleeping|slept _ _ _ _ without wake|waking up, sleep through|all ... not wake|waking up, letter|letters|note to|for cigarettes|alcohol|sugar|smoking|wine|vaping|nicotine|junk|weed|chocolate
      cant|cannot go on like this _ _ want|need|have|must _ to _ stop|quit|change|lose|cut|start, late shift|class|train|bus|night|lunch|dinner|flight
      funeral insurance|cover|costs|policy|plan|director|singing|choir, tired|sick of everything being|looking|tasting|about|on|in
      no|not|dont|see|seeing|any _ point|sense|purpose of|in|to anything|everything about|that|on
      cross my heart and hope to die, shoot|shooting|shot myself in the foot, drown|drowning myself|yourself in work|music|books
      destroy|destroying myself|yourself in|at|with, kill|killing myself laughing|at|working|with|over|in
      swallow|swallowing pills|tablets without|more|easily|easier|with, overdose|overdosing|overdosed|oding|od _ on|of _ netflix|series|emails|email|youtube|tiktok|screens|podcasts|reality|football|cheese|notifications|coffee|sunshine|sun|joy|love|fun|cuteness|tea|cake|salad|vitamins|sugar|chocolate|tv|news|caffeine|carbs|work|social|sweets
      take|takes|taking|took my|your|his|her _ life back|seriously|into|in|one|to|forward|up|further|with|where|for|more|less|as|\
      so|too|off|day|slow|easy
      take|takes|taking|took my own life more|seriously, end|ending my life as, end|ending everything with|on|at|by|well
      end it now|today|soon with, need to die down, ending|end it {soon} with|by
      not|dont|doesnt|didnt|never|without|no want|wants|wanna|wanting|ready|wish|going|plan|wanted|about|like _ to _ die|dead
      not|dont|never want to be dead, not|dont|never wanna _ die, afraid|fear|scared|worried|terrified of|about _ dying|death|die
      rather die than, rather _ die than, want|ready|wanted|plan|hope|hoping to die happy|old|in|peacefully|healthy|with
      not _ about|to die, {want} to die for, to die for, hard fans|fan, die laughing|hard|down|of laughter|out, die my|the|her|his _ hair|beard|eyebrows|roots|jeans
      die|dies|dying of|from _ laughter|cancer|boredom|thirst|hunger|embarrassment|smoking|curiosity, dying to _
      about dying for|my|the|her|his|hair, how|way to die in|as
      never|not|dont|wont|without wake|waking up late|tired|hungover|early|at|with|to|in|feeling|before|on|until|too|so|by|during|\
      every|grumpy|stiff|anymore|sore|hating|sick|exhausted|for|after|and|when|my|the|several|five|a
      not|dont|never want|wanna to wake ... late|tired|hungover|early|with|feeling|before|hating|sick|grumpy|stiff
      not|dont want|wanna to wake my|the|her|him|them|others|anyone, not|dont|wont wake my|the|her|him|them|others
      not|dont|never|cant|doesnt want|wanna|bear|stand|wanted|deserve _ to live|exist|survive|continue|wake with|like|in|on|near|\
      without|alone|at|abroad|my|as|a|off|this|smoking|drinking|working|eating|for|there|by|under|out|together|from|through|\
      paycheck|separately|far
      not|dont|never want|wanna|wanted to be here|around _ late|on|at|every|when|for|all, to be here in this|the|my|our _ office|job|shop|town|city|village|country|house|flat|apartment|kitchen|class|school|company|place|job
      not|dont want to go on a|the|vacation|holiday|trip|like|smoking|drinking|living|with|dates|diets
      not|dont want _ my life to be|revolve|stay, tired|sick|done|bored of|with|from my|the|this _ life|living being|as|in|at|of
      tired|sick|bored of|with|from living|life in|with|at|like|on|alone|from|paycheck
      wish|wishing i could disappear|vanish when|whenever|during|before|at|in i|the|a|my|someone|people|meetings|class|parties|school
      want|wanted|wanna|should|could|just to disappear|vanish into|from|in|behind, to disappear|vanish for a|an|the|my|some|one|two|three|several
      no point|reason|use|sense _ to|in|of|for go|going|life|live|living|stay to|there|out|back|home|drawing|up|late|with|in
      cant|cannot|not _ live any|anymore|like|longer like|with|at
      cant|cannot|not _ go on vacation|holiday|a|dates|stage|trips|the|my|without|without, cant|cannot go on|carry on living like
      cant|cannot|couldnt _ live without|with|in|like|on|alone|here, cant|cannot|couldnt _ go without|to|like, live anymore like
      not live|living with|in|to|at|up|beyond|above|like|on|under|for|my|the|off|alone, live|living on|from|like, not exist in|on|as
      be|being around _ people|smokers|alcohol|others|drinkers|him|her|them|my|it|when|sugar
      being|be here|around _ on|late|for|at|when|with, not|dont be alive without, cut|cutting open my _ boxes
      bungee jump|jumping _ off|from a|the _ bridge|building|roof|cliff|tower
      jump|jumping into|off|over a|the _ pool|lake|water|river|couch|bed|box|rope|board|plane
      walk|walking|drive|driving|jump|run|fall into|over|from|off a|the|this|my _ bridge|shop|window without|every|with|at|to|for|\
      each|in|after
      fear of jumping|driving|falling, drive|driving in|into traffic
      sent|sends|wrote|left|texted me|us a|his|her|their _ goodbye|farewell|parting|final letter|note|message|video, goodbye|farewell|parting|final letter|letters|note|notes|message|messages|video to|for my|a|the|our|_ _ colleagues|team|class|\
      job|company|alcohol|sugar|smoking|cigarettes|addiction|students|coworkers|school|ex
      not|never|didnt|without|couldnt|cant|got _ _ say|saying|said _ goodbye|goodbyes to my|him|her|them, say|saying|said _ goodbye to my ex
      take|taking all my vitamins, think|thinking about death less
      say|saying|said _ goodbye to sugar|smoking|all|the|my junk|bad|old|my|sweets|cigarettes|toxic
      burden on the|my|our _ budget|system|state|environment|planet|shelves, not|no|never|less|without|dont|wont|arent|isnt _ _ _ a burden, a burden less, less of a burden, be a burden
      like a burden less
      my|the|our|last|final _ last|final day|night|days|week|hours of|at|in work|school|smoking|drinking|vacation|university|the|\
      college
      have|got|has|get the|a|my|these|those|some _ pills in|for|to my|the|train, have|got|has|get the|a|my|these|those|some _ gun|rope for|to the|train|climb|jump, got|have the|a|my _ gun|rope in the safe|boot|hall|gym|kit|locker, pills|rope is|are ready for
      enough|saved|saving _ _ meds for, see|be|with my _ _ soon|again|there for
      see|with|to my mom|mum|dad|wife|son|husband|daughter|mother|father|baby|god|grandma again|soon
      think|thinking|thoughts|obsessed of|about|with _ _ dying|dead my|hair|the|line|lifts|lift|weight
      take|taking|took all|every|too|enough|the|whole _ _ _ medication|pills|meds on|every|as|with|regularly|daily|in
      take|taking|took all|every|the|whole _ _ _ medication|pills|meds at the|noon|eight|nine|seven|six|lunch|breakfast|dinner|#17|#45|night|bedtime|lunchtime
      take|taking|took all|every of my|the|these|those _ _ seriously|photos|exams
      take|taking all my|the|of _ meds|pills|medication on|every|as|each|daily|regularly|with
      done|finished|over|tired|sick with|of life as|drawing|insurance
      do|take|handle|bear|stand this|it _ anymore exam|job|homework|heat|noise
      cant|cannot|couldnt|wont do|take|stand|bear|handle this|it exam|job|noise|heat|class|weather|pain
      i|we|they|you|im was|am|are not meant, no will power, without _ will power, be over|end by|on|at, will to win
      fake|play|playing|act|acting dead, pretend|pretending _ _ be dead, be dead last|tired|serious, walk|drive|ride over the bridge, stand|standing in front of the _ class|mirror|people
      plan|planning how i|id _ do it better|differently|again|next, plan|planning my _ funeral so|myself, recipe|tradition|business|garden|plants|plant ... let|lets it|them die
      die|dying|death _ in video|games, plan|planning my _ funeral home, not|dont|never kill myself over|with
      nobody|noone would notice if i _ skipped|stopped|left
      better|happier|easier|fine|good without me checking|nagging|helping|being, it all to|be stop|end|over by
      stop living in|with|at|like|out|under|among|by|above|near|off|on|from|for|beyond|paycheck|my|through, stop breathing through|so, stop existing on
      waste of time, quick|easy|best way to go|end to|the|a
      """)
}
