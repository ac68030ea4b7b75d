import Testing

@testable import SelfLieCore

/// Wishes of several acts, and what is left out of a wish because nobody would say it a thousand times.
struct ListedWishTests {
  @Test(arguments: [
    (
      "Whenever my boss gives me feedback I get defensive and start explaining myself before she's even finished. I want to listen first, take a breath and say thank you.",
      "Whenever my boss gives me feedback, I listen first, take a breath and say thank you."
    ),
    (
      "I panic before every exam, my mind goes blank and I forget everything I studied. I want to sit down, breathe and trust what I have learned.",
      "Before every exam, I sit down, breathe and trust what I have learned."
    ),
    (
      "I grind my teeth when I'm stressed at work and by the evening my jaw aches. I want to notice it, let my jaw drop and relax.",
      "When I'm stressed at work, I let my jaw drop and relax."
    ),
    (
      "I check my work email in bed and even on holiday, and my girlfriend is fed up with it. I want to shut the laptop at six and be done for the day.",
      "At six, I shut the laptop and am done for the day."
    ),
    (
      "I hit snooze five times every morning and I'm late for work at least twice a week. I'd like to be up at 6:30 and have a quiet breakfast.",
      "At six thirty, I get up and have a quiet breakfast."
    ),
    (
      "I've been staying up gaming till three and my grades are dropping. I'm going to turn the console off at eleven and be in bed by half past.",
      "At eleven, I turn the console off and am in bed by half past."
    ),
    (
      "Every month I put off doing my invoices until the last minute, and then I'm up til 2 am. I'd rather do them every Friday afternoon.",
      "I do my invoices every Friday afternoon."
    ),
    (
      "I buy lunch at work every day and it costs me over 200 pounds a month. I'm trying to cook in the evening and take a lunchbox with me.",
      "I cook in the evening and take a lunchbox with me."
    ),
    (
      "Every time I drive home from work I stop at the drive-thru and order a burger. I want to drive straight home and eat with my family.",
      "After work, I drive straight home and eat with my family."
    ),
    (
      "I gamble on my phone during my lunch break. I want to stop and use the break to go for a walk.",
      "During my lunch break, I go for a walk."
    ),
    (
      "Every time I pass the bakery on the way to the office I buy a croissant. I want to walk past and have the apple in my bag.",
      "When I pass the bakery, I walk on and have the apple in my bag."
    ),
    (
      "My dog pulls on the lead and I yank him back. I want to stay patient and train him ten minutes every day.",
      "When my dog pulls on the lead, I take one slow breath and stay kind."
    ),
    (
      "I lie awake replaying every stupid thing I said that day. I want to let the day go when I switch off the light and fall asleep.",
      "When I switch off the light, I let the day go."
    ),
    (
      "My dad died last year and I haven't been able to play the piano since. I want to sit down and play again, for him.",
      "I sit down and play the piano again."
    ),
    (
      "When I study at home I open YouTube every ten minutes and nothing gets done. I want to study for 45 minutes with my phone off and then take a real break.",
      "I study for forty-five minutes with my phone off and then take a real break."
    ),
    (
      "I'm scared of the dentist and haven't been for six years. I want to make an appointment this week and actually go.",
      "I make an appointment with the dentist this week."
    ),
    (
      "I wake up at three in the morning and start worrying about money. I want to let go of the thoughts and go back to sleep.",
      "When I wake up at three in the morning, I let go of the thoughts."
    ),
    (
      "I'm diabetic and I still eat a bar of chocolate when I get tired. I'd rather have some nuts or go for a short walk.",
      "When I get tired, I have some nuts or go for a short walk."
    ),
    (
      "My back hurts because I sit at the desk for nine hours straight. My plan is to stand up and stretch every hour.",
      "Every hour, I stand up and stretch."
    ),
    (
      "I never drink enough during the day. I want to have a glass of water every time I come back to my desk.",
      "When I come back to my desk, I have a glass of water."
    ),
    (
      "I stutter when I have to make phone calls. I'd like to make my own calls and take my time with the words.",
      "I make my own calls and take my time with the words."
    ),
    (
      "My heart races when I get on the motorway. I want to drive on the motorway again and feel safe.",
      "I am learning to drive on the motorway again and feel safe."
    ),
    (
      "I wake up at 3 am and start thinking about money, and then I grab my phone. I would rather stay in bed, breathe slowly and go back to sleep.",
      "When I wake up at three in the morning, I stay in bed and breathe slowly."
    ),
    (
      "My grandmother is in a nursing home and I only visit her at christmas. I want to call her every Wednesday and visit once a month.",
      "I call my grandmother every Wednesday and visit once a month."
    ),
    (
      "In the car I swear at other drivers and tailgate when I'm late. I'd like to drive relaxed and leave ten minutes earlier.",
      "I drive relaxed and leave ten minutes earlier."
    ),
    (
      "I vape constantly, even in bed before I fall asleep. I want to leave the vape in the car and be done with it by summer.",
      "Before I fall asleep, I leave the vape in the car."
    ),
    (
      "I have been sober for six months and my brother's wedding is coming up. I want to stay sober there and enjoy the dancing.",
      "I stay sober and enjoy the dancing."
    ),
    ("I drink a bottle of wine every night and I want to cut down to weekends only", "I drink wine only on weekends."),
  ])
  func `several acts are said as a list, at their moment, and each once`(_ words: String, _ sentence: String) throws {
    #expect(try SuggesterTests.first(words) == sentence)
  }

