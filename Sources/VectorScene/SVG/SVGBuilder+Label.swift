extension SVGBuilder {
  /// One text; for a stroke with a conic gradient, also its outline, painted by the gradient.
  func elements(of label: Label) -> [SVGElement] {
    var element = text(of: label)
    element.set("fill", label.color)
    guard let stroke = label.stroke.map({ drawable($0, of: label) }) else { return [element] }
    guard case .conicGradient(let gradient) = stroke.paint else {
      element.set(stroke)
      return [element]
    }
    var outline = text(of: label)
    outline.set("fill", text: "none")
    outline.set(stroke.white)
    return [element, self.element(of: gradient, inside: outline)]
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
