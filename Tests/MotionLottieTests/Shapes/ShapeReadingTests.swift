import JSONText
import MotionNumerics
import Testing
import VectorScene

@testable import MotionLottie

/// The shapes of documents, and other texts in their places.
struct ShapeReadingTests {
  private func read(_ items: String...) throws -> (content: ShapeContent, reader: LottieReader) {
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    let content = try ShapeContent(items, &reader)
    return (content, reader)
  }

  @Test func unknownAndUnusedTypesAreWarnings() throws {
    let cases = [
      (#"{"ty": "xx"}"#, "unknown shape"), (#"{"ty": "tw", "a": {"k": 3}}"#, "twist"),
      (#"{"ty": "mm", "mm": 6}"#, "merge of paths"), (#"{"ty": "op", "a": {"k": 3}}"#, "offset paths"),
      (#"{"ty": "gf", "t": 3, "g": {"p": 0, "k": {"k": []}}}"#, "conic gradient"),
      (#"{"ty": "sr", "pt": \#(ShapeText.moving(3, 9))}"#, "animated points of a polystar"),
      (#"{"ty": "rp", "c": {"k": 5000}}"#, "many copies"), (#"{"ty": "fl", "bm": 17}"#, "blend mode"),
      (#"{}"#, "malformed"), (#"{"ty": 5}"#, "malformed"), ("7", "malformed"),
    ]
    for (item, feature) in cases {
      let (content, reader) = try read(ShapeText.square, item, ShapeText.fill)
      #expect(reader.warnings.inOrder.map(\.feature) == [feature], "\(item)")
      #expect(reader.warnings.inOrder.first?.pointer.hasPrefix("/1") == true, "\(item)")
      #expect(!content.nodes().isEmpty, "\(item)")
    }
  }

  @Test func featuresAreCounted() throws {
    let (_, reader) = try read(
      #"{"ty": "tm"}"#, #"{"ty": "rp"}"#, #"{"ty": "rd"}"#, #"{"ty": "pb"}"#, #"{"ty": "zz"}"#, #"{"ty": "op"}"#,
      #"{"ty": "mm"}"#, #"{"ty": "gs"}"#, #"{"ty": "sr"}"#, #"{"ty": "st", "d": [{"n": "d", "v": {"k": 3}}]}"#,
      #"{"ty": "st", "bm": 3}"#)
    for feature in [
      LottieFeature.trim, .repeater, .roundedCorners, .puckerBloat, .zigZag, .offsetPath, .merge, .gradient, .polystar,
      .dash, .blend,
    ] {
      #expect(reader.features[feature] == 1, "\(feature)")
    }
  }

  @Test func elementsWithoutTheirMembersDrawWhatTheirDefaultsSay() throws {
    for type in ["gr", "sh", "el", "rc", "sr", "fl", "st", "gf", "gs", "tm", "rd", "rp", "pb", "zz", "op", "mm"] {
      let (content, _) = try read(ShapeText.square, #"{"ty": "\#(type)"}"#, ShapeText.fill)
      #expect(content.nodes().count <= 2, "\(type)")
    }
  }

  @Test(arguments: ["7", "null", "{}", "\"text\"", "[[]]", "[null]", "true"])
  func listsAndMembersOfWrongTypesDrawNothingWrong(_ value: String) throws {
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    _ = ShapeContent(reading: try JSONDocument(parsing: value).root, reader: &reader).nodes()
    let members = [
      "gr": ["it"], "sh": ["ks", "d"], "el": ["p", "s"], "rc": ["p", "s", "r"],
      "sr": ["p", "pt", "r", "or", "os", "ir", "is", "sy"], "fl": ["c", "o", "r", "bm"],
      "st": ["c", "o", "w", "lc", "lj", "ml", "ml2", "d"], "gf": ["g", "s", "e", "h", "a", "t"],
      "tm": ["s", "e", "o", "m"], "rd": ["r"], "rp": ["c", "o", "m", "tr"], "pb": ["a"], "zz": ["s", "r", "pt"],
      "op": ["a", "lj", "ml"], "mm": ["mm"], "tr": ["a", "p", "s", "r", "o", "sk", "sa"],
    ]
    for (type, names) in members {
      for name in names {
        for text in [value, #"{"k": \#(value)}"#, #"{"k": [{"t": \#(value), "s": \#(value)}, {"t": 5}]}"#] {
          let item = #"{"ty": "\#(type)", "\#(name)": \#(text)}"#
          let (content, _) = try read(ShapeText.square, item, ShapeText.group(ShapeText.square, item), ShapeText.fill)
          try Scene(size: SIMD2(10, 10), nodes: content.nodes(at: 2)).validate()
        }
      }
    }
  }

  @Test func deepGroupsAreLeftOutBeyondTheLimit() throws {
    let depth = 200
    let text =
      String(repeating: #"{"ty": "gr", "it": ["#, count: depth) + ShapeText.square + "," + ShapeText.fill
      + String(repeating: "]}", count: depth)
    let (content, reader) = try read(text)
    #expect(reader.warnings.inOrder.map(\.feature) == ["deep groups"])
    #expect(content.nodes().isEmpty)
  }

  @Test func oldExportersClosedTheShape() throws {
    let shape =
      #"{"ty": "sh", "closed": true, "ks": {"k": {"c": false, "v": [[0, 0], [1, 0]], "i": [[0, 0], [0, 0]], "#
      + #""o": [[0, 0], [0, 0]]}}}"#
    for (version, isClosed) in [(LottieVersion(4, 4, 17), true), (LottieVersion(4, 4, 18), false)] {
      var reader = LottieReader(version: version, slots: nil)
      #expect(try ShapeContent([shape], &reader).outlines()[0].isClosed == isClosed)
    }
  }

  @Test func namesAreThoseOfAfterEffects() throws {
    var content = try ShapeContent(
      ShapeText.group(ShapeText.square, ShapeText.fill, #"{"ty": "fl", "nm": "Red"}"#, ShapeText.fill),
      #"{"ty": "el", "nm": "Disc"}"#, #"{"ty": "tm"}"#, #"{"ty": "rp"}"#,
      #"{"ty": "st", "d": [{"n": "d"}, {"n": "g"}, {"n": "d"}]}"#)
    var names = NameCollector()
    content.visit(&names)
    #expect(
      names.names == [
        "Group 1.Transform.Anchor Point", "Group 1.Transform.Position", "Group 1.Transform.Scale",
        "Group 1.Transform.Rotation", "Group 1.Transform.Opacity", "Group 1.Transform.Skew",
        "Group 1.Transform.Skew Axis", "Group 1.Rectangle 1.Size", "Group 1.Rectangle 1.Position",
        "Group 1.Rectangle 1.Roundness", "Group 1.Fill 1.Color", "Group 1.Fill 1.Opacity", "Group 1.Red.Color",
        "Group 1.Red.Opacity", "Group 1.Fill 3.Color", "Group 1.Fill 3.Opacity", "Disc.Size", "Disc.Position",
        "Trim Paths 1.Start", "Trim Paths 1.End", "Trim Paths 1.Offset", "Repeater 1.Copies", "Repeater 1.Offset",
        "Repeater 1.Transform.Anchor Point", "Repeater 1.Transform.Position", "Repeater 1.Transform.Scale",
        "Repeater 1.Transform.Rotation", "Repeater 1.Transform.Opacity", "Repeater 1.Transform.Skew",
        "Repeater 1.Transform.Skew Axis", "Repeater 1.Start Opacity", "Repeater 1.End Opacity", "Stroke 1.Color",
        "Stroke 1.Opacity", "Stroke 1.Stroke Width", "Stroke 1.Miter Limit", "Stroke 1.Dashes.Dash",
        "Stroke 1.Dashes.Gap", "Stroke 1.Dashes.Dash 2", "Stroke 1.Dash Phase",
      ])
  }

  @Test func replacedPropertiesAreDrawn() throws {
    var content = try ShapeContent(ShapeText.square, ShapeText.fill, prepared: true)
    var red = ColorSetter()
    content.visit(&red)
    guard case .color(let color)? = content.nodes().first?.asShape?.fill?.paint else {
      Issue.record("no colour")
      return
    }
    #expect(color == Color(red: 0, green: 1, blue: 1))
    #expect(content.nodes().first?.asShape?.path.bounds == Rectangle(x: 0, y: 0, width: 20, height: 20))
  }
}

/// Collects the names of all properties.
private struct NameCollector: PropertyVisitor {
  var names: [String] = []
  private var path: [String] = []

  mutating func enter(_ name: String) -> Bool {
    path.append(name)
    return true
  }
  mutating func leave() { path.removeLast() }
  private mutating func note(_ name: String) { names.append((path + [name]).joined(separator: ".")) }

  mutating func visit(_ name: String, _ property: inout Property<Double>) { note(name) }
  mutating func visit(_ name: String, _ property: inout Property<Vector>) { note(name) }
  mutating func visit(_ name: String, x: inout Property<Double>, y: inout Property<Double>, z: inout Property<Double>) {
    note(name)
  }
  mutating func visit(_ name: String, _ property: inout Property<Color>) { note(name) }
  mutating func visit(_ name: String, _ property: inout Property<Outline>) { note(name) }
  mutating func visit(_ name: String, _ property: inout Property<GradientNumbers>) { note(name) }
  mutating func visit(_ name: String, stop: Int, of gradient: inout Property<GradientNumbers>) { note(name) }
  mutating func visit(_ name: String, _ property: inout Property<TextDocument>) { note(name) }
}

/// Makes every colour cyan, and doubles every vector.
private struct ColorSetter: PropertyVisitor {
  mutating func enter(_ name: String) -> Bool { true }
  mutating func leave() {}
  mutating func visit(_ name: String, _ property: inout Property<Color>) {
    property = .computed { _ in Color(red: 0, green: 1, blue: 1) }
  }
  mutating func visit(_ name: String, _ property: inout Property<Vector>) {
    property = .constant(2 * property.value(at: 0))
  }
  mutating func visit(_ name: String, _ property: inout Property<Double>) {}
  mutating func visit(_ name: String, x: inout Property<Double>, y: inout Property<Double>, z: inout Property<Double>) {
  }
  mutating func visit(_ name: String, _ property: inout Property<Outline>) {}
  mutating func visit(_ name: String, _ property: inout Property<GradientNumbers>) {}
  mutating func visit(_ name: String, stop: Int, of gradient: inout Property<GradientNumbers>) {}
  mutating func visit(_ name: String, _ property: inout Property<TextDocument>) {}
}
