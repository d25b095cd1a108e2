import MotionNumerics
import TestSupport
import Testing
import VectorScene

@testable import MotionLottie

struct GradientTests {
  /// Against mpmath: `Tests/Reference/lottie/gradients.py`.
  @Test func stopsOfTheTable() throws {
    var worst = WorstCase()
    for row in try ReferenceTable("lottie/gradients").rows {
      let numbers = row.text("stops").split(separator: " ").compactMap { Double($0) }
      let stops = GradientStops(numbers, colorStopCount: Int(row.number("count"))).merged
      let color = color(of: stops, at: row.number("offset"))
      let expected = SIMD4(row.number("red"), row.number("green"), row.number("blue"), row.number("alpha"))
      let error = color - expected
      worst.note((error * error).sum().squareRoot(), "\(row.text("name")) at \(row.text("offset"))")
    }
    #expect(worst.count > 500)
    #expect(worst.error <= 1e-14, "\(worst)")
  }

  /// The colour as SVG has it between stops.
  private func color(of stops: [GradientStop], at offset: Double) -> SIMD4<Double> {
    guard let next = stops.firstIndex(where: { $0.offset > offset }) else {
      return stops[stops.count - 1].color.components
    }
    guard next > 0 else { return stops[0].color.components }
    let (last, following) = (stops[next - 1], stops[next])
    let fraction = (offset - last.offset) / (following.offset - last.offset)
    return last.color.components + (following.color.components - last.color.components) * fraction
  }

  private func paint(_ members: String, at frame: Double = 0) throws -> Paint? {
    try ShapeContent(ShapeText.square, #"{"ty": "gf", "o": {"k": 100}, \#(members)}"#).nodes(at: frame)
      .first?.asShape?.fill?.paint
  }

  private let colors = #""g": {"p": 2, "k": {"k": [0, 1, 0, 0, 1, 0, 0, 1]}}, "s": {"k": [1, 2]}, "e": {"k": [4, 6]}"#

  @Test func theThreeKinds() throws {
    let stops = [
      GradientStop(Color(red: 1, green: 0, blue: 0), at: 0), GradientStop(Color(red: 0, green: 0, blue: 1), at: 1),
    ]
    #expect(
      try paint(#""t": 1, \#(colors)"#)
        == .linearGradient(LinearGradient(from: SIMD2(1, 2), to: SIMD2(4, 6), stops: stops)))
    #expect(
      try paint(#""t": 2, \#(colors)"#)
        == .radialGradient(RadialGradient(center: SIMD2(1, 2), radius: 5, focus: SIMD2(1, 2), stops: stops)))
    #expect(
      try paint(#""t": 3, "a": {"k": 90}, \#(colors)"#)
        == .conicGradient(ConicGradient(center: SIMD2(1, 2), startAngle: .pi / 2, stops: stops)))
  }

  @Test func theFocusIsInsideTheCircle() throws {
    func focus(_ length: Double, _ angle: Double) throws -> SIMD2<Double>? {
      guard
        case .radialGradient(let gradient)? = try paint(
          #""t": 2, "h": {"k": \#(length)}, "a": {"k": \#(angle)}, \#(colors)"#)
      else { return nil }
      return gradient.focus
    }
    #expect(try focus(50, 0) == SIMD2(2.5, 4))
    let turned = try #require(try focus(50, 90))
    #expect((turned - SIMD2(-1, 3.5)).length < 1e-12)
    let edge = try #require(try focus(250, 0))
    #expect((edge - SIMD2(1 + 0.99 * 3, 2 + 0.99 * 4)).length < 1e-12)
  }

  @Test func opacityIsInTheStops() throws {
    let nodes = try ShapeContent(ShapeText.square, #"{"ty": "gf", "o": {"k": 50}, "t": 1, \#(colors)}"#).nodes()
    guard case .linearGradient(let gradient)? = nodes.first?.asShape?.fill?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.color.alpha) == [0.5, 0.5])
  }

  @Test func aGradientStrokes() throws {
    let nodes = try ShapeContent(ShapeText.square, #"{"ty": "gs", "o": {"k": 100}, "w": {"k": 3}, "t": 1, \#(colors)}"#)
      .nodes()
    #expect(nodes.first?.asShape?.stroke?.width == 3)
    #expect(nodes.first?.asShape?.fill == nil)
  }

  @Test func fewerNumbersThanStopsAreUsedWithAWarning() throws {
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    let gradient = #"{"ty": "gf", "t": 1, "g": {"p": 3, "k": {"k": [0, 1, 0, 0, 1, 0, 0, 1]}}, "e": {"k": [9, 0]}}"#
    let content = try ShapeContent([ShapeText.square, gradient], &reader)
    guard case .linearGradient(let paint)? = content.nodes().first?.asShape?.fill?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(paint.stops.count == 2)
    #expect(reader.warnings.inOrder.map(\.feature) == ["short gradient"])
    #expect(reader.features[.gradient] == 1)
  }

  @Test func withoutStopsNothingIsPainted() throws {
    #expect(try ShapeContent(ShapeText.square, #"{"ty": "gf", "t": 1}"#).nodes().isEmpty)
    #expect(try ShapeContent(ShapeText.square, #"{"ty": "gf", "g": {"p": 2, "k": {"k": [0, 1]}}}"#).nodes().isEmpty)
  }
}
