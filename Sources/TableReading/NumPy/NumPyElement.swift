/// The type of the numbers of an array.
struct NumPyElement {
  private enum Kind {
    case float, signed, unsigned
  }

  private let kind: Kind
  private let isBigEndian: Bool
  /// The number of bytes.
  let size: Int

  /// Reads a type such as `<f8`: the order of the bytes, the kind and the size; nil for one that is not read.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.count == 3 else { return nil }
    let characters = Array(text)
    switch characters[0] {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "|"): isBigEndian = false
    case UInt8(ascii: ">"): isBigEndian = true
    default: return nil
    }
    size = Int(characters[2] &- UInt8(ascii: "0"))
    switch (characters[1], size) {
    case (UInt8(ascii: "f"), 4), (UInt8(ascii: "f"), 8): kind = .float
    case (UInt8(ascii: "i"), 1), (UInt8(ascii: "i"), 2), (UInt8(ascii: "i"), 4), (UInt8(ascii: "i"), 8): kind = .signed
    case (UInt8(ascii: "u"), 1), (UInt8(ascii: "u"), 2), (UInt8(ascii: "u"), 4), (UInt8(ascii: "u"), 8),
      (UInt8(ascii: "b"), 1):
      kind = .unsigned
    default: return nil
    }
  }

  /// The number at an offset.
  @inline(__always)
  func number(_ bytes: [UInt8], at offset: Int) -> Double {
    var bits: UInt64 = 0
    for index in 0..<size {
      let byte = bytes[offset + (isBigEndian ? index : size - 1 - index)]
      bits = bits << 8 | UInt64(byte)
    }
    switch kind {
    case .float: return size == 8 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(bits)))
    case .unsigned: return Double(bits)
    case .signed:
      // The sign is the first of the number's bits.
      let unused = 64 - 8 * size
      return Double(Int64(bitPattern: bits << UInt64(unused)) >> Int64(unused))
    }
  }
}
