import CAlsa
import Glibc

/// An error of ALSA: the call that failed, and its errno.
struct PCMError: Error, Equatable, CustomStringConvertible {
  /// The errno, positive as in errno.h.
  let code: Int32
  /// The call that failed, in short: "open", "rate", "read".
  let call: String

  var description: String { "\(call): \(unsafe String(cString: snd_strerror(-code)))" }
}

/// An open sound device: one channel, signed 16 bit, 16 kHz. It closes with its owner.
///
/// No function blocks except `wait`, which has a deadline and wakes for other descriptors too.
@safe struct PCM: ~Copyable {
  enum Direction: Sendable {
    case capture, playback
  }

  /// The result of a read or a write.
  enum Transfer: Equatable {
    /// A number of samples was moved.
    case moved(Int)
    /// No sample can be moved yet.
    case notYet
    /// The stream broke off: samples were lost, or the machine slept.
    case gap
  }

  /// The period in samples, 50 ms: as long as a wait may last without being felt.
  static let period = Clip.rate / 20

  private let handle: OpaquePointer

  /// Opens a device by its ALSA name. The corresponding C function is `snd_pcm_open`.
  /// - Throws: `PCMError` if ALSA cannot open the device, or not for 16 kHz mono.
  static func open(_ device: String, _ direction: Direction) throws(PCMError) -> PCM {
    silenceALSA()
    var handle: OpaquePointer?
    let stream = direction == .capture ? SND_PCM_STREAM_CAPTURE : SND_PCM_STREAM_PLAYBACK
    try check(unsafe snd_pcm_open(&handle, device, stream, Int32(SND_PCM_NONBLOCK)), "open")
    guard let handle = unsafe handle else { throw PCMError(code: ENODEV, call: "open") }
    let pcm = unsafe PCM(handle: handle)
    try pcm.configure(direction)
    return pcm
  }

  private init(handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
  }

  // Closing drops the samples that were not played, and never waits for them.
  deinit { unsafe snd_pcm_close(handle) }

  /// Sets the format and a buffer of 500 ms to play, or of 2 s to record, where the device has as much.
  ///
  /// The machine may be busy elsewhere for that long before sound is lost.
  /// - Throws: `PCMError` with the call that ALSA refused.
  private func configure(_ direction: Direction) throws(PCMError) {
    var parameters: OpaquePointer?
    try check(unsafe snd_pcm_hw_params_malloc(&parameters), "hw_params")
    defer { unsafe snd_pcm_hw_params_free(parameters) }
    try check(unsafe snd_pcm_hw_params_any(handle, parameters), "hw_params")
    try check(unsafe snd_pcm_hw_params_set_access(handle, parameters, SND_PCM_ACCESS_RW_INTERLEAVED), "access")
    try check(unsafe snd_pcm_hw_params_set_format(handle, parameters, SND_PCM_FORMAT_S16_LE), "format")
    try check(unsafe snd_pcm_hw_params_set_channels(handle, parameters, 1), "channels")
    var rate = UInt32(Clip.rate)
    try check(unsafe snd_pcm_hw_params_set_rate_near(handle, parameters, &rate, nil), "rate")
    guard rate == Clip.rate else { throw PCMError(code: EINVAL, call: "rate") }
    var period = snd_pcm_uframes_t(Self.period)
    try check(unsafe snd_pcm_hw_params_set_period_size_near(handle, parameters, &period, nil), "period")
    var buffer = snd_pcm_uframes_t(direction == .capture ? 2 * Clip.rate : Clip.rate / 2)
    try check(unsafe snd_pcm_hw_params_set_buffer_size_near(handle, parameters, &buffer), "buffer")
    try check(unsafe snd_pcm_hw_params(handle, parameters), "hw_params")

    var software: OpaquePointer?
    try check(unsafe snd_pcm_sw_params_malloc(&software), "sw_params")
    defer { unsafe snd_pcm_sw_params_free(software) }
    try check(unsafe snd_pcm_sw_params_current(handle, software), "sw_params")
    // The stream starts only by `start()`, never as a side effect of the first write.
    var boundary: snd_pcm_uframes_t = 0
    try check(unsafe snd_pcm_sw_params_get_boundary(software, &boundary), "sw_params")
    try check(unsafe snd_pcm_sw_params_set_start_threshold(handle, software, boundary), "sw_params")
    try check(unsafe snd_pcm_sw_params_set_avail_min(handle, software, period), "sw_params")
    try check(unsafe snd_pcm_sw_params(handle, software), "sw_params")
    try check(unsafe snd_pcm_prepare(handle), "prepare")
  }

  /// Starts the stream. The corresponding C function is `snd_pcm_start`.
  /// - Throws: `PCMError` if ALSA refuses.
  func start() throws(PCMError) { try check(unsafe snd_pcm_start(handle), "start") }

