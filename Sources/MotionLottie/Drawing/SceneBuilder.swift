internal import VectorScene

/// Draws compositions of a document at a frame.
///
/// - Complexity: a layer outside its span costs a comparison and an empty group.
struct SceneBuilder {
  let document: LottieDocument
  var budget = FrameBudget()
  /// The number of precompositions and mattes around the current content.
  private var depth = 0

  init(_ document: LottieDocument) {
    self.document = document
  }

  /// The nodes of a composition at one of its frames, from back to front.
  ///
  /// Every layer that can be seen at some frame has its group, named by its key path. Outside its span the group is
  /// empty: an animated scene thus has its layers in the same order at all frames.
  mutating func nodes(of composition: Int, at frame: Double, names: LayerNameSource) -> [Node] {
    guard enter() else { return [] }
    defer { leave() }
    let composition = document.compositions[composition]
    var maps = ParentMaps(composition, at: frame)
    var nodes: [Node] = []
    nodes.reserveCapacity(min(composition.layers.count, budget.layers))
    for place in composition.layers.indices.reversed() where composition.layers[place].value.isDrawn {
      guard budget.spend() else { break }
      let name = names.name(of: place, in: composition, document.layerNames)
      let layer = composition.layers[place]
      guard layer.value.isShown(at: frame) else {
        nodes.append(.group(Group(name: name)))
        continue
      }
      guard budget.takeLayer() else { break }
      let subject = Subject(
        place: place, layer: layer, composition: composition, frame: frame, name: name, names: names)
      nodes.append(.group(group(of: subject, &maps)))
    }
    return nodes
  }

  /// Enters a precomposition or a matte; returns false if there are too many around it.
  mutating func enter() -> Bool {
    guard depth <= LottieLimits.precompositionDepth else { return false }
    depth += 1
    return true
  }

  /// Leaves a precomposition or a matte.
  mutating func leave() { depth -= 1 }
}
