public import MotionNumerics

/// The outline of a ball made of four cubics, so that it can be stretched.
///
/// Top and bottom come in by e = stretch·diameter·factor, and the tail goes out by 2e. A negative factor, an overshoot,
/// does the opposite.
///
/// Source: KYAnimatedPageControl, `GooeyCircle.m`; `Documentation/Effects.md`, *Gooey indicator*.
public struct GooeyBall: Sendable, Hashable {
  /// The side on which the ball has its tail: the one it comes from.
  public enum Side: Sendable, Hashable {
    /// The ball moves to the right.
    case left
    /// The ball moves to the left.
    case right
  }

  /// The middle of the ball when it is round.
  public let center: SIMD2<Double>
  /// The diameter when it is round.
  public let diameter: Double
  /// How far top and bottom come in, in points.
  public let squeeze: Double
  /// How far the left end goes out, in points.
  public let leftTail: Double
  /// How far the right end goes out, in points.
  public let rightTail: Double
  /// The distance from an end of a cubic to its control point, in points.
  public let controlDistance: Double

  /// A ball with a factor for either side; it is squeezed by the factor that is given for it.
  init(
    _ parameters: GooeyIndicatorParameters, _ variant: EffectVariant, center: SIMD2<Double>, factor: Double,
    left: Double, right: Double
  ) {
    let unit = parameters.stretch * parameters.diameter
    self.center = center
    diameter = parameters.diameter
    squeeze = unit * factor
    leftTail = 2 * unit * left
    rightTail = 2 * unit * right
    controlDistance = diameter / Self.controlDivisor(variant)
  }

  /// The diameter by the distance of control points.
  ///
  /// 2/κ with κ = 4/3·(√2 − 1), with which the cubics of a round ball are off its circle by at most 0.0273 %;
  /// the original's 3.6 makes 0.1735 %.
  public static func controlDivisor(_ variant: EffectVariant) -> Double {
    switch variant {
    case .exact: 1.5 / (2.0.squareRoot() - 1)
    case .legacy: 3.6
    }
  }

  /// The outline from the top, clockwise on a screen, closed; nil if a number is not finite.
  public var path: Path? {
    let radius = 0.5 * diameter
    let top = center + SIMD2(0, squeeze - radius)
    let right = center + SIMD2(radius + rightTail, 0)
    let bottom = center + SIMD2(0, radius - squeeze)
    let left = center - SIMD2(radius + leftTail, 0)
    let sum = top + right + bottom + left
    guard sum.x.isFinite && sum.y.isFinite else { return nil }

    let (across, down) = (SIMD2(controlDistance, 0), SIMD2(0, controlDistance))
    var path = Path()
    path.move(to: top)
    path.addCubic(top + across, right - down, to: right)
    path.addCubic(right + down, bottom + across, to: bottom)
    path.addCubic(bottom - across, left + down, to: left)
    path.addCubic(left - down, top - across, to: top)
    path.close()
    return path
  }
}
