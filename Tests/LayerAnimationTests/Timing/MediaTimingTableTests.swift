import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// Media timing against the formulas of W3C Web Animations: `Tests/Reference/media_timing.py`.
@Suite struct MediaTimingTableTests {
  private func timing(_ row: ReferenceTable.Row) throws -> MediaTiming {
    try MediaTiming(
      beginTime: row.number("beginTime"), duration: row.number("duration"), speed: row.number("speed"),
      timeOffset: row.number("timeOffset"), repeatCount: row.number("repeatCount"),
      repeatDuration: row.number("repeatDuration"), autoreverses: row.number("autoreverses") == 1,
      fillMode: #require(FillMode(rawValue: row.text("fillMode"))))
  }

  @Test func allRowsAreMetToTheBit() throws {
    let rows = try ReferenceTable("media_timing").rows
    #expect(rows.count >= 400)
    var hidden = 0
    for (index, row) in rows.enumerated() {
      let timing = try timing(row)
      let time = row.number("parentTime")
      let instant = try #require(timing.instant(at: time))
      #expect("\(instant.phase)" == row.text("phase"), "row \(index + 2)")
      guard !row.text("progress").isEmpty else {
        #expect(timing.visibleInstant(at: time) == nil, "row \(index + 2)")
        hidden += 1
        continue
      }
      #expect(timing.visibleInstant(at: time) == instant, "row \(index + 2)")
      #expect(instant.iteration == row.number("iteration"), "row \(index + 2)")
      #expect(instant.progress == row.number("progress"), "row \(index + 2)")
      #expect(instant.time == instant.progress * timing.duration, "row \(index + 2)")
    }
    #expect(hidden > 100)
  }
}
