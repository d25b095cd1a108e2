internal import CGSL

/// GSL's stepper with its step control and workspace, for one integration.
///
/// GSL keeps a pointer to the system, and the system a pointer to the equations: both live as long as the stepper.
struct GSLStepper: ~Copyable {
  private let equations: Equations
  private let system: UnsafeMutablePointer<gsl_odeiv2_system>
  private let driver: UnsafeMutablePointer<gsl_odeiv2_driver>
  /// The accelerations at the end of the last step, if the method computes them.
  let lastAccelerations: UnsafePointer<Double>?

  /// Allocates a stepper; `velocityScale` is the absolute tolerance of velocities as a fraction of that of positions.
  init(
    _ solver: Solver, for equations: Equations, velocityScale: Double
  ) throws(GSLFailure) {
    let count = equations.coordinateCount
    system = .allocate(capacity: 1)
    system.initialize(
      to: gsl_odeiv2_system(
        function: { time, y, derivative, context in
          // GSL passes on its arguments and its own memory. Retaining the equations would take as long as a small
          // system.
          Unmanaged<Equations>.fromOpaque(context.unsafelyUnwrapped)._withUnsafeGuaranteedRef {
            $0.derivative(at: time, of: y.unsafelyUnwrapped, into: derivative.unsafelyUnwrapped)
          }
        },
        jacobian: { time, y, matrix, byTime, context in
          guard let y, let matrix, let byTime, let context else { return Equations.giveUp }
          return Unmanaged<Equations>.fromOpaque(context).takeUnretainedValue()
            .jacobian(at: time, of: y, into: matrix, byTime: byTime)
        },
        dimension: 2 * count, params: Unmanaged.passUnretained(equations).toOpaque()))
    self.equations = equations

    let scales = (0..<2 * count).map { $0 < count ? 1 : velocityScale }
    // The first step is chosen later, but GSL refuses 0.
    let driver = gsl_odeiv2_driver_alloc_scaled_new(
      system, solver.method.stepType, 1, solver.absoluteTolerance, solver.relativeTolerance, 1, 0, scales)
    guard let driver else {
      system.deallocate()
      throw GSLFailure(code: Int32(GSL_ENOMEM))
    }
    self.driver = driver
    let isComputed = driver.pointee.s.pointee.type.pointee.gives_exact_dydt_out != 0
    lastAccelerations = isComputed ? UnsafePointer(driver.pointee.e.pointee.dydt_out + count) : nil
  }

  deinit {
    gsl_odeiv2_driver_free(driver)
    system.deallocate()
  }

  /// Forgets the earlier steps: for a state that is not the end of the last step.
  func reset() {
    gsl_odeiv2_driver_reset(driver)
  }

  /// Tells the method, which keeps the rates at the end of a step for the next one, that the velocities are scaled.
  func scaleVelocities(by scale: Double) {
    guard let rates = driver.pointee.e.pointee.dydt_out else { return }
    for index in 0..<equations.coordinateCount { rates[index] *= scale }
  }

  /// Takes a step, not beyond `end`, as long as its error allows.
  ///
  /// - Parameters:
  ///   - time: the time.
  ///   - end: the latest time at which the step ends.
  ///   - step: the length to try; on return the length to try next.
  ///   - y: the state.
  /// - Throws: GSL's error code; time and state are then undefined.
  func step(
    from time: inout Double, to end: Double, length step: inout Double, _ y: borrowing NumberBuffer
  ) throws(GSLFailure) {
    let parts = driver.pointee
    let status = gsl_odeiv2_evolve_apply(parts.e, parts.c, parts.s, parts.sys, &time, end, &step, y.start)
    guard status == Equations.success else { throw GSLFailure(code: status) }
    // GSL adds the step to the time, and the sum of both may round to an ulp beyond the end.
    time = min(time, end)
  }
}

/// An error code of GSL.
struct GSLFailure: Error {
  let code: Int32
}

extension Solver.Method {
  fileprivate var stepType: UnsafePointer<gsl_odeiv2_step_type>? {
    switch self {
    case .rkck: cgsl_step_rkck()
    case .rkf45: cgsl_step_rkf45()
    case .rk8pd: cgsl_step_rk8pd()
    case .msbdf: cgsl_step_msbdf()
    case .bsimp: cgsl_step_bsimp()
    }
  }

  /// Whether its steps are so long that the error of the quintic dense output must limit them.
  var outrunsDenseOutput: Bool {
    switch self {
    case .rkck, .rkf45, .rk8pd: false
    case .msbdf, .bsimp: true
    }
  }

  /// Whether its dense output has degree 7, by two more accelerations in each step.
  var correctsDenseOutput: Bool { self == .rk8pd }

  /// Whether it needs the derivatives of the accelerations.
  var needsJacobian: Bool {
    switch self {
    case .rkck, .rkf45, .rk8pd: false
    case .msbdf, .bsimp: true
    }
  }
}
