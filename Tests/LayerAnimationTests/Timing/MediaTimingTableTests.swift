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

  @Test func allRowsMatchToTheBit() throws {
    let rows = try ReferenceTable("media_timing").rows
    #expect(rows.count >= 400)
    var hidden = 0
    for (index, row) in rows.enumerated() {
      let timing = try timing(row)
      let time = row.number("parentTime")
      let computed = try #require(timing.computedTiming(at: time))
      #expect("\(computed.phase)" == row.text("phase"), "row \(index + 2)")
      guard !row.text("progress").isEmpty else {
        #expect(timing.computedTiming(inEffectAt: time) == nil, "row \(index + 2)")
        hidden += 1
        continue
      }
      #expect(timing.computedTiming(inEffectAt: time) == computed, "row \(index + 2)")
      #expect(computed.iteration == row.number("iteration"), "row \(index + 2)")
      #expect(computed.progress == row.number("progress"), "row \(index + 2)")
      #expect(computed.time == computed.progress * timing.duration, "row \(index + 2)")
      #expect(computed.beforeFlag == (row.number("beforeFlag") == 1), "row \(index + 2)")
    }
    #expect(hidden > 100)
  }

  /// In every phase, direction, fill mode and position, steps(2, ·) equals CSS's algorithm with the flag.
  @Test(
    arguments: zip(
      [Steps.Position.jumpStart, .start, .jumpEnd, .jumpNone, .jumpBoth],
      ["jumpStart", "jumpStart", "jumpEnd", "jumpNone", "jumpBoth"]))
  func stepCurvesMatchToTheBit(position: Steps.Position, column: String) throws {
    let curve = TimingCurve.steps(Steps(2, position))
    var flagged = 0
    for (index, row) in try ReferenceTable("media_timing").rows.enumerated() where !row.text(column).isEmpty {
      let animation = try Animation.basic("opacity", from: 0, to: 1, timingCurve: curve).timed(timing(row)).staying()
      var shown: Double?
      animation.forEachEffect(at: row.number("parentTime")) { effect in
        if case .number(let number)? = effect.value(model: .number(0)) { shown = number }
      }
      #expect(shown == row.number(column), "row \(index + 2)")
      let progress = row.number("progress")
      if row.number("beforeFlag") == 1 && row.number(column) != curve.value(at: progress) { flagged += 1 }
    }
    #expect(flagged >= 30)
  }
}
