import MotionCurves

/// The failure of a simulation: its reason, and the motion up to the failure.
public struct SimulationFailure<System: DynamicSystem>: Error, CustomStringConvertible {
  /// The reason of a failure.
  public enum Reason: Error {
    /// The solver's `maximumSteps` have been taken.
    case stepLimit(Int)
    /// The tolerance, or a singularity, asks for steps shorter than this many seconds.
    case stepTooShort(Double)
    /// Rounding is above the tolerance: `bsimp` takes steps as short as this, in seconds, and shortens them further,
    /// although the motion would allow longer steps. Use a looser tolerance, or `msbdf`.
    case roundingAboveTolerance(Double)
    /// The solver's `maximumEvents` have happened.
    case eventLimit(Int)
    /// The system's accelerations are not finite, however short the step, or the state overflows.
    case notFinite
    /// The system has thrown an error.
    case system(any Error)
    /// The task was cancelled.
    case cancelled
    /// GSL reports an error: its code and its message.
    case solver(code: Int32, text: String)
  }

  /// The reason.
  public let reason: Reason
  /// The motion up to the failure; it can be read like any other.
  public let trajectory: Trajectory<System>

  /// One line: the time and the reason.
  public var description: String {
    "the simulation ends at \(trajectory.endTime.shortestDecimal) s: \(reason)"
  }
}

extension SimulationFailure.Reason: CustomStringConvertible {
  /// The reason as text.
  public var description: String {
    switch self {
    case .stepLimit(let count): "it takes more than \(count) steps"
    case .stepTooShort(let step): "it needs steps shorter than \(step.shortestDecimal) s"
    case .roundingAboveTolerance(let step):
      "rounding is above the tolerance, which has bsimp take steps of \(step.shortestDecimal) s; "
        + "a looser tolerance, or msbdf, takes longer ones"
    case .eventLimit(let count): "it has more than \(count) events"
    case .notFinite: "a position, velocity or acceleration is not finite"
    case .system(let error): "\(error)"
    case .cancelled: "it was cancelled"
    case .solver(_, let text): "GSL says: \(text)"
    }
  }
}
