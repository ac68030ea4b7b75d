extension AdviceRule {
  // MARK: Make it smooth

  static let polish = [
    AdviceRule("wording", .polish, "'check' shows what says it better, and a new text keeps your count") { adviceInput in
      guard let breach = adviceInput.breach, adviceInput.judged >= Advice.enoughTakes else { return nil }
      return (breach, .check(adviceInput.affirmation))
    },
    AdviceRule("unverified", .polish, "every take is compared with the recording") { adviceInput in
      guard adviceInput.affirmation.recording?.verified == false, adviceInput.forecast.count >= Advice.enoughTakes else { return nil }
      return (
        "\(adviceInput.forecast.count) takes counted, but the recording doesn't seem to say the sentence",
        .record(adviceInput.number)
      )
    },
    AdviceRule("recording", .polish, "every take is compared with the recording, and follows it") { adviceInput in
      let objections = adviceInput.recent.filter { $0.kind == .spoken }.compactMap { $0.evidence?.objection }.prefix(50).sorted()
      guard objections.count >= Advice.enoughTakes, let own = adviceInput.recordingObjection else { return nil }
      // The objection that nine of ten counted takes stay below.
      let weak = objections[objections.count * 9 / 10]
      guard own > weak else { return nil }
      let better = objections.count { $0 < own }
      return (
        "\(share(better, of: objections.count)) takes were clearer than your recording",
        .record(adviceInput.number)
      )
    },
    AdviceRule("slow", .polish, "you hear the recording before each take, a thousand times", silencing: [.config]) { adviceInput in
      let seconds = adviceInput.recent.filter { $0.kind == .spoken && $0.duration > 0 }.prefix(50).map(\.duration).sorted()
      guard seconds.count >= Advice.enoughTakes, !adviceInput.hasBreak, let recording = adviceInput.affirmation.recording else {
        return nil
      }
      let median = seconds[seconds.count / 2]
      guard recording.duration >= 1.5 * median, recording.duration - median >= 1 else { return nil }
      let saved = minutes((recording.duration - median) * Double(adviceInput.forecast.remaining))
      guard saved >= 5 else { return nil }
      return (
        "the recording takes \(rate(recording.duration)) s, and you take \(rate(median)); with a new one at your pace, "
          + saving(saved, on: adviceInput.forecast.remaining),
        .record(adviceInput.number)
      )
    },
    AdviceRule("hear", .polish, "once you know the sentence by heart, you needn't hear it before each take") { adviceInput in
      let takes = adviceInput.takes(50), counted = takes.count { $0.kind == .spoken }
      guard adviceInput.hear < 2, takes.count == 50, !adviceInput.hasBreak, 10 * counted >= 9 * 50, adviceInput.forecast.count >= 200,
        let recording = adviceInput.affirmation.recording,
        adviceInput.forecast.remaining >= 100
      else { return nil }
      let saved = minutes(recording.duration * Double(adviceInput.forecast.remaining) * 2 / 3)
      guard saved >= 5 else { return nil }
      return (
        "\(share(counted, of: 50)) takes counted; if you hear the recording only before every third take, "
          + saving(saved, on: adviceInput.forecast.remaining),
        .hearing(3)
      )
    },
  ]
}
