import MotionCurves
import MotionFitting
package import MotionInteraction

extension MotionKind {
  static let minimumJerk = MotionKind(
    "min-jerk", "the motion with the least jerk from 0 to 1 in a duration",
    forms: [Form("min-jerk(500ms)", "the smoothest in that time")], example: "min-jerk(0.5s)",
    [Parameter("duration", unit: "s", "a positive number")],
    maker: .named([["duration"]]) { numbers throws(ParameterError) in try ParsedMotion(minimumJerkOf: numbers) },
    take: { scanner throws(NotationError) in try scanner.takeMinimumJerk() })
}

extension MinimumJerk: DescribedMotion where Value == Double {
  package var kind: MotionKind { .minimumJerk }
  package var notation: String { "min-jerk(\(duration.shortestDecimal)s)" }
  package var parts: [MotionProperty] { [MotionProperty("duration", .number(duration))] }

  package func properties(in scale: PropertyScale) -> [MotionProperty] {
    [MotionProperty("duration", scale.duration(duration))]
  }
}

extension ParsedMotion {
  fileprivate init(minimumJerkOf arguments: NamedArguments) throws(ParameterError) {
    self.init(try MinimumJerk(validatingFrom: 0.0, to: 1.0, duration: arguments["duration"]))
  }
}

extension NotationScanner {
  /// Takes min-jerk(500ms) or min-jerk(duration: 0.5).
  fileprivate mutating func takeMinimumJerk() throws(NotationError) -> ParsedMotion {
    var inside = self
    _ = inside.take("(")
    let isNamed = inside.takeWord() == "duration"
    let arguments =
      isNamed
      ? try NamedArguments(from: &self, oneOf: [["duration"]], times: ["duration"])
      : try NamedArguments(
        from: &self, names: ["duration"], required: 1, separator: .optionalComma, times: ["duration"])
    do {
      return try ParsedMotion(minimumJerkOf: arguments)
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }
}