  @Test(arguments: [
    ("when stressed I want to go for a walk instead of snacking", "When I'm stressed, I go for a walk."),
    (
      "going to the gym three times a week because my doctor told me to", "I go to the gym three times a week because my doctor told me to."
    ),
    ("study medicine for two hours every evening", "Every evening, I study medicine for two hours."),
    ("live with chronic back pain without letting it ruin my mood", "When it hurts, I breathe out gently and soften my shoulders."),
    ("be brave enough to sing in front of people", "I am learning to sing in front of people."),
    ("stay in touch with my old colleagues", "I stay in touch with my old colleagues."),
    ("keep calm when the weather ruins my harvest", "When the weather ruins my harvest, I keep calm."),
    ("get off the tractor and stretch my back every few hours", "I get off the tractor and stretch my back every few hours."),
    ("stop drinking after my shift in the kitchen", "After my shift in the kitchen, I pour a glass of sparkling water."),
    ("do my physio exercises every day after knee surgery", "I do my physio exercises every day."),
    ("read before bed instead of netflix", "Before bed, I read."),
    ("stretch after sitting for long", "After sitting for a long time, I stretch."),
    ("make new friends in a new city", "I am making new friends in my new city."),
    ("stay calm when my dad brings up politics", "When my dad brings up politics, I breathe out slowly and feel my feet."),
    ("I'm scared of the dentist and keep cancelling appointments", "When the dentist leans in, I wiggle my toes and breathe out."),
    ("stop buying clothes online that I don't need", "When the urge to buy comes, I write down what I want and wait a day."),
    ("I've been sober for 6 months and want to stay that way", "When a craving comes, I call a person who knows my story."),
    ("pay off my credit card debt", "On payday, I pay off a little more of my credit card debt."),
    ("save money for a house", "On payday, I put money aside for a house."),
    ("make amends to my sister", "I am making amends to my sister."),
    ("have lunch at noon", "At noon, I have lunch."),
    ("back pain from sitting all day, do stretches between fares", "Between fares, I do stretches."),
    ("write 500 words a day before opening email", "I write five hundred words a day before opening email."),
    ("take breaks away from the screen every hour", "Every hour, I take a break away from the screen."),
    ("walk the dog in the morning rain or shine", "In the morning, I walk the dog."),
    ("I miss my dad so much since he died", "When grief comes, I let myself miss my dad."),
    ("fear of dying", "When the fear comes, I breathe out and come back to this day."),
    ("loose 10 kilos", "When my plate is half empty, I pause and ask myself how full I am."),
    ("stop calling myself stupid when I make a mistake", "When I make a mistake, I breathe out and go easy on myself."),
    ("procrastination with tax paperwork", "I make a start on my tax paperwork."),
    ("90 days sober and I want to stay that way at my brother's wedding", "I stay sober at my brother's wedding."),
  ])
  func `what nobody would say a thousand times is left out`(_ words: String, _ sentence: String) throws {
    #expect(try SuggesterTests.first(words) == sentence)
  }
}
