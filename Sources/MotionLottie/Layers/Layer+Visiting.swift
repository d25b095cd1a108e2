extension Layer {
  /// Hands the properties to a visitor, with the names of After Effects.
  ///
  /// The properties of the layer itself come first, then those of its content. The visitor enters the layer before this
  /// call, and a precomposition after it.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.begin(.transform)
    visitor.visit(inside: "Transform") { transform.visit(&$0) }
    visitor.begin(.time)
    visitor.visit("Time Remap", &timeRemap)
    visitor.begin(.masks)
    for place in masks.indices { masks[place].visit(&visitor) }
    visitor.begin(.effects)
    for place in effects.indices { effects[place].visit(&visitor) }
    visitor.begin(.styles)
    for place in styles.indices { styles[place].visit(&visitor) }
    visitContent(&visitor)
  }

  private mutating func visitContent(_ visitor: inout some PropertyVisitor) {
    switch kind {
    case .shape(var shapes):
      visitor.begin(.content)
      shapes.visit(&visitor)
      kind = .shape(shapes)
    case .text(var text):
      visitor.begin(.text)
      text.visit(&visitor)
      kind = .text(text)
    default: break
    }
  }
}
