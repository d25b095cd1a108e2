import MotionNumerics
import TestSupport
import Testing

@testable import MotionKeyframes

/// Timing curves, jumps and times outside the key times.
@Suite struct TrackTimingTests {
  private let overshoot = TimingCurve.cubicBezier(CubicBezier(0.3, -1, 0.7, 2))

  @Test func segmentsHaveSeparateCurves() throws {
    let track = try KeyframeTrack(validating: [0.0, 1, 3], keyTimes: [0, 1, 3], timingCurves: [.easeIn])
    for step in 0..<20 {
      let fraction = Double(step) / 20
      #expect(track.value(at: fraction) == TimingCurve.easeIn.value(at: fraction))
      #expect(ulps(track.value(at: 1 + 2 * fraction), 1 + 2 * fraction, of: 3) <= 1)
      #expect(track.velocity(at: fraction) == TimingCurve.easeIn.velocity(at: fraction))
      #expect(track.velocity(at: 1 + 2 * fraction) == 1)
    }
  }

  @Test func oneCurveWarpsTheWholeProgress() {
    let track = KeyframeTrack([0.0, 1, 3], keyTimes: [2, 3, 5], timingCurve: .easeOut)
    for step in 0...20 {
      let fraction = Double(step) / 20
      let time = 2 + 3 * fraction
      #expect(ulps(track.value(at: time), 3 * TimingCurve.easeOut.value(at: fraction), of: 3) <= 4)
      #expect(ulps(track.velocity(at: time), TimingCurve.easeOut.velocity(at: fraction), of: 2) <= 16)
    }
  }

  /// The curve of the whole track applies first, then the segment's.
  @Test func bothKindsOfCurvesFollowEachOther() throws {
    let track = try KeyframeTrack(validating: [0.0, 1, 2], timingCurves: [.easeIn, .easeOut], timingCurve: .easeInOut)
    let progress = TimingCurve.easeInOut.value(at: 0.7)
    #expect(track.value(at: 0.7) == 2 - (1 - TimingCurve.easeOut.value(at: 2 * progress - 1)))
    let slope = TimingCurve.easeOut.velocity(at: 2 * progress - 1) * 2 * TimingCurve.easeInOut.velocity(at: 0.7)
    #expect(ulps(track.velocity(at: 0.7), slope, of: slope) <= 4)
  }

