public import MotionCurves

extension Color {
  /// Parses CSS's hexadecimal notation: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in either case.
  ///
  /// In the short forms, each digit counts twice. Without an alpha value, the colour is opaque. Each component is
  /// n/255.
  ///
  /// Source: CSS Color 4, §5.2, "The RGB Hexadecimal Notations".
  ///
  /// - Throws: ``NotationError`` with the column at which the text stops being a colour.
  public init(parsing text: String) throws(NotationError) {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, first == "#" else {
      throw NotationError(column: 1, expected: "a colour like #ff8800", found: Self.found(scalars.first))
    }
    var digits: [UInt8] = []
    for (index, scalar) in scalars.enumerated().dropFirst() {
      guard let digit = Self.hexDigit(scalar), digits.count < 8 else {
        throw NotationError(
          column: index + 1, expected: digits.count < 8 ? "a hexadecimal digit" : "the end",
          found: Self.found(scalar))
      }
      digits.append(digit)
    }
    let components: [UInt8]
    switch digits.count {
    case 3, 4: components = digits.map { $0 * 17 }
    case 6, 8: components = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default:
      throw NotationError(
        column: scalars.count + 1, expected: "3, 4, 6 or 8 hexadecimal digits", found: "\(digits.count)")
    }
    func component(_ index: Int) -> Double { index < components.count ? Double(components[index]) / 255 : 1 }
    self.init(red: component(0), green: component(1), blue: component(2), alpha: component(3))
  }

  private static func hexDigit(_ scalar: Unicode.Scalar) -> UInt8? {
    guard let byte = UInt8(exactly: scalar.value) else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - UInt8(ascii: "A") + 10
    default: return nil
    }
  }

  private static func found(_ scalar: Unicode.Scalar?) -> String {
    guard let scalar else { return "the end" }
    return "'\(String(scalar))'"
  }
}
