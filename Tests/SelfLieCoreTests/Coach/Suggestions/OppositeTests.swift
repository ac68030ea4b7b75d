import Testing

@testable import SelfLieCore

/// Goals that are told by what is to be left, by what is feared, or by what goes wrong.
struct OppositeTests {
  private static func texts(_ words: String) throws -> [String] {
    try SuggesterTests.suggester(words, seed: 1).suggestion(count: 3).candidates.map(\.text)
  }

  @Test(arguments: [
    ("stop cheating on my diet at weekends", "I am learning to stick to my diet at weekends."),
    ("not giving up at km 30", "I keep going at km thirty."),
    ("confidence in code review", "I am learning to be confident in code review."),
    ("more patience with my twins", "I am learning to be patient with my twins."),
    ("less fear of the high notes", "I am learning to stay calm at the high notes."),
    ("stop being afraid of asking stupid questions", "I am learning to ask questions."),
    ("not taking my patients deaths home with me", "I leave my patients' deaths at work."),
    ("if someone cuts me off in traffic, let it go", "When someone cuts me off in traffic, I let it go."),
    ("I always wait until the night before to grade my students' essays", "I grade my students' essays early."),
    ("fly to my son's graduation even though planes terrify me", "I fly to my son's graduation."),
    ("sell the farm without feeling like I betrayed my father", "I am getting ready to sell the farm."),
    ("I run too fast the first mile of every race and die at the end", "I run more slowly the first mile of every race."),
    ("I want to stop bringing the job home. I'm a cop and I bark at my kids", "I leave the job at work."),
    ("stop sleeping in my contact lenses", "Before bed, I take out my contact lenses."),
    ("say I love you to my kids", "I tell my kids I love them."),
    ("let my husband drive without commenting", "I am learning to let my husband drive without commenting."),
    ("stop talking about my ex on dates", "When I catch myself talking about my ex on dates, I ask a question and listen."),
    ("I keep losing my glasses", "I put my glasses in the same place."), ("I miss deadlines", "I meet my deadlines."),
    ("patience with my father in law", "When I talk with my father-in-law, I take a breath before I answer."),
    ("I'm too competitive with my friends", "I am learning to be relaxed with my friends."),
    ("a tidy garage", "I keep my garage tidy."), ("a cleaner car", "I keep my car clean."),
    ("peace with my sister", "I make peace with my sister."),
    ("forgiveness for my brother", "I am learning to forgive my brother."),
    ("consistency with insulin checks", "I am learning to stick with insulin checks."),
    ("stop eating when I'm full even if there's food left", "When I'm full, I put my fork down."),
    ("instead of a cigarette after meals I want to chew gum", "After meals, I chew gum."),
    ("get better at receiving compliments", "I am learning to accept compliments."),
    ("I always cave when the kids beg for sweets", "I am learning to stick to my no when the kids beg for sweets."),
    ("stop hoarding yarn", "I use the yarn I have."), ("sight-reading", "I practise my sight-reading."),
    ("I still haven't opened the letters from the tax office", "I open the letters from the tax office."),
    ("my beehive records are a mess", "I keep my beehive records in order."),
    ("instead of scratching my eczema I want to put cream on it", "When I feel like scratching my eczema, I put cream on my eczema."),
    ("be debt free by next Christmas", "On payday, I pay off a little more of my debts."),
    ("drink less cola because my dentist found three cavities", "When I eat out, I order water with lemon."),
    ("call my grandmother more often because she is lonely", "I call my grandmother more often because she is lonely."),
    ("stretch before bed so my back gets better", "Before bed, I stretch so that my back gets better."),
    ("clean up the kitchen before bed because I hate dirty dishes", "Before bed, I clean up the kitchen because I hate dirty dishes."),
    ("go to bed at 10 so I'm not tired at work", "At ten, I go to bed so that I'm not tired at work."),
    ("leaving dishes in the sink", "I wash my dishes right away."), ("see a therapist", "I book an appointment with a therapist."),
    ("reduce alcohol to weekends only", "I drink alcohol only on weekends."),
    ("stop texting while driving", "Before I drive, I put my phone out of reach."),
    ("go to the dentist, I've been avoiding it for 3 years", "I book an appointment with the dentist."),
    ("stop buying coffee every day", "I make my own coffee every day."),
    ("stop buying lunch at work", "I make my own lunch."), ("make a to do list", "I make a to-do list."),
    ("stop ghosting people", "When I catch myself ghosting people, I send one honest line."),
    ("recover from my knee surgery without rushing back", "When it hurts, I breathe out gently and soften my shoulders."),
  ])
  func `what is told by its opposite is said as it is done`(_ words: String, _ sentence: String) throws {
    #expect(try Self.texts(words).first == sentence)
  }

  @Test func `whoever lends somebody money says no when they ask`() throws {
    let texts = try Self.texts("stop lending money to my brother because he never pays me back")
    #expect(texts.allSatisfy { $0.contains("brother asks") } && texts.contains { $0.contains("say no when my brother asks me for money") })
    #expect(try Self.texts("stop lending my brother money").contains { $0.contains("my brother asks") })
    #expect(try !Self.texts("stop lending my tools to the neighbour").contains { $0.contains("money") })
  }

  @Test(arguments: [
    ("I want to stop smoking because my daughter has asthma and I want to see her grow up", "grow up"),
    ("stay calm when my dad brings up politics", "to stay calm."), ("I snap at customers at the till", "come back in ten"),
    ("stop worrying about the harvest, I can't control the rain", "control the rain"),
    ("stop checking the stock market every ten minutes", "a ten minutes"),
    ("breastfeeding is hard and I feel like a failure", "slip"),
    ("I let the dog sleep in our bed and now I can't get him out", "let the dog"),
    ("I am learning German for my job but the moment a native speaker looks at me I switch to English", "switch"),
    ("I put off going to the dentist for six years", "six years"),
    ("I want to wear my hijab at the new job without worrying what people think of me", "application"),
    ("I hum when I concentrate and don't even notice, the library has complained twice.", "I hum"),
    ("stop checking my girlfriends phone", "their phone"),
    ("I'm learning the cello at 63 and I never practice the boring scales, only the pretty songs", "boring"),
    ("stop using baby talk with my boyfriend", "child"), ("I can't concentrate in lectures", "putting things off"),
    ("when I sit down to meditate I just plan dinner", "plan dinner"), ("I promised my kids I'd quit vaping by Diwali", "Diwali"),
    ("whenever a customer leaves a bad review I reread it. I'd rather read it once, fix what I can and let it go", "book"),
    ("every night I eat cereal standing at the counter till I feel sick. I want to go to bed without it", "phone"),
    ("I crack my knuckles all day long in the office", "day long"),
  ])
  func `a trouble is not what is wanted`(_ words: String, _ trouble: String) throws {
    let texts = try Self.texts(words)
    #expect(texts.allSatisfy { !$0.contains(trouble) }, "\(texts)")
  }

  @Test(arguments: [
    ("read the bible every morning before I touch my phone", "Every morning, I read the Bible before I touch my phone."),
    ("study two hours a day for the bar exam", "I study two hours a day for the bar exam."),
    ("play the oboe", "I play the oboe."), ("play cricket", "I play cricket."),
    ("refactor one function a day", "I refactor one function a day."),
    ("stand up every hour", "Every hour, I stand up."), ("ask for help with mums care", "I ask for help with mum's care."),
  ])
  func `when and how long something is done stands where people say it`(_ words: String, _ sentence: String) throws {
    #expect(try Self.texts(words).first == sentence)
  }
}
