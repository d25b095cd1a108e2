package import MotionCurves
import MotionSprings

/// The step response of second-order dynamics: its output for an input that jumps from 0 to 1 at time 0.
///
/// `second-order(frequency: 2, damping-ratio: 0.5, response: 2)` in the motion notation; see ``SecondOrderDynamics``.
package struct SecondOrderStep: Motion, Hashable {
  /// The natural frequency in hertz.
  package let frequency: Double
  /// The dynamics after the step.
  package let dynamics: SecondOrderDynamics<Double>

  /// Creates a step response, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  package init(
    validatingFrequency frequency: Double, dampingRatio: Double, response: Double
  ) throws(ParameterError) {
    var dynamics = try SecondOrderDynamics(
      validatingFrequency: frequency, dampingRatio: dampingRatio, response: response, at: 0.0)
    dynamics.jump(to: 1, at: 0)
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.dynamics = dynamics
  }

  /// The damping ratio ζ.
  package let dampingRatio: Double

  /// The value at a time in seconds; 0 before the step.
  package func value(at time: Double) -> Double { time < 0 ? 0 : dynamics.value(at: time) }

  /// The velocity at a time in seconds.
  package func velocity(at time: Double) -> Double { time < 0 ? 0 : dynamics.velocity(at: time) }

  /// The value and the velocity at a time in seconds.
  package func state(at time: Double) -> (value: Double, velocity: Double) {
    time < 0 ? (0, 0) : dynamics.state(at: time)
  }

  /// The time at which the output rests at 1.
  package var restTime: Double { dynamics.restTime }

  /// The times from 0 until the output stays within a tolerance of 1, as a fraction of the step.
  package func domain(tolerance: Double) -> ClosedRange<Double>? { dynamics.motion.domain(tolerance: tolerance) }

  /// 1, as for every damping ratio above 0.
  package var restValue: Double? { dynamics.motion.restValue }
}

extension SecondOrderStep: CustomStringConvertible {
  /// The step in the motion notation.
  package var description: String {
    let numbers = [
      ("frequency", frequency), ("damping-ratio", dampingRatio), ("response", dynamics.response),
    ]
    return "second-order(\(numbers.map { "\($0): \($1.shortestDecimal)" }.joined(separator: ", ")))"
  }
}
