public import MotionCurves

/// A cubic from one value to another over a fraction u in 0…1: every keyframe track consists of such pieces.
///
/// v(u) = start + Δ·u + u(1 − u)·[a(1 − u) + b·u] with Δ = end − start, a = v′(0) − Δ and b = Δ − v′(1). This is a line
/// plus the excess of the end slopes over the line. So a line stays exactly a line, and both ends are exact.
///
/// - Accuracy: a few ulp of the largest term. Where the cubic is monotone, its values exceed the range of both ends by
///   at most 2 ulp of the larger end.
@usableFromInline package struct CubicPiece<Value: VectorValue>: Sendable, Equatable {
  /// The value at u = 0.
  @usableFromInline package let start: Value
  /// The value at u = 1.
  @usableFromInline package let end: Value
  /// a: the excess of the slope at the start over the line's.
  @usableFromInline let startExcess: Value
  /// b: the excess of the line's slope over the slope at the end.
  @usableFromInline let endExcess: Value

  /// Creates the cubic with given values and slopes at both ends; the slopes are per unit of u.
  @inlinable
  package init(from start: Value, slope startSlope: Value, to end: Value, slope endSlope: Value) {
    self.start = start
    self.end = end
    startExcess = startSlope - (end - start)
    endExcess = (end - start) - endSlope
  }

  /// Creates the line from one value to another.
  @inlinable
  package init(from start: Value, to end: Value) {
    self.start = start
    self.end = end
    startExcess = .zero
    endExcess = .zero
  }

  /// Zero if value and derivatives up to the second are finite between the ends, and else not finite; their factors are
  /// at most 6 in all.
  var zeroIfFinite: Value { (end - start) * 16 * 0 + startExcess * 16 * 0 + endExcess * 16 * 0 }

  /// The value at a fraction u; outside 0…1 the cubic is extrapolated.
  @inlinable
  package func value(at fraction: Double) -> Value {
    let rest = 1 - fraction
    let bend = startExcess * rest + endExcess * fraction
    // Start from the nearer end, so that the rounding error vanishes at both ends: start + (Δ + bend·rest)·u, or end +
    // (Δ − bend·u)·(u − 1). The second form is the first with 1 subtracted from rest and u, which is exact in 0…1. So
    // there is no branch, which a processor would mispredict at random times. A choice by an index stays one; of other
    // forms compilers make a branch.
    let sign = (0.5 - fraction).bitPattern & (1 << 63)
    let isNearEnd = Int(truncatingIfNeeded: sign >> 63)
    let one = 0.5 - Double(bitPattern: (0.5).bitPattern | sign)
    let nearer = Value.combining(start, end) { SIMD2($0, $1)[isNearEnd] }
    return nearer + ((end - start) + bend * (rest - one)) * (fraction - one)
  }

  /// The value at a fraction u in 0…1, with a branch; for successive fractions, at which a processor predicts the
  /// branch.
  @inlinable
  @inline(__always)
  func valueInSequence(at fraction: Double) -> Value {
    let rest = 1 - fraction
    let bend = startExcess * rest + endExcess * fraction
    return fraction <= 0.5
      ? start + ((end - start) + bend * rest) * fraction
      : end + ((end - start) - bend * fraction) * (fraction - 1)
  }

  /// The slope dv/du at a fraction u.
  @inlinable
  package func velocity(at fraction: Double) -> Value {
    let rest = 1 - fraction
    return (end - start) + startExcess * (rest * (1 - 3 * fraction)) + endExcess * (fraction * (2 - 3 * fraction))
  }

  /// The second derivative d²v/du² at a fraction u.
  @inlinable
  package func acceleration(at fraction: Double) -> Value {
    startExcess * (6 * fraction - 4) + endExcess * (2 - 6 * fraction)
  }
}
