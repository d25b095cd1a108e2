import MotionCurves

extension SpringMotion: CustomStringConvertible {
  /// The motion, as in `SpringMotion(spring(1 100 10), from: 0, to: 1)`; a velocity or a start time of 0 is left out.
  public var description: String {
    let numbers = [spring.mass, spring.stiffness, spring.damping].map { $0.shortestDecimal }.joined(separator: " ")
    var text =
      "SpringMotion(spring(\(numbers)), from: \(preciseStart.listedScalars), to: \(preciseTarget.listedScalars)"
    if preciseVelocity != .zero { text += ", velocity: \(preciseVelocity.listedScalars)" }
    if startTime != 0 { text += ", startingAt: \(startTime.shortestDecimal)" }
    return text + ")"
  }
}
