import ExportReading
import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Motions that are hard to write down: each text keeps its error, or an error gives the reason for a refusal.
struct NastyExportTests {
  /// Motions with the end of their domain, where that has to be said.
  static let motions: [(text: String, end: Double?)] = [
    ("spring(1 100 0)", 2), ("spring(1 100 10)", 1e-6), ("spring(1 100 10)", 1e-3), ("0.4s steps(4)", nil),
    ("0.4s steps(3, jump-both) 0 -> 300", nil), ("1s ease-in-elastic", nil), ("1s ease-out-elastic 0.1s", nil),
    ("1s ease-in-out-expo", nil), ("1s ease-out-circ", nil), ("1s ease-in-out-circ 5 -> -5", nil),
    ("1s cubic-bezier(0, 1, 1, 0)", nil), ("1s cubic-bezier(0, 0, 0, 1)", nil), ("0s ease 0.5s", nil),
    ("1s linear(0, 1 50%, 0 50%, 1)", nil), ("1s linear(0.2, 0.9)", nil), ("0.001s ease-in-out-bounce", nil),
    ("spring(1 1e8 2e4)", nil), ("spring(1 1e-4 0.02)", nil), ("spring(1 100 1000)", nil),
    ("1s ease-out-bounce -1e9 -> 1e9", nil), ("1s ease-out-bounce 1e-9 -> -1e-9", nil),
  ]

  /// Without optimisation the first alone: each takes ten times as long.
  static let tolerances = [1e-3, 5].prefix(thorough(10))

  @Test(arguments: thorough(Array(motions.indices)), tolerances)
  func whatIsWrittenHolds(index: Int, tolerance: Double) throws {
    let (text, end) = Self.motions[index]
    let motion = try ParsedMotion(parsing: text)
    let exporter = try MotionExporter(motion, over: end.map { 0...$0 }, tolerance: tolerance)
    var numbers = SplitMix64(seed: 7)
    for format in ExportFormat.all where format.name != "android" && format.name != "tokens" {
      guard let written = try written(exporter, as: format) else { continue }
      #expect(written.maximumError <= tolerance)
      let read = try format.read(written.text, .translate)
      var worst = (error: 0.0, time: 0.0)
      for _ in 0..<200 {
        let time = numbers.number(in: exporter.domain)
        let error = abs(read(time) - motion.value(at: time)) / exporter.distance
        if !(error <= worst.error) { worst = (error, time) }
      }
      let most = max(written.maximumError, ExportFormat.exactness)
      #expect(worst.error <= most, "\(text) as \(format.name) at \(worst.time)")
    }
  }

  static let everyday = [
    "spring(1 100 10) 0 -> 300", "spring(1 100 1000)", "0.4s ease", "0.44s ease-out-bounce 0.1s", "0.5s ease-out-circ",
    "decay(velocity: 1000, deceleration: 0.998)", "min-jerk(0.5s)", "snappy", "spring(1 180 12 8) 5 -> -3",
    // Its jump is a little smaller than the tolerance.
    "0.7s ease-out-expo",
  ]

  /// Every one of these formats can hold the everyday motions.
  @Test(arguments: thorough(everyday)) func everydayMotionsAreWritten(text: String) throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: text))
    for format in ExportFormat.all where format.name != "android" && format.name != "tokens" {
      #expect(throws: Never.self, "\(text) as \(format.name)") { try format.write(exporter, .translate) }
    }
  }

  @Test func stepsAreHoldsAndJumps() throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: "0.4s steps(4) 0 -> 100"))
    let names = ["svg", "lottie", "core-animation", "swiftui", "compose", "flutter"]
    for format in ExportFormat.all where names.contains(format.name) {
      #expect(try format.write(exporter, .translate).maximumError <= 1e-6, "\(format.name)")
    }
  }

  @Test(arguments: [1e150, 1e-150]) func scalesBeyondAllFormatsAreRefusedOrHeld(scale: Double) throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: "0.4s ease-out-bounce 0 -> \(scale)"))
    for format in ExportFormat.all where format.name != "tokens" && format.name != "android" {
      let text = try written(exporter, as: format)
      #expect((text?.maximumError ?? 0) <= 1e-3)
      // 32-bit numbers reach to 3e38.
      if scale > 1 && format.name == "gltf" { #expect(text == nil) }
    }
  }

  /// What the motion itself would need is refused as its keys are.
  @Test(arguments: [
    "0.5s ease 0 -> 1e39", "0.5s ease 1 -> 1.000000001", "spring(1 1e50 1e25)", "spring(1 1e-50 1e-25)",
    "spring(1 100 10 1e40)", "spring(1 100 10) 1 -> 1.000000001", "3000000s ease", "2147483s ease 1s",
    "3000000s ease-out-bounce",
  ]) func composeHolds32Bits(text: String) throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: text))
    #expect(throws: ExportError.self) { try exporter.compose() }
  }

  @Test func theLastTimesAreWritten() throws {
    let last = try MotionExporter(ParsedMotion(parsing: "2147483.647s ease"))
    #expect(try last.compose().text.contains("durationMillis = 2147483647,"))
    #expect(try last.flutter().text.contains("Duration(microseconds: 2147483647000)"))
    let beyond = try MotionExporter(ParsedMotion(parsing: "1e10s ease"))
    #expect(throws: ExportError.unrepresentable("Flutter's times end at 9007199254.740992 s")) { try beyond.flutter() }
  }

  /// A text; nil where the format cannot hold the motion.
  private func written(
    _ exporter: MotionExporter<ParsedMotion>, as format: ExportFormat
  ) throws -> ExportedText? {
    do {
      return try format.write(exporter, .translate)
    } catch {
      if case .unrepresentable = error { return nil }
      throw error
    }
  }
}
