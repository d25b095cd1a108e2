public import MotionCurves
import MotionValues

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
    case (.image(let first), .image(let last)): .image(first.interpolated(to: last, by: fraction))
    default: DiscreteInterpolation.value(from: self, to: end, by: fraction)
    }
  }
}

extension Group: Interpolatable {
  /// Interpolates opacity, clip, mask, shadow, filters and children, and the transform by its decomposition.
  ///
  /// Name, blend mode and isolation change at fraction 1.
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
      filters: filters.interpolated(to: end.filters, by: fraction),
      blendMode: DiscreteInterpolation.value(from: blendMode, to: end.blendMode, by: fraction),
      isIsolated: DiscreteInterpolation.value(from: isIsolated, to: end.isIsolated, by: fraction),
      children: children.interpolated(to: end.children, by: fraction))
  }
}

extension Label: Interpolatable {
  /// Interpolates position, size, weight, spacing, colour, stroke and as many runs; all else changes at fraction 1.
  public func interpolated(to end: Label, by fraction: Double) -> Label {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    var label = Label(
      DiscreteInterpolation.value(from: text, to: end.text, by: fraction),
      at: position.interpolated(to: end.position, by: fraction),
      size: size.interpolatedLength(to: end.size, by: fraction),
      family: DiscreteInterpolation.value(from: family, to: end.family, by: fraction),
      weight: weight.interpolated(to: end.weight, by: fraction),
      isItalic: DiscreteInterpolation.value(from: isItalic, to: end.isItalic, by: fraction),
      letterSpacing: letterSpacing.interpolated(to: end.letterSpacing, by: fraction),
      anchor: DiscreteInterpolation.value(from: anchor, to: end.anchor, by: fraction),
      color: color.interpolated(to: end.color, by: fraction),
      stroke: stroke.interpolated(to: end.stroke, by: fraction))
    label.runs = runs
    if runs.count == end.runs.count {
      label.runs = zip(runs, end.runs).map { $0.interpolated(to: $1, by: fraction) }
    }
    return label
  }
}

extension Label.Run: Interpolatable {
  /// Interpolates colours, widths, spacing and shift; the letters change at fraction 1.
  public func interpolated(to end: Label.Run, by fraction: Double) -> Label.Run {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    var run = self
    run.color = color.interpolated(to: end.color, by: fraction)
    run.letterSpacing = letterSpacing.interpolated(to: end.letterSpacing, by: fraction)
    run.shift = shift.interpolated(to: end.shift, by: fraction)
    if let outline, let last = end.outline {
      run.outline = Outline(
        outline.color.interpolated(to: last.color, by: fraction),
        width: outline.width.interpolatedLength(to: last.width, by: fraction))
    }
    return run
  }
}

extension Label.Weight {
  /// Interpolates the number linearly; an overshooting curve takes it no further than to 1 and 1000.
  func interpolated(to end: Label.Weight, by fraction: Double) -> Label.Weight {
    Label.Weight(min(max(value.interpolated(to: end.value, by: fraction), 1), 1000))
  }
}

extension Picture: Interpolatable {
  /// Interpolates the size; the bytes change at fraction 1.
  public func interpolated(to end: Picture, by fraction: Double) -> Picture {
    let shown = DiscreteInterpolation.value(from: self, to: end, by: fraction)
    return Picture(
      shown.data, mediaType: shown.mediaType,
      size: SIMD2(
        size.x.interpolatedLength(to: end.size.x, by: fraction),
        size.y.interpolatedLength(to: end.size.y, by: fraction)))
  }
}
