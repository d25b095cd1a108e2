extension GooeyIndicator {
  /// The times at which the picture bends or jumps.
  ///
  /// They are the times of the reports, the bends of the restoring, and the times at which a drag reaches the greatest
  /// stretch, changes the tail's side or moves the ball to an end of the indicator. All bends of a ``DampedRestoring``
  /// are known; of another restoring, only the end.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] {
    let earliest = max(range.lowerBound, horizon)
    guard earliest <= range.upperBound else { return [] }
    return drags(from: earliest, to: range.upperBound) + restorings(from: earliest, to: range.upperBound)
  }

  private func drags(from earliest: Double, to latest: Double) -> [Double] {
    let samples = timeline.samples
    let first = samples.last(notAfter: earliest) ?? samples.indices.lowerBound
    let end = samples.firstIndex { $0 > latest }
    return (first..<end).flatMap { [samples.time(of: $0)] + bends(after: $0) }
  }

  /// The times of the bends between a sample and the next one.
  private func bends(after index: Int) -> [Double] {
    let samples = timeline.samples
    guard index + 1 < samples.indices.upperBound, samples[index + 1].isInterpolated else { return [] }
    let (start, end) = (samples[index], samples[index + 1])
    let (startTime, endTime) = (samples.time(of: index), samples.time(of: index + 1))
    let pointsAcross = parameters.pageWidth * Double(parameters.pageCount - 1) / parameters.size.x
    let radius = 0.5 * parameters.diameter
    let offsets = [
      start.origin, start.origin - parameters.pageWidth, start.origin + parameters.pageWidth, radius * pointsAcross,
      (parameters.size.x - radius) * pointsAcross,
    ]
    return offsets.compactMap { offset in
      let fraction = (offset - start.offset) / (end.offset - start.offset)
      return fraction > 0 && fraction < 1 ? startTime + fraction * (endTime - startTime) : nil
    }
  }

  private func restorings(from earliest: Double, to latest: Double) -> [Double] {
    let releases = timeline.releases
    let first = releases.firstIndex { earliest - $0 < restoringDuration }
    let end = max(first, releases.firstIndex { $0 > latest })
    return (first..<end).flatMap { index -> [Double] in
      let release = releases.time(of: index)
      return restoringCorners.map { release + $0 } + [endTime(ofRestoringFrom: release)]
    }
  }
}
