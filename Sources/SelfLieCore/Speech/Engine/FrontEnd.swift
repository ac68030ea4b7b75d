import CSphinx
import SystemPackage

/// PocketSphinx's signal processing by itself: sound in, cepstra out. It closes with its owner.
///
/// The searches need the same cepstra, and this way they are computed once.
@safe struct FrontEnd: ~Copyable {
  private let handle: OpaquePointer

  /// Opens the signal processing of a model. The corresponding C function is `fe_init_auto_r`.
  /// - Throws: `SpeechModelProblem.refused` if PocketSphinx refuses the model's parameters.
  static func open(model: AcousticModel) throws(SpeechModelProblem) -> FrontEnd {
    err_set_logfp(nil)
    guard let options = unsafe cmd_ln_parse_r(nil, ps_args(), 0, nil, 0) else { throw .refused(model.folder, "options") }
    defer { unsafe cmd_ln_free_r(options) }
    // The model's file sets the filters with which it was trained. Only its options of the signal processing are used.
    let parameters = model.folder.appending("feat.params").string
    guard unsafe cmd_ln_parse_file_r(options, fe_get_args(), parameters, 0) != nil else { throw .refused(model.folder, "feat.params") }
    // Dither is noise from a generator that goes on from take to take, so a verdict would depend on the takes before it.
    for name in ["-remove_silence", "-remove_noise", "-dither"] { unsafe cmd_ln_set_int_r(options, name, 0) }
    guard let handle = unsafe fe_init_auto_r(options) else { throw .refused(model.folder, "its filters can't be built") }
    guard unsafe fe_get_output_size(handle) == Cepstra.size else {
      unsafe fe_free(handle)
      throw .refused(model.folder, "its frames have another size")
    }
    return unsafe FrontEnd(handle: handle)
  }

  private init(handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe fe_free(handle) }

  /// Starts a take. The corresponding C functions are `fe_start_stream` and `fe_start_utt`.
  func start() {
    unsafe fe_start_stream(handle)
    unsafe fe_start_utt(handle)
  }

  /// Appends the cepstra of more samples; an incomplete frame waits for the next call. The corresponding C function is `fe_process_frames`.
  func hear(_ samples: Span<Int16>, into cepstra: inout Cepstra) {
    // A frame for every 160 samples, and one that had waited.
    let most = samples.count / (Clip.rate / Cepstra.rate) + 2
    var values = [mfcc_t](repeating: 0, count: most * Cepstra.size)
    var made = Int32(most)
    unsafe samples.withUnsafeBufferPointer { samples in
      var sound = samples.baseAddress
      var left = samples.count
      unsafe values.withUnsafeMutableBufferPointer { values in
        guard let base = values.baseAddress else { return }
        var rows: [UnsafeMutablePointer<mfcc_t>?] = unsafe (0..<most).map { unsafe base + $0 * Cepstra.size }
        if unsafe fe_process_frames(handle, &sound, &left, &rows, &made, nil) < 0 { made = 0 }
      }
    }
    cepstra.values += values.prefix(Int(made) * Cepstra.size)
  }

  /// Ends a take, and appends the samples that waited as a last frame. The corresponding C function is `fe_end_utt`.
  func finish(into cepstra: inout Cepstra) {
    var frame = [mfcc_t](repeating: 0, count: Cepstra.size)
    var made: Int32 = 0
    if unsafe fe_end_utt(handle, &frame, &made) >= 0, made > 0 { cepstra.values += frame }
  }
}
