import Foundation
import MotionImport
import MotionNumerics
import Testing

@testable import inbetween

/// Documents as curves, as motions of the notation, and over their usual time.
@Suite final class MovingDocumentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  /// A property of a Lottie document alone has 60 frames a second.
  @Test func aPropertyMoves() throws {
    let text =
      #"{"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 30, "s": [8]}]}"#
    let run = try Tool.run("sample", "-", "--at", "0,0.25,0.5", input: text)
    #expect(run.exitCode == 0 && run.output == "time,value\n0,0\n0.25,4\n0.5,8\n", "\(run.output)\(run.errors)")
    let bad = try Tool.run(
      "sample", "-", "--count", "3", input: #"{"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 0, "s": [1]}]}"#)
    #expect(bad.exitCode == 65 && bad.errors.contains("k[1].t: expected a later time"), "\(bad.errors)")
  }

  /// A Lottie document that ends where it begins.
  @Test func withoutAFrameNothingMoves() throws {
    let text = #"{"v": "5.7.0", "fr": 60, "ip": 3, "op": 3, "w": 9, "h": 9, "layers": []}"#
    let run = try Tool.run("sample", "-", "--count", "3", input: text)
    #expect(run.exitCode == 65 && run.errors.hasSuffix("has no frame\n"), "\(run.errors)")
  }

  private static func animation(_ fields: String) throws -> AnimationDocument {
    try AnimationDocument(parsing: Array("{ \(fields) }".utf8), name: "'x.json'")
  }

  @Test(
    arguments: [
      (
        #""type": "basic", "fromValue": 0, "toValue": 1, "duration": 0.5, "timingFunction": "ease-out""#,
        "0.5s ease-out"
      ),
      (#""type": "basic", "fromValue": 2, "byValue": 3"#, "0.25s linear 2 -> 5"),
      (#""type": "basic", "toValue": 9, "modelValue": 4, "duration": 1, "beginTime": 0.5"#, "1s linear 0.5s 4 -> 9"),
      (
        #""type": "keyframe", "values": [1, 3], "timingFunctions": ["ease-in"], "duration": 2"#, "2s ease-in 1 -> 3"
      ),
      (
        #""type": "spring", "fromValue": 0, "toValue": 300, "mass": 1, "stiffness": 100, "damping": 10"#,
        "spring(1 100 10) 0 -> 300"
      ),
      (
        #""type": "spring", "fromValue": 1, "toValue": 0, "stiffness": 100, "damping": 10, "initialVelocity": 2"#,
        "spring(1 100 10 2) 1 -> 0"
      ),
      // What no motion of the notation is.
      (#""type": "basic", "fromValue": 0, "toValue": 1, "repeatCount": 2"#, nil),
      (#""type": "basic", "fromValue": 0, "toValue": 1, "autoreverses": true"#, nil),
      (#""type": "basic", "fromValue": 0, "toValue": 1, "speed": 2"#, nil),
      (#""type": "basic", "fromValue": [0, 1], "toValue": [1, 0]"#, nil),
      (#""type": "basic", "fromValue": 0, "toValue": 1, "additive": true"#, nil),
      (#""type": "spring", "fromValue": 0, "toValue": 1, "stiffness": 100, "damping": 10, "duration": 0.2"#, nil),
      (#""type": "keyframe", "values": [1, 3, 2]"#, nil),
      (#""type": "keyframe", "values": [1, 3], "calculationMode": "discrete""#, nil),
    ] as [(String, String?)]) func anAnimationMayBeAMotion(fields: String, notation: String?) throws
  {
    let document = try Self.animation(fields)
    #expect(document.motion?.description == notation)
    guard let motion = document.motion else { return }
    // While the animation lasts, both have the same values.
    let end = try #require(document.endTime)
    let curve = try #require(document.curves(of: nil).first)
    guard case .document(let number) = curve.form else { return }
    for step in 0..<100 {
      let time = end * Double(step) / 100
      #expect(abs(number.held(time) - motion.value(at: time)) <= 1e-12 * 300, "\(time)")
    }
  }

  @Test(
    arguments: [
      (#""duration": 2"#, 2), (#""duration": 2, "repeatCount": "infinity""#, 2),
      (#""duration": 2, "repeatCount": 3"#, 6),
      (#""duration": 2, "repeatDuration": "infinity", "autoreverses": true, "beginTime": 1"#, 5),
      (#""duration": 2, "repeatCount": "infinity", "speed": -4"#, 0.5), (#""duration": 2, "speed": 0"#, nil),
      (#""duration": 2, "beginTime": -3"#, nil),
    ] as [(String, Double?)]) func anInfiniteRepetitionHasOneRun(times: String, end: Double?) throws
  {
    #expect(try Self.animation(#""type": "basic", "fromValue": 0, "toValue": 1, "# + times).usualEnd == end)
  }

  /// A graph of one run ends before the jump to the next one.
  @Test func theGraphOfARunDoesNotJump() throws {
    let document = try Self.animation(
      #""type": "basic", "fromValue": 0, "toValue": 1, "duration": 1, "repeatCount": "infinity""#)
    let curve = try #require(document.curves(of: "spin").first)
    #expect(curve.isOneRun && curve.domain == 0...1 && curve.value(at: 1) == 0)
    #expect(try #require(curve.graph(over: 0...1).values.last) > 0.999)
    #expect(try #require(curve.graph(over: 0...2).values.last) == 0)
  }

  /// A motion holds its ends where a table of the document has no value, and has the model value in between.
  @Test func aDocumentAsAMotionHoldsItsEnds() throws {
    let document = try Self.animation(
      #"""
      "type": "group", "duration": 2, "animations": [
        { "type": "basic", "keyPath": "opacity", "fromValue": 5, "toValue": 6, "duration": 1, "modelValue": 3 }]
      """#)
    let curve = try #require(document.curves(of: nil).first)
    let motion = try curve.moving(over: 0...2)
    #expect(curve.value(at: 1.5).isNaN && motion.value(at: 1.5) == 3 && motion.value(at: 0.5) == 5.5)
  }

  @Test func aStyleSheetHasAnimationsAndTheMotionsBesideThem() throws {
    let file = folder.file("a.css")
    let sheet = """
      :root { --back: cubic-bezier(.34, 1.56, .64, 1) }
      .a { animation: slide 1s ease-in-out both; transition: opacity 0.3s var(--back) 0.1s }
      @keyframes slide { from { translate: 0; opacity: 0 } to { translate: 10px; opacity: 1 } }
      .b, .c { transition-timing-function: ease-in }
      """
    try Data(sheet.utf8).write(to: file)
    guard case .document(let document) = try MotionArgument(file.path) else { throw CommandFailure.differs }
    let curves = try document.curves(matching: []).curves
    #expect(
      curves.map(\.name) == [
        "slide.transform.translation.x", "slide.opacity", "--back", ".a transition",
        ".b  .c transition-timing-function",
      ])
    #expect(curves.map(\.quantity) == ["transform.translation.x", "opacity", "value", "value", "value"])
    #expect(try document.curves(matching: ["slide"]).curves.count == 2)
    #expect(try document.curves(matching: ["opacity"]).curves.map(\.name) == ["slide.opacity"])
    #expect(try document.curves(matching: ["*transition", "nothing"]).used == ["*transition"])
    #expect(try document.curves(matching: [".b, .c transition-timing-function"]).curves.count == 1)
  }
}
