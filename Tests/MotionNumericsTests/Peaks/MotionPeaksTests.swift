import MotionNumerics
import RealModule
import TestSupport
import Testing

/// The largest speed, acceleration and jerk.
struct MotionPeaksTests {
  private func peaks(_ text: String) throws -> [Double] {
    let peaks = try ParsedMotion(parsing: text).peaks
    return [peaks.speed, peaks.acceleration, peaks.jerk]
  }

  /// mpmath's derivatives at 40 digits.
  @Test func theyAreThoseOfTheTable() throws {
    for row in try ReferenceTable("peaks").rows {
      let text = String(row.text("motion").map { $0 == ";" ? "," : $0 })
      for (found, name) in zip(try peaks(text), ["speed", "acceleration", "jerk"]) {
        #expect(abs(found - row.number(name)) <= 1e-13 * row.number(name), "\(text) \(name)")
      }
    }
  }

  static let formulas: [(text: String, peaks: [Double])] = [
    // ω/e, ω², 2ω³.
    ("spring(1 100 20)", [3.678_794_411_714_423, 100, 2000]), ("spring(1 100 0)", [10, 100, 1000]),
    ("linear", [1, 0, 0]), ("cubic-bezier(0.3, 0.3, 0.8, 0.8)", [1, 0, 0]), ("ease-in-quad", [2, 2, 0]),
    ("ease-out-cubic", [3, 6, 6]), ("ease-in-quart", [4, 12, 24]), ("ease-out-quint", [5, 20, 60]),
    ("ease-in-out-sine", [1.570_796_326_794_896_6, 4.934_802_200_544_679, 15.503_138_340_149_91]),
    ("ease-in-out-cubic", [3, 12, .infinity]), ("ease-out-bounce", [5.5, .infinity, .infinity]),
    ("ease-in-circ", [.infinity, .infinity, .infinity]), ("steps(3)", [.infinity, .infinity, .infinity]),
    ("linear(0, 0.5 20%, 1)", [2.5, .infinity, .infinity]), ("linear(0, 0.5 50%, 1)", [1, 0, 0]),
    ("min-jerk(1s)", [1.875, 5.773_502_691_896_258, 60]),
    ("trapezoid(velocity: 2, acceleration: 10)", [2, 10, .infinity]),
    ("s-curve(velocity: 2, acceleration: 10, jerk: 100)", [2, 10, 100]),
    ("cubic-bezier(0, 0, 0.5, 1)", [2, .infinity, .infinity]),
    ("cubic-bezier(1, 0, 0, 1)", [.infinity, .infinity, .infinity]),
    ("spring(1 100 10) within(max: 1)", [5.462_930_158_736_014, .infinity, .infinity]),
    ("damped(0, 0)", [0, 0, 0]), ("0s ease", [.infinity, .infinity, .infinity]),
  ]

  @Test(arguments: formulas) func someHaveAFormula(text: String, expected: [Double]) throws {
    let all = try peaks(text)
    for (found, value) in zip(all, expected) {
      #expect(found == value || abs(found - value) <= 1e-13 * max(value, 1), "\(all), not \(expected)")
    }
  }

  /// A duration, a delay and ends scale them.
  @Test func theyScale() throws {
    let unit = try peaks("ease")
    let scaled = try peaks("0.5s ease 2s 10 -> -290")
    for (index, factor) in [600, 1200, 2400.0].enumerated() {
      #expect(abs(scaled[index] - factor * unit[index]) <= 1e-13 * factor * unit[index])
    }
    #expect(try peaks("ease 5 -> 5") == [0, 0, 0])
    #expect(try peaks("steps(2) 5 -> 5") == [0, 0, 0])
  }

  /// No velocity is above the peak, and one comes near to it; nor is a difference quotient of velocities above that of the
  /// acceleration.
  @Test func noneIsExceeded() throws {
    var motions = RandomMotions(seed: 31)
    for _ in 0..<thorough(100) {
      let (motion, _) = try motions.next()
      guard var domain = motion.domain else { continue }
      if case .curve(_, let duration?, let delay) = motion.shape { domain = delay...(delay + duration) }
      let peaks = motion.peaks
      guard peaks.speed.isFinite else { continue }
      let step = (domain.upperBound - domain.lowerBound) / 20_000
      var (speed, rate, last) = (0.0, 0.0, Double.nan)
      for index in 1..<20_000 {
        let velocity = motion.velocity(at: domain.lowerBound + step * Double(index))
        speed = max(speed, abs(velocity))
        if !last.isNaN { rate = max(rate, abs(velocity - last) / step) }
        last = velocity
      }
      #expect(speed <= peaks.speed * (1 + 1e-9) + 1e-12, "\(motion): \(speed), \(peaks)")
      // Of a motion that the next one cuts short, all counts.
      let isCut = "\(motion)".contains(" then ")
      #expect(isCut || speed >= 0.9 * peaks.speed, "\(motion): \(speed), \(peaks)")
      // The rounding of two velocities over a small step.
      #expect(rate <= peaks.acceleration * (1 + 1e-6) + 1e-9 * peaks.speed / step, "\(motion): \(rate), \(peaks)")
    }
  }
}
