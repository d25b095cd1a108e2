import MotionNumerics
import TestSupport
import Testing

/// Springs against a table from mpmath, made by `Tests/Reference/springs.py`: thousands of rows more than the conformance suite
/// has.
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
}
