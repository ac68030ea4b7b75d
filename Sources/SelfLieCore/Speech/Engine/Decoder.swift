import CSphinx
import SystemPackage

/// An open PocketSphinx decoder. It closes with its owner.
@safe struct Decoder: ~Copyable {
  private let handle: OpaquePointer
  /// The number of started takes, by which PocketSphinx names the files that it writes about them.
  private var takes = 0

  /// Opens a decoder that hears only its grammars, one at a time: a dictionary of just their units, and no language model.
  ///
  /// The options are those of `pocketsphinx_continuous`:
  /// - `-compallsen yes`, or the scores of two searches are not on one scale: each frame would be normalised by the best of the active
  ///   senones only.
  /// - `-remove_silence no`, or frames are dropped and times are wrong; `-remove_noise no`, because it made every kind of trial worse.
  /// - Language weight and penalties 1, so that a score comes from the sound alone.
  /// - Beams so wide that wider ones find the same paths.
  ///
  /// Nearly all the time of a search goes into the scores of the frames (0.033 of 0.034 s per second of speech), so one decoder makes them
  /// and another reads them. PocketSphinx passes them through a file only.
  ///
  /// The corresponding C function is `ps_init`.
  /// - Parameters:
  ///   - grammars: The grammars. A unit's name means the same pronunciation in all of them.
  ///   - leavesScores: Whether to leave the scores of each take in the scratch folder.
  /// - Throws: `SpeechModelProblem.refused` if PocketSphinx cannot open the model or search a grammar.
  static func open(
    _ grammars: [Grammar], model: AcousticModel, scratch: borrowing Scratch, leavesScores: Bool = false
  ) throws(SpeechModelProblem) -> Decoder {
    err_set_logfp(nil)
    guard let options = unsafe cmd_ln_parse_r(nil, ps_args(), 0, nil, 0) else { throw .refused(model.folder, "options") }
    defer { unsafe cmd_ln_free_r(options) }
    unsafe cmd_ln_set_str_r(options, "-hmm", model.folder.string)
    unsafe cmd_ln_set_str_r(options, "-dict", "/dev/null")
    unsafe cmd_ln_set_int_r(options, "-compallsen", 1)
    for name in ["-remove_silence", "-remove_noise", "-fsgusefiller", "-fsgusealtpron", "-bestpath", "-pl_window"] {
      unsafe cmd_ln_set_int_r(options, name, 0)
    }
    for name in ["-lw", "-wip", "-pip"] { unsafe cmd_ln_set_float_r(options, name, 1) }
    for name in ["-beam", "-pbeam"] { unsafe cmd_ln_set_float_r(options, name, 1e-100) }
    unsafe cmd_ln_set_float_r(options, "-wbeam", 1e-80)
    if leavesScores { unsafe cmd_ln_set_str_r(options, "-senlogdir", scratch.path) }
    let fillers = ["<s>", "</s>", silence].map { "\($0) SIL\n" } + grammars.flatMap(\.fillers).map { "\($0.unit) \($0.phone)\n" }
    let opened = unsafe scratch.withFile(fillers.joined()) { path in
      unsafe cmd_ln_set_str_r(options, "-fdict", path)
      // ps_init keeps its own reference to the options.
      return unsafe ps_init(options)
    }
    guard let handle = unsafe opened ?? nil else { throw .refused(model.folder, "it can't be opened") }
    let decoder = unsafe Decoder(handle: handle)
    // PocketSphinx's own mean of the cepstra drifts with the sound, from take to take too, and leaves frames without energy as they are.
    // Ours is subtracted before. This is no option, because the model's feat.params set another one.
    guard let feature = unsafe ps_get_feat(handle) else { throw .refused(model.folder, "it has no features") }
    unsafe feature.pointee.cmn = CMN_NONE
    for (number, grammar) in grammars.enumerated() {
      guard decoder.set(grammar, as: number) else { throw .refused(model.folder, "its search can't be built") }
    }
    return decoder
  }

  private init(handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
  }

  deinit {
    // PocketSphinx frees a take's search only when the take ends. Without a take this does nothing.
    _ = unsafe ps_end_utt(handle)
    unsafe ps_free(handle)
  }

