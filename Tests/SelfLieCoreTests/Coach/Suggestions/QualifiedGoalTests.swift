import Testing

@testable import SelfLieCore

/// Goals that say more than an act: always, without what, before what, when exactly, and instead of when.
struct QualifiedGoalTests {
  @Test(arguments: [
    ("always wear my hearing aids when family come to visit", "When family come to visit, I wear my hearing aids."),
    ("always put my phone in the hall before bed", "Before bed, I put my phone in the hall."),
    ("wash my hands properly between patients, always", "Between patients, I wash my hands properly."),
    ("stop pushing code on friday afternoons without running the tests", "Before I push code on Friday afternoons, I run the tests."),
    ("I send emails without proofreading them", "I proofread emails before I send them."),
    ("stop going to bed without brushing my teeth", "Before I go to bed, I brush my teeth."),
    ("get through the holidays without drinking", "I am learning to get through the holidays sober."),
    ("go on one date a month without getting drunk first", "I go on one date a month sober."),
    ("i want speak with my neighbours without feel ashamed of accent", "I speak with my neighbours."),
    ("hand in my essays a day early instead of at midnight", "I hand in my essays a day early."),
    ("phone the doctor when something's wrong rather than googling it", "When something's wrong, I phone the doctor."),
    ("bring my own lunch to the site instead of buying burgers", "Instead of buying burgers, I bring my own lunch to the site."),
    ("tasting every sauce before it leaves the kitchen", "I taste every sauce before it leaves the kitchen."),
    ("be the kind of boss who listens first", "I am learning to be the kind of boss who listens first."),
    ("iron my shirts on sunday night for the whole week", "On Sunday night, I iron my shirts for the whole week."),
    ("keep sunday free of work, only family and rest", "I keep Sunday free of work."),
    ("drink only one coffee a day and none after lunch", "I drink only one coffee a day."),
    ("drink not more than four beers on a night out", "I drink no more than four beers on a night out."),
    ("carrying my inhaler with me everywhere I go", "I carry my inhaler with me everywhere I go."),
    ("stop grinding my teeth while I'm asleep", "When I get into bed, I let my jaw and my hands go loose."),
    ("stop hiding in my room when guests come round", "When guests come round, I say hello."),
    ("stop pretending I understand when I don't", "When I don't understand, I ask."),
    ("stop doing everyone else's job at the warehouse", "I am learning to say no to other people's work at the warehouse."),
    ("stop checking my bank balance so much", "I check my bank balance once a week."),
    ("stop blaming my dad for how things turned out", "I take responsibility for my own life."),
    ("stop promising things i cant do", "I promise only what I can do."),
    ("i keep forgetting my umbrella", "I put my umbrella by the door."),
    ("stop wasting electricity", "When I leave a room, I turn off the lights."),
    ("no shoes in the house", "I take off my shoes at the door."),
    ("no longer live paycheck to paycheck", "I save some money every month."),
    ("sunday roast with family", "I have Sunday roast with my family."),
    ("blog about my travels", "I write about my travels."), ("host dinner parties", "I invite friends for dinner."),
    ("french homework", "I do my French homework."), ("hula hoop", "I spin my hula hoop."), ("bookbinding", "I do some bookbinding."),
    ("write in my dairy before sleep", "Before I go to sleep, I write in my diary."),
    ("feel okay in a swimsuit at the pool", "I am learning to feel comfortable in a swimsuit at the pool."),
    ("i never finish the books i buy at the airport", "I finish the books I buy at the airport."),
    ("mark five essays a day rather than all on sunday", "I mark five essays a day."),
    ("i'm trying to cut down to two pints on a friday", "I have at most two pints on a Friday."),
    ("cut down on red meat to once or twice a week", "I eat red meat only once or twice a week."),
    ("i'm always late handing in my lesson notes to the principal", "I hand in my lesson notes to the principal on time."),
    ("get my five a day without making a fuss about it", "I eat five portions of fruit and vegetables a day."),
    ("quit putting three sugars in my coffee at the truck stop", "I take my coffee with half the sugar."),
    ("stop telling people i'm fine when i'm not", "I say honestly how I feel."),
    ("stop hiding sweet wrappers from my husband", "I am learning to be honest with my husband about food."),
    ("i always leave the washing up until the next morning", "I wash my dishes right away."),
    ("i keep losing track of time", "When I start something, I set a timer."),
    ("stop taking my work home with me on weekends", "On weekends, I leave work at work."),
    ("end my day at six", "At six, I finish my day."),
    ("learn how to swim even though I am scared of deep water", "I am learning to swim."),
    ("drinking peppermint tea instead of whisky after the late watch", "I drink peppermint tea instead of whisky after the late watch."),
    ("limit gaming to an hour a night on school days", "I spend at most an hour a night on gaming."),
    ("I'm terrible at opening my bills so they pile up", "I open my bills."),
    ("i keep promising clients deadlines i can't possibly meet", "I promise only what I can do."),
    ("stop pretending i understood when the doctor explains something", "When I don't understand, I ask."),
    ("never again drive home after even one beer", "After drinking, I leave the car and take a taxi home."),
    ("visit my wife's grave once a month without falling apart", "When I visit my wife's grave, I breathe out slowly and feel my feet."),
    ("putting my uniform out the night before a dawn shift", "I put my uniform out the night before a dawn shift."),
    ("beekeeping diary", "I keep a beekeeping diary."), ("stamp collecting", "I do some stamp collecting."),
    ("soak my feet sundays", "On Sundays, I soak my feet."), ("i slurp my soup", "I sip my soup quietly."),
    ("nose breathing when i run", "When I run, I breathe through my nose."), ("chanting at sunrise", "At sunrise, I chant."),
    ("stop mouth breathing", "I breathe through my nose."), ("parallel parking", "I practise parallel parking."),
    ("I skip class", "I go to my class."), ("I bottle up my feelings", "I tell one person how I feel."),
    ("learn to code well enough to change careers by next year", "I am learning to code well enough to change careers."),
    ("become a better listener for my wife because she says I never hear her", "I am learning to be a better listener for my wife."),
    ("grumpy in the mornings", "I am learning to be kinder in the mornings."),
  ])
  func `what qualifies an act stays with it or is no part of it`(_ words: String, _ sentence: String) throws {
    #expect(try SuggesterTests.suggester(words, seed: 1).suggestion(count: 3).candidates.first?.text == sentence)
  }

