import ExportReading
import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Motions that other systems have themselves, in 32-bit numbers.
struct SingleTests {
  private func exporter(_ text: String, tolerance: Double = 1e-3) throws -> MotionExporter<ParsedMotion> {
    try MotionExporter(ParsedMotion(parsing: text), tolerance: tolerance)
  }

  /// The largest error at 10,000 times, as a part of the distance.
  private func error(_ exporter: MotionExporter<ParsedMotion>, _ read: ExportReaders.Reading) -> Double {
    (0...10_000).reduce(0) { worst, step in
      let time = exporter.domain.lowerBound.interpolated(to: exporter.domain.upperBound, by: Double(step) / 10_000)
      return max(worst, abs(read(time) - exporter.motion.value(at: time)) / abs(exporter.end - exporter.start))
    }
  }

  @Test func numbersThat32BitsHoldHaveNoError() throws {
    #expect(try exporter("spring(1 100 10) 0 -> 300").compose().maximumError == 0)
    for text in try [
      exporter("0.4s cubic-bezier(0.25, 0.5, 0.75, 1) 0 -> 300").compose(),
      exporter("0.4s cubic-bezier(0.25, 0.5, 0.75, 1)").coreAnimation(),
      exporter("0.4s cubic-bezier(0.25, 0.5, 0.75, 1)", tolerance: 5e-3).androidPathInterpolator(),
    ] {
      #expect(text.maximumError == 0 && text.remark.contains(", the motion itself; error 0"))
    }
  }

  @Test(arguments: [
    "spring(1 170 26)", "spring(3 100 40)", "spring(1 170.1 1)", "spring(1 170.1 0.05) -3 -> 5",
    "spring(3 100 0.01 0.7)", "spring(1 2e7 2e-6 3) 0.1 -> 0.7",
  ])
  func theRoundingOfASpringIsItsError(text: String) throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: text), over: 0...300)
    let written = try exporter.compose()
    #expect(written.remark.contains(": a spring in 32-bit numbers; error at most "))
    let error = error(exporter, try ExportReaders.compose(written.text))
    #expect(error <= written.maximumError && written.maximumError <= 8 * error, "\(error) \(written.maximumError)")
  }

  /// In 10⁵ swings a spring loses its phase, and no keys are as many.
  @Test func aSpringThatLosesItsPhaseIsRefused() throws {
    let spring = try ParsedMotion(parsing: "spring(1 170.1 0.0002)")
    #expect(throws: ExportError.self) { try MotionExporter(spring, over: 0...30_000, tolerance: 1e-4).compose() }
    #expect(try MotionExporter(spring, over: 0...1, tolerance: 1e-4).compose().maximumError < 1e-6)
  }

  /// Where a tangent is nearly vertical, the rounding of a control point moves the curve by its root.
  @Test func aSteepBezierIsOffByARoot() throws {
    let text = "0.4s cubic-bezier(0.99999998, 0, 0.00000001, 1) 10 -> 30"
    for format in ExportFormat.all where ["compose", "core-animation", "android"].contains(format.name) {
      let exporter = try exporter(text, tolerance: 5e-3)
      let written = try format.write(exporter, .translate)
      let read = try format.read(written.text, .translate)
      let error = error(exporter) { format.isRelative ? 10 + 20 * read($0 / 0.4) : read($0) }
      #expect(written.maximumError > 1e-6 && error <= written.maximumError, "\(format.name): \(error)")
    }
    #expect(throws: ExportError.self) { try exporter(text, tolerance: 1e-6).compose() }
  }

  /// Ends beyond 2²⁴ are rounded, too.
  @Test func roundedEndsCount() throws {
    let exporter = try exporter("0.4s cubic-bezier(0.25, 0.5, 0.75, 1) 16777217 -> 16787217")
    #expect(abs(try exporter.compose().maximumError - 1e-4) < 1e-6)
    #expect(throws: ExportError.self) {
      try self.exporter("spring(1 100 10) 16777217 -> 16777219", tolerance: 0.1).compose()
    }
  }
}
