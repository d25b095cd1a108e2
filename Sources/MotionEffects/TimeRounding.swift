/// Times of events and ticks that hold despite rounding.
enum TimeRounding {
  /// The first double at which a condition holds, within a few roundings of a computed time.
  ///
  /// - Parameters:
  ///   - time: the computed time from which the condition holds.
  ///   - condition: a condition that, once true, is true for all later times.
  /// - Returns: the time.
  static func firstTime(near time: Double, where condition: (Double) -> Bool) -> Double {
    var time = time
    for _ in 0..<8 where !condition(time) { time = time.nextUp }
    for _ in 0..<8 where condition(time.nextDown) { time = time.nextDown }
    return time
  }

  /// The greatest number of ticks in a range: no picture shows more corners.
  private static let mostTicks = 10_000

  /// The numbers of the ticks in a range, the first 10 000 at most.
  ///
  /// From 2⁵³ on, where doubles do not count one by one, there are none.
  ///
  /// - Parameters:
  ///   - first: the first number, an integer.
  ///   - last: the last number, or a little more.
  /// - Returns: ascending integers.
  static func ticks(from first: Double, to last: Double) -> [Double] {
    var ticks: [Double] = []
    var tick = first
    while tick <= last, tick < tick + 1, ticks.count < mostTicks {
      ticks.append(tick)
      tick += 1
    }
    return ticks
  }

  /// The number of ticks of a timer until a time, ⌊time · rate⌋, without losing a tick to the rounding of its time.
  ///
  /// A tick's own time in binary, such as 0.3, is often just short of a whole number of periods.
  ///
  /// - Parameters:
  ///   - time: in seconds; NaN gives NaN, and an infinite time gives itself.
  ///   - rate: ticks per second.
  /// - Returns: an integer.
  static func tickCount(at time: Double, rate: Double) -> Double {
    // A finite time has a finite count, even if the product overflows.
    let limit = time.isFinite ? Double.greatestFiniteMagnitude : .infinity
    let product = time * rate
    let ticks = abs(product) > limit ? Double(signOf: product, magnitudeOf: limit) : product
    let nearest = ticks.rounded()
    return abs(ticks - nearest) <= 4 * ticks.ulp ? nearest : ticks.rounded(.down)
  }
}
