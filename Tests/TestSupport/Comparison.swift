/// The distance of two numbers in units in the last place of a scale; 0 for equal numbers, also for equal infinities.
public func ulps(_ a: Double, _ b: Double, of scale: Double = 1) -> Double {
  if a == b { return 0 }
  let difference = abs(a - b)
  return difference.isNaN ? .infinity : difference / abs(scale).ulp
}

/// Collects the worst case of a comparison that runs over many inputs, so that one expectation reports it.
public struct WorstCase {
  /// The largest error so far.
  public private(set) var error = 0.0
  /// The input of the largest error.
  public private(set) var input = "none"
  /// The number of errors noted.
  public private(set) var count = 0

  /// Creates a worst case without errors.
  public init() {}

  /// Notes an error; NaN counts as infinite.
  public mutating func note(_ newError: Double, _ newInput: @autoclosure () -> String) {
    count += 1
    let size = newError.isNaN ? .infinity : newError
    guard size > error else { return }
    error = size
    input = newInput()
  }
}

extension WorstCase: CustomStringConvertible {
  /// The worst error and its input.
  public var description: String { "\(error) at \(input), of \(count)" }
}
