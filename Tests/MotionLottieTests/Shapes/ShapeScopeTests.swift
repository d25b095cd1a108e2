import MotionNumerics
import Testing
import VectorScene

@testable import MotionLottie

/// Which shapes a style paints, and how groups are nested.
struct ShapeScopeTests {
  private let inner = ShapeText.rectangle(0, 0, 2, 2)

  private func fillColors(_ nodes: [Node]) -> [Color?] {
    nodes.map { node in
      guard case .color(let color)? = node.asShape?.fill?.paint else { return nil }
      return color
    }
  }

  @Test func theFirstStyleIsOnTop() throws {
    let nodes = try ShapeContent(ShapeText.square, ShapeText.fill, ShapeText.otherFill).nodes()
    #expect(fillColors(nodes) == [Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0)])
  }

  @Test func aStylePaintsWhatIsBeforeItAsOnePath() throws {
    let nodes = try ShapeContent(ShapeText.square, inner, ShapeText.fill, ShapeText.rectangle(0, 0, 3, 3)).nodes()
    #expect(nodes.count == 1)
    #expect(nodes[0].asShape?.path.elements.count == 10)
  }

  @Test func aStyleBeforeItsShapesPaintsNothing() throws {
    #expect(try ShapeContent(ShapeText.fill, ShapeText.square).nodes().isEmpty)
    #expect(try ShapeContent(ShapeText.square).nodes().isEmpty)
  }

