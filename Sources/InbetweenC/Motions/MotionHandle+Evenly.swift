internal import MotionNumerics

extension MotionHandle {
  /// The values at start + i · interval.
  func sample(from start: Double, by interval: Double, into values: UnsafeMutableBufferPointer<Double>) {
    guard let motion = springMotion, (start - motion.startTime).isFinite, interval > 0, interval.isFinite,
      let sampler = try? UniformSpringSampler(validating: motion, start: start, interval: interval)
    else { return sampleInBlocks(from: start, by: interval, into: values) }
    var places = values.mutableSpan
    sampler.sample(into: &places)
  }

  /// The values at rounded times, computed a few hundred at a time.
  private func sampleInBlocks(
    from start: Double, by interval: Double, into values: UnsafeMutableBufferPointer<Double>
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 256) { times in
      times.initialize(repeating: 0)
      var first = 0
      while first < values.count {
        let last = min(first + times.count, values.count)
        for index in first..<last { times[index - first] = start + Double(index) * interval }
        var places = UnsafeMutableBufferPointer(rebasing: values[first..<last]).mutableSpan
        kind.sample(at: UnsafeBufferPointer(rebasing: times[..<(last - first)]).span, into: &places)
        first = last
      }
    }
  }
}
