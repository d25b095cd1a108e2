import MotionNumerics
import TestSupport
import Testing

@testable import MotionKeyframes

/// Properties of single rules.
@Suite struct SplineTests {
  #if DEBUG
    private static let trackCount = 20_000
  #else
    private static let trackCount = 500_000
  #endif

  /// At random times, and one ulp from the keys, where overshoot would begin.
  @Test(arguments: [Spline<Double>.Monotone.steffen, .pchip])
  func monotoneTracksNeverOvershoot(rule: Spline<Double>.Monotone) {
    var random = SplitMix64(seed: 1)
    var worst = WorstCase()
    for _ in 0..<Self.trackCount {
      let count = Int.random(in: 2...6, using: &random)
      let values = RandomTracks.values(count, &random)
      let times = RandomTracks.times(count, &random)
      let track = KeyframeTrack(values, keyTimes: times, spline: .monotone(rule))
      for key in 1..<count {
        let (low, high) = (min(values[key - 1], values[key]), max(values[key - 1], values[key]))
        let inside = random.number(in: times[key - 1]...times[key])
        let near = times[key] - (times[key] - times[key - 1]) * random.magnitude(from: 1e-9, to: 0.5)
        for time in [inside, near, times[key].nextDown, times[key - 1].nextUp] {
          let value = track.value(at: time)
          let excess = max(low - value, value - high, 0)
          if excess > 0 {
            worst.note(excess / max(low.magnitude, high.magnitude).ulp, "\(values) at \(times), \(time)")
          }
        }
      }
    }
    #expect(worst.error <= 2, "\(worst)")
  }

  /// A rule that is not monotone overshoots on such tracks: the test above could fail.
  @Test func otherSplinesDoOvershoot() {
    let track = KeyframeTrack([0.0, 0, 1, 1], spline: .natural)
    #expect(track.value(at: 0.25) < -0.01 && track.value(at: 0.75) > 1.01)
  }

  /// Each component moves as a separate monotone track.
  @Test(arguments: [true, false])
  func vectorsAreMonotoneByComponents(usesSteffen: Bool) {
    var random = SplitMix64(seed: 2)
    let times = RandomTracks.times(8, &random)
    let (x, y) = (RandomTracks.values(8, &random), RandomTracks.values(8, &random))
    let points = zip(x, y).map { SIMD2($0, $1) }
    let track = KeyframeTrack(points, keyTimes: times, spline: .monotone(usesSteffen ? .steffen : .pchip))
    let xTrack = KeyframeTrack(x, keyTimes: times, spline: .monotone(usesSteffen ? .steffen : .pchip))
    let yTrack = KeyframeTrack(y, keyTimes: times, spline: .monotone(usesSteffen ? .steffen : .pchip))
    for _ in 0..<200 {
      let time = random.number(in: times[0]...times[7])
      #expect(track.value(at: time) == SIMD2(xTrack.value(at: time), yTrack.value(at: time)))
    }
  }

  @Test func withoutShapesKochanekAndBartelsIsCatmullRom() {
    var random = SplitMix64(seed: 3)
    for alpha in [0, 0.25, 0.5, 1] {
      for _ in 0..<200 {
        let values = (0..<6).map { _ in SIMD3(random.number(), random.number(), random.number()) }
        let spaced = KeyframeTrack(values, spline: .catmullRom(alpha: alpha))
        let general = KeyframeTrack(values, keyTimes: spaced.keyTimes, spline: .kochanekBartels())
        let time = random.number()
        #expect((spaced.value(at: time) - general.value(at: time)).norm <= 1e-14)
      }
    }
    let values = RandomTracks.values(6, &random)
    let times = RandomTracks.times(6, &random)
    let uniform = KeyframeTrack(values, keyTimes: times, spline: .catmullRom(alpha: 0))
    #expect(uniform.curve == (KeyframeTrack(values, keyTimes: times, mode: .cubic).curve))
    let even = KeyframeTrack(values, spline: .kochanekBartels())
    let cubic = KeyframeTrack(values, mode: .cubic)
    for step in 0...100 {
      let size = values.map(\.magnitude).max() ?? 1
      #expect(ulps(even.value(at: Double(step) / 100), cubic.value(at: Double(step) / 100), of: size) <= 4)
    }
  }

  /// The key times are the square roots of the distances 9 and 1; the middle key's tangent is that of the parabola
  /// through (0, 0), (3, 9), (4, 10).
  @Test func centripetalTracksAreSpacedBySquareRoots() {
    let track = KeyframeTrack([0.0, 9, 10], spline: .catmullRom())
    #expect(track.keyTimes == [0, 0.75, 1])
    #expect(ulps(track.velocity(at: 0.75) / 4, (3 * 1 + 1 * 3) / 4.0, of: 2) <= 2)
  }

  /// For any key times the path keeps its tangents: velocities at the keys are parallel to those with default times.
  @Test func keyTimesDoNotTurnTheTangents() {
    var random = SplitMix64(seed: 4)
    let values = (0..<6).map { _ in SIMD2(random.number(), random.number()) }
    let own = KeyframeTrack(values, spline: .catmullRom())
    let other = KeyframeTrack(values, keyTimes: RandomTracks.times(6, &random), spline: .catmullRom())
    for key in values.indices {
      let a = own.velocity(at: own.keyTimes[key])
      let b = other.velocity(at: other.keyTimes[key])
      #expect(abs(a.x * b.y - a.y * b.x) <= 1e-14 * a.norm * b.norm)
      #expect((a * b).sum() > 0)
    }
  }