  /// Adds a grammar under a number; false if PocketSphinx refuses it.
  ///
  /// The corresponding C functions are `ps_add_word`, `fsg_model_*`, `ps_set_fsg` and `ps_set_search`.
  private func set(_ grammar: Grammar, as number: Int) -> Bool {
    for (unit, pronunciation) in grammar.units.sorted(by: { $0.key < $1.key }) {
      guard unsafe ps_add_word(handle, unit, pronunciation.description, 0) >= 0 else { return false }
    }
    let name = Self.name(number)
    guard let logarithm = unsafe ps_get_logmath(handle),
      let model = unsafe fsg_model_init(name, logarithm, 1, Int32(grammar.states))
    else { return false }
    defer { unsafe fsg_model_free(model) }
    unsafe model.pointee.start_state = 0
    unsafe model.pointee.final_state = Int32(grammar.final)
    // Before the arcs: this tells the model which units are fillers, whose neighbours do not matter.
    for loop in grammar.loops { unsafe fsg_model_add_silence(model, loop.unit, Int32(loop.state), Float(loop.probability)) }
    for arc in grammar.arcs {
      let cost = arc.probability >= 1 ? 0 : unsafe logmath_log(logarithm, arc.probability)
      if let unit = arc.unit {
        unsafe fsg_model_trans_add(model, Int32(arc.from), Int32(arc.to), cost, fsg_model_word_add(model, unit))
      } else {
        unsafe fsg_model_null_trans_add(model, Int32(arc.from), Int32(arc.to), cost)
      }
    }
    // The search takes only one arc without sound at a time, so two in a row need a third one that joins them.
    unsafe glist_free(fsg_model_null_trans_closure(model, nil))
    return unsafe ps_set_fsg(handle, name, model) >= 0 && ps_set_search(handle, name) >= 0
  }

  /// Returns PocketSphinx's name of a grammar's search.
  private static func name(_ grammar: Int) -> String { "grammar\(grammar)" }

  /// The unit that PocketSphinx calls silence, whatever the grammar.
  static let silence = "<sil>"

  /// Starts a take, and drops one that did not end; false if that fails. The corresponding C functions are `ps_end_utt` and `ps_start_utt`.
  mutating func start() -> Bool {
    _ = unsafe ps_end_utt(handle)
    takes += 1
    return unsafe ps_start_utt(handle) >= 0
  }

  /// Starts a take whose scores go to the scratch folder; false if that fails. The corresponding C function is `ps_start_utt`.
  mutating func start(leavingScoresIn scratch: inout Scratch) -> Bool { start() && scratch.takeScores(utterance: takes - 1) }

  /// Searches a whole take for one grammar, by the scores of another decoder with the same model; nil if PocketSphinx fails.
  ///
  /// The corresponding C functions are `ps_set_search` and `ps_decode_senscr`.
  mutating func search(for grammar: Int, scoresIn scratch: borrowing Scratch) -> [Segment]? {
    takes += 1
    guard unsafe ps_set_search(handle, Self.name(grammar)) >= 0,
      unsafe scratch.withUnsafeScores({ unsafe ps_decode_senscr(handle, $0) >= 0 }) ?? false
    else { return nil }
    return segments()
  }

  /// Searches more cepstra of the current take; false if PocketSphinx fails. The corresponding C function is `ps_process_cep`.
  func hear(_ cepstra: Cepstra) -> Bool {
    // PocketSphinx takes a buffer that it may write to.
    var values = cepstra.values
    return unsafe values.withUnsafeMutableBufferPointer { values in
      guard let base = values.baseAddress else { return true }
      var rows: [UnsafeMutablePointer<mfcc_t>?] = unsafe (0..<cepstra.count).map { unsafe base + $0 * Cepstra.size }
      return unsafe ps_process_cep(handle, &rows, Int32(cepstra.count), 0, 0) >= 0
    }
  }

  /// Ends a take; false if PocketSphinx fails. The corresponding C function is `ps_end_utt`.
  func finish() -> Bool { unsafe ps_end_utt(handle) >= 0 }

  /// Returns the best path so far; empty if there is none. The corresponding C functions are `ps_seg_*`.
  func segments() -> [Segment] {
    var segments: [Segment] = []
    var next = unsafe ps_seg_iter(handle)
    while let segment = unsafe next {
      var first: Int32 = 0, last: Int32 = 0, score: Int32 = 0
      unsafe ps_seg_frames(segment, &first, &last)
      _ = unsafe ps_seg_prob(segment, &score, nil, nil)
      // An arc without sound from the start is a segment of frame -1.
      if let name = unsafe ps_seg_word(segment), 0 <= first, first <= last {
        segments.append(Segment(unit: unsafe String(cString: name), frames: Int(first)...Int(last), score: Int(score)))
      }
      unsafe next = unsafe ps_seg_next(segment)
    }
    return segments
  }
}
