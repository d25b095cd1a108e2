internal import MotionNumerics
internal import VectorScene

/// Draws compositions of a document at a frame.
///
/// - Complexity: a layer outside its span costs a comparison and an empty group.
struct SceneBuilder {
  let document: LottieDocument
  var budget = FrameBudget()
  /// The number of precompositions and mattes around what is drawn.
  private var depth = 0

  init(_ document: LottieDocument) {
    self.document = document
  }

  /// The nodes of a composition at one of its frames, from back to front.
  ///
  /// Every layer that can be seen at some frame has its group, named by its key path; outside its span the group is
  /// empty, so that an animated scene has its layers in the same order at all frames.
  mutating func nodes(of composition: Int, at frame: Double, names: LayerNameSource) -> [Node] {
    guard depth <= LottieLimits.precompositionDepth else { return [] }
    depth += 1
    defer { depth -= 1 }
    let composition = document.compositions[composition]
    var maps = ParentMaps(composition, at: frame)
    var nodes: [Node] = []
    nodes.reserveCapacity(min(composition.layers.count, budget.layers))
    for place in composition.layers.indices.reversed() where composition.layers[place].isDrawn {
      guard budget.takeLook() else { break }
      let name = names.name(of: place, in: composition, document.layerNames)
      guard composition.layers[place].isShown(at: frame) else {
        nodes.append(.group(Group(name: name)))
        continue
      }
      guard budget.takeLayer() else { break }
      nodes.append(.group(group(of: place, in: composition, at: frame, name: name, names: names, &maps)))
    }
    return nodes
  }

  /// The group of a layer that is shown at a frame.
  private mutating func group(
    of place: Int, in composition: Composition, at frame: Double, name: String, names: LayerNameSource,
    _ maps: inout ParentMaps
  ) -> Group {
    var group = Group(name: name)
    let opacity = composition.layers[place].transform.opacity(at: frame)
    let map = maps.map(of: place, in: composition)
    // Nothing is seen of what is transparent or thin as a line.
    guard opacity > 0, map.isDrawable else { return group }
    group.transform = map
    group.opacity = opacity
    content(of: place, in: composition, at: frame, names: names, name: name, into: &group)
    return group
  }

  private mutating func content(
    of place: Int, in composition: Composition, at frame: Double, names: LayerNameSource, name: String,
    into group: inout Group
  ) {
    if let constant = composition.layers[place].constantContent {
      if budget.takeSegments(constant.segments) { group.children = constant.nodes }
      return
    }
    switch composition.layers[place].kind {
    case .precomposition(let inner, let size):
      if let size { group.clip = Clip(.rectangle(x: 0, y: 0, width: size.x, height: size.y)) }
      group.isIsolated = document.compositions[inner].hasBlends
      group.children = nodes(
        of: inner, at: composition.layers[place].localFrame(at: frame, in: document),
        names: names.inner(of: place, name: name, document.layerNames))
    case .shape(let shapes): group.children = shapes.nodes(at: frame, budget: &budget)
    case .solid(let color, let size): group.children = Layer.solidNodes(color, size)
    case .nodes(let nodes): group.children = nodes
    case .image, .text, .null, .audio, .camera, .data, .unknown: break
    }
  }
}

extension Affine {
  /// Whether the map is finite and leaves areas their extent.
  fileprivate var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}
