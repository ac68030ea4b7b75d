/// How a word sounds: the names of its phones, as the acoustic model calls them.
public struct Pronunciation: Hashable, Sendable, CustomStringConvertible {
  public let phones: [String]

  /// Reads phones with spaces between them, in any case, stress digits allowed as in the CMU dictionary; nil if there are none.
  public init?(_ text: String) {
    let phones = text.uppercased().split(separator: " ").map { phone in
      String(phone.last.map { ("0"..."2").contains($0) } == true ? phone.dropLast() : phone)
    }
    guard !phones.isEmpty, phones.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x41...0x5A).contains($0) } }) else { return nil }
    self.phones = phones
  }

  var lastPhone: String { phones[phones.count - 1] }

  public var description: String { phones.joined(separator: " ") }
}
