public import MotionNumerics

extension Scene: Interpolatable {
  /// Interpolates every number of the parts that correspond; all else changes at fraction 1.
  ///
  /// Lists of nodes correspond if they have the same count, nodes if they are of the same kind, optional parts if
  /// both are there. Names, texts and styles change at fraction 1.
  public func interpolated(to end: Scene, by fraction: Double) -> Scene {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return Scene(
      size: SIMD2(
        size.x.interpolatedLength(to: end.size.x, by: fraction),
        size.y.interpolatedLength(to: end.size.y, by: fraction)),
      background: background.interpolated(to: end.background, by: fraction),
      title: DiscreteInterpolation.value(from: title, to: end.title, by: fraction),
      description: DiscreteInterpolation.value(from: description, to: end.description, by: fraction),
      nodes: nodes.interpolated(to: end.nodes, by: fraction))
  }
}

extension Node: Interpolatable {
  /// Interpolates the content if both nodes are of the same kind; otherwise the node changes at fraction 1.
  public func interpolated(to end: Node, by fraction: Double) -> Node {
    switch (self, end) {
    case (.group(let first), .group(let last)): .group(first.interpolated(to: last, by: fraction))
    case (.shape(let first), .shape(let last)): .shape(first.interpolated(to: last, by: fraction))
    case (.label(let first), .label(let last)): .label(first.interpolated(to: last, by: fraction))
    default: DiscreteInterpolation.value(from: self, to: end, by: fraction)
    }
  }
}

extension Group: Interpolatable {
  /// Interpolates opacity, clip, mask, shadow and children, and the transform by its decomposition.
  ///
  /// The name changes at fraction 1.
  public func interpolated(to end: Group, by fraction: Double) -> Group {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return Group(
      name: DiscreteInterpolation.value(from: name, to: end.name, by: fraction),
      transform: transform.interpolated(to: end.transform, by: fraction),
      opacity: opacity.interpolated(to: end.opacity, by: fraction),
      clip: clip.interpolated(to: end.clip, by: fraction),
      mask: mask.interpolated(to: end.mask, by: fraction),
      shadow: shadow.interpolated(to: end.shadow, by: fraction),
      children: children.interpolated(to: end.children, by: fraction))
  }
}

extension Label: Interpolatable {
  /// Interpolates position, size and colour linearly; text, weight and anchor change at fraction 1.
  public func interpolated(to end: Label, by fraction: Double) -> Label {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return Label(
      DiscreteInterpolation.value(from: text, to: end.text, by: fraction),
      at: position.interpolated(to: end.position, by: fraction),
      size: size.interpolatedLength(to: end.size, by: fraction),
      weight: DiscreteInterpolation.value(from: weight, to: end.weight, by: fraction),
      anchor: DiscreteInterpolation.value(from: anchor, to: end.anchor, by: fraction),
      color: color.interpolated(to: end.color, by: fraction))
  }
}
