import MotionNumerics
import TestSupport
import Testing

/// Against SciPy, GSL and rational arithmetic; `Tests/Reference/splines.py` made the table.
@Suite struct SplineOracleTests {
  private struct Errors {
    var value = WorstCase()
    var velocity = WorstCase()
    var acceleration = WorstCase()
  }

  private static func numbers(_ text: String) throws -> [Double] {
    try text.split(separator: " ").map { try #require(Double(String($0))) }
  }

  private static func track(_ row: ReferenceTable.Row) throws -> KeyframeTrack<Double> {
    let values = try numbers(row.text("values"))
    let times = try numbers(row.text("times"))
    let parameters = try numbers(row.text("parameters"))
    switch row.text("rule") {
    case "pchip": return KeyframeTrack(values, keyTimes: times, spline: .monotone(.pchip))
    case "steffen": return KeyframeTrack(values, keyTimes: times, spline: .monotone(.steffen))
    case "natural": return KeyframeTrack(values, keyTimes: times, spline: .natural)
    case "periodic": return KeyframeTrack(values, keyTimes: times, spline: .periodic)
    case "clamped":
      return KeyframeTrack(values, keyTimes: times, spline: .clamped(from: parameters[0], to: parameters[1]))
    case "core-animation":
      return try KeyframeTrack(validating: values, keyTimes: times, spline: .coreAnimation(shapes(parameters)))
    case "kochanek-bartels":
      return KeyframeTrack(values, keyTimes: times, spline: .kochanekBartels(shapes(parameters)))
    case "catmull-rom":
      return KeyframeTrack(values, keyTimes: times, spline: .catmullRom(alpha: 1, tension: parameters[0]))
    default: throw ParameterError(parameter: "rule", value: row.text("rule"), allowed: "one of the table's")
    }
  }

  /// A shape from each three parameters: tension, continuity, bias.
  private static func shapes(_ parameters: [Double]) -> [KochanekBartels] {
    stride(from: 0, to: parameters.count, by: 3).map {
      KochanekBartels(tension: parameters[$0], continuity: parameters[$0 + 1], bias: parameters[$0 + 2])
    }
  }

  /// Errors are relative to the greatest value of the track, those of derivatives to it divided by the shortest
  /// duration (its square): the size of the tangents.
  @Test func valuesAndDerivativesAreTheOracles() throws {
    var errors: [String: Errors] = [:]
    for row in try ReferenceTable("splines").rows {
      let track = try Self.track(row)
      let time = row.number("time")
      let rule = row.text("rule")
      let size = try Self.numbers(row.text("values")).map { $0.magnitude }.max() ?? 1
      let shortest = zip(track.keyTimes, track.keyTimes.dropFirst()).map { $1 - $0 }.min() ?? 1
      let input = "\(rule) \(row.text("values")) at \(time) of \(row.text("times"))"
      var worst = errors[rule] ?? Errors()
      worst.value.note(abs(track.value(at: time) - row.number("value")) / size, input)
      worst.velocity.note(abs(track.velocity(at: time) - row.number("velocity")) * shortest / size, input)
      let acceleration = track.curve.acceleration(at: time) - row.number("acceleration")
      worst.acceleration.note(abs(acceleration) * shortest * shortest / size, input)
      errors[rule] = worst
    }
    #expect(errors.count == 8)
    for (rule, worst) in errors {
      #expect(worst.value.count >= 120)
      #expect(worst.value.error <= 1e-14, "\(rule): \(worst.value)")
      #expect(worst.velocity.error <= 1e-14, "\(rule): \(worst.velocity)")
      #expect(worst.acceleration.error <= 1e-13, "\(rule): \(worst.acceleration)")
    }
  }
}
