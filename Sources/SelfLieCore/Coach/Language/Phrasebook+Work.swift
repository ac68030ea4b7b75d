extension Phrasebook {
  /// Families of goals about work, learning and money.
  static let workFamilies = Family.read(
    """
    family: saving money
    kind: build
    theme: A little put by
    words: broke save saving savings money budget budgeting finance finances financial debt debts loan emergency-fund rainy-day pension \
    retirement \
    invest investing bank-account bill bills rent frugal thrifty pay-off paying-off pay-down set-aside put-aside put-money-aside \
    down-payment paycheck payday mortgage savings-account save-up saving-up owe aside broke always-broke moneysaving save-more
    but: slot slots casino poker betting gambling gamble shopping overspend overspending spending spend lottery
    if-then: {cue|after breakfast|on Sunday evening}, I {action|look at my account for two minutes}.
    if-then: On payday, I move a small sum into savings first.
    if-then: When I come home, I drop my coins into the jar.
    if-then: When a bill arrives, I open it the same day.
    if-then: When money worries me, I write down the three numbers that I know.
    if-then: Before I go shopping, I write a list and take only that.
    if-then: When I get money back, I put half of it aside.
    steady: I look at my numbers calmly, one line at a time.
    steady: I pay myself first, in small amounts.
    steady: I put a little money aside each week.
    steady: I give my money a job before the month begins.
    steady: I save a little <reason>.
    distanced: You open your account and take an honest look.
    distanced: You walk past the shop and keep what you have.
    distanced: You pay off one bill, and then the next.
    distanced: You write down what came in and what went out.
    distanced: {cue|on payday}, you {action|put a small sum aside}.
    morning: This morning I decide how much I spend today.
    morning: Today I make my lunch at home.
    morning: I check my balance before I leave the house.
    evening: Tonight I write down what I spent today.
    evening: This evening I enjoy one thing that I already own.
    evening: Tonight I put one coin in the jar.

    family: spending less
    kind: quit
    theme: Enough in my bag
    words: spend spending overspend overspending spender shop shopping shopaholic online-shopping impulse-buy impulse-buying \
    impulse-buys \
    buy buying purchase purchases amazon ebay shein temu credit-card credit-cards splurge splurging retail-therapy waste-money \
    wasting-money \
    blow-money sales takeaway too-much-money buy-now-pay buy-clothes buying-clothes buy-shoes buying-shoes buying-things buy-things \
    a-sale \
    the-sales too-much-on spend-too-much
    but: time hours house home alcohol cigarettes lottery
    if-then: {cue|when the urge to buy comes}, I {action|write my wish on a list and wait}.
    if-then: When I fill an online basket, I close the page and sleep on it.
    if-then: When a sale email arrives, I delete it unread.
    if-then: When I am at the till, I take out what is off my list.#store shop mall supermarket clothes sale
    if-then: When a full cart waits on the screen, I close the page until Saturday.#online amazon internet ebay order ordering
    if-then: When I feel low and open a shop page, I call a friend first.
    if-then: Before I pay, I ask where I keep this at home.
    if-then: When I pass my favourite shop, I cross to the other side of the street.
    steady: I leave the basket empty today.
    steady: I let a wish wait for one day.
    steady: I use what I already have at home.
    steady: I leave the store with what was on my list.#store shop mall supermarket clothes sale impulse
    steady: I keep my wallet closed <reason>.
    distanced: You put the thing back on the shelf and walk on.
    distanced: You can like it and let it stay there.
    distanced: You walk once around the block before you pay.
    distanced: You look into your own wardrobe first.
    distanced: {cue|when the urge to buy comes}, you {action|close the page and sleep on it}.
    refusal: I don't buy on impulse, and I sleep on it first.#buy buying impulse-buy impulse-buying
    refusal: I don't shop online after nine in the evening.
    refusal: I don't shop when I feel low.
    if-then: At night, I put my wish on a list and go to bed.#at-night night midnight
    morning: This morning I write down what I really need.
    morning: Today I pay with the cash in my wallet.
    morning: I leave my card at home this morning.
    evening: Tonight I name one thing that I left on the shelf.
    evening: This evening I wear something that I have owned for years.
    evening: Tonight I cross one faded wish off my list.

    family: work and rest
    kind: build either
    theme: A day that is done
    words: time-at-work less-work overtime overwork overworked overworking workaholic workaholism work-life work-life-balance burnout \
    burn-out burned-out burnt-out work-email work-emails work-late working-late work-too-much working-too-much work-less work-at-night \
    working-weekends leave-work leave-the-office office boss my-job workload switch-off take-breaks take-a-break delegating work-stress \
    stress-at-work working-on-weekends home-office real-lunch-break proper-lunch-break work-on-weekends less-overtime leave-work-at
    but: lost-my-job losing-my-job laid-off fired redundant angry anger exam thesis workout phone tv lights
    if-then: {cue|at six|when the work day ends}, I {action|close my laptop and stand up}.
    if-then: Before I close my laptop, I write down where I begin in the morning.
    if-then: When I leave the building, I switch off my work phone.
    if-then: At noon, I eat lunch away from my desk.#lunch break breaks burnout rest
    if-then: When a new task lands, I ask which other task can wait.#boss overtime workload tasks too-much overwork overworked
    if-then: When I think of work at dinner, I write it down and eat on.
    if-then: When an email comes at night, I leave it for the morning.
    steady: I finish one task and take a short break.
    steady: I let my work end when the day ends.
    steady: I protect my lunch break today.
    steady: I do one thing well and let the rest wait.
    steady: I go home on time <reason>.
    distanced: You close the laptop and leave it closed.
    distanced: You can let this email wait until the morning.
    distanced: You did enough for one day, and you go home.
    distanced: {cue|at six}, you {action|shut the laptop and get your coat}.
    distanced: You ask for help before the list gets long.
    morning: This morning I choose the hour when I go home.
    morning: Today I take a real break at noon.
    morning: I pick my three tasks for today and start with one.
    evening: Tonight I hang up my work with my coat.
    evening: This evening my laptop stays closed, and I sit with a book.
    evening: Tonight I name one thing that got done today.

    family: thesis and writing
    kind: build either
    theme: One honest page
    words: write writing writer write-more thesis dissertation phd master's masters bachelor's chapter novel book-chapter write-a-book \
    write-my-book writing-a-book write-my-novel essay paper papers manuscript draft blog blogging poem poems poetry story stories screenplay \
    memoir article articles writer's-block writing-block author publish term-paper short-story my-thesis my-dissertation my-paper my-novel \
    my-chapter
    but: songs song music code handwriting letters
    if-then: {cue|after breakfast|when I sit down at my desk}, I {action|write one rough paragraph}.
    if-then: When I open my draft, I read the last line aloud and go on.
    if-then: When a sentence feels wrong, I mark it and write the next one.
    if-then: When the page is blank, I write what I would tell a friend.
    if-then: When I reach for my phone, I write one more line first.
    if-then: When the timer rings, I mark the line where I go on.
    if-then: When my inner critic gets loud, I write one clumsy line anyway.
    steady: I write a rough page today and polish it on Friday.
    steady: I write before I read my mail.
    steady: I write one paragraph and then the next.
    steady: I show up at the page for twenty minutes.
    steady: I write my pages <reason>.
    distanced: You write the sentence that you have.
    distanced: You read the last page and add one line.
    distanced: You can write this badly first and mend it on Friday.
    distanced: {cue|after breakfast}, you {action|sit down and write for ten minutes}.
    distanced: You let the first version be clumsy.
    morning: This morning I write before the house gets loud.
    morning: Today I know which paragraph I begin with.
    morning: I open my draft while the coffee brews.
    evening: Tonight I read aloud one sentence that I wrote.
    evening: This evening I write down where I left off.
    evening: Tonight I put my notes beside the keyboard.

    family: learning a language
    kind: build
    theme: Ten words today
    words: language languages spanish french german italian japanese chinese mandarin korean arabic russian portuguese dutch turkish \
    english \
    polish swedish greek hindi hebrew latin ukrainian norwegian danish finnish sign-language vocabulary vocab grammar duolingo anki \
    flashcards fluent fluently accent pronunciation speak-spanish speak-english speak-french speak-german bilingual foreign-language \
    learn-spanish learn-german learn-french learn-english learn-italian learn-japanese learning-spanish learning-german learning-french \
    learning-english
    but: sign-language guitar body-language cooking food
    if-then: {cue|after breakfast|on the train}, I {action|say five new words aloud}.
    if-then: When I brush my teeth, I count in my new language.
    if-then: When I miss a word, I describe it with words I know.
    if-then: When I open the fridge, I name three things in my new language.
    if-then: When I walk home, I tell myself about my day in simple words.
    if-then: When I hear a song I like, I look up one line of it.
    if-then: When I make a mistake aloud, I finish the sentence anyway.
    steady: I speak with the words I have today.
    steady: I learn five words, and I use one of them.
    steady: I listen for ten minutes and pick out what I know.
    steady: I let my mistakes be part of speaking.
    steady: I study my new language <reason>.
    distanced: You say it aloud with the accent that you have.
    distanced: You use the words that you learned last month.
    distanced: You can ask, slowly, and then listen.
    distanced: {cue|after breakfast}, you {action|repeat five words aloud}.
    distanced: You speak first and correct it on the way.
    morning: This morning I say good morning in my new language.
    morning: Today I use one new word with a real person.
    morning: I learn three words while the kettle boils.
    evening: Tonight I describe my day in three simple sentences.
    evening: This evening I read one short page in my new language.
    evening: Tonight I go through today's words once more.

    family: making music
    kind: build
    theme: One bar at a time
    words: guitar piano violin cello drum drums drumming flute clarinet trumpet saxophone sax ukulele bass keyboard harp organ accordion \
    banjo instrument music musician play-music practise-music song songs songwriting scales chords sheet-music band rehearse recital \
    practice-piano practice-guitar play-guitar play-piano musical guitarr pianno
    but: listen karaoke drunk video-game keyboard-shortcuts
    if-then: {cue|after dinner|when I get home}, I {action|play one easy piece}.
    if-then: When I hear a wrong note, I play that bar slowly.
    if-then: When my fingers get tense, I lower my shoulders and play softer.
    if-then: When a passage is too fast, I halve the speed.
    if-then: When I feel too tired to practise, I play one song I love.
    if-then: When I walk past my instrument, I play four bars.
    steady: I play one bar slowly until my hands know it.
    steady: I listen closely to the sound that I make.
    steady: I practise for ten minutes and enjoy two of them.
    steady: I leave my instrument where I can see it.
    steady: I make music <reason>.
    distanced: You sit down and play the first note.
    distanced: You play it slowly, and your hands remember.
    distanced: You can play for yourself, with the door closed.
    distanced: {cue|after dinner}, you {action|play the slow part once}.
    distanced: You take the hard bar apart, note by note.
    morning: This morning I hum the tune that I practise today.
    morning: Today I play before I clear the table.
    morning: I choose one hard bar for today.
    evening: Tonight I play one song just for the joy of it.
    evening: This evening I play softly for ten minutes.
    evening: Tonight I mark the bar where I go on.

    family: code and projects
    kind: build either
    theme: One small commit
    words: code coding coder program programming programmer python javascript swift rust java software developer web-development app-idea \
    side-project side-projects side-hustle side-business project projects startup open-source github commit website build-an-app \
    learn-to-code my-app portfolio business start-a-business own-business freelance freelancing launch ship debug debugging hackathon \
    learn-python learning-python learn-java learn-rust
    but: thesis school house
    if-then: {cue|after dinner|when I sit down}, I {action|work on my project for ten minutes}.
    if-then: When I open my project, I run it once and change one line.#code coding program programming python javascript app apps website software developer bug bugs swift java web programmer
    if-then: When an error appears, I read the whole message aloud.#code coding program programming python javascript app apps website software developer bug bugs swift java web programmer
    if-then: When one more feature tempts me, I finish the first one.
    if-then: When I am stuck for twenty minutes, I explain the problem to a friend.
    if-then: When I finish for the day, I leave one easy task for next time.
    steady: I build one small thing that works.
    steady: I read the error first and then I change one line.#code coding program programming python javascript app apps website software developer bug bugs swift java web programmer
    steady: I show my work while it is still rough.
    steady: I keep my project small enough to finish.
    steady: I give my project one quiet hour <reason>.
    distanced: You change one thing and run it again.#code coding program programming python javascript app apps website software developer bug bugs swift java web programmer
    distanced: You can ship this small part today.
    distanced: You take a short walk and look at the bug again.#code coding program programming python javascript app apps website software developer bug bugs swift java web programmer
    distanced: {cue|after dinner}, you {action|open the project and do one small task}.
    distanced: You ask the question that feels too simple.
    morning: This morning I pick one small task for my project.
    morning: Today I ship one tiny change.
    morning: I write down the one thing that works by tonight.
    evening: Tonight I save my work and write one line about it.
    evening: This evening I give my project thirty quiet minutes.
    evening: Tonight I tell somebody what I built today.

    family: reading
    kind: build
    theme: Two pages
    words: read reading reader book books novel novels kindle e-book library literature read-more bookworm reading-list audiobook \
    audiobooks \
    classics read-before-bed newspaper poetry-reading
    but: write writing news feed comments texts emails my-book a-book-about phone-in-bed
    if-then: {cue|after dinner|on the train}, I {action|read two pages}.
    if-then: When I sit down on the sofa, I pick up my book first.
    if-then: When I get into bed, I read until my eyes are heavy.
    if-then: When I wait for somebody, I take my book out of my bag.
    if-then: When a book bores me after fifty pages, I choose another.
    if-then: When my thoughts drift, I go back one paragraph.
    steady: I read a few pages each day.
    steady: I carry my book with me today.
    steady: I read slowly and enjoy the good sentences.
    steady: I leave my book open on the table.
    steady: I read <reason>, two pages at a time.
    distanced: You open the book where the mark is.
    distanced: You read one page, and then you see.
    distanced: You let the story take its time.
    distanced: {cue|after dinner}, you {action|sit down with your book}.
    distanced: You can read this chapter in small pieces.
    morning: This morning I put my book into my bag.
    morning: Today I read two pages with my coffee.
    morning: I choose the book that comes with me today.
    evening: Tonight my book lies on my pillow.
    evening: This evening I read one chapter in my chair.
    evening: Tonight I tell someone about the page I liked.
    """)
}
