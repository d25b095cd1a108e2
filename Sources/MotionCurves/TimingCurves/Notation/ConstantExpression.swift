/// A CSS constant: a number, a percentage, or `calc()`, `min()` or `max()` of constants.
///
/// Source: CSS Values and Units Level 4, §10, restricted to constants without units.
struct ConstantExpression {
  enum Kind {
    case number
    case percentage

    var words: String { self == .number ? "a number" : "a percentage" }
  }

  /// The number; for a percentage, a hundredth of it.
  let value: Double
  let kind: Kind
  /// Whether it is written as a whole number or computed: CSS rounds a computed number where it needs a whole number.
  let isWhole: Bool

  /// The next constant, if there is one; the cursor does not move.
  static func next(in scanner: NotationScanner) throws(NotationError) -> ConstantExpression? {
    var copy = scanner
    copy.skipSpaces()
    if let byte = copy.current, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { return nil }
    return copy.isAtEnd ? nil : try ConstantExpression(from: &copy, expected: "',' or ')'")
  }

  /// Takes a constant of any form.
  init(from scanner: inout NotationScanner, expected: String) throws(NotationError) {
    scanner.skipSpaces()
    let start = scanner.offset
    if let numeral = try scanner.takeNumber() {
      self.init(
        value: numeral.value, kind: numeral.isPercentage ? .percentage : .number, isWhole: numeral.isWhole)
      try Self.rejectUnit(after: &scanner)
      return
    }
    let word = scanner.takeWord()
    guard ["calc", "min", "max"].contains(word) else {
      throw scanner.error(expected: expected, at: start)
    }
    // CSS allows no space before a function's parenthesis.
    guard scanner.current == UInt8(ascii: "(") else { throw scanner.error(expected: "'('") }
    self = try Self.function(word, &scanner)
    guard value.isFinite else { throw scanner.error(expected: "a finite number", at: start) }
  }

  private init(value: Double, kind: Kind, isWhole: Bool = true) {
    self.value = value
    self.kind = kind
    self.isWhole = isWhole
  }

  private static func rejectUnit(after scanner: inout NotationScanner) throws(NotationError) {
    let start = scanner.offset
    var copy = scanner
    let spaced = copy.current.map { $0 == UInt8(ascii: " ") } ?? false
    if !spaced, !copy.takeWord().isEmpty {
      throw scanner.error(expected: "a number without a unit", at: start)
    }
  }

  // MARK: calc, min, max

  private static let maximumNesting = 64

  private static func function(
    _ name: String, _ scanner: inout NotationScanner
  ) throws(NotationError) -> ConstantExpression {
    try scanner.expect("(")
    var result = try sum(&scanner)
    while name != "calc", scanner.take(",") {
      scanner.skipSpaces()
      let start = scanner.offset
      let next = try sum(&scanner)
      guard next.kind == result.kind else { throw scanner.error(expected: result.kind.words, at: start) }
      let value = name == "min" ? min(result.value, next.value) : max(result.value, next.value)
      result = ConstantExpression(value: value, kind: result.kind)
    }
    try scanner.expect(")")
    // A computed number counts as whole, because CSS rounds it.
    return ConstantExpression(value: result.value, kind: result.kind)
  }

  /// Takes product (' + ' product | ' - ' product)*; CSS requires the spaces.
  private static func sum(_ scanner: inout NotationScanner) throws(NotationError) -> ConstantExpression {
    // Each level is a recursive call: the limit keeps hostile text from exhausting the stack.
    guard scanner.nesting < maximumNesting else {
      throw scanner.error(expected: "at most \(maximumNesting) nested parentheses")
    }
    scanner.nesting += 1
    defer { scanner.nesting -= 1 }
    var result = try product(&scanner)
    while let sign = takeSpacedSign(&scanner) {
      scanner.skipSpaces()
      let start = scanner.offset
      let next = try product(&scanner)
      guard next.kind == result.kind else { throw scanner.error(expected: result.kind.words, at: start) }
      result = ConstantExpression(value: result.value + sign * next.value, kind: result.kind)
    }
    return result
  }

  private static func takeSpacedSign(_ scanner: inout NotationScanner) -> Double? {
    var copy = scanner
    copy.skipSpaces()
    guard copy.offset > scanner.offset, let byte = copy.current else { return nil }
    guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else { return nil }
    _ = copy.take(Unicode.Scalar(byte))
    guard copy.current == UInt8(ascii: " ") else { return nil }
    scanner = copy
    return byte == UInt8(ascii: "+") ? 1 : -1
  }

  private static func product(_ scanner: inout NotationScanner) throws(NotationError) -> ConstantExpression {
    var result = try factor(&scanner)
    while true {
      if scanner.take("*") {
        scanner.skipSpaces()
        let start = scanner.offset
        let next = try factor(&scanner)
        guard result.kind == .number || next.kind == .number else {
          throw scanner.error(expected: "a number", at: start)
        }
        let kind: Kind = result.kind == .number && next.kind == .number ? .number : .percentage
        result = ConstantExpression(value: result.value * next.value, kind: kind)
      } else if scanner.take("/") {
        scanner.skipSpaces()
        let start = scanner.offset
        let next = try factor(&scanner)
        guard next.kind == .number else { throw scanner.error(expected: "a number", at: start) }
        result = ConstantExpression(value: result.value / next.value, kind: result.kind)
      } else {
        return result
      }
    }
  }

  private static func factor(_ scanner: inout NotationScanner) throws(NotationError) -> ConstantExpression {
    if scanner.take("(") {
      let result = try sum(&scanner)
      try scanner.expect(")")
      return ConstantExpression(value: result.value, kind: result.kind)
    }
    return try ConstantExpression(from: &scanner, expected: "a number or a percentage")
  }
}