  @Test func laterStylesPaintTheShapesOfGroups() throws {
    let group = ShapeText.group(ShapeText.square, transform: #""p": {"k": [100, 50]}, "s": {"k": [200, 200]}"#)
    let nodes = try ShapeContent(group, ShapeText.stroke).nodes()
    #expect(nodes.count == 1)
    let bounds = try #require(nodes[0].asShape?.path.bounds)
    #expect(bounds == Rectangle(x: 100, y: 50, width: 20, height: 20))
    // The width is one of the style's list, and is not scaled.
    #expect(nodes[0].asShape?.stroke?.width == 2)
  }

  @Test func aStyleOfAGroupIsInItsCoordinates() throws {
    let group = ShapeText.group(ShapeText.square, ShapeText.stroke, transform: #""s": {"k": [200, 200]}"#)
    let nodes = try ShapeContent(group).nodes()
    let layer = try #require(nodes.first?.asGroup)
    #expect(layer.transform == .scale(x: 2, y: 2))
    #expect(layer.children.first?.asShape?.path.bounds == Rectangle(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func groupsThatChangeNothingAreNoLevel() throws {
    let nodes = try ShapeContent(ShapeText.group(ShapeText.group(ShapeText.square, ShapeText.fill))).nodes()
    #expect(nodes.count == 1)
    #expect(nodes[0].asShape != nil)
  }

  @Test func theOpacityOfAGroupIsThatOfItsPicture() throws {
    let group = ShapeText.group(ShapeText.square, ShapeText.fill, ShapeText.stroke, transform: #""o": {"k": 40}"#)
    let layer = try #require(try ShapeContent(group).nodes().first?.asGroup)
    #expect(layer.opacity == 0.4)
    #expect(layer.children.count == 2)
  }

  @Test func nothingIsSeenOfWhatIsTransparentOrThin() throws {
    for transform in [#""o": {"k": 0}"#, #""s": {"k": [0, 100]}"#, #""s": {"k": [0, 0]}"#] {
      let group = ShapeText.group(ShapeText.square, ShapeText.fill, transform: transform)
      #expect(try ShapeContent(group).nodes().isEmpty)
    }
    #expect(try ShapeContent(ShapeText.square, #"{"ty": "fl", "o": {"k": 0}}"#).nodes().isEmpty)
    #expect(try ShapeContent(ShapeText.square, #"{"ty": "st", "w": {"k": 0}}"#).nodes().isEmpty)
  }

  @Test func aTransparentGroupStillHasShapesForLaterStyles() throws {
    let group = ShapeText.group(ShapeText.square, transform: #""o": {"k": 0}"#)
    #expect(try ShapeContent(group, ShapeText.fill).nodes().count == 1)
  }

  @Test func theLastTransformOfAGroupCountsWhereverItIs() throws {
    let group = """
      {"ty": "gr", "it": [{"ty": "tr", "p": {"k": [1, 1]}}, {"ty": "tr", "p": {"k": [7, 8]}},
       \(ShapeText.square), \(ShapeText.fill)]}
      """
    #expect(try ShapeContent(group).nodes().first?.asGroup?.transform == .translation(x: 7, y: 8))
  }

  @Test func modifiersReachIntoEarlierGroupsAndTheirStyles() throws {
    let group = ShapeText.group(ShapeText.lines([(0, 0), (10, 0)]), ShapeText.stroke)
    let trim = #"{"ty": "tm", "s": {"k": 0}, "e": {"k": 50}}"#
    let late = ShapeText.lines([(0, 5), (10, 5)])
    let nodes = try ShapeContent(group, trim, late, ShapeText.fill).nodes()
    #expect(nodes[1].asShape?.path == Path(elements: [.move(to: SIMD2(0, 0)), .line(to: SIMD2(5, 0))]))
    #expect(nodes[0].asShape?.path.bounds == Rectangle(x: 0, y: 0, width: 10, height: 5))
  }

  /// After Effects performs the path operations of a group before its paint operations.
  @Test func aStyleSeesTheModifiersAfterItInItsList() throws {
    let trim = #"{"ty": "tm", "s": {"k": 0}, "e": {"k": 50}}"#
    let nodes = try ShapeContent(ShapeText.lines([(0, 0), (10, 0)]), ShapeText.stroke, trim).nodes()
    #expect(nodes[0].asShape?.path.bounds?.width == 5)
  }

  @Test func modifiersInsideAGroupEndWithIt() throws {
    let group = ShapeText.group(ShapeText.lines([(0, 0), (10, 0)]), #"{"ty": "tm", "e": {"k": 50}}"#)
    let outlines = try ShapeContent(ShapeText.lines([(0, 5), (10, 5)]), group).outlines()
    #expect(outlines.map(\.totalLength) == [10, 5])
  }

  @Test func theNearestModifierIsTheFirst() throws {
    let rounded = #"{"ty": "rd", "r": {"k": 2}}"#
    let trim = #"{"ty": "tm", "e": {"k": 50}}"#
    let corner = ShapeText.lines([(0, 0), (10, 0), (10, 10)])
    let roundedFirst = try ShapeContent(corner, rounded, trim).outlines()[0]
    let trimmedFirst = try ShapeContent(corner, trim, rounded).outlines()[0]
    #expect(trimmedFirst.points == [SIMD2(0, 0), SIMD2(10, 0)])
    #expect(roundedFirst.vertices.count == 3)
    #expect(roundedFirst.vertices[2].inTangent != .zero)
  }

  @Test func hiddenElementsDoNotExist() throws {
    let hidden = #"{"ty": "rc", "s": {"k": [4, 4]}, "hd": true}"#
    let hiddenStyle = #"{"ty": "st", "hd": 1}"#
    let nodes = try ShapeContent(ShapeText.square, hidden, hiddenStyle, ShapeText.fill).nodes()
    #expect(nodes.count == 1)
    #expect(nodes[0].asShape?.path.elements.count == 5)
  }

  @Test func theFillRules() throws {
    for (rule, expected) in [("1", Fill.Rule.nonZero), ("2", .evenOdd), ("7", .nonZero)] {
      let nodes = try ShapeContent(ShapeText.square, #"{"ty": "fl", "r": \#(rule)}"#).nodes()
      #expect(nodes.first?.asShape?.fill?.rule == expected)
    }
  }

  @Test func blendModesAreGroups() throws {
    let style = #"{"ty": "fl", "bm": 1}"#
    let styled = try #require(try ShapeContent(ShapeText.square, style).nodes().first?.asGroup)
    #expect(styled.blendMode == .multiply)
    let group = #"{"ty": "gr", "bm": 16, "it": [\#(ShapeText.square), \#(ShapeText.fill)]}"#
    let grouped = try #require(try ShapeContent(group).nodes().first?.asGroup)
    #expect(grouped.blendMode == .plusLighter)
    #expect(grouped.transform == .identity)
  }

  @Test func mergedPathsAreOneShapeAndReplaceWhatWasPainted() throws {
    let merge = #"{"ty": "mm", "mm": 1}"#
    let group = ShapeText.group(ShapeText.square, ShapeText.otherFill, transform: #""p": {"k": [20, 0]}"#)
    let trim = #"{"ty": "tm", "e": {"k": 50}}"#
    let nodes = try ShapeContent(ShapeText.square, group, merge, trim, ShapeText.fill).nodes()
    #expect(nodes.count == 1)
    // Half of both is the first.
    #expect(nodes[0].asShape?.path.bounds == Rectangle(x: 0, y: 0, width: 10, height: 10))
  }
}
