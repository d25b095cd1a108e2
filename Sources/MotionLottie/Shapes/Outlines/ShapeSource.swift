/// A shape that gives an outline: a path, an ellipse, a rectangle or a polystar.
struct ShapeSource: Sendable {
  enum Kind: Sendable {
    case path(PathShape)
    case ellipse(EllipseShape)
    case rectangle(RectangleShape)
    case polystar(PolystarShape)
  }

  let name: String
  private var kind: Kind
  /// The outline of a shape that is not animated.
  private(set) var fixed: [Outline]?
  /// The lengths of its segments, if a modifier measures them.
  private(set) var fixedLengths: [Double]?

  init(name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  var isConstant: Bool {
    switch kind {
    case .path(let path): path.isConstant
    case .ellipse(let ellipse): ellipse.isConstant
    case .rectangle(let rectangle): rectangle.isConstant
    case .polystar(let polystar): polystar.isConstant
    }
  }

  /// Makes the outline of a shape that is not animated.
  mutating func fix(withLengths: Bool, budget: inout FrameBudget) {
    fixed = nil
    fixedLengths = nil
    guard isConstant, !budget.isExceeded else { return }
    let outline = outline(at: 0)
    guard budget.takeSegments(outline.vertices.count) else { return }
    fixed = [outline]
    if withLengths { fixedLengths = outline.segmentLengths }
  }

  /// The outline at a frame.
  func outline(at frame: Double) -> Outline {
    switch kind {
    case .path(let path): path.outline(at: frame)
    case .ellipse(let ellipse): ellipse.outline(at: frame)
    case .rectangle(let rectangle): rectangle.outline(at: frame)
    case .polystar(let polystar): polystar.outline(at: frame)
    }
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit(inside: name) { visitor in
      switch kind {
      case .path(var path):
        path.visit(&visitor)
        kind = .path(path)
      case .ellipse(var ellipse):
        ellipse.visit(&visitor)
        kind = .ellipse(ellipse)
      case .rectangle(var rectangle):
        rectangle.visit(&visitor)
        kind = .rectangle(rectangle)
      case .polystar(var polystar):
        polystar.visit(&visitor)
        kind = .polystar(polystar)
      }
      fixed = nil
      fixedLengths = nil
    }
  }
}
