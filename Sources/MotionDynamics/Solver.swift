public import MotionCurves

/// The settings of an integration: the method, its tolerances and its limits.
///
/// The methods are those of the GNU Scientific Library (odeiv2). A step is accepted if, for each coordinate and each
/// velocity, its estimated error is at most `absoluteTolerance` + `relativeTolerance`·|value|. The error at the end is
/// the sum of the step errors, damped or amplified by the system.
public struct Solver: Sendable, Hashable {
  /// A method of taking a step.
  public enum Method: String, Sendable, CaseIterable, Codable {
    /// Runge–Kutta, Cash–Karp, order 5: for tolerances of 1e-4 and above, and for forces that are not smooth.
    case rkck
    /// Runge–Kutta–Fehlberg, order 5.
    case rkf45
    /// Runge–Kutta, Prince–Dormand, order 8: the default.
    ///
    /// Without damping, let the solver choose it: only then its steps keep the energy.
    ///
    /// This is the fastest explicit method for a tolerance of 1e-6 or less, and its errors are a tenth of the others'.
    /// Its steps are several times as long, with a dense output of degree 7 between the knots. The position error there
    /// is within a tolerance or two of the error at the knots. The velocity error there, in units of the system's rate,
    /// is within 3 tolerances at 1e-6, 22 at 1e-9 and 65 at 1e-12 (van der Pol's oscillator; 1, 2 and 13 for linear
    /// springs).
    case rk8pd
    /// Backward differentiation of variable order, for stiff systems: springs with a thousand times the critical
    /// damping.
    ///
    /// Its errors add up to far more than the tolerance. They were measured over two seconds of networks of two or
    /// three bodies whose springs differ in stiffness by 10⁴ to 10⁸, against the matrix exponential in 60 digits. For a
    /// position and a velocity they reach 180 and 540 tolerances at 1e-6, 460 and 1,400 at 1e-8, 500 and 2,200 at
    /// 1e-10, and 690 and 4,900 at 1e-12. Other systems may exceed that. Ask for a tolerance a thousand to ten thousand
    /// times smaller than the allowed error, or use `bsimp`, which stayed within 2 on the same networks. If dampers are
    /// far stronger than the springs beside them, `msbdf` too stalls at rounding: with dampings of 1 and 10⁸ in one
    /// network it takes more than 100,000 steps.
    case msbdf
    /// Bulirsch–Stoer, implicit, for smooth stiff systems.
    ///
    /// Rounding sets a floor to its tolerance: about 2e-16 times the positions times the system's fastest rate, which
    /// is a spring's √(k/m) or a damper's c/m. With a stiffness of 1e8 on a mass of 1 the floor is 2e-12; with a
    /// damping of 2e7 it is 4e-9. Below the floor a simulation that is long enough fails with
    /// ``SimulationFailure/Reason/roundingAboveTolerance(_:)``, or takes very many steps.
    case bsimp
  }

  /// The method that was asked for; nil for the default.
  package let chosenMethod: Method?
  /// The method.
  package var method: Method { chosenMethod ?? .rk8pd }
  /// Whether the steps of an undamped system keep its energy.
  ///
  /// A method that was asked for takes exactly the steps of GSL.
  package var keepsEnergy: Bool { chosenMethod == nil }
  /// The allowed error of a step, relative to the value.
  package let relativeTolerance: Double
  /// The allowed error of a step, in units of the position.
  ///
  /// For a velocity the tolerance is the same number in units of the velocity, or less for a slow system: see
  /// ``DynamicSystem/slowestFrequency``.
  package let absoluteTolerance: Double
  /// The largest number of steps; steps before a retargeting do not count.
  package let maximumSteps: Int
  /// The shortest step in seconds, except for steps that end at an event; 0 for the resolution of the time.
  package let minimumStep: Double
  /// The longest step in seconds.
  ///
  /// Set it only if something happens that does not act on the system, for example in an event's function of time.
  package let maximumStep: Double
  /// The largest number of events, including those at which a coordinate sticks, slips, comes to rest or takes off.
  package let maximumEvents: Int

  /// Creates a solver, by default with a tolerance of 1e-9.
  ///
  /// - Parameters:
  ///   - method: the method of taking a step. By default it is `rk8pd`, and after each step of a system without damping
  ///     the velocities are scaled, by less than the tolerance, so that the energy stays the same
  ///     (``DynamicSystem/conservesEnergy``). A method that is given takes its steps unchanged.
  ///   - tolerance: the allowed error of a step, relative and absolute, in 1e-15…1.
  ///   - absoluteTolerance: the absolute tolerance, above 0, if it differs from `tolerance`.
  ///   - maximumSteps: the largest number of steps, above 0.
  ///   - minimumStep: the shortest step in seconds.
  ///   - maximumStep: the longest step in seconds, above 0; it may be infinite.
  ///   - maximumEvents: the largest number of events, above 0.
  /// - Precondition: the parameters are in their domains;
  ///   ``init(validatingMethod:tolerance:absoluteTolerance:maximumSteps:minimumStep:maximumStep:maximumEvents:)``
  ///   throws instead.
  public init(
    method: Method? = nil, tolerance: Double = 1e-9, absoluteTolerance: Double? = nil, maximumSteps: Int = 1_000_000,
    minimumStep: Double = 0, maximumStep: Double = .infinity, maximumEvents: Int = 100_000
  ) {
    self = ParameterError.orTrap(
      try Self(
        validatingMethod: method, tolerance: tolerance, absoluteTolerance: absoluteTolerance,
        maximumSteps: maximumSteps, minimumStep: minimumStep, maximumStep: maximumStep, maximumEvents: maximumEvents))
  }

  /// Creates a solver from settings that come from outside.
  ///
  /// The parameters are those of
  /// ``init(method:tolerance:absoluteTolerance:maximumSteps:minimumStep:maximumStep:maximumEvents:)``.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain.
  public init(
    validatingMethod method: Method?, tolerance: Double = 1e-9, absoluteTolerance: Double? = nil,
    maximumSteps: Int = 1_000_000, minimumStep: Double = 0, maximumStep: Double = .infinity,
    maximumEvents: Int = 100_000
  ) throws(ParameterError) {
    // Below 1e-15 a double's rounding is larger than the tolerance.
    guard tolerance >= 1e-15 && tolerance <= 1 else {
      throw ParameterError(
        parameter: "tolerance", value: tolerance.shortestDecimal, allowed: "a number from 1e-15 to 1")
    }
    try ParameterError.requirePositive(absoluteTolerance ?? tolerance, "absoluteTolerance")
    try ParameterError.requireNotNegative(minimumStep, "minimumStep")
    guard maximumStep > 0 && maximumStep >= minimumStep else {
      throw ParameterError(
        parameter: "maximumStep", value: maximumStep.shortestDecimal,
        allowed: "a positive number, not less than minimumStep")
    }
    try Self.requirePositive(maximumSteps, "maximumSteps")
    try Self.requirePositive(maximumEvents, "maximumEvents")
    chosenMethod = method
    relativeTolerance = tolerance
    self.absoluteTolerance = absoluteTolerance ?? tolerance
    self.maximumSteps = maximumSteps
    self.minimumStep = minimumStep
    self.maximumStep = maximumStep
    self.maximumEvents = maximumEvents
  }

  private static func requirePositive(_ count: Int, _ parameter: String) throws(ParameterError) {
    guard count > 0 else {
      throw ParameterError(parameter: parameter, value: String(count), allowed: "a positive number")
    }
  }
}
