public import MotionCurves
import RealModule

/// Defaults and checks of key times.
@usableFromInline
package enum KeyTimes {
  /// `count` evenly spaced times from 0 to 1: i/(count − 1); a single time is 0.
  static func even(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(max(1, count - 1)) }
  }

  /// The key times of a track that needs `count` key times: the given times, or even times for nil.
  package static func resolved(_ keyTimes: [Double]?, count: Int) throws(ParameterError) -> [Double] {
    guard let keyTimes else { return even(count) }
    try check(keyTimes, count: count)
    return keyTimes
  }

  /// Checks the times of keyframes; there must be at least one.
  @usableFromInline
  static func checkKeyframes(at times: [Double]) throws(ParameterError) {
    guard !times.isEmpty else {
      throw ParameterError(parameter: "keyframes", value: "empty", allowed: "at least one")
    }
    try check(times, count: times.count)
  }

  private static func check(_ keyTimes: [Double], count: Int) throws(ParameterError) {
    guard keyTimes.count == count else {
      throw ParameterError(parameter: "keyTimes", value: "\(keyTimes.count) of them", allowed: "\(count) times")
    }
    for time in keyTimes where !time.isFinite { try ParameterError.requireFinite(time, "keyTimes") }
    for key in 1..<max(1, count) where keyTimes[key] < keyTimes[key - 1] {
      throw ParameterError(
        parameter: "keyTimes", value: keyTimes[key].shortestDecimal,
        allowed: "at least the one before, \(keyTimes[key - 1].shortestDecimal)")
    }
    guard (keyTimes[count - 1] - keyTimes[0]).isFinite else {
      throw ParameterError(
        parameter: "keyTimes", value: "further apart", allowed: "at most the greatest double apart")
    }
  }

  /// Times from 0 to 1 with differences proportional to |pᵢ₊₁ − pᵢ|^exponent; even times if all values are equal.
  ///
  /// - Throws: ``ParameterError`` if the distances overflow.
  static func byDistance<Value: VectorValue>(
    _ values: [Value], exponent: Double = 1
  ) throws(ParameterError) -> [Double] {
    let chords = zip(values, values.dropFirst()).map { value, next in (next - value).norm.chord(toThe: exponent) }
    guard let times = proportional(to: chords) else {
      throw ParameterError(
        parameter: "values", value: "further apart", allowed: "less than the greatest double apart in total")
    }
    return times
  }

  /// Times from 0 to 1 with differences proportional to lengths; even times if all are 0, nil if their sum overflows.
  package static func proportional(to lengths: [Double]) -> [Double]? {
    var ends = [0.0]
    for length in lengths { ends.append(ends[ends.count - 1] + length) }
    let total = ends[ends.count - 1]
    guard total.isFinite else { return nil }
    return total == 0 ? even(ends.count) : ends.map { $0 / total }
  }
}

extension Double {
  /// The length of a chord to a power of 0…1; 0⁰ counts as 1, so that exponent 0 is uniform.
  func chord(toThe exponent: Double) -> Double {
    switch exponent {
    case 0: 1
    case 0.5: squareRoot()
    case 1: self
    default: Double.pow(self, exponent)
    }
  }
}
