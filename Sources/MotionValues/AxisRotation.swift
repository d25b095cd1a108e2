public import MotionCurves

/// A rotation of space by an angle about an axis, with any number of turns.
///
/// Matrices and quaternions hold only the final orientation; this type keeps the turns too. About the same axis the
/// angle interpolates as a number, as with CSS's `rotate3d()` and Core Animation's `transform.rotation.z`.
/// A rotation of the plane needs no type: its angle is a `Double`.
public struct AxisRotation: Sendable, Hashable {
  /// The axis, of any length; for an axis without a direction the rotation is the identity.
  public var axis: SIMD3<Double>
  /// The angle in radians: about z from x towards y.
  public var angle: Double

  /// Creates a rotation; its numbers have to be finite.
  public init(axis: SIMD3<Double>, angle: Double) {
    self.axis = axis
    self.angle = angle
  }

  /// Creates the rotation of a quaternion, with an angle in 0…2π.
  public init(_ quaternion: Quaternion) {
    self.init(axis: quaternion.axis, angle: quaternion.angle)
  }

  /// The identity, with an angle of 0 about z.
  public static let identity = AxisRotation(axis: SIMD3(0, 0, 1), angle: 0)

  /// The rotation as a quaternion, without whole turns.
  public var quaternion: Quaternion { Quaternion(angle: angle, axis: axis) }

  /// The rotation as a matrix.
  public var transform: Transform3D { .rotation(by: angle, about: axis) }

  /// Whether the angle or the axis is 0.
  private var isIdentity: Bool { angle == 0 || axis == .zero }
}

extension AxisRotation: Interpolatable {
  /// Interpolates the angle linearly about a common axis, or without a common axis along the shorter arc.
  ///
  /// The ends have a common axis if their axes are the same or opposite to within 2⁻⁵⁰. If one end is the identity
  /// (angle 0), it takes the axis of the other end. Otherwise the rotation interpolates as a ``Quaternion``, by at most
  /// half a turn, and the angle lies in 0…2π.
  ///
  /// Source: CSS Transforms 2, §12 "Interpolation of transform functions", rotate3d().
  ///
  /// - Parameters:
  ///   - end: the rotation at fraction 1.
  ///   - fraction: any finite number; outside 0…1 the rotation continues.
  /// - Returns: the interpolated rotation: `self` at 0 and `end` at 1, exactly.
  public func interpolated(to end: AxisRotation, by fraction: Double) -> AxisRotation {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    if isIdentity { return AxisRotation(axis: end.axis, angle: 0.0.interpolated(to: end.angle, by: fraction)) }
    guard let sign = end.isIdentity ? 1 : sense(of: end) else {
      return AxisRotation(quaternion.interpolated(to: end.quaternion, by: fraction))
    }
    let endAngle = end.isIdentity ? 0 : sign * end.angle
    return AxisRotation(axis: axis, angle: angle.interpolated(to: endAngle, by: fraction))
  }

  /// 1 if the other rotation has the same axis, −1 if it has the opposite one, otherwise nil.
  private func sense(of other: AxisRotation) -> Double? {
    guard let direction = axis.direction, let other = other.axis.direction else { return nil }
    // Two normalisations of equal axes can differ by an ulp or two.
    let tolerance = 0x1p-50
    if (direction - other).norm <= tolerance { return 1 }
    return (direction + other).norm <= tolerance ? -1 : nil
  }
}
