/// A part of an expression, with its type and its place in the text.
///
/// What it computes is a step of an ``ExpressionBuilder``, so that no text makes a tree that is deep.
package struct ExpressionNode: Sendable {
  /// What an expression gives.
  package enum Kind: Sendable {
    case number
    case condition

    /// The kind in words, for messages.
    package var words: String { self == .number ? "a number" : "a condition" }
  }

  /// Where a number comes from.
  enum Operand: Hashable, Sendable {
    /// The bits of a constant, so that -0 is not 0, and a NaN is itself.
    case constant(UInt64)
    /// The index of an input.
    case input(Int)
    /// The index of a step.
    case step(Int)
  }

  let operand: Operand
  package let kind: Kind
  /// The offset of its first byte in the text.
  package let start: Int

  /// The value, if it is one whatever the inputs are.
  var constant: Double? {
    if case .constant(let bits) = operand { Double(bitPattern: bits) } else { nil }
  }
}

/// Collects the steps of expressions, each different one once.
struct ExpressionBuilder: Sendable {
  /// A function of up to three operands; what it does not take is the constant 0.
  struct Step: Hashable, Sendable {
    let function: ExpressionFunction
    let a, b, c: ExpressionNode.Operand
  }

  private(set) var steps: [Step] = []
  private var known: [Step: Int] = [:]

  /// A call; of constants, its value.
  mutating func call(
    _ function: ExpressionFunction, _ arguments: [ExpressionNode], _ kind: ExpressionNode.Kind = .number, at start: Int
  ) -> ExpressionNode {
    let none = ExpressionNode.Operand.constant(0)
    var operands: [ExpressionNode.Operand] = []
    var numbers: [Double] = []
    for argument in arguments {
      operands.append(argument.operand)
      if let constant = argument.constant { numbers.append(constant) }
    }
    operands += [none, none]
    guard numbers.count < arguments.count else {
      numbers += [0, 0]
      return ExpressionNode(
        operand: .constant(function(numbers[0], numbers[1], numbers[2]).bitPattern), kind: kind, start: start)
    }
    let step = Step(function: function, a: operands[0], b: operands[1], c: operands[2])
    let index = known[step] ?? steps.count
    if index == steps.count {
      steps.append(step)
      known[step] = index
    }
    return ExpressionNode(operand: .step(index), kind: kind, start: start)
  }

  /// A power; squares and cubes become products.
  mutating func power(_ base: ExpressionNode, _ exponent: ExpressionNode, at start: Int) -> ExpressionNode {
    switch exponent.constant {
    case 1: base
    case 2: call(.square, [base], at: start)
    case 3: call(.cube, [base], at: start)
    case 0.5: call(.sqrt, [base], at: start)
    default: call(.power, [base, exponent], at: start)
    }
  }
}
