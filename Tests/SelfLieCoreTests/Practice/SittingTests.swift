import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

/// A sitting with a real verifier and a real journal; only the sound is handed over without waiting for it.
struct SittingTests {
  private static let text = "I am calm when I speak"
  /// Stands for a take in which the device loses sound.
  private static let torn = Clip(samples: [1])
  /// Stands for a take in which nobody speaks, and the loudspeaker arrives a second late.
  private static let loop = Clip(samples: [2])
  /// Stands for a take in which the microphone is unplugged.
  private static let unplugged = Clip(samples: [3])
  private let folder: TemporaryFolder
  private let home: Home

  init() throws {
    folder = try TemporaryFolder()
    home = try Home(environment: ["SELFLIE_HOME": folder.file("home")], login: "/nowhere")
  }

  /// What happened, in order, as short words.
  private final class Record {
    var steps: [String] = []
    var played: [Clip] = []
    var recognised: [Set<Int>] = []
    var heardWords: [Set<Int>] = []
    var pending: [Attention.Notice] = []
    var days: [Day: Int] = [:]
    /// Nobody waits: time passes where sound or a wait would take it.
    var time = ContinuousClock.now
    var waited: [Duration] = []
    /// How long a pause lasts that a key ends, and how long the process is stopped; nil if nobody goes on.
    var away: Duration?
    var kept: [Repetition] = []
    var lines: [Repetition] = []
  }

  /// Runs a sitting in which the microphone hears some clips, one after the other, and then silence.
  private func run(
    _ practice: Practice, of text: String = text, beside other: String? = nil, recording: Clip? = nil, hearing clips: [Clip],
    cues: Bool = true, minutes: Double? = nil, hasKeyboard: Bool = true, dayEnds: Int = 0, now: Date = .now, runs: Bool = false,
    offset: Int = 0,
    device: String? = nil, keys: @escaping (Sitting.Event, Record) -> Void = { _, _ in }
  ) throws -> (record: Record, outcome: Sitting.Outcome, tally: Tally) {
    let journal = try Journal.open(in: home)
    let exercises = try [text, other].compactMap(\.self).map { text in
      let recording = try recording ?? Sounds.voice(text)
      let affirmation = try journal.add(.init(text: text), recording: recording, isVerified: true)
      return try Exercise(
        affirmation, recording: recording, progress: Progress(), model: try AcousticModel.checked.get())
    }
    let affirmation = exercises[0].affirmation
    let record = Record(), began = record.time
    var clips = clips
    let studio = Studio(
      play: { clip, meanwhile in
        record.steps.append("play")
        record.played.append(clip)
        for second in stride(from: 0, through: clip.duration, by: 0.05) {
          record.time += .milliseconds(50)
          if try meanwhile(second) == .enough { return .stopped }
        }
        return .done
      },
      listen: { hear in
        record.steps.append("listen")
        var clip = clips.isEmpty ? Clip() : clips.removeFirst()
        if clip == Self.loop, let words = record.played.last(where: { $0.duration > 0.5 }) {
          clip = Sounds.silence(seconds: 1) + Clip(samples: words.samples.map { $0 / 2 })
        }
        if clip == Self.unplugged {
          if record.steps.count > 3 { _ = try hear([Int16](repeating: 0, count: Clip.rate / 20)) }
          throw SoundProblem(device: .microphone("default"), fault: .gone)
        }
        if clip == Self.torn {
          _ = try hear([Int16](repeating: 0, count: Clip.rate / 20))
          return .gap
        }
        var sound = clip.samples[...]
        while true {
          let piece = sound.prefix(Clip.rate / 20)
          sound = sound.dropFirst(Clip.rate / 20)
          record.time += .milliseconds(50)
          if try hear(piece.isEmpty ? [Int16](repeating: 0, count: Clip.rate / 20) : Array(piece)) == .enough { return .done }
        }
      })
    let ports = Sitting.Ports(
      studio: studio,
      ledger: .init(
        keep: { try journal.keep($0, of: $1) }, takeBack: { try journal.takeBack($0, of: $1) },
        learn: { try journal.learn($0, as: $1, of: $2) }),
      person: .init {
        defer { record.pending = [] }
        return record.pending
      } wait: { duration in
        guard record.pending.isEmpty else { return }
        if duration == nil, let away = record.away {
          record.time += away
          return record.pending = [.key(" ")]
        }
        guard let duration else { return record.pending = [.leave] }
        record.time += duration
        record.waited.append(duration)
      } suspend: {
        record.steps.append("suspend")
        record.time += record.away ?? .zero
      } tell: { event, exercise, _ in
        switch event {
        case .learning(let word): record.steps.append("learning \(word)")
        case .learnt(_, let pronunciation): record.steps.append(pronunciation == nil ? "nothing learnt" : "learnt")
        case .kept(let repetition):
          record.kept.append(repetition)
          record.steps.append("kept \(repetition.kind.rawValue), \(exercise.progress.tally.count)")
        case .tookBack(let repetition): record.steps.append("took back \(repetition.kind.rawValue), \(exercise.progress.tally.count)")
        case .rejected(_, _, let watch): record.steps.append("rejected\(watch.map { ", watch \($0)" } ?? "")")
        case .paused(let reason): record.steps.append("paused, \(reason.rawValue)")
        case .remedies(let remedies): record.steps.append("remedies " + remedies.map(\.name).joined(separator: " "))
        case .soundBroke(let problem): record.steps.append("paused, \(problem.cause)")
        case .soundLost: record.steps.append("lost")
        case .echo: record.steps.append("echo")
        case .dayDone: record.steps.append("day done")
        case .hearing(_, let recognised): record.recognised.append(recognised)
        case .heardWords(let places): record.heardWords.append(places)
        case .enoughForToday: record.steps.append("enough")
        case .offer(let word): record.steps.append("offer \(word)")
        case .nothingTo(let key): record.steps.append("nothing to \(key)")
        default: break
        }
        keys(event, record)
      },
      clock: .init(now: { now + (runs ? (record.time - began) / .seconds(1) : 0) }, offset: { _ in offset }, instant: { record.time }),
      device: device)
    var sitting = Sitting(practice, of: exercises, cues: cues, minutes: minutes, hasKeyboard: hasKeyboard, dayEnds: dayEnds, ports: ports)
    let outcome = try sitting.run()
    record.days = exercises[0].progress.spoken
    try journal.read(.init(of: affirmation)) { record.lines.insert($1, at: 0) }
    return (record, outcome, try journal.tally(of: affirmation))
  }

