import MotionNumerics
import TestSupport
import Testing

/// Syntax and serialisation against web-platform-tests css/css-easing (timing-functions-syntax-*.html,
/// linear-timing-functions-syntax.html).
@Suite struct TimingCurveNotationTests {
  @Test(arguments: [
    ("linear", "linear"), ("ease", "ease"), ("ease-in", "ease-in"), ("ease-out", "ease-out"),
    ("ease-in-out", "ease-in-out"), ("default", "ease"), ("step-start", "steps(1, start)"),
    ("step-end", "steps(1)"), ("steps(4, start)", "steps(4, start)"), ("steps(2, jump-start)", "steps(2, jump-start)"),
    ("steps(2, jump-both)", "steps(2, jump-both)"), ("steps(2, jump-none)", "steps(2, jump-none)"),
    ("steps(2, end)", "steps(2)"), ("steps(2, jump-end)", "steps(2)"), ("steps(+3)", "steps(3)"),
    ("steps(2147483647)", "steps(2147483647)"), ("steps(calc(2.5))", "steps(3)"),
    ("cubic-bezier(0.1, 0.2, 0.8, 0.9)", "cubic-bezier(0.1, 0.2, 0.8, 0.9)"),
    ("cubic-bezier(0, -2, 1, 3)", "cubic-bezier(0, -2, 1, 3)"),
    ("cubic-bezier(0, 0.7, 1, 1.3)", "cubic-bezier(0, 0.7, 1, 1.3)"),
    ("cubic-bezier(.24,.52,.43,.8)", "cubic-bezier(0.24, 0.52, 0.43, 0.8)"),
    ("cubic-bezier(0.25, 0.1, 0.25, 1)", "cubic-bezier(0.25, 0.1, 0.25, 1)"),
    ("  CUBIC-BEZIER( 0 ,\t1e-3\n,+1 , -1.5E2 ) ", "cubic-bezier(0, 0.001, 1, -150)"),
    ("cubic-bezier(calc(1/4), calc(2 * (3 - 1)), min(1, .5), max(-1, 0, 2))", "cubic-bezier(0.25, 4, 0.5, 2)"),
    ("Ease-In-Out-Bounce", "ease-in-out-bounce"),
  ])
  func canonicalForms(text: String, canonical: String) throws {
    let curve = try TimingCurve(parsing: text)
    #expect(curve.description == canonical)
    #expect(try TimingCurve(parsing: canonical) == curve)
  }

  @Test(arguments: [
    ("linear(0, 1)", "0 0%, 1 100%"), ("linear(-10, -5, 0, 5, 10)", "-10 0%, -5 25%, 0 50%, 5 75%, 10 100%"),
    ("linear(-10 -10%, -5 -5%, 0, 5, 10)", "-10 -10%, -5 -5%, 0 30%, 5 65%, 10 100%"),
    ("linear(0 calc(0%), 0 calc(100%))", "0 0%, 0 100%"),
    ("linear(0 calc(50% - 50%), 0 calc(50% + 50%))", "0 0%, 0 100%"),
    ("linear(0 calc(min(50%, 60%)), 0 100%)", "0 50%, 0 100%"),
    ("linear(0 0% 50%, 1 50% 100%)", "0 0%, 0 50%, 1 50%, 1 100%"),
    ("linear(0, 0.5 25% 75%, 1 100% 100%)", "0 0%, 0.5 25%, 0.5 75%, 1 100%, 1 100%"),
    (
      "linear(0, 1.3, 1, 0.92, 1, 0.99, 1, 0.998, 1 100% 100%)",
      "0 0%, 1.3 12.5%, 1 25%, 0.92 37.5%, 1 50%, 0.99 62.5%, 1 75%, 0.998 87.5%, 1 100%, 1 100%"
    ),
    ("linear(0, 0 40%, 1, 0.5, 1)", "0 0%, 0 40%, 1 60%, 0.5 80%, 1 100%"),
    ("linear(0)", "0 0%"), ("linear(0 0% 100%)", "0 0%, 0 100%"), ("linear(30% 1, 2)", "1 30%, 2 100%"),
    ("linear(0 7%, 1 33.3%, 2 1e-5%, 3 120%)", "0 7%, 1 33.3%, 2 33.3%, 3 120%"),
  ])
  func linearIsCanonicalised(text: String, stops: String) throws {
    #expect(try TimingCurve(parsing: text).description == "linear(\(stops))")
  }

