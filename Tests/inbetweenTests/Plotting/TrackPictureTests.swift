import Foundation
import MotionNumerics
import Testing
import VectorScene

@testable import inbetween

/// Compares the pictures of keyframe tracks in the documentation with the library's output.
///
/// `INBETWEEN_WRITE_PICTURES=1 swift test --filter TrackPictureTests` rewrites them.
@Suite struct TrackPictureTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/MotionNumerics/MotionNumerics.docc/Resources")

  private static let values: [Double] = [0, 1, 0.8, 0.8, 0.1, 0.3]
  private static let keyTimes = [0, 0.15, 0.3, 0.55, 0.8, 1]

  private func expectPicture(_ name: String, of plot: CurvePlot) throws {
    let file = Self.folder.appending(path: "\(name).svg")
    let drawn = try plot.scene().svg(decimals: 2)
    if ProcessInfo.processInfo.environment["INBETWEEN_WRITE_PICTURES"] != nil { try Data(drawn.utf8).write(to: file) }
    let expected = try String(contentsOf: file, encoding: .utf8)
    // As lines, so that a failure shows those that differ.
    #expect(drawn.split(separator: "\n") == expected.split(separator: "\n"))
    #expect(drawn.utf8.count == expected.utf8.count)
  }

  private func series(_ name: String, _ track: KeyframeTrack<Double>) -> CurvePlot.Series {
    let points = GraphPoints(over: 0...1, corners: track.keyTimes, of: track.value(at:))
    return CurvePlot.Series(name: name, times: points.times, values: points.values)
  }

  private func plot(_ title: String, _ series: [CurvePlot.Series]) -> CurvePlot {
    CurvePlot(
      title: title, subtitle: "through 0, 1, 0.8, 0.8, 0.1, 0.3", xLabel: "progress",
      panes: [.init(yLabel: "value", series: series, references: [0, 1])])
  }

  private func track(
    _ mode: CalculationMode, tension: Double = 0, continuity: Double = 0, bias: Double = 0
  ) throws -> KeyframeTrack<Double> {
    let shape = KochanekBartels(tension: tension, continuity: continuity, bias: bias)
    return try KeyframeTrack(
      validating: Self.values, keyTimes: mode == .discrete ? Self.keyTimes.dropLast() + [0.9, 1] : Self.keyTimes,
      mode: mode,
      shapes: .init(repeating: shape, count: Self.values.count), timingCurves: [])
  }

  @Test func discreteAndLinear() throws {
    try expectPicture(
      "track-linear",
      of: plot(
        "Tracks: discrete and linear",
        [series("discrete", try track(.discrete)), series("linear", try track(.linear))]))
  }

  @Test func paced() throws {
    try expectPicture(
      "track-paced",
      of: plot(
        "Tracks: constant speed",
        [series("paced", try track(.paced)), series("cubicPaced", try track(.cubicPaced))]))
  }

  @Test func cubic() throws {
    try expectPicture(
      "track-cubic",
      of: plot(
        "Tracks: cubic",
        [
          series("cubic", try track(.cubic)), series("tension 0.8", try track(.cubic, tension: 0.8)),
          series("continuity −1", try track(.cubic, continuity: -1)), series("bias −1", try track(.cubic, bias: -1)),
        ]))
  }

  @Test func splines() throws {
    let rules: [(String, Spline<Double>)] = [
      ("monotone, PCHIP", .monotone(.pchip)), ("monotone, Steffen", .monotone(.steffen)), ("natural", .natural),
      ("Catmull–Rom, centripetal", .catmullRom()),
    ]
    let tracks = rules.map { name, rule in
      series(name, KeyframeTrack(Self.values, keyTimes: Self.keyTimes, spline: rule))
    }
    try expectPicture(
      "track-splines", of: plot("Tracks: splines", tracks))
  }

  /// The speed along a path in both modes.
  @Test func paths() throws {
    var path = Path()
    path.move(to: [0, 0])
    path.addCubic([0, 100], [100, 100], to: [100, 0])
    path.addLine(to: [160, 0])
    let series = [CalculationMode.linear, .paced].map { mode in
      let motion = PathMotion(path, pacing: PathMotion.Pacing(mode))
      let points = GraphPoints(over: 0...1, corners: [0.5]) { motion.velocity(at: $0).norm }
      return CurvePlot.Series(name: mode.rawValue, times: points.times, values: points.values)
    }
    try expectPicture(
      "path-speed",
      of: CurvePlot(
        title: "Speed along a curve and a line", xLabel: "progress",
        panes: [.init(yLabel: "speed (points for the whole)", series: series, references: [0])]))
  }
}
