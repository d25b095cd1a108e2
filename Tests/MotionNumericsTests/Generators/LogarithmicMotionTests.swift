import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Zooms, which are steady in their logarithm.
@Suite struct LogarithmicMotionTests {
  @Test func zoomsAreSpringsOfTheirLogarithm() {
    let zoom = LogarithmicMotion(.bouncy, fromZoom: 1, toZoom: 4, velocity: 3)
    let far = LogarithmicMotion(.bouncy, fromZoom: 4, toZoom: 16, velocity: 12)
    for time in stride(from: 0, to: 2, by: 0.1) {
      #expect(abs(far.value(at: time) - 4 * zoom.value(at: time)) <= 1e-13)
    }
    #expect(zoom.state(at: 0) == (1, 3))
    let next = zoom.retargeted(toZoom: 0.01, at: 0.2)
    #expect(next.state(at: 0.2) == zoom.state(at: 0.2) && abs(next.value(at: 60) - 0.01) <= 1e-16)
    #expect((0..<200).allSatisfy { next.value(at: 0.2 + 0.01 * Double($0)) > 0 })
  }

  @Test func hasTheLaws() {
    checkMotion(
      LogarithmicMotion(.bouncy, fromZoom: 1, toZoom: 4, velocity: 3, startingAt: 0.5), breaks: [0.5],
      restTolerance: 0.01)
    #expect(Tween(from: 0, to: 1, duration: 1).exponentiated.value(at: 1) == Double.exp(1))
  }

  @Test func badInput() async {
    for number in [0, -1, Double.nan, .infinity] {
      #expect(throws: ParameterError.self) {
        _ = try LogarithmicMotion(validating: .smooth, fromZoom: number, toZoom: 1)
      }
      #expect(throws: ParameterError.self) {
        _ = try LogarithmicMotion(validating: .smooth, fromZoom: 1, toZoom: number)
      }
    }
    await #expect(processExitsWith: .failure) { _ = LogarithmicMotion(.smooth, fromZoom: 0, toZoom: 1) }
  }
}
