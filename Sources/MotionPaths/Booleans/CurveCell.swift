import MotionCurves

/// A part of a curve, which lies within ``flatness`` of its chord.
struct CurveCell {
  typealias Point = SIMD2<Double>

  /// The place of the curve in ``BooleanCurves/segments``.
  let curve: Int
  /// The parameters of the ends.
  let from, to: Double
  let start, end: Point
  /// The greatest distance between the part and its chord.
  let flatness: Double

  var lower: Point { pointwiseMin(start, end) }
  var upper: Point { pointwiseMax(start, end) }

  /// Whether the chords may lie within a distance; it can be true for chords that are some times as far apart.
  ///
  /// The boxes of the chords and one chord's ends on the same side of the other decide, without a division.
  func mayTouch(_ other: CurveCell, within distance: Double) -> Bool {
    let gaps = pointwiseMax(lower - other.upper, other.lower - upper)
    guard gaps.max() <= distance else { return false }
    return !hasOnOneSide(other, beyond: distance) && !other.hasOnOneSide(self, beyond: distance)
  }

  private func hasOnOneSide(_ other: CurveCell, beyond distance: Double) -> Bool {
    let chord = end - start
    let first = chord.cross(other.start - start)
    let last = chord.cross(other.end - start)
    guard (first > 0) == (last > 0) else { return false }
    let nearest = min(first.magnitude, last.magnitude)
    return nearest * nearest > distance * distance * chord.dot(chord)
  }

  /// The fraction of the chord that is nearest to a point.
  func nearestFraction(to point: Point) -> Double {
    let chord = end - start
    let square = chord.dot(chord)
    return square > 0 ? min(1, max(0, chord.dot(point - start) / square)) : 0
  }

  /// The parameter at a fraction of the chord.
  func parameter(at fraction: Double) -> Double {
    fraction == 1 ? to : from + (to - from) * fraction
  }
}

extension SIMD2<Double> {
  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
}
