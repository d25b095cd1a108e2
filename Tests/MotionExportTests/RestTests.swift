import ExportReading
import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Motions without a distance: they stay where they are, and are written as simply as that; or they come back.
struct RestTests {
  static let constants = [
    "spring(1 100 10) 5 -> 5", "0.4s ease 5 -> 5", "0.4s ease-out-bounce 0.1s 5 -> 5", "0.4s steps(3) 5 -> 5",
    "1s linear(0, 1 50%, 0 50%, 1) 5 -> 5", "min-jerk(0.5s) 5 -> 5", "1s ease-in-out-circ 5 -> 5",
  ]

  @Test(arguments: ExportFormat.all, constants) func aConstantIsWritten(format: ExportFormat, text: String) throws {
    // Coarse enough for Android.
    let exporter = try MotionExporter(ParsedMotion(parsing: text), tolerance: 5e-3)
    let written = try format.write(exporter, .translate)
    #expect(written.maximumError <= 1e-5)
    let read = try format.read(written.text, .translate)
    // A format with the progress alone may have any value here: the ends are equal.
    guard !format.isRelative else { return }
    for index in 0...100 {
      let time = exporter.time(ofPart: Double(index) / 100)
      #expect(abs(read(time) - 5) <= max(written.maximumError, 1e-12), "\(format.name)")
    }
  }

  @Test func aTimingFunctionOfAConstantHasTwoStops() throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: "spring(1 100 10) 5 -> 5"))
    var options = CSSOptions()
    for fewest in CSSOptions.Fewest.allCases {
      options.fewest = fewest
      options.hasFallback = true
      let css = try exporter.css(options)
      #expect(css.text.contains(fewest == .bytes ? "-easing: linear(0,0);" : "-easing: linear(0, 0);"))
      #expect(!css.text.contains("@supports"))
      #expect(!css.remark.contains("of the distance"))
    }
    // CSS's own words are as good.
    #expect(try MotionExporter(ParsedMotion(parsing: "1s ease 5 -> 5")).css().text.contains("-easing: ease;"))
  }

  @Test(arguments: CodeLanguage.allCases, constants) func codeIsAConstant(language: CodeLanguage, text: String) throws {
    let code = try MotionExporter(ParsedMotion(parsing: text)).code(language)
    #expect(code.text.contains(language == .glsl ? "return 5.0;" : "return 5"))
    #expect(code.text.utf8.count < 200)
  }

  /// A 32-bit number is not near to this one.
  @Test func codeInFloatsIsWithinTheTolerance() throws {
    let exporter = try MotionExporter(ParsedMotion(parsing: "ease 16777217.5 -> 16777217.5"))
    #expect(throws: ExportError.self) { try exporter.code(.glsl) }
    #expect(try exporter.code(.c).text.contains("return 16777217.5;"))
  }

  /// The tolerance is in value units: a pulse to 1.2 and back.
  @Test(arguments: ExportFormat.all) func whatComesBackHasKeys(format: ExportFormat) throws {
    let motion = try ParsedMotion(parsing: "0.4s linear(1, 1.2 30%, 0.9 60%, 1)")
    let exporter = try MotionExporter(motion, over: 0...0.4, from: 1, to: 1, tolerance: 1e-3, title: "a pulse")
    guard !format.isRelative && !format.isBetweenEnds else {
      #expect(throws: ExportError.self) { try format.write(exporter, .scale) }
      return
    }
    let written = try format.write(exporter, .scale)
    #expect(written.maximumError <= 1e-3)
    let read = try format.read(written.text, .scale)
    for index in 0...400 {
      let time = Double(index) / 1000
      #expect(abs(read(time) - motion.value(at: time)) <= max(written.maximumError, 1e-6), "\(format.name) at \(time)")
    }
  }

  @Test func whatComesBackHasNoTimingFunction() throws {
    let motion = try ParsedMotion(parsing: "0.4s linear(1, 1.2 30%, 0.9 60%, 1)")
    let exporter = try MotionExporter(motion, over: 0...0.4, from: 1, to: 1, tolerance: 1e-3)
    let reason = "a timing function leads from one value to another, and the motion comes back to 1"
    #expect(throws: ExportError.unrepresentable(reason)) { try exporter.css() }
    #expect(try exporter.code(.c).maximumError <= 1e-3)
  }
}

extension MotionExporter {
  fileprivate func time(ofPart part: Double) -> Double {
    domain.lowerBound + part * (domain.upperBound - domain.lowerBound)
  }
}
