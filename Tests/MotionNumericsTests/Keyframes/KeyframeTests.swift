import MotionNumerics
import TestSupport
import Testing

/// Tracks made of keys: curves, holds and jumps, in every mode.
@Suite struct KeyframeTests {
  private static let splines: [Spline<Double>] = [
    .natural, .clamped(from: 2, to: -1), .monotone(.steffen), .monotone(.pchip), .catmullRom(), .kochanekBartels(),
    .coreAnimation(),
  ]

  @Test func aCurveBelongsToTheSegmentAfterItsKey() {
    let track = KeyframeTrack([Keyframe(0, at: 0), Keyframe(1, at: 0.5, curve: .easeIn), Keyframe(3, at: 2)])
    #expect(track.value(at: 0.25) == 0.5)
    #expect(track.value(at: 1.25) == 1 + 2 * TimingCurve.easeIn.value(at: 0.5))
    #expect(track.keyTimes == [0, 0.5, 2] && track.restTime == 2)
  }

  /// Each key of the lists that Core Animation takes.
  @Test func keysAreTheListsOfCoreAnimation() throws {
    let curves: [TimingCurve] = [.easeIn, .linear, .cubicBezier(CubicBezier(0.3, -1, 0.7, 2)), .linear]
    let (values, times) = ([0.0, 4, -2, 1], [-1.0, 0, 2, 2.5])
    let keys = (0..<4).map { Keyframe(values[$0], at: times[$0], curve: curves[$0]) }
    for mode in [CalculationMode.linear, .cubic] {
      let lists = try KeyframeTrack(
        validating: values, keyTimes: times, mode: mode, timingCurves: Array(curves.dropLast()), timingCurve: .easeOut)
      #expect(KeyframeTrack(keys, mode: mode, timingCurve: .easeOut) == lists)
    }
    for spline in Self.splines {
      let lists = try KeyframeTrack(
        validating: values, keyTimes: times, spline: spline, timingCurves: Array(curves.dropLast()))
      #expect(KeyframeTrack(keys, spline: spline) == lists)
      #expect(KeyframeTrack(keys, spline: spline).keyframes == keys)
    }
  }

  // MARK: Holds

  @Test(arguments: [CalculationMode.linear, .cubic])
  func aHeldValueStaysAndJumps(mode: CalculationMode) {
    let track = KeyframeTrack(
      [
        Keyframe(0, at: 0), Keyframe(1, at: 1, hold: true), Keyframe(5, at: 2, curve: .easeOut), Keyframe(7, at: 3),
      ], mode: mode)
    #expect([1, 1.5, 2.0.nextDown].allSatisfy { track.value(at: $0) == 1 && track.velocity(at: $0) == 0 })
    #expect(track.value(at: 2) == 5 && track.value(at: 3) == 7 && track.value(at: 0.5) == 0.5)
    #expect(track.velocity(at: 0.5) == 1)
    #expect(ulps(track.velocity(at: 2.5), 2 * TimingCurve.easeOut.velocity(at: 0.5), of: 2) <= 2)
  }

  @Test(arguments: [CalculationMode.linear, .cubic])
  func aHoldBeforeTheLastKeyEndsThere(mode: CalculationMode) {
    let keys = [Keyframe(0.0, at: 0), Keyframe(1, at: 1, hold: true), Keyframe(5, at: 2)]
    let overshoot = TimingCurve.cubicBezier(CubicBezier(0.3, -1, 0.7, 2))
    for curve in [TimingCurve.linear, overshoot] {
      let track = KeyframeTrack(keys, mode: mode, timingCurve: curve)
      #expect(track.value(at: 2) == 5 && track.value(at: 9) == 5 && track.velocity(at: 2) == 0)
      #expect(track.keyTimes == [0, 1, 2] && track.restTime == 2 && track.keyframes == keys)
    }
    let track = KeyframeTrack(keys, mode: mode)
    #expect(track.value(at: 1.999) == 1 && track.velocity(at: 1.999) == 0)
    // An overshooting curve reaches the end early, and there the jump.
    #expect(KeyframeTrack(keys, mode: mode, timingCurve: overshoot).value(at: 1.9) == 5)
  }

  @Test func onlyHoldsAreADiscreteTrack() {
    let keys = [Keyframe(3, at: 0.0, hold: true), Keyframe(1, at: 1, hold: true), Keyframe(2, at: 4)]
    let moving = [Keyframe(3.0, at: 0, curve: .ease), Keyframe(1, at: 1), Keyframe(2, at: 4)]
    let held = KeyframeTrack(keys)
    #expect(held == KeyframeTrack(moving, mode: .discrete))
    #expect([-1, 0, 0.9, 1, 3.9, 4, 5].map { held.value(at: $0) } == [3, 3, 3, 1, 1, 2, 2])
    #expect(KeyframeTrack([Keyframe(3.0, at: 2, hold: true)]).value(at: 7) == 3)
  }

  /// Each section between holds has its own ends, like a separate track.
  @Test func holdsSplitSplines() {
    let keys = [0.0, 3, 1, 5, 4, 9].enumerated().map { index, value in
      index == 2 ? Keyframe(value, at: Double(index), hold: true) : Keyframe(value, at: Double(index))
    }
    for spline in Self.splines.filter({ $0 != .clamped(from: 2, to: -1) }) {
      let whole = KeyframeTrack(keys, spline: spline)
      let (first, last) = (
        KeyframeTrack(Array(keys[...2]), spline: spline), KeyframeTrack(Array(keys[3...]), spline: spline)
      )
      for time in stride(from: 0, to: 2, by: 0.125) {
        #expect(whole.value(at: time) == first.value(at: time))
        #expect(whole.value(at: 2 + time / 2) == 1 && whole.velocity(at: 2 + time / 2) == 0)
        #expect(whole.value(at: 3 + time) == last.value(at: 3 + time))
      }
    }
    // The velocities at the ends of the track stay where they were asked for.
    let clamped = KeyframeTrack(keys, spline: .clamped(from: 2, to: -1))
    #expect(clamped.velocity(at: 0) == 2 && clamped.velocity(at: 5) == -1)
  }

