public import MotionCurves

extension Color {
  /// Parses a colour as CSS writes it: in hexadecimal digits, as `rgb()`, or by its name.
  ///
  /// - `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in either case. In the short forms, each digit counts twice. Each
  ///   component is n/255.
  /// - `rgb(255 136 0)`, `rgb(255 136 0 / 50%)`, `rgba(255, 136, 0, 0.5)`: numbers to 255 or percentages, for alpha
  ///   numbers to 1 or percentages. Components outside of 0…1 are kept.
  /// - A name of the static members, such as `orange`.
  ///
  /// Without an alpha value, the colour is opaque.
  ///
  /// Source: CSS Color 4, §5.2, "The RGB Hexadecimal Notations", and §5.1, "The RGB functions".
  ///
  /// - Throws: ``NotationError`` with the column at which the text stops being a colour.
  public init(parsing text: String) throws(NotationError) {
    let scalars = Array(text.unicodeScalars)
    if scalars.first == "#" {
      try self.init(hexDigits: scalars)
      return
    }
    var scanner = NotationScanner(text)
    guard scanner.isAtName, scanner.current != UInt8(ascii: " ") else { throw Self.notAColor(scalars.first) }
    let word = scanner.takeWord()
    if word == "rgb" || word == "rgba", scanner.take("(") {
      self = try scanner.takeComponents()
    } else if let color = Self.named(word) {
      self = color
    } else {
      throw NotationError(column: 1, expected: Self.expected, found: "'\(word)'")
    }
    scanner.skipSpaces()
    guard scanner.isAtEnd else { throw scanner.error(expected: "the end") }
  }

  /// Creates a colour from a literal in hexadecimal digits: `"#ff8800"`, `"#f80"`, `"#ff880080"`.
  ///
  /// The text is part of the program; ``init(parsing:)`` reads text from outside.
  ///
  /// - Precondition: the text is `#` and 3, 4, 6 or 8 digits; the `#` may be missing.
  public init(hex literal: StaticString) {
    let text = literal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    do {
      try self.init(parsing: text.utf8.first == UInt8(ascii: "#") ? text : "#" + text)
    } catch {
      fatalError("'\(text)' is no colour: \(error.description)")
    }
  }

  /// The colour as `#rrggbb`, or as `#rrggbbaa` unless it is opaque.
  ///
  /// Components are clamped to 0…1 and rounded to 255 levels, NaN to 0.
  public var hex: String { hex(withAlpha: alpha.level != 255) }

  /// The colour as `#rrggbb`, or with its alpha value as `#rrggbbaa`; see ``hex``.
  public func hex(withAlpha: Bool) -> String {
    var bytes: [UInt8] = []
    appendHex(to: &bytes)
    if withAlpha { alpha.appendHex(to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The colour as CSS's `rgb(255 136 0)`, or `rgb(255 136 0 / 0.5)` unless it is opaque.
  ///
  /// Components are neither clamped nor rounded: the text parses to the same colour within an ulp, and to the same bits
  /// for 255 levels.
  public var rgb: String {
    let numbers = (0..<3).map { (components[$0] * 255).shortestDecimal }.joined(separator: " ")
    return alpha == 1 ? "rgb(\(numbers))" : "rgb(\(numbers) / \(alpha.shortestDecimal))"
  }

  /// Appends the colour without its alpha value, as `#rrggbb`.
  package func appendHex(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "#"))
    red.appendHex(to: &bytes)
    green.appendHex(to: &bytes)
    blue.appendHex(to: &bytes)
  }
}

// MARK: Parts

extension Color {
  private static var expected: String { "a colour like #ff8800, rgb(255 136 0) or orange" }

  private static func notAColor(_ first: Unicode.Scalar?) -> NotationError {
    NotationError(column: 1, expected: expected, found: found(first))
  }

  /// Creates a colour from `#` and its digits.
  private init(hexDigits scalars: [Unicode.Scalar]) throws(NotationError) {
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

extension NotationScanner {
  /// Takes the components of `rgb()` behind its parenthesis: separated by blanks, or by commas in the older form.
  fileprivate mutating func takeComponents() throws(NotationError) -> Color {
    var components = SIMD4<Double>(0, 0, 0, 1)
    var hasCommas = false
    for index in 0..<3 {
      if index == 1 { hasCommas = take(",") }
      if index == 2, hasCommas { try expectComma() }
      components[index] = try takeComponent(of: 255)
    }
    if take(hasCommas ? "," : "/") { components.w = try takeComponent(of: 1) }
    skipSpaces()
    guard take(")") else { throw error(expected: "')'") }
    return Color(components: components)
  }

  private mutating func expectComma() throws(NotationError) {
    skipSpaces()
    guard take(",") else { throw error(expected: "','") }
  }

  private mutating func takeComponent(of whole: Double) throws(NotationError) -> Double {
    guard let number = try takeNumber() else { throw error(expected: "a number") }
    return number.isPercentage ? number.value : number.value / whole
  }
}

extension Double {
  /// The nearest of 256 levels from 0 to 1.
  fileprivate var level: UInt8 { self > 0 ? UInt8((min(self, 1) * 255).rounded()) : 0 }

  /// Appends the level in two hexadecimal digits.
  fileprivate func appendHex(to bytes: inout [UInt8]) {
    for digit in [level >> 4, level & 0xF] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
