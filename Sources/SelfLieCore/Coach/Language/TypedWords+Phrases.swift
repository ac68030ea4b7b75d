/// Phrases that people type, and others by which the same is known.
extension TypedWords {
  /// Says a phrase by another one: "call people" for "phone people".
  mutating func sayByAnother() {
    for (phrase, other) in Self.otherwise {
      var rest = self
      guard rest.drop([phrase]) else { continue }
      // A point ends the goal: "I hit the snooze button five times every morning".
      words = other.filter { $0 != "." }.split(separator: " ").map(String.init) + (other.hasSuffix(".") ? [] : rest.words)
      return
    }
  }

  private static let otherwise = read(
    """
    phone people: call people
    delete the dating apps: stop using dating apps.
    delete my dating apps: stop using dating apps.
    stay away from the betting shop: quit betting.
    stay out of the betting shop: quit betting.
    stop going to the betting shop: quit betting.
    phone my: call my
    arrive on time to: arrive on time at
    arrive on time at work: arrive at work on time
    arrive on time to work: arrive at work on time
    being on time to: being on time for
    start my own bakery: start my own business.
    get distracted by my phone: put my phone in another room
    getting distracted by my phone: put my phone in another room
    not get distracted by my phone: put my phone in another room
    stop getting distracted by my phone: put my phone in another room
    i get distracted by my phone: put my phone in another room
    stop being distracted by my phone: put my phone in another room
    not give up on my thesis: keep working on my thesis
    not give up on my marriage: keep working on my marriage
    not give up on my dream: keep working on my dream
    not give up on myself: believe in myself
    stop badmouthing: speak kindly of
    not badmouth: speak kindly of
    not badmouthing: speak kindly of
    stop being ashamed of getting old: accept getting older
    stop being ashamed of getting older: accept getting older
    stop being afraid of getting old: accept getting older
    stop being afraid of getting older: accept getting older
    growing old without fear: accept getting older
    grow old without fear: accept getting older
    aging without fear: accept getting older
    stop shaking when: stay calm when
    stop trembling when: stay calm when
    stop blushing when: stay calm when
    stop freezing when: stay calm when
    stop panicking when: stay calm when
    not shake when: stay calm when
    raise my rates: charge what my work is worth
    raise my prices: charge what my work is worth
    raising my rates: charge what my work is worth
    raising my prices: charge what my work is worth
    stop tensing my: relax my
    tensing my: relax my
    stop clenching my shoulders: relax my shoulders
    stop hunching my: relax my
    i doom scroll: i doomscroll
    doom scrolling: doomscrolling
    stop doom scrolling: stop doomscrolling
    focus more: focus
    focus better: focus
    study harder: study
    study more: study
    i hit the snooze button: get up when my alarm rings.
    i keep hitting snooze: get up when my alarm rings.
    stop hitting the snooze button: get up when my alarm rings.
    stop hitting snooze: get up when my alarm rings.
    don't panic when: stay calm when
    not panic when: stay calm when
    skip rope: jump rope
    i feel useless since i retired: a sense of purpose.
    being on my phone: stop being on my phone
    i want to feel that i'm enough: self-worth.
    i want to feel that i am enough: self-worth.
    feel that i'm enough: self-worth.
    feel that i am enough: self-worth.
    retire without feeling useless: a sense of purpose.
    not lose patience when: stay patient when
    stop losing patience when: stay patient when
    not lose my temper when: stay calm when
    stop losing my temper when: stay calm when
    i feel lonely since my wife died: loneliness.
    i feel lonely since my husband died: loneliness.
    i'm lonely since my wife died: loneliness.
    i'm lonely since my husband died: loneliness.
    crack my knuckles: stop cracking my knuckles
    bite my lip: stop biting my lip
    i want to feel like i am enough: self-worth.
    i want to feel like i'm enough: self-worth.
    feel like i am enough: self-worth.
    feel like i'm enough: self-worth.
    i want to feel good enough: self-worth.
    i am not good enough: self-worth.
    stop speaking badly of: speak kindly of
    stop speaking badly about: speak kindly of
    stop talking badly about: speak kindly of
    stop avoiding the mail: open the mail.
    stop avoiding my mail: open my mail.
    stop avoiding my letters: open my letters.
    stop avoiding the bills: open the bills.
    stop avoiding my bills: open my bills.
    stop avoiding the phone: answer the phone.
    stop avoiding phone calls: answer the phone.
    open my own bakery: start my own business.
    open my own cafe: start my own business.
    open my own shop: start my own business.
    open my own restaurant: start my own business.
    grieve without hiding it: grieve
    """)

  private static func read(_ table: String) -> [(phrase: String, other: String)] {
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix(" ") }
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }.sorted { $0.phrase.count > $1.phrase.count }
  }
}
