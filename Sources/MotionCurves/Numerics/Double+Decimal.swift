extension Double {
  /// The shortest decimal that parses to the same double, without the ".0" of a whole number.
  package var shortestDecimal: String {
    @inline(never) get {
      // Whole numbers up to 2⁵³, which are written without an exponent, are written as integers. Cutting ".0" from a
      // text would add the code for UTF-8 and UTF-16 to a page's WebAssembly; searching for it would add the tables of
      // Unicode.
      if self == 0 { return sign == .minus ? "-0" : "0" }
      guard magnitude <= 0x1p53, Double(Int64(self)) == self else { return description }
      return Int64(self).description
    }
  }

  /// A hundred times the number, as a percentage.
  ///
  /// The decimal point of the shortest decimal is moved, and the result parses to the same double; a product with 100
  /// would not always do so.
  package var percentage: String {
    let decimal = shortestDecimal
    let sign = decimal.hasPrefix("-") ? "-" : ""
    let parts = decimal.dropFirst(sign.count).split(separator: "e", maxSplits: 1)
    guard parts.count == 1 else {
      let exponent = (Int(parts[1]) ?? 0) + 2
      return "\(sign)\(parts[0])e\(exponent)%"
    }
    let number = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let fraction = number.count == 2 ? String(number[1]) : ""
    let moved = fraction + String(repeating: "0", count: max(0, 2 - fraction.count))
    let whole = (String(number[0]) + String(moved.prefix(2))).drop { $0 == "0" }
    let rest = moved.dropFirst(2)
    return sign + (whole.isEmpty ? "0" : String(whole)) + (rest.isEmpty ? "" : "." + rest) + "%"
  }
}

extension Double {
  /// Reads a finite decimal number such as `-1.5e3`; nil for anything else.
  ///
  /// It refuses `inf`, `nan` and `0x10`, too, which Swift accepts.
  package init?(decimal bytes: [UInt8]) {
    guard bytes.allSatisfy(Self.isAllowedInDecimal) else { return nil }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
    self = value
  }

  private static func isAllowedInDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}
