package import MotionCurves
import MotionFitting

extension MotionKind {
  static let cubicBezier = MotionKind(
    "cubic-bezier", "CSS's cubic Bézier, also by the words ease, ease-in, ease-out, ease-in-out and default",
    forms: [Form("cubic-bezier(x1, y1, x2, y2)", "x1 and x2 from 0 to 1")],
    example: "cubic-bezier(0.24, 0.52, 0.43, 0.8)",
    [
      Parameter("x1", "a number from 0 to 1"), Parameter("y1"), Parameter("x2", "a number from 0 to 1"),
      Parameter("y2"),
    ],
    maker: .named([["x1", "y1", "x2", "y2"]]) { numbers throws(ParameterError) in
      ParsedMotion(
        .cubicBezier(try CubicBezier(validating: numbers["x1"], numbers["y1"], numbers["x2"], numbers["y2"])))
    })

  static let steps = MotionKind(
    "steps", "CSS's stair of equal steps",
    forms: [Form("steps(n[, position])", "jump-start or start, jump-end or end, jump-none, jump-both")],
    example: "steps(4, jump-none)",
    [Parameter("count", "a whole number from 1 to 2³¹ − 1, from 2 on with jump-none")])

  static let linear = MotionKind(
    "linear", "straight lines between points", forms: [Form("linear(stops)", "such as linear(0, 0.25 75%, 1)")],
    example: "linear(0 0%, 0.25 75%, 1 100%)", [],
    maker: .pairs { points throws(ParameterError) in
      let points = points.map { PiecewiseLinear.Point(input: $0.0, output: $0.1) }
      return ParsedMotion(.piecewiseLinear(try PiecewiseLinear(validatingPoints: points)))
    })

  static let easing = MotionKind(
    "easing", "Penner's thirty easings",
    forms: [
      Form(
        "ease-in-quad ... ease-in-out-bounce",
        "Penner's: ease-in, ease-out, ease-in-out with sine, quad, cubic, quart, quint, expo, circ, back, elastic, bounce"
      )
    ], example: "ease-out-back", [])
}

extension TimingCurve: DescribedMotion {
  package var kind: MotionKind {
    switch self {
    case .keyword, .cubicBezier: .cubicBezier
    case .linear, .piecewiseLinear: .linear
    case .steps: .steps
    case .penner: .easing
    }
  }

  package var notation: String { description }

  package var word: String? {
    switch self {
    case .linear, .keyword, .penner: description
    case .cubicBezier, .steps, .piecewiseLinear: nil
    }
  }

  package var parts: [MotionProperty] {
    if let curve = cubicBezier {
      return [MotionProperty("points", .numbers([curve.x1, curve.y1, curve.x2, curve.y2]))]
    }
    switch self {
    case .steps(let steps):
      return [
        MotionProperty("count", .number(Double(steps.count))),
        MotionProperty("position", .word(steps.position.keyword)),
      ]
    case .linear: return [MotionProperty("stops", .pairs([(0, 0), (1, 1)]))]
    case .piecewiseLinear(let curve):
      return [MotionProperty("stops", .pairs(curve.points.map { ($0.input, $0.output) }))]
    case .keyword, .cubicBezier, .penner: return []
    }
  }

  package func properties(in scale: PropertyScale) -> [MotionProperty] {
    scale.extent(range()) + [
      MotionProperty("isMonotonic", label: "monotonic", .truth(isMonotonic)),
      MotionProperty("startSlope", label: "start slope", scale.slope(velocity(at: 0))),
      MotionProperty("endSlope", label: "end slope", scale.slope(velocity(at: 1))),
    ]
  }

  package func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] { [.range(range(over: domain))] }

  package var timeMeaning: ParsedMotion.TimeMeaning { .progress }

  package var shape: ExportShape { .curve(self, duration: nil, delay: 0) }

  package var corners: [Double] {
    if case .piecewiseLinear(let curve) = self { curve.points.map { $0.input } } else { [] }
  }

  package func lasting(_ duration: Double, after delay: Double) throws(ParameterError) -> ParsedMotion? {
    ParsedMotion(try Tween(validatingFrom: 0.0, to: 1, duration: duration, curve: self, delay: delay))
  }
}
