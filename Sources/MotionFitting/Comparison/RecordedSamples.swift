import MotionCurves

/// The samples of a recording that are not missing.
struct RecordedSamples {
  private(set) var indices: [Int] = []
  private(set) var times: [Double] = []
  private(set) var values: [Double] = []
  /// The time step to "just before" a time: a motion's own clock may be a few ulp of its duration coarser than the
  /// recording's.
  private let moment: Double

  init(times: [Double], values: [Double]) throws(ParameterError) {
    guard times.count == values.count else {
      throw ParameterError(
        parameter: "the recording", value: "\(times.count) times and \(values.count) values",
        allowed: "one with a value for each time")
    }
    moment = 4 * max(times.first?.magnitude ?? 0, times.last?.magnitude ?? 0).ulp
    var last = -Double.infinity
    for (index, time) in times.enumerated() {
      try ParameterError.requireFinite(time, "a time")
      guard time >= last else {
        throw ParameterError(
          parameter: "a time", value: time.shortestDecimal, allowed: "at least the one before, \(last.shortestDecimal)")
      }
      last = time
      if values[index].isNaN { continue }
      try ParameterError.requireFinite(values[index], "a value")
      indices.append(index)
      self.times.append(time)
      self.values.append(values[index])
    }
    guard !indices.isEmpty else {
      throw ParameterError(parameter: "the recording", value: "empty", allowed: "one with a value at least")
    }
  }

  /// The value of a sample less the motion's.
  func error(of motion: some Motion<Double>, at index: Int, shiftedBy shift: Double) -> Double {
    let time = times[index] + shift
    // The first of several samples at one time is the value before the jump.
    let isBeforeJump =
      index + 1 < times.count && times[index + 1] == times[index] && (index == 0 || times[index - 1] < times[index])
    return values[index] - motion.value(at: isBeforeJump ? time - moment : time)
  }

  /// The largest distance of some samples from the motion; infinite if a distance is not a number.
  private func largestError(of motion: some Motion<Double>, at samples: [Int], shiftedBy shift: Double) -> Double {
    var largest = 0.0
    for index in samples {
      let distance = abs(error(of: motion, at: index, shiftedBy: shift))
      largest = distance <= largest ? largest : distance.isNaN ? .infinity : distance
    }
    return largest
  }

  /// The shift with the least maximum error.
  ///
  /// The error has many local minima where the motion swings. A grid of shifts finds the best minima for a few hundred
  /// samples, and each is then refined. The worst samples of all are added until they are already among the chosen
  /// ones, as in Remez's exchange.
  func bestShift(to motion: some Motion<Double>, within shifts: ClosedRange<Double>) -> Double {
    var chosen = Array(stride(from: 0, to: times.count, by: max(1, times.count / 400)))
    let count = 2000
    let step = (shifts.upperBound - shifts.lowerBound) / Double(count)
    func at(_ index: Int) -> Double {
      // The ends are exact, and so is 0 in a symmetric range.
      index == count ? shifts.upperBound : shifts.lowerBound + step * Double(index)
    }
    var best = (shift: at(0), error: Double.infinity)
    guard step > 0 && step.isFinite else { return shifts.lowerBound }
    for _ in 0..<6 {
      let grid = (0...count).map { largestError(of: motion, at: chosen, shiftedBy: at($0)) }
      let lows = (0...count).filter { index in
        (index == 0 || grid[index] <= grid[index - 1]) && (index == count || grid[index] <= grid[index + 1])
      }
      best.error = .infinity
      for low in lows.sorted(by: { grid[$0] < grid[$1] }).prefix(4) {
        let found = refined(from: at(max(low - 1, 0)), to: at(min(low + 1, count)), motion, chosen)
        if found.error < best.error { best = found }
        if grid[low] <= best.error { best = (at(low), grid[low]) }
      }
      // A shift of 0 is preferred if it is as good.
      let unshifted = shifts.contains(0) ? largestError(of: motion, at: chosen, shiftedBy: 0) : .infinity
      if unshifted <= best.error { best = (0, unshifted) }
      let worst = (0..<times.count).max { first, second in
        abs(error(of: motion, at: first, shiftedBy: best.shift))
          < abs(error(of: motion, at: second, shiftedBy: best.shift))
      }
      guard let worst, !chosen.contains(worst),
        largestError(of: motion, at: [worst], shiftedBy: best.shift) > best.error * (1 + 1e-9)
      else { break }
      chosen.append(worst)
    }
    return best.shift
  }

  /// The least error between two shifts around a minimum of the grid, by golden sections.
  private func refined(
    from start: Double, to end: Double, _ motion: some Motion<Double>, _ samples: [Int]
  ) -> (shift: Double, error: Double) {
    let golden = 0.618_033_988_749_894_9
    var (low, high) = (start, end)
    func at(_ shift: Double) -> (shift: Double, error: Double) {
      (shift, largestError(of: motion, at: samples, shiftedBy: shift))
    }
    var (left, right) = (at(high - golden * (high - low)), at(low + golden * (high - low)))
    for _ in 0..<90 where high - low > 1e-16 * max(abs(low), abs(high)) {
      if left.error <= right.error {
        (high, right) = (right.shift, left)
        left = at(high - golden * (high - low))
      } else {
        (low, left) = (left.shift, right)
        right = at(low + golden * (high - low))
      }
    }
    return left.error <= right.error ? left : right
  }
}
