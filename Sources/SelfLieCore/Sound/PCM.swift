import CAlsa
import Glibc

/// What ALSA refused: which call, and the errno that it answered with.
struct PCMError: Error, Equatable, CustomStringConvertible {
  /// Positive, as in errno.h.
  let code: Int32
  let call: String

  var description: String { "\(call): \(unsafe String(cString: snd_strerror(-code)))" }
}

/// An open sound device: one channel, signed 16 bit, `Clip.rate` samples per second. It closes on every way out.
///
/// It never blocks: what waits is `wait`, which has a deadline and wakes for other descriptors too.
@safe struct PCM: ~Copyable {
  enum Direction: Sendable {
    case capture, playback
  }

  /// What a read or a write came to.
  enum Transfer: Equatable {
    /// So many samples were moved.
    case moved(Int)
    /// Nothing can be moved yet.
    case notYet
    /// The stream broke off: samples were lost, or the machine slept.
    case gap
  }

  /// How many samples a device asks to be woken for: 50 ms, as long as a wait may last without being felt.
  static let period = Clip.rate / 20

  private let handle: OpaquePointer

  /// Opens a device by its ALSA name. The corresponding C function is `snd_pcm_open`.
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

  /// Closing drops what was not played, and never waits for it.
  deinit { unsafe snd_pcm_close(handle) }

  /// A buffer of 500 ms to play from, and of two seconds to record into, where the device has so much: so long may the machine be busy
  /// elsewhere before anything is lost.
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
    // Starting is always said, never a side effect of the first write.
    var boundary: snd_pcm_uframes_t = 0
    try check(unsafe snd_pcm_sw_params_get_boundary(software, &boundary), "sw_params")
    try check(unsafe snd_pcm_sw_params_set_start_threshold(handle, software, boundary), "sw_params")
    try check(unsafe snd_pcm_sw_params_set_avail_min(handle, software, period), "sw_params")
    try check(unsafe snd_pcm_sw_params(handle, software), "sw_params")
    try check(unsafe snd_pcm_prepare(handle), "prepare")
  }

  /// The corresponding C function is `snd_pcm_start`.
  func start() throws(PCMError) { try check(unsafe snd_pcm_start(handle), "start") }

  /// Makes a stream that broke off ready to start again. The corresponding C function is `snd_pcm_prepare`.
  func prepare() throws(PCMError) { try check(unsafe snd_pcm_prepare(handle), "prepare") }

  /// Whether the stream broke off because there was nothing left to play. The corresponding C function is `snd_pcm_state`.
  var hasRunOut: Bool { unsafe snd_pcm_state(handle) == SND_PCM_STATE_XRUN }

  /// Whether the stream waits to be started.
  var isPrepared: Bool { unsafe snd_pcm_state(handle) == SND_PCM_STATE_PREPARED }

  /// Appends what has arrived, at most one period. The corresponding C function is `snd_pcm_readi`.
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

  /// Writes what fits, from the front. The corresponding C function is `snd_pcm_writei`.
  func write(_ samples: Span<Int16>) throws(PCMError) -> Transfer {
    let result = unsafe samples.withUnsafeBufferPointer {
      unsafe snd_pcm_writei(handle, $0.baseAddress, snd_pcm_uframes_t($0.count))
    }
    return try transfer(result, of: samples.count, "write")
  }

  private func transfer(_ result: Int, of most: Int, _ call: String) throws(PCMError) -> Transfer {
    switch Int32(clamping: result) {
    // A plugin that moved more than it was asked to cannot be believed in anything.
    case 1... where result > most: throw PCMError(code: EOVERFLOW, call: call)
    case 1...: return .moved(result)
    case 0, -EAGAIN, -EINTR: return .notYet
    case -EPIPE, -ESTRPIPE: return .gap
    case let code: throw PCMError(code: -code, call: call)
    }
  }

  /// Waits until the device can go on, or one of the other descriptors can be read, or the time is over.
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
    // Some plugins use up their descriptor's event only when they are asked what it means.
    var events: UInt16 = 0
    unsafe descriptors.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress, count > 0 else { return }
      _ = unsafe snd_pcm_poll_descriptors_revents(handle, first, UInt32(count), &events)
    }
  }

  /// How many of the samples that were written are still on their way out; nil if that is not known. The corresponding C function is
  /// `snd_pcm_delay`.
  var delay: Int? {
    var frames: snd_pcm_sframes_t = 0
    return unsafe snd_pcm_delay(handle, &frames) == 0 ? max(0, frames) : nil
  }

  /// What the device is made of, plugin by plugin, and its setup, as ALSA writes it for people. The corresponding C function is
  /// `snd_pcm_dump`.
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
    /// For people, often of two lines; nil if nobody wrote one.
    let description: String?
    /// Nil for both.
    let direction: Direction?
  }

  /// The devices that ALSA knows by name, whether they can be opened or not. The corresponding C function is `snd_device_name_hint`.
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

/// What a card's mixer does to the microphone.
public struct CaptureControl: Equatable, Sendable {
  /// The mixer's own name, as `amixer -D` takes it.
  public let mixer: String
  /// The control's name, and its index among those of the same name, as `amixer sset` takes them.
  public let name: String
  /// From 0 to 1, of the loudest channel; nil if it has no volume.
  public let volume: Double?
  /// Nil if it cannot be muted.
  public let isMuted: Bool?
}

/// An open mixer of a card or of a sound server. It closes on every way out.
@safe struct Mixer: ~Copyable {
  private let handle: OpaquePointer
  private let name: String

  /// Opens a mixer by its ALSA name; nil if there is none. The corresponding C functions are `snd_mixer_open`, `snd_mixer_attach`,
  /// `snd_mixer_selem_register` and `snd_mixer_load`.
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

  /// The control that everything goes through which is recorded: the one that is called so, else the first of its kind. The corresponding C
  /// functions are `snd_mixer_selem_*`.
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
    // What playback shares is a boost, or not about the microphone at all.
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

/// ALSA's own handler prints to standard error. A local handler that does nothing silences it; nil would mean the noisy default.
private func silenceALSA() {
  _ = unsafe snd_lib_error_set_local { _, _, _, _, _, _ in }
}
