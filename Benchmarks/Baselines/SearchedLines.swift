/// The usual code for linear keyframes: a binary search for the interval, and a linear interpolation over it.
///
/// Everything is inlinable, so that a benchmark measures the method and not a call into another module.
public struct SearchedLines: Sendable {
  @usableFromInline let times: [Double]
  @usableFromInline let values: [Double]

  /// Prepares the lines through at least two values at ascending times.
  @inlinable
  public init(times: [Double], values: [Double]) {
    self.times = times
    self.values = values
  }

  /// The value at a time between the first key, inclusive, and the last one, exclusive.
  @inlinable
  public func value(at time: Double) -> Double {
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    let part = (time - times[low]) / (times[high] - times[low])
    return values[low] + (values[high] - values[low]) * part
  }
}
