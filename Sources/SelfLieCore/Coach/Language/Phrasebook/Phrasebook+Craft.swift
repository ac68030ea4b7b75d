extension Phrasebook {
  /// Families about music, code and books.
  static let craftFamilies = Family.read(
    """
    family: making music
    kind: build
    theme: One bar at a time
    words: guitar piano violin cello drum drums drumming flute clarinet trumpet saxophone sax ukulele bass harp accordion banjo \
    instrument music musician play-music practise-music play-keyboard play-the-keyboard play-the-organ scales chords sheet-music my-band \
    a-band band-practice rehearse recital concert audition solo practice-piano practice-guitar play-guitar play-piano guitarr pianno
    but: listen karaoke drunk video-game donor loud loudly sing singing write-music writing-music compose songwriting write-songs
    if-then: {cue|after dinner|when I get home}, I {action|play one easy piece}.
    if-then: When a passage is too fast, I halve the speed.
    if-then: When a bar goes wrong, I play it once more, slowly.
    if-then: When my hands get tense, I lower my shoulders and play softer.
    if-then: When I feel too tired to practise, I play one song I love.
    if-then: When I practise my scales, I start slowly and listen to each note.#scale scales
    if-then: When I practise my scales, I play them slowly.#slowly
    if-then: When I walk past my instrument, I play four bars.#again year years back touched never
    if-then: When I see my instrument, I sit down and play one song.#again year years back touched never
    if-then: When I miss my entry, I count along and come in at the next line.#band rehearse recital others perform
    if-then: Before I walk on stage, I breathe out and hear the first bar in my head.#stage-fright recital concert audition solo perform \
    front audience jury
    steady: I play the first bar for myself and let the others listen.#stage-fright recital concert audition solo perform front audience \
    jury
    distanced: You can be nervous and still let the music carry you.#stage-fright recital concert audition solo perform front audience jury
    if-then: When the band speeds up, I count the beat and hold it.#my-band band rehearse
    if-then: When a chord change is hard, I play it ten times slowly.#chord chords
    if-then: When a piece feels hard, I play it one hand at a time.#piano pianno keyboard organ accordion
    if-then: When I have a spare minute, I tap a beat on my knees.#drum drums drumming
    if-then: <cue>, I {action|~breathe out and hear the first bar in my head}.#nervous fright audition auditions concert concerts
    if-then: <cue>, I {action|~play one piece slowly}.
    steady: I play one bar slowly until my hands know it.
    steady: I play my instrument for ten minutes today.
    steady: I sit down to play and enjoy the sound.
    steady: I play one scale slowly and evenly.#scale scales
    steady: I keep my instrument tuned and ready to play.#again year years back touched never
    steady: I begin with a piece that I still know.#again year years back touched
    steady: I learn my music four bars at a time.#band rehearse others
    steady: I look up and listen to the others.#my-band band rehearse others
    steady: I make music <reason>.
    distanced: You sit down and play the first note.
    distanced: You play slowly, and your hands remember.
    distanced: You take one hard bar apart, beat by beat.
    distanced: {cue|after dinner}, you {action|sit down and play your instrument}.
    distanced: You play a wrong note, and the music goes on.#band rehearse recital others perform
    distanced: You play each note of the scale slowly and listen to it.#scale scales
    distanced: You come back to your instrument, one easy song at a time.#again year years back touched
    morning: This morning I hum the tune that I am learning.
    morning: Today I play for ten minutes before dinner.
    morning: I choose one hard bar for today.
    evening: Tonight I play one song just for the joy of it.
    evening: This evening I play softly for ten minutes.
    evening: Tonight I mark the bar where I start next time.

    family: code and projects
    kind: build either
    theme: One small commit
    words: cleaner-code clean-code pull-requests pull-request refactor refactoring unit-tests code coding coder programming programmer python javascript swift rust java software developer web-development app-idea \
    side-project side-hustle side-business project projects startup open-source github my-website a-website build-an-app learn-to-code \
    my-app portfolio business start-a-business own-business freelance freelancing launch-my debug debugging hackathon learn-python \
    learning-python learn-java learn-rust
    but: thesis school house dress-code mind-my-own garden knitting sewing renovation
    if-then: {cue|when I sit down to work}, I {action|do one small task for my project}.
    if-then: When I get stuck, I explain the problem aloud in plain words.
    if-then: When I stop for the day, I write down my next step.
    if-then: When I open my code, I run it once and change one line.#code programming programmer python javascript rust java swift software developer \
    app debug
    if-then: When an error appears, I read the whole message aloud.#debug debugging bug bugs error errors programmer developer
    if-then: When one more feature tempts me, I save it for the next version.#app website software side-project my-app
    if-then: When a new idea comes, I put it on a list and return to my project.#side-project project
    if-then: When my plan feels too big, I pick one small step and take it today.#business startup side-business side-hustle freelance
    if-then: When I doubt my offer, I show it to one person and listen.#business startup side-business side-hustle freelance
    if-then: When I finish something good, I put it in my portfolio.#portfolio
    if-then: <cue>, I {action|~do one small task for my project}.
    steady: I build one small thing that works.#code programming programmer python javascript rust java swift software developer app debug startup
    steady: I show my work while it is still rough.
    steady: I start one small task today and finish it.
    steady: I write ten lines of code and run them.#code programming programmer python javascript rust java swift software developer app debug
    steady: I talk to one customer before I build more.#business startup side-business side-hustle freelance
    steady: I write down what I offer in two plain lines.#business startup side-business side-hustle freelance
    steady: I work on one project until it is finished.#side-project project
    steady: I put in one focused hour <reason>.
    steady: I make one small change and send it in.#open-source github
    distanced: You ask for advice from someone who is one step ahead.
    distanced: You can let your first version be plain.
    distanced: {cue|when you sit down to work}, you {action|begin with the smallest task}.
    distanced: You write ten lines today and understand each one.#code programming programmer python javascript rust java swift software \
    developer app debug
    distanced: You take a short walk and look at the bug again.#debug debugging bug bugs
    distanced: You name your price and say it aloud.#business startup side-business side-hustle freelance
    distanced: You call one person who may need what you offer.#business startup side-business side-hustle freelance
    distanced: You give your current project ten more minutes before anything new.#side-project project
    morning: This morning I pick one small task for my project.
    morning: Today I finish one tiny change.
    morning: I write down one thing to get working by tonight.
    evening: Tonight I save my work and write one line about it.
    evening: This evening I give my project thirty quiet minutes.
    evening: Tonight I tell somebody what I built today.

    family: reading
    kind: build
    theme: Two pages
    words: read reading reader book books novels kindle e-book library-books literature read-more bookworm reading-list classics \
    read-before-bed
    but: read-to reading-to dyslexia dyslexic write writing news newspaper feed comments texts emails my-book a-book-about phone-in-bed appointment dentist doctor flight \
    flights hotel holiday trip tickets audiobook audiobooks listen music teach bible quran koran torah scripture to-my-kids to-my-son \
    to-my-daughter to-my-children to-my-grandchildren to-my-grandkids to-my-twins to-my-child to-my-grandson to-my-granddaughter
    if-then: {cue|after dinner}, I {action|read two pages}.
    if-then: When I sit down on the sofa, I pick up my book first.#scroll phone tv television netflix screen never anymore again more \
    finish month page book kindle
    if-then: When I get into bed, I read until my eyes are heavy.#bed bedtime night sleep
    if-then: When I put on my pyjamas, I leave my phone in the kitchen.#bed bedtime night sleep
    if-then: When I have to wait somewhere, I read a page.#scroll phone tv television netflix screen never anymore again more finish month \
    page book kindle
    if-then: When I sit down in the evening, I pick up the book that I began.#finish never
    if-then: When a book bores me after fifty pages, I choose another.#reading-list novels
    if-then: When my thoughts drift, I go back one paragraph.
    if-then: When I reach for my phone, I pick up my book and read one page.#scroll scrolling phone screen
    if-then: When a sentence is hard to follow, I read it aloud once.#classics literature
    if-then: <cue>, I {action|~read two pages}.
    steady: I set aside a quiet quarter of an hour for my book.
    steady: I read slowly and enjoy the good sentences.
    steady: I carry my book with me today.#scroll phone tv television netflix screen never anymore again more finish month page book \
    kindle
    steady: I leave my book open on the table.#scroll phone tv television netflix screen never anymore again more finish month page book
    steady: I keep my book on the pillow and my phone in the hall.#bed bedtime night sleep
    steady: I read two pages in bed and turn off the lamp.#bed bedtime night sleep
    steady: I read two pages today <reason>.
    distanced: You open your book at the bookmark.
    distanced: You read one page, and then you decide whether to go on.
    distanced: You can read a chapter in small pieces.
    distanced: {cue|after dinner}, you {action|sit down with your book}.
    distanced: You slip in a bookmark and look forward to tomorrow's page.#bed bedtime night sleep
    distanced: You turn on the small lamp and open your book.#bed bedtime night sleep
    distanced: You switch the screen off and open a book instead.#scroll phone tv television netflix screen
    morning: This morning I put my book into my bag.
    morning: Today I read two pages with my coffee.
    morning: I choose the book that I take with me today.
    evening: Tonight my book lies on my pillow.
    evening: This evening I read one chapter in my chair.
    evening: Tonight I tell someone about the page I liked.
    """)
}
