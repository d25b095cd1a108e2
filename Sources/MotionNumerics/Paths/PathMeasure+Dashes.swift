extension PathMeasure {
  /// The greatest number of dashes that a path is cut into.
  public static let maximumDashCount = 1_000_000

  /// The path cut into dashes.
  ///
  /// The pattern begins anew with each subpath, as in SVG and Core Graphics. In a closed subpath a dash that reaches over the
  /// end goes on with the one at the start. A path that is to be trimmed as well is trimmed first: the pattern then begins where
  /// the trimmed path does.
  ///
  /// - Parameters:
  ///   - pattern: the lengths of dashes and gaps in turn, in points, not negative; of an odd number it is taken twice. Without
  ///     a positive length in it the path stays as it is. A dash of length 0 becomes a line of no length: with round caps, a dot.
  ///   - phase: how far into the pattern a subpath begins; negative is before it.
  /// - Returns: a path of open subpaths.
  /// - Throws: ``ParameterError`` for a length that is negative or not finite, a phase that is not finite, or more than
  ///   ``maximumDashCount`` dashes.
  public func dashed(_ pattern: [Double], phase: Double = 0) throws(ParameterError) -> Path {
    for length in pattern { try ParameterError.requireNotNegative(length, "pattern") }
    try ParameterError.requireFinite(phase, "phase")
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = lengths.reduce(0, +)
    guard period > 0 else { return Path(subpaths) }
    let count = length / period * Double(lengths.count / 2)
    guard count <= Double(Self.maximumDashCount) else {
      throw ParameterError(
        parameter: "pattern", value: "one that gives \(count.rounded().shortestDecimal) dashes",
        allowed: "so long that there are at most \(Self.maximumDashCount) dashes")
    }
    var dashes: [Subpath] = []
    var first = 0
    for subpath in subpaths {
      let range = first..<first + subpath.segments.count
      first = range.upperBound
      dashes += self.dashes(of: subpath, segments: range, DashPattern(lengths: lengths, period: period, phase: phase))
    }
    return Path(dashes)
  }

  private func dashes(of subpath: Subpath, segments range: Range<Int>, _ pattern: DashPattern) -> [Subpath] {
    let (start, end) = extent(of: range)
    let intervals = pattern.dashes(upTo: end - start)
    var dashes = intervals.compactMap { interval in
      let from = start + interval.start
      if interval.start == interval.end { return Subpath(pointAt: position(at: from)) }
      // Their sum may miss the end by a rounding, and leave a splinter.
      return open(segments: range, from: from, to: interval.end == end - start ? end : start + interval.end)
    }
    if subpath.isClosed, dashes.count > 1, intervals.first?.start == 0, intervals.last?.end == end - start {
      let tail = dashes.removeLast()
      dashes[0] = Subpath(start: tail.start, segments: tail.segments + dashes[0].segments)
    }
    return dashes
  }
}

extension Subpath {
  /// A line without a length, which round caps make a dot.
  fileprivate init(pointAt point: SIMD2<Double>) {
    self.init(start: point, segments: [.line(from: point, to: point)])
  }
}

/// Where the dashes of a pattern lie.
private struct DashPattern {
  let lengths: [Double]
  let period: Double
  let phase: Double

  /// The dashes within 0…`length`, cut off at its ends.
  func dashes(upTo length: Double) -> [(start: Double, end: Double)] {
    // How far into the pattern the start is, in 0..<period.
    let offset = phase - (phase / period).rounded(.down) * period
    var dashes: [(start: Double, end: Double)] = []
    var round = 0.0
    while round * period - offset <= length {
      var position = round * period - offset
      for index in stride(from: 0, to: lengths.count, by: 2) {
        if let dash = visible(from: position, to: position + lengths[index], upTo: length) { dashes.append(dash) }
        position += lengths[index] + lengths[index + 1]
      }
      round += 1
    }
    return dashes
  }

  private func visible(from start: Double, to end: Double, upTo length: Double) -> (start: Double, end: Double)? {
    // A dot is there or not; of a dash there may be a part.
    if start == end { return start >= 0 && start <= length ? (start, end) : nil }
    let (start, end) = (max(start, 0), min(end, length))
    return start < end ? (start, end) : nil
  }
}
