/// A search for the largest error.
///
/// It keeps the largest error seen, and the largest proved bound of the finished parts.
struct ErrorSearch {
  /// The limit of interest: a bound above it is refined until it is clear on which side the error is.
  private let tolerance: Double
  /// The largest error seen.
  private(set) var seen = 0.0
  /// The largest bound of a finished part.
  private var proved = 0.0
  /// The largest value, to which the rounding is relative.
  var scale = 0.0

  /// The part of the largest value that covers the rounding of the motion, of the curve and of its player.
  static let rounding = 1e-12

  /// The remaining work: at first a million parts, which take some tenths of a second.
  ///
  /// An exact fit that is followed to its last digits may take twenty times as many, infinite bounds a fiftieth.
  ///
  /// A hardly damped spring has millions of swings. When the work is used up, the open parts keep the bounds from their
  /// chords, which are proved too.
  private var work = 20_000_000

  init(within tolerance: Double) { self.tolerance = tolerance }

  mutating func add(_ error: Double) {
    // A comparison with NaN is false, so a NaN error becomes infinite.
    seen = abs(error) <= seen ? seen : abs(error).isNaN ? .infinity : abs(error)
  }

  /// Whether a part with this bound needs no refinement.
  private func settles(_ bound: Double) -> Bool {
    // The last digits of an exact fit do not matter.
    let negligible = tolerance.isFinite ? 0.01 * tolerance : 1e-9 * scale
    if bound <= negligible || seen == .infinity { return true }
    let rounding = Self.rounding * scale
    // Differences below a tenth of the rounding cannot be distinguished anyway.
    let isDecided = seen > tolerance || bound + rounding <= tolerance || bound <= seen + 0.1 * rounding
    return bound <= 1.001 * seen && isDecided
  }

  /// Adds the work of an interval, some hundred parts: a curve with more pieces may take more work.
  mutating func begin() { work += 2_000 }

  /// Whether a part with this bound is to be halved; otherwise the part is finished.
  mutating func opens(_ bound: Double, isSplittable: Bool) -> Bool {
    guard isSplittable, work > 0, !settles(bound) else {
      proved = bound <= proved ? proved : bound.isNaN ? .infinity : bound
      return false
    }
    let isExactFit = bound <= 1e-6 * scale && !tolerance.isFinite
    // An infinite bound is finite after some halvings, or never.
    work -= bound.isFinite ? (isExactFit ? 1 : 20) : 1000
    return true
  }

  /// Measures an error over an interval, and halves the interval until the error is known well enough.
  ///
  /// - Parameters:
  ///   - interval: has no break of the error inside.
  ///   - measured: the error at a time, and the value there, to which the rounding is relative.
  ///   - deviation: a bound of the error's distance from its chord over a part.
  mutating func explore(
    _ interval: ClosedRange<Double>, measured: (Double) -> (error: Double, value: Double),
    deviation: (ClosedRange<Double>) -> Double
  ) {
    let (first, last) = (take(measured(interval.lowerBound)), take(measured(interval.upperBound)))
    var open = [(interval: interval, first: first, last: last)]
    begin()
    while let cell = open.popLast() {
      // The chord of the error lies between the errors at its ends.
      let bound = max(abs(cell.first), abs(cell.last)) + deviation(cell.interval)
      let middle = cell.interval.middle
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

  /// The upper bound over all parts.
  var bound: Double { max(seen, proved) + Self.rounding * scale }
}
