package import MotionCurves
package import MotionInteraction
package import MotionSprings

/// A follower or a filter of the motion notation: the argument of `inbetween follow`.
///
/// ```
/// snappy · spring(response: 0.2, damping-ratio: 0.9) · spring(half-life: 50ms) feed-forward 1
/// second-order(frequency: 2, damping-ratio: 0.5, response: 2)
/// half-life(80ms)
/// one-euro(minimum-cutoff: 1, beta: 0.007, derivative-cutoff: 1)
/// ```
package enum ParsedFollower: Sendable, Equatable {
  /// A ``SpringFollower``, with the fraction of the target's velocity that is fed forward.
  case spring(Spring, feedForward: Double)
  /// ``SecondOrderDynamics``.
  case secondOrder(SecondOrderStep)
  /// ``ExponentialSmoothing``, by its half-life in seconds.
  case halfLife(Double)
  /// A ``OneEuroFilter``.
  case oneEuro(OneEuroFilter<Double>)
}

extension ParsedFollower {
  /// Parses a follower.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  package init(parsing text: String) throws(NotationError) {
    var scanner = NotationScanner(text)
    self = try scanner.takeFollower()
    try scanner.expectEnd()
  }

  /// The names of followers other than springs.
  static let names = ["second-order", "half-life", "one-euro"]
}

extension NotationScanner {
  fileprivate mutating func takeFollower() throws(NotationError) -> ParsedFollower {
    skipSpaces()
    let start = offset
    var behindName = self
    let name = behindName.takeName()
    switch name {
    case "half-life":
      self = behindName
      return .halfLife(try takeHalfLife())
    case "one-euro":
      self = behindName
      return .oneEuro(try takeOneEuro())
    default: break
    }
    if behindName.current == UInt8(ascii: "("), name == MotionKind.secondOrder.name {
      self = behindName
      return .secondOrder(try takeSecondOrder())
    }
    guard let spring = try takeBase().plainSpring else {
      throw error(
        expected: "a spring without a velocity, second-order(…), half-life(…) or one-euro(…)", at: start,
        nearest: ParsedFollower.names)
    }
    return .spring(spring, feedForward: try takeFeedForward())
  }

  /// Takes `feed-forward 1`, if it is there.
  private mutating func takeFeedForward() throws(NotationError) -> Double {
    var behindName = self
    guard behindName.takeWord() == "feed-forward" else { return 0 }
    self = behindName
    skipSpaces()
    let start = offset
    guard let numeral = try takeNumber(), !numeral.isPercentage, numeral.value.magnitude <= 1e6 else {
      throw error(expected: "a number within ±1000000 for feed-forward", at: start)
    }
    return numeral.value
  }

  private mutating func takeHalfLife() throws(NotationError) -> Double {
    let arguments = try NamedArguments(
      from: &self, names: ["half-life"], required: 1, separator: .comma, times: ["half-life"])
    do {
      return try ExponentialSmoothing(validatingHalfLife: arguments["half-life"], at: 0.0).halfLife
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }

  private mutating func takeOneEuro() throws(NotationError) -> OneEuroFilter<Double> {
    let names = ["minimum-cutoff", "beta", "derivative-cutoff"]
    let arguments = try NamedArguments(from: &self, oneOf: [names], optional: names)
    do {
      return try OneEuroFilter(
        validatingMinimumCutoff: arguments.contains(names[0]) ? arguments[names[0]] : 1, beta: arguments[names[1]],
        derivativeCutoff: arguments.contains(names[2]) ? arguments[names[2]] : 1)
    } catch {
      throw arguments.error(for: error, in: self)
    }
  }
}

extension ParsedFollower: CustomStringConvertible {
  /// The follower in its canonical notation, which parses to an equal follower.
  package var description: String {
    switch self {
    case .spring(let spring, let feedForward):
      let forward = feedForward == 0 ? "" : " feed-forward \(feedForward.shortestDecimal)"
      return "\(ParsedMotion(spring))\(forward)"
    case .secondOrder(let step): return step.description
    case .halfLife(let halfLife): return "half-life(\(halfLife.shortestDecimal)s)"
    case .oneEuro(let filter):
      let numbers = [
        ("minimum-cutoff", filter.minimumCutoff), ("beta", filter.beta), ("derivative-cutoff", filter.derivativeCutoff),
      ]
      return "one-euro(\(numbers.map { "\($0): \($1.shortestDecimal)" }.joined(separator: ", ")))"
    }
  }
}
