import MotionCurves

extension LinearGradient {
  /// The element that a fill or a stroke refers to.
  var definition: SVGElement {
    var element = SVGElement("linearGradient", content: .elements(stops.map { $0.element }))
    element.set("gradientUnits", text: "userSpaceOnUse")
    element.set("x1", start.x)
    element.set("y1", start.y)
    element.set("x2", end.x)
    element.set("y2", end.y)
    return element
  }
}

extension RadialGradient {
  /// The element that a fill or a stroke refers to.
  var definition: SVGElement {
    var element = SVGElement("radialGradient", content: .elements(stops.map { $0.element }))
    let focus = focusInside
    element.set("gradientUnits", text: "userSpaceOnUse")
    element.set("cx", center.x)
    element.set("cy", center.y)
    // For a radius of 0 librsvg paints nothing at all; this radius is written with the decimals of factors, and never
    // rounds to 0.
    element.set("r", .factors([max(radius, 0.001)]))
    element.set("fx", focus.x)
    element.set("fy", focus.y)
    return element
  }

  /// The focus, at most 0.99 radii from the centre.
  private var focusInside: SIMD2<Double> {
    let shift = focus - center
    let distance = shift.norm
    let limit = 0.99 * radius
    // The distance of far points may overflow.
    return distance <= limit ? focus : distance.isFinite && distance > 0 ? center + shift * (limit / distance) : center
  }
}

extension GradientStop {
  fileprivate var element: SVGElement {
    var element = SVGElement("stop")
    element.set("offset", unitInterval(offset))
    element.setColor("stop-color", opacity: "stop-opacity", color)
    return element
  }
}
