internal import MotionNumerics

extension SVGBuilder {
  /// One path, or two if the stroke is trimmed: SVG cannot trim.
  ///
  /// SVG's `pathLength` with dashes could, but dashes restart at each subpath, leave caps on dashes of no length, and are
  /// needed as dashes.
  func elements(of shape: Shape) throws(SceneError) -> [SVGElement] {
    var elements: [SVGElement] = []
    if let stroke = shape.stroke, stroke.trim != .whole {
      if shape.fill != nil { elements.append(path(shape.path, fill: shape.fill, stroke: nil)) }
      elements.append(path(try stroke.trimmed(shape.path), fill: nil, stroke: stroke))
    } else {
      elements.append(path(shape.path, fill: shape.fill, stroke: shape.stroke))
    }
    guard let shadow = shape.shadow else { return elements }
    if elements.count > 1 { elements = [SVGElement("g", content: .elements(elements))] }
    elements[0].refer("filter", to: filter(of: shadow))
    return elements
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

extension Stroke {
  /// The drawn section of a path; throws for a path whose length overflows.
  fileprivate func trimmed(_ path: Path) throws(SceneError) -> Path {
    do {
      return try path.trimmed(validatingFrom: trim.start, to: trim.end)
    } catch {
      throw SceneError(field: error.parameter, value: error.value, allowed: error.allowed)
    }
  }
}

extension SVGElement {
  fileprivate mutating func set(_ stroke: Stroke) {
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
    guard !stroke.dash.isEmpty else { return }
    set("stroke-dasharray", .numbers(stroke.dash))
    if stroke.dashPhase != 0 { set("stroke-dashoffset", stroke.dashPhase) }
  }

  fileprivate mutating func set(_ name: String, _ paint: Paint) {
    switch paint {
    case .color(let color): set(name, color)
    case .linearGradient(let gradient): refer(name, to: gradient.definition)
    }
  }
}

extension LinearGradient {
  fileprivate var definition: SVGElement {
    let stops = stops.map { stop in
      var element = SVGElement("stop")
      element.set("offset", unitInterval(stop.offset))
      element.setColor("stop-color", opacity: "stop-opacity", stop.color)
      return element
    }
    var element = SVGElement("linearGradient", content: .elements(stops))
    element.set("gradientUnits", text: "userSpaceOnUse")
    element.set("x1", start.x)
    element.set("y1", start.y)
    element.set("x2", end.x)
    element.set("y2", end.y)
    return element
  }
}
