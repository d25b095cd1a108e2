/// Finds where a function of the part of a step leaves a side of zero, by looking at some points.
enum FunctionCrossing {
  /// So many intervals the rest of a step is looked at in.
  private static let intervals = 8

  /// The first part of the step, after one from which the function is on a side, at which it is on the other side.
  ///
  /// - Parameters:
  ///   - side: the sign, ±1, before; where it is 0 the first sign that is met counts.
  ///   - part: where to begin.
  ///   - function: what is looked at; a NaN is on no side.
  /// - Returns: the part just behind the crossing, if one is found, and the side at the end or before the crossing.
  static func first(
    from side: Double, after part: Double, of function: (Double) -> Double
  ) -> (crossing: Double?, side: Double) {
    var side = side
    let points = (0...intervals).map { part + (1 - part) * Double($0) / Double(intervals) }
    var values: [Double] = []
    for (index, point) in points.enumerated() {
      values.append(function(point))
      if side == 0 && values[index] != 0 { side = values[index] > 0 ? 1 : -1 }
      if values[index] * side < 0 {
        return (bisected(from: points[max(index - 1, 0)], to: point, side, function), side)
      }
      if index >= 2, let dip = dip(points[(index - 2)...index], values[(index - 2)...index], side, function) {
        return (bisected(from: points[index - 2], to: dip, side, function), side)
      }
    }
    return (nil, side)
  }

  /// A point on the other side between three points that are all on this one.
  private static func dip(
    _ points: ArraySlice<Double>, _ values: ArraySlice<Double>, _ side: Double, _ function: (Double) -> Double
  ) -> Double? {
    let heights = values.map { $0 * side }
    let bend = heights[0] - 2 * heights[1] + heights[2]
    guard heights[1] < heights[0] && heights[1] <= heights[2] && bend > 0 else { return nil }
    let lean = heights[2] - heights[0]
    // The parabola through the three says whether it is worth while.
    guard heights[1] - lean * lean / (8 * bend) < 0.25 * heights[1] else { return nil }
    return lowPoint(from: points[points.startIndex], to: points[points.endIndex - 1], side, function)
  }

  /// Golden-section search for a point on the other side.
  private static func lowPoint(
    from start: Double, to end: Double, _ side: Double, _ function: (Double) -> Double
  ) -> Double? {
    let golden = 0.6180339887498949
    var (low, high) = (start, end)
    var inner = [high - golden * (high - low), low + golden * (high - low)]
    var heights = inner.map { function($0) * side }
    // A minimum is not known better than by the square root of the precision.
    while high - low > 0x1p-26 * (end - start) {
      if let index = heights.firstIndex(where: { $0 < 0 }) { return inner[index] }
      if heights[0] < heights[1] {
        high = inner[1]
        inner = [high - golden * (high - low), inner[0]]
        heights = [function(inner[0]) * side, heights[0]]
      } else {
        low = inner[0]
        inner = [inner[1], low + golden * (high - low)]
        heights = [heights[1], function(inner[1]) * side]
      }
    }
    return nil
  }

  /// The crossing between two points on different sides, down to neighbouring doubles.
  private static func bisected(
    from start: Double, to end: Double, _ side: Double, _ function: (Double) -> Double
  ) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = 0.5 * (low + high)
      guard middle > low && middle < high && high - low > 0x1p-53 else { return high }
      if function(middle) * side < 0 { high = middle } else { low = middle }
    }
  }
}
