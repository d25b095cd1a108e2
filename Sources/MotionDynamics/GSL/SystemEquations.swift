internal import MotionCurves

/// The equations of a system under constraints.
///
/// The system sees a held coordinate's velocity as 0. Instead, the velocity's element of y integrates the acceleration
/// that is held back. So the step control resolves that acceleration, and does not step over the event at which it gets
/// too large.
final class SystemEquations<System: DynamicSystem>: Equations {
  var system: System {
    get { storage.pointee }
    set {
      require(newValue.coordinateCount == coordinateCount, "a system must keep its number of coordinates")
      storage.pointee = newValue
    }
  }
  /// The memory of the system: a stored property would be copied for each evaluation.
  private let storage: UnsafeMutablePointer<System>
  var constraints = Constraints() {
    didSet { isFree = constraints.modes.isEmpty }
  }

  private let maskedVelocities: NumberBuffer
  /// The derivatives of the accelerations at the last state for which they were computed.
  let derivatives: AccelerationDerivatives

  /// Creates the equations of a system; `isDifferentiated` says whether their derivatives will be needed.
  init(_ system: System, isDifferentiated: Bool) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: system)
    let count = system.coordinateCount
    maskedVelocities = NumberBuffer(count: count)
    derivatives = AccelerationDerivatives(count: isDifferentiated ? count : 0)
    super.init(coordinateCount: count, system: UnsafeMutableRawPointer(storage), of: System.self)
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  // MARK: For GSL

  override func constrainedDerivative(
    at time: Double, of y: UnsafePointer<Double>, into derivative: UnsafeMutablePointer<Double>
  ) -> Int32 {
    let count = coordinateCount
    let status = evaluate(at: time, positions: y, velocities: y + count, into: derivative + count)
    for index in 0..<count {
      if constraints.isHeld(index) {
        derivative[index] = 0
      } else {
        derivative[index] = y[count + index]
        derivative[count + index] = constraints.acceleration(derivative[count + index], of: index)
      }
    }
    return status
  }

  override func jacobian(
    at time: Double, of y: UnsafePointer<Double>, into matrix: UnsafeMutablePointer<Double>,
    byTime: UnsafeMutablePointer<Double>
  ) -> Int32 {
    let count = coordinateCount
    let positions = UnsafeBufferPointer(start: y, count: count).span
    let velocities = UnsafeBufferPointer(start: masked(y + count), count: count).span
    do {
      try derivatives.update(of: system, at: time, positions: positions, velocities: velocities)
      return derivatives.write(to: matrix, byTime: byTime, under: constraints) ? Self.success : Self.tryShorter
    } catch {
      systemError = error
      return Self.giveUp
    }
  }

  // MARK: For the integration

  /// Prepares the system for a state after a change.
  func prepareSystem(
    at time: Double, positions: UnsafePointer<Double>, velocities: UnsafePointer<Double>
  ) throws(ParameterError) {
    try storage.pointee.prepare(
      at: time, positions: UnsafeBufferPointer(start: positions, count: coordinateCount).span,
      velocities: UnsafeBufferPointer(start: velocities, count: coordinateCount).span, isStart: false)
  }

  /// Whether the energy is kept: nothing damps, drives or holds.
  ///
  /// It is asked once for each segment, as a network looks at all its springs for it.
  var keepsEnergy: Bool { isFree && storage.pointee.conservesEnergy }

  /// The energy of a state; nil if the system has none.
  func energy(positions: UnsafePointer<Double>, velocities: UnsafePointer<Double>) -> MechanicalEnergy? {
    let count = coordinateCount
    return storage.pointee.energy(
      positions: UnsafeBufferPointer(start: positions, count: count).span,
      velocities: UnsafeBufferPointer(start: velocities, count: count).span)
  }

  /// Computes the derivatives of the accelerations at a state; returns false if the system throws there.
  func updateDerivatives(
    at time: Double, positions: UnsafePointer<Double>, velocities: UnsafePointer<Double>
  ) -> Bool {
    let count = coordinateCount
    do {
      try derivatives.update(
        of: system, at: time, positions: UnsafeBufferPointer(start: positions, count: count).span,
        velocities: UnsafeBufferPointer(start: masked(velocities), count: count).span)
    } catch {
      return false
    }
    return true
  }

  /// Computes the accelerations without constraints; returns GSL's code.
  @inline(__always)
  func evaluate(
    at time: Double, positions: UnsafePointer<Double>, velocities: UnsafePointer<Double>,
    into accelerations: UnsafeMutablePointer<Double>
  ) -> Int32 {
    let count = coordinateCount
    var result = UnsafeMutableBufferPointer(start: accelerations, count: count).mutableSpan
    do {
      let isFinite = try Self.evaluate(
        &storage.pointee, &result, at: time, positions: UnsafeBufferPointer(start: positions, count: count).span,
        velocities: UnsafeBufferPointer(start: masked(velocities), count: count).span)
      if isFinite { return Self.success }
    } catch {
      keep(error)
      return Self.giveUp
    }
    metNonFinite = true
    return Self.tryShorter
  }

  /// Evaluates a system without copying it.
  @inline(__always)
  private static func evaluate(
    _ system: inout System, _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>,
    velocities: Span<Double>
  ) throws -> Bool {
    try system._evaluateAndCheck(&accelerations, at: time, positions: positions, velocities: velocities)
  }

  /// Computes the accelerations at a trial state; returns false if that fails.
  ///
  /// The integration does not fail then.
  func evaluateTrial(
    at time: Double, positions: UnsafePointer<Double>, velocities: UnsafePointer<Double>,
    into accelerations: UnsafeMutablePointer<Double>
  ) -> Bool {
    let status = evaluate(at: time, positions: positions, velocities: velocities, into: accelerations)
    systemError = nil
    return status == Self.success
  }

  /// The velocities, with 0 for held coordinates.
  @inline(__always)
  private func masked(_ velocities: UnsafePointer<Double>) -> UnsafePointer<Double> {
    isFree ? velocities : maskedByConstraints(velocities)
  }

  @inline(never)
  private func maskedByConstraints(_ velocities: UnsafePointer<Double>) -> UnsafePointer<Double> {
    for index in 0..<coordinateCount { maskedVelocities[index] = constraints.isHeld(index) ? 0 : velocities[index] }
    return UnsafePointer(maskedVelocities.start)
  }
}
