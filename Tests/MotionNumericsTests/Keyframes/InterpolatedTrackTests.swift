import MotionNumerics
import TestSupport
import Testing

/// Tracks of lists, which are not vectors.
@Suite struct InterpolatedTrackTests {
  private let lists = [[0.0, 10], [4, 20], [8, 0]]

  @Test func linearTracksInterpolateElements() {
    let track = InterpolatedTrack(lists, keyTimes: [0, 2, 3])
    #expect(track.value(at: 0.5) == [1, 12.5])
    #expect([-1, 0, 2, 3, 9].map { track.value(at: $0) } == [lists[0], lists[0], lists[1], lists[2], lists[2]])
  }

  @Test func discreteTracksHold() {
    let track = InterpolatedTrack(lists, mode: .discrete)
    #expect([-1, 0.3, 0.5, 0.7, 1, 2].map { track.value(at: $0) }.map { $0[0] } == [0, 0, 4, 8, 8, 8])
  }

  @Test func pacedTracksAreEven() throws {
    let track = try InterpolatedTrack(validating: lists, keyTimes: [0, 0.1, 1], mode: .paced, timingCurves: [.ease])
    #expect(track.keyTimes == [0, 0.5, 1])
    #expect(track.value(at: 0.25) == [2, 15])
  }

  @Test func oneValueIsConstant() {
    for mode in [CalculationMode.discrete, .linear, .paced] {
      let track = InterpolatedTrack([[7.0]], mode: mode, timingCurve: .ease)
      #expect([-1, 0, 0.5, 1, .infinity].allSatisfy { track.value(at: $0) == [7] })
    }
  }

  /// NaN is passed to the interpolation of the values.
  @Test func aNaNTimeGivesNaN() {
    for mode in [CalculationMode.discrete, .linear] {
      #expect(InterpolatedTrack([1.0, 2], mode: mode).value(at: .nan).isNaN)
      #expect(InterpolatedTrack([1.0], mode: mode, timingCurve: .ease).value(at: .nan).isNaN)
    }
  }

  /// Key times, jumps and timing curves are those of keyframe tracks.
  @Test func tracksOfNumbersAreKeyframeTracks() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let count = Int.random(in: 1...8, using: &random)
      let values = (0..<count).map { _ in random.number(in: -1...1) }
      let times = RandomTracks.times(count, jumps: true, &random)
      let curves = Array([TimingCurve.ease, .linear, .stepEnd].prefix(count - 1))
      let curve = random.element(of: [TimingCurve.linear, .cubicBezier(CubicBezier(0.3, -1, 0.7, 2))])
      let mode = random.element(of: [CalculationMode.linear, .discrete])
      let keyTimes = mode == .discrete ? times + [times[count - 1] + 1] : times
      let track = try InterpolatedTrack(
        validating: values, keyTimes: keyTimes, mode: mode, timingCurves: curves, timingCurve: curve)
      let other = try KeyframeTrack(
        validating: values, keyTimes: keyTimes, mode: mode, timingCurves: curves, timingCurve: curve)
      let someTimes = keyTimes + (0..<20).map { _ in random.number(in: times[0] - 1...times[count - 1] + 1) }
      var sampled = [Double](repeating: 0, count: someTimes.count)
      var output = sampled.mutableSpan
      track.sample(at: someTimes.span, into: &output)
      for (time, value) in zip(someTimes, sampled) {
        #expect(value == track.value(at: time))
        #expect(ulps(value, other.value(at: time), of: max(1, abs(value))) <= 2)
      }
    }
  }
}
