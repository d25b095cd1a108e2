package import MotionPaths

/// The outline of a stretchable ball, made of four cubics.
///
/// Top and bottom move in by e = stretch·diameter·factor, and the tail moves out by 2e. A negative factor, an
/// overshoot, does the opposite.
///
/// Source: KYAnimatedPageControl, `GooeyCircle.m`; `Documentation/Effects.md`, *Gooey indicator*.
package struct GooeyBall: Sendable, Hashable {
  /// The side of the ball's tail, from which the ball comes.
  package enum Side: Sendable, Hashable {
    /// The ball moves to the right.
    case left
    /// The ball moves to the left.
    case right
  }

  /// The centre of the round ball.
  package let center: SIMD2<Double>
  /// The diameter of the round ball.
  package let diameter: Double
  /// The displacement of top and bottom towards the centre, in points.
  package let squeeze: Double
  /// The length of the tail at the left end, in points.
  package let leftTail: Double
  /// The length of the tail at the right end, in points.
  package let rightTail: Double
  /// The distance from an end of a cubic to its control point, in points.
  package let controlDistance: Double

  /// Creates a ball that is squeezed by `factor` and has a tail on each side by the factors `left` and `right`.
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

  /// The ratio of the diameter to the distance of the control points.
  ///
  /// 2/κ with κ = 4/3·(√2 − 1): the radius of a round ball differs from its circle's by at most 0.0273 %. With the
  /// original's 3.6 the difference is 0.1735 %.
  static func controlDivisor(_ variant: EffectVariant) -> Double {
    switch variant {
    case .exact: 1.5 / (2.0.squareRoot() - 1)
    case .legacy: 3.6
    }
  }

  /// The outline from the top, clockwise on a screen, closed; nil if a number is not finite.
  package var path: Path? {
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
