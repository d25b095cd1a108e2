/// The equations of a system under constraints.
///
/// A held coordinate's velocity is 0 for the system. In its place in y the acceleration is integrated that is held
/// back, so that the step control resolves it, and an event at which it gets too large is not stepped over.
final class SystemEquations<System: DynamicSystem>: Equations {
  var system: System {
    get { place.pointee }
    set {
      require(newValue.coordinateCount == coordinateCount, "a system must keep its number of coordinates")
      place.pointee = newValue
    }
  }
  /// Where the system is: a stored property would be copied for each evaluation.
  private let place: UnsafeMutablePointer<System>
  var constraints = Constraints() {
    didSet { isFree = constraints.modes.isEmpty }
  }
  /// Whether nothing is held or braked: looked at in each evaluation.
  private(set) var isFree = true
  /// What the system has thrown.
  private(set) var systemError: (any Error)?
  /// Whether a number was not finite since this was last set to false.
  var metNonFinite = false

  private let shownVelocities: NumberBuffer
  /// The derivatives of the accelerations where they were last asked for.
  let derivatives: AccelerationDerivatives

  /// The equations of a system; `isDifferentiated` says whether their derivatives will be asked for.
  init(_ system: System, isDifferentiated: Bool) {
    place = .allocate(capacity: 1)
    place.initialize(to: system)
    let count = system.coordinateCount
    shownVelocities = NumberBuffer(count: count)
    derivatives = AccelerationDerivatives(count: isDifferentiated ? count : 0)
    super.init(coordinateCount: count)
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }

  // MARK: For GSL

  override func derivative(
    at time: Double, of y: UnsafePointer<Double>, into derivative: UnsafeMutablePointer<Double>
  ) -> Int32 {
    let count = coordinateCount
    let status = evaluate(at: time, positions: y, velocities: y + count, into: derivative + count)
    // A call to copy a single number would take longer.
    if count == 1 { derivative[0] = y[1] } else { derivative.update(from: y + count, count: count) }
    if !isFree { constrain(derivative) }
    return status
  }

  /// Lets the constraints act on dy/dt.
  @inline(never)
  private func constrain(_ derivative: UnsafeMutablePointer<Double>) {
    let count = coordinateCount
    for index in 0..<count {
      if constraints.isHeld(index) {
        derivative[index] = 0
      } else {
        derivative[count + index] = constraints.acceleration(derivative[count + index], of: index)
      }
    }
  }

  override func jacobian(
    at time: Double, of y: UnsafePointer<Double>, into matrix: UnsafeMutablePointer<Double>,
    byTime: UnsafeMutablePointer<Double>
  ) -> Int32 {
    let count = coordinateCount
    let positions = UnsafeBufferPointer(start: y, count: count).span
    let velocities = UnsafeBufferPointer(start: shown(y + count), count: count).span
    do {
      try derivatives.update(of: system, at: time, positions: positions, velocities: velocities)
      return derivatives.write(to: matrix, byTime: byTime, under: constraints) ? Self.success : Self.tryShorter
    } catch {
      systemError = error
      return Self.giveUp
    }
  }

  // MARK: For the integration

  /// Computes the derivatives of the accelerations at a state; false if the system throws there.
  func differentiates(
    at time: Double, positions: UnsafePointer<Double>, velocities: UnsafePointer<Double>
  ) -> Bool {
    let count = coordinateCount
    do {
      try derivatives.update(
        of: system, at: time, positions: UnsafeBufferPointer(start: positions, count: count).span,
        velocities: UnsafeBufferPointer(start: shown(velocities), count: count).span)
    } catch {
      return false
    }
    return true
  }

  /// The accelerations without constraints; returns GSL's code.
  @inline(__always)
  func evaluate(
    at time: Double, positions: UnsafePointer<Double>, velocities: UnsafePointer<Double>,
    into accelerations: UnsafeMutablePointer<Double>
  ) -> Int32 {
    let count = coordinateCount
    var result = UnsafeMutableBufferPointer(start: accelerations, count: count).mutableSpan
    do {
      let isFinite = try Self.evaluate(
        &place.pointee, &result, at: time, positions: UnsafeBufferPointer(start: positions, count: count).span,
        velocities: UnsafeBufferPointer(start: shown(velocities), count: count).span)
      if isFinite { return Self.success }
    } catch {
      keep(error)
      return Self.giveUp
    }
    metNonFinite = true
    return Self.tryShorter
  }

  @inline(never)
  private func keep(_ error: any Error) {
    systemError = error
  }

  /// Evaluates a system in its place.
  @inline(__always)
  private static func evaluate(
    _ system: inout System, _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>,
    velocities: Span<Double>
  ) throws -> Bool {
    try system.evaluateAndCheck(&accelerations, at: time, positions: positions, velocities: velocities)
  }

  /// Whether the accelerations can be computed at a state that nobody has reached: it does not count if they cannot.
  func tries(
    at time: Double, positions: UnsafePointer<Double>, velocities: UnsafePointer<Double>,
    into accelerations: UnsafeMutablePointer<Double>
  ) -> Bool {
    let status = evaluate(at: time, positions: positions, velocities: velocities, into: accelerations)
    systemError = nil
    return status == Self.success
  }

  /// The velocities with 0 for what is held.
  @inline(__always)
  private func shown(_ velocities: UnsafePointer<Double>) -> UnsafePointer<Double> {
    isFree ? velocities : shownUnderConstraints(velocities)
  }

  @inline(never)
  private func shownUnderConstraints(_ velocities: UnsafePointer<Double>) -> UnsafePointer<Double> {
    for index in 0..<coordinateCount { shownVelocities[index] = constraints.isHeld(index) ? 0 : velocities[index] }
    return UnsafePointer(shownVelocities.start)
  }
}
