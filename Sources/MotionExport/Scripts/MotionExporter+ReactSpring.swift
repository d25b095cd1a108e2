import MotionCurves
import MotionFitting
import MotionNotation
internal import MotionSprings

extension MotionExporter {
  /// The motion for react-spring: the properties of `useSpring`, as a module of JavaScript.
  ///
  /// A spring has its mass, tension, friction and velocity. react-spring sets it to its target when it is slow and near,
  /// at the latest within the tolerance. All other motions have a duration and an `easing`, a function of the progress.
  /// Times are milliseconds, and an angle is in degrees.
  ///
  /// - Parameters:
  ///   - property: the property to move.
  ///   - name: the name of the object.
  /// - Returns: the module. For a spring, a warning says that react-spring computes it by steps.
  /// - Throws: ``ExportError`` for an invalid name, for a motion without a duration, and for a motion that comes back to
  ///   its start or that keys cannot follow.
  public func reactSpring(
    _ property: AnimatedProperty = .translate, name: String = "motion"
  ) throws(ExportError) -> ExportedText {
    try ExportError.requireIdentifier(name, in: .javascript, besides: "useSpring")
    try requireSeconds()
    let (part, delay) = try keyedFromZero()
    func module(_ config: String, _ preamble: String = "") -> ScriptModule {
      ScriptModule(
        name: name, call: "const styles = useSpring(\(name));", preamble: preamble,
        fields: [
          "from: { \(property.scriptName): \(property.scriptText(start)) }",
          "to: { \(property.scriptName): \(property.scriptText(end)) }",
        ] + (delay == 0 ? [] : ["delay: \(delay.inMilliseconds)"]) + ["config: { \(config) }"])
    }
    if hasDistance, case .spring(let spring, let velocity) = part.shape {
      let rest = SpringRest.exact(spring, within: tolerance, unit: distance * property.degrees)
      // A speed per millisecond.
      let numbers = [
        ("mass", spring.mass), ("tension", spring.stiffness), ("friction", spring.damping),
        ("velocity", velocity * (end - start) * property.degrees / 1000), ("precision", rest.distance),
        ("restVelocity", rest.speed / 1000),
      ]
      return module(numbers.map { "\($0): \($1.plainText)" }.joined(separator: ", ")).text(
        fitRemark("a spring, the motion itself until it rests", error: rest.maximumError), error: rest.maximumError,
        warnings: warnings(for: property) + [
          "react-spring computes a spring by steps of 1 ms, a whole number for a frame: at 60 Hz it is 2 % fast"
        ])
    }
    let easing = try part.scriptEasing(name + "Easing")
    let config = "duration: \(part.duration.inMilliseconds), easing: \(name)Easing"
    return module(config, easing.text).text(
      fitRemark(easing.what, error: easing.maximumError), error: easing.maximumError, warnings: warnings(for: property))
  }
}
