import MotionNumerics
import TestSupport
import Testing

/// A batch of tracks has the bits of single ones, at times in any order.
@Suite struct TrackBatchTests {
  private static let tracks: [KeyframeTrack<Double>] = [
    KeyframeTrack([0, 1, 3, 2], keyTimes: [0, 0.2, 0.7, 1], spline: .natural),
    KeyframeTrack([Keyframe(0, at: 0, curve: .easeIn), Keyframe(1, at: 0.5), Keyframe(0, at: 1, spring: .bouncy)]),
    KeyframeTrack([Keyframe(1, at: 0.3, hold: true), Keyframe(4, at: 0.6), Keyframe(2, at: 0.6), Keyframe(1, at: 2)]),
    KeyframeTrack([5]),
    KeyframeTrack([-0.0, 1, -0.0]),
    KeyframeTrack([0, 1], timingCurve: .easeInOut),
    KeyframeTrack([2, 3, 9], mode: .discrete),
    KeyframeTrack([
      Keyframe(0, at: -1, curve: .easeOut), Keyframe(3, at: 0.4), Keyframe(2, at: 0.7, curve: .easeOutBounce),
      Keyframe(-1, at: 1.1, curve: .cubicBezier(0.3, -2, 0.6, 3)), Keyframe(7, at: 1.6),
    ]),
    KeyframeTrack([Keyframe(1, at: 0.2), Keyframe(-3, at: 1.7)], timingCurve: .cubicBezier(0.3, -2, 0.6, 3)),
    KeyframeTrack([4, -2], mode: .cubic, timingCurve: .steps(3, .start)),
    KeyframeTrack([0, 2, -1], timingCurve: .easeIn),
    KeyframeTrack(
      [Keyframe(1, at: 0.2, curve: .easeIn), Keyframe(-3, at: 1.7)], timingCurve: .cubicBezier(0, 0, 0, 1)),
    KeyframeTrack([Keyframe(1, at: 0.5, curve: .ease), Keyframe(2, at: 0.5)], timingCurve: .ease),
  ]

  @Test func valuesAreThoseOfTheTracks() {
    var random = SplitMix64(seed: 51)
    var batch = TrackBatch(Self.tracks)
    let ordered = (0..<200).map { Double($0) / 90 - 0.1 }
    for time in ordered + (0..<500).map({ _ in random.number(in: -0.5...2.5) }) + [.nan, .infinity, -.infinity, 0, 1] {
      var values = [Double](repeating: -1, count: batch.count)
      var span = values.mutableSpan
      batch.sample(at: time, into: &span)
      #expect(values.map(\.bitPattern) == Self.tracks.map { $0.value(at: time).bitPattern }, "\(time)")
    }
  }

  @Test func eachTrackHasItsOwnTime() {
    var random = SplitMix64(seed: 52)
    let points = (0..<30).map { count in
      KeyframeTrack(
        (0...count % 5 + 1).map { _ in SIMD2(random.number(), random.number()) }, spline: .monotone())
    }
    var batch = TrackBatch(points)
    for _ in 0..<100 {
      let times = points.map { _ in random.number(in: -0.2...1.2) }
      var values = [SIMD2<Double>](repeating: .zero, count: points.count)
      var span = values.mutableSpan
      batch.sample(at: times.span, into: &span)
      #expect(values == zip(points, times).map { $0.value(at: $1) })
    }
  }

  @Test func tracksCanBeReplacedAndAdded() {
    var batch = TrackBatch(Self.tracks.prefix(2))
    var values = [0.0, 0]
    var span = values.mutableSpan
    batch.sample(at: 0.4, into: &span)
    batch[1] = Self.tracks[3]
    batch.append(Self.tracks[0])
    #expect(batch.count == 3 && batch[1] == Self.tracks[3])
    values.append(0)
    span = values.mutableSpan
    batch.sample(at: 0.4, into: &span)
    let expected = [Self.tracks[0], Self.tracks[3], Self.tracks[0]].map { $0.value(at: 0.4) }
    #expect(values == expected)
  }

  @Test func anEmptyBatchHasNoValues() {
    var batch = TrackBatch<Double>([])
    var values: [Double] = []
    var span = values.mutableSpan
    batch.sample(at: 1, into: &span)
    #expect(batch.count == 0)
  }
}
