import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// The times at which animations jump or turn.
struct CornerTimesTests {
  private let path: LayerKeyPath = "value"

  private func track(_ values: [Double], _ times: [Double], curves: [TimingCurve] = []) -> PropertyAnimation {
    PropertyAnimation(
      path, .keyframe(LayerTrack(values.map { .number($0) }, .init(keyTimes: times, timingCurves: curves))))
  }

  @Test func keysAndIterationsAreCorners() {
    var animation = Animation(.property(track([0, 1, 0], [0, 0.25, 1])), timing: MediaTiming(duration: 2))
    #expect(animation.cornerTimes(in: -1...5) == [0, 0.5, 2])
    animation.timing.beginTime = 1
    animation.timing.repeatCount = 2
    #expect(animation.cornerTimes(in: -1...9) == [1, 1.5, 3, 3.5, 5])
    #expect(animation.cornerTimes(in: 1.2...3) == [1.5, 3])
    animation.timing.autoreverses = true
    #expect(animation.cornerTimes(in: 0...20) == [1, 1.5, 3, 4.5, 5, 5.5, 7, 8.5, 9])
    animation.timing.speed = 2
    #expect(animation.cornerTimes(in: 0...20) == [1, 1.25, 2, 2.75, 3, 3.25, 4, 4.75, 5])
    animation.timing.speed = -1
    #expect(animation.cornerTimes(in: 0...20) == [1, 1.5, 3, 4.5, 5, 5.5, 7, 8.5, 9])
    animation.timing.speed = 0
    #expect(animation.cornerTimes(in: 0...20) == [1])
  }

  @Test func anOffsetBeginsWithinAnIteration() {
    let animation = Animation(
      .property(track([0, 1, 0], [0, 0.25, 1])), timing: MediaTiming(duration: 2, timeOffset: 0.25, repeatCount: 2))
    #expect(animation.cornerTimes(in: 0...9) == [0, 0.25, 1.75, 2.25, 3.75, 4])
  }

  @Test func timingCurvesMoveKeysAndHaveCornersOfTheirOwn() throws {
    let eased = Animation(
      .property(track([0, 1, 0], [0, 0.5, 1])), timing: MediaTiming(duration: 1), timingCurve: .easeIn)
    let times = eased.cornerTimes(in: 0...1)
    #expect(times.count == 3 && abs(CubicBezier.easeIn.value(at: times[1]) - 0.5) < 1e-12)
    let steps = Animation(
      .property(track([0, 1, 3], [0, 0.5, 1], curves: [.steps(2), .linear])), timing: MediaTiming(duration: 1))
    #expect(steps.cornerTimes(in: 0...1) == [0, 0.25, 0.5, 1])
    // A curve that comes back crosses a key three times.
    let swinging = Animation(
      .property(track([0, 1, 0], [0, 0.5, 1])), timing: MediaTiming(duration: 1),
      timingCurve: .cubicBezier(0.2, 2, 0.8, -1))
    #expect(swinging.cornerTimes(in: 0...1).count == 5)
  }

  /// Paced tracks ignore timing curves, and so do springs: there may be more curves than segments.
  @Test func curvesWithoutASegmentHaveNoCorners() {
    let stairs = [TimingCurve](repeating: .steps(2), count: 5)
    for track in [
      LayerTrack(along: Path("M0 0H4"), .init(mode: .paced, timingCurves: stairs)),
      LayerTrack([.numbers([0, 1]), .numbers([1, 3])], .init(mode: .paced, timingCurves: stairs)),
      LayerTrack([.number(0), .number(1)], .init(timingCurves: stairs, springs: [.snappy])),
    ] {
      let animation = Animation(.property(PropertyAnimation(path, .keyframe(track))), timing: MediaTiming(duration: 1))
      let times = animation.cornerTimes(in: -9...9)
      // A corner too many within the segment does no harm; one of the other curves would be no time at all.
      #expect(times.first == 0 && times.last == 1 && times.count <= 3, "\(times)")
    }
  }

  @Test func membersOfAGroupRunInItsTime() {
    let member = Animation(
      .property(track([0, 1, 0], [0, 0.5, 1])), timing: MediaTiming(beginTime: 0.5, duration: 1))
    var group = Animation(.group([member]), timing: MediaTiming(duration: 2))
    #expect(group.cornerTimes(in: 0...9) == [0, 0.5, 1, 1.5, 2])
    group.timing.repeatCount = 2
    #expect(group.cornerTimes(in: 0...9) == [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4])
    group.timing.speed = 2
    #expect(group.cornerTimes(in: 0...1) == [0, 0.25, 0.5, 0.75, 1])
    // The part that the group cuts off has no corner.
    group.timing = MediaTiming(duration: 1)
    #expect(group.cornerTimes(in: 0...9) == [0, 0.5, 1])
  }

  @Test func endlessOnesHaveAsManyAsAreAskedFor() {
    let animation = Animation(
      .property(track([0, 1], [0, 1])), timing: MediaTiming(duration: 1e-3, repeatCount: .infinity))
    #expect(animation.cornerTimes(in: 0...1).count == 1001)
    #expect(animation.cornerTimes(in: 0...1e9, limit: 50).count <= 50)
    #expect(animation.cornerTimes(in: 1e6...1e6 + 0.01).count >= 10)
  }

  /// Between two corners nothing jumps: a thousandth of a cell moves the value by little.
  @Test func nothingJumpsInBetween() {
    var draws = SplitMix64(seed: 11)
    for _ in 0..<thorough(200) {
      let curves: [TimingCurve] = [
        .linear, .easeInOut, .steps(3), .cubicBezier(0.3, 1.6, 0.6, 0.8), .penner(PennerEasing(.bounce, .easeOut)),
      ]
      func curve() -> TimingCurve { draws.element(of: curves) }
      let animation = Animation(
        .property(track([0, 3, -1, 2], [0, 0.2, 0.7, 1], curves: [curve(), curve(), curve()])),
        timing: MediaTiming(
          beginTime: draws.number(in: -1...1), duration: draws.number(in: 0.2...2),
          speed: draws.element(of: [1, 0.5, -1, 3]),
          timeOffset: draws.number(in: -1...1), repeatCount: draws.element(of: [0, 1, 2.5]),
          autoreverses: draws.nextUnit() < 0.5, fillMode: .both), timingCurve: curve())
      func value(_ time: Double) -> Double {
        var found = 0.0
        animation.forEachEffect(at: time) { effect in
          if case .number(let number)? = effect.value(model: .number(0)) { found = number }
        }
        return found
      }
      let corners = [-3] + animation.cornerTimes(in: -3...12) + [12]
      for (start, end) in zip(corners, corners.dropFirst()) where end - start > 1e-9 {
        // Vertical tangents are steep at an end.
        let inner = start + 0.05 * (end - start)
        for step in 0..<40 {
          let time = inner.interpolated(to: end - 0.05 * (end - start), by: Double(step) / 40)
          let next = time + 1e-6 * (end - start)
          #expect(abs(value(next) - value(time)) < 1e-3, "\(animation) at \(time)")
        }
      }
    }
  }
}
