import MotionNumerics
import TestSupport
import Testing

/// Curves against tables from mpmath, made by `Tests/Reference/cubic_bezier.py`.
@Suite struct CubicBezierOracleTests {
  /// The unit of all tolerances: an ulp of max(1, |y1|, |y2|).
  private static func scale(_ curve: CubicBezier) -> Double { max(1, abs(curve.y1), abs(curve.y2)) }

  private static func curve(_ row: ReferenceTable.Row) -> CubicBezier {
    CubicBezier(row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2"))
  }

  @Test(arguments: ["cubic_bezier", "cubic_bezier_random"])
  func valuesAreWithinOneUlp(table: String) throws {
    // 0.51 ulp and the table's rounding of a half: because both are doubles, that is at most one ulp.
    var worst = WorstCase()
    for row in try ReferenceTable(table).rows {
      let curve = Self.curve(row)
      let value = curve.value(at: row.number("progress"))
      worst.note(ulps(value, row.number("value"), of: Self.scale(curve)), "\(curve) at \(row.text("progress"))")
    }
    #expect(worst.count >= 2000)
    #expect(worst.error <= 1, "\(worst)")
  }

  /// Near the start a curve is as accurate in its own units as elsewhere in units of 1.
  @Test(arguments: ["cubic_bezier", "cubic_bezier_random"])
  func smallValuesHaveAllTheirDigits(table: String) throws {
    var worst = WorstCase()
    for row in try ReferenceTable(table).rows where (1e-200..<0x1p-12).contains(row.number("progress")) {
      let curve = Self.curve(row)
      // Where y₁ is 0 or negative, y is a difference that may cancel; where y₁ is tiny, y is subnormal.
      guard curve.y1 >= 0x1p-10, curve.y2 >= 0 else { continue }
      let value = curve.value(at: row.number("progress"))
      let expected = row.number("value")
      worst.note(ulps(value, expected, of: expected), "\(curve) at \(row.text("progress"))")
    }
    #expect(worst.count >= 20)
    // A few rounding errors.
    #expect(worst.error <= 4, "\(worst)")
  }

  @Test func slopesAreWithinTheErrorOfBothDerivatives() throws {
    var worst = WorstCase()
    // Nearer to 0 the powers of the parameter are subnormal and have few digits.
    for row in try ReferenceTable("cubic_bezier").rows where !(0...1e-300).contains(row.number("progress").nextDown) {
      let curve = Self.curve(row)
      let expected = row.number("slope")
      let slope = curve.slope(at: row.number("progress"))
      let input = "\(curve) at \(row.text("progress")): \(slope), not \(expected)"
      guard expected.isFinite else {
        worst.note(slope == expected ? 0 : .infinity, input)
        continue
      }
      // x′ is known to about 2⁻¹⁰⁰: next to a vertical tangent inside, the slope is only known to be huge.
      guard abs(expected) < 1e25 || row.number("progress") < 0.25 else {
        worst.note(abs(slope) > 1e25 ? 0 : .infinity, input)
        continue
      }
      // y′ is known to ulps of max(1, |y1|, |y2|) and x′ to ulps of itself; their ratio is known to ulps of the slope
      // plus as many of scale/x′. With dy/dt ≥ slope·x′ and x′ ≤ 3 this is:
      let scale = max(abs(expected), Self.scale(curve))
      worst.note(ulps(slope, expected, of: scale), input)
    }
    #expect(worst.error <= 8, "\(worst)")
  }

  @Test func crossingsMatchTheTable() throws {
    var worst = WorstCase()
    for row in try ReferenceTable("cubic_bezier_crossings").rows {
      let curve = Self.curve(row)
      let expected = row.text("crossings").split(separator: " ").compactMap { Double($0) }
      let crossings = curve.crossings(of: row.number("value"))
      let input = "\(curve) at the value \(row.text("value")): \(crossings), not \(expected)"
      guard crossings.count == expected.count else {
        worst.note(.infinity, input)
        continue
      }
      for (crossing, reference) in zip(crossings, expected) {
        // A crossing is as well defined as the value is, relative to the slope there.
        let slope = abs(curve.slope(at: reference))
        let valueError = ulps(curve.value(at: crossing), row.number("value"), of: Self.scale(curve))
        let progressError = ulps(crossing, reference, of: max(reference, .leastNormalMagnitude))
        worst.note(slope > 8 ? min(progressError, valueError) : valueError, input)
      }
    }
    #expect(worst.error <= 8, "\(worst)")
  }
}
