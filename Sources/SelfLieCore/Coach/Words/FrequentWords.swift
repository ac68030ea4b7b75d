/// The 6,000 English words that people use most, the most frequent first; written by scripts/frequent-words.
enum FrequentWords {
  /// The words by rank, from 0.
  static let ranks: [Substring: Int] = {
    let words = english.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { Substring($0) }
    return Dictionary(zip(words, 0...)) { first, _ in first }
  }()

  private static let english = """
    the to i and a of you that in it is for but know was have they on like be not it's so with are one this he yeah just my we as what if
    do at or don't about i'm all think there would from two me people can your get out no that's said up more when an had right well
    hundred really has thousand will oh because how time them she been by some who their his were now then go good mean than going her see
    could much other you're five got three even too only want did him something very where here way which nine lot make say first years
    back any new our also over into ah i've they're year thing still four should work things those take us most didn't why these never
    twenty there's need after being can't okay little down kind point actually many day off come same six before last he's look sure eight
    money doing pretty around seven always guess dollars life long yes better probably every we're world does anything maybe school great
    find doesn't though made big feel through thirty cause game old put use different stuff ten home may might used am thought while best
    since man love own getting another fifty few bad give part percent live family i'll tell ever gonna again went someone help i'd keep
    everything try play hard done enough trying next end away its place far forty talk both ninety real says country kids times least
    person bit such million high exactly what's isn't told nothing friends believe let call having able show else watch ago job nice start
    once whole house government problem looking change children each without days found true saying between less week she's seen already
    wouldn't makes guy course care name second came sixty pay wasn't talking until making seems eighty thanks either idea seventy read yet
    definitely team working city mr wanted left remember huh fact night business months state number against called half public understand
    everyone whatever er almost run friend case took sometimes today must sorry god important wrong started heard haven't couple minutes
    hi set reason question system together car games women war hope states hey stop happened thank guys coming sort small won't fun hear
    york under let's quite during agree free wow buy close past food top anyone hours you've saw side news kinda myself cool mind thinking
    company deal whether comes happen interesting looks gets later taking young parents phone ask stay matter please we've united
    especially power health area american rather move open usually goes line fifteen sense using men wait story means couldn't however
    somebody fine leave become playing lost level water living full often t head funny yourself instead group college zero happy president
    easy ones others knew post month hit seem supposed age needs room experience v asked computer support turn outside issue eat given
    movie likely hand aren't white possible face market everybody book wants weeks gone tried certain early police rest you'll future
    taken countries problems cost situation woman chance sounds information child twelve third anyway type mother girl party players bring
    works check watching win worked basically black hour lives eleven middle worth hello husband added internet security based cut law son
    running control married soon body along paid season wife spend history dog single learn behind example difficult front america
    themselves clear huge wanna shows obama order although per played price class death they've plan human jobs takes father local s south
    felt amount answer gave within music absolutely across schools we'll longer economy kill topic knows hold morning pick ok unless late
    pounds meet video office difference major town happens word hate companies needed known moment completely low large general mine enjoy
    killed national dead building involved wish totally died you'd walk air north education issues several political study certainly
    according places mom service fight community imagine hell billion crazy moved kid c heart short ready looked figure sit space cold
    ways lose sound students list baby gotta changed social drive street alone worse cannot reading light research turned perhaps reality
    they'll books hot current break spent amazing words sports energy lived simply boy process shot wonder california dad add obviously
    similar stand higher feeling personal iraq questions listen doctor university seeing risk strong average near decided relationship
    older die serious build daughter player online summer expect available awesome inside military media fire test fast save sex report
    hands private main oil financial n east minimum term u giving poor favorite who's expected finally program interest choice red
    continue movies send industry brother interested china common weird bought rate speak road attack itself sell door fall lol entire
    shouldn't due americans ahead allowed decision opinion west brought special anymore economic terms met nobody recently form forward de
    worry court starting view nearly telling position girls store attention consider football miss perfect site bill sent himself points
    waiting normal force easier trust sick damn film tax value series result worst fair act won vote action mm smoking stupid trade except
    born smoke anybody eighteen wage miles step return including changes evidence somewhere hurt members extra bank lots beautiful field
    share ground biggest moving asking picture total forget race edit safe fourteen watched plus ball card society uh became record mostly
    quality truth seriously super etc comment expensive create eyes paying simple global write d tough travel kept sign follow minute cat
    thirteen blood among fan lead meant cases data europe period increase trouble growing above sitting international calling putting
    offer weather british rules drink damage message size access parts personally technology glad seemed effect land families paper allow
    hospital english sixteen key quickly population willing opportunity happening art cancer date credit gotten sad depends reasons luck
    realize areas none project recent pass account beginning weight policy sleep role further provide sir gives weren't lower board
    compared particular numbers feet built focus cars piece drop round bush ended drug yep fear washington talked final calls green center
    sister spending teams television eating bunch medical costs doubt event john insurance terrible choose campaign christmas computers
    loved drugs dogs clean o earlier career match park straight club character honestly rights science subject wall original crisis
    student afraid source eventually clearly ability considered towards grew it'll version grow link learned catch bed training sold beat
    began gas bet otherwise london unfortunately yesterday prices fit currently bigger feels election earth easily hair anywhere services
    held regular explain actual walking correct respect lack eye box results majority england visit driving touch pain church twice liked
    impact fans thousands groups stopped threat tend language popular goal caught meeting option younger pressure hasn't voice exercise
    gun helped lucky dude range teachers learning b joke decide pull teacher events weapons chinese track cover star department reddit
    aware trip writing quick surprised fighting afford literally plane wonderful plans development speed culture la peace hopefully m
    stage ice charge throw tonight op following concerned l potential title base brain beyond boys honest dark wrote raise income helps
    natural search excuse screen winter blue positive particularly buying tomorrow non p advice success complete finding ideas stick
    foreign leaving missing response article legal reach partner fish specific september plenty seventeen teach stories press bar raised
    bottom generally growth cash los league apparently degree effort carry they'd loss nation table workers restaurant slow comments
    nature passed weekend dollar budget rich created conversation politics necessarily im train ya contact song marriage despite model san
    wear deep avoid crime page worried protect century climate e rule showed thinks texas double present scene patients nineteen gold
    prefer cheap extremely federal self missed army healthy member challenge florida practice floor staff fat losing environment ran led
    disease fix millions google hoping fly stock he'll possibly harder afghanistan statement keeping necessary accept levels religion
    written fourth removed que island animals style holiday speaking shut product sport picked female comedy knowing pictures baseball
    argument notice radio freedom professional strange cards french ridiculous here's performance hang dream dinner begin africa mention
    spot benefit standard suppose welcome european britain basic nuclear dangerous central claim cats india station speech handle smart
    brown push daily individual related note alive turns kinds target sales male impossible likes airport physical content former received
    stuck starts modern homes finish neither lines rock address indeed design immediately rise snow agreed he'd website busy knowledge
    seconds lady successful violence forced released network noticed mentioned generation somehow we'd fell decent canada killing mark
    count taxes shop leaders approach drinking web selling smaller debate machine draw king everywhere union understanding join benefits
    changing ride administration upon standing significant release truly safety thread hundreds property assume treatment previous
    horrible whose obvious banks advantage appreciate suggest trial broke lie heavy quit sunday helping failed finished doctors color
    quarter foot responsible planning broken overall cook coast signed coffee sweet whenever capital image world's reported y comfortable
    grade cell scared closer production people's religious interview shoot classes scary judge prime region apart defense code laugh blame
    gosh david skin characters powerful audience investment plays products below camera directly required names showing apartment skills
    officials decade improve hotel debt warm waste sea girlfriend prison yours minister official strike fairly solution mistake dot jump
    taste ship leader holding mass basketball attacks cup responsibility decisions closed prove bucks angeles awful programs dr effects
    basis affected ha hearing michael largest direction dropped gay include employees runs sun forces chicago businesses scale email
    becomes demand random forever resources nations winning keeps battle friday france secret laws ms scientists balance spread
    considering flight tired limited posted sub followed options faster wondering tells becoming bus remain decades affect wind caused
    cities effective flying congress beach manager prevent sides opened negative systems excited depending rates details israel hadn't
    wearing f throughout slightly named george holy forgot taught believed planet exist text fully competition customers onto conditions
    rent contract heat progress greater normally mad amp illegal larger justice rid opening purpose jesus western discussion grown clothes
    active meaning boss entirely mouth mess teaching parties russia background japan murder prepared mobile eh march activities offered
    surprise ain't pet window figured listening recommend bag movement treat markets troops soldiers ourselves developed council managed
    theory proud saturday hm episode highly name's designed um familiar r windows jersey appear band items mission clinton terrorist upset
    faith types humor realized concern january highest shape opposite material increased conference fault animal recession flu management
    leading shown produce pulled useful germany besides it'd exact letter newspaper users factor massive adding sale tv iran fantastic
    director restaurants fund monday turning direct cross multiple walked terrorism alcohol block pop feelings evening angry setting
    appears attempt seat studies remains korea accident wide pets survey mental constantly x spring wake traffic memory therefore careful
    till beer dealing rare uses activity apply suddenly brand mexico fresh lord develop sector bringing civil map various software
    instance reduce cute strategy fuel tiny excellent aid admit thoughts require regardless fifth latest boyfriend separate county
    researchers officer crowd serve en sites covered values folks treated interests jokes coach gym supply corner shopping dance sexual
    confidence reports whom fill southern arms ill greatest crap ends birthday returned stayed library grand figures square channel tour
    lunch perspective loves bike gain democratic rain stars bother com wild receive shoes agency originally enjoyed glass hardly evil guns
    wanting driver condition birth cheaper independent connection nor actions argue complex shooting pool context behavior lying tree
    dying feed acting meat weapon republicans limit ring adult published roll goodness hole magic patient cable blow concept developing
    distance solid survive discovered bomb republican tests promise humans brothers plant gift jack boston yea saved enemy ticket
    democrats parent adults switch relatively staying strength pack kick score barely edge remove g odd joe curious pieces german quiet
    one's specifically july testing videos h mrs herself facebook perfectly famous discuss kidding camp talks june failure section matters
    labour carbon houses stores fixed politicians influence location wedding shame possibility claims pro posts profit pregnant projects
    philadelphia boring japanese australia dating streets reaction friendly proper flat somewhat neat surgery cent primary aside corporate
    citizens sucks views emergency path smell pennsylvania chicken stress experts housing exciting shots northern hobby breaking described
    arrived deserve commercial victims organization authorities species alright click christian chances agreement river reached al arm
    bowl cutting device boat unique funding included jail drunk bills dry review appropriate owner captain provided ensure situations
    checked toward democracy meal standards vehicle apple disagree spoke records neighborhood copy afternoon opposed april addition tank
    bear goals terrorists danger sat senior planned officers equipment tuesday buildings individuals heads pm crash voters properly
    holidays net degrees guilty golf universe farm tickets december professor critical forth intelligence traditional falling dumb chief
    reasonable mix divorce eleventh assuming lately relationships signs status firm pc calm core balls legs museum steps proof extreme
    estimated funds theater november st paul creating experienced incredibly fail silly wine manage suspect announced garden conflict
    village candidate un metal pair leaves shift photo answers continued truck muslim focused understood unit abuse allows where's songs
    served attitude explained skill august hide brings puts talent conservative sudden how's cooking october nope letting dress james
    choices bridge incredible split depression album slowly wars committed agent measure tons replace saving medicine deaths tea criminal
    suicide recovery border el lawyer believes file mainly joined exchange she'll math offensive leg helpful equal facts operation carried
    engine emotional suggested phones bay button diet fashion era posting chose collection master laid opportunities lights extent
    francisco empty mail mid construction kitchen tom alternative vs moon would've filled appeared protection surface app respond fake
    thus additional em spirit spokesman hall district sending unable sharing hero tech victim ton lotta voted usual fired ignore gear
    owners ad suffering guard efforts authority coverage tip row rose wise max bodies plants hanging giant struggle cells babies
    circumstances russian ban accounts magazine picking expecting trees candidates server w consumers images moral arrested films hire
    reform enter leadership owned concerns mistakes mccain confused sources virginia favor innocent hits cuts ohio horse trained zone
    savings ultimately unlikely seasons virus essentially stronger se complicated weak shall entertainment vision cast grab muslims
    requires maintain digital item fox causes launch ocean consequences carolina mike nervous capable milk pakistan african update burn
    wednesday indian competitive dirty michigan produced bottle achieve lies february vast desire residents sky experiences ending tape
    smile anti percentage everyday cheese incident pushing loan variety surely estate cry definition seattle honey banned package customer
    poverty marry rarely everybody's labor elected route photos partners pizza hockey smith mode escape rough moves reply whoever stands
    relevant tool dear liberal plastic annoying policies opinions fellow mountain profile suit differently communities earn secure
    presence storm crew mile belief info associated governments nah false lay vacation rush drivers soul lake sentence destroyed confident
    foundation accepted checking violent connected recognize reference capacity eastern consumer models appeal buddy facing studying
    personality solve invest whoa user sees fewer typical ex chris cops papers suck linked tested tight hollywood presidential thursday
    hill nowhere determine blind differences electricity confirmed fed sets task asia year's structure continues raising illness hopes
    shock duty commitment determined bars purchase emissions manhattan moments retired dunno wins whereas victory typically harm sleeping
    salary artist mate via shared classic today's passing placed graduate nowadays pushed chain ooh warming investors annual senate
    challenges creative pre nose olympics schedule chat cultural aspect elsewhere revenue steam panic suffer shirt throwing accurate
    warning hitting intended deliver counter voting deck stood vehicles cents notes deals acceptable encourage struggling describe
    scientific claimed graduated injured atmosphere elections injury offers she'd disappointed idiot rising sake wave loud convinced minds
    mixed automatically increasing compare matches insane previously stadium advertising noise bathroom granted spanish yup destroy van
    domestic doors journey decline paris keys carrying marketing honor locked laughing ages birds combat leads anyways driven tools cant
    request mortgage attractive ordered parking identify communication bird yard cap centre gaming unusual georgia complain knife
    investigation analysis established italian rape badly cream crying dozen bro battery cares initial riot sugar retirement recall lovely
    mystery faces divorced votes suggests charges load method pages sorts jewish yo vice roughly hobbies equivalent function survivor
    cycle pace gender seats charged letters bedroom committee disaster includes gap prepare pocket stone advance sight pointed unlike k
    identity lock priority barack ireland defend catholic country's paint minor prize richard lab trading amazon loans lesson id guide
    frame twitter woods feature bright falls introduced regularly features chest tennis winner auto habit unemployment silver completed
    refused solar constant environmental scotland lane temperature minority someone's dreams golden promised efficient sisters plot upper
    advanced seek occasionally detail sam soccer trick object nights islam clubs sixth pure powers lifetime transfer salt atlanta monitor
    steve exposed athletes breaks pleasure drove thrown quote fallen peter offering til that'd da orange cop drama topics mood display
    allowing stream tries neighbors prior pants uncle combination circle beauty desk saddam bible explanation scheme blah units factors
    host perform messages providing afterwards harry teeth flow absolute attacked hmm neck print lazy chosen pulling killer lift actor
    logic error tips that'll theme ads hungry o'clock electric jones positions celebrate hilarious arts links asian wealth immediate
    recording largely wood colleagues rely applied friendship sensitive repeat youtube rooms forms wing healthcare offense thin existing
    artists secretary brilliant exists length outcome q armed everyone's adds compete physically clock represent aim engineering stations
    commission chair measures tall reduced suffered risks referring roof association rural kills threw relative knock examples tournament
    hated martin bonus racist replaced ought breakfast volunteer supporting guarantee studio laptop gross frank charity amounts pot
    operations hired phase taliban cigarettes impression robert ideal drawing revolution queen oldest operating memories uncomfortable
    causing tony soft swear flag steal pilot finance destruction limits participate lawyers download orders hat ugly boom potentially ours
    turkey sing confirm tied depend affects fingers writer ladies scenario rescue author traveling extended cameras outdoor stable listed
    tube machines iron pitch spell technically walls le launched bye invited tag royal fought riding connect executive enemies devices
    relax technical comparison husband's occurred fantasy tone recorded egg parliament client cigarette relatives hidden commit
    increasingly regret bob legislation chocolate clue mayor breath ben planes payment enjoying youth agenda application trend drawn
    lifestyle charlie christ italy importance impressive upgrade stretch anger roads j injuries submission improved severe clients tower
    vaccine wheel blocks eggs valuable actors meanwhile es opposition governor ups assets bored existence nuts swimming supported
    censorship monster odds colors fee hunter expert aggressive institutions finger usa dallas license collect surprising mountains nearby
    collapse pattern valley headed native factory express pretend bags yellow journal ate approved vegas microsoft kicked statistics
    initially reminds privacy convince routine jury pound beliefs downtown naturally rice millionaire shocked ray teenagers children's
    sadly tie jim faced accent jackson burning lowest admitted dancing communicate brooklyn sexy expectations daddy worker identified
    heavily heading therapy campus provides childhood favourite versus signal lessons johnson vulnerable visited acts loose classroom
    react wherever relations senator foods closely banking attached mum intelligent port kiss handed ordinary asleep holds hurts fees bond
    shoulder heck boost loving bread dig forgotten platform struck conclusion combined cousin shower pays cake hoped drinks essential
    waited volume supreme reporters correctly estimates arguments remaining intense crimes santa gordon height breast desperate survival
    comfort inches sooner located fishing las scenes draft institute raw fields gates controlled pissed urban significantly steel blog
    championship educated resolution ultimate cleaning finds infrastructure nasty hiding potato relief goods arizona settle painful
    experiment consistent flash presented billions equally improvement sarah canadian closest wet arrest wash sometime passion command
    complaining materials deficit permanent spoken symptoms stomach division delivered effectively checks telephone plate novel irish
    awkward asks mod earned belong tears useless squad regarding answered aspects drives ancient anxiety files bin searching affirmative
    manner medium employee losses butt portion visiting ships women's assumed reputation episodes forest stated proven fruit dragon bite
    mouse witness mirror diagnosed penalty painting solo expand remote citizen seeking aged teenager remind joy seventh deeply hook
    worldwide sons aircraft agencies refuse channels habits informed soviet dedicated junior crack trials elements threatened mary patch
    safer strikes welfare racing serving generations hospitals champion jumped jews rolling screw frankly walks vietnam singing engaged
    practical category grandmother homeless tradition noted mother's begins hillary pointing award eighth visitors thomas proved stolen
    chemical enormous guessing iraqi attend minus mothers peak overseas reporting newspapers session feedback root entered congratulations
    somebody's spain beating networks fights shake timing inflation shipping plain bug realistic delivery relate shops format minnesota
    boxes threats passengers detroit flew grocery impressed revealed hurry increases pleased broad adopted creation medication oregon
    applications frequently holes description supposedly armor handful constitution shares panel stops studied ed dramatic merely stays
    navy cheating fits nurse trash farmers wondered promote playoffs bench profits bout smoked exception contest prince pride reward hunt
    happiness explains everything's aids daughters crucial qualified internal dropping person's returning criticism diego toilet articles
    targets contribute operate lee accused strongly empire hung soldier dust inspired comic olds muscle drops stats meetings element wales
    conversations continuing america's yards man's depth fancy remained juice hunting industrial frustrating lo educational employment
    programme olympic republic flip regime transport belt jay facility supplies williams legitimate adam appearance evolution unknown
    heroes genetic desert races arguing protected valid sounded terror calories retail invested garbage titles offended disgusting shadow
    punch selection arrive ear con closing alert firms invite partly bell tracks festival buried assistance reaching trigger grant
    receiving sword screaming naked meals philosophy estimate motion trillion et grass else's sand could've jumping stopping bullet
    succeed regard widely pokemon academy miami remembered tragedy hum scott historical corporations bound servers mexican reverse fitness
    achieved gate clothing contrast brazil deserves solutions obama's realised recover challenging expansion raid payments sharp knee
    instant suggestion organizations courses household reflect expense euros install flowers shield youngest blown rude extraordinary
    elite burned fundamental engage tends difficulty hurting arab bone rip emotions vital awareness agents proposed occur swim maximum
    kevin failing garage colorado pray transition weed spin hardware abroad bothered supporters occasion couples owe nick settings bombs
    joint tens father's permission dates ruin sample spare saudi thanksgiving entry warned reserve gulf attorney coal settled islamic
    humanity worries ears hardest writers heaven depressed phrase wealthy guy's carefully defensive dressed twentieth fiction unfair
    unbelievable celebrity currency mall subway discovery grateful shortly protest inner represents gorgeous homework woke beijing
    economics hiring notion stimulus entitled thick founded elementary screwed charles survived goodbye installed bits bloody forum burden
    scores alex dare gained poll masters aunt independence stake discover contracts si academic judges transportation registered bang
    immigrants fool documents expenses input returns deeper bugs guitar luckily bubble jealous allergies temporary dan legacy virtually
    begun hooked attracted reliable discussed readers worrying justify pen touched korean suggesting gang define exposure butter listened
    horror facilities delay houston horses elderly mini drag dealt fate script climb inch apologize entertaining engineer explore
    universal pin trips argued cure disappeared towns weekends spots generate chase anniversary forgive angle unfortunate satellite latter
    proposal menu corruption label territory family's reduction passes switched scare interviews critics blast log default conservatives
    behaviour mac principle subjects attacking vegetables afghan kansas bones swing brave grace immune breathing dies counts stability
    tiger protecting punishment storage neighbor delete hearts consumption exercising infection rank introduce frozen candy tear indiana
    picks pink tho ford musical tune courts murdered managers mentally brief arena keyboard matt shelter improving grandparents purposes
    deny fortune weekly silence breathe repair encouraged defeat eve ryan airline xbox drew casual laughed maps scheduled reviews disney
    opponent console salaries wages genius fascinating explaining dependent latin broadcast tier setup maintenance journalists airplane
    select toys messed flights ugh quarters statements mainstream languages wire resistance sauce polls iowa recognition gods immigration
    visible glasses lied luxury couch shiny physics choosing dozens disabled should've israeli predict organisation concert establish
    delicious commander ninth practically hiv henry sacrifice gifts maryland formula tap discussing capture demands christians rocket
    brian counting throat ignored karma focusing involve kit gossip barrel flair kennedy smoker politically invasion judgment biological
    commercials wider freak suggestions compromise sufficient stole hip bears methods stocks secondary na clever skip yankees expression
    stem anytime voices andrew detective highway rings romantic airlines legally pursue manufacturing objective illinois versions backed
    diseases bat beaten audio formed responded tennessee jimmy producing convention earthquake assistant tackle discipline controls string
    wont mom's austin properties stranger boots tribute retire fortunate nightmare ethnic assault diabetes marks worlds ghost frustrated
    cloud chairman lottery daughter's radical outta defence attempts blew cameron primarily sits hills threatening document institution
    participants funded covers ruined offices fortunately existed investments claiming orleans friend's defined patterns knocked
    australian universities motivation speaker controversial replacement toy cope dirt copies nonsense visual procedure louis government's
    insisted damaged covering re technique awhile eu stepped pittsburgh ignorant trail preparing junk city's idol kingdom recommended grey
    nfl register beings grandfather refer guaranteed dialogue scratch gee talented wisconsin wings joining nation's declared organized
    hype sum approximately viewers wasted disorder overcome massachusetts denied caring perception silent unemployed adventure ease parks
    landing employer oklahoma reminded mask pregnancy rounds tim marine theatre miserable smooth bid remarkable teenage dad's enforcement
    guards feeding owns freaking cruise custom traveled giants instantly wound quest alien electronic indoor recognized monthly crossed
    chip keen programming tail connections precisely strip overweight blowing ranked performed abandoned stages genuine honesty
    discussions twin tastes apps predicted fence striking adjust peaceful jordan allies developers lonely smash intention affairs
    travelling concrete behalf boot ministry rage liquid complaints confusing wallet emerging racism graphics gather surrounded cricket
    android grandchildren cheers performing strangers democrat pit jerry craft slip slide swine andy conscious pacific superior creates
    protein roles objects trapped packed interact roman ebay knees du abilities hence infected plug thirds reporter torture updated
    virtual basement dave racial satisfied guests logical incentive qualify twist patience requirements strict tenth surrounding
    volunteers laden practices memorial pension investing attract chapter courage regional watches unclear ratings surveys tremendous
    minded twins legit addiction stealing wisdom officially airports fears detailed trains rating goddamn unnecessary mature genuinely
    hates kong chaos technologies profession replied ram entering god's opens viable jerk daniel websites reveal footage por speaks
    explosion recipe consensus pills zealand employed consistently tanks sticking pic islands slight extend fame cheat edition philly jet
    sheet collected borders neutral haiti convenient wilson sue cultures convicted efficiency irrelevant distribution pump approval
    employers sin resort alarm principles fort company's salad referred champions purchased locations borrow nintendo literature guest
    beef criminals actively motivated prisoners engineers poorly inevitable steak piss chips separated suspicious singer buyers reducing
    je involves suits whatsoever affordable captured proportion declined threads extension breed amazed scientist affair catching atlantic
    diversity follows supports ma'am stroke destiny disappear decides towers creepy worthy handled exit overnight wrestling consideration
    slept bizarre importantly waves burst shell heal toxic cage narrow scottish encouraging initiative greek clinic psychological
    negotiations tracking kelly optimistic column flavor landed treating rocks lasted pad gentlemen idiots jacket conduct cared
    acknowledge solved greenhouse signing mars surprisingly industries dated congrats danny announcement contain hussein coat kim eric
    ties longest steady competing grades producers output fraud bottles terribly deposited eaten midnight pie hop symbol alabama earning
    imagination historic sticks assumption cousins grandma nursing branch balanced corporation shy gains regulations defending hawaii beta
    toll documentary backwards centers responses foster forcing regions ruled accounting reader deciding freeze mechanics beast updates
    motor bitcoin skiing cooler intent makeup selfish professionals periods resolve summit trucks prospect opponents jungle ceremony
    conducted dump editor financially tongue cabinet stressed overwhelming mount applies gossiping rejected trailer findings bands euro
    generated equity gathering creatures arabia brush accidentally lions ski gray joking shorter promises opera slower sized brains sells
    intend marked bull substantial farming harsh selected presents halfway regulation absence encounter emotionally funeral uniform
    finishing represented jason simon embarrassing trap theirs appointment marijuana furniture productive del hong ownership favorites
    scandal resource roots economies venture gene bothers soup william sustainable bonds ma pile flown wipe taylor soap believing
    answering abortion contribution semester titan jeff interaction kentucky ministers loaded dislike pill blade soil palin embarrassed
    roommate angel shoe bath rolled meantime rapidly davis samples civilians genes coaches boards don achievement rebuild unhappy clip
    partnership photographs sink happier scored guilt os galaxy devil politician apparent conspiracy insight raped index penn missions
    chemicals son's attempting bombing excitement designer applying tourists globe tobacco easiest understands gallery underground viewed
    robot lists coins spectrum isolated blair emerged divided colleges packs username wasting wore cleared inspiration camps vet kicking
    appreciated charging hitler targeted phenomenon russians meters stairs substance favour discount innovation expects amy pardon fastest
    troll intellectual laying dish alot randomly priorities ratio organic bitter nail johnny civilian puppy halo awards landscape tunnel
    chill bulk shoulders phoenix journalist concentrate fixing addicted grounds pockets pleasant raises centuries how'd sucked easter para
    complaint co principal gallon legend directed fiscal nasa executives snake lewis crossing preference exclusive alliance miracle
    publicly firing chelsea dose filling bow restore wheels scan unexpected wishes instructions judging absurd howard backup addressed
    sandwich loses teens accepting spokeswoman pilots jane pig med representative healing rational franchise rob diamond precious gravity
    bust upstairs assembly communist lets psychology formal cooked greatly meaningful darling writes unions filter shed successfully
    handling harvard collapsed mentality demanding tricky di insult premium dutch bastard magazines alpha wrap adopt wife's china's
    temperatures alan presidency regards brady palestinian lifting privilege chemistry saint penny supportive yahoo safely sought ongoing
    blocked modest duck palestinians reminder patriots playoff pathetic transferred involvement database touching passenger jazz momentum
    depressing behave potter assessment cleveland males manual bias aw eliminate needing tension yay muscles manchester spiritual loop
    nobody's rome carter personnel shipped geez workout brutal corn numerous liberty utah quoted fails dat triple smokers affecting issued
    toronto tables cow strain narrative communications grave camping coin collecting org spreading custody grip buck fighter invented
    skating dishes child's rally ruling enjoyable controller requirement pod pan wireless tories submit iranian oxygen pour larry clinical
    rolls ashamed preferred perjury exotic continent emotion murray loot berlin ignoring egypt bachelor winners generous traded accomplish
    sec cooperation gathered weigh rear carries hotels serves directions involving nineteenth guardian syria te poster struggled hammer
    obsessed doubled networking roger lighting edited piano techniques chamber conventional deserved lisa fires sweat lung ingredients
    strategic comparing ted nicer diverse rugby underneath bless purely emphasis qualities controversy halloween hatred shirts pentagon
    auction photograph someday raining tactics excess confusion credits backs gen dean tale responding staring grid spam passive moderate
    denver downvoted abused collective michelle treasury fraction outdoors engines allergic ai climbing reads tourist destination
    pollution ignorance improvements repeatedly contributed helicopter mild disappointing accidents trusted pope blacks yelling religions
    heh subtle risky smarter contrary alaska tragic princess nerve corrupt builds est typing blank coke possibilities whatnot pub
    capitalism bacon altogether pipe mutual indicate emails exhibition inappropriate crowded accomplished jets rifle lap par secrets beans
    painted purple occasions magical biased restrictions indication dynamic y'all acknowledged crashed aimed adapt doc taxi accessible
    sweden dawn quicker revenge distant dramatically origin complained controlling bonuses enable exam sexually nurses jeans ward dressing
    shore epic passionate billy acres embrace acted authors downturn dispute dealer seed brands backing shocking attempted temple weights
    donate rated implications managing snap reserves boxing compensation mario integrity relaxed strictly electrical miller newer flood
    rewards dominated crystal ceiling awake removing siblings wii caffeine investigate mere journalism cancel campaigns belongs
    speculation makers liking grabbed producer semi repeated knight pole recovered dioxide scope mcdonalds potatoes insist happily
    implement ammo membership movements prayer connecticut attraction hug approached incidents wrapped tendency contains polish switching
    prescription priest portland veterans propaganda eligible screening other's pointless rapid homeland buttons sidebar eager lean
    reasoning rail lightning souls possession orbit obesity spends asset stack curiosity layer mana finals deleted buff nicely president's
    anonymous headlines lips darkness beats screens closet cried celebration promising castle heritage greece recognise demonstrate
    publicity pressing representatives frustration grows speakers evolved throws hint les avenue chuck identical creature chasing lakers
    slot swap divide wounded woman's cautious deadly som gary upside batteries poison basics curse bass dominant glory imagined cruel
    expressed curriculum sophisticated zoo economists queens gut entrance diagnosis fathers interpretation comedian rabbit smells
    workplace witnesses robin arsenal margin questioned stressful worn helmet unacceptable multi susan monitoring loads cellphone theaters
    processing freezing protests floating una powder bacteria waters wolf yoga resident usage automatic cartoon females lacking
    desperately careers attended resist survivors forecast kindergarten melee chef printed sporting suburbs lobby spaces terrified
    finances coincidence celebrities beneficial respected beside similarly stewart columbia functions hunger cab promotion treatments
    coalition refund measured lighter genre animation perceived soda hp popularity digging disability reset graphic kate morgan bare pat
    pupils warrior appealing beard sends minimal cia missouri gore profitable something's palm stephen strongest intervention resolved
    eddie mommy medal buffalo spray theories workforce scam compatible weakness flexible fashioned batman glorious guidelines germans
    praise therapist risen engagement virgin leap radiation buses surge visits difficulties settlement lieutenant discrimination
    christianity combo scream counted consent fighters lasts taxpayers ethics responsibilities marathon barrier anxious bend grasp
    implemented bruce figuring analysts bowling trace handy bleeding tricks associate fried urge directors liverpool ho requests sunny
    ambulance meta negotiate experiencing romance signals mining televised delayed grad manufacturers enron questioning terrific
    occasional baltimore advocate dc cleaned equality peer smiling athlete expanding iphone searched battles donations bases sheer fisher
    errors indians pose burns skinny der skilled jenny rat decrease hood ripped phil boundaries shaped challenged cocaine contacted crush
    households chart bio specialist obese obligation influenced walmart monsters intentions logo burger men's censor lasting coaching
    sessions stance cd broader developer punished torn harmful eats bikes min caps circuit codes concluded proposals blows lincoln socks
    enterprise hurricane preserve iraqis bud architecture describing vitamin sept comics realizing legendary convert mississippi bold
    socially apartments justified widespread jon sections province outrageous clark spelling reflection sony external kings humid
    compelling devastating shelf bobby scoring pretending suspended agriculture underlying destroying endless awarded loyal washing
    recommendations stones lungs polite inquiry jan carpet th cowboys disturbing paranoid performances resume comedians peoples nato
    solely annoyed biology adorable relation sean adnan crown saves metro nazi blessed maker essence reasonably minorities ranks laughs
    grain allen sympathy deposit uncertainty tolerance marines guidance fever rep planets comparable twenties wives state's slap learnt
    educate bail concentration monkey interviewed invisible cave alongside gradually interior theft aliens monetary britain's anderson
    seal peers trends ironic approaching commentary expanded devoted teen dna criteria leather autism healthier treaty grind barry den
    spouse decks browser toyota mistaken elaborate chick shortage curve collar mama dive resulted sneak loyalty tissue thumb brick forums
    radar assigned introduction approve oscar acid bullets medicare flies veteran pulls farms escaped appointed excessive louisiana
    outstanding carrier indicated bronx grammar ne frequent buddies buyer mindset serial pros blamed marriages karen duke adoption cookies
    sensible drill void acquaintances regarded highlight attending swiss josh presumably utility consequence incorrect detect desktop folk
    there'll liar buzz suspected contained revenues seeds forgetting premier albums crop norm tent bosses lame amongst assist rented
    rental clay toss sniper nancy outlook preparation whilst participating procedures overly convenience consciousness neighborhoods
    hampshire baghdad vary sheep bounce drain equipped designs cuba prevention hers contemporary lease thankfully earnings vague trans
    submitted circles laundry shareholders accountable exercises sox components headline artificial valve presentation rushed quarterback
    honour priced stepping wiped projected instances contributions terrifying powered combine trauma vegetarian stored liberals pa poland
    references understandable amendment fabulous reagan intensive mates excuses editing calendar reactions disappointment sustain sizes
    fleet ambitious loser dual surveillance suitable lover seventies ca boats paperwork wildlife flesh generic slave dining bankers obtain
    sixties jake inventory teaches outbreak meets instrument followers myth ron irony poorest expertise plates elizabeth coupons
    progressive chunk il indoors greed headache smiles naive ahh buys emerge thrilled pause reluctant rats tougher missile mcdonald's
    suspects designers advise pirates russell pete lip lands crowds mechanism warlock announce wears beneath streaming electronics
    conditioning skins fled parade delighted dumped pressed queue utterly corners sole gloves acquired ego assure persuade viewing cheated
    belly renewable matched frightening seemingly wreck flower outfit contacts rap headquarters supermarket spectacular eighties pee
    wikipedia tasks intel schooling infinite nationwide lag fossil ethical reforms actress squeeze precise replacing translate proceed
    warrant seasonal quietly shuttle patrick accuracy warn celebrating liver terminal jennifer messing backyard barrels tommy consuming
    gaining bump scout wished reception spawn farther corps embassy ross describes avoiding instruments netherlands angels matrix spy
    nevertheless waking denial hassle exhausted pork scares hypothetical musicians mandatory feb component midwest anna hispanic spells
    cinema inclined satisfying slavery nonetheless hostile advantages gasoline promoting laser alternatives maintaining comprehensive arc
    lesser structures mice ballot drank linux distinction damned fitting unity blanket switzerland grief examine substitute musician
    freshman establishment syndrome palace poetry expectation ideology
    """
}
