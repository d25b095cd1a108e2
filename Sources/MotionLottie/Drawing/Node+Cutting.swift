internal import VectorScene

extension [Node] {
  /// The nodes without the content that is nested in more groups and masks than a number.
  func cut(below depth: Int) -> [Node] {
    compactMap { node in
      guard case .group(var group) = node else { return node }
      guard depth > 0 else { return nil }
      group.children = group.children.cut(below: depth - 1)
      if let mask = group.mask {
        let layers = mask.layers.map { layer in
          var layer = layer
          layer.nodes = layer.nodes.cut(below: depth - 1)
          return layer
        }
        group.mask = Mask(layers: layers)
      }
      return .group(group)
    }
  }
}
