/// Finds a zero crossing of a function of the step fraction from its values at some points.
enum FunctionCrossing {
  /// The number of intervals between the points.
  private static let intervals = 8
  /// The part of an interval over which a slope is measured.
  private static let nearby = 0x1p-16

  /// A point of the function.
  ///
  /// The height is the value, signed so that it is positive before the crossing.
  private struct Point {
    let fraction: Double
    let height: Double
  }

  /// Finds the first crossing from one side of zero to the other.
  ///
  /// - Parameters:
  ///   - side: the sign, ±1, before the crossing; 0 for the first sign of the function.
  ///   - start: the fraction of the step from which the search begins.
  ///   - isAtCrossing: whether a crossing at the start has been taken: the value there then counts as 0, on no side.
  ///   - function: the function of the fraction; a NaN is on no side.
  /// - Returns: the fraction just behind the crossing, if one is found, and the side before it.
  static func first(
    from side: Double, after start: Double, isAtCrossing: Bool, of function: (Double) -> Double
  ) -> (crossing: Double?, side: Double) {
    var side = side
    var beforeLast: Point?
    var last: Point?
    for index in 0...intervals {
      let fraction = start + (1 - start) * Double(index) / Double(intervals)
      let value = isAtCrossing && index == 0 ? 0 : function(fraction)
      if side == 0 { side = value.signum }
      let point = Point(fraction: fraction, height: value * side)
      if point.height < 0 {
        return (bisected(from: last?.fraction ?? fraction, to: fraction) { function($0) * side }, side)
      }
      var dipStart: Double?
      if let beforeLast, let last, isWorthSearching(beforeLast, last, point) {
        dipStart = beforeLast.fraction
      } else if let last, index == 1 && !isAtCrossing && dips(from: last, to: point, { function($0) * side }) {
        dipStart = last.fraction
      } else if let last, index == intervals && dips(from: point, to: last, { function($0) * side }) {
        dipStart = last.fraction
      }
      if let dipStart, let low = lowPoint(from: dipStart, to: fraction, { function($0) * side }) {
        return (bisected(from: dipStart, to: low) { function($0) * side }, side)
      }
      (beforeLast, last) = (last, point)
    }
    return (nil, side)
  }

  /// Whether the parabola through three points comes so close to zero that the function may be below zero.
  private static func isWorthSearching(_ first: Point, _ middle: Point, _ last: Point) -> Bool {
    let bend = first.height - 2 * middle.height + last.height
    let lean = last.height - first.height
    return middle.height < first.height && middle.height <= last.height
      && middle.height - lean * lean / (8 * bend) < 0.25 * middle.height
  }

  /// Whether the function falls from the lower of two points, at an end of the step, so steeply that it may be below
  /// zero before the other point.
  ///
  /// The point beyond the end belongs to another step, so the slope at the end shows the minimum instead.
  private static func dips(from end: Point, to other: Point, _ height: (Double) -> Double) -> Bool {
    guard end.height <= other.height else { return false }
    let fall = (end.height - height(end.fraction + nearby * (other.fraction - end.fraction))) / nearby
    // The parabola of this slope through both points, over the interval as a unit.
    let bend = other.height - end.height + fall
    return fall > 0 && end.height - fall * fall / (4 * bend) < 0.5 * end.height
  }

  /// A point below zero, by a golden-section search for the minimum.
  private static func lowPoint(from start: Double, to end: Double, _ height: (Double) -> Double) -> Double? {
    let golden = 0.6180339887498949
    var (low, high) = (start, end)
    var (left, right) = (high - golden * (high - low), low + golden * (high - low))
    var (leftHeight, rightHeight) = (height(left), height(right))
    // A minimum can only be located to the square root of the precision.
    while high - low > 0x1p-26 * (end - start) {
      if leftHeight < 0 { return left }
      if rightHeight < 0 { return right }
      if leftHeight < rightHeight {
        (high, right, rightHeight) = (right, left, leftHeight)
        left = high - golden * (high - low)
        leftHeight = height(left)
      } else {
        (low, left, leftHeight) = (left, right, rightHeight)
        right = low + golden * (high - low)
        rightHeight = height(right)
      }
    }
    return nil
  }

  /// The crossing between two points on different sides, bisected down to neighbouring doubles.
  static func bisected(from start: Double, to end: Double, _ height: (Double) -> Double) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = 0.5 * (low + high)
      guard middle > low && middle < high && high - low > 0x1p-53 else { return high }
      if height(middle) < 0 { high = middle } else { low = middle }
    }
  }
}
