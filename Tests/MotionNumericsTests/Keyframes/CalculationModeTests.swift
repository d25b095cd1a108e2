import MotionNumerics
import TestSupport
import Testing

/// Core Animation's five calculation modes, against numbers worked out by hand.
@Suite struct CalculationModeTests {
  private let zigzag = [0.0, 10, 0, 10]

  @Test func discreteValuesHold() {
    let track = KeyframeTrack([1, 2, 3], mode: .discrete)
    let thirds = [0, 1 / 3.0, 2 / 3.0, 1]
    #expect(track.keyTimes == thirds)
    let times = [-1, 0, 0.33, thirds[1], 0.6, 0.67, 1, 2]
    #expect(times.map { track.value(at: $0) } == [1, 1, 1, 2, 2, 3, 3, 3])
    #expect(times.allSatisfy { track.velocity(at: $0) == 0 })
    let timed = KeyframeTrack([1, 2, 3], keyTimes: [0, 0.1, 0.9, 1], mode: .discrete)
    #expect([0.05, 0.1, 0.5, 0.9].map { timed.value(at: $0) } == [1, 2, 2, 3])
  }

  @Test func linearTracksAreLines() {
    let track = KeyframeTrack([0, 10, 30], keyTimes: [0, 0.25, 1])
    let times = [-1, 0, 0.125, 0.25, 0.625, 1, 2]
    #expect(times.map { track.value(at: $0) } == [0, 0, 5, 10, 20, 30, 30])
    #expect(track.velocity(at: 0.1) == 40)
    #expect(ulps(track.velocity(at: 0.25), 20 / 0.75, of: 20) <= 1)
    #expect(KeyframeTrack([0, 10, 30]).keyTimes == [0, 0.5, 1])
  }

  @Test func pacedTracksHaveConstantSpeed() {
    let corner = [SIMD2(0.0, 0), SIMD2(10, 0), SIMD2(10, 5)]
    let track = KeyframeTrack(corner, keyTimes: [0, 0.9, 1], mode: .paced)
    let times = [0, 10 / 15.0, 1]
    #expect(track.keyTimes == times)
    #expect(track.value(at: 0.5) == SIMD2(7.5, 0))
    for time in [0.1, 0.5, 0.7, 0.9, 1] { #expect(ulps(track.velocity(at: time).norm, 15, of: 15) <= 2) }
    #expect(KeyframeTrack([4.0, 4, 4], mode: .paced).keyTimes == [0, 0.5, 1])
    let stopping = [0, 3 / 7.0, 3 / 7.0, 1]
    #expect(KeyframeTrack([0.0, 3, 3, -1], mode: .cubicPaced).keyTimes == stopping)
  }

  @Test func cubicTracksAreCatmullRomSplines() {
    let track = KeyframeTrack(zigzag, mode: .cubic)
    let middles = [1, 3, 5].map { track.value(at: $0 / 6.0) }
    let quarters = [1, 5, 9].map { track.value(at: $0 / 12.0) }
    for (value, expected) in zip(middles + quarters, [6.25, 5, 3.75, 2.96875, 8.4375, 1.09375]) {
      #expect(ulps(value, expected, of: 10) <= 1)
    }
  }

  /// At times 0, 1, 3 the velocity at the middle key is (p₂ − p₀)/(t₂ − t₀), at the ends the slope of the lines.
  @Test func unevenCubicTracksHaveCentralDifferences() {
    let track = KeyframeTrack([0.0, 4, 10], keyTimes: [0, 1, 3], mode: .cubic)
    #expect(ulps(track.velocity(at: 1), 10 / 3.0, of: 4) <= 2)
    #expect(ulps(track.velocity(at: 1.0.nextDown), 10 / 3.0, of: 4) <= 8)
    #expect(track.velocity(at: 0) == 4 && track.velocity(at: 3) == 3)
  }

  @Test func cubicPacedTracksHaveTheSameTangents() {
    let points = [SIMD2(0.0, 0), SIMD2(3, 4), SIMD2(3, 14), SIMD2(-2, 14)]
    let paced = KeyframeTrack(points, mode: .cubicPaced)
    #expect(paced.keyTimes == [0, 0.25, 0.75, 1])
    #expect(paced == (KeyframeTrack(points, keyTimes: [0, 0.25, 0.75, 1], mode: .cubic)))
  }

  @Test func tensionOneStopsAtEveryKey() {
    let tight = KochanekBartels(tension: 1)
    let track = KeyframeTrack(zigzag, spline: .coreAnimation([tight, tight, tight, tight]))
    #expect(track.keyTimes.allSatisfy { track.velocity(at: $0) == 0 })
    #expect(track.keyTimes.allSatisfy { abs(track.velocity(at: $0.nextDown)) < 1e-12 })
  }

  /// Continuity −1 leaves each key along the line after it and arrives along the line before it: no curve at all.
  @Test func continuityMinusOneIsLinear() {
    let (smooth, corner) = (KochanekBartels(), KochanekBartels(continuity: -1))
    let track = KeyframeTrack(zigzag, spline: .coreAnimation([smooth, corner, corner, smooth]))
    let lines = KeyframeTrack(zigzag)
    for step in 0...60 {
      #expect(ulps(track.value(at: Double(step) / 60), lines.value(at: Double(step) / 60), of: 10) <= 1)
    }
  }

  @Test func biasChoosesTheSide() {
    func track(bias: Double) -> KeyframeTrack<Double> {
      let shapes = [KochanekBartels(), KochanekBartels(bias: bias), KochanekBartels()]
      return KeyframeTrack([0.0, 1, 4], keyTimes: [0, 1, 2], spline: .coreAnimation(shapes))
    }
    #expect(track(bias: 1).velocity(at: 1) == 1)
    #expect(track(bias: -1).velocity(at: 1) == 3)
  }

  @Test(arguments: CalculationMode.allCases)
  func oneAndTwoKeysAreEnough(mode: CalculationMode) {
    let one = KeyframeTrack([7.0], mode: mode)
    let two = KeyframeTrack([7.0, 9], mode: mode)
    for time in [-Double.infinity, -1, 0, 0.3, 1, 5, .infinity] {
      #expect(one.value(at: time) == 7 && one.velocity(at: time) == 0 && one.curve.acceleration(at: time) == 0)
    }
    #expect(one.value(at: .nan).isNaN && one.velocity(at: .nan).isNaN)
    #expect(two.value(at: 0) == 7 && two.value(at: 1) == 9)
    #expect(two.value(at: 0.75) == (mode == .discrete ? 9 : 8.5))
  }

  @Test func pacedTracksIgnoreKeyTimesAndSegmentCurves() throws {
    let times = [3.0, .nan]
    let curves = [TimingCurve.ease, .easeIn, .easeOut]
    let track = try KeyframeTrack(validating: [0.0, 1], keyTimes: times, mode: .paced, timingCurves: curves)
    #expect(track == (KeyframeTrack([0.0, 1])))
  }
}
