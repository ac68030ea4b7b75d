extension DangerTable {
  /// Hurting somebody else.
  static let harmToOthers = words(
    """
    teach|teaching my|the|our|a|him|her|them _ {person} a lesson with my|a|the fists|fist|belt|hands|stick, teach|teaching him|her|them a lesson with my|a|the fists|fist|belt|hands|stick
    stop|end|get_rid_of my|the|our babys|baby crying by shaking, babys|baby crying by shaking, shake|shaking my|the|our baby|newborn .|until|when|again|because|to
    get|getting back at ... with a|my|the knife|gun|axe|machete|hammer|bat|rifle|shotgun, revenge ... with a|my|the knife|gun|axe|machete|hammer|rifle, make|making {her} _ {person} pay ... gun|knife|rifle|weapon
    blow|blowing up the|my|a|this school|office|mall|church|mosque|synagogue|workplace|college|campus
    afraid|scared|terrified|frightened|worried of|about|by what i|ill _ might|may|could|will|would|do do to my|the|our|him|her|them|someone|everyone _ kid|kids|child|children|baby|son|daughter|twins|wife|husband|partner|girlfriend|boyfriend|mum|mom|.
    poison|poisoning|spike|spiking|drug|drugging my|his|her|their _ _ tea|coffee|food|drink|drinks|dinner|soup|water
    set|setting fire to my|his|her|the|their|our _ house|home|flat|car|shed|van|office|shop|hair, set|setting fire to landlords|neighbours|exs|bosss _ house|home|flat|car
    imagine|imagining|picturing|picture|imagined smothering|drowning|strangling|stabbing|shaking|throwing|hurting the|my|our baby|son|daughter|newborn|child
    {kill} {her} _ {person}|dog|cat|puppy|pet|pets|animals
    touch|touching|undress _ little|young|underage _ girl|girls|boy|boys|kid|kids|child|children, make|making|build|building|assemble a _ bomb|explosive|pipebomb
    punish|punishing|discipline|disciplining my wife|husband|girlfriend|boyfriend|partner|fiancee, keep|keeping my wife|husband|girlfriend|partner|daughter _ obedient|scared|submissive
    {kill} him|her|them|someone|somebody|people|everyone|everybody|anyone|kids|children|women|men|girls|babies|families|animals|u
    {kill} you tonight|all|bitch, shoot|shooting {her} _ {person}
    shoot|shooting him|her|them|someone|somebody|people|everyone|everybody|kids|children|students
    shoot|shooting|shot up _ _ school|office|place|church|work|mall|mosque|synagogue|where|class|everyone|everybody|workplace|\
    college|club
    {hit} up _ {her} _ {person}, {hit} my|our|his|her|the|that _ {person}, {hit} up him|her|them|someone
    {hit} him|her|them|someone|somebody|women|children|kids|girls|animals|people, {hit} my _ dog|cat|puppy|pet
    {want} to hurt|harm|beat|punch|stab|attack|torture|destroy|crush {her} _ {person}
    {want} to hurt|harm|beat|punch|stab|attack|torture him|her|them|someone|people|others|everyone
    {want} him|her|them|you|everyone _ dead|gone|killed|suffer, {want} him|her|them|you to _ die|suffer|bleed|pay
    {want} {her} _ {person} dead|killed|gone|suffer, {want} {her} _ {person} was|were|is|to|be|would _ dead|die|dies|suffer|bleed
    make|making him|her|them|everyone|you|people|my|the _ {person}|all|pay _ pay|suffer|bleed|with _ with|blood|his|her|their|life
    pay with blood|his|her|their _ lives|life|blood, pay|bleed for what _ did, he|she|they|you deserve|deserves to suffer|bleed|pay
    make|making him|her|them|everyone|you _ pay|suffer|bleed, know where he|she|they _ sleep|sleeps|live|lives|works|parks
    make|making {her} _ {person} pay .|for|dearly
    bring|bringing|take|taking a|my|the _ gun|knife|bomb|weapon|guns|knives to|into _ work|school|class|office|church|the|him|her
    bomb|bombing|burn|burning|blow|blowing|torch _ down|up|the|my|their|his|her|a _ _ school|office|house|building|church|mosque|\
    synagogue|home|place|car|apartment|work
    set|setting ... fire to _ house|home|school|car|him|her
    set|setting {her} _ {person}|house|home|school|car|neighbors|office|him|her _ on fire
    set|setting {her} _ _ house|home|school|car|office|building on fire
    {kill} the|all|every|those other|stupid|idiot|_ _ drivers|driver|people|passengers|cyclists|customers|students|kids|pedestrians, {kill} all|every|each|both of them, run|running over cyclists|pedestrians|people|kids|them|drivers
    push|pushing|shove|shoving|throw|throwing {her} _ {person} down|off|under|against _ _ stairs|steps|cliff|bridge|balcony|roof|wall|train|car|bus
    push|pushing|shove|shoving|throw|throwing him|her|them down|off|under|against _ stairs|steps|cliff|bridge|balcony|roof|wall|train|car|bus
    run|running|ran him|her|them over ., run|running|ran him|her|them over with, run|running|ran {her} _ {person} over .|with
    hands _ around|round his|her|their|someones _ throat|neck
    hands _ around|round my wifes|husbands|kids|sons|daughters|moms|mums|dads|boyfriends|girlfriends|partners|exs|bosss throat|neck
    i rape, rape .|him|her|them|someone|women|girls, hurt|harm others ., i hurt others
    merk|murk|shank|unalive him|her|them|someone|somebody|everyone, gun|knife|weapon|rifle|bomb ... ... sorry|regret|suffer
    buy|bought|get|got a _ gun|rifle|weapon to|and|for shoot|kill him|her|them|everyone|people|my
    thoughts|thought|thinking|urge|urges|afraid|scared|fantasies|fantasize|fantasizing|dream|dreaming|imagine|imagining|images|\
    fear|might|could of|about|to|i|that|will _ _ hurt|hurting|harm|harming|kill|killing|stab|stabbing|shake|shaking|drop|dropping|\
    drown|drowning|hit|hitting|smother|smothering {her} _ {person}
    thoughts|thought|thinking|urge|urges|fantasies|fantasize|fantasizing|dream|dreaming|imagine|imagining|plan|planning of|about|\
    to hurt|hurting|harm|harming|kill|killing|stab|stabbing|shoot|shooting|attack|attacking him|her|them|someone|people|others|\
    somebody
    touch|touching|molest|attracted _ _ children|minors|kids, child porn|pornography, sleep with minors|children|kids
    drug|drugging her|his|their|someones drink, stalk|stalking|follow|following her|him _ home|until|every
    hit|hits|slap|slaps|beat|beats|spank|choke|shake|shaking|punch the|a|my _ baby|child|kid|toddler|woman, revenge ... blood|kill|gun|knife
    mass shooting|murder, kill|killing spree, murder spree, commit|committing|get|getting _ away with murder|genocide
    hurt|harm others _ on|for|badly|physically
    mann|frau|mutter|vater|chef|kind|ihn|sie|jemanden|alle|leute|kinder|freundin|freund _ umbringen|toten|erschiessen|schlagen|\
    ermorden|abstechen
    matar|golpear|pegar|herir|apunalar a _ _ mi|mis|alguien|el|ella|todos|gente|mujer|esposa|marido|jefe|hijo|hija, matarlo, matarla
    matarlos, tuer|frapper|battre mon|ma|mes|quelqu|des, le tuer, la tuer, matar o|a|meu|minha|alguem|todos
    uccidere|ammazzare|picchiare mio|mia|qualcuno|tutti|il|la, ucciderlo, ucciderla, zabic meza|zone|kogos|ja|szefa|matke|ojca|ludzi
    zabic go, убить|убью|ударить|избить|зарезать мужа|жену|мать|отца|его|ее|её|начальника|кого|людей|всех|кого-то|ребенка|сына|дочь
    mijn _ vermoorden|slaan, hem|haar|iemand vermoorden|doden, kocami|karimi|onu|birini|patronumu oldur*
    patronumu|onu|karimi dovmek
    """,
    except: """
      stroke|strokes|driver|drink|drinking|alcohol|cancer|smoking|heart|war|covid|accident|crash|drugs|diabetes killed my|our|his|her _ {person}, nearly|almost hit a|the|my, shake|shaking the|my|a baby bottle|rattle|milk|food|powder
      heat|cold|frost|fox|foxes|drought|it|slugs|rain|sun|salt|pests {kill} them|him|her|everyone|people
      stab|stabbing people|him|her|them|friends|colleagues|others|each in|other _ the back
      one that|who|whos hurt me i hurt him|her|them
      without {kill} anyone|anybody|someone|somebody|each|{her} lol|haha|.|first|over|on|at|_ , without {kill} anyone|anybody|someone|somebody
      when|whenever|after|if ive|weve hurt|upset somebody|someone|people|him|her|them|my _ , when|whenever|after i have hurt|upset somebody|someone|people|him|her|them|my _
      not|dont|stop|quit|almost strangle|strangling|kill|killing|murder|murdering my husband|wife|kids|flatmate|roommate|boss|sister|brother|mother|mum over|about|because
      texting|driving|speeding|drive|text ... ... before|until|till i kill|hurt|hit someone|somebody|anyone|anybody
      carer|caregiver|nurse|boyfriend|stepfather hits|beats|slaps|shoves|hurts|pinches her|him|them
      matar|tuer|ammazzare|uccidere o|a|el|le|il|la _ tiempo|tempo|temps|noia|hambre|saudade
      son|sons|daughter|daughters|kid|kids|toddler|child|children|boy|girl|twins _ hitting|hits|hit|bites|biting|kicks|kicking|pushes|pushing his|her|their|the|each _ brother|sister|siblings|sibling|baby|friends|cat|dog|other
      make|making|build|building a _ bomb _ cake|cakes|curry|brownies|burger|burgers|pizza|playlist|outfit|dinner|lunch|lasagna|lasagne|dessert|sandwich|speech|presentation|salad|soup
      battre mon|ma|mes|le|la record|records|temps|score|meilleur|chrono, matar o|a|as|minha|minhas _ saudade|saudades|fome|sede|aula|aulas|tempo
      pinch|pinching my|his|her|their|a|the _ {person} _ cheek|cheeks, {hit} her|his|their targets|goals|notes|marks|serve|shots|stride|best|limits, {hit} him|her|them in|at|during _ football|soccer|rugby|hockey|practice|training|boxing|sparring|judo|karate
      {kill}|{hit} {her} _ {person} at|in|on|to|with chess|cards|tennis|golf|poker|monopoly|mario|ping|pool|\
      basketball|running|kindness|sleep|time|surprise|memory|uno|soccer|fifa|football|game|games|scrabble|checkers|darts|bowling
      just|only want to beat my brother|sister|cousin|friend|friends|dad|father|rival|colleague|teammate|neighbour|neighbor
      well|good|fast enough to beat {her} _ {person}
      beat|beats|beating {her} _ {person} at|in|on|to a|the|an|our|video|board|table|arm|online|trivia|rummy|backgammon|squash|badminton|hockey|racing|swimming
      {kill}|{hit} {her} _ {person} with a|the joke|pun|look|question|surprise|smile|pillow|snowball
      {hit} {her} _ {person} in|with|by tennis|chess|golf|race|ten|cards
      words|gossip|gossiping|jokes|silence|sarcasm|tone|remarks|criticism|rumours|rumors|lies|honesty|truth hurt|hurts _ my|people|others|him|her|them|everyone
      it|this|that hurts|hurt him|her|them|people|others, it|this|that hurts|hurt my _ friend|friends|wife|husband|partner|sister|brother|mum|mom|dad|mother|father|colleague|colleagues|marriage|knees|back, plants|plant|flowers|seedlings|orchids|cactus|succulents ... ... ... drown|drowning|kill|killing|killed them|it
      almost|nearly _ killed|hit {person}|someone|somebody|him|her|people|a _ driving|texting|drunk|while|with|because
      beat|beats|beating him|her|them|you|people|everyone|everybody|someone at|in|to|by|on|with
      {hit} up my|the|his|her|an|old _ friend|friends|bro|buddy|ex|bestie|boy|boys|girl|girls|guys, hitting on
      {hit} people|them|others|him|her|someone|everyone|my|the up|off|with|as|by kindness|words|emotionally|sarcasm|saying|a
      hurt|hurting|hurts|harm|harming people|others|them|him|her|someone|my|the _ {person} with|by words|saying|what|emotionally|\
      being|sarcasm
      hurt|hurting|hurts people|others|them|him|her|someone|my|the _ feelings|with|by|emotionally|again
      not|dont|never|nobody|no|without|didnt|doesnt|wont hurt|hurting|harm|harming|hit people|others|anyone|anybody|someone|my|\
      them|him|her|animals
      hurt|hurts|harm|harming my _ kids|children|family|wife|husband|partner with|by|emotionally|less
      who|that|which hurt|hurts|harm|harmed|abused|beat|hit, by hurting, who|that beat
      kill|kills|killed|killing|murder {her} _ {person} vibe|time|mood|with|in
      as if|though i killed, like i killed {her}|him|them
      smoking|stress|it|sugar|alcohol|cancer|this|that|heat|work|drinking|cigarettes|virus|job|diabetes|disease|diet kill|kills|\
      killed|killing|is|will|hits _ {her}|him|people|everyone|them _ {person}|kills
      kill|killing them|people with kindness, kill|killing people|everyone|them in|on _ games|call|video|game|minecraft|fortnite|the
      shoot|shooting people|them|him|her|people|my|the _ {person} a|an|with|in|for email|message|camera|photo|portraits|text|hoops|\
      film|movie
      shoot|shooting {her} _ {person} photos|portraits|wedding|baskets|headshots, shoot|shooting the|some|a boys|shit|breeze
      shake|shook the|his|her|my|a|their|that _ hand|hands|head|habit|boss|client, shake|shook hands, shake him|her|them|it off
      shove|shoves|shoving it|them|these|those|everything in|into|under|behind the|my|a _ drawer|drawers|cupboard|bag|bin|closet|wardrobe|pocket|corner|box|pile|bed|sofa
      attack|attacked the|my|a|this problem|problems|task|tasks, whip my|the _ body|abs|cream|team
      hit|hits|beat|beats the|my _ man|baby|boss|ex in|level|fight|battle|records|record|times|drum|to
      beat|beating the boss|manager|professor|professor|coach to|at|in, kick|kicks|kicked|kicking my _ kids|son|teen out|off
      kick|kicked the guys, burn|burns|burned the baby|kid fat
      burn|burning my|the _ food|house|rice|dinner|office less|down|clothes|candle|lights
      burn|burning down|up|the|my|a _ _ house|candle candle|candles|less
      beat|beats|beating them|it well|until|lightly|together|with|in|into, egg|eggs|cream|whites and|then beat|whip|shake them|it
      attack|attacked by, abused|attacked|assaulted by, kill|killing|beat|beating the|a|my _ boss|man|bully level|fight|in|game
      make him|her|them|people|everyone|you _ pay _ attention|more|their|his|rent|back|share|bills|for|on|me|less|tax
      make|making him|her|them pay _ attention|rent|back|child|bills
      take|taking|bring a|my|the knife to|into the _ kitchen|sharpener, bath bomb
      blow|blowing|bomb up _ _ my|phone|instagram|at|balloons, dead|gone by, touch|touching _ children|kids lives|life|hearts
      follow|following her|him home work|workout|workouts|videos|recipes|program, stop|quit|avoid|resist abuse|abuse drugs
      kill|killing|beat|beating|drown {her} _ {person} habit|problem|curse|syndrome|jealousy|act|plants|plant
      beat|beating her|his|their|my _ {person} record|time|score|high, i was beat|beaten|hit|raped|attacked
      drown|drowning my|the _ kids|baby|dog safety|in love, burn|burns|burned the boys|girls, drown kids
      {kill}|{hit} my|the|his|her _ boss|friend|mother|father|parents|neighbor|kid|kids|child|partner habit|complex
      shoot|shooting|shot up in|early|at, shoot|shooting|shot up the charts|stairs|hill|ranks|rankings|leaderboard|ladder|league, punch|punching|kick|kicking|hit|beat like|with a|the girl|man|boy
      hit|hits the kids menu, fear of _ _ people, smack talk
      want to {hit}|hurt somebody|someone|him|her|them|people|anybody i leave|walk|step|breathe|count|call|wait|stop|go|sit|drop
      want to {hit}|hurt my|the|our _ {person} i leave|walk|step|breathe|count|call|wait|stop|go|sit|drop
      """)

  /// Being hurt by somebody.
  static let beingHarmed = words(
    """
    coach|trainer|teacher|priest|pastor|uncle|stepdad|stepfather|boss|tutor|imam makes|made|forces|forced me _ undress|strip
    {person}|he|she uses|takes|gets|took|used|grabs|reaches _ the|his|a|her belt|cane|whip|slipper .|on|when|again|and|every
    uncle|stepdad|stepfather|stepbrother|brother|cousin|grandpa|grandfather|landlord|dad|father coming|creeping|sneaking|creeps|enters into|in|_ my room|bed|bedroom .|at|every|when
    hell|shell|theyll find me, find me and _ kill|hurt|beat|shoot me, he|she|they said|says|swears he|she|they|hell|shell|theyll _ kill|hurt me
    boje sie meza|partnera|chlopaka|ojca|matki|zony, maz|partner|chlopak|ojciec|matka|on _ _ mnie uderzyl|pobil|bije|dusi, znowu mnie uderzyl|pobil
    so|that _ angry|mad|furious|cross|upset that|he|she|they _ he|she|they _ hurts|hurt|hits|hit|beats|beat|slaps me, someone|somebody|he|she|they|man|guy is|are|keeps hitting|beating|attacking|choking|hurting|strangling me
    {person} hurts|harms me .|again|and|when|every|physically|badly|so
    deserve|deserves|deserved every|each|the|all|these|those|my _ bruise|bruises|beating|beatings|slap|slaps|punch|blow
    {person}|he|she _ _ hit|hits|beat|beats|beating|hitting|slaps|punches|kicks|whips|chokes us|me .|and|when|every|with|so|because|again|if
    {person}|he|she|they|guy|man keeps|kept|is|was|_ gropes|groped|groping|fondles|fondled|fondling me, {person}|he|she|they gropes|groped|fondles|fondled me, my pimp
    husband|wife|partner|boyfriend|girlfriend|he|she|pimp|father|dad|uncle wont|doesnt|never|not _ let|lets me leave|out|see|work|talk|speak
    forced|forces|forcing|pushed|pressed himself|herself|themselves|itself on|onto|upon|at|against me, tried|tries to force himself|herself|themselves, put|puts|shoved his hand|hands|fingers up|down|under|inside|between my
    padrasto|pai|tio|marido|namorado|patrao|chefe|primo|ele _ abusa|abusou|abusava de mim, padrastro|padre|tio|marido|novio|jefe|primo|el _ abusa|abuso|abusaba de mi, abusa|abusato di me, abuse|abusait|abusent de moi
    carer|caregiver|nurse|husband|wife|partner|boyfriend|girlfriend|father|mother|landlord locks|shuts|locked me in|out
    am|are|be|being|im|was|get|getting forced|made to marry, forced marriage, forced into _ marriage|marrying, took|takes|taken|keeps|hides my|our passport|passports
    makes|make|made|making me _ send|sending|sent him|them _ pictures|photos|nudes|pics|videos, send|sending|sent him|them nudes
    post|posts|posting|share|shares|sharing|leak|leaks|leaking|send|sends my nudes, my pictures|photos|pics|videos _ if|unless i _ leave|go|tell, revenge porn
    afraid|scared|terrified|frightened to go|come|be|return|walk home to him|her|my, husband|wife|partner|boyfriend|girlfriend|he|she controls everything|who|where|what|every|all, eggshells around my|him|her
    husband|wife|partner|boyfriend|girlfriend|he|she takes|keeps|reads|checks|searches all|my _ money|wages|phone|messages and|.|reads|checks|takes|every
    {person}|carer|caregiver|nurse|he|she hits|slaps|beats|hit|beat|slapped me with a|his|her _ belt|stick|cane|shoe|cable|hand|fist, carer|caregiver|nurse slaps|hits me
    uncle|stepdad|stepfather|stepbrother|dad|father|brother|grandpa|grandfather|granddad|cousin|coach|teacher|priest|babysitter|boss|landlord|neighbour|neighbor keeps|kept _ touching me
    uncle|stepdad|stepfather|stepbrother|dad|father|brother|grandpa|grandfather|granddad|cousin|coach|teacher|priest|babysitter|boss|landlord|neighbour|neighbor touches|touched me .|and|sometimes|inappropriately|all, mi _ me pega|pegaba|golpea|golpeaba|maltrata|viola|violo|pego
    let|lets|letting him|her|them|{person} _ hit|beat|hurt|slap|choke|punch|abuse|rape me
    {person}|carer|caregiver|caretaker|nurse|warden|helper|he|she pinch|pinches|pinched|twists|starves|starved|drugs me, laws|inlaws _ _ beat|beats|hit|hits|torture|\
    harass|burn|starve|lock|locked|threaten|abuse me, {person}|carer|caregiver|he|she|laws takes|took|take|steals|steal my pension|wages|passport, \
    {person}|he|she comes|came|climbs|gets|sneaks in my bed|room|bedroom
    he|she|they|who|{person}|and|guy|man _ _ hit|hits|beat|beats|beating|hitting|slap|slaps|slapped|slapping|punch|punches|punched|\
    punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangled|strangles|rape|rapes|raped|raping|abuse|\
    abuses|abused|abusing|molest|molests|molested|molesting|assaulted|attacked|attacks|whip|whips|burns|burned|stabbed|bites|spits|\
    grabs|grabbed|smacks|smacked|spanks|torments|torture|tortures|bullies|bullied|harassed|harasses|stalks|stalked|stalking|\
    drugged|imprisoned|controls|isolates _ me
    he|she|they|{person} from|to|of|who|and|stop|stops _ hitting|beating|slapping|punching|kicking|choking|raping|abusing|touching|\
    hurting|threatening|stalking me
    he|she|they|who|{person} ... hurts|hurt|harms|harm|harmed me when|again|if|at|physically|sexually|with|every|badly|until
    i|ive|im|am|was|were|being|been|get|gets|got|getting|be|me _ raped|molested|abused|beaten|stalked|trafficked|assaulted|\
    gangraped|strangled|choked by
    i|ive|im|am|was|were|being|been|get|got|getting|be raped|molested|abused|stalked|trafficked
    sexually|physically|emotionally|verbally|mentally assaulted|abused|harassed|molested
    i|being|been|get|gets|getting|was|im|am _ beaten at|by|up|with|every|when home|my|him|her|the|them
    abusive husband|wife|partner|boyfriend|girlfriend|relationship|marriage|father|mother|dad|mom|home|parents|family|ex|household|\
    stepdad|stepfather|man|uncle|brother
    {person}|he|she|relationship|marriage|home is|are|was|gets|became|turns|being _ _ abusive|violent, domestic violence|abuse
    he|she|they|{person} _ touch|touches|touched|touching me at|there|when|in|under|down|sexually|inappropriately|every|again|and|\
    without|where|while
    {person}|he|she comes|came|climbs|gets|sneaks into my bed|room|bedroom
    he|she|they|{person}|who _ _ threaten|threatens|threatened|threatening|tries|tried|wants|wanted|going|gonna to _ kill|hurt|\
    beat|hit|shoot|rape|stab|strangle me|us
    he|she|they|{person}|who|and _ _ threatens|threatened|threatening me
    he|she|they|{person} will kill me if|when i leave|tell|go|talk|left|ever, hell|shell|theyll kill|hurt|beat me if|when i
    puts|put|lands me in _ hospital again|when|because|., get|run|getting|running away from my|the husband|boyfriend|partner|wife|girlfriend|stepdad|father|dad before|because he|she
    threatening|threatens|threatened|blackmailing|blackmails _ _ post|share|leak|send|publish|with my _ nudes|pictures|photos|pics|videos|nude
    afraid|scared|terrified|frightened|fear|fears of|from my _ husband|boyfriend|partner|wife|girlfriend|stepdad|stepfather|father|\
    dad|uncle|ex|brother|mother|mom|son|stepmother
    afraid|scared|terrified|frightened to|of go|going|come|coming|be|being|return _ home .
    afraid|scared|terrified|frightened to go|come|be|return|stay home|at _ because|when|with|alone of|he|she|my|him
    afraid|scared|terrified of|from him|her hurting|hitting|at|when|and|because
    afraid|scared|terrified of what he|she|they might|will|would|could
    {person}|he|she wont|doesnt|does|not|never|will _ let|allow|lets|allows me _ _ leave|go|see|out|have|work|talk|speak|eat|sleep
    and|who|but wont|doesnt|never|not _ let|allow|lets|allows me _ _ leave|go|see|out|have|work|talk|speak
    {person}|he|she lock|locks|locked me in|out|up|inside
    {person}|he|she|they force|forces|forced|forcing|make|makes|made me to|have|into|do|touch _ _ _ sex|sexual|things|him|her|\
    naked|marry|marriage|it|bed
    forced me|marriage to|into|sex|on
    {person}|he|she _ push|pushes|pushed|shove|shoves|shoved|throw|throws|threw|drags|dragged me _ down|against|into|around|across|\
    on|to|out|off _ the|a|wall|stairs|floor|ground
    throws|threw|throwing|throw things|stuff|plates|objects|dishes at me
    {person}|he|she|they throws|threw|throwing _ _ _ at|into me|my _ .|face|again|when|head|because|and|if|i
    stalking|stalks|following|follows|harassing|blackmailing|blackmails|controlling|threatening me
    {person}|he|she|they is|are|was|keeps|has|been _ _ stalking|harassing|blackmailing|abusing|following|beating|hitting|hurting|\
    molesting|raping|bullying me
    scared|afraid|terrified|frightened|flinch|hide|hiding|fear when|whenever|if|because|before|until he|she _ comes|coming|gets|is|drinks|starts _ home|\
    drunk|angry|mad|violent|drinking
    scared|afraid|terrified|frightened|flinch|hide|hiding when|whenever|if|because|before|until my \
    husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|mom|mum|mother|ex|brother|uncle _ comes|coming|gets|is|drinks|starts _ \
    home|drunk|angry|mad|violent|drinking
    flinch|flinching|duck|cower when|whenever|if|every|each _ he|she|they|dad|mum|mom|father|mother|husband|boyfriend|stepdad|partner|wife|girlfriend|someone _ \
    raises|lifts|moves|reaches|comes|walks|shouts|yells|touches|enters
    he|she|dad|mum|mom|father|mother|husband|boyfriend|stepdad|partner|wife raises|raised|lifts|lifted his|her|a|the|their _ hand|fist|belt|hands|fists
    scared|afraid|terrified|frightened of him ., before|until he does it again
    so|that|until he|she|they|{person} doesnt|wont|stops|not|dont _ hit|hitting|beat|beating .|again|anymore|kids|us
    from|after|survived|surviving|survive _ rape .|and|in|by, rape survivor|victim
    bruises|bruise|black eye|marks from|he|she|that|my _ {person}|gives|gave|him|her|left|me|from|made
    hide|hiding|cover|covering|explain my|the|these _ bruises|bruise
    so|until|that _ he|she|they|{person} _ stops|stop|wont|doesnt|not _ hitting|hit|beat|beating|hurting|hurt|burn|burning|slap|choke|kick|punch|abusing|abuse _ me
    live|living with a|an|my|the _ violent|abusive _ dad|father|stepdad|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend|man|woman|parent|home
    escape|leave|leaving|escaping|flee|fleeing|survive|surviving|away _ from|my|an|a|the|this _ abusive|abuser|violent|domestic|\
    beating
    my abuser, my rapist, my attacker, my molester, human trafficking, honor killing
    schlagt|verprugelt|missbraucht|vergewaltigt|bedroht|schlaegt|verpruegelt|geschlagen|wurgt mich
    mich _ schlagt|verprugelt|missbraucht|vergewaltigt|bedroht, vergewaltigt worden, wurde _ vergewaltigt|missbraucht|geschlagen
    hausliche gewalt, er|mann|vater|freund schlagt mich, me pega|pego|golpea|maltrata|viola|violo|amenaza|abusa|golpeo|violaron
    abusa|abuso de mi, fui|sido violada|violado|abusada, violencia domestica, me|m frappe|bat|viole|menace|etrangle|viol|tabasse
    violences conjugales, ai ete violee|viole, bate|bateu|bater em mim, me bate|bateu|agride|estupra|estuprou|espanca|ameaca
    mi picchia|violenta|maltratta|minaccia|stupra, mi ha picchiata|violentata|stuprata, bije mnie
    mnie bije|gwalci|zgwalcil|krzywdzi, zgwalcil mnie, przemoc domowa, slaat me|mij, mishandelt me|mij, verkracht, huiselijk geweld
    beni dovuyor|doven|dovduler|taciz, bana vuruyor|tecavuz, tecavuz, бьет|бьёт|избивает|насилует|избил|изнасиловал|ударил меня
    меня бьет|бьёт|бьют|избивает|избивают|изнасиловали|насилует|насилуют, меня _ бьет|бьёт|избивает|насилует
    муж|парень|отец бьет|бьёт|избивает, домашнее насилие
    """,
    except: """
      {person}|he|she|they snap|snaps|snapped at|back
      roommate|roommates|flatmate|housemate|boss|teacher|coach|manager|landlord|neighbours|neighbors is|are going|gonna|about to|_ kill me
      comes|came|gets|walks|barges in|into my|our room|bedroom _ without|to|and|every|when knocking|wake|talk|play|borrow|take|tidy|morning|i'm|im
      baby|newborn hurts me when|while _ nursing|breastfeeding|feeding|nurses|feeds
      teething|puppy|kitten|toddler|baby|infant|newborn|cat|dog|parrot|hamster|horse _ _ who|that|which|_ bites|bite|kicks|kick|scratches|hits|hit|grabs|grab|pinches me
      every|all|any|another|extra|whatever|everything|anything|what|work|shift|shifts|task|tasks|things|that _ _ _ {person}|he|she|they|life _ throws|throw|threw at me
      slacks|slacked|slack|slacking me|us, {person}|he|she|they beat|beats|hit us at|in|to|by|on|every|and|because _ _ time|chess|cards|football|rugby|won|final
      nobody|noone|none|never can|could|will|cant beat|hit me
      beat|beats|beating|hit|hits|beaten|kicks|slap|punches|attacked me _ at|in|to|up|by|every|on|again _ chess|cards|tennis|time|\
      golf|poker|games|monopoly|the|basketball|it|the|board|kart|running|uno|messages|finals
      beat|beats me at, beat|beats me to, hit|hits|hitting me up, hit|hits me with a|the|another _ bill|question|news|idea|price|surprise|problem
      that|it|stress|reality|grief|sadness|craving|heat|this|exam|exams|what beat|beats|hit|hits me, burns|burned me out
      push|pushes|pushed|pushing|push me _ to, {person} push|pushes|pushed me out|to, kicks|kick|kicked my|me _ butt|ass|into|out
      {person}|he|she beat|beats|hits me at|in|to|by, touch|touched|touches me deeply|with
      i was|were _ scared|afraid|terrified|frightened of him|her|them|my, scared|afraid|terrified|fear of|from my _ boss|teacher|professor|exam|manager|coach|neighbors|father|ex less|in|law
      afraid|scared|terrified|fear of my _ partner|husband|wife|boyfriend|girlfriend|mother|mom|dad|father|son|brother leaving|\
      dying|cheating|reaction|judging|getting|being|death|not|finding
      of what he|she|they might|will|would|could say|think|tell|find|see, grabs|grab|attacks me a|by, follow|follows|following me on|around|instagram, fear|afraid of _ her|him at
      {person} bites|bite|kicks|kick|scratches me when|at|while _ play|plays|playing|night, leave|leaving my|the|an|a|this _ beating
      son|sons|daughter|daughters|toddler|kid|kids|child|children|baby|twins|dog|cat comes|came|climbs|gets|sneaks into|in my bed|room|bedroom
      am|was|were|being|be|i|get|been _ beaten in|at|by a|the|my|an|better _ finals|final|game|match|tournament|race|opponent|team|\
      half|one
      am|was|were|being|be|i|get|been beaten in|at, domestic violence shelter|volunteer, the exam, stop controlling
      abused drugs|alcohol|substances, abuse drugs|alcohol
      """)

  /// Somebody else in danger.
  static let friend = words(
    """
    gf|bf|{person} _ taking|takes|swallowing pills|tablets and saying|says|sending goodbye
    {person}|he|she took|swallowed|swallows|taken ... paracetamol|tylenol|ibuprofen|acetaminophen|painkillers|antidepressants|bleach
    {person}|he|she|they _ _ talking|talks|talked about ending things|it|everything .|and
    {person}|he|she|they _ left|wrote|leaves|written a _ suicide|goodbye note|letter|message
    {person}|he|she|they _ is|are|was|were|being|gets|get _ being|_ hit|beaten|slapped|starved|mistreated|abused|neglected|tied _ at|in|by the|a|his|her|their|_ care|nursing|residential|old|retirement|care|staff|nurses|carers
    carer|caregiver|nurse|boyfriend|stepfather hits|beats|slaps|shoves|hurts|pinches her|him|them
    {person}|she|he|they _ of _ mine ... being|is|gets|was _ abused|beaten|raped|hit|stalked by
    {person}|she|he|they _ is|are|gets|was|being|of|mine _ _ being _ abused|beaten|raped|molested
    {person} is|was|gets|been|got _ raped|molested|abused|beaten
    husband|boyfriend|partner|dad|father|wife|girlfriend|mother|stepdad|stepfather|man|guy|he|she is|was|keeps|been|started _ beating|hitting|hurting|abusing|choking|\
    slapping|punching|strangling|raping|threatening her|him|them
    husband|boyfriend|partner|dad|father|stepdad|stepfather|wife|girlfriend hits|beats|slaps|punches|abuses|chokes|strangles|rapes|threatens her|him|them
    her|his|their {person}|dad|husband|boyfriend hits|beats|abuses|rapes|hit|chokes her|him|them
    {person} threatens|threatened|threatening|wants|talks|talked|talking|tried|keeps|trying to|about _ jump|suicide|dying|die|\
    overdose
    stop|keep|save|prevent|help|talk {her} _ {person} _ _ who|from|off|out|of|not|to _ jumping|suicide|killing|dying|die|hurting|\
    ledge|bridge|suicidal
    help|helping|support|supporting|save my|a _ _ who|that overdosed|overdoses
    {person} took|swallowed|overdosed|has|taken _ _ pills|tablets|overdose|too
    {person}|she|he|they _ _ cutting|cuts|cut|slit|slashed|burning|burns|slicing|scratching her|his|their _ {limb}
    {person} ... wants|wanted to _ disappear|vanish .|i|forever|and, {person} wrote|writes|left|sent|posted|posts _ _ goodbye|suicide|farewell _ letter|note|message|letters|post|video
    {person} stopped|stops|refuses|wont|doesnt|isnt eating|eat|eats, {person} refuses|refused to eat
    {person} doesnt|does|not|no|wont _ want|wants|longer _ to _ live|be|exist|wake
    {person} ... texted|said|wrote|told|sent|messaged me|us goodbye|farewell, {person} texted|said|wrote|messaged goodbye and|but _ wont|isnt|doesnt|didnt|not
    {person} ... says|said goodbye and|but|now _ wont|isnt|doesnt|didnt|not, {person} ... texted|wrote|sent|sends|posted|left|messaged me|us a|his|her|their _ goodbye|farewell text|message|letter|note|video
    {person} said|says goodbye and gave|gives|is|has away|giving|given, {person} ... gave|giving away _ her|his|their|all _ things|stuff|belongings
    {person} ... texted|wrote|sent|posted|left|messaged _ a|his|her|their goodbye|farewell text|message|letter|note|video|post ... not|isnt|wont|doesnt|and
    worried|scared|afraid he|she|they|hell|shell|theyll|{person} _ _ do something|himself|herself|harm|hurt
    worried|scared|afraid|fear about|of|that|for {her} _ {person} _ suicide|suicidal|will|might|may|kill|harm|hurt|is|could _ kill|\
    hurt|harm|suicidal|do _ himself|herself|themselves|something
    freundin|freund|schwester|bruder|sohn|tochter|mutter|vater _ will|mochte|wollte|hat|moechte _ _ sich|sterben|nicht _ umbringen|\
    umzubringen|ritzt|mehr|leben|sterben
    amiga|amigo|hermana|hermano|hijo|hija|madre|padre|novio|novia dice que se|ya|no _ quiere _ morir|morirse|matar|matarse|vivir
    amiga|amigo|hermana|hermano|hijo|hija|madre|padre|novio|novia _ quiere|quiso|intento|dice _ morir|morirse|matar|matarse|\
    suicidarse|vivir
    amie|ami|soeur|frere|fils|fille|mere|pere _ veut|voudrait|parle|essaie _ _ mourir|suicider|suicide|tuer|finir
    amiga|amigo|irma|irmao|filho|filha|mae|pai quer|tentou se|_ matar|morrer|suicidar
    amica|amico|fratello|sorella|figlio|figlia|madre|padre vuole _ morire|uccidersi|suicidarsi|ammazzarsi
    przyjaciel|przyjaciolka|siostra|brat|syn|corka chce|nie _ _ sie umrzec|zabic|zyc
    друг|подруга|сестра|брат|сын|дочь|мама|муж _ хочет _ _ умереть|убить|покончить|жить
    vriend|vriendin|zus|broer|zoon|dochter wil _ _ dood|sterven|zelfmoord|leven, arkadasim|kardesim|oglum|kizim _ intihar|olmek
    """,
    except: """
      not|picky|stopped|stops|wont|doesnt eating|eat|eats alone|together|by|out|dinner|supper|vegetables|meat|sugar|his|her|breakfast|lunch|with|the|at|fruit|sweets|\
      sandwiches|enough|fish
      beating|beats|hitting|hits|threatening|punching her|him|them at|in|with|to|by, hits|hit|hitting her|his|their targets|goals|notes|marks|serve|shots|stride|best|limits
      wants to be|live|do|run|lose|eat|have|go
      """)

  /// A death.
  static let bereavement = words(
    """
    {kin}|partner|girlfriend|i|we miscarried, miss|missing my|our dead {kin}, bury|buried|burying|cremated|cremating grandpa|grandma|granny|grandad|granddad|nana|nan|dad|daddy|mom|mum|mummy|mama|papa|him|her
    come|coming to terms with losing my|our _ {kin}, get|getting|move|moving|heal|healing over|on|from|past _ losing my|our _ {kin}, losing my|our _ baby|twins|unborn _ .|and|at|last|to
    {her}|late _ {kin} _ _ died|dies|dead|passed|drowned|murdered|deceased, {kin} _ _ passed away|on
    {kin} _ past away, {kin} is|was|were|has|got _ dead|gone|murdered|killed|died|stillborn|shot _ in|by, {kin} is dead
    {kin} was|got|were murdered|killed|stillborn, {kin} died
    lost my|our|his|her|a|both _ {kin} to|in|last|this|a|on|yesterday|suddenly|during|when|suicide|cancer|covid|five|two|three|ten|\
    six|four
    lost my|our {kin} suicide|cancer, lost my|our _ {kin} and|so|ago, lost our|a|my|the _ baby|child|pregnancy|twins
    lost my|our _ baby|unborn|twins and|.|last|at, had a stillbirth, had a _ miscarriage, stillborn, buried|bury|burying|cremated my|our|his|her _ {kin}, funeral of|for my|our _ {kin}, {kin} funeral
    {kin}|papa|mama|mummy|daddy|nana|granddad|grandad expired|demised, {kin}|papa|mama is|are no more, {kin} of _ _ _ years is|has _ gone|died|passed, {kin} of _ _ _ years died|passed
    {kin} is|are gone and|now the|our|my|his|her _ house|home|bed|flat|apartment|kitchen|garden|chair|side|room|place
    see|seeing|saw|look|looking|at|past|by his|her|their|the|my empty chair|bed|room|place|side, {kin} _ funeral is|was, mums|moms|dads|nans|grans|fathers|mothers|wifes|\
    husbands|brothers|sisters|sons|daughters|friends funeral is|was|on|tomorrow|today
    since|because|after|when his|her|their|my|our _ {kin} passed|died|dies, {kin} since|now|and he|she _ died|passed|dead|gone
    found my|our|him|her|{kin} _ _ dead|hanging|hanged, widowed, i am a widow|widower, death|suicide of my|our _ {kin}
    {kin}|mothers|fathers|sons|brothers|sisters|daughters|husbands|wifes|moms|dads|friends _ death
    brothers|sisters|sons|daughters|mothers|fathers|husbands|wifes|moms|dads|friends suicide
    vater|mutter|mann|frau|sohn|tochter|bruder|schwester|freund|freundin|oma|opa|kind|baby ist|sind _ _ gestorben|tot|verstorben
    madre|padre|mama|papa|hijo|hija|hermano|hermana|marido|esposo|esposa|amigo|amiga|abuela|abuelo|bebe murio|fallecio
    madre|padre|mama|papa|hijo|hija|hermano|hermana|marido|esposo|esposa|amigo|amiga|abuela|abuelo|bebe ha muerto|fallecido
    mere|pere|maman|papa|mari|femme|fils|fille|frere|soeur|ami|amie est mort|morte|decede|decedee
    mae|pai|filho|filha|marido|esposa|irmao|irma|avo morreu|faleceu
    madre|padre|figlio|figlia|marito|moglie|fratello|sorella|nonna|nonno|amico e|_ morto|morta|mancato|mancata
    mama|tata|matka|ojciec|maz|zona|syn|corka|brat|siostra umarl|umarla|zmarl|zmarla|nie zyje
    мама|папа|мать|отец|муж|жена|сын|дочь|брат|сестра|друг|бабушка|дедушка умер|умерла|погиб|погибла|скончался|скончалась
    moeder|vader|man|vrouw|zoon|dochter|broer|zus|opa|oma _ is overleden|dood|gestorven
    moeder|vader|man|vrouw|zoon|dochter|broer|zus|opa|oma is _ _ overleden|gestorven
    perdi|perdimos|perdio meu|minha|a|mi|nosso|nossa|nuestro|nuestra|su _ filho|filha|hijo|hija|bebe|mae|pai|madre|padre|marido|esposa|esposo|hermano|hermana|irmao|irma
    annem|babam|esim|kocam|karim|oglum|kizim|kardesim|dedem|ninem oldu|vefat|kaybettim
    """,
    except: """
      two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|many|several|#17|#45 years|decades after|since _ _ _ my|our|his|her _ {kin} _ died|passed|dead
      losing my _ baby weight|fat|bump|belly|teeth|face, {kin}|papa|mama is|are no more in|a|the|than, {kin} expired _ ticket|pass|passport|licence|license, see|seeing|saw|look|looking|at|past|by the|my empty chair|bed|room|place|side in|at|of
      speech|eulogy|reading|song|sing|speak|talk|play at|for ... funeral, {kin} is|was|has _ _ dead|gone tired|serious|on|set|to|for|all|every|at|when|by|again, {kin} _ _ dead serious|set|tired|wrong
      lost my|our _ {kin} trust|respect|number|ring|in _ store|crowd|shop
      not|dont|before|until|when|if|after|fear|afraid|scared of|about _ {her} _ {kin} _ _ died|dies|dying|death|dead
      if|when|before|until {her} _ {kin} dies|died, {kin} _ _ dies|died laughing, boy|girl gone, lost my|our boy|girl figure
      baby is gone, {kin} before|until|when|if he|she|they dies|die, i am a widow|widower who|and, date|dating|love|marry|meet ... again|someone|somebody ... after|since being|getting|i_was|my widowed|husband|wife|partner, cook|cooking|live|living|travel|travelling|go|going ... after|since being widowed
      """)
}
