/// How many ticks of a timer have passed: ⌊time · rate⌋, without losing one to the rounding of its time.
///
/// A tick's own time in binary, 0.3 say, is often just short of a whole number of periods.
///
/// - Parameters:
///   - time: in seconds; NaN gives NaN, an infinite one itself.
///   - rate: ticks in a second.
/// - Returns: a whole number.
func tickCount(at time: Double, rate: Double) -> Double {
  // A finite time has a finite number, even where the product overflows.
  let limit = time.isFinite ? Double.greatestFiniteMagnitude : .infinity
  let product = time * rate
  let ticks = abs(product) > limit ? Double(signOf: product, magnitudeOf: limit) : product
  let nearest = ticks.rounded()
  return abs(ticks - nearest) <= 4 * ticks.ulp ? nearest : ticks.rounded(.down)
}
