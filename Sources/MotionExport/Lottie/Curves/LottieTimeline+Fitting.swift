/// Few keys for the values of frames.
extension LottieTimeline {
  /// The keys of a number that is visible in some frames.
  ///
  /// - Parameters:
  ///   - values: the number in each frame.
  ///   - isVisible: the frames whose numbers count.
  ///   - tolerance: the largest error at a frame.
  /// - Returns: a constant, or keys.
  func curve(_ values: [Double], _ isVisible: [Bool], tolerance: Double) -> LottieCurve {
    curve(values.map { [$0] }, isVisible, tolerance: tolerance)
  }

  /// The keys of several numbers with a common easing: ``curve(_:_:tolerance:)``, for each component.
  func curve(_ values: [[Double]], _ isVisible: [Bool], tolerance: Double) -> LottieCurve {
    let intervals = intervals(isVisible) { self.jumps(values, to: $0, tolerance) }
    let decimals = tolerance.lottieDecimals
    if let constant = constant(values, intervals, tolerance) {
      return LottieCurve(constant: constant.map { $0.rounded(toDecimals: decimals) })
    }
    var curve = LottieCurve()
    // A part of the tolerance is left for the rounding.
    let fit = IntervalFit(
      times: times, values: values, isCorner: isJump, tolerance: 0.9 * tolerance, decimals: decimals)
    for interval in intervals { curve.append(fit.keys(in: interval)) }
    curve.simplify()
    return curve
  }

  /// The keys of a number, with zeros where nothing is visible.
  func fadingCurve(_ values: [Double], _ isVisible: [Bool], tolerance: Double) -> LottieCurve {
    let decimals = tolerance.lottieDecimals
    let values = values.map { [$0] }
    let fit = IntervalFit(
      times: times, values: values, isCorner: isJump, tolerance: 0.9 * tolerance, decimals: decimals)
    var curve = LottieCurve()
    func hide(from time: Double) { curve.append([LottieCurve.Key(time: time, values: [0], easing: .hold)]) }
    if !isVisible[0] { hide(from: 0) }
    for interval in intervals(isVisible, jumps: { self.jumps(values, to: $0, tolerance) }) {
      curve.append(fit.keys(in: interval))
      let last = interval[interval.count - 1]
      if !isVisible[last] {
        hide(from: times[last])
      } else if last + 1 < times.count && !isVisible[last + 1] {
        // A jump hides the element.
        hide(from: times[last + 1])
      }
    }
    curve.simplify()
    return curve
  }

  /// Whether values change between two frames at one time.
  private func jumps(_ values: [[Double]], to frame: Int, _ tolerance: Double) -> Bool {
    zip(values[frame - 1], values[frame]).contains { abs($0 - $1) > 0.1 * tolerance }
  }

  /// The middle of the values, if all of them are within the tolerance of it.
  private func constant(_ values: [[Double]], _ intervals: [[Int]], _ tolerance: Double) -> [Double]? {
    guard let first = intervals.first.map({ values[$0[0]] }) else { return values[0] }
    var (least, greatest) = (first, first)
    for frame in intervals.joined() {
      for index in first.indices {
        least[index] = min(least[index], values[frame][index])
        greatest[index] = max(greatest[index], values[frame][index])
      }
    }
    let isConstant = zip(least, greatest).allSatisfy { $1 - $0 <= tolerance }
    return isConstant ? zip(least, greatest).map { $0 == $1 ? $0 : 0.5 * ($0 + $1) } : nil
  }
}

extension Double {
  /// The number of decimals for which rounding is a small part of a tolerance.
  var lottieDecimals: Int { min((self / 20).digits, 12) }
}
