import MotionCurves
internal import MotionValues

// The numbers of a scene that must be finite or not negative. Paths are always finite, and every text has a form in
// XML.

extension Scene {
  /// Checks a scene of numbers from outside.
  ///
  /// Use it to check a scene before it is written: ``svg(decimals:idPrefix:)`` makes the same checks, and writes every
  /// scene that passes.
  ///
  /// - Throws: ``SceneError`` of the first number that cannot be written, in the order of the nodes.
  /// - Complexity: O(*n*) for *n* numbers, and the measuring of the paths of trimmed strokes.
  public func validate() throws(SceneError) {
    _ = try SVGBuilder.document(of: self, isIsolated: false, dashes: DashBudget(canvas: size, decimals: 3))
  }

  /// Throws for the first number that is not in its domain; the paths of trimmed strokes are checked as they are
  /// trimmed.
  func validateNumbers() throws(SceneError) {
    try SceneError.requireLength(size.x, "size.x")
    try SceneError.requireLength(size.y, "size.y")
    if let background { try SceneError.requireFinite(background, "background") }
    var pictureBytes = 0
    try SceneError.forEach(of: nodes, in: "nodes") { (node) throws(SceneError) in
      try node.validate(depth: 1, pictureBytes: &pictureBytes)
    }
  }
}

extension Node {
  /// The greatest nesting of groups and masks.
  ///
  /// A level is at most two elements, and libxml2, librsvg's parser, refuses documents of more than 256 levels.
  private static let greatestDepth = 100

  /// Counts the bytes of all pictures, which are written as often as they are drawn.
  fileprivate func validate(depth: Int, pictureBytes: inout Int) throws(SceneError) {
    switch self {
    case .group(let group):
      guard depth <= Self.greatestDepth else {
        throw SceneError(
          field: "children", value: "groups nested deeper than that",
          allowed: "in at most \(Self.greatestDepth) groups")
      }
      try group.validate(depth: depth, pictureBytes: &pictureBytes)
    case .shape(let shape): try shape.validate()
    case .label(let label): try label.validate()
    case .image(let picture): try picture.validate(pictureBytes: &pictureBytes)
    }
  }
}

extension Group {
  fileprivate func validate(depth: Int, pictureBytes: inout Int) throws(SceneError) {
    try SceneError.require(transform, "transform")
    try SceneError.requireFinite(opacity, "opacity")
    if let shadow { try SceneError.require(shadow, "shadow") }
    for (index, filter) in filters.enumerated() { try SceneError.require(filter, "filters[\(index)]") }
    if let mask {
      for (index, layer) in mask.layers.enumerated() {
        try SceneError.requireFinite(layer.opacity, "mask.layers[\(index)].opacity")
        try SceneError.forEach(of: layer.nodes, in: mask.place(ofLayer: index)) { (node) throws(SceneError) in
          try node.validate(depth: depth + 1, pictureBytes: &pictureBytes)
        }
      }
    }
    try SceneError.forEach(of: children, in: "children") { (node) throws(SceneError) in
      try node.validate(depth: depth + 1, pictureBytes: &pictureBytes)
    }
  }
}

extension Affine: ValidatedProperty {
  func validate() throws(SceneError) {
    try SceneError.requireFinite(a, "a")
    try SceneError.requireFinite(b, "b")
    try SceneError.requireFinite(c, "c")
    try SceneError.requireFinite(d, "d")
    try SceneError.requireFinite(tx, "tx")
    try SceneError.requireFinite(ty, "ty")
  }
}

extension Shape {
  fileprivate func validate() throws(SceneError) {
    if let fill { try SceneError.require(fill.paint, "fill") }
    if let stroke { try SceneError.require(stroke, "stroke") }
    if let shadow { try SceneError.require(shadow, "shadow") }
  }
}

extension Label {
  fileprivate func validate() throws(SceneError) {
    try SceneError.requireFinite(position, "position")
    try SceneError.requireLength(size, "size")
    guard weight.value >= 1 && weight.value <= 1000 else {
      throw SceneError(field: "weight", value: weight.value.shortestDecimal, allowed: "a number in 1...1000")
    }
    try SceneError.requireFinite(letterSpacing, "letterSpacing")
    try SceneError.requireFinite(color, "color")
    if let stroke { try SceneError.require(stroke, "stroke") }
    for (index, run) in runs.enumerated() {
      try SceneError.requireFinite(run.color, "runs[\(index)].color")
      try SceneError.requireFinite(run.letterSpacing, "runs[\(index)].letterSpacing")
      try SceneError.requireFinite(run.shift, "runs[\(index)].shift")
      guard let outline = run.outline else { continue }
      try SceneError.requireFinite(outline.color, "runs[\(index)].outline.color")
      try SceneError.requireLength(outline.width, "runs[\(index)].outline.width")
    }
  }
}
