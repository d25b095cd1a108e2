public import MotionCurves

extension PathMeasure {
  /// The part of the path between two distances.
  ///
  /// Cut subpaths are open; those entirely inside are unchanged, single points included. Distances are limited to the
  /// path; `end` ≤ `start` gives an empty path.
  ///
  /// A part of an elliptical arc is given by its ends. The flatter the ellipse, the less well they determine it: with
  /// radii of a ratio q the part is off by up to 2⁻⁵⁰/q of the length, and by 1/q times the ulp of its coordinates.
  /// Below q = 2⁻²⁶ it consists of cubics that meet at the vertices of the longer axis. The cubics are off by 0.03 % of
  /// the shorter radius across the arc, and their length by less than 10⁻¹² of the longer one.
  ///
  /// - Parameters:
  ///   - start: the distance at which the part begins, in points.
  ///   - end: the distance at which it ends.
  /// - Returns: the part, with segments of the same kinds as those of the path.
  public func part(from start: Double, to end: Double) -> Path {
    guard start < end else { return Path() }
    var parts: [Subpath] = []
    for subpath in prepared.subpaths {
      if let part = part(of: subpath, from: start, to: end) { parts.append(part) }
    }
    return Path(subpaths: parts)
  }

  /// The part of one subpath between two distances of the path.
  private func part(of subpath: SubpathExtent, from start: Double, to end: Double) -> Subpath? {
    let (first, last) = prepared.extent(of: subpath.segments)
    if start <= first && last <= end { return prepared.subpath(subpath) }
    // A part that only touches an end of the subpath has no length.
    guard start < last && first < end else { return nil }
    return open(segments: subpath.segments, from: start, to: end)
  }

  /// The part of connected segments between two distances, as an open subpath; nil if it has no length.
  ///
  /// - Complexity: O(*n*) for *n* segments of the part.
  func open(segments range: Range<Int>, from start: Double, to end: Double) -> Subpath? {
    let first = max(range.lowerBound, pathPosition(at: start).segment)
    let last = min(range.upperBound - 1, pathPosition(at: end).segment)
    guard first <= last else { return nil }
    let pieces = (first...last).compactMap { piece(of: $0, from: start, to: end) }
    return pieces.first.map { Subpath(start: $0.start, segments: pieces) }
  }

  /// The part of a segment between two distances of the path; nil if it has no length.
  private func piece(of segment: Int, from start: Double, to end: Double) -> PathSegment? {
    let (first, last) = prepared.extent(of: segment..<segment + 1)
    let whole = segments[segment]
    // A segment shorter than an ulp of the distance still moves the current point. Without it, the ends of a following
    // arc of nearly a whole turn would coincide, and SVG does not draw such an arc.
    if first == last && start <= first && first <= end { return whole.start == whole.end ? nil : whole }
    guard first < last, start < last, first < end else { return nil }
    let from = start <= first ? 0 : pathPosition(at: start).parameter
    let to = end >= last ? 1 : pathPosition(at: end).parameter
    return from < to ? whole.part(from: from, to: to) : nil
  }
}

extension Path {
  /// The part of the path between two fractions of its length: Core Animation's `strokeStart` and `strokeEnd`.
  ///
  /// - Parameters:
  ///   - start: the fraction at which the part begins, limited to 0…1.
  ///   - end: the fraction at which it ends; the result is empty unless this is greater than the start.
  ///   - tolerance: the error of the ends along the path, relative to its length.
  /// - Returns: the part, as ``PathMeasure/part(from:to:)`` gives it.
  /// - Precondition: the fractions are finite, and ``PathMeasure`` can measure the path unless it is empty;
  ///   ``trimmed(validatingFrom:to:tolerance:)`` throws instead.
  public func trimmed(from start: Double, to end: Double, tolerance: Double = 1e-9) -> Path {
    ParameterError.orTrap(try trimmed(validatingFrom: start, to: end, tolerance: tolerance))
  }

  /// The part between two fractions of the length, as ``trimmed(from:to:tolerance:)``, for an untrusted path or
  /// numbers.
  ///
  /// - Throws: ``ParameterError`` as ``PathMeasure`` does, and for fractions that are not finite.
  public func trimmed(
    validatingFrom start: Double, to end: Double, tolerance: Double = 1e-9
  ) throws(ParameterError) -> Path {
    try ParameterError.requireFinite(start, "start")
    try ParameterError.requireFinite(end, "end")
    guard !isEmpty else {
      try PreparedPath.check(tolerance: tolerance)
      return self
    }
    let measure = try PathMeasure(validating: self, tolerance: tolerance)
    guard start < end, start < 1, end > 0 else { return Path() }
    if start <= 0 && end >= 1 { return self }
    // A path without length has no parts; it is kept whole.
    if measure.length == 0 { return self }
    return measure.part(
      from: start <= 0 ? 0 : start * measure.length, to: end >= 1 ? measure.length : end * measure.length)
  }
}
