internal import JSONText
internal import MotionPaths
internal import MotionValues

/// Joins the shapes before it into one (`mm`).
struct MergePaths: Sendable {
  /// The way to combine what the shapes fill; nil if they are only drawn as one path.
  let operation: BooleanOperation?
  /// Whether points covered by an even number of shapes are outside.
  var isExclusive: Bool { operation == .symmetricDifference }

  init(reading json: JSONValue, reader: inout LottieReader) {
    reader.count(.merge)
    switch reader.number(json["mm"]) ?? 1 {
    case 1: operation = nil
    case 2: operation = .union
    case 3: operation = .subtraction
    case 4: operation = .intersection
    case 5: operation = .symmetricDifference
    default:
      operation = nil
      reader.warn("merge of paths", .approximate, "the shapes are drawn as one path", at: json["mm"] ?? json)
    }
  }

  /// The outlines of the combined shapes; nil if they are only drawn as one path, or if it takes too many comparisons.
  ///
  /// The first shape of the list is the base, the others change it one after the other. After Effects says that
  /// "Subtract" takes the underlying paths from the topmost one, and Skottie's `MergePaths.cpp` does the same. Each
  /// shape fills by the non-zero rule, as there.
  func outlines(of slots: ArraySlice<ShapeSlot>, steps: inout Int) -> [Outline]? {
    guard let operation, slots.count > 1, let first = slots.first else { return nil }
    var path = Path(first.outlines, map: first.map)
    for slot in slots.dropFirst() {
      let other = Path(slot.outlines, map: slot.map)
      guard let combined = path.combined(with: other, operation, eoFill: false, steps: &steps) else { return nil }
      path = combined
    }
    return path.subpaths.map { Outline($0) }
  }
}

extension Outline {
  /// The outline of a closed subpath of lines and cubics.
  fileprivate init(_ subpath: Subpath) {
    vertices = [Vertex(point: subpath.start)]
    isClosed = true
    for segment in subpath.segments {
      if case .cubic(let start, let control1, let control2, let end) = segment {
        vertices[vertices.count - 1].outTangent = control1 - start
        vertices.append(Vertex(point: segment.end, inTangent: control2 - end))
      } else {
        vertices.append(Vertex(point: segment.end))
      }
    }
    // The last segment ends at the first vertex.
    if vertices.count > 1, let last = vertices.popLast() { vertices[0].inTangent = last.inTangent }
  }
}
