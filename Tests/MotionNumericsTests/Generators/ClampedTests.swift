import MotionNumerics
import TestSupport
import Testing

@Suite struct ClampedTests {
  private let fall = CustomMotion(restTime: 3, value: { $0 * $0 }, velocity: { 2 * $0 })

  @Test func theRangeHoldsItsEnds() {
    let held = fall.clamped(to: 1...2)
    #expect([-.infinity, 0, 1, 1.5, 2, 9, .infinity].map { held.value(at: $0) } == [1, 1, 1, 2.25, 4, 4, 4])
    #expect([0.99, 1, 1.5, 2, 2.01].map { held.velocity(at: $0) } == [0, 2, 3, 4, 0])
    #expect(held.value(at: .nan).isNaN && held.velocity(at: .nan).isNaN)
  }

  @Test func boundsMayBeInfinite() {
    let started = fall.clamped(to: 0...(.infinity))
    #expect([-5, 0, 5].map { started.value(at: $0) } == [0, 0, 25])
  }

  @Test func itRestsWithItsBaseOrAtTheEndOfTheRange() {
    #expect(fall.clamped(to: 1...2).restTime == 2)
    #expect(fall.clamped(to: 1...7).restTime == 3)
  }

  @Test func aRangeOfOneTimeHoldsItsValue() {
    let held = fall.clamped(to: 2...2)
    #expect(held.state(at: 2) == (4, 0) && held.velocity(at: 2) == 0)
    #expect(held.value(at: .nan).isNaN && held.velocity(at: .nan).isNaN)
  }

  @Test func extrapolationEnds() {
    let curve = CubicBezier.ease.clamped(to: 0...1)
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
  }
}
