/// The sound of a word: the names of its phones, in order.
public struct Pronunciation: Hashable, Sendable, CustomStringConvertible {
  /// The names of the phones, 1 to 200 of them.
  public let phones: [String]

  /// Reads phones separated by spaces or tabs, spelt as they are given.
  ///
  /// Returns nil for no phone, for more than 200, and for a name that no model can have.
  public init?(_ text: String) {
    phones = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard (1...200).contains(phones.count), phones.allSatisfy(Self.isPhone) else { return nil }
  }

  init(phones: [String]) { self.phones = phones }

  var lastPhone: String { phones[phones.count - 1] }

  public var description: String { phones.joined(separator: " ") }

  /// Returns a phone as the CMU dictionary names it: in capitals, without the digit for stress.
  static func plain(_ phone: String) -> String {
    let capitals = phone.uppercased()
    return capitals.last.map { ("0"..."2").contains($0) } == true ? String(capitals.dropLast()) : capitals
  }

  /// The longest name of a phone, in bytes.
  static let longestPhone = 32

  /// Whether a phone may have this name. Names are written into files that PocketSphinx splits at white space.
  static func isPhone(_ name: String) -> Bool {
    (1...longestPhone).contains(name.utf8.count)
      && name.unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isWhitespace && ![.control, .format, .surrogate, .unassigned].contains(scalar.properties.generalCategory)
      }
  }
}
