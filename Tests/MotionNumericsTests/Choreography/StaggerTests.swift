import MotionNumerics
import TestSupport
import Testing

/// Delays of many items.
@Suite struct StaggerTests {
  private func delays(_ stagger: Stagger, _ count: Int) -> [Double] {
    (0..<count).map { stagger.delay(at: $0, of: count) }
  }

  @Test func byIndex() {
    #expect(delays(Stagger(interval: 2), 4) == [0, 2, 4, 6])
    #expect(delays(Stagger(interval: 2, from: .last), 4) == [6, 4, 2, 0])
    #expect(delays(Stagger(interval: 2, from: .center), 4) == [2, 0, 0, 2])
    #expect(delays(Stagger(interval: 2, from: .center), 5) == [4, 2, 0, 2, 4])
    #expect(delays(Stagger(interval: 2, from: .edges), 5) == [0, 2, 4, 2, 0])
    #expect(delays(Stagger(interval: 2, from: .index(1)), 4) == [2, 0, 2, 4])
    #expect(delays(Stagger(interval: 2, from: .index(99)), 3) == [4, 2, 0])
    #expect(delays(Stagger(interval: 2), 1) == [0])
  }

  @Test func byTotalCurveAndDistance() {
    #expect(delays(Stagger(total: 1), 5) == [0, 0.25, 0.5, 0.75, 1])
    let curve = TimingCurve.easeOut
    #expect(delays(Stagger(total: 3, curve: curve), 3) == [0, 3 * curve.value(at: 0.5), 3])
    #expect(delays(Stagger(interval: 1.5, curve: curve), 3) == [0, 3 * curve.value(at: 0.5), 3])
    #expect(Stagger(interval: 0.01).delay(atDistance: 30, of: 400) == 0.3)
    #expect(Stagger(total: 0.5).delay(atDistance: 100, of: 400) == 0.125)
    #expect(Stagger(total: 0.5).delay(atDistance: 0, of: 0) == 0)
  }

  @Test func itemsAreMotions() {
    let item = SpringMotion(.snappy, from: 2, to: 1).staggered(Stagger(interval: 0.1), at: 3, of: 9)
    #expect(item.delay == 0.1 * 3 && item.value(at: 0.2) == 2)
    checkMotion(item, breaks: [item.delay], restTolerance: 1e-3)
  }

  @Test func badInput() async {
    for number in [Double.nan, .infinity, -1] {
      #expect(throws: ParameterError.self) { _ = try Stagger(validatingInterval: number) }
      #expect(throws: ParameterError.self) { _ = try Stagger(validatingTotal: number) }
    }
    await #expect(processExitsWith: .failure) { _ = Stagger(interval: -1) }
    await #expect(processExitsWith: .failure) { _ = Stagger(interval: 1).delay(at: 3, of: 3) }
    await #expect(processExitsWith: .failure) { _ = Stagger(interval: 1).delay(atDistance: 3, of: 2) }
  }
}
