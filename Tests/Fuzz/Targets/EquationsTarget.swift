import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport

/// Equations of motion as text: each is a system that computes what its text says, or an error with a place.
enum EquationsTarget: TextTarget {
  static let name = "equations"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomText.equations(&random)) }

  /// Linear in the text, with a table of names.
  static func expectedSeconds(for input: FuzzText) -> Double { 2e-4 + 5e-6 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    checkMeaning(examination)
    do {
      let system = try EquationSystem(input.text, parameters: ["k": 2.5, "mu": -0.5])
      examination.require(!system.unknowns.isEmpty, "a system has unknowns")
      let orders = system.unknowns.allSatisfy { (1...2).contains($0.order) }
      examination.require(orders, "an order is 1 or 2", "\(system.unknowns)")
      let numbers = (0..<2 * system.coordinateCount).map { _ in examination.random.moderate(3) }
      let (one, other) = (accelerations(of: system, numbers), accelerations(of: system, numbers))
      examination.require(zip(one, other).allSatisfy { $0.isIdentical(to: $1) }, "the same numbers give the same bits")
      examination.require(one.count == system.unknowns.count, "each unknown has its equation")
    } catch {
      examination.require(
        (1...input.text.unicodeScalars.count + 1).contains(error.column), "an error has a column of the text",
        "\(error)")
      examination.require(
        !error.expected.isEmpty && !error.found.isEmpty, "an error says what and what else", "\(error)")
    }
  }

  /// A random right-hand side, computed by the tree that it was written from.
  private static func checkMeaning(_ examination: Examination) {
    let tree = ExpressionTree.random(&examination.random, depth: 4)
    do {
      let system = try EquationSystem("x'' = \(tree.text)", parameters: ["k": 2.5])
      let (x, v) = (examination.random.moderate(3), examination.random.moderate(3))
      let result = accelerations(of: system, [x, v])[0]
      let expected = tree.value(x, v)
      examination.require(
        result.isIdentical(to: expected) || result.isNaN && expected.isNaN, "a text means what it says",
        "\(tree.text) at x = \(x), x' = \(v): \(result), \(expected)")
    } catch {
      examination.fail("a tree is an expression", "\(tree.text): \(error)")
    }
  }

  /// The right-hand sides at time 0.75, at positions and velocities behind each other.
  private static func accelerations(of system: EquationSystem, _ numbers: [Double]) -> [Double] {
    let count = system.coordinateCount
    var result = [Double](repeating: 0, count: count)
    var span = result.mutableSpan
    system.evaluate(
      &span, at: 0.75, positions: numbers.span.extracting(..<count), velocities: numbers.span.extracting(count...))
    return result
  }

  static var regressions: [Regression<FuzzText>] { [] }
}

/// An expression of x and x′, as text and as a function.
private struct ExpressionTree {
  let text: String
  let value: (_ x: Double, _ velocity: Double) -> Double

  static func random(_ random: inout SplitMix64, depth: Int) -> ExpressionTree {
    guard depth > 0, !random.once(in: 5) else { return leaf(&random) }
    let a = Self.random(&random, depth: depth - 1)
    switch random.below(8) {
    case 0: return ExpressionTree(text: "(\(a.text))^2") { a.value($0, $1) * a.value($0, $1) }
    case 1:
      return ExpressionTree(text: "(\(a.text))^3") { a.value($0, $1) * a.value($0, $1) * a.value($0, $1) }
    case 2: return ExpressionTree(text: "-(\(a.text))") { -a.value($0, $1) }
    case 3: return called(a, &random)
    case 4:
      let (b, c) = (Self.random(&random, depth: depth - 1), Self.random(&random, depth: depth - 1))
      return ExpressionTree(text: "((\(a.text)) < (\(b.text)) ? \(c.text) : \(a.text))") {
        a.value($0, $1) < b.value($0, $1) ? c.value($0, $1) : a.value($0, $1)
      }
    default: return joined(a, Self.random(&random, depth: depth - 1), &random)
    }
  }

  private static func leaf(_ random: inout SplitMix64) -> ExpressionTree {
    switch random.below(4) {
    case 0: return ExpressionTree(text: "x") { x, _ in x }
    case 1: return ExpressionTree(text: "x'") { _, velocity in velocity }
    case 2: return ExpressionTree(text: "k") { _, _ in 2.5 }
    default:
      let number = abs(random.moderate(9))
      return ExpressionTree(text: "\(number)") { _, _ in number }
    }
  }

  private static func called(_ a: ExpressionTree, _ random: inout SplitMix64) -> ExpressionTree {
    let functions: [(String, (Double) -> Double)] = [
      ("sin", { Double.sin($0) }), ("cos", { Double.cos($0) }), ("exp", { Double.exp($0) }), ("abs", { abs($0) }),
      ("sqrt", { $0.squareRoot() }), ("tanh", { Double.tanh($0) }), ("floor", { $0.rounded(.down) }),
    ]
    let (name, function) = functions[random.below(functions.count)]
    return ExpressionTree(text: "\(name)(\(a.text))") { function(a.value($0, $1)) }
  }

  private static func joined(
    _ a: ExpressionTree, _ b: ExpressionTree, _ random: inout SplitMix64
  ) -> ExpressionTree {
    let operators: [(String, (Double, Double) -> Double)] = [
      ("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", { $0 * $1 }), ("/", { $0 / $1 }),
    ]
    let (symbol, function) = operators[random.below(operators.count)]
    let space = random.once(in: 2) ? " " : ""
    return ExpressionTree(text: "(\(a.text))\(space)\(symbol)\(space)(\(b.text))") {
      function(a.value($0, $1), b.value($0, $1))
    }
  }
}

extension RandomText {
  /// Equations, often damaged, or words of equations behind each other.
  static func equations(_ random: inout SplitMix64) -> String {
    switch random.below(4) {
    case 0: return tokens(of: equationWords, &random, count: 1 + random.below(20))
    case 1: return equationForms[random.below(equationForms.count)]
    default: return mutated(equationForms[random.below(equationForms.count)], &random)
    }
  }

  private static let equationForms = [
    "x'' = mu (1 - x^2) x' - x", "u' = 2u - u v; v' = u v - v", "x'' = -k sin(x)\ny' = x - y",
    "x'' = x > 0 && x' < 1 ? -k x : -x; ", "a'' = k(b - a); b'' = k(a - b) - mu b'",
    "q' = -max(q, 0)^1.5 + cos(2 pi t)",
    "x'' = -x - k*sign(x')*min(abs(x'), 1e-3)", "s' = (mod(t, 1) <= 0.5 ? 1 : -1) ln(1 + s^2)", "x''=-x/hypot(x,1)^3",
  ]

  private static let equationWords = [
    "x", "x'", "x''", "y", "t", "k", "mu", "=", ";", "\n", "+", "-", "*", "/", "^", "(", ")", ",", "?", ":", "<", "<=",
    "==", "!=", "!", "&&", "||", "1", "2.5", ".5", "1e300", "1e-320", "pi", "e", "sin(", "pow(", "clamp(", "sqrt(",
    "''",
    "π", "²", "·", "−",
  ]
}
