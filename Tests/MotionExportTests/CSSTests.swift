import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Timing functions for style sheets: what they say of themselves is true.
struct CSSTests {
  @Test func aSpringIsAListOfStops() throws {
    let exporter = try MotionExporter(try NotatedMotion(parsing: "spring(1 100 10)"))
    let css = try exporter.css()
    #expect(css.maximumError <= 1e-3)
  }
}