  // The quiet of the recording lies beneath a tone, and the speech begins as the last note ends.
  private func starts(_ clip: Clip, with tone: Cue) -> Bool { sounds(clip.samples.prefix(Clip.rate / 20), like: tone) }

  private func ends(_ clip: Clip, with tone: Cue) -> Bool { sounds(clip.samples.suffix(tone.clip.samples.count), like: tone) }

  private func sounds(_ samples: ArraySlice<Int16>, like tone: Cue) -> Bool {
    zip(samples, tone.clip.samples).allSatisfy { abs(Int($0) - Int($1)) < 400 }
  }

  @Test func `plays, listens, keeps, and plays again`() throws {
    let voice = try Sounds.voice(Self.text)
    let (record, outcome, tally) = try run(Practice(.init(repetitions: 2)), hearing: [voice, voice], cues: false)
    #expect(record.steps == ["play", "listen", "kept spoken, 1", "play", "listen", "kept spoken, 2"])
    #expect(tally == Tally(spoken: 2))
    #expect(outcome.practice.step == .end(.done))
  }

  @Test func `a microphone that goes pauses the sitting, which goes on by itself`() throws {
    let voice = try Sounds.voice(Self.text), gone = Self.unplugged
    let (record, outcome, tally) = try run(Practice(.init(repetitions: 2)), hearing: [voice, gone, gone, gone, voice, voice], cues: false)
    let tries = ["play", "listen", "play", "listen", "play", "listen"]
    #expect(
      record.steps == ["play", "listen", "kept spoken, 1", "play", "listen", "paused, the microphone is gone"] + tries
        + ["play", "listen", "kept spoken, 2"])
    #expect(tally == Tally(spoken: 2) && record.lines.count == 2 && outcome.practice.step == .end(.done))
    // It tries about once a second.
    #expect(record.waited.filter { $0 > .milliseconds(900) }.count == 3)
    #expect(outcome.seconds < (record.played.map(\.duration).reduce(0, +) + 20))
  }

  @Test func `a microphone that never worked, or goes where nobody is, ends the sitting`() throws {
    let voice = try Sounds.voice(Self.text)
    #expect(throws: SoundProblem.self) { try run(Practice(), hearing: [Self.unplugged]) }
    #expect(throws: SoundProblem.self) { try run(Practice(), hearing: [voice, Self.unplugged], hasKeyboard: false) }
  }

  @Test func `who does not wait for sound leaves, or tries at once`() throws {
    let voice = try Sounds.voice(Self.text)
    let left = try run(Practice(), hearing: [voice, Self.unplugged], cues: false) { event, record in
      if case .soundBroke = event { record.pending = [.key("q")] }
    }
    #expect(left.record.steps.last == "paused, the microphone is gone" && left.outcome.practice.step == .end(.left))
    let again = try run(Practice(.init(repetitions: 2)), hearing: [voice, Self.unplugged, voice], cues: false) { event, record in
      if case .soundBroke = event { record.pending = [.key(" ")] }
    }
    #expect(again.record.steps.suffix(4) == ["paused, the microphone is gone", "play", "listen", "kept spoken, 2"])
  }

  @Test func `what is counted before the day ends is of the day before`() throws {
    let voice = try Sounds.voice(Self.text)
    // Two in the morning.
    let now = Date(timeIntervalSince1970: 86_400 * 20_000 + 7200)
    for (dayEnds, day) in [(0, 20_000), (10_800, 19_999)] {
      let (record, _, _) = try run(Practice(.init(repetitions: 1)), hearing: [voice], cues: false, dayEnds: dayEnds, now: now)
      #expect(record.days == [Day(number: day): 1])
    }
  }

  @Test func `the loudspeaker is told, and is neither counted nor kept, and a person behind it is heard`() throws {
    let voice = try Sounds.voice(Self.text)
    let (record, _, tally) = try run(Practice(.init(repetitions: 1)), hearing: [Self.loop, voice])
    #expect(record.steps == ["play", "listen", "echo", "play", "listen", "kept spoken, 1", "play"])
    #expect(tally == Tally(spoken: 1))
    let (again, _, none) = try run(Practice(.init(repetitions: 1)), hearing: [Self.loop, Self.loop])
    #expect(again.steps == ["play", "listen", "echo", "play", "listen", "echo", "paused, the loudspeaker was heard"])
    #expect(none == Tally())
  }

  @Test func `what is kept says when, where and through which microphone it was said`() throws {
    let voice = try Sounds.voice(Self.text)
    // The ledger has milliseconds: what is a little before midnight is midnight, in the sitting too.
    let midnight = Date(timeIntervalSince1970: 86_400 * 20_000 - 7200)
    let (record, _, _) = try run(
      Practice(.init(repetitions: 1)), hearing: [try Sounds.voice("I am when I speak"), voice], cues: false,
      now: midnight.addingTimeInterval(-0.0004), offset: 7200, device: "plughw:1")
    #expect(record.kept.map(\.started) == [midnight] && record.kept.map(\.offset) == [7200])
    #expect(record.days == [Day(number: 20_000): 1])
    #expect(record.lines.filter { $0.kind == .spoken } == record.kept)
    #expect(record.lines.map(\.device) == ["plughw:1", "plughw:1"])
    #expect(record.kept.first.map { abs($0.duration - voice.duration) < 1 && $0.evidence?.objection != nil } == true)
    let (silent, _, _) = try run(Practice(.init(repetitions: 1), isSilent: true), hearing: [], device: "plughw:1")
    #expect(silent.lines.map(\.device) == [nil])
  }

  @Test func `what is taken back is gone from its own affirmation and day`() throws {
    let (record, outcome, tally) = try run(
      Practice(.init(affirmations: 2)), beside: "I rest", hearing: [try Sounds.voice(Self.text)], cues: false,
      now: Date(timeIntervalSince1970: 86_400 * 20_000)
    ) { event, record in
      // While the other one is heard.
      if event == .playing, record.kept.count == 1 { record.pending = [.key("u"), .key("q")] }
    }
    #expect(record.steps == ["play", "listen", "kept spoken, 1", "play", "took back spoken, 0"])
    #expect(record.days == [Day(number: 20_000): 0])
    #expect(tally == Tally() && outcome.practice.counted == 0)
  }

  @Test func `words light up in their order while they are heard, and while they are recognised`() throws {
    let voice = try Sounds.voice(Self.text)
    let (record, _, _) = try run(Practice(.init(repetitions: 1)), hearing: [voice], cues: false)
    #expect(record.heardWords.last == Set(0..<6))
    // The first two are so short that one look sees both.
    #expect(record.heardWords.count >= 4)
    for (before, after) in zip(record.heardWords, record.heardWords.dropFirst()) { #expect(before.isStrictSubset(of: after)) }
    let sizes = record.recognised.map(\.count)
    #expect(sizes.first == 0 && sizes.last == 6)
    #expect(Set(sizes).count >= 4)
  }

  @Test func `words light up when they are heard, behind the tone and without the quiet before them`() throws {
    let voice = try Sounds.voice(Self.text), recording = Sounds.silence(seconds: 1) + voice
    var start = ContinuousClock.now, first: Duration?
    _ = try run(Practice(.init(repetitions: 2)), recording: recording, hearing: [voice, voice]) { event, record in
      if event == .playing { (start, first) = (record.time, nil) }
      if case .heardWords = event { first = first ?? start.duration(to: record.time) }
    }
    // By the second time all of it was learnt.
    var ears = try Verifier.open(try Sentence(Self.text, model: try AcousticModel.checked.get()), model: try AcousticModel.checked.get())
    ears.learn(recording)
    let word = try #require(ears.recordedWords.first).start, offset = Rendition(of: recording, before: .counted, after: nil).offset
    #expect((0.04...0.11).contains(try #require(first) / .seconds(1) - word - offset))
  }

  @Test func `a tone says that the microphone opens and that it was counted, before anything is heard`() throws {
    let voice = try Sounds.voice(Self.text)
    let (record, _, _) = try run(Practice(.init(repetitions: 2)), hearing: [voice, voice])
    #expect(record.steps == ["play", "listen", "kept spoken, 1", "play", "listen", "kept spoken, 2", "play"])
    #expect(record.played.map { ends($0, with: .listening) } == [true, true, false])
    #expect(record.played.map { starts($0, with: .counted) } == [false, true, true])
    // Each ends in quiet, for the room.
    for clip in record.played { #expect(Level(of: clip.samples.suffix(Clip.rate / 50)).loudness == -96) }
    #expect(record.played.last == Cue.counted.clip)
  }

  @Test func `without the recording the tone alone says that the microphone opens`() throws {
    let voice = try Sounds.voice(Self.text)
    let (record, _, _) = try run(Practice(.init(repetitions: 2, hear: 2)), hearing: [voice, voice])
    #expect(record.played[1].samples == Cue.counted.clip.samples + Cue.listening.clip.samples)
    let (quiet, _, _) = try run(Practice(.init(repetitions: 2, hear: 2)), hearing: [voice, voice], cues: false)
    #expect(quiet.steps == ["play", "listen", "kept spoken, 1", "listen", "kept spoken, 2"])
    // Nor did it say so to who could not speak, and now can.
    let (again, _, _) = try run(Practice(.init(repetitions: 1), isSilent: true), hearing: [voice]) { event, record in
      if event == .imagining { record.pending = [.key("s")] }
    }
    #expect(again.steps == ["play", "play", "listen", "kept spoken, 1", "play"])
    #expect(again.played[1] == Cue.listening.clip)
  }

  @Test func `the tone is a part of the gap, and who leaves does not wait for it`() throws {
    let voice = try Sounds.voice(Self.text)
    var start = ContinuousClock.now, gap = Duration.zero
    let (record, _, _) = try run(Practice(.init(gap: 3)), hearing: [voice, voice]) { event, record in
      if event == .resting { start = record.time }
      if event == .playing { gap = start.duration(to: record.time) }
      if record.kept.count == 2 { record.pending = [.key("q")] }
    }
    #expect(record.steps == ["play", "listen", "kept spoken, 1", "play", "play", "listen", "kept spoken, 2"])
    #expect(gap == .seconds(3))
  }

  @Test func `the quiet around a recording is not played`() throws {
    let voice = try Sounds.voice(Self.text)
    let recording = Sounds.silence(seconds: 2) + voice + Sounds.silence(seconds: 2)
    let rendition = Rendition(of: recording, before: nil, after: nil)
    let speech = try #require(Endpointer.speechTime(in: recording))
    #expect(abs(rendition.clip.duration - (speech.upperBound - speech.lowerBound + 0.09)) < 0.01)
    #expect(abs(rendition.offset + speech.lowerBound - 0.05) < 0.01)
    #expect(Rendition(of: Sounds.silence(seconds: 1), before: nil, after: nil).clip.duration == 1)
    // Tones lie in the quiet: before the speech for as long as they sound, and after it with the silence behind them.
    let both = Rendition(of: recording, before: .counted, after: .listening)
    #expect(abs(both.clip.duration - (speech.upperBound - speech.lowerBound + 0.12)) < 0.01)
    #expect(abs(both.offset + speech.lowerBound - 0.05) < 0.01)
    // The speech itself sounds as it does without them.
    let words = { (rendition: Rendition) in
      let start = Int(((rendition.offset + speech.lowerBound + 0.035) * Double(Clip.rate)).rounded())
      return Array(rendition.clip.samples[start..<start + Int((speech.upperBound - speech.lowerBound - 0.04) * Double(Clip.rate))])
    }
    #expect(words(both) == words(rendition))
  }

  @Test func `who cannot speak listens in the same rhythm, and nothing is counted`() throws {
    let (record, outcome, tally) = try run(Practice(.init(repetitions: 2, gap: 3), isSilent: true), hearing: [])
    #expect(record.steps == ["play", "kept listened, 0", "play", "kept listened, 0"])
    #expect(record.played.count == 2 && !record.played.contains { ends($0, with: .listening) })
    // As long as it takes to think the sentence, and then the gap.
    let recording = try Sounds.voice(Self.text).duration
    #expect(record.waited.map { ($0 / .seconds(1) * 100).rounded() / 100 } == [recording, 3, recording].map { ($0 * 100).rounded() / 100 })
    #expect(tally == Tally(listened: 2))
    #expect(outcome.practice.counted == 0 && outcome.practice.step == .end(.done))
  }

  @Test func `a listened repetition begins with the time in which it would be said`() throws {
    let begin = Date(timeIntervalSince1970: 86_400 * 20_000)
    let (record, _, _) = try run(Practice(.init(repetitions: 1), isSilent: true), hearing: [], now: begin, runs: true)
    let playback = try #require(record.played.first).duration
    #expect(record.kept.map { abs($0.started.timeIntervalSince(begin) - playback) < 0.2 } == [true])
  }

  @Test func `a rejected take is kept as claimed by its own id, and can be taken back`() throws {
    let wrong = try Sounds.voice("I am when I speak")
    var rejections = 0
    let (record, outcome, tally) = try run(Practice(), hearing: [wrong, wrong]) { event, record in
      if case .rejected = event {
        rejections += 1
        record.pending = rejections == 1 ? [.key("a"), .key("a"), .key("u"), .key("u")] : [.key("a"), .key("q")]
      }
    }
    #expect(
      record.steps == [
        "play", "listen", "rejected", "kept claimed, 0", "nothing to claim", "took back claimed, 0", "nothing to takeBack", "play",
        "listen",
        "rejected", "kept claimed, 0",
      ])
    #expect(tally == Tally(claimed: 1, rejected: 1))
    #expect(outcome.practice.step == .end(.left))
  }

  @Test func `three claims of a word offer to learn it from their takes`() throws {
    let wrong = try Sounds.voice("I am when I speak")
    let (record, _, tally) = try run(Practice(.init(takes: 4)), hearing: [wrong, wrong, wrong, wrong], cues: false) { event, record in
      switch event {
      case .rejected: record.pending = [.key("a")]
      case .offer: record.pending = [.key("y")]
      default: break
      }
    }
    #expect(record.steps.contains("offer 2"))
    // Takes without the word teach nothing about it.
    #expect(record.steps.filter { $0.hasPrefix("learn") || $0.hasPrefix("nothing learnt") } == ["learning 2", "nothing learnt"])
    #expect(tally == Tally(claimed: 4))
  }

  @Test func `two rejections in a row name the word to watch, and say what can be done`() throws {
    let wrong = try Sounds.voice("I am when I speak")
    let (record, _, _) = try run(Practice(.init(takes: 2)), hearing: [wrong, wrong], cues: false)
    #expect(record.steps == ["play", "listen", "rejected", "play", "listen", "rejected, watch 2", "remedies claim word gentle"])
  }

  @Test func `six in a row end with what can be done`() throws {
    let wrong = try Sounds.voice("I am when I speak")
    let (record, outcome, _) = try run(Practice(), hearing: [Clip](repeating: wrong, count: 6), cues: false, hasKeyboard: false)
    #expect(record.steps.filter { $0.hasPrefix("remedies") }.count == 2)
    #expect(record.steps.suffix(2) == ["remedies claim word gentle", "paused, six in a row were not counted"])
    #expect(outcome.practice.step == .end(.paused))
  }

  @Test func `lost sound is told, and is neither counted nor kept`() throws {
    let voice = try Sounds.voice(Self.text)
    let (record, outcome, tally) = try run(Practice(.init(repetitions: 1)), hearing: [Self.torn, voice], cues: false)
    #expect(record.steps == ["play", "listen", "lost", "listen", "kept spoken, 1"])
    #expect(tally == Tally(spoken: 1) && record.lines.count == 1)
    #expect(outcome.practice.rejected == 0)
    let (lost, ended, none) = try run(Practice(), hearing: [Self.torn, Self.torn], cues: false, hasKeyboard: false)
    #expect(lost.steps == ["play", "listen", "lost", "listen", "lost", "paused, sound was lost"])
    #expect(none == Tally() && lost.lines.isEmpty && ended.practice.step == .end(.paused))
  }

  @Test func `a day with a plan of four ends by itself, with its tone, and Enter goes on`() throws {
    let voices = [Clip](repeating: try Sounds.voice("I rest"), count: 6)
    let (record, outcome, tally) = try run(Practice(.init(hear: 9, due: [4])), of: "I rest", hearing: voices)
    #expect(record.steps.suffix(3) == ["kept spoken, 4", "day done", "play"])
    #expect(record.played.last == Cue.dayDone.clip)
    #expect(tally == Tally(spoken: 4) && outcome.practice.step == .end(.done))
    #expect(record.waited.contains(Sitting.timeToGoOn))
    let (on, left, six) = try run(Practice(.init(hear: 9, due: [4])), of: "I rest", hearing: voices) { event, record in
      if event == .dayDone { record.pending = [.key("\n")] }
      if record.kept.count == 6 { record.pending = [.key("q")] }
    }
    #expect(six == Tally(spoken: 6) && left.practice.step == .end(.left))
    #expect(on.steps.filter { $0 == "day done" }.count == 1)
    // Without a keyboard nobody can go on, and nobody waits.
    let (quiet, _, _) = try run(Practice(.init(hear: 9, due: [1])), of: "I rest", hearing: voices, cues: false, hasKeyboard: false)
    #expect(quiet.steps.suffix(2) == ["kept spoken, 1", "day done"] && quiet.waited.isEmpty)
  }

  @Test func `the time for each repetition has neither pauses nor what was left early`() throws {
    let voice = try Sounds.voice(Self.text)
    let each = try #require(try run(Practice(.init(repetitions: 2)), hearing: [voice, voice], cues: false).outcome.secondsEach)
    let (record, outcome, _) = try run(Practice(), hearing: [voice, voice], cues: false) { event, record in
      record.away = .seconds(600)
      if case .kept = event, record.kept.count == 1 { record.pending = [.key(" ")] }
      // The third take is left in its middle.
      if event == .listening(again: false), record.kept.count == 2 { record.pending = [.leave] }
    }
    #expect(record.kept.count == 2)
    #expect(abs(try #require(outcome.secondsEach) - each) < 0.2)
    #expect(try run(Practice(), hearing: [], cues: false).outcome.secondsEach == nil)
  }

  @Test func `nobody who speaks is asked once, then it pauses, and without keys it ends`() throws {
    let (record, outcome, _) = try run(Practice(), hearing: [], cues: false, hasKeyboard: false)
    #expect(record.steps == ["play", "listen", "listen", "paused, nobody spoke"])
    #expect(outcome.practice.step == .end(.paused))
  }

  @Test(.enabled(if: Reliability.form != .brief, "sixty takes are judged"))
  func `a good place to stop is suggested once`() throws {
    let voices = [Clip](repeating: try Sounds.voice("I rest"), count: 31)
    let (record, _, _) = try run(Practice(.init(takes: 31, hear: 31)), of: "I rest", hearing: voices, cues: false)
    #expect(record.steps.filter { $0 == "enough" }.count == 1)
    #expect(record.steps.lastIndex(of: "enough") == record.steps.firstIndex(of: "kept spoken, 30").map { $0 + 1 })
    // Not to who has said for how long.
    let (timed, _, _) = try run(Practice(.init(takes: 30, hear: 31)), of: "I rest", hearing: voices, cues: false, minutes: 60)
    #expect(timed.kept.count == 30 && !timed.steps.contains("enough"))
  }

  @Test func `when the time is up it ends after the take that is being made`() throws {
    let voice = try Sounds.voice(Self.text)
    // Up while the second take is spoken, or before the first one begins.
    let cycle = try run(Practice(.init(repetitions: 1)), hearing: [voice], cues: false).outcome.seconds
    for (seconds, count) in [(cycle * 1.7, 2), (cycle * 0.7, 1), (0, 0)] {
      let (record, outcome, tally) = try run(Practice(), hearing: [voice, voice, voice], cues: false, minutes: seconds / 60)
      #expect(record.steps.filter { $0 == "listen" }.count == count)
      #expect(tally == Tally(spoken: count))
      #expect(outcome.practice.step == .end(.done))
      #expect(abs(outcome.seconds - cycle * Double(count)) < 0.2)
    }
  }

  @Test func `a sitting takes as long as it lasts without its pauses`() throws {
    let voice = try Sounds.voice(Self.text)
    func seconds(_ notice: Attention.Notice?) throws -> Double {
      let (record, outcome, _) = try run(Practice(.init(repetitions: 2)), hearing: [voice, voice], cues: false) { event, record in
        record.away = .seconds(600)
        if case .kept = event, record.kept.count == 1, let notice { record.pending = [notice] }
      }
      #expect(record.kept.count == 2)
      return outcome.seconds
    }
    let cycles = try seconds(nil)
    for notice in [Attention.Notice.key(" "), .suspend] { #expect(try abs(seconds(notice) - cycles) < 0.2) }
  }

  @Test(.enabled(if: Reliability.form != .brief, "searching a pronunciation takes its time"))
  func `what was learnt is kept beside what was known, and listened for at once`() throws {
    let recording = try Sounds.voice("i am kullm when i speak")
    let claimed = try [0.9, 1.15, 1.3].map { try Sounds.voice("i am kullm when i speak", stretch: $0) }
    let (record, _, tally) = try run(
      Practice(.init(takes: 4)), recording: recording, hearing: claimed + [try Sounds.voice("i am kullm when i speak", stretch: 1.05)],
      cues: false
    ) { event, record in
      switch event {
      case .rejected: record.pending = [.key("a")]
      case .offer: record.pending = [.key("y")]
      default: break
      }
    }
    #expect(record.steps.filter { $0.hasPrefix("learn") } == ["learning 2", "learnt"])
    #expect(tally == Tally(spoken: 1, claimed: 3))
    let known = try Sentence(Self.text, model: try AcousticModel.checked.get()).pronunciations(of: "calm")
    let kept = try #require(try Journal.open(in: home).affirmation(.number(1)).pronunciations["calm"])
    #expect(kept.count == known.count + 1 && Set(known).isSubset(of: kept))
  }

  @Test(arguments: Strictness.allCases)
  func `a take is judged as strictly as its affirmation says, and beside the recording`(strictness: Strictness) throws {
    let recording = try Sounds.voice(Self.text)
    let affirmation = Affirmation(
      id: Identifier(), number: 1, text: Self.text, target: 1, created: .now, strictness: strictness, pronunciations: [:])
    let exercise = try Exercise(affirmation, recording: recording, progress: Progress(), model: try AcousticModel.checked.get())
    // In a room with some noise, so that a little speaks against it.
    let voice = try Sounds.voice(Self.text, stretch: 1.1) + Sounds.silence(seconds: 3)
    var sound = voice.mixed(with: Sounds.noise(seconds: 9, loudness: -42)).samples[...]
    let studio = Studio(play: { _, _ in .done }) { hear in
      while try hear(Array(sound.prefix(Clip.rate / 50))) == .more { sound = sound.dropFirst(Clip.rate / 50) }
      return .done
    }
    guard case .judged(let judgement, _) = try exercise.take(in: studio, after: nil, heard: { _ in }, meanwhile: { _ in .more }) else {
      Issue.record("it was not judged")
      return
    }
    #expect(judgement.verdict == Verdict(judgement.evidence, of: exercise.sentence, strictness: strictness))
    #expect(judgement.evidence.worst.objection > 0)
    #expect(judgement.evidence.likeness != nil)
  }

  @Test func `the ledger keeps of a verdict why it was none`() throws {
    let sentence = try Sentence(Self.text, model: try AcousticModel.checked.get())
    let word = Evidence.Piece(role: .word, places: 0..<1, frames: 0...9, phones: 1, difference: -650)
    func line(_ verdict: Verdict, _ evidence: Evidence = .none) -> Repetition.Assessment {
      Verifier.Judgement(verdict: verdict, evidence: evidence).line(of: sentence)
    }
    #expect(line(.said(confidence: 1), Evidence(pieces: [word])) == .init(objection: 400))
    #expect(
      line(.notSaid(.init(missing: [0, 2], heard: ["not"])), Evidence(pieces: [word]))
        == .init(objection: 400, reason: .notSaid, missing: ["i", "calm"], heard: ["not"]))
    for (hindrance, reason) in [(Verdict.Hindrance.gap, Repetition.Reason.gap), (.tooLoud, .tooLoud), (.failed, .failed)] {
      #expect(line(.unchecked(hindrance)) == .init(reason: reason))
    }
  }

  @Test func `Ctrl-Z stops the process between two sounds`() throws {
    let voice = try Sounds.voice(Self.text)
    var isFirst = true
    let (record, _, _) = try run(Practice(.init(repetitions: 1)), hearing: [voice, voice], cues: false) { event, record in
      if event == .listening(again: false), isFirst {
        isFirst = false
        record.pending = [.suspend]
      }
    }
    #expect(record.steps == ["play", "listen", "suspend", "play", "listen", "kept spoken, 1"])
  }
}

struct KeyboardTests {
  @Test(arguments: [
    ("q", ["q"]), ("Q", ["q"]), (" ", [" "]), ("\r", ["\n"]), ("ra", ["r", "a"]), ("\u{1B}[A", []), ("\u{1B}[1;5Cq", ["q"]),
    ("\u{1B}OP", []),
    ("\u{1B}[15~u", ["u"]), ("\u{1B}q", []), ("\u{1B}", []), ("\u{1B}[", []), ("é", []), ("\u{4}", ["\u{4}"]),
  ])
  func `a key is a letter, and an arrow is none`(sent: String, keys: [Character]) {
    #expect(Keyboard.keys(in: Array(sent.utf8)) == keys)
  }
}
