import LayerAnimation
import MotionImport
import MotionNumerics
import TestSupport
import Testing

@testable import inbetween

@Suite struct AnimationDocumentTests {
  private func document(_ text: String) throws(DocumentError) -> AnimationDocument {
    try AnimationDocument(parsing: Array(text.utf8), name: "'x.json'")
  }

  /// The problem of a document named 'x.json', without its name; nil for a good one.
  private func problem(_ text: String) -> String? {
    do {
      _ = try document(text)
      return nil
    } catch {
      return String(error.description.dropFirst("'x.json': ".count))
    }
  }

  @Test func theTimingOfTheExampleIsRead() throws {
    let timing = try document(Self.designExample).animation.timing
    let expected = MediaTiming(duration: 2, repeatCount: 2, autoreverses: true, fillMode: .both)
    #expect(timing == expected)
    #expect(try document(Self.designExample).animation.timingCurve == .easeInOut)
  }

  @Test func missingFieldsHaveCoreAnimationsDefaults() throws {
    let animation = try document(#"{"type": "basic"}"#).animation
    #expect(animation.timing == MediaTiming(duration: 0.25))
    #expect(animation.timingCurve == .linear)
    // A table has no layer that could remove an animation.
    #expect(!animation.isRemovedOnCompletion)
    guard case .property(let property) = animation.content, case .basic(let interpolation) = property.form else {
      Issue.record("not a basic animation")
      return
    }
    #expect(!property.isAdditive && !property.isCumulative)
    #expect(interpolation == (FromToBy()))
  }

  @Test(arguments: [
    (#"{"type": "basic", "beginTime": 1, "duration": 2, "repeatCount": 3, "autoreverses": true}"#, 13),
    (#"{"type": "basic", "duration": 2, "speed": -4}"#, 0.5),
    (#"{"type": "basic", "duration": 2, "repeatDuration": 3, "autoreverses": true}"#, 3),
    (#"{"type": "basic", "duration": 0}"#, 0.25), (#"{"type": "transition"}"#, 0.25),
    (#"{"type": "spring"}"#, 1.4727003346780927), (#"{"type": "spring", "duration": 0.5}"#, 0.5),
    (#"{"type": "group", "animations": [{"type": "basic", "keyPath": "a", "duration": 9}]}"#, 0.25),
    (#"{"type": "basic", "repeatCount": "infinity"}"#, nil), (#"{"type": "basic", "repeatDuration": "infinity"}"#, nil),
    (#"{"type": "basic", "speed": 0}"#, nil), (#"{"type": "spring", "damping": 0}"#, nil),
  ])
  func ends(text: String, expected: Double?) throws {
    #expect(try document(text).endTime == expected)
  }

  @Test(arguments: [
    (#"{"type": "basic"}"#, "value"), (#"{"type": "basic", "keyPath": "opacity", "toValue": 1}"#, "value"),
    (#"{"type": "basic", "toValue": [1]}"#, "value.0"),
    (#"{"type": "spring", "modelValue": [1, 2]}"#, "value.0,value.1"),
    (#"{"type": "keyframe", "values": [[1, 2, 3]]}"#, "value.0,value.1,value.2"),
    (#"{"type": "keyframe", "path": "M0 0H1"}"#, "value.0,value.1"),
    (#"{"type": "keyframe", "path": "M0 0H1", "rotationMode": "auto"}"#, "value.0,value.1,rotation"),
    (#"{"type": "transition"}"#, "progress"),
    (#"{"type": "group", "animations": [{"type": "basic", "keyPath": "opacity"}]}"#, "opacity"),
    (
      #"""
      {"type": "group", "animations": [
        {"type": "group", "animations": [{"type": "basic", "keyPath": "b"},
          {"type": "keyframe", "keyPath": "position", "path": "M0 0H1", "rotationMode": "autoReverse"}]},
        {"type": "basic", "keyPath": "a"}, {"type": "spring", "keyPath": "b"}, {"type": "transition"},
        {"type": "basic", "keyPath": "position", "toValue": [1, 2], "additive": true}]}
      """#,
      "b,position.0,position.1,position.rotation,a,progress"
    ),
  ])
  func columns(text: String, expected: String) throws {
    #expect(try document(text).columnNames.joined(separator: ",") == "time," + expected)
  }

  @Test func countsAreLimited() {
    func zeros(_ count: Int) -> String { Array(repeating: "0", count: count).joined(separator: ",") }
    #expect(problem(#"{"type": "keyframe", "values": [\#(zeros(100_000))]}"#) == nil)
    #expect(
      problem(#"{"type": "keyframe", "values": [\#(zeros(100_001))]}"#)
        == "values: expected 1 to 100000 elements, found 100001")
    #expect(problem(#"{"type": "basic", "toValue": [\#(zeros(1000))]}"#) == nil)
    #expect(
      problem(#"{"type": "basic", "toValue": [\#(zeros(1001))]}"#)
        == "toValue: expected 1 to 1000 numbers, found 1001")
    let nested = (0..<40).reduce(#"{"type": "basic", "keyPath": "a"}"#) { inner, _ in
      #"{"type": "group", "animations": [\#(inner)]}"#
    }
    #expect(problem(nested)?.hasSuffix("nested deeper than 64 levels, the deepest that is allowed") == true)
  }

  /// Each new key path used to be compared with all before it: 100,000 took 50 s in an optimised build.
  @Test func manyKeyPathsTakeTimeInProportion() throws {
    let growth = try growthOfTime(from: 2500) { count in
      let members = (0..<count).map { #"{"type":"basic","keyPath":"k\#($0)","toValue":1}"# }.joined(separator: ",")
      let group = try document(#"{"type": "group", "duration": 1, "animations": [\#(members)]}"#)
      #expect(group.columnNames.count == count + 1)
      #expect(AnimationSamples(group).columns(at: [0.25]).map(\.first).last == 0.25)
    }
    #expect(growth < 24)
  }

  /// A property and its components, in any order; components of another property are no overlap.
  @Test(arguments: [
    (["position", "position.x"], "'position.x' overlaps 'position'"),
    (["position.x", "position"], "'position' overlaps 'position.x'"),
    (["position.y", "bounds.size.width", "position.x", "position"], "'position' overlaps 'position.y'"),
    (["bounds.origin.x", "bounds.size", "position.x", "zPosition", "x", "x.y", "position.y"], nil),
  ])
  func overlapsAreFound(keyPaths: [String], expected: String?) {
    let members = keyPaths.map { keyPath in
      let value = ["position", "bounds.size"].contains(keyPath) ? "[1, 2]" : "1"
      return #"{"type": "basic", "keyPath": "\#(keyPath)", "toValue": \#(value)}"#
    }
    let found = problem(#"{"type": "group", "animations": [\#(members.joined(separator: ","))]}"#)
    let message = expected.map { "animations[\(keyPaths.count - 1)].keyPath: \($0), animated in the same group" }
    #expect(found == message)
  }

  /// Every changed document is read or refused in one line.
  @Test func anyChangeIsReadOrRefusedInOneLine() throws {
    var random = SplitMix64(seed: 6)
    let telling = Array(#"{}[]",:\0-eE.+ntu1"#.utf8) + [0, 0x0A, 0x80, 0xFF]
    for example in [Self.designExample, Self.groupExample] {
      for _ in 0..<1000 {
        var bytes = Array(example.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let index = random.element(of: Array(bytes.indices))
          if Bool.random(using: &random) {
            bytes.remove(at: index)
          } else {
            bytes[index] = random.element(of: telling)
          }
        }
        do throws(DocumentError) {
          let document = try AnimationDocument(parsing: bytes, name: "'x.json'")
          let columns = AnimationSamples(document).columns(at: [-1, 0, 0.3, 1e9])
          #expect(columns.count == document.columnNames.count)
        } catch {
          let message = try #require(CommandFailure(error).message)
          #expect(message.hasPrefix("'x.json': "))
          #expect(message == message.escapingControls)
        }
      }
    }
  }

  private static let designExample = """
    { "type": "keyframe", "keyPath": "position", "values": [[0,0],[10,0],[10,5]], "keyTimes": [0,0.25,1],
      "calculationMode": "cubic", "tensionValues": [0,0,0], "continuityValues": [0,0,0], "biasValues": [0,0,0],
      "timingFunctions": ["ease", "cubic-bezier(.24,.52,.43,.8)"], "beginTime": 0, "duration": 2, "speed": 1,
      "timeOffset": 0, "repeatCount": 2, "repeatDuration": 0, "autoreverses": true, "fillMode": "both",
      "timingFunction": "ease-in-out", "additive": false, "cumulative": false, "modelValue": [0,0] }
    """

  private static let groupExample = """
    { "type": "group", "duration": 2, "repeatCount": "infinity", "fillMode": "backwards", "animations": [
      { "type": "spring", "keyPath": "a", "fromValue": 1, "byValue": 2, "mass": 2, "stiffness": 30, "damping": 3 },
      { "type": "keyframe", "keyPath": "p", "path": "M0 0C1 2 3 4 5 6L7 8", "rotationMode": "auto", "speed": -2 },
      { "type": "transition", "transitionType": "reveal", "subtype": "fromLeft", "startProgress": 0.5 } ] }
    """
}
