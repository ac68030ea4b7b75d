/// How a word sounds: the names of its phones.
public struct Pronunciation: Hashable, Sendable, CustomStringConvertible {
  public let phones: [String]

  /// Reads phones with spaces between them, and keeps them as they are written; nil if there are none, more than a word can have, or one
  /// that can be no phone of any model.
  public init?(_ text: String) {
    phones = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard (1...200).contains(phones.count), phones.allSatisfy(Self.isPhone) else { return nil }
  }

  init(phones: [String]) { self.phones = phones }

  var lastPhone: String { phones[phones.count - 1] }

  public var description: String { phones.joined(separator: " ") }

  /// How the CMU dictionary means a phone: in capitals, without the digit for stress.
  static func plain(_ phone: String) -> String {
    let capitals = phone.uppercased()
    return capitals.last.map { ("0"..."2").contains($0) } == true ? String(capitals.dropLast()) : capitals
  }

  /// How many bytes the name of a phone may have.
  static let longestPhone = 32

  /// Whether a phone may be called so: names are written into files for PocketSphinx, which parts them at white space.
  static func isPhone(_ name: String) -> Bool {
    (1...longestPhone).contains(name.utf8.count)
      && name.unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isWhitespace && ![.control, .format, .surrogate, .unassigned].contains(scalar.properties.generalCategory)
      }
  }
}
