import ArgumentParser
import FoundationEssentials
import Glibc
import SelfLieCore
import SystemPackage

/// The `verify` command: judges recordings without counting them.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check a recording without counting it.",
    discussion: """
      selflie verify 1 take.wav
      selflie verify --text "I am calm" take.wav
      selflie verify --text "I am calm" --reference recording.wav take.wav
      selflie verify --trials trials.tsv

      A file of trials has a header that names the columns id, wav (relative to the file) and text, and reference if there are \
      recordings to compare with; one JSON object is printed for each.
      """)

  /// The affirmation; with `--text`, the recording.
  @Argument(
    help: ArgumentHelp("The affirmation's number, or a word of its text; none with --text.", valueName: "id"),
    completion: Completion.affirmationsOrRecordings)
  var first: String?

  @Argument(help: ArgumentHelp("The recording to check.", valueName: "file.wav"), completion: .file(extensions: ["wav"]))
  var second: FilePath?

  @Option(help: ArgumentHelp("Check against this text instead of an affirmation's.", valueName: "text"))
  var text: String?

  @Option(
    help: ArgumentHelp("The speaker's reference recording; an affirmation has its own.", valueName: "file.wav"),
    completion: .file(extensions: ["wav"]))
  var reference: FilePath?

  @Option(
    help: ArgumentHelp("Check many: a file with one trial per line.", valueName: "file.tsv"), completion: .file(extensions: ["tsv"]))
  var trials: FilePath?

  @Flag(help: "Print the evidence for each word.")
  var explain = false

  @Flag(help: "Check the way practice does: as it is spoken, until it ends.")
  var streamed = false

  @OptionGroup var strictnessOption: StrictnessOption
  @OptionGroup var json: JSONOption
  @OptionGroup var pronounce: PronounceOption
  @OptionGroup var modelOptions: ModelOptions

  func validate() throws {
    let wanted = trials != nil ? 0 : text != nil ? 1 : 2
    guard (first == nil ? 0 : second == nil ? 1 : 2) == wanted, trials == nil || text == nil && reference == nil else {
      throw ValidationError("Give an affirmation and a WAV file, --text and a WAV file, or --trials alone.")
    }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    if let trials { return try judgeAll(try Trial.read(trials), try modelOptions.choice.load(cache: context.home.cache), context.terminal) }
    guard let first else { return }
    let sentence: Sentence, model: AcousticModel
    var recording = try reference.map { try WAV.read($0) }
    var strictness = Strictness.normal
    if let text {
      model = try modelOptions.choice.load(cache: context.home.cache)
      sentence = try Sentence.guessing(text, pronunciations: try pronounce.pronunciations(in: model.language), model: model).sentence
    } else {
      let meant = Reference(first)
      let journal = try context.journal(with: meant)
      let affirmation = try journal.affirmation(meant)
      model = try modelOptions.choice.load(for: affirmation, cache: context.home.cache)
      let own = affirmation.pronunciations.merging(try pronounce.pronunciations(in: model.language)) { $1 }
      sentence = try Sentence(affirmation.text, pronunciations: own, model: model)
      if recording == nil, let kept = affirmation.recording { recording = try journal.clip(of: kept) }
      strictness = affirmation.strictness
    }
    let file = second ?? FilePath(first)
    let clip = try WAV.read(file)
    var judge = try Judge(sentence, recording, model, strictnessOption.strictness ?? strictness)
    let (judgement, record) = judge.judge(clip, streamed: streamed, explain: explain)
    if json.isOn {
      try context.terminal.data(json: record)
    } else {
      try context.terminal.data(judgement.verdict.line(for: sentence), hanging: 2)
      let missing = judgement.verdict.missing(of: sentence)
      for piece in judgement.evidence.pieces where explain || piece.role != .pause && !judgement.verdict.isSaid {
        try context.terminal.data(piece.line(for: sentence, isSaid: missing.isDisjoint(with: piece.places), explain: explain))
      }
      if explain { for line in judgement.evidence.likeness?.lines(for: sentence) ?? [] { try context.terminal.data(line) } }
    }
    if !json.isOn, let next = next(after: judgement.verdict, of: file) { try context.terminal.next(next) }
    if !judgement.verdict.isSaid { throw Status.notSaid.exitCode }
  }

  private func next(after verdict: Verdict, of file: FilePath) -> String? {
    guard let first else { return nil }
    if verdict.isSaid { return text.map { "selflie add \($0.shellOperand)" } ?? "selflie practice \(first.shellWord)" }
    let claim = text.map { ["--text", $0] } ?? [first]
    return explain ? nil : (["selflie", "verify"] + claim + [file.string, "--explain"]).map(\.shellWord).joined(separator: " ")
  }

  private func judgeAll(_ trials: [Trial], _ model: AcousticModel, _ terminal: Terminal) throws {
    // The verifier is opened again only for another sentence or recording.
    var judge: Judge?
    var claim: (text: String, reference: FilePath?)?
    for trial in trials {
      var record = JudgementRecord(verdict: "")
      do {
        if claim?.text != trial.text || claim?.reference != trial.reference {
          claim = nil
          let sentence = try Sentence.guessing(trial.text, model: model).sentence
          let recording = try trial.reference.map { try WAV.read($0) }
          judge = try Judge(sentence, recording, model, strictnessOption.strictness ?? .normal)
          claim = (trial.text, trial.reference)
        }
        let clip = try WAV.read(trial.wav)
        if let judged = judge?.judge(clip, streamed: streamed, explain: explain) { record = judged.record }
      } catch let problem as any Problem {
        record.verdict = problem.description
      }
      record.id = trial.id
      try terminal.data(json: record)
    }
  }
}

