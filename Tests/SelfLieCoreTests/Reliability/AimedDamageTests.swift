import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  /// One wrong bit where it does most: in the header of a page, or in the places of its rows, which make rows vanish without a word.
  struct AimedDamageTests {
    private let selflie: Executable
    private let journal: LargeJournal
    private let whole: [UInt8]

    init() throws {
      selflie = try Executable()
      journal = try LargeJournal(in: selflie.place, today: Day(number: 20_600))
      whole = try Disk.read(journal.home.journal, atMost: 1 << 24)
      #expect(whole.count > 2 << 20)
    }

    /// What commands read from a journal. The last one writes, too.
    private var looks: [(name: String, look: () throws -> any Equatable)] {
      let home = journal.home, today = journal.today
      return [
        ("list", { try Journal.open(in: home, dayEnds: 0).summaries(on: today) }),
        ("status", { try Journal.openToRead(in: home, dayEnds: 0)?.summaries(on: today) }),
        ("stats", { try Journal.open(in: home).days(of: nil) }),
        (
          "show",
          {
            let journal = try Journal.open(in: home), affirmation = try journal.affirmation(.number(7))
            return [try journal.progress(of: affirmation)]
          }
        ),
        (
          "practice",
          {
            let journal = try Journal.open(in: home), affirmation = try journal.affirmation(.number(40))
            try journal.checkReady()
            let line = Repetition(id: Identifier(), started: .now, offset: 0, kind: .spoken, confidence: 0.9, duration: 2)
            return [try journal.progress(of: affirmation).tally, try journal.keep(line, of: affirmation)]
          }
        ),
      ]
    }

    private static func isSame<Seen: Equatable>(_ seen: Seen, _ other: any Equatable) -> Bool { (other as? Seen) == seen }

    private func put(_ bytes: [UInt8]) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: journal.home.journal.string))
    }

    /// The bits of the headers and of the places of rows in a page.
    private static func structure(of page: Int, in file: [UInt8]) -> [Int] {
      let start = page * 4096, header = start + (page == 0 ? 100 : 0)
      guard [2, 5, 10, 13].contains(file[header]) else { return [] }
      let isInner = file[header] < 8, cells = Int(file[header + 3]) << 8 | Int(file[header + 4])
      let bytes = (header..<header + (isInner ? 12 : 8) + 2 * cells)
      return bytes.flatMap { byte in (0..<8).map { 8 * byte + $0 } }
    }

    /// The pages of the ledger itself, which is not what counts are read from, and all others that rows are in.
    private func pages() throws -> (ledger: [Int], others: [Int]) {
      let database = try Database.open(journal.home.journal.string, toRead: true)
      let statement = try database.prepare("SELECT name LIKE '%repetition%', pageno - 1 FROM dbstat WHERE pagetype <> 'overflow'")
      var ledger: [Int] = [], others: [Int] = []
      while try statement.step() {
        if statement.integer(0) == 1 { ledger.append(statement.integer(1)) } else { others.append(statement.integer(1)) }
      }
      return (ledger, others)
    }

    @Test func `no bit in the structure of a large journal changes a count`() async throws {
      let right = try looks.map { try $0.look() }
      let practised = try #require(right.last as? [Tally])
      #expect(practised.map(\.spoken) == [LargeJournal.count, LargeJournal.count + 1])
      let (ledger, others) = try pages()
      let all = others.flatMap { Self.structure(of: $0, in: whole) }, ofLedger = ledger.flatMap { Self.structure(of: $0, in: whole) }
      let bits =
        Reliability.evenly(Reliability.effort(500, soak: 3000), of: all)
        + Reliability.evenly(Reliability.effort(100, soak: 500), of: ofLedger)
      var refused = 0
      for (index, bit) in bits.enumerated() {
        var file = whole
        file[bit / 8] ^= 1 << UInt8(bit % 8)
        try put(file)
        // Now and then the commands themselves, which must neither crash nor hang.
        if index % 100 == 0 {
          for command in [["list"], ["status"], ["show", "7"]] {
            let result = try await selflie.run(command)
            #expect([0, 1, 65, 73].contains(result.status), "bit \(bit), \(command): \(result.status) \(result.errors)")
            if result.status == 65 { #expect(result.errors.contains("selflie restore") || result.errors.contains("move it away")) }
          }
        }
        var isRefused = false
        for (right, (name, look)) in zip(right, looks) {
          do {
            let isRight = Self.isSame(try look(), right)
            #expect(isRight, "bit \(bit), \(name)")
          } catch let problem as any Problem {
            isRefused = true
            #expect([.badData, .cannotCreate].contains(problem.status), "bit \(bit), \(name): \(problem)")
          }
        }
        refused += isRefused ? 1 : 0
      }
      print("\(bits.count) of \(all.count) and \(ofLedger.count) bits in headers and places of rows: \(refused) refused, no wrong count")
      // Without totals most of the bits in the pages of sums would pass.
      #expect(refused > bits.count / 2)
    }
  }
}
