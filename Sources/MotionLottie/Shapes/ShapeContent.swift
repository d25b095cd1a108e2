internal import JSONText
internal import MotionPaths
internal import VectorScene

/// The shapes of a shape layer, or of a glyph.
///
/// A style paints all shapes before it in its list, those of earlier groups included, as one path; the first style of a
/// list is on top. Modifiers change the shapes before them in their list. The walk over the elements is in
/// ``ShapeWalk``.
///
/// - Complexity: a frame costs its animated parts, and a copy of the other parts.
struct ShapeContent: Sendable {
  private var root: ShapeGroup
  /// The paths of styles that are the same at every frame, by the numbers of the styles.
  private var fixedPaths: [Path?] = []

  /// Reads the array `shapes` of a layer.
  init(reading shapes: JSONValue?, reader: inout LottieReader) {
    root = ShapeGroup(name: "", reading: shapes, depth: 0, reader: &reader)
  }

  /// Whether the content is the same at every frame, so that it need be drawn only once.
  var isConstant: Bool { root.isConstant }

  /// The greatest nesting of groups.
  var groupDepth: Int { root.groupDepth }

  /// The nodes at a frame from back to front, in the coordinates of the layer.
  func nodes(at frame: Double, budget: inout FrameBudget) -> [Node] {
    var walk = ShapeWalk(at: frame, budget: budget, fixedPaths: fixedPaths)
    walk.visit(root)
    let nodes = walk.nodes()
    budget = walk.budget
    return nodes
  }

  /// The outlines of all shapes at a frame, modified, in the coordinates of the layer.
  func outlines(at frame: Double, budget: inout FrameBudget) -> [Outline] {
    var walk = ShapeWalk(at: frame, budget: budget, fixedPaths: fixedPaths)
    walk.visit(root)
    budget = walk.budget
    return walk.outlines
  }

  /// Hands all properties to a visitor, by the names of the elements; results that were computed once are forgotten.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    root.visitContent(&visitor)
    fixedPaths = []
  }

  /// Computes the parts that are the same at every frame, as far as they fit into a budget for the whole document.
  mutating func prepare(budget: inout FrameBudget) {
    var styles = StyleCount()
    var rest = budget
    root.prepare(&styles, outside: LaterModifiers(), budget: &rest)
    fixedPaths = []
    guard styles.haveFixedPaths else {
      if !rest.isExceeded { budget = rest }
      return
    }
    var walk = ShapeWalk(at: 0, budget: rest, fixedPaths: [])
    walk.visit(root)
    fixedPaths = walk.fixedPaths(count: styles.count)
    // Paths that did not fit are incomplete.
    if walk.budget.isExceeded { fixedPaths = [] } else { budget = walk.budget }
  }
}