  @Test func tensionOneHasNoTangents() {
    let values = [0.0, 5, -3, 8]
    let shapes = values.map { _ in KochanekBartels(tension: 1, continuity: 0.5, bias: -0.5) }
    let times = [0, 0.2, 0.3, 1]
    for spline in [Spline<Double>.catmullRom(tension: 1), .kochanekBartels(shapes)] {
      let track = KeyframeTrack(values, keyTimes: times, spline: spline)
      for piece in track.curve.pieces { #expect(piece.velocity(at: 0) == 0 && piece.velocity(at: 1) == 0) }
    }
  }

  @Test func coincidentValuesRest() {
    let values = [0.0, 2, 2, 2, 5, 5]
    for alpha in [0, 0.5, 1] {
      let track = KeyframeTrack(values, keyTimes: [0, 1, 2, 3, 4, 5], spline: .catmullRom(alpha: alpha))
      if alpha > 0 { #expect([1.2, 2, 2.5].allSatisfy { track.value(at: $0) == 2 && track.velocity(at: $0) == 0 }) }
      let spaced = KeyframeTrack(values, spline: .catmullRom(alpha: alpha))
      #expect(spaced.value(at: 0) == 0 && spaced.value(at: 1) == 5)
      #expect(stride(from: 0, through: 1, by: 0.01).allSatisfy { spaced.value(at: $0).isFinite })
    }
    let still = KeyframeTrack([3.0, 3, 3], spline: .catmullRom(alpha: 1))
    #expect(still.keyTimes == [0, 0.5, 1] && still.value(at: 0.3) == 3)
  }

  /// The Bernstein polynomial of the handles, (1−u)³p₀ + 3u(1−u)²c₁ + 3u²(1−u)c₂ + u³p₃.
  @Test func bezierSegmentsFollowTheirHandles() {
    let track = KeyframeTrack(
      [0.0, 8, 0], keyTimes: [0, 2, 3],
      spline: .bezier([(leaving: 8, arriving: -8), (leaving: 8, arriving: 0)]))
    #expect(track.value(at: 1) == (3 * 8 - 3 * 8 + 8) / 8)
    #expect(track.value(at: 2.5) == (8 + 3 * 8) / 8)
    #expect(track.velocity(at: 0) == 3 * 8 / 2 && track.velocity(at: 2) == 0 && track.velocity(at: 3) == 0)
    let quarter = track.value(at: 0.5)
    #expect(quarter == 3 * 0.25 * 0.5625 * 8 - 3 * 0.0625 * 0.75 * 8 + 0.015625 * 8)
  }

  /// A cubic polynomial is its own clamped spline.
  @Test func clampedSplinesReproduceCubics() {
    func cubic(_ x: Double) -> Double { ((x - 2) * x - 3) * x + 1 }
    let times = [-1, -0.25, 0.5, 2, 3.5]
    let track = KeyframeTrack(times.map(cubic), keyTimes: times, spline: .clamped(from: 4, to: 19.75))
    for step in 0...90 {
      let time = -1 + Double(step) / 20
      #expect(abs(track.value(at: time) - cubic(time)) < 1e-13)
      #expect(abs(track.velocity(at: time) - ((3 * time - 4) * time - 3)) < 1e-12)
      #expect(abs(track.curve.acceleration(at: time) - (6 * time - 4)) < 1e-12)
    }
  }

  @Test func jumpsLeaveTheOuterEndsToTheSpline() {
    let (values, times) = ([0.0, 1, 5, 7], [0.0, 1, 1, 2])
    let clamped = KeyframeTrack(values, keyTimes: times, spline: .clamped(from: 3, to: -3))
    #expect(clamped.velocity(at: 0) == 3 && clamped.velocity(at: 2) == -3)
    #expect(abs(clamped.curve.acceleration(at: 1)) < 1e-14)
    let periodic = KeyframeTrack([0.0, 2, 5, 0], keyTimes: times, spline: .periodic)
    #expect(periodic.value(at: 0.5) == 1 && periodic.value(at: 1.5) == 2.5)
  }

  /// To the bit, at jumps as well; only the chords of Catmull and Rom join the scalars.
  @Test func eachScalarIsATrackOfItsOwn() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<500 {
      let count = Int.random(in: 2...7, using: &random)
      let times = RandomTracks.times(count, jumps: true, &random)
      let (x, y) = (RandomTracks.values(count, &random), RandomTracks.values(count, &random))
      let values = zip(x, y).map { SIMD2($0, $1) }
      let shapes = RandomTracks.shapes(count, continuous: false, &random)
      let ends = SIMD2(random.number(), random.number())
      let handles = values.dropLast().map { (leaving: $0 + ends, arriving: $0 - ends) }
      let rules: [Spline<SIMD2<Double>>] = [
        .natural, .clamped(from: ends, to: -ends), .monotone(.steffen), .monotone(.pchip), .coreAnimation(shapes),
        .kochanekBartels(shapes), .bezier(handles),
      ]
      for rule in rules {
        let track = try KeyframeTrack(validating: values, keyTimes: times, spline: rule)
        let first = try KeyframeTrack(validating: x, keyTimes: times, spline: rule.scalar(0))
        let second = try KeyframeTrack(validating: y, keyTimes: times, spline: rule.scalar(1))
        for _ in 0..<20 {
          let time = random.number(in: times[0]...times[count - 1])
          #expect(track.value(at: time) == SIMD2(first.value(at: time), second.value(at: time)), "\(rule)")
          #expect(track.velocity(at: time) == SIMD2(first.velocity(at: time), second.velocity(at: time)), "\(rule)")
        }
      }
    }
  }
}
