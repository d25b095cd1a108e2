internal import MotionNumerics

/// The parts of a motion: the kind, the name and the numbers in its notation, as a JSON object on one line.
struct MotionParts {
  private var members: [String] = []

  /// The JSON object.
  var object: String { "{\(members.joined(separator: ","))}" }

  init(_ motion: ParsedMotion) {
    if case .mapped(let mapped) = motion {
      add(mapped.base, from: mapped.start, to: mapped.end)
    } else {
      add(motion, from: 0, to: 1)
    }
    add("notation", word: motion.description)
  }

  /// The parts of a motion from a handover or a fit.
  ///
  /// The notation describes it from its start time on.
  init(_ motion: SpringMotion<Double>) {
    add("kind", word: "spring")
    add("name", word: nil)
    add(motion.spring, velocity: motion.velocityInDistances)
    add([("from", motion.start), ("to", motion.target), ("startTime", motion.startTime)])
    add("notation", word: (try? ParsedMotion(spring: motion))?.description)
  }

  private mutating func add(_ motion: ParsedMotion, from start: Double, to end: Double) {
    add("kind", word: motion.kind)
    add("name", word: motion.word)
    addNumbers(of: motion)
    add([("from", start), ("to", end)])
  }

  private mutating func addNumbers(of motion: ParsedMotion) {
    switch motion {
    case .timingCurve(let curve): add(curve)
    case .tween(let tween):
      add(tween.curve)
      add([("duration", tween.duration), ("delay", tween.delay)])
    case .spring(let motion): add(motion.spring, velocity: motion.initialVelocity)
    case .preset(let preset):
      switch preset.kind {
      case .spring(let spring): add(spring, velocity: 0)
      case .curve(let curve): add(.cubicBezier(curve))
      }
    case .damped(let oscillation): add([("decay", oscillation.decay), ("frequency", oscillation.frequency)])
    case .timed(let motion):
      addNumbers(of: .damped(motion.oscillation))
      add([("duration", motion.duration), ("delay", motion.delay)])
    case .decay(let decay): add([("velocity", decay.velocity), ("deceleration", decay.deceleration)])
    case .secondOrder(let step):
      add([
        ("frequency", step.frequency), ("dampingRatio", step.dampingRatio), ("response", step.dynamics.response),
      ])
    case .minimumJerk(let motion): add([("duration", motion.duration)])
    case .limited(let motion):
      add([("velocity", motion.limits.velocity), ("acceleration", motion.limits.acceleration)])
      if let jerk = motion.limits.jerk { add([("jerk", jerk)]) }
    case .bounded(let bounded): add(bounded)
    case .delayed(let motion):
      addNumbers(of: motion.base)
      add([("delay", motion.delay)])
    case .mapped(let mapped): addNumbers(of: mapped.base)
    }
  }

  private mutating func add(_ curve: TimingCurve) {
    if let curve = curve.cubicBezier { return add("points", [curve.x1, curve.y1, curve.x2, curve.y2]) }
    switch curve {
    case .steps(let steps):
      add([("count", Double(steps.count))])
      add("position", word: steps.position.keyword)
    case .linear: add("stops", [(0, 0), (1, 1)])
    case .piecewiseLinear(let curve): add("stops", curve.points.map { ($0.input, $0.output) })
    case .keyword, .cubicBezier, .penner: break
    }
  }

  private mutating func add(_ spring: Spring, velocity: Double) {
    add([
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping), ("velocity", velocity),
    ])
  }

  /// Adds the motion within the bounds, and the bounds.
  ///
  /// A missing bound is infinite, and null in JSON.
  private mutating func add(_ bounded: ParsedBounds) {
    add("base", word: bounded.base.kind)
    addNumbers(of: bounded.base)
    let range = bounded.motion.range
    add([("min", range.lowerBound), ("max", range.upperBound)])
    if case .bounce(let restitution) = bounded.motion.edge { add([("restitution", restitution)]) }
  }

  // MARK: Members

  private mutating func add(_ numbers: [(key: String, value: Double)]) {
    for (key, value) in numbers { members.append("\"\(key)\":\(Self.json(value))") }
  }

  private mutating func add(_ key: String, _ numbers: [Double]) {
    members.append("\"\(key)\":\(Self.json(numbers))")
  }

  private mutating func add(_ key: String, _ pairs: [(Double, Double)]) {
    members.append("\"\(key)\":[\(pairs.map { Self.json([$0.0, $0.1]) }.joined(separator: ","))]")
  }

  /// JSON does not need to escape words of the notation.
  private mutating func add(_ key: String, word: String?) {
    members.append("\"\(key)\":" + (word.map { "\"\($0)\"" } ?? "null"))
  }

  private static func json(_ numbers: [Double]) -> String {
    "[\(numbers.map { json($0) }.joined(separator: ","))]"
  }

  private static func json(_ number: Double) -> String { number.isFinite ? number.shortestDecimal : "null" }
}

extension ParsedMotion {
  /// The name of the notation's function with the motion's numbers; for a curve without a name, `easing`.
  fileprivate var kind: String {
    switch self {
    case .timingCurve(let curve): curve.kind
    case .tween(let tween): tween.curve.kind
    case .spring: "spring"
    case .preset(let preset):
      switch preset.kind {
      case .spring: "spring"
      case .curve: "cubic-bezier"
      }
    case .damped, .timed: "damped"
    case .decay: "decay"
    case .secondOrder: "second-order"
    case .minimumJerk: "min-jerk"
    case .limited(let motion): motion.limits.jerk == nil ? "trapezoid" : "s-curve"
    case .bounded: "within"
    case .delayed(let motion): motion.base.kind
    case .mapped(let mapped): mapped.base.kind
    }
  }

  /// The notation's word for the motion without its times, bounds and ends; nil if there is none.
  fileprivate var word: String? {
    switch self {
    case .timingCurve(let curve): curve.word
    case .tween(let tween): tween.curve.word
    case .preset(let preset): preset.fullName
    case .bounded(let bounded): bounded.base.word
    case .delayed(let motion): motion.base.word
    case .mapped(let mapped): mapped.base.word
    case .spring, .damped, .timed, .decay, .secondOrder, .minimumJerk, .limited: nil
    }
  }
}

extension TimingCurve {
  fileprivate var kind: String {
    switch self {
    case .keyword, .cubicBezier: "cubic-bezier"
    case .linear, .piecewiseLinear: "linear"
    case .steps: "steps"
    case .penner: "easing"
    }
  }

  fileprivate var word: String? {
    switch self {
    case .linear, .keyword, .penner: description
    case .cubicBezier, .steps, .piecewiseLinear: nil
    }
  }
}
