import Testing

@testable import SelfLieCore

/// Wishes that are said in a roundabout way, or beside words that mean something else elsewhere.
struct PlainWishTests {
  @Test(arguments: [
    (
      "My boss keeps giving me extra projects and I always say yes. I want to be able to tell him no without feeling guilty about it.",
      "When my boss gives me extra projects, I tell him no."
    ),
    (
      "I argue with strangers on the internet for hours and then I'm angry all day. It would be so much better to close the app and go outside for a bit.",
      "I close the app and go outside."
    ),
    (
      "I get my paycheck and most of it is gone on clothes I order when I'm bored. I want to put aside two hundred a month for a house.",
      "I put aside two hundred a month for a house."
    ),
    (
      "Since my husband died I hardly go out any more. I want to start seeing people again, maybe go to the choir on Thursdays.",
      "On Thursdays, I go to the choir."
    ),
    (
      "I drink three or four beers every evening after my shift. I'm trying to get down to drinking only on Saturdays.",
      "I drink only on Saturdays."
    ),
    (
      "There's always a box of doughnuts in the break room and I eat two or three. I want to walk past them and have my apple.",
      "I walk past the doughnuts and have my apple."
    ),
    (
      "Me and my wife hardly talk anymore, we both just stare at our phones. I want us to sit together and actually have a conversation again.",
      "I sit with my wife and have a conversation again."
    ),
    (
      "I pick at the skin on my arms when I'm stressed. Instead I want to squeeze my stress ball or put cream on.",
      "When I'm stressed, I squeeze my stress ball or put cream on."
    ),
    (
      "I check the stove ten times before I leave and still turn around on the way. I want to check once and trust myself.",
      "Before I leave, I check once and trust myself."
    ),
    (
      "At parties I stand in the corner with my drink. I wish I was brave enough to walk up to people and start talking.",
      "At parties, I walk up to people and start talking."
    ),
    (
      "My teenage daughter hardly tells me anything because I lecture her. I want to listen to her first and keep my advice to myself until she asks.",
      "I listen to my daughter first and keep my advice to myself until she asks."
    ),
    (
      "My best friend earns twice what I do and I get so jealous that I've been avoiding her. I want to be happy for her and call her again.",
      "I am learning to be happy for my best friend and call her."
    ),
    (
      "I gave up vaping for three weeks and now I'm back at it. I want to get clean again and stay that way.",
      "When I step outside, I fill my lungs with fresh air."
    ),
    (
      "I've smoked since I was nineteen. My daughter is due in March and I want to be done with cigarettes before the baby comes.",
      "When I step outside, I fill my lungs with fresh air."
    ),
    (
      "I never drink enough, at work I live on coffee and by afternoon I have a headache. I'm hoping to get into the habit of drinking two liters of water a day.",
      "I drink two liters of water a day."
    ),
  ])
  func `a told wish is said as it is meant`(_ words: String, _ sentence: String) throws {
    #expect(try SuggesterTests.first(words) == sentence)
  }

  @Test(arguments: [
    ("stretch my back at the end of every shift", "At the end of every shift, I stretch my back."),
    ("lower back pain from sitting all day", "When it hurts, I breathe out gently and soften my shoulders."),
    ("go to the Thursday choir again", "I go to the Thursday choir."),
    ("wear my wrist brace so my hands stop hurting", "I wear my wrist brace."),
    ("I can't say no to anybody in my congregation", "I am learning to say no to people in my congregation."),
    ("I'm scared of meeting my supervisor", "When I meet my supervisor, I breathe out slowly and feel my feet."),
    ("not be afraid of giving birth", "When I think of the birth, I breathe out slowly and feel my feet."),
    ("sleep before midnight", "I go to bed before midnight."), ("be gone by five", "I leave by five."),
    ("not let one bad lesson ruin my whole week", "I am learning to let one bad lesson pass."),
    ("stop getting stage fright before choir concerts", "Before choir concerts, I breathe out slowly and feel my feet on the floor."),
    ("not be scared of maths tests", "When the test paper comes, I breathe out and start with a question that I can do."),
    ("be on time for my 6am clients", "I am learning to be on time for my six o'clock clients."),
    ("commit code every day and finally ship my side project", "I commit code every day."),
    ("learn english better so people understand me at the doctor", "I am learning English so people understand me at the doctor."),
    ("switch from coke to water", "I drink water instead of coke."),
    ("procrastinate less on my tax return", "I make a start on my tax return."),
    ("I haven't had a drink in 40 days and I want to keep it that way", "When a craving comes, I call a person who knows my story."),
    ("one year clean and I don't want to relapse", "When a craving comes, I call a person who knows my story."),
    ("I talk to nobody for days since my wife died", "When I feel lonely, I call one person."),
    ("guilty about resting", "When I feel guilty about resting, I stay where I am and keep resting."),
    ("write clean code", "I write clean code."),
  ])
  func `a goal gets what it is about, and no neighbour's sentence`(_ words: String, _ sentence: String) throws {
    #expect(try SuggesterTests.first(words) == sentence)
  }
}
