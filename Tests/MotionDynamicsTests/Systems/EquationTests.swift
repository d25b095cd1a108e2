import Expressions
import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Systems of equations from text: held against SciPy, against the same in Swift, and against texts that are wrong.
@Suite struct EquationTests {
  // MARK: Textbooks

  @Test func textbooks() throws {
    var worst = WorstCase()
    let groups = Dictionary(grouping: try ReferenceTable("equations").rows) { row in
      [row.text("equations"), row.text("parameters"), row.text("start")]
    }
    #expect(groups.count == 22)
    for (texts, rows) in groups {
      let system = try EquationSystem(texts[0], parameters: Self.numbers(texts[1]))
      let start = try system.state(Self.numbers(texts[2]))
      let motion = try Simulation(
        of: system, from: start.positions, velocity: start.velocities, solver: Solver(tolerance: 1e-14)
      ).trajectory(until: rows.map { $0.number("time") }.max() ?? 0)
      for row in rows {
        let (name, time) = (row.text("unknown"), row.number("time"))
        let state = motion.state(at: time)
        let index = try #require(system.unknowns.firstIndex { name == $0.name || name == "\($0.name)'" })
        let found =
          system.unknowns[index].order == 2 && name == system.unknowns[index].name
          ? state.value[index] : state.velocity[index]
        worst.note(abs(found - row.number("value")) / max(1, abs(row.number("value"))), "\(texts[0]) at \(time)")
      }
    }
    #expect(worst.error <= 1e-9, "\(worst)")
  }

