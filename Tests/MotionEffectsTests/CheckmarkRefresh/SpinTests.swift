import MotionNumerics
import RealModule
import TestSupport
import Testing

@testable import MotionEffects

/// The dot's recurrence, `Documentation/Effects.md`, *Checkmark refresh*.
@Suite struct SpinTests {
  private static let plain = Spin(start: 0, startAngle: 0, smoothing: .none)
  private static let implicit = Spin(start: 0, startAngle: 0, smoothing: .implicit)

  @Test func goldenTicks() {
    for (tick, turn, speed) in [
      (0, 0, 0.001), (1, 0.001, 0.003), (10, 0.22, 0.066), (20, 1.54, 0.23), (30, 4.74, 0.43), (40, 9.94, 0.63),
      (41, 10.57, 0.65), (50, 16.42, 0.65),
    ] {
      #expect(Spin.turn(atTick: Double(tick)) == turn)
      #expect(Spin.speed(afterTick: Double(tick)) == speed)
    }
  }

  @Test func closedFormIsTheOriginalsRecurrence() {
    var rotated = 0.0
    var speed = 0.0
    var interval = 0.0
    for tick in 0..<2000 {
      rotated -= speed
      // The original's own rounding grows to some hundred ulp.
      #expect(abs(Spin.turn(atTick: Double(tick)) + rotated) < 1e-9)
      if speed < 0.65 - 1e-12 {
        if interval < 0.02 - 1e-12 { interval += 0.001 }
        speed += interval
      }
      #expect(abs(Spin.speed(afterTick: Double(tick)) - speed) < 1e-12)
    }
    #expect(interval < 0.0201)
  }

  @Test func lineBetweenTicks() {
    for tick in stride(from: 0.0, to: 60, by: 1) {
      let middle = Self.plain.turn(at: (tick + 0.5) * 0.042)
      let expected = (Spin.turn(atTick: tick) + Spin.turn(atTick: tick + 1)) / 2
      // A time is rounded; the speed is at most 15.5 a second.
      #expect(abs(middle - expected) < 1e-13)
    }
    // Uniform speed: 15.476 radians a second, 2.463 turns a second.
    let rate = Self.plain.turn(at: 11) - Self.plain.turn(at: 10)
    #expect(abs(rate - 0.65 / 0.042) < 1e-12)
    #expect(abs(rate - 15.476) < 5e-4 && abs(rate / (2 * .pi) - 2.463) < 5e-4)
    #expect(Self.plain.turn(at: -1) == 0 && Self.plain.turn(at: .infinity) == .infinity)
    #expect(Self.plain.turn(at: .nan).isNaN)
  }

  @Test func implicitLag() {
    // The reference's simulation has two and three digits.
    #expect(abs(Spin.implicitProgress(afterTicks: 1) - 0.22357) < 5e-6)
    #expect(abs(Spin.implicitLag(afterTick: 30) - 1.53) < 5e-3)
    #expect(abs(Spin.implicitLag(afterTick: 42) - 2.60) < 5e-3)
    #expect(abs(Spin.implicitLag(afterTick: 1e9) - 2.907) < 5e-4)
    #expect(abs(Spin.implicitLag(afterTick: 1e9) - 0.65 - 2.257) < 5e-4)
    var seen = 0.0
    let progress = CubicBezier.ease.value(at: 0.042 / 0.25)
    for tick in stride(from: 0.0, to: 200, by: 1) {
      #expect(abs(Self.implicit.turn(at: tick * 0.042) - seen) < 1e-10)
      seen += (Spin.turn(atTick: tick) - seen) * progress
    }
  }

  @Test(arguments: [CheckmarkRefresh.Smoothing.none, .implicit])
  func timeOfATurnIsItsInverse(_ smoothing: CheckmarkRefresh.Smoothing) {
    let spin = Spin(start: 3, startAngle: 0, smoothing: smoothing)
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let turn = random.magnitude(from: 1e-3, to: 1e4)
      let time = spin.time(ofTurn: turn)
      // Times up to 1000 s are rounded to 2⁻⁴⁴, at up to 25 radians a second just after a tick.
      #expect(abs(spin.turn(at: time) - turn) < 1e-10 * max(1, turn / 100), "\(turn)")
    }
    #expect(spin.time(ofTurn: 0) == 3)
  }

  @Test func crossings() {
    // From rest 1.1 lies between tick 17 (0.969) and 18 (1.14).
    let first = Self.plain.crossing(after: 0)
    #expect(abs(first - (17 + (1.1 - 0.969) / 0.171) * 0.042) < 1e-14)
    // At full speed at most a turn of 2π / 0.65 = 9.7 ticks.
    var random = SplitMix64(seed: 4)
    for _ in 0..<5000 {
      let time = random.number(in: 0...60)
      let crossing = Self.plain.crossing(after: time)
      let phase = (Self.plain.turn(at: crossing) - 1.1) / (2 * .pi)
      #expect(abs(phase - phase.rounded()) < 1e-12 && phase > -1e-12)
      #expect(crossing >= time)
      if time > 41 * 0.042 { #expect(crossing - time <= 2 * .pi / 0.65 * 0.042 + 1e-12) }
    }
  }

  @Test func legacyStopsAtTheNextTickMostOfTheTime() {
    var nextTick = 0
    let count = 20_000
    var random = SplitMix64(seed: 6)
    for _ in 0..<count {
      let tick = random.number(in: 100...100_000).rounded()
      let stop = Self.plain.legacyStop(after: (tick - 0.5) * 0.042)
      if abs(stop - tick * 0.042) < 1e-6 { nextTick += 1 }
      let angle = Spin.turn(atTick: (stop / 0.042).rounded()).truncatingRemainder(dividingBy: 2 * .pi)
      #expect(angle >= 1.1)
    }
    // 1 − 1.1/2π = 82.5 %; the standard deviation of the share is 0.27 %.
    #expect(abs(Double(nextTick) / Double(count) - 0.825) < 0.011)
    #expect(abs(Self.plain.legacyStop(after: 0) - 18 * 0.042) < 1e-14)
  }
}