  @Test(arguments: ["write down what I spend in a little book", "write down what I eat for a month"])
  func `what is noted down is no writing`(_ words: String) throws {
    let sentences = try SuggesterTests.suggester(words, seed: 1).suggestion(count: 3).candidates.map(\.text)
    #expect(sentences.allSatisfy { $0.hasPrefix("I write down what I") })
  }

  @Test(arguments: ["i want to lose two stone before my son's wedding", "finnish what i start", "I leave my novels half finished"])
  func `a family knows what is told in other words`(_ words: String) throws {
    let suggester = try SuggesterTests.suggester(words, seed: 1)
    #expect(!suggester.family.isGeneral && !suggester.isAtALoss(with: suggester.suggestion(count: 3)))
  }

  @Test(arguments: [
    "i stay home with three boys and by noon i'm on my phone ignoring them, i want mornings to be phone free until they nap",
    "my doctor says my sugar is too high and i still have two sweet buns with my morning coffee, i'd like to swap them for eggs",
    "I retired from the navy two years ago and my days have no shape anymore, so I want to be up, shaved and out walking by seven",
  ])
  func `pieces of a story that do not belong together are said by no sentence`(_ words: String) throws {
    let suggester = try SuggesterTests.suggester(words, seed: 1), suggestion = suggester.suggestion(count: 3)
    #expect(suggester.isAtALoss(with: suggestion), "\(suggestion.candidates.map(\.text))")
  }
}
