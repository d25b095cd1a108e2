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

extension VectorValue {
  /// The scalars as text: one as it is, several in brackets.
  var listedScalars: String {
    if Self.scalarCount == 1 { return self[scalar: 0].shortestDecimal }
    return "[" + (0..<Self.scalarCount).map { self[scalar: $0].shortestDecimal }.joined(separator: ", ") + "]"
  }
}

extension ParameterError {
  /// The error of a motion of which a number is not finite: it names the first one.
  @inline(never)
  @usableFromInline
  init<Value: VectorValue>(motionFrom start: Value, to target: Value, velocity: Value, at startTime: Double) {
    let finite = "finite"
    if !start.isFinite {
      self.init(parameter: "start", value: start.listedScalars, allowed: finite)
    } else if !target.isFinite {
      self.init(parameter: "target", value: target.listedScalars, allowed: finite)
    } else if !velocity.isFinite {
      self.init(parameter: "velocity", value: velocity.listedScalars, allowed: finite)
    } else if !startTime.isFinite {
      self.init(parameter: "startTime", value: startTime.shortestDecimal, allowed: "a finite number")
    } else {
      self.init(parameter: "target", value: target.listedScalars, allowed: "at a finite distance from the start")
    }
  }
}
