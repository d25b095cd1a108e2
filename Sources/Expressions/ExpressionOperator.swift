/// An operator between two operands: how tightly it binds, what it takes and gives, and how it is computed.
struct ExpressionOperator {
  /// A higher level binds more tightly.
  let level: Int
  let function: ExpressionFunction
  let operands: ExpressionNode.Kind
  let result: ExpressionNode.Kind
  /// Whether the function takes the operands in the other order, or its result is negated.
  var isSwapped = false
  var isNegated = false
  /// Whether nothing is written between the operands: they are multiplied.
  var isImplied = false

  /// The operator that a token is, or implies.
  init?(next token: ExpressionToken) {
    switch token.kind {
    case .symbol("("), .name:
      self.init(5, .multiply)
      isImplied = true
    case .symbol(let symbol):
      guard let found = Self.known[symbol] else { return nil }
      self = found
    case .number, .end: return nil
    }
  }

  private init(
    _ level: Int, _ function: ExpressionFunction, of operands: ExpressionNode.Kind = .number,
    to result: ExpressionNode.Kind = .number, isSwapped: Bool = false, isNegated: Bool = false
  ) {
    (self.level, self.function, self.operands, self.result) = (level, function, operands, result)
    (self.isSwapped, self.isNegated) = (isSwapped, isNegated)
  }

  private static let known: [String: ExpressionOperator] = [
    "||": ExpressionOperator(1, .or, of: .condition, to: .condition),
    "&&": ExpressionOperator(2, .and, of: .condition, to: .condition),
    "<": ExpressionOperator(3, .isLess, to: .condition),
    "<=": ExpressionOperator(3, .isAtMost, to: .condition),
    ">": ExpressionOperator(3, .isLess, to: .condition, isSwapped: true),
    ">=": ExpressionOperator(3, .isAtMost, to: .condition, isSwapped: true),
    "==": ExpressionOperator(3, .isEqual, to: .condition),
    "!=": ExpressionOperator(3, .isEqual, to: .condition, isNegated: true),
    "+": ExpressionOperator(4, .add), "-": ExpressionOperator(4, .subtract),
    "*": ExpressionOperator(5, .multiply), "/": ExpressionOperator(5, .divide),
  ]
}
