import MotionNumerics
import TestSupport
import Testing

/// The laws of generators and motions, for tracks of every kind.
@Suite struct TrackLawTests {
  private static let times = [-0.5, 0.25, 1, 2.75, 3.5]
  private static let values = [1.0, -2, 4, 4, 0.5]

  private static let allSplines: [Spline<Double>] = [
    .natural, .clamped(from: 1, to: 0), .monotone(.steffen), .monotone(.pchip), .catmullRom(), .kochanekBartels(),
  ]

  @Test(arguments: CalculationMode.allCases)
  func modes(mode: CalculationMode) {
    let keys = zip(Self.values, Self.times).map { Keyframe($0, at: $1, curve: .easeInOut) }
    let track = KeyframeTrack(keys, mode: mode)
    checkMotion(track, over: -1...4, breaks: track.keyTimes)
    checkMotion(track.curve, over: -1...4, breaks: track.keyTimes)
    let points = KeyframeTrack(Self.values.map { SIMD3($0, -$0, $0 * $0) }, mode: mode)
    checkMotion(points, over: -0.5...1.5, breaks: points.keyTimes)
  }

  @Test(arguments: allSplines)
  func splines(spline: Spline<Double>) {
    let track = KeyframeTrack(Self.values, keyTimes: Self.times, spline: spline, timingCurve: .easeInOut)
    // The velocity is continuous in time: of the keys, only the first and the last are breaks.
    checkMotion(track, over: -1...4, breaks: [-0.5, 3.5])
  }

  @Test func holdsAndJumps() {
    let keys = [
      Keyframe(0.0, at: 0, curve: .ease), Keyframe(1, at: 0.5, hold: true), Keyframe(3, at: 1), Keyframe(-1, at: 1),
      Keyframe(2, at: 2, hold: true), Keyframe(0, at: 3),
    ]
    for track in [KeyframeTrack(keys), KeyframeTrack(keys, mode: .cubic), KeyframeTrack(keys, spline: .natural)] {
      checkMotion(track, over: -1...4, breaks: track.keyTimes)
    }
    checkMotion(KeyframeTrack([Keyframe(2.0, at: 1)]), breaks: [1])
  }

  @Test func interpolatedTracks() {
    let lists = Self.values.map { [$0, -$0] }
    for mode in [CalculationMode.discrete, .linear, .paced] {
      checkGenerator(batchesOf: InterpolatedTrack(lists, mode: mode, timingCurve: .ease), breaks: [0, 0.25, 0.5, 1])
    }
    let keys = zip(lists, Self.times).map { Keyframe($0, at: $1, hold: $1 == 0.25) }
    checkGenerator(batchesOf: InterpolatedTrack(keys), over: -1...4, breaks: Self.times)
  }

  /// Steps, overshooting and segments of any duration, whose velocity no quotient shows; cursors, too.
  @Test func batchesAndCursorsOfRandomTracks() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<60 {
      let track = try RandomTracks.track(&random)
      let (start, end) = (track.keyTimes[0], track.restTime)
      checkGenerator(track, over: start - 1...end + 1, breaks: track.keyTimes)
      checkGenerator(track.curve, over: start - 1...end + 1, breaks: track.keyTimes)
      var cursor = track.cursor()
      let times = track.keyTimes + track.keyTimes.map(\.nextDown) + [.nan, .infinity, -.infinity]
      let inside = (0..<60).map { _ in random.number(in: start - 1...end + 1) }
      let state = (times + inside).filter { time in
        let (value, velocity) = track.state(at: time)
        return !value.isIdentical(to: track.value(at: time)) || !velocity.isIdentical(to: track.velocity(at: time))
      }
      #expect(state.isEmpty, "\(track) at \(state)")
      for order in [times + inside, (times + inside).sorted(), (times + inside).sorted(by: >)] {
        let wrong = order.filter { !cursor.value(at: $0).isIdentical(to: track.value(at: $0)) }
        #expect(wrong.isEmpty, "\(track) at \(wrong)")
      }
    }
  }
}

extension Double {
  /// Whether the bits are the same, or both are NaN.
  fileprivate func isIdentical(to other: Double) -> Bool { bitPattern == other.bitPattern || isNaN && other.isNaN }
}
