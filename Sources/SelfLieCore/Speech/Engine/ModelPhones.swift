extension AcousticModel {
  /// The name that this model has for a phone: the name as it is written, or how the CMU dictionary means it. Nil if it has neither; silence
  /// and noises are no phones of words.
  func phone(_ name: String) -> String? {
    // The member rather than the name: two spellings may be one to Unicode and two to PocketSphinx.
    (phones.firstIndex(of: name) ?? phones.firstIndex(of: Pronunciation.plain(name))).map { phones[$0] }
  }
}

extension Pronunciation {
  /// The same in the phones of a model; nil if it does not have one of them.
  public func resolved(in model: AcousticModel) -> Pronunciation? {
    let own = phones.compactMap(model.phone)
    return own.count == phones.count ? Pronunciation(phones: own) : nil
  }
}
