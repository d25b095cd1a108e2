import MotionNumerics
import TestSupport
import Testing
import VectorScene

@testable import MotionLottie

struct RepeaterTests {
  private func repeater(_ members: String, _ transform: String) -> String {
    #"{"ty": "rp", \#(members), "tr": {\#(transform)}}"#
  }

  /// Against mpmath: `Tests/Reference/lottie/repeaters.py`.
  @Test func mapsAndOpacitiesOfTheTable() throws {
    var worst = WorstCase()
    for row in try ReferenceTable("lottie/repeaters").rows {
      let step = Repeater.Step(
        anchor: SIMD2(row.number("anchorX"), row.number("anchorY")),
        position: SIMD2(row.number("stepX"), row.number("stepY")),
        scale: SIMD2(row.number("scaleX"), row.number("scaleY")) / 100, rotation: row.number("rotation"),
        offset: row.number("offset"), startOpacity: row.number("startOpacity") / 100,
        endOpacity: row.number("endOpacity") / 100)
      let index = Int(row.number("copy"))
      let map = step.map(ofCopy: index)
      let expected = ["a", "b", "c", "d", "e", "f"].map { row.number($0) }
      let scale = max(1, expected.reduce(0) { max($0, abs($1)) })
      for (value, expected) in zip([map.a, map.b, map.c, map.d, map.tx, map.ty], expected) {
        worst.note(abs(value - expected) / scale, "copy \(index) of \(row.text("layer"))")
      }
      let count = Int(row.number("copies").rounded(.up))
      worst.note(abs(step.opacity(ofCopy: index, of: count) - row.number("opacity")), row.text("layer"))
    }
    #expect(worst.count > 100)
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  @Test func copiesAreGroupsAndTheFirstIsOnTop() throws {
    let nodes = try ShapeContent(
      ShapeText.square, ShapeText.fill,
      repeater(#""c": 3"#, #""p": {"k": [100, 0]}, "s": {"k": [50, 100]}, "r": {"k": 90}"#)
    ).nodes()
    #expect(nodes.count == 3)
    // The first copy is where it was, without a group, and in front.
    #expect(nodes[2].asShape != nil)
    let second = try #require(nodes[1].asGroup?.transform)
    let third = try #require(nodes[0].asGroup?.transform)
    let expected = [
      (second, Affine(a: 0, b: 1, c: -0.5, d: 0, tx: 100, ty: 0)),
      (third, Affine(a: -0.25, b: 0, c: 0, d: -1, tx: 200, ty: 0)),
    ]
    for (map, golden) in expected {
      #expect((map.elements - golden.elements).max() < 1e-12)
      #expect((map.elements - golden.elements).min() > -1e-12)
    }
  }

  @Test func laterCopiesMayBeAbove() throws {
    let nodes = try ShapeContent(
      ShapeText.square, ShapeText.fill, repeater(#""c": 3, "m": 2"#, #""p": {"k": [7, 0]}"#)
    ).nodes()
    #expect(nodes.map { $0.asGroup?.transform.tx ?? 0 } == [0, 7, 14])
  }

  @Test func opacityFallsByItsShareOfAllCopies() throws {
    let nodes = try ShapeContent(
      ShapeText.square, ShapeText.fill, repeater(#""c": 4"#, #""p": {"k": [7, 0]}, "so": {"k": 100}, "eo": {"k": 0}"#)
    ).nodes()
    #expect(nodes.map { $0.asGroup?.opacity ?? 1 } == [0.25, 0.5, 0.75, 1])
  }

  @Test func partsOfCopiesCountWhole() throws {
    func count(_ copies: Double) throws -> Int {
      try ShapeContent(ShapeText.square, ShapeText.fill, repeater("\"c\": \(copies)", #""p": {"k": [7, 0]}"#))
        .nodes().count
    }
    #expect(try count(2.01) == 3)
    #expect(try count(2) == 2)
    #expect(try count(0) == 0)
    #expect(try count(-3) == 0)
    #expect(try count(1e12) == LottieLimits.copies)
  }

  @Test func withoutCopiesWhatIsBeforeIsGone() throws {
    let nodes = try ShapeContent(
      ShapeText.square, ShapeText.fill, repeater(#""c": 0"#, ""), ShapeText.rectangle(0, 0, 4, 4), ShapeText.otherFill
    ).nodes()
    #expect(nodes.count == 1)
    #expect(nodes[0].asShape?.path.elements.count == 5)
  }

  @Test func laterStylesPaintAllCopiesAsOnePath() throws {
    let nodes = try ShapeContent(
      ShapeText.square, repeater(#""c": 3"#, #""p": {"k": [20, 0]}"#), ShapeText.fill
    ).nodes()
    #expect(nodes.count == 1)
    let path = try #require(nodes[0].asShape?.path)
    #expect(path.elements.count { if case .move = $0 { true } else { false } } == 3)
    #expect(path.bounds?.maxX == 50)
  }

  @Test func aTrimAfterItTrimsEachCopy() throws {
    let outlines = try ShapeContent(
      ShapeText.square, repeater(#""c": 3"#, #""p": {"k": [20, 0]}"#), #"{"ty": "tm", "s": {"k": 0}, "e": {"k": 50}}"#
    ).outlines()
    #expect(outlines.map(\.totalLength) == [20, 20, 20])
  }

  @Test func aTrimOfAllAfterItTrimsTheCopiesInTheirOrder() throws {
    let items = [
      ShapeText.square, ShapeText.fill, repeater(#""c": 3"#, #""p": {"k": [20, 0]}"#),
      #"{"ty": "tm", "m": 2, "s": {"k": 0}, "e": {"k": 50}}"#,
    ]
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    var content = try ShapeContent(items, &reader)
    #expect(content.outlines().map(\.totalLength) == [40, 20])
    // Each copy of the fill has the outline of the same copy of the path, also when constant paths are prepared.
    var budget = FrameBudget()
    content.prepare(budget: &budget)
    let lengths = content.nodes().compactMap { node -> Double? in
      guard let shape = node.asShape ?? node.asGroup?.children.first?.asShape else { return nil }
      return PathMeasure(shape.path).length
    }
    #expect(lengths.map { ($0 * 1e9).rounded() / 1e9 } == [20, 40])
  }

  @Test func powersOfNegativeScalesKeepTheirSign() {
    let step = Repeater.Step(
      anchor: .zero, position: .zero, scale: SIMD2(-2, 4), rotation: 0, offset: 0.5, startOpacity: 1, endOpacity: 1)
    #expect(step.map(ofCopy: 0).a == -(2.0.squareRoot()))
    #expect(step.map(ofCopy: 0).d == 2)
    let whole = Repeater.Step(
      anchor: .zero, position: .zero, scale: SIMD2(-2, 4), rotation: 0, offset: 0, startOpacity: 1, endOpacity: 1)
    #expect(whole.map(ofCopy: 2).a == 4)
    #expect(whole.map(ofCopy: 3).a == -8)
  }
}
