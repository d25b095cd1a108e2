internal import MotionNumerics

extension SVGBuilder {
  func clipPath(of path: Path) -> SVGElement {
    var outline = SVGElement("path")
    outline.set("d", .path(path))
    return SVGElement("clipPath", content: .elements([outline]))
  }

  func mask(of nodes: [Node]) throws(SceneError) -> SVGElement {
    var element = SVGElement("mask", content: .elements(try elements(of: nodes, in: "mask")))
    element.set("mask-type", text: "alpha")
    element.set("maskUnits", text: "userSpaceOnUse")
    element.setRegion(reach: reach(beyond: 0))
    return element
  }

  /// A filter that draws a shadow behind its element, blended in sRGB like all else.
  ///
  /// The region is not SVG's default, the bounding box and a tenth more: a blur reaches further, and a
  /// straight line has no box at all. `feDropShadow` would be shorter, but librsvg 2.54 draws nothing at all for it.
  func filter(of shadow: Shadow) -> SVGElement {
    var blur = SVGElement("feGaussianBlur")
    blur.set("in", text: "SourceAlpha")
    blur.set("stdDeviation", shadow.radius)
    var shift = SVGElement("feOffset")
    shift.set("dx", shadow.offset.x)
    shift.set("dy", shadow.offset.y)
    shift.set("result", text: "b")
    var flood = SVGElement("feFlood")
    flood.setColor("flood-color", opacity: "flood-opacity", shadow.color)
    var colored = SVGElement("feComposite")
    colored.set("in2", text: "b")
    colored.set("operator", text: "in")
    var source = SVGElement("feMergeNode")
    source.set("in", text: "SourceGraphic")
    let merge = SVGElement("feMerge", content: .elements([SVGElement("feMergeNode"), source]))
    var element = SVGElement("filter", content: .elements([blur, shift, flood, colored, merge]))
    element.set("filterUnits", text: "userSpaceOnUse")
    // Beyond three σ a Gaussian has 0.3 % left. A shape outside of the canvas may cast its shadow into it.
    element.setRegion(reach: reach(beyond: shadow.offset.norm + 3 * shadow.radius))
    element.set("color-interpolation-filters", text: "sRGB")
    return element
  }

  /// A power of two such that the square from −reach to reach covers the canvas and a margin around it.
  ///
  /// Any square that covers them serves; with powers of two an animation has few different ones.
  private func reach(beyond margin: Double) -> Double {
    let inverse = map.inverse ?? .identity
    let corners: [SIMD2<Double>] = [.zero, SIMD2(canvas.x, 0), SIMD2(0, canvas.y), canvas]
    let farthest = corners.reduce(1) { reach, corner in
      let local = inverse.applied(to: corner)
      return max(reach, max(local.x.magnitude, local.y.magnitude))
    }
    let needed = farthest + margin
    // Above 2³⁰ a renderer's 32-bit floats no longer resolve the difference; and the inverse cannot overflow below it.
    guard needed < 0x1p30 else { return 0x1p30 }
    return Double(sign: .plus, exponent: needed.exponent + 1, significand: 1)
  }
}

extension SVGElement {
  fileprivate mutating func setRegion(reach: Double) {
    set("x", -reach)
    set("y", -reach)
    set("width", 2 * reach)
    set("height", 2 * reach)
  }
}
