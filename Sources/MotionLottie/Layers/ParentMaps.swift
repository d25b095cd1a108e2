internal import MotionValues

/// The maps of the layers of a composition at one frame: each parent's map is made once.
struct ParentMaps {
  private let frame: Double
  /// The map of each parent to the composition; either `maps` or `spaceMaps` is empty.
  private var maps: [Affine?] = []
  private var spaceMaps: [Transform3D?] = []
  private var chain: [Int] = []

  init(_ composition: Composition, at frame: Double) {
    self.frame = frame
    guard composition.parentCount > 0 else { return }
    if composition.isSpatial {
      spaceMaps = Array(repeating: nil, count: composition.parentCount)
    } else {
      maps = Array(repeating: nil, count: composition.parentCount)
    }
  }

  /// The map from a layer's coordinates to those of the composition.
  mutating func map(of layer: Int, in composition: Composition) -> Affine {
    guard let parent = composition.layers[layer].value.parent else {
      return composition.layers[layer].map(at: frame)
    }
    if composition.isSpatial {
      let own = composition.layers[layer].spaceMap(at: frame)
      return Affine(plane: own.concatenated(with: spaceMap(ofParent: parent, in: composition)))
    }
    return map(ofParent: parent, in: composition) * composition.layers[layer].map(at: frame)
  }

  /// Walks up to an ancestor whose map is known, and down again; a chain may be as long as the document.
  private mutating func map(ofParent parent: Int, in composition: Composition) -> Affine {
    var map = climb(from: parent, in: composition, known: maps) ?? .identity
    while let place = chain.popLast() {
      map = map * composition.layers[place].map(at: frame)
      if let slot = composition.layers[place].value.parentSlot { maps[slot] = map }
    }
    return map
  }

  /// The same in space; the map becomes one of the plane only at the end.
  private mutating func spaceMap(ofParent parent: Int, in composition: Composition) -> Transform3D {
    var map = climb(from: parent, in: composition, known: spaceMaps) ?? .identity
    while let place = chain.popLast() {
      map = composition.layers[place].spaceMap(at: frame).concatenated(with: map)
      if let slot = composition.layers[place].value.parentSlot { spaceMaps[slot] = map }
    }
    return map
  }

  /// Puts a layer and its ancestors into the chain, up to the first one whose map is known, and returns that map.
  private mutating func climb<Map>(from layer: Int, in composition: Composition, known: [Map?]) -> Map? {
    var ancestor: Int? = layer
    while let place = ancestor {
      if let slot = composition.layers[place].value.parentSlot, let map = known[slot] { return map }
      chain.append(place)
      ancestor = composition.layers[place].value.parent
    }
    return nil
  }
}
