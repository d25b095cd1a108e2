/// A smooth section of a measured motion, with its limits at both ends and its second derivatives in between.
struct MeasuredSection: Sendable {
  let interval: ClosedRange<Double>
  var first, last: MotionLimit
  let pointCount: Int
  /// The largest second derivative in 2ᵏ neighbouring intervals, for each first interval.
  ///
  /// A bound over many intervals takes two look-ups.
  private let bends: [[Double]]
  private let step: Double
  private let inner: ClosedRange<Double>
  /// The largest value.
  private let scale: Double

  /// Measures a section.
  ///
  /// - Parameters:
  ///   - interval: from a corner to the next.
  ///   - count: the number of intervals between points.
  ///   - margin: the distance from the ends at which the limits are measured, so large that rounding cannot cross a
  ///     corner.
  ///   - value: the value at a time.
  init(over interval: ClosedRange<Double>, count: Int, margin: Double, _ value: (Double) -> Double) {
    self.interval = interval
    let length = interval.upperBound - interval.lowerBound
    let step = length / Double(count)
    self.step = step
    pointCount = 2 * count + 1
    // Points twice as dense as the intervals give each interval its own second difference.
    let margin = min(margin, 1e-3 * length)
    let inner = interval.lowerBound + margin...interval.upperBound - margin
    self.inner = inner
    func limit(_ time: Double) -> Double { value(max(inner.lowerBound, min(time, inner.upperBound))) }
    let values = (0...2 * count).map { limit(interval.lowerBound + length * (Double($0) / Double(2 * count))) }
    let scale = values.reduce(0) { max($0, abs($1)) }
    self.scale = scale
    let half = 0.5 * step
    func difference(_ middle: Int) -> Double { abs(values[middle - 1] - 2 * values[middle] + values[middle + 1]) }
    let differences = (1..<2 * count).map { difference($0) }
    // Four thirds of the largest difference seen, plus the rounding of four values.
    let noise = 4 * scale.ulp
    let own = (0..<count).map { cell in
      let around = max(0, 2 * cell - 2)...min(2 * count - 2, 2 * cell + 2)
      return (4.0 / 3 * around.reduce(0) { max($0, differences[$1]) } + noise) / (half * half)
    }
    bends = Self.maxima(of: own)
    func velocity(_ time: Double, bend: Double) -> Double {
      let velocity = Self.velocity(at: time, in: inner, step: step, scale: scale, value)
      // A velocity that can arise within the margin counts as zero.
      return abs(velocity) <= bend * margin ? 0 : velocity
    }
    first = MotionLimit(value: values[0], velocity: velocity(inner.lowerBound, bend: own[0]))
    last = MotionLimit(value: values[2 * count], velocity: velocity(inner.upperBound, bend: own[count - 1]))
  }

  /// The common limit of this section and the previous one; nil if the measured limits show a corner.
  func joint(with previous: MeasuredSection, _ value: (Double) -> Double) -> MotionLimit? {
    let (before, after) = (previous.last, first)
    let scale = max(scale, previous.scale)
    let speed = max(abs(before.velocity), abs(after.velocity), scale / (interval.upperBound - interval.lowerBound))
    let margin = inner.lowerBound - previous.inner.upperBound
    guard abs(after.value - before.value) <= 2 * margin * speed + 4 * scale.ulp,
      abs(after.velocity - before.velocity) <= 1e-6 * speed
    else { return nil }
    return MotionLimit(value: value(interval.lowerBound), velocity: 0.5 * (before.velocity + after.velocity))
  }

  var isFinite: Bool { (bends.last?.first ?? 0).isFinite && first.value.isFinite && last.value.isFinite }

  /// The largest second derivative over an interval.
  func curvature(over part: ClosedRange<Double>) -> Double {
    let count = bends[0].count
    let start = max(0, min(Int((part.lowerBound - interval.lowerBound) / step), count - 1))
    let end = max(start, min(Int((part.upperBound - interval.lowerBound) / step), count - 1))
    let level = Int.bitWidth - 1 - (end - start + 1).leadingZeroBitCount
    return max(bends[level][start], bends[level][end + 1 - (1 << level)])
  }

  /// The time, limited to the inside of the section, where rounding cannot cross a corner.
  func inside(_ time: Double) -> Double { max(inner.lowerBound, min(time, inner.upperBound)) }

  /// The velocity inside.
  func velocity(at time: Double, _ value: (Double) -> Double) -> Double {
    if time == interval.lowerBound { return first.velocity }
    return Self.velocity(at: inside(time), in: inner, step: step, scale: scale, value)
  }

  /// The derivative of the quartic through five values within an interval, one of them at the time.
  private static func velocity(
    at time: Double, in interval: ClosedRange<Double>, step: Double, scale: Double, _ value: (Double) -> Double
  ) -> Double {
    let part = 0.25 * step
    // Of a section of a few subnormal numbers.
    guard part > 0 else { return 0 }
    let before = min(2, Int((time - interval.lowerBound) / part))
    let node = max(before, 4 - min(4, Int((interval.upperBound - time) / part)))
    let weights = Self.weights[node]
    let sum = (0..<5).reduce(0) { $0 + weights[$1] * value(time + Double($1 - node) * part) }
    // A sum within the values' rounding counts as zero, so that a motion at rest has no velocity.
    return abs(sum) <= 64 * scale.ulp ? 0 : sum / (12 * part)
  }

  /// The weights of five values for twelve times the derivative at each of them.
  private static let weights: [SIMD8<Double>] = [
    [-25, 48, -36, 16, -3, 0, 0, 0], [-3, -10, 18, -6, 1, 0, 0, 0], [1, -8, 0, 8, -1, 0, 0, 0],
    [-1, 6, -18, 10, 3, 0, 0, 0], [3, -16, 36, -48, 25, 0, 0, 0],
  ]

  private static func maxima(of values: [Double]) -> [[Double]] {
    var levels = [values]
    var width = 1
    while 2 * width <= values.count {
      let below = levels[levels.count - 1]
      levels.append((0...values.count - 2 * width).map { max(below[$0], below[$0 + width]) })
      width *= 2
    }
    return levels
  }
}
