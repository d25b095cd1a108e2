/// A change of the outlines before it in its list.
struct ShapeModifier: Sendable {
  enum Change: Sendable {
    case trim(TrimPaths)
    case roundCorners(RoundedCorners)
    case puckerBloat(PuckerBloat)
    case zigZag(ZigZag)
    case offset(OffsetPaths)
    case merge(MergePaths)
  }

  let name: String
  private(set) var change: Change

  init(name: String, _ change: Change) {
    self.name = name
    self.change = change
  }

  var isConstant: Bool {
    switch change {
    case .trim(let trim): trim.isConstant
    case .roundCorners(let corners): corners.isConstant
    case .puckerBloat(let bloat): bloat.isConstant
    case .zigZag(let zigZag): zigZag.isConstant
    case .offset(let offset): offset.isConstant
    case .merge: true
    }
  }

  /// Whether the change of an outline is the same at every frame, and in every copy that a repeater makes of it.
  var isFixed: Bool {
    switch change {
    case .trim(let trim): trim.isConstant && !trim.isSequential
    case .merge: false
    default: isConstant
    }
  }

  /// Whether the change measures the outlines.
  var needsLengths: Bool {
    if case .trim = change { true } else { false }
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit(inside: name) { visitor in
      switch change {
      case .trim(var trim):
        trim.visit(&visitor)
        change = .trim(trim)
      case .roundCorners(var corners):
        corners.visit(&visitor)
        change = .roundCorners(corners)
      case .puckerBloat(var bloat):
        bloat.visit(&visitor)
        change = .puckerBloat(bloat)
      case .zigZag(var zigZag):
        zigZag.visit(&visitor)
        change = .zigZag(zigZag)
      case .offset(var offset):
        offset.visit(&visitor)
        change = .offset(offset)
      case .merge: break
      }
    }
  }
}