  @Test func omittedPercentagesAreEvenlyDistributed() throws {
    let text = "linear(0, 1.3, 1, .92, 1, .99, 1, 1.004, .998, 1 100% 100%)"
    guard case .piecewiseLinear(let curve) = try TimingCurve(parsing: text) else {
      Issue.record("not a polyline")
      return
    }
    #expect(curve.points.count == 11)
    for (index, point) in curve.points.enumerated() where index < 10 {
      #expect(ulps(point.input, Double(index) / 9) <= 1)
    }
  }

  private static let columns: [(String, Int)] = [
    ("", 1), ("7", 1), ("auto", 1), ("test", 1), ("initial", 1), ("ease-in ease-out", 9), ("linear, ease", 7),
    ("cubic-bezier(1, 2)", 18), ("cubic-bezier(1, 1, 1)", 21), ("cubic-bezier(1, 1, 1, 1, 1)", 24),
    ("cubic-bezier(0, 0, infinite, 1)", 20), ("cubic-bezier(-0.1, 0.1, 0.5, 0.9)", 14),
    ("cubic-bezier(0.5, 0.1, 1.1, 0.9)", 24), ("cubic-bezier(1.1, 0, 1, 1)", 14), ("cubic-bezier(0, 0, 1.1, 1)", 20),
    ("cubic-bezier(-0.1, 0, 1, 1)", 14), ("cubic-bezier(0, 0, -0.1, 1)", 20), ("cubic-bezier(0.1, 0, 4, 0.4)", 22),
    ("cubic-bezier(1.5,0,0,1)", 14), ("cubic-bezier(0, 1e999, 1, 1)", 17), ("cubic-bezier(5%, 0, 1, 1)", 14),
    ("cubic-bezier (0, 0, 1, 1)", 1), ("cubic-bezier(0, 0, 1, 1", 24), ("cubic-bezier", 1), ("cubic-bezier(", 14),
    ("cubic-bezier(0 0 1 1)", 16), ("cubic-bezier(1., 0, 1, 1)", 15), ("cubic-bezier(nan, 0, 1, 1)", 14),
    ("steps()", 7), ("steps(0)", 7), ("steps(0, start)", 7), ("steps(0, jump-none)", 7), ("steps(1, jump-none)", 7),
    ("steps(calc(0/0), jump-none)", 7), ("steps(-1, start)", 7), ("steps(0.1, start)", 7), ("steps(3, nowhere)", 10),
    ("steps(-3, end)", 7), ("steps(2147483648)", 7), ("steps(1e1)", 7), ("steps(3,)", 9), ("steps(3", 8),
    ("steps(calc(1e300))", 7), ("linear()", 8), ("linear(100%)", 12), ("linear(0% 1 50%)", 13),
    ("linear(0% 100% 0)", 8), ("linear(1 2 3)", 10), ("linear(0, )", 11), ("linear(0 1% 2% 3%)", 16),
    ("linear(0 calc(50px - 50%), 0 calc(50em + 50em))", 17), ("linear(0 calc(50%, 50%), 0 1%)", 18),
    ("linear(0 calc(1 + 50%), 1)", 19), ("linear(0 calc(1%+2%), 1)", 17), ("linear(1deg, 1)", 9),
    ("linear(0 calc(50% / 10%), 1)", 21), ("linear(0 calc(5% * 5%), 1)", 20), ("linear(clamp(0, 1, 2), 1)", 8),
    ("linear(calc (1), 1)", 12), ("linear(0 0%, 1, 1 1e308%, 2, -1e308 -1e308%, 3 1.7e310%)x", 57),
    ("frames(3)", 1), ("ease()", 1), ("ease-in-wobble", 1), ("é", 1), ("ease é", 6), ("linear(é)", 8),
  ]

