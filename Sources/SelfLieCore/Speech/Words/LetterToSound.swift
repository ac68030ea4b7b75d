import Glibc

/// A guess at the pronunciation of words that no dictionary has: flite's CMU letter-to-sound rules, if Debian's flite is installed.
///
/// flite's phones are those of the CMU dictionary in lower case, except for "ax", which is AH without stress (measured: the same rules as
/// its program `t2p`). The library is loaded at run time, so that selflie runs without it, and no word is ever an argument of a process.
@safe public struct LetterToSound: ~Copyable {
  private typealias Lookup = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, OpaquePointer?) -> OpaquePointer?
  private typealias Accessor = @convention(c) (OpaquePointer?) -> OpaquePointer?
  private typealias Text = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  private typealias Delete = @convention(c) (OpaquePointer?) -> Void

  private let library: UnsafeMutableRawPointer
  private let rules: UnsafeMutableRawPointer
  private let lexicon: OpaquePointer
  private let lookUp: Lookup
  private let first: Accessor
  private let rest: Accessor
  private let text: Text
  private let delete: Delete

  /// Loads the library; nil if it is not installed. The corresponding C functions are `dlopen` and `cmu_lex_init`.
  public init?() {
    guard let library = unsafe dlopen("libflite.so.1", RTLD_NOW | RTLD_LOCAL) else { return nil }
    guard let rules = unsafe dlopen("libflite_cmulex.so.1", RTLD_NOW | RTLD_LOCAL) else {
      unsafe dlclose(library)
      return nil
    }
    guard let make = unsafe dlsym(rules, "cmu_lex_init"), let lookUp = unsafe dlsym(library, "lex_lookup"),
      let first = unsafe dlsym(library, "val_car"), let rest = unsafe dlsym(library, "val_cdr"),
      let text = unsafe dlsym(library, "val_string"), let delete = unsafe dlsym(library, "delete_val"),
      let lexicon = unsafe unsafeBitCast(make, to: (@convention(c) () -> OpaquePointer?).self)()
    else {
      unsafe dlclose(rules)
      unsafe dlclose(library)
      return nil
    }
    unsafe self.library = unsafe library
    unsafe self.rules = unsafe rules
    unsafe self.lexicon = unsafe lexicon
    unsafe self.lookUp = unsafe unsafeBitCast(lookUp, to: Lookup.self)
    unsafe self.first = unsafe unsafeBitCast(first, to: Accessor.self)
    unsafe self.rest = unsafe unsafeBitCast(rest, to: Accessor.self)
    unsafe self.text = unsafe unsafeBitCast(text, to: Text.self)
    unsafe self.delete = unsafe unsafeBitCast(delete, to: Delete.self)
  }

  deinit {
    unsafe dlclose(rules)
    unsafe dlclose(library)
  }

  /// Guesses a word of at most 40 letters, in the phones of the CMU dictionary; nil if the rules find nothing. The corresponding C function
  /// is `lex_lookup`.
  public func guess(_ word: String) -> Pronunciation? {
    let letters = word.filter { $0.isASCII && $0.isLetter }.lowercased()
    guard !letters.isEmpty, letters.count <= 40 else { return nil }
    // flite calls an unknown part of speech "nil"; a null pointer is safe too.
    guard let phones = unsafe lookUp(lexicon, letters, nil, nil) else { return nil }
    defer { unsafe delete(phones) }
    var names: [String] = []
    var next: OpaquePointer? = unsafe phones
    while let cell = unsafe next {
      guard let item = unsafe first(cell), let name = unsafe text(item) else { break }
      names.append(unsafe String(cString: name))
      unsafe next = unsafe rest(cell)
    }
    return Pronunciation(names.map { $0.hasPrefix("ax") ? "AH" : Pronunciation.plain($0) }.joined(separator: " "))
  }
}
