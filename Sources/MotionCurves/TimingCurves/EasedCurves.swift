/// Timing curves by their index, laid out for many look-ups.
///
/// Reading a `TimingCurve` from a list counts references. Most curves are cubic Béziers. So these are also stored
/// directly in a second list, and evaluated in place; equal curves, among the last few, share one entry.
package struct EasedCurves: Sendable {
  package let curves: [TimingCurve]
  private var beziers: [CubicBezier] = []
  /// For each curve, the index of its Bézier; -1 for other kinds.
  private var places: [Int32] = []

  package init(_ curves: [TimingCurve]) {
    self.curves = curves
    places.reserveCapacity(curves.count)
    for curve in curves {
      guard let bezier = curve.cubicBezier, beziers.count < Int32.max else {
        places.append(-1)
        continue
      }
      // Only the last ones are searched: the work stays linear.
      let place = beziers.suffix(8).lastIndex(of: bezier) ?? beziers.count
      if place == beziers.count { beziers.append(bezier) }
      places.append(Int32(truncatingIfNeeded: place))
    }
  }

  /// The value of a curve at a progress, the same as the curve itself gives.
  package func value(of index: Int, at progress: Double) -> Double {
    let place = Int(places[index])
    if place >= 0, let value = beziers[place].quickValue(at: progress) { return value }
    return curves[index].value(at: progress)
  }
}
