internal import MotionPaths
internal import MotionValues

extension Path {
  /// The path of outlines under a map, without outlines that have no vertices or a number that is not finite.
  init(_ outlines: [Outline], map: Affine = .identity) {
    var elements: [Element] = []
    elements.reserveCapacity(outlines.reduce(0) { $0 + $1.vertices.count + 2 })
    for outline in outlines { outline.append(to: &elements, map: map) }
    self = (try? Path(validatingElements: elements)) ?? Path()
  }
}

extension Outline {
  /// Appends the elements of the outline under a map; segments without tangents are lines.
  ///
  /// An outline with a number that is not finite is left out.
  func append(to elements: inout [Path.Element], map: Affine) {
    guard let first = vertices.first else { return }
    let start = elements.count
    // The sum of the products of all numbers with 0: NaN if one of them is not finite.
    var check = SIMD2<Double>.zero
    func mapped(_ point: SIMD2<Double>) -> SIMD2<Double> {
      let point = map.applied(to: point)
      check += point * 0
      return point
    }
    func append(from start: Vertex, to end: Vertex) {
      if start.outTangent == .zero && end.inTangent == .zero {
        elements.append(.line(to: mapped(end.point)))
      } else {
        elements.append(
          .cubic(
            control1: mapped(start.point + start.outTangent), control2: mapped(end.point + end.inTangent),
            to: mapped(end.point)))
      }
    }
    elements.append(.move(to: mapped(first.point)))
    var last = first
    for vertex in vertices.dropFirst() {
      append(from: last, to: vertex)
      last = vertex
    }
    if isClosed {
      // A straight way back is the closing line itself.
      if last.outTangent != .zero || first.inTangent != .zero { append(from: last, to: first) }
      elements.append(.close)
    }
    if check != .zero { elements.removeSubrange(start...) }
  }
}
