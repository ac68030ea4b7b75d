import Foundation
import SystemPackage

@testable import SelfLieCore

/// A journal of more than 2 MB, which is too large to be read whole whenever it is opened.
struct LargeJournal {
  static let affirmations = 40
  /// A multiple of ten for each affirmation.
  static let lines = 16_000
  /// The days that the lines are spread over, the last of them being today.
  static let days = 60
  /// What is said aloud of each affirmation: of ten lines two are of another kind.
  static var count: Int { lines / affirmations / 10 * 8 }

  let home: Home
  let today: Day

  /// - Parameters:
  ///   - text: What the first affirmation says, with its recording.
  ///   - today: The last day on which something was said.
  init(in home: Home, text: String = "I am calm when I speak", recording: Clip = Sounds.silence(seconds: 0.2), today: Day) throws {
    self.home = home
    self.today = today
    let journal = try Journal.open(in: home)
    // Long reasons, so that the affirmations too are on many pages.
    for number in 1...Self.affirmations {
      _ = try journal.add(
        .init(text: number == 1 ? text : "\(text) \(number)", reason: String(repeating: "why \(number) ", count: 100)),
        recording: recording, isVerified: true)
    }
    let database = try Database.open(home.journal.string)
    try database.execute("PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON")
    let end = Int(today.start(dayEnds: 0).timeIntervalSince1970 * 1000) + 1000, span = 86_400_000 * (Self.days - 1)
    var generator = SplitMix64(seed: 1)
    try database.transaction { () throws in
      let insert = try database.prepare(
        "INSERT INTO repetition (id, affirmation, started, offset, kind, confidence, duration) VALUES (?, ?, ?, ?, ?, 0.9, 2)")
      for line in 0..<Self.lines {
        let turn = line / Self.affirmations
        let started = end - span + span / (Self.lines - 1) * line
        insert.reset()
        try insert.bind([
          .text(Identifier(using: &generator).description), Value(1 + line % Self.affirmations), Value(started),
          Value(LocalTime.offset(at: Date(timeIntervalSince1970: Double(started) / 1000))),
          .text(turn % 10 == 9 ? "rejected" : turn % 10 == 8 ? "listened" : "spoken"),
        ])
        _ = try insert.step()
      }
    }
  }
}
