internal import MotionNumerics

/// Layers that are drawn together: those of the document itself, or a precomposition.
struct Composition: Sendable {
  /// The identifier of the asset; empty for the document's own layers.
  var id = ""
  /// The name that people see; empty for none.
  var name = ""
  /// In the order of the document: the first one is on top.
  var layers: [Layer] = []
  /// The number of layers that are parents of others.
  var parentCount = 0
  /// Whether something inside mixes with what is behind it.
  var hasBlends = false
  /// The frame at which the last layer ends.
  private(set) var outFrame = -Double.infinity

  init(id: String = "", name: String = "") {
    self.id = id
    self.name = name
  }

  /// Whether a parent is turned out of the plane, so that its children move in space.
  private(set) var isSpatial = false

  /// Sets what follows from the layers as a whole.
  mutating func finish() {
    outFrame = layers.reduce(-.infinity) { max($0, $1.outFrame) }
    isSpatial = layers.contains { $0.parentSlot != nil && $0.transform.spatial != nil }
  }

  /// The map from a layer's coordinates to those of the composition: its own, then those of its parents.
  ///
  /// - Complexity: O(*n*) for *n* ancestors; ``ParentMaps`` is for all layers of a frame.
  func map(of layer: Int, at frame: Double) -> Affine {
    var maps = ParentMaps(self, at: frame)
    return maps.map(of: layer, in: self)
  }
}
