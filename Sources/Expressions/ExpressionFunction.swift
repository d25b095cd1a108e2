import RealModule

/// A function or an operator of numbers: its name, how many numbers it takes, and what it computes.
///
/// Conditions are the numbers 0 and 1 where they are computed; ``ExpressionNode`` keeps them apart from numbers.
package enum ExpressionFunction: String, Sendable, CaseIterable {
  // Operators.
  case add, subtract, multiply, divide, power, negate
  case isLess, isAtMost, isEqual, not, and, or, select
  // Powers that need no logarithm.
  case square, cube
  // Functions of one number.
  case sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, expm1, log, log1p, log2, log10, sqrt, cbrt, abs, sign
  case floor, ceil, round
  // Functions of two numbers, and the last one of three.
  case atan2, hypot, mod, min, max, clamp

  /// The functions that a text can call, by their names; `ln` is another name of `log`.
  static let named: [String: ExpressionFunction] = {
    var named: [String: ExpressionFunction] = [:]
    for function in allCases.drop(while: { $0 != .sin }) { named[function.rawValue] = function }
    named["ln"] = .log
    named["pow"] = .power
    return named
  }()

  /// The number of arguments.
  var arity: Int {
    switch self {
    case .add, .subtract, .multiply, .divide, .power, .isLess, .isAtMost, .isEqual, .and, .or: 2
    case .atan2, .hypot, .mod, .min, .max: 2
    case .select, .clamp: 3
    default: 1
    }
  }

  /// Computes the function of one, two or three numbers; what it does not take is not looked at.
  @inline(__always)
  func callAsFunction(_ a: Double, _ b: Double, _ c: Double) -> Double {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .power: Self.power(a, b)
    case .negate: -a
    case .isLess: a < b ? 1 : 0
    case .isAtMost: a <= b ? 1 : 0
    case .isEqual: a == b ? 1 : 0
    case .not: 1 - a
    case .and: a * b
    case .or: Swift.max(a, b)
    case .select: a != 0 ? b : c
    case .square: a * a
    case .cube: a * a * a
    default: ofNumbers(a, b, c)
    }
  }
}

extension ExpressionFunction {
  /// Elementary functions, which take longer than the call.
  @inline(never)
  private func ofNumbers(_ a: Double, _ b: Double, _ c: Double) -> Double {
    switch self {
    case .sin: Double.sin(a)
    case .cos: Double.cos(a)
    case .tan: Double.tan(a)
    case .asin: Double.asin(a)
    case .acos: Double.acos(a)
    case .atan: Double.atan(a)
    case .sinh: Double.sinh(a)
    case .cosh: Double.cosh(a)
    case .tanh: Double.tanh(a)
    case .exp: Double.exp(a)
    case .expm1: Double.expMinusOne(a)
    case .log: Double.log(a)
    case .log1p: Double.log(onePlus: a)
    case .log2: Double.log2(a)
    case .log10: Double.log10(a)
    case .sqrt: a.squareRoot()
    case .cbrt: Double.root(a, 3)
    case .abs: Swift.abs(a)
    case .sign: a > 0 ? 1 : a < 0 ? -1 : a
    case .floor: a.rounded(.down)
    case .ceil: a.rounded(.up)
    case .round: a.rounded()
    case .atan2: Double.atan2(y: a, x: b)
    case .hypot: Double.hypot(a, b)
    // The sign of the divisor, as in mathematics and Python.
    case .mod: a - b * (a / b).rounded(.down)
    case .min: Swift.min(a, b)
    case .max: Swift.max(a, b)
    case .clamp: Swift.min(Swift.max(a, b), c)
    default: .nan
    }
  }

  /// A power, also of a negative number with a whole exponent.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    guard base < 0 else { return Double.pow(base, exponent) }
    guard exponent == exponent.rounded() else { return .nan }
    let size = Double.pow(-base, exponent)
    return exponent.truncatingRemainder(dividingBy: 2) == 0 ? size : -size
  }
}
