internal import MotionValues

/// Layers that are drawn together: those of the document itself, or a precomposition.
///
/// The composition and its layers are held by reference: a frame walks over them and copies none.
final class Composition: Sendable {
  /// The identifier of the asset; empty for the document's own layers.
  let id: String
  /// The name that people see; empty for none.
  let name: String
  /// The layers in the order of the document: the first one is on top.
  let layers: [Shared<Layer>]
  /// The number of layers that are parents of others.
  let parentCount: Int
  /// Whether a layer inside mixes with the content behind it.
  let hasBlends: Bool
  /// The frame at which the last layer ends.
  let outFrame: Double
  /// Whether a parent is turned out of the plane, so that its children move in space.
  let isSpatial: Bool

  init(id: String, name: String, layers: [Shared<Layer>], parentCount: Int, hasBlends: Bool) {
    self.id = id
    self.name = name
    self.layers = layers
    self.parentCount = parentCount
    self.hasBlends = hasBlends
    outFrame = layers.reduce(-.infinity) { max($0, $1.value.outFrame) }
    isSpatial = layers.contains { $0.value.parentSlot != nil && $0.value.transform.spatial != nil }
  }

  /// The composition with its layers replaced by others.
  func replacing(layers: [Shared<Layer>]) -> Composition {
    Composition(id: id, name: name, layers: layers, parentCount: parentCount, hasBlends: hasBlends)
  }

  /// The composition with one layer changed.
  func changing(_ place: Int, _ change: (inout Layer) -> Void) -> Composition {
    var layers = layers
    layers[place] = layers[place].changed(change)
    return replacing(layers: layers)
  }

  /// The map from a layer's coordinates to those of the composition: its own, then those of its parents.
  ///
  /// - Complexity: O(*n*) for *n* ancestors; ``ParentMaps`` is for all layers of a frame.
  func map(of layer: Int, at frame: Double) -> Affine {
    var maps = ParentMaps(self, at: frame)
    return maps.map(of: layer, in: self)
  }
}