  /// Makes a stream that broke off ready to start again. The corresponding C function is `snd_pcm_prepare`.
  /// - Throws: `PCMError` if ALSA refuses.
  func prepare() throws(PCMError) { try check(unsafe snd_pcm_prepare(handle), "prepare") }

  /// Whether the stream broke off because no samples were left. The corresponding C function is `snd_pcm_state`.
  var hasRunOut: Bool { unsafe snd_pcm_state(handle) == SND_PCM_STATE_XRUN }

  /// Whether the stream is ready to be started.
  var isPrepared: Bool { unsafe snd_pcm_state(handle) == SND_PCM_STATE_PREPARED }

  /// Appends the samples that have arrived, at most one period. The corresponding C function is `snd_pcm_readi`.
  /// - Throws: `PCMError` if ALSA refuses.
  func read(into samples: inout [Int16]) throws(PCMError) -> Transfer {
    var result = 0
    let period = unsafe [Int16](unsafeUninitializedCapacity: Self.period) { buffer, count in
      result = unsafe snd_pcm_readi(handle, buffer.baseAddress, snd_pcm_uframes_t(Self.period))
      count = min(max(0, result), Self.period)
    }
    let transfer = try transfer(result, of: Self.period, "read")
    samples += period
    return transfer
  }

  /// Writes as many samples as fit, from the front. The corresponding C function is `snd_pcm_writei`.
  /// - Throws: `PCMError` if ALSA refuses.
  func write(_ samples: Span<Int16>) throws(PCMError) -> Transfer {
    let result = unsafe samples.withUnsafeBufferPointer {
      unsafe snd_pcm_writei(handle, $0.baseAddress, snd_pcm_uframes_t($0.count))
    }
    return try transfer(result, of: samples.count, "write")
  }

  /// Turns the result of a read or write into a transfer.
  /// - Throws: `PCMError` for any other result than samples, none yet, or a gap.
  private func transfer(_ result: Int, of most: Int, _ call: String) throws(PCMError) -> Transfer {
    switch Int32(clamping: result) {
    // A plugin that moved more than it was asked to cannot be trusted at all.
    case 1... where result > most: throw PCMError(code: EOVERFLOW, call: call)
    case 1...: return .moved(result)
    case 0, -EAGAIN, -EINTR: return .notYet
    case -EPIPE, -ESTRPIPE: return .gap
    case let code: throw PCMError(code: -code, call: call)
    }
  }

  /// Waits until the device is ready, another descriptor can be read, or the time is over, at most a minute.
  ///
  /// The corresponding C functions are `snd_pcm_poll_descriptors` and `poll`.
  func wait(for duration: Duration, or others: [Int32]) {
    let count = max(0, Int(unsafe snd_pcm_poll_descriptors_count(handle)))
    var descriptors = [pollfd](repeating: pollfd(), count: count) + others.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    unsafe descriptors.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress, count > 0 else { return }
      _ = unsafe snd_pcm_poll_descriptors(handle, first, UInt32(count))
    }
    _ = unsafe poll(&descriptors, nfds_t(descriptors.count), duration.pollMilliseconds)
    // Some plugins clear their descriptor's event only when they are asked for its meaning.
    var events: UInt16 = 0
    unsafe descriptors.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress, count > 0 else { return }
      _ = unsafe snd_pcm_poll_descriptors_revents(handle, first, UInt32(count), &events)
    }
  }

  /// The number of written samples that were not heard yet; nil if it is not known. The corresponding C function is `snd_pcm_delay`.
  var delay: Int? {
    var frames: snd_pcm_sframes_t = 0
    return unsafe snd_pcm_delay(handle, &frames) == 0 ? max(0, frames) : nil
  }

  /// The device's plugins and setup in ALSA's words; empty if ALSA does not tell. The corresponding C function is `snd_pcm_dump`.
  var dump: String {
    var output: OpaquePointer?
    guard unsafe snd_output_buffer_open(&output) == 0 else { return "" }
    defer { unsafe snd_output_close(output) }
    unsafe snd_pcm_dump(handle, output)
    var text: UnsafeMutablePointer<CChar>?
    let count = unsafe snd_output_buffer_string(output, &text)
    return unsafe text.map { unsafe String(decoding: UnsafeRawBufferPointer(start: $0, count: count), as: UTF8.self) } ?? ""
  }

  /// A device that a configuration or a card offers by name.
  struct Hint: Equatable, Sendable {
    let name: String
    /// ALSA's description for people, often of two lines; nil if there is none.
    let description: String?
    /// The only direction; nil for both.
    let direction: Direction?
  }

  /// Lists the devices that ALSA knows by name, even those that cannot be opened. The corresponding C function is `snd_device_name_hint`.
  static func hints() -> [Hint] {
    silenceALSA()
    var list: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    guard unsafe snd_device_name_hint(-1, "pcm", &list) == 0, let first = unsafe list else { return [] }
    defer { unsafe snd_device_name_free_hint(first) }
    var hints: [Hint] = []
    var next = unsafe first
    while let hint = unsafe next.pointee {
      let directions: [String: Direction] = ["Input": .capture, "Output": .playback]
      if let name = unsafe text("NAME", of: hint) {
        hints.append(
          Hint(name: name, description: unsafe text("DESC", of: hint), direction: unsafe text("IOID", of: hint).flatMap { directions[$0] }))
      }
      unsafe next += 1
    }
    return hints
  }

  private static func text(_ key: String, of hint: UnsafeRawPointer) -> String? {
    guard let text = unsafe snd_device_name_get_hint(hint, key) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  private func check(_ result: Int32, _ call: String) throws(PCMError) { try Self.check(result, call) }

  private static func check(_ result: Int32, _ call: String) throws(PCMError) {
    guard result >= 0 else { throw PCMError(code: -result, call: call) }
  }
}

