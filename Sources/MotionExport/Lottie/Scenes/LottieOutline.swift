import MotionCurves
internal import MotionPaths
internal import RealModule

/// A subpath in each frame, as Lottie's vertices with their tangents.
struct LottieOutline {
  var isClosed: Bool
  /// For each frame, the x and y of each vertex, of its incoming and of its outgoing tangent.
  ///
  /// Both tangents are relative to the vertex.
  var frames: [[Double]]

  /// The numbers of a vertex.
  static let stride = 6

  /// The subpaths of paths with the same elements, one path for each frame.
  ///
  /// - Parameters:
  ///   - paths: a path for each frame.
  ///   - tolerance: the largest distance of a cubic from its arc, if cubics of a quarter turn are too coarse.
  /// - Returns: the outlines, without subpaths that have no segments.
  static func outlines(of paths: [Path], tolerance: Double) -> [LottieOutline] {
    let frames = paths.map { $0.subpaths }
    return frames[0].indices.compactMap { index in
      outline(of: frames.map { $0[index] }, tolerance: tolerance)
    }
  }

  /// The outline of a subpath; nil for a subpath without segments, which draws nothing.
  private static func outline(of subpaths: [Subpath], tolerance: Double) -> LottieOutline? {
    let isClosed = subpaths[0].isClosed
    // The line of a close leads from the last vertex to the first.
    let count = subpaths[0].segments.count - (isClosed ? 1 : 0)
    guard count > 0 else { return nil }
    var frames = subpaths.map { Vertices(start: $0.start) }
    for segment in 0..<count {
      let pieces = subpaths.reduce(1) { max($0, $1.segments[segment].pieceCount(tolerance: tolerance)) }
      for frame in frames.indices { frames[frame].append(subpaths[frame].segments[segment], pieces: pieces) }
    }
    if isClosed && frames.allSatisfy({ $0.isRound }) {
      for frame in frames.indices { frames[frame].joinEnds() }
    }
    return LottieOutline(isClosed: isClosed, frames: frames.map { $0.numbers })
  }

  /// The points and control points of a frame's numbers.
  static func points(of numbers: [Double]) -> [SIMD2<Double>] {
    Swift.stride(from: 0, to: numbers.count, by: stride).flatMap { index in
      let point = SIMD2(numbers[index], numbers[index + 1])
      return [
        point, point + SIMD2(numbers[index + 2], numbers[index + 3]),
        point + SIMD2(numbers[index + 4], numbers[index + 5]),
      ]
    }
  }

  /// Numbers of a frame as Lottie's object of a Bézier.
  func json(_ numbers: [Double], decimals: Int) -> String {
    func list(_ offset: Int) -> String {
      let points = Swift.stride(from: offset, to: numbers.count, by: Self.stride).map {
        [numbers[$0], numbers[$0 + 1]].lottieList(decimals)
      }
      return "[\(points.joined(separator: ","))]"
    }
    return "{\"c\":\(isClosed),\"v\":\(list(0)),\"i\":\(list(2)),\"o\":\(list(4))}"
  }

  /// An upper bound of the length in a frame.
  func length(in frame: Int) -> Double {
    let points = Self.points(of: frames[frame])
    var length = 0.0
    for vertex in Swift.stride(from: 0, to: points.count, by: 3) {
      let isLast = vertex + 3 >= points.count
      if isLast && !isClosed { break }
      let next = isLast ? 0 : vertex + 3
      let (out, into) = (points[vertex + 2], points[next + 1])
      length += (out - points[vertex]).norm + (into - out).norm + (points[next] - into).norm
    }
    return length
  }
}

/// The vertices of a subpath in the making.
private struct Vertices {
  private var points: [SIMD2<Double>]
  private var incoming: [SIMD2<Double>] = [.zero]
  private var outgoing: [SIMD2<Double>] = [.zero]

  init(start: SIMD2<Double>) { points = [start] }

  mutating func append(_ segment: PathSegment, pieces: Int) {
    for piece in 0..<pieces {
      append(segment.cubic(from: Double(piece) / Double(pieces), to: Double(piece + 1) / Double(pieces)))
    }
  }

  private mutating func append(_ cubic: PathSegment.Controls) {
    outgoing[outgoing.count - 1] = cubic.control1 - points[points.count - 1]
    points.append(cubic.end)
    incoming.append(cubic.control2 - cubic.end)
    outgoing.append(.zero)
  }

  /// Whether the subpath ends where it began.
  var isRound: Bool {
    points.count > 2 && (points[points.count - 1] - points[0]).norm <= 1e-9 * max(1, points[0].norm)
  }

  /// Merges the last vertex into the first.
  mutating func joinEnds() {
    incoming[0] = incoming[incoming.count - 1]
    points.removeLast()
    incoming.removeLast()
    outgoing.removeLast()
  }

  var numbers: [Double] {
    points.indices.flatMap { index in
      [points[index], incoming[index], outgoing[index]].flatMap { [$0.x, $0.y] }
    }
  }
}

extension PathSegment {
  /// The control points of a cubic, and its end.
  fileprivate struct Controls {
    var control1, control2, end: SIMD2<Double>
  }

  /// The distance of a cubic of a quarter turn from the arc, as a part of the radius.
  private static let quarterError = 2.8e-4

  /// The number of cubics for the segment.
  ///
  /// An arc takes one for each quarter turn, a large arc one for each eighth.
  fileprivate func pieceCount(tolerance: Double) -> Int {
    guard case .arc(let arc) = self else { return 1 }
    let quarters = max(1, (arc.sweep.magnitude / (0.5 * .pi) - 1e-9).rounded(.up))
    return Int(quarters) * (Self.quarterError * arc.radii.max() > tolerance ? 2 : 1)
  }

  /// A part of the segment as a cubic; lines have no tangents.
  fileprivate func cubic(from start: Double, to end: Double) -> Controls {
    switch self {
    case .line:
      let (first, last) = (start == 0 ? self.start : position(at: start), end == 1 ? self.end : position(at: end))
      return Controls(control1: first, control2: last, end: last)
    case .quadratic(let first, let control, let last):
      return Controls(
        control1: first + (control - first) * (2 / 3.0), control2: last + (control - last) * (2 / 3.0), end: last)
    case .cubic(_, let control1, let control2, let end):
      return Controls(control1: control1, control2: control2, end: end)
    case .arc(let arc):
      // 4/3·tan(θ/4) radii along the tangents, for a piece of the angle θ.
      let angle = arc.sweep * (end - start)
      let handle = 4 / 3.0 * Double.tan(angle / 4) / arc.sweep
      let last = end == 1 ? self.end : arc.position(at: end)
      return Controls(
        control1: (start == 0 ? self.start : arc.position(at: start)) + arc.derivative(at: start) * handle,
        control2: last - arc.derivative(at: end) * handle, end: last)
    }
  }
}
