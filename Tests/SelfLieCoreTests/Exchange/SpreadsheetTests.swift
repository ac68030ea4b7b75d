import Foundation
import Testing

@testable import SelfLieCore

struct SpreadsheetTests {
  @Test func `has local times, days as the person has them, and no formulas`() throws {
    let line = Repetition(
      id: Identifier(), started: Date(timeIntervalSince1970: 1_700_000_000), offset: 20_700, kind: .rejected, confidence: 0.25,
      duration: 2.5,
      evidence: Repetition.Assessment(objection: 12.5, reason: .notSaid, missing: ["calm"]), device: "hw:0,1")
    #expect(
      String(decoding: Spreadsheet.names + Spreadsheet.row(3, "=I am, \"calm\"", line, dayEnds: 18_000), as: UTF8.self) == """
        affirmation,text,day,time,kind,seconds,confidence,objection,reason,missing,heard,device\r
        3,"'=I am, ""calm""\",2023-11-14,2023-11-15 03:58:20,rejected,2.5,0.25,12.5,not said,calm,,"hw:0,1"\r

        """)
    let steering = String(decoding: Spreadsheet.row(3, "a\u{1B}[2J\u{202E}b", line, dayEnds: 0), as: UTF8.self)
    #expect(steering.hasPrefix("3,a?[2J?b,2023-11-15,"))
  }

  @Test func `what was heard, and the microphone, are no formulas either`() throws {
    let line = Repetition(
      id: Identifier(), started: Date(timeIntervalSince1970: 1_700_000_000), offset: 0, kind: .rejected, confidence: 0, duration: 1,
      evidence: Repetition.Assessment(reason: .notSaid, missing: ["=1+1", "calm"], heard: ["@not"]), device: "-1")
    let row = String(decoding: Spreadsheet.row(3, "+1", line, dayEnds: 0), as: UTF8.self)
    #expect(row == "3,'+1,2023-11-14,2023-11-14 22:13:20,rejected,1.0,0.0,,not said,'=1+1 calm,'@not,'-1\r\n")
  }
}
