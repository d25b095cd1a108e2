import ExportReading
import LayerAnimation
import MotionExport
import MotionImport
import TestSupport
import Testing

/// Animations that begin before or after time 0, for systems that have no time before it.
struct AnimationBeginTests {
  /// What animates, as the members of a document, and whether it is where it began after each cycle.
  private static let moves = [
    (#""type": "basic", "fromValue": 0, "toValue": 100, "autoreverses": true"#, true),
    (#""type": "basic", "fromValue": 0, "toValue": 100, "timingFunction": "ease-in-out""#, false),
    (#""type": "keyframe", "values": [0, 100, 40, 0], "timingFunctions": ["ease", "ease-in", "linear"]"#, true),
    (#""type": "spring", "fromValue": 0, "toValue": 100, "damping": 12"#, false),
  ]

  private static func text(_ move: String, begin: Double, count: String = "1") -> String {
    #"{\#(move), "keyPath": "position.x", "duration": 1, "beginTime": \#(begin), "repeatCount": \#(count), "#
      + #""fillMode": "both"}"#
  }

  /// Whether a reading from time 0 on is what a document has, for some cycles.
  private func expect(
    _ reading: (Double) -> Double, is text: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let samples = AnimationSamples(try AnimationDocument(parsing: Array(text.utf8)))
    for step in 0..<170 {
      // Beside the times of jumps.
      let time = 0.0131 + 0.02 * Double(step)
      let number = samples.numbers(of: 0, at: time)[0]
      #expect(abs(reading(time) - number) <= 0.5, "\(text) at \(time)", sourceLocation: location)
    }
  }

  private func exporter(_ text: String) throws -> AnimationExporter {
    // Compose's whole milliseconds are no nearer to a spring.
    try AnimationExporter(try AnimationDocument(parsing: Array(text.utf8)).animation, tolerance: 3e-3)
  }

  @Test(arguments: [-0.3125, 0.25, 0.5004]) func eachSystemBeginsInTime(begin: Double) throws {
    for (move, _) in Self.moves {
      for count in ["1", "2"] {
        let text = Self.text(move, begin: begin, count: count)
        let exporter = try exporter(text)
        try expect(ExportReaders.swiftUI(try exporter.swiftUI().text, "x"), is: text)
        // Neither has a jump but at the start.
        guard count == "1" || move.contains("autoreverses") else { continue }
        try expect(ExportReaders.compose(try exporter.compose().text, "x"), is: text)
        try expect(ExportReaders.gltf(try exporter.gltf().text, .translate), is: text)
      }
    }
  }

  @Test func whatHasBegunIsNotTheWholeAnimation() throws {
    let exporter = try exporter(Self.text(Self.moves[1].0, begin: -0.5))
    for text in [try exporter.swiftUI(), try exporter.compose(), try exporter.gltf()] {
      #expect(text.maximumError > 0 && text.maximumError <= exporter.tolerance, "\(text.remark)")
    }
    #expect(try exporter.gltf().text.contains("\"min\": [0], \"max\": [0.5]"))
  }

  @Test func whatIsOverIsRefused() throws {
    let over = try exporter(Self.text(Self.moves[0].0, begin: -2))
    let refusal = ExportError.unrepresentable("the animation is over before its time 0")
    #expect(throws: refusal) { try over.swiftUI() }
    #expect(throws: refusal) { try over.compose() }
    #expect(throws: refusal) { try over.gltf() }
    #expect(throws: refusal) { try over.lottie() }
  }

  // MARK: Endless animations

  @Test(arguments: [-7.25, -0.5, 0, 0.5]) func anEndlessOneWaitsOnce(begin: Double) throws {
    for (move, isClosed) in Self.moves {
      let text = Self.text(move, begin: begin, count: #""infinity""#)
      let exporter = try exporter(text)
      let compose = try exporter.compose()
      #expect(compose.warnings.isEmpty)
      try expect(ExportReaders.compose(compose.text, "x"), is: text)
      if begin > 0 {
        let reason = "SwiftUI repeats the wait before an endless animation with its keyframes"
        #expect(throws: ExportError.unrepresentable(reason)) { try exporter.swiftUI() }
        continue
      }
      try expect(ExportReaders.swiftUI(try exporter.swiftUI().text, "x"), is: text)
      guard isClosed else { continue }
      for found in [try exporter.gltf(), try exporter.lottie()] {
        #expect(found.warnings == ["the document is one cycle: players have to repeat it"])
      }
      let cycle = move.contains("autoreverses") ? 2.0 : 1
      let gltf = try ExportReaders.gltf(try exporter.gltf().text, .translate)
      try expect({ gltf($0.truncatingRemainder(dividingBy: cycle)) }, is: text)
      let lottie = try PlayedAnimation.lottie(try exporter.lottie().text, .translate, frameRate: 60)
      try expect({ lottie($0.truncatingRemainder(dividingBy: cycle)).x }, is: text)
    }
  }

  @Test func theWaitIsAnOffsetOfTheLoop() throws {
    func compose(_ begin: Double) throws -> ExportedText {
      try exporter(Self.text(Self.moves[0].0, begin: begin, count: #""infinity""#)).compose()
    }
    #expect(try compose(0.5).text.contains("    }, initialStartOffset = StartOffset(500)))\n"))
    #expect(try !compose(0.5).text.contains("delayMillis"))
    let begun = try compose(-0.5)
    #expect(begun.maximumError == 0 && begun.text.contains("StartOffset(500, StartOffsetType.FastForward)))"))
    #expect(begun.text.contains("val x = Animatable(50f)"))
    #expect(try !compose(-2).text.contains("StartOffset"))
    #expect(
      try compose(0.5004).warnings == ["the endless animation begins at a whole millisecond, up to half a one off"])
  }

  @Test func documentsOfOneCycleNameItsBegin() throws {
    let exporter = try exporter(Self.text(Self.moves[0].0, begin: 0.5, count: #""infinity""#))
    for text in [try exporter.gltf(), try exporter.lottie()] {
      #expect(text.warnings == ["the document is one cycle: players have to repeat it from 0.5 s on"])
    }
  }
}
