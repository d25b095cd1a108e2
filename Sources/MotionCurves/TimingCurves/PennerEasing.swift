import RealModule

/// One of Robert Penner's thirty easings: ten families, each accelerating, decelerating, or both.
///
/// ``Family`` gives the formulas and constants of the accelerating curves. The decelerating curve is 1 − in(1 − p); the
/// third direction is the accelerating half ½·in(2p), followed by its point reflection.
///
/// Outside 0…1 the curve continues as a straight line along its tangent, like cubic-bezier curves in CSS. Where the
/// tangent is vertical (circ), the curve is constant.
///
/// - Accuracy: 4 ulp of 1, or of the value if that is greater. Both ends are exact.
/// - Complexity: constant, at most one elementary function.
///
/// Source: R. Penner, *Programming Macromedia Flash MX* (2002), ch. 7, and the author's ActionScript equations.
public struct PennerEasing: Sendable, Hashable {
  /// The shape of a curve.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// 1 − cos(πp/2).
    case sine
    /// p².
    case quad
    /// p³.
    case cubic
    /// p⁴.
    case quart
    /// p⁵.
    case quint
    /// 2^(10(p − 1)), but 0 at 0: the curve begins with a jump of 2⁻¹⁰, as in Penner's original.
    case expo
    /// 1 − √(1 − p²).
    case circ
    /// p²((s + 1)p − s) with s = 1.70158: the curve first goes back by 10 %.
    case back
    /// A growing oscillation, 2^(10(p − 1))·cos(2π(p − 1)/0.3), but 0 at 0.
    case elastic
    /// A ball that drops and bounces three times, in reverse: parabolas of the same curvature.
    case bounce
  }

  /// The end or ends at which a curve is slow.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// Slow at the start.
    case easeIn = "ease-in"
    /// Slow at the end.
    case easeOut = "ease-out"
    /// Slow at both ends.
    case easeInOut = "ease-in-out"
  }

  /// The shape of the curve.
  public let family: Family
  /// The end or ends at which the curve is slow.
  public let direction: Direction

  /// Creates one of the thirty easings.
  public init(_ family: Family, _ direction: Direction) {
    self.family = family
    self.direction = direction
  }

  /// The name in kebab case, such as `ease-in-quad`.
  package var name: String { direction.rawValue + "-" + family.rawValue }

  /// Creates the easing with a name in lower case; nil if there is none.
  init?(name: String) {
    for direction in Direction.allCases {
      for family in Family.allCases where name == direction.rawValue + "-" + family.rawValue {
        self.init(family, direction)
        return
      }
    }
    return nil
  }

  /// The easing in reverse, 1 − f(1 − p).
  package var reversed: PennerEasing {
    switch direction {
    case .easeIn: PennerEasing(family, .easeOut)
    case .easeOut: PennerEasing(family, .easeIn)
    case .easeInOut: self
    }
  }

  /// Whether the value never decreases between 0 and 1: false for back, elastic and bounce.
  package var isMonotonic: Bool {
    switch family {
    case .back, .elastic, .bounce: false
    default: true
    }
  }

  /// The least and the greatest value over a range of progress with finite bounds.
  package func range(over progress: ClosedRange<Double> = 0...1) -> ClosedRange<Double> {
    let half = shape.extrema
    let extrema =
      switch direction {
      case .easeIn: half
      case .easeOut: half.map { 1 - $0 }
      case .easeInOut: half.map { 0.5 * $0 } + half.map { 1 - 0.5 * $0 }
      }
    let candidates = [progress.lowerBound, progress.upperBound] + (extrema + [0, 1]).filter(progress.contains)
    return ClosedRange(spanning: candidates.map { value(at: $0) })
  }

  var shape: PennerShape { PennerShape(family: family, isHalf: direction == .easeInOut) }
}

extension PennerEasing: ProgressMotion {
  /// The value at a progress.
  ///
  /// NaN gives NaN, an infinite progress the limit.
  public func value(at progress: Double) -> Double {
    if progress < 0 { return extrapolation(from: 0, at: progress) }
    if progress > 1 { return extrapolation(from: 1, at: progress) }
    let shape = shape
    switch direction {
    case .easeIn: return shape.value(at: progress, rest: 1 - progress)
    case .easeOut: return 1 - shape.value(at: 1 - progress, rest: progress)
    case .easeInOut:
      return progress < 0.5
        ? 0.5 * shape.value(at: 2 * progress, rest: 1 - 2 * progress)
        : 1 - 0.5 * shape.value(at: 2 - 2 * progress, rest: 2 * progress - 1)
    }
  }

  /// The slope at a progress.
  ///
  /// At 0 and 1 the slope is the limit from inside, which is infinite where circ is vertical. Outside 0…1 it is the
  /// slope of the extrapolation. At an impact of bounce it is the slope of the next parabola towards the fast end. NaN
  /// gives NaN.
  @usableFromInline func slope(at progress: Double) -> Double {
    if progress < 0 { return outerSlope(at: 0) }
    if progress > 1 { return outerSlope(at: 1) }
    let shape = shape
    switch direction {
    case .easeIn: return shape.slope(at: progress, rest: 1 - progress)
    case .easeOut: return shape.slope(at: 1 - progress, rest: progress)
    case .easeInOut:
      return progress < 0.5
        ? shape.slope(at: 2 * progress, rest: 1 - 2 * progress)
        : shape.slope(at: 2 - 2 * progress, rest: 2 * progress - 1)
    }
  }

  /// The progress from which on the curve is flat: 1, or infinite if the curve continues with a slope.
  public var restTime: Double { outerSlope(at: 1) == 0 ? 1 : .infinity }

  private func outerSlope(at end: Double) -> Double {
    let slope = slope(at: end)
    return slope.isFinite ? slope : 0
  }

  private func extrapolation(from end: Double, at progress: Double) -> Double {
    let slope = outerSlope(at: end)
    return slope == 0 ? end : end + slope * (progress - end)
  }
}
