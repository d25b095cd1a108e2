/// A part of a scene that SVG cannot say, or that not every program draws as it says.
public enum SVGApproximation: String, Sendable, Hashable, CaseIterable {
  /// A conic gradient, written as wedges of flat colour, smooth to a step of 1/255 but at sudden changes.
  case conicGradient
  /// ``BlendMode/plusLighter``: browsers draw it; librsvg 2.54 draws `normal`.
  case plusLighter
  /// A WebP file: browsers draw it; librsvg only with another program's loader.
  case webP
}

extension Scene {
  /// What of the scene an SVG document of it gives only nearly or not in every program, each once, in the order of the
  /// cases.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public var svgApproximations: [SVGApproximation] {
    var found: Set<SVGApproximation> = []
    nodes.addApproximations(to: &found)
    return SVGApproximation.allCases.filter { found.contains($0) }
  }
}

extension [Node] {
  fileprivate func addApproximations(to found: inout Set<SVGApproximation>) {
    for node in self {
      switch node {
      case .group(let group):
        if group.blendMode == .plusLighter { found.insert(.plusLighter) }
        for layer in group.mask?.layers ?? [] { layer.nodes.addApproximations(to: &found) }
        group.children.addApproximations(to: &found)
      case .shape(let shape):
        for case .conicGradient? in [shape.fill?.paint, shape.stroke?.paint] { found.insert(.conicGradient) }
      case .label(let label):
        if case .conicGradient? = label.stroke?.paint { found.insert(.conicGradient) }
      case .image(let picture):
        if picture.mediaType == .webP { found.insert(.webP) }
      }
    }
  }

  /// Whether a group among them, or in them, mixes with what is behind it.
  var mix: Bool {
    contains { node in
      guard case .group(let group) = node else { return false }
      return group.blendMode != .normal || group.children.mix
    }
  }
}
