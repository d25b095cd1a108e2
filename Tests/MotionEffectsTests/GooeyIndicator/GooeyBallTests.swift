import MotionNumerics
import TestSupport
import Testing

@testable import MotionEffects

@Suite struct GooeyBallTests {
  static func dragged(to offset: Double, variant: EffectVariant = .exact) -> GooeyBall {
    var indicator = GooeyIndicator(variant: variant)
    // The first of two reports leaves the tail of the second to the rule of the original.
    indicator.drag(to: 0, at: 0)
    indicator.drag(to: offset, at: 1)
    return indicator.ball(at: 1)
  }

  /// The relative errors of the radius over the round ball.
  private func radiusErrors(_ variant: EffectVariant) throws -> ClosedRange<Double> {
    let ball = Self.dragged(to: 0, variant: variant)
    let path = try #require(ball.path)
    var range = 0.0...0.0
    var start = SIMD2<Double>.zero
    for element in path.elements {
      guard case .cubic(let control1, let control2, let end) = element else {
        if case .move(let point) = element { start = point }
        continue
      }
      let segment = PathSegment.cubic(from: start, control1: control1, control2: control2, to: end)
      for step in 0...1000 {
        let arm = segment.position(at: Double(step) / 1000) - ball.center
        let error = ((arm * arm).sum()).squareRoot() / 10 - 1
        range = min(range.lowerBound, error)...max(range.upperBound, error)
      }
      start = end
    }
    return range
  }

  /// `Documentation/Effects.md`, *Gooey indicator*: divisors and how round they are.
  @Test func roundness() throws {
    #expect(abs(GooeyBall.controlDivisor(.exact) - 3.62132) < 5e-6)
    #expect(GooeyBall.controlDivisor(.legacy) == 3.6)
    #expect(abs(2 / GooeyBall.controlDivisor(.exact) - 0.552_284_749_8) < 5e-11)
    #expect(abs(2 / GooeyBall.controlDivisor(.legacy) - 0.55556) < 5e-6)
    let exact = try radiusErrors(.exact)
    #expect(abs(exact.upperBound - 0.000_273) < 5e-7 && exact.lowerBound > -1e-12)
    let legacy = try radiusErrors(.legacy)
    #expect(abs(legacy.upperBound - 0.001_735) < 5e-7 && legacy.lowerBound > -1e-12)
  }

  /// At factor 1 the ball is .2 diameters high and its tail .8 diameters long, on the side that it comes from.
  @Test func fullStretch() {
    for (offset, left, right) in [(320.0, 16.0, 0.0), (-320, 0, 16)] {
      let ball = Self.dragged(to: offset)
      #expect(ball.diameter - 2 * ball.squeeze == 0.2 * 20)
      #expect(ball.leftTail == left && ball.rightTail == right)
    }
  }

  /// The eight control points and four ends of the original, at half a page.
  @Test func pointsOfTheArticle() throws {
    let ball = Self.dragged(to: 160, variant: .legacy)
    let (x, y, off) = (20.0, 25.0, 20 / 3.6)
    let (a, b, c, d) = (SIMD2(x, 19), SIMD2(x + 10, y), SIMD2(x, 31), SIMD2(x - 10 - 8, y))
    let expected: [Path.Element] = [
      .move(to: a), .cubic(control1: a + SIMD2(off, 0), control2: b - SIMD2(0, off), to: b),
      .cubic(control1: b + SIMD2(0, off), control2: c + SIMD2(off, 0), to: c),
      .cubic(control1: c - SIMD2(off, 0), control2: d + SIMD2(0, off), to: d),
      .cubic(control1: d - SIMD2(0, off), control2: a - SIMD2(off, 0), to: a), .close,
    ]
    #expect(try #require(ball.path).elements == expected)
  }
}
