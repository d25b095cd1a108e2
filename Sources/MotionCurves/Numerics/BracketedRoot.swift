/// Finds the root of an increasing function in a bracket, by Newton's method and bisection.
///
/// Bisection replaces each Newton step that leaves the bracket or is longer than half of the step before. Within some
/// units in the last place of the root a step goes beyond it, so that the bracket closes from its other side, too:
/// there the function is its rounding errors, and a bisection of what may still be a long bracket would begin anew.
///
/// - Parameters:
///   - bounds: the bracket.
///   - function: gives the value and the slope at a point; a NaN as the slope leads to a bisection.
/// - Returns: the root to the last digits, in at most 200 steps.
package func bracketedRoot(
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
    let step = -value / slope
    let isNear = abs(step) < 8 * point.ulp
    var next = isNear ? point + 2 * step + (value > 0 ? -4 : 4) * point.ulp : point + step
    // Written so that a NaN leads to a bisection.
    let isGood = next > lower && next < upper && (isNear || abs(step) <= 0.5 * lastStep)
    if !isGood { next = lower + 0.5 * (upper - lower) }
    lastStep = abs(next - point)
    if lastStep <= 0.5 * point.ulp || next == lower || next == upper { return next }
    point = next
  }
  return point
}
