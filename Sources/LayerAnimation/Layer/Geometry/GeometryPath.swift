/// Layers of a tree by their place: the indices of sublayers from this layer on, none meaning the layer itself.
extension Layer {
  /// The layer at a place; nil if there is none.
  public func sublayer(at path: [Int]) -> Layer? {
    var layer = self
    for index in path {
      guard layer.sublayers.indices.contains(index) else { return nil }
      layer = layer.sublayers[index]
    }
    return layer
  }

  /// The place of the sublayer with a name, of that one's with the next, and so on; nil if there is none.
  ///
  /// Of several with the same name it is the first.
  public func path(ofNames names: [String]) -> [Int]? {
    var (layer, path) = (self, [Int]())
    for name in names {
      guard let index = layer.sublayers.firstIndex(where: { $0.name == name }) else { return nil }
      path.append(index)
      layer = layer.sublayers[index]
    }
    return path
  }

  /// The place of the layer with a name, at whatever depth: the first with its sublayers before the next; nil if
  /// there is none.
  public func path(toLayerNamed name: String) -> [Int]? {
    if self.name == name { return [] }
    for (index, sublayer) in sublayers.enumerated() {
      if let path = sublayer.path(toLayerNamed: name) { return [index] + path }
    }
    return nil
  }
}
