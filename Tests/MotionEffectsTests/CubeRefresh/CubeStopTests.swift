import MotionNumerics
import TestSupport
import Testing

@testable import MotionEffects

/// The graceful stop, and the property that the picture never jumps.
@Suite struct CubeStopTests {
  /// The greatest speed of a cube in points a second: steepest at a step's start.
  private static let greatestSpeed = 10 * CubicBezier(0.24, 0.52, 0.43, 0.8).startSlope / 0.25

  @Test func tenThousandStopsContinueTheLoop() {
    var random = SplitMix64(seed: 5)
    var loop = CubeRefresh()
    loop.beginRefreshing(at: 0)
    for _ in 0..<10_000 {
      let time = random.number(in: 0.1...random.element(of: [0.3, 2, 40]))
      var stopped = loop
      stopped.endRefreshing(at: time)
      let finish = stopped.restTime - 0.3
      #expect(finish - time <= 0.5 + 1e-12 && finish >= time - 1e-12)
      let steps = (finish - 0.1) / 0.25
      // Sums of times up to 40 are rounded to 2⁻⁴⁷, in steps four times that.
      #expect(abs(steps - 2 * (steps / 2).rounded()) < 1e-12)
      for _ in 0..<8 {
        let later = time + (finish - time) * random.number(in: 0...0.999)
        #expect(stopped.channels(at: later) == loop.channels(at: later), "stop at \(time), seen at \(later)")
        #expect(stopped.phase(at: later) == (finish > time ? .finishing : .resetting))
      }
      #expect(stopped.phase(at: finish + 0.1) == .resetting)
      #expect(stopped.channels(at: finish + 0.1) == CubeRefresh().channels(at: 0))
      #expect(distance(cubes(stopped, at: finish - 1e-9), cubes(stopped, at: finish)) < 1e-6)
      #expect(stopped.phase(at: finish + 0.3 + 1e-9) == .idle)
    }
  }

  @Test func stepsToTheEnd() {
    for (step, fraction, rest) in [(0, 0.5, 1.5), (1, 0.25, 0.75), (4, 0.125, 1.875), (7, 0.75, 0.25)] {
      var effect = CubeRefresh()
      effect.beginRefreshing(at: -0.1)
      let time = 0.25 * (Double(step) + fraction)
      effect.endRefreshing(at: time)
      #expect(abs(effect.restTime - (time + 0.25 * rest + 0.3)) < 1e-14)
    }
  }

  @Test func stopDuringTheStartDelayIsImmediate() {
    for variant in EffectVariant.allCases {
      var effect = CubeRefresh(variant: variant)
      effect.beginRefreshing(at: 1)
      effect.endRefreshing(at: 1.05)
      #expect(effect.restTime == 1.05 + 0.3)
      #expect(effect.phase(at: 1.05) == .resetting)
    }
  }

  @Test func legacyJumpsByUpToAQuarterOfAStep() {
    var greatest = WorstCase()
    var sum = 0.0
    for index in 0..<1000 {
      let fraction = (Double(index) + 0.5) / 1000
      var effect = CubeRefresh(variant: .legacy)
      effect.beginRefreshing(at: -0.1)
      let time = 0.25 * (2 + fraction)
      let before = cubes(effect, at: time)[1]
      effect.endRefreshing(at: time)
      let jump = (cubes(effect, at: time)[1] - before).x.magnitude / 10
      greatest.note(jump, "\(fraction)")
      sum += jump / 1000
      #expect(effect.restTime < time + 0.25 * (2 - fraction) + 0.3)
    }
    // The reference has four and three digits.
    #expect(abs(greatest.error - 0.2449) < 5e-5)
    #expect(abs(sum - 0.130) < 5e-4)
    #expect(abs((Double(greatest.input) ?? 0) - 0.214) < 1e-3)
  }

  @Test func beginWhileFinishingCancelsTheStop() {
    var loop = CubeRefresh()
    loop.beginRefreshing(at: 0)
    var effect = loop
    effect.endRefreshing(at: 1)
    effect.beginRefreshing(at: 1.05)
    for time in [1.05, 1.2, 3.3] { #expect(effect.channels(at: time) == loop.channels(at: time)) }
    #expect(effect.restTime == .infinity)
  }

  @Test func centersGiveTheLocation() {
    var effect = CubeRefresh()
    effect.beginRefreshing(at: -0.1)
    var random = SplitMix64(seed: 9)
    for _ in 0..<2000 {
      let steps = random.number(in: 0...8)
      let location = effect.location(of: cubes(effect, at: 0.25 * steps))
      let found = Double(location?.step ?? 99) + (location?.progress ?? 99)
      // The curve's least slope is 0.35, so rounded positions give the time within a few ulp of 8 steps.
      let error = abs(found - steps)
      #expect(min(error, 8 - error) < 1e-13, "\(steps)")
    }
    for step in 0..<8 {
      let centers = (0..<4).map { CubeForms.position(of: $0, in: step) * 10 }
      #expect(effect.location(of: centers) == CubeRefresh.Location(step: step, easedProgress: 0, progress: 0))
    }
    #expect(effect.location(of: []) == nil)
    #expect(effect.location(of: [[0, 0], [0, .nan], [0, 0], [0, 0]]) == nil)
  }

  @Test func noScriptMakesThePictureJump() {
    var worst = WorstCase()
    for seed in 0..<2000 {
      var script = RefreshScript(seed: UInt64(seed))
      var effect = CubeRefresh()
      var last = 0.0
      for _ in 0..<12 {
        let call = script.next()
        let time = max(last, call.time)
        follow(effect, from: last, to: time, &script, &worst)
        let before = cubes(effect, at: time)
        effect.take(call)
        let after = cubes(effect, at: time)
        if call.event != .pull { worst.note(distance(before, after), "\(call) of script \(seed)") }
        last = time
      }
      effect.endRefreshing(at: last)
      #expect(effect.restTime - last <= 0.1 + 0.5 + 0.3 + 1e-9)
      #expect(effect.isIdle(at: last + 0.91))
    }
    // Rounded positions: the inverse of the curve and the sums of times up to 20 s, at 87 points a second.
    #expect(worst.error < 1e-11, "\(worst)")
  }

  /// Notes the change of the picture between two random near times beyond that of its greatest speed.
  private func follow(
    _ effect: CubeRefresh, from start: Double, to end: Double, _ script: inout RefreshScript, _ worst: inout WorstCase
  ) {
    var random = SplitMix64(seed: UInt64((end * 1e6).rounded()))
    for _ in 0..<6 {
      let time = start + (end - start) * random.number()
      let next = min(end, time + random.element(of: [1e-9, 1e-4, 1.0 / 60]))
      let change = distance(cubes(effect, at: time), cubes(effect, at: next))
      worst.note(max(0, change - Self.greatestSpeed * (next - time)), "\(time) to \(next)")
    }
  }
}

/// The distance of two pictures: of the cubes as a set, each from its nearest.
private func distance(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>]) -> Double {
  func nearest(_ point: SIMD2<Double>, _ others: [SIMD2<Double>]) -> Double {
    others.reduce(.infinity) { least, other in
      let length = ((point - other) * (point - other)).sum().squareRoot()
      return length.isNaN ? .nan : min(least, length)
    }
  }
  return zip(a, b).reduce(0) { max($0, nearest($1.0, b), nearest($1.1, a)) }
}
