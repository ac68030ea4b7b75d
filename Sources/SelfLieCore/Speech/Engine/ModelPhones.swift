extension AcousticModel {
  /// Returns this model's spelling of a phone: the name itself, or else its form in the CMU dictionary.
  ///
  /// Nil if the model has neither. Silence and noises are not phones of words.
  func phone(_ name: String) -> String? {
    // The set's member and not the name: two spellings may be equal to Unicode and different to PocketSphinx.
    (phones.firstIndex(of: name) ?? phones.firstIndex(of: Pronunciation.plain(name))).map { phones[$0] }
  }
}

extension Pronunciation {
  /// Returns the pronunciation in a model's own phones; nil if the model lacks one of them.
  public func resolved(in model: AcousticModel) -> Pronunciation? {
    let own = phones.compactMap(model.phone)
    return own.count == phones.count ? Pronunciation(phones: own) : nil
  }
}
