// Written by scripts/verbs from WordNet 3.0, copyright 2006 Princeton University (see NOTICE).

/// English verbs in their base forms.
enum VerbTable {
  /// The words that are verbs at least as often as anything else.
  static let chief = Inflection.words(
    """
    abandon abash abate abbreviate abdicate abduct abet abhor abide ablate abolish abound abrade abridge abrogate abscond absolve absorb
    abstain abstract abuse abut accede accelerate accentuate accept acclaim acclimate accommodate accompany accomplish accord accost
    accredit accrue accumulate accuse accustom ache achieve acidify acknowledge acquaint acquiesce acquire acquit activate actualize
    actuate adapt add addle address adhere adjoin adjourn adjudge adjudicate adjust administer administrate admire admit admonish adopt
    adore adorn adulate advance advertise advise advocate affect affirm affix afflict afford affront agglomerate aggrandize aggravate
    aggress aggrieve agitate agonize agree aid aim airfreight alienate alight align aline allay allege alleviate allocate allot allow
    allude alphabetize alter aluminize amass amaze amble ambulate ameliorate amend americanize amortize amplify amputate amuse analyze
    anchor anglicize animate anneal annihilate annotate announce annoy annul anoint answer antagonize anticipate antiquate apologise
    apologize appall appear appease append applaud apply appoint apportion appraise appreciate apprehend apprise approach approve
    approximate arbitrate arch argue arise arouse arraign arrange arrest arrive arrogate articulate ascend ascertain ascribe ask
    asphyxiate aspire assail assassinate assault assay assemble assert assess assign assimilate assist associate assort assuage assume
    assure astonish astound atone attach attack attain attempt attend attest attract attribute attune audition augment augur authenticate
    authorize automate avail avenge aver avert avoid avow await awaken babble backbite backdate backpedal backslap backslide backstitch
    backtrack badger baffle bait bake balk balkanize ban bandy bang banish bankrupt baptize barbecue barnstorm base bask baste bat bate
    bathe batter bawl be bear beat beatify beautify becalm beckon become bedeck bedevil bedizen bedraggle befall befit befriend befuddle
    beg beget begin begrudge beguile behave behead behold behoove belabor belch beleaguer belie believe belittle bellow belong bemoan
    bemuse bend benight bequeath berate bereave beseech beset besiege bespeak bestow bet betide betray bevel beware bewilder bewitch
    bicker bid bide bilk billow bind birdie birle bite blab blacken blame blanch blare blast blaze bleach bleed blend bless blight
    blindside blink blister bloom blubber blunder blur blurt blush boast bob bode bog bogey boggle boil bollocks bolster bolt bonk boo
    boom boomerang boost bore borrow bother bounce bouse bow bowse boycott brace brag braid brainwash braise brandish brattle breach break
    breastfeed breathe bribe brighten bring broaden broil browbeat bruise brush brutalize buck buckle budge buffet bug build bulge
    bulldoze bulletin bullshit bumble bump bunker burble burgeon burglarize burn burnish burst bury bushwhack busk bust bustle butcher
    butt buy buzz bypass cackle cadge cajole calcify calculate calibrate call camouflage can cancel cannibalize canonize canter canvass
    caper capitalize capitulate capsize captivate capture caramelize carbonize care careen caress caricature carjack carry carve cascade
    cast castigate catalyze catapult catch categorize cater caucus cause cauterize cavort caw cease cede celebrate centralize centrifuge
    certify chafe chaff challenge change chant characterize charge chase chasten chastise chat chatter cheapen cheat check cherish chevy
    chew chide chip chirp chitter chlorinate choke choose chop choreograph chortle christen christianize chronicle chuck chuckle chug
    churn cipher circularize circulate circumcise circumnavigate circumscribe circumvent cite civilize claim clamber clamor clamp clang
    clank clap clarify clasp classify clatter clean cleanse cleave clench click climb clinch cling clink clobber clog close clot clothe
    cloy cluck clutch coagulate coalesce coax cock coddle codify coerce coexist cogitate cohabit cohere coiffe coil coincide collaborate
    collapse collate collateralize collect collectivize collide collude colly colonize colorize combine combust come commandeer
    commemorate commence commend commercialize commingle commiserate commit communicate communize commutate commute compare
    compartmentalize compel compensate compete compile complain complicate comply comport compose compound comprehend compress comprise
    compromise compute computerize con concatenate conceal concede conceive concentrate conceptualize concern conclude concoct concur
    condemn condense condescend condone conduct confer confess confide configure confine confirm confiscate conflate conform confound
    confront confuse congeal congest congratulate congregate conjecture conjoin conjure conn connect connive connote conquer conscript
    conserve consider consign consist console consolidate consort conspire constipate constitute constrain constrict construct construe
    consult consume consummate contain containerize contaminate contemn contemplate contend continue contort contradict contravene
    contribute contrive convalesce convene converge converse convert convey convict convince convoke cook cooperate coordinate cope
    copulate correct correlate correspond corroborate corrode corrugate cosponsor cosset cough count counteract counterattack
    counterbalance counterchallenge counterstrike countervail cover covet cower crack crackle cradle cram crane crash crave crawl creak
    crease create creep cremate crenelate creolize criminalize cringe cripple crispen crisscross criticize croak crochet cronk croon cross
    crouch crow crucify cruise crumble crump crumple crunch crush cry crystallize cuddle culminate cultivate cumber cure curl curse
    curtail cushion customize cut dab dabble dally dampen dance dangle dare darken darn dart dash daunt dawdle daydream dazzle deactivate
    deaden deafen deal debase debilitate debrief debug debunk decaffeinate decamp decant decapitate decay deceive decelerate decentralize
    decertify decide decimate decipher declaim declare declassify decline decode decommission decompose deconstruct decontaminate
    decontrol decorate decouple decrease decriminalize decry dedicate deduce deduct deem deepen deface defame default defeat defend defer
    define deflate deflect deforest deform defraud defray defrost defuse defy degas degenerate degrade dehumanize dehumidify dehydrate
    deify deign deject delay delegate delete delist deliver delouse delude delve demand demean demilitarize demobilize democratize
    demodulate demolish demonize demonstrate demoralize demote demur demystify denationalize denature denigrate denominate denote denounce
    dent denude deny depart depend depersonalize depict deplete deplore deploy depopulate deport depose deposit deprave deprecate
    depreciate depress depressurize deprive deputize derail derange deregulate deride derive descend describe descry desecrate desegregate
    desensitize desert deserve design designate desist despise destabilize destroy destruct detach detain detect deter deteriorate
    determine detest dethrone detonate detoxify detract devaluate devalue devastate develop deviate devise devolve devote devour diagnose
    dial dicker dictate die differ differentiate diffract diffuse dig digest digitize dignify digress dilapidate dilate dillydally dilute
    diminish dine dip direct disable disabuse disaffect disagree disallow disappear disappoint disapprove disarm disassemble disassociate
    disavow disband disbar disbelieve disburse discard discern disclaim disclose discolor discombobulate disconcert disconnect discontinue
    discount discourage discover discredit discriminate discuss disdain disembark disembody disenfranchise disengage disentangle disfigure
    disgorge disgrace disgust dishevel dishonor disincline disinfect disintegrate dislike dislocate dislodge dismantle dismember dismiss
    disobey disorganize disorient disown disparage dispatch dispel dispense disperse displace display displease dispose dispossess
    disprove dispute disqualify disregard disrupt diss dissatisfy dissect dissemble disseminate dissipate dissociate dissolve dissuade
    distend distil distill distinguish distort distract distribute distrust disturb dive diverge diversify divert divest divide divulge do
    dock docket document dodge doff domesticate dominate domineer don donate doom doss dote double douse dovetail downgrade download
    downplay downsize doze draft drag drain dramatize drape draw drawl dread drench dress dribble drift drill drink drip drive droop drop
    drown drub dry dub duck dumbfound dump dunk dupe duplicate dwarf dwell dwindle dye dynamite earn ease eat eavesdrop ebb echo eclipse
    economize eddy edify edit editorialize educate efface effectuate ejaculate eject elapse elate elect electioneer electrify electrocute
    elevate elicit eliminate elongate elope elucidate elude emaciate emanate emancipate emasculate embalm embark embarrass embattle embed
    embellish embezzle embitter emblazon embody embolden emboss embrace embroider embroil emerge emigrate emit empanel empathize emphasize
    employ empower emulate enable enact enamel enamor encamp encapsulate encase enchant encircle enclose encode encompass encounter
    encourage encroach encrust encrypt encumber endanger endear endorse endow endure energize enfeeble enfold enforce enfranchise engage
    engender engrave engross engulf enhance enjoin enjoy enlarge enlighten enlist enliven enmesh ennoble enquire enrage enrapture enrich
    enroll ensconce enshrine enshroud enslave ensnare ensnarl ensue ensure entail entangle enter entertain enthral enthuse entice entitle
    entomb entrap entrench entrust entwine enumerate enunciate envelop envisage envision envy epitomize equalize equate equip equivocate
    eradicate erase erect erode err erupt escalate escape eschew escort espouse espy establish estimate estrange etch eulogize evacuate
    evade evaluate evangelize evaporate evict evince evoke evolve exacerbate exaggerate exalt examine exasperate excavate exceed excel
    except excise excite exclaim exclude excommunicate excoriate excrete exculpate execute exemplify exert exfoliate exhale exhaust
    exhibit exhilarate exhort exhume exile exist exonerate expand expect expedite expel expend expiate expire explain explicate explode
    exploit explore export expose expound express expropriate expunge extend extenuate exterminate extinguish extirpate extol extort
    extract extradite extrapolate extricate extrude exude exult fabricate facilitate fade fail fall falsify falter familiarize fancy
    fantasize fascinate fasten fathom fatten favor faze federalize feed feel feign feint felicitate fell fend ferry fertilize fetch fete
    fictionalize fidget fight filch file fill filter finagle finalize finance find finish fit fix fixate fizzle flabbergast flail flake
    flank flap flare flash flatten flatter flaunt flay fledge flee flex flick flicker flinch fling flip flirt flit float flog flop flounce
    flounder flourish flout fluctuate flummox fluoresce flush fluster flutter fly foist fold follow foment fondle forbid forebode forecast
    foreclose forego foresee foreshadow forestall foretell forewarn forfeit forge forget forgive forgo formalize formulate forsake
    forswear fortify fossilize foster found fracture frap fraternize freeze freshen fret frighten frizzle frolic frown frustrate fry
    fulfil fulfill fulminate fumble fume fumigate funnel furbish furlough furnish furrow fuse fuss gain gainsay gallop galvanize gamble
    gape garble garland garner gash gasify gasp gather gauge gawk gaze gear generalize generate gentrify germinate gestate get geyser
    ghettoize giggle gild gird give glaciate gladden glamorize glance glare glaze gleam glean glide glint glisten glitter gloat globalize
    glorify glow glower glue glut gnash gnaw go goad gobble goggle goof gore gorge gouge govern grab gradate graduate grant grapple grasp
    gratify gravitate graze greet grieve grimace grin grind grip groan groom grope grovel grow growl grumble grunt guarantee guess guide
    gull gulp gush guzzle gyrate hack haggle hail hallow hallucinate halt halve hammer hamper handle hang hanker happen harangue harass
    harden hark harken harmonize harness harp harrow harry harvest hasten hatch hate haul haunt have hawk headquarter heal hear hearten
    heave heed heft heighten heist help herald hesitate hew hibachi hibernate hide highlight hijack hinder hint hire hiss hit hitch
    hitchhike hobble hobnob hock hog hoist hold holler homogenize honeymoon honor hoodwink hook hoot hop hope hopple horrify hospitalize
    hover huddle hug hum humanize humiliate hunker hunt hurdle hurl hurry hurt hurtle hush hustle hybridize hydrogenate hydrolyze
    hyphenate hypnotize hypothesize idealize identify idolize ignite ignore illuminate illustrate imagine imbed imbibe imbue imitate
    immerse immigrate immobilize immolate immortalize immunize impair impale impanel impart impeach impede impel impend imperil
    impersonate impinge implant implement implicate implode implore imply impose impound impoverish impregnate impress imprint imprison
    improve improvise impugn impute inactivate inaugurate incapacitate incarcerate incarnate incase incinerate incise incite incline
    include incorporate increase incriminate incrust incubate inculcate incur indemnify indicate indict indite individualize indoctrinate
    induce induct indulge industrialize infatuate infect infer infest infiltrate inflame inflate inflict inform infringe infuriate infuse
    ingest ingratiate inhabit inhale inherit inhibit initialize initiate inject injure inlay innovate inoculate inquire inscribe
    inseminate insert insinuate insist inspect inspire install instantiate instigate instill institute institutionalize instruct insulate
    insult insure integrate intend intensify inter interact intercede intercept interconnect interfere interject interlace interleave
    interlink interlock intermarry intermingle intermix internalize internationalize interpolate interpose interpret interrelate
    interrogate interrupt intersect intersperse intertwine intervene interview interweave intimidate intone intoxicate intrigue introduce
    introspect intrude intuit inundate inure invade invalidate invent invert invest investigate invigorate invite invoke involve ionize
    irk irradiate irrigate irritate isolate issue itch itemize jab jam jangle jar jaywalk jeer jell jeopardize jerk jest jettison jig jilt
    jimmy jingle jive jockey jog join josh jostle judge jump junk justify juxtapose keep keynote kick kidnap kill kindle kiss knead kneel
    knit knock know label lace lacerate lade lag lam lambaste lament laminate lampoon languish lash latch laud laugh launch launder lave
    lavish lay lead leak lean leap learn lease leave legalize legislate legitimize lend lengthen lessen let levitate levy liberalize
    liberate lick lie lift lighten like liken limit limn linger link lionize liquefy liquidate listen litigate live liven loathe lob
    localize locate lock lodge loiter loll look loom loop loosen lop lope lose louden lounge lour love lubricate lug lunge lurch lure lurk
    lynch madden madrigal magnify mail maim mainline maintain make malnourish manage mandate maneuver manhandle manifest manipulate
    manufacture mar marginalize marinate mark maroon marry marvel mash mask masquerade massacre massage mastermind masturbate match
    materialize matriculate maximize mean meander measure mechanize meddle mediate medicate meditate meet melt memorialize memorize mend
    menstruate mention merge mesh mesmerize metabolize metamorphose metastasize mew migrate militarize militate mince mineralize mingle
    miniaturize minimize misapply misappropriate misbehave miscalculate miscast misconceive misconstrue misdirect misfire misgive misguide
    mishandle misidentify misinform misinterpret misjudge mislead mismanage misperceive misplace mispronounce misquote misread misremember
    misrepresent miss misspeak misspell misspend misstate mistreat mistrust misunderstand misuse miter mitigate mix moan mobilize mock
    modernize modify modulate moisten mold molder molest mollify monetize monitor monopolize moo mop moralize morph mortify mosey mosh
    motivate motorize mould moulder mount mourn move mow muck muckrake muffle mull multiply mumble mummify munch murmur muse muster mutate
    mutilate mutter mystify nab nag nail narrate nationalize natter naturalize nauseate navigate necessitate need negate neglect negotiate
    nestle nettle neutralize nickname nip nitpick nock nod nominate normalize notch note notice notify nourish nudge nullify nurse nurture
    nuzzle obey obfuscate oblige obliterate obscure observe obsess obstruct obtain obtrude obviate occupy occur offend offer officiate
    offset ogle omit ooh open operate opine oppose oppress opt optimize orchestrate ordain organize orient originate ornament oscillate
    ossify ostracize oust outbid outclass outdistance outdo outflank outfox outgrow outguess outlast outlaw outline outlive outmaneuver
    outmode outnumber outpace outperform outrage outrun outscore outsell outshine outsmart outsource outstrip outvote outweigh outwit
    overact overburden overcome overcook overcrowd overdo overdose overdraw overdress overdrive overeat overemphasize overestimate
    overexpose overextend overfeed overfill overflow overfly overhaul overhear overheat overlap overlay overload overlook overpay overplay
    overpopulate overpower overprice overproduce overprotect overrate overreach overreact override overrule overrun oversee overshadow
    overshoot oversimplify oversleep overspend overstate overstay overstep overstock overstuff overtake overtax overthrow overturn
    overvalue overwhelm overwinter overwork overwrite owe oxidize oxygenate pacify pack pad paddle padlock paint pall palpitate pamper
    panel pant pantomime paralyze parboil parch pardon pare parlay parrot parry parse partake participate pass pasteurize pat patronize
    pause paw pay peck peddle peek peel peep peer pelt penalize penetrate pepper perceive perch perform perish perjure permeate permit
    permute perpetrate perpetuate perplex persecute persevere persist personalize personify perspire persuade pertain perturb peruse
    pervade pester petrify philander pick pierce pilfer pillory pin pinch ping pinpoint pioneer piss pitch pivot placate plagiarize plague
    plan play plead please pledge plod plow pluck plummet plunder plunge plunk pluralize ply poach podcast poise poison poke polarize
    polish politicize pollinate pollute polymerize pommel ponder pooch pop popularize populate portend portray pose possess postdate
    postpone postulate pounce pour practise praise prance prattle pray preach prearrange precede precipitate preclude preconceive
    precondition precook predate predestine predetermine predict predispose predominate preempt preen preexist prefabricate preface prefer
    prejudge premeditate preoccupy preordain prepare prepay prerecord presage prescribe present preserve preside press pressurize presume
    presuppose pretend prevail prevaricate prevent prick primp print prioritize privatize probe proceed proclaim procrastinate procreate
    procure prod produce profess professionalize proffer prognosticate prohibit project proliferate prolong promise promote prompt
    promulgate pronounce proofread prop propagandize propagate propel propose propound prorate proscribe prosecute proselytize prosper
    prostrate protect protest protract protrude prove provide provoke prowl pry publicize publish pucker puff pull pulse pulverize pummel
    pump punch punctuate puncture punish punt purchase purge purify purloin purport pursue purvey push pussyfoot put putt puzzle pyramid
    quadruple quail qualify quantify quarrel quash quell quench query quicken quip quirk quit quiver quote race radiate radicalize raid
    raise rake rally ram ramble ramify randomize rankle ransack rap rape rarefy rase ratify rationalize rattle raze reabsorb reach react
    reactivate read readjust readmit reaffirm realign realise realize reallocate reap reappear reappraise rearm rearrange reassemble
    reassert reassess reassign reassure reave reawaken reboot rebound rebuff rebuild rebuke rebut recalculate recall recant recapitulate
    recapture recast recede receive recess recharge reciprocate recite reckon reclaim reclassify recline recognise recognize recoil
    recollect recombine recommend recommit reconcile recondition reconfirm reconnoiter reconnoitre reconquer reconsider reconstitute
    reconstruct reconvene recount recoup recover recreate recriminate recruit rectify recuperate recur recuse recycle redden redecorate
    rededicate redeem redefine redeploy redesign redevelop redirect rediscover redistribute redo redouble redound redress reduce reek reel
    reelect reenact reestablish reevaluate reexamine refer refill refinance refine refinish reflate reflect refocus reforest reformulate
    refresh refrigerate refuel refurbish refuse refute regain regale regard register regret regroup regulate regurgitate rehabilitate
    rehash rehear rehearse reign reignite reimburse reimpose reinforce reinstall reinstate reinsure reintegrate reinterpret reintroduce
    reinvent reinvigorate reissue reiterate reject rejoice rejoin rejuvenate rekindle relate relax relay relearn release relegate relent
    relieve relinquish relish relive reload relocate rely remain remake remand remark remarry remediate remedy remember remind reminisce
    remit remodel remold remove remunerate rename render renegotiate renew renounce renovate rent reopen reorder reorganize reorient
    reorientate repaint repair repay repeal repeat repel repent rephrase replace replant replenish replicate reply report repossess
    represent repress reprimand reprint reprise reprobate reprocess reproduce repudiate repulse repute request require requisition reread
    rerun reschedule rescind rescue reseal reseed resell resemble resent reserve reset resettle reshape reside resign resist resolve
    resonate resort resound respond restart restate restitute restock restore restrain restrict restructure resubmit resume resurface
    resurrect resuscitate ret retail retain retaliate retard retell rethink retire retool retort retrace retract retrain retreat retrench
    retrieve retry return reunify reunite reuse rev revalue revamp reveal revel reverberate revere reverence reverse revert review revile
    revise revisit revitalize revive revolutionize revolve rewire reword rework rewrite rhapsodize ricochet rid riddle ride ridicule
    riffle rig rile ring rinse rip ripen rise risk rival rivet roam roar roast rob roil roister roll romanticize romp roost rot rotate
    rouse rout rove rub rubberize ruckle ruffle rumble ruminate rummage rumple run rupture rush rust rustle sack sacrifice sadden
    safeguard sag sail salivate salute salvage sanctify sanction sanitize sap sate satirize satisfy saturate saute save savor savvy saw
    say scab scamper scan scandalize scare scatter scavenge schedule schnorr scissor scoff scold scoot scorch scour scout scowl scram
    scramble scrap scrape scratch scrawl scream screech screw scribble scribe scrimp scrounge scrub scrutinize scud scuff sculpt scurry
    scuttle seal sear search secede seclude secrete secure seduce see seek seel seem seep seethe segregate seize select sell send
    sensitize separate sequester serenade serialize serve set settle sever sew shake shamble share sharpen shatter shave sheathe shed
    shellack shelve shew shield shift shimmy shine shirk shirr shiver shoo shoot shoplift shorten shout shove show shrink shrivel shroud
    shrug shudder shuffle shun shut shuttle sicken sidestep sidle sift sigh sightsee sign signify silverplate simmer simplify simulate
    sing singe sink sip sire sit situate sizzle skid skim skimp skip skulk skydive skylark slacken slam slant slap slash slate slather
    slaughter slay sleep sleepwalk slide slime sling slip slither slog slop slosh slug sluice slumber slump slurp smack smash smatter
    smear smell smile smirk smolder smoothen smother smuggle snag snap snare snarl snatch sneak sneer snicker sniff snog snoop snore snort
    snub snuggle soak soar socialize sodomize soften solace solder solicit solidify soliloquize solve soothe sough sour sow spacewalk span
    spang spare sparkle spay speak spear spearhead specialize specify speculate speechify spelunk spend spew spice spill spin spit splash
    splice splinter split spoil sponge sponsor spotlight spout sprain sprawl spread sprinkle sprint sprout spurn sputter spy squall
    squander squash squat squawk squeak squeal squeeze squelch squint squirm squirt stab stabilize stack stagger stagnate stain stake
    stalinize stalk stammer stamp stampede stanch stand standardize stare start startle starve stay steal steam steer sterilize stet
    stickle stiffen stifle stigmatize stimulate sting stink stipulate stir stitch stoke stomp stonewall stoop stop stow straddle strafe
    straggle straighten strangle strangulate stratify stray streamline strengthen stretch strew stride strike strive stroll strum strut
    stud stultify stumble stun stutter stylize sub subcontract subdivide subdue subjugate submerge submerse submit subpoena subscribe
    subside subsidize subsist substantiate substitute subtitle subtract suburbanize subvert succeed succumb suck suckle sue suffer suffice
    suffocate suffuse suggest sulk sulphur summarize summon sunbathe sunder sup supercharge superimpose supersede supervise supplant
    supply support suppose suppress surfeit surge surmise surmount surpass surprise surrender surround surveil survey survive suspect
    suspend sustain swab swagger swallow swan swap swarm swathe sway swear sweep sweeten swell swelter swerve swim swindle swing swipe
    swirl swish switch swivel swoon swoop symbolize sympathize sync synchronize syncopate synthesize tabulate tack tackle tag tailor take
    talk tame tamper tantalize tap taper tarnish tarry tat taunt teach tear tease teem teeter teethe teleport telescope televise tell
    temporize tempt tend terminate terrify terrorize test testify tether thank thaw theorize thicken thieve think thrash thread threaten
    thresh thrive throb throw thrust thud thump thwart tick tie tighten tilt tinge tingle tinker tinkle tint tiptoe titillate titter toast
    toddle toil tolerate topple torture toss totter touch toughen trace trail train traipse tramp trample tranquilize transact transcend
    transcribe transect transfer transfix transform transfuse transgress translate transmit transpire transplant transport transpose
    traumatize travel traverse tread treat tremble trespass trickle trigger trim triple trivialize trot troubleshoot trounce trudge
    trumpet trundle trust try tuck tug tumble tunnel turn tut tutor tweedle twiddle twig twine twinkle twirl twist twitch typecast typeset
    typify unarm unbend unbolt unbox unburden unbutton uncoil uncork uncouple uncover underbid underdevelop underestimate undergo underlie
    underline undermine undernourish underpay underperform underpin underplay underprice underrate underscore undersell understand
    understate undertake undervalue underwrite undo undock undress undulate unearth unfold unfurl unhinge unhitch unhook unify unionize
    unite unleash unload unlock unmask unnerve unpack unplug unravel unroll unscramble unseal unseat unsettle untangle untie unveil unwind
    unwrap unzip upbraid update upgrade uphold upholster uplift upload uprise uproot upset urbanize urge urinate use usher usurp utilize
    utter vacate vaccinate vacillate validate vandalize vanish vanquish vaporize variegate vary veer vegetate veil venerate vent ventilate
    venture verbalize verify vest veto vex vibrate victimize vie vilify vindicate violate visit visualize vitiate vocalize vociferate
    volunteer vomit vote vouch vow wad wade waft wag wail wait waive wake waken walk wallop wallow wamble wander wane wangle want warble
    warn warp warrant wash waste watch waver waylay weaken wean wear weave wed wedel wedge weep weigh welch welcome weld wend westernize
    whack wham wheeze whet whimper whine whip whirl whisk whisper whistle whiten whiz whoop widen wield wiggle wilt win wince wink winnow
    winterize wipe wisecrack wish withdraw wither withhold withstand witness wobble womanize wonder woo work worry worsen wrack wrangle
    wrap wreak wreck wrench wrest wrestle wriggle wring write writhe yap yawn yearn yell yelp yield zigzag zip zoom
    """)

