public import MotionCurves

/// The resistance of a scroll view beyond its end: the offset f(x) = (1 − 1/(c·x/d + 1))·d for a drag distance x.
///
/// The offset grows more and more slowly with the drag distance, and stays below the dimension d. The function is odd.
///
/// It maps a distance, so its derivative is a slope. As a ``Motion`` it composes with another motion by the chain rule:
/// `band.retimed(by: finger)` gives the offset and the velocity of the content.
///
/// - Domain: a finite, positive coefficient and dimension.
/// - Accuracy: 3 ulp of the result.
///
/// Source: `UIScrollView`, as in many ports, with c = 0.55.
public struct RubberBand: Sendable, Hashable {
  /// The dimension d of the view, which the offset never quite reaches.
  public let dimension: Double
  /// The initial ratio c of offset and drag distance.
  public let coefficient: Double

  /// Creates a rubber band for a view.
  ///
  /// - Precondition: both parameters are positive and finite; ``init(validatingDimension:coefficient:)`` throws instead.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self = ParameterError.orTrap(try Self(validatingDimension: dimension, coefficient: coefficient))
  }

  /// Creates a rubber band with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` unless both parameters are positive and finite.
  public init(validatingDimension dimension: Double, coefficient: Double = 0.55) throws(ParameterError) {
    try ParameterError.requirePositive(dimension, "dimension")
    try ParameterError.requirePositive(coefficient, "coefficient")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// The drag distance that gives an offset; nil for an offset that no drag reaches.
  public func drag(for offset: Double) -> Double? {
    guard abs(offset) < dimension else { return nil }
    return offset / (coefficient * (1 - abs(offset) / dimension))
  }
}

extension RubberBand: Motion {
  /// The offset of the content for a drag distance; for an infinite distance, the dimension.
  public func value(at drag: Double) -> Double {
    guard drag.isFinite else { return drag.isNaN ? .nan : drag > 0 ? dimension : -dimension }
    // (1 − 1/(u + 1))·d = d·u/(u + 1) avoids the cancellation.
    let pull = coefficient * (abs(drag) / dimension)
    let offset = pull.isFinite ? dimension * (pull / (pull + 1)) : dimension
    return drag < 0 ? -offset : offset
  }

  /// The ratio of the content's speed and the finger's, c/(c·|x|/d + 1)².
  public func slope(at drag: Double) -> Double {
    let rest = 1 / (coefficient * (abs(drag) / dimension) + 1)
    return coefficient * rest * rest
  }

  /// The slope, the velocity of a motion whose time is the drag distance.
  ///
  /// See ``slope(at:)``.
  public func velocity(at drag: Double) -> Double { slope(at: drag) }

  /// The drag distance from which on the offset is within a thousandth of the dimension, 999·d/c.
  public var restTime: Double { 999 * (dimension / coefficient) }

  /// The dimension, which the offset never quite reaches.
  public var restValue: Double? { dimension }
}

extension RubberBand: CustomStringConvertible {
  /// The rubber band as Swift.
  public var description: String {
    "RubberBand(dimension: \(dimension.shortestDecimal), coefficient: \(coefficient.shortestDecimal))"
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension RubberBand: Codable {
    private enum CodingKeys: String, CodingKey {
      case dimension, coefficient
    }

    /// Decodes the rubber band.
    ///
    /// - Throws: `DecodingError` for a parameter outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let dimension = try container.decode(Double.self, forKey: .dimension)
      let coefficient = try container.decode(Double.self, forKey: .coefficient)
      self = try decoder.checked(try Self(validatingDimension: dimension, coefficient: coefficient))
    }
  }
#endif
