public import MotionNumerics

extension Scene: Interpolatable {
  /// Every number of what corresponds, in its way; what does not stays as it is until part 1.
  ///
  /// Lists of nodes correspond if they have the same count, nodes if they are of the same kind, optional parts if
  /// both are there. Names, texts and styles hold.
  public func interpolated(to end: Scene, by part: Double) -> Scene {
    if part == 0 { return self }
    if part == 1 { return end }
    return Scene(
      size: SIMD2(lengthBetween(size.x, end.size.x, part), lengthBetween(size.y, end.size.y, part)),
      background: between(background, end.background, part),
      title: held(title, end.title, part),
      description: held(description, end.description, part),
      nodes: nodes.interpolated(to: end.nodes, by: part))
  }
}

extension Node: Interpolatable {
  /// The content, if both nodes are of the same kind; else the node stays as it is until part 1.
  public func interpolated(to end: Node, by part: Double) -> Node {
    switch (self, end) {
    case (.group(let first), .group(let last)): .group(first.interpolated(to: last, by: part))
    case (.shape(let first), .shape(let last)): .shape(first.interpolated(to: last, by: part))
    case (.label(let first), .label(let last)): .label(first.interpolated(to: last, by: part))
    default: held(self, end, part)
    }
  }
}

extension Group: Interpolatable {
  /// The transform by turning and scaling, opacity, outline, mask, shadow and children in their ways; the name holds.
  public func interpolated(to end: Group, by part: Double) -> Group {
    if part == 0 { return self }
    if part == 1 { return end }
    return Group(
      name: held(name, end.name, part),
      transform: transform.interpolated(to: end.transform, by: part),
      opacity: opacity.interpolated(to: end.opacity, by: part),
      clip: between(clip, end.clip, part),
      mask: between(mask, end.mask, part),
      shadow: between(shadow, end.shadow, part),
      children: children.interpolated(to: end.children, by: part))
  }
}

extension Label: Interpolatable {
  /// Position, size and colour in straight lines; text, weight and anchor hold.
  public func interpolated(to end: Label, by part: Double) -> Label {
    if part == 0 { return self }
    if part == 1 { return end }
    return Label(
      held(text, end.text, part), at: position.interpolated(to: end.position, by: part),
      size: lengthBetween(size, end.size, part), weight: held(weight, end.weight, part),
      anchor: held(anchor, end.anchor, part), color: color.interpolated(to: end.color, by: part))
  }
}
