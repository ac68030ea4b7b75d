/// The checksum of `sha256sum`: FIPS 180-4, "Secure Hash Standard", 2015, sections 5.1.1 and 6.2.
struct SHA256: Sendable {
  /// Bytes of a block.
  private static let block = 64

  private var state: InlineArray<8, UInt32> = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// The last bytes, fewer than a block.
  private var rest: [UInt8] = []
  /// The number of bytes added so far.
  private var count = 0

  /// Returns the checksum of some bytes as 64 hexadecimal digits.
  static func digits(of bytes: [UInt8]) -> String {
    var sum = SHA256()
    sum.add(bytes)
    return sum.digits()
  }

  /// Adds bytes to the sum.
  mutating func add(_ bytes: [UInt8]) {
    count += bytes.count
    var start = 0
    if !rest.isEmpty {
      start = min(Self.block - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == Self.block else { return }
      let full = rest
      mix(full.span, from: 0, to: Self.block)
      rest.removeAll(keepingCapacity: true)
    }
    let end = bytes.count - (bytes.count - start) % Self.block
    mix(bytes.span, from: start, to: end)
    rest += bytes[end...]
  }

  /// Returns the checksum of all added bytes as 64 hexadecimal digits.
  consuming func digits() -> String {
    let bits = UInt64(count) * 8
    let zeros = (Self.block + 55 - count % Self.block) % Self.block
    add([0x80] + [UInt8](repeating: 0, count: zeros) + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    var digits = ""
    for index in state.indices {
      let word = String(state[index], radix: 16)
      digits += String(repeating: "0", count: 8 - word.count) + word
    }
    return digits
  }

  /// Works whole blocks into the state, from one offset to another.
  private mutating func mix(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    let constants = Self.constants
    var schedule = InlineArray<64, UInt32>(repeating: 0)
    for position in stride(from: start, to: end, by: Self.block) {
      for index in 0..<16 { schedule[index] = bytes.word(at: position + 4 * index).byteSwapped }
      for index in 16..<64 {
        let near = schedule[index - 2], far = schedule[index - 15]
        let sigma1 = turned(near, 17) ^ turned(near, 19) ^ near >> 10, sigma0 = turned(far, 7) ^ turned(far, 18) ^ far >> 3
        schedule[index] = sigma1 &+ schedule[index - 7] &+ sigma0 &+ schedule[index - 16]
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3]), (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let choice = e & f ^ ~e & g, majority = a & b ^ a & c ^ b & c
        let first = h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[index] &+ schedule[index]
        let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
      state[0] &+= a
      state[1] &+= b
      state[2] &+= c
      state[3] &+= d
      state[4] &+= e
      state[5] &+= f
      state[6] &+= g
      state[7] &+= h
    }
  }

  private static let constants: InlineArray<64, UInt32> = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}

private func turned(_ word: UInt32, _ places: UInt32) -> UInt32 { word >> places | word << (32 - places) }