  /// Between the keys, the value and the velocity have one position, so the curves need evaluating once.
  @Test func valueAndVelocityHaveOnePosition() throws {
    let timeline = Timeline(keyTimes: [2, 3, 5])
    let timing = try TrackTiming(segmentCurves: [.easeIn, .easeOut], overallCurve: .easeInOut, keyCount: 3)
    for time in [2, 2.25, 2.75, 3, 3.5, 4, 4.75] {
      let movement = try #require(timing.movementOfValue(at: time, on: timeline))
      let position = timing.position(at: time, on: timeline)
      #expect(movement.isOfValue && movement.position.interval == position.interval, "\(time)")
      #expect(movement.position.fraction == position.fraction, "\(time)")
    }
    for time in [1.9, 5.1] { #expect(timing.movementOfValue(at: time, on: timeline) == nil) }
  }

  @Test func overshootExtrapolatesTheEnds() throws {
    let lines = KeyframeTrack([0.0, 1, 4], timingCurve: overshoot)
    let low = overshoot.value(at: 0.1)
    let high = overshoot.value(at: 0.9)
    #expect(low < 0 && high > 1)
    #expect(ulps(lines.value(at: 0.1), 2 * low, of: 1) <= 2)
    #expect(ulps(lines.value(at: 0.9), 1 + 6 * (high - 0.5), of: 8) <= 2)
    #expect(ulps(lines.velocity(at: 0.9), 6 * overshoot.velocity(at: 0.9), of: 16) <= 4)
    let segment = try KeyframeTrack(validating: [0.0, 1, 4], timingCurves: [overshoot])
    #expect(segment.value(at: 0.45) == high)
    // A cubic is extrapolated as a cubic.
    let cubic = KeyframeTrack([0.0, 1, 4], mode: .cubic, timingCurve: overshoot)
    #expect(cubic.value(at: 0.9) == cubic.curve.pieces[1].value(at: 2 * high - 1))
  }

  /// A curve that does not begin at 0 or end at 1 holds its own end values.
  @Test func outsideTheKeyTimesTheCurvesEndsHold() throws {
    let curve = try TimingCurve(parsing: "linear(0.2, 0.6)")
    for track in [
      KeyframeTrack([0.0, 10], timingCurve: curve), try KeyframeTrack(validating: [0.0, 10], timingCurves: [curve]),
    ] {
      #expect([-1, 0, 1, 2].map { track.value(at: $0) } == [2, 2, 6, 6])
      #expect(track.velocity(at: -1) == 0 && track.velocity(at: 2) == 0)
      #expect(ulps(track.velocity(at: 1), 4, of: 4) <= 2)
    }
    let steps = KeyframeTrack([0.0, 10], timingCurve: .steps(Steps(2, .start)))
    #expect([-1, 0, 0.4, 0.5, 1].map { steps.value(at: $0) } == [5, 5, 5, 10, 10])
  }

  @Test func aVerticalTangentDoesNotMoveAConstantValue() throws {
    let vertical = TimingCurve.cubicBezier(CubicBezier(0, 1, 1, 0))
    #expect(vertical.velocity(at: 0) == .infinity)
    let track = try KeyframeTrack(validating: [3.0, 3, 5], timingCurves: [vertical, vertical])
    #expect(track.velocity(at: 0) == 0)
    #expect(track.velocity(at: 0.5) == .infinity)
    let point = KeyframeTrack([SIMD2(0.0, 3), SIMD2(-1, 3)], timingCurve: vertical)
    #expect(point.velocity(at: 0) == SIMD2(-.infinity, 0))
    let flat = try KeyframeTrack(validating: [0.0, 1], timingCurves: [.easeIn], timingCurve: vertical)
    #expect(TimingCurve.easeIn.velocity(at: 0) == 0 && flat.velocity(at: 0) == 0)
    let flatOverall = try KeyframeTrack(validating: [0.0, 1], timingCurves: [vertical], timingCurve: .easeIn)
    #expect(flatOverall.velocity(at: 0) == 0)
  }

  @Test func equalKeyTimesAreJumps() {
    let track = KeyframeTrack([0.0, 1, 5, 9, 7], keyTimes: [0, 1, 1, 1, 2])
    #expect([0.5, 1.0.nextDown, 1, 1.5, 2].map { track.value(at: $0) } == [0.5, 1.0.nextDown, 9, 8, 7])
    #expect(track.velocity(at: 1.0.nextDown) == 1 && track.velocity(at: 1) == -2 && track.velocity(at: 2) == -2)
  }

  @Test(arguments: [TimingCurve.linear, .ease])
  func jumpsAtTheEnds(curve: TimingCurve) throws {
    let track = try KeyframeTrack(
      validating: [1.0, 2, 4, 8], keyTimes: [0, 0, 1, 1], timingCurves: [curve, curve, curve], timingCurve: curve)
    #expect([-Double.infinity, -1, 0, 1, 2, .infinity].map { track.value(at: $0) } == [1, 1, 2, 8, 8, 8])
    #expect(track.velocity(at: -1) == 0 && track.velocity(at: 2) == 0)
    #expect(track.value(at: 0.999) < 4)
    // At the last key time it is the velocity before the jump: the line's, through the curves.
    let slope = curve.velocity(at: 1)
    #expect(track.velocity(at: 1) == 2 * slope * slope)
    let all = KeyframeTrack([1.0, 2, 3], keyTimes: [5, 5, 5], mode: .cubic, timingCurve: curve)
    #expect([4, 5, 6].map { all.value(at: $0) } == [1, 3, 3])
    #expect(all.velocity(at: 5) == 0 && all.velocity(at: .nan).isNaN)
  }

  /// Beyond a jump at an end there is no segment to extrapolate.
  @Test func overshootHoldsBeyondAJumpAtTheEnd() {
    let track = KeyframeTrack([1.0, 2, 4, 8], keyTimes: [0, 0, 1, 1], timingCurve: overshoot)
    #expect(track.value(at: 0.1) == 1 && track.value(at: 0.9) == 8)
    #expect(track.velocity(at: 0.1) == 0 && track.velocity(at: 0.9) == 0)
  }

  /// A segment far shorter than the track was extrapolated so far that the cube overflowed, and cancelled to NaN.
  @Test(arguments: [[0, 1, 1e286], [-1.79e308, -1.78e308, 1], [-1.0, 1e-300, 1], [-1e308, 7e307, 7.1e307]])
  func overshootBeyondAShortSegmentIsFinite(keyTimes: [Double]) throws {
    let absurd = TimingCurve.cubicBezier(CubicBezier(0.5, -1e300, 0.5, 1e300))
    for segmentCurves in [[], [overshoot, overshoot]] {
      let tracks = [
        try KeyframeTrack(
          validating: [1.0, 4, -2], keyTimes: keyTimes, timingCurves: segmentCurves, timingCurve: overshoot),
        try KeyframeTrack(validating: [1.0, 4, -2], keyTimes: keyTimes, timingCurves: [absurd], timingCurve: absurd),
        try KeyframeTrack(
          validating: [1.0, 4, -2], keyTimes: keyTimes, mode: .cubic, timingCurves: segmentCurves,
          timingCurve: overshoot),
        try KeyframeTrack(
          validating: [1.0, 4, -2], keyTimes: keyTimes, spline: .natural, timingCurves: segmentCurves,
          timingCurve: overshoot),
      ]
      for step in 0...64 {
        let time = keyTimes[0] + Double(step) / 64 * (keyTimes[2] - keyTimes[0])
        for (index, track) in tracks.enumerated() {
          #expect(track.value(at: time).isFinite, "track \(index) at \(time)")
          #expect(!track.velocity(at: time).isNaN, "track \(index) at \(time)")
        }
      }
    }
  }

  @Test func splinesAreSplitAtJumps() {
    let (left, right) = ([0.0, 3, 1], [5.0, 4, 9])
    for spline in [Spline<Double>.natural, .kochanekBartels(), .monotone(), .monotone(.pchip)] {
      let whole = KeyframeTrack(left + right, keyTimes: [0, 1, 3, 3, 4, 6], spline: spline)
      let first = KeyframeTrack(left, keyTimes: [0, 1, 3], spline: spline)
      let second = KeyframeTrack(right, keyTimes: [3, 4, 6], spline: spline)
      for time in stride(from: 0, to: 3, by: 0.125) {
        #expect(whole.value(at: time) == first.value(at: time))
        #expect(whole.value(at: 3 + time) == second.value(at: 3 + time))
      }
    }
  }

  @Test func nanAndInfiniteTimes() throws {
    let curved = try KeyframeTrack(
      validating: [SIMD2(0.0, 1), SIMD2(2, 1)], mode: .cubic, timingCurves: [.ease], timingCurve: .easeIn)
    for track in [KeyframeTrack([SIMD2(0.0, 1), SIMD2(2, 1)]), curved] {
      let (value, velocity) = (track.value(at: .nan), track.velocity(at: .nan))
      #expect(value.x.isNaN && value.y.isNaN && velocity.x.isNaN && velocity.y.isNaN)
      #expect(track.curve.acceleration(at: .nan).x.isNaN)
      #expect(track.value(at: -.infinity) == SIMD2(0, 1) && track.value(at: .infinity) == SIMD2(2, 1))
      #expect(track.velocity(at: .infinity) == .zero && track.curve.acceleration(at: -.infinity) == .zero)
    }
  }
}
