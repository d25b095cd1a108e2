internal import MotionValues

/// A part of a scene that SVG cannot express, or that not every program draws as SVG defines it.
///
/// The statements about librsvg were observed in its version 2.54.
public enum SVGApproximation: String, Sendable, Hashable, CaseIterable {
  /// A conic gradient: it is written as wedges of flat colour, smooth to a step of 1/255 except where the colour jumps.
  case conicGradient
  /// ``BlendMode/plusLighter``: browsers draw it, librsvg draws `normal`.
  case plusLighter
  /// A blur of two deviations, an erosion or a dilation in a group that is turned or skewed: librsvg filters along the
  /// rows and columns of its pixels.
  case turnedFilter
  /// A WebP file: browsers draw it, librsvg leaves it out.
  case webP
  /// A file of more than 7.4 MB: librsvg reads the document only with its option `--unlimited`.
  case largePicture
  /// A stroke with too many visible dashes: it is written as an unbroken stroke, as opaque as its dashes are on
  /// average.
  ///
  /// Too many are more than 100,000 visible dashes, together with those of the strokes before, or fewer that lie on one
  /// another.
  case fineDashes
}

extension Scene {
  /// The parts of the scene that its SVG document shows only nearly, or not in every program: each once, in the order
  /// of the cases.
  ///
  /// - Complexity: O(*n*) for *n* nodes, and that of the document if it may have too many dashes.
  public var svgApproximations: [SVGApproximation] {
    var found: Set<SVGApproximation> = []
    nodes.addApproximations(to: &found, map: .identity)
    if losesDashes { found.insert(.fineDashes) }
    return SVGApproximation.allCases.filter { found.contains($0) }
  }
}

extension Scene {
  /// Whether a stroke is written without its dashes.
  ///
  /// That depends on the visible dashes, which only the document knows; most scenes have few dashes in any case.
  private var losesDashes: Bool {
    let dashes = DashBudget(canvas: size, decimals: 3)
    if nodes.take(dashes) { return false }
    let whole = DashBudget(canvas: size, decimals: 3)
    _ = try? SVGBuilder.document(of: self, isIsolated: false, dashes: whole)
    return whole.isExceeded
  }
}

extension [Node] {
  /// Reserves all dashes of the nodes, visible or not, as if each were as high as the canvas; false if they do not fit.
  fileprivate func take(_ dashes: DashBudget) -> Bool {
    allSatisfy { node in
      switch node {
      case .group(let group):
        return group.children.take(dashes) && (group.mask?.layers ?? []).allSatisfy { $0.nodes.take(dashes) }
      case .shape(let shape):
        guard let stroke = shape.stroke, let pattern = dashes.pattern(of: stroke) else { return true }
        return dashes.take(pattern.most(along: shape.path), extent: .infinity)
      case .label(let label):
        guard let stroke = label.stroke, let pattern = dashes.pattern(of: stroke) else { return true }
        return dashes.take(pattern.most(of: label), extent: .infinity)
      case .image: return true
      }
    }
  }

  /// Adds the approximations of the nodes; the map leads from their coordinates to those of the canvas.
  fileprivate func addApproximations(to found: inout Set<SVGApproximation>, map: Affine) {
    for node in self {
      switch node {
      case .group(let group):
        let map = map * group.transform
        if group.blendMode == .plusLighter { found.insert(.plusLighter) }
        if !map.keepsAxes, group.filters.contains(where: { $0.hasAxes }) { found.insert(.turnedFilter) }
        for layer in group.mask?.layers ?? [] { layer.nodes.addApproximations(to: &found, map: map) }
        group.children.addApproximations(to: &found, map: map)
      case .shape(let shape):
        for case .conicGradient? in [shape.fill?.paint, shape.stroke?.paint] { found.insert(.conicGradient) }
      case .label(let label):
        if case .conicGradient? = label.stroke?.paint { found.insert(.conicGradient) }
      case .image(let picture):
        if picture.mediaType == .webP { found.insert(.webP) }
        if picture.data.count > Picture.greatestPlainByteCount { found.insert(.largePicture) }
      }
    }
  }
}

extension Picture {
  /// libxml2, librsvg's parser, reads attributes of at most 10⁷ bytes; four bytes of an attribute hold three bytes of a
  /// file.
  fileprivate static let greatestPlainByteCount = 7_400_000
}

extension Affine {
  /// Whether lines along an axis stay along an axis, to the precision of a matrix of rounded numbers.
  fileprivate var keepsAxes: Bool {
    let limit = 1e-6 * max(a.magnitude, b.magnitude, c.magnitude, d.magnitude)
    return (b.magnitude <= limit && c.magnitude <= limit) || (a.magnitude <= limit && d.magnitude <= limit)
  }
}

extension Filter {
  /// Whether filtering a turned picture differs from turning the filtered picture.
  fileprivate var hasAxes: Bool {
    switch self {
    case .blur(let deviations): deviations.x != deviations.y
    case .erode(let radius), .dilate(let radius): radius > 0
    case .colorMatrix, .componentTable, .shadow, .shadowOnly: false
    }
  }
}
