import MotionNumerics
import Testing
import VectorScene

@testable import MotionLottie

struct StrokeTests {
  private func stroke(_ members: String, at frame: Double = 0) throws -> Stroke? {
    try ShapeContent(ShapeText.square, #"{"ty": "st", \#(members)}"#).nodes(at: frame).first?.asShape?.stroke
  }

  @Test func capsAndJoins() throws {
    let caps: [Stroke.Cap] = [.butt, .round, .square]
    let joins: [Stroke.Join] = [.miter, .round, .bevel]
    for number in 1...3 {
      let stroke = try #require(try stroke(#""lc": \#(number), "lj": \#(number)"#))
      #expect(stroke.cap == caps[number - 1])
      #expect(stroke.join == joins[number - 1])
    }
    let plain = try #require(try stroke(#""w": {"k": 3}"#))
    #expect(plain.cap == .round)
    #expect(plain.join == .round)
    #expect(plain.width == 3)
  }

  @Test func theAnimatedMiterLimitCounts() throws {
    #expect(try stroke(#""ml": 7"#)?.miterLimit == 7)
    #expect(try stroke(#""ml": 7, "ml2": \#(ShapeText.moving(2, 4))"#, at: 5)?.miterLimit == 3)
    #expect(try stroke(#""ml": -3"#)?.miterLimit == 1)
  }

  @Test func dashesInTheirOrder() throws {
    let dashes = #""d": [{"n": "d", "v": {"k": 5}}, {"n": "g", "v": {"k": 2}}, {"n": "o", "v": {"k": 3}}]"#
    let stroke = try #require(try stroke(dashes))
    #expect(stroke.dash == [5, 2])
    #expect(stroke.dashPhase == 3)
  }

  @Test func dashesThatAreNoPatternLeaveTheLineWhole() throws {
    for lengths in [[0.0, 0], [5, -1]] {
      let items = lengths.map { #"{"n": "d", "v": {"k": \#($0)}}"# }.joined(separator: ",")
      #expect(try stroke(#""d": [\#(items)]"#)?.dash == [])
    }
    #expect(try stroke(#""d": 1"#)?.dash == [])
  }

  /// Each copy of a stroke has its whole pattern.
  @Test func aPatternOfVeryManyDashesLeavesTheLineWhole() throws {
    for (count, isDashed) in [(LottieLimits.dashes, true), (LottieLimits.dashes + 1, false)] {
      let dashes = Array(repeating: #"{"n": "d", "v": {"k": 1}}"#, count: count).joined(separator: ",")
      var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
      let items = [ShapeText.square, #"{"ty": "st", "d": [\#(dashes), {"n": "o", "v": {"k": 1}}]}"#]
      let stroke = try ShapeContent(items, &reader).nodes(at: 0).first?.asShape?.stroke
      #expect(stroke?.dash.count == (isDashed ? count : 0) && stroke?.dashPhase == (isDashed ? 1 : 0))
      #expect(reader.warnings.inOrder.map(\.feature) == (isDashed ? [] : ["many dashes"]))
    }
  }

  @Test func opacityIsInTheColor() throws {
    guard case .color(let color)? = try stroke(#""c": {"k": [0, 0, 1, 0.3]}, "o": {"k": 25}"#)?.paint else {
      Issue.record("no colour")
      return
    }
    #expect(color.alpha == 0.25)
  }
}
