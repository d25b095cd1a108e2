internal import MotionNumerics

extension Path {
  /// The path of outlines under a map; without those that have a number that is not finite, and those of no vertices.
  init(_ outlines: [Outline], map: Affine = .identity) {
    var elements: [Element] = []
    elements.reserveCapacity(outlines.reduce(0) { $0 + $1.vertices.count + 2 })
    for outline in outlines { outline.append(to: &elements, map: map) }
    self = (try? Path(validatingElements: elements)) ?? Path()
  }
}

extension Outline {
  /// Appends the elements of the outline under a map; segments without tangents are lines.
  func append(to elements: inout [Path.Element], map: Affine) {
    guard let first = vertices.first else { return }
    elements.append(.move(to: map.applied(to: first.point)))
    for (start, end) in zip(vertices, vertices.dropFirst()) { append(from: start, to: end, &elements, map) }
    guard isClosed, let last = vertices.last else { return }
    // A straight way back is the closing line itself.
    if last.outTangent != .zero || first.inTangent != .zero { append(from: last, to: first, &elements, map) }
    elements.append(.close)
  }

  private func append(from start: Vertex, to end: Vertex, _ elements: inout [Path.Element], _ map: Affine) {
    let point = map.applied(to: end.point)
    if start.outTangent == .zero && end.inTangent == .zero {
      elements.append(.line(to: point))
    } else {
      elements.append(
        .cubic(
          control1: map.applied(to: start.point + start.outTangent),
          control2: map.applied(to: end.point + end.inTangent), to: point))
    }
  }
}
