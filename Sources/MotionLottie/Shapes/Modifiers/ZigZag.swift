internal import JSONText
internal import MotionPaths

/// Makes waves or teeth of the segments of outlines (`zz`).
struct ZigZag: Sendable {
  private var amplitude: Property<Double>
  /// The ridges of each segment.
  private var ridges: Property<Double>
  /// 1 for corners, 2 for smooth points.
  private var pointType: Property<Double>

  init(reading json: JSONValue, reader: inout LottieReader) {
    reader.count(.zigZag)
    amplitude = reader.number(json["s"], default: 0)
    ridges = reader.number(json["r"], default: 0)
    pointType = reader.number(json["pt"], default: 1)
  }

  var isConstant: Bool { amplitude.isConstant && ridges.isConstant && pointType.isConstant }

  /// The waves at a frame.
  func wave(at frame: Double) -> Wave {
    let ridges = (ridges.value(at: frame) + 0.5).rounded(.down)
    return Wave(
      amplitude: amplitude.value(at: frame),
      ridges: ridges > 0 ? Int(min(ridges, Double(LottieLimits.ridges))) : 0,
      isSmooth: pointType.value(at: frame) == 2)
  }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Size", &amplitude)
    visitor.visit("Ridges", &ridges)
  }

  /// The shape of the waves.
  struct Wave {
    var amplitude: Double
    var ridges: Int
    var isSmooth: Bool
  }
}

extension Outline {
  /// The outline with each vertex, and evenly spaced points of each segment, displaced along the normal in turn.
  ///
  /// A closed outline ends with its first vertex once more, which may be displaced to the other side. The direction at
  /// a vertex is that from the vertex before to the vertex after, around the outline even if it is open.
  func zigZagged(_ wave: ZigZag.Wave) -> Outline {
    guard segmentCount > 0 else { return self }
    var result = Outline(isClosed: isClosed)
    result.vertices.reserveCapacity((wave.ridges + 1) * segmentCount + 1)
    var side = -1.0
    for index in 0...segmentCount {
      result.vertices.append(corner(index % vertices.count, side, wave))
      side = -side
      guard index < segmentCount else { break }
      let cubic = pathSegment(index)
      let handle = wave.handle((cubic.end - cubic.start).length)
      for ridge in 0..<wave.ridges {
        let parameter = Double(ridge + 1) / Double(wave.ridges + 1)
        let direction = cubic.derivative(at: parameter)
        result.vertices.append(
          wave.vertex(cubic.position(at: parameter), direction, side, inHandle: handle, outHandle: handle))
        side = -side
      }
    }
    return result
  }

  private func corner(_ index: Int, _ side: Double, _ wave: ZigZag.Wave) -> Vertex {
    let point = vertices[index].point
    let before = vertices[index == 0 ? vertices.count - 1 : index - 1].point
    let after = vertices[index == vertices.count - 1 ? 0 : index + 1].point
    return wave.vertex(
      point, after - before, side, inHandle: wave.handle((point - before).length),
      outHandle: wave.handle((after - point).length))
  }

  /// A segment as a cubic; a line has its control points at thirds, so that its parameter is even.
  func pathSegment(_ index: Int) -> PathSegment {
    let (start, control1, control2, end) = segment(index)
    guard isLine(index) else { return .cubic(from: start, control1: control1, control2: control2, to: end) }
    let third = (end - start) / 3
    return .cubic(from: start, control1: start + third, control2: end - third, to: end)
  }
}

extension ZigZag.Wave {
  /// The length of a tangent beside a segment, by the distance between the ends of the segment.
  fileprivate func handle(_ distance: Double) -> Double {
    isSmooth ? distance / (2 * Double(ridges + 1)) : 0
  }

  /// A vertex displaced to a side of a direction; side 1 is the left, where y points down.
  fileprivate func vertex(
    _ point: SIMD2<Double>, _ direction: SIMD2<Double>, _ side: Double, inHandle: Double, outHandle: Double
  ) -> Outline.Vertex {
    let length = direction.length
    // Without a direction the displacement is along x.
    let unit = length > 0 ? direction / length : SIMD2(0, 1)
    let normal = SIMD2(unit.y, -unit.x)
    return Outline.Vertex(
      point: point + normal * (side * amplitude), inTangent: unit * -inHandle, outTangent: unit * outHandle)
  }
}

extension SIMD2<Double> {
  /// The distance from the origin.
  var length: Double { (self * self).sum().squareRoot() }
}
