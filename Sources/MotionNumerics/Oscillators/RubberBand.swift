/// The resistance of a scroll view beyond its end: f(x) = (1 − 1/(c·x/d + 1))·d.
///
/// The finger's way x becomes less and less, up to the dimension d. Odd in x.
///
/// - Domain: finite, positive coefficient and dimension.
/// - Accuracy: 3 ulp of the result.
///
/// Source: `UIScrollView`, as many ports have it, with c = 0.55.
public struct RubberBand: Sendable, Hashable {
  /// The size of the view, d, which is never quite reached.
  public let dimension: Double
  /// How much of the way is followed at first, c.
  public let coefficient: Double

  /// Creates a rubber band from data that come from outside.
  ///
  /// - Throws: ``ParameterError`` unless both parameters are positive and finite.
  public init(dimension: Double, coefficient: Double = 0.55) throws(ParameterError) {
    try ParameterError.requirePositive(dimension, "dimension")
    try ParameterError.requirePositive(coefficient, "coefficient")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Creates a rubber band for a dimension.
  ///
  /// - Precondition: both parameters are positive and finite.
  public init(_ dimension: Double, _ coefficient: Double = 0.55) {
    self = ParameterError.orTrap(try Self(dimension: dimension, coefficient: coefficient))
  }

  /// The way of the finger that gives an offset; nil for one that is never reached.
  public func drag(for offset: Double) -> Double? {
    guard abs(offset) < dimension else { return nil }
    return offset / (coefficient * (1 - abs(offset) / dimension))
  }
}

extension RubberBand: Motion {
  /// How far the content follows a way of the finger; the dimension for an infinite one.
  public func value(at drag: Double) -> Double {
    guard drag.isFinite else { return drag.isNaN ? .nan : drag > 0 ? dimension : -dimension }
    // (1 − 1/(u + 1))·d = d·u/(u + 1) without the cancellation.
    let pull = coefficient * (abs(drag) / dimension)
    let offset = pull.isFinite ? dimension * (pull / (pull + 1)) : dimension
    return drag < 0 ? -offset : offset
  }

  /// How much of the finger's speed the content has, c/(c·|x|/d + 1)².
  public func velocity(at drag: Double) -> Double {
    let rest = 1 / (coefficient * (abs(drag) / dimension) + 1)
    return coefficient * rest * rest
  }
}
