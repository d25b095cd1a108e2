extension Double {
  /// Reads a finite decimal number such as `-1.5e3`; nil for anything else, also for `inf`, `nan` and `0x10`, which
  /// Swift would take.
  init?(decimal bytes: [UInt8]) {
    guard bytes.allSatisfy(Self.canBeInDecimal) else { return nil }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
    self = value
  }

  private static func canBeInDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }

  /// Reads the number that was given to an option.
  init(_ text: String, option: String) throws(CommandFailure) {
    guard let value = Double(decimal: Array(text.utf8)) else {
      throw .badData("\(option): expected a finite number, found \(text.quoted)")
    }
    self = value
  }
}
