/// Layers of a tree by their paths: the indices of sublayers from this layer on; an empty path is the layer itself.
extension Layer {
  /// The layer at a path; nil if there is none.
  public func sublayer(at path: [Int]) -> Layer? {
    var layer = self
    for index in path {
      guard layer.sublayers.indices.contains(index) else { return nil }
      layer = layer.sublayers[index]
    }
    return layer
  }

  /// The path of the sublayer with the first name, of its sublayer with the next, and so on; nil if there is none.
  ///
  /// Among several layers with the same name the first counts.
  package func path(ofNames names: [String]) -> [Int]? {
    var (layer, path) = (self, [Int]())
    for name in names {
      guard let index = layer.sublayers.firstIndex(where: { $0.name == name }) else { return nil }
      path.append(index)
      layer = layer.sublayers[index]
    }
    return path
  }

  /// The path of the layer with a name, at any depth, in depth-first order; nil if there is none.
  public func path(toLayerNamed name: String) -> [Int]? {
    if self.name == name { return [] }
    for (index, sublayer) in sublayers.enumerated() {
      if let path = sublayer.path(toLayerNamed: name) { return [index] + path }
    }
    return nil
  }
}
