import MotionCurves
internal import MotionPaths
internal import MotionValues

extension SVGBuilder {
  /// One path; a separate path for a trimmed stroke, as SVG cannot trim; and further elements for conic gradients.
  ///
  /// SVG's `pathLength` with dashes could trim, but dashes restart at each subpath, leave caps on dashes of no length,
  /// and are needed as dashes.
  func elements(of shape: Shape) throws(SceneError) -> [SVGElement] {
    var elements: [SVGElement] = []
    let separate = try separateStroke(of: shape)
    if separate == nil, !shape.hasConicGradient {
      elements.append(path(shape.path, fill: shape.fill, stroke: shape.stroke))
    } else {
      if let fill = shape.fill { elements.append(element(of: fill, inside: shape.path)) }
      if let (stroke, path) = separate ?? shape.stroke.map({ ($0, shape.path) }) {
        elements.append(element(of: stroke, along: path))
      }
    }
    guard let shadow = shape.shadow else { return elements }
    if elements.count > 1 { elements = [SVGElement("g", content: .elements(elements))] }
    elements[0].refer("filter", to: filter(of: shadow))
    return elements
  }

  /// The stroke and its path, if this path is not the path of the shape.
  private func separateStroke(of shape: Shape) throws(SceneError) -> (stroke: Stroke, path: Path)? {
    guard let stroke = shape.stroke else { return nil }
    let path = try stroke.trimmed(shape.path)
    if !stroke.dash.isEmpty, let drawable = drawable(stroke, along: path, shadow: shape.shadow) { return drawable }
    return stroke.trim == .whole ? nil : (stroke, path)
  }

  private func element(of fill: Fill, inside path: Path) -> SVGElement {
    guard case .conicGradient(let gradient) = fill.paint else { return self.path(path, fill: fill, stroke: nil) }
    return element(of: gradient, inside: self.path(path, fill: Fill(.white, rule: fill.rule), stroke: nil))
  }

  private func element(of stroke: Stroke, along path: Path) -> SVGElement {
    guard case .conicGradient(let gradient) = stroke.paint else { return self.path(path, fill: nil, stroke: stroke) }
    return element(of: gradient, inside: self.path(path, fill: nil, stroke: stroke.white))
  }

  private func path(_ path: Path, fill: Fill?, stroke: Stroke?) -> SVGElement {
    var element = SVGElement("path")
    element.set("d", .path(path))
    if let fill {
      element.set("fill", fill.paint)
      if fill.rule == .evenOdd { element.set("fill-rule", text: "evenodd") }
    } else {
      element.set("fill", text: "none")
    }
    if let stroke { element.set(stroke) }
    return element
  }
}

extension Shape {
  fileprivate var hasConicGradient: Bool {
    for case .conicGradient? in [fill?.paint, stroke?.paint] { return true }
    return false
  }
}

extension Stroke {
  /// The drawn section of a path; throws for a path whose length overflows.
  fileprivate func trimmed(_ path: Path) throws(SceneError) -> Path {
    if trim == .whole { return path }
    do {
      return try path.trimmed(validatingFrom: trim.start, to: trim.end)
    } catch {
      throw SceneError(field: error.parameter, value: error.value, allowed: error.allowed)
    }
  }

  /// The same stroke in opaque white, for a mask.
  var white: Stroke {
    var stroke = self
    stroke.paint = .color(.white)
    return stroke
  }
}

extension SVGElement {
  mutating func set(_ stroke: Stroke) {
    set("stroke", stroke.paint)
    set("stroke-width", stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: set("stroke-linecap", text: "round")
    case .square: set("stroke-linecap", text: "square")
    }
    switch stroke.join {
    case .miter: break
    case .round: set("stroke-linejoin", text: "round")
    case .bevel: set("stroke-linejoin", text: "bevel")
    }
    // SVG refuses limits below 1.
    if stroke.miterLimit != 4 { set("stroke-miterlimit", max(1, stroke.miterLimit)) }
    guard !stroke.dash.isEmpty else { return }
    set("stroke-dasharray", .numbers(stroke.dash))
    if stroke.dashPhase != 0 { set("stroke-dashoffset", stroke.dashPhase) }
  }

  fileprivate mutating func set(_ name: String, _ paint: Paint) {
    switch paint {
    case .color(let color): set(name, color)
    case .linearGradient(let gradient):
      // SVG says that the last colour is everywhere, but librsvg mixes the colours.
      if gradient.start == gradient.end, let last = gradient.stops.last {
        set(name, last.color)
      } else {
        refer(name, to: gradient.definition)
      }
    case .radialGradient(let gradient): refer(name, to: gradient.definition)
    // It is written as wedges inside of a mask, which is white.
    case .conicGradient: set(name, Color.white)
    }
  }
}
