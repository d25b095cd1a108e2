/// A fit of Béziers to samples: each Bézier is as long as possible, and the curve has one slope at each key.
///
/// The value and the slope at a key are those of a polynomial fitted to the samples around it. The window is the widest
/// in which the polynomial stays within a part of the tolerance. This averages noise, and exact samples give nearly the
/// motion's own slope.
struct SampleFit {
  let times, values: [Double]
  let tolerance: Double
  /// The part of the tolerance that the windows may use.
  let share: Double
  /// The degree of the polynomials through windows.
  let degree: Int

  /// A value and a slope at a sample.
  struct Node {
    var value, slope: Double
  }

  /// The Béziers along an interval; nil if it takes more than a given number.
  func pieces(of interval: SampleIntervals.Interval, within tolerance: Double, most: Int) -> [BezierPiece]? {
    let range = interval.range
    let duration = times[range.upperBound] - times[range.lowerBound]
    let value = values[range.lowerBound]
    if interval.isHold {
      let interval = times[range.lowerBound]...times[range.upperBound]
      return [BezierPiece(interval: interval, x1: 0, x2: 1, y0: value, y1: value, y2: value, y3: value)]
    }
    guard duration.isFinite else { return nil }
    var pieces: [BezierPiece] = []
    var start = range.lowerBound
    var here = node(at: start, of: interval)
    var length = max(1, range.count / 4)
    while start < range.upperBound {
      guard pieces.count < most else { return nil }
      var best: (piece: BezierPiece, end: Int, node: Node)?
      func tries(_ count: Int) -> Bool {
        let end = min(start + count, range.upperBound)
        let node = node(at: end, of: interval)
        guard let piece = piece(from: start, here, to: end, node, within: tolerance) else { return false }
        best = (piece, end, node)
        return true
      }
      if !tries(range.upperBound - start) {
        // Bisects between a length that fits and one that does not. The shortest length, to the next sample, always
        // fits.
        var (short, long) = (0, range.upperBound - start)
        length = min(length, max(1, long / 2))
        while short == 0 { if tries(length) { short = length } else { (long, length) = (length, max(1, length / 2)) } }
        while long - short > 1 {
          let middle = min((short + long) / 2, 2 * short)
          if tries(middle) { short = middle } else { long = middle }
        }
        length = short
      }
      guard let found = best else { return nil }
      pieces.append(found.piece)
      (start, here) = (found.end, found.node)
    }
    return pieces
  }

  // MARK: Keys

  private func node(at index: Int, of interval: SampleIntervals.Interval) -> Node {
    let range = interval.range
    var best = Node(value: values[index], slope: 0)
    let least = (degree + 1) / 2
    var width = least
    while true {
      let window = max(range.lowerBound, index - width)...min(range.upperBound, index + width)
      guard let fit = polynomial(at: index, in: window), width == least || fit.error <= share * tolerance else { break }
      // With only the adjacent samples the error may exceed the limit, but no better window exists.
      let isNear = abs(fit.node.value - values[index]) <= share * tolerance
      best = Node(value: isNear ? fit.node.value : values[index], slope: fit.node.slope)
      if window == range { break }
      width *= 2
    }
    // The ends of an interval are joined to other intervals, so they keep their values.
    if index == range.lowerBound || index == range.upperBound { best.value = values[index] }
    let isAtStart = index == range.lowerBound
    if (isAtStart && interval.followsHold) || (index == range.upperBound && interval.precedesHold) {
      let next = isAtStart ? index + 1 : index - 1
      if abs(best.slope * (times[next] - times[index])) <= 2 * tolerance { best.slope = 0 }
    }
    return best
  }

  /// The value and the slope at a sample of the best polynomial for a window, with its largest error there.
  private func polynomial(at index: Int, in window: ClosedRange<Int>) -> (node: Node, error: Double)? {
    // More samples would take time without a better slope.
    let step = max(1, window.count / 64)
    let samples = Array(stride(from: window.lowerBound, through: window.upperBound, by: step))
    let scale = max(times[index] - times[window.lowerBound], times[window.upperBound] - times[index])
    let degree = min(degree, samples.count - 1)
    let places = samples.map { (times[$0] - times[index]) / scale }
    var columns = [Array(repeating: 1.0, count: samples.count)]
    for _ in 0..<degree {
      let last = columns[columns.count - 1]
      columns.append(places.indices.map { last[$0] * places[$0] })
    }
    let basis = OrthogonalBasis(columns)
    let values = samples.map { self.values[$0] }
    guard let numbers = basis.coefficients(of: values), numbers.count > 1 else { return nil }
    let error = basis.remainder(of: values).reduce(0) { max($0, abs($1)) }
    let slope = numbers[1] / scale
    return slope.isFinite ? (Node(value: numbers[0], slope: slope), error) : nil
  }

  // MARK: Béziers

  /// The Bézier between two keys; nil unless it is within a tolerance of all samples between them.
  private func piece(
    from start: Int, _ first: Node, to end: Int, _ last: Node, within tolerance: Double
  ) -> BezierPiece? {
    let interval = times[start]...times[end]
    let duration = times[end] - times[start]
    let rise = last.value - first.value
    let (out, into) = (first.slope * duration, last.slope * duration)
    guard out.isFinite && into.isFinite else { return nil }
    let third = 1.0 / 3
    func piece(_ controls: SIMD4<Double>) -> BezierPiece {
      BezierPiece(
        interval: interval, x1: controls.x, x2: controls.z, y0: first.value, y1: first.value + controls.y,
        y2: first.value + controls.w, y3: last.value)
    }
    if end == start + 1 { return piece(SIMD4(third, third * out, 1 - third, rise - third * into)) }
    var chosen = Array(stride(from: start + 1, to: end, by: max(1, (end - start) / 40)))
    for _ in 0..<4 {
      let fit = HandleFit(
        points: chosen.map { SIMD2((times[$0] - times[start]) / duration, values[$0] - first.value) }, rise: rise,
        base: SIMD4(0, 0, 1, rise), directions: (SIMD4(1, out, 0, 0), SIMD4(0, 0, -1, -into), .zero, .zero),
        least: .zero, greatest: SIMD4(1, 1, 0, 0))
      let best = fit.best(from: SIMD4(third, third, 0, 0), goodEnough: 0.98 * tolerance)
      guard best.error <= tolerance else { return nil }
      let found = piece(fit.controls(best.parameters))
      var worst = (index: start, error: 0.0)
      for index in start...end {
        let error = abs(found.state(at: times[index]).value - values[index])
        if !(error <= worst.error) { worst = (index, error) }
      }
      if worst.error <= tolerance { return found }
      chosen.append(worst.index)
      chosen.sort()
    }
    return nil
  }
}
