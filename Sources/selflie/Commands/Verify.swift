import ArgumentParser
import FoundationEssentials
import Glibc
import SelfLieCore
import SystemPackage

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge a recording without counting it.",
    discussion: """
      selflie verify 1 take.wav
      selflie verify --text "I am calm" take.wav
      selflie verify --trials trials.tsv

      A file of trials has a header that names the columns id, wav (relative to the file) and text; one JSON object is printed for each.
      """)

  @Argument(
    help: ArgumentHelp(
      "The affirmation's number or the start of its id, then a WAV file; with --text the file alone.", valueName: "id> <file"))
  var arguments: [String] = []

  @Option(help: ArgumentHelp("Judge against this text instead of an affirmation's.", valueName: "text"))
  var text: String?

  @Option(help: ArgumentHelp("Judge many: a file with one trial a line.", valueName: "file"))
  var trials: FilePath?

  @Flag(help: "Print the evidence for each word.")
  var explain = false

  @OptionGroup var json: JSONOption
  @OptionGroup var pronounce: PronounceOption
  @OptionGroup var modelOptions: ModelOptions

  func validate() throws {
    let wanted = trials != nil ? 0 : text != nil ? 1 : 2
    guard arguments.count == wanted, trials == nil || text == nil else {
      throw ValidationError("Give an affirmation and a WAV file, or --text and a WAV file, or --trials alone.")
    }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let model = try modelOptions.load()
    if let trials { return try judgeAll(try Trial.read(trials), model, context.terminal) }
    let own = try pronounce.pronunciations()
    let sentence: Sentence
    if let text {
      sentence = try Sentence(text, pronunciations: own, model: model)
    } else {
      let reference = Reference(arguments[0])
      let affirmation = try context.journal(with: reference).affirmation(reference)
      sentence = try Sentence(affirmation.text, pronunciations: affirmation.pronunciations.merging(own) { $1 }, model: model)
    }
    let (judgement, record) = try judge(try WAV.read(FilePath(arguments[arguments.count - 1])), sentence, model)
    if json.isOn {
      try context.terminal.data(json: record)
    } else {
      try context.terminal.data(judgement.verdict.line(for: sentence))
      let missing = judgement.verdict.missing(of: sentence)
      for piece in judgement.evidence.pieces where explain || piece.role != .pause && !judgement.verdict.isSaid {
        try context.terminal.data(piece.line(for: sentence, isSaid: missing.isDisjoint(with: piece.places), explain: explain))
      }
    }
    if !judgement.verdict.isSaid { throw Status.notSaid.exitCode }
  }

  /// Judges one clip, with what that cost.
  private func judge(
    _ clip: Clip, _ sentence: Sentence, _ model: AcousticModel
  ) throws -> (judgement: Verifier.Judgement, record: JudgementRecord) {
    let start = clock()
    var verifier = try Verifier.open(sentence, model: model)
    let ready = clock()
    let judgement = verifier.judge(clip)
    var record = JudgementRecord(judgement, of: sentence, clip: clip, explain: explain)
    record.readySeconds = Double(ready - start) / Double(CLOCKS_PER_SEC)
    record.seconds = Double(clock() - ready) / Double(CLOCKS_PER_SEC)
    return (judgement, record)
  }

  private func judgeAll(_ trials: [Trial], _ model: AcousticModel, _ terminal: Terminal) throws {
    for trial in trials {
      var record: JudgementRecord
      do {
        record = try judge(try WAV.read(trial.wav), try Sentence(trial.text, model: model), model).record
      } catch let problem as any Problem {
        record = JudgementRecord(verdict: problem.description)
      }
      record.id = trial.id
      try terminal.data(json: record)
    }
  }
}

/// One claim about one recording.
struct Trial {
  let id: String
  let wav: FilePath
  let text: String

  /// Reads a file of trials: tab-separated, a header that names the columns, columns of other names ignored.
  static func read(_ path: FilePath) throws -> [Trial] {
    let lines = try TextFile.read(path).split(separator: "\n", omittingEmptySubsequences: false)
    let names = lines.first?.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) ?? []
    guard let id = names.firstIndex(of: "id"), let wav = names.firstIndex(of: "wav"), let text = names.firstIndex(of: "text") else {
      throw TrialsProblem(path: path, line: 1, fault: "the header does not name the columns id, wav and text")
    }
    return try lines.enumerated().dropFirst().filter { !$0.element.isEmpty }.map { number, line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > max(id, wav, text) else {
        throw TrialsProblem(path: path, line: number + 1, fault: "it has too few columns")
      }
      return Trial(id: fields[id], wav: path.removingLastComponent().pushing(FilePath(fields[wav])), text: fields[text])
    }
  }
}

struct TrialsProblem: Problem {
  let path: FilePath
  let line: Int
  let fault: String

  var description: String { "cannot read \(path), line \(line): \(fault)" }
  var status: Status { .badData }
}
