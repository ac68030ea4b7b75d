import Testing

@testable import SelfLieCore

/// Goals that are told in one to three sentences: when the habit is had, and what is wanted instead.
struct ToldWishTests {
  private static func texts(_ words: String) throws -> [String] {
    try SuggesterTests.suggester(words, seed: 1).suggestion(count: 3).candidates.map(\.text)
  }

  @Test(arguments: [
    (
      "Every night after I put the kids to bed I sit down with a bag of crisps and don't stop till it's gone. I feel sick afterwards and I'd rather have a cup of tea and read.",
      "After I put the kids to bed, I have a cup of tea and read."
    ),
    (
      "when my daughter spills something at dinner I snap at her before I even think. She's four. I want to take a breath and just help her wipe it up",
      "When my daughter spills something at dinner, I take a breath and help her wipe it up."
    ),
    (
      "Whenever my boss asks me a question in the standup I mumble and look at the floor, even when I know the answer. I wish I could look at him and speak clearly.",
      "Whenever my boss asks me a question in the standup, I look at him and speak clearly."
    ),
    (
      "After football practice my mates all smoke behind the clubhouse and I always end up having one too. I don't even like it, I'd rather just walk home",
      "After football practice, I walk home."
    ),
    (
      "My mother-in-law makes a comment about my cooking every Friday and I stew over it until Monday. I want to let it go.",
      "When my mother-in-law makes a comment about my cooking, I let it go."
    ),
    (
      "I check the stove five or six times before I leave the house, and I'm late to work because of it. I want to check it once and go.",
      "Before I leave the house, I check the stove once and go."
    ),
    (
      "I panic when the phone rings at reception because people get angry at me about the waiting times. I want to pick it up calmly.",
      "When the phone rings at reception, I pick it up calmly."
    ),
    (
      "I've worn a hijab for a year and when strangers stare on the train I shrink into my seat. I want to sit up straight and feel proud.",
      "When strangers stare on the train, I sit up straight and feel proud."
    ),
    (
      "On Fridays I get through two bottles of wine with my flatmate and lose my whole Saturday. I'd rather stop at a glass and go for a run in the morning.",
      "On Fridays, I stop at a glass and go for a run in the morning."
    ),
    (
      "When my students don't understand a thing the first time I talk faster and louder. I'd rather slow down and ask them where they got lost.",
      "When my students don't understand a thing, I slow down and ask them where they got lost."
    ),
    (
      "I sit down at the piano after supper and end up scrolling for half an hour. I'd like to open the lid and play one scale.",
      "After supper, I open the lid and play one scale."
    ),
    (
      "When the baby cries at night I groan and pretend to be asleep. My wife is exhausted. I want to get up and change him.",
      "When the baby cries at night, I get up and change him."
    ),
    (
      "My landlord knocks without warning and I hide in the kitchen. I want to open the door and ask him to call first.",
      "When my landlord knocks, I open the door and ask him to call first."
    ),
    (
      "Before every job interview I look at my rivals on LinkedIn and feel sick. I'd rather read my own notes and go for a short walk.",
      "Before every job interview, I read my own notes and go for a short walk."
    ),
    (
      "Our neighbours play loud music at midnight and I lie there fuming. I'd rather put in earplugs and turn over.",
      "When our neighbours play loud music at midnight, I put in earplugs and turn over."
    ),
    (
      "At the checkout I always grab a chocolate bar. I want to walk straight past and pay.",
      "At the checkout, I walk straight past and pay."
    ),
    (
      "My husband snores and I lie awake getting angrier and angrier. I want to go to the spare room without a fuss.",
      "When my husband snores, I go to the spare room."
    ),
    (
      "When a customer is rude to me at the till I cry in the stockroom. I want to look him in the eye and stay polite.",
      "When a customer is rude to me, I look him in the eye and stay polite."
    ),
    (
      "My manager sends me a message after six and I answer right away. I want to leave it until the next morning.",
      "When my manager sends me a message after six, I leave it until the next morning."
    ),
    (
      "When my code review gets criticised I get defensive. I'd rather say thank you and read it again after lunch.",
      "When my code review gets criticised, I say thank you and read it again after lunch."
    ),
    (
      "I hit my horse with the crop when she refuses a jump and I hate myself for it. I want to circle round and try again.",
      "When my horse refuses a jump, I circle round and try again."
    ),
    (
      "My stepdaughter ignores me when she comes in and I ignore her back. I want to say hello and ask about her day.",
      "When my stepdaughter comes in, I say hello and ask about her day."
    ),
    (
      "After an argument with my wife I sulk in the garage. I want to go back in and say sorry.",
      "After an argument with my wife, I go back in and say sorry."
    ),
    (
      "At family parties I drink too fast because I'm nervous. I want to hold a glass of water and sip it slowly.",
      "At family parties, I hold a glass of water and sip it slowly."
    ),
    (
      "Every lunch break I eat at my screen. My neck is killing me. I'd like to sit on the bench by the canal.",
      "Every lunch break, I sit on the bench by the canal."
    ),
    (
      "I grab my toddler's arm too hard when we're late for nursery. I hate it. I want to kneel down and count to five with her.",
      "When we're late for nursery, I kneel down and count to five with her."
    ),
    (
      "I run a pottery class and when a bowl cracks in the kiln I swear in front of my students. I want to laugh and throw a new one.",
      "When a bowl cracks in the kiln, I laugh and throw a new one."
    ),
    (
      "My pupils rush out without saying goodbye because I'm still talking. I want to stop two minutes early and shake each hand.",
      "When my pupils rush out, I stop two minutes early and shake each hand."
    ),
    (
      "I run the night desk at a hostel and I eat noodles at three in the morning out of boredom. I'd rather do a crossword.",
      "At three in the morning, I do a crossword."
    ),
    (
      "I order a double burger on the motorway every time I drive home from site. I'd rather stop at the farm shop and buy an apple.",
      "When I drive home from site, I stop at the farm shop and buy an apple."
    ),
    (
      "I can't get out of bed before noon. I want to open the blinds and put my feet on the floor when the alarm rings.",
      "When the alarm rings, I open the blinds and put my feet on the floor."
    ),
    ("I vape in the toilet at school between classes. I want to eat a mint instead.", "Between classes, I eat a mint."),
    (
      "Every Friday my friends go to the bar, I always pay for everyone. I want to pay for my own drinks and go home at ten.",
      "Every Friday, I pay for my own drinks and go home at ten."
    ),
    (
      "In the supermarket I fill the trolley with things we don't need. I want to write a list and stick to it.",
      "In the supermarket, I write a list and stick to it."
    ),
    (
      "I slam the brakes and swear when somebody cuts me up. I want to leave a gap and let them go.",
      "When somebody cuts me up, I leave a gap and let them go."
    ),
  ])
  func `a wish is said whole behind the moment of the habit`(_ words: String, _ sentence: String) throws {
    #expect(try Self.texts(words) == [sentence])
  }