  /// The numbers of a text such as `a=1 b=2`.
  private static func numbers(_ text: String) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for pair in text.split(separator: " ") {
      let parts = pair.split(separator: "=")
      numbers[String(parts[0])] = Double(parts[1])
    }
    return numbers
  }

  // MARK: Values

  /// The value of the right-hand side x' = … at t = 3, with x = 2.
  private func value(_ text: String, _ parameters: [String: Double] = [:]) throws -> Double {
    let system = try EquationSystem("x' = \(text)", parameters: parameters)
    var rates = [0.0]
    var span = rates.mutableSpan
    system.evaluate(&span, at: 3, positions: [0.0].span, velocities: [2.0].span)
    return rates[0]
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("-2^2", -4), ("2^-1", 0.5), ("2^3^2", 512), ("-x^2", -4), ("2x", 4), ("1/2 x", 1),
    ("2 pi x", 4 * Double.pi), ("(1 - x)(1 + x)", -3), ("x (t)", 6), ("8 / 2 / 2", 2), ("1 - 2 - 3", -4), ("--x", 2),
    ("x < 3 ? t : 0", 3), ("x >= 3 || t == 3 ? 1 : 0", 1), ("!(x != 2) && t > 1 ? 5 : 6", 5), ("+x", 2),
    ("sqrt(x + 2)", 2), ("atan2(0, -1)", .pi), ("mod(-1, 3)", 2), ("min(x, t)", 2), ("max(x, t)", 3), ("ln(e)", 1),
    ("clamp(t, 0, 1)", 1), ("sign(-3)", -1), ("pow(x, 10)", 1024), ("(-2)^3", -8), ("(-x)^4", 16), ("x**2", 4),
    ("hypot(3, 4)", 5), ("floor(2.7) + ceil(2.1) + round(2.5)", 8), ("1e3", 1000), (".5x", 1), ("log10(1000)", 3),
    ("cbrt(27)", 3), ("log2(8)", 3), ("x^0.5 - sqrt(x)", 0), ("1 < 2 ? 3 : 4", 3), ("abs(-x)", 2), ("exp(0)", 1),
    ("tanh(0) + sinh(0) + cosh(0)", 1), ("expm1(0) + log1p(0)", 0), ("asin(1) - acos(0)", 0), ("tan(0)", 0),
  ])
  func rightHandSides(text: String, expected: Double) throws {
    let value = try value(text)
    #expect(abs(value - expected) <= 4 * expected.ulp, "\(text) is \(value)")
  }

  @Test func powersOfNegativeNumbersAreRealOrNone() throws {
    #expect(try value("(-x)^0.3").isNaN)
    #expect(try value("(-x)^x") == 4)
    #expect(try value("0^0") == 1)
  }

  @Test func parametersAreNamed() throws {
    #expect(try value("a x + b", ["a": 3, "b": 1, "c": 9]) == 7)
    let system = try EquationSystem("x'' = -ω^2 + mu x'", parameters: ["ω": 2, "mu": 1, "nu": 0])
    #expect(system.parameterNames == ["mu", "ω"])
    #expect(system.unknowns == (try EquationSystem("x'' = 1").unknowns))
  }

  @Test(arguments: ["α", "Ω", "ϕ", "Ͱ"]) func namesMayBeGreek(name: String) throws {
    #expect(try value("\(name)1 x", [name + "1": 3]) == 6)
  }

  @Test func linesAndPrimesOfTypographersAreRead() throws {
    let one = try EquationSystem("x″ = -x\n\ny′ = x′ - y\n")
    #expect(one.unknowns.map(\.name) == ["x", "y"])
    #expect(one.unknowns.map(\.order) == [2, 1])
  }

  // MARK: Errors

  @Test(arguments: [
    ("", 1, "an equation"), ("x = 1", 1, "an equation"), ("x''' = 1", 1, "an equation"), ("t' = 1", 1, "an equation"),
    ("x' 1", 4, "'='"), ("x' = ", 6, "a number, a name or '('"), ("x' = 1 2", 8, "an operator"),
    ("x' = (1", 8, "')'"), ("x' = y", 6, "a name that there is"), ("x' = x''", 6, "a name that there is"),
    ("x' = sin x", 10, "'(' after the function 'sin'"), ("x' = sin(1, 2)", 14, "1 number"),
    ("x' = atan2(1)", 13, "2 numbers"),
    ("x' = 1 < 2", 6, "a number, not a condition,"), ("x' = x ? 1 : 2", 6, "a condition, not a number,"),
    ("x' = x < 1 ? 2", 15, "':'"), ("x' = 1; x' = 2", 9, "one equation for each unknown"),
    ("x' = 1e999", 6, "a number that is not too large"),
    ("x' = #", 6, "an operator"), ("x' = 2 $ 3", 8, "an operator"),
    ("x' = 1 + (2 < 3)", 11, "a number, not a condition,"),
  ])
  func mistakesHaveTheirPlace(text: String, column: Int, expected: String) {
    let error = #expect(throws: NotationError.self) { try EquationSystem(text) }
    #expect(error?.column == column, "\(text): \(String(describing: error))")
    #expect(error?.expected.hasPrefix(expected) == true, "\(text): \(String(describing: error))")
  }

  @Test(arguments: [("x' = #", "'#'"), ("x' = 1 two", "'two'"), ("x' = (1", "the end"), ("x' = 12 $", "'$'")])
  func mistakesQuoteWhatIsThere(text: String, found: String) {
    let error = #expect(throws: NotationError.self) { try EquationSystem(text) }
    #expect(error?.found == found)
  }

  @Test func textsHaveLimits() {
    let deep = String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
    #expect(throws: NotationError.self) { try EquationSystem("x' = \(deep)") }
    #expect(throws: NotationError.self) { try EquationSystem("x' = " + String(repeating: "1<2?1:", count: 9000) + "1") }
    #expect(throws: NotationError.self) { try EquationSystem("x' = " + String(repeating: "-", count: 60_000) + "1") }
    #expect(throws: NotationError.self) { try EquationSystem("x' = " + String(repeating: "1+", count: 40_000) + "1") }
    #expect(throws: Never.self) { try EquationSystem("x' = " + String(repeating: "x+", count: 30_000) + "1") }
  }

  @Test func startsAreChecked() throws {
    let system = try EquationSystem("x'' = -x; y' = -y")
    #expect(try system.state(["x'": 1, "y": 2]) == ([0, 0], [1, 2]))
    for wrong in [["z": 1.0], ["y'": 1], ["x": .nan]] {
      #expect(throws: ParameterError.self) { try system.state(wrong) }
    }
  }

  // MARK: Random texts

  /// No text traps, and each result is a number.
  @Test func randomTexts() {
    var random = SplitMix64(seed: 1)
    let parts = [
      "x", "x'", "y", "t", "1", "2.5", "+", "-", "*", "/", "^", "(", ")", "sin(", "min(", ",", "?", ":", "<", "&&", "!",
      " ", "pi", "'", "=", ";", "\n", "e", "1e", ".", "é", "clamp(", "==",
    ]
    var parsed = 0
    for _ in 0..<thorough(20_000) {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
      guard let system = try? EquationSystem("x'' = \(text)", parameters: ["y": 3]) else { continue }
      parsed += 1
      var rates = [Double](repeating: 0, count: system.coordinateCount)
      let numbers = rates
      var span = rates.mutableSpan
      system.evaluate(&span, at: 1, positions: numbers.span, velocities: numbers.span)
    }
    #expect(parsed > thorough(20_000) / 100)
  }
}
