import ExportReading
import LayerAnimation
import MotionExport
import MotionImport
import MotionNumerics
import TestSupport
import Testing

/// Documents of several properties, with curves, springs and holds between their keys, as programs for other systems.
struct AnimationTargetTests {
  private static let card = """
    { "type": "group", "duration": 1.2, "fillMode": "both", "animations": [
      { "type": "keyframe", "keyPath": "position", "values": [[0, 0], [120, 40], [100, 40]], "keyTimes": [0, 0.5, 1],
        "timingFunctions": ["ease-out", "cubic-bezier(0.3, 0, 0.2, 1)"], "duration": 1.2 },
      { "type": "keyframe", "keyPath": "opacity", "values": [0, 1, 1], "keyTimes": [0, 0.25, 1],
        "timingFunctions": ["ease", "linear"], "duration": 1.2 } ] }
    """

  private func exporter(_ text: String) throws -> AnimationExporter {
    let document = try AnimationDocument(parsing: Array(text.utf8))
    return try AnimationExporter(document.animation, title: "card")
  }

  private static func keys(_ keyPath: String, _ easings: String, duration: Double = 1) -> String {
    #"""
    {"type": "keyframe", "keyPath": "\#(keyPath)", "duration": \#(duration), "values": [0, 100, 40],
     "keyTimes": [0, 0.5, 1], "timingFunctions": [\#(easings)]}
    """#
  }

  /// The values of a number of a document, and the reading of it, at times within a distance.
  private func expect(
    _ reading: (Double) throws -> Double, is number: Int, of text: String, within tolerance: Double
  ) throws {
    let document = try AnimationDocument(parsing: Array(text.utf8))
    let samples = AnimationSamples(document)
    for step in 1..<200 {
      let time = Double(step) / 200 * (document.endTime ?? 1)
      // A jump may be a rounding earlier or later.
      guard step % 50 != 0 else { continue }
      let numbers = document.channels.all.indices.flatMap { samples.numbers(of: $0, at: time) }
      #expect(abs(try reading(time) - numbers[number]) <= tolerance, "\(number) at \(time)")
    }
  }

  @Test func documentsAreKeyframesOfSwiftUI() throws {
    let text = Self.keys("position.x", #""ease", "steps(1, jump-end)""#)
    let found = try exporter(text).swiftUI()
    #expect(found.maximumError == 0)
    #expect(
      found.text == """
        // card: 3 keys, the animation itself; error 0
        struct Values {
          var x = 0.0
        }

        KeyframeAnimator(initialValue: Values(), trigger: trigger) { value in
          content
            .offset(x: value.x)
        } keyframes: { _ in
          KeyframeTrack(\\.x) {
            LinearKeyframe(100, duration: 0.5, timingCurve: .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), \
        endControlPoint: UnitPoint(x: 0.25, y: 1)))
            LinearKeyframe(100, duration: 0.5)
            MoveKeyframe(40)
          }
        }

        """)
    try expect(ExportReaders.swiftUI(found.text, "x"), is: 0, of: text, within: 1e-9)
  }

  @Test func eachNumberHasATrack() throws {
    let exporter = try exporter(Self.card)
    let (swiftUI, compose) = (try exporter.swiftUI(), try exporter.compose())
    #expect(swiftUI.text.contains("    .offset(x: value.x, y: value.y)\n    .opacity(value.opacity)\n"))
    for (index, name) in ["x", "y", "opacity"].enumerated() {
      let range = index == 2 ? 1.0 : 120
      let tolerance = (exporter.tolerance + 1e-6) * range
      try expect(ExportReaders.swiftUI(swiftUI.text, name), is: index, of: Self.card, within: tolerance)
      try expect(ExportReaders.compose(compose.text, name), is: index, of: Self.card, within: tolerance)
    }
  }

  @Test(arguments: ["spring(1 200 12)", "snappy"]) func springsBecomeKeys(spring: String) throws {
    for keyPath in ["position.x", "transform.scale"] {
      let text = Self.keys(keyPath, #""\#(spring)", "\#(spring)""#)
      let exporter = try exporter(text)
      let property: AnimatedProperty = keyPath == "position.x" ? .translate : .scale
      let name = keyPath == "position.x" ? "x" : "scale"
      // The springs may swing out to three times the distance of the keys.
      let tolerance = 300 * exporter.tolerance
      try expect(ExportReaders.swiftUI(try exporter.swiftUI().text, name), is: 0, of: text, within: tolerance)
      try expect(ExportReaders.compose(try exporter.compose().text, name), is: 0, of: text, within: tolerance)
      try expect(ExportReaders.gltf(try exporter.gltf().text, property), is: 0, of: text, within: tolerance)
      let css = try exporter.css()
      #expect(css.maximumError > 0 && css.maximumError <= exporter.tolerance)
      #expect(throws: ExportError.self) { try exporter.coreAnimation() }
    }
  }

  @Test func aNodeOfGLTFHasANodeForEachNumber() throws {
    let text = """
      { "type": "group", "duration": 1, "animations": [
        { "type": "keyframe", "keyPath": "transform.scale", "values": [1, 2, 1], "timingFunctions": ["ease", "ease"] },
        { "type": "keyframe", "keyPath": "position", "values": [[0, 0], [100, 20]], "timingFunctions": ["ease-in"] } ] }
      """
    let found = try exporter(text).gltf()
    try expect(ExportReaders.gltf(found.text, .scale, node: 2), is: 0, of: text, within: 1e-3)
    try expect(ExportReaders.gltf(found.text, .translate), is: 1, of: text, within: 0.1)
    try expect(ExportReaders.gltf(found.text, .translate, node: 1, axis: 1), is: 2, of: text, within: 0.1)
    for keyPath in ["opacity", "transform.rotation.z"] {
      #expect(throws: ExportError.self) { try exporter(Self.keys(keyPath, #""ease", "ease""#)).gltf() }
    }
  }

  /// A layer turns along both paths, as `sample` writes it.
  @Test func anglesAlongTwoPathsAddUp() throws {
    func member(_ path: String) -> String {
      #"{ "type": "keyframe", "keyPath": "position", "path": "\#(path)", "rotationMode": "auto", "duration": 2 }"#
    }
    let members = [member("M0 0L100 100"), member("M0 0L0 100")].joined(separator: ", ")
    let text = #"{ "type": "group", "duration": 2, "fillMode": "both", "animations": [\#(members)] }"#
    let exporter = try exporter(text)
    #expect(try exporter.webAnimations().text.contains("\"rotate\": \"2.356"))
    #expect(try exporter.svg().text.contains("values=\"135;135\""))
    try expect(ExportReaders.swiftUI(try exporter.swiftUI().text, "rotation"), is: 2, of: text, within: 1e-3)
  }

  @Test func twoPropertiesAreShortCSS() throws {
    let text = try exporter(Self.card).css(name: "card").text
    #expect(text.utf8.count < 2000, "\(text)")
  }

  @Test func holdsAreKeysOfEachSystem() throws {
    let exporter = try exporter(Self.keys("position.x", #""steps(1, jump-end)", "linear""#))
    #expect(try exporter.css().text.contains("0% { translate: 0px; animation-timing-function: steps(1); }"))
    #expect(try exporter.lottie().text.contains(#"{"t":0,"s":[0],"h":1}"#))
    #expect(try exporter.svg().text.contains(#"keyTimes="0;0.5;0.5;1" values="0 0;0 0;100 0;40 0""#))
    #expect(try exporter.compose().text.contains("0f at 0 using Easing { 0f }"))
  }
}
