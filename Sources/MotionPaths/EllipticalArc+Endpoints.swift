import MotionCurves
import RealModule

extension EllipticalArc {
  /// Creates the arc between two points from SVG's parameters; nil if the result is a straight line or nothing.
  ///
  /// The conversion is that of SVG 2, appendix B.2.4, with angles from `atan2`. The critical difference,
  /// 1 − (half chord)² on the unit circle, is computed in twice the precision: if it is small, its square root would
  /// lose half of the digits.
  ///
  /// A chord that differs from a diameter only by the rounding of the ends and radii counts as a diameter. Half circles
  /// are the commonest arcs. Without this rule, rounding a decimal would move a centre by √ε of its radius.
  init?(
    from start: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double, isLarge: Bool, isClockwise: Bool,
    to end: SIMD2<Double>
  ) {
    var radii = SIMD2(radii.x.magnitude, radii.y.magnitude)
    guard start != end, radii.x > 0, radii.y > 0 else { return nil }
    radii = Self.enlarged(radii, for: 0.5 * end - 0.5 * start)
    let chord = UnitChord(from: start, to: end, radii: radii, rotation: rotation)
    let length = chord.half.norm
    guard length > 0, length.isFinite else { return nil }
    let along = chord.half / length
    let isDiameter = !(chord.gap > chord.uncertainty)
    if isDiameter && length > 1 { radii *= length }
    // On the unit circle: the distance of the chord from the centre, and half of the angle that it subtends there.
    let distance = isDiameter ? 0 : (isLarge ? -1 : 1) * chord.gap.squareRoot()
    let halfSweep = isDiameter ? 0.5 * .pi : Double.atan2(y: length, x: distance)
    let side: Double = isClockwise ? distance : -distance
    let toCenter = SIMD2(-along.y, along.x) * side
    let toStart = -(isDiameter ? along : chord.half) - toCenter
    let center = (0.5 * start + 0.5 * end) + Self.turned(toCenter * radii, by: rotation)
    guard center.isFinite, radii.isFinite else { return nil }
    self.init(
      center: center, radii: radii, rotation: rotation, startAngle: Double.atan2(y: toStart.y, x: toStart.x),
      sweep: isClockwise ? 2 * halfSweep : -2 * halfSweep, start: start, end: end)
  }

  /// Radii of the same ratio, enlarged if the quotient of half the chord and the radii could overflow.
  private static func enlarged(_ radii: SIMD2<Double>, for half: SIMD2<Double>) -> SIMD2<Double> {
    let reach = max(half.x.magnitude, half.y.magnitude)
    let longest = radii.max()
    guard longest < 0.25 * reach else { return radii }
    let exponent = reach.exponent - longest.exponent - 1
    return SIMD2(
      Double(sign: .plus, exponent: exponent, significand: radii.x),
      Double(sign: .plus, exponent: exponent, significand: radii.y))
  }

  /// Whether a point is the middle of the arc, within rounding and a fraction of the radius.
  ///
  /// Arcs with the same ends and the same middle are equal.
  func hasMiddle(_ point: SIMD2<Double>, within fraction: Double) -> Bool {
    let largest = max(start.norm, end.norm, point.norm)
    return (position(at: 0.5) - point).norm <= 16 * largest.ulp + fraction * radii.max()
  }
}

/// Half of an arc's chord, in the coordinates in which its ellipse is the unit circle.
private struct UnitChord {
  let half: SIMD2<Double>
  /// 1 − |half|².
  let gap: Double
  /// The change of the gap when the ends and the radii change by an ulp.
  let uncertainty: Double

  init(from start: SIMD2<Double>, to end: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double) {
    let x = DoubleDouble(exactSumOf: 0.5 * end.x, -0.5 * start.x)
    let y = DoubleDouble(exactSumOf: 0.5 * end.y, -0.5 * start.y)
    let (cosine, sine) = rotation == 0 ? (1, 0) : (Double.cos(rotation), Double.sin(rotation))
    let halfX = (x * cosine + y * sine) / radii.x
    let halfY = (y * cosine + x * -sine) / radii.y
    half = SIMD2(halfX.rounded, halfY.rounded)
    gap = (DoubleDouble(1) + -(halfX * halfX + halfY * halfY)).rounded
    let largest = max(start.x.magnitude, start.y.magnitude, end.x.magnitude, end.y.magnitude)
    let endUncertainty = (half.x.magnitude / radii.x + half.y.magnitude / radii.y) * largest.ulp
    uncertainty = min(2 * (endUncertainty + 0x1p-51), 0x1p-20)
  }
}
