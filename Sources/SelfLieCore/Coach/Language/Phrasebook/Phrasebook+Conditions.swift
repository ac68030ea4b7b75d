extension Phrasebook {
  // Words of goals for templates that suit only some goals of their family.
  private static let itch = "eczema psoriasis itch itching itchy hives rash rosacea"
  private static let dizzy = "vertigo dizzy dizziness"
  private static let gut = "ibs irritable-bowel bowel bloating bloated constipation constipated coeliac celiac"
  private static let acid = "heartburn reflux acid-reflux"
  private static let airways = "asthma copd"
  private static let pollen = "allergy allergies hay-fever hayfever pollen sinus"
  private static let vessels = """
    blood-pressure hypertension cholesterol stroke heart-disease heart-attack heart-failure prediabetes pre-diabetes prediabetic \
    blood-sugar obesity obese fatty-liver
    """
  private static let senses = "autism autistic asperger asperger's sensory-overload"
  private static let letters = "dyslexia dyslexic"

  /// A family about a condition that somebody lives with, beside that of pain. Its sentences say nothing of any treatment.
  static let conditionFamilies = Family.read(
    """
    family: living with a condition
    kind: build either suffered
    theme: At my body's pace
    words: \(itch) \(dizzy) \(gut) \(acid) \(airways) \(pollen) \(vessels) \(senses) \(letters) gout nausea thyroid pcos anaemia anemia incontinence parkinson's parkinsons \
    hiv haemophilia sleep-apnea sleep-apnoea restless-legs stroke-recovery psoriatic
    but: take-my take-the grandfather grandmother mother father mum mom dad wife husband pill pills tablets tablet medication drink smoke smoking alcohol \
    run running morning-sickness pregnancy pregnant measure check log track stroke-of backstroke breaststroke stroke-my swim swimming lectures
    if-then: When I have a question about my health, I write it down for my doctor.
    if-then: When a bad day comes, I keep my plans small.#\(dizzy) \(gut) thyroid pcos stroke nausea parkinson's parkinsons
    if-then: When my skin itches, I lay a cool hand on it and breathe out.#\(itch)
    if-then: When the room spins, I sit down and look at one fixed point.#\(dizzy)
    if-then: When my belly hurts, I sit down and let my belly go soft.#ibs irritable-bowel bowel bloating bloated constipation constipated
    if-then: After dinner, I stay upright for an hour.#\(acid)
    steady: I eat a small dinner, early in the evening.#\(acid) gout
    distanced: You eat slowly and stop before you are full.#\(acid)
    if-then: When my breath gets short, I sit up and breathe out slowly.#\(airways)
    if-then: When I come in from outside, I wash my face and change my clothes.#\(pollen)
    if-then: After dinner, I go for a short walk.#\(vessels)
    if-then: When nausea comes, I sit by an open window and breathe slowly.#nausea
    if-then: When it gets too loud, I go somewhere quiet for five minutes.#\(senses)
    if-then: When the letters blur, I slow down and go line by line.#\(letters)
    if-then: When my legs get restless, I get up and stretch them slowly.#restless-legs
    if-then: <cue>, I {action|~slow down and go easy on my body}.
    steady: I look after my body today, in one small way.
    steady: I take this day at my body's pace.#\(dizzy) \(gut) thyroid pcos stroke nausea parkinson's parkinsons sleep-apnea
    steady: I note in one line how my body feels today.#\(dizzy) \(gut) \(airways) \(pollen) thyroid pcos nausea parkinson's parkinsons \
    sleep-apnea
    steady: I wear soft clothes that are kind to my skin.#\(itch)
    steady: I get up slowly and hold on to something.#\(dizzy)
    steady: I eat slowly and chew well.#\(gut) obesity obese
    steady: I keep what helps me breathe within reach.#\(airways)
    steady: I sit still for five minutes and breathe slowly.#blood-pressure hypertension
    steady: I fill half of my plate with vegetables.#cholesterol prediabetes pre-diabetes prediabetic obesity obese fatty-liver blood-sugar
    steady: I say in plain words what I need.#\(senses)
    steady: I use every tool that helps me read.#\(letters)
    steady: I practise a little each day and count what is better.#stroke
    steady: I take care of my body <reason>.
    distanced: You are more than this one thing.#eczema psoriasis asthma copd thyroid pcos stroke heart-disease parkinson's parkinsons hiv ibs \
    dyslexia dyslexic prediabetes pre-diabetes hypertension
    distanced: You can have a bad day and still find one good hour.#\(dizzy) \(gut) thyroid pcos stroke nausea parkinson's parkinsons
    distanced: You know your body, and you speak up for it.#\(itch) \(dizzy) \(gut) \(airways) thyroid pcos stroke parkinson's parkinsons hiv sleep-apnea
    distanced: You let the itch rise and fade.#\(itch)
    distanced: You do one thing today that is good for your heart.#blood-pressure hypertension cholesterol heart-disease heart-attack
    distanced: You choose water and something green today.#cholesterol prediabetes pre-diabetes prediabetic obesity obese fatty-liver blood-sugar
    distanced: You may do things in your own way.#\(senses)
    distanced: You read at your own pace, and you get there.#\(letters)
    morning: This morning I ask my body what it needs.
    morning: Today I plan one rest and one good thing.
    morning: I start the day slowly.
    evening: Tonight I write down how my body was today.
    evening: This evening I do something that does my body good.
    evening: Tonight I lie down early and let my body rest.
    """)
}
