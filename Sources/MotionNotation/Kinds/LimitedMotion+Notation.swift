import MotionCurves
import MotionFitting
package import MotionInteraction

extension MotionKind {
  static let trapezoid = MotionKind(
    "trapezoid", "the fastest motion from 0 to 1 within a velocity and an acceleration",
    forms: [
      Form("trapezoid(velocity: v, acceleration: a)", "the fastest within limits, in distances and seconds")
    ], example: "trapezoid(velocity: 2, acceleration: 10)",
    limits,
    maker: .named([["velocity", "acceleration"]]) { numbers throws(ParameterError) in
      try ParsedMotion(limitsOf: numbers)
    },
    take: { scanner throws(NotationError) in try scanner.takeLimited(hasJerk: false) })

  static let sCurve = MotionKind(
    "s-curve", "the fastest motion from 0 to 1 within a velocity, an acceleration and a jerk",
    forms: [Form("s-curve(velocity: v, acceleration: a, jerk: j)")],
    example: "s-curve(velocity: 2, acceleration: 10, jerk: 100)",
    limits + [Parameter("jerk", unit: "distances/s³", "a positive number")],
    maker: .named([["velocity", "acceleration", "jerk"]]) { numbers throws(ParameterError) in
      try ParsedMotion(limitsOf: numbers)
    },
    take: { scanner throws(NotationError) in try scanner.takeLimited(hasJerk: true) })

  private static let limits = [
    Parameter("velocity", unit: "distances/s", "a positive number"),
    Parameter("acceleration", unit: "distances/s²", "a positive number"),
  ]
}

/// The fastest motion from 0 to 1 within limits.
extension LimitedMotion: DescribedMotion where Value == Double {
  package var kind: MotionKind { limits.jerk == nil ? .trapezoid : .sCurve }

  package var notation: String {
    let speed = "velocity: \(limits.velocity.shortestDecimal), acceleration: \(limits.acceleration.shortestDecimal)"
    guard let jerk = limits.jerk else { return "trapezoid(\(speed))" }
    return "s-curve(\(speed), jerk: \(jerk.shortestDecimal))"
  }

  package var parts: [MotionProperty] {
    [
      MotionProperty("velocity", .number(limits.velocity)),
      MotionProperty("acceleration", .number(limits.acceleration)),
    ] + (limits.jerk.map { [MotionProperty("jerk", .number($0))] } ?? [])
  }

  package func properties(in scale: PropertyScale) -> [MotionProperty] {
    [MotionProperty("duration", scale.duration(duration))]
  }

  package var corners: [Double] { [0, restTime] }
}

extension ParsedMotion {
  fileprivate init(limitsOf arguments: NamedArguments) throws(ParameterError) {
    let limits = try MotionLimits<Double>(
      validatingVelocity: arguments["velocity"], acceleration: arguments["acceleration"],
      jerk: arguments.contains("jerk") ? arguments["jerk"] : nil)
    self.init(try LimitedMotion(validatingFrom: 0.0, to: 1.0, within: limits))
  }
}

extension NotationScanner {
  /// Takes trapezoid(velocity: …, acceleration: …) or s-curve(velocity: …, acceleration: …, jerk: …).
  fileprivate mutating func takeLimited(hasJerk: Bool) throws(NotationError) -> ParsedMotion {
    let names = ["velocity", "acceleration"] + (hasJerk ? ["jerk"] : [])
    let arguments = try NamedArguments(from: &self, oneOf: [names])
    do {
      return try ParsedMotion(limitsOf: arguments)
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }
}
