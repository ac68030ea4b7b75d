import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

/// The built executable, driven through ALSA with the software card: one after the other, and in real time where time is what matters.
@Suite(.serialized)
struct PracticeEndToEndTests {
  static let text = "I am calm when I speak"

  /// An executable whose home has one affirmation, recorded by the voice that will speak.
  func prepared(_ card: SoftwareCard, _ knobs: [String: String] = SoftwareCard.patient) async throws -> Executable {
    var selflie = try Executable()
    let file = card.files.file("recording.wav")
    try Data(WAV.bytes(of: try Sounds.voice(Self.text))).write(to: URL(fileURLWithPath: file))
    let added = try await selflie.run("add", Self.text, "--recording", file, "--yes")
    try #require(added.status == 0, "\(added.errors)")
    selflie.environment = try card.environment(knobs)
    return selflie
  }

  func count(_ selflie: Executable) async throws -> Int? {
    let list = try await selflie.run("list", "--json")
    let all = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]]
    return all?.first?["count"] as? Int
  }

  @Test func `three repetitions count three`() async throws {
    let card = try SoftwareCard(try Sounds.voice(Self.text))
    let selflie = try await prepared(card)
    let sitting = try await selflie.run("practice", "1", "--repetitions", "3")
    #expect(sitting.status == 0, "\(sitting.errors)")
    #expect(sitting.output == "Counted: 1 of 1000\nCounted: 2 of 1000\nCounted: 3 of 1000\n")
    #expect(!sitting.errors.contains("\u{1B}"))
    #expect(sitting.errors.hasPrefix("I am calm when I speak\n0 of 1000, 0 today\nListen\nSpeak\n"))
    #expect(sitting.errors.contains("3 counted, 0 not counted; "))
    #expect(try await count(selflie) == 3)
    // The recording was heard before each of them.
    #expect(card.played > 3 * 1.4)
    let list = try await selflie.run("list")
    #expect(list.output.hasPrefix("1  [#         ]  3 of 1000  3 a day  "))
    #expect(list.output.hasSuffix("  I am calm when I speak\n"))
  }

  @Test func `events tell what is kept`() async throws {
    let card = try SoftwareCard(try Sounds.voice(Self.text))
    let selflie = try await prepared(card)
    let events = try await selflie.run("practice", "1", "--repetitions", "1", "--json").objects()
    #expect(events.compactMap { $0["event"] as? String } == ["started", "playing", "listening", "heard", "counted", "milestone", "ended"])
    let counted = try #require(events.first { $0["event"] as? String == "counted" })
    #expect(counted["count"] as? Int == 1)
    #expect((counted["id"] as? String).flatMap(Identifier.init) != nil)
    #expect(try await count(selflie) == 1)
  }

  @Test func `several take turns, and what was said today is not due`() async throws {
    let card = try SoftwareCard(try Sounds.voice(Self.text))
    let selflie = try await prepared(card, SoftwareCard.quick)
    let file = card.files.file("recording.wav")
    #expect(try await selflie.run("add", Self.text, "--recording", file, "--yes").status == 0)
    #expect(try await selflie.run("practice", "1", "--repetitions", "1").status == 0)
    // Only the other one is due.
    let due = try await selflie.run("practice", "--due", "--repetitions", "1", "--json").objects()
    #expect(due.filter { $0["event"] as? String == "counted" }.compactMap { $0["number"] as? Int } == [2])
    let nothing = try await selflie.run("practice", "--due")
    #expect(nothing.status == 1)
    #expect(nothing.errors == "Nothing is due today.\n")
    let both = try await selflie.run("practice", "1", "2", "1", "--repetitions", "3", "--json").objects()
    #expect(both.filter { $0["event"] as? String == "counted" }.compactMap { $0["number"] as? Int } == [1, 2, 1])
    #expect(try await selflie.run("practice", "1", "--due").status == 64)
  }

  @Test func `a day with a plan ends by itself, and without an id it is what is due, then the only one`() async throws {
    let card = try SoftwareCard(try Sounds.voice(Self.text))
    let selflie = try await prepared(card, SoftwareCard.quick)
    #expect(try await selflie.run("plan", "1", "--per-day", "4").status == 0)
    let day = try await selflie.run("practice")
    #expect(day.status == 0)
    #expect(day.output == "Counted: 1 of 1000\nCounted: 2 of 1000\nCounted: 3 of 1000\nCounted: 4 of 1000\n")
    #expect(day.errors.contains("0 of 1000, 0 of 4 today"))
    #expect(day.errors.contains("That's all for today.\n4 counted, 0 not counted; "))
    #expect(try await selflie.run("practice", "--due").errors == "Nothing is due today.\n")
    let events = try await selflie.run("practice", "-n", "1", "--json").objects()
    #expect(events.first?["aim"] as? Int == 4 && events.first?["due"] as? Int == 0)
    #expect(events.allSatisfy { ($0["at"] as? Int ?? 0) > 1_700_000_000_000 })
    #expect(try await count(selflie) == 5)
    // Of several of which none is due somebody has to say which.
    let file = card.files.file("recording.wav")
    #expect(try await selflie.run("add", "I am calm when I walk", "--recording", file, "--yes", "--unverified").status == 0)
    #expect(try await selflie.run("plan", "2", "--per-day", "1").status == 0)
    let other = try await selflie.run("practice", "--json").objects()
    #expect(other.first?["number"] as? Int == 2)
    #expect(other.compactMap { $0["event"] as? String }.filter { $0 == "rejected" }.count == 6)
    #expect(other.contains { $0["event"] as? String == "remedies" && ($0["remedies"] as? [String])?.contains("claim") == true })
    #expect(try await selflie.run("practice", "SPEAK", "--reps", "1").status == 0)
    #expect(try await selflie.run("practice", "calm").status == 66)
    let none = try Executable()
    #expect(try await none.run("practice").errors.contains("You have no affirmations yet."))
  }

  @Test func `who cannot speak listens, and nothing is counted`() async throws {
    let card = try SoftwareCard()
    let selflie = try await prepared(card, SoftwareCard.quick)
    let sitting = try await selflie.run("practice", "1", "--listen", "--repetitions", "1")
    #expect(sitting.status == 0)
    #expect(sitting.output == "Listened: 1\n")
    #expect(try await count(selflie) == 0)
    let shown = try #require(try await selflie.run("show", "1", "--json").objects().first)
    #expect(shown["listened"] as? Int == 1)
  }

  @Test(arguments: [
    ("i am not calm when i speak", "I heard 'not', which isn't in your sentence"),
    ("the weather will be nice again on sunday", "wasn't your sentence"),
    ("i am calm", "I didn't hear"),
  ])
  func `what was not said counts nothing, and is told`(spoken: String, message: String) async throws {
    let card = try SoftwareCard(try Sounds.voice(spoken))
    let selflie = try await prepared(card, SoftwareCard.quick)
    let sitting = try await selflie.run("practice", "1", "--takes", "1")
    #expect(sitting.status == 1)
    #expect(sitting.output.hasPrefix("Not counted: "))
    #expect(sitting.output.contains(message))
    #expect(try await count(selflie) == 0)
  }

  @Test func `a program finds the line of a rejected take by its id`() async throws {
    let card = try SoftwareCard(try Sounds.voice("it is late"))
    let selflie = try await prepared(card)
    let events = try await selflie.run("practice", "1", "--takes", "1", "--json").objects()
    let rejected = try #require(events.first { $0["event"] as? String == "rejected" })
    let line = try #require(try await selflie.run("log", "1", "--kind", "rejected", "--json").objects().first)
    for name in ["id", "started", "seconds"] { #expect("\(try #require(rejected[name]))" == "\(try #require(line[name]))") }
  }

  @Test func `after six rejections in a row a sitting without a person ends`() async throws {
    let card = try SoftwareCard(try Sounds.voice("it is late"))
    let selflie = try await prepared(card, SoftwareCard.quick)
    let sitting = try await selflie.run("practice", "1")
    #expect(sitting.status == 1)
    #expect(sitting.output.split(separator: "\n").count == 6)
    #expect(sitting.errors.contains("Paused: six in a row weren't counted."))
  }

  @Test func `silence and noise count nothing`() async throws {
    let card = try SoftwareCard(Sounds.silence(seconds: 1))
    let selflie = try await prepared(card, SoftwareCard.quick)
    for sound in [Sounds.silence(seconds: 1), Sounds.noise(seconds: 30, loudness: -30)] {
      try card.say(sound)
      let sitting = try await selflie.run("practice", "1", "--repetitions", "1")
      #expect(sitting.status == 1)
      #expect(sitting.errors.contains("I didn't hear anything."))
      #expect(sitting.errors.contains("Are you there?"))
      #expect(sitting.errors.contains("Paused: nobody spoke."))
    }
    #expect(try await count(selflie) == 0)
  }

  @Test func `a card that is pulled out in a take ends it and counts nothing`() async throws {
    let card = try SoftwareCard(try Sounds.voice(Self.text))
    var selflie = try await prepared(card)
    // The recording is shorter than this, the take longer: the microphone goes in the middle of the sentence.
    selflie.environment = try card.environment(["SOFTCARD_EVENTS": "unplug@16000"])
    let recording = try WAV.read(FilePath(card.files.file("recording.wav")))
    let played = try #require(Take.speech(in: recording)).duration
    try #require(played > 1)
    let sitting = try await selflie.run(
      "practice", "1", "--playback-device", "sound", "--repetitions", "1")
    #expect(sitting.status == 69)
    #expect(sitting.errors.contains("the microphone 'default' is gone"))
    #expect(try await count(selflie) == 0)
  }

  @Test(arguments: [
    (["SOFTCARD_OPEN_ERROR": "16"], Int32(75), "another program is using the"),
    (["SOFTCARD_OPEN_ERROR": "13"], 69, "you aren't allowed to use"),
    (["SOFTCARD_OPEN_ERROR": "19"], 69, "there's no microphone"),
    (["SOFTCARD_HARDWARE_ERROR": "22"], 69, "can't do 16 kHz mono"),
    (["SOFTCARD_EVENTS": "stall@8000"], 74, "no sound is coming"),
  ])
  func `each fault of the microphone has its own message`(knobs: [String: String], status: Int32, message: String) async throws {
    let card = try SoftwareCard(try Sounds.voice(Self.text))
    var selflie = try await prepared(card)
    selflie.environment = try card.environment(knobs)
    let sitting = try await selflie.run("practice", "1", "--playback-device", "sound", "--repetitions", "1")
    #expect(sitting.status == status)
    #expect(sitting.errors.contains(message), "\(sitting.errors)")
    #expect(sitting.errors.split(separator: "\n").filter { $0.hasPrefix("selflie: ") }.count == 1)
    #expect(try await count(selflie) == 0)
  }

  @Test func `a new text without a microphone changes nothing, and says so`() async throws {
    let card = try SoftwareCard(try Sounds.voice(Self.text))
    var selflie = try await prepared(card)
    selflie.environment = try card.environment(["SOFTCARD_OPEN_ERROR": "19"])
    let before = try await selflie.run("list", "--json").output
    let edit = try await selflie.run("edit", "1", "--text", "I breathe out before I answer my son")
    #expect(edit.status == 69 && edit.errors.contains("The affirmation is unchanged.") && edit.errors.contains("there's no microphone"))
    #expect(try await selflie.run("list", "--json").output == before)
  }

  @Test(arguments: ["xrun@16000", "suspend@16000"])
  func `a take with a gap is never counted, and the next one works`(event: String) async throws {
    let card = try SoftwareCard(try Sounds.voice(Self.text))
    var selflie = try await prepared(card)
    selflie.environment = try card.environment(["SOFTCARD_EVENTS": event])
    let sitting = try await selflie.run("practice", "1", "--playback-device", "sound", "--takes", "1")
    #expect(sitting.status == 1)
    #expect(sitting.errors.contains("Some sound was lost"))
    selflie.environment = try card.environment(SoftwareCard.patient)
    #expect(try await selflie.run("practice", "1", "--playback-device", "sound", "--takes", "1").status == 0)
    #expect(try await count(selflie) == 1)
  }

  @Test func `a card that only does 48 kHz stereo is converted`() async throws {
    let card = try SoftwareCard()
    var selflie = try await prepared(card)
    let voice = try Sounds.voice(Self.text)
    let wide = Resampler.resample(voice.samples, from: Clip.rate, to: 48_000).flatMap { [$0, $0] }
    try Clip(samples: wide).raw.write(to: URL(fileURLWithPath: card.files.file("wide.raw")))
    selflie.environment = try card.environment(
      SoftwareCard.patient.merging(["SOFTCARD_MICROPHONE_48": card.files.file("wide.raw")]) { $1 })
    let sitting = try await selflie.run(
      "practice", "1", "--capture-device", "plug48", "--playback-device", "plug48", "--repetitions", "1")
    #expect(sitting.status == 0, "\(sitting.errors)\(sitting.output)")
    #expect(try await count(selflie) == 1)
  }

  @Test(arguments: ["Listen", "Speak"])
  func `Ctrl-C ends at once and loses nothing`(moment: String) async throws {
    let card = try SoftwareCard(try Sounds.voice(Self.text))
    var selflie = try await prepared(card, SoftwareCard.quick)
    #expect(try await selflie.run("practice", "1", "--repetitions", "1").status == 0)
    // It takes much longer than it does to end on a machine that is busy.
    let long = try Sounds.voice(Self.text, stretch: 5)
    try Data(WAV.bytes(of: long)).write(to: URL(fileURLWithPath: card.files.file("long.wav")))
    if moment == "Listen" {
      let file = card.files.file("long.wav")
      #expect(try await selflie.run("record", "1", "--recording", file, "--yes", "--unverified").status == 0)
    }
    selflie.environment = try card.environment(SoftwareCard.patient)
    let played = card.played
    let sitting = try await selflie.run("practice", "1", when: moment) { $0.send(SIGINT) }
    #expect(sitting.status == 130)
    if moment == "Listen" { #expect(card.played - played < long.duration * 0.9) }
    #expect(sitting.errors.contains("0 counted, 0 not counted.\n1 of 1000, 999 to go.\n"))
    #expect(try await count(selflie) == 1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: selflie.home.path).sorted() == [
        "backups", "cache", "journal.sqlite", "microphone", "recordings",
      ])
  }

  @Test func `add records from the microphone until the speaker stops`() async throws {
    let card = try SoftwareCard(Sounds.silence(seconds: 1) + (try Sounds.voice(Self.text)))
    var selflie = try Executable()
    selflie.environment = try card.environment(SoftwareCard.patient)
    let added = try await selflie.run("add", Self.text, "--goal", "speak up", "--because", "it matters", "--target", "50", "--yes")
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output == "Added 1: I am calm when I speak\n")
    #expect(!added.errors.contains("Next:"))
    let shown = try #require(try await selflie.run("show", "1", "--json").objects().first)
    #expect(shown["goal"] as? String == "speak up")
    #expect(shown["because"] as? String == "it matters")
    #expect(shown["target"] as? Int == 50)
    let recording = try #require(shown["recording"] as? [String: Any])
    #expect(recording["verified"] as? Bool == true)
    let seconds = try #require(recording["seconds"] as? Double)
    // The second of silence before it is not kept.
    let spoken = try #require(Take.speech(in: try Sounds.voice(Self.text))).duration
    #expect(abs(seconds - spoken) < 0.7)
    #expect(try await selflie.run("play", "1").status == 0)
    #expect(abs(card.played - seconds) < 0.2)
  }

  @Test func `record replaces a recording only by one that says the text`() async throws {
    let card = try SoftwareCard(try Sounds.voice("good morning"))
    let selflie = try await prepared(card)
    let before = try await selflie.run("show", "1", "--json").output
    let refused = try await selflie.run("record", "1")
    #expect(refused.status == 1)
    #expect(try await selflie.run("show", "1", "--json").output == before)
    try card.say(try Sounds.voice(Self.text, "rms"))
    #expect(try await selflie.run("record", "1").status == 0)
    #expect(try await selflie.run("show", "1", "--json").output != before)
    // Beside it lies all that the microphone heard.
    #expect(try FileManager.default.contentsOfDirectory(atPath: selflie.home.file("recordings")).count == 2)
  }
}

