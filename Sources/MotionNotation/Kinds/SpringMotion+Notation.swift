package import MotionCurves
import MotionFitting
package import MotionInteraction
package import MotionSprings

extension MotionKind {
  static let spring = MotionKind(
    "spring", "a spring from 0 to 1, by its physics or in designers' numbers",
    forms: [
      Form("spring(mass stiffness damping [velocity])"),
      Form("spring(duration: d, bounce: b)", "SwiftUI's; b above -1, at most 1"),
      Form("spring(response: r, damping-ratio: z)"), Form("spring(settling: d, damping-ratio: z)", "UIKit's"),
      Form("spring(half-life: d)", "without bounce"),
      Form("spring(overshoot: 10%, settling-duration: d)", "from rest, exactly; also settling, peak-time, response"),
      Form("spring(damping-ratio: z, settling-duration: d)", "from rest, exactly"),
      Form("spring(damping-ratio: z, peak-speed: v)", "from rest; also with an overshoot"),
    ],
    example: "spring(1 100 10)",
    [
      Parameter("mass", unit: "kg", "a positive number"), Parameter("stiffness", unit: "kg/s²", "a positive number"),
      Parameter("damping", unit: "kg/s", "a number of at least 0"), Parameter("velocity", unit: "distances/s"),
      Parameter("duration", unit: "s", "a positive number"), Parameter("bounce", "a number above −1, at most 1"),
      Parameter("response", unit: "s", "a positive number"), Parameter("damping-ratio", "a number of at least 0"),
      Parameter("settling", unit: "s", "a positive number"), Parameter("half-life", unit: "s", "a positive number"),
      Parameter("overshoot", unit: "distances", "a number from 0 to below 1"),
      Parameter("settling-duration", unit: "s", "a positive number"),
      Parameter("peak-time", unit: "s", "a positive number"),
      Parameter("peak-speed", unit: "distances/s", "a positive number"),
    ],
    maker: .named(forms, optional: ["bounce", "mass"], always: ["velocity"]) { numbers throws(ParameterError) in
      try ParsedMotion(springOf: numbers)
    },
    take: { scanner throws(NotationError) in try scanner.takeSpring() })

  /// The names that go together.
  fileprivate static let forms = [
    ["duration", "bounce"], ["response", "damping-ratio"], ["settling", "damping-ratio"],
    ["mass", "stiffness", "damping"], ["half-life"],
    ["overshoot", "settling-duration"], ["overshoot", "settling"], ["overshoot", "peak-time"],
    ["overshoot", "peak-speed"], ["overshoot", "response"], ["overshoot", "duration"],
    ["damping-ratio", "settling-duration"], ["damping-ratio", "peak-speed"],
  ]
}

/// The motion of a spring from 0 to 1.
extension SpringMotion: DescribedMotion where Value == Double {
  package var kind: MotionKind { .spring }

  package var notation: String {
    var numbers = [spring.mass, spring.stiffness, spring.damping]
    if initialVelocity != 0 { numbers.append(initialVelocity) }
    return "spring(\(numbers.map { $0.shortestDecimal }.joined(separator: " ")))"
  }

  package var parts: [MotionProperty] {
    [
      MotionProperty("mass", .number(spring.mass)), MotionProperty("stiffness", .number(spring.stiffness)),
      MotionProperty("damping", .number(spring.damping)), MotionProperty("velocity", .number(velocityInDistances)),
    ]
  }

  package func properties(in scale: PropertyScale) -> [MotionProperty] {
    let velocity = velocityInDistances
    let coreAnimationDuration = spring.coreAnimation.settlingDuration(velocity: velocity.isFinite ? velocity : 0)
    return [
      MotionProperty("regime", Self.choice(of: spring.regime)),
      MotionProperty("mass", .number(spring.mass, unit: "kg")),
      MotionProperty("stiffness", .number(spring.stiffness, unit: "kg/s²")),
      MotionProperty("damping", .number(spring.damping, unit: "kg/s")),
      MotionProperty("naturalFrequency", label: "natural frequency", .number(spring.naturalFrequency, unit: "rad/s")),
      MotionProperty("dampingRatio", label: "damping ratio", .number(spring.dampingRatio)),
      MotionProperty("response", scale.duration(spring.response)),
      MotionProperty("bounce", .number(spring.bounce)),
      MotionProperty("settlingDuration", label: "settling duration", scale.duration(settlingDuration())),
      MotionProperty(
        "coreAnimationSettlingDuration", label: "Core Animation's settlingDuration",
        velocity.isFinite ? scale.duration(coreAnimationDuration) : .nothing),
      MotionProperty("overshoot", scale.size(overshoot)),
      MotionProperty("peakTime", label: "peak time", peakTime.map { scale.time($0) } ?? .nothing),
    ]
  }

