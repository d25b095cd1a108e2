internal import MotionPaths

/// A position, anchor point, scale, size, orientation: x, y and, mostly unused, z.
typealias Vector = SIMD3<Double>

extension Vector {
  /// The two coordinates in the plane.
  var plane: SIMD2<Double> { SIMD2(x, y) }
}

/// The curve along which a position moves between two keyframes.
///
/// The curve is the cubic with the control points s, s + to, e + ti and e. The position after an eased progress p is
/// exactly that at the arc length p·length, and not that at the Bézier parameter p. Where the easing leaves 0…1, the
/// motion goes on along the tangent of the nearer end, by the additional length. An overshoot is thus as smooth as on a
/// straight line. The third coordinate is interpolated linearly by the same easing.
///
/// The arc length is inverted for each position, to 10⁻¹² of the length: a table would take longer to prepare than a
/// film of a few seconds needs.
final class SpatialCurve: Sendable {
  private let segment: PathSegment
  private let length: Double
  private let startDirection, endDirection: SIMD2<Double>
  private let startDepth, endDepth: Double

  private init(
    _ points: [SIMD2<Double>], _ segment: PathSegment, length: Double, from startDepth: Double, to endDepth: Double
  ) {
    self.segment = segment
    self.length = length
    // A tangent of no length has the direction to the next control point that is elsewhere.
    startDirection = Self.direction(from: points[0], to: points.dropFirst())
    endDirection = -Self.direction(from: points[3], to: points.dropLast().reversed()[...])
    (self.startDepth, self.endDepth) = (startDepth, endDepth)
  }

  /// The curve between two positions; nil if it is a point, or if its length overflows.
  ///
  /// No failable initialiser: in Embedded Swift, as of 6.3.1, an object whose initialiser fails is not freed.
  static func curve(from start: Vector, to end: Vector, outTangent: Vector, inTangent: Vector) -> SpatialCurve? {
    let points = [
      start.plane, (start + outTangent).plane, (end + inTangent).plane, end.plane,
    ]
    let segment = PathSegment.cubic(from: points[0], control1: points[1], control2: points[2], to: points[3])
    let length = segment.length()
    guard length > 0, length.isFinite else { return nil }
    return SpatialCurve(points, segment, length: length, from: start.z, to: end.z)
  }

  /// Whether the curve is the line between its ends, walked from one to the other.
  ///
  /// As in lottie-web, the components of such a motion have separate easings. In lottie-web, the control points may
  /// also be beyond the ends; in this library, the motion then goes there and back. Source of the tolerance in square
  /// points: lottie-web.
  static func isChord(from start: Vector, to end: Vector, outTangent: Vector, inTangent: Vector) -> Bool {
    let chord = (end - start).plane
    let squaredLength = (chord * chord).sum()
    guard squaredLength > 0 else { return false }
    for offset in [outTangent.plane, chord + inTangent.plane] {
      let area = chord.x * offset.y - chord.y * offset.x
      let progress = (chord * offset).sum() / squaredLength
      guard area.magnitude < 1e-3, progress >= 0, progress <= 1 else { return false }
    }
    return true
  }

  /// The position after an eased progress, which may lie outside 0…1.
  func position(at progress: Double) -> Vector {
    let position =
      if progress < 0 {
        segment.start + startDirection * (progress * length)
      } else if progress > 1 {
        segment.end + endDirection * ((progress - 1) * length)
      } else {
        segment.position(at: segment.parameter(atLength: progress * length))
      }
    return Vector(position, startDepth + (endDepth - startDepth) * progress)
  }

  /// The unit direction of motion after an eased progress.
  func direction(at progress: Double) -> SIMD2<Double> {
    guard progress > 0 else { return startDirection }
    guard progress < 1 else { return endDirection }
    let derivative = segment.derivative(at: segment.parameter(atLength: progress * length))
    let speed = (derivative * derivative).sum().squareRoot()
    return speed > 0 ? derivative / speed : startDirection
  }

  private static func direction(from point: SIMD2<Double>, to others: ArraySlice<SIMD2<Double>>) -> SIMD2<Double> {
    for other in others {
      let offset = other - point
      let distance = (offset * offset).sum().squareRoot()
      if distance > 0 { return offset / distance }
    }
    return .zero
  }
}
