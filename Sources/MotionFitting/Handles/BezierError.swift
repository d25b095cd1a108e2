package import MotionCurves

extension ChordBounded {
  /// The largest distance between the motion and a curve over a domain, as a proved upper bound.
  ///
  /// The bound is above the truth by at most a thousandth, or by 10⁻⁹ of the largest value. Another 10⁻¹² of the
  /// largest value covers the rounding. A motion with some ten thousand swings between two keys has a larger bound.
  /// At a jump of the motion or of the curve, both limits count.
  ///
  /// - Parameters:
  ///   - curve: the curve, in the motion's time.
  ///   - domain: finite; outside its keys the curve holds.
  /// - Returns: the bound; infinite if the curve is so far off that the distance is not a number.
  /// - Throws: ``ParameterError`` for a domain that is not finite or a single time.
  package func largestError(
    of curve: KeyframeCurve, over domain: ClosedRange<Double>
  ) throws(ParameterError) -> Double {
    try largestError(of: curve, over: domain, within: .infinity)
  }

  /// The same bound, refined where it is above a tolerance and the true distance may be below that tolerance.
  package func largestError(
    of curve: KeyframeCurve, over domain: ClosedRange<Double>, within tolerance: Double
  ) throws(ParameterError) -> Double {
    try ParameterError.requireDomain(domain)
    let (first, last) = (curve.keys[0], curve.keys[curve.keys.count - 1])
    var pieces = curve.pieces
    if domain.lowerBound < first.time {
      pieces.insert(BezierPiece(from: first.value, to: first.value, over: domain.lowerBound...first.time), at: 0)
    }
    if domain.upperBound > last.time {
      pieces.append(BezierPiece(from: last.value, to: last.value, over: last.time...domain.upperBound))
    }
    return try largestError(of: pieces, over: domain, within: tolerance)
  }

  /// The largest distance between the motion and a timing curve, as a proved upper bound.
  ///
  /// The curve is stretched over a domain, and from one value to another.
  package func largestError(
    of curve: CubicBezier, over domain: ClosedRange<Double>, from start: Double, to end: Double
  ) throws(ParameterError) -> Double {
    let distance = end - start
    let piece = BezierPiece(
      interval: domain, x1: curve.x1, x2: curve.x2, y0: start, y1: start + curve.y1 * distance,
      y2: start + curve.y2 * distance, y3: end)
    return try largestError(of: [piece], within: .infinity)
  }

  /// The largest distance between the motion and a sequence of Béziers, as a proved upper bound.
  ///
  /// The bound is above the truth by at most a thousandth, or by a hundredth of the tolerance. Another 10⁻¹² of the
  /// largest value covers the rounding.
  func largestError(
    of pieces: [BezierPiece], over domain: ClosedRange<Double>? = nil, within tolerance: Double
  ) throws(ParameterError) -> Double {
    var search = ErrorSearch(within: tolerance)
    for piece in pieces {
      let part = domain.map(piece.interval.clamped(to:)) ?? piece.interval
      guard part.lowerBound < part.upperBound else { continue }
      for section in try smoothSections(over: part) { measure(&search, piece, on: section) }
    }
    return search.bound
  }

  /// Measures a Bézier on a smooth section within its interval.
  private func measure(_ search: inout ErrorSearch, _ piece: BezierPiece, on section: SmoothSection) {
    func end(_ time: Double, _ parameter: Double) -> ErrorCell.End {
      let value = section.value(of: self, at: time)
      search.scale = max(search.scale, abs(value))
      let error = BezierPiece.value(piece.y0, piece.y1, piece.y2, piece.y3, at: parameter) - value
      search.add(error)
      return ErrorCell.End(parameter: parameter, time: time, value: value, error: error)
    }
    let first = end(section.start.time, piece.parameter(at: section.start.time).rounded)
    let last = end(section.end.time, piece.parameter(at: section.end.time).rounded)
    var open = [ErrorCell(start: first, end: last)]
    search.begin()
    while let cell = open.popLast() {
      let bound = cell.bound(piece) + chordDeviation(over: cell.start.time...cell.end.time)
      let s = cell.start.parameter + 0.5 * (cell.end.parameter - cell.start.parameter)
      let progress = BezierPiece.value(0, piece.x1, piece.x2, 1, at: s)
      let time = min(
        max(piece.interval.lowerBound + progress * piece.duration, cell.start.time), cell.end.time)
      let isSplittable = s > cell.start.parameter && s < cell.end.parameter
      guard search.opens(bound, isSplittable: isSplittable) else { continue }
      let middle = end(time, s)
      open.append(ErrorCell(start: middle, end: cell.end))
      open.append(ErrorCell(start: cell.start, end: middle))
    }
  }
}

/// A part of a Bézier with a bound of its distance from a motion.
///
/// The distance from the motion's chord is a cubic of the parameter. It lies between the least and the greatest of its
/// Bézier coefficients.
private struct ErrorCell {
  struct End {
    let parameter, time, value, error: Double
  }

  let start, end: End

  func bound(_ piece: BezierPiece) -> Double {
    let (s, e) = (start.parameter, end.parameter)
    let y = BezierPiece.inner(piece.y0, piece.y1, piece.y2, piece.y3, from: s, to: e)
    let x = BezierPiece.inner(0, piece.x1, piece.x2, 1, from: s, to: e)
    let run = end.time - start.time
    let slope = run > 0 ? (end.value - start.value) / run : 0
    func distance(_ y: Double, _ progress: Double) -> Double {
      let time = piece.interval.lowerBound + progress * piece.duration
      return abs(y - start.value - slope * (time - start.time))
    }
    return max(max(abs(start.error), abs(end.error)), max(distance(y.0, x.0), distance(y.1, x.1)))
  }
}
