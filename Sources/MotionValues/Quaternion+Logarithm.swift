import MotionCurves
import RealModule

/// The logarithm of a rotation: its rotation vector, the axis times the angle.
extension Quaternion {
  /// The axis times the angle in radians, by the shorter way: a length of at most π.
  ///
  /// Accurate to a few ulp of its length, for the smallest rotations too.
  package var rotationVector: SIMD3<Double> {
    let near = canonical
    let sine = near.vector.norm
    guard sine > 0 else { return .zero }
    return near.vector * (2 * Double.atan2(y: sine, x: near.components.w) / sine)
  }

  /// Creates the rotation of a rotation vector, the axis times the angle in radians.
  ///
  /// The inverse of ``rotationVector``, for any number of turns. The identity for a vector that is not finite.
  package init(rotationVector vector: SIMD3<Double>) {
    self.init(angle: vector.norm, axis: vector)
  }
}

/// The derivatives of rotations by their vectors: the left Jacobian J of SO(3), with ω = J(r)·ṙ for the rotation of r.
///
/// Source: J. Solà, J. Deray and D. Atchuthan, *A micro Lie theory for state estimation in robotics*, 2018, (145),
/// (146).
package enum RotationJacobian {
  /// J(r)·v = v + (1 − cos θ)/θ²·r×v + (θ − sin θ)/θ³·r×(r×v), θ = |r|.
  package static func angularVelocity(of rate: SIMD3<Double>, at vector: SIMD3<Double>) -> SIMD3<Double> {
    let angle = vector.norm
    let square = angle * angle
    let turn = cross(vector, rate)
    // The series where the differences cancel; the next terms are below an ulp.
    let isSmall = angle < 0.03
    let half = Double.sin(0.5 * angle)
    let first = isSmall ? 0.5 - square / 24 * (1 - square / 30) : 2 * half * half / square
    let second = isSmall ? 1.0 / 6 - square / 120 * (1 - square / 42) : (angle - Double.sin(angle)) / (square * angle)
    return rate + turn * first + cross(vector, turn) * second
  }

  /// J⁻¹(r)·ω = ω − ½·r×ω + (1 − θ/2·cot(θ/2))/θ²·r×(r×ω), for θ < 2π.
  package static func rate(of angularVelocity: SIMD3<Double>, at vector: SIMD3<Double>) -> SIMD3<Double> {
    let angle = vector.norm
    let (square, half) = (angle * angle, 0.5 * angle)
    let turn = cross(vector, angularVelocity)
    let second =
      angle < 0.03
      ? 1.0 / 12 + square / 720 * (1 + square / 42) : (1 - half * Double.cos(half) / Double.sin(half)) / square
    return angularVelocity - turn * 0.5 + cross(vector, turn) * second
  }
}
