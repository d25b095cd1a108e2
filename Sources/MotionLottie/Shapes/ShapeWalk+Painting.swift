internal import MotionPaths
internal import MotionValues
internal import VectorScene

extension ShapeWalk {
  /// The nodes of all steps, from back to front.
  mutating func nodes() -> [Node] {
    var end = steps.count
    return nodes(before: &end)
  }

  /// The nodes before a step, back to the front of its group; `end` becomes the place of that front.
  private mutating func nodes(before end: inout Int) -> [Node] {
    var nodes: [Node] = []
    while end > 0 {
      end -= 1
      switch steps[end] {
      case .style(let style, let slots, let firstMap):
        if let node = node(style.value, slots, firstMap) { nodes.append(node) }
      case .close:
        let children = self.nodes(before: &end)
        guard case .open(let layer) = steps[end], !children.isEmpty else { break }
        nodes.append(
          .group(Group(transform: layer.map, opacity: layer.opacity, blendMode: layer.blendMode, children: children)))
      case .open: return nodes
      }
    }
    return nodes
  }

  private mutating func node(_ style: ShapeStyle, _ range: Range<Int>, _ firstMap: Int?) -> Node? {
    let known = fixedPath(of: style)
    let count = known?.elements.count ?? slots[range].reduce(0) { $0 + $1.elementCount }
    guard budget.takeSegments(count + style.weight) else { return nil }
    let path = known ?? path(of: range, firstMap, count)
    guard !path.isEmpty else { return nil }
    return style.node(painting: path, isExclusive: slots[range].contains { $0.isExclusive }, at: frame)
  }

  /// The outlines of slots as one path of a number of elements.
  private func path(of range: Range<Int>, _ firstMap: Int?, _ count: Int) -> Path {
    var elements: [Path.Element] = []
    elements.reserveCapacity(count)
    for index in range {
      let map = firstMap.map { notedMaps[$0 + index - range.lowerBound] } ?? .identity
      for outline in slots[index].outlines { outline.append(to: &elements, map: map) }
    }
    return (try? Path(validatingElements: elements)) ?? Path()
  }

  /// The paths of all styles whose path is the same at every frame, by the numbers of the styles.
  mutating func fixedPaths(count: Int) -> [Path?] {
    var paths = [Path?](repeating: nil, count: count)
    for step in steps {
      guard case .style(let style, let slots, let firstMap) = step, style.value.isPathFixed else { continue }
      let number = style.value.number
      let size = self.slots[slots].reduce(0) { $0 + $1.elementCount }
      if paths[number] == nil, budget.takeSegments(size) { paths[number] = path(of: slots, firstMap, size) }
    }
    return paths
  }
}

extension ShapeSlot {
  /// The greatest number of elements that a path needs for the slot.
  fileprivate var elementCount: Int { outlines.reduce(0) { $0 + $1.vertices.count + 2 } }
}

extension SIMD8<Double> {
  /// Whether all components are finite.
  var isAllFinite: Bool { (self * 0).sum() == 0 }
}