  package func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] {
    let overshoot = overshoot
    return [.settling(settlingDuration())] + (overshoot > 0 ? [.maximum(1 + overshoot)] : [])
  }

  package var settlesInTheLimit: Bool { true }

  package var shape: ExportShape { .spring(spring, velocity: initialVelocity) }

  package var corners: [Double] { [startTime] + [extremum(at: 0), extremum(at: 1)].compactMap { $0?.time } }

  package var springMotion: SpringMotion<Double>? { self }

  package func bounded(
    within range: ClosedRange<Double>, edge: EdgeRule
  ) throws(ParameterError) -> BoundedMotion? { try bounded(validatingTo: range, edge: edge) }

  private static func choice(of regime: Spring.Regime) -> MotionProperty.Value {
    let regimes = Spring.Regime.allCases
    return .choice(regimes.firstIndex(of: regime) ?? 0, of: regimes.map { $0.rawValue })
  }

  /// The velocity at the start in distances per second, as in the notation; not finite for a velocity without a
  /// distance.
  package var velocityInDistances: Double {
    initialVelocity == 0 ? 0 : initialVelocity / (target - start)
  }
}

extension NotationScanner {
  /// Takes spring(mass stiffness damping [velocity]) or one of the named forms.
  fileprivate mutating func takeSpring() throws(NotationError) -> ParsedMotion {
    var inside = self
    _ = inside.take("(")
    let isNamed = !["", "calc", "min", "max"].contains(inside.takeWord())
    let arguments =
      isNamed
      ? try NamedArguments(
        from: &self, oneOf: MotionKind.forms, optional: ["bounce", "mass"], always: ["velocity"],
        times: ["duration", "response", "settling", "half-life", "settling-duration", "peak-time"],
        fractions: ["overshoot"])
      : try NamedArguments(
        from: &self, names: ["mass", "stiffness", "damping", "velocity"], required: 3, separator: .optionalComma)
    do {
      return try ParsedMotion(springOf: arguments)
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }
}

extension ParsedMotion {
  /// Creates the motion of a spring from numbers whose names go together.
  fileprivate init(springOf arguments: NamedArguments) throws(ParameterError) {
    let motion = try Self.spring(of: arguments).unitStep(velocity: arguments["velocity"])
    self.init(motion, given: arguments.contains("stiffness") ? nil : arguments)
  }

  private static func spring(of arguments: NamedArguments) throws(ParameterError) -> Spring {
    if let spring = try Spring(outcomes: arguments) { return spring }
    if arguments.contains("duration") {
      return try Spring(validatingDuration: arguments["duration"], bounce: arguments["bounce"])
    }
    if arguments.contains("response") {
      return try Spring(validatingResponse: arguments["response"], dampingRatio: arguments["damping-ratio"])
    }
    if arguments.contains("half-life") { return try Spring(validatingHalfLife: arguments["half-life"]) }
    if arguments.contains("settling") {
      return try .uiKit(validatingSettlingDuration: arguments["settling"], dampingRatio: arguments["damping-ratio"])
    }
    return try Spring(
      validatingMass: arguments.contains("mass") ? arguments["mass"] : 1, stiffness: arguments["stiffness"],
      damping: arguments["damping"])
  }
}

extension Spring {
  /// Creates the spring of a wish; nil for numbers of another form.
  fileprivate init?(outcomes arguments: NamedArguments) throws(ParameterError) {
    func given(_ name: String) -> Double? { arguments.contains(name) ? arguments[name] : nil }
    guard let overshoot = given("overshoot") else {
      let ratio = arguments["damping-ratio"]
      if let duration = given("settling-duration") {
        try self.init(validatingDampingRatio: ratio, settlingDuration: duration)
      } else if let speed = given("peak-speed") {
        try self.init(validatingDampingRatio: ratio, peakSpeed: speed)
      } else {
        return nil
      }
      return
    }
    if let time = given("peak-time") {
      try self.init(validatingOvershoot: overshoot, peakTime: time)
    } else if let speed = given("peak-speed") {
      try self.init(validatingOvershoot: overshoot, peakSpeed: speed)
    } else if let response = given("response") ?? given("duration") {
      try self.init(validatingOvershoot: overshoot, response: response)
    } else {
      let duration = given("settling") ?? arguments["settling-duration"]
      try self.init(validatingOvershoot: overshoot, settlingDuration: duration)
    }
  }
}
