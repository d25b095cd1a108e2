/// The largest error so far: what has been seen, and what has been proved of the parts that are done.
struct ErrorSearch {
  /// What the error is to be within: a bound above it is looked at more closely, until it is clear.
  private let tolerance: Double
  /// The largest error that was seen.
  private(set) var seen = 0.0
  /// The largest bound of a part that is done.
  private var proved = 0.0
  /// The largest value, to which the rounding is relative.
  var scale = 0.0

  /// The part of the largest value that covers the rounding of the motion, of the curve, and of who plays it.
  static let rounding = 1e-12

  /// The work that is left: at first that of a million parts, some tenths of a second, or of twenty times as many where an
  /// exact fit is followed to its last digits.
  ///
  /// A spring that is hardly damped has millions of swings. What is then left open has the bound that its chord gives, which
  /// is no less proved.
  private var work = 20_000_000

  init(within tolerance: Double) { self.tolerance = tolerance }

  mutating func add(_ error: Double) {
    // A comparison with NaN is false: such an error is infinite.
    seen = abs(error) <= seen ? seen : abs(error).isNaN ? .infinity : abs(error)
  }

  /// Whether a part with this bound need not be looked at more closely.
  private func settles(_ bound: Double) -> Bool {
    // An exact fit is not pursued to the last digit.
    let negligible = tolerance.isFinite ? 0.01 * tolerance : 1e-9 * scale
    if bound <= negligible || seen == .infinity { return true }
    let rounding = Self.rounding * scale
    // The tenth part of the rounding is what cannot be told apart anyway.
    return bound <= 1.001 * seen && (bound + rounding <= tolerance || bound <= seen + 0.1 * rounding)
  }

  /// Adds the work of an interval that is measured, some hundred parts: a curve with many pieces has more.
  mutating func begin() { work += 2_000 }

  /// Whether a part with this bound is to be halved.
  ///
  /// One that is not is done.
  mutating func opens(_ bound: Double, isSplittable: Bool) -> Bool {
    guard isSplittable, work > 0, !settles(bound) else {
      proved = bound <= proved ? proved : bound.isNaN ? .infinity : bound
      return false
    }
    work -= tolerance.isFinite || bound > 1e-6 * scale ? 20 : 1
    return true
  }

  /// Measures an error over an interval, halving it until it is known well enough.
  ///
  /// - Parameters:
  ///   - interval: without a break of the error inside.
  ///   - measured: the error at a time, and the value there, to which the rounding is relative.
  ///   - deviation: how far the error can stray from its chord over a part.
  mutating func explore(
    _ interval: ClosedRange<Double>, measured: (Double) -> (error: Double, value: Double),
    deviation: (ClosedRange<Double>) -> Double
  ) {
    let (first, last) = (take(measured(interval.lowerBound)), take(measured(interval.upperBound)))
    var open = [(interval: interval, first: first, last: last)]
    begin()
    while let cell = open.popLast() {
      // The error's own chord lies between its ends.
      let bound = max(abs(cell.first), abs(cell.last)) + deviation(cell.interval)
      let middle = cell.interval.lowerBound + 0.5 * (cell.interval.upperBound - cell.interval.lowerBound)
      let isSplittable = middle > cell.interval.lowerBound && middle < cell.interval.upperBound
      guard opens(bound, isSplittable: isSplittable) else { continue }
      let error = take(measured(middle))
      open.append((middle...cell.interval.upperBound, error, cell.last))
      open.append((cell.interval.lowerBound...middle, cell.first, error))
    }
  }

  private mutating func take(_ measured: (error: Double, value: Double)) -> Double {
    scale = max(scale, abs(measured.value))
    add(measured.error)
    return measured.error
  }

  /// The bound of all parts.
  var bound: Double { max(seen, proved) + Self.rounding * scale }
}
