import MotionPaths
internal import MotionValues
internal import VectorScene

extension SceneBuilder {
  /// The layer that is drawn, and its place.
  struct Subject {
    var place: Int
    var layer: Shared<Layer>
    var composition: Composition
    /// The frame of the composition.
    var frame: Double
    /// The key path of the layer.
    var name: String
    var names: LayerNameSource
  }

  /// The group of a layer that is shown at a frame: its content with masks, effects, matte, opacity and blending, in
  /// this order.
  ///
  /// A source of mattes has no matte itself.
  mutating func group(of subject: Subject, isSource: Bool = false, _ maps: inout ParentMaps) -> Group {
    let (layer, frame) = (subject.layer, subject.frame)
    let opacity = layer.value.transform.opacity(at: frame)
    let map = maps.map(of: subject.place, in: subject.composition)
    // A layer that is transparent, or as thin as a line, is not seen.
    guard opacity > 0, map.isDrawable else { return Group(name: subject.name) }
    var matte = MatteCoverage.whole
    if !isSource, let link = layer.value.matte {
      matte = coverage(of: link, for: subject, &maps)
      if case .nothing = matte { return Group(name: subject.name) }
    }
    var picture = layer.value.hasEffects ? changedPicture(of: subject) : maskedPicture(of: subject)
    picture.transform = map
    // A matte is in the coordinates of the composition, and so outside of the layer's transform.
    if case .mask(let mask) = matte { picture = Group(mask: mask, children: [.group(picture)]) }
    picture.name = subject.name
    picture.opacity = opacity
    if layer.value.blendMode != .normal { picture.blendMode = layer.value.blendMode }
    return picture
  }

  // MARK: Content and masks

  /// The content of a layer, clipped and masked, in its own coordinates.
  private mutating func maskedPicture(of subject: Subject) -> Group {
    var picture = content(of: subject)
    let (layer, frame) = (subject.layer, subject.frame)
    let masks = layer.value.masks
    guard let first = masks.firstIndex(where: { $0.mode != nil }), !picture.children.isEmpty else { return picture }
    let isOnly = !masks[(first + 1)...].contains { $0.mode != nil }
    if isOnly, picture.clip == nil, let clip = masks[first].clip(at: frame, budget: &budget) {
      picture.clip = clip
      return picture
    }
    var coverages: [MaskLayer] = []
    coverages.reserveCapacity(masks.count)
    for mask in masks {
      if let coverage = mask.layer(at: frame, budget: &budget) { coverages.append(coverage) }
    }
    picture.mask = Mask(layers: coverages)
    return picture
  }

  private mutating func content(of subject: Subject) -> Group {
    var group = Group()
    let (layer, frame) = (subject.layer, subject.frame)
    if let constant = layer.value.constantContent {
      if budget.takeSegments(constant.segments) { group.children = constant.nodes }
    } else {
      switch layer.value.kind {
      case .precomposition(let inner, let size):
        if let size { group.clip = Clip(.rectangle(x: 0, y: 0, width: size.x, height: size.y)) }
        group.isIsolated = document.compositions[inner].hasBlends
        group.children = nodes(
          of: inner, at: layer.value.localFrame(at: frame, in: document),
          names: subject.names.inner(of: subject.place, name: subject.name, document.layerNames))
      case .shape(let shapes): group.children = shapes.nodes(at: frame, budget: &budget)
      case .text(let text): group.children = text.nodes(at: frame, masks: layer.value.masks, budget: &budget)
      case .solid(let color, let size): group.children = Layer.solidNodes(color, size)
      case .nodes(let nodes): group.children = nodes
      case .image(let image): group.children = document.images[image].nodes
      case .null, .audio, .camera, .data, .unknown: break
      }
    }
    return group
  }

  // MARK: Effects

  /// The masked content of a layer, changed by its effects in their order, then by its styles.
  private mutating func changedPicture(of subject: Subject) -> Group {
    let start = budget
    let masked = maskedPicture(of: subject)
    // An empty picture needs no filters, but the outlines of masks are stroked also on an empty layer.
    guard !masked.children.isEmpty || subject.layer.value.strokesMasks else { return masked }
    let hasOwnGroup = masked.clip != nil || masked.mask != nil || masked.isIsolated
    var picture = Group(children: hasOwnGroup && !masked.children.isEmpty ? [.group(masked)] : masked.children)
    let (layer, frame) = (subject.layer, subject.frame)
    // A layer that is shown often has its effects as often, so they count like segments.
    for effect in layer.value.effects {
      guard budget.takeSegments(1) else { break }
      if effect.kind == .stroke {
        let nodes = picture.filters.isEmpty ? picture.children : [.group(picture)]
        picture = Group(
          children: effect.stroked(nodes, masks: layer.value.masks, at: frame, budget: &budget))
      }
      let (filters, amount) = effect.filters(at: frame)
      guard !filters.isEmpty, amount > 0 else { continue }
      if amount == 1 {
        picture.filters += filters
      } else if budget.take(start.cost(until: budget)) {
        // The changed picture over the old one, which itself may hold copies by now.
        let changed = Group(opacity: amount, filters: filters, children: [.group(picture)])
        picture = Group(children: [.group(picture), .group(changed)])
      }
    }
    guard !layer.value.styles.isEmpty else { return picture }
    return styledPicture(
      picture, content: masked.children, styles: layer.value.styles, at: frame, cost: start.cost(until: budget))
  }

  // MARK: Mattes

  /// The coverage that a matte gives.
  private enum MatteCoverage {
    case whole, nothing
    case mask(Mask)
  }

  /// The coverage by another layer's picture, which is empty outside of that layer's span.
  private mutating func coverage(of matte: Matte, for subject: Subject, _ maps: inout ParentMaps) -> MatteCoverage {
    var source = subject
    source.place = matte.source
    source.layer = subject.composition.layers[matte.source]
    source.name = subject.names.name(of: matte.source, in: subject.composition, document.layerNames)
    var nodes: [Node] = []
    if source.layer.value.isShown(at: subject.frame), enter() {
      let group = group(of: source, isSource: true, &maps)
      leave()
      if !group.children.isEmpty { nodes.append(.group(group)) }
    }
    guard !nodes.isEmpty else { return matte.kind.isInverted ? .whole : .nothing }
    let kind = matte.kind.isLuminance ? Mask.Kind.luminance : .alpha
    return .mask(Mask(nodes, kind: kind, isInverted: matte.kind.isInverted))
  }
}

extension Affine {
  /// Whether the map is finite and does not reduce areas to lines or points.
  fileprivate var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}
