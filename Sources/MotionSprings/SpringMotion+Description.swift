import MotionCurves

extension SpringMotion: CustomStringConvertible {
  /// The motion as the field writes it: `SpringMotion(spring(1 100 10), from: 0, to: 1)`, with a velocity and a start time
  /// unless they are 0.
  public var description: String {
    let numbers = [spring.mass, spring.stiffness, spring.damping].map { $0.shortestDecimal }.joined(separator: " ")
    var text = "SpringMotion(spring(\(numbers)), from: \(start.listedScalars), to: \(target.listedScalars)"
    if initialVelocity != .zero { text += ", velocity: \(initialVelocity.listedScalars)" }
    if startTime != 0 { text += ", startingAt: \(startTime.shortestDecimal)" }
    return text + ")"
  }
}
