/// Literals of the values of key paths: `0.5`, `true`, `[100, 50]`.
extension LayerValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral
{
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Creates a switch: 0 or 1.
  public init(booleanLiteral value: Bool) { self = .number(value ? 1 : 0) }

  /// Creates a point from two numbers, and a list from any other count of them.
  public init(arrayLiteral elements: Double...) {
    self = elements.count == 2 ? .point(SIMD2(elements[0], elements[1])) : .numbers(elements)
  }
}