/// What needs no sound, and so no time.
struct CommandTests {
  private func wav(_ clip: Clip, in folder: TemporaryFolder, _ name: String = "a.wav") throws -> String {
    try Data(WAV.bytes(of: clip)).write(to: URL(fileURLWithPath: folder.file(name)))
    return folder.file(name)
  }

  private func added(_ text: String) async throws -> Executable {
    let selflie = try Executable()
    let folder = try TemporaryFolder()
    let file = try wav(try Sounds.voice(text), in: folder)
    let result = try await selflie.run("add", text, "--recording", file, "--yes", "--unverified")
    withExtendedLifetime(folder) {}
    try #require(result.status == 0, "\(result.errors)")
    return selflie
  }

  @Test func `an empty home is no error, and nothing is made in it`() async throws {
    let selflie = try Executable()
    let list = try await selflie.run("list")
    #expect(list.status == 0)
    #expect(list.output == "")
    #expect(list.errors.contains("selflie add"))
    #expect(try await selflie.run("list", "--json").output == "[]\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: selflie.home.path).isEmpty)
  }

  @Test(arguments: ["show", "practice", "play", "record", "remove"])
  func `an unknown or ambiguous id is one clear line`(command: String) async throws {
    let selflie = try Executable()
    do {
      let journal = try Journal.open(in: try Home(environment: ["SELFLIE_HOME": selflie.home.path], login: "/"))
      // One letter has sixteen values, so that seventeen ids cannot all begin differently.
      for number in 1...17 {
        _ = try journal.add(.init(text: "a\(number)"), recording: Clip(), isVerified: true)
      }
    }
    let ids = try JSONSerialization.jsonObject(with: Data(try await selflie.run("list", "--json").output.utf8)) as? [[String: Any]] ?? []
    let letters = Dictionary(grouping: ids.compactMap { ($0["id"] as? String)?.prefix(1) }) { $0 }
    let ambiguous = String(try #require(letters.first { $0.value.count > 1 }).key)
    for (id, message) in [
      ("99", "there's no affirmation 99"), ("nobody", "no affirmation has 'nobody' in it"), (ambiguous, "give the number: "),
    ] {
      let result = try await selflie.run(command, id)
      #expect(result.status == 66)
      #expect(result.output == "")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test func `a word that the dictionary does not have is said by rule, and that is told`() async throws {
    let selflie = try Executable()
    let folder = try TemporaryFolder()
    let file = try wav(try Sounds.voice("i am grumfous when i speak"), in: folder)
    let result = try await selflie.run("add", "I am grumfous when I speak", "--recording", file, "--yes")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("'grumfous' isn't in the dictionary; by rule it sounds like G R AH M F AH S."))
    #expect(result.errors.contains("--pronounce \"grumfous="))
    #expect(try await selflie.run("show", "1").output.contains("grumfous: G R AH M F AH S"))
    #expect(try await selflie.run("verify", "1", file).status == 0)
    #expect(try await selflie.run("verify", "--text", "I am grumfous when I speak", file).status == 0)
  }

  @Test func `an affirmation keeps how strictly it is judged, and by which model`() async throws {
    let selflie = try Executable()
    let folder = try TemporaryFolder()
    let file = try wav(try Sounds.voice("i am calm when i speak"), in: folder)
    let model = folder.file("de-test")
    try FileManager.default.createSymbolicLink(atPath: model, withDestinationPath: AcousticModel.english.string)
    let dictionary = folder.file("words.dict")
    try "ich AY\nbin AE M\nruhig K AA M\nwenn W EH N\nrede S P IY K\n".write(toFile: dictionary, atomically: true, encoding: .utf8)
    let result = try await selflie.run(
      "add", "Ich bin ruhig wenn ich rede", "--model", model, "--dictionary", dictionary, "--strictness", "strict", "--recording", file,
      "--yes")
    #expect(result.status == 0, "\(result.errors)")
    let shown = try await selflie.run("show", "1").output
    for row in ["strict", model, dictionary] { #expect(shown.contains(row)) }
    #expect(try await selflie.run("verify", "1", file).status == 0)
    let other = try wav(try Sounds.voice("i am glad when i speak"), in: folder)
    #expect(try await selflie.run("verify", "1", other).status == 1)
    let unknown = try await selflie.run(
      "add", "Ich bin zufrieden", "--model", model, "--dictionary", dictionary, "--recording", file, "--yes")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("zufrieden"))
    #expect(try await selflie.run("add", "I am calm", "--strictness", "harsh").status == 64)
  }

  @Test func `a pronunciation of one's own is kept and used`() async throws {
    let selflie = try Executable()
    let folder = try TemporaryFolder()
    let file = try wav(try Sounds.voice("i am grumfous when i speak"), in: folder)
    let result = try await selflie.run(
      "add", "I am grumfous when I speak", "--pronounce", "grumfous=G R AH M F AH S", "--recording", file, "--yes")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try await selflie.run("show", "1").output.contains("grumfous: G R AH M F AH S"))
    #expect(try await selflie.run("verify", "1", file).status == 0)
    let wrong = try await selflie.run("add", "I am grumfous", "--pronounce", "grumfous=G R XX", "--recording", file, "--yes")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("'XX' in the pronunciation of 'grumfous' is no phone"))
  }

  @Test func `a recording that does not say the text is kept only if that is asked for`() async throws {
    let selflie = try Executable()
    let folder = try TemporaryFolder()
    let file = try wav(try Sounds.voice("i am not calm when i speak"), in: folder)
    let refused = try await selflie.run("add", "I am calm when I speak", "--recording", file, "--yes")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("heard 'not'"))
    #expect(try await selflie.run("list", "--json").output == "[]\n")
    let kept = try await selflie.run("add", "I am calm when I speak", "--recording", file, "--yes", "--unverified")
    #expect(kept.status == 0)
    #expect(try await selflie.run("show", "1").output.contains("not verified"))
  }

  @Test func `a stereo recording of another rate is converted`() async throws {
    let selflie = try Executable()
    let folder = try TemporaryFolder()
    let voice = try Sounds.voice("i am calm when i speak")
    let samples = Resampler.resample(voice.samples, from: Clip.rate, to: 44_100).flatMap { [$0, $0] }
    var bytes = WAV.bytes(of: Clip(samples: samples))
    bytes[22] = 2
    bytes.replaceSubrange(24..<28, with: [0x44, 0xAC, 0, 0])
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("a.wav")))
    let result = try await selflie.run("add", "I am calm when I speak", "--recording", folder.file("a.wav"), "--yes")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `verify judges without counting, and says which words and when`() async throws {
    let selflie = try await added("I am calm when I speak")
    let folder = try TemporaryFolder()
    let right = try wav(try Sounds.voice("i am calm when i speak"), in: folder, "right.wav")
    let wrong = try wav(try Sounds.voice("i am glad when i speak"), in: folder, "wrong.wav")
    #expect(try await selflie.run("verify", "1", right).output == "said\n")
    let result = try await selflie.run("verify", "--text", "I am calm when I speak", "--json", wrong)
    #expect(result.status == 1)
    let object = try #require(try result.objects().first)
    #expect(object["verdict"] as? String == "not said")
    let words = try #require(object["words"] as? [[String: Any]])
    #expect(words.map { $0["word"] as? String } == ["i", "am", "calm", "when", "i", "speak"])
    #expect(words[2]["said"] as? Bool == false)
    #expect(try await selflie.run("list").output.hasPrefix("1  [          ]  0 of 1000"))
  }

  @Test func `trials go on when one cannot be read`() async throws {
    let folder = try TemporaryFolder()
    _ = try wav(try Sounds.voice("i am calm"), in: folder, "calm.wav")
    let table =
      "kind\tid\ttext\twav\nx\tone\ti am calm\tcalm.wav\nx\ttwo\ti am calm\tmissing.wav\nx\tthree\ti am \u{2603}\tcalm.wav\nx\tfour\ti am not calm\tcalm.wav\n"
    try Data(table.utf8).write(to: URL(fileURLWithPath: folder.file("trials.tsv")))
    let result = try await Executable().run("verify", "--trials", folder.file("trials.tsv"))
    #expect(result.status == 0)
    let objects = try result.objects()
    #expect(objects.map { $0["id"] as? String } == ["one", "two", "three", "four"])
    let verdicts = objects.compactMap { $0["verdict"] as? String }
    #expect(verdicts.count == 4)
    #expect(verdicts[0] == "said")
    #expect(verdicts[1].contains("missing.wav"))
    #expect(verdicts[2].contains("character 6 of the text"))
    #expect(verdicts[3] == "not said")
    #expect((objects[0]["seconds"] as? Double).map { $0 > 0 } == true)
    #expect((objects[0]["audio_seconds"] as? Double).map { $0 > 0.3 } == true)
  }

  @Test func `a missing model is one clear line`() async throws {
    let selflie = try await added("I am calm")
    for arguments in [["practice", "1"], ["record", "1"], ["verify", "1", "/dev/null"], ["add", "x"]] {
      var all = arguments
      all += ["--model", "/nowhere/model"]
      let result = try await selflie.run(all)
      #expect(result.status == 69)
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.errors.contains("/nowhere/model/mdef is missing"))
    }
  }

  @Test func `a home that cannot be written is one clear line`() async throws {
    var selflie = try Executable()
    selflie.environment = ["SELFLIE_HOME": "/proc/selflie"]
    let folder = try TemporaryFolder()
    let file = try wav(try Sounds.voice("i am calm"), in: folder)
    let result = try await selflie.run("add", "I am calm", "--recording", file, "--yes")
    #expect(result.status == 73)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("/proc/selflie"))
  }

  @Test(arguments: ["/dev/zero", "/etc/passwd", "/nowhere.wav", "/tmp"])
  func `a file that is no recording is one clear line`(path: String) async throws {
    let result = try await Executable().run("verify", "--text", "I am calm", path)
    #expect(result.status == (path == "/nowhere.wav" ? 66 : path == "/etc/passwd" ? 65 : 74))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains(path))
  }

  @Test func `removing asks, and without anybody to ask it wants to be told`() async throws {
    let selflie = try await added("I am calm")
    let refused = try await selflie.run("remove", "1")
    #expect(refused.status == 64)
    #expect(try await selflie.run("list").output == "1  [          ]  0 of 1000  I am calm\n")
    let removed = try await selflie.run("remove", "1", "--yes")
    #expect(removed.status == 0)
    #expect(removed.output == "Removed 1: I am calm\n")
    #expect(try await selflie.run("list", "--json").output == "[]\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: selflie.home.file("recordings")).isEmpty)
  }

  @Test(arguments: [
    ["practice", "--due", "1"], ["practice", "1", "--repetitions", "0"], ["add", "x", "--target", "0"], ["verify", "1"], ["nonsense"],
  ])
  func `a wrong call is a usage error`(arguments: [String]) async throws {
    let result = try await Executable().run(arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(!result.errors.isEmpty)
  }

  @Test func `a reader that went away is told, not died of`() async throws {
    let selflie = try await added("I am calm")
    let result = try runTool("sh", ["-c", "SELFLIE_HOME=\(selflie.home.path) \(Executable.path.path) list >&- 2>/dev/null; echo $?"])
    #expect(result == "74")
  }
}
