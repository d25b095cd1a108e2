import MotionNumerics
import TestSupport
import Testing

/// Oscillators against tables from mpmath, made by the scripts beside the tables in `Tests/Reference`.
@Suite struct OscillatorOracleTests {
  /// The design allows 10⁻¹⁴·A plus ω·t ulp of A; the measured error is three or four ulp, at any time up to 10⁹/ω.
  @Test func springStatesAreWithinAFewUlp() throws {
    var worst = WorstCase()
    let rows = try ReferenceTable("springs").rows
    for row in rows {
      let spring = Spring(mass: row.number("mass"), stiffness: row.number("stiffness"), damping: row.number("damping"))
      let (x0, v0, time) = (row.number("x0"), row.number("v0"), row.number("time"))
      let motion = SpringMotion(spring, from: x0, to: 0, velocity: v0)
      let frequency = spring.naturalFrequency
      let amplitude = max(abs(x0), abs(v0) / frequency)
      let input = "spring(\(spring.mass) \(spring.stiffness) \(spring.damping)) from \(x0) at \(v0), \(time) s"
      // Beyond 10⁸ radians the square of the phase's rounding appears, far below the allowed ulp of ωt.
      let allowed = 1 + 1e-8 * frequency * time
      worst.note(abs(motion.value(at: time) - row.number("displacement")) / (amplitude * allowed), input)
      worst.note(abs(motion.velocity(at: time) - row.number("velocity")) / (frequency * amplitude * allowed), input)
    }
    #expect(rows.count >= 2000)
    #expect(worst.error <= 1e-15, "\(worst)")
  }

  @Test func dampedOscillationsAreWithinTwoUlp() throws {
    var value = WorstCase()
    var velocity = WorstCase()
    for row in try ReferenceTable("damped").rows {
      let oscillation = DampedOscillation(decay: row.number("decay"), frequency: row.number("frequency"))
      let x = row.number("x")
      let input = "\(oscillation) at \(x)"
      value.note(ulps(oscillation.value(at: x), row.number("value"), of: 2), input)
      let scale = max(oscillation.decay, abs(oscillation.frequency))
      velocity.note(ulps(oscillation.velocity(at: x), row.number("velocity"), of: scale), input)
    }
    #expect(value.count >= 200)
    #expect(value.error <= 2, "\(value)")
    // The sum of two products with rounded factors.
    #expect(velocity.error <= 4, "\(velocity)")
  }

  @Test func decaysAreWithinThreeUlpOfTheDistance() throws {
    var worst = WorstCase()
    for row in try ReferenceTable("decay").rows {
      let decay = Decay(velocity: row.number("velocity"), deceleration: row.number("deceleration"))
      let time = row.number("time")
      let input = "\(decay) at \(time)"
      worst.note(ulps(decay.value(at: time), row.number("value"), of: decay.distance), input)
      worst.note(ulps(decay.velocity(at: time), row.number("speed"), of: decay.initialVelocity), input)
    }
    #expect(worst.count >= 400)
    #expect(worst.error <= 4, "\(worst)")
  }
}
