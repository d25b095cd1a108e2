/// The root of an increasing function in a bracket: Newton's method, or bisection where its step leaves the bracket or
/// does not halve it.
///
/// - Returns: the root to the last digits, in at most 200 steps.
func bracketedRoot(
  in bounds: ClosedRange<Double>, _ function: (Double) -> (value: Double, slope: Double)
) -> Double {
  var lower = bounds.lowerBound
  var upper = bounds.upperBound
  var point = lower + 0.5 * (upper - lower)
  var lastStep = upper - lower
  for _ in 0..<200 {
    let (value, slope) = function(point)
    if value == 0 { return point }
    if value > 0 { upper = point } else { lower = point }
    var next = point - value / slope
    // Written so that a NaN is bisected.
    let isGood = next > lower && next < upper && abs(next - point) <= 0.5 * lastStep
    if !isGood { next = lower + 0.5 * (upper - lower) }
    lastStep = abs(next - point)
    if lastStep <= 0.5 * point.ulp || next == lower || next == upper { return next }
    point = next
  }
  return point
}
