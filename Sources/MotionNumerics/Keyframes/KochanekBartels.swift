/// The shape of Kochanek and Bartels' spline at a key.
///
/// All three lie within −1…1; all 0 is the Catmull–Rom spline.
///
/// Source: D. Kochanek, R. Bartels, *Interpolating splines with local tension, continuity, and bias control*, SIGGRAPH
/// 1984; the signs are those of Core Animation's `CAAnimation.h`.
public struct KochanekBartels: Sendable, Hashable {
  /// How tight the curve is: 1 stops at the key, −1 passes twice as fast.
  public let tension: Double
  /// How round: any other than 0 is a corner in velocity; −1 goes along the lines on both sides of the key.
  public let continuity: Double
  /// Which side leads: 1 continues the line before the key, −1 begins the one behind it.
  public let bias: Double

  /// Creates a shape.
  ///
  /// - Throws: ``ParameterError`` if a number lies outside −1…1 or is NaN.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) throws(ParameterError) {
    for (name, number) in [("tension", tension), ("continuity", continuity), ("bias", bias)] {
      try ParameterError.requireShape(number, name)
    }
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// How much of the changes before and behind the key is in the slope that leaves it.
  var leaving: KeyWeights { weights(continuity) }

  /// How much of the changes before and behind the key is in the slope that arrives there.
  var arriving: KeyWeights { weights(-continuity) }

  private func weights(_ continuity: Double) -> KeyWeights {
    KeyWeights(
      before: (1 - tension) * (1 + continuity) * (1 + bias), behind: (1 - tension) * (1 - continuity) * (1 - bias))
  }
}

/// How much of the changes before and behind a key is in a slope there.
struct KeyWeights {
  let before: Double
  let behind: Double

  static let even = KeyWeights(before: 1, behind: 1)

  /// The weights by which a spline takes its parameter from lengths d: with D·(d₀ + d₁)/(h₀ + h₁) the velocity, where
  /// D = (Δ₀·d₁/d₀ + Δ₁·d₀/d₁)/(d₀ + d₁) is the tangent of the parabola through three points.
  ///
  /// Where a length is 0, so that there is no such parabola, the value rests.
  static func spaced(_ before: Double, _ behind: Double) -> KeyWeights {
    before == 0 || behind == 0
      ? KeyWeights(before: 0, behind: 0) : KeyWeights(before: behind / before, behind: before / behind)
  }
}

extension ParameterError {
  /// Kochanek and Bartels' parameters, and Catmull–Rom's tension.
  static func requireShape(_ number: Double, _ parameter: String) throws(ParameterError) {
    guard (-1...1).contains(number) else {
      throw ParameterError(parameter: parameter, value: number.shortestDecimal, allowed: "in -1…1")
    }
  }
}

extension KochanekBartels {
  /// The shapes of so many keys from lists of their numbers, each complete or empty; none if all are empty.
  static func each(
    of count: Int, tensions: [Double], continuities: [Double], biases: [Double]
  ) throws(ParameterError) -> [KochanekBartels] {
    for (name, numbers) in [("tensions", tensions), ("continuities", continuities), ("biases", biases)] {
      guard numbers.isEmpty || numbers.count == count else {
        throw ParameterError(
          parameter: name, value: "\(numbers.count) of them", allowed: "one for each value, \(count), or none")
      }
    }
    if tensions.isEmpty && continuities.isEmpty && biases.isEmpty { return [] }
    var shapes: [KochanekBartels] = []
    for key in 0..<count {
      shapes.append(
        try KochanekBartels(
          tension: tensions.isEmpty ? 0 : tensions[key], continuity: continuities.isEmpty ? 0 : continuities[key],
          bias: biases.isEmpty ? 0 : biases[key]))
    }
    return shapes
  }
}
