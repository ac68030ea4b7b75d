extension Phrasebook {
  /// Families about making things, getting up and eating well.
  static let makingFamilies = Family.read(
    """
    family: making art
    kind: build either
    theme: Something small and mine
    words: art artist create-more create-something create-art creative creativity draw drawing paint painting painter sketch sketching \
    craft crafts crafting knit knitting sew sewing crochet pottery ceramics photography photograph photographer take-photos taking-photos \
    take-more-photos take-pictures taking-pictures photos-again sculpt design designer watercolor watercolour handmade \
    creative-block be-more-creative make-art woodworking origami embroidery make-things
    but: martial art-of art-of-listening fence wall walls kitchen bedroom house nails beer boundaries
    if-then: {cue|after dinner|after breakfast}, I {action|make one small sketch}.#draw sketch art artist
    if-then: {cue|after dinner|on Saturday morning}, I {action|make something small for ten minutes}.#creative creativity create craft \
    origami handmade make-things
    if-then: {cue|after breakfast|after dinner}, I {action|put out my paints and fill one small page}.#paint painter watercolor watercolour
    steady: I add one row and enjoy the stitches so far.#knit crochet
    steady: I mix one colour that I like and put it on paper.#paint painter watercolor watercolour
    distanced: You wet the brush and make one mark.#paint painter watercolor watercolour
    if-then: When the page is blank, I put down one rough line.#draw sketch paint painter art artist watercolor watercolour creative \
    creativity design designer
    if-then: When I dislike what I am making, I go on for five more minutes.
    if-then: When I sit down in the evening, I do ten stitches.#knit sew crochet embroidery
    if-then: When a stitch goes wrong, I undo it and go on.#knit sew crochet embroidery
    if-then: <cue>, I {action|~draw one thing that I see}.#draw sketch
    if-then: <cue>, I {action|~take out my things and begin}.
    if-then: When I have to wait, I look around for my next subject.#draw sketch paint painter art artist watercolor watercolour photo \
    photography photograph photographer picture creative creativity
    if-then: When the light is good, I take one picture.#photo photography photograph photographer picture
    if-then: When I go for a walk, I take my camera with me.#photo photography photograph photographer picture
    if-then: When I sit down with the clay, I make one small bowl.#pottery ceramics
    if-then: When I am at my workbench, I measure twice and cut once.#woodworking
    if-then: When I see a design that I admire, I work out why it works.#design designer
    if-then: When an idea comes, I sketch it or write it down.#creative creativity
    steady: I make something small with my hands.#creative creativity create craft origami handmade make-things pottery ceramics sculpt \
    woodworking
    steady: I let this piece be rough.#draw sketch paint painter art artist watercolor watercolour creative creativity \
    create craft design designer origami handmade make-things pottery ceramics sculpt woodworking
    steady: I set out my paints and play for ten minutes.#paint painter watercolor watercolour
    steady: I draw one thing that I see today.#draw sketch
    steady: I play with colour, shape and line.#draw sketch paint painter art artist watercolor watercolour creative creativity design
    steady: I take three pictures of one small thing.#photo photography photograph photographer picture
    steady: I add a few stitches today.#knit sew crochet embroidery
    steady: I keep my yarn and needles where I can see them.#knit sew embroidery
    steady: I keep my yarn and hook where I can see them.#crochet
    steady: I make one small piece at a time <reason>.
    steady: I make something today, even if it is small.
    steady: I sand one piece until it feels smooth.#woodworking
    steady: I look closely at light and shadow today.#photo photography photograph photographer picture watercolor watercolour
    distanced: You make one mark, and then another.#draw sketch paint painter art artist watercolor watercolour
    distanced: You can make something today just for yourself.#draw sketch paint painter art artist watercolor watercolour creative \
    creativity create craft design designer origami handmade make-things
    distanced: You choose one picture from today and keep it.#photo photography photograph photographer picture
    distanced: {cue|after dinner}, you {action|make one small piece for the joy of it}.
    distanced: You finish one small piece and put a date on it.#draw sketch paint painter art artist watercolor watercolour creative \
    creativity create craft design designer origami handmade make-things pottery ceramics sculpt woodworking
    distanced: You pick up your needle and add one row.#knit sew embroidery
    distanced: You pick up your hook and add one row.#crochet
    distanced: You leave one crooked stitch in and carry on.#knit sew crochet embroidery
    distanced: You move one step closer and take the picture.#photo photography photograph photographer picture
    distanced: You can let a pot be crooked and start the next one.#pottery ceramics
    morning: Today I make something before I look at other people's work.
    morning: I lay my tools on the table this morning.
    evening: Tonight I make something just for fun.
    evening: This evening I show one person what I made.

    family: waking up early
    kind: build either anywhere
    theme: Feet on the floor
    words: wake-up wake-up-early waking-up waking-up-early get-up get-up-early getting-up getting-up-early wake-early wake-earlier \
    wake-up-earlier get-up-earlier early-bird early-riser morning-person morning-routine snooze hit-snooze hitting-snooze hit-the-snooze hitting-the-snooze snoozing snooze-button alarm alarms \
    oversleep oversleeping sleep-until sleeping-until sleep-till sleeping-till sleep-in sleeping-in out-of-bed rise-early up-at-five up-at-six up-early up-earlier
    but: lie-there reminder reminders insulin worrying in-the-night at-night stop-waking keep-waking hungover depressed depression \
    when-i-wake before-i-wake after-i-wake after-waking upon-waking when-i-get after-i-get before-i-get after-getting get-up-from \
    get-up-more getting-up-more chair sofa couch night-feed night-feeds
    if-then: {cue|when my alarm rings}, I {action|~sit up and put my feet on the floor}.
    if-then: When my feet touch the floor, I open the curtains.
    if-then: When I am up, I wash my face with cool water.
    if-then: Before I go to bed, I lay out my clothes for the morning.
    if-then: When my alarm rings, I walk across the room to turn it off.#up wake early snooze alarm oversleep sleep-in sleeping-in \
    out-of-bed morning-person
    if-then: When I feel like five more minutes, I switch on the light.#up wake early snooze alarm oversleep sleep-in sleeping-in \
    out-of-bed morning-person
    if-then: After I wash my face, I sit by the window for five minutes.#morning-routine
    if-then: When the water is heating up, I stretch my arms and my back.#morning-routine
    steady: I drink a glass of water as soon as I am up.
    steady: I plan one small treat for the first hour of my day.
    steady: I get up at the first ring.#up wake early snooze alarm oversleep sleep-in sleeping-in out-of-bed morning-person
    steady: I put my alarm on the far side of the room.#up wake early snooze alarm oversleep sleep-in sleeping-in out-of-bed \
    morning-person
    steady: I begin the morning with the same three small things.#morning-routine
    steady: I keep the first half hour of the day for myself.#morning-routine
    steady: I give my mornings a good start <reason>.
    steady: I go to bed early enough to get up rested.#early earlier wake oversleep early-bird early-riser
    distanced: You sit up in bed, and the rest follows.
    distanced: You enjoy the quiet of the early morning.
    distanced: You put one foot on the floor, and then the other.#up wake early snooze alarm oversleep sleep-in sleeping-in out-of-bed \
    morning-person
    distanced: You can feel heavy and tired and still get up.#up wake early snooze alarm oversleep sleep-in sleeping-in out-of-bed morning-person
    distanced: {cue|when the alarm rings}, you {action|sit up and switch on the light}.#up wake early snooze alarm oversleep sleep-in \
    sleeping-in out-of-bed morning-person
    distanced: You make your bed, and the day has begun.#morning-routine
    distanced: You wash, you dress, and you open the window.#morning-routine
    morning: I stand up and open the curtains.
    morning: This morning I drink my tea by the window.
    morning: Today I get up with the first alarm.
    evening: Tonight I put my alarm across the room.
    evening: This evening I go to bed half an hour earlier.
    evening: Tonight I lay out a warm jumper for the morning.

    family: eating well
    kind: build either
    theme: A plate with colour
    words: eat-breakfast have-breakfast skip-breakfast skipping-breakfast healthy-breakfast proper-breakfast breakfast-every a-breakfast \
    eat-properly eating-properly proper-meal proper-meals eat-well eating-well eat-healthy eat-healthier eating-healthy eating-healthier eat-better eating-better healthy-food healthy-eating \
    healthy-meals weight lose-weight losing-weight loose-weight weight-loss overweight diet dieting eat-more-vegetables more-vegetables more-veg \
    vegetables fruit nutrition meal-prep meal-planning cook cooking cook-more vegan vegetarian protein less-meat meat portion portions \
    weigh-less slim get-slim belly-fat kilos pounds wieght loose-wieght loosing-weight
    but: gambling gamble bet betting starve purge purging vomit anorexia bulimia smoking diet-coke weights lift lifting gain save saving debt spend spending pay \
    pay-off
    if-then: When I fill my plate, I start with something green.#healthy healthily eat-well eating-well eat-better eating-better \
    nutrition vegetable veggies greens
    if-then: When I shop for food, I start with fruit and vegetables.#healthy healthily eat-well eating-well eat-better eating-better \
    nutrition vegetable veggies greens fruit weight wieght overweight slim kilo pound belly-fat diet vegan vegetarian meal-prep \
    meal-planning
    if-then: When I pack my bag, I put some fruit in.#healthy healthily eat-well eating-well eat-better eating-better nutrition fruit
    if-then: When I come home hungry, I {action|cut up an apple}.#healthy healthily eat-well eating-well eat-better eating-better \
    nutrition fruit
    if-then: When I sit down to eat, I serve myself one plate and eat slowly.#weight wieght overweight slim kilo pound belly-fat portion \
    diet
    if-then: When my plate is half empty, I pause and ask myself how full I am.#weight wieght overweight slim kilo pound belly-fat \
    portion diet
    if-then: When I cook, I make a second portion for my lunch.#cook meal-prep meal-planning
    if-then: When I cook, I cut up one more vegetable.#vegetable veggies greens
    if-then: When I get home, I wash the vegetables and start dinner.#cook
    if-then: When I write my shopping list, I put beans and lentils on it.#meat vegan vegetarian protein
    if-then: When I eat out, I look for dishes with beans or lentils first.#meat vegan vegetarian
    if-then: When I am dressed, I make myself some breakfast.#breakfast
    if-then: When I clear the dinner table, I set out my breakfast bowl.#breakfast
    if-then: When I get hungry, I sit down to a real meal.
    if-then: When I plan a meal, I choose the protein first.#protein
    if-then: When I have a free hour, I cook ahead for two days.#meal-prep meal-planning
    steady: I chew slowly and taste what I eat.#weight wieght overweight slim kilo pound belly-fat portion diet
    steady: I eat sitting down, at a table.#weight wieght overweight slim kilo pound belly-fat portion diet
    steady: I fill half of my plate with vegetables.#healthy healthily eat-well eating-well eat-better eating-better nutrition vegetable \
    veggies greens
    steady: I eat one more handful of vegetables today.#vegetable veggies greens
    steady: I keep fruit where I can see it.#healthy healthily eat-well eating-well eat-better eating-better nutrition fruit
    steady: I eat a piece of fruit after lunch.#fruit
    steady: I cook one simple meal today.#cook meal-prep meal-planning healthy healthily eat-well eating-well eat-better eating-better \
    nutrition proper-meal proper-meals eat-properly eating-properly
    steady: I plan three home-cooked dinners for this week.#cook meal-prep meal-planning
    steady: I cook one dish with beans or lentils this week.#meat vegan vegetarian
    steady: I fill my bowl with beans, grains and vegetables.#meat vegan vegetarian protein
    steady: I sit down for breakfast, even if only for five minutes.#breakfast
    steady: I eat a few bites of breakfast before I start my day.#breakfast
    steady: I eat well <reason>.
    steady: I choose my food with care and enjoy it.
    steady: I eat some protein with every meal.#protein
    distanced: You put something red and something green on your plate.#healthy healthily eat-well eating-well eat-better eating-better \
    nutrition vegetable veggies greens vegan vegetarian
    distanced: You wash an apple and eat it slowly.#fruit
    distanced: You put your fork down between bites.#weight wieght overweight slim kilo pound belly-fat portion diet
    distanced: You leave the table when you are pleasantly full.#weight wieght overweight slim kilo pound belly-fat portion diet
    distanced: {cue|when you come home}, you {action|make yourself something fresh to eat}.#healthy healthily eat-well eating-well eat-better \
    eating-better nutrition cook weight wieght overweight slim kilo pound belly-fat diet
    distanced: {cue|at dinner}, you {action|fill half your plate with vegetables}.#vegetable veggies greens
    distanced: {cue|when you cook}, you {action|~choose beans, eggs or vegetables}.#meat vegan vegetarian
    distanced: You put the vegetables on your plate first.#healthy healthily eat-well eating-well eat-better eating-better nutrition \
    vegetable veggies greens weight wieght overweight slim kilo pound belly-fat portion diet meat
    distanced: You cook one big pot and divide it up for the week.#meal-prep meal-planning
    distanced: You put a pan on the stove, and dinner is under way.#cook
    distanced: You add tofu, nuts or lentils to your plate.#meat vegan vegetarian protein
    distanced: You start with beans and build dinner around them.#meat vegan vegetarian
    distanced: You fill your breakfast bowl and eat before you check your phone.#breakfast
    distanced: You eat a little in the morning, and the day begins well.#breakfast
    distanced: You take your time and enjoy good food.
    distanced: You put the protein on your plate first.#protein
    morning: This morning I sit down to a good breakfast.
    morning: Today I choose what I cook for dinner.
    evening: This evening I eat at the table, slowly.
    evening: Tonight I think of a meal that I enjoy making.
    """)
}
