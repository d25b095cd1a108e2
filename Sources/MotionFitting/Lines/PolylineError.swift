package import MotionCurves

extension ChordBounded {
  /// The largest distance between the motion and a polyline over a domain, as a proved upper bound.
  ///
  /// The bound is above the truth by at most a thousandth, or by a billionth of the largest value. Another 10⁻¹² of the
  /// largest value covers the rounding of both. A motion with some ten thousand swings between two points has a larger
  /// bound.
  /// At a jump of the motion or of the polyline, both limits count.
  ///
  /// - Parameters:
  ///   - polyline: the polyline, in the motion's time.
  ///   - domain: finite; beyond its points the polyline continues as its value does.
  /// - Returns: the bound; infinite if the polyline is so far off that the distance is not a number.
  /// - Throws: ``ParameterError`` for a domain that is not finite or a single time.
  /// - Complexity: O(*n* + *m*) for *n* points and *m* breaks, with some dozen values each.
  package func largestError(
    of polyline: PiecewiseLinear, over domain: ClosedRange<Double>
  ) throws(ParameterError) -> Double {
    try largestError(of: polyline, over: domain, within: .infinity)
  }

  /// The same bound, refined where it is above a tolerance and the true distance may be below that tolerance.
  package func largestError(
    of polyline: PiecewiseLinear, over domain: ClosedRange<Double>, within tolerance: Double
  ) throws(ParameterError) -> Double {
    var search = ErrorSearch(within: tolerance)
    search.add(value(at: domain.lowerBound) - polyline.firstValue(from: domain.lowerBound))
    search.add(value(at: domain.upperBound) - polyline.value(at: domain.upperBound))
    for section in try smoothSections(over: domain) {
      var start = section.start.time
      var from = polyline.limits(at: start).after.value
      while start < section.end.time {
        let next = polyline.nextBreak(after: start)
        let end = min(next?.time ?? .infinity, section.end.time)
        let to = next.map { $0.time == end ? $0.before.value : nil } ?? nil
        let last = to ?? polyline.value(at: end)
        let piece = start...end
        let (first, rise, length) = (from, last - from, end - start)
        search.explore(piece) { time in
          let value = section.value(of: self, at: time)
          let fraction = (time - piece.lowerBound) / length
          return (value - (first + fraction * rise), value)
        } deviation: {
          chordDeviation(over: $0)
        }
        start = end
        from = next.map { $0.time == end ? $0.after.value : last } ?? last
      }
    }
    return search.bound
  }
}

extension PiecewiseLinear {
  /// The value at which the polyline begins: at a jump, the value before the jump.
  fileprivate func firstValue(from time: Double) -> Double {
    points[0].input == time ? points[0].output : limits(at: time).before.value
  }
}
