import MotionCurves

extension MotionComparison {
  /// A jump of the recording's velocity that the motion does not have.
  ///
  /// Typical causes are an animation restarted without its velocity, a frame shown twice, or a value set at once.
  package struct VelocityJump: Sendable, Hashable {
    /// The index in the given recording of the sample at which the velocity changes.
    package let index: Int
    /// The time of that sample, on the recording's clock.
    package let time: Double
    /// The recording's change of velocity less the motion's, in value units per unit of time.
    package let change: Double
    /// The largest such change that errors within the tolerance can cause, positive.
    package let explained: Double
  }

  /// The samples at which the recording's velocity jumps against the motion's by more than a tolerance explains.
  ///
  /// The velocity before and after a sample is the difference quotient with its neighbours, less that of the motion. If
  /// all errors stay within the tolerance ε, and the neighbours are h and k away, its jump is at most 2ε/h + 2ε/k. A
  /// recording within the tolerance therefore has no velocity jump. In another recording the jumps show where it left
  /// the motion, often long before the worst sample. A jump of the value is a velocity jump on both sides.
  ///
  /// - Parameter tolerance: in value units; not negative.
  /// - Returns: the jumps in the order of time. Samples that share their time with another sample are left out.
  /// - Complexity: O(*n*) for *n* samples.
  package func velocityJumps(beyond tolerance: Double) -> [VelocityJump] {
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
