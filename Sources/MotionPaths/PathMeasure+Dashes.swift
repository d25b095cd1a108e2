public import MotionCurves

extension PathMeasure {
  /// The greatest number of dashes of a path.
  package static let maximumDashCount = 1_000_000

  /// The path cut into dashes.
  ///
  /// The pattern restarts with each subpath, as in SVG and Core Graphics. In a closed subpath a dash that reaches the
  /// end is joined to a dash at the start. Trim a path before dashing it: the pattern then begins at the start of the
  /// trimmed path.
  ///
  /// - Parameters:
  ///   - pattern: the alternating lengths of dashes and gaps, in points, not negative; an odd number of lengths is
  ///     repeated once. Without a positive length the path is unchanged. A dash of length 0 becomes a line without
  ///     length, which round caps draw as a dot.
  ///   - phase: the position in the pattern at which a subpath begins; it may be negative.
  /// - Returns: a path of open subpaths.
  /// - Precondition: the lengths and the phase are finite, as is the sum of the lengths, no length is negative, and
  ///   there are at most a million dashes; ``dashed(validating:phase:)`` throws instead.
  public func dashed(_ pattern: [Double], phase: Double = 0) -> Path {
    ParameterError.orTrap(try dashed(validating: pattern, phase: phase))
  }

  /// The path cut into dashes of untrusted lengths, as ``dashed(_:phase:)``.
  ///
  /// - Throws: ``ParameterError`` for a length that is negative or not finite, lengths whose sum overflows, a phase
  ///   that is not finite, or more than a million dashes.
  public func dashed(validating pattern: [Double], phase: Double = 0) throws(ParameterError) -> Path {
    guard let pattern = try DashPattern(pattern, phase: phase) else { return path }
    var dashes: [Subpath] = []
    for subpath in prepared.subpaths {
      dashes += try self.dashes(of: subpath, pattern, limit: Self.maximumDashCount - dashes.count)
    }
    return Path(subpaths: dashes)
  }

  private func dashes(
    of subpath: SubpathExtent, _ pattern: DashPattern, limit: Int
  ) throws(ParameterError) -> [Subpath] {
    let range = subpath.segments
    let (start, end) = prepared.extent(of: range)
    let length = end - start
    var dashes: [Subpath] = []
    var isAtStart = false
    var isAtEnd = false
    for interval in try pattern.dashes(upTo: length, limit: limit) {
      // Rounding may make the sum of the lengths miss the end, and leave a splinter.
      let (from, to) = (start + interval.start, interval.end == length ? end : start + interval.end)
      guard
        let dash = interval.start == interval.end
          ? Subpath(pointAt: position(at: from, on: range) ?? subpath.start) : open(segments: range, from: from, to: to)
      else { continue }
      if dashes.isEmpty { isAtStart = interval.start == 0 }
      isAtEnd = interval.end == length
      dashes.append(dash)
    }
    if subpath.isClosed, dashes.count > 1, isAtStart, isAtEnd {
      let tail = dashes.removeLast()
      dashes[0] = Subpath(start: tail.start, segments: tail.segments + dashes[0].segments)
    }
    return dashes
  }

  /// The position at a distance on a range of segments; nil if no segment has a length.
  ///
  /// At the end of the range it is the end of the last segment, not the start of the next one.
  private func position(at distance: Double, on segments: Range<Int>) -> Point? {
    let (start, end) = prepared.extent(of: segments)
    guard start < end else { return nil }
    return distance < end ? position(at: distance) : self.segments[segments.upperBound - 1].end
  }
}

extension Subpath {
  /// Creates a line without length, which round caps draw as a dot.
  fileprivate init(pointAt point: SIMD2<Double>) {
    self.init(start: point, segments: [.line(from: point, to: point)])
  }
}

/// The positions of the dashes of a pattern.
private struct DashPattern {
  private let lengths: [Double]
  private let period: Double
  /// The position in the pattern at the start, in 0..<period.
  private let offset: Double

  /// Creates a pattern; nil if it has no positive length.
  init?(_ pattern: [Double], phase: Double) throws(ParameterError) {
    for length in pattern { try ParameterError.requireNotNegative(length, "pattern") }
    try ParameterError.requireFinite(phase, "phase")
    lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    period = lengths.reduce(0, +)
    guard period.isFinite else {
      throw ParameterError(parameter: "pattern", value: "longer", allowed: "of a length that is a finite number")
    }
    guard period > 0 else { return nil }
    // The remainder is exact, however large the phase is.
    let remainder = phase.truncatingRemainder(dividingBy: period)
    offset = remainder < 0 ? remainder + period : remainder
  }

  /// The dashes within 0…`length`, cut at its ends.
  func dashes(upTo length: Double, limit: Int) throws(ParameterError) -> [(start: Double, end: Double)] {
    var dashes: [(start: Double, end: Double)] = []
    var round = 0.0
    while round * period - offset <= length {
      var position = round * period - offset
      for index in stride(from: 0, to: lengths.count, by: 2) {
        if let dash = visible(from: position, to: position + lengths[index], upTo: length) { dashes.append(dash) }
        position += lengths[index] + lengths[index + 1]
        guard dashes.count <= limit else { throw tooMany }
      }
      round += 1
      // If the period vanishes beside the distance covered, the loop would never end.
      guard round <= Double(limit) + 1 else { throw tooMany }
    }
    return dashes
  }

  private func visible(from start: Double, to end: Double, upTo length: Double) -> (start: Double, end: Double)? {
    // A dot is visible or not; a dash may be visible in part.
    if start == end { return start >= 0 && start <= length ? (start, end) : nil }
    let (start, end) = (max(start, 0), min(end, length))
    return start < end ? (start, end) : nil
  }

  private var tooMany: ParameterError {
    ParameterError(
      parameter: "pattern", value: "one that gives more dashes",
      allowed: "so long that there are at most \(PathMeasure.maximumDashCount) dashes")
  }
}
