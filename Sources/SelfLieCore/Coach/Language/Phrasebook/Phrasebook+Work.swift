extension Phrasebook {
  /// Families of goals about work, learning and money.
  static let workFamilies = Family.read(
    """
    family: saving money
    kind: build
    theme: A little put by
    words: save saving savings money budget budgeting stick-budget finance financial debt debts overdraft overdrafts loan loans emergency-fund rainy-day pension \
    save-for-retirement invest investing bank-account bill bills rent frugal pay-off paying-off pay-down set-aside put-aside \
    put-money-aside down-payment paycheck mortgage savings-account save-up saving-up owe aside am-broke always-broke going-broke \
    being-broke so-broke
    but: slot slots casino poker betting gambling gamble shopping overspend overspending spending spend lottery marriage relationship \
    relationships planet energy animals water apology myself aside-time save-time saving-time invest-time phone
    if-then: {cue|on Sunday evening|after breakfast}, I {action|sit down and go through my accounts}.#bill rent debt loan owe mortgage \
    pay-off paying-off pay-down budget finance financial bank-account broke paycheck
    if-then: On payday, I move a fixed amount into my investments.#invest investing
    if-then: {cue|on payday|on Sunday evening}, I {action|move some money into my savings}.#money save saving aside rainy-day \
    emergency-fund down-payment frugal budget finance financial bank-account broke paycheck
    if-then: When there is money left before payday, I move it into my savings.#save saving aside rainy-day emergency-fund frugal
    if-then: When I get a refund or a gift of money, I save half of it.#save saving aside rainy-day emergency-fund down-payment frugal
    if-then: When a bill arrives, I open it the same day.#bill rent debt owe finance
    if-then: On payday, I pay my bills before I spend on anything else.#bill budget finance financial bank-account broke paycheck
    if-then: On payday, I make a payment on what I owe before I buy extras.#debt loan owe mortgage pay-off paying-off pay-down
    if-then: When extra money comes in, I put half of it toward what I owe.#debt loan owe mortgage pay-off paying-off pay-down
    if-then: When I worry about money, I open my account and write down the balance.#debt loan owe mortgage pay-off paying-off pay-down \
    broke
    if-then: {cue|on Sunday evening}, I {action|read two pages about investing and note one question}.#about-investing pension
    if-then: When money comes in, I decide what it is for.
    if-then: On payday, I pay my rent before I spend on anything else.#rent
    if-then: When my pay goes up, I save part of it for my retirement.#retirement pension
    if-then: <cue>, I {action|~write down what I spent today}.
    steady: I read my bank statement calmly, one line at a time.
    steady: I write down the money that comes in and goes out.
    steady: I put a little money aside each week.#save saving aside rainy-day emergency-fund down-payment frugal invest pension budget \
    finance financial bank-account broke paycheck
    steady: I check my savings once a month and watch them grow.#save saving aside rainy-day emergency-fund down-payment frugal invest \
    pension
    steady: I decide what my money is for before I spend it.#budget finance financial bank-account broke paycheck bill rent save \
    money
    steady: I pay off what I owe in small, regular pieces.#debt loan owe mortgage pay-off paying-off pay-down
    steady: I keep a list of what I owe and cross off each payment.#debt loan owe mortgage pay-off paying-off pay-down
    steady: I keep my bills in one folder, sorted by date.#bill rent finance
    steady: I take care of my money <reason>.
    distanced: You look at your balance calmly and know where you stand.
    distanced: You take ten minutes and sort out one money question.
    distanced: You save first, and then you spend what is left.#save saving aside rainy-day emergency-fund down-payment frugal invest \
    pension budget finance financial bank-account broke paycheck
    distanced: You pay one bill today, and then the next.#bill rent finance
    distanced: You open the bill and pay what is due.#bill
    distanced: You watch what you owe shrink, one payment at a time.#debt loan owe mortgage pay-off paying-off pay-down
    distanced: {cue|on payday}, you {action|put a small sum aside}.#save saving aside rainy-day emergency-fund down-payment frugal \
    invest pension budget finance financial bank-account broke paycheck money
    distanced: {cue|on payday}, you {action|pay off a little of what you owe}.#debt loan owe mortgage pay-off paying-off pay-down
    morning: This morning I decide how much I spend today.
    morning: Today I make my lunch at home.
    morning: I check my balance before I leave the house.
    evening: Tonight I write down what I spent today.
    evening: This evening I enjoy one thing that I already own.
    evening: Tonight I check one account and note the balance.

    family: spending less
    kind: quit anywhere
    theme: Enough in my bag
    words: spend spending overspend overspending spender shop shopping shopaholic online-shopping impulse-buy impulse-buying \
    impulse-buys buy buying purchase purchases amazon ebay shein temu credit-card credit-cards splurge splurging retail-therapy \
    waste-money wasting-money blow-money sales ubereats takeaway takeaways takeout too-much-money buy-now-pay buy-clothes buying-clothes \
    buy-shoes buying-shoes buying-things buy-things a-sale the-sales too-much-on spend-too-much
    but: drive-to driving-to wine beer vodka vending-machine vending-machines talk talking speak speaking time hour hours minutes house home alcohol cigarettes lottery
    if-then: {cue|when the urge to buy comes}, I {action|~write down what I want and wait a day}.#buy purchase shop impulse splurge online \
    amazon ebay shein temu etsy vinted internet
    if-then: When I pay for something, I write down the amount.
    if-then: Before I buy something, I say what I need it for.
    if-then: When I get to the online checkout, I close the page and sleep on it.#online amazon ebay shein temu etsy vinted internet
    if-then: When a sale email arrives, I delete it unread.#online amazon ebay shein temu etsy vinted internet clothes shoe sale
    if-then: Before I check out, I take one thing out of my cart.#store mall supermarket sale ikea impulse
    if-then: When a window display tempts me, I keep walking.#store mall sale clothes shoe handbag
    if-then: {cue|when I feel low}, I {action|~call a friend}.#sad stressed lonely bored upset low retail-therapy emotional
    if-then: When my mood drops, I leave my card at home and take a walk.#sad stressed lonely bored upset low retail-therapy emotional
    if-then: When new shoes tempt me, I count the pairs that I have at home.#shoe sneaker
    if-then: When something new tempts me, I think of what I have at home already.#clothes shoe outfit fashion handbag sneaker makeup
    if-then: When I am too tired to cook, I {action|heat up something simple}.#takeaway takeout ubereats doordash deliveroo
    if-then: <cue>, I {action|~open the fridge and heat up something simple}.#takeaway takeout ubereats doordash deliveroo
    if-then: When I open a delivery app, I {action|close it and boil some pasta}.#takeaway takeout ubereats doordash deliveroo
    if-then: When I catch myself shopping late at night, I close the page and go to bed.#at-night night midnight
    if-then: When I go shopping, I leave my credit card at home.#credit-card credit-cards
    if-then: <cue>, I {action|~put my card away and wait a day}.
    steady: I keep to my budget for this week.
    steady: I use what I already have at home.
    steady: I wait a full day before I buy something extra.
    steady: I close the shopping page and do something else.#online amazon ebay shein temu etsy vinted internet
    steady: I leave the store with just what was on my list.#store mall supermarket sale ikea
    steady: I find a new way to wear what I have.#clothes outfit fashion makeup
    steady: I enjoy the shoes that I already have.#shoe shoes sneaker sneakers
    steady: I keep one easy meal ready for tired evenings.#takeaway takeout
    steady: I cook double today and freeze one half.#takeaway takeout
    steady: I ask myself what I really need right now.#sad stressed lonely bored upset low retail-therapy emotional
    distanced: You look at the price, and you leave your card where it is.
    distanced: You think twice before you pay.
    distanced: You put the item back on the shelf and walk on.#store mall supermarket sale ikea
    distanced: You can like something and keep your money.
    distanced: You look through your own clothes and find something to wear.#clothes outfit fashion
    distanced: You open the fridge and see what you have.#takeaway takeout
    distanced: You make a quick sandwich and sit down with it.#takeaway takeout
    distanced: You call someone you like, and the shopping can wait.#sad stressed lonely bored upset low retail-therapy emotional
    distanced: {cue|when the urge to buy comes}, you {action|close the page and check your savings}.#online amazon ebay shein temu etsy \
    vinted internet
    distanced: You pay with money that you already have.#credit-card credit-cards buy-now-pay
    refusal: I don't buy on impulse, and I sleep on it first.#buy buying impulse-buy impulse-buying
    refusal: I don't shop online after nine in the evening.#online amazon ebay shein temu etsy vinted internet shop shopping
    refusal: I don't shop when I feel low.#shop shopping sad stressed lonely bored upset low retail-therapy
    refusal: I don't pay before I have looked at my balance.
    morning: This morning I write down what I really need.
    morning: Today I pay with the cash in my wallet.
    morning: I leave my card at home this morning.
    evening: Tonight I name one thing that I chose to leave behind.
    evening: This evening I wear something that I have owned for years.
    evening: Tonight I cross one item off my wish list.

    family: joy at work
    kind: build either
    theme: One good hour
    words: enjoy-my-job enjoy-my-work enjoy-work enjoy-going-to joy-at-work happier-at-work happy-at-work \
    like-my-job love-my-job like-my-work love-my-work satisfied-at-work purpose-at-work
    but: new-job find-a-job boss colleague colleagues
    if-then: {cue|when I arrive at work}, I {action|greet one person by name}.
    if-then: When I sit down to work, I start with the part that I like best.
    if-then: <cue>, I {action|~name one thing that I like about my work}.
    if-then: When I finish a task, I pause and see what I got done.
    if-then: When work drags, I take a short walk and come back fresh.
    if-then: On my way home, I name one thing that went well at work.
    steady: I do one piece of work today that I am proud of.
    steady: I look for one good moment in my working day.
    steady: I do my job with care, and my evening is my own.
    steady: I find one thing at work that is worth doing well.
    distanced: You do one piece of work well, and that counts.
    distanced: You look for one good moment in your working day.
    distanced: You do your hours, and then you go home to what you love.
    distanced: You can have a slow day at work and still find something in it.
    morning: Today I begin with the part of my work that I like.
    morning: This morning I say hello to one colleague.
    evening: Tonight I name one thing that went well at work.
    evening: This evening I do something just for myself.

    family: work and rest
    kind: build either
    theme: A day that is done
    words: time-at-work less-work overtime overwork overworked workaholic work-life work-life-balance burnout burned-out burnt-out \
    work-email work-emails work-late working-late work-too-much working-too-much work-less work-at-night working-weekends leave-work \
    leave-the-office stay-late staying-late late-at-work boss-keeps giving-me-more workload switch-off take-breaks take-a-break \
    regular-breaks short-breaks more-breaks bring-work bringing-work take-work-home taking-work-home marking-essays grading-essays \
    marking-papers grading-papers work-stress stress-at-work working-on-weekends working-on-sundays \
    real-lunch-break proper-lunch-break lunch-break lunch-breaks work-on-weekends work-on-sundays less-overtime leave-work-at
    but: putting-off put-off procrastinate procrastinating lost-my-job losing-my-job laid-off fired redundant angry anger snap exam thesis workout phone tv lights social-media instagram \
    dating relationship drinking alcohol smoking news
    if-then: {cue|when the work day ends}, I {action|put my work things away}.#overtime overwork overworked workaholic work-life late much \
    less leave time-at-work boss-keeps giving-me-more workload stress burnout burned-out burnt-out switch-off
    if-then: Before I finish work, I write down what can wait.#overtime overwork overworked workaholic work-life late much less leave \
    time-at-work switch-off bring
    if-then: When it gets late, I close the last paper and leave the rest for the morning.#essays papers
    distanced: You leave the rest of the pile for tomorrow.#essays papers
    steady: I leave my work at work and go home with a clear head.#take-work-home taking-work-home bring-work bringing-work
    if-then: When I finish work, I log out of my email.#switch-off email work-email work-emails night work-life bring
    if-then: When I finish work, I write down my next task and close the list.#switch-off
    if-then: When my time off begins, I log out of my work email.#holiday vacation
    if-then: When a thought about work comes, I write it down and let it wait.#switch-off email work-email work-emails night work-life \
    bring boss-keeps giving-me-more workload stress overwork overworked burnout burned-out burnt-out workaholic
    if-then: When a work email comes in my free time, I leave it for work hours.#switch-off night evening work-life
    if-then: {cue|after dinner}, I {action|~keep my work email closed}.#email work-email work-emails evening
    if-then: When a new task lands, I ask which other task can wait.#boss-keeps giving-me-more workload stress overwork overworked \
    burnout burned-out burnt-out overtime workaholic
    if-then: Before I say yes to more work, I look at my full list.#boss-keeps giving-me-more workload stress overwork overworked burnout \
    burned-out burnt-out
    if-then: {cue|at lunchtime}, I {action|leave my work and eat in peace}.#lunch lunch-break
    if-then: When I have worked for an hour, I stop and stretch for a minute.#take-breaks take-a-break regular-breaks short-breaks \
    more-breaks burnout burned-out burnt-out
    if-then: When somebody needs me at lunch, I offer a time in the afternoon.#lunch
    if-then: When the weekend begins, I put my laptop and papers out of sight.#weekend saturday sunday day-off
    if-then: When I reach for the laptop on a day off, I go for a walk instead.#weekend saturday sunday day-off
    if-then: When my work is done for the day, I do one thing that I enjoy.
    if-then: <cue>, I {action|~leave my work where it is}.
    steady: I leave work at work, and my free time is mine.#switch-off
    steady: I finish work at the time that I set.#overtime overwork overworked workaholic work-life late much less leave time-at-work \
    switch-off night
    steady: I go home on time today.#overtime overwork overworked workaholic work-life late much less leave time-at-work
    steady: I keep my work email closed in my free time.#switch-off email work-email work-emails night work-life bring
    steady: I work at a steady pace and leave some tasks for tomorrow.#boss-keeps giving-me-more workload stress overwork overworked \
    burnout burned-out burnt-out
    steady: I finish one task and take a short break.#break burnout workload stress
    steady: I eat my lunch sitting down, in peace.#lunch
    steady: I take my break outside in the fresh air.#lunch break burnout
    steady: I plan one thing that I enjoy for my day off.#weekend saturday sunday day-off
    steady: I leave my work bag by the door until Monday.#weekend saturday sunday
    steady: I put my work down <reason>.
    steady: I treat my rest as part of my work.
    distanced: You leave the day's work at work.#switch-off email work-email work-emails night work-life bring overtime workaholic late \
    much less
    distanced: You have done enough for one day, and you can go home.#overtime overwork overworked workaholic work-life late much less \
    leave time-at-work boss-keeps giving-me-more workload stress burnout burned-out burnt-out bring
    distanced: You can let a work email wait until you are back at work.#switch-off email work-email work-emails night
    distanced: {cue|when the work day ends}, you {action|put your work away and enjoy your evening}.#overtime overwork overworked \
    workaholic work-life late much less leave time-at-work boss-keeps giving-me-more workload stress burnout burned-out burnt-out \
    switch-off
    distanced: You ask for help before the list gets long.#boss-keeps giving-me-more workload stress overwork overworked burnout \
    burned-out burnt-out
    distanced: You step away from your work and eat in peace.#lunch
    distanced: You step outside for five minutes, and the work waits.#lunch break burnout
    distanced: You put the work down and stretch your back.#break burnout stress
    distanced: You let the work wait until Monday and go outside.#weekend saturday sunday
    distanced: You can stop for now and let the work wait.
    morning: This morning I choose the hour when I go home.
    morning: Today I take a real break at noon.
    morning: I pick my three tasks for today and start with one.
    evening: Tonight I put my work bag out of sight.
    evening: This evening my laptop stays closed, and I sit with a book.
    evening: Tonight I name one thing that got done today.

    family: thesis and writing
    kind: build either
    theme: One honest page
    words: write writing writer write-more thesis dissertation phd master's masters bachelor's novel book-chapter my-chapter \
    finish-chapter last-chapter next-chapter write-a-book write-my-book writing-a-book write-my-novel essay my-paper a-paper the-paper \
    research-paper academic-papers manuscript draft blog blogging poem poems poetry short-story short-stories screenplay memoir \
    my-article an-article writer's-block writing-block author publish term-paper my-thesis my-dissertation my-novel
    but: songs song music code handwriting letter letters write-to writing-to postcards diary journal gratitude email emails list lists \
    cv resume exam read-blogs reading-blogs read-poetry toilet less-paper a-will my-will speech vows review reviews report reports
    if-then: {cue|after breakfast|when I sit down at my desk}, I {action|write for ten minutes}.
    if-then: When I open my draft, I read the last line aloud and go on.
    if-then: When a sentence feels wrong, I mark it and write the next one.
    if-then: When the page is blank, I write what I would tell a friend.
    if-then: When my inner critic gets loud, I write one clumsy line anyway.
    if-then: When I reach for my phone, I write one more line first.
    if-then: When I catch myself putting off my writing, I open the file and write one line.#putting-off put-off avoid procrastinate \
    writer's-block writing-block stuck
    if-then: When I get lost in a source, I go back and write one sentence.#thesis dissertation phd master's masters bachelor's paper \
    essay
    if-then: When a scene stalls, I write what happens next in one line.#novel screenplay short-story story
    if-then: When a line comes to me, I write it down at once.#poem poems poetry
    if-then: When an idea comes, I note three points for my next piece.#blog article newsletter
    if-then: When a piece is ready, I send it out the same week.#publish
    if-then: When I love a sentence in a book, I copy it out by hand.#better improve
    if-then: <cue>, I {action|~write one line}.
    steady: I write a rough version first and polish it afterwards.
    steady: I write before I check my messages.
    steady: I write for twenty minutes with my phone in another room.
    steady: I write one paragraph and then the next.#thesis dissertation phd master's masters bachelor's paper essay novel memoir blog \
    article
    steady: I begin with the part that I know well.#thesis dissertation phd master's masters bachelor's paper essay
    steady: I stay with one scene until it is finished.#novel memoir screenplay short-story story
    steady: I work on one line until it sounds right.#poem poems poetry
    steady: I keep my next piece short and finish it.#blog article newsletter
    steady: I sit down to write at the same time each day.#putting-off put-off avoid procrastinate writer's-block writing-block stuck
    steady: I write my pages <reason>.
    steady: I send my work out and start the next piece.#publish
    distanced: You write the sentence that comes to mind.
    distanced: You let the first draft be clumsy.
    distanced: {cue|after breakfast}, you {action|sit down and write for ten minutes}.
    distanced: You explain the next point aloud, and then you write it.#thesis dissertation phd master's masters bachelor's paper essay
    distanced: You write one scene, and the others can wait.#novel memoir screenplay short-story story
    distanced: You read your poem aloud and keep the lines you love.#poem poems poetry
    distanced: You can publish a piece that has one rough edge.#blog article newsletter
    distanced: You write three messy lines, and that is a start.#putting-off put-off avoid procrastinate writer's-block writing-block \
    stuck
    distanced: You send your work to the next place on your list.#publish
    morning: This morning I write before the house gets loud.
    morning: Today I choose which part I begin with.
    morning: I open my draft while the coffee brews.
    evening: Tonight I read aloud one sentence that I wrote.
    evening: This evening I write down where I left off.
    evening: Tonight I put my notes beside the keyboard.

    family: learning a language
    kind: build
    theme: Ten words today
    words: language languages spanish french german italian japanese chinese mandarin korean arabic russian portuguese dutch turkish \
    english polish swedish greek hindi hebrew ukrainian norwegian danish finnish vocabulary vocab grammar duolingo anki flashcards \
    fluent fluently accent pronunciation speak-spanish speak-english speak-french speak-german bilingual foreign-language learn-spanish \
    learn-german learn-french learn-english learn-italian learn-japanese learning-spanish learning-german learning-french \
    learning-english
    but: sign-language guitar body-language bad-language foul-language love-language programming-language cooking food shoes exam \
    presentation presentations
    if-then: {cue|after breakfast}, I {action|go over five new words}.
    if-then: When I open the fridge, I name three things in my new language.
    if-then: When a word escapes me, I say it another way.
    if-then: When I am on my own, I say what I am doing in my new language.
    if-then: When I make a mistake, I finish my sentence anyway.#speak talk fluent fluently embarrassed
    if-then: When I feel my face get hot, I say one short sentence slowly.#embarrassed shy afraid ashamed nervous
    if-then: When a word is hard to say, I listen to it twice and repeat it slowly.#accent pronunciation
    if-then: When I hear a song in my new language, I sing one line of it.#accent pronunciation
    if-then: When I miss a day, I go over three words the next morning.#duolingo anki flashcards vocabulary vocab quitting quit
    if-then: When I brush my teeth, I go over three words in my head.#duolingo anki flashcards vocabulary vocab words
    if-then: When a rule confuses me, I write two examples of my own.#grammar
    if-then: When I meet a new verb, I say all its forms aloud.#grammar
    if-then: When somebody speaks fast, I listen for the words I know.#understand listen listening speak fluent fluently
    if-then: <cue>, I {action|~say one sentence aloud in my new language}.
    steady: I learn five words, and I use one of them.
    steady: I listen for ten minutes and pick out the words I know.
    steady: I speak with the words I have today.#speak talk fluent fluently accent pronunciation embarrassed languages
    steady: I speak with my accent, and people understand me.#accent my-accent
    steady: I speak, mistakes and all, and people understand me.#speak talk fluent fluently embarrassed
    steady: I speak clearly, and my accent is part of my voice.#accent pronunciation
    steady: I repeat one sentence after a native speaker.#accent pronunciation
    steady: I review my words for five minutes each day.#duolingo anki flashcards vocabulary vocab
    steady: I put each new word into a sentence of my own.#duolingo anki flashcards vocabulary vocab words
    steady: I take one rule today and use it twice.#grammar
    steady: I correct one sentence of mine and say it again.#grammar
    steady: I study my new language <reason>.
    distanced: You pick one word that you know and use it in a new sentence.
    distanced: You make one short sentence with the words you have.
    distanced: You ask one question in your new language, and you listen.#speak talk fluent fluently embarrassed
    distanced: {cue|after breakfast}, you {action|say five words of your new language aloud}.
    distanced: You listen to one sentence, and then you repeat it slowly.#accent pronunciation
    distanced: You speak first and correct yourself as you go.#speak fluent fluently grammar embarrassed
    distanced: You test yourself on ten words and repeat the hard ones.#duolingo anki flashcards vocabulary vocab words
    distanced: You look up one rule and make a sentence with it.#grammar
    morning: This morning I say good morning in my new language.
    morning: Today I use one new word with a real person.
    morning: I learn three words while the kettle boils.
    evening: Tonight I describe my day in three simple sentences.
    evening: This evening I read one short page in my new language.
    evening: Tonight I go through today's words once more.
    """)
}
