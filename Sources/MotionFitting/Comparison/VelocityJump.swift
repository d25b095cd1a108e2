import MotionCurves

extension MotionComparison {
  /// A jump of the recording's velocity that the motion does not have: an animation that was started anew without its
  /// velocity, a frame that was shown twice, a value that was set at once.
  public struct VelocityJump: Sendable, Hashable {
    /// The index of the sample at which the velocity changes, in what was given.
    public let index: Int
    /// Its time, on the recording's clock.
    public let time: Double
    /// The recording's change of velocity less the motion's, in value units per unit of time.
    public let change: Double
    /// The largest such change that errors within the tolerance can make, positive.
    public let explained: Double
  }

  /// The samples at which the recording's velocity jumps against the motion's by more than a tolerance explains.
  ///
  /// The velocity before and after a sample is the difference quotient with its neighbours, and the motion's is subtracted.
  /// Where all errors stay within the tolerance ε, and the neighbours are h and k away, that is at most 2ε/h + 2ε/k: so
  /// a recording within the tolerance has no jump, and the jumps of another one say where it was left, which is often
  /// long before the worst sample. A value that jumps is a jump of the velocity at both sides of it.
  ///
  /// - Parameter tolerance: in value units; not negative.
  /// - Returns: the jumps in the order of time. Samples that share their time with another one are left out.
  /// - Complexity: O(*n*) for *n* samples.
  public func velocityJumps(beyond tolerance: Double) -> [VelocityJump] {
    ParameterError.trapUnless(tolerance >= 0, "tolerance", tolerance, "a number that is not negative")
    var jumps: [VelocityJump] = []
    for index in errors.indices.dropFirst().dropLast() {
      let (before, after) = (times[index] - times[index - 1], times[index + 1] - times[index])
      guard before > 0 && after > 0 else { continue }
      let change = (errors[index + 1] - errors[index]) / after - (errors[index] - errors[index - 1]) / before
      let explained = 2 * tolerance / before + 2 * tolerance / after
      if abs(change) > explained {
        jumps.append(VelocityJump(index: indices[index], time: times[index], change: change, explained: explained))
      }
    }
    return jumps
  }
}
