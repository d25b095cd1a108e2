/// Finds where a function of the part of a step leaves a side of zero, by looking at some points.
enum FunctionCrossing {
  /// So many intervals the rest of a step is looked at in.
  private static let intervals = 8

  /// A point of the function; its height is the value, positive on the side it was on.
  private struct Point {
    let part: Double
    let height: Double
  }

  /// The first part of the step, after one from which the function is on a side, at which it is on the other side.
  ///
  /// - Parameters:
  ///   - side: the sign, ±1, before; where it is 0 the first sign that is met counts.
  ///   - start: where to begin.
  ///   - function: what is looked at; a NaN is on no side.
  /// - Returns: the part just behind the crossing, if one is found, and the side before it.
  static func first(
    from side: Double, after start: Double, of function: (Double) -> Double
  ) -> (crossing: Double?, side: Double) {
    var side = side
    var beforeLast: Point?
    var last: Point?
    for index in 0...intervals {
      let part = start + (1 - start) * Double(index) / Double(intervals)
      let value = function(part)
      if side == 0 { side = value.side }
      let point = Point(part: part, height: value * side)
      if point.height < 0 {
        return (bisected(from: last?.part ?? part, to: part) { function($0) * side }, side)
      }
      if let beforeLast, let last, isWorthWhile(beforeLast, last, point),
        let low = lowPoint(from: beforeLast.part, to: part, { function($0) * side })
      {
        return (bisected(from: beforeLast.part, to: low) { function($0) * side }, side)
      }
      (beforeLast, last) = (last, point)
    }
    return (nil, side)
  }

  /// Whether the parabola through three points comes close enough to zero for the function to be below.
  private static func isWorthWhile(_ first: Point, _ middle: Point, _ last: Point) -> Bool {
    let bend = first.height - 2 * middle.height + last.height
    let lean = last.height - first.height
    return middle.height < first.height && middle.height <= last.height
      && middle.height - lean * lean / (8 * bend) < 0.25 * middle.height
  }

  /// A point below zero, by a golden-section search for the minimum.
  private static func lowPoint(from start: Double, to end: Double, _ height: (Double) -> Double) -> Double? {
    let golden = 0.6180339887498949
    var (low, high) = (start, end)
    var (left, right) = (high - golden * (high - low), low + golden * (high - low))
    var (leftHeight, rightHeight) = (height(left), height(right))
    // A minimum is known no better than to the square root of the precision.
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

  /// The crossing between two points on different sides, down to neighbouring doubles.
  static func bisected(from start: Double, to end: Double, _ height: (Double) -> Double) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = 0.5 * (low + high)
      guard middle > low && middle < high && high - low > 0x1p-53 else { return high }
      if height(middle) < 0 { high = middle } else { low = middle }
    }
  }
}
