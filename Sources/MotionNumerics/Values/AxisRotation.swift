import RealModule

/// A rotation of space by an angle about an axis, of as many turns as wanted.
///
/// Where matrices and quaternions know only where a rotation ends, this knows how it got there: about the same axis the
/// angle interpolates as a number, as with CSS's `rotate3d()` and Core Animation's `transform.rotation.z`.
/// A rotation of the plane needs no type: its angle is a `Double`.
public struct AxisRotation: Sendable, Hashable {
  /// The axis, of any length; without a direction the rotation is the identity.
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

  /// The rotation that changes nothing.
  public static let identity = AxisRotation(axis: SIMD3(0, 0, 1), angle: 0)

  /// The rotation without its turns.
  public var quaternion: Quaternion { Quaternion(angle: angle, axis: axis) }

  /// The rotation as a matrix.
  public var transform: Transform3D { .rotation(by: angle, about: axis) }

  /// Whether the angle or the axis is 0.
  private var isIdentity: Bool { angle == 0 || axis == .zero }
}

extension AxisRotation: Interpolatable {
  /// The angle about the common axis in a straight line; without a common axis along the shorter arc.
  ///
  /// The axes are common if they are the same or opposite to within 2⁻⁵⁰, or if one end is the identity (angle 0),
  /// which takes the other's. Else it is the way of ``Quaternion``, at most half a turn, and the angle lies in 0…2π.
  ///
  /// Source: CSS Transforms 2, §12 "Interpolation of transform functions", rotate3d().
  ///
  /// - Parameters:
  ///   - end: the rotation at part 1.
  ///   - part: any finite number; outside 0…1 the turn goes on.
  /// - Returns: the rotation on the way: `self` at 0 and `end` at 1, exactly.
  public func interpolated(to end: AxisRotation, by part: Double) -> AxisRotation {
    if part == 0 { return self }
    if part == 1 { return end }
    if isIdentity { return AxisRotation(axis: end.axis, angle: 0.0.interpolated(to: end.angle, by: part)) }
    guard let sign = end.isIdentity ? 1 : sense(of: end) else {
      return AxisRotation(quaternion.interpolated(to: end.quaternion, by: part))
    }
    let endAngle = end.isIdentity ? 0 : sign * end.angle
    return AxisRotation(axis: axis, angle: angle.interpolated(to: endAngle, by: part))
  }

  /// 1 if the other axis is the same, −1 if it is opposite, else nil.
  private func sense(of other: AxisRotation) -> Double? {
    guard let mine = axis.direction, let others = other.axis.direction else { return nil }
    // Two normalisations differ by an ulp or two where the axes do not.
    let tolerance = 0x1p-50
    if (mine - others).norm <= tolerance { return 1 }
    return (mine + others).norm <= tolerance ? -1 : nil
  }
}
