internal import MotionValues

extension SVGBuilder {
  /// One text; for a stroke with a conic gradient, also its outline, painted by the gradient.
  func elements(of label: Label) -> [SVGElement] {
    var element = text(of: label)
    element.set("fill", label.color)
    if !label.runs.isEmpty { element.content = .runs(runs(of: label, isOutline: false)) }
    guard let stroke = label.stroke.map({ drawable($0, of: label) }) else { return [element] }
    guard case .conicGradient(let gradient) = stroke.paint else {
      element.set(stroke)
      return [element]
    }
    var outline = text(of: label)
    outline.set("fill", text: "none")
    if !label.runs.isEmpty { outline.content = .runs(runs(of: label, isOutline: true)) }
    outline.set(stroke.white)
    return [element, self.element(of: gradient, inside: outline)]
  }

  /// The runs of a text; of an outline that another element paints they only have the places.
  ///
  /// A shift in SVG moves all letters after it, too: each run takes back the one before it.
  private func runs(of label: Label, isOutline: Bool) -> [SVGElement] {
    var last = SIMD2<Double>.zero
    return label.runs.map { run in
      var element = SVGElement("tspan", content: .text(run.text))
      let step = run.shift - last
      last = run.shift
      if step.x != 0 { element.set("dx", step.x) }
      if step.y != 0 { element.set("dy", step.y) }
      // What is not written is that of the text.
      if run.letterSpacing != 0 || label.letterSpacing != 0 { element.set("letter-spacing", run.letterSpacing) }
      if isOutline { return element }
      element.set("fill", .color(run.color))
      if run.color.alpha != 1 || label.color.alpha != 1 { element.set("fill-opacity", unitInterval(run.color.alpha)) }
      if label.stroke != nil, let outline = run.outline {
        element.set("stroke", .color(outline.color))
        element.set("stroke-opacity", unitInterval(outline.color.alpha))
        element.set("stroke-width", outline.width)
      }
      return element
    }
  }

  private func text(of label: Label) -> SVGElement {
    var element = SVGElement("text", content: .text(label.text))
    element.set("x", label.position.x)
    element.set("y", label.position.y)
    element.set("font-size", label.size)
    if !label.family.isEmpty { element.set("font-family", text: label.family) }
    switch label.weight {
    case .regular: break
    case .bold: element.set("font-weight", text: "bold")
    default: element.set("font-weight", label.weight.value)
    }
    if label.isItalic { element.set("font-style", text: "italic") }
    if label.letterSpacing != 0 { element.set("letter-spacing", label.letterSpacing) }
    switch label.anchor {
    case .start: break
    case .middle: element.set("text-anchor", text: "middle")
    case .end: element.set("text-anchor", text: "end")
    }
    return element
  }
}
