import MotionNumerics
import TestSupport
import Testing

/// Delays of many items.
@Suite struct StaggerTests {
  @Test func byIndex() {
    #expect(Stagger(count: 4, interval: 2).delays == [0, 2, 4, 6])
    #expect(Stagger(count: 4, interval: 2, from: .last).delays == [6, 4, 2, 0])
    #expect(Stagger(count: 4, interval: 2, from: .center).delays == [2, 0, 0, 2])
    #expect(Stagger(count: 5, interval: 2, from: .center).delays == [4, 2, 0, 2, 4])
    #expect(Stagger(count: 5, interval: 2, from: .edges).delays == [0, 2, 4, 2, 0])
    #expect(Stagger(count: 4, interval: 2, from: .index(1)).delays == [2, 0, 2, 4])
    #expect(Stagger(count: 3, interval: 2, from: .index(99)).delays == [4, 2, 0])
    #expect(Stagger(count: 1, interval: 2).delays == [0])
  }

  @Test func byTotalCurveAndDistance() {
    #expect(Stagger(count: 5, total: 1).delays == [0, 0.25, 0.5, 0.75, 1])
    let curve = TimingCurve.easeOut
    #expect(Stagger(count: 3, total: 3, curve: curve).delays == [0, 3 * curve.value(at: 0.5), 3])
    #expect(Stagger(count: 3, interval: 1.5, curve: curve).delays == [0, 3 * curve.value(at: 0.5), 3])
    #expect(Stagger(interval: 0.01).delay(atDistance: 30, of: 400) == 0.3)
    #expect(Stagger(total: 0.5).delay(atDistance: 100, of: 400) == 0.125)
    #expect(Stagger(total: 0.5).delay(atDistance: 0, of: 0) == 0)
  }

  @Test func itsDelayIsAskedByTheIndexAlone() {
    let stagger = Stagger(count: 12, interval: 0.04, from: .center)
    #expect(stagger.delay(of: 3) == 0.08 && stagger.delay(of: 5) == 0 && stagger.delay(of: 11) == 0.2)
    #expect(stagger.count == 12 && stagger.pace == .interval(0.04) && Stagger(total: 1).pace == .total(1))
    #expect(stagger.delays == (0..<12).map { stagger.delay(of: $0) })
  }

  @Test func itemsAreMotions() {
    let item = SpringMotion(.snappy, from: 2, to: 1).staggered(Stagger(count: 9, interval: 0.1), at: 3)
    #expect(item.delay == 0.1 * 3 && item.value(at: 0.2) == 2)
    checkMotion(item, breaks: [item.delay], restTolerance: 1e-3)
  }

  @Test func badInput() async {
    for number in [Double.nan, .infinity, -1] {
      #expect(throws: ParameterError.self) { _ = try Stagger(validatingInterval: number) }
      #expect(throws: ParameterError.self) { _ = try Stagger(validatingTotal: number) }
    }
    for count in [0, -1] {
      #expect(throws: ParameterError.self) { _ = try Stagger(validatingInterval: 1, count: count) }
      #expect(throws: ParameterError.self) { _ = try Stagger(validatingTotal: 1, count: count) }
    }
    await #expect(processExitsWith: .failure) { _ = Stagger(interval: -1) }
    await #expect(processExitsWith: .failure) { _ = Stagger(count: 3, interval: 1).delay(of: 3) }
    await #expect(processExitsWith: .failure) { _ = Stagger(interval: 1).delay(atDistance: 3, of: 2) }
  }
}
