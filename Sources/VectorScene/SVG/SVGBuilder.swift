internal import MotionValues

/// Makes the elements of a scene, without attributes that have their initial value.
struct SVGBuilder {
  /// The size of the canvas.
  let canvas: SIMD2<Double>
  /// The permitted cost of the dashes of all strokes of the document.
  let dashes: DashBudget
  /// The map from the current coordinates to those of the canvas.
  var map = Affine.identity
  /// The distance by which the filters of surrounding groups extend their pictures, in points of the canvas.
  var carried = 0.0

  /// The document of a scene, in which all numbers are finite; throws for a scene that cannot be written.
  ///
  /// `isIsolated` keeps the blend modes of its groups from mixing with the page around the document.
  static func document(
    of scene: Scene, isIsolated: Bool, dashes: DashBudget
  ) throws(SceneError) -> SVGElement {
    try scene.validateNumbers()
    var root = SVGElement("svg")
    root.set("xmlns", text: "http://www.w3.org/2000/svg")
    root.set("width", scene.size.x)
    root.set("height", scene.size.y)
    root.set("viewBox", .numbers([0, 0, scene.size.x, scene.size.y]))
    root.set("role", text: "img")
    root.set("font-family", text: "sans-serif")
    if isIsolated { root.set("style", text: "isolation:isolate") }
    var content: [SVGElement] = []
    if !scene.title.isEmpty { content.append(SVGElement("title", content: .text(scene.title))) }
    if !scene.description.isEmpty { content.append(SVGElement("desc", content: .text(scene.description))) }
    if let background = scene.background {
      var canvas = SVGElement("rect")
      canvas.set("width", scene.size.x)
      canvas.set("height", scene.size.y)
      canvas.set("fill", background)
      content.append(canvas)
    }
    content += try SVGBuilder(canvas: scene.size, dashes: dashes).elements(of: scene.nodes, in: "nodes")
    root.content = .elements(content)
    return root
  }

  /// The elements of a list of nodes; an error names the list and the index.
  func elements(of nodes: [Node], in list: String) throws(SceneError) -> [SVGElement] {
    var elements: [SVGElement] = []
    try SceneError.forEach(of: nodes, in: list) { (node) throws(SceneError) in
      switch node {
      case .group(let group): elements.append(try element(of: group))
      case .shape(let shape): elements += try self.elements(of: shape)
      case .label(let label): elements += self.elements(of: label)
      case .image(let picture): elements.append(element(of: picture))
      }
    }
    return elements
  }

  private func element(of group: Group) throws(SceneError) -> SVGElement {
    var inner = self
    inner.map = map * group.transform
    inner.carried += group.filterReach * inner.map.greatestGrowth
    var element = SVGElement("g", content: .elements(try inner.elements(of: group.children, in: "children")))
    if !group.name.isEmpty { element.set("class", text: group.name) }
    if group.transform != .identity { element.set("transform", .transform(group.transform)) }
    if group.opacity != 1 { element.set("opacity", unitInterval(group.opacity)) }
    if let style = group.style { element.set("style", text: style) }
    // References are in the coordinates after the element's own transform.
    if let filter = inner.filter(of: group) { element.refer("filter", to: filter) }
    if let clip = group.clip { element.refer("clip-path", to: clipPath(of: clip)) }
    if let mask = group.mask, !mask.layers.isEmpty { element.refer("mask", to: try inner.mask(of: mask)) }
    return element
  }

  private func element(of picture: Picture) -> SVGElement {
    var element = SVGElement("image")
    element.set("width", picture.size.x)
    element.set("height", picture.size.y)
    element.set("preserveAspectRatio", text: "none")
    // The size is no part of the file: only the bytes tell pictures of an animation apart.
    element.set("href", .picture(Picture(picture.data, mediaType: picture.mediaType, size: .zero)))
    return element
  }
}

extension Group {
  /// The properties that have no attributes, as a style sheet writes them; nil if all have their initial values.
  ///
  /// A clip isolates in browsers, but not in librsvg.
  fileprivate var style: String? {
    switch (blendMode, isIsolated || (clip != nil && children.hasBlending)) {
    case (.normal, false): nil
    case (.normal, true): "isolation:isolate"
    case (let mode, false): "mix-blend-mode:" + mode.rawValue
    case (let mode, true): "mix-blend-mode:" + mode.rawValue + ";isolation:isolate"
    }
  }
}

extension SVGElement {
  /// Sets a colour, with its alpha value as a separate attribute.
  mutating func set(_ name: String, _ color: Color) {
    setColor(name, opacity: name + "-opacity", color)
  }

  /// Sets a colour and its alpha value as two named attributes.
  mutating func setColor(_ name: String, opacity: String, _ color: Color) {
    set(name, .color(color))
    if color.alpha != 1 { set(opacity, unitInterval(color.alpha)) }
  }
}

extension [Node] {
  /// Whether a group among the nodes, or inside of them, mixes with the content behind it.
  var hasBlending: Bool {
    contains { node in
      guard case .group(let group) = node else { return false }
      return group.blendMode != .normal || group.children.hasBlending
    }
  }
}
