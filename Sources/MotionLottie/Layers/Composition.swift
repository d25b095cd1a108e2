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

  /// Sets what follows from the layers as a whole.
  mutating func finish() {
    outFrame = layers.reduce(-.infinity) { max($0, $1.outFrame) }
  }

  /// The map from a layer's coordinates to those of the composition: its own, then those of its parents.
  ///
  /// - Complexity: O(*n*) for *n* ancestors; ``ParentMaps`` is for all layers of a frame.
  func map(of layer: Int, at frame: Double) -> Affine {
    var map = layers[layer].map(at: frame)
    var ancestor = layers[layer].parent
    while let place = ancestor {
      map = layers[place].map(at: frame) * map
      ancestor = layers[place].parent
    }
    return map
  }
}

/// The maps of the layers of a composition at one frame: each parent's is made once.
struct ParentMaps {
  private let frame: Double
  /// The map of each parent to the composition.
  private var maps: [Affine?]
  private var chain: [Int] = []

  init(_ composition: Composition, at frame: Double) {
    self.frame = frame
    maps = composition.parentCount == 0 ? [] : Array(repeating: nil, count: composition.parentCount)
  }

  /// The map from a layer's coordinates to those of the composition.
  mutating func map(of layer: Int, in composition: Composition) -> Affine {
    let own = composition.layers[layer].map(at: frame)
    guard let parent = composition.layers[layer].parent else { return own }
    return map(ofParent: parent, in: composition) * own
  }

  /// Walks up to an ancestor whose map is known, and down again; a chain may be as long as the document.
  private mutating func map(ofParent parent: Int, in composition: Composition) -> Affine {
    var map = Affine.identity
    var ancestor: Int? = parent
    while let place = ancestor {
      if let slot = composition.layers[place].parentSlot, let known = maps[slot] {
        map = known
        break
      }
      chain.append(place)
      ancestor = composition.layers[place].parent
    }
    while let place = chain.popLast() {
      map = map * composition.layers[place].map(at: frame)
      if let slot = composition.layers[place].parentSlot { maps[slot] = map }
    }
    return map
  }
}