  /// The words that are verbs too, but more often something else.
  static let also = Inflection.words(
    """
    abort absent accent access accession account ace act action addict adduct adulterate advantage adventure advert affiliate age
    agglutinate aggregate ail air airlift airmail alarm alert alibi alien alligator allowance alloy allure ally alternate amalgamate
    ambition ambush amnesty amount anagram anger angle anguish angulate annex ante antic antique ape apparel appeal apprentice appropriate
    arbitrage arc archive arm armor armour array article ash asphalt aspirate assent asterisk atrophy attenuate attire auction auctioneer
    audit author autoclave autograph automobile autopsy avalanche average awake award awe ax axe azure baa babbitt baby bach bachelor back
    backfire background backhand backlash backlog backpack backstop backstroke badge bag bail balance bald bale ball ballast balloon
    ballot ballyhoo band bandage bank bankroll banquet banter bar barb barbeque barber bard bare barf bargain barge bark barrack barrage
    barrel barricade barter bash basset batch bath batik batten battle bay bayonet beach beacon bead beak beam bean beard beaver bebop bed
    beef beep beetle beggar bell belly bellyache belt bench benefit berry berth best better bias bib bicycle biff bifurcate bight bike
    bill billet bin binge birch bird birr birth bitch bitter bivouac blabber black blackball blackberry blackjack blacklist blackmail
    blacktop blank blanket blather bleep blemish blind blindfold blitz blitzkrieg bloat blob block blockade blog blood bloody blossom blot
    blotch blow bludgeon blue blueprint bluff blunt bluster board boat bobble bobsled body boldface bomb bombard bond bone bong bonnet
    boob boogie book boondoggle boot bootleg bootstrap booze bop border bosom boss botch bottle bottleneck bottom bound bower bowl box
    bracket brad braille brain brainstorm brake branch brand brave bravo brawl bray brazen bread breakfast bream breast breed breeze brew
    bridge bridle brief brigade brim brine brisk bristle broach broadcast broadside brocade broker bronze brooch brood brook broom brown
    browse brunch bubble buccaneer bucket bud budget buff buffalo buffer bugger bugle bulk bull bulldog bulletproof bully bulwark bum
    bunch bundle bung bunk bunt buoy bur burden burke burl burlesque burp burr burrow bus bush bushel buss busy butter butterfly button
    buttonhole buttress cab cabal cabbage cabin cable cache caddie caddy cage cake calendar calender caliper calk callous callus calm
    camber camp campaign canal candle candy cane canker cannon canoe canopy cant canton canvas cap capsule captain caption caravan
    carbonate card career carmine carol carouse carp carpenter carpet cart cartoon cartwheel case cash cashier casket castle castrate cat
    catalog catalogue catcall caterwaul catnap caulk causeway caution cave cavern cement censor censure census center centre certificate
    chagrin chain chair chairman chalk chamber champ champion chance channel chap chaperone char character charcoal chariot charleston
    charm chart charter chasse chauffeur chaw checker checkmate cheek cheer cheese cheque chill chime chin chink chisel chitchat
    chloroform chock choir chomp chord chorus chrome chunk church chute cinch circle circuit clack clam clamour clapboard clarion clash
    class claw claxon clear cleat clerk climax clip cloak clock cloister clone closet closure cloture cloud clout clown club clue clump
    clunk cluster clutter coach coal coast coat cobble cobblestone cocker cockle cocoon cod code coffin cog coif coin coke collar color
    colour comb combat comfort command comment commission commune compact companion company compass compassionate complement complete
    complexion compliment compost concert concertina concord concrete condition cone confect confection confederate conflict conga
    conglomerate conjugate conk consecrate consent contact content contest contour contract contrast control convolute convoy coo cool
    cooper cop copper copy copyright corbel cord corduroy core cork corkscrew corn corner corral corrupt corset cost costume cotton couch
    counsel countenance counter counterclaim counterfeit counterpoint counterweight couple course court covenant cow cowl cox crab craft
    cramp crank crap crate crawfish crayon craze cream credit creosote crepe crescendo crest crew crib crick cricket crimp crimson crisp
    critique crock crook crop croquet crowd crown crumb crusade crust cub cube cuckoo cudgel cue cuff cull culture cup curb curry curtain
    curtsy curve cuss cycle cypher dado dam damage damn damp date dateline daub dawn daze deaf debate debit debut decease deck decoy
    decree defect deliberate delight delineate deluge demise demo desiccate desire desolate despair detail detour detox devil diagram
    dibble dice diet dike dim dimension dimple din ding dirty disadvantage disarray discharge discipline disco discontent discord
    discourse disfavor disguise dish disillusion disjoint disk dismay disorder disquiet disrespect dissent distance distemper distress
    district ditch dither ditto divine divorce dizzy dj doctor dog dogfight dong doodle dope dose dot doubt douche dower down dowse
    draught dream dredge drivel drizzle drone drool drudge drug drum duel dull dummy dun dung duplex dusk dust dyke eagle earmark earth
    edge effect egg egress elaborate elbow electroplate email embargo emcee empty encore end endeavor endeavour engineer entrance epoxy
    equal escalade essay esteem even evert evidence eviscerate exact excerpt exchange excuse exempt exercise exit expatriate expense
    experience experiment eye eyeball eyewitness face facsimile factor fag faggot faint fair fake falcon fan fantasy farce fare farm
    farrow fart fashion fast fat fate father fatigue fault favour fawn fax fear feast feather featherbed feature federate fee felt fence
    ferment ferret fester festoon fetter feud fib fiddle field figure filet filibuster filigree fillet film fin financier fine finger
    fingerprint fink fire firebomb fireproof firm fish fissure fizz flag flagellate flame flavor flaw fleck fleece fleer fleet flesh
    flight flock flood floodlight floor floss flour flow flower fluff flunk flurry flute flux foal foam fob focus fodder fog foil foliate
    fool foolproof foot footnote forage foray force ford forearm foreground forest fork form format fort forward foul founder fowl fox
    foxtrot fraction fragment frame franchise frank fray frazzle freak freckle free freelance freight french frequent fresco fright fringe
    frisk fritter frizz frock frog front frost froth fruit ftp fuck fuddle fudge fuel full fullback function fund funk further fusillade
    gab gad gag gage gaggle gall game gang gangrene gap garage garb garden garment garnish garrison garter gas gate gazette gee gel
    geminate general gentle gerrymander gesture ghost gibe gift gin ginger girdle girth glamour glass glimmer glimpse glory gloss gnarl
    golf gong google goose gossip gown grace grade graft grain grandstand graph grass grate grave gravel gray grease green grey grill
    grime gripe grit grizzle groin groove gross grouch ground group grouse grout grub grudge guard guesstimate guffaw guillotine gum gun
    gurgle gut gutter guy gyp habit hackle hale halter ham hamstring hand handcraft handcuff handicap hap harbinger harbor harbour hare
    harlequin harm harpoon hash hassle hat hatchel haw hay hazard haze head headline heap heat heckle hectograph hector hedge heel helm
    hem hemorrhage henna herd heterodyne hex hiccough hiccup hike hill hinge hive hoard hoax hob hobnail hoe hole holiday hollo hollow
    home homer homestead hone honey honeycomb honk honour hood hoof hoop hoover horn horse horseshoe hose host hound house howl huckster
    hue huff hulk hull humble humbug humor humour hump hunch hunger hurrah husband husk hydrate hymn hype hypertrophy hyphen ice idle
    image impact import incense inch inconvenience indent indenture index inebriate influence initial ink input inset instance instrument
    interchange interdict interest interlude intermediate intern intimate introvert invalid inventory invoice iron jack jacket jackrabbit
    jade jail japan jaundice jaunt jaw jawbone jazz jelly jet jewel jib jibe jiggle jinx jitterbug job joint joke jolly jolt jot journey
    joust joy joyride jug juggle jumble jumpstart junket jut kayak kayo keel keen kennel kern key kid kip kit kite kitten kneecap knell
    knife knight knot knuckle kowtow kvetch labor labour lack lacquer lactate ladder laden ladle lamb lame lance land landscape lap lapse
    lard lark lasso last lather layer leach leaf league leapfrog leash leather leaven lecture leech legitimate letter levant level lever
    leverage libel licence license light lighter lilt limber lime limp line lipstick lisp list lithograph litter load loaf loan lobby loft
    log long loose loot lord lot low lower lube luff luge lull lumber lump lunch lust lyric machine macrame madder major malfunction
    malign malt mambo man mangle manicure manifold mantle manure map maraud marble marcel march marinade market marshal martyr mass master
    mat mate matte matter mature maul medicine meld mellow menace mentor meow merchandise merit mess message metal meter microfilm
    microwave middle mildew milk mill mime mimeograph mimic mind mine minister minstrel mint mire mirror misconduct miscount mismatch
    misprint mist mistake mob model moderate mollycoddle molt monger monkey moon moonlight moonshine moor moot mope mortar mortgage
    mothball mother motion motley motor motorbike motorboat motorcycle mound mountaineer mouse mousse mouth mud muddle muddy muff mug
    mulch mulct munition murder murk muscle mush mushroom mute mutiny muzzle name nap narrow near neck needle negative neigh neighbor
    neighbour nerve nest net nett network neuter nibble nick nickel nitrate nix noise noose nose nosedive nuke numb number numerate nut
    object obligate obstinate occasion occult off officer oil okay omen ooze orb orbit order orphan out outcry outfit outgo output
    overcast overcharge overhang oversupply overuse own oyster pace package page pain pair pal pale palisade palm palsy pan pander
    panhandle panic paper par parachute parade paragraph parallel paraphrase parcel parent park parley parody parole part partition
    partner party paste pasture patch patent patrol patronage patter pattern pave pawn peach peak peal pearl pedal pedicure pee peeve peg
    pen pencil pension people percolate perfect perforate perfume peril perk peroxide pervert pet petition phase phone photocopy
    photograph phrase picket pickle picnic picture piddle piece pig pigeonhole piggyback pigment pile pillage pillow pilot pimp pine
    pinion pink pinnacle pip pipe pique pirate pirouette pit pitchfork pith pity placard place plain plait plane plank plant plaster plate
    pleat plight plop plot plough plug plumb plume plump pock pocket pockmark pod point pole police polka poll pollard polychrome
    pompadour pontificate pool pore port porter portion posit position post postmark posture pot potter pouch poultice pound pout powder
    power powwow practice prank prawn preamble precis predicate prefix prejudice prelude premier premiere premise pressure preview prey
    price pride prim prime privilege prize probate process proctor profane profile profit profiteer program programme progress promenade
    proof proportion proposition prospect prostitute provision prune psalm puddle puke pulp pumice pun pup puree purple purpose purr purse
    putter putty quack quaff quake quarantine quarry quarter quarterback quaver queen queer quest question queue quibble quiet quilt
    quintuple quiz rabbit rack racket racketeer radio raffle raft rafter rag rage rail railroad rain ramp rampage ranch range rank ransom
    rant rasp rat ratchet rate ration ravage rave ravel raven ray razor ready ream rear reason rebate rebel rebroadcast recap receipt
    recompense record redact reef reeve referee reference refit reform refrain refund regenerate regiment regress rein reincarnate relapse
    remainder rendezvous renegade renege repatriate replay replete repose reposition reprieve reproach repurchase research reshuffle
    respect respite rest result retake retread retrofit retrograde retrospect revenge revoke revolt reward rhyme rib rice rick ridge riff
    rifle right rim rime riot riposte ripple roach robe rock rocket rollerblade romance roof rook room root rope rosin rouge rough round
    route row rubber rubbish rubric ruck ruddle rue ruff ruin rule rumor rumour rut saber sabotage sabre saddle saint salaam salt salve
    samba sample sand sandbag sandblast sandpaper sandwich sass satellite sauce saunter savage scaffold scald scale scallop scalp scam
    scant scar scarf scat scent scheme schmooze school scoop score scorn scotch scourge scrabble screen scrimmage script scroll scrunch
    scruple scuffle scull sculpture scum scupper scythe seam season seat second section sedate sediment seed seesaw segment segue seine
    sense sentence sequence serrate service sex shack shackle shade shadow shaft shag shallow sham shame shampoo shanghai shank shape
    shark shear sheer sheet shell shellac shelter shepherd shill shimmer shin shingle ship shipwreck shirt shit shmooze shock shoe
    shoehorn shop shore short shoulder shovel shower shred shriek shrill shrimp shrine shuck shunt shutter shy sic sick side sideline
    sidetrack sieve sight signal signpost silence silhouette silt silver simper sin single siphon site size skate skateboard sketch skew
    skewer ski skin skipper skirmish skirt skittle skunk sky skyrocket slack slag slalom slander slang slat slave sled sledge sledgehammer
    sleek sleet sleigh sleuth slew slice slick slight slim slit sliver slobber slope slot slouch slough slow slum slur slush smart smelt
    smock smoke smooch smooth smudge smut snack snafu snail snake sneeze sniffle snip snipe snitch snooker snooze snorkel snow snowball
    snowboard snowmobile snowshoe snuff soap sob sober sock sod soil sojourn soldier sole solo somersault sonnet soot sop sophisticate
    sorrow sort sound soup source space spade spam spangle spank spar spark spat spatter spawn speck speckle speed spell spiel spike
    spiral spirit spite splat splatter splint splurge spoof spook spool spoon sport spot spray spree spring spruce spud spur spurt
    squabble square squeegee squire stable staff stag stage stale stalemate stall staple star starboard starch stash state station staunch
    stave steady steamer steamroller steel steep stem stencil step stereotype stew stick still stint stock stockade stockpile stomach
    stone stooge stool stopper store storm strain strand strap straw streak stream stress string strip stripe stroke structure struggle
    stub stucco study stuff stump stunt style stymie subject sublease sublet sublime submarine subordinate succor suction suds suffix
    sugar suit sulfate sulfur sully sum summer summit summons sun sunburn suntan supple supplement surcharge surf surface surfboard surtax
    suture swamp swank swat sweat swig swill swoosh syndicate syphon syringe table taboo tail tailgate taint talc tally tamp tampon tan
    tangle tango tank tape tar target tariff tarmac task taste tattle tattoo tax taxi team tee telecast telegraph telephone telex temper
    tenant tender tense tent tenure term terrace thatch theme thermostat thin thirst thrill throne throng throttle thumb thunder ticket
    tickle tide tidy tile till tiller time tin tincture ting tinsel tip tipple tire tissue tithe title toboggan toe toenail toggle toll
    tomahawk tone tongue tool toot tootle top tope torch torment torpedo tot total tote tour tourney tout tow towel tower toy track trade
    trademark traffic tram trammel trance transit transition trap trash travail travesty treasure treble tree trek trellis tremor trench
    trend trice trick trifle trill trip triplicate triumph troll troop trouble trowel truck true trump truncate truss tube tucker tune
    turf turtle tusk tussle twaddle twang tweak tweet twill twin twinge twitter type umpire unbalance undercoat undercut understudy unfit
    unicycle uniform up upstage vacation vacuum vagabond valet value vamp varnish vault vein velcro veneer verge vermilion verse vet
    videotape view visa vitriol voice void volley voodoo voyage vroom waddle waffle wage wager waitress wall wallpaper waltz wan wank
    wanton war ward ware warehouse warm water watercolor waterproof wattle wave wax weary weather weatherproof web wee weed weekend weight
    well welsh welt welter wench wet whale whang wharf wheel wheelbarrow whicker whiff whipsaw whirlpool whisker white whitewash whittle
    wholesale whoosh whore widow will winch wind wine wing winkle winter wire wiretap witch wolf word worm worship worst wound wow wrinkle
    wrong xerox yacht yack yak yank yarn yaw yellow yen yip yodel yoke zap zero zest zinc zipper zone
    """)
}
