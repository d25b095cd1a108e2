// Checks of vectors from outside, whose numbers have to be finite.
extension ParameterError {
  /// Throws unless both coordinates of a point are finite.
  package static func requireFinite(_ point: SIMD2<Double>, _ parameter: String) throws(ParameterError) {
    try requireFinite(point.x, "\(parameter).x")
    try requireFinite(point.y, "\(parameter).y")
  }

  /// Requires all scalars of a value to be finite.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - names: the names of its scalars, in their order.
  /// - Throws: the error for the first scalar that is not finite.
  package static func requireFinite(_ value: some VectorValue, _ names: [String]) throws(ParameterError) {
    guard !value.isFinite else { return }
    for (index, name) in names.enumerated() { try requireFinite(value[scalar: index], name) }
  }

  /// The error for a value with a number that is not finite.
  @inline(never)
  @usableFromInline
  package init<Value: VectorValue>(notFinite value: Value, _ parameter: String) {
    self.init(parameter: parameter, value: value.listedScalars, allowed: "finite")
  }

  /// Throws unless all numbers of a value are finite.
  package static func requireFinite<Value: VectorValue>(_ value: Value, _ parameter: String) throws(ParameterError) {
    guard value.isFinite else { throw ParameterError(notFinite: value, parameter) }
  }

  /// Throws unless a motion has a finite distance, a finite velocity and a finite time.
  package static func requireMotion<Value: VectorValue>(
    from start: Value, to end: Value, velocity: Value, at time: Double
  ) throws(ParameterError) {
    guard (start - end).isFinite && velocity.isFinite && time.isFinite else {
      throw ParameterError(motionFrom: start, to: end, velocity: velocity, at: time)
    }
  }

  /// Throws unless the square and the reciprocal of a duration are ordinary numbers.
  @usableFromInline
  package static func requireDuration(_ duration: Double, _ parameter: String = "duration") throws(ParameterError) {
    guard duration >= 1e-100 && duration <= 1e100 else {
      throw ParameterError(
        parameter: parameter, value: duration.shortestDecimal, allowed: "a number from 1e-100 to 1e100")
    }
  }

  /// The error for a motion with a number that is not finite; it names the first such number.
  @inline(never)
  @usableFromInline
  package init<Value: VectorValue>(motionFrom start: Value, to target: Value, velocity: Value, at startTime: Double) {
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
