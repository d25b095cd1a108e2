internal import MotionNumerics

// The numbers of a scene that must be finite or not negative. Paths are always finite, and every text has a form in XML.

extension Scene {
  /// Checks a scene of numbers from outside.
  ///
  /// A scene that passes can be written by ``svg(decimals:idPrefix:)``, which makes the same checks: this is for those
  /// who want to know before.
  ///
  /// - Throws: ``SceneError`` of the first number that cannot be written, in the order of the nodes.
  /// - Complexity: O(*n*) for *n* numbers, and the measuring of the paths of trimmed strokes.
  public func validate() throws(SceneError) {
    _ = try SVGBuilder.document(of: self)
  }

  /// Throws for the first number that is not in its domain; the paths of trimmed strokes are checked as they are
  /// trimmed.
  func validateNumbers() throws(SceneError) {
    try SceneError.requireLength(size.x, "size.x")
    try SceneError.requireLength(size.y, "size.y")
    if let background { try SceneError.requireFinite(background, "background") }
    try SceneError.forEach(of: nodes, in: "nodes") { (node) throws(SceneError) in try node.validate(depth: 1) }
  }
}

extension Node {
  /// The greatest nesting of groups and masks.
  ///
  /// A level is at most two elements, and libxml2, librsvg's parser, refuses documents of more than 256 levels.
  private static let greatestDepth = 100

  fileprivate func validate(depth: Int) throws(SceneError) {
    switch self {
    case .group(let group):
      guard depth <= Self.greatestDepth else {
        throw SceneError(
          field: "children", value: "groups nested deeper than that",
          allowed: "in at most \(Self.greatestDepth) groups")
      }
      try group.validate(depth: depth)
    case .shape(let shape): try shape.validate()
    case .label(let label): try label.validate()
    }
  }
}

/// A property of a node that has fields of its own.
protocol ValidatedProperty {
  /// Throws an error that names the first field that cannot be written.
  func validate() throws(SceneError)
}

extension Group {
  fileprivate func validate(depth: Int) throws(SceneError) {
    try SceneError.require(transform, "transform")
    try SceneError.requireFinite(opacity, "opacity")
    if let shadow { try SceneError.require(shadow, "shadow") }
    if let mask {
      try SceneError.forEach(of: mask, in: "mask") { (node) throws(SceneError) in
        try node.validate(depth: depth + 1)
      }
    }
    try SceneError.forEach(of: children, in: "children") { (node) throws(SceneError) in
      try node.validate(depth: depth + 1)
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

extension Stroke: ValidatedProperty {
  func validate() throws(SceneError) {
    try paint.validate()
    try SceneError.requireLength(width, "width")
    for (index, length) in dash.enumerated() { try SceneError.requireLength(length, "dash[\(index)]") }
    try SceneError.requireFinite(dashPhase, "dashPhase")
    try SceneError.requireFinite(trim.start, "trim.start")
    try SceneError.requireFinite(trim.end, "trim.end")
  }
}

extension Paint: ValidatedProperty {
  func validate() throws(SceneError) {
    switch self {
    case .color(let color): try SceneError.requireFinite(color, "color")
    case .linearGradient(let gradient):
      try SceneError.require(gradient, "gradient")
    }
  }
}

extension LinearGradient: ValidatedProperty {
  func validate() throws(SceneError) {
    try SceneError.requireFinite(start, "start")
    try SceneError.requireFinite(end, "end")
    for (index, stop) in stops.enumerated() {
      try SceneError.requireFinite(stop.offset, "stops[\(index)].offset")
      try SceneError.requireFinite(stop.color, "stops[\(index)].color")
    }
  }
}

extension Shadow: ValidatedProperty {
  func validate() throws(SceneError) {
    try SceneError.requireFinite(color, "color")
    try SceneError.requireFinite(offset, "offset")
    try SceneError.requireLength(radius, "radius")
  }
}

extension Label {
  fileprivate func validate() throws(SceneError) {
    try SceneError.requireFinite(position, "position")
    try SceneError.requireLength(size, "size")
    try SceneError.requireFinite(color, "color")
  }
}