/// A verifier that measures its processor time.
private struct Judge: ~Copyable {
  private let sentence: Sentence
  private var verifier: Verifier
  /// The processor time for making the verifier ready, in seconds; nil once a record has told it.
  private var readySeconds: Double?

  init(_ sentence: Sentence, _ recording: Clip?, _ model: AcousticModel, _ strictness: Strictness) throws {
    let start = clock()
    self.sentence = sentence
    verifier = try Verifier.open(sentence, model: model, strictness: strictness)
    if let recording { verifier.learn(recording) }
    readySeconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  mutating func judge(_ clip: Clip, streamed: Bool, explain: Bool) -> (judgement: Verifier.Judgement, record: JudgementRecord) {
    let start = clock()
    var ended = start
    let judgement = streamed ? Take.hear(clip, with: &verifier, ended: { ended = clock() }) : verifier.judge(clip)
    let end = clock()
    var record = JudgementRecord(judgement, of: sentence, clip: clip, explain: explain)
    record.seconds = Double(end - start) / Double(CLOCKS_PER_SEC)
    if streamed { record.verdictSeconds = Double(end - ended) / Double(CLOCKS_PER_SEC) }
    record.readySeconds = readySeconds
    readySeconds = nil
    return (judgement, record)
  }
}

/// A recording with the sentence that it is claimed to say.
struct Trial {
  let id: String
  let wav: FilePath
  let text: String
  /// The owner's recording, if the take is to be compared with it.
  let reference: FilePath?

  /// Reads a file of trials: fields separated by tabs, under a header that names the columns. Other columns are ignored.
  /// - Throws: `FileProblem` if the file cannot be read, `TrialsProblem` for a wrong header or line.
  static func read(_ path: FilePath) throws -> [Trial] {
    let lines = try TextFile.read(path).split(separator: "\n", omittingEmptySubsequences: false)
    let names = lines.first?.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) ?? []
    guard let id = names.firstIndex(of: "id"), let wav = names.firstIndex(of: "wav"), let text = names.firstIndex(of: "text") else {
      throw TrialsProblem(path: path, line: 1, fault: "the header doesn't name the columns id, wav and text")
    }
    let reference = names.firstIndex(of: "reference")
    let folder = path.removingLastComponent()
    return try lines.enumerated().dropFirst().filter { !$0.element.isEmpty }.map { number, line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > max(id, wav, text, reference ?? 0) else {
        throw TrialsProblem(path: path, line: number + 1, fault: "it has too few columns")
      }
      let measure = reference.flatMap { fields[$0].isEmpty ? nil : folder.pushing(FilePath(fields[$0])) }
      return Trial(id: fields[id], wav: folder.pushing(FilePath(fields[wav])), text: fields[text], reference: measure)
    }
  }
}

/// A line in a file of trials that cannot be read.
struct TrialsProblem: Problem {
  let path: FilePath
  let line: Int
  let fault: String

  var description: String { "can't read \(path), line \(line): \(fault)" }
  var status: Status { .badData }
}
