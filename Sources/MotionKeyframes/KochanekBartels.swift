public import MotionCurves

/// The shape of Kochanek and Bartels' spline at a key: tension, continuity and bias.
///
/// All three lie within −1…1; three zeros give the Catmull–Rom spline.
///
/// Source: D. Kochanek, R. Bartels, *Interpolating splines with local tension, continuity, and bias control*, SIGGRAPH
/// 1984; the signs are those of Core Animation's `CAAnimation.h`.
public struct KochanekBartels: Sendable, Hashable {
  /// The tightness of the curve: 1 stops at the key, −1 passes the key twice as fast.
  public let tension: Double
  /// The roundness of the curve: 0 keeps the velocity continuous; −1 follows the lines on both sides of the key.
  public let continuity: Double
  /// The dominant side: 1 continues the line before the key, −1 starts along the line after the key.
  public let bias: Double

  /// Creates a shape.
  ///
  /// - Precondition: all numbers lie within −1…1; ``init(validatingTension:continuity:bias:)`` throws instead.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self = ParameterError.orTrap(try Self(validatingTension: tension, continuity: continuity, bias: bias))
  }

  /// Creates a shape from numbers that come from outside.
  ///
  /// - Throws: ``ParameterError`` if a number lies outside −1…1 or is NaN.
  @inline(never)
  public init(validatingTension tension: Double, continuity: Double = 0, bias: Double = 0) throws(ParameterError) {
    for (name, number) in [("tension", tension), ("continuity", continuity), ("bias", bias)] {
      try ParameterError.requireShape(number, name)
    }
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// The weights of the changes before and after the key in the slope that leaves it.
  var leaving: KeyWeights { weights(continuity) }

  /// The weights of the changes before and after the key in the slope that arrives there.
  var arriving: KeyWeights { weights(-continuity) }

  private func weights(_ continuity: Double) -> KeyWeights {
    KeyWeights(
      before: (1 - tension) * (1 + continuity) * (1 + bias), after: (1 - tension) * (1 - continuity) * (1 - bias))
  }
}

extension KochanekBartels: CustomStringConvertible {
  /// The shape as Swift, without zeros: `KochanekBartels(tension: 0.5)`.
  public var description: String {
    let parts = [("tension", tension), ("continuity", continuity), ("bias", bias)].filter { $0.1 != 0 }
    return "KochanekBartels(\(parts.map { "\($0.0): \($0.1.shortestDecimal)" }.joined(separator: ", ")))"
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension KochanekBartels: Codable {
    private enum CodingKeys: String, CodingKey {
      case tension, continuity, bias
    }

    /// Reads a shape; missing numbers are 0.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let tension = try container.decodeIfPresent(Double.self, forKey: .tension) ?? 0
      let continuity = try container.decodeIfPresent(Double.self, forKey: .continuity) ?? 0
      let bias = try container.decodeIfPresent(Double.self, forKey: .bias) ?? 0
      self = try decoder.checked(try Self(validatingTension: tension, continuity: continuity, bias: bias))
    }
  }
#endif

/// The weights of the changes before and after a key in a slope there.
struct KeyWeights {
  let before: Double
  let after: Double

  static let even = KeyWeights(before: 1, after: 1)

  /// The weights of a spline with a parameter that is spaced by lengths d.
  ///
  /// The velocity of the spline is D·(d₀ + d₁)/(h₀ + h₁). Here D = (Δ₀·d₁/d₀ + Δ₁·d₀/d₁)/(d₀ + d₁) is the tangent of
  /// the parabola through three points.
  ///
  /// If a length is 0 there is no such parabola, and the velocity is 0.
  static func spaced(_ before: Double, _ after: Double) -> KeyWeights {
    before == 0 || after == 0
      ? KeyWeights(before: 0, after: 0) : KeyWeights(before: after / before, after: before / after)
  }
}

extension ParameterError {
  /// Requires one of Kochanek and Bartels' parameters, or Catmull–Rom's tension, to lie within −1…1.
  static func requireShape(_ number: Double, _ parameter: String) throws(ParameterError) {
    guard (-1...1).contains(number) else {
      throw ParameterError(parameter: parameter, value: number.shortestDecimal, allowed: "in -1…1")
    }
  }

  /// Requires a shape for each value, or none at all.
  static func requireShapes(_ shapes: [KochanekBartels], forValues count: Int) throws(ParameterError) {
    guard shapes.isEmpty || shapes.count == count else {
      throw ParameterError(
        parameter: "shapes", value: "\(shapes.count) of them", allowed: "one for each value, \(count), or none")
    }
  }
}
