public import Testing

/// Checks that a case at another origin and unit equals the plain case: at a moved time it has the moved number.
///
/// - Parameters:
///   - moved: the numbers of the moved case, at its own times.
///   - plain: the numbers of the plain case.
///   - values: the map of the numbers. Rates, such as velocities, use `ofDistances` over the unit of the times.
///   - times: the map of the times.
///   - instants: times of the plain case.
///   - tolerance: the greatest difference, as a fraction of the largest moved number; 0 for cases with exact
///     arithmetic.
///   - what: the case in words.
///   - sourceLocation: where an issue is recorded.
public func expectMoved(
  _ moved: (Double) -> [Double], isPlain plain: (Double) -> [Double], values: NumberMap = .identity,
  times: NumberMap = .identity, at instants: [Double], tolerance: Double = 0,
  _ what: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  for instant in instants {
    let expected = plain(instant).map { values($0) }
    let found = moved(times(instant))
    let scale = tolerance == 0 ? 0 : expected.reduce(abs(values.origin)) { max($0, abs($1)) }
    let isSame =
      found.count == expected.count
      && zip(found, expected).allSatisfy {
        $0 == $1 || abs($0 - $1) <= tolerance * scale || ($0.isNaN && $1.isNaN)
      }
    guard !isSame else { continue }
    Issue.record(
      "\(what()), values \(values), times \(times): at \(instant) \(found), not \(expected)",
      sourceLocation: sourceLocation)
    return
  }
}
