extension GooeyIndicator {
  /// The reports, where a drag between them reaches the greatest stretch, turns round the ball or moves it to an end of the
  /// indicator, and what is known of the restoring: all of it for ``DampedRestoring``, else its end.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] {
    let earliest = max(range.lowerBound, horizon)
    guard earliest <= range.upperBound else { return [] }
    return drags(from: earliest, to: range.upperBound) + restorings(from: earliest, to: range.upperBound)
  }

  private func drags(from earliest: Double, to latest: Double) -> [Double] {
    let moments = history.moments
    let first = moments.last(notAfter: earliest) ?? moments.indices.lowerBound
    let end = moments.firstIndex { $0 > latest }
    return (first..<end).flatMap { [moments.time(of: $0)] + bends(after: $0) }
  }

  /// Where something bends on the line from a report to the next one.
  private func bends(after index: Int) -> [Double] {
    let moments = history.moments
    guard index + 1 < moments.indices.upperBound, moments[index + 1].isOnTheWay else { return [] }
    let (start, end) = (moments[index], moments[index + 1])
    let (startTime, endTime) = (moments.time(of: index), moments.time(of: index + 1))
    let pointsAcross = parameters.pageWidth * Double(parameters.pageCount - 1) / parameters.size.x
    let radius = 0.5 * parameters.diameter
    let offsets = [
      start.origin, start.origin - parameters.pageWidth, start.origin + parameters.pageWidth, radius * pointsAcross,
      (parameters.size.x - radius) * pointsAcross,
    ]
    return offsets.compactMap { offset in
      let part = (offset - start.offset) / (end.offset - start.offset)
      return part > 0 && part < 1 ? startTime + part * (endTime - startTime) : nil
    }
  }

  private func restorings(from earliest: Double, to latest: Double) -> [Double] {
    let releases = history.releases
    let first = releases.firstIndex { earliest - $0 < restoringDuration }
    let end = max(first, releases.firstIndex { $0 > latest })
    return (first..<end).flatMap { index -> [Double] in
      let release = releases.time(of: index)
      let over = firstTime(near: release + restoringDuration) { $0 - release >= restoringDuration }
      return restoringCorners.map { release + $0 } + [over]
    }
  }
}
