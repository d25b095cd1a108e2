import MotionNumerics
import TestSupport
import Testing

/// Properties of every track, over seeded random ones.
@Suite struct TrackPropertyTests {
  @Test func everyTrackGoesExactlyThroughItsKeys() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<2000 {
      let count = Int.random(in: 1...12, using: &random)
      let values = RandomTracks.values(count, &random)
      let times = RandomTracks.times(count, &random)
      for (name, spline) in RandomTracks.smoothSplines(count, &random) {
        let track = KeyframeTrack(values, keyTimes: times, spline: spline)
        #expect(times.map { track.value(at: $0) } == values, "\(name)")
      }
      for mode in [CalculationMode.linear, .cubic] {
        let track = KeyframeTrack(values, keyTimes: times, mode: mode)
        #expect(times.map { track.value(at: $0) } == values, "\(mode)")
      }
    }
  }

  /// The greatest slope or value of any segment: rounding errors are relative to it where a spline overshoots.
  private static func steepness(of pieces: [CubicPiece<Double>]) -> Double {
    let slopes = pieces.flatMap { [$0.velocity(at: 0), $0.velocity(at: 1), $0.start, $0.end, 1e-300] }
    return slopes.map(\.magnitude).max() ?? 1
  }

  /// The greatest steps in velocity and acceleration at a key, relative to the steepest segment over the shortest
  /// duration: a smooth spline carries the rounding errors of that segment everywhere.
  private static func steps(of curve: PiecewiseCubic<Double>) -> (velocity: Double, acceleration: Double) {
    steps(between: curve.pieces, at: curve.keyTimes)
  }

  private static func steps(
    between pieces: [CubicPiece<Double>], at keyTimes: [Double]
  ) -> (velocity: Double, acceleration: Double) {
    let durations = zip(keyTimes, keyTimes.dropFirst()).map { $1 - $0 }
    let rate = 1 / (durations.min() ?? 1)
    let size = steepness(of: pieces)
    var worst = (velocity: 0.0, acceleration: 0.0)
    for key in durations.indices.dropFirst() {
      let (before, after) = (pieces[key - 1], pieces[key])
      let (h0, h1) = (durations[key - 1], durations[key])
      let velocity = before.velocity(at: 1) / h0 - after.velocity(at: 0) / h1
      let acceleration = before.acceleration(at: 1) / (h0 * h0) - after.acceleration(at: 0) / (h1 * h1)
      worst.velocity = max(worst.velocity, abs(velocity) / (size * rate))
      worst.acceleration = max(worst.acceleration, abs(acceleration) / (size * rate * rate))
    }
    return worst
  }

  @Test func velocitiesAreContinuousInTime() {
    var random = SplitMix64(seed: 3)
    var worst = WorstCase()
    for _ in 0..<2000 {
      let count = Int.random(in: 3...12, using: &random)
      let values = RandomTracks.values(count, &random)
      let times = RandomTracks.times(count, &random)
      for (name, spline) in RandomTracks.smoothSplines(count, &random) {
        let track = KeyframeTrack(values, keyTimes: times, spline: spline)
        worst.note(Self.steps(of: track.curve).velocity, "\(name) \(values) at \(times)")
      }
      let cubic = KeyframeTrack(values, keyTimes: times, mode: .cubic)
      worst.note(Self.steps(of: cubic.curve).velocity, "cubic \(values) at \(times)")
    }
    #expect(worst.error <= 1e-13, "\(worst)")
  }

  @Test func accelerationsOfSmoothSplinesAreContinuousToo() {
    var random = SplitMix64(seed: 4)
    var worst = WorstCase()
    for _ in 0..<2000 {
      let count = Int.random(in: 2...12, using: &random)
      var values = RandomTracks.values(count, &random)
      // Multiples of 2⁻²⁰, so that they can be shifted by a period without rounding.
      let times = RandomTracks.times(count, &random).map { ($0 * 0x1p20).rounded() * 0x1p-20 }
      for (name, spline) in [("natural", Spline<Double>.natural), ("clamped", .clamped(from: 1, to: -2))] {
        let curve = KeyframeTrack(values, keyTimes: times, spline: spline).curve
        worst.note(Self.steps(of: curve).acceleration, "\(name) \(values) at \(times)")
      }
      values[count - 1] = values[0]
      let period = times[count - 1] - times[0]
      // Two periods in a row make the seam a key like any other.
      let once = KeyframeTrack(values, keyTimes: times, spline: .periodic).curve
      let seam = once.pieces + once.pieces
      let seamTimes = times + times.dropFirst().map { $0 + period }
      worst.note(Self.steps(between: seam, at: seamTimes).acceleration, "periodic \(values) at \(times)")
      worst.note(Self.steps(between: seam, at: seamTimes).velocity, "periodic \(values) at \(times)")
    }
    #expect(worst.error <= 1e-13, "\(worst)")
  }

  @Test func endConditions() {
    let (values, times) = ([1.0, 4, -2, 3, 1], [0.0, 0.5, 2, 3, 7])
    let natural = KeyframeTrack(values, keyTimes: times, spline: .natural).curve
    #expect(abs(natural.acceleration(at: 0)) < 1e-12 && abs(natural.acceleration(at: 7)) < 1e-12)
    let clamped = KeyframeTrack(values, keyTimes: times, spline: .clamped(from: 5, to: -3))
    #expect(abs(clamped.velocity(at: 0) - 5) < 1e-14 && abs(clamped.velocity(at: 7) + 3) < 1e-14)
    let periodic = KeyframeTrack(values, keyTimes: times, spline: .periodic).curve
    #expect(abs(periodic.velocity(at: 0) - periodic.velocity(at: 7)) < 1e-13)
    #expect(abs(periodic.acceleration(at: 0) - periodic.acceleration(at: 7)) < 1e-12)
  }

  /// f(a·v + b) = a·f(v) + b, for rules that are linear in the values and for monotone ones.
  @Test func tracksCommuteWithAffineMaps() {
    var random = SplitMix64(seed: 5)
    var worst = WorstCase()
    for _ in 0..<1000 {
      let count = Int.random(in: 2...8, using: &random)
      let values = (0..<count).map { _ in random.number(in: -1...1) }
      let times = RandomTracks.times(count, &random)
      // A power of two with either sign, which causes no rounding, and a shift.
      let (scale, shift) = (random.element(of: [-4.0, 0.5, 2]), random.number(in: -2...2))
      let shapes = RandomTracks.shapes(count, continuous: false, &random)
      let splines: [Spline<Double>] = [
        .natural, .monotone(.steffen), .monotone(.pchip), .catmullRom(), .kochanekBartels(shapes),
      ]
      for (index, spline) in splines.enumerated() {
        let track = KeyframeTrack(values, keyTimes: times, spline: spline)
        let moved = KeyframeTrack(values.map { $0 * scale + shift }, keyTimes: times, spline: spline)
        let time = random.number(in: times[0]...times[count - 1])
        let value = track.value(at: time)
        // With durations of 1 : 1000 a spline overshoots its values by far.
        let size = abs(value) + Self.steepness(of: track.curve.pieces)
        worst.note(abs(moved.value(at: time) - (value * scale + shift)) / size, "\(index): \(values) at \(times)")
      }
    }
    #expect(worst.error <= 1e-13, "\(worst)")
  }

  @Test func tracksAreTheSameBackwards() {
    var random = SplitMix64(seed: 6)
    var worst = WorstCase()
    for _ in 0..<1000 {
      let count = Int.random(in: 2...8, using: &random)
      let values = (0..<count).map { _ in random.number(in: -1...1) }
      let times = RandomTracks.times(count, &random)
      let shapes = RandomTracks.shapes(count, continuous: false, &random)
      let mirrored = shapes.reversed().map {
        KochanekBartels(tension: $0.tension, continuity: $0.continuity, bias: -$0.bias)
      }
      let pairs: [(Spline<Double>, Spline<Double>)] = [
        (.natural, .natural), (.clamped(from: 1, to: 2), .clamped(from: -2, to: -1)),
        (.monotone(.steffen), .monotone(.steffen)), (.monotone(.pchip), .monotone(.pchip)),
        (.catmullRom(), .catmullRom()), (.kochanekBartels(shapes), .kochanekBartels(mirrored)),
      ]
      for (index, (spline, backwards)) in pairs.enumerated() {
        let track = KeyframeTrack(values, keyTimes: times, spline: spline)
        let reversed = KeyframeTrack(values.reversed(), keyTimes: times.reversed().map { -$0 }, spline: backwards)
        let time = random.number(in: times[0]...times[count - 1])
        let size = Self.steepness(of: track.curve.pieces)
        worst.note(abs(track.value(at: time) - reversed.value(at: -time)) / size, "\(index): \(values) at \(times)")
      }
    }
    #expect(worst.error <= 1e-14, "\(worst)")
  }
}
