import Foundation

@testable import SelfLieCore

/// The software sound card, and what is said into its microphone.
struct SoftwareCard: Sendable {
  private static let folder = Result { try runTool(projectFolder + "/scripts/software-card", []) }

  /// It waits for who is late, as nobody who speaks does: on a busy machine no sound is lost.
  static let patient = ["SOFTCARD_PATIENT": "1"]
  /// It hears as fast as it is listened to, and plays as fast as it is given something.
  static let quick = ["SOFTCARD_SPEED": "1000", "SOFTCARD_PATIENT": "1"]

  let files: TemporaryFolder

  init(_ microphone: Clip = Clip()) throws {
    files = try TemporaryFolder()
    try say(microphone)
  }

  /// What every take hears from now on, from its start.
  func say(_ clip: Clip) throws { try clip.raw.write(to: URL(fileURLWithPath: files.file("microphone.raw"))) }

  /// How much was played so far, in seconds.
  var played: Double {
    let size = (try? FileManager.default.attributesOfItem(atPath: files.file("speaker.raw"))[.size]) as? Int
    return Double(size ?? 0) / Double(2 * Clip.rate)
  }

  func environment(_ knobs: [String: String] = [:]) throws -> [String: String] {
    let folder = try Self.folder.get()
    let base = [
      "ALSA_CONFIG_PATH": folder + "/asound.conf", "SOFTCARD_LIBRARY": folder + "/libasound_module_pcm_softcard.so",
      "SOFTCARD_MIXER_LIBRARY": folder + "/libasound_module_ctl_softmixer.so", "SOFTCARD_MICROPHONE": files.file("microphone.raw"),
      "SOFTCARD_SPEAKER": files.file("speaker.raw"),
    ]
    return base.merging(knobs) { $1 }
  }

  /// Makes chosen ALSA calls fail.
  func shim(_ faults: String) throws -> [String: String] {
    try environment(["LD_PRELOAD": try Self.folder.get() + "/alsashim.so", "ALSASHIM": faults])
  }
}