/// The mixer control of a microphone.
public struct CaptureControl: Equatable, Sendable {
  /// The ALSA name of the mixer, as `amixer -D` takes it.
  public let mixer: String
  /// The control's name, with an index if several share that name, as `amixer sset` takes it.
  public let name: String
  /// The volume of the loudest channel, from 0 to 1; nil if the control has no volume.
  public let volume: Double?
  /// Whether all channels are muted; nil if the control cannot be muted.
  public let isMuted: Bool?
}

/// An open mixer of a card or a sound server. It closes with its owner.
@safe struct Mixer: ~Copyable {
  private let handle: OpaquePointer
  private let name: String

  /// Opens a mixer by its ALSA name; nil if that fails.
  ///
  /// The corresponding C functions are `snd_mixer_open`, `snd_mixer_attach`, `snd_mixer_selem_register` and `snd_mixer_load`.
  static func open(_ name: String) -> Mixer? {
    silenceALSA()
    var handle: OpaquePointer?
    guard unsafe snd_mixer_open(&handle, 0) == 0, let handle = unsafe handle else { return nil }
    let mixer = unsafe Mixer(handle: handle, name: name)
    guard unsafe snd_mixer_attach(handle, name) == 0, unsafe snd_mixer_selem_register(handle, nil, nil) == 0,
      unsafe snd_mixer_load(handle) == 0
    else { return nil }
    return mixer
  }

  private init(handle: OpaquePointer, name: String) {
    unsafe self.handle = unsafe handle
    self.name = name
  }

  deinit { unsafe snd_mixer_close(handle) }

  /// The control through which all recorded sound passes: "Capture", or else the first one that affects only recording.
  ///
  /// The corresponding C functions are `snd_mixer_selem_*`.
  var captureControl: CaptureControl? {
    var found: CaptureControl?
    var next = unsafe snd_mixer_first_elem(handle)
    while let element = unsafe next {
      unsafe next = unsafe snd_mixer_elem_next(element)
      guard unsafe snd_mixer_selem_is_active(element) == 1, let control = unsafe control(element) else { continue }
      if control.name == "Capture" { return control }
      found = found ?? control
    }
    return found
  }

  private func control(_ element: OpaquePointer) -> CaptureControl? {
    // A volume or switch shared with playback is a boost, or has nothing to do with the microphone.
    let hasVolume = unsafe (snd_mixer_selem_has_capture_volume(element) == 1 && snd_mixer_selem_has_common_volume(element) == 0)
    let hasSwitch = unsafe (snd_mixer_selem_has_capture_switch(element) == 1 && snd_mixer_selem_has_common_switch(element) == 0)
    guard hasVolume || hasSwitch, let name = unsafe snd_mixer_selem_get_name(element) else { return nil }
    var least = 0, most = 0
    if hasVolume { unsafe snd_mixer_selem_get_capture_volume_range(element, &least, &most) }
    var volumes: [Double] = [], switches: [Bool] = []
    for number in SND_MIXER_SCHN_FRONT_LEFT.rawValue...SND_MIXER_SCHN_LAST.rawValue {
      let channel = snd_mixer_selem_channel_id_t(number)
      guard unsafe snd_mixer_selem_has_capture_channel(element, channel) == 1 else { continue }
      var value = 0, isOn: Int32 = 0
      if hasVolume, most > least, unsafe snd_mixer_selem_get_capture_volume(element, channel, &value) == 0 {
        volumes.append(Double(value - least) / Double(most - least))
      }
      if hasSwitch, unsafe snd_mixer_selem_get_capture_switch(element, channel, &isOn) == 0 { switches.append(isOn == 1) }
    }
    let index = unsafe snd_mixer_selem_get_index(element)
    return CaptureControl(
      mixer: self.name, name: unsafe String(cString: name) + (index == 0 ? "" : ",\(index)"), volume: volumes.max(),
      isMuted: switches.isEmpty ? nil : !switches.contains(true))
  }
}

/// Silences ALSA's error handler, which prints to standard error: a local handler that does nothing. Nil would mean the default one.
private func silenceALSA() {
  _ = unsafe snd_lib_error_set_local { _, _, _, _, _, _ in }
}