  /// A jump beside a hold: two keys at the time at which the hold ends.
  @Test func jumpsAndHoldsTogether() {
    let track = KeyframeTrack([
      Keyframe(0, at: 0, hold: true), Keyframe(1, at: 1), Keyframe(4, at: 1), Keyframe(6, at: 2, hold: true),
      Keyframe(7, at: 2), Keyframe(8, at: 3),
    ])
    #expect([0.5, 1.0.nextDown, 1, 1.5, 2, 2.5, 3].map { track.value(at: $0) } == [0, 0, 4, 5, 7, 7.5, 8])
    #expect(track.velocity(at: 0.5) == 0 && track.velocity(at: 1.5) == 2 && track.velocity(at: 2.5) == 1)
  }

  // MARK: Keys given back

  @Test(arguments: CalculationMode.allCases)
  func aTrackIsMadeAgainFromItsKeys(mode: CalculationMode) {
    let values = [SIMD2(0.0, 0), SIMD2(3, 4), SIMD2(3, 14), SIMD2(-2, 14)]
    for track in [
      KeyframeTrack(values, mode: mode, timingCurve: .ease), KeyframeTrack([values[0]], mode: mode),
      KeyframeTrack(values.map { Keyframe($0, at: 2 + $0.y, curve: .easeIn) }, mode: mode),
    ] {
      let again = KeyframeTrack(track.keyframes, mode: mode, timingCurve: track.timingCurve)
      #expect(again == track && again.hashValue == track.hashValue)
      #expect(again.keyTimes == track.keyTimes && again.keyframes == track.keyframes)
    }
  }

  @Test func pacedKeysKeepTheirEnds() {
    let keys = [Keyframe(0.0, at: 2, hold: true), Keyframe(30, at: 2.1, curve: .ease), Keyframe(40, at: 6)]
    let track = KeyframeTrack(keys, mode: .paced)
    #expect(track.keyTimes == [2, 5, 6])
    #expect([2, 3, 5.5, 6].map { track.value(at: $0) } == [0, 10, 35, 40])
    #expect(track.keyframes == [Keyframe(0.0, at: 2), Keyframe(30, at: 5), Keyframe(40, at: 6)])
    // Neither do springs count: the speed is the same everywhere.
    let sprung = [keys[0], Keyframe(30, at: 2.1, spring: .bouncy), keys[2]]
    #expect(KeyframeTrack(sprung, mode: .paced) == track)
  }

  /// An overall curve may leave the keys, at either end.
  @Test func valuesOfStatesAreTheValues() {
    for curve in [TimingCurve.cubicBezier(0.3, -1, 0.6, 2), .steps(3), .penner(PennerEasing(.elastic, .easeInOut))] {
      let track = KeyframeTrack([SIMD2(0.0, 1), SIMD2(3, 4), SIMD2(-2, 14)], mode: .cubic, timingCurve: curve)
      for step in -4...68 {
        let time = Double(step) / 64
        #expect(track.state(at: time).value == track.value(at: time), "\(curve) at \(time)")
      }
    }
  }

  @Test func interpolatedTracksHaveTheSameKeys() {
    let keys = [
      Keyframe([0.0, 8], at: 0), Keyframe([1, 4], at: 1, hold: true), Keyframe([5, 0], at: 2, curve: .easeIn),
      Keyframe([7, 2], at: 4, hold: true), Keyframe([9, 9], at: 5),
    ]
    let track = InterpolatedTrack(keys)
    #expect(track.keyframes == keys && track.restTime == 5)
    let firsts = [-1, 0.5, 1, 1.9, 2, 4, 4.9, 5, 6].map { track.value(at: $0)[0] }
    #expect(firsts == [0, 0.5, 1, 1, 5, 7, 7, 9, 9])
    #expect(track.value(at: 3)[0] == 5 + 2 * TimingCurve.easeIn.value(at: 0.5))
    for mode in [CalculationMode.discrete, .linear, .paced] {
      let other = InterpolatedTrack(keys, mode: mode, timingCurve: .ease)
      #expect(InterpolatedTrack(other.keyframes, mode: mode, timingCurve: .ease) == other)
    }
    #expect(InterpolatedTrack(keys, mode: .paced).keyTimes == [0, 1.25, 2.5, 3.75, 5])
  }

  @Test func descriptionsAreSwift() {
    let track = KeyframeTrack([
      Keyframe(0, at: 0, curve: .easeIn), Keyframe(1, at: 0.5, hold: true), Keyframe(2, at: 1),
    ])
    #expect(
      "\(track)" == "KeyframeTrack([Keyframe(0.0, at: 0, curve: ease-in), Keyframe(1.0, at: 0.5, hold: true), "
        + "Keyframe(2.0, at: 1)], mode: .linear)")
    let spline = KeyframeTrack([1.0], spline: .catmullRom(), timingCurve: .ease)
    #expect(
      "\(spline)" == "KeyframeTrack([Keyframe(1.0, at: 0)], spline: .catmullRom(alpha: 0.5, tension: 0), "
        + "timingCurve: ease)")
    #expect("\(KochanekBartels(bias: -0.5))" == "KochanekBartels(bias: -0.5)")
    #expect("\(KeyframeTrack((0..<100).map(Double.init)))".hasSuffix(", … 92 more], mode: .linear)"))
  }
}