  @Test(arguments: columns)
  func errorsPointAtTheColumn(text: String, column: Int) {
    #expect {
      _ = try TimingCurve(parsing: text)
    } throws: { error in
      (error as? NotationError)?.column == column
    }
  }

  @Test func messagesNameTheExpectedAndTheFound() {
    func message(_ text: String) -> String {
      do {
        return try TimingCurve(parsing: text).description
      } catch {
        return error.description
      }
    }
    #expect(
      message("cubic-bezier(1.5,0,0,1)") == "column 14: expected a number from 0 to 1 for x1, found '1.5'")
    #expect(message("cubic-bezier(0.1, 0.2") == "column 22: expected ',', found the end")
    #expect(
      message("steps(0)")
        == "column 7: expected a whole number from 1 to 2147483647 for the number of steps, found '0'")
    #expect(message(String(repeating: "x", count: 200)).count < 120)
  }

  @Test func hostileTextsAreErrors() {
    let deep = "linear(" + String(repeating: "calc(", count: 100_000) + "1"
    #expect(throws: NotationError.self) { _ = try TimingCurve(parsing: deep) }
    let parentheses = "linear(calc(" + String(repeating: "(", count: 100_000)
    #expect(throws: NotationError.self) { _ = try TimingCurve(parsing: parentheses) }
    #expect(throws: NotationError.self) {
      _ = try TimingCurve(parsing: "linear(0 -1.7e310%, 1, 2, 3 1.7e310%, 1e308 1.7e310%)q")
    }
  }

  /// The exponent of a percentage is less by 2 than that of its number, even if an `Int` cannot hold the result.
  @Test(arguments: [
    ("1e-9223372036854775808%", "0%"), ("1e-99999999999999999999%", "0%"), ("0e9223372036854775807%", "0%"),
    ("0e-9223372036854775807%", "0%"),
  ])
  func exponentsOfPercentagesDoNotOverflow(text: String, percentage: String) throws {
    let (curve, expected) = ("linear(0, 1 \(text), 2)", "linear(0, 1 \(percentage), 2)")
    #expect(try TimingCurve(parsing: curve) == TimingCurve(parsing: expected))
  }

  @Test func excessiveExponentsAreErrors() {
    for exponent in ["311", "9223372036854775807", "99999999999999999999"] {
      #expect(throws: NotationError.self) { try TimingCurve(parsing: "linear(0, 1 1e\(exponent)%, 2)") }
    }
  }

  @Test func randomBytesNeverTrap() {
    var random = SplitMix64(seed: 1)
    let words = [
      "linear", "(", ")", ",", " ", "cubic-bezier", "steps", "calc", "min", "max", "1", ".5", "-", "+", "%", "1e9", "e",
      "*", "/", "jump-none", "end", "ease", "ease-in", "0", "50%", "é", "\u{0}",
    ]
    for _ in 0..<50_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.element(of: words) }.joined()
      if let curve = try? TimingCurve(parsing: text) {
        #expect((try? TimingCurve(parsing: curve.description)) != nil, "\(text)")
      }
    }
  }

  @Test func parsingTheCanonicalFormGivesTheSameCurve() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<5000 {
      let curve = CubicBezierPropertyTests.anyCurve(&random)
      #expect(try TimingCurve(parsing: curve.description) == .cubicBezier(curve))
    }
    for _ in 0..<5000 {
      var inputs = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        random.element(of: [random.number(in: -2...3), random.magnitude(from: 1e-300, to: 1e300), 0, 1, 0.07, 0.29])
      }
      inputs.sort()
      let points = inputs.map { PiecewiseLinear.Point(input: $0, output: random.number(in: -9...9)) }
      let curve = PiecewiseLinear(points: points)
      #expect(try TimingCurve(parsing: curve.description) == .piecewiseLinear(curve))
    }
    for position in Steps.Position.allCases {
      let curve = TimingCurve.steps(Steps(7, position))
      #expect(try TimingCurve(parsing: curve.description) == curve)
    }
    for direction in PennerEasing.Direction.allCases {
      for family in PennerEasing.Family.allCases {
        let curve = TimingCurve.penner(PennerEasing(family, direction))
        #expect(try TimingCurve(parsing: curve.description) == curve)
      }
    }
  }

  @Test func notatedMotionsMatchTheirCurves() throws {
    let motion = try ParsedMotion(parsing: "cubic-bezier(.24,.52,.43,.8)")
    let curve = CubicBezier(0.24, 0.52, 0.43, 0.8)
    #expect(motion.value(at: 0.3) == curve.value(at: 0.3))
    #expect(motion.velocity(at: 0.3) == curve.slope(at: 0.3))
    #expect(motion.domain == 0...1)
    #expect(motion.description == curve.description)
  }
}