  @Test(arguments: [
    (
      "I eat very fast, standing at the counter, and hardly taste anything. I'd like to sit at the table, put down my fork between bites and stop when I'm full.",
      "I sit at the table, put down my fork between bites and stop when I'm full."
    ),
    (
      "Whenever I argue with my boyfriend I slam the door and don't talk to him for days. I want to come back after ten minutes and talk it through.",
      "I come back after ten minutes and talk it through."
    ),
    (
      "I have a presentation every month and the night before I can't sleep because I imagine everyone laughing at me. I hope to walk in there calm and enjoy talking about my work.",
      "I walk in calm and enjoy talking about my work."
    ),
    (
      "I leave my invoices until the end of the quarter and then spend a whole weekend in tears. I want to send each one the day I finish the job.",
      "I send each invoice the day I finish the job."
    ),
    (
      "I've had a cello in the corner of the bedroom for three years and I haven't touched it since I moved. I'd love to play for ten minutes after work.",
      "After work, I play the cello for ten minutes."
    ),
    (
      "My husband tells me about his day and I'm on my phone the whole time. He's noticed. I'd like to put it away at dinner and listen to him",
      "At dinner, I put my phone away and listen to my husband."
    ),
    (
      "Instead of doing my physio exercises in the morning I make another coffee and tell myself I'll do them later. Later never comes.",
      "In the morning, I do my physio exercises."
    ),
    (
      "I drink four cans of Monster on every long haul and my heart's pounding by Birmingham. I want to get down to one.",
      "I have at most one can of Monster on every long haul."
    ),
    (
      "My dog pulls on the lead and I end up shouting at him in the street, which is embarrassing and doesn't help. I want to be patient with him.",
      "I am learning to be patient with my dog when he pulls on the lead."
    ),
    (
      "Every time my teenage son shuts his bedroom door I go in to check what he's doing, and we end up in a row. I want to trust him more.",
      "I am learning to trust my teenage son more when he shuts his bedroom door."
    ),
    (
      "I never drink water on site because the toilets are disgusting, and I've had two kidney stones. I want to drink a bottle before noon and another after lunch.",
      "I drink a bottle before noon and another after lunch."
    ),
    (
      "My wife died in March and I haven't opened the curtains in the front room since. I'd like to open them in the mornings.",
      "In the mornings, I open the curtains."
    ),
    (
      "I open Slack the second I wake up and my heart races all morning. I want to have breakfast first and open it at nine.",
      "When I wake up, I have breakfast first and open Slack at nine."
    ),
    (
      "My daughter asks me to play and I say in a minute. I never do. I want to put the laptop down and play with her.",
      "I put the laptop down and play with my daughter."
    ),
    (
      "I procrastinate on grading because there are sixty essays. I want to grade five each morning before class.",
      "Before class, I grade five essays each morning."
    ),
    ("I can't remember anyone's name at church. I'd like to repeat each name when I hear it.", "I repeat each name when I hear it."),
    (
      "I put off calling back my clients until they get annoyed. I want to ring each one back the same day.",
      "I ring each client back the same day."
    ),
    (
      "I grind through lunch at my desk with a sandwich over the keyboard because there's always another ticket. I'd like to eat outside, even for fifteen minutes.",
      "I eat outside, even for fifteen minutes."
    ),
    (
      "I'd love to be someone who goes swimming before work like my neighbour does, but I hit snooze until I've got ten minutes left to get dressed.",
      "Before work, I go swimming."
    ),
    (
      "I'd like to actually call my mom on Sundays. Right now I just text her a heart and then feel guilty all week.",
      "On Sundays, I call my mom."
    ),
    (
      "I leave voice messages unheard for days. My friend in Lisbon is hurt. I want to listen to them on my walk home.",
      "I listen to voice messages on my walk home."
    ),
    (
      "I read the comments under my videos before bed and then I can't sleep. I want to leave them for the morning.",
      "I leave the comments for the morning."
    ),
    (
      "I haven't called my sponsor in weeks. I want to ring him every evening after dinner.",
      "Every evening after dinner, I ring my sponsor."
    ),
    ("I rush through my prayers so I can get back to the computer. I would like to pray slowly.", "I pray slowly."),
    (
      "I told my son I'd teach him chess, but every evening I fall asleep on the sofa. I want to play one game with him after dinner.",
      "After dinner, I play one game with my son."
    ),
    (
      "I stay in the cow shed till nine most nights and I miss the kids' bedtime. I want to be in the house by seven to read them a story.",
      "I am in the house by seven to read the kids a story."
    ),
    (
      "I talk over my wife at parties, she told me last night. I want to let her finish her stories.",
      "I am learning to let my wife finish her stories."
    ),
    (
      "I keep bringing up old fights with my wife. She forgave me years ago, I want to let it go.",
      "When I feel like bringing up old fights with my wife, I let it go."
    ),
    (
      "Whenever my toddler has a tantrum in the supermarket I give in and buy the sweets. I want to stay calm and stick to my no.",
      "Whenever my toddler has a tantrum in the supermarket, I stay calm and stick to my no."
    ),
    ("I spend my whole lunch break scrolling in the car. I'd rather walk around the lake.", "On my lunch break, I walk around the lake."),
    (
      "I'm a second year med student and I reread the same slides for hours instead of testing myself. I want to do flashcards every day.",
      "I do flashcards every day."
    ),
    (
      "As soon as I get paid the money's gone. I want to put 200 euros aside on the first of the month before I spend anything.",
      "On the first of the month, I put two hundred euros aside before I spend anything."
    ),
    (
      "whenever someone compliments me I make a joke about how bad I am. I'd rather just say thank you.",
      "Whenever someone compliments me, I say thank you."
    ),
    (
      "Every night after my shift at the bakery I sit in the car scrolling for an hour before I go inside. I want to go straight in and say goodnight.",
      "After my shift at the bakery, I go straight in and say goodnight."
    ),
    ("I've been meaning to ring my dad on Sundays but I always find an excuse, and he's 84.", "On Sundays, I ring my dad."),
    (
      "My homework gets done at midnight the day before because I play Fortnite after school. I want to do it as soon as I get home.",
      "When I get home, I do my homework."
    ),
    (
      "In the choir I mouth the high notes because I'm afraid of cracking. I'd love to actually sing them.",
      "In the choir, I sing the high notes."
    ),
    (
      "I tell everybody my paintings are rubbish before they can say it. I'd like to just say thank you when someone likes one.",
      "When someone likes one of my paintings, I say thank you."
    ),
    (
      "On the tractor I listen to angry talk radio all day and by supper I'm shouting at everybody. I'd like to listen to music.",
      "On the tractor, I listen to music."
    ),
    (
      "I get on my bike without a helmet because it messes up my hair, and my girlfriend worries. I want to wear it every time.",
      "I wear my helmet every time."
    ),
    (
      "I skip my physio exercises because they're boring, and my knee isn't getting any better. I'd like to do them while the kettle boils.",
      "While the kettle boils, I do my physio exercises."
    ),
    (
      "My brother borrows money and never pays it back and I can't say no to him. I want to tell him no kindly.",
      "When my brother borrows money, I tell him no kindly."
    ),
    (
      "I drink three or four beers every night after my shift. I want to cut down to just weekends because my liver numbers were bad.",
      "I drink beer only on weekends."
    ),
    (
      "i pick at the skin round my thumbs in meetings till it bleeds, its embarrassing when i shake hands. want to keep my hands still",
      "In meetings, I keep my hands still."
    ),
    (
      "I never check my blood sugar before meals even though I have diabetes. I'd like to do it every time.",
      "Before meals, I check my blood sugar."
    ),
    (
      "the bills come and I stick them in a drawer unopened. I want to open each one the day it arrives",
      "I open each bill the day it arrives."
    ),
    ("I owe my sister $400 and I avoid her calls. I want to pay her back fifty a month", "I pay my sister back fifty a month."),
    (
      "my boss talks over me in every meeting and I just go quiet. I want to finish my sentence for once",
      "When my boss talks over me, I finish my sentence."
    ),
    (
      "I check my ex's instagram before I even get out of bed. I want to look out the window instead",
      "Before I get out of bed, I look out the window."
    ),
    (
      "I keep buying language apps but never open my mouth. I'd rather talk badly with the baker than study perfectly alone",
      "I talk badly with the baker."
    ),
    (
      "my roommates never do the dishes and I just do them and seethe. I want to ask them straight out",
      "I ask my roommates straight out."
    ),
    (
      "My boss sends emails on Sundays and I answer within minutes. I want to leave them until Monday.",
      "When my boss sends emails on Sundays, I leave them until Monday."
    ),
    (
      "I keep my phone on the table when I have coffee with friends. I want to leave it in my bag.",
      "When I have coffee with friends, I leave my phone in my bag."
    ),
    ("I promised my wife I'd fix the tap months ago.", "I fix the tap."),
    (
      "I hate my voice on recordings so I never send voice notes. I want to send one to my niece every week.",
      "I send one voice note to my niece every week."
    ),
    (
      "I take my stress out on my dog, I shout at him when I come home. I want to take him for a walk first.",
      "When I come home, I take my dog for a walk first."
    ),
    (
      "Whenever I get a parking ticket I swear all day. I want to pay it and move on.",
      "Whenever I get a parking ticket, I pay it and move on."
    ),
    (
      "I eat the same frozen pizza every night because cooking for one is sad. I want to cook soup on Sundays and freeze it.",
      "On Sundays, I cook soup and freeze it."
    ),
    (
      "I spend Sunday evenings dreading Monday. I'd like to cook something nice and call my sister.",
      "On Sunday evenings, I cook something nice and call my sister."
    ),
    (
      "My grandfather only speaks Greek and I mumble at him. I want to learn ten phrases before the summer.",
      "I learn ten phrases."
    ),
    (
      "every time there's a quiet moment with my wife I pull out my phone. I want to look at her",
      "When there's a quiet moment with my wife, I look at her."
    ),
    (
      "as soon as a painting starts going well I get scared and overwork it. I want to put the brush down sooner",
      "When a painting starts going well, I put the brush down."
    ),
    ("I skip my insulin when I'm busy on the farm", "When I'm busy on the farm, I take my insulin."),
    (
      "My Punjabi is terrible and my grandmother doesn't speak English. I want to learn enough to really talk with her.",
      "I am learning enough Punjabi to really talk with my grandmother."
    ),
    ("I freeze up when I have to talk about money. I want to ask my boss for a raise this month.", "I ask my boss for a raise this month."),
    ("My son is thirteen and we only ever argue about homework. I want us to laugh together again.", "I laugh with my son."),
    (
      "I leave every assignment until the night before and then panic. I want to start the day I get them.",
      "I start each assignment the day I get it."
    ),
    (
      "I go blank whenever my professor calls on me. I want to be able to answer even if I'm not sure.",
      "Whenever my professor calls on me, I answer even if I'm not sure."
    ),
    (
      "I bottle things up until I explode. I want to tell my husband what bothers me the same day.",
      "I tell my husband what bothers me the same day."
    ),
    (
      "I'm a night nurse on a cardiac ward and when I get home at 8 in the morning I scroll on my phone till noon. I just want to go straight to sleep when I get in.",
      "When I get in, I go straight to sleep."
    ),
    (
      "I'm a stay at home dad with twins. I haven't read a book in two years. I would love to read ten pages a night again.",
      "I read ten pages a night."
    ),
    (
      "I pull my hair when I study. There's a bald patch behind my ear now. Help me keep my hands busy with something else.",
      "When I study, I keep my hands busy with something else."
    ),
    (
      "My hands shake at auditions. At home I play fine. I want my hands to be steady when I walk in there.",
      "When I walk in, I keep my hands steady."
    ),
    ("My husband and I only talk about the kids and the bills. I wish we laughed together like we used to.", "I laugh with my husband."),
    ("Twenty years as a cop and I never talk about any of it. My wife says I'm a wall. I want to let her in.", "I let my wife in."),
    (
      "There's a guy at the climbing gym I really like. I want to have the guts to ask him out for coffee.",
      "I ask the guy at the climbing gym out for coffee."
    ),
    (
      "My mother in law comments on my weight at every dinner and I just smile. I want to tell her to stop, politely but firmly.",
      "When my mother-in-law comments on my weight, I tell her to stop politely but firmly."
    ),
    ("I keep sleeping through Fajr. I want to get up for it when the alarm goes off.", "When the alarm goes off, I get up for Fajr."),
    (
      "My dad died in March and I still can't open the boxes from his flat. I'd like to go through them, one at a time, without falling apart.",
      "I go through the boxes one at a time."
    ),
    ("I cancel on people. My friends have stopped inviting me. I want to show up when I said I would.", "I show up when I said I would."),
    (
      "My son lies to me about his homework. I blow up every time. I want to listen to him first before I start yelling",
      "I listen to my son first."
    ),
    (
      "whenever I open my banking app my chest goes tight so i just dont open it. I want to look at it once a week and make a plan",
      "I look at my banking app once a week and make a plan."
    ),
    (
      "when my code review gets comments i want to read them calmly instead of assuming everyone thinks i'm an idiot",
      "When my code review gets comments, I read comments calmly."
    ),
    (
      "Alone I play fine but as soon as the conductor looks at me my bow starts shaking. I want to stay steady when he looks at me.",
      "I am learning to stay steady when the conductor looks at me."
    ),
    (
      "I'm a barista and customers talk to me like I'm furniture. I want to stay friendly and not take it personally.",
      "I am learning to stay friendly when customers talk to me."
    ),
    (
      "I'm a waiter and when a customer is rude I carry it around. I'd like it to just roll off me.",
      "When a customer is rude, I let it roll off me."
    ),
    ("I redo everything my team hands in. I want to delegate and leave their work alone.", "I delegate and leave my team's work alone."),
    (
      "I have a stack of thank you cards from our wedding that I never wrote. I'd like to write two a week.",
      "I write two thank-you cards a week."
    ),
    (
      "whenever my dad starts about politics i get loud. i want to ask him a question instead",
      "Whenever my dad starts about politics, I ask him a question."
    ),
    ("I check my work email in bed. Nobody even asks me to. I want to be done with email at six.", "I am done with email at six."),
    (
      "I stay up until 2 scrolling TikTok. I want to be in bed by eleven with my phone in the kitchen.",
      "I am in bed by eleven with my phone in the kitchen."
    ),
    ("I eat kebab every night at three. I want to bring a sandwich from home.", "I bring a sandwich from home."),
  ])
  func `a wish says of whom and of what it is`(_ words: String, _ sentence: String) throws {
    #expect(try Self.texts(words).first == sentence)
  }

  /// A sentence behind the first belongs to the goal where a wish follows.
  @Test func `sentences before a wish are read, and those behind it are not`() {
    #expect(TypedWords("I smoke. It's dark. I want to stop").words.count == 8)
    #expect(TypedWords("I smoke. It's dark. It would be really nice to stop").words.count == 11)
    #expect(TypedWords("I want to stop smoking. It's dark. Later never comes").words.count == 5)
    #expect(TypedWords("stop smoking. Please help me.").words.count == 2)
  }

  /// "When" alone once stopped the program.
  @Test func `a clause of one word is no moment`() {
    #expect(ParsedGoal(Goal("when, I eat too much")).kind == .quit)
  }
}
